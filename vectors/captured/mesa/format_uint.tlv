# UINT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1408 gathers, left out: 118 on which the two differ, 7 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14
minimum filter 254

texture 0 { type TWO_D  format R32_G32_B32_A32 UINT  source R G B A  layout pitch 128  size 8 3  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10000080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7fae32ae356b4274d20f5fb5427608cfa341ef9a7d1ff29b5cc5d7f83d02569ee4735bec8bfc14f12557c4e8320d1e159ba31ec28b1cb6b6290ece7fbe5dcde48455d376466d44672a3e2827d7f19b1cf3e55150fc2025ed3a7bd068995ba68a09
bytes 0x10000100 756dae58db418f15679fbb3235a40363ad2e9932357cab023d9d0befe042fa87a9c45c9766fce00c685b253ce25c40919475487fdd81db61f7280efbc3510e915bc93a491aacaa6f68d5271b2dd1366f751f52d29d629733e3755b4895419cfdcd7e765a9e5d4db62266f1d08569fffd97d2a1617717ede014bdf798ea16cf65
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0xa842a30c 0xafcf5b82 0xbb06e879 0x401c7733 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32_G32_B32 UINT  source R G B ONE_INT  layout pitch 64  size 5 3  address 0x10100000 }
bytes 0x10100000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080
bytes 0x10100040 ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f54812bd34c0e75af14bbe122f1e1b031f8ca7486d8e53f8c
bytes 0x10100080 ed291c93541881e176857cbc214be626b7b21cec0cd72d5b832e48d45543f1080ae69d64d7a397a707286d36a865b382944a9587ef9593d8ba209cd8
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x30ec8a39 0xe82ce7fe 0x23f4632f 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16_G16_B16_A16 UINT  source R G B A  layout pitch 64  size 8 4  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10200040 00000000ff7f0000000000000000ff7f23262306a548a57ac0a4f22b25d089c8d6f382a9c0e12a41b1f434605e23716346e94f699c5ff9193b27630def5dec19
bytes 0x10200080 40397cb35d69cebb915ca8047b5be40e9f399cd00d9f1163bc838803262c6f42536f633cc86405bd86d1bc903807bccb6f8fa0c5e9beb1e9b8d53207cae3b2a4
bytes 0x102000c0 1d71f216175cd80a69fe5abcddb065e25096c2b09264d5951e182b22c4bd955b5815c4e0020500ab2f3b37683e4eb5604e21cc9d4dd5af8e27180c5d07f9fd64
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3dd5 0x3445 0x9d1a8cd2 0x994e }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32_G32 UINT  source R G ZERO ONE_INT  layout pitch 64  size 5 3  address 0x10300000 }
bytes 0x10300000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f00000000
bytes 0x10300040 00000000ffffff7fe4299aa01a84c344897af06547a4235d37b513d78d2f0209d9824eef555e2c8e
bytes 0x10300080 50883b6b17ae4862395f2c84e31a1875545f5542305ac15e5597b28e6c9db4e792f6fd9fc3de8134
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0xc739c006 0x38b6c0d0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format A8B8G8R8 UINT  source R G B A  layout pitch 32  size 5 3  address 0x10400000 }
bytes 0x10400000 00000000ffffffff800000000080000000008000
bytes 0x10400020 000000807f000000007f000000007f000000007f
bytes 0x10400040 3375068c8427d9e7cab66ae9aaa586b196f3b4a1
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x56 0x98 0xa6 0x843f2cdf }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format A2B10G10R10 UINT  source R G B A  layout pitch 32  size 8 3  address 0x10500000 }
bytes 0x10500000 00000000ffffffff00020000000008000000002000000080ff01000000fc0700
bytes 0x10500020 0000f01f00000040dce473ac2c9435aca1d9b9be2afd9c6481364fe262731cc5
bytes 0x10500040 57822e90655feb28fe633cdb881d7593ece295ab4b6640b0914e79a6f1669491
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3 0x2 0xb4de452 0x2 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16_G16 UINT  source R G ZERO ONE_INT  layout pitch 32  size 5 4  address 0x10600000 }
bytes 0x10600000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10600020 0000ff7ff96596b23c299c84565f522cd21c99a8
bytes 0x10600040 fd1fbf40acde57e29bad053d274c49af299f6f5d
bytes 0x10600060 e3e298f1eb410f9cd8805e761dd46b9366fad314
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0x9ebc 0xe5b6 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10700000 }
bytes 0x10700000 00000000ffffffff00000080ffffff7fd5b2fb61
bytes 0x10700020 2468f803f7f429f61804c1718e7c1401799ae367
bytes 0x10700040 8e226d1e496a4cc3cccd990574f40201674afd81
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x5c30f3c5 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format G8R8 UINT  source R G ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10800000 }
bytes 0x10800000 0000ffff800000807f00007fdc9f7ddd
bytes 0x10800020 621dd5b1994d9ed9a809e0747a3eea24
bytes 0x10800040 2b8d790f283f0609f3ca86cc57cdfbe6
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0x4d 0xa5396649 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 4  address 0x10900000 }
bytes 0x10900000 0000ffff0080ff7fd386
bytes 0x10900020 43060211c1f01a571ad3
bytes 0x10900040 7592be07b812095d842c
bytes 0x10900060 31f3aa4511c6454746a9
sampler 9 { address CLAMP_TO_EDGE WRAP WRAP  border 0xafac 0x0 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R8 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10a00000 }
bytes 0x10a00000 00ff807f5a54bc8a
bytes 0x10a00020 f8eee71ed4b31ef5
bytes 0x10a00040 ec2a91aa4bfe718f
sampler 10 { address CLAMP_TO_EDGE WRAP WRAP  border 0xda 0x0 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R32_G32_B32_A32 UINT  source A ZERO R ONE_INT  layout pitch 96  size 5 3  address 0x10b00000 }
bytes 0x10b00000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10b00060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x10b000c0 bd5328be0338c81f2e8e845a9426c567cc57a68d4fa58e907b0b09229768dadba487df95fee8b95184effc0ea87ec3fad78148ada009cc3482899e9712a47f253a30ba68caacfaa5dcdda68c10f015f2
sampler 11 { address BORDER MIRROR WRAP  border 0x326abeaa 0x0 0x1503ba4 0x1 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R32_G32_B32 UINT  source ONE_INT B G R  layout pitch 96  size 8 3  address 0x10c00000 }
bytes 0x10c00000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f
bytes 0x10c00060 459ad1fb028b642b6b7d780784886d14fc5dca416667b2d59fb7324c2a577a4c3404d010c892e442aae1efdc2c558fea43967c0d02d0094e64665cedfa454a7a9b6acf7f0a3400c7c4b3d309f344bda4202f791e72d21fb452546cb988966e49
bytes 0x10c000c0 09502afc876aecdd5dc692cb2c919f0e35d395d07e6bdcc7154209e64af9e916edfa7ef4f32260915eb5012f68c359bee75f92e8876252f7da64260397c8968d242c09c2308405f49d77809eaaaeebebc83680d856dd1311796a1c3d0a322927
sampler 12 { address BORDER MIRROR WRAP  border 0x1 0xae541ad4 0x40dc4ed 0x60f5cbcd }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R16_G16_B16_A16 UINT  source G G G G  layout pitch 64  size 8 4  address 0x10d00000 }
bytes 0x10d00000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10d00040 00000000ff7f0000000000000000ff7fcc5458c9b85ac62e128bf1e23a750c939f99402f9d1b29639eb724d19eff16748605e39d61f70530263c309096e0c06e
bytes 0x10d00080 a5399173d89dc453a166510f01481508963c52d2d35fa00db7f391d795c9e667371409ce2af719139aaf26de5ea670838e25475a790215491ad8eef710038aa8
bytes 0x10d000c0 6fe743d89b6a40b038373dda9eff38b583bffecda5ff327b53fd74131eca41a10cc7a5ce9bcc30c51637247eb67d955fdfccb649457acb7643c2ac79a51c293e
sampler 13 { address BORDER BORDER WRAP  border 0xbaf5 0xbaf5 0xbaf5 0xbaf5 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R32_G32 UINT  source R G ZERO ONE_INT  layout pitch 64  size 8 4  address 0x10e00000 }
bytes 0x10e00000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7fe6d9e000081cfd6e751c6797a3237f2b
bytes 0x10e00040 681255b1ff5c001f94ca8d73c23036795b3534403b77f2ff021b0c98a0fd5d0cc83348c26d75b2b6aa55577ae607cc0bf3788ac7ed83dda18b55040be2e445b2
bytes 0x10e00080 39a933be58aad921c7f6fbbce2d21a1f586efc5f05947981b5db9f0bc71e7cf65272d68a2b21f8519e858b4fc7f7385bc50bd8918e6cf7d9f39b5499879baae6
bytes 0x10e000c0 3bab123d34efc2ba7478d405b0d362f33331598079dfba7e8f9c6793ec19cbb1bf249d7336d55f2f7b680451a6521f7cb22857a21239376aac78bc1833935600
sampler 14 { address BORDER BORDER WRAP  border 0xe85405f9 0xdf23586f 0x0 0x1 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format A8B8G8R8 UINT  source ZERO ONE_INT G A  layout pitch 32  size 8 4  address 0x10f00000 }
bytes 0x10f00000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10f00020 00007f000000007fdc416ff92d0244019286d4fca5952769146349ef6641f3b6
bytes 0x10f00040 264b704dd6e0c3a194b12a9466cc18b4aa3e88eb7a9414850e0faaa8befc2d52
bytes 0x10f00060 9c40cefcf0389b68b270a242abeef6c821518bf60f2681d53c7ff4d302df90dc
sampler 15 { address BORDER MIRROR WRAP  border 0x0 0x1 0x65 0x6285835f }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format A2B10G10R10 UINT  source A B G R  layout pitch 32  size 5 4  address 0x11000000 }
bytes 0x11000000 00000000ffffffff000200000000080000000020
bytes 0x11000020 00000080ff01000000fc07000000f01f00000040
bytes 0x11000040 86aa871d283fabc5697bfe76ea43a6e2509baec5
bytes 0x11000060 4a3d848415269aa7e455669fc2c4feefe930934c
sampler 16 { address BORDER BORDER WRAP  border 0x41fedf56 0x2 0x2 0x3 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format R16_G16 UINT  source G G G G  layout pitch 32  size 8 4  address 0x11100000 }
bytes 0x11100000 00000000ffffffff0080000000000080ff7f00000000ff7f2590c84a0708ea22
bytes 0x11100020 54c92b3b0315d4971388791e4156233c5387ee51ad734f157313d94fced4efc9
bytes 0x11100040 140f04fc4ed16a10ec9db4b24b5aaf4a198ae16f99041cd746e4cfb05e62927f
bytes 0x11100060 f80df9142a1eb3e0dee6f752e84e109fbe6e07691aa3c1ed3f5b12b74619ad2f
sampler 17 { address BORDER MIRROR WRAP  border 0x7e65 0x7e65 0x7e65 0x7e65 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format R32 UINT  source ONE_INT ZERO R ONE_INT  layout pitch 32  size 5 3  address 0x11200000 }
bytes 0x11200000 00000000ffffffff00000080ffffff7fe35f34b7
bytes 0x11200020 a7ae98e9e71f796d1cb28a0f6f6882aa0b9395ef
bytes 0x11200040 2a7e15d2e3bdb28333eaa9d0273b9d22b733f06a
sampler 18 { address BORDER BORDER WRAP  border 0x1 0x0 0xefb467f4 0x1 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format G8R8 UINT  source G G G G  layout pitch 32  size 8 4  address 0x11300000 }
bytes 0x11300000 0000ffff800000807f00007f9fbe5f58
bytes 0x11300020 714a690afa8676d61ff7db43870ba0e4
bytes 0x11300040 3b6cc82275733dd7796f394dabe6d1a3
bytes 0x11300060 714cc1584fb1b4cd4fdb4a459aec57f8
sampler 19 { address BORDER BORDER WRAP  border 0xb18f8175 0xb18f8175 0xb18f8175 0xb18f8175 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D  format R16 UINT  source ZERO ONE_INT ZERO ONE_INT  layout pitch 32  size 8 4  address 0x11400000 }
bytes 0x11400000 0000ffff0080ff7fb29c5f905603aa16
bytes 0x11400020 dad5e526ad4e8755b80dcfaebe08eb73
bytes 0x11400040 489ee4a0f0d950b530583fce6a214e6f
bytes 0x11400060 54145fb5ab21c0f5cf3bbfa540c90ad8
sampler 20 { address BORDER MIRROR WRAP  border 0x0 0x1 0x0 0x1 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D  format R8 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x11500000 }
bytes 0x11500000 00ff807f6382b8f1
bytes 0x11500020 b049f4a391e0601e
bytes 0x11500040 555cef7f5f6943a9
sampler 21 { address BORDER BORDER WRAP  border 0x9f7baaba 0x0 0x0 0x1 }
handle 21 texture 21 sampler 21

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
    s = { bits(0x3f67b241) bits(0x3f71680d) bits(0x3e5c9aa5) ... }
    t = { bits(0xbf993051) 0.0 bits(0xc2863a27) ... }
    expect lane 0 R8=0x87954a94 R9=0x87954a94 R10=0x31b0e1f1 R11=0x31b0e1f1
    expect lane 1 R8=0x0 R9=0x0 R10=0x87954a94 R11=0x87954a94
    expect lane 2 R8=0x0 R9=0xffffffff R10=0x26e64b21 R11=0x931c29ed
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f71f378) bits(0xc00c48b0) -1.0 ... }
    t = { bits(0xc003fc13) bits(0x3f59aaef) -0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xd89395ef R11=0xd89395ef
    expect lane 1 R8=0x0 R9=0x0 R10=0xe1811854 R11=0xe1811854
    expect lane 2 R8=0xe1811854 R9=0xe1811854 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f106fb4) bits(0x3f54315c) 36778.25 ... }
    t = { bits(0x3eb9e705) bits(0x40555555) bits(0x4037c314) ... }
    expect lane 0 R8=0x7fffffff R9=0x22e1bb14 R10=0x0 R11=0x0
    expect lane 1 R8=0x22e1bb14 R9=0x8c3fe5d8 R10=0x80000000 R11=0x0
    expect lane 2 R8=0x80000000 R9=0x80000000 R10=0xd89c20ba R11=0xd89c20ba
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xbf4c33ae) bits(0x40366666) bits(0x3f9e6a86) ... }
    t = { bits(0x3d97f1bd) bits(0xc333fb08) bits(0x3f701a79) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xc0061f88) bits(0x3da82572) -1.21875 ... }
    t = { bits(0x3e1cc78d) -1.625 bits(0xc50a933d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3940 R9=0x5c91 R10=0x0 R11=0x0
    expect lane 2 R8=0x711d R9=0x711d R10=0x3940 R11=0x3940
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ffffffe) bits(0xbfdbe0b3) bits(0x3e95dc91) ... }
    t = { bits(0x3f3485dc) bits(0x41826889) bits(0xc2391829) ... }
    expect lane 0 R8=0x5d0c R9=0x5d0c R10=0x732 R11=0x732
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0xbc5a R9=0xb0c2 R10=0xd09c R11=0x4a8
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { 0.4375 bits(0x3e7dee83) bits(0x3f7dbe21) ... }
    t = { bits(0x3ec6b515) bits(0x403446f7) bits(0xc7184115) ... }
    expect lane 0 R8=0x2c26 R9=0x64c8 R10=0xe1c0 R11=0xd025
    expect lane 1 R8=0xb0dd R9=0x6492 R10=0x9f0d R11=0x5b7b
    expect lane 2 R8=0x0 R9=0x0 R10=0xf907 R11=0xf907
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ee69eba) bits(0x3fffffff) -2.03125 ... }
    t = { bits(0x3f7f0afb) bits(0x3f4ef122) 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xab00 R11=0x5b95
    expect lane 1 R8=0x64fd R9=0x64fd R10=0xa4b2 R11=0xa4b2
    expect lane 2 R8=0x0 R9=0x0 R10=0xad8 R11=0xad8
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf1518eb) bits(0x3f986ea7) 2.25 ... }
    t = { bits(0x3ed55555) bits(0x3eaaaaab) bits(0x4712d24e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0xef4e82d9 R9=0xef4e82d9 R10=0x7fffffff R11=0x7fffffff
    expect lane 2 R8=0xef4e82d9 R9=0xef4e82d9 R10=0x7fffffff R11=0x7fffffff
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f7eb023) bits(0x3f0a8084) bits(0x3f0c98d8) ... }
    t = { bits(0xbf72c29a) -0.75 bits(0x3f5fca7b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3481dec3 R11=0x3481dec3
    expect lane 1 R8=0x5d23a447 R9=0x9022f8d R10=0x80000000 R11=0x0
    expect lane 2 R8=0x0 R9=0x80000000 R10=0xe7b49d6c R11=0x5ec15a30
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf000001) bits(0x40366666) bits(0xbe915a98) ... }
    t = { bits(0xbf955555) bits(0x4041738b) bits(0x3e09beb8) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf8eddef) bits(0x3f7bc14e) bits(0xc6948df7) ... }
    t = { bits(0x3f3fecda) bits(0x43b73d36) bits(0x3f555555) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x454ddea0) 2.5 bits(0x3f2c23c0) ... }
    t = { bits(0x400c97f6) bits(0x3f08633e) bits(0x40639b0b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x96 R9=0x96 R10=0x0 R11=0x0
    expect lane 2 R8=0xca R9=0xaa R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3fb9999a) bits(0x3ea00221) bits(0x3e8300b9) ... }
    t = { bits(0xbfc375e5) bits(0x41992cca) bits(0x40505dfa) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0xff R9=0x0 R10=0xb6 R11=0x27
    expect lane 2 R8=0x0 R9=0x0 R10=0xff R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { 1.0 bits(0x40030232) 0.75 ... }
    t = { bits(0x40555555) 1.25 bits(0x3efae8d6) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x80 R11=0x80
    expect lane 1 R8=0x0 R9=0x0 R10=0x80 R11=0x80
    expect lane 2 R8=0x7f R9=0x0 R10=0x80 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbfa66666) bits(0x3e74ae32) bits(0x3e720e37) ... }
    t = { bits(0x40150eff) bits(0x40055555) bits(0x3eddfc9a) ... }
    expect lane 0 R8=0x80 R9=0x80 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0xff R10=0xe7 R11=0x8c
    expect lane 2 R8=0x80 R9=0x0 R10=0xff R11=0x0
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbd75782a) bits(0x3f5d9276) bits(0xbf445263) ... }
    t = { bits(0x405aaaab) bits(0x3f76ab52) bits(0x3f451df3) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x1ff R9=0x0 R10=0x2f1 R11=0x291
    expect lane 2 R8=0x257 R9=0x257 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3fb5f917) -1.5 bits(0x3eb1000c) ... }
    t = { -2.25 bits(0xbf955555) bits(0x4004395b) ... }
    expect lane 0 R8=0x119 R9=0x119 R10=0x31c R11=0x31c
    expect lane 1 R8=0x0 R9=0x0 R10=0x3a0 R11=0x3a0
    expect lane 2 R8=0x0 R9=0x200 R10=0x147 R11=0x318
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3e377c46) -0.90625 bits(0x403fc48e) ... }
    t = { bits(0x419dc972) bits(0x4030ffc0) 1.75 ... }
    expect lane 0 R8=0x102 R9=0x28e R10=0x0 R11=0x1ff
    expect lane 1 R8=0x102 R9=0x102 R10=0x1ff R11=0x1ff
    expect lane 2 R8=0x119 R9=0x119 R10=0x51 R11=0x51
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3f7199fd) bits(0x3f000001) bits(0xbfbdd949) ... }
    t = { bits(0x44b7143a) bits(0xbf800001) bits(0x3f555555) ... }
    expect lane 0 R8=0x2 R9=0x2 R10=0x3 R11=0x3
    expect lane 1 R8=0x0 R9=0x0 R10=0x2 R11=0x2
    expect lane 2 R8=0x0 R9=0x0 R10=0x2 R11=0x2
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xc7055fa7) bits(0x3fc0249b) 0.0 ... }
    t = { bits(0xbec48cc9) 1.75 -1.375 ... }
    expect lane 0 R8=0x1ffd R9=0x1ffd R10=0x0 R11=0x0
    expect lane 1 R8=0xfa66 R9=0xfa66 R10=0x9f29 R11=0x9f29
    expect lane 2 R8=0xe2e3 R9=0xe2e3 R10=0x1ffd R11=0x1ffd
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3e488dc9) bits(0x3ee66666) bits(0xbfd30aa9) ... }
    t = { bits(0xbf7fffff) -0.5 -2.125 ... }
    expect lane 0 R8=0x0 R9=0xffff R10=0x9c0f R11=0xf198
    expect lane 1 R8=0xe257 R9=0x3d05 R10=0x849c R11=0xb296
    expect lane 2 R8=0x0 R9=0x0 R10=0xf198 R11=0xf198
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f1036db) bits(0x3f7b0ab8) -2.25 ... }
    t = { bits(0x3e6cd3de) -1.5 0.125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40b2ade8) bits(0x3e82d124) bits(0x40f8bf5c) ... }
    t = { 2.625 bits(0xc3cce7e2) 2.5 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3fd7d26c) bits(0xbd60120c) bits(0xc0166666) ... }
    t = { bits(0x403373b5) bits(0xbff92483) bits(0xbf96c8e3) ... }
    expect lane 0 R8=0x81fd4a67 R9=0x81fd4a67 R10=0x67e39a79 R11=0x67e39a79
    expect lane 1 R8=0x0 R9=0x0 R10=0x1e6d228e R11=0x1e6d228e
    expect lane 2 R8=0x1e6d228e R9=0x1e6d228e R10=0x3f86824 R11=0x3f86824
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xc6e95bf8) bits(0x3f529c1c) bits(0x3f980116) ... }
    t = { bits(0x3ec0340f) bits(0x3ec02add) 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x4059999a) 2.0 bits(0x3efe7049) ... }
    t = { bits(0xbf800001) bits(0x3f2a6495) bits(0x40655555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3f344d90) bits(0x415d9a21) bits(0xc5119305) ... }
    t = { bits(0xbed55555) bits(0xbf49f90f) bits(0x45ed77d5) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3ea257bf) bits(0x3f3d4e40) -0.03125 ... }
    t = { bits(0x3e293dd3) bits(0x3fb70808) bits(0x40303633) ... }
    expect lane 0 R8=0x80 R9=0x0 R10=0x6 R11=0x28
    expect lane 1 R8=0xe0 R9=0x7a R10=0xdc R11=0x0
    expect lane 2 R8=0x2b R9=0x2b R10=0x62 R11=0x62
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbe68a5ab) -0.5 bits(0x3f543b3f) ... }
    t = { -2.0 bits(0x3f6f471b) bits(0x47b57385) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x8d R11=0x8d
    expect lane 1 R8=0x0 R9=0x0 R10=0x8d R11=0x8d
    expect lane 2 R8=0x9f R9=0xdd R10=0xe6 R11=0xcd
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3e98aeaa) 3.25 1.65625 ... }
    t = { bits(0x3ed55555) bits(0xc01aaaab) bits(0xbfed1754) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f09f127) bits(0xbf7fffff) -0.03125 ... }
    t = { 3.5 bits(0x3eed792c) bits(0xc50a8f89) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x408a5a39) bits(0x3e91664d) bits(0xbdcccccd) ... }
    t = { bits(0x3f056d3b) bits(0x3f690b04) bits(0x3ffffffe) ... }
    expect lane 0 R8=0x2c84 R9=0x2c84 R10=0xd31a R11=0xd31a
    expect lane 1 R8=0x0 R9=0xffff R10=0x45aa R11=0xf331
    expect lane 2 R8=0x0 R9=0x0 R10=0xf331 R11=0xf331
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x4029bc8f) bits(0x3d0e30f8) bits(0xbff2d8a0) ... }
    t = { 0.25 0.9375 bits(0x3fffffff) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3fb33333) bits(0xbe1cb543) 2.5 ... }
    t = { -2.1875 2.8125 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x3eae708a) bits(0x3fcccccd) ... }
    t = { bits(0x3f7ffffe) bits(0x3ecbc6f2) bits(0x3fd8ddbc) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f4bdfa9) 2.28125 -1.6875 ... }
    t = { bits(0x400e3954) bits(0xbe47a698) bits(0x3e02aaba) ... }
    expect lane 0 R8=0xb3 R9=0x1e R10=0xbc R11=0x54
    expect lane 1 R8=0x8f R9=0x8f R10=0xf5 R11=0xf5
    expect lane 2 R8=0x0 R9=0x0 R10=0xec R11=0xec
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x4484a392) bits(0x3f000001) 2.6875 ... }
    t = { bits(0x4392e3c1) bits(0x3f53b6c6) bits(0xbf155555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f2ce0e0) 0.90625 bits(0xbdb4679d) ... }
    t = { -2.0 bits(0x3f797266) bits(0x3ff55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbfe71e8b) 1.15625 bits(0x40094f26) ... }
    t = { -0.5 -0.5 bits(0x40317f54) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3f472584) bits(0xbf7ffffe) bits(0x3ee51a54) ... }
    t = { bits(0x3e644c4d) 0.0 -2.25 ... }
    expect lane 0 R8=0x0 R9=0x7fffffff R10=0x0 R11=0x0
    expect lane 1 R8=0x326abeaa R9=0x326abeaa R10=0x326abeaa R11=0x326abeaa
    expect lane 2 R8=0xffffffff R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x4304140b) bits(0xc5283844) bits(0xbdcccccd) ... }
    t = { bits(0x3e40cd6b) bits(0x3ec43992) bits(0x3f2d3d77) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbdfe3d5b) bits(0xbf866666) bits(0x3f000001) ... }
    t = { bits(0xbfafc4b2) bits(0xbfc8690b) bits(0xc2b41f64) ... }
    expect lane 0 R8=0x1503ba4 R9=0x1503ba4 R10=0x1503ba4 R11=0x1503ba4
    expect lane 1 R8=0x1503ba4 R9=0x1503ba4 R10=0x1503ba4 R11=0x1503ba4
    expect lane 2 R8=0x80000000 R9=0x0 R10=0x0 R11=0x80000000
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3e9ecf2e) bits(0xc0a21cd9) bits(0x3e6792ea) ... }
    t = { bits(0xc12e3d25) bits(0xbfcaaaab) bits(0x433a183a) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf7ffffe) -0.125 bits(0x3faa2b53) ... }
    t = { bits(0x402aaaab) bits(0x3f000002) bits(0x40416ef9) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf800002) bits(0x402ae261) bits(0x3f116353) ... }
    t = { 0.25 bits(0x40655555) bits(0xc1756d9b) ... }
    expect lane 0 R8=0xae541ad4 R9=0xae541ad4 R10=0xae541ad4 R11=0xae541ad4
    expect lane 1 R8=0xae541ad4 R9=0xae541ad4 R10=0xae541ad4 R11=0xae541ad4
    expect lane 2 R8=0x32664da R9=0xf4058430 R10=0xc700340a R11=0xed5c6664
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x4187db21) bits(0xbe23356d) bits(0x3f2877a9) ... }
    t = { bits(0xc017c80d) -1.0 bits(0x3f164b23) ... }
    expect lane 0 R8=0x40dc4ed R9=0x40dc4ed R10=0x40dc4ed R11=0x40dc4ed
    expect lane 1 R8=0x40dc4ed R9=0x40dc4ed R10=0x40dc4ed R11=0x40dc4ed
    expect lane 2 R8=0xf7526287 R9=0xc2092c24 R10=0x7fcf6a9b R11=0x4e09d002
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3f41f538) bits(0xbff44169) bits(0x3f7ffffe) ... }
    t = { bits(0x3e65ef28) bits(0xbfeaaaab) bits(0x3f800002) ... }
    expect lane 0 R8=0x7a4a45fa R9=0x9d3b3c4 R10=0x0 R11=0x7fffffff
    expect lane 1 R8=0x60f5cbcd R9=0x60f5cbcd R10=0x60f5cbcd R11=0x60f5cbcd
    expect lane 2 R8=0x1113dd56 R9=0x60f5cbcd R10=0x60f5cbcd R11=0x1113dd56
}

