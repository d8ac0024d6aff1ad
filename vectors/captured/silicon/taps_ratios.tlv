# TXD with anisotropy, each limit, ratios of 1.5 to 20: the response of one texel.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-136 PD-136a PD-136b
rules without PD-112
policy coord_fixed21
policy lod_float10
policy filter_weight8
policy taps_log8

texture 0 { type TWO_D  format R32 FLOAT  size 64 64  address 0x10000000  texels expression (1065353216 * (x / 32 - x / 33) * (y / 32 - y / 33)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 3 texture 0 sampler 3

warp 0 {   # aniso2.impulse.ratio1.5
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef98000) bits(0x3efa0000) bits(0x3efa8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef98000) bits(0x3efa0000)
        bits(0x3efb8000) bits(0x3f034000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3f020000) bits(0x3ef70000) ... }
    dsdx = { bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x3cc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3cc00000) bits(0x3cc00000)
        bits(0x3cc00000) bits(0x3cc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3cc00000) ... }
    expect lane 0 R8 = 0x3c400000
    expect lane 1 R8 = 0x3d300000
    expect lane 2 R8 = 0x3d980000
    expect lane 3 R8 = 0x3f2a0000
    expect lane 4 R8 = 0x3c400000
    expect lane 5 R8 = 0x3d300000
    expect lane 6 R8 = 0x3e0c0000
    expect lane 7 R8 = 0x3f2a0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3d980000
    expect lane 12 R8 = 0x3f340000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 1 {   # aniso2.impulse.ratio2
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f038000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef58000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x3d000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3de40000
    expect lane 12 R8 = 0x3f058000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 2 {   # aniso2.impulse.ratio2.5
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3d200000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d200000) bits(0x3d200000)
        bits(0x3d200000) bits(0x3d200000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d200000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 3 {   # aniso2.impulse.ratio3
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3d400000) bits(0x3d400000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d400000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 4 {   # aniso2.impulse.ratio4
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 5 {   # aniso2.impulse.ratio5
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3da00000) bits(0x3da00000)
        bits(0x3da00000) bits(0x3da00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 6 {   # aniso2.impulse.ratio6
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x3d87c3b6) bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x3d87c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3dc00000) bits(0x3dc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 7 {   # aniso2.impulse.ratio8
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x3e000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 8 {   # aniso2.impulse.ratio12
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x3e07c3b6) bits(0x3e400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x3e07c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e400000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d280000
    expect lane 11 R8 = 0x3e060000
    expect lane 12 R8 = 0x3ef00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 9 {   # aniso2.impulse.ratio16
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0xffff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3efa0000) bits(0x3f030000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5)
        bits(0x3efd4851) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000)
        bits(0x3ef90000) bits(0x3efb8000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5)
        bits(0x3efd4851) bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e3504f3) bits(0x3e3504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e600000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3b000000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3d280000
    expect lane 12 R8 = 0x3e060000
    expect lane 13 R8 = 0x3ef00000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 10 {   # aniso2.impulse.ratio20
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0xffff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3efa0000) bits(0x3f030000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5)
        bits(0x3efd4851) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000)
        bits(0x3ef90000) bits(0x3efb8000) bits(0x3f03c000) bits(0x3ef9bf38) bits(0x3efa19bb) bits(0x3efb83c5)
        bits(0x3efd4851) bits(0x3f02e246) bits(0x3f020000) bits(0x3ef50000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x3e624630) bits(0x3e624630) bits(0x3ea00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x3e624630) bits(0x3e624630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000)
        bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3f000000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e600000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3b000000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3d280000
    expect lane 12 R8 = 0x3e060000
    expect lane 13 R8 = 0x3ef00000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 11 {   # aniso4.impulse.ratio1.5
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef98000) bits(0x3efa0000) bits(0x3efa8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef98000) bits(0x3efa0000)
        bits(0x3efb8000) bits(0x3f034000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3f020000) bits(0x3ef70000) ... }
    dsdx = { bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x3cc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3cc00000) bits(0x3cc00000)
        bits(0x3cc00000) bits(0x3cc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3cc00000) ... }
    expect lane 0 R8 = 0x3c400000
    expect lane 1 R8 = 0x3d300000
    expect lane 2 R8 = 0x3d980000
    expect lane 3 R8 = 0x3f2a0000
    expect lane 4 R8 = 0x3c400000
    expect lane 5 R8 = 0x3d300000
    expect lane 6 R8 = 0x3e0c0000
    expect lane 7 R8 = 0x3f2a0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3d980000
    expect lane 12 R8 = 0x3f340000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 12 {   # aniso4.impulse.ratio2
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f038000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef58000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x3d000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3de40000
    expect lane 12 R8 = 0x3f058000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 13 {   # aniso4.impulse.ratio2.5
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x1ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef18000)
        bits(0x3ef20000) bits(0x3f028000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3f020000) bits(0x3eee0000) ... }
    dsdx = { bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3d200000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d200000) bits(0x3d200000)
        bits(0x3d200000) bits(0x3d200000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d200000) ... }
    expect lane 0 R8 = 0x3bc00000
    expect lane 1 R8 = 0x3c600000
    expect lane 2 R8 = 0x3cd00000
    expect lane 3 R8 = 0x3ecc0000
    expect lane 4 R8 = 0x3bc00000
    expect lane 5 R8 = 0x3ca00000
    expect lane 6 R8 = 0x3cd00000
    expect lane 7 R8 = 0x3ecc0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3b800000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3c400000
    expect lane 13 R8 = 0x3ca00000
    expect lane 14 R8 = 0x3ecd0000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
}

warp 14 {   # aniso4.impulse.ratio3
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3ef28000) bits(0x3ef38000) bits(0x3f034000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3ef10000) bits(0x3ef18000) bits(0x3ef40000) bits(0x3f03c000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3f020000) bits(0x3eed8000) ... }
    dsdx = { bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d400000) ... }
    expect lane 0 R8 = 0x3c200000
    expect lane 1 R8 = 0x3cb00000
    expect lane 2 R8 = 0x3d280000
    expect lane 3 R8 = 0x3d580000
    expect lane 4 R8 = 0x3d940000
    expect lane 5 R8 = 0x3eab0000
    expect lane 6 R8 = 0x3cb00000
    expect lane 7 R8 = 0x3d000000
    expect lane 8 R8 = 0x3da80000
    expect lane 9 R8 = 0x3eab0000
    expect lane 10 R8 = 0x3b800000
    expect lane 11 R8 = 0x3bc00000
    expect lane 12 R8 = 0x3c200000
    expect lane 13 R8 = 0x3c600000
    expect lane 14 R8 = 0x3d380000
    expect lane 15 R8 = 0x3ebe0000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
}

