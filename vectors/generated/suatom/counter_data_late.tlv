# Two warps on one counter, in traffic of the shape data late: it ends at the sum, and each
# thread gets the number of those before it.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118 PD-118d
traffic { seed 7 latency 1..9 w_stall 90 result_stall 80 }
sampler 0 { }
bytes 0x51000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
bytes 0x51000020 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
texture 0 { raw 0004920f 51000000 00000000 00000000 0300000f 00000000 00000000 00000000 }   # ONE_D_BUFFER 16, R32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x3
    expect lane 4 R8 = 0x4
    expect lane 5 R8 = 0x5
    expect lane 6 R8 = 0x6
    expect lane 7 R8 = 0x7
    expect lane 8 R8 = 0x8
    expect lane 9 R8 = 0x9
    expect lane 10 R8 = 0xa
    expect lane 11 R8 = 0xb
    expect lane 12 R8 = 0xc
    expect lane 13 R8 = 0xd
    expect lane 14 R8 = 0xe
    expect lane 15 R8 = 0xf
    expect lane 16 R8 = 0x10
    expect lane 17 R8 = 0x11
    expect lane 18 R8 = 0x12
    expect lane 19 R8 = 0x13
    expect lane 20 R8 = 0x14
    expect lane 21 R8 = 0x15
    expect lane 22 R8 = 0x16
    expect lane 23 R8 = 0x17
    expect lane 24 R8 = 0x18
    expect lane 25 R8 = 0x19
    expect lane 26 R8 = 0x1a
    expect lane 27 R8 = 0x1b
    expect lane 28 R8 = 0x1c
    expect lane 29 R8 = 0x1d
    expect lane 30 R8 = 0x1e
    expect lane 31 R8 = 0x1f
}
warp 1 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0xffff
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x20
    expect lane 1 R8 = 0x21
    expect lane 2 R8 = 0x22
    expect lane 3 R8 = 0x23
    expect lane 4 R8 = 0x24
    expect lane 5 R8 = 0x25
    expect lane 6 R8 = 0x26
    expect lane 7 R8 = 0x27
    expect lane 8 R8 = 0x28
    expect lane 9 R8 = 0x29
    expect lane 10 R8 = 0x2a
    expect lane 11 R8 = 0x2b
    expect lane 12 R8 = 0x2c
    expect lane 13 R8 = 0x2d
    expect lane 14 R8 = 0x2e
    expect lane 15 R8 = 0x2f
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0xffff
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x30
    expect lane 1 R8 = 0x31
    expect lane 2 R8 = 0x32
    expect lane 3 R8 = 0x33
    expect lane 4 R8 = 0x34
    expect lane 5 R8 = 0x35
    expect lane 6 R8 = 0x36
    expect lane 7 R8 = 0x37
    expect lane 8 R8 = 0x38
    expect lane 9 R8 = 0x39
    expect lane 10 R8 = 0x3a
    expect lane 11 R8 = 0x3b
    expect lane 12 R8 = 0x3c
    expect lane 13 R8 = 0x3d
    expect lane 14 R8 = 0x3e
    expect lane 15 R8 = 0x3f
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x1
    x = 3
    expect lane 0 R8 = 0x40
}
warp 1 {
    asm "SURED.D.1D_BUFFER.ADD.IGN [R4], R16, 0x0"
    active 0xffff
    x = 3
    data0 = 1
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x50
    expect lane 1 R8 = 0x51
    expect lane 2 R8 = 0x52
    expect lane 3 R8 = 0x53
    expect lane 4 R8 = 0x54
    expect lane 5 R8 = 0x55
    expect lane 6 R8 = 0x56
    expect lane 7 R8 = 0x57
    expect lane 8 R8 = 0x58
    expect lane 9 R8 = 0x59
    expect lane 10 R8 = 0x5a
    expect lane 11 R8 = 0x5b
    expect lane 12 R8 = 0x5c
    expect lane 13 R8 = 0x5d
    expect lane 14 R8 = 0x5e
    expect lane 15 R8 = 0x5f
    expect lane 16 R8 = 0x60
    expect lane 17 R8 = 0x61
    expect lane 18 R8 = 0x62
    expect lane 19 R8 = 0x63
    expect lane 20 R8 = 0x64
    expect lane 21 R8 = 0x65
    expect lane 22 R8 = 0x66
    expect lane 23 R8 = 0x67
    expect lane 24 R8 = 0x68
    expect lane 25 R8 = 0x69
    expect lane 26 R8 = 0x6a
    expect lane 27 R8 = 0x6b
    expect lane 28 R8 = 0x6c
    expect lane 29 R8 = 0x6d
    expect lane 30 R8 = 0x6e
    expect lane 31 R8 = 0x6f
}
warp 1 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0xffff
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x70
    expect lane 1 R8 = 0x71
    expect lane 2 R8 = 0x72
    expect lane 3 R8 = 0x73
    expect lane 4 R8 = 0x74
    expect lane 5 R8 = 0x75
    expect lane 6 R8 = 0x76
    expect lane 7 R8 = 0x77
    expect lane 8 R8 = 0x78
    expect lane 9 R8 = 0x79
    expect lane 10 R8 = 0x7a
    expect lane 11 R8 = 0x7b
    expect lane 12 R8 = 0x7c
    expect lane 13 R8 = 0x7d
    expect lane 14 R8 = 0x7e
    expect lane 15 R8 = 0x7f
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x1
    x = 3
    expect lane 0 R8 = 0x80
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0x8c77f0df
    x = 3
    data0 = 1
    expect lane 0 R8 = 0x80
    expect lane 1 R8 = 0x81
    expect lane 2 R8 = 0x82
    expect lane 3 R8 = 0x83
    expect lane 4 R8 = 0x84
    expect lane 6 R8 = 0x85
    expect lane 7 R8 = 0x86
    expect lane 12 R8 = 0x87
    expect lane 13 R8 = 0x88
    expect lane 14 R8 = 0x89
    expect lane 15 R8 = 0x8a
    expect lane 16 R8 = 0x8b
    expect lane 17 R8 = 0x8c
    expect lane 18 R8 = 0x8d
    expect lane 20 R8 = 0x8e
    expect lane 21 R8 = 0x8f
    expect lane 22 R8 = 0x90
    expect lane 26 R8 = 0x91
    expect lane 27 R8 = 0x92
    expect lane 31 R8 = 0x93
}
warp 1 {
    asm "SURED.D.1D_BUFFER.ADD.IGN [R4], R16, 0x0"
    x = 3
    data0 = 1
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0xe10420d7
    x = 3
    data0 = 1
    expect lane 0 R8 = 0xb4
    expect lane 1 R8 = 0xb5
    expect lane 2 R8 = 0xb6
    expect lane 4 R8 = 0xb7
    expect lane 6 R8 = 0xb8
    expect lane 7 R8 = 0xb9
    expect lane 13 R8 = 0xba
    expect lane 18 R8 = 0xbb
    expect lane 24 R8 = 0xbc
    expect lane 29 R8 = 0xbd
    expect lane 30 R8 = 0xbe
    expect lane 31 R8 = 0xbf
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x1
    x = 3
    expect lane 0 R8 = 0xc0
}
warp 1 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0xffff
    x = 3
    data0 = 1
    expect lane 0 R8 = 0xc0
    expect lane 1 R8 = 0xc1
    expect lane 2 R8 = 0xc2
    expect lane 3 R8 = 0xc3
    expect lane 4 R8 = 0xc4
    expect lane 5 R8 = 0xc5
    expect lane 6 R8 = 0xc6
    expect lane 7 R8 = 0xc7
    expect lane 8 R8 = 0xc8
    expect lane 9 R8 = 0xc9
    expect lane 10 R8 = 0xca
    expect lane 11 R8 = 0xcb
    expect lane 12 R8 = 0xcc
    expect lane 13 R8 = 0xcd
    expect lane 14 R8 = 0xce
    expect lane 15 R8 = 0xcf
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    active 0x7bce8503
    x = 3
    data0 = 1
    expect lane 0 R8 = 0xd0
    expect lane 1 R8 = 0xd1
    expect lane 8 R8 = 0xd2
    expect lane 10 R8 = 0xd3
    expect lane 15 R8 = 0xd4
    expect lane 17 R8 = 0xd5
    expect lane 18 R8 = 0xd6
    expect lane 19 R8 = 0xd7
    expect lane 22 R8 = 0xd8
    expect lane 23 R8 = 0xd9
    expect lane 24 R8 = 0xda
    expect lane 25 R8 = 0xdb
    expect lane 27 R8 = 0xdc
    expect lane 28 R8 = 0xdd
    expect lane 29 R8 = 0xde
    expect lane 30 R8 = 0xdf
}
warp 1 {
    asm "SURED.D.1D_BUFFER.ADD.IGN [R4], R16, 0x0"
    active 0xdb5fa445
    x = 3
    data0 = 1
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x1
    x = 3
    expect lane 0 R8 = 0xf2
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = { 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 }
    data0 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x2
    expect lane 5 R8 = 0x4
    expect lane 6 R8 = 0x6
    expect lane 7 R8 = 0x9
    expect lane 8 R8 = 0xc
    expect lane 9 R8 = 0x10
    expect lane 10 R8 = 0x14
    expect lane 11 R8 = 0x19
    expect lane 12 R8 = 0x1e
    expect lane 13 R8 = 0x24
    expect lane 14 R8 = 0x2a
    expect lane 15 R8 = 0x31
    expect lane 16 R8 = 0x38
    expect lane 17 R8 = 0x40
    expect lane 18 R8 = 0x48
    expect lane 19 R8 = 0x51
    expect lane 20 R8 = 0x5a
    expect lane 21 R8 = 0x64
    expect lane 22 R8 = 0x6e
    expect lane 23 R8 = 0x79
    expect lane 24 R8 = 0x84
    expect lane 25 R8 = 0x90
    expect lane 26 R8 = 0x9c
    expect lane 27 R8 = 0xa9
    expect lane 28 R8 = 0xb6
    expect lane 29 R8 = 0xc4
    expect lane 30 R8 = 0xd2
    expect lane 31 R8 = 0xe1
}
warp 1 {
    asm "SURED.D.1D_BUFFER.MAX.IGN [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
    data0 = { 0 7 14 21 28 35 42 49 56 63 70 77 84 91 98 105 112 119 126 133 140 147 154 161 168 175 182 189 196 203 210 217 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = { 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 }
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0xf0
    expect lane 1 R8 = 0x100
    expect lane 2 R8 = 0xf1
    expect lane 3 R8 = 0x102
    expect lane 4 R8 = 0xf4
    expect lane 5 R8 = 0x106
    expect lane 6 R8 = 0xf9
    expect lane 7 R8 = 0x10c
    expect lane 8 R8 = 0x100
    expect lane 9 R8 = 0x114
    expect lane 10 R8 = 0x109
    expect lane 11 R8 = 0x11e
    expect lane 12 R8 = 0x114
    expect lane 13 R8 = 0x12a
    expect lane 14 R8 = 0x121
    expect lane 15 R8 = 0x138
    expect lane 16 R8 = 0x130
    expect lane 17 R8 = 0x148
    expect lane 18 R8 = 0x141
    expect lane 19 R8 = 0x15a
    expect lane 20 R8 = 0x154
    expect lane 21 R8 = 0x16e
    expect lane 22 R8 = 0x169
    expect lane 23 R8 = 0x184
    expect lane 24 R8 = 0x180
    expect lane 25 R8 = 0x19c
    expect lane 26 R8 = 0x199
    expect lane 27 R8 = 0x1b6
    expect lane 28 R8 = 0x1b4
    expect lane 29 R8 = 0x1d2
    expect lane 30 R8 = 0x1d1
    expect lane 31 R8 = 0x1f0
}
warp 0 {
    asm "SURED.D.1D_BUFFER.MAX.IGN [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
    data0 = { 0 7 14 21 28 35 42 49 56 63 70 77 84 91 98 105 112 119 126 133 140 147 154 161 168 175 182 189 196 203 210 217 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = { 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 5 13 }
    data0 = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    expect lane 0 R8 = 0x1f0
    expect lane 1 R8 = 0x210
    expect lane 2 R8 = 0x1f2
    expect lane 3 R8 = 0x213
    expect lane 4 R8 = 0x1f6
    expect lane 5 R8 = 0x218
    expect lane 6 R8 = 0x1fc
    expect lane 7 R8 = 0x21f
    expect lane 8 R8 = 0x204
    expect lane 9 R8 = 0x228
    expect lane 10 R8 = 0x20e
    expect lane 11 R8 = 0x233
    expect lane 12 R8 = 0x21a
    expect lane 13 R8 = 0x240
    expect lane 14 R8 = 0x228
    expect lane 15 R8 = 0x24f
    expect lane 16 R8 = 0x238
    expect lane 17 R8 = 0x260
    expect lane 18 R8 = 0x24a
    expect lane 19 R8 = 0x273
    expect lane 20 R8 = 0x25e
    expect lane 21 R8 = 0x288
    expect lane 22 R8 = 0x274
    expect lane 23 R8 = 0x29f
    expect lane 24 R8 = 0x28c
    expect lane 25 R8 = 0x2b8
    expect lane 26 R8 = 0x2a6
    expect lane 27 R8 = 0x2d3
    expect lane 28 R8 = 0x2c2
    expect lane 29 R8 = 0x2f0
    expect lane 30 R8 = 0x2e0
    expect lane 31 R8 = 0x30f
}
warp 1 {
    asm "SURED.D.1D_BUFFER.MAX.IGN [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
    data0 = { 0 7 14 21 28 35 42 49 56 63 70 77 84 91 98 105 112 119 126 133 140 147 154 161 168 175 182 189 196 203 210 217 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 1 { raw 00036d8f 51000000 00000000 00000000 0300000f 00000000 00000000 00000000 }   # ONE_D_BUFFER 16, R32 SINT, buffer
texture 2 { raw 0007ff8f 51000000 00000000 00000000 0300000f 00000000 00000000 00000000 }   # ONE_D_BUFFER 16, R32 FLOAT, buffer
texture 3 { raw 00049204 51000000 00000000 00000000 03000007 00000000 00000000 00000000 }   # ONE_D_BUFFER 8, R32_G32 UINT, buffer
warp 0 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x0"
    x = 9
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0xaf
    expect lane 1 R8 = 0xb0
    expect lane 2 R8 = 0xb2
    expect lane 3 R8 = 0xb5
    expect lane 4 R8 = 0xb9
    expect lane 5 R8 = 0xbe
    expect lane 6 R8 = 0xc4
    expect lane 7 R8 = 0xcb
    expect lane 8 R8 = 0xd3
    expect lane 9 R8 = 0xdc
    expect lane 10 R8 = 0xe6
    expect lane 11 R8 = 0xf1
    expect lane 12 R8 = 0xfd
    expect lane 13 R8 = 0x10a
    expect lane 14 R8 = 0x118
    expect lane 15 R8 = 0x127
    expect lane 16 R8 = 0x137
    expect lane 17 R8 = 0x148
    expect lane 18 R8 = 0x15a
    expect lane 19 R8 = 0x16d
    expect lane 20 R8 = 0x181
    expect lane 21 R8 = 0x196
    expect lane 22 R8 = 0x1ac
    expect lane 23 R8 = 0x1c3
    expect lane 24 R8 = 0x1db
    expect lane 25 R8 = 0x1f4
    expect lane 26 R8 = 0x20e
    expect lane 27 R8 = 0x229
    expect lane 28 R8 = 0x245
    expect lane 29 R8 = 0x262
    expect lane 30 R8 = 0x280
    expect lane 31 R8 = 0x29f
}
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.S32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1"
    x = 9
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x2bf
    expect lane 1 R8 = 0x2c0
    expect lane 2 R8 = 0x2c2
    expect lane 3 R8 = 0x2c5
    expect lane 4 R8 = 0x2c9
    expect lane 5 R8 = 0x2ce
    expect lane 6 R8 = 0x2d4
    expect lane 7 R8 = 0x2db
    expect lane 8 R8 = 0x2e3
    expect lane 9 R8 = 0x2ec
    expect lane 10 R8 = 0x2f6
    expect lane 11 R8 = 0x301
    expect lane 12 R8 = 0x30d
    expect lane 13 R8 = 0x31a
    expect lane 14 R8 = 0x328
    expect lane 15 R8 = 0x337
    expect lane 16 R8 = 0x347
    expect lane 17 R8 = 0x358
    expect lane 18 R8 = 0x36a
    expect lane 19 R8 = 0x37d
    expect lane 20 R8 = 0x391
    expect lane 21 R8 = 0x3a6
    expect lane 22 R8 = 0x3bc
    expect lane 23 R8 = 0x3d3
    expect lane 24 R8 = 0x3eb
    expect lane 25 R8 = 0x404
    expect lane 26 R8 = 0x41e
    expect lane 27 R8 = 0x439
    expect lane 28 R8 = 0x455
    expect lane 29 R8 = 0x472
    expect lane 30 R8 = 0x490
    expect lane 31 R8 = 0x4af
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x780
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 }
    data0 = 21
    expect all surface.action = "store"
}
warp 0 {
    asm "SURED.D.1D_BUFFER.INC.IGN [R4], R16, 0x0"
    x = 9
    data0 = 40
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0xff
    x = { 8 9 10 11 12 13 14 15 ... }
    expect lane 0 R8 = 0x15
    expect lane 1 R8 = 0xc
    expect lane 2 R8 = 0x15
    expect lane 3 R8 = 0x15
    expect lane 4 R8 = 0xc4
    expect lane 5 R8 = 0x330
    expect lane 6 R8 = 0xd2
    expect lane 7 R8 = 0xd9
}
warp 1 {
    asm "SUATOM.D.1D_BUFFER.CAS.IGN R8, [R4], R16, 0x0"
    x = 9
    data0 = { 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 }
    data1 = { 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 }
    expect lane 0 R8 = 0xc
    expect lane 1 R8 = 0xd
    expect lane 2 R8 = 0xe
    expect lane 3 R8 = 0xf
    expect lane 4 R8 = 0x10
    expect lane 5 R8 = 0x11
    expect lane 6 R8 = 0x12
    expect lane 7 R8 = 0x13
    expect lane 8 R8 = 0x14
    expect lane 9 R8 = 0x15
    expect lane 10 R8 = 0x16
    expect lane 11 R8 = 0x17
    expect lane 12 R8 = 0x18
    expect lane 13 R8 = 0x19
    expect lane 14 R8 = 0x1a
    expect lane 15 R8 = 0x1b
    expect lane 16 R8 = 0x1c
    expect lane 17 R8 = 0x1d
    expect lane 18 R8 = 0x1e
    expect lane 19 R8 = 0x1f
    expect lane 20 R8 = 0x20
    expect lane 21 R8 = 0x21
    expect lane 22 R8 = 0x22
    expect lane 23 R8 = 0x23
    expect lane 24 R8 = 0x24
    expect lane 25 R8 = 0x25
    expect lane 26 R8 = 0x26
    expect lane 27 R8 = 0x27
    expect lane 28 R8 = 0x28
    expect lane 29 R8 = 0x29
    expect lane 30 R8 = 0x2a
    expect lane 31 R8 = 0x2b
}
handle 0x2 0x2
warp 0 {
    asm "SUATOM.D.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x2"
    x = 12
    data0 = { 0x3f800000 0x3f800000 0xbf800000 0x33800001 0x3f800000 0x3f800000 0x33800001 0xbf800000 0x3f800000 0x4b800000
      0x3f800000 0xbf800000 0xcb800000 0x33800001 0xcb800000 0xbf800000 0xbf800000 0x4b800000 0x33800001
      0xbf800000 0xbf800000 0xcb800000 0xbf800000 0x3f800000 0x33800001 0x4b800000 0xbf800000 0x33800001
      0xbf800000 0x3f800000 0xbf800000 0x3f800000 }
    expect lane 0 R8 = 0xc4
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800001
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x4b800002
    expect lane 11 R8 = 0x4b800002
    expect lane 12 R8 = 0x4b800002
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0xcb7ffffc
    expect lane 16 R8 = 0xcb7ffffd
    expect lane 17 R8 = 0xcb7ffffe
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0xcb800000
    expect lane 23 R8 = 0xcb800000
    expect lane 24 R8 = 0xcb7fffff
    expect lane 25 R8 = 0xcb7fffff
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x33800001
    expect lane 29 R8 = 0xbf7fffff
    expect lane 30 R8 = 0x33800000
    expect lane 31 R8 = 0xbf7fffff
}
warp 1 {
    asm "SURED.D.1D_BUFFER.DEC.IGN [R4], R16, 0x0"
    x = 9
    data0 = 50
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x3c000
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 }
    data0 = 27
    expect all surface.action = "store"
}
warp 0 {
    asm "SUATOM.D.S32.1D_BUFFER.MIN.IGN R8, [R4], R16, 0x1"
    x = 9
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x1b
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x1
    expect lane 5 R8 = 0x1
    expect lane 6 R8 = 0x1
    expect lane 7 R8 = 0x1
    expect lane 8 R8 = 0x1
    expect lane 9 R8 = 0x1
    expect lane 10 R8 = 0x1
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x1
    expect lane 13 R8 = 0x1
    expect lane 14 R8 = 0x1
    expect lane 15 R8 = 0x1
    expect lane 16 R8 = 0x1
    expect lane 17 R8 = 0x1
    expect lane 18 R8 = 0x1
    expect lane 19 R8 = 0x1
    expect lane 20 R8 = 0x1
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x1
    expect lane 23 R8 = 0x1
    expect lane 24 R8 = 0x1
    expect lane 25 R8 = 0x1
    expect lane 26 R8 = 0x1
    expect lane 27 R8 = 0x1
    expect lane 28 R8 = 0x1
    expect lane 29 R8 = 0x1
    expect lane 30 R8 = 0x1
    expect lane 31 R8 = 0x1
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0xff
    x = { 8 9 10 11 12 13 14 15 ... }
    expect lane 0 R8 = 0x1b
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x1b
    expect lane 3 R8 = 0x1b
    expect lane 4 R8 = 0x33800000
    expect lane 5 R8 = 0x330
    expect lane 6 R8 = 0xd2
    expect lane 7 R8 = 0xd9
}
handle 0x3 0x3
warp 1 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x3"
    x = 4
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    data1 = 0
    expect lane 0 R8 = 0x1b  R9 = 0x1
    expect lane 1 R8 = 0x1c  R9 = 0x1
    expect lane 2 R8 = 0x1e  R9 = 0x1
    expect lane 3 R8 = 0x21  R9 = 0x1
    expect lane 4 R8 = 0x25  R9 = 0x1
    expect lane 5 R8 = 0x2a  R9 = 0x1
    expect lane 6 R8 = 0x30  R9 = 0x1
    expect lane 7 R8 = 0x37  R9 = 0x1
    expect lane 8 R8 = 0x3f  R9 = 0x1
    expect lane 9 R8 = 0x48  R9 = 0x1
    expect lane 10 R8 = 0x52  R9 = 0x1
    expect lane 11 R8 = 0x5d  R9 = 0x1
    expect lane 12 R8 = 0x69  R9 = 0x1
    expect lane 13 R8 = 0x76  R9 = 0x1
    expect lane 14 R8 = 0x84  R9 = 0x1
    expect lane 15 R8 = 0x93  R9 = 0x1
    expect lane 16 R8 = 0xa3  R9 = 0x1
    expect lane 17 R8 = 0xb4  R9 = 0x1
    expect lane 18 R8 = 0xc6  R9 = 0x1
    expect lane 19 R8 = 0xd9  R9 = 0x1
    expect lane 20 R8 = 0xed  R9 = 0x1
    expect lane 21 R8 = 0x102  R9 = 0x1
    expect lane 22 R8 = 0x118  R9 = 0x1
    expect lane 23 R8 = 0x12f  R9 = 0x1
    expect lane 24 R8 = 0x147  R9 = 0x1
    expect lane 25 R8 = 0x160  R9 = 0x1
    expect lane 26 R8 = 0x17a  R9 = 0x1
    expect lane 27 R8 = 0x195  R9 = 0x1
    expect lane 28 R8 = 0x1b1  R9 = 0x1
    expect lane 29 R8 = 0x1ce  R9 = 0x1
    expect lane 30 R8 = 0x1ec  R9 = 0x1
    expect lane 31 R8 = 0x20b  R9 = 0x1
}
warp 0 {
    asm "SUATOM.D.S32.1D_BUFFER.CAS.IGN R8, [R4], R16, 0x1"
    x = 9
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    data1 = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    expect lane 0 R8 = 0x1
    expect lane 1 R8 = 0x2
    expect lane 2 R8 = 0x3
    expect lane 3 R8 = 0x4
    expect lane 4 R8 = 0x5
    expect lane 5 R8 = 0x6
    expect lane 6 R8 = 0x7
    expect lane 7 R8 = 0x8
    expect lane 8 R8 = 0x9
    expect lane 9 R8 = 0xa
    expect lane 10 R8 = 0xb
    expect lane 11 R8 = 0xc
    expect lane 12 R8 = 0xd
    expect lane 13 R8 = 0xe
    expect lane 14 R8 = 0xf
    expect lane 15 R8 = 0x10
    expect lane 16 R8 = 0x11
    expect lane 17 R8 = 0x12
    expect lane 18 R8 = 0x13
    expect lane 19 R8 = 0x14
    expect lane 20 R8 = 0x15
    expect lane 21 R8 = 0x16
    expect lane 22 R8 = 0x17
    expect lane 23 R8 = 0x18
    expect lane 24 R8 = 0x19
    expect lane 25 R8 = 0x1a
    expect lane 26 R8 = 0x1b
    expect lane 27 R8 = 0x1c
    expect lane 28 R8 = 0x1d
    expect lane 29 R8 = 0x1e
    expect lane 30 R8 = 0x1f
    expect lane 31 R8 = 0x20
}
warp 1 {
    asm "SUATOM.D.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x2"
    x = 12
    data0 = { 0x33800001 0x3f800000 0x3f800000 0x33800001 0x3f800000 0x3f800000 0x4b800000 0x33800001 0x33800001 0xcb800000
      0xbf800000 0x3f800000 0x4b800000 0xcb800000 0x33800001 0x4b800000 0x3f800000 0xbf800000 0x33800001
      0x4b800000 0xcb800000 0xbf800000 0x4b800000 0x33800001 0x33800001 0xcb800000 0x4b800000 0x3f800000
      0xcb800000 0x3f800000 0x4b800000 ... }
    expect lane 0 R8 = 0x33800000
    expect lane 1 R8 = 0x34000000
    expect lane 2 R8 = 0x3f800001
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x4b800002
    expect lane 8 R8 = 0x4b800002
    expect lane 9 R8 = 0x4b800002
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x4b800002
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x4b800002
    expect lane 17 R8 = 0x4b800002
    expect lane 18 R8 = 0x4b800002
    expect lane 19 R8 = 0x4b800002
    expect lane 20 R8 = 0x4c000001
    expect lane 21 R8 = 0x4b800002
    expect lane 22 R8 = 0x4b800002
    expect lane 23 R8 = 0x4c000001
    expect lane 24 R8 = 0x4c000001
    expect lane 25 R8 = 0x4c000001
    expect lane 26 R8 = 0x4b800002
    expect lane 27 R8 = 0x4c000001
    expect lane 28 R8 = 0x4c000001
    expect lane 29 R8 = 0x4b800002
    expect lane 30 R8 = 0x4b800002
    expect lane 31 R8 = 0x4c000001
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1e0
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 }
    data0 = 7
    expect all surface.action = "store"
}
warp 0 {
    asm "SUATOM.D.1D_BUFFER.EXCH.IGN R8, [R4], R16, 0x0"
    x = 9
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x7
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x2
    expect lane 3 R8 = 0x3
    expect lane 4 R8 = 0x4
    expect lane 5 R8 = 0x5
    expect lane 6 R8 = 0x6
    expect lane 7 R8 = 0x7
    expect lane 8 R8 = 0x8
    expect lane 9 R8 = 0x9
    expect lane 10 R8 = 0xa
    expect lane 11 R8 = 0xb
    expect lane 12 R8 = 0xc
    expect lane 13 R8 = 0xd
    expect lane 14 R8 = 0xe
    expect lane 15 R8 = 0xf
    expect lane 16 R8 = 0x10
    expect lane 17 R8 = 0x11
    expect lane 18 R8 = 0x12
    expect lane 19 R8 = 0x13
    expect lane 20 R8 = 0x14
    expect lane 21 R8 = 0x15
    expect lane 22 R8 = 0x16
    expect lane 23 R8 = 0x17
    expect lane 24 R8 = 0x18
    expect lane 25 R8 = 0x19
    expect lane 26 R8 = 0x1a
    expect lane 27 R8 = 0x1b
    expect lane 28 R8 = 0x1c
    expect lane 29 R8 = 0x1d
    expect lane 30 R8 = 0x1e
    expect lane 31 R8 = 0x1f
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0xff
    x = { 8 9 10 11 12 13 14 15 ... }
    expect lane 0 R8 = 0x7
    expect lane 1 R8 = 0x20
    expect lane 2 R8 = 0x7
    expect lane 3 R8 = 0x7
    expect lane 4 R8 = 0x4c400001
    expect lane 5 R8 = 0x330
    expect lane 6 R8 = 0xd2
    expect lane 7 R8 = 0xd9
}
warp 1 {
    asm "SURED.D.U64.1D_BUFFER.XOR.IGN [R4], R16, 0x3"
    x = 4
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    data1 = 0
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
expect memory 0x51000000 = 70000000 77000000 7e000000 f2000000 8c000000 00030000 9a000000 a1000000
expect memory 0x51000020 = 27000000 20000000 07000000 07000000 0100404c 30030000 d2000000 d9000000
