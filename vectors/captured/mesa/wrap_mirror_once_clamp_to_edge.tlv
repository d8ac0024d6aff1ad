# Address mode MIRROR_ONCE_CLAMP_TO_EDGE along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 27 on which the two differ, 28 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c
minimum filter 112

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10000000  texels index }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 128  size 33 16  address 0x10100000  texels index }
sampler 1 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 544  size 255 129  address 0x10200000  texels index }
sampler 2 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 4 4  address 0x10300000  texels index }
sampler 3 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 1 2  address 0x10400000  texels index }
sampler 4 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x72b6 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 1 2  address 0x10500000  texels index }
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 2  size 64 3  address 0x10600000  texels index }
sampler 6 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x969f 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 4 4  address 0x10700000  texels index }
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0xbf8c0712) bits(0x3f733333) bits(0x3f5bc6fd) bits(0xbfd53a44) bits(0xbfa5b9d6) bits(0x40066666)
        bits(0x3fc66666) bits(0xbf699c8d) bits(0xc4d2261c) bits(0x3f4e8ad9) bits(0x3f7ffffe) bits(0xbf800002)
        bits(0x40213e90) bits(0x400acc75) ... }
    t = { -2.5 bits(0xbf4fb8f2) bits(0x4276b068) bits(0x4026f699) bits(0x3feaaaab) bits(0xbfaaaaab) bits(0x3f6751f6)
        bits(0x3e6fb0b6) bits(0x3f20b38d) bits(0x4146f493) 3.0 bits(0x3f7ffffe) bits(0xbeffffff)
        bits(0x3eea1406) ... }
    expect lane 0 R8=0x3c010081 R9=0x3c010081 R10=0x3b820082 R11=0x3b820082
    expect lane 1 R8=0x3b820082 R9=0x3b820082 R10=0x38800080 R11=0x38800080
    expect lane 2 R8=0x3c00c081 R9=0x3c010081 R10=0x3b820082 R11=0x3b818082
    expect lane 3 R8=0x3c010081 R9=0x3c010081 R10=0x3b820082 R11=0x3b820082
    expect lane 4 R8=0x38800080 R9=0x38800080 R10=0x3c010081 R11=0x3c010081
    expect lane 5 R8=0x3c010081 R9=0x3c010081 R10=0x3b820082 R11=0x3b820082
    expect lane 6 R8=0x38800080 R9=0x38800080 R10=0x3c010081 R11=0x3c010081
    expect lane 7 R8=0x3b820082 R9=0x3b820082 R10=0x38800080 R11=0x38800080
    expect lane 8 R8=0x3c010081 R9=0x3c010081 R10=0x3b820082 R11=0x3b820082
    expect lane 9 R8=0x3b818082 R9=0x3b820082 R10=0x38800080 R11=0x384000c0
    expect lane 10 R8=0x38800080 R9=0x38800080 R10=0x3c010081 R11=0x3c010081
    expect lane 11 R8=0x38800080 R9=0x38800080 R10=0x3c010081 R11=0x3c010081
    expect lane 12 R8=0x3c010081 R9=0x3c010081 R10=0x3b820082 R11=0x3b820082
    expect lane 13 R8=0x3b820082 R9=0x3b820082 R10=0x38800080 R11=0x38800080
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x46a561f4) bits(0x3dbd301c) bits(0x40007c1f) bits(0xc669329b) bits(0x3f8f8b30) bits(0x3e9a1261)
        bits(0x3f1b26ca) bits(0x3ee0f83e) bits(0x3edd1746) bits(0x3fd21926) bits(0x3f28ba2f) bits(0x40045d17)
        bits(0x3f6d1360) bits(0x4002650e) ... }
    t = { bits(0xbfee612f) bits(0x3eb5fe12) bits(0x3ec61335) bits(0xbe27ded9) bits(0x3ffffffe) bits(0x3fa45df0)
        1.046875 bits(0x3ee6b365) bits(0x3f7f681d) bits(0xbfb7fc4f) 0.421875 bits(0xbfa5fc52) bits(0xbff72ea8)
        bits(0xbf8d9530) ... }
    expect lane 0 R8=0x3c080088 R9=0x3c080088 R10=0x3b900090 R11=0x3b900090
    expect lane 1 R8=0x3cc040c0 R9=0x3cc060c0 R10=0x3ca060a0 R11=0x3ca040a0
    expect lane 2 R8=0x3cc400c4 R9=0x3cc400c4 R10=0x3ca400a4 R11=0x3ca400a4
    expect lane 3 R8=0x3c080088 R9=0x3c080088 R10=0x3c4800c8 R11=0x3c4800c8
    expect lane 4 R8=0x3a000080 R9=0x3a000080 R10=0x3a000080 R11=0x3a000080
    expect lane 5 R8=0x3d2090a1 R9=0x3d20a0a1 R10=0x3d30a0b1 R11=0x3d3090b1
    expect lane 6 R8=0x3d6130e1 R9=0x3d6140e1 R10=0x3d7140f1 R11=0x3d7130f1
    expect lane 7 R8=0x3ce1c0e2 R9=0x3ce1e0e2 R10=0x3cc1e0c2 R11=0x3cc1c0c2
    expect lane 8 R8=0x3d70d0f1 R9=0x3d70e0f1 R10=0x3d70e0f1 R11=0x3d70d0f1
    expect lane 9 R8=0x3d120092 R9=0x3d120092 R10=0x3d020082 R11=0x3d020082
    expect lane 10 R8=0x3ce2a0e3 R9=0x3ce2c0e3 R10=0x3cc2c0c3 R11=0x3cc2a0c3
    expect lane 11 R8=0x3d3200b2 R9=0x3d3200b2 R10=0x3d2200a2 R11=0x3d2200a2
    expect lane 12 R8=0x3b8f008f R9=0x3b8f8090 R10=0x39f800f8 R11=0x39f000f0
    expect lane 13 R8=0x3d6200e2 R9=0x3d6200e2 R10=0x3d5200d2 R11=0x3d5200d2
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f7bfbfc) bits(0x40195839) bits(0x3f22f0a5) bits(0x3f2d618e) bits(0x3f757575) bits(0x3ecf9dc7)
        bits(0x3f46379d) bits(0x3f3ff68e) bits(0x3e2e272e) bits(0x3dd2d2d3) bits(0x3f7bbbbc) bits(0x3f8b3a40)
        bits(0x3e2df5f5) bits(0x3e905726) ... }
    t = { bits(0x3f7296f1) bits(0x3f000002) bits(0x3f3caa14) bits(0xbf550cd8) bits(0xbdc6731a) bits(0x3f4752f2)
        bits(0x3f9151d1) bits(0xc4be0d49) bits(0x3f9e1e61) bits(0x3f50de43) bits(0x3e8f4789) bits(0xbf8ef6d2)
        bits(0x40d0a5d3) bits(0xbf8df338) ... }
    expect lane 0 R8=0x3ef5f4f6 R9=0x3ef5f6f6 R10=0x3ef3f6f4 R11=0x3ef3f4f4
    expect lane 1 R8=0x3e83fc84 R9=0x3e83fc84 R10=0x3e81fc82 R11=0x3e81fc82
    expect lane 2 R8=0x3ebf42bf R9=0x3ebf44bf R10=0x3ebd44bd R11=0x3ebd42bd
    expect lane 3 R8=0x3b2c00ac R9=0x3b2d00ad R10=0x3b2d00ad R11=0x3b2c00ac
    expect lane 4 R8=0x3b7400f4 R9=0x3b7500f5 R10=0x3b7500f5 R11=0x3b7400f4
    expect lane 5 R8=0x3ec8ccc9 R9=0x3ec8cec9 R10=0x3ec6cec7 R11=0x3ec6ccc7
    expect lane 6 R8=0x3f00c481 R9=0x3f00c581 R10=0x3f00c581 R11=0x3f00c481
    expect lane 7 R8=0x3b3e00be R9=0x3b3f00bf R10=0x3b3f00bf R11=0x3b3e00be
    expect lane 8 R8=0x3f002a80 R9=0x3f002b80 R10=0x3f002b80 R11=0x3f002a80
    expect lane 9 R8=0x3ed232d2 R9=0x3ed234d2 R10=0x3ed034d0 R11=0x3ed032d0
    expect lane 10 R8=0x3e13e894 R9=0x3e13ec94 R10=0x3e0fec90 R11=0x3e0fe890
    expect lane 11 R8=0x3b7e00fe R9=0x3b7e00fe R10=0x3b7e00fe R11=0x3b7e00fe
    expect lane 12 R8=0x3f002a80 R9=0x3f002b80 R10=0x3f002b80 R11=0x3f002a80
    expect lane 13 R8=0x3a8e008e R9=0x3a900090 R10=0x3a900090 R11=0x3a8e008e
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { 1.0 bits(0x3f698e79) bits(0xc52fd837) bits(0xc456e6b0) bits(0x3f2fa1be) bits(0xbeffffff) bits(0xbeb28126)
        -1.1875 2.0625 0.0625 0.0 bits(0x3e36988b) bits(0x3f4e0727) bits(0x3f66d378) ... }
    t = { bits(0xbf34d53e) bits(0xbf633c36) bits(0x406c3057) bits(0xc74550e5) bits(0xbef7eba6) 2.8125 bits(0xbf000002)
        bits(0xc1d6c8a1) bits(0x3ed2168d) 0.8125 bits(0x400191de) 1.75 bits(0xbf95e496) bits(0x3f493bba) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x3c00c081 R9=0x3c00c081 R10=0x3b818082 R11=0x3b818082
    expect lane 9 R8=0x3c4000c0 R9=0x3c4000c0 R10=0x3c000080 R11=0x3c000080
    expect lane 10 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 11 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 12 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 13 R8=0x3c40c0c1 R9=0x3c40c0c1 R10=0x3c00c081 R11=0x3c00c081
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { bits(0x40a4c766) 2.25 -1.25 bits(0x404932f4) -3.75 bits(0x3e8ec8b8) bits(0x3f62bba3) bits(0xc04ca93a)
        bits(0x3f12bf53) bits(0xbdc47171) bits(0x40000001) -0.5 bits(0xc7877bd1) bits(0xbfaebccc) ... }
    t = { bits(0xc72fce28) bits(0x3fe1d60d) -0.125 bits(0x3f55d6ba) bits(0xc24a29d6) 0.5 bits(0x3e593e66) -1.375 1.25
        3.0 bits(0xc00c74c8) 2.125 bits(0x3ec0b8b3) bits(0x40081f4f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 1 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
    expect lane 2 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 3 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
    expect lane 4 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 5 R8=0x100 R9=0x100 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 7 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 8 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
    expect lane 9 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
    expect lane 10 R8=0x0 R9=0x0 R10=0x72b6 R11=0x72b6
    expect lane 11 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
    expect lane 12 R8=0x100 R9=0x100 R10=0x0 R11=0x0
    expect lane 13 R8=0x72b6 R9=0x72b6 R10=0x100 R11=0x100
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { 5.75 0.0 -1.75 bits(0x40a47c75) -4.0 4.25 bits(0x3f487019) bits(0x409950a8) bits(0x3e4ee0a1) -1.75 1.0
        bits(0xbfe641e6) bits(0xbfab0429) 2.5 ... }
    t = { bits(0x3f000002) bits(0x3f5a9295) 0.625 1.75 bits(0xc0a4956f) bits(0x3d01d00d) bits(0x3f0e31b4)
        bits(0xc1ffab8e) bits(0x3f51b238) bits(0x3f31a93d) bits(0xbf800002) bits(0xbf884761) bits(0x3f562ea9)
        bits(0xbf92d3cd) ... }
    expect lane 0 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 1 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 2 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 3 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 4 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 7 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 8 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 9 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 10 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 11 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 12 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 13 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { 1.0 1.0078125 bits(0x4008fb09) 0.4453125 bits(0x3d8c5b85) 0.37890625 bits(0x3edf53f0) bits(0x3ed7ecdf)
        bits(0x3f43212c) 0.21875 0.4765625 0.3359375 bits(0x3ef9eb0c) 2.0 ... }
    t = { bits(0x3f1a1ead) bits(0x40555555) bits(0x40455555) bits(0xbfd4f0d5) bits(0x3eddc9f6) bits(0x3e71494d)
        bits(0x40655555) bits(0xbffba366) bits(0x3ffe9ebf) bits(0x3fed8dd2) bits(0xbfccb9a5) bits(0x405aea4f)
        bits(0x3f8aaaab) bits(0x3faaaaab) ... }
    expect lane 0 R8=0x23f R9=0x23f R10=0x13f R11=0x13f
    expect lane 1 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 2 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 3 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 4 R8=0x103 R9=0x104 R10=0x4 R11=0x3
    expect lane 5 R8=0x117 R9=0x118 R10=0x18 R11=0x17
    expect lane 6 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 7 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 8 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 9 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 10 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 11 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
    expect lane 12 R8=0x969f R9=0x969f R10=0x21f R11=0x21e
    expect lane 13 R8=0x969f R9=0x969f R10=0x969f R11=0x969f
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0x3ffffffe) bits(0xbfbc38c2) 1.0 bits(0x3f748aec) -2.125 bits(0x3fe30edf) -1.4375 -2.3125 1.8125
        bits(0x3f800001) 1.6875 bits(0x3f607ee8) bits(0x3ffec8b7) 3.3125 ... }
    t = { bits(0x3fd3c036) bits(0x3f938aaa) bits(0x3e15cd7c) bits(0x3f65c757) 0.1875 bits(0x3f26d67c) bits(0x400e3b46)
        bits(0x3f77af06) 1.1875 bits(0x4006e1aa) bits(0x4062c8b8) bits(0x402d594f) bits(0x3f712cfc)
        bits(0x41c437ec) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 2 R8=0x3b818082 R9=0x3b818082 R10=0x384000c0 R11=0x384000c0
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 4 R8=0x3b818082 R9=0x3b818082 R10=0x384000c0 R11=0x384000c0
    expect lane 5 R8=0x3c40c0c1 R9=0x3c40c0c1 R10=0x3c00c081 R11=0x3c00c081
    expect lane 6 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 7 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 8 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 9 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 10 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 11 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 12 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
    expect lane 13 R8=0x3e800000 R9=0x3e800000 R10=0x3c40c0c1 R11=0x3c40c0c1
}
