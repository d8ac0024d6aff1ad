# SUATOM.2D_ARRAY and SURED.2D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x2000008c b2fa8ec8
bytes 0x2000048c faff0b6d
bytes 0x20000c08 b3147484
bytes 0x20000c40 1b05e6fc
bytes 0x20000c68 88779b57
bytes 0x20000c88 a781d2fe 963cef56
bytes 0x20000d60 47a0dd4d
bytes 0x20000e08 f40def99
bytes 0x2010008c 6acc0473
bytes 0x2010048c f69b7b6e
bytes 0x20100c00 1bbaf8e3
bytes 0x20100c08 24b972a4
bytes 0x20100c40 0d73d286
bytes 0x20100c68 049d9041
bytes 0x20100c88 fae7d802 4149c3ae
bytes 0x20100d60 52f42754
bytes 0x20100e08 1cdd9c8c
bytes 0x20100f20 d9bd5aa6
bytes 0x2020008c c3934b48
bytes 0x2020048c 7f962d2e
bytes 0x20200c08 cf12c615
bytes 0x20200c40 ddb88f63
bytes 0x20200c68 6f51e61b
bytes 0x20200c88 10904feb 601d40c3
bytes 0x20200d60 90748f03
bytes 0x20200e08 4118635f
bytes 0x20300080 35ec21ef
bytes 0x20300480 a34b3f3c
bytes 0x20300c00 8a976982
bytes 0x20300c40 7a649dad bcd6f9f3
bytes 0x20300c4c 1a1dc90c
bytes 0x20300c80 22df0041
bytes 0x20300e00 6640ebf7
bytes 0x204000a8 c984974f ef646827
bytes 0x204008a8 7cb87bc6 cccdc9c1
bytes 0x20401820 5e096aea 9f1f120c
bytes 0x20401840 c0a06bcd 73854196
bytes 0x204018a0 3e5e88fb 2e37400e a53f0486 b1563261
bytes 0x20401960 741c3081 69155e26
bytes 0x20401a20 5f00c805 193da308
bytes 0x20401d40 e2605eeb 951a4ac5
bytes 0x205000a8 fe36b2e6 dc6e0a84
bytes 0x205008a8 57bbed7f 5f4d68fd
bytes 0x20501800 69b58e9f afebdbd5
bytes 0x20501820 11766125 f3f06225
bytes 0x20501840 fb4a5bdf 7eb9ed09
bytes 0x205018a0 5f06dd4c c6df697c 0ea13730 91d05764
bytes 0x20501960 5d38a82f 39b770b0
bytes 0x20501a20 17cf9121 161c01d9
bytes 0x20501d40 4d512720 0569fbd5
bytes 0x20501f00 af240ba9 bf7ec39b
bytes 0x206000a8 72da05f9 531ab3df
bytes 0x206008a8 23afd223 920cbdc5
bytes 0x20601820 569f9468 e43e1ea7
bytes 0x20601840 975b1b29 77aa9c30
bytes 0x206018a0 35866b1e b7cd6fa0 2331956e 58c7bdd0
bytes 0x20601960 a942a9e1 fc8453ff
bytes 0x20601a20 c3fad55a 58549121
bytes 0x20601d40 281f41ca 64394821
bytes 0x207000a8 45ba7856 98826578
bytes 0x207008a8 49db10d4 9931e9d4
bytes 0x20701820 520a2968 1c8d58e4
bytes 0x20701840 f776b45e bbb6243d
bytes 0x207018a0 3dd5cdda 76db8c08 ca6b50f6 b4e1b011
bytes 0x20701960 5d02f4f3 ecdf9cc2
bytes 0x20701a20 7a046aea 77fb948e
bytes 0x20701d40 73d8cb57 b193844b
texture 0 { raw 58d4920f 20000000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D_ARRAY.ADD.IGN R8, [R4], R16, 0x0"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xfce6051b
    expect lane 1 R8 = 0x4ddda047
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x579b7788
    expect lane 8 R8 = 0x847414b3
    expect lane 9 R8 = 0x99ef0df4
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xfed281a7
    expect lane 16 R8 = 0xc88efab2
    expect lane 17 R8 = 0x56ef3c96
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0xc88f0ae2
    expect lane 21 R8 = 0x6d0bfffa
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.2D_ARRAY.ADD R8, [R4], R16, 0x1"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x86d2730d
    expect lane 1 R8 = 0x5427f452
    expect lane 2 R8 = 0x54280455
    expect lane 3 R8 = 0x86d2830d
    expect lane 4 R8 = 0x86d29316
    expect lane 5 R8 = 0x5428145b
    expect lane 6 R8 = 0x5428246a
    expect lane 7 R8 = 0x41909d04
    expect lane 8 R8 = 0xa472b924
    expect lane 9 R8 = 0x8c9cdd1c
    expect lane 10 R8 = 0x8c9ced37
    expect lane 11 R8 = 0xa472c93c
    expect lane 12 R8 = 0xa472d95d
    expect lane 13 R8 = 0x8c9cfd55
    expect lane 14 R8 = 0x8c9d0d7c
    expect lane 15 R8 = 0x2d8e7fa
    expect lane 16 R8 = 0x7304cc6a
    expect lane 17 R8 = 0xaec34941
    expect lane 18 R8 = 0xaec35974
    expect lane 19 R8 = 0xaec369aa
    expect lane 20 R8 = 0x7304dc9a
    expect lane 21 R8 = 0x6e7b9bf6
    expect lane 22 R8 = 0xaec379e3
    expect lane 23 R8 = 0xe3f8ba1b
    expect lane 24 R8 = 0xa65abdd9
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SURED.D.2D_ARRAY.ADD.TRAP [R4], R16, 0x2"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xea06003811070408
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xad9d647a
    expect lane 1 R8 = 0xcc91d1a
    expect lane 2 R8 = 0xcc92d1d
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xf3f9d6bc
    expect lane 8 R8 = 0x8269978a
    expect lane 9 R8 = 0xf7eb4066
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x4100df22
    expect lane 16 R8 = 0xef21ec35
    expect lane 17 R8 = 0x4100ef4f
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0xef21fc65
    expect lane 21 R8 = 0x3c3f4ba3
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 58d36d84 20400000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.2D_ARRAY.XOR.IGN R8, [R4], R16, 0x4"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0xcd6ba0c0  R9 = 0x96418573
    expect lane 1 R8 = 0xeb5e60e2  R9 = 0xc54a1a95
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x81301c74  R9 = 0x265e1569
    expect lane 8 R8 = 0xea6a095e  R9 = 0xc121f9f
    expect lane 9 R8 = 0x5c8005f  R9 = 0x8a33d19
    expect lane 10 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xfb885e3e  R9 = 0xe40372e
    expect lane 16 R8 = 0x4f9784c9  R9 = 0x276864ef
    expect lane 17 R8 = 0x86043fa5  R9 = 0x613256b1
    expect lane 18 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x4f9794f9  R9 = 0x276864ef
    expect lane 21 R8 = 0xc67bb87c  R9 = 0xc1c9cdcc
    expect lane 22 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d36d84 20500000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.2D_ARRAY.XOR R8, [R4], R16, 0x5"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0xdf5b4afb  R9 = 0x9edb97e
    expect lane 1 R8 = 0x2027514d  R9 = 0xd5fb6905
    expect lane 2 R8 = 0x2027414e  R9 = 0xd5fb6905
    expect lane 3 R8 = 0xdf5b5afb  R9 = 0x9edb97e
    expect lane 4 R8 = 0xdf5b4af2  R9 = 0x9edb97e
    expect lane 5 R8 = 0x20275148  R9 = 0xd5fb6905
    expect lane 6 R8 = 0x20274147  R9 = 0xd5fb6905
    expect lane 7 R8 = 0x2fa8385d  R9 = 0xb070b739
    expect lane 8 R8 = 0x25617611  R9 = 0x2562f0f3
    expect lane 9 R8 = 0x2191cf17  R9 = 0xd9011c16
    expect lane 10 R8 = 0x2191df0c  R9 = 0xd9011c16
    expect lane 11 R8 = 0x25616609  R9 = 0x2562f0f3
    expect lane 12 R8 = 0x25617628  R9 = 0x2562f0f3
    expect lane 13 R8 = 0x2191cf12  R9 = 0xd9011c16
    expect lane 14 R8 = 0x2191df35  R9 = 0xd9011c16
    expect lane 15 R8 = 0x4cdd065f  R9 = 0x7c69dfc6
    expect lane 16 R8 = 0xe6b236fe  R9 = 0x840a6edc
    expect lane 17 R8 = 0x3037a10e  R9 = 0x6457d091
    expect lane 18 R8 = 0x3037b13d  R9 = 0x6457d091
    expect lane 19 R8 = 0x3037a10b  R9 = 0x6457d091
    expect lane 20 R8 = 0xe6b226ce  R9 = 0x840a6edc
    expect lane 21 R8 = 0x7fedbb57  R9 = 0xfd684d5f
    expect lane 22 R8 = 0x3037b132  R9 = 0x6457d091
    expect lane 23 R8 = 0x9f8eb569  R9 = 0xd5dbebaf
    expect lane 24 R8 = 0xa90b24af  R9 = 0x9bc37ebf
}
texture 6 { raw 58d36d84 20600000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.2D_ARRAY.XOR.TRAP [R4], R16, 0x6"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 58d36d84 20700000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb5e007807570410
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
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
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x2000008c = 1e1b8fc8
expect memory 0x2000048c = 39100c6d
expect memory 0x20000c08 = cb247484
expect memory 0x20000c40 = 1b15e6fc
expect memory 0x20000c68 = 9d879b57
expect memory 0x20000c88 = d491d2fe c94cef56
expect memory 0x20000d60 = 4ab0dd4d
expect memory 0x20000e08 = 0f1eef99
expect memory 0x2010008c = d6ec0473
expect memory 0x2010048c = 35ac7b6e
expect memory 0x20100c00 = 60caf8e3
expect memory 0x20100c08 = 81e972a4
expect memory 0x20100c40 = 22a3d286
expect memory 0x20100c68 = 19ad9041
expect memory 0x20100c88 = 27f8d802 258ac3ae
expect memory 0x20100d60 = 7c342854
expect memory 0x20100e08 = a61d9d8c
expect memory 0x20100f20 = 21ce5aa6
expect memory 0x2020008c = 2fb44b48
expect memory 0x2020048c = bea62d2e
expect memory 0x20200c08 = e722c615
expect memory 0x20200c40 = ddc88f63
expect memory 0x20200c68 = 8461e61b
expect memory 0x20200c88 = 3da04feb 932d40c3
expect memory 0x20200d60 = 93848f03
expect memory 0x20200e08 = 5c28635f
expect memory 0x20300080 = a10c22ef
expect memory 0x20300480 = e25b3f3c
expect memory 0x20300c00 = a2a76982
expect memory 0x20300c40 = 7a749dad d1e6f9f3
expect memory 0x20300c4c = 233dc90c
expect memory 0x20300c80 = 82ff0041
expect memory 0x20300e00 = 8150ebf7
expect memory 0x204000a8 = c584974f ef646827
expect memory 0x204008a8 = 43a87bc6 cccdc9c1
expect memory 0x20401820 = 46196aea 9f1f120c
expect memory 0x20401840 = c0b06bcd 73854196
expect memory 0x204018a0 = 134e88fb 2e37400e 962f0486 b1563261
expect memory 0x20401960 = 610c3081 69155e26
expect memory 0x20401a20 = 4410c805 193da308
expect memory 0x20401d40 = e1705eeb 951a4ac5
expect memory 0x205000a8 = f236b2e6 dc6e0a84
expect memory 0x205008a8 = 68abed7f 5f4d68fd
expect memory 0x20501800 = 2ca58e9f afebdbd5
expect memory 0x20501820 = 0c666125 f3f06225
expect memory 0x20501840 = fe5a5bdf 7eb9ed09
expect memory 0x205018a0 = 7216dd4c c6df697c 70a13730 91d05764
expect memory 0x20501960 = 4828a82f 39b770b0
expect memory 0x20501a20 = 1fcf9121 161c01d9
expect memory 0x20501d40 = 55512720 0569fbd5
expect memory 0x20501f00 = e7340ba9 bf7ec39b
expect memory 0x206000a8 = 7eda05f9 531ab3df
expect memory 0x206008a8 = 1cbfd223 920cbdc5
expect memory 0x20601820 = 4e8f9468 e43e1ea7
expect memory 0x20601840 = 974b1b29 77aa9c30
expect memory 0x206018a0 = 18966b1e b7cd6fa0 1021956e 58c7bdd0
expect memory 0x20601960 = bc52a9e1 fc8453ff
expect memory 0x20601a20 = d8ead55a 58549121
expect memory 0x20601d40 = 2b0f41ca 64394821
expect memory 0x207000a8 = 49ba7856 98826578
expect memory 0x207008a8 = 76cb10d4 9931e9d4
expect memory 0x20701820 = 4a1a2968 1c8d58e4
expect memory 0x20701840 = f766b45e bbb6243d
expect memory 0x207018a0 = 10c5cdda 76db8c08 f97b50f6 b4e1b011
expect memory 0x20701960 = 4812f4f3 ecdf9cc2
expect memory 0x20701a20 = 61146aea 77fb948e
expect memory 0x20701d40 = 70c8cb57 b193844b
