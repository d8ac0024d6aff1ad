# TXD: the level of derivatives of any direction, of lines and of layers too.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-129 PD-129a PD-129b PD-130
rules without PD-102 PD-103
policy lod_float10

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x900 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D  format R32 FLOAT  size 100 37  levels 7  address 0x10170000  texels expression (float(level)) }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x700 }
handle 2 texture 1 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x700 }
handle 3 texture 1 sampler 3
texture 2 { type TWO_D  format R32 FLOAT  size 1000 4  levels 10  address 0x101a0000  texels expression (float(level)) }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0xa00 }
handle 4 texture 2 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0xa00 }
handle 5 texture 2 sampler 5
texture 3 { type ONE_D  format R32 FLOAT  size 256  levels 9  address 0x101d0000  texels expression (float(level)) }
handle 6 texture 3 sampler 0
texture 4 { type TWO_D  format R32 FLOAT  size 256 1  levels 9  address 0x101f0000  texels expression (float(level)) }
handle 7 texture 4 sampler 0
texture 5 { type TWO_D_ARRAY  format R32 FLOAT  size 256 256  layers 2  levels 9  address 0x10210000  texels expression (float(level)) }
handle 8 texture 5 sampler 0

warp 0 {   # grad.axis.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a000000) bits(0x00000000) bits(0x3b8164d2) bits(0x3b88980f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c11c3d3) bits(0x3c14f4f0) bits(0x00000000) bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x00000000)
        bits(0x3c65b907) bits(0x3c9ef532) bits(0x00000000) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x3d14f4f0)
        bits(0x3d25fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d9ef532)
        bits(0x00000000) bits(0x3dab7a3a) }
    dtdx = { bits(0x00000000) bits(0x3ab504f3) bits(0x00000000) bits(0x00000000) bits(0x3b94f4f0) bits(0x00000000)
        bits(0x00000000) bits(0x3ba5fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bf28177)
        bits(0x00000000) bits(0x00000000) bits(0x3c1ef532) bits(0x00000000) bits(0x00000000) bits(0x3c3aff5b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3d2b7a3a) bits(0x3d3504f3) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b96942d)
        bits(0x3b9ef532) bits(0x00000000) bits(0x00000000) bits(0x3bbaff5b) bits(0x3bdbfbb8) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cab7a3a) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d36fd92) bits(0x3d94f4f0) bits(0x00000000)
        bits(0x3da5fed7) bits(0x00000000) }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x3b8164d2) bits(0x3b88980f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c11c3d3) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c2b7a3a) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cb6fd92) bits(0x00000000) bits(0x3d14f4f0)
        bits(0x3d25fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d9ef532)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3c800000
    expect lane 3 R8 = 0x3dc00000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e700000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3ebe0000
    expect lane 8 R8 = 0x3f030000
    expect lane 9 R8 = 0x3f0b0000
    expect lane 10 R8 = 0x3f480000
    expect lane 11 R8 = 0x3f6c0000
    expect lane 12 R8 = 0x3f980000
    expect lane 13 R8 = 0x3f9b8000
    expect lane 14 R8 = 0x3fa78000
    expect lane 15 R8 = 0x3faf8000
    expect lane 16 R8 = 0x3fb58000
    expect lane 17 R8 = 0x3fc58000
    expect lane 18 R8 = 0x3fec0000
    expect lane 19 R8 = 0x4013c000
    expect lane 20 R8 = 0x401ac000
    expect lane 21 R8 = 0x4020c000
    expect lane 22 R8 = 0x4022c000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4057c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x40600000
    expect lane 27 R8 = 0x4060c000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x408d6000
}

warp 1 {   # grad.axis.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x3dbaff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3e36fd92) bits(0x00000000) bits(0x3e94f4f0) bits(0x00000000) bits(0x3ea5fed7) bits(0x3eab7a3a)
        bits(0x00000000) bits(0x00000000) bits(0x3f1ef532) bits(0x00000000) bits(0x3f36fd92) bits(0x3f3aff5b)
        bits(0x3fb311c4) ... }
    dtdx = { bits(0x3db6fd92) bits(0x00000000) bits(0x00000000) bits(0x3e14f4f0) bits(0x00000000) bits(0x3e25fed7)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e9ef532) bits(0x00000000) bits(0x00000000)
        bits(0x3ebaff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3e0ea43a) bits(0x00000000) bits(0x3e1ef532) bits(0x00000000)
        bits(0x00000000) bits(0x3e3aff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3eeac0c7) bits(0x00000000) bits(0x3f2b7a3a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x3dbaff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3eab7a3a)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f36fd92) bits(0x00000000)
        bits(0x00000000) ... }
    expect lane 0 R8 = 0x40906000
    expect lane 1 R8 = 0x40916000
    expect lane 2 R8 = 0x40a50000
    expect lane 3 R8 = 0x40a6e000
    expect lane 4 R8 = 0x40a9e000
    expect lane 5 R8 = 0x40abe000
    expect lane 6 R8 = 0x40b06000
    expect lane 7 R8 = 0x40b16000
    expect lane 8 R8 = 0x40c6e000
    expect lane 9 R8 = 0x40c9e000
    expect lane 10 R8 = 0x40cbe000
    expect lane 11 R8 = 0x40cd6000
    expect lane 12 R8 = 0x40d16000
    expect lane 13 R8 = 0x40dc0000
    expect lane 14 R8 = 0x40e9e000
    expect lane 15 R8 = 0x40ed6000
    expect lane 16 R8 = 0x40f06000
    expect lane 17 R8 = 0x40f16000
    expect lane 18 R8 = 0x41000000
}

warp 2 {   # grad.angle.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a80e3c5) bits(0x3ad81d93) bits(0x3b7cace9) bits(0xbb6e73ff) bits(0xba5ead20) bits(0x3b9946ce)
        bits(0xba72d487) bits(0x3b6bacf7) bits(0x3b974126) bits(0xb78bfd58) bits(0xbb8cfa17) bits(0x3bb7df5b)
        bits(0x3bc80443) bits(0x37b58b49) bits(0x3bfcace9) bits(0x37c5f9a8) bits(0xbad80f2a) bits(0xbc1a3be2)
        bits(0xb818a8e6) bits(0x3c5a1ea5) bits(0x3c6ddc79) bits(0x3845f9a8) bits(0x3bd59829) bits(0xbc7e60f3)
        bits(0xbc97dcb2) bits(0x3cb3df77) bits(0xbca7a698) bits(0x3cdaa998) bits(0xbcc62dc7) bits(0xbd1a9e23)
        bits(0xbc106340) bits(0x3d0c2232) }
    dtdx = { bits(0x3645f9a8) bits(0x3ad96a87) bits(0x3a4c31ee) bits(0x3ac3ddee) bits(0x3b89c5b2) bits(0x376b6efc)
        bits(0x3b963de1) bits(0x3b6d180e) bits(0x3b4b7204) bits(0x3bb64711) bits(0x3b8c2232) bits(0xbb1708b7)
        bits(0x3b271b63) bits(0xbbec6283) bits(0x3acc31ee) bits(0xbc00e3c5) bits(0xbc09efd1) bits(0xbb80db6a)
        bits(0x3c46c66f) bits(0x3bb63b40) bits(0x3bc6b98d) bits(0xbc80e3c5) bits(0x3c82047a) bits(0xbc2b1395)
        bits(0x3c49a06d) bits(0x3c71f04e) bits(0x3ca6a5da) bits(0xbc339c5a) bits(0xbcc75f18) bits(0x3c7e0209)
        bits(0x3d32ab23) bits(0x3d0cfa17) }
    dsdy = { bits(0xb645f9a8) bits(0xbad96a87) bits(0xba4c31ee) bits(0x00000000) bits(0x00000000) bits(0xb76b6efc)
        bits(0xbb963de1) bits(0xbb6d180e) bits(0x00000000) bits(0xbbb64711) bits(0xbb8c2232) bits(0x3b1708b7)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c00e3c5) bits(0x00000000) bits(0x3b80db6a)
        bits(0xbc46c66f) bits(0x00000000) bits(0xbbc6b98d) bits(0x00000000) bits(0xbc82047a) bits(0x3c2b1395)
        bits(0x00000000) bits(0x00000000) bits(0xbca6a5da) bits(0x3c339c5a) bits(0x3cc75f18) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3a80e3c5) bits(0x3ad81d93) bits(0x3b7cace9) bits(0x00000000) bits(0x00000000) bits(0x3b9946ce)
        bits(0xba72d487) bits(0x3b6bacf7) bits(0x00000000) bits(0xb78bfd58) bits(0xbb8cfa17) bits(0x3bb7df5b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x37c5f9a8) bits(0x00000000) bits(0xbc1a3be2)
        bits(0xb818a8e6) bits(0x00000000) bits(0x3c6ddc79) bits(0x00000000) bits(0x3bd59829) bits(0xbc7e60f3)
        bits(0x00000000) bits(0x00000000) bits(0xbca7a698) bits(0x3cdaa998) bits(0xbcc62dc7) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3db00000
    expect lane 4 R8 = 0x3e500000
    expect lane 5 R8 = 0x3e840000
    expect lane 6 R8 = 0x3ea60000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3f0a0000
    expect lane 9 R8 = 0x3f020000
    expect lane 10 R8 = 0x3f170000
    expect lane 11 R8 = 0x3f360000
    expect lane 12 R8 = 0x3f560000
    expect lane 13 R8 = 0x3f620000
    expect lane 14 R8 = 0x3f8a0000
    expect lane 15 R8 = 0x3f810000
    expect lane 16 R8 = 0x3f9a0000
    expect lane 17 R8 = 0x3fbb0000
    expect lane 18 R8 = 0x3fd10000
    expect lane 19 R8 = 0x3ffb0000
    expect lane 20 R8 = 0x40058000
    expect lane 21 R8 = 0x40008000
    expect lane 22 R8 = 0x400d8000
    expect lane 23 R8 = 0x4012c000
    expect lane 24 R8 = 0x40228000
    expect lane 25 R8 = 0x40328000
    expect lane 26 R8 = 0x40360000
    expect lane 27 R8 = 0x403d8000
    expect lane 28 R8 = 0x40460000
    expect lane 29 R8 = 0x405d8000
    expect lane 30 R8 = 0x4064c000
    expect lane 31 R8 = 0x4063c000
}

warp 3 {   # grad.angle.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3ca71b63) bits(0xbd80e3c5) bits(0xbd2b1395) bits(0x3d49a06d) bits(0xbc98c6e6) bits(0xb9b58b49)
        bits(0xbde7b453) bits(0x3cd80f2a) bits(0x3e1a3be2) bits(0x3a0bfd58) bits(0xbd2bb4f6) bits(0xbd269abd)
        bits(0xbe56c3f3) bits(0x3d6b9d40) bits(0xbe298c12) bits(0x3e8b4216) bits(0xbea4f1b6) bits(0xbdbb3f68)
        bits(0x3efcfa28) bits(0xbea98c12) bits(0xbf364711) bits(0xbf0c2232) bits(0x3ea4b42b) ... }
    dtdx = { bits(0xbd480443) bits(0xb945f9a8) bits(0x3d7e60f3) bits(0x3d97dcb2) bits(0xbdc31273) bits(0x3dec6283)
        bits(0xbcbb3f68) bits(0x3e09efd1) bits(0x3d80db6a) bits(0xbe364711) bits(0x3e54794f) bits(0xbe54ba44)
        bits(0x3e0e9253) bits(0x3e966bcf) bits(0xbe7f668d) bits(0xbe38e479) bits(0xbe5ddbd7) bits(0x3ee7b453)
        bits(0xbdc6208f) bits(0xbeff668d) bits(0xbb0bfd58) bits(0xbf0cfa17) bits(0x3f4883ae) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0xbd7e60f3) bits(0x00000000) bits(0x3dc31273) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbd80db6a) bits(0x3e364711) bits(0x00000000) bits(0x3e54ba44)
        bits(0xbe0e9253) bits(0x00000000) bits(0x3e7f668d) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b0bfd58) bits(0x3f0cfa17) bits(0xbf4883ae) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0xbd2b1395) bits(0x00000000) bits(0xbc98c6e6) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e1a3be2) bits(0x3a0bfd58) bits(0x00000000) bits(0xbd269abd)
        bits(0xbe56c3f3) bits(0x00000000) bits(0xbe298c12) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbf364711) bits(0xbf0c2232) bits(0x3ea4b42b) ... }
    expect lane 0 R8 = 0x40758000
    expect lane 1 R8 = 0x40804000
    expect lane 2 R8 = 0x40896000
    expect lane 3 R8 = 0x40914000
    expect lane 4 R8 = 0x40968000
    expect lane 5 R8 = 0x409c4000
    expect lane 6 R8 = 0x409e8000
    expect lane 7 R8 = 0x40a68000
    expect lane 8 R8 = 0x40aec000
    expect lane 9 R8 = 0x40b04000
    expect lane 10 R8 = 0x40ba6000
    expect lane 11 R8 = 0x40ba6000
    expect lane 12 R8 = 0x40c16000
    expect lane 13 R8 = 0x40ca6000
    expect lane 14 R8 = 0x40c96000
    expect lane 15 R8 = 0x40cd6000
    expect lane 16 R8 = 0x40d54000
    expect lane 17 R8 = 0x40de8000
    expect lane 18 R8 = 0x40e26000
    expect lane 19 R8 = 0x40e96000
    expect lane 20 R8 = 0x40f04000
    expect lane 21 R8 = 0x40f2e000
    expect lane 22 R8 = 0x40fac000
}

