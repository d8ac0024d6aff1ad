# BC4 and BC5, signed and not, and BC3: pairs of ends, indices.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-135 PD-135a
rules without PD-84 PD-84b PD-134
policy bc4_nv
policy bc1_nv

texture 0 { type TWO_D_NO_MIPMAP  format DXN1 UNORM  size 16 4  normalized off  address 0x10000000  texels rows 9e6a2a41ac8c9f7de15bafa65ed9164525a634fef2d7b32c7c48cd2cd2d284bf }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format DXN1 SNORM  size 16 4  normalized off  address 0x10020000  texels rows 9e6a2a41ac8c9f7de15bafa65ed9164525a634fef2d7b32ce180aacbfccd5feb }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format DXT45 UNORM  size 16 4  normalized off  address 0x10040000  texels rows 9e6a2a41ac8c9f7de15be15b5ed916457d5a2c0a9fb9f2d725a626a6f2d7b32c24e8f9739117e33f8ee02bd673eb1e67df0a797da4c8f820bc52bd52be2afa29 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format DXN2 UNORM  size 16 4  normalized off  address 0x10060000  texels rows 9e6a2a41ac8c9f7de15bafa65ed916457d5a2c0a9fb9f2d725a634fef2d7b32cbc886da06b5ad210f62d99941320971bdf0a797da4c8f820bc52b290be2afa29 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP  format DXN2 SNORM  size 16 4  normalized off  address 0x10080000  texels rows 9e6a2a41ac8c9f7de15bafa65ed916457d5a2c0a9fb9f2d725a634fef2d7b32cbc886da06b5ad210f62d99941320971b0b470e681ff906f41380638c78534154 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP  format DXN1 UNORM  size 32 4  normalized off  address 0x100a0000  texels rows 000088c6fa88c6fa050088c6fa88c6fa101188c6fa88c6fa302188c6fa88c6faf04b88c6fa88c6fa058088c6fa88c6fab0aa88c6fa88c6fa50d588c6fa88c6fa }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D_NO_MIPMAP  format DXN1 SNORM  size 56 4  normalized off  address 0x100c0000  texels rows 000088c6fa88c6fa050088c6fa88c6fa410088c6fa88c6fa820088c6fa88c6fa801c88c6fa88c6fa293f88c6fa88c6fa0b8088c6fa88c6fa05c088c6fa88c6fa807f88c6fa88c6fa7f8088c6fa88c6fa808088c6fa88c6fa818088c6fa88c6fa808188c6fa88c6fa818188c6fa88c6fa }
handle 6 texture 6 sampler 0

warp 0 {   # blocks.bc4u.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f174e97
    expect lane 1 R8 = 0x3f015e81
    expect lane 2 R8 = 0x3f07aa88
    expect lane 3 R8 = 0x3f1e9e9f
    expect lane 4 R8 = 0x3f07aa88
    expect lane 5 R8 = 0x3f1e9e9f
    expect lane 6 R8 = 0x3f0ffe90
    expect lane 7 R8 = 0x3f015e81
    expect lane 8 R8 = 0x3f07aa88
    expect lane 9 R8 = 0x3ed4d4d5
    expect lane 10 R8 = 0x3ef214f2
    expect lane 11 R8 = 0x3ee374e3
    expect lane 12 R8 = 0x3ed4d4d5
    expect lane 13 R8 = 0x3f0ffe90
    expect lane 14 R8 = 0x3ee374e3
    expect lane 15 R8 = 0x3f0ffe90
    expect lane 16 R8 = 0x3edc66dc
    expect lane 17 R8 = 0x3f168197
    expect lane 18 R8 = 0x3f4f09cf
    expect lane 19 R8 = 0x3f3c31bc
    expect lane 20 R8 = 0x3f4f09cf
    expect lane 21 R8 = 0x3f168197
    expect lane 22 R8 = 0x3edc66dc
    expect lane 23 R8 = 0x3f4f09cf
    expect lane 24 R8 = 0x3eb6b6b7
    expect lane 25 R8 = 0x3f3c31bc
    expect lane 26 R8 = 0x3f3c31bc
    expect lane 27 R8 = 0x3f3c31bc
    expect lane 28 R8 = 0x3eb6b6b7
    expect lane 29 R8 = 0x3f4f09cf
    expect lane 30 R8 = 0x3eb6b6b7
    expect lane 31 R8 = 0x3f4f09cf
}

