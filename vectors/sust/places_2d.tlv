# SUST.2D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-25 PD-35
sampler 0 { }
texture 0 { raw 58d12484 01000c00 00600003 00000008 e380000f 80000063 00000000 00000000 }   # TWO_D_NO_MIPMAP 16 x 100 x 1, R32_G32 SNORM, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUST.D.2D.CS.128.IGN [R216], R100, 0x0"
    x = { -1 7 1 5 0 9 0 1 2 1 3 5 6 3 7 1 4 6 6 3 1 4 4 5 0x80000001 4 3 0 7 2 4 7 }
    y = { 24 32 61 81 46 78 77 27 22 0x80000001 97 68 1 9 69 50 0x7ffffffe 67 95 93 38 65 99 54 32 31 8 43 58 23 59 74 }
    data0 = { 0xbee0d31a 104 0x3f818b11 0xbf22fb78 0xbb2235b3 0xbef79a13 0x28b11d 0xb7fe74a0 18263 42005 0xbdcb661d
      0x3f7b3de9 0xc77fffff 0xc0000000 63142 70 73 11791 36043 0xbf133310 0xbdd6252b 0xb3000001 0x37ef19
      0xc77fdfff 0xbf3794c3 0x3e8dd87c 0x7fffff 0x9347ed0f 0xbeed1db4 0x7f800000 0x701b00 0xff800001 }
    data1 = { 28297 0x3f800000 -1 0xbf24837d 40592 0x65fb2305 50623 0xbf000000 84 0x706f287e 0x3f7ac88f 34676 0xca23b10c
      0xbf003d09 25767 0xac5dcd00 0x3f39b2b2 0xff800001 0xb3000001 0x387fffff 235 105 0xff7fffff 0xbf800001
      0xbd9b80d4 0xc77ff000 0x3f800001 0xc0000000 0x7fc00000 151 0x8e64e8 143 }
    data2 = { 0x619bb639 0x1ad9d7f3 0xbe694bf3 0xebfc8196 0xbf7fffff 0x429c91 0x83a7ed1a 43037 0x1a1b6b98 0x6ca089 0x80000000
      0x3effffff 0xee5f7 3968 0xddc7fb09 0xbf81a5b0 0x3f41a7e3 0x7f7fffff 0x3f82c1b1 0x644015 35 0xbe9b3c7f
      0x5f404c34 0xb871ad7d 0x4f000000 50036 0x387fffff 0x3ef0961e 5718 0x60e615eb 29469 0xbf32e073 }
    data3 = { 0x3f67ef51 0x3f98d1df 0x670b8139 0xbee07181 63642 0x130516 -1 0x361cf3c6 0xb3ecb967 0xe22c8f 232 0xbd13ed43
      17426 0x3eaec30d 0x80000000 0x3f0220c8 0x33000000 0x80000001 244 0x9f291e31 0xbe22b6a8 0xbf01c9e6 29370 156
      150 0x7b0058 0x3f3bddc6 0xbe956586 246 0x3f7caf00 0x3e8c5618 0x3f7fffff }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = y
    expect lane 16 surface.action = "bounds"  surface.axis = y
    expect lane 24 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d24903 02000a00 00600003 60000018 e2800020 80020063 00000000 00000063 }   # TWO_D_ARRAY 33 x 100 x 3, R16_G16_B16_A16 UNORM, blocks of 1 x 8 x 1, level 3 of 7