warp 4 {   # grad.random.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0xbc78df7f) bits(0xbac895b1) bits(0x3cdfac5b) bits(0x3ac355c7)
        bits(0x3f93da0d) bits(0x3e96316d) bits(0x3e7c1523) bits(0xbeece0e9) bits(0xbc2dd608) bits(0x3a0d5fb0)
        bits(0x3c5969ae) bits(0x3b2a128f) bits(0xbe844259) bits(0x3f425cfa) bits(0x3bed427d) bits(0xbf0900d8)
        bits(0x3a1351ee) bits(0xbeb3b991) bits(0x3b775beb) bits(0x3c419bcc) bits(0x3f84071a) bits(0x3d14517b)
        bits(0x3c554399) bits(0x3be12b8a) bits(0xbc81476d) bits(0xbcee7154) bits(0x3dcb8f66) bits(0xbd66c470)
        bits(0x3a98eace) bits(0x3cbbc85b) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0xbafcef97) bits(0x3b9e8bd8) bits(0x3d283207) bits(0x3c91698b)
        bits(0xbbfe1131) bits(0xbd12f2ce) bits(0x3c6ede85) bits(0x3ed70036) bits(0x3ad310f2) bits(0x3e152540)
        bits(0x3b8960bd) bits(0xba2e663f) bits(0x3b821a79) bits(0x3e5bb75b) bits(0x3cd76ed5) bits(0xbe7e8057)
        bits(0x3b883bcb) bits(0xbbb3ed93) bits(0x3cac9098) bits(0xba1a446e) bits(0x3d75c0b4) bits(0xba2ffb2c)
        bits(0xbe480181) bits(0x3e099f23) bits(0x3d04413b) bits(0x3d2e5937) bits(0x3cef4088) bits(0x3d15fb9f)
        bits(0x3a081096) bits(0x3ed7c8d2) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0xbe5d6121) bits(0x3d281d4a) bits(0x3c441a0e) bits(0xbdead564)
        bits(0xbd0fa5a7) bits(0x3c78e6b3) bits(0xbcd16095) bits(0x3f37256a) bits(0x3beeafce) bits(0xbdbcc8a6)
        bits(0x3a3b8be4) bits(0xbbb2777c) bits(0x3a3dcd61) bits(0x3fc3f11c) bits(0xbe721e80) bits(0x3cb9f026)
        bits(0x3c7c658d) bits(0x3f3c5b47) bits(0xbe57c2be) bits(0xbb128d0d) bits(0x3b51235e) bits(0xbee6a1a7)
        bits(0x3eaa2dc4) bits(0xbaca32c4) bits(0x3ac4281b) bits(0xbee80634) bits(0xbb211b2f) bits(0xbeca9059)
        bits(0x3af80bdf) bits(0x3edac47a) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0x3b8d5d5f) bits(0x3cb0c1f0) bits(0xbe315639) bits(0x3df1dbf1)
        bits(0x3d90023f) bits(0x3eb39adc) bits(0x3ef9933f) bits(0xbee7e5af) bits(0x3abd359f) bits(0xbc2029c5)
        bits(0x3f2b9984) bits(0xbaf18875) bits(0x3ca5f4d3) bits(0xbf52fa13) bits(0x3edb0c7f) bits(0xbdfa9969)
        bits(0x3e08a18b) bits(0xbaa67c07) bits(0xbeade545) bits(0xbf5e0a75) bits(0xbbb0e33d) bits(0x3b843915)
        bits(0x3dd6e404) bits(0xbc614dfe) bits(0x3da0cea8) bits(0xbefe1c81) bits(0xbca7ad86) bits(0xbbd339d0)
        bits(0xbd9dca89) bits(0xbf001818) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x40b9a000
    expect lane 3 R8 = 0x40688000
    expect lane 4 R8 = 0x40b00000
    expect lane 5 R8 = 0x40aaa000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x40d04000
    expect lane 8 R8 = 0x40dfa000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x3fd48000
    expect lane 11 R8 = 0x40a72000
    expect lane 12 R8 = 0x40eda000
    expect lane 13 R8 = 0x3f230000
    expect lane 14 R8 = 0x40c1a000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x40e0c000
    expect lane 17 R8 = 0x40e9e000
    expect lane 18 R8 = 0x40a4c000
    expect lane 19 R8 = 0x40f2a000
    expect lane 20 R8 = 0x40d70000
    expect lane 21 R8 = 0x40f98000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x40db4000
    expect lane 24 R8 = 0x40d1c000
    expect lane 25 R8 = 0x40a40000
    expect lane 26 R8 = 0x408b2000
    expect lane 27 R8 = 0x40ec4000
    expect lane 28 R8 = 0x4099e000
    expect lane 29 R8 = 0x40d58000
    expect lane 30 R8 = 0x408a2000
    expect lane 31 R8 = 0x40f14000
}

warp 5 {   # grad.random.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3ca2b823) bits(0x3dfc69ea) bits(0x3ecf1cde) bits(0xba6002d0) bits(0x3ea1c7f6) bits(0xbeb7a451)
        bits(0xbd99fd71) bits(0xbcdc674d) bits(0xbd4fca37) bits(0xbc7ef556) bits(0x3c9cfe8a) bits(0x3f178c06)
        bits(0x3cf72313) bits(0x3a3e5d3e) bits(0x3cc1bbb5) bits(0x3d6565ff) bits(0xbf12915f) bits(0x3b7d7204)
        bits(0x3bec32cf) bits(0x3e9d08f0) bits(0xbad6b32a) bits(0x3b7c8c45) bits(0x3dc91358) bits(0x3ea0a533)
        bits(0x3b8aa991) bits(0xbe857130) bits(0xbcb201ac) bits(0xbeceafd7) bits(0x3b7bf43b) bits(0x3d2ed3aa)
        bits(0x3ced85aa) bits(0x3cb1618f) }
    dtdx = { bits(0xbb906854) bits(0x3e257167) bits(0xbf0e9c36) bits(0x3e3480e9) bits(0xbbea4b2e) bits(0xba283e0a)
        bits(0x3e9a8d07) bits(0x3de9d4b2) bits(0x3ee965c2) bits(0xbbc62408) bits(0xba71a192) bits(0x40722b53)
        bits(0xbca86348) bits(0xbe4a587f) bits(0xbe9ffaca) bits(0xbd5acf57) bits(0xbc175996) bits(0xbb93a059)
        bits(0x3b84d8ed) bits(0x3e5735c6) bits(0xbc644a72) bits(0x3df67561) bits(0x3cd1f371) bits(0x3c53dd39)
        bits(0xbe8a5993) bits(0x3f4c3b87) bits(0x3bf1dc46) bits(0xbcc24dfd) bits(0xbb55b4d2) bits(0xbc2adb73)
        bits(0x3bc073ae) bits(0xbe77fe5c) }
    dsdy = { bits(0x3d080778) bits(0xbe312f81) bits(0xbc79a05b) bits(0xc022d23a) bits(0x3b77b883) bits(0xbeef5f2f)
        bits(0x3e3894f6) bits(0xbc80c5c8) bits(0x3c989737) bits(0xbf75e9d4) bits(0xba6efc71) bits(0x3b9e9cf6)
        bits(0x3a03c802) bits(0x3cfcf164) bits(0xbf1c9fa4) bits(0xbd208738) bits(0xbf35c490) bits(0x3e30ef39)
        bits(0x3e93f0db) bits(0x3da5f91f) bits(0xbac727f8) bits(0xbea2c064) bits(0x3a95912c) bits(0x3b5afcec)
        bits(0xbc2f0a1b) bits(0xbb50d8a7) bits(0x3d33a43e) bits(0xbe4c5aa9) bits(0xbb94e183) bits(0x3d24667f)
        bits(0x3cda25cc) bits(0xbb39ba71) }
    dtdy = { bits(0xbd4489b9) bits(0xbac78e4e) bits(0x3c1febde) bits(0x3e5236be) bits(0xbdf39a80) bits(0x3ab2c982)
        bits(0xbd2cd08b) bits(0x3ce1e7d8) bits(0x3e6a111a) bits(0xbc8fc061) bits(0x3c5cd282) bits(0xbf9b7157)
        bits(0xbb51e8a6) bits(0x3f2136b6) bits(0xbce245c8) bits(0x3c6963cc) bits(0x3b46dd03) bits(0xbe31fab2)
        bits(0x3d44492f) bits(0x3ba3b917) bits(0xbec0d499) bits(0x3d12a2fb) bits(0xbc53f31d) bits(0x3a6c1dd1)
        bits(0xbe76a547) bits(0x3f2642ff) bits(0xbdbc9781) bits(0xbe792bca) bits(0x3df57121) bits(0x3dc9ec77)
        bits(0xbc916ab0) bits(0xbf0ad896) }
    expect lane 0 R8 = 0x407b4000
    expect lane 1 R8 = 0x40be8000
    expect lane 2 R8 = 0x40ef4000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x40cb4000
    expect lane 5 R8 = 0x40e5e000
    expect lane 6 R8 = 0x40cc8000
    expect lane 7 R8 = 0x409f6000
    expect lane 8 R8 = 0x40dde000
    expect lane 9 R8 = 0x40fe6000
    expect lane 10 R8 = 0x40144000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40500000
    expect lane 13 R8 = 0x40eb6000
    expect lane 14 R8 = 0x40e9e000
    expect lane 15 R8 = 0x408c2000
    expect lane 16 R8 = 0x40fa4000
    expect lane 17 R8 = 0x40bcc000
    expect lane 18 R8 = 0x40c94000
    expect lane 19 R8 = 0x40d32000
    expect lane 20 R8 = 0x40d30000
    expect lane 21 R8 = 0x40cce000
    expect lane 22 R8 = 0x4098e000
    expect lane 23 R8 = 0x40cb2000
    expect lane 24 R8 = 0x40cfe000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x4098e000
    expect lane 27 R8 = 0x40dde000
    expect lane 28 R8 = 0x409ea000
    expect lane 29 R8 = 0x409b0000
    expect lane 30 R8 = 0x40590000
    expect lane 31 R8 = 0x40e3c000
}

warp 6 {   # grad.random.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbade3e4e) bits(0x3e1d3303) bits(0xbcb7bdca) bits(0x3d991699) bits(0xbcee2e7b) bits(0xbc621af0)
        bits(0x3f0df500) bits(0x3e119357) bits(0xbf27a57b) bits(0xbd187dd0) bits(0x3bd182bf) bits(0x3e04ee23)
        bits(0xbe44c335) bits(0xbd047283) bits(0xbdb58c73) bits(0x3d4a3324) bits(0x3bc259e3) bits(0xbb93ff76)
        bits(0xbc2902cf) bits(0xbef5afe2) bits(0xbaf73f6c) bits(0xbb07baaf) ... }
    dtdx = { bits(0x3a1ecf19) bits(0x3f57aae5) bits(0x3a5d7cc7) bits(0xbca9d2b3) bits(0xba4ac1b3) bits(0x3bdc807c)
        bits(0x3ee76909) bits(0xbd34ca84) bits(0x3d9c187c) bits(0x3c7cbc43) bits(0xbbab0a86) bits(0xbd2f58c1)
        bits(0xbea25375) bits(0x3dcae779) bits(0x3cf46ace) bits(0x3d445d35) bits(0xbbd8c853) bits(0x3d7471ec)
        bits(0xbb75917f) bits(0xbd86e3d2) bits(0x3eb483ce) bits(0x3b3a2855) ... }
    dsdy = { bits(0xbe95d425) bits(0x3c0cd69b) bits(0x3c4a2087) bits(0x3a36e260) bits(0x3d510b01) bits(0xbe158f53)
        bits(0x3aef4b85) bits(0x3a08264d) bits(0x3f061553) bits(0xbaac86ef) bits(0xbc4d62f8) bits(0x3a16b4b0)
        bits(0x3b08eeb0) bits(0x3c5409a7) bits(0xbb88446a) bits(0x3e0bf428) bits(0xbde59a39) bits(0xbf3c4d5d)
        bits(0x3ad3c993) bits(0xbf0d7091) bits(0xbe667a2d) bits(0x3a98d6e6) ... }
    dtdy = { bits(0xbf15cfcf) bits(0x3a6618f7) bits(0x3c3fac63) bits(0xbdbebbf0) bits(0x3cda1b4b) bits(0x3d1d0b9d)
        bits(0xbdb66e6f) bits(0x3e108732) bits(0xbe455142) bits(0x3d30277b) bits(0xbc452908) bits(0xbe33f6df)
        bits(0x3ea31df0) bits(0xbbec44c1) bits(0x3b95e472) bits(0x3be05b18) bits(0x3d3d2a97) bits(0x3e8461a9)
        bits(0xbc284862) bits(0x3c026868) bits(0xbe128e12) bits(0x3ba49ec5) ... }
    expect lane 0 R8 = 0x40eea000
    expect lane 1 R8 = 0x40fae000
    expect lane 2 R8 = 0x4030c000
    expect lane 3 R8 = 0x4093c000
    expect lane 4 R8 = 0x407ec000
    expect lane 5 R8 = 0x40ab4000
    expect lane 6 R8 = 0x40f02000
    expect lane 7 R8 = 0x40aba000
    expect lane 8 R8 = 0x40f9c000
    expect lane 9 R8 = 0x4069c000
    expect lane 10 R8 = 0x40060000
    expect lane 11 R8 = 0x40b12000
    expect lane 12 R8 = 0x40de4000
    expect lane 13 R8 = 0x409a2000
    expect lane 14 R8 = 0x40952000
    expect lane 15 R8 = 0x40a58000
    expect lane 16 R8 = 0x40a12000
    expect lane 17 R8 = 0x40f70000
    expect lane 18 R8 = 0x3fca0000
    expect lane 19 R8 = 0x40f12000
    expect lane 20 R8 = 0x40d4e000
    expect lane 21 R8 = 0x3f050000
}

