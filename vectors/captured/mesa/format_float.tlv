# FLOAT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1152 gathers, left out: 20 on which the two differ, 10 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14
minimum filter 216

texture 0 { type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A  layout pitch 96  size 5 4  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10000060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x100000c0 0f13e994f217603d196b50195746707acae56b57d0f0cfbcf315575b17ddc6f3a4eb4fe76946573b4cfd403a56acc6973102c021363dc88dc0fbdee6f3d8faeefda76ad8b5b54251f4fe774997c3748a
bytes 0x10000120 971576b0aa854b4fe2fa7a21bb2acd291f7865f161d4ee4e2be4c0d3c909f7ee7b52d3e5adfdf447f54c63cf816fc7850ceee8a98fbf60d90f6765c1155bf1108471ff87e786f39b292ef0610e59ccc6
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3f800000 0xbfa00000 0x48927c00 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32_G32_B32 FLOAT  source R G B ONE_FLOAT  layout pitch 64  size 5 3  address 0x10100000 }
bytes 0x10100000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080
bytes 0x10100040 ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f908cda529225d7690ec3fde73d1c56a3f3fedd630d21d1e5
bytes 0x10100080 5263405e94f5f31de733ee4d5a7a61c774547aa9441ee83f0df149f1f5c9f94d9d0ef2f9ff4deca51650c1e502a7cdc159987ab4305b40e0fe70ca5d
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0x3f333333 0x3f800000 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16_G16_B16_A16 FLOAT  source R G B A  layout pitch 64  size 8 3  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10200040 00000000ff7f0000000000000000ff7fec96e8920e3b1c9be2ffa04e995b77566053da172b7e9c9bbb5279c314c202bff70637e3340f048ecd6e6b424d677712
bytes 0x10200080 20e6fb021856d0065303894e602b1eceb62353c61a82c33fe85a6173fb8f9c2ec8265f3eddab868eadd64abadfbac92a937e663bdbfbef52c74bbca6023f521b
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0xbfa00000 0x0 0x3e800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32_G32 FLOAT  source R G ZERO ONE_FLOAT  layout pitch 64  size 8 3  address 0x10300000 }
bytes 0x10300000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7f21a95a6b145e56a3cdb94c2c959cc0fa
bytes 0x10300040 a23d449831cfc7c076575e3b2e25d534b6fffd301347c7f2037cfbaece5cf3c45eafda7ef32e7df7a2b17454caf0c67c8d387556456f473ba42c6007a1e76a80
bytes 0x10300080 33f9fd0ac80de337b111efd87687d32801bb5d8011a35dbced03543eb2e8fe69e12e70a0f6caeb10552bec88467cc0745e7e550d5f00733ec714429d48e5db27
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e800000 0xbfa00000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16_G16 FLOAT  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10400000 }
bytes 0x10400000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10400020 0000ff7fb026ead3dd56409a5fde22d3775fc806
bytes 0x10400040 64033a6ec3a3529afdd7cbabfd8f80d3db621f8b
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3f333333 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10500000 }
bytes 0x10500000 00000000ffffffff00000080ffffff7f87974cfa
bytes 0x10500020 944added77b56514e0394b575d424effe7baf803
bytes 0x10500040 a5656630611bcf7f3264630c890bf847ba297a98
bytes 0x10500060 32627889ae7ec203a12152285fb34ae040047d9d
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x10600000 }
bytes 0x10600000 0000ffff0080ff7f51af8976e137fbbf
bytes 0x10600020 1fc3c0371a866ddf1257f157a9aeb3a6
bytes 0x10600040 72baec2b31828bb75493674af276d68a
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0xbfa00000 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format E5B9G9R9_SHAREDEXP FLOAT  source R G B ONE_FLOAT  layout pitch 32  size 8 4  address 0x10700000 }
bytes 0x10700000 00000000ffffffff000100000000020000000004ff00000000fe01000000fc03
bytes 0x10700020 a22b01adca8b2a38471cb3ec43ba223be937418eb2c6a82ce9552dee37b24d2c
bytes 0x10700040 26382f4756b4394704ccbe94ab111318bbaa9a935409723496a51ed7396d653a
bytes 0x10700060 82227a7e70a7f7074c07ca6bc71de0e0dd102fe832032abbd0fd15cf568957a6
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0x3f333333 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format BF10GF11RF11 FLOAT  source R G B ONE_FLOAT  layout pitch 32  size 5 3  address 0x10800000 }
bytes 0x10800000 00000000ffffffff000400000000200000000080
bytes 0x10800020 ff03000000f81f000000c07f68e44fc62f04070d
bytes 0x10800040 7bea05fce3e43b2d7b9501843c66bb2e331d4937
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0xbe800000 0x0 0x3fc00000 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A  layout pitch 96  size 5 4  address 0x10900000 }
bytes 0x10900000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10900060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x109000c0 0ea8ef3c227df0b26b4a4491f914e9dd58c04a597ee1cd988a9d52facc58e4a31b485d668b0f434a4db1d84fe66fe6077b1f41e8df817dc051627d8015a25e6762baf67c9f5eed49c8cbe43d8b066f9f
bytes 0x10900120 4a97d8f7eec67a509c9ee7e35ed7c60f7ac64c78ea17d324dce578e3b6f26268a1e178a8acea448b581dec53910b66603151fc1bb07367442bb07deb5e374fd0d59248923e8d48740ee9cef30388e452
sampler 9 { address BORDER MIRROR WRAP  border 0x3fc00000 0xbfa00000 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R32_G32_B32 FLOAT  source R R R ONE_FLOAT  layout pitch 96  size 8 3  address 0x10a00000 }
bytes 0x10a00000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f
bytes 0x10a00060 ccb05bfecc1e4e1578d153c36350d269a2d1ef7f359fd7395cd9debc1ebfc0f16ecec70e8e66712a7c324fd3a5cdf8e66d9a61e8fdbf513f0273676970e266a8211269aca2facd9b4dc154746721d023c8f8fd1168e2676bd694edfce755c552
bytes 0x10a000c0 7430d79b3fe6ee4154624280c92871c597b7616c3b3edf44a032c8440d1ac19cfce04ba9f5ecd591d77359957b014b79b2a5619f9c8df8a787cf5ac0c142db8e792ecdd4f1ebdcaf3ded564ae48ec756b894e40a1fcdff0153ebccd00fa6e0db
sampler 10 { address BORDER BORDER WRAP  border 0x3e99999a 0x3e99999a 0x3e99999a 0x3f800000 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R16_G16_B16_A16 FLOAT  source ZERO ONE_FLOAT G A  layout pitch 64  size 5 3  address 0x10b00000 }
bytes 0x10b00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10b00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10b00080 6b1726f7be9e4866e3b29e530966689703a77316515634da3d8f496eea6e62076d62e8e24783bd5b
sampler 11 { address BORDER BORDER WRAP  border 0x0 0x3f800000 0x3e800000 0x48927c00 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R32_G32 FLOAT  source R G ZERO ONE_FLOAT  layout pitch 64  size 8 3  address 0x10c00000 }
bytes 0x10c00000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7f51227a9c75c7637d91335860faa5ca78
bytes 0x10c00040 9cf8e40f7fe7eeedc6edcd613ff3f2e5c12cc4b4492b5e4322ba7b9dd3c7d98aa5f46ca29b67ec3a9883c201779f64d12154e1b5f2e15c3d7c8f61fefbb85f4d
bytes 0x10c00080 ad2eedeaf545fa8743c343dad930df54f214d255b1dafbd02fccd6ad9e25f449f604d6e5a34a559954ded2fdff0ee1a04110743ae9b557e4c1d47b4f544dc87b
sampler 12 { address BORDER MIRROR WRAP  border 0x3f333333 0xbfa00000 0x0 0x3f800000 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R16_G16 FLOAT  source ONE_FLOAT ZERO R ONE_FLOAT  layout pitch 32  size 8 3  address 0x10d00000 }
bytes 0x10d00000 00000000ffffffff0080000000000080ff7f00000000ff7ff9f2441a8a327942
bytes 0x10d00020 4557c0af11e6e65e250e27b608ba99224cd2ba6f63d3b582cc572b8ec5f65b43
bytes 0x10d00040 ae576f534d42a45ba90bb49b91fbe7133f332ef7f20e7ec6cf7249c2863e529f
sampler 13 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R32 FLOAT  source ZERO ZERO R ONE_FLOAT  layout pitch 32  size 8 4  address 0x10e00000 }
bytes 0x10e00000 00000000ffffffff00000080ffffff7f37c6f5183cc261230b897665abd4e33a
bytes 0x10e00020 61744986e8b64f78569b7e6ed06cfddb0d2ede5eaaa0c85efab1fa89e09fdcbb
bytes 0x10e00040 3d67770b10e8ee7c4b9867b3f3f04e0949677bfe5aa77ce335396547deddca44
bytes 0x10e00060 f834c0f9ae2e77cb84897cfb870c6eface75e620d3b37cf258c9cba2d94dd3e0
sampler 14 { address BORDER BORDER WRAP  border 0x0 0x0 0x3fc00000 0x3f800000 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format R16 FLOAT  source ONE_FLOAT ZERO R ONE_FLOAT  layout pitch 32  size 5 3  address 0x10f00000 }
bytes 0x10f00000 0000ffff0080ff7fc2c7
bytes 0x10f00020 1d0ba13f310b5a3be5d2
bytes 0x10f00040 3c27da3683778c56c997
sampler 15 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x3f800000 0x3f800000 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format E5B9G9R9_SHAREDEXP FLOAT  source B G R ONE_FLOAT  layout pitch 32  size 8 3  address 0x11000000 }
bytes 0x11000000 00000000ffffffff000100000000020000000004ff00000000fe01000000fc03
bytes 0x11000020 5cf69978a240723fe94b602c3666e4006c3e44d22b24617476ff589d988f7785
bytes 0x11000040 bd631f843f492cb7dc327bca55a73470a5b5200c8babf71a4a7d63e3f1f66d27
sampler 16 { address BORDER MIRROR WRAP  border 0x3e800000 0x3f333333 0x3fc00000 0x3f800000 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format BF10GF11RF11 FLOAT  source G G G G  layout pitch 32  size 5 3  address 0x11100000 }
bytes 0x11100000 00000000ffffffff000400000000200000000080
bytes 0x11100020 ff03000000f81f000000c07fa5c0e736312cffbf
bytes 0x11100040 be41c7e627e26d7ffece15c53cbabbc57afb05cd
sampler 17 { address BORDER BORDER WRAP  border 0x3fc00000 0x3fc00000 0x3fc00000 0x3fc00000 }
handle 17 texture 17 sampler 17

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f666666) bits(0xc006c133) bits(0x403f59c6) ... }
    t = { bits(0x3f0be241) bits(0x40117bce) bits(0xc54f9b6c) ... }
    expect lane 0 R8=0xd86aa7fd R9=0xd86aa7fd R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x400fac78) bits(0x40033333) bits(0x3e60ae5c) ... }
    t = { bits(0x3ffffffe) bits(0x3982b092) bits(0xbf307b39) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x9bf386e7 R11=0x9bf386e7
    expect lane 1 R8=0x0 R9=0x0 R10=0x9bf386e7 R11=0x9bf386e7
    expect lane 2 R8=0x0 R9=0x0 R10=0xffffffff R11=0x0
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xbf89b6f0) bits(0x3f3803ad) bits(0xbf7fffff) ... }
    t = { bits(0x4480d8a9) bits(0x3f68a2cd) -0.75 ... }
    expect lane 0 R8=0x217afae2 R9=0x217afae2 R10=0x19506b19 R11=0x19506b19
    expect lane 1 R8=0x0 R9=0x80000000 R10=0x61f02e29 R11=0xc165670f
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { -1.5 bits(0xbf212794) bits(0xbe2d6211) ... }
    t = { bits(0x42fea577) bits(0x3f7eb5cd) bits(0x40000001) ... }
    expect lane 0 R8=0x80000000 R9=0x80000000 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x29cd2abb R11=0x29cd2abb
    expect lane 2 R8=0x0 R9=0x0 R10=0x29cd2abb R11=0x29cd2abb
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3fe0f071) bits(0x3d90b766) bits(0x3fc907e8) ... }
    t = { bits(0xc30b38ed) bits(0x3eaaaaab) bits(0x3f46e13b) ... }
    expect lane 0 R8=0xb47a9859 R9=0xb47a9859 R10=0xa3561c3d R11=0xa3561c3d
    expect lane 1 R8=0x7fffffff R9=0x7fffffff R10=0x0 R11=0x0
    expect lane 2 R8=0xb47a9859 R9=0xb47a9859 R10=0xa3561c3d R11=0xa3561c3d
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc3d81b6b) bits(0x3fcccccd) bits(0xbdcccccd) ... }
    t = { bits(0x40000001) bits(0x3f91f508) bits(0x3df6f260) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x1df3f594 R11=0x1df3f594
    expect lane 1 R8=0x0 R9=0x0 R10=0xe0405b30 R11=0xe0405b30
    expect lane 2 R8=0x0 R9=0x0 R10=0x1df3f594 R11=0x1df3f594
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f9ae399) bits(0x4419a6a7) bits(0x3f3a1e11) ... }
    t = { bits(0x3c37b345) bits(0x3f558580) bits(0x3f3869d3) ... }
    expect lane 0 R8=0x80000000 R9=0x80000000 R10=0x5dca70fe R11=0x5dca70fe
    expect lane 1 R8=0x80000000 R9=0x80000000 R10=0x5dca70fe R11=0x5dca70fe
    expect lane 2 R8=0xc1cda702 R9=0x5dca70fe R10=0xe5d1210d R11=0xe7fdc30e
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xbface5cb) bits(0xbfde423e) bits(0x3f733333) ... }
    t = { bits(0x3ebdb926) bits(0x3e2db352) bits(0xc2a41c26) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { 1.0 -2.25 -1.9375 ... }
    t = { 1.5 bits(0x3f29e7f4) bits(0xc0aceee8) ... }
    expect lane 0 R8=0x4178e000 R9=0x4178e000 R10=0x45d9a000 R11=0x45d9a000
    expect lane 1 R8=0xc4c40000 R9=0xc4c40000 R10=0x0 R11=0x0
    expect lane 2 R8=0xc4c40000 R9=0xc4c40000 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ef7a271) bits(0xbefffffe) bits(0x4793c9ba) ... }
    t = { bits(0x400aaaab) bits(0x3f0f0fd6) 0.0 ... }
    expect lane 0 R8=0x41d40000 R9=0x3afb4000 R10=0x0 R11=0x80000000
    expect lane 1 R8=0x383ec000 R9=0x383ec000 R10=0x0 R11=0x0
    expect lane 2 R8=0x7fffe000 R9=0x7fffe000 R10=0xbcd78000 R11=0xbcd78000
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { 1.53125 bits(0x42d6a295) bits(0x3f000e21) ... }
    t = { bits(0x406aaaab) bits(0x3faaaaab) bits(0xc0155555) ... }
    expect lane 0 R8=0x3fe04000 R9=0x3fe04000 R10=0x44e9a000 R11=0x44e9a000
    expect lane 1 R8=0x44e9a000 R9=0x44e9a000 R10=0x0 R11=0x0
    expect lane 2 R8=0xb9ff6000 R9=0xbd7ba000 R10=0x7fc56000 R11=0x43732000
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f3c04aa) 1.0625 bits(0x3f000001) ... }
    t = { bits(0x461d202e) bits(0x3f7e5ad6) bits(0x3f2887e5) ... }
    expect lane 0 R8=0x80000000 R9=0x0 R10=0x425de000 R11=0x3d592000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3b6a4000 R11=0x3b6a4000
    expect lane 2 R8=0x3dd38000 R9=0xb9d0c000 R10=0xbb738000 R11=0x42cee000
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f35a593) bits(0x403da3fc) 0.5 ... }
    t = { bits(0x4013dec1) bits(0xbfeb8882) bits(0x402aaaab) ... }
    expect lane 0 R8=0x5474b1a2 R9=0x5675388d R10=0x6b5aa921 R11=0x0
    expect lane 1 R8=0x2c4cb9cd R9=0x2c4cb9cd R10=0x9d4214c7 R11=0x9d4214c7
    expect lane 2 R8=0x3e5403ed R9=0xa0702ee1 R10=0x7edaaf5e R11=0xaefb7c03
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x401cccfe) -0.5 bits(0xc6e53652) ... }
    t = { 0.0 bits(0x3ff68acf) bits(0x3d41fbfd) ... }
    expect lane 0 R8=0xfac09c95 R9=0xfac09c95 R10=0x27dbe548 R11=0x27dbe548
    expect lane 1 R8=0x0 R9=0x0 R10=0x37e30dc8 R11=0x37e30dc8
    expect lane 2 R8=0x0 R9=0x0 R10=0x37e30dc8 R11=0x37e30dc8
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf000002) -0.375 bits(0xc1a12932) ... }
    t = { bits(0x46d68adb) bits(0x3f5560ec) bits(0x3eda3897) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f000001) 2.0625 bits(0xbfaf4566) ... }
    t = { bits(0x3f088751) bits(0xbeb4a955) bits(0x406aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbecccccd) bits(0x404d8373) bits(0xbfd87009) ... }
    t = { bits(0x3ff55555) bits(0x3f186aa3) bits(0xbba687f4) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x38590000 R11=0x38590000
    expect lane 1 R8=0x445b6000 R9=0x445b6000 R10=0x43eee000 R11=0x43eee000
    expect lane 2 R8=0x0 R9=0x0 R10=0x38590000 R11=0x38590000
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x47939d9a) bits(0xc00ccccd) bits(0x3fdd205d) ... }
    t = { bits(0x3f975ff0) 2.0 3.5 ... }
    expect lane 0 R8=0x38d90000 R9=0x38d90000 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x45c74000 R11=0x45c74000
    expect lane 2 R8=0xb963e000 R9=0xb963e000 R10=0x38d90000 R11=0x38d90000
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xc2b98995) bits(0x3fffffff) bits(0xc51098c0) ... }
    t = { bits(0x3e7a39c6) bits(0x3ee298d3) bits(0x3fb55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3ee66666) bits(0x3f05f861) bits(0xbf83ae49) ... }
    t = { bits(0x3feaaaab) bits(0xc6913e5c) bits(0xc00129a5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbefffffe) bits(0x3e835265) bits(0x3c422dfb) ... }
    t = { bits(0xbefffffe) bits(0x3fef3207) 1.75 ... }
    expect lane 0 R8=0x306665a5 R9=0x306665a5 R10=0xeddd4a94 R11=0xeddd4a94
    expect lane 1 R8=0x89786232 R9=0x3c27eae R10=0x7fcf1b61 R11=0x306665a5
    expect lane 2 R8=0x89786232 R9=0x89786232 R10=0x306665a5 R11=0x306665a5
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3e313fd1) bits(0x3e99999a) bits(0x3f51c209) ... }
    t = { bits(0x3f9c5b26) bits(0xbe68e4cb) -1.9375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x3f666666) bits(0x3fddec03) ... }
    t = { bits(0xbfef9d17) bits(0x3eb86e5e) -1.1875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3fb3f98d) bits(0x3f51d372) bits(0xbfcb5cb4) ... }
    t = { bits(0x3f1e3295) -0.5 bits(0x3eb1ec55) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f7ffffe) bits(0x3f01fbc8) -1.28125 ... }
    t = { bits(0x3f064d4b) bits(0x3fbbc4df) 3.75 ... }
    expect lane 0 R8=0xb95ac000 R9=0xb95ac000 R10=0xbcd66000 R11=0xbcd66000
    expect lane 1 R8=0xc3eda000 R9=0x42e24000 R10=0xbdea2000 R11=0x7fffe000
    expect lane 2 R8=0xbf4e4000 R9=0xbf4e4000 R10=0xc063e000 R11=0xc063e000
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f44045e) bits(0xbe13605d) 2.0625 ... }
    t = { bits(0xbeaaaaab) 2.75 bits(0xc2efa3f3) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f0fa415) -1.65625 1.59375 ... }
    t = { bits(0xbfdb05e9) bits(0xc2c21d1b) bits(0x40555555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { 2.78125 2.78125 2.96875 ... }
    t = { bits(0xc00aaaab) -57132.875 1.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbeb1741b) bits(0x3f556381) -1.90625 ... }
    t = { -0.4375 bits(0xbf95114f) 3.25 ... }
    expect lane 0 R8=0x3a180000 R9=0x3a180000 R10=0x42510000 R11=0x42510000
    expect lane 1 R8=0x44680000 R9=0x41ab0000 R10=0x3b1c8000 R11=0x44cb0000
    expect lane 2 R8=0x42510000 R9=0x42510000 R10=0x0 R11=0x0
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 1.6875 0.65625 bits(0x3f9b5d04) ... }
    t = { bits(0x3fa759a9) bits(0x3f51fa85) bits(0x3f4617ec) ... }
    expect lane 0 R8=0x39d90000 R9=0x39d90000 R10=0x0 R11=0x0
    expect lane 1 R8=0x46440000 R9=0x43008000 R10=0x3a820000 R11=0x40aa8000
    expect lane 2 R8=0x41e20000 R9=0x41e20000 R10=0x3ab60000 R11=0x3ab60000
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbf34bbd4) 0.6875 2.90625 ... }
    t = { 2.125 bits(0x3edb6675) 3.4375 ... }
    expect lane 0 R8=0x42200000 R9=0x42200000 R10=0x0 R11=0x0
    expect lane 1 R8=0x3a8e0000 R9=0x44e38000 R10=0x46458000 R11=0x3a150000
    expect lane 2 R8=0x3a990000 R9=0x3a990000 R10=0x3a098000 R11=0x3a098000
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x47991627) 1.71875 -1.875 ... }
    t = { bits(0xbeffffff) bits(0x3f4cc04c) bits(0x3f478bbc) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbf4ccccd) bits(0x3fc66666) 0.0 ... }
    t = { bits(0x4037978d) bits(0x41d60cda) bits(0xbf3da33f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3cf60000 R11=0x3cf60000
    expect lane 1 R8=0x42660000 R9=0x42660000 R10=0x405e0000 R11=0x405e0000
    expect lane 2 R8=0x3ffe0000 R9=0x3ffe0000 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 0.75 bits(0x3fe99fe5) bits(0x3feccccd) ... }
    t = { -2.0 bits(0x4111dfd8) 0.5 ... }
    expect lane 0 R8=0x40000000 R9=0x0 R10=0x3a460000 R11=0x46d80000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3a460000 R11=0x3a460000
    expect lane 2 R8=0x3a460000 R9=0x3a460000 R10=0x39c00000 R11=0x39c00000
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 1.75 bits(0x3f8ccccd) bits(0x4666f831) ... }
    t = { bits(0xbfc26de2) 2.0 bits(0x3f800002) ... }
    expect lane 0 R8=0x38d00000 R9=0x38d00000 R10=0x40000000 R11=0x40000000
    expect lane 1 R8=0x40000000 R9=0x40000000 R10=0x3b740000 R11=0x3b740000
    expect lane 2 R8=0x40000000 R9=0x40000000 R10=0x3b740000 R11=0x3b740000
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x40133333) bits(0xbfe3e955) bits(0x3ffffffe) ... }
    t = { bits(0x466acdf1) bits(0x3f8aaaab) bits(0xc01aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xc755c766) -1.25 bits(0xbf0ccccd) ... }
    t = { bits(0x442c8960) bits(0x3f7e307c) -0.0625 ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xc002e69a) 0.0 bits(0x405ccccd) ... }
    t = { bits(0x40140674) bits(0x3e2ddb75) bits(0x3efffffe) ... }
    expect lane 0 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 1 R8=0xbfa00000 R9=0x0 R10=0x0 R11=0xbfa00000
    expect lane 2 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e0b3a27) bits(0x3fe66666) bits(0xbf6f6dd3) ... }
    t = { 1.3125 bits(0x3f1bedf4) bits(0xbf7ffffe) ... }
    expect lane 0 R8=0x91444a6b R9=0xfa529d8a R10=0xe378e5dc R11=0xe3e79e9c
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 1.0 2.75 bits(0xc5bf3286) ... }
    t = { -2.25 bits(0xbec263d4) -0.9375 ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x7fffffff
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc6f8383c) 0.40625 -0.21875 ... }
    t = { bits(0x4413f6ba) bits(0xbed55555) bits(0x40000001) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { -1.875 bits(0xbf000001) 0.9375 ... }
    t = { bits(0x40000001) bits(0x3f506854) bits(0xc40771ad) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x401a8a00) 0.53125 bits(0x3eaf8e57) ... }
    t = { bits(0xc217fc3e) -0.25 bits(0x3ffffffe) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbf000001) bits(0x3ec471c9) -0.53125 ... }
    t = { bits(0xc01aaaab) bits(0x3f0b8a7d) bits(0x413a2020) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xc3e9a6e3) bits(0x3dcc1412) bits(0xc525ea33) ... }
    t = { bits(0x3fd7cd65) bits(0xbfa26600) bits(0xc191d27e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3cc22e05) bits(0xbebb541d) bits(0x3f773bb8) ... }
    t = { bits(0x3efffffe) -2.0 -2.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3f1be448) bits(0x3dae5a49) bits(0x404ccccd) ... }
    t = { bits(0x3e8b29db) bits(0x3ee853ba) bits(0x3f34132e) ... }
    expect lane 0 R8=0x7fffe000 R9=0x0 R10=0x80000000 R11=0x0
    expect lane 1 R8=0x3e800000 R9=0x0 R10=0x0 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x400ccccd) bits(0x4499dd52) bits(0x3fd33333) ... }
    t = { bits(0x3f507915) bits(0xbff55555) bits(0x3ebc78ca) ... }
    expect lane 0 R8=0x48927c00 R9=0x48927c00 R10=0x48927c00 R11=0x48927c00
    expect lane 1 R8=0x48927c00 R9=0x48927c00 R10=0x48927c00 R11=0x48927c00
    expect lane 2 R8=0x48927c00 R9=0x48927c00 R10=0x48927c00 R11=0x48927c00
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x4767244e) 0.0 bits(0x438fe2e7) ... }
    t = { bits(0x3cbd8865) -1.75 bits(0xbfe01a69) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0xfe4f89c R10=0x0 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3eb0d7c5) 2.125 bits(0x3e932741) ... }
    t = { bits(0x3fd55555) bits(0x3ee597c4) bits(0x3ec45aed) ... }
    expect lane 0 R8=0x0 R9=0x80000000 R10=0x8ad9c7d3 R11=0x435e2b49
    expect lane 1 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 2 R8=0xe5f2f33f R9=0x435e2b49 R10=0x0 R11=0xffffffff
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { -0.96875 bits(0x3e624443) bits(0xc6172f31) ... }
    t = { bits(0xbfcaaaab) bits(0x3f04af23) -1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xc52ee44b) bits(0x3f7fffff) -0.0625 ... }
    t = { bits(0x3e1a88ec) 0.0 3.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 52 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3fca9a31) bits(0x3fed626c) -1.40625 ... }
    t = { 1.0 bits(0x3f21a2bd) bits(0x3ef34656) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 53 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { 0.96875 bits(0x3ec77f61) bits(0x3f9478de) ... }
    t = { bits(0x3f358476) bits(0x3f9d4f96) bits(0x3fb55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 54 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f2f5a54) bits(0x40513745) bits(0x3df5c84f) ... }
    t = { bits(0xbf49c0e9) bits(0x40755555) bits(0x3fdd1f35) ... }
    expect lane 0 R8=0xc2498000 R9=0xc26c6000 R10=0x39de4000 R11=0x3e67e000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0xffffe000 R10=0xc4c22000 R11=0x42e8a000
}

