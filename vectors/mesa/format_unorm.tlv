# UNORM data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1280 gathers, left out: 15 on which the two differ, 147 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 237

texture 0 { format R16_G16_B16_A16 UNORM  source R G B A  layout pitch 64  size 5 3  address 0x10000000 }
bytes 0x10000000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10000040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10000080 525933c445415883b17795b14b26c12f4c0e75af14bbe122b89dedcd5c89de6de5f36632a43199e7
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e99999a 0x3f333333 0x3e99999a 0xbfa00000 }
handle 0 texture 0 sampler 0
texture 1 { format A8B8G8R8 UNORM  source R G B A  layout pitch 32  size 5 3  address 0x10100000 }
bytes 0x10100000 00000000ffffffff800000000080000000008000
bytes 0x10100020 000000807f000000007f000000007f000000007f
bytes 0x10100040 5fc1641d935ec86d9fc755f451a0a3f247d186de
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x48927c00 0x0 0x0 }
handle 1 texture 1 sampler 1
texture 2 { format A2B10G10R10 UNORM  source R G B A  layout pitch 32  size 8 4  address 0x10200000 }
bytes 0x10200000 00000000ffffffff00020000000008000000002000000080ff01000000fc0700
bytes 0x10200020 0000f01f00000040fdeb15ed496ace19d8e11ab1327057699b4e71608cdbc73c
bytes 0x10200040 987b58a2d4b56f9198b3f6a516458165bbd81be473257af4dce329c27cfafe68
bytes 0x10200060 5aef3471edbb1e6cfd564f6b8162dea07b8a855ba9660cc05b397495112fad65
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3fc00000 0x3e99999a 0x3e99999a 0x3f333333 }
handle 2 texture 2 sampler 2
texture 3 { format R16_G16 UNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10300000 }
bytes 0x10300000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10300020 0000ff7fa2ef5d0b20cda8375f2c5186568ee1f2
bytes 0x10300040 ebd2f48aa0c76156b61e89de53ddd1884a2899ca
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3e800000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { format A4B4G4R4 UNORM  source R G B A  layout pitch 32  size 8 3  address 0x10400000 }
bytes 0x10400000 0000ffff080080000008008007007000
bytes 0x10400020 00070070c5d59e8f540050ad5592a0b6
bytes 0x10400040 d517d1a1501c70dca3bd649e67cb5080
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0xbe800000 0xbe800000 0x0 0xbe800000 }
handle 4 texture 4 sampler 4
texture 5 { format A1B5G5R5 UNORM  source R G B A  layout pitch 32  size 5 4  address 0x10500000 }
bytes 0x10500000 0000ffff100000020040
bytes 0x10500020 00800f00e001003c0000
bytes 0x10500040 e4cbaf75f17181ee1c6c
bytes 0x10500060 6ae9f93a114ae680279d
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3f333333 0x3e99999a 0xbe800000 }
handle 5 texture 5 sampler 5
texture 6 { format B5G6R5 UNORM  source R G B ONE_FLOAT  layout pitch 32  size 5 4  address 0x10600000 }
bytes 0x10600000 0000ffff100000040080
bytes 0x10600020 0f00e0030078ca33cf1f
bytes 0x10600040 ef219177a6ff182e2063
bytes 0x10600060 199f703e3e36d5ad9131
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x48927c00 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { format G8R8 UNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 8 4  address 0x10700000 }
bytes 0x10700000 0000ffff800000807f00007fdb5e61c2
bytes 0x10700020 8ee6976869236c28731c3480f5067331
bytes 0x10700040 b7a628b629228d420f6ffc27ffd8fb6e
bytes 0x10700060 54017d482e7016410de3e0c24a29d82e
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3e800000 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 4  address 0x10800000 }
bytes 0x10800000 0000ffff0080ff7fe911eb27f7af5d3f
bytes 0x10800020 ee6a65ff560dcadd71529b746c02190a
bytes 0x10800040 db58c2d4ebdf2f97d406311be001cb35
bytes 0x10800060 9b6b51f2f389c0891b45cfaceeaa6e02
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0x48927c00 0x0 0x0 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x10900000 }
bytes 0x10900000 00ff807f5af61cfd
bytes 0x10900020 860611f057d39207
bytes 0x10900040 125d2cf345c647a9
sampler 9 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { format R16_G16_B16_A16 UNORM  source A ZERO R ONE_FLOAT  layout pitch 64  size 5 4  address 0x10a00000 }
bytes 0x10a00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10a00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10a00080 01852213ab67b4a79e8d9f63406435318ec0007ef33288c1937f7d3594d801c85ed9a01fb0b7b69f
bytes 0x10a000c0 76c8145512715c03ee7390d5fb9c2786482697fa4ff4d86e881d864f6a6a8dd451bff11d01082f5c
sampler 10 { address BORDER MIRROR WRAP  border 0x3f333333 0x0 0x3f800000 0x3f800000 }
handle 10 texture 10 sampler 10
texture 11 { format A8B8G8R8 UNORM  source G G G G  layout pitch 32  size 8 3  address 0x10b00000 }
bytes 0x10b00000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10b00020 00007f000000007f66fe7164979736784a32ef5ce87c8e4eb380072d7f84a45f
bytes 0x10b00040 54ecafe56fddbafe19fb09d08aa85aedeb3136c7b00f0d5c5cd4fefd81dacd03
sampler 11 { address BORDER BORDER WRAP  border 0x3f333333 0x3f333333 0x3f333333 0x3f333333 }
handle 11 texture 11 sampler 11
texture 12 { format A2B10G10R10 UNORM  source R R R ONE_FLOAT  layout pitch 32  size 8 3  address 0x10c00000 }
bytes 0x10c00000 00000000ffffffff00020000000008000000002000000080ff01000000fc0700
bytes 0x10c00020 0000f01f00000040c5273e5869782e25be3c8b8fc088d7fe5f858688d0ae02dc
bytes 0x10c00040 dfbc8c8065e982c7ca5cfce04fbaaca9a15ca8acdbce7e9c5aadd1f51c3ece78
sampler 12 { address BORDER MIRROR WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3f800000 }
handle 12 texture 12 sampler 12
texture 13 { format R16_G16 UNORM  source G G G G  layout pitch 32  size 8 4  address 0x10d00000 }
bytes 0x10d00000 00000000ffffffff0080000000000080ff7f00000000ff7f8482cc0fc4de85e0
bytes 0x10d00020 bc53300aaac3b765d2c61b0933315980f340c448087e882c36d55f2fb6666bdd
bytes 0x10d00040 a4afa8aea6521f7c03b8f1881239376a6c320293a17aab923393560063676314
bytes 0x10d00060 f90554e85f135a146f5823df585acf92fd9d2689cf7ea8f608f3303926a684d1
sampler 13 { address BORDER BORDER WRAP  border 0x3f800000 0x3f800000 0x3f800000 0x3f800000 }
handle 13 texture 13 sampler 13
texture 14 { format A4B4G4R4 UNORM  source G G G G  layout pitch 32  size 5 3  address 0x10e00000 }
bytes 0x10e00000 0000ffff080080000008
bytes 0x10e00020 00800700700000070070
bytes 0x10e00040 0613df4a0a6111c9836c
sampler 14 { address BORDER MIRROR WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3e800000 }
handle 14 texture 14 sampler 14
texture 15 { format A1B5G5R5 UNORM  source R R R ONE_FLOAT  layout pitch 32  size 5 3  address 0x10f00000 }
bytes 0x10f00000 0000ffff100000020040
bytes 0x10f00020 00800f00e001003c0000
bytes 0x10f00040 a93aa076ec5ee0b04891
sampler 15 { address BORDER MIRROR WRAP  border 0x3e99999a 0x3e99999a 0x3e99999a 0x3f800000 }
handle 15 texture 15 sampler 15
texture 16 { format B5G6R5 UNORM  source R R R ONE_FLOAT  layout pitch 32  size 5 4  address 0x11000000 }
bytes 0x11000000 0000ffff100000040080
bytes 0x11000020 0f00e00300784faead25
bytes 0x11000040 3e3ab30129c4ba964707
bytes 0x11000060 1eae9bb3b9f6d80a81aa
sampler 16 { address BORDER BORDER WRAP  border 0x3f333333 0x3f333333 0x3f333333 0x3f800000 }
handle 16 texture 16 sampler 16
texture 17 { format G8R8 UNORM  source ZERO G R ONE_FLOAT  layout pitch 32  size 5 3  address 0x11100000 }
bytes 0x11100000 0000ffff800000807f00
bytes 0x11100020 007f50dc717d272b8e8f
bytes 0x11100040 4def99c041e1420594e2
sampler 17 { address BORDER BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 17 texture 17 sampler 17
texture 18 { format R16 UNORM  source ZERO ZERO R ONE_FLOAT  layout pitch 32  size 8 3  address 0x11200000 }
bytes 0x11200000 0000ffff0080ff7f44bab0a3c0feafcc
bytes 0x11200020 77053d5c36cb950d9aa711e0867140de
bytes 0x11200040 faba7dc48f1ae250db85f377d611697d
sampler 18 { address BORDER MIRROR WRAP  border 0x0 0x0 0x3e99999a 0x3f800000 }
handle 18 texture 18 sampler 18
texture 19 { format R8 UNORM  source ZERO ZERO ZERO ZERO  layout pitch 32  size 8 4  address 0x11300000 }
bytes 0x11300000 00ff807ff7583e57
bytes 0x11300020 73472ff74e80993e
bytes 0x11300040 ea2a86c6bc9b7d9b
bytes 0x11300060 d8c8497e9960034e
sampler 19 { address BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x0 }
handle 19 texture 19 sampler 19

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3fc711d3) bits(0xbf4ccccd) bits(0x3e8a17a4) ... }
    t = { bits(0x46b256df) bits(0x3e35b786) bits(0x4034a085) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3eb2a4b3 R9=0x3eef62ef R10=0x3effff00 R11=0x0
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x404c2003) bits(0xbf5df44a) bits(0xbfd33333) ... }
    t = { bits(0x4015267c) 0.0 bits(0xbfb3a61f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f4433c4 R11=0x3f4433c4
    expect lane 2 R8=0x3f4433c4 R9=0x3f4433c4 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0x3f59999a) bits(0x3eb33333) ... }
    t = { bits(0x40000002) bits(0x3fd55555) bits(0xbfcaaaab) ... }
    expect lane 0 R8=0x3f000080 R9=0x3f000080 R10=0x3e4690c7 R11=0x3e4690c7
    expect lane 1 R8=0x3f095c89 R9=0x3e4690c7 R10=0x0 R11=0x3effff00
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xbeffffff) bits(0x3f5ac739) bits(0x4756ba59) ... }
    t = { bits(0x3ee64303) bits(0x3f29dbd3) bits(0xc0047800) ... }
    expect lane 0 R8=0x3f000080 R9=0x3f000080 R10=0x0 R11=0x0
    expect lane 1 R8=0x3edbbcdc R9=0x3f6799e8 R10=0x3effff00 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f6799e8 R11=0x3f6799e8
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3ebe6599) bits(0xbfea6209) bits(0x4600033a) ... }
    t = { bits(0xba442e08) 0.0 0.5 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f008081 R10=0x3f1f9fa0 R11=0x3f139394
    expect lane 1 R8=0x0 R9=0x0 R10=0x3ebebebf R11=0x3ebebebf
    expect lane 2 R8=0x3e8e8e8f R9=0x3e8e8e8f R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xbf407ed9) bits(0xc0d2d972) bits(0xbc32bb71) ... }
    t = { bits(0x3eee46f2) -1.75 bits(0x3eb02a00) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3e8bea68) bits(0x3f7c87ea) bits(0x3e32b541) ... }
    t = { bits(0xbfd55555) bits(0x3f63d0c2) bits(0x47269665) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x3f008081 R9=0x3f008081 R10=0x3f068687 R11=0x3f068687
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xbf59999a) bits(0x3ee66666) bits(0x3eacc6a9) ... }
    t = { bits(0x3fad0d1c) bits(0xc0255555) bits(0xbf47ffb5) ... }
    expect lane 0 R8=0x3f008081 R9=0x3f008081 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ee88c8e) bits(0x3eb7fd9a) -1.0625 ... }
    t = { bits(0xbfc80a59) bits(0xbfb8ae8d) bits(0xbf000001) ... }
    expect lane 0 R8=0x3e8b22c9 R9=0x3e3b2ecc R10=0x3eec3b0f R11=0x3f126499
    expect lane 1 R8=0x3f66398e R9=0x3e8b22c9 R10=0x3f126499 R11=0x3f7f7fe0
    expect lane 2 R8=0x3f66398e R9=0x3f66398e R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x401fce18) bits(0x3d920934) -0.21875 ... }
    t = { 1.3125 0.0 bits(0x3de1849c) ... }
    expect lane 0 R8=0x3efb3ed0 R9=0x3efb3ed0 R10=0x3effbff0 R11=0x3effbff0
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f6bbaef R11=0x3e9da76a
    expect lane 2 R8=0x0 R9=0x0 R10=0x3e9da76a R11=0x3e9da76a
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { 0.5 bits(0x3f643ab8) bits(0x3f0e4a9d) ... }
    t = { bits(0x3c612886) bits(0x3f8a851a) bits(0x4045898e) ... }
    expect lane 0 R8=0x0 R9=0x3f002008 R10=0x3edc370e R11=0x3f0360d8
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f16a5a9 R11=0x3eabaaeb
    expect lane 2 R8=0x0 R9=0x3f002008 R10=0x3edc370e R11=0x3f0360d8
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { -0.1875 bits(0xbefffffe) bits(0x46d5c1de) ... }
    t = { 2.5625 3.0 bits(0x3eb83ee9) ... }
    expect lane 0 R8=0x3f2aaaab R9=0x3f2aaaab R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3eaaaaab R11=0x3eaaaaab
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3db0c263) bits(0x3f3603d9) bits(0x3dcccccd) ... }
    t = { bits(0x3f000001) bits(0x401a9586) bits(0xc1fe4e04) ... }
    expect lane 0 R8=0x3f52ebd3 R9=0x3f52ebd3 R10=0x0 R11=0x0
    expect lane 1 R8=0x3e317cb1 R9=0x3f0e568e R10=0x3effff00 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f6fa2f0 R10=0x3f800000 R11=0x0
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x40378719) bits(0x4007a097) bits(0xbf3ea341) ... }
    t = { bits(0x40055555) bits(0x3ec19a1d) bits(0x3efc083f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f4a99cb R11=0x3f4a99cb
    expect lane 1 R8=0x3f72e1f3 R9=0x3f72e1f3 R10=0x0 R11=0x0
    expect lane 2 R8=0x3effff00 R9=0x3effff00 R10=0x0 R11=0x0
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x40366666) 3.25 bits(0x3f1c2271) ... }
    t = { bits(0x40755555) bits(0x3fffffff) bits(0xbed55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbecbf44a) bits(0xbf314d7e) bits(0xbdcccccd) ... }
    t = { bits(0x407aaaab) bits(0x405aaaab) bits(0xbfb14e69) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbed6539e) bits(0xc718202e) -0.375 ... }
    t = { bits(0x3eaaaaab) bits(0x3f23f29d) bits(0xbe2aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3eaaaaab R11=0x3eaaaaab
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x40459045) bits(0xbffdbd0f) 1.96875 ... }
    t = { bits(0xbfb55555) bits(0x404aaaab) bits(0x3f1dca1f) ... }
    expect lane 0 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x3f2aaaab R11=0x3f2aaaab
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x3f2aaaab R11=0x3f2aaaab
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x3
    s = { 0.5 2.28125 ... }
    t = { bits(0x3ed0da03) bits(0x3decbd63) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f088889 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbfbcbf4e) bits(0xbfac47e2) bits(0x3ccfcda5) ... }
    t = { 3.5 bits(0x478ae607) bits(0xbfc4ace2) ... }
    expect lane 0 R8=0x3d888889 R9=0x3d888889 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3d888889 R11=0x3d888889
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3d738a15) bits(0xbfbccfcb) bits(0x4057a29d) ... }
    t = { bits(0x3f69dfec) bits(0x46329194) 0.375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3ea5294a R11=0x3ea5294a
    expect lane 1 R8=0x3e042108 R9=0x3e042108 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f6739ce R9=0x3f6739ce R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 2.75 bits(0x3df4cab5) bits(0x3f01b4cb) ... }
    t = { bits(0xbf382936) bits(0x404d844e) 3.625 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f042108 R9=0x3e6739ce R10=0x3f25294a R11=0x3ef7bdef
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3f0ccccd) 0.0 bits(0xbfe11a96) ... }
    t = { -0.9375 bits(0xbebb6ac8) bits(0x4399db9e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f14a529
    expect lane 1 R8=0x3f56b5ad R9=0x3f56b5ad R10=0x3f14a529 R11=0x3f14a529
    expect lane 2 R8=0x3f56b5ad R9=0x3f56b5ad R10=0x3f14a529 R11=0x3f14a529
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbfbe2f88) bits(0x3f29b2e4) bits(0xc013d133) ... }
    t = { bits(0xbffd08f9) bits(0x402afd00) bits(0xc01ba419) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40266666) bits(0x444c2e42) bits(0x3fbb7bac) ... }
    t = { 1.125 1.3125 bits(0x3ea8f5d8) ... }
    expect lane 0 R8=0x3ef7bdef R9=0x3ef7bdef R10=0x0 R11=0x0
    expect lane 1 R8=0x3ef7bdef R9=0x3ef7bdef R10=0x0 R11=0x0
    expect lane 2 R8=0x3ef7bdef R9=0x3ef7bdef R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x1
    s = { bits(0xbf966800) ... }
    t = { 2.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f3fa07d) bits(0x3fdfa252) bits(0x3eb03eb8) ... }
    t = { -1.8125 bits(0xbf43baa9) 3.25 ... }
    expect lane 0 R8=0x3e46318c R9=0x3dc6318c R10=0x3f042108 R11=0x0
    expect lane 1 R8=0x3dc6318c R9=0x3dc6318c R10=0x3f042108 R11=0x3f042108
    expect lane 2 R8=0x0 R9=0x3ef7bdef R10=0x0 R11=0x3f800000
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3de053eb) bits(0x40233333) bits(0x4027ec97) ... }
    t = { bits(0xbf220ab8) -1.625 bits(0x3f0ecd8d) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { -1.0625 -0.84375 bits(0xbe07dfec) ... }
    t = { bits(0x3c66c30e) bits(0x3f7a3d5a) bits(0x3f2a0ddd) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3ea8a8a9 R11=0x3ea8a8a9
    expect lane 1 R8=0x0 R9=0x0 R10=0x3ea8a8a9 R11=0x3ea8a8a9
    expect lane 2 R8=0x3ea8a8a9 R9=0x3ea8a8a9 R10=0x3f37b7b8 R11=0x3f37b7b8
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xc3e6ab97) bits(0xc2a2a325) bits(0xc143d696) ... }
    t = { bits(0x3f2600f4) bits(0x3f67a6c2) bits(0xbf73cb80) ... }
    expect lane 0 R8=0x3b808081 R9=0x3b808081 R10=0x3f26a6a7 R11=0x3f26a6a7
    expect lane 1 R8=0x0 R9=0x0 R10=0x3b808081 R11=0x3b808081
    expect lane 2 R8=0x0 R9=0x0 R10=0x3b808081 R11=0x3b808081
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbfc4f887) bits(0x4022bd1c) bits(0x3f80e451) ... }
    t = { bits(0x3f68c842) 1.25 bits(0xbf9c6db3) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 2.15625 0.0 -1.21875 ... }
    t = { 3.0 bits(0x40126926) bits(0x40098e96) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3d723cf0) -1.90625 bits(0x3e4b296e) ... }
    t = { -2.125 -2.125 bits(0x40147ffd) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3ed736d7 R11=0x3ed736d7
    expect lane 1 R8=0x0 R9=0x0 R10=0x3ed736d7 R11=0x3ed736d7
    expect lane 2 R8=0x3f7f65ff R9=0x3d5560d5 R10=0x3f000080 R11=0x3f800000
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 0.5 bits(0xc501be88) 1.09375 ... }
    t = { bits(0x3e916d3e) 3.5625 bits(0x3f66b6ce) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { -0.96875 bits(0x404bb349) bits(0xbf7fffff) ... }
    t = { bits(0x400f5644) bits(0x3f0c6747) bits(0x3e99d6b4) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 1.5 bits(0x3e8fda31) bits(0x413b73a2) ... }
    t = { 2.6875 bits(0x3f12cf6e) bits(0x3e32ba98) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3cf7488b) -0.28125 bits(0xc18b1556) ... }
    t = { bits(0x3f056d3b) bits(0x3ff20721) bits(0x3f285090) ... }
    expect lane 0 R8=0x3d909091 R9=0x3d909091 R10=0x3f068687 R11=0x3f068687
    expect lane 1 R8=0x0 R9=0x0 R10=0x3d909091 R11=0x3d909091
    expect lane 2 R8=0x3d909091 R9=0x3d909091 R10=0x3f068687 R11=0x3f068687
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 2.84375 -0.25 bits(0xbfb9e071) ... }
    t = { bits(0x456c9ad5) bits(0x40013066) bits(0x3ff55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e319e44) -1.84375 3.03125 ... }
    t = { bits(0x406aaaab) bits(0xbe1cb543) bits(0xc0155555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 0.875 bits(0x3eae708a) 2.875 ... }
    t = { bits(0x3f7ffffe) bits(0x3ecbc6f2) bits(0x3fd8ddbc) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc44cb5ac) bits(0x401765c9) bits(0x41521cc6) ... }
    t = { bits(0x3f6a0561) bits(0x3fd25258) bits(0x3f6d5e59) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbfb701c0) -4445.3125 bits(0x4029999a) ... }
    t = { bits(0xc73d772c) 3.1875 bits(0x3f8863e5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x441e3d27) bits(0x3eb33333) 0.0 ... }
    t = { bits(0x41d60cda) bits(0x4013e18c) bits(0xbf3da33f) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3effff00 R9=0x0 R10=0x3f000080 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f050185 R10=0x3f4876c8 R11=0x3f800000
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3feccccd) bits(0x40066666) bits(0x3f5ffb6d) ... }
    t = { 0.5 1.8125 -0.0625 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 2.71875 1.78125 0.9375 ... }
    t = { bits(0x3fdc986e) bits(0x3ed25217) bits(0xc40771ad) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 1.6875 bits(0x401a8a00) 0.53125 ... }
    t = { bits(0x3f8758d7) bits(0xc217fc3e) -0.25 ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x402cc73a) bits(0xbf000001) -0.53125 ... }
    t = { bits(0x404c18c0) bits(0xc01aaaab) bits(0x413a2020) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x403a1b04) -1.78125 bits(0x3df5c7d0) ... }
    t = { bits(0xc689088a) 2.25 bits(0x4629fd6c) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf76d2e4) 1.0625 bits(0x400785c0) ... }
    t = { bits(0x3ddcab8e) bits(0xbfaaaaab) bits(0x406b0485) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3e92ec6a) 0.84375 2.1875 ... }
    t = { bits(0x3efa5ebd) bits(0xbf533101) bits(0xbf069d36) ... }
    expect lane 0 R8=0x0 R9=0x3f717c5f R10=0x3f002008 R11=0x3f800000
    expect lane 1 R8=0x3eafabeb R9=0x3f342d0b R10=0x3f0721c8 R11=0x3ead2b4b
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3e848c8d) bits(0x3f88d3a9) 1.875 ... }
    t = { bits(0x40000002) bits(0xbf2aaaab) bits(0x3faaaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f002008 R10=0x3f002008 R11=0x3f800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { 0.1875 1.625 -1.21875 ... }
    t = { bits(0xbf555555) -0.25 bits(0x3f434052) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 52 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3fd5d548) -1.3125 bits(0x3f3ec6bf) ... }
    t = { bits(0x3f448337) bits(0x4791e883) bits(0x3e5732d8) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3e3220b2 R9=0x3e3d7cbd R10=0x3d7cc0fd R11=0x3effff00
}

warp 53 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xc6c4d010) 0.65625 bits(0xbfbd0547) ... }
    t = { bits(0x3e0d953e) bits(0x3e76e3b5) bits(0xbefffffe) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3e918892 R9=0x3e3220b2 R10=0x3effff00 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 54 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x401c507d) bits(0xc7179eee) bits(0xbf7fdfa9) ... }
    t = { bits(0x3f73006a) bits(0x4012df17) bits(0xc68d8aee) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 55 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x404259da) bits(0x3f53610a) 2.15625 ... }
    t = { bits(0x3f800002) -1.4375 bits(0x40000002) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 56 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x4222519f) bits(0x40166666) -0.25 ... }
    t = { bits(0xc0a23eb8) bits(0x40355555) bits(0x4223a351) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 57 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f333333) bits(0xbfc77fcd) -2.0 ... }
    t = { bits(0x42b096a2) bits(0xc416af4e) bits(0x457fa88e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f088889
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 58 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x40433333) bits(0x40000001) bits(0x3f2c5108) ... }
    t = { bits(0x400a7049) bits(0xbf8aaaab) bits(0x411178fc) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x0 R9=0x3d888889 R10=0x3d888889 R11=0x0
}

