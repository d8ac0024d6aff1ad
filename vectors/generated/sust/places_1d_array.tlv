# SUST.1D_ARRAY all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-24 R-SUST-28
sampler 0 { }
texture 0 { raw 58d36d9b 01000800 00600003 60000011 e000003b 80000063 00000000 00000020 }   # ONE_D 60 x 100 x 1, R16 SINT, blocks of 2 x 4 x 1, level 0 of 7
handle 0x0 0x0
warp 0 {
    asm "SUST.P.1D_ARRAY.WT.TRAP [R32], R124, 0x0"
    x = { 0x80000001 55 24 59 33 7 0x80000000 7 0x80000001 20 -1 1 27 35 43 35 26 53 30 58 48 10 42 27 52 36 54 24 47 30
      44 32 }
    array = { 0 65536 0 0 0x1fffe 65536 0xffff0000 0 65536 0 65536 0xffff0000 0 0xffff0000 65536 0xffff0000 0 0xffff0000
      65536 0 0 65536 0xffff0000 0xffff0000 0xffff0000 0xffff0000 0xffff0000 65535 0 0xffff0000 0 ... }
    data0 = { 0xcf000000 0xbad7d8af 119 0x9bc424 0xc77fdfff 20656 0xbf3f16d1 0x3f817e9c 57 22 0xfb566cec 0xb3000000
      0x5c16401a 0x3f800db2 0xbf41f87d 0x2560fc17 -1 16 0xcf000000 0xbe4c049f 0x3e40615a 0xffe778 0xbd8eeb7f
      0xaece7d67 0x3073fa0 0xbf800001 0x477fffff 0xa76000 0xc096d4 0xc77ff000 0xe7ad8a 144 }
    data1 = { 0xbf5451d5 0x3f6521ab 0x6396424d 0xdb77d2e 0x3f7fffff 0x477ff001 0xf5af5d0 0xc77fe001 4166 0x60d72371 0x87fa4f
      0x33000001 0x477ff001 0x3d83fc40 0x800000 232 0xc77fe001 0xbf1a65f5 0xa4cb64fb 0xb6bf1748 0xbf3c3506
      0x4f000000 29782 0xbe63f047 0x7cb9cc81 3785 0xaa7c863 0x791efea8 0x3a080e 0x9a03f13c 0x7f524a2a 34 }
    data2 = { 0xbf80fa89 32122 0xc0000000 0x7f800001 0x3cd9fb17 0x3eb33dc3 0x3f3e52b2 0x22bd0e9a 0xff7fffff 0x8a7eea19
      0x3f3c85cb 0xca801ab1 0x6ba6404e 0x3e397e6f 3 0xbdd8e3f5 0xcd9bbbb0 0xbf8458ba 0x3f2cf7be 0xbeed12d4
      0xbf214d44 0xc77ff001 0xbedfe0dc 0xb3000000 0x9485ad 0x9e3e1a 0xf1fb60 0xce6c9103 0x4518fa 0xc94afba9
      0xd79914 0x827040ca }
    data3 = { 0x3f7ae1bf 0x891da7af 0x4e8177 110 0xbbdde23b 142 0xc77fe000 0x3f3034d3 26 0xc77fe000 0x80000000 0x37ff1073
      0x3f033f19 0xa5879d68 0xbedf8545 0xbf7a9c4c 0x33000000 0x7f800001 0xbf1d72c4 107 0xbf3163d9 0x3f979a0f
      0x3dd5c969 10265 0x557ca4 0x3ebeded9 170 0x14468e 0xce736964 0xc77fefff 0xb8800000 0x3f208435 }
    expect lane 0 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = array
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = array
}
texture 1 { raw 58d12484 02000a00 00600003 30000010 e200003b 8000003b 00000000 00000010 }   # ONE_D_ARRAY 60 x 60 x 1, R32_G32 SNORM, blocks of 1 x 4 x 1, level 0 of 4
handle 0x1 0x1
warp 1 {
    asm "SUST.D.BA.1D_ARRAY.CG.S16.TRAP [R128], R196, 0x1"
    x = { 103 178 0x80000001 0 0x7ffffffe 112 460 464 342 192 329 305 245 451 312 92 189 223 324 438 0x80000000 479 357
      33 168 168 481 341 137 60 179 166 }
    array = { 65536 0 65536 65536 65536 65536 0xffff0000 0xffff0000 0 0 65536 65537 0 0 0xffff0000 65536 0xffff0000 0
      0xffff0000 0 0 0xffff0000 0xffff0000 0xffff0001 0 65536 65536 65535 0 0xffff0000 65536 0xffff0000 }
    data0 = { 1 0x3f89ca51 0x477fefff 168 0xbf800001 0xb69293 0x908d2790 196 0xab6b2251 0xab8de082 0x1fc9c1 0x800000 6428
      0xa96a58cd 0x536c6702 0x3ebae850 0x3e28538d 0x1e424fd0 177 122 0xc6e82254 0x3f50dbf2 122 0xf73c90c5
      0x46156e5 0x2415f77 77 0xdd3368 0x5fcf68 0x3dbfd6df 0xbad181d2 0xcf000000 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "trap"  surface.axis = array  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "trap"  surface.axis = array  surface.misaligned = 1
    expect lane 26 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 27 surface.action = "trap"  surface.axis = array  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
}
texture 2 { raw 58d4920f 03001a00 00600003 60000001 e2000020 80070063 00000000 00000061 }   # ONE_D_ARRAY 33 x 100 x 8, R32 UINT, blocks of 2 x 1 x 1, level 1 of 7
handle 0x2 0x2
warp 2 {
    word 0xeb2c002402d7dcff
    x = { 8 17 0 11 14 11 0 8 0xe0b90fe6 11 9 6 13 6 12 0 7 14 11 10 0 15 14 0x80000000 11 15 9 0 4 12 0x7fffffff 11 }
    array = { 0xffff0003 65537 65545 6 65537 0xffff0000 0xffff0007 5 0xffff0002 9 65536 65536 65537 4 1 0xffff0009 0xffff0008
      7 65537 0xffff0007 0xffff0005 65541 0xffff0006 5 6 4 0 7 0xffff0008 0xffff0001 0 2 }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = array
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = array
    expect lane 15 surface.action = "trap"  surface.axis = array
    expect lane 16 surface.action = "trap"  surface.axis = array
    expect lane 23 surface.action = "trap"  surface.axis = x
    expect lane 28 surface.action = "trap"  surface.axis = array
    expect lane 30 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 58d24914 04000800 00600003 00000010 e000000f 80000000 00000000 00000000 }   # ONE_D 16 x 1 x 1, A1B5G5R5 UNORM, blocks of 1 x 4 x 1
warp 3 {
    word 0xeb3631840247b0ff
    x = { 6 6 5 4 6 5 7 2 7 6 0 7 7 7 2 0 3 4 1 0 0xa8d0acc4 5 0 5 1 3 0 0 1 2 6 4 }
    array = { 0 65536 65536 0 65536 65536 0xffff0000 65536 0xffff0000 65536 0x1ffff 0 65536 65536 0 0xffff0000 0xffff0000 1
      0xffff0000 0 65536 65536 0 0 65535 0 0xffff0000 65536 65536 65536 0xffff0000 ... }
    handle = 3
    expect lane 10 surface.action = "bounds"  surface.axis = array
    expect lane 17 surface.action = "bounds"  surface.axis = array
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = array
}
texture 4 { raw 58d24913 05000000 00600003 60000010 e2000000 80020063 00000000 00000033 }   # ONE_D_ARRAY 1 x 100 x 3, A5B5G5R1 UNORM, blocks of 1 x 4 x 1, level 3 of 7
handle 0x4 0x4
warp 4 {
    word 0xeb3e00440357a024
    x = { 0 0 0 -1 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x80000000 }
    array = { 0 65536 0xffff0000 65537 0 0xffff0000 0xffff0002 65538 0xffff0002 2 0 0 0xffff0000 65536 65537 65536 0 65538
      0xffff0000 65537 65537 1 1 65536 0xffff0000 65536 0xffff0001 65537 65536 0xffff0000 0xffff0002 0xffff0001 }
    data0 = { 220 0x834ed884 0x50b42bfe 0xbf674a98 58602 0x387fffff 0x3f2cf54f 0xbf70c334 0xc63691 0x7f7fffff 241 44826
      0x1fe72a 0x6252072f 0x477ff001 0xc77fffff 6152 54276 0x981d3d98 0x3ed4f556 0x27a28a48 3976 164 0xbedcd9f8
      0xbea166a0 0x54d29f29 0x775cb3b0 0x3026c4 0xcf9d5d 0x1302db49 0xc0000000 0xf7b436 }
    data1 = { 0xb7763b2c 0xcbbdf08 0x56010b15 0x7b0ff35e 0x3b0ef1 0xd7b0de3 60844 0xbf7fffff 0x80000001 0xbf81321d 121 32
      0x3f6d8872 0x59dce 5733 0xbf32cefb 0x2209f8b9 0x8a6d8d3c 0xff800000 0x99ef2ca4 0xd0556dbb 0xbf0e2c79
      0xc4720ba9 0x6322e389 0x47800000 0xb3000000 0x477fdfff 0x242d0d 0x3eeb3b85 0xb7868cdd 247 0xffc00000 }
    expect all surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d49208 06000000 00600003 00000000 e200003b 80010000 00000000 00000000 }   # ONE_D_ARRAY 60 x 1 x 2, A8B8G8R8 UINT, blocks of 1 x 1 x 1
handle 0x5 0x5
warp 5 {
    asm "SUST.D.1D_ARRAY.WT.S16.IGN [R188], R132, 0x5"
    x = { 65 6 109 89 90 114 86 91 99 73 101 89 103 93 6 14 76 91 55 69 119 90 64 22 0x80000000 0x7ffffffe 30 0 15 69 96
      68 }
    array = { 0x1bb79 65537 65537 0xffff0001 0 1 0x1ffff 0 65536 65536 1 65536 0 65535 0xffff0000 0xffff0000 1 1 1 65536 0 1
      -2 0xffff0000 65537 65536 65537 1 0xffff0000 0 0xffff0001 0 }
    data0 = { 0x9db2723c 0x3f7fbc9f 0x25ecfd 0x25a5185f 0xf85dbb79 0x7f800001 0xbeafa5b3 39872 0x3f800000 0xafba8 0xbeb889c1
      0xa77b3a0b 0xbf000000 99 0xb3000001 0x21da14fc 22217 9373 0x602922 0x9094471 0x3ef5f879 0x83bf1209 0x998002
      0x996aa0 0xad515c71 0xffc00000 0x477ff000 0x477fe000 0x966c6b47 37647 0xdb2d31 0x3c9aa058 }
    expect lane 0 surface.action = "bounds"  surface.axis = array
    expect lane 6 surface.action = "bounds"  surface.axis = array
    expect lane 13 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 58d1248c 07000000 00400003 00000032 e0000020 8000000f 00000000 00000000 }   # ONE_D 33 x 16 x 1, R16_G16 SNORM, pitch 1600
handle 0x6 0x6
warp 6 {
    word 0xeb3e00640047ec40
    x = { 13 17 26 17 23 0x6711fb7b 26 22 0 17 16 23 14 16 1 10 1 27 16 24 19 4 23 11 29 0x80000000 16 13 23 28 4 15 }
    array = { 65536 0xffff0000 65538 0xffff0000 65536 65536 0 65536 0 65536 65536 0 0 65536 0xffff0000 0 65536 76520
      0xffff0000 0xffff0000 0 0xffff0002 65536 0xffff0000 0xffff0000 65536 65536 0xffff0000 65536 65536 65536
      0xffff0000 }
    data0 = { 0x7f800001 0xf7c52e0e 136 0x96f506 0x532819e8 0x3e7a849f 0x43f297f8 0x36a0cdcd 0x9fba3618 0x54f7faec 0xbee69b4b
      0xcf800000 95 0x3efc99c7 115 0x3effffff 0x80000000 140 0x4faf86 0xc77fdfff 0x3de94348 61144 0x387fffff
      0xbf3e6c4c 23085 0xc5b71d55 0xff7fffff 28661 0x3f63d440 0x1e3e3b 0x4cc975f4 0x80000000 }
    expect lane 2 surface.action = "bounds"  surface.axis = array
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = array
    expect lane 21 surface.action = "bounds"  surface.axis = array
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 58d49201 08001e00 00600003 60000018 e200003b 80020063 00000000 00000011 }   # ONE_D_ARRAY 60 x 100 x 3, R32_G32_B32_A32 UINT, blocks of 1 x 8 x 1, level 1 of 7
handle 0x7 0x7
warp 7 {
    asm "SUST.D.1D_ARRAY.S8.TRAP [R232], RZ, 0x7"
    x = { 443 430 264 229 0x7fffffff 418 393 70 257 460 98 65 108 69 198 142 133 149 113 479 316 392 332 0xf00112a7 277
      470 1 1 262 30 277 78 }
    array = { 65538 65538 4 2 0xffff0000 65538 0xffff0000 2 65537 2 0x1ffff 65536 2 -2 0xffff0002 0xffff0002 1 65538 0 65537
      0 65538 2 -2 65536 65538 0xffff0001 0 0xffff0000 65537 0x1ffff 1 }
    expect lane 2 surface.action = "trap"  surface.axis = array
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = array
    expect lane 13 surface.action = "trap"  surface.axis = array
    expect lane 23 surface.action = "trap"  surface.axis = x
    expect lane 30 surface.action = "trap"  surface.axis = array
}
texture 8 { raw 58d2491e 09001400 00600003 00000028 e200000f 80070020 00000000 00000000 }   # ONE_D_ARRAY 16 x 33 x 8, G4R4 UNORM, blocks of 1 x 32 x 1
handle 0x8 0x8
warp 8 {
    asm "SUST.P.1D_ARRAY.CS.RG [R216], RZ, 0x8"
    x = { 5 8 12 13 0x7fffffff 8 14 0 6 15 12 -1 10 12 4 3 0x7ffffffe 11 6 9 0 10 4 15 14 6 12 7 6 0x80000001 2 13 }
    array = { 0xffff0004 65534 0 6 2 65535 65537 1 0xffff0004 4 65536 -1 65543 65540 0xffff0005 0xffff0000 0xffff0003 1
      0xffff0005 0xffff0001 65535 0xffff0006 65537 0xffff0001 0xffff0004 65543 65539 0xffff0003 65541 0xffff0007
      2 4 }
    expect all surface.action = "store"
}
texture 9 { raw 58d36d88 0a000000 00400003 0000002b e0000020 80000001 00000000 00000000 }   # ONE_D 33 x 2 x 1, A8B8G8R8 SINT, pitch 1376
warp 9 {
    word 0xeb266d84031760ff
    x = { 9 6 5 0x80000000 26 0x7ffffffe 7 19 29 18 14 23 21 8 28 14 0x7ffffffe 6 5 11 3 25 5 7 32 13 10 25 25 28 29 25 }
    array = { 0xffff0000 0 65536 0x1fffe 0 65536 65536 0xffff0000 0 0 0xffff0000 65536 0 0 -1 0 0xffff0000 0xffff0000 65536
      0xffff0000 0 65536 65536 65536 65536 65536 0xffff9ff6 65536 65534 65536 0 ... }
    handle = 9
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = array
    expect lane 28 surface.action = "bounds"  surface.axis = array
}
texture 10 { raw 58d2491e 0b001000 00600003 30000008 e0000020 8000003b 00000000 00000033 }   # ONE_D 33 x 60 x 1, G4R4 UNORM, blocks of 1 x 2 x 1, level 3 of 4
handle 0xa 0xa
warp 10 {
    asm "SUST.D.1D_ARRAY.CG.S8.IGN [R28], RZ, 0xa"
    x = { 2 0 0 0 0x80000001 3 3 3 3 3 0 3 2 1 1 2 2 0 3 3 0 2 2 0 1 0x7ffffffe 2 3 0 1 1 2 }
    array = { 0 0xffff0000 0 0xffff0000 0xffff0000 0xffff0000 65536 0x1fffe 0xffff0000 65536 65536 0 0 65536 0xffff0001
      0xffff0000 0 0xffff0000 0xffff0000 65536 0 0xffff0000 65536 0xffff0000 0xffff0000 65536 0xffff0000 0x1ffff
      65536 65536 65536 0xffff0000 }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = array
    expect lane 14 surface.action = "bounds"  surface.axis = array
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = array
}
texture 11 { raw 58d7ff81 0c000600 00600003 00000028 e0000006 80000020 00000000 00000000 }   # ONE_D 7 x 33 x 1, R32_G32_B32_A32 FLOAT, blocks of 1 x 32 x 1
handle 0xb 0xb
warp 11 {
    word 0xeb2e00b40317c494
    x = { 3 5 3 5 2 2 0 4 6 6 2 3 3 2 0x7fffffff 1 6 6 0x4f6edf13 4 6 0 3 4 0x7ffffffe 0x7fffffff 1 7 2 6 0 ... }
    array = { 65536 0xffff0000 0 65536 0 -1 65536 0 65536 0xffff0000 0 0xffff0000 0 0 0 0xffff0000 65535 65536 65536 65536
      65535 65536 0xffff1478 0 0xffff0000 0x1ffff 65536 0 0xffff0000 0 0xffff0000 65536 }
    data0 = { 0x3f2eca94 0x38800000 0xb87fffff 0x3f19d4b6 0x3d7ddf64 59453 29597 71 0x3f8e983 0xcf800000 0x477fe001
      0x80000000 0x5d1a07ec 31412 0xa552c7 20857 45699 0x1773065f 56105 0xbf6cdf38 0x477fdfff 0xbf3a0fdf
      0x3f359896 0x3f835d21 0x477fefff 0x5d74ecfb 0x9460f1e7 0x80800000 0xbf7fffff 39575 0x3f640ded 0x3f750976 }
    expect lane 5 surface.action = "bounds"  surface.axis = array
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = array
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = x
}
texture 12 { raw 58d7ffa1 0d000600 00600003 60000009 e0000020 8000000f 00000000 00000065 }   # ONE_D 33 x 16 x 1, BF10GF11RF11 FLOAT, blocks of 2 x 2 x 1, level 5 of 7
handle 0xc 0xc
warp 12 {
    asm "SUST.D.1D_ARRAY.CG.U16.TRAP [R160], RZ, 0xc"
    x = { 0x7ffffffe 1 0 0 0x7ffffffe 0 0 1 1 1 1 -1 1 0 0 0 0 1 1 1 1 1 0 0 0 0 0 1 1 0 0 1 }
    array = { 65536 0 0 65536 0xffff0000 0 0xffff0001 0 0xffff0000 65536 0x1c27f 65536 0 0xffff0000 65537 1 0 0xffff0000
      0xffff0000 0 65536 0 0 0 65536 2 0 0 0xffff0000 0x1cd55 65536 0xffff0000 }
    expect lane 0 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = array
    expect lane 10 surface.action = "trap"  surface.axis = array
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = array
    expect lane 15 surface.action = "trap"  surface.axis = array
    expect lane 25 surface.action = "trap"  surface.axis = array
    expect lane 29 surface.action = "trap"  surface.axis = array
}
texture 13 { raw 58d12488 0e001600 00600003 00000000 e200003b 8004003b 00000000 00000000 }   # ONE_D_ARRAY 60 x 60 x 5, A8B8G8R8 SNORM, blocks of 1 x 1 x 1
handle 0xd 0xd
warp 13 {
    asm "SUST.D.1D_ARRAY.CG.S8.IGN [R0], R148, 0xd"
    x = { 4 163 114 85 58 39 42 157 210 202 45 183 88 186 159 0x80000001 96 171 235 118 47 95 226 0x7ffffffe 67 230 87 34
      64 225 228 193 }
    array = { 1 0 65538 0 3 3 65539 0xffff0001 0xffff0003 65538 65539 65540 65536 65538 0xffff0000 2 4 65536 1 0 65537 65538
      65540 65539 0xffff0000 65537 65537 0xffff09f1 65538 0xffff0002 0xffff0000 65537 }
    data0 = { 0x477fdfff 31298 40410 0x7d6670d1 0x1c427c 0x3f000001 0xc0000000 0xbf2c37a4 0xbf000001 0x3f4d6d33 0x7992c3 248
      44 24620 32292 159 0xf4bdc8e4 0x477fefff 0xaad893db 0x509e660a 0xbf38d03d 0xbe9f6a5e 0xbf45b547 0x3190b3f1
      52535 98 0xbeed7da8 0x7d3554d8 41343 0x7c82592b 0x9784e456 0x3f4830a6 }
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = array
}
expect memory 0x301000802 = 0080
expect memory 0x30100080e = b050
expect memory 0x301000824 = ff7f
expect memory 0x301000908 = 1600
expect memory 0x301000920 = 7700
expect memory 0x301000924 = ffffff7f
expect memory 0x30100092c = 0080
expect memory 0x301000a00 = 9000
expect memory 0x301000a06 = ff7f0080
expect memory 0x301000a24 = 00800080 ff7f
expect memory 0x301000a2e = ff7f
expect memory 0x301000b00 = ff7f
expect memory 0x301000b08 = ff7f1000 ff7f0080
expect memory 0x301000b24 = 0080ff7f
expect memory 0x302000a00 = a800
expect memory 0x302000b2c = dfd6
expect memory 0x302000c2c = 50e8
expect memory 0x302000d06 = 0100
expect memory 0x302000d20 = 9392
expect memory 0x302000e08 = 68cf
expect memory 0x302000f06 = 0000e556
expect memory 0x302000f22 = 51ca
expect memory 0x302000f2c = 8d53
expect memory 0x302001000 = 82e0
expect memory 0x30200102e = d04f
expect memory 0x302001124 = 1c19
expect memory 0x302001328 = 0267
expect memory 0x302001404 = b100
expect memory 0x302001408 = c1c9
expect memory 0x302001426 = 5122
expect memory 0x302001504 = 7a00
expect memory 0x302001726 = 7a00
expect memory 0x302001802 = cd58
expect memory 0x30200180c = 9027
expect memory 0x302001820 = c400
expect memory 0x30200182e = f2db
expect memory 0x303002228 = 00000000
expect memory 0x303002304 = 00000000
expect memory 0x30300230c = 00000000
expect memory 0x30300370c = 00000000
expect memory 0x303003720 = 00000000 00000000 00000000
expect memory 0x303004b0c = 00000000
expect memory 0x303005f00 = 00000000
expect memory 0x303007228 = 00000000
expect memory 0x30300732c = 00000000
expect memory 0x303008600 = 00000000
expect memory 0x303008700 = 00000000
expect memory 0x30300872c = 00000000
expect memory 0x303009b0c = 00000000
expect memory 0x303009b28 = 00000000
expect memory 0x30300ae00 = 00000000
expect memory 0x30300af08 = 00000000
expect memory 0x30300af28 = 00000000
expect memory 0x304000800 = 00000000 00000000 00000000 00000000
expect memory 0x304000820 = 00000000 00000000 00000000 00000000
expect memory 0x30600000c = 0100
expect memory 0x30600002c = fc14476b
expect memory 0x30600010c = a06a
expect memory 0x306000408 = 58a07144
expect memory 0x306000422 = a8fb
expect memory 0x306000522 = 0b3a79bb c09b
expect memory 0x306000606 = 0000
expect memory 0x30600060e = 0000
expect memory 0x30600070e = 79f8
expect memory 0x306000800 = 00e0
expect memory 0x30600080c = 9fbc
expect memory 0x30600092c = 00f0
expect memory 0x306000b0e = 2229
expect memory 0x306000c28 = c956
expect memory 0x306000d22 = 5f180912 9d24
expect memory 0x306000e00 = 312d
expect memory 0x306000e0a = c189
expect memory 0x306000e2a = fdec
expect memory 0x306000f04 = 0100
expect memory 0x307000000 = 1836ba9f 73000000
expect memory 0x307000010 = f475c94c
expect memory 0x307000028 = ffffff3e 4c6c3ebf
expect memory 0x307000034 = 0100807f 5f000000 00000080
expect memory 0x307000040 = 4b9be6be 0e2ec5f7
expect memory 0x30700004c = 4843e93d
expect memory 0x307000058 = cdcda036 e8192853
expect memory 0x307000060 = ffdf7fc7
expect memory 0x307000068 = f897f243
expect memory 0x307000070 = 3b3e1e00 2d5a0000
expect memory 0x308003c01 = 00
expect memory 0x308003e01 = 00
expect memory 0x308003f21 = 00
expect memory 0x308004406 = 00
expect memory 0x308004425 = 00
expect memory 0x30800452c = 00
expect memory 0x308004809 = 00
expect memory 0x308007c01 = 00
expect memory 0x308007c2e = 00
expect memory 0x308007e0e = 00
expect memory 0x308008005 = 00
expect memory 0x308008401 = 00
expect memory 0x308008a2f = 00
expect memory 0x30800be06 = 00
expect memory 0x30800bf0c = 00
expect memory 0x30800c00e = 00
expect memory 0x30800c025 = 00
expect memory 0x30800c206 = 00
expect memory 0x30800c305 = 00
expect memory 0x30800c60c = 00
expect memory 0x30800c808 = 00
expect memory 0x30800c902 = 00
expect memory 0x30800c90e = 00
expect memory 0x30800c92b = 00
expect memory 0x30800ca0c = 00
expect memory 0x30800ca26 = 00
expect memory 0x309001403 = 00
expect memory 0x30900140c = 00
expect memory 0x309001600 = 00
expect memory 0x309001604 = 00
expect memory 0x309001609 = 00
expect memory 0x30900160b = 00
expect memory 0x30900160e = 0000
expect memory 0x309001802 = 00
expect memory 0x30900180f = 00
expect memory 0x309001a07 = 00
expect memory 0x309001a0c = 00
expect memory 0x309001a0f = 00
expect memory 0x309001c05 = 0000
expect memory 0x309001c0c = 00000000
expect memory 0x309001e04 = 00
expect memory 0x309001e06 = 00
expect memory 0x30900200a = 00
expect memory 0x30900200d = 00
expect memory 0x309002200 = 00
expect memory 0x309002206 = 00
expect memory 0x309002208 = 00
expect memory 0x30900220a = 00
expect memory 0x30a00000c = 00000000
expect memory 0x30a000014 = 00000000 00000000 00000000
expect memory 0x30a000020 = 00000000 00000000
expect memory 0x30a00002c = 00000000
expect memory 0x30a000034 = 00000000 00000000
expect memory 0x30a000048 = 00000000 00000000
expect memory 0x30a000054 = 00000000
expect memory 0x30a00005c = 00000000
expect memory 0x30a000064 = 00000000 00000000
expect memory 0x30a000070 = 00000000 00000000
expect memory 0x30a000080 = 00000000
expect memory 0x30b001600 = 00000000
expect memory 0x30c000600 = 9d730000 00000000 00000000 00000000
expect memory 0x30c000620 = 79510000 00000000 00000000 00000000
expect memory 0x30c000700 = 64df7d3d 00000000 00000000 00000000
expect memory 0x30c000720 = 94ca2e3f 00000000 00000000 00000000
expect memory 0x30c000800 = 47000000 00000000 00000000 00000000
expect memory 0x30c000820 = 00008038 00000000 00000000 00000000
expect memory 0x30c000900 = 83e9f803 00000000 00000000 00000000
expect memory 0x30d001600 = 00000000
expect memory 0x30e001803 = 37
expect memory 0x30e001825 = d1
expect memory 0x30e001828 = 2c
expect memory 0x30e001926 = 0a
expect memory 0x30e001a2f = 24
expect memory 0x30e001b03 = 42
expect memory 0x30e001b0b = ff
expect memory 0x30e001d04 = 56
expect memory 0x30e001e04 = ff
expect memory 0x30e001f0f = 3d
expect memory 0x30e002027 = a8
expect memory 0x30e00222d = a4
expect memory 0x30e002401 = a6
expect memory 0x30e002506 = 62
expect memory 0x30e00250b = db
expect memory 0x30e002800 = 7f
expect memory 0x30e00282f = 5e
expect memory 0x30e002922 = da
expect memory 0x30e002b2a = 2c
expect memory 0x30e002c0a = 33
expect memory 0x30e002d01 = 2b
expect memory 0x30e002f07 = 01
expect memory 0x30e002f0a = 00
expect memory 0x30e002f0d = c3
expect memory 0x30e002f2a = 7c
expect memory 0x30e003422 = 01
expect memory 0x30e003900 = e4
expect memory 0x30e003b27 = f8
expect memory 0x30e003d02 = 47
expect register COUNT_STORES = 341
expect register COUNT_WRITES = 135
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 70
expect register COUNT_DROP_TRAP = 37
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 0
expect register TRAP.lane = 0
expect register TRAP.axis = x
expect register TRAP_X = 0x80000001
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
