# TLD4 of cubes in any direction, across seams and of faces that stand alone; integers beyond corners.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128a PD-125b
rules without PD-16b PD-134
policy coord_fixed21
policy filter_weight8

texture 0 { type CUBEMAP  format R32 UINT  size 4 4  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 UINT  size 4 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1

warp 0 {   # patched.p_tld4_r_cube.seamless
    asm "TLD4.R R8, R0, 0, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0xbf800000) bits(0xbf000000) bits(0xc0000000)
        bits(0x3f7fffff) bits(0x3f800001) bits(0x7f800000) bits(0x7f800000) bits(0x7f800000) bits(0x7fc00000)
        bits(0x7fc00000) bits(0x7fc00000) bits(0x80000001) bits(0x7f7fffff) bits(0xbe0bcfb3) bits(0x3ed793f0)
        bits(0xbfa60bb0) bits(0xbf91f550) }
    t = { bits(0x00000000) bits(0x80000000) bits(0xbf800000) bits(0x3f7fffff) bits(0x7f800000) bits(0x7f800000)
        bits(0x7fc00000) bits(0x00000001) bits(0x80000001) bits(0x7f7fffff) bits(0x00000000) bits(0x7fc00000)
        bits(0x00000001) bits(0x80000001) bits(0x7f7fffff) bits(0xff800000) bits(0x40000000) bits(0x3f800000)
        bits(0x80000001) bits(0xff800000) bits(0x7f800000) bits(0x7f800000) bits(0x7f7fffff) bits(0x80000000)
        bits(0xc0000000) bits(0x7fc00000) bits(0xbf800000) bits(0x80000001) bits(0xbe2c08b4) bits(0x3f4e38a3)
        bits(0x3f9de7a4) bits(0x3ec31c5e) }
    r = { bits(0x00000000) bits(0x80000001) bits(0x7fc00000) bits(0x7fc00000) bits(0x7f800000) bits(0x7f7fffff)
        bits(0xbf800000) bits(0x7fc00000) bits(0x80000000) bits(0x7f800000) bits(0x80000001) bits(0x7fc00000)
        bits(0x80000000) bits(0x00000000) bits(0x3f800001) bits(0x40000000) bits(0x80000001) bits(0xff800000)
        bits(0x3f7fffff) bits(0x7f7fffff) bits(0xbf000000) bits(0x7f7fffff) bits(0x00000000) bits(0x7fc00000)
        bits(0x80000000) bits(0x80000000) bits(0xbf800000) bits(0xff800000) bits(0x3faa96fe) bits(0x3f87dea7)
        bits(0xbf89bb33) bits(0xbec6ea2e) }
    expect lane 0 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 1 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 2 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 3 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 4 R8 = 0x4000001  R9 = 0x4000002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 5 R8 = 0x4000001  R9 = 0x4000002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 6 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 7 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 8 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 9 R8 = 0x4000001  R9 = 0x4000002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 10 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 13 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 14 R8 = 0x4000001  R9 = 0x4000002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 15 R8 = 0x1003003  R9 = 0x3000000  R10 = 0x4003000  R11 = 0x2ab1fe0
    expect lane 16 R8 = 0x2002000  R9 = 0x2002001  R10 = 0x2001001  R11 = 0x2001000
    expect lane 17 R8 = 0x5000003  R9 = 0x1000000  R10 = 0x2ad0001  R11 = 0x2000000
    expect lane 18 R8 = 0x4002003  R9 = 0x2000  R10 = 0x1000  R11 = 0x4001003
    expect lane 19 R8 = 0x3000003  R9 = 0x3000  R10 = 0x2561fe2  R11 = 0x4003003
    expect lane 20 R8 = 0x2001003  R9 = 0x2  R10 = 0x3  R11 = 0x2000003
    expect lane 21 R8 = 0x4000003  R9 = 0x2001022  R10 = 0x0  R11 = 0x2003003
    expect lane 22 R8 = 0x1  R9 = 0x2  R10 = 0x2001003  R11 = 0x2002003
    expect lane 23 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 24 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 25 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 26 R8 = 0x3003002  R9 = 0x3003001  R10 = 0x5003002  R11 = 0x5003001
    expect lane 27 R8 = 0x2003  R9 = 0x5002000  R10 = 0x5001000  R11 = 0x1003
    expect lane 28 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 29 R8 = 0x4000002  R9 = 0x4000003  R10 = 0x2003003  R11 = 0x2003002
    expect lane 30 R8 = 0x5000003  R9 = 0x1000000  R10 = 0x2000000  R11 = 0x2a90000
    expect lane 31 R8 = 0x1001000  R9 = 0x1001001  R10 = 0x1000001  R11 = 0x1000000
}

