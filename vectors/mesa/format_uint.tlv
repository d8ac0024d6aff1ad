# UINT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1280 gathers, left out: 10 on which the two differ, 3 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14
minimum filter 240

texture 0 { format R32_G32_B32_A32 UINT  source R G B A  layout pitch 128  size 8 3  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10000080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7fae32ae356b4274d20f5fb5427608cfa341ef9a7d1ff29b5cc5d7f83d02569ee4735bec8bfc14f12557c4e8320d1e159ba31ec28b1cb6b6290ece7fbe5dcde48455d376466d44672a3e2827d7f19b1cf3e55150fc2025ed3a7bd068995ba68a09
bytes 0x10000100 756dae58db418f15679fbb3235a40363ad2e9932357cab023d9d0befe042fa87a9c45c9766fce00c685b253ce25c40919475487fdd81db61f7280efbc3510e915bc93a491aacaa6f68d5271b2dd1366f751f52d29d629733e3755b4895419cfdcd7e765a9e5d4db62266f1d08569fffd97d2a1617717ede014bdf798ea16cf65
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0xa842a30c 0xafcf5b82 0xbb06e879 0x401c7733 }
handle 0 texture 0 sampler 0
texture 1 { format R16_G16_B16_A16 UINT  source R G B A  layout pitch 64  size 8 4  address 0x10100000 }
bytes 0x10100000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10100040 00000000ff7f0000000000000000ff7ffff83844d1b1790d03e4439e4625a569fcb392d2eea5948184f18c794bc7873bb9a4b1a838f4318f027ef8cbbc0ab4f7
bytes 0x10100080 c1063ff952ba1e2dfacf4ad45041952e200ddfdd5878afe003f96684dbe5319100f03075e42c303d2b041e92d03e8e787aee9e151d1b9c080e58db2feee2d72a
bytes 0x101000c0 75ff7c7f76612acbc9c6699325cad6c5c873f65d08b825f2578a371f36814f9ab8020b08f6c2986f037f5baf9fab48a17c50af5bd753427c34678dff983834d4
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0xc0ae 0xe21d 0x5e6f75dc 0x7f7ce46b }
handle 1 texture 1 sampler 1
texture 2 { format R32_G32 UINT  source R G ZERO ONE_INT  layout pitch 64  size 5 3  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f00000000
bytes 0x10200040 00000000ffffff7f71cc78d6b22c83a8dddb5b0c6eae49bdec0e094cb8a440e33d1523ae0dbea236
bytes 0x10200080 2096e0c45841149560efb5ea9e0629357f411149c2e01bd98bf221140d084254b20af2adfdf43472
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0xc37f1a01 0x412ae1c0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { format A8B8G8R8 UINT  source R G B A  layout pitch 32  size 8 4  address 0x10300000 }
bytes 0x10300000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10300020 00007f000000007fc0a6652d8b004d5650375599e35ac6845bcf915892c25c88
bytes 0x10300040 fe495d8526c3b249ce213f014eea85c9676e7dc3da2ef373794c23634755b8ec
bytes 0x10300060 3c4827d3704134d63ee21f11646d2807395698470e096d580cd21b0831cf87c0
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x20e12bd9 0x20 0x19 0xd1 }
handle 3 texture 3 sampler 3
texture 4 { format A2B10G10R10 UINT  source R G B A  layout pitch 32  size 5 3  address 0x10400000 }
bytes 0x10400000 00000000ffffffff000200000000080000000020
bytes 0x10400020 00000080ff01000000fc07000000f01f00000040
bytes 0x10400040 9834774df348b34cdf2c3f841477008afb639bde
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x2 }
handle 4 texture 4 sampler 4
texture 5 { format R16_G16 UINT  source R G ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10500000 }
bytes 0x10500000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10500020 0000ff7f095f957025234f610c20b971d07110f3
bytes 0x10500040 25e0b05eb87b7483e65bc4feac56cafc7db8941b
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0xd2b0 0xc51c7362 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 4  address 0x10600000 }
bytes 0x10600000 00000000ffffffff00000080ffffff7f0cd866496d7ff85c21e3bb67b95978bc
bytes 0x10600020 a7fb6c80c6e8a00132b53f04b43b9e250bc203d273056539499935351c47f99b
bytes 0x10600040 eb84f479854a27044ee723b8bf65e7f108dfd4688427f3d2d3f03045333a08a9
bytes 0x10600060 c12ffb98d2a09ebb88cfe08db5589dc0ef4cb8a6a567e91432ebfbcf708b2a22
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0x181e67af 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { format G8R8 UINT  source R G ZERO ONE_INT  layout pitch 32  size 8 4  address 0x10700000 }
bytes 0x10700000 0000ffff800000807f00007f1e0a76b2
bytes 0x10700020 8a95925069dcf8b54543fbe1799a0372
bytes 0x10700040 c9704329407b97b860b196ea61ac537a
bytes 0x10700060 fe5da0c679a8c0a5f97fe4d1460c8a63
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x363fa149 0xa0 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10800000 }
bytes 0x10800000 0000ffff0080ff7fc711
bytes 0x10800020 dfa4c1fb31bb570b0546
bytes 0x10800040 7e1731f853ab0f359327
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0xf1149ec 0x0 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { format R8 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 4  address 0x10900000 }
bytes 0x10900000 00ff807f4a768807
bytes 0x10900020 a9980c699a4d1476
bytes 0x10900040 06d038e880da2a3b
bytes 0x10900060 1d43e90ecb9b4d70
sampler 9 { address CLAMP_TO_EDGE WRAP WRAP  border 0x22 0x0 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { format R32_G32_B32_A32 UINT  source G G G G  layout pitch 128  size 8 4  address 0x10a00000 }
bytes 0x10a00000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10a00080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7fd40fdeacd3f88b575d10d35148316487756179e2c74664cfa0fb66022e33197d000837f6e0cb04e35f79984a21f562e353e0da101d8384037f599df6835fc22c6c935424b824df9bbc2e28a121a15f06ef62c2cba310bc6ea81bca1448a642f0
bytes 0x10a00100 13ed3551cea0025e522c79b220de85e394d87a20c2ef07f1bf570cbeb48cf2e319a7da489a5a6b44e28e9222341bae7a236c2703ae3836f1e053509d950b0edeeb0fcb0e5ba3d6eff620b63cb5cced5968550863b78b7879e2fe7a9fb2e78612a9791d8fcb387e5850bee2269e6c0dc15a486ff42d89d337539c70526091341a
bytes 0x10a00180 24392e049c924ae2b925ed03e0903657a2b0c97cbdded9f1199b48505c5b9d9daf4e6e4d464362815e019237b8de8f1920c261958191e64c151a6a1cd1d251f85375da6042a0526831a945f397f308a8cd2948269bf8a95b9e602497d0ac786fc289393e5f401da08d6b2af95eff838badf992a9aa34e296f1e6f61a595262e5
sampler 10 { address BORDER BORDER WRAP  border 0x848d945c 0x848d945c 0x848d945c 0x848d945c }
handle 10 texture 10 sampler 10
texture 11 { format R16_G16_B16_A16 UINT  source ZERO ONE_INT G A  layout pitch 64  size 5 3  address 0x10b00000 }
bytes 0x10b00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10b00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10b00080 282c3a7ecfb7ae260c229e56618412335620eeffdb1d70cb9a76282670a2902d16b5e8a6c4833483
sampler 11 { address BORDER BORDER WRAP  border 0x0 0x1 0x3edf 0xdf47 }
handle 11 texture 11 sampler 11
texture 12 { format R32_G32 UINT  source R G ZERO ONE_INT  layout pitch 64  size 8 3  address 0x10c00000 }
bytes 0x10c00000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7f5a23f861ecb84f468c7db58c5a032b19
bytes 0x10c00040 cb615870d5e5a3cbd4c5dd8be43d196ffcea1a6b6bbe660e13546caec93d5cb77573a596f54ca45c9257362b1c46257cafbaf3db833a51fc06730deb13955a87
bytes 0x10c00080 68988f2a5260d54263093c5efa9ebb514e328928072d99e1a0a5a3fb54ee6a6f064fcacfddbafb3148c6c6e84fbff77e2f969cc140df09757500d40a95fec53d
sampler 12 { address BORDER BORDER WRAP  border 0xecc86021 0x923ab3bb 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { format A8B8G8R8 UINT  source G G G G  layout pitch 32  size 5 4  address 0x10d00000 }
bytes 0x10d00000 00000000ffffffff800000000080000000008000
bytes 0x10d00020 000000807f000000007f000000007f000000007f
bytes 0x10d00040 f903e73ac050d6b70acd7aaa0dc6adf2a4d0445e
bytes 0x10d00060 4a2931c00a8c22c49b1b29fc71756f64a5dd2959
sampler 13 { address BORDER BORDER WRAP  border 0x4f 0x4f 0x4f 0x4f }
handle 13 texture 13 sampler 13
texture 14 { format A2B10G10R10 UINT  source A ZERO R ONE_INT  layout pitch 32  size 5 3  address 0x10e00000 }
bytes 0x10e00000 00000000ffffffff000200000000080000000020
bytes 0x10e00020 00000080ff01000000fc07000000f01f00000040
bytes 0x10e00040 48626df3478911e9718f6565e22086c7a43d18ec
sampler 14 { address BORDER BORDER WRAP  border 0x0 0x0 0x2 0x1 }
handle 14 texture 14 sampler 14
texture 15 { format R16_G16 UINT  source R G ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10f00000 }
bytes 0x10f00000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10f00020 0000ff7f357a1c72b14af103e5dca3bfa854243e
bytes 0x10f00040 352821d3c12251bb5bf155b45c435a91bc3fba6f
sampler 15 { address BORDER BORDER WRAP  border 0x4dc9 0xf7f 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { format R32 UINT  source ONE_INT ZERO R ONE_INT  layout pitch 32  size 5 3  address 0x11000000 }
bytes 0x11000000 00000000ffffffff00000080ffffff7fd9855eb4
bytes 0x11000020 e86b6d5f81a8a2f6d922958f5b08bf806f6aff1c
bytes 0x11000040 f677475d12a36afbd1a18f1508ca1f2f28622506
sampler 16 { address BORDER BORDER WRAP  border 0x1 0x0 0x63c08108 0x1 }
handle 16 texture 16 sampler 16
texture 17 { format G8R8 UINT  source ZERO G R ONE_INT  layout pitch 32  size 8 4  address 0x11100000 }
bytes 0x11100000 0000ffff800000807f00007fc5ea2290
bytes 0x11100020 8b52d16a228977669445ea2a908ea3e9
bytes 0x11100040 86a53882e21ddbb860bf445ff69c1e9c
bytes 0x11100060 8fb24f1e0fe0eb1126d0f2eaaeef8398
sampler 17 { address BORDER MIRROR WRAP  border 0x0 0x80 0x1 0x1 }
handle 17 texture 17 sampler 17
texture 18 { format R16 UINT  source ZERO ZERO R ONE_INT  layout pitch 32  size 5 3  address 0x11200000 }
bytes 0x11200000 0000ffff0080ff7f85e6
bytes 0x11200020 fb99a6c07c3c036467b5
bytes 0x11200040 44eb194147d2e624fa2a
sampler 18 { address BORDER BORDER WRAP  border 0x0 0x0 0xceb0 0x1 }
handle 18 texture 18 sampler 18
texture 19 { format R8 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x11300000 }
bytes 0x11300000 00ff807f401070d0
bytes 0x11300020 01914bd831ad7a22
bytes 0x11300040 619b6d5c855f414c
sampler 19 { address BORDER MIRROR WRAP  border 0x42 0x0 0x0 0x1 }
handle 19 texture 19 sampler 19

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3ef291e5) bits(0x40011a31) -1.5625 ... }
    t = { bits(0x40155555) bits(0xc0031b80) bits(0xbfaaaaab) ... }
    expect lane 0 R8=0x7d9aef41 R9=0x8bec5b73 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x61a1d297 R11=0x61a1d297
    expect lane 2 R8=0x58ae6d75 R9=0x58ae6d75 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f000001) bits(0x3c91d686) bits(0xbe9811ee) ... }
    t = { bits(0x40789cee) bits(0x3dac9e83) bits(0x3f672a8b) ... }
    expect lane 0 R8=0x80000000 R9=0x0 R10=0x6faaac1a R11=0x61db81dd
    expect lane 1 R8=0x0 R9=0x0 R10=0x158f41db R11=0x158f41db
    expect lane 2 R8=0x0 R9=0x0 R10=0x158f41db R11=0x158f41db
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3eb8e12f) bits(0xbf0d3e2b) 1.1875 ... }
    t = { bits(0xbf7ffffe) bits(0x3f11ea05) 2.75 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xfb0e28f7 R11=0x3c255b68
    expect lane 1 R8=0x32bb9f67 R9=0x32bb9f67 R10=0x7fffffff R11=0x7fffffff
    expect lane 2 R8=0x98f7bd14 R9=0x98f7bd14 R10=0x9968d07b R11=0x9968d07b
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f1692f3) 1.125 bits(0x3e70d061) ... }
    t = { bits(0xbf555555) bits(0xbfd9c9ae) bits(0x3f724c44) ... }
    expect lane 0 R8=0x9b151e0d R9=0x84e4cd5d R10=0x80000000 R11=0x0
    expect lane 1 R8=0x98aa65b R9=0x98aa65b R10=0x0 R11=0x0
    expect lane 2 R8=0xffffffff R9=0x0 R10=0x91405ce2 R11=0x87fa42e0
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { -1.5 0.28125 bits(0x3f1ccc48) ... }
    t = { bits(0x3f6f5ebd) bits(0xc3754a78) bits(0x404c766e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xff75 R11=0xff75
    expect lane 1 R8=0xc6c9 R9=0x73c8 R10=0xd20 R11=0xcffa
    expect lane 2 R8=0xb3fc R9=0xf184 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc3120fd6) 0.0 bits(0x3f7b521c) ... }
    t = { bits(0x3f5bf36c) bits(0xbf85992d) bits(0x3e2324a1) ... }
    expect lane 0 R8=0x7f7c R9=0x7f7c R10=0xf93f R11=0xf93f
    expect lane 1 R8=0x0 R9=0x0 R10=0x7f7c R11=0x7f7c
    expect lane 2 R8=0xcbf8 R9=0xcbf8 R10=0x7fff R11=0x7fff
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x418a8265) bits(0x451e02e4) bits(0x3fd80c94) ... }
    t = { bits(0xbfe46bb2) -0.1875 bits(0x3f3f64a2) ... }
    expect lane 0 R8=0xabc R9=0xabc R10=0x0 R11=0x0
    expect lane 1 R8=0x3898 R9=0x3898 R10=0xe2ee R11=0xe2ee
    expect lane 2 R8=0x3898 R9=0x3898 R10=0xe2ee R11=0xe2ee
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { -1.96875 -0.0625 bits(0x45480fc4) ... }
    t = { bits(0xbfccc505) 2.6875 bits(0x3ee98fa4) ... }
    expect lane 0 R8=0x2d1e R9=0x2d1e R10=0x0 R11=0x0
    expect lane 1 R8=0xcb2a R9=0xcb2a R10=0x2d1e R11=0x2d1e
    expect lane 2 R8=0x2ad7 R9=0x2ad7 R10=0xf7b4 R11=0xf7b4
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xc00ccccd) bits(0xc0033333) bits(0x3faccccd) ... }
    t = { bits(0x40263369) bits(0xc0255555) 3.0 ... }
    expect lane 0 R8=0xc4e09620 R9=0xc4e09620 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x7fffffff R9=0x7fffffff R10=0xadf20ab2 R11=0xadf20ab2
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xbfb33333) bits(0xbee66666) bits(0x3f4ec1f7) ... }
    t = { 0.25 bits(0x3e2aaaab) bits(0x3feaaaab) ... }
    expect lane 0 R8=0x7fffffff R9=0x7fffffff R10=0x0 R11=0x0
    expect lane 1 R8=0x7fffffff R9=0x7fffffff R10=0x0 R11=0x0
    expect lane 2 R8=0x80000000 R9=0x0 R10=0x7234f4fd R11=0x5442080d
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f733333) bits(0x3e47d278) bits(0xbf4ccccd) ... }
    t = { bits(0xbe2aaaab) bits(0x3e87d132) bits(0x40305371) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x4042130d) bits(0x3f15f59e) bits(0xbecccccd) ... }
    t = { bits(0x3e890175) 1.5 bits(0xc01844e6) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3e8976ab) bits(0xbed8fa1b) 0.625 ... }
    t = { bits(0x3ef0ed00) 3.125 bits(0xbf7fffff) ... }
    expect lane 0 R8=0x26 R9=0xce R10=0xc0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0xe R11=0x39
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0xbff7908c) bits(0x3efffffe) ... }
    t = { bits(0x3d33551d) bits(0x3eec4089) bits(0x3f1ed5ab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x48 R11=0x48
    expect lane 1 R8=0x49 R9=0x49 R10=0x0 R11=0x0
    expect lane 2 R8=0xea R9=0x6e R10=0x37 R11=0x0
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { -0.875 bits(0x403b8b66) bits(0x40ff441a) ... }
    t = { bits(0x3efeccaf) 0.0 -0.875 ... }
    expect lane 0 R8=0x5d R9=0x5d R10=0x7f R11=0x7f
    expect lane 1 R8=0x0 R9=0x0 R10=0x87 R11=0x87
    expect lane 2 R8=0x5c R9=0x5c R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3ff926c9) bits(0x3f1eb2eb) -1.125 ... }
    t = { 0.0625 bits(0xbfa8df02) 2.875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xc0 R11=0xc0
    expect lane 1 R8=0x47 R9=0x58 R10=0x73 R11=0xc3
    expect lane 2 R8=0x0 R9=0x0 R10=0xd3 R11=0xd3
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3eea8d47) bits(0x40332d4d) -1.5 ... }
    t = { bits(0x401d0ee5) bits(0xc3b324ac) 2.0 ... }
    expect lane 0 R8=0x1ff R9=0x0 R10=0x200 R11=0x3ff
    expect lane 1 R8=0x3fb R9=0x3fb R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x98 R11=0x98
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3e8300b9) -1.0 bits(0x3ec977e3) ... }
    t = { bits(0x40505dfa) bits(0x3e949c91) bits(0xbfaaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3ff R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0xd2 R9=0x3cb R10=0x1ff R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { 0.75 bits(0xbfcccccd) bits(0xbf000002) ... }
    t = { bits(0x3efae8d6) bits(0xbfe5fec5) bits(0xc0155555) ... }
    expect lane 0 R8=0x1ff R9=0x0 R10=0x200 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0xd7 R9=0xd7 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3e720e37) bits(0xbfeccccd) bits(0xbfa66666) ... }
    t = { bits(0x3eddfc9a) bits(0x3f64d244) bits(0x3fe132f0) ... }
    expect lane 0 R8=0x2 R9=0x0 R10=0x3 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x2 R11=0x2
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3ecccccd) bits(0x3fb5ae4b) bits(0xc620d09a) ... }
    t = { bits(0x3f0ccfdb) 2.0 bits(0x3ebce5f0) ... }
    expect lane 0 R8=0x7bb8 R9=0x5be6 R10=0x2325 R11=0x5f09
    expect lane 1 R8=0x7fff R9=0x7fff R10=0xb87d R11=0xb87d
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbfe2cb30) bits(0xbfb9999a) bits(0x3cd7c348) ... }
    t = { bits(0x3f7f5102) bits(0x3e9c9cf7) 2.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x5eb0 R11=0x5eb0
    expect lane 1 R8=0x7fff R9=0x7fff R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x5eb0 R11=0x5eb0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbe99999a) bits(0x3ef626d6) bits(0x3ed137d9) ... }
    t = { bits(0xc08099d2) bits(0x3f1a72a9) bits(0xbfa30b7b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbfd962d0) bits(0x4039999a) bits(0x44a9962c) ... }
    t = { bits(0xc0255555) bits(0x3f6df505) bits(0xc0f9fcf0) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3e641e2a) bits(0xbf0335ee) 0.0 ... }
    t = { bits(0x3f9f3645) 2.0625 bits(0xc4683b9a) ... }
    expect lane 0 R8=0x1a0e8c6 R9=0x43fb532 R10=0x80000000 R11=0xffffffff
    expect lane 1 R8=0x0 R9=0x0 R10=0x98fb2fc1 R11=0x98fb2fc1
    expect lane 2 R8=0x0 R9=0x0 R10=0x98fb2fc1 R11=0x98fb2fc1
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { -1.15625 bits(0x3e488dc9) 1.40625 ... }
    t = { bits(0xbff1984a) bits(0xbf7fffff) -0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3ea8cb49) bits(0x3f1036db) bits(0x3f7b0ab8) ... }
    t = { bits(0x400a5121) bits(0x3e6cd3de) -1.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { 2.8125 bits(0xc3cce7e2) 2.875 ... }
    t = { bits(0x3e82d124) bits(0x40f8bf5c) 1.375 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 1.34375 bits(0x3eef3694) bits(0x3fbb4997) ... }
    t = { 3.25 0.375 bits(0x40453170) ... }
    expect lane 0 R8=0x3 R9=0x3 R10=0x76 R11=0x76
    expect lane 1 R8=0x97 R9=0x60 R10=0x45 R11=0xf8
    expect lane 2 R8=0x76 R9=0x76 R10=0x8a R11=0x8a
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xc42f7512) 3.1875 bits(0x3f54127c) ... }
    t = { bits(0xc69b6ea0) bits(0x3f4bae71) bits(0x3ff064c2) ... }
    expect lane 0 R8=0x5d R9=0x5d R10=0x70 R11=0x70
    expect lane 1 R8=0x63 R9=0x63 R10=0x7a R11=0x7a
    expect lane 2 R8=0xa R9=0xb2 R10=0x63 R11=0xc
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3ec8234f) 2.5 bits(0xbf000001) ... }
    t = { bits(0x3fa71725) 1.8125 bits(0x40000002) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbf8bdae0) bits(0x3f853da7) bits(0x3e855e9b) ... }
    t = { -2.25 -0.625 1.5 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 1.25 bits(0x3f68dd0d) bits(0x3fd9999a) ... }
    t = { -1.0 bits(0x403ee0b7) bits(0xc00ba9ca) ... }
    expect lane 0 R8=0x11c7 R9=0x11c7 R10=0x2793 R11=0x2793
    expect lane 1 R8=0x11c7 R9=0x11c7 R10=0x2793 R11=0x2793
    expect lane 2 R8=0x2793 R9=0x2793 R10=0x4605 R11=0x4605
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xc43a8893) bits(0x4005bf66) bits(0x3fd57209) ... }
    t = { bits(0x3f6d9dce) bits(0x44349858) bits(0x406aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3d8377c6) bits(0xbf59999a) bits(0x3f4fbc88) ... }
    t = { bits(0x3f45016b) bits(0x3f564572) bits(0xbfb303c2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xc0166666) bits(0x3f733333) 3.25 ... }
    t = { bits(0xbdaaaaab) bits(0x3fe8d130) bits(0xbc8a6528) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3f20e8d8) 0.84375 -0.0625 ... }
    t = { bits(0x3effffff) bits(0x4335cc71) bits(0xbfef0841) ... }
    expect lane 0 R8=0x80 R9=0xda R10=0x4d R11=0x9a
    expect lane 1 R8=0x4d R9=0x70 R10=0x3b R11=0x2a
    expect lane 2 R8=0xa9 R9=0xa9 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x400e26a6) 1.5625 2.9375 ... }
    t = { bits(0x3e3b792a) bits(0x3ffdbb51) bits(0x3effffff) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { -1.0 bits(0xbf9e8fd8) bits(0xc70f49ad) ... }
    t = { bits(0xbf4c5590) bits(0xc0066445) bits(0x3f000001) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 0.21875 1.9375 2.0 ... }
    t = { bits(0xc3d8d4db) bits(0xbeedc967) bits(0xbf72d6bb) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3d106442) bits(0x3d124865) bits(0x3e59626d) ... }
    t = { bits(0xbf0963a3) 2.0625 bits(0x3ee25f0f) ... }
    expect lane 0 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 1 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 2 R8=0xf107efc2 R9=0x446b5a9a R10=0x578bf8d3 R11=0x0
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { 1.0 bits(0x3ea52627) -0.65625 ... }
    t = { bits(0x3f6deca0) bits(0xc18f6944) bits(0x3ff4e06f) ... }
    expect lane 0 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x96e234aa
    expect lane 1 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 2 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbfefee0a) 0.03125 bits(0x3eda79a3) ... }
    t = { bits(0x3f000002) bits(0x3e63864b) 2.4375 ... }
    expect lane 0 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 1 R8=0x848d945c R9=0x0 R10=0x0 R11=0x848d945c
    expect lane 2 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f800002) 0.0 1.5625 ... }
    t = { -2.0625 bits(0x40000001) 2.0 ... }
    expect lane 0 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 1 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
    expect lane 2 R8=0x848d945c R9=0x848d945c R10=0x848d945c R11=0x848d945c
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x4002d946) bits(0xbe7885b0) bits(0xbfa3b711) ... }
    t = { bits(0x3ce131ab) bits(0x3f3d9110) bits(0xc052a069) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xc11a8701) bits(0x43791bd9) bits(0xc44e4a90) ... }
    t = { bits(0x40148ecc) 1.25 bits(0x3f8422d7) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3e4ccccd) bits(0xbfa66666) bits(0x40066666) ... }
    t = { bits(0xc022f2cb) bits(0xbfd55555) bits(0x3f955555) ... }
    expect lane 0 R8=0x3edf R9=0x3edf R10=0x3edf R11=0x3edf
    expect lane 1 R8=0x3edf R9=0x3edf R10=0x3edf R11=0x3edf
    expect lane 2 R8=0x3edf R9=0x3edf R10=0x3edf R11=0x3edf
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x4481e985) bits(0x4245290f) bits(0xbfcccccd) ... }
    t = { bits(0x40185f2c) bits(0xbfcaaaab) bits(0xbf529baf) ... }
    expect lane 0 R8=0xdf47 R9=0xdf47 R10=0xdf47 R11=0xdf47
    expect lane 1 R8=0xdf47 R9=0xdf47 R10=0xdf47 R11=0xdf47
    expect lane 2 R8=0xdf47 R9=0xdf47 R10=0xdf47 R11=0xdf47
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbfba397f) bits(0x3fe1c261) bits(0x3e0b3a27) ... }
    t = { 1.5 bits(0x3b2bfd99) bits(0x401aaaab) ... }
    expect lane 0 R8=0xecc86021 R9=0xecc86021 R10=0xecc86021 R11=0xecc86021
    expect lane 1 R8=0xecc86021 R9=0xecc86021 R10=0xecc86021 R11=0xecc86021
    expect lane 2 R8=0xecc86021 R9=0xecc86021 R10=0xecc86021 R11=0xecc86021
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x444f9d06) bits(0x3eb47cc3) -1.875 ... }
    t = { bits(0x3fb55555) 3.0 0.25 ... }
    expect lane 0 R8=0x923ab3bb R9=0x923ab3bb R10=0x923ab3bb R11=0x923ab3bb
    expect lane 1 R8=0x923ab3bb R9=0x923ab3bb R10=0x923ab3bb R11=0x923ab3bb
    expect lane 2 R8=0x923ab3bb R9=0x923ab3bb R10=0x923ab3bb R11=0x923ab3bb
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3d9e5ee5) bits(0x4600a1d7) bits(0x4013b0d8) ... }
    t = { bits(0x3fb55555) -1.0 bits(0x428bc154) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf4107b7) bits(0x3db48dc3) bits(0x3faa2b53) ... }
    t = { bits(0xbfeaaaab) bits(0x3f000002) bits(0x40416ef9) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 52 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x40333333) bits(0xbe99999a) bits(0x4030ec27) ... }
    t = { bits(0x40200a71) bits(0x3f9ba63f) -1.375 ... }
    expect lane 0 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 1 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 2 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
}

