# Coordinates in texels: rectangle textures.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 432 gathers, left out: 244 on which the two differ, 3 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules PD-18b PD-18c PD-14
minimum filter 129

texture 0 { format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 2 4095  address 0x10000000  normalized off  texels index }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x9b922653 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 4 4  address 0x10100000  normalized off  texels index }
sampler 1 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 3 5  address 0x10200000  normalized off  texels index }
sampler 2 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 1  size 127 128  address 0x10300000  normalized off  texels index }
sampler 3 { address BORDER CLAMP_OGL WRAP  border 0x1cd84f89 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 1 9  address 0x10400000  normalized off  texels index }
sampler 4 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 416  size 100 40  address 0x10500000  normalized off  texels index }
sampler 5 { address CLAMP_OGL BORDER WRAP  border 0xe7df1610 0x0 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 1  size 127 128  address 0x10600000  normalized off  texels index }
sampler 6 { address CLAMP_OGL CLAMP_OGL WRAP  border 0xe495 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 65568  size 16384 1  address 0x10700000  normalized off  texels index }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0xee6d6037 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 2 2  address 0x10800000  normalized off  texels index }
sampler 8 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 1  size 256 256  address 0x10900000  normalized off  texels index }
sampler 9 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0xa693 0x0 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 5 3  address 0x10a00000  normalized off  texels index }
sampler 10 { address BORDER CLAMP_TO_EDGE WRAP  border 0x6acc16f2 0x0 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 255 129  address 0x10b00000  normalized off  texels index }
sampler 11 { address BORDER BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 11 texture 11 sampler 11
texture 12 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 2 1  address 0x10c00000  normalized off  texels index }
sampler 12 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 12 texture 12 sampler 12
texture 13 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 13 6  address 0x10d00000  normalized off  texels index }
sampler 13 { address CLAMP_OGL BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 13 texture 13 sampler 13
texture 14 { format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 2  size 16384 1  address 0x10e00000  normalized off  texels index }
sampler 14 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x6fe9c8e 0x0 0x0 0x1 }
handle 14 texture 14 sampler 14
texture 15 { format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 1  size 64 3  address 0x10f00000  normalized off  texels index }
sampler 15 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x773728cf 0x0 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 13 6  address 0x11000000  normalized off  texels index }
sampler 16 { address CLAMP_TO_EDGE BORDER WRAP  border 0x6b4f 0x0 0x0 0x1 }
handle 16 texture 16 sampler 16
texture 17 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 7 1  address 0x11100000  normalized off  texels index }
handle 17 texture 17 sampler 2
texture 18 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4032  size 1000 3  address 0x11200000  normalized off  texels index }
sampler 17 { address BORDER CLAMP_TO_EDGE WRAP  border 0x416a4e64 0x0 0x0 0x1 }
handle 18 texture 18 sampler 17
texture 19 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4000  size 1000 3  address 0x11300000  normalized off  texels index }
sampler 18 { address BORDER BORDER WRAP  border 0xff4d47a1 0x0 0x0 0x1 }
handle 19 texture 19 sampler 18
texture 20 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 4 4  address 0x11400000  normalized off  texels index }
sampler 19 { address BORDER CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 20 texture 20 sampler 19
texture 21 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 3 5  address 0x11500000  normalized off  texels index }
sampler 20 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xb26dfa47 0x0 0x0 0x1 }
handle 21 texture 21 sampler 20
texture 22 { format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 1000 3  address 0x11600000  normalized off  texels index }
sampler 21 { address CLAMP_OGL BORDER WRAP  border 0x9d55584a 0x0 0x0 0x1 }
handle 22 texture 22 sampler 21
texture 23 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 416  size 100 40  address 0x11700000  normalized off  texels index }
sampler 22 { address CLAMP_OGL CLAMP_OGL WRAP  border 0xee8f39df 0x0 0x0 0x1 }
handle 23 texture 23 sampler 22

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3f
    s = { bits(0x3f65feba) 4.25 bits(0x3fedc8d4) bits(0x3fe49c71) bits(0x3f4eea53) bits(0x3f87d2aa) ... }
    t = { bits(0x457dfa5e) bits(0x4399c957) bits(0x45394a97) bits(0x474b3cae) bits(0x4113bd4c) 4086.75 ... }
    expect lane 0 R8=0xfe00000 R9=0xfe00001 R10=0xfdf0001 R11=0xfdf0000
    expect lane 1 R8=0x1340001 R9=0x1340001 R10=0x1330001 R11=0x1330001
    expect lane 2 R8=0xb950001 R9=0xb950001 R10=0xb940001 R11=0xb940001
    expect lane 3 R8=0xffe0001 R9=0xffe0001 R10=0xffe0001 R11=0xffe0001
    expect lane 4 R8=0x90000 R9=0x90001 R10=0x80001 R11=0x80000
    expect lane 5 R8=0xff70000 R9=0xff70001 R10=0xff60001 R11=0xff60000
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3
    s = { bits(0x3f14dd4b) bits(0x40a4b3ee) ... }
    t = { bits(0x40349d25) bits(0x3fdae3e4) ... }
    expect lane 0 R8=0x3c4000c0 R9=0x3c4040c0 R10=0x3c004080 R11=0x3c000080
    expect lane 1 R8=0x3c00c081 R9=0x3c00c081 R10=0x3b818082 R11=0x3b818082
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1f
    s = { 6.25 11.25 bits(0x45532d95) 9.25 bits(0x400c645c) ... }
    t = { bits(0x412142bc) bits(0x40da79c0) 9.25 16.75 bits(0x4095214e) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3c804080
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3c804080
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3c804080
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3c804080
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3c802080
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3f
    s = { bits(0x427e0002) bits(0x423533bb) bits(0x42e26e64) bits(0x42af7f70) bits(0x41dd7148) 39.75 ... }
    t = { bits(0x423145ca) 38.75 bits(0x43000001) bits(0x42b54fd4) 103.5 bits(0x43850159) ... }
    expect lane 0 R8=0x2c003f R9=0x2c0040 R10=0x2b0040 R11=0x2b003f
    expect lane 1 R8=0x27002c R9=0x27002d R10=0x26002d R11=0x26002c
    expect lane 2 R8=0x1cd84f89 R9=0x1cd84f89 R10=0x7f0071 R11=0x7f0070
    expect lane 3 R8=0x5b0057 R9=0x5b0058 R10=0x5a0058 R11=0x5a0057
    expect lane 4 R8=0x68001b R9=0x68001c R10=0x67001c R11=0x67001b
    expect lane 5 R8=0x1cd84f89 R9=0x1cd84f89 R10=0x7f0028 R11=0x7f0027
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xf
    s = { 3.75 1.75 bits(0x3f00b421) bits(0x3f443dff) ... }
    t = { bits(0x402054dc) 5.75 bits(0x41d4bc92) bits(0x416b2ccd) ... }
    expect lane 0 R8=0x3c4000c0 R9=0x3e800000 R10=0x3e800000 R11=0x3c000080
    expect lane 1 R8=0x3cc000c0 R9=0x3e800000 R10=0x3e800000 R11=0x3ca000a0
    expect lane 2 R8=0x3d000080 R9=0x3e800000 R10=0x3e800000 R11=0x3d000080
    expect lane 3 R8=0x3d000080 R9=0x3e800000 R10=0x3e800000 R11=0x3d000080
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3f
    s = { bits(0x4244e907) bits(0x41b254de) 92.5 74.75 16.25 bits(0x430a24e7) ... }
    t = { bits(0x4027b7fa) bits(0x419d19f3) bits(0x41bf3736) bits(0x4123bce7) bits(0x419ffffe) 24.75 ... }
    expect lane 0 R8=0x30030 R9=0x30031 R10=0x20031 R11=0x20030
    expect lane 1 R8=0x140015 R9=0x140016 R10=0x130016 R11=0x130015
    expect lane 2 R8=0x18005c R9=0x18005d R10=0x17005d R11=0x17005c
    expect lane 3 R8=0xa004a R9=0xa004b R10=0x9004b R11=0x9004a
    expect lane 4 R8=0x14000f R9=0x140010 R10=0x130010 R11=0x13000f
    expect lane 5 R8=0x190063 R9=0xe7df1610 R10=0xe7df1610 R11=0x180063
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xff
    s = { bits(0x42bb5397) bits(0x41711fcd) bits(0x44e64a60) bits(0x425d6a07) 89.0 117.5 149.75 bits(0x420c5cd5) ... }
    t = { bits(0x427ffffe) bits(0x42d5a045) 147.25 bits(0x42b45678) bits(0x42dce336) bits(0x42bbeb7e) bits(0x40d76044)
        bits(0x42462e39) ... }
    expect lane 0 R8=0x405d R9=0x405e R10=0x3f5e R11=0x3f5d
    expect lane 1 R8=0x6b0e R9=0x6b0f R10=0x6a0f R11=0x6a0e
    expect lane 2 R8=0xe495 R9=0xe495 R10=0xe495 R11=0x7f7e
    expect lane 3 R8=0x5a36 R9=0x5a37 R10=0x5937 R11=0x5936
    expect lane 4 R8=0x6e58 R9=0x6e59 R10=0x6d59 R11=0x6d58
    expect lane 5 R8=0x5e75 R9=0x5e76 R10=0x5d76 R11=0x5d75
    expect lane 6 R8=0x77e R9=0xe495 R10=0xe495 R11=0x67e
    expect lane 7 R8=0x3222 R9=0x3223 R10=0x3123 R11=0x3122
}

