# Atomics with .1D_BUFFER all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x302000040 ebc4ad5f 9cbf30e7
bytes 0x302000070 1bbf005c e9e0c230
bytes 0x302000080 f0acd0c0 969c00d6 adc35eae cf1e5ce9 e0ef099f 52c326cb
bytes 0x3020000c8 a078d1aa b5b85045
bytes 0x3020000f0 7fb427b6 36ee269e
bytes 0x302000120 6a84e140 6f6df3e5
bytes 0x302000138 a958da98 6c6a86bf
bytes 0x302000168 aff56053 436f220f
bytes 0x3020001c0 36903c75 b194f46b
bytes 0x3020001d0 5d78ad7d 4b10d88e
bytes 0x302000210 181e5cfd 3eae2a0b
bytes 0x302000248 07acc389 39127541
bytes 0x302000260 b36911dd 8a65c364
bytes 0x302000280 25afe175 e28d91a0
bytes 0x302000298 b6e6014a 7187c176
bytes 0x3020002d0 eaea9891 f36a6343
bytes 0x3020002f0 0d7307b0 b62e12a8
bytes 0x302000340 68ccb82c e0fec921
bytes 0x302000360 4f67bc4d ba76d81f
bytes 0x302000398 dd895374 16b7285a
bytes 0x3020003b0 52c1a6cd 68b7163a
bytes 0x3030001c0 b4f77ef0 6f5d414c 6262f32a 60c77d13
bytes 0x303000268 b6b52f10 eed7a22d
bytes 0x3030002a0 00ac8c0b 0da4187a
bytes 0x3030002c0 bd0ef05f d67bddd2
bytes 0x303000388 49aee5c9 a41db098
bytes 0x3030003c8 6c2ce898 f21f69db
bytes 0x3030003f8 0417a2f0 5a315189
bytes 0x303000448 cb724e58 16bec789
bytes 0x303000458 ed0dbd23 5066a6f1
bytes 0x3030004f0 4670e0e3 2e2e0913
bytes 0x303000500 5c825128 6b2fc6c2
bytes 0x303000540 ec1a923e ea8bb752
bytes 0x303000570 d9a037a4 3e617a0c
bytes 0x303000580 14542dc5 f2502b24
bytes 0x303000590 e4cb0b4e 97ee683b
bytes 0x303000618 aac31ece 73a2934c
bytes 0x303000620 96067113 52765088
bytes 0x303000658 a90459c4 d5a8cdf6
bytes 0x303000688 0e49fcd1 18a8c747
bytes 0x303000698 3369efae 0195f4a6
bytes 0x3030006d0 99595465 fc411dcd
bytes 0x3030007b8 a203930a dde9dcfa
bytes 0x303000888 d8dd632e 040347b3
bytes 0x3040000a0 9e9b1db1
bytes 0x3040000ac 4a0753e5 ea6813c6
bytes 0x3040000c0 b2e3dca7
bytes 0x3040000f4 e8b140c6
bytes 0x3040000fc 913ede30
bytes 0x30400010c 6e63efe5
bytes 0x304000118 2c71999f
bytes 0x304000170 7f5e267b
bytes 0x3040001cc 442b6c98
bytes 0x3040001e8 e7646413
bytes 0x3040001fc 387a9d4a
bytes 0x304000200 3cbe8d54 8f691383
bytes 0x304000238 670ce6b5
bytes 0x304000250 b79d29cf 2c06b9c1 6e266327 1beaaf14
bytes 0x3040002a0 5ee65ba5 66f59ba6
bytes 0x30400030c 86cc683b
bytes 0x30400035c 1d33a123
bytes 0x30400036c fa422f31
bytes 0x304000374 f002f350
bytes 0x306000160 4b7c1fe8 e5ba5eae 2fd875c5 9ca17e63
bytes 0x3060001a0 218852ad ff77e09f
bytes 0x3060001b8 feffb96b 2cc03e6a
bytes 0x3060001c0 d4c57212 71c6c2d9 5dc9256a f1a213e4
bytes 0x3060001e0 86f68da5 de1a613e
bytes 0x3060001f0 de899375 083f6af0
bytes 0x306000210 f2839b50 a60c6bcc 70ac1699 af83e591
bytes 0x306000228 b93bd88b 83a7e97a
bytes 0x306000238 cfd83a74 8d7069f0
bytes 0x306000250 449a27ef 855401ee 54368935 09b032f6
bytes 0x306000260 9731d96e 90caf4c2
bytes 0x306000270 2cc3f77a ae14df4f 3db0a9c3 a0ff4873
bytes 0x3060002b8 2a4beb34 f5f6b64a
bytes 0x3060002c0 a8040ac5 8205e7dc bd1a17bd 22647266
bytes 0x3060002d8 4c8cffe8 c9f1e775
bytes 0x307000048 3cdc84b3
bytes 0x3070000f4 b3bbd695
bytes 0x307000114 522bc84d
bytes 0x307000128 b1d6bb2a
bytes 0x307000154 70127dd9
bytes 0x30700015c cf408c79
bytes 0x307000170 9d4bd875
bytes 0x3070001a4 c9146e2e
bytes 0x3070001c8 a6166dd6
bytes 0x307000210 e119f7eb
bytes 0x307000230 fc52d236
bytes 0x307000240 dde42d3e
bytes 0x307000260 b6a39be1
bytes 0x307000278 15790a7a
bytes 0x3070002b8 db0a1bb2 3773ecc5
bytes 0x307000334 6ca543da
bytes 0x307000348 aee5dc12
bytes 0x307000370 cca8e92e
bytes 0x3070003fc 6313c6c4
bytes 0x30700043c 6ef39233
bytes 0x307000444 2869b02b
bytes 0x307000454 44247091
bytes 0x307000494 f5663518
bytes 0x3070004b4 dae1ffb5
bytes 0x3070004c0 193d2108 a6682858
texture 0 { raw 00036d84 010000b4 00000003 00000000 030000e6 00000000 00000000 00000000 }   # ONE_D_BUFFER 231, R32_G32 SINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.BA.S64.1D_BUFFER.MIN R200, [R112], R72, 0x0"
    x = { 141 556 567 384 845 0x80000000 0xd52e2b22 1693 1057 759 805 1570 411 1536 979 1535 1427 1771 1161 708 1840 -1
      807 718 1629 512 1699 1320 846 0x80000001 144 1761 }
    data0 = { 17 12 0x92ae785c 0x2d53f3bc 0x2d971432 5 0x8aa13148 0x808ad1be 0x10abb1ec 8 0x3134afe9 14 0xcaa1cf9a 0xc0e20799
      25 7 3 0xf7d261ab 29 10 19 0x861387ab 11 17 7 18 20 0xfa59ffcf 0x6bcbb5ae 22 0x51899ad8 1 }
    data1 = { 0 0 0x5167720b 0x8b90e582 0xe1a0ca5b 0 0x8bdd016b 0x15dfbfde 0x524ed149 0 0xb6fac874 0 0xe9e9b3df 0xe29d3f01 0
      0 0 0xe62d8c90 0 0 0 0x7489cabe 0 0 0 0 0 0xcfaed076 0x4a4f8498 0 0x781d5f41 0 }
    expect lane 0 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 8 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 9 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 10 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 11 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 12 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 13 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 14 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 15 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 16 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 17 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 18 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 19 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 20 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 21 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 22 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 23 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 24 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 25 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 26 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 27 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 28 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 29 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 30 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 31 R200 = 0x0  R201 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 1 { raw 00036d84 02000040 00000003 00000000 03000070 00000000 00000000 00000000 }   # ONE_D_BUFFER 113, R32_G32 SINT, buffer
