# The greatest width, height, depth, number of layers and of cubes, at the first level and at later ones, of texels of
# several sizes and in blocks of every depth: both ends of every axis, and beyond.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-22 R-SUST-24 R-SUST-25 R-SUST-26 R-SUST-27 R-SUST-28 PD-31 PD-35 PD-90 PD-91
sampler 0 { }
texture 0 { raw 58d4921d 20000000 00600000 00000000 e000ffff 80000000 00000000 00000000 }   # ONE_D 65536 x 1 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x0 0x0
warp 0 {
    asm "SUST.P.1D.IGN [R4], R8, 0x0"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    data0 = { 0x10000000 0x10000101 0x10000202 0x10000303 0x10000404 0x10000505 0x10000606 0x10000707 0x10000808 0x10000909
      0x10000a0a ... }
    data1 = { 0x11000000 0x11000101 0x11000202 0x11000303 0x11000404 0x11000505 0x11000606 0x11000707 0x11000808 0x11000909
      0x11000a0a ... }
    data2 = { 0x12000000 0x12000101 0x12000202 0x12000303 0x12000404 0x12000505 0x12000606 0x12000707 0x12000808 0x12000909
      0x12000a0a ... }
    data3 = { 0x13000000 0x13000101 0x13000202 0x13000303 0x13000404 0x13000505 0x13000606 0x13000707 0x13000808 0x13000909
      0x13000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d4920f 20000200 00600000 f0000049 e000ffff 80000000 00000000 000000f0 }   # ONE_D 65536 x 1 x 1, R32 UINT, blocks of 2 x 2 x 2, level 0 of 16
handle 0x1 0x1
warp 1 {
    asm "SUST.D.1D [R4], R8, 0x1"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    data0 = { 0x20000000 0x20000101 0x20000202 0x20000303 0x20000404 0x20000505 0x20000606 0x20000707 0x20000808 0x20000909
      0x20000a0a ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d49202 20000400 00600000 f0000092 e000ffff 80000000 00000000 000000f1 }   # ONE_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 1 of 16
handle 0x2 0x2
warp 2 {
    asm "SUST.P.1D.IGN [R4], R8, 0x2"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    data0 = { 0x30000000 0x30000101 0x30000202 0x30000303 0x30000404 0x30000505 0x30000606 0x30000707 0x30000808 0x30000909
      0x30000a0a ... }
    data1 = { 0x31000000 0x31000101 0x31000202 0x31000303 0x31000404 0x31000505 0x31000606 0x31000707 0x31000808 0x31000909
      0x31000a0a ... }
    data2 = { 0x32000000 0x32000101 0x32000202 0x32000303 0x32000404 0x32000505 0x32000606 0x32000707 0x32000808 0x32000909
      0x32000a0a ... }
    data3 = { 0x33000000 0x33000101 0x33000202 0x33000303 0x33000404 0x33000505 0x33000606 0x33000707 0x33000808 0x33000909
      0x33000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 3 { raw 58d49201 20000600 00600000 f000001b e000ffff 80000000 00000000 000000f2 }   # ONE_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 8 x 1, level 2 of 16
handle 0x3 0x3
warp 3 {
    asm "SUST.D.1D [R4], R8, 0x3"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    data0 = { 0x40000000 0x40000101 0x40000202 0x40000303 0x40000404 0x40000505 0x40000606 0x40000707 0x40000808 0x40000909
      0x40000a0a ... }
    expect all surface.action = "store"
}
texture 4 { raw 58d4921d 20000800 00600000 e0000064 e000ffff 80000000 00000000 000000ee }   # ONE_D 65536 x 1 x 1, R8 UINT, blocks of 16 x 16 x 2, level 14 of 15
handle 0x4 0x4
warp 4 {
    asm "SUST.P.1D.IGN [R4], R8, 0x4"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 0x50000909
      0x50000a0a ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 0x51000909
      0x51000a0a ... }
    data2 = { 0x52000000 0x52000101 0x52000202 0x52000303 0x52000404 0x52000505 0x52000606 0x52000707 0x52000808 0x52000909
      0x52000a0a ... }
    data3 = { 0x53000000 0x53000101 0x53000202 0x53000303 0x53000404 0x53000505 0x53000606 0x53000707 0x53000808 0x53000909
      0x53000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d4920f 20000a00 00600000 00000005 e200ffff bfff0000 00000000 00000000 }   # ONE_D_ARRAY 65536 x 1 x 16384, R32 UINT, blocks of 32 x 1 x 1
handle 0x5 0x5
warp 5 {
    asm "SUST.P.1D_ARRAY [R4], R8, 0x5"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd3fff 8192 0xabcd4000 65535 0xabcd0000 16383 ... }
    data0 = { 0x60000000 0x60000101 0x60000202 0x60000303 0x60000404 0x60000505 0x60000606 0x60000707 0x60000808 0x60000909
      0x60000a0a ... }
    data1 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 0x61000909
      0x61000a0a ... }
    data2 = { 0x62000000 0x62000101 0x62000202 0x62000303 0x62000404 0x62000505 0x62000606 0x62000707 0x62000808 0x62000909
      0x62000a0a ... }
    data3 = { 0x63000000 0x63000101 0x63000202 0x63000303 0x63000404 0x63000505 0x63000606 0x63000707 0x63000808 0x63000909
      0x63000a0a ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d49202 20000c00 00600000 f0000048 e200ffff bfff0000 00000000 000000f0 }   # ONE_D_ARRAY 65536 x 1 x 16384, R32_G32_B32 UINT, blocks of 1 x 2 x 2, level 0 of 16
handle 0x6 0x6
warp 6 {
    asm "SUST.D.1D_ARRAY.IGN [R4], R8, 0x6"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd3fff 8192 0xabcd4000 65535 0xabcd0000 16383 ... }
    data0 = { 0x70000000 0x70000101 0x70000202 0x70000303 0x70000404 0x70000505 0x70000606 0x70000707 0x70000808 0x70000909
      0x70000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = array
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = array
    expect lane 8 surface.action = "bounds"  surface.axis = array
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 58d49201 20000e00 00600000 f0000091 e200ffff bfff0000 00000000 000000f1 }   # ONE_D_ARRAY 65536 x 1 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 4 x 4, level 1 of 16
handle 0x7 0x7
warp 7 {
    asm "SUST.P.1D_ARRAY [R4], R8, 0x7"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd3fff 8192 0xabcd4000 65535 0xabcd0000 16383 ... }
    data0 = { 0x80000000 0x80000101 0x80000202 0x80000303 0x80000404 0x80000505 0x80000606 0x80000707 0x80000808 0x80000909
      0x80000a0a ... }
    data1 = { 0x81000000 0x81000101 0x81000202 0x81000303 0x81000404 0x81000505 0x81000606 0x81000707 0x81000808 0x81000909
      0x81000a0a ... }
    data2 = { 0x82000000 0x82000101 0x82000202 0x82000303 0x82000404 0x82000505 0x82000606 0x82000707 0x82000808 0x82000909
      0x82000a0a ... }
    data3 = { 0x83000000 0x83000101 0x83000202 0x83000303 0x83000404 0x83000505 0x83000606 0x83000707 0x83000808 0x83000909
      0x83000a0a ... }
    expect all surface.action = "store"
}
texture 8 { raw 58d4921d 20001000 00600000 f000001a e200ffff bfff0000 00000000 000000f2 }   # ONE_D_ARRAY 65536 x 1 x 16384, R8 UINT, blocks of 4 x 8 x 1, level 2 of 16
handle 0x8 0x8
warp 8 {
    asm "SUST.D.1D_ARRAY.IGN [R4], R8, 0x8"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd3fff 8192 0xabcd4000 65535 0xabcd0000 16383 ... }
    data0 = { 0x90000000 0x90000101 0x90000202 0x90000303 0x90000404 0x90000505 0x90000606 0x90000707 0x90000808 0x90000909
      0x90000a0a ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
}
texture 9 { raw 58d4920f 20001200 00600000 e0000063 e200ffff bfff0000 00000000 000000ee }   # ONE_D_ARRAY 65536 x 1 x 16384, R32 UINT, blocks of 8 x 16 x 2, level 14 of 15
handle 0x9 0x9
warp 9 {
    asm "SUST.P.1D_ARRAY [R4], R8, 0x9"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd3fff 8192 0xabcd4000 65535 0xabcd0000 16383 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a ... }
    expect all surface.action = "store"
}
texture 10 { raw 58d49202 20001400 00600000 00000004 e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 16 x 1 x 1
handle 0xa 0xa
warp 10 {
    asm "SUST.P.2D.IGN [R4], R8, 0xa"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    data0 = { 0xb0000000 0xb0000101 0xb0000202 0xb0000303 0xb0000404 0xb0000505 0xb0000606 0xb0000707 0xb0000808 0xb0000909
      0xb0000a0a ... }
    data1 = { 0xb1000000 0xb1000101 0xb1000202 0xb1000303 0xb1000404 0xb1000505 0xb1000606 0xb1000707 0xb1000808 0xb1000909
      0xb1000a0a ... }
    data2 = { 0xb2000000 0xb2000101 0xb2000202 0xb2000303 0xb2000404 0xb2000505 0xb2000606 0xb2000707 0xb2000808 0xb2000909
      0xb2000a0a ... }
    data3 = { 0xb3000000 0xb3000101 0xb3000202 0xb3000303 0xb3000404 0xb3000505 0xb3000606 0xb3000707 0xb3000808 0xb3000909
      0xb3000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 11 { raw 58d49201 20001600 00600000 f000004d e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 32 x 2 x 2, level 0 of 16
handle 0xb 0xb
warp 11 {
    asm "SUST.D.2D [R4], R8, 0xb"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    data0 = { 0xc0000000 0xc0000101 0xc0000202 0xc0000303 0xc0000404 0xc0000505 0xc0000606 0xc0000707 0xc0000808 0xc0000909
      0xc0000a0a ... }
    expect all surface.action = "store"
}
texture 12 { raw 58d4921d 20001800 00600000 f0000090 e080ffff 8000ffff 00000000 000000f1 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 1 x 4 x 4, level 1 of 16
handle 0xc 0xc
warp 12 {
    asm "SUST.P.2D.IGN [R4], R8, 0xc"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    y = { 0 32767 16384 32768 0x7fffffff 32767 16384 32768 0x7fffffff 0 32767 ... }
    data0 = { 0xd0000000 0xd0000101 0xd0000202 0xd0000303 0xd0000404 0xd0000505 0xd0000606 0xd0000707 0xd0000808 0xd0000909
      0xd0000a0a ... }
    data1 = { 0xd1000000 0xd1000101 0xd1000202 0xd1000303 0xd1000404 0xd1000505 0xd1000606 0xd1000707 0xd1000808 0xd1000909
      0xd1000a0a ... }
    data2 = { 0xd2000000 0xd2000101 0xd2000202 0xd2000303 0xd2000404 0xd2000505 0xd2000606 0xd2000707 0xd2000808 0xd2000909
      0xd2000a0a ... }
    data3 = { 0xd3000000 0xd3000101 0xd3000202 0xd3000303 0xd3000404 0xd3000505 0xd3000606 0xd3000707 0xd3000808 0xd3000909
      0xd3000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 58d4920f 20001a00 00600000 f0000019 e080ffff 8000ffff 00000000 000000f2 }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 2 x 8 x 1, level 2 of 16
handle 0xd 0xd
warp 13 {
    asm "SUST.D.2D [R4], R8, 0xd"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    y = { 0 16383 8192 16384 0x7fffffff 16383 8192 16384 0x7fffffff 0 16383 ... }
    data0 = { 0xe0000000 0xe0000101 0xe0000202 0xe0000303 0xe0000404 0xe0000505 0xe0000606 0xe0000707 0xe0000808 0xe0000909
      0xe0000a0a ... }
    expect all surface.action = "store"
}
texture 14 { raw 58d49202 20001c00 00600000 e0000062 e080ffff 8000ffff 00000000 000000ee }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 4 x 16 x 2, level 14 of 15
handle 0xe 0xe
warp 14 {
    asm "SUST.P.2D.IGN [R4], R8, 0xe"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    y = { 0 3 2 4 0x7fffffff 3 2 4 0x7fffffff 0 3 ... }
    data0 = { 0xf0000000 0xf0000101 0xf0000202 0xf0000303 0xf0000404 0xf0000505 0xf0000606 0xf0000707 0xf0000808 0xf0000909
      0xf0000a0a ... }
    data1 = { 0xf1000000 0xf1000101 0xf1000202 0xf1000303 0xf1000404 0xf1000505 0xf1000606 0xf1000707 0xf1000808 0xf1000909
      0xf1000a0a ... }
    data2 = { 0xf2000000 0xf2000101 0xf2000202 0xf2000303 0xf2000404 0xf2000505 0xf2000606 0xf2000707 0xf2000808 0xf2000909
      0xf2000a0a ... }
    data3 = { 0xf3000000 0xf3000101 0xf3000202 0xf3000303 0xf3000404 0xf3000505 0xf3000606 0xf3000707 0xf3000808 0xf3000909
      0xf3000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 15 { raw 58d49201 20001e00 00600000 00000003 e280ffff bfffffff 00000000 00000000 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 8 x 1 x 1
handle 0xf 0xf
warp 15 {
    asm "SUST.P.2D_ARRAY [R4], R8, 0xf"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd2000 16384 0xabcdffff 0 0xabcd3fff 16383 ... }
    data0 = { 0x10000000 0x10000101 0x10000202 0x10000303 0x10000404 0x10000505 0x10000606 0x10000707 0x10000808 0x10000909
      0x10000a0a ... }
    data1 = { 0x11000000 0x11000101 0x11000202 0x11000303 0x11000404 0x11000505 0x11000606 0x11000707 0x11000808 0x11000909
      0x11000a0a ... }
    data2 = { 0x12000000 0x12000101 0x12000202 0x12000303 0x12000404 0x12000505 0x12000606 0x12000707 0x12000808 0x12000909
      0x12000a0a ... }
    data3 = { 0x13000000 0x13000101 0x13000202 0x13000303 0x13000404 0x13000505 0x13000606 0x13000707 0x13000808 0x13000909
      0x13000a0a ... }
    expect all surface.action = "store"
}
texture 16 { raw 58d4921d 20002000 00600000 f000004c e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 16 x 2 x 2, level 0 of 16
handle 0x10 0x10
warp 16 {
    asm "SUST.D.2D_ARRAY.IGN [R4], R8, 0x10"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd2000 16384 0xabcdffff 0 0xabcd3fff 16383 ... }
    data0 = { 0x20000000 0x20000101 0x20000202 0x20000303 0x20000404 0x20000505 0x20000606 0x20000707 0x20000808 0x20000909
      0x20000a0a ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
}
texture 17 { raw 58d4920f 20002200 00600000 f0000095 e280ffff bfffffff 00000000 000000f1 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 32 x 4 x 4, level 1 of 16
handle 0x11 0x11
warp 17 {
    asm "SUST.P.2D_ARRAY [R4], R8, 0x11"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    y = { 0 32767 16384 32768 0x7fffffff 32767 16384 32768 0x7fffffff 0 32767 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd2000 16384 0xabcdffff 0 0xabcd3fff 16383 ... }
    data0 = { 0x30000000 0x30000101 0x30000202 0x30000303 0x30000404 0x30000505 0x30000606 0x30000707 0x30000808 0x30000909
      0x30000a0a ... }
    data1 = { 0x31000000 0x31000101 0x31000202 0x31000303 0x31000404 0x31000505 0x31000606 0x31000707 0x31000808 0x31000909
      0x31000a0a ... }
    data2 = { 0x32000000 0x32000101 0x32000202 0x32000303 0x32000404 0x32000505 0x32000606 0x32000707 0x32000808 0x32000909
      0x32000a0a ... }
    data3 = { 0x33000000 0x33000101 0x33000202 0x33000303 0x33000404 0x33000505 0x33000606 0x33000707 0x33000808 0x33000909
      0x33000a0a ... }
    expect all surface.action = "store"
}
texture 18 { raw 58d49202 20002400 00600000 f0000018 e280ffff bfffffff 00000000 000000f2 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 1 x 8 x 1, level 2 of 16
handle 0x12 0x12
warp 18 {
    asm "SUST.D.2D_ARRAY.IGN [R4], R8, 0x12"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    y = { 0 16383 8192 16384 0x7fffffff 16383 8192 16384 0x7fffffff 0 16383 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd2000 16384 0xabcdffff 0 0xabcd3fff 16383 ... }
    data0 = { 0x40000000 0x40000101 0x40000202 0x40000303 0x40000404 0x40000505 0x40000606 0x40000707 0x40000808 0x40000909
      0x40000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = y
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = array
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = y
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 19 { raw 58d49201 20002600 00600000 e0000061 e280ffff bfffffff 00000000 000000ee }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 14 of 15
handle 0x13 0x13
warp 19 {
    asm "SUST.P.2D_ARRAY [R4], R8, 0x13"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    y = { 0 3 2 4 0x7fffffff 3 2 4 0x7fffffff 0 3 ... }
    array = { 0 0xabcd3fff 8192 0xabcd4000 65535 0xabcd2000 16384 0xabcdffff 0 0xabcd3fff 16383 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 0x50000909
      0x50000a0a ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 0x51000909
      0x51000a0a ... }
    data2 = { 0x52000000 0x52000101 0x52000202 0x52000303 0x52000404 0x52000505 0x52000606 0x52000707 0x52000808 0x52000909
      0x52000a0a ... }
    data3 = { 0x53000000 0x53000101 0x53000202 0x53000303 0x53000404 0x53000505 0x53000606 0x53000707 0x53000808 0x53000909
      0x53000a0a ... }
    expect all surface.action = "store"
}
texture 20 { raw 58d4921d 20002800 00600000 00000002 e400ffff bfffffff 00000000 00000000 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 4 x 1 x 1
handle 0x14 0x14
warp 20 {
    asm "SUST.P.2D_ARRAY.IGN [R4], R8, 0x14"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    array = { 0 0xabcd7fff 49152 0xabcdffff 65535 0xabcdc000 65535 0xabcdffff 0 0xabcd7fff 65535 ... }
    data0 = { 0x60000000 0x60000101 0x60000202 0x60000303 0x60000404 0x60000505 0x60000606 0x60000707 0x60000808 0x60000909
      0x60000a0a ... }
    data1 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 0x61000909
      0x61000a0a ... }
    data2 = { 0x62000000 0x62000101 0x62000202 0x62000303 0x62000404 0x62000505 0x62000606 0x62000707 0x62000808 0x62000909
      0x62000a0a ... }
    data3 = { 0x63000000 0x63000101 0x63000202 0x63000303 0x63000404 0x63000505 0x63000606 0x63000707 0x63000808 0x63000909
      0x63000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 21 { raw 58d4920f 20002a00 00600000 f000004b e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 8 x 2 x 2, level 0 of 16
handle 0x15 0x15
warp 21 {
    asm "SUST.D.2D_ARRAY [R4], R8, 0x15"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    array = { 0 0xabcd7fff 49152 0xabcdffff 65535 0xabcdc000 65535 0xabcdffff 0 0xabcd7fff 65535 ... }
    data0 = { 0x70000000 0x70000101 0x70000202 0x70000303 0x70000404 0x70000505 0x70000606 0x70000707 0x70000808 0x70000909
      0x70000a0a ... }
    expect all surface.action = "store"
}
texture 22 { raw 58d49202 20002c00 00600000 f0000094 e400ffff bfffffff 00000000 000000f1 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 16 x 4 x 4, level 1 of 16
handle 0x16 0x16
warp 22 {
    asm "SUST.P.2D_ARRAY.IGN [R4], R8, 0x16"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    y = { 0 32767 16384 32768 0x7fffffff 32767 16384 32768 0x7fffffff 0 32767 ... }
    array = { 0 0xabcd7fff 49152 0xabcdffff 65535 0xabcdc000 65535 0xabcdffff 0 0xabcd7fff 65535 ... }
    data0 = { 0x80000000 0x80000101 0x80000202 0x80000303 0x80000404 0x80000505 0x80000606 0x80000707 0x80000808 0x80000909
      0x80000a0a ... }
    data1 = { 0x81000000 0x81000101 0x81000202 0x81000303 0x81000404 0x81000505 0x81000606 0x81000707 0x81000808 0x81000909
      0x81000a0a ... }
    data2 = { 0x82000000 0x82000101 0x82000202 0x82000303 0x82000404 0x82000505 0x82000606 0x82000707 0x82000808 0x82000909
      0x82000a0a ... }
    data3 = { 0x83000000 0x83000101 0x83000202 0x83000303 0x83000404 0x83000505 0x83000606 0x83000707 0x83000808 0x83000909
      0x83000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 23 { raw 58d49201 20002e00 00600000 f000001d e400ffff bfffffff 00000000 000000f2 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 32 x 8 x 1, level 2 of 16
handle 0x17 0x17
warp 23 {
    asm "SUST.D.2D_ARRAY [R4], R8, 0x17"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    y = { 0 16383 8192 16384 0x7fffffff 16383 8192 16384 0x7fffffff 0 16383 ... }
    array = { 0 0xabcd7fff 49152 0xabcdffff 65535 0xabcdc000 65535 0xabcdffff 0 0xabcd7fff 65535 ... }
    data0 = { 0x90000000 0x90000101 0x90000202 0x90000303 0x90000404 0x90000505 0x90000606 0x90000707 0x90000808 0x90000909
      0x90000a0a ... }
    expect all surface.action = "store"
}
texture 24 { raw 58d4921d 20003000 00600000 e0000060 e400ffff bfffffff 00000000 000000ee }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 16 x 2, level 14 of 15
handle 0x18 0x18
warp 24 {
    asm "SUST.P.2D_ARRAY.IGN [R4], R8, 0x18"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    y = { 0 3 2 4 0x7fffffff 3 2 4 0x7fffffff 0 3 ... }
    array = { 0 0xabcd7fff 49152 0xabcdffff 65535 0xabcdc000 65535 0xabcdffff 0 0xabcd7fff 65535 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 25 { raw 58d4920f 20003200 00600000 00000001 e100ffff bfffffff 00000000 00000000 }   # THREE_D 65536 x 65536 x 16384, R32 UINT, blocks of 2 x 1 x 1
handle 0x19 0x19
warp 25 {
    asm "SUST.P.3D [R4], R8, 0x19"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    z = { 0 16383 8192 16384 0x7fffffff 8192 16384 0x7fffffff 0 16383 ... }
    data0 = { 0xb0000000 0xb0000101 0xb0000202 0xb0000303 0xb0000404 0xb0000505 0xb0000606 0xb0000707 0xb0000808 0xb0000909
      0xb0000a0a ... }
    data1 = { 0xb1000000 0xb1000101 0xb1000202 0xb1000303 0xb1000404 0xb1000505 0xb1000606 0xb1000707 0xb1000808 0xb1000909
      0xb1000a0a ... }
    data2 = { 0xb2000000 0xb2000101 0xb2000202 0xb2000303 0xb2000404 0xb2000505 0xb2000606 0xb2000707 0xb2000808 0xb2000909
      0xb2000a0a ... }
    data3 = { 0xb3000000 0xb3000101 0xb3000202 0xb3000303 0xb3000404 0xb3000505 0xb3000606 0xb3000707 0xb3000808 0xb3000909
      0xb3000a0a ... }
    expect all surface.action = "store"
}
texture 26 { raw 58d49202 20003400 00600000 f000004a e100ffff bfffffff 00000000 000000f0 }   # THREE_D 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 4 x 2 x 2, level 0 of 16
handle 0x1a 0x1a
warp 26 {
    asm "SUST.D.3D.IGN [R4], R8, 0x1a"
    active 0x7ff
    x = { 0 65535 32768 65536 0x7fffffff 0 65535 32768 65536 0x7fffffff 65535 ... }
    y = { 0 65535 32768 65536 0x7fffffff 65535 32768 65536 0x7fffffff 0 65535 ... }
    z = { 0 16383 8192 16384 0x7fffffff 8192 16384 0x7fffffff 0 16383 ... }
    data0 = { 0xc0000000 0xc0000101 0xc0000202 0xc0000303 0xc0000404 0xc0000505 0xc0000606 0xc0000707 0xc0000808 0xc0000909
      0xc0000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = y
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = z
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = y
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 27 { raw 58d49201 20003600 00600000 f0000093 e100ffff bfffffff 00000000 000000f1 }   # THREE_D 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 4, level 1 of 16
handle 0x1b 0x1b
warp 27 {
    asm "SUST.P.3D [R4], R8, 0x1b"
    active 0x7ff
    x = { 0 32767 16384 32768 0x7fffffff 0 32767 16384 32768 0x7fffffff 32767 ... }
    y = { 0 32767 16384 32768 0x7fffffff 32767 16384 32768 0x7fffffff 0 32767 ... }
    z = { 0 8191 4096 8192 0x7fffffff 4096 8192 0x7fffffff 0 8191 ... }
    data0 = { 0xd0000000 0xd0000101 0xd0000202 0xd0000303 0xd0000404 0xd0000505 0xd0000606 0xd0000707 0xd0000808 0xd0000909
      0xd0000a0a ... }
    data1 = { 0xd1000000 0xd1000101 0xd1000202 0xd1000303 0xd1000404 0xd1000505 0xd1000606 0xd1000707 0xd1000808 0xd1000909
      0xd1000a0a ... }
    data2 = { 0xd2000000 0xd2000101 0xd2000202 0xd2000303 0xd2000404 0xd2000505 0xd2000606 0xd2000707 0xd2000808 0xd2000909
      0xd2000a0a ... }
    data3 = { 0xd3000000 0xd3000101 0xd3000202 0xd3000303 0xd3000404 0xd3000505 0xd3000606 0xd3000707 0xd3000808 0xd3000909
      0xd3000a0a ... }
    expect all surface.action = "store"
}
texture 28 { raw 58d4921d 20003800 00600000 f00000dc e100ffff bfffffff 00000000 000000f2 }   # THREE_D 65536 x 65536 x 16384, R8 UINT, blocks of 16 x 8 x 8, level 2 of 16
handle 0x1c 0x1c
warp 28 {
    asm "SUST.D.3D.IGN [R4], R8, 0x1c"
    active 0x7ff
    x = { 0 16383 8192 16384 0x7fffffff 0 16383 8192 16384 0x7fffffff 16383 ... }
    y = { 0 16383 8192 16384 0x7fffffff 16383 8192 16384 0x7fffffff 0 16383 ... }
    z = { 0 4095 2048 4096 0x7fffffff 2048 4096 0x7fffffff 0 4095 ... }
    data0 = { 0xe0000000 0xe0000101 0xe0000202 0xe0000303 0xe0000404 0xe0000505 0xe0000606 0xe0000707 0xe0000808 0xe0000909
      0xe0000a0a ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
}
texture 29 { raw 58d4920f 20003a00 00600000 e0000125 e100ffff bfffffff 00000000 000000ee }   # THREE_D 65536 x 65536 x 16384, R32 UINT, blocks of 32 x 16 x 16, level 14 of 15
handle 0x1d 0x1d
warp 29 {
    asm "SUST.P.3D [R4], R8, 0x1d"
    active 0x7ff
    x = { 0 3 2 4 0x7fffffff 0 3 2 4 0x7fffffff 3 ... }
    y = { 0 3 2 4 0x7fffffff 3 2 4 0x7fffffff 0 3 ... }
    z = { 0 0 0 1 0x7fffffff 0 1 0x7fffffff 0 ... }
    data0 = { 0xf0000000 0xf0000101 0xf0000202 0xf0000303 0xf0000404 0xf0000505 0xf0000606 0xf0000707 0xf0000808 0xf0000909
      0xf0000a0a ... }
    data1 = { 0xf1000000 0xf1000101 0xf1000202 0xf1000303 0xf1000404 0xf1000505 0xf1000606 0xf1000707 0xf1000808 0xf1000909
      0xf1000a0a ... }
    data2 = { 0xf2000000 0xf2000101 0xf2000202 0xf2000303 0xf2000404 0xf2000505 0xf2000606 0xf2000707 0xf2000808 0xf2000909
      0xf2000a0a ... }
    data3 = { 0xf3000000 0xf3000101 0xf3000202 0xf3000303 0xf3000404 0xf3000505 0xf3000606 0xf3000707 0xf3000808 0xf3000909
      0xf3000a0a ... }
    expect all surface.action = "store"
}
texture 30 { raw 58d49202 20003c00 00600000 00000040 e1000027 bfff0017 00000000 00000000 }   # THREE_D 40 x 24 x 16384, R32_G32_B32 UINT, blocks of 1 x 1 x 2
handle 0x1e 0x1e
warp 30 {
    asm "SUST.P.3D.IGN [R4], R8, 0x1e"
    active 0x7ff
    x = { 0 39 20 40 0x7fffffff 0 39 20 40 0x7fffffff 39 ... }
    y = { 0 23 12 24 0x7fffffff 23 12 24 0x7fffffff 0 23 ... }
    z = { 0 16383 8192 16384 0x7fffffff 8192 16384 0x7fffffff 0 16383 ... }
    data0 = { 0x10000000 0x10000101 0x10000202 0x10000303 0x10000404 0x10000505 0x10000606 0x10000707 0x10000808 0x10000909
      0x10000a0a ... }
    data1 = { 0x11000000 0x11000101 0x11000202 0x11000303 0x11000404 0x11000505 0x11000606 0x11000707 0x11000808 0x11000909
      0x11000a0a ... }
    data2 = { 0x12000000 0x12000101 0x12000202 0x12000303 0x12000404 0x12000505 0x12000606 0x12000707 0x12000808 0x12000909
      0x12000a0a ... }
    data3 = { 0x13000000 0x13000101 0x13000202 0x13000303 0x13000404 0x13000505 0x13000606 0x13000707 0x13000808 0x13000909
      0x13000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = z
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 31 { raw 58d49201 20003e00 00600000 f0000089 e1000027 bfff0017 00000000 000000f0 }   # THREE_D 40 x 24 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 2 x 4, level 0 of 16
handle 0x1f 0x1f
warp 31 {
    asm "SUST.D.3D [R4], R8, 0x1f"
    active 0x7ff
    x = { 0 39 20 40 0x7fffffff 0 39 20 40 0x7fffffff 39 ... }
    y = { 0 23 12 24 0x7fffffff 23 12 24 0x7fffffff 0 23 ... }
    z = { 0 16383 8192 16384 0x7fffffff 8192 16384 0x7fffffff 0 16383 ... }
    data0 = { 0x20000000 0x20000101 0x20000202 0x20000303 0x20000404 0x20000505 0x20000606 0x20000707 0x20000808 0x20000909
      0x20000a0a ... }
    expect all surface.action = "store"
}
texture 32 { raw 58d4921d 20004000 00600000 f00000d2 e1000027 bfff0017 00000000 000000f1 }   # THREE_D 40 x 24 x 16384, R8 UINT, blocks of 4 x 4 x 8, level 1 of 16
handle 0x20 0x20
warp 32 {
    asm "SUST.P.3D.IGN [R4], R8, 0x20"
    active 0x7ff
    x = { 0 19 10 20 0x7fffffff 0 19 10 20 0x7fffffff 19 ... }
    y = { 0 11 6 12 0x7fffffff 11 6 12 0x7fffffff 0 11 ... }
    z = { 0 8191 4096 8192 0x7fffffff 4096 8192 0x7fffffff 0 8191 ... }
    data0 = { 0x30000000 0x30000101 0x30000202 0x30000303 0x30000404 0x30000505 0x30000606 0x30000707 0x30000808 0x30000909
      0x30000a0a ... }
    data1 = { 0x31000000 0x31000101 0x31000202 0x31000303 0x31000404 0x31000505 0x31000606 0x31000707 0x31000808 0x31000909
      0x31000a0a ... }
    data2 = { 0x32000000 0x32000101 0x32000202 0x32000303 0x32000404 0x32000505 0x32000606 0x32000707 0x32000808 0x32000909
      0x32000a0a ... }
    data3 = { 0x33000000 0x33000101 0x33000202 0x33000303 0x33000404 0x33000505 0x33000606 0x33000707 0x33000808 0x33000909
      0x33000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = z
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
texture 33 { raw 58d4920f 20004200 00600000 f000011b e1000027 bfff0017 00000000 000000f2 }   # THREE_D 40 x 24 x 16384, R32 UINT, blocks of 8 x 8 x 16, level 2 of 16
handle 0x21 0x21
warp 33 {
    asm "SUST.D.3D [R4], R8, 0x21"
    active 0x7ff
    x = { 0 9 5 10 0x7fffffff 0 9 5 10 0x7fffffff 9 ... }
    y = { 0 5 3 6 0x7fffffff 5 3 6 0x7fffffff 0 5 ... }
    z = { 0 4095 2048 4096 0x7fffffff 2048 4096 0x7fffffff 0 4095 ... }
    data0 = { 0x40000000 0x40000101 0x40000202 0x40000303 0x40000404 0x40000505 0x40000606 0x40000707 0x40000808 0x40000909
      0x40000a0a ... }
    expect all surface.action = "store"
}
texture 34 { raw 58d49202 20004400 00600000 e0000164 e1000027 bfff0017 00000000 000000ee }   # THREE_D 40 x 24 x 16384, R32_G32_B32 UINT, blocks of 16 x 16 x 32, level 14 of 15
handle 0x22 0x22
warp 34 {
    asm "SUST.P.3D.IGN [R4], R8, 0x22"
    active 0x7ff
    x = { 0 0 0 1 0x7fffffff 0 0 0 1 0x7fffffff 0 ... }
    y = { 0 0 0 1 0x7fffffff 0 0 1 0x7fffffff 0 ... }
    z = { 0 0 0 1 0x7fffffff 0 1 0x7fffffff 0 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 0x50000909
      0x50000a0a ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 0x51000909
      0x51000a0a ... }
    data2 = { 0x52000000 0x52000101 0x52000202 0x52000303 0x52000404 0x52000505 0x52000606 0x52000707 0x52000808 0x52000909
      0x52000a0a ... }
    data3 = { 0x53000000 0x53000101 0x53000202 0x53000303 0x53000404 0x53000505 0x53000606 0x53000707 0x53000808 0x53000909
      0x53000a0a ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = z
    expect lane 7 surface.action = "bounds"  surface.axis = y
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
}
expect memory 0x1f0033fc = 010100c0
expect memory 0x1fc01ed0 = 07070010 07070011 07070012 07070013
expect memory 0x1ff032d0 = 070700b0
expect memory 0x20000000 = ff
expect memory 0x20000200 = 00000020
expect memory 0x20000a00 = 00000060
expect memory 0x20000c00 = 00000070
expect memory 0x20001400 = 000000b0 000000b1 000000b2
expect memory 0x20001600 = 000000c0
expect memory 0x20001df0 = 01010010 01010011 01010012 01010013
expect memory 0x20001e00 = 00000010 00000011 00000012 00000013
expect memory 0x20002000 = 00000020
expect memory 0x200027ff = ff
expect memory 0x20002800 = ff
expect memory 0x20002a00 = 00000070
expect memory 0x200031fc = 010100b0
expect memory 0x20003200 = 000000b0
expect memory 0x20003400 = 000000c0
expect memory 0x20003600 = 000000d0 000000d1 000000d2 000000d3
expect memory 0x20003c00 = 00000010 00000011 00000012
expect memory 0x20003e00 = 00000020
expect memory 0x2000ffd0 = 08080020
expect memory 0x20040000 = ff
expect memory 0x2007ff2f = ff
expect memory 0x200c1000 = 00000090
expect memory 0x20100200 = 02020020
expect memory 0x20100c00 = ff
expect memory 0x20100c02 = ffff
expect memory 0x2020012c = 01010020
expect memory 0x2020092c = 09090060
expect memory 0x20401200 = 000000a0
expect memory 0x2040120c = 090900a0
expect memory 0x20600400 = 00000030 00000031 00000032
expect memory 0x20780400 = 02020030 02020031 02020032
expect memory 0x20800e00 = 00000080 00000081 00000082 00000083
expect memory 0x20900324 = 01010030 01010031 01010032
expect memory 0x20c00600 = 00000040
expect memory 0x20c00d20 = 09090080 09090081 09090082 09090083
expect memory 0x20c40600 = 02020040
expect memory 0x20c8052c = 01010040
expect memory 0x20c80600 = 03030040
expect memory 0x20e0052c = 04040040
expect memory 0x20ffd52c = 090900c0
expect memory 0x22004000 = ff
expect memory 0x224040ca = ff
expect memory 0x22404250 = ff
expect memory 0x22803e73 = ff
expect memory 0x260069a0 = 02020010 02020011 02020012
expect memory 0x26007cd0 = 05050010 05050011 05050012
expect memory 0x29004200 = 00000040
expect memory 0x29004394 = 08080040
expect memory 0x29104274 = 02020040
expect memory 0x29104290 = 05050040
expect memory 0x292040b4 = 07070040
expect memory 0x29204104 = 09090040
expect memory 0x29204154 = 06060040
expect memory 0x29204194 = 01010040
expect memory 0x2a0044a0 = 02020020
expect memory 0x2a00ded0 = 05050020
expect memory 0x2c003af4 = 01010010 01010011 01010012
expect memory 0x32604000 = 00000050 00000051 00000052
expect memory 0x33ff3aac = 06060020
expect memory 0x33ff992c = 09090020
expect memory 0x33ffb8f0 = 07070020
expect memory 0x33ffd6fc = 01010020
expect memory 0x33ffd7d0 = 03030020
expect memory 0x340039fc = 04040020
expect memory 0x9ffeabf4 = 0a0a0080 0a0a0081 0a0a0082
expect memory 0x120001800 = ff
expect memory 0x140081800 = ff
expect memory 0x14010112f = ff
expect memory 0x15ff01ed0 = ff
expect memory 0x1600017ff = ff
expect memory 0x175558e00 = ff
expect memory 0x17d558e42 = ff
expect memory 0x17d558e50 = ff
expect memory 0x228202a00 = 02020070
expect memory 0x420002200 = 00000030
expect memory 0x4200029fc = 08080070
expect memory 0x4200031fc = 080800b0
expect memory 0x420100a00 = 02020060
expect memory 0x42020092c = 06060060
expect memory 0x421fc0800 = 05050090
expect memory 0x427c03ad0 = 05050070
expect memory 0x520001a00 = 000000e0
expect memory 0x5200021fc = 08080030
expect memory 0x5203ffd2c = 090900e0
expect memory 0x540201a00 = 020200e0
expect memory 0x5403ffd2c = 060600e0
expect memory 0x55fc036d0 = 050500e0
expect memory 0x55fe036d0 = 070700e0
expect memory 0x5600019fc = 010100e0
expect memory 0x620301400 = 020200b0 020200b1 020200b2
expect memory 0x620601324 = 060600b0 060600b1 060600b2
expect memory 0x81fe00a00 = 05050060
expect memory 0x81ff00a00 = 07070060
expect memory 0x82000092c = 01010060
expect memory 0x820201600 = 020200c0
expect memory 0x8203fd52c = 060600c0
expect memory 0x820401e00 = 02020010 02020011 02020012 02020013
expect memory 0x822401208 = 020200a0 060600a0
expect memory 0xc1fa014d0 = 050500b0 050500b1 050500b2
expect memory 0xc200013f4 = 010100b0 010100b1 010100b2
expect memory 0xc20002c00 = 00000080 00000081 00000082
expect memory 0xec0602c00 = 02020080 02020081 02020082
expect memory 0xf20002400 = 00000040
expect memory 0xf82202400 = 02020040
expect memory 0xfe14032d0 = 05050040
expect memory 0x101f0056d0 = 050500c0
expect memory 0x101f2056d0 = 070700c0
expect memory 0x101f4015fc = 010100c0
expect memory 0x101f4056d0 = 030300c0
expect memory 0x101f801ed0 = 05050010 05050011 05050012 05050013
expect memory 0x101fff75f0 = 080800d0 080800d1 080800d2 080800d3
expect memory 0x10200015fc = 040400c0
expect memory 0x1020001df0 = 08080010 08080011 08080012 08080013
expect memory 0x1020003000 = 000000f0 000000f1 000000f2
expect memory 0x1020003050 = 050500f0 050500f1 050500f2
expect memory 0x1020003068 = 020200f0 020200f1
expect memory 0x1020003140 = 020200f2 060600f0 060600f1 060600f2
expect memory 0x1020003154 = 010100f0 010100f1 010100f2
expect memory 0x1024000200 = 050500a0
expect memory 0x1024000208 = 070700a0 010100a0
expect memory 0x103f408cd0 = 05050080 05050081 05050082
expect memory 0x1420002e00 = 00000090
expect memory 0x151f41eed0 = 08080090
expect memory 0x1520202e00 = 02020090
expect memory 0x1575557a00 = 00000050 00000051 00000052 00000053
expect memory 0x1575557b70 = 08080050 08080051 08080052 08080053
expect memory 0x159f01eed0 = 05050090
expect memory 0x1820500c00 = 02020070
expect memory 0x1820600b2c = 06060070
expect memory 0x2020a00e00 = 02020080 02020081 02020082 02020083
expect memory 0x2020c00d20 = 06060080 06060081 06060082 06060083
expect memory 0x301fc00a00 = 05050070
expect memory 0x301fe0092c = 01010070
expect memory 0x401f800e00 = 05050080 05050081 05050082 05050083
expect memory 0x401fa00e00 = 07070080 07070081 07070082 07070083
expect memory 0x401fc00d20 = 01010080 01010081 01010082 01010083
expect memory 0x24926924ce00 = 000000f0
expect memory 0x24926924ce0c = 090900f0
expect memory 0x24926924ce48 = 020200f0 060600f0 050500f0
expect memory 0x24926924ce58 = 070700f0 010100f0
expect memory 0x2aabcff040d0 = 05050020
expect memory 0x400822003600 = 020200d0 020200d1 020200d2 020200d3
expect memory 0x40101c0066d0 = 050500d0 050500d1 050500d2 050500d3
expect memory 0x480020003800 = 000000e0
expect memory 0x48809f8118d0 = 050500e0
expect memory 0x55522aeab92c = 06060070
expect memory 0x55542a8adad0 = 07070070
expect memory 0x55542aaac9fc = 03030070
expect memory 0x55544ae9612c = 09090030
expect memory 0x5554cae9612c = 06060030
expect memory 0x55554a8ae2d0 = 07070030
expect memory 0x55554aaa21fc = 01010030
expect memory 0x55554ae86d2c = 06060090
expect memory 0x55557ffffb20 = 09090050 09090051 09090052 09090053
expect memory 0x55557ffffb50 = 07070050 07070051 07070052 07070053
expect memory 0x55557ffffb60 = 06060050 06060051 06060052 06060053 01010050 01010051 01010052 01010053
expect memory 0x555580002e43 = ff
expect memory 0x555580002e53 = ff
expect memory 0x5555c9cbeed0 = 07070090
expect memory 0x5555c9ea2dfc = 0a0a0090
expect memory 0x5555c9ebeed0 = 03030090
expect memory 0x5555caaa2dfc = 04040090
expect memory 0x7ff024000520 = 090900d0 090900d1 090900d2 090900d3
expect memory 0x7ff824000520 = 060600d0 060600d1 060600d2 060600d3
expect memory 0x80001e0126d0 = 070700d0 070700d1 070700d2 070700d3
expect memory 0x8000200027ff = ff
expect memory 0x8000200035f0 = 010100d0 010100d1 010100d2 010100d3
expect memory 0x800220103200 = 020200b0
expect memory 0x80041fe032d0 = 050500b0
expect memory 0x800c20403400 = 020200c0
expect memory 0x80181e803cd0 = 050500c0
expect memory 0xaaa57aeab92c = 09090070
expect memory 0xaaa97aaac9fc = 01010070
expect memory 0xaaa9cba86d2c = 09090090
expect memory 0xaaaac9ea2dfc = 01010090
expect memory 0xaaaad0002e53 = ff
expect memory 0xaaaf60202200 = 02020030
expect memory 0xaaafdfc0e2d0 = 05050030
expect memory 0xaac025557a50 = 05050050 05050051 05050052 05050053
expect memory 0xaac025557b40 = 02020050 02020051 02020052 02020053
expect memory 0xc000a0042800 = ff
expect memory 0xc0011ff828d0 = ff
expect memory 0xfff020801d20 = 09090010 09090011 09090012 09090013
expect memory 0xfff820801d20 = 06060010 06060011 06060012 06060013
expect memory 0xfffc2020312c = 090900b0
expect memory 0xfffe2020312c = 060600b0
expect memory 0xffff20be4b24 = 06060080 06060081 06060082
expect memory 0xffffa008272f = ff
expect memory 0xffffdffeabf4 = 01010080 01010081 01010082
expect memory 0xffffe38013fc = 01010040
expect register COUNT_STORES = 281
expect register COUNT_WRITES = 185
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 104
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
