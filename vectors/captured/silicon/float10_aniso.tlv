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
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c000000) bits(0x3b99999a) bits(0x3c19999a) bits(0x3bb33333) bits(0x3c333333)
        bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b7d70a4) bits(0x3c800000) bits(0x3db40000) bits(0x3d806666)
        bits(0x3a99999a) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3bc00000) bits(0x3bc00000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3ba7dd29) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a19999a)
        bits(0x3c19999a) bits(0x3c333333) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b4f5c29) bits(0x3d340000)
        bits(0x3d806666) bits(0x3b6aa582) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3bc00000)
        bits(0x3bc00000) bits(0xbb12a771) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3b800000) bits(0x3ca00000) bits(0x3bc00000)
        bits(0x3a19999a) bits(0x3c19999a) bits(0x3bb33333) bits(0x3c333333) bits(0x3bcccccd) bits(0x3c4ccccd)
        bits(0x3c666666) bits(0x3c800000) bits(0x3b866666) bits(0x3d340000) bits(0x3d806666) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x405f8000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x401f8000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x401f8000
    expect lane 30 R8 = 0x40400000
    expect lane 31 R8 = 0x0
}

warp 1 {   # aniso2.lod
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3bbcd8cf) bits(0x3b368d50) bits(0x3c9191ca) bits(0x3dce8d22) bits(0x3e11e5b9) bits(0x3d4e8d22)
        bits(0x3d4f34ff) bits(0x3dcf34ff) bits(0x3c9191ca) bits(0xbe61fc95) bits(0x3b44a41c) bits(0xbe7dae78)
        bits(0xbda0b758) bits(0xbd16ae4c) bits(0x3cd56115) bits(0x3d781dfc) bits(0x3df9ba5d) bits(0xbbc83c6c)
        bits(0x3c823202) bits(0xbbb912e3) bits(0x3d5ab3fa) bits(0x3cf5bac4) bits(0x3b2e032f) bits(0xbc7e6ff6)
        bits(0xbc25a20c) bits(0xbc0b03c7) bits(0x3e7e3f1b) ... }
    dtdx = { bits(0x3b83fd19) bits(0x3aff2d97) bits(0x3c4b7b87) bits(0x3d905cd3) bits(0x3dcbf0d9) bits(0x3d105cd3)
        bits(0x3d10d226) bits(0x3d90d226) bits(0x3c4b7b87) bits(0xbb6a515b) bits(0x3e04e756) bits(0xbc02ae82)
        bits(0x3e0acb0f) bits(0xbe73d063) bits(0x3e3abcb1) bits(0xbbd05f88) bits(0x3c286be1) bits(0xbd1996aa)
        bits(0xbcfab60a) bits(0x3e7e9b99) bits(0x3cdb2177) bits(0x3d567eb7) bits(0xbcf8ea31) bits(0x3bf31186)
        bits(0x3e30dcf5) bits(0xbe7d67d5) bits(0xbbf5a43d) ... }
    dsdy = { bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb5bfb2a) bits(0xbc37514d) bits(0xbc37514d) bits(0xbb5bfb2a)
        bits(0xbb12a771) bits(0xbb92a771) bits(0xba2ffc21) bits(0x3e56432e) bits(0x3c4d5982) bits(0x3de31699)
        bits(0x3c8ce306) bits(0xbba8d92c) bits(0x3e3b3dc2) bits(0xbb8395e0) bits(0xbcf8a70a) bits(0x3d008768)
        bits(0x3b7b5741) bits(0xbdf1d52b) bits(0x3c8b51f6) bits(0x3b785ae2) bits(0xbbf714b0) bits(0xbe5ff739)
        bits(0xbb5e47b0) bits(0xbbbc8d9b) bits(0xbd911638) ... }
    dtdy = { bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9d5f57) bits(0x3c8324c8) bits(0x3c8324c8) bits(0x3b9d5f57)
        bits(0x3b51d474) bits(0x3bd1d474) bits(0x3a7bcbbe) bits(0x3e6fdb01) bits(0x3e6b5077) bits(0xbb18a862)
        bits(0xbdb452aa) bits(0x3c8486a3) bits(0xbc8fb5e5) bits(0xbb8616a8) bits(0x3c503f33) bits(0xbc1f8fcf)
        bits(0x3db211f9) bits(0x3ba904e8) bits(0x3b8e7b5c) bits(0x3bed8bb4) bits(0xbbb496a7) bits(0xbdbf4f12)
        bits(0x3d66bf5f) bits(0xbb03149a) bits(0xbc8be1ac) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3fbf0000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x408fe000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3fbf0000
    expect lane 9 R8 = 0x40afc000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x408fc000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40afe000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x405fc000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40a00000
    expect lane 24 R8 = 0x408fc000
    expect lane 25 R8 = 0x40a00000
    expect lane 26 R8 = 0x40a00000
}

warp 2 {   # aniso3.lod
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c000000) bits(0x3b99999a) bits(0x3c19999a) bits(0x3bb33333) bits(0x3c333333)
        bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b7d70a4) bits(0x3c800000) bits(0x3db40000) bits(0x3d806666)
        bits(0x3a99999a) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3bc00000) bits(0x3bc00000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3ba7dd29) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a19999a)
        bits(0x3c19999a) bits(0x3c333333) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3b4f5c29) bits(0x3d340000)
        bits(0x3d806666) bits(0x3b6aa582) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3bc00000)
        bits(0x3bc00000) bits(0xbb12a771) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3b800000) bits(0x3ca00000) bits(0x3bc00000)
        bits(0x3a19999a) bits(0x3c19999a) bits(0x3bb33333) bits(0x3c333333) bits(0x3bcccccd) bits(0x3c4ccccd)
        bits(0x3c666666) bits(0x3c800000) bits(0x3b866666) bits(0x3d340000) bits(0x3d806666) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x405f8000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x401f8000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x401f8000
    expect lane 30 R8 = 0x40400000
    expect lane 31 R8 = 0x0
}

