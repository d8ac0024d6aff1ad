# No read is stale: what is stored is read after an invalidate, or for the first time, or is what was there before.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules without R-SUST-33
sampler 0 { }
texture 0 { raw 6014920f 20000000 00400000 00000004 e080001f 80000007 00000000 00000000 }   # TWO_D 32 x 8 x 1, R32 UINT, pitch 128
bytes 0x20000000 0154a7fa 0255a8fb 0356a9fc 0457aafd 0558abfe 0659acff 075aad01 085bae02
bytes 0x20000020 095caf03 0a5db004 0b5eb105 0c5fb206 0d60b307 0e61b408 0f62b509 1063b60a
bytes 0x20000040 1164b70b 1265b80c 1366b90d 1467ba0e 1568bb0f 1669bc10 176abd11 186bbe12
bytes 0x20000060 196cbf13 1a6dc014 1b6ec115 1c6fc216 1d70c317 1e71c418 1f72c519 2073c61a
bytes 0x20000080 2174c71b 2275c81c 2376c91d 2477ca1e 2578cb1f 2679cc20 277acd21 287bce22
bytes 0x200000a0 297ccf23 2a7dd024 2b7ed125 2c7fd226 2d80d327 2e81d428 2f82d529 3083d62a
bytes 0x200000c0 3184d72b 3285d82c 3386d92d 3487da2e 3588db2f 3689dc30 378add31 388bde32
bytes 0x200000e0 398cdf33 3a8de034 3b8ee135 3c8fe236 3d90e337 3e91e438 3f92e539 4093e63a
bytes 0x20000100 4194e73b 4295e83c 4396e93d 4497ea3e 4598eb3f 4699ec40 479aed41 489bee42
bytes 0x20000120 499cef43 4a9df044 4b9ef145 4c9ff246 4da0f347 4ea1f448 4fa2f549 50a3f64a
bytes 0x20000140 51a4f74b 52a5f84c 53a6f94d 54a7fa4e 55a8fb4f 56a9fc50 57aafd51 58abfe52
bytes 0x20000160 59acff53 5aad0154 5bae0255 5caf0356 5db00457 5eb10558 5fb20659 60b3075a
bytes 0x20000180 61b4085b 62b5095c 63b60a5d 64b70b5e 65b80c5f 66b90d60 67ba0e61 68bb0f62
bytes 0x200001a0 69bc1063 6abd1164 6bbe1265 6cbf1366 6dc01467 6ec11568 6fc21669 70c3176a
bytes 0x200001c0 71c4186b 72c5196c 73c61a6d 74c71b6e 75c81c6f 76c91d70 77ca1e71 78cb1f72
bytes 0x200001e0 79cc2073 7acd2174 7bce2275 7ccf2376 7dd02477 7ed12578 7fd22679 80d3277a
bytes 0x20000200 81d4287b 82d5297c 83d62a7d 84d72b7e 85d82c7f 86d92d80 87da2e81 88db2f82
bytes 0x20000220 89dc3083 8add3184 8bde3285 8cdf3386 8de03487 8ee13588 8fe23689 90e3378a
bytes 0x20000240 91e4388b 92e5398c 93e63a8d 94e73b8e 95e83c8f 96e93d90 97ea3e91 98eb3f92
bytes 0x20000260 99ec4093 9aed4194 9bee4295 9cef4396 9df04497 9ef14598 9ff24699 a0f3479a
bytes 0x20000280 a1f4489b a2f5499c a3f64a9d a4f74b9e a5f84c9f a6f94da0 a7fa4ea1 a8fb4fa2
bytes 0x200002a0 a9fc50a3 aafd51a4 abfe52a5 acff53a6 ad0154a7 ae0255a8 af0356a9 b00457aa
bytes 0x200002c0 b10558ab b20659ac b3075aad b4085bae b5095caf b60a5db0 b70b5eb1 b80c5fb2
bytes 0x200002e0 b90d60b3 ba0e61b4 bb0f62b5 bc1063b6 bd1164b7 be1265b8 bf1366b9 c01467ba
bytes 0x20000300 c11568bb c21669bc c3176abd c4186bbe c5196cbf c61a6dc0 c71b6ec1 c81c6fc2
bytes 0x20000320 c91d70c3 ca1e71c4 cb1f72c5 cc2073c6 cd2174c7 ce2275c8 cf2376c9 d02477ca
bytes 0x20000340 d12578cb d22679cc d3277acd d4287bce d5297ccf d62a7dd0 d72b7ed1 d82c7fd2
bytes 0x20000360 d92d80d3 da2e81d4 db2f82d5 dc3083d6 dd3184d7 de3285d8 df3386d9 e03487da
bytes 0x20000380 e13588db e23689dc e3378add e4388bde e5398cdf e63a8de0 e73b8ee1 e83c8fe2
bytes 0x200003a0 e93d90e3 ea3e91e4 eb3f92e5 ec4093e6 ed4194e7 ee4295e8 ef4396e9 f04497ea
bytes 0x200003c0 f14598eb f24699ec f3479aed f4489bee f5499cef f64a9df0 f74b9ef1 f84c9ff2
bytes 0x200003e0 f94da0f3 fa4ea1f4 fb4fa2f5 fc50a3f6 fd51a4f7 fe52a5f8 ff53a6f9 0154a7fa
handle 0x0 0x0
warp 34 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x61000000 0x61000001 0x61000002 0x61000003 0x61000004 0x61000005 0x61000006 0x61000007 0x61000008 0x61000009
      0x6100000a 0x6100000b 0x6100000c 0x6100000d 0x6100000e 0x6100000f 0x61000010 0x61000011 0x61000012
      0x61000013 0x61000014 0x61000015 0x61000016 0x61000017 0x61000018 0x61000019 0x6100001a 0x6100001b
      0x6100001c 0x6100001d 0x6100001e 0x6100001f }
    expect all surface.action = "store"
}
wait
warp 42 {   # read for the first time
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x61000000  R9 = 0x61000001  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x61000001  R9 = 0x61000002  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x61000002  R9 = 0x61000003  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x61000003  R9 = 0x61000004  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x61000004  R9 = 0x61000005  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x61000005  R9 = 0x61000006  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x61000006  R9 = 0x61000007  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x61000007  R9 = 0x61000008  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x61000008  R9 = 0x61000009  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x61000009  R9 = 0x6100000a  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x6100000a  R9 = 0x6100000b  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x6100000b  R9 = 0x6100000c  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x6100000c  R9 = 0x6100000d  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x6100000d  R9 = 0x6100000e  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x6100000e  R9 = 0x6100000f  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x6100000f  R9 = 0x61000010  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x61000010  R9 = 0x61000011  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x61000011  R9 = 0x61000012  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x61000012  R9 = 0x61000013  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x61000013  R9 = 0x61000014  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x61000014  R9 = 0x61000015  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x61000015  R9 = 0x61000016  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x61000016  R9 = 0x61000017  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x61000017  R9 = 0x61000018  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x61000018  R9 = 0x61000019  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x61000019  R9 = 0x6100001a  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x6100001a  R9 = 0x6100001b  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x6100001b  R9 = 0x6100001c  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x6100001c  R9 = 0x6100001d  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x6100001d  R9 = 0x6100001e  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x6100001e  R9 = 0x6100001f  R10 = 0x1ac67320  R11 = 0x19c5721f
}
wait
warp 15 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x61000000 0x61000001 0x61000002 0x61000003 0x61000004 0x61000005 0x61000006 0x61000007 0x61000008 0x61000009
      0x6100000a 0x6100000b 0x6100000c 0x6100000d 0x6100000e 0x6100000f 0x61000010 0x61000011 0x61000012
      0x61000013 0x61000014 0x61000015 0x61000016 0x61000017 0x61000018 0x61000019 0x6100001a 0x6100001b
      0x6100001c 0x6100001d 0x6100001e 0x6100001f }
    expect all surface.action = "store"
}
wait
warp 23 {   # the same again
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x61000000  R9 = 0x61000001  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x61000001  R9 = 0x61000002  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x61000002  R9 = 0x61000003  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x61000003  R9 = 0x61000004  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x61000004  R9 = 0x61000005  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x61000005  R9 = 0x61000006  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x61000006  R9 = 0x61000007  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x61000007  R9 = 0x61000008  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x61000008  R9 = 0x61000009  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x61000009  R9 = 0x6100000a  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x6100000a  R9 = 0x6100000b  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x6100000b  R9 = 0x6100000c  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x6100000c  R9 = 0x6100000d  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x6100000d  R9 = 0x6100000e  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x6100000e  R9 = 0x6100000f  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x6100000f  R9 = 0x61000010  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x61000010  R9 = 0x61000011  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x61000011  R9 = 0x61000012  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x61000012  R9 = 0x61000013  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x61000013  R9 = 0x61000014  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x61000014  R9 = 0x61000015  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x61000015  R9 = 0x61000016  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x61000016  R9 = 0x61000017  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x61000017  R9 = 0x61000018  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x61000018  R9 = 0x61000019  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x61000019  R9 = 0x6100001a  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x6100001a  R9 = 0x6100001b  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x6100001b  R9 = 0x6100001c  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x6100001c  R9 = 0x6100001d  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x6100001d  R9 = 0x6100001e  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x6100001e  R9 = 0x6100001f  R10 = 0x1ac67320  R11 = 0x19c5721f
}
wait
warp 60 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x62000000 0x62000001 0x62000002 0x62000003 0x62000004 0x62000005 0x62000006 0x62000007 0x62000008 0x62000009
      0x6200000a 0x6200000b 0x6200000c 0x6200000d 0x6200000e 0x6200000f 0x62000010 0x62000011 0x62000012
      0x62000013 0x62000014 0x62000015 0x62000016 0x62000017 0x62000018 0x62000019 0x6200001a 0x6200001b
      0x6200001c 0x6200001d 0x6200001e 0x6200001f }
    expect all surface.action = "store"
}
invalidate wait
warp 4 {   # row 1 after an invalidate
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 2.0 / 8
    expect lane 0 R8 = 0x3be79441  R9 = 0x3ce89542  R10 = 0x62000001  R11 = 0x62000000
    expect lane 1 R8 = 0x3ce89542  R9 = 0x3de99643  R10 = 0x62000002  R11 = 0x62000001
    expect lane 2 R8 = 0x3de99643  R9 = 0x3eea9744  R10 = 0x62000003  R11 = 0x62000002
    expect lane 3 R8 = 0x3eea9744  R9 = 0x3feb9845  R10 = 0x62000004  R11 = 0x62000003
    expect lane 4 R8 = 0x3feb9845  R9 = 0x40ec9946  R10 = 0x62000005  R11 = 0x62000004
    expect lane 5 R8 = 0x40ec9946  R9 = 0x41ed9a47  R10 = 0x62000006  R11 = 0x62000005
    expect lane 6 R8 = 0x41ed9a47  R9 = 0x42ee9b48  R10 = 0x62000007  R11 = 0x62000006
    expect lane 7 R8 = 0x42ee9b48  R9 = 0x43ef9c49  R10 = 0x62000008  R11 = 0x62000007
    expect lane 8 R8 = 0x43ef9c49  R9 = 0x44f09d4a  R10 = 0x62000009  R11 = 0x62000008
    expect lane 9 R8 = 0x44f09d4a  R9 = 0x45f19e4b  R10 = 0x6200000a  R11 = 0x62000009
    expect lane 10 R8 = 0x45f19e4b  R9 = 0x46f29f4c  R10 = 0x6200000b  R11 = 0x6200000a
    expect lane 11 R8 = 0x46f29f4c  R9 = 0x47f3a04d  R10 = 0x6200000c  R11 = 0x6200000b
    expect lane 12 R8 = 0x47f3a04d  R9 = 0x48f4a14e  R10 = 0x6200000d  R11 = 0x6200000c
    expect lane 13 R8 = 0x48f4a14e  R9 = 0x49f5a24f  R10 = 0x6200000e  R11 = 0x6200000d
    expect lane 14 R8 = 0x49f5a24f  R9 = 0x4af6a350  R10 = 0x6200000f  R11 = 0x6200000e
    expect lane 15 R8 = 0x4af6a350  R9 = 0x4bf7a451  R10 = 0x62000010  R11 = 0x6200000f
    expect lane 16 R8 = 0x4bf7a451  R9 = 0x4cf8a552  R10 = 0x62000011  R11 = 0x62000010
    expect lane 17 R8 = 0x4cf8a552  R9 = 0x4df9a653  R10 = 0x62000012  R11 = 0x62000011
    expect lane 18 R8 = 0x4df9a653  R9 = 0x4efaa754  R10 = 0x62000013  R11 = 0x62000012
    expect lane 19 R8 = 0x4efaa754  R9 = 0x4ffba855  R10 = 0x62000014  R11 = 0x62000013
    expect lane 20 R8 = 0x4ffba855  R9 = 0x50fca956  R10 = 0x62000015  R11 = 0x62000014
    expect lane 21 R8 = 0x50fca956  R9 = 0x51fdaa57  R10 = 0x62000016  R11 = 0x62000015
    expect lane 22 R8 = 0x51fdaa57  R9 = 0x52feab58  R10 = 0x62000017  R11 = 0x62000016
    expect lane 23 R8 = 0x52feab58  R9 = 0x53ffac59  R10 = 0x62000018  R11 = 0x62000017
    expect lane 24 R8 = 0x53ffac59  R9 = 0x5401ad5a  R10 = 0x62000019  R11 = 0x62000018
    expect lane 25 R8 = 0x5401ad5a  R9 = 0x5502ae5b  R10 = 0x6200001a  R11 = 0x62000019
    expect lane 26 R8 = 0x5502ae5b  R9 = 0x5603af5c  R10 = 0x6200001b  R11 = 0x6200001a
    expect lane 27 R8 = 0x5603af5c  R9 = 0x5704b05d  R10 = 0x6200001c  R11 = 0x6200001b
    expect lane 28 R8 = 0x5704b05d  R9 = 0x5805b15e  R10 = 0x6200001d  R11 = 0x6200001c
    expect lane 29 R8 = 0x5805b15e  R9 = 0x5906b25f  R10 = 0x6200001e  R11 = 0x6200001d
    expect lane 30 R8 = 0x5906b25f  R9 = 0x5a07b360  R10 = 0x6200001f  R11 = 0x6200001e
}
expect memory 0x20000080 = 00000062 01000062 02000062 03000062 04000062 05000062 06000062 07000062
expect memory 0x200000a0 = 08000062 09000062 0a000062 0b000062 0c000062 0d000062 0e000062 0f000062
expect memory 0x200000c0 = 10000062 11000062 12000062 13000062 14000062 15000062 16000062 17000062
expect memory 0x200000e0 = 18000062 19000062 1a000062 1b000062 1c000062 1d000062 1e000062 1f000062
expect register COUNT_STORES = 96
expect register COUNT_WRITES = 12
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