warp 1 {   # blocks.bc4u.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eec8ced
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3e149495
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f0e768e
    expect lane 6 R8 = 0x3eec8ced
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3e7554f5
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f26a6a7
    expect lane 12 R8 = 0x3eab0aab
    expect lane 13 R8 = 0x3f26a6a7
    expect lane 14 R8 = 0x3eab0aab
    expect lane 15 R8 = 0x3f26a6a7
    expect lane 16 R8 = 0x3ebe78be
    expect lane 17 R8 = 0x3e909091
    expect lane 18 R8 = 0x3edbb8dc
    expect lane 19 R8 = 0x3eadd0ae
    expect lane 20 R8 = 0x3eea58ea
    expect lane 21 R8 = 0x3ecb10cb
    expect lane 22 R8 = 0x3ecb10cb
    expect lane 23 R8 = 0x3eadd0ae
    expect lane 24 R8 = 0x3eea58ea
    expect lane 25 R8 = 0x3eea58ea
    expect lane 26 R8 = 0x3edbb8dc
    expect lane 27 R8 = 0x3eea58ea
    expect lane 28 R8 = 0x3ef8f8f9
    expect lane 29 R8 = 0x3e9f309f
    expect lane 30 R8 = 0x3e9f309f
    expect lane 31 R8 = 0x3ebe78be
}

warp 2 {   # blocks.bc4s.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xbef215e4
    expect lane 1 R8 = 0x3f092b12
    expect lane 2 R8 = 0x3e72a9e5
    expect lane 3 R8 = 0xbf458b8b
    expect lane 4 R8 = 0x3e72a9e5
    expect lane 5 R8 = 0xbf458b8b
    expect lane 6 R8 = 0xbe322964
    expect lane 7 R8 = 0x3f092b12
    expect lane 8 R8 = 0x3e72a9e5
    expect lane 9 R8 = 0x3f55abab
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f55abab
    expect lane 13 R8 = 0xbe322964
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0xbe322964
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f09af13
    expect lane 18 R8 = 0xbd85e10c
    expect lane 19 R8 = 0x3de821d0
    expect lane 20 R8 = 0xbd85e10c
    expect lane 21 R8 = 0x3f09af13
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0xbd85e10c
    expect lane 24 R8 = 0x3f376f6f
    expect lane 25 R8 = 0x3de821d0
    expect lane 26 R8 = 0x3de821d0
    expect lane 27 R8 = 0x3de821d0
    expect lane 28 R8 = 0x3f376f6f
    expect lane 29 R8 = 0xbd85e10c
    expect lane 30 R8 = 0x3f376f6f
    expect lane 31 R8 = 0xbd85e10c
}