warp 53 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x400a60f4) bits(0xbf800001) bits(0x3f53423d) ... }
    t = { bits(0x40090e19) bits(0xbf5e6a6b) -1.625 ... }
    expect lane 0 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 1 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 2 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
}

warp 54 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f44969c) bits(0xc3f3fd64) bits(0x3e7db060) ... }
    t = { bits(0x3eef537c) bits(0x3f68e0b2) bits(0x463c5443) ... }
    expect lane 0 R8=0xc6 R9=0xd0 R10=0x0 R11=0x0
    expect lane 1 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 2 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
}

warp 55 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xc00c8230) bits(0xc6053a8f) bits(0x3ed69279) ... }
    t = { bits(0x41d16b17) -1.75 bits(0x3fe3f4ce) ... }
    expect lane 0 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 1 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
    expect lane 2 R8=0x4f R9=0x4f R10=0x4f R11=0x4f
}

warp 56 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3fb33333) bits(0x404ad5c8) bits(0x40233333) ... }
    t = { 2.5 bits(0xbfb7a0e3) 2.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 57 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f4ccccd) bits(0x3eb33333) bits(0xbf45caf2) ... }
    t = { bits(0x3eaaaaab) bits(0x3f7c41b9) bits(0x401aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 58 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3d9cb591) bits(0x400a1ab8) bits(0x3f5e400e) ... }
    t = { bits(0xbfcaaaab) bits(0x3f555555) bits(0x3f6aaaab) ... }
    expect lane 0 R8=0x2 R9=0x2 R10=0x2 R11=0x2
    expect lane 1 R8=0x2 R9=0x2 R10=0x2 R11=0x2
    expect lane 2 R8=0x2 R9=0x2 R10=0x1a4 R11=0xe2
}

