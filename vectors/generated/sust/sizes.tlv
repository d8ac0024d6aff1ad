# Raw stores of every size, on texels of every size: the coordinate in units of the access and, with .BA, in
# bytes, aligned and not; the bytes of the row are the bound, and NEAR goes to the last place that fits.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-5 R-SUST-6 R-SUST-7 R-SUST-11 PD-33 PD-34 PD-37
rules without R-SUST-4 R-SUST-8 R-SUST-9 R-SUST-12 R-SUST-31
sampler 0 { }
texture 0 { raw 58d4921d 40000000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0x0 0x0
warp 0 {
    asm "SUST.D.2D.U8.IGN [R4], R8, 0x0"
    active 0xff
    x = { 0 1 10 11 12 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 0 {
    asm "SUST.D.BA.2D.U8 [R4], R8, 0x0"
    active 0x3ff
    x = { 0 1 0 1 10 10 11 12 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect all surface.action = "store"
}
texture 1 { raw 58d4921b 40010000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SUST.D.2D.U8 [R4], R8, 0x1"
    active 0xff
    x = { 0 1 9 10 11 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect all surface.action = "store"
}
warp 1 {
    asm "SUST.D.BA.2D.U8.TRAP [R4], R8, 0x1"
    active 0x3ff
    x = { 0 1 0 1 9 9 10 11 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
texture 2 { raw 58d4920f 40020000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x2 0x2
warp 2 {
    asm "SUST.D.2D.U8.TRAP [R4], R8, 0x2"
    active 0xff
    x = { 0 1 27 28 29 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
}
warp 2 {
    word 0xeb3e002600870408
    active 0x3ff
    x = { 0 1 0 1 27 27 28 29 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
texture 3 { raw 58d49201 40030000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0x3 0x3
warp 3 {
    word 0xeb3e003600070408
    active 0xff
    x = { 0 1 47 48 49 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 3 {
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x3"
    active 0x3ff
    x = { 0 1 0 1 47 47 48 49 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 58d4921d 40040000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x4 0x4
warp 4 {
    asm "SUST.D.2D.S8.IGN [R4], R8, 0x4"
    active 0xff
    x = { 0 1 10 11 12 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 4 {
    asm "SUST.D.BA.2D.S8 [R4], R8, 0x4"
    active 0x3ff
    x = { 0 1 0 1 10 10 11 12 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect all surface.action = "store"
}
texture 5 { raw 58d4921b 40050000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUST.D.2D.S8 [R4], R8, 0x5"
    active 0xff
    x = { 0 1 9 10 11 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect all surface.action = "store"
}
warp 5 {
    asm "SUST.D.BA.2D.S8.TRAP [R4], R8, 0x5"
    active 0x3ff
    x = { 0 1 0 1 9 9 10 11 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "trap"  surface.axis = x
}
texture 6 { raw 58d4920f 40060000 00400000 00000002 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, pitch 64
handle 0x6 0x6
warp 6 {
    asm "SUST.D.2D.S8.TRAP [R4], R8, 0x6"
    active 0xff
    x = { 0 1 27 28 29 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
}
warp 6 {
    word 0xeb3e006600970408
    active 0x3ff
    x = { 0 1 0 1 27 27 28 29 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 58d49201 40070000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb3e007600170408
    active 0xff
    x = { 0 1 47 48 49 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 7 {
    asm "SUST.D.BA.2D.S8.IGN [R4], R8, 0x7"
    active 0x3ff
    x = { 0 1 0 1 47 47 48 49 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
texture 8 { raw 58d4921d 40080000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x8 0x8
warp 8 {
    asm "SUST.D.2D.U16.IGN [R4], R8, 0x8"
    active 0xff
    x = { 0 1 4 5 6 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 8 {
    asm "SUST.D.BA.2D.U16 [R4], R8, 0x8"
    active 0x3ff
    x = { 0 1 1 2 9 10 11 12 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 9 { raw 58d4921b 40090000 00400000 00000002 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, pitch 64
handle 0x9 0x9
warp 9 {
    asm "SUST.D.2D.U16 [R4], R8, 0x9"
    active 0xff
    x = { 0 1 4 5 6 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect all surface.action = "store"
}
warp 9 {
    asm "SUST.D.BA.2D.U16.TRAP [R4], R8, 0x9"
    active 0x3ff
    x = { 0 1 1 2 8 9 10 11 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 10 { raw 58d4920f 400a0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0xa 0xa
warp 10 {
    asm "SUST.D.2D.U16.TRAP [R4], R8, 0xa"
    active 0xff
    x = { 0 1 13 14 15 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
}
warp 10 {
    word 0xeb3e00a600a70408
    active 0x3ff
    x = { 0 1 1 2 26 27 28 29 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 11 { raw 58d49201 400b0000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0xb 0xb
warp 11 {
    word 0xeb3e00b600270408
    active 0xff
    x = { 0 1 23 24 25 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 11 {
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0xb"
    active 0x3ff
    x = { 0 1 1 2 46 47 48 49 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 12 { raw 58d4921d 400c0000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0xc 0xc
warp 12 {
    asm "SUST.D.2D.S16.IGN [R4], R8, 0xc"
    active 0xff
    x = { 0 1 4 5 6 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 12 {
    asm "SUST.D.BA.2D.S16 [R4], R8, 0xc"
    active 0x3ff
    x = { 0 1 1 2 9 10 11 12 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 13 { raw 58d4921b 400d0000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0xd 0xd
warp 13 {
    asm "SUST.D.2D.S16 [R4], R8, 0xd"
    active 0xff
    x = { 0 1 4 5 6 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect all surface.action = "store"
}
warp 13 {
    asm "SUST.D.BA.2D.S16.TRAP [R4], R8, 0xd"
    active 0x3ff
    x = { 0 1 1 2 8 9 10 11 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 14 { raw 58d4920f 400e0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0xe 0xe
warp 14 {
    asm "SUST.D.2D.S16.TRAP [R4], R8, 0xe"
    active 0xff
    x = { 0 1 13 14 15 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
}
warp 14 {
    word 0xeb3e00e600b70408
    active 0x3ff
    x = { 0 1 1 2 26 27 28 29 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 15 { raw 58d49201 400f0000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0xf 0xf
warp 15 {
    word 0xeb3e00f600370408
    active 0xff
    x = { 0 1 23 24 25 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 15 {
    asm "SUST.D.BA.2D.S16.IGN [R4], R8, 0xf"
    active 0x3ff
    x = { 0 1 1 2 46 47 48 49 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 16 { raw 58d4921d 40100000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x10 0x10
warp 16 {
    asm "SUST.D.2D.IGN [R4], R8, 0x10"
    active 0xff
    x = { 0 1 1 2 3 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 16 {
    asm "SUST.D.BA.2D [R4], R8, 0x10"
    active 0x3ff
    x = { 0 1 3 4 7 10 11 12 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 17 { raw 58d4921b 40110000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x11 0x11
warp 17 {
    asm "SUST.D.2D [R4], R8, 0x11"
    active 0xff
    x = { 0 1 1 2 3 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect all surface.action = "store"
}
warp 17 {
    asm "SUST.D.BA.2D.TRAP [R4], R8, 0x11"
    active 0x3ff
    x = { 0 1 3 4 6 9 10 11 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 18 { raw 58d4920f 40120000 00400000 00000002 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, pitch 64
handle 0x12 0x12
warp 18 {
    asm "SUST.D.2D.TRAP [R4], R8, 0x12"
    active 0xff
    x = { 0 1 6 7 8 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 18 {
    word 0xeb3e012600c70408
    active 0x3ff
    x = { 0 1 3 4 24 27 28 29 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 19 { raw 58d49201 40130000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x13 0x13
warp 19 {
    word 0xeb3e013600470408
    active 0xff
    x = { 0 1 11 12 13 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 19 {
    asm "SUST.D.BA.2D.IGN [R4], R8, 0x13"
    active 0x3ff
    x = { 0 1 3 4 44 47 48 49 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 20 { raw 58d4921d 40140000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x14 0x14
warp 20 {
    asm "SUST.D.2D.64.IGN [R4], R8, 0x14"
    active 0xff
    x = { 0 1 0 1 2 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 20 {
    asm "SUST.D.BA.2D.64 [R4], R8, 0x14"
    active 0x3ff
    x = { 0 1 7 8 3 10 11 12 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 21 { raw 58d4921b 40150000 00400000 00000002 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, pitch 64
handle 0x15 0x15
warp 21 {
    asm "SUST.D.2D.64 [R4], R8, 0x15"
    active 0xff
    x = { 0 1 0 1 2 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    expect all surface.action = "store"
}
warp 21 {
    asm "SUST.D.BA.2D.64.TRAP [R4], R8, 0x15"
    active 0x3ff
    x = { 0 1 7 8 2 9 10 11 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
texture 22 { raw 58d4920f 40160000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x16 0x16
warp 22 {
    asm "SUST.D.2D.64.TRAP [R4], R8, 0x16"
    active 0xff
    x = { 0 1 2 3 4 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 22 {
    word 0xeb3e016600d70408
    active 0x3ff
    x = { 0 1 7 8 20 27 28 29 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 23 { raw 58d49201 40170000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x17 0x17
warp 23 {
    word 0xeb3e017600570408
    active 0xff
    x = { 0 1 5 6 7 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
}
warp 23 {
    asm "SUST.D.BA.2D.64.IGN [R4], R8, 0x17"
    active 0x3ff
    x = { 0 1 7 8 40 47 48 49 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
texture 24 { raw 58d4921d 40180000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0x18 0x18
warp 24 {
    asm "SUST.D.2D.128.IGN [R4], R8, 0x18"
    active 0xff
    x = { 0 1 -1 0 1 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 ... }
    expect all surface.action = "bounds"  surface.axis = x
}
warp 24 {
    asm "SUST.D.BA.2D.128 [R4], R8, 0x18"
    active 0x3ff
    x = { 0 1 15 16 -5 10 11 12 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 0x93827b08 0x93827c09
      ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 0x94827b08 0x94827c09
      ... }
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 1 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 25 { raw 58d4921b 40190000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x19 0x19
warp 25 {
    asm "SUST.D.2D.128 [R4], R8, 0x19"
    active 0xff
    x = { 0 1 -1 0 1 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 ... }
    expect all surface.action = "bounds"  surface.axis = x
}
warp 25 {
    asm "SUST.D.BA.2D.128.TRAP [R4], R8, 0x19"
    active 0x3ff
    x = { 0 1 15 16 -6 9 10 11 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 0x93827b08 0x93827c09
      ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 0x94827b08 0x94827c09
      ... }
    expect lane 0 surface.action = "trap"  surface.axis = x
    expect lane 1 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 2 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
}
texture 26 { raw 58d4920f 401a0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x1a 0x1a
warp 26 {
    asm "SUST.D.2D.128.TRAP [R4], R8, 0x1a"
    active 0xff
    x = { 0 1 0 1 2 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 ... }
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 7 surface.action = "trap"  surface.axis = x
}
warp 26 {
    word 0xeb3e01a600e70408
    active 0x3ff
    x = { 0 1 15 16 12 27 28 29 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 0x93827b08 0x93827c09
      ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 0x94827b08 0x94827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 27 { raw 58d49201 401b0000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0x1b 0x1b
warp 27 {
    word 0xeb3e01b600670408
    active 0xff
    x = { 0 1 2 3 4 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 ... }
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
}
warp 27 {
    asm "SUST.D.BA.2D.128.IGN [R4], R8, 0x1b"
    active 0x3ff
    x = { 0 1 15 16 32 47 48 49 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    data0 = { 0x91827300 0x91827401 0x91827502 0x91827603 0x91827704 0x91827805 0x91827906 0x91827a07 0x91827b08 0x91827c09
      ... }
    data1 = { 0x92827300 0x92827401 0x92827502 0x92827603 0x92827704 0x92827805 0x92827906 0x92827a07 0x92827b08 0x92827c09
      ... }
    data2 = { 0x93827300 0x93827401 0x93827502 0x93827603 0x93827704 0x93827805 0x93827906 0x93827a07 0x93827b08 0x93827c09
      ... }
    data3 = { 0x94827300 0x94827401 0x94827502 0x94827603 0x94827704 0x94827805 0x94827906 0x94827a07 0x94827b08 0x94827c09
      ... }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
}
expect memory 0x40000000 = 00
expect memory 0x40000041 = 01
expect memory 0x4000008a = 02
expect memory 0x4000018a = 06
expect memory 0x40000280 = 00
expect memory 0x400002c1 = 01
expect memory 0x40000300 = 02
expect memory 0x40000341 = 03
expect memory 0x4000038a = 04
expect memory 0x400003ca = 05
expect memory 0x4000040a = 06
expect memory 0x4000044a = 07
expect memory 0x40000480 = 08
expect memory 0x400004c4 = 09
expect memory 0x40010000 = 00
expect memory 0x40010011 = 01
expect memory 0x40010049 = 02
expect memory 0x40010059 = 03
expect memory 0x40010089 = 04
expect memory 0x40010090 = 05
expect memory 0x400100c4 = 06
expect memory 0x400100d5 = 07
expect memory 0x40010240 = 00
expect memory 0x40010251 = 01
expect memory 0x40010280 = 02
expect memory 0x40010291 = 03
expect memory 0x400102c9 = 04
expect memory 0x400102d9 = 05
expect memory 0x40010454 = 09
expect memory 0x40020000 = 00
expect memory 0x40020011 = 01
expect memory 0x4002006b = 02
expect memory 0x400200c6 = 06
expect memory 0x400200d7 = 07
expect memory 0x40020240 = 00
expect memory 0x40020251 = 01
expect memory 0x40020280 = 02
expect memory 0x40020291 = 03
expect memory 0x400202eb = 04
expect memory 0x400202fb = 05
expect memory 0x40020454 = 09
expect memory 0x40030000 = 00
expect memory 0x40030041 = 01
expect memory 0x400300af = 02
expect memory 0x40030182 = 06
expect memory 0x400301c3 = 07
expect memory 0x40030280 = 00
expect memory 0x400302c1 = 01
expect memory 0x40030300 = 02
expect memory 0x40030341 = 03
expect memory 0x400303af = 04
expect memory 0x400303ef = 05
expect memory 0x400304c4 = 09
expect memory 0x40040000 = 00
expect memory 0x40040011 = 01
expect memory 0x4004004a = 02
expect memory 0x400400ca = 06
expect memory 0x40040240 = 00
expect memory 0x40040251 = 01
expect memory 0x40040280 = 02
expect memory 0x40040291 = 03
expect memory 0x400402ca = 04
expect memory 0x400402da = 05
expect memory 0x4004040a = 06
expect memory 0x4004041a = 07
expect memory 0x40040440 = 08
expect memory 0x40040454 = 09
expect memory 0x40050000 = 00
expect memory 0x40050011 = 01
expect memory 0x40050049 = 02
expect memory 0x40050059 = 03
expect memory 0x40050089 = 04
expect memory 0x40050090 = 05
expect memory 0x400500c4 = 06
expect memory 0x400500d5 = 07
expect memory 0x40050240 = 00
expect memory 0x40050251 = 01
expect memory 0x40050280 = 02
expect memory 0x40050291 = 03
expect memory 0x400502c9 = 04
expect memory 0x400502d9 = 05
expect memory 0x40050454 = 09
expect memory 0x40060000 = 00
expect memory 0x40060041 = 01
expect memory 0x4006009b = 02
expect memory 0x40060186 = 06
expect memory 0x400601c7 = 07
expect memory 0x40060280 = 00
expect memory 0x400602c1 = 01
expect memory 0x40060300 = 02
expect memory 0x40060341 = 03
expect memory 0x4006039b = 04
expect memory 0x400603db = 05
expect memory 0x400604c4 = 09
expect memory 0x40070000 = 00
expect memory 0x40070011 = 01
expect memory 0x400700c2 = 06
expect memory 0x400700d3 = 07
expect memory 0x4007014f = 02
expect memory 0x40070240 = 00
expect memory 0x40070251 = 01
expect memory 0x40070280 = 02
expect memory 0x40070291 = 03
expect memory 0x400703cf = 04
expect memory 0x400703df = 05
expect memory 0x40070454 = 09
expect memory 0x40080000 = 0073
expect memory 0x40080012 = 0174
expect memory 0x40080048 = 0275
expect memory 0x40080240 = 0073
expect memory 0x40080250 = 0174
expect memory 0x40080280 = 0275
expect memory 0x40080292 = 0376
expect memory 0x400802c8 = 0477
expect memory 0x400802d8 = 0578
expect memory 0x40080408 = 0679
expect memory 0x40080418 = 077a
expect memory 0x40080440 = 087b
expect memory 0x40080454 = 097c
expect memory 0x40090000 = 0073
expect memory 0x40090042 = 0174
expect memory 0x40090088 = 0275
expect memory 0x400900c8 = 0376
expect memory 0x40090108 = 0477
expect memory 0x40090140 = 0578
expect memory 0x40090188 = 0679
expect memory 0x400901c8 = 077a
expect memory 0x40090280 = 0073
expect memory 0x400902c0 = 0174
expect memory 0x40090300 = 0275
expect memory 0x40090342 = 0376
expect memory 0x40090388 = 0477
expect memory 0x400903c8 = 0578
expect memory 0x400904c4 = 097c
expect memory 0x400a0000 = 0073
expect memory 0x400a0012 = 0174
expect memory 0x400a006a = 0275
expect memory 0x400a00cc = 0679
expect memory 0x400a00de = 077a
expect memory 0x400a0240 = 0073
expect memory 0x400a0250 = 0174
expect memory 0x400a0280 = 0275
expect memory 0x400a0292 = 0376
expect memory 0x400a02ea = 0477
expect memory 0x400a02fa = 0578
expect memory 0x400a0454 = 097c
expect memory 0x400b0000 = 0073
expect memory 0x400b0012 = 0174
expect memory 0x400b00c4 = 0679
expect memory 0x400b00d6 = 077a
expect memory 0x400b014e = 0275
expect memory 0x400b0240 = 0073
expect memory 0x400b0250 = 0174
expect memory 0x400b0280 = 0275
expect memory 0x400b0292 = 0376
expect memory 0x400b03ce = 0477
expect memory 0x400b03de = 0578
expect memory 0x400b0454 = 097c
expect memory 0x400c0000 = 0073
expect memory 0x400c0042 = 0174
expect memory 0x400c0088 = 0275
expect memory 0x400c0280 = 0073
expect memory 0x400c02c0 = 0174
expect memory 0x400c0300 = 0275
expect memory 0x400c0342 = 0376
expect memory 0x400c0388 = 0477
expect memory 0x400c03c8 = 0578
expect memory 0x400c0408 = 0679
expect memory 0x400c0448 = 077a
expect memory 0x400c0480 = 087b
expect memory 0x400c04c4 = 097c
expect memory 0x400d0000 = 0073
expect memory 0x400d0012 = 0174
expect memory 0x400d0048 = 0275
expect memory 0x400d0058 = 0376
expect memory 0x400d0088 = 0477
expect memory 0x400d0090 = 0578
expect memory 0x400d00c8 = 0679
expect memory 0x400d00d8 = 077a
expect memory 0x400d0240 = 0073
expect memory 0x400d0250 = 0174
expect memory 0x400d0280 = 0275
expect memory 0x400d0292 = 0376
expect memory 0x400d02c8 = 0477
expect memory 0x400d02d8 = 0578
expect memory 0x400d0454 = 097c
expect memory 0x400e0000 = 0073
expect memory 0x400e0012 = 0174
expect memory 0x400e006a = 0275
expect memory 0x400e00cc = 0679
expect memory 0x400e00de = 077a
expect memory 0x400e0240 = 0073
expect memory 0x400e0250 = 0174
expect memory 0x400e0280 = 0275
expect memory 0x400e0292 = 0376
expect memory 0x400e02ea = 0477
expect memory 0x400e02fa = 0578
expect memory 0x400e0454 = 097c
expect memory 0x400f0000 = 0073
expect memory 0x400f0042 = 0174
expect memory 0x400f00ae = 0275
expect memory 0x400f0184 = 0679
expect memory 0x400f01c6 = 077a
expect memory 0x400f0280 = 0073
expect memory 0x400f02c0 = 0174
expect memory 0x400f0300 = 0275
expect memory 0x400f0342 = 0376
expect memory 0x400f03ae = 0477
expect memory 0x400f03ee = 0578
expect memory 0x400f04c4 = 097c
expect memory 0x40100000 = 00738291
expect memory 0x40100014 = 01748291
expect memory 0x40100044 = 02758291
expect memory 0x40100240 = 00738291
expect memory 0x40100250 = 01748291
expect memory 0x40100280 = 02758291
expect memory 0x40100294 = 03768291
expect memory 0x401002c4 = 04778291
expect memory 0x401002d4 = 05788291
expect memory 0x40100404 = 06798291
expect memory 0x40100414 = 077a8291
expect memory 0x40100440 = 087b8291
expect memory 0x40100454 = 097c8291
expect memory 0x40110000 = 00738291
expect memory 0x40110014 = 01748291
expect memory 0x40110044 = 02758291
expect memory 0x40110054 = 03768291
expect memory 0x40110084 = 04778291
expect memory 0x40110090 = 05788291
expect memory 0x401100c4 = 06798291
expect memory 0x401100d4 = 077a8291
expect memory 0x40110240 = 00738291
expect memory 0x40110250 = 01748291
expect memory 0x40110280 = 02758291
expect memory 0x40110294 = 03768291
expect memory 0x401102c4 = 04778291
expect memory 0x40110454 = 097c8291
expect memory 0x40120000 = 00738291
expect memory 0x40120044 = 01748291
expect memory 0x40120098 = 02758291
expect memory 0x40120198 = 06798291
expect memory 0x40120280 = 00738291
expect memory 0x401202c0 = 01748291
expect memory 0x40120300 = 02758291
expect memory 0x40120344 = 03768291
expect memory 0x40120398 = 04778291
expect memory 0x401203d8 = 05788291
expect memory 0x401204c4 = 097c8291
expect memory 0x40130000 = 00738291
expect memory 0x40130014 = 01748291
expect memory 0x401300c8 = 06798291
expect memory 0x401300dc = 077a8291
expect memory 0x4013014c = 02758291
expect memory 0x40130240 = 00738291
expect memory 0x40130250 = 01748291
expect memory 0x40130280 = 02758291
expect memory 0x40130294 = 03768291
expect memory 0x401303cc = 04778291
expect memory 0x401303dc = 05788291
expect memory 0x40130454 = 097c8291
expect memory 0x40140000 = 00738291 00738292
expect memory 0x40140040 = 02758291 02758292
expect memory 0x40140240 = 00738291 00738292
expect memory 0x40140250 = 01748291 01748292
expect memory 0x40140280 = 02758291 02758292
expect memory 0x40140290 = 03768291 03768292
expect memory 0x401402c0 = 04778291 04778292
expect memory 0x401402d0 = 05788291 05788292
expect memory 0x40140400 = 06798291 06798292
expect memory 0x40140410 = 077a8291 077a8292
expect memory 0x40140440 = 087b8291 087b8292
expect memory 0x40140450 = 097c8291 097c8292
expect memory 0x40150000 = 00738291 00738292
expect memory 0x40150040 = 01748291 01748292
expect memory 0x40150080 = 02758291 02758292
expect memory 0x401500c0 = 03768291 03768292
expect memory 0x40150100 = 04778291 04778292
expect memory 0x40150140 = 05788291 05788292
expect memory 0x40150180 = 06798291 06798292
expect memory 0x401501c0 = 077a8291 077a8292
expect memory 0x40150280 = 00738291 00738292
expect memory 0x401502c0 = 01748291 01748292
expect memory 0x40150300 = 02758291 02758292
expect memory 0x40150380 = 04778291 04778292
expect memory 0x40160000 = 00738291 00738292
expect memory 0x40160018 = 01748291 01748292
expect memory 0x40160060 = 02758291 02758292
expect memory 0x40160240 = 00738291 00738292
expect memory 0x40160250 = 01748291 01748292
expect memory 0x40160280 = 02758291 02758292
expect memory 0x40160298 = 03768291 03768292
expect memory 0x401602e0 = 04778291 04778292
expect memory 0x40160458 = 097c8291 097c8292
expect memory 0x40170000 = 00738291 00738292
expect memory 0x40170018 = 01748291 01748292
expect memory 0x401700e0 = 06798291 06798292
expect memory 0x401700f8 = 077a8291 077a8292
expect memory 0x40170148 = 02758291 02758292
expect memory 0x40170240 = 00738291 00738292
expect memory 0x40170250 = 01748291 01748292
expect memory 0x40170280 = 02758291 02758292
expect memory 0x40170298 = 03768291 03768292
expect memory 0x401703c8 = 04778291 04778292
expect memory 0x401703d8 = 05788291 05788292
expect memory 0x40170458 = 097c8291 097c8292
expect memory 0x401a0000 = 00738291 00738292 00738293 00738294
expect memory 0x401a0040 = 02758291 02758292 02758293 02758294
expect memory 0x401a0240 = 00738291 00738292 00738293 00738294 01748291 01748292 01748293 01748294
expect memory 0x401a0280 = 02758291 02758292 02758293 02758294
expect memory 0x401a02c0 = 04778291 04778292 04778293 04778294
expect memory 0x401b0000 = 00738291 00738292 00738293 00738294
expect memory 0x401b0050 = 01748291 01748292 01748293 01748294
expect memory 0x401b00a0 = 02758291 02758292 02758293 02758294
expect memory 0x401b01a0 = 06798291 06798292 06798293 06798294
expect memory 0x401b0280 = 00738291 00738292 00738293 00738294
expect memory 0x401b02c0 = 01748291 01748292 01748293 01748294
expect memory 0x401b0300 = 02758291 02758292 02758293 02758294
expect memory 0x401b0350 = 03768291 03768292 03768293 03768294
expect memory 0x401b03a0 = 04778291 04778292 04778293 04778294
expect memory 0x401b03e0 = 05788291 05788292 05788293 05788294
expect memory 0x401b04d0 = 097c8291 097c8292 097c8293 097c8294
expect register COUNT_STORES = 322
expect register COUNT_WRITES = 233
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 123
expect register COUNT_DROP_TRAP = 59
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 1
expect register TRAP.lane = 6
expect register TRAP.axis = x
expect register TRAP_X = 0xa
expect register TRAP_Y = 0x10
expect register TRAP_Z = 0x0