warp 3 {   # blocks.bc4s.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xbe1a2934
    expect lane 1 R8 = 0xbedbf5b8
    expect lane 2 R8 = 0x3e95292a
    expect lane 3 R8 = 0xbf11b323
    expect lane 4 R8 = 0xbf11b323
    expect lane 5 R8 = 0xbe889911
    expect lane 6 R8 = 0xbe1a2934
    expect lane 7 R8 = 0xbf11b323
    expect lane 8 R8 = 0xbf11b323
    expect lane 9 R8 = 0x3e1b7137
    expect lane 10 R8 = 0xbf11b323
    expect lane 11 R8 = 0xbf356b6b
    expect lane 12 R8 = 0x3c490192
    expect lane 13 R8 = 0xbf356b6b
    expect lane 14 R8 = 0x3c490192
    expect lane 15 R8 = 0xbf356b6b
    expect lane 16 R8 = 0xbeb2f966
    expect lane 17 R8 = 0xbf2a7d55
    expect lane 18 R8 = 0xbf49ff94
    expect lane 19 R8 = 0xbf2a7d55
    expect lane 20 R8 = 0xbf13ff28
    expect lane 21 R8 = 0xbf800000
    expect lane 22 R8 = 0xbf64ffca
    expect lane 23 R8 = 0xbf64ffca
    expect lane 24 R8 = 0xbf2a7d55
    expect lane 25 R8 = 0xbf800000
    expect lane 26 R8 = 0xbf64ffca
    expect lane 27 R8 = 0xbf64ffca
    expect lane 28 R8 = 0xbf2a7d55
    expect lane 29 R8 = 0xbf49ff94
    expect lane 30 R8 = 0xbeb2f966
    expect lane 31 R8 = 0xbf64ffca
}

warp 4 {   # blocks.bc3.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f179798
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f018182
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f078788
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f1e9e9f
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f078788
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f1e9e9f
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f0f8f90
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f018182
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f078788
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ed4d4d5
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ef2f2f3
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ee2e2e3
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ed4d4d5
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f0f8f90
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ee2e2e3
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f0f8f90
    expect lane 16 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e30b0b1  R11 = 0x3edcdcdd
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e24a4a5  R11 = 0x3ed2d2d3
    expect lane 18 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3efafafb
    expect lane 19 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3ed2d2d3
    expect lane 20 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3efafafb
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e44c4c5  R11 = 0x3ec8c8c9
    expect lane 22 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e44c4c5  R11 = 0x3ebebebf
    expect lane 23 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3edcdcdd
    expect lane 24 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3eb4b4b5
    expect lane 25 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e24a4a5  R11 = 0x3ebebebf
    expect lane 26 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3ef0f0f1
    expect lane 27 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e30b0b1  R11 = 0x3eb4b4b5
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e24a4a5  R11 = 0x3ebebebf
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e38b8b9  R11 = 0x3ebebebf
    expect lane 30 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e30b0b1  R11 = 0x3ed2d2d3
    expect lane 31 R8 = 0x3f25a5a6  R9 = 0x3f47c7c8  R10 = 0x3e24a4a5  R11 = 0x3ec8c8c9
}

warp 5 {   # blocks.bc3.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x3f68e8e9
    expect lane 1 R8 = 0x3f67e7e8  R9 = 0x3d808081  R10 = 0x3ee6e6e7  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3f47c7c8  R10 = 0x3eb4b4b5  R11 = 0x3f68e8e9
    expect lane 4 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 5 R8 = 0x3f61e1e2  R9 = 0x3e929293  R10 = 0x3ed6d6d7  R11 = 0x3e929293
    expect lane 6 R8 = 0x3f61e1e2  R9 = 0x3e929293  R10 = 0x3ed6d6d7  R11 = 0x3f1e9e9f
    expect lane 7 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x3f1e9e9f
    expect lane 8 R8 = 0x3f61e1e2  R9 = 0x3e929293  R10 = 0x3ed6d6d7  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x3e929293
    expect lane 10 R8 = 0x3f56d6d7  R9 = 0x3f47c7c8  R10 = 0x3eb4b4b5  R11 = 0x3f1e9e9f
    expect lane 11 R8 = 0x3f67e7e8  R9 = 0x3d808081  R10 = 0x3ee6e6e7  R11 = 0x3f68e8e9
    expect lane 12 R8 = 0x3f5cdcdd  R9 = 0x3f0e8e8f  R10 = 0x3ec6c6c7  R11 = 0x0
    expect lane 13 R8 = 0x3f56d6d7  R9 = 0x3f47c7c8  R10 = 0x3eb4b4b5  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f61e1e2  R9 = 0x3e929293  R10 = 0x3ed6d6d7  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3f47c7c8  R10 = 0x3eb4b4b5  R11 = 0x3f68e8e9
    expect lane 16 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3d20a0a1
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f6ceced  R11 = 0x3e20a0a1
    expect lane 18 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f6ceced  R11 = 0x3ecececf
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3e8c8c8d
    expect lane 20 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3e20a0a1
    expect lane 21 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3f5fdfe0
    expect lane 22 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3d20a0a1
    expect lane 23 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3ecececf
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3f5fdfe0
    expect lane 25 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3d20a0a1
    expect lane 26 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f6ceced  R11 = 0x3f23a3a4
    expect lane 27 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f6ceced  R11 = 0x3f028283
    expect lane 28 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f6feff0  R11 = 0x3e20a0a1
    expect lane 29 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3d20a0a1
    expect lane 30 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f69e9ea  R11 = 0x3f5fdfe0
    expect lane 31 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3d20a0a1
}

