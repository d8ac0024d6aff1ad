# Elements of each size and data type against each type of an atomic: what does not fit is a mismatch and stays as
# it is. Buffers that begin anywhere.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118a
rules without PD-118c
sampler 0 { }
bytes 0x30000010 9b49f239 b5135bbd 36d716bb
bytes 0x30010010 639892ba ddb7a7bf 03c5d750
bytes 0x30020010 3df4272e d895e923 d54b776c
bytes 0x30040010 d69ac076 a7370154 98dc22c8 c8c55698
bytes 0x30040030 9e49452d bcd9a298
bytes 0x30060010 b503e185 a4aec61b 36ab517e 71035693
bytes 0x30060030 4e3f4796 88b8f981
bytes 0x30090010 ec2acca2 f75c8c3e 9f940c27
bytes 0x300b0010 ec27829d b5c8bfb7 fd652d2e
bytes 0x300c0010 c067de69 65699d2a 824836fc
bytes 0x300d0010 2e94135d b3f7f1d6 c0bf2381 7ce1dd73
bytes 0x300d0030 a3403e9d 239459e2
bytes 0x30100010 f88332cb 798f51fb d3410e36
bytes 0x3f012000 db905331 c66cee07 2018165f c05fcf8d 00bccd2b 28cf770f 525da2f7 ab104c49
bytes 0x3f013000 5048345a f2075330 e375ff34 7a6874b6 6d5561ff c6042a14 bc969137 72475b83
bytes 0x3f013020 d90b02e6 d0b7d917 dfae7572 ab6e40f2 6201b639 fea48b14 77aea33e 5f468293
bytes 0x3f014000 0e9b682f bd3890cd
bytes 0x3f01b004 0833604a 3f28d641 971e1060 858a04d4 2c0373a8 c36d53c0 914de2ed
bytes 0x3f01b020 c8b1e785
bytes 0x3f01d004 a8c5808b 79074d1c
bytes 0x3f01e008 a78344ad 96dda539 7dd379e7 dc9dfdd4 61ed4ecd 3b3ae9db
bytes 0x3f01e020 1842032b 80022853
bytes 0x3f01f008 fb39bf7b 60f73eb7 e7b0650d 807b6c7e 0c32fb92 fabc274f
bytes 0x3f01f020 3654ea41 2f95234c 81fc529b a3bddac2 efdf07a3 c55c2891 7b4c78f0 4f2c1c99
bytes 0x3f01f040 fabb74a7 e36f33ae
bytes 0x3f020008 d4005474 b64d1912
bytes 0x3f02100c 581b07d2 06e349f2 7b8df4b3 58f51ed6 880cc855
bytes 0x3f021020 ba4db152 3168cc75 3aeaffa5
bytes 0x3f02300c 8e1d9142 1e705330
texture 0 { raw 58d4920f 30000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x0"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x39f2499b
    expect lane 1 R8 = 0xbd5b13b5
    expect lane 2 R8 = 0xbb16d736
    expect lane 3 R8 = 0x39f249a0
}
warp 0 {
    asm "SURED.D.S32.2D.ADD.IGN [R4], R16, 0x0"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x0"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 0 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0x0"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 1 { raw 58d36d8f 30010000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x1"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0xba929863
    expect lane 1 R8 = 0xbfa7b7dd
    expect lane 2 R8 = 0x50d7c503
    expect lane 3 R8 = 0xba929868
}
warp 1 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0x1"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SUATOM.D.U64.2D.ADD R8, [R4], R16, 0x1"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 1 {
    asm "SUATOM.D.S64.2D.MAX R8, [R4], R16, 0x1"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD R8, [R4], R16, 0x1"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 2 { raw 58d7ff8f 30020000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 FLOAT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SUATOM.D.2D.ADD.TRAP R8, [R4], R16, 0x2"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 2 {
    asm "SURED.D.S32.2D.ADD.TRAP [R4], R16, 0x2"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 2 {
    asm "SUATOM.D.U64.2D.ADD.TRAP R8, [R4], R16, 0x2"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 2 {
    asm "SUATOM.D.S64.2D.MAX.TRAP R8, [R4], R16, 0x2"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.TRAP R8, [R4], R16, 0x2"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x2e27f43d
    expect lane 1 R8 = 0x23e995d8
    expect lane 2 R8 = 0x6c774bd5
    expect lane 3 R8 = 0x2e27f43d
}
texture 3 { raw 58d2490f 30030000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UNORM, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xea06003601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 3 {
    word 0xeb5e003600170410
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 3 {
    word 0xea16003601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 3 {
    word 0xea2e003641070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 3 {
    word 0xea1e003601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 4 { raw 58d49204 30040000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x4"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 4 {
    asm "SURED.D.S32.2D.ADD.IGN [R4], R16, 0x4"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 4 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x4"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x76c09ad6  R9 = 0x540137a7
    expect lane 1 R8 = 0xc822dc98  R9 = 0x9856c5c8
    expect lane 2 R8 = 0x2d45499e  R9 = 0x98a2d9bc
    expect lane 3 R8 = 0x76c09adb  R9 = 0x540137a7
}
warp 4 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0x4"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x76c09ae3  R9 = 0x540137a7
    expect lane 1 R8 = 0xc822dc9e  R9 = 0x9856c5c8
    expect lane 2 R8 = 0x2d4549a5  R9 = 0x98a2d9bc
    expect lane 3 R8 = 0x76c09ae3  R9 = 0x540137a7
}
warp 4 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x4"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 5 { raw 58d7ff84 30050000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32 FLOAT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x5"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 5 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0x5"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 5 {
    asm "SUATOM.D.U64.2D.ADD R8, [R4], R16, 0x5"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 5 {
    asm "SUATOM.D.S64.2D.MAX R8, [R4], R16, 0x5"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 5 {
    asm "SUATOM.D.F32.2D.ADD R8, [R4], R16, 0x5"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 6 { raw 58d49184 30060000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32 SINT UINT UINT UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    asm "SUATOM.D.2D.ADD.TRAP R8, [R4], R16, 0x6"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 6 {
    asm "SURED.D.S32.2D.ADD.TRAP [R4], R16, 0x6"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 6 {
    asm "SUATOM.D.U64.2D.ADD.TRAP R8, [R4], R16, 0x6"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x85e103b5  R9 = 0x1bc6aea4
    expect lane 1 R8 = 0x7e51ab36  R9 = 0x93560371
    expect lane 2 R8 = 0x96473f4e  R9 = 0x81f9b888
    expect lane 3 R8 = 0x85e103ba  R9 = 0x1bc6aea4
}
warp 6 {
    asm "SUATOM.D.S64.2D.MAX.TRAP R8, [R4], R16, 0x6"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x85e103c2  R9 = 0x1bc6aea4
    expect lane 1 R8 = 0x7e51ab3c  R9 = 0x93560371
    expect lane 2 R8 = 0x96473f55  R9 = 0x81f9b888
    expect lane 3 R8 = 0x85e103c2  R9 = 0x1bc6aea4
}
warp 6 {
    asm "SUATOM.D.F32.2D.ADD.TRAP R8, [R4], R16, 0x6"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 7 { raw 58d7fd84 30070000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32 SINT FLOAT FLOAT FLOAT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xea06007601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 7 {
    word 0xeb5e007600170410
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 7 {
    word 0xea16007601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 7 {
    word 0xea2e007641070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 7 {
    word 0xea1e007601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 8 { raw 58d4921b 30080000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x8 0x8
warp 8 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x8"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 8 {
    asm "SURED.D.S32.2D.ADD.IGN [R4], R16, 0x8"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 8 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x8"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 8 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0x8"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 8 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x8"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 9 { raw 58d49208 30090000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UINT, blocks of 1 x 2 x 1
handle 0x9 0x9
warp 9 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x9"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0xa2cc2aec
    expect lane 1 R8 = 0x3e8c5cf7
    expect lane 2 R8 = 0x270c949f
    expect lane 3 R8 = 0xa2cc2af1
}
warp 9 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0x9"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 9 {
    asm "SUATOM.D.U64.2D.ADD R8, [R4], R16, 0x9"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 9 {
    asm "SUATOM.D.S64.2D.MAX R8, [R4], R16, 0x9"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 9 {
    asm "SUATOM.D.F32.2D.ADD R8, [R4], R16, 0x9"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 10 { raw 58d24908 300a0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xa 0xa
warp 10 {
    asm "SUATOM.D.2D.ADD.TRAP R8, [R4], R16, 0xa"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 10 {
    asm "SURED.D.S32.2D.ADD.TRAP [R4], R16, 0xa"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 10 {
    asm "SUATOM.D.U64.2D.ADD.TRAP R8, [R4], R16, 0xa"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 10 {
    asm "SUATOM.D.S64.2D.MAX.TRAP R8, [R4], R16, 0xa"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 10 {
    asm "SUATOM.D.F32.2D.ADD.TRAP R8, [R4], R16, 0xa"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 11 { raw 58d36d8c 300b0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R16_G16 SINT, blocks of 1 x 2 x 1
handle 0xb 0xb
warp 11 {
    word 0xea0600b601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x9d8227ec
    expect lane 1 R8 = 0xb7bfc8b5
    expect lane 2 R8 = 0x2e2d65fd
    expect lane 3 R8 = 0x9d8227f1
}
warp 11 {
    word 0xeb5e00b600170410
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 11 {
    word 0xea1600b601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 11 {
    word 0xea2e00b641070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 11 {
    word 0xea1e00b601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 12 { raw 58d7ff8c 300c0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R16_G16 FLOAT, blocks of 1 x 2 x 1
handle 0xc 0xc
warp 12 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0xc"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 12 {
    asm "SURED.D.S32.2D.ADD.IGN [R4], R16, 0xc"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 12 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0xc"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 12 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0xc"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 12 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0xc"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x69de67c0
    expect lane 1 R8 = 0x2a9d6965
    expect lane 2 R8 = 0xfc364882
    expect lane 3 R8 = 0x69de67c0
}
texture 13 { raw 58d49203 300d0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R16_G16_B16_A16 UINT, blocks of 1 x 2 x 1
handle 0xd 0xd
warp 13 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0xd"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 13 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0xd"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 13 {
    asm "SUATOM.D.U64.2D.ADD R8, [R4], R16, 0xd"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x5d13942e  R9 = 0xd6f1f7b3
    expect lane 1 R8 = 0x8123bfc0  R9 = 0x73dde17c
    expect lane 2 R8 = 0x9d3e40a3  R9 = 0xe2599423
    expect lane 3 R8 = 0x5d139433  R9 = 0xd6f1f7b3
}
warp 13 {
    asm "SUATOM.D.S64.2D.MAX R8, [R4], R16, 0xd"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x5d13943b  R9 = 0xd6f1f7b3
    expect lane 1 R8 = 0x8123bfc6  R9 = 0x73dde17c
    expect lane 2 R8 = 0x9d3e40aa  R9 = 0xe2599423
    expect lane 3 R8 = 0x5  R9 = 0x0
}
warp 13 {
    asm "SUATOM.D.F32.2D.ADD R8, [R4], R16, 0xd"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 14 { raw 58d49202 300e0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32_B32 UINT, blocks of 1 x 2 x 1
handle 0xe 0xe
warp 14 {
    asm "SUATOM.D.2D.ADD.TRAP R8, [R4], R16, 0xe"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 14 {
    asm "SURED.D.S32.2D.ADD.TRAP [R4], R16, 0xe"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 14 {
    asm "SUATOM.D.U64.2D.ADD.TRAP R8, [R4], R16, 0xe"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 14 {
    asm "SUATOM.D.S64.2D.MAX.TRAP R8, [R4], R16, 0xe"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 14 {
    asm "SUATOM.D.F32.2D.ADD.TRAP R8, [R4], R16, 0xe"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 15 { raw 58d49201 300f0000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0xf 0xf
warp 15 {
    word 0xea0600f601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 15 {
    word 0xeb5e00f600170410
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 15 {
    word 0xea1600f601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 15 {
    word 0xea2e00f641070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 15 {
    word 0xea1e00f601070408
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 16 { raw 58d7ffa1 30100000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, BF10GF11RF11 FLOAT, blocks of 1 x 2 x 1
handle 0x10 0x10
warp 16 {
    asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x10"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 16 {
    asm "SURED.D.S32.2D.ADD.IGN [R4], R16, 0x10"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 16 {
    asm "SUATOM.D.U64.2D.ADD.IGN R8, [R4], R16, 0x10"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 16 {
    asm "SUATOM.D.S64.2D.MAX.IGN R8, [R4], R16, 0x10"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 16 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x10"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0xcb3283f8
    expect lane 1 R8 = 0xfb518f79
    expect lane 2 R8 = 0x360e41d3
    expect lane 3 R8 = 0xcb3283f8
}
texture 17 { raw 58d4921d 30110000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R8 UINT, blocks of 1 x 2 x 1
handle 0x11 0x11
warp 17 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x11"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 17 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0x11"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect all surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 17 {
    asm "SUATOM.D.U64.2D.ADD R8, [R4], R16, 0x11"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 17 {
    asm "SUATOM.D.S64.2D.MAX R8, [R4], R16, 0x11"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
warp 17 {
    asm "SUATOM.D.F32.2D.ADD R8, [R4], R16, 0x11"
    active 0xf
    x = { 0 1 2 0 ... }
    y = 1
    data0 = { 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 18 { raw 0004920f 3f012000 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x12 0x12
warp 18 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x12"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x315390db
    expect lane 1 R8 = 0x7ee6cc6
    expect lane 2 R8 = 0x5f161820
    expect lane 3 R8 = 0x8dcf5fc0
    expect lane 4 R8 = 0x2bcdbc00
    expect lane 5 R8 = 0xf77cf28
    expect lane 6 R8 = 0xf7a25d52
    expect lane 7 R8 = 0x494c10ab
}
texture 19 { raw 00049204 3f013000 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x13 0x13
warp 18 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x13"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x5a344850  R9 = 0x305307f2
    expect lane 1 R8 = 0x34ff75e3  R9 = 0xb674687a
    expect lane 2 R8 = 0xff61556d  R9 = 0x142a04c6
    expect lane 3 R8 = 0x379196bc  R9 = 0x835b4772
    expect lane 4 R8 = 0xe6020bd9  R9 = 0x17d9b7d0
    expect lane 5 R8 = 0x7275aedf  R9 = 0xf2406eab
    expect lane 6 R8 = 0x39b60162  R9 = 0x148ba4fe
    expect lane 7 R8 = 0x3ea3ae77  R9 = 0x9382465f
}
texture 20 { raw 0007ff8f 3f014000 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x14 0x14
warp 18 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x14"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x2f689b0e
    expect lane 1 R8 = 0x2f689b0e
    expect lane 2 R8 = 0x2f689b0e
    expect lane 3 R8 = 0x2f689b0e
    expect lane 4 R8 = 0xcd9038bd
    expect lane 5 R8 = 0xcd9038bd
    expect lane 6 R8 = 0xcd9038bd
    expect lane 7 R8 = 0xcd9038bd
}
texture 21 { raw 0004920f 3f015001 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x15 0x15
warp 19 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x15"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 22 { raw 00049204 3f016001 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x16 0x16
warp 19 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x16"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 23 { raw 0007ff8f 3f017001 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x17 0x17
warp 19 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x17"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 24 { raw 0004920f 3f018002 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x18 0x18
warp 20 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x18"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 25 { raw 00049204 3f019002 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x19 0x19
warp 20 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x19"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 26 { raw 0007ff8f 3f01a002 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x1a 0x1a
warp 20 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1a"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 27 { raw 0004920f 3f01b004 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x1b 0x1b
warp 21 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1b"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x4a603308
    expect lane 1 R8 = 0x41d6283f
    expect lane 2 R8 = 0x60101e97
    expect lane 3 R8 = 0xd4048a85
    expect lane 4 R8 = 0xa873032c
    expect lane 5 R8 = 0xc0536dc3
    expect lane 6 R8 = 0xede24d91
    expect lane 7 R8 = 0x85e7b1c8
}
texture 28 { raw 00049204 3f01c004 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x1c 0x1c
warp 21 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1c"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 29 { raw 0007ff8f 3f01d004 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x1d 0x1d
warp 21 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1d"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x8b80c5a8
    expect lane 1 R8 = 0x8b80c5a8
    expect lane 2 R8 = 0x8b80c5a8
    expect lane 3 R8 = 0x8b80c5a8
    expect lane 4 R8 = 0x1c4d0779
    expect lane 5 R8 = 0x1c4d0779
    expect lane 6 R8 = 0x1c4d0779
    expect lane 7 R8 = 0x1c4d0779
}
texture 30 { raw 0004920f 3f01e008 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x1e 0x1e
warp 22 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1e"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0xad4483a7
    expect lane 1 R8 = 0x39a5dd96
    expect lane 2 R8 = 0xe779d37d
    expect lane 3 R8 = 0xd4fd9ddc
    expect lane 4 R8 = 0xcd4eed61
    expect lane 5 R8 = 0xdbe93a3b
    expect lane 6 R8 = 0x2b034218
    expect lane 7 R8 = 0x53280280
}
texture 31 { raw 00049204 3f01f008 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x1f 0x1f
warp 22 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x1f"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x7bbf39fb  R9 = 0xb73ef760
    expect lane 1 R8 = 0xd65b0e7  R9 = 0x7e6c7b80
    expect lane 2 R8 = 0x92fb320c  R9 = 0x4f27bcfa
    expect lane 3 R8 = 0x41ea5436  R9 = 0x4c23952f
    expect lane 4 R8 = 0x9b52fc81  R9 = 0xc2dabda3
    expect lane 5 R8 = 0xa307dfef  R9 = 0x91285cc5
    expect lane 6 R8 = 0xf0784c7b  R9 = 0x991c2c4f
    expect lane 7 R8 = 0xa774bbfa  R9 = 0xae336fe3
}
texture 32 { raw 0007ff8f 3f020008 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x20 0x20
warp 22 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x20"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x745400d4
    expect lane 1 R8 = 0x745400d4
    expect lane 2 R8 = 0x745400d4
    expect lane 3 R8 = 0x745400d4
    expect lane 4 R8 = 0x12194db6
    expect lane 5 R8 = 0x12194db6
    expect lane 6 R8 = 0x12194db6
    expect lane 7 R8 = 0x12194db6
}
texture 33 { raw 0004920f 3f02100c 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x21 0x21
warp 23 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x21"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0xd2071b58
    expect lane 1 R8 = 0xf249e306
    expect lane 2 R8 = 0xb3f48d7b
    expect lane 3 R8 = 0xd61ef558
    expect lane 4 R8 = 0x55c80c88
    expect lane 5 R8 = 0x52b14dba
    expect lane 6 R8 = 0x75cc6831
    expect lane 7 R8 = 0xa5ffea3a
}
texture 34 { raw 00049204 3f02200c 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x22 0x22
warp 23 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x22"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 35 { raw 0007ff8f 3f02300c 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x23 0x23
warp 23 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x23"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x42911d8e
    expect lane 1 R8 = 0x42911d8e
    expect lane 2 R8 = 0x42911d8e
    expect lane 3 R8 = 0x42911d8e
    expect lane 4 R8 = 0x3053701e
    expect lane 5 R8 = 0x3053701e
    expect lane 6 R8 = 0x3053701e
    expect lane 7 R8 = 0x3053701e
}
texture 36 { raw 0004920f 3f02401e 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 UINT, buffer
handle 0x24 0x24
warp 24 {
    asm "SUATOM.D.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x24"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 37 { raw 00049204 3f02501e 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32_G32 UINT, buffer
handle 0x25 0x25
warp 24 {
    asm "SUATOM.D.U64.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x25"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    data1 = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
texture 38 { raw 0007ff8f 3f02601e 00000000 00000000 03000027 00000000 00000000 00000000 }   # ONE_D_BUFFER 40, R32 FLOAT, buffer
handle 0x26 0x26
warp 24 {
    asm "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN R8, [R4], R16, 0x26"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    data0 = { 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 }
    expect lane 0 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "format"  deliver.tag.status = "mismatch"
}
expect memory 0x30000010 = b549f239 c1135bbd 44d716bb
expect memory 0x30010010 = 7d9892ba e9b7a7bf 11c5d750
expect memory 0x30020010 = 3df4272e d895e923 d54b776c
expect memory 0x30040010 = e39ac076 a7370154 06000000 00000000
expect memory 0x30040030 = 07000000 00000000
expect memory 0x30060010 = c203e185 a4aec61b 06000000 00000000
expect memory 0x30060030 = 07000000 00000000
expect memory 0x30090010 = 062bcca2 035d8c3e ad940c27
expect memory 0x300b0010 = 0628829d c1c8bfb7 0b662d2e
expect memory 0x300c0010 = c067de69 65699d2a 824836fc
expect memory 0x300d0010 = 08000000 00000000 c6bf2381 7ce1dd73
expect memory 0x300d0030 = 07000000 00000000
expect memory 0x30100010 = f88332cb 798f51fb d3410e36
expect memory 0x3f012000 = e4905331 d06cee07 2b18165f cc5fcf8d 0dbccd2b 36cf770f 615da2f7 bb104c49
expect memory 0x3f013000 = 5948345a f2075330 ed75ff34 7a6874b6 785561ff c6042a14 c8969137 72475b83
expect memory 0x3f013020 = e60b02e6 d0b7d917 edae7572 ab6e40f2 7101b639 fea48b14 87aea33e 5f468293
expect memory 0x3f014000 = 0e9b682f bd3890cd
expect memory 0x3f01b004 = 1133604a 4928d641 a21e1060 918a04d4 390373a8 d16d53c0 a04de2ed
expect memory 0x3f01b020 = d8b1e785
expect memory 0x3f01d004 = a8c5808b 79074d1c
expect memory 0x3f01e008 = b08344ad a0dda539 88d379e7 e89dfdd4 6eed4ecd 493ae9db
expect memory 0x3f01e020 = 2742032b 90022853
expect memory 0x3f01f008 = 043abf7b 60f73eb7 f1b0650d 807b6c7e 1732fb92 fabc274f
expect memory 0x3f01f020 = 4254ea41 2f95234c 8efc529b a3bddac2 fddf07a3 c55c2891 8a4c78f0 4f2c1c99
expect memory 0x3f01f040 = 0abc74a7 e36f33ae
expect memory 0x3f020008 = d4005474 b64d1912
expect memory 0x3f02100c = 611b07d2 10e349f2 868df4b3 64f51ed6 950cc855
expect memory 0x3f021020 = c84db152 4068cc75 4aeaffa5
expect memory 0x3f02300c = 8e1d9142 1e705330
