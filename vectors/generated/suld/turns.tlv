# Two warps write and read one word in turn: each load returns the store before it.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117a
traffic { seed 9 latency 5..60 reorder on b_gap 40 }
sampler 0 { }
bytes 0x51000008 9887acc0
texture 0 { raw 0004920f 51000000 00000000 00000000 03000007 00000000 00000000 00000000 }   # ONE_D_BUFFER 8, R32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1
    x = 3
    data0 = 4096
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1000
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1000
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x2
    x = 3
    data0 = 4097
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1001
    expect lane 31 R8 = 0x1001
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x4
    x = 3
    data0 = 4098
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1002
    expect lane 31 R8 = 0x1002
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x8
    x = 3
    data0 = 4099
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1003
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1003
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x10
    x = 3
    data0 = 4100
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1004
    expect lane 31 R8 = 0x1004
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1
    x = 3
    data0 = 4101
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1005
    expect lane 31 R8 = 0x1005
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x2
    x = 3
    data0 = 4102
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1006
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1006
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x4
    x = 3
    data0 = 4103
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1007
    expect lane 31 R8 = 0x1007
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x8
    x = 3
    data0 = 4104
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1008
    expect lane 31 R8 = 0x1008
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x10
    x = 3
    data0 = 4105
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1009
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1009
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1
    x = 3
    data0 = 4106
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x100a
    expect lane 31 R8 = 0x100a
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x2
    x = 3
    data0 = 4107
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x100b
    expect lane 31 R8 = 0x100b
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x4
    x = 3
    data0 = 4108
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x100c
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x100c
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x8
    x = 3
    data0 = 4109
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x100d
    expect lane 31 R8 = 0x100d
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x10
    x = 3
    data0 = 4110
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x100e
    expect lane 31 R8 = 0x100e
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1
    x = 3
    data0 = 4111
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x100f
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x100f
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x2
    x = 3
    data0 = 4112
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1010
    expect lane 31 R8 = 0x1010
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x4
    x = 3
    data0 = 4113
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1011
    expect lane 31 R8 = 0x1011
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x8
    x = 3
    data0 = 4114
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1012
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1012
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x10
    x = 3
    data0 = 4115
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1013
    expect lane 31 R8 = 0x1013
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x1
    x = 3
    data0 = 4116
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1014
    expect lane 31 R8 = 0x1014
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x2
    x = 3
    data0 = 4117
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.64.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 1
    expect lane 0 R8 = 0xc0ac8798  R9 = 0x1015
    expect lane 31 R8 = 0xc0ac8798  R9 = 0x1015
}
warp 0 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x4
    x = 3
    data0 = 4118
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1016
    expect lane 31 R8 = 0x1016
}
warp 1 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x0"
    active 0x8
    x = 3
    data0 = 4119
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.IGN R8, [R4], 0x0"
    active 0x80000001
    x = 3
    expect lane 0 R8 = 0x1017
    expect lane 31 R8 = 0x1017
}
expect memory 0x5100000c = 17100000