warp 6 {   # blocks.bc5u.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f174e97  R9 = 0x3edc66dc
    expect lane 1 R8 = 0x3f015e81  R9 = 0x3f168197
    expect lane 2 R8 = 0x3f07aa88  R9 = 0x3f4f09cf
    expect lane 3 R8 = 0x3f1e9e9f  R9 = 0x3f3c31bc
    expect lane 4 R8 = 0x3f07aa88  R9 = 0x3f4f09cf
    expect lane 5 R8 = 0x3f1e9e9f  R9 = 0x3f168197
    expect lane 6 R8 = 0x3f0ffe90  R9 = 0x3edc66dc
    expect lane 7 R8 = 0x3f015e81  R9 = 0x3f4f09cf
    expect lane 8 R8 = 0x3f07aa88  R9 = 0x3eb6b6b7
    expect lane 9 R8 = 0x3ed4d4d5  R9 = 0x3f3c31bc
    expect lane 10 R8 = 0x3ef214f2  R9 = 0x3f3c31bc
    expect lane 11 R8 = 0x3ee374e3  R9 = 0x3f3c31bc
    expect lane 12 R8 = 0x3ed4d4d5  R9 = 0x3eb6b6b7
    expect lane 13 R8 = 0x3f0ffe90  R9 = 0x3f4f09cf
    expect lane 14 R8 = 0x3ee374e3  R9 = 0x3eb6b6b7
    expect lane 15 R8 = 0x3f0ffe90  R9 = 0x3f4f09cf
    expect lane 16 R8 = 0x3edc14dc  R9 = 0x3eec8ced
    expect lane 17 R8 = 0x3ed39ad4  R9 = 0x0
    expect lane 18 R8 = 0x3efafafb  R9 = 0x3e149495
    expect lane 19 R8 = 0x3ed39ad4  R9 = 0x3f800000
    expect lane 20 R8 = 0x3efafafb  R9 = 0x3f800000
    expect lane 21 R8 = 0x3ec864c8  R9 = 0x3f0e768e
    expect lane 22 R8 = 0x3ebe8cbf  R9 = 0x3eec8ced
    expect lane 23 R8 = 0x3edc14dc  R9 = 0x3f800000
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3f800000
    expect lane 25 R8 = 0x3ebe8cbf  R9 = 0x3e7554f5
    expect lane 26 R8 = 0x3ef122f1  R9 = 0x3f800000
    expect lane 27 R8 = 0x3eb4b4b5  R9 = 0x3f26a6a7
    expect lane 28 R8 = 0x3ebe8cbf  R9 = 0x3eab0aab
    expect lane 29 R8 = 0x3ebe8cbf  R9 = 0x3f26a6a7
    expect lane 30 R8 = 0x3ed39ad4  R9 = 0x3eab0aab
    expect lane 31 R8 = 0x3ec864c8  R9 = 0x3f26a6a7
}

