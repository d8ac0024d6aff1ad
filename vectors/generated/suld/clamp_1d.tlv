# SULD.1D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x20000000 b706c893
bytes 0x20000208 8ad8f797
bytes 0x20000420 c775dd60
bytes 0x20100000 d83fd4e6
bytes 0x20100208 41f54a8b
bytes 0x20100420 0efc1874
bytes 0x20200000 72b88a48
bytes 0x20200208 531c0300
bytes 0x20200420 7572ca8a
bytes 0x20300000 a8ed1219
bytes 0x20300208 51b68878
bytes 0x20300420 bf5073d5
bytes 0x20400000 3c5370a8
bytes 0x20400048 78dfaf9e
bytes 0x20400090 f7d787cc
bytes 0x20500000 5ecc8510
bytes 0x20500048 2b0b1e10
bytes 0x20500090 04eb3a6c
bytes 0x20600000 f748bed6
bytes 0x20600048 bd78444d
bytes 0x20600090 8bdb40e4
bytes 0x20700000 3b077703
bytes 0x20700048 232bece4
bytes 0x20700090 45ea4766
texture 0 { raw 58d4920f 20000000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SULD.D.1D.IGN R8, [R4], 0x0"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x93c806b7
    expect lane 1 R8 = 0x60dd75c7
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x97f7d88a
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.D.1D R8, [R4], 0x1"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xe6d43fd8
    expect lane 1 R8 = 0x7418fc0e
    expect lane 2 R8 = 0x7418fc0e
    expect lane 3 R8 = 0xe6d43fd8
    expect lane 4 R8 = 0xe6d43fd8
    expect lane 5 R8 = 0x7418fc0e
    expect lane 6 R8 = 0x7418fc0e
    expect lane 7 R8 = 0x8b4af541
    expect lane 8 R8 = 0xe6d43fd8
    expect lane 9 R8 = 0x7418fc0e
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.D.1D.TRAP R8, [R4], 0x2"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x488ab872
    expect lane 1 R8 = 0x8aca7275
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x31c53
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb1e003000470408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x1912eda8
    expect lane 1 R8 = 0xd57350bf
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x7888b651
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00400000 00000005 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 160
handle 0x4 0x4
warp 4 {
    asm "SULD.P.1D.IGN R8, [R4], 0x4"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xa870533c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xcc87d7f7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x9eafdf78  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00400000 00000005 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 160
handle 0x5 0x5
warp 5 {
    asm "SULD.P.1D R8, [R4], 0x5"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x1085cc5e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x6c3aeb04  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x6c3aeb04  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x1085cc5e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x1085cc5e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0x6c3aeb04  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0x6c3aeb04  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0x101e0b2b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x1085cc5e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x6c3aeb04  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00400000 00000005 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 160
handle 0x6 0x6
warp 6 {
    asm "SULD.P.1D.TRAP R8, [R4], 0x6"
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xd6be48f7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xe440db8b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x4d4478bd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00400000 00000005 e0000024 80000000 00000000 00000000 }   # ONE_D 37 x 1 x 1, R32 UINT, pitch 160
handle 0x7 0x7
warp 7 {
    word 0xeb0e007000f70408
    active 0x3ff
    x = { 0 36 37 -1 0x80000000 0x7fffffff 0x7ffffffe 18 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x377073b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x6647ea45  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe4ec2b23  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
