# What the unit keeps of stores until it is read: the first access that TRAP drops, with its coordinates; a flag of byte
# addresses; counters. Two regions answer with an error.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-5 R-SUST-29 PD-32
sampler 0 { }
texture 0 { raw 58d4920f d0000000 00400000 00000003 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UINT, pitch 96
texture 1 { raw 58d4920f d0100000 00600000 00000000 e280000f 80020007 00000000 00000000 }   # TWO_D_ARRAY 16 x 8 x 3, R32 UINT, blocks of 1 x 1 x 1
texture 2 { raw 58d4920f d0200000 00600000 00000000 e1000007 80030007 00000000 00000000 }   # THREE_D 8 x 8 x 4, R32 UINT, blocks of 1 x 1 x 1
error 0xd00001e0 96 SLVERR
error 0xd0000380 32 DECERR
handle 0x0 0x0
warp 7 {
    asm "SUST.D.2D.IGN [R4], R8, 0x0"
    x = { -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 }
    y = 2
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 28 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
warp 7 {
    asm "SUST.D.BA.2D.U16 [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 4
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
handle 0x1 0x1
warp 44 {   # layers 3 and above are outside: thread 19 is the first that executes
    asm "SUST.D.2D_ARRAY.TRAP [R4], R8, 0x1"
    active 0xfff80000
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
    y = 3
    array = { 0 0 0 0 0 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4 4 4 5 5 5 5 5 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "trap"  surface.axis = array
}
handle 0x2 0x2
warp 3 {
    asm "SUST.D.3D.TRAP [R4], R8, 0x2"
    active 0xfc
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 7
    z = 0x80000000
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 ... }
    expect all surface.action = "trap"  surface.axis = z
}
warp 12 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 5
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "store"
}
warp 13 {
    asm "SUST.D.2D [R4], R8, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = { 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 9 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "store"
}
warp 14 {
    asm "SUST.D.2D [R4], R8, 0x0"
    active 0xf
    x = 8
    y = { 9 8 9 8 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 ... }
    expect all surface.action = "store"
}
warp 15 {
    asm "SUST.D.1D [R4], R8, 0x0"
    active 0x7
    x = { 0 1 2 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 ... }
    expect all surface.action = "type"
}
expect memory 0xd00000c0 = 040400a0 050500a0 060600a0 070700a0 080800a0 090900a0 0a0a00a0 0b0b00a0
expect memory 0xd00000e0 = 0c0c00a0 0d0d00a0 0e0e00a0 0f0f00a0 101000a0 111100a0 121200a0 131300a0
expect memory 0xd0000100 = 141400a0 151500a0 161600a0 171700a0 181800a0 191900a0 1a1a00a0 1b1b00a0
expect memory 0xd0000180 = 00000202 04040606 08080a0a 0c0c0e0e 10101212 14141616 18181a1a 1c1c1e1e
expect memory 0xd0000300 = 000000a0 010100a0 020200a0 030300a0 040400a0 050500a0 060600a0 070700a0
expect memory 0xd0000320 = 010100a0 090900a0 0a0a00a0 0b0b00a0 0c0c00a0 0d0d00a0 0e0e00a0 0f0f00a0
expect memory 0xd0000340 = 101000a0 111100a0 121200a0 131300a0 141400a0 151500a0 161600a0 171700a0
expect memory 0xd0000360 = 181800a0 191900a0 1a1a00a0 1b1b00a0 1c1c00a0 1d1d00a0 1e1e00a0 1f1f00a0
expect register COUNT_STORES = 124
expect register COUNT_WRITES = 13
expect register COUNT_WRITE_ERROR = 4
expect register COUNT_DROP_BOUNDS = 8
expect register COUNT_DROP_TRAP = 19
expect register COUNT_DROP_TYPE = 3
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 44
expect register TRAP.lane = 19
expect register TRAP.axis = array
expect register TRAP_X = 0x3
expect register TRAP_Y = 0x3
expect register TRAP_Z = 0x3
expect register FAULT.valid = 1
expect register FAULT.code = "memory-error"
expect register FAULT.warp = 12
expect register FAULT_COUNT = 4