warp 7 {
    asm "TLD4.R.AOFFI R8, R0, R4, 7, 2D, 0xf"  active 0xff
    s = { bits(0x469bbbf0) 13.25 bits(0x4736399b) bits(0x46b54b35) bits(0x46b208f2) 16422.0 40.5 bits(0x468c5ac8) ... }
    t = { 1.0 bits(0xc059c953) bits(0xbf800002) 4.0 4.75 -0.25 bits(0x3f0ef6da) bits(0x3f0d067b) ... }
    off1 = { aoffi(-3,0) aoffi(2,0) aoffi(-4,0) aoffi(19,-27) aoffi(18,1) aoffi(-1,-2) aoffi(3,-3) aoffi(-3,1) ... }
    expect lane 0 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 1 R8=0xe R9=0xf R10=0xf R11=0xe
    expect lane 2 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 3 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 4 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 5 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 6 R8=0x2b R9=0x2c R10=0x2c R11=0x2b
    expect lane 7 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 8, 2D, 0xf"  active 0x1
    s = { 0.75 ... }
    t = { -0.25 ... }
    off1 = { aoffi(12,0) ... }
    expect lane 0 R8=0x37800080 R9=0x37800080 R10=0x3e99999a R11=0x3e99999a
}

warp 9 {
    asm "TLD4.R.AOFFI R8, R0, R4, 9, 2D, 0xf"  active 0xff
    s = { 27.75 263.75 293.5 bits(0x45a12d19) 25.5 bits(0x43b09162) bits(0x43800001) 236.75 ... }
    t = { 20.75 285.0 bits(0x42e04304) bits(0x437831e0) bits(0x42cceab3) 286.5 bits(0x440855b5) 21.0 ... }
    off1 = { aoffi(31,4) aoffi(28,19) aoffi(-18,4) aoffi(14,0) aoffi(1,3) aoffi(0,-20) aoffi(3,1) aoffi(24,-4) ... }
    expect lane 0 R8=0x193a R9=0x193b R10=0x183b R11=0x183a
    expect lane 1 R8=0xa693 R9=0xa693 R10=0xffff R11=0xffff
    expect lane 2 R8=0x74ff R9=0x74ff R10=0x73ff R11=0x73ff
    expect lane 3 R8=0xf8ff R9=0xf8ff R10=0xf7ff R11=0xf7ff
    expect lane 4 R8=0x691a R9=0x691b R10=0x681b R11=0x681a
    expect lane 5 R8=0xa693 R9=0xa693 R10=0xffff R11=0xffff
    expect lane 6 R8=0xa693 R9=0xa693 R10=0xffff R11=0xffff
    expect lane 7 R8=0x11ff R9=0x11ff R10=0x10ff R11=0x10ff
}

