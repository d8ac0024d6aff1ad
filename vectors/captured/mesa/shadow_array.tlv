# Depth compare, every function and depth format: array.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 10 on which the two differ, 27 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-15 PD-12
minimum filter 192

texture 0 { type TWO_D_ARRAY  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 13 6  layers 1  address 0x10000000
            texels rows b4419b12882083aefa1768ee7b33e5019a59f1da7e1490613964282873943f0c8c603d2db92672402f785a2fac45cdaf1c76175627f4e352c8f26d4625cb332d6eb9242178d4c99c188e638d45364bc4039c9216087428e698a9a0fbfff9da07c05ba7d952083d8895faa080925cc6c82f053de5bd4d6a499c3f1ec0cfa262ed046007e78c979d341013650e5fc4afc1187a3229ea1efff053a8b096c1afde14d90fde9ed6e1d7bbbd1a5b043c818e009a2b7f578a8db34f36098ac6b723ccb9a3ac6f65eb6acc5e337dae078670b954836a61da119c5244adf835190e1e98391b5b608d5b0d034335020ec6c6b8fc17b72b00f4ed5fe8d37da4747872f0e216d717a48360b6bce5602c00946e7cca8cb5407acf290ddfa0e9759cc0e93c2937c4124f6e3c25cea6b8a411ca3bbcb45ae3217640b227dd08 }
sampler 0 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 1 texture 0 sampler 1
sampler 2 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 6 texture 0 sampler 6
sampler 7 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 7 texture 0 sampler 7
texture 1 { type TWO_D_ARRAY  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 13 6  layers 1  address 0x10100000
            texels rows 1e83fde768445ce500760773ef66f125f44ebfd937b50aed09e9b5b4785fc93e175b66a6f05fc7aca107029cff712efbd13a6d7ff0321976d5813d7f7f6da9b518dbd97a309121d1f0dfb0dea367f985334917f20bebd2efedf241f75776790c3a4c11effe1b8931f9303456345a743124c6ee5d2b0e115dec61f8079bdd64e5daefc5665ae909e4d827f4f0585b499e4ac383311561e67bda895b1d1baaa6e1ae3e82a478e0d2653b996e93b2ea2dd10ac268927cefabd4605d6b4851eddb8b4404e236af26f3c59530ebe0ae9f0bc21f0ba0e0bb546ae9e421436a0609e9c38d9cc4a790d28b2588ac4527000ef6eeedcad614a91888b9e21e8ca8477b7f8ef8f233227cdf1435fcfa300e1852f67ddeb73a187fa3d960184cbd4e773d538ef927b68086205ad09917ce76a70cffdbd81a6819f18dc358 }