warp 7 {   # grad.axis.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a000000) bits(0x00000000) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c728177) bits(0x00000000) bits(0x3d3d08a4) bits(0x00000000)
        bits(0x00000000) bits(0x3fa5fed7) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x3b94f4f0) bits(0x00000000) bits(0x00000000) bits(0x3bf28177)
        bits(0x00000000) bits(0x3c68396a) bits(0x00000000) bits(0x3d3504f3) bits(0x00000000) bits(0x00000000)
        bits(0x3edbfbb8) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x3ac12c4d) bits(0x00000000) bits(0x00000000) bits(0x3bdbfbb8) bits(0x00000000)
        bits(0x3c52a81e) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e0ea43a)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3fa5fed7) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x41000000
}

warp 8 {   # grad.angle.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0xfffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a80e3c5) bits(0xba68ed24) bits(0x3b974126) bits(0xbb8146c2) bits(0x3ba89ca0) bits(0x3bb7df5b)
        bits(0x37b58b49) bits(0x3c0080c9) bits(0x3b269abd) bits(0x3bd59829) bits(0x3c8080c9) bits(0x3cc9a06d)
        bits(0x3d8146c2) bits(0x3dd4ba44) bits(0x3e0146c2) bits(0x3e82047a) bits(0xbe8080c9) bits(0x3f0ab373)
        bits(0xbf0080c9) bits(0x3e9708b7) ... }
    dtdx = { bits(0x3645f9a8) bits(0xbb0dc8fa) bits(0x3b4b7204) bits(0x3b8080c9) bits(0xbb0a7fb3) bits(0xbb1708b7)
        bits(0xbbec6283) bits(0x3c0146c2) bits(0x3c54ba44) bits(0x3c82047a) bits(0x3c8146c2) bits(0x3d17dcb2)
        bits(0xbd8080c9) bits(0xbca69abd) bits(0xbe0080c9) bits(0xbdd59829) bits(0xbe8146c2) bits(0x3eba8f6b)
        bits(0xbf0146c2) bits(0x3f37df5b) ... }
    dsdy = { bits(0xb645f9a8) bits(0x3b0dc8fa) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b1708b7)
        bits(0x00000000) bits(0xbc0146c2) bits(0x00000000) bits(0xbc82047a) bits(0x00000000) bits(0xbd17dcb2)
        bits(0x3d8080c9) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e8146c2) bits(0xbeba8f6b)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3a80e3c5) bits(0xba68ed24) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bb7df5b)
        bits(0x00000000) bits(0x3c0080c9) bits(0x00000000) bits(0x3bd59829) bits(0x00000000) bits(0x3cc9a06d)
        bits(0x3d8146c2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbe8080c9) bits(0x3f0ab373)
        bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x41000000
}

warp 9 {   # grad.random.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0x3cdfac5b) bits(0xbd2b6fb3) bits(0x3b265cb1)
        bits(0xba306b24) bits(0x3ed6dc99) bits(0x3c69720c) bits(0xbdf99c52) bits(0x3e66204d) bits(0x3bf0d456)
        bits(0x3ccc6cb0) bits(0x3d059e9b) bits(0xbcaae7f6) bits(0x3cbbc85b) bits(0xbd0845f6) bits(0xbeabd820)
        bits(0x3a5e9d60) bits(0x3c5e03e7) bits(0xba395f88) bits(0xbc9c7d4b) bits(0x3b80223b) bits(0x3c627b16)
        bits(0xbaf73f6c) bits(0x3f2ad9b1) ... }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0x3d283207) bits(0x3ba32fde) bits(0xbced18cf)
        bits(0xbc307b3c) bits(0xbd1ebd2b) bits(0x3d7bd7e3) bits(0x3ee2123b) bits(0xba6927d1) bits(0x3ecc777d)
        bits(0x3ed5d83f) bits(0x3c53fc0c) bits(0xbe3225c6) bits(0x3ed7c8d2) bits(0xba66bb07) bits(0xbd604e11)
        bits(0x3f96284e) bits(0xbf2d7e2c) bits(0x3f17ed58) bits(0x3e501407) bits(0xbf1ab071) bits(0x3d8dfeb0)
        bits(0x3eb483ce) bits(0xbe1c2b63) ... }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0x3c441a0e) bits(0xba077464) bits(0x3d5746c7)
        bits(0xbc93417a) bits(0x3d3330fa) bits(0xc05942fd) bits(0xbabce5c2) bits(0x3e97f9f7) bits(0x3baa48dd)
        bits(0x3c167d87) bits(0xbd10c3c9) bits(0xba845343) bits(0x3edac47a) bits(0xbb77dda1) bits(0x3d87d8af)
        bits(0xc049362c) bits(0x3b841a90) bits(0x3be10459) bits(0x3f21cd7e) bits(0xbd028772) bits(0xbb3b9660)
        bits(0xbe667a2d) bits(0xbeb15c23) ... }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0xbe315639) bits(0xbe9d7866) bits(0xbc012886)
        bits(0x3daf81e5) bits(0xbb862981) bits(0x3d44e0f6) bits(0xbf1fcc46) bits(0xbcbe57d3) bits(0xba0dc3fd)
        bits(0xba18b729) bits(0x3a63fc92) bits(0xbaa53e68) bits(0xbf001818) bits(0xbaedab11) bits(0x3df2420a)
        bits(0xba7fa47e) bits(0xbf225e78) bits(0x3a0561ef) bits(0xbe9e151b) bits(0xbee80fff) bits(0x3c660cb2)
        bits(0xbe128e12) bits(0x3b78d73d) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40c00000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40e00000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x40e00000
    expect lane 11 R8 = 0x40e00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
}

warp 10 {   # grad.axis.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3aa3d70a) bits(0x00000000) bits(0x00000000) bits(0x3c2ed71d) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c6a3a54) bits(0x3c71f694) bits(0x3c82829d) bits(0x00000000)
        bits(0x3c998825) bits(0x00000000) bits(0x3cba9442) bits(0x3cbeaa29) bits(0x3cc4f61c) bits(0x00000000)
        bits(0x3cdb7dbb) bits(0x3cecc747) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d1b3423)
        bits(0x3d23d70a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d82829d)
        bits(0x3d998825) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x3c1c8ea9) bits(0x00000000) bits(0x00000000) bits(0x3d00d3d6) bits(0x00000000)
        bits(0x00000000) bits(0x3d0f904b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3d51bc14) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d897a1e)
        bits(0x00000000) bits(0x00000000) bits(0x3da1ba41) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e237d18) bits(0x00000000)
        bits(0x00000000) bits(0x3e5653c8) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3c23d70a) bits(0x00000000) bits(0x00000000) bits(0x3c40bdab)
        bits(0x3c4b774b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c8cca0f)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cf1f694) bits(0x3d06d1fe) bits(0x00000000)
        bits(0x00000000) bits(0x3d44f61c) bits(0x3d5b7dbb) bits(0x3d67b46a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cec454a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d237d18) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d7c224b) bits(0x00000000) bits(0x3d8514fe) bits(0x00000000)
        bits(0x3d944e08) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e305d7a)
        bits(0x3e4f79b5) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3dc00000
    expect lane 4 R8 = 0x3e640000
    expect lane 5 R8 = 0x3e700000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3ec20000
    expect lane 8 R8 = 0x3f030000
    expect lane 9 R8 = 0x3f0f0000
    expect lane 10 R8 = 0x3f2d0000
    expect lane 11 R8 = 0x3f480000
    expect lane 12 R8 = 0x3f690000
    expect lane 13 R8 = 0x3f6c0000
    expect lane 14 R8 = 0x3f980000
    expect lane 15 R8 = 0x3f9b8000
    expect lane 16 R8 = 0x3fa28000
    expect lane 17 R8 = 0x3fa78000
    expect lane 18 R8 = 0x3fb68000
    expect lane 19 R8 = 0x3fc48000
    expect lane 20 R8 = 0x3fc58000
    expect lane 21 R8 = 0x3fc78000
    expect lane 22 R8 = 0x3fdc0000
    expect lane 23 R8 = 0x3ff60000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40110000
    expect lane 26 R8 = 0x401ac000
    expect lane 27 R8 = 0x401fc000
    expect lane 28 R8 = 0x4023c000
    expect lane 29 R8 = 0x402b4000
    expect lane 30 R8 = 0x403a4000
    expect lane 31 R8 = 0x403d0000
}

warp 11 {   # grad.axis.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3dbeaa29) bits(0x00000000) bits(0x3dd47965) bits(0x00000000) bits(0x3decc747) bits(0x3df1f694)
        bits(0x00000000) bits(0x3e06d1fe) bits(0x00000000) bits(0x3e4b774b) bits(0x00000000) bits(0x3e5b7dbb)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3eea3a54)
        bits(0x3ef1f694) bits(0x3f02829d) bits(0x3f0e5288) bits(0x3fa0544a) bits(0x40653576) ... }
    dtdx = { bits(0x00000000) bits(0x3e8514fe) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3f305d7a) bits(0x3f80d3d6) bits(0x00000000) bits(0x3f8f904b) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3dea3a54) bits(0x00000000) bits(0x00000000)
        bits(0x3e02829d) bits(0x00000000) bits(0x3e3eaa29) bits(0x00000000) bits(0x3e547965) bits(0x00000000)
        bits(0x3e6cc747) bits(0x00000000) bits(0x00000000) bits(0x3ecb774b) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3e80d3d6) bits(0x00000000) bits(0x3e8f904b) bits(0x00000000) bits(0x3e9ffc45) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f097a1e) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3fa37d18) bits(0x00000000) bits(0x3fc053da) bits(0x4058a941) bits(0x00000000) ... }
    expect lane 0 R8 = 0x404e4000
    expect lane 1 R8 = 0x40514000
    expect lane 2 R8 = 0x40584000
    expect lane 3 R8 = 0x4060c000
    expect lane 4 R8 = 0x40624000
    expect lane 5 R8 = 0x4063c000
    expect lane 6 R8 = 0x406b4000
    expect lane 7 R8 = 0x406e0000
    expect lane 8 R8 = 0x4086e000
    expect lane 9 R8 = 0x4089e000
    expect lane 10 R8 = 0x408be000
    expect lane 11 R8 = 0x408d6000
    expect lane 12 R8 = 0x40912000
    expect lane 13 R8 = 0x4095a000
    expect lane 14 R8 = 0x40a72000
    expect lane 15 R8 = 0x40a9e000
    expect lane 16 R8 = 0x40ac2000
    expect lane 17 R8 = 0x40b06000
    expect lane 18 R8 = 0x40b1e000
    expect lane 19 R8 = 0x40b5a000
    expect lane 20 R8 = 0x40b9a000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
}

warp 12 {   # grad.angle.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b24fa96) bits(0x3b8a505e) bits(0x3c21b658) bits(0xbc189c28) bits(0xbb0e8348) bits(0xbc260260)
        bits(0xbb1b694c) bits(0x3c4089ff) bits(0x3c16d519) bits(0xbc25794a) bits(0x3c57d2b8) bits(0xbc7e6ea3)
        bits(0x3b498b26) bits(0x3c6b5b56) bits(0x3be5e6da) bits(0x3868605d) bits(0xbc88e662) bits(0x387d6885)
        bits(0x3cc431ac) bits(0xbba97a2d) bits(0xbcc2622c) bits(0xbc31474b) bits(0x3c4424f4) bits(0x3be88e07)
        bits(0x3d183b2f) bits(0x38fd6885) bits(0xbd154a5a) bits(0x3d404f34) bits(0xbd45e922) bits(0xbd574993)
        bits(0x3cc424f4) bits(0x3d7b1359) }
    dtdx = { bits(0x37ab38c9) bits(0x3c3c091b) bits(0x3bb099e3) bits(0x3c2965fe) bits(0x3cee4f0b) bits(0xbc3b6cf9)
        bits(0x3d01f054) bits(0xbbcbc645) bits(0x3ccd0de3) bits(0x3cde468b) bits(0xbc6f90c6) bits(0xb90407b2)
        bits(0xbd28827f) bits(0xbc829fc0) bits(0x3d3d1d0d) bits(0xbd4c70e0) bits(0xbcf8d5b4) bits(0xbd5ef1c4)
        bits(0x394b9e42) bits(0x3d8db301) bits(0x3d2e613c) bits(0xbd91d391) bits(0xbd9ea150) bits(0x3dc8a1de)
        bits(0x3d2bdebf) bits(0xbddef1c4) bits(0xbd87ad99) bits(0x3cd203eb) bits(0x3d5baebc) bits(0xbd730fa0)
        bits(0xbe1ea150) bits(0x3de42eb8) }
    dsdy = { bits(0xb6fd6885) bits(0xbb8b2575) bits(0xbb02af51) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbc404f34) bits(0x00000000) bits(0xbc17bd7a) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3bc152d5) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ca4fa96)
        bits(0x00000000) bits(0xbcd1b702) bits(0xbc810a83) bits(0x3cd7d2b8) bits(0x3ceac5c8) bits(0xbd1477c8)
        bits(0xbc7e5e25) bits(0x00000000) bits(0x00000000) bits(0xbc1b694c) bits(0xbca290aa) bits(0x3cb3dd7b)
        bits(0x00000000) bits(0xbd28dae4) }
    dtdy = { bits(0x3bdef1c4) bits(0x3c3ae925) bits(0x3cda87b5) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbbd203eb) bits(0x00000000) bits(0x3ccbd3dd) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3d1f065d) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x392b38c9)
        bits(0x00000000) bits(0xbc6505f8) bits(0xbd835717) bits(0xbcef90c6) bits(0x3d0487ac) bits(0x3c9d21b2)
        bits(0x3dcdb7c3) bits(0x00000000) bits(0x00000000) bits(0x3e01f054) bits(0xbe05b933) bits(0xbe1176e7)
        bits(0x00000000) bits(0x3e29a54a) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3db80000
    expect lane 4 R8 = 0x3e500000
    expect lane 5 R8 = 0x3e580000
    expect lane 6 R8 = 0x3ea80000
    expect lane 7 R8 = 0x3ea80000
    expect lane 8 R8 = 0x3eb20000
    expect lane 9 R8 = 0x3ee00000
    expect lane 10 R8 = 0x3f160000
    expect lane 11 R8 = 0x3f220000
    expect lane 12 R8 = 0x3f350000
    expect lane 13 R8 = 0x3f360000
    expect lane 14 R8 = 0x3f770000
    expect lane 15 R8 = 0x3f620000
    expect lane 16 R8 = 0x3f858000
    expect lane 17 R8 = 0x3f810000
    expect lane 18 R8 = 0x3fa10000
    expect lane 19 R8 = 0x3fba0000
    expect lane 20 R8 = 0x3fc50000
    expect lane 21 R8 = 0x3fcb0000
    expect lane 22 R8 = 0x3fdb0000
    expect lane 23 R8 = 0x3ffa0000
    expect lane 24 R8 = 0x40058000
    expect lane 25 R8 = 0x40008000
    expect lane 26 R8 = 0x400ac000
    expect lane 27 R8 = 0x40150000
    expect lane 28 R8 = 0x401d8000
    expect lane 29 R8 = 0x40258000
    expect lane 30 R8 = 0x402d8000
    expect lane 31 R8 = 0x403a8000
}