warp 59 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbebcfb03) bits(0x3f18e7d5) bits(0x40066666) ... }
    t = { bits(0xbfaa000e) bits(0x3ff321c2) bits(0xc51fb3dd) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 60 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3ef6aeff) bits(0x403ccd39) bits(0xc6ba728d) ... }
    t = { 3.5 bits(0x3ebd4732) bits(0x40415891) ... }
    expect lane 0 R8=0x4dc9 R9=0x4dc9 R10=0x4dc9 R11=0x4dc9
    expect lane 1 R8=0x4dc9 R9=0x4dc9 R10=0x4dc9 R11=0x4dc9
    expect lane 2 R8=0x4dc9 R9=0x4dc9 R10=0x4dc9 R11=0x4dc9
}

warp 61 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xc7b2d81d) bits(0x3ea4c2a7) bits(0x3f300c21) ... }
    t = { bits(0xbe2aaaab) bits(0xbf800002) bits(0xbf1b5411) ... }
    expect lane 0 R8=0xf7f R9=0xf7f R10=0xf7f R11=0xf7f
    expect lane 1 R8=0xf7f R9=0xf7f R10=0xf7f R11=0xf7f
    expect lane 2 R8=0xf7f R9=0xf7f R10=0xf7f R11=0xf7f
}

