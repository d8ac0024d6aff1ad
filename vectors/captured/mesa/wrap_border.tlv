# Address mode BORDER along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 2 on which the two differ, 15 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c PD-14
minimum filter 112

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 160  size 64 3  address 0x10000000  texels index }
sampler 0 { address BORDER WRAP WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 1 9  address 0x10100000  texels index }
sampler 1 { address BORDER MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 96  size 16 33  address 0x10200000  texels index }
sampler 2 { address BORDER CLAMP_TO_EDGE WRAP  border 0x714e1ed8 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 65568  size 16384 1  address 0x10300000  texels index }
sampler 3 { address BORDER BORDER WRAP  border 0xf3cc86ee 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4000  size 1000 3  address 0x10400000  texels index }
sampler 4 { address BORDER CLAMP_OGL WRAP  border 0x87ef607a 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 1  size 16384 1  address 0x10500000  texels index }
sampler 5 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xf00f79a 0x0 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 2  size 33 16  address 0x10600000  texels index }
sampler 6 { address BORDER MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 3 5  address 0x10700000  texels index }
sampler 7 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x98c 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f8d70a6) bits(0xbe6c0000) 0.0 bits(0x3f542c71) bits(0x3f000002) 0.0703125 bits(0x3f000001) 1.015625
        bits(0x3dfb4ff8) 1.3203125 bits(0xbf000001) 1.31640625 bits(0x3f2085f5) 1.1640625 ... }
    t = { bits(0xc4760baa) bits(0x3f0f2d15) bits(0x3f650d6b) bits(0x3f923c8e) -1.0 bits(0x3f6adc43) bits(0x3f096a4a)
        bits(0x3f8aaaab) 2.0 bits(0xbdaaaaab) bits(0x4677aba3) bits(0x3ed55555) bits(0x45df41a4)
        bits(0x420a1912) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x3c000080 R11=0x3f800000
    expect lane 3 R8=0x3a5000d0 R9=0x3a5400d4 R10=0x3c0d408d R11=0x3c0d008d
    expect lane 4 R8=0x39f800f8 R9=0x3a000080 R10=0x3c080088 R11=0x3c07c088
    expect lane 5 R8=0x38800080 R9=0x38a000a0 R10=0x3c014081 R11=0x3c010081
    expect lane 6 R8=0x3c07c088 R9=0x3c080088 R10=0x3b900090 R11=0x3b8f8090
    expect lane 7 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x38e000e0 R9=0x39000080 R10=0x3c020082 R11=0x3c01c082
    expect lane 9 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 10 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 11 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 12 R8=0x3b938094 R9=0x3b940094 R10=0x3a2000a0 R11=0x3a1c009c
    expect lane 13 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0xbee36b76) bits(0x3f21a71a) bits(0x3e095bb4) 0.25 bits(0xbf7e3792) 2.25 bits(0x3cef6a6a)
        bits(0x3f1a29e3) -0.25 4.5 -2.0 bits(0x3eceda2b) -0.25 bits(0xbf653f7b) ... }
    t = { bits(0x40055555) bits(0xc0b2ecb6) bits(0x3f02665b) bits(0xbfc772f9) bits(0xbf91d166) bits(0xbefffffe)
        bits(0x3f180e3e) bits(0x404df9ff) bits(0xbf5608ef) bits(0x3f071c72) bits(0x3de9b710) bits(0x3f9d9af6)
        bits(0x468eb287) bits(0x3e0cac92) ... }
    expect lane 0 R8=0x3e800000 R9=0x3b800080 R10=0x0 R11=0x3e800000
    expect lane 1 R8=0x3c800080 R9=0x3e800000 R10=0x3e800000 R11=0x3c4000c0
    expect lane 2 R8=0x3e800000 R9=0x3ca000a0 R10=0x3c800080 R11=0x3e800000
    expect lane 3 R8=0x3e800000 R9=0x3c800080 R10=0x3c4000c0 R11=0x3e800000
    expect lane 4 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 5 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 6 R8=0x3e800000 R9=0x3ca000a0 R10=0x3c800080 R11=0x3e800000
    expect lane 7 R8=0x3cc000c0 R9=0x3e800000 R10=0x3e800000 R11=0x3ce000e0
    expect lane 8 R8=0x3e800000 R9=0x3ce000e0 R10=0x3d000080 R11=0x3e800000
    expect lane 9 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 10 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 11 R8=0x3e800000 R9=0x3cc000c0 R10=0x3ce000e0 R11=0x3e800000
    expect lane 12 R8=0x3e800000 R9=0x3cc000c0 R10=0x3ce000e0 R11=0x3e800000
    expect lane 13 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { 1.859375 2.6875 bits(0xbf000002) bits(0x40000002) bits(0x3f0e1a49) bits(0x3d83311e) 3.0625 2.375
        bits(0xc69937c1) 0.0 0.0 bits(0x41610284) bits(0x4013b6f5) bits(0x3fce4a19) ... }
    t = { bits(0x3ef561a1) bits(0xc6ac4d4c) bits(0xc00139a8) bits(0x3e83e0f8) bits(0x3f7e0f84) bits(0x4013ea43)
        bits(0x3fdf633e) bits(0x3d9aed37) bits(0x3feaaaab) bits(0x3fd64d93) bits(0x3ff364d9) bits(0xbd1ea228)
        bits(0x3f17817d) bits(0x3f725c38) ... }
    expect lane 0 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 1 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 2 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 3 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 4 R8=0x200008 R9=0x200009 R10=0x200009 R11=0x200008
    expect lane 5 R8=0x200000 R9=0x200001 R10=0x200001 R11=0x200000
    expect lane 6 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 7 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 8 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 9 R8=0x714e1ed8 R9=0x200000 R10=0x200000 R11=0x714e1ed8
    expect lane 10 R8=0x714e1ed8 R9=0x200000 R10=0x200000 R11=0x714e1ed8
    expect lane 11 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 12 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
    expect lane 13 R8=0x714e1ed8 R9=0x714e1ed8 R10=0x714e1ed8 R11=0x714e1ed8
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fbdf1df) bits(0x3eb07f92) bits(0x3f7fd600) bits(0x43822547) bits(0xbf4cbb9d) bits(0xbfff3807)
        bits(0x3f7fab00) bits(0x3f800100) bits(0x3f1d6f20) bits(0x3f778e08) bits(0x3f803480) 0.0
        bits(0x415032a5) bits(0x39600000) ... }
    t = { 3.0 bits(0x3ed56cf4) 2.0 bits(0xbe3841bd) bits(0x3ec9e7db) -2.75 bits(0x3e805c39) -0.75 0.0 -1.25
        bits(0x3f459bc3) -4.0 bits(0x3ec477e4) bits(0x408feadd) ... }
    expect lane 0 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 1 R8=0x160f R9=0x1610 R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 2 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 3 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 4 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 5 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 6 R8=0x3fea R9=0x3feb R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 7 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 8 R8=0x275b R9=0x275c R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 9 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 10 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 11 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 12 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
    expect lane 13 R8=0xf3cc86ee R9=0xf3cc86ee R10=0xf3cc86ee R11=0xf3cc86ee
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { bits(0xbd34eab1) bits(0x4045ef1d) bits(0x43fedf97) bits(0x3f122f6a) bits(0x3f81a3aa) bits(0x3f4808fd)
        bits(0x3c6d9168) bits(0x3d1db22d) bits(0x3ec39d68) bits(0x3d118858) bits(0xbf27e0ed) bits(0xc1640edb)
        bits(0x3f9c17a9) bits(0xbc75c28f) ... }
    t = { bits(0xc00aaaab) 3.75 bits(0xbffead0e) bits(0x3f7fffff) bits(0x3e83a9a8) bits(0xbf800002) bits(0x3fdc1c19)
        0.0 bits(0x3f34e589) bits(0xc0092306) bits(0xbeffffff) bits(0x3f2191fd) bits(0x407aaaab)
        bits(0x3f48c188) ... }
    expect lane 0 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 1 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 2 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 3 R8=0x87ef607a R9=0x87ef607a R10=0x2023b R11=0x2023a
    expect lane 4 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 5 R8=0x30c R9=0x30d R10=0x87ef607a R11=0x87ef607a
    expect lane 6 R8=0x87ef607a R9=0x87ef607a R10=0x2000f R11=0x2000e
    expect lane 7 R8=0x26 R9=0x27 R10=0x87ef607a R11=0x87ef607a
    expect lane 8 R8=0x2017d R9=0x2017e R10=0x1017e R11=0x1017d
    expect lane 9 R8=0x23 R9=0x24 R10=0x87ef607a R11=0x87ef607a
    expect lane 10 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 11 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 12 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
    expect lane 13 R8=0x87ef607a R9=0x87ef607a R10=0x87ef607a R11=0x87ef607a
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fc81656) bits(0x3ffffffe) bits(0x3fffffff) bits(0x3aee0000) bits(0x3f802400) bits(0x3f7f80b3)
        bits(0x3ab0fb5b) bits(0xc40cbe59) bits(0xbfdc8966) bits(0x3f000002) bits(0x3f000002) bits(0x3f71dfbb)
        bits(0x3f804500) bits(0x4390815e) ... }
    t = { bits(0xbf7fffff) bits(0xbfe2dbaf) -4.0 bits(0x4094bb7b) bits(0xbe8e6b7a) bits(0x40aca119) bits(0x3f18bf51)
        bits(0xbfd65730) bits(0xc4935fb2) bits(0x43969de3) bits(0x3f16e48f) 0.75 bits(0x403d624a) 2.0 ... }
    expect lane 0 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 1 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 2 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 3 R8=0x1d R9=0x1e R10=0x1e R11=0x1d
    expect lane 4 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 5 R8=0x3fdf R9=0x3fe0 R10=0x3fe0 R11=0x3fdf
    expect lane 6 R8=0x15 R9=0x16 R10=0x16 R11=0x15
    expect lane 7 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 8 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 9 R8=0x1fff R9=0x2000 R10=0x2000 R11=0x1fff
    expect lane 10 R8=0x1fff R9=0x2000 R10=0x2000 R11=0x1fff
    expect lane 11 R8=0x3c77 R9=0x3c78 R10=0x3c78 R11=0x3c77
    expect lane 12 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
    expect lane 13 R8=0xf00f79a R9=0xf00f79a R10=0xf00f79a R11=0xf00f79a
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f7ffffe) bits(0xc0053b71) bits(0xc5db86c5) bits(0x3ec5d174) bits(0x408c0bcf) bits(0x3e1933ba)
        bits(0x3d0f31f3) bits(0xbf60f83e) bits(0x407cc57d) bits(0x3f800002) 0.0 bits(0x3f621346)
        bits(0xbd3a2e8c) bits(0x3f800002) ... }
    t = { bits(0x3ecee82e) 1.765625 0.5 0.28125 -1.0 bits(0x3f6e723f) 0.640625 bits(0x3eaa1c58) bits(0x420fb187)
        1.203125 bits(0x435d7d62) -1.109375 bits(0x3efec322) bits(0x3fa0b02f) ... }
    expect lane 0 R8=0x3cc400c4 R9=0x3e800000 R10=0x3e800000 R11=0x3ca400a4
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 3 R8=0x3ca180a2 R9=0x3ca1a0a2 R10=0x3c81a082 R11=0x3c818082
    expect lane 4 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 5 R8=0x3d7040f0 R9=0x3d7050f0 R10=0x3d6050e0 R11=0x3d6040e0
    expect lane 6 R8=0x3d2000a0 R9=0x3d2010a0 R10=0x3d101090 R11=0x3d100090
    expect lane 7 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 8 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 9 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 10 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 11 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 12 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 13 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fffffff) bits(0x3dec6e0d) bits(0xc1122acb) bits(0x3feaaaab) bits(0x3f7ffffe) bits(0x3fcaaaab)
        bits(0x3f800001) bits(0x3c962be7) bits(0x40255555) -2.25 bits(0x404aaaab) bits(0x3f3b7a00) 1.25
        bits(0xbfcdca60) ... }
    t = { bits(0x3f514836) 1.0 bits(0xbeb33333) bits(0xc61bfee5) bits(0x3ec0b579) bits(0x3efcf2de) bits(0x3feccccd)
        bits(0x3f5dd699) bits(0x3e19999a) bits(0x3f0ccccd) bits(0x40458627) bits(0x40366666) bits(0x3f51064b)
        bits(0x3f1ef179) ... }
    expect lane 0 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 1 R8=0x98c R9=0x98c R10=0x400 R11=0x98c
    expect lane 2 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 3 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 4 R8=0x202 R9=0x98c R10=0x98c R11=0x102
    expect lane 5 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 6 R8=0x98c R9=0x98c R10=0x98c R11=0x402
    expect lane 7 R8=0x98c R9=0x400 R10=0x300 R11=0x98c
    expect lane 8 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 9 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 10 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 11 R8=0x98c R9=0x98c R10=0x402 R11=0x401
    expect lane 12 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
    expect lane 13 R8=0x98c R9=0x98c R10=0x98c R11=0x98c
}
