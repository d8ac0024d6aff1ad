# texelFetch of 1darray: expected is what two renderers of Mesa 22.3.6 agree on bit for bit:
# softpipe and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/fetches.py, seed 1.
# Of 120 fetches 7 are left out, on which one of them or the unit differs.
texlock 1
rules R-LD-1 R-LD-26 R-LD-27 R-LD-11 R-LD-19 R-LD-20 R-LD-22
sampler 0 { }
texture 0 { type ONE_D_ARRAY format A1B5G5R5 UNORM source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10000000 texels rows 3ce46d75731643209c90133ac8ae452179f1cba668ccdf736c719721b318294d205bd84850f004ee072622dac1af38ad904ffc938bc4043e483f74da8426f116084c72d7df2addd79e51597d699358b4f1014894b4145881bef8 }
handle 0 texture 0 sampler 0
warp 0 { sm4 "ld r0.xyzw, r1.xyzw, t0.yzxz"  active 0xff
  Ra+0 = { 0x1 0x2 0x0 0x1 0x2 0x1 0x0 0x1 ... }
  Ra+1 = { 0x1 0x1 0x4 0x0 0x0 0x7 0x3 0x0 ... }
  Rb+0 = { 2 1 0 1 1 0 0 1 ... }
  expect lane 0 R8 = 0x3f25294a R9 = 0x3f1ce73a R10 = 0x3f35ad6b
  expect lane 2 R8 = 0x3f6739ce R9 = 0x3e042108 R10 = 0x3e042108
  expect lane 3 R8 = 0x3f042108 R9 = 0x3f6739ce R10 = 0x3f1ce73a
  expect lane 4 R8 = 0x3f46318c R9 = 0x3d842108 R10 = 0x3ed6b5ad
  expect lane 5 R8 = 0x3d042108 R9 = 0x3f77bdef R10 = 0x3eb5ad6b
  expect lane 6 R8 = 0x3dc6318c R9 = 0x3d842108 R10 = 0x3e842108
  expect lane 7 R8 = 0x3f042108 R9 = 0x3f6739ce R10 = 0x3f1ce73a
}
texture 1 { type ONE_D_ARRAY format A4B4G4R4 UNORM source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10100000 texels rows 7a27575d593bebcb37b4145c5bfef9a0376c7b46cf43c4378ab3efff1f7325b3916c05c0e59fe53b6c2f7c2abb2a2bb440703aa9433585733207b5afa36a0df9be7b6962e9cf1d7a10ac7234ea8742f1c0346078d0c36b262a5c }
handle 1 texture 1 sampler 0
warp 1 { sm4 "ld_aoffimmi(4,7,3) r0.xyzw, r1.xyzw, t1.xyxx"  active 0xff
  Ra+0 = { 0x1 0x2 0x0 0x1 0x2 0x0 0x0 0x2 ... }
  Ra+1 = { 0xfffffffe 0x1 0x2 0xfffffffc 0xfffffffd 0xfffffffc 0x3 0xffffffff ... }
  Rb+0 = { 0 0 0 2 2 2 0 1 ... }
  expect lane 0 R8 = 0x3eaaaaab R9 = 0x0
  expect lane 2 R8 = 0x3f3bbbbc R9 = 0x3eaaaaab
  expect lane 4 R8 = 0x3f2aaaab R9 = 0x3e088889
  expect lane 6 R8 = 0x3f19999a R9 = 0x3f800000
}
texture 2 { type ONE_D_ARRAY format A8B8G8R8 UINT source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10200000 texels rows 9c45a6db2e615db8acdeb5530f3072151a8ab5b198ec9833676c09904047771184c5400c5b65229baffdd829f02865e1bda3ca89a8ec0d462ab46d6027ed61a1f8d9cd647b74dd2ec2628bef48d92fcea0c97dd8ba664749837833d0ea378e5589aff17e7a172378d6e227288594145e962e60e09fc1f0542428df3a065db6c8147ca9b8abeb9f785bc9d7d9817004cdc3c414383fd34fa8d9efe721fb59378b2a92315f254f7b741a9e55d8bcaac9124f7a1dd4 }
handle 2 texture 2 sampler 0
warp 2 { sm4 "ld_aoffimmi(4,-8,5) r0.xyzw, r1.xyzw, t2.ywww"  active 0xff
  Ra+0 = { 0x2 0x1 0x1 0x0 0x0 0x1 0x2 0x0 ... }
  Ra+1 = { 0x4 0x3 0xffffffff 0xfffffffd 0xfffffffc 0xfffffffc 0xfffffffc 0x4 ... }
  Rb+0 = { 0 0 1 2 1 1 2 0 ... }
  expect lane 0 R8 = 0xef R9 = 0x21
  expect lane 1 R8 = 0x78 R9 = 0xd0
  expect lane 2 R8 = 0x94 R9 = 0x5e
  expect lane 3 R8 = 0xb4 R9 = 0x60
  expect lane 4 R8 = 0x65 R9 = 0x9b
  expect lane 5 R8 = 0xaf R9 = 0x7e
  expect lane 6 R8 = 0xaa R9 = 0x12
  expect lane 7 R8 = 0xc5 R9 = 0xc
}
texture 3 { type ONE_D_ARRAY format BF10GF11RF11 FLOAT source R G B ONE_FLOAT
  size 9 layers 3 levels 3 block 1 1 address 0x10300000 texels rows 361080e76a0fa6aff6a0b610662df8ab677093c14e8ffdf0e98a86d0add438c428528b4a9966fba24155aacc8e069cf14809dde02081041f575bf17a84ee5c6793b2aa163bac5180fd9ee17b96c048455832165814359442192cbec2762161ca1c21a7b547915ab6cc2e85ad0eeea2a6c56562014808dfeb2136b27be7680728dfbddb838dfcf58ded99b00f7618d3648f59d38b0c4364b37fee402f06c4ddbe016383cff4058000e9cf016b7cf0cf3155413329 }
