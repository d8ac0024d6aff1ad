# texelFetch of 2d: expected is what two renderers of Mesa 22.3.6 agree on bit for bit:
# softpipe and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/fetches.py, seed 1.
# Of 360 fetches 34 are left out, on which one of them or the unit differs.
texlock 1
rules R-LD-1 R-LD-26 R-LD-27 R-LD-11 R-LD-19 R-LD-20 R-LD-22
sampler 0 { }
texture 0 { type TWO_D format A1B5G5R5 UNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x10000000 texels rows 2653d25adf8839ac5b4a49327203d619e6e10983694420242dc31064e5371347d0e5f5c74bc6d4f775a7f6aeecebc9627d19280242c853a97b85ea0c55038fd6d3bb974b42d4083347926929e05bdc7b5ddf836411c237dc6f91245571643bdb479274dbd32f43094266f9f38a453f0425d82f75e50583d1bd77730fff7dbaa33cbbaa590f5d12d793197e4864e7d7efbbede3759d23c5622a9a }
handle 0 texture 0 sampler 0
warp 0 { sm4 "ld r0.xyzw, r1.xyzw, t0.xyzw"  active 0xff
  Ra+0 = { 0x7 0x1 0x3 0x0 0x8 0x0 0x1 0x2 ... }
  Ra+1 = { 0x5 0x0 0x6 0x0 0x0 0x0 0x0 0x2 ... }
  Rb+0 = { 0 2 0 2 0 2 2 1 ... }
  expect lane 3 R8 = 0x3e25294a R9 = 0x3f35ad6b R10 = 0x3f46318c R11 = 0x0
  expect lane 4 R8 = 0x3e46318c R9 = 0x3ef7bdef R10 = 0x3f46318c R11 = 0x3f800000
  expect lane 5 R8 = 0x3e25294a R9 = 0x3f35ad6b R10 = 0x3f46318c R11 = 0x0
}
texture 1 { type TWO_D format A2B10G10R10 UINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x10100000 texels rows d6909e705f642dd720c63091626520c46b39f4370d4161acc211166f3ec1d26878b8e2def08abf8f027ab36280596fc65f1b39b5b1af6bf0fd75dce635e87a929d2016b73a796e2bfe474952f3383e85308e2a9baa4dc5b111fb8310a0aebdde98a5b9bffe89a8f65b5aa3086d3e29b4564a41226fc132b04c4ca663393d05fce8c8aa873dd1fb7bb0f09615400225879acb7a33ac6967879865c646b5e7faa129bd8889be634b4d80dbbddd60357b37e5e8289087af34014aab3957ba8c1b480b1111b46e93c5b16d2f27325e15059a58b6abb20f71d5c481c5e2b8294cbfc2247e766358e433af704dc441f0222dc13cfa54916e744a265c40ea5d3a01674c7a86dc33771324a2b5e003ea17fbe8bbad9e4c31bc20a1a131ca60c60e98a741f699a71f858c84a42dc836b8e73c820262044037 }
handle 1 texture 1 sampler 0
warp 1 { sm4 "ld_aoffimmi(-4,0,-1) r0.xyzw, r1.xyzw, t1.xyzw"  active 0xff
  Ra+0 = { 0x7 0x4 0x6 0x4 0x4 0x5 0x7 0x4 ... }
  Ra+1 = { 0x0 0x4 0x1 0x0 0x0 0x0 0x6 0x1 ... }
  Rb+0 = { 1 0 1 2 2 0 0 1 ... }
  expect lane 0 R8 = 0xb5 R9 = 0xf8 R10 = 0x2a0 R11 = 0x3
  expect lane 1 R8 = 0x39a R9 = 0x2b2 R10 = 0x337 R11 = 0x0
  expect lane 2 R8 = 0xbc R9 = 0x48 R10 = 0x21a R11 = 0x2
  expect lane 3 R8 = 0xe7 R9 = 0x8f R10 = 0x28 R11 = 0x0
  expect lane 4 R8 = 0xe7 R9 = 0x8f R10 = 0x28 R11 = 0x0
  expect lane 5 R8 = 0x5f R9 = 0x359 R10 = 0x172 R11 = 0x3
  expect lane 6 R8 = 0x58 R9 = 0xf9 R10 = 0x2f3 R11 = 0x2
  expect lane 7 R8 = 0x317 R9 = 0x23e R10 = 0x3be R11 = 0x2
}
texture 2 { type TWO_D format A2B10G10R10 UNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x10200000 texels rows f51de3864c77c08f88f28c81f2f35aba9d51741f2ee50898593466ac01ddee687c0040c263d5d14701edd7715f3dfc28d3fadc494b20ed128e34787a16d49b8c5c93aa0a3eaff7f36f4350dd469bd8102d98338b06a42a5097ecf8e54636dc844f5cd97b3959e00d6e7c0ac160ee7230dc1de7b268d5ea4a313f6492a6347de62642fc02f31c097c8fb0754a80587432ba41b3d524154004b4bb805c7540e6a14d3fec98b67574fdb82d92d0673849a64ef8e6e0804f7956ea268a0074b931beb2c21c594dbfd6ed23a99828b9566c7130432a75a380b85b02c1df3c3df211a6d7932f443fb86bfa644297eb133b9d4d5f81ca4f61c4975149db0afa0b8f52bca03e43178aad441ddd5d7ef9b2fab5f1a311abd3d6da58360abbda7cee52758553ed77f9202148b7873e7a585999765f1374c583 }
handle 2 texture 2 sampler 0
warp 2 { sm4 "ld_aoffimmi(-5,-2,1) r0.xyzw, r1.xyzw, t2.xyxy"  active 0xff
  Ra+0 = { 0x7 0x5 0x6 0xb 0x5 0x7 0x6 0x7 ... }
  Ra+1 = { 0x2 0x3 0x2 0x5 0x3 0x4 0x2 0x3 ... }
  Rb+0 = { 1 1 2 0 1 1 2 1 ... }
  expect lane 0 R8 = 0x3ec5314c R9 = 0x3e95a569
  expect lane 1 R8 = 0x3f2cab2b R9 = 0x3ebf2fcc
  expect lane 2 R8 = 0x3c98260a R9 = 0x3eaeabab
  expect lane 3 R8 = 0x3e733ccf R9 = 0x3f11e479
  expect lane 4 R8 = 0x3f2cab2b R9 = 0x3ebf2fcc
  expect lane 5 R8 = 0x3e902409 R9 = 0x3f022088
  expect lane 6 R8 = 0x3c98260a R9 = 0x3eaeabab
  expect lane 7 R8 = 0x3f35ad6b R9 = 0x3f0da369
}
texture 3 { type TWO_D format A4B4G4R4 UNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x10300000 texels rows 92a77099fc0b7c5e35c97502f6369e742ce687456b8ea74196b898cf5397cec9e1e2dd25e03f14c8b7504d0c36858218d12b7a26e7b386addc285a8907dbd349cc6661f8a58361ff4362037f75f72dd3dfdb76d6430cf64b6618573291d272a9233be1fe7fbf6ec57463f37f528796ab5cd1bc09c5d5b51c2a5d698d22b52b05dc0f308036e46b41626f968b2c1339d3961e9939f537d25fa73e }
handle 3 texture 3 sampler 0
warp 3 { sm4 "ld_aoffimmi(0,-6,6) r0.xyzw, r1.xyzw, t3.xyzw"  active 0xff
  Ra+0 = { 0x4 0x3 0x2 0x0 0x0 0x6 0x1 0x1 ... }
  Ra+1 = { 0x7 0x8 0x8 0x8 0x6 0x8 0x6 0x6 ... }
  Rb+0 = { 0 1 1 1 1 0 2 2 ... }
  expect lane 4 R8 = 0x3f3bbbbc R9 = 0x3e088889 R10 = 0x3eaaaaab R11 = 0x0
}
texture 4 { type TWO_D format A8B8G8R8 SINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x10400000 texels rows 01980233d370406a67e7986996e2ecf982bd5c1ca878d0ae3de7a52dc9cfd5c5c38ca8ca32931c7adc6ecc034cddd78f02ceb8b5205e48052454777aeb53638c2d1d35629f8bb59c21246b3028a1ffa51a955e72730fe6ef2d1e2fe6204271b85d33a43ceab3976f26313b67ce6594575b577e917111acd293892591b2bd166bd1faebd42bc46444dadcc8a42989b56da6c1d872beeba311815063921127973b23e56e440a6fe8d59943477e2bcf19f3b05dafe2070b63d83906e2d7ea0459489455ac4ee034f07635bba28c60030c0aad6b1bb28f0c18a790039e79677ade8a2e31e834f281f1ec45721d3dc385e7b5281d6d5d41830b67124f5e13470c27ecde3e649f5d4d015228479986445e1b032438cb3bac8f00d673a61c900a29e084d576c3369bdfd6ce20951a44ebf22bfe2474e5ad }
handle 4 texture 4 sampler 0
warp 4 { sm4 "ld r0.xyzw, r1.xyzw, t4.zzwx"  active 0xff
  Ra+0 = { 0x2 0x1 0x1 0x1 0x1 0x0 0x2 0x1 ... }
  Ra+1 = { 0x0 0x0 0x0 0x0 0x0 0x0 0x2 0x0 ... }
  Rb+0 = { 0 2 2 1 2 2 0 2 ... }
  expect lane 0 R8 = 0x67 R9 = 0xffffff98 R10 = 0x69
  expect lane 1 R8 = 0x24 R9 = 0xffffffe5 R10 = 0xffffffad
  expect lane 2 R8 = 0x24 R9 = 0xffffffe5 R10 = 0xffffffad
  expect lane 3 R8 = 0xffffffde R9 = 0x64 R10 = 0xffffff9f
  expect lane 4 R8 = 0x24 R9 = 0xffffffe5 R10 = 0xffffffad
  expect lane 5 R8 = 0xffffffeb R9 = 0x2b R10 = 0xfffffffe
  expect lane 6 R8 = 0x1a R9 = 0x5e R10 = 0x72
  expect lane 7 R8 = 0x24 R9 = 0xffffffe5 R10 = 0xffffffad
}
texture 5 { type TWO_D format A8B8G8R8 SNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x10500000 texels rows 62b967b39b03479154d93e9dad0e69ac950fd3b28ca99c803b0f6ef3f3f8e71b57fd465be2a3e83546fa8985becc20a0b4ef63eb3e0b35a792b5602411401a6a2fefaeefcba5459a451a683ac957d77b99563becf3aa1f44f0060bd09191e0a18bd9d384f41b466cc7062e3739eac7246ee0aec252225159b51ae3c57a2b6abd0b1ec8604719eadc997291bc970f91c1ae7daea77f25f0ef046558a73e281e9461620c6db31cbe72bda8794ee84c6e3c570b9341a3e0cd6680043596f9693e73286a812b3330d99b8a1a6ae8b23c5ce940bcb16e3db4c0f9a05da023c123c31d2bead5298fca1a34daf38aa8c3b2d82b2a0d878078654673a71744a811f9c1a70e8a2eeab0b0899ff306adfd98ba5863a39954c819b3ae2d016fbfa471b69669a3e094cf77e873cecfd6d7b1e9c04a632761a5b4 }
handle 5 texture 5 sampler 0
warp 5 { sm4 "ld_aoffimmi(-6,0,1) r0.xyzw, r1.xyzw, t5.xyzw"  active 0xff
  Ra+0 = { 0x7 0x6 0x7 0x6 0x7 0x7 0xc 0x8 ... }
  Ra+1 = { 0x0 0x0 0x1 0x3 0x3 0x1 0x2 0x2 ... }
  Rb+0 = { 2 1 0 0 0 1 0 1 ... }
  expect lane 0 R8 = 0x3e9d3a75 R9 = 0x3f43870e R10 = 0xbf376ede R11 = 0xbf193265
  expect lane 1 R8 = 0x3e091224 R9 = 0xbd61c387 R10 = 0xbefdfbf8 R11 = 0xbf3366ce
  expect lane 2 R8 = 0x3f0d1a34 R9 = 0xbd418306 R10 = 0xbf6fdfbf R11 = 0xbf77efe0
  expect lane 4 R8 = 0x3f5dbb77 R9 = 0xbe810204 R10 = 0xbf254a95 R11 = 0xbef9f3e8
  expect lane 5 R8 = 0xbf3b76ee R9 = 0xbf4f9f3e R10 = 0x3f2952a5 R11 = 0xbee1c387
  expect lane 6 R8 = 0xbf6bd7af R9 = 0xbe9d3a75 R10 = 0xbeb56ad6 R11 = 0xbf79f3e8
  expect lane 7 R8 = 0x3f6fdfbf R9 = 0xbe418306 R10 = 0x3f67cf9f R11 = 0xbec99326
}
texture 6 { type TWO_D format A8B8G8R8 UINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x10600000 texels rows 8ebdaa1501149dce243b415e7a78ae16ed58c0459c21130299f1815b02dc05040f7bc53c0b1df33aab896e17c10eb8169675b4061f70f7750f2c797e04f9963bb814793976000ed518dae958c8cf741cb60605f4e6e6dfbd13cd026aa12430b9f165b4d64950b200b30daee385e9b3f686d3cd7283d3d934c351c1ed64a2cf37a13172cfa0cce3d431e06b3365007adabb543dfdafe36f0d091c7a71884499ffcad6efd16d7f6ef92b2a219c76be9561fa44799400d36f02d079d203984937b89199f10fb41cd7997ab327497419e09752f50e73e8b4e26174effd828ff0614f905d2b6f70e8fd44e25d37b33ab1f5f16bd8f69b7b8f8e6169be658f63182ec550129e5359bddd7f1e12c2b43d0bbec09fb1f578db18721f33cc0d910cff1b8a03efa8f757e662cca5c1cbb7fde9d2b3c562352e }
handle 6 texture 6 sampler 0
warp 6 { sm4 "ld r0.xyzw, r1.xyzw, t6.xyzw"  active 0xff
  Ra+0 = { 0x0 0x1 0x0 0x1 0x2 0x2 0x0 0x1 ... }
  Ra+1 = { 0x0 0x0 0x1 0x0 0x0 0x0 0x0 0x0 ... }
  Rb+0 = { 2 1 1 2 1 1 2 1 ... }
  expect lane 0 R8 = 0xfd R9 = 0xe9 R10 = 0xd2 R11 = 0xb3
  expect lane 1 R8 = 0x50 R9 = 0x12 R10 = 0x9e R11 = 0x53
  expect lane 2 R8 = 0x3d R9 = 0xb R10 = 0xbe R11 = 0xc0
  expect lane 3 R8 = 0xc5 R9 = 0x62 R10 = 0x35 R11 = 0x2e
  expect lane 4 R8 = 0x59 R9 = 0xbd R10 = 0xdd R11 = 0x7f
  expect lane 5 R8 = 0x59 R9 = 0xbd R10 = 0xdd R11 = 0x7f
  expect lane 6 R8 = 0xfd R9 = 0xe9 R10 = 0xd2 R11 = 0xb3
  expect lane 7 R8 = 0x50 R9 = 0x12 R10 = 0x9e R11 = 0x53
}
texture 7 { type TWO_D format A8B8G8R8 UNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x10700000 texels rows f5332c4fe6843300d6c6bf6a51974f7b734324a53167d3a022f4c45f3f43e529333661b77cd4d2fb2ddf581fbbb2d88a912eb30a1f019efa5e6566de710e9ad2dc2c7946e68e28bcd122a1fa283b4b177452d11825abb848a02e1e72bf4cd1c1c96c0ec1bfce9b1aac27ec518bdc9fd2b18fab822005d823c7985bf06e26b51932418047385e7712951674b10e1448bd796fc7ff041f688d112ac4dfa4ce1c12a867c16381299779b83df510d7ca6142a5741bdaae8e2209864cbeb14510e502c8bd8401447384a657de1f6f9f9204a499c84cfacceea923014345b0ec71f4baef596eb2066e4286607d7318ccea69142adb998ed61909a2c765074fea0c6741aa9368c0c598d236d16056dc616c3df7566653ba11457d156d869e0a93d657c0944e82405afc3a26c24e1d95d719510d8b584a38 }
handle 7 texture 7 sampler 0
warp 7 { sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"  active 0xff
  Ra+0 = { 0x3 0x1 0x0 0x7 0x3 0x3 0x4 0x5 ... }
  Ra+1 = { 0x5 0x0 0x2 0x2 0x3 0x1 0x4 0x1 ... }
  Rb+0 = { 0 2 0 0 0 1 0 0 ... }
}
texture 8 { type TWO_D format B5G6R5 UNORM source R G B ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x10800000 texels rows 9d3a8b61d07e676145ec27656640493e66da48d6ad31a533ff2053852c8c3f7c14c47db164bdf270b513ab50e915213d2f7bbe412416ee66587d013d157b403fb834e86dbf4df11e53d5f8b3dda108f641df72bd61490eec3f78898ad299d1e5c50817fb36b78f2baf9f89a70d3bb99a24aaebdfb5a1fc56e3d481650de9411e6f75023d6fbc84152b63e39d182ce4fa8b3042901581aa871861 }
handle 8 texture 8 sampler 0
warp 8 { sm4 "ld_aoffimmi(-6,3,4) r0.xyzw, r1.xyzw, t8.xyzw"  active 0xff
  Ra+0 = { 0x7 0x8 0x7 0x8 0x7 0x7 0x8 0x9 ... }
  Ra+1 = { 0xfffffffd 0xfffffffd 0xfffffffd 0xfffffffd 0xfffffffd 0xfffffffe 0xfffffffd 0xfffffffe ... }
  Rb+0 = { 2 1 2 0 2 1 1 0 ... }
  expect lane 0 R8 = 0x3f46318c R9 = 0x3e020821 R10 = 0x3ec6318c R11 = 0x3f800000
  expect lane 1 R8 = 0x3d842108 R9 = 0x3f228a29 R10 = 0x3e6739ce R11 = 0x3f800000
  expect lane 2 R8 = 0x3f46318c R9 = 0x3e020821 R10 = 0x3ec6318c R11 = 0x3f800000
  expect lane 4 R8 = 0x3f46318c R9 = 0x3e020821 R10 = 0x3ec6318c R11 = 0x3f800000
  expect lane 6 R8 = 0x3d842108 R9 = 0x3f228a29 R10 = 0x3e6739ce R11 = 0x3f800000
}
texture 9 { type TWO_D format BF10GF11RF11 FLOAT source R G B ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x10900000 texels rows 7c267d40d252a45c94df20648a5dfa90e0e36e0736536c000bb0f262bf0655865a2472aee02026980f9674aeca73b0fbeb9013ab84dc1535d46ead606b598911234cc7b829bc062f863f14181ad2975abf799161b755be8e1e63d307ac1c984476889fbd4197db7637e4b477ae348342ca92616e31dfb14934b0ab9122b6c70cab3cad4cb5cb44f5576b7a9cae3de97b5c8ac6e1f285d51b8a8aa4d93a0506a373e3d031cbb267b0c7bc797d3b2c03e26e0b49cd8c9b1257d7cce45244f1b5737509826536f7b7c17f70ee9476632589e76baae67d4ef6f52e43d34317ce3323ce3c136091b053b9bfdf19175b181168edf7c6542d36e587b07d2ac37f60226754ed4a386ab4181e8e296845f4d66a650cada70331a9a0b78f893d8bfdd95de5a86dcc679f552d623edf080ab38774d5c5210862 }
handle 9 texture 9 sampler 0
warp 9 { sm4 "ld r0.xyzw, r1.xyzw, t9.xyzw"  active 0xff
  Ra+0 = { 0x0 0x0 0x0 0x2 0x1 0x3 0x1 0x1 ... }
  Ra+1 = { 0x0 0x0 0x0 0x2 0x0 0x2 0x0 0x0 ... }
  Rb+0 = { 1 2 2 0 2 0 2 2 ... }
  expect lane 0 R8 = 0x38fe0000 R9 = 0x40980000 R10 = 0x3e700000 R11 = 0x3f800000
  expect lane 1 R8 = 0x47660000 R9 = 0x45200000 R10 = 0x45540000 R11 = 0x3f800000
  expect lane 2 R8 = 0x47660000 R9 = 0x45200000 R10 = 0x45540000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3b7e0000 R9 = 0x3c5e0000 R10 = 0x3e180000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3b8a0000 R9 = 0x3a080000 R10 = 0x3e200000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3b8a0000 R9 = 0x3a080000 R10 = 0x3e200000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3b8a0000 R9 = 0x3a080000 R10 = 0x3e200000 R11 = 0x3f800000
}
texture 10 { type TWO_D format G8R8 SINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x10a00000 texels rows 8fa2fd6c05477ab225c5ed16c3434ba1eade62dc647cf19941aac79d30fdcb22192f4ab04e1a69069b0fb3a99c1d9ea3d337336bc4106a80ad846b4c9e4972f97093af0092cff9ecefc268b58110896e89e5569ec90c3006b09555f887730c001de8a2ac07e4ddb540398a33172fba8f12db36866455fae9006e510b9140bbcf81de539e66bcd794e7dd946952c23597c30f5e55e17740b08ef9 }
handle 10 texture 10 sampler 0
warp 10 { sm4 "ld r0.xyzw, r1.xyzw, t10.zzzy"  active 0xff
  Ra+0 = { 0x4 0x6 0x0 0x6 0x3 0x3 0x0 0x1 ... }
  Ra+1 = { 0x6 0x6 0x0 0x2 0x6 0x1 0x0 0x0 ... }
  Rb+0 = { 0 0 2 0 0 0 2 1 ... }
  expect lane 0 R8 = 0x55 R9 = 0x0
  expect lane 1 R8 = 0x6e R9 = 0x0
  expect lane 2 R8 = 0xffffffb0 R9 = 0x0
  expect lane 3 R8 = 0x37 R9 = 0x0
  expect lane 4 R8 = 0xffffff86 R9 = 0x0
  expect lane 5 R8 = 0xffffffaa R9 = 0x0
  expect lane 6 R8 = 0xffffffb0 R9 = 0x0
  expect lane 7 R8 = 0xffffffde R9 = 0x0
}
texture 11 { type TWO_D format G8R8 SNORM source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x10b00000 texels rows 1fa9f16c66088090aa1ff61490cf49dc8576a0794b5622586dbba3353f904d94ae89d925da7dc41c4761811a7dd21cd4830376e0a4571ab81031e98c72b03aa8df1528ba8b5ee630f0272fa20405c58fd2f9137d49f20b9158f7a55504121d2c3e245b9d39b81c259c14e94c55c604ce49614f04d3d8caea68e7f088eb08331974c8c3401e5cb89225d9a688b88f85ab30ebe29f2ac8e49d9b59 }
handle 11 texture 11 sampler 0
warp 11 { sm4 "ld_aoffimmi(4,-6,2) r0.xyzw, r1.xyzw, t11.xyzw"  active 0xff
  Ra+0 = { 0xffffffff 0xfffffffc 0xfffffffd 0xfffffffe 0xfffffffd 0xfffffffd 0xfffffffd 0xfffffffc ... }
  Ra+1 = { 0x6 0x6 0x6 0x8 0x6 0x7 0x6 0x6 ... }
  Rb+0 = { 1 2 2 1 2 1 1 2 ... }
  expect lane 0 R8 = 0x3e71e3c8 R9 = 0x3f3972e6 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0xbe61c387 R9 = 0xbf478f1e R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0xbf4b972e R9 = 0x3f3366ce R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0xbe71e3c8 R9 = 0xbf43870e R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbf4b972e R9 = 0x3f3366ce R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3e952a55 R9 = 0xbe9d3a75 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f69d3a7 R9 = 0xbee1c387 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0xbe61c387 R9 = 0xbf478f1e R10 = 0x0 R11 = 0x3f800000
}
texture 12 { type TWO_D format G8R8 UINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x10c00000 texels rows 4d96557d1c5c038a55bceb2e0db56e4784ea9f1233fc59812ad9621f9d43a077f22999dda51d37a7d9e74a41ee45740651f768da901017cf457d4a6a9782db01b36a75b362790d37ae979a22d26ddc3ea44d98d3294fc1c6cd7b08f668bf3944a333dcfadc1c4fa4ed97cc40d05576be42bbd1ba2a7bd4a18898184703f227d9e4bf675885a5f411e3ac5152398c121e68e6ffe2ed31ae83b07b }
handle 12 texture 12 sampler 0
warp 12 { sm4 "ld_aoffimmi(-2,6,-4) r0.xyzw, r1.xyzw, t12.wwwz"  active 0xff
  Ra+0 = { 0x9 0xa 0x4 0x3 0x3 0x5 0x2 0x2 ... }
  Ra+1 = { 0xfffffffa 0x0 0xfffffffc 0xfffffffd 0xfffffffc 0xfffffffa 0xfffffffa 0xfffffffa ... }
  Rb+0 = { 0 0 1 0 1 1 2 2 ... }
  expect lane 0 R8 = 0x0 R9 = 0x1
  expect lane 1 R8 = 0x0 R9 = 0x1
  expect lane 2 R8 = 0x0 R9 = 0x1
  expect lane 3 R8 = 0x0 R9 = 0x1
  expect lane 4 R8 = 0x0 R9 = 0x1
  expect lane 5 R8 = 0x0 R9 = 0x1
  expect lane 6 R8 = 0x0 R9 = 0x1
  expect lane 7 R8 = 0x0 R9 = 0x1
}
texture 13 { type TWO_D format G8R8 UNORM source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x10d00000 texels rows 85706345f1258c39a16fef29e00b894e2ef8c9252a81d43ee2fa4d93f48c9f5be33514d73304ca0c86d792f49907a186fafee3a68c2af7b985f53d8c35ba5530e97e54dde1423fa4010e6cfe802a8dc63cbddbc9c16e12b2e230986882fb7e38154101f09ad3b589b81cd104f1f0a8db9ac82246f02e18cc0acdbe1ab191eaee78340b05eed6b509ce2095fafa48a7e185732317a63943e10dd4 }
handle 13 texture 13 sampler 0
warp 13 { sm4 "ld_aoffimmi(2,-1,-5) r0.xyzw, r1.xyzw, t13.xyzw"  active 0xff
  Ra+0 = { 0x4 0xffffffff 0x3 0xfffffffe 0xffffffff 0xffffffff 0xfffffffe 0xfffffffe ... }
  Ra+1 = { 0x2 0x1 0x4 0x1 0x1 0x4 0x1 0x1 ... }
  Rb+0 = { 0 2 0 2 2 0 2 2 ... }
  expect lane 0 R8 = 0x3f1f9fa0 R9 = 0x3eb6b6b7 R10 = 0x0 R11 = 0x3f800000
}
texture 14 { type TWO_D format R16 FLOAT source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x10e00000 texels rows e4a2faffd0aace932ee572701afa091c08ae88e20788a69443deebffa6b8a7afccef6f1f2839ed66ff22e8af7a8ee11c0dfc0c19a2e40029cad740df9862479c236ec0f00c01101420c5a9650d003076692e11195cbd94bf9abe0f80b9d31810b5237a7c88e7b10eb443f769ac13e9ebe35d567ef8cb1049f6e5f738566ec82f5588d03b58bf7ea1db5dd12e3319573e1e2b6ed06c088800d3f0 }
handle 14 texture 14 sampler 0
warp 14 { sm4 "ld r0.xyzw, r1.xyzw, t14.zzyw"  active 0xff
  Ra+0 = { 0x1 0x1 0x1 0x1 0x0 0x8 0x0 0x0 ... }
  Ra+1 = { 0x0 0x0 0x0 0x1 0x0 0x0 0x0 0x1 ... }
  Rb+0 = { 0 2 2 1 2 0 2 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000
}
texture 15 { type TWO_D format R16 SINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x10f00000 texels rows ee1572063fd3a9f6917531da720e4a0210dba5eac8e00f5d637bee0eb4423a110872754dfadad26f9bdbaa4ce8732ce57d86e08b14c2b47d451825397a44b1e894b494e0ab5de64da7ae1d95e38ab6867a2f1a068cbe9aadab6c17d2c16ed50097442ae56ed99215288361e5ef5392e1f8d5f7230d7c36a6af0097217a543fdfc416e75dc902971c2e906f587010163a67a60e5ac514beb3589b }
handle 15 texture 15 sampler 0
warp 15 { sm4 "ld_aoffimmi(-3,4,5) r0.xyzw, r1.xyzw, t15.ywwz"  active 0xff
  Ra+0 = { 0x5 0x4 0xa 0x8 0xa 0x3 0x4 0x4 ... }
  Ra+1 = { 0xffffffff 0xfffffffd 0x0 0xfffffffc 0xfffffffe 0xfffffffe 0xfffffffc 0xfffffffc ... }
  Rb+0 = { 0 0 0 0 0 1 2 2 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x1
}
texture 16 { type TWO_D format R16 SNORM source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11000000 texels rows 899cafb23e3ec8a8371a81722aa51187c81ae467bd0063136f2350d9bd6255d6c215d69458304571524fa09721d5918add94b5a73f7084e4e6980b9babd1f2e5f89e4937534d3739b1ab7dd583374792f8196199c7d49dcb7ccb39117af8b453d9e74883323f857e16b079bf37df57aef88a5b8e1946494dd1de39707b5c9f9d4e8a2a2fdd2464ec12a14085300f585c419fe231d19346ad5998 }
handle 16 texture 16 sampler 0
warp 16 { sm4 "ld_aoffimmi(4,7,-1) r0.xyzw, r1.xyzw, t16.xyzw"  active 0xff
  Ra+0 = { 0x0 0xfffffffd 0x4 0xffffffff 0x0 0xfffffffc 0x2 0xfffffffd ... }
  Ra+1 = { 0xfffffffa 0xfffffff9 0xfffffffa 0xfffffff9 0xfffffffb 0xfffffff9 0xfffffffa 0xfffffff9 ... }
  Rb+0 = { 0 2 0 1 0 2 0 2 ... }
  expect lane 0 R8 = 0xbe9ac136 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0xbf4f4f9f R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0xbf5655ad R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e937527 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbeab7d57 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf25754b R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0xbea6ad4d R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0xbf4f4f9f R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
texture 17 { type TWO_D format R16 UINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x11100000 texels rows 8e40536ff62761fd6c8c3c7ea5eb29d9aa1a6382af113fe8caf653f459de4f5e6481efcdbbc4edd4cdbe589c302db76d70187f5c11300d7e4b6f880197c947e367b00089507a8b36425b97fb03e3aeae44465cdb2ad80371933d47914bd148a9a4317da173be7374164173f0b7dab0e86d6401047430c6dad7f294ffb357aee44116caeaa820d4c19e8887ac0c2ef03212b2b45786b2d593fc6a }
handle 17 texture 17 sampler 0
warp 17 { sm4 "ld_aoffimmi(-6,-1,-3) r0.xyzw, r1.xyzw, t17.xyzw"  active 0xff
  Ra+0 = { 0x7 0x7 0x9 0xb 0x7 0xd 0xa 0x8 ... }
  Ra+1 = { 0x1 0x1 0x5 0x6 0x1 0x5 0x4 0x2 ... }
  Rb+0 = { 2 2 0 0 2 0 0 0 ... }
  expect lane 0 R8 = 0x6afc R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x6afc R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xaeae R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xbe73 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x6afc R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x7103 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xe347 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xe83f R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 18 { type TWO_D format R16 UNORM source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11200000 texels rows 73aa6ba8ece7277a953821085cb80dc561a134a59a08b399803a49da4896be28dce103c4321c375aed71425191149089ba69ce28fc065cc867b4ec8c192c6b991a370d7245e55272304558d67efccf337c24733d19ece110d29e4a17ab15304a69bf758549851f18cfff28aaebcb5bdcaa9bd167f1990c252eb563c2ecdf4291b1422f096e90a846dc6b600739ab965536ada9aae9aced2fdc43 }
handle 18 texture 18 sampler 0
warp 18 { sm4 "ld_aoffimmi(1,-7,2) r0.xyzw, r1.xyzw, t18.yzxx"  active 0xff
  Ra+0 = { 0x1 0x0 0x0 0x0 0xffffffff 0xffffffff 0xffffffff 0xffffffff ... }
  Ra+1 = { 0xc 0x7 0x7 0x7 0x7 0x7 0x8 0x7 ... }
  Rb+0 = { 0 2 2 2 2 2 1 1 ... }
  expect lane 0 R8 = 0x3e946094 R9 = 0x0 R10 = 0x0
  expect lane 1 R8 = 0x3e87b888 R9 = 0x0 R10 = 0x0
  expect lane 2 R8 = 0x3e87b888 R9 = 0x0 R10 = 0x0
  expect lane 3 R8 = 0x3e87b888 R9 = 0x0 R10 = 0x0
  expect lane 4 R8 = 0x3e3fb4c0 R9 = 0x0 R10 = 0x0
  expect lane 5 R8 = 0x3e3fb4c0 R9 = 0x0 R10 = 0x0
  expect lane 6 R8 = 0x3e8d508d R9 = 0x0 R10 = 0x0
  expect lane 7 R8 = 0x3f114291 R9 = 0x0 R10 = 0x0
}
texture 19 { type TWO_D format R16_G16 FLOAT source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11300000 texels rows 793b6e1d461eb31e5f7d447fec0617c2089ca114f4589c77065bf608bc1befb5786762c31c1aaadbcae1aa4d1bb886658b7d4df7a09bb1e527306507a09a47f3e324c597f3b4639c376c4c1868ac36e116b95efb3186abf45b7193e0f423abc8b78277968fb7044cb5d275ebea432db9653f77ebf1330ab73dd8643b7b7caf796204fe4576073e982e3f37b596222e5964f9391ee98f51f762f9f19c9a1dd87a680e4780cb554167a1c7452b34f7b345b9fc0135aed617e53b6aae43dd21bcb27f78e361ca90d1553763462509e437ca22018a62093b28817525116feb2932d1a3b26bc2cdaeb33c5dd2b1aae2d65411221c325dce328f5611a7142662d0686a74b1ca525000b83139dac2459e653b7662effa2753cb59cf7b7b8300b0ae774071ebb2adfe5055f2e2cf2a07ac613884a005880e }
handle 19 texture 19 sampler 0
warp 19 { sm4 "ld_aoffimmi(-3,0,5) r0.xyzw, r1.xyzw, t19.zyxx"  active 0xff
  Ra+0 = { 0x4 0x9 0x5 0xb 0xa 0xb 0x3 0x4 ... }
  Ra+1 = { 0x0 0x6 0x2 0x2 0x5 0x2 0x0 0x0 ... }
  Rb+0 = { 2 0 1 0 0 0 2 1 ... }
  expect lane 0 R8 = 0x38b40000 R9 = 0x39d10000 R10 = 0x0
  expect lane 1 R8 = 0x3b844000 R9 = 0x43a64000 R10 = 0x0
  expect lane 2 R8 = 0x421fc000 R9 = 0xc64aa000 R10 = 0x0
  expect lane 3 R8 = 0xc256a000 R9 = 0xc56ea000 R10 = 0x0
  expect lane 4 R8 = 0x37910000 R9 = 0x44514000 R10 = 0x0
  expect lane 5 R8 = 0xc256a000 R9 = 0xc56ea000 R10 = 0x0
  expect lane 6 R8 = 0x44358000 R9 = 0xb8870000 R10 = 0x0
  expect lane 7 R8 = 0xbe2e8000 R9 = 0x42594000 R10 = 0x0
}
texture 20 { type TWO_D format R16_G16 SINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x11400000 texels rows c9f8581497e507297acee98820f270d0ed85151593f40a556d3171ee55f98a932b4ef71a04ed51bc20bf043110a9ceb0b90d1873506ea533d3910a18c11c1b46b695d8bf1e407a4584fdcc7a0131487e66ac9dcbf90cbd5dfbe42c3cd92447bb319d916ef1cde74181e44ea4440c58855989a363abb991d4956de350da312fd61fb73c55992ea1334ddf630f1c8c0b6ca3c22fac77f871d7cbc3657dc007b1e9dfa3fc84f3c1f1b5c56557447710058b93919c3c6af801abe1076b697529bb4218956c1f1f0322e89c54ce9ae4af33872c63875488675dcd9111063fb68bcd71abaeca91ab81694689ddd86c7e2dd45f2468249e631d5a0245536f117e2aac5fb9f887e62749e494260fc983596c34172e76193a420a5bc0712d4f1fcf10c22346c071964482ecbd245a53e913f770e5cb210d97 }
handle 20 texture 20 sampler 0
warp 20 { sm4 "ld_aoffimmi(-3,-4,5) r0.xyzw, r1.xyzw, t20.xzxz"  active 0xff
  Ra+0 = { 0x9 0x3 0x9 0x4 0x3 0x3 0x6 0x4 ... }
  Ra+1 = { 0x7 0x7 0x4 0xa 0x4 0x6 0x4 0x5 ... }
  Rb+0 = { 0 0 0 0 2 1 0 1 ... }
  expect lane 0 R8 = 0x2e99 R9 = 0x0
  expect lane 1 R8 = 0xc44 R9 = 0x0
  expect lane 2 R8 = 0x316d R9 = 0x0
  expect lane 3 R8 = 0xffff8bb6 R9 = 0x0
  expect lane 4 R8 = 0xfffff713 R9 = 0x0
  expect lane 5 R8 = 0x10cf R9 = 0x0
  expect lane 6 R8 = 0xfffff220 R9 = 0x0
  expect lane 7 R8 = 0x762e R9 = 0x0
}
texture 21 { type TWO_D format R16_G16 SNORM source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11500000 texels rows 244a7f9a9b5816b3ba611ef8758898301d485a30161a57713dc9c57387a233700c380ec6cf06fc6edeb6c397fe4f718fd80a4976c8479a3c679ffe63fe3cea96166e8405ce2cb993a8771258d4c179fb7c2ee28a0eada7f327725ff17a0120510a3f24d02e1697efffdaa7ff89cf58fa9ed03718d62438c99e9484481990ad4f73148bc55bb87738c81ae613e7e2f72e26bb32c3805a58f17ab9ed369bc3e7133ce8cb522306eb6b502d0d0358f4671dcd42b815b241334cbf79ea168b39c356157df967aacbe206fd4a984886e859c2298f87a5879e2cc8053350e326586044c167a6e794bf38abb74683d336facbf3207d2dd23779a95eed6b1c59dc5b4ca34ef30d167efd7b283ec41cb351c2f5c98c59401bc88859a4387d6deff60763b8f6e43b89063fb5acdff0fda92c509cfde3683d71 }
handle 21 texture 21 sampler 0
warp 21 { sm4 "ld_aoffimmi(0,-5,-2) r0.xyzw, r1.xyzw, t21.xyzw"  active 0xff
  Ra+0 = { 0x1 0x7 0x3 0x7 0x8 0x6 0x7 0x0 ... }
  Ra+1 = { 0x6 0x6 0x6 0x5 0x5 0x8 0x8 0x6 ... }
  Rb+0 = { 1 0 1 0 0 0 0 1 ... }
  expect lane 0 R8 = 0x3f331966 R9 = 0x3e5a01b4 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f5c2db8 R9 = 0x3d308161 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f7a71f5 R9 = 0xbe049909 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0xbf3af376 R9 = 0x3f6067c1 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ee031c0 R9 = 0xbee7c9d0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf0f4b1f R9 = 0x3ee1ddc4 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0xbef6bded R9 = 0xbed82db0 R10 = 0x0 R11 = 0x3f800000
}
texture 22 { type TWO_D format R16_G16 UINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x11600000 texels rows c318ea22386b9f2a44e8012b03399a5a2607b5f4c41039c2f7f48ccb328e4d743549d762c2f74e043af29722caba0a2af92b9ac008e9e8c27e77c526ed06253fd1e326622e9b8a0ce3726cc35153113df3bf734ec16a2e6adc06dcc17bf62d8377c3bee458fefb1d239cd191f1c347ff552684e77933a74ce2c3b263af4d84a790bdb647cbc7428004d459c9b06d365ef99637201193942177f8d3de56b35ed6b7891725f84b552ffb50e2cb28f7522e9039b06e1ce20157b3e3f54fec1943a9e4f39559376d34024bd8b8180c2aeeb3410f441ec308d85ee97d9fab1bbc986c3d3ddd16514bf4f54159fd070dc2570fe9f9fcb49ac7a6e7dd21a7d3a031a369d8031327628400acfdadae23f23f0175ffb3b64bf1ba9949a2defbeb7f9b784791906a022d461232e28a91efe248e82cc8f8504c }
handle 22 texture 22 sampler 0
warp 22 { sm4 "ld r0.xyzw, r1.xyzw, t22.xyzw"  active 0xff
  Ra+0 = { 0x0 0x2 0x0 0x1 0x5 0x0 0x1 0x1 ... }
  Ra+1 = { 0x0 0x1 0x1 0x0 0x5 0x1 0x0 0x0 ... }
  Rb+0 = { 2 1 1 2 0 1 2 2 ... }
  expect lane 0 R8 = 0x48e2 R9 = 0x2ce8 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xbaf1 R9 = 0x4999 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x3ff2 R9 = 0x7501 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xf8c8 R9 = 0x4c50 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xd84b R9 = 0x18b8 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x3ff2 R9 = 0x7501 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xf8c8 R9 = 0x4c50 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xf8c8 R9 = 0x4c50 R10 = 0x0 R11 = 0x1
}
texture 23 { type TWO_D format R16_G16 UNORM source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11700000 texels rows 34b2296973294aed6be9b9987e9ffb9117382ac81b0005d18a79b4e6257920ba42579dbafff6752c6c06238ff48a0c0bc7dbe5dbb4ef37579cb7f5c6ea6a398177ce0ced485bb5aa24d8e2a05d08132e9857a47d28382ab91ea7d0dfc69ee7ae728c180760e4908b9cbb23d6c7de1de9d266a4321319abcbecf711f0a99175e30f8b1b4a5c1cccae68812d83e7ca6781dde9dc1da1f43a4f28b42dfb1e788501f4ee907c5e8d42997dd7ff7de082c3d22accafc1fc7d2cf03f6c1dead9bff986fcefe0f9257655b115d67887e12ee361ea59071d878f05a38f7dc57c9535f8c9c3675dc294b11ccd6742c0129ae439cb45d9388f90f23d058e55dd7b83a295314c4c05452c30136d8e4207c89fd2646e536ba88bc9a44520bcae5e9eb2c735469328028c6a3f8b5e7f8a1eea693a6ce69a6a0da5 }
handle 23 texture 23 sampler 0
warp 23 { sm4 "ld r0.xyzw, r1.xyzw, t23.xyzw"  active 0xff
  Ra+0 = { 0x2 0x1 0x0 0x3 0x0 0x2 0x1 0x3 ... }
  Ra+1 = { 0x2 0x0 0x0 0x2 0x0 0x0 0x2 0x1 ... }
  Rb+0 = { 0 1 2 1 2 1 1 1 ... }
  expect lane 0 R8 = 0x3eaf30af R9 = 0x3efb48fb R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3e989899 R9 = 0x3e8a0a8a R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3e69a4ea R9 = 0x3f666ce6 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f0a7f8a R9 = 0x3f6a1eea R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e69a4ea R9 = 0x3f666ce6 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3e40b0c1 R9 = 0x3eda26da R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3e224ca2 R9 = 0x3f0c028c R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f2ebcaf R9 = 0x3f1e5e9e R10 = 0x0 R11 = 0x3f800000
}
texture 24 { type TWO_D format R16_G16_B16_A16 FLOAT source R G B A
  size 9 7 levels 3 block 1 1 address 0x11800000 texels rows 0b247d4a7a584e8827aeae7aa99b9854fc02f915983b32c09859d26716c1223c127758ecdd4d33d0bb8cb8e3aff8a6a8ea880a6c838d6d07c5563f6176726a18bc702ce42eaa87c07d5b7f40712c1fa3f315c6c4bb99f793c082a483cdb432112ee2dafbf92455a6223a8a5537b922ce243bf6c037e4ef6c450047fc4334a84c9624d5d37d2b73d71a16834b81a8edc5d21acc32f8d1afe4d25c37335602f2cea143800e87849a59343df667e8d1f378dcf0e56e373e3f826be05d4a6059d92d3c448740a6a4462c5ac170066a77c68433fbf4719c1faa8c3722dbae07d4d48ce50d23c987457cb80163bf3137372d768a00bb91e8a777f127402565aa6b8904de2ec6cbe1399614cfc9e41845b21ed8ffd1244a2fdadcfdac4188b9608662bfabe48ee380a78d56e9741fa71ea3f51a794a61fc224d52232f71665110a1bc151ae48621e7631d1e8f59cb7ef64fa1e78db5f11bdd5e83f4475ac8125a95d083d85b7d9bd286b188d7fa9b7de65c4093b55ed1d764bc0d005ab15685cd7fc6041df54de4cf3e54c307751ec6a386f0a81a1292bdbece6b62f3cca19defbeaa847c1593c3f7430d07ba95abf52a958077feb1681b84a4e1b4bc4a7087a72f880fa4b0f7feff2a4b950f485f4bdd1b1cd596c439f4d364d79b6c9fb45cecd8aad03733a60c45a3d2fc3623d812cbd2415e2643c60f927d2ea3232a9d73c339b30539c71bf1f09de7317e22a73850db94c530ff96cc124a2b5b288c2741200dbaf4e3163000ac08827bfa5822fd562c2da88e307175d45d8a42980c4f0106eba6e769e5f039f90e37ff54482705203fba8860d034ab2ab32d2609eb32eacc46b2bd8fbcfa3692323189 }
handle 24 texture 24 sampler 0
warp 24 { sm4 "ld_aoffimmi(6,-2,-2) r0.xyzw, r1.xyzw, t24.zxwx"  active 0xff
  Ra+0 = { 0xfffffffb 0xfffffffa 0xfffffffa 0x2 0xfffffffb 0xfffffffa 0xfffffffb 0x2 ... }
  Ra+1 = { 0x2 0x2 0x2 0x7 0x2 0x2 0x4 0x3 ... }
  Rb+0 = { 2 2 2 0 2 2 1 0 ... }
  expect lane 0 R8 = 0xbf91e000 R9 = 0x3e524000 R10 = 0xb9262000
  expect lane 1 R8 = 0xc5612000 R9 = 0x40d98000 R10 = 0xbfb64000
  expect lane 2 R8 = 0xc5612000 R9 = 0x40d98000 R10 = 0xbfb64000
  expect lane 3 R8 = 0xbab74000 R9 = 0xbaa54000 R10 = 0x46f00000
  expect lane 4 R8 = 0xbf91e000 R9 = 0x3e524000 R10 = 0xb9262000
  expect lane 5 R8 = 0xc5612000 R9 = 0x40d98000 R10 = 0xbfb64000
  expect lane 6 R8 = 0xc4ad2000 R9 = 0x39df2000 R10 = 0xffe6e000
  expect lane 7 R8 = 0x3ac34000 R9 = 0xbd102000 R10 = 0xc0bda000
}
texture 25 { type TWO_D format R16_G16_B16_A16 SINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x11900000 texels rows 0c95b1a9c0e5660e4a3f45a387c9f564dc7c827e9cc0cf65fdc5b1acb734d03031448957d63eaa4b19e949074a428f9b0147ebd9ee8f3de452788671d7939d9da1fe295f33176a009295e567dbcc201153e59f0480b206bbc333b3e861064ad0485cf0ab4c78ae9200b2db3a4ce9a2ec5b04b085b9b0bc468a0ad7562d48a6b59e9e92fbcf25562a6ef55eee74c3492643fb8dd239cdba808edd7615176e2033fd2946e304cf9325945d7aac3f0d93535959134ca348c796d0bc919942b3502e7186a6b9624227f47caafdd64ed46866e73df586bc21a66de8d89b5a1a8f78f85a116c14ef941ed4c0666b1f6427c9c725ee4098b70830e871dfb13523c4e38e020aa47b1ad73966aa41dbdb5e8877e64b0f5533d8e12de9b63f2226849164c73b812717d872c3e7fc871637bd1d5af1c958f4645cc7bf8ae98b5e30d7104ae789a14cd3cb0975ad5417bcecba5e82b48024ba95d0a6901789ce302b7f7408d527a356b2016f017cc96f22769595135a4389e7fc98effa1ec2ebc823683c8c25ee108e2f4734a7c5a522503f4cdd6c7cf37ad2f169f0a8103114632576b16b6abc7b5464d51752046ea72c7cf020815000fdafe01746e46d98c5f452398f65e1a4d782d3656e00f9003fd5ae7a298e529c84683c526ef8471b098502f89257ea85564a83bc28d812e83a3b2de3ca7658e5e176aaaa594b2fb74f30d6030cd894baa0159ea033e2a6f4161063f75fea4fab48f76649c61f54a838c849626fa93110dc076eeb66f30e8aa175fd108ae0e99dade9dfc3baa6b7eb66ac7ea8b15698a3e52e65c2da649c543fa9c516e85124194f77d973c6a57f3f427c44b0819b426430ae7305cb547f }
handle 25 texture 25 sampler 0
warp 25 { sm4 "ld_aoffimmi(5,1,-3) r0.xyzw, r1.xyzw, t25.xyzw"  active 0xff
  Ra+0 = { 0xfffffffb 0x1 0xfffffffb 0x1 0xfffffffc 0xfffffffc 0xfffffffc 0xfffffffb ... }
  Ra+1 = { 0x1 0x0 0xffffffff 0x0 0xffffffff 0xffffffff 0xffffffff 0x3 ... }
  Rb+0 = { 1 0 1 0 2 2 2 0 ... }
  expect lane 0 R8 = 0x66eb R9 = 0x7eac R10 = 0xffffb1a8 R11 = 0xffff9856
  expect lane 1 R8 = 0xa8a R9 = 0x56d7 R10 = 0x482d R11 = 0xffffb5a6
  expect lane 2 R8 = 0x4fb7 R9 = 0xffffd630 R10 = 0xc03 R11 = 0xffff94d8
  expect lane 3 R8 = 0xa8a R9 = 0x56d7 R10 = 0x482d R11 = 0xffffb5a6
  expect lane 4 R8 = 0x3064 R9 = 0x73ae R10 = 0xffffcb05 R11 = 0x7f54
  expect lane 5 R8 = 0x3064 R9 = 0x73ae R10 = 0xffffcb05 R11 = 0x7f54
  expect lane 6 R8 = 0x3064 R9 = 0x73ae R10 = 0xffffcb05 R11 = 0x7f54
  expect lane 7 R8 = 0xffff813b R9 = 0x1727 R10 = 0x72d8 R11 = 0xffffe7c3
}
texture 26 { type TWO_D format R16_G16_B16_A16 SNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x11a00000 texels rows c2c3f1f1c87ac2546aee088c914afed0d90d6e025804432f34b8cfa7f6325e065199a2d41b6e0f115a029ccf52b1d3a325b1d7b755c5392b656560cfc2f713741e600250d69d6f918f94857638f1006730ae67448c09269c1744cd4f71f3d1e5d71284cf20d1288cc7b17669824b38d81647feeaae4944709fda75a7bb3ae9ed4b8da7a94848c4e63225b8ae793af8f0b370c990634b9b7857c425d3954ec8821383d78052c3e0df7f5f4e1af8107f34cc031ff8beb5cb9aad0ff8c2ab710e6631bdec97b4ee74aa691a196bcab9ac7b3551065b11fc6053c094fc5fc923c068ae5288f8b4b6faaa230aa3749f0773f76f6a34e6b434382a1512e64b981c34da1f4b8998215a0a96a85736a420919862a805b240f8ba9d4dae349305aabeb82f49fdd4f41842bc44d2e717900073b028570855071d27ee97d0fa8ee84be0ff8496d71d1722fad3859da1713178a0e73fdc22a921dbae81807da1cad838cdfb12184e6b651f2e6e430eb444d59436b89eacfb282cf4aafc2ef7ba7916b3b2a31acc7812a34c36de0688dc9c93106b934eb79d904fc3cc87a5050fe0a3ecc967a14a5851f4e09842bd461288f51a29f2d758a47dfa37fbb62cfa88d71d55467d91636b1d7ce4ff7ee7cbb1387b4237447270792622b4fad0e61ed1b934f982b57bce28dcc0790e1da089aed987387a3e148b40c8b83ee0468209a2a32c687c19c8258e02002b23a83499f1db35eb28679dc6927561e268b75aea25edc575f8d10af0ae477d71b43dc3b02c9a25d76d60927ed9c4b5bc66de2489429a57905f25e7d4ecac25ba03d3be864f1ac5ad7c5ac2d31ab91a100edef9ad2b4c6b8eab075d49b3681d4eb8e0e8 }
handle 26 texture 26 sampler 0
warp 26 { sm4 "ld_aoffimmi(7,2,-4) r0.xyzw, r1.xyzw, t26.yxyz"  active 0xff
  Ra+0 = { 0xffffffff 0xfffffffc 0xfffffffa 0xfffffff9 0xfffffffd 0xfffffffe 0xfffffffe 0xfffffffa ... }
  Ra+1 = { 0xfffffffe 0xffffffff 0xfffffffe 0xffffffff 0x3 0x4 0x2 0x0 ... }
  Rb+0 = { 0 1 2 1 0 0 0 1 ... }
  expect lane 0 R8 = 0xbf1db73b R9 = 0xbf105321 R10 = 0xbeeaadd5
  expect lane 1 R8 = 0xbe9a0934 R9 = 0xbf147929 R10 = 0x3f4d799b
  expect lane 3 R8 = 0x3e97a92f R9 = 0xbee84dd1 R10 = 0xbd7161e3
  expect lane 4 R8 = 0xbe8de11c R9 = 0xbf58c9b2 R10 = 0x3f5621ac
  expect lane 5 R8 = 0xbebb8977 R9 = 0x3ed2e5a6 R10 = 0xbf7a0ff4
  expect lane 6 R8 = 0xbf3cc77a R9 = 0x3ec5c58c R10 = 0xbf3f117e
  expect lane 7 R8 = 0xbe196133 R9 = 0x3e96b12d R10 = 0x3cee81dd
}
texture 27 { type TWO_D format R16_G16_B16_A16 UINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x11b00000 texels rows f97f688fd927c7b823ac77c3ad07c3243cb6c4f4ac8654b0a2837722d6ff51b60ce83b0b732fc2fa0f27b5af127070790bccc9b3ff99c20198acfc533c5a654822762af143dd2a48c12eb0aee5008552bc3a87c2f9510ed1008b7439abf7b4510a846ca54b078f5abbdc046ea00cd3ef19f45a2efb5b9d9b95bf6c034206631209a338f91e23e37e00234158636da3cf335b01d3db7e74c3b16e37c4a58faaf03e359d99ae32140a1bdc2c5b1ee84ac988aa27e828dec8d8a9253978e33a7dd1abfb6723ab5800f17163ed3e887be47f2f45f3077a4eb7b4ca7e5acf379682f51fda0aeabb5e0190c810a4377c106ed4a3c13ec4177e78cbab02cc6dd5d6938cd02aa7a2522a5e8226fd0ecd820a240a1b2ad592b94ecf22d629fc2b0b1555d6dccc3851638c7fc2f71b1588309b374beb7a0297987e0276aa86127ee5b8f9a78249e022e55c501d1aa5734c3726d8786db9c1b657102034ba866fb0ec703a426cb86ba37831099ae379ba617f3c68256b5beabe7e7665237d3fa24414f10c01f73a5535ead11c009c0be0bf9fb05128b9bdf5c2b2da3cfa10451737338cee20019d37b1651576067e95f945943bfb2db6d4c630759f57eef9e174a6fefd0355d0a34033cb5d0f399412bccc2496d74677c30f1efd2c067f6c7e7e1a7e578a1faf3cf80598f139d8d361dfdbbd8fa62a774d2bfdb107e37a1996cd29d0ce18882cd0e43c56e8f78283c1a27d9d32073a588e6e1b1639499d6390911036e7d0f407848ecc76cec55b41e77483faa4d8ce7e90b6b7794557388f1058c4c958c6842488de1107c02bf69ef6e23463032d3c17b67b2cfc2703f79c8cc35af5304b3821188884da69ed82 }
handle 27 texture 27 sampler 0
warp 27 { sm4 "ld_aoffimmi(-2,2,0) r0.xyzw, r1.xyzw, t27.zwxz"  active 0xff
  Ra+0 = { 0x4 0x2 0x4 0x2 0x2 0x2 0x2 0x3 ... }
  Ra+1 = { 0xfffffffe 0x1 0x3 0xfffffffe 0xfffffffe 0xfffffffe 0xfffffffe 0xfffffffe ... }
  Rb+0 = { 1 0 0 2 1 2 1 2 ... }
  expect lane 0 R8 = 0xc183 R9 = 0x329d R10 = 0x3a07
  expect lane 1 R8 = 0x7eca R9 = 0x9637 R10 = 0xf582
  expect lane 2 R8 = 0x3f7d R9 = 0xf114 R10 = 0x10c
  expect lane 3 R8 = 0x8c9c R9 = 0x30f5 R10 = 0x384b
  expect lane 4 R8 = 0x9619 R9 = 0xced0 R10 = 0x8818
  expect lane 5 R8 = 0x8c9c R9 = 0x30f5 R10 = 0x384b
  expect lane 6 R8 = 0x9619 R9 = 0xced0 R10 = 0x8818
  expect lane 7 R8 = 0x1821 R9 = 0x69da R10 = 0x82ed
}
texture 28 { type TWO_D format R16_G16_B16_A16 UNORM source R G B A
  size 9 7 levels 3 block 1 1 address 0x11c00000 texels rows 51f41b886c14868959be6ca3d93f16e2025e3ade9641a011c324baa62ce7ff5f10392e7011343a87bbf0a95382ded0bee282119cd4f0d0bf04b8481b44470e204a004e34f97807dc6b908186a98ca96deb5d1a096af2b9ecb78fc5f413a39b085ce24eb6362063c03bfebe7b9cdbac3f0c9c4018323dff3d22a01b1362e455578c066c37ce6c2da23ea23ebb3c34a89e68bf1d30e031c71f6448315a5394ed64324fd23e775b5d2b769bce7c6d5b53f9492ae841767c94e2b194e5119f076fda30e824ebc3667af25240428deb9b3524f43eab6f4f1f0ed3edc21093b17f8b5d4797a72048e016b08e720942da1608374c43ea86ee74cc1fe8222a956cb3deac23cc15f447366cba4671ce47444e721882f3d1ef9d19a0dfedb4b6b28ca9ff40063555e5d9bbe12d5974dbd97af98b6cc3634a18046dc54d99bda50d007924eec3d2a874c69e1a4c8616f7394dbab86502d412e29bd9c3b9a81c44d898b16f033c616f9015e744248c70da0941b48ccc20b4f2ac681122ff5675d59c309cbd7b6fa1d22661f6fbfdb5e1cf17141c8d40b674c0215c848fe73a56c03877a8e4101cf3a1779739f476fa67c365acae17f1c4aecf917733cc22f5b8de93d417493ecbfb1ecd20ff3495244ceb7363032b2a49a01b7cd1fafcb1a3e365e564b06a4593e7db2559222c895cbaf605342d73d08540979eba0751f7da22c564386ea5a70d0dd413877b8a0534a6f80b4ddd478804910dbdeaed590482e9f87b42f00c26075713e515771ab910a4fce71f2f2042e09c0c1e24736bfb8c3075eb96ec741e71d2124f4dd828abd200fe5286cc521364e201e8bf1033d95bfca9af47c3cc53a354f2af01d40563 }
handle 28 texture 28 sampler 0
warp 28 { sm4 "ld r0.xyzw, r1.xyzw, t28.xyzw"  active 0xff
  Ra+0 = { 0x3 0x0 0x1 0x0 0x1 0x4 0x0 0x1 ... }
  Ra+1 = { 0x1 0x0 0x0 0x0 0x0 0x0 0x0 0x0 ... }
  Rb+0 = { 1 2 1 2 2 0 2 2 ... }
  expect lane 0 R8 = 0x3f1ce09d R9 = 0x3df060f0 R10 = 0x3ee648e6 R11 = 0x3f7b6bfb
  expect lane 1 R8 = 0x3f7c5bfc R9 = 0x3f2fa9b0 R10 = 0x3f4347c3 R11 = 0x3ea798a8
  expect lane 2 R8 = 0x3d50d0d1 R9 = 0x3d9ea09f R10 = 0x3ef70ef7 R11 = 0x3cb140b1
  expect lane 3 R8 = 0x3f7c5bfc R9 = 0x3f2fa9b0 R10 = 0x3f4347c3 R11 = 0x3ea798a8
  expect lane 4 R8 = 0x3ea946a9 R9 = 0x3f2ff2b0 R10 = 0x3f5401d4 R11 = 0x3ec60ac6
  expect lane 5 R8 = 0x3e6440e4 R9 = 0x3ee05ce0 R10 = 0x3e5044d0 R11 = 0x3f073a87
  expect lane 6 R8 = 0x3f7c5bfc R9 = 0x3f2fa9b0 R10 = 0x3f4347c3 R11 = 0x3ea798a8
  expect lane 7 R8 = 0x3ea946a9 R9 = 0x3f2ff2b0 R10 = 0x3f5401d4 R11 = 0x3ec60ac6
}
texture 29 { type TWO_D format R32 FLOAT source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x11d00000 texels rows 3c57f0769350739238feb9ad9f9a7ba54f8b61ca031324fb534d06de9e134755695d371761b2a219cf99ece0d1557d45dbf997e7929a1f1e8bb34b4020f41588e8453b0aa4b3581b35c0b525353af871980702a2b95a832f6afc253db5dfe4f445b561e8912ed5696e30bc54a080a691b45666192a844ef96b6f6ebe28852129e2cd4451bf93702a922f80b85d19d813f85d1ef697d081b385b88d555b0580cdcd9f0f83e765e74afaea05c2eb4f53a4919a2e8c6f7447cbbbd1bc4d63ce9ce9e8be78b3bb8a7f5eaa74d560a8370e56bce29a534cc06c466325fbe674cc7ad0df74c3306a1dec32bf8e12b7611dd9b4521c5af1c9e487eb46e72fa2a468e213d0fd642f30cf5b25fff35232606b14d736838e2bc37349d50f44edc4537dcc2038e64b69c51c01a8d01f4e758cd237429da70878 }
handle 29 texture 29 sampler 0
warp 29 { sm4 "ld_aoffimmi(-2,5,4) r0.xyzw, r1.xyzw, t29.zxxy"  active 0xff
  Ra+0 = { 0x3 0x3 0x2 0x5 0x2 0x6 0x2 0xa ... }
  Ra+1 = { 0xfffffffb 0xfffffffb 0xfffffffb 0xffffffff 0xfffffffb 0xfffffffd 0xfffffffb 0xfffffffd ... }
  Rb+0 = { 2 2 2 0 2 0 2 0 ... }
  expect lane 0 R8 = 0x7808a79d R9 = 0x0 R10 = 0x0
  expect lane 1 R8 = 0x7808a79d R9 = 0x0 R10 = 0x0
  expect lane 2 R8 = 0x4237d28c R9 = 0x0 R10 = 0x0
  expect lane 3 R8 = 0xcd80055b R9 = 0x0 R10 = 0x0
  expect lane 4 R8 = 0x4237d28c R9 = 0x0 R10 = 0x0
  expect lane 5 R8 = 0x3d25fc6a R9 = 0x0 R10 = 0x0
  expect lane 6 R8 = 0x4237d28c R9 = 0x0 R10 = 0x0
  expect lane 7 R8 = 0x54bc306e R9 = 0x0 R10 = 0x0
}
texture 30 { type TWO_D format R32 SINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x11e00000 texels rows f96750a508807b6db842fa6738e6dc1577ad10bc7c36b6dfe793fc20b4702ffddbc99e1794ca2b42aefe91d5117e95d110fa41f7253f6b4ae6c5defb6b15007499394e8548308147d86b1298b7fb88ee0c00d653532fab0653e80778f5926c379dfb6bd9f9265ab0aa2751ca68e6ec81486a86b7c49c53595d746e3dc266ed8bc1e51eea809822c88c1037f440c09b3a74ff2b09deceff9c8401edc5528021b885c5068ae0eb9456ea2dcb42bca3f0c05b50c8fecaed11d90fa14b8ee1017e4b24a5bfd9f122a9a03828d27cc1b39220e904cbe1ef73dcd144df27dd19d6e1f1e2a547c284d44291caba6fe97775451bfc076cd97a30f93713f50b37eac07253b60d336958f11bda79dd02dfbeed0e2bfaee1f86221b755dac50a47f23bb5096f9c18a3f8c54280d0de2a676519081b01537bd91 }
handle 30 texture 30 sampler 0
warp 30 { sm4 "ld r0.xyzw, r1.xyzw, t30.xyzw"  active 0xff
  Ra+0 = { 0x1 0x1 0x4 0x3 0x3 0x1 0x2 0x5 ... }
  Ra+1 = { 0x0 0x0 0x0 0x0 0x2 0x0 0x1 0x4 ... }
  Rb+0 = { 1 2 0 1 1 2 1 0 ... }
  expect lane 0 R8 = 0x69330db6 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x91bd3715 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xbc10ad77 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xdf02dd79 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x76a6e20d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x91bd3715 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x5d751b22 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x5694ebe0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 31 { type TWO_D format R32 UINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x11f00000 texels rows b66f3ed30ce0d441800730006516acc7bd82087696f25b13f08c66d86bbf272a832099e5e219f368b9ea805bf7f795c19d25349ec6ce4297d06d6ad8ff8551502c2cef21bdecf70eafe980b54671da1c81c75568c621ee90dc7533635cdffdddafc884dde6d824c21e29aebd7c6970c9b7a13c1d81232e45d7fc5922215b6148ea9afba9db962f39c6cd45c893e4d55347f1c93ca7dc3621f395b4ac5599cab484085186b5ea85fb3771044c50eb6ad567058881d6a581d98b2fd15f547cb2aa1679022f1871728849b8552163796326cb1c33d410e874229dc12c2f703653a66f5ee3e2ae3924ef5867c5f6350f10adb08bddd47704469ce467b64c5d8002c3622367d594ae9811c299f967487f6650810f5d91bd0c9ab4f148f8e77f766ba4335b2dc13a9a3d04ab34845254fd11f4fa58d9e2 }
handle 31 texture 31 sampler 0
warp 31 { sm4 "ld_aoffimmi(6,3,-3) r0.xyzw, r1.xyzw, t31.zzww"  active 0xff
  Ra+0 = { 0xfffffffb 0xfffffffb 0xfffffffb 0xfffffffc 0xfffffffc 0xffffffff 0xfffffffa 0xfffffffa ... }
  Ra+1 = { 0xfffffffe 0xfffffffd 0x2 0xfffffffe 0xfffffffe 0x2 0xfffffffd 0xfffffffd ... }
  Rb+0 = { 0 2 0 1 1 0 1 2 ... }
  expect lane 0 R8 = 0x0 R9 = 0x1
  expect lane 1 R8 = 0x0 R9 = 0x1
  expect lane 2 R8 = 0x0 R9 = 0x1
  expect lane 3 R8 = 0x0 R9 = 0x1
  expect lane 4 R8 = 0x0 R9 = 0x1
  expect lane 5 R8 = 0x0 R9 = 0x1
  expect lane 6 R8 = 0x0 R9 = 0x1
  expect lane 7 R8 = 0x0 R9 = 0x1
}
texture 32 { type TWO_D format R32_G32 FLOAT source R G ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x12000000 texels rows d2c2edbd08d72c057180b30d9d2993e1fe4dae3cc592bc3618b419c7214fa34f90f1aa4c4f84a7a90b566fcc0d3cf14182b1a2d11f21187b4dfa7f7a9fab3012590379fc600d85d5fd9aa4f623c71638072526195de434e16014e42dbbe836acfd41fbe2c29f8176500bbec636e95e0a0785381746b392e04134b6189e5611c0b8b7ba81bf8f85d3f1bf364ffb542825fbc2cf8e2ecbca2b98fb504fb2802084fcd0d27bf136f6debc19bd34f0997cf82b5f9e0947bcd36b2540324c1565678c195e0bffc5eddc0ec29bcf7c1a72daff0ca6b1f1c6b991a3a98cbdd35a8648bc43d7880800b03384685aa86ff5e4603e0ebf08f6d87c6da6c16314effa5fe0071f6f192519672942a77ca34c590db199c4e96882bd915f4c78e2f22132e8b26d142f84f7b75aca9b87e85482ba5d9b69dfaf0c135464b4ed4930c5df064616a4de414a0a9187930e32fa69e8bf816682aaa61c40ba2528e23a9c7c2584d99231baa7bfe8fdd18d95ddca2e3139ccf4d65a9ec6de1d5713c9d1a26be531039cf41f43105f94abfd6b2dd147a158fa48f41f3c5befba697eaa68e4348d5727a4eff5d729867c5bb0ef624e4323746f6babf3007dabde5466f2e12c0b0a4fda6d99efeb7804e7beb63ab7e839011c5fc4e03035d2183b58b534dad00f48bef4e1198ae145e1d335a41167a4159ee5e6703b56e9e9db3765a06b2d5b010b47fcddb9bd281525574042894d1830049f87ec3ade6ad4a43073100ce81af55c36a889bff51114dfc081e8337b75f147b8ee1432cb0e973b1cda84e6c4da8cd48a8d2b451ea0ea576980cdebb7dad2a3fd7ad14532061580129397f683df20f2e46ae3eb5f4007e1d10864b7 }
handle 32 texture 32 sampler 0
warp 32 { sm4 "ld_aoffimmi(-5,5,7) r0.xyzw, r1.xyzw, t32.xyzw"  active 0xff
  Ra+0 = { 0x5 0x7 0x7 0x5 0x5 0x5 0x9 0x8 ... }
  Ra+1 = { 0xfffffffd 0xfffffffb 0xfffffffd 0xfffffffc 0xfffffffb 0xfffffffc 0xfffffffe 0xfffffffc ... }
  Rb+0 = { 1 1 1 1 2 1 0 1 ... }
  expect lane 0 R8 = 0xd48cdac4 R9 = 0x452b8d8a R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x430184d R9 = 0x3aec879f R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0xa3d2dab7 R9 = 0x45d17afd R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x5cf51ae8 R9 = 0xbf89a836 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xf220df83 R9 = 0xebe36ae4 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x5cf51ae8 R9 = 0xbf89a836 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0xef1463c1 R9 = 0x7e05ffa R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3b970ecb R9 = 0xe684da1c R10 = 0x0 R11 = 0x3f800000
}
texture 33 { type TWO_D format R32_G32 SINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12100000 texels rows 41c5e01147e6064f2afd282f998e2f36aafe34c6857857113d067f56f5090c7bfd0be1a36ee0a452d050055bc9988d211b1d746d6dd4c3c0f116404706e2e92f5bffe78f1ec1d7c189b760682f7070b41f741340b854701b0ad16fbf8a279c599ed1f61f15a967b4d844ccb11c2740dd457b71b60de183886a3c7789b347671314210f839eb693bd1df62194c599d9ef6dca3e0492cdb2dd36f6115f1ae5aad9acfe9365e448a3af693d9149e9b327dea4f4d341359e30fab3d42afdfb29044d40bce3b26bb006c7b116efc2de43432f3f366be0ff4df0ffcf2841751f9b2ad898089318604b8c75dba3b5eaac8987a9001e9bfa3af2f5adedba78be1b767385d29958327f52b69e4dcfb4abdee0bf4984cd0e9b616c5e9d90ddd4d134f12f61ca59bab8ce00a138b79751918fa1d6be530f5d740bb002644caf3e6475ba684b5a257a3fd5bb9c68c3b2d6ff746b9f16b7707b3b35b12523808fad0913eb53b7439281a4855872921d00d9f38779b08fe677e9929b97f0163ae5634c5754f057698e431f3b721ba428e9a3dce0f2676fb2f92e091003c0d4e6c4cbbb43bd4bd8f5fe3789653aa49368e703b0734afe84f1cf7c5f6cdf8ca892b2639bad2e0cd3398116e6021294aaa86557c575a4610f3fd2f80014fa23accaee8dfa0d9427e11da41b3e1cff032464d77a9b48eff222871027d503d7521535aaf68dc202359197d5cf8116b2135130ed3342a95c6d452f9f7f1ed5c6cbb1ff83bcd82b493a7c8d922fea59df460615fb5d4a18eee38083a12a76f63ad5d81d75320ec5d5a9c4613e2d8edf4704a9c8947317949b51a6e9c7d2da491d712a95157c18ba38cca64a1cf20ab3f9ff68 }
handle 33 texture 33 sampler 0
warp 33 { sm4 "ld r0.xyzw, r1.xyzw, t33.xyzw"  active 0xff
  Ra+0 = { 0x1 0x7 0x1 0x0 0x0 0x0 0x1 0x0 ... }
  Ra+1 = { 0x0 0x1 0x0 0x0 0x1 0x2 0x0 0x0 ... }
  Rb+0 = { 2 0 2 2 1 0 2 2 ... }
  expect lane 0 R8 = 0xaf21c4a R9 = 0x68fff9b3 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x830f2114 R9 = 0xbd93b69e R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xaf21c4a R9 = 0x68fff9b3 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x187c1595 R9 = 0xa6cc38ba R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xd8bc83ff R9 = 0x7c3a492b R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x43eca6d R9 = 0xddb2cd92 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xaf21c4a R9 = 0x68fff9b3 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x187c1595 R9 = 0xa6cc38ba R10 = 0x0 R11 = 0x1
}
texture 34 { type TWO_D format R32_G32 UINT source R G ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12200000 texels rows 5ce99c954a15b41fa959bcccca12675a5d33d73b639a0cf95e484c134c08387379916f38682096fa439e4d0586cd605f571b3a4a21a434d9888d8b604b76a5bd802a634baaebe31344a9c29d8ccba1a0a40d5f397d205a1bfe63b1f397baf5073c802557ba15bb12ccb3cf37b7571d2c79249581e3ba97ebf1dc40f26238ad00a8f3c624ecc8993cf45f651f3a362c1e3b12cd57090264acfe6d6bf0c352e9a7554616e190686e9d7c0ba93176b4b9085e08abda9ef3520b4caa5bd835a48fa93face68713fa696c96062686b9ba755ca004b2d6661b8fc5f7aa717a1876936bb6e5cf011052087889a4cda603db72e1016e68779c6655783ade0e73da0cfb946773f323c834c03c76db53ee5cf94e739a3e26346911a8c83c6777e121d09feb07d054533f4018a0d3bd720be4372d220643ba0809e1684ed34e7befa8a70398b53cc2511322fa6d2337d885864be503da65e6122c0513419dc9d4da2d4a7db3247b6840927dcd49b13157939b21620db5f5ce96f08bb35ad4f323e508f90d8a8da228e324cbb6d43e260f35e11fd946b6a979ba17c6fc9122d5cd48f85502b294f5f4eafc5c0c34482b6a0cafb1058192ea399499d8edce079fce885aa793176310e19756c3dc5611256a3a30d7356c42d698f33db1e938464a71cabd2f3e3aff12ec6b25aab2afe918b7505b7f22bf5b1e878fc41b0a9577a30d60adcf4e2b0df4623283e7a22759ad8c8021ed5d4302f5e206d463ba1a3d13d66f08eebd349fd89aaa859628c9ea6911f7f21d87c144a8eafb1ab391f1351a1b11692ff27899b1dea7e4a61c2aeae6c838d243a03784f07c5a379d0960566d86a272877eba8b137a1fe09e4d31 }
handle 34 texture 34 sampler 0
warp 34 { sm4 "ld r0.xyzw, r1.xyzw, t34.xyzw"  active 0xff
  Ra+0 = { 0x1 0x5 0x0 0x0 0x0 0x0 0x1 0x0 ... }
  Ra+1 = { 0x0 0x3 0x0 0x0 0x2 0x2 0x2 0x0 ... }
  Rb+0 = { 2 0 2 2 1 1 1 2 ... }
  expect lane 0 R8 = 0x1f7a138b R9 = 0x314d9ee0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x23f37367 R9 = 0x3cc034c8 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xa2866d56 R9 = 0xba7e8772 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xa2866d56 R9 = 0xba7e8772 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x111b1a35 R9 = 0x78f22f69 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x111b1a35 R9 = 0x78f22f69 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xa7deb199 R9 = 0x2a1ca6e4 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xa2866d56 R9 = 0xba7e8772 R10 = 0x0 R11 = 0x1
}
texture 35 { type TWO_D format R32_G32_B32 FLOAT source R G B ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x12300000 texels rows b7771541697517b6377bdf65d3a7823b2f7cb6f9e3b8ae7063876a512d87a37f1e8c57f6346b0bc07693ce16d97a20243bb9d212a3838490e42cc8d460ec653168300ad1248f77ca43b6262afb464a3bcbcfc3739100d759aaaebd951d67c9862b4cea8da9ce4474ab6b320623b32124292aba8451d60344ebc4de23ed680d78f1e1eacdccdda8df2d431046184e95f494a71223a966dca5e654ef9594a83054ffb523b2d2574940c85649e4028089dc85998e10e1f6add957c702f7bf82205baf7a236449be40b99a2be3c5f098b53a1302a69f54630a5fe3e2abfa0ef84fde69ba10009f313973044b2ddd2b46cd56278373cfa92d680068477d1f08eaedadf0b5e77a5f71042236f7a30a03a0dcde977e75076f34ac4298ec4dbdc97691c23845c7e970bf07705ae98af890258f71a861d1852e2c407cba36ddc0388730f48a5639fb50da211b63de33207389c67b737b63a61d536ddbb43fd5ee063b7324237d4d47aef682233ff44c9953463e0c15b822006e2ea259b345f800e63185a85bc26095c777fb8e93d646416dad9ac7944dfbd1dd6afa2f1d0adb0c4897ef2cce9e68d6fecf998da85c39ea750324dea1c961c7009f0fa70586b7c70cc4d56b814911b122816227a20c1babdbae3646cc0cc9651054d173b877f629c9e5ce3dea3bc954c4457722de22c92e2dcf6b99ee20c22096fde0cafa1059389065c8d0e7a8d474ca0dd0fbf2945254fe6478adb8a476b7a7813c3cdc5d2a196750dd5d86c39d401da1f36b2e4a1c5de9f7b3f255b0dbf42871213b14f8d900ae92ff5279ece66b3e5011604e91c2227c6d15fa3c2f72056b752cac411757c12a52d176d99d8fa700823b0d665dbb0c7c7b000768a2bc39b86b0f63c5d6ced9cbe8a749a812d0111a4de848b25b236a6947ff2795b12f1fbce6e2bfc8bf74046bd29eaa3fbf0356bc987c5980fe215a78992884e92502203ed2727e4119887343c417db8b36265d9697c2c5175b5b6bb903485c8996b025753f13c07ac4bec5d833caed477d442bc0705d433cc20feb9c24643bc6dffb67b815d49d36eeb76e2d2e43f3a7424464e1a8160f4836925c8e293f63cd78a57214fbe65d98898bbb5fa4bf5a9f622a7e8112b09334cec9220c3968c39fb9f266debafd3f8e17f3fb08e862c55ad2a6c15d763dd59e5d5b75b68332bbbb2c4de345f7ffc367d3547786fa6884823636c3de87db76bb7fde9f8635ad7d4f2055c4fe4f5dc05bee6aa2a1f9f3eae72cdead3c8021c8b93466a31c2fb745d4b2875f5183a5252bec9c17 }
handle 35 texture 35 sampler 0
warp 35 { sm4 "ld_aoffimmi(-4,-4,-2) r0.xyzw, r1.xyzw, t35.wzzy"  active 0xff
  Ra+0 = { 0x4 0x9 0x5 0x5 0x5 0x4 0x7 0xa ... }
  Ra+1 = { 0x4 0x4 0x4 0x7 0x4 0x5 0x8 0x6 ... }
  Rb+0 = { 2 0 2 0 2 1 0 0 ... }
  expect lane 0 R8 = 0xa36634b9 R9 = 0x45b72f1c R10 = 0x3f800000
  expect lane 1 R8 = 0xd10a3068 R9 = 0xca778f24 R10 = 0x3f800000
  expect lane 2 R8 = 0x25a58351 R9 = 0x179cec2b R10 = 0x3f800000
  expect lane 3 R8 = 0xdb6d531d R9 = 0xeed53fb4 R10 = 0x3f800000
  expect lane 4 R8 = 0x25a58351 R9 = 0x179cec2b R10 = 0x3f800000
  expect lane 5 R8 = 0x22c9ce34 R9 = 0xc368390c R10 = 0x3f800000
  expect lane 6 R8 = 0x29f677b8 R9 = 0x3dcee5c9 R10 = 0x3f800000
  expect lane 7 R8 = 0x7007bf70 R9 = 0xf88ae95a R10 = 0x3f800000
}
texture 36 { type TWO_D format R32_G32_B32 SINT source R G B ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12400000 texels rows 327992bbdf43cad1a54d8137e5e6c7ab6064347329e176462edbb1fd290b7a4a658273bbd5b851499aeb96b7d4fde8866243fede6461b4e8cdce78f4b140a48242af26b444b8f1398f1bb849e804d94ab8d693f31c20528e050f9e5dd4bd247e40d5c448766c0ac46b7fdbfbba993050220192f08c81fd147d32df67dab5bc059a7e87090904a7900cbdef9db0773037ca0246f8842be93e93a9564c7516c43697da2f2f8f0d165c1a15240df3902b24b73c0b700b5d7a20daa8083bc9ece8964b91a9ffd410e9e95aade7020b64b782f19af680d94263c5fd8072a159d1642d25cb535c1b8ba2855bf44f8486fba70f2b2586fe8b4535696adbe74e76e25fd9ba7ae6698ad6d8c422e5749c8fa6207d19f2645b858487bd8fc36ebe607205651566fd9ef86e13e4f53b9c113b949c30fc8080f927f1a760babb9905c7e81655ba4b01c3f9e389657b558b945efbd89c33338dc0ad230706fb2bc897bf06dcc662b3635dbcf6d2b51cbcb001b26f96aa2f35e4baf91d90ebe67b75f8c0d53b04b4cc5c8748c3a021cda91658e73479f3895271c792eab2f112e3c1e1e543c2ce65de6efdecdea74eb271624c5fc2346f0df4cc90bfc9d168669bbeff94408c879121a7cb4beef9cdfb0cb48ef72cb8f4560f64e12b4e76d733c5152f66e9b2b95bbbe3944d0365cd11a5646f740fba6eefcb29398fd0154721db9c733d7e104b095b451c725bb3c29699a1b84cbef38f964a1873caeee980289d00da017e91111af1c9c6304b30c1ba35e874d583b6dfc8f44fd5cc7e510ffb8984df43f579d9c974442d1c9d1a436c3b2bc2c8bff9d1912e9e738dbf0a4289343315bbd6d096cd71f848a2dfc511516bddc95aae83631c2f78cd9bcd79917c8ff6a82ec232f3877f166a7bc746e01a81fda7de7a585cb8c29cbdfdeaa2b425c82f343faad3d40f6da0f2d9e81daadaa0c9105c1ef8ed57edae6d02c6098a20a2e89d46b7500acfcedf284b0572b86d23a7f5992212435cc65dfafbfbae437045a839ee0555696c19948a809023f77cd91988f6df224d5d95ef3a23e65da524f5a4924a034694ab0970bc331e80ba7742df24970b54e97d8cfddfd72d35cdbe52ec33d6b2cfc916b5e9296bd5dbd494c00ba54bd85eed25ad8cf590b016723cbb7ce1b6309f7242394e7a9237be7d2159200e483fc659ff137f1a92ed6d9d542fb76c2267736ef99d2a1e51d79ce6edd0cac8457e46879c40fa14935624375db6bbfb432ece6a5aceb923315da2a13564cc9c8b16a13ac6887dc04a01f75c17877a77 }
handle 36 texture 36 sampler 0
warp 36 { sm4 "ld_aoffimmi(-6,-2,-7) r0.xyzw, r1.xyzw, t36.ywxx"  active 0xff
  Ra+0 = { 0x7 0x7 0xc 0x7 0x8 0x7 0xe 0x6 ... }
  Ra+1 = { 0x2 0x2 0x8 0x4 0x3 0x2 0x5 0x2 ... }
  Rb+0 = { 2 2 0 1 1 2 0 2 ... }
  expect lane 0 R8 = 0xc07d88c6 R9 = 0x5cf7014a R10 = 0x1
  expect lane 1 R8 = 0xc07d88c6 R9 = 0x5cf7014a R10 = 0x1
  expect lane 2 R8 = 0xfa5dc65c R9 = 0x43aefbfb R10 = 0x1
  expect lane 3 R8 = 0x1e2a9df9 R9 = 0xe69cd751 R10 = 0x1
  expect lane 4 R8 = 0x729f30b6 R9 = 0x7a4e3942 R10 = 0x1
  expect lane 5 R8 = 0xc07d88c6 R9 = 0x5cf7014a R10 = 0x1
  expect lane 6 R8 = 0x4ea7deec R9 = 0x4c6271b2 R10 = 0x1
  expect lane 7 R8 = 0xa1a25d31 R9 = 0x9ccc6435 R10 = 0x1
}
texture 37 { type TWO_D format R32_G32_B32 UINT source R G B ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12500000 texels rows 6a9edf5b2dc014c6b28c32a0150b6e3c05f98e6ed302d35eaba6ee785bc03cb1de4bb3d78acb149f37bdccad432e7f61ec9ec0ff24332dbee900382bf21d95e34127767d259a68052e713cc934875c6d5feed910253fe0d12e7d9777f72a29e46a7aec4065743013b7754ab897bd70f5a5c50a46265c9b172487fd8cf29bef9354eaffd82353746bb21c0b08962fd65e304ca21094fa30a926907e21f19046fc65693db1b19c90f7736b5e5bdcd2c5d16b8277ecd4668e2cef5be0a4d6699c2589f1ccdae75f2de3fee0821b7aa53bea82c7dd85720672fe06056fe4a0c427ef4d5cf3b1403e98a92c66c57382e8299c86422f3818a9a82cbc103a837aee626ae30101dc01f294d7de1b0d04c3c031ad6af188c4c7d917efcc74417aea51ffcbb42a6acf337d06875365a4a6558f06f450abf8dda34a716d8fefad738cbc0c4ab7f354b0fd615e653fa8db4489658382bf382531449e25c5acfdeabd1460a6cd4bfc8f3c07efdecbeee5c3b25876a8186475837db21f07d8a70a80c0015434f290afba600c11b9795aa1bce7c0609b6832b1435e0e5416ce82a5828bc9a9c45cf6aa1e45a5264560390d5076c39655962e7edcb0c6dc222820b7c8ce19dae3ae0ec17ee5b2f151b357483610c6810c879e98ab93e08f2cb3e0e50a41e89ff98e0de14ebbd804661c8a920b3972eac8fbc60c81a545a990a65f678080fe7501f55bc18cf176c71cd2a52ccb982e5482d0d0374ac3b8be577d798e1e0b5e2e32ca84d2d32293bd56e5dbe5f01101418beb34e9bfd5f4562b8955674eb52f447b4434f453420e9185906f5f8b6a20112b470f380bf9789cce47d02c3cec047f9f21d6f77234f127c8abd65d4aff867a43a34b08aa58ebad76a4dfe1b735bc41b67894618cb271ccb3ad81d19c8c44e18615228b2ab57e4897ce9ad61fe9142a10d0a1350f88791ebcd7e3759690fcd148a476c331aac60874b5ff94789609fe152304e67cbd3a0ce5a82e7af01beb286b0f6ff150a8c49e46d9eab784a949224e1b885997f0c6f3563ae402efb8073c2ae17711b328329406130a46784911844f71f9e569ffaeb2a0c5b916a62a2abc0d46eb58f2a0519aac394fea22b9d200e0c23f4057d7555cb874ed0aa7064eaaf5e0a839e96326b8f6ab12a89176a874d151e9e7c14dfeb2fd41f16ae2dee46bc1a90800b729a6b4192045ac90de032761267f68eaeb48221b4be924ee58a73ba2e106cf49b53fccad0d0794ea6e1f9d2eed4ae1b9033710d44520ef4f8fe6403f5c1cb3251721260937d9b01da9 }
handle 37 texture 37 sampler 0
warp 37 { sm4 "ld_aoffimmi(3,6,-1) r0.xyzw, r1.xyzw, t37.xyzw"  active 0xff
  Ra+0 = { 0xffffffff 0x0 0xfffffffd 0x0 0x1 0x0 0x0 0xffffffff ... }
  Ra+1 = { 0xfffffffb 0xfffffffa 0xfffffffa 0xfffffffb 0xfffffffd 0xfffffffa 0xfffffffc 0xfffffffb ... }
  Rb+0 = { 1 1 2 1 0 1 1 1 ... }
  expect lane 0 R8 = 0x51d174a8 R9 = 0x4dc1e7e9 R10 = 0x41fdb2fe R11 = 0x1
  expect lane 1 R8 = 0xb922ea4f R9 = 0xc2e000d2 R10 = 0xd757403f R11 = 0x1
  expect lane 2 R8 = 0x45d41037 R9 = 0x8f4fef20 R10 = 0x5c3f40e6 R11 = 0x1
  expect lane 3 R8 = 0xdee26af1 R9 = 0xa9c16be4 R10 = 0x29b70008 R11 = 0x1
  expect lane 4 R8 = 0xd8071fb2 R9 = 0xc0800aa7 R10 = 0xf2345401 R11 = 0x1
  expect lane 5 R8 = 0xb922ea4f R9 = 0xc2e000d2 R10 = 0xd757403f R11 = 0x1
  expect lane 6 R8 = 0x6eea9407 R9 = 0xed2e9d1f R10 = 0x3b9e14a R11 = 0x1
  expect lane 7 R8 = 0x51d174a8 R9 = 0x4dc1e7e9 R10 = 0x41fdb2fe R11 = 0x1
}
texture 38 { type TWO_D format R32_G32_B32_A32 FLOAT source R G B A
  size 9 7 levels 3 block 1 1 address 0x12600000 texels rows c7a9d70accb64939a46fbde44cd0e74e8a710cf8a5d8f07f442b1b611bdaecce57bbe5d59cf2b4a6d7b9854d86561c0e057ef55332b78917ae55310a1281521815a382dc96a527443c748f08ed566fd71855305eb19e4311002dcbe24b8665e38fc4be6035dca62b956d01e51e8811f6772f43befd7918562989385d5f405c8813c5e3baeb702d58fe18f8d5a3f9dde7fcded476164f904b266920cbd25cf3dc32d5f89cece687527f90eb61ac138841f8127177ed9fec67be0a232282be01f88a8dc1e61b924a182f37dfbfe5926fcec34563e621c447ce10c0a7eab86df73ed6559923bb6b70386d30cf28f70795872b4b4ff2f6494ea8544099dc4dc0b1a10b34417ac00451cf4c6ee87a5e078cfaec9181e3efe62a3d58c6165beef8f8dbca799fc759ca4560d26f9d384f54d234a1911fc4db057f548671f32068e33566490d237eb3cba61946044a2162f5de450d8a8d4f950fb299a47105c99d035e890a367920a403cbf39c3ab2cfd9e5592330aabfa5c7a186ee7f46359aae1442b7413e39f1d739897e2d68b6eefa50fed7d2a84023afff54e7ed79bdb09fb9ecfb090216830e0fc0a8e6242715bd02479218d2c060337ae3427f84abddb940d21b76b72b8fba362a0f49cf19818192435b18f7dace6a6410db509cd5f1b049d4b333c8865bb49ad340d33871a1225af20921ce1134153056e91f78fb7c3b18eae17b327f14d4be4e7785a4a93dd554d9e04fc2b3a68a78d5d7b884e2d681dd337dbab93d1fdd8f11434bfb3cc93a390ef0b38e408b145805c29c5a4d7bd9e052f8a210bd7f51d1dd2361d7e02264dc5dd9c52c1a81f16b1967800109a588aed02ce3d92bc7e8138bccfbc75d1c3684850ca51cd5a4366318bbf9443c3bee8726da0e325fe75b981ec3dd3a1198a3c6bfb4abe58f700646da3a44f796eaa67dcc78f0c55aa4f9a41a1f1d1e89cdb7c1c0169957949bd64063cc472192ad1d0fb3ae44909fb6822ba2d04d5492ac1a520cfda9537fd93541dd1db858be5a66b3a5dd99b0b9ed77fb393bbdda9e4ddc641a9dafc163deff48e05c6701a4e32c99021ba26c675a9160c7da145bf5d09d94c16a98b0f6551f4b5005d700dea00c8e6c86c591a0968aa6d0c6508067b0f505800bf42a91a8485a66bdb4e913c105bba71c422ac23bdeee3663d05b7c825152216a9c14c150feed772f49ae4840c6ae2632ed5ff0e35b42e58d8e4289a16b5f2af8dfa844af2b96dc5069299a537152ddc1892238e26197c67c9b9262930584fbcf536db481331367b708b6d477bce7e00f54099a14e300eabe18553be8c96425be276ef6d1317000edcc33bbfda0104924328c4f1e90cae8bf740b4e7a994b6d0fa65a927951d36d231e5247db55b5940b10ce139f444f827108e68ea536a2b7d11a4e81a470c09a2ce8dd8c88058518a60e4194c26582ebe91d401ae54668216149c18d4b2f9afa4d4138e5c06c547a87ff1fa77cfb0851a44335874878ba4576aac1db5e747edc44e8bd90a9b5eb1df26eea82f54972aa9529b6ebee88c0b95f01ee7fa487942f0fa31e6b79eb218d78e7347a9d401c78fde34eff79dafb26319c6481898f8f07595266fb26f38efd9388dc540f67f655d886adc0555335488d66531e655fad0ada00dc42292b5a8991cecdc5f6264a393d61190b09c06cedd1c712ba1f8828dae946b83eb4e40e6e9a29ddd62e63cb265334efd3949bfd670c }
handle 38 texture 38 sampler 0
warp 38 { sm4 "ld r0.xyzw, r1.xyzw, t38.zxxz"  active 0xff
  Ra+0 = { 0x3 0x2 0x1 0x0 0x2 0x2 0x0 0x0 ... }
  Ra+1 = { 0x5 0x0 0x0 0x2 0x1 0x2 0x0 0x1 ... }
  Rb+0 = { 0 1 1 1 1 1 2 1 ... }
  expect lane 0 R8 = 0x5a676ca2 R9 = 0xd0f55b14
  expect lane 1 R8 = 0x4b8dc149 R9 = 0xc0e53841
  expect lane 2 R8 = 0xc294410e R9 = 0xe51a401d
  expect lane 3 R8 = 0x8981649c R9 = 0x26fb6652
  expect lane 4 R8 = 0xa47fee01 R9 = 0x796b1ea3
  expect lane 5 R8 = 0x651e5366 R9 = 0x2942dc00
  expect lane 6 R8 = 0x1fba12c7 R9 = 0xb43eb846
  expect lane 7 R8 = 0x5edbc1aa R9 = 0xa990bde8
}
texture 39 { type TWO_D format R32_G32_B32_A32 SINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x12700000 texels rows 3c34daf1403bcbef1e870f70a0ac8cd53caeb728eb538b7fcb8d6f0b8dd0a4c2de050e9a71e1a43c466fdd8dceafb46f84ade7b537ef5cf393d7e825777cc537e6a0f23ff226968e8e0734d3a81a9bc1096e25ae3ee33a17e005c3f4c1755a8ff1656bbeea9b791f37c6c041302a626c8375cad51805d01860a96545a712fdb3eca2997d59fc596daf79fdc8a7d204f756a68c3bba83ec009f08e7d4dd7073f17f80a9f98a149e5f4809c98758c771ee0d6a6267b37a4f52794bf092f177313c737d48fba61aa8e38432a44287594b7061828e35fb924748cffe36954630a03ceac42353eb9fb7640fcba117a375c70a1d463da4077c0ee4c4d68183eab32a5b23a134ff0279d93ca0c28efa948ed55d3317f408e1b8f5346c113bcdb21e8f74e80f88980a9260f7f978a399fff8df97751b43777a1e50fb1c375c050de59e760dc03de1c734def72411eed2389c5c3ac914754acfe1197b6a94f6d9ed5035f4a78fb7015fbb766f88bb7c657bd63c9c1668a424439ce924b6fc145530007cd00ec4b51ac67448a60531f186c757e6424b986bd07345ef5b1caf9766f7347b288058446f8791c9d7a7b17a6381e7702dc6d3f9e6f04b534b4d6701baf5fe7d7fcd9e23e62ec89f4c2b291bd0a074efaed57e3eea349a23b6cb1b77109cd6c2b16eb5585460eb795fdf524bbbd80efff51d3cadaf86421000c971a0a3d9400f457e120e48ac53c541cd5a53101ff2cf754c1351373373340ab2390fcd215ac0d3e131d392b58e73529a6a90e9a6bbfe6f766208c7b9b335df137e99fa43ea2501fe6a59d5d9cf61460c00d5ff32f240773a0378331cf23a01d4ddcdc78b5d977c5755286770ef1dc23eb4a75822a4be0c103740f788bf99708eff679bfdc41c6b6bb348fded9cfb36c1a49f497870583cc17072ef1e9c0b1fa1f2c38fa9ed8eb7fadd112537971e4f16a123537c331c6828b4e28f8b3697a413f6d5a9a66567d7931b2e0f30f4da40b4f33fc71b4154202ef236339b48a7662bd0749efc06db063d937abc6e2b4d316237492b7a6984187ae8663367c46ebedcb65dfc5078104a14a373565acd98ff2bcad2d4071fac75546d463834bfb3136841c6909c4920134ae359046b120b904e865f6e83b6755c63fe9f1f635a77185cb96a2413927fb3c1d7fcee6bda82de633488eaa3f582e15feaff9027d6eabe036a9a64def145e0cc962ea7069fdc3677138af0cc478cf9284841f100d8b02da0d918ad436d6ca55b04ae951f5ade2c0338a9d23a5bc128f6e52e21c909a7d7ca6f845d53d5471c33dbb50ca395e959faa32430018877122964210ddb59b1e5c0289add69dc9ed59245ff9248c53431679380ef0771115e01e707b30b3e4032d4dc063ba6c3bc6699be711112248c93809b1aba2ea33cf8612c1a090f371efbb37877086e5237eff1e07acb184d468098c06462b0bceabebcb68c5f7adb346f2073b18d62e24f8795c4bb2f320da5e9570f94d4385b004575b1353c9b526090057b20917d6b2ee3874e0dc5ab0b5ed8f830ca71ce4c45599db97adaf63fd103f84e9aed053fa454457ef4c00e7b3acdaa987cadd3d5e4c199b82cf62ca73c0e372301e4b815708bfb216eed3566261fa9b670dfdd04c629406894a6cd5a5022d306755e9b9272405f5e7ef1559b32120dce97aa44d07a97562f2644747a99bc42e7c6fe3fa3b5c56a772c5ca3edcdcc44b3809b37b8f78d }
handle 39 texture 39 sampler 0
warp 39 { sm4 "ld_aoffimmi(-8,1,-8) r0.xyzw, r1.xyzw, t39.xwwy"  active 0xff
  Ra+0 = { 0xb 0x8 0x8 0x8 0xc 0x8 0x9 0x9 ... }
  Ra+1 = { 0x1 0xffffffff 0xffffffff 0xffffffff 0x1 0xffffffff 0xffffffff 0x1 ... }
  Rb+0 = { 0 2 2 2 0 2 2 1 ... }
  expect lane 0 R8 = 0x4a7514c9 R9 = 0x7b19e1cf R10 = 0xf43550ed
  expect lane 1 R8 = 0x44262f56 R9 = 0xbc997a74 R10 = 0xc5b5a33f
  expect lane 2 R8 = 0x44262f56 R9 = 0xbc997a74 R10 = 0xc5b5a33f
  expect lane 3 R8 = 0x44262f56 R9 = 0xbc997a74 R10 = 0xc5b5a33f
  expect lane 4 R8 = 0x1b78fa7 R9 = 0x6f76bb5f R10 = 0x9c3cd67b
  expect lane 5 R8 = 0x44262f56 R9 = 0xbc997a74 R10 = 0xc5b5a33f
  expect lane 6 R8 = 0x5c2c776a R9 = 0xcccdeda3 R10 = 0x8df7b837
  expect lane 7 R8 = 0xed6e21fb R9 = 0x1f266635 R10 = 0x29c604dd
}
texture 40 { type TWO_D format R32_G32_B32_A32 UINT source R G B A
  size 9 7 levels 3 block 1 1 address 0x12800000 texels rows 2b7ea3c2591c6bee188659a6490ec8c9adba63baf7087a5fac917497b77277edff9d6f5695e370cbdd139a85a52cd01668c395c5d785d865970d1f2f3c5669994b8b394e6171ea2e68923d86744ecc0da5d2bd46878c7faa2924da70014d55a0f3a469bd2e2cd8465f246c13194017555eef3bafb776a542993d3efa3e8f5231171781590e8621f6a3a4e274d471a33d191cd0dd42bacf602f923fbcd033701d3a1dac8b691ec8d3da3e8773d26c5f621f47ea773e36477a7698e6f8ca3c3461fece7487fd65883795a04f82e98c9ccc95715ae0a82ca5fa2fe9b8699a706776092bcdc17337811dfac84371e77069088ce4333c65b39a610dd25b426188922bed551f94ba713dd916ee8d41696174ea91fc1a8449fb9c168c5fbd893e8a094a0638ad57e743426bca9a499e9a94c9e34d8d62a25af96e67213df0b0805be98665344b75d6c1a9ed2ab8d3b22a1b2a779420940577f22ebccf742c13d2eaf30e3aef581bf365fef7b1ab955973a5a629e3cae1d430d436cd76388f354bc5ab6e4b4244bd6ec37b8bacfca9af7d3520ce9d21fcfe904a442d8dd190eaef3e65d7cf868834be669b49faa8bc9c6ba329b8f844093a401e6d14b9abfec408c2a03125261c127314fa2c7222334bf1f648681cb23c2a0ca8cf91b4ba3cc5a00f28c009b29c1cee1fcc98eb7b62dd6b4e9724f6170904452343850022fc97c31971edd197f4b41cec5a9e0836547ec55d6f03733e1c3a1d87ce5a8ddecf3d22209e917ec22197dbe7e2c940cb868845630a04102ff62b74635f13c32f89637fd669065cb237cbac4ff6c642ec1a6483e3a84ab62916a605929c47185ad393262c22d562bf2d4d74af33d9ee9fa3a7f45028020dd156713c7052c4b9209ad6a74e945ae221dbd3fc303f233fdfeac01d36cab51160043cb365a06efd2a1a3843beb100e5743ffcd04f758cac1827de5c6b9ef9ba746c6c4f5bfa030208a1ec5e6fb62444896a8c6a4aece3c648f4137c13648dd4a3b4129d0bf16abb524cc32b51e1123590457ba06149787fd2a53473e6acb275c9e32614dae9ad9d33a4c524c145e29a1d9b82260787275dae6482b070ac6e13bcf2207770f18d14784c129117fabcda8e9a2c0ff86078cf4b0cb144c96dd42968b6913341abcdfddee734f3af0ae73ef6ea47ad96c696cc6684e240f8218fc95e4b7ba0a84cc20c8c0d965d7b46ebed4676512053bde6d094d2ac67c9136a24478eed87c8087e2aa826bc37b924a9db33d0a1a0a46563cba51b8a121705f633f8ff9880fafe727397a70a7ea6ac701726c021d8147943c27208b57e1d286fd8d98dfc41f97fc3d577eb37f050aaddfb3940a74907528721afff699fcde4426ec2631911822ecd274eff1e9eb6fcea0ed35273adda01965c805b6d366893be7e9f1cd2fcfd9c88376c38b7c14e229a95c81519f5cf2d166384229000abceb0c02938472bd2894ab0d4ae6e80b723aaccfab01eba140a389f0191f5613d024d665b261bb9fe04179a464887bfc1e3e50387124e1e31d8ce6a0991e92c49faf08e09c07204bf27c70ffef4252b85c93eeb6c2490b961965c5a9ba17cabb63bc0a0329a9e6a51b33b07ffffceba61f661558c5dcfae243d75653bccd65eb7f64da54c2aa554528628db8797995e5fdbbd1c9b99210e5319d3b93d9a737bbf18b6551b019313f6f1fc8134c290de90b7d43220b2b66103ff8264a85b002ee7b0db }
handle 40 texture 40 sampler 0
warp 40 { sm4 "ld_aoffimmi(-7,2,-8) r0.xyzw, r1.xyzw, t40.wxzw"  active 0xff
  Ra+0 = { 0xa 0x8 0x8 0x9 0xa 0x7 0x7 0x8 ... }
  Ra+1 = { 0x0 0xffffffff 0x0 0xffffffff 0xfffffffe 0xfffffffe 0xfffffffe 0xfffffffe ... }
  Rb+0 = { 1 1 1 1 1 1 2 2 ... }
  expect lane 0 R8 = 0x21999b1c R9 = 0x739a3db9 R10 = 0xb618bf7b
  expect lane 1 R8 = 0x4e128703 R9 = 0xe991096a R10 = 0xf0fa492c
  expect lane 2 R8 = 0xcf5d8c55 R9 = 0xd6cc3b65 R10 = 0x4df6b75e
  expect lane 3 R8 = 0x72c0098e R9 = 0x25f4fe0f R10 = 0x3ec9852b
  expect lane 4 R8 = 0x1eb0facc R9 = 0xf591019f R10 = 0x4d023d61
  expect lane 5 R8 = 0xd21c9f7e R9 = 0xb7386c37 R10 = 0x9a224ec1
  expect lane 6 R8 = 0x93011b55 R9 = 0x90c23481 R10 = 0xd4b790de
  expect lane 7 R8 = 0xb6b22032 R9 = 0x5ba864 R10 = 0xdbb0e72e
}
texture 41 { type TWO_D format R8 SINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12900000 texels rows 1a76a59cc040ef92115b37cd7b2d7aafe4e225aca0645a7c1b0b1ec55544d2f392d3e93955885f9dc09c2592faf9165535dec590d8a9c649e0099dbf843b46206d8965a0e234ba8ac43e8010bb }
handle 41 texture 41 sampler 0
warp 41 { sm4 "ld_aoffimmi(-5,-1,3) r0.xyzw, r1.xyzw, t41.xyzw"  active 0xff
  Ra+0 = { 0xb 0x5 0x6 0x5 0xb 0x7 0x9 0x6 ... }
  Ra+1 = { 0x3 0x1 0x1 0x1 0x3 0x1 0x2 0x1 ... }
  Rb+0 = { 0 2 2 2 0 1 0 2 ... }
  expect lane 0 R8 = 0x1b R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x10 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xffffffbb R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x10 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x1b R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xffffff89 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x2d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xffffffbb R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 42 { type TWO_D format R8 SNORM source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x12a00000 texels rows 46ae01355a388ee007ed8839005a9e398fd7fc1031f4dd77a1d5d7ab42d9bb9881455bbc14686e01fa1cc01f392974dc5b97754f1072973a71a0bd9b9cd34460180acf5ab666ebaa8c7cdd57f8 }
handle 42 texture 42 sampler 0
warp 42 { sm4 "ld_aoffimmi(3,4,1) r0.xyzw, r1.xyzw, t42.zzwx"  active 0xff
  Ra+0 = { 0x0 0x2 0xfffffffe 0xffffffff 0xffffffff 0xfffffffe 0xfffffffd 0xfffffffe ... }
  Ra+1 = { 0xfffffffc 0x0 0xfffffffc 0xfffffffd 0xfffffffc 0xfffffffc 0xfffffffe 0xfffffffe ... }
  Rb+0 = { 1 0 2 1 1 2 0 1 ... }
  expect lane 0 R8 = 0xbec58b16 R9 = 0x0 R10 = 0x3f800000
  expect lane 1 R8 = 0x3e61c387 R9 = 0x0 R10 = 0x3f800000
  expect lane 2 R8 = 0xbd810204 R9 = 0x0 R10 = 0x3f800000
  expect lane 3 R8 = 0x3f4d9b36 R9 = 0x0 R10 = 0x3f800000
  expect lane 4 R8 = 0x3da14285 R9 = 0x0 R10 = 0x3f800000
  expect lane 5 R8 = 0xbd810204 R9 = 0x0 R10 = 0x3f800000
  expect lane 6 R8 = 0xbd010204 R9 = 0x0 R10 = 0x3f800000
  expect lane 7 R8 = 0xbf69d3a7 R9 = 0x0 R10 = 0x3f800000
}
texture 43 { type TWO_D format R8 UINT source R ZERO ZERO ONE_INT
  size 9 7 levels 3 block 1 1 address 0x12b00000 texels rows f5b9cea053e53c894b26b330b5a87dd331fa35d04121e5bdec6ab094e31c920656eb1ff00249f72b1e9d82fe2937952c840d1577e64a5485622f70eb85fb69b64e494ed6451242a3c4ceb0c375 }
handle 43 texture 43 sampler 0
warp 43 { sm4 "ld_aoffimmi(-3,5,-4) r0.xyzw, r1.xyzw, t43.wyxx"  active 0xff
  Ra+0 = { 0x9 0x4 0x3 0x9 0x6 0xa 0x3 0x4 ... }
  Ra+1 = { 0xfffffffb 0xfffffffb 0xfffffffb 0xfffffffd 0xfffffffc 0xffffffff 0xfffffffb 0xfffffffd ... }
  Rb+0 = { 0 2 2 0 1 0 2 0 ... }
  expect lane 0 R8 = 0x3c R9 = 0x0 R10 = 0x1
  expect lane 1 R8 = 0x75 R9 = 0x0 R10 = 0x1
  expect lane 2 R8 = 0xc3 R9 = 0x0 R10 = 0x1
  expect lane 3 R8 = 0xec R9 = 0x0 R10 = 0x1
  expect lane 4 R8 = 0x42 R9 = 0x0 R10 = 0x1
  expect lane 5 R8 = 0xfe R9 = 0x0 R10 = 0x1
  expect lane 6 R8 = 0xc3 R9 = 0x0 R10 = 0x1
  expect lane 7 R8 = 0xd0 R9 = 0x0 R10 = 0x1
}
texture 44 { type TWO_D format R8 UNORM source R ZERO ZERO ONE_FLOAT
  size 9 7 levels 3 block 1 1 address 0x12c00000 texels rows 7a2ef9fbf02f5e6993a20fa48741c9db7f83303f2e97aa2e952d9e641c9d76cdd714eba284cecd76714dcec595e1240a8c15e56a379df1b1a22e2a1457007e99f0e2a6ded9630222efc419f715 }
handle 44 texture 44 sampler 0
warp 44 { sm4 "ld_aoffimmi(-6,7,-7) r0.xyzw, r1.xyzw, t44.yyzz"  active 0xff
  Ra+0 = { 0x9 0x6 0xe 0x7 0x8 0x9 0x9 0x6 ... }
  Ra+1 = { 0xfffffff9 0xfffffffa 0xfffffffa 0xfffffff9 0xfffffff9 0xfffffffa 0xfffffff9 0xfffffff9 ... }
  Rb+0 = { 0 1 0 2 1 1 1 2 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}
