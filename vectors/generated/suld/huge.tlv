# Offsets beyond 32 bits, and addresses that run over the end of 48.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117a PD-33
sampler 0 { }
bytes 0xffffeff9 628dd3ac ff1063
bytes 0xfffff000 d2
bytes 0x180000007 9e79b048
bytes 0x1a0000006 85
bytes 0x1c0000005 0fd8b6
bytes 0x1ffffeff1 2f37169e 52bf2fb1 c26d798c fc4bc5
bytes 0x1fffff000 d2c8e23e d3b85e02 a6
bytes 0x200000003 396c8dab 2dc4
bytes 0x200010006 4ba4
bytes 0x280000003 cd529ace
bytes 0x3ffffeff9 9f44e8d8 c0a7d5
bytes 0x3fffff000 7d940d19 f313b83c 1c006844 166732b9 0c
bytes 0x40007eff9 81fcd11e 02fc08
bytes 0x40007f000 eea23144 22509c17 8f
bytes 0x7ffffeff1 6a0697ed b1c02faf 474e75d2 15022e
bytes 0x7fffff000 0b76fc3c 303cbfae fa8b7c3a 984bd958 b4
bytes 0x8000feff1 a54ee21a d134c080 8636595e 35929b
bytes 0x8000ff000 42
bytes 0xfffffffff001 f363ef98 025e1694 50f46319 2fb14335
texture 0 { raw 00049201 fffff001 0000ffff 00008000 0300ffff 00000000 00000000 00000000 }   # ONE_D_BUFFER 2147549184, R32_G32_B32_A32 UINT, buffer
texture 1 { raw 0004921d 80000007 00000001 0000ffff 0300ffff 00000000 00000000 00000000 }   # ONE_D_BUFFER 4294967296, R8 UINT, buffer
handle 0x1 0x1
warp 3 {
    asm "SULD.D.1D_BUFFER.U8.IGN R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x9e
    expect lane 1 R8 = 0x2d
    expect lane 2 R8 = 0xab
    expect lane 3 R8 = 0xab
    expect lane 4 R8 = 0xce
    expect lane 5 R8 = 0x85
    expect lane 6 R8 = 0xb6
    expect lane 7 R8 = 0x4b
    expect lane 8 R8 = 0xa4
}
warp 17 {
    asm "SULD.D.1D_BUFFER.U8 R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x9e
    expect lane 1 R8 = 0x9e
    expect lane 2 R8 = 0xab
    expect lane 3 R8 = 0xab
    expect lane 4 R8 = 0x9e
    expect lane 5 R8 = 0x85
    expect lane 6 R8 = 0xb6
    expect lane 7 R8 = 0x9e
    expect lane 8 R8 = 0x9e
}
warp 31 {
    asm "SULD.D.1D_BUFFER.S16.IGN R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x799e
    expect lane 1 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0xffffce9a
    expect lane 3 R8 = 0xffffce9a
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0xffffd80f
    expect lane 6 R8 = 0xffffc42d
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 45 {
    asm "SULD.D.1D_BUFFER.S16 R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x799e
    expect lane 1 R8 = 0x799e
    expect lane 2 R8 = 0xffffce9a
    expect lane 3 R8 = 0xffffce9a
    expect lane 4 R8 = 0x799e
    expect lane 5 R8 = 0xffffd80f
    expect lane 6 R8 = 0xffffc42d
    expect lane 7 R8 = 0x799e
    expect lane 8 R8 = 0x799e
}
warp 59 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x48b0799e
    expect lane 1 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0xab8d6c39
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 9 {
    asm "SULD.D.1D_BUFFER R8, [R4], 0x1"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x48b0799e
    expect lane 1 R8 = 0x48b0799e
    expect lane 2 R8 = 0xce9a52cd
    expect lane 3 R8 = 0xce9a52cd
    expect lane 4 R8 = 0x48b0799e
    expect lane 5 R8 = 0xab8d6c39
    expect lane 6 R8 = 0xce9a52cd
    expect lane 7 R8 = 0x48b0799e
    expect lane 8 R8 = 0x48b0799e
}
handle 0x0 0x0
warp 24 {
    asm "SULD.D.1D_BUFFER.128.IGN R8, [R4], 0x0"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
    expect lane 1 R8 = 0x303cfc76  R9 = 0xfaaebf3c  R10 = 0x983a7c8b  R11 = 0xb458d94b
    expect lane 2 R8 = 0xed97066a  R9 = 0xaf2fc0b1  R10 = 0xd2754e47  R11 = 0xb2e0215
    expect lane 3 R8 = 0xed97066a  R9 = 0xaf2fc0b1  R10 = 0xd2754e47  R11 = 0xb2e0215
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x9e16372f  R9 = 0xb12fbf52  R10 = 0x8c796dc2  R11 = 0xd2c54bfc
    expect lane 6 R8 = 0xf3190d94  R9 = 0x1c3cb813  R10 = 0x16446800  R11 = 0xcb93267
    expect lane 7 R8 = 0x1ae24ea5  R9 = 0x80c034d1  R10 = 0x5e593686  R11 = 0x429b9235
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 38 {
    asm "SULD.D.1D_BUFFER.128 R8, [R4], 0x0"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
    expect lane 1 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
    expect lane 2 R8 = 0xed97066a  R9 = 0xaf2fc0b1  R10 = 0xd2754e47  R11 = 0xb2e0215
    expect lane 3 R8 = 0xed97066a  R9 = 0xaf2fc0b1  R10 = 0xd2754e47  R11 = 0xb2e0215
    expect lane 4 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
    expect lane 5 R8 = 0x9e16372f  R9 = 0xb12fbf52  R10 = 0x8c796dc2  R11 = 0xd2c54bfc
    expect lane 6 R8 = 0xf3190d94  R9 = 0x1c3cb813  R10 = 0x16446800  R11 = 0xcb93267
    expect lane 7 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
    expect lane 8 R8 = 0x98ef63f3  R9 = 0x94165e02  R10 = 0x1963f450  R11 = 0x3543b12f
}
warp 52 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x98ef63f3  R9 = 0x94165e02
    expect lane 1 R8 = 0xf3190d94  R9 = 0x1c3cb813
    expect lane 2 R8 = 0xd8e8449f  R9 = 0x7dd5a7c0
    expect lane 3 R8 = 0xd8e8449f  R9 = 0x7dd5a7c0
    expect lane 4 R8 = 0xd2754e47  R9 = 0xb2e0215
    expect lane 5 R8 = 0xacd38d62  R9 = 0xd26310ff
    expect lane 6 R8 = 0xd33ee2c8  R9 = 0xa6025eb8
    expect lane 7 R8 = 0x1ed1fc81  R9 = 0xee08fc02
    expect lane 8 R8 = 0x224431a2  R9 = 0x8f179c50
}
warp 2 {
    asm "SULD.D.1D_BUFFER.64 R8, [R4], 0x0"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    expect lane 0 R8 = 0x98ef63f3  R9 = 0x94165e02
    expect lane 1 R8 = 0x98ef63f3  R9 = 0x94165e02
    expect lane 2 R8 = 0xd8e8449f  R9 = 0x7dd5a7c0
    expect lane 3 R8 = 0xd8e8449f  R9 = 0x7dd5a7c0
    expect lane 4 R8 = 0x98ef63f3  R9 = 0x94165e02
    expect lane 5 R8 = 0xacd38d62  R9 = 0xd26310ff
    expect lane 6 R8 = 0xd33ee2c8  R9 = 0xa6025eb8
    expect lane 7 R8 = 0x98ef63f3  R9 = 0x94165e02
    expect lane 8 R8 = 0x98ef63f3  R9 = 0x94165e02
}
