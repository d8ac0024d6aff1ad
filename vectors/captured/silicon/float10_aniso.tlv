# Anisotropy, limits 2, 4, 6, 8, 12, 16: the level of TXD, of quads and of TMML. Where the driver's trilinear optimisation moves it
# rows are left out.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-100 PD-129 PD-129a PD-129b PD-130 PD-131
rules without PD-102 PD-103
policy lod_float10

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 1  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 2  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 3  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 6  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 7  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 5 texture 0 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MAX_ANISOTROPY 4  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 6 texture 0 sampler 6

warp 0 {   # aniso2.lod
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3b47ae14) bits(0x3d000000)
        bits(0x3d800000) bits(0x3e800000) bits(0x3b800000) bits(0x3a99999a) bits(0x3b800000) bits(0x3bc00000)
        bits(0x3c000000) bits(0x3ca00000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3bbcd8cf) bits(0x3b5c5246) bits(0x3d9191ca) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a3851ec) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b4f5c29)
        bits(0x3e000000) bits(0x3d34cccd) bits(0x3b83fd19) bits(0x3b19fc9d) bits(0x3d4b7b87) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3ca00000) bits(0x3b800000) bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb5bfb2a) ... }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000)
        bits(0x3c000000) bits(0x3ca00000) bits(0x3bf33333) bits(0x3b8a3d71) bits(0x3c800000) bits(0x3d806666)
        bits(0x3db4cccd) bits(0x3eb40000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9d5f57) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x405fc000
    expect lane 13 R8 = 0x40afc000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x401fc000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x405f8000
}

warp 1 {   # aniso3.lod
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3b47ae14) bits(0x3d000000)
        bits(0x3d800000) bits(0x3e800000) bits(0x3b800000) bits(0x3a99999a) bits(0x3b800000) bits(0x3bc00000)
        bits(0x3c000000) bits(0x3ca00000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3bbcd8cf) bits(0x3b5c5246) bits(0x3d9191ca) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a3851ec) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b4f5c29)
        bits(0x3e000000) bits(0x3d34cccd) bits(0x3b83fd19) bits(0x3b19fc9d) bits(0x3d4b7b87) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3ca00000) bits(0x3b800000) bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb5bfb2a) ... }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000)
        bits(0x3c000000) bits(0x3ca00000) bits(0x3bf33333) bits(0x3b8a3d71) bits(0x3c800000) bits(0x3d806666)
        bits(0x3db4cccd) bits(0x3eb40000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9d5f57) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x405fc000
    expect lane 13 R8 = 0x40afc000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x401fc000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x405f8000
}

warp 2 {   # aniso4.lod
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3cf33333) bits(0x3d000000)
        bits(0x3d800000) bits(0x3c570a3d) bits(0x3e800000) bits(0x3b800000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3a99999a) bits(0x3bc00000) bits(0x3c000000) bits(0x3ca00000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) bits(0x3bbcd8cf) bits(0x3c4c958b) bits(0x3bb041d2) bits(0x3d9191ca) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a3851ec)
        bits(0x3c4ccccd) bits(0x3c666666) bits(0x3ceccccd) bits(0x3cf9999a) bits(0x3bb851ec) bits(0x3c551eb8)
        bits(0x3d34cccd) bits(0x3b12a771) bits(0x3b83fd19) bits(0x3c0efcdb) bits(0x3b7660fb) bits(0x3d4b7b87) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3a99999a)
        bits(0x3b800000) bits(0xbb92a771) bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb5bfb2a) ... }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3a99999a) bits(0x3ca00000) bits(0x3bf33333) bits(0x3c066666) bits(0x3caccccd)
        bits(0x3cb9999a) bits(0x3bdae148) bits(0x3d806666) bits(0x3db4cccd) bits(0x3eb40000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3bd1d474) bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9d5f57) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x401fc000
    expect lane 16 R8 = 0x408fc000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x3fbf8000
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x401f8000
}

