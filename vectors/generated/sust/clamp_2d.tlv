# SUST.2D: every axis at every edge, by each clamp code.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b R-SUST-25
rules without R-SUST-22
sampler 0 { }
texture 0 { raw 58d4920f 20000000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {   # clamp code 0
    asm "SUST.D.2D.IGN [R4], R8, 0x0"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 17 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {   # clamp code 1
    asm "SUST.D.2D [R4], R8, 0x1"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {   # clamp code 2
    asm "SUST.D.2D.TRAP [R4], R8, 0x2"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 15 surface.action = "trap"  surface.axis = y
    expect lane 17 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {   # clamp code 3
    word 0xeb3e003600470408
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 17 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 58d4920f 20400000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x4 0x4
warp 4 {   # clamp code 0
    asm "SUST.P.2D.R.IGN [R4], R8, 0x4"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 17 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d4920f 20500000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x5 0x5
warp 5 {   # clamp code 1
    asm "SUST.P.2D.R [R4], R8, 0x5"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d4920f 20600000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x6 0x6
warp 6 {   # clamp code 2
    asm "SUST.P.2D.R.TRAP [R4], R8, 0x6"
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 15 surface.action = "trap"  surface.axis = y
    expect lane 17 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 58d4920f 20700000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x7 0x7
warp 7 {   # clamp code 3
    word 0xeb2e007600170408
    active 0x1fffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 0x80000001 2 2 2 2 2 2 2 2 2 -1 0x7fffffff 19 ... }
    y = { 2 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 0x80000001 -1 0x7fffffff 11 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 15 surface.action = "bounds"  surface.axis = y
    expect lane 17 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
}
expect memory 0x20000008 = 090900a0
expect memory 0x20000040 = 000000a0
expect memory 0x20000098 = 101000a0
expect memory 0x20000144 = 070700a0
expect memory 0x20000248 = 0a0a00a0
expect memory 0x20000448 = 010100a0
expect memory 0x20100000 = 121200a0
expect memory 0x20100008 = 090900a0
expect memory 0x20100040 = 000000a0
expect memory 0x20100098 = 101000a0
expect memory 0x20100144 = 070700a0
expect memory 0x20100248 = 0a0a00a0
expect memory 0x20100448 = 010100a0
expect memory 0x20100648 = 131300a0
expect memory 0x20200008 = 090900a0
expect memory 0x20200040 = 000000a0
expect memory 0x20200098 = 101000a0
expect memory 0x20200144 = 070700a0
expect memory 0x20200248 = 0a0a00a0
expect memory 0x20200448 = 010100a0
expect memory 0x20300008 = 090900a0
expect memory 0x20300040 = 000000a0
expect memory 0x20300098 = 101000a0
expect memory 0x20300144 = 070700a0
expect memory 0x20300248 = 0a0a00a0
expect memory 0x20300448 = 010100a0
expect memory 0x20400008 = 090900a0
expect memory 0x20400140 = 000000a0
expect memory 0x20400164 = 070700a0
expect memory 0x20400188 = 010100a0
expect memory 0x20400328 = 101000a0
expect memory 0x20400648 = 0a0a00a0
expect memory 0x20500000 = 121200a0
expect memory 0x20500008 = 090900a0
expect memory 0x20500140 = 000000a0
expect memory 0x20500164 = 070700a0
expect memory 0x20500188 = 010100a0
expect memory 0x20500328 = 101000a0
expect memory 0x20500648 = 0a0a00a0
expect memory 0x20500688 = 131300a0
expect memory 0x20600008 = 090900a0
expect memory 0x20600140 = 000000a0
expect memory 0x20600164 = 070700a0
expect memory 0x20600188 = 010100a0
expect memory 0x20600328 = 101000a0
expect memory 0x20600648 = 0a0a00a0
expect memory 0x20700008 = 090900a0
expect memory 0x20700140 = 000000a0
expect memory 0x20700164 = 070700a0
expect memory 0x20700188 = 010100a0
expect memory 0x20700328 = 101000a0
expect memory 0x20700648 = 0a0a00a0
expect register COUNT_STORES = 78
expect register COUNT_WRITES = 50
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 60
expect register COUNT_DROP_TRAP = 30
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0x13
expect register TRAP_Y = 0x2
expect register TRAP_Z = 0x0
