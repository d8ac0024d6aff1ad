# SUATOM.3D and SURED.3D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x2000008c 6801f9e6
bytes 0x20000c40 2810a1cf
bytes 0x20000c64 b0bc5849
bytes 0x20000c8c 1e14cd30
bytes 0x20000d48 b1137e42
bytes 0x20001008 a52bf81b
bytes 0x20001098 35dd3138
bytes 0x20001218 4b1d633b
bytes 0x2000148c 395cbbeb
bytes 0x20100000 fb9bc779
bytes 0x2010008c d0de572d
bytes 0x20100c40 fd187291
bytes 0x20100c64 660dc3b5
bytes 0x20100c8c e66a4dee
bytes 0x20100d48 18796535
bytes 0x20101008 c95f5d82
bytes 0x20101098 5756aece
bytes 0x20101218 3b52cc6c
bytes 0x2010148c 4295a6cd
bytes 0x20101718 51634bbc
bytes 0x2020008c 078952f7
bytes 0x20200c40 baaff72d
bytes 0x20200c64 18c4908b
bytes 0x20200c8c b298f59c
bytes 0x20200d48 45560ede
bytes 0x20201008 5f3edb27
bytes 0x20201098 48b13209
bytes 0x20201218 3593226c
bytes 0x2020148c c96eee1a
bytes 0x20300080 8188e336
bytes 0x20300c40 1fe79f65 740e8556 59a274d8
bytes 0x20300c80 5412752e
bytes 0x20301000 3eea4cd9
bytes 0x20301090 f7dd2053
bytes 0x20301210 9330f594
bytes 0x20301480 01477839
bytes 0x204000a8 bb9d6fb5 82f4f263
bytes 0x20401440 f84913c5 fed0d730
bytes 0x204014a8 889d0279 d2084845
bytes 0x20401548 607111d8 0aa1cac4
bytes 0x20401c60 7c3036f1 2e696455
bytes 0x20402020 0088d384 9447e5ea
bytes 0x204020b0 ffab8160 50cb4f2d
bytes 0x20402230 bf5f1183 c22c5620
bytes 0x204024a8 d8d839af 6cc135fc
bytes 0x20500000 84821466 7425c454
bytes 0x205000a8 1ae36d3d fc0e068c
bytes 0x20501440 524b5459 f791ce79
bytes 0x205014a8 431f81de 947e4d3d
bytes 0x20501548 07afec44 abc9149e
bytes 0x20501c60 f957ccba 8e1a5af1
bytes 0x20502020 c7531a94 43a3e753
bytes 0x205020b0 fbf56d8c 74b0f8c5
bytes 0x20502230 aaa9ee13 45bfaf40
bytes 0x205024a8 1896f886 5734b71c
bytes 0x20502e30 2d77eaf6 2492160d
bytes 0x206000a8 ecb6c444 51c59d59
bytes 0x20601440 e22e1e82 5fa6da85
bytes 0x206014a8 59261a0c 9b056df3
bytes 0x20601548 28e60abb d1df3db0
bytes 0x20601c60 6c16690b 9c31c273
bytes 0x20602020 e1622274 ca968644
bytes 0x206020b0 8b3adf81 f00c3d96
bytes 0x20602230 46d50b3b 27a84c3d
bytes 0x206024a8 2106187e 25a69cda
bytes 0x207000a8 2912ee75 8be8b1bc
bytes 0x20701440 e574d61b 615d018e
bytes 0x207014a8 cc28a026 5d5df69d
bytes 0x20701548 120aeef1 fe45ca0f
bytes 0x20701c60 8ab9eafe 359dfac8
bytes 0x20702020 20d91946 53484715
bytes 0x207020b0 169a7ded 0d962710
bytes 0x20702230 23fac76a f31a68ee
bytes 0x207024a8 f1cdd7d1 38f1e203
texture 0 { raw 58d4920f 20000000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.3D.ADD.IGN R8, [R4], R16, 0x0"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xcfa11028
    expect lane 1 R8 = 0x427e13b1
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x4958bcb0
    expect lane 8 R8 = 0x1bf82ba5
    expect lane 9 R8 = 0x3b631d4b
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x3831dd35
    expect lane 16 R8 = 0xe6f90168
    expect lane 17 R8 = 0xebbb5c39
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x30cd141e
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.3D.ADD R8, [R4], R16, 0x1"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x917218fd
    expect lane 1 R8 = 0x35657918
    expect lane 2 R8 = 0x3565891b
    expect lane 3 R8 = 0x917228fd
    expect lane 4 R8 = 0x91723906
    expect lane 5 R8 = 0x35659921
    expect lane 6 R8 = 0x3565a930
    expect lane 7 R8 = 0xb5c30d66
    expect lane 8 R8 = 0x825d5fc9
    expect lane 9 R8 = 0x6ccc523b
    expect lane 10 R8 = 0x6ccc6256
    expect lane 11 R8 = 0x825d6fe1
    expect lane 12 R8 = 0x825d8002
    expect lane 13 R8 = 0x6ccc7274
    expect lane 14 R8 = 0x6ccc829b
    expect lane 15 R8 = 0xceae5657
    expect lane 16 R8 = 0x2d57ded0
    expect lane 17 R8 = 0xcda69542
    expect lane 18 R8 = 0xcda6a575
    expect lane 19 R8 = 0x2d57ef00
    expect lane 20 R8 = 0x2d57ff39
    expect lane 21 R8 = 0xcda6b5ab
    expect lane 22 R8 = 0xcda6c5ea
    expect lane 23 R8 = 0xee4d6ae6
    expect lane 24 R8 = 0x79c79bfb
    expect lane 25 R8 = 0xbc4b6351
}
texture 2 { raw 58d4920f 20200000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x2 0x2
warp 2 {
    asm "SURED.D.3D.ADD.TRAP [R4], R16, 0x2"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x3 0x3
warp 3 {
    word 0xea06003a11070408
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x659fe71f
    expect lane 1 R8 = 0xd874a259
    expect lane 2 R8 = 0xd874b25c
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x56850e74
    expect lane 8 R8 = 0xd94cea3e
    expect lane 9 R8 = 0x94f53093
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x5320ddf7
    expect lane 16 R8 = 0x36e38881
    expect lane 17 R8 = 0x39784701
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x2e751254
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 58d36d84 20400000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32_G32 SINT, blocks of 1 x 2 x 2
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.3D.XOR.IGN R8, [R4], R16, 0x4"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0xc51349f8  R9 = 0x30d7d0fe
    expect lane 1 R8 = 0xf136307c  R9 = 0x5564692e
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xd8117160  R9 = 0xc4caa10a
    expect lane 8 R8 = 0x84d38800  R9 = 0xeae54794
    expect lane 9 R8 = 0x83115fbf  R9 = 0x20562cc2
    expect lane 10 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x6081abff  R9 = 0x2d4fcb50
    expect lane 16 R8 = 0xb56f9dbb  R9 = 0x63f2f482
    expect lane 17 R8 = 0xaf39d8d8  R9 = 0xfc35c16c
    expect lane 18 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x79029d88  R9 = 0x454808d2
    expect lane 24 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d36d84 20500000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32_G32 SINT, blocks of 1 x 2 x 2
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.3D.XOR R8, [R4], R16, 0x5"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x59544b52  R9 = 0x79ce91f7
    expect lane 1 R8 = 0xbacc57f9  R9 = 0xf15a1a8e
    expect lane 2 R8 = 0xbacc47fa  R9 = 0xf15a1a8e
    expect lane 3 R8 = 0x59545b52  R9 = 0x79ce91f7
    expect lane 4 R8 = 0x59544b5b  R9 = 0x79ce91f7
    expect lane 5 R8 = 0xbacc57fc  R9 = 0xf15a1a8e
    expect lane 6 R8 = 0xbacc47f3  R9 = 0xf15a1a8e
    expect lane 7 R8 = 0x44ecaf07  R9 = 0x9e14c9ab
    expect lane 8 R8 = 0x941a53c7  R9 = 0x53e7a343
    expect lane 9 R8 = 0x13eea9aa  R9 = 0x40afbf45
    expect lane 10 R8 = 0x13eeb9b1  R9 = 0x40afbf45
    expect lane 11 R8 = 0x941a43df  R9 = 0x53e7a343
    expect lane 12 R8 = 0x941a53fe  R9 = 0x53e7a343
    expect lane 13 R8 = 0x13eea9af  R9 = 0x40afbf45
    expect lane 14 R8 = 0x13eeb988  R9 = 0x40afbf45
    expect lane 15 R8 = 0x8c6df5fb  R9 = 0xc5f8b074
    expect lane 16 R8 = 0x3d6de31a  R9 = 0x8c060efc
    expect lane 17 R8 = 0x86f89618  R9 = 0x1cb73457
    expect lane 18 R8 = 0x86f8862b  R9 = 0x1cb73457
    expect lane 19 R8 = 0x3d6df32a  R9 = 0x8c060efc
    expect lane 20 R8 = 0x3d6de313  R9 = 0x8c060efc
    expect lane 21 R8 = 0x86f8961d  R9 = 0x1cb73457
    expect lane 22 R8 = 0x86f88622  R9 = 0x1cb73457
    expect lane 23 R8 = 0xde811f43  R9 = 0x3d4d7e94
    expect lane 24 R8 = 0x66148284  R9 = 0x54c42574
    expect lane 25 R8 = 0xf6ea772d  R9 = 0xd169224
}
texture 6 { raw 58d36d84 20600000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32_G32 SINT, blocks of 1 x 2 x 2
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.3D.XOR.TRAP [R4], R16, 0x6"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 58d36d84 20700000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32_G32 SINT, blocks of 1 x 2 x 2
handle 0x7 0x7
warp 7 {
    word 0xeb5e007a07570410
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x2000008c = 9811f9e6
expect memory 0x20000c40 = 2820a1cf
expect memory 0x20000c64 = c5cc5849
expect memory 0x20000c8c = 6324cd30
expect memory 0x20000d48 = b4237e42
expect memory 0x20001008 = bd3bf81b
expect memory 0x20001098 = 62ed3138
expect memory 0x20001218 = 662d633b
expect memory 0x2000148c = 6c6cbbeb
expect memory 0x20100000 = 43acc779
expect memory 0x2010008c = 750f582d
expect memory 0x20100c40 = 12497291
expect memory 0x20100c64 = 7b1dc3b5
expect memory 0x20100c8c = 2b7b4dee
expect memory 0x20100d48 = 42b96535
expect memory 0x20101008 = 26905d82
expect memory 0x20101098 = 8466aece
expect memory 0x20101218 = c592cc6c
expect memory 0x2010148c = 2cd6a6cd
expect memory 0x20101718 = 9c734bbc
expect memory 0x2020008c = 379952f7
expect memory 0x20200c40 = babff72d
expect memory 0x20200c64 = 2dd4908b
expect memory 0x20200c8c = f7a8f59c
expect memory 0x20200d48 = 48660ede
expect memory 0x20201008 = 774edb27
expect memory 0x20201098 = 75c13209
expect memory 0x20201218 = 50a3226c
expect memory 0x2020148c = fc7eee1a
expect memory 0x20300080 = b198e336
expect memory 0x20300c40 = 1ff79f65 891e8556 62c274d8
expect memory 0x20300c80 = 9922752e
expect memory 0x20301000 = 56fa4cd9
expect memory 0x20301090 = 24ee2053
expect memory 0x20301210 = ae40f594
expect memory 0x20301480 = 34577839
expect memory 0x204000a8 = 8b8d6fb5 82f4f263
expect memory 0x20401440 = f85913c5 fed0d730
expect memory 0x204014a8 = cd8d0279 d2084845
expect memory 0x20401548 = 756111d8 0aa1cac4
expect memory 0x20401c60 = 7f2036f1 2e696455
expect memory 0x20402020 = 1898d384 9447e5ea
expect memory 0x204020b0 = d2bb8160 50cb4f2d
expect memory 0x20402230 = a44f1183 c22c5620
expect memory 0x204024a8 = ebc839af 6cc135fc
expect memory 0x20500000 = cc921466 7425c454
expect memory 0x205000a8 = 2ff36d3d fc0e068c
expect memory 0x20501440 = 575b5459 f791ce79
expect memory 0x205014a8 = 060f81de 947e4d3d
expect memory 0x20501548 = 12bfec44 abc9149e
expect memory 0x20501c60 = e157ccba 8e1a5af1
expect memory 0x20502020 = da431a94 43a3e753
expect memory 0x205020b0 = d6e56d8c 74b0f8c5
expect memory 0x20502230 = a2a9ee13 45bfaf40
expect memory 0x205024a8 = 6096f886 5734b71c
expect memory 0x20502e30 = 6667eaf6 2492160d
expect memory 0x206000a8 = dca6c444 51c59d59
expect memory 0x20601440 = e23e1e82 5fa6da85
expect memory 0x206014a8 = 1c361a0c 9b056df3
expect memory 0x20601548 = 3df60abb d1df3db0
expect memory 0x20601c60 = 6f06690b 9c31c273
expect memory 0x20602020 = f9722274 ca968644
expect memory 0x206020b0 = a62adf81 f00c3d96
expect memory 0x20602230 = 5dc50b3b 27a84c3d
expect memory 0x206024a8 = 1216187e 25a69cda
expect memory 0x207000a8 = 1902ee75 8be8b1bc
expect memory 0x20701440 = e564d61b 615d018e
expect memory 0x207014a8 = 8938a026 5d5df69d
expect memory 0x20701548 = 071aeef1 fe45ca0f
expect memory 0x20701c60 = 89a9eafe 359dfac8
expect memory 0x20702020 = 38c91946 53484715
expect memory 0x207020b0 = 3b8a7ded 0d962710
expect memory 0x20702230 = 38eac76a f31a68ee
expect memory 0x207024a8 = c2ddd7d1 38f1e203
