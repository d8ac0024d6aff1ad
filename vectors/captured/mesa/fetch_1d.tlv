# texelFetch of 1d: expected is what two renderers of Mesa 22.3.6 agree on bit for bit:
# softpipe and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/fetches.py, seed 1.
# Of 120 fetches 15 are left out, on which one of them or the unit differs.
texlock 1
rules R-LD-1 R-LD-26 R-LD-27 R-LD-11 R-LD-19 R-LD-20 R-LD-22
sampler 0 { }
texture 0 { type ONE_D format A1B5G5R5 UNORM source R G B A
  size 9 levels 3 block 1 1 address 0x10000000 texels rows dcb1a56a3cbf2b1b7dbdbba0fae4f4ff2becc174e19287775250f930a4ff }
handle 0 texture 0 sampler 0
warp 0 { sm4 "ld_aoffimmi(-2,1,-6) r0.xyzw, r1.xyzw, t0.xyzw"  active 0xff
  Ra+0 = { 0x3 0x5 0x3 0x3 0x3 0xa 0x3 0x3 ... }
  Rb+0 = { 2 0 2 2 1 0 1 2 ... }
  expect lane 4 R8 = 0x3d042108 R9 = 0x3f3def7c R10 = 0x3e042108 R11 = 0x3f800000
  expect lane 5 R8 = 0x3eb5ad6b R9 = 0x3d042108 R10 = 0x3f5ef7be R11 = 0x3f800000
  expect lane 6 R8 = 0x3d042108 R9 = 0x3f3def7c R10 = 0x3e042108 R11 = 0x3f800000
}
texture 1 { type ONE_D format A4B4G4R4 UNORM source R G B A
  size 9 levels 3 block 1 1 address 0x10100000 texels rows a09d80778eb0d3ad55619f311510cbbd35a17fd35154212eead7cad1e855 }
handle 1 texture 1 sampler 0
warp 1 { sm4 "ld_aoffimmi(2,-4,5) r0.xyzw, r1.xyzw, t1.xyzw"  active 0xff
  Ra+0 = { 0x0 0x2 0xfffffffe 0xfffffffe 0xfffffffe 0xffffffff 0x5 0xfffffffe ... }
  Rb+0 = { 0 0 2 2 2 2 0 2 ... }
}
texture 2 { type ONE_D format A8B8G8R8 UINT source R G B A
  size 9 levels 3 block 1 1 address 0x10200000 texels rows 83d1be65892855fde40b4252af922155379e40f6c76af08d1875827d23b17306df6d5f1100dded2e0553749b0e7bb77b077fc6f46be880ee18748ee5 }
handle 2 texture 2 sampler 0
warp 2 { sm4 "ld r0.xyzw, r1.xyzw, t2.xyzw"  active 0xff
  Ra+0 = { 0x1 0x0 0x3 0x0 0x0 0x2 0x1 0x3 ... }
  Rb+0 = { 2 1 1 0 1 0 2 0 ... }
  expect lane 0 R8 = 0x18 R9 = 0x74 R10 = 0x8e R11 = 0xe5
  expect lane 1 R8 = 0x0 R9 = 0xdd R10 = 0xed R11 = 0x2e
  expect lane 2 R8 = 0x7 R9 = 0x7f R10 = 0xc6 R11 = 0xf4
  expect lane 3 R8 = 0x83 R9 = 0xd1 R10 = 0xbe R11 = 0x65
  expect lane 4 R8 = 0x0 R9 = 0xdd R10 = 0xed R11 = 0x2e
  expect lane 5 R8 = 0xe4 R9 = 0xb R10 = 0x42 R11 = 0x52
  expect lane 6 R8 = 0x18 R9 = 0x74 R10 = 0x8e R11 = 0xe5
  expect lane 7 R8 = 0xaf R9 = 0x92 R10 = 0x21 R11 = 0x55
}
texture 3 { type ONE_D format BF10GF11RF11 FLOAT source R G B ONE_FLOAT
  size 9 levels 3 block 1 1 address 0x10300000 texels rows c77338b21fe027ba81ffa2cd3247023b25631390f91c077d902f677afb6757e59d2080027f09aa8570aedf8a75c5cd4ae48ba625ecdd07c1af42443e }
