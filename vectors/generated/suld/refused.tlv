# Loads of what is no surface: a header index above MaximumIndex, a version or type without meaning, an
# empty view; and with .P a format or data type that SUST.P does not store. .D reads the bytes of such a format.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-4 PD-40b PD-117c
pool headers 0x100000000 max 9
sampler 0 { }
bytes 0x60000000 22d75b9c
bytes 0x60000010 683ec44d
bytes 0x60000040 adf84e4b
bytes 0x60000050 83b1161a
bytes 0x60000080 d66856e7
bytes 0x60000090 44d65d03
bytes 0x600000c0 6e36940e
bytes 0x600000d0 29c28641
bytes 0x61000024 f3e73eb2
bytes 0x61000034 09f11777
bytes 0x61000064 79f6c50e
bytes 0x61000074 81d28e7b
bytes 0x61010028 4ec992fc
bytes 0x61010038 d097e78d
bytes 0x61010068 a0f705ea
bytes 0x61010078 06b00eea
bytes 0x6102002c fa5799ce
bytes 0x6102003c 8f2de6c1
bytes 0x6102006c 831616aa
bytes 0x6102007c bc7d62d4
bytes 0x61030100 b4cce4c8
bytes 0x61030110 7a109414
bytes 0x61030140 c1e99e61
bytes 0x61030150 1abf3129
bytes 0x61100104 27a7dc69
bytes 0x61100114 21e49f11
bytes 0x61100144 902e6a3e
bytes 0x61100154 0ca06d5b
texture 0 { raw 58d4920f 60000000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 1 { raw 58d4920f 60000000 00a00000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 2 { raw 58d4920f 60000000 00600000 00000000 e4800017 8000000f 00000000 00000000 }   # type 9 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 3 { raw 58d4920f 60000000 00600000 30000000 e0800017 8000000f 00000000 00000012 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1, level 2 of 4
texture 4 { raw 58d4920f 60000000 00000000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24, R32 UINT, buffer
texture 5 { raw 58d4ea29 61000000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, 0x29 UINT UNORM FLOAT UINT, blocks of 1 x 1 x 1
texture 6 { raw 58d4ffaf 61010000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, 0x2f FLOAT FLOAT FLOAT UINT, blocks of 1 x 1 x 1
texture 7 { raw 58d4ffa0 61020000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, 0x20 FLOAT FLOAT FLOAT UINT, blocks of 1 x 1 x 1
texture 8 { raw 58d4f3b0 61030000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, 0x30 FLOAT UINT FLOAT UINT, blocks of 1 x 1 x 1
texture 9 { raw 58d4900f 61100000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 ? UINT UINT UINT, blocks of 1 x 1 x 1
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 0
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x9c5bd722
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0xb23ee7f3
    expect lane 6 R8 = 0xfc92c94e
    expect lane 7 R8 = 0xce9957fa
    expect lane 8 R8 = 0xc8e4ccb4
    expect lane 9 R8 = 0x69dca727
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 1 {
    asm "SULD.D.2D R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 1
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x4dc43e68
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x7717f109
    expect lane 6 R8 = 0x8de797d0
    expect lane 7 R8 = 0xc1e62d8f
    expect lane 8 R8 = 0x1494107a
    expect lane 9 R8 = 0x119fe421
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 2 {
    asm "SULD.D.2D.TRAP R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 2
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x4b4ef8ad
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0xec5f679
    expect lane 6 R8 = 0xea05f7a0
    expect lane 7 R8 = 0xaa161683
    expect lane 8 R8 = 0x619ee9c1
    expect lane 9 R8 = 0x3e6a2e90
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 3 {
    word 0xeb16080600470408
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 3
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x1a16b183
    expect lane 1 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x7b8ed281
    expect lane 6 R8 = 0xea0eb006
    expect lane 7 R8 = 0xd4627dbc
    expect lane 8 R8 = 0x2931bf1a
    expect lane 9 R8 = 0x5b6da00c
    expect lane 10 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 4 {
    asm "SULD.P.2D.IGN R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 4
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0xe75668d6  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 5 {
    asm "SULD.P.2D R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 5
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x35dd644  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 6 {
    asm "SULD.P.2D.TRAP R8, [R4], R16"
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 6
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0xe94366e  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
warp 7 {
    word 0xeb06080600f70408
    active 0x3fff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 ... }
    y = 7
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffe00009
      0xffe0000a 0xffe0000b 0xffe0000c 0xffefffff ... }
    expect lane 0 R8 = 0x4186c229  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "disabled"  deliver.tag.status = "disabled"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "header"  deliver.tag.status = "invalid-header"
}
