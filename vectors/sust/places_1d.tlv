# SUST.1D all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-22 PD-35
sampler 0 { }
texture 0 { raw 58d12489 01000000 00400003 00000028 e0000020 8000003b 00000000 00000000 }   # ONE_D 33 x 60 x 1, A2B10G10R10 SNORM, pitch 1280
handle 0x0 0x0
warp 0 {
    asm "SUST.P.1D.WT.R.IGN [R80], RZ, 0x0"
    x = { 32 16 15 15 14 17 2 0x7b28e52a 16 1 16 3 0x80000001 24 0 29 25 30 12 32 30 12 27 0x7fffffff 3 8 33 21 1 5 15 24 }
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d12489 02001e00 00600003 10000020 e0000001 80000063 00000000 00000000 }   # ONE_D 2 x 100 x 1, A2B10G10R10 SNORM, blocks of 1 x 16 x 1, level 0 of 2
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
texture 2 { raw 58d36d9b 03000400 00600003 00000020 e000003b 80000006 00000000 00000000 }   # ONE_D 60 x 7 x 1, R16 SINT, blocks of 1 x 16 x 1
handle 0x2 0x2
warp 2 {
    asm "SUST.P.1D.RG [R136], RZ, 0x2"
    x = { 18 43 35 16 32 54 54 48 49 0x7ffffffe 35 19 5 0x80000000 44 7 51 42 1 44 53 51 19 29 26 17 47 25 58 41 57 33 }
    expect all surface.action = "store"
}
texture 3 { raw 58d49208 04000400 00600003 30000002 e0000063 80000020 00000000 00000022 }   # ONE_D 100 x 33 x 1, A8B8G8R8 UINT, blocks of 4 x 1 x 1, level 2 of 4
handle 0x3 0x3
warp 3 {
    asm "SUST.P.1D.CG [R200], RZ, 0x3"
    x = { 7 4 24 23 1 8 12 0x80000001 9 0x7ffffffe 15 19 0 0 19 0 11 8 14 23 0x7ffffffe 25 21 11 7 10 3 11 19 16 8 5 }
    expect all surface.action = "store"
}
texture 4 { raw 58d24913 05001e00 00600003 10000021 e000003b 80000063 00000000 00000011 }   # ONE_D 60 x 100 x 1, A5B5G5R1 UNORM, blocks of 2 x 16 x 1, level 1 of 2
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
texture 5 { raw 58d7ff9b 06001600 00600003 0000001a e0000001 80000006 00000000 00000000 }   # ONE_D 2 x 7 x 1, R16 FLOAT, blocks of 4 x 8 x 1
handle 0x5 0x5
warp 5 {
    asm "SUST.P.1D.CG.IGN [R64], RZ, 0x5"
    x = { 1 0 0 1 0x80000001 0 1 1 1 1 1 1 1 1 1 0x80000000 1 1 1 1 0 1 0 0 1 1 0 0 1 0 1 ... }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 58d24914 07001c00 00600003 60000090 e000003b 8000000f 00000000 00000011 }   # ONE_D 60 x 16 x 1, A1B5G5R5 UNORM, blocks of 1 x 4 x 4, level 1 of 7