warp 7 {   # blocks.bc5u.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f1f7c9f  R9 = 0x3e34b4b5
    expect lane 1 R8 = 0x3f1f7c9f  R9 = 0x3f3e6ebe
    expect lane 2 R8 = 0x3f088889  R9 = 0x3f5ab2db
    expect lane 3 R8 = 0x3f3cbcbd  R9 = 0x3f5ab2db
    expect lane 4 R8 = 0x3f356cb5  R9 = 0x3e34b4b5
    expect lane 5 R8 = 0x3f0fd890  R9 = 0x3e92e293
    expect lane 6 R8 = 0x3f356cb5  R9 = 0x3f1e3d9e
    expect lane 7 R8 = 0x3f2e1cae  R9 = 0x3f76f6f7
    expect lane 8 R8 = 0x3f356cb5  R9 = 0x3f76f6f7
    expect lane 9 R8 = 0x3f2e1cae  R9 = 0x3f1e3d9e
    expect lane 10 R8 = 0x3f088889  R9 = 0x3f1e3d9e
    expect lane 11 R8 = 0x3f088889  R9 = 0x3f3e6ebe
    expect lane 12 R8 = 0x3f1f7c9f  R9 = 0x3e34b4b5
    expect lane 13 R8 = 0x3f088889  R9 = 0x3e92e293
    expect lane 14 R8 = 0x3f25c8a6  R9 = 0x3ecb6acb
    expect lane 15 R8 = 0x3f3cbcbd  R9 = 0x3f76f6f7
    expect lane 16 R8 = 0x3d20a0a1  R9 = 0x3f2dd4ae
    expect lane 17 R8 = 0x3e1ff8a0  R9 = 0x3ee044e0
    expect lane 18 R8 = 0x3ed01ed0  R9 = 0x3f2dd4ae
    expect lane 19 R8 = 0x3e8be48c  R9 = 0x3f3cbcbd
    expect lane 20 R8 = 0x3e1ff8a0  R9 = 0x3ea4a4a5
    expect lane 21 R8 = 0x3f5fdfe0  R9 = 0x3f011c81
    expect lane 22 R8 = 0x3d20a0a1  R9 = 0x3ec274c2
    expect lane 23 R8 = 0x3ed01ed0  R9 = 0x3f011c81
    expect lane 24 R8 = 0x3f5fdfe0  R9 = 0x3f2dd4ae
    expect lane 25 R8 = 0x3d20a0a1  R9 = 0x3f011c81
    expect lane 26 R8 = 0x3f23f7a4  R9 = 0x3f3cbcbd
    expect lane 27 R8 = 0x3f01da82  R9 = 0x3f011c81
    expect lane 28 R8 = 0x3e1ff8a0  R9 = 0x3ec274c2
    expect lane 29 R8 = 0x3d20a0a1  R9 = 0x3f1eec9f
    expect lane 30 R8 = 0x3f5fdfe0  R9 = 0x3f2dd4ae
    expect lane 31 R8 = 0x3d20a0a1  R9 = 0x3ea4a4a5
}

