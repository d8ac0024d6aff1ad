# TEX of a point in a volume: at the edges of texels and of slices, and far outside.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-60 PD-109 PD-119

texture 0 { type THREE_D  format R32 FLOAT  size 4 3 5  address 0x10000000  texels rows 6cc30d3f7281243f020c493fc4d5763fafe5613f0dd5023fdec15e3f4d1e023fceeb773f0a76223f898d6f3f08b1533f69c13d3f491b023f429c353f5df25e3ffbfd073f91b66a3fccce373f8f49783fa44f2e3f055b1f3ff4ae223f71d7503f5a755c3fea09593fb99a263fd99c5a3f686d043f5a3d5d3f8ae3173ff4941b3f6e0f163f1513313fd282293ff2183a3f01ec2e3f9c722d3f7f23143f38164e3fe9e63e3f66154b3ff498253f1431683f8b81593f4743753f7ec3763fcded623f756f1d3fc1b5573f4f4a6e3fa465793f348e393ff211763f0d2c573fbf3e6f3fccd6363f5f575c3f15c2783faa7b1c3f }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 0 sampler 1
sampler 2 { address MIRROR MIRROR MIRROR }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 3 texture 0 sampler 3
texture 1 { type THREE_D  format R32 FLOAT  size 32 16 8  levels 6  address 0x10020000  texels expression (float(level)) }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x600 }
handle 4 texture 1 sampler 4

warp 0 {   # address.3d.wrap.point
    asm "TEXS.LZ R10, R8, R0, R4, 0, 3D, RGBA"
    s = { bits(0x3f1dd207) bits(0xbf964123) bits(0x3f000aa5) bits(0x3fc4e92c) bits(0x400ff5af) bits(0x401bfd89)
        bits(0xbfb64423) bits(0x3f84c306) bits(0x3ff02f33) bits(0x401c5692) bits(0x3e8028dd) bits(0x3effc67f)
        bits(0x3fc002b6) bits(0x3ccdbc58) bits(0x3fa2a689) bits(0xbfac8ff9) bits(0x3f85336f) bits(0xbd50bffa)
        bits(0x400ff5f3) bits(0x3fa011e6) bits(0x3f8778ce) bits(0x3ffafe9c) bits(0xbf8a42ca) bits(0x3fdb5c4b)
        bits(0xbfb3e6ef) bits(0xbf1a8e6a) bits(0xbf4d1dc6) bits(0xbfa860fe) bits(0xbfbe0b51) bits(0x40085320)
        bits(0x3e7fe51f) bits(0x3f9ff4d6) }
    t = { bits(0x3d5e88ae) bits(0x3f2aba1d) bits(0xbefebdbd) bits(0x3fb60bdb) bits(0xbf083441) bits(0xbf2add89)
        bits(0xbf3f7e18) bits(0xbeb55174) bits(0x3eaad659) bits(0x3f37cbc6) bits(0x3f1cb9da) bits(0xbf0d2173)
        bits(0x3fb3354b) bits(0x3ffb3be4) bits(0x3f2ae7ea) bits(0x3f2a9bbc) bits(0xbf8654a8) bits(0xbf983cac)
        bits(0x3fa7bac3) bits(0xbf3b89fe) bits(0x4019cf57) bits(0x401e6ad8) bits(0x3a5e3520) bits(0x3f80091e)
        bits(0xbf1ad3de) bits(0xbeaaec72) bits(0x3f67626d) bits(0xbf6f4287) bits(0xbf90f29d) bits(0xbf1963b6)
        bits(0x3fb8f353) bits(0xbf7bf079) }
    r = { bits(0xbfaf29c5) bits(0xbf518061) bits(0x3e9c0d0c) bits(0xbe4ce16e) bits(0x3f16303b) bits(0xbeb019ff)
        bits(0x3ea92b51) bits(0x3f998833) bits(0x3f288bc2) bits(0x401991ff) bits(0xbf008008) bits(0x3fb57286)
        bits(0x3f6100a9) bits(0xbce6f720) bits(0x4017057c) bits(0x3fedfb72) bits(0x3f9614ba) bits(0xbe4c5fab)
        bits(0x400f8308) bits(0x4004415b) bits(0x3f87cd6a) bits(0x3f197735) bits(0x3da1814a) bits(0x3fd0f755)
        bits(0xbecc96e4) bits(0x3ebd35ff) bits(0x3f198683) bits(0x3fe662f9) bits(0x4018bfc9) bits(0xbf4cd8f1)
        bits(0xbd4271c0) bits(0x3f90e036) }
    expect lane 0 R8 = 0x3f14237f
    expect lane 1 R8 = 0x3f53b108
    expect lane 2 R8 = 0x3f37cecc
    expect lane 3 R8 = 0x3f2598f4
    expect lane 4 R8 = 0x3f046d68
    expect lane 5 R8 = 0x3f2d729c
    expect lane 6 R8 = 0x3f359c42
    expect lane 7 R8 = 0x3f61e5af
    expect lane 8 R8 = 0x3f683114
    expect lane 9 R8 = 0x3f1f5b05
    expect lane 10 R8 = 0x3f5d3d5a
    expect lane 11 R8 = 0x3f5d3d5a
    expect lane 12 R8 = 0x3f572c0d
    expect lane 13 R8 = 0x3f36d6cc
    expect lane 14 R8 = 0x3f1f5b05
    expect lane 15 R8 = 0x3f572c0d
    expect lane 16 R8 = 0x3f77ebce
    expect lane 17 R8 = 0x3f1c7baa
    expect lane 18 R8 = 0x3f3dc169
    expect lane 19 R8 = 0x3f248172
    expect lane 20 R8 = 0x3f61e5af
    expect lane 21 R8 = 0x3f1b94f4
    expect lane 22 R8 = 0x3f76d5c4
    expect lane 23 R8 = 0x3f14237f
    expect lane 24 R8 = 0x3f2598f4
    expect lane 25 R8 = 0x3f6ab691
    expect lane 26 R8 = 0x3f160f6e
    expect lane 27 R8 = 0x3f14237f
    expect lane 28 R8 = 0x3f22aef4
    expect lane 29 R8 = 0x3f61e5af
    expect lane 30 R8 = 0x3f398e34
    expect lane 31 R8 = 0x3f0dc36c
}

