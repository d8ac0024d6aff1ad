# TLD4 across the seams of cubes and of arrays of cubes.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-16 PD-17

texture 0 { type CUBEMAP  format R32 UINT  size 1 1  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 UINT  size 2 2  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
texture 2 { type CUBEMAP  format R32 UINT  size 3 3  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type CUBEMAP  format R32 UINT  size 4 4  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 3 texture 3 sampler 0
texture 4 { type CUBEMAP  format R32 UINT  size 16 16  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 0
sampler 1 { address WRAP WRAP WRAP  CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 3 sampler 1
sampler 2 { address MIRROR MIRROR MIRROR  CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 3 sampler 2
sampler 3 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 3 sampler 3
texture 5 { type CUBEMAP_ARRAY  format R32 UINT  size 4 4  layers 3  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 8 texture 5 sampler 0

warp 0 {   # cube.gather.n1.seamless
    asm "TLD4.R R8, R0, 0, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000000  R9 = 0x0  R11 = 0x2000000
    expect lane 1 R8 = 0x4000000  R9 = 0x0  R10 = 0x2000000
    expect lane 2 R8 = 0x3000000  R10 = 0x5000000  R11 = 0x0
    expect lane 3 R9 = 0x3000000  R10 = 0x5000000  R11 = 0x0
    expect lane 4 R8 = 0x3000000  R10 = 0x5000000  R11 = 0x0
    expect lane 5 R8 = 0x3000000  R10 = 0x5000000  R11 = 0x0
    expect lane 6 R8 = 0x5000000  R9 = 0x1000000  R10 = 0x2000000
    expect lane 7 R8 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 8 R9 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 9 R8 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 10 R8 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 11 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000000
    expect lane 12 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000000
    expect lane 13 R8 = 0x4000000  R10 = 0x0  R11 = 0x2000000
    expect lane 14 R8 = 0x4000000  R10 = 0x0  R11 = 0x2000000
    expect lane 15 R8 = 0x4000000  R10 = 0x0  R11 = 0x2000000
    expect lane 16 R9 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 17 R8 = 0x1000000  R9 = 0x3000000  R10 = 0x4000000
    expect lane 18 R8 = 0x5000000  R10 = 0x0  R11 = 0x3000000
    expect lane 19 R9 = 0x3000000  R10 = 0x5000000  R11 = 0x0
    expect lane 20 R8 = 0x5000000  R10 = 0x0  R11 = 0x3000000
    expect lane 21 R8 = 0x5000000  R10 = 0x0  R11 = 0x3000000
    expect lane 22 R8 = 0x1000000  R9 = 0x4000000  R10 = 0x2000000
    expect lane 23 R8 = 0x3000000  R10 = 0x0  R11 = 0x4000000
    expect lane 24 R8 = 0x3000000  R10 = 0x0  R11 = 0x4000000
    expect lane 25 R8 = 0x3000000  R10 = 0x0  R11 = 0x4000000
    expect lane 26 R8 = 0x3000000  R10 = 0x0  R11 = 0x4000000
    expect lane 27 R8 = 0x0  R9 = 0x5000000  R10 = 0x2000000
    expect lane 28 R8 = 0x0  R9 = 0x5000000  R10 = 0x2000000
    expect lane 29 R8 = 0x3000000  R10 = 0x1000000  R11 = 0x5000000
    expect lane 30 R8 = 0x3000000  R10 = 0x1000000  R11 = 0x5000000
    expect lane 31 R8 = 0x3000000  R10 = 0x1000000  R11 = 0x5000000
}

warp 1 {   # cube.gather.n2.seamless
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000001  R9 = 0x0  R11 = 0x2001001
    expect lane 1 R8 = 0x1  R9 = 0x5000000  R11 = 0x2000001
    expect lane 2 R8 = 0x1001  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x1
    expect lane 3 R8 = 0x3000001  R9 = 0x3001001  R10 = 0x1001  R11 = 0x1000
    expect lane 4 R8 = 0x3000001  R10 = 0x1000  R11 = 0x4001001
    expect lane 5 R8 = 0x1001  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x1
    expect lane 6 R8 = 0x1000001  R9 = 0x4000000  R10 = 0x2001000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3001000  R10 = 0x1001000  R11 = 0x5001001
    expect lane 9 R8 = 0x3000000  R10 = 0x4001000  R11 = 0x1001001
    expect lane 10 R8 = 0x1001001  R9 = 0x4001000  R10 = 0x4000000  R11 = 0x1000001
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000000  R11 = 0x5000001
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001001  R9 = 0x0  R10 = 0x1  R11 = 0x2000001
    expect lane 14 R8 = 0x4000001  R10 = 0x0  R11 = 0x2001001
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2001001  R11 = 0x2001000
    expect lane 16 R9 = 0x3000000  R10 = 0x4001000  R11 = 0x1001001
    expect lane 17 R8 = 0x3000001  R9 = 0x1000  R11 = 0x4001001
    expect lane 18 R8 = 0x3001001  R9 = 0x1001  R10 = 0x1000  R11 = 0x3000001
    expect lane 19 R8 = 0x5001001  R9 = 0x5001000  R10 = 0x3001001  R11 = 0x3001000
    expect lane 20 R9 = 0x5001001  R10 = 0x3001000  R11 = 0x1001000
    expect lane 21 R8 = 0x3001001  R9 = 0x1001  R10 = 0x1000  R11 = 0x3000001
    expect lane 22 R8 = 0x4000001  R9 = 0x0  R11 = 0x2001001
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4001000  R11 = 0x1001001
    expect lane 25 R8 = 0x3000001  R10 = 0x1000  R11 = 0x4001001
    expect lane 26 R8 = 0x4001001  R9 = 0x1000  R10 = 0x0  R11 = 0x4000001
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000000  R11 = 0x2000001
    expect lane 28 R8 = 0x1001  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x1
    expect lane 29 R8 = 0x5001001  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000001
    expect lane 30 R8 = 0x3001000  R10 = 0x1001000  R11 = 0x5001001
    expect lane 31 R8 = 0x3001001  R9 = 0x3001000  R10 = 0x5001001  R11 = 0x5001000
}

warp 2 {   # cube.gather.n3.seamless
    asm "TLD4.R R8, R0, 2, CUBE, 0xf"
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf2b0000)
        bits(0xbf800000) bits(0x3f2b0000) bits(0x3f800000) bits(0xbf2b0000) bits(0xbf800000) bits(0x3f2b0000)
        bits(0x3f800000) bits(0xbf2b0000) bits(0xbf800000) bits(0x3f2b0000) bits(0x3f800000) bits(0xbf2b0000)
        bits(0xbf800000) bits(0x3f2b0000) bits(0x3f800000) bits(0x3f2b0000) bits(0x3f800000) bits(0xbf2b0000)
        bits(0xbf800000) bits(0x3f2b0000) }
    t = { bits(0x3f800000) bits(0x3f555555) bits(0x3f000000) bits(0xbf7fd555) bits(0xbf2b0000) bits(0xbeaaaaab)
        bits(0x3f7faaab) bits(0x3f2aaaab) bits(0xbf800000) bits(0xbf555555) bits(0xbf000000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f7faaab) bits(0x3f2aaaab)
        bits(0xbf800000) bits(0xbf555555) bits(0xbf000000) bits(0x3f7fd555) bits(0x3f2b0000) bits(0x3eaaaaab)
        bits(0xbf7faaab) bits(0xbf2aaaab) }
    r = { bits(0x3f800000) bits(0xbf2b0000) bits(0xbf800000) bits(0x3f2b0000) bits(0x3f800000) bits(0xbf2b0000)
        bits(0x3f800000) bits(0xbf2b0000) bits(0xbf800000) bits(0x3f2b0000) bits(0x3f800000) bits(0xbf7fd555)
        bits(0xbf2b0000) bits(0xbeaaaaab) bits(0x3f7faaab) bits(0x3f2aaaab) bits(0x3f800000) bits(0x3f555555)
        bits(0x3f000000) bits(0xbf7fd555) bits(0xbf2b0000) bits(0xbeaaaaab) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) }
    expect lane 0 R8 = 0x4000002  R9 = 0x0  R11 = 0x2002002
    expect lane 1 R8 = 0x2  R9 = 0x5000000  R11 = 0x2000002
    expect lane 2 R8 = 0x1002  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x2
    expect lane 3 R8 = 0x3000002  R9 = 0x3001002  R10 = 0x2001  R11 = 0x2000
    expect lane 4 R8 = 0x3000002  R10 = 0x2000  R11 = 0x4002002
    expect lane 5 R8 = 0x2002  R9 = 0x5002000  R10 = 0x5001000  R11 = 0x1002
    expect lane 6 R8 = 0x1000002  R9 = 0x4000000  R10 = 0x2002000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3002000  R10 = 0x1002000  R11 = 0x5002002
    expect lane 9 R8 = 0x3000000  R10 = 0x4002000  R11 = 0x1002002
    expect lane 10 R8 = 0x1002002  R9 = 0x4002000  R10 = 0x4001000  R11 = 0x1001002
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000001  R11 = 0x5000002
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001002  R9 = 0x1  R10 = 0x2  R11 = 0x2000002
    expect lane 14 R8 = 0x4000002  R10 = 0x0  R11 = 0x2002002
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2002001  R11 = 0x2002000
    expect lane 16 R9 = 0x3000000  R10 = 0x4002000  R11 = 0x1002002
    expect lane 17 R8 = 0x3000002  R9 = 0x2000  R11 = 0x4002002
    expect lane 18 R8 = 0x3001002  R9 = 0x2001  R10 = 0x2000  R11 = 0x3000002
    expect lane 19 R8 = 0x5002002  R9 = 0x5002001  R10 = 0x3002001  R11 = 0x3002000
    expect lane 20 R9 = 0x5002002  R10 = 0x3002000  R11 = 0x1002000
    expect lane 21 R8 = 0x3002002  R9 = 0x2002  R10 = 0x2001  R11 = 0x3001002
    expect lane 22 R8 = 0x4000002  R9 = 0x0  R11 = 0x2002002
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4002000  R11 = 0x1002002
    expect lane 25 R8 = 0x3000002  R10 = 0x2000  R11 = 0x4002002
    expect lane 26 R8 = 0x4002002  R9 = 0x2000  R10 = 0x1000  R11 = 0x4001002
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000001  R11 = 0x2000002
    expect lane 28 R8 = 0x1002  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x2
    expect lane 29 R8 = 0x5001002  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000002
    expect lane 30 R8 = 0x3002000  R10 = 0x1002000  R11 = 0x5002002
    expect lane 31 R8 = 0x3002002  R9 = 0x3002001  R10 = 0x5002001  R11 = 0x5002000
}

warp 3 {   # cube.gather.n4.seamless
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 1 R8 = 0x3  R9 = 0x5000000  R11 = 0x2000003
    expect lane 2 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 3 R8 = 0x3000003  R9 = 0x3001003  R10 = 0x3001  R11 = 0x3000
    expect lane 4 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 5 R8 = 0x3003  R9 = 0x5003000  R10 = 0x5002000  R11 = 0x2003
    expect lane 6 R8 = 0x1000003  R9 = 0x4000000  R10 = 0x2003000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 9 R8 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 10 R8 = 0x1003003  R9 = 0x4003000  R10 = 0x4002000  R11 = 0x1002003
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000002  R11 = 0x5000003
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001003  R9 = 0x2  R10 = 0x3  R11 = 0x2000003
    expect lane 14 R8 = 0x4000003  R10 = 0x0  R11 = 0x2003003
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2003001  R11 = 0x2003000
    expect lane 16 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 17 R8 = 0x3000003  R9 = 0x3000  R11 = 0x4003003
    expect lane 18 R8 = 0x3001003  R9 = 0x3001  R10 = 0x3000  R11 = 0x3000003
    expect lane 19 R8 = 0x5003003  R9 = 0x5003002  R10 = 0x3003001  R11 = 0x3003000
    expect lane 20 R9 = 0x5003003  R10 = 0x3003000  R11 = 0x1003000
    expect lane 21 R8 = 0x3003003  R9 = 0x3003  R10 = 0x3002  R11 = 0x3002003
    expect lane 22 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 25 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 26 R8 = 0x4003003  R9 = 0x3000  R10 = 0x2000  R11 = 0x4002003
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000002  R11 = 0x2000003
    expect lane 28 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 29 R8 = 0x5001003  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000003
    expect lane 30 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 31 R8 = 0x3003003  R9 = 0x3003002  R10 = 0x5003001  R11 = 0x5003000
}

warp 4 {   # cube.gather.n16.seamless
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"
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
    expect lane 0 R8 = 0x400000f  R9 = 0x0  R11 = 0x200f00f
    expect lane 1 R8 = 0xf  R9 = 0x5000000  R11 = 0x200000f
    expect lane 2 R8 = 0x100f  R9 = 0x5001000  R10 = 0x5000000  R11 = 0xf
    expect lane 3 R8 = 0x300000f  R9 = 0x300100f  R10 = 0xf001  R11 = 0xf000
    expect lane 4 R8 = 0x300000f  R10 = 0xf000  R11 = 0x400f00f
    expect lane 5 R8 = 0xf00f  R9 = 0x500f000  R10 = 0x500e000  R11 = 0xe00f
    expect lane 6 R8 = 0x100000f  R9 = 0x4000000  R10 = 0x200f000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x300f000  R10 = 0x100f000  R11 = 0x500f00f
    expect lane 9 R8 = 0x3000000  R10 = 0x400f000  R11 = 0x100f00f
    expect lane 10 R8 = 0x100f00f  R9 = 0x400f000  R10 = 0x400e000  R11 = 0x100e00f
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x500000e  R11 = 0x500000f
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x200100f  R9 = 0xe  R10 = 0xf  R11 = 0x200000f
    expect lane 14 R8 = 0x400000f  R10 = 0x0  R11 = 0x200f00f
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x200f001  R11 = 0x200f000
    expect lane 16 R9 = 0x3000000  R10 = 0x400f000  R11 = 0x100f00f
    expect lane 17 R8 = 0x300000f  R9 = 0xf000  R11 = 0x400f00f
    expect lane 18 R8 = 0x300100f  R9 = 0xf001  R10 = 0xf000  R11 = 0x300000f
    expect lane 19 R8 = 0x500f00f  R9 = 0x500f00e  R10 = 0x300f001  R11 = 0x300f000
    expect lane 20 R9 = 0x500f00f  R10 = 0x300f000  R11 = 0x100f000
    expect lane 21 R8 = 0x300f00f  R9 = 0xf00f  R10 = 0xf00e  R11 = 0x300e00f
    expect lane 22 R8 = 0x400000f  R9 = 0x0  R11 = 0x200f00f
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x400f000  R11 = 0x100f00f
    expect lane 25 R8 = 0x300000f  R10 = 0xf000  R11 = 0x400f00f
    expect lane 26 R8 = 0x400f00f  R9 = 0xf000  R10 = 0xe000  R11 = 0x400e00f
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x200000e  R11 = 0x200000f
    expect lane 28 R8 = 0x100f  R9 = 0x5001000  R10 = 0x5000000  R11 = 0xf
    expect lane 29 R8 = 0x500100f  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x500000f
    expect lane 30 R8 = 0x300f000  R10 = 0x100f000  R11 = 0x500f00f
    expect lane 31 R8 = 0x300f00f  R9 = 0x300f00e  R10 = 0x500f001  R11 = 0x500f000
}

warp 5 {   # cube.gather.wrap.seamless
    asm "TLD4.R R8, R0, 5, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 1 R8 = 0x3  R9 = 0x5000000  R11 = 0x2000003
    expect lane 2 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 3 R8 = 0x3000003  R9 = 0x3001003  R10 = 0x3001  R11 = 0x3000
    expect lane 4 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 5 R8 = 0x3003  R9 = 0x5003000  R10 = 0x5002000  R11 = 0x2003
    expect lane 6 R8 = 0x1000003  R9 = 0x4000000  R10 = 0x2003000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 9 R8 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 10 R8 = 0x1003003  R9 = 0x4003000  R10 = 0x4002000  R11 = 0x1002003
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000002  R11 = 0x5000003
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001003  R9 = 0x2  R10 = 0x3  R11 = 0x2000003
    expect lane 14 R8 = 0x4000003  R10 = 0x0  R11 = 0x2003003
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2003001  R11 = 0x2003000
    expect lane 16 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 17 R8 = 0x3000003  R9 = 0x3000  R11 = 0x4003003
    expect lane 18 R8 = 0x3001003  R9 = 0x3001  R10 = 0x3000  R11 = 0x3000003
    expect lane 19 R8 = 0x5003003  R9 = 0x5003002  R10 = 0x3003001  R11 = 0x3003000
    expect lane 20 R9 = 0x5003003  R10 = 0x3003000  R11 = 0x1003000
    expect lane 21 R8 = 0x3003003  R9 = 0x3003  R10 = 0x3002  R11 = 0x3002003
    expect lane 22 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 25 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 26 R8 = 0x4003003  R9 = 0x3000  R10 = 0x2000  R11 = 0x4002003
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000002  R11 = 0x2000003
    expect lane 28 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 29 R8 = 0x5001003  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000003
    expect lane 30 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 31 R8 = 0x3003003  R9 = 0x3003002  R10 = 0x5003001  R11 = 0x5003000
}

warp 6 {   # cube.gather.mirror.seamless
    asm "TLD4.R R8, R0, 6, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 1 R8 = 0x3  R9 = 0x5000000  R11 = 0x2000003
    expect lane 2 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 3 R8 = 0x3000003  R9 = 0x3001003  R10 = 0x3001  R11 = 0x3000
    expect lane 4 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 5 R8 = 0x3003  R9 = 0x5003000  R10 = 0x5002000  R11 = 0x2003
    expect lane 6 R8 = 0x1000003  R9 = 0x4000000  R10 = 0x2003000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 9 R8 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 10 R8 = 0x1003003  R9 = 0x4003000  R10 = 0x4002000  R11 = 0x1002003
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000002  R11 = 0x5000003
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001003  R9 = 0x2  R10 = 0x3  R11 = 0x2000003
    expect lane 14 R8 = 0x4000003  R10 = 0x0  R11 = 0x2003003
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2003001  R11 = 0x2003000
    expect lane 16 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 17 R8 = 0x3000003  R9 = 0x3000  R11 = 0x4003003
    expect lane 18 R8 = 0x3001003  R9 = 0x3001  R10 = 0x3000  R11 = 0x3000003
    expect lane 19 R8 = 0x5003003  R9 = 0x5003002  R10 = 0x3003001  R11 = 0x3003000
    expect lane 20 R9 = 0x5003003  R10 = 0x3003000  R11 = 0x1003000
    expect lane 21 R8 = 0x3003003  R9 = 0x3003  R10 = 0x3002  R11 = 0x3002003
    expect lane 22 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 25 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 26 R8 = 0x4003003  R9 = 0x3000  R10 = 0x2000  R11 = 0x4002003
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000002  R11 = 0x2000003
    expect lane 28 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 29 R8 = 0x5001003  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000003
    expect lane 30 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 31 R8 = 0x3003003  R9 = 0x3003002  R10 = 0x5003001  R11 = 0x5003000
}

warp 7 {   # cube.gather.border.seamless
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"
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
    expect lane 0 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 1 R8 = 0x3  R9 = 0x5000000  R11 = 0x2000003
    expect lane 2 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 3 R8 = 0x3000003  R9 = 0x3001003  R10 = 0x3001  R11 = 0x3000
    expect lane 4 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 5 R8 = 0x3003  R9 = 0x5003000  R10 = 0x5002000  R11 = 0x2003
    expect lane 6 R8 = 0x1000003  R9 = 0x4000000  R10 = 0x2003000
    expect lane 7 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 8 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 9 R8 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 10 R8 = 0x1003003  R9 = 0x4003000  R10 = 0x4002000  R11 = 0x1002003
    expect lane 11 R8 = 0x2000000  R9 = 0x2000001  R10 = 0x5000002  R11 = 0x5000003
    expect lane 12 R8 = 0x1000001  R9 = 0x2001000  R10 = 0x2000000  R11 = 0x1000000
    expect lane 13 R8 = 0x2001003  R9 = 0x2  R10 = 0x3  R11 = 0x2000003
    expect lane 14 R8 = 0x4000003  R10 = 0x0  R11 = 0x2003003
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x2003001  R11 = 0x2003000
    expect lane 16 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 17 R8 = 0x3000003  R9 = 0x3000  R11 = 0x4003003
    expect lane 18 R8 = 0x3001003  R9 = 0x3001  R10 = 0x3000  R11 = 0x3000003
    expect lane 19 R8 = 0x5003003  R9 = 0x5003002  R10 = 0x3003001  R11 = 0x3003000
    expect lane 20 R9 = 0x5003003  R10 = 0x3003000  R11 = 0x1003000
    expect lane 21 R8 = 0x3003003  R9 = 0x3003  R10 = 0x3002  R11 = 0x3002003
    expect lane 22 R8 = 0x4000003  R9 = 0x0  R11 = 0x2003003
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R9 = 0x3000000  R10 = 0x4003000  R11 = 0x1003003
    expect lane 25 R8 = 0x3000003  R10 = 0x3000  R11 = 0x4003003
    expect lane 26 R8 = 0x4003003  R9 = 0x3000  R10 = 0x2000  R11 = 0x4002003
    expect lane 27 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x2000002  R11 = 0x2000003
    expect lane 28 R8 = 0x1003  R9 = 0x5001000  R10 = 0x5000000  R11 = 0x3
    expect lane 29 R8 = 0x5001003  R9 = 0x1001000  R10 = 0x1000000  R11 = 0x5000003
    expect lane 30 R8 = 0x3003000  R10 = 0x1003000  R11 = 0x5003003
    expect lane 31 R8 = 0x3003003  R9 = 0x3003002  R10 = 0x5003001  R11 = 0x5003000
}

warp 8 {   # cube.array.tld4_r_acube
    asm "TLD4.R R8, R0, 8, ARRAY_CUBE, 0xf"
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
    expect lane 0 R8 = 0x5000001  R9 = 0x5000002  R10 = 0x2000001  R11 = 0x2000002
    expect lane 1 R8 = 0x5001002  R9 = 0x5001003  R10 = 0x5000003  R11 = 0x5000002
    expect lane 2 R8 = 0x2000003  R9 = 0x3  R11 = 0x5000000
    expect lane 3 R8 = 0xb003000  R9 = 0xb003001  R10 = 0xb002001  R11 = 0xb002000
    expect lane 4 R8 = 0x7001003  R9 = 0xa001000  R10 = 0xa000000  R11 = 0x7000003
    expect lane 5 R8 = 0xf000001  R9 = 0xf000002  R10 = 0x10003002  R11 = 0x10003001
    expect lane 6 R8 = 0xf000000  R9 = 0xf000001  R10 = 0x10003001  R11 = 0x10003000
    expect lane 7 R9 = 0x11003003  R10 = 0xf003000  R11 = 0xd003000
    expect lane 8 R8 = 0xc003003  R9 = 0x11003000  R10 = 0x11002000  R11 = 0xc002003
    expect lane 9 R8 = 0x11003001  R9 = 0x11003000  R10 = 0xf003003  R11 = 0xf003002
    expect lane 10 R8 = 0xc001003  R9 = 0x11001000  R10 = 0x11000000  R11 = 0xc000003
    expect lane 11 R9 = 0x11003003  R10 = 0xf003000  R11 = 0xd003000
    expect lane 12 R8 = 0xf003000  R9 = 0xf002000  R10 = 0xd003001  R11 = 0xd003000
    expect lane 13 R8 = 0xd000003  R9 = 0x10000000  R10 = 0xe003000
    expect lane 14 R8 = 0xc003003  R9 = 0x11003000  R10 = 0x11002000  R11 = 0xc002003
    expect lane 15 R8 = 0xf003001  R9 = 0xf003000  R10 = 0x11003003  R11 = 0x11003002
    expect lane 16 R8 = 0xc000003  R9 = 0x11000000  R10 = 0xe000003
    expect lane 17 R8 = 0x10000003  R10 = 0xc000000  R11 = 0xe003003
    expect lane 18 R8 = 0xf003000  R10 = 0xd003000  R11 = 0x11003003
    expect lane 19 R8 = 0xd000003  R9 = 0x10000000  R10 = 0xe003000
    expect lane 20 R9 = 0xf000000  R10 = 0x10003000  R11 = 0xd003003
    expect lane 21 R8 = 0x10001003  R9 = 0xc001000  R10 = 0xc000000  R11 = 0x10000003
    expect lane 22 R8 = 0x10001003  R9 = 0xc001000  R10 = 0xc000000  R11 = 0x10000003
    expect lane 23 R8 = 0xc003002  R9 = 0xc003003  R10 = 0xc002003  R11 = 0xc002002
    expect lane 24 R8 = 0xd000001  R9 = 0xe001000  R10 = 0xe000000  R11 = 0xd000000
    expect lane 25 R8 = 0xf001003  R9 = 0xf002003  R10 = 0xc003002  R11 = 0xc003001
    expect lane 26 R8 = 0xf000000  R9 = 0xf000001  R10 = 0x10003001  R11 = 0x10003000
    expect lane 27 R8 = 0xd000002  R9 = 0xd000003  R10 = 0xe003000  R11 = 0xe002000
    expect lane 28 R8 = 0xd000000  R9 = 0xe000000  R10 = 0x11000003
    expect lane 29 R8 = 0xc001003  R9 = 0x11001000  R10 = 0x11000000  R11 = 0xc000003
    expect lane 30 R8 = 0xe001002  R9 = 0xe001003  R10 = 0xe000003  R11 = 0xe000002
    expect lane 31 R8 = 0xd003003  R9 = 0x10003000  R10 = 0x10002000  R11 = 0xd002003
}

warp 9 {   # patched.p_tld4_r_cube.seamless
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x80000000) bits(0x80000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0x3f000000) bits(0xbf000000) bits(0x3f7fffff) bits(0x3f7fffff) bits(0x3f564f59) bits(0x3e2881bd)
        bits(0x3f014a24) bits(0xbf056fcd) bits(0xbf3114e6) bits(0x3caa470a) bits(0x3f61eda9) bits(0x3cc01edb)
        bits(0xbf2f20eb) bits(0x3df2827b) bits(0xbd233c59) bits(0xbf3a2cbd) bits(0xbe3054f4) bits(0xbe48f8a5)
        bits(0x3f0e773a) bits(0xbec2344a) bits(0xbe88b6ec) bits(0x3f7c4c59) bits(0x3f26edae) bits(0x3ef4369c)
        bits(0xb89bf6c3) bits(0xbc8c2ac2) }
    t = { bits(0x80000000) bits(0x00000000) bits(0xbf000000) bits(0x3f000000) bits(0x3f800000) bits(0x3f7fffff)
        bits(0xbf800000) bits(0x80000000) bits(0x3f800000) bits(0x3f7fffff) bits(0xbf0cff2a) bits(0x3e313d08)
        bits(0x3ef1a96a) bits(0xbf293eea) bits(0x3ee58ad0) bits(0xbf62e4a7) bits(0xbf5e88d4) bits(0x3f59228f)
        bits(0xbebc6a38) bits(0x3f492ae5) bits(0xbea2f21e) bits(0xbf4967e5) bits(0x3dff333b) bits(0xbf690897)
        bits(0x3f667eac) bits(0x3f49e488) bits(0xbedb7440) bits(0x3f30e214) bits(0x3f1fd867) bits(0x3f700e60)
        bits(0xb77210ae) bits(0xbd156944) }
    r = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x00000000) bits(0x3f000000)
        bits(0x3f7fffff) bits(0x3f000000) bits(0x00000000) bits(0x3f000000) bits(0x3f6fd7ad) bits(0xbec957c9)
        bits(0x3f74f939) bits(0xbf2cd20f) bits(0x3f56ad5f) bits(0xbf569584) bits(0x3ec46ba5) bits(0xbed2bf61)
        bits(0xbf0b81b6) bits(0xbf6efb0f) bits(0x3f5b0888) bits(0x3f6e514c) bits(0x3c6a2c0c) bits(0xbea2e7cc)
        bits(0x3f0df481) bits(0x3ece27fa) bits(0xbf52a860) bits(0x3cb38591) bits(0x3e4c4345) bits(0x3f334d6f)
        bits(0x37f2fd56) bits(0x3b1316c9) }
    expect lane 0 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 1 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 2 R8 = 0x4003001  R9 = 0x4003002  R10 = 0x4002002  R11 = 0x4002001
    expect lane 3 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 4 R8 = 0x1000002  R9 = 0x2002000  R10 = 0x2001000  R11 = 0x1000001
    expect lane 5 R8 = 0x1000002  R9 = 0x1000003  R10 = 0x2003000  R11 = 0x2002000
    expect lane 6 R8 = 0x3000002  R9 = 0x3000003  R10 = 0x4003003  R11 = 0x4003002
    expect lane 7 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 8 R8 = 0x2002003  R9 = 0x1  R10 = 0x2  R11 = 0x2001003
    expect lane 9 R8 = 0x2003003  R9 = 0x0  R10 = 0x1  R11 = 0x2002003
    expect lane 10 R8 = 0x4003003  R9 = 0x3000  R10 = 0x2000  R11 = 0x4002003
    expect lane 11 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 12 R8 = 0x4001002  R9 = 0x4001003  R10 = 0x4000003  R11 = 0x4000002
    expect lane 13 R8 = 0x5003002  R9 = 0x5003003  R10 = 0x5002003  R11 = 0x5002002
    expect lane 14 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 15 R8 = 0x5003002  R9 = 0x5003001  R10 = 0x3003002  R11 = 0x3003001
    expect lane 16 R8 = 0x3000003  R9 = 0x3001003  R10 = 0x3001  R11 = 0x3000
    expect lane 17 R8 = 0x2001001  R9 = 0x2001002  R10 = 0x2000002  R11 = 0x2000001
    expect lane 18 R8 = 0x1003000  R9 = 0x1003001  R10 = 0x1002001  R11 = 0x1002000
    expect lane 19 R8 = 0x5000001  R9 = 0x5000002  R10 = 0x2000001  R11 = 0x2000002
    expect lane 20 R8 = 0x4003001  R9 = 0x4003002  R10 = 0x4002002  R11 = 0x4002001
    expect lane 21 R8 = 0x3000000  R9 = 0x3000001  R10 = 0x4003001  R11 = 0x4003000
    expect lane 22 R8 = 0x1002001  R9 = 0x1002002  R10 = 0x1001002  R11 = 0x1001001
    expect lane 23 R8 = 0x3003001  R9 = 0x3003002  R10 = 0x3002002  R11 = 0x3002001
    expect lane 24 R8 = 0x2003002  R9 = 0x2003003  R10 = 0x2002003  R11 = 0x2002002
    expect lane 25 R8 = 0x2003000  R9 = 0x2003001  R10 = 0x2002001  R11 = 0x2002000
    expect lane 26 R8 = 0x5003002  R9 = 0x5003003  R10 = 0x5002003  R11 = 0x5002002
    expect lane 27 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 28 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 29 R8 = 0x2003002  R9 = 0x2003003  R10 = 0x2002003  R11 = 0x2002002
    expect lane 30 R8 = 0x1002001  R9 = 0x1002002  R10 = 0x1001002  R11 = 0x1001001
    expect lane 31 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
}