warp 3 {   # aniso3.lod
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3bbcd8cf) bits(0x3b368d50) bits(0x3c9191ca) bits(0x3dce8d22) bits(0x3e11e5b9) bits(0x3d4e8d22)
        bits(0x3d4f34ff) bits(0x3dcf34ff) bits(0x3c9191ca) bits(0xbe61fc95) bits(0x3b44a41c) bits(0xbe7dae78)
        bits(0xbda0b758) bits(0xbd16ae4c) bits(0x3cd56115) bits(0x3d781dfc) bits(0x3df9ba5d) bits(0xbbc83c6c)
        bits(0x3c823202) bits(0xbbb912e3) bits(0x3d5ab3fa) bits(0x3cf5bac4) bits(0x3b2e032f) bits(0xbc7e6ff6)
        bits(0xbc25a20c) bits(0xbc0b03c7) bits(0x3e7e3f1b) ... }
    dtdx = { bits(0x3b83fd19) bits(0x3aff2d97) bits(0x3c4b7b87) bits(0x3d905cd3) bits(0x3dcbf0d9) bits(0x3d105cd3)
        bits(0x3d10d226) bits(0x3d90d226) bits(0x3c4b7b87) bits(0xbb6a515b) bits(0x3e04e756) bits(0xbc02ae82)
        bits(0x3e0acb0f) bits(0xbe73d063) bits(0x3e3abcb1) bits(0xbbd05f88) bits(0x3c286be1) bits(0xbd1996aa)
        bits(0xbcfab60a) bits(0x3e7e9b99) bits(0x3cdb2177) bits(0x3d567eb7) bits(0xbcf8ea31) bits(0x3bf31186)
        bits(0x3e30dcf5) bits(0xbe7d67d5) bits(0xbbf5a43d) ... }
    dsdy = { bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb5bfb2a) bits(0xbc37514d) bits(0xbc37514d) bits(0xbb5bfb2a)
        bits(0xbb12a771) bits(0xbb92a771) bits(0xba2ffc21) bits(0x3e56432e) bits(0x3c4d5982) bits(0x3de31699)
        bits(0x3c8ce306) bits(0xbba8d92c) bits(0x3e3b3dc2) bits(0xbb8395e0) bits(0xbcf8a70a) bits(0x3d008768)
        bits(0x3b7b5741) bits(0xbdf1d52b) bits(0x3c8b51f6) bits(0x3b785ae2) bits(0xbbf714b0) bits(0xbe5ff739)
        bits(0xbb5e47b0) bits(0xbbbc8d9b) bits(0xbd911638) ... }
    dtdy = { bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9d5f57) bits(0x3c8324c8) bits(0x3c8324c8) bits(0x3b9d5f57)
        bits(0x3b51d474) bits(0x3bd1d474) bits(0x3a7bcbbe) bits(0x3e6fdb01) bits(0x3e6b5077) bits(0xbb18a862)
        bits(0xbdb452aa) bits(0x3c8486a3) bits(0xbc8fb5e5) bits(0xbb8616a8) bits(0x3c503f33) bits(0xbc1f8fcf)
        bits(0x3db211f9) bits(0x3ba904e8) bits(0x3b8e7b5c) bits(0x3bed8bb4) bits(0xbbb496a7) bits(0xbdbf4f12)
        bits(0x3d66bf5f) bits(0xbb03149a) bits(0xbc8be1ac) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3fbf0000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x408fe000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3fbf0000
    expect lane 9 R8 = 0x40afc000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x408fc000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40afe000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x405fc000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40a00000
    expect lane 24 R8 = 0x408fc000
    expect lane 25 R8 = 0x40a00000
    expect lane 26 R8 = 0x40a00000
}

warp 4 {   # aniso4.lod
    asm "TXD R8, R0, R4, 1, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3b99999a) bits(0x3c19999a) bits(0x3c333333) bits(0x3c4ccccd) bits(0x3c800000)
        bits(0x3c8ccccd) bits(0x3ca66666) bits(0x3cb33333) bits(0x3ccccccd) bits(0x3ce66666) bits(0x3bbc28f6)
        bits(0x3d340000) bits(0x3d806666) bits(0x3b800000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3ca00000)
        bits(0x3a99999a) bits(0x3bc00000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a570a3d) bits(0x3c333333) bits(0x3c666666) bits(0x3c99999a)
        bits(0x3cb33333) bits(0x3cc00000) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3bc00000) bits(0x3bc00000) bits(0x3b19999a) bits(0x3c19999a) bits(0x3bcccccd) bits(0x3c4ccccd)
        bits(0x3c8ccccd) bits(0x3c99999a) bits(0x3cb33333) bits(0x3ccccccd) bits(0x3ce66666) bits(0x3db40000)
        bits(0x3bcb851f) bits(0x3d806666) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x3fbf0000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x401f8000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 5 {   # aniso4.lod
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x39fbcbbe) bits(0x3b51d474) bits(0x3bfbcbbe)
        bits(0x3dce8d22) bits(0x3bdf7806) bits(0x3d4e8d22) bits(0x3c4e286a) bits(0x3dcf34ff) bits(0x3b44a41c)
        bits(0xbda0b758) bits(0xbd16ae4c) bits(0x3d781dfc) bits(0xbbbb15a5) bits(0xbb19c808) bits(0x3b994425)
        bits(0x3c823202) bits(0x3d5ab3fa) bits(0x3b2e032f) bits(0xbc25a20c) bits(0x3bdd96e4) ... }
    dtdx = { bits(0x3cd9999a) bits(0x3cf33333) bits(0x3bbc28f6) bits(0x39affc21) bits(0x3b12a771) bits(0x3baffc21)
        bits(0x3d905cd3) bits(0x3b9c2fc4) bits(0x3d105cd3) bits(0x3c10166e) bits(0x3d90d226) bits(0x3e04e756)
        bits(0x3e0acb0f) bits(0xbe73d063) bits(0xbbd05f88) bits(0x3bc48c38) bits(0xbc47f8a7) bits(0xbb52d522)
        bits(0xbcfab60a) bits(0x3cdb2177) bits(0xbcf8ea31) bits(0x3e30dcf5) bits(0x3bcb3207) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0xba2ffc21) bits(0xbb12a771) bits(0xbb12a771)
        bits(0xbc37514d) bits(0xba2ffc21) bits(0xbb5bfb2a) bits(0xba2ffc21) bits(0xbb92a771) bits(0x3c4d5982)
        bits(0x3c8ce306) bits(0xbba8d92c) bits(0xbb8395e0) bits(0xbc17d79c) bits(0x3b54aede) bits(0x3b448d50)
        bits(0x3b7b5741) bits(0x3c8b51f6) bits(0xbbf714b0) bits(0xbb5e47b0) bits(0xbc284c9f) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a7bcbbe) bits(0x3b51d474) bits(0x3b51d474)
        bits(0x3c8324c8) bits(0x3a7bcbbe) bits(0x3b9d5f57) bits(0x3a7bcbbe) bits(0x3bd1d474) bits(0x3e6b5077)
        bits(0xbdb452aa) bits(0x3c8486a3) bits(0xbb8616a8) bits(0x3b625c7e) bits(0x3bc1d9f9) bits(0xbc0c3b41)
        bits(0x3db211f9) bits(0x3b8e7b5c) bits(0xbbb496a7) bits(0x3d66bf5f) bits(0xbb01504a) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x405f8000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x401fc000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x405f8000
    expect lane 22 R8 = 0x0
}