handle 0x1 0x1
warp 1 {
    asm "SUST.P.2D.CS [R156], R76, 0x1"
    x = { 4 3 2 2 1 1 1 2 3 3 2 3 3 1 2 5 2 3 0 2 2 2 0x7ffffffe 2 2 0x80000001 3 2 2 3 3 2 }
    y = { 4 11 2 9 10 6 13 0x7ffffffe 5 4 8 1 6 2 6 8 6 3 11 0 0 0x7fffffff 10 1 6 0 9 0 5 0 2 ... }
    data0 = { 0xbeffffff 0x3e3e00c7 0x3f05583f 48273 0xbf314c90 0x3c9e0e6e 0xa88b68d8 0x3f98a01c 0xc8f235 0x94719d12
      0xfcd7d954 0xcf000000 0x3f6095fb 137 0xbf800001 0xbec93cca 0x79a7ae65 0xbc1961c1 0x477fffff 10188
      0xd247cb94 0xbf554ec6 0xe4b4b7c0 0x4ced0c 0x528b71a1 0xc6f3c14b 0x39982e 0xbf851f98 1 0x476304 0x80000000
      0x3d96b0f3 }
    data1 = { 48826 0xbc48169f 0x3dea98eb 58 0x7fffffff 0x6ee88410 0xc77fe001 45424 156 217 0x3f97e628 36522 0x3f83e620
      0xeb4f7e05 0x3f0d17f8 0x2ab441 58252 0x800000 0x38800000 0x3effffff 0xbe6b77e9 0xd8859325 0x477fe001 201
      18497 0xbe81baaf 0x3e8c87ce 0x907b02 0x3e16fc83 0x86a273c0 0x342292 40449 }
    data2 = { 0x3ec05c40 0xeb6d7a5a 0xc85ab6 0xbe80b769 0xfc8988 0x477fe001 0xffc00000 0xb20c2101 0xb9cc7217 254 0x883257 160
      0xbf800001 0x80000001 0xbf995957 0x1176a090 0x5825a8 204 0xbebb50c9 0xb0f9c550 0xffc00000 0x3f3b799e
      0x3d08eb4f 0x477fe001 0x3f800001 0x1be0a99e 0x85de9352 0x159c92fb 0xbfd599d3 0xbf907a4b 0xcf000000 0xf2b8c6 }
    data3 = { 0xf49cc0 0x6cbf524b 0xbf96aee3 0x1feaf1b5 0x3edd872e 0xbf425a00 0x3f838a7b 125 0xbcd6de76 0xff7fffff 0xc77fdfff
      0x3d5c96d4 0xbd872999 0x3e9c47c1 0xc77fefff 0xab0e4b 36922 0xbf69a767 0x3f71d0f4 0x45ed25a6 0xcb757430
      0x3f800000 0x477fefff 0xbf7df636 0xa0cdb0b9 0x3f943924 106 0xbe5cb07e 0x477fdfff 0xb3000000 0xb3000001
      0x3f17aeb0 }
    expect all surface.action = "store"
}
texture 2 { raw 58d1249b 03001c00 00600003 0000001a e380003b 80000006 00000000 00000000 }   # TWO_D_NO_MIPMAP 60 x 7 x 1, R16 SNORM, blocks of 4 x 8 x 1
warp 2 {
    word 0xeb363a060127b8a0
    x = { 31 26 40 30 18 61 24 47 3 6 7 13 9 1 17 6 21 0 6 -1 2 18 29 2 0x80000001 2 40 49 39 17 21 29 }
    y = { 1 2 0 2 5 2 5 3 6 5 0 0 4 2 6 2 1 4 1 5 2 0 2 5 3 6 0 6 3 6 2 3 }
    data0 = { 0x3f000001 0xa5e9ff 0x966376e4 0xbdb9b47d 0x8ea1ba1b 81 0x3f708753 0x3f7fffff 0x3d40c310 61 0x9257e5 87
      0x3f7ca923 0x3e9029a7 0x40d8cfef 0x477ff000 0x6d2313 0x80000000 187 0x4cce4b99 0xb87fffff 38753 61362
      0x3f43882b 0xfe44b75 0x3f337784 18109 0xdfb4a257 0xbd56deab 28985 0xc77fe000 0x33000001 }
    handle = 2
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
}
texture 3 { raw 58d49203 04001800 00600003 00000011 e380000f 80000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 16 x 2 x 1, R16_G16_B16_A16 UINT, blocks of 2 x 4 x 1
handle 0x3 0x3
warp 3 {
    asm "SUST.D.BA.2D.CS.U8 [R28], R216, 0x3"
    x = { 1 92 112 10 94 116 51 29 120 0x7ffffffe 3 5 74 21 4 31 84 23 34 71 32 0x80000000 0 58 30 47 123 59 95 20 32 77 }
    y = { 0 0 1 1 0 1 0 0x80000000 1 0 0x7ffffffe 0 1 0xf602d187 1 0 1 1 1 1 0 0 1 0 1 1 0 0 0x8a3253f 1 0 ... }
    data0 = { 0xbf000000 0x55e5fe21 0xf1e39c5e 0x3f26f14c 0x3c5f3e2e 0x16db37a1 0x3f800001 0x3e876f63 0xb3000001 0x80800000
      0xbf000000 0xbd10ef 33667 0xc77fffff 0xe3e495a7 0xf16731fe 61516 139 37094 0xbe6a6532 0x3e84c6c1 0xbefdfc10
      79 0x4e780022 0x3f97644f 0xbf000000 0x3f98c75b 0x2d3beab0 0x3e1785f9 0xe0051c53 0x3f8d5a04 2710 }
    expect all surface.action = "store"
}
texture 4 { raw 58d4920f 05000200 00600003 60000002 e0800001 8000000f 00000000 00000032 }   # TWO_D 2 x 16 x 1, R32 UINT, blocks of 4 x 1 x 1, level 2 of 7
warp 4 {
    asm "SUST.D.BA.2D.CG.S16.IGN [R236], R172, R89"
    x = { 0 5 1 1 0 3 0 0 1 3 3 2 4 0 3 3 -1 2 0 1 1 3 3 3 2 0 3 3 3 2 ... }
    y = { 1 2 1 1 1 3 2 0 0 1 3 3 3 1 3 0x7fffffff 0 0 1 2 3 1 2 3 0 1 2 1 1 1 1 3 }
    data0 = { 7097 0xc77fe001 0xbee8c464 0xbe5a7cd0 16622 0x7fffff 0x3c92f23c 81 0xbf3b5129 26079 0xbf938deb 57747 0xb87fffff
      0x3f800001 0xc03aee 4925 57415 0xb8800000 0x3f3ee36b 0xbf944c43 0xfa939486 0x7fffff 64662 0x80000000
      0x3f6bc43f 0x3ed87e16 0x3f7c8e7f 0xbf977965 0x3f7fffff 0xbf2254df 61825 0xbea5ffd3 }
    handle = 4
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "bounds"  surface.axis = y  surface.misaligned = 1
    expect lane 16 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
}
texture 5 { raw 58d24915 06000800 00600003 00000021 e2800006 80020063 00000000 00000000 }   # TWO_D_ARRAY 7 x 100 x 3, B5G6R5 UNORM, blocks of 2 x 16 x 1
warp 5 {
    asm "SUST.D.BA.2D.CG.128.IGN [R140], RZ, R73"
    x = { 5 11 2 13 2 7 8 7 1 5 3 5 11 7 11 4 4 10 2 5 8 12 10 12 6 13 7 12 7 12 -1 14 }
    y = { 6 20 91 99 37 15 50 3 64 30 39 99 39 79 101 80 -1 54 62 67 38 21 0x7ffffffe 100 19 47 87 24 26 100 1 74 }
    handle = 5
    expect all surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 6 { raw 58d2491b 07001200 00600003 0000000a e380003b 80000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 60 x 2 x 1, R16 UNORM, blocks of 4 x 2 x 1
handle 0x6 0x6
warp 6 {
    word 0xeb3e00660027a08c
    x = { -1 29 10 0x36378c96 9 21 19 13 59 0x80000000 29 21 44 19 8 48 52 30 60 11 47 3 44 45 -1 15 27 23 13 14 11 59 }
    y = { 0 0x80000000 1 0x80000000 1 1 0 0 0 0 1 1 0 0 1 0 1 0 0x80000000 1 0 1 -1 1 0 1 1 0 0 1 0x7fffffff 0x7ffffffe }
    data0 = { 0xbf800000 0xc0000000 0x3df1386e 0x3effffff 0xbf17a9e7 0xbeffffff 178 0x4e71991b 166 0xb8a46d 0xa39912
      0x47800000 0xa488157 0x3f281cf3 0x138aa9 25829 9443 0xff800001 0xff800001 47 45363 0x2836004e 0xbec4b509
      0xbf3b5a76 0x3f04defc 0xeb244838 0x90f7dba8 0xbd3b0eaa 0xd1a6c0ab 61248 0x50cb80 0x3f8e6ef9 }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = y
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = y
    expect lane 31 surface.action = "bounds"  surface.axis = y
}
texture 7 { raw 58d24914 08000a00 00600003 10000011 e0800001 80000006 00000000 00000011 }   # TWO_D 2 x 7 x 1, A1B5G5R5 UNORM, blocks of 2 x 4 x 1, level 1 of 2
handle 0x7 0x7
warp 7 {
    asm "SUST.D.2D.S16.IGN [R100], RZ, 0x7"
    x = { 0 0 1 0 0 0 0 0 0 0x80000001 0 -1 0 0 0 0 0 0 0 0 0 0 -1 0 ... }
    y = { 0 4 2 0 2 2 2 0x7fffffff 2 2 0 1 1 4 1 0 0 2 0 1 0 1 -1 0x80000001 1 2 0 2 1 0x7fffffff 0 2 }
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = y
}
texture 8 { raw 58d7ff8f 09000800 00600003 00000029 e3800006 8000003b 00000000 00000000 }   # TWO_D_NO_MIPMAP 7 x 60 x 1, R32 FLOAT, blocks of 2 x 32 x 1
warp 8 {
    asm "SUST.D.BA.2D.WT.U16.IGN [R224], RZ, R171"
    x = { 10 14 0 15 23 13 24 18 21 16 18 20 22 25 22 13 -1 18 -1 21 8 5 25 26 18 0 27 25 2 27 12 25 }
    y = { 39 52 22 29 54 61 8 32 60 1 33 37 52 51 0x80000000 46 5 21 32 17 32 39 57 28 46 21 48 51 0x7fffffff -1 11 32 }
    handle = 8
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = y  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = y  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 18 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = y  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 9 { raw 58d12496 0a000000 00400003 00000029 e380000f 80000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 16 x 2 x 1, B6G5R5 SNORM, pitch 1312
handle 0x9 0x9
warp 9 {
    asm "SUST.D.2D.TRAP [R184], RZ, 0x9"
    x = { 6 7 4 3 1 2 3 4 0xa1532976 7 4 2 3 0 0 2 0 6 5 3 4 7 7 2 4 4 0xd8adfa3f 0 6 7 1 5 }
    y = { 0 1 1 0 0 1 1 1 0 1 0 1 1 1 1 1 1 0 0 0 1 0 0 1 1 0 1 0 1 ... }
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 26 surface.action = "trap"  surface.axis = x
}
texture 10 { raw 58d24912 0b000600 00600003 00000029 e280000f 80020000 00000000 00000000 }   # TWO_D_ARRAY 16 x 1 x 3, A4B4G4R4 UNORM, blocks of 2 x 32 x 1
warp 10 {
    asm "SUST.D.BA.2D.CS.S16.TRAP [R196], RZ, R191"
    x = { 2 30 20 4 14 8 10 6 30 0x80000000 2 11 7 25 14 2 25 27 8 11 13 29 14 6 24 13 16 2 16 4 12 9 }
    y = { 0 0 0 0 0 2 0 ... }
    handle = 10
    expect lane 5 surface.action = "trap"  surface.axis = y
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 11 { raw 58d2491e 0c000c00 00600003 00000010 e2800063 80040006 00000000 00000000 }   # TWO_D_ARRAY 100 x 7 x 5, G4R4 UNORM, blocks of 1 x 4 x 1
handle 0xb 0xb
warp 11 {
    asm "SUST.D.2D.WT.64 [R156], R208, 0xb"
    x = { 0x80000001 9 1 7 11 0x80000000 7 2 2 7 6 0 0 13 11 2 2 3 9 6 0 3 2 3 7 2 5 2 11 12 9 ... }
    y = { 2 1 4 0 2 4 5 0 5 1 4 5 6 0 0xcd5c1176 6 3 5 4 5 1 5 6 2 0 0x7fffffff 0 3 0 3 4 8 }
    data0 = { 0x3f1ba5d2 0x3f670f0f 88 0xd9b49d 0x7fffff 0xc438d358 0x3f7fffff 0xa69ce 0xe4a49657 0x3f6c7614 0x1c1c67c6 1061
      0x7f7fffff 0xbf7fffff 0x3e6dbeb8 0xe02026dd 0xeae276 0x6bbda75e 62695 0xc77fe001 0x3f2df2d9 0x24a8da
      0xbef222c2 0x3f896270 0x3ecae0df 0xbe0555e8 0xc77fdfff 0xc77fefff 0xc7e6a427 27249 0xbdd78ae3 0xb20ef558 }
    data1 = { 0x68f583 22549 40143 0x477fe000 199 0xbf86809e 14 0x387fffff 0xbe9b6326 0xbf46c5eb 0x1590dd3f 0xdb3dc69e
      0x3effffff 0x3f361b1c 0xbf48f18b 0xbed6a779 0x374b1504 0x33000000 0x3e5fb389 0x3eb8fa87 0x7fffff 0xbf800000
      75 0xbed8187e 64627 0xbf17d61c 0x3f8374c0 0x8bdf1d 16022 0x1e37fe15 0x477ff000 0xed9f52 }
    expect all surface.action = "store"
}
texture 12 { raw 58d49203 0d000200 00600003 00000018 e0800020 80000001 00000000 00000000 }   # TWO_D 33 x 2 x 1, R16_G16_B16_A16 UINT, blocks of 1 x 8 x 1
handle 0xc 0xc
warp 12 {
    asm "SUST.P.2D.R.TRAP [R152], R128, 0xc"
    x = { 18 17 0x80000001 32 8 23 0 26 1 18 15 28 8 27 14 2 10 28 0x7fffffff 8 0 11 3 28 18 8 26 31 4 28 7 11 }
    y = { 0 0x7fffffff 1 0 0 0 0 1 1 0 1 0 1 1 0 -1 -1 0 1 1 1 0 1 0 0 0 0 1 3 0 0 1 }
    data0 = { 0x3f7fffff 0xbeffffff 0x80000001 0xbf1a02d5 0x3f73c978 22016 7109 87 0xb417ed 0xfaf3b0 0x8a3bf8 0x7fffff
      0xbf32a7b9 219 0x477fe000 0xbf800001 0x6e6f745d 0x3e1d08b6 157 36733 179 0 0xff7fffff 0x807fffff 0xc77fefff
      0xf66949 0x40000000 0xbf5db055 245 0x84e63325 0x3e5d2a73 51 }
    expect lane 1 surface.action = "trap"  surface.axis = y
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 15 surface.action = "trap"  surface.axis = y
    expect lane 16 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 28 surface.action = "trap"  surface.axis = y
}
texture 13 { raw 58d24914 0e000a00 00600003 30000018 e2800006 8010003b 00000000 00000020 }   # TWO_D_ARRAY 7 x 60 x 17, A1B5G5R5 UNORM, blocks of 1 x 8 x 1, level 0 of 4
handle 0xd 0xd
warp 13 {
    asm "SUST.P.2D.CG.IGN [R212], RZ, 0xd"
    x = { 4 2 4 6 1 5 6 5 3 1 2 5 3 4 6 2 0x80000000 0 0 6 4 5 6 3 -1 6 6 3 -1 8 1 5 }
    y = { 30 0x80000001 23 21 40 34 53 29 -1 52 10 44 59 8 0x80000000 50 2 6 51 1 6 30 44 25 0xad861d7b 52 42 18 2 9 43
      26 }
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 28 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
expect memory 0x301000f20 = ffff7f00 0100803f ffff7f38 c6dd3b3f 000000c0 093d00bf 800f0000 0dc3ae3e
expect memory 0x301001110 = ffff7fc7 0cb123ca f7e50e00 12440000
expect memory 0x3010015c0 = 57470000 54000000 986b1b1a 67b9ecb3 0000807f 97000000 eb15e660 00af7c3f
expect memory 0x301001670 = a074feb7 000000bf 1da80000 c6f31c36
expect memory 0x301001ad0 = 7cd88d3e 00f07fc7 74c30000 58007b00
expect memory 0x301001ce0 = 2b25d6bd eb000000 23000000 a8b622be
expect memory 0x301001e50 = 0fed4793 000000c0 1e96f03e 866595be
expect memory 0x301001ec0 = b33522bb 909e0000 ffff7fbf 9af80000
expect memory 0x301002120 = 68000000 0000803f f3d7d91a dfd1983f
expect memory 0x301002460 = 46000000 00cd5dac b0a581bf c820023f
expect memory 0x3010026b0 = 118b813f ffffffff f34b69be 39810b67
expect memory 0x3010028e0 = ffdf7fc7 010080bf 7dad71b8 9c000000
expect memory 0x301002a50 = 001b7000 e8648e00 1d730000 18568c3e
expect memory 0x301002b60 = b41dedbe 0000c07f 56160000 f6000000
expect memory 0x301002e90 = 1db12800 bfc50000 1aeda783 ffffffff
expect memory 0x301003010 = 010000b3 69000000 7f3c9bbe e6c901bf
expect memory 0x3010030a0 = e93d7b3f 74870000 ffffff3e 43ed13bd
expect memory 0x301003150 = 0f2e0000 010080ff ffff7f7f 01000080
expect memory 0x3010031b0 = a6f60000 a7640000 09fbc7dd 00000080
expect memory 0x301003360 = 010080ff 8f000000 73e032bf ffff7f3f
expect memory 0x3010037b0 = 103313bf ffff7f38 15406400 311e299f
expect memory 0x301003830 = 78fb22bf 7d8324bf 9681fceb 8171e0be
expect memory 0x301003bd0 = cb8c0000 010000b3 b1c1823f f4000000
expect memory 0x301003d30 = 1d66cbbd 8fc87a3f 00000080 e8000000
expect memory 0x301004050 = 19ef3700 ffff7fff 344c405f ba720000
expect memory 0x30200d200 = 00000000 0000ffff
expect memory 0x30200d220 = 00000000 00000000 00000000 00000000 00000000 ffff0000 00000000 0000c90d
expect memory 0x30200d248 = 00000000 0000244e
expect memory 0x30200d260 = d6120000 0000ae97 00000000 00000000
expect memory 0x30200d278 = 00000000 00000000
expect memory 0x30200d2a8 = 00000000 00000000 0000bf25 0000ffff 00000000 00000000
expect memory 0x30200d2c8 = f004ffff ffff0000
expect memory 0x30200d2e0 = ffff0000 ffff0000 95e0ffff 00000000
expect memory 0x30200d420 = 0000ffff 00000000 00000000 00000000 00000000 00000000 00004446 00000000
expect memory 0x30200d448 = 00000000 0000c36e ffff0400 0000d0f1 00000000 0000ffff
expect memory 0x30200d468 = 0000ffff 8f08ffff 00000000 79bbffff 802f0000 0000ffff
expect memory 0x303001c0e = e557
expect memory 0x303001c1c = bb00
expect memory 0x303001c2a = 5700
expect memory 0x303001c42 = a729ffff
expect memory 0x303001c4c = 00f0
expect memory 0x303001c80 = 0000
expect memory 0x303001c94 = 2b88
expect memory 0x303001c9c = 3d00
expect memory 0x303001ca2 = 23a9
expect memory 0x303001cc4 = 847710c3
expect memory 0x303001d04 = 6197
expect memory 0x303001d1a = 1323
expect memory 0x303001d3e = 0100
expect memory 0x303001d4a = 00e0
expect memory 0x303001d64 = ffe9
expect memory 0x303001d6a = b2ef7db4
expect memory 0x303001d7a = 0100
expect memory 0x303001d94 = 1bba
expect memory 0x303001db0 = 5387
expect memory 0x303001dc2 = 3971
expect memory 0x303001e20 = bd46
expect memory 0x303001e5e = abde
expect memory 0x303001e7e = ffff
expect memory 0x303001fc2 = 57a2
expect memory 0x304001800 = 1000
expect memory 0x304001805 = ef
expect memory 0x304001810 = 4f
expect memory 0x304001813 = 00a7
expect memory 0x30400181a = 4c
expect memory 0x304001825 = ff
expect memory 0x30400182d = 63
expect memory 0x30400182f = fe
expect memory 0x304001834 = 53
expect memory 0x304001837 = 8b
expect memory 0x30400183e = 4f
expect memory 0x304001900 = 04
expect memory 0x304001912 = e6
expect memory 0x30400191f = 00
expect memory 0x304001923 = 01
expect memory 0x30400192a = 22b0
expect memory 0x304001a0d = 96
expect memory 0x304001a17 = 32
expect memory 0x304001a1a = 83
expect memory 0x304001a2c = 21
expect memory 0x304001a2e = 2e
expect memory 0x304001a34 = 4c
expect memory 0x304001a3f = f9
expect memory 0x304001b2b = 5b
expect memory 0x304001b2f = 005e
expect memory 0x304001b34 = a1
expect memory 0x304001b38 = 01
expect memory 0x305000800 = 29513fc4
expect memory 0x305000810 = 167e81f1
expect memory 0x305000840 = 434c7f8e
expect memory 0x305000850 = 8694d3ff
expect memory 0x307001216 = 4e00
expect memory 0x30700122a = abc0
expect memory 0x307001230 = a98ae7a9 6e382f00
expect memory 0x30700123c = 40ef3848
expect memory 0x307001306 = f31c
expect memory 0x30700130e = aa0e
expect memory 0x30700131a = 0000
expect memory 0x30700132c = 0100
expect memory 0x307001336 = a8db
expect memory 0x30700133a = 1299
expect memory 0x307001428 = 5781
expect memory 0x30700142e = 33b1
expect memory 0x30700143a = 765a
expect memory 0x307001500 = e564
expect memory 0x307001518 = e324
expect memory 0x307001526 = a600
expect memory 0x308000c00 = 0000
expect memory 0x308000c10 = 0000
expect memory 0x308000c40 = 0000
expect memory 0x309000830 = 0000
expect memory 0x309000a28 = 0000
expect memory 0x309000a5c = 0000
expect memory 0x309000c34 = 0000
expect memory 0x309000c90 = 0000
expect memory 0x309000cb2 = 0000
expect memory 0x309000cc0 = 0000
expect memory 0x309000e9e = 0000
expect memory 0x309000eaa = 0000
expect memory 0x309001008 = 0000
expect memory 0x309001022 = 0000
expect memory 0x309001028 = 0000
expect memory 0x309001032 = 0000
expect memory 0x3090010b4 = 0000
expect memory 0x3090010d4 = 0000
expect memory 0x3090010da = 0000
expect memory 0x3090012cc = 0000
expect memory 0x3090012e2 = 0000
expect memory 0x30900142a = 0000
expect memory 0x309001478 = 0000
expect memory 0x30900148e = 0000
expect memory 0x3090014a6 = 0000
expect memory 0x3090014e6 = 0000
expect memory 0x309001638 = 0000
expect memory 0x30a000000 = 00000000 00000000
expect memory 0x30a00000c = 00000000 00000000 00000000 00000000 00000000
expect memory 0x30a000520 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x30b000602 = 00000000 00000000 00000000 0000
expect memory 0x30b000620 = 0000
expect memory 0x30b000624 = 0000
expect memory 0x30b000628 = 00000000 00000000
expect memory 0x30c000c10 = d9f22d3f ffff7f00
expect memory 0x30c000c20 = ce690a00 ffff7f38
expect memory 0x30c000c40 = d2a51b3f 83f56800
expect memory 0x30c000c68 = 7062893f 7e18d8be ffef7fc7 1ddf8b00
expect memory 0x30c000c80 = 58d338c4 9e8086bf 58000000 cf9c0000 25040000 9ec63ddb
expect memory 0x30c000cb0 = 5796a4e4 26639bbe daa82400 000080bf
expect memory 0x30c000cc0 = ffff7f7f ffffff3e
expect memory 0x30c000ce0 = e85505be 1cd617bf
expect memory 0x30c000d08 = ffdf7fc7 c074833f
expect memory 0x30c000d28 = dfe0ca3e 73fc0000
expect memory 0x30c000d38 = 14766c3f ebc546bf
expect memory 0x30c000da0 = c6671c1c 3fdd9015
expect memory 0x30c000db0 = 01e07fc7 87fab83e ffff7f3f 0e000000
expect memory 0x30c000e18 = 0f0f673f 15580000
expect memory 0x30c000e28 = 27a4e6c7 963e0000
expect memory 0x30c000e68 = ffff7f00 c7000000
expect memory 0x30c000e78 = 716a0000 15fe371e
expect memory 0x30c000e88 = e38ad7bd 00f07f47
expect memory 0x30c000ec8 = 58f50eb2 529fed00
expect memory 0x30d000200 = c51b0000 00000000
expect memory 0x30d000210 = b3000000 00000000 ffff0000 00000000
expect memory 0x30d000238 = ffff0000 00000000
expect memory 0x30d000328 = ffff0000 00000000
expect memory 0x30d000400 = ffff0000 00000000
expect memory 0x30d000410 = 7d8f0000 00000000
expect memory 0x30d000428 = 00000000 00000000
expect memory 0x30d000438 = 33000000 00000000
expect memory 0x30d000520 = ffff0000 00000000
expect memory 0x30d000538 = ffff0000 00000000
expect memory 0x30d000620 = ffff0000 00000000
expect memory 0x30d000728 = 00560000 00000000
expect memory 0x30d000820 = ffff0000 00000000
expect memory 0x30d000830 = 57000000 00000000 db000000 00000000
expect memory 0x30d000900 = ffff0000 00000000
expect memory 0x30d000938 = ffff0000 00000000
expect memory 0x30d000a00 = ffff0000 00000000
expect memory 0x30e000a1c = 0000
expect memory 0x30e000ac0 = 0000
expect memory 0x30e000ac8 = 0000
expect memory 0x30e000c08 = 0000
expect memory 0x30e000c44 = 0000
expect memory 0x30e000e46 = 0000
expect memory 0x30e000e9c = 0000
expect memory 0x30e000ed8 = 0000
expect memory 0x30e001016 = 0000
expect memory 0x30e00104a = 0000
expect memory 0x30e00109a = 0000
expect memory 0x30e0010c8 = 00000000
expect memory 0x30e00124a = 0000
expect memory 0x30e001402 = 0000
expect memory 0x30e00144c = 0000
expect memory 0x30e001452 = 0000
expect memory 0x30e00148a = 00000000
expect memory 0x30e001644 = 0000
expect memory 0x30e001650 = 0000
expect memory 0x30e001682 = 0000
expect memory 0x30e00168c = 0000
expect memory 0x30e00169c = 0000
expect memory 0x30e001856 = 0000
expect register COUNT_STORES = 362
expect register COUNT_WRITES = 141
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 76
expect register COUNT_DROP_TRAP = 10
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 9
expect register TRAP.lane = 8
expect register TRAP.axis = x
expect register TRAP_X = 0xa1532976
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