warp 15 {   # aniso4.impulse.ratio4
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f024000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef20000) bits(0x3f02c000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3c200000
    expect lane 11 R8 = 0x3c900000
    expect lane 12 R8 = 0x3cd00000
    expect lane 13 R8 = 0x3d200000
    expect lane 14 R8 = 0x3d680000
    expect lane 15 R8 = 0x3dd40000
    expect lane 16 R8 = 0x3e0a0000
    expect lane 17 R8 = 0x3e990000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 16 {   # aniso4.impulse.ratio5
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3da00000) bits(0x3da00000)
        bits(0x3da00000) bits(0x3da00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 17 {   # aniso4.impulse.ratio6
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3dc00000) bits(0x3dc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 18 {   # aniso4.impulse.ratio8
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3e000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 19 {   # aniso4.impulse.ratio12
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x3e400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e400000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 20 {   # aniso4.impulse.ratio16
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 21 {   # aniso4.impulse.ratio20
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef38000) bits(0x3f040000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef7a029) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x3ea00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000)
        bits(0x3ea00000) bits(0x3ea00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3de00000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3d840000
    expect lane 11 R8 = 0x3e770000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 22 {   # aniso8.impulse.ratio1.5
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef98000) bits(0x3efa0000) bits(0x3efa8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef98000) bits(0x3efa0000)
        bits(0x3efb8000) bits(0x3f034000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3f020000) bits(0x3ef70000) ... }
    dsdx = { bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x3cc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3cc00000) bits(0x3cc00000)
        bits(0x3cc00000) bits(0x3cc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3cc00000) ... }
    expect lane 0 R8 = 0x3c400000
    expect lane 1 R8 = 0x3d300000
    expect lane 2 R8 = 0x3d980000
    expect lane 3 R8 = 0x3f2a0000
    expect lane 4 R8 = 0x3c400000
    expect lane 5 R8 = 0x3d300000
    expect lane 6 R8 = 0x3e0c0000
    expect lane 7 R8 = 0x3f2a0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3d980000
    expect lane 12 R8 = 0x3f340000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 23 {   # aniso8.impulse.ratio2
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f038000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef58000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x3d000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3de40000
    expect lane 12 R8 = 0x3f058000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 24 {   # aniso8.impulse.ratio2.5
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x1ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef18000)
        bits(0x3ef20000) bits(0x3f028000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3f020000) bits(0x3eee0000) ... }
    dsdx = { bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3d200000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d200000) bits(0x3d200000)
        bits(0x3d200000) bits(0x3d200000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d200000) ... }
    expect lane 0 R8 = 0x3bc00000
    expect lane 1 R8 = 0x3c600000
    expect lane 2 R8 = 0x3cd00000
    expect lane 3 R8 = 0x3ecc0000
    expect lane 4 R8 = 0x3bc00000
    expect lane 5 R8 = 0x3ca00000
    expect lane 6 R8 = 0x3cd00000
    expect lane 7 R8 = 0x3ecc0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3b800000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3c400000
    expect lane 13 R8 = 0x3ca00000
    expect lane 14 R8 = 0x3ecd0000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
}

warp 25 {   # aniso8.impulse.ratio3
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3ef28000) bits(0x3ef38000) bits(0x3f034000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3ef10000) bits(0x3ef18000) bits(0x3ef40000) bits(0x3f03c000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3f020000) bits(0x3eed8000) ... }
    dsdx = { bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d400000) ... }
    expect lane 0 R8 = 0x3c200000
    expect lane 1 R8 = 0x3cb00000
    expect lane 2 R8 = 0x3d280000
    expect lane 3 R8 = 0x3d580000
    expect lane 4 R8 = 0x3d940000
    expect lane 5 R8 = 0x3eab0000
    expect lane 6 R8 = 0x3cb00000
    expect lane 7 R8 = 0x3d000000
    expect lane 8 R8 = 0x3da80000
    expect lane 9 R8 = 0x3eab0000
    expect lane 10 R8 = 0x3b800000
    expect lane 11 R8 = 0x3bc00000
    expect lane 12 R8 = 0x3c200000
    expect lane 13 R8 = 0x3c600000
    expect lane 14 R8 = 0x3d380000
    expect lane 15 R8 = 0x3ebe0000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
}

