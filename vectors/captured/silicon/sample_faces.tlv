# TEX of a point in a cube, seamless or not: faces, edges and ties.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-16 PD-60 PD-110 PD-120

texture 0 { type CUBEMAP  format R32 UINT  size 1 1  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 UINT  size 1 1  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1
texture 2 { type CUBEMAP  format R32 UINT  size 2 2  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type CUBEMAP  format R32 UINT  size 2 2  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 3 texture 3 sampler 1
texture 4 { type CUBEMAP  format R32 UINT  size 3 3  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 0
texture 5 { type CUBEMAP  format R32 UINT  size 3 3  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 5 texture 5 sampler 1
texture 6 { type CUBEMAP  format R32 UINT  size 4 4  address 0x100c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 6 texture 6 sampler 0
texture 7 { type CUBEMAP  format R32 UINT  size 4 4  address 0x100e0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 7 texture 7 sampler 1
texture 8 { type CUBEMAP  format R32 UINT  size 7 7  address 0x10100000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 8 texture 8 sampler 0
texture 9 { type CUBEMAP  format R32 UINT  size 7 7  address 0x10120000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 9 texture 9 sampler 1
texture 10 { type CUBEMAP  format R32 UINT  size 16 16  address 0x10140000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 10 texture 10 sampler 0
texture 11 { type CUBEMAP  format R32 UINT  size 16 16  address 0x10160000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 11 texture 11 sampler 1
texture 12 { type CUBEMAP_ARRAY  format R32 UINT  size 4 4  layers 3  address 0x10180000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 12 texture 12 sampler 0

warp 0 {   # cube.point.n1.seamless
    asm "TEX.LZ R8, R0, 0, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7f8000)
        bits(0xbc000000) bits(0x3f000000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf800000) bits(0xbf000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f000000) bits(0x00000000) bits(0xbf7f0000) bits(0xbb800000)
        bits(0x3f800000) bits(0x3f7f0000) bits(0x3b800000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf000000)
        bits(0xbf7f8000) bits(0xbc000000) }
    t = { bits(0x3f800000) bits(0x3f000000) bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000)
        bits(0x3f7f0000) bits(0x3b800000) bits(0xbf800000) bits(0xbf7f0000) bits(0xbb800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7f0000) bits(0x3b800000)
        bits(0xbf800000) bits(0xbf7f0000) bits(0xbb800000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf000000)
        bits(0xbf7f8000) bits(0xbc000000) }
    r = { bits(0x3f800000) bits(0x3f000000) bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000)
        bits(0xbf7f0000) bits(0xbb800000) bits(0x3f800000) bits(0x3f7f0000) bits(0x3b800000) bits(0xbf7f8000)
        bits(0xbc000000) bits(0x3f000000) bits(0x3f7f8000) bits(0x3c000000) bits(0x3f800000) bits(0x3f000000)
        bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x5000000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x1000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x4000000
    expect lane 9 R8 = 0x1000000
    expect lane 10 R8 = 0x1000000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2000000
    expect lane 15 R8 = 0x2000000
    expect lane 16 R8 = 0x4000000
    expect lane 17 R8 = 0x3000000
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5000000
    expect lane 20 R8 = 0x3000000
    expect lane 21 R8 = 0x3000000
    expect lane 22 R8 = 0x4000000
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4000000
    expect lane 25 R8 = 0x4000000
    expect lane 26 R8 = 0x4000000
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5000000
    expect lane 31 R8 = 0x5000000
}

warp 1 {   # cube.point.n1.faces
    asm "TEX.LZ R8, R0, 1, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7f8000)
        bits(0xbc000000) bits(0x3f000000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf800000) bits(0xbf000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f000000) bits(0x00000000) bits(0xbf7f0000) bits(0xbb800000)
        bits(0x3f800000) bits(0x3f7f0000) bits(0x3b800000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf000000)
        bits(0xbf7f8000) bits(0xbc000000) }
    t = { bits(0x3f800000) bits(0x3f000000) bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000)
        bits(0x3f7f0000) bits(0x3b800000) bits(0xbf800000) bits(0xbf7f0000) bits(0xbb800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7f0000) bits(0x3b800000)
        bits(0xbf800000) bits(0xbf7f0000) bits(0xbb800000) bits(0x3f7f8000) bits(0x3c000000) bits(0xbf000000)
        bits(0xbf7f8000) bits(0xbc000000) }
    r = { bits(0x3f800000) bits(0x3f000000) bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000)
        bits(0xbf7f0000) bits(0xbb800000) bits(0x3f800000) bits(0x3f7f0000) bits(0x3b800000) bits(0xbf7f8000)
        bits(0xbc000000) bits(0x3f000000) bits(0x3f7f8000) bits(0x3c000000) bits(0x3f800000) bits(0x3f000000)
        bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0x80000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x5000000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x1000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x4000000
    expect lane 9 R8 = 0x1000000
    expect lane 10 R8 = 0x1000000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2000000
    expect lane 15 R8 = 0x2000000
    expect lane 16 R8 = 0x4000000
    expect lane 17 R8 = 0x3000000
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5000000
    expect lane 20 R8 = 0x3000000
    expect lane 21 R8 = 0x3000000
    expect lane 22 R8 = 0x4000000
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4000000
    expect lane 25 R8 = 0x4000000
    expect lane 26 R8 = 0x4000000
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5000000
    expect lane 31 R8 = 0x5000000
}

warp 2 {   # cube.point.n2.seamless
    asm "TEX.LZ R8, R0, 2, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000)
        bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) }
    t = { bits(0x3f800000) bits(0x3f400000) bits(0x3e800000) bits(0xbf7fc000) bits(0xbf008000) bits(0x80000000)
        bits(0x3f7f8000) bits(0x3f000000) bits(0xbf800000) bits(0xbf400000) bits(0xbe800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7f8000) bits(0x3f000000)
        bits(0xbf800000) bits(0xbf400000) bits(0xbe800000) bits(0x3f7fc000) bits(0x3f008000) bits(0x80000000)
        bits(0xbf7f8000) bits(0xbf000000) }
    r = { bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf7fc000)
        bits(0xbf008000) bits(0x00000000) bits(0x3f7f8000) bits(0x3f000000) bits(0x3f800000) bits(0x3f400000)
        bits(0x3e800000) bits(0xbf7fc000) bits(0xbf008000) bits(0x80000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000001
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x4001001
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x5001001
    expect lane 9 R8 = 0x1001001
    expect lane 10 R8 = 0x4001000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2001001
    expect lane 14 R8 = 0x2001001
    expect lane 15 R8 = 0x2001000
    expect lane 16 R8 = 0x4001000
    expect lane 17 R8 = 0x3000001
    expect lane 18 R8 = 0x3000001
    expect lane 19 R8 = 0x3001000
    expect lane 20 R8 = 0x3001000
    expect lane 21 R8 = 0x3001001
    expect lane 22 R8 = 0x4000001
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001000
    expect lane 25 R8 = 0x4001001
    expect lane 26 R8 = 0x4001001
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5001001
    expect lane 30 R8 = 0x5001001
    expect lane 31 R8 = 0x5001000
}

warp 3 {   # cube.point.n2.faces
    asm "TEX.LZ R8, R0, 3, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000)
        bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0xbf800000) bits(0x3f008000) }
    t = { bits(0x3f800000) bits(0x3f400000) bits(0x3e800000) bits(0xbf7fc000) bits(0xbf008000) bits(0x80000000)
        bits(0x3f7f8000) bits(0x3f000000) bits(0xbf800000) bits(0xbf400000) bits(0xbe800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7f8000) bits(0x3f000000)
        bits(0xbf800000) bits(0xbf400000) bits(0xbe800000) bits(0x3f7fc000) bits(0x3f008000) bits(0x80000000)
        bits(0xbf7f8000) bits(0xbf000000) }
    r = { bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf008000)
        bits(0x3f800000) bits(0xbf008000) bits(0xbf800000) bits(0x3f008000) bits(0x3f800000) bits(0xbf7fc000)
        bits(0xbf008000) bits(0x00000000) bits(0x3f7f8000) bits(0x3f000000) bits(0x3f800000) bits(0x3f400000)
        bits(0x3e800000) bits(0xbf7fc000) bits(0xbf008000) bits(0x80000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000001
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0x1000
    expect lane 4 R8 = 0x4001001
    expect lane 5 R8 = 0x1001
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x5001001
    expect lane 9 R8 = 0x1001001
    expect lane 10 R8 = 0x4001000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2001001
    expect lane 14 R8 = 0x2001001
    expect lane 15 R8 = 0x2001000
    expect lane 16 R8 = 0x4001000
    expect lane 17 R8 = 0x3000001
    expect lane 18 R8 = 0x3000001
    expect lane 19 R8 = 0x3001000
    expect lane 20 R8 = 0x3001000
    expect lane 21 R8 = 0x3001001
    expect lane 22 R8 = 0x4000001
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001000
    expect lane 25 R8 = 0x4001001
    expect lane 26 R8 = 0x4001001
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5001001
    expect lane 30 R8 = 0x5001001
    expect lane 31 R8 = 0x5001000
}

warp 4 {   # cube.point.n3.seamless
    asm "TEX.LZ R8, R0, 4, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7faaab)
        bits(0x3f7faaab) bits(0xbf2b0000) bits(0x3f2b0000) bits(0xbeaaaaab) bits(0x3f000000) bits(0x3f800000)
        bits(0xbf7faaab) bits(0x3f2b0000) bits(0xbf2b0000) bits(0x3f2aaaab) bits(0x3f7faaab) bits(0xbf7faaab)
        bits(0x3f7faaab) bits(0xbf2b0000) bits(0x3f2b0000) bits(0x3f2b0000) bits(0xbf2b0000) bits(0x3f000000)
        bits(0x3f800000) bits(0xbf800000) }
    t = { bits(0x3f800000) bits(0x3f555555) bits(0x3f000000) bits(0xbf800000) bits(0xbf2b5555) bits(0xbf000000)
        bits(0x3f7faaab) bits(0x3f2aaaab) bits(0x80000000) bits(0xbf555555) bits(0xbf2aaaab) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7faaab) bits(0x3f2aaaab)
        bits(0x80000000) bits(0xbf555555) bits(0xbf2aaaab) bits(0x3f7fd555) bits(0x3f2b5555) bits(0x3eaaaaab)
        bits(0xbf7faaab) bits(0xbf2b0000) }
    r = { bits(0x3f800000) bits(0xbf800000) bits(0x3f7faaab) bits(0xbf555555) bits(0x3f555555) bits(0xbf555555)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7fd555) bits(0xbf7fd555)
        bits(0xbf2b5555) bits(0xbeaaaaab) bits(0x3f7fd555) bits(0x3f2b0000) bits(0x00000000) bits(0x3f555555)
        bits(0x3f000000) bits(0xbf800000) bits(0xbf2b5555) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000002
    expect lane 1 R8 = 0x5000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3002002
    expect lane 4 R8 = 0x2000
    expect lane 5 R8 = 0x2002
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x5000002
    expect lane 8 R8 = 0x4001000
    expect lane 9 R8 = 0x5002002
    expect lane 10 R8 = 0x1002002
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000002
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2002002
    expect lane 15 R8 = 0x2002000
    expect lane 16 R8 = 0x2001002
    expect lane 17 R8 = 0x3000002
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5002000
    expect lane 20 R8 = 0x3002000
    expect lane 21 R8 = 0x3002002
    expect lane 22 R8 = 0x4000002
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001002
    expect lane 25 R8 = 0x4002000
    expect lane 26 R8 = 0x4002002
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000002
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5002000
    expect lane 31 R8 = 0x5002002
}

warp 5 {   # cube.point.n3.faces
    asm "TEX.LZ R8, R0, 5, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7faaab)
        bits(0x3f7faaab) bits(0xbf2b0000) bits(0x3f2b0000) bits(0xbeaaaaab) bits(0x3f000000) bits(0x3f800000)
        bits(0xbf7faaab) bits(0x3f2b0000) bits(0xbf2b0000) bits(0x3f2aaaab) bits(0x3f7faaab) bits(0xbf7faaab)
        bits(0x3f7faaab) bits(0xbf2b0000) bits(0x3f2b0000) bits(0x3f2b0000) bits(0xbf2b0000) bits(0x3f000000)
        bits(0x3f800000) bits(0xbf800000) }
    t = { bits(0x3f800000) bits(0x3f555555) bits(0x3f000000) bits(0xbf800000) bits(0xbf2b5555) bits(0xbf000000)
        bits(0x3f7faaab) bits(0x3f2aaaab) bits(0x80000000) bits(0xbf555555) bits(0xbf2aaaab) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7faaab) bits(0x3f2aaaab)
        bits(0x80000000) bits(0xbf555555) bits(0xbf2aaaab) bits(0x3f7fd555) bits(0x3f2b5555) bits(0x3eaaaaab)
        bits(0xbf7faaab) bits(0xbf2b0000) }
    r = { bits(0x3f800000) bits(0xbf800000) bits(0x3f7faaab) bits(0xbf555555) bits(0x3f555555) bits(0xbf555555)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7fd555) bits(0xbf7fd555)
        bits(0xbf2b5555) bits(0xbeaaaaab) bits(0x3f7fd555) bits(0x3f2b0000) bits(0x00000000) bits(0x3f555555)
        bits(0x3f000000) bits(0xbf800000) bits(0xbf2b5555) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000002
    expect lane 1 R8 = 0x5000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3002002
    expect lane 4 R8 = 0x2000
    expect lane 5 R8 = 0x2002
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x5000002
    expect lane 8 R8 = 0x4001000
    expect lane 9 R8 = 0x5002002
    expect lane 10 R8 = 0x1002002
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000002
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2002002
    expect lane 15 R8 = 0x2002000
    expect lane 16 R8 = 0x2001002
    expect lane 17 R8 = 0x3000002
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5002000
    expect lane 20 R8 = 0x3002000
    expect lane 21 R8 = 0x3002002
    expect lane 22 R8 = 0x4000002
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001002
    expect lane 25 R8 = 0x4002000
    expect lane 26 R8 = 0x4002002
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000002
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5002000
    expect lane 31 R8 = 0x5002002
}

warp 6 {   # cube.point.n4.seamless
    asm "TEX.LZ R8, R0, 6, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000)
        bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) }
    t = { bits(0x3f800000) bits(0x3f600000) bits(0x3f200000) bits(0xbf7fe000) bits(0xbf404000) bits(0xbf000000)
        bits(0x3f7fc000) bits(0x3f400000) bits(0xbf800000) bits(0xbf600000) bits(0xbf200000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7fc000) bits(0x3f400000)
        bits(0xbf800000) bits(0xbf600000) bits(0xbf200000) bits(0x3f7fe000) bits(0x3f404000) bits(0x3f000000)
        bits(0xbf7fc000) bits(0xbf400000) }
    r = { bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf7fe000)
        bits(0xbf404000) bits(0xbf000000) bits(0x3f7fc000) bits(0x3f400000) bits(0x3f800000) bits(0x3f600000)
        bits(0x3f200000) bits(0xbf7fe000) bits(0xbf404000) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000003
    expect lane 1 R8 = 0x3
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0x3000
    expect lane 4 R8 = 0x4003003
    expect lane 5 R8 = 0x3003
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x5003003
    expect lane 9 R8 = 0x1003003
    expect lane 10 R8 = 0x4003000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2001003
    expect lane 14 R8 = 0x2003003
    expect lane 15 R8 = 0x2003000
    expect lane 16 R8 = 0x4003000
    expect lane 17 R8 = 0x3000003
    expect lane 18 R8 = 0x3000003
    expect lane 19 R8 = 0x3003000
    expect lane 20 R8 = 0x3003000
    expect lane 21 R8 = 0x3003003
    expect lane 22 R8 = 0x4000003
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4003000
    expect lane 25 R8 = 0x4003003
    expect lane 26 R8 = 0x4003003
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5001003
    expect lane 30 R8 = 0x5003003
    expect lane 31 R8 = 0x5003000
}