warp 52 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3e844545) bits(0x3f0b58be) bits(0xbfff3e75) ... }
    t = { 1.5 -0.875 0.875 ... }
    expect lane 0 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 1 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 2 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
}

warp 53 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xbfd9aa40) bits(0x3f6e5743) bits(0xbfb51d58) ... }
    t = { -1.4375 2.3125 bits(0xbfcf592d) ... }
    expect lane 0 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 1 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 2 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
}

warp 54 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { 1.0 bits(0x401bb1a8) 2.5625 ... }
    t = { bits(0x3f63ba3f) bits(0xbfc2ffcb) bits(0x3f34fa54) ... }
    expect lane 0 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0x79ac
    expect lane 1 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 2 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
}

warp 55 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3ea2770a) bits(0x3f14488b) bits(0x3ec52d9b) ... }
    t = { -0.375 bits(0xbed20898) 0.9375 ... }
    expect lane 0 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 1 R8=0xbaf5 R9=0xbaf5 R10=0xbaf5 R11=0xbaf5
    expect lane 2 R8=0xbaf5 R9=0xbaf5 R10=0x1374 R11=0xcdfe
}

warp 56 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f7ffffe) 2.59375 bits(0x3f000001) ... }
    t = { 2.5 bits(0x3dc719f2) bits(0x3ef43ba7) ... }
    expect lane 0 R8=0xe85405f9 R9=0xe85405f9 R10=0xe85405f9 R11=0xe85405f9
    expect lane 1 R8=0xe85405f9 R9=0xe85405f9 R10=0xe85405f9 R11=0xe85405f9
    expect lane 2 R8=0xb9fdbb5 R9=0x8ad67252 R10=0xc24833c8 R11=0x980c1b02
}