warp 10 {
    asm "TLD4.R.AOFFI R8, R0, R4, 10, 2D, 0xf"  active 0x1
    s = { bits(0x402cbaa9) ... }
    t = { bits(0x40d61a5a) ... }
    off1 = { aoffi(-1,4) ... }
    expect lane 0 R8=0x20001 R9=0x20002 R10=0x20002 R11=0x20001
}

warp 11 {
    asm "TLD4.R.AOFFI R8, R0, R4, 11, 2D, 0xf"  active 0x3
    s = { bits(0x414ec961) bits(0x42f319fa) ... }
    t = { 128.5 bits(0x430196e9) ... }
    off1 = { aoffi(0,-2) aoffi(8,-2) ... }
    expect lane 0 R8=0x3efe18fe R9=0x3efe1afe R10=0x3efc1afc R11=0x3efc18fc
    expect lane 1 R8=0x3f008181 R9=0x3f008281 R10=0x3eff04ff R11=0x3eff02ff
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 12, 2D, 0xf"  active 0xff
    s = { bits(0x3ffffffe) 7.25 bits(0xc06e6cfa) 0.0 bits(0xbf7fffff) -4.75 6.0 1.0 ... }
    t = { bits(0x3f6c9f0c) bits(0xbfb0d2f5) bits(0x3ff9b06e) bits(0x3ee60216) -3.5 bits(0xbf1a7141) bits(0xc00919d3)
        0.0 ... }
    off1 = { aoffi(7,15) aoffi(-4,-3) aoffi(8,-21) aoffi(10,2) aoffi(14,-32) aoffi(9,-4) aoffi(-2,-19) aoffi(28,13) ... }
    expect lane 0 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 1 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 2 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 3 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 4 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 5 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 6 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
    expect lane 7 R8=0x37800080 R9=0x3f333333 R10=0x3f333333 R11=0x37800080
}