warp 7 {   # cube.point.n4.faces
    asm "TEX.LZ R8, R0, 7, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000)
        bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0xbf800000) bits(0x3f404000) }
    t = { bits(0x3f800000) bits(0x3f600000) bits(0x3f200000) bits(0xbf7fe000) bits(0xbf404000) bits(0xbf000000)
        bits(0x3f7fc000) bits(0x3f400000) bits(0xbf800000) bits(0xbf600000) bits(0xbf200000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7fc000) bits(0x3f400000)
        bits(0xbf800000) bits(0xbf600000) bits(0xbf200000) bits(0x3f7fe000) bits(0x3f404000) bits(0x3f000000)
        bits(0xbf7fc000) bits(0xbf400000) }
    r = { bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf404000)
        bits(0x3f800000) bits(0xbf404000) bits(0xbf800000) bits(0x3f404000) bits(0x3f800000) bits(0xbf7fe000)
        bits(0xbf404000) bits(0xbf000000) bits(0x3f7fc000) bits(0x3f400000) bits(0x3f800000) bits(0x3f600000)
        bits(0x3f200000) bits(0xbf7fe000) bits(0xbf404000) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000003
    expect lane 1 R8 = 0x3
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0x3000
    expect lane 4 R8 = 0x4003003
    expect lane 5 R8 = 0x3003
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x5003003
    expect lane 9 R8 = 0x1003003
    expect lane 10 R8 = 0x4003000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x2001003
    expect lane 14 R8 = 0x2003003
    expect lane 15 R8 = 0x2003000
    expect lane 16 R8 = 0x4003000
    expect lane 17 R8 = 0x3000003
    expect lane 18 R8 = 0x3000003
    expect lane 19 R8 = 0x3003000
    expect lane 20 R8 = 0x3003000
    expect lane 21 R8 = 0x3003003
    expect lane 22 R8 = 0x4000003
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4003000
    expect lane 25 R8 = 0x4003003
    expect lane 26 R8 = 0x4003003
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x5001003
    expect lane 30 R8 = 0x5003003
    expect lane 31 R8 = 0x5003000
}