warp 57 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3e14df97) bits(0xc48828b1) bits(0x3df538f7) ... }
    t = { 0.375 bits(0x401cbfdd) bits(0xc6c4d010) ... }
    expect lane 0 R8=0x21d9aa58 R9=0x1f1ad2e2 R10=0x793630c2 R11=0x1f005cff
    expect lane 1 R8=0xdf23586f R9=0xdf23586f R10=0xdf23586f R11=0xdf23586f
    expect lane 2 R8=0xdf23586f R9=0xdf23586f R10=0xdf23586f R11=0xdf23586f
}

warp 58 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { -0.71875 -1.84375 bits(0x3f67f977) ... }
    t = { bits(0xbfa4c35e) bits(0xbfd4baef) bits(0x401c507d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 59 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x450b35cd) bits(0x3b2b8e40) bits(0xbf8ac343) ... }
    t = { bits(0x3e1516a2) bits(0x3f2733b9) bits(0x404259da) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 60 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { 3.28125 bits(0xc743c058) 0.59375 ... }
    t = { bits(0x3f2024df) 1.6875 bits(0x40e69a33) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 61 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3e94cc14) -0.78125 bits(0x3dc3aeac) ... }
    t = { bits(0x3ea2d4ce) 2.875 2.625 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 62 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x400866a0) bits(0x3d8465e9) bits(0x3fa61022) ... }
    t = { -2.0625 bits(0x40294699) -1.9375 ... }
    expect lane 0 R8=0x65 R9=0x65 R10=0x65 R11=0x65
    expect lane 1 R8=0x40 R9=0x38 R10=0xe0 R11=0x4b
    expect lane 2 R8=0x65 R9=0x65 R10=0x65 R11=0x65
}