warp 8 {   # blocks.bc5s.random
    asm "TLD4.R R8, R0, 4, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xbef215e4  R9 = 0x3f800000
    expect lane 1 R8 = 0x3f092b12  R9 = 0x3f09af13
    expect lane 2 R8 = 0x3e72a9e5  R9 = 0xbd85e10c
    expect lane 3 R8 = 0xbf458b8b  R9 = 0x3de821d0
    expect lane 4 R8 = 0x3e72a9e5  R9 = 0xbd85e10c
    expect lane 5 R8 = 0xbf458b8b  R9 = 0x3f09af13
    expect lane 6 R8 = 0xbe322964  R9 = 0x3f800000
    expect lane 7 R8 = 0x3f092b12  R9 = 0xbd85e10c
    expect lane 8 R8 = 0x3e72a9e5  R9 = 0x3f376f6f
    expect lane 9 R8 = 0x3f55abab  R9 = 0x3de821d0
    expect lane 10 R8 = 0xbf800000  R9 = 0x3de821d0
    expect lane 11 R8 = 0x3f800000  R9 = 0x3de821d0
    expect lane 12 R8 = 0x3f55abab  R9 = 0x3f376f6f
    expect lane 13 R8 = 0xbe322964  R9 = 0xbd85e10c
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f376f6f
    expect lane 15 R8 = 0xbe322964  R9 = 0xbd85e10c
    expect lane 16 R8 = 0x3f5ccbba  R9 = 0xbe1a2934
    expect lane 17 R8 = 0x3f5497a9  R9 = 0xbedbf5b8
    expect lane 18 R8 = 0x3f7bf7f8  R9 = 0x3e95292a
    expect lane 19 R8 = 0x3f5497a9  R9 = 0xbf11b323
    expect lane 20 R8 = 0x3f7bf7f8  R9 = 0xbf11b323
    expect lane 21 R8 = 0x3f491b92  R9 = 0xbe889911
    expect lane 22 R8 = 0x3f3f437f  R9 = 0xbe1a2934
    expect lane 23 R8 = 0x3f5ccbba  R9 = 0xbf11b323
    expect lane 24 R8 = 0x3f356b6b  R9 = 0xbf11b323
    expect lane 25 R8 = 0x3f3f437f  R9 = 0x3e1b7137
    expect lane 26 R8 = 0x3f721fe4  R9 = 0xbf11b323
    expect lane 27 R8 = 0x3f356b6b  R9 = 0xbf356b6b
    expect lane 28 R8 = 0x3f3f437f  R9 = 0x3c490192
    expect lane 29 R8 = 0x3f3f437f  R9 = 0xbf356b6b
    expect lane 30 R8 = 0x3f5497a9  R9 = 0x3c490192
    expect lane 31 R8 = 0x3f491b92  R9 = 0xbf356b6b
}

warp 9 {   # blocks.bc5s.random
    asm "TLD4.R R8, R0, 4, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xbf439387  R9 = 0x3eb5696b
    expect lane 1 R8 = 0xbf439387  R9 = 0x3da8c152
    expect lane 2 R8 = 0xbf71e3e4  R9 = 0x3af001e0
    expect lane 3 R8 = 0xbf091312  R9 = 0x3af001e0
    expect lane 4 R8 = 0xbf17b32f  R9 = 0x3eb5696b
    expect lane 5 R8 = 0xbf6343c7  R9 = 0x3f800000
    expect lane 6 R8 = 0xbf17b32f  R9 = 0x3e45d18c
    expect lane 7 R8 = 0xbf26534d  R9 = 0xbda14143
    expect lane 8 R8 = 0xbf17b32f  R9 = 0xbda14143
    expect lane 9 R8 = 0xbf26534d  R9 = 0x3e45d18c
    expect lane 10 R8 = 0xbf71e3e4  R9 = 0x3e45d18c
    expect lane 11 R8 = 0xbf71e3e4  R9 = 0x3da8c152
    expect lane 12 R8 = 0xbf439387  R9 = 0x3eb5696b
    expect lane 13 R8 = 0xbf71e3e4  R9 = 0x3f800000
    expect lane 14 R8 = 0xbf37636f  R9 = 0xbf800000
    expect lane 15 R8 = 0xbf091312  R9 = 0xbda14143
    expect lane 16 R8 = 0xbf800000  R9 = 0xbe2f515f
    expect lane 17 R8 = 0x3f0f1f1e  R9 = 0xbeb77d6f
    expect lane 18 R8 = 0x3db16163  R9 = 0xbf800000
    expect lane 19 R8 = 0x3ec43d88  R9 = 0xbf2ddf5c
    expect lane 20 R8 = 0xbf800000  R9 = 0x3e193132
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000
    expect lane 22 R8 = 0x3f800000  R9 = 0xbf2ddf5c
    expect lane 23 R8 = 0x3db16163  R9 = 0xbe2f515f
    expect lane 24 R8 = 0x3f0f1f1e  R9 = 0xbe2f515f
    expect lane 25 R8 = 0x3f800000  R9 = 0xbc310162
    expect lane 26 R8 = 0x3e86590d  R9 = 0xbefbe9f8
    expect lane 27 R8 = 0x3e86590d  R9 = 0x3e193132
    expect lane 28 R8 = 0x3db16163  R9 = 0xbeb77d6f
    expect lane 29 R8 = 0x3db16163  R9 = 0x3e193132
    expect lane 30 R8 = 0x3ef13de2  R9 = 0xbefbe9f8
    expect lane 31 R8 = 0x3f800000  R9 = 0xbc310162
}

