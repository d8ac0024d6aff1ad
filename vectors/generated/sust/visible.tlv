# A store leaves the texel cache as it is. A line that was read before is read as it was, until an invalidate makes
# the store visible; a line that was not read before is read as the store left it.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-33
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
warp 34 {   # rows 0 and 1, as they are
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x1bc77421  R9 = 0x1cc87522  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x1cc87522  R9 = 0x1dc97623  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x1dc97623  R9 = 0x1eca7724  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x1eca7724  R9 = 0x1fcb7825  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x1fcb7825  R9 = 0x20cc7926  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x20cc7926  R9 = 0x21cd7a27  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x21cd7a27  R9 = 0x22ce7b28  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x22ce7b28  R9 = 0x23cf7c29  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x23cf7c29  R9 = 0x24d07d2a  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x24d07d2a  R9 = 0x25d17e2b  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x25d17e2b  R9 = 0x26d27f2c  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x26d27f2c  R9 = 0x27d3802d  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x27d3802d  R9 = 0x28d4812e  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x28d4812e  R9 = 0x29d5822f  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x29d5822f  R9 = 0x2ad68330  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x2ad68330  R9 = 0x2bd78431  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x2bd78431  R9 = 0x2cd88532  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x2cd88532  R9 = 0x2dd98633  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x2dd98633  R9 = 0x2eda8734  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x2eda8734  R9 = 0x2fdb8835  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x2fdb8835  R9 = 0x30dc8936  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x30dc8936  R9 = 0x31dd8a37  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x31dd8a37  R9 = 0x32de8b38  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x32de8b38  R9 = 0x33df8c39  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x33df8c39  R9 = 0x34e08d3a  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x34e08d3a  R9 = 0x35e18e3b  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x35e18e3b  R9 = 0x36e28f3c  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x36e28f3c  R9 = 0x37e3903d  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x37e3903d  R9 = 0x38e4913e  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x38e4913e  R9 = 0x39e5923f  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x39e5923f  R9 = 0x3ae69340  R10 = 0x1ac67320  R11 = 0x19c5721f
}
wait
warp 7 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x51000000 0x51000001 0x51000002 0x51000003 0x51000004 0x51000005 0x51000006 0x51000007 0x51000008 0x51000009
      0x5100000a 0x5100000b 0x5100000c 0x5100000d 0x5100000e 0x5100000f 0x51000010 0x51000011 0x51000012
      0x51000013 0x51000014 0x51000015 0x51000016 0x51000017 0x51000018 0x51000019 0x5100001a 0x5100001b
      0x5100001c 0x5100001d 0x5100001e 0x5100001f }
    expect all surface.action = "store"
}
wait
warp 15 {   # row 1 is stale
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x1bc77421  R9 = 0x1cc87522  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x1cc87522  R9 = 0x1dc97623  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x1dc97623  R9 = 0x1eca7724  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x1eca7724  R9 = 0x1fcb7825  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x1fcb7825  R9 = 0x20cc7926  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x20cc7926  R9 = 0x21cd7a27  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x21cd7a27  R9 = 0x22ce7b28  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x22ce7b28  R9 = 0x23cf7c29  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x23cf7c29  R9 = 0x24d07d2a  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x24d07d2a  R9 = 0x25d17e2b  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x25d17e2b  R9 = 0x26d27f2c  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x26d27f2c  R9 = 0x27d3802d  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x27d3802d  R9 = 0x28d4812e  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x28d4812e  R9 = 0x29d5822f  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x29d5822f  R9 = 0x2ad68330  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x2ad68330  R9 = 0x2bd78431  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x2bd78431  R9 = 0x2cd88532  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x2cd88532  R9 = 0x2dd98633  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x2dd98633  R9 = 0x2eda8734  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x2eda8734  R9 = 0x2fdb8835  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x2fdb8835  R9 = 0x30dc8936  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x30dc8936  R9 = 0x31dd8a37  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x31dd8a37  R9 = 0x32de8b38  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x32de8b38  R9 = 0x33df8c39  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x33df8c39  R9 = 0x34e08d3a  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x34e08d3a  R9 = 0x35e18e3b  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x35e18e3b  R9 = 0x36e28f3c  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x36e28f3c  R9 = 0x37e3903d  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x37e3903d  R9 = 0x38e4913e  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x38e4913e  R9 = 0x39e5923f  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x39e5923f  R9 = 0x3ae69340  R10 = 0x1ac67320  R11 = 0x19c5721f
}
warp 51 {   # row 1 is stale, row 2 is read for the first time
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 2.0 / 8
    expect lane 0 R8 = 0x3be79441  R9 = 0x3ce89542  R10 = 0x1cc87522  R11 = 0x1bc77421
    expect lane 1 R8 = 0x3ce89542  R9 = 0x3de99643  R10 = 0x1dc97623  R11 = 0x1cc87522
    expect lane 2 R8 = 0x3de99643  R9 = 0x3eea9744  R10 = 0x1eca7724  R11 = 0x1dc97623
    expect lane 3 R8 = 0x3eea9744  R9 = 0x3feb9845  R10 = 0x1fcb7825  R11 = 0x1eca7724
    expect lane 4 R8 = 0x3feb9845  R9 = 0x40ec9946  R10 = 0x20cc7926  R11 = 0x1fcb7825
    expect lane 5 R8 = 0x40ec9946  R9 = 0x41ed9a47  R10 = 0x21cd7a27  R11 = 0x20cc7926
    expect lane 6 R8 = 0x41ed9a47  R9 = 0x42ee9b48  R10 = 0x22ce7b28  R11 = 0x21cd7a27
    expect lane 7 R8 = 0x42ee9b48  R9 = 0x43ef9c49  R10 = 0x23cf7c29  R11 = 0x22ce7b28
    expect lane 8 R8 = 0x43ef9c49  R9 = 0x44f09d4a  R10 = 0x24d07d2a  R11 = 0x23cf7c29
    expect lane 9 R8 = 0x44f09d4a  R9 = 0x45f19e4b  R10 = 0x25d17e2b  R11 = 0x24d07d2a
    expect lane 10 R8 = 0x45f19e4b  R9 = 0x46f29f4c  R10 = 0x26d27f2c  R11 = 0x25d17e2b
    expect lane 11 R8 = 0x46f29f4c  R9 = 0x47f3a04d  R10 = 0x27d3802d  R11 = 0x26d27f2c
    expect lane 12 R8 = 0x47f3a04d  R9 = 0x48f4a14e  R10 = 0x28d4812e  R11 = 0x27d3802d
    expect lane 13 R8 = 0x48f4a14e  R9 = 0x49f5a24f  R10 = 0x29d5822f  R11 = 0x28d4812e
    expect lane 14 R8 = 0x49f5a24f  R9 = 0x4af6a350  R10 = 0x2ad68330  R11 = 0x29d5822f
    expect lane 15 R8 = 0x4af6a350  R9 = 0x4bf7a451  R10 = 0x2bd78431  R11 = 0x2ad68330
    expect lane 16 R8 = 0x4bf7a451  R9 = 0x4cf8a552  R10 = 0x2cd88532  R11 = 0x2bd78431
    expect lane 17 R8 = 0x4cf8a552  R9 = 0x4df9a653  R10 = 0x2dd98633  R11 = 0x2cd88532
    expect lane 18 R8 = 0x4df9a653  R9 = 0x4efaa754  R10 = 0x2eda8734  R11 = 0x2dd98633
    expect lane 19 R8 = 0x4efaa754  R9 = 0x4ffba855  R10 = 0x2fdb8835  R11 = 0x2eda8734
    expect lane 20 R8 = 0x4ffba855  R9 = 0x50fca956  R10 = 0x30dc8936  R11 = 0x2fdb8835
    expect lane 21 R8 = 0x50fca956  R9 = 0x51fdaa57  R10 = 0x31dd8a37  R11 = 0x30dc8936
    expect lane 22 R8 = 0x51fdaa57  R9 = 0x52feab58  R10 = 0x32de8b38  R11 = 0x31dd8a37
    expect lane 23 R8 = 0x52feab58  R9 = 0x53ffac59  R10 = 0x33df8c39  R11 = 0x32de8b38
    expect lane 24 R8 = 0x53ffac59  R9 = 0x5401ad5a  R10 = 0x34e08d3a  R11 = 0x33df8c39
    expect lane 25 R8 = 0x5401ad5a  R9 = 0x5502ae5b  R10 = 0x35e18e3b  R11 = 0x34e08d3a
    expect lane 26 R8 = 0x5502ae5b  R9 = 0x5603af5c  R10 = 0x36e28f3c  R11 = 0x35e18e3b
    expect lane 27 R8 = 0x5603af5c  R9 = 0x5704b05d  R10 = 0x37e3903d  R11 = 0x36e28f3c
    expect lane 28 R8 = 0x5704b05d  R9 = 0x5805b15e  R10 = 0x38e4913e  R11 = 0x37e3903d
    expect lane 29 R8 = 0x5805b15e  R9 = 0x5906b25f  R10 = 0x39e5923f  R11 = 0x38e4913e
    expect lane 30 R8 = 0x5906b25f  R9 = 0x5a07b360  R10 = 0x3ae69340  R11 = 0x39e5923f
}
wait invalidate descriptors
warp 24 {   # these caches hold no texels: row 1 is stale
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x1bc77421  R9 = 0x1cc87522  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x1cc87522  R9 = 0x1dc97623  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x1dc97623  R9 = 0x1eca7724  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x1eca7724  R9 = 0x1fcb7825  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x1fcb7825  R9 = 0x20cc7926  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x20cc7926  R9 = 0x21cd7a27  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x21cd7a27  R9 = 0x22ce7b28  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x22ce7b28  R9 = 0x23cf7c29  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x23cf7c29  R9 = 0x24d07d2a  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x24d07d2a  R9 = 0x25d17e2b  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x25d17e2b  R9 = 0x26d27f2c  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x26d27f2c  R9 = 0x27d3802d  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x27d3802d  R9 = 0x28d4812e  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x28d4812e  R9 = 0x29d5822f  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x29d5822f  R9 = 0x2ad68330  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x2ad68330  R9 = 0x2bd78431  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x2bd78431  R9 = 0x2cd88532  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x2cd88532  R9 = 0x2dd98633  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x2dd98633  R9 = 0x2eda8734  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x2eda8734  R9 = 0x2fdb8835  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x2fdb8835  R9 = 0x30dc8936  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x30dc8936  R9 = 0x31dd8a37  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x31dd8a37  R9 = 0x32de8b38  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x32de8b38  R9 = 0x33df8c39  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x33df8c39  R9 = 0x34e08d3a  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x34e08d3a  R9 = 0x35e18e3b  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x35e18e3b  R9 = 0x36e28f3c  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x36e28f3c  R9 = 0x37e3903d  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x37e3903d  R9 = 0x38e4913e  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x38e4913e  R9 = 0x39e5923f  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x39e5923f  R9 = 0x3ae69340  R10 = 0x1ac67320  R11 = 0x19c5721f
}
wait invalidate texels
warp 61 {   # row 1 is new
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x51000000  R9 = 0x51000001  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x51000001  R9 = 0x51000002  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x51000002  R9 = 0x51000003  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x51000003  R9 = 0x51000004  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x51000004  R9 = 0x51000005  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x51000005  R9 = 0x51000006  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x51000006  R9 = 0x51000007  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x51000007  R9 = 0x51000008  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x51000008  R9 = 0x51000009  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x51000009  R9 = 0x5100000a  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x5100000a  R9 = 0x5100000b  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x5100000b  R9 = 0x5100000c  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x5100000c  R9 = 0x5100000d  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x5100000d  R9 = 0x5100000e  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x5100000e  R9 = 0x5100000f  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x5100000f  R9 = 0x51000010  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x51000010  R9 = 0x51000011  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x51000011  R9 = 0x51000012  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x51000012  R9 = 0x51000013  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x51000013  R9 = 0x51000014  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x51000014  R9 = 0x51000015  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x51000015  R9 = 0x51000016  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x51000016  R9 = 0x51000017  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x51000017  R9 = 0x51000018  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x51000018  R9 = 0x51000019  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x51000019  R9 = 0x5100001a  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x5100001a  R9 = 0x5100001b  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x5100001b  R9 = 0x5100001c  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x5100001c  R9 = 0x5100001d  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x5100001d  R9 = 0x5100001e  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x5100001e  R9 = 0x5100001f  R10 = 0x1ac67320  R11 = 0x19c5721f
}
wait
warp 34 {
    asm "SUST.D.2D [R4], R8, 0x0"
    active 0x1f
    x = { 2 3 4 5 6 ... }
    y = 1
    data0 = { 0xf3000000 0xf3000001 0xf3000002 0xf3000003 0xf3000004 ... }
    expect all surface.action = "store"
}
warp 42 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    data0 = { 0x51000000 0x51000001 0x51000002 0x51000003 0x51000004 0x51000005 0x51000006 0x51000007 0x51000008 0x51000009
      0x5100000a 0x5100000b 0x5100000c 0x5100000d 0x5100000e 0x5100000f 0x51000010 0x51000011 0x51000012
      0x51000013 0x51000014 0x51000015 0x51000016 0x51000017 0x51000018 0x51000019 0x5100001a 0x5100001b
      0x5100001c 0x5100001d 0x5100001e 0x5100001f }
    expect all surface.action = "store"
}
wait
warp 50 {   # row 2 is as ever, row 3 was not read before: new
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 3.0 / 8
    expect lane 0 R8 = 0x51000000  R9 = 0x51000001  R10 = 0x3ce89542  R11 = 0x3be79441
    expect lane 1 R8 = 0x51000001  R9 = 0x51000002  R10 = 0x3de99643  R11 = 0x3ce89542
    expect lane 2 R8 = 0x51000002  R9 = 0x51000003  R10 = 0x3eea9744  R11 = 0x3de99643
    expect lane 3 R8 = 0x51000003  R9 = 0x51000004  R10 = 0x3feb9845  R11 = 0x3eea9744
    expect lane 4 R8 = 0x51000004  R9 = 0x51000005  R10 = 0x40ec9946  R11 = 0x3feb9845
    expect lane 5 R8 = 0x51000005  R9 = 0x51000006  R10 = 0x41ed9a47  R11 = 0x40ec9946
    expect lane 6 R8 = 0x51000006  R9 = 0x51000007  R10 = 0x42ee9b48  R11 = 0x41ed9a47
    expect lane 7 R8 = 0x51000007  R9 = 0x51000008  R10 = 0x43ef9c49  R11 = 0x42ee9b48
    expect lane 8 R8 = 0x51000008  R9 = 0x51000009  R10 = 0x44f09d4a  R11 = 0x43ef9c49
    expect lane 9 R8 = 0x51000009  R9 = 0x5100000a  R10 = 0x45f19e4b  R11 = 0x44f09d4a
    expect lane 10 R8 = 0x5100000a  R9 = 0x5100000b  R10 = 0x46f29f4c  R11 = 0x45f19e4b
    expect lane 11 R8 = 0x5100000b  R9 = 0x5100000c  R10 = 0x47f3a04d  R11 = 0x46f29f4c
    expect lane 12 R8 = 0x5100000c  R9 = 0x5100000d  R10 = 0x48f4a14e  R11 = 0x47f3a04d
    expect lane 13 R8 = 0x5100000d  R9 = 0x5100000e  R10 = 0x49f5a24f  R11 = 0x48f4a14e
    expect lane 14 R8 = 0x5100000e  R9 = 0x5100000f  R10 = 0x4af6a350  R11 = 0x49f5a24f
    expect lane 15 R8 = 0x5100000f  R9 = 0x51000010  R10 = 0x4bf7a451  R11 = 0x4af6a350
    expect lane 16 R8 = 0x51000010  R9 = 0x51000011  R10 = 0x4cf8a552  R11 = 0x4bf7a451
    expect lane 17 R8 = 0x51000011  R9 = 0x51000012  R10 = 0x4df9a653  R11 = 0x4cf8a552
    expect lane 18 R8 = 0x51000012  R9 = 0x51000013  R10 = 0x4efaa754  R11 = 0x4df9a653
    expect lane 19 R8 = 0x51000013  R9 = 0x51000014  R10 = 0x4ffba855  R11 = 0x4efaa754
    expect lane 20 R8 = 0x51000014  R9 = 0x51000015  R10 = 0x50fca956  R11 = 0x4ffba855
    expect lane 21 R8 = 0x51000015  R9 = 0x51000016  R10 = 0x51fdaa57  R11 = 0x50fca956
    expect lane 22 R8 = 0x51000016  R9 = 0x51000017  R10 = 0x52feab58  R11 = 0x51fdaa57
    expect lane 23 R8 = 0x51000017  R9 = 0x51000018  R10 = 0x53ffac59  R11 = 0x52feab58
    expect lane 24 R8 = 0x51000018  R9 = 0x51000019  R10 = 0x5401ad5a  R11 = 0x53ffac59
    expect lane 25 R8 = 0x51000019  R9 = 0x5100001a  R10 = 0x5502ae5b  R11 = 0x5401ad5a
    expect lane 26 R8 = 0x5100001a  R9 = 0x5100001b  R10 = 0x5603af5c  R11 = 0x5502ae5b
    expect lane 27 R8 = 0x5100001b  R9 = 0x5100001c  R10 = 0x5704b05d  R11 = 0x5603af5c
    expect lane 28 R8 = 0x5100001c  R9 = 0x5100001d  R10 = 0x5805b15e  R11 = 0x5704b05d
    expect lane 29 R8 = 0x5100001d  R9 = 0x5100001e  R10 = 0x5906b25f  R11 = 0x5805b15e
    expect lane 30 R8 = 0x5100001e  R9 = 0x5100001f  R10 = 0x5a07b360  R11 = 0x5906b25f
}
warp 22 {   # row 1 is stale in some columns
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x51000000  R9 = 0x51000001  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x51000001  R9 = 0x51000002  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0x51000002  R9 = 0x51000003  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0x51000003  R9 = 0x51000004  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0x51000004  R9 = 0x51000005  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0x51000005  R9 = 0x51000006  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0x51000006  R9 = 0x51000007  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x51000007  R9 = 0x51000008  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x51000008  R9 = 0x51000009  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x51000009  R9 = 0x5100000a  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x5100000a  R9 = 0x5100000b  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x5100000b  R9 = 0x5100000c  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x5100000c  R9 = 0x5100000d  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x5100000d  R9 = 0x5100000e  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x5100000e  R9 = 0x5100000f  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x5100000f  R9 = 0x51000010  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x51000010  R9 = 0x51000011  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x51000011  R9 = 0x51000012  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x51000012  R9 = 0x51000013  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x51000013  R9 = 0x51000014  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x51000014  R9 = 0x51000015  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x51000015  R9 = 0x51000016  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x51000016  R9 = 0x51000017  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x51000017  R9 = 0x51000018  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x51000018  R9 = 0x51000019  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x51000019  R9 = 0x5100001a  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x5100001a  R9 = 0x5100001b  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x5100001b  R9 = 0x5100001c  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x5100001c  R9 = 0x5100001d  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x5100001d  R9 = 0x5100001e  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x5100001e  R9 = 0x5100001f  R10 = 0x1ac67320  R11 = 0x19c5721f
}
invalidate wait
warp 59 {   # all new
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x51000000  R9 = 0x51000001  R10 = 0xfba85502  R11 = 0xfaa75401
    expect lane 1 R8 = 0x51000001  R9 = 0xf3000000  R10 = 0xfca95603  R11 = 0xfba85502
    expect lane 2 R8 = 0xf3000000  R9 = 0xf3000001  R10 = 0xfdaa5704  R11 = 0xfca95603
    expect lane 3 R8 = 0xf3000001  R9 = 0xf3000002  R10 = 0xfeab5805  R11 = 0xfdaa5704
    expect lane 4 R8 = 0xf3000002  R9 = 0xf3000003  R10 = 0xffac5906  R11 = 0xfeab5805
    expect lane 5 R8 = 0xf3000003  R9 = 0xf3000004  R10 = 0x1ad5a07  R11 = 0xffac5906
    expect lane 6 R8 = 0xf3000004  R9 = 0x51000007  R10 = 0x2ae5b08  R11 = 0x1ad5a07
    expect lane 7 R8 = 0x51000007  R9 = 0x51000008  R10 = 0x3af5c09  R11 = 0x2ae5b08
    expect lane 8 R8 = 0x51000008  R9 = 0x51000009  R10 = 0x4b05d0a  R11 = 0x3af5c09
    expect lane 9 R8 = 0x51000009  R9 = 0x5100000a  R10 = 0x5b15e0b  R11 = 0x4b05d0a
    expect lane 10 R8 = 0x5100000a  R9 = 0x5100000b  R10 = 0x6b25f0c  R11 = 0x5b15e0b
    expect lane 11 R8 = 0x5100000b  R9 = 0x5100000c  R10 = 0x7b3600d  R11 = 0x6b25f0c
    expect lane 12 R8 = 0x5100000c  R9 = 0x5100000d  R10 = 0x8b4610e  R11 = 0x7b3600d
    expect lane 13 R8 = 0x5100000d  R9 = 0x5100000e  R10 = 0x9b5620f  R11 = 0x8b4610e
    expect lane 14 R8 = 0x5100000e  R9 = 0x5100000f  R10 = 0xab66310  R11 = 0x9b5620f
    expect lane 15 R8 = 0x5100000f  R9 = 0x51000010  R10 = 0xbb76411  R11 = 0xab66310
    expect lane 16 R8 = 0x51000010  R9 = 0x51000011  R10 = 0xcb86512  R11 = 0xbb76411
    expect lane 17 R8 = 0x51000011  R9 = 0x51000012  R10 = 0xdb96613  R11 = 0xcb86512
    expect lane 18 R8 = 0x51000012  R9 = 0x51000013  R10 = 0xeba6714  R11 = 0xdb96613
    expect lane 19 R8 = 0x51000013  R9 = 0x51000014  R10 = 0xfbb6815  R11 = 0xeba6714
    expect lane 20 R8 = 0x51000014  R9 = 0x51000015  R10 = 0x10bc6916  R11 = 0xfbb6815
    expect lane 21 R8 = 0x51000015  R9 = 0x51000016  R10 = 0x11bd6a17  R11 = 0x10bc6916
    expect lane 22 R8 = 0x51000016  R9 = 0x51000017  R10 = 0x12be6b18  R11 = 0x11bd6a17
    expect lane 23 R8 = 0x51000017  R9 = 0x51000018  R10 = 0x13bf6c19  R11 = 0x12be6b18
    expect lane 24 R8 = 0x51000018  R9 = 0x51000019  R10 = 0x14c06d1a  R11 = 0x13bf6c19
    expect lane 25 R8 = 0x51000019  R9 = 0x5100001a  R10 = 0x15c16e1b  R11 = 0x14c06d1a
    expect lane 26 R8 = 0x5100001a  R9 = 0x5100001b  R10 = 0x16c26f1c  R11 = 0x15c16e1b
    expect lane 27 R8 = 0x5100001b  R9 = 0x5100001c  R10 = 0x17c3701d  R11 = 0x16c26f1c
    expect lane 28 R8 = 0x5100001c  R9 = 0x5100001d  R10 = 0x18c4711e  R11 = 0x17c3701d
    expect lane 29 R8 = 0x5100001d  R9 = 0x5100001e  R10 = 0x19c5721f  R11 = 0x18c4711e
    expect lane 30 R8 = 0x5100001e  R9 = 0x5100001f  R10 = 0x1ac67320  R11 = 0x19c5721f
}
texture 1 { raw 6014921b 20010000 00600000 00000000 e080001f 80000007 00000000 00000000 }   # TWO_D 32 x 8 x 1, R16 UINT, blocks of 1 x 1 x 1
bytes 0x20010000 01540255 03560457 05580659 075a085b 21742275 23762477 25782679 277a287b
bytes 0x20010020 095c0a5d 0b5e0c5f 0d600e61 0f621063 297c2a7d 2b7e2c7f 2d802e81 2f823083
bytes 0x20010040 41944295 43964497 45984699 479a489b 61b462b5 63b664b7 65b866b9 67ba68bb
bytes 0x20010060 499c4a9d 4b9e4c9f 4da04ea1 4fa250a3 69bc6abd 6bbe6cbf 6dc06ec1 6fc270c3
bytes 0x20010080 81d482d5 83d684d7 85d886d9 87da88db a1f4a2f5 a3f6a4f7 a5f8a6f9 a7faa8fb
bytes 0x200100a0 89dc8add 8bde8cdf 8de08ee1 8fe290e3 a9fcaafd abfeacff ad01ae02 af03b004
bytes 0x200100c0 c115c216 c317c418 c519c61a c71bc81c e135e236 e337e438 e539e63a e73be83c
bytes 0x200100e0 c91dca1e cb1fcc20 cd21ce22 cf23d024 e93dea3e eb3fec40 ed41ee42 ef43f044
bytes 0x20010100 11641265 13661467 15681669 176a186b 31843285 33863487 35883689 378a388b
bytes 0x20010120 196c1a6d 1b6e1c6f 1d701e71 1f722073 398c3a8d 3b8e3c8f 3d903e91 3f924093
bytes 0x20010140 51a452a5 53a654a7 55a856a9 57aa58ab 71c472c5 73c674c7 75c876c9 77ca78cb
bytes 0x20010160 59ac5aad 5bae5caf 5db05eb1 5fb260b3 79cc7acd 7bce7ccf 7dd07ed1 7fd280d3
bytes 0x20010180 91e492e5 93e694e7 95e896e9 97ea98eb b105b206 b307b408 b509b60a b70bb80c
bytes 0x200101a0 99ec9aed 9bee9cef 9df09ef1 9ff2a0f3 b90dba0e bb0fbc10 bd11be12 bf13c014
bytes 0x200101c0 d125d226 d327d428 d529d62a d72bd82c f145f246 f347f448 f549f64a f74bf84c
bytes 0x200101e0 d92dda2e db2fdc30 dd31de32 df33e034 f94dfa4e fb4ffc50 fd51fe52 ff530154
handle 0x1 0x1
warp 49 {   # rows 0 and 1, as they are
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x7421  R9 = 0x7522  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x7522  R9 = 0x7623  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0x7623  R9 = 0x7724  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0x7724  R9 = 0x7825  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0x7825  R9 = 0x7926  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0x7926  R9 = 0x7a27  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0x7a27  R9 = 0x7b28  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x7b28  R9 = 0x7c29  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x7c29  R9 = 0x7d2a  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x7d2a  R9 = 0x7e2b  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x7e2b  R9 = 0x7f2c  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x7f2c  R9 = 0x802d  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x802d  R9 = 0x812e  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x812e  R9 = 0x822f  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x822f  R9 = 0x8330  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x8330  R9 = 0x8431  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x8431  R9 = 0x8532  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x8532  R9 = 0x8633  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x8633  R9 = 0x8734  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x8734  R9 = 0x8835  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x8835  R9 = 0x8936  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x8936  R9 = 0x8a37  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x8a37  R9 = 0x8b38  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x8b38  R9 = 0x8c39  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x8c39  R9 = 0x8d3a  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x8d3a  R9 = 0x8e3b  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x8e3b  R9 = 0x8f3c  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x8f3c  R9 = 0x903d  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x903d  R9 = 0x913e  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x913e  R9 = 0x923f  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x923f  R9 = 0x9340  R10 = 0x7320  R11 = 0x721f
}
wait
warp 22 {
    asm "SUST.D.2D.U16 [R4], R8, 0x1"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 20736 20737 20738 20739 20740 20741 20742 20743 20744 20745 20746 20747 20748 20749 20750 20751 20752 20753
      20754 20755 20756 20757 20758 20759 20760 20761 20762 20763 20764 20765 20766 20767 }
    expect all surface.action = "store"
}
wait
warp 30 {   # row 1 is stale
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x7421  R9 = 0x7522  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x7522  R9 = 0x7623  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0x7623  R9 = 0x7724  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0x7724  R9 = 0x7825  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0x7825  R9 = 0x7926  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0x7926  R9 = 0x7a27  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0x7a27  R9 = 0x7b28  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x7b28  R9 = 0x7c29  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x7c29  R9 = 0x7d2a  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x7d2a  R9 = 0x7e2b  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x7e2b  R9 = 0x7f2c  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x7f2c  R9 = 0x802d  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x802d  R9 = 0x812e  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x812e  R9 = 0x822f  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x822f  R9 = 0x8330  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x8330  R9 = 0x8431  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x8431  R9 = 0x8532  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x8532  R9 = 0x8633  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x8633  R9 = 0x8734  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x8734  R9 = 0x8835  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x8835  R9 = 0x8936  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x8936  R9 = 0x8a37  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x8a37  R9 = 0x8b38  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x8b38  R9 = 0x8c39  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x8c39  R9 = 0x8d3a  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x8d3a  R9 = 0x8e3b  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x8e3b  R9 = 0x8f3c  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x8f3c  R9 = 0x903d  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x903d  R9 = 0x913e  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x913e  R9 = 0x923f  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x923f  R9 = 0x9340  R10 = 0x7320  R11 = 0x721f
}
warp 2 {   # row 1 is stale, row 2 is read for the first time
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 2.0 / 8
    expect lane 0 R8 = 0x9441  R9 = 0x9542  R10 = 0x7522  R11 = 0x7421
    expect lane 1 R8 = 0x9542  R9 = 0x9643  R10 = 0x7623  R11 = 0x7522
    expect lane 2 R8 = 0x9643  R9 = 0x9744  R10 = 0x7724  R11 = 0x7623
    expect lane 3 R8 = 0x9744  R9 = 0x9845  R10 = 0x7825  R11 = 0x7724
    expect lane 4 R8 = 0x9845  R9 = 0x9946  R10 = 0x7926  R11 = 0x7825
    expect lane 5 R8 = 0x9946  R9 = 0x9a47  R10 = 0x7a27  R11 = 0x7926
    expect lane 6 R8 = 0x9a47  R9 = 0x9b48  R10 = 0x7b28  R11 = 0x7a27
    expect lane 7 R8 = 0x9b48  R9 = 0x9c49  R10 = 0x7c29  R11 = 0x7b28
    expect lane 8 R8 = 0x9c49  R9 = 0x9d4a  R10 = 0x7d2a  R11 = 0x7c29
    expect lane 9 R8 = 0x9d4a  R9 = 0x9e4b  R10 = 0x7e2b  R11 = 0x7d2a
    expect lane 10 R8 = 0x9e4b  R9 = 0x9f4c  R10 = 0x7f2c  R11 = 0x7e2b
    expect lane 11 R8 = 0x9f4c  R9 = 0xa04d  R10 = 0x802d  R11 = 0x7f2c
    expect lane 12 R8 = 0xa04d  R9 = 0xa14e  R10 = 0x812e  R11 = 0x802d
    expect lane 13 R8 = 0xa14e  R9 = 0xa24f  R10 = 0x822f  R11 = 0x812e
    expect lane 14 R8 = 0xa24f  R9 = 0xa350  R10 = 0x8330  R11 = 0x822f
    expect lane 15 R8 = 0xa350  R9 = 0xa451  R10 = 0x8431  R11 = 0x8330
    expect lane 16 R8 = 0xa451  R9 = 0xa552  R10 = 0x8532  R11 = 0x8431
    expect lane 17 R8 = 0xa552  R9 = 0xa653  R10 = 0x8633  R11 = 0x8532
    expect lane 18 R8 = 0xa653  R9 = 0xa754  R10 = 0x8734  R11 = 0x8633
    expect lane 19 R8 = 0xa754  R9 = 0xa855  R10 = 0x8835  R11 = 0x8734
    expect lane 20 R8 = 0xa855  R9 = 0xa956  R10 = 0x8936  R11 = 0x8835
    expect lane 21 R8 = 0xa956  R9 = 0xaa57  R10 = 0x8a37  R11 = 0x8936
    expect lane 22 R8 = 0xaa57  R9 = 0xab58  R10 = 0x8b38  R11 = 0x8a37
    expect lane 23 R8 = 0xab58  R9 = 0xac59  R10 = 0x8c39  R11 = 0x8b38
    expect lane 24 R8 = 0xac59  R9 = 0xad5a  R10 = 0x8d3a  R11 = 0x8c39
    expect lane 25 R8 = 0xad5a  R9 = 0xae5b  R10 = 0x8e3b  R11 = 0x8d3a
    expect lane 26 R8 = 0xae5b  R9 = 0xaf5c  R10 = 0x8f3c  R11 = 0x8e3b
    expect lane 27 R8 = 0xaf5c  R9 = 0xb05d  R10 = 0x903d  R11 = 0x8f3c
    expect lane 28 R8 = 0xb05d  R9 = 0xb15e  R10 = 0x913e  R11 = 0x903d
    expect lane 29 R8 = 0xb15e  R9 = 0xb25f  R10 = 0x923f  R11 = 0x913e
    expect lane 30 R8 = 0xb25f  R9 = 0xb360  R10 = 0x9340  R11 = 0x923f
}
wait invalidate descriptors
warp 39 {   # these caches hold no texels: row 1 is stale
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x7421  R9 = 0x7522  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x7522  R9 = 0x7623  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0x7623  R9 = 0x7724  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0x7724  R9 = 0x7825  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0x7825  R9 = 0x7926  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0x7926  R9 = 0x7a27  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0x7a27  R9 = 0x7b28  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x7b28  R9 = 0x7c29  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x7c29  R9 = 0x7d2a  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x7d2a  R9 = 0x7e2b  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x7e2b  R9 = 0x7f2c  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x7f2c  R9 = 0x802d  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x802d  R9 = 0x812e  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x812e  R9 = 0x822f  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x822f  R9 = 0x8330  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x8330  R9 = 0x8431  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x8431  R9 = 0x8532  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x8532  R9 = 0x8633  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x8633  R9 = 0x8734  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x8734  R9 = 0x8835  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x8835  R9 = 0x8936  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x8936  R9 = 0x8a37  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x8a37  R9 = 0x8b38  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x8b38  R9 = 0x8c39  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x8c39  R9 = 0x8d3a  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x8d3a  R9 = 0x8e3b  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x8e3b  R9 = 0x8f3c  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x8f3c  R9 = 0x903d  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x903d  R9 = 0x913e  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x913e  R9 = 0x923f  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x923f  R9 = 0x9340  R10 = 0x7320  R11 = 0x721f
}
wait invalidate texels
warp 12 {   # row 1 is new
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x5100  R9 = 0x5101  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x5101  R9 = 0x5102  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0x5102  R9 = 0x5103  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0x5103  R9 = 0x5104  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0x5104  R9 = 0x5105  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0x5105  R9 = 0x5106  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0x5106  R9 = 0x5107  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x5107  R9 = 0x5108  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x5108  R9 = 0x5109  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x5109  R9 = 0x510a  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x510a  R9 = 0x510b  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x510b  R9 = 0x510c  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x510c  R9 = 0x510d  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x510d  R9 = 0x510e  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x510e  R9 = 0x510f  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x510f  R9 = 0x5110  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x5110  R9 = 0x5111  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x5111  R9 = 0x5112  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x5112  R9 = 0x5113  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x5113  R9 = 0x5114  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x5114  R9 = 0x5115  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x5115  R9 = 0x5116  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x5116  R9 = 0x5117  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x5117  R9 = 0x5118  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x5118  R9 = 0x5119  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x5119  R9 = 0x511a  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x511a  R9 = 0x511b  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x511b  R9 = 0x511c  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x511c  R9 = 0x511d  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x511d  R9 = 0x511e  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x511e  R9 = 0x511f  R10 = 0x7320  R11 = 0x721f
}
wait
warp 49 {
    asm "SUST.D.2D.U16 [R4], R8, 0x1"
    active 0x1f
    x = { 2 3 4 5 6 ... }
    y = 1
    data0 = { 62208 62209 62210 62211 62212 ... }
    expect all surface.action = "store"
}
warp 57 {
    asm "SUST.D.2D.U16 [R4], R8, 0x1"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    data0 = { 20736 20737 20738 20739 20740 20741 20742 20743 20744 20745 20746 20747 20748 20749 20750 20751 20752 20753
      20754 20755 20756 20757 20758 20759 20760 20761 20762 20763 20764 20765 20766 20767 }
    expect all surface.action = "store"
}
wait
warp 1 {   # row 2 is as ever, row 3 was not read before: new
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 3.0 / 8
    expect lane 0 R8 = 0x5100  R9 = 0x5101  R10 = 0x9542  R11 = 0x9441
    expect lane 1 R8 = 0x5101  R9 = 0x5102  R10 = 0x9643  R11 = 0x9542
    expect lane 2 R8 = 0x5102  R9 = 0x5103  R10 = 0x9744  R11 = 0x9643
    expect lane 3 R8 = 0x5103  R9 = 0x5104  R10 = 0x9845  R11 = 0x9744
    expect lane 4 R8 = 0x5104  R9 = 0x5105  R10 = 0x9946  R11 = 0x9845
    expect lane 5 R8 = 0x5105  R9 = 0x5106  R10 = 0x9a47  R11 = 0x9946
    expect lane 6 R8 = 0x5106  R9 = 0x5107  R10 = 0x9b48  R11 = 0x9a47
    expect lane 7 R8 = 0x5107  R9 = 0x5108  R10 = 0x9c49  R11 = 0x9b48
    expect lane 8 R8 = 0x5108  R9 = 0x5109  R10 = 0x9d4a  R11 = 0x9c49
    expect lane 9 R8 = 0x5109  R9 = 0x510a  R10 = 0x9e4b  R11 = 0x9d4a
    expect lane 10 R8 = 0x510a  R9 = 0x510b  R10 = 0x9f4c  R11 = 0x9e4b
    expect lane 11 R8 = 0x510b  R9 = 0x510c  R10 = 0xa04d  R11 = 0x9f4c
    expect lane 12 R8 = 0x510c  R9 = 0x510d  R10 = 0xa14e  R11 = 0xa04d
    expect lane 13 R8 = 0x510d  R9 = 0x510e  R10 = 0xa24f  R11 = 0xa14e
    expect lane 14 R8 = 0x510e  R9 = 0x510f  R10 = 0xa350  R11 = 0xa24f
    expect lane 15 R8 = 0x510f  R9 = 0x5110  R10 = 0xa451  R11 = 0xa350
    expect lane 16 R8 = 0x5110  R9 = 0x5111  R10 = 0xa552  R11 = 0xa451
    expect lane 17 R8 = 0x5111  R9 = 0x5112  R10 = 0xa653  R11 = 0xa552
    expect lane 18 R8 = 0x5112  R9 = 0x5113  R10 = 0xa754  R11 = 0xa653
    expect lane 19 R8 = 0x5113  R9 = 0x5114  R10 = 0xa855  R11 = 0xa754
    expect lane 20 R8 = 0x5114  R9 = 0x5115  R10 = 0xa956  R11 = 0xa855
    expect lane 21 R8 = 0x5115  R9 = 0x5116  R10 = 0xaa57  R11 = 0xa956
    expect lane 22 R8 = 0x5116  R9 = 0x5117  R10 = 0xab58  R11 = 0xaa57
    expect lane 23 R8 = 0x5117  R9 = 0x5118  R10 = 0xac59  R11 = 0xab58
    expect lane 24 R8 = 0x5118  R9 = 0x5119  R10 = 0xad5a  R11 = 0xac59
    expect lane 25 R8 = 0x5119  R9 = 0x511a  R10 = 0xae5b  R11 = 0xad5a
    expect lane 26 R8 = 0x511a  R9 = 0x511b  R10 = 0xaf5c  R11 = 0xae5b
    expect lane 27 R8 = 0x511b  R9 = 0x511c  R10 = 0xb05d  R11 = 0xaf5c
    expect lane 28 R8 = 0x511c  R9 = 0x511d  R10 = 0xb15e  R11 = 0xb05d
    expect lane 29 R8 = 0x511d  R9 = 0x511e  R10 = 0xb25f  R11 = 0xb15e
    expect lane 30 R8 = 0x511e  R9 = 0x511f  R10 = 0xb360  R11 = 0xb25f
}
warp 37 {   # row 1 is stale in some columns
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x5100  R9 = 0x5101  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x5101  R9 = 0x5102  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0x5102  R9 = 0x5103  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0x5103  R9 = 0x5104  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0x5104  R9 = 0x5105  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0x5105  R9 = 0x5106  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0x5106  R9 = 0x5107  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x5107  R9 = 0x5108  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x5108  R9 = 0x5109  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x5109  R9 = 0x510a  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x510a  R9 = 0x510b  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x510b  R9 = 0x510c  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x510c  R9 = 0x510d  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x510d  R9 = 0x510e  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x510e  R9 = 0x510f  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x510f  R9 = 0x5110  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x5110  R9 = 0x5111  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x5111  R9 = 0x5112  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x5112  R9 = 0x5113  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x5113  R9 = 0x5114  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x5114  R9 = 0x5115  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x5115  R9 = 0x5116  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x5116  R9 = 0x5117  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x5117  R9 = 0x5118  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x5118  R9 = 0x5119  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x5119  R9 = 0x511a  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x511a  R9 = 0x511b  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x511b  R9 = 0x511c  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x511c  R9 = 0x511d  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x511d  R9 = 0x511e  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x511e  R9 = 0x511f  R10 = 0x7320  R11 = 0x721f
}
invalidate wait
warp 10 {   # all new
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 32  t = 1.0 / 8
    expect lane 0 R8 = 0x5100  R9 = 0x5101  R10 = 0x5502  R11 = 0x5401
    expect lane 1 R8 = 0x5101  R9 = 0xf300  R10 = 0x5603  R11 = 0x5502
    expect lane 2 R8 = 0xf300  R9 = 0xf301  R10 = 0x5704  R11 = 0x5603
    expect lane 3 R8 = 0xf301  R9 = 0xf302  R10 = 0x5805  R11 = 0x5704
    expect lane 4 R8 = 0xf302  R9 = 0xf303  R10 = 0x5906  R11 = 0x5805
    expect lane 5 R8 = 0xf303  R9 = 0xf304  R10 = 0x5a07  R11 = 0x5906
    expect lane 6 R8 = 0xf304  R9 = 0x5107  R10 = 0x5b08  R11 = 0x5a07
    expect lane 7 R8 = 0x5107  R9 = 0x5108  R10 = 0x5c09  R11 = 0x5b08
    expect lane 8 R8 = 0x5108  R9 = 0x5109  R10 = 0x5d0a  R11 = 0x5c09
    expect lane 9 R8 = 0x5109  R9 = 0x510a  R10 = 0x5e0b  R11 = 0x5d0a
    expect lane 10 R8 = 0x510a  R9 = 0x510b  R10 = 0x5f0c  R11 = 0x5e0b
    expect lane 11 R8 = 0x510b  R9 = 0x510c  R10 = 0x600d  R11 = 0x5f0c
    expect lane 12 R8 = 0x510c  R9 = 0x510d  R10 = 0x610e  R11 = 0x600d
    expect lane 13 R8 = 0x510d  R9 = 0x510e  R10 = 0x620f  R11 = 0x610e
    expect lane 14 R8 = 0x510e  R9 = 0x510f  R10 = 0x6310  R11 = 0x620f
    expect lane 15 R8 = 0x510f  R9 = 0x5110  R10 = 0x6411  R11 = 0x6310
    expect lane 16 R8 = 0x5110  R9 = 0x5111  R10 = 0x6512  R11 = 0x6411
    expect lane 17 R8 = 0x5111  R9 = 0x5112  R10 = 0x6613  R11 = 0x6512
    expect lane 18 R8 = 0x5112  R9 = 0x5113  R10 = 0x6714  R11 = 0x6613
    expect lane 19 R8 = 0x5113  R9 = 0x5114  R10 = 0x6815  R11 = 0x6714
    expect lane 20 R8 = 0x5114  R9 = 0x5115  R10 = 0x6916  R11 = 0x6815
    expect lane 21 R8 = 0x5115  R9 = 0x5116  R10 = 0x6a17  R11 = 0x6916
    expect lane 22 R8 = 0x5116  R9 = 0x5117  R10 = 0x6b18  R11 = 0x6a17
    expect lane 23 R8 = 0x5117  R9 = 0x5118  R10 = 0x6c19  R11 = 0x6b18
    expect lane 24 R8 = 0x5118  R9 = 0x5119  R10 = 0x6d1a  R11 = 0x6c19
    expect lane 25 R8 = 0x5119  R9 = 0x511a  R10 = 0x6e1b  R11 = 0x6d1a
    expect lane 26 R8 = 0x511a  R9 = 0x511b  R10 = 0x6f1c  R11 = 0x6e1b
    expect lane 27 R8 = 0x511b  R9 = 0x511c  R10 = 0x701d  R11 = 0x6f1c
    expect lane 28 R8 = 0x511c  R9 = 0x511d  R10 = 0x711e  R11 = 0x701d
    expect lane 29 R8 = 0x511d  R9 = 0x511e  R10 = 0x721f  R11 = 0x711e
    expect lane 30 R8 = 0x511e  R9 = 0x511f  R10 = 0x7320  R11 = 0x721f
}
texture 2 { raw 6014921d 20020000 00600000 00000000 e080003f 80000007 00000000 00000000 }   # TWO_D 64 x 8 x 1, R8 UINT, blocks of 1 x 1 x 1
bytes 0x20020000 01020304 05060708 090a0b0c 0d0e0f10 41424344 45464748 494a4b4c 4d4e4f50
bytes 0x20020020 11121314 15161718 191a1b1c 1d1e1f20 51525354 55565758 595a5b5c 5d5e5f60
bytes 0x20020040 81828384 85868788 898a8b8c 8d8e8f90 c1c2c3c4 c5c6c7c8 c9cacbcc cdcecfd0
bytes 0x20020060 91929394 95969798 999a9b9c 9d9e9fa0 d1d2d3d4 d5d6d7d8 d9dadbdc dddedfe0
bytes 0x20020080 02030405 06070809 0a0b0c0d 0e0f1011 42434445 46474849 4a4b4c4d 4e4f5051
bytes 0x200200a0 12131415 16171819 1a1b1c1d 1e1f2021 52535455 56575859 5a5b5c5d 5e5f6061
bytes 0x200200c0 82838485 86878889 8a8b8c8d 8e8f9091 c2c3c4c5 c6c7c8c9 cacbcccd cecfd0d1
bytes 0x200200e0 92939495 96979899 9a9b9c9d 9e9fa0a1 d2d3d4d5 d6d7d8d9 dadbdcdd dedfe0e1
bytes 0x20020100 21222324 25262728 292a2b2c 2d2e2f30 61626364 65666768 696a6b6c 6d6e6f70
bytes 0x20020120 31323334 35363738 393a3b3c 3d3e3f40 71727374 75767778 797a7b7c 7d7e7f80
bytes 0x20020140 a1a2a3a4 a5a6a7a8 a9aaabac adaeafb0 e1e2e3e4 e5e6e7e8 e9eaebec edeeeff0
bytes 0x20020160 b1b2b3b4 b5b6b7b8 b9babbbc bdbebfc0 f1f2f3f4 f5f6f7f8 f9fafbfc fdfeff01
bytes 0x20020180 22232425 26272829 2a2b2c2d 2e2f3031 62636465 66676869 6a6b6c6d 6e6f7071
bytes 0x200201a0 32333435 36373839 3a3b3c3d 3e3f4041 72737475 76777879 7a7b7c7d 7e7f8081
bytes 0x200201c0 a2a3a4a5 a6a7a8a9 aaabacad aeafb0b1 e2e3e4e5 e6e7e8e9 eaebeced eeeff0f1
bytes 0x200201e0 b2b3b4b5 b6b7b8b9 babbbcbd bebfc0c1 f2f3f4f5 f6f7f8f9 fafbfcfd feff0102
handle 0x2 0x2
warp 0 {   # rows 0 and 1, as they are
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x41  R9 = 0x42  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x42  R9 = 0x43  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0x43  R9 = 0x44  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0x44  R9 = 0x45  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0x45  R9 = 0x46  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0x46  R9 = 0x47  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0x47  R9 = 0x48  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x48  R9 = 0x49  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x49  R9 = 0x4a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x4a  R9 = 0x4b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x4b  R9 = 0x4c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x4c  R9 = 0x4d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x4d  R9 = 0x4e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x4e  R9 = 0x4f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x4f  R9 = 0x50  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x50  R9 = 0x51  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x51  R9 = 0x52  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x52  R9 = 0x53  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x53  R9 = 0x54  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x54  R9 = 0x55  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x55  R9 = 0x56  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x56  R9 = 0x57  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x57  R9 = 0x58  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x58  R9 = 0x59  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x59  R9 = 0x5a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x5a  R9 = 0x5b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x5b  R9 = 0x5c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x5c  R9 = 0x5d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x5d  R9 = 0x5e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x5e  R9 = 0x5f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x5f  R9 = 0x60  R10 = 0x20  R11 = 0x1f
}
wait
warp 37 {
    asm "SUST.D.2D.U8 [R4], R8, 0x2"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 }
    expect all surface.action = "store"
}
wait
warp 45 {   # row 1 is stale
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x41  R9 = 0x42  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x42  R9 = 0x43  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0x43  R9 = 0x44  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0x44  R9 = 0x45  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0x45  R9 = 0x46  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0x46  R9 = 0x47  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0x47  R9 = 0x48  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x48  R9 = 0x49  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x49  R9 = 0x4a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x4a  R9 = 0x4b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x4b  R9 = 0x4c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x4c  R9 = 0x4d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x4d  R9 = 0x4e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x4e  R9 = 0x4f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x4f  R9 = 0x50  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x50  R9 = 0x51  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x51  R9 = 0x52  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x52  R9 = 0x53  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x53  R9 = 0x54  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x54  R9 = 0x55  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x55  R9 = 0x56  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x56  R9 = 0x57  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x57  R9 = 0x58  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x58  R9 = 0x59  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x59  R9 = 0x5a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x5a  R9 = 0x5b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x5b  R9 = 0x5c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x5c  R9 = 0x5d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x5d  R9 = 0x5e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x5e  R9 = 0x5f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x5f  R9 = 0x60  R10 = 0x20  R11 = 0x1f
}
warp 17 {   # row 1 is stale, row 2 is read for the first time
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 2.0 / 8
    expect lane 0 R8 = 0x81  R9 = 0x82  R10 = 0x42  R11 = 0x41
    expect lane 1 R8 = 0x82  R9 = 0x83  R10 = 0x43  R11 = 0x42
    expect lane 2 R8 = 0x83  R9 = 0x84  R10 = 0x44  R11 = 0x43
    expect lane 3 R8 = 0x84  R9 = 0x85  R10 = 0x45  R11 = 0x44
    expect lane 4 R8 = 0x85  R9 = 0x86  R10 = 0x46  R11 = 0x45
    expect lane 5 R8 = 0x86  R9 = 0x87  R10 = 0x47  R11 = 0x46
    expect lane 6 R8 = 0x87  R9 = 0x88  R10 = 0x48  R11 = 0x47
    expect lane 7 R8 = 0x88  R9 = 0x89  R10 = 0x49  R11 = 0x48
    expect lane 8 R8 = 0x89  R9 = 0x8a  R10 = 0x4a  R11 = 0x49
    expect lane 9 R8 = 0x8a  R9 = 0x8b  R10 = 0x4b  R11 = 0x4a
    expect lane 10 R8 = 0x8b  R9 = 0x8c  R10 = 0x4c  R11 = 0x4b
    expect lane 11 R8 = 0x8c  R9 = 0x8d  R10 = 0x4d  R11 = 0x4c
    expect lane 12 R8 = 0x8d  R9 = 0x8e  R10 = 0x4e  R11 = 0x4d
    expect lane 13 R8 = 0x8e  R9 = 0x8f  R10 = 0x4f  R11 = 0x4e
    expect lane 14 R8 = 0x8f  R9 = 0x90  R10 = 0x50  R11 = 0x4f
    expect lane 15 R8 = 0x90  R9 = 0x91  R10 = 0x51  R11 = 0x50
    expect lane 16 R8 = 0x91  R9 = 0x92  R10 = 0x52  R11 = 0x51
    expect lane 17 R8 = 0x92  R9 = 0x93  R10 = 0x53  R11 = 0x52
    expect lane 18 R8 = 0x93  R9 = 0x94  R10 = 0x54  R11 = 0x53
    expect lane 19 R8 = 0x94  R9 = 0x95  R10 = 0x55  R11 = 0x54
    expect lane 20 R8 = 0x95  R9 = 0x96  R10 = 0x56  R11 = 0x55
    expect lane 21 R8 = 0x96  R9 = 0x97  R10 = 0x57  R11 = 0x56
    expect lane 22 R8 = 0x97  R9 = 0x98  R10 = 0x58  R11 = 0x57
    expect lane 23 R8 = 0x98  R9 = 0x99  R10 = 0x59  R11 = 0x58
    expect lane 24 R8 = 0x99  R9 = 0x9a  R10 = 0x5a  R11 = 0x59
    expect lane 25 R8 = 0x9a  R9 = 0x9b  R10 = 0x5b  R11 = 0x5a
    expect lane 26 R8 = 0x9b  R9 = 0x9c  R10 = 0x5c  R11 = 0x5b
    expect lane 27 R8 = 0x9c  R9 = 0x9d  R10 = 0x5d  R11 = 0x5c
    expect lane 28 R8 = 0x9d  R9 = 0x9e  R10 = 0x5e  R11 = 0x5d
    expect lane 29 R8 = 0x9e  R9 = 0x9f  R10 = 0x5f  R11 = 0x5e
    expect lane 30 R8 = 0x9f  R9 = 0xa0  R10 = 0x60  R11 = 0x5f
}
wait invalidate descriptors
warp 54 {   # these caches hold no texels: row 1 is stale
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x41  R9 = 0x42  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x42  R9 = 0x43  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0x43  R9 = 0x44  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0x44  R9 = 0x45  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0x45  R9 = 0x46  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0x46  R9 = 0x47  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0x47  R9 = 0x48  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x48  R9 = 0x49  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x49  R9 = 0x4a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x4a  R9 = 0x4b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x4b  R9 = 0x4c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x4c  R9 = 0x4d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x4d  R9 = 0x4e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x4e  R9 = 0x4f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x4f  R9 = 0x50  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x50  R9 = 0x51  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x51  R9 = 0x52  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x52  R9 = 0x53  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x53  R9 = 0x54  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x54  R9 = 0x55  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x55  R9 = 0x56  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x56  R9 = 0x57  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x57  R9 = 0x58  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x58  R9 = 0x59  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x59  R9 = 0x5a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x5a  R9 = 0x5b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x5b  R9 = 0x5c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x5c  R9 = 0x5d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x5d  R9 = 0x5e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x5e  R9 = 0x5f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x5f  R9 = 0x60  R10 = 0x20  R11 = 0x1f
}
wait invalidate texels
warp 27 {   # row 1 is new
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x51  R9 = 0x52  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x52  R9 = 0x53  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0x53  R9 = 0x54  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0x54  R9 = 0x55  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0x55  R9 = 0x56  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0x56  R9 = 0x57  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0x57  R9 = 0x58  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x58  R9 = 0x59  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x59  R9 = 0x5a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x5a  R9 = 0x5b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x5b  R9 = 0x5c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x5c  R9 = 0x5d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x5d  R9 = 0x5e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x5e  R9 = 0x5f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x5f  R9 = 0x60  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x60  R9 = 0x61  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x61  R9 = 0x62  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x62  R9 = 0x63  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x63  R9 = 0x64  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x64  R9 = 0x65  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x65  R9 = 0x66  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x66  R9 = 0x67  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x67  R9 = 0x68  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x68  R9 = 0x69  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x69  R9 = 0x6a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x6a  R9 = 0x6b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x6b  R9 = 0x6c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x6c  R9 = 0x6d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x6d  R9 = 0x6e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x6e  R9 = 0x6f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x6f  R9 = 0x70  R10 = 0x20  R11 = 0x1f
}
wait
warp 0 {
    asm "SUST.D.2D.U8 [R4], R8, 0x2"
    active 0x1f
    x = { 2 3 4 5 6 ... }
    y = 1
    data0 = { 243 244 245 246 247 ... }
    expect all surface.action = "store"
}
warp 8 {
    asm "SUST.D.2D.U8 [R4], R8, 0x2"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    data0 = { 81 80 83 82 85 84 87 86 89 88 91 90 93 92 95 94 65 64 67 66 69 68 71 70 73 72 75 74 77 76 79 78 }
    expect all surface.action = "store"
}
wait
warp 16 {   # row 2 is as ever, row 3 was not read before: new
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 3.0 / 8
    expect lane 0 R8 = 0x51  R9 = 0x50  R10 = 0x82  R11 = 0x81
    expect lane 1 R8 = 0x50  R9 = 0x53  R10 = 0x83  R11 = 0x82
    expect lane 2 R8 = 0x53  R9 = 0x52  R10 = 0x84  R11 = 0x83
    expect lane 3 R8 = 0x52  R9 = 0x55  R10 = 0x85  R11 = 0x84
    expect lane 4 R8 = 0x55  R9 = 0x54  R10 = 0x86  R11 = 0x85
    expect lane 5 R8 = 0x54  R9 = 0x57  R10 = 0x87  R11 = 0x86
    expect lane 6 R8 = 0x57  R9 = 0x56  R10 = 0x88  R11 = 0x87
    expect lane 7 R8 = 0x56  R9 = 0x59  R10 = 0x89  R11 = 0x88
    expect lane 8 R8 = 0x59  R9 = 0x58  R10 = 0x8a  R11 = 0x89
    expect lane 9 R8 = 0x58  R9 = 0x5b  R10 = 0x8b  R11 = 0x8a
    expect lane 10 R8 = 0x5b  R9 = 0x5a  R10 = 0x8c  R11 = 0x8b
    expect lane 11 R8 = 0x5a  R9 = 0x5d  R10 = 0x8d  R11 = 0x8c
    expect lane 12 R8 = 0x5d  R9 = 0x5c  R10 = 0x8e  R11 = 0x8d
    expect lane 13 R8 = 0x5c  R9 = 0x5f  R10 = 0x8f  R11 = 0x8e
    expect lane 14 R8 = 0x5f  R9 = 0x5e  R10 = 0x90  R11 = 0x8f
    expect lane 15 R8 = 0x5e  R9 = 0x41  R10 = 0x91  R11 = 0x90
    expect lane 16 R8 = 0x41  R9 = 0x40  R10 = 0x92  R11 = 0x91
    expect lane 17 R8 = 0x40  R9 = 0x43  R10 = 0x93  R11 = 0x92
    expect lane 18 R8 = 0x43  R9 = 0x42  R10 = 0x94  R11 = 0x93
    expect lane 19 R8 = 0x42  R9 = 0x45  R10 = 0x95  R11 = 0x94
    expect lane 20 R8 = 0x45  R9 = 0x44  R10 = 0x96  R11 = 0x95
    expect lane 21 R8 = 0x44  R9 = 0x47  R10 = 0x97  R11 = 0x96
    expect lane 22 R8 = 0x47  R9 = 0x46  R10 = 0x98  R11 = 0x97
    expect lane 23 R8 = 0x46  R9 = 0x49  R10 = 0x99  R11 = 0x98
    expect lane 24 R8 = 0x49  R9 = 0x48  R10 = 0x9a  R11 = 0x99
    expect lane 25 R8 = 0x48  R9 = 0x4b  R10 = 0x9b  R11 = 0x9a
    expect lane 26 R8 = 0x4b  R9 = 0x4a  R10 = 0x9c  R11 = 0x9b
    expect lane 27 R8 = 0x4a  R9 = 0x4d  R10 = 0x9d  R11 = 0x9c
    expect lane 28 R8 = 0x4d  R9 = 0x4c  R10 = 0x9e  R11 = 0x9d
    expect lane 29 R8 = 0x4c  R9 = 0x4f  R10 = 0x9f  R11 = 0x9e
    expect lane 30 R8 = 0x4f  R9 = 0x4e  R10 = 0xa0  R11 = 0x9f
}
warp 52 {   # row 1 is stale in some columns
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x51  R9 = 0x52  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x52  R9 = 0x53  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0x53  R9 = 0x54  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0x54  R9 = 0x55  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0x55  R9 = 0x56  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0x56  R9 = 0x57  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0x57  R9 = 0x58  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x58  R9 = 0x59  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x59  R9 = 0x5a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x5a  R9 = 0x5b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x5b  R9 = 0x5c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x5c  R9 = 0x5d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x5d  R9 = 0x5e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x5e  R9 = 0x5f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x5f  R9 = 0x60  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x60  R9 = 0x61  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x61  R9 = 0x62  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x62  R9 = 0x63  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x63  R9 = 0x64  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x64  R9 = 0x65  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x65  R9 = 0x66  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x66  R9 = 0x67  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x67  R9 = 0x68  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x68  R9 = 0x69  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x69  R9 = 0x6a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x6a  R9 = 0x6b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x6b  R9 = 0x6c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x6c  R9 = 0x6d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x6d  R9 = 0x6e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x6e  R9 = 0x6f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x6f  R9 = 0x70  R10 = 0x20  R11 = 0x1f
}
invalidate wait
warp 25 {   # all new
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    active 0x7fffffff
    s = (lane + 1) / 64  t = 1.0 / 8
    expect lane 0 R8 = 0x51  R9 = 0x52  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x52  R9 = 0xf3  R10 = 0x3  R11 = 0x2
    expect lane 2 R8 = 0xf3  R9 = 0xf4  R10 = 0x4  R11 = 0x3
    expect lane 3 R8 = 0xf4  R9 = 0xf5  R10 = 0x5  R11 = 0x4
    expect lane 4 R8 = 0xf5  R9 = 0xf6  R10 = 0x6  R11 = 0x5
    expect lane 5 R8 = 0xf6  R9 = 0xf7  R10 = 0x7  R11 = 0x6
    expect lane 6 R8 = 0xf7  R9 = 0x58  R10 = 0x8  R11 = 0x7
    expect lane 7 R8 = 0x58  R9 = 0x59  R10 = 0x9  R11 = 0x8
    expect lane 8 R8 = 0x59  R9 = 0x5a  R10 = 0xa  R11 = 0x9
    expect lane 9 R8 = 0x5a  R9 = 0x5b  R10 = 0xb  R11 = 0xa
    expect lane 10 R8 = 0x5b  R9 = 0x5c  R10 = 0xc  R11 = 0xb
    expect lane 11 R8 = 0x5c  R9 = 0x5d  R10 = 0xd  R11 = 0xc
    expect lane 12 R8 = 0x5d  R9 = 0x5e  R10 = 0xe  R11 = 0xd
    expect lane 13 R8 = 0x5e  R9 = 0x5f  R10 = 0xf  R11 = 0xe
    expect lane 14 R8 = 0x5f  R9 = 0x60  R10 = 0x10  R11 = 0xf
    expect lane 15 R8 = 0x60  R9 = 0x61  R10 = 0x11  R11 = 0x10
    expect lane 16 R8 = 0x61  R9 = 0x62  R10 = 0x12  R11 = 0x11
    expect lane 17 R8 = 0x62  R9 = 0x63  R10 = 0x13  R11 = 0x12
    expect lane 18 R8 = 0x63  R9 = 0x64  R10 = 0x14  R11 = 0x13
    expect lane 19 R8 = 0x64  R9 = 0x65  R10 = 0x15  R11 = 0x14
    expect lane 20 R8 = 0x65  R9 = 0x66  R10 = 0x16  R11 = 0x15
    expect lane 21 R8 = 0x66  R9 = 0x67  R10 = 0x17  R11 = 0x16
    expect lane 22 R8 = 0x67  R9 = 0x68  R10 = 0x18  R11 = 0x17
    expect lane 23 R8 = 0x68  R9 = 0x69  R10 = 0x19  R11 = 0x18
    expect lane 24 R8 = 0x69  R9 = 0x6a  R10 = 0x1a  R11 = 0x19
    expect lane 25 R8 = 0x6a  R9 = 0x6b  R10 = 0x1b  R11 = 0x1a
    expect lane 26 R8 = 0x6b  R9 = 0x6c  R10 = 0x1c  R11 = 0x1b
    expect lane 27 R8 = 0x6c  R9 = 0x6d  R10 = 0x1d  R11 = 0x1c
    expect lane 28 R8 = 0x6d  R9 = 0x6e  R10 = 0x1e  R11 = 0x1d
    expect lane 29 R8 = 0x6e  R9 = 0x6f  R10 = 0x1f  R11 = 0x1e
    expect lane 30 R8 = 0x6f  R9 = 0x70  R10 = 0x20  R11 = 0x1f
}
expect memory 0x20000080 = 00000051 01000051 000000f3 010000f3 020000f3 030000f3 040000f3 07000051
expect memory 0x200000a0 = 08000051 09000051 0a000051 0b000051 0c000051 0d000051 0e000051 0f000051
expect memory 0x200000c0 = 10000051 11000051 12000051 13000051 14000051 15000051 16000051 17000051
expect memory 0x200000e0 = 18000051 19000051 1a000051 1b000051 1c000051 1d000051 1e000051 1f000051
expect memory 0x20000180 = 00000051 01000051 02000051 03000051 04000051 05000051 06000051 07000051
expect memory 0x200001a0 = 08000051 09000051 0a000051 0b000051 0c000051 0d000051 0e000051 0f000051
expect memory 0x200001c0 = 10000051 11000051 12000051 13000051 14000051 15000051 16000051 17000051
expect memory 0x200001e0 = 18000051 19000051 1a000051 1b000051 1c000051 1d000051 1e000051 1f000051
expect memory 0x20010010 = 00510151 00f301f3 02f303f3 04f30751
expect memory 0x20010030 = 08510951 0a510b51 0c510d51 0e510f51
expect memory 0x20010050 = 00510151 02510351 04510551 06510751
expect memory 0x20010070 = 08510951 0a510b51 0c510d51 0e510f51
expect memory 0x20010110 = 10511151 12511351 14511551 16511751
expect memory 0x20010130 = 18511951 1a511b51 1c511d51 1e511f51
expect memory 0x20010150 = 10511151 12511351 14511551 16511751
expect memory 0x20010170 = 18511951 1a511b51 1c511d51 1e511f51
expect memory 0x20020010 = 5152f3f4 f5f6f758 595a5b5c 5d5e5f60
expect memory 0x20020030 = 61626364 65666768 696a6b6c 6d6e6f70
expect memory 0x20020050 = 51505352 55545756 59585b5a 5d5c5f5e
expect memory 0x20020070 = 41404342 45444746 49484b4a 4d4c4f4e
expect register COUNT_STORES = 207
expect register COUNT_WRITES = 23
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
