# SUST.2D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b R-SUST-26 R-SUST-28
sampler 0 { }
texture 0 { raw 58d4920f 20000000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {   # clamp code 0
    asm "SUST.D.2D_ARRAY.IGN [R4], R8, 0x0"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = array
    expect lane 19 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {   # clamp code 1
    asm "SUST.D.2D_ARRAY [R4], R8, 0x1"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {   # clamp code 2
    asm "SUST.D.2D_ARRAY.TRAP [R4], R8, 0x2"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = y
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = array
    expect lane 19 surface.action = "trap"  surface.axis = array
    expect lane 22 surface.action = "trap"  surface.axis = array
    expect lane 23 surface.action = "trap"  surface.axis = x
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {   # clamp code 3
    word 0xeb3e003800470408
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = array
    expect lane 19 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 58d4920f 20400000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {   # clamp code 0
    asm "SUST.P.2D_ARRAY.R.IGN [R4], R8, 0x4"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = array
    expect lane 19 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d4920f 20500000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {   # clamp code 1
    asm "SUST.P.2D_ARRAY.R [R4], R8, 0x5"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d4920f 20600000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {   # clamp code 2
    asm "SUST.P.2D_ARRAY.R.TRAP [R4], R8, 0x6"
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = y
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = array
    expect lane 19 surface.action = "trap"  surface.axis = array
    expect lane 22 surface.action = "trap"  surface.axis = array
    expect lane 23 surface.action = "trap"  surface.axis = x
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 58d4920f 20700000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {   # clamp code 3
    word 0xeb2e007800170408
    active 0x3ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff 13 ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff 9 ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff 4 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = array
    expect lane 19 surface.action = "bounds"  surface.axis = array
    expect lane 22 surface.action = "bounds"  surface.axis = array
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
expect memory 0x2000008c = 101000a0
expect memory 0x2000048c = 151500a0
expect memory 0x20000c08 = 080800a0
expect memory 0x20000c40 = 000000a0
expect memory 0x20000c68 = 070700a0
expect memory 0x20000c88 = 0f0f00a0 111100a0
expect memory 0x20000d60 = 010100a0
expect memory 0x20000e08 = 090900a0
expect memory 0x2010008c = 101000a0
expect memory 0x2010048c = 151500a0
expect memory 0x20100c00 = 171700a0
expect memory 0x20100c08 = 080800a0
expect memory 0x20100c40 = 000000a0
expect memory 0x20100c68 = 070700a0
expect memory 0x20100c88 = 0f0f00a0 111100a0
expect memory 0x20100d60 = 010100a0
expect memory 0x20100e08 = 090900a0
expect memory 0x20100f20 = 181800a0
expect memory 0x2020008c = 101000a0
expect memory 0x2020048c = 151500a0
expect memory 0x20200c08 = 080800a0
expect memory 0x20200c40 = 000000a0
expect memory 0x20200c68 = 070700a0
expect memory 0x20200c88 = 0f0f00a0 111100a0
expect memory 0x20200d60 = 010100a0
expect memory 0x20200e08 = 090900a0
expect memory 0x2030008c = 101000a0
expect memory 0x2030048c = 151500a0
expect memory 0x20300c08 = 080800a0
expect memory 0x20300c40 = 000000a0
expect memory 0x20300c68 = 070700a0
expect memory 0x20300c88 = 0f0f00a0 111100a0
expect memory 0x20300d60 = 010100a0
expect memory 0x20300e08 = 090900a0
expect memory 0x2040008c = 101000a0
expect memory 0x2040048c = 151500a0
expect memory 0x20400c08 = 080800a0
expect memory 0x20400c40 = 000000a0
expect memory 0x20400c68 = 070700a0
expect memory 0x20400c88 = 0f0f00a0 111100a0
expect memory 0x20400d60 = 010100a0
expect memory 0x20400e08 = 090900a0
expect memory 0x2050008c = 101000a0
expect memory 0x2050048c = 151500a0
expect memory 0x20500c00 = 171700a0
expect memory 0x20500c08 = 080800a0
expect memory 0x20500c40 = 000000a0
expect memory 0x20500c68 = 070700a0
expect memory 0x20500c88 = 0f0f00a0 111100a0
expect memory 0x20500d60 = 010100a0
expect memory 0x20500e08 = 090900a0
expect memory 0x20500f20 = 181800a0
expect memory 0x2060008c = 101000a0
expect memory 0x2060048c = 151500a0
expect memory 0x20600c08 = 080800a0
expect memory 0x20600c40 = 000000a0
expect memory 0x20600c68 = 070700a0
expect memory 0x20600c88 = 0f0f00a0 111100a0
expect memory 0x20600d60 = 010100a0
expect memory 0x20600e08 = 090900a0
expect memory 0x2070008c = 101000a0
expect memory 0x2070048c = 151500a0
expect memory 0x20700c08 = 080800a0
expect memory 0x20700c40 = 000000a0
expect memory 0x20700c68 = 070700a0
expect memory 0x20700c88 = 0f0f00a0 111100a0
expect memory 0x20700d60 = 010100a0
expect memory 0x20700e08 = 090900a0
expect register COUNT_STORES = 112
expect register COUNT_WRITES = 66
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 64
expect register COUNT_DROP_TRAP = 32
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0xd
expect register TRAP_Y = 0x2
expect register TRAP_Z = 0x3
