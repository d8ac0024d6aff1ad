# SUST.2D_ARRAY all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-26 R-SUST-28
sampler 0 { }
texture 0 { raw 58d49209 01000c00 00600003 60000010 e2800000 80100020 00000000 00000066 }   # TWO_D_ARRAY 1 x 33 x 17, A2B10G10R10 UINT, blocks of 1 x 4 x 1, level 6 of 7
handle 0x0 0x0
warp 0 {
    asm "SUST.P.2D_ARRAY.R.TRAP [R8], R104, 0x0"
    x = { 0 0 0x80000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 ... }
    y = { 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 2 0 -1 0xead197be 0 0x3f440526 0 0 0 0 0x7fffffff 0 ... }
    array = { 65537 65552 65537 0xffff0012 0xffff000a 0x186bf 0xffff000d 65551 77349 65546 11 0xffff0003 65547 4 65544 7
      65550 0xffff0007 0xffff000e 0 65545 0xffff0010 65545 0 65545 65550 65538 65536 6 65546 0xffff000c 14 }
    data0 = { 0x387fffff 0x4f800000 0x477fdfff 0xb8800000 43449 0x5f09b1fe 0x3dc360cb 0xc77ff000 0x3f317915 0x791da8f6
      0x7fffff 0xa69e09 0x6719c74 0x7f800000 0x8af7bafb 0xe33503 0x7f800000 0xa6cba6ea 0xc77ff001 0x9434d605
      0xbf833786 0xbf7fffff 0x387fffff 0xffc00000 29 0xcf800000 0x5f29284b 0xbeffffff 0x800000 0xbf3cdb42
      0xf4e5866 0xbe2e7dac }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = array
    expect lane 4 surface.action = "trap"  surface.axis = y
    expect lane 5 surface.action = "trap"  surface.axis = array
    expect lane 8 surface.action = "trap"  surface.axis = array
    expect lane 15 surface.action = "trap"  surface.axis = y
    expect lane 17 surface.action = "trap"  surface.axis = y
    expect lane 19 surface.action = "trap"  surface.axis = y
    expect lane 20 surface.action = "trap"  surface.axis = y
    expect lane 22 surface.action = "trap"  surface.axis = y
    expect lane 25 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = y
}
texture 1 { raw 58d2491e 02001a00 00600003 10000008 e2800063 80010063 00000000 00000000 }   # TWO_D_ARRAY 100 x 100 x 2, G4R4 UNORM, blocks of 1 x 2 x 1, level 0 of 2
warp 1 {
    asm "SUST.D.2D_ARRAY.CS.IGN [R152], RZ, R98"
    x = { 0x80000000 22 0x80000000 0 4 14 20 25 17 10 23 4 21 10 5 26 24 4 21 15 1 12 7 20 20 11 19 15 5 0 17 2 }
    y = { 18 101 84 84 15 0x7fffffff 101 11 0 68 96 0x80000001 49 79 0x80000000 70 88 52 9 96 95 90 99 0x7ffffffe 58 93
      13 0x80000000 9 85 41 89 }
    array = { 0xffff0000 65537 0 0x1ffff 0xffff8a56 65536 0xffff0001 65537 65536 2 0xffff0000 2 65537 65537 0 0xffff0000
      65537 0xffff0001 65536 0 65537 1 65536 0xffff0001 0 0xffff0001 0xffff0000 65537 0xffff0001 0xffff0001 1
      65537 }
    handle = 1
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = array
    expect lane 4 surface.action = "bounds"  surface.axis = array
    expect lane 5 surface.action = "bounds"  surface.axis = y
    expect lane 6 surface.action = "bounds"  surface.axis = y
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = array
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 27 surface.action = "bounds"  surface.axis = y
}
texture 2 { raw 58d4920c 03001200 00600003 6000002a e2800001 80000001 00000000 00000054 }   # TWO_D_ARRAY 2 x 2 x 1, R16_G16 UINT, blocks of 4 x 32 x 1, level 4 of 7
handle 0x2 0x2
warp 2 {
    asm "SUST.D.2D_ARRAY.WT.U16.TRAP [R208], R20, 0x2"
    x = { 1 1 0x80000000 0 0 0 0 1 1 0 1 0 1 3 1 1 0 0 1 1 0 0 0x80000000 0 -1 1 1 3 1 1 1 0 }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 ... }
    array = { 0xffff0000 65538 0 65536 0xffff0000 0 0xffff0000 0 65536 0 65536 0 0xffff0000 65536 65536 65536 0xffff0000
      65536 0xffff0000 0 65536 0 65536 0 0xffff0000 0 65536 0 37461 0 ... }
    data0 = { 0x477ff000 3152 0xbf0d43bc 0x4154aa7d 0x3f76226f 174 55279 173 0x477ff001 0xcf800000 0x3f955691 27889
      0xbc972f99 0x85ba09de 0 140 0xe59c1651 0x481d0c70 14982 0x2e76f6 0x3f7fffff 0x477fdfff 39 239 0x88c870f0
      0xbea1cfca 0xc7800000 0x8d5e3aab 0x47800000 245 0x3ce2f450 0xbf000000 }
    expect lane 1 surface.action = "trap"  surface.axis = array
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = y
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = x
    expect lane 28 surface.action = "trap"  surface.axis = array
}
texture 3 { raw 58d4920f 04000c00 00600003 10000008 e2800001 80040000 00000000 00000000 }   # TWO_D_ARRAY 2 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1, level 0 of 2
handle 0x3 0x3
warp 3 {
    asm "SUST.D.BA.2D_ARRAY.WT.U8 [R28], R48, 0x3"
    x = { 4 9 4 6 6 6 0 5 0 4 2 0 5 1 3 6 0 5 5 5 5 6 5 1 3 0 4 5 3 6 0 2 }
    y = { 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 0x80000000 0 0 2 0 ... }
    array = { 2 0xffff0003 65538 2 65537 0xffff0000 2 0 2 1 0xffff0000 65536 65540 65539 65539 65537 0xffff0000 0xffff0001
      0xffff0003 0xffff0000 65539 0xffff0004 65538 0xffff0001 0 2 0xffff0002 0 0xffff0000 65537 65540 0 }
    data0 = { 0x477fefff 0x6f7ab483 0x64f89cb8 156 165 0x1a6e65 0xfe81f7aa 0x7c6d8ab 0xcdc307 0x3da40897 -1 0x3f38ceaa 45591
      29741 0xbf1da0db 0xbf670682 0xbeffffff 0xae876e97 0x80800000 0xc77fe000 0x240d825 70 0xbf994264 0x3f69c028
      0x80800000 0x60a7c61 0x40000000 0xbf20b2a0 0xbeac6444 23670 0xc0a7bb 25 }
    expect all surface.action = "store"
}
texture 4 { raw 58d36d89 05001e00 00600003 30000010 e280000f 80010000 00000000 00000000 }   # TWO_D_ARRAY 16 x 1 x 2, A2B10G10R10 SINT, blocks of 1 x 4 x 1, level 0 of 4
handle 0x4 0x4
warp 4 {
    asm "SUST.D.2D_ARRAY.WT.U16.IGN [R160], RZ, 0x4"
    x = { 26 28 0x80000001 23 8 6 23 5 10 7 31 7 3 28 7 1 16 27 31 30 4 6 27 17 27 18 27 17 7 6 ... }
    y = { 0 0 0 0 0 0x7fffffff 0 0 0 0 0 0x7fffffff 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 ... }
    array = { 0xffff0000 0xffff0001 0xffff0001 65536 65537 0xffff0000 0xffff0000 0xffff0000 0xffff0001 0 65535 0xffff0001
      65537 0xffff0001 0xffff3f5c 65536 65539 0xffff0001 65537 0xffff0000 9566 65537 0xffff0001 0xffff0001
      0xffff2924 65537 0xffff0001 0x1ffff 65536 0xffff0000 0xffff0000 0xffff0001 }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = y
    expect lane 10 surface.action = "bounds"  surface.axis = array
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = array
    expect lane 20 surface.action = "bounds"  surface.axis = array
    expect lane 24 surface.action = "bounds"  surface.axis = array
    expect lane 26 surface.action = "bounds"  surface.axis = y
    expect lane 27 surface.action = "bounds"  surface.axis = array
}
texture 5 { raw 58d36d9b 06000600 00600003 3000001a e2800001 80040063 00000000 00000022 }   # TWO_D_ARRAY 2 x 100 x 5, R16 SINT, blocks of 4 x 8 x 1, level 2 of 4
handle 0x5 0x5
warp 5 {
    asm "SUST.D.2D_ARRAY.CG.U16 [R116], RZ, 0x5"
    x = { 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0x7ffffffe 0 0 -1 0 0x80000000 -1 0 ... }
    y = { 0x7ffffffe 3 20 15 17 0x80000000 8 22 7 14 14 2 19 22 24 17 12 17 11 25 1 5 8 3 7 0 6 1 18 20 0x80000000 3 }
    array = { 65537 65539 0xffff0001 3 4 -1 1 65535 2 65538 65539 0xffff0002 65540 3 0xffff0003 0xffff0004 65536 6 0xffff0003
      0x1aa4a 0xffff0000 4 0xffff0004 65536 65537 0 -2 65540 0xffff0002 0xffff0001 3 0xffff0000 }
    expect all surface.action = "store"
}
texture 6 { raw 58d24914 07000000 00400003 0000002c e080000f 8000003b 00000000 00000000 }   # TWO_D 16 x 60 x 1, A1B5G5R5 UNORM, pitch 1408
handle 0x6 0x6
warp 6 {
    asm "SUST.D.2D_ARRAY.CG.S8.IGN [R52], RZ, 0x6"
    x = { 0x37d04507 30 24 26 29 0x80000000 15 21 0x7fffffff 3 23 0x80000001 12 22 14 13 11 0x7ffffffe 28 2 25 30 9 4 4
      31 30 7 31 25 25 5 }
    y = { 50 26 31 11 0x80000000 10 4 0 52 26 27 50 3 34 50 6 6 48 12 59 30 8 45 0x7fffffff 0 39 0 36 32 43 33 54 }
    array = { 0xffff0000 65536 0x1ffff 65536 65536 0 65536 0xffff0000 65536 65536 65536 65536 65536 65536 65536 0xffff0000 0
      65536 0 65536 65536 0xffff0000 65536 65536 0xffff0000 0 65536 65536 0 0xffff0000 0 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = array
    expect lane 4 surface.action = "bounds"  surface.axis = y
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = y
}
texture 7 { raw 58d12481 08000a00 00600003 00000000 e1800020 8000000f 00000000 00000000 }   # CUBEMAP 33 x 16 x 1, R32_G32_B32_A32 SNORM, blocks of 1 x 1 x 1
warp 7 {
    asm "SUST.D.2D_ARRAY.CS.U8 [R8], R52, R207"
    x = { 28 167 125 498 453 171 529 437 303 143 0x4e7791e5 338 152 453 0x53bd7659 260 36 527 158 526 157 281 122
      0xb3d45961 39 389 157 119 14 367 95 331 }
    y = { 12 10 0x80000001 4 15 3 6 6 12 15 9 0 6 12 9 0 8 11 13 12 9 6 11 14 12 11 8 8 12 6 11 0x10557323 }
    array = { 0xffff0002 0 0xffff0001 0xffff0004 65536 2 0xffff0005 65536 0xffff0005 65536 4 1 65538 1 3 0xffff0004 1 65541
      0xffff0004 65536 65538 65539 0xffff0004 7 65538 65541 65541 65540 65536 65537 -1 3 }
    data0 = { 0xbf70cee3 23 0x7fffff 8 0x207c242a 0x95468a86 0x571bf639 0xbf000001 4221 124 0x3eeb3928 0x3f27c3de 0x3effffff
      7284 0xe47c5258 0x34a7d11 0x40000000 51241 0x3f7f9638 0x99e9a510 0xbe487c15 0x80000001 0x80000000
      0x3eecd384 0x7fc00000 0xbf000000 0xab867871 0x3e2ecd8f 0xc570ea 56 0x9e66d9 0x98f532 }
    handle = 7
    expect all surface.action = "store"
}
texture 8 { raw 58d12496 09001600 00600003 00000021 e180000f 80000063 00000000 00000000 }   # CUBEMAP 16 x 100 x 1, B6G5R5 SNORM, blocks of 2 x 16 x 1
handle 0x8 0x8
warp 8 {
    word 0xeb2e008800a770ff
    x = { 13 9 11 3 11 5 3 3 6 3 0 14 14 0x7ffffffe 7 -1 12 13 0x80000001 0x7ffffffe 3 4 4 4 10 0 10 4 5 0x7ffffffe 5 11 }
    y = { 30 91 75 21 9 95 13 80 76 7 56 97 95 1 31 93 45 31 57 60 32 17 0xf1d0f17c 0xf4234c57 92 25 10 62 7 0 95 8 }
    array = { 65537 0 5 65536 4 0 5 0xffff0003 65535 0 65540 0xffff0005 -1 65538 65537 65541 65543 65536 65539 4 0xffff0004 3
      1 4 0xffff0000 0xffff0005 1 65541 65536 65536 65540 65541 }
    expect lane 8 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = array
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = array
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = y
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 9 { raw 58d36d98 0a000e00 00600003 1000001a e1800063 8000003b 00000000 00000010 }   # CUBEMAP 100 x 60 x 1, G8R8 SINT, blocks of 4 x 8 x 1, level 0 of 2
warp 9 {
    asm "SUST.P.2D_ARRAY.CG.TRAP [R180], RZ, R76"
    x = { 49 8 30 24 2 99 11 90 42 98 3 11 75 7 5 22 28 18 58 0 70 63 46 16 51 65 0 47 68 37 51 32 }
    y = { 23 29 40 14 60 0 50 33 59 28 17 55 23 35 2 30 47 24 29 2 22 44 61 11 7 47 27 37 23 24 55 0x574dc410 }
    array = { 1 2 65541 65541 0 65543 65538 0 65540 3 6 0xffff0000 1 3 0xffff0000 0xffff0004 0xffff0004 0x1ffff 65538 1 4 7
      65538 0xffff0002 65541 65539 65539 0xffff0004 0 65539 0x1ffff 5 }
    handle = 9
    expect lane 4 surface.action = "trap"  surface.axis = y
    expect lane 5 surface.action = "trap"  surface.axis = array
    expect lane 10 surface.action = "trap"  surface.axis = array
    expect lane 17 surface.action = "trap"  surface.axis = array
    expect lane 21 surface.action = "trap"  surface.axis = array
    expect lane 22 surface.action = "trap"  surface.axis = y
    expect lane 30 surface.action = "trap"  surface.axis = array
    expect lane 31 surface.action = "trap"  surface.axis = y
}
texture 10 { raw 58d7ffa1 0b000800 00600003 00000018 e4000001 80020020 00000000 00000000 }   # CUBEMAP_ARRAY 2 x 33 x 3, BF10GF11RF11 FLOAT, blocks of 1 x 8 x 1
warp 10 {
    word 0xeb364a880317c408
    x = { 7 3 0 0 6 3 3 4 1 2 1 7 7 3 5 0 4 6 4 7 1 2 7 6 2 4 3 0 0 3 5 3 }
    y = { 8 1 0x7ffffffe 14 13 24 31 25 2 23 4 20 9 16 12 -1 18 0 2 -1 2 0x80000001 2 23 31 6 9 16 9 8 0 21 }
    array = { 5 65553 0xffff0009 65543 0xffff000e 0xffff000c 65550 65552 19 6 0xffff0002 0xffff0001 16 13 0xffff000b
      0xffff000c 65545 6 8 0xffff0008 7 0xffff0013 9 14 65552 0 0xffff0010 65549 65553 65546 65542 0xffff0004 }
    data0 = { 0xc2489230 0x8a66cd 0xc77fe000 0x38800000 0x7fffff 0x40000000 0xc77ff001 0x1a1d1917 0xbf0ef634 62669 0xbf877cac
      0xd0824c 61673 0xb3000000 101 0xbe8305e5 0x3f07a669 0xd3f8a2d2 55 26289 18095 0x1578cbec 21741 0x3f7fffff
      0xbefd78b2 0xbf2bd30b 0x7fffff 0x12e339 0xbeb7fe1c 0x3e7be061 0x25b06258 0x6c4a4092 }
    handle = 10
    expect lane 2 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = array
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 19 surface.action = "bounds"  surface.axis = y
    expect lane 21 surface.action = "bounds"  surface.axis = y
}
texture 11 { raw 58d36d83 0c000000 00400003 00000032 e080003b 80000001 00000000 00000000 }   # TWO_D 60 x 2 x 1, R16_G16_B16_A16 SINT, pitch 1600
warp 11 {
    asm "SUST.P.2D_ARRAY.R.IGN [R68], R236, R140"
    x = { 53 31 0x80000000 19 54 61 21 3 61 44 26 12 23 45 42 33 14 12 0 22 35 59 44 17 59 0x80000001 48 54 57 40
      0x80000000 0 }
    y = { 0 0x7ffffffe 0x7ffffffe 1 1 1 1 0x7fffffff 0 0 2 1 0 0 1 0 3 0 0 0 1 1 1 -1 1 0 0 1 0 0 1 0x80000001 }
    array = { 0xffff0000 0xffff0000 0 0 0xffff0000 65536 0x1ffff 0xffff0000 65536 0 65536 0 65536 0xffff0000 0xffff0000 0
      65536 0 0 0xffff0000 0 65536 0xffff0000 0xffff0000 65536 0xffff0000 0 0 0 0 0 0xffff0000 }
    data0 = { 0xc77ff001 0xc7800000 0xfbaf08 0x8da36f95 0xbf920aeb 0x3f15e896 0x47800000 0x67abc734 0xbf90230d 0xc77fe001 185
      0xffc00000 0xbebbddca 51197 0xc7800000 0xff800000 0x477ff000 7 48 0xbf2bb953 0x3dd081e4 0xb095222f
      0xbf7fffff 0xbf855ab9 0 0xbeffffff 0xbf954692 0x3f000001 0xbf708add 255 0xbf800001 0x3f800000 }
    handle = 11
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = array
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 16 surface.action = "bounds"  surface.axis = y
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = y
}
texture 12 { raw 58d4921d 0d000600 00600003 00000010 e280003b 80100063 00000000 00000000 }   # TWO_D_ARRAY 60 x 100 x 17, R8 UINT, blocks of 1 x 4 x 1
handle 0xc 0xc
warp 12 {
    asm "SUST.P.2D_ARRAY.CG [R224], R100, 0xc"
    x = { 0x80000000 47 36 32 0 40 49 5 30 39 5 26 0x69ef98e3 18 7 26 0x80000000 27 28 21 20 58 2 33 31 0 12 54 1 23 17 8 }
    y = { 50 11 74 16 17 69 10 28 9 83 87 0xeb115869 81 34 77 6 65 84 55 99 95 59 51 24 0xed55630d 88 50 98 47 0x7fffffff
      97 49 }
    array = { 0xffff000b 14 15 0xffff0001 14 0 0xffff0008 65542 0xffff0000 0xffff0011 16 65541 12 14 0xffff0007 0xffff000c
      65537 0xffff000e 65540 7 0xffff000e 0xffff0006 11 0xffff000e 65548 65541 65547 12 0xffff0007 -1 65551 14 }
    data0 = { 0xbf000001 55171 0xbefa1753 0xbe023b92 0x3f584d6c 0x9d840 0xbeda9513 0x3f8ee3c5 0x436fda20 16024 0x80800000
      0xc77fe000 0x3ef54fd4 61819 0xff7fffff 0x3ed4684b 0xc697d20b 0xb8800000 0x477fefff 0x8d8419 0x4f800000
      0xff7fffff 0xbf0c7e24 0x3e87dbe0 0x7ce6d0 0x4835ac6d 0xd56fa344 840 0x3e8439fc 0xbe973faf 0xcf000000
      0x477fe001 }
    data1 = { 0x58bd7b 0xc77fe000 0x4f000000 0x800000 0x3ed7f43d 0x3f8cdb96 0xc702719d -1 0xfeb790 0x80000001 0x4f000000 21
      0x7fc00000 0x3f0fefcc 0x3ee37fc4 49638 29929 0xbfc153 12700 0xff7fffff 0xc77fefff 0x3f950c07 0x3f29dc93
      0x97050f79 0x4569ce5e 0xb7fc52 0x3e8da60a 0x40000000 17717 0xbeaa5b14 0x3e8845d7 0xc77fdfff }
    data2 = { 0x3f826757 0x404021f7 0x807fffff 0xcb393cf7 63989 0x3f7b53c0 0x3e51e374 0xc77ff000 0x477fefff 0xb87fffff
      0x477fefff 0x44865bcb 0x3f58326b 0x40000000 0x4d292ec1 44 0xbf6168ff 195 0x98d0055 30488 0x7f800001
      0xb3000001 0x7f800001 0xbe27f913 0x477ff001 0x3e226c05 0x9eaf0e3a 0x800000 0x59e93c 0xdb459f 0x8ea056be
      0x477fefff }
    data3 = { 0xbf800000 0xf041d2a0 0xbf0a7a1d 0xbefe7e1f 1 0xbd5bfc86 0x7fffffff 0xbd2803ae 0xbf4ff657 0x47800000 0x929e6f77
      0x59f6a 134 19204 0xbf56d5a5 50442 0x82376766 0x3f84bb68 0x3f417006 0xbe3c017d 0x807fffff 0x7fc19428
      0xb6ee3 0x9264d1c 57525 0xbcc9ebfb 0x3d168111 0xbf6cd616 0x3f5952e7 9689 0xbf93e27c 0x3f850b06 }
    expect all surface.action = "store"
}
texture 13 { raw 58d36d9d 0e000400 00600003 100000a0 e400000f 80070063 00000000 00000000 }   # CUBEMAP_ARRAY 16 x 100 x 8, R8 SINT, blocks of 1 x 16 x 4, level 0 of 2
handle 0xd 0xd
warp 13 {
    word 0xeb3e00d8031754ff
    x = { 12 12 8 4 11 13 11 8 2 13 4 9 0x80000001 13 6 8 14 0 7 8 11 5 15 14 7 8 11 0 13 7 15 6 }
    y = { 19 40 67 52 6 50 50 38 58 0 91 63 6 21 98 68 59 21 37 28 29 0x80000000 37 97 9 85 68 36 28 51 16 71 }
    array = { 35 5 65572 39 65556 31 0xffff0021 0xffff002e 3 0xffff0005 65536 13952 65568 65547 49 6 41 -2 65568 0xffff000a
      0xffff0003 0xffff0025 31914 0xffff000d 0xffff64a3 65555 -1 35 0 65555 65576 4 }
    expect lane 11 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = array
    expect lane 17 surface.action = "bounds"  surface.axis = array
    expect lane 21 surface.action = "bounds"  surface.axis = y
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 24 surface.action = "bounds"  surface.axis = array
    expect lane 26 surface.action = "bounds"  surface.axis = array
}
expect memory 0x301002800 = ff030000
expect memory 0x301004800 = ff030000
expect memory 0x301006800 = ff030000
expect memory 0x301008800 = ff030000
expect memory 0x30100a800 = ff030000
expect memory 0x30100e800 = ff030000
expect memory 0x301012800 = ff030000
expect memory 0x301014800 = 1d000000
expect memory 0x301016800 = ff030000
expect memory 0x301018800 = ff030000
expect memory 0x30101a800 = ff030000
expect memory 0x30101c800 = ff030000
expect memory 0x30101e800 = ff030000
expect memory 0x301020800 = ff030000
expect memory 0x301022800 = ff030000
expect memory 0x302001e04 = 00000000
expect memory 0x302002034 = 00000000
expect memory 0x30200209c = 00000000
expect memory 0x302003860 = 00000000
expect memory 0x302004a7c = 00000000
expect memory 0x302004b2c = 00000000
expect memory 0x302004e2c = 00000000
expect memory 0x302006434 = 00000000
expect memory 0x302007814 = 00000000
expect memory 0x302007aa0 = 00000000
expect memory 0x302007e34 = 00000000
expect memory 0x3020085d8 = 00000000
expect memory 0x302008a90 = 00000000
expect memory 0x302008c18 = 00000000
expect memory 0x302008cd4 = 00000000
expect memory 0x302008d60 = 00000000
expect memory 0x302008d9c = 00000000
expect memory 0x302009100 = 00000000
expect memory 0x303001a00 = 7daa00f0
expect memory 0x304000c00 = aa
expect memory 0x304000c02 = ff00
expect memory 0x304000c05 = ab65
expect memory 0x304001001 = 28
expect memory 0x304001004 = 9797a5
expect memory 0x304001400 = aa
expect memory 0x304001404 = ff649c
expect memory 0x304001801 = 2d
expect memory 0x304001803 = db
expect memory 0x304001805 = 00
expect memory 0x304001807 = 83
expect memory 0x304001c00 = bb
expect memory 0x304001c05 = 1746
expect memory 0x305001e02 = 0000
expect memory 0x305001e0a = 00000000 0000
expect memory 0x305001f0e = 0000
expect memory 0x305001f24 = 0000
expect memory 0x305001f2c = 0000
expect memory 0x305002606 = 0000
expect memory 0x30500260c = 0000
expect memory 0x305002620 = 0000
expect memory 0x305002624 = 0000
expect memory 0x305002702 = 00000000
expect memory 0x305002726 = 00000000
expect memory 0x30500272e = 0000
expect memory 0x306003600 = 0000
expect memory 0x306003610 = 0000
expect memory 0x306003650 = 0000
expect memory 0x306003880 = 0000
expect memory 0x3060076d0 = 0000
expect memory 0x306007800 = 0000
expect memory 0x306007a80 = 0000
expect memory 0x306007c00 = 0000
expect memory 0x30600b640 = 0000
expect memory 0x30600b6d0 = 0000
expect memory 0x30600b8c0 = 0000
expect memory 0x30600ba40 = 0000
expect memory 0x30600f600 = 0000
expect memory 0x30600f650 = 0000
expect memory 0x30600f850 = 0000
expect memory 0x30600f8c0 = 0000
expect memory 0x30600f8d0 = 0000
expect memory 0x30600fac0 = 0000
expect memory 0x30600fc00 = 0000
expect memory 0x306013600 = 0000
expect memory 0x306013610 = 0000
expect memory 0x306013690 = 0000
expect memory 0x3060136c0 = 0000
expect memory 0x306013800 = 0000
expect memory 0x306013a10 = 0000
expect memory 0x306013a50 = 0000
expect memory 0x306013ac0 = 0000
expect memory 0x306013c00 = 0000
expect memory 0x307000004 = 00
expect memory 0x307000015 = 00
expect memory 0x30700001e = 00
expect memory 0x30700108c = 00
expect memory 0x30700160f = 00
expect memory 0x30700210b = 00
expect memory 0x30700210d = 00
expect memory 0x307002c1e = 00
expect memory 0x307003c9a = 00
expect memory 0x30700421c = 00
expect memory 0x307008f03 = 00
expect memory 0x307008f1e = 00
expect memory 0x307009497 = 00
expect memory 0x30700a519 = 00
expect memory 0x30700b01f = 00
expect memory 0x30700b599 = 00
expect memory 0x30700bb16 = 00
expect memory 0x30700c607 = 00
expect memory 0x30700d69f = 00
expect memory 0x30700ec99 = 00
expect memory 0x30700f789 = 00
expect memory 0x30701130e = 00
expect memory 0x307012905 = 00
expect memory 0x307014482 = 00
expect memory 0x3080017e5 = 01
expect memory 0x308001c8e = ea
expect memory 0x3080020df = 7c
expect memory 0x308002147 = 17
expect memory 0x308002ad5 = 2a
expect memory 0x308002c8e = 10
expect memory 0x30800312d = ff
expect memory 0x308003822 = de
expect memory 0x3080039cf = 38
expect memory 0x308004104 = 00
expect memory 0x308004e85 = 74
expect memory 0x3080056e8 = ff
expect memory 0x30800575b = 86
expect memory 0x3080064ac = e3
expect memory 0x308006587 = 00
expect memory 0x30800683d = 15
expect memory 0x308007ee9 = 01
expect memory 0x3080092db = 32
expect memory 0x30800981f = 58
expect memory 0x30800a204 = 11
expect memory 0x30800a9a2 = 08
expect memory 0x30800af27 = 8f
expect memory 0x30800af7a = 00
expect memory 0x30800b0be = 38
expect memory 0x30800bc1f = 28
expect memory 0x30800cecf = 39
expect memory 0x30800d0c0 = 84
expect memory 0x30800d27f = d9
expect memory 0x30800d42d = 71
expect memory 0x30800d98f = 7d
expect memory 0x30800dc55 = 00
expect memory 0x30800e05f = 29
expect memory 0x3090016d6 = 0000
expect memory 0x3090016da = 0000
expect memory 0x309001a96 = 0000
expect memory 0x309001cfa = 0000
expect memory 0x309002c72 = 0000
expect memory 0x309002ca4 = 0000
expect memory 0x309002cda = 0000
expect memory 0x309003864 = 0000
expect memory 0x309003cde = 0000
expect memory 0x309003cea = 0000
expect memory 0x309007a18 = 0000
expect memory 0x309008a06 = 0000
expect memory 0x309009836 = 0000
expect memory 0x309009e06 = 0000
expect memory 0x30900a400 = 0000
expect memory 0x30900acda = 0000
expect memory 0x30900b826 = 0000
expect memory 0x30900b896 = 0000
expect memory 0x30900bc10 = 0000
expect memory 0x30900c4c8 = 0000
expect memory 0x30900c876 = 0000
expect memory 0x30900ce3c = 0000
expect memory 0x30a000e4a = 0000
expect memory 0x30a0022d8 = 0000
expect memory 0x30a003334 = 0000
expect memory 0x30a003ef6 = 0000
expect memory 0x30a008e40 = 0000
expect memory 0x30a00a1d2 = 0000
expect memory 0x30a00a2f6 = 0000
expect memory 0x30a011750 = 0000
expect memory 0x30a0126b0 = 0000
expect memory 0x30a0129b4 = 0000
expect memory 0x30a013e66 = 0000
expect memory 0x30a01a650 = 0000
expect memory 0x30a01a80a = 0000
expect memory 0x30a01ac84 = 0000
expect memory 0x30a01ae5e = 0000
expect memory 0x30a01bad2 = 0000
expect memory 0x30a0222cc = 0000
expect memory 0x30a0227cc = 0000
expect memory 0x30a0230be = 0000
expect memory 0x30a0237f8 = 0000
expect memory 0x30a024874 = 0000
expect memory 0x30a0291d6 = 0000
expect memory 0x30a0297e0 = 0000
expect memory 0x30a02b72c = 0000
expect memory 0x30b0008c4 = 0b
expect memory 0x30b001c87 = 4c
expect memory 0x30b002881 = ac
expect memory 0x30b004c93 = 92
expect memory 0x30b005a07 = 30
expect memory 0x30b006805 = 58d2
expect memory 0x30b006cd2 = cd
expect memory 0x30b007841 = af
expect memory 0x30b007ac0 = 00
expect memory 0x30b008844 = 37
expect memory 0x30b009847 = ed
expect memory 0x30b009c44 = 69
expect memory 0x30b00aa03 = 61
expect memory 0x30b00ba85 = 65
expect memory 0x30b00ce03 = 00
expect memory 0x30b00dc00 = 39
expect memory 0x30b00dc03 = 00
expect memory 0x30b00ea96 = ff
expect memory 0x30b00ecd6 = ff
expect memory 0x30b00eed3 = 01
expect memory 0x30b010a13 = ff
expect memory 0x30b010a17 = e9
expect memory 0x30b010e14 = 17
expect memory 0x30b010ed2 = b2
expect memory 0x30b011813 = cd
expect memory 0x30b011a10 = 1c
expect memory 0x30c000000 = 30000000 00000000
expect memory 0x30c000060 = 07000000 00000000
expect memory 0x30c0000b0 = 00800000 00000000 00800000 00000000
expect memory 0x30c000108 = 00800000 00000000
expect memory 0x30c000140 = ff000000 00000000
expect memory 0x30c000160 = 00800000 00000000 ff7f0000 00000000
expect memory 0x30c000180 = 00800000 00000000
expect memory 0x30c0001a8 = 00800000 00000000
expect memory 0x30c0001c8 = 00800000 00000000
expect memory 0x30c0006a0 = 00800000 00000000
expect memory 0x30c0006d8 = 00800000 00000000
expect memory 0x30c000758 = ff7f0000 00000000
expect memory 0x30c000790 = 00800000 00000000
expect memory 0x30c0007a0 = 00800000 00000000
expect memory 0x30c0007f0 = 00800000 00000000
expect memory 0x30c000818 = 00800000 00000000
expect memory 0x30d00083e = ff
expect memory 0x30d001798 = ff
expect memory 0x30d002b00 = ff
expect memory 0x30d003610 = ff
expect memory 0x30d0092fc = ff
expect memory 0x30d00a62a = ff
expect memory 0x30d00bc00 = ff
expect memory 0x30d00cc85 = ff
expect memory 0x30d00d57a = ff
expect memory 0x30d00f0d1 = ff
expect memory 0x30d00f897 = ff
expect memory 0x30d00fe75 = ff
expect memory 0x30d010961 = ff
expect memory 0x30d017240 = ff
expect memory 0x30d01724c = ff
expect memory 0x30d017252 = ff
expect memory 0x30d01862f = ff
expect memory 0x30d0186ea = ff
expect memory 0x30d019b3b = ff
expect memory 0x30d019f66 = ff
expect memory 0x30d01c95f = ff
expect memory 0x30d01ca10 = ff
expect memory 0x30d01cd01 = ff
expect memory 0x30d01ce62 = ff
expect memory 0x30d01d218 = ff
expect memory 0x30d01daab = ff
expect memory 0x30d01dcf4 = ff
expect memory 0x30d01f944 = ff
expect memory 0x30d01fe31 = ff
expect memory 0x30d021ad5 = ff
expect memory 0x30d021b57 = ff
expect memory 0x30d021e77 = ff
expect memory 0x30e000a8d = 00
expect memory 0x30e001a54 = 00
expect memory 0x30e00ca9b = 00
expect memory 0x30e00d242 = 00
expect memory 0x30e0114d6 = 00
expect memory 0x30e01440d = 00
expect memory 0x30e014e0c = 00
expect memory 0x30e019488 = 00
expect memory 0x30e028a88 = 00
expect memory 0x30e02c89d = 00
expect memory 0x30e035c1e = 00
expect memory 0x30e04d057 = 00
expect memory 0x30e04d898 = 00
expect memory 0x30e0504cb = 00
expect memory 0x30e07d04d = 00
expect memory 0x30e080c97 = 00
expect memory 0x30e08504b = 00
expect memory 0x30e08c85c = 00
expect memory 0x30e08cc80 = 00
expect memory 0x30e091458 = 00
expect memory 0x30e09d084 = 00
expect memory 0x30e0a080f = 00
expect memory 0x30e0a525e = 00
expect memory 0x30e0b8cc8 = 00
expect register COUNT_STORES = 353
expect register COUNT_WRITES = 262
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 67
expect register COUNT_DROP_TRAP = 28
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 0
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0x80000000
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x1