warp 13 {   # grad.angle.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbd5697cc) bits(0xbd689d8a) bits(0x3dc04f34) bits(0x3d6ca991) bits(0xbdd7d2b8) bits(0x3db35ef9)
        bits(0xbdeac5c8) bits(0x3d8dfd57) bits(0x3dfb1359) bits(0xbda75877) bits(0xbdb67ddb) bits(0x3e15e3e1)
        bits(0x3da290aa) bits(0xbe57d2b8) bits(0xbd438df3) bits(0x3e88254a) bits(0xba7d6885) bits(0x3dfe5e25)
        bits(0x3e989c28) bits(0x3d8e8348) bits(0x3ea374d5) bits(0xbe33dd7b) bits(0xbeeb5b56) bits(0x3e9ad73c)
        bits(0x3e297a2d) bits(0x3fd3fa08) ... }
    dtdx = { bits(0x3e1020bc) bits(0xbe1e1e52) bits(0x3d5203eb) bits(0x3e70e104) bits(0x3def90c6) bits(0x3e73da1a)
        bits(0xbe0487ac) bits(0xbe8ea789) bits(0x3e642eb8) bits(0xbeaa53c0) bits(0xbeb9be3a) bits(0xbe867719)
        bits(0x3f05b933) bits(0x3e6f90c6) bits(0xbf28b603) bits(0xbe101720) bits(0x3f5ef1c4) bits(0xbf4db7c3)
        bits(0xbea965fe) bits(0xbf6e4f0b) bits(0xbf12a2a7) bits(0x3f9176e7) bits(0x3f029fc0) bits(0xbf9b90d6)
        bits(0xc00db301) bits(0xc03e299d) ... }
    dsdy = { bits(0xbd554f2b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbd31474b) bits(0x00000000)
        bits(0x3d4424f4) bits(0x3dd320e9) bits(0x00000000) bits(0x00000000) bits(0x3e09732b) bits(0x00000000)
        bits(0xbe45e922) bits(0x00000000) bits(0x3e79b137) bits(0x00000000) bits(0xbea4fa96) bits(0x3e983b2f)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f51b702) bits(0x3f8cb865) ... }
    dtdy = { bits(0xbe10fec8) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbe91d391) bits(0x00000000)
        bits(0xbe9ea150) bits(0x3e3fe0ba) bits(0x00000000) bits(0x00000000) bits(0xbe769c3d) bits(0x00000000)
        bits(0x3e5baebc) bits(0x00000000) bits(0xbe0421a4) bits(0x00000000) bits(0xbb2b38c9) bits(0x3eabdebf)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3ee505f8) bits(0x408f3a3d) ... }
    expect lane 0 R8 = 0x40360000
    expect lane 1 R8 = 0x403c0000
    expect lane 2 R8 = 0x40550000
    expect lane 3 R8 = 0x405ac000
    expect lane 4 R8 = 0x40658000
    expect lane 5 R8 = 0x40640000
    expect lane 6 R8 = 0x406d8000
    expect lane 7 R8 = 0x406a8000
    expect lane 8 R8 = 0x407a8000
    expect lane 9 R8 = 0x407ac000
    expect lane 10 R8 = 0x40816000
    expect lane 11 R8 = 0x40856000
    expect lane 12 R8 = 0x408ec000
    expect lane 13 R8 = 0x4092c000
    expect lane 14 R8 = 0x40968000
    expect lane 15 R8 = 0x409a6000
    expect lane 16 R8 = 0x40a04000
    expect lane 17 R8 = 0x40a2c000
    expect lane 18 R8 = 0x40a2e000
    expect lane 19 R8 = 0x40a68000
    expect lane 20 R8 = 0x40a96000
    expect lane 21 R8 = 0x40b2c000
    expect lane 22 R8 = 0x40b6c000
    expect lane 23 R8 = 0x40b96000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40c00000
}

warp 14 {   # grad.random.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0xbc78df7f) bits(0xbac895b1) bits(0x3cdfac5b) bits(0xbde8ce27)
        bits(0xbd34ba72) bits(0x3e96316d) bits(0xbc2dd608) bits(0xbbba92a8) bits(0x3a0d5fb0) bits(0xbe844259)
        bits(0xbd56930e) bits(0xbff1eebc) bits(0x3e5a062e) bits(0xbf0900d8) bits(0xbd9f0dde) bits(0x3a1351ee)
        bits(0x3e4a82b0) bits(0xbddc324e) bits(0x3c419bcc) bits(0xbc182930) bits(0xbebd4e46) bits(0xbecb99d8)
        bits(0xbefdd3cb) bits(0x3dc88d17) bits(0xbf1aec1b) bits(0x3ac6fbdc) bits(0x3dcb8f66) bits(0xbb138237)
        bits(0x3a98eace) bits(0x3cbbc85b) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0xbafcef97) bits(0x3b9e8bd8) bits(0x3d283207) bits(0xbe7831b5)
        bits(0x3b703693) bits(0xbd12f2ce) bits(0x3ad310f2) bits(0xbf59d55d) bits(0x3e152540) bits(0x3b821a79)
        bits(0xbfc54bc6) bits(0xbd93169d) bits(0x3f17b2a8) bits(0xbe7e8057) bits(0x3cee49c6) bits(0x3b883bcb)
        bits(0x3a1374f2) bits(0x3e435e7a) bits(0xba1a446e) bits(0x3a7b3bb0) bits(0xbe443acc) bits(0x3b0d1e79)
        bits(0xbf61d101) bits(0x3c91bc0b) bits(0x3b23265a) bits(0x3a9146c3) bits(0x3cef4088) bits(0x3e1936c3)
        bits(0x3a081096) bits(0x3ed7c8d2) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0xbe5d6121) bits(0x3d281d4a) bits(0x3c441a0e) bits(0xba9e3fc5)
        bits(0x3b14610b) bits(0x3c78e6b3) bits(0x3beeafce) bits(0xbc7aa783) bits(0xbdbcc8a6) bits(0x3a3dcd61)
        bits(0x3d026e58) bits(0xbf21d5c9) bits(0xbb087b06) bits(0x3cb9f026) bits(0xba53de17) bits(0x3c7c658d)
        bits(0xbe926578) bits(0xbc4b2c18) bits(0xbb128d0d) bits(0x3a1e5b39) bits(0x3d5dd751) bits(0xbb428a2c)
        bits(0x3c74c44c) bits(0xbbb72e39) bits(0xbe1c2dfc) bits(0x3d229567) bits(0xbb211b2f) bits(0x3cc87979)
        bits(0x3af80bdf) bits(0x3edac47a) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0x3b8d5d5f) bits(0x3cb0c1f0) bits(0xbe315639) bits(0x3f7ab84b)
        bits(0x3b7925bf) bits(0x3eb39adc) bits(0x3abd359f) bits(0xbda1d2ca) bits(0xbc2029c5) bits(0x3ca5f4d3)
        bits(0x3b477920) bits(0x3cd258d7) bits(0xbf6e6daf) bits(0xbdfa9969) bits(0x3c0773e8) bits(0x3e08a18b)
        bits(0x3a4a981a) bits(0xbcb72f81) bits(0xbf5e0a75) bits(0x3a9c4785) bits(0x3f9ab5b3) bits(0xbad0df15)
        bits(0x3ad57053) bits(0xbfc6dc2c) bits(0x3ab2efba) bits(0xbe45b130) bits(0xbca7ad86) bits(0xbec24f10)
        bits(0xbd9dca89) bits(0xbf001818) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x408e0000
    expect lane 3 R8 = 0x40088000
    expect lane 4 R8 = 0x40314000
    expect lane 5 R8 = 0x40a5a000
    expect lane 6 R8 = 0x4009c000
    expect lane 7 R8 = 0x409ca000
    expect lane 8 R8 = 0x3e980000
    expect lane 9 R8 = 0x409f8000
    expect lane 10 R8 = 0x404e4000
    expect lane 11 R8 = 0x40964000
    expect lane 12 R8 = 0x40bc2000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40ae8000
    expect lane 15 R8 = 0x40ba6000
    expect lane 16 R8 = 0x40418000
    expect lane 17 R8 = 0x401cc000
    expect lane 18 R8 = 0x40a1a000
    expect lane 19 R8 = 0x406e0000
    expect lane 20 R8 = 0x40a04000
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x40b14000
    expect lane 23 R8 = 0x40aa2000
    expect lane 24 R8 = 0x40bda000
    expect lane 25 R8 = 0x40bb4000
    expect lane 26 R8 = 0x40bd8000
    expect lane 27 R8 = 0x4045c000
    expect lane 28 R8 = 0x40574000
    expect lane 29 R8 = 0x40794000
    expect lane 30 R8 = 0x3fc58000
    expect lane 31 R8 = 0x40b3c000
}

warp 15 {   # grad.random.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3e1da145) bits(0xbb1bece6) bits(0x3ca97a89) bits(0xba6002d0) bits(0x3d27c02c) bits(0xbdb14cba)
        bits(0xbc1bf8a6) bits(0xbc5f9873) bits(0xbec84ba7) bits(0xbd47c85e) bits(0x3f178c06) bits(0xba938d35)
        bits(0x3d1ccfa3) bits(0x3d6565ff) bits(0xbc207dc4) bits(0x3d4cffed) bits(0x3bec32cf) bits(0x3e9d08f0)
        bits(0x3d40df87) bits(0x3b7c8c45) bits(0xbd17b4af) bits(0x3ea0a533) bits(0xbaf225bb) bits(0xbdd30acf)
        bits(0x3ae6f9a6) bits(0xbb9bcfca) bits(0xbb9f0786) bits(0xbbecb6e0) bits(0x3dba7ca7) bits(0xbbd91375)
        bits(0xbaf27a59) bits(0xba57a51d) }
    dtdx = { bits(0x3e6f506a) bits(0x3a065c35) bits(0xbe6e34a5) bits(0x3e3480e9) bits(0xbf8ad4ac) bits(0x3dbbbed3)
        bits(0xbc333480) bits(0x3d39adc4) bits(0xbdfcd77f) bits(0x3f72b8f1) bits(0x40722b53) bits(0xbe147e11)
        bits(0xbcd01076) bits(0xbd5acf57) bits(0x3ecd34b9) bits(0xba7e52f4) bits(0x3b84d8ed) bits(0x3e5735c6)
        bits(0xbffcd15f) bits(0x3df67561) bits(0xbc4582ee) bits(0x3c53dd39) bits(0x3de75d7d) bits(0x3b58c324)
        bits(0x3bdc07c6) bits(0xbcd74cfe) bits(0x3c575b3c) bits(0xbf43f86a) bits(0xbd16fa47) bits(0xbce6a190)
        bits(0x3b3eb9e0) bits(0xbdb76c0a) }
    dsdy = { bits(0x3d79012d) bits(0xba50085f) bits(0x3ee61cf1) bits(0xc022d23a) bits(0xbe17660d) bits(0x3b3a8bd7)
        bits(0x3b43fa05) bits(0xbb9ba768) bits(0xbd7971e2) bits(0xbf135366) bits(0x3b9e9cf6) bits(0x3a5c6821)
        bits(0xbbeaa8d7) bits(0xbd208738) bits(0x3deeec33) bits(0x3cce73ac) bits(0x3e93f0db) bits(0x3da5f91f)
        bits(0x3bc66b0f) bits(0xbea2c064) bits(0xbc1d2d2c) bits(0x3b5afcec) bits(0x3fb9598b) bits(0xbdd745da)
        bits(0x3c7dc569) bits(0xbc1a1181) bits(0x3c9a564e) bits(0x3b8b1b56) bits(0xbb03339f) bits(0xbc5bc97a)
        bits(0xbc2d0d9f) bits(0xbd39619c) }
    dtdy = { bits(0x3ca7782d) bits(0xbd0e23cd) bits(0xbe8a9da7) bits(0x3e5236be) bits(0xbc7a2c56) bits(0xbbe0f4f0)
        bits(0x3f1676e1) bits(0x3dd323ca) bits(0xbcba81cc) bits(0xbd8cdbe0) bits(0xbf9b7157) bits(0x3c620ab4)
        bits(0xbf6894fc) bits(0x3c6963cc) bits(0x3a8c7bfc) bits(0x3cc36c79) bits(0x3d44492f) bits(0x3ba3b917)
        bits(0x3ef85691) bits(0x3d12a2fb) bits(0x3e434b38) bits(0x3a6c1dd1) bits(0xbd0f3e7b) bits(0xbe399504)
        bits(0xbf0c2e7c) bits(0xbad4ce84) bits(0xbb3a321b) bits(0xbeef3c59) bits(0xbae0ee72) bits(0x3c9d1e6b)
        bits(0x3d004847) bits(0xbd37b19d) }
    expect lane 0 R8 = 0x40864000
    expect lane 1 R8 = 0x3ec80000
    expect lane 2 R8 = 0x40b32000
    expect lane 3 R8 = 0x40c00000
    expect lane 4 R8 = 0x40ac2000
    expect lane 5 R8 = 0x40530000
    expect lane 6 R8 = 0x408e6000
    expect lane 7 R8 = 0x4004c000
    expect lane 8 R8 = 0x40ab2000
    expect lane 9 R8 = 0x40bbc000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x401bc000
    expect lane 12 R8 = 0x40a28000
    expect lane 13 R8 = 0x40358000
    expect lane 14 R8 = 0x407b0000
    expect lane 15 R8 = 0x401b4000
    expect lane 16 R8 = 0x409c4000
    expect lane 17 R8 = 0x40a1e000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40a08000
    expect lane 20 R8 = 0x40388000
    expect lane 21 R8 = 0x409f6000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x407f4000
    expect lane 24 R8 = 0x408c2000
    expect lane 25 R8 = 0x3e900000
    expect lane 26 R8 = 0x3f710000
    expect lane 27 R8 = 0x409f2000
    expect lane 28 R8 = 0x40508000
    expect lane 29 R8 = 0x3f2b0000
    expect lane 30 R8 = 0x3f1c0000
    expect lane 31 R8 = 0x40164000
}