handle 3 texture 3 sampler 0
warp 3 { sm4 "ld_aoffimmi(-8,-6,2) r0.xyzw, r1.xyzw, t3.xzyz"  active 0xff
  Ra+0 = { 0x8 0xf 0x8 0xc 0x9 0x9 0x8 0x9 ... }
  Rb+0 = { 0 0 0 0 1 2 2 2 ... }
  expect lane 0 R8 = 0x3f8e0000 R9 = 0x461c0000 R10 = 0x43200000
  expect lane 2 R8 = 0x3f8e0000 R9 = 0x461c0000 R10 = 0x43200000
  expect lane 3 R8 = 0x3e4a0000 R9 = 0x3cd80000 R10 = 0x41000000
  expect lane 4 R8 = 0x44e00000 R9 = 0x3fea0000 R10 = 0x40ac0000
  expect lane 5 R8 = 0x3d5e0000 R9 = 0x39100000 R10 = 0x3be40000
  expect lane 6 R8 = 0x43d80000 R9 = 0x39f60000 R10 = 0x44100000
  expect lane 7 R8 = 0x3d5e0000 R9 = 0x39100000 R10 = 0x3be40000
}
texture 4 { type ONE_D format G8R8 UINT source R G ZERO ONE_INT
  size 9 levels 3 block 1 1 address 0x10400000 texels rows 5572a4a3016d022bfc3e79d79b971dc4293f4ec36f1f2d16e60c49edb6d4 }
handle 4 texture 4 sampler 0
warp 4 { sm4 "ld r0.xyzw, r1.xyzw, t4.xyzw"  active 0xff
  Ra+0 = { 0x2 0x1 0x1 0x6 0x1 0x0 0x6 0x1 ... }
  Rb+0 = { 1 2 0 0 2 2 0 2 ... }
  expect lane 0 R8 = 0x2d R9 = 0x16 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xb6 R9 = 0xd4 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xa4 R9 = 0xa3 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x9b R9 = 0x97 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xb6 R9 = 0xd4 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x49 R9 = 0xed R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x9b R9 = 0x97 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xb6 R9 = 0xd4 R10 = 0x0 R11 = 0x1
}
texture 5 { type ONE_D format R16 SINT source R ZERO ZERO ONE_INT
  size 9 levels 3 block 1 1 address 0x10500000 texels rows 01051a590e60317de73a3e00d1d7490e5adc9dc049caa64f24e9e030febc }
handle 5 texture 5 sampler 0
warp 5 { sm4 "ld r0.xyzw, r1.xyzw, t5.zyxy"  active 0xff
  Ra+0 = { 0x5 0x1 0x5 0x1 0x1 0x1 0x2 0x0 ... }
  Rb+0 = { 0 2 0 2 1 2 0 2 ... }
  expect lane 0 R8 = 0x3e R9 = 0x0 R10 = 0x0
  expect lane 1 R8 = 0xffffbcfe R9 = 0x0 R10 = 0x0
  expect lane 2 R8 = 0x3e R9 = 0x0 R10 = 0x0
  expect lane 3 R8 = 0xffffbcfe R9 = 0x0 R10 = 0x0
  expect lane 4 R8 = 0xffffca49 R9 = 0x0 R10 = 0x0
  expect lane 5 R8 = 0xffffbcfe R9 = 0x0 R10 = 0x0
  expect lane 6 R8 = 0x600e R9 = 0x0 R10 = 0x0
  expect lane 7 R8 = 0x30e0 R9 = 0x0 R10 = 0x0
}
texture 6 { type ONE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT
  size 9 levels 3 block 1 1 address 0x10600000 texels rows 177c93d352df35963cd62597c4ed21ecfc320b816ccbbc2f4a9010a3de92 }
handle 6 texture 6 sampler 0
warp 6 { sm4 "ld_aoffimmi(5,-6,3) r0.xyzw, r1.xyzw, t6.zxzz"  active 0xff
  Ra+0 = { 0x3 0xfffffffb 0xfffffffb 0x3 0xfffffffc 0xfffffffc 0xfffffffc 0xfffffffe ... }
  Rb+0 = { 0 2 2 0 0 1 2 0 ... }
  expect lane 0 R8 = 0x3e4bf0cc R9 = 0x0
  expect lane 1 R8 = 0x3f2310a3 R9 = 0x0
  expect lane 2 R8 = 0x3f2310a3 R9 = 0x0
  expect lane 3 R8 = 0x3e4bf0cc R9 = 0x0
  expect lane 4 R8 = 0x3f5393d4 R9 = 0x0
  expect lane 5 R8 = 0x3f4b6ccb R9 = 0x0
  expect lane 6 R8 = 0x3f12de93 R9 = 0x0
  expect lane 7 R8 = 0x3f163596 R9 = 0x0
}
texture 7 { type ONE_D format R16_G16 SNORM source R G ZERO ONE_FLOAT
  size 9 levels 3 block 1 1 address 0x10700000 texels rows 0b6681b5c37d468d26b87ae9cd5f9e318afc0ee70e4d9a07bd724c9ca455d45089803701ae0d4f765dd695ae2350c8fa3a7ed0ff4faba569fc9ddf60 }