warp 8 {   # cube.point.n7.seamless
    asm "TEX.LZ R8, R0, 8, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7fdb6e)
        bits(0x3f7fdb6e) bits(0xbf5b9249) bits(0x3f5b9249) bits(0xbf36db6e) bits(0x3f492492) bits(0x3f800000)
        bits(0xbf7fdb6e) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5b6db7) bits(0x3f7fdb6e) bits(0xbf7fdb6e)
        bits(0x3f7fdb6e) bits(0xbf5b9249) bits(0x3f5b9249) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f492492)
        bits(0x3f800000) bits(0xbf800000) }
    t = { bits(0x3f800000) bits(0x3f6db6db) bits(0x3f492492) bits(0xbf800000) bits(0xbf5bb6db) bits(0xbf492492)
        bits(0x3f7fdb6e) bits(0x3f5b6db7) bits(0x3f124925) bits(0xbf6db6db) bits(0xbf5b6db7) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7fdb6e) bits(0x3f5b6db7)
        bits(0x3f124925) bits(0xbf6db6db) bits(0xbf5b6db7) bits(0x3f7fedb7) bits(0x3f5bb6db) bits(0x3f36db6e)
        bits(0xbf7fdb6e) bits(0xbf5b9249) }
    r = { bits(0x3f800000) bits(0xbf800000) bits(0x3f7fdb6e) bits(0xbf6db6db) bits(0x3f6db6db) bits(0xbf6db6db)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7fedb7) bits(0xbf7fedb7)
        bits(0xbf5bb6db) bits(0xbf36db6e) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925) bits(0x3f6db6db)
        bits(0x3f492492) bits(0xbf800000) bits(0xbf5bb6db) bits(0xbf492492) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000006
    expect lane 1 R8 = 0x5000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3006006
    expect lane 4 R8 = 0x6000
    expect lane 5 R8 = 0x6006
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x5000006
    expect lane 8 R8 = 0x4001000
    expect lane 9 R8 = 0x5006006
    expect lane 10 R8 = 0x1006006
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000006
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2006006
    expect lane 15 R8 = 0x2006000
    expect lane 16 R8 = 0x2005006
    expect lane 17 R8 = 0x3000006
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5006000
    expect lane 20 R8 = 0x3006000
    expect lane 21 R8 = 0x3006006
    expect lane 22 R8 = 0x4000006
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001006
    expect lane 25 R8 = 0x4006000
    expect lane 26 R8 = 0x4006006
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000006
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5006000
    expect lane 31 R8 = 0x5006006
}

