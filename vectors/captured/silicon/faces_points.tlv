# TEX of a point in cubes in any direction.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128a
rules without PD-16b PD-134
policy coord_fixed21

texture 0 { type CUBEMAP  format R32 UINT  size 4 4  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 UINT  size 4 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1

warp 0 {   # patched.p_tex_cube.seamless
    asm "TEX.LZ R8, R0, 0, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) bits(0xbf000000)
        bits(0xbf000000) bits(0xc0000000) bits(0x3f800001) bits(0x3f800001) bits(0xff800000) bits(0x7fc00000)
        bits(0x7fc00000) bits(0x00000001) bits(0x7f7fffff) bits(0xbfabe958) bits(0xbf950bb4) bits(0x3f9536c2)
        bits(0x3f3d7b01) bits(0xbf888185) }
    t = { bits(0x00000000) bits(0x80000000) bits(0xbf800000) bits(0x3f7fffff) bits(0x3f800001) bits(0x3f800001)
        bits(0x7f800000) bits(0x7f800000) bits(0x7fc00000) bits(0x00000001) bits(0x80000001) bits(0x00000000)
        bits(0x7fc00000) bits(0x00000001) bits(0x80000000) bits(0x7f7fffff) bits(0xff800000) bits(0x7f800000)
        bits(0x00000001) bits(0xff800000) bits(0x3f7fffff) bits(0xff800000) bits(0x40000000) bits(0x80000000)
        bits(0x7fc00000) bits(0x3f000000) bits(0x3f800000) bits(0x3e61c81b) bits(0x3dd5e913) bits(0x3f7d6113)
        bits(0xbe46f443) bits(0x3fa05b35) }
    r = { bits(0x00000000) bits(0x80000001) bits(0x7fc00000) bits(0x7fc00000) bits(0x40000000) bits(0xff800000)
        bits(0x7f800000) bits(0x7f7fffff) bits(0xbf800000) bits(0x7fc00000) bits(0x80000000) bits(0x80000001)
        bits(0x7fc00000) bits(0x80000000) bits(0xc0000000) bits(0x3f800000) bits(0x7f7fffff) bits(0x7f7fffff)
        bits(0xc0000000) bits(0x3f800000) bits(0x3f7fffff) bits(0x7f7fffff) bits(0x3f7fffff) bits(0x7fc00000)
        bits(0x80000000) bits(0x00000001) bits(0x3f7fffff) bits(0x3ca0ffd3) bits(0xbf6f3501) bits(0xbf683bae)
        bits(0xbf7587c5) bits(0xbe8109fc) }
    expect lane 0 R8 = 0x4002002
    expect lane 1 R8 = 0x5002002
    expect lane 2 R8 = 0x3002002
    expect lane 3 R8 = 0x2002002
    expect lane 4 R8 = 0x4000002
    expect lane 5 R8 = 0x5000002
    expect lane 6 R8 = 0x4000002
    expect lane 7 R8 = 0x2003002
    expect lane 8 R8 = 0x5002002
    expect lane 9 R8 = 0x2002002
    expect lane 10 R8 = 0x3002002
    expect lane 11 R8 = 0x5002002
    expect lane 12 R8 = 0x2002
    expect lane 13 R8 = 0x2002002
    expect lane 14 R8 = 0x5002000
    expect lane 15 R8 = 0x2003000
    expect lane 16 R8 = 0x3000003
    expect lane 17 R8 = 0x2003001
    expect lane 18 R8 = 0x5002003
    expect lane 19 R8 = 0x3000000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x3000003
    expect lane 22 R8 = 0x1000003
    expect lane 23 R8 = 0x2002002
    expect lane 24 R8 = 0x4002002
    expect lane 25 R8 = 0x2002002
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x1001002
    expect lane 28 R8 = 0x1001000
    expect lane 29 R8 = 0x3
    expect lane 30 R8 = 0x5002000
    expect lane 31 R8 = 0x2001000
}