handle 0x1 0x1
warp 1 {
    asm "SURED.D.S64.1D_BUFFER.AND.IGN [R36], R216, 0x1"
    x = { 31 48 0x7ffffffe 100 -1 82 58 9 48 50 6 107 75 86 82 28 68 65 96 72 82 65 58 17 0x7ffffffe 0 110 22 10 113 37 8 }
    data0 = { 0xb6a53be8 0x698ae741 0xd17b6a21 8 0x6ac47f23 0xeabf50aa 0x58d5b833 0xba9949ed 0x4061daef 13 0xb90e1e03
      0x24bdcaae 9 0x4eb3311f 0xd34d4771 27 0xf948ea60 4 0x1b50735c 0xb4ab57c8 0x5ee9b107 0xe001df03 0xcfc8fdae 4
      28 13 19 0x39ac058f 0xac00359b 0x5467c74e 20 0x1108d4f6 }
    data1 = { 0x645df05e 0x651c1129 0x958719a4 0 0xd03b325e 0x7c015f75 0x62948de2 0x791c2695 0xbe86723a 0 0x6c0ff0a6
      0x8e0e4ae5 0 0x6455afe4 0xad3e40e3 0 0x6b7fcb20 0 0xceff1230 0x117cdd61 0x2a57bb0a 0x20c7157a 0x5224168 0 0
      0 0 0x2d10ff98 0x2962e54 0x520ecaa0 0 0x3901f095 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 2 { raw 00049204 030001c0 00000003 00000000 030000eb 00000000 00000000 00000000 }   # ONE_D_BUFFER 236, R32_G32 UINT, buffer
handle 0x2 0x2
warp 2 {
    word 0xeb5e002207a7a0ff
    x = { 0x7ffffffe 983 1178 1117 460 260 839 902 1225 0 1889 966 654 1124 0 0xc38f1234 819 568 174 224 1534 1741 5 669
      0x80000000 15 948 520 1296 1231 1240 0x7ffffffe }
    expect lane 0 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 00036d8f 04000088 00000003 00000000 030000bb 00000000 00000000 00000000 }   # ONE_D_BUFFER 188, R32 SINT, buffer
warp 3 {
    word 0xea766e13008708b0
    x = { 0x80000001 116 27 29 161 95 81 134 187 6 14 187 115 33 0xb6e75498 181 88 189 36 108 9 185 181 58 117 94 93 10
      114 115 187 135 }
    data0 = { 22 0x93710737 0xa00e474c 0x28a10ff 5 31 0x3d1a4f8f 0x70676f99 18 0xb469df26 6 16 15 0x811d505b 0x23471881
      0x4b81ea0f 0x9bd32bf9 25 23 0x95f9d2a1 0x8eb13c84 21 27 0x9ef25cc 23 27 0 11 0x5a58e0ad 1 0x6fd79c7c
      0x53e6db33 }
    handle = 3
    expect lane 0 R176 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R176 = 0x2763266e
    expect lane 2 R176 = 0xc640b1e8
    expect lane 3 R176 = 0x30de3e91
    expect lane 4 R176 = 0x3b68cc86
    expect lane 5 R176 = 0x8313698f
    expect lane 6 R176 = 0x986c2b44
    expect lane 7 R176 = 0xa55be65e
    expect lane 8 R176 = 0x50f302f0
    expect lane 9 R176 = 0xb11d9b9e
    expect lane 10 R176 = 0xa7dce3b2
    expect lane 11 R176 = 0x12
    expect lane 12 R176 = 0xc1b9062c
    expect lane 13 R176 = 0xe5ef636e
    expect lane 14 R176 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R176 = 0x23a1331d
    expect lane 16 R176 = 0x136464e7
    expect lane 17 R176 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R176 = 0x9f99712c
    expect lane 19 R176 = 0xb5e60c67
    expect lane 20 R176 = 0xe553074a
    expect lane 21 R176 = 0x312f42fa
    expect lane 22 R176 = 0x4b81ea0f
    expect lane 23 R176 = 0x7b265e7f
    expect lane 24 R176 = 0x14afea1b
    expect lane 25 R176 = 0x548dbe3c
    expect lane 26 R176 = 0x4a9d7a38
    expect lane 27 R176 = 0xc61368ea
    expect lane 28 R176 = 0xcf299db7
    expect lane 29 R176 = 0xf
    expect lane 30 R176 = 0x10
    expect lane 31 R176 = 0xa69bf566
}
texture 4 { raw 00036d84 05000103 00000003 00000000 0300010b 00000000 00000000 00000000 }   # ONE_D_BUFFER 268, R32_G32 SINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.1D_BUFFER.MIN.IGN RZ, [R12], R8, 0x4"
    x = { 64 45 204 80 58 143 94 25 7 264 93 216 269 114 265 37 267 82 267 28 92 218 10 195 119 106 87 5 37 186 149 198 }
    data0 = { 12 25 0x6666f3a2 20 0xede5a05b 22 0 3 8 31 0x4c14021f 0x2cb2cfbd 0x5ee56305 0xc11b4e72 15 18 0x42336eda
      0xf4690d32 6 0xa26191cc 0xf81e3a30 17 0x1cd89795 0x94b2cfae 0xd1eeb8b2 0xc90b289f 0x7a483fa6 0xb8d0d1cf
      0x7fb4e00f 3 18 0x43991939 }
    data1 = { 0 0 0xd2977cb3 0 0xe94193d5 0 0 0 0 0 0xc6f71c04 0xd013b2be 0x5dffd715 0xddb91f5f 0 0 0xb72c783f 0x93563dae 0
      0xcca301b9 0xeb4833ca 0 0xf7195ad7 0xde3c2608 0x90b3c5e7 0x29c64c7b 0xbf6782e4 0xe3661f06 0x709b9c76 0 0
      0x3ef91606 }
    expect lane 0 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 9 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 11 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 12 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 13 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 14 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 15 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 16 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 17 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 18 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 19 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 20 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 21 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 22 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 23 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 24 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 25 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 26 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 27 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 28 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 29 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 30 surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 31 surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 5 { raw 00036d84 06000160 00000003 00000000 03000033 00000000 00000000 00000000 }   # ONE_D_BUFFER 52, R32_G32 SINT, buffer
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.BA.S64.1D_BUFFER.EXCH.IGN R44, [R128], R204, 0x5"
    x = { 70 287 379 0x80000000 379 274 8 150 416 105 93 134 102 252 5 181 278 367 -1 263 106 0x2e942f31 244 67 207 206
      255 355 186 221 0x80000001 346 }
    data0 = { 13 4 0x71706524 0x6a811f6b 22 0x61880913 3 18 1 0xacedffeb 23 0x3a6c259 29 19 0xfe7de45d 3 3 17 23 0xe6f9ec14
      18 8 29 0x130f9b14 0xbfb08d1b 0x62e75695 0x6ca39e84 0xa5a9c9a5 0x598e67b0 19 15 0xd28da21a }
    data1 = { 0 0 0xace8a235 0xc0868148 0 0x63a6c9c7 0 0 0 0x9e0acccd 0 0xa1b27c60 0 0 0xdaa6c1ca 0 0 0 0 0xa3d24ac0 0 0 0
      0x767f6dcf 0xe91ea980 0x6cbe012f 0x2dd091b 0x5190caec 0x8a6a29f5 0 0 0x4962d4dc }
    expect lane 0 R44 = 0xad528821  R45 = 0x9fe077ff
    expect lane 1 R44 = 0xc3a9b03d  R45 = 0x7348ffa0
    expect lane 2 R44 = 0xe8ff8c4c  R45 = 0x75e7f1c9
    expect lane 3 R44 = 0x0  R45 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R44 = 0x71706524  R45 = 0xace8a235
    expect lane 5 R44 = 0x7af7c32c  R45 = 0x4fdf14ae
    expect lane 6 R44 = 0xc575d82f  R45 = 0x637ea19c
    expect lane 7 R44 = 0x759389de  R45 = 0xf06a3f08
    expect lane 8 R44 = 0x0  R45 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R44 = 0x6a25c95d  R45 = 0xe413a2f1
    expect lane 10 R44 = 0x6bb9fffe  R45 = 0x6a3ec02c
    expect lane 11 R44 = 0xa58df686  R45 = 0x3e611ade
    expect lane 12 R44 = 0x1272c5d4  R45 = 0xd9c2c671
    expect lane 13 R44 = 0x35893654  R45 = 0xf632b009
    expect lane 14 R44 = 0xe81f7c4b  R45 = 0xae5ebae5
    expect lane 15 R44 = 0x509b83f2  R45 = 0xcc6b0ca6
    expect lane 16 R44 = 0x61880913  R45 = 0x63a6c9c7
    expect lane 17 R44 = 0xbd171abd  R45 = 0x66726422
    expect lane 18 R44 = 0x0  R45 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R44 = 0x6ed93197  R45 = 0xc2f4ca90
    expect lane 20 R44 = 0xacedffeb  R45 = 0x9e0acccd
    expect lane 21 R44 = 0x0  R45 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R44 = 0xef279a44  R45 = 0xee015485
    expect lane 23 R44 = 0xd  R45 = 0x0
    expect lane 24 R44 = 0x8bd83bb9  R45 = 0x7ae9a783
    expect lane 25 R44 = 0xbfb08d1b  R45 = 0xe91ea980
    expect lane 26 R44 = 0x13  R45 = 0x0
    expect lane 27 R44 = 0xc50a04a8  R45 = 0xdce70582
    expect lane 28 R44 = 0x9916ac70  R45 = 0x91e583af
    expect lane 29 R44 = 0x743ad8cf  R45 = 0xf069708d
    expect lane 30 R44 = 0x0  R45 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R44 = 0x34eb4b2a  R45 = 0x4ab6f6f5
}
texture 6 { raw 00036d8f 07000048 00000003 00000000 03000121 00000000 00000000 00000000 }   # ONE_D_BUFFER 290, R32 SINT, buffer
warp 6 {
    asm "SUATOM.D.BA.S32.1D_BUFFER.XOR.IGN R84, [R76], R164, R127"
    x = { 0 631 0x9b289b58 385 224 808 768 458 505 561 1150 297 949 271 625 205 1021 276 1102 1014 350 751 1161 1147 1134
      1039 0x2253efff 630 175 537 488 0xd5f3152b }
    data0 = { 12 13 15 14 0x614f0a59 0x98f5b642 7 0x57e70f65 1 30 15 14 13 6 0xafe1ee40 0x8f3f7141 0x75033a76 11 0x2193bb1c
      17 0x95c8458e 12 4 0x2635af2a 0 8 0x9b3a1d97 0x8f09e892 11 0x7e357ff1 9 25 }
    handle = 6
    expect lane 0 R84 = 0xb384dc3c
    expect lane 1 R84 = 0xc5ec7337
    expect lane 2 R84 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R84 = 0xd66d16a6
    expect lane 4 R84 = 0x2abbd6b1
    expect lane 5 R84 = 0x2ee9a8cc
    expect lane 6 R84 = 0x12dce5ae
    expect lane 7 R84 = 0xebf719e1
    expect lane 8 R84 = 0x3e2de4dd
    expect lane 9 R84 = 0x7a0a7915
    expect lane 10 R84 = 0x582868a6
    expect lane 11 R84 = 0x75d84b9d
    expect lane 12 R84 = 0xc4c61363
    expect lane 13 R84 = 0xd97d1270
    expect lane 14 R84 = 0xb21b0adb
    expect lane 15 R84 = 0x4dc82b52
    expect lane 16 R84 = 0x2bb06928
    expect lane 17 R84 = 0x798c40cf
    expect lane 18 R84 = 0x183566f5
    expect lane 19 R84 = 0x3392f36e
    expect lane 20 R84 = 0x2e6e14c9
    expect lane 21 R84 = 0xda43a56c
    expect lane 22 R84 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R84 = 0x8213d19
    expect lane 24 R84 = 0xb5ffe1da
    expect lane 25 R84 = 0x91702444
    expect lane 26 R84 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R84 = 0xc5ec733a
    expect lane 28 R84 = 0x95d6bbb3
    expect lane 29 R84 = 0xe19ba3b6
    expect lane 30 R84 = 0x36d252fc
    expect lane 31 R84 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x302000040 = 09000000 00000000
expect memory 0x302000070 = 031e0018 a0e00220
expect memory 0x302000080 = f0840000 94900010 ad4118aa 85061c69 8025008c 50020602
expect memory 0x3020000c8 = 00000000 00000000
expect memory 0x3020000f0 = 0f042430 10ee000c
expect memory 0x302000120 = 0a000000 00000000
expect memory 0x302000138 = a8188090 4c600424
expect memory 0x302000168 = 04000000 00000000
expect memory 0x3020001c0 = 00800040 20100420
expect memory 0x3020001d0 = 0d000000 00000000
expect memory 0x302000210 = 00184048 20000000
expect memory 0x302000248 = 00000000 00000000
expect memory 0x302000260 = 206800d9 00414360
expect memory 0x302000280 = 0007a134 608d1000
expect memory 0x302000298 = 00000000 00000000
expect memory 0x3020002d0 = 00000800 00000000
expect memory 0x3020002f0 = 0d310300 a42e1020
expect memory 0x302000340 = 48401008 2012c900
expect memory 0x302000360 = 08000000 00000000
expect memory 0x302000398 = 8c881124 0402080a
expect memory 0x3020003b0 = 12000000 00000000
expect memory 0x3030001c0 = b4f77ef0 6f5d414c 6262f32a 60c77d13
expect memory 0x303000268 = b6b52f10 eed7a22d
expect memory 0x3030002a0 = 00ac8c0b 0da4187a
expect memory 0x3030002c0 = bd0ef05f d67bddd2
expect memory 0x303000388 = 49aee5c9 a41db098
expect memory 0x3030003c8 = 6c2ce898 f21f69db
expect memory 0x3030003f8 = 0417a2f0 5a315189
expect memory 0x303000448 = cb724e58 16bec789
expect memory 0x303000458 = ed0dbd23 5066a6f1
expect memory 0x3030004f0 = 4670e0e3 2e2e0913
expect memory 0x303000500 = 5c825128 6b2fc6c2
expect memory 0x303000540 = ec1a923e ea8bb752
expect memory 0x303000570 = d9a037a4 3e617a0c
expect memory 0x303000580 = 14542dc5 f2502b24
expect memory 0x303000590 = e4cb0b4e 97ee683b
expect memory 0x303000618 = aac31ece 73a2934c
expect memory 0x303000620 = 96067113 52765088
expect memory 0x303000658 = a90459c4 d5a8cdf6
expect memory 0x303000688 = 0e49fcd1 18a8c747
expect memory 0x303000698 = 3369efae 0195f4a6
expect memory 0x3030006d0 = 99595465 fc411dcd
expect memory 0x3030007b8 = a203930a dde9dcfa
expect memory 0x303000888 = d8dd632e 040347b3
expect memory 0x3040000a0 = 26df69b4
expect memory 0x3040000ac = 843cb18e 0b000000
expect memory 0x3040000c0 = 06000000
expect memory 0x3040000f4 = 4c470ea0
expect memory 0x3040000fc = ff108a02
expect memory 0x30400010c = 5b501d81
expect memory 0x304000118 = 17000000
expect memory 0x304000170 = cc25ef09
expect memory 0x3040001cc = 8f4f1a3d
expect memory 0x3040001e8 = f92bd39b
expect memory 0x3040001fc = 00000000
expect memory 0x304000200 = 1b000000 1f000000
expect memory 0x304000238 = a1d2f995
expect memory 0x304000250 = ade0585a 01000000 37077193 17000000
expect memory 0x3040002a0 = 996f6770 33dbe653
expect memory 0x30400030c = 05000000
expect memory 0x30400035c = 1b000000
expect memory 0x30400036c = 15000000
expect memory 0x304000374 = 7c9cd76f
expect memory 0x306000160 = 5de47dfe cac1a6da 03000000 00000000
expect memory 0x3060001a0 = 149b0f13 cf6d7f76
expect memory 0x3060001b8 = 17000000 00000000
expect memory 0x3060001c0 = 1d000000 00000000 12000000 00000000
expect memory 0x3060001e0 = 59c2a603 607cb2a1
expect memory 0x3060001f0 = 12000000 00000000
expect memory 0x306000210 = 03000000 00000000 b0678e59 f5296a8a
expect memory 0x306000228 = 9556e762 2f01be6c
expect memory 0x306000238 = 13000000 00000000
expect memory 0x306000250 = 1d000000 00000000 849ea36c 1b09dd02
expect memory 0x306000260 = 14ecf9e6 c04ad2a3
expect memory 0x306000270 = 03000000 00000000 04000000 00000000
expect memory 0x3060002b8 = 1aa28dd2 dcd46249
expect memory 0x3060002c0 = a5c9a9a5 ecca9051 11000000 00000000
expect memory 0x3060002d8 = 16000000 00000000
expect memory 0x307000048 = 30dc84b3
expect memory 0x3070000f4 = b8bbd695
expect memory 0x307000114 = 135af7c2
expect memory 0x307000128 = e8dcf44b
expect memory 0x307000154 = 76127dd9
expect memory 0x30700015c = c4408c79
expect memory 0x307000170 = 934bd875
expect memory 0x3070001a4 = 4751a6bb
expect memory 0x3070001c8 = a8166dd6
expect memory 0x307000210 = 841610bc
expect memory 0x307000230 = f552d236
expect memory 0x307000240 = dce42d3e
expect memory 0x307000260 = 47dcae9f
expect memory 0x307000278 = 0b790a7a
expect memory 0x3070002b8 = 9be4fa1d a89be54a
expect memory 0x307000334 = 60a543da
expect memory 0x307000348 = a9e5dc12
expect memory 0x307000370 = 8e1e1cb6
expect memory 0x3070003fc = 6e13c6c4
expect memory 0x30700043c = 7ff39233
expect memory 0x307000444 = 5e53b35e
expect memory 0x307000454 = 4c247091
expect memory 0x307000494 = e9dda639
expect memory 0x3070004b4 = dae1ffb5
expect memory 0x3070004c0 = 3392142e a9682858
