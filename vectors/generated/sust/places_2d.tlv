# SUST.2D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-25 PD-35
sampler 0 { }
texture 0 { raw 58d12483 01000c00 00600003 00000008 e380000f 80000063 00000000 00000000 }   # TWO_D_NO_MIPMAP 16 x 100 x 1, R16_G16_B16_A16 SNORM, blocks of 1 x 2 x 1
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
texture 1 { raw 58d24902 02000a00 00600003 60000018 e2800020 80020063 00000000 00000063 }   # TWO_D_ARRAY 33 x 100 x 3, R32_G32_B32 UNORM, blocks of 1 x 8 x 1, level 3 of 7
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
texture 2 { raw 58d12498 03001c00 00600003 0000001a e380003b 80000006 00000000 00000000 }   # TWO_D_NO_MIPMAP 60 x 7 x 1, G8R8 SNORM, blocks of 4 x 8 x 1
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
texture 3 { raw 58d49202 04001800 00600003 00000011 e380000f 80000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 16 x 2 x 1, R32_G32_B32 UINT, blocks of 2 x 4 x 1
handle 0x3 0x3
warp 3 {
    asm "SUST.D.BA.2D.CS.U8 [R28], R216, 0x3"
    x = { 164 92 112 10 94 116 51 184 166 0x7ffffffe 3 5 74 21 4 31 178 159 119 121 94 61 146 13 58 30 47 133 66 113 172
      149 }
    y = { 2 0 1 1 0 1 0 0x7ffffffe 1 0 0x7ffffffe 0 1 0xf602d187 1 0 1 0 0 1 0 0x80000000 0 1 0 1 1 1 1 0 0 1 }
    data0 = { 0x477fffff 0x7fa4b216 0x55e5fe21 0xf1e39c5e 0x3f26f14c 0x3c5f3e2e 0x16db37a1 0x3f800001 0x3e876f63 0xb3000001
      0x80800000 0xbf000000 0xbd10ef 33667 0xc77fffff 0xe3e495a7 0xf16731fe 61516 139 37094 0xbe6a6532 0x3e84c6c1
      0xbefdfc10 79 0x4e780022 0x3f97644f 0xbf000000 0x3f98c75b 0x2d3beab0 0x3e1785f9 0xe0051c53 0x3f8d5a04 }
    expect all surface.action = "store"
}
texture 4 { raw 58d24913 05000800 00600003 30000020 e280003b 8000000f 00000000 00000033 }   # TWO_D_ARRAY 60 x 16 x 1, A5B5G5R1 UNORM, blocks of 1 x 16 x 1, level 3 of 4
warp 4 {
    word 0xeb2070060187c844
    x = { 0 2 5 4 1 5 4 5 2 5 0 1 5 1 3 4 5 3 1 3 0x7fffffff 0 0 1 2 6 5 4 2 6 4 5 }
    y = { 0 0 0 1 0 0 1 1 1 1 0 0 1 1 1 0 1 0 1 1 -1 1 0 0 0 1 0 1 ... }
    data0 = { 0x666f9a 174 0xd3d80b7f 0xffc00000 0xd50be625 97 0x950924c8 166 0xbf144ca0 0xbf005806 0xbefd5da0 0x7c6877
      0x3f587500 44387 0x477fe001 71 0xf397276f 63702 0xb3000000 0xc77fe001 0xbe11afde 0x40000000 0x9fcd9242
      0x3eb8e289 0x43ce8075 0xfeee0d9f 0x3ef75058 0x477fefff 0xedc607 0x3f909077 0xe005241c 0x3f8250ef }
    handle = 4
    expect lane 20 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d24915 06000000 00400003 00000006 e0800001 8000003b 00000000 00000000 }   # TWO_D 2 x 60 x 1, B5G6R5 UNORM, pitch 192
handle 0x5 0x5
warp 5 {
    word 0xeb2e005601f714ff
    x = { 0 1 1 1 1 0 1 1 0 0 0 0 0x80000001 0x80000001 1 0 1 0 1 0 1 0 1 1 0 1 1 1 1 0x7ffffffe 2 0 }
    y = { 44 0 32 27 0x80000001 60 61 23 46 8 4 10 52 30 1 32 15 19 59 45 26 38 40 -1 28 21 39 54 41 49 26 53 }
    expect lane 4 surface.action = "bounds"  surface.axis = y
    expect lane 5 surface.action = "bounds"  surface.axis = y
    expect lane 6 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 58d24914 07000000 00400003 00000020 e3800001 8000000f 00000000 00000000 }   # TWO_D_NO_MIPMAP 2 x 16 x 1, A1B5G5R5 UNORM, pitch 1024
handle 0x6 0x6
warp 6 {
    asm "SUST.P.2D.CS.RG.IGN [R216], R20, 0x6"
    x = { 0 0 1 1 1 1 0 0x80000000 1 0x80000000 1 1 0 0 0 0 1 1 0x80000000 0 1 0 1 2 0 1 1 0 0 0 1 ... }
    y = { 5 9 9 2 1 -1 14 5 0x36378c96 4 10 9 6 15 0x80000000 14 10 7 2 13 12 0 4 0x80000000 11 1 1 11 7 7 13 11 }
    data0 = { 0x3f1857f0 0xf71cbaaa 12041 0xc0000000 0x3df1386e 0x3effffff 0xbf17a9e7 0xbeffffff 178 0x4e71991b 166 0xb8a46d
      0xa39912 0x47800000 0xa488157 0x3f281cf3 0x138aa9 25829 9443 0xff800001 0xff800001 47 45363 0x2836004e
      0xbec4b509 0xbf3b5a76 0x3f04defc 0xeb244838 0x90f7dba8 0xbd3b0eaa 0xd1a6c0ab 61248 }
    data1 = { -1 0x3b14e368 0x317e94bd 0xbf44ef88 0xbd119a4a 0xbeb5fba2 0xbf000000 45768 0x3e88af92 0x7f7fffff 0x3dd60894
      0xffc00000 49779 0xfa13d7fe 0xbf000001 0x4f000000 0xbf38112a 60270 0xe01a66cb 0xe41fa84b 25271 0xcdef296e
      0x7fc00000 0x9d98b5 0x3f000000 0x3f7fffff 246 0xcf000000 201 0x2d690e 0xbf1aa09a 0xffc00000 }
    expect lane 5 surface.action = "bounds"  surface.axis = y
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = y
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 58d12496 08000400 00600003 10000008 e0800006 80000020 00000000 00000011 }   # TWO_D 7 x 33 x 1, B6G5R5 SNORM, blocks of 1 x 2 x 1, level 1 of 2
handle 0x7 0x7
warp 7 {
    asm "SUST.P.2D.CS.R [R80], RZ, 0x7"
    x = { 0 2 2 1 2 0 0 4 2 0 2 2 2 0x7fffffff 2 2 0 1 1 4 1 0 0 2 0 1 0 1 -1 0x80000001 1 2 }
    y = { 1 13 5 15 15 9 7 16 4 5 12 1 5 2 0x80000001 3 -1 11 3 10 10 0 15 7 1 0 3 -1 6 9 9 14 }
    expect all surface.action = "store"
}
texture 8 { raw 58d4921b 09001c00 00600003 00000008 e2800000 80070006 00000000 00000000 }   # TWO_D_ARRAY 1 x 7 x 8, R16 UINT, blocks of 1 x 2 x 1
handle 0x8 0x8
warp 8 {
    asm "SUST.P.2D.WT.R.IGN [R164], R56, 0x8"
    x = { 0 0 0x80000000 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 1 0 ... }
    y = { 4 1 0 0xe0995c1a 4 6 2 3 4 3 4 1 1 5 2 0 2 5 0 -1 1 1 4 4 0 2 6 0 0 -1 1 0 }
    data0 = { 0x807fffff 52018 0xb87fffff 0x8a1ee951 0x4f000000 0x72c2644d 0x3e5b86e1 0xb8152aa8 0xcf800000 0xbeffffff
      0x800000 0x3f21bc26 0x4f000000 0xbe76d368 0x5ec6ee1f -1 229 0x33000000 0xbf7fffff 0xbd465ea5 0xbeef34f9
      0xc7800000 0x47800000 0x28dacb2 0x3f8ee578 38559 0x3e1f23ec 0x80800000 0x8eca0082 0xb401b985 57122 0xa12889 }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = y
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = y
    expect lane 28 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = y
}
texture 9 { raw 58d36d89 0a000600 00600003 60000008 e080000f 80000063 00000000 00000065 }   # TWO_D 16 x 100 x 1, A2B10G10R10 SINT, blocks of 1 x 2 x 1, level 5 of 7
handle 0x9 0x9
warp 9 {
    asm "SUST.P.2D.WT.R [R140], R88, 0x9"
    x = { 0 0 0 0 0 0 0xa1532976 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0xd8adfa3f 0 ... }
    y = { 2 0 2 1 1 1 2 0 1 0 0 0 0 2 2 1 1 0 1 1 1 0 2 1 0 1 0 1 1 1 1 2 }
    data0 = { 0x26b12108 0xbeffffff 0xf09c18 246 0xefe063da 0x3c17daf0 0x157c0587 0xbe901665 0x3f749e82 0x7fffffff 0xbf2e1043
      0x3cd8b776 0xc6d013 0xab79acf 0xbf38acd6 0x40000000 0x4f000000 0xbf1076cd 0xf2d43f 0x7fc00000 242
      0xbe4b6949 0x7f800000 0x2659f49b 0xbf4cfe78 0xc77ff000 0x3f7ccec0 0xbf800001 0x9f7fc38d 0x15f2fe2f
      0x3d1e6d27 0x3e963027 }
    expect all surface.action = "store"
}
texture 10 { raw 58d24904 0b001800 00600003 0000000a e0800020 80000020 00000000 00000000 }   # TWO_D 33 x 33 x 1, R32_G32 UNORM, blocks of 4 x 2 x 1
warp 10 {
    asm "SUST.P.2D.CS.R.TRAP [R196], RZ, R191"
    x = { 2 11 14 13 9 2 34 21 3 27 23 29 28 17 3 7 19 31 18 17 1 16 13 19 20 16 30 5 30 17 25 31 }
    y = { 32 32 20 4 14 8 10 6 30 0x80000000 2 11 7 25 14 2 25 27 8 11 13 29 14 6 24 13 16 2 16 4 12 9 }
    handle = 10
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = y
}
texture 11 { raw 58d36d98 0c001600 00600003 00000000 e3800020 8000003b 00000000 00000000 }   # TWO_D_NO_MIPMAP 33 x 60 x 1, G8R8 SINT, blocks of 1 x 1 x 1
warp 11 {
    word 0xeb362086006710ff
    x = { 1 2 1 3 2 3 2 3 3 3 0 0 5 0 1 2 1 2 3 1 1 1 3 1 2 1 0 3 1 2 ... }
    y = { 3 21 6 0 0x80000000 12 22 0xac424370 15 36 46 48 0 42 56 28 40 27 60 43 55 17 4 0x7fffffff 6 30 60 57 53 16 24
      38 }
    handle = 11
    expect lane 4 surface.action = "bounds"  surface.axis = y
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = y
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 26 surface.action = "bounds"  surface.axis = y
}
texture 12 { raw 58d7ff82 0d000200 00600003 00000028 e380003b 80000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 60 x 2 x 1, R32_G32_B32 FLOAT, blocks of 1 x 32 x 1
handle 0xc 0xc
warp 12 {
    asm "SUST.D.2D.U16.TRAP [R88], RZ, 0xc"
    x = { 174 64 188 0 279 13 144 353 293 67 217 113 17 80 225 0x7fffffff 326 304 95 24 228 146 284 211 336 35 228 60 306
      189 133 69 }
    y = { 0 0 0 0 1 1 0 1 0 1 1 0 -1 -1 0 1 1 0x7fffffff 0 1 0 0 -1 0 1 3 0 0 1 0 0 1 }
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 15 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = y
    expect lane 22 surface.action = "trap"  surface.axis = y
    expect lane 25 surface.action = "trap"  surface.axis = y
}
texture 13 { raw 58d49207 0e001c00 00600003 1000000a e080000f 8000003b 00000000 00000011 }   # TWO_D 16 x 60 x 1, X8B8G8R8 UINT, blocks of 4 x 2 x 1, level 1 of 2
handle 0xd 0xd
warp 13 {
    asm "SUST.P.2D.CS.TRAP [R192], R84, 0xd"
    x = { 3 2 1 2 5 5 2 0x80000000 1 4 1 1 6 1 4 3 0 0xad861d7b 3 7 -1 9 3 5 6 0x6c84836c 7 2 4 4 7 3 }
    y = { 20 12 29 0x3b75bcc0 5 14 25 9 26 1 3 25 31 20 25 8 6 26 17 9 1 4 21 15 4 22 20 17 20 -1 5 8 }
    data0 = { 49530 0xffc00000 0x3f800000 0xbf58c58d 16134 39642 0xbef4f6bc 0x1dfc67 0x800000 0x477fe000 0x3e99e524
      0xbf4a8e81 0x20050141 0xbf78d63b 0x3f04451e 14584 19280 38122 179 103 0xbe20b0 0x3f4cabb1 0x3def35f7
      0xcf000000 0xc77fefff 233 0xbe96e090 0xc77fe000 0xb8800000 234 0xb87fffff 0x3dd5bd26 }
    data1 = { 210 0x58b45f87 0x4256880a 193 0x3f000001 9228 215 0x93d3e740 0x2248f03b 0xfbc8cc3b 0x3f5cf9b6 0xbeab7eb8 8558
      0xad0fd3c9 0xf6e06a81 0xbe815daa 0xd9f81b2d 0x2d0770 72 0xcfa199ce 0xbf800001 0x387fffff 0xc77fe001
      0x3f9359b0 0x3de9a312 42975 0x689fefef 21 0xc77fe000 55419 0xbe30f619 0x49a02f }
    data2 = { 0x39722428 59216 0x3f089381 0x3f800000 0x3ee817bd 21567 0xbe1d623c 0xe1200b97 0xc77ff000 9589 0x14a640a6
      0xb8800000 0xc0434bfb 49375 0xe48074fc 0xce900185 0xc77fe000 0x665c098b 238 0xbee4fc93 0xbd0d8986 50906
      0xe789ef 0xc77fe001 0x768f41 0xbf658e03 0x7fffff 64701 0xadadf49e 61 0xae3564cd 218 }
    data3 = { 0xbecc7c6f 0xd8d80868 172 0x163698 0xc77fdfff 0x3f000000 0xbf26c9d1 0x3f5e3b14 0x3f8e0a99 0xe347f8aa 0xbda56b3f
      0x1ce39c 0x3ebdb3ca 0x3f1823fc 0x5203e4c5 0x137063 56484 0x7f800000 0x477fdfff 30291 0x948a92 0x48090d
      0xcef0fbd1 0xbf66c7cb 0x3eea3528 0xbdd8786d 0xbf4a7b0a 144 0xbee329d7 0x80000000 0xbf00c0e1 0xbf4dbbb3 }
    expect lane 3 surface.action = "trap"  surface.axis = y
    expect lane 7 surface.action = "trap"  surface.axis = x
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
    expect lane 29 surface.action = "trap"  surface.axis = y
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
expect memory 0x302012a00 = 00000000 00000000 00000000
expect memory 0x302012a28 = 00000000 80ffff7f
expect memory 0x302012a38 = 00000000 00000000
expect memory 0x302012a4c = 00000000
expect memory 0x302012a60 = 00000000 00000000 ff3e5885 601d531d
expect memory 0x302012ab8 = 00000000 c020bf25
expect memory 0x302012acc = 7073f004
expect memory 0x302012ae0 = ffffffff ffffffff 00000000 fff7178d
expect memory 0x302012b00 = 00000000 00000000 00000000 00000000 ffffffff 00000000 00000000 00000000
expect memory 0x302012b40 = 00000000 00000000 00000000 00000000
expect memory 0x302012b54 = 00000000 00000000 00000000
expect memory 0x302012b84 = 00000000 00000000 00202e60 00000000 00000000 00000000 00000000
expect memory 0x302012bc0 = 00000000 fffa95e0 ffffffff 00000000
expect memory 0x302012c28 = 00000000 ffffffff
expect memory 0x302012c38 = 00000000 00000000
expect memory 0x302012c4c = 00000000 ffffffff 00000400 00000000 00000000
expect memory 0x302012c60 = 00000000 00000000
expect memory 0x302012c70 = 00000000 00000000 ffffffff 00000000
expect memory 0x302012d00 = 00000000 00000000 00000000 00000000 00000000 00000000 00e74346 00000000
expect memory 0x302012d44 = 00000000 ffffffff f0b48e08 00000000 c031802f 00000000 00000000
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
expect memory 0x303001dc2 = efcf
expect memory 0x303001e20 = e476
expect memory 0x303001e5e = abde
expect memory 0x303001e7e = ffff
expect memory 0x303001fc2 = 57a2
expect memory 0x304001805 = 00
expect memory 0x304001813 = 00ff
expect memory 0x30400181a = 5e
expect memory 0x30400181d = 4f
expect memory 0x304001825 = 83
expect memory 0x30400182f = a7
expect memory 0x30400183e = 4f
expect memory 0x30400191f = 00
expect memory 0x304001923 = a1
expect memory 0x30400192a = 22
expect memory 0x30400192d = c1
expect memory 0x304001a12 = b0
expect memory 0x304001a1a = ef
expect memory 0x304001a2c = 16
expect memory 0x304001a2e = 4c
expect memory 0x304001b21 = f9
expect memory 0x304001b27 = 8b
expect memory 0x304001b30 = 21
expect memory 0x304001b34 = 2e
expect memory 0x304001b39 = e6
expect memory 0x304001c15 = 5b
expect memory 0x304001c22 = 10
expect memory 0x304001c2f = 4c
expect memory 0x304001c35 = 04
expect memory 0x304001d0c = 53
expect memory 0x304001d14 = ff
expect memory 0x304001d16 = 63
expect memory 0x304001d2f = 01
expect memory 0x304001d32 = fe
expect memory 0x304001d38 = 01
expect memory 0x305001400 = 00000000 00000000 00000000
expect memory 0x305001410 = 00f80000 000000f8 00000000 0000
expect memory 0x306000002 = 0000
expect memory 0x3060000c2 = 0000
expect memory 0x306000300 = 0000
expect memory 0x306000600 = 0000
expect memory 0x306000780 = 0000
expect memory 0x306000b42 = 0000
expect memory 0x306000e40 = 0000
expect memory 0x306000fc2 = 0000
expect memory 0x306001142 = 0000
expect memory 0x306001382 = 0000
expect memory 0x306001442 = 0000
expect memory 0x306001500 = 0000
expect memory 0x306001800 = 00000000
expect memory 0x306001c80 = 0000
expect memory 0x306001d42 = 0000
expect memory 0x306001e02 = 0000
expect memory 0x306001ec2 = 0000
expect memory 0x306002100 = 0000
expect memory 0x3060021c0 = 0000
expect memory 0x306002280 = 0000
expect memory 0x3060027c0 = 0000
expect memory 0x306002882 = 0000
expect memory 0x306002c42 = 0000
expect memory 0x307000000 = 0000
expect memory 0x307000402 = 0400
expect memory 0x307000802 = 0000
expect memory 0x307001002 = 0000
expect memory 0x307001400 = 1200
expect memory 0x307001800 = 0000
expect memory 0x307001c00 = 00000000
expect memory 0x307002400 = 00000000
expect memory 0x307002802 = 6000
expect memory 0x307002c00 = e0010000
expect memory 0x307003002 = 0000
expect memory 0x307003400 = 00000000
expect memory 0x307003800 = 0000
expect memory 0x307003c00 = 1f00
expect memory 0x308001000 = 00000000 0000
expect memory 0x308001010 = 0000
expect memory 0x308001014 = 0000
expect memory 0x308001044 = 0000
expect memory 0x308001050 = 00000000 0000
expect memory 0x308001084 = 0000
expect memory 0x308001090 = 0000
expect memory 0x308001094 = 0000
expect memory 0x3080010c0 = 0000
expect memory 0x3080010d0 = 0000
expect memory 0x3080010d4 = 0000
expect memory 0x308001210 = 00000000
expect memory 0x308001242 = 00000000
expect memory 0x308001252 = 0000
expect memory 0x308001284 = 0000
expect memory 0x308001294 = 0000
expect memory 0x3080012c4 = 0000
expect memory 0x3080012d0 = 00000000 0000
expect memory 0x309001c00 = ffff
expect memory 0x309001c10 = 32cb
expect memory 0x309001c40 = ffff
expect memory 0x309001c50 = ffff
expect memory 0x309001c80 = ffff
expect memory 0x309001c90 = ffff
expect memory 0x309001cc0 = ffff
expect memory 0x30a004000 = 00020000
expect memory 0x30a004010 = f6000000
expect memory 0x30a004040 = ff010000
expect memory 0x30b001948 = 00000000 00000000
expect memory 0x30b001968 = 00000000 00000000
expect memory 0x30b001b88 = 00000000 00000000
expect memory 0x30b001c88 = 00000000 00000000
expect memory 0x30b001ce8 = 00000000 00000000
expect memory 0x30b001d68 = 00000000 00000000
expect memory 0x30b001dc8 = 00000000 00000000
expect memory 0x30b001fd0 = 00000000 00000000
expect memory 0x30b002020 = 00000000 00000000
expect memory 0x30b002098 = 00000000 00000000
expect memory 0x30b0020e8 = 00000000 00000000
expect memory 0x30b0022c8 = 00000000 00000000
expect memory 0x30b0023c8 = 00000000 00000000
expect memory 0x30b002420 = 00000000 00000000
expect memory 0x30b002458 = 00000000 00000000
expect memory 0x30b002490 = 00000000 00000000
expect memory 0x30b002688 = 00000000 00000000
expect memory 0x30b002738 = 00000000 00000000
expect memory 0x30b002758 = 00000000 00000000
expect memory 0x30b003ba0 = 00000000 00000000
expect memory 0x30b003f20 = 00000000 00000000
expect memory 0x30b0040e8 = 00000000 00000000
expect memory 0x30b004418 = 00000000 00000000
expect memory 0x30b004438 = 00000000 00000000
expect memory 0x30b004490 = 00000000 00000000
expect memory 0x30b004500 = 00000000 00000000
expect memory 0x30b004778 = 00000000 00000000
expect memory 0x30b005820 = 00000000 00000000
expect memory 0x30b005a28 = 00000000 00000000
expect memory 0x30c001670 = 00000000 00000000 00000000 00000000
expect memory 0x30c0016e0 = 00000000 00000000 00000000 00000000
expect memory 0x30c001720 = 00000000 00000000 00000000 00000000
expect memory 0x30c0017a0 = 00000000 00000000 00000000 00000000
expect memory 0x30c0017c0 = 00000000 00000000 00000000 00000000
expect memory 0x30c001ba0 = 00000000 00000000 00000000 00000000
expect memory 0x30c001bf0 = 00000000 00000000 00000000 00000000
expect memory 0x30c001e30 = 00000000 00000000 00000000 00000000
expect memory 0x30c001f00 = 00000000 00000000 00000000 00000000
expect memory 0x30c001f90 = 00000000 00000000 00000000 00000000
expect memory 0x30c001fc0 = 00000000 00000000 00000000 00000000
expect memory 0x30c0022e0 = 00000000 00000000 00000000 00000000
expect memory 0x30c002300 = 00000000 00000000 00000000 00000000
expect memory 0x30c002350 = 00000000 00000000 00000000 00000000
expect memory 0x30c002380 = 00000000 00000000 00000000 00000000
expect memory 0x30c0027a0 = 00000000 00000000 00000000 00000000
expect memory 0x30c0027c0 = 00000000 00000000 00000000 00000000
expect memory 0x30c002a20 = 00000000 00000000 00000000 00000000
expect memory 0x30c002a40 = 00000000 00000000 00000000 00000000
expect memory 0x30c002a70 = 00000000 00000000 00000000 00000000
expect memory 0x30c002ac0 = 00000000 00000000 00000000 00000000
expect memory 0x30c002e00 = 00000000 00000000 00000000 00000000
expect memory 0x30c002eb0 = 00000000 00000000 00000000 00000000
expect memory 0x30c002ef0 = 00000000 00000000 00000000 00000000
expect memory 0x30c003220 = 00000000 00000000 00000000 00000000
expect memory 0x30c003330 = 00000000 00000000 00000000 00000000
expect memory 0x30d000200 = 0000
expect memory 0x30d00023a = 0000
expect memory 0x30d000330 = 0000
expect memory 0x30d000528 = 0000
expect memory 0x30d000600 = 0000
expect memory 0x30d000616 = 0000
expect memory 0x30d00061a = 0000
expect memory 0x30d00072e = 0000
expect memory 0x30d000902 = 0000
expect memory 0x30d000a0a = 0000
expect memory 0x30d000b00 = 0000
expect memory 0x30d000b04 = 0000
expect memory 0x30d000c2c = 0000
expect memory 0x30d000d28 = 00000000
expect memory 0x30d000f06 = 0000
expect memory 0x30d000f32 = 0000
expect memory 0x30d001002 = 0000
expect memory 0x30d001008 = 0000
expect memory 0x30d00131e = 0000
expect memory 0x30d00140a = 0000
expect memory 0x30d001514 = 0000
expect memory 0x30d00161c = 0000
expect memory 0x30d001710 = 0000
expect memory 0x30d001812 = 0000
expect memory 0x30e002c30 = ffffff00
expect memory 0x30e002c54 = ffffff00
expect memory 0x30e002ca8 = ffffff00
expect memory 0x30e002cb4 = ffffff00
expect memory 0x30e002cbc = ffffff00
expect memory 0x30e002cc0 = ffffff00
expect memory 0x30e002e0c = ffffff00
expect memory 0x30e002e3c = 67ffff00
expect memory 0x30e002e88 = ffffff00
expect memory 0x30e002ee4 = ffffff00
expect memory 0x30e002ef4 = ffffff00
expect memory 0x30e003018 = ff15ff00 b348ee00
expect memory 0x30e003084 = ffffff00
expect memory 0x30e00308c = ffd2ff00
expect memory 0x30e00309c = ffffff00
expect memory 0x30e0030a0 = ffffff00
expect memory 0x30e0030ac = ffffff00
expect memory 0x30e003214 = ffffff00 ffd7ff00
expect memory 0x30e003230 = ffffff00
expect memory 0x30e003244 = ffffff00
expect memory 0x30e003294 = ffffff00
expect register COUNT_STORES = 395
expect register COUNT_WRITES = 211
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 37
expect register COUNT_DROP_TRAP = 16
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 10
expect register TRAP.lane = 6
expect register TRAP.axis = x
expect register TRAP_X = 0x22
expect register TRAP_Y = 0xa
expect register TRAP_Z = 0x0