warp 16 {   # grad.random.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x7ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3bcc304b) bits(0x3b55bc75) bits(0x3d3265a8) bits(0x3d4fe028) bits(0x3c5db118) bits(0x3c361ade)
        bits(0xbc782aa4) bits(0xbc8e36d4) bits(0x3aad4f3d) bits(0xbc9b1820) bits(0xba97d7ce) bits(0x3aeb014f)
        bits(0x3b12aa2d) bits(0x3dba7203) bits(0xbe7eec7f) bits(0x3cbf2cbc) bits(0x3ab84d04) bits(0xbc6db84c)
        bits(0xbbd3d25f) ... }
    dtdx = { bits(0xba5eaaa6) bits(0x3d0580ac) bits(0xbe71ac22) bits(0x3cb01551) bits(0x3d5d9b21) bits(0xbc4dbc38)
        bits(0x3e019f26) bits(0xbc74c1fc) bits(0xbf66869f) bits(0xbb8c5bfe) bits(0x3fbf80f1) bits(0xbe9271d7)
        bits(0x3e3066ff) bits(0xbdbcb3fb) bits(0x3a25d9c1) bits(0xbc667f2a) bits(0xbf83a503) bits(0x3cf41ad1)
        bits(0x3fb64fef) ... }
    dsdy = { bits(0x3e04005b) bits(0x3e18c92e) bits(0x3dbef81b) bits(0x3d3dea67) bits(0x3b15676a) bits(0x3c6c4f6c)
        bits(0xbd37af88) bits(0x3cf4f05e) bits(0xbe62664d) bits(0x3ce25966) bits(0xbee9ea2e) bits(0x3dc96f6d)
        bits(0x3cb4c31b) bits(0x3a825fe1) bits(0xbeaa26d9) bits(0xbd29bdaa) bits(0x3eaa2085) bits(0xbbad41a6)
        bits(0x3edc725c) ... }
    dtdy = { bits(0x3e29e894) bits(0x3ea43654) bits(0x3c1264b2) bits(0xbe793935) bits(0xbd1c08e1) bits(0xbd310b74)
        bits(0x3b055732) bits(0xba90496e) bits(0xbf06fcd3) bits(0x3d6ef896) bits(0x3eced787) bits(0x3d6a0338)
        bits(0xbd9cbac7) bits(0x3e6b6035) bits(0x3f5f2bb2) bits(0x3d89d4ab) bits(0x3f6cc91a) bits(0xbb8e7393)
        bits(0xbe8a1f6a) ... }
    expect lane 0 R8 = 0x407a0000
    expect lane 1 R8 = 0x40880000
    expect lane 2 R8 = 0x40604000
    expect lane 3 R8 = 0x4059c000
    expect lane 4 R8 = 0x3fb10000
    expect lane 5 R8 = 0x3f950000
    expect lane 6 R8 = 0x4018c000
    expect lane 7 R8 = 0x3fe00000
    expect lane 8 R8 = 0x40ac2000
    expect lane 9 R8 = 0x3ff38000
    expect lane 10 R8 = 0x40bc4000
    expect lane 11 R8 = 0x405d8000
    expect lane 12 R8 = 0x40310000
    expect lane 13 R8 = 0x40578000
    expect lane 14 R8 = 0x40b24000
    expect lane 15 R8 = 0x40178000
    expect lane 16 R8 = 0x40bb2000
    expect lane 17 R8 = 0x3f5f0000
    expect lane 18 R8 = 0x40b7a000
}

warp 17 {   # grad.axis.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3aa3d70a) bits(0x00000000) bits(0x3c3c9c60) bits(0x3c6a3a54) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d17e0c3) bits(0x00000000) bits(0x00000000) bits(0x3df1f694)
        bits(0x3e67b46a) bits(0x3eb891be) bits(0x00000000) bits(0x40547965) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d51bc14)
        bits(0x00000000) bits(0x3dc8d7b6) bits(0x00000000) bits(0x00000000) bits(0x3e9c8ea9) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x403e417c) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x3b7742f2) bits(0x00000000) bits(0x00000000) bits(0x3c8cca0f) bits(0x00000000)
        bits(0x3d06d1fe) bits(0x00000000) bits(0x00000000) bits(0x3d67b46a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3dcd3d91) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3f796b00) bits(0x00000000) bits(0x410f904b) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
}

warp 18 {   # grad.angle.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b24fa96) bits(0x3b173f7b) bits(0x3c419b12) bits(0xbc25794a) bits(0x3c57d2b8) bits(0x3c8002ba)
        bits(0x3868605d) bits(0x3ca47be2) bits(0x3bd540f2) bits(0xbc8ab1eb) bits(0x3d247be2) bits(0xbcb8d0f6)
        bits(0x3e25794a) bits(0xba68605d) bits(0x3ea5794a) bits(0x3e16cb0a) bits(0x3feac5c8) ... }
    dtdx = { bits(0x37ab38c9) bits(0xbc74a41e) bits(0x3caff3e8) bits(0x3cde468b) bits(0xbc6f90c6) bits(0x3c908663)
        bits(0xbd4c70e0) bits(0x3d5f9cfd) bits(0x3db7fb0a) bits(0x3de0563d) bits(0x3ddf9cfd) bits(0x3e9a862c)
        bits(0xbede468b) bits(0x3f4c70e0) bits(0xbf5e468b) bits(0x4002180d) bits(0x400487ac) ... }
    dsdy = { bits(0xb6fd6885) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0xbca5794a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3e247be2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbf4424f4) ... }
    dtdy = { bits(0x3bdef1c4) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3d5e468b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3edf9cfd) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x409ea150) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
}

warp 19 {   # grad.random.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0x3cdfac5b) bits(0xbd2b6fb3) bits(0x3bef384d)
        bits(0xbbc7dc31) bits(0x3e1476a8) bits(0xbd23a052) bits(0x3d3265a8) bits(0x3c9b112e) bits(0x3c69720c)
        bits(0xba9f81fb) bits(0xbc1bc127) bits(0x3c6179f3) bits(0x3eded023) bits(0x3a7e9290) bits(0xbf03689c)
        bits(0x3c00b9ab) bits(0xbaab21b6) bits(0x3d1e3732) bits(0x3dbf8250) bits(0xbbd5fb3a) bits(0x3c5a6fba)
        bits(0x3bb1b298) bits(0xbd929e8a) bits(0x3cdfa500) bits(0x3ae11fa6) bits(0x3fc58842) bits(0x3d75a26c)
        bits(0x3b80223b) bits(0xbd0ae03b) }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0x3d283207) bits(0x3ba32fde) bits(0xbb9c2fc9)
        bits(0x3ea0adc6) bits(0xbfa62253) bits(0x400e1ddf) bits(0xbe71ac22) bits(0xba19fd07) bits(0x3d7bd7e3)
        bits(0xbae5727a) bits(0x3b3e3e6a) bits(0xbb91b7c8) bits(0xba71afb3) bits(0xbc37f9d1) bits(0xbb8d5016)
        bits(0x3c7144c9) bits(0x3b7fb297) bits(0x3c8ea9ce) bits(0x3bf58a90) bits(0x3f13f8e6) bits(0x3dcfe57e)
        bits(0x3e9408a5) bits(0x3bbd1353) bits(0xbed5504e) bits(0x3f9a9ed5) bits(0x3cadd681) bits(0x3f953768)
        bits(0xbf1ab071) bits(0xbee05004) }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0x3c441a0e) bits(0xba077464) bits(0x3cec4685)
        bits(0x3d08f2fd) bits(0x3e171d01) bits(0x3e08b9a4) bits(0x3dbef81b) bits(0xbc778a2e) bits(0xc05942fd)
        bits(0xbd5135fb) bits(0x3c73c054) bits(0xbb212eab) bits(0xbed6690f) bits(0xbe319fa2) bits(0x3b1eb9d8)
        bits(0x3e697c45) bits(0xbd5edda6) bits(0x3d3177d0) bits(0xbdb56659) bits(0x3c1ca02f) bits(0xbc82aa6f)
        bits(0x3ca131f3) bits(0xbdd6066b) bits(0xbd9307f4) bits(0x3eded1ee) bits(0x3bbfcd92) bits(0x3e5ea7ec)
        bits(0xbd028772) bits(0xbe4efbc2) }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0xbe315639) bits(0xbe9d7866) bits(0xbfcb85f5)
        bits(0xba931471) bits(0x3b8bfa48) bits(0x3f5857c3) bits(0x3c1264b2) bits(0x3f1a961b) bits(0x3d44e0f6)
        bits(0xbd502dbb) bits(0xbd70730b) bits(0xbc9057b1) bits(0xbde68727) bits(0x3f8a0454) bits(0xbf24e04a)
        bits(0x3d18d63f) bits(0xbcbde3f4) bits(0xbe8dc10a) bits(0x3dc011c3) bits(0x3eda468c) bits(0xbde908ce)
        bits(0x3e0d825b) bits(0x3c5b83a2) bits(0xbef0cb47) bits(0xbe8d39e1) bits(0xbf4da72f) bits(0xbe7b705a)
        bits(0xbee80fff) bits(0x3e87b4c2) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x40c00000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40400000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40800000
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x40c00000
    expect lane 28 R8 = 0x40c00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40a00000
    expect lane 31 R8 = 0x40a00000
}

warp 20 {   # grad.random.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0xf
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3c627b16) bits(0xbdc1b9a6) bits(0xbdee056a) bits(0x3d53c0ca) ... }
    dtdx = { bits(0x3d8dfeb0) bits(0x3e1fed4f) bits(0xbe6308b9) bits(0xbd39338a) ... }
    dsdy = { bits(0xbb3b9660) bits(0x3c7cb094) bits(0x3ee3470c) bits(0x3a9f7e6e) ... }
    dtdy = { bits(0x3c660cb2) bits(0xbd902457) bits(0xbda02853) bits(0xbadaac2c) ... }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x40400000
}

warp 21 {   # grad.axis.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3903126f) bits(0x00000000) bits(0x00000000) bits(0x3a8bdf4a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3abb61dd) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3b08e003) bits(0x3b107dd2) bits(0x3b154368) bits(0x3b188820) bits(0x00000000) bits(0x3b2f97c8)
        bits(0x3b337019) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ba2c5d5)
        bits(0x00000000) bits(0x3bbb61dd) bits(0x3c188820) bits(0x3c29fab7) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdx = { bits(0x00000000) bits(0x3db504f3) bits(0x00000000) bits(0x00000000) bits(0x3e94f4f0) bits(0x00000000)
        bits(0x00000000) bits(0x3ea5fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ef28177)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f1ef532) bits(0x00000000)
        bits(0x00000000) bits(0x3f3aff5b) bits(0x00000000) bits(0x3f68396a) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x402b7a3a) bits(0x403504f3)
        bits(0x00000000) bits(0x00000000) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3a83126f) bits(0x00000000) bits(0x00000000) bits(0x3a9a3155)
        bits(0x3aa2c5d5) bits(0x00000000) bits(0x00000000) bits(0x3abf7c44) bits(0x3ae1434b) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b57b664) bits(0x00000000) bits(0x3b9d91b0) bits(0x00000000)
        bits(0x3baf97c8) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c3b61dd) bits(0x3c907dd2) }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e88980f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f11c3d3) bits(0x00000000) bits(0x00000000) bits(0x3f2b7a3a)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3fb6fd92) bits(0x4014f4f0) bits(0x4025fed7) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3dc00000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e700000
    expect lane 6 R8 = 0x3ea20000
    expect lane 7 R8 = 0x3ebe0000
    expect lane 8 R8 = 0x3f030000
    expect lane 9 R8 = 0x3f0b0000
    expect lane 10 R8 = 0x3f480000
    expect lane 11 R8 = 0x3f6c0000
    expect lane 12 R8 = 0x3f880000
    expect lane 13 R8 = 0x3f918000
    expect lane 14 R8 = 0x3f980000
    expect lane 15 R8 = 0x3f9c8000
    expect lane 16 R8 = 0x3fa78000
    expect lane 17 R8 = 0x3fb58000
    expect lane 18 R8 = 0x3fba0000
    expect lane 19 R8 = 0x3fc58000
    expect lane 20 R8 = 0x3fdc0000
    expect lane 21 R8 = 0x3fee0000
    expect lane 22 R8 = 0x40110000
    expect lane 23 R8 = 0x40144000
    expect lane 24 R8 = 0x401ac000
    expect lane 25 R8 = 0x4020c000
    expect lane 26 R8 = 0x404e4000
    expect lane 27 R8 = 0x4057c000
    expect lane 28 R8 = 0x405ac000
    expect lane 29 R8 = 0x40600000
    expect lane 30 R8 = 0x4060c000
    expect lane 31 R8 = 0x40846000
}

