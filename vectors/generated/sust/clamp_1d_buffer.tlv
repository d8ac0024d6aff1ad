# SUST.1D_BUFFER: every axis at every edge, by each clamp code.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b R-SUST-23
sampler 0 { }
texture 0 { raw 0004920f 20000000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x0 0x0
warp 0 {   # clamp code 0
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 0004920f 20100000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x1 0x1
warp 1 {   # clamp code 1
    asm "SUST.D.1D_BUFFER [R4], R8, 0x1"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect all surface.action = "store"
}
texture 2 { raw 0004920f 20200000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x2 0x2
warp 2 {   # clamp code 2
    asm "SUST.D.1D_BUFFER.TRAP [R4], R8, 0x2"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 0004920f 20300000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x3 0x3
warp 3 {   # clamp code 3
    word 0xeb3e003200470408
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 0004920f 20400000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x4 0x4
warp 4 {   # clamp code 0
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x4"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 0004920f 20500000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x5 0x5
warp 5 {   # clamp code 1
    asm "SUST.P.1D_BUFFER.R [R4], R8, 0x5"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect all surface.action = "store"
}
texture 6 { raw 0004920f 20600000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x6 0x6
warp 6 {   # clamp code 2
    asm "SUST.P.1D_BUFFER.R.TRAP [R4], R8, 0x6"
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 0004920f 20700000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x7 0x7
warp 7 {   # clamp code 3
    word 0xeb2e007200170408
    active 0xfff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 -1 0x7fffffff 37 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
}
expect memory 0x20000000 = 000000a0
expect memory 0x20000048 = 070700a0
expect memory 0x20000090 = 010100a0
expect memory 0x20100000 = 000000a0
expect memory 0x20100048 = 070700a0
expect memory 0x20100090 = 010100a0
expect memory 0x20200000 = 000000a0
expect memory 0x20200048 = 070700a0
expect memory 0x20200090 = 010100a0
expect memory 0x20300000 = 000000a0
expect memory 0x20300048 = 070700a0
expect memory 0x20300090 = 010100a0
expect memory 0x20400000 = 000000a0
expect memory 0x20400048 = 070700a0
expect memory 0x20400090 = 010100a0
expect memory 0x20500000 = 000000a0
expect memory 0x20500048 = 070700a0
expect memory 0x20500090 = 010100a0
expect memory 0x20600000 = 000000a0
expect memory 0x20600048 = 070700a0
expect memory 0x20600090 = 010100a0
expect memory 0x20700000 = 000000a0
expect memory 0x20700048 = 070700a0
expect memory 0x20700090 = 010100a0
expect register COUNT_STORES = 42
expect register COUNT_WRITES = 24
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 36
expect register COUNT_DROP_TRAP = 18
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0x25
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