handle 0x6 0x6
warp 6 {
    word 0xeb2e006002f78c04
    x = { 20 8 15 22 7 30 10 8 19 26 6 15 19 12 8 28 26 0x928eefb6 27 25 16 18 18 21 7 0x26925a01 29 1 6 2 7 13 }
    data0 = { 0xbf88537d 0xb63db8 11667 0xbf800001 0xbbf033d9 0xb3000001 0xbf2b3d9c 0x33000000 0xbf525860 0x3f918a0d
      0x1345a5ec 0x3f69dc21 0x710d48dd 0x3eee2782 -1 0xbf29ac1b 0x3f8342c1 0x3edefa64 0xc93cb8 0xbf7fffff
      0x3e6ef6f3 0xb3000001 0xbf3ac881 0xcf000000 37425 0x3e03cbfb 0x8f574959 0xbe5ab242 0x3e346d7a 0xc46db8c1
      0xf1ab318c 0xbf940ca9 }
    data1 = { 0xcf800000 0xbf24e16a 0xc77fefff 0x6e3b31ea 0x32d0a8 107 0x3f263929 0x3f37687a 0x512d668c 21149 0xc4fa4435
      0x3f964207 0x3e45cf7f 0xbf78a040 52 0xbd03c4b4 0x477fefff 19 0x477ff000 0x3f7da5be 0x3ed4681b 0xbf890c8a
      0xfa6b4311 0xbe83ee47 0x2b8555ce 0x3f8ab301 0xe14b27 0xc77fe001 0xc5a12d3e 0x593d3402 2867 0x3f5341ef }
    data2 = { 22142 0xbf57e63c 0x331dfc2a 0x732f540c 30726 0xbea527c7 0x3f473e30 0x3e7b79d3 0xc0000000 0xbeef5d97 0xc77fdfff
      0x73f736 0x2d4cdeff 0x2d959e 0xa47c55c5 0xb8800000 0x4a6b2767 0x31282e1a 0x3b984dfb 0xc77ff000 0x3c576791
      0x2575c05a 0xe2607d06 56862 0x22d2e260 0xb3000001 0xad8c89ce 59911 0xcf000000 0xbee14709 0x477fffff
      0xf45ade }
    data3 = { 0xbde758a8 0xff800001 0xbe93e528 89 33983 0x3ed9e403 46700 0xbf024e08 0xb5d3d7 1 0x5c7a8b 0x7fc00000 0x6295bf
      0x42641f0b -1 0x6f10274e 0x3f48a992 0xbf4219b0 31176 0x3f37cb55 0xaae546c8 0x80000001 18565 1 5117
      0xbf5108a8 21 23173 0x477fe000 0x477ff000 0xbf1ab0db 0xbf19dc27 }
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 58d24909 08001000 00600003 60000011 e0000063 80000063 00000000 00000065 }   # ONE_D 100 x 100 x 1, A2B10G10R10 UNORM, blocks of 2 x 4 x 1, level 5 of 7
handle 0x7 0x7
warp 7 {
    asm "SUST.D.BA.1D.U8.IGN [R140], R112, 0x7"
    x = { 0 11 5 7 1 -1 1 11 8 6 8 4 11 1 11 9 3 11 0x7fffffff 0 8 1 1 4 10 0 8 8 6 2 9 0 }
    data0 = { 7063 0x3e7dd6df 2723 0x4f800000 0xbf353ed7 64323 0xbe63fbde 0xbf029877 105 0x3f2390e7 15711 0x7f7fffff
      0x35aabc3 0xbdd10807 0x40000000 99 0x7f800001 0x38800000 0x1d979 0xd51eb9d7 0xc77ff000 0xbd98095e 0x8276b7
      234 0xbe8b749c 0xbd2607d4 9747 0x19c44b8b 0x2d28ba9a 0x40000000 0x2fcc87bf 0xc77fffff }
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
}
texture 8 { raw 58d49207 09001600 00600003 0000000a e0000001 80000006 00000000 00000000 }   # ONE_D 2 x 7 x 1, X8B8G8R8 UINT, blocks of 4 x 2 x 1
warp 8 {
    asm "SUST.D.1D.WT.IGN [R228], RZ, R82"
    x = { 1 1 1 1 0 0 0 0 0 1 2 1 0 0 0 0 0 0 1 0x80000000 1 0 1 -1 0 1 0 0 0 1 2 1 }
    handle = 8
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 9 { raw 58d36d9b 0a000a00 00600003 00000021 e0000006 80000006 00000000 00000000 }   # ONE_D 7 x 7 x 1, R16 SINT, blocks of 2 x 16 x 1
warp 9 {
    word 0xeb220c8003275848
    x = { 3 5 5 1 0 5 6 0 0 4 0 6 0x80000000 -1 1 2 2 6 3 4 3 5 0x80000001 6 2 6 6 6 0 3 0 4 }
    data0 = { 0x47800000 29070 9258 0xcf000000 0x807fffff 0xbf31d478 0x80000001 352 9801 0xb8800000 190 55591 0xbeb4321d
      0xc3e5b001 0x307f5326 0xffc00000 0x3f025ac5 46872 0xb9fafdce 0xb8296 0xbf59faf8 0x7fffff 0xbdd7195b
      0x3eb1738f 119 0x477ff000 199 0x7f7fffff 3722 0x3edc81bb 0xc74f2fa5 0x3e62d9cb }
    handle = 9
    expect all surface.action = "store"
}
texture 10 { raw 58d1249d 0b000000 00400003 00000020 e000003b 80000020 00000000 00000000 }   # ONE_D 60 x 33 x 1, R8 SNORM, pitch 1024
warp 10 {
    asm "SUST.P.1D.WT.TRAP [R184], R112, R133"
    x = { 60 18 36 8 30 1 8 54 48 18 8 45 30 5 3 56 58 20 28 55 5 22 28 54 16 15 0xde76ca9b 57 20 58 0x7ffffffe 5 }
    data0 = { 0x3d89da51 64895 43345 0xbf000000 0x3dfae7a9 61 0xb87fffff 0xb972ed 0xbf7fffff 0xc77fffff 0xbedc9f59 0xbcb54de8
      0x7f800001 0x33000001 0x3d0cdf04 0xbeffffff 0xe378971d 11 0x80000001 0x477fffff 210 134 0xbe8ec221 0xf92415
      0x387fffff 12699 0xfb4fb0 0x3f800001 36930 0xbdccae06 0xbee6c8cc 0x3f5a10cb }
    data1 = { 209 0x800000 0x3f7fffff 0xee30ef 0xbeca0e5c 33067 0xbf93d235 0x3f8b3b62 0x3dc8f15f 20 0xbe83ec94 0xff800001
      20185 0xbf12d884 0xbf7fffff 0xbd09652e 0xc77fe000 49745 0xbf8e2116 0x9fad326e 0x7a0a663 105 0x3effffff
      44405 9 115 0xfea48244 0x7fc00000 0x78725233 0x44fb52 31599 0x3ef8aa60 }
    data2 = { 0xbf8be5ae 0xbe7e6907 102 0xa2a9e9 0x3e929d6a 0x3ee960c8 0x683c35 0x5d3cf486 172 0x6a3551 40 0x33000000
      0x61cd81bd 6904 0x80800000 0xbf959522 0x4a0f55a2 0x7fdeaa 0x477fefff 0xb3000000 0xef3204 0x477fe000
      0xd84b03 0x4dc692 0xbf4978ec 0xaac50c91 0x38800000 36 0xbf6874da 0x3f88b800 0xbec26185 0xbf07c16c }
    data3 = { 0xcef089d6 0xbf873d13 0x8631d889 61293 0x80000001 115 53 0x3e049439 0x3effffff 0x3ca15482 0xbf527387 0x3ea6d7b6
      89 0x6eddf4 0xb62bce95 0xbf2c29fc 0xbe2fdac5 0xb8800000 0x506e8ce0 0xc77fdfff 0x3ed60d35 0xb7741f
      0x3f800001 0x477fffff 0xf50333 0 0xbf000001 0x3f000000 53 0x477ff001 0x21094e 0x477ff000 }
    handle = 10
    expect lane 0 surface.action = "trap"  surface.axis = x
    expect lane 26 surface.action = "trap"  surface.axis = x
    expect lane 30 surface.action = "trap"  surface.axis = x
}
texture 11 { raw 58d24915 0c001000 00600003 60000020 e0000063 80000006 00000000 00000054 }   # ONE_D 100 x 7 x 1, B5G6R5 UNORM, blocks of 1 x 16 x 1, level 4 of 7
handle 0xb 0xb
warp 11 {
    asm "SUST.D.1D.CG.U8.IGN [R212], RZ, 0xb"
    x = { 10 12 5 6 2 10 5 1 0 11 2 2 6 0 0 6 6 0 11 0 7 5 8 0x80000000 1 11 5 7 2 13 1 5 }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 12 { raw 58d24904 0d000000 00400003 00000039 e0000000 8000003b 00000000 00000000 }   # ONE_D 1 x 60 x 1, R32_G32 UNORM, pitch 1824
handle 0xc 0xc
warp 12 {
    word 0xeb2800c000471854
    x = { 0 0 0 0 0 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 ... }
    data0 = { 0x8af50e 19666 105 0xcf800000 0x3effffff 0xc77fffff 0x4f000000 136 0x3f49d3aa 0x3f000000 0x49ec5190 6 0xeddc55
      58906 0x724764c0 0x3f93aa0f 45829 0xc77fdfff 0xfdb826 0x3da804ee 0x286b739c 0x4f800000 0xe2ad59 170
      0x8de963 18850 0xb3000001 0xff800000 0xb5fbe1d4 33888 0xbf1684f5 0xb360cbea }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 58d7ffa1 0e000000 00400003 0000003a e0000063 80000001 00000000 00000000 }   # ONE_D 100 x 2 x 1, BF10GF11RF11 FLOAT, pitch 1856
warp 13 {
    asm "SUST.P.1D.CS.RG.TRAP [R156], R120, R177"
    x = { 19 99 72 61 0x7ffffffe 25 20 90 88 -1 0x80000000 64 99 69 0 85 0x7b13b683 9 86 69 0 2 -1 70 8 101 92 0xf53c039f
      77 99 78 67 }
    data0 = { 0x8476e0b9 0x6e4bfadf 0xa8cc43 0x33000001 0x1d9f99 0x8c06e266 0xbf89ee09 0xa45019 12108 0xb3000000 0xfc4aa509
      0xa9f2a4 0x689301 0x3e897806 0xa8454fa0 0x3d6bd7 0x3f773f46 0x477fe000 0xe89c65 0xbf63b216 0x3f28fbf4
      0x3f4cfc9c 152 0x4f800000 0xc77ff001 0xf805a1b7 0xb92a5 0xbf16a572 63624 0xbf000000 255 24886 }
    data1 = { 0x1230058 0xbe71d566 4120 0xbf7f33c4 0xb8800000 0xbf7fffff 48654 0x73e5c4e6 0x3f0d8fd1 0x6a0dc0c5 0xb3000001
      110 0x200ba 0x3c6442f4 0xbeb81a13 0xbf895c65 63408 0xbf72b7da 0xc93cb5 0xbf800001 0x7883e0b3 13 0xa1485892
      67 38421 0x94d92c4d 0xe79a7e 0xd54bc6db 0xbf953e37 0x19a563fa 237 0x3f44601d }
    handle = 13
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = x
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
expect memory 0x302001e00 = ff010000 00008039
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
expect memory 0x305002224 = 0079
expect memory 0x305002227 = e00139
expect memory 0x305002300 = 9000
expect memory 0x305002305 = 002f00
expect memory 0x305002321 = 06
expect memory 0x305002324 = 00
expect memory 0x305002326 = 2f
expect memory 0x305002328 = 20
expect memory 0x30500232a = 013e
expect memory 0x306001600 = 00000000
expect memory 0x307002002 = 0000e083
expect memory 0x30700200c = 0580007c
expect memory 0x307002020 = 0000
expect memory 0x307002024 = 8062
expect memory 0x307002028 = 0e804003
expect memory 0x30700202e = fc03
expect memory 0x307002100 = a701
expect memory 0x307002104 = 0000df00 00000000 e07f
expect memory 0x307002122 = e083ffff e0030080 0000
expect memory 0x308003000 = ffb70001 eaa39a00 8bbf9c00
expect memory 0x309001600 = 00000000 00000000
expect memory 0x30a000a00 = 00000000 00000000 00000000 0000
expect memory 0x30b000001 = 00
expect memory 0x30b000003 = 04
expect memory 0x30b000005 = 6c
expect memory 0x30b000008 = c9
expect memory 0x30b00000f = 0000
expect memory 0x30b000012 = 81
expect memory 0x30b000014 = 00
expect memory 0x30b000016 = 00
expect memory 0x30b00001c = dd
expect memory 0x30b00001e = 00
expect memory 0x30b000024 = 00
expect memory 0x30b00002d = fd
expect memory 0x30b000030 = 81
expect memory 0x30b000036 = 007fc17f f3
expect memory 0x30c002000 = 000000
expect memory 0x30c002005 = 00000000
expect memory 0x30c00200a = 0000
expect memory 0x30d000000 = 00000000 00000000
expect memory 0x30e000000 = 94fb3d00
expect memory 0x30e000008 = a6030000
expect memory 0x30e000020 = 00000000 bf070000
expect memory 0x30e00004c = 00000000 00000000
expect memory 0x30e000064 = 00000000
expect memory 0x30e0000f4 = 00000000
expect memory 0x30e000100 = 00000000
expect memory 0x30e00010c = 00101d00
expect memory 0x30e000114 = 00000000 bf070000
expect memory 0x30e000120 = 00000000
expect memory 0x30e000134 = 00000000 00000000
expect memory 0x30e000154 = 00000000 00000000
expect memory 0x30e000160 = 00301c00
expect memory 0x30e000168 = 00f83d00
expect memory 0x30e000170 = 00000000
expect memory 0x30e00018c = 00000000
expect register COUNT_STORES = 413
expect register COUNT_WRITES = 46
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 25
expect register COUNT_DROP_TRAP = 10
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 10
expect register TRAP.lane = 0
expect register TRAP.axis = x
expect register TRAP_X = 0x3c
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
