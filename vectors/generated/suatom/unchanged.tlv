# Atomics of one thread whose result is the old value, or that are out of bounds: nothing changes.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118f
rules without PD-118 PD-118d PD-118b
sampler 0 { }
bytes 0x20000010 67452381 67452381 67452381 67452381
bytes 0x20000030 67452381 67452381 67452381 67452381
bytes 0x20000110 67452381
bytes 0x20100010 67452381 67452381 67452381 67452381
bytes 0x20100030 67452381 67452381 67452381 67452381
bytes 0x20100110 67452381
bytes 0x20200010 67452301 00000080 67452301 00000080
bytes 0x20200030 67452301 00000080 67452301 00000080
bytes 0x20200110 67452301 00000080 67452301 00000080
bytes 0x20200130 67452301 00000080 67452301 00000080
bytes 0x20200410 67452301 00000080
bytes 0x20300018 67452301 00000080
bytes 0x20300030 67452301 00000080 67452301 00000080
bytes 0x20300110 67452301 00000080 67452301 00000080
bytes 0x20300130 67452301 00000080 67452301 00000080
bytes 0x20300410 67452301 00000080
texture 0 { raw 58d4920f 20000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0"
    active 0x1
    x = 0
    y = 1
    data0 = 0
    expect lane 0 R8 = 0x81234567
}
warp 1 {
    asm "SUATOM.D.2D.MIN.IGN R8, [R4], R16, 0x0"
    active 0x2
    x = 1
    y = 1
    data0 = -1
    expect lane 1 R8 = 0x81234567
}
warp 2 {
    asm "SUATOM.D.2D.MAX.IGN R8, [R4], R16, 0x0"
    active 0x4
    x = 2
    y = 1
    data0 = 0x81234567
    expect lane 2 R8 = 0x81234567
}
warp 3 {
    asm "SUATOM.D.2D.AND.IGN R8, [R4], R16, 0x0"
    active 0x8
    x = 3
    y = 1
    data0 = -1
    expect lane 3 R8 = 0x81234567
}
warp 4 {
    asm "SUATOM.D.2D.OR.IGN R8, [R4], R16, 0x0"
    active 0x10
    x = 4
    y = 1
    data0 = 0
    expect lane 4 R8 = 0x81234567
}
warp 5 {
    asm "SUATOM.D.2D.XOR.IGN R8, [R4], R16, 0x0"
    active 0x20
    x = 5
    y = 1
    data0 = 0
    expect lane 5 R8 = 0x81234567
}
warp 6 {
    asm "SUATOM.D.2D.EXCH.IGN R8, [R4], R16, 0x0"
    active 0x40
    x = 6
    y = 1
    data0 = 0x81234567
    expect lane 6 R8 = 0x81234567
}
warp 7 {
    asm "SUATOM.D.2D.CAS.IGN R8, [R4], R16, 0x0"
    active 0x80
    x = 7
    y = 1
    data0 = 0xc1234567
    data1 = 7
    expect lane 7 R8 = 0x81234567
}
warp 8 {
    asm "SUATOM.D.2D.CAS.IGN R8, [R4], R16, 0x0"
    active 0x100
    x = 8
    y = 1
    data0 = 0x81234567
    data1 = 0x81234567
    expect lane 8 R8 = 0x81234567
}
warp 12 {
    asm "SUATOM.D.2D.EXCH.IGN R8, [R4], R16, 0x0"
    active 0x80000000
    x = 64
    y = 1
    data0 = 9
    expect lane 31 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d36d8f 20100000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 0 {
    asm "SUATOM.D.S32.2D.ADD.IGN R8, [R4], R16, 0x1"
    active 0x1
    x = 0
    y = 1
    data0 = 0
    expect lane 0 R8 = 0x81234567
}
warp 1 {
    asm "SUATOM.D.S32.2D.MIN.IGN R8, [R4], R16, 0x1"
    active 0x2
    x = 1
    y = 1
    data0 = 5
    expect lane 1 R8 = 0x81234567
}
warp 2 {
    asm "SUATOM.D.S32.2D.MAX.IGN R8, [R4], R16, 0x1"
    active 0x4
    x = 2
    y = 1
    data0 = 0x81234567
    expect lane 2 R8 = 0x81234567
}
warp 3 {
    asm "SUATOM.D.S32.2D.AND.IGN R8, [R4], R16, 0x1"
    active 0x8
    x = 3
    y = 1
    data0 = -1
    expect lane 3 R8 = 0x81234567
}
warp 4 {
    asm "SUATOM.D.S32.2D.OR.IGN R8, [R4], R16, 0x1"
    active 0x10
    x = 4
    y = 1
    data0 = 0
    expect lane 4 R8 = 0x81234567
}
warp 5 {
    asm "SUATOM.D.S32.2D.XOR.IGN R8, [R4], R16, 0x1"
    active 0x20
    x = 5
    y = 1
    data0 = 0
    expect lane 5 R8 = 0x81234567
}
warp 6 {
    asm "SUATOM.D.S32.2D.EXCH.IGN R8, [R4], R16, 0x1"
    active 0x40
    x = 6
    y = 1
    data0 = 0x81234567
    expect lane 6 R8 = 0x81234567
}
warp 7 {
    asm "SUATOM.D.S32.2D.CAS.IGN R8, [R4], R16, 0x1"
    active 0x80
    x = 7
    y = 1
    data0 = 0xc1234567
    data1 = 7
    expect lane 7 R8 = 0x81234567
}
warp 8 {
    asm "SUATOM.D.S32.2D.CAS.IGN R8, [R4], R16, 0x1"
    active 0x100
    x = 8
    y = 1
    data0 = 0x81234567
    data1 = 0x81234567
    expect lane 8 R8 = 0x81234567
}
warp 32 {
    asm "SUATOM.D.S32.2D.EXCH.IGN R8, [R4], R16, 0x1"
    active 0x80000000
    x = 64
    y = 1
    data0 = 9
    expect lane 31 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 2 { raw 58d49204 20200000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 0 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x2"
    active 0x1
    x = 0
    y = 1
    data0 = 0
    data1 = 0
    expect lane 0 R8 = 0x1234567  R9 = 0x80000000
}
warp 1 {
    asm "SUATOM.D.U64.2D.MIN.IGN R8, [R4], R16, 0x2"
    active 0x2
    x = 1
    y = 1
    data0 = -1
    data1 = -1
    expect lane 1 R8 = 0x1234567  R9 = 0x80000000
}
warp 2 {
    asm "SUATOM.D.U64.2D.MAX.IGN R8, [R4], R16, 0x2"
    active 0x4
    x = 2
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    expect lane 2 R8 = 0x1234567  R9 = 0x80000000
}
warp 3 {
    asm "SUATOM.D.U64.2D.AND.IGN R8, [R4], R16, 0x2"
    active 0x8
    x = 3
    y = 1
    data0 = -1
    data1 = -1
    expect lane 3 R8 = 0x1234567  R9 = 0x80000000
}
warp 4 {
    asm "SUATOM.D.U64.2D.OR.IGN R8, [R4], R16, 0x2"
    active 0x10
    x = 4
    y = 1
    data0 = 0
    data1 = 0
    expect lane 4 R8 = 0x1234567  R9 = 0x80000000
}
warp 5 {
    asm "SUATOM.D.U64.2D.XOR.IGN R8, [R4], R16, 0x2"
    active 0x20
    x = 5
    y = 1
    data0 = 0
    data1 = 0
    expect lane 5 R8 = 0x1234567  R9 = 0x80000000
}
warp 6 {
    asm "SUATOM.D.U64.2D.EXCH.IGN R8, [R4], R16, 0x2"
    active 0x40
    x = 6
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    expect lane 6 R8 = 0x1234567  R9 = 0x80000000
}
warp 7 {
    asm "SUATOM.D.U64.2D.CAS.IGN R8, [R4], R16, 0x2"
    active 0x80
    x = 7
    y = 1
    data0 = 0x1234567
    data1 = 0xc0000000
    data2 = 7
    data3 = 0
    expect lane 7 R8 = 0x1234567  R9 = 0x80000000
}
warp 8 {
    asm "SUATOM.D.U64.2D.CAS.IGN R8, [R4], R16, 0x2"
    active 0x100
    x = 8
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    data2 = 0x1234567
    data3 = 0x80000000
    expect lane 8 R8 = 0x1234567  R9 = 0x80000000
}
warp 63 {
    asm "SUATOM.D.U64.2D.EXCH.IGN R8, [R4], R16, 0x2"
    active 0x80000000
    x = 64
    y = 1
    data0 = 9
    data1 = 0
    expect lane 31 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d36d84 20300000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 1 {
    asm "SUATOM.D.S64.2D.MIN.IGN R8, [R4], R16, 0x3"
    active 0x2
    x = 1
    y = 1
    data0 = 5
    data1 = 0
    expect lane 1 R8 = 0x1234567  R9 = 0x80000000
}
warp 2 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0x3"
    active 0x4
    x = 2
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    expect lane 2 R8 = 0x1234567  R9 = 0x80000000
}
warp 3 {
    asm "SUATOM.D.S64.2D.AND.IGN R8, [R4], R16, 0x3"
    active 0x8
    x = 3
    y = 1
    data0 = -1
    data1 = -1
    expect lane 3 R8 = 0x1234567  R9 = 0x80000000
}
warp 4 {
    asm "SUATOM.D.S64.2D.OR.IGN R8, [R4], R16, 0x3"
    active 0x10
    x = 4
    y = 1
    data0 = 0
    data1 = 0
    expect lane 4 R8 = 0x1234567  R9 = 0x80000000
}
warp 5 {
    asm "SUATOM.D.S64.2D.XOR.IGN R8, [R4], R16, 0x3"
    active 0x20
    x = 5
    y = 1
    data0 = 0
    data1 = 0
    expect lane 5 R8 = 0x1234567  R9 = 0x80000000
}
warp 6 {
    asm "SUATOM.D.S64.2D.EXCH.IGN R8, [R4], R16, 0x3"
    active 0x40
    x = 6
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    expect lane 6 R8 = 0x1234567  R9 = 0x80000000
}
warp 7 {
    asm "SUATOM.D.S64.2D.CAS.IGN R8, [R4], R16, 0x3"
    active 0x80
    x = 7
    y = 1
    data0 = 0x1234567
    data1 = 0xc0000000
    data2 = 7
    data3 = 0
    expect lane 7 R8 = 0x1234567  R9 = 0x80000000
}
warp 8 {
    asm "SUATOM.D.S64.2D.CAS.IGN R8, [R4], R16, 0x3"
    active 0x100
    x = 8
    y = 1
    data0 = 0x1234567
    data1 = 0x80000000
    data2 = 0x1234567
    data3 = 0x80000000
    expect lane 8 R8 = 0x1234567  R9 = 0x80000000
}
warp 22 {
    asm "SUATOM.D.S64.2D.EXCH.IGN R8, [R4], R16, 0x3"
    active 0x80000000
    x = 64
    y = 1
    data0 = 9
    data1 = 0
    expect lane 31 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
expect memory 0x20000010 = 67452381 67452381 67452381 67452381
expect memory 0x20000030 = 67452381 67452381 67452381 67452381
expect memory 0x20000110 = 67452381
expect memory 0x20100010 = 67452381 67452381 67452381 67452381
expect memory 0x20100030 = 67452381 67452381 67452381 67452381
expect memory 0x20100110 = 67452381
expect memory 0x20200010 = 67452301 00000080 67452301 00000080
expect memory 0x20200030 = 67452301 00000080 67452301 00000080
expect memory 0x20200110 = 67452301 00000080 67452301 00000080
expect memory 0x20200130 = 67452301 00000080 67452301 00000080
expect memory 0x20200410 = 67452301 00000080
expect memory 0x20300018 = 67452301 00000080
expect memory 0x20300030 = 67452301 00000080 67452301 00000080
expect memory 0x20300110 = 67452301 00000080 67452301 00000080
expect memory 0x20300130 = 67452301 00000080 67452301 00000080
expect memory 0x20300410 = 67452301 00000080
