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
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffffff
    s = { bits(0x3f91e800) bits(0x3fecec00) bits(0x40295000) bits(0x40232a00) bits(0x40020200) bits(0x3e004000) bits(0xbfd25000) bits(0xbfa37000) bits(0xbde6c000) bits(0x3eafe000) bits(0x402a8800) bits(0xbf96f400) bits(0x40000200) bits(0xbd010000) bits(0x3ffc0000) bits(0x3f280000) bits(0x3f94b400) bits(0x3ffc0400) bits(0x3fafdc00) bits(0x3f781800) bits(0x3ef03000) bits(0x3ffde000) bits(0x3eb03000) bits(0x4022f200) ... }
    t = { bits(0x3fffe000) bits(0x3f901000) bits(0x3f81a000) bits(0x3f900000) bits(0x3fa24000) bits(0xbe008000) bits(0xbf5fa000) bits(0x3e010000) bits(0x3e558000) bits(0x3ff0a000) bits(0xbf801000) bits(0x3f6c8000) bits(0xbf5fc000) bits(0x3f868000) bits(0x401c1000) bits(0xbf802000) bits(0x3feff000) bits(0xbfc91000) bits(0x40069000) bits(0xbf7fa000) bits(0xbe010000) bits(0xbf8fe000) bits(0x3f1fe000) bits(0xbdfd0000) ... }
    dref = { bits(0x3f21fe14) bits(0x3f402371) bits(0x3f359789) bits(0x3ea7e35d) bits(0x3f000002) bits(0x3e69071d) bits(0x3ea08983) bits(0x3efc95a7) bits(0x3d386691) bits(0x3f800000) bits(0x3efc95a7) bits(0x3f50df89) bits(0x3f27d26a) bits(0x3ce1c261) bits(0x3f21fe14) bits(0x3d386691) bits(0x3f800000) bits(0x33800001) bits(0x3f000001) bits(0x3e94b5b5) bits(0x3e984fdd) bits(0x3f7fffff) bits(0x3f50dc19) bits(0x3f359789) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 1 {
    asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffffff
    s = { bits(0x3f501000) bits(0x3f581800) bits(0x3f800c00) bits(0x40020000) bits(0xbfda7000) bits(0x3eda0000) bits(0xbf83f800) bits(0xbf7ff800) bits(0x3f91b800) bits(0x3dc00000) bits(0xbf7ae000) bits(0x3f125800) bits(0xbcfe0000) bits(0x3f840c00) bits(0xbf1ab000) bits(0x403a1e00) bits(0xbd010000) bits(0x3e3fc000) bits(0xbf4da800) bits(0x4008e200) bits(0x403bbc00) bits(0x3f001000) bits(0x40000400) bits(0x40144c00) ... }
    t = { bits(0x3ec00000) bits(0x3f448000) bits(0xbea50000) bits(0x3f2aa000) bits(0x3f901000) bits(0x40001800) bits(0xbf344000) bits(0x3ac00000) bits(0x3e000000) bits(0xbf996000) bits(0x3fb9c000) bits(0x3dff0000) bits(0x3f324000) bits(0x3ff01000) bits(0xbf602000) bits(0x3e008000) bits(0xbf062000) bits(0xbf800000) bits(0x3fbb7000) bits(0x3e018000) bits(0x3fa5e000) bits(0xbf901000) bits(0x3ed5c000) bits(0x3ff03000) ... }
    dref = { bits(0x3c51b601) bits(0x3ce1c261) bits(0x3eab71d1) bits(0x3e12e4ad) bits(0x3ef1d657) bits(0x3f000002) bits(0x00000000) bits(0x3f000002) bits(0x3eff4e81) bits(0x3da66269) bits(0x3e87b281) bits(0x3da66269) bits(0x3f50df89) bits(0x3f800000) bits(0x00000000) bits(0x3d386691) bits(0x3eeaa7d9) bits(0x3f7fffff) bits(0x3e984fdd) bits(0x3ef1d657) bits(0x3f7fffff) bits(0x3db47bb1) bits(0x3f7851ff) bits(0x3e8df82f) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 2 {
    asm "TLD4.G.DC R8, R0, R4, 2, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3ffc0c00) bits(0x3f83f800) bits(0x3f5a7000) bits(0x3ebba000) bits(0xbf77e800) bits(0xbe47a000) bits(0x3cfe0000) bits(0x3f464800) bits(0x40175600) bits(0x3ffc0000) bits(0x3f800000) bits(0x402ce000) bits(0x3ffc0000) bits(0x3eafe000) bits(0x40020000) bits(0x3ffc0c00) bits(0x3ffbfc00) bits(0x3ffc0000) bits(0xbf801c00) bits(0xbf018000) bits(0x3f840800) bits(0xbfd6a800) bits(0x3f840000) ... }
    t = { bits(0x3f004000) bits(0x40179800) bits(0x3feff000) bits(0xbfa95000) bits(0x3fcc8000) bits(0x402b4800) bits(0x3f7fe000) bits(0x3f600000) bits(0x40011800) bits(0xbf97c000) bits(0x3ff00000) bits(0xbf3ca000) bits(0x3ebfc000) bits(0x4032e800) bits(0x3e380000) bits(0x4031f000) bits(0xbfeef000) bits(0x3f803000) bits(0x3a000000) bits(0xbfa18000) bits(0x40001800) bits(0x40000000) bits(0x3e010000) ... }
    dref = { bits(0x3f21fe14) bits(0x3e8df82f) bits(0x3f50df89) bits(0x3f50dc19) bits(0x3ce1c261) bits(0x3f000001) bits(0x3f7fffff) bits(0x3eff4e81) bits(0x3f0bb419) bits(0x3f000001) bits(0x33800001) bits(0x3f5a91fa) bits(0x3f0a6820) bits(0x3f5a91fa) bits(0x3e8df82f) bits(0x3eb5a771) bits(0x3f7fffff) bits(0x3e984fdd) bits(0x3f50dc19) bits(0x3f800000) bits(0x3ce1c261) bits(0x3f7fffff) bits(0x3f000002) ... }
    expect lane 0 R8 = 0x3f01fe00  R9 = 0x00000000  R10 = 0x3f01fe00  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f7f0600  R9 = 0x00000000  R10 = 0x3f7f0600  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e1c0000  R9 = 0x00000000  R10 = 0x3e1c0000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f1e0000  R9 = 0x00000000  R10 = 0x3f1e0000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f640000  R9 = 0x00000000  R10 = 0x3f640000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e780000  R9 = 0x00000000  R10 = 0x3e780000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e1fc000  R9 = 0x00000000  R10 = 0x3e1fc000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec47c00  R9 = 0x00000000  R10 = 0x3ec47c00  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 {
    asm "TLD4.G.DC R8, R0, R4, 3, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3f800800) bits(0x3fcf3000) bits(0x3f781800) bits(0x3f840800) bits(0xbf83fc00) bits(0xbea0f000) bits(0xbf7ff800) bits(0x3f280800) bits(0xbf77e800) bits(0xbee1e000) bits(0xbe915000) bits(0x3f840800) bits(0x3f4eb000) bits(0x3e628000) bits(0x3f840000) bits(0x40020600) bits(0xbfa33800) bits(0x3f8bc000) bits(0xbf871000) bits(0xbd000000) bits(0x400ac200) bits(0xbf840400) bits(0x3e802000) ... }
    t = { bits(0x3ff4d000) bits(0x4028e000) bits(0xbef14000) bits(0x3f5fc000) bits(0x3f7fc000) bits(0x3dff0000) bits(0x3f901000) bits(0xbe000000) bits(0xbfe01000) bits(0x40080000) bits(0x3dff0000) bits(0x3f262000) bits(0x3fb9a000) bits(0x4007f000) bits(0xbe010000) bits(0x3f5fe000) bits(0xbfb5d000) bits(0x3fc9e000) bits(0x3f2dc000) bits(0xbfed9000) bits(0x40233000) bits(0x3fbcb000) bits(0xbe904000) ... }
    dref = { bits(0x3f7851ff) bits(0x3f135fcc) bits(0x3f759142) bits(0x3f30573d) bits(0x3db47bb1) bits(0x3f000002) bits(0x3f000001) bits(0x3f000001) bits(0x3a903601) bits(0x3f7f71e4) bits(0x3e8d66f7) bits(0x3db47bb1) bits(0x3f359789) bits(0x3ea7e35d) bits(0x3f000002) bits(0x3f50df89) bits(0x3f000001) bits(0x3f456733) bits(0x3f21fe14) bits(0x3f000002) bits(0x3cf9b1e1) bits(0x3ea08983) bits(0x3f0ac353) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.B.DC R8, R0, R4, 4, 2D, 0xf"  active 0x3fffff
    s = { bits(0xbf7ff000) bits(0xbd000000) bits(0x3f780000) bits(0x40020200) bits(0x3f808800) bits(0xbf464800) bits(0x3f181800) bits(0xbf83f800) bits(0x3eafe000) bits(0x3f83f800) bits(0xbf83f400) bits(0xbd008000) bits(0x3f83fc00) bits(0xbf86e800) bits(0xbf840800) bits(0x3f0c0800) bits(0x3ffffc00) bits(0xbf7ff800) bits(0x3fbc9c00) bits(0x3f780000) bits(0xbfd37400) bits(0x3f780800) ... }
    t = { bits(0xbdff0000) bits(0xbf5fa000) bits(0x3f1dc000) bits(0xbffe9000) bits(0x3f25e000) bits(0x3f206000) bits(0x3fce2000) bits(0x3fc50000) bits(0xbf8fe000) bits(0x3f801000) bits(0x3ff03000) bits(0x4007a000) bits(0x3f9f9000) bits(0x403a5000) bits(0xbf600000) bits(0x40001800) bits(0x3e018000) bits(0x3f900000) bits(0xbdec0000) bits(0x3f5fe000) bits(0x3dff0000) bits(0x3e018000) ... }
    dref = { bits(0x3db47bb1) bits(0x3f800000) bits(0x3a903601) bits(0x3e984fdd) bits(0x3ea7e35d) bits(0x3e8df82f) bits(0x3e69071d) bits(0x00000000) bits(0x3ea7e35d) bits(0x3ce1c261) bits(0x3eff4e81) bits(0x3ce1c261) bits(0x3ea7e35d) bits(0x3e87b281) bits(0x3f000002) bits(0x3f7fffff) bits(0x3e69071d) bits(0x3a903601) bits(0x3f000002) bits(0x3e8c6adf) bits(0x00000000) bits(0x3f21fe14) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3c000000  R9 = 0x00000000  R10 = 0x3c000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d100000  R9 = 0x00000000  R10 = 0x3d100000  R11 = 0x3f800000;
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0x3fffff
    s = { bits(0xbf800000) bits(0x3ea01000) bits(0x3e206000) bits(0x40027600) bits(0x3f84e800) bits(0x3f800000) bits(0xbf844400) bits(0xb9000000) bits(0x3ffc0400) bits(0x3f7ff000) bits(0xbf77f800) bits(0x3f1af800) bits(0x3e606000) bits(0xbf83fc00) bits(0x4011aa00) bits(0xbf83fc00) bits(0x4001fc00) bits(0x3f10a800) bits(0x3f800800) bits(0x3e1dc000) bits(0x40000600) bits(0x3e5fc000) ... }
    t = { bits(0x3f604000) bits(0x3fa56000) bits(0x3f802000) bits(0x3ffff000) bits(0x3ff03000) bits(0xbf902000) bits(0x3ede4000) bits(0x3f902000) bits(0x3f206000) bits(0x3ffff000) bits(0x3e008000) bits(0x40316000) bits(0xbf8ff000) bits(0xba800000) bits(0xbe638000) bits(0xbfbfb000) bits(0x3f801000) bits(0x4029b000) bits(0xbf8ff000) bits(0xbf6e6000) bits(0xbf8ff000) bits(0xba000000) ... }
    dref = { bits(0x3eeaa7d9) bits(0x3f70fe33) bits(0x3f21fe14) bits(0x3eab1ef3) bits(0x3f402371) bits(0x3e8d66f7) bits(0x3e94b5b5) bits(0x3eb5a771) bits(0x3f000002) bits(0x3e12e4ad) bits(0x3f402371) bits(0x3f402371) bits(0x3f759142) bits(0x3e4ef171) bits(0x3eab71d1) bits(0x3eeaa7d9) bits(0x3ef1d657) bits(0x3f402371) bits(0x3e69071d) bits(0x3f70fe33) bits(0x3eff4e81) bits(0x3eb5a771) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.A.DC R8, R0, R4, 6, 2D, 0xf"  active 0x1fffff
    s = { bits(0xbf6bc800) bits(0x3fd7f800) bits(0x40104800) bits(0xbf182800) bits(0x4001fc00) bits(0xbefa8000) bits(0x40000600) bits(0x3cff0000) bits(0xbcff0000) bits(0x3f744000) bits(0xbfae2400) bits(0xbcfd0000) bits(0x40036000) bits(0xbf780000) bits(0x3ffbfc00) bits(0xbf83f400) bits(0x3fbf1400) bits(0x3ffbfc00) bits(0x3f77f800) bits(0x3f800800) bits(0x3ffc0800) ... }
    t = { bits(0x3ac00000) bits(0x3f924000) bits(0x3f55a000) bits(0xbef8c000) bits(0xbf7fe000) bits(0xbef0c000) bits(0x3dfe0000) bits(0x40169000) bits(0x3fc43000) bits(0x40088800) bits(0xbeb18000) bits(0x40080800) bits(0x00000000) bits(0xbf990000) bits(0xbe000000) bits(0xbf802000) bits(0x3effc000) bits(0xbe000000) bits(0x3f8ff000) bits(0xbdfd0000) bits(0x40080000) ... }
    dref = { bits(0x3e8c6adf) bits(0x3f000001) bits(0x3eb5a771) bits(0x3eab71d1) bits(0x3f0ac353) bits(0x3f0bb419) bits(0x3da66269) bits(0x3ce1c261) bits(0x3f7fffff) bits(0x3c51b601) bits(0x3f279508) bits(0x3f135fcc) bits(0x3f50df89) bits(0x3e984fdd) bits(0x3f279508) bits(0x3f800000) bits(0x3eab71d1) bits(0x3a903601) bits(0x3e8d66f7) bits(0x3f135fcc) bits(0x3f70fe33) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d112000  R9 = 0x00000000  R10 = 0x3d112000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ebc0000  R9 = 0x00000000  R10 = 0x3ebc0000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f79e000  R9 = 0x00000000  R10 = 0x3f79e000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3c000000  R9 = 0x00000000  R10 = 0x3c000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 7 {
    asm "TLD4.A.DC R8, R0, R4, 7, 2D, 0xf"  active 0x1fffff
    s = { bits(0x3d800000) bits(0x40217800) bits(0x40020000) bits(0xbf6ec000) bits(0x3f181000) bits(0xbcff0000) bits(0x3e8a7000) bits(0x3f3d2800) bits(0xbd000000) bits(0x4024b400) bits(0x3d010000) bits(0x40244600) bits(0x401a5e00) bits(0x3ffc0000) bits(0x3f806000) bits(0x3f781000) bits(0xbf840400) bits(0x3dff8000) bits(0x3fa8e000) bits(0xbfdd7000) bits(0x40000000) ... }
    t = { bits(0xbf957000) bits(0x3feff000) bits(0x3f8fe000) bits(0xbf963000) bits(0x3e1f0000) bits(0x3e558000) bits(0x3fefe000) bits(0x3ff60000) bits(0x3fa6f000) bits(0x40081000) bits(0x402fc800) bits(0x4011d000) bits(0xbf5fe000) bits(0xbf8fe000) bits(0xbe010000) bits(0x3e800000) bits(0x3fb09000) bits(0x403eb000) bits(0x3f994000) bits(0x3f902000) bits(0xbf602000) ... }
    dref = { bits(0x33800001) bits(0x3ce1c261) bits(0x3f38139a) bits(0x3f0a6820) bits(0x3e69071d) bits(0x3f0bb419) bits(0x3e4ef171) bits(0x3f000002) bits(0x3e4ef171) bits(0x3e12e4ad) bits(0x3e8d66f7) bits(0x3f800000) bits(0x3ef1d657) bits(0x3ea08983) bits(0x3e87b281) bits(0x3f759142) bits(0x3cf9b1e1) bits(0x3f50dc19) bits(0x3f000002) bits(0x3f7fffff) bits(0x3c51b601) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R.DC R8, R0, R4, 8, 2D, 0xf"  active 0xfffff
    s = { bits(0xbf8ae000) bits(0x3fc00400) bits(0x3f780800) bits(0xbfa7ec00) bits(0x3f39f800) bits(0xbf83f400) bits(0xbf800800) bits(0xbe786000) bits(0x3fc12000) bits(0x3edff000) bits(0xbf8c4c00) bits(0x40020400) bits(0xbd010000) bits(0x40020000) bits(0x3f7ff800) bits(0xbf77f800) bits(0xbd000000) bits(0xbf83f400) bits(0x3f800c00) bits(0x3ffc0000) ... }
    t = { bits(0x3f600000) bits(0x3fa42000) bits(0xbf5fe000) bits(0xbf602000) bits(0xbf600000) bits(0xbe9a8000) bits(0xbf604000) bits(0x3ec00000) bits(0xbf226000) bits(0x3f6a0000) bits(0x3f604000) bits(0xbdfd0000) bits(0xbf602000) bits(0x3ea84000) bits(0x40081000) bits(0xbfb77000) bits(0xbfc23000) bits(0xbf21c000) bits(0x3f918000) bits(0x3ec80000) ... }
    dref = { bits(0x3e984fdd) bits(0x3f000001) bits(0x3eb5a771) bits(0x3eeaa7d9) bits(0x3f359789) bits(0x3efc95a7) bits(0x00000000) bits(0x3f800000) bits(0x3f50dc19) bits(0x3f5a91fa) bits(0x3eab1ef3) bits(0x3f70fe33) bits(0x3f7fffff) bits(0x3f800000) bits(0x3f5a91fa) bits(0x3f000001) bits(0x3f30573d) bits(0x3f27d26a) bits(0x3f7fffff) bits(0x3eeaa7d9) ... }
    expect lane 0 R8 = 0x3e100000  R9 = 0x00000000  R10 = 0x3e100000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3ebe0000  R9 = 0x00000000  R10 = 0x3ebe0000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f7e0000  R9 = 0x00000000  R10 = 0x3f7e0000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f7f8000  R9 = 0x00000000  R10 = 0x3f7f8000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f120000  R9 = 0x00000000  R10 = 0x3f120000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3ce00000  R9 = 0x00000000  R10 = 0x3ce00000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f7a1800  R9 = 0x00000000  R10 = 0x3f7a1800  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f700000  R9 = 0x00000000  R10 = 0x3f700000  R11 = 0x3f800000;
}

warp 9 {
    asm "TLD4.R.DC R8, R0, R4, 9, 2D, 0xf"  active 0xfffff
    s = { bits(0x3d010000) bits(0x3ffc0c00) bits(0x40003e00) bits(0x3f840800) bits(0x39000000) bits(0xbf15a000) bits(0x3f001800) bits(0x400a3000) bits(0xbf780800) bits(0x3f7ff800) bits(0x3f840000) bits(0x3e002000) bits(0xbff41c00) bits(0x3cff0000) bits(0x400df200) bits(0xbd000000) bits(0xb9000000) bits(0x403dbe00) bits(0xbfee0000) bits(0x4003fc00) ... }
    t = { bits(0x3eaf8000) bits(0xbdb30000) bits(0xbfd22000) bits(0xba800000) bits(0x3f900000) bits(0xbdff0000) bits(0x3fefe000) bits(0xbf8fe000) bits(0xbf900000) bits(0xbdff0000) bits(0x3e010000) bits(0x3e018000) bits(0x3f1fe000) bits(0x3f406000) bits(0xbf947000) bits(0xba000000) bits(0xbfa43000) bits(0x3f400000) bits(0x3ac00000) bits(0xbe008000) ... }
    dref = { bits(0x3f402371) bits(0x3f7fffff) bits(0x3f38139a) bits(0x3e8df82f) bits(0x3f000002) bits(0x3efc95a7) bits(0x3f456733) bits(0x3f0bb419) bits(0x3f000001) bits(0x3f800000) bits(0x3f7851ff) bits(0x3f279508) bits(0x3f800000) bits(0x3f402371) bits(0x3eab71d1) bits(0x3e4ef171) bits(0x3ef1d657) bits(0x3e8d66f7) bits(0x3e69071d) bits(0x3cf9b1e1) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 10 {
    asm "TLD4.G.DC R8, R0, R4, 10, 2D, 0xf"  active 0x7ffff
    s = { bits(0x3f800800) bits(0x3f800000) bits(0xbf780800) bits(0x3f800400) bits(0x3fbf1c00) bits(0x3f780000) bits(0x3f77f000) bits(0xbcff0000) bits(0xbf780000) bits(0x3fa10800) bits(0x3f77f800) bits(0x3f3d9800) bits(0xb9800000) bits(0xbcff0000) bits(0xbf409000) bits(0x3f800800) bits(0x00000000) bits(0x3ffbfc00) bits(0x39c00000) ... }
    t = { bits(0xbfa95000) bits(0x3f604000) bits(0x3fd7f000) bits(0x3fd24000) bits(0xbf800000) bits(0xbed28000) bits(0x3f5fc000) bits(0x3fc7a000) bits(0xbdfe0000) bits(0x3a000000) bits(0x4007f800) bits(0xbfc44000) bits(0x3f802000) bits(0xbf7fe000) bits(0x4020b800) bits(0x3f1fe000) bits(0x3e438000) bits(0x3e000000) bits(0xbf7fc000) ... }
    dref = { bits(0x3eab1ef3) bits(0x3e8df82f) bits(0x3f000002) bits(0x3e709a09) bits(0x3c51b601) bits(0x3f38139a) bits(0x3ef1d657) bits(0x3f27d26a) bits(0x3e8d66f7) bits(0x3e69071d) bits(0x3f7fffff) bits(0x33800001) bits(0x3ce1c261) bits(0x3e709a09) bits(0x3e8d66f7) bits(0x3eab71d1) bits(0x3eb5a771) bits(0x3f0bb419) bits(0x3f279508) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.G.DC R8, R0, R4, 11, 2D, 0xf"  active 0x7ffff
    s = { bits(0x3f4f7000) bits(0x3e2f0000) bits(0x3d008000) bits(0x3f7ff000) bits(0x3f840c00) bits(0xbf800800) bits(0x3f080800) bits(0x3ffff800) bits(0xbf7fe800) bits(0x40104000) bits(0x3fc7fc00) bits(0xbe6b0000) bits(0x4030c600) bits(0x39800000) bits(0xbf840800) bits(0x3f9e5800) bits(0x3ff76000) bits(0x3f813400) bits(0x40020600) ... }
    t = { bits(0xbe000000) bits(0xbdfe0000) bits(0x400b0800) bits(0xbfedd000) bits(0x3fc65000) bits(0x3f554000) bits(0x3fffe000) bits(0x3f204000) bits(0x40070800) bits(0xbf7fa000) bits(0xbdfd0000) bits(0xbd3e0000) bits(0xbfcb5000) bits(0xbf7fa000) bits(0x3f160000) bits(0x4007f800) bits(0xbf008000) bits(0x40080000) bits(0x3de30000) ... }
    dref = { bits(0x3f7fffff) bits(0x3f456733) bits(0x3f000001) bits(0x3cf9b1e1) bits(0x3f000002) bits(0x3e4ef171) bits(0x3ce1c261) bits(0x3f5a91fa) bits(0x3e4ef171) bits(0x3f7851ff) bits(0x3e8df82f) bits(0x3f7fffff) bits(0x3eff4e81) bits(0x33800001) bits(0x3eb5a771) bits(0x33800001) bits(0x3f0ac353) bits(0x3f38139a) bits(0x3e94b5b5) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 {
    asm "TLD4.B.DC R8, R0, R4, 12, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbfd72400) bits(0x3ffff800) bits(0xbfcee800) bits(0x3ffc0c00) bits(0xbfc3f800) bits(0xb9800000) bits(0xbf840800) bits(0x00000000) bits(0xbf800000) bits(0x40000600) bits(0xbf840800) bits(0x3ffc0c00) bits(0xbcfe0000) bits(0x3f780000) bits(0x3e400000) bits(0x3f781000) bits(0x3f800400) bits(0xbf603800) ... }
    t = { bits(0x3f915000) bits(0xbf4fa000) bits(0x3f900000) bits(0xbf8fe000) bits(0xbe008000) bits(0x3f5fc000) bits(0x3f802000) bits(0xbe010000) bits(0xbe700000) bits(0x4007f000) bits(0xbed54000) bits(0xbf7fc000) bits(0x401e9000) bits(0x3a800000) bits(0x3f17a000) bits(0x3f606000) bits(0x40080800) bits(0xbfbf7000) ... }
    dref = { bits(0x3f456733) bits(0x3f7fffff) bits(0x3f30573d) bits(0x3f50df89) bits(0x3c51b601) bits(0x3f759142) bits(0x3f759142) bits(0x33800001) bits(0x3da66269) bits(0x3f800000) bits(0x3e87b281) bits(0x3f800000) bits(0x3e12e4ad) bits(0x3e87b281) bits(0x3f7f71e4) bits(0x3f000002) bits(0x3e709a09) bits(0x3eff4e81) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f5ebe00  R9 = 0x00000000  R10 = 0x3f5ebe00  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f7f7f00  R9 = 0x00000000  R10 = 0x3f7f7f00  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e600000  R9 = 0x00000000  R10 = 0x3e600000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f560000  R9 = 0x00000000  R10 = 0x3f560000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f166900  R9 = 0x00000000  R10 = 0x3f166900  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f6f0000  R9 = 0x00000000  R10 = 0x3f6f0000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3ef80000  R9 = 0x00000000  R10 = 0x3ef80000  R11 = 0x3f800000;
}

warp 13 {
    asm "TLD4.B.DC R8, R0, R4, 13, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3f800400) bits(0x3ffff800) bits(0x3cff0000) bits(0x3f9aa800) bits(0x3f181800) bits(0x3ff2e400) bits(0x3ff7a400) bits(0x40349400) bits(0x3e484000) bits(0x3edfe000) bits(0xbfbbc400) bits(0xbf840800) bits(0xbf0cb000) bits(0x3f07f800) bits(0xbcfd0000) bits(0xbe0fa000) bits(0x3f800400) bits(0x3f581800) ... }
    t = { bits(0x3fd8c000) bits(0xbf8fd000) bits(0x40081800) bits(0x3f606000) bits(0x3f902000) bits(0xbf7fe000) bits(0x3e80c000) bits(0x3fe5e000) bits(0x3ff03000) bits(0x3e018000) bits(0xbf801000) bits(0x3ebf8000) bits(0xbf98e000) bits(0xbf602000) bits(0xbfa38000) bits(0xbf692000) bits(0x3e008000) bits(0x40340000) ... }
    dref = { bits(0x3f0bb419) bits(0x3e8c6adf) bits(0x3f5a91fa) bits(0x3e8d66f7) bits(0x3e8d66f7) bits(0x00000000) bits(0x3eff4e81) bits(0x3f70fe33) bits(0x3ce1c261) bits(0x3e4ef171) bits(0x3f000002) bits(0x3f000002) bits(0x33800001) bits(0x3e8c6adf) bits(0x3f7fffff) bits(0x3f38139a) bits(0x3e12e4ad) bits(0x3f7fffff) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 {
    asm "TLD4.A.DC R8, R0, R4, 14, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3ddc8000) bits(0x40000000) bits(0x3d000000) bits(0x3ffc0400) bits(0x3f840800) bits(0x40000400) bits(0x3f780800) bits(0x3f7ff800) bits(0x3fced800) bits(0x3ecff000) bits(0x4001fe00) bits(0x3feb0000) bits(0x40000400) bits(0x3d000000) bits(0x40287a00) bits(0x3f17f800) bits(0x00000000) ... }
    t = { bits(0xbf8fd000) bits(0xbdfe0000) bits(0x3f902000) bits(0xbf002000) bits(0x40080800) bits(0xba000000) bits(0xbf7fe000) bits(0x3f5fe000) bits(0x4013e800) bits(0xbfe00000) bits(0x3e018000) bits(0xbf9c6000) bits(0x3f5fe000) bits(0xbf7fc000) bits(0xbf800000) bits(0x00000000) bits(0xbf91a000) ... }
    dref = { bits(0x3e87b281) bits(0x3f7851ff) bits(0x3f800000) bits(0x3f30573d) bits(0x3efc95a7) bits(0x3f135fcc) bits(0x33800001) bits(0x3f000001) bits(0x3f0a6820) bits(0x3f135fcc) bits(0x3e8df82f) bits(0x3ea08983) bits(0x3f279508) bits(0x3f7fffff) bits(0x3f7fffff) bits(0x3efc95a7) bits(0x3ea7e35d) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 {
    asm "TLD4.A.DC R8, R0, R4, 15, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3cff0000) bits(0x3cff0000) bits(0x3e908000) bits(0x40000600) bits(0x3cff0000) bits(0xbf840400) bits(0x3f800c00) bits(0x3f780800) bits(0xbf840800) bits(0xbfa17400) bits(0xbeaea000) bits(0xbee25000) bits(0xbf77e800) bits(0x3e742000) bits(0xbf800000) bits(0x3ffc0000) bits(0x3d7f8000) ... }
    t = { bits(0x3dff0000) bits(0xbf604000) bits(0xbf836000) bits(0x3ff01000) bits(0xbf800000) bits(0xbdff0000) bits(0xbfcd2000) bits(0x40081000) bits(0xbdff0000) bits(0x3f800000) bits(0x40000000) bits(0x3ebfc000) bits(0x40001000) bits(0x3e018000) bits(0xbf882000) bits(0x3ff01000) bits(0x40000000) ... }
    dref = { bits(0x3f7f71e4) bits(0x3eab71d1) bits(0x3f000002) bits(0x3f0ac353) bits(0x3f7fffff) bits(0x3f000002) bits(0x3f000001) bits(0x3e709a09) bits(0x33800001) bits(0x3f000002) bits(0x3f7fffff) bits(0x3f800000) bits(0x3eeaa7d9) bits(0x3ce1c261) bits(0x3f38139a) bits(0x3f7fffff) bits(0x3e12e4ad) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 {
    asm "TLD4.R.DC R8, R0, R4, 16, 2D, 0xf"  active 0xffffff
    s = { bits(0xbf7ff800) bits(0x3f77f000) bits(0xbf889800) bits(0xbfbf7c00) bits(0x3fabdc00) bits(0xbf840000) bits(0x3d018000) bits(0x3f480000) bits(0x3ffc0000) bits(0xbf800000) bits(0x403e1400) bits(0x3d010000) bits(0x40000600) bits(0x3f57f800) bits(0xbfb4c400) bits(0x3f780000) bits(0x3ff67000) bits(0x40020400) bits(0xb9000000) bits(0x3f180800) bits(0x3f77f800) bits(0x39c00000) bits(0xbf82f400) bits(0xbfb29c00) ... }
    t = { bits(0xbe010000) bits(0x40000800) bits(0xbf902000) bits(0x3f5fc000) bits(0x3fab7000) bits(0x4037f000) bits(0xbe010000) bits(0xbfbe0000) bits(0xbf7fe000) bits(0x40001800) bits(0xbf9ca000) bits(0x3f9e9000) bits(0x3f600000) bits(0x3ff03000) bits(0x3f5fc000) bits(0x3fd7f000) bits(0x3ffad000) bits(0xbf600000) bits(0x3f86c000) bits(0x3f7fe000) bits(0x3f2ae000) bits(0x40080000) bits(0x3ffa2000) bits(0x3f602000) ... }
    dref = { bits(0x00000000) bits(0x3ebef813) bits(0x3d7334c1) bits(0x3effffff) bits(0x3e5875e1) bits(0x3ed7a7af) bits(0x3f1442ff) bits(0x3f7cedca) bits(0x3ee36d17) bits(0x3f2b7ac1) bits(0x3f7f8f73) bits(0x3f800000) bits(0x3f7bf7ba) bits(0x3f45740b) bits(0x3f7e851a) bits(0x33800001) bits(0x3f7fffff) bits(0x3f7bf7ba) bits(0x3effffff) bits(0x33800001) bits(0x3f800000) bits(0x3ecec2fb) bits(0x3f6f6994) bits(0x3f7cedca) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.R.DC R8, R0, R4, 17, 2D, 0xf"  active 0xffffff
    s = { bits(0x3e5fe000) bits(0x401e1600) bits(0xbf800400) bits(0x39000000) bits(0x3fac7c00) bits(0xbf2a9000) bits(0x3f581800) bits(0x3ed78000) bits(0xbf83fc00) bits(0xbf47a000) bits(0x3f381000) bits(0x40169e00) bits(0x4018b200) bits(0x40305600) bits(0xbf7fe800) bits(0x3ffbfc00) bits(0x3f77f000) bits(0x3fcb1400) bits(0x3ee8c000) bits(0x3f800800) bits(0x3fc0c400) bits(0xbf981400) bits(0x3f0ec000) bits(0x3f77f800) ... }
    t = { bits(0xbe008000) bits(0xbf5fe000) bits(0x3dff0000) bits(0x3de00000) bits(0xbe008000) bits(0x3dff0000) bits(0x3ec04000) bits(0x3ac00000) bits(0x4007f000) bits(0xbdfd0000) bits(0x3a000000) bits(0x40001000) bits(0xba800000) bits(0x40001000) bits(0xbf99f000) bits(0x3f606000) bits(0x40225000) bits(0xba800000) bits(0x40001000) bits(0x40080000) bits(0x4006d800) bits(0xbfa81000) bits(0xbf7fa000) bits(0x3f42e000) ... }
    dref = { bits(0x3ed7a7af) bits(0x3f2cfcf3) bits(0x3ec2ee81) bits(0x3d7334c1) bits(0x33800001) bits(0x3f45740b) bits(0x3f5ecd0d) bits(0x3f000002) bits(0x3effffff) bits(0x3e8187c5) bits(0x3f1442ff) bits(0x3f000002) bits(0x3effffff) bits(0x3f800000) bits(0x3effffff) bits(0x3f259557) bits(0x3ecec2fb) bits(0x33800001) bits(0x3effffff) bits(0x3f800000) bits(0x3f800000) bits(0x3f1442ff) bits(0x3effffff) bits(0x3f2b7ac1) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.G.DC R8, R0, R4, 18, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3f800000) bits(0xbf926400) bits(0xbf77f000) bits(0x3f83fc00) bits(0x3fad9000) bits(0xbf840800) bits(0xbf87d800) bits(0x3f080000) bits(0x3f7ff800) bits(0xbd008000) bits(0x3ffffc00) bits(0xbf7fe800) bits(0xbf401000) bits(0xbf77f800) bits(0xbf7fe800) bits(0x3ecfe000) bits(0x3cff0000) bits(0xbff1a800) bits(0x4018ec00) bits(0x3ffffc00) bits(0xb9800000) bits(0xbf800000) bits(0x403ffa00) ... }
    t = { bits(0xbf7fa000) bits(0xbf8fe000) bits(0x3e808000) bits(0x3ff03000) bits(0x3fc3f000) bits(0x3a000000) bits(0x40001800) bits(0xbf7fc000) bits(0x40224800) bits(0x3f3fe000) bits(0x3f5c2000) bits(0xbe9c0000) bits(0x3f600000) bits(0x3d500000) bits(0xba800000) bits(0xbf802000) bits(0x3ff4d000) bits(0x3f602000) bits(0xbf8ff000) bits(0x3f4b8000) bits(0x3feff000) bits(0x3e010000) bits(0xbf8fd000) ... }
    dref = { bits(0x3f1196cf) bits(0x3f6aec7a) bits(0x00000000) bits(0x3f800000) bits(0x3e5875e1) bits(0x3ef96405) bits(0x3ec2ee81) bits(0x3ebef813) bits(0x3d01b661) bits(0x3ee36d17) bits(0x3f000002) bits(0x3f7094cb) bits(0x33800001) bits(0x3f2bd742) bits(0x3f128227) bits(0x3e532c11) bits(0x3f677ad1) bits(0x3eca59e1) bits(0x3f3bfa9c) bits(0x3f7f8f73) bits(0x3f0abc8d) bits(0x3f426cff) bits(0x33800001) ... }
    expect lane 0 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f60c000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f60c000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f080000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f080000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3efc0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3efc0000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3e8a0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e8a0000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f010000;
    expect lane 21 R8 = 0x3eff0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3eff0000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 19 {
    asm "TLD4.G.DC R8, R0, R4, 19, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3ec02000) bits(0x4035ac00) bits(0x3e8e9000) bits(0x3f781000) bits(0x3ebfe000) bits(0xbf77f800) bits(0xbd010000) bits(0xbe888000) bits(0x40000200) bits(0x3fa5e000) bits(0x3f07f800) bits(0x3ff88400) bits(0xbf8d7000) bits(0xbea7b000) bits(0x3ffff800) bits(0x3ecf2000) bits(0xb9000000) bits(0x3e802000) bits(0xbf77e800) bits(0x400aaa00) bits(0x40076600) bits(0xbf83f400) bits(0x3d010000) ... }
    t = { bits(0x3f604000) bits(0x4029d000) bits(0x00000000) bits(0x40021800) bits(0xbf8fe000) bits(0x4035e800) bits(0x4030f800) bits(0x40080800) bits(0x3f600000) bits(0x3f5fe000) bits(0xbe2c8000) bits(0x3f200000) bits(0xbf5b4000) bits(0xbf7fc000) bits(0x4007f000) bits(0x3ac00000) bits(0x40155800) bits(0x3ec00000) bits(0x3ff03000) bits(0x3f900000) bits(0xba800000) bits(0x40001800) bits(0xbfb75000) ... }
    dref = { bits(0x3f1442ff) bits(0x3f2cfcf3) bits(0x3f1196cf) bits(0x3f6f6994) bits(0x3f21e8b2) bits(0x3f800000) bits(0x3f2b7ac1) bits(0x00000000) bits(0x3f7094cb) bits(0x00000000) bits(0x3f000001) bits(0x3ed40b21) bits(0x3f000002) bits(0x3f7d76d7) bits(0x00000000) bits(0x3f426cff) bits(0x3f259557) bits(0x00000000) bits(0x3f426cff) bits(0x3f7fffff) bits(0x3e8187c5) bits(0x3f800000) bits(0x3f259557) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 20 {
    asm "TLD4.B.DC R8, R0, R4, 20, 2D, 0xf"  active 0x3fffff
    s = { bits(0xbf7ff800) bits(0x3ffc0400) bits(0x40020600) bits(0x400a7c00) bits(0x3f300000) bits(0xbd008000) bits(0x3fb4a800) bits(0x3ffc0400) bits(0x3fba5000) bits(0x3f98c800) bits(0xbf6cc800) bits(0x3f1dd000) bits(0x40000200) bits(0xbe84a000) bits(0x3f83fc00) bits(0xb9000000) bits(0x3f96cc00) bits(0x3fe17000) bits(0xbd008000) bits(0x3f780000) bits(0xbf83f400) bits(0xbeec7000) ... }
    t = { bits(0x3ec04000) bits(0x3f3b4000) bits(0xbf4b2000) bits(0xbe010000) bits(0x3f604000) bits(0x4028c800) bits(0x4009c000) bits(0x3ffff000) bits(0xbe548000) bits(0x3dff0000) bits(0xbf900000) bits(0x3ff01000) bits(0xbf602000) bits(0xbf902000) bits(0xbf5fc000) bits(0x3f800000) bits(0x403d7800) bits(0xbf8ff000) bits(0xbf900000) bits(0x4030d800) bits(0xbf901000) bits(0xbfa92000) ... }
    dref = { bits(0x3e9d2e69) bits(0x3f7fffff) bits(0x3e8187c5) bits(0x3e4da7a9) bits(0x00000000) bits(0x3effffff) bits(0x3ee36d17) bits(0x3effffff) bits(0x3e532c11) bits(0x3effffff) bits(0x3e9d2e69) bits(0x3f7cedca) bits(0x3f7f8f73) bits(0x3ebef813) bits(0x3f2b7ac1) bits(0x3f7d76d7) bits(0x3ed7a7af) bits(0x3f7e851a) bits(0x3ec2ee81) bits(0x3f000002) bits(0x3d940709) bits(0x3f6aec7a) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f190000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f190000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 {
    asm "TLD4.B.DC R8, R0, R4, 21, 2D, 0xf"  active 0x3fffff
    s = { bits(0x3feb9c00) bits(0xbeb3d000) bits(0xbf9dfc00) bits(0x3ffd3c00) bits(0xb9000000) bits(0x3fd68c00) bits(0x40194e00) bits(0x40020000) bits(0x3ed00000) bits(0x3f180000) bits(0x4037c600) bits(0xbf998000) bits(0x40000400) bits(0xbf83f800) bits(0x3f17f000) bits(0xbfd72400) bits(0xbf781000) bits(0x3ffc0800) bits(0x3f27f000) bits(0x4004ca00) bits(0xbf3a8800) bits(0x3f800800) ... }
    t = { bits(0x3fefe000) bits(0xbfd01000) bits(0xbdff0000) bits(0xbf600000) bits(0x40183800) bits(0x3f094000) bits(0x3f604000) bits(0x3f801000) bits(0x00000000) bits(0xbdfd0000) bits(0x3e000000) bits(0xbf7fc000) bits(0x00000000) bits(0xbf36a000) bits(0xbdfd0000) bits(0x3ff3a000) bits(0x40081000) bits(0xbf7fc000) bits(0xbdff0000) bits(0x3f7fc000) bits(0x3dba0000) bits(0x40001000) ... }
    dref = { bits(0x3f677ad1) bits(0x3d01b661) bits(0x3f0abc8d) bits(0x3ee825d7) bits(0x3ed40b21) bits(0x3d7334c1) bits(0x3f2bd742) bits(0x33800001) bits(0x3f7094cb) bits(0x3ecec2fb) bits(0x00000000) bits(0x3f7bf7ba) bits(0x3f800000) bits(0x3eca59e1) bits(0x3efcadd5) bits(0x3eca59e1) bits(0x3f7fffff) bits(0x3f6f6994) bits(0x3f45a026) bits(0x3d940709) bits(0x3f7094cb) bits(0x3f7bf7ba) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.A.DC R8, R0, R4, 22, 2D, 0xf"  active 0x1fffff
    s = { bits(0x3ee11000) bits(0x4008d000) bits(0xbcff0000) bits(0x3f800800) bits(0x3d010000) bits(0x40199000) bits(0x3ffbfc00) bits(0x3f780800) bits(0x3f780800) bits(0x3f501000) bits(0x3ebfe000) bits(0xbf16c800) bits(0x3ef01000) bits(0xbffa9000) bits(0x3ec01000) bits(0x3fc83400) bits(0xbf83f400) bits(0x3fa3f800) bits(0x3f780000) bits(0xbf7ff800) bits(0x3ee10000) ... }
    t = { bits(0xbf5fc000) bits(0x3f802000) bits(0x3ebfc000) bits(0xbf8fd000) bits(0x3ec0c000) bits(0x3f901000) bits(0x3f901000) bits(0x3fffe000) bits(0xbf7fa000) bits(0x3f606000) bits(0x3dff0000) bits(0x3f206000) bits(0x3a800000) bits(0xbd920000) bits(0x402b5000) bits(0xbf9e1000) bits(0x3f800000) bits(0xbf7fc000) bits(0xbf8ff000) bits(0xbf8fd000) bits(0xbf800000) ... }
    dref = { bits(0x3df24cf9) bits(0x3f000001) bits(0x3f7fffff) bits(0x3f000001) bits(0x3f3bfa9c) bits(0x3f000002) bits(0x33800001) bits(0x00000000) bits(0x3e8187c5) bits(0x3f000001) bits(0x3f677ad1) bits(0x3f21e8b2) bits(0x3f7e851a) bits(0x3f000002) bits(0x3f2bd742) bits(0x3f7d76d7) bits(0x3e532c11) bits(0x3f45a026) bits(0x3f1442ff) bits(0x3f0abc8d) bits(0x3f0abc8d) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f340000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f340000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3efe0000;
    expect lane 4 R8 = 0x3bff0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3bff0000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3c000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3c000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f7e0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f7e0000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 23 {
    asm "TLD4.A.DC R8, R0, R4, 23, 2D, 0xf"  active 0x1fffff
    s = { bits(0x3ea03000) bits(0x3f7ff000) bits(0xbd000000) bits(0x3cff0000) bits(0xbf77f800) bits(0xbf800000) bits(0xbf800000) bits(0xbcfe0000) bits(0x40347400) bits(0x40248800) bits(0x400c7600) bits(0xbf840400) bits(0x3f5cf800) bits(0xbf780800) bits(0xbf840000) bits(0x4022fc00) bits(0xbffc2800) bits(0xbfd62000) bits(0xbf8cf400) bits(0x3ffc0c00) bits(0x3f37f800) ... }
    t = { bits(0x3f900000) bits(0xbe000000) bits(0x3f006000) bits(0x402c8000) bits(0x3ff01000) bits(0xbe010000) bits(0x3e870000) bits(0xbfbf2000) bits(0x3fefe000) bits(0xbdfd0000) bits(0xbdfe0000) bits(0x3dff0000) bits(0x3f967000) bits(0x3d2e0000) bits(0xbf600000) bits(0x3fffe000) bits(0xbfa27000) bits(0x40159000) bits(0xbfa43000) bits(0x3f602000) bits(0xbe1c8000) ... }
    dref = { bits(0x3effffff) bits(0x3f800000) bits(0x3f426cff) bits(0x3f259557) bits(0x3f1ebed3) bits(0x3f7094cb) bits(0x3d7334c1) bits(0x3f2c979c) bits(0x3f2cfcf3) bits(0x3f800000) bits(0x00000000) bits(0x33800001) bits(0x3ecec2fb) bits(0x3f1196cf) bits(0x3ecec2fb) bits(0x3f426cff) bits(0x3f5ecd0d) bits(0x3f677ad1) bits(0x3f7cedca) bits(0x3e532c11) bits(0x3eca59e1) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 24 {
    asm "TLD4.R.DC R8, R0, R4, 24, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f7ff000) bits(0xbf83f400) bits(0x3f6c0000) bits(0x4001fe00) bits(0xbd000000) bits(0x3fdc4000) bits(0x3fa4e400) bits(0x3d7f8000) bits(0x3ffffc00) bits(0x3f481800) bits(0x3d010000) bits(0xbf2ea800) bits(0x4001fc00) bits(0x3e39a000) bits(0xb9800000) bits(0x3fa6b800) bits(0x39c00000) bits(0x3f4d3800) bits(0xb9800000) bits(0x3f83f800) ... }
    t = { bits(0xbf564000) bits(0xbed14000) bits(0xbf902000) bits(0x00000000) bits(0xbdfd0000) bits(0xbd160000) bits(0xbf902000) bits(0x4007f000) bits(0x40173800) bits(0xbf7fa000) bits(0x40264000) bits(0x3a000000) bits(0xbdff0000) bits(0x40236800) bits(0x3ffff000) bits(0x4000d000) bits(0xbf600000) bits(0x3fffe000) bits(0xbfd71000) bits(0x3f14c000) ... }
    dref = { bits(0x00000000) bits(0x3f1196cf) bits(0x3c921b61) bits(0x3f000001) bits(0x3f7fffff) bits(0x3f45740b) bits(0x3f800000) bits(0x33800001) bits(0x3ed40b21) bits(0x3f128227) bits(0x3ecec2fb) bits(0x3ed40b21) bits(0x3f7094cb) bits(0x3f7094cb) bits(0x3c921b61) bits(0x3ed7a7af) bits(0x3effffff) bits(0x3f800000) bits(0x3effffff) bits(0x3f2c979c) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e0de000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e0de000;
    expect lane 2 R8 = 0x3f3f4000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f3f4000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3cc00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cc00000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b800000;
    expect lane 11 R8 = 0x3ed40000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed40000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3efe0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3efe0000;
    expect lane 15 R8 = 0x3f290000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f290000;
    expect lane 16 R8 = 0x3f020000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f020000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3dde4000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dde4000;
    expect lane 19 R8 = 0x3e374c00  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e374c00;
}

warp 25 {
    asm "TLD4.R.DC R8, R0, R4, 25, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f840800) bits(0x3f001000) bits(0xb9000000) bits(0xbf800000) bits(0x3ec14000) bits(0x3f380000) bits(0x3cfe0000) bits(0x3f510800) bits(0x4001fc00) bits(0x3d000000) bits(0x3d008000) bits(0xbd000000) bits(0x3fc18000) bits(0x3f800000) bits(0xbf780000) bits(0xbf736000) bits(0x3f52f800) bits(0x4037c200) bits(0x3fd8a800) bits(0x40000400) ... }
    t = { bits(0x3f7fe000) bits(0x3f803000) bits(0x3e008000) bits(0x3fda2000) bits(0x40081000) bits(0x3e010000) bits(0x401a3000) bits(0x3f72a000) bits(0xbdff0000) bits(0x00000000) bits(0x40080000) bits(0x4030b000) bits(0x3f000000) bits(0xbf0e8000) bits(0x3fb2e000) bits(0x3f606000) bits(0x4023c800) bits(0xbd810000) bits(0xbfd8e000) bits(0x3e010000) ... }
    dref = { bits(0x3f5ecd0d) bits(0x3f6aec7a) bits(0x3f4284e8) bits(0x3f000001) bits(0x3efcadd5) bits(0x3f7f8f73) bits(0x3f2c979c) bits(0x3ee825d7) bits(0x3f000001) bits(0x3f7cedca) bits(0x3e4da7a9) bits(0x3e4da7a9) bits(0x3f1442ff) bits(0x33800001) bits(0x3e5875e1) bits(0x3f1442ff) bits(0x3effffff) bits(0x00000000) bits(0x3f6f6994) bits(0x3effffff) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 26 {
    asm "TLD4.G.DC R8, R0, R4, 26, 2D, 0xf"  active 0x7ffff
    s = { bits(0x400d4200) bits(0x3d010000) bits(0xbf39f800) bits(0x40000600) bits(0x3d010000) bits(0xbf4a8800) bits(0x3f5f3000) bits(0x3ed01000) bits(0x3fa47c00) bits(0xbf83f400) bits(0x3fe77800) bits(0x40177e00) bits(0xbd010000) bits(0xbf7fe800) bits(0x3f47d000) bits(0x3f180800) bits(0x40214800) bits(0x3eaff000) bits(0x40180600) ... }
    t = { bits(0xbf5fe000) bits(0xbed3c000) bits(0xbf608000) bits(0x3f5fc000) bits(0x3f49e000) bits(0x3ff65000) bits(0x3fdd9000) bits(0x401eb800) bits(0x3f186000) bits(0x3f1fe000) bits(0x3e370000) bits(0x3f85d000) bits(0x3f3fe000) bits(0x40081000) bits(0x40000800) bits(0xbf801000) bits(0x3f600000) bits(0xbffa7000) bits(0x40081800) ... }
    dref = { bits(0x00000000) bits(0x33800001) bits(0x3f0abc8d) bits(0x3f426cff) bits(0x3f21e8b2) bits(0x3f5ecd0d) bits(0x3d940709) bits(0x3f000002) bits(0x3f6f6994) bits(0x3f259557) bits(0x3ecec2fb) bits(0x3e8187c5) bits(0x3d01b661) bits(0x00000000) bits(0x3f7f8f73) bits(0x3f800000) bits(0x3ed7a7af) bits(0x3eca59e1) bits(0x3ed7a7af) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 27 {
    asm "TLD4.G.DC R8, R0, R4, 27, 2D, 0xf"  active 0x7ffff
    s = { bits(0x3f840c00) bits(0x400f7e00) bits(0x3f800c00) bits(0x40027c00) bits(0xb9800000) bits(0x40242a00) bits(0xbfcd6800) bits(0x3dc08000) bits(0xbcfd0000) bits(0x3f800800) bits(0x3f840800) bits(0x3f800800) bits(0x3f781000) bits(0x3d000000) bits(0x3f000000) bits(0x40020400) bits(0xbcfe0000) bits(0xbf77f800) bits(0xbd008000) ... }
    t = { bits(0x3e7f8000) bits(0x3f903000) bits(0xbf801000) bits(0xbdfd0000) bits(0x4022e800) bits(0x40081800) bits(0xbef74000) bits(0xbf7fa000) bits(0xbf8fe000) bits(0x3f466000) bits(0xbf5fa000) bits(0x40228000) bits(0x402c9800) bits(0xbf921000) bits(0x3f606000) bits(0x3f902000) bits(0xbe008000) bits(0x3f901000) bits(0xbf502000) ... }
    dref = { bits(0x3f800000) bits(0x3d01b661) bits(0x3f1ebed3) bits(0x3e4da7a9) bits(0x3ec2ee81) bits(0x3f000002) bits(0x3f7fffff) bits(0x3f000001) bits(0x3ec2ee81) bits(0x3f7d76d7) bits(0x3f1442ff) bits(0x3effffff) bits(0x3f7bf7ba) bits(0x3e8187c5) bits(0x3f2b7ac1) bits(0x3df24cf9) bits(0x3f7bf7ba) bits(0x33800001) bits(0x3ec2ee81) ... }
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
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 28 {
    asm "TLD4.B.DC R8, R0, R4, 28, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3e3fe000) bits(0x3f93dc00) bits(0x3f780800) bits(0x3eb03000) bits(0x3f83fc00) bits(0x3cff0000) bits(0xbdda8000) bits(0x3f800400) bits(0x3f780000) bits(0x39800000) bits(0x3e3fe000) bits(0xbf781000) bits(0x3eeff000) bits(0x3f800800) bits(0x3f4a9000) bits(0x3f0dd000) bits(0x3f712800) bits(0x3f9af400) ... }
    t = { bits(0x3f848000) bits(0x40000000) bits(0x40000800) bits(0xbe1e8000) bits(0xbf612000) bits(0x3f602000) bits(0x40301800) bits(0x3ac00000) bits(0x3f604000) bits(0x3f5fc000) bits(0xbdff0000) bits(0x3ebf8000) bits(0x3fefe000) bits(0x3ff03000) bits(0x3efb8000) bits(0x3dff0000) bits(0x3a000000) bits(0x40080800) ... }
    dref = { bits(0x3e8187c5) bits(0x3f7fffff) bits(0x3f1196cf) bits(0x3f000002) bits(0x3f000001) bits(0x3ee825d7) bits(0x3f2c979c) bits(0x3ee825d7) bits(0x3effffff) bits(0x3f000001) bits(0x3f800000) bits(0x3f7e851a) bits(0x3ee825d7) bits(0x3f6aec7a) bits(0x3f7cedca) bits(0x3f000002) bits(0x3f2c979c) bits(0x3f7fffff) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f1c1600  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f1c1600;
    expect lane 7 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f007f00  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f007f00;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f7f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f7f0000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 29 {
    asm "TLD4.B.DC R8, R0, R4, 29, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3ecfe000) bits(0xbf77f000) bits(0x3ffff800) bits(0xbf7ff800) bits(0xbf840000) bits(0x3f840c00) bits(0xbf850000) bits(0x3f77f000) bits(0xbf780000) bits(0xbf840800) bits(0x40000600) bits(0x3f61f000) bits(0x3d000000) bits(0x40020400) bits(0xbf419800) bits(0x3f7ff800) bits(0x3f280800) bits(0x3fa7d800) ... }
    t = { bits(0x4025a800) bits(0x3fda8000) bits(0x3f900000) bits(0x3f5fe000) bits(0xbe3c8000) bits(0x40036000) bits(0xbf801000) bits(0x3f2fc000) bits(0xbf600000) bits(0x40080000) bits(0x40000800) bits(0xbe010000) bits(0x3f9f5000) bits(0xbff18000) bits(0xbf818000) bits(0xbe010000) bits(0xbff4f000) bits(0xbfeb7000) ... }
    dref = { bits(0x3c921b61) bits(0x3df24cf9) bits(0x3f000002) bits(0x3ecec2fb) bits(0x3f6f6994) bits(0x3f000002) bits(0x3e5875e1) bits(0x3ee36d17) bits(0x3f1442ff) bits(0x3f6f6994) bits(0x3f800000) bits(0x3df24cf9) bits(0x3effffff) bits(0x3f426cff) bits(0x3f800000) bits(0x3f426cff) bits(0x3f21e8b2) bits(0x3e8187c5) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 30 {
    asm "TLD4.A.DC R8, R0, R4, 30, 2D, 0xf"  active 0x1ffff
    s = { bits(0xbfe2a000) bits(0x40000600) bits(0xbf77f000) bits(0xbf77f800) bits(0x3f840000) bits(0x3fa79c00) bits(0x3f580800) bits(0x3f800800) bits(0xbf7ff000) bits(0x3ffc0c00) bits(0x3f781800) bits(0x3ffc0400) bits(0x40376c00) bits(0x3f281000) bits(0x3f840c00) bits(0x3f6be000) bits(0xbd008000) ... }
    t = { bits(0x00000000) bits(0x3ec0c000) bits(0x3ebf8000) bits(0x3a800000) bits(0x40049800) bits(0x3f35c000) bits(0x3f406000) bits(0xbf8fe000) bits(0x3a800000) bits(0x3f404000) bits(0x40081800) bits(0x3f400000) bits(0xbdfd0000) bits(0x3e7b0000) bits(0xbe010000) bits(0x3e010000) bits(0x4007f800) ... }
    dref = { bits(0x3f1196cf) bits(0x3f7e851a) bits(0x3effffff) bits(0x3f7fffff) bits(0x3efcadd5) bits(0x3f7d76d7) bits(0x3f7f8f73) bits(0x3f7e851a) bits(0x3f000001) bits(0x3f2bd742) bits(0x3ef96405) bits(0x3f7cedca) bits(0x3ee825d7) bits(0x3d7334c1) bits(0x3e532c11) bits(0x3f2b7ac1) bits(0x00000000) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 31 {
    asm "TLD4.A.DC R8, R0, R4, 31, 2D, 0xf"  active 0x1ffff
    s = { bits(0x39c00000) bits(0x40000200) bits(0x3cfe0000) bits(0x3ffbfc00) bits(0x401bce00) bits(0x3cff0000) bits(0xbf780800) bits(0xbf07a800) bits(0x3f800800) bits(0x3ffc0800) bits(0x4024bc00) bits(0x3d000000) bits(0x39000000) bits(0x3ffbf800) bits(0x3f581800) bits(0xbf42b000) bits(0x3f83f800) ... }
    t = { bits(0xbf044000) bits(0x4007f800) bits(0x3feff000) bits(0x3effc000) bits(0x3ffa1000) bits(0x3ac00000) bits(0x3fde5000) bits(0x3f803000) bits(0x3f802000) bits(0xbf5fc000) bits(0xbe010000) bits(0x40000000) bits(0x3f602000) bits(0x3f7a8000) bits(0x3f204000) bits(0x4007f800) bits(0x403f8000) ... }
    dref = { bits(0x3f426cff) bits(0x3f7d76d7) bits(0x3f426cff) bits(0x3f7cedca) bits(0x00000000) bits(0x3f128227) bits(0x3e9d2e69) bits(0x3f800000) bits(0x3efcadd5) bits(0x3d940709) bits(0x3e532c11) bits(0x3f0abc8d) bits(0x33800001) bits(0x3f7bf7ba) bits(0x3f000001) bits(0x3f1442ff) bits(0x33800001) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, 2D, 0xf"  active 0xffffff
    s = { bits(0x3fc53800) bits(0xbf77f000) bits(0x40000600) bits(0x3fddf000) bits(0x40000200) bits(0xbf7ff800) bits(0x3f3a9800) bits(0x3fca6400) bits(0x3ffbf800) bits(0x3f2db000) bits(0xbd000000) bits(0x3f050800) bits(0x3f77f000) bits(0x3f83f800) bits(0x3f77f800) bits(0x3f840c00) bits(0xbfde8800) bits(0x403efa00) bits(0x3eeff000) bits(0x3ffc0000) bits(0xbf840800) bits(0x3f84e400) bits(0xbcff0000) bits(0xbf840000) ... }
    t = { bits(0x3f1fe000) bits(0x40081000) bits(0xbf5fc000) bits(0x40080000) bits(0x40227800) bits(0x3db20000) bits(0x3f602000) bits(0x3f204000) bits(0x3f3fc000) bits(0x403ef000) bits(0x3dff0000) bits(0xbfc56000) bits(0x3ff02000) bits(0x40001800) bits(0x40218000) bits(0x3f3fc000) bits(0xbdc40000) bits(0x40080000) bits(0x3ec08000) bits(0x3f5fc000) bits(0x3f5fc000) bits(0x40378000) bits(0xbdfe0000) bits(0xbf604000) ... }
    dref = { bits(0x3f000180) bits(0x3d5660d6) bits(0x3ef606f6) bits(0x3f800000) bits(0x3f3b19bb) bits(0x3f645fe4) bits(0x3cf7c0f8) bits(0x3f7014f0) bits(0x3f17c798) bits(0x3f4704c7) bits(0x37800080) bits(0x3f45c8c6) bits(0x00000000) bits(0x3e977697) bits(0x3f7fff00) bits(0x3f000080) bits(0x3ecf9ed0) bits(0x3f3b19bb) bits(0x3f000080) bits(0x3f000080) bits(0x3e6b88ec) bits(0x3e2a98ab) bits(0x3ecff2d0) bits(0x3d8d888e) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 33 {
    asm "TLD4.R.DC R8, R0, R4, 33, 2D, 0xf"  active 0xffffff
    s = { bits(0x4001fc00) bits(0x3ff44800) bits(0xbfa68800) bits(0x00000000) bits(0xbf7fe800) bits(0x3f77f000) bits(0x40020200) bits(0x3f840800) bits(0x3f100000) bits(0x3fff5c00) bits(0x3f181800) bits(0xbeb4d000) bits(0xb9000000) bits(0x3f203000) bits(0x3f37f000) bits(0x3f820000) bits(0x3f701800) bits(0x4001fe00) bits(0x3f780000) bits(0x403dec00) bits(0xbcfd0000) bits(0xbe8ad000) bits(0x3f1af000) bits(0xbf800000) ... }
    t = { bits(0x4017c800) bits(0x3f776000) bits(0xba800000) bits(0xbdfd0000) bits(0xbdfd0000) bits(0xbef1c000) bits(0x3f801000) bits(0xbfc7b000) bits(0x400f3000) bits(0x3f5fc000) bits(0xbf600000) bits(0x3f5fc000) bits(0x3f600000) bits(0x3ffff000) bits(0x3f901000) bits(0x3f8ff000) bits(0x3effc000) bits(0x3ffff000) bits(0xbf901000) bits(0x40080000) bits(0x3ff03000) bits(0x4035f000) bits(0x3f802000) bits(0xbf21e000) ... }
    dref = { bits(0x3f000080) bits(0x3f7fed00) bits(0x3e2a98ab) bits(0x3f78e9f9) bits(0x3effff00) bits(0x3e6474e4) bits(0x3f6480e5) bits(0x3df288f3) bits(0x3f323eb2) bits(0x3e6474e4) bits(0x3f000080) bits(0x3dec78ec) bits(0x3f7fed00) bits(0x3e8d788d) bits(0x3e6474e4) bits(0x3f000080) bits(0x3f2026a0) bits(0x3f45c8c6) bits(0x3f000080) bits(0x3d8c108c) bits(0x3f2d72ad) bits(0x3ecf9ed0) bits(0x3e977697) bits(0x3f0f158f) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 34 {
    asm "TLD4.G.DC R8, R0, R4, 34, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3d7f0000) bits(0xbec67000) bits(0xbf83fc00) bits(0x3ffbf800) bits(0x40000000) bits(0xbfbb7800) bits(0xbf7ff800) bits(0x3f800c00) bits(0x3ffff800) bits(0x3f7dd800) bits(0x3dffc000) bits(0x3fd1cc00) bits(0xbd000000) bits(0x3f237800) bits(0x3d5d0000) bits(0xbf77f000) bits(0x3d008000) bits(0xbff9ec00) bits(0xbf800400) bits(0x3ff9f800) bits(0xbf840000) bits(0x3f840c00) bits(0xbf7fe800) ... }
    t = { bits(0x3f04c000) bits(0xbf900000) bits(0xbe000000) bits(0x3fb88000) bits(0xbe0a0000) bits(0x3f69e000) bits(0x3f8fe000) bits(0xbfbe6000) bits(0x3f788000) bits(0xbf5fa000) bits(0x401e1800) bits(0x3f5fc000) bits(0x403ea800) bits(0x3f800000) bits(0xbf680000) bits(0x3e008000) bits(0x3ff58000) bits(0x402ba800) bits(0x3f900000) bits(0xbf5fc000) bits(0xbf7fa000) bits(0x3feff000) bits(0xbfe75000) ... }
    dref = { bits(0x37800080) bits(0x3f2026a0) bits(0x3f3b19bb) bits(0x3e8d788d) bits(0x3f7fed00) bits(0x37800080) bits(0x3d2ba0ac) bits(0x3f323eb2) bits(0x3ec058c0) bits(0x00000000) bits(0x37800080) bits(0x3f2e41ae) bits(0x3eb574b5) bits(0x3d8d888e) bits(0x3f17c798) bits(0x3cf7c0f8) bits(0x37800080) bits(0x3f000080) bits(0x3f7fff00) bits(0x3f6192e2) bits(0x3ecf9ed0) bits(0x3e6b88ec) bits(0x3e2a98ab) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e980000  R9 = 0x3e980000  R10 = 0x3e980000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f4f0000  R9 = 0x3f4f0000  R10 = 0x3f4f0000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f398c00  R9 = 0x3f398c00  R10 = 0x3f398c00  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f380000  R9 = 0x3f380000  R10 = 0x3f380000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3e4c3000  R9 = 0x3e4c3000  R10 = 0x3e4c3000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3a820000  R9 = 0x3a820000  R10 = 0x3a820000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 35 {
    asm "TLD4.G.DC R8, R0, R4, 35, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3d018000) bits(0x40000600) bits(0x401cd600) bits(0xbf83f400) bits(0x3f800000) bits(0x3d008000) bits(0xbf3a9000) bits(0x3e626000) bits(0x3f83f800) bits(0x3f780800) bits(0x3f26e800) bits(0x40020200) bits(0xbd010000) bits(0x3f781000) bits(0x3f300800) bits(0xbf781000) bits(0x3d018000) bits(0x3ffffc00) bits(0x3d018000) bits(0x3e202000) bits(0x3ffff800) bits(0x3fdf0800) bits(0xbf4c9800) ... }
    t = { bits(0xbf60a000) bits(0x3e010000) bits(0x40080000) bits(0xba800000) bits(0xbf604000) bits(0xbf6de000) bits(0x402e9800) bits(0x3f803000) bits(0xba000000) bits(0x3f7ee000) bits(0xbe2a8000) bits(0x403da000) bits(0x3f604000) bits(0x3f000000) bits(0xbf901000) bits(0x00000000) bits(0x40244000) bits(0x3f604000) bits(0x3d9b0000) bits(0xbdff0000) bits(0x40081000) bits(0x4007f800) bits(0xbdfe0000) ... }
    dref = { bits(0x3f7a34fa) bits(0x3f3b19bb) bits(0x3e5294d3) bits(0x00000000) bits(0x3f7fed00) bits(0x3e9c2c9c) bits(0x3f017281) bits(0x37800080) bits(0x3cba20ba) bits(0x3f3b19bb) bits(0x3f2c83ad) bits(0x3f7fff00) bits(0x3f000080) bits(0x3eb456b4) bits(0x3eb800b8) bits(0x37800080) bits(0x3eb574b5) bits(0x3e6b88ec) bits(0x3d5660d6) bits(0x3f6480e5) bits(0x3f800000) bits(0x3e8d788d) bits(0x3cba20ba) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 36 {
    asm "TLD4.B.DC R8, R0, R4, 36, 2D, 0xf"  active 0x3fffff
    s = { bits(0x40000000) bits(0x3f840c00) bits(0x3f77f000) bits(0x3f77f000) bits(0x3ffbf800) bits(0xbf9c5400) bits(0x4001fc00) bits(0x3f780800) bits(0x3f1a6000) bits(0xbf685000) bits(0x400cae00) bits(0x3f781800) bits(0x3fddec00) bits(0xbf83f400) bits(0xbf83f400) bits(0xbf800000) bits(0x3ffc0400) bits(0xbf840000) bits(0x3f9ee800) bits(0x00000000) bits(0xb9000000) bits(0x3e8dd000) ... }
    t = { bits(0x3f0b6000) bits(0xbe530000) bits(0x3ac00000) bits(0x3ec0c000) bits(0x3f8fe000) bits(0x4007f000) bits(0xbf8fd000) bits(0x3fffe000) bits(0x3f8b2000) bits(0xbf800000) bits(0x3fab4000) bits(0x3dfe0000) bits(0xbfbd6000) bits(0xbf5fa000) bits(0x40178000) bits(0x3a000000) bits(0x400ac000) bits(0x3e008000) bits(0xbf802000) bits(0xbf602000) bits(0x40081800) bits(0x4007f800) ... }
    dref = { bits(0x3f800000) bits(0x3f2026a0) bits(0x3effff00) bits(0x3f7fff00) bits(0x3e933a93) bits(0x3f800000) bits(0x3dec78ec) bits(0x3eb456b4) bits(0x3f000080) bits(0x3e977697) bits(0x3cf7c0f8) bits(0x3f7fed00) bits(0x3f000180) bits(0x3dec78ec) bits(0x3e9c2c9c) bits(0x3f0f158f) bits(0x00000000) bits(0x37800080) bits(0x3e8d788d) bits(0x3f7a34fa) bits(0x3df288f3) bits(0x3d5660d6) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 37 {
    asm "TLD4.B.DC R8, R0, R4, 37, 2D, 0xf"  active 0x3fffff
    s = { bits(0x40000400) bits(0x3d010000) bits(0x3d008000) bits(0x3d7f8000) bits(0x4000c200) bits(0xbd2f0000) bits(0xbd010000) bits(0x3f83fc00) bits(0x3ff75400) bits(0x40171600) bits(0x3d010000) bits(0x3f840c00) bits(0x3fe8fc00) bits(0x3e600000) bits(0x403d1000) bits(0x3d018000) bits(0x402d3400) bits(0x3fc9b000) bits(0x3f83f800) bits(0x3e322000) bits(0x3fcf2c00) bits(0x3f828400) ... }
    t = { bits(0x3eee8000) bits(0x3f800000) bits(0xbfb17000) bits(0x3e518000) bits(0x3feff000) bits(0xbf801000) bits(0x40067800) bits(0x4007f800) bits(0x40000800) bits(0x3e008000) bits(0x3fe80000) bits(0xbe008000) bits(0x3f200000) bits(0x3ffe8000) bits(0x3f496000) bits(0x3f7fc000) bits(0x3f206000) bits(0x40080000) bits(0x40000000) bits(0x3f600000) bits(0x3f5fc000) bits(0x3f602000) ... }
    dref = { bits(0x3edddcde) bits(0x3f3422b4) bits(0x3eb456b4) bits(0x3d2ba0ac) bits(0x3f2026a0) bits(0x3cba20ba) bits(0x3f2886a9) bits(0x3cba20ba) bits(0x3f645fe4) bits(0x3e8d788d) bits(0x3d5660d6) bits(0x3eb800b8) bits(0x3f000080) bits(0x37800080) bits(0x3f000080) bits(0x3cf7c0f8) bits(0x3f45c8c6) bits(0x3d5660d6) bits(0x00000000) bits(0x3f800000) bits(0x3d8d888e) bits(0x00000000) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 38 {
    asm "TLD4.A.DC R8, R0, R4, 38, 2D, 0xf"  active 0x1fffff
    s = { bits(0xbf758000) bits(0xbf77f000) bits(0x400dca00) bits(0x40271800) bits(0x3f781800) bits(0x3e800000) bits(0xbf840000) bits(0x3ffc0800) bits(0xbe416000) bits(0x39800000) bits(0xb9000000) bits(0xbf780800) bits(0x3f673000) bits(0xbebf8000) bits(0x3fd81000) bits(0x3f781000) bits(0x3fc5fc00) bits(0xb9800000) bits(0x3f3ff000) bits(0x3a600000) bits(0xbf857000) ... }
    t = { bits(0x4021c000) bits(0xbd9c0000) bits(0x3f9f7000) bits(0x3e000000) bits(0xbf8fe000) bits(0x3e800000) bits(0x4002d000) bits(0x40000000) bits(0x3f002000) bits(0xbf5fa000) bits(0x3fbde000) bits(0xbf36e000) bits(0xba800000) bits(0x3dfe0000) bits(0xbfd19000) bits(0x3f5fe000) bits(0xbdfd0000) bits(0xbf8fd000) bits(0x40067000) bits(0x40081800) bits(0x3fefd000) ... }
    dref = { bits(0x3cf7c0f8) bits(0x3f2e41ae) bits(0x3cf7c0f8) bits(0x3ef606f6) bits(0x3e977697) bits(0x3e2a98ab) bits(0x3d8c108c) bits(0x3f6192e2) bits(0x3f6192e2) bits(0x3f7014f0) bits(0x3f7fff00) bits(0x3f000080) bits(0x3ecff2d0) bits(0x3f2e41ae) bits(0x3f323eb2) bits(0x3f4704c7) bits(0x3dd600d6) bits(0x3cf7c0f8) bits(0x3eb800b8) bits(0x3e5294d3) bits(0x3e9c2c9c) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ef99000  R9 = 0x3ef99000  R10 = 0x3ef99000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f3a0000  R9 = 0x3f3a0000  R10 = 0x3f3a0000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3c000000  R9 = 0x3c000000  R10 = 0x3c000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7f0000  R9 = 0x3f7f0000  R10 = 0x3f7f0000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e740000  R9 = 0x3e740000  R10 = 0x3e740000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f730000  R9 = 0x3f730000  R10 = 0x3f730000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3ef80000  R9 = 0x3ef80000  R10 = 0x3ef80000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3cc30000  R9 = 0x3cc30000  R10 = 0x3cc30000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 39 {
    asm "TLD4.A.DC R8, R0, R4, 39, 2D, 0xf"  active 0x1fffff
    s = { bits(0x3ffff800) bits(0xbcfe0000) bits(0x4023f800) bits(0x3f7ff800) bits(0xbfc82000) bits(0xbf83f800) bits(0xbfe34c00) bits(0xbe150000) bits(0xbf7ff800) bits(0x3f77f000) bits(0x3f7ff000) bits(0x3d018000) bits(0x3ec72000) bits(0x3cfe0000) bits(0x3cff0000) bits(0x3f8d7c00) bits(0x3f7ff800) bits(0x3f77f000) bits(0xbfd0ac00) bits(0x3f380800) bits(0xbf809400) ... }
    t = { bits(0x3fd03000) bits(0x3f002000) bits(0x3f202000) bits(0x3f810000) bits(0xbf67c000) bits(0x3fffe000) bits(0x4020b000) bits(0xbfa17000) bits(0x4007f800) bits(0x40378800) bits(0x3f492000) bits(0x3f206000) bits(0x3f8e8000) bits(0xbf80e000) bits(0x3fdc6000) bits(0x40081800) bits(0x4007f000) bits(0xbf7fc000) bits(0xbf5fc000) bits(0x3f1fe000) bits(0x403f2800) ... }
    dref = { bits(0x3f000080) bits(0x3f7a34fa) bits(0x3f000180) bits(0x3f645fe4) bits(0x3e933a93) bits(0x3f7fff00) bits(0x3e977697) bits(0x3f000080) bits(0x3f17c798) bits(0x37800080) bits(0x3f7fff00) bits(0x00000000) bits(0x3cba20ba) bits(0x3f6480e5) bits(0x3f2886a9) bits(0x3d2ba0ac) bits(0x3d5660d6) bits(0x3f7fff00) bits(0x3f17c798) bits(0x3f2026a0) bits(0x3f000080) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 40 {
    asm "TLD4.R.DC R8, R0, R4, 40, 2D, 0xf"  active 0xfffff
    s = { bits(0xb9800000) bits(0x40396e00) bits(0xbf1da800) bits(0x3fb3a800) bits(0xbf808800) bits(0xbffd1800) bits(0x3f4ff800) bits(0x40000600) bits(0x40020200) bits(0x3f94d400) bits(0x40169400) bits(0x3ffffc00) bits(0x3f681000) bits(0x3f7de000) bits(0x3f081000) bits(0x3cff0000) bits(0x3e1ac000) bits(0xbef90000) bits(0x3f27f800) bits(0xbf840800) ... }
    t = { bits(0xbe010000) bits(0x3f7b8000) bits(0x3e470000) bits(0xbf8fd000) bits(0xbf902000) bits(0x3f9b4000) bits(0x3fb30000) bits(0x3ec00000) bits(0x3f1fe000) bits(0x3e000000) bits(0x3e928000) bits(0xbeb58000) bits(0xbf800000) bits(0x403a3800) bits(0xbf786000) bits(0x3f8fe000) bits(0xbf692000) bits(0x402f4000) bits(0xbf7fa000) bits(0x3ed60000) ... }
    dref = { bits(0x3f6480e5) bits(0x3f000180) bits(0x3f000080) bits(0x3dd600d6) bits(0x3ec1e2c2) bits(0x3effff00) bits(0x3e5294d3) bits(0x3dec78ec) bits(0x3f6192e2) bits(0x3effff00) bits(0x3dec78ec) bits(0x3eb456b4) bits(0x3f7014f0) bits(0x3eb574b5) bits(0x3e6b88ec) bits(0x3ec1e2c2) bits(0x3eb574b5) bits(0x3f17c798) bits(0x3edddcde) bits(0x3ec058c0) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3eefec00  R9 = 0x3eefec00  R10 = 0x3eefec00  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d400000  R9 = 0x3d400000  R10 = 0x3d400000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d527000  R9 = 0x3d527000  R10 = 0x3d527000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d280000  R9 = 0x3d280000  R10 = 0x3d280000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3b800000  R9 = 0x3b800000  R10 = 0x3b800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3e028000  R9 = 0x3e028000  R10 = 0x3e028000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e2f5000  R9 = 0x3e2f5000  R10 = 0x3e2f5000  R11 = 0x3f800000;
}

warp 41 {
    asm "TLD4.R.DC R8, R0, R4, 41, 2D, 0xf"  active 0xfffff
    s = { bits(0x40146000) bits(0xbe5f4000) bits(0x3ffbfc00) bits(0xbecc7000) bits(0x40020000) bits(0x3ffc0c00) bits(0x400e5200) bits(0x3f001800) bits(0x3fb14c00) bits(0xb9000000) bits(0x400cec00) bits(0x4000b400) bits(0xbf7fe800) bits(0xbff18000) bits(0x39000000) bits(0x40133600) bits(0xbf77e800) bits(0x40000600) bits(0x3ffff800) bits(0xbf77f000) ... }
    t = { bits(0xbdfd0000) bits(0xbf5fa000) bits(0x40000000) bits(0x3f5fe000) bits(0x40000000) bits(0x3e7f0000) bits(0x3ac00000) bits(0x3fe26000) bits(0x3f604000) bits(0xbfc5e000) bits(0xbfd9b000) bits(0xbefa8000) bits(0x3f7fe000) bits(0x40001000) bits(0xbe418000) bits(0x3eb68000) bits(0xbf604000) bits(0x3f865000) bits(0x3fefe000) bits(0x40081000) ... }
    dref = { bits(0x3ecf9ed0) bits(0x3d8c108c) bits(0x3e9c2c9c) bits(0x3f017281) bits(0x3ec058c0) bits(0x3eb800b8) bits(0x3e9c2c9c) bits(0x3f645fe4) bits(0x3f7fff00) bits(0x3f7014f0) bits(0x3dd600d6) bits(0x3f4704c7) bits(0x3e9c2c9c) bits(0x3f2886a9) bits(0x3f7fff00) bits(0x3f000080) bits(0x3dd600d6) bits(0x3ecff2d0) bits(0x3e5294d3) bits(0x3eb574b5) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 42 {
    asm "TLD4.G.DC R8, R0, R4, 42, 2D, 0xf"  active 0x7ffff
    s = { bits(0xbf54c000) bits(0xbf83f800) bits(0xbe1ae000) bits(0xbf952c00) bits(0xbe304000) bits(0x3f781000) bits(0xbf840400) bits(0x3ebff000) bits(0x3f840c00) bits(0xbd010000) bits(0xbfd89400) bits(0xbf77f000) bits(0xbfbc4800) bits(0x3f57e000) bits(0x3f77f800) bits(0xbfa86c00) bits(0xbf840800) bits(0x3f840400) bits(0x3ffc0000) ... }
    t = { bits(0x3e008000) bits(0xbf76e000) bits(0x3f803000) bits(0x00000000) bits(0x40001000) bits(0x3e80c000) bits(0x3f604000) bits(0xbfec9000) bits(0x3f902000) bits(0x4007f800) bits(0x40000000) bits(0x00000000) bits(0xbdff0000) bits(0x3e018000) bits(0x3f602000) bits(0x3f8d2000) bits(0x3ff02000) bits(0xbf901000) bits(0xbdff0000) ... }
    dref = { bits(0x37800080) bits(0x3f017281) bits(0x3f0f158f) bits(0x3f2e41ae) bits(0x3f45c8c6) bits(0x3f17c798) bits(0x00000000) bits(0x3e977697) bits(0x3d8c108c) bits(0x3f2d72ad) bits(0x00000000) bits(0x3f000080) bits(0x3f800000) bits(0x3ec058c0) bits(0x3f4704c7) bits(0x3f7014f0) bits(0x3f000080) bits(0x3e5294d3) bits(0x3f4704c7) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f7f0000  R9 = 0x3f7f0000  R10 = 0x3f7f0000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 43 {
    asm "TLD4.G.DC R8, R0, R4, 43, 2D, 0xf"  active 0x7ffff
    s = { bits(0x3f7ff800) bits(0x3fb91c00) bits(0x3f7ff000) bits(0xbf94d000) bits(0x3f465000) bits(0x3f800800) bits(0x4001fc00) bits(0x4012b000) bits(0xbf7ff000) bits(0x3f840000) bits(0x3f301000) bits(0x00000000) bits(0x3e1fe000) bits(0xbf9b1400) bits(0xbf83fc00) bits(0x3e206000) bits(0x3e99c000) bits(0x3ffbf800) bits(0xbf780800) ... }
    t = { bits(0x3fc2f000) bits(0x3ffff000) bits(0x401c8800) bits(0x3fcfc000) bits(0x40000800) bits(0x3f802000) bits(0xbf1d4000) bits(0x3ec08000) bits(0xba000000) bits(0xbf7fa000) bits(0x3ebf8000) bits(0x3dff0000) bits(0xbfcfe000) bits(0x3f798000) bits(0x3f8d1000) bits(0xbfc74000) bits(0x3ff03000) bits(0x3ff99000) bits(0x3fd5d000) ... }
    dref = { bits(0x3dec78ec) bits(0x3eb456b4) bits(0x3f2026a0) bits(0x3f3422b4) bits(0x3cf7c0f8) bits(0x3f0f158f) bits(0x3dec78ec) bits(0x3f2e41ae) bits(0x3dd600d6) bits(0x3f628ce3) bits(0x3f6192e2) bits(0x3e5294d3) bits(0x3f6480e5) bits(0x3f645fe4) bits(0x3f7014f0) bits(0x3f000080) bits(0x3f000080) bits(0x3f000180) bits(0x3f017281) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 44 {
    asm "TLD4.B.DC R8, R0, R4, 44, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3ffbf800) bits(0xbf800800) bits(0x3fe12000) bits(0x4002c000) bits(0x3eb52000) bits(0xbfb4b400) bits(0x3cc70000) bits(0xbf800400) bits(0xbfbd5400) bits(0xb9800000) bits(0x3eb01000) bits(0x3f780000) bits(0x40000000) bits(0x3f800000) bits(0x40364200) bits(0x3ffbfc00) bits(0x3e602000) bits(0xbfb7b400) ... }
    t = { bits(0x3ffff000) bits(0xbf604000) bits(0x3fcfa000) bits(0x3ff00000) bits(0x3f66a000) bits(0x40271000) bits(0x3f800000) bits(0xbf900000) bits(0xbdff0000) bits(0x3fbdb000) bits(0xbdfd0000) bits(0x3f604000) bits(0xbdfe0000) bits(0x3f0b8000) bits(0x3ff03000) bits(0xbf83d000) bits(0xbfe57000) bits(0x40080800) ... }
    dref = { bits(0x3e6474e4) bits(0x3f4704c7) bits(0x3f45c8c6) bits(0x00000000) bits(0x3f7fed00) bits(0x37800080) bits(0x3e2a98ab) bits(0x3d2ba0ac) bits(0x3f7fed00) bits(0x3d2ba0ac) bits(0x3d8c108c) bits(0x3f323eb2) bits(0x3d5660d6) bits(0x3dd600d6) bits(0x3d2ba0ac) bits(0x37800080) bits(0x3f7fff00) bits(0x3f628ce3) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e240000  R9 = 0x3e240000  R10 = 0x3e240000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3de00000  R9 = 0x3de00000  R10 = 0x3de00000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f700000  R9 = 0x3f700000  R10 = 0x3f700000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f2c0000  R9 = 0x3f2c0000  R10 = 0x3f2c0000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 45 {
    asm "TLD4.B.DC R8, R0, R4, 45, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3ee00000) bits(0x4001fc00) bits(0x40020200) bits(0xbd008000) bits(0x3f780000) bits(0xbfa12c00) bits(0x3e58a000) bits(0x3f840c00) bits(0xbcff0000) bits(0x3feae800) bits(0xbeb1e000) bits(0x3ffffc00) bits(0x3e202000) bits(0xbfdaf400) bits(0xbf9db800) bits(0x3f1b2800) bits(0x3f77f000) bits(0x3f77f000) ... }
    t = { bits(0x3f5fc000) bits(0x3f3fe000) bits(0x3f0c2000) bits(0xbe9e4000) bits(0x400e3800) bits(0x3f82e000) bits(0xbfdd4000) bits(0x3dff0000) bits(0x3d800000) bits(0x3e80c000) bits(0x3ff02000) bits(0xbef2c000) bits(0x3f5fc000) bits(0xbf5fc000) bits(0x3ebfc000) bits(0x3e008000) bits(0x3fefe000) bits(0x400d0800) ... }
    dref = { bits(0x3f3b19bb) bits(0x3f800000) bits(0x3e8d788d) bits(0x3ec058c0) bits(0x3f000180) bits(0x3f78e9f9) bits(0x3f3b19bb) bits(0x3df288f3) bits(0x37800080) bits(0x3f7fed00) bits(0x3f78e9f9) bits(0x3ec1e2c2) bits(0x3f6192e2) bits(0x3f7fed00) bits(0x3e6b88ec) bits(0x3e3e50be) bits(0x3f000080) bits(0x3f017281) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 46 {
    asm "TLD4.A.DC R8, R0, R4, 46, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3f781800) bits(0xbf840800) bits(0xbd010000) bits(0x3f781000) bits(0xbeddd000) bits(0x3feb2800) bits(0x3d008000) bits(0xbcfd0000) bits(0xbf800800) bits(0x3f840800) bits(0x3f840000) bits(0xbd008000) bits(0x3f101800) bits(0x3fcfcc00) bits(0xbf7fe800) bits(0x40020200) bits(0x3ee00000) ... }
    t = { bits(0x3f000000) bits(0xbd380000) bits(0x4028e800) bits(0x3ff01000) bits(0x40236000) bits(0xbfcce000) bits(0x40369000) bits(0x3dff0000) bits(0xbdfe0000) bits(0x3f604000) bits(0xbdff0000) bits(0xbedd4000) bits(0x40001800) bits(0xbf901000) bits(0x4007f800) bits(0xbfbdb000) bits(0x4009c000) ... }
    dref = { bits(0x3f7fff00) bits(0x3f7fed00) bits(0x3f78e9f9) bits(0x3f2d72ad) bits(0x3f645fe4) bits(0x3f0f158f) bits(0x3f2c83ad) bits(0x3e3e50be) bits(0x37800080) bits(0x3effff00) bits(0x3ef606f6) bits(0x3e3e50be) bits(0x3f000080) bits(0x3e977697) bits(0x3ec058c0) bits(0x3f78e9f9) bits(0x3f7fed00) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 47 {
    asm "TLD4.A.DC R8, R0, R4, 47, 2D, 0xf"  active 0x1ffff
    s = { bits(0xbf1a2800) bits(0xbfd6d000) bits(0x3f781800) bits(0x00000000) bits(0x3f7ff000) bits(0x3ffffc00) bits(0x3ffc0800) bits(0x3f780000) bits(0x3f780000) bits(0xbfb79800) bits(0x3dba0000) bits(0x3f77f000) bits(0x40000400) bits(0x3f7ff800) bits(0x3d008000) bits(0xbdc84000) bits(0x3e606000) ... }
    t = { bits(0x40081800) bits(0xbf44a000) bits(0x3f002000) bits(0xbf8bc000) bits(0x3e018000) bits(0xbf800000) bits(0x3fb88000) bits(0x3f881000) bits(0x3ffb0000) bits(0x40081000) bits(0x40080800) bits(0x3ff02000) bits(0xbf7fc000) bits(0x3f688000) bits(0x3f5fc000) bits(0x3fb6b000) bits(0x3f604000) ... }
    dref = { bits(0x3d8c108c) bits(0x3f45c8c6) bits(0x3f6480e5) bits(0x3f17c798) bits(0x3cba20ba) bits(0x3e6b88ec) bits(0x3e5294d3) bits(0x3d8c108c) bits(0x3dec78ec) bits(0x3e2a98ab) bits(0x3f6192e2) bits(0x3f7fff00) bits(0x3e5294d3) bits(0x3f800000) bits(0x3f2c83ad) bits(0x3f3b19bb) bits(0x3f7a34fa) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 48 {
    asm "TLD4.R.DC R8, R0, R4, 48, 2D, 0xf"  active 0xffffff
    s = { bits(0xbfa83800) bits(0xbede0000) bits(0xb9800000) bits(0x3f77f800) bits(0xbf333800) bits(0xbf9e6400) bits(0x3f601800) bits(0x3fee6400) bits(0xbfb10800) bits(0xbd008000) bits(0x3ffffc00) bits(0xbf0b2800) bits(0x40106a00) bits(0x3eefd000) bits(0x40000200) bits(0xbf800800) bits(0xbfe09400) bits(0x3f800400) bits(0x403a5600) bits(0x3f080800) bits(0x3f77f000) bits(0xbcfd0000) bits(0x3fe9ec00) bits(0x3ffc0000) ... }
    t = { bits(0x3fffe000) bits(0x3ff02000) bits(0x40065800) bits(0xbf8fd000) bits(0xbf88c000) bits(0x3f902000) bits(0x3f1fc000) bits(0xbf971000) bits(0xbf902000) bits(0x40001000) bits(0x40000800) bits(0x3f006000) bits(0x3f600000) bits(0xbf902000) bits(0x40081000) bits(0x4007f800) bits(0x3f5fe000) bits(0x40001000) bits(0x401ae000) bits(0xbe000000) bits(0x3a000000) bits(0x3f7fc000) bits(0xbf5fc000) bits(0xbe008000) ... }
    dref = { bits(0x25df8c08) bits(0x8f4a57ee) bits(0x0f36c5c9) bits(0x3ecbc636) bits(0x80000000) bits(0xa427605d) bits(0x0f36c5c9) bits(0x1f930cff) bits(0x80000000) bits(0x96caef20) bits(0x00000000) bits(0x80000001) bits(0x2bd35d0e) bits(0x00000001) bits(0x9efafd37) bits(0x80000000) bits(0x4d31477c) bits(0x96caef20) bits(0x80000001) bits(0x00000001) bits(0x80000000) bits(0xdd0701bb) bits(0x96caef20) bits(0x7f7fffff) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.R.DC R8, R0, R4, 49, 2D, 0xf"  active 0xffffff
    s = { bits(0xb9000000) bits(0xbf308800) bits(0xbfce2c00) bits(0xbf7fe800) bits(0x3fb39400) bits(0xbf780000) bits(0x3f281000) bits(0x3ecd0000) bits(0x3cfe0000) bits(0x4001fe00) bits(0xbd2b0000) bits(0x3dd34000) bits(0xbfe27400) bits(0x3fdce000) bits(0x3ed02000) bits(0x3f052800) bits(0x40020200) bits(0x40000200) bits(0xb9800000) bits(0x4031f400) bits(0x3fd74c00) bits(0xbf7ff800) bits(0xbf83fc00) bits(0x39c00000) ... }
    t = { bits(0xbeb1c000) bits(0xbef5c000) bits(0xba800000) bits(0xbf154000) bits(0xbe450000) bits(0x3fd31000) bits(0x400d9000) bits(0x3fd78000) bits(0x3f7fc000) bits(0xbf8fd000) bits(0x3db90000) bits(0x400ad000) bits(0xbfc96000) bits(0x40075800) bits(0x3e7f8000) bits(0x3ec08000) bits(0xbf8fd000) bits(0x3f5fe000) bits(0x3ec0c000) bits(0x3e8d4000) bits(0x3dfe0000) bits(0xbff56000) bits(0x3f803000) bits(0xbf802000) ... }
    dref = { bits(0xce7819de) bits(0x4a493447) bits(0x9b1044cb) bits(0x2a9960c0) bits(0x0453d6cc) bits(0x25df8c08) bits(0x46faa90d) bits(0x9efafd37) bits(0x4a493447) bits(0xc5b2ecff) bits(0xb7f16809) bits(0xe14d6ed0) bits(0x0453d6cc) bits(0x96caef20) bits(0x2bd35d0e) bits(0x2bd35d0e) bits(0x74128912) bits(0x8f4a57ee) bits(0x70234603) bits(0x80000000) bits(0xb96eab38) bits(0x46faa90d) bits(0xec15be68) bits(0x00000001) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 50 {
    asm "TLD4.G.DC R8, R0, R4, 50, 2D, 0xf"  active 0x7fffff
    s = { bits(0x3f10e000) bits(0x3fffd000) bits(0xbcff0000) bits(0x3f953800) bits(0xb9800000) bits(0x3d018000) bits(0x3fc13c00) bits(0x3f800c00) bits(0xbf77e800) bits(0xbde94000) bits(0x3ffc0000) bits(0x3f840400) bits(0x3f780000) bits(0xbfc31400) bits(0x3f680000) bits(0x00000000) bits(0xbfd1e000) bits(0x3f800400) bits(0xbfe1e800) bits(0x3f7ff800) bits(0x40084600) bits(0x40000600) bits(0x3f000000) ... }
    t = { bits(0x3e928000) bits(0xbf8fe000) bits(0xbdfd0000) bits(0xbde80000) bits(0x40001000) bits(0x3e010000) bits(0xba800000) bits(0xbf7fc000) bits(0x3f7fe000) bits(0x3f8ff000) bits(0x3f202000) bits(0x3a800000) bits(0xbf974000) bits(0x3ac00000) bits(0x3d340000) bits(0x3e80c000) bits(0xbf7fa000) bits(0xbf602000) bits(0x3f7fc000) bits(0x401f7800) bits(0x3f8a4000) bits(0xbf807000) bits(0xbec48000) ... }
    dref = { bits(0xf7f351c9) bits(0xb96eab38) bits(0x80000001) bits(0x80000000) bits(0x40c4ce80) bits(0x4d605803) bits(0x6c3d3d97) bits(0x8f4a57ee) bits(0x9370e042) bits(0xff7fffff) bits(0x4d605803) bits(0xa427605d) bits(0xce7819de) bits(0x7b00c8af) bits(0x2bd35d0e) bits(0x74128912) bits(0xfdffffff) bits(0xfdfffffe) bits(0xfefffffe) bits(0x462ca764) bits(0xb7f16809) bits(0x00000001) bits(0x40c4ce80) ... }
    expect lane 0 R8 = 0x3f368600  R9 = 0x00000000  R10 = 0x3f368600  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f590000  R9 = 0x00000000  R10 = 0x3f590000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f020000  R9 = 0x00000000  R10 = 0x3f020000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3edc0000  R9 = 0x00000000  R10 = 0x3edc0000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f020000  R9 = 0x00000000  R10 = 0x3f020000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.G.DC R8, R0, R4, 51, 2D, 0xf"  active 0x7fffff
    s = { bits(0x40020000) bits(0x00000000) bits(0xbf83f800) bits(0x3d0a0000) bits(0x3aa00000) bits(0x3e752000) bits(0x3ffbfc00) bits(0x3d010000) bits(0xbfc88800) bits(0xb9000000) bits(0xbe7b0000) bits(0x3fec4000) bits(0x3f840000) bits(0x4036d600) bits(0xbf387000) bits(0x3dc0c000) bits(0x3ff01400) bits(0x3ffbf800) bits(0x39000000) bits(0x3f3ff000) bits(0xbf77f000) bits(0x3f77f800) bits(0x40020200) ... }
    t = { bits(0x4035d800) bits(0xbf6d2000) bits(0xbf800000) bits(0xbe000000) bits(0x3f002000) bits(0xbfbd4000) bits(0xbe000000) bits(0xba000000) bits(0xbdf00000) bits(0x3f290000) bits(0x3ac00000) bits(0x3ffff000) bits(0x3fb6a000) bits(0x3f801000) bits(0x3f903000) bits(0x3f27c000) bits(0x3a800000) bits(0x3dfe0000) bits(0x3feff000) bits(0x3f152000) bits(0x3dff0000) bits(0x3fabe000) bits(0x3ff00000) ... }
    dref = { bits(0x7f7fffff) bits(0x10a84b63) bits(0x3ecbc636) bits(0x70234603) bits(0x9b1044cb) bits(0x9efafd37) bits(0xb6dbcb94) bits(0x7de3630e) bits(0xa427605d) bits(0xdd0701bb) bits(0xb96eab38) bits(0xa427605d) bits(0x80000001) bits(0x9efafd37) bits(0x3ecbc636) bits(0x2af7f41b) bits(0x2bd35d0e) bits(0x46faa90d) bits(0xc5b2ecff) bits(0x00000001) bits(0xb74125e6) bits(0xfdffffff) bits(0x00000001) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 52 {
    asm "TLD4.B.DC R8, R0, R4, 52, 2D, 0xf"  active 0x3fffff
    s = { bits(0x3ffc0400) bits(0xbcff0000) bits(0x40000000) bits(0x3f800000) bits(0x3f07e000) bits(0xbf780800) bits(0x3dbf8000) bits(0x40262800) bits(0x403e3e00) bits(0xb9800000) bits(0x39c00000) bits(0x3fe6ac00) bits(0x3ffbfc00) bits(0x3f7ff000) bits(0xbd008000) bits(0xbf77f800) bits(0x4039fc00) bits(0x3f840c00) bits(0x3f840000) bits(0xbd000000) bits(0x3fcfc000) bits(0x3eae0000) ... }
    t = { bits(0x4007f000) bits(0x3f000000) bits(0x3e7f8000) bits(0x3f903000) bits(0x40001800) bits(0x3f900000) bits(0x3dfe0000) bits(0x3f800000) bits(0xbf8ff000) bits(0xbf8fd000) bits(0x3ea48000) bits(0xbf5fa000) bits(0x3f000000) bits(0x3f606000) bits(0x3e010000) bits(0x3f5fc000) bits(0xbf7fc000) bits(0x3e018000) bits(0x3e8a8000) bits(0xbf5fe000) bits(0xbf7e2000) bits(0x3f7fe000) ... }
    dref = { bits(0x8f4a57ee) bits(0x74128912) bits(0x74128912) bits(0x8f4a57ee) bits(0xe307f302) bits(0x0453d6cc) bits(0xb96eab38) bits(0x4d605803) bits(0xb74125e6) bits(0xfcd8149c) bits(0x80000000) bits(0x9370e042) bits(0xb96eab38) bits(0x9efafd37) bits(0xce7819de) bits(0x2a9960c0) bits(0x462ca764) bits(0xb96eab38) bits(0xfc38f4f8) bits(0xfeffffff) bits(0xfefffffe) bits(0x2af7f41b) ... }
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
    expect lane 10 R8 = 0x3dd89000  R9 = 0x00000000  R10 = 0x3dd89000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f010000  R9 = 0x00000000  R10 = 0x3f010000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f080000  R9 = 0x00000000  R10 = 0x3f080000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.B.DC R8, R0, R4, 53, 2D, 0xf"  active 0x3fffff
    s = { bits(0xbf800800) bits(0xbfc28c00) bits(0xbf780800) bits(0xbf800400) bits(0xbcfe0000) bits(0xbfd7b800) bits(0x3f83f800) bits(0x3e3ba000) bits(0xbf51d000) bits(0x3d008000) bits(0x4001fe00) bits(0xbd000000) bits(0x3f780000) bits(0x3f840800) bits(0x40020000) bits(0x40314600) bits(0x3d008000) bits(0x3ff3bc00) bits(0x3fa89c00) bits(0xbf7ff000) bits(0xbf7ff800) bits(0x39000000) ... }
    t = { bits(0xbfc50000) bits(0x3f8ff000) bits(0x3fe6d000) bits(0x3f7fe000) bits(0x40348000) bits(0xba800000) bits(0x3f004000) bits(0x3f801000) bits(0x3f9c5000) bits(0x3f600000) bits(0x3dc00000) bits(0x3a000000) bits(0xbf801000) bits(0x40000800) bits(0xbf954000) bits(0x4000b000) bits(0xbdfd0000) bits(0xbfac4000) bits(0xbfc4c000) bits(0x3a800000) bits(0xba000000) bits(0x3f204000) ... }
    dref = { bits(0x2af7f41b) bits(0xf7f351c9) bits(0xff7fffff) bits(0x40c4ce80) bits(0x7a0050e7) bits(0x462ca764) bits(0xfeffffff) bits(0x0453d6cc) bits(0x80000000) bits(0xfeffffff) bits(0xfefffffe) bits(0xe14d6ed0) bits(0xe5157a43) bits(0x9370e042) bits(0x4a493447) bits(0x7a0050e7) bits(0x25df8c08) bits(0xfdfffffe) bits(0x00000000) bits(0xec15be68) bits(0xb3f5ed2c) bits(0xfc38f4f8) ... }
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
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 54 {
    asm "TLD4.A.DC R8, R0, R4, 54, 2D, 0xf"  active 0x1fffff
    s = { bits(0xbf382800) bits(0xbfac5800) bits(0x3f5f9000) bits(0x40000400) bits(0x3f840800) bits(0x3ff15c00) bits(0x3ffc0800) bits(0xbcfe0000) bits(0x3f840400) bits(0x3cff0000) bits(0x401b7e00) bits(0xbf3ea000) bits(0x3f500000) bits(0x3f7ff800) bits(0xbf800000) bits(0xbf610800) bits(0xbd360000) bits(0x3e901000) bits(0xbe914000) bits(0x3d010000) bits(0x40153600) ... }
    t = { bits(0xba000000) bits(0x3f242000) bits(0x3f600000) bits(0x3fb01000) bits(0xbdfd0000) bits(0xbdff0000) bits(0xbe008000) bits(0xbe858000) bits(0x3e008000) bits(0xbf801000) bits(0x3f7fc000) bits(0xbf8ff000) bits(0x3f606000) bits(0x4007f800) bits(0x4007f000) bits(0x40080800) bits(0x3f048000) bits(0x3f76a000) bits(0xbf800000) bits(0xbe010000) bits(0x3ffff000) ... }
    dref = { bits(0x5ffb48e0) bits(0x00000001) bits(0x9efafd37) bits(0xce7819de) bits(0x4554074f) bits(0x0f36c5c9) bits(0x7a0050e7) bits(0x00000001) bits(0x10a84b63) bits(0x4a493447) bits(0x2af7f41b) bits(0x10a84b63) bits(0x4d31477c) bits(0xdd0701bb) bits(0x9b1044cb) bits(0x00000001) bits(0x7f7fffff) bits(0xec15be68) bits(0x488a2627) bits(0x00000000) bits(0x70234603) ... }
    expect lane 0 R8 = 0x3f7e0000  R9 = 0x00000000  R10 = 0x3f7e0000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f65b000  R9 = 0x00000000  R10 = 0x3f65b000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7f8b00  R9 = 0x00000000  R10 = 0x3f7f8b00  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x3bff8000  R9 = 0x00000000  R10 = 0x3bff8000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3e480000  R9 = 0x00000000  R10 = 0x3e480000  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.A.DC R8, R0, R4, 55, 2D, 0xf"  active 0x1fffff
    s = { bits(0x00000000) bits(0xbf7fe800) bits(0x39c00000) bits(0xbf840800) bits(0x3fb53400) bits(0x3fcf9c00) bits(0xbf404800) bits(0xbfa7f400) bits(0x3f47f000) bits(0xbcfe0000) bits(0x3eb01000) bits(0xbf800800) bits(0x3fff8c00) bits(0x3ffbfc00) bits(0xbf840000) bits(0xbfa04400) bits(0x3ef03000) bits(0x3f001000) bits(0x39000000) bits(0x3ffff800) bits(0x3f800c00) ... }
    t = { bits(0xbfc68000) bits(0xbf87b000) bits(0x3a800000) bits(0x3ff02000) bits(0x3f604000) bits(0x40013800) bits(0x3feff000) bits(0xbf4c4000) bits(0x3f606000) bits(0x3eb6c000) bits(0x3f520000) bits(0x3f1a2000) bits(0x40041000) bits(0xbf4dc000) bits(0xbf5fe000) bits(0xbf802000) bits(0x3f004000) bits(0x40080800) bits(0x3f602000) bits(0x3f7fc000) bits(0x3ff86000) ... }
    dref = { bits(0x0f36c5c9) bits(0x2a9960c0) bits(0xa427605d) bits(0x6c3d3d97) bits(0xc5b2ecff) bits(0xec15be68) bits(0x25df8c08) bits(0x80000001) bits(0x7b00c8af) bits(0x7f7fffff) bits(0xa427605d) bits(0x9efafd37) bits(0xb7f16809) bits(0xe5da0566) bits(0x4d31477c) bits(0x96caef20) bits(0x90cb39e4) bits(0x0453d6cc) bits(0xe5157a43) bits(0x80000000) bits(0x2bd35d0e) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 56 {
    asm "TLD4.R.DC R8, R0, R4, 56, 2D, 0xf"  active 0xfffff
    s = { bits(0xbcfd0000) bits(0xbec67000) bits(0x3ffbfc00) bits(0xbfc5e000) bits(0x40000200) bits(0xbf025000) bits(0x40020200) bits(0x3f800000) bits(0x3f781800) bits(0x402dc800) bits(0x3ffc0c00) bits(0xbff12c00) bits(0x3f27f800) bits(0x3e803000) bits(0xbf48b800) bits(0x3f83fc00) bits(0x3e204000) bits(0x3ffc0800) bits(0x3f415800) bits(0xbf780800) ... }
    t = { bits(0x3e490000) bits(0x3e7f0000) bits(0x3e008000) bits(0x3f63a000) bits(0xbf7fa000) bits(0x3ff00000) bits(0x3f006000) bits(0xbdfd0000) bits(0xbf902000) bits(0x3f204000) bits(0x3ee90000) bits(0x3f9af000) bits(0x40027800) bits(0x3ff00000) bits(0x3f604000) bits(0xbf8fe000) bits(0x40080000) bits(0xbf800000) bits(0xbf27e000) bits(0x3f602000) ... }
    dref = { bits(0x7b00c8af) bits(0x7f7fffff) bits(0xb3f5ed2c) bits(0x2d95ac00) bits(0x7a0050e7) bits(0xe5da0566) bits(0x40c4ce80) bits(0x9b1044cb) bits(0x80000000) bits(0xb96eab38) bits(0x10a84b63) bits(0x2d95ac00) bits(0x9efafd37) bits(0x7de3630e) bits(0xfc38f4f8) bits(0x80000000) bits(0xce7819de) bits(0x7a0050e7) bits(0xb7f16809) bits(0x4554074f) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x3f000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f7e0000  R9 = 0x00000000  R10 = 0x3f7e0000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3b800000  R9 = 0x00000000  R10 = 0x3b800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ea2b800  R9 = 0x00000000  R10 = 0x3ea2b800  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ee84000  R9 = 0x00000000  R10 = 0x3ee84000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3e000000  R9 = 0x00000000  R10 = 0x3e000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 57 {
    asm "TLD4.R.DC R8, R0, R4, 57, 2D, 0xf"  active 0xfffff
    s = { bits(0xbdacc000) bits(0xbf7ff800) bits(0x40035000) bits(0xbd000000) bits(0x4014f000) bits(0x3eade000) bits(0x3f781000) bits(0x3f200800) bits(0x3d008000) bits(0x3f77f000) bits(0xbf83f400) bits(0xbf902c00) bits(0xbf83f800) bits(0xbebda000) bits(0xb9800000) bits(0x40020000) bits(0x4035fc00) bits(0x3f97d400) bits(0x3f840800) bits(0x40158000) ... }
    t = { bits(0x3fb31000) bits(0x3a000000) bits(0xbdfd0000) bits(0xbe008000) bits(0x3ebfc000) bits(0x40075000) bits(0xbf8ff000) bits(0xbf5fc000) bits(0xbf5fe000) bits(0x3fffe000) bits(0x3ff03000) bits(0xbff8d000) bits(0x3ec04000) bits(0x3f802000) bits(0xbfabc000) bits(0x3e80c000) bits(0xbf801000) bits(0xbfc5c000) bits(0x3f602000) bits(0x3f73e000) ... }
    dref = { bits(0x5ffb48e0) bits(0xc5b2ecff) bits(0x7de3630e) bits(0xe5157a43) bits(0x96caef20) bits(0x00000001) bits(0xa427605d) bits(0x488a2627) bits(0xb96eab38) bits(0xf7f351c9) bits(0xb96eab38) bits(0x1f930cff) bits(0x80000001) bits(0xf7f351c9) bits(0x10a84b63) bits(0x90cb39e4) bits(0xec15be68) bits(0x7de3630e) bits(0x7f7fffff) bits(0x00000000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 19 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 58 {
    asm "TLD4.G.DC R8, R0, R4, 58, 2D, 0xf"  active 0x7ffff
    s = { bits(0x4033dc00) bits(0xbd010000) bits(0x3e202000) bits(0xbf2e7000) bits(0x39c00000) bits(0xbf2e6000) bits(0x4001fc00) bits(0x402acc00) bits(0xbd008000) bits(0x3f07f000) bits(0xbd010000) bits(0x3f781000) bits(0x3e994000) bits(0xbebf5000) bits(0x00000000) bits(0xbf7fe800) bits(0x39800000) bits(0x3f840c00) bits(0x3ffbfc00) ... }
    t = { bits(0x3f654000) bits(0x3ec00000) bits(0x3f204000) bits(0x401f2000) bits(0xbf800000) bits(0x3a800000) bits(0x3f7fc000) bits(0xbff03000) bits(0x3eb70000) bits(0x3f803000) bits(0x3fefe000) bits(0xbf7e2000) bits(0xbe810000) bits(0x3ebf8000) bits(0xbe000000) bits(0x3f006000) bits(0x3f801000) bits(0x3f903000) bits(0x3ec0c000) ... }
    dref = { bits(0x7b00c8af) bits(0xe307f302) bits(0x6c3d3d97) bits(0x9b1044cb) bits(0xe5157a43) bits(0x40c4ce80) bits(0x7a0050e7) bits(0x7b00c8af) bits(0xb96eab38) bits(0xe5da0566) bits(0x4d605803) bits(0xe5157a43) bits(0xe307f302) bits(0xa427605d) bits(0x70234603) bits(0x80000001) bits(0xce7819de) bits(0x80000000) bits(0xf7f351c9) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 59 {
    asm "TLD4.G.DC R8, R0, R4, 59, 2D, 0xf"  active 0x7ffff
    s = { bits(0x3f57f000) bits(0xbf90c800) bits(0xbf7ff000) bits(0xbf3f1800) bits(0x3dee0000) bits(0xbcfd0000) bits(0x3ffc0800) bits(0xbfc11400) bits(0x3f512000) bits(0x3ea00000) bits(0xbf77f000) bits(0x3ffc0000) bits(0x3f800400) bits(0x3e6c8000) bits(0xbee77000) bits(0xbf780000) bits(0xbc980000) bits(0x3ec63000) bits(0xbee0f000) ... }
    t = { bits(0xbf801000) bits(0xbf7fc000) bits(0xbf901000) bits(0xbdfe0000) bits(0x3f801000) bits(0xbf7fc000) bits(0x3f9ab000) bits(0x3f85d000) bits(0x3f1fe000) bits(0x401cb800) bits(0x3f8ff000) bits(0xbf7fe000) bits(0x401f8800) bits(0x3e808000) bits(0xbf1fc000) bits(0x3f25e000) bits(0x3f5fc000) bits(0x3ebf8000) bits(0xbdfe0000) ... }
    dref = { bits(0x7f7fffff) bits(0x00000000) bits(0x488a2627) bits(0x80000001) bits(0x9b1044cb) bits(0xb3f5ed2c) bits(0x80000000) bits(0xfdffffff) bits(0xe5da0566) bits(0xf7f351c9) bits(0x2d95ac00) bits(0x2bd35d0e) bits(0x80000001) bits(0x9b1044cb) bits(0xc5b2ecff) bits(0x80000000) bits(0x488a2627) bits(0xf7f351c9) bits(0xb7f16809) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 18 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 60 {
    asm "TLD4.B.DC R8, R0, R4, 60, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3fe77400) bits(0x4001fc00) bits(0x400a9200) bits(0xbf24c000) bits(0x3d000000) bits(0x4020e400) bits(0x3cff0000) bits(0xbf800400) bits(0x3f07f800) bits(0x3f840800) bits(0xbfec8000) bits(0x3f948000) bits(0x3f20e800) bits(0x3f77f000) bits(0xbd010000) bits(0x40020200) bits(0xbf77f800) bits(0x3e206000) ... }
    t = { bits(0x3ec08000) bits(0x3f1fc000) bits(0x3ff36000) bits(0x3a800000) bits(0x00000000) bits(0x3fefe000) bits(0xbfd00000) bits(0x401dd800) bits(0xbf802000) bits(0x3e240000) bits(0xbf993000) bits(0xbe008000) bits(0x401a9800) bits(0xbfbc8000) bits(0x3f11c000) bits(0x3f600000) bits(0x3ffff000) bits(0xba800000) ... }
    dref = { bits(0xb74125e6) bits(0x80000001) bits(0x80000001) bits(0x462ca764) bits(0x2bd35d0e) bits(0xe307f302) bits(0x80000001) bits(0x5ffb48e0) bits(0x2d95ac00) bits(0xb3f5ed2c) bits(0x4a493447) bits(0xa427605d) bits(0x00000001) bits(0x10a84b63) bits(0x96caef20) bits(0xc5b2ecff) bits(0x80000000) bits(0xb96eab38) ... }
    expect lane 0 R8 = 0x3edb2400  R9 = 0x00000000  R10 = 0x3edb2400  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b7f0000  R9 = 0x00000000  R10 = 0x3b7f0000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e100000  R9 = 0x00000000  R10 = 0x3e100000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f4c0000  R9 = 0x00000000  R10 = 0x3f4c0000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3b390000  R9 = 0x00000000  R10 = 0x3b390000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f5b2400  R9 = 0x00000000  R10 = 0x3f5b2400  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f3aa000  R9 = 0x00000000  R10 = 0x3f3aa000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d800000  R9 = 0x00000000  R10 = 0x3d800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f096800  R9 = 0x00000000  R10 = 0x3f096800  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f1bc800  R9 = 0x00000000  R10 = 0x3f1bc800  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f463900  R9 = 0x00000000  R10 = 0x3f463900  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.B.DC R8, R0, R4, 61, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3ffc0800) bits(0x40072a00) bits(0x3dd30000) bits(0xbd98c000) bits(0xbf589000) bits(0x401c9a00) bits(0xbf83fc00) bits(0x3d80c000) bits(0x3f884400) bits(0xbfcc0000) bits(0x3d018000) bits(0xbfbc4400) bits(0x3f800800) bits(0x3ef1b000) bits(0x3cff0000) bits(0x3fb79000) bits(0x3cff0000) bits(0xbf800000) ... }
    t = { bits(0xbf902000) bits(0x3fd44000) bits(0x3f803000) bits(0xbf800000) bits(0x3f7fc000) bits(0x3f004000) bits(0xbe008000) bits(0x3f3cc000) bits(0x3f7fc000) bits(0xbf5f0000) bits(0x3f902000) bits(0x3f7fe000) bits(0x3ac00000) bits(0xbf606000) bits(0x3dff0000) bits(0xbda30000) bits(0x3f9ce000) bits(0x3f802000) ... }
    dref = { bits(0x2af7f41b) bits(0xb7f16809) bits(0x80000000) bits(0x00000001) bits(0x7b00c8af) bits(0xb3f5ed2c) bits(0x7a0050e7) bits(0x90cb39e4) bits(0xe5157a43) bits(0xb74125e6) bits(0x4a493447) bits(0x80000000) bits(0x80000000) bits(0x8f4a57ee) bits(0xe5157a43) bits(0x4554074f) bits(0x80000000) bits(0xe5da0566) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 62 {
    asm "TLD4.A.DC R8, R0, R4, 62, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3e903000) bits(0xbf86fc00) bits(0x00000000) bits(0x3f857400) bits(0x3f700800) bits(0x3fb7c000) bits(0xbf31e800) bits(0x3e606000) bits(0xbf840000) bits(0x3f780800) bits(0x3f6fe000) bits(0x40151a00) bits(0x4024fe00) bits(0x3f840c00) bits(0x3f83f800) bits(0x3f480800) bits(0x39000000) ... }
    t = { bits(0xbf604000) bits(0x3f604000) bits(0xbf901000) bits(0x40237800) bits(0x4007f800) bits(0xbe010000) bits(0x3f600000) bits(0x3fffe000) bits(0x3e9bc000) bits(0x3e010000) bits(0x40239800) bits(0xbe000000) bits(0x3dff0000) bits(0x401ae800) bits(0x3f602000) bits(0x3f18a000) bits(0x4007f000) ... }
    dref = { bits(0xfeffffff) bits(0xb7f16809) bits(0xf7f351c9) bits(0x74128912) bits(0xff7fffff) bits(0x00000001) bits(0xfdffffff) bits(0x25df8c08) bits(0xfcd8149c) bits(0xff7fffff) bits(0xb96eab38) bits(0x2bd35d0e) bits(0x4a493447) bits(0xfc38f4f8) bits(0xe14d6ed0) bits(0x6c3d3d97) bits(0x46faa90d) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 63 {
    asm "TLD4.A.DC R8, R0, R4, 63, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3eb01000) bits(0xbf589000) bits(0xbf780800) bits(0x00000000) bits(0xbcff0000) bits(0x3ffc0c00) bits(0x40020000) bits(0xbf780800) bits(0x3e606000) bits(0x3fee8400) bits(0xbf83f800) bits(0x400aa600) bits(0x3f381000) bits(0x3ffbfc00) bits(0x3f1e3000) bits(0xbea59000) bits(0xbcff0000) ... }
    t = { bits(0x3f606000) bits(0x3f803000) bits(0x403d8000) bits(0xbf5fe000) bits(0xbf8fd000) bits(0xbdfd0000) bits(0x3ee90000) bits(0xbdfe0000) bits(0x40162000) bits(0x3ac00000) bits(0x3fe4c000) bits(0x3fc2a000) bits(0xbf5fc000) bits(0x3f900000) bits(0x40109800) bits(0xbf7fc000) bits(0x3e000000) ... }
    dref = { bits(0x00000001) bits(0x4d605803) bits(0x9370e042) bits(0x9efafd37) bits(0xb3f5ed2c) bits(0x40c4ce80) bits(0x8f4a57ee) bits(0x80000000) bits(0x462ca764) bits(0x0453d6cc) bits(0x7f7fffff) bits(0x80000001) bits(0x80000001) bits(0xb74125e6) bits(0xfc38f4f8) bits(0xfdffffff) bits(0x25df8c08) ... }
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}