handle 7 texture 7 sampler 0
warp 7 { sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"  active 0xff
  Ra+0 = { 0x0 0x0 0x1 0x8 0x0 0x0 0x0 0x3 ... }
  Rb+0 = { 2 0 2 0 2 2 2 1 ... }
  expect lane 0 R8 = 0xbf296353 R9 = 0x3f534ba7 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f4c1798 R9 = 0xbf14ff2a R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0xbf440988 R9 = 0x3f41bf83 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0xbf7eeffe R9 = 0x3c1b8137 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbf296353 R9 = 0x3f534ba7 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf296353 R9 = 0x3f534ba7 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0xbf296353 R9 = 0x3f534ba7 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f7c75f9 R9 = 0xbac00180 R10 = 0x0 R11 = 0x3f800000
}
texture 8 { type ONE_D format R16_G16_B16_A16 FLOAT source R G B A
  size 9 levels 3 block 1 1 address 0x10800000 texels rows dd59695d1dfe6d6456a2de301c838812dd2746a647817e1babef33d5c2de2139b2f0c5dc283cfef474e42215687585bebe3395aeaec80fde1ad53ed9cdce871afb10bb0ca0c814917c131dedb4573b0737b1e571decdedb2bb2f906f427d3508c5cdf51659bb712d524d6af6bf9d37113d9705d79e1ba506 }
handle 8 texture 8 sampler 0
warp 8 { sm4 "ld_aoffimmi(5,6,-4) r0.xyzw, r1.xyzw, t8.xyzw"  active 0xff
  Ra+0 = { 0xfffffffe 0xfffffffc 0xfffffffb 0xfffffffd 0xfffffffb 0xfffffffc 0xfffffffc 0xfffffffc ... }
  Rb+0 = { 1 1 0 1 1 2 2 1 ... }
  expect lane 0 R8 = 0xc1b8a000 R9 = 0x3adea000 R10 = 0xbf6b2000 R11 = 0x3dae2000
  expect lane 1 R8 = 0xbe26e000 R9 = 0x463ca000 R10 = 0xc1bbc000 R11 = 0xbe5da000
  expect lane 2 R8 = 0x433ba000 R9 = 0x43ad2000 R10 = 0xffc3a000 R11 = 0x448da000
  expect lane 4 R8 = 0x3a6f8000 R9 = 0xc5a3a000 R10 = 0x42f68000 R11 = 0x38e76000
  expect lane 5 R8 = 0xbae7a000 R9 = 0xc2e0a000 R10 = 0x3b73c000 R11 = 0x38d4a000
  expect lane 6 R8 = 0xbae7a000 R9 = 0xc2e0a000 R10 = 0x3b73c000 R11 = 0x38d4a000
  expect lane 7 R8 = 0xbe26e000 R9 = 0x463ca000 R10 = 0xc1bbc000 R11 = 0xbe5da000
}
texture 9 { type ONE_D format R16_G16_B16_A16 UINT source R G B A
  size 9 levels 3 block 1 1 address 0x10900000 texels rows df9ae86f43978ff9db5d7a32fcf7b7ded55ce952a92c6502211122fbe50b4661957a440835dca50d8f72c3b1f24175260629809ccb120b393a6f63255ef5a260b3ffad67f8a15fe0b75e0d3bf5a4cf44b23c998730656eedc1c4ed6e42db2da73713f4b74d48a5c17792103010bbffa3a3ef7317996b1efe }