warp 22 {   # grad.axis.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3ca2c5d5) bits(0x00000000) bits(0x3caf97c8) bits(0x00000000) bits(0x3cbf7c44) bits(0x3cc3adac)
        bits(0x3d0eef5e) bits(0x3d13a7cb) bits(0x00000000) bits(0x00000000) bits(0x3d3b61dd) bits(0x00000000)
        bits(0x3d907dd2) bits(0x3d954368) bits(0x00000000) bits(0x3da9fab7) bits(0x3daf97c8) bits(0x00000000)
        bits(0x00000000) bits(0x3e22c5d5) bits(0x3e3b61dd) bits(0x3e3f7c44) bits(0x3e988820) bits(0x3ea9fab7)
        bits(0x00000000) bits(0x00000000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x40b6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x4125fed7) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x419ef532) bits(0x00000000) bits(0x00000000) bits(0x41baff5b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x42ab7a3a) bits(0x42b504f3) ... }
    dsdy = { bits(0x00000000) bits(0x3ca9fab7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d22c5d5) bits(0x00000000) bits(0x00000000) bits(0x3d3f7c44)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3df0631a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x409ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x40baff5b) bits(0x00000000)
        bits(0x00000000) bits(0x411031dc) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x4191c3d3) bits(0x00000000) bits(0x00000000) bits(0x41ab7a3a) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x4236fd92) bits(0x00000000) bits(0x4294f4f0) bits(0x42a5fed7)
        bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x408a2000
    expect lane 1 R8 = 0x408be000
    expect lane 2 R8 = 0x408d6000
    expect lane 3 R8 = 0x40906000
    expect lane 4 R8 = 0x40916000
    expect lane 5 R8 = 0x40928000
    expect lane 6 R8 = 0x40a40000
    expect lane 7 R8 = 0x40a58000
    expect lane 8 R8 = 0x40aa2000
    expect lane 9 R8 = 0x40abe000
    expect lane 10 R8 = 0x40b06000
    expect lane 11 R8 = 0x40b16000
    expect lane 12 R8 = 0x40c46000
    expect lane 13 R8 = 0x40c60000
    expect lane 14 R8 = 0x40c9e000
    expect lane 15 R8 = 0x40cbe000
    expect lane 16 R8 = 0x40cd6000
    expect lane 17 R8 = 0x40d16000
    expect lane 18 R8 = 0x40dc0000
    expect lane 19 R8 = 0x40ea2000
    expect lane 20 R8 = 0x40f06000
    expect lane 21 R8 = 0x40f16000
    expect lane 22 R8 = 0x41039000
    expect lane 23 R8 = 0x4105f000
    expect lane 24 R8 = 0x4106b000
    expect lane 25 R8 = 0x41080000
}

warp 23 {   # grad.angle.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3983fbab) bits(0x3a0d3f4d) bits(0x3a815ead) bits(0xba742d0d) bits(0xb964053f) bits(0x3a5d4d63)
        bits(0xb978a87a) bits(0x3a7154f5) bits(0xba846108) bits(0x3aa8e721) bits(0x3abc4912) bits(0xba77bec6)
        bits(0x3ab8ee06) bits(0x36b9e6b1) bits(0xbadb0a36) bits(0x36caba04) bits(0xbb10d3d9) bits(0xbb0e99b1)
        bits(0x3a8fe463) bits(0x3a2fd3ed) bits(0x3b7391e4) bits(0xbb3a17a2) bits(0x374aba04) bits(0xba7144dd)
        bits(0xbb0dd2a3) bits(0xbb7587ce) bits(0xbbabaca3) bits(0x3acae1da) bits(0x3bdbeb78) bits(0x3c19d8f6)
        bits(0x3c27c59b) bits(0x3c3aa6fb) }
    dtdx = { bits(0x3945f9a8) bits(0xbcd80f2a) bits(0x3d4c31ee) bits(0x3dc3ddee) bits(0x3e89c5b2) bits(0x3e596a87)
        bits(0x3e963de1) bits(0x3e6d180e) bits(0x3e8080c9) bits(0x3e5ddbd7) bits(0xbe1708b7) bits(0x3eb3df77)
        bits(0xbe6fc69f) bits(0xbeec6283) bits(0xbe8fdb8c) bits(0xbf00e3c5) bits(0xbe6c5330) bits(0x3eb8e479)
        bits(0xbf28317b) bits(0xbf54794f) bits(0x3ec6b98d) bits(0xbf36d30e) bits(0xbf80e3c5) bits(0xbf966bcf)
        bits(0xbfa89ca0) bits(0xbfb49872) bits(0x3fa6a5da) bits(0x3ffcfa28) bits(0xbf8e9253) bits(0x3ef2d487)
        bits(0x3f046773) bits(0x3c0bfd58) }
    dsdy = { bits(0xb54aba04) bits(0x00000000) bits(0xb9511881) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xba99d8f6) bits(0xba72c8c3) bits(0x00000000) bits(0xba632ef1) bits(0x3a1aa8ab) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b03fbab) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbacb7e84) bits(0x3b3b3654) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbbaaa5bc) bits(0xbc018639) bits(0x00000000) bits(0x00000000)
        bits(0xbb0794f1) bits(0x00000000) }
    dtdy = { bits(0x3d80e3c5) bits(0x00000000) bits(0x3e7cace9) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbd72d487) bits(0x3e6bacf7) bits(0x00000000) bits(0x3ea4f1b6) bits(0x3eb7df5b) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ac5f9a8) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f6ddc79) bits(0xbf35bb14) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbfa7a698) bits(0x3ec6208f) bits(0x00000000) bits(0x00000000)
        bits(0x4023d6fa) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3db00000
    expect lane 4 R8 = 0x3e500000
    expect lane 5 R8 = 0x3e400000
    expect lane 6 R8 = 0x3ea60000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ee00000
    expect lane 9 R8 = 0x3f2a0000
    expect lane 10 R8 = 0x3f360000
    expect lane 11 R8 = 0x3f4a0000
    expect lane 12 R8 = 0x3f4b0000
    expect lane 13 R8 = 0x3f620000
    expect lane 14 R8 = 0x3f858000
    expect lane 15 R8 = 0x3f810000
    expect lane 16 R8 = 0x3fab0000
    expect lane 17 R8 = 0x3fb58000
    expect lane 18 R8 = 0x3fcb0000
    expect lane 19 R8 = 0x3fe98000
    expect lane 20 R8 = 0x40058000
    expect lane 21 R8 = 0x3ffc0000
    expect lane 22 R8 = 0x40008000
    expect lane 23 R8 = 0x4014c000
    expect lane 24 R8 = 0x40258000
    expect lane 25 R8 = 0x4032c000
    expect lane 26 R8 = 0x40360000
    expect lane 27 R8 = 0x40450000
    expect lane 28 R8 = 0x4042c000
    expect lane 29 R8 = 0x4054c000
    expect lane 30 R8 = 0x405d0000
    expect lane 31 R8 = 0x40608000
}

warp 24 {   # grad.angle.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x1fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3bd053fc) bits(0x3bab1e17) bits(0xbc11fe49) bits(0xbc8fedb7) bits(0xbc2f2ead) bits(0x3871157d)
        bits(0x3c846108) bits(0x3c77bec6) bits(0xb8b9e6b1) bits(0xbc91fe49) bits(0xbd1cf489) bits(0xbd372ccf)
        bits(0xbc2fd3ed) bits(0xbd4cd12a) bits(0xbd815ead) bits(0x3d823ded) bits(0xbd9cf489) bits(0xbdb72ccf)
        bits(0xbd2b1e17) bits(0x3dba17a2) bits(0x3e023ded) bits(0x3d0f759c) bits(0x3e3bd16d) bits(0x3e5992c0)
        bits(0x3e83fbab) bits(0x3e8d3f4d) bits(0xbe72c8c3) bits(0x3e9ae275) bits(0x3ea994d3) ... }
    dtdx = { bits(0xc0174126) bits(0xc0480443) bits(0xc056c3f3) bits(0xbc57e4bd) bits(0x407e60f3) bits(0xc09946ce)
        bits(0xc08080c9) bits(0xc0b3df77) bits(0x40ec6283) bits(0xc0d6c3f3) bits(0xbceb6efc) bits(0x400c18da)
        bits(0x4154794f) bits(0xc0a71b63) bits(0xc04c31ee) bits(0x412b1395) bits(0xbd6b6efc) bits(0x408c18da)
        bits(0x41c80443) bits(0x41b6d30e) bits(0x41ab1395) bits(0x4232e1c2) bits(0x41993cdf) bits(0x412bb4f6)
        bits(0x3e45f9a8) bits(0xc1580f2a) bits(0x426bacf7) bits(0x424b7204) bits(0xc25be01d) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3c5beb78) bits(0x385d1330) bits(0xbc823ded) bits(0x00000000)
        bits(0x3c83964e) bits(0x3cb8309b) bits(0x00000000) bits(0x00000000) bits(0x38f1157d) bits(0xbc0f759c)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbd2f2ead) bits(0x00000000) bits(0x00000000)
        bits(0xbdccd12a) bits(0x00000000) bits(0x00000000) bits(0xbe372ccf) bits(0xbd9cea5d) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbe5053fc) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0xc00e9253) bits(0xc08c8e25) bits(0xc02b1395) bits(0x00000000)
        bits(0x408146c2) bits(0x4071f04e) bits(0x00000000) bits(0x00000000) bits(0xc11946ce) bits(0xc132e1c2)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x417e60f3) bits(0x00000000) bits(0x00000000)
        bits(0xc1271b63) bits(0x00000000) bits(0x00000000) bits(0x410c18da) bits(0x42376a84) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x42974126) bits(0x00000000) ... }
    expect lane 0 R8 = 0x40628000
    expect lane 1 R8 = 0x40758000
    expect lane 2 R8 = 0x40816000
    expect lane 3 R8 = 0x40846000
    expect lane 4 R8 = 0x40896000
    expect lane 5 R8 = 0x40884000
    expect lane 6 R8 = 0x408f0000
    expect lane 7 R8 = 0x40994000
    expect lane 8 R8 = 0x409c4000
    expect lane 9 R8 = 0x40a16000
    expect lane 10 R8 = 0x40a84000
    expect lane 11 R8 = 0x40b26000
    expect lane 12 R8 = 0x40ba6000
    expect lane 13 R8 = 0x40bac000
    expect lane 14 R8 = 0x40c28000
    expect lane 15 R8 = 0x40c96000
    expect lane 16 R8 = 0x40c84000
    expect lane 17 R8 = 0x40d26000
    expect lane 18 R8 = 0x40dac000
    expect lane 19 R8 = 0x40de0000
    expect lane 20 R8 = 0x40e94000
    expect lane 21 R8 = 0x40f26000
    expect lane 22 R8 = 0x40f6c000
    expect lane 23 R8 = 0x40fa8000
    expect lane 24 R8 = 0x41002000
    expect lane 25 R8 = 0x41034000
    expect lane 26 R8 = 0x4104f000
    expect lane 27 R8 = 0x4108a000
    expect lane 28 R8 = 0x410ab000
}