warp 9 {   # cube.point.n7.faces
    asm "TEX.LZ R8, R0, 9, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7fdb6e)
        bits(0x3f7fdb6e) bits(0xbf5b9249) bits(0x3f5b9249) bits(0xbf36db6e) bits(0x3f492492) bits(0x3f800000)
        bits(0xbf7fdb6e) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5b6db7) bits(0x3f7fdb6e) bits(0xbf7fdb6e)
        bits(0x3f7fdb6e) bits(0xbf5b9249) bits(0x3f5b9249) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f492492)
        bits(0x3f800000) bits(0xbf800000) }
    t = { bits(0x3f800000) bits(0x3f6db6db) bits(0x3f492492) bits(0xbf800000) bits(0xbf5bb6db) bits(0xbf492492)
        bits(0x3f7fdb6e) bits(0x3f5b6db7) bits(0x3f124925) bits(0xbf6db6db) bits(0xbf5b6db7) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7fdb6e) bits(0x3f5b6db7)
        bits(0x3f124925) bits(0xbf6db6db) bits(0xbf5b6db7) bits(0x3f7fedb7) bits(0x3f5bb6db) bits(0x3f36db6e)
        bits(0xbf7fdb6e) bits(0xbf5b9249) }
    r = { bits(0x3f800000) bits(0xbf800000) bits(0x3f7fdb6e) bits(0xbf6db6db) bits(0x3f6db6db) bits(0xbf6db6db)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7fedb7) bits(0xbf7fedb7)
        bits(0xbf5bb6db) bits(0xbf36db6e) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925) bits(0x3f6db6db)
        bits(0x3f492492) bits(0xbf800000) bits(0xbf5bb6db) bits(0xbf492492) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000006
    expect lane 1 R8 = 0x5000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3006006
    expect lane 4 R8 = 0x6000
    expect lane 5 R8 = 0x6006
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x5000006
    expect lane 8 R8 = 0x4001000
    expect lane 9 R8 = 0x5006006
    expect lane 10 R8 = 0x1006006
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000006
    expect lane 13 R8 = 0x2000000
    expect lane 14 R8 = 0x2006006
    expect lane 15 R8 = 0x2006000
    expect lane 16 R8 = 0x2005006
    expect lane 17 R8 = 0x3000006
    expect lane 18 R8 = 0x3000000
    expect lane 19 R8 = 0x5006000
    expect lane 20 R8 = 0x3006000
    expect lane 21 R8 = 0x3006006
    expect lane 22 R8 = 0x4000006
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x4001006
    expect lane 25 R8 = 0x4006000
    expect lane 26 R8 = 0x4006006
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000006
    expect lane 29 R8 = 0x5000000
    expect lane 30 R8 = 0x5006000
    expect lane 31 R8 = 0x5006006
}