handle 9 texture 9 sampler 0
warp 9 { sm4 "ld r0.xyzw, r1.xyzw, t9.xyzw"  active 0xff
  Ra+0 = { 0x3 0x0 0x1 0x1 0x1 0x3 0x8 0x2 ... }
  Rb+0 = { 1 0 2 2 2 1 0 1 ... }
  expect lane 0 R8 = 0x1337 R9 = 0xb7f4 R10 = 0x484d R11 = 0xc1a5
  expect lane 1 R8 = 0x9adf R9 = 0x6fe8 R10 = 0x9743 R11 = 0xf98f
  expect lane 2 R8 = 0xefa3 R9 = 0x1773 R10 = 0x6b99 R11 = 0xfe1e
  expect lane 3 R8 = 0xefa3 R9 = 0x1773 R10 = 0x6b99 R11 = 0xfe1e
  expect lane 4 R8 = 0xefa3 R9 = 0x1773 R10 = 0x6b99 R11 = 0xfe1e
  expect lane 5 R8 = 0x1337 R9 = 0xb7f4 R10 = 0x484d R11 = 0xc1a5
  expect lane 6 R8 = 0xffb3 R9 = 0x67ad R10 = 0xa1f8 R11 = 0xe05f
  expect lane 7 R8 = 0xc4c1 R9 = 0x6eed R10 = 0xdb42 R11 = 0xa72d
}
texture 10 { type ONE_D format R32 SINT source R ZERO ZERO ONE_INT
  size 9 levels 3 block 1 1 address 0x10a00000 texels rows 2dd6eb288919214e643402f97763907f03b9b74af17c4a4a2109c67320bbfbdab4f74b27e6d82415a4c490cec66f9fbcbac3becb798d661bdb814bf8 }