warp 1 {   # patched.p_tld4_r_cube.seamless
    asm "TLD4.R R8, R0, 0, CUBE, 0xf"
    s = { bits(0x3f80f5ea) bits(0xbf86f746) bits(0x3f509e11) bits(0xbf5e64a7) bits(0x3f889820) bits(0x3d52a51d)
        bits(0x3c224ad9) bits(0xc8a43a4f) bits(0x4ba00f79) bits(0x00000000) bits(0x00000000) bits(0x80000000)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) bits(0x3f000000) bits(0xbf000000) bits(0x40000000)
        bits(0xc0000000) bits(0x3f7fffff) bits(0x3f800001) bits(0x3f800001) bits(0x7f800000) bits(0x7f800000)
        bits(0xff800000) bits(0xff800000) bits(0x7fc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001)
        bits(0x00000001) bits(0x80000001) }
    t = { bits(0xbf8482eb) bits(0x3f0936a8) bits(0xbf5e85eb) bits(0x3bc82806) bits(0x3f387013) bits(0xb4949637)
        bits(0xb64f06c1) bits(0xb14c54f0) bits(0x43f599d4) bits(0x80000000) bits(0x80000001) bits(0x7fc00000)
        bits(0x7f800000) bits(0xc0000000) bits(0xbf800000) bits(0x80000001) bits(0x00000001) bits(0xff800000)
        bits(0x7f800000) bits(0xbf000000) bits(0x80000000) bits(0x80000001) bits(0xbf000000) bits(0x7fc00000)
        bits(0xbf800000) bits(0x7f800000) bits(0x80000000) bits(0x3f7fffff) bits(0x7f7fffff) bits(0x40000000)
        bits(0x00000001) bits(0x3f000000) }
    r = { bits(0x3ce23d45) bits(0x3f819449) bits(0x3f7710ef) bits(0xbf0eb075) bits(0x3f907bcf) bits(0x415ebb39)
        bits(0x44ea9137) bits(0x4bef8561) bits(0x3504ec48) bits(0xff800000) bits(0x3f800000) bits(0xbf000000)
        bits(0x00000001) bits(0x00000001) bits(0x7f800000) bits(0x7fc00000) bits(0xbf800000) bits(0xff800000)
        bits(0xbf800000) bits(0x80000001) bits(0x7f800000) bits(0x3f800000) bits(0xff800000) bits(0x7f800000)
        bits(0x3f7fffff) bits(0xc0000000) bits(0xc0000000) bits(0xbf000000) bits(0x3f000000) bits(0xbf800000)
        bits(0x80000000) bits(0x00000000) }
    expect lane 0 R8 = 0x3002003  R9 = 0x3002  R10 = 0x3001  R11 = 0x3001003
    expect lane 1 R8 = 0x1001003  R9 = 0x4001000  R10 = 0x4000000  R11 = 0x1000003
    expect lane 2 R8 = 0x3000003  R9 = 0x2572012  R10 = 0x3000  R11 = 0x4003003
    expect lane 3 R8 = 0x1002000  R9 = 0x1002001  R10 = 0x1001001  R11 = 0x1001000
    expect lane 4 R8 = 0x4001003  R9 = 0x1000  R10 = 0x0  R11 = 0x4000003
    expect lane 5 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 6 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 7 R8 = 0x1002003  R9 = 0x4002000  R10 = 0x4001000  R11 = 0x1001003
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x2001003  R11 = 0x2002003
    expect lane 9 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 10 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 11 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 12 R8 = 0x2002003  R9 = 0x1  R10 = 0x2  R11 = 0x2001003
    expect lane 13 R8 = 0x1003001  R9 = 0x3002000  R10 = 0x3001000  R11 = 0x1003002
    expect lane 14 R8 = 0x3000002  R9 = 0x3000003  R10 = 0x4003003  R11 = 0x4003002
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x5002002  R9 = 0x5002003  R10 = 0x5001003  R11 = 0x5001002
    expect lane 17 R8 = 0x2ad3001  R9 = 0x3003003  R10 = 0x5003000  R11 = 0x3003
    expect lane 18 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000003  R11 = 0x2aa0000
    expect lane 19 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 20 R8 = 0x4002003  R9 = 0x2000  R10 = 0x1000  R11 = 0x4001003
    expect lane 21 R8 = 0x4002003  R9 = 0x2000  R10 = 0x1000  R11 = 0x4001003
    expect lane 22 R8 = 0x3003  R9 = 0x5003000  R10 = 0x5002000  R11 = 0x2003
    expect lane 23 R8 = 0x4002003  R9 = 0x2000  R10 = 0x1000  R11 = 0x4001003
    expect lane 24 R8 = 0x3000000  R9 = 0x2a92011  R10 = 0x4003000  R11 = 0x1003003
    expect lane 25 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000003  R11 = 0x2aa0000
    expect lane 26 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 27 R8 = 0x2001001  R9 = 0x2001002  R10 = 0x2000002  R11 = 0x2000001
    expect lane 28 R8 = 0x2003001  R9 = 0x2003002  R10 = 0x2002002  R11 = 0x2002001
    expect lane 29 R8 = 0x2000001  R9 = 0x2000002  R10 = 0x5000001  R11 = 0x5000002
    expect lane 30 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 31 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
}

