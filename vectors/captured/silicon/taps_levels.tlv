# TXD with anisotropy, of two levels too: the response of one texel. A bias of the sampler
# stands for the driver's trilinear optimisation.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-136 PD-136a PD-136b PD-136c
rules without PD-112
policy coord_fixed21
policy lod_float10
policy filter_weight8
policy taps_log8

texture 0 { type TWO_D  format R32 FLOAT  size 64 64  levels 7  address 0x10000000  texels expression (1065353216 * (x / 32 - x / 33) * (y / 32 - y / 33)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 3  MIP_LOD_BIAS 0x1ff1  MAX_LOD_CLAMP 0x800 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 3  MIP_LOD_BIAS 0xc  MAX_LOD_CLAMP 0x800 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 3  MIP_LOD_BIAS 0x1fea  MAX_LOD_CLAMP 0x800 }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 3  MIP_LOD_BIAS 0x1fe1  MAX_LOD_CLAMP 0x800 }
handle 5 texture 0 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 6 texture 0 sampler 6
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 3  MIP_LOD_BIAS 0x1fe1  MAX_LOD_CLAMP 0x800 }
handle 7 texture 0 sampler 7
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 8 texture 0 sampler 8

warp 0 {   # aniso2.impulse.mips
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7ff
    s = { bits(0x3ef80000) bits(0x3ef90000) bits(0x3efa0000) bits(0x3efb0000) bits(0x3efe0000) bits(0x3f010000)
        bits(0x3f030000) bits(0x3f048000) bits(0x3f068000) bits(0x3e9c0000) bits(0x3ea80000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666)
        bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3e266666) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3ca66666)
    expect lane 0 R8 = 0x3d300000
    expect lane 1 R8 = 0x3db00000
    expect lane 2 R8 = 0x3e020000
    expect lane 3 R8 = 0x3e2e0000
    expect lane 4 R8 = 0x3e980000
    expect lane 5 R8 = 0x3e830000
    expect lane 6 R8 = 0x3e830000
    expect lane 7 R8 = 0x3eae0000
    expect lane 8 R8 = 0x3e2e0000
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
}

warp 1 {   # aniso2.impulse.mips
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3efd0000) bits(0x3efe0000) bits(0x3eff0000) bits(0x3f000000) bits(0x3ef90000) bits(0x3efa0000)
        bits(0x3efb0000) bits(0x3efc0000) bits(0x3f048000) bits(0x3f000000) bits(0x3f060000) bits(0x3f018000)
        bits(0x3e9c0000) bits(0x3f168000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d000000) bits(0x3cc00000) bits(0x3cc00000) bits(0x3d000000)
        bits(0x3c800000) bits(0x3d800000) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c800000) ... }
    expect lane 0 R8 = 0x3e000000
    expect lane 1 R8 = 0x3e800000
    expect lane 2 R8 = 0x3ec00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3d800000
    expect lane 5 R8 = 0x3e000000
    expect lane 6 R8 = 0x3e400000
    expect lane 7 R8 = 0x3e800000
    expect lane 8 R8 = 0x3ee00000
    expect lane 9 R8 = 0x3f000000
    expect lane 10 R8 = 0x3e2c0000
    expect lane 11 R8 = 0x3f000000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
}

warp 2 {   # aniso2.impulse.mips
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7ff
    s = { bits(0x3ef60000) bits(0x3ef70000) bits(0x3ef80000) bits(0x3ef90000) bits(0x3efd0000) bits(0x3f008000)
        bits(0x3f030000) bits(0x3f050000) bits(0x3f070000) bits(0x3e9c0000) bits(0x3ef50000) ... }
    t = bits(0x3f020000)
    dsdx = bits(0x3d400000)
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3c800000)
    expect lane 0 R8 = 0x3b800000
    expect lane 1 R8 = 0x3ce00000
    expect lane 2 R8 = 0x3d500000
    expect lane 3 R8 = 0x3d940000
    expect lane 4 R8 = 0x3e280000
    expect lane 5 R8 = 0x3de40000
    expect lane 6 R8 = 0x3db40000
    expect lane 7 R8 = 0x3e380000
    expect lane 8 R8 = 0x3dc40000
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
}