warp 1 {   # address.3d.clamp.point
    asm "TEXS.LZ R10, R8, R0, R4, 1, 3D, RGBA"
    s = { bits(0x3f1dd207) bits(0xbf964123) bits(0x3f000aa5) bits(0x3fc4e92c) bits(0x400ff5af) bits(0x401bfd89)
        bits(0xbfb64423) bits(0x3f84c306) bits(0x3ff02f33) bits(0x401c5692) bits(0x3e8028dd) bits(0x3effc67f)
        bits(0x3fc002b6) bits(0x3ccdbc58) bits(0x3fa2a689) bits(0xbfac8ff9) bits(0x3f85336f) bits(0xbd50bffa)
        bits(0x400ff5f3) bits(0x3fa011e6) bits(0x3f8778ce) bits(0x3ffafe9c) bits(0xbf8a42ca) bits(0x3fdb5c4b)
        bits(0xbfb3e6ef) bits(0xbf1a8e6a) bits(0xbf4d1dc6) bits(0xbfa860fe) bits(0xbfbe0b51) bits(0x40085320)
        bits(0x3e7fe51f) bits(0x3f9ff4d6) }
    t = { bits(0x3d5e88ae) bits(0x3f2aba1d) bits(0xbefebdbd) bits(0x3fb60bdb) bits(0xbf083441) bits(0xbf2add89)
        bits(0xbf3f7e18) bits(0xbeb55174) bits(0x3eaad659) bits(0x3f37cbc6) bits(0x3f1cb9da) bits(0xbf0d2173)
        bits(0x3fb3354b) bits(0x3ffb3be4) bits(0x3f2ae7ea) bits(0x3f2a9bbc) bits(0xbf8654a8) bits(0xbf983cac)
        bits(0x3fa7bac3) bits(0xbf3b89fe) bits(0x4019cf57) bits(0x401e6ad8) bits(0x3a5e3520) bits(0x3f80091e)
        bits(0xbf1ad3de) bits(0xbeaaec72) bits(0x3f67626d) bits(0xbf6f4287) bits(0xbf90f29d) bits(0xbf1963b6)
        bits(0x3fb8f353) bits(0xbf7bf079) }
    r = { bits(0xbfaf29c5) bits(0xbf518061) bits(0x3e9c0d0c) bits(0xbe4ce16e) bits(0x3f16303b) bits(0xbeb019ff)
        bits(0x3ea92b51) bits(0x3f998833) bits(0x3f288bc2) bits(0x401991ff) bits(0xbf008008) bits(0x3fb57286)
        bits(0x3f6100a9) bits(0xbce6f720) bits(0x4017057c) bits(0x3fedfb72) bits(0x3f9614ba) bits(0xbe4c5fab)
        bits(0x400f8308) bits(0x4004415b) bits(0x3f87cd6a) bits(0x3f197735) bits(0x3da1814a) bits(0x3fd0f755)
        bits(0xbecc96e4) bits(0x3ebd35ff) bits(0x3f198683) bits(0x3fe662f9) bits(0x4018bfc9) bits(0xbf4cd8f1)
        bits(0xbd4271c0) bits(0x3f90e036) }
    expect lane 0 R8 = 0x3f490c02
    expect lane 1 R8 = 0x3f77ebce
    expect lane 2 R8 = 0x3f359c42
    expect lane 3 R8 = 0x3f53b108
    expect lane 4 R8 = 0x3f5a9cd9
    expect lane 5 R8 = 0x3f76d5c4
    expect lane 6 R8 = 0x3f3dc169
    expect lane 7 R8 = 0x3f7965a4
    expect lane 8 R8 = 0x3f683114
    expect lane 9 R8 = 0x3f1c7baa
    expect lane 10 R8 = 0x3f02d50d
    expect lane 11 R8 = 0x3f57b5c1
    expect lane 12 R8 = 0x3f1c7baa
    expect lane 13 R8 = 0x3f77ebce
    expect lane 14 R8 = 0x3f1c7baa
    expect lane 15 R8 = 0x3f398e34
    expect lane 16 R8 = 0x3f7965a4
    expect lane 17 R8 = 0x3f0dc36c
    expect lane 18 R8 = 0x3f1c7baa
    expect lane 19 R8 = 0x3f7965a4
    expect lane 20 R8 = 0x3f1c7baa
    expect lane 21 R8 = 0x3f3a18f2
    expect lane 22 R8 = 0x3f0dc36c
    expect lane 23 R8 = 0x3f1c7baa
    expect lane 24 R8 = 0x3f0dc36c
    expect lane 25 R8 = 0x3f3dc169
    expect lane 26 R8 = 0x3f160f6e
    expect lane 27 R8 = 0x3f1d6f75
    expect lane 28 R8 = 0x3f1d6f75
    expect lane 29 R8 = 0x3f76d5c4
    expect lane 30 R8 = 0x3f77ebce
    expect lane 31 R8 = 0x3f7965a4
}