warp 13 {
    asm "TLD4.R.AOFFI R8, R0, R4, 13, 2D, 0xf"  active 0x3
    s = { 10.75 bits(0x41cfffff) ... }
    t = { bits(0x403fffff) bits(0x401d152b) ... }
    off1 = { aoffi(1,1) aoffi(4,0) ... }
    expect lane 0 R8=0x3c816081 R9=0x3c818082 R10=0x3c4300c3 R11=0x3c42c0c3
    expect lane 1 R8=0x3c030083 R9=0x0 R10=0x0 R11=0x3b860086
}

warp 14 {
    asm "TLD4.R.AOFFI R8, R0, R4, 14, 2D, 0xf"  active 0xf
    s = { bits(0x45fffffe) bits(0x41ac1e5a) 14.0 bits(0x41ec4581) ... }
    t = { bits(0x3f5205ba) bits(0x3f9bc86e) 3.0 bits(0x3f122550) ... }
    off1 = { aoffi(31,5) aoffi(1,4) aoffi(1,26) aoffi(7,19) ... }
    expect lane 0 R8=0x6fe9c8e R9=0x6fe9c8e R10=0x201f R11=0x201e
    expect lane 1 R8=0x6fe9c8e R9=0x6fe9c8e R10=0x17 R11=0x16
    expect lane 2 R8=0x6fe9c8e R9=0x6fe9c8e R10=0xf R11=0xe
    expect lane 3 R8=0x6fe9c8e R9=0x6fe9c8e R10=0x25 R11=0x24
}

warp 15 {
    asm "TLD4.R.PTP R8, R0, R4, 15, 2D, 0xf"  active 0xff
    s = { bits(0x43448453) -12.25 72.75 -12.5 14.0 bits(0xc72133ed) bits(0x429e67e1) 33.75 ... }
    t = { bits(0x403ffffe) 6.5 bits(0x413432da) -6.0 bits(0xc08a7a09) 11.75 bits(0x3ff6e686) bits(0x402e94e1) ... }
    off1 = ptp(2,8,3,25)
    off2 = ptp(0,3,-3,-3)
    expect lane 0 R8=0x2003f R9=0x2003f R10=0x2003f R11=0x3f
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x2003f R9=0x2003f R10=0x2003f R11=0x2003f
    expect lane 3 R8=0x10000 R9=0x20000 R10=0x0 R11=0x0
    expect lane 4 R8=0x2000f R9=0x20010 R10=0xd R11=0xa
    expect lane 5 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 6 R8=0x2003f R9=0x2003f R10=0x2003f R11=0x3f
    expect lane 7 R8=0x20023 R9=0x20024 R10=0x20021 R11=0x1e
}