sampler 8 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 8 texture 1 sampler 8
sampler 9 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 10 texture 1 sampler 10
sampler 11 { address CLAMP_OGL MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 12 texture 1 sampler 12
sampler 13 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 13 texture 1 sampler 13
sampler 14 { address WRAP MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 14 texture 1 sampler 14
sampler 15 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 15 texture 1 sampler 15
texture 2 { type TWO_D_ARRAY  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  layers 2  address 0x10200000
            texels rows 88d25db77dcb2134 }
sampler 16 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 16 texture 2 sampler 16
sampler 17 { address WRAP MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 17 texture 2 sampler 17
sampler 18 { address MIRROR WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 18 texture 2 sampler 18
sampler 19 { address WRAP BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 19 texture 2 sampler 19
sampler 20 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 20 texture 2 sampler 20
sampler 21 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 21 texture 2 sampler 21
sampler 22 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 22 texture 2 sampler 22
sampler 23 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 23 texture 2 sampler 23
texture 3 { type TWO_D_ARRAY  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  layers 2  address 0x10300000
            texels rows 4bf7783fb98d963e }
sampler 24 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 24 texture 3 sampler 24
sampler 25 { address WRAP MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 25 texture 3 sampler 25
sampler 26 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 26 texture 3 sampler 26
sampler 27 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 27 texture 3 sampler 27
sampler 28 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 28 texture 3 sampler 28
sampler 29 { address BORDER BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 29 texture 3 sampler 29
sampler 30 { address WRAP CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 30 texture 3 sampler 30
sampler 31 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 31 texture 3 sampler 31
texture 4 { type TWO_D_ARRAY  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  layers 2  address 0x10400000
            texels rows 00000000c3397bc0f980503f5100c7230000803f00037b6a0000803fb3035d121b1f873eaa7c43aa000000005084547100000000d44f2cff0000803f2ba9d3cb }
sampler 32 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 32 texture 4 sampler 32
sampler 33 { address CLAMP_OGL BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 33 texture 4 sampler 33
sampler 34 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 34 texture 4 sampler 34
sampler 35 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 35 texture 4 sampler 35
sampler 36 { address MIRROR WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 36 texture 4 sampler 36
sampler 37 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 37 texture 4 sampler 37
sampler 38 { address MIRROR CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 38 texture 4 sampler 38
sampler 39 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 39 texture 4 sampler 39
texture 5 { type TWO_D_ARRAY  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 8 8  layers 2  address 0x10500000
            texels rows b7e1c2481b2c18132fac492ff8484719efc2404aa895e9174ae2251ac37c27a8e393f24935c9448789e4083722c18e0e230c19420879891a45217df003c953d754e38b4a92e196f72749964b5d0cc1ee328696eb6e138689ecc7628c4790eface2582ba108457e4a468fe6c71c85de8831cf4ecef905c19f9d6c1a0e9b7e13a52e4b87d15a80df7c2017e8caf20eebce74342c5e552c292f4badf8f06e06aede9e789a4722a03d5cdff6579ac3a5dbff00b0022d00ff2d2275ed26b66d5610cc5f45610c40967dc26e5d0da7378b180f941c61e14badd067712e32344db36864c8249909d19904c2c72ca7d8118806af26c17245b7ffb83c5f162cea0fd32795 }
sampler 40 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 40 texture 5 sampler 40
sampler 41 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 41 texture 5 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 42 texture 5 sampler 42
sampler 43 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 43 texture 5 sampler 43
handle 44 texture 5 sampler 4
sampler 44 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 45 texture 5 sampler 44
sampler 45 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 46 texture 5 sampler 45
sampler 46 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 47 texture 5 sampler 46

warp 0 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 0, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 0 2 ... }
    s = { bits(0xbe313b14) bits(0x3f215fdf) bits(0x3ff62762) bits(0xbf84ec4f) ... }
    t = { bits(0xbf155555) bits(0x3f87c76d) bits(0xbf6aaaab) bits(0x3f39dbe8) ... }
    dref = { bits(0x3e8cdbe5) bits(0x3f5a616c) bits(0x3f6422d1) bits(0x3f468a0a) ... }
    off1 = ptp(-6,-5,2,5)
    off2 = ptp(6,-1,-2,-6)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.R.DC R8, R0, R4, 1, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 1 2 ... }
    s = { bits(0x3fc9d89e) bits(0x3f3138ae) bits(0x3fcec4ec) bits(0x3ee7f552) ... }
    t = { bits(0x3e555555) bits(0x3e355757) -0.625 bits(0x3fed9f8a) ... }
    dref = { bits(0x3f401e40) bits(0x3f3ebca1) bits(0x3db494e1) bits(0x3e3243b0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 2 {
    asm "TLD4.R.DC R8, R0, R4, 2, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 0 1 ... }
    s = { bits(0x3f6222d7) bits(0x3dc4ec4f) bits(0x3f03b635) bits(0xbf4ec4ec) ... }
    t = { bits(0xbf8aaaab) 1.0 bits(0x3e2aaaab) -0.25 ... }
    dref = { bits(0x3e5ca4f0) 1.5 bits(0x3f1ede10) bits(0x3f4b8587) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 3, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 1 1 ... }
    s = { bits(0x3fff67c6) bits(0x3e13d2e6) bits(0xbf22a030) bits(0x3f78a020) ... }
    t = { bits(0x3faf97a1) -1.125 bits(0x4012aaab) bits(0x3f760eba) ... }
    dref = { bits(0x3edc9e25) bits(0x3e34cf2d) bits(0x3f53e85e) bits(0x3e34cf2e) ... }
    off1 = { aoffi(-1,13) aoffi(-6,25) aoffi(1,-7) aoffi(3,-9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 4, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 2 1 ... }
    s = { bits(0x3e90454b) bits(0xbecec4ec) bits(0x40062762) bits(0xbee27627) ... }
    t = { bits(0x3f82047b) bits(0xbed55555) bits(0xbf955555) bits(0x3f3bf93c) ... }
    dref = { bits(0x3f1cc9d5) bits(0x3e1036c0) bits(0x3cf5cfa1) bits(0x3e11069e) ... }
    off1 = ptp(-3,-8,2,7)
    off2 = ptp(-3,-6,-6,2)
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 5, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 2 2 ... }
    s = { bits(0xbf2c4ec5) bits(0xbf762762) bits(0x3fdd89d9) bits(0xbf1d89d9) ... }
    t = { bits(0x3f76ddea) bits(0x400f6703) bits(0x3f33872c) bits(0x3f1a1537) ... }
    dref = { bits(0x3f52ea1e) bits(0x3f0d638f) bits(0x3eaefe57) bits(0x3c8b6343) ... }
    off1 = { aoffi(3,-27) aoffi(1,9) aoffi(6,-30) aoffi(6,-26) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 6 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 6, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 1 0 ... }
    s = { bits(0x3ed7df37) bits(0xbf4ec4ec) bits(0xbf89d89e) bits(0x3eb0e825) ... }
    t = { bits(0xbe555555) bits(0x3f43687d) bits(0x3e955555) bits(0x3ecd5051) ... }
    dref = { bits(0x3e34f580) bits(0x3f1ede0f) bits(0x3f1d402f) bits(0x3ef0e949) ... }
    off1 = ptp(-6,-7,2,7)
    off2 = ptp(0,-1,-8,4)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 7 {
    asm "TLD4.R.DC R8, R0, R4, 7, ARRAY_2D, 0xf"  active 0xf
    array = { 2 2 0 0 ... }
    s = { bits(0xbec4ec4f) bits(0x3fd89d8a) bits(0x3f362762) bits(0x3fbb13b1) ... }
    t = { bits(0x4002aaab) 1.625 bits(0x3e72d0c8) bits(0x3ee3a923) ... }
    dref = { bits(0x3f6e6818) bits(0x3f0d638f) bits(0x3f00a0fa) bits(0x3f48c5e0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 8, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 2 2 ... }
    s = { bits(0x3f0f812f) bits(0xbf7b13b1) 0.25 bits(0x3fbc4a6e) ... }
    t = { bits(0xbe2aaaab) bits(0x3f4676c6) -0.25 bits(0x3ef2fc26) ... }
    dref = { bits(0x3f6f1b06) bits(0x3d8d63f1) bits(0x3f091bff) bits(0x3e854017) ... }
    off1 = ptp(7,-5,7,-8)
    off2 = ptp(-7,-1,-8,7)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 9, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 0 2 ... }
    s = { bits(0x3ed89d8a) bits(0x3e30406e) bits(0xbe7714da) bits(0x3ec4ec4f) ... }
    t = { bits(0x3fd55555) bits(0x3f9aaaab) bits(0x3d2aaaab) bits(0x3e8912c6) ... }
    dref = { bits(0x3d2b5371) bits(0x3e0644c1) bits(0x3dc99781) bits(0x3ed6bac1) ... }
    off1 = { aoffi(-2,2) aoffi(-6,12) aoffi(-5,26) aoffi(2,21) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 10 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 10, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 0 2 ... }
    s = { bits(0x3fc9024e) bits(0x3e217af7) bits(0xbecec4ec) bits(0xbe89d89e) ... }
    t = { bits(0x3f7cee40) bits(0x3fbaaaab) bits(0x400d5555) 2.125 ... }
    dref = { bits(0x3e2a8a55) bits(0x3f0818aa) 1.0 bits(0x3e760755) ... }
    off1 = ptp(4,0,-8,-6)
    off2 = ptp(-3,-5,-8,0)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 11, ARRAY_2D, 0xf"  active 0xf
    array = { 2 2 0 1 ... }
    s = { bits(0xbf827627) bits(0x3ed89d8a) bits(0x3f685bca) bits(0x3e93dd18) ... }
    t = { bits(0x3f9aaaab) bits(0xbf3c577b) bits(0xbeeaaaab) bits(0xbdd1b349) ... }
    dref = { bits(0x3e90c8d6) bits(0x3f091c00) bits(0x3f760e01) bits(0x3c01e841) ... }
    off1 = ptp(1,1,-6,5)
    off2 = ptp(5,0,-3,2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 12, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 0 0 ... }
    s = { bits(0xbf1d89d9) bits(0x3f189d8a) bits(0xbf1d89d9) bits(0x3f1c7d96) ... }
    t = { 2.0 1.125 bits(0x3d3e0da2) 0.25 ... }
    dref = { bits(0x3f495f79) bits(0x3ed4a979) bits(0x3f7326b0) bits(0x3f35e90c) ... }
    off1 = ptp(-7,2,-7,7)
    off2 = ptp(4,-8,0,-4)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 13 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 13, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 1 2 ... }
    s = { bits(0xbf04ec4f) bits(0x3e3f6186) bits(0x3fa9d89e) bits(0x3f727f65) ... }
    t = { bits(0x3e955555) bits(0x3e9fcddd) bits(0x3f6aaaab) bits(0xbf187bcd) ... }
    dref = { bits(0x3f6230a1) bits(0x3e89357c) bits(0x3f22aa0f) bits(0x3dc99781) ... }
    off1 = ptp(0,-4,-8,-7)
    off2 = ptp(-1,6,-5,6)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 14 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 14, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 2 2 ... }
    s = { bits(0x3ed76850) bits(0x3ff13b14) bits(0xbef253ed) bits(0x3eb8fa1c) ... }
    t = { bits(0x3f4aaaab) -0.875 bits(0xbd2aaaab) bits(0xbe665074) ... }
    dref = { bits(0x3e99999a) bits(0x3f7d831f) bits(0x3f30dff1) bits(0x3e836a2c) ... }
    off1 = { aoffi(-5,-10) aoffi(-2,-17) aoffi(2,-27) aoffi(-5,2) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 15, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 2 1 ... }
    s = { bits(0x3e6c4ec5) bits(0xbe32d9be) bits(0x3ff89d8a) bits(0x3ed90e95) ... }
    t = { bits(0xbe2aaaab) bits(0xbf855555) bits(0x3da7a381) bits(0x3fd8ccb9) ... }
    dref = { bits(0x3f35e90a) bits(0x3f765218) bits(0x3f553cbd) bits(0x3ce48bd7) ... }
    off1 = ptp(-6,3,3,-7)
    off2 = ptp(6,7,-8,0)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 16, ARRAY_2D, 0xf"  active 0xf
    array = { 3 2 3 2 ... }
    s = { bits(0x3f2b1c56) 2.5 bits(0x3f34e37a) 2.25 ... }
    t = { -0.75 bits(0x3f62490c) bits(0x3e224a8f) bits(0x3e621330) ... }
    dref = { bits(0x3ebba511) bits(0x3e072df4) bits(0x3f39abc0) bits(0x3ebba511) ... }
    off1 = ptp(1,-3,0,-4)
    off2 = ptp(7,-7,6,-7)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 17, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 1 0 ... }
    s = { 2.0 -0.25 bits(0x3ed5f205) 1.25 ... }
    t = { bits(0x3ea51eda) 1.25 bits(0x3fba79fd) -1.0 ... }
    dref = { bits(0x3ebba511) bits(0x3ebba511) bits(0x3e072df5) bits(0x3e99999a) ... }
    off1 = { aoffi(-5,18) aoffi(-1,3) aoffi(-5,-21) aoffi(5,10) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 18 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 18, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 0 3 ... }
    s = { 3.0 1.75 bits(0xbf14ebd3) -0.25 ... }
    t = { bits(0xbf0b4fd0) 0.25 bits(0x3ea94650) -0.5 ... }
    dref = { bits(0x3e072df5) bits(0x3e072df5) bits(0x3ebba513) bits(0x3e072df5) ... }
    off1 = ptp(6,3,2,-8)
    off2 = ptp(-5,1,7,-5)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 19 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 19, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 3 0 ... }
    s = { bits(0x3d5568fb) -1.75 1.75 bits(0x3f48d484) ... }
    t = { 2.5 3.0 bits(0x3eaa039b) -0.25 ... }
    dref = { bits(0x3ebba510) bits(0x3e072df4) bits(0x3ebba511) bits(0x3f7b4b3a) ... }
    off1 = ptp(2,-5,0,-8)
    off2 = ptp(7,3,1,-8)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 20 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 20, ARRAY_2D, 0xf"  active 0xf
    array = { 2 2 0 0 ... }
    s = { 0.0 bits(0x3f002270) -1.0 0.75 ... }
    t = { -1.5 2.75 bits(0x3e8bbe5b) -1.25 ... }
    dref = { 0.0 bits(0x3ebba513) bits(0x3ec5de23) bits(0x3e072df5) ... }
    off1 = ptp(2,-7,3,1)
    off2 = ptp(6,5,-1,1)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.R.DC R8, R0, R4, 21, ARRAY_2D, 0xf"  active 0xf
    array = { 3 0 0 2 ... }
    s = { 3.5 0.25 2.75 0.75 ... }
    t = { 0.5 -0.25 2.75 1.75 ... }
    dref = { bits(0x3f6d2ccd) -0.5 bits(0x3e072df5) bits(0x3e072df5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 22 {
    asm "TLD4.R.DC R8, R0, R4, 22, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 2 3 ... }
    s = { 3.75 0.75 1.5 bits(0x3ebbb857) ... }
    t = { 0.25 bits(0x3f5b071d) 1.25 bits(0x3dd3cc82) ... }
    dref = { bits(0x3e072df5) bits(0x3e99999a) bits(0x3ebba511) bits(0x3e072df6) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 23 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 23, ARRAY_2D, 0xf"  active 0xf
    array = { 2 2 0 2 ... }
    s = { 3.25 3.25 bits(0xbfc66ada) 3.5 ... }
    t = { 3.0 2.0 bits(0x4032e444) 0.0 ... }
    dref = { bits(0x3f77ce30) bits(0x3e82d402) bits(0x3ebba511) bits(0x3e072df5) ... }
    off1 = { aoffi(3,-23) aoffi(-5,-25) aoffi(1,-7) aoffi(2,14) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R.DC R8, R0, R4, 24, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 0 2 ... }
    s = { 0.0 -1.75 bits(0x3d43f6e3) bits(0x40021a9e) ... }
    t = { 0.0 bits(0x402dd791) bits(0x3f0c32a1) bits(0x3f358e32) ... }
    dref = { bits(0x3f78f74b) bits(0x3f78f74c) bits(0x3e968db9) bits(0x3e650512) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.R.DC R8, R0, R4, 25, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 0 2 ... }
    s = { bits(0x3d7f71c8) -1.0 bits(0x3f283da1) bits(0x407cd850) ... }
    t = { -1.25 1.0 1.75 0.5 ... }
    dref = { 1.5 bits(0x3d901104) bits(0x3ef9a5c7) bits(0x3e968dba) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 26, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 2 1 ... }
    s = { 3.5 -1.5 -1.5 -0.5 ... }
    t = { bits(0x3f349521) 0.75 bits(0x3ebc2991) 1.25 ... }
    dref = { 1.5 bits(0x3f78f74b) bits(0x3e99999a) bits(0x3f78f74b) ... }
    off1 = ptp(2,2,7,-5)
    off2 = ptp(-6,-8,-1,2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.R.DC R8, R0, R4, 27, ARRAY_2D, 0xf"  active 0xf
    array = { 3 0 0 1 ... }
    s = { bits(0x3ef9a10c) bits(0x3e3d1fac) bits(0x3eb917a7) bits(0xbfcc53cc) ... }
    t = { bits(0x3f7522fb) 2.75 0.0 -1.75 ... }
    dref = { bits(0x3e968db9) bits(0x3d45afa5) bits(0x3c9149d7) bits(0x3f78f74a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 28 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 28, ARRAY_2D, 0xf"  active 0xf
    array = { 1 3 0 1 ... }
    s = { -1.25 bits(0x3e2a6dd1) 2.5 bits(0x3eea1629) ... }
    t = { 0.25 bits(0xbf99d64d) 3.25 -1.5 ... }
    dref = { bits(0x3e968db9) bits(0x3f78f74b) bits(0x3f78f74c) bits(0x3f78f74b) ... }
    off1 = { aoffi(7,22) aoffi(-1,25) aoffi(7,1) aoffi(-8,14) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 29 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 29, ARRAY_2D, 0xf"  active 0xf
    array = { 0 2 2 3 ... }
    s = { bits(0x3e7e0455) -1.25 -0.5 -0.75 ... }
    t = { 2.75 0.0 -0.25 bits(0x3f30905a) ... }
    dref = { 0.0 bits(0x3d7e8a09) bits(0x3f78f74b) bits(0x3f78f74c) ... }
    off1 = { aoffi(-1,-17) aoffi(-4,-11) aoffi(1,-6) aoffi(4,-22) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 30 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 30, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 2 1 ... }
    s = { 3.75 bits(0x401a5590) bits(0x3dbddddd) bits(0x402d4936) ... }
    t = { 1.5 bits(0x3f02b0de) 0.0 bits(0x403bc5f2) ... }
    dref = { bits(0x3e968db7) bits(0x3f7f084c) bits(0x3f78f74b) bits(0x3f1a8a71) ... }
    off1 = { aoffi(-1,-26) aoffi(-5,-20) aoffi(0,-22) aoffi(-4,-16) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 31 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 31, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 0 3 ... }
    s = { -0.25 2.0 1.0 -1.25 ... }
    t = { 2.25 2.5 -0.75 1.75 ... }
    dref = { bits(0x3e968db9) bits(0x3e968db9) bits(0x3e968db9) 0.0 ... }
    off1 = ptp(-6,-8,2,-6)
    off2 = ptp(-4,2,-4,5)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, ARRAY_2D, 0xf"  active 0xf
    array = { 0 3 0 2 ... }
    s = { bits(0x3f74a806) 0.5 bits(0x3f035e3b) bits(0x3e16f0d6) ... }
    t = { -1.25 2.75 2.125 0.75 ... }
    dref = { 0.0 0.0 bits(0x3f1e378f) -0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 33, ARRAY_2D, 0xf"  active 0xf
    array = { 3 2 2 2 ... }
    s = { 2.625 bits(0x3f098ab3) bits(0x3f3b9122) 1.75 ... }
    t = { -0.375 -1.375 bits(0x40070941) 1.75 ... }
    dref = { bits(0x3c7f8b3c) bits(0x3f2bd66b) bits(0x3e871f19) bits(0x3f7fffff) ... }
    off1 = { aoffi(1,-16) aoffi(-6,0) aoffi(-2,13) aoffi(-1,-26) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 34 {
    asm "TLD4.R.DC R8, R0, R4, 34, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 2 0 ... }
    s = { bits(0x3f62423f) bits(0xbfb91c31) -1.0 bits(0xbf4e568f) ... }
    t = { 1.375 bits(0x3fec72d3) -0.875 1.0 ... }
    dref = { 1.5 1.0 0.0 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 35 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 35, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 1 0 ... }
    s = { -0.5 0.5 bits(0x3e6bd5d1) -1.375 ... }
    t = { bits(0x3ee5cfeb) 1.125 bits(0x3e7acd46) bits(0x3de622ae) ... }
    dref = { bits(0x3e871f1b) bits(0x3e871f1b) bits(0x3f029bf4) bits(0x3df338bd) ... }
    off1 = { aoffi(-7,-16) aoffi(3,-9) aoffi(5,28) aoffi(-5,31) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 36, ARRAY_2D, 0xf"  active 0xf
    array = { 0 2 3 3 ... }
    s = { bits(0x3f923662) bits(0x3f3db5be) bits(0x3f2b8535) bits(0x3f388349) ... }
    t = { 0.25 -1.0 -0.875 -1.25 ... }
    dref = { bits(0x3f61eb1e) bits(0x3d31e3c7) bits(0x3eb1c9e2) 1.0 ... }
    off1 = { aoffi(-3,10) aoffi(7,-27) aoffi(-1,16) aoffi(-3,-18) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 37, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 1 2 ... }
    s = { bits(0xbeb4ca46) bits(0xbd24b32e) -0.625 0.5 ... }
    t = { 2.5 bits(0x3e974160) bits(0x3f3bb626) bits(0x3eab6a09) ... }
    dref = { bits(0x3e871f1b) bits(0x3f7fffff) bits(0x3e9141dd) bits(0x3efb0174) ... }
    off1 = { aoffi(1,-29) aoffi(-8,-8) aoffi(-6,-20) aoffi(5,5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 38, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 0 0 ... }
    s = { -1.5 1.375 bits(0x3cd73dc4) bits(0xbf899aeb) ... }
    t = { 1.625 bits(0x3dff99d5) 1.375 2.75 ... }
    dref = { bits(0x3e871f19) bits(0x3f4da764) bits(0x3f1e8be4) bits(0x3f5080f9) ... }
    off1 = { aoffi(-6,-9) aoffi(4,22) aoffi(-4,25) aoffi(-4,14) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 39, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 2 2 ... }
    s = { 2.625 bits(0x40302d81) bits(0x3ef1c135) bits(0x3f31f603) ... }
    t = { 0.875 bits(0x3ea1b43b) -1.25 2.625 ... }
    dref = { 0.0 0.0 0.25 0.0 ... }
    off1 = ptp(2,7,-8,0)
    off2 = ptp(-7,-6,-6,0)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 40, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 2 2 ... }
    s = { bits(0x3f2762c8) -0.28125 0.96875 0.8125 ... }
    t = { 1.96875 bits(0x3f6b19a6) 0.40625 1.1875 ... }
    dref = { 0.25 bits(0x3f152795) bits(0x3f0b7859) bits(0x3e39c4b9) ... }
    off1 = { aoffi(-6,-20) aoffi(2,-16) aoffi(4,-6) aoffi(-4,-25) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.R.DC R8, R0, R4, 41, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 1 0 ... }
    s = { -1.03125 2.09375 bits(0x3f8976f8) 1.75 ... }
    t = { 0.6875 bits(0x3f44bcf4) 1.09375 0.625 ... }
    dref = { 0.25 bits(0x3e132093) bits(0x3ec8d0c9) bits(0x3f214cbc) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 42, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 1 1 ... }
    s = { bits(0x3f36ef03) bits(0x3f29f510) -0.03125 0.0625 ... }
    t = { bits(0x3eb03db2) -0.125 -0.28125 bits(0xbdd28d4a) ... }
    dref = { bits(0x3dd448d6) bits(0x3dbf48c1) bits(0x3e99999a) bits(0x3d6f20f0) ... }
    off1 = ptp(-6,1,-4,-3)
    off2 = ptp(-7,-6,7,-2)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.R.DC R8, R0, R4, 43, ARRAY_2D, 0xf"  active 0xf
    array = { 0 3 3 1 ... }
    s = { 2.15625 -0.46875 1.125 1.28125 ... }
    t = { 1.34375 bits(0x3ddbdb08) bits(0x3f360923) bits(0x3f8f8405) ... }
    dref = { bits(0x3e8ae48a) bits(0x3f06819d) bits(0x3f334db3) bits(0x3d85a2b8) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 44, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 1 2 ... }
    s = { bits(0xbf2fd194) bits(0x3fac2882) -0.25 bits(0x3f783926) ... }
    t = { 1.3125 -0.625 1.34375 bits(0x3eee2fb9) ... }
    dref = { bits(0x3e965c95) 0.25 bits(0x3db2f8b5) bits(0x3e5c20dc) ... }
    off1 = ptp(3,6,5,-3)
    off2 = ptp(-8,2,-1,7)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 45, ARRAY_2D, 0xf"  active 0xf
    array = { 1 3 0 1 ... }
    s = { -1.03125 bits(0xbf8d8bf3) -0.78125 -0.03125 ... }
    t = { -0.25 bits(0xbf4d14b9) -0.6875 bits(0x3f1382ab) ... }
    dref = { bits(0x3eefa9af) bits(0x3e051484) bits(0x3e50b8a7) bits(0x3de4a0e5) ... }
    off1 = ptp(0,-3,2,-7)
    off2 = ptp(-4,-8,-6,0)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.R.AOFFI.DC R8, R0, R4, 46, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 0 0 ... }
    s = { bits(0x3d8289df) bits(0x3f035f93) 0.375 0.375 ... }
    t = { bits(0x3fbbdb98) bits(0x3f54f255) 1.65625 bits(0x3f61b7c3) ... }
    dref = { bits(0x3ed93ad9) bits(0x3dd128d0) bits(0x3f6ef80c) 0.25 ... }
    off1 = { aoffi(3,18) aoffi(-8,10) aoffi(7,17) aoffi(2,-28) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 47 {
    asm "TLD4.R.PTP.DC R8, R0, R4, 47, ARRAY_2D, 0xf"  active 0xf
    array = { 0 3 2 0 ... }
    s = { bits(0x3ebc8d9d) -1.03125 bits(0x3f20b9ef) bits(0x3da6a130) ... }
    t = { 1.71875 -1.03125 bits(0x3f57e3c8) bits(0x3f6f208f) ... }
    dref = { bits(0x3e72e0f3) bits(0x3ef9befa) 1.0 bits(0x3e051485) ... }
    off1 = ptp(4,-4,-1,-4)
    off2 = ptp(3,-8,4,-7)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}
