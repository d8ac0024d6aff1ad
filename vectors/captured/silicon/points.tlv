# TEX of a point: at texel edges and far outside, address modes, border colours, offsets of 4 bits.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TLD4-47 PD-6 PD-10 PD-19

texture 0 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  normalized off  address 0x10020000  texels expression (float(x + 1)) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1
handle 2 texture 0 sampler 1
sampler 2 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 3 texture 0 sampler 2
sampler 3 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 4 texture 0 sampler 3
handle 5 texture 1 sampler 3
texture 2 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  address 0x10040000  texels expression (float(x + 1)) }
handle 6 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  normalized off  address 0x10060000  texels expression (float(x + 1)) }
handle 7 texture 3 sampler 1
handle 8 texture 2 sampler 1
handle 9 texture 2 sampler 2
handle 10 texture 2 sampler 3
handle 11 texture 3 sampler 3
texture 4 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x10080000  texels expression (float(x + 1)) }
handle 12 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  normalized off  address 0x100a0000  texels expression (float(x + 1)) }
handle 13 texture 5 sampler 1
handle 14 texture 4 sampler 1
handle 15 texture 4 sampler 2
handle 16 texture 4 sampler 3
handle 17 texture 5 sampler 3
texture 6 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  address 0x100c0000  texels expression (float(x + 1)) }
handle 18 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  normalized off  address 0x100e0000  texels expression (float(x + 1)) }
handle 19 texture 7 sampler 1
handle 20 texture 6 sampler 1
handle 21 texture 6 sampler 2
handle 22 texture 6 sampler 3
handle 23 texture 7 sampler 3
texture 8 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  address 0x10100000  texels expression (float(x + 1)) }
handle 24 texture 8 sampler 0
texture 9 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  normalized off  address 0x10120000  texels expression (float(x + 1)) }
handle 25 texture 9 sampler 1
handle 26 texture 8 sampler 1
handle 27 texture 8 sampler 2
handle 28 texture 8 sampler 3
handle 29 texture 9 sampler 3
texture 10 { type TWO_D_NO_MIPMAP  format R32 UINT  size 4 4  address 0x10140000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 4 { address WRAP WRAP WRAP }
handle 30 texture 10 sampler 4
handle 31 texture 10 sampler 1
sampler 5 { address MIRROR MIRROR MIRROR }
handle 32 texture 10 sampler 5
sampler 6 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000 }
handle 33 texture 10 sampler 6
texture 11 { type TWO_D_NO_MIPMAP  format R32 UINT  size 5 4  address 0x10160000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 34 texture 11 sampler 4
handle 35 texture 11 sampler 1
handle 36 texture 11 sampler 5
handle 37 texture 11 sampler 6
texture 12 { type TWO_D_NO_MIPMAP  format R32 UINT  size 1000 4  address 0x10180000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 38 texture 12 sampler 4
handle 39 texture 12 sampler 1
handle 40 texture 12 sampler 5
handle 41 texture 12 sampler 6
texture 13 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 3  address 0x101a0000  texels rows 5341643fdbaf433f4d0c4e3fa5a54f3fc5de393f9b52403ffe18193fd03c563fa7f2633f0e75343f761c4b3f2c4f183f36fa3a3fbeb2133fffba1f3f }
sampler 7 { address WRAP WRAP CLAMP_TO_EDGE }
handle 42 texture 13 sampler 7
handle 43 texture 13 sampler 0
sampler 8 { address WRAP MIRROR CLAMP_TO_EDGE }
handle 44 texture 13 sampler 8
sampler 9 { address WRAP BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 45 texture 13 sampler 9
sampler 10 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE }
handle 46 texture 13 sampler 10
handle 47 texture 13 sampler 1
sampler 11 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE }
handle 48 texture 13 sampler 11
sampler 12 { address CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 49 texture 13 sampler 12
sampler 13 { address MIRROR WRAP CLAMP_TO_EDGE }
handle 50 texture 13 sampler 13
handle 51 texture 13 sampler 2
sampler 14 { address MIRROR MIRROR CLAMP_TO_EDGE }
handle 52 texture 13 sampler 14
sampler 15 { address MIRROR BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 53 texture 13 sampler 15
sampler 16 { address BORDER WRAP CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 54 texture 13 sampler 16
handle 55 texture 13 sampler 3
sampler 17 { address BORDER MIRROR CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 56 texture 13 sampler 17
sampler 18 { address BORDER BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 57 texture 13 sampler 18
texture 14 { type TWO_D_NO_MIPMAP  format R32 UINT  size 7 5  address 0x101c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 58 texture 14 sampler 4
handle 59 texture 14 sampler 1
handle 60 texture 14 sampler 5
handle 61 texture 14 sampler 6

warp 0 {   # address.2d.n1.wrap.norm.point
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 1 {   # address.2d.n1.wrap.unnorm.point
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 2 {   # address.2d.n1.clamp.norm.point
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 3 {   # address.2d.n1.clamp.unnorm.point
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 4 {   # address.2d.n1.mirror.norm.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 5 {   # address.2d.n1.mirror.unnorm.point
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 6 {   # address.2d.n1.border.norm.point
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 7 {   # address.2d.n1.border.unnorm.point
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0xc0800000) bits(0xc0400000) bits(0xbf800000) bits(0x3f800000) bits(0x40800000) bits(0x80000000)
        bits(0x007fffff) bits(0x00800000) bits(0x00800001) bits(0x40000000) bits(0x40a00000) bits(0x41200000)
        bits(0xc0800000) bits(0x3f190b26) bits(0xc1b0c07f) bits(0x74b9f9da) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 8 {   # address.2d.n3.wrap.norm.point
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0xbf800000)
        bits(0x40000000) bits(0x40a00000) bits(0xc1200000) bits(0x48000000) bits(0x4b000000) bits(0x42d2cab3)
        bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x3f800000
}

warp 9 {   # address.2d.n3.wrap.unnorm.point
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0x007fffff) bits(0x80800000) bits(0xbf800000)
        bits(0xc1200000) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 10 {   # address.2d.n3.clamp.norm.point
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0xc1200000) bits(0x48000000) bits(0x4b000000)
        bits(0xc0555555) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 11 {   # address.2d.n3.clamp.unnorm.point
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0x007fffff) bits(0x80800000) bits(0xbf800000)
        bits(0xc1200000) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 12 {   # address.2d.n3.mirror.norm.point
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7fff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0xc1200000) bits(0x48000000) bits(0x4b000000)
        bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x3f800000
}

warp 13 {   # address.2d.n3.mirror.unnorm.point
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0x007fffff) bits(0x80800000) bits(0xbf800000)
        bits(0xc1200000) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 14 {   # address.2d.n3.border.norm.point
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xc0000000) bits(0xbf800000) bits(0x40000000) bits(0x00000001) bits(0x007fffff) bits(0x80800000)
        bits(0xbf800000) bits(0x40000000) bits(0x40a00000) bits(0xc1200000) bits(0x48000000) bits(0x4b000000)
        bits(0xc0555555) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x3f800000
}

warp 15 {   # address.2d.n3.border.unnorm.point
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0xc1200000) bits(0xc0e00000) bits(0xc0c00000) bits(0xc0400000) bits(0xc0000000) bits(0x40000000)
        bits(0x40c00000) bits(0x41200000) bits(0x00000001) bits(0x007fffff) bits(0x80800000) bits(0xbf800000)
        bits(0xc1200000) bits(0x42d2cab3) bits(0xc9ea5aeb) bits(0x03d48290) ... }
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
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x3f800000
}

warp 16 {   # address.2d.n4.wrap.norm.point
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0x40200000) bits(0x00000000) bits(0x80000001)
        bits(0xc0500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x3f800000
}

warp 17 {   # address.2d.n4.wrap.unnorm.point
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0x41200000) bits(0x00000000) bits(0x80000001)
        bits(0xc1500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
}

warp 18 {   # address.2d.n4.clamp.norm.point
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0xffff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0x40200000) bits(0x00000000) bits(0x80000001)
        bits(0xc0500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
}

warp 19 {   # address.2d.n4.clamp.unnorm.point
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0x41200000) bits(0x00000000) bits(0x80000001)
        bits(0xc1500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
}

warp 20 {   # address.2d.n4.mirror.norm.point
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0x40200000) bits(0x00000000) bits(0x80000001)
        bits(0xc0500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
}

warp 21 {   # address.2d.n4.mirror.unnorm.point
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0x41200000) bits(0x00000000) bits(0x80000001)
        bits(0xc1500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
}

warp 22 {   # address.2d.n4.border.norm.point
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xffff
    s = { bits(0xc0500000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000) bits(0xbf000000) bits(0x3fc00000)
        bits(0x3fe00000) bits(0x40000000) bits(0x40100000) bits(0x40200000) bits(0x00000000) bits(0x80000001)
        bits(0xc0500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 23 {   # address.2d.n4.border.unnorm.point
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0xc1500000) bits(0xc0a00000) bits(0xc0800000) bits(0xc0400000) bits(0xc0000000) bits(0x40c00000)
        bits(0x40e00000) bits(0x41000000) bits(0x41100000) bits(0x41200000) bits(0x00000000) bits(0x80000001)
        bits(0xc1500000) bits(0xff7fffff) bits(0xbdd716bc) bits(0x4e30c6d6) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 24 {   # address.2d.n5.wrap.norm.point
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc0a00000) bits(0x42c80000) bits(0x47000000)
        bits(0xc04ccccd) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
}

warp 25 {   # address.2d.n5.wrap.unnorm.point
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0xc1800000) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40800000
}

warp 26 {   # address.2d.n5.clamp.norm.point
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc0a00000) bits(0x42c80000) bits(0x47000000)
        bits(0xc04ccccd) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
}

warp 27 {   # address.2d.n5.clamp.unnorm.point
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0xc1800000) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40800000
}

warp 28 {   # address.2d.n5.mirror.norm.point
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x7fff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc0a00000) bits(0x42c80000) bits(0x47000000)
        bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40400000
}

warp 29 {   # address.2d.n5.mirror.unnorm.point
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0xc1800000) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40800000
}

warp 30 {   # address.2d.n5.border.norm.point
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0xffff
    s = { bits(0xc0400000) bits(0xc0000000) bits(0x3f800000) bits(0x40000000) bits(0x00000000) bits(0x80000001)
        bits(0x00800000) bits(0x00800001) bits(0xc0000000) bits(0xc0a00000) bits(0x42c80000) bits(0x47000000)
        bits(0xc04ccccd) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 31 {   # address.2d.n5.border.unnorm.point
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0xc1800000) bits(0xc1700000) bits(0xc1600000) bits(0xc1500000) bits(0xc1400000) bits(0xc1300000)
        bits(0xc1200000) bits(0xc1100000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0xc1800000) bits(0x3e000000) bits(0x432e6b70) bits(0x4066376a) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x40800000
}

warp 32 {   # address.2d.n100.wrap.norm.point
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x7fff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xcb800000) bits(0x7f800001) bits(0x4980ebdc)
        bits(0xbef0a3d7) bits(0x40047ae1) bits(0x49772d0b) ... }
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
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x424c0000
    expect lane 12 R8 = 0x42540000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x428a0000
}

warp 33 {   # address.2d.n100.wrap.unnorm.point
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3810000) bits(0xc37d0000) bits(0xc3780000)
        bits(0xc3968000) bits(0xc23c0000) bits(0x434f0000) bits(0x49772d0b) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x42c80000
    expect lane 15 R8 = 0x42c80000
}

warp 34 {   # address.2d.n100.clamp.norm.point
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xffff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xcb800000) bits(0x7f800001) bits(0x4980ebdc)
        bits(0xc040a3d7) bits(0xbef0a3d7) bits(0x40047ae1) bits(0x49772d0b) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x42c80000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x42c80000
    expect lane 15 R8 = 0x42c80000
}

warp 35 {   # address.2d.n100.clamp.unnorm.point
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3810000) bits(0xc37d0000) bits(0xc3780000)
        bits(0xc3968000) bits(0xc23c0000) bits(0x434f0000) bits(0x49772d0b) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x42c80000
    expect lane 15 R8 = 0x42c80000
}

