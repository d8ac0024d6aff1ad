# SULD.2D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x2000008c b2fa8ec8
bytes 0x2000048c faff0b6d
bytes 0x20000c08 b3147484
bytes 0x20000c40 1b05e6fc
bytes 0x20000c68 88779b57
bytes 0x20000c88 a781d2fe 963cef56
bytes 0x20000d60 47a0dd4d
bytes 0x20000e08 f40def99
bytes 0x2010008c 6acc0473
bytes 0x2010048c f69b7b6e
bytes 0x20100c00 1bbaf8e3
bytes 0x20100c08 24b972a4
bytes 0x20100c40 0d73d286
bytes 0x20100c68 049d9041
bytes 0x20100c88 fae7d802 4149c3ae
bytes 0x20100d60 52f42754
bytes 0x20100e08 1cdd9c8c
bytes 0x20100f20 d9bd5aa6
bytes 0x2020008c c3934b48
bytes 0x2020048c 7f962d2e
bytes 0x20200c08 cf12c615
bytes 0x20200c40 ddb88f63
bytes 0x20200c68 6f51e61b
bytes 0x20200c88 10904feb 601d40c3
bytes 0x20200d60 90748f03
bytes 0x20200e08 4118635f
bytes 0x2030008c 288f1d0a
bytes 0x2030048c 0cf73e4e
bytes 0x20300c08 271e81c0
bytes 0x20300c40 7a649dad
bytes 0x20300c68 a6e0c506
bytes 0x20300c88 8b2ffc6d 92a804de
bytes 0x20300d60 bf32b69b
bytes 0x20300e08 0050785f
bytes 0x2040008c 4c0d6a5a
bytes 0x2040048c cd5f7490
bytes 0x20400c08 951f941b
bytes 0x20400c40 17450a4d
bytes 0x20400c68 50f99862
bytes 0x20400c88 9c7ca06f 61dcdf0a
bytes 0x20400d60 4f22f600
bytes 0x20400e08 4c4e1236
bytes 0x2050008c d001a8d9
bytes 0x2050048c 20c4a147
bytes 0x20500c00 cab4264d
bytes 0x20500c08 c1e31583
bytes 0x20500c40 a86aa021
bytes 0x20500c68 05cb35b6
bytes 0x20500c88 2f674b44 f215b46e
bytes 0x20500d60 6a90f760
bytes 0x20500e08 b7c8f113
bytes 0x20500f20 cbc9fb84
bytes 0x2060008c fa96047f
bytes 0x2060048c cf3d61d3
bytes 0x20600c08 b5c1dede
bytes 0x20600c40 8ed1dc01
bytes 0x20600c68 ec5c633c
bytes 0x20600c88 41bdb300 ac8e68e0
bytes 0x20600d60 010f4d32
bytes 0x20600e08 20562c11
bytes 0x2070008c 26df714d
bytes 0x2070048c b89dddc1
bytes 0x20700c08 b5d2341b
bytes 0x20700c40 6492f759
bytes 0x20700c68 531e0ff8
bytes 0x20700c88 cef70dbb 846b2b10
bytes 0x20700d60 cb95e9a2
bytes 0x20700e08 68147a66
texture 0 { raw 58d4920f 20000000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SULD.D.2D_ARRAY.IGN R8, [R4], 0x0"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xfce6051b
    expect lane 1 R8 = 0x4ddda047
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x579b7788
    expect lane 8 R8 = 0x847414b3
    expect lane 9 R8 = 0x99ef0df4
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xfed281a7
    expect lane 16 R8 = 0xc88efab2
    expect lane 17 R8 = 0x56ef3c96
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0xc88efab2
    expect lane 21 R8 = 0x6d0bfffa
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.D.2D_ARRAY R8, [R4], 0x1"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x86d2730d
    expect lane 1 R8 = 0x5427f452
    expect lane 2 R8 = 0x5427f452
    expect lane 3 R8 = 0x86d2730d
    expect lane 4 R8 = 0x86d2730d
    expect lane 5 R8 = 0x5427f452
    expect lane 6 R8 = 0x5427f452
    expect lane 7 R8 = 0x41909d04
    expect lane 8 R8 = 0xa472b924
    expect lane 9 R8 = 0x8c9cdd1c
    expect lane 10 R8 = 0x8c9cdd1c
    expect lane 11 R8 = 0xa472b924
    expect lane 12 R8 = 0xa472b924
    expect lane 13 R8 = 0x8c9cdd1c
    expect lane 14 R8 = 0x8c9cdd1c
    expect lane 15 R8 = 0x2d8e7fa
    expect lane 16 R8 = 0x7304cc6a
    expect lane 17 R8 = 0xaec34941
    expect lane 18 R8 = 0xaec34941
    expect lane 19 R8 = 0xaec34941
    expect lane 20 R8 = 0x7304cc6a
    expect lane 21 R8 = 0x6e7b9bf6
    expect lane 22 R8 = 0xaec34941
    expect lane 23 R8 = 0xe3f8ba1b
    expect lane 24 R8 = 0xa65abdd9
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.D.2D_ARRAY.TRAP R8, [R4], 0x2"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x638fb8dd
    expect lane 1 R8 = 0x38f7490
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x1be6516f
    expect lane 8 R8 = 0x15c612cf
    expect lane 9 R8 = 0x5f631841
    expect lane 10 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xeb4f9010
    expect lane 16 R8 = 0x484b93c3
    expect lane 17 R8 = 0xc3401d60
    expect lane 18 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x484b93c3
    expect lane 21 R8 = 0x2e2d967f
    expect lane 22 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb1e003800470408
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xad9d647a
    expect lane 1 R8 = 0x9bb632bf
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x6c5e0a6
    expect lane 8 R8 = 0xc0811e27
    expect lane 9 R8 = 0x5f785000
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x6dfc2f8b
    expect lane 16 R8 = 0xa1d8f28
    expect lane 17 R8 = 0xde04a892
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0xa1d8f28
    expect lane 21 R8 = 0x4e3ef70c
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SULD.P.2D_ARRAY.IGN R8, [R4], 0x4"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x4d0a4517  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xf6224f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x6298f950  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x1b941f95  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x36124e4c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x6fa07c9c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x5a6a0d4c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0xadfdc61  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x5a6a0d4c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0x90745fcd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SULD.P.2D_ARRAY R8, [R4], 0x5"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x21a06aa8  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x60f7906a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x60f7906a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x21a06aa8  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x21a06aa8  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0x60f7906a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0x60f7906a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0xb635cb05  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x8315e3c1  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x13f1c8b7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x13f1c8b7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 11 R8 = 0x8315e3c1  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 12 R8 = 0x8315e3c1  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0x13f1c8b7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x13f1c8b7  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 15 R8 = 0x444b672f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0xd9a801d0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0x6eb415f2  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x6eb415f2  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 19 R8 = 0x6eb415f2  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 20 R8 = 0xd9a801d0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0x47a1c420  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 22 R8 = 0x6eb415f2  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 23 R8 = 0x4d26b4ca  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x84fbc9cb  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SULD.P.2D_ARRAY.TRAP R8, [R4], 0x6"
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x1dcd18e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x324d0f01  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x3c635cec  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0xdedec1b5  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x112c5620  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xb3bd41  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x7f0496fa  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0xe0688eac  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x7f0496fa  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0xd3613dcf  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00600000 00000008 e280000c 80030008 00000000 00000000 }   # TWO_D_ARRAY 13 x 9 x 4, R32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb0e007800f70408
    active 0x1ffffff
    x = { 0 12 13 -1 0x80000000 0x7fffffff 0x7ffffffe 6 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 8 9 -1 0x80000000 0x7fffffff 0x7ffffffe 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    array = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 0 3 4 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x59f79264  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xa2e995cb  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xf80f1e53  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x1b34d2b5  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x667a1468  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xbb0df7ce  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x4d71df26  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0x102b6b84  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x4d71df26  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0xc1dd9db8  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