handle 10 texture 10 sampler 0
warp 10 { sm4 "ld r0.xyzw, r1.xyzw, t10.xyzw"  active 0xff
  Ra+0 = { 0x1 0x2 0x3 0x6 0x3 0x2 0x0 0x2 ... }
  Rb+0 = { 2 1 1 0 1 0 0 1 ... }
  expect lane 0 R8 = 0xf84b81db R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xbc9f6fc6 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xcbbec3ba R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x73c60921 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xcbbec3ba R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xf9023464 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x28ebd62d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xbc9f6fc6 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 11 { type ONE_D format R32_G32 SINT source R G ZERO ONE_INT
  size 9 levels 3 block 1 1 address 0x10b00000 texels rows c0f0c8fb818ef4ad8a33693be7a1757c80d70dce7cc974fe20605ab47814fd7b83baf893c18d391e1aed219f511c11f66798ba6f97b4c4d765f5d06a0abc16c31a5438ccde8426ff9d796b16bf3312b5942141cb260952e7a57d35b8b106f913f44dd3e8544059df00ee1d18ebf7d35ec4fd0ca910fd682e }
handle 11 texture 11 sampler 0
warp 11 { sm4 "ld_aoffimmi(4,5,7) r0.xyzw, r1.xyzw, t11.yzzx"  active 0xff
  Ra+0 = { 0xfffffffe 0xfffffffc 0xfffffffd 0xffffffff 0x0 0xfffffffc 0xfffffffc 0x1 ... }
  Rb+0 = { 1 2 1 1 0 1 2 0 ... }
  expect lane 0 R8 = 0xb8357da5 R9 = 0x13f906b1 R10 = 0x0
  expect lane 1 R8 = 0x181dee00 R9 = 0x5ed3f7eb R10 = 0x0
  expect lane 2 R8 = 0xcb412194 R9 = 0xe7520926 R10 = 0x0
  expect lane 3 R8 = 0xe8d34df4 R9 = 0xdf594054 R10 = 0x0
  expect lane 4 R8 = 0x93f8ba83 R9 = 0x1e398dc1 R10 = 0x0
  expect lane 5 R8 = 0x166b799d R9 = 0xb51233bf R10 = 0x0
  expect lane 6 R8 = 0x181dee00 R9 = 0x5ed3f7eb R10 = 0x0
  expect lane 7 R8 = 0x9f21ed1a R9 = 0xf6111c51 R10 = 0x0
}
texture 12 { type ONE_D format R32_G32_B32 SINT source R G B ONE_INT
  size 9 levels 3 block 1 1 address 0x10c00000 texels rows cd20a0741f1aed2146f392b7d4190690e504c4252216be6716b1ab4f5c3db4c61e3ab579a8aef2d3f1265a7488e1bd40fc1dc6f14afaa4a7f86bb2f2bdc57f7adedf294579b076e8c5702b29ecb5d0fb80d1d8be75c59c1897291a37c555e82bfb5fc452b1286eb87f37563d0350c53a126813422668ae5a250708ffa7e0a8b33c12ef4dd7bb4677435b2775a75ae9d78085ff34c90afefc0c40553dd8161e525a8fe6c76a510b2d028793d3894330012dade119 }
handle 12 texture 12 sampler 0
warp 12 { sm4 "ld_aoffimmi(5,-2,-7) r0.xyzw, r1.xyzw, t12.xyzw"  active 0xff
  Ra+0 = { 0xfffffffc 0xfffffffe 0x2 0xfffffffd 0xfffffffb 0x0 0x0 0xfffffffb ... }
  Rb+0 = { 1 0 0 1 2 0 0 2 ... }
  expect lane 0 R8 = 0xff080725 R9 = 0xb3a8e0a7 R10 = 0x4def123c R11 = 0x1
  expect lane 1 R8 = 0xd3f2aea8 R9 = 0x745a26f1 R10 = 0x40bde188 R11 = 0x1
  expect lane 2 R8 = 0x189cc575 R9 = 0x371a2997 R10 = 0x2be855c5 R11 = 0x1
  expect lane 3 R8 = 0x7746bbd7 R9 = 0x75275b43 R10 = 0xd7e95aa7 R11 = 0x1
  expect lane 4 R8 = 0x521e16d8 R9 = 0xc7e68f5a R10 = 0x2d0b516a R11 = 0x1
  expect lane 5 R8 = 0x7a7fc5bd R9 = 0x4529dfde R10 = 0xe876b079 R11 = 0x1
  expect lane 6 R8 = 0x7a7fc5bd R9 = 0x4529dfde R10 = 0xe876b079 R11 = 0x1
  expect lane 7 R8 = 0x521e16d8 R9 = 0xc7e68f5a R10 = 0x2d0b516a R11 = 0x1
}
texture 13 { type ONE_D format R32_G32_B32_A32 SINT source R G B A
  size 9 levels 3 block 1 1 address 0x10d00000 texels rows 9c4343d233b129bb2b8bd97525c533ed66d24d30965a8a9abd83ab5f342a7fc9dada8dd6106abaaca73690ce3b3cf92428495d6602ca0a0388836e6997716b95bb9942d7764214bf9b3c46db540f7583aeb43b982da0097412ae1e91845d4557ce7555506ff593eaceaf0f99728f8c4be6dff87a9af46db1c934598e58de321fc87f5a4244aef7ab0cf3b1e9ce6031a7e40ab146045377fcc3bc31996d7472ac7efecde1c226c69e5f08542ff7a9f3cdcef8cef4fd6c05d75232e01ef377dd9ff5f195bcc9bd0f00862445a753d8e51f464990aa87684b96167f4a2dc04f9ef269f9766dad263052055fc9da1bd471c2 }
handle 13 texture 13 sampler 0
warp 13 { sm4 "ld_aoffimmi(-8,5,-3) r0.xyzw, r1.xyzw, t13.zzwy"  active 0xff
  Ra+0 = { 0x8 0x8 0x8 0x9 0xa 0x9 0x8 0x9 ... }
  Rb+0 = { 0 0 0 2 1 2 1 0 ... }
  expect lane 0 R8 = 0xbb29b133 R9 = 0x75d98b2b R10 = 0xed33c525
  expect lane 1 R8 = 0xbb29b133 R9 = 0x75d98b2b R10 = 0xed33c525
  expect lane 2 R8 = 0xbb29b133 R9 = 0x75d98b2b R10 = 0xed33c525
  expect lane 3 R8 = 0x523026ad R9 = 0xdac95f05 R10 = 0xc271d41b
  expect lane 4 R8 = 0xd7056cfd R9 = 0x1ee03252 R10 = 0x9fdd77f3
  expect lane 5 R8 = 0x523026ad R9 = 0xdac95f05 R10 = 0xc271d41b
  expect lane 6 R8 = 0xfc775304 R9 = 0x9931bcc3 R10 = 0xac72746d
  expect lane 7 R8 = 0x9a8a5a96 R9 = 0x5fab83bd R10 = 0xc97f2a34
}
texture 14 { type ONE_D format R8 SNORM source R ZERO ZERO ONE_FLOAT
  size 9 levels 3 block 1 1 address 0x10e00000 texels rows 6bec4c7cd7202e90861189a201867b }
handle 14 texture 14 sampler 0
warp 14 { sm4 "ld_aoffimmi(3,-6,-8) r0.xyzw, r1.xyzw, t14.ywxz"  active 0xff
  Ra+0 = { 0xfffffffd 0x0 0xfffffffd 0xfffffffe 0xfffffffe 0xfffffffe 0x1 0x0 ... }
  Rb+0 = { 2 0 1 2 1 1 0 0 ... }
  expect lane 0 R8 = 0xbf75ebd8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f79f3e8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3e091224 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f77efe0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbf6fdfbf R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf6fdfbf R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0xbea54a95 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f79f3e8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
