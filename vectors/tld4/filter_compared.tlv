# Texels are compared before the filter: the mean is the weight of those that pass. Lanes that select something else
# show constants as they are, and no other component.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-15 PD-10b PD-12
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format S8Z24 UNORM source R G R ONE_FLOAT size 16 4 address 0x30000000 G_DATA_TYPE 4 }
bytes 0x30000000 69d2a7cd c14450f0 2beb78dd aef1534a 0795a7bc da5a4a1f 82263c2f 52c38abe
bytes 0x30000020 00008080 7bb3462c 4dcc14b7 130e0790 fe51f881 ec537511 fefffffe 798f550d
bytes 0x30000040 feffffb8 8fcd07b3 40a77fa2 ffffff3a e371ffdf ffffffff 010080d2 00008027
bytes 0x30000060 b8d35a7f 18b48b9d 69860b4a e8b85531 768f165a feffff52 c7413a1d 1b4800ce
bytes 0x30000080 7023c080 18dcd0d4 f991da57 88dfd0e5 01008041 a9978073 3267c536 000080f4
bytes 0x300000a0 010080cb 8897b5ff 4191f5ea d8460348 010080ff 00000000 13fea1d9 ffffff88
bytes 0x300000c0 ffff7f7f 1f688a49 9913b804 3c57b07f cb5f9300 5cbc3300 ee274c80 17fc4651
bytes 0x300000e0 010000b7 2bb924ff 01000001 40d9431f 01008081 d34a7e2c 32fef0c3 6f3546f1
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 0 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 0 }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 1 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 1 }
handle 3 texture 0 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 2 }
handle 4 texture 0 sampler 4
sampler 5 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 2 }
handle 5 texture 0 sampler 5
sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 3 }
handle 6 texture 0 sampler 6
sampler 7 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 3 }
handle 7 texture 0 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 4 }
handle 8 texture 0 sampler 8
sampler 9 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 4 }
handle 9 texture 0 sampler 9
sampler 10 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 5 }
handle 10 texture 0 sampler 10
sampler 11 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 5 }
handle 11 texture 0 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 6 }
handle 12 texture 0 sampler 12
sampler 13 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 6 }
handle 13 texture 0 sampler 13
sampler 14 { address WRAP MIRROR WRAP MAG_FILTER 2 DEPTH_COMPARE_FUNC 7 }
handle 14 texture 0 sampler 14
sampler 15 { address WRAP MIRROR WRAP MAG_FILTER 1 DEPTH_COMPARE_FUNC 7 }
handle 15 texture 0 sampler 15
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format Z24S8 UINT source G R ZERO G size 16 4 address 0x30001000 G_DATA_TYPE 2 }
bytes 0x30001000 73010000 00407761 ff9bfabb 7fffff7f ae010000 81010080 4734974e 01db9004
bytes 0x30001020 9bd7d36b 0c097c5f 7fffff7f 1b5695a5 54781d36 feffff7f fffeffff d579ecea
bytes 0x30001040 e0ffff7f 8cf02c65 9dfe4294 9b9369ef 609b97ac 547d6167 80000000 2e1985fe
bytes 0x30001060 8cfe6cc2 5ce18012 7cc07aab 614c330f 3cf2fcac 7dea567e fefeffff 64268292
bytes 0x30001080 d4ca94f0 00000000 af661b08 3c25a0c5 d0e784c2 c60ccdde 07ce9691 c6e2c340
bytes 0x300010a0 47ea6933 17000080 83d2be9e 7f90056a 51d07ae7 fe41d7ab ffffffff 818cbc8a
bytes 0x300010c0 809f491e b0eb1274 7b728fff 3c010080 00010080 ffb9f7fb 2fb1e8a1 7fd676fd
bytes 0x300010e0 f002b27c 80000080 aa0a74c5 adffffff e604cb34 028bb671 01010000 55c9edfc
handle 16 texture 1 sampler 0
handle 17 texture 1 sampler 1
handle 18 texture 1 sampler 2
handle 19 texture 1 sampler 3
handle 20 texture 1 sampler 4
handle 21 texture 1 sampler 5
handle 22 texture 1 sampler 6
handle 23 texture 1 sampler 7
handle 24 texture 1 sampler 8
handle 25 texture 1 sampler 9
handle 26 texture 1 sampler 10
handle 27 texture 1 sampler 11
handle 28 texture 1 sampler 12
handle 29 texture 1 sampler 13
handle 30 texture 1 sampler 14
handle 31 texture 1 sampler 15
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 UNORM source R R R ONE_FLOAT size 16 4 address 0x30002000 }
bytes 0x30002000 bc46 7281 ee6e 164e f160 8ce2 8211 511e
bytes 0x30002010 0080 3eb2 c01a feff 22b4 d105 72ad 5fe4
bytes 0x30002020 037b f967 2c60 ffff a62a 04c7 ffff a534
bytes 0x30002030 cf67 e23a 26a0 9d49 0100 0080 86a8 83ac
bytes 0x30002040 1d39 158f 0000 0100 0180 be07 80e4 c8c5
bytes 0x30002050 19bb ecff c797 b111 ba5a 34fa 14f0 005c
bytes 0x30002060 2b5a 0000 0100 feff bb4b feff 92e1 942f
bytes 0x30002070 41ae ba0a e9f8 0080 0080 8f1d ff7f 660d
handle 32 texture 2 sampler 0
handle 33 texture 2 sampler 1
handle 34 texture 2 sampler 2
handle 35 texture 2 sampler 3
handle 36 texture 2 sampler 4
handle 37 texture 2 sampler 5
handle 38 texture 2 sampler 6
handle 39 texture 2 sampler 7
handle 40 texture 2 sampler 8
handle 41 texture 2 sampler 9
handle 42 texture 2 sampler 10
handle 43 texture 2 sampler 11
handle 44 texture 2 sampler 12
handle 45 texture 2 sampler 13
handle 46 texture 2 sampler 14
handle 47 texture 2 sampler 15
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format ZF32 FLOAT source R ZERO R ONE_INT size 16 4 address 0x30003000 }
bytes 0x30003000 68be15ec 634ba810 0e63e37d 2cedf5b3 03462370 6605dae5 e750007a 01000000
bytes 0x30003020 00000080 0e5dd32b c951f3f7 de1978ce c060992a 01000000 20efca96 01000080
bytes 0x30003040 088cdf25 01000080 0358604d fffffffd 27268a48 4f075445 9c14d8fc d06e4de1
bytes 0x30003060 fffffffe 12891274 ffff7fff 4734494a ccd65304 bb0107dd 00000000 ff0c931f
bytes 0x30003080 36c6cb3e 02f307e3 afc8007b 7c47314d 00000080 00000080 0da9fa46 1bf4f72a
bytes 0x300030a0 5d6027a4 cb44109b 64a72c46 c9c5360f ffff7f7f ee574a8f e048fb5f 0968f1b7
bytes 0x300030c0 973d3d6c 80cec440 38ab6eb9 01000000 e62541b7 42e07093 fefffffd 94cbdbb6
bytes 0x300030e0 e439cb90 fefffffe ffecb2c5 f8f438fc 437a15e5 ffff7f7f 00ac952d 37fdfa9e
handle 48 texture 3 sampler 0
handle 49 texture 3 sampler 1
handle 50 texture 3 sampler 2
handle 51 texture 3 sampler 3
handle 52 texture 3 sampler 4
handle 53 texture 3 sampler 5
handle 54 texture 3 sampler 6
handle 55 texture 3 sampler 7
handle 56 texture 3 sampler 8
handle 57 texture 3 sampler 9
handle 58 texture 3 sampler 10
handle 59 texture 3 sampler 11
handle 60 texture 3 sampler 12
handle 61 texture 3 sampler 13
handle 62 texture 3 sampler 14
handle 63 texture 3 sampler 15

warp 0 {
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f91e800) bits(0x3fecec00) bits(0x40295000) bits(0x40232a00) bits(0x40020200) bits(0x3e004000) bits(0xbfd25000) bits(0xbfa37000) bits(0xbde6c000) bits(0x3eafe000) bits(0x402a8800) bits(0xbf96f400) bits(0x40000200) bits(0xbd010000) bits(0x3ffc0000) bits(0x3f280000) ... }
    t = { bits(0x3fffe000) bits(0x3f901000) bits(0x3f81a000) bits(0x3f900000) bits(0x3fa24000) bits(0xbe008000) bits(0xbf5fa000) bits(0x3e010000) bits(0x3e558000) bits(0x3ff0a000) bits(0xbf801000) bits(0x3f6c8000) bits(0xbf5fc000) bits(0x3f868000) bits(0x401c1000) bits(0xbf802000) ... }
    dref = { bits(0x3f000001) bits(0x3f000002) bits(0x33800001) bits(0x3f000002) bits(0x3e709a09) bits(0x3f7851ff) bits(0x3eeaa7d9) bits(0x3ea08983) bits(0x3e984fdd) bits(0x3f000002) bits(0x3e8d66f7) bits(0x3f359789) bits(0x3f38139a) bits(0x3f0097aa) bits(0x3f30573d) bits(0x3f7f71e4) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 1 {
    asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800c00) bits(0x3eb03000) bits(0x4022f200) bits(0x3ef00000) bits(0x3f800400) bits(0x3ffffc00) bits(0x3f77f000) bits(0x3f7ff800) bits(0x3cfe0000) bits(0x3e436000) bits(0x3f601000) bits(0x3f581800) bits(0x3f800c00) bits(0x40020000) bits(0xbfda7000) bits(0x3eda0000) ... }
    t = { bits(0xbf8fe000) bits(0x3f1fe000) bits(0xbdfd0000) bits(0x3f162000) bits(0xbdfd0000) bits(0x3f204000) bits(0xbfa19000) bits(0x3a800000) bits(0xbffeb000) bits(0x3f801000) bits(0x3ec00000) bits(0x3f448000) bits(0xbea50000) bits(0x3f2aa000) bits(0x3f901000) bits(0x40001800) ... }
    dref = { bits(0x3f0bb419) bits(0x3f7fffff) bits(0x3d386691) bits(0x3e8c6adf) bits(0x3f30573d) bits(0x3f7fffff) bits(0x3e8df82f) bits(0x3f38139a) bits(0x3f0ac353) bits(0x3f0bb419) bits(0x3f50dc19) bits(0x3f0ac353) bits(0x3f50df89) bits(0x3f000002) bits(0x3eeaa7d9) bits(0x3da66269) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 2 {
    asm "TLD4.G.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = { bits(0xbe1e2000) bits(0x3f324800) bits(0x3ffc0400) bits(0xbf780800) bits(0x3d008000) bits(0xbf061800) bits(0xbf800000) bits(0x3fbb7800) bits(0x3d018000) bits(0x3fa5e400) bits(0xbf840400) bits(0x3ed5e000) bits(0x3ffc0c00) bits(0x3f281800) bits(0xbf77f000) bits(0x3e82f000) ... }
    t = { bits(0xbdfe0000) bits(0x3f903000) bits(0xbf1ac000) bits(0x403a1800) bits(0xbe010000) bits(0xba800000) bits(0xbf4dc000) bits(0x4008e000) bits(0x403bb800) bits(0x3f004000) bits(0x40001000) bits(0x40144800) bits(0x3f4d8000) bits(0x4011a800) bits(0x40081800) bits(0x4039c800) ... }
    dref = { bits(0x3da66269) bits(0x3e87b281) bits(0x3da66269) bits(0x3f50df89) bits(0x3f800000) bits(0x00000000) bits(0x3d386691) bits(0x3eeaa7d9) bits(0x3f7fffff) bits(0x3e984fdd) bits(0x3ef1d657) bits(0x3f7fffff) bits(0x3db47bb1) bits(0x3f7851ff) bits(0x3e8df82f) bits(0x3e8c6adf) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3b380000  R9 = 0x00000000  R10 = 0x3b380000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f6b0000  R9 = 0x00000000  R10 = 0x3f6b0000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f6fee00  R9 = 0x00000000  R10 = 0x3f6fee00  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f7ffe00  R9 = 0x00000000  R10 = 0x3f7ffe00  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 {
    asm "TLD4.G.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0c00) bits(0x3f83f800) bits(0x3f5a7000) bits(0x3ebba000) bits(0xbf77e800) bits(0xbe47a000) bits(0x3cfe0000) bits(0x3f464800) bits(0x40175600) bits(0x3ffc0000) bits(0x3f800000) bits(0x402ce000) bits(0x3ffc0000) bits(0x3eafe000) bits(0x40020000) bits(0x3ffc0c00) ... }
    t = { bits(0x3f004000) bits(0x40179800) bits(0x3feff000) bits(0xbfa95000) bits(0x3fcc8000) bits(0x402b4800) bits(0x3f7fe000) bits(0x3f600000) bits(0x40011800) bits(0xbf97c000) bits(0x3ff00000) bits(0xbf3ca000) bits(0x3ebfc000) bits(0x4032e800) bits(0x3e380000) bits(0x4031f000) ... }
    dref = { bits(0x3e4ef171) bits(0x3f7fffff) bits(0x33800001) bits(0x3effffff) bits(0x3e87b281) bits(0x3f5a91fa) bits(0x3f21fe14) bits(0x3eab71d1) bits(0x3f50df89) bits(0x3db47bb1) bits(0x3f70fe33) bits(0x3f7f71e4) bits(0x3f0ac353) bits(0x3f000002) bits(0x3e8c6adf) bits(0x3d386691) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.B.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3fe4a800) bits(0x4001fe00) bits(0xbf800000) bits(0xbf780800) bits(0x3f800800) bits(0x39800000) bits(0xbf780800) bits(0x3f52f000) bits(0xbec75000) bits(0x3f019800) bits(0x40020200) bits(0x4028e000) bits(0xbef13000) bits(0x3f77f000) bits(0x3f7ff000) bits(0x3cff0000) ... }
    t = { bits(0x3f5fe000) bits(0x3f3fe000) bits(0xbdb70000) bits(0x3f600000) bits(0x3f602000) bits(0xbdf40000) bits(0x3f8fe000) bits(0x40301000) bits(0x402dd000) bits(0x3f49c000) bits(0x3fcf3000) bits(0x3f606000) bits(0x3f902000) bits(0xbf8ff000) bits(0xbea10000) bits(0xbf7fe000) ... }
    dref = { bits(0x3eff4e81) bits(0x33800001) bits(0x00000000) bits(0x3e4ef171) bits(0x3f7fffff) bits(0x3f402371) bits(0x3f50df89) bits(0x3cf9b1e1) bits(0x3ea08983) bits(0x3cf9b1e1) bits(0x3e984fdd) bits(0x3e87b281) bits(0x00000000) bits(0x33800001) bits(0x3f000002) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840800) bits(0x3f4eb000) bits(0x3e628000) bits(0x3f840000) bits(0x40020600) bits(0xbfa33800) bits(0x3f8bc000) bits(0xbf871000) bits(0xbd000000) bits(0x400ac200) bits(0xbf840400) bits(0x3e802000) bits(0x40020000) bits(0x3f501800) bits(0xbf83f800) bits(0xbf83a000) ... }
    t = { bits(0x3f262000) bits(0x3fb9a000) bits(0x4007f000) bits(0xbe010000) bits(0x3f5fe000) bits(0xbfb5d000) bits(0x3fc9e000) bits(0x3f2dc000) bits(0xbfed9000) bits(0x40233000) bits(0x3fbcb000) bits(0xbe904000) bits(0x401e4000) bits(0x3f8d7000) bits(0xbdfe0000) bits(0x3e8fc000) ... }
    dref = { bits(0x3e8d66f7) bits(0x3f800000) bits(0x3e709a09) bits(0x3eb5a771) bits(0x3f800000) bits(0x33800001) bits(0x3eab71d1) bits(0x3f000001) bits(0x3f279508) bits(0x3eff4e81) bits(0x3f7fffff) bits(0x3ea7e35d) bits(0x3da66269) bits(0x3f7fffff) bits(0x3f30573d) bits(0x3d386691) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.A.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781000) bits(0x3f780000) bits(0x40020200) bits(0x3f808800) bits(0xbf464800) bits(0x3f181800) bits(0xbf83f800) bits(0x3eafe000) bits(0x3f83f800) bits(0xbf83f400) bits(0xbd008000) bits(0x3f83fc00) bits(0xbf86e800) bits(0xbf840800) bits(0x3f0c0800) bits(0x3ffffc00) ... }
    t = { bits(0xbf5fa000) bits(0x3f1dc000) bits(0xbffe9000) bits(0x3f25e000) bits(0x3f206000) bits(0x3fce2000) bits(0x3fc50000) bits(0xbf8fe000) bits(0x3f801000) bits(0x3ff03000) bits(0x4007a000) bits(0x3f9f9000) bits(0x403a5000) bits(0xbf600000) bits(0x40001800) bits(0x3e018000) ... }
    dref = { bits(0x3ea7e35d) bits(0x3f70fe33) bits(0x3e87b281) bits(0x3f000002) bits(0x3e984fdd) bits(0x33800001) bits(0x3e8df82f) bits(0x3f5a91fa) bits(0x3f0097aa) bits(0x3e69071d) bits(0x3eab71d1) bits(0x3f800000) bits(0x3e94b5b5) bits(0x3f7fffff) bits(0x3f000001) bits(0x3f5a91fa) ... }
    expect lane 0 R8 = 0x3c3f8000  R9 = 0x00000000  R10 = 0x3c3f8000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f770000  R9 = 0x00000000  R10 = 0x3f770000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f680000  R9 = 0x00000000  R10 = 0x3f680000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3eb15000  R9 = 0x00000000  R10 = 0x3eb15000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3eba0000  R9 = 0x00000000  R10 = 0x3eba0000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f400000  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x3b800000  R11 = 0x3f800000;
}

