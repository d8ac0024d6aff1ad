# SUST.1D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-22 PD-35
sampler 0 { }
texture 0 { raw 58d12488 01000000 00400003 00000028 e0000020 8000003b 00000000 00000000 }   # ONE_D 33 x 60 x 1, A8B8G8R8 SNORM, pitch 1280
handle 0x0 0x0
warp 0 {
    asm "SUST.P.1D.WT.R.IGN [R80], RZ, 0x0"
    x = { 32 16 15 15 14 17 2 0x7b28e52a 16 1 16 3 0x80000001 24 0 29 25 30 12 32 30 12 27 0x7fffffff 3 8 33 21 1 5 15 24 }
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d12488 02001e00 00600003 10000020 e0000001 80000063 00000000 00000000 }   # ONE_D 2 x 100 x 1, A8B8G8R8 SNORM, blocks of 1 x 16 x 1, level 0 of 2
handle 0x1 0x1
warp 1 {
    word 0xeb2e001003f7a830
    x = { 0 0 0 0 1 1 0 0 1 0 1 1 0 1 0 1 0 0 0 0 1 0 1 1 1 0 0 1 0 0x7ffffffe 1 ... }
    data0 = { 70 0xbf19b7fb 0x3e2d7457 0x3f000001 0xcba92311 3501 0x3d8eb824 0x47800000 0xb8800000 0x47800000 0xc83fef0b
      0x3f800000 0xcf800000 0xbf73d543 52583 0x477fefff 0xbf3daf4b 0xbe5e7bff 0x73f76882 0xa92cd5 0xbef233d2
      0xb3000001 0xe96f48cb 0xb8800000 0xe3795aa7 0x791864 0x3f000000 0xdd7e612e 0x477fffff 0x3f7fffff 0x94cc8a
      0x4afce5 }
    data1 = { 0xbfe34b5 27721 0xff800001 0x83e9a893 0xb8800000 0x23d0e1d5 50475 35656 27 0x3f132bba 0xf5f683ac 0x3f779766
      0x33000001 0xbf43a437 0xff7fffff 0xb8800000 17 38967 0xbf3a3e24 0x477fdfff 0x3d97ab87 0xff800000 0xb3000000
      0x4f800000 27 0xcf000000 137 0xc77ff001 60 16168 0xbf1d81c2 0xe2eba6 }
    data2 = { 0x231d272c 0x3f0575aa 0xbf82c959 0x4d5104fa 62046 0xbf0daa83 0xf49420de 0x4840e99 6603 0x2e0e76 0x3f712940
      0xe0f5e993 0x3ec57cc8 0x624d06 0x99e2a1c8 38225 0xbf3425d0 39744 0xbf000001 0x7f7fffff 0xbeac4f72
      0xbe8c7a23 0xff800001 0x54f5aa1f 0x33000001 153 0x1036eca 0x40000000 0x7fffff 0xbe7188b7 -1 0xbe513b32 }
    data3 = { 0x3f839987 0x3f000001 0x323457c3 0xdcb9053d 0xbf71c729 46017 39295 0x3ef485f1 0xdab19b86 0xc4ac49a4 0xbeffffff
      -1 0xbd973461 0x3f170598 0xfa829 0xb3000000 0x7625c 0x477fe001 0xfa4756 172 0xfc27ada0 0x3f4a6174 214 86
      4200 0xff800000 0xa00eca47 129 23193 27 22249 0x691b54 }
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 2 { raw 58d36d98 03000400 00600003 00000020 e000003b 80000006 00000000 00000000 }   # ONE_D 60 x 7 x 1, G8R8 SINT, blocks of 1 x 16 x 1
handle 0x2 0x2
warp 2 {
    asm "SUST.P.1D.RG [R136], RZ, 0x2"
    x = { 18 43 35 16 32 54 54 48 49 0x7ffffffe 35 19 5 0x80000000 44 7 51 42 1 44 53 51 19 29 26 17 47 25 58 41 57 33 }
    expect all surface.action = "store"
}
texture 3 { raw 58d49207 04000400 00600003 30000002 e0000063 80000020 00000000 00000022 }   # ONE_D 100 x 33 x 1, X8B8G8R8 UINT, blocks of 4 x 1 x 1, level 2 of 4
handle 0x3 0x3
warp 3 {
    asm "SUST.P.1D.CG [R200], RZ, 0x3"
    x = { 7 4 24 23 1 8 12 0x80000001 9 0x7ffffffe 15 19 0 0 19 0 11 8 14 23 0x7ffffffe 25 21 11 7 10 3 11 19 16 8 5 }
    expect all surface.action = "store"
}
texture 4 { raw 58d24912 05001e00 00600003 10000021 e000003b 80000063 00000000 00000011 }   # ONE_D 60 x 100 x 1, A4B4G4R4 UNORM, blocks of 2 x 16 x 1, level 1 of 2
warp 4 {
    word 0xeb367800020764e8
    x = { 49 4 59 49 0x623b407e 54 56 32 33 37 9 38 52 8 0 2 56 5 23 39 20 21 37 18 58 -1 61 21 24 0x80000000 17 25 }
    data0 = { 0x3f51f187 0x608606 0xbf8c593e 0xf0cb06 0x657e297b 0xb8d22f 0xddce397 8848 0xc7800000 0x80000001 0xbf89a47a
      0x72e50b2f 0x47800000 0x33000001 0x8aee915 0xbeffffff 32 0x80800000 0x6dd54ce0 0xb8800000 0xbf800000
      0xff800000 0x40000000 45570 0x33000001 0x83af5d 33828 0xea6379 0x477fe001 0xa0cc000e 121 0xbf6c0f39 }
    handle = 4
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d12498 06001600 00600003 0000001a e0000006 80000063 00000000 00000000 }   # ONE_D 7 x 100 x 1, G8R8 SNORM, blocks of 4 x 8 x 1
handle 0x5 0x5
warp 5 {
    asm "SUST.P.1D.CG.IGN [R64], RZ, 0x5"
    x = { 4 4 0 2 0x80000001 0 3 3 6 4 3 1 1 4 2 0x80000000 6 2 5 6 5 5 5 6 0 1 5 3 3 3 0 1 }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 58d12484 07000000 00400003 0000000b e0000000 8000003b 00000000 00000000 }   # ONE_D 1 x 60 x 1, R32_G32 SNORM, pitch 352
handle 0x6 0x6
warp 6 {
    asm "SUST.D.BA.1D.CS.64.IGN [R84], R36, 0x6"
    x = { 2 4 0 9 4 0 4 5 7 2 5 6 2 5 4 4 3 7 6 0x80000000 3 5 6 4 3 3 0 0 7 0 3 1 }
    data0 = { 0x391c08b5 22142 0xbf57e63c 0x331dfc2a 0x732f540c 30726 0xbea527c7 0x3f473e30 0x3e7b79d3 0xc0000000 0xbeef5d97
      0xc77fdfff 0x73f736 0x2d4cdeff 0x2d959e 0xa47c55c5 0xb8800000 0x4a6b2767 0x31282e1a 0x3b984dfb 0xc77ff000
      0x3c576791 0x2575c05a 0xe2607d06 56862 0x22d2e260 0xb3000001 0xad8c89ce 59911 0xcf000000 0xbee14709
      0x477fffff }
    data1 = { 0x6ab75e23 0xbde758a8 0xff800001 0xbe93e528 89 33983 0x3ed9e403 46700 0xbf024e08 0xb5d3d7 1 0x5c7a8b 0x7fc00000
      0x6295bf 0x42641f0b -1 0x6f10274e 0x3f48a992 0xbf4219b0 31176 0x3f37cb55 0xaae546c8 0x80000001 18565 1 5117
      0xbf5108a8 21 23173 0x477fe000 0x477ff000 0xbf1ab0db }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 7 { raw 58d24912 08001800 00600003 60000019 e0000000 80000001 00000000 00000020 }   # ONE_D 1 x 2 x 1, A4B4G4R4 UNORM, blocks of 2 x 8 x 1, level 0 of 7
handle 0x7 0x7
warp 7 {
    word 0xeb3e007002c7848c
    x = { 0 0 0 1 1 1 0 -1 0 0 1 0 1 0 0 0 0 0 1 0 0 0 1 0 0x80000001 1 0 0 1 ... }
    data0 = { 0x3f7fffff 2723 0x4f800000 0xbf353ed7 64323 0xbe63fbde 0xbf029877 105 0x3f2390e7 15711 0x7f7fffff 0x35aabc3
      0xbdd10807 0x40000000 99 0x7f800001 0x38800000 0x1d979 0xd51eb9d7 0xc77ff000 0xbd98095e 0x8276b7 234
      0xbe8b749c 0xbd2607d4 9747 0x19c44b8b 0x2d28ba9a 0x40000000 0x2fcc87bf 0xc77fffff 0x3f5ab0ab }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 25 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 26 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = x
    expect lane 28 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 29 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 30 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 31 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 8 { raw 58d49208 09001000 00600003 00000009 e0000006 8000003b 00000000 00000000 }   # ONE_D 7 x 60 x 1, A8B8G8R8 UINT, blocks of 2 x 2 x 1
handle 0x8 0x8
warp 8 {
    asm "SUST.D.BA.1D.CS.U16.TRAP [R168], R148, 0x8"
    x = { 6 25 0 7 4 26 0 5 22 9 25 8 0x80000001 25 29 27 10 27 6 14 0x80000000 16 12 1 16 3 23 3 15 0 18 -1 }
    data0 = { 0x1b8187 0x3f800000 0xbf7fffff 0xbf800001 43719 0x83745a 0x3cb1f50d 0x698f12 0xbe597 0x3f255c02 0xbf446cdf
      0xbf0043af 0x3e8f084e 0xbf7667ef 0xbf131906 0x4a6684 0xa3a40bd8 0xbf46da01 0xc7800000 0x731761fe 0xea66e
      0x3f122957 0x3ddc44ed 0xd91887 0x47800000 0x3f000001 34084 0x3f810112 0x8e2ab1d4 0x46461f1e 0x3ecd7a54
      0x7fc00000 }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
texture 9 { raw 58d1248c 0a000200 00600003 30000010 e0000020 8000000f 00000000 00000033 }   # ONE_D 33 x 16 x 1, R16_G16 SNORM, blocks of 1 x 4 x 1, level 3 of 4
warp 9 {
    word 0xeb22628000e76810
    x = { 3 0x80000000 0 0x7ffffffe 3 1 2 0xd07d5624 3 0 0 0 0 0 1 1 2 2 3 0xc3a31dc5 0 3 0 2 2 0 2 0 1 3 1 ... }
    data0 = { 0xbca62d57 29 0x38800000 53398 0x3e52a883 0xbeb6e7ef 0x769b7e 0x38800000 0x3f962200 241 0xbf3204d7 0xbeca7ba3
      0xbf58b0e5 0xfd1ba363 0x3fbdf950 0xadc43432 0xbf7fffff 53361 0xbf151c1f 0x3effffff 43491 0x477ff000 0x4ade6
      0xbeb1fc47 0xbf96fccd 175 0x3d8b2d8b 0xbe8d6423 0x7ec06fa 40287 0xcf800000 0x80000001 }
    data1 = { 108 9258 0xcf000000 0x807fffff 0xbf31d478 0x80000001 352 9801 0xb8800000 190 55591 0xbeb4321d 0xc3e5b001
      0x307f5326 0xffc00000 0x3f025ac5 46872 0xb9fafdce 0xb8296 0xbf59faf8 0x7fffff 0xbdd7195b 0x3eb1738f 119
      0x477ff000 199 0x7f7fffff 3722 0x3edc81bb 0xc74f2fa5 0x3e62d9cb 149 }
    data2 = { 0xea2f0808 55190 61534 0x477fefff 0 0x84627774 0xbf8cc0e6 0x477ff001 0x9ccefd90 0x3f776a68 0xbf4259f1
      0x3d515a68 232 0x47800000 0x1491a80a -1 0xa626fc 0x3f432016 0x1ddcd0c2 0x3f800000 0x800000 0xd2c64a7
      0xbf800001 0x2bb38c 3 65297 0x20eab4cc 239 0 0xbf56a146 0x800000 0xc77fffff }
    handle = 9
    expect all surface.action = "store"
}
texture 10 { raw 58d24901 0b000000 00400003 0000003a e0000063 80000000 00000000 00000000 }   # ONE_D 100 x 1 x 1, R32_G32_B32_A32 UNORM, pitch 1856
handle 0xa 0xa
warp 10 {
    asm "SUST.D.1D.CG.64.IGN [R72], RZ, 0xa"
    x = { 32 120 6 33 72 40 201 0x80000000 81 103 0x7f32c05e 151 13 14 0 13 0x7fffffff 115 66 57 0x7ffffffe 136 82 13 98
      21 0x80000001 97 18 0x80000000 65 110 }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 11 { raw 58d24912 0c000800 00600003 00000028 e000003b 80000063 00000000 00000000 }   # ONE_D 60 x 100 x 1, A4B4G4R4 UNORM, blocks of 1 x 32 x 1
handle 0xb 0xb
warp 11 {
    asm "SUST.D.1D.S8 [R136], R84, 0xb"
    x = { 60 0x80000001 45 11 100 100 23 119 62 52 0 93 1 57 44 64 0x80000000 13 95 43 62 107 72 30 0 51 4 45 79 21
      0x7fffffff 89 }
    data0 = { 21 48 0xbf157e0a 120 0x45ba02 0x807fffff 0x4f000000 0xff800000 153 24489 0x3d864aae 0xd7689a 0xbeedf5b3 7470
      0x4359d398 0xc77fefff 0x3ea5bc22 0xe28f75 0xb742f 0xa08e73 108 0xc5d40227 123 236 0x3f38795c 0xc77fe001
      0xe9ce8a31 130 0x37d120bf 0xff800001 0xc77fdfff 0xbf000001 }
    expect all surface.action = "store"
}
texture 12 { raw 58d12481 0d000600 00600003 10000028 e0000000 8000000f 00000000 00000000 }   # ONE_D 1 x 16 x 1, R32_G32_B32_A32 SNORM, blocks of 1 x 32 x 1, level 0 of 2
handle 0xc 0xc
warp 12 {
    word 0xeb2e00c00017ec64
    x = { 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 }
    data0 = { 0x83be78e7 0x9fc094 0x1bcce 0x4f800000 0x3de80ef4 0x41268c 32523 0xbdbc0488 162 0xcf000000 0x477ff001
      0x3f800000 0x5fe7c 0x3f55cd88 0xff800001 0x7fffffff 38 49580 60148 0x57cec96a 33268 235 0x3f72357c
      0xcf800000 0xdac8a9 0x3e60fa39 0x477fe000 0xbf1467d1 0x897a86e8 88 0x3ec11ccf 0xcf000000 }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 58d36d83 0e000000 00400003 0000000c e000000f 80000020 00000000 00000000 }   # ONE_D 16 x 33 x 1, R16_G16_B16_A16 SINT, pitch 384
handle 0xd 0xd
warp 13 {
    asm "SUST.P.1D.CG.IGN [R180], RZ, 0xd"
    x = { -1 0x80000000 2 15 8 3 0 14 0x80000001 0 0 -1 15 0x7fffffff 1 14 0 2 8 11 1 0 3 10 9 8 7 0x7ffffffe 10 9 10 12 }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = x
}
expect memory 0x301000000 = 00000000 00000000 00000000 00000000
expect memory 0x301000014 = 00000000
expect memory 0x301000020 = 00000000
expect memory 0x301000030 = 00000000
expect memory 0x301000038 = 00000000 00000000
expect memory 0x301000040 = 00000000 00000000
expect memory 0x301000054 = 00000000
expect memory 0x301000060 = 00000000 00000000
expect memory 0x30100006c = 00000000
expect memory 0x301000074 = 00000000 00000000
expect memory 0x301000080 = 00000000
expect memory 0x302001e00 = 0000007f 81000088
expect memory 0x303000400 = 00000000
expect memory 0x30300040a = 0000
expect memory 0x30300040e = 0000
expect memory 0x303000500 = 00000000 00000000
expect memory 0x303000522 = 00000000
expect memory 0x30300052a = 0000
expect memory 0x303000600 = 00000000
expect memory 0x303000606 = 0000
expect memory 0x303000622 = 00000000 00000000
expect memory 0x30300062e = 0000
expect memory 0x303000700 = 00000000
expect memory 0x303000706 = 0000
expect memory 0x30300070a = 00000000
expect memory 0x303000722 = 00000000 0000
expect memory 0x304001c00 = 00000000 00000000
expect memory 0x304001c0c = 00000000
expect memory 0x304001c20 = 00000000 00000000
expect memory 0x304001c2c = 00000000
expect memory 0x304001d00 = 00000000 00000000 00000000 00000000
expect memory 0x304001d20 = 00000000
expect memory 0x304001d28 = 00000000 00000000
expect memory 0x304001e00 = 00000000
expect memory 0x304001e0c = 00000000
expect memory 0x304001e24 = 00000000
expect memory 0x304001e2c = 00000000
expect memory 0x304001f00 = 00000000
expect memory 0x305002200 = 15
expect memory 0x305002202 = ff
expect memory 0x305002204 = 0600
expect memory 0x305002208 = 017a
expect memory 0x305002221 = 7902
expect memory 0x305002224 = 0000
expect memory 0x305002227 = e00139
expect memory 0x305002300 = 9000
expect memory 0x305002305 = 012f00
expect memory 0x305002321 = 87
expect memory 0x305002324 = 00
expect memory 0x305002326 = 2f
expect memory 0x305002328 = 97
expect memory 0x30500232a = 013e
expect memory 0x306001600 = 00000000 00000000 00000000 0000
expect memory 0x307000000 = b5081c39 235eb76a
expect memory 0x309001000 = ffff0100 c7aa8781 025cd80b ed44fe61
expect memory 0x309001020 = 5729547a
expect memory 0x309001026 = 97e50000 5a74
expect memory 0x30a000c00 = 00000000 000046d2 00000000 000067fd
expect memory 0x30b000000 = 00000000 00000000
expect memory 0x30b000030 = 00000000 00000000
expect memory 0x30b000068 = 00000000 00000000 00000000 00000000
expect memory 0x30b000090 = 00000000 00000000
expect memory 0x30b0000a8 = 00000000 00000000
expect memory 0x30b000100 = 00000000 00000000 00000000 00000000
expect memory 0x30b000140 = 00000000 00000000
expect memory 0x30b0001c8 = 00000000 00000000
expect memory 0x30b000208 = 00000000 00000000 00000000 00000000
expect memory 0x30b000240 = 00000000 00000000
expect memory 0x30b000288 = 00000000 00000000 00000000 00000000
expect memory 0x30b000308 = 00000000 00000000 00000000 00000000
expect memory 0x30b000338 = 00000000 00000000
expect memory 0x30b000370 = 00000000 00000000
expect memory 0x30b000398 = 00000000 00000000
expect memory 0x30b0003c0 = 00000000 00000000
expect memory 0x30b000440 = 00000000 00000000
expect memory 0x30b0004b8 = 00000000 00000000
expect memory 0x30c000800 = 30b3
expect memory 0x30c000804 = 31
expect memory 0x30c00080b = 78
expect memory 0x30c00080d = 75
expect memory 0x30c000825 = 01
expect memory 0x30c000827 = 00
expect memory 0x30c00082e = ec
expect memory 0x30c00090b = 73980a
expect memory 0x30c000923 = 01a9
expect memory 0x30c000929 = 2e
expect memory 0x30c00092c = 15
expect memory 0x30c00092e = 99
expect memory 0x30c000a00 = ff
expect memory 0x30c000a08 = 7b
expect memory 0x30c000a0f = bf
expect memory 0x30c000a29 = 01
expect memory 0x30c000a2d = 9a
expect memory 0x30c000a2f = 2f
expect memory 0x30c000b04 = 02
expect memory 0x30c000b0b = 27
expect memory 0x30c000b27 = 00
expect memory 0x30d000600 = 00000000 00000000 00000000 00000000
expect memory 0x30e000000 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x30e000038 = 00000000 00000000
expect memory 0x30e000040 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x30e000060 = 00000000 00000000
expect memory 0x30e000070 = 00000000 00000000 00000000 00000000
expect register COUNT_STORES = 383
expect register COUNT_WRITES = 60
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 61
expect register COUNT_DROP_TRAP = 4
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 8
expect register TRAP.lane = 12
expect register TRAP.axis = x
expect register TRAP_X = 0x80000001
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