warp 6 {   # aniso6.lod
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c19999a) bits(0x3bb33333) bits(0x3c4ccccd) bits(0x3c666666) bits(0x3c8ccccd)
        bits(0x3cb33333) bits(0x3cd9999a) bits(0x3d066666) bits(0x3d19999a) bits(0x3d2ccccd) bits(0x3bea3d71)
        bits(0x3d853333) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000)
        bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3a99999a) bits(0x3ca00000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b19999a) bits(0x3c19999a) bits(0x3c666666)
        bits(0x3ca66666) bits(0x3ccccccd) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3bc00000) bits(0x3a19999a) bits(0x3c19999a) bits(0x3c333333) bits(0x3c8ccccd) bits(0x3c333333)
        bits(0x3cb33333) bits(0x3c4ccccd) bits(0x3ccccccd) bits(0x3cf33333) bits(0x3d133333) bits(0x3d266666)
        bits(0x3d39999a) bits(0x3bf1eb85) bits(0x3ebd0000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x3fbf8000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x40800000
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 7 {   # aniso6.lod
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x39fbcbbe) bits(0x3c0863b2) bits(0x3c27dd29) bits(0x3c98206e) bits(0x3cd7135d) bits(0x3c1580f9)
        bits(0x3e56bf6f) bits(0x3dd7135d) bits(0xbc322b9c) bits(0x3c13c4c3) bits(0x3cd3dbc5) bits(0x3de40ec3)
        bits(0x3b5eb6dd) bits(0x3bfa0fb0) bits(0x3b994425) bits(0x3b789fe2) ... }
    dtdx = { bits(0x3cf33333) bits(0x3d133333) bits(0x3d200000) bits(0x3d333333) bits(0x3bea3d71) bits(0x3e850000)
        bits(0x39affc21) bits(0x3bbea679) bits(0x3beaa582) bits(0x3c54a5fe) bits(0x3c965207) bits(0x3bd0fb68)
        bits(0x3e16175e) bits(0x3d965207) bits(0xbc239578) bits(0xbc9d63c8) bits(0x3c72fbde) bits(0xbb83a3b2)
        bits(0xbbff3da3) bits(0x3c9972a8) bits(0xbb52d522) bits(0x3c717bd5) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3ca00000)
        bits(0xba2ffc21) bits(0xbb12a771) bits(0xbb12a771) bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21)
        bits(0xbc37514d) bits(0xbb92a771) bits(0x3c1ef931) bits(0x3b02008b) bits(0xbd6da478) bits(0xbd9919e4)
        bits(0x3b31b11f) bits(0xbb453291) bits(0x3b448d50) bits(0xbb684c32) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3a7bcbbe) bits(0x3b51d474) bits(0x3b51d474) bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe)
        bits(0x3c8324c8) bits(0x3bd1d474) bits(0x3b9c65aa) bits(0x3baef6b2) bits(0x3e28f0d0) bits(0x3bc15fdd)
        bits(0xbbd28e63) bits(0xbba9c5ac) bits(0xbc0c3b41) bits(0xbc5d0fec) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x405fc000
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3efe0000
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x405fc000
    expect lane 13 R8 = 0x401fc000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x401fc000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}

warp 8 {   # aniso8.lod
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c000000) bits(0x3c19999a) bits(0x3bcccccd) bits(0x3c800000) bits(0x3c8ccccd)
        bits(0x3cc00000) bits(0x3ccccccd) bits(0x3d066666) bits(0x3d200000) bits(0x3d39999a) bits(0x3d533333)
        bits(0x3d59999a) bits(0x3d600000) bits(0x3d733333) bits(0x3a99999a) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b4ccccd) bits(0x3c666666)
        bits(0x3cb33333) bits(0x3ce66666) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a570a3d) bits(0x3b99999a) bits(0x3c333333)
        bits(0x3c8ccccd) bits(0x3ca66666) bits(0x3ccccccd) bits(0x3ce66666) bits(0x3d133333) bits(0x3d2ccccd)
        bits(0x3d466666) bits(0x3d600000) bits(0x3c0851ec) bits(0x3d79999a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
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
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 9 {   # aniso8.lod
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x1ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3a3041d2) bits(0x3b51d474) bits(0x3bbcd8cf) bits(0x3c286374) bits(0x3dcf34ff)
        bits(0xbc322b9c) bits(0xbe7dae78) bits(0x3b557e67) bits(0xbc4f057a) bits(0x3c4e8812) bits(0xbbbb15a5)
        bits(0xbb19c808) bits(0x3bf24c98) bits(0xbb775990) bits(0x3cf5bac4) bits(0xbc18d294) bits(0x3b71b37f)
        bits(0xbc0e5ff6) ... }
    dtdx = { bits(0x3d133333) bits(0x3d2ccccd) bits(0x3d466666) bits(0x3c047ae1) bits(0x3d600000) bits(0x3d79999a)
        bits(0x3e000000) bits(0x39f660fb) bits(0x3b12a771) bits(0x3b83fd19) bits(0x3beb6139) bits(0x3d90d226)
        bits(0xbc239578) bits(0xbc02ae82) bits(0xbcb94b20) bits(0x3b686307) bits(0xbdee37a3) bits(0x3bc48c38)
        bits(0xbc47f8a7) bits(0x3b2287b2) bits(0xbc038f2a) bits(0x3d567eb7) bits(0xbd33a135) bits(0x3db7e32b)
        bits(0x3b0cae9e) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0xba2ffc21) bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21) bits(0xbb92a771)
        bits(0x3c1ef931) bits(0x3de31699) bits(0xbdc4ca8b) bits(0xbc9c18a6) bits(0xbc89e5c8) bits(0xbc17d79c)
        bits(0x3b54aede) bits(0xbb873b50) bits(0xbb4aeb51) bits(0x3b785ae2) bits(0x3cb9e32f) bits(0x3e01d8cb)
        bits(0x3c978f81) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3a7bcbbe) bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3bd1d474)
        bits(0x3b9c65aa) bits(0xbb18a862) bits(0xbc22b9aa) bits(0x3b5072f9) bits(0x3e06472a) bits(0x3b625c7e)
        bits(0x3bc1d9f9) bits(0xbbccb474) bits(0xbc9296d6) bits(0x3bed8bb4) bits(0xbba5c07c) bits(0xbbc98b2d)
        bits(0xbb8ae3c2) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40200000
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x40200000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x40200000
    expect lane 23 R8 = 0x40900000
    expect lane 24 R8 = 0x0
}