handle 3 texture 3 sampler 0
warp 3 { sm4 "ld r0.xyzw, r1.xyzw, t3.xyzw"  active 0xff
  Ra+0 = { 0x0 0x1 0x0 0x0 0x0 0x2 0x0 0x1 ... }
  Ra+1 = { 0x0 0x4 0x0 0x1 0x1 0x0 0x4 0x0 ... }
  Rb+0 = { 2 0 1 1 2 1 0 2 ... }
  expect lane 0 R8 = 0x3a400000 R9 = 0x39200000 R10 = 0x39f00000 R11 = 0x3f800000
  expect lane 1 R8 = 0x392c0000 R9 = 0x3a300000 R10 = 0x3c540000 R11 = 0x3f800000
  expect lane 2 R8 = 0x45320000 R9 = 0x46d80000 R10 = 0x422c0000 R11 = 0x3f800000
  expect lane 3 R8 = 0x42820000 R9 = 0x42940000 R10 = 0x44c80000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3eae0000 R9 = 0x44560000 R10 = 0x3fac0000 R11 = 0x3f800000
  expect lane 5 R8 = 0x400c0000 R9 = 0x3f700000 R10 = 0x43ec0000 R11 = 0x3f800000
  expect lane 6 R8 = 0x38ce0000 R9 = 0x3cdc0000 R10 = 0x44180000 R11 = 0x3f800000
  expect lane 7 R8 = 0x438a0000 R9 = 0x40980000 R10 = 0x37200000 R11 = 0x3f800000
}
texture 4 { type ONE_D_ARRAY format G8R8 UINT source R G ZERO ONE_INT
  size 9 layers 3 levels 3 block 1 1 address 0x10400000 texels rows 209cef68af54195b6cf09ae39a992e4a044dcea92bab45f5a829cdaeccc9dd4b45ef5f67c239943b479b86aefe7805e52365a5a1eb76d4bf25b53ea04f31ebd9beb6d96d1258f63e920020f8e6597d9d86dc660ae8aee6ae4ccf }