warp 3 {   # aniso4.impulse.mips
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xfffff
    s = { bits(0x3ef80000) bits(0x3ef90000) bits(0x3efa0000) bits(0x3efb0000) bits(0x3f060000) bits(0x3eee0000)
        bits(0x3eef0000) bits(0x3ef00000) bits(0x3ef10000) bits(0x3ef30000) bits(0x3ef40000) bits(0x3f000000)
        bits(0x3f088000) bits(0x3eee0000) bits(0x3eef0000) bits(0x3ef00000) bits(0x3ef80000) bits(0x3f048000)
        bits(0x3e9c0000) bits(0x3f1e8000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d79999a)
        bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a)
        bits(0x3d79999a) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666)
        bits(0x3d266666) bits(0x3da66666) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3ca66666)
    expect lane 0 R8 = 0x3d200000
    expect lane 1 R8 = 0x3da80000
    expect lane 2 R8 = 0x3e020000
    expect lane 3 R8 = 0x3e300000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3c200000
    expect lane 6 R8 = 0x3cc00000
    expect lane 7 R8 = 0x3d200000
    expect lane 8 R8 = 0x3d580000
    expect lane 9 R8 = 0x3da80000
    expect lane 10 R8 = 0x3dc80000
    expect lane 11 R8 = 0x3e580000
    expect lane 12 R8 = 0x3dc00000
    expect lane 13 R8 = 0x3c600000
    expect lane 14 R8 = 0x3d140000
    expect lane 15 R8 = 0x3d6c0000
    expect lane 16 R8 = 0x3e0e0000
    expect lane 17 R8 = 0x3e320000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
}

warp 4 {   # aniso4.impulse.mips
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x7fffff
    s = { bits(0x3efd0000) bits(0x3efe0000) bits(0x3eff0000) bits(0x3f000000) bits(0x3efa0000) bits(0x3efb0000)
        bits(0x3efc0000) bits(0x3f078000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3ef40000) bits(0x3ef50000)
        bits(0x3ef60000) bits(0x3eff0000) bits(0x3efe0000) bits(0x3ef10000) bits(0x3ef30000) bits(0x3ef40000)
        bits(0x3ef50000) bits(0x3f010000) bits(0x3ef80000) bits(0x3e9c0000) bits(0x3eb10000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d000000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3d400000) bits(0x3d400000) bits(0x3d000000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3c800000) bits(0x3d800000) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c800000) ... }
    expect lane 0 R8 = 0x3e000000
    expect lane 1 R8 = 0x3e800000
    expect lane 2 R8 = 0x3ec00000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3e000000
    expect lane 5 R8 = 0x3e400000
    expect lane 6 R8 = 0x3e800000
    expect lane 7 R8 = 0x3d800000
    expect lane 8 R8 = 0x3cb00000
    expect lane 9 R8 = 0x3d280000
    expect lane 10 R8 = 0x3dac0000
    expect lane 11 R8 = 0x3dd40000
    expect lane 12 R8 = 0x3e000000
    expect lane 13 R8 = 0x3ea10000
    expect lane 14 R8 = 0x3ec00000
    expect lane 15 R8 = 0x3d000000
    expect lane 16 R8 = 0x3dc00000
    expect lane 17 R8 = 0x3e000000
    expect lane 18 R8 = 0x3e200000
    expect lane 19 R8 = 0x3e800000
    expect lane 20 R8 = 0x3e800000
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
}

warp 5 {   # aniso8.impulse.mips
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0xffffff
    s = { bits(0x3ef80000) bits(0x3ef90000) bits(0x3efa0000) bits(0x3efb0000) bits(0x3efc0000) bits(0x3eee0000)
        bits(0x3ef00000) bits(0x3ef10000) bits(0x3ef20000) bits(0x3ef30000) bits(0x3ef50000) bits(0x3eff0000)
        bits(0x3eee0000) bits(0x3eef0000) bits(0x3ef10000) bits(0x3ef30000) bits(0x3f088000) bits(0x3edb0000)
        bits(0x3edc0000) bits(0x3edd0000) bits(0x3ef20000) bits(0x3f080000) bits(0x3e9c0000) bits(0x3ee70000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d79999a)
        bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a)
        bits(0x3da66666) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666) bits(0x3e266666)
        bits(0x3e266666) bits(0x3e266666) bits(0x3e266666) bits(0x3e266666) bits(0x3d266666) bits(0x3da66666) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3ca66666)
    expect lane 0 R8 = 0x3d100000
    expect lane 1 R8 = 0x3da80000
    expect lane 2 R8 = 0x3e020000
    expect lane 3 R8 = 0x3e320000
    expect lane 4 R8 = 0x3e620000
    expect lane 5 R8 = 0x3b800000
    expect lane 6 R8 = 0x3d100000
    expect lane 7 R8 = 0x3d500000
    expect lane 8 R8 = 0x3d840000
    expect lane 9 R8 = 0x3da40000
    expect lane 10 R8 = 0x3de40000
    expect lane 11 R8 = 0x3e760000
    expect lane 12 R8 = 0x3bc00000
    expect lane 13 R8 = 0x3cf00000
    expect lane 14 R8 = 0x3d9a0000
    expect lane 15 R8 = 0x3dfa0000
    expect lane 16 R8 = 0x3e200000
    expect lane 17 R8 = 0x3b400000
    expect lane 18 R8 = 0x3c700000
    expect lane 19 R8 = 0x3cd80000
    expect lane 20 R8 = 0x3d9a0000
    expect lane 21 R8 = 0x3d9a0000
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
}

