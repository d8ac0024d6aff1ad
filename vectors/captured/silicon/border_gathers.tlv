# TLD4 beyond the edge: each component, also those that the format lacks.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-134 PD-125b
rules without PD-135
policy border_texel
policy coord_fixed21
policy filter_weight8

texture 0 { type TWO_D  format R32_G32_B32_A32 UINT  size 5 3  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address BORDER BORDER BORDER  border 0x3e800000 0xbf000000 0x40000000 0x3f400000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32_G32 UINT  size 5 3  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 UINT  size 5 3  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x10060000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format G8R8 UNORM  size 5 3  address 0x10080000  texels rows 42bc067de55d35521ec44b25d548f8d6a72be568adcee873c6631e9e0ed4 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D  format R8 UNORM  size 5 3  address 0x100a0000  texels rows 4206e5351e4bd5f8a7e5ade8c61e0e }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D  format R16_G16 FLOAT  size 5 3  address 0x100c0000  texels rows 02427dbc5206327de3e5225d3235f4525d1ec9c4c44bff25b7d58048a2f8d1d6e6a7422bb8e56c6806ad47cedee8e4735bc619636b1e219e0c0e05d4 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x100e0000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D  format R8 UNORM  size 5 3  address 0x10100000  texels rows 4206e5351e4bd5f8a7e5ade8c61e0e }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D  format A8B8G8R8 SNORM  size 5 3  address 0x10120000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D  format R32 FLOAT  size 5 3  address 0x10140000  texels rows 35360242f06c52061058e3e5eb6532357f145d1e1b98c44bf4e4b7d51783a2f8d43ee6a7d82fb8e559aa06ad1ea7dee852715bc63efb6b1e36690c0e }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D  format R32_G32 FLOAT  size 5 3  address 0x10160000  texels rows 35360242134d7dbcf06c52063219327d1058e3e5a3ec225deb653235742bf4527f145d1e0322c9c41b98c44b39d0ff25f4e4b7d56b3180481783a2f8c710d1d6d43ee6a7532b422bd82fb8e5e47f6c6859aa06adf8bd47ce1ea7dee856c8e47352715bc6376419633efb6b1e56d9219e36690c0e279f05d4 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D  format R32_G32_B32_A32 FLOAT  size 5 3  address 0x10180000  texels rows 35360242134d7dbcb1be91f8ef873695f06c52063219327d64d0d7edf792a2d81058e3e5a3ec225dece4bacc6a991ddfeb653235742bf45264200da50c3a49307f145d1e0322c9c42b08b4e7199754041b98c44b39d0ff25b847bab2b22fcad7f4e4b7d56b3180486ceefe009fbd189c1783a2f8c710d1d6e26ce68601cb147dd43ee6a7532b422b6b29416bb65b4dcdd82fb8e5e47f6c6867ab563cea235ec159aa06adf8bd47cee149e6509b067f641ea7dee856c8e473fa82241325bc5d8552715bc637641963900a600d52f1f25c3efb6b1e56d9219eaad9a719f8103b8a36690c0e279f05d4d85b6ff86a53505e }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D  format R16 FLOAT  size 5 3  address 0x101a0000  texels rows 02425206e3e532355d1ec44bb7d5a2f8e6a7b8e506addee85bc66b1e0c0e }
handle 13 texture 13 sampler 0