warp 10 {   # cube.point.n16.seamless
    asm "TEX.LZ R8, R0, 10, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000)
        bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) }
    t = { bits(0x3f800000) bits(0x3f780000) bits(0x3f680000) bits(0xbf7ff800) bits(0xbf701000) bits(0xbf600000)
        bits(0x3f7ff000) bits(0x3f700000) bits(0xbf800000) bits(0xbf780000) bits(0xbf680000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7ff000) bits(0x3f700000)
        bits(0xbf800000) bits(0xbf780000) bits(0xbf680000) bits(0x3f7ff800) bits(0x3f701000) bits(0x3f600000)
        bits(0xbf7ff000) bits(0xbf700000) }
    r = { bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf7ff800)
        bits(0xbf701000) bits(0xbf600000) bits(0x3f7ff000) bits(0x3f700000) bits(0x3f800000) bits(0x3f780000)
        bits(0x3f680000) bits(0xbf7ff800) bits(0xbf701000) bits(0xbf600000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x400000f
    expect lane 1 R8 = 0xf
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0xf000
    expect lane 4 R8 = 0x400f00f
    expect lane 5 R8 = 0xf00f
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x500f00f
    expect lane 9 R8 = 0x100f00f
    expect lane 10 R8 = 0x400f000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x200100f
    expect lane 14 R8 = 0x200f00f
    expect lane 15 R8 = 0x200f000
    expect lane 16 R8 = 0x400f000
    expect lane 17 R8 = 0x300000f
    expect lane 18 R8 = 0x300000f
    expect lane 19 R8 = 0x300f000
    expect lane 20 R8 = 0x300f000
    expect lane 21 R8 = 0x300f00f
    expect lane 22 R8 = 0x400000f
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x400f000
    expect lane 25 R8 = 0x400f00f
    expect lane 26 R8 = 0x400f00f
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x500100f
    expect lane 30 R8 = 0x500f00f
    expect lane 31 R8 = 0x500f000
}