warp 6 {   # aniso8.impulse.mips
    asm "TXD R8, R0, R4, 6, 2D, 0x1"  active 0x3ffffff
    s = { bits(0x3efd0000) bits(0x3eff0000) bits(0x3f008000) bits(0x3f018000) bits(0x3efb0000) bits(0x3efd0000)
        bits(0x3eff0000) bits(0x3ef10000) bits(0x3ef30000) bits(0x3ef50000) bits(0x3ef80000) bits(0x3efc0000)
        bits(0x3f000000) bits(0x3ef10000) bits(0x3ef30000) bits(0x3ef50000) bits(0x3efa0000) bits(0x3f030000)
        bits(0x3ee20000) bits(0x3ee40000) bits(0x3ee60000) bits(0x3ee80000) bits(0x3f040000) bits(0x3ef40000)
        bits(0x3e9c0000) bits(0x3f1d0000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3d400000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3c800000) bits(0x3d000000) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c000000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) ... }
    expect lane 0 R8 = 0x3e000000
    expect lane 1 R8 = 0x3ec00000
    expect lane 2 R8 = 0x3f200000
    expect lane 3 R8 = 0x3f600000
    expect lane 4 R8 = 0x3e400000
    expect lane 5 R8 = 0x3ea00000
    expect lane 6 R8 = 0x3ee00000
    expect lane 7 R8 = 0x3cb00000
    expect lane 8 R8 = 0x3d800000
    expect lane 9 R8 = 0x3dd40000
    expect lane 10 R8 = 0x3e2a0000
    expect lane 11 R8 = 0x3e800000
    expect lane 12 R8 = 0x3eab0000
    expect lane 13 R8 = 0x3d000000
    expect lane 14 R8 = 0x3dc00000
    expect lane 15 R8 = 0x3e200000
    expect lane 16 R8 = 0x3e800000
    expect lane 17 R8 = 0x3e800000
    expect lane 18 R8 = 0x3d000000
    expect lane 19 R8 = 0x3d800000
    expect lane 20 R8 = 0x3dc00000
    expect lane 21 R8 = 0x3e000000
    expect lane 22 R8 = 0x3e000000
    expect lane 23 R8 = 0x3e000000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
}