warp 63 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3f0c4927) bits(0x3f58cb21) bits(0x3f02071e) ... }
    t = { bits(0x3f63ad66) -1.1875 3.0625 ... }
    expect lane 0 R8=0xc8 R9=0xf6 R10=0xf6 R11=0xc8
    expect lane 1 R8=0xd3 R9=0xdc R10=0x52 R11=0xa8
    expect lane 2 R8=0xc8 R9=0xf6 R10=0xf6 R11=0xc8
}

warp 0 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x1
    s = { bits(0x3e4ccccd) ... }
    t = { bits(0x3f597858) ... }
    expect lane 0 R8=0x2 R9=0x2 R10=0x3 R11=0x0
}

warp 1 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e94c386) bits(0x3fffd827) -1.25 ... }
    t = { 0.4375 bits(0x40109951) 0.5625 ... }
    expect lane 0 R8=0x1d8 R9=0x5a R10=0x0 R11=0x0
    expect lane 1 R8=0x2 R9=0x2 R10=0x2 R11=0x2
    expect lane 2 R8=0x2 R9=0x2 R10=0x2 R11=0x2
}

warp 2 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0xbfbcc5c9) bits(0xbff33333) bits(0x3f0ccccd) ... }
    t = { 1.4375 2.375 bits(0x3df3035a) ... }
    expect lane 0 R8=0x2 R9=0x2 R10=0x2 R11=0x2
    expect lane 1 R8=0x2 R9=0x2 R10=0x2 R11=0x2
    expect lane 2 R8=0x0 R9=0x200 R10=0x2 R11=0x2
}