warp 26 {   # aniso8.impulse.ratio4
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f024000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef20000) bits(0x3f02c000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3c200000
    expect lane 11 R8 = 0x3c900000
    expect lane 12 R8 = 0x3cd00000
    expect lane 13 R8 = 0x3d200000
    expect lane 14 R8 = 0x3d680000
    expect lane 15 R8 = 0x3dd40000
    expect lane 16 R8 = 0x3e0a0000
    expect lane 17 R8 = 0x3e990000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 27 {   # aniso8.impulse.ratio5
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xffff
    s = { bits(0x3ee88000) bits(0x3ee98000) bits(0x3eea8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3eeec96b) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef1f802)
        bits(0x3ef2ad07) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee88000) bits(0x3ee98000)
        bits(0x3eea8000) bits(0x3f034000) bits(0x3eeec96b) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef1f802)
        bits(0x3ef2ad07) bits(0x3f02e246) bits(0x3f020000) bits(0x3ee58000) ... }
    dsdx = { bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x3d624630) bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x3d624630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3da00000) bits(0x3da00000)
        bits(0x3da00000) bits(0x3da00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x3be00000
    expect lane 1 R8 = 0x3ca00000
    expect lane 2 R8 = 0x3d040000
    expect lane 3 R8 = 0x3e4c0000
    expect lane 4 R8 = 0x3bc00000
    expect lane 5 R8 = 0x3c980000
    expect lane 6 R8 = 0x3d000000
    expect lane 7 R8 = 0x3e4c0000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3b400000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c700000
    expect lane 12 R8 = 0x3ca00000
    expect lane 13 R8 = 0x3e5b0000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 28 {   # aniso8.impulse.ratio6
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ee88000) bits(0x3ee98000) bits(0x3eea8000) bits(0x3eeb8000) bits(0x3eed8000) bits(0x3ef40000)
        bits(0x3ef50000) bits(0x3f044000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3eee6ee9) bits(0x3eef23ee) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef3bc8e) bits(0x3f036a0a)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee90000) bits(0x3eea0000) bits(0x3eee0000) bits(0x3f048000)
        bits(0x3eee6ee9) bits(0x3eef23ee) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef3bc8e) bits(0x3f036a0a)
        bits(0x3f020000) bits(0x3ee50000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3dc00000) bits(0x3dc00000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x3c300000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d540000
    expect lane 3 R8 = 0x3d940000
    expect lane 4 R8 = 0x3dea0000
    expect lane 5 R8 = 0x3e2b0000
    expect lane 6 R8 = 0x3e2b0000
    expect lane 7 R8 = 0x3e2b0000
    expect lane 8 R8 = 0x3ca80000
    expect lane 9 R8 = 0x3d280000
    expect lane 10 R8 = 0x3dfe0000
    expect lane 11 R8 = 0x3e2b0000
    expect lane 12 R8 = 0x3a800000
    expect lane 13 R8 = 0x3b400000
    expect lane 14 R8 = 0x3be00000
    expect lane 15 R8 = 0x3c600000
    expect lane 16 R8 = 0x3d8c0000
    expect lane 17 R8 = 0x3e5d0000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 29 {   # aniso8.impulse.ratio8
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xffff
    s = { bits(0x3ee08000) bits(0x3ee18000) bits(0x3ee30000) bits(0x3f02c000) bits(0x3f13c000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eeb9ad5) bits(0x3eecaa5d)
        bits(0x3eedb9e4) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee18000)
        bits(0x3ee30000) bits(0x3f034000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eeb9ad5) bits(0x3eecaa5d)
        bits(0x3eedb9e4) bits(0x3f02e246) bits(0x3f020000) bits(0x3edd8000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x3db504f3) bits(0x3e000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x3db504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3c000000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3c000000
    expect lane 5 R8 = 0x3cc00000
    expect lane 6 R8 = 0x3d400000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3b400000
    expect lane 9 R8 = 0x3be00000
    expect lane 10 R8 = 0x3c600000
    expect lane 11 R8 = 0x3cd00000
    expect lane 12 R8 = 0x3d1c0000
    expect lane 13 R8 = 0x3e0a0000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 30 {   # aniso8.impulse.ratio12
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ee08000) bits(0x3ee18000) bits(0x3ee30000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee18000) bits(0x3ee30000)
        bits(0x3ee40000) bits(0x3f040000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3edd8000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x3e400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e400000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x3c000000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3cc00000
    expect lane 5 R8 = 0x3d400000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3ba00000
    expect lane 9 R8 = 0x3c200000
    expect lane 10 R8 = 0x3d180000
    expect lane 11 R8 = 0x3dfa0000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 31 {   # aniso8.impulse.ratio16
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ee08000) bits(0x3ee18000) bits(0x3ee30000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee18000) bits(0x3ee30000)
        bits(0x3ee40000) bits(0x3f040000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3edd8000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3c000000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3cc00000
    expect lane 5 R8 = 0x3d400000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3ba00000
    expect lane 9 R8 = 0x3c200000
    expect lane 10 R8 = 0x3d180000
    expect lane 11 R8 = 0x3dfa0000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 32 {   # aniso8.impulse.ratio20
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ee08000) bits(0x3ee18000) bits(0x3ee30000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee18000) bits(0x3ee30000)
        bits(0x3ee40000) bits(0x3f040000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eecaa5d) bits(0x3f02e246)
        bits(0x3f020000) bits(0x3edd8000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x3ea00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000)
        bits(0x3ea00000) bits(0x3ea00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x3c000000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3cc00000
    expect lane 5 R8 = 0x3d400000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3ba00000
    expect lane 9 R8 = 0x3c200000
    expect lane 10 R8 = 0x3d180000
    expect lane 11 R8 = 0x3dfa0000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 33 {   # aniso16.impulse.ratio1.5
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef98000) bits(0x3efa0000) bits(0x3efa8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef98000) bits(0x3efa0000)
        bits(0x3efb8000) bits(0x3f034000) bits(0x3efb2942) bits(0x3efb83c5) bits(0x3efc934c) bits(0x3efda2d3)
        bits(0x3f02b505) bits(0x3f020000) bits(0x3ef70000) ... }
    dsdx = { bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x3cc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6) bits(0x3c87c3b6)
        bits(0x3c87c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3cc00000) bits(0x3cc00000)
        bits(0x3cc00000) bits(0x3cc00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3cc00000) ... }
    expect lane 0 R8 = 0x3c400000
    expect lane 1 R8 = 0x3d300000
    expect lane 2 R8 = 0x3d980000
    expect lane 3 R8 = 0x3f2a0000
    expect lane 4 R8 = 0x3c400000
    expect lane 5 R8 = 0x3d300000
    expect lane 6 R8 = 0x3e0c0000
    expect lane 7 R8 = 0x3f2a0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3d980000
    expect lane 12 R8 = 0x3f340000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 34 {   # aniso16.impulse.ratio2
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ef88000) bits(0x3ef90000) bits(0x3ef98000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef88000) bits(0x3ef90000)
        bits(0x3efb0000) bits(0x3f038000) bits(0x3efa19bb) bits(0x3efa743d) bits(0x3efb83c5) bits(0x3efd4851)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ef58000) ... }
    dsdx = { bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x3d000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3) bits(0x3cb504f3)
        bits(0x3cb504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3d000000) ... }
    expect lane 0 R8 = 0x3d000000
    expect lane 1 R8 = 0x3d800000
    expect lane 2 R8 = 0x3dc00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d000000
    expect lane 5 R8 = 0x3d800000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3f000000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c000000
    expect lane 10 R8 = 0x3d000000
    expect lane 11 R8 = 0x3de40000
    expect lane 12 R8 = 0x3f058000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 35 {   # aniso16.impulse.ratio2.5
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x1ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef18000)
        bits(0x3ef20000) bits(0x3f028000) bits(0x3ef52698) bits(0x3ef5811b) bits(0x3ef6361f) bits(0x3ef690a2)
        bits(0x3ef745a7) bits(0x3ef8552e) bits(0x3f02b505) bits(0x3f020000) bits(0x3eee0000) ... }
    dsdx = { bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3d200000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3d200000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630)
        bits(0x3ce24630) bits(0x3ce24630) bits(0x3ce24630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d200000) bits(0x3d200000)
        bits(0x3d200000) bits(0x3d200000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d200000) ... }
    expect lane 0 R8 = 0x3bc00000
    expect lane 1 R8 = 0x3c600000
    expect lane 2 R8 = 0x3cd00000
    expect lane 3 R8 = 0x3ecc0000
    expect lane 4 R8 = 0x3bc00000
    expect lane 5 R8 = 0x3ca00000
    expect lane 6 R8 = 0x3cd00000
    expect lane 7 R8 = 0x3ecc0000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3b800000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3c400000
    expect lane 13 R8 = 0x3ca00000
    expect lane 14 R8 = 0x3ecd0000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
}