warp 7 {   # aniso16.impulse.mips
    asm "TXD R8, R0, R4, 7, 2D, 0x1"  active 0x1ffffff
    s = { bits(0x3ef80000) bits(0x3efa0000) bits(0x3efc0000) bits(0x3efe0000) bits(0x3eef0000) bits(0x3ef20000)
        bits(0x3ef40000) bits(0x3ef60000) bits(0x3f0b8000) bits(0x3eef0000) bits(0x3ef10000) bits(0x3ef30000)
        bits(0x3edc0000) bits(0x3ede0000) bits(0x3ee00000) bits(0x3ee20000) bits(0x3ef00000) bits(0x3f128000)
        bits(0x3eb50000) bits(0x3eb70000) bits(0x3eba0000) bits(0x3ee80000) bits(0x3f0f0000) bits(0x3e9c0000)
        bits(0x3f338000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d266666) bits(0x3d79999a) bits(0x3d79999a)
        bits(0x3d79999a) bits(0x3d79999a) bits(0x3d79999a) bits(0x3da66666) bits(0x3da66666) bits(0x3da66666)
        bits(0x3e266666) bits(0x3e266666) bits(0x3e266666) bits(0x3e266666) bits(0x3e266666) bits(0x3e266666)
        bits(0x3ea66666) bits(0x3ea66666) bits(0x3ea66666) bits(0x3ea66666) bits(0x3ea66666) bits(0x3d266666)
        bits(0x3d79999a) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3ca66666)
    expect lane 0 R8 = 0x3d100000
    expect lane 1 R8 = 0x3e020000
    expect lane 2 R8 = 0x3e620000
    expect lane 3 R8 = 0x3ea00000
    expect lane 4 R8 = 0x3ca00000
    expect lane 5 R8 = 0x3d840000
    expect lane 6 R8 = 0x3dc40000
    expect lane 7 R8 = 0x3df40000
    expect lane 8 R8 = 0x3d500000
    expect lane 9 R8 = 0x3cf00000
    expect lane 10 R8 = 0x3d9a0000
    expect lane 11 R8 = 0x3dfa0000
    expect lane 12 R8 = 0x3c700000
    expect lane 13 R8 = 0x3d1c0000
    expect lane 14 R8 = 0x3d780000
    expect lane 15 R8 = 0x3dac0000
    expect lane 16 R8 = 0x3d9a0000
    expect lane 17 R8 = 0x3db80000
    expect lane 18 R8 = 0x3a800000
    expect lane 19 R8 = 0x3c500000
    expect lane 20 R8 = 0x3cf80000
    expect lane 21 R8 = 0x3d1c0000
    expect lane 22 R8 = 0x3d1c0000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
}

warp 8 {   # aniso16.impulse.mips
    asm "TXD R8, R0, R4, 8, 2D, 0x1"  active 0x7ffffff
    s = { bits(0x3efd0000) bits(0x3eff0000) bits(0x3f010000) bits(0x3f028000) bits(0x3efb0000) bits(0x3efe0000)
        bits(0x3f008000) bits(0x3ef10000) bits(0x3ef40000) bits(0x3ef70000) bits(0x3efd0000) bits(0x3f000000)
        bits(0x3efc0000) bits(0x3ef10000) bits(0x3ef40000) bits(0x3ef70000) bits(0x3efa0000) bits(0x3f048000)
        bits(0x3ee10000) bits(0x3ee40000) bits(0x3ee70000) bits(0x3eea0000) bits(0x3f110000) bits(0x3f118000)
        bits(0x3f000000) bits(0x3e9c0000) bits(0x3ee00000) ... }
    t = bits(0x3f020000)
    dsdx = { bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3d000000) bits(0x3d000000)
        bits(0x3d000000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000) bits(0x3d400000)
        bits(0x3d000000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000) bits(0x3d800000)
        bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000) bits(0x3e000000)
        bits(0x3e800000) bits(0x3c800000) bits(0x3d000000) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000)
        bits(0x3c000000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c000000)
        bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c800000) bits(0x3c000000)
        bits(0x3c800000) bits(0x3c000000) bits(0x3c000000) ... }
    expect lane 0 R8 = 0x3e000000
    expect lane 1 R8 = 0x3ec00000
    expect lane 2 R8 = 0x3f400000
    expect lane 3 R8 = 0x3f600000
    expect lane 4 R8 = 0x3e400000
    expect lane 5 R8 = 0x3ec00000
    expect lane 6 R8 = 0x3f000000
    expect lane 7 R8 = 0x3cb00000
    expect lane 8 R8 = 0x3dac0000
    expect lane 9 R8 = 0x3e140000
    expect lane 10 R8 = 0x3e8b0000
    expect lane 11 R8 = 0x3eab0000
    expect lane 12 R8 = 0x3e800000
    expect lane 13 R8 = 0x3d000000
    expect lane 14 R8 = 0x3e000000
    expect lane 15 R8 = 0x3e600000
    expect lane 16 R8 = 0x3e800000
    expect lane 17 R8 = 0x3e800000
    expect lane 18 R8 = 0x3c800000
    expect lane 19 R8 = 0x3d800000
    expect lane 20 R8 = 0x3de00000
    expect lane 21 R8 = 0x3e000000
    expect lane 22 R8 = 0x3dc00000
    expect lane 23 R8 = 0x3da00000
    expect lane 24 R8 = 0x3d800000
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
}
