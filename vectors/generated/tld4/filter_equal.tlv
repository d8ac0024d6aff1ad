# Equal texels give that value, at every position. They are numbers for which a weighted sum, rounded term by term, would give another.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-108
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000000 NORMALIZED_COORDS 0 }
handle 0 texture 0 sampler 0
bytes 0x30000000 f961f33ff961f33f
bytes 0x30000020 f961f33ff961f33f
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000040 NORMALIZED_COORDS 0 }
handle 1 texture 1 sampler 0
bytes 0x30000040 ffff7f7fffff7f7f
bytes 0x30000060 ffff7f7fffff7f7f
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000080 NORMALIZED_COORDS 0 }
handle 2 texture 2 sampler 0
bytes 0x30000080 ffff7fffffff7fff
bytes 0x300000a0 ffff7fffffff7fff
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300000c0 NORMALIZED_COORDS 0 }
handle 3 texture 3 sampler 0
bytes 0x300000c0 0000800000008000
bytes 0x300000e0 0000800000008000
texture 4 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000100 NORMALIZED_COORDS 0 }
handle 4 texture 4 sampler 0
bytes 0x30000100 0000808000008080
bytes 0x30000120 0000808000008080
texture 5 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000140 NORMALIZED_COORDS 0 }
handle 5 texture 5 sampler 0
bytes 0x30000140 0100803f0100803f
bytes 0x30000160 0100803f0100803f
texture 6 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000180 NORMALIZED_COORDS 0 }
handle 6 texture 6 sampler 0
bytes 0x30000180 ffffffbfffffffbf
bytes 0x300001a0 ffffffbfffffffbf
texture 7 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300001c0 NORMALIZED_COORDS 0 }
handle 7 texture 7 sampler 0
bytes 0x300001c0 ffffff00ffffff00
bytes 0x300001e0 ffffff00ffffff00
texture 8 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000200 NORMALIZED_COORDS 0 }
handle 8 texture 8 sampler 0
bytes 0x30000200 b011beacb011beac
bytes 0x30000220 b011beacb011beac
texture 9 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000240 NORMALIZED_COORDS 0 }
handle 9 texture 9 sampler 0
bytes 0x30000240 eda1b02eeda1b02e
bytes 0x30000260 eda1b02eeda1b02e
texture 10 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000280 NORMALIZED_COORDS 0 }
handle 10 texture 10 sampler 0
bytes 0x30000280 02b1a03702b1a037
bytes 0x300002a0 02b1a03702b1a037
texture 11 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300002c0 NORMALIZED_COORDS 0 }
handle 11 texture 11 sampler 0
bytes 0x300002c0 4980252049802520
bytes 0x300002e0 4980252049802520
texture 12 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000300 NORMALIZED_COORDS 0 }
handle 12 texture 12 sampler 0
bytes 0x30000300 37d13fcb37d13fcb
bytes 0x30000320 37d13fcb37d13fcb
texture 13 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000340 NORMALIZED_COORDS 0 }
handle 13 texture 13 sampler 0
bytes 0x30000340 b8cd51acb8cd51ac
bytes 0x30000360 b8cd51acb8cd51ac
texture 14 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000380 NORMALIZED_COORDS 0 }
handle 14 texture 14 sampler 0
bytes 0x30000380 9c431a0d9c431a0d
bytes 0x300003a0 9c431a0d9c431a0d
texture 15 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300003c0 NORMALIZED_COORDS 0 }
handle 15 texture 15 sampler 0
bytes 0x300003c0 ff85627fff85627f
bytes 0x300003e0 ff85627fff85627f
texture 16 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000400 NORMALIZED_COORDS 0 }
handle 16 texture 16 sampler 0
bytes 0x30000400 333f2c08333f2c08
bytes 0x30000420 333f2c08333f2c08
texture 17 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000440 NORMALIZED_COORDS 0 }
handle 17 texture 17 sampler 0
bytes 0x30000440 c2a8e08bc2a8e08b
bytes 0x30000460 c2a8e08bc2a8e08b
texture 18 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000480 NORMALIZED_COORDS 0 }
handle 18 texture 18 sampler 0
bytes 0x30000480 d6283624d6283624
bytes 0x300004a0 d6283624d6283624
texture 19 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300004c0 NORMALIZED_COORDS 0 }
handle 19 texture 19 sampler 0
bytes 0x300004c0 da239f5eda239f5e
bytes 0x300004e0 da239f5eda239f5e
texture 20 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000500 NORMALIZED_COORDS 0 }
handle 20 texture 20 sampler 0
bytes 0x30000500 cfa4ec19cfa4ec19
bytes 0x30000520 cfa4ec19cfa4ec19
texture 21 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000540 NORMALIZED_COORDS 0 }
handle 21 texture 21 sampler 0
bytes 0x30000540 94b0b71694b0b716
bytes 0x30000560 94b0b71694b0b716
texture 22 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000580 NORMALIZED_COORDS 0 }
handle 22 texture 22 sampler 0
bytes 0x30000580 b17ccb40b17ccb40
bytes 0x300005a0 b17ccb40b17ccb40
texture 23 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300005c0 NORMALIZED_COORDS 0 }
handle 23 texture 23 sampler 0
bytes 0x300005c0 acf80e75acf80e75
bytes 0x300005e0 acf80e75acf80e75
texture 24 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000600 NORMALIZED_COORDS 0 }
handle 24 texture 24 sampler 0
bytes 0x30000600 d96006c0d96006c0
bytes 0x30000620 d96006c0d96006c0
texture 25 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000640 NORMALIZED_COORDS 0 }
handle 25 texture 25 sampler 0
bytes 0x30000640 a0d9d0f8a0d9d0f8
bytes 0x30000660 a0d9d0f8a0d9d0f8
texture 26 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000680 NORMALIZED_COORDS 0 }
handle 26 texture 26 sampler 0
bytes 0x30000680 fccb12d0fccb12d0
bytes 0x300006a0 fccb12d0fccb12d0
texture 27 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300006c0 NORMALIZED_COORDS 0 }
handle 27 texture 27 sampler 0
bytes 0x300006c0 c2dccf77c2dccf77
bytes 0x300006e0 c2dccf77c2dccf77
texture 28 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000700 NORMALIZED_COORDS 0 }
handle 28 texture 28 sampler 0
bytes 0x30000700 8677f6538677f653
bytes 0x30000720 8677f6538677f653
texture 29 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000740 NORMALIZED_COORDS 0 }
handle 29 texture 29 sampler 0
bytes 0x30000740 3bfa879b3bfa879b
bytes 0x30000760 3bfa879b3bfa879b
texture 30 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x30000780 NORMALIZED_COORDS 0 }
handle 30 texture 30 sampler 0
bytes 0x30000780 5317e1a05317e1a0
bytes 0x300007a0 5317e1a05317e1a0
texture 31 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address 0x300007c0 NORMALIZED_COORDS 0 }
handle 31 texture 31 sampler 0
bytes 0x300007c0 3deba3783deba378
bytes 0x300007e0 3deba3783deba378

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0xffff
    s = { bits(0x3fd80000) bits(0x40124000) bits(0x407ec000) bits(0x402cc000) bits(0x40470000) bits(0x40658000) bits(0x3fa18000) bits(0x3f2e0000) bits(0x3fad8000) bits(0x407a8000) bits(0x400d4000) bits(0x3f908000) bits(0x3fd70000) bits(0x40548000) bits(0x3f590000) bits(0x4024c000) ... }
    t = { bits(0x4015c000) bits(0x40554000) bits(0x3c400000) bits(0x40170000) bits(0x3fe08000) bits(0x400cc000) bits(0x3f1c0000) bits(0x403b0000) bits(0x40104000) bits(0x40778000) bits(0x400c8000) bits(0x40710000) bits(0x3f838000) bits(0x40128000) bits(0x40518000) bits(0x4026c000) ... }
    expect lane 0 R8 = 0x3ff361f9;
    expect lane 1 R8 = 0x3ff361f9;
    expect lane 2 R8 = 0x3ff361f9;
    expect lane 3 R8 = 0x3ff361f9;
    expect lane 4 R8 = 0x3ff361f9;
    expect lane 5 R8 = 0x3ff361f9;
    expect lane 6 R8 = 0x3ff361f9;
    expect lane 7 R8 = 0x3ff361f9;
    expect lane 8 R8 = 0x3ff361f9;
    expect lane 9 R8 = 0x3ff361f9;
    expect lane 10 R8 = 0x3ff361f9;
    expect lane 11 R8 = 0x3ff361f9;
    expect lane 12 R8 = 0x3ff361f9;
    expect lane 13 R8 = 0x3ff361f9;
    expect lane 14 R8 = 0x3ff361f9;
    expect lane 15 R8 = 0x3ff361f9;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0xffff
    s = { bits(0x3c400000) bits(0x3e800000) bits(0x3e3c0000) bits(0x401d8000) bits(0x3fc18000) bits(0x3edc0000) bits(0x3ec00000) bits(0x40628000) bits(0x3f220000) bits(0x3f2e0000) bits(0x3fc78000) bits(0x3fc40000) bits(0x3f660000) bits(0x3f730000) bits(0x401ac000) bits(0x3f810000) ... }
    t = { bits(0x3f970000) bits(0x401f8000) bits(0x40608000) bits(0x3ebc0000) bits(0x3f2b0000) bits(0x40630000) bits(0x3ffc8000) bits(0x3fd38000) bits(0x400a8000) bits(0x407b8000) bits(0x40744000) bits(0x3e8c0000) bits(0x3e960000) bits(0x4070c000) bits(0x3f630000) bits(0x40130000) ... }
    expect lane 0 R8 = 0x7f7fffff;
    expect lane 1 R8 = 0x7f7fffff;
    expect lane 2 R8 = 0x7f7fffff;
    expect lane 3 R8 = 0x7f7fffff;
    expect lane 4 R8 = 0x7f7fffff;
    expect lane 5 R8 = 0x7f7fffff;
    expect lane 6 R8 = 0x7f7fffff;
    expect lane 7 R8 = 0x7f7fffff;
    expect lane 8 R8 = 0x7f7fffff;
    expect lane 9 R8 = 0x7f7fffff;
    expect lane 10 R8 = 0x7f7fffff;
    expect lane 11 R8 = 0x7f7fffff;
    expect lane 12 R8 = 0x7f7fffff;
    expect lane 13 R8 = 0x7f7fffff;
    expect lane 14 R8 = 0x7f7fffff;
    expect lane 15 R8 = 0x7f7fffff;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0xffff
    s = { bits(0x4030c000) bits(0x407a8000) bits(0x3f818000) bits(0x3f2c0000) bits(0x3ffd0000) bits(0x3ff48000) bits(0x401ac000) bits(0x406e8000) bits(0x401e4000) bits(0x3f7c0000) bits(0x403d0000) bits(0x4056c000) bits(0x3b800000) bits(0x3fda8000) bits(0x3f7d0000) bits(0x4071c000) ... }
    t = { bits(0x3f930000) bits(0x3fff0000) bits(0x4004c000) bits(0x40394000) bits(0x405a8000) bits(0x3f110000) bits(0x3f960000) bits(0x3f800000) bits(0x3fe40000) bits(0x3d500000) bits(0x403e4000) bits(0x401a8000) bits(0x3e540000) bits(0x3e940000) bits(0x3f490000) bits(0x400f8000) ... }
    expect lane 0 R8 = 0xff7fffff;
    expect lane 1 R8 = 0xff7fffff;
    expect lane 2 R8 = 0xff7fffff;
    expect lane 3 R8 = 0xff7fffff;
    expect lane 4 R8 = 0xff7fffff;
    expect lane 5 R8 = 0xff7fffff;
    expect lane 6 R8 = 0xff7fffff;
    expect lane 7 R8 = 0xff7fffff;
    expect lane 8 R8 = 0xff7fffff;
    expect lane 9 R8 = 0xff7fffff;
    expect lane 10 R8 = 0xff7fffff;
    expect lane 11 R8 = 0xff7fffff;
    expect lane 12 R8 = 0xff7fffff;
    expect lane 13 R8 = 0xff7fffff;
    expect lane 14 R8 = 0xff7fffff;
    expect lane 15 R8 = 0xff7fffff;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0x1"  active 0xffff
    s = { bits(0x3ec00000) bits(0x3fec0000) bits(0x3fe00000) bits(0x3fcc8000) bits(0x40364000) bits(0x4041c000) bits(0x3f110000) bits(0x3f900000) bits(0x406fc000) bits(0x40188000) bits(0x4063c000) bits(0x3e740000) bits(0x40504000) bits(0x403bc000) bits(0x40538000) bits(0x402c0000) ... }
    t = { bits(0x40484000) bits(0x3f420000) bits(0x40298000) bits(0x40114000) bits(0x40408000) bits(0x406d8000) bits(0x40498000) bits(0x3f410000) bits(0x3f380000) bits(0x3f1a0000) bits(0x40174000) bits(0x3fa30000) bits(0x3fe80000) bits(0x401b4000) bits(0x3f520000) bits(0x3f770000) ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x00800000;
    expect lane 2 R8 = 0x00800000;
    expect lane 3 R8 = 0x00800000;
    expect lane 4 R8 = 0x00800000;
    expect lane 5 R8 = 0x00800000;
    expect lane 6 R8 = 0x00800000;
    expect lane 7 R8 = 0x00800000;
    expect lane 8 R8 = 0x00800000;
    expect lane 9 R8 = 0x00800000;
    expect lane 10 R8 = 0x00800000;
    expect lane 11 R8 = 0x00800000;
    expect lane 12 R8 = 0x00800000;
    expect lane 13 R8 = 0x00800000;
    expect lane 14 R8 = 0x00800000;
    expect lane 15 R8 = 0x00800000;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0x1"  active 0xffff
    s = { bits(0x3fae0000) bits(0x40074000) bits(0x3f0c0000) bits(0x3f930000) bits(0x40690000) bits(0x40340000) bits(0x3d900000) bits(0x3f900000) bits(0x404a8000) bits(0x3fdc0000) bits(0x3fd98000) bits(0x40240000) bits(0x401f8000) bits(0x3f250000) bits(0x400ac000) bits(0x3fbd0000) ... }
    t = { bits(0x3f4e0000) bits(0x4020c000) bits(0x4004c000) bits(0x3f650000) bits(0x3d400000) bits(0x4054c000) bits(0x40754000) bits(0x3fdb8000) bits(0x3fa20000) bits(0x402ac000) bits(0x404a0000) bits(0x402d8000) bits(0x3f240000) bits(0x40750000) bits(0x3fbf8000) bits(0x3e380000) ... }
    expect lane 0 R8 = 0x80800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x80800000;
    expect lane 4 R8 = 0x80800000;
    expect lane 5 R8 = 0x80800000;
    expect lane 6 R8 = 0x80800000;
    expect lane 7 R8 = 0x80800000;
    expect lane 8 R8 = 0x80800000;
    expect lane 9 R8 = 0x80800000;
    expect lane 10 R8 = 0x80800000;
    expect lane 11 R8 = 0x80800000;
    expect lane 12 R8 = 0x80800000;
    expect lane 13 R8 = 0x80800000;
    expect lane 14 R8 = 0x80800000;
    expect lane 15 R8 = 0x80800000;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0x1"  active 0xffff
    s = { bits(0x403d0000) bits(0x401d8000) bits(0x3ffb8000) bits(0x3e9c0000) bits(0x3ff20000) bits(0x40454000) bits(0x3fdd0000) bits(0x40588000) bits(0x3fd80000) bits(0x407ac000) bits(0x3f7e0000) bits(0x40398000) bits(0x3fba8000) bits(0x40608000) bits(0x40790000) bits(0x407c8000) ... }
    t = { bits(0x4018c000) bits(0x40154000) bits(0x40104000) bits(0x40570000) bits(0x3fe08000) bits(0x40728000) bits(0x3df00000) bits(0x405f0000) bits(0x3fce8000) bits(0x40674000) bits(0x40260000) bits(0x40214000) bits(0x40124000) bits(0x40070000) bits(0x40334000) bits(0x40280000) ... }
    expect lane 0 R8 = 0x3f800001;
    expect lane 1 R8 = 0x3f800001;
    expect lane 2 R8 = 0x3f800001;
    expect lane 3 R8 = 0x3f800001;
    expect lane 4 R8 = 0x3f800001;
    expect lane 5 R8 = 0x3f800001;
    expect lane 6 R8 = 0x3f800001;
    expect lane 7 R8 = 0x3f800001;
    expect lane 8 R8 = 0x3f800001;
    expect lane 9 R8 = 0x3f800001;
    expect lane 10 R8 = 0x3f800001;
    expect lane 11 R8 = 0x3f800001;
    expect lane 12 R8 = 0x3f800001;
    expect lane 13 R8 = 0x3f800001;
    expect lane 14 R8 = 0x3f800001;
    expect lane 15 R8 = 0x3f800001;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0x1"  active 0xffff
    s = { bits(0x3e600000) bits(0x40580000) bits(0x40240000) bits(0x404d0000) bits(0x3f6c0000) bits(0x407d0000) bits(0x403ac000) bits(0x40180000) bits(0x3fd58000) bits(0x40120000) bits(0x40278000) bits(0x3ff68000) bits(0x3fb98000) bits(0x403fc000) bits(0x3ffd0000) bits(0x40654000) ... }
    t = { bits(0x3fdf0000) bits(0x3f520000) bits(0x3f5d0000) bits(0x40730000) bits(0x40434000) bits(0x3fce8000) bits(0x3fd18000) bits(0x40250000) bits(0x40210000) bits(0x3fe38000) bits(0x40694000) bits(0x3ffd8000) bits(0x4041c000) bits(0x3e8c0000) bits(0x40478000) bits(0x3fe68000) ... }
    expect lane 0 R8 = 0xbfffffff;
    expect lane 1 R8 = 0xbfffffff;
    expect lane 2 R8 = 0xbfffffff;
    expect lane 3 R8 = 0xbfffffff;
    expect lane 4 R8 = 0xbfffffff;
    expect lane 5 R8 = 0xbfffffff;
    expect lane 6 R8 = 0xbfffffff;
    expect lane 7 R8 = 0xbfffffff;
    expect lane 8 R8 = 0xbfffffff;
    expect lane 9 R8 = 0xbfffffff;
    expect lane 10 R8 = 0xbfffffff;
    expect lane 11 R8 = 0xbfffffff;
    expect lane 12 R8 = 0xbfffffff;
    expect lane 13 R8 = 0xbfffffff;
    expect lane 14 R8 = 0xbfffffff;
    expect lane 15 R8 = 0xbfffffff;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0x1"  active 0xffff
    s = { bits(0x402c0000) bits(0x40504000) bits(0x4054c000) bits(0x3eb80000) bits(0x40428000) bits(0x3f340000) bits(0x3ff68000) bits(0x401b0000) bits(0x407e8000) bits(0x40730000) bits(0x403bc000) bits(0x3e300000) bits(0x3e5c0000) bits(0x3f570000) bits(0x40740000) bits(0x3e580000) ... }
    t = { bits(0x3e960000) bits(0x3d400000) bits(0x3fd80000) bits(0x401f0000) bits(0x406e8000) bits(0x407d0000) bits(0x40420000) bits(0x405b0000) bits(0x3ff38000) bits(0x3cc00000) bits(0x40278000) bits(0x40370000) bits(0x40734000) bits(0x3fb98000) bits(0x3fe90000) bits(0x3f9c8000) ... }
    expect lane 0 R8 = 0x00ffffff;
    expect lane 1 R8 = 0x00ffffff;
    expect lane 2 R8 = 0x00ffffff;
    expect lane 3 R8 = 0x00ffffff;
    expect lane 4 R8 = 0x00ffffff;
    expect lane 5 R8 = 0x00ffffff;
    expect lane 6 R8 = 0x00ffffff;
    expect lane 7 R8 = 0x00ffffff;
    expect lane 8 R8 = 0x00ffffff;
    expect lane 9 R8 = 0x00ffffff;
    expect lane 10 R8 = 0x00ffffff;
    expect lane 11 R8 = 0x00ffffff;
    expect lane 12 R8 = 0x00ffffff;
    expect lane 13 R8 = 0x00ffffff;
    expect lane 14 R8 = 0x00ffffff;
    expect lane 15 R8 = 0x00ffffff;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0x1"  active 0xffff
    s = { bits(0x3fcb8000) bits(0x401b8000) bits(0x40034000) bits(0x3fdf8000) bits(0x3faa8000) bits(0x40268000) bits(0x3fad0000) bits(0x3fc18000) bits(0x3eb00000) bits(0x3f888000) bits(0x3f818000) bits(0x3f888000) bits(0x3fe18000) bits(0x40524000) bits(0x4024c000) bits(0x3ede0000) ... }
    t = { bits(0x402c8000) bits(0x40710000) bits(0x3f858000) bits(0x3fe10000) bits(0x3fde8000) bits(0x406d4000) bits(0x3fc48000) bits(0x40284000) bits(0x4009c000) bits(0x3f898000) bits(0x401c0000) bits(0x3fd38000) bits(0x3f170000) bits(0x3f450000) bits(0x403c0000) bits(0x40770000) ... }
    expect lane 0 R8 = 0xacbe11b0;
    expect lane 1 R8 = 0xacbe11b0;
    expect lane 2 R8 = 0xacbe11b0;
    expect lane 3 R8 = 0xacbe11b0;
    expect lane 4 R8 = 0xacbe11b0;
    expect lane 5 R8 = 0xacbe11b0;
    expect lane 6 R8 = 0xacbe11b0;
    expect lane 7 R8 = 0xacbe11b0;
    expect lane 8 R8 = 0xacbe11b0;
    expect lane 9 R8 = 0xacbe11b0;
    expect lane 10 R8 = 0xacbe11b0;
    expect lane 11 R8 = 0xacbe11b0;
    expect lane 12 R8 = 0xacbe11b0;
    expect lane 13 R8 = 0xacbe11b0;
    expect lane 14 R8 = 0xacbe11b0;
    expect lane 15 R8 = 0xacbe11b0;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0x1"  active 0xffff
    s = { bits(0x3f760000) bits(0x3ec80000) bits(0x40520000) bits(0x40370000) bits(0x40434000) bits(0x40004000) bits(0x40344000) bits(0x3ff00000) bits(0x3f460000) bits(0x3fb00000) bits(0x407d4000) bits(0x3ea80000) bits(0x40488000) bits(0x3e240000) bits(0x3f690000) bits(0x3c400000) ... }
    t = { bits(0x3fe58000) bits(0x3fdd0000) bits(0x40214000) bits(0x4027c000) bits(0x3f790000) bits(0x3fe08000) bits(0x3fff0000) bits(0x3f9f0000) bits(0x3f8f0000) bits(0x40314000) bits(0x3f4f0000) bits(0x406b8000) bits(0x3cc00000) bits(0x3fd20000) bits(0x3f710000) bits(0x4071c000) ... }
    expect lane 0 R8 = 0x2eb0a1ed;
    expect lane 1 R8 = 0x2eb0a1ed;
    expect lane 2 R8 = 0x2eb0a1ed;
    expect lane 3 R8 = 0x2eb0a1ed;
    expect lane 4 R8 = 0x2eb0a1ed;
    expect lane 5 R8 = 0x2eb0a1ed;
    expect lane 6 R8 = 0x2eb0a1ed;
    expect lane 7 R8 = 0x2eb0a1ed;
    expect lane 8 R8 = 0x2eb0a1ed;
    expect lane 9 R8 = 0x2eb0a1ed;
    expect lane 10 R8 = 0x2eb0a1ed;
    expect lane 11 R8 = 0x2eb0a1ed;
    expect lane 12 R8 = 0x2eb0a1ed;
    expect lane 13 R8 = 0x2eb0a1ed;
    expect lane 14 R8 = 0x2eb0a1ed;
    expect lane 15 R8 = 0x2eb0a1ed;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0x1"  active 0xffff
    s = { bits(0x403bc000) bits(0x3dd80000) bits(0x3fb10000) bits(0x3f0b0000) bits(0x405bc000) bits(0x403dc000) bits(0x3d700000) bits(0x3f998000) bits(0x400fc000) bits(0x3e600000) bits(0x40224000) bits(0x3fca0000) bits(0x4051c000) bits(0x3fc60000) bits(0x40128000) bits(0x3ca00000) ... }
    t = { bits(0x3f7c0000) bits(0x3fd00000) bits(0x4025c000) bits(0x3fd48000) bits(0x3f990000) bits(0x3fd88000) bits(0x403d8000) bits(0x40260000) bits(0x40498000) bits(0x3fb98000) bits(0x3f3d0000) bits(0x3f350000) bits(0x401fc000) bits(0x3fa68000) bits(0x3f200000) bits(0x404c4000) ... }
    expect lane 0 R8 = 0x37a0b102;
    expect lane 1 R8 = 0x37a0b102;
    expect lane 2 R8 = 0x37a0b102;
    expect lane 3 R8 = 0x37a0b102;
    expect lane 4 R8 = 0x37a0b102;
    expect lane 5 R8 = 0x37a0b102;
    expect lane 6 R8 = 0x37a0b102;
    expect lane 7 R8 = 0x37a0b102;
    expect lane 8 R8 = 0x37a0b102;
    expect lane 9 R8 = 0x37a0b102;
    expect lane 10 R8 = 0x37a0b102;
    expect lane 11 R8 = 0x37a0b102;
    expect lane 12 R8 = 0x37a0b102;
    expect lane 13 R8 = 0x37a0b102;
    expect lane 14 R8 = 0x37a0b102;
    expect lane 15 R8 = 0x37a0b102;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0x1"  active 0xffff
    s = { bits(0x40378000) bits(0x3fa48000) bits(0x4045c000) bits(0x40308000) bits(0x404b4000) bits(0x4032c000) bits(0x40204000) bits(0x40050000) bits(0x3f6f0000) bits(0x4048c000) bits(0x3fb10000) bits(0x3fe20000) bits(0x3f8d0000) bits(0x40444000) bits(0x3f510000) bits(0x3f170000) ... }
    t = { bits(0x3db80000) bits(0x3e980000) bits(0x3f660000) bits(0x3ef40000) bits(0x40344000) bits(0x40000000) bits(0x4075c000) bits(0x406e8000) bits(0x3fb58000) bits(0x405d0000) bits(0x4045c000) bits(0x40698000) bits(0x3fa78000) bits(0x3e480000) bits(0x40114000) bits(0x40008000) ... }
    expect lane 0 R8 = 0x20258049;
    expect lane 1 R8 = 0x20258049;
    expect lane 2 R8 = 0x20258049;
    expect lane 3 R8 = 0x20258049;
    expect lane 4 R8 = 0x20258049;
    expect lane 5 R8 = 0x20258049;
    expect lane 6 R8 = 0x20258049;
    expect lane 7 R8 = 0x20258049;
    expect lane 8 R8 = 0x20258049;
    expect lane 9 R8 = 0x20258049;
    expect lane 10 R8 = 0x20258049;
    expect lane 11 R8 = 0x20258049;
    expect lane 12 R8 = 0x20258049;
    expect lane 13 R8 = 0x20258049;
    expect lane 14 R8 = 0x20258049;
    expect lane 15 R8 = 0x20258049;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0x1"  active 0xffff
    s = { bits(0x3f928000) bits(0x40644000) bits(0x4014c000) bits(0x3fc50000) bits(0x3f390000) bits(0x3fd80000) bits(0x00000000) bits(0x40448000) bits(0x3fb58000) bits(0x3f270000) bits(0x40130000) bits(0x3f9f8000) bits(0x3eb20000) bits(0x3ed60000) bits(0x3fd70000) bits(0x3fe98000) ... }
    t = { bits(0x40044000) bits(0x4069c000) bits(0x3ed80000) bits(0x40734000) bits(0x40664000) bits(0x3fe38000) bits(0x3f0d0000) bits(0x40790000) bits(0x3f6b0000) bits(0x40644000) bits(0x3ff30000) bits(0x3fff8000) bits(0x4042c000) bits(0x3f7b0000) bits(0x3c800000) bits(0x401e8000) ... }
    expect lane 0 R8 = 0xcb3fd137;
    expect lane 1 R8 = 0xcb3fd137;
    expect lane 2 R8 = 0xcb3fd137;
    expect lane 3 R8 = 0xcb3fd137;
    expect lane 4 R8 = 0xcb3fd137;
    expect lane 5 R8 = 0xcb3fd137;
    expect lane 6 R8 = 0xcb3fd137;
    expect lane 7 R8 = 0xcb3fd137;
    expect lane 8 R8 = 0xcb3fd137;
    expect lane 9 R8 = 0xcb3fd137;
    expect lane 10 R8 = 0xcb3fd137;
    expect lane 11 R8 = 0xcb3fd137;
    expect lane 12 R8 = 0xcb3fd137;
    expect lane 13 R8 = 0xcb3fd137;
    expect lane 14 R8 = 0xcb3fd137;
    expect lane 15 R8 = 0xcb3fd137;
}