warp 3 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e7ebc3d) bits(0x402cd65e) 2.25 ... }
    t = { bits(0x3a0cb3f6) 3.0 bits(0x40065d14) ... }
    expect lane 0 R8=0x0 R9=0x3ff R10=0x3 R11=0x3
    expect lane 1 R8=0x3 R9=0x3 R10=0x3 R11=0x3
    expect lane 2 R8=0x3 R9=0x3 R10=0x3 R11=0x3
}

warp 4 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { -0.53125 bits(0xc006d8c6) 1.65625 ... }
    t = { bits(0x3e239175) bits(0xc2815eeb) 3.5 ... }
    expect lane 0 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
    expect lane 1 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
    expect lane 2 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
}

warp 5 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3ed68ee0) bits(0x3f7731bd) bits(0x40363762) ... }
    t = { 2.75 2.875 -1.25 ... }
    expect lane 0 R8=0x52f7 R9=0x9f10 R10=0x4aaf R11=0xb2b4
    expect lane 1 R8=0x2fad R9=0x7e65 R10=0x7e65 R11=0x2fad
    expect lane 2 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
}

warp 6 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { 2.84375 bits(0x401d3f2e) 0.0 ... }
    t = { 1.0625 bits(0x3fc5a917) bits(0x4033dd39) ... }
    expect lane 0 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
    expect lane 1 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
    expect lane 2 R8=0x7e65 R9=0x14f9 R10=0xfc04 R11=0x7e65
}

