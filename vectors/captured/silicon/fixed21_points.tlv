# TEX of a point at the edges of texels, of one and two axes, layers, volumes.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128
policy coord_fixed21

texture 0 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  normalized off  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  address 0x10020000  texels expression (float(x + 1)) }
sampler 2 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 2 texture 1 sampler 2
texture 2 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  normalized off  address 0x10040000  texels expression (float(x + 1)) }
handle 3 texture 2 sampler 0
handle 4 texture 1 sampler 0
sampler 3 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 5 texture 1 sampler 3
handle 6 texture 1 sampler 1
handle 7 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x10060000  texels expression (float(x + 1)) }
handle 8 texture 3 sampler 2
texture 4 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  normalized off  address 0x10080000  texels expression (float(x + 1)) }
handle 9 texture 4 sampler 0
handle 10 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  address 0x100a0000  texels expression (float(x + 1)) }
handle 11 texture 5 sampler 2
texture 6 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  normalized off  address 0x100c0000  texels expression (float(x + 1)) }
handle 12 texture 6 sampler 0
handle 13 texture 5 sampler 0
handle 14 texture 5 sampler 3
handle 15 texture 5 sampler 1
handle 16 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  address 0x100e0000  texels expression (float(x + 1)) }
handle 17 texture 7 sampler 2
texture 8 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  normalized off  address 0x10100000  texels expression (float(x + 1)) }
handle 18 texture 8 sampler 0
handle 19 texture 7 sampler 0
handle 20 texture 7 sampler 3
handle 21 texture 7 sampler 1
handle 22 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP  format R32 UINT  size 4 4  address 0x10120000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 4 { address WRAP WRAP WRAP }
handle 23 texture 9 sampler 4
texture 10 { type TWO_D_NO_MIPMAP  format R32 UINT  size 5 4  address 0x10140000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 24 texture 10 sampler 4
handle 25 texture 10 sampler 0
sampler 5 { address MIRROR MIRROR MIRROR }
handle 26 texture 10 sampler 5
sampler 6 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000 }
handle 27 texture 10 sampler 6
texture 11 { type TWO_D_NO_MIPMAP  format R32 UINT  size 1000 4  address 0x10160000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 28 texture 11 sampler 4
handle 29 texture 11 sampler 0
handle 30 texture 11 sampler 5
handle 31 texture 11 sampler 6
texture 12 { type TWO_D  format R32 FLOAT  size 5 1  address 0x10180000  texels expression (float(x + 1)) }
handle 32 texture 12 sampler 4
texture 13 { type ONE_D  format R32 FLOAT  size 5  address 0x101a0000  texels expression (float(x + 1)) }
handle 33 texture 13 sampler 4
handle 34 texture 12 sampler 0
handle 35 texture 13 sampler 0
handle 36 texture 12 sampler 5
handle 37 texture 13 sampler 5
sampler 7 { address BORDER BORDER BORDER  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 38 texture 12 sampler 7
handle 39 texture 13 sampler 7

warp 0 {   # address.2d.n1.wrap.unnorm.point
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3
    s = { bits(0xc0800000) bits(0xc0700000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 1 {   # address.2d.n1.clamp.unnorm.point
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3
    s = { bits(0xc0800000) bits(0xc0700000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 2 {   # address.2d.n1.mirror.unnorm.point
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3
    s = { bits(0xc0800000) bits(0xc0700000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 3 {   # address.2d.n1.border.unnorm.point
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3
    s = { bits(0xbec00000) bits(0xbe000000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 4 {   # address.2d.n3.wrap.norm.point
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1fff
    s = { bits(0xc0555555) bits(0xc0400000) bits(0xc02aaaab) bits(0xc0155555) bits(0x80800000) bits(0x48000000)
        bits(0x4b000000) bits(0x9e00a856) bits(0xa5aea77c) bits(0xaed0c25d) bits(0x8524e3ff) bits(0xa4ebe4c9)
        bits(0xb1481a7e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
}

warp 5 {   # address.2d.n3.wrap.unnorm.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3
    s = { bits(0xc1200000) bits(0xc11c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 6 {   # address.2d.n3.clamp.norm.point
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0xc0555555) bits(0xc0400000) bits(0x3eaaaaab) bits(0x3f2aaaab) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40000000
}

warp 7 {   # address.2d.n3.clamp.unnorm.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3
    s = { bits(0xc1200000) bits(0xc11c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 8 {   # address.2d.n3.mirror.norm.point
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xfff
    s = { bits(0xc0555555) bits(0xc0400000) bits(0xc02aaaab) bits(0xc0155555) bits(0xbfd55555) bits(0xbf2aaaab)
        bits(0xbeaaaaab) bits(0x3eaaaaab) bits(0x3faaaaab) bits(0x3fd55555) bits(0x48000000) bits(0xc8000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
}

warp 9 {   # address.2d.n3.mirror.unnorm.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3
    s = { bits(0xc1200000) bits(0xc11c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 10 {   # address.2d.n3.border.norm.point
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1f
    s = { bits(0x00000000) bits(0x3eaaaaab) bits(0x3f2aaaab) bits(0x80800000) bits(0xb3000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
}

warp 11 {   # address.2d.n3.border.unnorm.point
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3
    s = { bits(0xbf000000) bits(0xbe000000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 12 {   # address.2d.n4.wrap.norm.point
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1fff
    s = { bits(0xc0500000) bits(0xc0400000) bits(0x80800000) bits(0xb3000000) bits(0x47000000) bits(0x48000000)
        bits(0xa0929122) bits(0xa1b022a4) bits(0x87d19f30) bits(0xadd931d2) bits(0x9769b87c) bits(0xa9cee643)
        bits(0xa592c9a5) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
}

warp 13 {   # address.2d.n4.wrap.unnorm.point
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3
    s = { bits(0xc1500000) bits(0xc14c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 14 {   # address.2d.n4.clamp.unnorm.point
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3
    s = { bits(0xc1500000) bits(0xc14c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 15 {   # address.2d.n4.mirror.unnorm.point
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3
    s = { bits(0xc1500000) bits(0xc14c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 16 {   # address.2d.n4.border.unnorm.point
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3
    s = { bits(0xbec00000) bits(0xbe000000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 17 {   # address.2d.n5.wrap.norm.point
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7fff
    s = { bits(0xc04ccccd) bits(0xc0400000) bits(0xc0333333) bits(0xbfb33333) bits(0x3f4ccccd) bits(0x3f99999a)
        bits(0x4019999a) bits(0x48000000) bits(0xc8000000) bits(0xaf67a1dc) bits(0x841af100) bits(0x985045b8)
        bits(0xa02c66da) bits(0x99a58b44) bits(0xa1f38ab8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
}

warp 18 {   # address.2d.n5.wrap.unnorm.point
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3
    s = { bits(0xc1800000) bits(0xc17c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 19 {   # address.2d.n5.clamp.norm.point
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x3f
    s = { bits(0xc04ccccd) bits(0xc0400000) bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40800000
}

warp 20 {   # address.2d.n5.clamp.unnorm.point
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3
    s = { bits(0xc1800000) bits(0xc17c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 21 {   # address.2d.n5.mirror.norm.point
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7fff
    s = { bits(0xc04ccccd) bits(0xc0400000) bits(0xc0333333) bits(0xbfe66666) bits(0xbfb33333) bits(0xbf99999a)
        bits(0xbf19999a) bits(0x3e4ccccd) bits(0x3f19999a) bits(0x3f99999a) bits(0x3fb33333) bits(0x3fe66666)
        bits(0x4019999a) bits(0x48000000) bits(0xc8000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
}

warp 22 {   # address.2d.n5.mirror.unnorm.point
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3
    s = { bits(0xc1800000) bits(0xc17c0000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 23 {   # address.2d.n5.border.norm.point
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7f
    s = { bits(0x00000000) bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) bits(0x80800000)
        bits(0xb3000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
}

warp 24 {   # address.2d.n5.border.unnorm.point
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x3
    s = { bits(0xbf000000) bits(0xbe000000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 25 {   # address.2d.n100.wrap.norm.point
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x3fff
    s = { bits(0xc040a3d7) bits(0xc03f5c29) bits(0xc035c28f) bits(0xc033d70a) bits(0xc023d70a) bits(0xbfcf5c29)
        bits(0xbf428f5c) bits(0xbe19999a) bits(0x3ebd70a4) bits(0x3f68f5c3) bits(0x3fe8f5c3) bits(0x47000000)
        bits(0xc8000000) bits(0xa55135e8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x42c60000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x41800000
    expect lane 3 R8 = 0x41a00000
    expect lane 4 R8 = 0x42340000
    expect lane 5 R8 = 0x42180000
    expect lane 6 R8 = 0x41c00000
    expect lane 7 R8 = 0x42aa0000
    expect lane 8 R8 = 0x42140000
    expect lane 9 R8 = 0x42b60000
    expect lane 10 R8 = 0x42a40000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x42c80000
}

warp 26 {   # address.2d.n100.wrap.unnorm.point
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3
    s = { bits(0xc3968000) bits(0xc3954000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 27 {   # address.2d.n100.clamp.norm.point
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x3fff
    s = { bits(0xc040a3d7) bits(0xc03f5c29) bits(0x3c23d70a) bits(0x3d4ccccd) bits(0x3d8f5c29) bits(0x3df5c28f)
        bits(0x3e75c28f) bits(0x3eb851ec) bits(0x3ef5c28f) bits(0x3f1eb852) bits(0x3f3ae148) bits(0x3f428f5c)
        bits(0x3f5eb852) bits(0x3f7d70a4) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x41400000
    expect lane 6 R8 = 0x41c00000
    expect lane 7 R8 = 0x42100000
    expect lane 8 R8 = 0x42400000
    expect lane 9 R8 = 0x42780000
    expect lane 10 R8 = 0x42940000
    expect lane 11 R8 = 0x42980000
    expect lane 12 R8 = 0x42ae0000
    expect lane 13 R8 = 0x42c60000
}

warp 28 {   # address.2d.n100.clamp.unnorm.point
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3
    s = { bits(0xc3968000) bits(0xc3954000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 29 {   # address.2d.n100.mirror.norm.point
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x3fff
    s = { bits(0xc040a3d7) bits(0xc03f5c29) bits(0xc035c28f) bits(0xc033d70a) bits(0xc023d70a) bits(0xbfeb851f)
        bits(0xbf9ae148) bits(0xbf170a3d) bits(0xbc23d70a) bits(0x3f0a3d71) bits(0x3f8f5c29) bits(0x3fe28f5c)
        bits(0x47000000) bits(0xc8000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x42c60000
    expect lane 1 R8 = 0x42c80000
    expect lane 2 R8 = 0x42aa0000
    expect lane 3 R8 = 0x42a20000
    expect lane 4 R8 = 0x42600000
    expect lane 5 R8 = 0x41800000
    expect lane 6 R8 = 0x429e0000
    expect lane 7 R8 = 0x42700000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x42580000
    expect lane 10 R8 = 0x42b20000
    expect lane 11 R8 = 0x41c00000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
}

warp 30 {   # address.2d.n100.mirror.unnorm.point
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3
    s = { bits(0xc3968000) bits(0xc3954000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
}

warp 31 {   # address.2d.n100.border.norm.point
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x7fff
    s = { bits(0x3c23d70a) bits(0x3ca3d70a) bits(0x3d4ccccd) bits(0x3d8f5c29) bits(0x3df5c28f) bits(0x3e75c28f)
        bits(0x3eb851ec) bits(0x3ef5c28f) bits(0x3f1eb852) bits(0x3f3ae148) bits(0x3f428f5c) bits(0x3f5eb852)
        bits(0x3f7d70a4) bits(0xaf67a1dc) bits(0x8e308e1c) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40e00000
    expect lane 4 R8 = 0x41400000
    expect lane 5 R8 = 0x41c00000
    expect lane 6 R8 = 0x42100000
    expect lane 7 R8 = 0x42400000
    expect lane 8 R8 = 0x42780000
    expect lane 9 R8 = 0x42940000
    expect lane 10 R8 = 0x42980000
    expect lane 11 R8 = 0x42ae0000
    expect lane 12 R8 = 0x42c60000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
}

warp 32 {   # address.2d.n100.border.unnorm.point
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x3
    s = { bits(0x3f800000) bits(0x40600000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40800000
}

warp 33 {   # address.snap.n4.wrap
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x7f
    s = { bits(0xbe808000) bits(0xbe805800) bits(0xbe800008) bits(0xbe800003) bits(0xbe800001) bits(0xb9fff467)
        bits(0x4909e389) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x48ca2963)
        bits(0x3b430aa5) ... }
    expect lane 0 R8 = 0x1002
    expect lane 1 R8 = 0x1002
    expect lane 2 R8 = 0x1002
    expect lane 3 R8 = 0x1002
    expect lane 4 R8 = 0x1002
    expect lane 5 R8 = 0x3
    expect lane 6 R8 = 0x2
}

warp 34 {   # address.snap.n5.wrap
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x7ffff
    s = { bits(0xbe4d999a) bits(0xbe4d599a) bits(0xbe4ccccd) bits(0xbe4cccd0) bits(0xbe4ccccb) bits(0xbe4cccc9)
        bits(0xbe4cccc5) bits(0x3e4ccccd) bits(0x3e4cccd1) bits(0x3e4cccd4) bits(0x3ecccccd) bits(0x3eccccd3)
        bits(0x3f4cccce) bits(0x3f99999f) bits(0x3f4ccccd) bits(0x3f19999a) bits(0x3f19999e) bits(0xc89bf761)
        bits(0x36b3f85c) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x467997f1)
        bits(0x4907e4c1) ... }
    expect lane 0 R8 = 0x1003
    expect lane 1 R8 = 0x1003
    expect lane 2 R8 = 0x1003
    expect lane 3 R8 = 0x1003
    expect lane 4 R8 = 0x1003
    expect lane 5 R8 = 0x1003
    expect lane 6 R8 = 0x1003
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1000
    expect lane 10 R8 = 0x1001
    expect lane 11 R8 = 0x1002
    expect lane 12 R8 = 0x1003
    expect lane 13 R8 = 0x1001
    expect lane 14 R8 = 0x1003
    expect lane 15 R8 = 0x1002
    expect lane 16 R8 = 0x1002
    expect lane 17 R8 = 0x3004
    expect lane 18 R8 = 0x0
}

warp 35 {   # address.snap.n5.clamp
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x7fff
    s = { bits(0xbe4d999a) bits(0xbe4d599a) bits(0x3e4ccccd) bits(0x3e4cccce) bits(0x3e4ccccf) bits(0x3e4cccd3)
        bits(0x3e4cccd4) bits(0x3ecccccd) bits(0x3eccccc8) bits(0x3eccccd3) bits(0x3f4ccccd) bits(0x3f4ccccd)
        bits(0x3f4ccccf) bits(0x3f19999c) bits(0x3f19999e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1001
    expect lane 8 R8 = 0x1001
    expect lane 9 R8 = 0x1002
    expect lane 10 R8 = 0x1003
    expect lane 11 R8 = 0x1003
    expect lane 12 R8 = 0x1003
    expect lane 13 R8 = 0x1002
    expect lane 14 R8 = 0x1002
}

warp 36 {   # address.snap.n5.mirror
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x7ffff
    s = { bits(0xbe4d999a) bits(0xbe4d599a) bits(0xbe4ccccd) bits(0xbe4cccd0) bits(0xbe4ccccb) bits(0xbe4cccc9)
        bits(0xbe4cccc5) bits(0x3e4ccccd) bits(0x3e4cccd1) bits(0x3e4cccd4) bits(0x3ecccccd) bits(0x3eccccd3)
        bits(0x3f4cccce) bits(0x3f99999f) bits(0x3f4ccccd) bits(0x3f19999a) bits(0x3f19999e) bits(0xbe465631)
        bits(0xc89bf761) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0xc783688b)
        bits(0x467997f1) ... }
    expect lane 0 R8 = 0x1001
    expect lane 1 R8 = 0x1001
    expect lane 2 R8 = 0x1001
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1001
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x1001
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1000
    expect lane 10 R8 = 0x1001
    expect lane 11 R8 = 0x1002
    expect lane 12 R8 = 0x1003
    expect lane 13 R8 = 0x1003
    expect lane 14 R8 = 0x1003
    expect lane 15 R8 = 0x1002
    expect lane 16 R8 = 0x1002
    expect lane 17 R8 = 0x3000
    expect lane 18 R8 = 0x4
}

warp 37 {   # address.snap.n5.border
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x7fff
    s = { bits(0xba19999a) bits(0xb999999a) bits(0x3e4ccccd) bits(0x3e4cccce) bits(0x3e4ccccf) bits(0x3e4cccd3)
        bits(0x3e4cccd4) bits(0x3ecccccd) bits(0x3eccccc8) bits(0x3eccccd3) bits(0x3f4ccccd) bits(0x3f4ccccd)
        bits(0x3f4ccccf) bits(0x3f19999c) bits(0x3f19999e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x1000
    expect lane 7 R8 = 0x1001
    expect lane 8 R8 = 0x1001
    expect lane 9 R8 = 0x1002
    expect lane 10 R8 = 0x1003
    expect lane 11 R8 = 0x1003
    expect lane 12 R8 = 0x1003
    expect lane 13 R8 = 0x1002
    expect lane 14 R8 = 0x1002
}

warp 38 {   # address.snap.n1000.wrap
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x1fffff
    s = { bits(0xba839581) bits(0xba836c8b) bits(0xba831aa0) bits(0xba83126f) bits(0xba831273) bits(0xba831272)
        bits(0xba83126e) bits(0xba83126c) bits(0x3a83126f) bits(0x3a831270) bits(0x3a831274) bits(0x3a831276)
        bits(0x3f7fbe79) bits(0x3f7fbe7e) bits(0x3f8020c5) bits(0x3f8020c7) bits(0x3f8020c7) bits(0x3f6e147f)
        bits(0x3f27ae14) bits(0xc5df507e) bits(0x455ccb17) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0xc0059a75) bits(0xb7194154) ... }
    expect lane 0 R8 = 0x13e6
    expect lane 1 R8 = 0x13e6
    expect lane 2 R8 = 0x13e6
    expect lane 3 R8 = 0x13e6
    expect lane 4 R8 = 0x13e6
    expect lane 5 R8 = 0x13e6
    expect lane 6 R8 = 0x13e6
    expect lane 7 R8 = 0x13e6
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1000
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x1000
    expect lane 12 R8 = 0x13e7
    expect lane 13 R8 = 0x13e7
    expect lane 14 R8 = 0x1000
    expect lane 15 R8 = 0x1000
    expect lane 16 R8 = 0x1000
    expect lane 17 R8 = 0x13a1
    expect lane 18 R8 = 0x128e
    expect lane 19 R8 = 0x33aa
    expect lane 20 R8 = 0x32b5
}

warp 39 {   # address.snap.n1000.clamp
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x7fff
    s = { bits(0xba839581) bits(0xba836c8b) bits(0x3a83126f) bits(0x3a831270) bits(0x3a831273) bits(0x3a831276)
        bits(0x3efffffa) bits(0x3effffff) bits(0x3f7fbe77) bits(0x3f7fbe79) bits(0x3f7fbe7e) bits(0x3f6e147b)
        bits(0x3f6e147e) bits(0x3f27ae14) bits(0x3f27ae17) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x1000
    expect lane 1 R8 = 0x1000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x11f3
    expect lane 7 R8 = 0x11f3
    expect lane 8 R8 = 0x13e6
    expect lane 9 R8 = 0x13e7
    expect lane 10 R8 = 0x13e7
    expect lane 11 R8 = 0x13a1
    expect lane 12 R8 = 0x13a1
    expect lane 13 R8 = 0x128e
    expect lane 14 R8 = 0x128e
}

warp 40 {   # address.snap.n1000.mirror
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x1fffff
    s = { bits(0xba839581) bits(0xba836c8b) bits(0xba831aa0) bits(0xba83126f) bits(0xba831273) bits(0xba83126e)
        bits(0xba83126b) bits(0x3a83126f) bits(0x3a831270) bits(0x3a831272) bits(0x3a831276) bits(0x3f7fbe77)
        bits(0x3f7fbe79) bits(0x3f7fbe7e) bits(0x3f8020c7) bits(0x3f8020c6) bits(0x3f8020c7) bits(0x3f6e147c)
        bits(0x3f27ae14) bits(0xc5df507e) bits(0x455ccb17) ... }
    t = { bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000)
        bits(0x3ec00000) bits(0xc0059a75) bits(0xb7194154) ... }
    expect lane 0 R8 = 0x1001
    expect lane 1 R8 = 0x1001
    expect lane 2 R8 = 0x1001
    expect lane 3 R8 = 0x1001
    expect lane 4 R8 = 0x1001
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x1001
    expect lane 7 R8 = 0x1000
    expect lane 8 R8 = 0x1000
    expect lane 9 R8 = 0x1000
    expect lane 10 R8 = 0x1000
    expect lane 11 R8 = 0x13e6
    expect lane 12 R8 = 0x13e7
    expect lane 13 R8 = 0x13e7
    expect lane 14 R8 = 0x13e7
    expect lane 15 R8 = 0x13e7
    expect lane 16 R8 = 0x13e7
    expect lane 17 R8 = 0x13a1
    expect lane 18 R8 = 0x128e
    expect lane 19 R8 = 0x3d
    expect lane 20 R8 = 0x2b5
}

warp 41 {   # address.snap.n1000.border
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x7fff
    s = { bits(0xb6656042) bits(0xb603126f) bits(0x3a83126f) bits(0x3a831270) bits(0x3a831273) bits(0x3a831276)
        bits(0x3efffffa) bits(0x3effffff) bits(0x3f7fbe77) bits(0x3f7fbe79) bits(0x3f7fbe7e) bits(0x3f6e147b)
        bits(0x3f6e147e) bits(0x3f27ae14) bits(0x3f27ae17) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0x1000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x1000
    expect lane 5 R8 = 0x1000
    expect lane 6 R8 = 0x11f3
    expect lane 7 R8 = 0x11f3
    expect lane 8 R8 = 0x13e6
    expect lane 9 R8 = 0x13e7
    expect lane 10 R8 = 0x13e7
    expect lane 11 R8 = 0x13a1
    expect lane 12 R8 = 0x13a1
    expect lane 13 R8 = 0x128e
    expect lane 14 R8 = 0x128e
}

warp 42 {   # address.1d.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 32, 2D, RGBA"  active 0x7ff
    s = { bits(0xc04ccccd) bits(0xc0333333) bits(0xc0266666) bits(0xbfe66666) bits(0xbecccccd) bits(0xbe4ccccd)
        bits(0x3ecccccd) bits(0x3f4ccccd) bits(0x3f99999a) bits(0x400ccccd) bits(0x4019999a) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 43 {   # address.1d.wrap.point
    asm "TEXS.LZ R10, R8, R0, RZ, 33, 1D, RGBA"  active 0x7ff
    s = { bits(0xc04ccccd) bits(0xc0333333) bits(0xc0266666) bits(0xbfe66666) bits(0xbecccccd) bits(0xbe4ccccd)
        bits(0x3ecccccd) bits(0x3f4ccccd) bits(0x3f99999a) bits(0x400ccccd) bits(0x4019999a) ... }
    expect lane 0 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 44 {   # address.1d.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 34, 2D, RGBA"  active 0xf
    s = { bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 45 {   # address.1d.clamp.point
    asm "TEXS.LZ R10, R8, R0, RZ, 35, 1D, RGBA"  active 0xf
    s = { bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 46 {   # address.1d.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 36, 2D, RGBA"  active 0x7ff
    s = { bits(0xc04ccccd) bits(0xc0333333) bits(0xc0266666) bits(0xbfe66666) bits(0xbf99999a) bits(0xbf19999a)
        bits(0x3e4ccccd) bits(0x3f19999a) bits(0x3fb33333) bits(0x3fe66666) bits(0x4019999a) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 47 {   # address.1d.mirror.point
    asm "TEXS.LZ R10, R8, R0, RZ, 37, 1D, RGBA"  active 0x7ff
    s = { bits(0xc04ccccd) bits(0xc0333333) bits(0xc0266666) bits(0xbfe66666) bits(0xbf99999a) bits(0xbf19999a)
        bits(0x3e4ccccd) bits(0x3f19999a) bits(0x3fb33333) bits(0x3fe66666) bits(0x4019999a) ... }
    expect lane 0 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 48 {   # address.1d.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 38, 2D, RGBA"  active 0xf
    s = { bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) ... }
    t = bits(0x00000000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40800000
}

warp 49 {   # address.1d.border.point
    asm "TEXS.LZ R10, R8, R0, RZ, 39, 1D, RGBA"  active 0xf
    s = { bits(0x3e4ccccd) bits(0x3ecccccd) bits(0x3f19999a) bits(0x3f4ccccd) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40800000
}