warp 1 {   # patched.p_tex_cube.seamless
    asm "TEX.LZ R8, R0, 0, CUBE, 0xf"
    s = { bits(0x3f5984d0) bits(0x3e029e07) bits(0xbf2f2e9a) bits(0xbe1cff15) bits(0x325021f3) bits(0x4c74944d)
        bits(0xb0e63640) bits(0xbb84ccbc) bits(0xc5d4c56c) bits(0x4642bc20) bits(0x3b511051) bits(0x00000000)
        bits(0x80000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f000000) bits(0xbf000000)
        bits(0x40000000) bits(0xc0000000) bits(0x3f7fffff) bits(0x3f800001) bits(0x7f800000) bits(0x7f800000)
        bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001)
        bits(0x00000001) bits(0x80000001) }
    t = { bits(0xbee6b3d0) bits(0xbf2092c0) bits(0x3ec3dcbc) bits(0xbf837562) bits(0xbf150c03) bits(0x31861391)
        bits(0xc5df1bd6) bits(0xbfda5118) bits(0xb5eef176) bits(0xbee934b3) bits(0xcd1b60f2) bits(0xff800000)
        bits(0x3f800001) bits(0xbf000000) bits(0x3f800000) bits(0x7f7fffff) bits(0x80000001) bits(0x7fc00000)
        bits(0xff800000) bits(0x7f800000) bits(0x3f800001) bits(0x40000000) bits(0x00000000) bits(0x3f7fffff)
        bits(0x7f7fffff) bits(0xc0000000) bits(0x80000001) bits(0xbf000000) bits(0x00000001) bits(0x3f000000)
        bits(0x7fc00000) bits(0xbf800000) }
    r = { bits(0xbf3daaea) bits(0x3f11e790) bits(0x3f41d23d) bits(0xbfb44be1) bits(0xc63e875d) bits(0xb7ba2708)
        bits(0x4a24b5e0) bits(0xbdbf21a8) bits(0xcc47238c) bits(0xc9d0bfdd) bits(0x4d988ba2) bits(0x00000000)
        bits(0x7f800000) bits(0x80000001) bits(0x7fc00000) bits(0x7f800000) bits(0x00000000) bits(0x7f7fffff)
        bits(0x7f7fffff) bits(0x7f7fffff) bits(0x00000001) bits(0xff800000) bits(0x7f7fffff) bits(0xbf000000)
        bits(0xff800000) bits(0x3f800000) bits(0x3f7fffff) bits(0x7f7fffff) bits(0xbf000000) bits(0xff800000)
        bits(0x3f800000) bits(0x3f800001) }
    expect lane 0 R8 = 0x2003
    expect lane 1 R8 = 0x3000002
    expect lane 2 R8 = 0x4001000
    expect lane 3 R8 = 0x5003002
    expect lane 4 R8 = 0x5003001
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x4003001
    expect lane 7 R8 = 0x3002001
    expect lane 8 R8 = 0x5002003
    expect lane 9 R8 = 0x5002000
    expect lane 10 R8 = 0x4003002
    expect lane 11 R8 = 0x3002002
    expect lane 12 R8 = 0x4000002
    expect lane 13 R8 = 0x3002
    expect lane 14 R8 = 0x2002000
    expect lane 15 R8 = 0x4000000
    expect lane 16 R8 = 0x2002
    expect lane 17 R8 = 0x4002001
    expect lane 18 R8 = 0x3000003
    expect lane 19 R8 = 0x2003000
    expect lane 20 R8 = 0x2002003
    expect lane 21 R8 = 0x5000000
    expect lane 22 R8 = 0x2000
    expect lane 23 R8 = 0x3
    expect lane 24 R8 = 0x5000000
    expect lane 25 R8 = 0x1003003
    expect lane 26 R8 = 0x1002003
    expect lane 27 R8 = 0x4003002
    expect lane 28 R8 = 0x5002002
    expect lane 29 R8 = 0x5001002
    expect lane 30 R8 = 0x4002002
    expect lane 31 R8 = 0x4003002
}