warp 10 {   # aniso12.lod
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c19999a) bits(0x3ca66666) bits(0x3b866666) bits(0x3cf33333) bits(0x3b9d70a4)
        bits(0x3d266666) bits(0x3d4ccccd) bits(0x3d600000) bits(0x3d733333) bits(0x3c17ae14) bits(0x3d833333)
        bits(0x3d966666) bits(0x3da9999a) bits(0x3dbccccd) bits(0x3bc00000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a19999a) bits(0x3c4ccccd) bits(0x3cc00000)
        bits(0x3d0ccccd) bits(0x3d333333) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000) bits(0x3a99999a)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3a99999a) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3b400000) bits(0x3c8ccccd) bits(0x3cd9999a)
        bits(0x3d19999a) bits(0x3d39999a) bits(0x3d466666) bits(0x3d4ccccd) bits(0x3d733333) bits(0x3c17ae14)
        bits(0x3d900000) bits(0x3da33333) bits(0x3db66666) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x0
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
    expect lane 16 R8 = 0x3f800000
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
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 11 {   # aniso12.lod
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0xfffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b7bcbbe) bits(0x3c4756a1) bits(0x3c253db5) bits(0xbc322b9c) bits(0xbb009e74)
        bits(0x3b557e67) bits(0x3b9f777c) bits(0x3c6ac096) bits(0x3b8c0793) bits(0x3bfa0fb0) bits(0xbb775990)
        bits(0xbc49706d) bits(0x3cda76f3) ... }
    dtdx = { bits(0x3d59999a) bits(0x3d733333) bits(0x3d833333) bits(0x3d966666) bits(0x3da9999a) bits(0x3dbccccd)
        bits(0x3cc0f5c3) bits(0x3b2ffc21) bits(0x3c0b5245) bits(0x3be6faec) bits(0xbc239578) bits(0xbc917905)
        bits(0xbcb94b20) bits(0x3e386d54) bits(0xbb6d68a8) bits(0x3db26b84) bits(0x3c9972a8) bits(0xbc038f2a)
        bits(0xbcf23fda) bits(0x3ca141be) ... }
    dsdy = { bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3a99999a) bits(0xbb12a771) bits(0xbb12a771) bits(0xba2ffc21) bits(0x3c1ef931) bits(0x3b1ef18e)
        bits(0xbdc4ca8b) bits(0xbe447f25) bits(0x3d0539df) bits(0x3c0c1fe0) bits(0xbb453291) bits(0xbb4aeb51)
        bits(0x3c28c999) bits(0x3c0f9269) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) bits(0x3b51d474) bits(0x3a7bcbbe) bits(0x3b9c65aa) bits(0x3cc19ef3)
        bits(0xbc22b9aa) bits(0xbc228f48) bits(0xbb4b3bfe) bits(0xbdd03c99) bits(0xbba9c5ac) bits(0xbc9296d6)
        bits(0x3cbeb1a8) bits(0x3cb219e3) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x40200000
    expect lane 13 R8 = 0x40b00000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3fc00000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x3fc00000
}

warp 12 {   # aniso16.lod
    asm "TXD R8, R0, R4, 5, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a19999a) bits(0x3c19999a) bits(0x3c333333) bits(0x3c000000) bits(0x3ccccccd) bits(0x3d19999a)
        bits(0x3d266666) bits(0x3d600000) bits(0x3d8ccccd) bits(0x3d933333) bits(0x3da66666) bits(0x3dc33333)
        bits(0x3ddccccd) bits(0x3df9999a) bits(0x3bc00000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000)
        bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b400000) bits(0x3c666666) bits(0x3ce66666)
        bits(0x3d333333) bits(0x3d666666) }
    dsdy = { bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000)
        bits(0x80000000) bits(0x80000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bc00000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) }
    dtdy = { bits(0x3a99999a) bits(0x3c000000) bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3c000000) bits(0x3c000000) bits(0x3b400000) bits(0x3c19999a) bits(0x3c000000) bits(0x3cb33333)
        bits(0x3c59999a) bits(0x3d133333) bits(0x3d4ccccd) bits(0x3d833333) bits(0x3d933333) bits(0x3d9ccccd)
        bits(0x3db9999a) bits(0x3dd33333) bits(0x3df00000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
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
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
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

warp 13 {   # aniso16.lod
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b92e184) bits(0x3c3cd8cf) bits(0x3d27dd29) bits(0xbc322b9c) bits(0xbb009e74)
        bits(0x3b9f777c) bits(0xbbcebf65) bits(0xbbbb15a5) bits(0x3b994425) bits(0x3bb69d5f) bits(0xbc18d294)
        bits(0xbba82a5e) ... }
    dtdx = { bits(0x3d900000) bits(0x3d133333) bits(0x3daccccd) bits(0x3dc66666) bits(0x3de33333) bits(0x3dfccccd)
        bits(0x3cc2e148) bits(0x3b4d50d2) bits(0x3c03fd19) bits(0x3ceaa582) bits(0xbc239578) bits(0xbc917905)
        bits(0x3e386d54) bits(0x3d20472e) bits(0x3bc48c38) bits(0xbb52d522) bits(0x3bae7657) bits(0xbd33a135)
        bits(0x3b87926b) ... }
    dsdy = { bits(0x3c000000) bits(0x3b800000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000) bits(0x3c000000)
        bits(0x3a99999a) bits(0xbb12a771) bits(0xbb12a771) bits(0xbb12a771) bits(0x3c1ef931) bits(0x3b1ef18e)
        bits(0xbe447f25) bits(0x3b83deed) bits(0xbc17d79c) bits(0x3b448d50) bits(0xbd2aad7c) bits(0x3cb9e32f)
        bits(0x3d4beeef) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3b51d474) bits(0x3b51d474) bits(0x3b51d474) bits(0x3b9c65aa) bits(0x3cc19ef3)
        bits(0xbc228f48) bits(0xbc65c944) bits(0x3b625c7e) bits(0xbc0c3b41) bits(0x3b1a36aa) bits(0xbba5c07c)
        bits(0xbb12f301) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x40b00000
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x3f000000
    expect lane 17 R8 = 0x40200000
    expect lane 18 R8 = 0x0
}