warp 10 {   # blocks.bc4u.pairs
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3ca0a0a1
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3c8a208a
    expect lane 11 R8 = 0x3c6740e7
    expect lane 12 R8 = 0x3c3400b4
    expect lane 13 R8 = 0x3c0d408d
    expect lane 14 R8 = 0x3bb400b4
    expect lane 15 R8 = 0x3b3400b4
    expect lane 16 R8 = 0x3d808081
    expect lane 17 R8 = 0x3d888889
    expect lane 18 R8 = 0x3d820082
    expect lane 19 R8 = 0x3d838084
    expect lane 20 R8 = 0x3d858886
    expect lane 21 R8 = 0x3d870887
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3e40c0c1
    expect lane 25 R8 = 0x3e048485
    expect lane 26 R8 = 0x3e3850b8
    expect lane 27 R8 = 0x3e2fe0b0
    expect lane 28 R8 = 0x3e2644a6
    expect lane 29 R8 = 0x3e1f009f
    expect lane 30 R8 = 0x3e156495
    expect lane 31 R8 = 0x3e0cf48d
}

warp 11 {   # blocks.bc4u.pairs
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) }
    expect lane 0 R8 = 0x3f70f0f1
    expect lane 1 R8 = 0x3e969697
    expect lane 2 R8 = 0x3f59bcda
    expect lane 3 R8 = 0x3f4288c3
    expect lane 4 R8 = 0x3f281ba8
    expect lane 5 R8 = 0x3f142094
    expect lane 6 R8 = 0x3ef366f3
    expect lane 7 R8 = 0x3ec4fec5
    expect lane 8 R8 = 0x3ca0a0a1
    expect lane 9 R8 = 0x3f008081
    expect lane 10 R8 = 0x3de0a8e1
    expect lane 11 R8 = 0x3e4c94cd
    expect lane 12 R8 = 0x3ea4c0a5
    expect lane 13 R8 = 0x3ed2e0d3
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f30b0b1
    expect lane 17 R8 = 0x3f2aaaab
    expect lane 18 R8 = 0x3f2fd8b0
    expect lane 19 R8 = 0x3f2f00af
    expect lane 20 R8 = 0x3f2e0aae
    expect lane 21 R8 = 0x3f2d50ad
    expect lane 22 R8 = 0x3f2c5aac
    expect lane 23 R8 = 0x3f2b82ac
    expect lane 24 R8 = 0x3ea0a0a1
    expect lane 25 R8 = 0x3f55d5d6
    expect lane 26 R8 = 0x3ed280d3
    expect lane 27 R8 = 0x3f023082
    expect lane 28 R8 = 0x3f23f5a4
    expect lane 29 R8 = 0x3f3ce5bd
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x3f800000
}