warp 62 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3eec1109) bits(0x3f933333) 0.0 ... }
    t = { 1.0 bits(0xbf84e0a0) 0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 63 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3ead452f) bits(0x3f32f9dd) bits(0x3f666666) ... }
    t = { bits(0xbf2bb040) -2.0 bits(0x3fdd990b) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 0 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e5eb5f6) bits(0xbf381913) bits(0x40266666) ... }
    t = { bits(0xc1a0e87f) bits(0x3f442914) bits(0xbf7fffff) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 1 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e5b90fb) bits(0x40105d48) bits(0xc3ecf546) ... }
    t = { 2.25 bits(0x46650ce2) bits(0x3f9e6c03) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x4029999a) bits(0x43382d6d) bits(0x3ee03dce) ... }
    t = { bits(0x3c2fc324) bits(0x3f724d79) bits(0x400f5e63) ... }
    expect lane 0 R8=0x63c08108 R9=0x63c08108 R10=0x63c08108 R11=0x63c08108
    expect lane 1 R8=0x63c08108 R9=0x63c08108 R10=0x63c08108 R11=0x63c08108
    expect lane 2 R8=0x63c08108 R9=0x63c08108 R10=0x63c08108 R11=0x63c08108
}

warp 3 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0xbff9999a) bits(0xbdcccccd) bits(0x3f000001) ... }
    t = { 2.0 bits(0x3f2aaaab) bits(0x4005d5e2) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 4 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { -2.0625 2.6875 bits(0xc32dec5f) ... }
    t = { -0.75 bits(0x3ea0c583) bits(0xbf000002) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf034a84) bits(0x3f800001) bits(0x401bf4b8) ... }
    t = { bits(0xbfbc2dc2) bits(0x3f00b5d1) bits(0x3f68bbb5) ... }
    expect lane 0 R8=0x80 R9=0x80 R10=0x80 R11=0x80
    expect lane 1 R8=0x9c R9=0x80 R10=0x80 R11=0xe9
    expect lane 2 R8=0x80 R9=0x80 R10=0x80 R11=0x80
}

