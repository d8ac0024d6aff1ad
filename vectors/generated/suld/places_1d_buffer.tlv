# SULD.1D_BUFFER all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x3010000e0 f7b54d69
bytes 0x301000110 a0e6373c
bytes 0x301000118 2d1c3ead
bytes 0x301000124 822c1320
bytes 0x301000130 40243da0
bytes 0x30100017c 962a0038
bytes 0x301000180 e503d1e9 08c9a6ae
bytes 0x30100019c 8583db6e
bytes 0x3010001d0 2ab67cb6
bytes 0x3010001e0 79872c31
bytes 0x3010001ec 97325907
bytes 0x3010001f8 55ad68b4 4baa66c9
bytes 0x301000210 5c23c7fc
bytes 0x301000228 1202bc1b
bytes 0x301000240 7f2f775a
bytes 0x301000250 b40f9037
bytes 0x301000268 71bd5c84
bytes 0x301000270 070e2e9d
bytes 0x3010002b8 d8623ffc
bytes 0x3010002cc 5d555659
bytes 0x3010002fc e31a50a4
bytes 0x301000328 57ddd032
bytes 0x302000253 b5
bytes 0x302000299 e6
bytes 0x3020002fa 3d
bytes 0x30200041f 5e
bytes 0x302000429 68
bytes 0x302000486 38
bytes 0x3020004bb 15
bytes 0x302000521 af
bytes 0x30200053c 85
bytes 0x302000548 06
bytes 0x30200054b f9
bytes 0x30200055d d7
bytes 0x302000571 9e
bytes 0x30200067c a8
bytes 0x302000682 9e
bytes 0x3020006c2 84
bytes 0x302000793 bb
bytes 0x30200079c 2b
bytes 0x3020007b0 cb
bytes 0x302000846 8b
bytes 0x302000859 32
bytes 0x3020008a4 c4
bytes 0x30200090c 51
bytes 0x30200090e 6c
bytes 0x30200097b 81
bytes 0x302000a13 f3
bytes 0x302000a5a aa
bytes 0x302000a6b f9
bytes 0x30300006a 1899ea32 e0ab2b59 715eb218 484b738d 56e1bd05 0385
bytes 0x303000080 c310bb06 e28b
bytes 0x30300008a 95911ac6 46f5d1b0 7a14c379 d959dad5 9a6b8cbf e4dd
bytes 0x3030000a0 74a178d3 ed46
bytes 0x304000074 36
bytes 0x304000080 01
bytes 0x304000086 9d
bytes 0x30400009d d5
bytes 0x3040000a6 2d
bytes 0x3040000e0 5b
bytes 0x3040000e6 e5
bytes 0x3040000ea aa
bytes 0x3040000f0 d1
bytes 0x3040000fb 71
bytes 0x304000126 1c
bytes 0x304000129 2e
bytes 0x304000171 5e
bytes 0x304000177 d4
bytes 0x304000179 4d
bytes 0x304000191 2e
bytes 0x3040001b3 23
bytes 0x3040001b9 81
bytes 0x3040001c0 ad
bytes 0x3040001e0 e4
bytes 0x3040001e2 5a
bytes 0x3040001e5 56
bytes 0x304000212 f4
bytes 0x30400022f c5
bytes 0x304000237 4f
bytes 0x304000247 87
bytes 0x30400024b b8
bytes 0x304000273 a1
bytes 0x30400028a df
bytes 0x305000120 f04a570c
bytes 0x30500013c 482d6bed
bytes 0x305000144 32095844
bytes 0x305000170 5ec8fa4b
bytes 0x305000190 069dad1a
bytes 0x305000198 24e416f0
bytes 0x3050001a8 27f24bad
bytes 0x3050001e4 9af0f853
bytes 0x3050001fc 93cc3d5e
bytes 0x305000200 c6098092
bytes 0x30500020c 8af33cd9
bytes 0x30500021c 0f344851
bytes 0x305000238 e6eb1b0d
bytes 0x305000240 7b67a303
bytes 0x3050002ac 0f7c1564
bytes 0x3050002b4 ac47398a
bytes 0x3050002c8 03ae2049
bytes 0x3050002e4 1a527af8
bytes 0x305000328 2224b4d1 0561127a 64467e95
bytes 0x305000354 1673335c
bytes 0x305000360 5d825264 a3afdba0
bytes 0x305000374 5a268f3b
bytes 0x30500037c 34829a32
bytes 0x3050003cc c7d01530
bytes 0x306000072 e2
bytes 0x3060000a6 0c
bytes 0x3060000d7 93
bytes 0x3060000dd 73
bytes 0x3060000ed 50
bytes 0x3060000f4 4c
bytes 0x3060000f7 fb
bytes 0x3060000f9 fb
bytes 0x30600011d a5
bytes 0x30600012c 3b
bytes 0x306000190 da
bytes 0x3060001b2 d1
bytes 0x3060001b6 5c
bytes 0x3060001d7 d6fa
bytes 0x3060001f6 6a
bytes 0x306000200 13
bytes 0x306000214 a6
bytes 0x30600026e 0c
bytes 0x306000295 68
bytes 0x3060002bb 34
bytes 0x3060002d5 f4
bytes 0x3060002d7 b7
bytes 0x306000314 db
bytes 0x30600033b 63
bytes 0x30600033f 6b
bytes 0x306000346 99
bytes 0x306000354 ac
bytes 0x30600038d b9
bytes 0x3070000c2 59
bytes 0x3070000c4 af
bytes 0x3070000c6 12
bytes 0x3070000cb 2b
bytes 0x3070000d0 e0
bytes 0x3070000d4 35aa
bytes 0x3070000da a3
bytes 0x3070000e4 ab
bytes 0x3070000e9 96
bytes 0x3070000ed 74
bytes 0x3070000f1 27
bytes 0x3070000f3 ca
bytes 0x3070000f5 bb
bytes 0x3070000ff ab
bytes 0x307000104 e1
bytes 0x307000108 6b
bytes 0x30700010b 45
bytes 0x30700010e a9
bytes 0x307000111 1a
bytes 0x307000113 0952
bytes 0x307000118 20
bytes 0x307000120 70
bytes 0x307000123 f132
bytes 0x307000128 b1
bytes 0x307000132 a6
bytes 0x30700013f 28
bytes 0x307000144 a5
bytes 0x308000126 b62f2ec1
bytes 0x308000132 95d247e5 59a2139a
bytes 0x30800013e 5cee
bytes 0x308000140 623e9f03 1c342776 8b130e07 3d91
bytes 0x308000152 7c6090f2 cca11536 9983861a 9f7d
bytes 0x308000160 9968eddb 5f21
bytes 0x30800016a 1ec83068 9429802c
bytes 0x30900008e 412b258d 8fd27eab 69642d63
bytes 0x3090000a6 b0e902b3 d0d128a8 fdd966c5 17cce22b 0941c016 e6439c01
bytes 0x3090000d6 26c35a39 407535b5 d504
bytes 0x3090000e0 b921
bytes 0x3090000ee 82c5173b 2236ff80 4a503db9 2b8ff096 8b65
bytes 0x309000100 006fbbcc 07ae
bytes 0x309000196 26daaf55 f0655aed 6f3b
bytes 0x3090001a0 fdc0
bytes 0x3090001c6 173e9dfc 03489699 9e2d825b fe6f45df 8bf65cdc 69bc0936
bytes 0x3090001ea 2908b592 2d4237a3 853a216f
bytes 0x309000202 4f649faa cbe9b00a d4d7a5d4 ed63b141 fb8b4ab6 6bc0f898
bytes 0x309000262 4811467e 0197cc22 addbbea4
bytes 0x309000286 c7075867 ee172cca 8bfebda0
bytes 0x3090002aa 8c5e66f9 4a90f368 bc54a51b de98f594 23e7536a 33f3
bytes 0x3090002c0 bc18
bytes 0x309000316 dc282bd0 2683b043 1193
bytes 0x309000320 8384
bytes 0x309000352 d8966ab8 4e5d7e0e c231667d
bytes 0x3090003d6 6fec7460 6faa13a0 7abe
bytes 0x3090003e0 71e7
bytes 0x3090003ee 6b47d64a 43e9c311 c44d5a4c
bytes 0x30900041e 16c3
bytes 0x309000420 0c9e0d4b 724f8709 a4fd
bytes 0x309000436 3b5c8a07 490dd516 2d33
bytes 0x309000440 1811
bytes 0x30900044e 7dcf2b2e df198a00 2e2a708c
bytes 0x309000472 3eb58cd7 bfd0da6b 1c9a2be8
bytes 0x30a00008a 22996aff
bytes 0x30a00009e d8e7
bytes 0x30a0000a0 0910
bytes 0x30a0000aa 640fc8f9
bytes 0x30a0000c2 7e9086e0
bytes 0x30a000122 c4c0dc22
bytes 0x30a00012a 331693b5
bytes 0x30a000142 7ef72dd8
bytes 0x30a00014a 8497e82b ac0b3380
bytes 0x30a000186 cf5279c4
bytes 0x30a0001b2 eef4d1a2
bytes 0x30a0001e2 a2730647
bytes 0x30a0001fa 62a05147
bytes 0x30a000202 fce7dd4e
bytes 0x30a00020a ed20c171
bytes 0x30a000212 35c59373
bytes 0x30a00024a 1bc644e2
bytes 0x30a00027e a8b8
bytes 0x30a000280 8aca
bytes 0x30a0002c6 9710b761
bytes 0x30a0002d2 bdd76b0e 17d821b8 5ff4509f
bytes 0x30a000306 c80e9e34 8fdd6e4a
bytes 0x30a000312 8a1caab2
bytes 0x30a000336 89d9a373 138ec5c9
bytes 0x30a00034e 0d6bafdd
bytes 0x30a00037a 60868793
texture 0 { raw 00036d89 010000b0 00000003 00000000 0300009e 00000000 00000000 00000000 }   # ONE_D_BUFFER 159, A2B10G10R10 SINT, buffer
handle 0x0 0x0
warp 0 {
    word 0xeb08000203f71018
    x = { 59 32 51 53 0x80000000 0x80000000 158 100 0x80000001 52 24 26 104 24 130 82 110 88 24 12 135 112 72 147 76 94
      83 147 0x80000000 29 79 130 }
    expect lane 0 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 1 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 2 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 3 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 4 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 7 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 8 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 10 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 11 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 12 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 13 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 14 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 15 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 16 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 17 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 18 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 19 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 20 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 21 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 22 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 23 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 24 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 25 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 26 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 27 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 28 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 30 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
    expect lane 31 R24 = 0x0  R25 = 0x0  R26 = 0x0  R27 = 0x0
}
texture 1 { raw 00012483 020001dd 00000003 00000000 03000127 00000000 00000000 00000000 }   # ONE_D_BUFFER 296, R16_G16_B16_A16 SNORM, buffer
handle 0x1 0x1
warp 1 {
    asm "SULD.D.BA.1D_BUFFER.S8.IGN RZ, [R164], 0x1"
    x = { 588 1950 1491 1183 1471 734 2190 875 1462 2368 1189 896 0x80000001 1839 1735 1660 916 863 2102 681 0x80000001
      1253 285 836 188 578 878 1641 118 1841 2368 2173 }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "load"
}
texture 2 { raw 0007ffa1 0300006a 00000003 00000000 0300000e 00000000 00000000 00000000 }   # ONE_D_BUFFER 15, BF10GF11RF11 FLOAT, buffer
handle 0x2 0x2
warp 2 {
    asm "SULD.D.BA.1D_BUFFER.TRAP R220, [R48], 0x2"
    x = { 51 0x7ffffffe 4 26 44 0x23a1211b 27 60 54 1 8 0x6dd679c9 37 48 35 22 58 9 45 43 12 26 59 -1 46 0x7ffffffe 15 18
      3 17 0x7fffffff 23 }
    expect lane 0 R220 = 0xbf8c6b9a
    expect lane 1 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R220 = 0x592babe0
    expect lane 3 R220 = 0x8be206bb
    expect lane 4 R220 = 0xd5da59d9
    expect lane 5 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R220 = 0x8be206bb
    expect lane 7 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R220 = 0xa174dde4
    expect lane 9 R220 = 0x32ea9918
    expect lane 10 R220 = 0x18b25e71
    expect lane 11 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R220 = 0xb0d1f546
    expect lane 13 R220 = 0xbf8c6b9a
    expect lane 14 R220 = 0xc61a9195
    expect lane 15 R220 = 0x10c38503
    expect lane 16 R220 = 0x46edd378
    expect lane 17 R220 = 0x18b25e71
    expect lane 18 R220 = 0xd5da59d9
    expect lane 19 R220 = 0x79c3147a
    expect lane 20 R220 = 0x8d734b48
    expect lane 21 R220 = 0x8be206bb
    expect lane 22 R220 = 0x46edd378
    expect lane 23 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R220 = 0xd5da59d9
    expect lane 25 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R220 = 0x8d734b48
    expect lane 27 R220 = 0x5bde156
    expect lane 28 R220 = 0x32ea9918
    expect lane 29 R220 = 0x5bde156
    expect lane 30 R220 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R220 = 0x10c38503
}
texture 3 { raw 00024912 04000072 00000003 00000000 03000110 00000000 00000000 00000000 }   # ONE_D_BUFFER 273, A4B4G4R4 UNORM, buffer
handle 0x3 0x3
warp 3 {
    asm "SULD.D.1D_BUFFER.U8.TRAP RZ, [R28], 0x3"
    x = { 180 2 14 453 0x7fffffff 110 263 513 255 368 120 469 0x80000001 183 536 473 261 445 334 366 137 116 43 287 126
      371 0x80000000 327 20 416 52 321 }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 4 { raw 00012487 05000114 00000003 00000000 030000ae 00000000 00000000 00000000 }   # ONE_D_BUFFER 175, X8B8G8R8 SNORM, buffer
handle 0x4 0x4
warp 4 {
    word 0xeb08004203f7ac60
    x = { 0x7ffffffe 109 116 37 59 10 175 75 104 134 62 133 148 66 147 102 154 154 135 52 33 3 152 174 73 58 135 59 144
      12 31 23 }
    expect lane 0 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 2 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 3 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 4 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 5 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 6 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 8 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 9 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 10 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 11 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 12 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 13 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 14 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 15 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 16 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 17 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 18 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 19 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 20 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 21 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 22 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 23 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 24 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 25 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 26 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 27 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 28 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 29 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 30 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
    expect lane 31 R96 = 0x0  R97 = 0x0  R98 = 0x0  R99 = 0x0
}
texture 5 { raw 00024909 06000072 00000003 00000000 030000c6 00000000 00000000 00000000 }   # ONE_D_BUFFER 199, A2B10G10R10 UNORM, buffer
warp 5 {
    word 0xeb12598201879c3c
    x = { 135 130 123 724 133 52 717 585 713 547 -1 -1 107 738 324 398 796 418 674 320 611 508 -1 0 388 171 101 613 186
      358 357 286 }
    handle = 5
    expect lane 0 R60 = 0xfb
    expect lane 1 R60 = 0x4c
    expect lane 2 R60 = 0x50
    expect lane 3 R60 = 0x99
    expect lane 4 R60 = 0xfb
    expect lane 5 R60 = 0xc
    expect lane 6 R60 = 0x6b
    expect lane 7 R60 = 0x34
    expect lane 8 R60 = 0x63
    expect lane 9 R60 = 0x68
    expect lane 10 R60 = 0xe2
    expect lane 11 R60 = 0xe2
    expect lane 12 R60 = 0x73
    expect lane 13 R60 = 0xac
    expect lane 14 R60 = 0x5c
    expect lane 15 R60 = 0x13
    expect lane 16 R60 = 0xb9
    expect lane 17 R60 = 0xa6
    expect lane 18 R60 = 0xdb
    expect lane 19 R60 = 0xd1
    expect lane 20 R60 = 0xf4
    expect lane 21 R60 = 0xc
    expect lane 22 R60 = 0xe2
    expect lane 23 R60 = 0xe2
    expect lane 24 R60 = 0x6a
    expect lane 25 R60 = 0xa5
    expect lane 26 R60 = 0x93
    expect lane 27 R60 = 0xb7
    expect lane 28 R60 = 0x3b
    expect lane 29 R60 = 0xfa
    expect lane 30 R60 = 0xd6
    expect lane 31 R60 = 0xda
}
texture 6 { raw 00036d81 070000b6 00000003 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32_G32_B32_A32 SINT, buffer
handle 0x6 0x6
warp 6 {
    word 0xeb1c006201171c18
    x = { 36 59 16 110 91 124 46 93 0x7fffffff 31 12 55 142 51 78 109 82 94 98 63 30 51 73 85 88 26 137 106 114 21 61 14 }
    expect lane 0 R24 = 0xffffffa3
    expect lane 1 R24 = 0x27
    expect lane 2 R24 = 0x12
    expect lane 3 R24 = 0x32
    expect lane 4 R24 = 0x1a
    expect lane 5 R24 = 0xffffffa6
    expect lane 6 R24 = 0xffffffab
    expect lane 7 R24 = 0x9
    expect lane 8 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R24 = 0xffffffaa
    expect lane 10 R24 = 0x59
    expect lane 11 R24 = 0x74
    expect lane 12 R24 = 0xffffffa5
    expect lane 13 R24 = 0xffffff96
    expect lane 14 R24 = 0xffffffe1
    expect lane 15 R24 = 0xfffffff1
    expect lane 16 R24 = 0x6b
    expect lane 17 R24 = 0x52
    expect lane 18 R24 = 0x20
    expect lane 19 R24 = 0xffffffbb
    expect lane 20 R24 = 0x35
    expect lane 21 R24 = 0xffffff96
    expect lane 22 R24 = 0xffffffab
    expect lane 23 R24 = 0x45
    expect lane 24 R24 = 0xffffffa9
    expect lane 25 R24 = 0xffffffe0
    expect lane 26 R24 = 0x28
    expect lane 27 R24 = 0x70
    expect lane 28 R24 = 0xffffffb1
    expect lane 29 R24 = 0x2b
    expect lane 30 R24 = 0xffffffca
    expect lane 31 R24 = 0xffffffaf
}
texture 7 { raw 00036d89 08000126 00000003 00000000 03000012 00000000 00000000 00000000 }   # ONE_D_BUFFER 19, A2B10G10R10 SINT, buffer
handle 0x7 0x7
warp 7 {
    word 0xeb0e007203373850
    x = { 17 4 12 0 14 12 15 18 4 11 12 13 18 14 15 14 6 0 9 0x7ffffffe 12 4 8 7 11 15 8 7 6 19 7 3 }
    expect lane 0 R80 = 0x0  R81 = 0x0
    expect lane 1 R80 = 0x0  R81 = 0x0
    expect lane 2 R80 = 0x0  R81 = 0x0
    expect lane 3 R80 = 0x0  R81 = 0x0
    expect lane 4 R80 = 0x0  R81 = 0x0
    expect lane 5 R80 = 0x0  R81 = 0x0
    expect lane 6 R80 = 0x0  R81 = 0x0
    expect lane 7 R80 = 0x0  R81 = 0x0
    expect lane 8 R80 = 0x0  R81 = 0x0
    expect lane 9 R80 = 0x0  R81 = 0x0
    expect lane 10 R80 = 0x0  R81 = 0x0
    expect lane 11 R80 = 0x0  R81 = 0x0
    expect lane 12 R80 = 0x0  R81 = 0x0
    expect lane 13 R80 = 0x0  R81 = 0x0
    expect lane 14 R80 = 0x0  R81 = 0x0
    expect lane 15 R80 = 0x0  R81 = 0x0
    expect lane 16 R80 = 0x0  R81 = 0x0
    expect lane 17 R80 = 0x0  R81 = 0x0
    expect lane 18 R80 = 0x0  R81 = 0x0
    expect lane 19 R80 = 0x0  R81 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R80 = 0x0  R81 = 0x0
    expect lane 21 R80 = 0x0  R81 = 0x0
    expect lane 22 R80 = 0x0  R81 = 0x0
    expect lane 23 R80 = 0x0  R81 = 0x0
    expect lane 24 R80 = 0x0  R81 = 0x0
    expect lane 25 R80 = 0x0  R81 = 0x0
    expect lane 26 R80 = 0x0  R81 = 0x0
    expect lane 27 R80 = 0x0  R81 = 0x0
    expect lane 28 R80 = 0x0  R81 = 0x0
    expect lane 29 R80 = 0x0  R81 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R80 = 0x0  R81 = 0x0
    expect lane 31 R80 = 0x0  R81 = 0x0
}
texture 8 { raw 00024902 0900008e 00000003 00000000 03000053 00000000 00000000 00000000 }   # ONE_D_BUFFER 84, R32_G32_B32 UNORM, buffer
handle 0x8 0x8
warp 8 {
    word 0xeb0a008203f73440
    x = { 8 78 54 32 59 2 26 0 22 45 39 9 3 76 22 80 31 29 46 22 83 0x80000001 84 6 70 42 26 -1 72 78 27 54 }
    expect lane 0 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 1 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 2 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 3 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 4 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 5 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 6 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 7 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 8 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 9 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 10 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 11 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 12 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 13 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 14 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 15 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 16 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 17 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 18 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 19 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 20 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 21 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 22 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 23 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 24 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 25 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 26 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 27 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 28 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 29 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 30 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
    expect lane 31 R64 = 0x0  R65 = 0x0  R66 = 0x0  R67 = 0x0
}
texture 9 { raw 00024908 0a00008a 00000003 00000000 030000bc 00000000 00000000 00000000 }   # ONE_D_BUFFER 189, A8B8G8R8 UNORM, buffer
warp 9 {
    word 0xeb026a0203178cff
    x = { 177 0x7fffffff 14 171 143 8 147 162 92 96 159 5 48 49 38 46 172 86 94 189 63 74 172 98 148 125 86 40 160 146 0
      112 }
    handle = 9
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
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
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