warp 55 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x403467ef) bits(0x3fc5e3d2) 0.84375 ... }
    t = { 2.5 bits(0x3cf58608) bits(0x3f134afe) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 56 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbf000002) -1.0 0.0 ... }
    t = { 3.5 0.3125 -0.375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 57 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f2db34d) bits(0x3f2cb365) 0.59375 ... }
    t = { -1.375 bits(0x4038a1eb) bits(0x3fffffff) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 58 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3ec5efe1) bits(0x3fcfaba5) bits(0x4023b08e) ... }
    t = { -0.125 bits(0x402cb8dc) 0.4375 ... }
    expect lane 0 R8=0x80000000 R9=0x7fffffff R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 59 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3ebd59c0) bits(0x4219eeb9) -1.09375 ... }
    t = { 3.6875 bits(0x3f747ce4) bits(0x3f101874) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 60 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xbfbbb047) bits(0x3dcccccd) bits(0xc35b90c8) ... }
    t = { bits(0x3f955555) bits(0x3f6aee0b) bits(0xbf12fe83) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 61 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x402ccccd) bits(0x40633333) bits(0x4019999a) ... }
    t = { 1.5 bits(0x407aaaab) bits(0xbefffffe) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 62 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xbfb9910d) bits(0x3f4ccccd) bits(0x44dbc76c) ... }
    t = { 3.25 bits(0xbfab89b8) -0.5 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 63 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3e4e6950) bits(0xbfab3863) bits(0x3ee60216) ... }
    t = { bits(0xbf77b7a4) bits(0xc5547469) bits(0x3f8b9075) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 0 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x4627bf06) bits(0xbf800002) 0.40625 ... }
    t = { bits(0x404aaaab) bits(0x3f8e186e) bits(0x3fd137ce) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x36640000 R11=0x3a0c0000
}