warp 36 {   # address.2d.n100.mirror.norm.point
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x3fff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xcb800000) bits(0x7f800001) bits(0x4980ebdc)
        bits(0x40047ae1) bits(0x49772d0b) ... }
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
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x42480000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x428a0000
}

warp 37 {   # address.2d.n100.mirror.unnorm.point
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3810000) bits(0xc37d0000) bits(0xc3780000)
        bits(0xc3968000) bits(0xc23c0000) bits(0x434f0000) bits(0x49772d0b) ... }
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
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x42c80000
    expect lane 15 R8 = 0x42c80000
}

warp 38 {   # address.2d.n100.border.norm.point
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0xffff
    s = { bits(0xc0100000) bits(0xbf400000) bits(0x3f400000) bits(0x40100000) bits(0x40200000) bits(0x007fffff)
        bits(0x40000000) bits(0x42c80000) bits(0xc8000000) bits(0xcb800000) bits(0x7f800001) bits(0x4980ebdc)
        bits(0xc040a3d7) bits(0xbef0a3d7) bits(0x40047ae1) bits(0x49772d0b) ... }
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
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0xc2c80000
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 39 {   # address.2d.n100.border.unnorm.point
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0xffff
    s = { bits(0xc3968000) bits(0xc3940000) bits(0xc3918000) bits(0xc38f0000) bits(0xc38c8000) bits(0xc38a0000)
        bits(0xc3878000) bits(0xc3860000) bits(0xc3838000) bits(0xc3810000) bits(0xc37d0000) bits(0xc3780000)
        bits(0xc3968000) bits(0xc23c0000) bits(0x434f0000) bits(0x49772d0b) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 40 {   # address.snap.n4.wrap
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0xffff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0x3fa00005) bits(0x35c39bd7) bits(0xb5cbb99d)
        bits(0xbe808000) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c)
        bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1003
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1003
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1001
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x2003
    expect lane 12 R8 = 0x1002
    expect lane 13 R8 = 0x3002
    expect lane 14 R8 = 0x2002
    expect lane 15 R8 = 0x2000
}

warp 41 {   # address.snap.n4.clamp
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0xffff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0x3fa00005) bits(0x35c39bd7) bits(0xb5cbb99d)
        bits(0xbe808000) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c)
        bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1003
    expect lane 9 R8 = 0x1003
    expect lane 10 R8 = 0x3000
    expect lane 11 R8 = 0x3000
    expect lane 12 R8 = 0x1000
    expect lane 13 R8 = 0x3003
    expect lane 14 R8 = 0x3002
    expect lane 15 R8 = 0x3000
}

