# SUST.3D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-27 PD-35
sampler 0 { }
texture 0 { raw 58d7ff83 01001c00 00600003 60000062 e1000020 80020063 00000000 00000000 }   # THREE_D 33 x 100 x 3, R16_G16_B16_A16 FLOAT, blocks of 4 x 16 x 2, level 0 of 7
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
texture 1 { raw 58d36d89 02001200 00600003 000000a9 e100000f 80070063 00000000 00000000 }   # THREE_D 16 x 100 x 8, A2B10G10R10 SINT, blocks of 2 x 32 x 4
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
texture 2 { raw 58d36d98 03000a00 00600003 00000100 e1000000 8000000f 00000000 00000000 }   # THREE_D 1 x 16 x 1, G8R8 SINT, blocks of 1 x 1 x 16
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
texture 3 { raw 58d2491e 04001000 00600003 300000e8 e100003b 8000003b 00000000 00000031 }   # THREE_D 60 x 60 x 1, G4R4 UNORM, blocks of 1 x 32 x 8, level 1 of 4
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
texture 5 { raw 58d49207 06000e00 00600003 300000d0 e1000001 80040063 00000000 00000011 }   # THREE_D 2 x 100 x 5, X8B8G8R8 UINT, blocks of 1 x 4 x 8, level 1 of 4
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
texture 6 { raw 58d12489 07000800 00600003 60000128 e1000020 80100020 00000000 00000033 }   # THREE_D 33 x 33 x 17, A2B10G10R10 SNORM, blocks of 1 x 32 x 16, level 3 of 7
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
texture 7 { raw 58d7ff8c 08000000 00600003 60000050 e100000f 80070001 00000000 00000044 }   # THREE_D 16 x 2 x 8, R16_G16 FLOAT, blocks of 1 x 4 x 2, level 4 of 7
handle 0x7 0x7
warp 7 {
    asm "SUST.D.BA.3D.S16 [R164], RZ, 0x7"
    x = { 2 3 1 3 2 2 0 3 3 0 3 0 0 2 0 3 2 0 0 0 2 3 0 3 0 1 3 1 1 0 3 1 }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 -1 0 ... }
    z = { 0 2 0 0 0x7fffffff 0 0 0 0 0 0 0 0x80000000 0 0 0 1 0 0 0 0 0 0 0 1 0 ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 8 { raw 58d7ffa1 09000c00 00600003 00000058 e100000f 80020001 00000000 00000000 }   # THREE_D 16 x 2 x 3, BF10GF11RF11 FLOAT, blocks of 1 x 8 x 2
warp 8 {
    asm "SUST.P.3D.CS [R84], RZ, R56"
    x = { 11 2 17 12 8 0x80000000 10 1 0 3 15 8 10 15 0 9 13 0x7fffffff 9 15 13 8 6 3 8 10 14 8 2 5 15 13 }
    y = { 0 0xc3a04474 1 1 0 0 0x7ffffffe 1 0 0 2 0 0 0 0 0 1 1 1 1 0 0 1 0 1 1 1 1 0 0 -1 0 }
    z = { 1 1 2 2 0x80000000 0x7ffffffe 1 2 0 0 1 2 2 0xc12b97f9 -1 1 0x7fffffff 1 1 1 3 1 2 0 2 0 0 1 2 0x7ffffffe 1 ... }
    handle = 8
    expect all surface.action = "store"
}
texture 9 { raw 58d24913 0a000a00 00600003 60000150 e100003b 80100020 00000000 00000010 }   # THREE_D 60 x 33 x 17, A5B5G5R1 UNORM, blocks of 1 x 4 x 32, level 0 of 7
handle 0x9 0x9
warp 9 {
    asm "SUST.D.3D.CG.IGN [R48], RZ, 0x9"
    x = { 17 23 3 20 14 0 10 30 3 9 8 0 31 16 1 0 4 16 6 18 1 6 10 4 2 24 5 4 23 8 27 23 }
    y = { 24 9 6 14 29 4 24 0x7ffffffe 11 26 32 21 20 17 29 18 29 14 34 25 0x80000001 26 13 3 8 9 7 19 14 14 6 16 }
    z = { 4 14 11 0 16 8 8 0 13 4 15 9 1 14 9 4 16 13 0x7fffffff 7 1 3 3 5 14 1 1 10 11 11 7 12 }
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = y
    expect lane 20 surface.action = "bounds"  surface.axis = y
}
texture 10 { raw 58d24914 0b000c00 00600003 3000005a e100003b 80040006 00000000 00000033 }   # THREE_D 60 x 7 x 5, A1B5G5R5 UNORM, blocks of 4 x 8 x 2, level 3 of 4
handle 0xa 0xa
warp 10 {
    word 0xeb2c00aa039798ff
    x = { 1 4 4 1 3 3 0 6 0x7ffffffe 4 3 0x7fffffff 6 1 4 0 6 1 1 4 0 -1 2 4 2 0 2 3 0x7fffffff 0 ... }
    y = { 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0x65851e33 0 0 0xdcec48ef 0 ... }
    z = { 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 -1 0 0 0 0 0x7ffffffe 0 0 0 0x7ffffffe 0 ... }
    expect lane 7 surface.action = "trap"  surface.axis = y
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = z
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = z
    expect lane 19 surface.action = "trap"  surface.axis = y
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = y
    expect lane 26 surface.action = "trap"  surface.axis = y
    expect lane 28 surface.action = "trap"  surface.axis = x
}
texture 11 { raw 58d24915 0c001400 00600003 6000016a e1000000 80020063 00000000 00000055 }   # THREE_D 1 x 100 x 3, B5G6R5 UNORM, blocks of 4 x 32 x 32, level 5 of 7
handle 0xb 0xb
warp 11 {
    asm "SUST.D.3D.WT.U8 [R108], R144, 0xb"
    x = { 1 0 0 0 0x80000000 0 2 0 0 1 3 0 0 1 1 0 0 0x80000001 1 0 0 0 0 1 1 0 1 1 1 0 ... }
    y = { 1 2 0 1 0 0 1 2 2 0 0x80000000 2 0 1 1 0 1 1 1 3 2 2 1 0 2 1 0x7ffffffe 1 1 0 1 0 }
    z = { 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 1 0 ... }
    data0 = { 160 0xbeb92e3b 2117 42733 0xbe32a1d8 0xbf800000 0x477fe001 159 0xbf85f814 0xb87fffff 0xbf29ef97 156 0xbc13f3f5
      0x3f6203ba 0x3f911e6a 117 229 38 0x3e088971 0x3f867e9d 0xbf800000 60365 0x39a076 183 0x2d3df0dc 0x24b2ecdb
      0x4f000000 0xe3bdf 0x4c1eec 0x3f2a7410 0x28af755e 0xff7fffff }
    expect all surface.action = "store"
}
texture 12 { raw 58d49207 0d000400 00600003 00000169 e1000063 80070020 00000000 00000000 }   # THREE_D 100 x 33 x 8, X8B8G8R8 UINT, blocks of 2 x 32 x 32
handle 0xc 0xc
warp 12 {
    word 0xeb3e00ca02d700ff
    x = { 303 0x80000001 268 233 213 288 172 156 46 348 81 195 399 61 12 203 268 68 263 205 41 400 303 392 242 162 179
      302 382 232 141 249 }
    y = { 17 2 16 16 18 26 19 21 23 26 28 25 9 12 21 29 4 15 32 0 13 27 16 28 24 9 8 32 6 25 2 20 }
    z = { 6 6 1 3 1 0 3 4 7 1 7 4 7 2 8 6 0 5 3 3 1 4 7 0xf623cb7e 7 6 6 3 1 0x7fffffff 0x7ffffffe 7 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "bounds"  surface.axis = z  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "bounds"  surface.axis = z
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "bounds"  surface.axis = z
    expect lane 30 surface.action = "bounds"  surface.axis = z  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 13 { raw 58d24914 0e000600 00600003 000000e0 e100000f 80100006 00000000 00000000 }   # THREE_D 16 x 7 x 17, A1B5G5R5 UNORM, blocks of 1 x 16 x 8
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
expect memory 0x301001d18 = 2fbc0000 fc35ff7b
expect memory 0x301001da0 = 00fe0000 00006939
expect memory 0x301001e00 = 003cff7b 0000ffb7
expect memory 0x301004308 = 95b40000 ff7b0000
expect memory 0x301004c50 = 000071ae 00001938
expect memory 0x301004e68 = 0080b7b3 ff7bff7b
expect memory 0x301007400 = ff7b8331 fffba3b7
expect memory 0x301007878 = 00000080 fffb0000
expect memory 0x301007e58 = 003cff7b 00000000
expect memory 0x301008350 = 0000fffb 0000dfba
expect memory 0x30100a748 = 0080ff7b ff7b0000
expect memory 0x30100abd0 = 121a0000 00380038
expect memory 0x30100c2b0 = 52b700b8 00000000
expect memory 0x30100c790 = bef900fe 00fc13b6
expect memory 0x30100cae8 = 003c00fe ff03bcb7
expect memory 0x30100caf8 = 00000031 44b1ff7b
expect memory 0x30100d010 = fffb0000 54bc0080
expect memory 0x30100d058 = 00000000 87380000
expect memory 0x30100d260 = 783b0000 00bcd463
expect memory 0x30101dc40 = fffbfffb 40bc0000
expect memory 0x301022200 = 0000fffb bcb6fffb
expect memory 0x301022308 = fcb20000 00800000
expect memory 0x301022358 = 007c0000 0000ff7b
expect memory 0x301024080 = b13bfffb fffb0080
expect memory 0x301024240 = 00bc0000 007e0000
expect memory 0x3010248b0 = 35360000 00000000
expect memory 0x301024978 = 0000fffb 00000000
expect memory 0x301025c80 = 9bb8a4b8 2c3a0000
expect memory 0x3010260e0 = 92eb0000 00000000
expect memory 0x3010268d0 = 0000ffb7 0000ff7b
expect memory 0x301027870 = 63b4ff7b 00000080
expect memory 0x301028158 = 00000000 ae3c0038
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
expect memory 0x303000a00 = 7f00
expect memory 0x303000a40 = 7f00
expect memory 0x303000a50 = 7f00
expect memory 0x303000a80 = 4a00
expect memory 0x303000a90 = 7f00
expect memory 0x303000ac0 = 7f00
expect memory 0x303000ad0 = 8000
expect memory 0x303000c00 = 8000
expect memory 0x303000c10 = 8000
expect memory 0x303000c40 = 7f00
expect memory 0x303000c50 = 7f00
expect memory 0x303000c80 = 7f00
expect memory 0x303000c90 = 7f00
expect memory 0x303000cc0 = 7f00
expect memory 0x303000cd0 = 7f00
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
expect memory 0x306010e00 = 00000000
expect memory 0x306010e40 = 00000000
expect memory 0x306010e50 = 00000000
expect memory 0x3060110c0 = 00000000
expect memory 0x306011480 = 00000000
expect memory 0x306011840 = 00000000
expect memory 0x306011890 = 00000000
expect memory 0x306011a50 = 00000000
expect memory 0x306011a90 = 00000000
expect memory 0x306011ad0 = 00000000
expect memory 0x306011c10 = 00000000
expect memory 0x306011c40 = 00000000
expect memory 0x306011cd0 = 00000000
expect memory 0x306011e00 = 00000000
expect memory 0x306012050 = 00000000
expect memory 0x3060120d0 = 00000000
expect memory 0x306012210 = 00000000
expect memory 0x306012680 = 00000000
expect memory 0x306012690 = 00000000
expect memory 0x306012800 = 00000000
expect memory 0x306012850 = 00000000
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
expect memory 0x307063217 = c6
expect memory 0x307063219 = a8
expect memory 0x307063240 = 01
expect memory 0x307063248 = 0d18
expect memory 0x30706324f = 8d
expect memory 0x307063256 = f5
expect memory 0x307063259 = 3953
expect memory 0x308001e00 = 00000000
expect memory 0x309000c00 = 00000000
expect memory 0x309000c0c = 00000000
expect memory 0x309000d00 = 00000000
expect memory 0x309000d18 = 00000000
expect memory 0x309000d2c = 00000000
expect memory 0x309000d38 = 00000000
expect memory 0x309000e08 = 00000000
expect memory 0x309000f00 = 00000000 00000000
expect memory 0x309000f0c = 00000000 00000000 00000000 00000000
expect memory 0x309000f24 = 00000000
expect memory 0x309000f2c = 00000000
expect memory 0x309000f3c = 00000000
expect memory 0x309001000 = 00000000
expect memory 0x309001008 = 00000000
expect memory 0x309001014 = 00000000
expect memory 0x309001024 = 00000000
expect memory 0x309001038 = 00000000
expect memory 0x309001100 = 00000000
expect memory 0x309001108 = 00000000
expect memory 0x309001110 = 00000000
expect memory 0x309001124 = 00000000
expect memory 0x309001130 = 00000000 00000000
expect memory 0x30900113c = 00000000
expect memory 0x30a0012f4 = 00000000
expect memory 0x30a002598 = 00000000
expect memory 0x30a002868 = 00000000
expect memory 0x30a002e40 = 00000000
expect memory 0x30a003144 = 00000000
expect memory 0x30a003270 = 00000000
expect memory 0x30a004a80 = 00000000
expect memory 0x30a005108 = 00000000
expect memory 0x30a005690 = 00000000
expect memory 0x30a005894 = 00000000
expect memory 0x30a005e70 = 00000000
expect memory 0x30a0062cc = 00000000
expect memory 0x30a0065c0 = 00000000
expect memory 0x30a00745c = 00000000
expect memory 0x30a007c08 = 00000000
expect memory 0x30a0090b0 = 00000000
expect memory 0x30a0091b8 = 00000000
expect memory 0x30a010ce0 = 00000000
expect memory 0x30a011510 = 00000000
expect memory 0x30a013004 = 00000000
expect memory 0x30a0143cc = 00000000
expect memory 0x30a014818 = 00000000
expect memory 0x30a0164ec = 00000000
expect memory 0x30a016e2c = 00000000
expect memory 0x30a0174c0 = 00000000
expect memory 0x30a017c3c = 00000000
expect memory 0x30a017e10 = 00000000
expect memory 0x30a028300 = 00000000
expect memory 0x30b002a00 = 00000000 00000000 0000
expect memory 0x30b002a0c = 0000
expect memory 0x30c00b200 = ffb7
expect memory 0x30c00b210 = 5eec
expect memory 0x30c00b240 = cd00
expect memory 0x30d002998 = 00000000 00000000
expect memory 0x30d0049a8 = 00000000 00000000
expect memory 0x30d00aad0 = 00000000 00000000
expect memory 0x30d00edd8 = 00000000 00000000
expect memory 0x30d00f2a0 = 00000000 00000000
expect memory 0x30d012e60 = 00000000 00000000
expect memory 0x30d016608 = 00000000 00000000
expect memory 0x30d016d58 = 00000000 00000000
expect memory 0x30d016f08 = 00000000 00000000
expect memory 0x30d018cb8 = 00000000 00000000
expect memory 0x30d019210 = 00000000 00000000
expect memory 0x30d01c910 = 00000000 00000000
expect memory 0x30d01c920 = 00000000 00000000
expect memory 0x30d01d298 = 00000000 00000000
expect memory 0x30d01efa8 = 00000000 00000000
expect memory 0x30d01f320 = 00000000 00000000
expect memory 0x30d020488 = 00000000 00000000
expect memory 0x30d021140 = 00000000 00000000
expect memory 0x30d0227e8 = 00000000 00000000
expect memory 0x30d022c08 = 00000000 00000000
expect memory 0x30d023268 = 00000000 00000000
expect memory 0x30d027400 = 00000000 00000000
expect memory 0x30d027508 = 00000000 00000000
expect memory 0x30d02cd18 = 00000000 00000000
expect memory 0x30d02ed08 = 00000000 00000000
expect memory 0x30d03e818 = 00000000 00000000
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
expect register COUNT_STORES = 383
expect register COUNT_WRITES = 216
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 47
expect register COUNT_DROP_TRAP = 18
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
