# TXD with anisotropy, as many taps as the longer derivative is times the shorter one: 2, 4, 8, 16. The response of one texel.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-112 PD-114 PD-125 PD-126
policy filter_weight8

texture 0 { type TWO_D  format R32 FLOAT  size 64 64  address 0x10000000  texels expression (1065353216 * (x / 32 - x / 33) * (y / 32 - y / 33)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY 1 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY 2 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY 4 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY 7 }
handle 3 texture 0 sampler 3

warp 0 {   # aniso2.impulse.ratio2
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000) bits(0x3eff0000) bits(0x3f004000)
        bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000) bits(0x3f044000) bits(0x3f054000)
        bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef78000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000)
        bits(0x3eff0000) bits(0x3f004000) bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000)
        bits(0x3f044000) bits(0x3f054000) bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ef78000) }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d000000) bits(0x3d000000) }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3e600000
    expect lane 3 R8 = 0x3eb00000
    expect lane 4 R8 = 0x3ee00000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3f000000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3f000000
    expect lane 10 R8 = 0x3ef00000
    expect lane 11 R8 = 0x3eb00000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e200000
    expect lane 14 R8 = 0x3d000000
    expect lane 15 R8 = 0x3e000000
    expect lane 16 R8 = 0x3e600000
    expect lane 17 R8 = 0x3eb00000
    expect lane 18 R8 = 0x3ee00000
    expect lane 19 R8 = 0x3f000000
    expect lane 20 R8 = 0x3f000000
    expect lane 21 R8 = 0x3f000000
    expect lane 22 R8 = 0x3f000000
    expect lane 23 R8 = 0x3f000000
    expect lane 24 R8 = 0x3ef00000
    expect lane 25 R8 = 0x3eb00000
    expect lane 26 R8 = 0x3e800000
    expect lane 27 R8 = 0x3e200000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 1 {   # aniso4.impulse.ratio2
    asm "TXD R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000) bits(0x3eff0000) bits(0x3f004000)
        bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000) bits(0x3f044000) bits(0x3f054000)
        bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef78000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000)
        bits(0x3eff0000) bits(0x3f004000) bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000)
        bits(0x3f044000) bits(0x3f054000) bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ef78000) }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d000000) bits(0x3d000000) }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3e600000
    expect lane 3 R8 = 0x3eb00000
    expect lane 4 R8 = 0x3ee00000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3f000000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3f000000
    expect lane 10 R8 = 0x3ef00000
    expect lane 11 R8 = 0x3eb00000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e200000
    expect lane 14 R8 = 0x3d000000
    expect lane 15 R8 = 0x3e000000
    expect lane 16 R8 = 0x3e600000
    expect lane 17 R8 = 0x3eb00000
    expect lane 18 R8 = 0x3ee00000
    expect lane 19 R8 = 0x3f000000
    expect lane 20 R8 = 0x3f000000
    expect lane 21 R8 = 0x3f000000
    expect lane 22 R8 = 0x3f000000
    expect lane 23 R8 = 0x3f000000
    expect lane 24 R8 = 0x3ef00000
    expect lane 25 R8 = 0x3eb00000
    expect lane 26 R8 = 0x3e800000
    expect lane 27 R8 = 0x3e200000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 2 {   # aniso4.impulse.ratio4
    asm "TXD R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000) bits(0x3efb8000) bits(0x3efe0000)
        bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000) bits(0x3f064000) bits(0x3f078000)
        bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3eef8000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000)
        bits(0x3efb8000) bits(0x3efe0000) bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000)
        bits(0x3f064000) bits(0x3f078000) bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3eef8000) }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d800000) bits(0x3d800000) }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3da00000
    expect lane 2 R8 = 0x3e400000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3e800000
    expect lane 9 R8 = 0x3e800000
    expect lane 10 R8 = 0x3e800000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e300000
    expect lane 13 R8 = 0x3dc00000
    expect lane 14 R8 = 0x3c800000
    expect lane 15 R8 = 0x3da00000
    expect lane 16 R8 = 0x3e400000
    expect lane 17 R8 = 0x3e800000
    expect lane 18 R8 = 0x3e800000
    expect lane 19 R8 = 0x3e800000
    expect lane 20 R8 = 0x3e800000
    expect lane 21 R8 = 0x3e800000
    expect lane 22 R8 = 0x3e800000
    expect lane 23 R8 = 0x3e800000
    expect lane 24 R8 = 0x3e800000
    expect lane 25 R8 = 0x3e800000
    expect lane 26 R8 = 0x3e300000
    expect lane 27 R8 = 0x3dc00000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 3 {   # aniso8.impulse.ratio2
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = { bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000) bits(0x3eff0000) bits(0x3f004000)
        bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000) bits(0x3f044000) bits(0x3f054000)
        bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef78000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000)
        bits(0x3eff0000) bits(0x3f004000) bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000)
        bits(0x3f044000) bits(0x3f054000) bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ef78000) }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d000000) bits(0x3d000000) }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3e600000
    expect lane 3 R8 = 0x3eb00000
    expect lane 4 R8 = 0x3ee00000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3f000000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3f000000
    expect lane 10 R8 = 0x3ef00000
    expect lane 11 R8 = 0x3eb00000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e200000
    expect lane 14 R8 = 0x3d000000
    expect lane 15 R8 = 0x3e000000
    expect lane 16 R8 = 0x3e600000
    expect lane 17 R8 = 0x3eb00000
    expect lane 18 R8 = 0x3ee00000
    expect lane 19 R8 = 0x3f000000
    expect lane 20 R8 = 0x3f000000
    expect lane 21 R8 = 0x3f000000
    expect lane 22 R8 = 0x3f000000
    expect lane 23 R8 = 0x3f000000
    expect lane 24 R8 = 0x3ef00000
    expect lane 25 R8 = 0x3eb00000
    expect lane 26 R8 = 0x3e800000
    expect lane 27 R8 = 0x3e200000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 4 {   # aniso8.impulse.ratio4
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = { bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000) bits(0x3efb8000) bits(0x3efe0000)
        bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000) bits(0x3f064000) bits(0x3f078000)
        bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3eef8000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000)
        bits(0x3efb8000) bits(0x3efe0000) bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000)
        bits(0x3f064000) bits(0x3f078000) bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3eef8000) }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d800000) bits(0x3d800000) }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3da00000
    expect lane 2 R8 = 0x3e400000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3e800000
    expect lane 9 R8 = 0x3e800000
    expect lane 10 R8 = 0x3e800000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e300000
    expect lane 13 R8 = 0x3dc00000
    expect lane 14 R8 = 0x3c800000
    expect lane 15 R8 = 0x3da00000
    expect lane 16 R8 = 0x3e400000
    expect lane 17 R8 = 0x3e800000
    expect lane 18 R8 = 0x3e800000
    expect lane 19 R8 = 0x3e800000
    expect lane 20 R8 = 0x3e800000
    expect lane 21 R8 = 0x3e800000
    expect lane 22 R8 = 0x3e800000
    expect lane 23 R8 = 0x3e800000
    expect lane 24 R8 = 0x3e800000
    expect lane 25 R8 = 0x3e800000
    expect lane 26 R8 = 0x3e300000
    expect lane 27 R8 = 0x3dc00000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 5 {   # aniso8.impulse.ratio8
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = { bits(0x3ee10000) bits(0x3ee58000) bits(0x3eea8000) bits(0x3eef8000) bits(0x3ef50000) bits(0x3efa0000)
        bits(0x3eff0000) bits(0x3f024000) bits(0x3f04c000) bits(0x3f074000) bits(0x3f098000) bits(0x3f0c8000)
        bits(0x3f0f0000) bits(0x3f114000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ee00000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee10000) bits(0x3ee58000) bits(0x3eea8000) bits(0x3eef8000)
        bits(0x3ef50000) bits(0x3efa0000) bits(0x3eff0000) bits(0x3f024000) bits(0x3f04c000) bits(0x3f074000)
        bits(0x3f098000) bits(0x3f0c8000) bits(0x3f0f0000) bits(0x3f114000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ee00000) }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3e000000) bits(0x3e000000) }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3db00000
    expect lane 2 R8 = 0x3e000000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3e000000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3e000000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3e000000
    expect lane 10 R8 = 0x3e000000
    expect lane 11 R8 = 0x3e000000
    expect lane 12 R8 = 0x3e000000
    expect lane 13 R8 = 0x3db00000
    expect lane 14 R8 = 0x3c800000
    expect lane 15 R8 = 0x3db00000
    expect lane 16 R8 = 0x3e000000
    expect lane 17 R8 = 0x3e000000
    expect lane 18 R8 = 0x3e000000
    expect lane 19 R8 = 0x3e000000
    expect lane 20 R8 = 0x3e000000
    expect lane 21 R8 = 0x3e000000
    expect lane 22 R8 = 0x3e000000
    expect lane 23 R8 = 0x3e000000
    expect lane 24 R8 = 0x3e000000
    expect lane 25 R8 = 0x3e000000
    expect lane 26 R8 = 0x3e000000
    expect lane 27 R8 = 0x3db00000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 6 {   # aniso16.impulse.ratio2
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = { bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000) bits(0x3eff0000) bits(0x3f004000)
        bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000) bits(0x3f044000) bits(0x3f054000)
        bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ef78000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3efa0000) bits(0x3efb8000) bits(0x3efd8000)
        bits(0x3eff0000) bits(0x3f004000) bits(0x3f010000) bits(0x3f020000) bits(0x3f02c000) bits(0x3f038000)
        bits(0x3f044000) bits(0x3f054000) bits(0x3f060000) bits(0x3f06c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ef78000) }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d000000) bits(0x3d000000) }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3e000000
    expect lane 2 R8 = 0x3e600000
    expect lane 3 R8 = 0x3eb00000
    expect lane 4 R8 = 0x3ee00000
    expect lane 5 R8 = 0x3f000000
    expect lane 6 R8 = 0x3f000000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3f000000
    expect lane 10 R8 = 0x3ef00000
    expect lane 11 R8 = 0x3eb00000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3e200000
    expect lane 14 R8 = 0x3d000000
    expect lane 15 R8 = 0x3e000000
    expect lane 16 R8 = 0x3e600000
    expect lane 17 R8 = 0x3eb00000
    expect lane 18 R8 = 0x3ee00000
    expect lane 19 R8 = 0x3f000000
    expect lane 20 R8 = 0x3f000000
    expect lane 21 R8 = 0x3f000000
    expect lane 22 R8 = 0x3f000000
    expect lane 23 R8 = 0x3f000000
    expect lane 24 R8 = 0x3ef00000
    expect lane 25 R8 = 0x3eb00000
    expect lane 26 R8 = 0x3e800000
    expect lane 27 R8 = 0x3e200000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 7 {   # aniso16.impulse.ratio4
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = { bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000) bits(0x3efb8000) bits(0x3efe0000)
        bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000) bits(0x3f064000) bits(0x3f078000)
        bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3eef8000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef28000) bits(0x3ef60000) bits(0x3ef88000)
        bits(0x3efb8000) bits(0x3efe0000) bits(0x3f00c000) bits(0x3f020000) bits(0x3f038000) bits(0x3f04c000)
        bits(0x3f064000) bits(0x3f078000) bits(0x3f094000) bits(0x3f0a8000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3eef8000) }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d800000) bits(0x3d800000) }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3da00000
    expect lane 2 R8 = 0x3e400000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3e800000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3e800000
    expect lane 9 R8 = 0x3e800000
    expect lane 10 R8 = 0x3e800000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3e300000
    expect lane 13 R8 = 0x3dc00000
    expect lane 14 R8 = 0x3c800000
    expect lane 15 R8 = 0x3da00000
    expect lane 16 R8 = 0x3e400000
    expect lane 17 R8 = 0x3e800000
    expect lane 18 R8 = 0x3e800000
    expect lane 19 R8 = 0x3e800000
    expect lane 20 R8 = 0x3e800000
    expect lane 21 R8 = 0x3e800000
    expect lane 22 R8 = 0x3e800000
    expect lane 23 R8 = 0x3e800000
    expect lane 24 R8 = 0x3e800000
    expect lane 25 R8 = 0x3e800000
    expect lane 26 R8 = 0x3e300000
    expect lane 27 R8 = 0x3dc00000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 8 {   # aniso16.impulse.ratio8
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = { bits(0x3ee10000) bits(0x3ee58000) bits(0x3eea8000) bits(0x3eef8000) bits(0x3ef50000) bits(0x3efa0000)
        bits(0x3eff0000) bits(0x3f024000) bits(0x3f04c000) bits(0x3f074000) bits(0x3f098000) bits(0x3f0c8000)
        bits(0x3f0f0000) bits(0x3f114000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ee00000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee10000) bits(0x3ee58000) bits(0x3eea8000) bits(0x3eef8000)
        bits(0x3ef50000) bits(0x3efa0000) bits(0x3eff0000) bits(0x3f024000) bits(0x3f04c000) bits(0x3f074000)
        bits(0x3f098000) bits(0x3f0c8000) bits(0x3f0f0000) bits(0x3f114000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ee00000) }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3e000000) bits(0x3e000000) }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3db00000
    expect lane 2 R8 = 0x3e000000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3e000000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3e000000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3e000000
    expect lane 9 R8 = 0x3e000000
    expect lane 10 R8 = 0x3e000000
    expect lane 11 R8 = 0x3e000000
    expect lane 12 R8 = 0x3e000000
    expect lane 13 R8 = 0x3db00000
    expect lane 14 R8 = 0x3c800000
    expect lane 15 R8 = 0x3db00000
    expect lane 16 R8 = 0x3e000000
    expect lane 17 R8 = 0x3e000000
    expect lane 18 R8 = 0x3e000000
    expect lane 19 R8 = 0x3e000000
    expect lane 20 R8 = 0x3e000000
    expect lane 21 R8 = 0x3e000000
    expect lane 22 R8 = 0x3e000000
    expect lane 23 R8 = 0x3e000000
    expect lane 24 R8 = 0x3e000000
    expect lane 25 R8 = 0x3e000000
    expect lane 26 R8 = 0x3e000000
    expect lane 27 R8 = 0x3db00000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 9 {   # aniso16.impulse.ratio16
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = { bits(0x3ec08000) bits(0x3ec98000) bits(0x3ed30000) bits(0x3edd0000) bits(0x3ee68000) bits(0x3ef08000)
        bits(0x3efa0000) bits(0x3f020000) bits(0x3f06c000) bits(0x3f0bc000) bits(0x3f108000) bits(0x3f158000)
        bits(0x3f1a4000) bits(0x3f1f4000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3e9c0000) bits(0x3ebf8000)
        bits(0x3f020000) bits(0x3f020000) }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ec08000) bits(0x3ec98000) bits(0x3ed30000) bits(0x3edd0000)
        bits(0x3ee68000) bits(0x3ef08000) bits(0x3efa0000) bits(0x3f020000) bits(0x3f06c000) bits(0x3f0bc000)
        bits(0x3f108000) bits(0x3f158000) bits(0x3f1a4000) bits(0x3f1f4000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3e9c0000) bits(0x3ebf8000) }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3c800000) bits(0x3c800000) }
    dtdx = bits(0x00000000)
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3e800000) bits(0x3e800000) }
    expect lane 0 R8 = 0x3b800000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3d800000
    expect lane 4 R8 = 0x3d800000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3d800000
    expect lane 8 R8 = 0x3d800000
    expect lane 9 R8 = 0x3d800000
    expect lane 10 R8 = 0x3d800000
    expect lane 11 R8 = 0x3d800000
    expect lane 12 R8 = 0x3d800000
    expect lane 13 R8 = 0x3d800000
    expect lane 14 R8 = 0x3b800000
    expect lane 15 R8 = 0x3d800000
    expect lane 16 R8 = 0x3d800000
    expect lane 17 R8 = 0x3d800000
    expect lane 18 R8 = 0x3d800000
    expect lane 19 R8 = 0x3d800000
    expect lane 20 R8 = 0x3d800000
    expect lane 21 R8 = 0x3d800000
    expect lane 22 R8 = 0x3d800000
    expect lane 23 R8 = 0x3d800000
    expect lane 24 R8 = 0x3d800000
    expect lane 25 R8 = 0x3d800000
    expect lane 26 R8 = 0x3d800000
    expect lane 27 R8 = 0x3d800000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
