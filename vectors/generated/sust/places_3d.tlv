# SUST.3D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-27 PD-35
sampler 0 { }
texture 0 { raw 58d7ff82 01001c00 00600003 60000062 e1000020 80020063 00000000 00000000 }   # THREE_D 33 x 100 x 3, R32_G32_B32 FLOAT, blocks of 4 x 16 x 2, level 0 of 7
warp 0 {
    asm "SUST.P.3D.WT [R16], R136, R207"
    x = { 17 0x80000000 0x80000000 13 23 28 5 29 27 32 16 8 18 19 6 9 27 24 29 26 12 28 18 29 18 16 11 16 26 24 21 0 }
    y = { 51 68 88 10 43 0x52841633 1 32 47 66 49 0x80000000 70 91 4 101 46 0x80000000 0xb1535391 50 45 15 91 3 45 79 50
      36 37 34 100 51 }
    z = { 1 2 0xc67fc037 1 2 0 0 0 1 1 1 0 2 0 0 0 1 2 2 1 1 1 2 2 2 2 0 2 1 2 2 0 }
    data0 = { 6 0xbf137e40 0x639e2bd5 0x80800000 0xb0e92d 0x89e27ec 0xbf85e484 0xbe92b4fb 47112 0xc77fefff 0xcf000000
      0x3f800001 0xc57247e6 0x9c97d3 -1 0x3f800001 0x3f800000 0x800000 0xbe5f822f 0x3f6f049b 0xc737d930
      0x3b425a09 0xbe8c74ee 0x7f800000 0x3ec6a875 0x5e5acb 0xb3000000 0x3f763145 0xbeea43ec 0xbf800000 145
      0x8eff11 }
    data1 = { 0xa813cd 0xbf149667 0x3e307bb7 0x5886716a 0xd50beca5 0xd0bedc79 29173 0x116c39 0x3e20127a 0xe306114b 28915
      0x52d838b7 53291 0x8a9cdba8 0xaba59 0x710fe1f1 -1 0xc77ff001 47 0xb5b543 0xff800001 3581 0x68b3ca18
      0x7fffff 29089 0xbeffffff 0xbe76fc35 0xd8220a08 0xbf000000 170 0x8c46c6 0xbdce3245 }
    data2 = { 0x3f10fd5f 0x3f45910c 0xf257e546 0x7ef60c8e 212 0x17a236 0x3ebf8423 0x4bd87766 0xbe288987 0xbf8804d5 0xbf8a9d17
      39750 0x1aa178 0xc77fe000 44557 38365 0x387fffff 0xbed798a3 0xacf864be 0xbf800001 0xff800000 0x3f000001
      41937 14978 0xda18e4 0xa571e 0x6d1d3982 0xc77ff000 67 0x7fffffff 0x3f95ce77 21 }
    data3 = { 5028 86 0xbef46f16 0x33000000 0xeb610e 0xbf5bf675 0x47800000 0x8324678 0x5e49ee63 0x5244cc 0x80800000
      0xbeffffff 25956 61914 0x3f2d3585 17509 0xbef79b51 0xc77fe000 9 0x447a87c6 0xbec26add 0x3f000001 0xaa661485
      0x477fe001 0x24273e50 0x7c23723c 0x574b81f6 0x80000000 0x7780d5 0x97f839 0x3f000000 0x3f0322e0 }
    handle = 0
    expect all surface.action = "store"
}
texture 1 { raw 58d36d88 02001200 00600003 000000a9 e100000f 80070063 00000000 00000000 }   # THREE_D 16 x 100 x 8, A8B8G8R8 SINT, blocks of 2 x 32 x 4
handle 0x1 0x1
warp 1 {
    asm "SUST.D.3D.CG.U16.IGN [R156], R124, 0x1"
    x = { 33 23 6 31 30 10 31 0x80000000 23 4 27 31 25 26 7 0xf7ef9e6c 7 10 4 27 30 28 5 33 18 16 7 12 31 4 1 8 }
    y = { 48 93 27 74 80 75 0x80000001 99 10 83 40 23 92 50 67 34 74 73 14 26 77 22 0x7a3edae7 31 15 43 8 5 32 16 20 34 }
    z = { 5 4 7 4 0 6 2 0 6 5 5 1 2 2 7 6 4 0x7ffffffe 7 2 8 3 2 1 4 -1 7 5 6 7 9 4 }
    data0 = { 0x477ff000 0x2e83b0f6 241 0x3f6b4897 0xbf000000 0x8c200ce6 223 0x3e49d794 159 0x3dfd4f06 0x2c51853d 59976
      0xbe6afc70 0x477ff000 0xb3000001 187 0x33000001 0x7b8b2c 52878 0x3830b032 0xbeb25aaa 0x3f8b704a 83 32115
      0xbf888349 0x4fd8bf81 0xe1b0111c 37 0xbec417d0 0xbf20e925 0xb3000001 0xeb17f5 }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = y
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = z
    expect lane 22 surface.action = "bounds"  surface.axis = y
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = z
    expect lane 30 surface.action = "bounds"  surface.axis = z
}
texture 2 { raw 58d12496 03000a00 00600003 00000100 e1000000 8000000f 00000000 00000000 }   # THREE_D 1 x 16 x 1, B6G5R5 SNORM, blocks of 1 x 1 x 16
handle 0x2 0x2
warp 2 {
    asm "SUST.P.3D.R [R80], R220, 0x2"
    x = { 0xfdf4254c 0 0 0 0 0 0 2 0 ... }
    y = { 7 12 7 15 16 6 8 0x7ffffffe 4 2 13 11 8 16 9 9 10 14 10 10 9 3 3 8 10 0 11 2 10 6 5 14 }
    z = { 0x7fffffff 0 0 -1 0 0 0x80000000 0 0 0 0x7fffffff 1 0 0 0 0x7ffffffe 0 0 0 0 0 1 0 0 0 0x80000000 0 ... }
    data0 = { 0x4f000000 251 0x8fa6f56b 31665 0x3f66a367 0xb3000000 0x6c6d0724 15013 74 0xbd51425d 0x3f982967 0xbebda643
      0x3db04790 0x71e233 18724 0x3d41e71a 0xbf46eab9 0x3f773536 0x3efa3429 0x40000000 0xbf3a976a 0xb3000000
      0x3e9033ad 0x82ffd67e 0x8429158c 0x64d33b82 0x632722cf 0x3ef740da 0x477fefff 0x3f7bfaed 0x3f418ee1
      0x3f6b7660 }
    expect all surface.action = "store"
}
texture 3 { raw 58d1249d 04001000 00600003 300000e8 e100003b 8000003b 00000000 00000031 }   # THREE_D 60 x 60 x 1, R8 SNORM, blocks of 1 x 32 x 8, level 1 of 4
handle 0x3 0x3
warp 3 {
    word 0xeb28003a000734ff
    x = { 1 9 7 3 0 21 19 7 13 0 17 6 31 28 18 24 8 20 2 3 3 2 7 12 12 16 29 19 1 0x80000001 16 11 }
    y = { 20 0 29 24 10 0x80000001 26 18 16 15 21 12 0 26 21 15 13 2 31 3 0x7fffffff 9 28 0x80000000 18 3 2 10 5 21 4 -1 }
    z = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x80000001 0 0 2 0 ... }
    expect lane 5 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = z
    expect lane 18 surface.action = "bounds"  surface.axis = y
    expect lane 20 surface.action = "bounds"  surface.axis = y
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = y
}
texture 4 { raw 58d7ff81 05001600 00600003 00000061 e1000000 8004000f 00000000 00000000 }   # THREE_D 1 x 16 x 5, R32_G32_B32_A32 FLOAT, blocks of 2 x 16 x 2
handle 0x4 0x4
warp 4 {
    asm "SUST.P.3D.CG.IGN [R224], RZ, 0x4"
    x = { 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 2 2 0 0 0x7fffffff 0 ... }
    y = { 15 12 11 3 0x7fffffff 2 2 0x7ffffffe 1 10 7 11 0 2 15 17 9 2 3 12 7 14 -1 9 12 2 3 7 5 14 7 11 }
    z = { 3 5 3 1 4 -1 4 4 3 2 0 4 0 2 0 1 0x80000001 4 4 4 1 0 0 2 4 1 4 1 3 0 2 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = z
    expect lane 4 surface.action = "bounds"  surface.axis = y
    expect lane 5 surface.action = "bounds"  surface.axis = z
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 16 surface.action = "bounds"  surface.axis = z
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = y
}
texture 5 { raw 58d49204 06000e00 00600003 300000d0 e1000001 80040063 00000000 00000011 }   # THREE_D 2 x 100 x 5, R32_G32 UINT, blocks of 1 x 4 x 8, level 1 of 4
handle 0x5 0x5
warp 5 {
    word 0xeb28005a00a7e0ff
    x = { 0 0x7ffffffe 0 2 0 0 0 0xa1abde02 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 0 0 -1 0 }
    y = { 13 13 31 44 25 28 0 5 32 26 40 37 3 43 47 23 36 3 2 49 21 10 19 0x7fffffff 45 14 39 25 0x7fffffff 43 48 13 }
    z = { 1 1 1 1 1 0 0 0 0 1 1 1 0 0 0 1 1 0 0 0 1 1 1 0x7fffffff 3 0 2 1 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = z
    expect lane 26 surface.action = "bounds"  surface.axis = z
    expect lane 28 surface.action = "bounds"  surface.axis = y
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 58d12488 07000800 00600003 60000128 e1000020 80100020 00000000 00000033 }   # THREE_D 33 x 33 x 17, A8B8G8R8 SNORM, blocks of 1 x 32 x 16, level 3 of 7
handle 0x6 0x6
warp 6 {
    asm "SUST.D.3D.CS.U8.TRAP [R216], R204, 0x6"
    x = { 4 15 1 8 9 0 0x80000001 9 6 -1 7 10 11 0x7fffffff 0 7 0 10 6 7 9 6 3 4 13 3 0 0 9 10 10 9 }
    y = { 1 2 0x4b75da49 2 1 0 0 3 3 0x8cac188 0 3 0 3 1 1 2 3 0 1 0 3 1 0 3 0 5 2 3 1 2 ... }
    z = { 1 1 0 1 1 1 1 1 1 0 1 1 1 1 -1 1 1 0 0 1 0x7fffffff 0 0 0 0 0 1 1 1 0 0x7fffffff 1 }
    data0 = { 0x3ef4d699 0x2194bf8d 0xbf521a3e 0xc4ffb10d 51624 0x3f2fac78 0xeb946e6e 0x477ff000 0x43cddf5 0xbe98aa30 195
      0x3f726853 3972 0xbf1228ed 0x1ee8979c 0xbf000000 31454 31591 0x3e34cb22 0x280822c6 0xbf100632 210
      0xbf91acb7 -1 0x4bd16c 0x6b4802ef 0x3f000001 0x3f800001 0xbf6f9e39 0x3f0ae552 0x3943997d 0x3dc5c418 }
    expect lane 2 surface.action = "trap"  surface.axis = y
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = z
    expect lane 20 surface.action = "trap"  surface.axis = z
    expect lane 26 surface.action = "trap"  surface.axis = y
    expect lane 30 surface.action = "trap"  surface.axis = z
}
texture 7 { raw 58d7ffa1 08000200 00600003 00000008 e100003b 80020020 00000000 00000000 }   # THREE_D 60 x 33 x 3, BF10GF11RF11 FLOAT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    asm "SUST.D.3D.128 [R164], RZ, 0x7"
    x = { 5 3 16 8 5 4 13 0 6 4 6 7 4 12 13 11 14 1 13 2 15 8 12 2 11 13 11 0x7ffffffe 10 1 3 14 }
    y = { 4 29 13 7 26 0x7fffffff 27 5 2 12 19 6 25 5 11 0 22 16 14 21 5 30 31 8 16 31 34 28 23 22 30 13 }
    z = { 2 0 0 0 1 1 0 0 2 -1 2 2 0 2 0 1 0 1 1 0 4 0 1 1 -1 2 0 2 1 3 0 1 }
    expect all surface.action = "store"
}
texture 8 { raw 58d24907 09000200 00600003 6000004a e1000063 8000003b 00000000 00000064 }   # THREE_D 100 x 60 x 1, X8B8G8R8 UNORM, blocks of 4 x 2 x 2, level 4 of 7
handle 0x8 0x8
warp 8 {
    asm "SUST.D.3D.CS.S16 [R84], R144, 0x8"
    x = { 9 3 6 7 11 7 2 6 5 4 9 11 0x80000000 0x7ffffffe 7 9 3 3 6 10 10 0xc12b97f9 2 10 5 0x7fffffff 4 2 7 3 8 11 }
    y = { 1 0x5fcbc914 1 0 0 2 3 2 0 4 1 1 0x80000000 1 0 0 2 1 2 1 2 2 -1 1 1 2 2 1 1 3 0x7fffffff 1 }
    z = { 0 0 0 0 0 0 0 0 0xc3a04474 0 0 0 0 0x7ffffffe 0 0 -1 1 0 0 0 0 0 0 0x7fffffff 0 ... }
    data0 = { 0x477fffff 0xbf7fffff 0x862a41f3 0x3f7821 0xbf6ee8bf 0xd4f7940f 0x69c7bce7 0x3ee70680 26490 0x6ad67335 2943
      0xbf7cf0a4 0xff7fffff 0xda1cc473 0xbf7f178f 0x6a67e9f5 0x3eccb3bc 0xbf3bd930 0x572d91c2 48713 0xbf4764e7
      0xf6abd2dc 153 0x1ae07e13 0x3f0f775c 72 0x3f000000 64204 0x3efc5647 0x3edb6a30 0xfc20950e 0x8aa5bf }
    expect all surface.action = "store"
}
texture 9 { raw 58d36d84 0a001a00 00600003 000000a0 e100000f 8000003b 00000000 00000000 }   # THREE_D 16 x 60 x 1, R32_G32 SINT, blocks of 1 x 16 x 4
warp 9 {
    word 0xeb22388a00e734ff
    x = { 0 4 12 15 12 8 1 7 1 4 14 11 0 2 8 8 0 13 4 7 9 1 14 9 4 7 6 12 0x80000001 13 6 1 }
    y = { 54 22 50 44 8 47 60 0xcd2540da 24 46 7 41 29 3 20 60 7 18 17 43 61 32 2 0 9 14 61 15 2 49 39 10 }
    z = { 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 0 0 1 0 }
    handle = 9
    expect all surface.action = "store"
}
texture 10 { raw 58d1249b 0b001600 00600003 100000a1 e1000020 80020000 00000000 00000011 }   # THREE_D 33 x 1 x 3, R16 SNORM, blocks of 2 x 16 x 4, level 1 of 2
handle 0xa 0xa
warp 10 {
    asm "SUST.P.3D.RG.IGN [R228], R220, 0xa"
    x = { 5 11 13 2 7 11 8 7 5 12 14 1 0 0x7ffffffe 14 13 0x7fffffff 6 12 -1 10 9 13 0 5 3 9 13 15 11 11 0xdcec48ef }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 ... }
    z = { 0x80000001 0xff58a859 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 -1 0 ... }
    data0 = { 0xbece98dd 0x3ea8252a 138 0xe5a992 0x7bfe949e 0x57178e16 0xbd41d482 0x506f83be 0x360f0587 0x62f98ad5 0x3f7fffff
      0xffc00000 0x8218f5da 0xbe5fe592 0x477fe000 0xbf934b12 0x91f49d5f 0x477ff000 0x3f978a69 0 0x4825ab4
      0xbf22c364 0x3f871e54 0x8f9f9748 0xffc00000 0x3f91ce33 0x7fffff 0xbf7fffff 0x2fd615d1 0xbf3d93d4 0x3f403057
      0xb3000001 }
    data1 = { 9809 0xbd9930ef 0xbf3f1b43 0x2a451182 0x7f97fb1e 0x3f8af7c6 0x3f1a48cc 0xc0000000 0x919e97a 1 0x3e47973d 61562
      0x1085a614 22813 244 171 64 0xc77ff001 0x3ef28b1f -1 0xbeefb7e0 42339 161 0x3f876f64 0xd6cd56 17 0x3df220e5
      0x3f867e6c 0xf4790f6c 52129 3116 0xc90dda9d }
    expect lane 0 surface.action = "bounds"  surface.axis = z
    expect lane 1 surface.action = "bounds"  surface.axis = z
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = y
    expect lane 25 surface.action = "bounds"  surface.axis = z
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
texture 11 { raw 58d12487 0c000c00 00600003 600000e9 e1000000 8010003b 00000000 00000065 }   # THREE_D 1 x 60 x 17, X8B8G8R8 SNORM, blocks of 2 x 32 x 8, level 5 of 7
handle 0xb 0xb
warp 11 {
    word 0xeb3e00ba003724ff
    x = { 0 1 1 1 1 0 0 1 0 0 1 1 1 1 1 0 1 1 0 0 0x80000001 1 0 0 0 1 0 1 1 0x7ffffffe 1 ... }
    y = { 0 0x395e3b4 0 0 0 0 0 0 0 2 0 0 0 2 0 0 0 0 0 0 0 0 1 0 ... }
    z = { 0 0 0 0 0 0 0 0x80000000 0 1 0 0 0 0x80000000 0 0 0 0 1 0 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = y
    expect lane 7 surface.action = "bounds"  surface.axis = z
    expect lane 9 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = y
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 12 { raw 58d7ff8c 0d000400 00600003 300000e8 e1000020 80010020 00000000 00000011 }   # THREE_D 33 x 33 x 2, R16_G16 FLOAT, blocks of 1 x 32 x 8, level 1 of 4
warp 12 {
    word 0xeb364a8a00879044
    x = { 2 0 38 40 8 32 37 25 22 43 47 11 56 38 61 17 64 55 17 2 51 10 64 46 30 48 18 17 25 63 0x7fffffff 0x7ffffffe }
    y = { 2 14 12 15 10 7 3 15 7 8 15 5 12 15 3 0 12 2 7 3 0 6 13 0x80000001 3 15 13 12 2 14 8 15 }
    z = { 0x24cf9efd 0 ... }
    data0 = { 0x3ad18648 0x3daad852 0x40fb74 0xa91fe856 0xbf800000 0xbf36606a 0xbf7948f1 0x566727 0x3f979cf3 0x8b79c1de
      0xbe7f7a45 0x800000 0x3f000000 0xbf4c8222 0x3f6a6aec 0x80000000 0xbf800000 0x477fefff 0x6d4795 0x40000000
      0xbeedf54e 0xb3000001 55 0xf7b17fe1 0xbf71e79e 0x7f7fffff 0x3f819109 0x80000000 0xc77fe000 67 0x477fe000
      0xb161d9fd }
    handle = 12
    expect lane 0 surface.action = "bounds"  surface.axis = z
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = y
    expect lane 30 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 58d24913 0e000600 00600003 000000e0 e100000f 80100006 00000000 00000000 }   # THREE_D 16 x 7 x 17, A5B5G5R1 UNORM, blocks of 1 x 16 x 8
handle 0xd 0xd
warp 13 {
    asm "SUST.D.BA.3D.WT.S16 [R160], R212, 0xd"
    x = { 12 26 31 0x80000000 2 33 33 6 16 25 28 19 22 13 19 7 28 21 3 22 15 31 25 6 12 0 10 10 4 6 9 19 }
    y = { 0 1 2 6 0 6 1 1 1 2 2 0x7ffffffe 3 0x80000000 3 -1 3 3 6 1 4 3 1 5 3 0x80000001 0xc269e2d5 3 4 1 2 6 }
    z = { 16 3 3 2 7 15 16 13 4 4 13 8 5 6 0x80000000 4 1 11 10 8 16 12 15 8 12 0x80000001 13 11 5 12 17 0 }
    data0 = { 168 0xc77ff000 0x3f93a570 171 0xe1258db9 0x3f800000 0x5de0cbc5 0x4f2b5d5 0x807fffff 0x3f59929d 0x7fffff
      0x3f4e4c96 0xcf000000 143 0x40000000 0xbe602175 0x3f91e93f 0xb3000001 0xbfe08e33 0x387fffff 0xbf3e89b7
      0xbefccc69 0xbf13acaf 0x3effffff 0xbf269c0e 0x477fffff 0xbf3a9bcc 42592 0xc77fefff 0xcf800000 6396
      0xff800000 }
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
expect memory 0x301001d3c = 84e485bf
expect memory 0x301001e10 = f5710000 2384bf3e
expect memory 0x301001e88 = ffffffff 59ba0a00
expect memory 0x301001ea0 = 0dae0000
expect memory 0x301001f00 = 0100803f b738d852 469b0000
expect memory 0x301004c50 = 11ff8e00 4532cebd 15000000
expect memory 0x301005044 = 000000b3 35fc76be 82391d6d
expect memory 0x301007400 = d52b9e63 b77b303e 46e557f2
expect memory 0x301007b54 = d3979c00 a8db9c8a 00e07fc7
expect memory 0x301007f5c = 0100803f
expect memory 0x301007f70 = f1e10f71 dd950000
expect memory 0x30100a86c = 00008080
expect memory 0x30100a940 = 6a718658 8e0cf67e
expect memory 0x30100c8b0 = 30d937c7 010080ff 000080ff
expect memory 0x30100d210 = 000000cf f3700000 179d8abf
expect memory 0x30100d25c = 06000000
expect memory 0x30100d270 = cd13a800 5ffd103f
expect memory 0x301013e2c = fbb492be
expect memory 0x301013f00 = 396c1100 6677d84b
expect memory 0x301017e70 = ec279e08 79dcbed0 36a21700
expect memory 0x30101a6f0 = 095a423b fd0d0000 0100003f
expect memory 0x30101bdb8 = ec43eabe 000000bf
expect memory 0x30101be90 = 43000000
expect memory 0x30101c6c4 = 0000803f ffffffff ffff7f38
expect memory 0x30101c6d4 = 08b80000 7a12203e 878928be
expect memory 0x30101cd68 = 9b046f3f 43b5b500
expect memory 0x30101ce40 = 010080bf
expect memory 0x30101e040 = ffef7fc7 4b1106e3 d50488bf
expect memory 0x301024280 = 4531763f 080a22d8 00f07fc7
expect memory 0x301024ab8 = 75a8c63e a1710000
expect memory 0x301024b90 = e418da00
expect memory 0x301025c80 = 407e13bf 679614bf 0c91453f
expect memory 0x3010262e8 = e64772c5 2bd00000
expect memory 0x3010263c0 = 78a11a00
expect memory 0x301026ad0 = cb5a5e00 ffffffbe 1e570a00
expect memory 0x301027a78 = ee748cbe 18cab368
expect memory 0x301027b50 = d1a30000
expect memory 0x30102837c = 91000000
expect memory 0x301031d00 = 00008000 01f07fc7 a398d7be
expect memory 0x301031e2c = 2f825fbe
expect memory 0x301031e7c = 0000807f
expect memory 0x301031f00 = 2f000000 be64f8ac
expect memory 0x301031f50 = ffff7f00 823a0000
expect memory 0x301033d40 = 000080bf aa000000 ffffff7f
expect memory 0x301034474 = 2de9b000 a5ec0bd5 d4000000
expect memory 0x301037c50 = c6468c00 77ce953f
expect memory 0x30200272c = 0000
expect memory 0x3020037fe = 48ea
expect memory 0x302005966 = 32b0
expect memory 0x302005f64 = 00f0
expect memory 0x3020069a2 = 70fc
expect memory 0x3020077e8 = 4a70
expect memory 0x3020095d4 = 4983
expect memory 0x302009a60 = f517
expect memory 0x30200a44e = 0100
expect memory 0x30200a56e = 9748
expect memory 0x30200a99e = f6b0
expect memory 0x30200b2b8 = 2500
expect memory 0x30200bd26 = 3d85
expect memory 0x30200c658 = 064f
expect memory 0x30200d54e = 9f00
expect memory 0x30200db2e = d017
expect memory 0x30200e474 = e60c
expect memory 0x30200f40e = 1c11
expect memory 0x30200f4c8 = 8ece
expect memory 0x30200f608 = 25e9
expect memory 0x30200f85c = f100
expect memory 0x30201025e = 0100
expect memory 0x303000a00 = 0f00
expect memory 0x303000a40 = 1f00
expect memory 0x303000a50 = 0000
expect memory 0x303000a80 = 0000
expect memory 0x303000a90 = 0b00
expect memory 0x303000ac0 = 0000
expect memory 0x303000ad0 = 0f00
expect memory 0x303000c00 = 0f00
expect memory 0x303000c10 = 0000
expect memory 0x303000c40 = 1400
expect memory 0x303000c50 = 1a00
expect memory 0x303000c80 = 0000
expect memory 0x303000c90 = 0f00
expect memory 0x303000cc0 = 0e00
expect memory 0x303000cd0 = 0000
expect memory 0x304002009 = 00
expect memory 0x304002053 = 00
expect memory 0x30400206d = 00
expect memory 0x304002070 = 00
expect memory 0x304002091 = 00
expect memory 0x3040020a0 = 00
expect memory 0x304002212 = 00
expect memory 0x304002240 = 00
expect memory 0x304002263 = 00
expect memory 0x304002286 = 00
expect memory 0x304002298 = 00
expect memory 0x3040022d0 = 00
expect memory 0x3040022f8 = 00
expect memory 0x30400240d = 00
expect memory 0x304002447 = 00
expect memory 0x30400244c = 00
expect memory 0x304002481 = 00
expect memory 0x3040024b1 = 0000
expect memory 0x304002603 = 00
expect memory 0x304002663 = 00
expect memory 0x30400266c = 00
expect memory 0x304002687 = 00
expect memory 0x304002697 = 00
expect memory 0x305001600 = 00000000 00000000 00000000 00000000
expect memory 0x3050016d0 = 00000000 00000000 00000000 00000000
expect memory 0x3050018c0 = 00000000 00000000 00000000 00000000
expect memory 0x305001a40 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x305001ad0 = 00000000 00000000 00000000 00000000
expect memory 0x305001ed0 = 00000000 00000000 00000000 00000000
expect memory 0x305002010 = 00000000 00000000 00000000 00000000
expect memory 0x305002050 = 00000000 00000000 00000000 00000000
expect memory 0x305002210 = 00000000 00000000 00000000 00000000
expect memory 0x305002290 = 00000000 00000000 00000000 00000000
expect memory 0x305002450 = 00000000 00000000 00000000 00000000
expect memory 0x3050024d0 = 00000000 00000000 00000000 00000000
expect memory 0x305002640 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x305002850 = 00000000 00000000 00000000 00000000
expect memory 0x305002880 = 00000000 00000000 00000000 00000000
expect memory 0x306010e00 = 00000000 00000000
expect memory 0x306010e40 = 00000000 00000000
expect memory 0x306010e50 = 00000000 00000000
expect memory 0x3060110c0 = 00000000 00000000
expect memory 0x306011480 = 00000000 00000000
expect memory 0x306011840 = 00000000 00000000
expect memory 0x306011890 = 00000000 00000000
expect memory 0x306011a50 = 00000000 00000000
expect memory 0x306011a90 = 00000000 00000000
expect memory 0x306011ad0 = 00000000 00000000
expect memory 0x306011c10 = 00000000 00000000
expect memory 0x306011c40 = 00000000 00000000
expect memory 0x306011cd0 = 00000000 00000000
expect memory 0x306011e00 = 00000000 00000000
expect memory 0x306012050 = 00000000 00000000
expect memory 0x3060120d0 = 00000000 00000000
expect memory 0x306012210 = 00000000 00000000
expect memory 0x306012680 = 00000000 00000000
expect memory 0x306012690 = 00000000 00000000
expect memory 0x306012800 = 00000000 00000000
expect memory 0x306012850 = 00000000 00000000
expect memory 0x307063003 = efff
expect memory 0x307063006 = 22
expect memory 0x307063013 = b7
expect memory 0x30706301a = 52
expect memory 0x307063056 = d2
expect memory 0x30706305a = 67
expect memory 0x30706305d = 6c
expect memory 0x307063200 = 78
expect memory 0x307063207 = c3
expect memory 0x30706320b = 84
expect memory 0x307063214 = 99
expect memory 0x307063217 = 00
expect memory 0x307063219 = a8
expect memory 0x307063240 = de
expect memory 0x307063248 = 0d18
expect memory 0x30706324f = 8d
expect memory 0x307063256 = f5
expect memory 0x307063259 = 0053
expect memory 0x308000290 = 00000000 00000000 00000000 00000000
expect memory 0x308000880 = 00000000 00000000 00000000 00000000
expect memory 0x308000ad0 = 00000000 00000000 00000000 00000000
expect memory 0x308001070 = 00000000 00000000 00000000 00000000
expect memory 0x308001190 = 00000000 00000000 00000000 00000000
expect memory 0x308001390 = 00000000 00000000 00000000 00000000
expect memory 0x3080015b0 = 00000000 00000000 00000000 00000000
expect memory 0x3080015e0 = 00000000 00000000 00000000 00000000
expect memory 0x308001810 = 00000000 00000000 00000000 00000000
expect memory 0x308001b20 = 00000000 00000000 00000000 00000000
expect memory 0x308001cc0 = 00000000 00000000 00000000 00000000
expect memory 0x308001fc0 = 00000000 00000000 00000000 00000000
expect memory 0x308002070 = 00000000 00000000 00000000 00000000
expect memory 0x308002b20 = 00000000 00000000 00000000 00000000
expect memory 0x308003500 = 00000000 00000000 00000000 00000000
expect memory 0x308003b20 = 00000000 00000000 00000000 00000000
expect memory 0x3080040e0 = 00000000 00000000 00000000 00000000
expect memory 0x308004190 = 00000000 00000000 00000000 00000000
expect memory 0x308004220 = 00000000 00000000 00000000 00000000
expect memory 0x308004860 = 00000000 00000000 00000000 00000000
expect memory 0x308004bd0 = 00000000 00000000 00000000 00000000
expect memory 0x3080050d0 = 00000000 00000000 00000000 00000000
expect memory 0x308005600 = 00000000 00000000 00000000 00000000
expect memory 0x3080066a0 = 00000000 00000000 00000000 00000000
expect memory 0x308006740 = 00000000 00000000 00000000 00000000
expect memory 0x3080067e0 = 00000000 00000000 00000000 00000000
expect memory 0x308006e90 = 00000000 00000000 00000000 00000000
expect memory 0x308006f90 = 00000000 00000000 00000000 00000000
expect memory 0x3080072e0 = 00000000 00000000 00000000 00000000
expect memory 0x308007750 = 00000000 00000000 00000000 00000000
expect memory 0x3080080f0 = 00000000 00000000 00000000 00000000
expect memory 0x308008180 = 00000000 00000000 00000000 00000000
expect memory 0x30900ac00 = ffff
expect memory 0x30900ac04 = 9900
expect memory 0x30900ac0a = 7a67
expect memory 0x30900ac0e = 2178
expect memory 0x30900ac14 = ccfa30d9
expect memory 0x30900ac1a = 5c77f341 4756
expect memory 0x30900ac22 = f5e9
expect memory 0x30900ac26 = bfe8
expect memory 0x30900ac32 = ffff49be a4f0
expect memory 0x30900ac40 = dcd2
expect memory 0x30900ac44 = e7bcffff 3573
expect memory 0x30900ac4c = 80060f94
expect memory 0x30900ac60 = 0e95
expect memory 0x30900ac64 = e7644800
expect memory 0x30a001a40 = 00000000 00000000
expect memory 0x30a001a70 = 00000000 00000000
expect memory 0x30a001ad0 = 00000000 00000000
expect memory 0x30a001b28 = 00000000 00000000
expect memory 0x30a001c48 = 00000000 00000000
expect memory 0x30a001d10 = 00000000 00000000
expect memory 0x30a001de8 = 00000000 00000000
expect memory 0x30a001f10 = 00000000 00000000
expect memory 0x30a001fc0 = 00000000 00000000
expect memory 0x30a002008 = 00000000 00000000
expect memory 0x30a002090 = 00000000 00000000
expect memory 0x30a002208 = 00000000 00000000
expect memory 0x30a0023f0 = 00000000 00000000
expect memory 0x30a002578 = 00000000 00000000
expect memory 0x30a0025c0 = 00000000 00000000
expect memory 0x30a0026c0 = 00000000 00000000
expect memory 0x30a002858 = 00000000 00000000
expect memory 0x30a002970 = 00000000 00000000
expect memory 0x30a002a08 = 00000000 00000000
expect memory 0x30a002b60 = 00000000 00000000
expect memory 0x30a002bf0 = 00000000 00000000
expect memory 0x30a002d00 = 00000000 00000000
expect memory 0x30a002dd0 = 00000000 00000000
expect memory 0x30a002e80 = 00000000 00000000
expect memory 0x30a002f48 = 00000000 00000000
expect memory 0x30a003438 = 00000000 00000000
expect memory 0x30a0034d0 = 00000000 00000000
expect memory 0x30a0035a8 = 00000000 00000000
expect memory 0x30a003718 = 00000000 00000000
expect memory 0x30a003740 = 00000000 00000000
expect memory 0x30a003850 = 00000000 00000000 00000000 00000000
expect memory 0x30b002600 = 00000000 0000
expect memory 0x30b00260a = 0000ff7f ff7f
expect memory 0x30b002620 = f1f99fae 0000ff7f ff7f0000 ff7f0000
expect memory 0x30c01e200 = 00000000
expect memory 0x30d006421 = 00
expect memory 0x30d006452 = 00
expect memory 0x30d006469 = 00
expect memory 0x30d00647e = 9e
expect memory 0x30d00649b = 00
expect memory 0x30d0064ca = 01
expect memory 0x30d0064f1 = 95
expect memory 0x30d0064f6 = f3
expect memory 0x30d006523 = 4e
expect memory 0x30d006555 = f1
expect memory 0x30d006567 = ff
expect memory 0x30d00657d = ec
expect memory 0x30d0065d0 = 6a
expect memory 0x30d006648 = 00
expect memory 0x30d0066a1 = 00
expect memory 0x30d0066b2 = 09
expect memory 0x30d0066c0 = 52
expect memory 0x30d0066f9 = 27
expect memory 0x30d00670b = de
expect memory 0x30d006786 = 74
expect memory 0x30d0067a8 = 00
expect memory 0x30d0067d6 = 22
expect memory 0x30d0067d8 = 56
expect memory 0x30d0067df = 45
expect memory 0x30d0067ef = 43ff
expect memory 0x30e000600 = ffff
expect memory 0x30e000672 = 0000
expect memory 0x30e0006e2 = 0000
expect memory 0x30e00087c = 3fe9
expect memory 0x30e000ac0 = ab00
expect memory 0x30e000c3a = 00f0
expect memory 0x30e000c6e = 70a5
expect memory 0x30e000e06 = 7521
expect memory 0x30e000e30 = ffff
expect memory 0x30e000e68 = 9d92
expect memory 0x30e001076 = 0000
expect memory 0x30e001084 = ffef
expect memory 0x30e00120c = 8f00
expect memory 0x30e001402 = b98d
expect memory 0x30e001636 = ffff
expect memory 0x30e001696 = ffff
expect memory 0x30e0016e2 = 964c
expect memory 0x30e001ac2 = 338e
expect memory 0x30e001c5a = 60a6
expect memory 0x30e001c74 = 0100
expect memory 0x30e001e16 = 0000
expect memory 0x30e001e5c = 0e9c
expect memory 0x30e001e7e = 69cc
expect memory 0x30e00200a = cc9b
expect memory 0x30e002016 = d5b5
expect memory 0x30e00206c = ffff
expect memory 0x30e002438 = afac
expect memory 0x30e0024ee = 0000
expect memory 0x30e00260c = a800
expect memory 0x30e00263e = c5cb
expect memory 0x30e002648 = fc18
expect memory 0x30e00268e = b789
expect register COUNT_STORES = 381
expect register COUNT_WRITES = 251
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 59
expect register COUNT_DROP_TRAP = 8
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 6
expect register TRAP.lane = 2
expect register TRAP.axis = y
expect register TRAP_X = 0x1
expect register TRAP_Y = 0x4b75da49
expect register TRAP_Z = 0x0