warp 3 {   # aniso6.lod
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3cf33333) bits(0x3ca9999a)
        bits(0x3d3ccccd) bits(0x3ca80000) bits(0x3ebd0000) bits(0x3b800000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3bbcd8cf) bits(0x3bd1d474) bits(0x3bf25a81) bits(0xbc2abc01) bits(0xbc382bdf) bits(0x3b574984) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a3851ec) bits(0x3c4ccccd)
        bits(0x3c666666) bits(0x3ceccccd) bits(0x3cf9999a) bits(0x3d39999a) bits(0x3c00a3d7) bits(0x3cb947ae)
        bits(0x3b83fd19) bits(0x3b92a771) bits(0x3ba962ad) bits(0xbbd07454) bits(0xbc47cd74) bits(0x3b9400ee) ... }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a99999a) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3a99999a)
        bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21) bits(0xbc3fde62) bits(0xbc309524) bits(0xbc92b271) ... }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000)
        bits(0x3c000000) bits(0x3a99999a) bits(0x3ca00000) bits(0x3bf33333) bits(0x3c066666) bits(0x3caccccd)
        bits(0x3cb9999a) bits(0x3d19999a) bits(0x3d200000) bits(0x3c15c28f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0xbc23d4de) bits(0xbbf73214) bits(0xbbbfb124) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
}

warp 4 {   # aniso8.lod
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c59999a) bits(0x3c733333) bits(0x3cf33333) bits(0x3d3ccccd) bits(0x3d433333)
        bits(0x3c028f5c) bits(0x3c93d70a) bits(0x3b800000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3bc00000)
        bits(0x3bc00000) bits(0x3a99999a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b51d474)
        bits(0x3bbcd8cf) bits(0x3bf8a5ff) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3ceccccd) bits(0x3cf9999a)
        bits(0x3d39999a) bits(0x3d400000) bits(0x3c047ae1) bits(0x3d7ccccd) bits(0x3cbb3333) bits(0x3b12a771)
        bits(0x3b83fd19) bits(0x3badc8fb) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3a99999a) bits(0xbb92a771)
        bits(0xbb12a771) bits(0xba2ffc21) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3a99999a) bits(0x3a99999a) bits(0x3bf33333) bits(0x3c066666) bits(0x3caccccd) bits(0x3cb9999a)
        bits(0x3d19999a) bits(0x3d200000) bits(0x3cc9999a) bits(0x3d5ccccd) bits(0x3d633333) bits(0x3d806666)
        bits(0x3db53333) bits(0x3cc3d70a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bd1d474)
        bits(0x3b51d474) bits(0x3a7bcbbe) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3fc00000
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 5 {   # aniso8.lod
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x1f
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbc2abc01) bits(0x3e2b6e13) bits(0x3b9f777c) bits(0xbc382bdf) bits(0x3b574984) ... }
    dtdx = { bits(0xbbd07454) bits(0xbceaaa07) bits(0x3e386d54) bits(0xbc47cd74) bits(0x3b9400ee) ... }
    dsdy = { bits(0xbc3fde62) bits(0xbc78543a) bits(0xbe447f25) bits(0xbc309524) bits(0xbc92b271) ... }
    dtdy = { bits(0xbc23d4de) bits(0xbc68e82f) bits(0xbc228f48) bits(0xbbf73214) bits(0xbbbfb124) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x40200000
    expect lane 2 R8 = 0x40b00000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
}

