# Address mode MIRROR_ONCE_BORDER along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 1 on which the two differ, 60 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c PD-14
minimum filter 112

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 224  size 100 40  address 0x10000000  texels index }
sampler 0 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 1 2  address 0x10100000  texels index }
sampler 1 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x4854 0x0 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 1 2  address 0x10200000  texels index }
sampler 2 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x2dd6d44c 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 7 1  address 0x10300000  texels index }
sampler 3 { address MIRROR_ONCE_BORDER BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 3 5  address 0x10400000  texels index }
sampler 4 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x442a 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 3 5  address 0x10500000  texels index }
sampler 5 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 1  size 5 3  address 0x10600000  texels index }
sampler 6 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0x8893e5e9 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 3 5  address 0x10700000  texels index }
sampler 7 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f91eb85) bits(0xc2f85beb) bits(0x3df0a3d7) bits(0x3f1de3eb) bits(0x3ed3a442) bits(0x3ebe5f1f)
        bits(0x3f61eb85) bits(0x3f03e7cd) bits(0x3ebe9050) bits(0x3f1b109e) bits(0x40000001) bits(0x3eae3632)
        bits(0x3f281525) bits(0x3d051eb8) ... }
    t = { bits(0x3f81999a) bits(0x3fb8cccd) 0.0 bits(0x45cd85e4) 1.0 bits(0x459b661b) bits(0xbee66666) bits(0x3f333333)
        bits(0x3f2e7fec) bits(0x3c374107) bits(0x3e966666) bits(0x440bd9e3) bits(0x3f32767a) bits(0x3e3c854d) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x393000b0 R9=0x394000c0 R10=0x3e1c309c R11=0x3e1c2c9c
    expect lane 3 R8=0x3de9e8ea R9=0x3de9f0ea R10=0x3de1f0e2 R11=0x3de1e8e2
    expect lane 4 R8=0x3a2000a0 R9=0x3a2400a4 R10=0x3e1ca49d R11=0x3e1ca09d
    expect lane 5 R8=0x3df920f9 R9=0x3df928f9 R10=0x3df128f1 R11=0x3df120f1
    expect lane 6 R8=0x3db2b8b3 R9=0x3db2c0b3 R10=0x3daac0ab R11=0x3daab8ab
    expect lane 7 R8=0x3de198e2 R9=0x3de1a0e2 R10=0x3dd9a0da R11=0x3dd998da
    expect lane 8 R8=0x3dd920d9 R9=0x3dd928d9 R10=0x3dd128d1 R11=0x3dd120d1
    expect lane 9 R8=0x3a7000f0 R9=0x3a7400f4 R10=0x3e1cf49d R11=0x3e1cf09d
    expect lane 10 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 11 R8=0x3d810881 R9=0x3d811081 R10=0x3d7220f2 R11=0x3d7210f2
    expect lane 12 R8=0x3de208e2 R9=0x3de210e2 R10=0x3dda10da R11=0x3dda08da
    expect lane 13 R8=0x3ce040e0 R9=0x3ce060e0 R10=0x3cc060c0 R11=0x3cc040c0
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { 1.25 4.25 bits(0x4138897b) 4.75 bits(0x3f67d8be) bits(0x3f1f4d90) bits(0x4034de8f) bits(0x3fffffff) 1.0 -2.75
        bits(0xbffd6703) bits(0xc0005809) -1.75 -10033.5 ... }
    t = { 2.0 -1.375 bits(0x3fd9ba9b) bits(0x3ff9f33e) 0.75 2.25 2.5 bits(0xbf89b77f) 0.0 bits(0xc2e70de4)
        bits(0x3f64b5f1) bits(0x3cabe71a) bits(0x3f6d1724) bits(0x3ee5da7d) ... }
    expect lane 0 R8=0x0 R9=0x4854 R10=0x4854 R11=0x0
    expect lane 1 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 2 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 3 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 4 R8=0x100 R9=0x4854 R10=0x4854 R11=0x100
    expect lane 5 R8=0x100 R9=0x4854 R10=0x4854 R11=0x0
    expect lane 6 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 7 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 8 R8=0x0 R9=0x4854 R10=0x4854 R11=0x0
    expect lane 9 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 10 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 11 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 12 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
    expect lane 13 R8=0x4854 R9=0x4854 R10=0x4854 R11=0x4854
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f800002) bits(0x3f45fd13) -3.5 bits(0xc0f1af4f) bits(0xbfd4aa05) -4.0 -2.0 bits(0x42595b80)
        bits(0x3f402404) bits(0x3f03a33b) bits(0x3f0d2b5b) 1.5 5.5 bits(0x3f273b62) ... }
    t = { 1.375 4.0 0.5 bits(0xbf892e93) bits(0x3edfb6f0) bits(0x3efffffe) bits(0xbe1ee2f8) bits(0x3fa3cec9)
        bits(0xc005a9e3) bits(0x3f7fffff) bits(0xbf40b5bf) bits(0x3f2448cc) 2.5 bits(0x3efffffe) ... }
    expect lane 0 R8=0x10000 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x10000
    expect lane 1 R8=0x10000 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x10000
    expect lane 2 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 3 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 4 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 5 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 6 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 7 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 8 R8=0x0 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x0
    expect lane 9 R8=0x10000 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x10000
    expect lane 10 R8=0x0 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x0
    expect lane 11 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 12 R8=0x2dd6d44c R9=0x2dd6d44c R10=0x2dd6d44c R11=0x2dd6d44c
    expect lane 13 R8=0x10000 R9=0x2dd6d44c R10=0x2dd6d44c R11=0x0
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x400f5ad3) bits(0xbe5b6db7) bits(0xbfd9e790) bits(0x3f75170c) bits(0x3ffb6db7) bits(0xbfff68ef)
        bits(0x3efc0971) bits(0x3f757866) bits(0xbd124925) bits(0x40406ca2) bits(0x40000002) bits(0x402bc230)
        bits(0x431e6b19) bits(0x3fa417ea) ... }
    t = { 1.75 bits(0x40aa95e3) bits(0xbf800001) bits(0x40006ef8) bits(0x400cbac4) 2.0 bits(0x3e470b53)
        bits(0xbfdc1eb4) bits(0xbefba138) -1.75 0.0 bits(0x3d864a6e) bits(0x3f7ffffe) 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x38000080 R9=0x384000c0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 10 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 11 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 12 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 13 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f7fffff) -1.5 bits(0xc7a2a2e5) bits(0x3ff50e23) bits(0x40655555) bits(0x403aaaab) bits(0x3f4daa8b)
        bits(0xbf9db097) bits(0x3ffffffe) bits(0xc0255555) bits(0xbfeb1a2f) 0.25 0.5 bits(0x3e8f780a) ... }
    t = { 1.0 bits(0x40020f7b) bits(0xbfdb830e) bits(0xbe4ccccd) bits(0x40312577) bits(0x3e330142) 0.0 bits(0x3f4a3892)
        bits(0x3e7c4807) bits(0x40533333) bits(0x3f8ccccd) bits(0xc78a7588) bits(0x3ee07b44) bits(0x405ec443) ... }
    expect lane 0 R8=0x442a R9=0x442a R10=0x442a R11=0x402
    expect lane 1 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 2 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 3 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 4 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 5 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 6 R8=0x1 R9=0x2 R10=0x442a R11=0x442a
    expect lane 7 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 8 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 9 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 10 R8=0x442a R9=0x442a R10=0x442a R11=0x442a
    expect lane 11 R8=0x0 R9=0x1 R10=0x442a R11=0x442a
    expect lane 12 R8=0x201 R9=0x202 R10=0x102 R11=0x101
    expect lane 13 R8=0x442a R9=0x442a R10=0x401 R11=0x400
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { bits(0xbfcaaaab) bits(0x3e64d73d) bits(0xbfdae18d) bits(0x3f3022b3) bits(0x3f42914f) bits(0x3fe44a9d)
        bits(0x406aaaab) bits(0x400c877d) bits(0x40755555) bits(0xc04f6287) -1.5 bits(0x440b9478)
        bits(0x405aaaab) bits(0x3f8aaaab) ... }
    t = { bits(0x404d828c) bits(0x3f37ab24) bits(0xbe4ccccd) bits(0x401ce580) bits(0x3f7f56ea) bits(0x3e9bcf5b)
        bits(0xbfa5e4a0) bits(0x40000001) bits(0x3f135a1c) bits(0x3f6ddb91) bits(0x4059999a) 3.0
        bits(0x4059999a) bits(0x402ccccd) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3c800080 R9=0x3c802080 R10=0x3c4040c0 R11=0x3c4000c0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3c802080 R9=0x3c804080 R10=0x3c804080 R11=0x3c802080
    expect lane 4 R8=0x3c802080 R9=0x3c804080 R10=0x3c804080 R11=0x3c802080
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 10 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 11 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 12 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 13 R8=0x3c804080 R9=0x0 R10=0x0 R11=0x3c804080
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f266666) bits(0x42e8a87d) bits(0x4046b990) bits(0x40066666) bits(0x41643f6c) bits(0x40166666)
        bits(0x3fd33333) bits(0x401f88f5) bits(0x3f800002) bits(0xbefffffe) bits(0x3f51eb39) bits(0xc77427d9)
        bits(0xbfb33333) bits(0x4029999a) ... }
    t = { bits(0x40655555) 0.0 1.25 bits(0xbefffffe) bits(0xbf800001) bits(0x3f7c5e6c) bits(0x3f2bd9aa)
        bits(0xbf4cb6ee) 3.0 bits(0xbfeaaaab) bits(0xbff55555) bits(0xbf6aaaab) bits(0x3f047590)
        bits(0x3f955555) ... }
    expect lane 0 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 1 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 2 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 3 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 4 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 5 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 6 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 7 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 8 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 9 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 10 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 11 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 12 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
    expect lane 13 R8=0x8893e5e9 R9=0x8893e5e9 R10=0x8893e5e9 R11=0x8893e5e9
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0xc0255555) -2.0 0.75 bits(0xc0055555) bits(0x3f55fb56) bits(0x3fdaf379) 1.5 bits(0x40655555)
        bits(0x46085b1b) bits(0x3f155555) bits(0x3f000001) 1.5 bits(0x401cc4a4) bits(0x3f9d0dda) ... }
    t = { bits(0x40033333) bits(0x4039999a) bits(0x3faccccd) bits(0x3f8e1791) bits(0x40133333) bits(0x475b543e)
        bits(0x3ff9999a) bits(0x3de12e43) bits(0x3e30b8c5) bits(0x40633333) bits(0x403407de) bits(0x3f28e79b)
        bits(0x3effffff) 2.5 ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3c804080 R11=0x3c802080
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 4 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3c804080
    expect lane 5 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 6 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 7 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 8 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 9 R8=0x3e99999a R9=0x3e99999a R10=0x3c804080 R11=0x3c802080
    expect lane 10 R8=0x3e99999a R9=0x3e99999a R10=0x3c804080 R11=0x3c802080
    expect lane 11 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 12 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 13 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}