warp 59 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbfe66666) bits(0x40466666) bits(0xc2c1c9a5) ... }
    t = { bits(0xbfcaaaab) bits(0x3ee0d305) bits(0x3f000001) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 60 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { -1.0 bits(0x3f19999a) bits(0xbfc66666) ... }
    t = { bits(0x3f9fde86) bits(0x3df77b2b) bits(0x3e8ef34d) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3f042108 R9=0x0 R10=0x0 R11=0x3f042108
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 61 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xc3b50d3c) bits(0xc00d39ba) bits(0x3e91c821) ... }
    t = { 0.25 bits(0x3eaaaaab) -2.0 ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 62 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x40492c0a) bits(0xbfcccccd) bits(0x3ea57681) ... }
    t = { bits(0x404186e7) bits(0x3f7fffff) bits(0x40308bdf) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x0 R9=0x3ec6318c R10=0x0 R11=0x3ef7bdef
}

warp 63 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3eb33333) bits(0x403607d4) bits(0x3fcccccd) ... }
    t = { -1.5 bits(0xbfd4872a) bits(0x3eaaaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 0 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x45776fbd) bits(0x3f79d6a3) bits(0x401c4b34) ... }
    t = { bits(0xc00895fc) -2.25 bits(0x405699f3) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 1 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { 2.75 bits(0xbee66666) bits(0x424690b7) ... }
    t = { bits(0xbfb1425d) bits(0x3eccd6f2) bits(0x402451ba) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 2 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3f09fa6d) bits(0x3f476ce1) bits(0x3f8a8f86) ... }
    t = { -0.0625 bits(0xbfa560cf) bits(0x3f7ec93b) ... }
    expect lane 0 R8=0x3f042108 R9=0x0 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3d042108
}