warp 13 {
    asm "TLD4.R R8, R0, 13, 2D, 0x1"  active 0xffff
    s = { bits(0x3f7d0000) bits(0x4024c000) bits(0x40100000) bits(0x3eec0000) bits(0x406f0000) bits(0x40574000) bits(0x3fdc8000) bits(0x40608000) bits(0x40340000) bits(0x3fb58000) bits(0x40754000) bits(0x4044c000) bits(0x40364000) bits(0x40510000) bits(0x3db00000) bits(0x400c4000) ... }
    t = { bits(0x40194000) bits(0x4000c000) bits(0x3fe18000) bits(0x40378000) bits(0x3fbe8000) bits(0x3feb0000) bits(0x40560000) bits(0x3eda0000) bits(0x3f6e0000) bits(0x3e4c0000) bits(0x40294000) bits(0x3fcd8000) bits(0x4057c000) bits(0x3e080000) bits(0x3f090000) bits(0x403ec000) ... }
    expect lane 0 R8 = 0xac51cdb8;
    expect lane 1 R8 = 0xac51cdb8;
    expect lane 2 R8 = 0xac51cdb8;
    expect lane 3 R8 = 0xac51cdb8;
    expect lane 4 R8 = 0xac51cdb8;
    expect lane 5 R8 = 0xac51cdb8;
    expect lane 6 R8 = 0xac51cdb8;
    expect lane 7 R8 = 0xac51cdb8;
    expect lane 8 R8 = 0xac51cdb8;
    expect lane 9 R8 = 0xac51cdb8;
    expect lane 10 R8 = 0xac51cdb8;
    expect lane 11 R8 = 0xac51cdb8;
    expect lane 12 R8 = 0xac51cdb8;
    expect lane 13 R8 = 0xac51cdb8;
    expect lane 14 R8 = 0xac51cdb8;
    expect lane 15 R8 = 0xac51cdb8;
}

