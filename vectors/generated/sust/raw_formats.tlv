# Formats of depth and of shared exponents, and data types that a format does not have (0, 5, 6, FLOAT of 8 bits): a
# formatted store is dropped, a raw one does not look at them.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-5
sampler 0 { }
texture 0 { raw 58d49205 d0000000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x5 UINT, blocks of 1 x 1 x 1
handle 0x0 0x0
warp 0 {
    asm "SUST.P.2D.IGN [R4], R8, 0x0"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 1 {
    asm "SUST.D.2D.U8 [R4], R8, 0x0"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 1 { raw 58d4920d d0010000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0xd UINT, blocks of 1 x 1 x 1
handle 0x1 0x1
warp 2 {
    asm "SUST.P.2D [R4], R8, 0x1"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 3 {
    asm "SUST.D.2D.S8 [R4], R8, 0x1"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d4920e d0020000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0xe UINT, blocks of 1 x 1 x 1
handle 0x2 0x2
warp 4 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x2"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 5 {
    asm "SUST.D.2D.U16 [R4], R8, 0x2"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 3 { raw 58d49220 d0030000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x20 UINT, blocks of 1 x 1 x 1
handle 0x3 0x3
warp 6 {
    word 0xeb2e003600f70408
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 7 {
    asm "SUST.D.2D.S16 [R4], R8, 0x3"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 4 { raw 58d49229 d0040000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x29 UINT, blocks of 1 x 1 x 1
handle 0x4 0x4
warp 8 {
    asm "SUST.P.2D.IGN [R4], R8, 0x4"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 9 {
    asm "SUST.D.2D [R4], R8, 0x4"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 5 { raw 58d4922a d0050000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x2a UINT, blocks of 1 x 1 x 1
handle 0x5 0x5
warp 10 {
    asm "SUST.P.2D [R4], R8, 0x5"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 11 {
    asm "SUST.D.2D.64 [R4], R8, 0x5"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d4922b d0060000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x2b UINT, blocks of 1 x 1 x 1
handle 0x6 0x6
warp 12 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x6"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 13 {
    asm "SUST.D.2D.128 [R4], R8, 0x6"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "store"
}
texture 7 { raw 58d4922f d0070000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x2f UINT, blocks of 1 x 1 x 1
handle 0x7 0x7
warp 14 {
    word 0xeb2e007600f70408
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 15 {
    asm "SUST.D.2D.U8 [R4], R8, 0x7"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 8 { raw 58d49230 d0080000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x30 UINT, blocks of 1 x 1 x 1
handle 0x8 0x8
warp 16 {
    asm "SUST.P.2D.IGN [R4], R8, 0x8"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 17 {
    asm "SUST.D.2D.S8 [R4], R8, 0x8"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 9 { raw 58d4923a d0090000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, 0x3a UINT, blocks of 1 x 1 x 1
handle 0x9 0x9
warp 18 {
    asm "SUST.P.2D [R4], R8, 0x9"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 19 {
    asm "SUST.D.2D.U16 [R4], R8, 0x9"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 10 { raw 58d4900f d00a0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R32 ? UINT UINT UINT, blocks of 1 x 1 x 1
handle 0xa 0xa
warp 20 {
    asm "SUST.P.2D.TRAP [R4], R8, 0xa"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 21 {
    asm "SUST.D.2D.S16 [R4], R8, 0xa"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 11 { raw 58d4939d d00b0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R8 FLOAT UINT UINT UINT, blocks of 1 x 1 x 1
handle 0xb 0xb
warp 22 {
    word 0xeb2e00b600f70408
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 23 {
    asm "SUST.D.2D [R4], R8, 0xb"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 12 { raw 58d79208 d00c0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, A8B8G8R8 UINT UINT UINT FLOAT, blocks of 1 x 1 x 1
handle 0xc 0xc
warp 24 {
    asm "SUST.P.2D.IGN [R4], R8, 0xc"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 25 {
    asm "SUST.D.2D.64 [R4], R8, 0xc"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    expect all surface.action = "store"
}
texture 13 { raw 58d4960c d00d0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R16_G16 UINT ? UINT UINT, blocks of 1 x 1 x 1
handle 0xd 0xd
warp 26 {
    asm "SUST.P.2D [R4], R8, 0xd"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 27 {
    asm "SUST.D.2D.128 [R4], R8, 0xd"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "store"
}
texture 14 { raw 58d4930c d00e0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R16_G16 ? UINT UINT UINT, blocks of 1 x 1 x 1
handle 0xe 0xe
warp 28 {
    asm "SUST.P.2D.TRAP [R4], R8, 0xe"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 29 {
    asm "SUST.D.2D.U8 [R4], R8, 0xe"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 15 { raw 58d48204 d00f0000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R32_G32 UINT ? UINT UINT, blocks of 1 x 1 x 1
handle 0xf 0xf
warp 30 {
    word 0xeb2e00f600f70408
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 31 {
    asm "SUST.D.2D.S8 [R4], R8, 0xf"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 16 { raw 58d4821b d0100000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, R16 UINT ? UINT UINT, blocks of 1 x 1 x 1
handle 0x10 0x10
warp 32 {
    asm "SUST.P.2D.IGN [R4], R8, 0x10"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "store"
}
warp 33 {
    asm "SUST.D.2D.U16 [R4], R8, 0x10"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 17 { raw 58d49212 d0110000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, A4B4G4R4 UINT, blocks of 1 x 1 x 1
handle 0x11 0x11
warp 34 {
    asm "SUST.P.2D [R4], R8, 0x11"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 35 {
    asm "SUST.D.2D.S16 [R4], R8, 0x11"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
texture 18 { raw 58d49195 d0120000 00600000 00000000 e0800017 80000008 00000000 00000000 }   # TWO_D 24 x 9 x 1, B5G6R5 SINT UINT UINT UINT, blocks of 1 x 1 x 1
handle 0x12 0x12
warp 36 {
    asm "SUST.P.2D.TRAP [R4], R8, 0x12"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    data1 = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    data2 = 1
    data3 = 2
    expect all surface.action = "format"
}
warp 37 {
    asm "SUST.D.2D [R4], R8, 0x12"
    active 0xffff
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 ... }
    y = { 0 0 0 0 0 0 0 0 1 ... }
    data0 = { 0x3f800000 0x3f80004d 0x3f80009a 0x3f8000e7 0x3f800134 0x3f800181 0x3f8001ce 0x3f80021b 0x3f800268 0x3f8002b5
      0x3f800302 0x3f80034f 0x3f80039c 0x3f8003e9 0x3f800436 0x3f800483 ... }
    expect all surface.action = "store"
}
expect memory 0xd0000000 = 004d9ae7 3481ce1b
expect memory 0xd0000010 = 68b5024f 9ce93683
expect memory 0xd0010000 = 004d9ae7 3481ce1b
expect memory 0xd0010010 = 68b5024f 9ce93683
expect memory 0xd0020000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd0030000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd0040000 = 0000803f 4d00803f 9a00803f e700803f 6802803f b502803f 0203803f 4f03803f
expect memory 0xd0040020 = 3401803f 8101803f ce01803f 1b02803f 9c03803f e903803f 3604803f 8304803f
expect memory 0xd0050000 = 0000803f 00000000 4d00803f 01000000 6802803f 08000000 b502803f 09000000
expect memory 0xd0050020 = 9a00803f 02000000 e700803f 03000000 0203803f 0a000000 4f03803f 0b000000
expect memory 0xd0050100 = 3401803f 04000000 8101803f 05000000 9c03803f 0c000000 e903803f 0d000000
expect memory 0xd0050120 = ce01803f 06000000 1b02803f 07000000 3604803f 0e000000 8304803f 0f000000
expect memory 0xd0060000 = 0000803f 00000000 01000000 02000000 6802803f 08000000 01000000 02000000
expect memory 0xd0060020 = 4d00803f 01000000 01000000 02000000 b502803f 09000000 01000000 02000000
expect memory 0xd0060100 = 9a00803f 02000000 01000000 02000000 0203803f 0a000000 01000000 02000000
expect memory 0xd0060120 = e700803f 03000000 01000000 02000000 4f03803f 0b000000 01000000 02000000
expect memory 0xd0060200 = 3401803f 04000000 01000000 02000000 9c03803f 0c000000 01000000 02000000
expect memory 0xd0060220 = 8101803f 05000000 01000000 02000000 e903803f 0d000000 01000000 02000000
expect memory 0xd0070000 = 004d9ae7 3481ce1b
expect memory 0xd0070010 = 68b5024f 9ce93683
expect memory 0xd0080000 = 004d9ae7 3481ce1b
expect memory 0xd0080010 = 68b5024f 9ce93683
expect memory 0xd0090000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd00a0000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd00b0000 = 0000803f 4d00803f 9a00803f e700803f 6802803f b502803f 0203803f 4f03803f
expect memory 0xd00b0020 = 3401803f 8101803f
expect memory 0xd00b0030 = 9c03803f e903803f
expect memory 0xd00c0000 = 0000803f 00000000 4d00803f 01000000 6802803f 08000000 b502803f 09000000
expect memory 0xd00c0020 = 9a00803f 02000000 e700803f 03000000 0203803f 0a000000 4f03803f 0b000000
expect memory 0xd00c0100 = 3401803f 04000000 8101803f 05000000 9c03803f 0c000000 e903803f 0d000000
expect memory 0xd00c0120 = ce01803f 06000000 1b02803f 07000000 3604803f 0e000000 8304803f 0f000000
expect memory 0xd00d0000 = 0000803f 00000000 01000000 02000000 6802803f 08000000 01000000 02000000
expect memory 0xd00d0020 = 4d00803f 01000000 01000000 02000000 b502803f 09000000 01000000 02000000
expect memory 0xd00d0100 = 9a00803f 02000000 01000000 02000000 0203803f 0a000000 01000000 02000000
expect memory 0xd00d0120 = e700803f 03000000 01000000 02000000 4f03803f 0b000000 01000000 02000000
expect memory 0xd00d0200 = 3401803f 04000000 01000000 02000000 9c03803f 0c000000 01000000 02000000
expect memory 0xd00d0220 = 8101803f 05000000 01000000 02000000 e903803f 0d000000 01000000 02000000
expect memory 0xd00e0000 = 004d9ae7 3481ce1b
expect memory 0xd00e0010 = 68b5024f 9ce93683
expect memory 0xd00f0000 = 004d9ae7 3481ce1b
expect memory 0xd00f0010 = 68b5024f 9ce93683
expect memory 0xd0100000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd0110000 = 00004d00 9a00e700 34018101 ce011b02 6802b502 02034f03 9c03e903 36048304
expect memory 0xd0120000 = 0000803f 4d00803f 9a00803f e700803f 6802803f b502803f 0203803f 4f03803f
expect memory 0xd0120020 = 3401803f 8101803f ce01803f 1b02803f 9c03803f e903803f 3604803f 8304803f
expect register COUNT_STORES = 320
expect register COUNT_WRITES = 39
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 288
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
