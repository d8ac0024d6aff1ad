# SUATOM.1D and SURED.1D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x20000000 b706c893
bytes 0x20000048 7a2f8240
bytes 0x20000090 e9ec6f27
bytes 0x20100000 d83fd4e6
bytes 0x20100048 2a457f03
bytes 0x20100090 c4daf41d
bytes 0x20200000 72b88a48
bytes 0x20200048 08b68b33
bytes 0x20200090 09c4ea91
bytes 0x20300000 a8ed1219
bytes 0x20300010 965a4bc4
bytes 0x20300024 515ae4e9
bytes 0x20400000 3c5370a8 13ba297b
bytes 0x20400420 26b6b4d6 ab246588
bytes 0x20400900 15392014 0b1e03ba
bytes 0x20500000 5ecc8510 85b5eeda
bytes 0x20500420 eb210615 b4cad487
bytes 0x20500900 ffca9ea9 968c4fe9
bytes 0x20600000 f748bed6 d33d4e89
bytes 0x20600420 5c356bc1 f98374bd
bytes 0x20600900 46f994a9 38023b47
bytes 0x20700000 3b077703 6fc6fbd5
bytes 0x20700420 76a10aa1 a6659d1b
bytes 0x20700900 a13c1ac7 5e65c088
texture 0 { raw 58d4920f 20000000 00400000 0000000a e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 320
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.1D.ADD.IGN R8, [R4], R16, 0x0"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x93c806b7
    expect lane 1 R8 = 0x276fece9
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x40822f7a
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00400000 0000000a e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 320
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.1D.ADD R8, [R4], R16, 0x1"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xe6d43fd8
    expect lane 1 R8 = 0x1df4dac4
    expect lane 2 R8 = 0x1df4eac7
    expect lane 3 R8 = 0xe6d44fd8
    expect lane 4 R8 = 0xe6d45fe1
    expect lane 5 R8 = 0x1df4facd
    expect lane 6 R8 = 0x1df50adc
    expect lane 7 R8 = 0x37f452a
    expect lane 8 R8 = 0xe6d46fed
    expect lane 9 R8 = 0x1df51aee
}
texture 2 { raw 58d4920f 20200000 00400000 0000000a e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 320
handle 0x2 0x2
warp 2 {
    asm "SURED.D.1D.ADD.TRAP [R4], R16, 0x2"
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
texture 3 { raw 58d4920f 20300000 00400000 0000000a e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 320
handle 0x3 0x3
warp 3 {
    word 0xea06003011070408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x1912eda8
    expect lane 1 R8 = 0xe9e45a51
    expect lane 2 R8 = 0xe9e46a54
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xc44b5a96
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 58d36d84 20400000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.1D.XOR.IGN R8, [R4], R16, 0x4"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0xa870533c  R9 = 0x7b29ba13
    expect lane 1 R8 = 0x14203915  R9 = 0xba031e0b
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xd6b4b626  R9 = 0x886524ab
    expect lane 8 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d36d84 20500000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.1D.XOR R8, [R4], R16, 0x5"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x1085cc5e  R9 = 0xdaeeb585
    expect lane 1 R8 = 0xa99ecaff  R9 = 0xe94f8c96
    expect lane 2 R8 = 0xa99edafc  R9 = 0xe94f8c96
    expect lane 3 R8 = 0x1085dc5e  R9 = 0xdaeeb585
    expect lane 4 R8 = 0x1085cc57  R9 = 0xdaeeb585
    expect lane 5 R8 = 0xa99ecafa  R9 = 0xe94f8c96
    expect lane 6 R8 = 0xa99edaf5  R9 = 0xe94f8c96
    expect lane 7 R8 = 0x150621eb  R9 = 0x87d4cab4
    expect lane 8 R8 = 0x1085dc5b  R9 = 0xdaeeb585
    expect lane 9 R8 = 0xa99ecae7  R9 = 0xe94f8c96
}
texture 6 { raw 58d36d84 20600000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.1D.XOR.TRAP [R4], R16, 0x6"
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
texture 7 { raw 58d36d84 20700000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb5e007007570410
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
expect memory 0x20000000 = b716c893
expect memory 0x20000048 = 8f3f8240
expect memory 0x20000090 = ecfc6f27
expect memory 0x20100000 = 0580d4e6
expect memory 0x20100048 = 3f557f03
expect memory 0x20100090 = 092bf51d
expect memory 0x20200000 = 72c88a48
expect memory 0x20200048 = 1dc68b33
expect memory 0x20200090 = 0cd4ea91
expect memory 0x20300000 = a8fd1219
expect memory 0x20300010 = ab6a4bc4
expect memory 0x20300024 = 5a7ae4e9
expect memory 0x20400000 = 3c4370a8 13ba297b
expect memory 0x20400420 = 33a6b4d6 ab246588
expect memory 0x20400900 = 16292014 0b1e03ba
expect memory 0x20500000 = 43cc8510 85b5eeda
expect memory 0x20500420 = fe310615 b4cad487
expect memory 0x20500900 = fcda9ea9 968c4fe9
expect memory 0x20600000 = f758bed6 d33d4e89
expect memory 0x20600420 = 49256bc1 f98374bd
expect memory 0x20600900 = 45e994a9 38023b47
expect memory 0x20700000 = 3b177703 6fc6fbd5
expect memory 0x20700420 = 63b10aa1 a6659d1b
expect memory 0x20700900 = a22c1ac7 5e65c088
