# SUATOM.1D_ARRAY and SURED.1D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x20000008 98b66c3e
bytes 0x20000408 6e220ac3
bytes 0x20000800 cfcd9b05
bytes 0x20000908 d11e4be5
bytes 0x20000a20 4b367cc8
bytes 0x20001008 37528dea
bytes 0x20100008 88b718a0
bytes 0x20100408 c2e42809
bytes 0x20100800 0d6e4bce
bytes 0x20100908 862bbfdd
bytes 0x20100a20 8aa7bef9
bytes 0x20101000 3ac8e482
bytes 0x20101008 8d36aed3
bytes 0x20101220 5e574d5c
bytes 0x20200008 9786ecbf
bytes 0x20200408 1120d608
bytes 0x20200800 0930d6bc
bytes 0x20200908 f46246e7
bytes 0x20200a20 e9a4b8b8
bytes 0x20201008 07851130
bytes 0x20300000 d504cd1b
bytes 0x20300400 364cc834
bytes 0x20300800 04c80abe
bytes 0x20300808 176c153b
bytes 0x20300824 fd4dfc7d
bytes 0x20301000 a6faefd4
bytes 0x20400020 588af8b2 0304716f
bytes 0x20400620 340ce42a 3cbca38f
bytes 0x20400c00 53a3c325 466e4f38
bytes 0x20400e20 d8be20f2 f65e4a1a
bytes 0x20401100 9128ce5d e5862edd
bytes 0x20401820 13f1216d 7474f594
bytes 0x20500020 a973085e 9cb70380
bytes 0x20500620 1762574a 78176999
bytes 0x20500c00 be63de37 a126581e
bytes 0x20500e20 856c28b2 ed8663ba
bytes 0x20501100 cb270a5f 117ac501
bytes 0x20501800 02b158bc 7558a044
bytes 0x20501820 9fa91fd5 7f11843a
bytes 0x20501d00 fdb2021d f821c68b
bytes 0x20600020 10ad773c 8605d06b
bytes 0x20600620 320d78fd b5bf3b42
bytes 0x20600c00 e432db26 1d26d5fb
bytes 0x20600e20 7f38c9ec c56e64f6
bytes 0x20601100 9ee24bec 296db90e
bytes 0x20601820 75c045a1 971d0a34
bytes 0x20700020 4a5770a6 f090ce93
bytes 0x20700620 2e37f5f7 72271920
bytes 0x20700c00 d2f56280 1d01d31b
bytes 0x20700e20 49487bfb 7c7df90b
bytes 0x20701100 126c2d5f 681d405f
bytes 0x20701820 94ad9dee 78f57d31
texture 0 { raw 58d4920f 20000000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.1D_ARRAY.ADD.IGN R8, [R4], R16, 0x0"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x59bcdcf
    expect lane 1 R8 = 0xc87c364b
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe54b1ed1
    expect lane 8 R8 = 0x3e6cb698
    expect lane 9 R8 = 0xea8d5237
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x3e6cc6b0
    expect lane 13 R8 = 0xc30a226e
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.1D_ARRAY.ADD R8, [R4], R16, 0x1"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xce4b6e0d
    expect lane 1 R8 = 0xf9bea78a
    expect lane 2 R8 = 0xf9beb78d
    expect lane 3 R8 = 0xce4b7e0d
    expect lane 4 R8 = 0xce4b8e16
    expect lane 5 R8 = 0xf9bec793
    expect lane 6 R8 = 0xf9bed7a2
    expect lane 7 R8 = 0xddbf2b86
    expect lane 8 R8 = 0xa018b788
    expect lane 9 R8 = 0xd3ae368d
    expect lane 10 R8 = 0xd3ae46a8
    expect lane 11 R8 = 0xd3ae56c6
    expect lane 12 R8 = 0xa018c7a0
    expect lane 13 R8 = 0x928e4c2
    expect lane 14 R8 = 0xd3ae66e7
    expect lane 15 R8 = 0x82e4c83a
    expect lane 16 R8 = 0x5c4d575e
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SURED.D.1D_ARRAY.ADD.TRAP [R4], R16, 0x2"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xea06003411070408
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xbe0ac804
    expect lane 1 R8 = 0x7dfc4dfd
    expect lane 2 R8 = 0x7dfc5e00
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x3b156c17
    expect lane 8 R8 = 0x1bcd04d5
    expect lane 9 R8 = 0xd4effaa6
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x1bcd14ed
    expect lane 13 R8 = 0x34c84c36
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 58d36d84 20400000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.1D_ARRAY.XOR.IGN R8, [R4], R16, 0x4"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x25c3a353  R9 = 0x384f6e46
    expect lane 1 R8 = 0x5dce2891  R9 = 0xdd2e86e5
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xf220bed8  R9 = 0x1a4a5ef6
    expect lane 8 R8 = 0xb2f88a58  R9 = 0x6f710403
    expect lane 9 R8 = 0x6d21f113  R9 = 0x94f57474
    expect lane 10 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0xb2f89a40  R9 = 0x6f710403
    expect lane 13 R8 = 0x2ae40c34  R9 = 0x8fa3bc3c
    expect lane 14 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d36d84 20500000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.1D_ARRAY.XOR R8, [R4], R16, 0x5"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x37de63be  R9 = 0x1e5826a1
    expect lane 1 R8 = 0x5f0a27cb  R9 = 0x1c57a11
    expect lane 2 R8 = 0x5f0a37c8  R9 = 0x1c57a11
    expect lane 3 R8 = 0x37de73be  R9 = 0x1e5826a1
    expect lane 4 R8 = 0x37de63b7  R9 = 0x1e5826a1
    expect lane 5 R8 = 0x5f0a27ce  R9 = 0x1c57a11
    expect lane 6 R8 = 0x5f0a37c1  R9 = 0x1c57a11
    expect lane 7 R8 = 0xb2286c85  R9 = 0xba6386ed
    expect lane 8 R8 = 0x5e0873a9  R9 = 0x8003b79c
    expect lane 9 R8 = 0xd51fa99f  R9 = 0x3a84117f
    expect lane 10 R8 = 0xd51fb984  R9 = 0x3a84117f
    expect lane 11 R8 = 0xd51fa99a  R9 = 0x3a84117f
    expect lane 12 R8 = 0x5e0863b1  R9 = 0x8003b79c
    expect lane 13 R8 = 0x4a576217  R9 = 0x99691778
    expect lane 14 R8 = 0xd51fb9bb  R9 = 0x3a84117f
    expect lane 15 R8 = 0xbc58b102  R9 = 0x44a05875
    expect lane 16 R8 = 0x1d02b2fd  R9 = 0x8bc621f8
}
texture 6 { raw 58d36d84 20600000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.1D_ARRAY.XOR.TRAP [R4], R16, 0x6"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 58d36d84 20700000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb5e007407570410
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x20000008 = d4d66c3e
expect memory 0x20000408 = 95320ac3
expect memory 0x20000800 = cfdd9b05
expect memory 0x20000908 = e62e4be5
expect memory 0x20000a20 = 4e467cc8
expect memory 0x20001008 = 52628dea
expect memory 0x20100008 = c4d718a0
expect memory 0x20100408 = e9f42809
expect memory 0x20100800 = 229e4bce
expect memory 0x20100908 = 9b3bbfdd
expect memory 0x20100a20 = b4e7bef9
expect memory 0x20101000 = 67d8e482
expect memory 0x20101008 = 1177aed3
expect memory 0x20101220 = 8e674d5c
expect memory 0x20200008 = d3a6ecbf
expect memory 0x20200408 = 3830d608
expect memory 0x20200800 = 0940d6bc
expect memory 0x20200908 = 097346e7
expect memory 0x20200a20 = ecb4b8b8
expect memory 0x20201008 = 22951130
expect memory 0x20300000 = 1125cd1b
expect memory 0x20300400 = 5d5cc834
expect memory 0x20300800 = 04d80abe
expect memory 0x20300808 = 2c7c153b
expect memory 0x20300824 = 066efc7d
expect memory 0x20301000 = c10af0d4
expect memory 0x20400020 = 648af8b2 0304716f
expect memory 0x20400620 = 131ce42a 3cbca38f
expect memory 0x20400c00 = 53b3c325 466e4f38
expect memory 0x20400e20 = cdae20f2 f65e4a1a
expect memory 0x20401100 = 9238ce5d e5862edd
expect memory 0x20401820 = 08e1216d 7474f594
expect memory 0x20500020 = 9573085e 9cb70380
expect memory 0x20500620 = 3072574a 78176999
expect memory 0x20500c00 = bb73de37 a126581e
expect memory 0x20500e20 = 907c28b2 ed8663ba
expect memory 0x20501100 = d3270a5f 117ac501
expect memory 0x20501800 = 2fa158bc 7558a044
expect memory 0x20501820 = 91a91fd5 7f11843a
expect memory 0x20501d00 = cda2021d f821c68b
expect memory 0x20600020 = 2cad773c 8605d06b
expect memory 0x20600620 = 151d78fd b5bf3b42
expect memory 0x20600c00 = e422db26 1d26d5fb
expect memory 0x20600e20 = 6a28c9ec c56e64f6
expect memory 0x20601100 = 9df24bec 296db90e
expect memory 0x20601820 = 6ed045a1 971d0a34
expect memory 0x20700020 = 765770a6 f090ce93
expect memory 0x20700620 = 0927f5f7 72271920
expect memory 0x20700c00 = d2e56280 1d01d31b
expect memory 0x20700e20 = 5c587bfb 7c7df90b
expect memory 0x20701100 = 117c2d5f 681d405f
expect memory 0x20701820 = 8fbd9dee 78f57d31