handle 4 texture 4 sampler 0
warp 4 { sm4 "ld_aoffimmi(-3,6,1) r0.xyzw, r1.xyzw, t4.ywyz"  active 0xff
  Ra+0 = { 0x2 0x0 0x1 0x1 0x2 0x2 0x0 0x0 ... }
  Ra+1 = { 0x4 0x4 0x4 0x3 0x6 0x4 0x6 0x7 ... }
  Rb+0 = { 2 2 2 1 0 1 0 0 ... }
  expect lane 0 R8 = 0xcf R9 = 0x0 R10 = 0x1
  expect lane 1 R8 = 0xc9 R9 = 0x0 R10 = 0x1
  expect lane 2 R8 = 0xa0 R9 = 0x0 R10 = 0x1
  expect lane 3 R8 = 0x65 R9 = 0x0 R10 = 0x1
  expect lane 4 R8 = 0x6d R9 = 0x0 R10 = 0x1
  expect lane 5 R8 = 0xdc R9 = 0x0 R10 = 0x1
  expect lane 6 R8 = 0x5b R9 = 0x0 R10 = 0x1
  expect lane 7 R8 = 0xf0 R9 = 0x0 R10 = 0x1
}
texture 5 { type ONE_D_ARRAY format R16 SINT source R ZERO ZERO ONE_INT
  size 9 layers 3 levels 3 block 1 1 address 0x10500000 texels rows af39d56f2395eac6375636a293d1873022c87170bdab14a646e2855272d93b8d9f598fcdb7f2c344ca420a8b9ec6ab8d4e3d12499f293777cbad5bb83590c58a827c684beb58926f94760b45bf71055b02d4073788938413f22a }
handle 5 texture 5 sampler 0
warp 5 { sm4 "ld_aoffimmi(7,2,6) r0.xyzw, r1.xyzw, t5.yxyy"  active 0xff
  Ra+0 = { 0x2 0x2 0x0 0x1 0x2 0x0 0x2 0x0 ... }
  Ra+1 = { 0xfffffffb 0xfffffff9 0xfffffff9 0xfffffffa 0xfffffffb 0xfffffffe 0xfffffffa 0xfffffff9 ... }
  Rb+0 = { 1 2 1 2 1 0 1 1 ... }
  expect lane 0 R8 = 0x3707 R9 = 0x0
  expect lane 1 R8 = 0x1384 R9 = 0x0
  expect lane 2 R8 = 0x7071 R9 = 0x0
  expect lane 3 R8 = 0xffffb85b R9 = 0x0
  expect lane 4 R8 = 0x3707 R9 = 0x0
  expect lane 5 R8 = 0xffffa236 R9 = 0x0
  expect lane 6 R8 = 0xffffd402 R9 = 0x0
  expect lane 7 R8 = 0x7071 R9 = 0x0
}
texture 6 { type ONE_D_ARRAY format R16 UNORM source R ZERO ZERO ONE_FLOAT
  size 9 layers 3 levels 3 block 1 1 address 0x10600000 texels rows 948ff48c0803236bd8201ce9c7a7f2b170ad08d8fec0fe0aa282c6df35505c4784ccaa579fac2cb4496e4245af11c4bcc4a6cba7ce6b3bcb3c927d4d4c5d04864507617c2d0cb427f4d9f059f40b94056160c3203ea2132d104d }