warp 25 {   # grad.random.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0x3da8feb8) bits(0xbac895b1) bits(0x3cdfac5b) bits(0x3ac355c7)
        bits(0xbd34ba72) bits(0x3e96316d) bits(0xbc2dd608) bits(0x3cc4373a) bits(0x3a0d5fb0) bits(0x3b2a128f)
        bits(0xbe30a1d4) bits(0xbff1eebc) bits(0x3c09791f) bits(0x3d00a2c5) bits(0x3c96d380) bits(0x3a1351ee)
        bits(0x3b290591) bits(0x3b775beb) bits(0x3d401610) bits(0xbb3b3646) bits(0x3c63074c) bits(0xbb7f74a7)
        bits(0xbf27a57b) bits(0xbe5ac84f) bits(0xbecb99d8) bits(0xbefdd3cb) bits(0x3ea59926) bits(0x3dcb8f66)
        bits(0xba198566) bits(0x3e9abfdc) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0x3fa8cb52) bits(0x3b9e8bd8) bits(0x3d283207) bits(0x3c91698b)
        bits(0x3b703693) bits(0xbd12f2ce) bits(0x3ad310f2) bits(0x3dd30cb6) bits(0x3e152540) bits(0xba2e663f)
        bits(0x3c21e2a7) bits(0xbd93169d) bits(0xba416f9c) bits(0xbedf00aa) bits(0x3e5f21a7) bits(0x3b883bcb)
        bits(0xbb6b18ad) bits(0x3cac9098) bits(0x3f8e061d) bits(0xbfa60451) bits(0x3b3e0585) bits(0x3d5f8900)
        bits(0x3d9c187c) bits(0x402a75a9) bits(0x3b0d1e79) bits(0xbf61d101) bits(0x3f62caea) bits(0x3cef4088)
        bits(0xbf80a08a) bits(0x3b2f3029) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0x3ec9484d) bits(0x3d281d4a) bits(0x3c441a0e) bits(0xbdead564)
        bits(0x3b14610b) bits(0x3c78e6b3) bits(0x3beeafce) bits(0x3abf2b4e) bits(0xbdbcc8a6) bits(0xbbb2777c)
        bits(0xbe9cb546) bits(0xbf21d5c9) bits(0x3c3516fa) bits(0x3d491c74) bits(0x3b43453d) bits(0x3c7c658d)
        bits(0x3abd6813) bits(0xbe57c2be) bits(0x3bdb6079) bits(0xba62cf05) bits(0xbd8c39f0) bits(0xba0afe35)
        bits(0x3f061553) bits(0x3d4c3124) bits(0xbb428a2c) bits(0x3c74c44c) bits(0x3dd3c41a) bits(0xbb211b2f)
        bits(0x3a8f42a5) bits(0xbaa1a0d7) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0x3dd8bd22) bits(0x3cb0c1f0) bits(0xbe315639) bits(0x3df1dbf1)
        bits(0x3b7925bf) bits(0x3eb39adc) bits(0x3abd359f) bits(0xbff2c8d9) bits(0xbc2029c5) bits(0xbaf18875)
        bits(0x3b07927e) bits(0x3cd258d7) bits(0xbf7301c9) bits(0x3a00e289) bits(0xbbd6b51c) bits(0x3e08a18b)
        bits(0xbab3d3e8) bits(0xbeade545) bits(0xbf5ad50a) bits(0x3b5ffa38) bits(0x3fd88ff2) bits(0xbd4c4046)
        bits(0xbe455142) bits(0xbc160cfc) bits(0xbad0df15) bits(0x3ad57053) bits(0xbfe5aff8) bits(0xbca7ad86)
        bits(0xba0f762d) bits(0xba18dd6d) }
    expect lane 0 R8 = 0x40fe6000
    expect lane 1 R8 = 0x41100000
    expect lane 2 R8 = 0x4109f000
    expect lane 3 R8 = 0x40ab8000
    expect lane 4 R8 = 0x4098c000
    expect lane 5 R8 = 0x40db0000
    expect lane 6 R8 = 0x40aec000
    expect lane 7 R8 = 0x41032000
    expect lane 8 R8 = 0x4067c000
    expect lane 9 R8 = 0x4092e000
    expect lane 10 R8 = 0x40d0e000
    expect lane 11 R8 = 0x401dc000
    expect lane 12 R8 = 0x4105c000
    expect lane 13 R8 = 0x41100000
    expect lane 14 R8 = 0x40754000
    expect lane 15 R8 = 0x40b9a000
    expect lane 16 R8 = 0x40874000
    expect lane 17 R8 = 0x407d8000
    expect lane 18 R8 = 0x3fbc0000
    expect lane 19 R8 = 0x40f72000
    expect lane 20 R8 = 0x40b32000
    expect lane 21 R8 = 0x40280000
    expect lane 22 R8 = 0x40c48000
    expect lane 23 R8 = 0x3ffe8000
    expect lane 24 R8 = 0x41100000
    expect lane 25 R8 = 0x40f86000
    expect lane 26 R8 = 0x410a2000
    expect lane 27 R8 = 0x410f5000
    expect lane 28 R8 = 0x41058000
    expect lane 29 R8 = 0x40d44000
    expect lane 30 R8 = 0x4004c000
    expect lane 31 R8 = 0x4103c000
}

warp 26 {   # grad.random.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3e7876ff) bits(0x3ca2b823) bits(0x3dfc69ea) bits(0xbeff7b74) bits(0x3aad16ff) bits(0xbbec2f1c)
        bits(0x3b6b4982) bits(0x3aae780c) bits(0x3c56ed0b) bits(0xbe8fbc7c) bits(0x3b12aa2d) bits(0x3f178c06)
        bits(0x3c3ac809) bits(0x3a290af7) bits(0x3d6565ff) bits(0x3dcf7276) bits(0x3bb1b298) bits(0x3ab75a2d)
        bits(0xbcf85712) bits(0xbbb25150) bits(0x3e778445) bits(0x3bb6ef18) bits(0x3b8aa991) bits(0xbb8e11f7)
        bits(0xbe857130) bits(0xba8cd9a8) bits(0x3ae6f9a6) bits(0xbb9bcfca) bits(0xbe043e29) bits(0x3c4d06fa)
        bits(0xbe79e927) bits(0xbbd76818) }
    dtdx = { bits(0xbcce8740) bits(0xbb906854) bits(0x3e257167) bits(0xbded7f02) bits(0x3fec6891) bits(0xbd70a3ec)
        bits(0xbb8105d4) bits(0x3d705adb) bits(0xbc57968c) bits(0x3f3ddb3c) bits(0x3e3066ff) bits(0x40722b53)
        bits(0xbeaf4ce0) bits(0xbe3566b6) bits(0xbd5acf57) bits(0xbd22f2ac) bits(0x3e9408a5) bits(0xbd4bc942)
        bits(0x3cc4853c) bits(0xbaf641c7) bits(0xbead0361) bits(0x4058ad71) bits(0xbe8a5993) bits(0x3d37c8cf)
        bits(0x3f4c3b87) bits(0xbd77fef5) bits(0x3bdc07c6) bits(0xbcd74cfe) bits(0x3ba4f67b) bits(0xbef1dd02)
        bits(0x402494ed) bits(0x3f55ed9e) }
    dsdy = { bits(0xbef00fb4) bits(0x3d080778) bits(0xbe312f81) bits(0x3e484447) bits(0xbd99bb23) bits(0x3b6a751a)
        bits(0x3ba407c3) bits(0x3d8d2d29) bits(0xbe45306d) bits(0xbbb1b5c7) bits(0x3cb4c31b) bits(0x3b9e9cf6)
        bits(0x3ee5fc7e) bits(0x3ab712a5) bits(0xbd208738) bits(0x3be30a7c) bits(0x3ca131f3) bits(0x3a41f40c)
        bits(0x3fea3386) bits(0x3d59a811) bits(0x3a3aabfd) bits(0xbcaa49de) bits(0xbc2f0a1b) bits(0xbe764832)
        bits(0xbb50d8a7) bits(0xbb0cb63f) bits(0x3c7dc569) bits(0xbc1a1181) bits(0x3e1ece75) bits(0x3eee865f)
        bits(0x3c1d395e) bits(0xba9a2af2) }
    dtdy = { bits(0xbb0345b3) bits(0xbd4489b9) bits(0xbac78e4e) bits(0xbaddc1b0) bits(0x3e4964ec) bits(0x3ac959b3)
        bits(0x3fe6afd4) bits(0x3f7a7a4a) bits(0x3b16fc2d) bits(0xbacf9f1f) bits(0xbd9cbac7) bits(0xbf9b7157)
        bits(0xbe7c7726) bits(0x3bf60c50) bits(0x3c6963cc) bits(0xbd4aa63d) bits(0x3e0d825b) bits(0x3b5370d0)
        bits(0x3c492d2b) bits(0x3dc3d616) bits(0xbc244243) bits(0xbc959c56) bits(0xbe76a547) bits(0xbb06c645)
        bits(0x3f2642ff) bits(0x3cbb462d) bits(0xbf0c2e7c) bits(0xbad4ce84) bits(0xbcc98cee) bits(0xbf9725f8)
        bits(0x3ef0ec9e) bits(0xbb32b0bf) }
    expect lane 0 R8 = 0x410ef000
    expect lane 1 R8 = 0x40a60000
    expect lane 2 R8 = 0x40f56000
    expect lane 3 R8 = 0x410f6000
    expect lane 4 R8 = 0x40c78000
    expect lane 5 R8 = 0x40398000
    expect lane 6 R8 = 0x404a0000
    expect lane 7 R8 = 0x40c44000
    expect lane 8 R8 = 0x40f2c000
    expect lane 9 R8 = 0x41023000
    expect lane 10 R8 = 0x408f0000
    expect lane 11 R8 = 0x41100000
    expect lane 12 R8 = 0x410cf000
    expect lane 13 R8 = 0x3f250000
    expect lane 14 R8 = 0x40c10000
    expect lane 15 R8 = 0x40d52000
    expect lane 16 R8 = 0x4089e000
    expect lane 17 R8 = 0x3f190000
    expect lane 18 R8 = 0x41100000
    expect lane 19 R8 = 0x40b78000
    expect lane 20 R8 = 0x40fd8000
    expect lane 21 R8 = 0x408d2000
    expect lane 22 R8 = 0x405d8000
    expect lane 23 R8 = 0x40fd2000
    expect lane 24 R8 = 0x41008000
    expect lane 25 R8 = 0x3f958000
    expect lane 26 R8 = 0x4080a000
    expect lane 27 R8 = 0x40528000
    expect lane 28 R8 = 0x40f38000
    expect lane 29 R8 = 0x410de000
    expect lane 30 R8 = 0x40fe6000
    expect lane 31 R8 = 0x403cc000
}

warp 27 {   # grad.random.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbacb7ce3) bits(0x3b4a228d) bits(0x3af57647) bits(0x3df9c3c9) bits(0x3c032530) bits(0x3c51b5c2)
        bits(0xbb7d4c31) bits(0x3cbdc219) bits(0xbacc8fe6) bits(0xbc7f5cd5) bits(0x3c5b3165) bits(0x3b0580f4)
        bits(0x3b544851) bits(0xbb83ea0c) bits(0x3b313114) bits(0x3ce829bf) bits(0xba516b70) bits(0xbc18ae4a)
        bits(0x3c126bf9) bits(0xbb01290f) bits(0xbace03c3) bits(0x3c8a9c2d) bits(0xba772c3f) ... }
    dtdx = { bits(0x3ab64da2) bits(0xbf377037) bits(0xbb4538ad) bits(0xbaa64539) bits(0xbb4b0e50) bits(0x3f623b02)
        bits(0xbd7598b2) bits(0x405e8747) bits(0xbe753bbd) bits(0xba4ebb1d) bits(0x3e74664e) bits(0xba57448e)
        bits(0x3aad02c3) bits(0xbc3243e9) bits(0xc0237a74) bits(0xbb68aba0) bits(0xbe6a7b30) bits(0xc01adb6b)
        bits(0xc01aba0a) bits(0x3f15eaee) bits(0xbcf65fe3) bits(0xbe681889) bits(0x3fa0d747) ... }
    dsdy = { bits(0x3d6f6426) bits(0xbbaf07ec) bits(0x3b3bf828) bits(0x3cffaf33) bits(0xbc4defac) bits(0x3d39c4cd)
        bits(0xba1b3a16) bits(0xba54249b) bits(0xba4740ce) bits(0xbbe0afed) bits(0x3a9d3836) bits(0x3aa4317b)
        bits(0xbaab6a8a) bits(0x3af1a7c5) bits(0xbc2ccb81) bits(0x3dee45d1) bits(0x3a8f5e7a) bits(0xbbd7c727)
        bits(0xba40c0bb) bits(0x3b8ed480) bits(0x3a8c95a6) bits(0x3c6667a9) bits(0x3c065c02) ... }
    dtdy = { bits(0x3d9515ef) bits(0x3b5d6537) bits(0xbf563898) bits(0x3f6b62f7) bits(0x400e9fa8) bits(0xbb7c8087)
        bits(0xc05862b9) bits(0xbc04d1e7) bits(0xbe8f16cf) bits(0xbfd7d8e7) bits(0xbce07a94) bits(0x3ee0e0a4)
        bits(0x3f4229b9) bits(0xbe57d9bd) bits(0xbc14076a) bits(0x401d3306) bits(0x3a0fd8e7) bits(0x3eb70aab)
        bits(0xbfe4572e) bits(0x3d47fc3a) bits(0x3ebcd01e) bits(0x3ce671c3) bits(0xbf7454f2) ... }
    expect lane 0 R8 = 0x40bbc000
    expect lane 1 R8 = 0x402c8000
    expect lane 2 R8 = 0x40078000
    expect lane 3 R8 = 0x40ddc000
    expect lane 4 R8 = 0x4080a000
    expect lane 5 R8 = 0x40b00000
    expect lane 6 R8 = 0x40720000
    expect lane 7 R8 = 0x4099c000
    expect lane 8 R8 = 0x3f880000
    expect lane 9 R8 = 0x4082e000
    expect lane 10 R8 = 0x40718000
    expect lane 11 R8 = 0x3fb58000
    expect lane 12 R8 = 0x3ff88000
    expect lane 13 R8 = 0x4004c000
    expect lane 14 R8 = 0x40614000
    expect lane 15 R8 = 0x40dd0000
    expect lane 16 R8 = 0x3f190000
    expect lane 17 R8 = 0x406c0000
    expect lane 18 R8 = 0x40700000
    expect lane 19 R8 = 0x4011c000
    expect lane 20 R8 = 0x3f910000
    expect lane 21 R8 = 0x408da000
    expect lane 22 R8 = 0x404fc000
}

warp 28 {   # grad.axis.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3903126f) bits(0x00000000) bits(0x3a96e380) bits(0x3abb61dd) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b78536c) bits(0x00000000) bits(0x3c3d6c39) bits(0x00000000)
        bits(0x3dded61a) bits(0x00000000) bits(0x00000000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ef28177)
        bits(0x00000000) bits(0x3f68396a) bits(0x00000000) bits(0x403504f3) bits(0x00000000) bits(0x410d1adf)
        bits(0x00000000) bits(0x00000000) bits(0x42b504f3) ... }
    dsdy = { bits(0x00000000) bits(0x39c5cf28) bits(0x00000000) bits(0x00000000) bits(0x3ae1434b) bits(0x00000000)
        bits(0x3b57b664) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3ea825fa) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x4038fbaf) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41100000
}