warp 36 {   # aniso16.impulse.ratio3
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3ffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3ef28000) bits(0x3ef38000) bits(0x3f034000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3ef10000) bits(0x3ef18000) bits(0x3ef40000) bits(0x3f03c000) bits(0x3ef4cc16) bits(0x3ef52698)
        bits(0x3ef5db9d) bits(0x3ef6361f) bits(0x3ef8552e) bits(0x3f030f87) bits(0x3f020000) bits(0x3eed8000) ... }
    dsdx = { bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d07c3b6) bits(0x3d07c3b6)
        bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x3d07c3b6) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3d400000) ... }
    expect lane 0 R8 = 0x3c200000
    expect lane 1 R8 = 0x3cb00000
    expect lane 2 R8 = 0x3d280000
    expect lane 3 R8 = 0x3d580000
    expect lane 4 R8 = 0x3d940000
    expect lane 5 R8 = 0x3eab0000
    expect lane 6 R8 = 0x3cb00000
    expect lane 7 R8 = 0x3d000000
    expect lane 8 R8 = 0x3da80000
    expect lane 9 R8 = 0x3eab0000
    expect lane 10 R8 = 0x3b800000
    expect lane 11 R8 = 0x3bc00000
    expect lane 12 R8 = 0x3c200000
    expect lane 13 R8 = 0x3c600000
    expect lane 14 R8 = 0x3d380000
    expect lane 15 R8 = 0x3ebe0000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
}

