# SNORM data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 20 on which the two differ, 16 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 144

texture 0 { format R16_G16_B16_A16 SNORM  source R G B A  layout pitch 64  size 8 3  address 0x10000000 }
bytes 0x10000000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10000040 00000000ff7f0000000000000000ff7f2714aa10e50c300cc32a870131b7035b802ad86938c2be933526c2734e18647ed5522d684d74bc4296a846926e139a1f
bytes 0x10000080 718edbebe94a886a2860c7f3c6aeba23d8575692d1be08f4161a9e778db64f859170d7862baebe5f420de9fe6c4a4dff9a2cb505d18f8647deeaffe69fab9270
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3e99999a 0x3f333333 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { format A8B8G8R8 SNORM  source R G B A  layout pitch 32  size 8 3  address 0x10100000 }
bytes 0x10100000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10100020 00007f000000007ff6728eb86f8ace52583efd8ad130d00507e172a964ff9c13
bytes 0x10100040 5ea379c807541b9d816c7bf428e7a4064b628bb13add748d676af70965eef7a3
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3f333333 0xbe800000 0x3e99999a }
handle 1 texture 1 sampler 1
texture 2 { format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10200000 }
bytes 0x10200000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10200020 0000ff7febfa9826415028621e80dac957d36fb8
bytes 0x10200040 9d56a1cd5781ab6389cd09d65cda1de8b1115f2e
bytes 0x10200060 a8bb1aa56749128860127cb7adcc7cb0972a7328
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3e99999a 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { format G8R8 SNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10300000 }
bytes 0x10300000 0000ffff800000807f00
bytes 0x10300020 007f5bb21383f0e45941
bytes 0x10300040 fb313b1ffa11c94542ac
bytes 0x10300060 5dc0ea06ae073e7d9bfc
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0xbe800000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { format R16 SNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x10400000 }
bytes 0x10400000 0000ffff0080ff7f41aef1b7b153478f
bytes 0x10400020 b226b45360e5ee1de142e5576ad1474e
bytes 0x10400040 dc9f7ddd621dd5b1994d9ed9a809e074
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { format R8 SNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 4  address 0x10500000 }
bytes 0x10500000 00ff807f4e68434d
bytes 0x10500020 00e2fe59d1f7b5cf
bytes 0x10500040 13bd95f82ce37ea6
bytes 0x10500060 8ed1ed2d9e21092e
handle 5 texture 5 sampler 4
texture 6 { format R16_G16_B16_A16 SNORM  source A B G R  layout pitch 64  size 5 4  address 0x10600000 }
bytes 0x10600000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10600040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10600080 59fe79ad4a4859044b5e16d65188a77086bf3aca69a6691ba3526860042df1c7e588f4e05b0b4c4b
bytes 0x106000c0 cfeeb241c0e1def07c3610ad889e06a27f72e5e61e7ee1697b37d2ab6de7f7f7ec4f722ce4113938
sampler 5 { address BORDER BORDER WRAP  border 0x3e800000 0x3e800000 0x0 0x3f800000 }
handle 6 texture 6 sampler 5
texture 7 { format A8B8G8R8 SNORM  source B G R A  layout pitch 32  size 8 3  address 0x10700000 }
bytes 0x10700000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10700020 00007f000000007f5fdd5500d4405144b0ce5fdc1acde810e5a5fe2e570250ec
bytes 0x10700040 47e1c78afa0bf2f92d94141ed2b965bf175227d74c0275200ccc41951daa0266
sampler 6 { address BORDER BORDER WRAP  border 0x0 0x0 0x48927c00 0x3e800000 }
handle 7 texture 7 sampler 6
texture 8 { format R16_G16 SNORM  source ONE_FLOAT ZERO R ONE_FLOAT  layout pitch 32  size 5 4  address 0x10800000 }
bytes 0x10800000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10800020 0000ff7f498399edaacf5bdd9bda126d46779e1c
bytes 0x10800040 3fdccfa87a6b5374a79a7a81732e42481e6dd971
bytes 0x10800060 ecd3163c35928606626ce7f3bc8c682fc635b477
sampler 7 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x3f333333 0x3f800000 }
handle 8 texture 8 sampler 7
texture 9 { format G8R8 SNORM  source ONE_FLOAT ZERO R ONE_FLOAT  layout pitch 32  size 8 4  address 0x10900000 }
bytes 0x10900000 0000ffff800000807f00007f1b6d8333
bytes 0x10900020 7816aacb28ac71dc490c7998b67979d7
bytes 0x10900040 9b1219cecdc9c1cb662450f63d0a3556
bytes 0x10900060 20a1a5850ad5560ecfad49d7cc7e112c
sampler 8 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x3e99999a 0x3f800000 }
handle 9 texture 9 sampler 8
texture 10 { format R16 SNORM  source R R R ONE_FLOAT  layout pitch 32  size 5 3  address 0x10a00000 }
bytes 0x10a00000 0000ffff0080ff7f0b60
bytes 0x10a00020 c3f1854edfa4bf65b8cb
bytes 0x10a00040 23bf94895fd6a3539225
sampler 9 { address BORDER MIRROR WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3f800000 }
handle 10 texture 10 sampler 9
texture 11 { format R8 SNORM  source ONE_FLOAT ZERO ZERO R  layout pitch 32  size 5 4  address 0x10b00000 }
bytes 0x10b00000 00ff807f63
bytes 0x10b00020 0380b1228d
bytes 0x10b00040 934787d0f7
bytes 0x10b00060 04cdb71ea8
sampler 10 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3e800000 }
handle 11 texture 11 sampler 10

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f7e8575) -0.65625 bits(0x3f881d41) ... }
    t = { bits(0x403aaaab) bits(0xbf155555) bits(0x3f3c38dd) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xbe291152 R11=0xbe291152
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0xbe291152 R9=0xbe291152 R10=0xbf2ed55e R11=0xbf2ed55e
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { -1.03125 bits(0x402b03ca) bits(0x40276427) ... }
    t = { bits(0x3f7fd30e) bits(0xbf6aaaab) -2.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xbe212942 R11=0xbe212942
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0xbe480990 R11=0xbe480990
    expect lane 2 R8=0xbe480990 R9=0xbe480990 R10=0xbf5b75b7 R11=0xbf5b75b7
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { -2.0625 1.21875 3.09375 ... }
    t = { bits(0x3ed0c5fd) bits(0x3fff7f72) bits(0x3f18eb59) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0xbf28c352 R11=0xbf28c352
    expect lane 2 R8=0xbf28c352 R9=0xbf28c352 R10=0x3e1b7137 R11=0x3e1b7137
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xbfa86f53) bits(0x3f616fba) bits(0x3f0d8415) ... }
    t = { 1.0 bits(0x3e29073f) bits(0xbf34660b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f5511aa R11=0x3f5511aa
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f6125c2 R11=0x3f0f0d1e
    expect lane 2 R8=0x3f36076c R9=0xbf5885b1 R10=0x0 R11=0x0
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc34aaeb0) -1.375 bits(0x3f448870) ... }
    t = { bits(0x3f800001) bits(0x40255555) bits(0x3fd55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f3d7af6 R11=0x3f3d7af6
    expect lane 1 R8=0x3f3d7af6 R9=0x3f3d7af6 R10=0x0 R11=0x0
    expect lane 2 R8=0x3ee9d3a7 R9=0x3f4f9f3e R10=0x3d61c387 R11=0xbebd7af6
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3eeb8575) bits(0x3e4bab07) bits(0xc72474c2) ... }
    t = { 0.75 bits(0x3fd0228b) 0.5 ... }
    expect lane 0 R8=0xbe499326 R9=0x3f458b16 R10=0x3ef9f3e8 R11=0xbf6ddbb7
    expect lane 1 R8=0x3f2952a5 R9=0x3f59b367 R10=0x3f65cb97 R11=0x0
    expect lane 2 R8=0xbf3b76ee R9=0xbf3b76ee R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3d7209f4) 0.125 0.28125 ... }
    t = { bits(0xc0065f05) 0.75 bits(0xc0223fa9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f73e7d0 R11=0x3f73e7d0
    expect lane 1 R8=0x3f73e7d0 R9=0x3e59b367 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0xbf65cb97 R10=0x0 R11=0xbc010204
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x3fb6bfc0) -0.53125 ... }
    t = { bits(0x41bc9462) -0.5 bits(0x4048839c) ... }
    expect lane 0 R8=0xbee1c387 R9=0xbee1c387 R10=0x0 R11=0x0
    expect lane 1 R8=0xbf3b76ee R9=0xbf3b76ee R10=0x3e193265 R11=0x3e193265
    expect lane 2 R8=0x0 R9=0x0 R10=0xbee1c387 R11=0xbee1c387
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x4019999a) bits(0x3ffffffe) bits(0x40668209) ... }
    t = { bits(0x3f2b8a92) 2.0 bits(0x3f800002) ... }
    expect lane 0 R8=0x3eaa5d55 R9=0x3eaa5d55 R10=0x3e0d891b R11=0x3e0d891b
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3eaa5d55 R11=0x3eaa5d55
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3eaa5d55 R11=0x3eaa5d55
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x4033bd0c) bits(0xbf99999a) bits(0xbee66666) ... }
    t = { bits(0x3f1baf52) bits(0xbe93f897) 2.625 ... }
    expect lane 0 R8=0x3eb97d73 R9=0x3eb97d73 R10=0xbf0f231e R11=0xbf0f231e
    expect lane 1 R8=0xbf35cd6c R9=0xbf35cd6c R10=0xbec97d93 R11=0xbec97d93
    expect lane 2 R8=0xbf35cd6c R9=0xbf35cd6c R10=0xbec97d93 R11=0xbec97d93
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ee0e4bf) bits(0x3f2eaa16) bits(0x3f99999a) ... }
    t = { bits(0xc3044bbd) 2.875 bits(0xbf800001) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f18a57d) bits(0x3e9ab22a) bits(0x4042b84d) ... }
    t = { 2.875 bits(0x40263d90) bits(0x4031a6b1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf9e324d) 2.0 bits(0x40404148) ... }
    t = { bits(0x3fb752e1) bits(0xbf000002) bits(0x3f04230d) ... }
    expect lane 0 R8=0xbd214285 R9=0xbd214285 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f050a14 R9=0x3f050a14 R10=0x3f3366ce R11=0x3f3366ce
    expect lane 2 R8=0x3f050a14 R9=0x3f050a14 R10=0x3f3366ce R11=0x3f3366ce
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x415267ac) bits(0xbf99999a) bits(0xbf9aff1f) ... }
    t = { bits(0x460c178a) -1.0 3.625 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xbd010204 R11=0xbd010204
    expect lane 1 R8=0x0 R9=0x0 R10=0xbf010204 R11=0xbf010204
    expect lane 2 R8=0xbf010204 R9=0xbf010204 R10=0x3ec58b16 R11=0x3ec58b16
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { 1.5 bits(0x40633333) bits(0x3fed4d24) ... }
    t = { -2.25 bits(0x3ddd84d4) 1.375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xc257452e) bits(0x3f9563e0) bits(0xc0033333) ... }
    t = { bits(0xbd90b468) bits(0x3f4cd9c6) -0.0625 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f5f72db) bits(0x3f7fffff) -0.5 ... }
    t = { bits(0x3f4f650b) 1.0 bits(0x3ea257bf) ... }
    expect lane 0 R8=0x3d9a8135 R9=0x3f69c1d4 R10=0x3f1c8f39 R11=0xbeba5975
    expect lane 1 R8=0xbf6173c3 R9=0xbf6173c3 R10=0x3f69c1d4 R11=0x3f69c1d4
    expect lane 2 R8=0x3e9ac936 R9=0x3e9ac936 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x42471409) bits(0x3facfc3b) bits(0x44905682) ... }
    t = { bits(0x435256f9) bits(0x40355555) bits(0x3eaaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f573ed8) bits(0x425b413a) bits(0x3f1a7423) ... }
    t = { bits(0x3fe86d84) bits(0xbff4cf61) bits(0x3fcaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f798e78) -0.25 -2.15625 ... }
    t = { bits(0x4704cc0c) bits(0x403e7497) bits(0x405aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 2.3125 bits(0x3e0916cc) 1.71875 ... }
    t = { bits(0x3f800001) -1.9375 bits(0x3ec058e1) ... }
    expect lane 0 R8=0x3f1b366d R9=0x3f1b366d R10=0x3eb972e6 R11=0x3eb972e6
    expect lane 1 R8=0x0 R9=0xbc010204 R10=0xbebd7af6 R11=0xbf65cb97
    expect lane 2 R8=0xbf356ad6 R9=0xbf356ad6 R10=0xbec58b16 R11=0xbec58b16
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 2.8125 bits(0x3f729355) -1.0 ... }
    t = { bits(0xbf75f682) 2.25 bits(0xc5b45d4b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3da188b8) 0.78125 2.40625 ... }
    t = { -0.5625 bits(0x40000002) -0.8125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { -0.8125 1.34375 bits(0xbf99773a) ... }
    t = { bits(0xbf0f0ae7) -0.5625 bits(0xc369539f) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x404ccccd) bits(0x3fa66666) bits(0xbf19999a) ... }
    t = { bits(0x3df6f9a9) bits(0x3e9f62aa) 2.3125 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f666666) bits(0x3ec1dc87) bits(0xbfb992d9) ... }
    t = { bits(0x3f800002) bits(0x41d625dd) bits(0x3ed5ca0a) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e0f211e
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x4047ebe9) bits(0x3f000002) bits(0x4032fa92) ... }
    t = { -0.3125 bits(0x436301ae) bits(0x40000001) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40439787) bits(0x3f800002) bits(0xbfb19c48) ... }
    t = { 0.6875 0.25 bits(0xbeffffff) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3f03fc4a) 2.6875 bits(0x3e332c1f) ... }
    t = { 1.75 1.0 bits(0x3f8aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0xbde1c387 R11=0xbee5cb97
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbfdbeb58) 2.875 bits(0xbefffffe) ... }
    t = { bits(0x400cbb3b) bits(0xc13712ec) 3.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3ec779a9) -0.1875 0.84375 ... }
    t = { bits(0x3f8a9176) bits(0xbe80b9bf) bits(0x3f360631) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0xbeb972e6 R11=0x3eb56ad6
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3dc18306 R9=0x3e69d3a7 R10=0x3f2f5ebd R11=0xbe59b367
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3e12f514) bits(0x3f7844ca) bits(0xc24ad974) ... }
    t = { bits(0x461386db) bits(0x417cad3a) bits(0xc0155555) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3e9650d5) bits(0x3e89f615) bits(0xbeffffff) ... }
    t = { bits(0xbfab0d0b) bits(0x3f7da235) 0.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xc008abf5) bits(0xc70bc8f1) bits(0x3d9880c1) ... }
    t = { 2.0625 bits(0x3fc2b3d9) -0.375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xc62bf76e) bits(0x3ee66666) bits(0x3f5d2679) ... }
    t = { bits(0xc2061e36) -0.625 bits(0x3f8b83a2) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3ed719ae R11=0xbf6689cd
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 3.0 bits(0x3fee3c68) bits(0x40066666) ... }
    t = { bits(0xbfbd47f2) 1.75 bits(0x3f0dc388) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x469c4017) bits(0x3e5353ca) bits(0x40000002) ... }
    t = { -0.875 bits(0xbf7fffff) bits(0x403b789a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 0.6875 bits(0x4649025f) 0.0 ... }
    t = { bits(0x405eefd5) bits(0x3f4a0050) bits(0x3e91d02d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e6ccb23) bits(0xbec9e133) -0.28125 ... }
    t = { bits(0x464158f7) bits(0xbf800002) 1.625 ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3fead45c) 1.71875 bits(0x3f30564e) ... }
    t = { -1.375 -1.0625 bits(0x4010cf7e) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3d92c376) bits(0xbf000001) bits(0xbfa66666) ... }
    t = { bits(0x3db34a27) bits(0x404aaaab) 3.0 ... }
    expect lane 0 R8=0x3e800000 R9=0x0 R10=0x0 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x42c22abe) bits(0x3ee498b5) bits(0x3fa0976e) ... }
    t = { bits(0x3dadeeb9) bits(0x402aaaab) bits(0x40255555) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0xbf6cd9da R9=0xbea6854d R10=0xbf36436d R11=0x3f1d0b3a
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbfd4a4d8) bits(0x3d4ccccd) 0.0 ... }
    t = { bits(0x3ef39c8f) bits(0x3ce64195) bits(0x3eafc8ef) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x0 R10=0x0 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0xbde3d1c8 R10=0x0 R11=0x3e800000
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { 2.25 bits(0x3f00234f) bits(0xbf333333) ... }
    t = { bits(0x3f955555) 0.0 bits(0x3edc5256) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x40163484) bits(0x3ff62567) bits(0xbf000001) ... }
    t = { bits(0x3fffffff) bits(0xbf39d630) bits(0x3f000002) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x403b3cbb) bits(0x3ed65ecc) bits(0x40166666) ... }
    t = { 1.3125 bits(0x3cbd5416) -1.9375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xc00ccccd) bits(0xc79b1912) bits(0xbeffffff) ... }
    t = { bits(0x3d452e64) 1.125 bits(0x3f71da8c) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbf75b87c) bits(0x405ccccd) bits(0x3f866666) ... }
    t = { 0.625 bits(0x3f50e07f) bits(0xbdc44bfa) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3f478f1e R9=0x3e800000 R10=0x3e800000 R11=0x3f478f1e
}