handle 6 texture 6 sampler 0
warp 6 { sm4 "ld_aoffimmi(5,-1,-1) r0.xyzw, r1.xyzw, t6.xyzw"  active 0xff
  Ra+0 = { 0x1 0x1 0x1 0x1 0x0 0x1 0x2 0x0 ... }
  Ra+1 = { 0xfffffffc 0xfffffffc 0xfffffffb 0xfffffffb 0xfffffffb 0xfffffffe 0x3 0xfffffffe ... }
  Rb+0 = { 2 0 2 2 0 1 0 1 ... }
  expect lane 0 R8 = 0x3e9afa9b R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f4c84cd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f123c92 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f123c92 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f0f9490 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f4b3bcb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3d3f40bf R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f02a283 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
texture 7 { type ONE_D_ARRAY format R16_G16 SNORM source R G ZERO ONE_FLOAT
  size 9 layers 3 levels 3 block 1 1 address 0x10700000 texels rows 82335c5e6ff2ce8c95455699379305274847cb69dd176a1b1c8de4d15f12e4250208ec24af8f160970af6f61f45a2da5ee2e8abd14aab6b93ea05b01cc255e8b1c908cdd9ced81cd3370c4f3ee9567fc904785c3814927250a0aa5de88256987a42b6d7b3231e8313f5eae2ac8c38018eb751b3b4dce624d4682f5173aee10abf7b5b4b99d37b04ffa94fcdb189733ecde59a9d173e07c52bc83d2d151b4439ad8f5591e855e3dfe6c7dd4cae742d7e90ea20c51 }
handle 7 texture 7 sampler 0
warp 7 { sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"  active 0xff
  Ra+0 = { 0x0 0x2 0x2 0x1 0x0 0x2 0x1 0x1 ... }
  Ra+1 = { 0x0 0x3 0x1 0x1 0x4 0x0 0x0 0x0 ... }
  Rb+0 = { 0 0 2 1 0 0 2 2 ... }
  expect lane 0 R8 = 0x3ece099c R9 = 0x3f3cb979 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ede75bd R9 = 0x3f1f613f R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0xbf3be578 R9 = 0x3f221944 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ec4c98a R9 = 0x3ec7a18f R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f0e911d R9 = 0x3f5397a7 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf7b75f7 R9 = 0x3e3fa97f R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f6bd7d8 R9 = 0x3eec6dd9 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f6bd7d8 R9 = 0x3eec6dd9 R10 = 0x0 R11 = 0x3f800000
}
texture 8 { type ONE_D_ARRAY format R16_G16_B16_A16 FLOAT source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10800000 texels rows 6c0e5a791baa85e22f3599d363bcac6c5fc9b402724baeacb43e94f0331e856df1ba06acfc4f61c77f7ac048184d47949d294526428b6ab944ae6e99ca733e028d2cb954d0a374f7e70c3218b159fd80da940d7cf51ba1f2d1e97423c924ca4955ce179a3668802c0b53ac6f5dcb074f08f4f68c99afe6f868d3f198f3beee342773bf10e0571d4f76f7f1af1b5e0260294ea9b533397f5350a9abbc7f554bbb978966b40c832ad4931bb4beeed949eb528d0f2fb6cf40f05965e5bb3c20ae4b60041edc7ba1bb347ea5a74ced786cbe7c87b4040484cbc5effcbc557065b22fe6994c626d9efb7c1a9faf32abb72c605ba395649e3fa5d08dcaada259943bee3e99211c34c7b3610106c03c8a4cd1384fc2499bf582251c7167c9324cbcbf134eea241d8d0af40846c6a3f4b9cbdec52ced2581116ef4a9d911e16c9bb605cb86fbe3d4f93c749122817e538104362770bf6f7def0c801710ab2ccd1a34d88a24cd9c5a4fb88394 }
handle 8 texture 8 sampler 0
warp 8 { sm4 "ld_aoffimmi(-5,-8,-8) r0.xyzw, r1.xyzw, t8.xyzw"  active 0xff
  Ra+0 = { 0x1 0x2 0x1 0x2 0x1 0x1 0x2 0x1 ... }
  Ra+1 = { 0x9 0x5 0x6 0x5 0x6 0x7 0x8 0x6 ... }
  Rb+0 = { 0 2 1 2 2 0 1 2 ... }
  expect lane 0 R8 = 0xbd2a0000 R9 = 0xbf956000 R10 = 0x42afe000 R11 = 0xbf696000
  expect lane 1 R8 = 0xbd620000 R9 = 0xc1a58000 R10 = 0x3e834000 R11 = 0xb95b0000
  expect lane 2 R8 = 0xbcafc000 R9 = 0x4194e000 R10 = 0x471da000 R11 = 0xbfcd8000
  expect lane 3 R8 = 0xbd620000 R9 = 0xc1a58000 R10 = 0x3e834000 R11 = 0xb95b0000
  expect lane 4 R8 = 0xbbe34000 R9 = 0x3e55e000 R10 = 0xbef56000 R11 = 0x44058000
  expect lane 5 R8 = 0xc6eec000 R9 = 0xbdfe2000 R10 = 0x43c36000 R11 = 0x44004000
  expect lane 7 R8 = 0xbbe34000 R9 = 0x3e55e000 R10 = 0xbef56000 R11 = 0x44058000
}
texture 9 { type ONE_D_ARRAY format R16_G16_B16_A16 UINT source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10900000 texels rows 89c1b09a9246fdb509f25d181df38932f7e6fbe5f51ec2d709ac96d6db8bece5f5bdae903bf6ea8e31a143f3fc5eab135ad667f613c59ba04c9a9dae235dc48e53c9e8467626ba7ea31317b57c3d7938a655484e0fa6e26b649deec9d3b3f5dccb655dc2670cf9da32e5c19f517ad144e184ab921a5f1a9f5eb33a35aafdac2ffa11cf96a732b1c1f91c24c15d91e05dbe434051af019754dc5504b8b3ac3ffac0bb92fca22e6f5ec349e5fcd0588896458e0988a27ee16d57f00e2e8fd714446a44b6167709507ab820cafd6c07be85c20974a3d0a1d576332b5d8df4ec06a3b8499b76f95499598672b4bf7d46791e4c07f8a5996afd1dc2909d59a458e80f419ffec766bced4448c5a735ffc9a62c6a4bd9ae63132f268321d59e62398fd6c5986a6d81914daa7c6cdeaa81123de914d4fa4d3bac461cd6826854e7c61ac94be9d371a52da2cf7fdd530fc9e0a0d089e94b1eef8ea56d6485bd8f0c0cf0e70f9dea61d2f891da }
handle 9 texture 9 sampler 0
warp 9 { sm4 "ld_aoffimmi(0,1,-4) r0.xyzw, r1.xyzw, t9.xyzw"  active 0xff
  Ra+0 = { 0x1 0x1 0x1 0x2 0x1 0x1 0x2 0x0 ... }
  Ra+1 = { 0x1 0x1 0x0 0x3 0x0 0x0 0x3 0x1 ... }
  Rb+0 = { 2 2 0 1 2 2 0 1 ... }
  expect lane 0 R8 = 0x7286 R9 = 0xbfb4 R10 = 0x467d R11 = 0x1e79
  expect lane 1 R8 = 0x7286 R9 = 0xbfb4 R10 = 0x467d R11 = 0x1e79
  expect lane 2 R8 = 0xb35e R9 = 0x353a R10 = 0xfdaa R11 = 0x2fac
  expect lane 3 R8 = 0xe989 R9 = 0x1e4b R10 = 0x8eef R11 = 0x6da5
  expect lane 4 R8 = 0x49b8 R9 = 0x769b R10 = 0x54f9 R11 = 0x5999
  expect lane 5 R8 = 0x49b8 R9 = 0x769b R10 = 0x54f9 R11 = 0x5999
  expect lane 6 R8 = 0xc548 R9 = 0x35a7 R10 = 0xc9ff R11 = 0x2ca6
  expect lane 7 R8 = 0x55a6 R9 = 0x4e48 R10 = 0xa60f R11 = 0x6be2
}
texture 10 { type ONE_D_ARRAY format R32 SINT source R ZERO ZERO ONE_INT
  size 9 layers 3 levels 3 block 1 1 address 0x10a00000 texels rows bb4e0bfa5a4a32dca7d7a755ec475143128cf1c5af5c3e6cc9607cda008e3ceab6800b904a3aa50150c79ffbb2fb850784128314ebad60d64d5e800e190b7bce73a6be66e1c9e724d53661199f853b24140520ce0f0f2c3aa1d8bfac50fe16ca0f5b068a22ca46f3058902a3578d9037d34c2fed5a98c6cfb57f8fbaf38259071bc1b282104d503965fadae1242cf04bbef33727cbf3322fea3b2fd464ffd5e987104d45e56dc04765e3e66fd9a5c468376b3699 }
handle 10 texture 10 sampler 0
warp 10 { sm4 "ld r0.xyzw, r1.xyzw, t10.yxyx"  active 0xff
  Ra+0 = { 0x1 0x2 0x1 0x2 0x2 0x2 0x2 0x1 ... }
  Ra+1 = { 0x7 0x1 0x2 0x2 0x0 0x0 0x0 0x7 ... }
  Rb+0 = { 0 0 0 1 2 2 1 0 ... }
  expect lane 0 R8 = 0xacbfd8a1 R9 = 0x0
  expect lane 1 R8 = 0x75982f3 R9 = 0x0
  expect lane 2 R8 = 0x24e7c9e1 R9 = 0x0
  expect lane 3 R8 = 0x47c06de5 R9 = 0x0
  expect lane 4 R8 = 0x68c4a5d9 R9 = 0x0
  expect lane 5 R8 = 0x68c4a5d9 R9 = 0x0
  expect lane 6 R8 = 0xe9d5ff64 R9 = 0x0
  expect lane 7 R8 = 0xacbfd8a1 R9 = 0x0
}
texture 11 { type ONE_D_ARRAY format R32_G32 SINT source R G ZERO ONE_INT
  size 9 layers 3 levels 3 block 1 1 address 0x10b00000 texels rows 366cb6746de0162f3fd5f896533c8509069f5b80048b4b836c712accae526d9ba7759356567796e58118254f0ff3dad4f19ec00b652f6fc6525c2f50fcfc07ea26fde8b279136586cc90fc66b5626829d897a393a3de91d02a8cf3ed1893518f296e221c2dc60d0b2a139d515253c64ca4dde11810909f3bd7eed7243218a099dde8d84c53556f195f32b65720092bedec75549f2b3ba1e8927a497a809d3dc798f455333ea2d22478da7c6998f1d4c4a46b445558abe857e3e63eb5d61d5607fdce5582c2f5851d56b580aa4529f79f4bae628f479f90fc3e4b588f9a8f46d5cdd1db68305e7df4c50dddcc0766b47d524b99f6a09a3cba634e4e1d253e42fb93adbb7c43f86725a88904b235956f485065c34c949e95b784f7d503a857ffdc26199b76c89a70d1667330e86d23870932b5e772e543c8036c5cbaeb3ab8deccbb2b90a0b4d9c2be6cab7c138f8ec08d120024643a519c1d88aaa15617886f10311ea8cd653f1294 }
handle 11 texture 11 sampler 0
warp 11 { sm4 "ld r0.xyzw, r1.xyzw, t11.xyzw"  active 0xff
  Ra+0 = { 0x2 0x1 0x2 0x0 0x1 0x1 0x2 0x0 ... }
  Ra+1 = { 0x1 0x1 0x1 0x0 0x0 0x1 0x1 0x0 ... }
  Rb+0 = { 2 2 2 1 1 1 2 1 ... }
  expect lane 0 R8 = 0xcda81e31 R9 = 0x94123f65 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xccdd0dc5 R9 = 0x7db46607 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xcda81e31 R9 = 0x94123f65 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x66fc90cc R9 = 0x296862b5 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x8255cefd R9 = 0x1d85f5c2 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xaa80b556 R9 = 0x9ff72945 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xcda81e31 R9 = 0x94123f65 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x66fc90cc R9 = 0x296862b5 R10 = 0x0 R11 = 0x1
}
texture 12 { type ONE_D_ARRAY format R32_G32_B32 SINT source R G B ONE_INT
  size 9 layers 3 levels 3 block 1 1 address 0x10c00000 texels rows 708a46d02a8d091a7ecf5049dbac7926c5591b988fe7095ba810e2517ee492a65bb0405469fe034fde8f1acda81f3f8d11251c0683d1c47c11b37b000592e6838df282a4bafaa3d267e24e0501c99d5635405cab76a1c3cba64a07f068d2895202c4acdb1eeeef4998625c29dbb420fc3c7d9f34bbd4ce8562430227e8c4cedcea5af50a7131c9ce88322a3422e3293ef497b4e72c6e83e3e2b3986060c9d4d469e4ebbee940cc57a0c28bab9f9b39d34d452b9a4323a1d7910c33801c9215426273808e1576644f421b99dd69e1d86a1281ab5dc2acf34f358ba09753d02373ec901a153c541328c6fe7714e05125ea452ae8d4d6d50e4e83180ba7432930df5008f60eb77b1172bf645e1234228094dece60a6148eddd85b96efbbe17e511db0e4eda549edd50877b82d526c95b7c41a8fcaceaf980800720f68aea90742172da8c15a56e5fdbf096e7f4246c9bcd8b0afe76c7cf6e9ab760878fb70d29d1cbdee1b84db900409417785483f575a10d16292759c535a6ad8335be7b9d311898b58be485fbe0cb11c924c86537965dfae7ad99c7f9f9c7f56b6c92431d060d282aebfac493a54e25383e2c9e5e6ef07857d83a98c7850024fbb2a03a67d659d8b73572dbf632959ae733c8319f30a037e8b9768bc67a8abed2bc0f2bce1b72a7076dd9366a96f3c52fc197ccc0a56cb63598123ce6ae20c08628b85981b78b864f47058839aa92ff459b7a9b4e12b9b9366e0cfd9cdc1bb86a29699 }
handle 12 texture 12 sampler 0
warp 12 { sm4 "ld r0.xyzw, r1.xyzw, t12.zxzy"  active 0xff
  Ra+0 = { 0x1 0x1 0x0 0x0 0x1 0x2 0x2 0x1 ... }
  Ra+1 = { 0x0 0x6 0x2 0x1 0x1 0x2 0x5 0x3 ... }
  Rb+0 = { 1 0 1 2 1 1 0 0 ... }
  expect lane 0 R8 = 0xa5ede4b0 R9 = 0x8d5ed49 R10 = 0x522db877
  expect lane 1 R8 = 0xdf302943 R9 = 0xef60850 R10 = 0x72117bb7
  expect lane 2 R8 = 0xcec93171 R9 = 0x342a3288 R10 = 0x3e29e322
  expect lane 3 R8 = 0xab8bc2a0 R9 = 0xd3399b9f R10 = 0x9a2b454d
  expect lane 4 R8 = 0xc4b7956c R9 = 0xceca8f1a R10 = 0x898af
  expect lane 5 R8 = 0xcb560acc R9 = 0x23815963 R10 = 0xce26ace
  expect lane 6 R8 = 0xe2543a49 R9 = 0xc9e28353 R10 = 0x7efe6e5
  expect lane 7 R8 = 0x97a08b35 R9 = 0x7323d053 R10 = 0x151a90ec
}
texture 13 { type ONE_D_ARRAY format R32_G32_B32_A32 SINT source R G B A
  size 9 layers 3 levels 3 block 1 1 address 0x10d00000 texels rows 4a9d87c10f249017f51eac56fa5ef28907272b20a7ba5962c41563680343f5051abdbe464c8e6f298ed7beb61f5701bf725364a56160a8bcd438d83245e08eea25d449554850fcb1ed66d8ea80f171b588e1bb55126d8384b92dc8271ca12e4d0a881ad9e74370c5692a47c1f115e2423f374c5e7a021c2b35f8edf91106be88ac8386a0955200eea7f01a3b7163485d0f72ea1e0e3b1a90947757caf08b76d5390c8d8e6af54b439fd1402430b2f5b34962786c5e8a2a0e32aaa49c558c3812bdd317efc629c24f19ef35950514270da0b3c2f5adce14aced36d2e75fb1612ba7ae4825baa22da6934fe436f23773fff5a6475d80a722c6ecf13a5f5404ece2072c5a2606f537bc0da8f1a59b03568d7493baf56a07964dcdc361300016058d51ac7833e0260275c8b3778bfa966fbe5ee8555fe39a2bb48f787b30106f67e5f4b9ccdef75d4ef8d92bfdd58539b898ddd731743a4c414cd56284f3f552d4f926b5e1748b6e80d817d1e83780c87f0a23d00eee37a1bbbb82e88b2b42591f1e91769b58041f56d1028fd8288da37529adb49385c06148d203b6ea3f8afd7125e79378d20e6a68147b9fab7d760fa27e51fcb617b3230ebe3d30f4f34fd0f80f21322609e5348f071183b4b999af07d44e5f3afb1d7ed5af114ab3cb2ff5beb96111c21d7d619e226096ba0e9077a8fd5c27250755ae8f6b36079a075c3fc81e84f3c0ec55943079d314dda1c9d4f677f60e01581d4d5120c67b194a81d6c5b7a1923658a577b8f0dbeafed8bd4da1cc37e3d9b6912c47fea2286ac4afaf017b5b2cbd9ea24241d45bd48d9dabdde364c9a30f8fcb2ff25f13e99809a5301bf3e26a0e29dbe9ff002d9ffe0af815c829306c32b10359711711f7d2788c369bc70d9c90bb15b8e887d643df404e268ab1c5d03e917b36d2899674da8a10a9bc0f92490062212c7c7eaf53c146a9f48ca71f5ce2022d5f8d6dd8cbb08f5da2ab0d554f46249458f7220deb72c958312b36 }
handle 13 texture 13 sampler 0
warp 13 { sm4 "ld r0.xyzw, r1.xyzw, t13.yyzw"  active 0xff
  Ra+0 = { 0x0 0x2 0x0 0x1 0x0 0x1 0x0 0x2 ... }
  Ra+1 = { 0x0 0x1 0x1 0x0 0x0 0x1 0x1 0x1 ... }
  Rb+0 = { 2 2 2 2 2 2 1 2 ... }
  expect lane 0 R8 = 0xac14cead R9 = 0xe7d236ed R10 = 0x2b61b15f
  expect lane 1 R8 = 0x22f75894 R9 = 0xc972eb0d R10 = 0x362b3158
  expect lane 2 R8 = 0xa62da2ba R9 = 0x36e44f93 R10 = 0xff7337f2
  expect lane 3 R8 = 0x78f34e5 R9 = 0xb9b48311 R10 = 0xd407af99
  expect lane 4 R8 = 0xac14cead R9 = 0xe7d236ed R10 = 0x2b61b15f
  expect lane 5 R8 = 0xafd57e1d R9 = 0xcbb34a11 R10 = 0xb9bef52f
  expect lane 6 R8 = 0x434bf56a R9 = 0x2440d19f R10 = 0xb3f5b230
  expect lane 7 R8 = 0x22f75894 R9 = 0xc972eb0d R10 = 0x362b3158
}
texture 14 { type ONE_D_ARRAY format R8 SNORM source R ZERO ZERO ONE_FLOAT
  size 9 layers 3 levels 3 block 1 1 address 0x10e00000 texels rows 4028a393581a2574409b913fa6ada63a69c6376ee3ae39e510517bbe25e74f94829371b3e27cd8dea9bc37d08c }
handle 14 texture 14 sampler 0
warp 14 { sm4 "ld r0.xyzw, r1.xyzw, t14.xyzx"  active 0xff
  Ra+0 = { 0x0 0x0 0x1 0x2 0x2 0x0 0x2 0x2 ... }
  Ra+1 = { 0x1 0x1 0x1 0x0 0x1 0x5 0x3 0x0 ... }
  Rb+0 = { 0 2 0 2 0 0 1 2 ... }
  expect lane 0 R8 = 0x3ea14285 R9 = 0x0 R10 = 0x0
  expect lane 1 R8 = 0xbf356ad6 R9 = 0x0 R10 = 0x0
  expect lane 2 R8 = 0x3f53a74f R9 = 0x0 R10 = 0x0
  expect lane 3 R8 = 0xbec18306 R9 = 0x0 R10 = 0x0
  expect lane 4 R8 = 0xbf59b367 R9 = 0x0 R10 = 0x0
  expect lane 6 R8 = 0x3eddbb77 R9 = 0x0 R10 = 0x0
  expect lane 7 R8 = 0xbec18306 R9 = 0x0 R10 = 0x0
}
