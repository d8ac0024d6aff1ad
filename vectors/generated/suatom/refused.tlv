# Atomics of what is no surface, and through dimensions that do not fit.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-4 PD-40b PD-118a
pool headers 0x100000000 max 9
sampler 0 { }
bytes 0x60000010 683ec44d
bytes 0x61000024 f3e73eb2
bytes 0x61010438 80a9bc54
bytes 0x6102043c 80e8355d
bytes 0x61030110 7a109414
bytes 0x61030510 7ecf3cf2
bytes 0x61040304 1bbf6a9b
texture 0 { raw 58d4920f 60000000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 1 { raw 58d4920f 60000000 00a00000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 2 { raw 58d4920f 60000000 00600000 00000000 e4800017 8000000f 00000000 00000000 }   # type 9 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 3 { raw 58d4920f 60000000 00600000 30000000 e0800017 8000000f 00000000 00000012 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1, level 2 of 4
texture 4 { raw 58d4920f 60000000 00000000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24, R32 UINT, buffer
texture 5 { raw 58d4920f 61000000 00600000 00000008 e000000f 8002000f 00000000 00000000 }   # ONE_D 16 x 16 x 3, R32 UINT, blocks of 1 x 2 x 1
texture 6 { raw 58d4920f 61010000 00600000 00000008 e100000f 8002000f 00000000 00000000 }   # THREE_D 16 x 16 x 3, R32 UINT, blocks of 1 x 2 x 1
texture 7 { raw 58d4920f 61020000 00600000 00000008 e180000f 8002000f 00000000 00000000 }   # CUBEMAP 16 x 16 x 3, R32 UINT, blocks of 1 x 2 x 1
texture 8 { raw 58d4920f 61030000 00600000 00000008 e280000f 8002000f 00000000 00000000 }   # TWO_D_ARRAY 16 x 16 x 3, R32 UINT, blocks of 1 x 2 x 1
texture 9 { raw 58d4920f 61040000 00600000 00000008 e200000f 8002000f 00000000 00000000 }   # ONE_D_ARRAY 16 x 16 x 3, R32 UINT, blocks of 1 x 2 x 1
warp 0 {
    asm "SUATOM.D.1D.ADD.IGN R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    data0 = 1
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0xb23ee7f3
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 1 {
    asm "SURED.D.1D.ADD [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    data0 = 2
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 2 {
    asm "SUATOM.D.1D_BUFFER.ADD.TRAP R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    data0 = 3
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 3 {
    word 0xeb56080200070410
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    data0 = 4
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 4 {
    asm "SUATOM.D.1D_ARRAY.ADD.IGN R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    array = 1
    data0 = 5
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x9b6abf1b
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 5 {
    asm "SURED.D.1D_ARRAY.ADD [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    array = 1
    data0 = 6
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 6 {
    asm "SUATOM.D.2D.ADD.TRAP R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    data0 = 7
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x4dc43e68
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x1494107a
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 7 {
    word 0xeb56080600070410
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    data0 = 8
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 8 {
    asm "SUATOM.D.2D_ARRAY.ADD.IGN R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    array = 1
    data0 = 9
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x5d35e880
    expect lane 8 R8 = 0xf23ccf7e
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 9 {
    asm "SURED.D.2D_ARRAY.ADD [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    array = 1
    data0 = 10
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 10 {
    asm "SUATOM.D.3D.ADD.TRAP R8, [R4], R16, R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    z = 1
    data0 = 11
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x54bca980
    expect lane 7 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 R8 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 11 {
    word 0xeb56080a00070410
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    z = 1
    data0 = 12
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 8 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 9 surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 10 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 surface.action = "header"  deliver.tag.status = "invalid-header"
}
expect memory 0x60000010 = 813ec44d
expect memory 0x61000024 = fce73eb2
expect memory 0x61010438 = 97a9bc54
expect memory 0x6102043c = 93e8355d
expect memory 0x61030110 = 89109414
expect memory 0x61030510 = 91cf3cf2
expect memory 0x61040304 = 26bf6a9b