warp 2 {   # patched.p_tex_cube.faces
    asm "TEX.LZ R8, R0, 1, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) bits(0xbf000000)
        bits(0xbf000000) bits(0xc0000000) bits(0x3f800001) bits(0x3f800001) bits(0xff800000) bits(0x7fc00000)
        bits(0x7fc00000) bits(0x00000001) bits(0x7f7fffff) bits(0xbfabe958) bits(0xbf950bb4) bits(0x3f9536c2)
        bits(0x3f3d7b01) bits(0xbf888185) }
    t = { bits(0x00000000) bits(0x80000000) bits(0xbf800000) bits(0x3f7fffff) bits(0x3f800001) bits(0x3f800001)
        bits(0x7f800000) bits(0x7f800000) bits(0x7fc00000) bits(0x00000001) bits(0x80000001) bits(0x00000000)
        bits(0x7fc00000) bits(0x00000001) bits(0x80000000) bits(0x7f7fffff) bits(0xff800000) bits(0x7f800000)
        bits(0x00000001) bits(0xff800000) bits(0x3f7fffff) bits(0xff800000) bits(0x40000000) bits(0x80000000)
        bits(0x7fc00000) bits(0x3f000000) bits(0x3f800000) bits(0x3e61c81b) bits(0x3dd5e913) bits(0x3f7d6113)
        bits(0xbe46f443) bits(0x3fa05b35) }
    r = { bits(0x00000000) bits(0x80000001) bits(0x7fc00000) bits(0x7fc00000) bits(0x40000000) bits(0xff800000)
        bits(0x7f800000) bits(0x7f7fffff) bits(0xbf800000) bits(0x7fc00000) bits(0x80000000) bits(0x80000001)
        bits(0x7fc00000) bits(0x80000000) bits(0xc0000000) bits(0x3f800000) bits(0x7f7fffff) bits(0x7f7fffff)
        bits(0xc0000000) bits(0x3f800000) bits(0x3f7fffff) bits(0x7f7fffff) bits(0x3f7fffff) bits(0x7fc00000)
        bits(0x80000000) bits(0x00000001) bits(0x3f7fffff) bits(0x3ca0ffd3) bits(0xbf6f3501) bits(0xbf683bae)
        bits(0xbf7587c5) bits(0xbe8109fc) }
    expect lane 0 R8 = 0x4002002
    expect lane 1 R8 = 0x5002002
    expect lane 2 R8 = 0x3002002
    expect lane 3 R8 = 0x2002002
    expect lane 4 R8 = 0x4000002
    expect lane 5 R8 = 0x5000002
    expect lane 6 R8 = 0x4000002
    expect lane 7 R8 = 0x2003002
    expect lane 8 R8 = 0x5002002
    expect lane 9 R8 = 0x2002002
    expect lane 10 R8 = 0x3002002
    expect lane 11 R8 = 0x5002002
    expect lane 12 R8 = 0x2002
    expect lane 13 R8 = 0x2002002
    expect lane 14 R8 = 0x5002000
    expect lane 15 R8 = 0x2003000
    expect lane 16 R8 = 0x3000003
    expect lane 17 R8 = 0x2003001
    expect lane 18 R8 = 0x5002003
    expect lane 19 R8 = 0x3000000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x3000003
    expect lane 22 R8 = 0x1000003
    expect lane 23 R8 = 0x2002002
    expect lane 24 R8 = 0x4002002
    expect lane 25 R8 = 0x2002002
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x1001002
    expect lane 28 R8 = 0x1001000
    expect lane 29 R8 = 0x3
    expect lane 30 R8 = 0x5002000
    expect lane 31 R8 = 0x2001000
}