warp 16 {
    asm "TLD4.R.PTP R8, R0, R4, 16, 2D, 0xf"  active 0xff
    s = { -20.0 bits(0x402a3877) bits(0x40e9b8c3) 13.75 bits(0x41fc598c) bits(0xc349173e) 2.0 bits(0x40c4a01d) ... }
    t = { bits(0x43cd8fdd) bits(0xc034c546) bits(0x40859c78) bits(0x4108c4a8) bits(0x40400001) bits(0x415a48f3) 16.5
        13.0 ... }
    off1 = ptp(-3,-2,-2,1)
    off2 = ptp(-3,-25,-24,13)
    expect lane 0 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
    expect lane 1 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
    expect lane 2 R8=0x103 R9=0x404 R10=0x6b4f R11=0x6b4f
    expect lane 3 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
    expect lane 4 R8=0xc R9=0x30c R10=0x6b4f R11=0x6b4f
    expect lane 5 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
    expect lane 6 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
    expect lane 7 R8=0x6b4f R9=0x6b4f R10=0x6b4f R11=0x6b4f
}

warp 17 {
    asm "TLD4.R.PTP R8, R0, R4, 17, 2D, 0xf"  active 0x1
    s = { bits(0x40f70d33) ... }
    t = { bits(0x459fa818) ... }
    off1 = ptp(2,-9,-1,-4)
    off2 = ptp(-2,-21,0,1)
    expect lane 0 R8=0x38c000c0 R9=0x38c000c0 R10=0x38a000a0 R11=0x38c000c0
}

warp 18 {
    asm "TLD4.R.PTP R8, R0, R4, 18, 2D, 0xf"  active 0xff
    s = { bits(0x44fa0001) bits(0x4473c4fa) bits(0x44d1c774) bits(0x4435801c) 973.0 30.0 bits(0xc4c58d6d)
        bits(0xc3baaae0) ... }
    t = { -2.75 bits(0x4215ae59) bits(0x407e4745) bits(0x3fbfffff) -1.5 bits(0x3f03afc5) bits(0x3e7d5f11) 10.5 ... }
    off1 = ptp(-1,-25,3,31)
    off2 = ptp(0,-2,13,1)
    expect lane 0 R8=0x416a4e64 R9=0x416a4e64 R10=0x416a4e64 R11=0x416a4e64
    expect lane 1 R8=0x203cd R9=0x203d1 R10=0x203ce R11=0x203db
    expect lane 2 R8=0x416a4e64 R9=0x416a4e64 R10=0x416a4e64 R11=0x416a4e64
    expect lane 3 R8=0x2d4 R9=0x202d8 R10=0x2d5 R11=0x202e2
    expect lane 4 R8=0x3cb R9=0x203cf R10=0x3cc R11=0x3d9
    expect lane 5 R8=0x1c R9=0x20020 R10=0x1d R11=0x1002a
    expect lane 6 R8=0x416a4e64 R9=0x416a4e64 R10=0x416a4e64 R11=0x416a4e64
    expect lane 7 R8=0x416a4e64 R9=0x416a4e64 R10=0x416a4e64 R11=0x416a4e64
}

warp 19 {
    asm "TLD4.R.PTP R8, R0, R4, 19, 2D, 0xf"  active 0xff
    s = { bits(0xc06c3895) bits(0x43048c6e) 0.0 bits(0xc43ef2e7) bits(0x446f2859) bits(0xc501cf84) bits(0x44ba8a26)
        978.25 ... }
    t = { 2.25 bits(0x3f6b0eb8) -2.0 bits(0x3feb61b9) bits(0x3f5683a3) 8.75 5.25 -7.5 ... }
    off1 = ptp(-24,22,-4,3)
    off2 = ptp(26,-11,3,25)
    expect lane 0 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 1 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 2 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 3 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 4 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 5 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 6 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
    expect lane 7 R8=0xff4d47a1 R9=0xff4d47a1 R10=0xff4d47a1 R11=0xff4d47a1
}