warp 11 {   # cube.point.n16.faces
    asm "TEX.LZ R8, R0, 11, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000)
        bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0xbf800000) bits(0x3f701000) }
    t = { bits(0x3f800000) bits(0x3f780000) bits(0x3f680000) bits(0xbf7ff800) bits(0xbf701000) bits(0xbf600000)
        bits(0x3f7ff000) bits(0x3f700000) bits(0xbf800000) bits(0xbf780000) bits(0xbf680000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7ff000) bits(0x3f700000)
        bits(0xbf800000) bits(0xbf780000) bits(0xbf680000) bits(0x3f7ff800) bits(0x3f701000) bits(0x3f600000)
        bits(0xbf7ff000) bits(0xbf700000) }
    r = { bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf701000)
        bits(0x3f800000) bits(0xbf701000) bits(0xbf800000) bits(0x3f701000) bits(0x3f800000) bits(0xbf7ff800)
        bits(0xbf701000) bits(0xbf600000) bits(0x3f7ff000) bits(0x3f700000) bits(0x3f800000) bits(0x3f780000)
        bits(0x3f680000) bits(0xbf7ff800) bits(0xbf701000) bits(0xbf600000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x400000f
    expect lane 1 R8 = 0xf
    expect lane 2 R8 = 0x5000000
    expect lane 3 R8 = 0xf000
    expect lane 4 R8 = 0x400f00f
    expect lane 5 R8 = 0xf00f
    expect lane 6 R8 = 0x4000000
    expect lane 7 R8 = 0x1000000
    expect lane 8 R8 = 0x500f00f
    expect lane 9 R8 = 0x100f00f
    expect lane 10 R8 = 0x400f000
    expect lane 11 R8 = 0x2000000
    expect lane 12 R8 = 0x2000000
    expect lane 13 R8 = 0x200100f
    expect lane 14 R8 = 0x200f00f
    expect lane 15 R8 = 0x200f000
    expect lane 16 R8 = 0x400f000
    expect lane 17 R8 = 0x300000f
    expect lane 18 R8 = 0x300000f
    expect lane 19 R8 = 0x300f000
    expect lane 20 R8 = 0x300f000
    expect lane 21 R8 = 0x300f00f
    expect lane 22 R8 = 0x400000f
    expect lane 23 R8 = 0x4000000
    expect lane 24 R8 = 0x400f000
    expect lane 25 R8 = 0x400f00f
    expect lane 26 R8 = 0x400f00f
    expect lane 27 R8 = 0x5000000
    expect lane 28 R8 = 0x5000000
    expect lane 29 R8 = 0x500100f
    expect lane 30 R8 = 0x500f00f
    expect lane 31 R8 = 0x500f000
}