warp 3 {   # patched.p_tex_cube.faces
    asm "TEX.LZ R8, R0, 1, CUBE, 0xf"
    s = { bits(0x3f5984d0) bits(0x3e029e07) bits(0xbf2f2e9a) bits(0xbe1cff15) bits(0x325021f3) bits(0x4c74944d)
        bits(0xb0e63640) bits(0xbb84ccbc) bits(0xc5d4c56c) bits(0x4642bc20) bits(0x3b511051) bits(0x00000000)
        bits(0x80000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f000000) bits(0xbf000000)
        bits(0x40000000) bits(0xc0000000) bits(0x3f7fffff) bits(0x3f800001) bits(0x7f800000) bits(0x7f800000)
        bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001)
        bits(0x00000001) bits(0x80000001) }
    t = { bits(0xbee6b3d0) bits(0xbf2092c0) bits(0x3ec3dcbc) bits(0xbf837562) bits(0xbf150c03) bits(0x31861391)
        bits(0xc5df1bd6) bits(0xbfda5118) bits(0xb5eef176) bits(0xbee934b3) bits(0xcd1b60f2) bits(0xff800000)
        bits(0x3f800001) bits(0xbf000000) bits(0x3f800000) bits(0x7f7fffff) bits(0x80000001) bits(0x7fc00000)
        bits(0xff800000) bits(0x7f800000) bits(0x3f800001) bits(0x40000000) bits(0x00000000) bits(0x3f7fffff)
        bits(0x7f7fffff) bits(0xc0000000) bits(0x80000001) bits(0xbf000000) bits(0x00000001) bits(0x3f000000)
        bits(0x7fc00000) bits(0xbf800000) }
    r = { bits(0xbf3daaea) bits(0x3f11e790) bits(0x3f41d23d) bits(0xbfb44be1) bits(0xc63e875d) bits(0xb7ba2708)
        bits(0x4a24b5e0) bits(0xbdbf21a8) bits(0xcc47238c) bits(0xc9d0bfdd) bits(0x4d988ba2) bits(0x00000000)
        bits(0x7f800000) bits(0x80000001) bits(0x7fc00000) bits(0x7f800000) bits(0x00000000) bits(0x7f7fffff)
        bits(0x7f7fffff) bits(0x7f7fffff) bits(0x00000001) bits(0xff800000) bits(0x7f7fffff) bits(0xbf000000)
        bits(0xff800000) bits(0x3f800000) bits(0x3f7fffff) bits(0x7f7fffff) bits(0xbf000000) bits(0xff800000)
        bits(0x3f800000) bits(0x3f800001) }
    expect lane 0 R8 = 0x2003
    expect lane 1 R8 = 0x3000002
    expect lane 2 R8 = 0x4001000
    expect lane 3 R8 = 0x5003002
    expect lane 4 R8 = 0x5003001
    expect lane 5 R8 = 0x1002
    expect lane 6 R8 = 0x4003001
    expect lane 7 R8 = 0x3002001
    expect lane 8 R8 = 0x5002003
    expect lane 9 R8 = 0x5002000
    expect lane 10 R8 = 0x4003002
    expect lane 11 R8 = 0x3002002
    expect lane 12 R8 = 0x4000002
    expect lane 13 R8 = 0x3002
    expect lane 14 R8 = 0x2002000
    expect lane 15 R8 = 0x4000000
    expect lane 16 R8 = 0x2002
    expect lane 17 R8 = 0x4002001
    expect lane 18 R8 = 0x3000003
    expect lane 19 R8 = 0x2003000
    expect lane 20 R8 = 0x2002003
    expect lane 21 R8 = 0x5000000
    expect lane 22 R8 = 0x2000
    expect lane 23 R8 = 0x3
    expect lane 24 R8 = 0x5000000
    expect lane 25 R8 = 0x1003003
    expect lane 26 R8 = 0x1002003
    expect lane 27 R8 = 0x4003002
    expect lane 28 R8 = 0x5002002
    expect lane 29 R8 = 0x5001002
    expect lane 30 R8 = 0x4002002
    expect lane 31 R8 = 0x4003002
}
