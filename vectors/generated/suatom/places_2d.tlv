# Atomics with .2D all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x301001e18 6b8cc2d5 f451c14a
bytes 0x301001eb8 5bc0eedc 661ef573
bytes 0x301001ec8 fe5f3d70 15121d5d
bytes 0x301001f00 e651e70a b3375b25
bytes 0x301001f50 f1f835ca c541738e
bytes 0x301001f70 98e41ec9 96e5c6de
bytes 0x301001fc0 847d7495 31f69cf2
bytes 0x301002050 12ce3c87 e85bcf9d
bytes 0x301002060 65054039 fd0d8cff
bytes 0x301002190 e8e1ce7a 59b435af
bytes 0x3010021e8 3e653fbd 6153c306
bytes 0x301002258 c0c5e4f9 4e5c35a5
bytes 0x301002370 e64d81b4 71ff52fe
bytes 0x301002380 f307728e 91e539b7
bytes 0x301002390 3ccf7be0 51e69ca0 2d81dabc 1ed7a0bc
bytes 0x3010023b8 3eb86d40 5e71400d
bytes 0x301002440 550b72f3 622daf72
bytes 0x301002488 79783e79 51eeb708
bytes 0x3010024e0 f0502596 659bc2e5
bytes 0x301002500 ce0d309f a878d715 78cebde0 3aad2533
bytes 0x301002520 26491a7c b36eecc3
bytes 0x301002538 2c99b93a ef5cbf04
bytes 0x301002540 04743839 3454404d
bytes 0x3010025b8 d29e21b4 0703b285
bytes 0x3010025c8 58cb6b14 66992db2
bytes 0x3010025e0 d6a82915 62835ca0 3afdb6d0 ef80a010
bytes 0x3010026c0 1c96ed10 73f816c9
bytes 0x302000e28 ac5507f1
bytes 0x302000e58 e1388623
bytes 0x302000e7c d58fc3a8
bytes 0x302000e90 facbe304
bytes 0x302000ebc 1537dc41
bytes 0x302000ee8 7ef4d539
bytes 0x302000f18 75ef7368
bytes 0x302000fe4 3a5945da
bytes 0x302001000 96b577aa
bytes 0x302001024 4a857584
bytes 0x302001030 6df94a49 10254d1d
bytes 0x302001068 db0a6973
bytes 0x3020010a0 6622f512
bytes 0x3020010b8 a287bb18
bytes 0x3020010c4 702af38f
bytes 0x3020010cc 46eedf18
bytes 0x302001100 82e40070
bytes 0x302001184 2a240693
bytes 0x30200119c a63e1195
bytes 0x3020011a0 a96f3318
bytes 0x3020011dc 72b02420
bytes 0x3020011f4 bdba37ad
bytes 0x303001a00 9bb3b794 e27402a5
bytes 0x303001a10 61dc3754 81875af6
bytes 0x303001a40 5a06221f 25e3b5a8
bytes 0x303001c10 4510214a 212ad840
bytes 0x303001c50 289e1ae0 b1ed5a12
bytes 0x303001e10 1532f17d f1d06ded
bytes 0x303001e50 e5d583ab 344d846c
bytes 0x303001e80 d82d281c d0c65782
bytes 0x303002000 cb5d42c1 c7b07707
bytes 0x303002050 0a468d3d fe3b7720
bytes 0x303002090 72fb4991 a5bcbcd7
bytes 0x303002290 91e3748b 3f332a56
bytes 0x3030022d0 e6998e02 e241eb4d
bytes 0x303002400 d19d3f09 287f3494
bytes 0x303002440 2d306f0b e3d6a258
bytes 0x303002490 64403afb 8e8c2e8c
bytes 0x3030024d0 300572f9 65edaae9
bytes 0x303002610 6fd461ab 95a99dfc
bytes 0x303002640 a09acbd8 79b4aa72
bytes 0x303002680 220b6ab0 d0182f50
bytes 0x303002690 b56bddc2 7864d1aa
bytes 0x3030026d0 e26b0885 af6d7b18
bytes 0x304001a10 a185c93b
bytes 0x304001a24 f0eb6e1f
bytes 0x304001b38 5ceaa20c 8abbb029
bytes 0x304001c2c c404e32c
bytes 0x304001d34 a3ff906a
bytes 0x304001e28 e34c5518
bytes 0x304002004 4a2036c0 f488963a
bytes 0x304002014 cb558e4f
bytes 0x304002034 a670937a
bytes 0x30400210c fc624a06
bytes 0x304002120 44ec63c8
bytes 0x304002228 1e675a75 7d77530b 2d3fcdf7
bytes 0x304002324 fb32cdaa
bytes 0x30400233c eb3b4cbd
bytes 0x304002404 e2480dfc
bytes 0x304002508 90f94501
bytes 0x304002524 514f7a60
bytes 0x304002530 368eac19 e430ed70
bytes 0x30400261c 62f1b6c9
bytes 0x305000010 c0d09e5e 51c5194a
bytes 0x305000028 277fabd4 f3f03197
bytes 0x305000058 bd8a649c ba8f5241
bytes 0x3050002c0 864a3b15 b93d5e1b
bytes 0x3050005c0 575ef075 2186e40f
bytes 0x305000848 25a06330 cfcd1fdd
bytes 0x305000860 f57f3f6d 9205ba82
bytes 0x305000870 147be5c0 67d88495 330191aa ade05209
bytes 0x305000a00 8c9e317f 74bdbfc2
bytes 0x305000a78 1719833d c16da216
bytes 0x305000c80 86789ec0 651e8c9c
bytes 0x305000ca8 8efe4a15 ce684da1
bytes 0x305001000 1022da2c 8a89f85d
bytes 0x305001258 2431f3af 06be3fce
bytes 0x305001408 15de9b65 c6c4c013
bytes 0x305001908 9db1c126 4f8d9405
bytes 0x305001968 611427dc dc0c1981
bytes 0x3050019b0 6708817b 72ec756c
bytes 0x305001e00 94980620 f6c70aa1
bytes 0x305002378 cc5447d8 b8b4dfd5
bytes 0x3050025e0 7b4e812d da67d650
bytes 0x306000640 b0219ac6
bytes 0x306000690 57169b1a
bytes 0x3060006c4 f7232dc4
bytes 0x3060006d4 f8a7afcd
bytes 0x306000800 3fd7d8d6
bytes 0x306000a00 6aedb901
bytes 0x306000a10 89938e68
bytes 0x306000a84 593ff062
bytes 0x306000a94 113b98ec
bytes 0x306000ac0 b6d0fe6b
bytes 0x306000c14 477658aa
bytes 0x306000c40 72df236d
bytes 0x306000c84 432e264e
bytes 0x306000e00 32679dab
bytes 0x306000e40 4b28c818
bytes 0x306000e84 4d8daf0b
bytes 0x306000ec0 0e51fbf3
bytes 0x306000ed4 d8baa069
bytes 0x306001040 9e254baf
bytes 0x306001084 d0cfb105
bytes 0x3060010c0 d33d6a14
bytes 0x3060010d4 3fce3e03
bytes 0x306001210 9ef58325
bytes 0x306001250 cc7a6a87 2357279b
bytes 0x3060012c4 884bb525
bytes 0x3060012d0 8640f32c
bytes 0x307001e00 612b9450
texture 0 { raw 58d36d84 01001e00 00600003 10000018 e2800020 80100006 00000000 00000010 }   # TWO_D_ARRAY 33 x 7 x 17, R32_G32 SINT, blocks of 1 x 8 x 1, level 0 of 2
warp 0 {
    asm "SURED.D.S64.2D.AND [R232], R164, R33"
    x = { 4 22 30 20 26 8 3 1 4 6 29 17 4 21 28 15 28 30 24 0x7fffffff 12 20 10 29 31 31 26 1 23 25 31 30 }
    y = { 7 3 0 5 8 3 5 1 0 3 0 3 3 5 2 6 0 0x7ffffffe 2 6 5 4 2 6 6 5 6 8 5 4 1 0 }
    data0 = { 21 5 0x5f06d4b7 0x7acb9b71 0xe812f771 28 19 12 26 0x914342b 0x4affdec0 0xe7a3d662 24 21 9 0x51f40290 3 2 5 0 7
      0x121b2f74 0xa85fbaef 0xc6b7eeba 0x41d77a31 0x6a065d7 9 15 0x52ee575c 16 0 17 }
    data1 = { 0 0 0x9ef8e8f9 0x7f8fbca2 0x7d627eb3 0 0 0 0 0xf2b31382 0x57975928 0x484fc502 0 0 0 0xadb3620c 0 0 0 0 0
      0x29d52d8 0x539e6519 0x81b6b3e3 0x8ad6104a 0xcc9fdc47 0 0 0x4c9aa023 0 ... }
    handle = 0
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 1 { raw 58d36d8f 02000e00 00600003 00000021 e080000f 8000000f 00000000 00000000 }   # TWO_D 16 x 16 x 1, R32 SINT, blocks of 2 x 16 x 1
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.BA.S32.2D.EXCH.IGN R232, [R108], R0, 0x1"
    x = { -1 20 48 6 53 55 17 10 3 46 20 33 29 55 27 40 48 0 45 31 30 33 16 15 38 53 26 1 28 25 65 25 }
    y = { 12 9 12 14 16 15 9 3 5 13 8 8 0x80000001 17 6 1 -1 -1 15 5 5 0x7ffffffe 12 14 12 6 10 8 3 0 1 13 }
    data0 = { 0x5afaa91 0x4eb7d81b 0x954653c6 27 3 20 0x441751c6 0xfe57a581 0xc826356 3 3 0xf6ea720e 0xeada3e27 1 0 26 26
      0x7de76aa6 0x411ac1db 0 14 31 28 0x4b0fe9c5 6 0xe239c529 7 0xaeae2cbd 0x11cfc9fa 0xc96f1b72 0xa72e8f7
      0x591de924 }
    expect lane 0 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R232 = 0x1d4d2510
    expect lane 2 R232 = 0x18336fa9
    expect lane 3 R232 = 0x8ff32a70
    expect lane 4 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R232 = 0xad37babd
    expect lane 6 R232 = 0x494af96d
    expect lane 7 R232 = 0x238638e1
    expect lane 8 R232 = 0x4e3cbfa
    expect lane 9 R232 = 0x95113ea6
    expect lane 10 R232 = 0x8475854a
    expect lane 11 R232 = 0x7000e482
    expect lane 12 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R232 = 0x39d5f47e
    expect lane 15 R232 = 0x6873ef75
    expect lane 16 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R232 = 0x2024b072
    expect lane 19 R232 = 0x41dc3715
    expect lane 20 R232 = 0x0
    expect lane 21 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R232 = 0x12f52266
    expect lane 23 R232 = 0x18dfee46
    expect lane 24 R232 = 0x9306242a
    expect lane 25 R232 = 0xda45593a
    expect lane 26 R232 = 0x73690adb
    expect lane 27 R232 = 0xaa77b596
    expect lane 28 R232 = 0xa8c38fd5
    expect lane 29 R232 = 0xf10755ac
    expect lane 30 R232 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R232 = 0x18bb87a2
}
texture 2 { raw 58d36d84 03001a00 00600003 0000000a e3800000 8000003b 00000000 00000000 }   # TWO_D_NO_MIPMAP 1 x 60 x 1, R32_G32 SINT, blocks of 4 x 2 x 1
warp 2 {
    asm "SURED.D.BA.S64.2D.XOR.TRAP [R124], R196, R243"
    x = { 6 6 1 5 5 5 3 0x80000001 5 5 2 2 2 1 6 3 7 3 3 1 9 0 3 3 5 2 6 2 3 5 4 7 }
    y = { 39 50 49 55 17 24 45 41 60 47 20 19 2 0 40 29 52 0xad692435 11 9 33 0x80000000 27 24 53 37 17 47 47 1
      0x7ffffffe 42 }
    data0 = { 0x3333e733 0x41e50238 0x2826f1d 0x35206a2d 0x716d83c5 0x58b116c2 24 31 0x6b9e0aa5 0x1cc1670b 7 0x147833ea
      0x42360327 0x400d2761 0x3a3fdcf3 0xb246c8cf 7 3 0xc5afca82 8 0x93a8ce8f 0xc9942524 29 0x340c4f1a 8 3
      0x2bbf1f 0x1d1cfc9d 0x27bba1a5 12 25 0x97a09070 }
    data1 = { 0xdfc62a3c 0xe7d9193e 0x9159c040 0xb83a0fc5 0x32e5db78 0x17bd7c9e 0 0 0x871b0591 0xb841559a 0 0x454f2589
      0xf7fc5e2a 0x13f93e0a 0x3278fd6b 0x47c663c0 0 0 0xe801f508 0 0x52466d8b 0xda96d7da 0 0xf252350b 0 0
      0x95c20dd9 0xe3f39978 0xee62b22 0 0 0x44f5f632 }
    handle = 2
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 3 { raw 58d36d8f 04001a00 00600003 30000018 e0800063 80000001 00000000 00000020 }   # TWO_D 100 x 2 x 1, R32 SINT, blocks of 1 x 8 x 1, level 0 of 4
handle 0x3 0x3
warp 3 {
    asm "SUATOM.D.S32.2D.MAX.IGN RZ, [R44], R116, 0x3"
    x = { 26 53 92 90 99 59 0 14 52 29 77 79 68 93 81 100 70 38 5 0x80000000 23 101 0x80000001 60 100 49 49 93 71 50 15
      93 }
    y = { -1 1 1 0 1 0 1 1 0x52a8ddc0 1 0 1 1 0 0 0 0 0 0 1 0 1 1 0 1 0 1 0 0 0 1 ... }
    data0 = { 1 0xaf017ad5 30 0xb99a74c0 24 19 0x50983476 0xf6331669 18 0x5a8c6c80 0x9701c013 18 24 0x9263fd45 0x38be1e0f
      0x6dd3fe85 8 25 17 0x678d8427 3 0xdc36d0b8 16 16 0x1c1e780a 0x20adbd1e 4 22 0x480bbe0b 0x8687a215 0xbddc162
      9 }
    expect lane 0 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "atom"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "atom"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "atom"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "atom"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "atom"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "atom"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "atom"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "atom"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "atom"
}
texture 4 { raw 58d49204 05000000 00400003 00000014 e0800020 8000000f 00000000 00000000 }   # TWO_D 33 x 16 x 1, R32_G32 UINT, pitch 640
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.BA.U64.2D.ADD.TRAP R228, [R188], R176, 0x4"
    x = { 1 0 218 256 95 88 200 71 124 225 195 47 3 0 40 250 265 245 0x80000000 23 46 0x80000000 99 110 1 123 177 2 14
      235 11 132 }
    y = { 5 12 7 6 0 -1 3 1 4 3 2 0 4 -1 5 3 9 3 3 0 0 4 15 10 5 14 10 12 8 0x9b06c1bb 10 17 }
    data0 = { 0xa7e3c9b2 0xe15576d7 24 17 0xbcf85b2a 3 1 0x3cdc2903 31 0xeb34894e 0 27 12 0x9a45deb9 0x13db95c9 0x188ab042
      0xdc8607cb 6 0x9832f636 0xdf95148e 0x83213234 0x3811062c 23 3 27 10 0x87dfeead 0x332a5136 27 28 0xfcb58ef7
      29 }
    data1 = { 0x9840754f 0x5c2298fe 0 0 0x22aa2d51 0 0 0xe6c1ce78 0 0xf71cb7da 0 0 0 0x47953f00 0xe3e0485a 0xd1746641
      0x730269f6 0 0x2ae90542 0x8033de0d 0xc01a03e9 0x29f2eb8f 0 0 0 0 0xc91ef873 0xf25c87aa 0 0 0x44b0fa8e 0 }
    expect lane 0 R228 = 0xc09e7886  R229 = 0x9c8c1e65
    expect lane 1 R228 = 0x20069894  R229 = 0xa10ac7f6
    expect lane 2 R228 = 0xaff33124  R229 = 0xce3fbe06
    expect lane 3 R228 = 0x2cda2210  R229 = 0x5df8898a
    expect lane 4 R228 = 0x9c648abd  R229 = 0x41528fba
    expect lane 5 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R228 = 0x3063a025  R229 = 0xdd1fcdcf
    expect lane 7 R228 = 0x153b4a86  R229 = 0x1b5e3db9
    expect lane 8 R228 = 0x3d831917  R229 = 0x16a26dc1
    expect lane 9 R228 = 0x6d3f7ff5  R229 = 0x82ba0592
    expect lane 10 R228 = 0x75f05e57  R229 = 0xfe48621
    expect lane 11 R228 = 0xd4ab7f27  R229 = 0x9731f0f3
    expect lane 12 R228 = 0x7f319e8c  R229 = 0xc2bfbd74
    expect lane 13 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R228 = 0x154afe8e  R229 = 0xa14d68ce
    expect lane 15 R228 = 0xaa910133  R229 = 0x952e0ad
    expect lane 16 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R228 = 0xc0e57b14  R229 = 0x9584d867
    expect lane 18 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R228 = 0x5e9ed0c0  R229 = 0x4a19c551
    expect lane 20 R228 = 0xd4ab7f42  R229 = 0x9731f0f3
    expect lane 21 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R228 = 0x2d814e7b  R229 = 0x50d667da
    expect lane 23 R228 = 0xdc271461  R229 = 0x81190cdc
    expect lane 24 R228 = 0x68824238  R229 = 0x34cc93b5
    expect lane 25 R228 = 0xd84754cc  R229 = 0xd5dfb4b8
    expect lane 26 R228 = 0x7b810867  R229 = 0x6c75ec72
    expect lane 27 R228 = 0x15c0f6b  R229 = 0xfd2d60f5
    expect lane 28 R228 = 0x659bde15  R229 = 0x13c0c4c6
    expect lane 29 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R228 = 0x26c1b19d  R229 = 0x5948d4f
    expect lane 31 R228 = 0x0  R229 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d4920f 06000600 00600003 00000028 e2800001 8001003b 00000000 00000000 }   # TWO_D_ARRAY 2 x 60 x 2, R32 UINT, blocks of 1 x 32 x 1