warp 14 {
    asm "TLD4.R R8, R0, 14, 2D, 0x1"  active 0xffff
    s = { bits(0x407c0000) bits(0x400e0000) bits(0x3eb00000) bits(0x3f4c0000) bits(0x3e900000) bits(0x3f550000) bits(0x3fe50000) bits(0x40710000) bits(0x40604000) bits(0x3f420000) bits(0x3fa60000) bits(0x3f400000) bits(0x405dc000) bits(0x3fbb0000) bits(0x3f8e0000) bits(0x406f4000) ... }
    t = { bits(0x3fed8000) bits(0x404e0000) bits(0x40300000) bits(0x405c8000) bits(0x3ed00000) bits(0x3f8d0000) bits(0x40454000) bits(0x3f8e8000) bits(0x40578000) bits(0x406c8000) bits(0x3f978000) bits(0x3ed20000) bits(0x40008000) bits(0x3fee0000) bits(0x402f8000) bits(0x4054c000) ... }
    expect lane 0 R8 = 0x0d1a439c;
    expect lane 1 R8 = 0x0d1a439c;
    expect lane 2 R8 = 0x0d1a439c;
    expect lane 3 R8 = 0x0d1a439c;
    expect lane 4 R8 = 0x0d1a439c;
    expect lane 5 R8 = 0x0d1a439c;
    expect lane 6 R8 = 0x0d1a439c;
    expect lane 7 R8 = 0x0d1a439c;
    expect lane 8 R8 = 0x0d1a439c;
    expect lane 9 R8 = 0x0d1a439c;
    expect lane 10 R8 = 0x0d1a439c;
    expect lane 11 R8 = 0x0d1a439c;
    expect lane 12 R8 = 0x0d1a439c;
    expect lane 13 R8 = 0x0d1a439c;
    expect lane 14 R8 = 0x0d1a439c;
    expect lane 15 R8 = 0x0d1a439c;
}

