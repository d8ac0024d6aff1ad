# TXD with anisotropy, of columns: the mean of their numbers.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-136 PD-136a PD-136b
rules without PD-112
policy coord_fixed21
policy lod_float10
policy filter_weight8
policy taps_log8

texture 0 { type TWO_D  format R32 FLOAT  size 256 16  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 3 texture 0 sampler 3

warp 0 {   # aniso2.ramp
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x1ff
    s = { bits(0x3eb91f10) bits(0x3e9887dd) bits(0x3efd83cd) bits(0x3f3af1f9) bits(0x3eba3d35) bits(0x3eef0f7e)
        bits(0x3f0dcf90) bits(0x3f107194) bits(0x3f0179c7) ... }
    t = bits(0x3f000000)
    dsdx = { bits(0x3d322bf7) bits(0x3d733bcf) bits(0x3c8f5ef8) bits(0x3ccf7741) bits(0x3d6dcda8) bits(0x3c9699fb)
        bits(0x3cc14f3b) bits(0x3d624886) bits(0x3d21227e) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3d800000)
    expect lane 0 R8 = 0x42ba2000
    expect lane 1 R8 = 0x42998800
    expect lane 2 R8 = 0x42fe8400
    expect lane 3 R8 = 0x433b7200
    expect lane 4 R8 = 0x42bb3e00
    expect lane 5 R8 = 0x42f01000
    expect lane 6 R8 = 0x430e5000
    expect lane 7 R8 = 0x4310f200
    expect lane 8 R8 = 0x4301fa00
}

warp 1 {   # aniso4.ramp
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3ffff
    s = { bits(0x3eb91f10) bits(0x3e9887dd) bits(0x3efd83cd) bits(0x3f3af1f9) bits(0x3f380ea0) bits(0x3efc3618)
        bits(0x3f214abb) bits(0x3f011488) bits(0x3f0ff666) bits(0x3ebecbe0) bits(0x3e855385) bits(0x3f3a93f0)
        bits(0x3f0cd0e3) bits(0x3f36cded) bits(0x3f37ea4f) bits(0x3e934747) bits(0x3f324f84) bits(0x3f145aeb) ... }
    t = bits(0x3f000000)
    dsdx = { bits(0x3d322bf7) bits(0x3d733bcf) bits(0x3c8f5ef8) bits(0x3ccf7741) bits(0x3d1e6eec) bits(0x3d76075e)
        bits(0x3d9d0042) bits(0x3c436716) bits(0x3c618d94) bits(0x3d784fa1) bits(0x3c761123) bits(0x3c4caa3a)
        bits(0x3c2de751) bits(0x3d143826) bits(0x3d09b6e1) bits(0x3c11eb2d) bits(0x3d456540) bits(0x3c4c9cf1) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3d800000)
    expect lane 0 R8 = 0x42ba2000
    expect lane 1 R8 = 0x42998800
    expect lane 2 R8 = 0x42fe8400
    expect lane 3 R8 = 0x433b7200
    expect lane 4 R8 = 0x43388f00
    expect lane 5 R8 = 0x42fd3600
    expect lane 6 R8 = 0x4321cb00
    expect lane 7 R8 = 0x43019500
    expect lane 8 R8 = 0x43107600
    expect lane 9 R8 = 0x42bfcc00
    expect lane 10 R8 = 0x42865400
    expect lane 11 R8 = 0x433b1500
    expect lane 12 R8 = 0x430d5100
    expect lane 13 R8 = 0x43374e00
    expect lane 14 R8 = 0x43386a00
    expect lane 15 R8 = 0x42944800
    expect lane 16 R8 = 0x4332d000
    expect lane 17 R8 = 0x4314db00
}

warp 2 {   # aniso8.ramp
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fffff
    s = { bits(0x3eb91f10) bits(0x3e9887dd) bits(0x3efd83cd) bits(0x3f3af1f9) bits(0x3f380ea0) bits(0x3ec31761)
        bits(0x3efc3618) bits(0x3f214abb) bits(0x3f289e65) bits(0x3f072b59) bits(0x3f1c6af9) bits(0x3f011488)
        bits(0x3f0ff666) bits(0x3e95f4b9) bits(0x3e855385) bits(0x3f23a9d4) bits(0x3ef4db30) bits(0x3ef7129c)
        bits(0x3edc67ae) bits(0x3f0cf104) bits(0x3f3aa39b) bits(0x3f29a072) ... }
    t = bits(0x3f000000)
    dsdx = { bits(0x3d322bf7) bits(0x3d733bcf) bits(0x3c8f5ef8) bits(0x3ccf7741) bits(0x3d1e6eec) bits(0x3d80f403)
        bits(0x3d76075e) bits(0x3d9d0042) bits(0x3d95eb59) bits(0x3c8267da) bits(0x3c9a2cdc) bits(0x3c436716)
        bits(0x3c618d94) bits(0x3d4de24c) bits(0x3c761123) bits(0x3c8badb7) bits(0x3c9cd80b) bits(0x3ca34a65)
        bits(0x3d19eb9a) bits(0x3d03532c) bits(0x3c487c86) bits(0x3c98bcd8) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3d800000)
    expect lane 0 R8 = 0x42ba2000
    expect lane 1 R8 = 0x42998800
    expect lane 2 R8 = 0x42fe8400
    expect lane 3 R8 = 0x433b7180
    expect lane 4 R8 = 0x43389000
    expect lane 5 R8 = 0x42c41800
    expect lane 6 R8 = 0x42fd3800
    expect lane 7 R8 = 0x4321cc00
    expect lane 8 R8 = 0x43291e00
    expect lane 9 R8 = 0x4307aa80
    expect lane 10 R8 = 0x431ceb80
    expect lane 11 R8 = 0x43019500
    expect lane 12 R8 = 0x43107600
    expect lane 13 R8 = 0x4296f400
    expect lane 14 R8 = 0x42865400
    expect lane 15 R8 = 0x43242a00
    expect lane 16 R8 = 0x42f5dc00
    expect lane 17 R8 = 0x42f81300
    expect lane 18 R8 = 0x42dd6800
    expect lane 19 R8 = 0x430d7200
    expect lane 20 R8 = 0x433b2400
    expect lane 21 R8 = 0x432a1f80
}

warp 3 {   # aniso16.ramp
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x7fffff
    s = { bits(0x3eb91f10) bits(0x3e9887dd) bits(0x3efd83cd) bits(0x3f3af1f9) bits(0x3f380ea0) bits(0x3ec31761)
        bits(0x3efc3618) bits(0x3f289e65) bits(0x3f072b59) bits(0x3f1605c8) bits(0x3f1c6af9) bits(0x3f289b51)
        bits(0x3eeb7807) bits(0x3f3c657f) bits(0x3f011488) bits(0x3f2d1982) bits(0x3f0ff666) bits(0x3e855385)
        bits(0x3f3a93f0) bits(0x3edc67ae) bits(0x3f0cf104) bits(0x3f3aa39b) bits(0x3f29a072) ... }
    t = bits(0x3f000000)
    dsdx = { bits(0x3d322bf7) bits(0x3d733bcf) bits(0x3c8f5ef8) bits(0x3ccf7741) bits(0x3d1e6eec) bits(0x3d80f403)
        bits(0x3d76075e) bits(0x3d95eb59) bits(0x3c8267da) bits(0x3d62fa61) bits(0x3c9a2cdc) bits(0x3d389d76)
        bits(0x3d7640b1) bits(0x3d6d2567) bits(0x3c436716) bits(0x3d482c46) bits(0x3c618d94) bits(0x3c761123)
        bits(0x3c4caa3a) bits(0x3d19eb9a) bits(0x3d03532c) bits(0x3c487c86) bits(0x3c98bcd8) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x3d800000)
    expect lane 0 R8 = 0x42ba2100
    expect lane 1 R8 = 0x42998900
    expect lane 2 R8 = 0x42fe8400
    expect lane 3 R8 = 0x433b7180
    expect lane 4 R8 = 0x43388f00
    expect lane 5 R8 = 0x42c41800
    expect lane 6 R8 = 0x42fd3600
    expect lane 7 R8 = 0x43292000
    expect lane 8 R8 = 0x4307aa80
    expect lane 9 R8 = 0x43168700
    expect lane 10 R8 = 0x431ceb80
    expect lane 11 R8 = 0x43291a80
    expect lane 12 R8 = 0x42ec7500
    expect lane 13 R8 = 0x433ce400
    expect lane 14 R8 = 0x43019500
    expect lane 15 R8 = 0x432d9900
    expect lane 16 R8 = 0x43107600
    expect lane 17 R8 = 0x42865400
    expect lane 18 R8 = 0x433b1500
    expect lane 19 R8 = 0x42dd6a00
    expect lane 20 R8 = 0x430d7180
    expect lane 21 R8 = 0x433b2400
    expect lane 22 R8 = 0x432a1f80
}