warp 1 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x402660ae) bits(0x3f1c6403) bits(0x3ee77dc9) ... }
    t = { bits(0xc0255555) bits(0x405aaaab) bits(0x3fb55555) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x42f80000 R9=0x3e120000 R10=0x396a8000 R11=0x37340000
    expect lane 2 R8=0x364c0000 R9=0x42f80000 R10=0x37340000 R11=0x3da60000
}

warp 2 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { -0.3125 bits(0x4006a9ed) bits(0xbf000002) ... }
    t = { bits(0x40255555) bits(0xc3a67506) bits(0x3f71a0a8) ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 3 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e98c268) bits(0x3e006b9e) 0.0 ... }
    t = { bits(0x3fffffff) bits(0x401bc562) bits(0x3d563223) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbe5100cf) bits(0xbd929a56) bits(0x4047c593) ... }
    t = { bits(0x3db2f95b) bits(0x3f3fb9a8) bits(0x3fc80500) ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x39d00000 R10=0x0 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 5 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xc343df1f) 3.5 -2.25 ... }
    t = { bits(0x3ebf2923) bits(0x3feaaaab) bits(0x402aaaab) ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 6 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f87d4cf) bits(0x3f5bc71c) bits(0xbf266666) ... }
    t = { 1.25 0.0 0.0 ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x40000000 R9=0x0 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
}

warp 7 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f733333) bits(0x4018830f) bits(0x3f07b487) ... }
    t = { -2.5 3.5 bits(0x3f5b7e5d) ... }
    expect lane 0 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 1 R8=0x3fc00000 R9=0x3fc00000 R10=0x3fc00000 R11=0x3fc00000
    expect lane 2 R8=0x3fc00000 R9=0x3fc00000 R10=0x46ee0000 R11=0x3d720000
}
