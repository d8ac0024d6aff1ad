# SNORM data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 34 on which the two differ, 14 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 144

texture 0 { type TWO_D  format R16_G16_B16_A16 SNORM  source R G B A  layout pitch 64  size 5 4  address 0x10000000 }
bytes 0x10000000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10000040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10000080 fdec008a1ec59d552fde3edd6a34f79574b8dc25b4657a9706cec73f757cd0d5bb021f59b2b9baca
bytes 0x100000c0 da52c7029e7e7c04579b950482fae766430331707512bc7deb76d7d778aafe0bb57da9959983c89c
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3e800000 0x3e800000 0x3e800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format A8B8G8R8 SNORM  source R G B A  layout pitch 32  size 5 4  address 0x10100000 }
bytes 0x10100000 00000000ffffffff800000000080000000008000
bytes 0x10100020 000000807f000000007f000000007f000000007f
bytes 0x10100040 190e10e4567c3b40530ab318478aa1f765d54e55
bytes 0x10100060 ffe036c707289c9bd271201be68e0beb497b863b
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e800000 0x3e800000 0x3e99999a 0x0 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x10200000 }
bytes 0x10200000 00000000ffffffff0080000000000080ff7f00000000ff7fca6f1a9fafb4fb81
bytes 0x10200020 9d2be64f5a337163cf7cbe2365f05814da13eae3f57cc9b01b9b569c34e0c901
bytes 0x10200040 35f6f3b09ca3e83195342d551075a68d3bde998817d9129266f6ba70dd590c4c
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3fc00000 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format G8R8 SNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10300000 }
bytes 0x10300000 0000ffff800000807f00
bytes 0x10300020 007f9a733e290f0b8ca0
bytes 0x10300040 33d69144651db70f1ab6
bytes 0x10300060 74047317c7aeb1f08408
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3e800000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 SNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10400000 }
bytes 0x10400000 0000ffff0080ff7f9d73
bytes 0x10400020 f21d46dd6f72a8469cfe
bytes 0x10400040 26dd4ae7a23fb80b8f28
bytes 0x10400060 4a772df18476f4a5d504
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0xbe800000 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R8 SNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10500000 }
bytes 0x10500000 00ff807f98
bytes 0x10500020 cb2b17dff3
bytes 0x10500040 ccf0e9aa7c
bytes 0x10500060 526ee52f05
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16_G16_B16_A16 SNORM  source R R R ONE_FLOAT  layout pitch 64  size 8 4  address 0x10600000 }
bytes 0x10600000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10600040 00000000ff7f0000000000000000ff7fc2c7041376a60c0eed5118995aed8a906bbae42e33b25962433bab4da2a04596f1c4e06b52d8bb27f0cdcf9c837c5817
bytes 0x10600080 ee6c7f0d91641024e351991487686afb3ce42ce3b6b3e4367c738ef98abc123ab6bda8f467257942bd9ee5cd640736b1c0cd698664cc20c7ac7afa7d622af30b
bytes 0x106000c0 5e405590a2467421fa4a50ac0611f8ad78d39ee854f8208d94c37d24ec7052d126251a4ed1f07629f912cdeebc9d1e51cfb2309047520b6d3d14bf39202f93d1
sampler 6 { address BORDER BORDER WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format A8B8G8R8 SNORM  source G G G G  layout pitch 32  size 5 3  address 0x10700000 }
bytes 0x10700000 00000000ffffffff800000000080000000008000
bytes 0x10700020 000000807f000000007f000000007f000000007f
bytes 0x10700040 16b598d0cf7281e81327cc593fec6f79420af829
sampler 7 { address BORDER MIRROR WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3e800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R16_G16 SNORM  source ZERO ONE_FLOAT G ONE_FLOAT  layout pitch 32  size 5 4  address 0x10800000 }
bytes 0x10800000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10800020 0000ff7fa1a2a09eef5ec95145f65278670cd0c3
bytes 0x10800040 c2da9872bae14f924d7e6bb5aae8854530d4c4ee
bytes 0x10800060 b03ce83a3dae862af3b202bff03b990a75de997c
sampler 8 { address BORDER BORDER WRAP  border 0x0 0x3f800000 0x3f333333 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format G8R8 SNORM  source ZERO ONE_FLOAT G ONE_FLOAT  layout pitch 32  size 5 3  address 0x10900000 }
bytes 0x10900000 0000ffff800000807f00
bytes 0x10900020 007f59c0ee7a2b0a2630
bytes 0x10900040 e6d2cbe16a4e7c14cbe6
sampler 9 { address BORDER BORDER WRAP  border 0x0 0x3f800000 0x48927c00 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R16 SNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10a00000 }
bytes 0x10a00000 0000ffff0080ff7f3cb8
bytes 0x10a00020 cd72693c38b34980c2fe
bytes 0x10a00040 65a7e7d94398756a02e9
bytes 0x10a00060 66c769cb848e3628827b
sampler 10 { address BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R8 SNORM  source ONE_FLOAT ZERO ZERO R  layout pitch 32  size 5 4  address 0x10b00000 }
bytes 0x10b00000 00ff807fb7
bytes 0x10b00020 2d80ecda01
bytes 0x10b00040 ae3220bcee
bytes 0x10b00060 6c94874d0c
sampler 11 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x0 0x3e800000 }
handle 11 texture 11 sampler 11

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { 1.5 bits(0x3fc66666) bits(0xc2983b54) ... }
    t = { bits(0xbf93e147) bits(0xc4514643) bits(0xbf0d1043) ... }
    expect lane 0 R8=0x3f7b6bf7 R9=0x3f7b6bf7 R10=0x3caec15e R11=0x3caec15e
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f7b6bf7 R11=0x3f7b6bf7
    expect lane 2 R8=0xbe181930 R9=0xbe181930 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xc41ba78f) bits(0x3f7ffffe) bits(0xbecccccd) ... }
    t = { 1.0 1.4375 -2.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3cb1c164 R11=0x3cb1c164
    expect lane 1 R8=0x3f323f64 R9=0x3f323f64 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3cb1c164 R11=0x3cb1c164
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3e89acdb) bits(0xc3675632) bits(0xbf841312) ... }
    t = { bits(0xbf9f017f) bits(0x3f20d6d3) bits(0xbff467fd) ... }
    expect lane 0 R8=0x3f7d3dfa R9=0xbd2fc160 R10=0x3ed1a9a3 R11=0xbeeb89d7
    expect lane 1 R8=0x3f7d3dfa R9=0x3f7d3dfa R10=0xbeeb89d7 R11=0xbeeb89d7
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f7d3dfa R11=0x3f7d3dfa
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x402d1d11) bits(0xbf800002) bits(0xc0084329) ... }
    t = { bits(0x3e7fcfbd) bits(0x40473cde) bits(0xbdf308f5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3d0f811f R11=0x3d0f811f
    expect lane 2 R8=0x0 R9=0x0 R10=0x3d0f811f R11=0x3d0f811f
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3e1dcd10) bits(0xbe4ccccd) bits(0x3f9c9521) ... }
    t = { bits(0xbf7ffffe) bits(0x4341c4a0) 1.1875 ... }
    expect lane 0 R8=0x0 R9=0xbc010204 R10=0x3d61c387 R11=0xbc010204
    expect lane 1 R8=0xbc010204 R9=0xbc010204 R10=0x3e499326 R11=0x3e499326
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x4049999a) bits(0x40133333) bits(0xbf00effd) ... }
    t = { 0.4375 0.75 -1.875 ... }
    expect lane 0 R8=0xbead5ab5 R9=0xbead5ab5 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f77efe0 R9=0x3f77efe0 R10=0xbead5ab5 R11=0xbead5ab5
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f766c86) bits(0x3e53f25b) bits(0xbe429038) ... }
    t = { -1.375 2.8125 bits(0xc5cd13a5) ... }
    expect lane 0 R8=0xbf75ebd8 R9=0xbf75ebd8 R10=0x3f1d3a75 R11=0x3f1d3a75
    expect lane 1 R8=0x3ed9b367 R9=0xbf499326 R10=0x3eeddbb7 R11=0x3e010204
    expect lane 2 R8=0x3e010204 R9=0x3e010204 R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc65623ed) bits(0x3ee02c39) bits(0x3ebef141) ... }
    t = { -1.1875 bits(0x3f21cd77) bits(0xc0007520) ... }
    expect lane 0 R8=0xbee5cb97 R9=0xbee5cb97 R10=0xbe61c387 R11=0xbe61c387
    expect lane 1 R8=0xbf4b972e R9=0x3e59b367 R10=0x3e418306 R11=0x3f010204
    expect lane 2 R8=0xbc010204 R9=0x0 R10=0x3e59b367 R11=0xbf4b972e
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x462ed886) -0.53125 0.15625 ... }
    t = { bits(0x3eee4077) bits(0x3f3aebac) bits(0xbf800001) ... }
    expect lane 0 R8=0xbe7e61fd R9=0xbe7e61fd R10=0xbf16a32d R11=0xbf16a32d
    expect lane 1 R8=0xbd9cb139 R9=0xbd9cb139 R10=0x3eae755d R11=0x3eae755d
    expect lane 2 R8=0x0 R9=0xb8000100 R10=0xbf38c972 R11=0xbd9cb139
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ffffffe) 0.71875 bits(0x434a441f) ... }
    t = { 1.0 bits(0x40555555) bits(0x401aaaab) ... }
    expect lane 0 R8=0xbf7c0bf8 R9=0xbf7c0bf8 R10=0x3f181930 R11=0x3f181930
    expect lane 1 R8=0xbf1e6f3d R9=0xbf47558f R10=0xbf41cd84 R11=0x3f800000
    expect lane 2 R8=0x3c6481c9 R9=0x3c6481c9 R10=0xbf7c0bf8 R11=0xbf7c0bf8
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x4509a64f) 3.0625 bits(0x425a90cf) ... }
    t = { 0.0 bits(0x404b7ec8) bits(0x3f555555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f567ea6) bits(0xbe2f98d0) bits(0x3f88f09f) ... }
    t = { bits(0x3f50d3cb) bits(0xbfcaaaab) bits(0x402a44a1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x404ccccd) bits(0x3edb1c66) bits(0x3d9d1ab5) ... }
    t = { bits(0x4237d51f) bits(0xc3c5ce26) bits(0x3f38981a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0xbf79f3e8 R11=0xbf79f3e8
    expect lane 1 R8=0xbf5fbf7f R9=0x3f4b972e R10=0x3ef9f3e8 R11=0xbf4d9b36
    expect lane 2 R8=0x3f69d3a7 R9=0x3f69d3a7 R10=0x3ecd9b36 R11=0x3ecd9b36
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3fb9999a) 0.0 bits(0xc0166666) ... }
    t = { 2.1875 2.6875 bits(0xbf814a7a) ... }
    expect lane 0 R8=0xbf418306 R9=0xbf418306 R10=0x0 R11=0x0
    expect lane 1 R8=0x3d010204 R9=0x3d010204 R10=0xbea952a5 R11=0xbea952a5
    expect lane 2 R8=0x0 R9=0x0 R10=0x3d010204 R11=0x3d010204
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3e93af0b) bits(0x3faccccd) bits(0x3d80b6f5) ... }
    t = { bits(0xbf800002) 2.75 0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3e32ba98) bits(0x404ccccd) bits(0x3f4ccccd) ... }
    t = { bits(0x3f3cedbc) 0.5 -0.375 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f666666) bits(0x3f7fffff) bits(0x402ccccd) ... }
    t = { bits(0xc3443120) bits(0xc4e11658) 0.5625 ... }
    expect lane 0 R8=0x3d1aa135 R9=0x3d1aa135 R10=0x3ea23d44 R11=0x3ea23d44
    expect lane 1 R8=0xbc320164 R9=0xbc320164 R10=0x3f673bce R11=0x3f673bce
    expect lane 2 R8=0x3ea23d44 R9=0x3ea23d44 R10=0xbc320164 R11=0xbc320164
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3faccccd) bits(0x3ea385f5) bits(0x3f04fbca) ... }
    t = { -1.5 bits(0xbe9a8faf) bits(0x4016f5e2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f04a189) bits(0x3fffffff) bits(0x3f22f70b) ... }
    t = { -1.1875 bits(0xc6dafbec) bits(0xc60fe049) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { -1.0 bits(0xbf666666) bits(0xbefffffe) ... }
    t = { bits(0x3f2e6e0f) bits(0xbf7fffff) bits(0x3f30cceb) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbfbae76c) bits(0x3d86d702) bits(0x3f147b37) ... }
    t = { bits(0xc491f830) -1.9375 bits(0xbf000002) ... }
    expect lane 0 R8=0xbed5ab57 R9=0xbed5ab57 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f254a95 R11=0x3f254a95
    expect lane 2 R8=0xbe3972e6 R9=0xbf2d5ab5 R10=0xbe850a14 R11=0x3e3972e6
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbee8d2a6) bits(0x3ef2f117) bits(0x3f00e0df) ... }
    t = { bits(0x40201485) -1.0625 -0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3ef2fa9a) bits(0x3f4324ff) bits(0x3d106442) ... }
    t = { bits(0x3f189621) bits(0x3d493563) bits(0xbf0963a3) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbf733333) bits(0x3ffffffe) 1.0 ... }
    t = { bits(0x3fab9ec7) bits(0xc5df4920) bits(0x3f6deca0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { 2.75 -0.5 bits(0x4096d4de) ... }
    t = { bits(0x3e4f4513) -2.4375 1.25 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { -1.1875 3.25 bits(0x3f96f1f7) ... }
    t = { bits(0x3f54d28d) bits(0x4047d79c) -0.125 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xc3863914) bits(0x3fdfc25e) 0.0 ... }
    t = { bits(0x3f42c272) bits(0xc319f2c2) 2.375 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3e26f7e5) 2.96875 bits(0xc00177b7) ... }
    t = { 3.3125 0.0625 bits(0x3f6aefe3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { -0.5 1.5 bits(0x3ff33333) ... }
    t = { bits(0x3ed55555) bits(0x3f800002) bits(0x3d4fbf4a) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3dc9eb92) bits(0xbfeb6624) bits(0x3ea34bd2) ... }
    t = { bits(0xc2c56a35) bits(0x3fe864ab) bits(0x3f9c0f61) ... }
    expect lane 0 R8=0x3e800000 R9=0x0 R10=0xbf172e5d R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3e9d3a75 R11=0x3f65cb97
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3f471e7d) bits(0xbfeccccd) bits(0xbff33333) ... }
    t = { -1.0 bits(0xc016b46a) bits(0x3f711766) ... }
    expect lane 0 R8=0xbe214285 R9=0x3da14285 R10=0x3da14285 R11=0xbe214285
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xc0033333) bits(0xbf7fffff) bits(0x40000002) ... }
    t = { bits(0x3f5ca1c6) bits(0xc13b1a1b) bits(0x3ff826dc) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3ddfc632) bits(0x40452253) bits(0xc273d3cd) ... }
    t = { bits(0x3f2cb026) bits(0x3e8351bf) 1.4375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbf333333) bits(0x3f09fa6d) bits(0x3f476ce1) ... }
    t = { 0.3125 -0.0625 bits(0xbfa560cf) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbfd77c7a) bits(0x3f069867) bits(0x3f466965) ... }
    t = { bits(0x403b62ce) 2.0 bits(0x3fca3e7b) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f33c23e) bits(0x403ccccd) 2.5 ... }
    t = { bits(0x3ef7b61c) bits(0x40000002) bits(0xbf000001) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e44a2d8) bits(0xc3871386) bits(0x40242bfb) ... }
    t = { bits(0x3f413cbe) bits(0x3fb55555) bits(0x3dd1ead5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3f1b0c13) bits(0xbfb33333) 0.0 ... }
    t = { bits(0x44bb08b2) bits(0xbed55555) bits(0xc0155555) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xc4f889e1) bits(0x3ff3da5f) bits(0xc3eae01e) ... }
    t = { bits(0xc0088180) bits(0x3f4e1cbc) bits(0x43570148) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3c76f714) bits(0xc009999a) 1.0 ... }
    t = { bits(0x405aaaab) bits(0xbf2aaaab) bits(0x404aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3d068312) bits(0x3feb1aa2) -0.25 ... }
    t = { bits(0x3ff97a42) bits(0x3ebbfa0e) 0.6875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc6083654) bits(0xc0133333) bits(0x3f933333) ... }
    t = { bits(0x3f40e946) 0.0 bits(0x3f3b7c1b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3dd470e5) bits(0x3f374ed9) bits(0x3fb0d313) ... }
    t = { 1.6875 -1.3125 3.3125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x404bedfd) bits(0x3f5ce6da) bits(0x3d8e9df6) ... }
    t = { 3.125 bits(0x400b520a) bits(0x3f2e6166) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbfaccccd) 0.5 bits(0x4016f5b0) ... }
    t = { bits(0xbffe76dd) 1.6875 bits(0xc007eb5b) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3e19999a) bits(0x43ac6ac5) bits(0x3f78bcc4) ... }
    t = { bits(0x3dd1e7a2) bits(0x3ea60a4f) bits(0xbfffb58a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3f4012ba) bits(0x3d937916) bits(0x3f25783c) ... }
    t = { bits(0x3e998ffe) bits(0x3df242db) bits(0xc4b024b1) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x40f1bf13) bits(0x4024e9c8) bits(0xbf000001) ... }
    t = { bits(0xbf927894) 2.9375 bits(0x3f8bd24d) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}