warp 12 {   # blocks.bc4s.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3d214143
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3d0ac116
    expect lane 11 R8 = 0x3ce881d1
    expect lane 12 R8 = 0x3cb40168
    expect lane 13 R8 = 0x3c8e811d
    expect lane 14 R8 = 0x3c340168
    expect lane 15 R8 = 0x3bb40168
    expect lane 16 R8 = 0x3f030706
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x3ee17dc3
    expect lane 19 R8 = 0x3ebced7a
    expect lane 20 R8 = 0x3e924125
    expect lane 21 R8 = 0x3e6799cf
    expect lane 22 R8 = 0x3e124125
    expect lane 23 R8 = 0x3d924125
    expect lane 24 R8 = 0xbf7dfbfc
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0xbf4ebb9d
    expect lane 27 R8 = 0xbf1f7b3f
    expect lane 28 R8 = 0xbebd017a
    expect lane 29 R8 = 0xbe3d017a
    expect lane 30 R8 = 0xbf800000
    expect lane 31 R8 = 0x3f800000
}

warp 13 {   # blocks.bc4s.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0x3e61c1c4
    expect lane 2 R8 = 0xbf45df8c
    expect lane 3 R8 = 0xbf0bbf17
    expect lane 4 R8 = 0xbe6f41df
    expect lane 5 R8 = 0xbbd801b0
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3ea5494b
    expect lane 9 R8 = 0x3efdf9fc
    expect lane 10 R8 = 0x3eb5c96c
    expect lane 11 R8 = 0x3ec6498d
    expect lane 12 R8 = 0x3edcf9ba
    expect lane 13 R8 = 0x3eed79db
    expect lane 14 R8 = 0xbf800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3db16163
    expect lane 17 R8 = 0xbf800000
    expect lane 18 R8 = 0xbd85210a
    expect lane 19 R8 = 0xbe5dd1bc
    expect lane 20 R8 = 0xbec97d93
    expect lane 21 R8 = 0xbf05150a
    expect lane 22 R8 = 0xbf325f65
    expect lane 23 R8 = 0xbf592fb2
    expect lane 24 R8 = 0x3d214143
    expect lane 25 R8 = 0xbf010302
    expect lane 26 R8 = 0xbd15412b
    expect lane 27 R8 = 0xbde5e1cc
    expect lane 28 R8 = 0xbe4d899b
    expect lane 29 R8 = 0xbe87190e
    expect lane 30 R8 = 0xbeb46569
    expect lane 31 R8 = 0xbedb35b6
}

warp 14 {   # blocks.bc4s.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000)
        bits(0x420a0000) bits(0x420e0000) bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000)
        bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000) bits(0x42220000) bits(0x42260000)
        bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000)
        bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0xbf20bf41
    expect lane 3 R8 = 0xbe82fd06
    expect lane 4 R8 = 0x3e82fd06
    expect lane 5 R8 = 0x3f20bf41
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0x3f388f71
    expect lane 11 R8 = 0x3ee23dc4
    expect lane 12 R8 = 0x3dee11dc
    expect lane 13 R8 = 0xbdee11dc
    expect lane 14 R8 = 0xbee23dc4
    expect lane 15 R8 = 0xbf388f71
    expect lane 16 R8 = 0xbf800000
    expect lane 17 R8 = 0xbf800000
    expect lane 18 R8 = 0xbf800000
    expect lane 19 R8 = 0xbf800000
    expect lane 20 R8 = 0xbf800000
    expect lane 21 R8 = 0xbf800000
    expect lane 22 R8 = 0xbf800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0xbf800000
    expect lane 25 R8 = 0xbf800000
    expect lane 26 R8 = 0xbf800000
    expect lane 27 R8 = 0xbf800000
    expect lane 28 R8 = 0xbf800000
    expect lane 29 R8 = 0xbf800000
    expect lane 30 R8 = 0xbf800000
    expect lane 31 R8 = 0x3f800000
}

warp 15 {   # blocks.bc4s.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000)
        bits(0x424a0000) bits(0x424e0000) bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000)
        bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000) ... }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) ... }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0xbf800000
    expect lane 4 R8 = 0xbf800000
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
    expect lane 12 R8 = 0xbf800000
    expect lane 13 R8 = 0xbf800000
    expect lane 14 R8 = 0xbf800000
    expect lane 15 R8 = 0x3f800000
}