warp 7 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f444ab5) 1.84375 bits(0x3f16bc4d) ... }
    t = { 0.0 -2.0625 bits(0x3f1db422) ... }
    expect lane 0 R8=0x7fff R9=0x4ac8 R10=0x4ac8 R11=0x7fff
    expect lane 1 R8=0x7e65 R9=0x7e65 R10=0x7e65 R11=0x7e65
    expect lane 2 R8=0x6fe1 R9=0xd71c R10=0x154f R11=0x51ee
}

warp 8 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x405ccccd) bits(0x3f3ecf75) 1.0 ... }
    t = { bits(0x3e994594) bits(0xc01aaaab) bits(0x3f35a977) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 9 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x40033333) bits(0x4049999a) bits(0x4560db41) ... }
    t = { bits(0xbfac24bb) bits(0xbfb89f78) bits(0x3e343bc5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x402ccccd) bits(0x403c44c6) bits(0x457d5ad0) ... }
    t = { bits(0x3effffff) bits(0xbf3cc229) bits(0xbef27874) ... }
    expect lane 0 R8=0xefb467f4 R9=0xefb467f4 R10=0xefb467f4 R11=0xefb467f4
    expect lane 1 R8=0xefb467f4 R9=0xefb467f4 R10=0xefb467f4 R11=0xefb467f4
    expect lane 2 R8=0xefb467f4 R9=0xefb467f4 R10=0xefb467f4 R11=0xefb467f4
}