warp 20 {
    asm "TLD4.R.PTP R8, R0, R4, 20, 2D, 0xf"  active 0xff
    s = { bits(0xc1810711) bits(0x42a05903) 1.5 2.75 0.0 bits(0x46802d07) bits(0xc4d7ec55) 0.5 ... }
    t = { bits(0x3fd10ec6) bits(0x4105a457) bits(0xc0c45eb1) bits(0x432bf307) bits(0x3ec77395) bits(0x4085e247)
        bits(0xc080878f) bits(0xbf6358a3) ... }
    off1 = ptp(-25,-12,-7,3)
    off2 = ptp(5,-22,-15,-2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.R.PTP R8, R0, R4, 21, 2D, 0xf"  active 0x1
    s = { bits(0x47117cee) ... }
    t = { bits(0x4145ecae) ... }
    off1 = ptp(-2,-2,-32,3)
    off2 = ptp(3,3,-13,4)
    expect lane 0 R8=0x40002 R9=0x40002 R10=0x40002 R11=0x40002
}

warp 22 {
    asm "TLD4.R.PTP R8, R0, R4, 22, 2D, 0xf"  active 0xff
    s = { -34.75 1011.25 bits(0x431a3a9d) bits(0x4496eaad) bits(0x44fa0002) bits(0xc1b0d851) bits(0x43e7fee9)
        bits(0x43fa0002) ... }
    t = { bits(0x40e6730d) 1.25 3.5 bits(0x40f6119c) 10.0 -6.25 -0.25 bits(0x400816a2) ... }
    off1 = ptp(3,5,1,0)
    off2 = ptp(-3,-3,2,-8)
    expect lane 0 R8=0x9d55584a R9=0x9d55584a R10=0x9d55584a R11=0x9d55584a
    expect lane 1 R8=0x9d55584a R9=0x3e7 R10=0x9d55584a R11=0x9d55584a
    expect lane 2 R8=0x9d55584a R9=0x9d55584a R10=0x96 R11=0x9d55584a
    expect lane 3 R8=0x9d55584a R9=0x9d55584a R10=0x9d55584a R11=0x9d55584a
    expect lane 4 R8=0x9d55584a R9=0x9d55584a R10=0x9d55584a R11=0x103e7
    expect lane 5 R8=0x9d55584a R9=0x9d55584a R10=0x9d55584a R11=0x9d55584a
    expect lane 6 R8=0x9d55584a R9=0x9d55584a R10=0x9d55584a R11=0x9d55584a
    expect lane 7 R8=0x9d55584a R9=0x101f4 R10=0x9d55584a R11=0x9d55584a
}

warp 23 {
    asm "TLD4.R.PTP R8, R0, R4, 23, 2D, 0xf"  active 0xff
    s = { bits(0x43480001) bits(0x42215460) bits(0x42a616ba) 78.0 bits(0x42ba1d3f) bits(0x429437ec) 78.5
        bits(0x420e9a05) ... }
    t = { bits(0x4139155a) bits(0x41eff6ab) bits(0x40ac5cac) bits(0x40831ed1) bits(0x41dac4b7) bits(0x41b1a87c) 16.5
        bits(0x4246f212) ... }
    off1 = ptp(3,-3,4,0)
    off2 = ptp(-1,-2,26,4)
    expect lane 0 R8=0x80063 R9=0xb0063 R10=0x90063 R11=0xf0063
    expect lane 1 R8=0x1a002a R9=0x1d002b R10=0x1b0026 R11=0x210041
    expect lane 2 R8=0x10055 R9=0x40056 R10=0x20051 R11=0x80063
    expect lane 3 R8=0x50 R9=0x30051 R10=0x1004c R11=0x70063
    expect lane 4 R8=0x17005f R9=0x1a0060 R10=0x18005b R11=0x1e0063
    expect lane 5 R8=0x12004c R9=0x15004d R10=0x130048 R11=0x190063
    expect lane 6 R8=0xd0051 R9=0x100052 R10=0xe004d R11=0x140063
    expect lane 7 R8=0x270026 R9=0x270027 R10=0x270022 R11=0x27003d
}