warp 6 {   # aniso12.lod
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3c400000) bits(0x3cf33333)
        bits(0x3d3ccccd) bits(0x3d433333) bits(0x3d800000) bits(0x3d833333) bits(0x3da1999a) bits(0x3da4cccd)
        bits(0x3ebd0000) bits(0x3cba3d71) bits(0x3b800000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b4ccccd) bits(0x3c4ccccd) bits(0x3c666666)
        bits(0x3ceccccd) bits(0x3cf9999a) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3ca00000) bits(0x3a99999a) bits(0x3bf33333) bits(0x3c066666) bits(0x3caccccd) bits(0x3cb9999a)
        bits(0x3d19999a) bits(0x3d200000) bits(0x3d5ccccd) bits(0x3d633333) bits(0x3d066666) bits(0x3d900000)
        bits(0x3d933333) bits(0x3db1999a) bits(0x3db4cccd) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 7 {   # aniso12.lod
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) bits(0x3bd1d474) bits(0x3c4c958b) bits(0x3c1a3998) bits(0x3c200c6b)
        bits(0xbc2abc01) bits(0x3b9f777c) bits(0xbc382bdf) bits(0x3b574984) bits(0xbb2dda32) ... }
    dtdx = { bits(0x3d39999a) bits(0x3d400000) bits(0x3d7ccccd) bits(0x3d81999a) bits(0x3c2ccccd) bits(0x3da00000)
        bits(0x3da33333) bits(0x3b12a771) bits(0x3b92a771) bits(0x3c0efcdb) bits(0x3bd794dc) bits(0x3cb7e981)
        bits(0xbbd07454) bits(0x3e386d54) bits(0xbc47cd74) bits(0x3b9400ee) bits(0xbe421941) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000)
        bits(0x3c000000) bits(0xbb92a771) bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21) bits(0x3bdc626c)
        bits(0xbc3fde62) bits(0xbe447f25) bits(0xbc309524) bits(0xbc92b271) bits(0xbcc739cb) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3bd1d474) bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3ccd6ac3)
        bits(0xbc23d4de) bits(0xbc228f48) bits(0xbbf73214) bits(0xbbbfb124) bits(0x3e02fe3f) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x40b00000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x40200000
}

warp 8 {   # aniso16.lod
    asm "TXD R8, R0, R4, 5, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b8ccccd) bits(0x3c59999a) bits(0x3c733333) bits(0x3c4ccccd) bits(0x3cf33333)
        bits(0x3d000000) bits(0x3d3ccccd) bits(0x3d433333) bits(0x3d833333) bits(0x3d180000) bits(0x3da4cccd)
        bits(0x3dc33333) bits(0x3dc66666) bits(0x3de80000) bits(0x3cbc28f6) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b4ccccd)
        bits(0x3c4ccccd) bits(0x3c666666) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b800000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c066666) bits(0x3caccccd)
        bits(0x3cb9999a) bits(0x3d19999a) bits(0x3d5ccccd) bits(0x3d633333) bits(0x3d900000) bits(0x3c41eb85)
        bits(0x3db1999a) bits(0x3db4cccd) bits(0x3dd33333) bits(0x3df4cccd) bits(0x3df80000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 9 {   # aniso16.lod
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b51d474) bits(0x3ab041d2)
        bits(0x3bd1d474) bits(0x3d0863b2) bits(0x3c200c6b) bits(0x3b9f777c) bits(0xbc382bdf) bits(0x3b574984)
        bits(0xbb2dda32) ... }
    dtdx = { bits(0x3cf9999a) bits(0x3d39999a) bits(0x3d400000) bits(0x3d81999a) bits(0x3d133333) bits(0x3da00000)
        bits(0x3da33333) bits(0x3dc4cccd) bits(0x3de33333) bits(0x3de66666) bits(0x3b12a771) bits(0x3a7660fb)
        bits(0x3b92a771) bits(0x3cbea679) bits(0x3cb7e981) bits(0x3e386d54) bits(0xbc47cd74) bits(0x3b9400ee)
        bits(0xbe421941) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0xbb92a771) bits(0xba2ffc21)
        bits(0xbb12a771) bits(0xbb12a771) bits(0x3bdc626c) bits(0xbe447f25) bits(0xbc309524) bits(0xbc92b271)
        bits(0xbcc739cb) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bd1d474) bits(0x3a7bcbbe)
        bits(0x3b51d474) bits(0x3b51d474) bits(0x3ccd6ac3) bits(0xbc228f48) bits(0xbbf73214) bits(0xbbbfb124)
        bits(0x3e02fe3f) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x40b00000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x40200000
}