warp 14 {   # patched.p_tex_auto_2d.aniso8
    asm "TEX R8, R0, 6, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6e8774) bits(0x3f6eeb54)
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3f6c8e41) bits(0x3f6d7dc5) bits(0x3f6ce6b0) bits(0x3f6e3897)
        bits(0x3ec094fb) bits(0x3ebf2e75) bits(0x3ebefae6) bits(0x3ebd9460) bits(0x3f55e457) bits(0x3f547c88)
        bits(0x3f575fbb) bits(0x3f55f7ed) bits(0x3eb597cb) bits(0x3e27d2e9) bits(0x404fe571) bits(0x4077950e)
        bits(0x3e296497) bits(0x3e2ab13e) bits(0x3e28e87e) bits(0x3e2a73b7) bits(0x3f72face) bits(0x3f739f1d)
        bits(0x3f71a536) bits(0x3f724985) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3e371031) bits(0x3e36bc01) bits(0x3e46c9d9) bits(0x3e4b141a)
        bits(0x3f0a2ee4) bits(0x3f0aa003) bits(0x3f08e9f8) bits(0x3f095b18) bits(0x3dba05fd) bits(0x3dae2adb)
        bits(0x3daec787) bits(0x3da2ec65) bits(0x3e4fa2a1) bits(0xbe948942) bits(0xbf6ad5d8) bits(0xbff271bc)
        bits(0x3f1aa0aa) bits(0x3f1abfb0) bits(0x3f1af3d3) bits(0x3f1b351b) bits(0x3f5ded50) bits(0x3f5f42e8)
        bits(0x3f5e91a0) bits(0x3f5fe737) }
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
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x3f000000
    expect lane 29 R8 = 0x3f000000
    expect lane 30 R8 = 0x3f000000
    expect lane 31 R8 = 0x3f000000
}