warp 3 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3f069867) bits(0x3f466965) bits(0x3eec0a71) ... }
    t = { 2.0 bits(0x3fca3e7b) bits(0x3dd19fdc) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x4018c2d8) bits(0x40375d6d) bits(0x405e4189) ... }
    t = { bits(0x402b6198) bits(0x3f0e7734) 2.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f333333) bits(0x3f19999a) bits(0xbddb09ca) ... }
    t = { 1.75 bits(0x40228b69) bits(0x3c7d3bd0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x4006128f) bits(0x3f000001) bits(0x3e4ccccd) ... }
    t = { 3.0 bits(0x3f60908d) bits(0x3fb7d093) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3e848485 R11=0x3e828283
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f1a4762) bits(0x3ef6e652) bits(0x3d96a54d) ... }
    t = { bits(0xbefffffe) bits(0x3f0fc727) bits(0x44001080) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3e567f03) 1.59375 bits(0x3f6f04a2) ... }
    t = { bits(0x438c5d8d) bits(0xbf2aaaab) bits(0x406aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x7
    s = { 1.9375 bits(0x3de34322) 2.8125 ... }
    t = { -1.25 3.75 2.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x400a4166) 1.8125 2.71875 ... }
    t = { bits(0xc3ef05b2) bits(0xbfd913f3) bits(0xbefffffe) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 11 {
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3efffffe) -0.28125 -0.34375 ... }
    t = { 2.0 bits(0xbf155555) bits(0x406aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x7
    s = { 2.21875 bits(0x3ecd1ee3) bits(0x3f3d471c) ... }
    t = { 1.0625 bits(0x3ed435af) bits(0xbfb5e153) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3d244c33) bits(0x3ecb1b75) bits(0x3d29b97a) ... }
    t = { bits(0x3f7753d8) -0.375 bits(0x40278a22) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 14 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x3f4b7248) bits(0x40044d67) ... }
    t = { -2.375 0.0 -2.125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x404b769c) 2.46875 bits(0x3e745649) ... }
    t = { bits(0x4003cd02) bits(0x400245bc) 3.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}