warp 10 {   # patched.p_tex_auto_2d.aniso8
    asm "TEX R8, R0, 6, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6e8774) bits(0x3f6eeb54)
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3d608ca3) bits(0x3d65d264) bits(0x3d496dc9) bits(0x3d4958d0)
        bits(0x3f4aefa6) bits(0x3f4ab300) bits(0x3f4b0043) bits(0x3f4ab668) bits(0x3e97f30c) bits(0x3e972aed)
        bits(0x3e979247) bits(0x3e96ca28) bits(0x3ed2b2f6) bits(0x3ed38b0b) bits(0x3ec94170) bits(0x3ec78515)
        bits(0x3f6cffa8) bits(0x3f72b32c) bits(0x3f6b25e1) bits(0x3f72011d) bits(0x3dc9b7c9) bits(0x3dcb0a3d)
        bits(0x3dca5f4c) bits(0x3dcbb1c0) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3ec2f8cc) bits(0x3ec42742) bits(0x3ec49581) bits(0x3ec69a84)
        bits(0x3e8f99f5) bits(0x3e8f8f35) bits(0x3e8e22f3) bits(0x3e8da479) bits(0x3f4117c0) bits(0x3f414823)
        bits(0x3f40b3b1) bits(0x3f40e413) bits(0x3d4e4766) bits(0x3d598029) bits(0x3d7bbd1a) bits(0x3d8bfb80)
        bits(0x3f719a4e) bits(0x3f737415) bits(0x3f774dd2) bits(0x3f7b6b96) bits(0x3d01dfb6) bits(0x3d0090b0)
        bits(0x3d04849e) bits(0x3d033597) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40200000
    expect lane 25 R8 = 0x40200000
    expect lane 26 R8 = 0x40200000
    expect lane 27 R8 = 0x40200000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 11 {   # patched.p_tex_auto_2d.aniso8
    asm "TEX R8, R0, 6, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3dbec301) bits(0x3dc101a1) bits(0x3de559ba) bits(0x3de79859) bits(0x3e53e821) bits(0x3e541795)
        bits(0x3e59ae3a) bits(0x3e59ddae) bits(0x3f73c410) bits(0x3f737345) bits(0x3f738c58) bits(0x3f731299)
        bits(0x3ef96635) bits(0x3ef92808) bits(0x3ef9a1c4) bits(0x3ef96397) bits(0x3f7e3128) bits(0x3f7e5d38)
        bits(0x3f7f2743) bits(0x3f7f5352) bits(0x3eed4b2d) bits(0x3eee11ae) bits(0x3eec8f35) bits(0x3eed58df)
        bits(0x3e106b85) bits(0x3e27b448) bits(0x3e15e8f9) bits(0x3e2d31bd) ... }
    t = { bits(0x3f3a5345) bits(0x3f39a29e) bits(0x3f3c495e) bits(0x3f3b98b8) bits(0x3f178861) bits(0x3f1725b3)
        bits(0x3f17b4cd) bits(0x3f17521f) bits(0x3e7bb75d) bits(0x3e7c7004) bits(0x3e7a314d) bits(0x3e7aac55)
        bits(0x3f605427) bits(0x3f60365f) bits(0x3f603510) bits(0x3f601749) bits(0x3f06fd46) bits(0x3f06072b)
        bits(0x3f072955) bits(0x3f06333b) bits(0x3e9aa8ca) bits(0x3e9add4c) bits(0x3e9d6f61) bits(0x3e9e88d2)
        bits(0x3e9505b9) bits(0x3e92cd26) bits(0x3ea3694f) bits(0x3ea130bc) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40200000
    expect lane 25 R8 = 0x40200000
    expect lane 26 R8 = 0x40200000
    expect lane 27 R8 = 0x40200000
}