warp 15 {
    asm "TLD4.R R8, R0, 15, 2D, 0x1"  active 0xffff
    s = { bits(0x40270000) bits(0x3fb80000) bits(0x3edc0000) bits(0x3fea0000) bits(0x40168000) bits(0x3f490000) bits(0x3f490000) bits(0x402f4000) bits(0x406d0000) bits(0x40418000) bits(0x3fa18000) bits(0x40034000) bits(0x403ac000) bits(0x4049c000) bits(0x3fdb8000) bits(0x3d300000) ... }
    t = { bits(0x3e6c0000) bits(0x3e480000) bits(0x3eba0000) bits(0x4047c000) bits(0x3f620000) bits(0x402e4000) bits(0x3f6d0000) bits(0x40374000) bits(0x3f100000) bits(0x3f8f0000) bits(0x406fc000) bits(0x3e8a0000) bits(0x4018c000) bits(0x4056c000) bits(0x404cc000) bits(0x4010c000) ... }
    expect lane 0 R8 = 0x7f6285ff;
    expect lane 1 R8 = 0x7f6285ff;
    expect lane 2 R8 = 0x7f6285ff;
    expect lane 3 R8 = 0x7f6285ff;
    expect lane 4 R8 = 0x7f6285ff;
    expect lane 5 R8 = 0x7f6285ff;
    expect lane 6 R8 = 0x7f6285ff;
    expect lane 7 R8 = 0x7f6285ff;
    expect lane 8 R8 = 0x7f6285ff;
    expect lane 9 R8 = 0x7f6285ff;
    expect lane 10 R8 = 0x7f6285ff;
    expect lane 11 R8 = 0x7f6285ff;
    expect lane 12 R8 = 0x7f6285ff;
    expect lane 13 R8 = 0x7f6285ff;
    expect lane 14 R8 = 0x7f6285ff;
    expect lane 15 R8 = 0x7f6285ff;
}