warp 15 {   # patched.p_tex_auto_2d.aniso8
    asm "TEX R8, R0, 6, 2D, 0x1"
    s = { bits(0x3d898819) bits(0x3d8f99d8) bits(0x3d8898ec) bits(0x3d90350a) bits(0x3d6aeb37) bits(0xbf290b6f)
        bits(0x3e0a89b7) bits(0xbf4639a0) bits(0x3f4a0482) bits(0x3f42650a) bits(0x3f46129d) bits(0x3f3e7325)
        bits(0x3f6cffa8) bits(0x3f72b32c) bits(0x3f6b25e1) bits(0x3f72011d) bits(0x3e15ad45) bits(0x3e14e616)
        bits(0x3e150b2f) bits(0x3e144400) bits(0x3d646422) bits(0x3cfebc6c) bits(0x3d9a06c2) bits(0x3d4f0799)
        bits(0x3f62e945) bits(0x3f5f4e50) bits(0x3f65699f) bits(0x3f61ceaa) bits(0x3f145935) bits(0x3f13b97c)
        bits(0x3f13a006) bits(0x3f1298d4) }
    t = { bits(0x3cdbe5b3) bits(0x3cdfa269) bits(0x3cf42cb0) bits(0x3d002874) bits(0x3e1a01ce) bits(0x3dcc876c)
        bits(0xbf74e17c) bits(0xbfad5b1f) bits(0x3dfc9c77) bits(0x3e0c6cd2) bits(0x3db8751d) bits(0x3dd4b24b)
        bits(0x3f719a4e) bits(0x3f737415) bits(0x3f774dd2) bits(0x3f7b6b96) bits(0x3ca4563c) bits(0x3ca79c5f)
        bits(0x3c9ab4f7) bits(0x3c9dfb1b) bits(0x3e58ae5b) bits(0x3e44c402) bits(0x3e3f6ce0) bits(0x3e2b8288)
        bits(0x3eea9414) bits(0x3ee66d87) bits(0x3ee1e32e) bits(0x3eddbca2) bits(0x3e0b00c4) bits(0x3e0c81a1)
        bits(0x3e06331d) bits(0x3e06b68a) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x40f00000
    expect lane 5 R8 = 0x40f00000
    expect lane 6 R8 = 0x40f00000
    expect lane 7 R8 = 0x40f00000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40200000
    expect lane 13 R8 = 0x40200000
    expect lane 14 R8 = 0x40200000
    expect lane 15 R8 = 0x40200000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 16 {   # patched.p_tex_auto_2d.aniso8
    asm "TEX R8, R0, 6, 2D, 0x1"
    s = { bits(0x3f371dfc) bits(0x3f331c84) bits(0x3f37212c) bits(0x3f31ed05) bits(0x3f78dd71) bits(0x3f787768)
        bits(0x3f7985b7) bits(0x3f79338c) bits(0x3e941789) bits(0x3e926c67) bits(0x3e9929bd) bits(0x3e9883ed)
        bits(0x3f1f4922) bits(0x3f1f0d93) bits(0x3f1e5be3) bits(0x3f1dc749) bits(0x3e8563e2) bits(0x3e8207b4)
        bits(0x3e73ddfa) bits(0x3e6d259f) bits(0x3f323de6) bits(0x3f325e85) bits(0x3f323c70) bits(0x3f325d0f)
        bits(0x3f006ec9) bits(0x3efc125f) bits(0x3f09b1d0) bits(0x3f095b71) bits(0x3e106b85) bits(0x3e27b448)
        bits(0x3e15e8f9) bits(0x3e2d31bd) }
    t = { bits(0x3f4aa5d5) bits(0x3f4aa39e) bits(0x3f44e21a) bits(0x3f432482) bits(0x3d32ea1c) bits(0x3d2e7802)
        bits(0x3d23d3f0) bits(0x3d1985c2) bits(0x3ee978da) bits(0x3ee86d71) bits(0x3ee15f3c) bits(0x3edd9584)
        bits(0x3e30d2bf) bits(0x3e31e504) bits(0x3e2d9a6f) bits(0x3e2e07b1) bits(0x3e99ce2d) bits(0x3ea54311)
        bits(0x3e9671ff) bits(0x3ea1e6e4) bits(0x3e120ef9) bits(0x3e120fb5) bits(0x3e161de8) bits(0x3e161ea4)
        bits(0x3d0228a7) bits(0x3c9cee64) bits(0x3ba1c3b7) bits(0xbc9fec92) bits(0x3e9505b9) bits(0x3e92cd26)
        bits(0x3ea3694f) bits(0x3ea130bc) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
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
    expect lane 16 R8 = 0x40200000
    expect lane 17 R8 = 0x40200000
    expect lane 18 R8 = 0x40200000
    expect lane 19 R8 = 0x40200000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x40200000
    expect lane 29 R8 = 0x40200000
    expect lane 30 R8 = 0x40200000
    expect lane 31 R8 = 0x40200000
}

warp 17 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6c934f) bits(0x3f953d83)
        bits(0x3f3bccf1) bits(0x3f79b4a9) bits(0x3f6c8e41) bits(0x3f6d7dc5) bits(0x3f6ce6b0) bits(0x3f6e3897)
        bits(0x3f3190cf) bits(0xbd0bbb00) bits(0x3f0d10fb) bits(0xbee024d3) bits(0x3e90e87d) bits(0x3e90f16e)
        bits(0x3e8fc7fa) bits(0x3e8fd0ea) bits(0x3e296497) bits(0x3e2ab13e) bits(0x3e28e87e) bits(0x3e2a73b7)
        bits(0x3e916eb8) bits(0x3e91ebe4) bits(0x3e9166b1) bits(0x3e91e3dd) bits(0x3f5262c0) bits(0x3f525a10)
        bits(0x3f509073) bits(0x3f5087c3) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3eb4aef7) bits(0x3f0b1dd9)
        bits(0x3f183f33) bits(0x3f490590) bits(0x3e371031) bits(0x3e36bc01) bits(0x3e46c9d9) bits(0x3e4b141a)
        bits(0x3f1d31f9) bits(0x3f41b1cd) bits(0xbde8d434) bits(0xbe162d32) bits(0x3f0ac176) bits(0x3f0aea50)
        bits(0x3f0ad13f) bits(0x3f0afa19) bits(0x3f1aa0aa) bits(0x3f1abfb0) bits(0x3f1af3d3) bits(0x3f1b351b)
        bits(0x3d080ed2) bits(0x3d0818a2) bits(0x3d21ac76) bits(0x3d21b645) bits(0x3f28be51) bits(0x3f28fd9b)
        bits(0x3f287e4e) bits(0x3f28bd97) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0x3ffbde6b) bits(0x3ffbde6b)
        bits(0x3ffbde6b) bits(0x3ffbde6b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f47ed6b) bits(0x3f47ed6b) bits(0x3f47ed6b) bits(0x3f47ed6b) bits(0x3ff95eb6) bits(0x3ff95eb6)
        bits(0x3ff95eb6) bits(0x3ff95eb6) bits(0xbfd003c3) bits(0xbfd003c3) bits(0xbfd003c3) bits(0xbfd003c3)
        bits(0x3f970764) bits(0x3f970764) bits(0x3f970764) bits(0x3f970764) bits(0x3ffa9324) bits(0x3ffa9324)
        bits(0x3ffa9324) bits(0x3ffa9324) }
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
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 18 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3dcaef8c) bits(0xbd735bea) bits(0x3ca4f4db) bits(0xbe56a286) bits(0x3f6ab7b8) bits(0x3e56bce1)
        bits(0x3fab0513) bits(0x3f2101a6) bits(0x3d01584a) bits(0x3d00f179) bits(0x3ceda726) bits(0x3ce64c33)
        bits(0x3f057aeb) bits(0x3f04c9ce) bits(0x3f04f015) bits(0x3f043ef7) bits(0x3f528d76) bits(0x3e2c65ae)
        bits(0x3dc64d29) bits(0xbf78a18e) bits(0x3f57fe0b) bits(0x3f57ac88) bits(0x3f56aa03) bits(0x3f55da09)
        bits(0x3e96aeb8) bits(0x3f980912) bits(0x3d2abd37) bits(0x3f904f31) bits(0x3e3d559d) bits(0x3e3c161e)
        bits(0x3e41896e) bits(0x3e4049f0) }
    t = { bits(0x3e63fcaf) bits(0x3e9a6aed) bits(0x3d835bdd) bits(0x3df42e0c) bits(0x3f013abc) bits(0x3daf426f)
        bits(0xbe4f3712) bits(0xbf1f2032) bits(0x3eb5c9f5) bits(0x3eb64f67) bits(0x3eb5a98a) bits(0x3eb64d4c)
        bits(0x3f383070) bits(0x3f385faf) bits(0x3f3627f8) bits(0x3f365737) bits(0x3f562503) bits(0x3fc7f46a)
        bits(0x3e3ac3e0) bits(0x3f6df31e) bits(0x3e9c99c5) bits(0x3e9e6473) bits(0x3e9ba810) bits(0x3e9db3d5)
        bits(0x3e6031a0) bits(0x3ef16fe1) bits(0x3f8e6398) bits(0x3fdabbe8) bits(0x3e317fb0) bits(0x3e300e21)
        bits(0x3e2ddd9a) bits(0x3e2c6c0c) }
    lod = { bits(0x3f1247a5) bits(0x3f1247a5) bits(0x3f1247a5) bits(0x3f1247a5) bits(0x3fbc4466) bits(0x3fbc4466)
        bits(0x3fbc4466) bits(0x3fbc4466) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f132445) bits(0x3f132445)
        bits(0x3f132445) bits(0x3f132445) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3fad1ec6) bits(0x3fad1ec6) bits(0x3fad1ec6) bits(0x3fad1ec6) bits(0x3f3d024c) bits(0x3f3d024c)
        bits(0x3f3d024c) bits(0x3f3d024c) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x40c00000
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
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 19 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3f62e945) bits(0x3f5f4e50) bits(0x3f65699f) bits(0x3f61ceaa) bits(0x3e8a93cc) bits(0x3f582e19)
        bits(0x3df3199e) bits(0x3f314767) bits(0x3f6c6d6c) bits(0x3ee4031f) bits(0x3eedb330) bits(0xbc649104)
        bits(0x3f513134) bits(0x3f9f842e) bits(0x3f734d61) bits(0x3fc629f8) bits(0x3ebe2ebb) bits(0x3ebe36d1)
        bits(0x3ebdd144) bits(0x3ebdd95a) bits(0x3f586284) bits(0x3f0a1ba2) bits(0x3f9c4cf4) bits(0x3f6a5305)
        bits(0x3e27c591) bits(0x3e2739e3) bits(0x3e227742) bits(0x3e202a2e) bits(0x3ed7f0f2) bits(0x3ed7f161)
        bits(0x3ed845cf) bits(0x3ed8463d) }
    t = { bits(0x3eea9414) bits(0x3ee66d87) bits(0x3ee1e32e) bits(0x3eddbca2) bits(0x3cadad92) bits(0x3e31507c)
        bits(0x3f1851a0) bits(0x3f3f3852) bits(0x3f01314a) bits(0x3f6a2cfe) bits(0xbcfd4778) bits(0x3ec222f0)
        bits(0x3f3fdb96) bits(0x3f1dbf68) bits(0x3f96d95f) bits(0x3f912754) bits(0x3d6b4869) bits(0x3d6e3420)
        bits(0x3d6b891f) bits(0x3d6e74d5) bits(0x3f46b863) bits(0x3ed534f3) bits(0x3ee9eb68) bits(0x3dc6be53)
        bits(0x3e07c5ae) bits(0x3e087877) bits(0x3e03a074) bits(0x3e034a81) bits(0x3f0e0bf4) bits(0x3f0de186)
        bits(0x3f0e0c2b) bits(0x3f0de1bd) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f8d201c) bits(0x3f8d201c)
        bits(0x3f8d201c) bits(0x3f8d201c) bits(0x3f65153e) bits(0x3f65153e) bits(0x3f65153e) bits(0x3f65153e)
        bits(0x3fe9b10a) bits(0x3fe9b10a) bits(0x3fe9b10a) bits(0x3fe9b10a) bits(0x3f99c5df) bits(0x3f99c5df)
        bits(0x3f99c5df) bits(0x3f99c5df) bits(0x3fed6dc3) bits(0x3fed6dc3) bits(0x3fed6dc3) bits(0x3fed6dc3)
        bits(0x3f40fd29) bits(0x3f40fd29) bits(0x3f40fd29) bits(0x3f40fd29) bits(0x3eecb61a) bits(0x3eecb61a)
        bits(0x3eecb61a) bits(0x3eecb61a) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 20 {   # patched.p_tex_lb_2d.aniso8
    asm "TEX.LB R8, R0, R4, 6, 2D, 0x1"
    s = { bits(0x3e9b841d) bits(0x3e9782f6) bits(0x3f074b1d) bits(0x3f054a89) bits(0x3f07251e) bits(0x3f075da7)
        bits(0x3f06d3a7) bits(0x3f070c30) bits(0x3ece2002) bits(0xbeb3de14) bits(0xbd14b3c4) bits(0xbf92f2af)
        bits(0x3f58c61e) bits(0x3f598b76) bits(0x3f56d2e2) bits(0x3f573da9) bits(0x3d64483e) bits(0x3d685636)
        bits(0x3d6e1ac7) bits(0x3d76527f) bits(0x3f61fdc3) bits(0x3f71f838) bits(0xbe881cc5) bits(0xbf077fa2)
        bits(0x3f006ec9) bits(0x3efc125f) bits(0x3f09b1d0) bits(0x3f095b71) bits(0x3e69c188) bits(0x3e694adc)
        bits(0x3e66a644) bits(0x3e662f98) }
    t = { bits(0x3f2b508d) bits(0x3f21cbba) bits(0x3f1f365a) bits(0x3f15b187) bits(0x3f6bb82b) bits(0x3f6bd843)
        bits(0x3f6c47ae) bits(0x3f6c67c5) bits(0x3f52a1b1) bits(0x3f6dd3d4) bits(0xc012ad69) bits(0xc045a3aa)
        bits(0x3f59dde8) bits(0x3f5bd124) bits(0x3f5aa340) bits(0x3f5d6775) bits(0x3e2c2f15) bits(0x3e2badf3)
        bits(0x3e311e54) bits(0x3e31f16e) bits(0x3ec67c3f) bits(0x3f98ccc1) bits(0x3ef4059a) bits(0x3fc68d81)
        bits(0x3d0228a7) bits(0x3c9cee64) bits(0x3ba1c3b7) bits(0xbc9fec92) bits(0x3f6659d4) bits(0x3f668347)
        bits(0x3f65cb85) bits(0x3f65f4f8) }
    lod = { bits(0xbe5b612f) bits(0xbe5b612f) bits(0xbe5b612f) bits(0xbe5b612f) bits(0x3feeae61) bits(0x3feeae61)
        bits(0x3feeae61) bits(0x3feeae61) bits(0x3f260de6) bits(0x3f260de6) bits(0x3f260de6) bits(0x3f260de6)
        bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0x3c7a1d8b) bits(0xbfbab093) bits(0xbfbab093)
        bits(0xbfbab093) bits(0xbfbab093) bits(0x3f19c57f) bits(0x3f19c57f) bits(0x3f19c57f) bits(0x3f19c57f)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f96eae6) bits(0x3f96eae6)
        bits(0x3f96eae6) bits(0x3f96eae6) }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40400000
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
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 21 {   # patched.p_tmml_2d.aniso8
    asm "TMML.LOD R8, R0, 6, 2D, 0x3"
    s = { bits(0x3f55e457) bits(0x3f547c88) bits(0x3f575fbb) bits(0x3f55f7ed) bits(0x3eb597cb) bits(0x3e27d2e9)
        bits(0x404fe571) bits(0x4077950e) bits(0x3f72face) bits(0x3f739f1d) bits(0x3f71a536) bits(0x3f724985)
        bits(0x3d6aeb37) bits(0xbf290b6f) bits(0x3e0a89b7) bits(0xbf4639a0) bits(0x3f4a0482) bits(0x3f42650a)
        bits(0x3f46129d) bits(0x3f3e7325) bits(0x3f6cffa8) bits(0x3f72b32c) bits(0x3f6b25e1) bits(0x3f72011d)
        bits(0x3d646422) bits(0x3cfebc6c) bits(0x3d9a06c2) bits(0x3d4f0799) bits(0x3f62e945) bits(0x3f5f4e50)
        bits(0x3f65699f) bits(0x3f61ceaa) }
    t = { bits(0x3dba05fd) bits(0x3dae2adb) bits(0x3daec787) bits(0x3da2ec65) bits(0x3e4fa2a1) bits(0xbe948942)
        bits(0xbf6ad5d8) bits(0xbff271bc) bits(0x3f5ded50) bits(0x3f5f42e8) bits(0x3f5e91a0) bits(0x3f5fe737)
        bits(0x3e1a01ce) bits(0x3dcc876c) bits(0xbf74e17c) bits(0xbfad5b1f) bits(0x3dfc9c77) bits(0x3e0c6cd2)
        bits(0x3db8751d) bits(0x3dd4b24b) bits(0x3f719a4e) bits(0x3f737415) bits(0x3f774dd2) bits(0x3f7b6b96)
        bits(0x3e58ae5b) bits(0x3e44c402) bits(0x3e3f6ce0) bits(0x3e2b8288) bits(0x3eea9414) bits(0x3ee66d87)
        bits(0x3ee1e32e) bits(0x3eddbca2) }
    expect lane 0 R8 = 0x100  R9 = 0x100
    expect lane 1 R8 = 0x100  R9 = 0x100
    expect lane 2 R8 = 0x100  R9 = 0x100
    expect lane 3 R8 = 0x100  R9 = 0x100
    expect lane 4 R8 = 0x700  R9 = 0x700
    expect lane 5 R8 = 0x700  R9 = 0x700
    expect lane 6 R8 = 0x700  R9 = 0x700
    expect lane 7 R8 = 0x700  R9 = 0x700
    expect lane 8 R8 = 0x80  R9 = 0x80
    expect lane 9 R8 = 0x80  R9 = 0x80
    expect lane 10 R8 = 0x80  R9 = 0x80
    expect lane 11 R8 = 0x80  R9 = 0x80
    expect lane 12 R8 = 0x780  R9 = 0x780
    expect lane 13 R8 = 0x780  R9 = 0x780
    expect lane 14 R8 = 0x780  R9 = 0x780
    expect lane 15 R8 = 0x780  R9 = 0x780
    expect lane 16 R8 = 0x300  R9 = 0x300
    expect lane 17 R8 = 0x300  R9 = 0x300
    expect lane 18 R8 = 0x300  R9 = 0x300
    expect lane 19 R8 = 0x300  R9 = 0x300
    expect lane 20 R8 = 0x280  R9 = 0x280
    expect lane 21 R8 = 0x280  R9 = 0x280
    expect lane 22 R8 = 0x280  R9 = 0x280
    expect lane 23 R8 = 0x280  R9 = 0x280
    expect lane 24 R8 = 0x300  R9 = 0x300
    expect lane 25 R8 = 0x300  R9 = 0x300
    expect lane 26 R8 = 0x300  R9 = 0x300
    expect lane 27 R8 = 0x300  R9 = 0x300
    expect lane 28 R8 = 0x200  R9 = 0x200
    expect lane 29 R8 = 0x200  R9 = 0x200
    expect lane 30 R8 = 0x200  R9 = 0x200
    expect lane 31 R8 = 0x200  R9 = 0x200
}

