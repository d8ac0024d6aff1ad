# Address mode CLAMP_TO_EDGE along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 1 on which the two differ, 26 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c
minimum filter 112

texture 0 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 1000 3  address 0x10000000  texels index }
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x9dafb721 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 8  address 0x10100000  texels index }
sampler 1 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 128  size 64 3  address 0x10200000  texels index }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 65568  size 16384 1  address 0x10300000  texels index }
sampler 3 { address CLAMP_TO_EDGE BORDER WRAP  border 0x2c5cbe1c 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 16 33  address 0x10400000  texels index }
sampler 4 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0xa2fd9c65 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 1 1  address 0x10500000  texels index }
sampler 5 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3380 0x0 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 1 2  address 0x10600000  texels index }
sampler 6 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x6cd6 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 2 4095  address 0x10700000  texels index }
sampler 7 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x40bb7693 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0xbcdb22d1) bits(0xbc449ba6) bits(0x3d26a79c) bits(0x3f799d93) bits(0x46d6cf1e) bits(0xbeffffff)
        bits(0xbd1db22d) bits(0x3f436128) bits(0xba449ba6) bits(0x40208033) bits(0x3f4fc3fc) bits(0x3f850625)
        bits(0x3eb7b858) bits(0x41215fea) ... }
    t = { bits(0x3e76a249) bits(0x40555555) bits(0xbfcac5c0) bits(0xc183b6e3) 1.25 bits(0x3f29a0c1) 2.0
        bits(0x43b7282e) bits(0xbefffffe) bits(0x3dc1569c) bits(0x3e2aaaab) bits(0xc209354c) bits(0x3ff55555)
        bits(0x4030f796) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 2 R8=0x10028 R9=0x10029 R10=0x29 R11=0x28
    expect lane 3 R8=0x203ce R9=0x203cf R10=0x103cf R11=0x103ce
    expect lane 4 R8=0x103e7 R9=0x103e7 R10=0x3e7 R11=0x3e7
    expect lane 5 R8=0x20000 R9=0x20000 R10=0x10000 R11=0x10000
    expect lane 6 R8=0x0 R9=0x0 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x102fa R9=0x102fb R10=0x2fb R11=0x2fa
    expect lane 8 R8=0x20000 R9=0x20000 R10=0x10000 R11=0x10000
    expect lane 9 R8=0x3e7 R9=0x3e7 R10=0x203e7 R11=0x203e7
    expect lane 10 R8=0x1032b R9=0x1032c R10=0x32c R11=0x32b
    expect lane 11 R8=0x203e7 R9=0x203e7 R10=0x103e7 R11=0x103e7
    expect lane 12 R8=0x166 R9=0x167 R10=0x20167 R11=0x20166
    expect lane 13 R8=0x203e7 R9=0x203e7 R10=0x103e7 R11=0x103e7
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f414424) bits(0x3f8cb917) 0.0 -0.9375 bits(0x3ffffffe) bits(0xbeeaa5ff) bits(0xc2ced5c7) -0.28125
        -0.1875 bits(0x45f95f63) bits(0x4003e3ff) 2.25 bits(0xbfa9a983) bits(0x3ff6a6b1) ... }
    t = { 0.3125 bits(0xbfc04786) 0.46875 bits(0xc6a8bd3a) bits(0x3e936370) bits(0x44c5fed2) bits(0x3f5db427) 2.84375
        -0.21875 bits(0x3e9c673f) bits(0x3e33c1b2) bits(0x3eae054f) bits(0xbfdd33e7) -1.78125 ... }
    expect lane 0 R8=0x3c4140c1 R9=0x3c4180c2 R10=0x3c018082 R11=0x3c014081
    expect lane 1 R8=0x3c80e081 R9=0x3c80e081 R10=0x3c41c0c2 R11=0x3c41c0c2
    expect lane 2 R8=0x3c800080 R9=0x3c800080 R10=0x3c4000c0 R11=0x3c4000c0
    expect lane 3 R8=0x3c800080 R9=0x3c800080 R10=0x3ca000a0 R11=0x3ca000a0
    expect lane 4 R8=0x3c01c082 R9=0x3c01c082 R10=0x3b838084 R11=0x3b838084
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x3ce000e0 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3cc000c0
    expect lane 7 R8=0x3ce000e0 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3cc000c0
    expect lane 8 R8=0x3b800080 R9=0x3b800080 R10=0x3c000080 R11=0x3c000080
    expect lane 9 R8=0x3c01c082 R9=0x3c01c082 R10=0x3b838084 R11=0x3b838084
    expect lane 10 R8=0x3b838084 R9=0x3b838084 R10=0x38e000e0 R11=0x38e000e0
    expect lane 11 R8=0x3c41c0c2 R9=0x3c41c0c2 R10=0x3c01c082 R11=0x3c01c082
    expect lane 12 R8=0x3c000080 R9=0x3c000080 R10=0x3b800080 R11=0x3b800080
    expect lane 13 R8=0x3c01c082 R9=0x3c01c082 R10=0x3b838084 R11=0x3b838084
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { 1.58203125 0.6171875 bits(0x3fd1e2a6) bits(0xbd80e10a) bits(0xbe7c0000) bits(0x3f0a8398) 0.86328125
        bits(0xbf7ffffe) bits(0xc7385bc3) bits(0x3f3dd7ce) 0.5 1.62109375 bits(0xc13c98a1) 1.3984375 ... }
    t = { bits(0x3ec46ecb) bits(0x3f07f037) -2.25 bits(0xc0255555) bits(0x41eea611) bits(0x3e3145d4) bits(0xbf155555)
        bits(0x47af68d3) bits(0xbefffffe) bits(0xbf7daa2d) bits(0xc0ae0839) bits(0x42f2da11) bits(0x3eaaaaab)
        bits(0x3f37859a) ... }
    expect lane 0 R8=0x3b9f80a0 R9=0x3b9f80a0 R10=0x3a7c00fc R11=0x3a7c00fc
    expect lane 1 R8=0x3c09c08a R9=0x3c0a008a R10=0x3b940094 R11=0x3b938094
    expect lane 2 R8=0x3a7c00fc R9=0x3a7c00fc R10=0x3a7c00fc R11=0x3a7c00fc
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x3c000080 R9=0x3c000080 R10=0x3c000080 R11=0x3c000080
    expect lane 5 R8=0x3b910091 R9=0x3b918092 R10=0x3a0c008c R11=0x3a080088
    expect lane 6 R8=0x3a5800d8 R9=0x3a5c00dc R10=0x3a5c00dc R11=0x3a5800d8
    expect lane 7 R8=0x3c000080 R9=0x3c000080 R10=0x3c000080 R11=0x3c000080
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x3a3800b8 R9=0x3a3c00bc R10=0x3a3c00bc R11=0x3a3800b8
    expect lane 10 R8=0x39f800f8 R9=0x3a000080 R10=0x3a000080 R11=0x39f800f8
    expect lane 11 R8=0x3c0fc090 R9=0x3c0fc090 R10=0x3c0fc090 R11=0x3c0fc090
    expect lane 12 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 13 R8=0x3c0fc090 R9=0x3c0fc090 R10=0x3b9f80a0 R11=0x3b9f80a0
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x47865caa) bits(0xbf3dfdce) bits(0x3f801a80) bits(0x4061668d) bits(0xbfe3fac4) bits(0x3f7fffff)
        bits(0xbf934a28) bits(0x3b120000) bits(0xbafa0000) bits(0x3f801d80) bits(0x3e3e1863) bits(0x3ab80000)
        bits(0x3a2ce01c) bits(0x41a91487) ... }
    t = { -3.25 bits(0x3d1fe405) bits(0xbf000001) 3.25 bits(0xc47d8daf) bits(0x3e0e2ea1) 5.0 bits(0xc00a3cab)
        bits(0x3e9e6ba1) bits(0xbf1f0555) bits(0xc00a0ad6) 5.0 bits(0x3e63d41b) -1.5 ... }
    expect lane 0 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 1 R8=0x0 R9=0x0 R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 2 R8=0x3fff R9=0x3fff R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 3 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 4 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 5 R8=0x3fff R9=0x3fff R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 6 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 7 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 8 R8=0x0 R9=0x0 R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 9 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 10 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 11 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 12 R8=0xa R9=0xb R10=0x2c5cbe1c R11=0x2c5cbe1c
    expect lane 13 R8=0x2c5cbe1c R9=0x2c5cbe1c R10=0x2c5cbe1c R11=0x2c5cbe1c
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { 1.25 bits(0xbf8519a5) bits(0x3eee2002) 1.5625 bits(0x3f7e6fc6) bits(0x3e62a5b8) bits(0x3eb87d7c)
        bits(0xc1e87939) bits(0x3d7cad38) 1.9375 bits(0x40000001) -1.953125 bits(0x401b12b0) bits(0x3f13c188) ... }
    t = { bits(0x3f1d1746) bits(0xbf283a34) bits(0xbf000002) bits(0x400c9b27) bits(0x431a0273) bits(0x3c66e93a)
        bits(0x3feff2db) bits(0x3ec6af93) bits(0x3fb745d1) bits(0xc60174da) bits(0xbf1327b5) bits(0x439075cf)
        bits(0xbf8d1135) bits(0x3f50f8a7) ... }
    expect lane 0 R8=0x14000f R9=0x14000f R10=0x13000f R11=0x13000f
    expect lane 1 R8=0x0 R9=0x0 R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 2 R8=0x6 R9=0x7 R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 3 R8=0xa2fd9c65 R9=0xa2fd9c65 R10=0x20000f R11=0x20000f
    expect lane 4 R8=0xa2fd9c65 R9=0xa2fd9c65 R10=0x20000f R11=0x20000f
    expect lane 5 R8=0x3 R9=0x4 R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 6 R8=0xa2fd9c65 R9=0xa2fd9c65 R10=0x200006 R11=0x200005
    expect lane 7 R8=0xd0000 R9=0xd0000 R10=0xc0000 R11=0xc0000
    expect lane 8 R8=0xa2fd9c65 R9=0xa2fd9c65 R10=0x200001 R11=0x200000
    expect lane 9 R8=0xf R9=0xf R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 10 R8=0xf R9=0xf R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 11 R8=0xa2fd9c65 R9=0xa2fd9c65 R10=0x200000 R11=0x200000
    expect lane 12 R8=0xf R9=0xf R10=0xa2fd9c65 R11=0xa2fd9c65
    expect lane 13 R8=0x1b0008 R9=0x1b0009 R10=0x1a0009 R11=0x1a0008
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { 1.25 bits(0x46449011) 1.25 bits(0x40642996) bits(0x40000002) -3.75 3.0 bits(0x3ec9e694) bits(0x40000001) -0.5
        2.0 bits(0x3f17be87) 5.0 -3.0 ... }
    t = { bits(0x4057270d) -0.75 bits(0x3f4ec85a) bits(0x3ec5b366) bits(0x3f4f12d1) -0.75 bits(0x3f01a6a0)
        bits(0x3f0b5322) bits(0x3e8f6c8a) bits(0xc3973b63) bits(0x3fcfcfb4) bits(0x3f6fb2bb) bits(0x470ee89e)
        -2.75 ... }
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
    s = { bits(0xbffe7d3a) bits(0x3ffffffe) bits(0xbfd2572b) 2.5 -3.75 -3.75 bits(0x3f4784a5) -0.25 bits(0x40493a7d)
        bits(0x3f4d1107) bits(0x3fe8a25c) bits(0x40240005) bits(0x403e14e6) bits(0x3e8d8bc8) ... }
    t = { bits(0xbfbf8adb) bits(0x3f569d68) 3.625 bits(0x40448fb0) bits(0x42950a66) bits(0x4698bed5) -1.5
        bits(0x402c1db2) bits(0xc0215df2) bits(0x4279aca6) bits(0x4042f5fc) 4.375 bits(0x401af876)
        bits(0x3ea2ae89) ... }
    expect lane 0 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 1 R8=0x6cd6 R9=0x6cd6 R10=0x100 R11=0x100
    expect lane 2 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 3 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 4 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 5 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 6 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 7 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 8 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 9 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 10 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 11 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 12 R8=0x6cd6 R9=0x6cd6 R10=0x6cd6 R11=0x6cd6
    expect lane 13 R8=0x100 R9=0x100 R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f7463dd) bits(0x419333be) bits(0x3eb707a8) bits(0x3eeb33de) bits(0xbfb3173d) bits(0xbfb6463e) 0.5
        bits(0x3e942352) 1.75 bits(0xbfcd4941) bits(0xbe3fb2f4) bits(0x3f6355ea) bits(0x3f21111e)
        bits(0xbeadf62c) ... }
    t = { bits(0x3a31f7a0) bits(0x3f20260e) bits(0x3ed91432) bits(0x3f7f83f8) bits(0x3df948d8) bits(0x3f000002)
        bits(0x3f801401) bits(0x3da4cde8) bits(0x3f807e08) bits(0x3e96fd69) bits(0x3d6c0eba) bits(0x4026ef58)
        bits(0x3f7eb3eb) bits(0x3c160961) ... }
    expect lane 0 R8=0x30001 R9=0x30001 R10=0x20001 R11=0x20001
    expect lane 1 R8=0xa020001 R9=0xa020001 R10=0xa010001 R11=0xa010001
    expect lane 2 R8=0x6c80000 R9=0x6c80001 R10=0x6c70001 R11=0x6c70000
    expect lane 3 R8=0xff70000 R9=0xff70001 R10=0xff60001 R11=0xff60000
    expect lane 4 R8=0x1f20000 R9=0x1f20000 R10=0x1f10000 R11=0x1f10000
    expect lane 5 R8=0x8000000 R9=0x8000000 R10=0x7ff0000 R11=0x7ff0000
    expect lane 6 R8=0x40bb7693 R9=0x40bb7693 R10=0xffe0001 R11=0xffe0000
    expect lane 7 R8=0x14a0000 R9=0x14a0001 R10=0x1490001 R11=0x1490000
    expect lane 8 R8=0x40bb7693 R9=0x40bb7693 R10=0xffe0001 R11=0xffe0001
    expect lane 9 R8=0x4b80000 R9=0x4b80000 R10=0x4b70000 R11=0x4b70000
    expect lane 10 R8=0xec0000 R9=0xec0000 R10=0xeb0000 R11=0xeb0000
    expect lane 11 R8=0x40bb7693 R9=0x40bb7693 R10=0xffe0001 R11=0xffe0001
    expect lane 12 R8=0xfea0000 R9=0xfea0001 R10=0xfe90001 R11=0xfe90000
    expect lane 13 R8=0x260000 R9=0x260000 R10=0x250000 R11=0x250000
}