warp 16 {
    asm "TLD4.R R8, R0, 16, 2D, 0x1"  active 0xffff
    s = { bits(0x3f850000) bits(0x402b0000) bits(0x406f4000) bits(0x3f670000) bits(0x3faf8000) bits(0x40180000) bits(0x3fa10000) bits(0x40734000) bits(0x3ed60000) bits(0x3fb70000) bits(0x40420000) bits(0x40178000) bits(0x3f840000) bits(0x40150000) bits(0x40538000) bits(0x3fbe0000) ... }
    t = { bits(0x403f8000) bits(0x401b8000) bits(0x3d980000) bits(0x40138000) bits(0x401c8000) bits(0x40244000) bits(0x40730000) bits(0x407e4000) bits(0x400d8000) bits(0x40494000) bits(0x3ec60000) bits(0x3f050000) bits(0x3f100000) bits(0x407a4000) bits(0x3e4c0000) bits(0x3f9a8000) ... }
    expect lane 0 R8 = 0x082c3f33;
    expect lane 1 R8 = 0x082c3f33;
    expect lane 2 R8 = 0x082c3f33;
    expect lane 3 R8 = 0x082c3f33;
    expect lane 4 R8 = 0x082c3f33;
    expect lane 5 R8 = 0x082c3f33;
    expect lane 6 R8 = 0x082c3f33;
    expect lane 7 R8 = 0x082c3f33;
    expect lane 8 R8 = 0x082c3f33;
    expect lane 9 R8 = 0x082c3f33;
    expect lane 10 R8 = 0x082c3f33;
    expect lane 11 R8 = 0x082c3f33;
    expect lane 12 R8 = 0x082c3f33;
    expect lane 13 R8 = 0x082c3f33;
    expect lane 14 R8 = 0x082c3f33;
    expect lane 15 R8 = 0x082c3f33;
}

warp 17 {
    asm "TLD4.R R8, R0, 17, 2D, 0x1"  active 0xffff
    s = { bits(0x3fe20000) bits(0x40798000) bits(0x3de00000) bits(0x3fde8000) bits(0x3ef00000) bits(0x3fb60000) bits(0x3f6c0000) bits(0x3f9f0000) bits(0x400b4000) bits(0x3f180000) bits(0x40794000) bits(0x40248000) bits(0x3fe80000) bits(0x40290000) bits(0x3f630000) bits(0x40180000) ... }
    t = { bits(0x406c4000) bits(0x3eb40000) bits(0x3f8f8000) bits(0x3f4b0000) bits(0x3f080000) bits(0x3e400000) bits(0x404fc000) bits(0x3fa50000) bits(0x3fbd8000) bits(0x3f5c0000) bits(0x3f8f8000) bits(0x3f970000) bits(0x402b0000) bits(0x404d0000) bits(0x40644000) bits(0x40058000) ... }
    expect lane 0 R8 = 0x8be0a8c2;
    expect lane 1 R8 = 0x8be0a8c2;
    expect lane 2 R8 = 0x8be0a8c2;
    expect lane 3 R8 = 0x8be0a8c2;
    expect lane 4 R8 = 0x8be0a8c2;
    expect lane 5 R8 = 0x8be0a8c2;
    expect lane 6 R8 = 0x8be0a8c2;
    expect lane 7 R8 = 0x8be0a8c2;
    expect lane 8 R8 = 0x8be0a8c2;
    expect lane 9 R8 = 0x8be0a8c2;
    expect lane 10 R8 = 0x8be0a8c2;
    expect lane 11 R8 = 0x8be0a8c2;
    expect lane 12 R8 = 0x8be0a8c2;
    expect lane 13 R8 = 0x8be0a8c2;
    expect lane 14 R8 = 0x8be0a8c2;
    expect lane 15 R8 = 0x8be0a8c2;
}

warp 18 {
    asm "TLD4.R R8, R0, 18, 2D, 0x1"  active 0xffff
    s = { bits(0x4004c000) bits(0x4051c000) bits(0x40408000) bits(0x3fc58000) bits(0x4045c000) bits(0x3fb20000) bits(0x3f0b0000) bits(0x3f6a0000) bits(0x4002c000) bits(0x4025c000) bits(0x3f4f0000) bits(0x401b8000) bits(0x3e280000) bits(0x3feb0000) bits(0x402bc000) bits(0x3fe70000) ... }
    t = { bits(0x40418000) bits(0x3ea80000) bits(0x3f770000) bits(0x3ff40000) bits(0x4049c000) bits(0x404fc000) bits(0x402f4000) bits(0x4009c000) bits(0x3ed80000) bits(0x404e4000) bits(0x3f910000) bits(0x40684000) bits(0x4025c000) bits(0x3edc0000) bits(0x3fd48000) bits(0x3f8f8000) ... }
    expect lane 0 R8 = 0x243628d6;
    expect lane 1 R8 = 0x243628d6;
    expect lane 2 R8 = 0x243628d6;
    expect lane 3 R8 = 0x243628d6;
    expect lane 4 R8 = 0x243628d6;
    expect lane 5 R8 = 0x243628d6;
    expect lane 6 R8 = 0x243628d6;
    expect lane 7 R8 = 0x243628d6;
    expect lane 8 R8 = 0x243628d6;
    expect lane 9 R8 = 0x243628d6;
    expect lane 10 R8 = 0x243628d6;
    expect lane 11 R8 = 0x243628d6;
    expect lane 12 R8 = 0x243628d6;
    expect lane 13 R8 = 0x243628d6;
    expect lane 14 R8 = 0x243628d6;
    expect lane 15 R8 = 0x243628d6;
}