warp 6 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { -0.6875 bits(0x3f728da1) bits(0xc005f3d4) ... }
    t = { bits(0x3f713aff) -0.8125 bits(0xbf9a1d11) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1e R9=0x1 R10=0x1 R11=0x83
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 7 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xc1354074) bits(0x3eb5fd0d) -0.21875 ... }
    t = { -0.6875 bits(0xbea20173) bits(0x40033d2d) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 8 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3e84b76a) bits(0x412b85cd) bits(0xbea93004) ... }
    t = { bits(0x403d18e0) bits(0x3f555555) bits(0x3f955555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3f805f57) bits(0x3f019938) 1.0 ... }
    t = { bits(0x3f590c1b) bits(0x3fb3716c) bits(0x3daaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3f142d30) bits(0x3f333333) bits(0xc2ca2dca) ... }
    t = { bits(0x3ef08301) bits(0xc0155555) bits(0x3f733582) ... }
    expect lane 0 R8=0x3c7c R9=0x6403 R10=0x7fff R11=0x8000
    expect lane 1 R8=0xceb0 R9=0xceb0 R10=0xceb0 R11=0xceb0
    expect lane 2 R8=0xceb0 R9=0xceb0 R10=0xceb0 R11=0xceb0
}

warp 11 {
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0xc47e33e2) bits(0xc52ce2de) bits(0x458f09f1) ... }
    t = { bits(0x3eeeb633) bits(0xbf61ed5f) bits(0xbe40d5f2) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 12 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x402a5ac9) bits(0x3fe620ea) bits(0x3f7ffffe) ... }
    t = { bits(0x400b33ee) bits(0x3d04abbd) bits(0xbffcd2bd) ... }
    expect lane 0 R8=0x42 R9=0x42 R10=0x42 R11=0x42
    expect lane 1 R8=0x42 R9=0x42 R10=0x42 R11=0x42
    expect lane 2 R8=0xd0 R9=0x42 R10=0x42 R11=0xd0
}

warp 13 {
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3efc8325) bits(0x3f44b06d) 2.03125 ... }
    t = { bits(0xbf7fffff) bits(0xbeaaaaab) bits(0xbf136b33) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 14 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0xc2dc43e2) -1.40625 bits(0xbecc49a3) ... }
    t = { bits(0x3e419bf5) bits(0x469bf3d9) bits(0xc00aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3f22b3d2) bits(0x3efca40c) bits(0xc108934b) ... }
    t = { 2.25 0.0 bits(0x43204c92) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}