warp 29 {   # grad.angle.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x1fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3983fbab) bits(0xb96e843d) bits(0x3a9ae275) bits(0xba846108) bits(0x3aaca893) bits(0x3abc4912)
        bits(0x36b9e6b1) bits(0x3b03964e) bits(0x3a2a9a5b) bits(0x3b8d142c) bits(0x3b83964e) bits(0x3c3aa6fb)
        bits(0x3c846108) bits(0x3cd9d543) bits(0x3d046108) bits(0x3cdde979) bits(0xbd83964e) bits(0x3e0e07a1)
        bits(0xbe03964e) bits(0x3e3bd16d) bits(0xbe846108) ... }
    dtdx = { bits(0x3945f9a8) bits(0xbe0dc8fa) bits(0x3e4b7204) bits(0x3e8080c9) bits(0xbe0a7fb3) bits(0xbe1708b7)
        bits(0xbeec6283) bits(0x3f0146c2) bits(0x3f54ba44) bits(0x3e5ead20) bits(0x3f8146c2) bits(0x3c0bfd58)
        bits(0xc08080c9) bits(0xbfa69abd) bits(0xc10080c9) bits(0xc181b1db) bits(0xc18146c2) bits(0x41ba8f6b)
        bits(0xc20146c2) bits(0x41993cdf) bits(0x428080c9) ... }
    dsdy = { bits(0xb54aba04) bits(0x3a11301b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a1aa8ab)
        bits(0x00000000) bits(0xbb046108) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c83964e) bits(0x00000000) bits(0x00000000) bits(0x3d84ceb3) bits(0x3d846108) bits(0xbdbf09a5)
        bits(0x00000000) bits(0xbd9cea5d) bits(0xbe83964e) ... }
    dtdy = { bits(0x3d80e3c5) bits(0xbd68ed24) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3eb7df5b)
        bits(0x00000000) bits(0x3f0080c9) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x408146c2) bits(0x00000000) bits(0x00000000) bits(0x40d8b600) bits(0xc18080c9) bits(0x420ab373)
        bits(0x00000000) bits(0x42376a84) bits(0xc28146c2) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
}

warp 30 {   # grad.random.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0x3bd2f9c9) bits(0x3df678c4) bits(0x3d2c9652)
        bits(0xba19fc49) bits(0x3b18b679) bits(0x3e1476a8) bits(0x3ce8f6c3) bits(0x3c9b112e) bits(0xbbb80551)
        bits(0xbae5d361) bits(0xbd050891) bits(0xbb3b3646) bits(0x4021b4e2) bits(0xbadeb01d) bits(0xbdfebb38)
        bits(0x3d059e9b) bits(0xbd931a7d) bits(0xbfbd0409) bits(0xbaea918a) bits(0x3a625515) bits(0xbbd9669b)
        bits(0x3d1e3732) bits(0x3bdd25d8) bits(0xbeb6c289) bits(0x3ba4b112) bits(0xbe315b20) bits(0x3ad97e1f)
        bits(0xbb153652) ... }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0xbce6570c) bits(0x40357f75) bits(0xbd39a08f)
        bits(0x3ad1acab) bits(0x3e752b43) bits(0xbfa62253) bits(0x3e885a20) bits(0xba19fd07) bits(0x3dc9a930)
        bits(0xbea86402) bits(0x3ef3f848) bits(0xbfa60451) bits(0x403242dd) bits(0xbb2165bc) bits(0x3e32b3c8)
        bits(0x3c53fc0c) bits(0xbe927182) bits(0xbaa2b5a9) bits(0x3a6eed78) bits(0x3d2d30e6) bits(0x3d5dd614)
        bits(0x3c8ea9ce) bits(0xbb859523) bits(0xbe33249c) bits(0x3f1f4d0d) bits(0xbae4e276) bits(0x3d8f48d7)
        bits(0xbf3184ee) ... }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0xbc23a194) bits(0xbbcf2d2f) bits(0xbce09742)
        bits(0xbd816d45) bits(0xbb30a3ea) bits(0x3e171d01) bits(0xbf03393c) bits(0xbc778a2e) bits(0x3b765573)
        bits(0xbb285457) bits(0xbd3078fd) bits(0xba62cf05) bits(0xbd13aac4) bits(0x3e801f8a) bits(0xbee83806)
        bits(0xbd10c3c9) bits(0xbd898596) bits(0x3b7afa57) bits(0xbd2a9816) bits(0xbf8178fa) bits(0x3c06d934)
        bits(0x3d3177d0) bits(0xbc0f66eb) bits(0xbe74e5c1) bits(0x3a3608d2) bits(0x3b4a3ba9) bits(0x3b23c57b)
        bits(0xbceaaf74) ... }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0x3f396d85) bits(0xbf027c4f) bits(0x3ca39c36)
        bits(0x3f37102e) bits(0xbcc6cb53) bits(0x3b8bfa48) bits(0x3aaaecca) bits(0x3f1a961b) bits(0x3a9adeca)
        bits(0x3e35587c) bits(0x3be88093) bits(0x3b5ffa38) bits(0x3d90bdbd) bits(0xbf2ad0d4) bits(0x3bd2c788)
        bits(0x3a63fc92) bits(0xbd93f915) bits(0xc01f35fd) bits(0x4049b9b5) bits(0x3d880d0b) bits(0xbfb6aad4)
        bits(0xbe8dc10a) bits(0xbf298023) bits(0x3ff06cc3) bits(0xbd43b512) bits(0x3a18b37a) bits(0xbb001e79)
        bits(0xbad758c3) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41100000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41100000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x41100000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41100000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x41100000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x41100000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x41100000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x40000000
    expect lane 30 R8 = 0x40a00000
}

warp 31 {   # grad.tie
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b802c61) bits(0x3b80855a) bits(0x3b82a03b) bits(0x3b857c78) bits(0x3b874e3f) bits(0x3b8868be)
        bits(0x3b96c866) bits(0x3b9f9acb) bits(0x3ba6abc9) bits(0x3ba79373) bits(0x3baefeca) bits(0x3bb9bc69)
        bits(0x3bc7d2ab) bits(0x3bd38394) bits(0x3bd8bb47) bits(0x3bdce0ea) bits(0x3be6a85b) bits(0x3bf22d79)
        bits(0x3d008559) bits(0x3d0c272e) bits(0x3d0cea04) bits(0x3d11f663) bits(0x3d1c2f47) bits(0x3d28f15a)
        bits(0x3d30e69c) bits(0x3d35c18d) bits(0x3d3c4480) bits(0x3d485d5d) bits(0x3d58bb46) bits(0x3d611ad3)
        bits(0x3d67e8ff) bits(0x3d6c58f2) }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3d000000
    expect lane 3 R8 = 0x3d700000
    expect lane 4 R8 = 0x3da00000
    expect lane 5 R8 = 0x3db80000
    expect lane 6 R8 = 0x3e700000
    expect lane 7 R8 = 0x3ea40000
    expect lane 8 R8 = 0x3ec40000
    expect lane 9 R8 = 0x3ec80000
    expect lane 10 R8 = 0x3ee60000
    expect lane 11 R8 = 0x3f090000
    expect lane 12 R8 = 0x3f240000
    expect lane 13 R8 = 0x3f3a0000
    expect lane 14 R8 = 0x3f430000
    expect lane 15 R8 = 0x3f490000
    expect lane 16 R8 = 0x3f5a0000
    expect lane 17 R8 = 0x3f6c0000
    expect lane 18 R8 = 0x40408000
    expect lane 19 R8 = 0x40488000
    expect lane 20 R8 = 0x4048c000
    expect lane 21 R8 = 0x404c0000
    expect lane 22 R8 = 0x40528000
    expect lane 23 R8 = 0x40598000
    expect lane 24 R8 = 0x405dc000
    expect lane 25 R8 = 0x40604000
    expect lane 26 R8 = 0x40638000
    expect lane 27 R8 = 0x40694000
    expect lane 28 R8 = 0x4070c000
    expect lane 29 R8 = 0x40744000
    expect lane 30 R8 = 0x4076c000
    expect lane 31 R8 = 0x40788000
}

warp 32 {   # grad.tie
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3d737e20) bits(0x3e82a039) bits(0x3e8b656d) bits(0x3e9063e0) bits(0x3e95f7f2) bits(0x3e99409d)
        bits(0x3ea00993) bits(0x3ea8f159) bits(0x3eb1dc86) bits(0x3ebed56c) bits(0x3ec634d5) bits(0x3ecc32cb)
        bits(0x3eda7fcf) bits(0x3ee253bf) bits(0x3ef0deaa) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x407b4000
    expect lane 1 R8 = 0x40c10000
    expect lane 2 R8 = 0x40c3e000
    expect lane 3 R8 = 0x40c58000
    expect lane 4 R8 = 0x40c74000
    expect lane 5 R8 = 0x40c84000
    expect lane 6 R8 = 0x40ca6000
    expect lane 7 R8 = 0x40ccc000
    expect lane 8 R8 = 0x40cf2000
    expect lane 9 R8 = 0x40d26000
    expect lane 10 R8 = 0x40d44000
    expect lane 11 R8 = 0x40d5a000
    expect lane 12 R8 = 0x40d8a000
    expect lane 13 R8 = 0x40da4000
    expect lane 14 R8 = 0x40dd2000
}

warp 33 {   # grad.1d
    asm "TXD R8, R0, R4, 6, 1D, 0x1"
    s = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x3b82cd87) bits(0x3b8d1adf) bits(0x3b91c3d3) bits(0x3b94f4f0) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x3bb6fd92) bits(0x3bbaff5b) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c506334) bits(0x3c94f4f0)
        bits(0x3c9ef532) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x3d25fed7) bits(0x3d2b7a3a) bits(0x3d36fd92) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dsdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e400000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3f030000
    expect lane 10 R8 = 0x3f0b0000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fda0000
    expect lane 17 R8 = 0x400dc000
    expect lane 18 R8 = 0x4013c000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4057c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4060c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 34 {   # grad.1d
    asm "TXD R8, R0, R4, 7, 2D, 0x1"
    s = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x3b82cd87) bits(0x3b8d1adf) bits(0x3b91c3d3) bits(0x3b94f4f0) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x3bb6fd92) bits(0x3bbaff5b) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c506334) bits(0x3c94f4f0)
        bits(0x3c9ef532) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x3d25fed7) bits(0x3d2b7a3a) bits(0x3d36fd92) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dsdy = bits(0x00000000)
    t = bits(0x00000000)
    dtdx = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e400000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3f030000
    expect lane 10 R8 = 0x3f0b0000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fda0000
    expect lane 17 R8 = 0x400dc000
    expect lane 18 R8 = 0x4013c000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4057c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4060c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 35 {   # grad.1d
    asm "TXD R8, R0, R4, 6, 1D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    dsdx = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x3e1d3eda) bits(0x3e25fed7) bits(0x3e2b7a3a) bits(0x3e36fd92)
        bits(0x3e94f4f0) bits(0x3e9ef532) bits(0x3ea5fed7) bits(0x3eb6fd92) bits(0x3ebaff5b) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x3f25fed7) bits(0x3f2b7a3a) bits(0x3f36fd92) bits(0x3f633f89) ... }
    dsdy = bits(0x00000000)
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40abe000
    expect lane 4 R8 = 0x40ad6000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40d06000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40ebe000
    expect lane 14 R8 = 0x40ed6000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}

warp 36 {   # grad.1d
    asm "TXD R8, R0, R4, 7, 2D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    dsdx = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x3e1d3eda) bits(0x3e25fed7) bits(0x3e2b7a3a) bits(0x3e36fd92)
        bits(0x3e94f4f0) bits(0x3e9ef532) bits(0x3ea5fed7) bits(0x3eb6fd92) bits(0x3ebaff5b) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x3f25fed7) bits(0x3f2b7a3a) bits(0x3f36fd92) bits(0x3f633f89) ... }
    dsdy = bits(0x00000000)
    t = bits(0x00000000)
    dtdx = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40abe000
    expect lane 4 R8 = 0x40ad6000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40d06000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40ebe000
    expect lane 14 R8 = 0x40ed6000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}

warp 37 {   # grad.a2d
    asm "TXD R8, R0, R4, 8, ARRAY_2D, 0x1"
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x3b82cd87) bits(0x3b8d1adf) bits(0x3b91c3d3) bits(0x3b94f4f0) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x3bb6fd92) bits(0x3bbaff5b) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c506334) bits(0x3c94f4f0)
        bits(0x3c9ef532) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x3d25fed7) bits(0x3d2b7a3a) bits(0x3d36fd92) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e400000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3f030000
    expect lane 10 R8 = 0x3f0b0000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fda0000
    expect lane 17 R8 = 0x400dc000
    expect lane 18 R8 = 0x4013c000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4057c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4060c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 38 {   # grad.a2d
    asm "TXD R8, R0, R4, 8, ARRAY_2D, 0x1"  active 0x1ffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x3e1d3eda) bits(0x3e25fed7) bits(0x3e2b7a3a) bits(0x3e36fd92)
        bits(0x3e94f4f0) bits(0x3e9ef532) bits(0x3ea5fed7) bits(0x3eb6fd92) bits(0x3ebaff5b) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x3f25fed7) bits(0x3f2b7a3a) bits(0x3f36fd92) bits(0x3f633f89) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40abe000
    expect lane 4 R8 = 0x40ad6000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40d06000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40ebe000
    expect lane 14 R8 = 0x40ed6000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}