warp 22 {   # patched.p_tmml_2d.aniso8
    asm "TMML.LOD R8, R0, 6, 2D, 0x3"  active 0xffff
    s = { bits(0x3f371dfc) bits(0x3f331c84) bits(0x3f37212c) bits(0x3f31ed05) bits(0x3e8563e2) bits(0x3e8207b4)
        bits(0x3e73ddfa) bits(0x3e6d259f) bits(0x3f006ec9) bits(0x3efc125f) bits(0x3f09b1d0) bits(0x3f095b71)
        bits(0x3e106b85) bits(0x3e27b448) bits(0x3e15e8f9) bits(0x3e2d31bd) ... }
    t = { bits(0x3f4aa5d5) bits(0x3f4aa39e) bits(0x3f44e21a) bits(0x3f432482) bits(0x3e99ce2d) bits(0x3ea54311)
        bits(0x3e9671ff) bits(0x3ea1e6e4) bits(0x3d0228a7) bits(0x3c9cee64) bits(0x3ba1c3b7) bits(0xbc9fec92)
        bits(0x3e9505b9) bits(0x3e92cd26) bits(0x3ea3694f) bits(0x3ea130bc) ... }
    expect lane 0 R8 = 0x200  R9 = 0x200
    expect lane 1 R8 = 0x200  R9 = 0x200
    expect lane 2 R8 = 0x200  R9 = 0x200
    expect lane 3 R8 = 0x200  R9 = 0x200
    expect lane 4 R8 = 0x280  R9 = 0x280
    expect lane 5 R8 = 0x280  R9 = 0x280
    expect lane 6 R8 = 0x280  R9 = 0x280
    expect lane 7 R8 = 0x280  R9 = 0x280
    expect lane 8 R8 = 0x200  R9 = 0x200
    expect lane 9 R8 = 0x200  R9 = 0x200
    expect lane 10 R8 = 0x200  R9 = 0x200
    expect lane 11 R8 = 0x200  R9 = 0x200
    expect lane 12 R8 = 0x280  R9 = 0x280
    expect lane 13 R8 = 0x280  R9 = 0x280
    expect lane 14 R8 = 0x280  R9 = 0x280
    expect lane 15 R8 = 0x280  R9 = 0x280
}
