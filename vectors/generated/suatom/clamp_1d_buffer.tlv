# SUATOM.1D_BUFFER and SURED.1D_BUFFER: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x20000000 41b3e8cf
bytes 0x20000048 c63a3b62
bytes 0x20000090 f19cb909
bytes 0x20100000 cd8aaca2
bytes 0x20100048 e243ff84
bytes 0x20100090 6ed28aa3
bytes 0x20200000 89f751ee
bytes 0x20200048 de254d92
bytes 0x20200090 254c4298
bytes 0x20300000 067eee4e
bytes 0x20300010 ab1e9310
bytes 0x20300024 7f860e0a
bytes 0x20400000 2a109b70 8719c52d
bytes 0x20400090 c1657ba3 87517e8f
bytes 0x20400120 4f1603a5 b02e6bc4
bytes 0x20500000 b99d5c22 e3f984c5
bytes 0x20500090 a909bca5 941900d5
bytes 0x20500120 dabe867f 418e8353
bytes 0x20600000 fee65b05 911c4219
bytes 0x20600090 cd2784b4 5d5bf772
bytes 0x20600120 c0162df5 3c9ff6b9
bytes 0x20700000 59d9d385 1e8c21b4
bytes 0x20700090 7f366e7b d73c461a
bytes 0x20700120 301b6665 be5f401d
texture 0 { raw 0004920f 20000000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xcfe8b341
    expect lane 1 R8 = 0x9b99cf1
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x623b3ac6
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 0004920f 20100000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.1D_BUFFER.ADD R8, [R4], R16, 0x1"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xa2ac8acd
    expect lane 1 R8 = 0xa38ad26e
    expect lane 2 R8 = 0xa38ae271
    expect lane 3 R8 = 0xa2ac9acd
    expect lane 4 R8 = 0xa2acaad6
    expect lane 5 R8 = 0xa38af277
    expect lane 6 R8 = 0xa38b0286
    expect lane 7 R8 = 0x84ff43e2
    expect lane 8 R8 = 0xa2acbae2
    expect lane 9 R8 = 0xa38b1298
}
texture 2 { raw 0004920f 20200000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x2 0x2
warp 2 {
    asm "SURED.D.1D_BUFFER.ADD.TRAP [R4], R16, 0x2"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
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
    expect lane 8 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 0004920f 20300000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x3 0x3
warp 3 {
    word 0xea06003211070408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x4eee7e06
    expect lane 1 R8 = 0xa0e867f
    expect lane 2 R8 = 0xa0e9682
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x10931eab
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 00036d84 20400000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32_G32 SINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.1D_BUFFER.XOR.IGN R8, [R4], R16, 0x4"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x709b102a  R9 = 0x2dc51987
    expect lane 1 R8 = 0xa503164f  R9 = 0xc46b2eb0
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xa37b65c1  R9 = 0x8f7e5187
    expect lane 8 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 00036d84 20500000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32_G32 SINT, buffer
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.1D_BUFFER.XOR R8, [R4], R16, 0x5"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x225c9db9  R9 = 0xc584f9e3
    expect lane 1 R8 = 0x7f86beda  R9 = 0x53838e41
    expect lane 2 R8 = 0x7f86aed9  R9 = 0x53838e41
    expect lane 3 R8 = 0x225c8db9  R9 = 0xc584f9e3
    expect lane 4 R8 = 0x225c9db0  R9 = 0xc584f9e3
    expect lane 5 R8 = 0x7f86bedf  R9 = 0x53838e41
    expect lane 6 R8 = 0x7f86aed0  R9 = 0x53838e41
    expect lane 7 R8 = 0xa5bc09a9  R9 = 0xd5001994
    expect lane 8 R8 = 0x225c8dbc  R9 = 0xc584f9e3
    expect lane 9 R8 = 0x7f86bec2  R9 = 0x53838e41
}
texture 6 { raw 00036d84 20600000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32_G32 SINT, buffer
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.1D_BUFFER.XOR.TRAP [R4], R16, 0x6"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
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
    expect lane 8 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 00036d84 20700000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32_G32 SINT, buffer
handle 0x7 0x7
warp 7 {
    word 0xeb5e007207570410
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
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
    expect lane 8 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x20000000 = 41c3e8cf
expect memory 0x20000048 = db4a3b62
expect memory 0x20000090 = f4acb909
expect memory 0x20100000 = facaaca2
expect memory 0x20100048 = f753ff84
expect memory 0x20100090 = b3228ba3
expect memory 0x20200000 = 890752ee
expect memory 0x20200048 = f3354d92
expect memory 0x20200090 = 285c4298
expect memory 0x20300000 = 068eee4e
expect memory 0x20300010 = c02e9310
expect memory 0x20300024 = 88a60e0a
expect memory 0x20400000 = 2a009b70 8719c52d
expect memory 0x20400090 = d4757ba3 87517e8f
expect memory 0x20400120 = 4c0603a5 b02e6bc4
expect memory 0x20500000 = a49d5c22 e3f984c5
expect memory 0x20500090 = bc19bca5 941900d5
expect memory 0x20500120 = d9ae867f 418e8353
expect memory 0x20600000 = fef65b05 911c4219
expect memory 0x20600090 = d83784b4 5d5bf772
expect memory 0x20600120 = c3062df5 3c9ff6b9
expect memory 0x20700000 = 59c9d385 1e8c21b4
expect memory 0x20700090 = 6a266e7b d73c461a
expect memory 0x20700120 = 330b6665 be5f401d
