# SULD.1D_BUFFER: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x20000000 41b3e8cf
bytes 0x20000048 c63a3b62
bytes 0x20000090 f19cb909
bytes 0x20100000 cd8aaca2
bytes 0x20100048 e243ff84
bytes 0x20100090 6ed28aa3
bytes 0x20200000 89f751ee
bytes 0x20200048 de254d92
bytes 0x20200090 254c4298
bytes 0x20300000 067eee4e
bytes 0x20300048 5df2bcfc
bytes 0x20300090 954cb984
bytes 0x20400000 2a109b70
bytes 0x20400048 5878fac4
bytes 0x20400090 c1657ba3
bytes 0x20500000 b99d5c22
bytes 0x20500048 52f63012
bytes 0x20500090 a909bca5
bytes 0x20600000 fee65b05
bytes 0x20600048 72f698e3
bytes 0x20600090 cd2784b4
bytes 0x20700000 59d9d385
bytes 0x20700048 98ccd209
bytes 0x20700090 7f366e7b
texture 0 { raw 0004920f 20000000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xcfe8b341
    expect lane 1 R8 = 0x9b99cf1
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x623b3ac6
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 0004920f 20100000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x1 0x1
warp 1 {
    asm "SULD.D.1D_BUFFER R8, [R4], 0x1"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xa2ac8acd
    expect lane 1 R8 = 0xa38ad26e
    expect lane 2 R8 = 0xa38ad26e
    expect lane 3 R8 = 0xa2ac8acd
    expect lane 4 R8 = 0xa2ac8acd
    expect lane 5 R8 = 0xa38ad26e
    expect lane 6 R8 = 0xa38ad26e
    expect lane 7 R8 = 0x84ff43e2
    expect lane 8 R8 = 0xa2ac8acd
    expect lane 9 R8 = 0xa38ad26e
}
texture 2 { raw 0004920f 20200000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x2 0x2
warp 2 {
    asm "SULD.D.1D_BUFFER.TRAP R8, [R4], 0x2"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xee51f789
    expect lane 1 R8 = 0x98424c25
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x924d25de
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 0004920f 20300000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x3 0x3
warp 3 {
    word 0xeb1e003200470408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x4eee7e06
    expect lane 1 R8 = 0x84b94c95
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xfcbcf25d
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SULD.P.1D_BUFFER.IGN R8, [R4], 0x4"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x709b102a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xa37b65c1  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xc4fa7858  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x5 0x5
warp 5 {
    asm "SULD.P.1D_BUFFER R8, [R4], 0x5"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x225c9db9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xa5bc09a9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0xa5bc09a9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x225c9db9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x225c9db9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0xa5bc09a9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0xa5bc09a9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0x1230f652  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x225c9db9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0xa5bc09a9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x6 0x6
warp 6 {
    asm "SULD.P.1D_BUFFER.TRAP R8, [R4], 0x6"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x55be6fe  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xb48427cd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe398f672  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00000000 00000000 03000024 00000000 00000000 00000000 }   # ONE_D_BUFFER 37, R32 UINT, buffer
handle 0x7 0x7
warp 7 {
    word 0xeb0e007200f70408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x85d3d959  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x7b6e367f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x9d2cc98  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