warp 42 {   # address.snap.n4.mirror
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0xffff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0x3fa00005) bits(0x35c39bd7) bits(0xb5cbb99d)
        bits(0xbe808000) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c)
        bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1003
    expect lane 8 R8 = 0x1003
    expect lane 9 R8 = 0x1002
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x1000
    expect lane 12 R8 = 0x1001
    expect lane 13 R8 = 0x3001
    expect lane 14 R8 = 0x1002
    expect lane 15 R8 = 0x2000
}

warp 43 {   # address.snap.n4.border
    asm "TLD4.R R8, R0, 33, 2D, 0xf"  active 0xffff
    s = { bits(0xbe800000) bits(0x00000007) bits(0xbe7ffff8) bits(0x3e800007) bits(0x3f400004) bits(0x3f000004)
        bits(0x3f000006) bits(0x3f400006) bits(0x3f800005) bits(0x3fa00005) bits(0x35c39bd7) bits(0xb5cbb99d)
        bits(0xbe808000) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c)
        bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
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
    expect lane 12 R8 = 0xbf800000
    expect lane 13 R8 = 0xbf800000
    expect lane 14 R8 = 0xbf800000
    expect lane 15 R8 = 0xbf800000
}

warp 44 {   # address.snap.n5.wrap
    asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0xfff
    s = { bits(0x00000007) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3) bits(0x3f800005) bits(0x3f99999f)
        bits(0x35c39bd7) bits(0xb5cbb99d) bits(0xbe4d999a) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x4259af52) bits(0x3fdb4c0c) bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1002
    expect lane 2 R8 = 0x1004
    expect lane 3 R8 = 0x1004
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x2004
    expect lane 8 R8 = 0x1003
    expect lane 9 R8 = 0x3002
    expect lane 10 R8 = 0x2003
    expect lane 11 R8 = 0x2000
}

