# TEX of a point at the first level: at texel edges and far outside, one and two axes, layers.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-9 PD-60 PD-119

texture 0 { type TWO_D  format R32 FLOAT  size 1 4  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 FLOAT  size 1 4  normalized off  address 0x10020000  texels expression (float(x + 1)) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1
handle 2 texture 0 sampler 1
sampler 2 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 3 texture 0 sampler 2
sampler 3 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 4 texture 0 sampler 3
handle 5 texture 1 sampler 3
texture 2 { type TWO_D  format R32 FLOAT  size 3 4  address 0x10040000  texels expression (float(x + 1)) }
handle 6 texture 2 sampler 0
texture 3 { type TWO_D  format R32 FLOAT  size 3 4  normalized off  address 0x10060000  texels expression (float(x + 1)) }
handle 7 texture 3 sampler 1
handle 8 texture 2 sampler 1
handle 9 texture 2 sampler 2
handle 10 texture 2 sampler 3
handle 11 texture 3 sampler 3
texture 4 { type TWO_D  format R32 FLOAT  size 4 4  address 0x10080000  texels expression (float(x + 1)) }
handle 12 texture 4 sampler 0
texture 5 { type TWO_D  format R32 FLOAT  size 4 4  normalized off  address 0x100a0000  texels expression (float(x + 1)) }
handle 13 texture 5 sampler 1
handle 14 texture 4 sampler 1
handle 15 texture 4 sampler 2
handle 16 texture 4 sampler 3
handle 17 texture 5 sampler 3
texture 6 { type TWO_D  format R32 FLOAT  size 5 4  address 0x100c0000  texels expression (float(x + 1)) }
handle 18 texture 6 sampler 0
texture 7 { type TWO_D  format R32 FLOAT  size 5 4  normalized off  address 0x100e0000  texels expression (float(x + 1)) }
handle 19 texture 7 sampler 1
handle 20 texture 6 sampler 1
handle 21 texture 6 sampler 2
handle 22 texture 6 sampler 3
handle 23 texture 7 sampler 3
texture 8 { type TWO_D  format R32 FLOAT  size 100 4  address 0x10100000  texels expression (float(x + 1)) }
handle 24 texture 8 sampler 0
texture 9 { type TWO_D  format R32 FLOAT  size 100 4  normalized off  address 0x10120000  texels expression (float(x + 1)) }
handle 25 texture 9 sampler 1
handle 26 texture 8 sampler 1
handle 27 texture 8 sampler 2
handle 28 texture 8 sampler 3
handle 29 texture 9 sampler 3
texture 10 { type TWO_D  format R32 UINT  size 4 4  address 0x10140000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 4 { address WRAP WRAP WRAP }
handle 30 texture 10 sampler 4
handle 31 texture 10 sampler 1
sampler 5 { address MIRROR MIRROR MIRROR }
handle 32 texture 10 sampler 5
sampler 6 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000 }
handle 33 texture 10 sampler 6
texture 11 { type TWO_D  format R32 UINT  size 5 4  address 0x10160000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 34 texture 11 sampler 4
handle 35 texture 11 sampler 1
handle 36 texture 11 sampler 5
handle 37 texture 11 sampler 6
texture 12 { type TWO_D  format R32 UINT  size 1000 4  address 0x10180000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 38 texture 12 sampler 4
handle 39 texture 12 sampler 1
handle 40 texture 12 sampler 5
handle 41 texture 12 sampler 6
texture 13 { type TWO_D  format R32 FLOAT  size 5 1  address 0x101a0000  texels expression (float(x + 1)) }
handle 42 texture 13 sampler 4
texture 14 { type ONE_D  format R32 FLOAT  size 5  address 0x101c0000  texels expression (float(x + 1)) }
handle 43 texture 14 sampler 4
handle 44 texture 13 sampler 1
handle 45 texture 14 sampler 1
handle 46 texture 13 sampler 5
handle 47 texture 14 sampler 5
sampler 7 { address BORDER BORDER BORDER  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 48 texture 13 sampler 7
handle 49 texture 14 sampler 7
texture 15 { type TWO_D  format R32 FLOAT  size 5 3  address 0x101e0000  texels rows 5341643fdbaf433f4d0c4e3fa5a54f3fc5de393f9b52403ffe18193fd03c563fa7f2633f0e75343f761c4b3f2c4f183f36fa3a3fbeb2133fffba1f3f }
sampler 8 { address WRAP WRAP CLAMP_TO_EDGE }
handle 50 texture 15 sampler 8
handle 51 texture 15 sampler 0
sampler 9 { address WRAP MIRROR CLAMP_TO_EDGE }
handle 52 texture 15 sampler 9
sampler 10 { address WRAP BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 53 texture 15 sampler 10
sampler 11 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE }
handle 54 texture 15 sampler 11
handle 55 texture 15 sampler 1
sampler 12 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE }
handle 56 texture 15 sampler 12
sampler 13 { address CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 57 texture 15 sampler 13
sampler 14 { address MIRROR WRAP CLAMP_TO_EDGE }
handle 58 texture 15 sampler 14
handle 59 texture 15 sampler 2
sampler 15 { address MIRROR MIRROR CLAMP_TO_EDGE }
handle 60 texture 15 sampler 15
sampler 16 { address MIRROR BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 61 texture 15 sampler 16
sampler 17 { address BORDER WRAP CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 62 texture 15 sampler 17
handle 63 texture 15 sampler 3
sampler 18 { address BORDER MIRROR CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 64 texture 15 sampler 18
sampler 19 { address BORDER BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 65 texture 15 sampler 19
texture 16 { type TWO_D_ARRAY  format R32 UINT  size 5 3  layers 5  address 0x10200000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 66 texture 16 sampler 1

warp 0 {   # address.2d.n1.wrap.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 1 {   # address.2d.n1.wrap.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 2 {   # address.2d.n1.clamp.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 2, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 3 {   # address.2d.n1.clamp.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 4 {   # address.2d.n1.mirror.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 3, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 5 {   # address.2d.n1.mirror.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 6 {   # address.2d.n1.border.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 4, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 7 {   # address.2d.n1.border.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 5, 2D, RGBA"  active 0xfff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0xc0800000) bits(0x4c07d2df) bits(0x4dcc2260) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 8 {   # address.2d.n3.wrap.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 6, 2D, RGBA"  active 0x3ff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0xbf800000)
        bits(0x40000000) bits(0x40a00000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40400000
}

warp 9 {   # address.2d.n3.wrap.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 7, 2D, RGBA"  active 0xfff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0xc1200000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
}

warp 10 {   # address.2d.n3.clamp.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 8, 2D, RGBA"  active 0xfff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0xc0555555) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
}

warp 11 {   # address.2d.n3.clamp.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 7, 2D, RGBA"  active 0xfff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0xc1200000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
}

warp 12 {   # address.2d.n3.mirror.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 9, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
}

warp 13 {   # address.2d.n3.mirror.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 7, 2D, RGBA"  active 0xfff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0xc1200000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
}

warp 14 {   # address.2d.n3.border.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 10, 2D, RGBA"  active 0xfff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0xc0555555) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 15 {   # address.2d.n3.border.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 11, 2D, RGBA"  active 0xfff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0xc1200000) bits(0x4e00b058) bits(0x40fd24e0) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 16 {   # address.2d.n4.wrap.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 12, 2D, RGBA"  active 0xfff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0xc0500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x3f800000
}

warp 17 {   # address.2d.n4.wrap.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 13, 2D, RGBA"  active 0xfff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0xc1500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
}

warp 18 {   # address.2d.n4.clamp.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 14, 2D, RGBA"  active 0xfff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0xc0500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
}

warp 19 {   # address.2d.n4.clamp.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 13, 2D, RGBA"  active 0xfff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0xc1500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
}

warp 20 {   # address.2d.n4.mirror.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 15, 2D, RGBA"  active 0xfff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0xc0500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
}

warp 21 {   # address.2d.n4.mirror.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 13, 2D, RGBA"  active 0xfff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0xc1500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
}

warp 22 {   # address.2d.n4.border.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 16, 2D, RGBA"  active 0xfff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0xc0500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 23 {   # address.2d.n4.border.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 17, 2D, RGBA"  active 0xfff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0xc1500000) bits(0xbe3e84fe) bits(0x481d51c8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 24 {   # address.2d.n5.wrap.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 18, 2D, RGBA"  active 0xfff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc04ccccd) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x3f800000
}

warp 25 {   # address.2d.n5.wrap.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 19, 2D, RGBA"  active 0xfff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0xc1800000) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
}

warp 26 {   # address.2d.n5.clamp.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 20, 2D, RGBA"  active 0xfff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc04ccccd) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
}

warp 27 {   # address.2d.n5.clamp.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 19, 2D, RGBA"  active 0xfff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0xc1800000) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
}

warp 28 {   # address.2d.n5.mirror.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 21, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40a00000
}

warp 29 {   # address.2d.n5.mirror.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 19, 2D, RGBA"  active 0xfff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0xc1800000) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
}

warp 30 {   # address.2d.n5.border.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 22, 2D, RGBA"  active 0xfff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc04ccccd) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 31 {   # address.2d.n5.border.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 23, 2D, RGBA"  active 0xfff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0xc1800000) bits(0x4743a895) bits(0x459fa808) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 32 {   # address.2d.n100.wrap.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 24, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0x3ebae148) bits(0xc5271fbb) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x42980000
    expect lane 1 R8 = 0x41d00000
    expect lane 2 R8 = 0x42980000
    expect lane 3 R8 = 0x41d00000
    expect lane 4 R8 = 0x424c0000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x42140000
    expect lane 10 R8 = 0x40000000
}

warp 33 {   # address.2d.n100.wrap.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 25, 2D, RGBA"  active 0xfff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3968000) bits(0x42120000) bits(0xc5271fbb) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0x3f800000
}

warp 34 {   # address.2d.n100.clamp.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 26, 2D, RGBA"  active 0xfff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xc040a3d7) bits(0x3ebae148) bits(0xc5271fbb) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x42980000
    expect lane 3 R8 = 0x42c80000
    expect lane 4 R8 = 0x42c80000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x42c80000
    expect lane 7 R8 = 0x42c80000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0x3f800000
}

warp 35 {   # address.2d.n100.clamp.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 25, 2D, RGBA"  active 0xfff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3968000) bits(0x42120000) bits(0xc5271fbb) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0x3f800000
}

warp 36 {   # address.2d.n100.mirror.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 27, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0x3ebae148) bits(0xc5271fbb) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x41c80000
    expect lane 1 R8 = 0x42960000
    expect lane 2 R8 = 0x42980000
    expect lane 3 R8 = 0x41d00000
    expect lane 4 R8 = 0x424c0000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x42140000
    expect lane 10 R8 = 0x40000000
}

warp 37 {   # address.2d.n100.mirror.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 25, 2D, RGBA"  active 0xfff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3968000) bits(0x42120000) bits(0xc5271fbb) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0x3f800000
}

warp 38 {   # address.2d.n100.border.norm.point
    asm "TEXS.LZ R10, R8, R0, R4, 28, 2D, RGBA"  active 0xfff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xc040a3d7) bits(0x3ebae148) bits(0xc5271fbb) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0x42980000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0xc2c80000
}

warp 39 {   # address.2d.n100.border.unnorm.point
    asm "TEXS.LZ R10, R8, R0, R4, 29, 2D, RGBA"  active 0xfff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3968000) bits(0x42120000) bits(0xc5271fbb) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0x42140000
    expect lane 11 R8 = 0xc2c80000
}

warp 40 {   # address.snap.n4.wrap
    asm "TEXS.LZ R10, R8, R0, R4, 30, 2D, RGBA"  active 0xfff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0xbe808000) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1003
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1003
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1002
    expect lane 10 R8 = 0x3001
    expect lane 11 R8 = 0x1
}

warp 41 {   # address.snap.n4.clamp
    asm "TEXS.LZ R10, R8, R0, R4, 31, 2D, RGBA"  active 0xfff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0xbe808000) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1003
    expect lane 9 R8 = 0x1000
    expect lane 10 R8 = 0x3000
    expect lane 11 R8 = 0x0
}

warp 42 {   # address.snap.n4.mirror
    asm "TEXS.LZ R10, R8, R0, R4, 32, 2D, RGBA"  active 0xfff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0xbe808000) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1003
    expect lane 9 R8 = 0x1001
    expect lane 10 R8 = 0x3002
    expect lane 11 R8 = 0x2
}

warp 43 {   # address.snap.n4.border
    asm "TEXS.LZ R10, R8, R0, R4, 33, 2D, RGBA"  active 0xfff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0xbe808000) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
}

warp 44 {   # address.snap.n5.wrap
    asm "TEXS.LZ R10, R8, R0, R4, 34, 2D, RGBA"  active 0xff
    s = { bits(0x00000007) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3) bits(0x3f800005) bits(0xbe4d999a)
        bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1002
    expect lane 2 R8 = 0x1004
    expect lane 3 R8 = 0x1004
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1003
    expect lane 6 R8 = 0x3002
    expect lane 7 R8 = 0x1
}

warp 45 {   # address.snap.n5.clamp
    asm "TEXS.LZ R10, R8, R0, R4, 35, 2D, RGBA"  active 0x3ff
    s = { bits(0x00000007) bits(0xbe4ccccd) bits(0xbe4cccc5) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3)
        bits(0x3f800005) bits(0xbe4d999a) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1002
    expect lane 4 R8 = 0x1004
    expect lane 5 R8 = 0x1004
    expect lane 6 R8 = 0x1004
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x3000
    expect lane 9 R8 = 0x0
}

warp 46 {   # address.snap.n5.mirror
    asm "TEXS.LZ R10, R8, R0, R4, 36, 2D, RGBA"  active 0xff
    s = { bits(0x00000007) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3) bits(0x3f800005) bits(0xbe4d999a)
        bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1002
    expect lane 2 R8 = 0x1004
    expect lane 3 R8 = 0x1004
    expect lane 4 R8 = 0x1004
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x3002
    expect lane 7 R8 = 0x3
}

warp 47 {   # address.snap.n5.border
    asm "TEXS.LZ R10, R8, R0, R4, 37, 2D, RGBA"  active 0x3ff
    s = { bits(0x00000007) bits(0xbe4ccccd) bits(0xbe4cccc5) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3)
        bits(0x3f800005) bits(0xbe4d999a) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0x1002
    expect lane 4 R8 = 0x1004
    expect lane 5 R8 = 0x1004
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0xbf800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
}

warp 48 {   # address.snap.n1000.wrap
    asm "TEXS.LZ R10, R8, R0, R4, 38, 2D, RGBA"  active 0xff
    s = { bits(0x00000007) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f) bits(0x3a830a3d) bits(0xba839581)
        bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x3f
    expect lane 2 R8 = 0x128f
    expect lane 3 R8 = 0x13e7
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x13e6
    expect lane 6 R8 = 0x31e0
    expect lane 7 R8 = 0x174
}

warp 49 {   # address.snap.n1000.clamp
    asm "TEXS.LZ R10, R8, R0, R4, 39, 2D, RGBA"  active 0x3ff
    s = { bits(0x00000007) bits(0xba83126f) bits(0xba831267) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f)
        bits(0x3a830a3d) bits(0xba839581) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x3f
    expect lane 4 R8 = 0x128f
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x3000
    expect lane 9 R8 = 0x0
}

warp 50 {   # address.snap.n1000.mirror
    asm "TEXS.LZ R10, R8, R0, R4, 40, 2D, RGBA"  active 0xff
    s = { bits(0x00000007) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f) bits(0x3a830a3d) bits(0xba839581)
        bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x3f
    expect lane 2 R8 = 0x128f
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x3207
    expect lane 7 R8 = 0x273
}

warp 51 {   # address.snap.n1000.border
    asm "TEXS.LZ R10, R8, R0, R4, 41, 2D, RGBA"  active 0x3ff
    s = { bits(0x00000007) bits(0xba83126f) bits(0xba831267) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f)
        bits(0x3a830a3d) bits(0xba839581) bits(0xbf050d67) bits(0xbf20b3f8) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3f72859d) bits(0x3e113aca) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0xbf800000
    expect lane 4 R8 = 0x128f
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0xbf800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
}

warp 52 {   # address.1d.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 42, 2D, RGBA"  active 0x3ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 53 {   # address.1d.wrap.point
    asm "TEXS.LZ R10, R8, R0, RZ, 43, 1D, RGBA"  active 0x3ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 54 {   # address.1d.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 44, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbecccccd) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 55 {   # address.1d.clamp.point
    asm "TEXS.LZ R10, R8, R0, RZ, 45, 1D, RGBA"  active 0x7ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbecccccd) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 56 {   # address.1d.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 46, 2D, RGBA"  active 0x1ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbf89999a) bits(0x3f880000) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 57 {   # address.1d.mirror.point
    asm "TEXS.LZ R10, R8, R0, RZ, 47, 1D, RGBA"  active 0x1ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbf89999a) bits(0x3f880000) ... }
    expect lane 0 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 58 {   # address.1d.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 48, 2D, RGBA"  active 0x7ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbecccccd) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
}

warp 59 {   # address.1d.border.point
    asm "TEXS.LZ R10, R8, R0, RZ, 49, 1D, RGBA"  active 0x7ff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0xbf800000) bits(0x00000000) bits(0x3f800000) bits(0x40000000)
        bits(0x40400000) bits(0xbecccccd) bits(0xc04ccccd) bits(0xbf89999a) bits(0x3f880000) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
}

warp 60 {   # address.mix.wrap.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 50, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f34750e
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f43afdb
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f40529b
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f63f2a7
    expect lane 10 R8 = 0x3f3afa36
    expect lane 11 R8 = 0x3f34750e
}

warp 61 {   # address.mix.wrap.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 51, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f1fbaff
    expect lane 3 R8 = 0x3f39dec5
    expect lane 4 R8 = 0x3f3afa36
    expect lane 5 R8 = 0x3f43afdb
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f644153
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f13b2be
    expect lane 10 R8 = 0x3f4e0c4d
    expect lane 11 R8 = 0x3f39dec5
}

warp 62 {   # address.mix.wrap.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 52, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f34750e
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f184f2c
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f40529b
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f63f2a7
    expect lane 10 R8 = 0x3f3afa36
    expect lane 11 R8 = 0x3f34750e
}

warp 63 {   # address.mix.wrap.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 53, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 0 {   # address.mix.clamp.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 54, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f40529b
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f34750e
    expect lane 5 R8 = 0x3f644153
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f40529b
    expect lane 10 R8 = 0x3f1fbaff
    expect lane 11 R8 = 0x3f40529b
}

warp 1 {   # address.mix.clamp.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 55, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f4b1c76
    expect lane 3 R8 = 0x3f644153
    expect lane 4 R8 = 0x3f1fbaff
    expect lane 5 R8 = 0x3f644153
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f39dec5
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f4b1c76
    expect lane 10 R8 = 0x3f39dec5
    expect lane 11 R8 = 0x3f644153
}

warp 2 {   # address.mix.clamp.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 56, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f40529b
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f34750e
    expect lane 5 R8 = 0x3f4b1c76
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f40529b
    expect lane 10 R8 = 0x3f1fbaff
    expect lane 11 R8 = 0x3f40529b
}

warp 3 {   # address.mix.clamp.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 57, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 4 {   # address.mix.mirror.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 58, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f4fa5a5
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f3afa36
    expect lane 11 R8 = 0x3f34750e
}

warp 5 {   # address.mix.mirror.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 59, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f1fbaff
    expect lane 3 R8 = 0x3f644153
    expect lane 4 R8 = 0x3f3afa36
    expect lane 5 R8 = 0x3f4fa5a5
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f39dec5
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f184f2c
    expect lane 10 R8 = 0x3f4e0c4d
    expect lane 11 R8 = 0x3f39dec5
}

warp 6 {   # address.mix.mirror.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 60, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f13b2be
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f3afa36
    expect lane 11 R8 = 0x3f34750e
}

warp 7 {   # address.mix.mirror.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 61, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 8 {   # address.mix.border.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 62, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 9 {   # address.mix.border.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 63, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 10 {   # address.mix.border.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 64, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 11 {   # address.mix.border.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 65, 2D, RGBA"  active 0xfff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0xbe8b4e15) bits(0x3fc05f5c) bits(0xbf8d3e34) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x3faddb91) bits(0xbf85f399) bits(0xbfaab3fa) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
}

warp 12 {   # address.a2d.layers
    asm "TEXS.LZ R10, R8, R0, R4, 66, ARRAY_2D, RGBA"  active 0xfff
    array = { 0 1 2 3 4 5 6 31 255 0 6 65535 ... }
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    expect lane 0 R8 = 0x1002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x2001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x1002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x4001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
