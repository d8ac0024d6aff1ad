# SUATOM.2D and SURED.2D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-118f
sampler 0 { }
bytes 0x20000008 609b1053
bytes 0x20000280 a6d40c40
bytes 0x200002a4 2f29d41e
bytes 0x200002c8 13d22226
bytes 0x20000648 cd9eabc5
bytes 0x20000c88 441c74f1
bytes 0x20100000 bbb6f3c6
bytes 0x20100008 e26ef2d1
bytes 0x20100280 33b0322c
bytes 0x201002a4 815ab8a4
bytes 0x201002c8 076b7020
bytes 0x20100648 77e0e2b2
bytes 0x20100c88 0655c1e0
bytes 0x20100cc8 eeec87b4
bytes 0x20200008 99bfd1a9
bytes 0x20200280 a047b0c9
bytes 0x202002a4 80bfb435
bytes 0x202002c8 b6ee5ff4
bytes 0x20200648 8548255e
bytes 0x20200c88 b8996992
bytes 0x20300000 9af3b3b9
bytes 0x20300280 252b090f
bytes 0x20300288 08e49fd8
bytes 0x20300290 80e70759
bytes 0x20300640 8b06ae49
bytes 0x20300c80 4fba2a65
bytes 0x20400020 15faa9a7 b221c402
bytes 0x20400040 3da046c0 213a3a90
bytes 0x204000b0 3d62e3a3 e9949a15
bytes 0x20400260 da99f02a dec68505
bytes 0x20400448 05265734 1936edb4
bytes 0x20400860 e81c26c3 997e96dc
bytes 0x20500000 f51ce5e1 34caba1a
bytes 0x20500020 5a1dd3fe 5fc18d5b
bytes 0x20500040 2c279e1f 5e7bd862
bytes 0x205000b0 7ac98c12 dabfca7e
bytes 0x20500260 d1b2b0f1 1643b070
bytes 0x20500448 18908971 9490ccf5
bytes 0x20500860 6ae24203 eb7996cb
bytes 0x20500a60 0280f332 f7a7f3b0
bytes 0x20600020 a09bb741 4e7efb40
bytes 0x20600040 561872e9 ef106550
bytes 0x206000b0 4d0c4e20 b5433a7b
bytes 0x20600260 0284a0d4 2a1e31f1
bytes 0x20600448 34c052c6 126e6b94
bytes 0x20600860 4230ce24 3e7a698c
bytes 0x20700020 80b733b5 5d5eb97a
bytes 0x20700040 17b1f55d ec2f7202
bytes 0x207000b0 3c697d67 640f38f4
bytes 0x20700260 473f401f d79e48c3
bytes 0x20700448 3b97ff48 9b795e02
bytes 0x20700860 04746fc8 823e3772
texture 0 { raw 58d4920f 20000000 00400000 0000000a e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 320
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x400cd4a6
    expect lane 1 R8 = 0x2622d213
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x1ed4292f
    expect lane 8 R8 = 0x53109b60
    expect lane 9 R8 = 0xf1741c44
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xc5ab9ecd
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00400000 0000000a e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 320
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x1"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0x2c32b033
    expect lane 1 R8 = 0x20706b07
    expect lane 2 R8 = 0x20707b0a
    expect lane 3 R8 = 0x2c32c033
    expect lane 4 R8 = 0x2c32d03c
    expect lane 5 R8 = 0x20708b10
    expect lane 6 R8 = 0x20709b1f
    expect lane 7 R8 = 0xa4b85a81
    expect lane 8 R8 = 0xd1f26ee2
    expect lane 9 R8 = 0xe0c15506
    expect lane 10 R8 = 0xe0c16521
    expect lane 11 R8 = 0xd1f27efa
    expect lane 12 R8 = 0xd1f28f1b
    expect lane 13 R8 = 0xe0c1753f
    expect lane 14 R8 = 0xe0c18566
    expect lane 15 R8 = 0xb2e2e077
    expect lane 16 R8 = 0xc6f3b6bb
    expect lane 17 R8 = 0xb487ecee
}
texture 2 { raw 58d4920f 20200000 00400000 0000000a e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 320
handle 0x2 0x2
warp 2 {
    asm "SURED.D.2D.ADD.TRAP [R4], R16, 0x2"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
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
    expect lane 16 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00400000 0000000a e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 320
handle 0x3 0x3
warp 3 {
    word 0xea06003611070408
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    expect lane 0 R8 = 0xf092b25
    expect lane 1 R8 = 0x5907e780
    expect lane 2 R8 = 0x5907f783
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xd89fe408
    expect lane 8 R8 = 0xb9b3f39a
    expect lane 9 R8 = 0x652aba4f
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x49ae068b
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 58d36d84 20400000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.S64.2D.XOR.IGN R8, [R4], R16, 0x4"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0xc046a03d  R9 = 0x903a3a21
    expect lane 1 R8 = 0xc3261ce8  R9 = 0xdc967e99
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x34572605  R9 = 0xb4ed3619
    expect lane 8 R8 = 0xa7a9fa15  R9 = 0x2c421b2
    expect lane 9 R8 = 0x2af099da  R9 = 0x585c6de
    expect lane 10 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xa3e3623d  R9 = 0x159a94e9
    expect lane 16 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d36d84 20500000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.S64.2D.XOR R8, [R4], R16, 0x5"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    data0 = { 4096 4099 4102 4105 4108 4111 4114 4117 4120 4123 4126 4129 4132 4135 4138 4141 4144 4147 4150 4153 4156 4159
      4162 4165 4168 4171 4174 4177 4180 4183 4186 4189 }
    data1 = 0
    expect lane 0 R8 = 0x1f9e272c  R9 = 0x62d87b5e
    expect lane 1 R8 = 0x342e26a  R9 = 0xcb9679eb
    expect lane 2 R8 = 0x342f269  R9 = 0xcb9679eb
    expect lane 3 R8 = 0x1f9e372c  R9 = 0x62d87b5e
    expect lane 4 R8 = 0x1f9e2725  R9 = 0x62d87b5e
    expect lane 5 R8 = 0x342e26f  R9 = 0xcb9679eb
    expect lane 6 R8 = 0x342f260  R9 = 0xcb9679eb
    expect lane 7 R8 = 0x71899018  R9 = 0xf5cc9094
    expect lane 8 R8 = 0xfed31d5a  R9 = 0x5b8dc15f
    expect lane 9 R8 = 0xf1b0b2d1  R9 = 0x70b04316
    expect lane 10 R8 = 0xf1b0a2ca  R9 = 0x70b04316
    expect lane 11 R8 = 0xfed30d42  R9 = 0x5b8dc15f
    expect lane 12 R8 = 0xfed31d63  R9 = 0x5b8dc15f
    expect lane 13 R8 = 0xf1b0b2d4  R9 = 0x70b04316
    expect lane 14 R8 = 0xf1b0a2f3  R9 = 0x70b04316
    expect lane 15 R8 = 0x128cc97a  R9 = 0x7ecabfda
    expect lane 16 R8 = 0xe1e51cf5  R9 = 0x1abaca34
    expect lane 17 R8 = 0x32f38002  R9 = 0xb0f3a7f7
}
texture 6 { raw 58d36d84 20600000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SURED.D.S64.2D.XOR.TRAP [R4], R16, 0x6"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
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
    expect lane 16 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 58d36d84 20700000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb5e007607570410
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
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
    expect lane 16 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x20000008 = 78ab1053
expect memory 0x20000280 = a6e40c40
expect memory 0x200002a4 = 4439d41e
expect memory 0x200002c8 = 16e22226
expect memory 0x20000648 = faaeabc5
expect memory 0x20000c88 = 5f2c74f1
expect memory 0x20100000 = ebc6f3c6
expect memory 0x20100008 = 3f9ff2d1
expect memory 0x20100280 = 48e0322c
expect memory 0x201002a4 = 966ab8a4
expect memory 0x201002c8 = 31ab7020
expect memory 0x20100648 = a4f0e2b2
expect memory 0x20100c88 = 9095c1e0
expect memory 0x20100cc8 = 21fd87b4
expect memory 0x20200008 = b1cfd1a9
expect memory 0x20200280 = a057b0c9
expect memory 0x202002a4 = 95cfb435
expect memory 0x202002c8 = b9fe5ff4
expect memory 0x20200648 = b258255e
expect memory 0x20200c88 = d3a96992
expect memory 0x20300000 = b203b4b9
expect memory 0x20300280 = 253b090f
expect memory 0x20300288 = 1df49fd8
expect memory 0x20300290 = 89070859
expect memory 0x20300640 = b816ae49
expect memory 0x20300c80 = 6aca2a65
expect memory 0x20400020 = 0deaa9a7 b221c402
expect memory 0x20400040 = 3db046c0 213a3a90
expect memory 0x204000b0 = 1072e3a3 e9949a15
expect memory 0x20400260 = c189f02a dec68505
expect memory 0x20400448 = 10365734 1936edb4
expect memory 0x20400860 = eb0c26c3 997e96dc
expect memory 0x20500000 = c50ce5e1 34caba1a
expect memory 0x20500020 = 470dd3fe 5fc18d5b
expect memory 0x20500040 = 29379e1f 5e7bd862
expect memory 0x205000b0 = 57d98c12 dabfca7e
expect memory 0x20500260 = d9b2b0f1 1643b070
expect memory 0x20500448 = 0d808971 9490ccf5
expect memory 0x20500860 = 72e24203 eb7996cb
expect memory 0x20500a60 = 3190f332 f7a7f3b0
expect memory 0x20600020 = b88bb741 4e7efb40
expect memory 0x20600040 = 560872e9 ef106550
expect memory 0x206000b0 = 601c4e20 b5433a7b
expect memory 0x20600260 = 1994a0d4 2a1e31f1
expect memory 0x20600448 = 21d052c6 126e6b94
expect memory 0x20600860 = 4120ce24 3e7a698c
expect memory 0x20700020 = 98a733b5 5d5eb97a
expect memory 0x20700040 = 17a1f55d ec2f7202
expect memory 0x207000b0 = 11797d67 640f38f4
expect memory 0x20700260 = 5c2f401f d79e48c3
expect memory 0x20700448 = 2e87ff48 9b795e02
expect memory 0x20700860 = 07646fc8 823e3772