warp 12 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3d608ca3) bits(0x3d65d264)
        bits(0x3d496dc9) bits(0x3d4958d0) bits(0x3e90e87d) bits(0x3e90f16e) bits(0x3e8fc7fa) bits(0x3e8fd0ea)
        bits(0x3efc8608) bits(0x3efe2537) bits(0x3efe31f1) bits(0x3f006708) bits(0x3e2f0bf2) bits(0x3e2ecb6c)
        bits(0x3e36099c) bits(0x3e37cea1) bits(0x3e916eb8) bits(0x3e91ebe4) bits(0x3e9166b1) bits(0x3e91e3dd)
        bits(0x3d01584a) bits(0x3d00f179) bits(0x3ceda726) bits(0x3ce64c33) bits(0x3e97f30c) bits(0x3e972aed)
        bits(0x3e979247) bits(0x3e96ca28) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec2f8cc) bits(0x3ec42742)
        bits(0x3ec49581) bits(0x3ec69a84) bits(0x3f0ac176) bits(0x3f0aea50) bits(0x3f0ad13f) bits(0x3f0afa19)
        bits(0x3da1a4be) bits(0x3d9e8015) bits(0x3daf7170) bits(0x3daf7f2f) bits(0x3e5f152c) bits(0x3e5ddcb6)
        bits(0x3e5da39d) bits(0x3e5b9e8b) bits(0x3d080ed2) bits(0x3d0818a2) bits(0x3d21ac76) bits(0x3d21b645)
        bits(0x3eb5c9f5) bits(0x3eb64f67) bits(0x3eb5a98a) bits(0x3eb64d4c) bits(0x3f4117c0) bits(0x3f414823)
        bits(0x3f40b3b1) bits(0x3f40e413) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0x3f06fa08) bits(0x3f06fa08)
        bits(0x3f06fa08) bits(0x3f06fa08) bits(0x3ff95eb6) bits(0x3ff95eb6) bits(0x3ff95eb6) bits(0x3ff95eb6)
        bits(0xbfe13740) bits(0xbfe13740) bits(0xbfe13740) bits(0xbfe13740) bits(0xbeef16da) bits(0xbeef16da)
        bits(0xbeef16da) bits(0xbeef16da) bits(0x3f970764) bits(0x3f970764) bits(0x3f970764) bits(0x3f970764)
        bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 13 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3f057aeb) bits(0x3f04c9ce) bits(0x3f04f015) bits(0x3f043ef7) bits(0x3e89d927) bits(0x3eacafcb)
        bits(0x40b06b19) bits(0x40b29883) bits(0x3f172409) bits(0x3f17ad1c) bits(0x3f1700d9) bits(0x3f1789ed)
        bits(0x3dbec301) bits(0x3dc101a1) bits(0x3de559ba) bits(0x3de79859) bits(0x3e3d559d) bits(0x3e3c161e)
        bits(0x3e41896e) bits(0x3e4049f0) bits(0x3f4397e2) bits(0x3f43d1e0) bits(0x3f4348a0) bits(0x3f437c3c)
        bits(0x3f145935) bits(0x3f13b97c) bits(0x3f13a006) bits(0x3f1298d4) bits(0x3e53e821) bits(0x3e541795)
        bits(0x3e59ae3a) bits(0x3e59ddae) }
    t = { bits(0x3f383070) bits(0x3f385faf) bits(0x3f3627f8) bits(0x3f365737) bits(0x3f12f2e6) bits(0xbed7696c)
        bits(0x3f6ec664) bits(0xbd7e1388) bits(0x3f71daef) bits(0x3f71f16d) bits(0x3f72b15e) bits(0x3f72c7dc)
        bits(0x3f3a5345) bits(0x3f39a29e) bits(0x3f3c495e) bits(0x3f3b98b8) bits(0x3e317fb0) bits(0x3e300e21)
        bits(0x3e2ddd9a) bits(0x3e2c6c0c) bits(0x3eb1bd91) bits(0x3eb25c16) bits(0x3eb2318c) bits(0x3eb3226c)
        bits(0x3e0b00c4) bits(0x3e0c81a1) bits(0x3e06331d) bits(0x3e06b68a) bits(0x3f178861) bits(0x3f1725b3)
        bits(0x3f17b4cd) bits(0x3f17521f) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d27055c) bits(0x3d27055c)
        bits(0x3d27055c) bits(0x3d27055c) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3e87389b) bits(0x3e87389b) bits(0x3e87389b) bits(0x3e87389b) bits(0x3f3d024c) bits(0x3f3d024c)
        bits(0x3f3d024c) bits(0x3f3d024c) bits(0xbf8ed9a0) bits(0xbf8ed9a0) bits(0xbf8ed9a0) bits(0xbf8ed9a0)
        bits(0x3ea4a919) bits(0x3ea4a919) bits(0x3ea4a919) bits(0x3ea4a919) bits(0x3f0f156c) bits(0x3f0f156c)
        bits(0x3f0f156c) bits(0x3f0f156c) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 14 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3f26c3c2) bits(0xbda56bad) bits(0x3e304769) bits(0xbf6c69e7) bits(0x3eabb411) bits(0x3eab9875)
        bits(0x3eaebbec) bits(0x3eaf80c9) bits(0x3eef0cfb) bits(0x3eeeb4ff) bits(0x3eef4a54) bits(0x3eeeea5a)
        bits(0x3f586284) bits(0x3f0a1ba2) bits(0x3f9c4cf4) bits(0x3f6a5305) bits(0x3e150225) bits(0x3e14ee04)
        bits(0x3e167400) bits(0x3e165fdf) bits(0x3ef96635) bits(0x3ef92808) bits(0x3ef9a1c4) bits(0x3ef96397)
        bits(0x3e9b841d) bits(0x3e9782f6) bits(0x3f074b1d) bits(0x3f054a89) bits(0x3f6e05ce) bits(0x3f6cae4b)
        bits(0x3f71fb7e) bits(0x3f70a3fb) }
    t = { bits(0x3ed2dd68) bits(0x3f64209c) bits(0xbea40508) bits(0x3daa1662) bits(0x3ebd44f7) bits(0x3ebc8c34)
        bits(0x3ebcd106) bits(0x3ebbbe0c) bits(0x3f3c36c7) bits(0x3f3c181a) bits(0x3f3c0ac9) bits(0x3f3bd5b6)
        bits(0x3f46b863) bits(0x3ed534f3) bits(0x3ee9eb68) bits(0x3dc6be53) bits(0x3ee9a616) bits(0x3ee9556d)
        bits(0x3ee98f03) bits(0x3ee93e5a) bits(0x3f605427) bits(0x3f60365f) bits(0x3f603510) bits(0x3f601749)
        bits(0x3f2b508d) bits(0x3f21cbba) bits(0x3f1f365a) bits(0x3f15b187) bits(0x3d225b8c) bits(0x3d0c7493)
        bits(0x3cc88204) bits(0x3c9cb411) }
    lod = { bits(0x3f47a1ec) bits(0x3f47a1ec) bits(0x3f47a1ec) bits(0x3f47a1ec) bits(0x3fb41330) bits(0x3fb41330)
        bits(0x3fb41330) bits(0x3fb41330) bits(0x3fabe832) bits(0x3fabe832) bits(0x3fabe832) bits(0x3fabe832)
        bits(0x3fed6dc3) bits(0x3fed6dc3) bits(0x3fed6dc3) bits(0x3fed6dc3) bits(0x3fdcc126) bits(0x3fdcc126)
        bits(0x3fdcc126) bits(0x3fdcc126) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbe5b612f) bits(0xbe5b612f) bits(0xbe5b612f) bits(0xbe5b612f) bits(0x3f7ff77c) bits(0x3f7ff77c)
        bits(0x3f7ff77c) bits(0x3f7ff77c) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40000000
    expect lane 29 R8 = 0x40000000
    expect lane 30 R8 = 0x40000000
    expect lane 31 R8 = 0x40000000
}