warp 19 {
    asm "TLD4.R R8, R0, 19, 2D, 0x1"  active 0xffff
    s = { bits(0x3ca00000) bits(0x3fa30000) bits(0x3fdc0000) bits(0x40578000) bits(0x3f9a8000) bits(0x4038c000) bits(0x40264000) bits(0x402e0000) bits(0x4002c000) bits(0x402d0000) bits(0x40220000) bits(0x3ff98000) bits(0x40248000) bits(0x3e540000) bits(0x3ff20000) bits(0x4004c000) ... }
    t = { bits(0x3f950000) bits(0x4058c000) bits(0x400a8000) bits(0x3f070000) bits(0x40220000) bits(0x40564000) bits(0x3fed8000) bits(0x3fcd0000) bits(0x400e0000) bits(0x4014c000) bits(0x40584000) bits(0x4021c000) bits(0x406f4000) bits(0x40090000) bits(0x407e4000) bits(0x3fe40000) ... }
    expect lane 0 R8 = 0x5e9f23da;
    expect lane 1 R8 = 0x5e9f23da;
    expect lane 2 R8 = 0x5e9f23da;
    expect lane 3 R8 = 0x5e9f23da;
    expect lane 4 R8 = 0x5e9f23da;
    expect lane 5 R8 = 0x5e9f23da;
    expect lane 6 R8 = 0x5e9f23da;
    expect lane 7 R8 = 0x5e9f23da;
    expect lane 8 R8 = 0x5e9f23da;
    expect lane 9 R8 = 0x5e9f23da;
    expect lane 10 R8 = 0x5e9f23da;
    expect lane 11 R8 = 0x5e9f23da;
    expect lane 12 R8 = 0x5e9f23da;
    expect lane 13 R8 = 0x5e9f23da;
    expect lane 14 R8 = 0x5e9f23da;
    expect lane 15 R8 = 0x5e9f23da;
}

warp 20 {
    asm "TLD4.R R8, R0, 20, 2D, 0x1"  active 0xffff
    s = { bits(0x3fc88000) bits(0x4024c000) bits(0x407f4000) bits(0x40520000) bits(0x405ec000) bits(0x3e640000) bits(0x4053c000) bits(0x3f9e8000) bits(0x4033c000) bits(0x3fd18000) bits(0x405a4000) bits(0x3f640000) bits(0x3d880000) bits(0x3fff8000) bits(0x3f7f0000) bits(0x3d700000) ... }
    t = { bits(0x407a4000) bits(0x3fa08000) bits(0x3fbc0000) bits(0x40144000) bits(0x400c0000) bits(0x405a0000) bits(0x402f8000) bits(0x3fb28000) bits(0x4072c000) bits(0x40564000) bits(0x40520000) bits(0x40274000) bits(0x3f490000) bits(0x3feb0000) bits(0x3f400000) bits(0x400f0000) ... }
    expect lane 0 R8 = 0x19eca4cf;
    expect lane 1 R8 = 0x19eca4cf;
    expect lane 2 R8 = 0x19eca4cf;
    expect lane 3 R8 = 0x19eca4cf;
    expect lane 4 R8 = 0x19eca4cf;
    expect lane 5 R8 = 0x19eca4cf;
    expect lane 6 R8 = 0x19eca4cf;
    expect lane 7 R8 = 0x19eca4cf;
    expect lane 8 R8 = 0x19eca4cf;
    expect lane 9 R8 = 0x19eca4cf;
    expect lane 10 R8 = 0x19eca4cf;
    expect lane 11 R8 = 0x19eca4cf;
    expect lane 12 R8 = 0x19eca4cf;
    expect lane 13 R8 = 0x19eca4cf;
    expect lane 14 R8 = 0x19eca4cf;
    expect lane 15 R8 = 0x19eca4cf;
}

warp 21 {
    asm "TLD4.R R8, R0, 21, 2D, 0x1"  active 0xffff
    s = { bits(0x4055c000) bits(0x40698000) bits(0x40600000) bits(0x40400000) bits(0x3fe78000) bits(0x3fd00000) bits(0x3fd50000) bits(0x3fc88000) bits(0x40194000) bits(0x3fd10000) bits(0x40168000) bits(0x3ea80000) bits(0x3f1c0000) bits(0x40790000) bits(0x40450000) bits(0x40370000) ... }
    t = { bits(0x407a4000) bits(0x40680000) bits(0x402c0000) bits(0x3eaa0000) bits(0x3e680000) bits(0x3f998000) bits(0x3f8b0000) bits(0x3e8c0000) bits(0x405e0000) bits(0x40524000) bits(0x401fc000) bits(0x4020c000) bits(0x40080000) bits(0x3f230000) bits(0x3f7b0000) bits(0x401dc000) ... }
    expect lane 0 R8 = 0x16b7b094;
    expect lane 1 R8 = 0x16b7b094;
    expect lane 2 R8 = 0x16b7b094;
    expect lane 3 R8 = 0x16b7b094;
    expect lane 4 R8 = 0x16b7b094;
    expect lane 5 R8 = 0x16b7b094;
    expect lane 6 R8 = 0x16b7b094;
    expect lane 7 R8 = 0x16b7b094;
    expect lane 8 R8 = 0x16b7b094;
    expect lane 9 R8 = 0x16b7b094;
    expect lane 10 R8 = 0x16b7b094;
    expect lane 11 R8 = 0x16b7b094;
    expect lane 12 R8 = 0x16b7b094;
    expect lane 13 R8 = 0x16b7b094;
    expect lane 14 R8 = 0x16b7b094;
    expect lane 15 R8 = 0x16b7b094;
}

warp 22 {
    asm "TLD4.R R8, R0, 22, 2D, 0x1"  active 0xffff
    s = { bits(0x40168000) bits(0x40434000) bits(0x3d500000) bits(0x3f160000) bits(0x400e4000) bits(0x400d8000) bits(0x40164000) bits(0x4051c000) bits(0x3f2a0000) bits(0x40634000) bits(0x3fdb0000) bits(0x3fdc8000) bits(0x3e740000) bits(0x3d800000) bits(0x405a0000) bits(0x400b8000) ... }
    t = { bits(0x40210000) bits(0x406ec000) bits(0x3fae0000) bits(0x3fb20000) bits(0x3fb88000) bits(0x4042c000) bits(0x400d4000) bits(0x3f818000) bits(0x3fff8000) bits(0x4019c000) bits(0x3f7d0000) bits(0x4022c000) bits(0x402cc000) bits(0x40474000) bits(0x400d8000) bits(0x3e700000) ... }
    expect lane 0 R8 = 0x40cb7cb1;
    expect lane 1 R8 = 0x40cb7cb1;
    expect lane 2 R8 = 0x40cb7cb1;
    expect lane 3 R8 = 0x40cb7cb1;
    expect lane 4 R8 = 0x40cb7cb1;
    expect lane 5 R8 = 0x40cb7cb1;
    expect lane 6 R8 = 0x40cb7cb1;
    expect lane 7 R8 = 0x40cb7cb1;
    expect lane 8 R8 = 0x40cb7cb1;
    expect lane 9 R8 = 0x40cb7cb1;
    expect lane 10 R8 = 0x40cb7cb1;
    expect lane 11 R8 = 0x40cb7cb1;
    expect lane 12 R8 = 0x40cb7cb1;
    expect lane 13 R8 = 0x40cb7cb1;
    expect lane 14 R8 = 0x40cb7cb1;
    expect lane 15 R8 = 0x40cb7cb1;
}

