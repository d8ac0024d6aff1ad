# SUST.1D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b R-SUST-24 R-SUST-28
sampler 0 { }
texture 0 { raw 58d4920f 20000000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {   # clamp code 0
    asm "SUST.D.1D_ARRAY.IGN [R4], R8, 0x0"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = array
    expect lane 15 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {   # clamp code 1
    asm "SUST.D.1D_ARRAY [R4], R8, 0x1"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {   # clamp code 2
    asm "SUST.D.1D_ARRAY.TRAP [R4], R8, 0x2"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = array
    expect lane 12 surface.action = "trap"  surface.axis = array
    expect lane 15 surface.action = "trap"  surface.axis = array
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {   # clamp code 3
    word 0xeb3e003400470408
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = array
    expect lane 15 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 58d4920f 20400000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {   # clamp code 0
    asm "SUST.P.1D_ARRAY.R.IGN [R4], R8, 0x4"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = array
    expect lane 15 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d4920f 20500000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {   # clamp code 1
    asm "SUST.P.1D_ARRAY.R [R4], R8, 0x5"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d4920f 20600000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {   # clamp code 2
    asm "SUST.P.1D_ARRAY.R.TRAP [R4], R8, 0x6"
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = array
    expect lane 12 surface.action = "trap"  surface.axis = array
    expect lane 15 surface.action = "trap"  surface.axis = array
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 58d4920f 20700000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {   # clamp code 3
    word 0xeb2e007400170408
    active 0x7ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 0x80000001 2 2 2 2 2 2 2 -1 0x7fffffff 21 ... }
    array = { 2 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff 5 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = array
    expect lane 12 surface.action = "bounds"  surface.axis = array
    expect lane 15 surface.action = "bounds"  surface.axis = array
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
}
expect memory 0x20000008 = 090900a0
expect memory 0x20000408 = 0e0e00a0
expect memory 0x20000800 = 000000a0
expect memory 0x20000908 = 070700a0
expect memory 0x20000a20 = 010100a0
expect memory 0x20001008 = 0a0a00a0
expect memory 0x20100008 = 090900a0
expect memory 0x20100408 = 0e0e00a0
expect memory 0x20100800 = 000000a0
expect memory 0x20100908 = 070700a0
expect memory 0x20100a20 = 010100a0
expect memory 0x20101000 = 101000a0
expect memory 0x20101008 = 0a0a00a0
expect memory 0x20101220 = 111100a0
expect memory 0x20200008 = 090900a0
expect memory 0x20200408 = 0e0e00a0
expect memory 0x20200800 = 000000a0
expect memory 0x20200908 = 070700a0
expect memory 0x20200a20 = 010100a0
expect memory 0x20201008 = 0a0a00a0
expect memory 0x20300008 = 090900a0
expect memory 0x20300408 = 0e0e00a0
expect memory 0x20300800 = 000000a0
expect memory 0x20300908 = 070700a0
expect memory 0x20300a20 = 010100a0
expect memory 0x20301008 = 0a0a00a0
expect memory 0x20400008 = 090900a0
expect memory 0x20400408 = 0e0e00a0
expect memory 0x20400800 = 000000a0
expect memory 0x20400908 = 070700a0
expect memory 0x20400a20 = 010100a0
expect memory 0x20401008 = 0a0a00a0
expect memory 0x20500008 = 090900a0
expect memory 0x20500408 = 0e0e00a0
expect memory 0x20500800 = 000000a0
expect memory 0x20500908 = 070700a0
expect memory 0x20500a20 = 010100a0
expect memory 0x20501000 = 101000a0
expect memory 0x20501008 = 0a0a00a0
expect memory 0x20501220 = 111100a0
expect memory 0x20600008 = 090900a0
expect memory 0x20600408 = 0e0e00a0
expect memory 0x20600800 = 000000a0
expect memory 0x20600908 = 070700a0
expect memory 0x20600a20 = 010100a0
expect memory 0x20601008 = 0a0a00a0
expect memory 0x20700008 = 090900a0
expect memory 0x20700408 = 0e0e00a0
expect memory 0x20700800 = 000000a0
expect memory 0x20700908 = 070700a0
expect memory 0x20700a20 = 010100a0
expect memory 0x20701008 = 0a0a00a0
expect register COUNT_STORES = 80
expect register COUNT_WRITES = 50
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 48
expect register COUNT_DROP_TRAP = 24
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0x15
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x2