warp 0 {   # gather.comp.u32x4.border.r
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x2004  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x1004
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 1 {   # gather.comp.u32x4.border.g
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 2 R8 = 0x20002004  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x20001004
    expect lane 3 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 2 {   # gather.comp.u32x4.border.b
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 1 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 2 R8 = 0x40002004  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40001004
    expect lane 3 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
}

warp 3 {   # gather.comp.u32x4.border.a
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 2 R8 = 0x60002004  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x60001004
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
}

warp 4 {   # gather.comp.u32x2.border.r
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x2004  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x1004
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 5 {   # gather.comp.u32x2.border.g
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 2 R8 = 0x20002004  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x20001004
    expect lane 3 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 6 {   # gather.comp.u32x2.border.b
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 7 {   # gather.comp.u32x2.border.a
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 8 {   # gather.comp.u32.border.r
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 3 R8 = 0x3  R9 = 0x4  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 9 {   # gather.comp.u32.border.g
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 10 {   # gather.comp.u32.border.b
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 11 {   # gather.comp.u32.border.a
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 12 {   # gather.comp.u8x4.border.r
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 2 R8 = 0x3d60e0e1  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f65e5e6
    expect lane 3 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
}

warp 13 {   # gather.comp.u8x4.border.g
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f44c4c5  R10 = 0x0  R11 = 0x0
}

warp 14 {   # gather.comp.u8x4.border.b
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f78f8f9  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e70f0f1
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

warp 15 {   # gather.comp.u8x4.border.a
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
    expect lane 1 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f41c1c2
    expect lane 3 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
}

warp 16 {   # gather.comp.u8x2.border.r
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 2 R8 = 0x3d60e0e1  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f65e5e6
    expect lane 3 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
}

warp 17 {   # gather.comp.u8x2.border.g
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f44c4c5  R10 = 0x0  R11 = 0x0
}

warp 18 {   # gather.comp.u8x2.border.b
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 19 {   # gather.comp.u8x2.border.a
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 20 {   # gather.comp.u8.border.r
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 2 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 3 R8 = 0x3e54d4d5  R9 = 0x3df0f0f1  R10 = 0x3e808081  R11 = 0x3e808081
}

warp 21 {   # gather.comp.u8.border.g
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 22 {   # gather.comp.u8.border.b
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 23 {   # gather.comp.u8.border.a
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 24 {   # gather.comp.f16x2.border.r
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x39c18000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0xc4b70000
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 25 {   # gather.comp.f16x2.border.g
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 2 R8 = 0xc280a000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x450d8000
    expect lane 3 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 26 {   # gather.comp.f16x2.border.b
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 27 {   # gather.comp.f16x2.border.a
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 28 {   # gather.comp.unorm8x4.border.r
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 2 R8 = 0x3d60e0e1  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f65e5e6
    expect lane 3 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
}

warp 29 {   # gather.comp.unorm8x4.border.g
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f44c4c5  R10 = 0x0  R11 = 0x0
}

warp 30 {   # gather.comp.unorm8x4.border.b
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f78f8f9  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e70f0f1
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

warp 31 {   # gather.comp.unorm8x4.border.a
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
    expect lane 1 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f41c1c2
    expect lane 3 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0
}

warp 32 {   # gather.comp.unorm8.border.r
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 2 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081
    expect lane 3 R8 = 0x3e54d4d5  R9 = 0x3df0f0f1  R10 = 0x3e808081  R11 = 0x3e808081
}

warp 33 {   # gather.comp.unorm8.border.g
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 34 {   # gather.comp.unorm8.border.b
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 35 {   # gather.comp.unorm8.border.a
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 36 {   # gather.comp.snorm8x4.border.r
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e810102  R9 = 0x3e810102  R10 = 0x3e810102  R11 = 0x3e810102
    expect lane 1 R8 = 0x3e810102  R9 = 0x3e810102  R10 = 0x3e810102  R11 = 0x3e810102
    expect lane 2 R8 = 0x3de1c1c4  R9 = 0x3e810102  R10 = 0x3e810102  R11 = 0xbe59b1b3
    expect lane 3 R8 = 0x3e810102  R9 = 0x3e810102  R10 = 0x3e810102  R11 = 0x3e810102
}

warp 37 {   # gather.comp.snorm8x4.border.g
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbd680df9) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3f936288) ... }
    expect lane 0 R8 = 0xbefdf9fc  R9 = 0xbefdf9fc  R10 = 0xbefdf9fc  R11 = 0xbefdf9fc
    expect lane 1 R8 = 0xbefdf9fc  R9 = 0xbefdf9fc  R10 = 0xbefdf9fc  R11 = 0xbefdf9fc
    expect lane 2 R8 = 0xbeb16163  R9 = 0xbefdf9fc  R10 = 0xbefdf9fc  R11 = 0x3f51a3a3
    expect lane 3 R8 = 0xbefdf9fc  R9 = 0xbefdf9fc  R10 = 0xbec99193  R11 = 0xbefdf9fc
}

warp 38 {   # gather.comp.snorm8x4.border.b
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0xbd810102  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ef1e1e4
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

warp 39 {   # gather.comp.snorm8x4.border.a
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f3f7f7f  R9 = 0x3f3f7f7f  R10 = 0x3f3f7f7f  R11 = 0x3f3f7f7f
    expect lane 1 R8 = 0x3f3f7f7f  R9 = 0x3f3f7f7f  R10 = 0x3f3f7f7f  R11 = 0x3f3f7f7f
    expect lane 2 R8 = 0x3f3d7b7b  R9 = 0x3f3f7f7f  R10 = 0x3f3f7f7f  R11 = 0xbefdf9fc
    expect lane 3 R8 = 0x3f3f7f7f  R9 = 0x3f3f7f7f  R10 = 0x3f3f7f7f  R11 = 0x3f3f7f7f
}

warp 40 {   # gather.comp.f32.border.r
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 3 R8 = 0x353265eb  R9 = 0x1e5d147f  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 41 {   # gather.comp.f32.border.g
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 42 {   # gather.comp.f32.border.b
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 43 {   # gather.comp.f32.border.a
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 44 {   # gather.comp.f32x2.border.r
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0xe0c6936  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0xe5b82fd8
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 45 {   # gather.comp.f32x2.border.g
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 2 R8 = 0xd4059f27  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x686c7fe4
    expect lane 3 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 46 {   # gather.comp.f32x2.border.b
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 47 {   # gather.comp.f32x2.border.a
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 48 {   # gather.comp.f32x4.border.r
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0xe0c6936  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0xe5b82fd8
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 49 {   # gather.comp.f32x4.border.g
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 2 R8 = 0xd4059f27  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x686c7fe4
    expect lane 3 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 50 {   # gather.comp.f32x4.border.b
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 1 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 2 R8 = 0xf86f5bd8  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x3c56ab67
    expect lane 3 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
}

warp 51 {   # gather.comp.f32x4.border.a
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3f6dc624) bits(0xbe2d36d0) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3f38530c) bits(0x3eed2566) ... }
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 2 R8 = 0x5e50536a  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0xc15e23ea
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
}

warp 52 {   # gather.comp.f16.border.r
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0xbe47c2ea) bits(0x3fa15801) bits(0x3f45bbed) ... }
    t = { bits(0x3f0f8d15) bits(0xbdd067d6) bits(0x3ddf2b11) bits(0x3e0658d2) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 3 R8 = 0x3ea64000  R9 = 0x3bcba000  R10 = 0x3e800000  R11 = 0x3e800000
}

warp 53 {   # gather.comp.f16.border.g
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 54 {   # gather.comp.f16.border.b
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 55 {   # gather.comp.f16.border.a
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0xf
    s = { bits(0x3f9dc9a1) bits(0x3f8d917b) bits(0x3cdedfac) bits(0x3f14f609) ... }
    t = { bits(0x3f0f8d15) bits(0xbe03698c) bits(0x3f7550d8) bits(0x3f70b133) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