warp 12 {   # cube.ties.tex_cube
    asm "TEX.LZ R8, R0, 6, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0xbf000000) bits(0xbf000000) bits(0xbf000000)
        bits(0x3f7fffff) bits(0x3f7fffff) }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0x00000000) bits(0x80000000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f000000)
        bits(0xbf000000) bits(0xbf000000) bits(0x3f7fffff) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) bits(0x3f000000) bits(0xbf000000) bits(0x3f7fffff)
        bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0x3f800000) bits(0xbf800000) }
    r = { bits(0x00000000) bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000) bits(0x00000000) bits(0x3f7fffff)
        bits(0x3f000000) bits(0x00000000) bits(0x00000000) bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000)
        bits(0x00000000) bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000) bits(0x00000000) bits(0x3f7fffff)
        bits(0x3f000000) bits(0x00000000) bits(0x00000000) bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000)
        bits(0x00000000) bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000) bits(0x00000000) bits(0x3f7fffff)
        bits(0x3f000000) bits(0x00000000) }
    expect lane 0 R8 = 0x2002002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x2003002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x2002002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3002002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3000002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x2001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x2002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x2002003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x2003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3001003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x1002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x1002002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x1002002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x1002003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x2003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3002000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x1001002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x1001003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0x1003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0x1000002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x2002003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x2003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x3001003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x2002001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x3002001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x3000001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x2003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x3002003  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 13 {   # cube.array.tex_acube
    asm "TEX.LZ R8, R0, 12, ARRAY_CUBE, 0xf"
    array = { 0 0 0 1 1 2 2 3 3 3 4 4 5 5 17 17 18 18 18 65535 65535 65535 65535 65535 65535 65535 65535 65535 65535 65535
        65535 65535 }
    s = { bits(0x3e800000) bits(0xbf000000) bits(0x3f404000) bits(0x3f200000) bits(0xbf7fc000) bits(0xbe800000)
        bits(0xbf400000) bits(0xbf800000) bits(0x3f800000) bits(0x3f000000) bits(0x3f800000) bits(0xbf600000)
        bits(0xbf800000) bits(0xbf408000) bits(0x3f800000) bits(0xbf200000) bits(0x3f800000) bits(0x3f600000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf408000) bits(0x3f400000) bits(0x3f404000) bits(0x3f800000)
        bits(0xbf7fc000) bits(0x3f800000) bits(0xbf200000) bits(0xbf800000) bits(0xbf600000) bits(0x3f7fe000)
        bits(0x3f000000) bits(0xbf7fc000) }
    t = { bits(0x3f800000) bits(0x3f200000) bits(0x3f800000) bits(0xbf000000) bits(0x3f404000) bits(0xbf800000)
        bits(0xbf400000) bits(0xbf800000) bits(0xbf000000) bits(0xbf800000) bits(0x3f404000) bits(0xbf800000)
        bits(0xbf400000) bits(0x3f408000) bits(0xbf200000) bits(0xbf7fe000) bits(0x3f600000) bits(0x3f800000)
        bits(0xbf7fc000) bits(0x3f800000) bits(0xbf800000) bits(0x3f400000) bits(0x3f200000) bits(0xbf000000)
        bits(0x3f800000) bits(0xbf7fc000) bits(0xbf800000) bits(0x3f7fc000) bits(0x3f800000) bits(0x3f400000)
        bits(0x3f800000) bits(0xbf000000) }
    r = { bits(0xbf800000) bits(0xbf800000) bits(0xbf600000) bits(0xbf800000) bits(0x3f800000) bits(0x3f600000)
        bits(0x3f800000) bits(0xbf404000) bits(0xbf408000) bits(0xbf600000) bits(0xbf7fe000) bits(0xbf7fe000)
        bits(0xbf000000) bits(0x3f800000) bits(0xbf408000) bits(0xbf800000) bits(0xbf800000) bits(0x3f400000)
        bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbe800000)
        bits(0xbf000000) bits(0x3e800000) bits(0x3f7fe000) bits(0x3f200000) bits(0xbf7fe000) bits(0xbf800000)
        bits(0xbf404000) bits(0x3f800000) }
    expect lane 0 R8 = 0x5000001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x5000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x2000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0xb003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0xa000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0xf000001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x10003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0xf003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0xc003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0xf003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0xc000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0xf003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0xd003001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x10000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0xc003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x11003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x11000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0xe003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x11003003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x10000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x10003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x10000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0x10000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0xc003002  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0xe001000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0xc003001  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0xf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0xd000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0xe000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x11000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0xe000003  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x10003000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