warp 2 {   # address.3d.mirror.point
    asm "TEXS.LZ R10, R8, R0, R4, 2, 3D, RGBA"
    s = { bits(0x3f1dd207) bits(0xbf964123) bits(0x3f000aa5) bits(0x3fc4e92c) bits(0x400ff5af) bits(0x401bfd89)
        bits(0xbfb64423) bits(0x3f84c306) bits(0x3ff02f33) bits(0x401c5692) bits(0x3e8028dd) bits(0x3effc67f)
        bits(0x3fc002b6) bits(0x3ccdbc58) bits(0x3fa2a689) bits(0xbfac8ff9) bits(0x3f85336f) bits(0xbd50bffa)
        bits(0x400ff5f3) bits(0x3fa011e6) bits(0x3f8778ce) bits(0x3ffafe9c) bits(0xbf8a42ca) bits(0x3fdb5c4b)
        bits(0xbfb3e6ef) bits(0xbf1a8e6a) bits(0xbf4d1dc6) bits(0xbfa860fe) bits(0xbfbe0b51) bits(0x40085320)
        bits(0x3e7fe51f) bits(0x3f9ff4d6) }
    t = { bits(0x3d5e88ae) bits(0x3f2aba1d) bits(0xbefebdbd) bits(0x3fb60bdb) bits(0xbf083441) bits(0xbf2add89)
        bits(0xbf3f7e18) bits(0xbeb55174) bits(0x3eaad659) bits(0x3f37cbc6) bits(0x3f1cb9da) bits(0xbf0d2173)
        bits(0x3fb3354b) bits(0x3ffb3be4) bits(0x3f2ae7ea) bits(0x3f2a9bbc) bits(0xbf8654a8) bits(0xbf983cac)
        bits(0x3fa7bac3) bits(0xbf3b89fe) bits(0x4019cf57) bits(0x401e6ad8) bits(0x3a5e3520) bits(0x3f80091e)
        bits(0xbf1ad3de) bits(0xbeaaec72) bits(0x3f67626d) bits(0xbf6f4287) bits(0xbf90f29d) bits(0xbf1963b6)
        bits(0x3fb8f353) bits(0xbf7bf079) }
    r = { bits(0xbfaf29c5) bits(0xbf518061) bits(0x3e9c0d0c) bits(0xbe4ce16e) bits(0x3f16303b) bits(0xbeb019ff)
        bits(0x3ea92b51) bits(0x3f998833) bits(0x3f288bc2) bits(0x401991ff) bits(0xbf008008) bits(0x3fb57286)
        bits(0x3f6100a9) bits(0xbce6f720) bits(0x4017057c) bits(0x3fedfb72) bits(0x3f9614ba) bits(0xbe4c5fab)
        bits(0x400f8308) bits(0x4004415b) bits(0x3f87cd6a) bits(0x3f197735) bits(0x3da1814a) bits(0x3fd0f755)
        bits(0xbecc96e4) bits(0x3ebd35ff) bits(0x3f198683) bits(0x3fe662f9) bits(0x4018bfc9) bits(0xbf4cd8f1)
        bits(0xbd4271c0) bits(0x3f90e036) }
    expect lane 0 R8 = 0x3f14237f
    expect lane 1 R8 = 0x3f1c7baa
    expect lane 2 R8 = 0x3f37cecc
    expect lane 3 R8 = 0x3f6ab691
    expect lane 4 R8 = 0x3f046d68
    expect lane 5 R8 = 0x3f1f5b05
    expect lane 6 R8 = 0x3f22aef4
    expect lane 7 R8 = 0x3f6f3ebf
    expect lane 8 R8 = 0x3f3ee6e9
    expect lane 9 R8 = 0x3f1f5b05
    expect lane 10 R8 = 0x3f5d3d5a
    expect lane 11 R8 = 0x3f5d3d5a
    expect lane 12 R8 = 0x3f7611f2
    expect lane 13 R8 = 0x3f0dc36c
    expect lane 14 R8 = 0x3f22aef4
    expect lane 15 R8 = 0x3f5ec1de
    expect lane 16 R8 = 0x3f1c7baa
    expect lane 17 R8 = 0x3f77ebce
    expect lane 18 R8 = 0x3f2e4fa4
    expect lane 19 R8 = 0x3f6f8d89
    expect lane 20 R8 = 0x3f6f3ebf
    expect lane 21 R8 = 0x3f046d68
    expect lane 22 R8 = 0x3f76d5c4
    expect lane 23 R8 = 0x3f1f5b05
    expect lane 24 R8 = 0x3f37cecc
    expect lane 25 R8 = 0x3f37cecc
    expect lane 26 R8 = 0x3f3a18f2
    expect lane 27 R8 = 0x3f22aef4
    expect lane 28 R8 = 0x3f22aef4
    expect lane 29 R8 = 0x3f398e34
    expect lane 30 R8 = 0x3f61e5af
    expect lane 31 R8 = 0x3f1c7baa
}