warp 2 {   # patched.p_tld4_r_cube.faces
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"
    s = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0xbf800000) bits(0x3f000000) bits(0xbf000000) bits(0xbf000000) bits(0x40000000) bits(0x3f7fffff)
        bits(0x3f800001) bits(0x7f800000) bits(0xff800000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001)
        bits(0x80000001) bits(0x3e38f3ad) bits(0xbf844926) bits(0x3f9a2ec3) bits(0xbfac976f) bits(0xbf850144)
        bits(0xbee40541) bits(0xbf86f746) }
    t = { bits(0x00000000) bits(0x80000000) bits(0xbf800000) bits(0x3f7fffff) bits(0x7f800000) bits(0x7fc00000)
        bits(0x00000001) bits(0x80000001) bits(0x00000000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001)
        bits(0xc0000000) bits(0xff800000) bits(0x80000000) bits(0x7f800000) bits(0xff800000) bits(0xbf000000)
        bits(0xff800000) bits(0x00000000) bits(0x7f800000) bits(0x80000000) bits(0x7fc00000) bits(0x3f000000)
        bits(0x80000001) bits(0x3f54a601) bits(0xbfa4a1f6) bits(0xbfb18515) bits(0x3c9f7f18) bits(0x3f3ba379)
        bits(0xbdf008b3) bits(0x3f0936a8) }
    r = { bits(0x00000000) bits(0x80000001) bits(0x7fc00000) bits(0x7fc00000) bits(0x7f7fffff) bits(0xbf800000)
        bits(0x7fc00000) bits(0x80000000) bits(0x80000001) bits(0xc0000000) bits(0x7fc00000) bits(0x80000000)
        bits(0x00000000) bits(0x7f7fffff) bits(0x3f000000) bits(0x7f7fffff) bits(0x00000001) bits(0x7fc00000)
        bits(0x7f7fffff) bits(0x00000000) bits(0x3f000000) bits(0x7fc00000) bits(0x80000000) bits(0x00000001)
        bits(0x7fc00000) bits(0xbf8fab3d) bits(0xbf716241) bits(0xbd411fa6) bits(0x3f1f9e97) bits(0x3ebfba08)
        bits(0x3f954836) bits(0x3f819449) }
    expect lane 0 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 1 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 2 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 3 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 4 R8 = 0x2003001  R9 = 0x2003002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 5 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 6 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 7 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 8 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 9 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 12 R8 = 0x3002000  R9 = 0x3002000  R10 = 0x3001000  R11 = 0x3001000
    expect lane 13 R8 = 0x3000002  R9 = 0x3000003  R10 = 0x3000003  R11 = 0x3000002
    expect lane 14 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 15 R8 = 0x2003000  R9 = 0x2003001  R10 = 0x2003001  R11 = 0x2003000
    expect lane 16 R8 = 0x3002003  R9 = 0x3002003  R10 = 0x3001003  R11 = 0x3001003
    expect lane 17 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 18 R8 = 0x3000003  R9 = 0x3000003  R10 = 0x3000003  R11 = 0x3000003
    expect lane 19 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 20 R8 = 0x2003000  R9 = 0x2003000  R10 = 0x2002000  R11 = 0x2002000
    expect lane 21 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 22 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 23 R8 = 0x2002001  R9 = 0x2002002  R10 = 0x2001002  R11 = 0x2001001
    expect lane 24 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 25 R8 = 0x5000001  R9 = 0x5000002  R10 = 0x5000002  R11 = 0x5000001
    expect lane 26 R8 = 0x3003000  R9 = 0x3003000  R10 = 0x3003000  R11 = 0x3003000
    expect lane 27 R8 = 0x3002003  R9 = 0x3002003  R10 = 0x3001003  R11 = 0x3001003
    expect lane 28 R8 = 0x1002002  R9 = 0x1002003  R10 = 0x1001003  R11 = 0x1001002
    expect lane 29 R8 = 0x1001002  R9 = 0x1001003  R10 = 0x1000003  R11 = 0x1000002
    expect lane 30 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 31 R8 = 0x1001003  R9 = 0x1001003  R10 = 0x1000003  R11 = 0x1000003
}

