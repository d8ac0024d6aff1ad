# Lines that answer with an error: a fault, and nothing is changed. Lines of unmapped sparse pages read as zeros
# and take nothing.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-95 PD-118 PD-118d
sampler 0 { }
bytes 0xd0000220 a3cb62f5 7d30e440 200f474f d946beb5 91b7195a 8f9eef54 a203a36c 23d71589
bytes 0xd00002e0 de0a588d fa799177 ff5174df 23b919ae 8e6300e4 c914d3e3 8ed92ffe b031005f
texture 0 { raw 58d4920f d0000000 00400000 00000003 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UINT, pitch 96
error 0xd00001e0 64
sparse 0xd00002a0 64
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    x = { 0 5 10 15 20 1 6 11 16 21 2 7 12 17 22 3 8 13 18 23 4 9 14 19 0 5 10 15 20 1 6 11 }
    y = 5
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 2 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 3 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x5a19b791
    expect lane 5 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 7 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 8 R8 = 0xf562cba3
    expect lane 9 R8 = 0x54ef9e8f
    expect lane 10 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 11 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 12 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 13 R8 = 0x40e4307d
    expect lane 14 R8 = 0x6ca303a2
    expect lane 15 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 16 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 17 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 18 R8 = 0x4f470f20
    expect lane 19 R8 = 0x8915d723
    expect lane 20 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 21 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 22 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 23 R8 = 0xb5be46d9
    expect lane 24 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 25 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 26 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 27 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 28 R8 = 0x5a19b796
    expect lane 29 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 30 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 31 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
}
warp 0 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 5
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 2 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 3 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 7 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 8 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 9 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 10 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 11 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 12 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 13 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 14 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 15 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 16 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 17 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 18 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 19 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 20 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 21 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 22 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 23 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 24 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 25 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 26 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 27 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 28 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 29 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 30 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 31 R8 = 0x0  surface.action = "atom"  deliver.tag.status = "memory-error"
}
warp 0 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    x = { 0 5 10 15 20 1 6 11 16 21 2 7 12 17 22 3 8 13 18 23 4 9 14 19 0 5 10 15 20 1 6 11 }
    y = 7
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0xe400638e
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x8d580ade
    expect lane 9 R8 = 0xe3d314c9
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x779179fa
    expect lane 14 R8 = 0xfe2fd98e
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0xdf7451ff
    expect lane 19 R8 = 0x5f0031b0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0xae19b923
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0xe4006393
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 0 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 7
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x5
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x7
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x9
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0xb
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0xd
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0xf
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x11
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x13
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x15
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x17
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x19
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x1b
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x1d
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x1f
}
warp 1 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 5 10 15 20 1 6 11 16 21 2 7 12 17 22 3 8 13 18 23 4 9 14 19 0 5 10 15 20 1 6 11 }
    y = 5
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "memory-error"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "memory-error"
}
warp 1 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 5
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "memory-error"
}
warp 1 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 5 10 15 20 1 6 11 16 21 2 7 12 17 22 3 8 13 18 23 4 9 14 19 0 5 10 15 20 1 6 11 }
    y = 7
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 7
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
expect memory 0xd0000220 = b5cb62f5 9930e440 460f474f 0947beb5 d5b7195a a39eef54 c003a36c 4bd71589
expect memory 0xd00002e0 = f00a588d 167a9177 255274df 53b919ae d26300e4 dd14d3e3 acd92ffe d831005f
