# Texels of 12 bytes in buffers and in rows at a pitch: at edges by each clamp code, in two lines of 32 bytes, raw stores at
# the end of a row that no size but those up to 4 divides; one buffer is a published header.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-8 R-SUST-23 PD-30 PD-31 PD-32 PD-33 PD-36 PD-42a
rules without PD-91a
sampler 0 { }
texture 0 { raw 78d7ff82 00200004 00000000 00000001 0300116f 00000000 00000000 00000000 }   # ONE_D_BUFFER 70000, R32_G32_B32 FLOAT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1ffff
    x = { 0 69999 70000 -1 0x80000000 0x7fffffff 0x7ffffffe 35000 0x80000001 1 2 3 4 5 100 69998 70001 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    data3 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 1 {
    word 0xeb2a000200770408
    active 0x1ffff
    x = { 0 69999 70000 -1 0x80000000 0x7fffffff 0x7ffffffe 35000 0x80000001 1 2 3 4 5 100 69998 70001 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    expect all surface.action = "store"
}
warp 2 {
    word 0xeb2c000200570408
    active 0x1ffff
    x = { 0 69999 70000 -1 0x80000000 0x7fffffff 0x7ffffffe 35000 0x80000001 1 2 3 4 5 100 69998 70001 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
}
warp 3 {
    word 0xeb2e000200170408
    active 0x1ffff
    x = { 0 69999 70000 -1 0x80000000 0x7fffffff 0x7ffffffe 35000 0x80000001 1 2 3 4 5 100 69998 70001 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 00049202 40000001 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32_G32_B32 UINT, buffer
handle 0x1 0x1
warp 4 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x1"
    active 0x1ffff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 1 2 3 4 5 100 35 38 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    data3 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 5 {
    word 0xeb2a001200770408
    active 0x1ffff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 1 2 3 4 5 100 35 38 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    expect all surface.action = "store"
}
warp 6 {
    word 0xeb2c001200570408
    active 0x1ffff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 1 2 3 4 5 100 35 38 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
}
warp 7 {
    word 0xeb2e001200170408
    active 0x1ffff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 0x80000001 1 2 3 4 5 100 35 38 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0x1"
    active 0xff
    x = { 443 444 445 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.BA.1D_BUFFER.U8 [R4], R8, 0x1"
    active 0x1ff
    x = { 443 440 443 444 444 445 432 431 -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.1D_BUFFER.S8 [R4], R8, 0x1"
    active 0xff
    x = { 443 444 445 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.BA.1D_BUFFER.S8.TRAP [R4], R8, 0x1"
    active 0x1ff
    x = { 443 440 443 444 444 445 432 431 -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 22 {
    asm "SUST.D.1D_BUFFER.U16.TRAP [R4], R8, 0x1"
    active 0xff
    x = { 221 222 223 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 22 {
    word 0xeb3e001200a70408
    active 0x1ff
    x = { 443 440 442 443 444 445 432 431 -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 23 {
    word 0xeb3e001200370408
    active 0xff
    x = { 221 222 223 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 23 {
    asm "SUST.D.BA.1D_BUFFER.S16.IGN [R4], R8, 0x1"
    active 0x1ff
    x = { 443 440 442 443 444 445 432 431 -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 24 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x1"
    active 0xff
    x = { 110 111 112 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 24 {
    asm "SUST.D.BA.1D_BUFFER [R4], R8, 0x1"
    active 0x1ff
    x = { 443 440 440 441 444 445 432 431 -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 25 {
    asm "SUST.D.1D_BUFFER.64 [R4], R8, 0x1"
    active 0xff
    x = { 54 55 56 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 25 {
    asm "SUST.D.BA.1D_BUFFER.64.TRAP [R4], R8, 0x1"
    active 0x1ff
    x = { 443 440 436 437 444 445 432 431 -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 26 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x1"
    active 0xff
    x = { 26 27 28 36 37 0 0x7fffffff -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 26 {
    word 0xeb3e001200e70408
    active 0x1ff
    x = { 443 440 428 429 444 445 432 431 -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 2 { raw 00036d82 4000101f 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32_G32_B32 SINT, buffer
handle 0x2 0x2
warp 8 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x2"
    active 0x1ffff
    x = { 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 0x80000001 1 2 3 4 5 100 7 10 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    data3 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 9 {
    word 0xeb2a002200770408
    active 0x1ffff
    x = { 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 0x80000001 1 2 3 4 5 100 7 10 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    expect all surface.action = "store"
}
warp 10 {
    word 0xeb2c002200570408
    active 0x1ffff
    x = { 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 0x80000001 1 2 3 4 5 100 7 10 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
}
warp 11 {
    word 0xeb2e002200170408
    active 0x1ffff
    x = { 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 0x80000001 1 2 3 4 5 100 7 10 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0x2"
    active 0xff
    x = { 107 108 109 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.BA.1D_BUFFER.U8 [R4], R8, 0x2"
    active 0x1ff
    x = { 107 104 107 108 108 109 96 95 -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.1D_BUFFER.S8 [R4], R8, 0x2"
    active 0xff
    x = { 107 108 109 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.BA.1D_BUFFER.S8.TRAP [R4], R8, 0x2"
    active 0x1ff
    x = { 107 104 107 108 108 109 96 95 -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 22 {
    asm "SUST.D.1D_BUFFER.U16.TRAP [R4], R8, 0x2"
    active 0xff
    x = { 53 54 55 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 22 {
    word 0xeb3e002200a70408
    active 0x1ff
    x = { 107 104 106 107 108 109 96 95 -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 23 {
    word 0xeb3e002200370408
    active 0xff
    x = { 53 54 55 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 23 {
    asm "SUST.D.BA.1D_BUFFER.S16.IGN [R4], R8, 0x2"
    active 0x1ff
    x = { 107 104 106 107 108 109 96 95 -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 24 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x2"
    active 0xff
    x = { 26 27 28 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 24 {
    asm "SUST.D.BA.1D_BUFFER [R4], R8, 0x2"
    active 0x1ff
    x = { 107 104 104 105 108 109 96 95 -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 25 {
    asm "SUST.D.1D_BUFFER.64 [R4], R8, 0x2"
    active 0xff
    x = { 12 13 14 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 25 {
    asm "SUST.D.BA.1D_BUFFER.64.TRAP [R4], R8, 0x2"
    active 0x1ff
    x = { 107 104 100 101 108 109 96 95 -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 26 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x2"
    active 0xff
    x = { 5 6 7 8 9 0 0x7fffffff -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 26 {
    word 0xeb3e002200e70408
    active 0x1ff
    x = { 107 104 92 93 108 109 96 95 -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 3 { raw 00012482 40002014 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32_G32_B32 SNORM, buffer
handle 0x3 0x3
warp 12 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x3"
    active 0x1ffff
    x = { 0 32 33 -1 0x80000000 0x7fffffff 0x7ffffffe 16 0x80000001 1 2 3 4 5 100 31 34 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    data3 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 13 {
    word 0xeb2a003200770408
    active 0x1ffff
    x = { 0 32 33 -1 0x80000000 0x7fffffff 0x7ffffffe 16 0x80000001 1 2 3 4 5 100 31 34 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    expect all surface.action = "store"
}
warp 14 {
    word 0xeb2c003200570408
    active 0x1ffff
    x = { 0 32 33 -1 0x80000000 0x7fffffff 0x7ffffffe 16 0x80000001 1 2 3 4 5 100 31 34 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
}
warp 15 {
    word 0xeb2e003200170408
    active 0x1ffff
    x = { 0 32 33 -1 0x80000000 0x7fffffff 0x7ffffffe 16 0x80000001 1 2 3 4 5 100 31 34 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0x3"
    active 0xff
    x = { 395 396 397 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.BA.1D_BUFFER.U8 [R4], R8, 0x3"
    active 0x1ff
    x = { 395 392 395 396 396 397 384 383 -1 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.1D_BUFFER.S8 [R4], R8, 0x3"
    active 0xff
    x = { 395 396 397 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.BA.1D_BUFFER.S8.TRAP [R4], R8, 0x3"
    active 0x1ff
    x = { 395 392 395 396 396 397 384 383 -1 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 22 {
    asm "SUST.D.1D_BUFFER.U16.TRAP [R4], R8, 0x3"
    active 0xff
    x = { 197 198 199 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 22 {
    word 0xeb3e003200a70408
    active 0x1ff
    x = { 395 392 394 395 396 397 384 383 -1 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 23 {
    word 0xeb3e003200370408
    active 0xff
    x = { 197 198 199 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 23 {
    asm "SUST.D.BA.1D_BUFFER.S16.IGN [R4], R8, 0x3"
    active 0x1ff
    x = { 395 392 394 395 396 397 384 383 -1 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 24 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x3"
    active 0xff
    x = { 98 99 100 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 24 {
    asm "SUST.D.BA.1D_BUFFER [R4], R8, 0x3"
    active 0x1ff
    x = { 395 392 392 393 396 397 384 383 -1 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 25 {
    asm "SUST.D.1D_BUFFER.64 [R4], R8, 0x3"
    active 0xff
    x = { 48 49 50 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 25 {
    asm "SUST.D.BA.1D_BUFFER.64.TRAP [R4], R8, 0x3"
    active 0x1ff
    x = { 395 392 388 389 396 397 384 383 -1 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 26 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x3"
    active 0xff
    x = { 23 24 25 32 33 0 0x7fffffff -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 26 {
    word 0xeb3e003200e70408
    active 0x1ff
    x = { 395 392 380 381 396 397 384 383 -1 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 4 { raw 00024902 fffff00d 0000ffff 0000ffff 0300ffff 00000000 00000000 00000000 }   # ONE_D_BUFFER 4294967296, R32_G32_B32 UNORM, buffer
handle 0x4 0x4
warp 16 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x4"
    active 0x1ffff
    x = { 0 -1 0 -1 0x80000000 0x7fffffff 0x7ffffffe 0x80000000 0x80000001 1 2 3 4 5 100 -2 1 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    data3 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect all surface.action = "store"
}
warp 17 {
    word 0xeb2a004200770408
    active 0x1ffff
    x = { 0 -1 0 -1 0x80000000 0x7fffffff 0x7ffffffe 0x80000000 0x80000001 1 2 3 4 5 100 -2 1 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    data2 = { 0x3f800000 0x3f700000 0x3f600000 0x3f500000 0x3f400000 0x3f300000 0x3f200000 0x3f100000 0x3f000000 0x3ee00000
      0x3ec00000 0x3ea00000 0x3e800000 0x3e400000 0x3e000000 0x3d800000 0 ... }
    expect all surface.action = "store"
}
warp 18 {
    word 0xeb2c004200570408
    active 0x1ffff
    x = { 0 -1 0 -1 0x80000000 0x7fffffff 0x7ffffffe 0x80000000 0x80000001 1 2 3 4 5 100 -2 1 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    data1 = { 0 0xbe124925 0xbe924925 0xbedb6db7 0xbf124925 0xbf36db6e 0xbf5b6db7 0xbf800000 0xbf924925 0xbfa49249 0xbfb6db6e
      0xbfc92492 0xbfdb6db7 0xbfedb6db 0xc0000000 0xc0092492 0xc0124925 ... }
    expect all surface.action = "store"
}
warp 19 {
    word 0xeb2e004200170408
    active 0x1ffff
    x = { 0 -1 0 -1 0x80000000 0x7fffffff 0x7ffffffe 0x80000000 0x80000001 1 2 3 4 5 100 -2 1 ... }
    data0 = { 0 0x3e800000 0x3f000000 0x3f400000 0x3f800000 0x3fa00000 0x3fc00000 0x3fe00000 0x40000000 0x40100000 0x40200000
      0x40300000 0x40400000 0x40500000 0x40600000 0x40700000 0x40800000 ... }
    expect all surface.action = "store"
}
texture 5 { raw 58d7ff82 41050000 00400000 00000008 e0800014 80000008 00000000 00000000 }   # TWO_D 21 x 9 x 1, R32_G32_B32 FLOAT, pitch 256
handle 0x5 0x5
warp 30 {
    asm "SUST.P.2D.IGN [R4], R8, 0x5"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 ... }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 31 {
    asm "SUST.P.2D [R4], R8, 0x5"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 ... }
    y = { 3 3 3 3 3 3 3 3 3 3 3 3 4 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect all surface.action = "store"
}
warp 32 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x5"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 ... }
    y = { 6 6 6 6 6 6 6 6 6 6 6 6 7 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
warp 33 {
    word 0xeb2e005600f70408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 0 1 2 3 4 5 6 7 20 21 -1 0x80000000 ... }
    y = { 2 2 2 2 2 2 2 2 2 2 2 2 3 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.2D.U8.IGN [R4], R8, 0x5"
    active 0xff
    x = { 251 252 253 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.BA.2D.U8 [R4], R8, 0x5"
    active 0x1ff
    x = { 251 248 251 252 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.2D.S8 [R4], R8, 0x5"
    active 0xff
    x = { 251 252 253 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.BA.2D.S8.TRAP [R4], R8, 0x5"
    active 0x1ff
    x = { 251 248 251 252 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 42 {
    asm "SUST.D.2D.U16.TRAP [R4], R8, 0x5"
    active 0xff
    x = { 125 126 127 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 42 {
    word 0xeb3e005600a70408
    active 0x1ff
    x = { 251 248 250 251 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 43 {
    word 0xeb3e005600370408
    active 0xff
    x = { 125 126 127 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 43 {
    asm "SUST.D.BA.2D.S16.IGN [R4], R8, 0x5"
    active 0x1ff
    x = { 251 248 250 251 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 44 {
    asm "SUST.D.2D.IGN [R4], R8, 0x5"
    active 0xff
    x = { 62 63 64 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 44 {
    asm "SUST.D.BA.2D [R4], R8, 0x5"
    active 0x1ff
    x = { 251 248 248 249 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 45 {
    asm "SUST.D.2D.64 [R4], R8, 0x5"
    active 0xff
    x = { 30 31 32 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 45 {
    asm "SUST.D.BA.2D.64.TRAP [R4], R8, 0x5"
    active 0x1ff
    x = { 251 248 244 245 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 46 {
    asm "SUST.D.2D.128.TRAP [R4], R8, 0x5"
    active 0xff
    x = { 14 15 16 20 21 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 46 {
    word 0xeb3e005600e70408
    active 0x1ff
    x = { 251 248 236 237 252 253 240 239 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 6 { raw 58d49202 41060000 00400000 00000003 e3800006 80000008 00000000 00000000 }   # TWO_D_NO_MIPMAP 7 x 9 x 1, R32_G32_B32 UINT, pitch 96
handle 0x6 0x6
warp 30 {
    asm "SUST.P.2D.IGN [R4], R8, 0x6"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 ... }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 31 {
    asm "SUST.P.2D [R4], R8, 0x6"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 ... }
    y = { 3 3 3 3 3 3 3 3 3 3 3 3 4 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect all surface.action = "store"
}
warp 32 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x6"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 ... }
    y = { 6 6 6 6 6 6 6 6 6 6 6 6 7 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 7 surface.action = "trap"  surface.axis = x
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
warp 33 {
    word 0xeb2e006600f70408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 0 1 2 3 4 5 6 7 6 7 -1 0x80000000 ... }
    y = { 2 2 2 2 2 2 2 2 2 2 2 2 3 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.2D.U8.IGN [R4], R8, 0x6"
    active 0xff
    x = { 83 84 85 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.BA.2D.U8 [R4], R8, 0x6"
    active 0x1ff
    x = { 83 80 83 84 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.2D.S8 [R4], R8, 0x6"
    active 0xff
    x = { 83 84 85 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.BA.2D.S8.TRAP [R4], R8, 0x6"
    active 0x1ff
    x = { 83 80 83 84 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 42 {
    asm "SUST.D.2D.U16.TRAP [R4], R8, 0x6"
    active 0xff
    x = { 41 42 43 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 42 {
    word 0xeb3e006600a70408
    active 0x1ff
    x = { 83 80 82 83 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 43 {
    word 0xeb3e006600370408
    active 0xff
    x = { 41 42 43 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 43 {
    asm "SUST.D.BA.2D.S16.IGN [R4], R8, 0x6"
    active 0x1ff
    x = { 83 80 82 83 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 44 {
    asm "SUST.D.2D.IGN [R4], R8, 0x6"
    active 0xff
    x = { 20 21 22 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 44 {
    asm "SUST.D.BA.2D [R4], R8, 0x6"
    active 0x1ff
    x = { 83 80 80 81 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 45 {
    asm "SUST.D.2D.64 [R4], R8, 0x6"
    active 0xff
    x = { 9 10 11 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 45 {
    asm "SUST.D.BA.2D.64.TRAP [R4], R8, 0x6"
    active 0x1ff
    x = { 83 80 76 77 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 46 {
    asm "SUST.D.2D.128.TRAP [R4], R8, 0x6"
    active 0xff
    x = { 4 5 6 6 7 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 46 {
    word 0xeb3e006600e70408
    active 0x1ff
    x = { 83 80 68 69 84 85 80 71 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 7 { raw 58d12482 41070000 00400000 00000005 e080000a 80000008 00000000 00000000 }   # TWO_D 11 x 9 x 1, R32_G32_B32 SNORM, pitch 160
handle 0x7 0x7
warp 30 {
    asm "SUST.P.2D.IGN [R4], R8, 0x7"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 ... }
    y = { 0 0 0 0 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 31 {
    asm "SUST.P.2D [R4], R8, 0x7"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 ... }
    y = { 3 3 3 3 3 3 3 3 3 3 3 3 4 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect all surface.action = "store"
}
warp 32 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x7"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 ... }
    y = { 6 6 6 6 6 6 6 6 6 6 6 6 7 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
warp 33 {
    word 0xeb2e007600f70408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 0 1 2 3 4 5 6 7 10 11 -1 0x80000000 ... }
    y = { 2 2 2 2 2 2 2 2 2 2 2 2 3 ... }
    data0 = { 0x3e800000 0x3e800101 0x3e800202 0x3e800303 0x3e800404 0x3e800505 0x3e800606 0x3e800707 0x3e800808 0x3e800909
      0x3e800a0a 0x3e800b0b 0x3e800c0c 0x3e800d0d 0x3e800e0e 0x3e800f0f 0x3e801010 0x3e801111 0x3e801212
      0x3e801313 0x3e801414 0x3e801515 0x3e801616 0x3e801717 ... }
    data1 = { 0x3f800000 0x3f800101 0x3f800202 0x3f800303 0x3f800404 0x3f800505 0x3f800606 0x3f800707 0x3f800808 0x3f800909
      0x3f800a0a 0x3f800b0b 0x3f800c0c 0x3f800d0d 0x3f800e0e 0x3f800f0f 0x3f801010 0x3f801111 0x3f801212
      0x3f801313 0x3f801414 0x3f801515 0x3f801616 0x3f801717 ... }
    data2 = { 0x40800000 0x40800101 0x40800202 0x40800303 0x40800404 0x40800505 0x40800606 0x40800707 0x40800808 0x40800909
      0x40800a0a 0x40800b0b 0x40800c0c 0x40800d0d 0x40800e0e 0x40800f0f 0x40801010 0x40801111 0x40801212
      0x40801313 0x40801414 0x40801515 0x40801616 0x40801717 ... }
    data3 = { 0x41800000 0x41800101 0x41800202 0x41800303 0x41800404 0x41800505 0x41800606 0x41800707 0x41800808 0x41800909
      0x41800a0a 0x41800b0b 0x41800c0c 0x41800d0d 0x41800e0e 0x41800f0f 0x41801010 0x41801111 0x41801212
      0x41801313 0x41801414 0x41801515 0x41801616 0x41801717 ... }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.2D.U8.IGN [R4], R8, 0x7"
    active 0xff
    x = { 131 132 133 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 40 {
    asm "SUST.D.BA.2D.U8 [R4], R8, 0x7"
    active 0x1ff
    x = { 131 128 131 132 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61000000 0x61000101 0x61000202 0x61000303 0x61000404 0x61000505 0x61000606 0x61000707 0x61000808 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.2D.S8 [R4], R8, 0x7"
    active 0xff
    x = { 131 132 133 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 ... }
    expect all surface.action = "store"
}
warp 41 {
    asm "SUST.D.BA.2D.S8.TRAP [R4], R8, 0x7"
    active 0x1ff
    x = { 131 128 131 132 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61010000 0x61010101 0x61010202 0x61010303 0x61010404 0x61010505 0x61010606 0x61010707 0x61010808 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
warp 42 {
    asm "SUST.D.2D.U16.TRAP [R4], R8, 0x7"
    active 0xff
    x = { 65 66 67 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 42 {
    word 0xeb3e007600a70408
    active 0x1ff
    x = { 131 128 130 131 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61020000 0x61020101 0x61020202 0x61020303 0x61020404 0x61020505 0x61020606 0x61020707 0x61020808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 43 {
    word 0xeb3e007600370408
    active 0xff
    x = { 65 66 67 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 43 {
    asm "SUST.D.BA.2D.S16.IGN [R4], R8, 0x7"
    active 0x1ff
    x = { 131 128 130 131 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61030000 0x61030101 0x61030202 0x61030303 0x61030404 0x61030505 0x61030606 0x61030707 0x61030808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
warp 44 {
    asm "SUST.D.2D.IGN [R4], R8, 0x7"
    active 0xff
    x = { 32 33 34 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 44 {
    asm "SUST.D.BA.2D [R4], R8, 0x7"
    active 0x1ff
    x = { 131 128 128 129 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61040000 0x61040101 0x61040202 0x61040303 0x61040404 0x61040505 0x61040606 0x61040707 0x61040808 ... }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
}
warp 45 {
    asm "SUST.D.2D.64 [R4], R8, 0x7"
    active 0xff
    x = { 15 16 17 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 ... }
    expect all surface.action = "store"
}
warp 45 {
    asm "SUST.D.BA.2D.64.TRAP [R4], R8, 0x7"
    active 0x1ff
    x = { 131 128 124 125 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61050000 0x61050101 0x61050202 0x61050303 0x61050404 0x61050505 0x61050606 0x61050707 0x61050808 ... }
    data1 = { 0x62050000 0x62050101 0x62050202 0x62050303 0x62050404 0x62050505 0x62050606 0x62050707 0x62050808 ... }
    expect lane 0 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
warp 46 {
    asm "SUST.D.2D.128.TRAP [R4], R8, 0x7"
    active 0xff
    x = { 7 8 9 10 11 0 0x7fffffff -1 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 46 {
    word 0xeb3e007600e70408
    active 0x1ff
    x = { 131 128 116 117 132 133 128 119 -1 ... }
    y = { 0 1 2 3 4 5 6 7 8 ... }
    data0 = { 0x61060000 0x61060101 0x61060202 0x61060303 0x61060404 0x61060505 0x61060606 0x61060707 0x61060808 ... }
    data1 = { 0x62060000 0x62060101 0x62060202 0x62060303 0x62060404 0x62060505 0x62060606 0x62060707 0x62060808 ... }
    data2 = { 0x63060000 0x63060101 0x63060202 0x63060303 0x63060404 0x63060505 0x63060606 0x63060707 0x63060808 ... }
    data3 = { 0x64060000 0x64060101 0x64060202 0x64060303 0x64060404 0x64060505 0x64060606 0x64060707 0x64060808 ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
expect memory 0x200004 = 00000000 00000000 00000000 00001040 00000000 00000000 00002040
expect memory 0x200020 = 00000000 00000000 00003040 00000000 00000000 00004040 00000000 00000000
expect memory 0x200040 = 00005040 00000000 00000000
expect memory 0x2004b4 = 00006040 00000000 00000000
expect memory 0x2668a4 = 0000e03f 00000000 00000000
expect memory 0x2cd12c = 00007040 00000000 00000000 0000803e 00000000
expect memory 0x2cd140 = 00000000
expect memory 0x40000001 = 05050661 05050662 05050663 05050664 00000000 00000000 00002040 000000
expect memory 0x40000020 = 00000000 00030430 40000000 00000000 00000040 40000000 00000000 00000050
expect memory 0x40000040 = 40000000 00000000 00030304 04
expect memory 0x40000091 = 03030461 04040461
expect memory 0x400000d9 = 0000e03f 000000
expect memory 0x400000e0 = 00000000 00
expect memory 0x40000121 = 03030561 03030562 04040561 04040562
expect memory 0x400001a1 = 02020661 02020662 02020663 02020664 02020561 02020562 00000461
expect memory 0x4000101f = 05
expect memory 0x40001020 = 05066105 05066205 05066305 05066403 03040400 00000000 00204000 00000003
expect memory 0x40001040 = 03046104 04046100 00000000 00000000 00e03f00 00000000 00000000 00504003
expect memory 0x40001060 = 03056103 03056204 04056104 04056202 02066102 02066202 02066302 02066402
expect memory 0x40001080 = 02056102 02056200 000461
expect memory 0x40002014 = 05050661 05050662 05050663
expect memory 0x40002020 = 05050664 00000000 00000000 ffffff7f 00000000 03040000 ffffff7f 00000000
expect memory 0x40002040 = 00000000 ffffff7f 00000000 00000000 ffffff7f 03030404 00000000
expect memory 0x40002094 = 03030461 04040461
expect memory 0x400020d4 = ffffff7f 00000000 00000000
expect memory 0x40002114 = 03030561 03030562 04040561
expect memory 0x40002120 = 04040562
expect memory 0x40002184 = 02020661 02020662 02020663 02020664 02020561 02020562 00000461
expect memory 0x41050000 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x41050020 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41050040 = 0505803f 05058040 0606803e 0606803f 06068040 0707803e 0707803f 07078040
expect memory 0x410500e0 = 00000661 00000662 00000663 00000664 00000561 00000562 00000461
expect memory 0x41050100 = 0c0c803e 0c0c803f 0c0c8040 0d0d803e 0d0d803f 0d0d8040 0e0e803e 0e0e803f
expect memory 0x41050120 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x41050140 = 1111803f 11118040 1212803e 1212803f 12128040 1313803e 1313803f 13138040
expect memory 0x410501f0 = 01010561 01010562 01010461
expect memory 0x41050200 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x41050220 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41050240 = 0505803f 05058040 0606803e 0606803f 06068040 0707803e 0707803f 07078040
expect memory 0x410502e0 = 02020661 02020662 02020663 02020664 02020561 02020562 02020461
expect memory 0x41050300 = 0c0c803e 0c0c803f 0c0c8040 0d0d803e 0d0d803f 030d8040 0e0e803e 0e0e803f
expect memory 0x41050320 = 0e0e8040 0f0f803e 0303803f 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x41050340 = 1111803f 11118040 1212803e 1212803f 03030461 1313803e 1313803f 13138040
expect memory 0x410503a0 = 03030561 03030562
expect memory 0x410503e0 = 03030661 03030662 03030663 03030664 03030561 03030562 03030461
expect memory 0x41050400 = 0c0c803e 0c0c803f 0c0c8040 0d0d803e 0d0d803f 0d048040 0e0e803e 0e0e803f
expect memory 0x41050420 = 0e0e8040 0f0f803e 0f0f0404 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x41050440 = 1111803f 11118040 1212803e 1212803f 12128040 04040461 1313803f 13138040
expect memory 0x410504a8 = 04040561 04040562
expect memory 0x410504f0 = 1414803e 1414803f 04040461
expect memory 0x41050500 = 05050661 05050662 05050663 05050664
expect memory 0x410505f8 = 05050461
expect memory 0x41050600 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x41050620 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41050640 = 0505803f 05058040 0606803e 0606803f 06068040 0707803e 0707803f 07078040
expect memory 0x410506f0 = 06060561 06060562 08088006
expect memory 0x41050700 = 07070561 07070562 0c0c8040 0d0d803e 0d0d803f 0d0d8040 0e0e803e 0e0e803f
expect memory 0x41050720 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x41050740 = 1111803f 11118040 1212803e 1212803f 12128040 1313803e 1313803f 13138040
expect memory 0x410507e0 = 07070661 07070662 07070663 07070664 1414803e 1414803f 14148040
expect memory 0x41050800 = 08080461
expect memory 0x41060000 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x41060020 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41060040 = 00000661 00000662 00000663 00000664 00000461
expect memory 0x41060060 = 0c0c803e 0c0c803f 0c0c8040 0d0d803e 0d0d803f 0d0d8040 0e0e803e 0e0e803f
expect memory 0x41060080 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x410600a0 = 1111803f 11118040 01010561 01010562 01010461
expect memory 0x410600c0 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x410600e0 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41060100 = 02020661 02020662 02020663 02020664 02020461
expect memory 0x41060120 = 0c0c803e 0c0c033f 0c0c8040 0303803e 0d0d803f 0d0d8040 03030461 0e0e803f
expect memory 0x41060140 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 03030561 03030562 10108040 1111803e
expect memory 0x41060160 = 03030661 03030662 03030663 03030664 03030461
expect memory 0x41060180 = 0c0c803e 0c0c8004 0c0c8040 0d0d0404 0d0d803f 0d0d8040 0e0e803e 04040461
expect memory 0x410601a0 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 1010803e 1010803f 04040561 04040562
expect memory 0x410601c0 = 1111803f 11118040 1212803e 1212803f 04040461
expect memory 0x410601e0 = 05050661 05050662 05050663 05050664
expect memory 0x41060230 = 05050461
expect memory 0x41060240 = 0000803e 0000803f 00008040 0101803e 0101803f 01018040 0202803e 0202803f
expect memory 0x41060260 = 02028040 0303803e 0303803f 03038040 0404803e 0404803f 04048040 0505803e
expect memory 0x41060280 = 0505803f 05058040 06060561 06060562 06060461
expect memory 0x410602a0 = 07070561 07070562 0c0c8040 0d0d803e 0d0d803f 0d0d8040 0e0e803e 0e0e803f
expect memory 0x410602c0 = 0e0e8040 0f0f803e 0f0f803f 0f0f8040 1010803e 1010803f 10108040 1111803e
expect memory 0x410602e0 = 07070661 07070662 07070663 07070664 12128040
expect memory 0x41060300 = 08080461
expect memory 0x41070000 = 00000020 ffffff7f ffffff7f 40400020 ffffff7f ffffff7f 80800020 ffffff7f
expect memory 0x41070020 = ffffff7f c0c00020 ffffff7f ffffff7f 00010120 ffffff7f ffffff7f 40410120
expect memory 0x41070040 = ffffff7f ffffff7f 80810120 ffffff7f ffffff7f c0c10120 ffffff7f ffffff7f
expect memory 0x41070070 = 00000661 00000662 00000663 00000664
expect memory 0x41070080 = 00000461
expect memory 0x410700a0 = 00030320 ffffff7f ffffff7f 40430320 ffffff7f ffffff7f 80830320 ffffff7f
expect memory 0x410700c0 = ffffff7f c0c30320 ffffff7f ffffff7f 00040420 ffffff7f ffffff7f 40440420
expect memory 0x410700e0 = ffffff7f ffffff7f 80840420 ffffff7f ffffff7f c0c40420 ffffff7f ffffff7f
expect memory 0x41070118 = 01010561 01010562
expect memory 0x41070120 = 01010461
expect memory 0x41070140 = 00000020 ffffff7f ffffff7f 40400020 ffffff7f ffffff7f 80800020 ffffff7f
expect memory 0x41070160 = ffffff7f c0c00020 ffffff7f ffffff7f 00010120 ffffff7f ffffff7f 40410120
expect memory 0x41070180 = ffffff7f ffffff7f 80810120 ffffff7f ffffff7f c0c10120 ffffff7f ffffff7f
expect memory 0x410701b0 = 02020661 02020662 02020663 02020664
expect memory 0x410701c0 = 02020461
expect memory 0x410701e0 = 00030320 ffffff7f ffff037f 40430320 ffffff7f 0303ff7f 80830320 ffffff7f
expect memory 0x41070200 = ffffff7f c0c30320 03030461 ffffff7f 00040420 ffffff7f ffffff7f 40440420
expect memory 0x41070220 = ffffff7f ffffff7f 80840420 ffffff7f 03030561 03030562 ffffff7f ffffff7f
expect memory 0x41070250 = 03030661 03030662 03030663 03030664
expect memory 0x41070260 = 03030461
expect memory 0x41070280 = 00030320 ffffff7f ffffff04 40430320 ffffff7f ffff0404 80830320 ffffff7f
expect memory 0x410702a0 = ffffff7f c0c30320 ffffff7f 04040461 00040420 ffffff7f ffffff7f 40440420
expect memory 0x410702c0 = ffffff7f ffffff7f 80840420 ffffff7f ffffff7f c0c40420 04040561 04040562
expect memory 0x410702f8 = 00050520 ffffff7f
expect memory 0x41070300 = 04040461
expect memory 0x41070320 = 05050661 05050662 05050663 05050664
expect memory 0x410703a0 = 05050461
expect memory 0x410703c0 = 00000020 ffffff7f ffffff7f 40400020 ffffff7f ffffff7f 80800020 ffffff7f
expect memory 0x410703e0 = ffffff7f c0c00020 ffffff7f ffffff7f 00010120 ffffff7f ffffff7f 40410120
expect memory 0x41070400 = ffffff7f ffffff7f 80810120 ffffff7f ffffff7f c0c10120 ffffff7f ffffff7f
expect memory 0x41070438 = 06060561 06060562
expect memory 0x41070440 = 06060461
expect memory 0x41070460 = 07070561 07070562 ffffff7f 40430320 ffffff7f ffffff7f 80830320 ffffff7f
expect memory 0x41070480 = ffffff7f c0c30320 ffffff7f ffffff7f 00040420 ffffff7f ffffff7f 40440420
expect memory 0x410704a0 = ffffff7f ffffff7f 80840420 ffffff7f ffffff7f c0c40420 ffffff7f ffffff7f
expect memory 0x410704d0 = 07070661 07070662 07070663 07070664
expect memory 0x410704e0 = ffffff7f
expect memory 0x41070500 = 08080461
expect memory 0x5ffffeff5 = ffffffff 00000000 000000
expect memory 0x5fffff000 = 00ffffff ff000000 00000000 00ffffff ff000000 00000000 00ffffff ff000000
expect memory 0x5fffff020 = 00000000 00
expect memory 0xbffffeff5 = ffffffff 00000000 000000
expect memory 0xbfffff000 = 00000000 40000000 00000000 00
expect memory 0xfffffffff00d = 00000000 00000000 00000000 ffffffff 000000
expect memory 0xfffffffff020 = 00000000 00ffffff ff000000 00000000 00ffffff ff000000 00000000 00ffffff
expect memory 0xfffffffff040 = ff000000 00000000 00ffffff ff000000 00000000 00
expect memory 0xfffffffff4bd = ffffff
expect memory 0xfffffffff4c0 = ff000000 00000000 00
expect register COUNT_STORES = 929
expect register COUNT_WRITES = 551
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 246
expect register COUNT_DROP_TRAP = 167
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0x11170
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