warp 7 {
    asm "TLD4.A.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3f85f400) bits(0xbcfd0000) bits(0x3ff3ec00) bits(0x3f680800) bits(0x3e200000) bits(0xbf840800) bits(0x3ecff000) bits(0x402ccc00) bits(0x3f840400) bits(0x3ef27000) bits(0x3ea01000) bits(0x3e206000) bits(0x40027600) bits(0x3f84e800) bits(0x3f800000) bits(0xbf844400) ... }
    t = { bits(0x3e018000) bits(0xbec10000) bits(0xbfbb5000) bits(0x40314800) bits(0xbf40a000) bits(0xbe970000) bits(0x3f606000) bits(0x3ed58000) bits(0xbffd6000) bits(0x3f604000) bits(0x3fa56000) bits(0x3f802000) bits(0x3ffff000) bits(0x3ff03000) bits(0xbf902000) bits(0x3ede4000) ... }
    dref = { bits(0x3eb5a771) bits(0x3db47bb1) bits(0x3f21fe14) bits(0x00000000) bits(0x3effffff) bits(0x3f135fcc) bits(0x3eb5a771) bits(0x3f0097aa) bits(0x3e8d66f7) bits(0x3f135fcc) bits(0x3eb5a771) bits(0x3f7fffff) bits(0x3f38139a) bits(0x3c51b601) bits(0x3e8df82f) bits(0x3f5a91fa) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R.DC R8, R0, R4, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x40316600) bits(0xbf83fc00) bits(0xb9800000) bits(0xbe636000) bits(0xbfbfa400) bits(0x3f800400) bits(0x4029b400) bits(0xbf83fc00) bits(0xbf6e5800) bits(0xbf83fc00) bits(0xb9000000) bits(0x3f280800) bits(0xbf048800) bits(0x3ed5a000) bits(0xbf800000) bits(0xb9800000) ... }
    t = { bits(0x3e018000) bits(0xbf8ff000) bits(0x4011a800) bits(0xbf8ff000) bits(0x4007f000) bits(0x3f10a000) bits(0x3f802000) bits(0x3e1d8000) bits(0x40001800) bits(0x3dfe0000) bits(0x40080800) bits(0xbf800000) bits(0x3f8ff000) bits(0x3e018000) bits(0x3ec04000) bits(0xbffee000) ... }
    dref = { bits(0x33800001) bits(0x3f135fcc) bits(0x3eeaa7d9) bits(0x3f456733) bits(0x3f800000) bits(0x3e69071d) bits(0x3f800000) bits(0x3f7fffff) bits(0x3e69071d) bits(0x3db47bb1) bits(0x3f5a91fa) bits(0x3f000002) bits(0x3f800000) bits(0x3f000002) bits(0x3e87b281) bits(0x3f30573d) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3df80000  R9 = 0x00000000  R10 = 0x3df80000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f51b400  R9 = 0x00000000  R10 = 0x3f51b400  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 9 {
    asm "TLD4.R.DC R8, R0, R4, 9, 2D, 0xf"  active 0xffff
    s = { bits(0x3fc85000) bits(0xbf840400) bits(0x3e1fc000) bits(0x40169200) bits(0x3fc43800) bits(0x40088a00) bits(0xbeb16000) bits(0x40020200) bits(0x3e400000) bits(0xbf98f800) bits(0xbd000000) bits(0xbf800800) bits(0x3f2ff800) bits(0xbd000000) bits(0x3f83fc00) bits(0xbcfd0000) ... }
    t = { bits(0x3fb3d000) bits(0x40001800) bits(0x3dff0000) bits(0xbdff0000) bits(0x3f744000) bits(0xbfae3000) bits(0xbdfd0000) bits(0x40036000) bits(0xbf600000) bits(0x3feff000) bits(0xbf8fd000) bits(0x3fbf1000) bits(0x3feff000) bits(0x3f5fe000) bits(0x3f802000) bits(0x3ff02000) ... }
    dref = { bits(0x3f70fe33) bits(0x3e8c6adf) bits(0x33800001) bits(0x3a903601) bits(0x3f000002) bits(0x3f456733) bits(0x3f800000) bits(0x3f50df89) bits(0x3f456733) bits(0x3f5a91fa) bits(0x3ef1d657) bits(0x3f000001) bits(0x3d386691) bits(0x3eff4e81) bits(0x3f7fffff) bits(0x3eab71d1) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 {
    asm "TLD4.G.DC R8, R0, R4, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840400) bits(0xbf83f800) bits(0x3d800000) bits(0x40217800) bits(0x40020000) bits(0xbf6ec000) bits(0x3f181000) bits(0xbcff0000) bits(0x3e8a7000) bits(0x3f3d2800) bits(0xbd000000) bits(0x4024b400) bits(0x3d010000) bits(0x40244600) bits(0x401a5e00) bits(0x3ffc0000) ... }
    t = { bits(0x3e010000) bits(0x3f957000) bits(0xbf957000) bits(0x3feff000) bits(0x3f8fe000) bits(0xbf963000) bits(0x3e1f0000) bits(0x3e558000) bits(0x3fefe000) bits(0x3ff60000) bits(0x3fa6f000) bits(0x40081000) bits(0x402fc800) bits(0x4011d000) bits(0xbf5fe000) bits(0xbf8fe000) ... }
    dref = { bits(0x3e12e4ad) bits(0x3f800000) bits(0x3ef1d657) bits(0x3eb5a771) bits(0x3e8d66f7) bits(0x3f7fffff) bits(0x3f000002) bits(0x3eeaa7d9) bits(0x3cf9b1e1) bits(0x3f000002) bits(0x3f7fffff) bits(0x3f5a91fa) bits(0x3f27d26a) bits(0x3e8df82f) bits(0x3f000001) bits(0x3f000002) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f542c00  R9 = 0x00000000  R10 = 0x3f542c00  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.G.DC R8, R0, R4, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3ff0dc00) bits(0x40000000) bits(0x400f5a00) bits(0x3ffffc00) bits(0xbcff0000) bits(0xbf77f000) bits(0xbfd35c00) bits(0x3fa0f000) bits(0xb9000000) bits(0x3fa42800) bits(0xbf77f800) bits(0xbf780800) bits(0xbf780000) bits(0xbe9a8000) bits(0xbf781000) bits(0x3f080000) ... }
    t = { bits(0x402f7800) bits(0xbf602000) bits(0x3f5fc000) bits(0xbf38c000) bits(0x3f3fc000) bits(0xbf7fe000) bits(0xbf600000) bits(0x3f802000) bits(0x3fc00000) bits(0x3f602000) bits(0xbfa7f000) bits(0x3f39e000) bits(0xbf8fd000) bits(0xbf802000) bits(0xbe788000) bits(0x3fc12000) ... }
    dref = { bits(0x33800001) bits(0x3f800000) bits(0x3d386691) bits(0x3f456733) bits(0x3eab71d1) bits(0x3f7fffff) bits(0x3ef1d657) bits(0x3d386691) bits(0x3f7fffff) bits(0x3e984fdd) bits(0x3a903601) bits(0x3f000002) bits(0x3f27d26a) bits(0x3ea7e35d) bits(0x3f7fffff) bits(0x3e4ef171) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 {
    asm "TLD4.B.DC R8, R0, R4, 12, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff000) bits(0xb9000000) bits(0xbf77f800) bits(0xbd000000) bits(0xbf83f400) bits(0x3f800c00) bits(0x3ffc0000) bits(0x3fd44c00) bits(0xbff0a800) bits(0x40000600) bits(0x3f780000) bits(0xbf780800) bits(0xbf800800) bits(0x3f1ff800) bits(0xbf781000) bits(0x39800000) ... }
    t = { bits(0x403ed800) bits(0x40081000) bits(0xbfb77000) bits(0xbfc23000) bits(0xbf21c000) bits(0x3f918000) bits(0x3ec80000) bits(0x3cf00000) bits(0x3f08e000) bits(0x3feb2000) bits(0xbf7fe000) bits(0x3f0dc000) bits(0xbf13c000) bits(0x3a000000) bits(0x3dfe0000) bits(0xbe000000) ... }
    dref = { bits(0x3ea08983) bits(0x3f000001) bits(0x3f000002) bits(0x3c51b601) bits(0x3f000001) bits(0x3e4ef171) bits(0x3a903601) bits(0x3f30573d) bits(0x33800001) bits(0x00000000) bits(0x3eeaa7d9) bits(0x3ea08983) bits(0x3f27d26a) bits(0x3e94b5b5) bits(0x3f000001) bits(0x3e4ef171) ... }
    expect lane 0 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f120000  R9 = 0x00000000  R10 = 0x3f120000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ce00000  R9 = 0x00000000  R10 = 0x3ce00000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f700000  R9 = 0x00000000  R10 = 0x3f700000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3dc58800  R9 = 0x00000000  R10 = 0x3dc58800  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x3b800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 13 {
    asm "TLD4.B.DC R8, R0, R4, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbfa56000) bits(0x3fe61000) bits(0xbed30000) bits(0x3f840000) bits(0x3e002000) bits(0xbff41c00) bits(0x3cff0000) bits(0x400df200) bits(0xbd000000) bits(0xb9000000) bits(0x403dbe00) bits(0xbfee0000) bits(0x4003fc00) bits(0x403fb800) bits(0x40000000) bits(0x3e932000) ... }
    t = { bits(0x3f58c000) bits(0x3fb8c000) bits(0x3fe73000) bits(0x3e010000) bits(0x3e018000) bits(0x3f1fe000) bits(0x3f406000) bits(0xbf947000) bits(0xba000000) bits(0xbfa43000) bits(0x3f400000) bits(0x3ac00000) bits(0xbe008000) bits(0xbf902000) bits(0x3f5fe000) bits(0x3f8fe000) ... }
    dref = { bits(0x3f800000) bits(0x3f7851ff) bits(0x3f279508) bits(0x3f800000) bits(0x3f402371) bits(0x3eab71d1) bits(0x3e4ef171) bits(0x3ef1d657) bits(0x3e8d66f7) bits(0x3e69071d) bits(0x3cf9b1e1) bits(0x3c51b601) bits(0x3eeaa7d9) bits(0x3f38139a) bits(0x3e87b281) bits(0x3e8d66f7) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 14 {
    asm "TLD4.A.DC R8, R0, R4, 14, 2D, 0xf"  active 0xffff
    s = { bits(0x3ef00000) bits(0x3ee03000) bits(0x3fd24800) bits(0xbf800000) bits(0xbed26000) bits(0x3f77f000) bits(0x3fc7a800) bits(0x3e204000) bits(0x39000000) bits(0x4001fe00) bits(0xbfc43400) bits(0x3f800800) bits(0xbf7ff800) bits(0x4020ba00) bits(0x3f37f800) bits(0x3e43e000) ... }
    t = { bits(0x40017800) bits(0x3f801000) bits(0x3fbf1000) bits(0x3f600000) bits(0x3f5fc000) bits(0xbdff0000) bits(0xbf600000) bits(0x3fa10000) bits(0x3f5fe000) bits(0x3f3d8000) bits(0xba800000) bits(0xbdff0000) bits(0xbf40a000) bits(0x3f802000) bits(0x00000000) bits(0x3feff000) ... }
    dref = { bits(0x3da66269) bits(0x3ce1c261) bits(0x3f7fffff) bits(0x3f70fe33) bits(0x3f30573d) bits(0x3f0a6820) bits(0x3eab1ef3) bits(0x3e8df82f) bits(0x3f000002) bits(0x3e709a09) bits(0x3c51b601) bits(0x3f38139a) bits(0x3ef1d657) bits(0x3f27d26a) bits(0x3e8d66f7) bits(0x3e69071d) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 {
    asm "TLD4.A.DC R8, R0, R4, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3f57f800) bits(0x3e8ad000) bits(0x3e9bc000) bits(0xbf840000) bits(0x3e2f0000) bits(0x3d008000) bits(0x3f7ff000) bits(0x3f840c00) bits(0xbf800800) bits(0x3f080800) bits(0x3ffff800) bits(0xbf7fe800) bits(0x40104000) bits(0x3fc7fc00) bits(0xbe6b0000) bits(0x4030c600) ... }
    t = { bits(0x3f3fc000) bits(0x3f600000) bits(0x403f8000) bits(0xbe000000) bits(0xbdfe0000) bits(0x400b0800) bits(0xbfedd000) bits(0x3fc65000) bits(0x3f554000) bits(0x3fffe000) bits(0x3f204000) bits(0x40070800) bits(0xbf7fa000) bits(0xbdfd0000) bits(0xbd3e0000) bits(0xbfcb5000) ... }
    dref = { bits(0x3da66269) bits(0x3f759142) bits(0x3f0a6820) bits(0x3e8c6adf) bits(0x3f27d26a) bits(0x3ef1d657) bits(0x3e4ef171) bits(0x3d386691) bits(0x3f0a6820) bits(0x3efc95a7) bits(0x3f7f71e4) bits(0x3e8df82f) bits(0x3f30573d) bits(0x3f0097aa) bits(0x33800001) bits(0x3e12e4ad) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 {
    asm "TLD4.R.DC R8, R0, R4, 16, 2D, 0xf"  active 0xffff
    s = { bits(0x40020600) bits(0x3f840000) bits(0x3d008000) bits(0x40399200) bits(0xbdf88000) bits(0x3f840c00) bits(0x4001fe00) bits(0x3ffc0c00) bits(0xbfcee800) bits(0x3ffc0c00) bits(0xbfc3f800) bits(0xb9800000) bits(0xbf840800) bits(0x00000000) bits(0xbf800000) bits(0x40000600) ... }
    t = { bits(0x3de30000) bits(0xbf5ec000) bits(0xbf600000) bits(0x3ac00000) bits(0x3f803000) bits(0xbf5fa000) bits(0xbe008000) bits(0xbf901000) bits(0x3f900000) bits(0xbf8fe000) bits(0xbe008000) bits(0x3f5fc000) bits(0x3f802000) bits(0xbe010000) bits(0xbe700000) bits(0x4007f000) ... }
    dref = { bits(0x3c921b61) bits(0x3ec2ee81) bits(0x3f1442ff) bits(0x3ee825d7) bits(0x3f000002) bits(0x3f259557) bits(0x3f1ebed3) bits(0x3f2c979c) bits(0x3d940709) bits(0x3f45a026) bits(0x00000000) bits(0x3efcadd5) bits(0x3f21e8b2) bits(0x3f45a026) bits(0x3e4da7a9) bits(0x3f2b7ac1) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.R.DC R8, R0, R4, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3cff0000) bits(0xbcff0000) bits(0x40139a00) bits(0x3fbea000) bits(0x3f069800) bits(0xbf800000) bits(0x3fd48c00) bits(0x402c9000) bits(0xbfa65000) bits(0x3f94b000) bits(0x3ffff800) bits(0x3cff0000) bits(0x3f9aa800) bits(0x3f181800) bits(0x3ff2e400) bits(0x3ff7a400) ... }
    t = { bits(0xbf600000) bits(0xbe010000) bits(0x3f8fe000) bits(0x3e420000) bits(0x3f800000) bits(0xbf038000) bits(0x4007f800) bits(0xbeabc000) bits(0x40080800) bits(0x3fd8c000) bits(0xbf8fd000) bits(0x40081800) bits(0x3f606000) bits(0x3f902000) bits(0xbf7fe000) bits(0x3e80c000) ... }
    dref = { bits(0x3ec2ee81) bits(0x3f0abc8d) bits(0x3ed40b21) bits(0x3ed7a7af) bits(0x3f6aec7a) bits(0x3e8187c5) bits(0x3df24cf9) bits(0x3f1196cf) bits(0x33800001) bits(0x3ed7a7af) bits(0x3efcadd5) bits(0x3ee36d17) bits(0x3f3bfa9c) bits(0x3f6f6994) bits(0x3f1442ff) bits(0x3ecec2fb) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.G.DC R8, R0, R4, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x40000600) bits(0xbd8cc000) bits(0xbfa37400) bits(0xbf691800) bits(0x3dc04000) bits(0x40340600) bits(0x3e61c000) bits(0x3fb24000) bits(0xbf780800) bits(0x40000200) bits(0x3f800c00) bits(0x3f800800) bits(0x3ea03000) bits(0xbff9b800) bits(0x39800000) bits(0x3f281000) ... }
    t = { bits(0x4007f000) bits(0xbdfd0000) bits(0xbe100000) bits(0x3f801000) bits(0x3f206000) bits(0x40080800) bits(0xbfbc3000) bits(0x3e010000) bits(0x3f5fe000) bits(0x40000800) bits(0xbf5fe000) bits(0x3a800000) bits(0x3f004000) bits(0x3e800000) bits(0xbf13a000) bits(0xbdfd0000) ... }
    dref = { bits(0x00000000) bits(0x3f000002) bits(0x33800001) bits(0x3e532c11) bits(0x3f2cfcf3) bits(0x3f000001) bits(0x3f000002) bits(0x3c921b61) bits(0x3d940709) bits(0x3f4284e8) bits(0x3f7fffff) bits(0x00000000) bits(0x3ed7a7af) bits(0x3e4da7a9) bits(0x3f128227) bits(0x3d7334c1) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6e0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f6e0000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7f3800  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f7f3800;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f3f8200  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f3f8200;
    expect lane 13 R8 = 0x3f248000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f248000;
    expect lane 14 R8 = 0x3ecf9c00  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ecf9c00;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 19 {
    asm "TLD4.G.DC R8, R0, R4, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff800) bits(0x3f77f800) bits(0xbf7ff000) bits(0xbf800000) bits(0x00000000) bits(0xbf919400) bits(0x40247400) bits(0x3ffc0400) bits(0xbf800400) bits(0xbf83fc00) bits(0x40399600) bits(0x3cff0000) bits(0x3cff0000) bits(0x3e908000) bits(0x40000600) bits(0x3cff0000) ... }
    t = { bits(0x3f800000) bits(0x3e000000) bits(0x40287800) bits(0x3f1fe000) bits(0x00000000) bits(0x3f8fe000) bits(0xbf5fe000) bits(0x3db60000) bits(0x3f1fc000) bits(0x3fef5000) bits(0x402d5000) bits(0x3dff0000) bits(0xbf604000) bits(0xbf836000) bits(0x3ff01000) bits(0xbf800000) ... }
    dref = { bits(0x3f6aec7a) bits(0x3f6f6994) bits(0x3f677ad1) bits(0x00000000) bits(0x3f7fffff) bits(0x3ed40b21) bits(0x3e5875e1) bits(0x3f45a026) bits(0x3f000002) bits(0x3e532c11) bits(0x3f7cedca) bits(0x33800001) bits(0x3f1442ff) bits(0x3f000002) bits(0x3f7fffff) bits(0x3e5875e1) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.B.DC R8, R0, R4, 20, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800000) bits(0x40000000) bits(0x3f17f800) bits(0x40000400) bits(0x3d018000) bits(0xbf882000) bits(0x3ffc0400) bits(0x40000000) bits(0xbead0000) bits(0x3f7ff800) bits(0x4015cc00) bits(0x4001fc00) bits(0x3fd0d400) bits(0xbf7ff800) bits(0x3f77f000) bits(0xbf889800) ... }
    t = { bits(0xbeaec000) bits(0xbee28000) bits(0xbf5fa000) bits(0x3e740000) bits(0xbf800000) bits(0x3ff00000) bits(0xba000000) bits(0xbdfa0000) bits(0xbdff0000) bits(0xbfefd000) bits(0x3f5fe000) bits(0xbfa39000) bits(0x40080800) bits(0xbe010000) bits(0x40000800) bits(0xbf902000) ... }
    dref = { bits(0x3f000001) bits(0x3f3bfa9c) bits(0x3d7334c1) bits(0x3f3bfa9c) bits(0x3ef96405) bits(0x3d01b661) bits(0x3efcadd5) bits(0x3ec2ee81) bits(0x3ef96405) bits(0x3c921b61) bits(0x00000000) bits(0x3f6aec7a) bits(0x3e9d2e69) bits(0x3df24cf9) bits(0x3efcadd5) bits(0x3d7334c1) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 {
    asm "TLD4.B.DC R8, R0, R4, 21, 2D, 0xf"  active 0xffff
    s = { bits(0xbfbe0000) bits(0xbf7ff800) bits(0x40000600) bits(0xbf9c9c00) bits(0x3f9e9c00) bits(0x3f780000) bits(0x3ffc0c00) bits(0x3f77f000) bits(0x3fd7f800) bits(0x3ffad400) bits(0xbf780000) bits(0x3f86c000) bits(0x3f7ff800) bits(0x3f2af000) bits(0x40020000) bits(0x3ffa2000) ... }
    t = { bits(0x3ff00000) bits(0xbf800000) bits(0x403e1000) bits(0x3e010000) bits(0x40001800) bits(0x3f5fe000) bits(0xbfb4d000) bits(0x3f600000) bits(0x3ff67000) bits(0x40081000) bits(0xba000000) bits(0x3ec04000) bits(0x3f5fe000) bits(0x3ac00000) bits(0xbf830000) bits(0xbfb2a000) ... }
    dref = { bits(0x3df24cf9) bits(0x3effffff) bits(0x3ed40b21) bits(0x3f7094cb) bits(0x3e8187c5) bits(0x3ee825d7) bits(0x00000000) bits(0x3f3bfa9c) bits(0x3f7bf7ba) bits(0x3e532c11) bits(0x3f677ad1) bits(0x33800001) bits(0x3f800000) bits(0x3f2cfcf3) bits(0x3f2bd742) bits(0x3f7fffff) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.A.DC R8, R0, R4, 22, 2D, 0xf"  active 0xffff
    s = { bits(0x40000200) bits(0x3f4ff000) bits(0x3cfe0000) bits(0x40020600) bits(0xbd008000) bits(0xbf77f800) bits(0x3cff0000) bits(0x3de04000) bits(0xbd008000) bits(0x3cff0000) bits(0x3ef01000) bits(0x39c00000) bits(0x4001fc00) bits(0xbcfd0000) bits(0x39000000) bits(0x40000400) ... }
    t = { bits(0x402e9800) bits(0xbf7fe000) bits(0x40128800) bits(0x3dff0000) bits(0x401e1000) bits(0xbf801000) bits(0x3a000000) bits(0x3fac7000) bits(0xbf2aa000) bits(0x3f206000) bits(0x3ed78000) bits(0xbf8ff000) bits(0xbf47a000) bits(0x3f204000) bits(0x40169800) bits(0x4018b000) ... }
    dref = { bits(0x00000000) bits(0x3f5ecd0d) bits(0x3f7f8f73) bits(0x3f21e8b2) bits(0x3ebef813) bits(0x3f259557) bits(0x3f677ad1) bits(0x3f45a026) bits(0x3f2cfcf3) bits(0x3f7e851a) bits(0x3f800000) bits(0x3f6f6994) bits(0x3f259557) bits(0x00000000) bits(0x3d01b661) bits(0x3f7fffff) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ce00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ce00000;
    expect lane 8 R8 = 0x3e280000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e280000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3efc0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3efc0000;
    expect lane 12 R8 = 0x3ec47800  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ec47800;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f750000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f750000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 23 {
    asm "TLD4.A.DC R8, R0, R4, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3f82c800) bits(0x40000400) bits(0x40020000) bits(0x4006da00) bits(0xbfa80800) bits(0xbf7fe800) bits(0x3f42e800) bits(0xbcfd0000) bits(0x3ffc0000) bits(0x3f840800) bits(0x3fd41800) bits(0x3d018000) bits(0x3f840c00) bits(0xbf840800) bits(0x3f800000) bits(0xbf926400) ... }
    t = { bits(0x3ee8c000) bits(0x3f802000) bits(0x3fc0c000) bits(0xbf982000) bits(0x3f0ec000) bits(0x3f5fe000) bits(0x3f206000) bits(0x3f5fc000) bits(0xbf8fe000) bits(0xbec10000) bits(0xbf5fc000) bits(0xbf901000) bits(0x3f004000) bits(0xbf4be000) bits(0xbf7fa000) bits(0xbf8fe000) ... }
    dref = { bits(0x3effffff) bits(0x3d940709) bits(0x3f259557) bits(0x3f426cff) bits(0x3f0abc8d) bits(0x3efcadd5) bits(0x00000000) bits(0x3ee36d17) bits(0x3f7cedca) bits(0x3c921b61) bits(0x3f3bfa9c) bits(0x3f45a026) bits(0x3f7bf7ba) bits(0x3f7fffff) bits(0x3f000002) bits(0x3f6aec7a) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R.DC R8, R0, R4, 24, 2D, 0xf"  active 0xffff
    s = { bits(0x3f100000) bits(0x400b2000) bits(0x40224e00) bits(0x3f5ff800) bits(0x3f5c3000) bits(0xbe9c0000) bits(0x3f680000) bits(0x3d518000) bits(0xb9800000) bits(0xbf800800) bits(0x3ff4d400) bits(0x3f780800) bits(0xbf83fc00) bits(0x3f4b8000) bits(0x3ffbfc00) bits(0x3d010000) ... }
    t = { bits(0x3f200000) bits(0x3f7fe000) bits(0xbe008000) bits(0x3ffff000) bits(0xbf7fa000) bits(0xbf402000) bits(0xbf5fe000) bits(0xbf7fa000) bits(0x3ebf8000) bits(0x3dff0000) bits(0xbff1b000) bits(0x4018e800) bits(0x3ffff000) bits(0xba800000) bits(0xbf800000) bits(0x403ff800) ... }
    dref = { bits(0x3f128227) bits(0x3e9d2e69) bits(0x3f7e851a) bits(0x3f000001) bits(0x3effffff) bits(0x3f1ebed3) bits(0x3e532c11) bits(0x00000000) bits(0x3f7fffff) bits(0x00000000) bits(0x3f3bfa9c) bits(0x3ef96405) bits(0x3f7fffff) bits(0x3f3bfa9c) bits(0x3ebef813) bits(0x3df24cf9) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ea00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ea00000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 25 {
    asm "TLD4.R.DC R8, R0, R4, 25, 2D, 0xf"  active 0xffff
    s = { bits(0x3fed5000) bits(0x3f781000) bits(0x40020600) bits(0x3ec02000) bits(0x4035ac00) bits(0x3e8e9000) bits(0x3f781000) bits(0x3ebfe000) bits(0xbf77f800) bits(0xbd010000) bits(0xbe888000) bits(0x40000200) bits(0x3fa5e000) bits(0x3f07f800) bits(0x3ff88400) bits(0xbf8d7000) ... }
    t = { bits(0x3f8cd000) bits(0x3dfe0000) bits(0x3a000000) bits(0x3f604000) bits(0x4029d000) bits(0x00000000) bits(0x40021800) bits(0xbf8fe000) bits(0x4035e800) bits(0x4030f800) bits(0x40080800) bits(0x3f600000) bits(0x3f5fe000) bits(0xbe2c8000) bits(0x3f200000) bits(0xbf5b4000) ... }
    dref = { bits(0x3d7334c1) bits(0x3f800000) bits(0x3f000002) bits(0x3df24cf9) bits(0x3f259557) bits(0x3ee36d17) bits(0x3d01b661) bits(0x3f800000) bits(0x3ee36d17) bits(0x00000000) bits(0x3f7fffff) bits(0x3f7e851a) bits(0x3f7fffff) bits(0x3f2c979c) bits(0x3f128227) bits(0x3f000002) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 26 {
    asm "TLD4.G.DC R8, R0, R4, 26, 2D, 0xf"  active 0xffff
    s = { bits(0x3e900000) bits(0x3ffc0c00) bits(0x3f840000) bits(0x3d7f0000) bits(0x40000600) bits(0xbfb74800) bits(0xbf77f000) bits(0x3d018000) bits(0xbf77f000) bits(0xbcfd0000) bits(0x3f45b000) bits(0x3ffbfc00) bits(0x3f780800) bits(0x3f6ff000) bits(0x3fa54c00) bits(0x400a7c00) ... }
    t = { bits(0xbf5fa000) bits(0x400aa800) bits(0x40076000) bits(0xbf8fd000) bits(0x3e010000) bits(0x4007f800) bits(0x40001000) bits(0xbffb1000) bits(0x3fad6000) bits(0x3ff00000) bits(0xbf392000) bits(0x3f901000) bits(0xbedf8000) bits(0xbf802000) bits(0x3f8ff000) bits(0xbe010000) ... }
    dref = { bits(0x3f800000) bits(0x3f1ebed3) bits(0x3e8187c5) bits(0x3f4284e8) bits(0x3d7334c1) bits(0x3f1442ff) bits(0x3f7f8f73) bits(0x3ed7a7af) bits(0x3f2bd742) bits(0x3effffff) bits(0x3f128227) bits(0x3f7fffff) bits(0x3f7cedca) bits(0x00000000) bits(0x3f2bd742) bits(0x3d940709) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 27 {
    asm "TLD4.G.DC R8, R0, R4, 27, 2D, 0xf"  active 0xffff
    s = { bits(0x3f98c800) bits(0xbf6cc800) bits(0x3f1dd000) bits(0x40000200) bits(0xbe84a000) bits(0x3f83fc00) bits(0xb9000000) bits(0x3f96cc00) bits(0x3fe17000) bits(0xbd008000) bits(0x3f780000) bits(0xbf83f400) bits(0xbeec7000) bits(0x40020600) bits(0xbfd00800) bits(0x40072200) ... }
    t = { bits(0x3dff0000) bits(0xbf900000) bits(0x3ff01000) bits(0xbf602000) bits(0xbf902000) bits(0xbf5fc000) bits(0x3f800000) bits(0x403d7800) bits(0xbf8ff000) bits(0xbf900000) bits(0x4030d800) bits(0xbf901000) bits(0xbfa92000) bits(0x3f28a000) bits(0xbdff0000) bits(0x3ff02000) ... }
    dref = { bits(0x3f2c979c) bits(0x3f000002) bits(0x3e5875e1) bits(0x3f2bd742) bits(0x3d01b661) bits(0x00000000) bits(0x3f800000) bits(0x3effffff) bits(0x33800001) bits(0x3f6f6994) bits(0x3f677ad1) bits(0x3f7d76d7) bits(0x3f7094cb) bits(0x3f0abc8d) bits(0x3f128227) bits(0x3effffff) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 28 {
    asm "TLD4.B.DC R8, R0, R4, 28, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0xbcff0000) bits(0xbf780000) bits(0x40183a00) bits(0x3f095800) bits(0x3f781000) bits(0x3f800400) bits(0x3e000000) bits(0xbcfd0000) bits(0x3d000000) bits(0xbf7ff000) bits(0x00000000) bits(0xbf369800) bits(0xbcfd0000) bits(0x3ff3ac00) bits(0x40020400) ... }
    t = { bits(0xbf504000) bits(0x3ffd3000) bits(0xba000000) bits(0x3fd68000) bits(0x40194800) bits(0x40080000) bits(0x3e000000) bits(0x3ec00000) bits(0x4037c000) bits(0xbf998000) bits(0x40001000) bits(0xbf8fe000) bits(0x3ebf8000) bits(0xbfd73000) bits(0xbf604000) bits(0x3ff02000) ... }
    dref = { bits(0x33800001) bits(0x3f6aec7a) bits(0x3f426cff) bits(0x3effffff) bits(0x3e9d2e69) bits(0x3ee825d7) bits(0x3d7334c1) bits(0x3e4da7a9) bits(0x3f6aec7a) bits(0x3d7334c1) bits(0x3ed40b21) bits(0x3ed7a7af) bits(0x3f5ecd0d) bits(0x3f2cfcf3) bits(0x3f7bf7ba) bits(0x3ef96405) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f68d800  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f68d800;
    expect lane 4 R8 = 0x3e1a4000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e1a4000;
    expect lane 5 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b800000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3cbe0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cbe0000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f010000;
    expect lane 11 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f467400  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f467400;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 29 {
    asm "TLD4.B.DC R8, R0, R4, 29, 2D, 0xf"  active 0xffff
    s = { bits(0x3f181800) bits(0x3fd42c00) bits(0x3fb8dc00) bits(0xbf216000) bits(0x3d008000) bits(0x4001fe00) bits(0x3cfe0000) bits(0x3ee78000) bits(0x40187400) bits(0x39000000) bits(0xbcff0000) bits(0x3f800800) bits(0x3d010000) bits(0x40199000) bits(0x3ffbfc00) bits(0x3f780800) ... }
    t = { bits(0x40080000) bits(0x3f7da000) bits(0xbdfe0000) bits(0x4024f000) bits(0x3ff02000) bits(0xbe2d0000) bits(0x3ea18000) bits(0x3feff000) bits(0xbfe53000) bits(0x3f802000) bits(0x3ebfc000) bits(0xbf8fd000) bits(0x3ec0c000) bits(0x3f901000) bits(0x3f901000) bits(0x3fffe000) ... }
    dref = { bits(0x3f7d76d7) bits(0x3f800000) bits(0x3ee825d7) bits(0x3f7f8f73) bits(0x3ed7a7af) bits(0x3f426cff) bits(0x3f2cfcf3) bits(0x3f259557) bits(0x3f2cfcf3) bits(0x3f128227) bits(0x3f2c979c) bits(0x3f7bf7ba) bits(0x3e4da7a9) bits(0x3f000002) bits(0x3d01b661) bits(0x3f4284e8) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 30 {
    asm "TLD4.A.DC R8, R0, R4, 30, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff800) bits(0x402b5000) bits(0xbf9e0800) bits(0x3f800000) bits(0xbf7ff000) bits(0xbf83fc00) bits(0xbf83f400) bits(0xbf800000) bits(0x3f7ff000) bits(0xbf7ff000) bits(0x4037f600) bits(0x3e400000) bits(0xbf818c00) bits(0x3e56c000) bits(0x3f840000) bits(0xbd000000) ... }
    t = { bits(0x3e804000) bits(0x3fc83000) bits(0xbf8fd000) bits(0x3fa3f000) bits(0x3f600000) bits(0xbf7fe000) bits(0x3ee10000) bits(0x3f901000) bits(0x3a800000) bits(0x3e9f4000) bits(0x3feff000) bits(0x3ff10000) bits(0x3e008000) bits(0x3e80c000) bits(0x3f7fc000) bits(0xbe000000) ... }
    dref = { bits(0x3f4284e8) bits(0x3ebef813) bits(0x3f2c979c) bits(0x3f259557) bits(0x3ec2ee81) bits(0x3e5875e1) bits(0x3f6aec7a) bits(0x3f7cedca) bits(0x3e8187c5) bits(0x3f45a026) bits(0x3f2b7ac1) bits(0x3ecec2fb) bits(0x3f45a026) bits(0x3f7f8f73) bits(0x3ebef813) bits(0x3f000001) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 31 {
    asm "TLD4.A.DC R8, R0, R4, 31, 2D, 0xf"  active 0xffff
    s = { bits(0x403eda00) bits(0x40347400) bits(0x40248800) bits(0x400c7600) bits(0xbf840400) bits(0x3f5cf800) bits(0xbf780800) bits(0xbf840000) bits(0x4022fc00) bits(0xbffc2800) bits(0xbfd62000) bits(0xbf8cf400) bits(0x3ffc0c00) bits(0x3f37f800) bits(0x3d000000) bits(0x3f336000) ... }
    t = { bits(0xbfbf2000) bits(0x3fefe000) bits(0xbdfd0000) bits(0xbdfe0000) bits(0x3dff0000) bits(0x3f967000) bits(0x3d2e0000) bits(0xbf600000) bits(0x3fffe000) bits(0xbfa27000) bits(0x40159000) bits(0xbfa43000) bits(0x3f602000) bits(0xbe1c8000) bits(0x3e000000) bits(0xbffa1000) ... }
    dref = { bits(0x3e4da7a9) bits(0x3f2c979c) bits(0x3f21e8b2) bits(0x3f5ecd0d) bits(0x3f7fffff) bits(0x3c921b61) bits(0x3f6f6994) bits(0x3f7e851a) bits(0x3d940709) bits(0x3e8187c5) bits(0x3ecec2fb) bits(0x3f000001) bits(0x3ef96405) bits(0x3e532c11) bits(0x3f7fffff) bits(0x3f1196cf) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840400) bits(0xbed13000) bits(0xbf840800) bits(0x00000000) bits(0xbcfd0000) bits(0xbd158000) bits(0xbf840800) bits(0x4001fc00) bits(0x40173800) bits(0xbf7fe800) bits(0x40264600) bits(0x39000000) bits(0xbcff0000) bits(0x40236800) bits(0x3ffffc00) bits(0x4000d200) ... }
    t = { bits(0xbf8fd000) bits(0x3f6c0000) bits(0x4007f800) bits(0xbe000000) bits(0x3fdc4000) bits(0x3fa4e000) bits(0xba000000) bits(0x3ffff000) bits(0x3f606000) bits(0x3e010000) bits(0xbf2ec000) bits(0x4007f000) bits(0x3e398000) bits(0xba800000) bits(0x3fa6b000) bits(0x3ac00000) ... }
    dref = { bits(0x3f000080) bits(0x37800080) bits(0x3f3b19bb) bits(0x3f000080) bits(0x3eb574b5) bits(0x3edddcde) bits(0x3eb456b4) bits(0x37800080) bits(0x3f323eb2) bits(0x37800080) bits(0x37800080) bits(0x3cf7c0f8) bits(0x3f0f158f) bits(0x3f6480e5) bits(0x3df288f3) bits(0x3f7fed00) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 33 {
    asm "TLD4.R.DC R8, R0, R4, 33, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780000) bits(0x3e210000) bits(0x3f83f800) bits(0x3f781000) bits(0x3ed02000) bits(0x400c8600) bits(0x3f001000) bits(0xb9000000) bits(0xbf800000) bits(0x3ec14000) bits(0x3f380000) bits(0x3cfe0000) bits(0x3f510800) bits(0x4001fc00) bits(0x3d000000) bits(0x3d008000) ... }
    t = { bits(0x3ff03000) bits(0xbe008000) bits(0x3f606000) bits(0x3f45a000) bits(0xbff25000) bits(0x3f7fe000) bits(0x3f803000) bits(0x3e008000) bits(0x3fda2000) bits(0x40081000) bits(0x3e010000) bits(0x401a3000) bits(0x3f72a000) bits(0xbdff0000) bits(0x00000000) bits(0x40080000) ... }
    dref = { bits(0x3f2026a0) bits(0x3f45c8c6) bits(0x3e8d788d) bits(0x3f3422b4) bits(0x3f7014f0) bits(0x3d8d888e) bits(0x3f2c83ad) bits(0x3d8d888e) bits(0x3f2026a0) bits(0x3cf7c0f8) bits(0x3f2d72ad) bits(0x3f7fed00) bits(0x3dec78ec) bits(0x3e977697) bits(0x3eb800b8) bits(0x3e2a98ab) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 34 {
    asm "TLD4.G.DC R8, R0, R4, 34, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0xbd810000) bits(0xbfd8e000) bits(0x3d010000) bits(0x3d000000) bits(0xbfb74000) bits(0x3d800000) bits(0x3f7ff000) bits(0x3f381000) bits(0x4018bc00) bits(0x3f83f800) bits(0xbf77f800) bits(0xbed3b000) bits(0xbf606800) bits(0x3f77f000) bits(0x3f49e000) ... }
    t = { bits(0x4037c000) bits(0x3fd8a000) bits(0x40001000) bits(0x40021800) bits(0x3fb32000) bits(0xbf5ec000) bits(0x40080800) bits(0x3fce4000) bits(0x40081000) bits(0xba800000) bits(0x400d4000) bits(0x3e010000) bits(0xbf3a0000) bits(0x40001800) bits(0x3e010000) bits(0xbf4aa000) ... }
    dref = { bits(0x3f7fff00) bits(0x3f6192e2) bits(0x3f7fff00) bits(0x3f2886a9) bits(0x00000000) bits(0x3eb574b5) bits(0x3f000080) bits(0x00000000) bits(0x3f78e9f9) bits(0x3ec058c0) bits(0x3f17c798) bits(0x3df288f3) bits(0x3d5660d6) bits(0x3f800000) bits(0x3f3b19bb) bits(0x3f78e9f9) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e07d800  R9 = 0x3e07d800  R10 = 0x3e07d800  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ed5f000  R9 = 0x3ed5f000  R10 = 0x3ed5f000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f7e0100  R9 = 0x3f7e0100  R10 = 0x3f7e0100  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ea20000  R9 = 0x3ea20000  R10 = 0x3ea20000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3b800000  R9 = 0x3b800000  R10 = 0x3b800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f243000  R9 = 0x3f243000  R10 = 0x3f243000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f7e0100  R9 = 0x3f7e0100  R10 = 0x3f7e0100  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d214000  R9 = 0x3d214000  R10 = 0x3d214000  R11 = 0x3f800000;
}

warp 35 {
    asm "TLD4.G.DC R8, R0, R4, 35, 2D, 0xf"  active 0xffff
    s = { bits(0xbd010000) bits(0xbf7fe800) bits(0x3f47d000) bits(0x3f180800) bits(0x40214800) bits(0x3eaff000) bits(0x40180600) bits(0xbff46c00) bits(0xbef60000) bits(0x3eb5e000) bits(0x40345400) bits(0x3d018000) bits(0x40241600) bits(0x40000000) bits(0xbf83f800) bits(0x3e9ff000) ... }
    t = { bits(0x3f3fe000) bits(0x40081000) bits(0x40000800) bits(0xbf801000) bits(0x3f600000) bits(0xbffa7000) bits(0x40081800) bits(0x3df60000) bits(0x4007f800) bits(0xbf7fa000) bits(0x401fc000) bits(0x3e000000) bits(0xbfde2000) bits(0xbf604000) bits(0x3f903000) bits(0x400f7800) ... }
    dref = { bits(0x3eb800b8) bits(0x3effff00) bits(0x3f6480e5) bits(0x3f2886a9) bits(0x3f3422b4) bits(0x3f2886a9) bits(0x3d8d888e) bits(0x3ef606f6) bits(0x3f000080) bits(0x3f6480e5) bits(0x00000000) bits(0x3ec1e2c2) bits(0x3e933a93) bits(0x3f2886a9) bits(0x3ec1e2c2) bits(0x37800080) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 36 {
    asm "TLD4.B.DC R8, R0, R4, 36, 2D, 0xf"  active 0xffff
    s = { bits(0x3dc08000) bits(0xbcfd0000) bits(0x3f800800) bits(0x3f840800) bits(0x3f800800) bits(0x3f781000) bits(0x3d000000) bits(0x3f000000) bits(0x40020400) bits(0xbcfe0000) bits(0xbf77f800) bits(0xbd008000) bits(0x3f82c400) bits(0x3f7ff000) bits(0x40000400) bits(0xb9800000) ... }
    t = { bits(0xbf7fa000) bits(0xbf8fe000) bits(0x3f466000) bits(0xbf5fa000) bits(0x40228000) bits(0x402c9800) bits(0xbf921000) bits(0x3f606000) bits(0x3f902000) bits(0xbe008000) bits(0x3f901000) bits(0xbf502000) bits(0x3f032000) bits(0x3e018000) bits(0x3ff23000) bits(0xbf8fe000) ... }
    dref = { bits(0x3f2c83ad) bits(0x3d8d888e) bits(0x3ec1e2c2) bits(0x3f2886a9) bits(0x3f645fe4) bits(0x3e8d788d) bits(0x3e8d788d) bits(0x3f7fff00) bits(0x3e5294d3) bits(0x3f000080) bits(0x00000000) bits(0x3e977697) bits(0x3dec78ec) bits(0x3d8d888e) bits(0x3f7a34fa) bits(0x3f6192e2) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 37 {
    asm "TLD4.B.DC R8, R0, R4, 37, 2D, 0xf"  active 0xffff
    s = { bits(0x40000200) bits(0xbe1e6000) bits(0xbf611800) bits(0x3f780800) bits(0x40301a00) bits(0x39c00000) bits(0x3f781000) bits(0x3f77f000) bits(0xbcff0000) bits(0x3eefe000) bits(0x3ffbf800) bits(0x3ffc0c00) bits(0x3efba000) bits(0x3cff0000) bits(0x39000000) bits(0x40020200) ... }
    t = { bits(0x3ec0c000) bits(0x3f8ff000) bits(0xbe008000) bits(0xbddb0000) bits(0x3f801000) bits(0x3f600000) bits(0x3a800000) bits(0xba000000) bits(0xbf604000) bits(0x3ebfc000) bits(0x3f802000) bits(0x3f4a8000) bits(0x3f0dc000) bits(0x3f712000) bits(0x3f9af000) bits(0x3fd4c000) ... }
    dref = { bits(0x3f800000) bits(0x3ecf9ed0) bits(0x3e6474e4) bits(0x3f2d72ad) bits(0x3f2c83ad) bits(0x3f628ce3) bits(0x3effff00) bits(0x37800080) bits(0x3d5660d6) bits(0x3e6b88ec) bits(0x3ec1e2c2) bits(0x3effff00) bits(0x3f7fff00) bits(0x3f645fe4) bits(0x3f2886a9) bits(0x3f6192e2) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 38 {
    asm "TLD4.A.DC R8, R0, R4, 38, 2D, 0xf"  active 0xffff
    s = { bits(0x3d018000) bits(0xbf77f000) bits(0x3ffff800) bits(0xbf7ff800) bits(0xbf840000) bits(0x3f840c00) bits(0xbf850000) bits(0x3f77f000) bits(0xbf780000) bits(0xbf840800) bits(0x40000600) bits(0x3f61f000) bits(0x3d000000) bits(0x40020400) bits(0xbf419800) bits(0x3f7ff800) ... }
    t = { bits(0x4025a800) bits(0x3fda8000) bits(0x3f900000) bits(0x3f5fe000) bits(0xbe3c8000) bits(0x40036000) bits(0xbf801000) bits(0x3f2fc000) bits(0xbf600000) bits(0x40080000) bits(0x40000800) bits(0xbe010000) bits(0x3f9f5000) bits(0xbff18000) bits(0xbf818000) bits(0xbe010000) ... }
    dref = { bits(0x3e933a93) bits(0x3eb574b5) bits(0x3e6474e4) bits(0x3d5660d6) bits(0x3f3422b4) bits(0x3df288f3) bits(0x3eb456b4) bits(0x3f628ce3) bits(0x3f4704c7) bits(0x3f800000) bits(0x3e977697) bits(0x3f3422b4) bits(0x3dec78ec) bits(0x3ec058c0) bits(0x3f800000) bits(0x3f7014f0) ... }
    expect lane 0 R8 = 0x3e1ed000  R9 = 0x3e1ed000  R10 = 0x3e1ed000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f2c5400  R9 = 0x3f2c5400  R10 = 0x3f2c5400  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3efe0000  R9 = 0x3efe0000  R10 = 0x3efe0000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f440000  R9 = 0x3f440000  R10 = 0x3f440000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e000000  R9 = 0x3e000000  R10 = 0x3e000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3b410000  R9 = 0x3b410000  R10 = 0x3b410000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3efc0000  R9 = 0x3efc0000  R10 = 0x3efc0000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3b800000  R9 = 0x3b800000  R10 = 0x3b800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 39 {
    asm "TLD4.A.DC R8, R0, R4, 39, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbf800) bits(0xbeb0d000) bits(0x3f380000) bits(0x3d800000) bits(0x3ec0e000) bits(0x3eefe000) bits(0x39800000) bits(0x40049a00) bits(0x3f35d000) bits(0x3f601800) bits(0xbf83f800) bits(0x39800000) bits(0x3f501000) bits(0x40020600) bits(0x3f600000) bits(0xbcfd0000) ... }
    t = { bits(0x40081800) bits(0x40117000) bits(0xbfe2a000) bits(0x40001800) bits(0xbf5fc000) bits(0xbf5fe000) bits(0x3f900000) bits(0x3fa79000) bits(0x3f202000) bits(0x3f802000) bits(0xbf7fc000) bits(0x3ff03000) bits(0x3f606000) bits(0x3ff01000) bits(0x40376800) bits(0x3f204000) ... }
    dref = { bits(0x3f2026a0) bits(0x3f2e41ae) bits(0x3eb800b8) bits(0x3dec78ec) bits(0x3e2a98ab) bits(0x3e6474e4) bits(0x3f7a34fa) bits(0x3ecf9ed0) bits(0x3e2a98ab) bits(0x3f4704c7) bits(0x3f78e9f9) bits(0x3e2a98ab) bits(0x3ecf9ed0) bits(0x3f628ce3) bits(0x3e977697) bits(0x3e977697) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 40 {
    asm "TLD4.R.DC R8, R0, R4, 40, 2D, 0xf"  active 0xffff
    s = { bits(0xbdae4000) bits(0x3f800800) bits(0x3ffffc00) bits(0xbf780000) bits(0xbf042800) bits(0x4001fe00) bits(0x3ffbfc00) bits(0x3f2ff800) bits(0x3ffa1800) bits(0x39c00000) bits(0x3fde5c00) bits(0x3f800c00) bits(0x3f800800) bits(0xbf77f000) bits(0xbd010000) bits(0x40000000) ... }
    t = { bits(0x3feff000) bits(0x3f901000) bits(0x40001000) bits(0x3ac00000) bits(0x40000800) bits(0x3dfe0000) bits(0x3feff000) bits(0x401bc800) bits(0x3dff0000) bits(0xbf602000) bits(0xbf07c000) bits(0x3f802000) bits(0x3ff02000) bits(0x4024b800) bits(0x3e000000) bits(0x3a000000) ... }
    dref = { bits(0x3f000080) bits(0x37800080) bits(0x3d8c108c) bits(0x00000000) bits(0x3dec78ec) bits(0x3f6192e2) bits(0x3f628ce3) bits(0x3ec1e2c2) bits(0x3f2886a9) bits(0x3d5660d6) bits(0x3f000180) bits(0x3ec058c0) bits(0x3ecf9ed0) bits(0x3e3e50be) bits(0x3ecf9ed0) bits(0x3d5660d6) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f010000  R9 = 0x3f010000  R10 = 0x3f010000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 41 {
    asm "TLD4.R.DC R8, R0, R4, 41, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0x4014b200) bits(0x3f8dc400) bits(0x3f7ff000) bits(0x40000200) bits(0xbf77f000) bits(0x40000600) bits(0x3fddf000) bits(0x40000200) bits(0xbf7ff800) bits(0x3f3a9800) bits(0x3fca6400) bits(0x3ffbf800) bits(0x3f2db000) bits(0xbd000000) bits(0x3f050800) ... }
    t = { bits(0xbf5fc000) bits(0x3f206000) bits(0x3f801000) bits(0x3fdb6000) bits(0xbeaa4000) bits(0x40081000) bits(0xbf5fc000) bits(0x40080000) bits(0x40227800) bits(0x3db20000) bits(0x3f602000) bits(0x3f204000) bits(0x3f3fc000) bits(0x403ef000) bits(0x3dff0000) bits(0xbfc56000) ... }
    dref = { bits(0x3effff00) bits(0x3f7fff00) bits(0x3f7fff00) bits(0x3f6192e2) bits(0x3e9c2c9c) bits(0x3f7fff00) bits(0x3f2e41ae) bits(0x3d5660d6) bits(0x3f7fed00) bits(0x3f4704c7) bits(0x3eb456b4) bits(0x3f2e41ae) bits(0x3f000080) bits(0x3e9c2c9c) bits(0x3f0f158f) bits(0x37800080) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 42 {
    asm "TLD4.G.DC R8, R0, R4, 42, 2D, 0xf"  active 0xffff
    s = { bits(0x403efa00) bits(0x3eeff000) bits(0x3ffc0000) bits(0xbf840800) bits(0x3f84e400) bits(0xbcff0000) bits(0xbf840000) bits(0x3f800800) bits(0x3f7ff000) bits(0x3f15e000) bits(0xbf77f800) bits(0x3ea8e000) bits(0x40020600) bits(0x3e16c000) bits(0x3ff65800) bits(0xbfde4c00) ... }
    t = { bits(0x40080000) bits(0x3ec08000) bits(0x3f5fc000) bits(0x3f5fc000) bits(0x40378000) bits(0xbdfe0000) bits(0xbf604000) bits(0xbf902000) bits(0x3fd82000) bits(0xbf360000) bits(0x3e4b0000) bits(0x4018c000) bits(0x3ec00000) bits(0x3f406000) bits(0x3dff0000) bits(0x3f801000) ... }
    dref = { bits(0x3f000080) bits(0x3e8d788d) bits(0x3eb456b4) bits(0x00000000) bits(0x3ecff2d0) bits(0x37800080) bits(0x3f6192e2) bits(0x3ef606f6) bits(0x3ec058c0) bits(0x3f7014f0) bits(0x3f4704c7) bits(0x3f628ce3) bits(0x3e6474e4) bits(0x3f6192e2) bits(0x3f628ce3) bits(0x3f45c8c6) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 43 {
    asm "TLD4.G.DC R8, R0, R4, 43, 2D, 0xf"  active 0xffff
    s = { bits(0xbfcff000) bits(0x3f780000) bits(0x3f37f800) bits(0x3f800400) bits(0x3f217000) bits(0x3dc60000) bits(0x3f77f000) bits(0x3f780000) bits(0x3ffffc00) bits(0x3f840400) bits(0x3f83fc00) bits(0x3f0ff800) bits(0x3ffffc00) bits(0xbf840400) bits(0x40020000) bits(0x3ffc0c00) ... }
    t = { bits(0x3f406000) bits(0x4003b800) bits(0x3ac00000) bits(0x3fffe000) bits(0x3ffff000) bits(0xbeb50000) bits(0xba000000) bits(0x3f202000) bits(0x3f1fc000) bits(0x3f820000) bits(0x3f406000) bits(0x4007f800) bits(0x3f600000) bits(0x403de800) bits(0xbdfd0000) bits(0xbe8b0000) ... }
    dref = { bits(0x3f45c8c6) bits(0x3f000080) bits(0x3f2026a0) bits(0x37800080) bits(0x3dd600d6) bits(0x3df288f3) bits(0x3d8d888e) bits(0x3e2a98ab) bits(0x3f000080) bits(0x3f7fed00) bits(0x3e2a98ab) bits(0x3f78e9f9) bits(0x3effff00) bits(0x3e6474e4) bits(0x3f6480e5) bits(0x3df288f3) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 44 {
    asm "TLD4.B.DC R8, R0, R4, 44, 2D, 0xf"  active 0xffff
    s = { bits(0xbfeca000) bits(0x3f581000) bits(0xbd000000) bits(0x403e6600) bits(0xbcff0000) bits(0xbfadd000) bits(0xbff55400) bits(0x4001fe00) bits(0x3ffbf800) bits(0x40000000) bits(0xbfbb7800) bits(0xbf7ff800) bits(0x3f800c00) bits(0x3ffff800) bits(0x3f7dd800) bits(0x3dffc000) ... }
    t = { bits(0x401ad000) bits(0x3f8fe000) bits(0x3f5fe000) bits(0xbf5fe000) bits(0xbf5fe000) bits(0x3e0c8000) bits(0x3a800000) bits(0x3f736000) bits(0x3fb88000) bits(0xbe0a0000) bits(0x3f69e000) bits(0x3f8fe000) bits(0xbfbe6000) bits(0x3f788000) bits(0xbf5fa000) bits(0x401e1800) ... }
    dref = { bits(0x3f17c798) bits(0x3f2886a9) bits(0x3f645fe4) bits(0x3f645fe4) bits(0x3ec1e2c2) bits(0x3ecf9ed0) bits(0x3cba20ba) bits(0x3f3b19bb) bits(0x3f0f158f) bits(0x3eb574b5) bits(0x3d8c108c) bits(0x3f000080) bits(0x37800080) bits(0x3e9c2c9c) bits(0x3f323eb2) bits(0x3e3e50be) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f3f7000  R9 = 0x3f3f7000  R10 = 0x3f3f7000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f3b4400  R9 = 0x3f3b4400  R10 = 0x3f3b4400  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ef60000  R9 = 0x3ef60000  R10 = 0x3ef60000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d880000  R9 = 0x3d880000  R10 = 0x3d880000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f010000  R9 = 0x3f010000  R10 = 0x3f010000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e440000  R9 = 0x3e440000  R10 = 0x3e440000  R11 = 0x3f800000;
}

warp 45 {
    asm "TLD4.B.DC R8, R0, R4, 45, 2D, 0xf"  active 0xffff
    s = { bits(0x3d008000) bits(0xbff9ec00) bits(0xbf800400) bits(0x3ff9f800) bits(0xbf840000) bits(0x3f840c00) bits(0xbf7fe800) bits(0xb9000000) bits(0x3f800c00) bits(0xbf840800) bits(0x40000400) bits(0x3f280000) bits(0x39c00000) bits(0x3f07f800) bits(0xbfa6ac00) bits(0xbf780800) ... }
    t = { bits(0x3ff58000) bits(0x402ba800) bits(0x3f900000) bits(0xbf5fc000) bits(0xbf7fa000) bits(0x3feff000) bits(0xbfe75000) bits(0x3f558000) bits(0x3e804000) bits(0x3e010000) bits(0x3f803000) bits(0x3f8fe000) bits(0xbed28000) bits(0x4033c800) bits(0x3a000000) bits(0x40081000) ... }
    dref = { bits(0x3f7fff00) bits(0x3f7fff00) bits(0x3ecff2d0) bits(0x3e6b88ec) bits(0x3dd600d6) bits(0x3f7fed00) bits(0x3f3b19bb) bits(0x3dd600d6) bits(0x37800080) bits(0x3f2886a9) bits(0x3eb800b8) bits(0x3f800000) bits(0x3eb574b5) bits(0x3f628ce3) bits(0x3cf7c0f8) bits(0x3f45c8c6) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 46 {
    asm "TLD4.A.DC R8, R0, R4, 46, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0xb9800000) bits(0x3f7ef800) bits(0xbe2a8000) bits(0x403da400) bits(0x3f581000) bits(0x3f000000) bits(0xbf840400) bits(0x00000000) bits(0x40244200) bits(0x3f781000) bits(0x3d9b0000) bits(0xbcff0000) bits(0x40020400) bits(0x4001fe00) bits(0xbcfe0000) ... }
    t = { bits(0xbf95d000) bits(0x3fdda000) bits(0x3f26e000) bits(0x40080800) bits(0xbe010000) bits(0x3f604000) bits(0x3f002000) bits(0xbf604000) bits(0x3e018000) bits(0x3ffff000) bits(0x3e018000) bits(0x3e008000) bits(0x3fffe000) bits(0x3fdf0000) bits(0xbf4ca000) bits(0x3f7fe000) ... }
    dref = { bits(0x3f628ce3) bits(0x3f3b19bb) bits(0x3f7fff00) bits(0x3e8d788d) bits(0x3e8d788d) bits(0x3dec78ec) bits(0x37800080) bits(0x3f2e41ae) bits(0x3f000180) bits(0x3eb456b4) bits(0x3d8c108c) bits(0x3effff00) bits(0x3d2ba0ac) bits(0x3e3e50be) bits(0x3f17c798) bits(0x3f7fff00) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 47 {
    asm "TLD4.A.DC R8, R0, R4, 47, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0xbe834000) bits(0x3f0b6800) bits(0xbe52a000) bits(0x39c00000) bits(0x3f181800) bits(0x3f83f800) bits(0x4001fc00) bits(0xbf83f400) bits(0x3ffff800) bits(0x3f8b2000) bits(0xbf800000) bits(0x3fab4400) bits(0x3cfe0000) bits(0xbfbd5400) bits(0xbf77e800) ... }
    t = { bits(0xbf8ff000) bits(0x40000000) bits(0x3f903000) bits(0x3f5fc000) bits(0x3f5fc000) bits(0x3fefe000) bits(0xbf9c6000) bits(0x4007f000) bits(0x3f602000) bits(0x3f1a6000) bits(0xbf686000) bits(0x400ca800) bits(0x3f606000) bits(0x3fdde000) bits(0xbf8fd000) bits(0xbf8fd000) ... }
    dref = { bits(0x3f0f158f) bits(0x3f000080) bits(0x3f3b19bb) bits(0x3f2026a0) bits(0x3f78e9f9) bits(0x3ef606f6) bits(0x3f3422b4) bits(0x3f000080) bits(0x3f6192e2) bits(0x3ec058c0) bits(0x3e6b88ec) bits(0x3e977697) bits(0x3d8c108c) bits(0x3f3422b4) bits(0x3eb456b4) bits(0x3f0f158f) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 48 {
    asm "TLD4.R.DC R8, R0, R4, 48, 2D, 0xf"  active 0xffff
    s = { bits(0x40000400) bits(0xb9000000) bits(0x3e8dd000) bits(0x3d000000) bits(0xbf800000) bits(0x40020400) bits(0x3ec88000) bits(0x3fea0400) bits(0xbf7fe800) bits(0xbf7ff800) bits(0x3eeea000) bits(0x3f800000) bits(0xbfb16800) bits(0x3e518000) bits(0x3ffbfc00) bits(0xbf800400) ... }
    t = { bits(0x3e008000) bits(0x40081800) bits(0x4007f800) bits(0x3e80c000) bits(0x3ac00000) bits(0x3e008000) bits(0xbf7be000) bits(0xbf900000) bits(0xbf5fe000) bits(0x40001000) bits(0x3e010000) bits(0x3e008000) bits(0xba000000) bits(0x4000c000) bits(0xbd300000) bits(0xbe010000) ... }
    dref = { bits(0x80000000) bits(0x80000000) bits(0xfcd8149c) bits(0xb74125e6) bits(0xfcd8149c) bits(0x6c3d3d97) bits(0x2d95ac00) bits(0xfc38f4f8) bits(0xc5b2ecff) bits(0x74128912) bits(0xff7fffff) bits(0xfdfffffe) bits(0xff7fffff) bits(0x0f36c5c9) bits(0x1f930cff) bits(0xe307f302) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.R.DC R8, R0, R4, 49, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780800) bits(0x3f080000) bits(0x3ffe8400) bits(0x3f496800) bits(0x3f7ff000) bits(0x3f481800) bits(0x40020000) bits(0x40000000) bits(0x3f780000) bits(0x3f77f000) bits(0x3f780800) bits(0x3ec91000) bits(0x3e9fe000) bits(0x40000000) bits(0x3d000000) bits(0x40020600) ... }
    t = { bits(0x3fe8f000) bits(0x3e000000) bits(0x403d1000) bits(0x3e018000) bits(0x402d3000) bits(0x3fc9b000) bits(0x3f8fe000) bits(0x3e320000) bits(0x3fcf2000) bits(0x3f828000) bits(0xbf802000) bits(0xba800000) bits(0xbf8fe000) bits(0xbf94c000) bits(0xbe000000) bits(0x3f5fe000) ... }
    dref = { bits(0x0f36c5c9) bits(0x7b00c8af) bits(0xfcd8149c) bits(0xb3f5ed2c) bits(0x00000001) bits(0x488a2627) bits(0x74128912) bits(0x90cb39e4) bits(0xff7fffff) bits(0xe14d6ed0) bits(0xfc38f4f8) bits(0x7b00c8af) bits(0x2af7f41b) bits(0xb3f5ed2c) bits(0xb74125e6) bits(0x462ca764) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 50 {
    asm "TLD4.G.DC R8, R0, R4, 50, 2D, 0xf"  active 0xffff
    s = { bits(0x3f98b000) bits(0xb9800000) bits(0x3f780000) bits(0x3ef00000) bits(0x39800000) bits(0xb9000000) bits(0xbf780800) bits(0x3f673000) bits(0xbebf8000) bits(0x3fd81000) bits(0x3f781000) bits(0x3fc5fc00) bits(0xb9800000) bits(0x3f3ff000) bits(0x3a600000) bits(0xbf857000) ... }
    t = { bits(0x3f60e000) bits(0x3fffe000) bits(0x3f803000) bits(0x40081800) bits(0xbf5fa000) bits(0x3fbde000) bits(0xbf36e000) bits(0xba800000) bits(0x3dfe0000) bits(0xbfd19000) bits(0x3f5fe000) bits(0xbdfd0000) bits(0xbf8fd000) bits(0x40067000) bits(0x40081800) bits(0x3fefd000) ... }
    dref = { bits(0x80000000) bits(0x90cb39e4) bits(0x80000000) bits(0x25df8c08) bits(0xb74125e6) bits(0x488a2627) bits(0x7a0050e7) bits(0xfdfffffe) bits(0xfdfffffe) bits(0x5ffb48e0) bits(0x00000001) bits(0xfc38f4f8) bits(0x80000001) bits(0x90cb39e4) bits(0x2bd35d0e) bits(0x4554074f) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7f0200  R9 = 0x00000000  R10 = 0x3f7f0200  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x3b800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x3efe0000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x3efe0000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.G.DC R8, R0, R4, 51, 2D, 0xf"  active 0xffff
    s = { bits(0x39000000) bits(0xbfcaf000) bits(0x3fd03400) bits(0x3f200800) bits(0x3f080800) bits(0x3f810000) bits(0xbf67c000) bits(0x3ffff800) bits(0x4020b200) bits(0xbfa17000) bits(0x4001fe00) bits(0x40378a00) bits(0x3f493800) bits(0x3f281800) bits(0x3f8e8c00) bits(0xbf80d800) ... }
    t = { bits(0xbed7c000) bits(0x3fffe000) bits(0xbdfe0000) bits(0x4023f800) bits(0x3f7fe000) bits(0xbfc82000) bits(0xbf8fe000) bits(0xbfe35000) bits(0xbe150000) bits(0xbf7fe000) bits(0x3f5fc000) bits(0x3f7fc000) bits(0x3e018000) bits(0x3ec70000) bits(0x3dfe0000) bits(0x3dff0000) ... }
    dref = { bits(0x80000000) bits(0x00000000) bits(0xb74125e6) bits(0x9b1044cb) bits(0x9efafd37) bits(0xe307f302) bits(0xfefffffe) bits(0xe5da0566) bits(0x80000001) bits(0x80000000) bits(0xe5da0566) bits(0x10a84b63) bits(0x9efafd37) bits(0x80000001) bits(0x2bd35d0e) bits(0x8f4a57ee) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 52 {
    asm "TLD4.B.DC R8, R0, R4, 52, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0x403f2c00) bits(0x3e933000) bits(0x3f680000) bits(0x40020000) bits(0x3f9c5400) bits(0x3ffbfc00) bits(0x40000400) bits(0xbea63000) bits(0xb9800000) bits(0x40396e00) bits(0xbf1da800) bits(0x3fb3a800) bits(0xbf808800) bits(0xbffd1800) bits(0x3f4ff800) ... }
    t = { bits(0xbf902000) bits(0x403a7000) bits(0x3f68e000) bits(0x3e018000) bits(0x3f404000) bits(0x3ff03000) bits(0x3ff00000) bits(0x3f803000) bits(0x3fd5e000) bits(0xbe010000) bits(0x3f7b8000) bits(0x3e470000) bits(0xbf8fd000) bits(0xbf902000) bits(0x3f9b4000) bits(0x3fb30000) ... }
    dref = { bits(0xb7f16809) bits(0xfefffffe) bits(0x74128912) bits(0x74128912) bits(0x9efafd37) bits(0x7f7fffff) bits(0x80000000) bits(0xe5157a43) bits(0x4554074f) bits(0xf7f351c9) bits(0x7f7fffff) bits(0x9b1044cb) bits(0x9efafd37) bits(0xdd0701bb) bits(0x70234603) bits(0x7a0050e7) ... }
    expect lane 0 R8 = 0x3afe0000  R9 = 0x00000000  R10 = 0x3afe0000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e100000  R9 = 0x00000000  R10 = 0x3e100000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.B.DC R8, R0, R4, 53, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83fc00) bits(0x3f840800) bits(0x3fb74c00) bits(0x3f83f800) bits(0xbf691800) bits(0x402f4600) bits(0xbf7fe800) bits(0x3ed60000) bits(0x3effe000) bits(0xbcff0000) bits(0x3f480800) bits(0xbf77e800) bits(0xbf840800) bits(0xbcfd0000) bits(0xbf77e800) bits(0x40000000) ... }
    t = { bits(0x3f5fe000) bits(0x3f892000) bits(0x3e008000) bits(0x3e1a8000) bits(0xbef90000) bits(0x3ebfc000) bits(0xbf902000) bits(0xbf5e2000) bits(0xbf902000) bits(0x40000800) bits(0x3f7fe000) bits(0x3f000000) bits(0x40146000) bits(0xbe5f8000) bits(0x3feff000) bits(0xbecc8000) ... }
    dref = { bits(0x0f36c5c9) bits(0xe14d6ed0) bits(0x5ffb48e0) bits(0xb74125e6) bits(0x4a493447) bits(0x2d95ac00) bits(0xfefffffe) bits(0x2d95ac00) bits(0xfcd8149c) bits(0x80000000) bits(0xf7f351c9) bits(0x80000001) bits(0x7f7fffff) bits(0x2a9960c0) bits(0xb7f16809) bits(0x7f7fffff) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 54 {
    asm "TLD4.A.DC R8, R0, R4, 54, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781000) bits(0xbfc5d400) bits(0xbfd9ac00) bits(0xbefa8000) bits(0x3f7ff800) bits(0x40000400) bits(0xbe416000) bits(0x3eb6a000) bits(0xbf781000) bits(0x3f865400) bits(0x3ffbf800) bits(0x40020400) bits(0x40397000) bits(0x39c00000) bits(0xbf800000) bits(0x3ffbfc00) ... }
    t = { bits(0xba000000) bits(0x400ce800) bits(0x4000b000) bits(0xbf7fa000) bits(0xbff18000) bits(0x3a000000) bits(0x40133000) bits(0xbf5fa000) bits(0x40001800) bits(0x3fffe000) bits(0xbf5fc000) bits(0xbe978000) bits(0xbfc9a000) bits(0xbff3f000) bits(0xbf901000) bits(0x3f3fc000) ... }
    dref = { bits(0x80000001) bits(0xe14d6ed0) bits(0x7f7fffff) bits(0xff7fffff) bits(0x4554074f) bits(0xb7f16809) bits(0x10a84b63) bits(0x488a2627) bits(0x488a2627) bits(0x80000000) bits(0xe14d6ed0) bits(0xc5b2ecff) bits(0x70234603) bits(0x80000001) bits(0xfdfffffe) bits(0xfeffffff) ... }
    expect lane 0 R8 = 0x3f7f0000  R9 = 0x00000000  R10 = 0x3f7f0000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f6e5400  R9 = 0x00000000  R10 = 0x3f6e5400  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x3efe0000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e213800  R9 = 0x00000000  R10 = 0x3e213800  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e940000  R9 = 0x00000000  R10 = 0x3e940000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2f5100  R9 = 0x00000000  R10 = 0x3f2f5100  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3efc0000  R9 = 0x00000000  R10 = 0x3efc0000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.A.DC R8, R0, R4, 55, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800000) bits(0x3ec03000) bits(0x3f781000) bits(0xbfec9000) bits(0x3f840800) bits(0x4001fe00) bits(0x40000000) bits(0x00000000) bits(0xbcff0000) bits(0x3ed03000) bits(0x3f780800) bits(0x3f8d2400) bits(0x3ffc0800) bits(0xbf840400) bits(0xbcff0000) bits(0xbfc3e800) ... }
    t = { bits(0x3f604000) bits(0xbf901000) bits(0x3e7f8000) bits(0x3f903000) bits(0xbe010000) bits(0xbfd8a000) bits(0xbf5fc000) bits(0xbfbc5000) bits(0x3f57e000) bits(0x3f5fe000) bits(0xbfa87000) bits(0xbf902000) bits(0x3f901000) bits(0x3ff00000) bits(0xbfdce000) bits(0x3dfa0000) ... }
    dref = { bits(0xdd0701bb) bits(0x9b1044cb) bits(0x2bd35d0e) bits(0x00000000) bits(0x00000000) bits(0xb96eab38) bits(0xec15be68) bits(0x8f4a57ee) bits(0xdd0701bb) bits(0xe5da0566) bits(0xfcd8149c) bits(0xb74125e6) bits(0x90cb39e4) bits(0x1f930cff) bits(0xe14d6ed0) bits(0x2af7f41b) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 56 {
    asm "TLD4.R.DC R8, R0, R4, 56, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0x40065800) bits(0x401c8a00) bits(0x3fcfcc00) bits(0x40000200) bits(0x3f800800) bits(0xbf1d2800) bits(0x3ed02000) bits(0x3d7f8000) bits(0xbf7fe800) bits(0x3f07f000) bits(0x3e5fe000) bits(0xbfcfd800) bits(0x3f799800) bits(0x3f8d1c00) bits(0xbfc73400) ... }
    t = { bits(0x3f202000) bits(0x3f600000) bits(0xbf94d000) bits(0x3f464000) bits(0x3f802000) bits(0x4007f000) bits(0x4012b000) bits(0xbf7fc000) bits(0x3f900000) bits(0x3f004000) bits(0x00000000) bits(0x3dff0000) bits(0xbf9b2000) bits(0xbf8ff000) bits(0xbdfd0000) bits(0x3e99c000) ... }
    dref = { bits(0xb74125e6) bits(0x7a0050e7) bits(0x00000001) bits(0xb3f5ed2c) bits(0xe5157a43) bits(0xb3f5ed2c) bits(0xfdffffff) bits(0xe5157a43) bits(0x7f7fffff) bits(0x6c3d3d97) bits(0xff7fffff) bits(0x2a9960c0) bits(0x80000000) bits(0xe307f302) bits(0x7f7fffff) bits(0x90cb39e4) ... }
    expect lane 0 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x3efe0000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5a0000  R9 = 0x00000000  R10 = 0x3f5a0000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f190000  R9 = 0x00000000  R10 = 0x3f190000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7f0000  R9 = 0x00000000  R10 = 0x3f7f0000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f270000  R9 = 0x00000000  R10 = 0x3f270000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f340000  R9 = 0x00000000  R10 = 0x3f340000  R11 = 0x00000000;
}

warp 57 {
    asm "TLD4.R.DC R8, R0, R4, 57, 2D, 0xf"  active 0xffff
    s = { bits(0xbff87800) bits(0xbe634000) bits(0x3ff69800) bits(0x3f480800) bits(0xbf77f000) bits(0xbee14000) bits(0x40064800) bits(0xbf781000) bits(0x3fcfa800) bits(0x3ffc0000) bits(0x3f66b800) bits(0x40271200) bits(0x3f800000) bits(0xbf840000) bits(0xbcff0000) bits(0x3fbdb800) ... }
    t = { bits(0xbf8fd000) bits(0x3e018000) bits(0x3f566000) bits(0x3ac00000) bits(0xbf24c000) bits(0x3f97f000) bits(0xbfa67000) bits(0x3fe12000) bits(0x4002c000) bits(0x3eb50000) bits(0xbfb4c000) bits(0x3cc40000) bits(0xbf801000) bits(0xbfbd6000) bits(0xba800000) bits(0x3e008000) ... }
    dref = { bits(0xfdffffff) bits(0x7f7fffff) bits(0x2af7f41b) bits(0xe5157a43) bits(0xfefffffe) bits(0x7f7fffff) bits(0xa427605d) bits(0xe14d6ed0) bits(0x9b1044cb) bits(0x8f4a57ee) bits(0x7b00c8af) bits(0xb74125e6) bits(0x9efafd37) bits(0x7a0050e7) bits(0x00000001) bits(0x25df8c08) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 58 {
    asm "TLD4.G.DC R8, R0, R4, 58, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83c800) bits(0xbfe56c00) bits(0x40020200) bits(0xbfb42c00) bits(0xbe32a000) bits(0x3f840000) bits(0x40000600) bits(0x3f380800) bits(0x3f780000) bits(0xbfb14000) bits(0x40020200) bits(0xbd008000) bits(0x3f780000) bits(0xbfa12c00) bits(0x3e58a000) bits(0x3f840c00) ... }
    t = { bits(0x3e008000) bits(0xbfb7c000) bits(0x3f5fe000) bits(0x3ed28000) bits(0x3e968000) bits(0xbfeed000) bits(0xbf8ff000) bits(0xbdfe0000) bits(0xbf900000) bits(0x3f3fe000) bits(0x3f0c2000) bits(0xbe9e4000) bits(0x400e3800) bits(0x3f82e000) bits(0xbfdd4000) bits(0x3dff0000) ... }
    dref = { bits(0x74128912) bits(0xb96eab38) bits(0xa427605d) bits(0x40c4ce80) bits(0x9efafd37) bits(0xfeffffff) bits(0x90cb39e4) bits(0x46faa90d) bits(0x9370e042) bits(0xfdfffffe) bits(0x90cb39e4) bits(0xb7f16809) bits(0x00000001) bits(0x7a0050e7) bits(0x8f4a57ee) bits(0x74128912) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ec80000  R9 = 0x00000000  R10 = 0x3ec80000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 59 {
    asm "TLD4.G.DC R8, R0, R4, 59, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83fc00) bits(0xbf800000) bits(0x3d008000) bits(0x3ffbf800) bits(0x400d0a00) bits(0xbf8e6400) bits(0x3e902000) bits(0xbe31a000) bits(0x3f085000) bits(0x00000000) bits(0x3f501000) bits(0x40300e00) bits(0xbf840800) bits(0xbd010000) bits(0x3f781000) bits(0xbeddd000) ... }
    t = { bits(0x403bc000) bits(0x3ff00000) bits(0x3f5fc000) bits(0x3f5fc000) bits(0x3f604000) bits(0xbe4e8000) bits(0x3f800000) bits(0xbf23a000) bits(0x3e018000) bits(0x3f5fe000) bits(0xbf602000) bits(0x3f000000) bits(0xbd380000) bits(0x4028e800) bits(0x3ff01000) bits(0x40236000) ... }
    dref = { bits(0xb96eab38) bits(0x7de3630e) bits(0x8f4a57ee) bits(0xdd0701bb) bits(0xb7f16809) bits(0x90cb39e4) bits(0x4d31477c) bits(0x4554074f) bits(0x80000001) bits(0xe14d6ed0) bits(0x00000000) bits(0xe307f302) bits(0x3ecbc636) bits(0x70234603) bits(0xb7f16809) bits(0x2a9960c0) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 60 {
    asm "TLD4.B.DC R8, R0, R4, 60, 2D, 0xf"  active 0xffff
    s = { bits(0x4003a200) bits(0x3fd8f800) bits(0xbedd2000) bits(0x40000600) bits(0xbf840400) bits(0x4001fe00) bits(0xbfbda800) bits(0x4009c600) bits(0x40103000) bits(0xbf840000) bits(0xbf83f800) bits(0x3fdd6400) bits(0x3f781000) bits(0xbf7ff800) bits(0x3f840800) bits(0xbf8bb800) ... }
    t = { bits(0x3f8ff000) bits(0xbfbfb000) bits(0x3f006000) bits(0x3fcfc000) bits(0xbf7fa000) bits(0x40080800) bits(0x3e800000) bits(0x3fc13000) bits(0x3fd30000) bits(0x3ff00000) bits(0x3e800000) bits(0x3f300000) bits(0xbeda4000) bits(0x3f4b8000) bits(0xbdff0000) bits(0x3f7fc000) ... }
    dref = { bits(0x1f930cff) bits(0x7f7fffff) bits(0x4a493447) bits(0xb3f5ed2c) bits(0x5ffb48e0) bits(0x2d95ac00) bits(0x2af7f41b) bits(0xdd0701bb) bits(0x2bd35d0e) bits(0x9b1044cb) bits(0x2d95ac00) bits(0x8f4a57ee) bits(0x7b00c8af) bits(0xfc38f4f8) bits(0x4d31477c) bits(0x7b00c8af) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f35ae00  R9 = 0x00000000  R10 = 0x3f35ae00  R11 = 0x00000000;
    expect lane 3 R8 = 0x3b7c0000  R9 = 0x00000000  R10 = 0x3b7c0000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3cce8000  R9 = 0x00000000  R10 = 0x3cce8000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ee80000  R9 = 0x00000000  R10 = 0x3ee80000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e800000  R9 = 0x00000000  R10 = 0x3e800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.B.DC R8, R0, R4, 61, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0x40020200) bits(0x3ffc0800) bits(0xbf7ff000) bits(0x3f688800) bits(0x3f47f000) bits(0x3fb6b000) bits(0x3f781000) bits(0xbeb09000) bits(0x3f781000) bits(0x3f840000) bits(0xbd010000) bits(0x3f7ff800) bits(0x3ef80000) bits(0xbf051000) bits(0x40065a00) ... }
    t = { bits(0x3dba0000) bits(0x3f5fc000) bits(0x40001000) bits(0x3f7fe000) bits(0x3e008000) bits(0xbdc90000) bits(0x3e018000) bits(0xbf602000) bits(0x3f903000) bits(0xbefb8000) bits(0x3e008000) bits(0x00000000) bits(0x3fa33000) bits(0x3f5fc000) bits(0xba800000) bits(0x3f5fe000) ... }
    dref = { bits(0xce7819de) bits(0x3ecbc636) bits(0xff7fffff) bits(0x2bd35d0e) bits(0xe5da0566) bits(0x5ffb48e0) bits(0x4d31477c) bits(0x40c4ce80) bits(0x90cb39e4) bits(0x7de3630e) bits(0x9370e042) bits(0x00000001) bits(0x4d31477c) bits(0x70234603) bits(0x8f4a57ee) bits(0x80000000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 62 {
    asm "TLD4.A.DC R8, R0, R4, 62, 2D, 0xf"  active 0xffff
    s = { bits(0xbf1ff800) bits(0x3fea3000) bits(0x3f92f400) bits(0x3ffbf800) bits(0x40363a00) bits(0x3f780000) bits(0xbf840800) bits(0x40020400) bits(0x4001fe00) bits(0x3f77f800) bits(0x40000400) bits(0x401ae000) bits(0xbd000000) bits(0x39000000) bits(0x3f7ff000) bits(0xbf77f000) ... }
    t = { bits(0x3a800000) bits(0x3f600000) bits(0x3fd5f000) bits(0x3f951000) bits(0x3ec0c000) bits(0x3eefc000) bits(0x40000800) bits(0xbf802000) bits(0xbfe0a000) bits(0x3f801000) bits(0x403a5000) bits(0x3f202000) bits(0x3f5fc000) bits(0xbdfd0000) bits(0x3fe9e000) bits(0x3ff00000) ... }
    dref = { bits(0x70234603) bits(0x00000001) bits(0x00000001) bits(0x9370e042) bits(0x0f36c5c9) bits(0x80000000) bits(0x462ca764) bits(0x7b00c8af) bits(0x0f36c5c9) bits(0xc5b2ecff) bits(0xe14d6ed0) bits(0xfefffffe) bits(0x6c3d3d97) bits(0x7a0050e7) bits(0x80000000) bits(0x40c4ce80) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 63 {
    asm "TLD4.A.DC R8, R0, R4, 63, 2D, 0xf"  active 0xffff
    s = { bits(0x3ff09c00) bits(0xbf83f800) bits(0x3d010000) bits(0xb9000000) bits(0xbf308800) bits(0xbfce2c00) bits(0xbf7fe800) bits(0x3fb39400) bits(0xbf780000) bits(0x3f281000) bits(0x3ecd0000) bits(0x3cfe0000) bits(0x4001fe00) bits(0xbd2b0000) bits(0x3dd34000) bits(0xbfe27400) ... }
    t = { bits(0xbf600000) bits(0x3f903000) bits(0x40080000) bits(0xbeb1c000) bits(0xbef5c000) bits(0xba800000) bits(0xbf154000) bits(0xbe450000) bits(0x3fd31000) bits(0x400d9000) bits(0x3fd78000) bits(0x3f7fc000) bits(0xbf8fd000) bits(0x3db90000) bits(0x400ad000) bits(0xbfc96000) ... }
    dref = { bits(0x6c3d3d97) bits(0xfefffffe) bits(0xfcd8149c) bits(0x4a493447) bits(0x9b1044cb) bits(0x462ca764) bits(0x3ecbc636) bits(0x2d95ac00) bits(0xf7f351c9) bits(0x70234603) bits(0x9370e042) bits(0xe5157a43) bits(0x0453d6cc) bits(0xdd0701bb) bits(0x2a9960c0) bits(0xe5da0566) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}