handle 0x5 0x5
warp 5 {
    asm "SURED.D.2D.DEC.IGN [R220], R92, 0x5"
    x = { 1 0x7ffffffe 0 0x80000000 1 1 1 1 0 0 1 1 1 0 1 3 1 0 0x80000000 0 1 0 0 0 0 0 0 0 1 1 0 ... }
    y = { 44 61 32 18 0x80000001 20 51 54 17 8 39 47 21 38 7 57 6 34 51 49 25 5 2 42 26 55 22 46 36 28 51 16 }
    data0 = { 0x864029df 0x9c8f5b3c 0xbbf0d4e 0x6653b683 0x36d3392e 0x9feaacfc 22 0xbd9c688f 22 0x86268979 0x7f6b784
      0xbc4b70b 0x85b2b26b 0xa62f57e0 30 28 15 7 25 0xb74b3808 0xe141f596 28 7 0x19ae7d5f 0x9991109d 27 26
      0x5f9ae08c 0x50ee002c 0x9b14231a 0x69ee5179 0xe5e16084 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 6 { raw 58d7ff8f 07001c00 00600003 10000020 e2800001 80070000 00000000 00000011 }   # TWO_D_ARRAY 2 x 1 x 8, R32 FLOAT, blocks of 1 x 16 x 1, level 1 of 2
handle 0x6 0x6
warp 6 {
    asm "SURED.D.BA.F32.2D.ADD.IGN [R52], R100, 0x6"
    x = { 1 0 1 2 3 1 3 0 0 3 3 2 2 0 2 0 2 1 3 2 -1 1 3 1 3 0 2 2 3 1 0 2 }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0x80000001 0 ... }
    data0 = { 0x72ffffff 0xff800000 0x653e3bea 0x34000000 0x7f800001 0x6e8efd6c 0x499d6e15 0x7f800001 0xff800000 0x80000000
      0x6018f93d 0xaa2db96a 1 0xdea976ad 0x33800000 0x7fc00001 0x9c0fe19 0x45bb8ef4 0x3f800000 0x883567b5
      0xffc12345 0xb15268f6 0x7f7fffff 0xd1ca6989 0xee7ba1bd 0x6533a015 0x42f6e979 0x29f6801b 0x4b800000
      0x95c0ee2b 0x33800001 0x81000000 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
expect memory 0x301001e18 = 08000000 00000000
expect memory 0x301001eb8 = 13000000 00000000
expect memory 0x301001ec8 = 0e000000 00000000
expect memory 0x301001f00 = 02000000 00000000
expect memory 0x301001f50 = 10000000 00000000
expect memory 0x301001f70 = 08241409 820182d2
expect memory 0x301001fc0 = 04000000 00000000
expect memory 0x301002050 = 10000000 00000000
expect memory 0x301002060 = 65004028 19058c53
expect memory 0x301002190 = 00000000 00000000
expect memory 0x3010021e8 = 10003411 00428304
expect memory 0x301002258 = 40c4a0e1 02440500
expect memory 0x301002370 = 04000000 00000000
expect memory 0x301002380 = 70071202 90401902
expect memory 0x301002390 = 308b4b60 00a48c20 05000000 00000000
expect memory 0x3010023b8 = 1c106c40 0220000c
expect memory 0x301002440 = 05000000 00000000
expect memory 0x301002488 = 10000000 00000000
expect memory 0x3010024e0 = 00000000 00000000
expect memory 0x301002500 = 02000000 00000000 40cebd40 28090513
expect memory 0x301002520 = 00000000 00000000
expect memory 0x301002538 = 00000000 00000000
expect memory 0x301002540 = 00000000 00000000
expect memory 0x3010025b8 = d2042004 07009284
expect memory 0x3010025c8 = 18ca2304 62912480
expect memory 0x3010025e0 = 02000000 00000000 30789640 4a008000
expect memory 0x3010026c0 = 00000000 00000000
expect memory 0x302000e28 = 721b6fc9
expect memory 0x302000e58 = 81a557fe
expect memory 0x302000e7c = fac9cf11
expect memory 0x302000e90 = 5663820c
expect memory 0x302000ebc = 0e000000
expect memory 0x302000ee8 = 00000000
expect memory 0x302000f18 = 1a000000
expect memory 0x302000fe4 = 29c539e2
expect memory 0x302001000 = bd2caeae
expect memory 0x302001024 = 03000000
expect memory 0x302001030 = c6511744 1bd8b74e
expect memory 0x302001068 = 07000000
expect memory 0x3020010a0 = 1c000000
expect memory 0x3020010b8 = 24e91d59
expect memory 0x3020010c4 = 1b000000
expect memory 0x3020010cc = c5e90f4b
expect memory 0x302001100 = 0e72eaf6
expect memory 0x302001184 = 06000000
expect memory 0x30200119c = 03000000
expect memory 0x3020011a0 = c6534695
expect memory 0x3020011dc = dbc11a41
expect memory 0x3020011f4 = 14000000
expect memory 0x303001a00 = fa94bad4 e84afbb6
expect memory 0x303001a10 = 6ddc3754 81875af6
expect memory 0x303001a40 = 7d05145d 0fbd495f
expect memory 0x303001c10 = 4d10214a 212ad840
expect memory 0x303001c50 = aa54b525 b9185bfa
expect memory 0x303001e10 = cf0eb70c 50064a4a
expect memory 0x303001e50 = 0fe6fbbf bd68cb29
expect memory 0x303001e80 = df2d281c d0c65782
expect memory 0x303002000 = 1304ffad 52f998e2
expect memory 0x303002050 = 17468d3d fe3b7720
expect memory 0x303002090 = bd330f23 65df7a90
expect memory 0x303002290 = 92e3748b 3f332a56
expect memory 0x3030022d0 = d57ebd31 de6b2d92
expect memory 0x303002400 = 22410033 43824ca6
expect memory 0x303002440 = 5da0cf9c d120571c
expect memory 0x303002490 = 7c403afb 8e8c2e8c
expect memory 0x3030024d0 = 033f14df a50afebc
expect memory 0x303002610 = 72bbe3a9 d569c46d
expect memory 0x303002640 = 98982e99 47ad7395
expect memory 0x303002680 = 250b6ab0 d0182f50
expect memory 0x303002690 = bd6bddc2 7864d1aa
expect memory 0x3030026d0 = cf0128b0 6a6241a0
expect memory 0x304001a10 = 76349850
expect memory 0x304001a24 = f0eb6e1f
expect memory 0x304001b38 = 5ceaa20c 8abbb029
expect memory 0x304001c2c = c404e32c
expect memory 0x304001d34 = a3ff906a
expect memory 0x304001e28 = e34c5518
expect memory 0x304002004 = 1ebdad20 f488963a
expect memory 0x304002014 = cb558e4f
expect memory 0x304002034 = a670937a
expect memory 0x30400210c = fc624a06
expect memory 0x304002120 = 10000000
expect memory 0x304002228 = 1e675a75 0bbe0b48 18000000
expect memory 0x304002324 = fb32cdaa
expect memory 0x30400233c = 12000000
expect memory 0x304002404 = 0f1ebe38
expect memory 0x304002508 = 90f94501
expect memory 0x304002524 = 514f7a60
expect memory 0x304002530 = 368eac19 e430ed70
expect memory 0x30400261c = 18000000
expect memory 0x305000010 = 4ee5333e 5fa34dca
expect memory 0x305000028 = 76b1cc57 ddf44b57
expect memory 0x305000058 = e7e55c59 0cbdfc63
expect memory 0x3050002c0 = 89731752 310c2002
expect memory 0x3050005c0 = 575ef075 2186e40f
expect memory 0x305000848 = 26a06330 cfcd1fdd
expect memory 0x305000860 = 43097458 6dbdd679
expect memory 0x305000870 = 1a7be5c0 67d88495 75b11bc3 ee46c7da
expect memory 0x305000a00 = 989e317f 74bdbfc2
expect memory 0x305000a78 = 3619833d c16da216
expect memory 0x305000c80 = 53428268 b593cc34
expect memory 0x305000ca8 = 57942629 28b12d85
expect memory 0x305001000 = 2122da2c 8a89f85d
expect memory 0x305001258 = 3c31f3af 06be3fce
expect memory 0x305001408 = 30de9b65 c6c4c013
expect memory 0x305001908 = 94407723 de87454a
expect memory 0x305001968 = 641427dc dc0c1981
expect memory 0x3050019b0 = 14f76003 e6e49435
expect memory 0x305001e00 = a1608634 9fe889ef
expect memory 0x305002378 = d65447d8 b8b4dfd5
expect memory 0x3050025e0 = 924e812d da67d650
expect memory 0x306000640 = 07000000
expect memory 0x306000690 = 1c000000
expect memory 0x3060006c4 = 0f000000
expect memory 0x3060006d4 = 1e000000
expect memory 0x306000800 = 79892686
expect memory 0x306000a00 = 69edb901
expect memory 0x306000a10 = 16000000
expect memory 0x306000a84 = 583ff062
expect memory 0x306000a94 = 6bb2b285
expect memory 0x306000ac0 = 1a000000
expect memory 0x306000c14 = 467658aa
expect memory 0x306000c40 = 71df236d
expect memory 0x306000c84 = 422e264e
expect memory 0x306000e00 = 4e0dbf0b
expect memory 0x306000e40 = 07000000
expect memory 0x306000e84 = 4c8daf0b
expect memory 0x306000ec0 = e0572fa6
expect memory 0x306000ed4 = 84b7f607
expect memory 0x306001040 = 5f7dae19
expect memory 0x306001084 = cfcfb105
expect memory 0x3060010c0 = d23d6a14
expect memory 0x3060010d4 = 3ece3e03
expect memory 0x306001210 = 9df58325
expect memory 0x306001250 = 7951ee69 16000000
expect memory 0x3060012c4 = 874bb525
expect memory 0x3060012d0 = 1b000000
expect memory 0x307001e00 = 0000c07f