warp 45 {   # address.snap.n5.clamp
    asm "TLD4.R R8, R0, 35, 2D, 0xf"  active 0x3fff
    s = { bits(0x00000007) bits(0xbe4ccccd) bits(0xbe4cccc5) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3)
        bits(0x3f800005) bits(0x3f99999f) bits(0x35c39bd7) bits(0xb5cbb99d) bits(0xbe4d999a) bits(0x3fc93966)
        bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c) bits(0x3ec00000) bits(0x3f4c1fd8)
        bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1002
    expect lane 4 R8 = 0x1004
    expect lane 5 R8 = 0x1004
    expect lane 6 R8 = 0x1004
    expect lane 7 R8 = 0x1004
    expect lane 8 R8 = 0x3000
    expect lane 9 R8 = 0x3000
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x3004
    expect lane 12 R8 = 0x3003
    expect lane 13 R8 = 0x3000
}

warp 46 {   # address.snap.n5.mirror
    asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0xfff
    s = { bits(0x00000007) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3) bits(0x3f800005) bits(0x3f99999f)
        bits(0x35c39bd7) bits(0xb5cbb99d) bits(0xbe4d999a) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x4259af52) bits(0x3fdb4c0c) bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1002
    expect lane 2 R8 = 0x1004
    expect lane 3 R8 = 0x1004
    expect lane 4 R8 = 0x1004
    expect lane 5 R8 = 0x1003
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x1001
    expect lane 9 R8 = 0x3002
    expect lane 10 R8 = 0x1003
    expect lane 11 R8 = 0x2000
}

