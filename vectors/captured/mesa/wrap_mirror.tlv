# Address mode MIRROR along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 7 on which the two differ, 26 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c
minimum filter 112

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 2 1  address 0x10000000  texels index }
sampler 0 { address MIRROR WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 5 3  address 0x10100000  texels index }
sampler 1 { address MIRROR MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 96  size 13 6  address 0x10200000  texels index }
sampler 2 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x35cd901a 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 33 16  address 0x10300000  texels index }
sampler 3 { address MIRROR BORDER WRAP  border 0xe27c 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 2 2  address 0x10400000  texels index }
sampler 4 { address MIRROR CLAMP_OGL WRAP  border 0x47d72448 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 1 1  address 0x10500000  texels index }
sampler 5 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 255 129  address 0x10600000  texels index }
sampler 6 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 1 9  address 0x10700000  texels index }
sampler 7 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0x401ec3a2) bits(0x40199b2d) bits(0xc0dbeb69) bits(0x3f46464f) -1.0 0.0 bits(0x401c3408) -2.625
        bits(0x3effffff) bits(0xc5ae80af) -3.0 -1.5 bits(0x3f7fffff) bits(0x3f01823d) ... }
    t = { bits(0x3f524c92) bits(0x40956719) 0.25 bits(0xbf6e8a8f) bits(0xbf7fffff) -1.0 -3.5 bits(0x40814cd0) -0.75
        bits(0x3e49034d) 0.0 bits(0x3f7ffffe) bits(0x3e93d8e2) bits(0xbdaa9d38) ... }
    expect lane 0 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 1 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 2 R8=0x37800080 R9=0x37800080 R10=0x37800080 R11=0x37800080
    expect lane 3 R8=0x37800080 R9=0x37800080 R10=0x37800080 R11=0x37800080
    expect lane 4 R8=0x37800080 R9=0x37800080 R10=0x37800080 R11=0x37800080
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 7 R8=0x37800080 R9=0x0 R10=0x0 R11=0x37800080
    expect lane 8 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 10 R8=0x37800080 R9=0x37800080 R10=0x37800080 R11=0x37800080
    expect lane 11 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 12 R8=0x37800080 R9=0x37800080 R10=0x37800080 R11=0x37800080
    expect lane 13 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x400b4649) bits(0x3fee5ba6) bits(0xbf19999a) -2.0 bits(0x3fb9999a) bits(0x3f70f4ed) bits(0xbf99999a)
        bits(0x4029999a) bits(0x403f97bd) bits(0x4029999a) bits(0x3db70c1c) bits(0xc217a171) -1.0
        bits(0xbe9982cb) ... }
    t = { bits(0x3df4b2d6) bits(0x3deb734b) bits(0xc01aaaab) -1.0 bits(0x3e4ce995) bits(0xbf7fffff) 3.0 2.0
        bits(0x405aaaab) bits(0x3fd3f348) bits(0x401aaaab) bits(0x3f62ade7) bits(0x3c239e99) bits(0x3f754632) ... }
    expect lane 0 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 1 R8=0x37800080 R9=0x0 R10=0x0 R11=0x37800080
    expect lane 2 R8=0x384000c0 R9=0x38000080 R10=0x3b810081 R11=0x3b818082
    expect lane 3 R8=0x3c000080 R9=0x3c000080 R10=0x3c000080 R11=0x3c000080
    expect lane 4 R8=0x3b818082 R9=0x3b810081 R10=0x38000080 R11=0x384000c0
    expect lane 5 R8=0x3c010081 R9=0x3c010081 R10=0x3c010081 R11=0x3c010081
    expect lane 6 R8=0x3c00c081 R9=0x3c010081 R10=0x3c010081 R11=0x3c00c081
    expect lane 7 R8=0x38000080 R9=0x384000c0 R10=0x384000c0 R11=0x38000080
    expect lane 8 R8=0x3b820082 R9=0x3b820082 R10=0x3c010081 R11=0x3c010081
    expect lane 9 R8=0x38000080 R9=0x384000c0 R10=0x3b818082 R11=0x3b810081
    expect lane 10 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 11 R8=0x3c000080 R9=0x3c000080 R10=0x3c000080 R11=0x3c000080
    expect lane 12 R8=0x38800080 R9=0x38800080 R10=0x38800080 R11=0x38800080
    expect lane 13 R8=0x3c004080 R9=0x3c000080 R10=0x3c000080 R11=0x3c004080
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fc8abd6) bits(0x46bc5ed6) bits(0x3e3b4518) bits(0x3f0ec4ec) bits(0xbf9a749b) bits(0xbd6c4ec5)
        bits(0xbc9d89d9) bits(0x44d0df14) bits(0x3f59dfe8) bits(0xc0063789) bits(0x401fa7d9) bits(0x3f3b13b1)
        bits(0x3f10dd9f) bits(0x455854d2) ... }
    t = { bits(0xbe955555) bits(0x3f14b19f) bits(0xbf927e3d) bits(0xbd2aaaab) bits(0xbfe09a7f) bits(0x418bd4a7) 0.0
        bits(0xc3e6bbba) bits(0xbfee1a1c) bits(0x3f8aaaab) bits(0x3ed4f8b6) bits(0xbf8c2118) bits(0x3f1376ce)
        bits(0xbfb6e2a4) ... }
    expect lane 0 R8=0x6 R9=0x5 R10=0x5 R11=0x6
    expect lane 1 R8=0x30008 R9=0x30007 R10=0x20007 R11=0x20008
    expect lane 2 R8=0x1 R9=0x2 R10=0x2 R11=0x1
    expect lane 3 R8=0x6 R9=0x7 R10=0x7 R11=0x6
    expect lane 4 R8=0x9 R9=0xa R10=0xa R11=0x9
    expect lane 5 R8=0x50001 R9=0x50000 R10=0x50000 R11=0x50001
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0xc R9=0xc R10=0xc R11=0xc
    expect lane 8 R8=0xa R9=0xb R10=0xb R11=0xa
    expect lane 9 R8=0x50001 R9=0x50000 R10=0x50000 R11=0x50001
    expect lane 10 R8=0x20005 R9=0x20006 R10=0x10006 R11=0x10005
    expect lane 11 R8=0x9 R9=0xa R10=0xa R11=0x9
    expect lane 12 R8=0x30006 R9=0x30007 R10=0x20007 R11=0x20006
    expect lane 13 R8=0x9 R9=0x8 R10=0x8 R11=0x9
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fa9b26d) bits(0xc761385e) bits(0x402e9c5c) 0.0 bits(0x3eabac04) bits(0x4034c515) bits(0x3eb64d93)
        bits(0xbfb4b74c) bits(0x3f264bfd) bits(0x3ec98829) bits(0x3c680aeb) bits(0x3fe67097) bits(0x3ea054af)
        bits(0x3e3807e4) ... }
    t = { bits(0xbefffffe) bits(0x43f90a7c) 2.625 2.28125 0.984375 bits(0x3ea99cfe) bits(0x4414dea1) 2.765625 -1.265625
        bits(0x40373de5) bits(0x3f377c2c) bits(0x3fa33a74) bits(0xbfa13b08) 1.5 ... }
    expect lane 0 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 1 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 2 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 3 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 4 R8=0xe27c R9=0xe27c R10=0xf0b R11=0xf0a
    expect lane 5 R8=0x51a R9=0x51b R10=0x41b R11=0x41a
    expect lane 6 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 7 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 8 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 9 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 10 R8=0xb00 R9=0xb00 R10=0xa00 R11=0xa00
    expect lane 11 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 12 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
    expect lane 13 R8=0xe27c R9=0xe27c R10=0xe27c R11=0xe27c
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { -2.375 bits(0x448dd6f0) 2.75 bits(0xc41617b6) bits(0xc2ec1c75) 3.125 bits(0x3d897f07) bits(0xbf000002)
        bits(0x421aed80) bits(0x3e286aef) -2.375 1.125 bits(0x44838bf3) bits(0xc25e9786) ... }
    t = { -1.125 bits(0xbfcbd5cd) bits(0x3f4769be) 2.75 2.375 -1.0 bits(0x41030faf) -1.625 bits(0x3f000001) -1.25 2.5
        -1.0 bits(0x3f20c5be) bits(0x4393ba0f) ... }
    expect lane 0 R8=0x1 R9=0x0 R10=0x47d72448 R11=0x47d72448
    expect lane 1 R8=0x0 R9=0x1 R10=0x47d72448 R11=0x47d72448
    expect lane 2 R8=0x47d72448 R9=0x47d72448 R10=0x10001 R11=0x10001
    expect lane 3 R8=0x47d72448 R9=0x47d72448 R10=0x10000 R11=0x10001
    expect lane 4 R8=0x47d72448 R9=0x47d72448 R10=0x10000 R11=0x10000
    expect lane 5 R8=0x1 R9=0x1 R10=0x47d72448 R11=0x47d72448
    expect lane 6 R8=0x47d72448 R9=0x47d72448 R10=0x10000 R11=0x10000
    expect lane 7 R8=0x1 R9=0x0 R10=0x47d72448 R11=0x47d72448
    expect lane 8 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x47d72448 R11=0x47d72448
    expect lane 10 R8=0x47d72448 R9=0x47d72448 R10=0x10000 R11=0x10001
    expect lane 11 R8=0x1 R9=0x1 R10=0x47d72448 R11=0x47d72448
    expect lane 12 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 13 R8=0x47d72448 R9=0x47d72448 R10=0x10001 R11=0x10000
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { bits(0x40385111) -1.0 bits(0x3ea4cd59) bits(0x3ddb8a28) bits(0x3fff229c) -1.25 -1.0 bits(0x3e4db9ad) 3.25
        bits(0x43483543) 2.25 bits(0xbdcf9c82) bits(0x40a8af71) 1.25 ... }
    t = { bits(0x3f7fffff) bits(0xbfeb48f2) bits(0xbf3e06dc) bits(0xc3d2ba4b) bits(0x404b720f) 2.0 bits(0x3fcb1fb7)
        bits(0xbfd59d92) bits(0x3eb78bbb) bits(0x3f56519b) bits(0x3e0241a8) bits(0x3f237692) bits(0x3e875cc3)
        bits(0x40000002) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 10 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 11 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 12 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 13 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0x3e776f16) bits(0xbe139394) bits(0x402efe57) bits(0xbe996980) bits(0x3f9042b0) bits(0x3b40c0c1)
        bits(0xbdbc4ae6) bits(0xc1f1284a) bits(0x402d8c19) bits(0xbde6e6e7) bits(0x3f8a2a2a) bits(0x3f747474)
        2.0 bits(0xc69f70f8) ... }
    t = { bits(0xbfca94a3) bits(0xc3975a16) bits(0x3f6109e7) bits(0x3f000001) bits(0x3e525b49) bits(0x4688f009)
        bits(0x3f0b5718) bits(0x3fcea3d9) bits(0x3f614fb9) bits(0x3f780fe0) bits(0x465f8ab8) bits(0x3f000001)
        bits(0x3f51260e) bits(0x3e850a61) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3ee374e3 R9=0x3ee376e3 R10=0x3ee176e1 R11=0x3ee174e1
    expect lane 3 R8=0x3e829883 R9=0x3e829683 R10=0x3e809681 R11=0x3e809881
    expect lane 4 R8=0x3ddef8df R9=0x3ddef0df R10=0x3dd6f0d7 R11=0x3dd6f8d7
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x3e8c2e8c R9=0x3e8c2c8c R10=0x3e8a2c8a R11=0x3e8a2e8a
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 8 R8=0x3ee568e5 R9=0x3ee56ae5 R10=0x3ee36ae3 R11=0x3ee368e3
    expect lane 9 R8=0x3efa3afa R9=0x3efa38fa R10=0x3ef838f8 R11=0x3ef83af8
    expect lane 10 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 11 R8=0x3e83e684 R9=0x3e83e884 R10=0x3e81e882 R11=0x3e81e682
    expect lane 12 R8=0x3ed200d2 R9=0x3ed200d2 R10=0x3ed000d0 R11=0x3ed000d0
    expect lane 13 R8=0x3e09f08a R9=0x3e09ec8a R10=0x3e05ec86 R11=0x3e05f086
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0xbeffffff) bits(0x3e92367d) bits(0x3f5ec006) bits(0x3fd07620) bits(0x43ff34b6) 2.0 bits(0xc06ea0ae) 1.0
        bits(0x3f6fb4ee) 3.75 bits(0x40417dce) bits(0xc1640a87) bits(0x3f908aba) 2.5 ... }
    t = { bits(0x40499762) bits(0x4036c082) 0.5 bits(0x3e244d9e) bits(0x3f91c71c) bits(0x3f8aaaab) bits(0x3f63a16f)
        bits(0x4029c646) bits(0x3e948007) bits(0x3f358cf4) bits(0x4011c71c) bits(0x3fcaaaab) 3.25
        bits(0x3fce38e4) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 2 R8=0x3ca000a0 R9=0x3ca000a0 R10=0x3c800080 R11=0x3c800080
    expect lane 3 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 4 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 5 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 6 R8=0x3d000080 R9=0x3d000080 R10=0x3ce000e0 R11=0x3ce000e0
    expect lane 7 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 8 R8=0x3c4000c0 R9=0x3c4000c0 R10=0x3c000080 R11=0x3c000080
    expect lane 9 R8=0x3cc000c0 R9=0x3cc000c0 R10=0x3ca000a0 R11=0x3ca000a0
    expect lane 10 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 11 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 12 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 13 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
}
