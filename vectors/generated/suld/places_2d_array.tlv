# SULD.2D_ARRAY all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x301001028 42161fcb
bytes 0x301001164 cd1f07a1
bytes 0x301001268 fa930e9b
bytes 0x301001358 b2401131
bytes 0x301001360 d8598bbd
bytes 0x301001390 3367ad14
bytes 0x30100205c 284c799e
bytes 0x3010031c4 63926f19
bytes 0x3010031f4 723aef75
bytes 0x301003244 7e3c3eb6
bytes 0x3010032a8 2777033d
bytes 0x301003350 32b5ea19
bytes 0x3010033d4 ae6abccf
bytes 0x30100408c a8730440
bytes 0x301004110 d700767d
bytes 0x301004308 d9d5061f
bytes 0x3010051f0 1569629b
bytes 0x301005254 4f481a67
bytes 0x3010052e0 2c80c65d
bytes 0x30100601c df4b9f90
bytes 0x301006190 244237b2
bytes 0x301006200 a582fc02
bytes 0x301006350 a01f4613
bytes 0x3020014af a2
bytes 0x3020018fe 73
bytes 0x302001f5f 0f
bytes 0x3020071ff 61
bytes 0x30200d9b9 14
bytes 0x30200e20a 91
bytes 0x302013ea0 5f
bytes 0x302017d13 96
bytes 0x302018245 45
bytes 0x302018908 7d
bytes 0x302019156 16
bytes 0x30201a6d5 db
bytes 0x30201b5c4 13
bytes 0x30201b9b0 78
bytes 0x30201d090 78
bytes 0x30201d7b2 3f
bytes 0x30201d9dd 96
bytes 0x30201f351 33
bytes 0x3020208fc 02
bytes 0x3020217c2 7c
bytes 0x30202543b 4a
bytes 0x30202583e 7e
bytes 0x302026c20 1a
bytes 0x302027f1a e4
bytes 0x30202bcef 44
bytes 0x30202c1f1 d9
bytes 0x303003d4a bc99
bytes 0x30300b376 cd2b
bytes 0x30300d0de 6e3e
bytes 0x30300e140 3be5
bytes 0x303011526 de51
bytes 0x3030133ec cbe7
bytes 0x30301497e 8497
bytes 0x30301a12c 8b0f
bytes 0x30301a1a4 a4dc
bytes 0x303021aea fb92
bytes 0x303023d36 42d6
bytes 0x3030248ca 8d2b
bytes 0x303027524 c092
bytes 0x303028114 069b
bytes 0x30302929e 79d7
bytes 0x303029492 9e85
bytes 0x30302c0d6 d869
bytes 0x30302c3ec 4c53
bytes 0x30302fbb4 e417
bytes 0x303033f76 c9f4
bytes 0x303035012 b248
bytes 0x303036a20 ecd9
bytes 0x30304135e 6be7
bytes 0x303041798 924a
bytes 0x303044850 73d7
bytes 0x30304497a a99f
bytes 0x303045126 60cb
bytes 0x303045aae 9cef
bytes 0x30304675a 9d57
bytes 0x3030471b2 7454
bytes 0x303047346 7764
bytes 0x303047f36 1f23
bytes 0x304000a08 d29098fb 16220491
bytes 0x304000a20 d7f91002 43196431 e1f0d0c6
bytes 0x304001828 506a039f
bytes 0x304002600 d5dbe7e8 ff7e2bc7 7ac3794a
bytes 0x304002620 fca3627b
bytes 0x304003400 6f281702 7c0551de
bytes 0x304003424 434750dd 3c803f42
bytes 0x304004200 1522153c
bytes 0x30400420c ab1d1e39
bytes 0x304004220 d0dd7426 a9af2718 1ae8a05f
bytes 0x304005004 4eb89209
bytes 0x30400500c 0577fb16
bytes 0x304005020 e4b974d2
bytes 0x305001204 ec6a
bytes 0x305001208 427f
bytes 0x305001220 fa50526b
bytes 0x30500122a a8069fea 3066
bytes 0x305001402 5e79
bytes 0x305001406 865b
bytes 0x30500140c 3f70
bytes 0x305001426 dc1d3aa3 a529
bytes 0x30500142e 92aa
bytes 0x305001624 1f40
bytes 0x30500162c 5debd7c6
bytes 0x30600064a 4317
bytes 0x306000656 14ca
bytes 0x306000688 a1a7
bytes 0x30600069a 92d3
bytes 0x3060006c6 cbc9
bytes 0x306000a04 18cd
bytes 0x306000a1a a6a0
bytes 0x306000a48 5ca0
bytes 0x306000ac2 2151
bytes 0x306000e04 b452
bytes 0x306000e92 d4de
bytes 0x30600160c b5cd
bytes 0x306001612 3004
bytes 0x30600169c 1bb1
bytes 0x3060016cc 03e3
bytes 0x306001a12 0da1
bytes 0x306001a5a bcd5
bytes 0x306001a80 0553
bytes 0x306001a84 c1cb
bytes 0x307002000 79f83a3d 91c3
bytes 0x307003000 c99f
bytes 0x30700300e 43fc
bytes 0x307007008 50c5
bytes 0x307009006 d22f
bytes 0x30700900e 1a65
bytes 0x30700b004 973e
bytes 0x30700d006 91f7
bytes 0x307011000 07e4
bytes 0x30701300e c8c5
bytes 0x307014000 5129
bytes 0x307015002 f357
bytes 0x30701600e 5dfa
bytes 0x307018000 c749
bytes 0x30701a00a 20a8
bytes 0x30701b00e 3e51
bytes 0x30701e00e 1044
bytes 0x30701f006 2fdb
bytes 0x30702100a 9b10
bytes 0x30702200a cfe0
bytes 0x307027000 0b8e
bytes 0x30702900c a2ed
bytes 0x30702a004 889d
bytes 0x30702a00e c68c
bytes 0x307031004 d66b
bytes 0x307031008 462a6871
bytes 0x30703100e 480b
bytes 0x30800168a 53ac7543
bytes 0x308001c24 97ae
bytes 0x308001c2c f9e8
bytes 0x3080021cc 8bd8
bytes 0x308005faa 67e7
bytes 0x30800762c 1005
bytes 0x308008700 e4bb
bytes 0x3080097e2 baf7
bytes 0x30800a8c2 162c
bytes 0x30800d024 2bfe
bytes 0x3080102c4 b802
bytes 0x308010e0c ac59
bytes 0x308011944 d1f4
bytes 0x30801194a 57ad
bytes 0x308012a2a 3d9a0924
bytes 0x308012fc0 b15b
bytes 0x308013b00 b617
bytes 0x308014be8 4300
bytes 0x309006801 af
bytes 0x309006a47 2b
bytes 0x309010811 0e
bytes 0x309012a90 e4
bytes 0x309014a05 c2
bytes 0x309016812 4d
bytes 0x309018850 22
bytes 0x3090188d0 a6
bytes 0x309018a51 b0
bytes 0x309020ac0 75
bytes 0x3090228c6 4e
bytes 0x309024896 cd
bytes 0x309024a90 ad
bytes 0x309026816 5d
bytes 0x309026897 e3
bytes 0x30902e895 b4
bytes 0x30902ea03 92
bytes 0x309030a01 f8
bytes 0x309030ad7 27
bytes 0x3090328d7 9f
bytes 0x309034a85 58
bytes 0x3090368d7 0e
bytes 0x309038845 e2
bytes 0x30903c841 b7
bytes 0x30a001a00 bf60
bytes 0x30a001a0a 7992
bytes 0x30a001b00 f288
bytes 0x30a001b2a 27e6
bytes 0x30a001c00 f671
bytes 0x30a001e28 e303
bytes 0x30a001f00 706b
bytes 0x30a00232c 3443
bytes 0x30a002624 7d2d
bytes 0x30a00270a 1f78
bytes 0x30a002a06 136b
bytes 0x30a002a0c e816178b
bytes 0x30a002a24 0e28173e 00ce
bytes 0x30a002b04 3e86
bytes 0x30a002b0e a87c
bytes 0x30a002e00 5ab7
bytes 0x30a002f00 5e998990
bytes 0x30a00322c 8f53
bytes 0x30a003608 0ab0
bytes 0x30a003626 df40
bytes 0x30a00362e 66e0
bytes 0x30a003704 e4ac68f9
bytes 0x30a00370e baa9
texture 0 { raw 58d24907 01001000 00600003 6000001a e400000f 8000000f 00000000 00000000 }   # CUBEMAP_ARRAY 16 x 16 x 1, X8B8G8R8 UNORM, blocks of 4 x 8 x 1, level 0 of 7
handle 0x0 0x0
warp 0 {
    word 0xeb08000801f7a418
    x = { 3 8 8 15 0x7ffffffe -1 8 14 8 3 6 8 6 12 3 13 6 8 10 9 1 1 10 4 -1 2 5 13 6 12 0 9 }
    y = { 4 1 0x9ee566a1 0x7ffffffe 11 17 11 16 13 3 10 5 10 10 1 7 0 11 11 6 11 10 8 14 14 0xd5b30cfb 5 2 12 7 8 15 }
    array = { 0xffff0003 3 65541 65536 0xffff0005 0xffff0005 2 0xffff0000 0xffff0000 1 0 0xffff0005 65536 65536 5 2 0
      0xffff0005 0 0xffff0002 65540 65538 3 65540 0xffff0005 0xffff0003 6463 0xffff0000 0xffff0002 0xffff0004
      0xffff0005 65538 }
    expect lane 0 R24 = 0x3f28a8a9  R25 = 0x3ee6e6e7  R26 = 0x3c808081  R27 = 0x0
    expect lane 1 R24 = 0x3f57d7d8  R25 = 0x0  R26 = 0x3eececed  R27 = 0x0
    expect lane 2 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R24 = 0x3e48c8c9  R25 = 0x3f35b5b6  R26 = 0x3f6aeaeb  R27 = 0x0
    expect lane 7 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R24 = 0x3e4ccccd  R25 = 0x3ecececf  R26 = 0x3f2dadae  R27 = 0x0
    expect lane 9 R24 = 0x3e20a0a1  R25 = 0x3e989899  R26 = 0x3ef2f2f3  R27 = 0x0
    expect lane 10 R24 = 0x3f7afafb  R25 = 0x3f139394  R26 = 0x3d60e0e1  R27 = 0x0
    expect lane 11 R24 = 0x3e109091  R25 = 0x3e848485  R26 = 0x3e5cdcdd  R27 = 0x0
    expect lane 12 R24 = 0x3f7afafb  R25 = 0x3f139394  R26 = 0x3d60e0e1  R27 = 0x0
    expect lane 13 R24 = 0x3f58d8d9  R25 = 0x3eb2b2b3  R26 = 0x3f0b8b8c  R27 = 0x0
    expect lane 14 R24 = 0x3f5fdfe0  R25 = 0x3e969697  R26 = 0x3f1f9fa0  R27 = 0x0
    expect lane 15 R24 = 0x3ee4e4e5  R25 = 0x3e68e8e9  R26 = 0x3f6feff0  R27 = 0x0
    expect lane 16 R24 = 0x3e848485  R25 = 0x3db0b0b1  R26 = 0x3df8f8f9  R27 = 0x0
    expect lane 17 R24 = 0x3f20a0a1  R25 = 0x3df8f8f9  R26 = 0x3e8c8c8d  R27 = 0x0
    expect lane 18 R24 = 0x3f32b2b3  R25 = 0x3e808081  R26 = 0x3d888889  R27 = 0x0
    expect lane 19 R24 = 0x3ec6c6c7  R25 = 0x3f129293  R26 = 0x3edededf  R27 = 0x0
    expect lane 20 R24 = 0x3e9e9e9f  R25 = 0x3e909091  R26 = 0x3dd0d0d1  R27 = 0x0
    expect lane 21 R24 = 0x3efcfcfd  R25 = 0x3e70f0f1  R26 = 0x3e78f8f9  R27 = 0x0
    expect lane 22 R24 = 0x3f59d9da  R25 = 0x3f55d5d6  R26 = 0x3cc0c0c1  R27 = 0x0
    expect lane 23 R24 = 0x3e30b0b1  R25 = 0x3f008081  R26 = 0x3f46c6c7  R27 = 0x0
    expect lane 24 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R24 = 0x3f4dcdce  R25 = 0x3df8f8f9  R26 = 0x3ce0e0e1  R27 = 0x0
    expect lane 28 R24 = 0x3e1c9c9d  R25 = 0x3eeeeeef  R26 = 0x3c40c0c1  R27 = 0x0
    expect lane 29 R24 = 0x3da8a8a9  R25 = 0x3ed2d2d3  R26 = 0x3ec4c4c5  R27 = 0x0
    expect lane 30 R24 = 0x3f25a5a6  R25 = 0x3f028283  R26 = 0x3f7cfcfd  R27 = 0x0
    expect lane 31 R24 = 0x3f2eaeaf  R25 = 0x3ed4d4d5  R26 = 0x3f3cbcbd  R27 = 0x0
}
texture 1 { raw 58d49202 02000e00 00600003 10000001 e4000020 8002000f 00000000 00000000 }   # CUBEMAP_ARRAY 33 x 16 x 3, R32_G32_B32 UINT, blocks of 2 x 1 x 1, level 0 of 2
warp 1 {
    asm "SULD.D.2D_ARRAY.S8.TRAP RZ, [R56], R165"
    x = { 127 348 389 34 223 298 272 0x7ffffffe 358 0x80000000 32 104 368 219 228 350 369 223 47 121 208 0xe311a190 87
      227 261 50 109 161 231 394 350 320 }
    y = { 15 15 2 6 6 9 12 0x29b8c7bf 11 9 15 8 13 9 14 7 7 4 11 5 0 0 16 1 7 13 15 3 8 0 9 5 }
    array = { 65538 65548 65545 0xffff000d 0xffff0011 65551 65543 0xffff0002 9 0xffff0000 65555 9 10 65550 65546 0xffff0000
      65553 65536 0xffff0000 0xffff0005 0xffff000f 8 0xffff000a 65545 65546 65547 65547 0xffff000c 65534
      0xffff0005 0xffff000e 11 }
    handle = 1
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 2 { raw 58d12498 03000800 00600003 00000008 e400003b 80070020 00000000 00000000 }   # CUBEMAP_ARRAY 60 x 33 x 8, G8R8 SNORM, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.P.2D_ARRAY R84, [R188], 0x2"
    x = { 0x7fffffff 53 30 0x7fffffff 26 13 5 30 8 7 18 3 15 0 31 25 30 0x7fffffff 53 1 27 33 16 23 26 29 0x7fffffff 19
      58 52 7 27 }
    y = { 25 2 0 17 4 14 6 30 8 23 17 7 12 19 19 5 14 0x80000001 27 1 0x7ffffffe 5 2 11 29 19 11 10 32 13 13 11 }
    array = { 65534 2 65553 0xffff0017 17 22 24 65548 65572 8 65562 0xffff001d 0xffff002e 45 65549 0xffff002f 0xffff001d 11
      46 65571 0xffff002d 65563 9 0xffff002b 31 45 34 65534 0xffff0019 43 27 7 }
    expect lane 0 R84 = 0x3e79f3e8  R85 = 0x3e8d1a34  R86 = 0x0  R87 = 0x0
    expect lane 1 R84 = 0xbf091224  R85 = 0xbf4f9f3e  R86 = 0x0  R87 = 0x0
    expect lane 2 R84 = 0xbf6bd7af  R85 = 0x3df1e3c8  R86 = 0x0  R87 = 0x0
    expect lane 3 R84 = 0x3f050a14  R85 = 0xbea952a5  R86 = 0x0  R87 = 0x0
    expect lane 4 R84 = 0xbf3972e6  R85 = 0xbe912245  R86 = 0x0  R87 = 0x0
    expect lane 5 R84 = 0xbd214285  R85 = 0xbf5dbb77  R86 = 0x0  R87 = 0x0
    expect lane 6 R84 = 0xbf67cf9f  R85 = 0x3ead5ab5  R86 = 0x0  R87 = 0x0
    expect lane 7 R84 = 0xbed5ab57  R85 = 0xbe499326  R86 = 0x0  R87 = 0x0
    expect lane 8 R84 = 0xbe214285  R85 = 0xbe9d3a75  R86 = 0x0  R87 = 0x0
    expect lane 9 R84 = 0x3f5dbb77  R85 = 0x3ef9f3e8  R86 = 0x0  R87 = 0x0
    expect lane 10 R84 = 0x3d418306  R85 = 0xbf4b972e  R86 = 0x0  R87 = 0x0
    expect lane 11 R84 = 0xbea14285  R85 = 0x3f53a74f  R86 = 0x0  R87 = 0x0
    expect lane 12 R84 = 0xbf499326  R85 = 0xbe091224  R86 = 0x0  R87 = 0x0
    expect lane 13 R84 = 0x3f67cf9f  R85 = 0xbea54a95  R86 = 0x0  R87 = 0x0
    expect lane 14 R84 = 0xbf79f3e8  R85 = 0xbf53a74f  R86 = 0x0  R87 = 0x0
    expect lane 15 R84 = 0x3f69d3a7  R85 = 0x3f2952a5  R86 = 0x0  R87 = 0x0
    expect lane 16 R84 = 0x3f193265  R85 = 0x3f274e9d  R86 = 0x0  R87 = 0x0
    expect lane 17 R84 = 0xbe891224  R85 = 0x3f23468d  R86 = 0x0  R87 = 0x0
    expect lane 18 R84 = 0xbf478f1e  R85 = 0x3f2f5ebd  R86 = 0x0  R87 = 0x0
    expect lane 19 R84 = 0xbf1d3a75  R85 = 0x3f112245  R86 = 0x0  R87 = 0x0
    expect lane 20 R84 = 0x3f418306  R85 = 0xbed5ab57  R86 = 0x0  R87 = 0x0
    expect lane 21 R84 = 0xbf458b16  R85 = 0xbf77efe0  R86 = 0x0  R87 = 0x0
    expect lane 22 R84 = 0x3eeddbb7  R85 = 0xbe59b367  R86 = 0x0  R87 = 0x0
    expect lane 23 R84 = 0x3f57af5f  R85 = 0xbe499326  R86 = 0x0  R87 = 0x0
    expect lane 24 R84 = 0xbe61c387  R85 = 0x3e3972e6  R86 = 0x0  R87 = 0x0
    expect lane 25 R84 = 0xbf2f5ebd  R85 = 0xbf43870e  R86 = 0x0  R87 = 0x0
    expect lane 26 R84 = 0xbeddbb77  R85 = 0xbdc18306  R86 = 0x0  R87 = 0x0
    expect lane 27 R84 = 0x3f6fdfbf  R85 = 0x3f499326  R86 = 0x0  R87 = 0x0
    expect lane 28 R84 = 0xbf010204  R85 = 0xbf5dbb77  R86 = 0x0  R87 = 0x0
    expect lane 29 R84 = 0xbf5dbb77  R85 = 0x3f152a55  R86 = 0x0  R87 = 0x0
    expect lane 30 R84 = 0x3f73e7d0  R85 = 0xbea54a95  R86 = 0x0  R87 = 0x0
    expect lane 31 R84 = 0xbecd9b36  R85 = 0x3ead5ab5  R86 = 0x0  R87 = 0x0
}
texture 3 { raw 58d4920c 04000a00 00600003 60000019 e1800006 80000000 00000000 00000050 }   # CUBEMAP 7 x 1 x 1, R16_G16 UINT, blocks of 2 x 8 x 1, level 0 of 7
handle 0x3 0x3
warp 3 {
    word 0xeb0e003801f7e0d8
    x = { 1 6 1 1 2 1 5 6 1 3 6 0x48d4db7a 0 5 5 1 3 4 2 4 4 6 3 4 6 3 2 0 4 0 4 0 }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0x7fffffff 0 ... }
    array = { 65538 0 65541 65539 2 0x1ffff 65539 1 5 65536 0xffff0003 4 0xffff0003 65540 65536 65537 5 0xffff0000 65535 2
      0xffff0000 0xffff0004 4 2 65536 65536 0 65539 0xffff0005 4 65540 65538 }
    expect lane 0 R216 = 0x7eff  R217 = 0xc72b  R218 = 0x0  R219 = 0x0
    expect lane 1 R216 = 0xf0e1  R217 = 0xc6d0  R218 = 0x0  R219 = 0x0
    expect lane 2 R216 = 0xb84e  R217 = 0x992  R218 = 0x0  R219 = 0x0
    expect lane 3 R216 = 0x57c  R217 = 0xde51  R218 = 0x0  R219 = 0x0
    expect lane 4 R216 = 0xc37a  R217 = 0x4a79  R218 = 0x0  R219 = 0x0
    expect lane 5 R216 = 0x0  R217 = 0x0  R218 = 0x0  R219 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R216 = 0x4743  R217 = 0xdd50  R218 = 0x0  R219 = 0x0
    expect lane 7 R216 = 0x6a50  R217 = 0x9f03  R218 = 0x0  R219 = 0x0
    expect lane 8 R216 = 0xb84e  R217 = 0x992  R218 = 0x0  R219 = 0x0
    expect lane 9 R216 = 0x2216  R217 = 0x9104  R218 = 0x0  R219 = 0x0
    expect lane 10 R216 = 0x803c  R217 = 0x423f  R218 = 0x0  R219 = 0x0
    expect lane 11 R216 = 0x0  R217 = 0x0  R218 = 0x0  R219 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R216 = 0x286f  R217 = 0x217  R218 = 0x0  R219 = 0x0
    expect lane 13 R216 = 0xafa9  R217 = 0x1827  R218 = 0x0  R219 = 0x0
    expect lane 14 R216 = 0x1943  R217 = 0x3164  R218 = 0x0  R219 = 0x0
    expect lane 15 R216 = 0x0  R217 = 0x0  R218 = 0x0  R219 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R216 = 0x7705  R217 = 0x16fb  R218 = 0x0  R219 = 0x0
    expect lane 17 R216 = 0x0  R217 = 0x0  R218 = 0x0  R219 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R216 = 0x0  R217 = 0x0  R218 = 0x0  R219 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R216 = 0xa3fc  R217 = 0x7b62  R218 = 0x0  R219 = 0x0
    expect lane 20 R216 = 0xf9d7  R217 = 0x210  R218 = 0x0  R219 = 0x0
    expect lane 21 R216 = 0xe81a  R217 = 0x5fa0  R218 = 0x0  R219 = 0x0
    expect lane 22 R216 = 0x1dab  R217 = 0x391e  R218 = 0x0  R219 = 0x0
    expect lane 23 R216 = 0xa3fc  R217 = 0x7b62  R218 = 0x0  R219 = 0x0
    expect lane 24 R216 = 0xf0e1  R217 = 0xc6d0  R218 = 0x0  R219 = 0x0
    expect lane 25 R216 = 0x2216  R217 = 0x9104  R218 = 0x0  R219 = 0x0
    expect lane 26 R216 = 0x90d2  R217 = 0xfb98  R218 = 0x0  R219 = 0x0
    expect lane 27 R216 = 0x286f  R217 = 0x217  R218 = 0x0  R219 = 0x0
    expect lane 28 R216 = 0xb9e4  R217 = 0xd274  R218 = 0x0  R219 = 0x0
    expect lane 29 R216 = 0x2215  R217 = 0x3c15  R218 = 0x0  R219 = 0x0
    expect lane 30 R216 = 0xddd0  R217 = 0x2674  R218 = 0x0  R219 = 0x0
    expect lane 31 R216 = 0xdbd5  R217 = 0xe8e7  R218 = 0x0  R219 = 0x0
}
texture 4 { raw 58d24912 05001200 00600003 00000010 e280000f 80020000 00000000 00000000 }   # TWO_D_ARRAY 16 x 1 x 3, A4B4G4R4 UNORM, blocks of 1 x 4 x 1
handle 0x4 0x4
warp 4 {
    word 0xeb0e004803376c20
    x = { 6 15 -1 11 12 5 14 15 6 17 2 15 14 3 14 0x7ffffffe 9 8 11 5 0x80000001 4 13 15 11 1 13 12 10 0x7ffffffe 7 13 }
    y = { 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 0 0 0x902f3f22 0x80000000 0 0 0 -1 0 2 0 ... }
    array = { 0xffff0001 1 65539 0xffff0001 1 65535 0xffff4ba1 2 0xffff0001 0 65536 65536 2 0xffff0001 0xffff0000 2 65536
      0xffff0000 65538 0xffff0004 0xffff0001 0xffff0000 2 0 0x1ffff 1 1 0xffff0001 0xffff0002 4 0x1ffff 0 }
    expect lane 0 R32 = 0x3f800000  R33 = 0x3e4ccccd
    expect lane 1 R32 = 0x3e088889  R33 = 0x3f19999a
    expect lane 2 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R32 = 0x3f4ccccd  R33 = 0x3f5dddde
    expect lane 4 R32 = 0x3f2aaaab  R33 = 0x3e4ccccd
    expect lane 5 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R32 = 0x3eeeeeef  R33 = 0x3f5dddde
    expect lane 8 R32 = 0x3f800000  R33 = 0x3e4ccccd
    expect lane 9 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R32 = 0x3f4ccccd  R33 = 0x3f6eeeef
    expect lane 11 R32 = 0x0  R33 = 0x3e4ccccd
    expect lane 12 R32 = 0x3f5dddde  R33 = 0x3eaaaaab
    expect lane 13 R32 = 0x3ecccccd  R33 = 0x3f088889
    expect lane 14 R32 = 0x3f800000  R33 = 0x3f19999a
    expect lane 15 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R32 = 0x3e088889  R33 = 0x3eaaaaab
    expect lane 17 R32 = 0x3f2aaaab  R33 = 0x3f800000
    expect lane 18 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R32 = 0x3e088889  R33 = 0x3e888889
    expect lane 22 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R32 = 0x3f6eeeef  R33 = 0x3eaaaaab
    expect lane 26 R32 = 0x3eaaaaab  R33 = 0x3f2aaaab
    expect lane 27 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R32 = 0x3f800000  R33 = 0x3d888889
    expect lane 29 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R32 = 0x0  R33 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R32 = 0x3f088889  R33 = 0x3f2aaaab
}
texture 5 { raw 58d24915 06000600 00600003 10000010 e1800006 80000006 00000000 00000000 }   # CUBEMAP 7 x 7 x 1, B5G6R5 UNORM, blocks of 1 x 4 x 1, level 0 of 2
handle 0x5 0x5
warp 5 {
    asm "SULD.D.2D_ARRAY.S16.TRAP R64, [R32], 0x5"
    x = { 5 7 2 -1 3 6 5 5 0 1 2 5 0x80000001 2 6 0 1 2 1 5 6 3 1 2 5 4 4 4 6 2 5 2 }
    y = { 3 0 0 0x80000000 3 6 2 1 0x7ffffffe 6 0x7ffffffe 0 1 0x15b2c504 5 4 5 4 1 0x7fffffff 0 6 1 0 -1 2 4 0 -1 6 5
      0x80000000 }
    array = { 65541 65537 65537 0xffff0002 65536 0xffff0004 0xffff0000 1 65537 65537 0xffff0005 65542 65540 0xffff0002 4 5
      65538 0xffff0005 0xffff0005 0xffff0005 65540 65536 0xffff0004 0xffff0002 5 0xffff0001 0 0x1fffe 4 73485
      0xffff0000 4 }
    expect lane 0 R64 = 0xffffd5bc
    expect lane 1 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R64 = 0xffffcd18
    expect lane 3 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R64 = 0xffffca14
    expect lane 5 R64 = 0xffffe303
    expect lane 6 R64 = 0x1743
    expect lane 7 R64 = 0xffffa0a6
    expect lane 8 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R64 = 0x5121
    expect lane 10 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R64 = 0xffffb11b
    expect lane 15 R64 = 0x5305
    expect lane 16 R64 = 0xffffded4
    expect lane 17 R64 = 0xffffcbc1
    expect lane 18 R64 = 0xffffa10d
    expect lane 19 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R64 = 0xffffcdb5
    expect lane 21 R64 = 0xffffc9cb
    expect lane 22 R64 = 0x430
    expect lane 23 R64 = 0x52b4
    expect lane 24 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R64 = 0xffffa05c
    expect lane 26 R64 = 0xffffa7a1
    expect lane 27 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R64 = 0xffffd392
    expect lane 31 R64 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 6 { raw 58d24916 07001a00 00600003 60000008 e4000020 80070001 00000000 00000062 }   # CUBEMAP_ARRAY 33 x 2 x 8, B6G5R5 UNORM, blocks of 1 x 2 x 1, level 2 of 7
handle 0x6 0x6
warp 6 {
    word 0xeb0a006801f7ac24
    x = { 0x98e6480a 0 0xb7d44843 5 2 4 5 3 6 3 7 7 1 0x8c828a72 7 2 4 7 7 1 0x80000001 5 2 2 0 4 3 7 0x7fffffff 7 5 2 }
    y = { 0 0 0 -1 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0x80000001 0 ... }
    array = { 0xffff000f 1 37 65568 0xffff0031 0xffff0005 31 65543 65575 0xffff000b 65543 0xffff001c 65555 22 25 40 65535 -2
      65556 0 65554 0xffff0031 0 0xffff002f 0xffff0000 0x1ffff 65565 65576 0xffff0001 65553 65560 65545 }
    expect lane 0 R36 = 0x3e6739ce  R37 = 0x0  R38 = 0x3f679e7a  R39 = 0x0
    expect lane 1 R36 = 0x3e94a529  R37 = 0x3f77bdef  R38 = 0x3f1e79e8  R39 = 0x0
    expect lane 2 R36 = 0x3eb5ad6b  R37 = 0x3f042108  R38 = 0x3f0e38e4  R39 = 0x0
    expect lane 3 R36 = 0x3ef7bdef  R37 = 0x3e46318c  R38 = 0x3f638e39  R39 = 0x0
    expect lane 4 R36 = 0x3f35ad6b  R37 = 0x3f77bdef  R38 = 0x3ed34d35  R39 = 0x0
    expect lane 5 R36 = 0x3f042108  R37 = 0x3ea5294a  R38 = 0x3f471c72  R39 = 0x0
    expect lane 6 R36 = 0x3f5ef7be  R37 = 0x3e042108  R38 = 0x3d820821  R39 = 0x0
    expect lane 7 R36 = 0x3f14a529  R37 = 0x3f77bdef  R38 = 0x3e32cb2d  R39 = 0x0
    expect lane 8 R36 = 0x3d842108  R37 = 0x3ed6b5ad  R38 = 0x3f6fbefc  R39 = 0x0
    expect lane 9 R36 = 0x3f0c6319  R37 = 0x3f6739ce  R38 = 0x3f77df7e  R39 = 0x0
    expect lane 10 R36 = 0x3f56b5ad  R37 = 0x3e842108  R38 = 0x3ecb2cb3  R39 = 0x0
    expect lane 11 R36 = 0x3f042108  R37 = 0x0  R38 = 0x3e8a28a3  R39 = 0x0
    expect lane 12 R36 = 0x3f1ce73a  R37 = 0x3f800000  R38 = 0x3eaaaaab  R39 = 0x0
    expect lane 13 R36 = 0x3e6739ce  R37 = 0x3ee739ce  R38 = 0x3e924925  R39 = 0x0
    expect lane 14 R36 = 0x3f77bdef  R37 = 0x3e94a529  R38 = 0x3ea28a29  R39 = 0x0
    expect lane 15 R36 = 0x3e842108  R37 = 0x3ec6318c  R38 = 0x3f1e79e8  R39 = 0x0
    expect lane 16 R36 = 0x3e46318c  R37 = 0x3f14a529  R38 = 0x3e228a29  R39 = 0x0
    expect lane 17 R36 = 0x3e842108  R37 = 0x3f56b5ad  R38 = 0x3d020821  R39 = 0x0
    expect lane 18 R36 = 0x3f6f7bdf  R37 = 0x3f14a529  R38 = 0x3f7befbf  R39 = 0x0
    expect lane 19 R36 = 0x3f56b5ad  R37 = 0x3e94a529  R38 = 0x3e73cf3d  R39 = 0x0
    expect lane 20 R36 = 0x3f0c6319  R37 = 0x3ea5294a  R38 = 0x3e228a29  R39 = 0x0
    expect lane 21 R36 = 0x3e842108  R37 = 0x3eb5ad6b  R38 = 0x3ee38e39  R39 = 0x0
    expect lane 22 R36 = 0x3f0c6319  R37 = 0x3f6739ce  R38 = 0x3f430c31  R39 = 0x0
    expect lane 23 R36 = 0x3f35ad6b  R37 = 0x3f77bdef  R38 = 0x3ed34d35  R39 = 0x0
    expect lane 24 R36 = 0x3f4e739d  R37 = 0x3dc6318c  R38 = 0x3f7befbf  R39 = 0x0
    expect lane 25 R36 = 0x3e46318c  R37 = 0x3f14a529  R38 = 0x3e228a29  R39 = 0x0
    expect lane 26 R36 = 0x3ef7bdef  R37 = 0x3f4e739d  R38 = 0x3f5b6db7  R39 = 0x0
    expect lane 27 R36 = 0x3e46318c  R37 = 0x3e46318c  R38 = 0x3f0e38e4  R39 = 0x0
    expect lane 28 R36 = 0x3dc6318c  R37 = 0x3d842108  R38 = 0x3f800000  R39 = 0x0
    expect lane 29 R36 = 0x3e842108  R37 = 0x3ee739ce  R38 = 0x3f471c72  R39 = 0x0
    expect lane 30 R36 = 0x0  R37 = 0x3d042108  R38 = 0x3f2aaaab  R39 = 0x0
    expect lane 31 R36 = 0x3f3def7c  R37 = 0x3f25294a  R38 = 0x3e73cf3d  R39 = 0x0
}
texture 7 { raw 58d24916 08000000 00400003 0000002d e0800006 8000003b 00000000 00000000 }   # TWO_D 7 x 60 x 1, B6G5R5 UNORM, pitch 1440
handle 0x7 0x7
warp 7 {
    asm "SULD.P.2D_ARRAY.RG.TRAP R84, [R220], 0x7"
    x = { 7 6 3 1 2 5 4 2 2 5 0x80000000 4 2 8 0 0 0 2 6 7 8 6 6 5 6 5 5 6 1 0 0 5 }
    y = { 30 48 35 30 50 60 59 46 0x80000001 50 19 10 5 46 0x80000000 28 54 37 53 60 22 5 6 17 21 53 4 4 27 24 56
      0x80000000 }
    array = { 65537 0xffff0000 0x1e448 0 0xffff0000 0xffff0000 0xffff0000 65536 65536 0 0 0x1c0d8 65536 0 0xffff0000
      0xffff0001 0xffff0000 65536 0 65536 0xffff0000 0xffff0000 65536 65536 65536 0xffff0000 0xffff0000
      0xffff0000 0xffff0000 0 0xffff0000 65536 }
    expect lane 0 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R84 = 0x3ec6318c  R85 = 0x3ed6b5ad
    expect lane 2 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R84 = 0x3f35ad6b  R85 = 0x0
    expect lane 4 R84 = 0x3f0c6319  R85 = 0x3e46318c
    expect lane 5 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R84 = 0x3dc6318c  R85 = 0x3d842108
    expect lane 7 R84 = 0x3f46318c  R85 = 0x3f2d6b5b
    expect lane 8 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R84 = 0x3f3def7c  R85 = 0x3ea5294a
    expect lane 10 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R84 = 0x3f3def7c  R85 = 0x3f25294a
    expect lane 13 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R84 = 0x3f0c6319  R85 = 0x3f6f7bdf
    expect lane 17 R84 = 0x3eb5ad6b  R85 = 0x3f0c6319
    expect lane 18 R84 = 0x3e94a529  R85 = 0x0
    expect lane 19 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R84 = 0x3f4e739d  R85 = 0x3e6739ce
    expect lane 22 R84 = 0x3eb5ad6b  R85 = 0x3e042108
    expect lane 23 R84 = 0x3e6739ce  R85 = 0x3f5ef7be
    expect lane 24 R84 = 0x3f042108  R85 = 0x3e842108
    expect lane 25 R84 = 0x3f6f7bdf  R85 = 0x3f0c6319
    expect lane 26 R84 = 0x3f1ce73a  R85 = 0x3d842108
    expect lane 27 R84 = 0x3f2d6b5b  R85 = 0x3f5ef7be
    expect lane 28 R84 = 0x3f56b5ad  R85 = 0x3f6f7bdf
    expect lane 29 R84 = 0x3e042108  R85 = 0x3f800000
    expect lane 30 R84 = 0x3f35ad6b  R85 = 0x3f6f7bdf
    expect lane 31 R84 = 0x0  R85 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 8 { raw 58d2491e 09001800 00600003 10000020 e400000f 80040020 00000000 00000011 }   # CUBEMAP_ARRAY 16 x 33 x 5, G4R4 UNORM, blocks of 1 x 16 x 1, level 1 of 2
handle 0x8 0x8
warp 8 {
    word 0xeb0e00880317cc4c
    x = { 0 7 3 5 6 1 0 6 7 7 5 0 1 8 1 5 0x7ffffffe 0xec0aa469 2 6 0 1 7 3 7 0 9 4 2 5 7 1 }
    y = { 7 10 0x80000000 8 5 1 3 1 7 7 2 14 8 10 0 5 12 8 1 6 13 11 0x7fffffff 8 5 13 5 5 16 12 15 2 }
    array = { 65547 2 0xffff0002 65545 0xffff0011 65543 11 18 0xffff0018 0xffff001a 27 15 23 2 65538 0xffff0016 65541 22
      0xffff000a 0xffff0010 8 65547 6 65558 18 0xffff0011 65543 30 -1 25 65559 0xffff001d }
    expect lane 0 R76 = 0x3ecccccd
    expect lane 1 R76 = 0x3f3bbbbc
    expect lane 2 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R76 = 0x3e088889
    expect lane 4 R76 = 0x3f5dddde
    expect lane 5 R76 = 0x3f6eeeef
    expect lane 6 R76 = 0x3e088889
    expect lane 7 R76 = 0x3f5dddde
    expect lane 8 R76 = 0x3f800000
    expect lane 9 R76 = 0x3f6eeeef
    expect lane 10 R76 = 0x3e088889
    expect lane 11 R76 = 0x3eaaaaab
    expect lane 12 R76 = 0x3f088889
    expect lane 13 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R76 = 0x3f800000
    expect lane 15 R76 = 0x3e888889
    expect lane 16 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R76 = 0x3f5dddde
    expect lane 19 R76 = 0x3f6eeeef
    expect lane 20 R76 = 0x3e888889
    expect lane 21 R76 = 0x0
    expect lane 22 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R76 = 0x3e088889
    expect lane 24 R76 = 0x3e4ccccd
    expect lane 25 R76 = 0x3f5dddde
    expect lane 26 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R76 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R76 = 0x3f088889
    expect lane 30 R76 = 0x3eeeeeef
    expect lane 31 R76 = 0x3eeeeeef
}
texture 9 { raw 58d24914 0a001a00 00600003 0000002a e2800020 80070000 00000000 00000000 }   # TWO_D_ARRAY 33 x 1 x 8, A1B5G5R5 UNORM, blocks of 4 x 32 x 1
handle 0x9 0x9
warp 9 {
    word 0xeb1a009802b7442c
    x = { 20 30 33 13 14 60 0 21 36 24 25 47 29 11 -1 43 22 65 38 36 24 30 35 24 33 7 23 0x80000001 47 59 8 32 }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0xdd81f467 0 0 0 0 0 0 0 0 0x80000001 0 0 0 0 0x80000001 0 ... }
    array = { 0xffff0003 0xffff0007 1 0xffff0004 0xffff0004 0xffff0002 0 0xffff0004 65540 4 65537 8612 0xffff0006 0 65536 3
      65540 0 8 65535 0xffff0001 8 0xffff0005 0xffff0004 0xffff0005 4 65543 0xffff0005 4 65536 7 0 }
    expect lane 0 R44 = 0x2d7d
    expect lane 1 R44 = 0xffffe066
    expect lane 2 R44 = 0x6b70
    expect lane 3 R44 = 0x16e8
    expect lane 4 R44 = 0xffff8b17
    expect lane 5 R44 = 0x4334
    expect lane 6 R44 = 0x60bf
    expect lane 7 R44 = 0x280e
    expect lane 8 R44 = 0xffff863e
    expect lane 9 R44 = 0xffffce00
    expect lane 10 R44 = 0x3e3
    expect lane 11 R44 = 0xffffa9ba
    expect lane 12 R44 = 0x538f
    expect lane 13 R44 = 0xffff9279
    expect lane 14 R44 = 0x60bf
    expect lane 15 R44 = 0x781f
    expect lane 16 R44 = 0x3e17
    expect lane 17 R44 = 0x71f6
    expect lane 18 R44 = 0xfffff968
    expect lane 19 R44 = 0xfffface4
    expect lane 20 R44 = 0x3e3
    expect lane 21 R44 = 0xffffe066
    expect lane 22 R44 = 0xffff9089
    expect lane 23 R44 = 0xffffce00
    expect lane 24 R44 = 0xffff995e
    expect lane 25 R44 = 0x6b13
    expect lane 26 R44 = 0x40df
    expect lane 27 R44 = 0xffffb75a
    expect lane 28 R44 = 0x7ca8
    expect lane 29 R44 = 0xffffe627
    expect lane 30 R44 = 0xffffb00a
    expect lane 31 R44 = 0xffff88f2
}