warp 47 {   # address.snap.n5.border
    asm "TLD4.R R8, R0, 37, 2D, 0xf"  active 0x3fff
    s = { bits(0x00000007) bits(0xbe4ccccd) bits(0xbe4cccc5) bits(0x3eccccd3) bits(0x3f4cccd1) bits(0x3f4cccd3)
        bits(0x3f800005) bits(0x3f99999f) bits(0x35c39bd7) bits(0xb5cbb99d) bits(0xbe4d999a) bits(0x3fc93966)
        bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x4259af52) bits(0x3fdb4c0c) bits(0x3ec00000) bits(0x3f4c1fd8)
        bits(0x3fc190e0) bits(0x42f11fbc) ... }
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
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
    expect lane 12 R8 = 0xbf800000
    expect lane 13 R8 = 0xbf800000
}

warp 48 {   # address.snap.n1000.wrap
    asm "TLD4.R R8, R0, 38, 2D, 0xf"  active 0xfff
    s = { bits(0x00000007) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f) bits(0x3a830a3d) bits(0x3eef1a94)
        bits(0x3f000006) bits(0x3f7fbe7d) bits(0xba839581) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x378acd40)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x3f
    expect lane 2 R8 = 0x128f
    expect lane 3 R8 = 0x13e7
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1d2
    expect lane 6 R8 = 0x11f4
    expect lane 7 R8 = 0x13e7
    expect lane 8 R8 = 0x13e6
    expect lane 9 R8 = 0x323c
    expect lane 10 R8 = 0x2290
    expect lane 11 R8 = 0x2001
}

warp 49 {   # address.snap.n1000.clamp
    asm "TLD4.R R8, R0, 39, 2D, 0xf"  active 0x3fff
    s = { bits(0x00000007) bits(0xba83126f) bits(0xba831267) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f)
        bits(0x3a830a3d) bits(0x3eef1a94) bits(0x3f000006) bits(0x3f7fbe7d) bits(0xba839581) bits(0x3fc93966)
        bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x378acd40) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f4c1fd8)
        bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x3f
    expect lane 4 R8 = 0x128f
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1d2
    expect lane 8 R8 = 0x11f4
    expect lane 9 R8 = 0x13e7
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x33e7
    expect lane 12 R8 = 0x3290
    expect lane 13 R8 = 0x3001
}

warp 50 {   # address.snap.n1000.mirror
    asm "TLD4.R R8, R0, 40, 2D, 0xf"  active 0xfff
    s = { bits(0x00000007) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f) bits(0x3a830a3d) bits(0x3eef1a94)
        bits(0x3f000006) bits(0x3f7fbe7d) bits(0xba839581) bits(0x3fc93966) bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x378acd40)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f4c1fd8) bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x3f
    expect lane 2 R8 = 0x128f
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1d2
    expect lane 6 R8 = 0x11f4
    expect lane 7 R8 = 0x13e7
    expect lane 8 R8 = 0x1001
    expect lane 9 R8 = 0x31ab
    expect lane 10 R8 = 0x1290
    expect lane 11 R8 = 0x2001
}