warp 3 {   # address.3d.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 3, 3D, RGBA"
    s = { bits(0x3f1dd207) bits(0xbf964123) bits(0x3f000aa5) bits(0x3fc4e92c) bits(0x400ff5af) bits(0x401bfd89)
        bits(0xbfb64423) bits(0x3f84c306) bits(0x3ff02f33) bits(0x401c5692) bits(0x3e8028dd) bits(0x3effc67f)
        bits(0x3fc002b6) bits(0x3ccdbc58) bits(0x3fa2a689) bits(0xbfac8ff9) bits(0x3f85336f) bits(0xbd50bffa)
        bits(0x400ff5f3) bits(0x3fa011e6) bits(0x3f8778ce) bits(0x3ffafe9c) bits(0xbf8a42ca) bits(0x3fdb5c4b)
        bits(0xbfb3e6ef) bits(0xbf1a8e6a) bits(0xbf4d1dc6) bits(0xbfa860fe) bits(0xbfbe0b51) bits(0x40085320)
        bits(0x3e7fe51f) bits(0x3f9ff4d6) }
    t = { bits(0x3d5e88ae) bits(0x3f2aba1d) bits(0xbefebdbd) bits(0x3fb60bdb) bits(0xbf083441) bits(0xbf2add89)
        bits(0xbf3f7e18) bits(0xbeb55174) bits(0x3eaad659) bits(0x3f37cbc6) bits(0x3f1cb9da) bits(0xbf0d2173)
        bits(0x3fb3354b) bits(0x3ffb3be4) bits(0x3f2ae7ea) bits(0x3f2a9bbc) bits(0xbf8654a8) bits(0xbf983cac)
        bits(0x3fa7bac3) bits(0xbf3b89fe) bits(0x4019cf57) bits(0x401e6ad8) bits(0x3a5e3520) bits(0x3f80091e)
        bits(0xbf1ad3de) bits(0xbeaaec72) bits(0x3f67626d) bits(0xbf6f4287) bits(0xbf90f29d) bits(0xbf1963b6)
        bits(0x3fb8f353) bits(0xbf7bf079) }
    r = { bits(0xbfaf29c5) bits(0xbf518061) bits(0x3e9c0d0c) bits(0xbe4ce16e) bits(0x3f16303b) bits(0xbeb019ff)
        bits(0x3ea92b51) bits(0x3f998833) bits(0x3f288bc2) bits(0x401991ff) bits(0xbf008008) bits(0x3fb57286)
        bits(0x3f6100a9) bits(0xbce6f720) bits(0x4017057c) bits(0x3fedfb72) bits(0x3f9614ba) bits(0xbe4c5fab)
        bits(0x400f8308) bits(0x4004415b) bits(0x3f87cd6a) bits(0x3f197735) bits(0x3da1814a) bits(0x3fd0f755)
        bits(0xbecc96e4) bits(0x3ebd35ff) bits(0x3f198683) bits(0x3fe662f9) bits(0x4018bfc9) bits(0xbf4cd8f1)
        bits(0xbd4271c0) bits(0x3f90e036) }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
    expect lane 2 R8 = 0xc2c80000
    expect lane 3 R8 = 0xc2c80000
    expect lane 4 R8 = 0xc2c80000
    expect lane 5 R8 = 0xc2c80000
    expect lane 6 R8 = 0xc2c80000
    expect lane 7 R8 = 0xc2c80000
    expect lane 8 R8 = 0xc2c80000
    expect lane 9 R8 = 0xc2c80000
    expect lane 10 R8 = 0xc2c80000
    expect lane 11 R8 = 0xc2c80000
    expect lane 12 R8 = 0xc2c80000
    expect lane 13 R8 = 0xc2c80000
    expect lane 14 R8 = 0xc2c80000
    expect lane 15 R8 = 0xc2c80000
    expect lane 16 R8 = 0xc2c80000
    expect lane 17 R8 = 0xc2c80000
    expect lane 18 R8 = 0xc2c80000
    expect lane 19 R8 = 0xc2c80000
    expect lane 20 R8 = 0xc2c80000
    expect lane 21 R8 = 0xc2c80000
    expect lane 22 R8 = 0xc2c80000
    expect lane 23 R8 = 0xc2c80000
    expect lane 24 R8 = 0xc2c80000
    expect lane 25 R8 = 0xc2c80000
    expect lane 26 R8 = 0xc2c80000
    expect lane 27 R8 = 0xc2c80000
    expect lane 28 R8 = 0xc2c80000
    expect lane 29 R8 = 0xc2c80000
    expect lane 30 R8 = 0xc2c80000
    expect lane 31 R8 = 0xc2c80000
}

warp 4 {   # lod.level.3d.point
    asm "TEXS.LZ R10, R8, R0, R4, 4, 3D, RGBA"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    r = bits(0x3f000000)
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
}

warp 5 {   # lod.level.3d.linear
    asm "TEXS.LZ R10, R8, R0, R4, 4, 3D, RGBA"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    r = bits(0x3f000000)
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
}
