# FLOAT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 2 on which the two differ, 5 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14
minimum filter 144

texture 0 { format R32_G32_B32_A32 FLOAT  source R G B A  layout pitch 96  size 5 4  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10000060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x100000c0 0f13e994f217603d196b50195746707acae56b57d0f0cfbcf315575b17ddc6f3a4eb4fe76946573b4cfd403a56acc6973102c021363dc88dc0fbdee6f3d8faeefda76ad8b5b54251f4fe774997c3748a
bytes 0x10000120 971576b0aa854b4fe2fa7a21bb2acd291f7865f161d4ee4e2be4c0d3c909f7ee7b52d3e5adfdf447f54c63cf816fc7850ceee8a98fbf60d90f6765c1155bf1108471ff87e786f39b292ef0610e59ccc6
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x3f800000 0xbfa00000 0x48927c00 }
handle 0 texture 0 sampler 0
texture 1 { format R16_G16_B16_A16 FLOAT  source R G B A  layout pitch 64  size 8 3  address 0x10100000 }
bytes 0x10100000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10100040 00000000ff7f0000000000000000ff7f80af4977fb270692fa77d032bdb34196f9ca0f3abb724816a85bd27bab5a4842500bd497dc7a05777d9eaa9e5edf789b
bytes 0x10100080 5557d9e72a2663078417399ec21e91cf3e43cab2c04b859b80b7f14f748b906a4f1a34df5bde759fc0debf9ed29fb9be1be39a5f975beeb26a4bbd7a23f77d5e
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3fc00000 0x3f333333 0x3e99999a 0x3f333333 }
handle 1 texture 1 sampler 1
texture 2 { format R32_G32 FLOAT  source R G ZERO ONE_FLOAT  layout pitch 64  size 8 4  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7f65a2f87248a76237d473e47503a75a31
bytes 0x10200040 596cdd67b0bdfc23b530fb587fe0d93438dc7c1b9e41f1a5ad6bec91806bf89ee541d91c1d35ef12ef24c4d36bcefdc351dfedb04ccafbcbb52f4ed1bf0d531d
bytes 0x10200080 8ed9c70b1902d4e812cbcb325384548dbdddcf1359207b14a6d7d925b2d067f07bc9747a96b566b2ec96e8920e3b5c99e2fde04c995977566053da152b7cdc99
bytes 0x102000c0 bb5279c114c242bdf70477e1340f448ccd6c6b404d67771020e6fb001856d0045303c94c602b5eccb62353c41a80c33de85a6173fb8ddc2cc8265f3cddabc68c
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e800000 0x3f800000 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { format R16_G16 FLOAT  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10300000 }
bytes 0x10300000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10300020 0000ff7f0ceec04fc81685ca209a335fca6f1a9f
bytes 0x10300040 afb6fb839d2be64f5a337163cf7ebe2365f25816
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3e800000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { format R32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10400000 }
bytes 0x10400000 00000000ffffffff00000080ffffff7f5b234da5
bytes 0x10400020 8a175824d530dd945cd36bd8c048c53c0902ea49
bytes 0x10400040 9b1762bcc38bc3de8378d6e176a0728c97a26a98
bytes 0x10400060 aaac4f5b4bbc6807c401f208edfa53201097c23f
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 4  address 0x10500000 }
bytes 0x10500000 0000ffff0080ff7f038760c6469afeba
bytes 0x10500020 ce1ee427059f2cfba0e3f61274df2d56
bytes 0x10500040 83fb9d73f21f46df6f72a8469cfe26df
bytes 0x10500060 4ae7a23fb80b8f2a4a772df38476f4a7
handle 5 texture 5 sampler 4
texture 6 { format R32_G32_B32_A32 FLOAT  source A ZERO R ONE_FLOAT  layout pitch 96  size 5 4  address 0x10600000 }
bytes 0x10600000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10600060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x106000c0 82a24a35eae15289e830cc1d0eaa627df3b86f0cd20268748b40f950368acf784f49f582818cc26460b5dda39f4ededa992dcab3ea6cce7cb2927647394867e6b4a473a48cd15b3d0169da386dad72b9
bytes 0x10600120 4c8867be810cfb506d94de4ace7450d34600fac74b8bd79a95e248c463c24e3916de69f2bf2152213cebca1dbcd64609ad547b1b1ae7eaa5c32bd1d136e577f6be01c5640595d877a431d133c62c55e3
sampler 5 { address BORDER BORDER WRAP  border 0xbfa00000 0x0 0xbfa00000 0x3f800000 }
handle 6 texture 6 sampler 5
texture 7 { format R16_G16_B16_A16 FLOAT  source A ZERO R ONE_FLOAT  layout pitch 64  size 5 3  address 0x10700000 }
bytes 0x10700000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10700040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10700080 c5662992397fb7d28f5727ee9476d1c3755b66ee397b9e5f10c36d67a7f60027ac6e73cf979f99a3
sampler 6 { address BORDER BORDER WRAP  border 0xbe800000 0x0 0x3f800000 0x3f800000 }
handle 7 texture 7 sampler 6
texture 8 { format R32_G32 FLOAT  source G G G G  layout pitch 64  size 8 4  address 0x10800000 }
bytes 0x10800000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7fc2a0d3d00ddec487845d51340e7f51d9
bytes 0x10800040 b0f4ec06930047e34733f6ce6d345ba03634c3b8c05b7668c77d65cdeb317b04635140bdea2274f376cae9f312adecc69c7eddd227bb5e851f2fcbc4069649c7
bytes 0x10800080 cd835c83e860f6702d59ef599da3dc97bd93776fd9ee557254ee68348b26ce8ca972c087c3b85c67fa9f684a655a73917d9b621485aaf37d2a52688f789cf89c
bytes 0x108000c0 18857e73a52c5501303dedaaecb7f3ca78adec1cd88fc3e21873caff67915d16b6e9f2910b726ee14883d4c19c41ce20dbac5a842edbefabea7fdd06b3b0c5b2
sampler 7 { address BORDER BORDER WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3e800000 }
handle 8 texture 8 sampler 7
texture 9 { format R16_G16 FLOAT  source ZERO ONE_FLOAT G ONE_FLOAT  layout pitch 32  size 5 4  address 0x10900000 }
bytes 0x10900000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10900020 0000ff7fae83328a46e2217ed5121f7a8e466a27
bytes 0x10900040 2113b642e28be1ea3d5bbe1f05cfa583d44af99f
bytes 0x10900060 24b3df87910f317f622b367a6bd2859f8bae4f1b
sampler 8 { address BORDER BORDER WRAP  border 0x0 0x3f800000 0xbe800000 0x3f800000 }
handle 9 texture 9 sampler 8
texture 10 { format R32 FLOAT  source ZERO ZERO ZERO ZERO  layout pitch 32  size 8 4  address 0x10a00000 }
bytes 0x10a00000 00000000ffffffff00000080ffffff7f05015f8b9a1949fa4a4e51977d785d4b
bytes 0x10a00020 e1cf7391fc1ef999bad97009817ffbeec3cb598260a9f5c35830ca1b423d6320
bytes 0x10a00040 e04f5eb6db456df28e96d6958ecb7e5ec113d258de104e3efcfae4bad0bd767c
bytes 0x10a00060 6a57d3702e6aeb85ad8053369180f58b2c0573343480e46e5e495e1a9ff4763a
sampler 9 { address BORDER BORDER WRAP  border 0x0 0x0 0x0 0x0 }
handle 10 texture 10 sampler 9
texture 11 { format R16 FLOAT  source ZERO ONE_FLOAT ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10b00000 }
bytes 0x10b00000 0000ffff0080ff7fd2c7
bytes 0x10b00020 d65eb803d957fefa11ff
bytes 0x10b00040 6857593738cfccfe4c3b
bytes 0x10b00060 ec27ec9776a61a93e683
sampler 10 { address BORDER BORDER WRAP  border 0x0 0x3f800000 0x0 0x3f800000 }
handle 11 texture 11 sampler 10

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
    s = { bits(0x3f55057b) bits(0xbea3e449) bits(0xc7a1c78e) ... }
    t = { -1.25 bits(0xbf4db508) bits(0xc01aaaab) ... }
    expect lane 0 R8=0xc4636000 R9=0x416d4000 R10=0xbbcfa000 R11=0x396a0000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x42eaa000 R9=0x42eaa000 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { 1.9375 0.0 -2.25 ... }
    t = { bits(0x3fb55555) bits(0xbe8e2d97) bits(0x401d5724) ... }
    expect lane 0 R8=0xbbd54000 R9=0xbbd54000 R10=0x7fffe000 R11=0x7fffe000
    expect lane 1 R8=0xc4fb2000 R9=0xc4fb2000 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { 2.28125 bits(0x3e97a74b) 1.28125 ... }
    t = { bits(0x406155ee) -0.5 bits(0x3cb85474) ... }
    expect lane 0 R8=0xc6e46000 R9=0xc6e46000 R10=0xc3ebc000 R11=0xc3ebc000
    expect lane 1 R8=0x3bd84000 R9=0x41780000 R10=0x3cff6000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0xc6e46000 R11=0xc6e46000
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { 0.96875 bits(0x3effffff) -1.40625 ... }
    t = { bits(0x4035b491) bits(0x3ecee4e2) bits(0x3f0ea45d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x43cfa000 R11=0x43cfa000
    expect lane 1 R8=0xbac82000 R9=0x3ac90000 R10=0x0 R11=0x0
    expect lane 2 R8=0x38ec6000 R9=0x38ec6000 R10=0x0 R11=0x0
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f7fffff) bits(0x3d918af6) 1.0 ... }
    t = { 2.0 bits(0x403a8d24) 0.625 ... }
    expect lane 0 R8=0x75e473d4 R9=0x75e473d4 R10=0x3c5f26c8 R11=0x3c5f26c8
    expect lane 1 R8=0x0 R9=0xffffffff R10=0xe17704f7 R11=0xc17952bb
    expect lane 2 R8=0x3c5f26c8 R9=0x3c5f26c8 R10=0x15da5360 R11=0x15da5360
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xc00c962d) bits(0x3f92dc87) bits(0x3f4a9a7b) ... }
    t = { -1.125 3.0625 bits(0x3ed220ae) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xbd42c214 R11=0xbd42c214
    expect lane 1 R8=0x315aa703 R9=0x315aa703 R10=0x8cc6abdd R11=0x8cc6abdd
    expect lane 2 R8=0x995c3b0e R9=0x56775999 R10=0xcbfbca4c R11=0xc3fdce6b
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3fd87b6e) -2.09375 bits(0x3fa285ef) ... }
    t = { 1.9375 bits(0x3e9444a2) 1.3125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { -0.6875 bits(0x3f7dedc0) bits(0x3fd827d5) ... }
    t = { bits(0x3f360124) -0.625 bits(0x3f3c04aa) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3be4f011) bits(0x3ff33333) 0.0 ... }
    t = { -0.25 0.75 bits(0x3ee47112) ... }
    expect lane 0 R8=0xbed5e000 R9=0xbed5e000 R10=0x0 R11=0x0
    expect lane 1 R8=0xc64ca000 R9=0xc64ca000 R10=0x45f94000 R11=0x45f94000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbe0ef6eb) bits(0x3df5d02b) bits(0x3f733333) ... }
    t = { bits(0x3f64f636) 2.25 bits(0xbed55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xb87ec000 R11=0xb87ec000
    expect lane 1 R8=0x7fffe000 R9=0x41f80000 R10=0xffffe000 R11=0x0
    expect lane 2 R8=0x3acb0000 R9=0x3acb0000 R10=0xbbe34000 R11=0xbbe34000
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f86e9bd) bits(0x41dc9081) bits(0x3fd28ad6) ... }
    t = { bits(0x3fffffff) bits(0x3fd55555) -1.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3ff33333) bits(0x3f5217d2) bits(0x3f0121b7) ... }
    t = { bits(0xbf955555) bits(0xc3af18b0) bits(0xc76b5634) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3db7f16a) bits(0x3f68d3b0) bits(0x404312fc) ... }
    t = { bits(0xbf000002) 0.4375 0.25 ... }
    expect lane 0 R8=0xbc62179b R9=0xbc62179b R10=0x2458178a R11=0x2458178a
    expect lane 1 R8=0x986aa297 R9=0x986aa297 R10=0x49ea0209 R11=0x49ea0209
    expect lane 2 R8=0x49ea0209 R9=0x49ea0209 R10=0xa54d235b R11=0xa54d235b
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f051f09) bits(0xc00fe71e) bits(0x3f0acdad) ... }
    t = { bits(0x3db1461c) bits(0xc2506c2a) bits(0x3f7d0512) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3e23b817) bits(0x3ff9999a) bits(0x4034b95c) ... }
    t = { bits(0x3c15ca45) 3.5625 bits(0x3ff6addb) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xc008dc06) bits(0x3cdf4577) bits(0x3f0e8d47) ... }
    t = { bits(0x3ecaaa8a) -0.5625 bits(0xbe4af176) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbffcc400) bits(0x3f4631be) bits(0x3f77a535) ... }
    t = { bits(0xbfb29ca5) bits(0x3f73f6c5) bits(0xbf53a87e) ... }
    expect lane 0 R8=0xc7706000 R9=0xc7706000 R10=0x3bd9c000 R11=0x3bd9c000
    expect lane 1 R8=0xc0cc0000 R9=0xbb48c000 R10=0x46d08000 R11=0xc665a000
    expect lane 2 R8=0x42c5a000 R9=0x42c5a000 R10=0xbf5fc000 R11=0xbf5fc000
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x4040e785) bits(0x401dc1ed) -1.25 ... }
    t = { bits(0x3ec00638) 2.1875 bits(0x3ea385f5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x404c9e8b) 1.1875 -0.84375 ... }
    t = { bits(0x469e8a7b) bits(0x3f04a189) bits(0x3fffffff) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3e3ee9d7) -1.0 -0.4375 ... }
    t = { 2.4375 bits(0x3f2e6e0f) bits(0xbf7fffff) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xbfdf2147) bits(0x3fecaf62) bits(0x3efd6f10) ... }
    t = { bits(0xc32f2671) bits(0x4010880c) bits(0x3ea3db58) ... }
    expect lane 0 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 1 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0xffffffff
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { -1.75 bits(0xbe4ccccd) bits(0x3f055ebf) ... }
    t = { bits(0x3f07bc45) bits(0xc67226be) -2.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xbfadc70a) bits(0xbfeccccd) -0.75 ... }
    t = { bits(0xbd92eee4) -0.9375 bits(0x3f3cbfad) ... }
    expect lane 0 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 1 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
    expect lane 2 R8=0xbfa00000 R9=0xbfa00000 R10=0xbfa00000 R11=0xbfa00000
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xbf8ccccd) bits(0x3f4617ec) bits(0x3f704489) ... }
    t = { bits(0x3f9b5d04) bits(0x41ccaeb8) bits(0x3ffdadd1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3d3e1028) bits(0x3f933333) bits(0x401e6cbe) ... }
    t = { bits(0x3f463962) bits(0xc0155555) bits(0xbdf89608) ... }
    expect lane 0 R8=0xbe800000 R9=0xc256e000 R10=0x80000000 R11=0xbe800000
    expect lane 1 R8=0xbe800000 R9=0xbe800000 R10=0xbe800000 R11=0xbe800000
    expect lane 2 R8=0xbe800000 R9=0xbe800000 R10=0xbe800000 R11=0xbe800000
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 3.5 bits(0x40369496) bits(0x3fa66666) ... }
    t = { bits(0x3efcc141) bits(0x40755555) bits(0x425f9d95) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0xbfc66666) bits(0x3f0c956d) ... }
    t = { bits(0xc0076bf5) bits(0x3f69c691) bits(0xbefffffe) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbf333333) bits(0xc755c766) -1.25 ... }
    t = { -2.25 bits(0x442c8960) bits(0x3f7e307c) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbf7fffff) -1.875 0.0 ... }
    t = { bits(0x4645a985) 2.4375 1.125 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3dabde6a) 2.28125 bits(0x3f1f5a4f) ... }
    t = { bits(0xbdc9ed3e) bits(0x3e697315) bits(0x3effffff) ... }
    expect lane 0 R8=0x0 R9=0xffffffff R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x675cb8c3 R9=0x91735a65 R10=0xc6ecad12 R11=0xf37422ea
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 0.5 1.09375 bits(0x3eb9c026) ... }
    t = { 0.5 bits(0x4047964b) 2.25 ... }
    expect lane 0 R8=0x8cce268b R9=0x675cb8c3 R10=0xf37422ea R11=0x47b31eb
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f3b826f) bits(0x3f8da2fa) bits(0x458733cb) ... }
    t = { -0.5 2.1875 bits(0x3f2049bb) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3feccccd) bits(0xbfc66666) bits(0x3e2aadb6) ... }
    t = { bits(0x3f800002) 3.375 bits(0x3fe6d1a2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3ee66666) bits(0x3e2d5228) bits(0x3ffbf7ae) ... }
    t = { 0.25 -0.6875 bits(0xbfb4be8b) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xbfcccccd) bits(0x3e4ccccd) 1.0 ... }
    t = { bits(0x3f05e958) bits(0x3f6b21f5) bits(0x3f40ad9c) ... }
    expect lane 0 R8=0xbe800000 R9=0xbe800000 R10=0xbe800000 R11=0xbe800000
    expect lane 1 R8=0xbe800000 R9=0xbe800000 R10=0x7fe62000 R11=0xb8fbe000
    expect lane 2 R8=0x3b69e000 R9=0xbe800000 R10=0xbe800000 R11=0xbbff2000
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { -0.75 bits(0x3dd7f1e6) bits(0xbfaabe42) ... }
    t = { -0.625 bits(0x3f800001) 3.4375 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbea3b78a) bits(0xc6543769) bits(0x3e6b3ee2) ... }
    t = { bits(0x3e583090) bits(0x3ee3c392) bits(0x402d7fee) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3e0cf5f2) bits(0x3f95d696) bits(0xc152b7fc) ... }
    t = { bits(0xc6b41b2f) bits(0x41fdc737) 2.1875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbdeb09f9) bits(0x3e1a0864) -0.53125 ... }
    t = { 1.75 -0.1875 bits(0x3ff9ffac) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f3b465d) 3.03125 bits(0x3e06f59b) ... }
    t = { 2.4375 bits(0xbfd1ed92) bits(0x3e86ebc2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3f2fa70f) bits(0xbf666666) bits(0xbfeccccd) ... }
    t = { -1.8125 bits(0x40000002) bits(0x3f61e762) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3ffffffe) bits(0x3e1b6bb2) bits(0x3f2237a3) ... }
    t = { -2.0625 bits(0x3e8b4e15) bits(0x3f2ff44a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 2.25 bits(0xbfabb9e2) bits(0xbf7a04a7) ... }
    t = { bits(0x3f074045) 2.6875 -1.75 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbfaccccd) bits(0xbfdc7e79) bits(0x4455442a) ... }
    t = { -1.875 bits(0x3e7eb692) bits(0x3fd9ce79) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}