warp 51 {   # address.snap.n1000.border
    asm "TLD4.R R8, R0, 41, 2D, 0xf"  active 0x3fff
    s = { bits(0x00000007) bits(0xba83126f) bits(0xba831267) bits(0x3d831265) bits(0x3f27ae18) bits(0xb483126f)
        bits(0x3a830a3d) bits(0x3eef1a94) bits(0x3f000006) bits(0x3f7fbe7d) bits(0xba839581) bits(0x3fc93966)
        bits(0x3f282622) bits(0x3a971ef3) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0xc619d72f) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x378acd40) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f4c1fd8)
        bits(0x3fc190e0) bits(0x42f11fbc) ... }
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0xbf800000
    expect lane 4 R8 = 0x128f
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1d2
    expect lane 8 R8 = 0x11f4
    expect lane 9 R8 = 0x13e7
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
    expect lane 12 R8 = 0xbf800000
    expect lane 13 R8 = 0xbf800000
}

warp 52 {   # address.mix.wrap.wrap.point
    asm "TLD4.R R8, R0, 42, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f34750e
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f43afdb
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f40529b
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f63f2a7
    expect lane 13 R8 = 0x3f40529b
    expect lane 14 R8 = 0x3f3afa36
    expect lane 15 R8 = 0x3f644153
}

warp 53 {   # address.mix.wrap.clamp.point
    asm "TLD4.R R8, R0, 43, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f1fbaff
    expect lane 3 R8 = 0x3f39dec5
    expect lane 4 R8 = 0x3f3afa36
    expect lane 5 R8 = 0x3f43afdb
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f644153
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f184f2c
    expect lane 10 R8 = 0x3f43afdb
    expect lane 11 R8 = 0x3f13b2be
    expect lane 12 R8 = 0x3f13b2be
    expect lane 13 R8 = 0x3f4b1c76
    expect lane 14 R8 = 0x3f3afa36
    expect lane 15 R8 = 0x3f644153
}

warp 54 {   # address.mix.wrap.mirror.point
    asm "TLD4.R R8, R0, 44, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f644153
    expect lane 1 R8 = 0x3f43afdb
    expect lane 2 R8 = 0x3f34750e
    expect lane 3 R8 = 0x3f34750e
    expect lane 4 R8 = 0x3f563cd0
    expect lane 5 R8 = 0x3f184f2c
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f40529b
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f63f2a7
    expect lane 13 R8 = 0x3f40529b
    expect lane 14 R8 = 0x3f4e0c4d
    expect lane 15 R8 = 0x3f644153
}

warp 55 {   # address.mix.wrap.border.point
    asm "TLD4.R R8, R0, 45, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x3f644153
}

warp 56 {   # address.mix.clamp.wrap.point
    asm "TLD4.R R8, R0, 46, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f40529b
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f34750e
    expect lane 5 R8 = 0x3f644153
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f40529b
    expect lane 13 R8 = 0x3f34750e
    expect lane 14 R8 = 0x3f1fbaff
    expect lane 15 R8 = 0x3f39dec5
}

warp 57 {   # address.mix.clamp.clamp.point
    asm "TLD4.R R8, R0, 47, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f4b1c76
    expect lane 3 R8 = 0x3f644153
    expect lane 4 R8 = 0x3f1fbaff
    expect lane 5 R8 = 0x3f644153
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f39dec5
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f184f2c
    expect lane 10 R8 = 0x3f43afdb
    expect lane 11 R8 = 0x3f13b2be
    expect lane 12 R8 = 0x3f4b1c76
    expect lane 13 R8 = 0x3f1fbaff
    expect lane 14 R8 = 0x3f1fbaff
    expect lane 15 R8 = 0x3f39dec5
}

warp 58 {   # address.mix.clamp.mirror.point
    asm "TLD4.R R8, R0, 48, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0x3f39dec5
    expect lane 1 R8 = 0x3f39dec5
    expect lane 2 R8 = 0x3f40529b
    expect lane 3 R8 = 0x3f40529b
    expect lane 4 R8 = 0x3f34750e
    expect lane 5 R8 = 0x3f4b1c76
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0x3f34750e
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f40529b
    expect lane 13 R8 = 0x3f34750e
    expect lane 14 R8 = 0x3f39dec5
    expect lane 15 R8 = 0x3f39dec5
}

warp 59 {   # address.mix.clamp.border.point
    asm "TLD4.R R8, R0, 49, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x3f39dec5
}

warp 60 {   # address.mix.mirror.wrap.point
    asm "TLD4.R R8, R0, 50, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f1918fe
    expect lane 13 R8 = 0x3f34750e
    expect lane 14 R8 = 0x3f3afa36
    expect lane 15 R8 = 0x3f644153
}

