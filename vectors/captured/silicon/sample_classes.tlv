# TEX of headers of each type: those of another class are zeros, arrays and single textures mix.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-4 PD-119

texture 0 { type TWO_D  format R32 UINT  size 8 1  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 8 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
texture 2 { type THREE_D  format R32 UINT  size 8 4 2  address 0x10040000  texels expression (x + y * 4096 + (z + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type ONE_D_ARRAY  format R32 UINT  size 8  layers 3  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_ARRAY  format R32 UINT  size 8 4  layers 3  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 0
texture 5 { type CUBEMAP  format R32 UINT  size 4 4  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 5 texture 5 sampler 0
texture 6 { type CUBEMAP_ARRAY  format R32 UINT  size 4 4  layers 2  address 0x100c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D  format R32 UINT  size 8 4  layout pitch 32  address 0x100e0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 7 texture 7 sampler 0

warp 0 {   # mismatch.1d.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x7  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x4  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 1 {   # mismatch.1d.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 0, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 2 {   # mismatch.2d.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1007  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3004  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 3 {   # mismatch.2d.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 1, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x2000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x1003  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 4 {   # mismatch.3d.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 2, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 5 {   # mismatch.3d.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 2, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 6 {   # mismatch.a1d.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 3, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 7 {   # mismatch.a1d.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 3, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 8 {   # mismatch.a2d.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 4, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1007  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3004  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 9 {   # mismatch.a2d.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 4, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1002000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x2001003  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 10 {   # mismatch.cube.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 5, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 11 {   # mismatch.cube.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 5, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 12 {   # mismatch.acube.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 6, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 13 {   # mismatch.acube.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 6, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 14 {   # mismatch.pitch.tex_2d
    asm "TEXS.LZ R10, R8, R0, R4, 7, 2D, RGBA"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1007  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3004  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 15 {   # mismatch.pitch.tex_a2d
    asm "TEXS.LZ R10, R8, R0, R4, 7, ARRAY_2D, RGBA"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x2000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x1003  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
