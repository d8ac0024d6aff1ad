# Every dimension of a surface of every texture type: what does not fit reads zeros, status mismatch.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-40 PD-117c
sampler 0 { }
bytes 0x50000004 4a744a80 00651daf 775c6330
bytes 0x50100054 595ad943 83837510 d9f70371
bytes 0x50100084 67cc8437
bytes 0x50200094 85bc8bd8
bytes 0x50200898 0015c0da
bytes 0x5020109c 39f7932b
bytes 0x50300084 7323aae2
bytes 0x50300888 f2f70ce5
bytes 0x5030108c fcba3910
bytes 0x50400004 9b208e85
bytes 0x50400408 bbbf575a
bytes 0x5040080c c2b73d96
bytes 0x50500054 e589ab56 7c265bd0 1dc5257c
bytes 0x50500084 80b45716
bytes 0x50500888 7727fffa
bytes 0x5050108c 58c013e4
bytes 0x50600004 d758587b fcdd8f63 69bb6988
bytes 0x50700054 0f919f6a 6dbbfb13 ca71fcf8
bytes 0x50800084 7f8d9faa
bytes 0x50800888 d0af49b7
bytes 0x5080108c 0e1ca4ca
texture 0 { raw 7dd4920f 50000000 00600000 00000008 e0000017 8000000f 00000000 00000000 }   # ONE_D 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 1 { raw 7dd4920f 50100000 00600000 00000008 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 2 { raw 7dd4920f 50200000 00600000 00000008 e1000017 8004000f 00000000 00000000 }   # THREE_D 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 3 { raw 7dd4920f 50300000 00600000 00000008 e1800017 8000000f 00000000 00000000 }   # CUBEMAP 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 4 { raw 7dd4920f 50400000 00600000 00000008 e2000017 8004000f 00000000 00000000 }   # ONE_D_ARRAY 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 5 { raw 7dd4920f 50500000 00600000 00000008 e2800017 8004000f 00000000 00000000 }   # TWO_D_ARRAY 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 6 { raw 7dd4920f 50600000 00000000 00000000 03000017 00000000 00000000 00000000 }   # ONE_D_BUFFER 24, R32 UINT, buffer
texture 7 { raw 7dd4920f 50700000 00600000 00000008 e3800017 8000000f 00000000 00000000 }   # TWO_D_NO_MIPMAP 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 8 { raw 7dd4920f 50800000 00600000 00000008 e4000017 8001000f 00000000 00000000 }   # CUBEMAP_ARRAY 24 x 16 x 2, R32 UINT, blocks of 1 x 2 x 1
warp 0 {
    asm "SULD.D.1D.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x804a744a
    expect lane 1 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0xaf1d6500
    expect lane 10 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 11 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 12 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 13 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 14 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 15 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 16 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 17 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 18 R8 = 0x30635c77
    expect lane 19 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 20 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 21 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 22 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 23 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 24 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 25 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 26 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
warp 1 {
    asm "SULD.P.1D_BUFFER.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x7b5858d7  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 15 R8 = 0x638fddfc  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 24 R8 = 0x8869bb69  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
warp 2 {
    asm "SULD.D.1D_ARRAY.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    array = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x804a744a
    expect lane 1 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x858e209b
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 11 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 12 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 13 R8 = 0x5a57bfbb
    expect lane 14 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 15 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 16 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 17 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 20 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 21 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 22 R8 = 0x963db7c2
    expect lane 23 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 24 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 25 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 26 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
warp 3 {
    asm "SULD.P.2D.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 3
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x43d95a59  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x56ab89e5  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x6a9f910f  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x10758383  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 14 R8 = 0xd05b267c  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 16 R8 = 0x13fbbb6d  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 19 R8 = 0x7103f7d9  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 23 R8 = 0x7c25c51d  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 25 R8 = 0xf8fc71ca  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
warp 4 {
    asm "SULD.D.2D_ARRAY.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 4
    array = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x3784cc67
    expect lane 2 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0xe2aa2373
    expect lane 4 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x1657b480
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0xaa9f8d7f
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 12 R8 = 0xe50cf7f2
    expect lane 13 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 14 R8 = 0xfaff2777
    expect lane 15 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 16 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 17 R8 = 0xb749afd0
    expect lane 18 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 21 R8 = 0x1039bafc
    expect lane 22 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 23 R8 = 0xe413c058
    expect lane 24 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 25 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 26 R8 = 0xcaa41c0e
}
warp 5 {
    asm "SULD.P.3D.IGN R8, [R4], R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 5
    z = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0xd88bbc85  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 11 R8 = 0xdac01500  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 20 R8 = 0x2b93f739  R9 = 0x3f800000  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
