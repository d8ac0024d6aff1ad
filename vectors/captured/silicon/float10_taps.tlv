# TXD with 2, 4, 8, 16 taps, whose number follows from the level: the response of one texel.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-112 PD-129 PD-129a PD-130 PD-131
rules without PD-102 PD-103
policy lod_float10
policy filter_weight8
policy coord_fixed21

texture 0 { type TWO_D  format R32 FLOAT  size 64 64  address 0x10000000  texels expression (1065353216 * (x / 32 - x / 33) * (y / 32 - y / 33)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 3 texture 0 sampler 3

warp 0 {   # aniso2.impulse.ratio2
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000) bits(0x3f038000)
        bits(0x3f054000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000)
        bits(0x3f038000) bits(0x3f054000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3eb00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3eb00000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f000000
    expect lane 12 R8 = 0x3f000000
    expect lane 13 R8 = 0x3eb00000
}

warp 1 {   # aniso2.impulse.ratio2.5
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3d200000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3d200000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 2 {   # aniso2.impulse.ratio3
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3d400000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3d400000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 3 {   # aniso2.impulse.ratio4
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3d800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 4 {   # aniso2.impulse.ratio5
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 5 {   # aniso2.impulse.ratio6
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 6 {   # aniso2.impulse.ratio8
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0xf
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3efa0000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3e000000
}

warp 7 {   # aniso2.impulse.ratio12
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3e400000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 8 {   # aniso2.impulse.ratio16
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 9 {   # aniso2.impulse.ratio20
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 10 {   # aniso4.impulse.ratio2
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000) bits(0x3f038000)
        bits(0x3f054000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000)
        bits(0x3f038000) bits(0x3f054000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3eb00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3eb00000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f000000
    expect lane 12 R8 = 0x3f000000
    expect lane 13 R8 = 0x3eb00000
}

warp 11 {   # aniso4.impulse.ratio4
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000) bits(0x3f038000)
        bits(0x3f088000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000)
        bits(0x3f038000) bits(0x3f088000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c800000
    expect lane 2 R8 = 0x3de00000
    expect lane 3 R8 = 0x3e600000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e600000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3c800000
    expect lane 9 R8 = 0x3de00000
    expect lane 10 R8 = 0x3e600000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e600000
}

warp 12 {   # aniso4.impulse.ratio5
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 13 {   # aniso4.impulse.ratio6
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 14 {   # aniso4.impulse.ratio8
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3e000000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 15 {   # aniso4.impulse.ratio12
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3f088000) bits(0x3f0a0000)
        bits(0x3f0bc000) bits(0x3f344000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3eea0000) bits(0x3eed0000) bits(0x3ef38000) bits(0x3ef70000)
        bits(0x3f088000) bits(0x3f0a0000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c800000
    expect lane 2 R8 = 0x3de00000
    expect lane 3 R8 = 0x3e600000
    expect lane 4 R8 = 0x3e600000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3c800000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3de00000
    expect lane 11 R8 = 0x3e600000
    expect lane 12 R8 = 0x3e600000
    expect lane 13 R8 = 0x3e000000
}

warp 16 {   # aniso4.impulse.ratio16
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0xf
    s = { bits(0x3e9c0000) bits(0x3f344000) bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3edd0000) bits(0x3ee00000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
}

warp 17 {   # aniso4.impulse.ratio20
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3f
    s = { bits(0x3e9c0000) bits(0x3f0a0000) bits(0x3f344000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ed68000) bits(0x3ed98000) bits(0x3f0a0000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3e000000
}

warp 18 {   # aniso8.impulse.ratio2
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000) bits(0x3f038000)
        bits(0x3f054000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000)
        bits(0x3f038000) bits(0x3f054000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3eb00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3eb00000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f000000
    expect lane 12 R8 = 0x3f000000
    expect lane 13 R8 = 0x3eb00000
}

warp 19 {   # aniso8.impulse.ratio4
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000) bits(0x3f038000)
        bits(0x3f088000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000)
        bits(0x3f038000) bits(0x3f088000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c800000
    expect lane 2 R8 = 0x3de00000
    expect lane 3 R8 = 0x3e600000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e600000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3c800000
    expect lane 9 R8 = 0x3de00000
    expect lane 10 R8 = 0x3e600000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e600000
}

warp 20 {   # aniso8.impulse.ratio8
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ee38000) bits(0x3ee68000) bits(0x3eea0000) bits(0x3efa0000) bits(0x3f054000)
        bits(0x3f0d4000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ee38000) bits(0x3ee68000) bits(0x3eea0000) bits(0x3efa0000)
        bits(0x3f054000) bits(0x3f0d4000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d600000
    expect lane 2 R8 = 0x3dd00000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3e000000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3e000000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3d600000
    expect lane 9 R8 = 0x3dd00000
    expect lane 10 R8 = 0x3e000000
    expect lane 11 R8 = 0x3e000000
    expect lane 12 R8 = 0x3e000000
    expect lane 13 R8 = 0x3e000000
}

warp 21 {   # aniso8.impulse.ratio12
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xf
    s = { bits(0x3e9c0000) bits(0x3f108000) bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3f108000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3e400000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3de00000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3de00000
}

warp 22 {   # aniso8.impulse.ratio16
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3
    s = { bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3e9c0000) ... }
    dsdx = { bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
}

warp 23 {   # aniso8.impulse.ratio20
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7f
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3f108000) bits(0x3f344000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3edd0000) bits(0x3efa0000)
        bits(0x3f108000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000)
        bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3de00000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3de00000
}

warp 24 {   # aniso16.impulse.ratio2
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000) bits(0x3f038000)
        bits(0x3f054000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3efa0000) bits(0x3efd8000) bits(0x3f004000) bits(0x3f020000)
        bits(0x3f038000) bits(0x3f054000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3eb00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3eb00000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f000000
    expect lane 12 R8 = 0x3f000000
    expect lane 13 R8 = 0x3eb00000
}

warp 25 {   # aniso16.impulse.ratio4
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000) bits(0x3f038000)
        bits(0x3f088000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef08000) bits(0x3ef38000) bits(0x3ef70000) bits(0x3efd8000)
        bits(0x3f038000) bits(0x3f088000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c800000
    expect lane 2 R8 = 0x3de00000
    expect lane 3 R8 = 0x3e600000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e600000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3c800000
    expect lane 9 R8 = 0x3de00000
    expect lane 10 R8 = 0x3e600000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e600000
}

warp 26 {   # aniso16.impulse.ratio8
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ee38000) bits(0x3ee68000) bits(0x3eea0000) bits(0x3efa0000) bits(0x3f054000)
        bits(0x3f0d4000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ee38000) bits(0x3ee68000) bits(0x3eea0000) bits(0x3efa0000)
        bits(0x3f054000) bits(0x3f0d4000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d600000
    expect lane 2 R8 = 0x3dd00000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3e000000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3e000000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3d600000
    expect lane 9 R8 = 0x3dd00000
    expect lane 10 R8 = 0x3e000000
    expect lane 11 R8 = 0x3e000000
    expect lane 12 R8 = 0x3e000000
    expect lane 13 R8 = 0x3e000000
}

warp 27 {   # aniso16.impulse.ratio16
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e9c0000) bits(0x3ec30000) bits(0x3ec60000) bits(0x3ec98000) bits(0x3ee68000) bits(0x3f038000)
        bits(0x3f13c000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3e9c0000) bits(0x3ec30000) bits(0x3ec60000) bits(0x3ec98000) bits(0x3ee68000)
        bits(0x3f038000) bits(0x3f13c000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3d800000
    expect lane 4 R8 = 0x3d800000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3cc00000
    expect lane 9 R8 = 0x3d400000
    expect lane 10 R8 = 0x3d800000
    expect lane 11 R8 = 0x3d800000
    expect lane 12 R8 = 0x3d800000
    expect lane 13 R8 = 0x3d800000
}

warp 28 {   # aniso16.impulse.ratio20
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3f
    s = { bits(0x3e9c0000) bits(0x3ec60000) bits(0x3f1d8000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ec60000) bits(0x3f1d8000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) ... }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d400000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3d400000
    expect lane 5 R8 = 0x3d800000
}