warp 11 {
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3f42403d) bits(0x4003db9f) 2.5 ... }
    t = { bits(0x3faaaaab) bits(0x3f4a1152) bits(0xbfd55555) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 12 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x3
    s = { bits(0x3d95069c) bits(0x3ee4f634) ... }
    t = { bits(0x3e376abc) bits(0x3e4b9ba4) ... }
    expect lane 0 R8=0x4a R9=0xa R10=0xff R11=0x0
    expect lane 1 R8=0xd6 R9=0xf7 R10=0x0 R11=0x80
}

warp 13 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x3
    s = { bits(0x3ebdd575) bits(0x3da66429) ... }
    t = { 0.25 bits(0x3e13af46) ... }
    expect lane 0 R8=0x86 R9=0xd6 R10=0x80 R11=0x0
    expect lane 1 R8=0x4a R9=0xa R10=0xff R11=0x0
}

warp 14 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x1
    s = { 0.3125 ... }
    t = { bits(0x3ef2bf9a) ... }
    expect lane 0 R8=0x73 R9=0xd7 R10=0xd6 R11=0x86
}

warp 15 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x7
    s = { 0.96875 3.28125 bits(0x3f0ef6da) ... }
    t = { bits(0x3f71196b) 2.625 bits(0x3daffe3a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 16 {
    asm "TLD4.G R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0xbf7ffffe) bits(0xbfe0d827) 2.40625 ... }
    t = { bits(0x3effffff) bits(0x3ebaf9c7) bits(0x43e1e829) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 17 {
    asm "TLD4.B R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0x3fb80585) bits(0x3e6fe678) 0.84375 ... }
    t = { bits(0x3f800001) 0.375 0.1875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.A R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0xbf72f7f2) 0.03125 ... }
    t = { 2.5 bits(0x40223c69) bits(0x3fecef04) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 19 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x3
    s = { 0.5 bits(0x3eaffdc0) ... }
    t = { bits(0x3f551673) bits(0x3f395fba) ... }
    expect lane 0 R8=0x7f R9=0x5f R10=0x91 R11=0xa3
    expect lane 1 R8=0xef R9=0x7f R10=0xa3 R11=0xf4
}

warp 20 {
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0x7
    s = { bits(0x3f6894c9) 97213.875 bits(0xbfe08dd1) ... }
    t = { 1.75 -2.0 bits(0x3f5bcdd7) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.B R8, R0, 21, 2D, 0xf"  active 0x7
    s = { -1.28125 bits(0xc5b13312) bits(0xbf7fffff) ... }
    t = { bits(0xc00b12b0) bits(0x3fa85257) bits(0x40051050) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.A R8, R0, 21, 2D, 0xf"  active 0x7
    s = { bits(0x401793e4) bits(0xbf80878f) bits(0xbe6358a3) ... }
    t = { bits(0xc4d7ec55) bits(0x3f555555) bits(0x3ebaa5f8) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}