warp 3 {   # patched.p_tld4_r_cube.faces
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"
    s = { bits(0x3f6f6da8) bits(0x3eb07977) bits(0x3f107a67) bits(0x3b77ba4b) bits(0xc50f2b3e) bits(0x340c83d1)
        bits(0x35277e98) bits(0x3ff6215e) bits(0x00000000) bits(0x80000000) bits(0x80000000) bits(0x3f800000)
        bits(0xbf800000) bits(0x3f000000) bits(0xbf000000) bits(0xbf000000) bits(0x40000000) bits(0xc0000000)
        bits(0x3f7fffff) bits(0x3f7fffff) bits(0x3f800001) bits(0x7f800000) bits(0x7f800000) bits(0xff800000)
        bits(0xff800000) bits(0xff800000) bits(0x7fc00000) bits(0x7fc00000) bits(0x00000001) bits(0x00000001)
        bits(0x00000001) bits(0x80000001) }
    t = { bits(0x3f8e053b) bits(0xbd932cec) bits(0x3ea599d1) bits(0xc36f1d9d) bits(0xb36cc3e9) bits(0xbc56d19f)
        bits(0x34e3fe93) bits(0x44e1b506) bits(0x7f800000) bits(0x3f000000) bits(0x80000001) bits(0x7fc00000)
        bits(0x7f800000) bits(0x40000000) bits(0x00000000) bits(0x00000001) bits(0xff800000) bits(0x3f7fffff)
        bits(0x3f800000) bits(0x80000001) bits(0x7fc00000) bits(0xbf800000) bits(0x3f800001) bits(0x00000000)
        bits(0x40000000) bits(0x00000001) bits(0xbf800000) bits(0x7f800000) bits(0x00000000) bits(0xc0000000)
        bits(0x00000001) bits(0x3f000000) }
    r = { bits(0xbf80fb40) bits(0xbf773640) bits(0x3f8bc822) bits(0x39b96712) bits(0x395c33ff) bits(0xbb10e6ff)
        bits(0x3d6257fe) bits(0xbadc800c) bits(0x40000000) bits(0x7f800000) bits(0x7f800000) bits(0x7fc00000)
        bits(0x00000001) bits(0xff800000) bits(0x7f800000) bits(0xc0000000) bits(0x3f7fffff) bits(0x7fc00000)
        bits(0x7fc00000) bits(0xbf800000) bits(0x3f000000) bits(0xbf000000) bits(0x80000001) bits(0x40000000)
        bits(0x80000001) bits(0xc0000000) bits(0x7f7fffff) bits(0x40000000) bits(0x80000001) bits(0xc0000000)
        bits(0x7f7fffff) bits(0xc0000000) }
    expect lane 0 R8 = 0x2000003  R9 = 0x2000003  R10 = 0x2000003  R11 = 0x2000003
    expect lane 1 R8 = 0x5002000  R9 = 0x5002001  R10 = 0x5001001  R11 = 0x5001000
    expect lane 2 R8 = 0x4001002  R9 = 0x4001003  R10 = 0x4000003  R11 = 0x4000002
    expect lane 3 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 4 R8 = 0x1002001  R9 = 0x1002002  R10 = 0x1001002  R11 = 0x1001001
    expect lane 5 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3001002  R11 = 0x3001001
    expect lane 6 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 7 R8 = 0x2002003  R9 = 0x2002003  R10 = 0x2001003  R11 = 0x2001003
    expect lane 8 R8 = 0x2003001  R9 = 0x2003002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 9 R8 = 0x4001001  R9 = 0x4001002  R10 = 0x4000002  R11 = 0x4000001
    expect lane 10 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x2002000  R9 = 0x2002000  R10 = 0x2001000  R11 = 0x2001000
    expect lane 13 R8 = 0x5000000  R9 = 0x5000001  R10 = 0x5000001  R11 = 0x5000000
    expect lane 14 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 15 R8 = 0x5002002  R9 = 0x5002003  R10 = 0x5001003  R11 = 0x5001002
    expect lane 16 R8 = 0x3000003  R9 = 0x3000003  R10 = 0x3000003  R11 = 0x3000003
    expect lane 17 R8 = 0x1000001  R9 = 0x1000002  R10 = 0x1000002  R11 = 0x1000001
    expect lane 18 R8 = 0x2002003  R9 = 0x2002003  R10 = 0x2001003  R11 = 0x2001003
    expect lane 19 R8 = 0x5002000  R9 = 0x5002000  R10 = 0x5001000  R11 = 0x5001000
    expect lane 20 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 21 R8 = 0x3002  R9 = 0x3003  R10 = 0x3003  R11 = 0x3002
    expect lane 22 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 23 R8 = 0x1002003  R9 = 0x1002003  R10 = 0x1001003  R11 = 0x1001003
    expect lane 24 R8 = 0x1000001  R9 = 0x1000002  R10 = 0x1000002  R11 = 0x1000001
    expect lane 25 R8 = 0x1002000  R9 = 0x1002000  R10 = 0x1001000  R11 = 0x1001000
    expect lane 26 R8 = 0x4003001  R9 = 0x4003002  R10 = 0x4003002  R11 = 0x4003001
    expect lane 27 R8 = 0x2003001  R9 = 0x2003002  R10 = 0x2003002  R11 = 0x2003001
    expect lane 28 R8 = 0x5002001  R9 = 0x5002002  R10 = 0x5001002  R11 = 0x5001001
    expect lane 29 R8 = 0x5003001  R9 = 0x5003002  R10 = 0x5003002  R11 = 0x5003001
    expect lane 30 R8 = 0x4002001  R9 = 0x4002002  R10 = 0x4001002  R11 = 0x4001001
    expect lane 31 R8 = 0x5001001  R9 = 0x5001002  R10 = 0x5000002  R11 = 0x5000001
}