warp 37 {   # aniso16.impulse.ratio4
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ef08000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3f024000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ef08000) bits(0x3ef10000)
        bits(0x3ef20000) bits(0x3f02c000) bits(0x3ef41711) bits(0x3ef4cc16) bits(0x3ef52698) bits(0x3ef5db9d)
        bits(0x3ef6361f) bits(0x3ef6eb24) bits(0x3ef7a029) bits(0x3ef90a33) bits(0x3ef9bf38) bits(0x3f033cc9)
        bits(0x3f020000) bits(0x3eed0000) ... }
    dsdx = { bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3) bits(0x3d3504f3)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3d800000) ... }
    expect lane 0 R8 = 0x3c800000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d800000
    expect lane 3 R8 = 0x3e800000
    expect lane 4 R8 = 0x3c800000
    expect lane 5 R8 = 0x3d000000
    expect lane 6 R8 = 0x3d800000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3bc00000
    expect lane 10 R8 = 0x3c200000
    expect lane 11 R8 = 0x3c900000
    expect lane 12 R8 = 0x3cd00000
    expect lane 13 R8 = 0x3d200000
    expect lane 14 R8 = 0x3d680000
    expect lane 15 R8 = 0x3dd40000
    expect lane 16 R8 = 0x3e0a0000
    expect lane 17 R8 = 0x3e990000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 38 {   # aniso16.impulse.ratio5
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xffff
    s = { bits(0x3ee88000) bits(0x3ee98000) bits(0x3eea8000) bits(0x3f028000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3eeec96b) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef1f802)
        bits(0x3ef2ad07) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee88000) bits(0x3ee98000)
        bits(0x3eea8000) bits(0x3f034000) bits(0x3eeec96b) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef1f802)
        bits(0x3ef2ad07) bits(0x3f02e246) bits(0x3f020000) bits(0x3ee58000) ... }
    dsdx = { bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3da00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x3d624630) bits(0x3da00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630) bits(0x3d624630)
        bits(0x3d624630) bits(0x3d624630) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3da00000) bits(0x3da00000)
        bits(0x3da00000) bits(0x3da00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0x3be00000
    expect lane 1 R8 = 0x3ca00000
    expect lane 2 R8 = 0x3d040000
    expect lane 3 R8 = 0x3e4c0000
    expect lane 4 R8 = 0x3bc00000
    expect lane 5 R8 = 0x3c980000
    expect lane 6 R8 = 0x3d000000
    expect lane 7 R8 = 0x3e4c0000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3b400000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c700000
    expect lane 12 R8 = 0x3ca00000
    expect lane 13 R8 = 0x3e5b0000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 39 {   # aniso16.impulse.ratio6
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ee88000) bits(0x3ee98000) bits(0x3eea8000) bits(0x3eeb8000) bits(0x3eed8000) bits(0x3ef40000)
        bits(0x3ef50000) bits(0x3f044000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3eee6ee9) bits(0x3eef23ee) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef3bc8e) bits(0x3f036a0a)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee90000) bits(0x3eea0000) bits(0x3eee0000) bits(0x3f048000)
        bits(0x3eee6ee9) bits(0x3eef23ee) bits(0x3eefd8f3) bits(0x3ef08df8) bits(0x3ef3bc8e) bits(0x3f036a0a)
        bits(0x3f020000) bits(0x3ee50000) ... }
    dsdx = { bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3dc00000) bits(0x3dc00000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x3dc00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6) bits(0x3d87c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000) bits(0x3dc00000)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3dc00000) ... }
    expect lane 0 R8 = 0x3c300000
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3d540000
    expect lane 3 R8 = 0x3d940000
    expect lane 4 R8 = 0x3dea0000
    expect lane 5 R8 = 0x3e2b0000
    expect lane 6 R8 = 0x3e2b0000
    expect lane 7 R8 = 0x3e2b0000
    expect lane 8 R8 = 0x3ca80000
    expect lane 9 R8 = 0x3d280000
    expect lane 10 R8 = 0x3dfe0000
    expect lane 11 R8 = 0x3e2b0000
    expect lane 12 R8 = 0x3a800000
    expect lane 13 R8 = 0x3b400000
    expect lane 14 R8 = 0x3be00000
    expect lane 15 R8 = 0x3c600000
    expect lane 16 R8 = 0x3d8c0000
    expect lane 17 R8 = 0x3e5d0000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 40 {   # aniso16.impulse.ratio8
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xffff
    s = { bits(0x3ee08000) bits(0x3ee18000) bits(0x3ee30000) bits(0x3f02c000) bits(0x3f13c000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eeb9ad5) bits(0x3eecaa5d)
        bits(0x3eedb9e4) bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ee18000)
        bits(0x3ee30000) bits(0x3f034000) bits(0x3ee9d649) bits(0x3eea8b4e) bits(0x3eeb9ad5) bits(0x3eecaa5d)
        bits(0x3eedb9e4) bits(0x3f02e246) bits(0x3f020000) bits(0x3edd8000) ... }
    dsdx = { bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x3db504f3) bits(0x3e000000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3) bits(0x3db504f3)
        bits(0x3db504f3) bits(0x3db504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e000000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c800000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3c000000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d400000
    expect lane 3 R8 = 0x3e000000
    expect lane 4 R8 = 0x3c000000
    expect lane 5 R8 = 0x3cc00000
    expect lane 6 R8 = 0x3d400000
    expect lane 7 R8 = 0x3e000000
    expect lane 8 R8 = 0x3b400000
    expect lane 9 R8 = 0x3be00000
    expect lane 10 R8 = 0x3c600000
    expect lane 11 R8 = 0x3cd00000
    expect lane 12 R8 = 0x3d1c0000
    expect lane 13 R8 = 0x3e0a0000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 41 {   # aniso16.impulse.ratio12
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3eca0000) bits(0x3ecc0000) bits(0x3ece0000) bits(0x3f018000) bits(0x3f1d0000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3edee07c) bits(0x3ee0a508) bits(0x3f01783c)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ecb0000)
        bits(0x3ecd0000) bits(0x3f010000) bits(0x3f1b8000) bits(0x3edee07c) bits(0x3ee0a508) bits(0x3f01783c)
        bits(0x3f020000) bits(0x3f210000) ... }
    dsdx = { bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x3e400000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e07c3b6) bits(0x3e07c3b6) bits(0x3e07c3b6)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e400000)
        bits(0x3e400000) bits(0x3e400000) bits(0x3e400000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0x3a800000
    expect lane 1 R8 = 0x3a800000
    expect lane 2 R8 = 0x3b000000
    expect lane 3 R8 = 0x3daa0000
    expect lane 4 R8 = 0x3a800000
    expect lane 5 R8 = 0x3a800000
    expect lane 6 R8 = 0x3a800000
    expect lane 7 R8 = 0x3daa0000
    expect lane 8 R8 = 0x3c500000
    expect lane 9 R8 = 0x3b000000
    expect lane 10 R8 = 0x3c000000
    expect lane 11 R8 = 0x3da80000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 42 {   # aniso16.impulse.ratio16
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x7fff
    s = { bits(0x3ec08000) bits(0x3ec30000) bits(0x3ec58000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ed335aa) bits(0x3ed4fa37) bits(0x3ed6bec3) bits(0x3ed88350)
        bits(0x3f02e246) bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ec08000) bits(0x3ec30000)
        bits(0x3ec58000) bits(0x3f02c000) bits(0x3ed335aa) bits(0x3ed4fa37) bits(0x3ed6bec3) bits(0x3ed88350)
        bits(0x3f02e246) bits(0x3f020000) bits(0x3ebe8000) ... }
    dsdx = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e3504f3) bits(0x3e800000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3) bits(0x3e3504f3)
        bits(0x3e3504f3) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0xbc3504f3) bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c3504f3) bits(0x3c800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3b800000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d300000
    expect lane 3 R8 = 0x3d800000
    expect lane 4 R8 = 0x3b800000
    expect lane 5 R8 = 0x3cc00000
    expect lane 6 R8 = 0x3d300000
    expect lane 7 R8 = 0x3d800000
    expect lane 8 R8 = 0x3a800000
    expect lane 9 R8 = 0x3b000000
    expect lane 10 R8 = 0x3bc00000
    expect lane 11 R8 = 0x3c400000
    expect lane 12 R8 = 0x3d8a0000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
}

