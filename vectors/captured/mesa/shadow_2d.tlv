# Depth compare, every function and depth format: 2d.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 16 on which the two differ, 46 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-15 PD-12
minimum filter 192

texture 0 { type TWO_D  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 1 1  address 0x10000000
            texels rows ce3d0654 }
sampler 0 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 2 texture 0 sampler 2
sampler 3 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 5 texture 0 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 7 texture 0 sampler 7
texture 1 { type TWO_D  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  address 0x10100000
            texels rows bb3c237c535c4c8e162c65c2c1f7bdda }
sampler 8 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 8 texture 1 sampler 8
sampler 9 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 9 texture 1 sampler 9
sampler 10 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 10 texture 1 sampler 10
sampler 11 { address CLAMP_OGL BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 12 texture 1 sampler 12
sampler 13 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 14 texture 1 sampler 14
sampler 15 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 15 texture 1 sampler 15
texture 2 { type TWO_D  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 8 8  address 0x10200000
            texels rows 8ac9c9f31d72e736b3e6e8ba0e9174f46a4ff3ca6cf714c4be7dc1cf7fa64f9da474aa8c4419ef9df8c7295d8c9481dca4ce2fabd07da1ee7daa73a2cf0dc630db29f9038bd53156325266f45492a06cdbd0a39e6453fd9d69ff8ec19ccf51363d70abc4afb82e98114b83cddcce2f4eb91802885d2f10ffb392f73b1877db30f32240c8fbd494f2a26e6c23ba83d082d5c61611bb0dd96b819b69b622f0875d244ba15441f86af3031fec4a009fad1654eddc19a2b372e31e0006a2e37359c98a4437787c0782d89e57b67e6cf52b97621b97bd9d08bd2b5c70b392b5ca1a6aa06d79e0d716fc691d9ef5f1ab6ea0fcb7042f884c28defa5903d614a1971740 }
sampler 16 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 16 texture 2 sampler 16
sampler 17 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 17 texture 2 sampler 17
handle 18 texture 2 sampler 10
sampler 18 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 19 texture 2 sampler 18
sampler 19 { address WRAP CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 20 texture 2 sampler 19
sampler 20 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 21 texture 2 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 22 texture 2 sampler 21
sampler 22 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 23 texture 2 sampler 22
texture 3 { type TWO_D  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 8 8  address 0x10300000
            texels rows a37ba93e0000803f2fb5bb3c236e623f0b775b3e0000000000000000000000000000803f6a70753f0a0fd63e0000803f047a8a3efb70dd3e0000000071028c3e94244c3f2377773f0000000074557e3f1275f33e56b96c3f5c34ef3e8cbf153f000000000000000000000000000000000000803f000000000000000020c67a3f1abaf53d7833fe3e088e3d3f0000803f4539183ed3df123e0000000000000000f908a93e000000004310033d7ce87c3fe37a803e0000803f00000000000000000000803f0000803f000000000000803f0000803f00000000000000000000803f0000000000000000fabd153f00000000fa700e3f00000000000000009c023a3f }
sampler 23 { address MIRROR CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 24 texture 3 sampler 23
sampler 24 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 25 texture 3 sampler 24
sampler 25 { address WRAP MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 26 texture 3 sampler 25
sampler 26 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 27 texture 3 sampler 26
sampler 27 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 28 texture 3 sampler 27
sampler 28 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 29 texture 3 sampler 28
sampler 29 { address BORDER MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 30 texture 3 sampler 29
sampler 30 { address BORDER BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 31 texture 3 sampler 30
texture 4 { type TWO_D  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 2 2  address 0x10400000
            texels rows 0000803f060ecff3ab8c003e118c7c7a5e66b53e5112a30772a8503fa186ab74 }
sampler 31 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 32 texture 4 sampler 31
sampler 32 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 33 texture 4 sampler 32
sampler 33 { address WRAP CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 34 texture 4 sampler 33
sampler 34 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 35 texture 4 sampler 34
sampler 35 { address MIRROR_ONCE_BORDER BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 36 texture 4 sampler 35
sampler 36 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 37 texture 4 sampler 36
sampler 37 { address MIRROR WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 38 texture 4 sampler 37
sampler 38 { address BORDER WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 39 texture 4 sampler 38
texture 5 { type TWO_D  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  address 0x10500000
            texels rows 870d }
sampler 39 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 40 texture 5 sampler 39
sampler 40 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 41 texture 5 sampler 40
sampler 41 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 42 texture 5 sampler 41
sampler 42 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 43 texture 5 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 44 texture 5 sampler 43
sampler 44 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 45 texture 5 sampler 44
sampler 45 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 46 texture 5 sampler 45
sampler 46 { address WRAP BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 47 texture 5 sampler 46

warp 0 {
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0xf
    s = { 1.25 bits(0x3e3c70a8) 0.5 0.0 ... }
    t = { 3.25 2.5 1.0 bits(0x3c5660df) ... }
    dref = { bits(0x3ea80c7b) bits(0x3ea80c79) bits(0x3eb07832) bits(0x3ea80c7b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 1, 2D, 0xf"  active 0xf
    s = { bits(0x3fb947e5) 3.5 bits(0x4018dfc8) bits(0x3f6212ff) ... }
    t = { 3.5 1.5 2.0 -1.5 ... }
    dref = { bits(0x3e78acf5) bits(0x3ea80c7b) bits(0x3ef41d6b) bits(0x3ea80c7b) ... }
    off1 = { aoffi(5,-12) aoffi(-8,1) aoffi(2,17) aoffi(3,-26) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 2, 2D, 0xf"  active 0xf
    s = { -1.25 bits(0xbe301970) -0.25 bits(0x3eb2b528) ... }
    t = { bits(0xbee76c0d) bits(0x3fefa715) 2.25 bits(0x3f9d8e27) ... }
    dref = { bits(0x3ed054b2) bits(0x3e7176d8) bits(0x3ea80c7c) bits(0x3ea80c7b) ... }
    off1 = ptp(1,-2,-6,7)
    off2 = ptp(-3,-7,-5,-7)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 3, 2D, 0xf"  active 0xf
    s = { 1.25 -1.25 0.25 3.75 ... }
    t = { 1.25 -2.0 bits(0x401bbb57) 1.0 ... }
    dref = { bits(0x3ea80c7a) bits(0x3ef249bc) bits(0x3ea80c7b) bits(0x3ea80c7b) ... }
    off1 = { aoffi(5,-11) aoffi(-5,-6) aoffi(-1,23) aoffi(4,-26) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 4 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3e0309ac) 3.0 -1.5 -0.75 ... }
    t = { bits(0x3f416cc1) 3.5 -1.75 0.0 ... }
    dref = { bits(0x3f562ff5) bits(0x3ea80c7b) bits(0x3ea80c7b) bits(0x3ea80c7a) ... }
    off1 = ptp(-7,4,-4,1)
    off2 = ptp(-1,-2,1,1)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
}

warp 5 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 5, 2D, 0xf"  active 0xf
    s = { 1.5 3.25 bits(0x40233e2d) -0.25 ... }
    t = { 1.5 1.0 bits(0x3e50536e) -2.0 ... }
    dref = { bits(0x3f7a43e3) bits(0x3ea80c7b) bits(0x3f110aee) bits(0x3ea80c7c) ... }
    off1 = { aoffi(3,11) aoffi(2,11) aoffi(7,-21) aoffi(6,0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 6 {
    asm "TLD4.R.DC R8, R0, R4, 6, 2D, 0xf"  active 0xf
    s = { 3.75 0.75 bits(0x3f6261b7) bits(0x3f1f64a8) ... }
    t = { 2.5 bits(0x3f2a1e76) bits(0x3f6ade3f) 3.0 ... }
    dref = { bits(0x3ea80c7b) bits(0x3f1aaaf5) bits(0x3f615b27) bits(0x3d1fba6b) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 7, 2D, 0xf"  active 0xf
    s = { 0.25 bits(0x3fcd4357) bits(0x3f13f985) bits(0xbfa559e8) ... }
    t = { -2.0 -0.5 bits(0x3f464c95) bits(0xbf8ebdc2) ... }
    dref = { bits(0x3f04d4a0) bits(0x3ea80c7b) bits(0x3ea80c7b) bits(0x3ea80c7b) ... }
    off1 = ptp(3,-5,-4,-6)
    off2 = ptp(1,-4,-2,-2)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 8, 2D, 0xf"  active 0xf
    s = { bits(0xbf2218e0) 0.0 0.125 1.125 ... }
    t = { bits(0x3f360efc) 2.125 bits(0x3e68e88e) 2.875 ... }
    dref = { bits(0x3e13a4b1) 1.0 0.0 bits(0x3e0cf2ed) ... }
    off1 = { aoffi(6,5) aoffi(-8,-13) aoffi(7,-6) aoffi(-7,-9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.R.DC R8, R0, R4, 9, 2D, 0xf"  active 0xf
    s = { bits(0x3f6ac8e6) bits(0x3fc36512) 1.375 bits(0x4006535b) ... }
    t = { 2.5 0.5 bits(0x3f6427fc) -1.5 ... }
    dref = { -0.5 bits(0x3e98b8a7) bits(0x3e8fe65a) bits(0x3f2b7529) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.R.DC R8, R0, R4, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f29ca8f) -1.5 bits(0x3f1aa02a) -1.375 ... }
    t = { 1.375 1.5 -1.25 -0.125 ... }
    dref = { -0.5 bits(0x3f45c0eb) bits(0x3e99999a) bits(0x3eca582f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 11, 2D, 0xf"  active 0xf
    s = { bits(0x3f4b61ca) -0.875 -0.5 0.25 ... }
    t = { -0.875 -1.375 0.625 1.875 ... }
    dref = { bits(0x3eca582d) bits(0x3e0cf2ed) bits(0x3e0cf2ed) bits(0x3e99999a) ... }
    off1 = ptp(7,0,7,0)
    off2 = ptp(5,-1,6,2)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 12, 2D, 0xf"  active 0xf
    s = { bits(0xbf61d0da) bits(0x3e0c9373) -0.25 1.125 ... }
    t = { 2.0 bits(0x3ec89c23) -0.875 -1.0 ... }
    dref = { bits(0x3e0cf2eb) bits(0x3e98b8a7) bits(0x3f3df7c1) bits(0x3e1c0af8) ... }
    off1 = { aoffi(3,13) aoffi(-4,-19) aoffi(3,-21) aoffi(-8,-4) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 13, 2D, 0xf"  active 0xf
    s = { bits(0xbef277d1) bits(0xbf8ab22a) 2.125 -1.5 ... }
    t = { bits(0x3f8b46fc) bits(0x40069929) 1.75 bits(0x3eee7582) ... }
    dref = { bits(0x3e0cf2ed) -0.5 bits(0x3e0cf2ec) bits(0x3f66ae5d) ... }
    off1 = { aoffi(3,4) aoffi(3,-4) aoffi(0,15) aoffi(3,-14) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 14 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 14, 2D, 0xf"  active 0xf
    s = { bits(0x3f2537f6) 0.5 2.5 -1.375 ... }
    t = { -1.5 1.625 1.75 -0.875 ... }
    dref = { bits(0x3e0cf2ed) bits(0x3e0cf2ee) bits(0x3e98b8a9) bits(0x3eca582d) ... }
    off1 = { aoffi(-8,-28) aoffi(-7,-9) aoffi(-6,5) aoffi(7,1) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 15 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 15, 2D, 0xf"  active 0xf
    s = { bits(0x3f189b01) bits(0x3f7f948d) 1.75 -0.125 ... }
    t = { bits(0x3e4a1dbb) -1.0 bits(0x3f01aa36) 1.5 ... }
    dref = { bits(0x3e0cf2ee) bits(0x3f3eef3e) bits(0x3e98b8a7) bits(0x3e0cf2ed) ... }
    off1 = ptp(-7,-6,-8,-4)
    off2 = ptp(-7,1,2,-3)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R.DC R8, R0, R4, 16, 2D, 0xf"  active 0xf
    s = { bits(0xbf66475b) bits(0x3e7edc43) -0.40625 bits(0xbf052fac) ... }
    t = { bits(0xbe26d01f) -1.125 bits(0x3f298bc4) 1.53125 ... }
    dref = { bits(0x3eab1df6) bits(0x3ee9221d) bits(0x3f426c18) bits(0x3d817ae7) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.DC R8, R0, R4, 17, 2D, 0xf"  active 0xf
    s = { -0.03125 2.21875 -1.0 -0.90625 ... }
    t = { bits(0x3f32b0b0) 2.03125 1.46875 1.21875 ... }
    dref = { bits(0x3f055741) bits(0x3f759e1e) bits(0x3f2a74a5) bits(0x3e3f3b71) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 18 {
    asm "TLD4.R.DC R8, R0, R4, 18, 2D, 0xf"  active 0xf
    s = { bits(0x3f70cbf1) bits(0xbf405114) bits(0x3e2d30e6) 1.1875 ... }
    t = { bits(0x3f598d6d) 0.25 bits(0x3d9d6677) -0.75 ... }
    dref = { bits(0x3dde2554) 0.25 bits(0x3f734f69) bits(0x3d9edfae) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.R.DC R8, R0, R4, 19, 2D, 0xf"  active 0xf
    s = { bits(0x3f58479d) bits(0x3e55cada) -0.09375 2.1875 ... }
    t = { bits(0x3d849dd6) 1.1875 -0.78125 0.75 ... }
    dref = { bits(0x3ee56745) bits(0x3da7bb61) bits(0x3f734f6a) bits(0x3e3ae2bd) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 20, 2D, 0xf"  active 0xf
    s = { bits(0xbee6dd1c) 1.59375 0.0625 -0.8125 ... }
    t = { -0.25 0.5 0.75 -0.5625 ... }
    dref = { bits(0x3f3d089e) bits(0x3f034b12) bits(0x3e3ae2bd) bits(0x3f56035a) ... }
    off1 = ptp(-2,1,1,-7)
    off2 = ptp(0,5,-8,-2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 21, 2D, 0xf"  active 0xf
    s = { bits(0x3f39be5e) 0.0 bits(0x3f30ae53) bits(0x3ed99b81) ... }
    t = { bits(0x3f494cf3) 1.8125 0.9375 0.53125 ... }
    dref = { bits(0x3ed33703) bits(0x3f68e6b5) bits(0x3e8045e7) bits(0x3da7bb61) ... }
    off1 = ptp(-5,-6,-5,2)
    off2 = ptp(5,-4,4,-5)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 22 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 22, 2D, 0xf"  active 0xf
    s = { -0.40625 bits(0x3c108c32) 1.46875 bits(0x3f70b43b) ... }
    t = { 1.0625 1.1875 bits(0x3f353627) bits(0x3f28cde2) ... }
    dref = { bits(0x3c9dba7f) bits(0x3ef2db41) bits(0x3e3c12db) bits(0x3f590dbc) ... }
    off1 = ptp(3,-1,-3,6)
    off2 = ptp(5,5,6,-2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 23 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 23, 2D, 0xf"  active 0xf
    s = { 1.1875 0.6875 1.0 0.90625 ... }
    t = { 0.125 bits(0x3d7eca85) -0.9375 bits(0xbf5650e9) ... }
    dref = { bits(0x3f034b14) bits(0x3e8045e5) bits(0x3eed8e04) bits(0x3f5083bb) ... }
    off1 = { aoffi(0,16) aoffi(-5,-23) aoffi(6,23) aoffi(4,0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 24, 2D, 0xf"  active 0xf
    s = { bits(0x3ea32805) 0.65625 bits(0x3fbcfa86) bits(0x3e534a37) ... }
    t = { bits(0x3e86ca77) 1.21875 1.53125 0.84375 ... }
    dref = { bits(0x3f3a33d4) bits(0x3d031042) bits(0x3ed60f0a) bits(0x3e87869a) ... }
    off1 = { aoffi(7,-4) aoffi(3,6) aoffi(3,-31) aoffi(-6,-20) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 25, 2D, 0xf"  active 0xf
    s = { bits(0x3dba7fbf) bits(0x3ec18df6) bits(0x3f6c7779) bits(0xbef05e89) ... }
    t = { 0.65625 1.03125 bits(0xbf0ea563) bits(0xbf879f1f) ... }
    dref = { bits(0x3eb3536c) 1.5 bits(0x3f4c04d9) 1.0 ... }
    off1 = { aoffi(3,9) aoffi(-8,-7) aoffi(4,-12) aoffi(7,-31) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 26, 2D, 0xf"  active 0xf
    s = { 1.21875 -0.09375 bits(0x3da85938) 0.65625 ... }
    t = { 1.125 bits(0x3f4252df) bits(0x40083191) 1.78125 ... }
    dref = { bits(0x3f7be26b) bits(0x3f32dda4) bits(0x3f7ac620) 1.0 ... }
    off1 = ptp(-2,-3,0,0)
    off2 = ptp(-8,2,-4,-6)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 27, 2D, 0xf"  active 0xf
    s = { bits(0x3f46f4ca) bits(0x3f0df240) 0.84375 bits(0xbefad758) ... }
    t = { bits(0x3e2e32dd) 0.625 -0.125 bits(0x3f686bf1) ... }
    dref = { bits(0x3f4bc922) bits(0x3f39ed7b) bits(0x3e12dfd3) 0.0 ... }
    off1 = { aoffi(7,6) aoffi(-3,5) aoffi(-5,11) aoffi(-2,30) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 28, 2D, 0xf"  active 0xf
    s = { bits(0x3f2fd8d6) -0.1875 -0.59375 bits(0x3f7eaf52) ... }
    t = { 1.28125 -0.125 bits(0x3e4b27e4) bits(0x3ffaf551) ... }
    dref = { bits(0x3ed2f408) bits(0x3f626e24) bits(0x3e4d9fb7) 0.0 ... }
    off1 = { aoffi(1,21) aoffi(4,29) aoffi(-6,21) aoffi(1,8) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 29 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 29, 2D, 0xf"  active 0xf
    s = { bits(0x3dd9fe8b) bits(0x3f7059db) bits(0x3f1012de) -1.03125 ... }
    t = { bits(0xbf6c0518) -0.65625 1.125 bits(0x3f377942) ... }
    dref = { bits(0x3e8a7a04) bits(0x3eef345e) bits(0x3d057227) bits(0x3df5ba18) ... }
    off1 = ptp(2,3,-5,4)
    off2 = ptp(-4,2,0,-3)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 30 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 30, 2D, 0xf"  active 0xf
    s = { 0.1875 0.21875 bits(0x3d60814d) -0.625 ... }
    t = { bits(0x3ee135a1) -0.84375 bits(0x3f46d3ba) bits(0x3e857666) ... }
    dref = { bits(0x3f15bf8e) bits(0x3f318f91) bits(0x3f66dd66) 1.0 ... }
    off1 = ptp(3,-6,-3,1)
    off2 = ptp(1,-5,6,2)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 31 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 31, 2D, 0xf"  active 0xf
    s = { bits(0x3f060f44) bits(0x3f0cf803) 0.5625 1.40625 ... }
    t = { 1.46875 1.0 bits(0x3f468e20) -0.625 ... }
    dref = { 1.0 1.0 bits(0x00000001) bits(0x3f0c0b7c) ... }
    off1 = ptp(-1,-4,2,-5)
    off2 = ptp(6,-3,-2,-7)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, 2D, 0xf"  active 0xf
    s = { -1.25 bits(0x3e83f791) -1.5 -0.25 ... }
    t = { bits(0x3ee759f3) -0.75 bits(0x4029e7ed) 1.125 ... }
    dref = { bits(0x3e008cab) bits(0x3e008cab) bits(0x3e008cab) bits(0x3eb5665e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 33, 2D, 0xf"  active 0xf
    s = { bits(0x3cd852b6) 0.625 1.375 bits(0x3e26e2a5) ... }
    t = { 0.125 1.875 -0.875 bits(0x3f4a2513) ... }
    dref = { 1.0 bits(0x3e008cab) 1.0 bits(0x3e008cac) ... }
    off1 = { aoffi(3,-14) aoffi(-2,9) aoffi(-4,-6) aoffi(-7,-5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 34 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 34, 2D, 0xf"  active 0xf
    s = { 1.625 bits(0x3e5d4189) bits(0x3f33b563) 1.375 ... }
    t = { -0.125 2.625 bits(0x3f2de7a1) 2.875 ... }
    dref = { bits(0x3eb5665d) bits(0x3f50a872) bits(0x3eb5665e) bits(0x3f5aae8e) ... }
    off1 = ptp(1,6,5,2)
    off2 = ptp(-8,-2,4,0)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.R.DC R8, R0, R4, 35, 2D, 0xf"  active 0xf
    s = { 0.5 bits(0x3f62a800) 0.5 0.75 ... }
    t = { 2.875 2.25 2.0 0.625 ... }
    dref = { bits(0x3eb5665d) bits(0x3f50a872) bits(0x3eb5665d) bits(0x3e874f4b) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
}

warp 36 {
    asm "TLD4.R.DC R8, R0, R4, 36, 2D, 0xf"  active 0xf
    s = { bits(0x3e8c2041) 1.5 bits(0x3ece527b) bits(0x3e870d57) ... }
    t = { -1.125 2.125 -0.125 bits(0x3fce274b) ... }
    dref = { bits(0x3eb5665e) 1.0 bits(0x3f1ef706) bits(0x3e008cab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 37, 2D, 0xf"  active 0xf
    s = { 1.625 bits(0x3f2b8845) 2.625 bits(0x3f12e129) ... }
    t = { 2.5 -0.25 0.0 bits(0x3e617964) ... }
    dref = { bits(0x3f53f214) bits(0x3eb5665e) bits(0x3efaca95) bits(0x3f7fffff) ... }
    off1 = { aoffi(2,25) aoffi(-8,-11) aoffi(0,-20) aoffi(5,-3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 38, 2D, 0xf"  active 0xf
    s = { bits(0x3ea5813f) -1.0 bits(0x3ea27834) -1.125 ... }
    t = { bits(0x3f7e688a) -1.375 1.875 1.625 ... }
    dref = { bits(0x3eb5665e) bits(0x3f50a872) bits(0x3df6a969) 1.0 ... }
    off1 = ptp(0,-5,-8,-5)
    off2 = ptp(4,-7,1,-5)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 39 {
    asm "TLD4.R.DC R8, R0, R4, 39, 2D, 0xf"  active 0xf
    s = { 2.875 0.625 bits(0x3f6d0a9f) 0.125 ... }
    t = { -0.625 bits(0x3f71f721) bits(0x3f65e64f) 1.5 ... }
    dref = { bits(0x3eb5665c) bits(0x3f369cd7) bits(0x3eb5665f) bits(0x3f50a874) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 40, 2D, 0xf"  active 0xf
    s = { bits(0x3edb44ed) -1.75 1.5 2.0 ... }
    t = { 0.5 1.0 bits(0x3eab7982) -1.25 ... }
    dref = { bits(0x3d5870da) bits(0x3d5870d7) bits(0x3d5870d9) bits(0x3eb56aeb) ... }
    off1 = { aoffi(-6,-25) aoffi(2,30) aoffi(6,-14) aoffi(-7,-22) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 41, 2D, 0xf"  active 0xf
    s = { 1.0 1.25 bits(0xbfb2349e) -0.5 ... }
    t = { -0.75 bits(0x3d0ffae7) 3.0 -2.0 ... }
    dref = { 0.25 1.5 bits(0x3d5870d8) bits(0x3d5870d8) ... }
    off1 = ptp(-4,-3,7,5)
    off2 = ptp(-6,4,-7,-1)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 42, 2D, 0xf"  active 0xf
    s = { bits(0x3e57b55f) bits(0x3e2384ad) bits(0xbf83d545) -1.25 ... }
    t = { 2.0 bits(0xbdd7107e) bits(0x3f3af7c2) 0.5 ... }
    dref = { bits(0x3e7a0b80) bits(0x3d5870d8) bits(0x3d5870da) bits(0x3d5870da) ... }
    off1 = ptp(5,4,7,-7)
    off2 = ptp(7,4,-4,7)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.R.DC R8, R0, R4, 43, 2D, 0xf"  active 0xf
    s = { -1.0 bits(0x3eaed4ad) -1.75 0.0 ... }
    t = { 2.5 -1.75 bits(0x3eda0640) bits(0xbf534417) ... }
    dref = { -0.5 1.5 bits(0x3d5870d8) bits(0x3d5870d8) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 44, 2D, 0xf"  active 0xf
    s = { bits(0x3f46506d) bits(0x3ef4caae) 0.75 bits(0x3f692ce1) ... }
    t = { bits(0xbfa04d16) 0.25 2.75 bits(0x40366776) ... }
    dref = { bits(0x3d5870d8) bits(0x3d5870d8) bits(0x3d5870d8) bits(0x3d5870d8) ... }
    off1 = ptp(-7,3,-5,4)
    off2 = ptp(1,-6,-1,-5)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 45, 2D, 0xf"  active 0xf
    s = { bits(0xbf09c138) bits(0x401ba557) bits(0x3f9da05f) -0.75 ... }
    t = { bits(0x3f5274d9) 2.5 2.5 0.75 ... }
    dref = { bits(0x3f4089c9) bits(0x3d5870d8) bits(0x3d5870d8) bits(0x3e12a8e9) ... }
    off1 = ptp(4,2,-4,-7)
    off2 = ptp(0,-1,0,5)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.R.DC R8, R0, R4, 46, 2D, 0xf"  active 0xf
    s = { 3.25 bits(0x3fa76da1) bits(0xbf7e87cd) -0.25 ... }
    t = { -0.75 2.0 bits(0x3f7242bd) 2.25 ... }
    dref = { bits(0x3f720042) bits(0x3d5870d8) bits(0x3f17aca5) bits(0x3d5870da) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 47 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 47, 2D, 0xf"  active 0xf
    s = { bits(0x3fab6d5f) 2.5 bits(0x3ee9b965) 0.5 ... }
    t = { bits(0x3f213909) bits(0x401d41d0) bits(0x3f2b2893) bits(0x40343df8) ... }
    dref = { bits(0x3d5870da) bits(0x3d5870d8) bits(0x3f10daf2) -0.5 ... }
    off1 = ptp(1,-5,7,0)
    off2 = ptp(-4,-4,-2,5)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}
