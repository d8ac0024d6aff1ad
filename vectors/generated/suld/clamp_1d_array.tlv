# SULD.1D_ARRAY: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x20000008 98b66c3e
bytes 0x20000408 6e220ac3
bytes 0x20000800 cfcd9b05
bytes 0x20000908 d11e4be5
bytes 0x20000a20 4b367cc8
bytes 0x20001008 37528dea
bytes 0x20100008 88b718a0
bytes 0x20100408 c2e42809
bytes 0x20100800 0d6e4bce
bytes 0x20100908 862bbfdd
bytes 0x20100a20 8aa7bef9
bytes 0x20101000 3ac8e482
bytes 0x20101008 8d36aed3
bytes 0x20101220 5e574d5c
bytes 0x20200008 9786ecbf
bytes 0x20200408 1120d608
bytes 0x20200800 0930d6bc
bytes 0x20200908 f46246e7
bytes 0x20200a20 e9a4b8b8
bytes 0x20201008 07851130
bytes 0x20300008 60627ee4
bytes 0x20300408 8ea02e7d
bytes 0x20300800 04c80abe
bytes 0x20300908 6f6d65bd
bytes 0x20300a20 357c5fd8
bytes 0x20301008 0ca81448
bytes 0x20400008 ddbf0f54
bytes 0x20400408 84627d25
bytes 0x20400800 80e7f17e
bytes 0x20400908 0a56000c
bytes 0x20400a20 a3e6c080
bytes 0x20401008 90f8de09
bytes 0x20500008 13ee3f22
bytes 0x20500408 e8eda4a6
bytes 0x20500800 9e778d46
bytes 0x20500908 d4bdc80a
bytes 0x20500a20 2c09bfd5
bytes 0x20501000 b06fa0f8
bytes 0x20501008 17ff4171
bytes 0x20501220 ace04cd5
bytes 0x20600008 b0c1037c
bytes 0x20600408 0fcc8eee
bytes 0x20600800 29b26cee
bytes 0x20600908 6aa13776
bytes 0x20600a20 60bdd5d7
bytes 0x20601008 5a8ad2db
bytes 0x20700008 9e777e9d
bytes 0x20700408 6e05fbea
bytes 0x20700800 8575d469
bytes 0x20700908 99263b93
bytes 0x20700a20 dc1f515f
bytes 0x20701008 fff08974
texture 0 { raw 58d4920f 20000000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SULD.D.1D_ARRAY.IGN R8, [R4], 0x0"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x59bcdcf
    expect lane 1 R8 = 0xc87c364b
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe54b1ed1
    expect lane 8 R8 = 0x3e6cb698
    expect lane 9 R8 = 0xea8d5237
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x3e6cb698
    expect lane 13 R8 = 0xc30a226e
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.D.1D_ARRAY R8, [R4], 0x1"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xce4b6e0d
    expect lane 1 R8 = 0xf9bea78a
    expect lane 2 R8 = 0xf9bea78a
    expect lane 3 R8 = 0xce4b6e0d
    expect lane 4 R8 = 0xce4b6e0d
    expect lane 5 R8 = 0xf9bea78a
    expect lane 6 R8 = 0xf9bea78a
    expect lane 7 R8 = 0xddbf2b86
    expect lane 8 R8 = 0xa018b788
    expect lane 9 R8 = 0xd3ae368d
    expect lane 10 R8 = 0xd3ae368d
    expect lane 11 R8 = 0xd3ae368d
    expect lane 12 R8 = 0xa018b788
    expect lane 13 R8 = 0x928e4c2
    expect lane 14 R8 = 0xd3ae368d
    expect lane 15 R8 = 0x82e4c83a
    expect lane 16 R8 = 0x5c4d575e
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.D.1D_ARRAY.TRAP R8, [R4], 0x2"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xbcd63009
    expect lane 1 R8 = 0xb8b8a4e9
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe74662f4
    expect lane 8 R8 = 0xbfec8697
    expect lane 9 R8 = 0x30118507
    expect lane 10 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0xbfec8697
    expect lane 13 R8 = 0x8d62011
    expect lane 14 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb1e003400470408
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xbe0ac804
    expect lane 1 R8 = 0xd85f7c35
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xbd656d6f
    expect lane 8 R8 = 0xe47e6260
    expect lane 9 R8 = 0x4814a80c
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0xe47e6260
    expect lane 13 R8 = 0x7d2ea08e
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SULD.P.1D_ARRAY.IGN R8, [R4], 0x4"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x7ef1e780  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x80c0e6a3  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xc00560a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x540fbfdd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x9def890  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x540fbfdd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0x257d6284  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SULD.P.1D_ARRAY R8, [R4], 0x5"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x468d779e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xd5bf092c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0xd5bf092c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x468d779e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x468d779e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0xd5bf092c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0xd5bf092c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0xac8bdd4  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x223fee13  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x7141ff17  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x7141ff17  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 11 R8 = 0x7141ff17  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 12 R8 = 0x223fee13  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0xa6a4ede8  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x7141ff17  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 15 R8 = 0xf8a06fb0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0xd54ce0ac  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SULD.P.1D_ARRAY.TRAP R8, [R4], 0x6"
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xee6cb229  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xd7d5bd60  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x7637a16a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x7c03c1b0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0xdbd28a5a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x7c03c1b0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0xee8ecc0f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00600000 00000008 e2000014 80040000 00000000 00000000 }   # ONE_D_ARRAY 21 x 1 x 5, R32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb0e007400f70408
    active 0x1ffff
    x = { 0 20 21 -1 0x80000000 0x7fffffff 0x7ffffffe 10 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    array = { 2 2 2 2 2 2 2 2 0 4 5 65535 65536 0xffff0001 -1 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x69d47585  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x5f511fdc  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x933b2699  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x9d7e779e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x7489f0ff  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x9d7e779e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0xeafb056e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