warp 61 {   # address.mix.mirror.clamp.point
    asm "TLD4.R R8, R0, 51, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 10 R8 = 0x3f43afdb
    expect lane 11 R8 = 0x3f13b2be
    expect lane 12 R8 = 0x3f184f2c
    expect lane 13 R8 = 0x3f1fbaff
    expect lane 14 R8 = 0x3f3afa36
    expect lane 15 R8 = 0x3f644153
}

warp 62 {   # address.mix.mirror.mirror.point
    asm "TLD4.R R8, R0, 52, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0x3f1918fe
    expect lane 13 R8 = 0x3f34750e
    expect lane 14 R8 = 0x3f4e0c4d
    expect lane 15 R8 = 0x3f644153
}

warp 63 {   # address.mix.mirror.border.point
    asm "TLD4.R R8, R0, 53, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0x3f644153
}

warp 0 {   # address.mix.border.wrap.point
    asm "TLD4.R R8, R0, 54, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 1 {   # address.mix.border.clamp.point
    asm "TLD4.R R8, R0, 55, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f43afdb
    expect lane 9 R8 = 0x3f184f2c
    expect lane 10 R8 = 0x3f43afdb
    expect lane 11 R8 = 0x3f13b2be
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 2 {   # address.mix.border.mirror.point
    asm "TLD4.R R8, R0, 56, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0x3f43afdb
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0x3f184f2c
    expect lane 9 R8 = 0x3f1918fe
    expect lane 10 R8 = 0x3f1918fe
    expect lane 11 R8 = 0x3f4fa5a5
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 3 {   # address.mix.border.border.point
    asm "TLD4.R R8, R0, 57, 2D, 0xf"  active 0xffff
    s = { bits(0x400002d4) bits(0x400cd2be) bits(0xbf996f01) bits(0xbe4a3589) bits(0x4019c6a0) bits(0xbf1a5acc)
        bits(0x3e4fdbca) bits(0x3f8064f2) bits(0x3e5064c8) bits(0x3e50661a) bits(0x3eca7c28) bits(0x3f4b92ae)
        bits(0xbe8b4e15) bits(0x3f845e75) bits(0x3fbef1c0) bits(0x40046f99) ... }
    t = { bits(0x3e5d6d49) bits(0x3d3a6cd1) bits(0x3fb90a80) bits(0xbeb638f2) bits(0x3fcd4e87) bits(0xbf6fd3a9)
        bits(0x3e9b610c) bits(0xbef2e2ce) bits(0xbf84765a) bits(0x40163a14) bits(0xbf196d9c) bits(0x4010be3a)
        bits(0x3faddb91) bits(0x3fb1ba94) bits(0x3fe81228) bits(0x3e43897e) ... }
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
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
}

warp 4 {   # address.offset.2d.wrap
    asm "TLD4.R.AOFFI R8, R0, R4, 58, 2D, 0xf"  active 0xfff
    s = { bits(0x3f6109fe) bits(0x3ff6c598) bits(0x3ea66637) bits(0xbe8b64f4) bits(0x3e280496) bits(0x3fb00f5e)
        bits(0x3fc95d69) bits(0x3ff5c375) bits(0x3f8ee2c0) bits(0x3f417e95) bits(0xbf17e8a9) bits(0x3fef489b) ... }
    t = { bits(0xbd2d1dd1) bits(0xbf304c7d) bits(0x3f9856fd) bits(0x3f8a6df1) bits(0x3f845159) bits(0x3f564ac1)
        bits(0x3fad4e3e) bits(0xbdf9892f) bits(0xbe7a314b) bits(0x3f1f6bbb) bits(0x3f7abb01) bits(0x3fff9328) ... }
    off1 = { 0x3e06 0x3c3a 0x3a07 0x3f06 0x23d 0x138 0x407 0x3d39 0x700 0x3839 0x38 0x3d3d ... }
    expect lane 0 R8 = 0x2005
    expect lane 1 R8 = 0x2000
    expect lane 2 R8 = 0x4002
    expect lane 3 R8 = 0x4004
    expect lane 4 R8 = 0x2005
    expect lane 5 R8 = 0x1
    expect lane 6 R8 = 0x4
    expect lane 7 R8 = 0x1006
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x5
    expect lane 10 R8 = 0x4001
    expect lane 11 R8 = 0x1003
}

warp 5 {   # address.offset.2d.clamp
    asm "TLD4.R.AOFFI R8, R0, R4, 59, 2D, 0xf"  active 0xfff
    s = { bits(0x3f6109fe) bits(0x3ff6c598) bits(0x3ea66637) bits(0xbe8b64f4) bits(0x3e280496) bits(0x3fb00f5e)
        bits(0x3fc95d69) bits(0x3ff5c375) bits(0x3f8ee2c0) bits(0x3f417e95) bits(0xbf17e8a9) bits(0x3fef489b) ... }
    t = { bits(0xbd2d1dd1) bits(0xbf304c7d) bits(0x3f9856fd) bits(0x3f8a6df1) bits(0x3f845159) bits(0x3f564ac1)
        bits(0x3fad4e3e) bits(0xbdf9892f) bits(0xbe7a314b) bits(0x3f1f6bbb) bits(0x3f7abb01) bits(0x3fff9328) ... }
    off1 = { 0x3e06 0x3c3a 0x3a07 0x3f06 0x23d 0x138 0x407 0x3d39 0x700 0x3839 0x38 0x3d3d ... }
    expect lane 0 R8 = 0x6
    expect lane 1 R8 = 0x6
    expect lane 2 R8 = 0x6
    expect lane 3 R8 = 0x4004
    expect lane 4 R8 = 0x4000
    expect lane 5 R8 = 0x4001
    expect lane 6 R8 = 0x4006
    expect lane 7 R8 = 0x6
    expect lane 8 R8 = 0x4006
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x4000
    expect lane 11 R8 = 0x4006
}

warp 6 {   # address.offset.2d.mirror
    asm "TLD4.R.AOFFI R8, R0, R4, 60, 2D, 0xf"  active 0xfff
    s = { bits(0x3f6109fe) bits(0x3ff6c598) bits(0x3ea66637) bits(0xbe8b64f4) bits(0x3e280496) bits(0x3fb00f5e)
        bits(0x3fc95d69) bits(0x3ff5c375) bits(0x3f8ee2c0) bits(0x3f417e95) bits(0xbf17e8a9) bits(0x3fef489b) ... }
    t = { bits(0xbd2d1dd1) bits(0xbf304c7d) bits(0x3f9856fd) bits(0x3f8a6df1) bits(0x3f845159) bits(0x3f564ac1)
        bits(0x3fad4e3e) bits(0xbdf9892f) bits(0xbe7a314b) bits(0x3f1f6bbb) bits(0x3f7abb01) bits(0x3fff9328) ... }
    off1 = { 0x3e06 0x3c3a 0x3a07 0x3f06 0x23d 0x138 0x407 0x3d39 0x700 0x3839 0x38 0x3d3d ... }
    expect lane 0 R8 = 0x2001
    expect lane 1 R8 = 0x2006
    expect lane 2 R8 = 0x4
    expect lane 3 R8 = 0x4004
    expect lane 4 R8 = 0x2001
    expect lane 5 R8 = 0x4001
    expect lane 6 R8 = 0x4
    expect lane 7 R8 = 0x3006
    expect lane 8 R8 = 0x4006
    expect lane 9 R8 = 0x4001
    expect lane 10 R8 = 0x4001
    expect lane 11 R8 = 0x3003
}

warp 7 {   # address.offset.2d.border
    asm "TLD4.R.AOFFI R8, R0, R4, 61, 2D, 0xf"  active 0xfff
    s = { bits(0x3f6109fe) bits(0x3ff6c598) bits(0x3ea66637) bits(0xbe8b64f4) bits(0x3e280496) bits(0x3fb00f5e)
        bits(0x3fc95d69) bits(0x3ff5c375) bits(0x3f8ee2c0) bits(0x3f417e95) bits(0xbf17e8a9) bits(0x3fef489b) ... }
    t = { bits(0xbd2d1dd1) bits(0xbf304c7d) bits(0x3f9856fd) bits(0x3f8a6df1) bits(0x3f845159) bits(0x3f564ac1)
        bits(0x3fad4e3e) bits(0xbdf9892f) bits(0xbe7a314b) bits(0x3f1f6bbb) bits(0x3f7abb01) bits(0x3fff9328) ... }
    off1 = { 0x3e06 0x3c3a 0x3a07 0x3f06 0x23d 0x138 0x407 0x3d39 0x700 0x3839 0x38 0x3d3d ... }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0x4004
    expect lane 4 R8 = 0xbf800000
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0xbf800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
}