warp 23 {
    asm "TLD4.R R8, R0, 23, 2D, 0x1"  active 0xffff
    s = { bits(0x403a4000) bits(0x3e500000) bits(0x3ea20000) bits(0x3fcc0000) bits(0x400b8000) bits(0x40610000) bits(0x40764000) bits(0x40798000) bits(0x40104000) bits(0x40494000) bits(0x40524000) bits(0x3fe08000) bits(0x406dc000) bits(0x407d8000) bits(0x40488000) bits(0x3ef60000) ... }
    t = { bits(0x3fc50000) bits(0x3f520000) bits(0x00000000) bits(0x3fd90000) bits(0x40248000) bits(0x40134000) bits(0x40598000) bits(0x3ed20000) bits(0x402bc000) bits(0x3d000000) bits(0x3f380000) bits(0x400ac000) bits(0x3fc20000) bits(0x401c0000) bits(0x3ed20000) bits(0x3eb20000) ... }
    expect lane 0 R8 = 0x750ef8ac;
    expect lane 1 R8 = 0x750ef8ac;
    expect lane 2 R8 = 0x750ef8ac;
    expect lane 3 R8 = 0x750ef8ac;
    expect lane 4 R8 = 0x750ef8ac;
    expect lane 5 R8 = 0x750ef8ac;
    expect lane 6 R8 = 0x750ef8ac;
    expect lane 7 R8 = 0x750ef8ac;
    expect lane 8 R8 = 0x750ef8ac;
    expect lane 9 R8 = 0x750ef8ac;
    expect lane 10 R8 = 0x750ef8ac;
    expect lane 11 R8 = 0x750ef8ac;
    expect lane 12 R8 = 0x750ef8ac;
    expect lane 13 R8 = 0x750ef8ac;
    expect lane 14 R8 = 0x750ef8ac;
    expect lane 15 R8 = 0x750ef8ac;
}

warp 24 {
    asm "TLD4.R R8, R0, 24, 2D, 0x1"  active 0xffff
    s = { bits(0x402c8000) bits(0x403fc000) bits(0x3dd00000) bits(0x405a8000) bits(0x407d4000) bits(0x3e140000) bits(0x3fc10000) bits(0x3fb88000) bits(0x406bc000) bits(0x3ff80000) bits(0x401d4000) bits(0x402fc000) bits(0x402ac000) bits(0x3f830000) bits(0x40000000) bits(0x404d4000) ... }
    t = { bits(0x3f910000) bits(0x3f8f0000) bits(0x3e8c0000) bits(0x403b0000) bits(0x3f818000) bits(0x3fad8000) bits(0x401c8000) bits(0x400f0000) bits(0x3fc20000) bits(0x3fa80000) bits(0x40550000) bits(0x40108000) bits(0x40084000) bits(0x40210000) bits(0x3ffd8000) bits(0x401c0000) ... }
    expect lane 0 R8 = 0xc00660d9;
    expect lane 1 R8 = 0xc00660d9;
    expect lane 2 R8 = 0xc00660d9;
    expect lane 3 R8 = 0xc00660d9;
    expect lane 4 R8 = 0xc00660d9;
    expect lane 5 R8 = 0xc00660d9;
    expect lane 6 R8 = 0xc00660d9;
    expect lane 7 R8 = 0xc00660d9;
    expect lane 8 R8 = 0xc00660d9;
    expect lane 9 R8 = 0xc00660d9;
    expect lane 10 R8 = 0xc00660d9;
    expect lane 11 R8 = 0xc00660d9;
    expect lane 12 R8 = 0xc00660d9;
    expect lane 13 R8 = 0xc00660d9;
    expect lane 14 R8 = 0xc00660d9;
    expect lane 15 R8 = 0xc00660d9;
}

warp 25 {
    asm "TLD4.R R8, R0, 25, 2D, 0x1"  active 0xffff
    s = { bits(0x403f8000) bits(0x403bc000) bits(0x3fa18000) bits(0x3f9b0000) bits(0x407f4000) bits(0x3faf8000) bits(0x40560000) bits(0x404e4000) bits(0x40700000) bits(0x3ef60000) bits(0x400a0000) bits(0x4058c000) bits(0x405e8000) bits(0x3fbf8000) bits(0x40120000) bits(0x3f8d8000) ... }
    t = { bits(0x40534000) bits(0x3fe08000) bits(0x406f8000) bits(0x3dd80000) bits(0x3f850000) bits(0x4043c000) bits(0x3f210000) bits(0x3fad8000) bits(0x400d8000) bits(0x403d4000) bits(0x40404000) bits(0x406b0000) bits(0x3fca8000) bits(0x4030c000) bits(0x40430000) bits(0x4073c000) ... }
    expect lane 0 R8 = 0xf8d0d9a0;
    expect lane 1 R8 = 0xf8d0d9a0;
    expect lane 2 R8 = 0xf8d0d9a0;
    expect lane 3 R8 = 0xf8d0d9a0;
    expect lane 4 R8 = 0xf8d0d9a0;
    expect lane 5 R8 = 0xf8d0d9a0;
    expect lane 6 R8 = 0xf8d0d9a0;
    expect lane 7 R8 = 0xf8d0d9a0;
    expect lane 8 R8 = 0xf8d0d9a0;
    expect lane 9 R8 = 0xf8d0d9a0;
    expect lane 10 R8 = 0xf8d0d9a0;
    expect lane 11 R8 = 0xf8d0d9a0;
    expect lane 12 R8 = 0xf8d0d9a0;
    expect lane 13 R8 = 0xf8d0d9a0;
    expect lane 14 R8 = 0xf8d0d9a0;
    expect lane 15 R8 = 0xf8d0d9a0;
}

warp 26 {
    asm "TLD4.R R8, R0, 26, 2D, 0x1"  active 0xffff
    s = { bits(0x3eec0000) bits(0x407c8000) bits(0x40220000) bits(0x3f1b0000) bits(0x3fa48000) bits(0x3f1e0000) bits(0x3ff20000) bits(0x3f9a0000) bits(0x40040000) bits(0x3d880000) bits(0x40254000) bits(0x3f838000) bits(0x40014000) bits(0x3fce8000) bits(0x3f8f8000) bits(0x3ebc0000) ... }
    t = { bits(0x40568000) bits(0x3f948000) bits(0x3f1c0000) bits(0x40180000) bits(0x4042c000) bits(0x40328000) bits(0x40240000) bits(0x3fa18000) bits(0x40178000) bits(0x3fbb8000) bits(0x40740000) bits(0x3ff70000) bits(0x3fd98000) bits(0x40390000) bits(0x400c0000) bits(0x403b0000) ... }
    expect lane 0 R8 = 0xd012cbfc;
    expect lane 1 R8 = 0xd012cbfc;
    expect lane 2 R8 = 0xd012cbfc;
    expect lane 3 R8 = 0xd012cbfc;
    expect lane 4 R8 = 0xd012cbfc;
    expect lane 5 R8 = 0xd012cbfc;
    expect lane 6 R8 = 0xd012cbfc;
    expect lane 7 R8 = 0xd012cbfc;
    expect lane 8 R8 = 0xd012cbfc;
    expect lane 9 R8 = 0xd012cbfc;
    expect lane 10 R8 = 0xd012cbfc;
    expect lane 11 R8 = 0xd012cbfc;
    expect lane 12 R8 = 0xd012cbfc;
    expect lane 13 R8 = 0xd012cbfc;
    expect lane 14 R8 = 0xd012cbfc;
    expect lane 15 R8 = 0xd012cbfc;
}

warp 27 {
    asm "TLD4.R R8, R0, 27, 2D, 0x1"  active 0xffff
    s = { bits(0x3f8a8000) bits(0x4042c000) bits(0x3faf0000) bits(0x4072c000) bits(0x3ef60000) bits(0x3e600000) bits(0x401b8000) bits(0x3fd60000) bits(0x3df80000) bits(0x3e8c0000) bits(0x3fd48000) bits(0x3b800000) bits(0x403f4000) bits(0x3e0c0000) bits(0x3fb58000) bits(0x4063c000) ... }
    t = { bits(0x40050000) bits(0x40250000) bits(0x3f240000) bits(0x40448000) bits(0x406dc000) bits(0x3e900000) bits(0x40618000) bits(0x3ffc0000) bits(0x400a0000) bits(0x3ff08000) bits(0x3fe10000) bits(0x40010000) bits(0x404a4000) bits(0x4051c000) bits(0x40668000) bits(0x4059c000) ... }
    expect lane 0 R8 = 0x77cfdcc2;
    expect lane 1 R8 = 0x77cfdcc2;
    expect lane 2 R8 = 0x77cfdcc2;
    expect lane 3 R8 = 0x77cfdcc2;
    expect lane 4 R8 = 0x77cfdcc2;
    expect lane 5 R8 = 0x77cfdcc2;
    expect lane 6 R8 = 0x77cfdcc2;
    expect lane 7 R8 = 0x77cfdcc2;
    expect lane 8 R8 = 0x77cfdcc2;
    expect lane 9 R8 = 0x77cfdcc2;
    expect lane 10 R8 = 0x77cfdcc2;
    expect lane 11 R8 = 0x77cfdcc2;
    expect lane 12 R8 = 0x77cfdcc2;
    expect lane 13 R8 = 0x77cfdcc2;
    expect lane 14 R8 = 0x77cfdcc2;
    expect lane 15 R8 = 0x77cfdcc2;
}