warp 43 {   # aniso16.impulse.ratio20
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x3fff
    s = { bits(0x3ec08000) bits(0x3ec30000) bits(0x3ec58000) bits(0x3f02c000) bits(0x3f020000) bits(0x3f020000)
        bits(0x3f020000) bits(0x3f020000) bits(0x3ed335aa) bits(0x3ed4fa37) bits(0x3ed6bec3) bits(0x3f030f87)
        bits(0x3e9c0000) bits(0x3f020000) ... }
    t = { bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3f020000) bits(0x3ec10000) bits(0x3ec38000)
        bits(0x3ec60000) bits(0x3f048000) bits(0x3ed335aa) bits(0x3ed4fa37) bits(0x3ed6bec3) bits(0x3f030f87)
        bits(0x3f020000) bits(0x3ebe0000) ... }
    dsdx = { bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3ea00000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x3ea00000) bits(0x3c800000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630) bits(0x3e624630)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3) bits(0xbc3504f3)
        bits(0x80000000) bits(0x00000000) ... }
    dtdy = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3ea00000) bits(0x3ea00000)
        bits(0x3ea00000) bits(0x3ea00000) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3) bits(0x3c3504f3)
        bits(0x3c800000) bits(0x3ea00000) ... }
    expect lane 0 R8 = 0x3b800000
    expect lane 1 R8 = 0x3cc00000
    expect lane 2 R8 = 0x3d300000
    expect lane 3 R8 = 0x3d800000
    expect lane 4 R8 = 0x3c000000
    expect lane 5 R8 = 0x3ce00000
    expect lane 6 R8 = 0x3d400000
    expect lane 7 R8 = 0x3d800000
    expect lane 8 R8 = 0x3b000000
    expect lane 9 R8 = 0x3c200000
    expect lane 10 R8 = 0x3cc80000
    expect lane 11 R8 = 0x3d840000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}