warp 15 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3f494c5b) bits(0x3f49a660) bits(0x3f496b2e) bits(0x3f49e974) bits(0x3e344860) bits(0x3e34859f)
        bits(0x3e376a80) bits(0x3e37a7be) bits(0x3ece2002) bits(0xbeb3de14) bits(0xbd14b3c4) bits(0xbf92f2af)
        bits(0x3f58c61e) bits(0x3f598b76) bits(0x3f56d2e2) bits(0x3f573da9) bits(0x3f41af9b) bits(0x3f448339)
        bits(0x3f414174) bits(0x3f441512) bits(0x3f4f0dcf) bits(0x3f4f1cf9) bits(0x3f4eb20b) bits(0x3f4ec135)
        bits(0x3d86726d) bits(0x3e42cd47) bits(0x3f6c514a) bits(0x3f861b27) bits(0x3f1cde68) bits(0x3e8b8462)
        bits(0xbfee781d) bits(0xc04314b9) }
    t = { bits(0x3f50eae2) bits(0x3f50d596) bits(0x3f516d2d) bits(0x3f517895) bits(0x3cf39373) bits(0x3cef2295)
        bits(0x3cfe6109) bits(0x3cf9f02a) bits(0x3f52a1b1) bits(0x3f6dd3d4) bits(0xc012ad69) bits(0xc045a3aa)
        bits(0x3f59dde8) bits(0x3f5bd124) bits(0x3f5aa340) bits(0x3f5d6775) bits(0x3f07df67) bits(0x3f084d8e)
        bits(0x3f0ab305) bits(0x3f0b212c) bits(0x3d2284da) bits(0x3d26b899) bits(0x3d23cff4) bits(0x3d2803b4)
        bits(0x3f04dbaf) bits(0x3e1c9988) bits(0x3f4f9240) bits(0x3ee3b9e6) bits(0x3f4a0aa0) bits(0x3fa82686)
        bits(0xbf512f6a) bits(0xbf1e0414) }
    lod = { bits(0x3f84318f) bits(0x3f84318f) bits(0x3f84318f) bits(0x3f84318f) bits(0x3fc7930d) bits(0x3fc7930d)
        bits(0x3fc7930d) bits(0x3fc7930d) bits(0x3f260de6) bits(0x3f260de6) bits(0x3f260de6) bits(0x3f260de6)
        bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0xbfc65ff2) bits(0xbfc65ff2)
        bits(0xbfc65ff2) bits(0xbfc65ff2) bits(0x3fba5f84) bits(0x3fba5f84) bits(0x3fba5f84) bits(0x3fba5f84)
        bits(0x3fd7a676) bits(0x3fd7a676) bits(0x3fd7a676) bits(0x3fd7a676) bits(0x3f86b41f) bits(0x3f86b41f)
        bits(0x3f86b41f) bits(0x3f86b41f) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 16 {   # patched.p_tmml_2d.aniso8
    asm "TMML.LOD R8, R0, 6, 2D, 0x3"  active 0xff
    s = { bits(0x3f6cffa8) bits(0x3f72b32c) bits(0x3f6b25e1) bits(0x3f72011d) bits(0x3e106b85) bits(0x3e27b448)
        bits(0x3e15e8f9) bits(0x3e2d31bd) ... }
    t = { bits(0x3f719a4e) bits(0x3f737415) bits(0x3f774dd2) bits(0x3f7b6b96) bits(0x3e9505b9) bits(0x3e92cd26)
        bits(0x3ea3694f) bits(0x3ea130bc) ... }
    expect lane 0 R8 = 0x280  R9 = 0x280
    expect lane 1 R8 = 0x280  R9 = 0x280
    expect lane 2 R8 = 0x280  R9 = 0x280
    expect lane 3 R8 = 0x280  R9 = 0x280
    expect lane 4 R8 = 0x280  R9 = 0x280
    expect lane 5 R8 = 0x280  R9 = 0x280
    expect lane 6 R8 = 0x280  R9 = 0x280
    expect lane 7 R8 = 0x280  R9 = 0x280
}
