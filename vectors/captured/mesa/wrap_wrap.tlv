# Address mode WRAP along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 11 on which the two differ, 47 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c
minimum filter 107

texture 0 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 3 5  address 0x10000000  texels index }
sampler 0 { address WRAP WRAP WRAP  border 0x35bf992d 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 8 8  address 0x10100000  texels index }
sampler 1 { address WRAP MIRROR WRAP  border 0x1369 0x0 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 3 5  address 0x10200000  texels index }
sampler 2 { address WRAP CLAMP_TO_EDGE WRAP  border 0x692e 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 255 129  address 0x10300000  texels index }
sampler 3 { address WRAP BORDER WRAP  border 0x9c55 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 2 2  address 0x10400000  texels index }
sampler 4 { address WRAP CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 4  size 255 129  address 0x10500000  texels index }
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 512  size 256 256  address 0x10600000  texels index }
sampler 6 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 1 9  address 0x10700000  texels index }
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fcaaaab) bits(0x3f0d8835) 2.0 bits(0x3ffffffe) bits(0x3f7716cf) bits(0x3f155555) bits(0x40255555)
        bits(0x3f43759c) 0.0 bits(0x3f3b968a) bits(0x45217775) bits(0x4053a0e6) bits(0x3e8f01e6)
        bits(0xc3288058) ... }
    t = { bits(0x3f733333) bits(0xbf740cd3) bits(0x3f566b83) bits(0x3fd9999a) bits(0x3f01f9c2) bits(0x3f000002)
        bits(0x3f2a2ca2) bits(0xbfddd567) bits(0x3f666666) bits(0x3d321fbb) bits(0x3f4ccccd) bits(0x3dd270dd)
        bits(0x3fae0c9e) bits(0x3f800002) ... }
    expect lane 0 R8=0x1 R9=0x2 R10=0x40002 R11=0x40001
    expect lane 1 R8=0x1 R9=0x2 R10=0x40002 R11=0x40001
    expect lane 2 R8=0x40002 R9=0x40000 R10=0x30000 R11=0x30002
    expect lane 3 R8=0x40002 R9=0x40000 R10=0x30000 R11=0x30002
    expect lane 4 R8=0x30002 R9=0x30000 R10=0x20000 R11=0x20002
    expect lane 5 R8=0x30001 R9=0x30002 R10=0x20002 R11=0x20001
    expect lane 6 R8=0x30001 R9=0x30002 R10=0x20002 R11=0x20001
    expect lane 7 R8=0x10001 R9=0x10002 R10=0x2 R11=0x1
    expect lane 8 R8=0x2 R9=0x0 R10=0x40000 R11=0x40002
    expect lane 9 R8=0x1 R9=0x2 R10=0x40002 R11=0x40001
    expect lane 10 R8=0x40000 R9=0x40001 R10=0x30001 R11=0x30000
    expect lane 11 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 12 R8=0x20000 R9=0x20001 R10=0x10001 R11=0x10000
    expect lane 13 R8=0x0 R9=0x1 R10=0x40001 R11=0x40000
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x3e4d379d) bits(0xc401df73) bits(0x3c8ce76d) -0.9375 -0.03125 bits(0x3f449873) -1.59375
        bits(0x3f8543ac) bits(0xbfcadd07) 2.375 0.78125 bits(0x3d9cfb89) -0.0625 bits(0xbfcf22f5) ... }
    t = { -0.53125 bits(0x3e9796d6) bits(0x470a2341) bits(0xc2d44e1b) bits(0xbf800002) bits(0x3f7ffffe) 1.0
        bits(0xbe594f5d) 2.59375 bits(0xbffe8c47) bits(0x3ec75712) bits(0x3f800002) bits(0xc3b585e4) 0.0 ... }
    expect lane 0 R8=0x301 R9=0x302 R10=0x402 R11=0x401
    expect lane 1 R8=0x203 R9=0x204 R10=0x104 R11=0x103
    expect lane 2 R8=0x507 R9=0x500 R10=0x600 R11=0x607
    expect lane 3 R8=0x0 R9=0x1 R10=0x101 R11=0x100
    expect lane 4 R8=0x707 R9=0x700 R10=0x700 R11=0x707
    expect lane 5 R8=0x705 R9=0x706 R10=0x706 R11=0x705
    expect lane 6 R8=0x702 R9=0x703 R10=0x703 R11=0x702
    expect lane 7 R8=0x107 R9=0x100 R10=0x200 R11=0x207
    expect lane 8 R8=0x502 R9=0x503 R10=0x403 R11=0x402
    expect lane 9 R8=0x2 R9=0x3 R10=0x3 R11=0x2
    expect lane 10 R8=0x305 R9=0x306 R10=0x206 R11=0x205
    expect lane 11 R8=0x700 R9=0x701 R10=0x701 R11=0x700
    expect lane 12 R8=0x707 R9=0x700 R10=0x700 R11=0x707
    expect lane 13 R8=0x2 R9=0x3 R10=0x3 R11=0x2
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fffffc8) bits(0xbf800002) bits(0x3c320983) bits(0x3cc7f457) bits(0xc00693b6) bits(0xbd548f56) -0.25
        bits(0x3f6e1b8d) bits(0x3fe3b5be) bits(0xc001ac26) 0.5 bits(0x3f183640) bits(0x419d27fd)
        bits(0xc40585e7) ... }
    t = { bits(0x3f4ee9a5) bits(0x3f59ee51) bits(0xbfa30c0a) bits(0x3f79ef95) bits(0x3fa66666) bits(0x3e304e70)
        bits(0xbf800002) bits(0xbf59999a) bits(0x40433ed7) bits(0xbfab603b) bits(0xbf7fffff) bits(0x40548ee3)
        bits(0x3dd5f20a) bits(0x3f37975b) ... }
    expect lane 0 R8=0x402 R9=0x400 R10=0x300 R11=0x302
    expect lane 1 R8=0x402 R9=0x400 R10=0x300 R11=0x302
    expect lane 2 R8=0x2 R9=0x0 R10=0x0 R11=0x2
    expect lane 3 R8=0x402 R9=0x400 R10=0x400 R11=0x402
    expect lane 4 R8=0x402 R9=0x400 R10=0x400 R11=0x402
    expect lane 5 R8=0x102 R9=0x100 R10=0x0 R11=0x2
    expect lane 6 R8=0x1 R9=0x2 R10=0x2 R11=0x1
    expect lane 7 R8=0x2 R9=0x0 R10=0x0 R11=0x2
    expect lane 8 R8=0x401 R9=0x402 R10=0x402 R11=0x401
    expect lane 9 R8=0x2 R9=0x0 R10=0x0 R11=0x2
    expect lane 10 R8=0x1 R9=0x2 R10=0x2 R11=0x1
    expect lane 11 R8=0x401 R9=0x402 R10=0x402 R11=0x401
    expect lane 12 R8=0x101 R9=0x102 R10=0x2 R11=0x1
    expect lane 13 R8=0x402 R9=0x400 R10=0x300 R11=0x302
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f145008) bits(0xc40258b2) bits(0x3f485032) bits(0x3f5fbaab) bits(0x3f553dde) 0.0 bits(0x40d07869)
        bits(0x3f7b3b3b) bits(0xbf3f3d1d) bits(0x3f8fb23a) bits(0x401ebcda) bits(0x40404908) bits(0x3f703030)
        bits(0x3f892929) ... }
    t = { bits(0x3eac0987) bits(0x3fa7f020) bits(0x3e94d653) bits(0xbf7fffff) bits(0x3e2db15e) bits(0x3f0e365c)
        bits(0x3f3515d4) bits(0x3f7fffff) bits(0x3f92da4b) bits(0x3f9f80fe) bits(0x3fd555d9) bits(0x3e9dc477)
        bits(0x44a370b7) bits(0x3f86b29b) ... }
    expect lane 0 R8=0x2b93 R9=0x2b94 R10=0x2a94 R11=0x2a93
    expect lane 1 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 2 R8=0x26c7 R9=0x26c8 R10=0x25c8 R11=0x25c7
    expect lane 3 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 4 R8=0x16d3 R9=0x16d4 R10=0x15d4 R11=0x15d3
    expect lane 5 R8=0x48fe R9=0x4800 R10=0x4700 R11=0x47fe
    expect lane 6 R8=0x5b82 R9=0x5b83 R10=0x5a83 R11=0x5a82
    expect lane 7 R8=0x9c55 R9=0x9c55 R10=0x80fa R11=0x80f9
    expect lane 8 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 9 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 10 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 11 R8=0x2800 R9=0x2801 R10=0x2701 R11=0x2700
    expect lane 12 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
    expect lane 13 R8=0x9c55 R9=0x9c55 R10=0x9c55 R11=0x9c55
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1ff
    s = { bits(0x3f000002) -0.25 bits(0xc0366256) bits(0xbefffffe) 4.0 bits(0x3f2c6a0f) 3.0 bits(0x3f1da7fe)
        bits(0x3d2453e9) ... }
    t = { bits(0x3dd666a0) bits(0x3e30d58e) bits(0x3d612ef8) 0.0 bits(0xc02f3dc1) -2.875 bits(0xba095875)
        bits(0xbf000002) bits(0x3bd1c183) ... }
    expect lane 0 R8=0x0 R9=0x37800080 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x37800080 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x37800080 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x37800080 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x37800080 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 5 R8=0x0 R9=0x37800080 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x37800080 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x0 R9=0x37800080 R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x37800080 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f3c735d) bits(0x3e9d79b1) bits(0x3f44c547) bits(0xbf800001) bits(0x3e5ca2ab) bits(0xbdd2d2d3)
        bits(0x3f1ca4f3) bits(0x3f676767) bits(0x3f000001) bits(0x3dd2e278) bits(0x3f800002) bits(0x3c909091)
        bits(0xc4457258) bits(0x3f83a3a4) ... }
    t = { bits(0xc30fc23b) bits(0x3f9de3eb) bits(0x3ee98c45) bits(0x3e104be4) bits(0x3f73085e) bits(0x3f5e4379)
        bits(0x3e5e4379) bits(0x3f3c86f2) bits(0x3f4ab6ed) bits(0x401f80a7) bits(0x401cc738) bits(0x3f7c07f0)
        bits(0xc75eeb71) bits(0xbf9fd6cb) ... }
    expect lane 0 R8=0x3f00bb81 R9=0x3f00bc81 R10=0x3f00bc81 R11=0x3f00bb81
    expect lane 1 R8=0x3f004d80 R9=0x3f004e80 R10=0x3f004e80 R11=0x3f004d80
    expect lane 2 R8=0x3e6f0cef R9=0x3e6f10ef R10=0x3e6b10eb R11=0x3e6b0ceb
    expect lane 3 R8=0x3d97f098 R9=0x3d900090 R10=0x3d880088 R11=0x3d8ff090
    expect lane 4 R8=0x3ef46cf4 R9=0x3ef46ef4 R10=0x3ef26ef2 R11=0x3ef26cf2
    expect lane 5 R8=0x3ee1c8e2 R9=0x3ee1cae2 R10=0x3edfcae0 R11=0x3edfc8e0
    expect lane 6 R8=0x3de4d8e5 R9=0x3de4e0e5 R10=0x3ddce0dd R11=0x3ddcd8dd
    expect lane 7 R8=0x3ebfccc0 R9=0x3ebfcec0 R10=0x3ebdcebe R11=0x3ebdccbe
    expect lane 8 R8=0x3eccfecd R9=0x3ecd00cd R10=0x3ecb00cb R11=0x3ecafecb
    expect lane 9 R8=0x3f001980 R9=0x3f001a80 R10=0x3f001a80 R11=0x3f001980
    expect lane 10 R8=0x3f00fe81 R9=0x3f000080 R10=0x3f000080 R11=0x3f00fe81
    expect lane 11 R8=0x3efe08fe R9=0x3efe0afe R10=0x3efc0afc R11=0x3efc08fc
    expect lane 12 R8=0x3f003580 R9=0x3f003680 R10=0x3f003680 R11=0x3f003580
    expect lane 13 R8=0x3f000680 R9=0x3f000780 R10=0x3f000780 R11=0x3f000680
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f3f87dd) bits(0xbf800001) bits(0xbf800002) bits(0xc4f15514) bits(0x3e090000) bits(0xbe69fdf4)
        bits(0x3f554805) bits(0xc24efee2) bits(0x3f193b28) bits(0x3bb51afd) bits(0xbf800002) bits(0xbe0a0000)
        bits(0xbf54c639) bits(0x3f800002) ... }
    t = { bits(0x3f35aec3) 0.89453125 bits(0x40000002) bits(0x3f2eb293) bits(0x3f57726d) bits(0xbfab2b23)
        bits(0x3df16078) bits(0xc44edea0) bits(0x3e8d581a) bits(0x40afbedb) bits(0x4001c782) bits(0x3f61381e)
        bits(0x3f86c000) bits(0x3f64f882) ... }
    expect lane 0 R8=0x3f36bfb7 R9=0x3f36c0b7 R10=0x3f35c0b6 R11=0x3f35bfb6
    expect lane 1 R8=0x3f65ffe6 R9=0x3f6500e5 R10=0x3f6400e4 R11=0x3f64ffe5
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 3 R8=0x3f2f56af R9=0x3f2f57af R10=0x3f2e57ae R11=0x3f2e56ae
    expect lane 4 R8=0x3f5721d7 R9=0x3f5722d7 R10=0x3f5622d6 R11=0x3f5621d6
    expect lane 5 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 6 R8=0x3df6a0f7 R9=0x3df6a8f7 R10=0x3deea8ef R11=0x3deea0ef
    expect lane 7 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 8 R8=0x3e8f308f R9=0x3e8f328f R10=0x3e8d328d R11=0x3e8d308d
    expect lane 9 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 10 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 11 R8=0x3f61dde2 R9=0x3f61dee2 R10=0x3f60dee1 R11=0x3f60dde1
    expect lane 12 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 13 R8=0x3f65ffe6 R9=0x3f6500e5 R10=0x3f6400e4 R11=0x3f64ffe5
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0xc45b87b7) bits(0x3f3626ae) -3.25 2.25 -0.75 -2.0 4.0 bits(0xbfff8946) bits(0x3f800001)
        bits(0x3ecc0e3e) -1.25 bits(0x41033c5d) bits(0x433c3de4) 4.75 ... }
    t = { bits(0x3fee38e4) 2.25 bits(0x3f2eb284) bits(0x3eb6b68d) bits(0x3eea384d) bits(0x3f4e38e4) bits(0x3f04934c)
        bits(0x40213690) bits(0x3ff9dc4a) bits(0x3dc827a7) bits(0x3f9f7e28) bits(0x3f4bf294) bits(0x3eaecbb1)
        bits(0x3f555555) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3d000080 R11=0x3d000080
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3d000080 R11=0x3d000080
    expect lane 2 R8=0x3cc000c0 R9=0x3cc000c0 R10=0x3ca000a0 R11=0x3ca000a0
    expect lane 3 R8=0x3c4000c0 R9=0x3c4000c0 R10=0x3c000080 R11=0x3c000080
    expect lane 4 R8=0x3c800080 R9=0x3c800080 R10=0x3c4000c0 R11=0x3c4000c0
    expect lane 5 R8=0x3ce000e0 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3cc000c0
    expect lane 6 R8=0x3ca000a0 R9=0x3ca000a0 R10=0x3c800080 R11=0x3c800080
    expect lane 7 R8=0x3e800000 R9=0x3e800000 R10=0x3d000080 R11=0x3d000080
    expect lane 8 R8=0x3e800000 R9=0x3e800000 R10=0x3d000080 R11=0x3d000080
    expect lane 9 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
    expect lane 10 R8=0x3e800000 R9=0x3e800000 R10=0x3d000080 R11=0x3d000080
    expect lane 11 R8=0x3ce000e0 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3cc000c0
    expect lane 12 R8=0x3c4000c0 R9=0x3c4000c0 R10=0x3c000080 R11=0x3c000080
    expect lane 13 R8=0x3d000080 R9=0x3d000080 R10=0x3ce000e0 R11=0x3ce000e0
}