warp 28 {
    asm "TLD4.R R8, R0, 28, 2D, 0x1"  active 0xffff
    s = { bits(0x3f9e8000) bits(0x3fda0000) bits(0x3f260000) bits(0x403ec000) bits(0x40134000) bits(0x3f4c0000) bits(0x3f780000) bits(0x3f640000) bits(0x404ac000) bits(0x40168000) bits(0x3f220000) bits(0x3fb30000) bits(0x3e0c0000) bits(0x40188000) bits(0x3faa8000) bits(0x407e8000) ... }
    t = { bits(0x40658000) bits(0x3f850000) bits(0x3f9d0000) bits(0x3f830000) bits(0x3fcd0000) bits(0x3f8d0000) bits(0x3da80000) bits(0x3fc68000) bits(0x40230000) bits(0x3f918000) bits(0x3fa18000) bits(0x3f878000) bits(0x3f060000) bits(0x40718000) bits(0x3fc48000) bits(0x40614000) ... }
    expect lane 0 R8 = 0x53f67786;
    expect lane 1 R8 = 0x53f67786;
    expect lane 2 R8 = 0x53f67786;
    expect lane 3 R8 = 0x53f67786;
    expect lane 4 R8 = 0x53f67786;
    expect lane 5 R8 = 0x53f67786;
    expect lane 6 R8 = 0x53f67786;
    expect lane 7 R8 = 0x53f67786;
    expect lane 8 R8 = 0x53f67786;
    expect lane 9 R8 = 0x53f67786;
    expect lane 10 R8 = 0x53f67786;
    expect lane 11 R8 = 0x53f67786;
    expect lane 12 R8 = 0x53f67786;
    expect lane 13 R8 = 0x53f67786;
    expect lane 14 R8 = 0x53f67786;
    expect lane 15 R8 = 0x53f67786;
}

warp 29 {
    asm "TLD4.R R8, R0, 29, 2D, 0x1"  active 0xffff
    s = { bits(0x40238000) bits(0x40424000) bits(0x40694000) bits(0x3f0f0000) bits(0x404b8000) bits(0x3fb68000) bits(0x407a4000) bits(0x403f0000) bits(0x3ff18000) bits(0x3f9b8000) bits(0x3e940000) bits(0x3fe68000) bits(0x40368000) bits(0x4071c000) bits(0x3df80000) bits(0x404d0000) ... }
    t = { bits(0x3f640000) bits(0x40584000) bits(0x3ff68000) bits(0x404c8000) bits(0x40440000) bits(0x40224000) bits(0x40604000) bits(0x3ee60000) bits(0x40730000) bits(0x3ff28000) bits(0x407dc000) bits(0x4074c000) bits(0x3fe00000) bits(0x407e0000) bits(0x3ed60000) bits(0x40590000) ... }
    expect lane 0 R8 = 0x9b87fa3b;
    expect lane 1 R8 = 0x9b87fa3b;
    expect lane 2 R8 = 0x9b87fa3b;
    expect lane 3 R8 = 0x9b87fa3b;
    expect lane 4 R8 = 0x9b87fa3b;
    expect lane 5 R8 = 0x9b87fa3b;
    expect lane 6 R8 = 0x9b87fa3b;
    expect lane 7 R8 = 0x9b87fa3b;
    expect lane 8 R8 = 0x9b87fa3b;
    expect lane 9 R8 = 0x9b87fa3b;
    expect lane 10 R8 = 0x9b87fa3b;
    expect lane 11 R8 = 0x9b87fa3b;
    expect lane 12 R8 = 0x9b87fa3b;
    expect lane 13 R8 = 0x9b87fa3b;
    expect lane 14 R8 = 0x9b87fa3b;
    expect lane 15 R8 = 0x9b87fa3b;
}

warp 30 {
    asm "TLD4.R R8, R0, 30, 2D, 0x1"  active 0xffff
    s = { bits(0x3f7a0000) bits(0x3eea0000) bits(0x40444000) bits(0x3dd80000) bits(0x40704000) bits(0x3f9d0000) bits(0x40248000) bits(0x3fb48000) bits(0x40168000) bits(0x40200000) bits(0x4044c000) bits(0x3fbd0000) bits(0x3ffe0000) bits(0x40300000) bits(0x40450000) bits(0x40430000) ... }
    t = { bits(0x4072c000) bits(0x40188000) bits(0x401c0000) bits(0x3f120000) bits(0x3fde0000) bits(0x3fc18000) bits(0x40560000) bits(0x3fd78000) bits(0x3fad8000) bits(0x40094000) bits(0x3f660000) bits(0x3f460000) bits(0x3f988000) bits(0x3f9b0000) bits(0x40444000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0xa0e11753;
    expect lane 1 R8 = 0xa0e11753;
    expect lane 2 R8 = 0xa0e11753;
    expect lane 3 R8 = 0xa0e11753;
    expect lane 4 R8 = 0xa0e11753;
    expect lane 5 R8 = 0xa0e11753;
    expect lane 6 R8 = 0xa0e11753;
    expect lane 7 R8 = 0xa0e11753;
    expect lane 8 R8 = 0xa0e11753;
    expect lane 9 R8 = 0xa0e11753;
    expect lane 10 R8 = 0xa0e11753;
    expect lane 11 R8 = 0xa0e11753;
    expect lane 12 R8 = 0xa0e11753;
    expect lane 13 R8 = 0xa0e11753;
    expect lane 14 R8 = 0xa0e11753;
    expect lane 15 R8 = 0xa0e11753;
}

warp 31 {
    asm "TLD4.R R8, R0, 31, 2D, 0x1"  active 0xffff
    s = { bits(0x3f410000) bits(0x3f0c0000) bits(0x401e0000) bits(0x3f640000) bits(0x3fee8000) bits(0x40030000) bits(0x402cc000) bits(0x3fe20000) bits(0x406f8000) bits(0x3f940000) bits(0x3f320000) bits(0x40148000) bits(0x3f1e0000) bits(0x3f4b0000) bits(0x3ca00000) bits(0x403cc000) ... }
    t = { bits(0x3fc10000) bits(0x403c0000) bits(0x40338000) bits(0x3eb40000) bits(0x3fe10000) bits(0x3fde8000) bits(0x407d4000) bits(0x3faf8000) bits(0x40518000) bits(0x40124000) bits(0x3d500000) bits(0x407f8000) bits(0x3fda0000) bits(0x40708000) bits(0x40028000) bits(0x40224000) ... }
    expect lane 0 R8 = 0x78a3eb3d;
    expect lane 1 R8 = 0x78a3eb3d;
    expect lane 2 R8 = 0x78a3eb3d;
    expect lane 3 R8 = 0x78a3eb3d;
    expect lane 4 R8 = 0x78a3eb3d;
    expect lane 5 R8 = 0x78a3eb3d;
    expect lane 6 R8 = 0x78a3eb3d;
    expect lane 7 R8 = 0x78a3eb3d;
    expect lane 8 R8 = 0x78a3eb3d;
    expect lane 9 R8 = 0x78a3eb3d;
    expect lane 10 R8 = 0x78a3eb3d;
    expect lane 11 R8 = 0x78a3eb3d;
    expect lane 12 R8 = 0x78a3eb3d;
    expect lane 13 R8 = 0x78a3eb3d;
    expect lane 14 R8 = 0x78a3eb3d;
    expect lane 15 R8 = 0x78a3eb3d;
}
