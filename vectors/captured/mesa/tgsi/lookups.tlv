texlock 1
# Written by tests/oracle/tgsi/lookups.py: lookups of GLSL as Mesa 22.3.6 compiles them, values on which
# softpipe and llvmpipe agree.
# R-TGSI-1 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-16 R-TGSI-17 R-TGSI-20 R-TGSI-26 R-TGSI-28
# R-TGSI-35 R-TGSI-37 R-TGSI-39 R-TGSI-45 R-TGSI-46 R-TGSI-55 R-TGSI-56 R-TGSI-59
texture 0 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20000000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# texture_2d_rgba32f: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 0
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 4 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 5 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 6 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 7 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 8 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 11 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f3c0000 "OUT[0].w" = 0x3e6c0000
  expect lane 15 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 16 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3de00000 "OUT[0].w" = 0x3f720000
  expect lane 17 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3de00000 "OUT[0].w" = 0x3f720000
  expect lane 18 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 19 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 20 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f650000
  expect lane 21 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 22 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 23 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 24 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 26 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 27 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 28 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
  expect lane 29 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3f420000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f620000
  expect lane 30 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 31 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
}
texture 1 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 8  block 1 1  address 0x20100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 1 texture 1 sampler 0

# texture_2d_rgba8: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 1
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3e70f0f1
  expect lane 1 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3e70f0f1
  expect lane 2 "OUT[0].x" = 0x3f65e5e6 "OUT[0].y" = 0x3f6eeeef "OUT[0].z" = 0x3e60e0e1 "OUT[0].w" = 0x3c808081
  expect lane 3 "OUT[0].x" = 0x3f65e5e6 "OUT[0].y" = 0x3f6eeeef "OUT[0].z" = 0x3e60e0e1 "OUT[0].w" = 0x3c808081
  expect lane 4 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3e60e0e1 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3ebcbcbd
  expect lane 5 "OUT[0].x" = 0x3ea4a4a5 "OUT[0].y" = 0x3c40c0c1 "OUT[0].z" = 0x3db8b8b9 "OUT[0].w" = 0x3f018182
  expect lane 6 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3f67e7e8 "OUT[0].z" = 0x3f24a4a5 "OUT[0].w" = 0x3f23a3a4
  expect lane 7 "OUT[0].x" = 0x3f5dddde "OUT[0].y" = 0x3d808081 "OUT[0].z" = 0x3de8e8e9 "OUT[0].w" = 0x3e808081
  expect lane 8 "OUT[0].x" = 0x3e0c8c8d "OUT[0].y" = 0x3ea4a4a5 "OUT[0].z" = 0x3ee4e4e5 "OUT[0].w" = 0x3f34b4b5
  expect lane 9 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3ee8e8e9 "OUT[0].z" = 0x3f70f0f1 "OUT[0].w" = 0x3d40c0c1
  expect lane 10 "OUT[0].x" = 0x3e989899 "OUT[0].y" = 0x3e2cacad "OUT[0].z" = 0x3e008081 "OUT[0].w" = 0x3ed8d8d9
  expect lane 11 "OUT[0].x" = 0x3ecccccd "OUT[0].y" = 0x3eaeaeaf "OUT[0].z" = 0x3e58d8d9 "OUT[0].w" = 0x3f179798
  expect lane 12 "OUT[0].x" = 0x3d60e0e1 "OUT[0].y" = 0x3ef8f8f9 "OUT[0].z" = 0x3f189899 "OUT[0].w" = 0x3ebcbcbd
  expect lane 13 "OUT[0].x" = 0x3e7cfcfd "OUT[0].y" = 0x3ea2a2a3 "OUT[0].z" = 0x3eaeaeaf "OUT[0].w" = 0x3f46c6c7
  expect lane 14 "OUT[0].x" = 0x3e8a8a8b "OUT[0].y" = 0x3f64e4e5 "OUT[0].z" = 0x3e808081 "OUT[0].w" = 0x3f56d6d7
  expect lane 15 "OUT[0].x" = 0x3e048485 "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3e34b4b5 "OUT[0].w" = 0x3e70f0f1
  expect lane 16 "OUT[0].x" = 0x3f139394 "OUT[0].y" = 0x3f4dcdce "OUT[0].z" = 0x3e6ceced "OUT[0].w" = 0x3e048485
  expect lane 17 "OUT[0].x" = 0x3f139394 "OUT[0].y" = 0x3f4dcdce "OUT[0].z" = 0x3e6ceced "OUT[0].w" = 0x3e048485
  expect lane 18 "OUT[0].x" = 0x3edededf "OUT[0].y" = 0x3e1c9c9d "OUT[0].z" = 0x3e30b0b1 "OUT[0].w" = 0x3f75f5f6
  expect lane 19 "OUT[0].x" = 0x3edededf "OUT[0].y" = 0x3e1c9c9d "OUT[0].z" = 0x3e30b0b1 "OUT[0].w" = 0x3f75f5f6
  expect lane 20 "OUT[0].x" = 0x3f6feff0 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3f35b5b6
  expect lane 21 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3e64e4e5 "OUT[0].w" = 0x3f159596
  expect lane 22 "OUT[0].x" = 0x3e44c4c5 "OUT[0].y" = 0x3f64e4e5 "OUT[0].z" = 0x3f189899 "OUT[0].w" = 0x3f79f9fa
  expect lane 23 "OUT[0].x" = 0x3f50d0d1 "OUT[0].y" = 0x3df8f8f9 "OUT[0].z" = 0x3f2babac "OUT[0].w" = 0x3e1c9c9d
  expect lane 24 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3eb8b8b9 "OUT[0].z" = 0x3dd0d0d1 "OUT[0].w" = 0x3ec2c2c3
  expect lane 25 "OUT[0].x" = 0x3f79f9fa "OUT[0].y" = 0x3d109091 "OUT[0].z" = 0x3ea0a0a1 "OUT[0].w" = 0x3e868687
  expect lane 26 "OUT[0].x" = 0x3f37b7b8 "OUT[0].y" = 0x3f50d0d1 "OUT[0].z" = 0x3e9a9a9b "OUT[0].w" = 0x3ebebebf
  expect lane 27 "OUT[0].x" = 0x3f78f8f9 "OUT[0].y" = 0x3e189899 "OUT[0].z" = 0x3f29a9aa "OUT[0].w" = 0x3f2fafb0
  expect lane 28 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f4acacb "OUT[0].z" = 0x3e68e8e9 "OUT[0].w" = 0x3f40c0c1
  expect lane 29 "OUT[0].x" = 0x3f4ececf "OUT[0].y" = 0x3f36b6b7 "OUT[0].z" = 0x3e868687 "OUT[0].w" = 0x3f6eeeef
  expect lane 30 "OUT[0].x" = 0x3eb6b6b7 "OUT[0].y" = 0x3e868687 "OUT[0].z" = 0x3f5ededf "OUT[0].w" = 0x3e24a4a5
  expect lane 31 "OUT[0].x" = 0x3dd8d8d9 "OUT[0].y" = 0x3e149495 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3efcfcfd
}
texture 2 {
  type TWO_D  format R32_G32_B32_A32 UINT  source R G B A
  size 8 8  block 1 1  address 0x20200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c80d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fecd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb830fbd093f05c16761ae34019918c817ab86dfcb624cd7b0b8465d43a016fd969f6b0a16c65453c2c7e6cbf9fb3c5821ce975e96f27a64e657c82f308dd5e8ea40
}
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 2 texture 2 sampler 1

# texture_2d_rgba32ui: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 2
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x5e8838ca "OUT[0].z" = 0x81170352 "OUT[0].w" = 0xb4725223
  expect lane 1 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x5e8838ca "OUT[0].z" = 0x81170352 "OUT[0].w" = 0xb4725223
  expect lane 2 "OUT[0].x" = 0x558a4719 "OUT[0].y" = 0xfbb44090 "OUT[0].z" = 0x637a8bea "OUT[0].w" = 0x8c4dc97c
  expect lane 3 "OUT[0].x" = 0x558a4719 "OUT[0].y" = 0xfbb44090 "OUT[0].z" = 0x637a8bea "OUT[0].w" = 0x8c4dc97c
  expect lane 4 "OUT[0].x" = 0x0cf07480 "OUT[0].y" = 0x5e987c0e "OUT[0].z" = 0xc657513f "OUT[0].w" = 0x8e63430d
  expect lane 5 "OUT[0].x" = 0x0438eee5 "OUT[0].y" = 0xa3a4e7a8 "OUT[0].z" = 0x401d10dd "OUT[0].w" = 0x6c202b4c
  expect lane 6 "OUT[0].x" = 0x775334a7 "OUT[0].y" = 0xfe8cf845 "OUT[0].z" = 0xe002d334 "OUT[0].w" = 0xb61fb4d4
  expect lane 7 "OUT[0].x" = 0xf52c276f "OUT[0].y" = 0xf998e431 "OUT[0].z" = 0x27ab1fd0 "OUT[0].w" = 0x5f4dd0b7
  expect lane 8 "OUT[0].x" = 0x97365766 "OUT[0].y" = 0xd640e445 "OUT[0].z" = 0x3c2d9721 "OUT[0].w" = 0xfb194ea0
  expect lane 9 "OUT[0].x" = 0xdc62a07a "OUT[0].y" = 0x53aebbb7 "OUT[0].z" = 0xaebe5030 "OUT[0].w" = 0x880ca44e
  expect lane 10 "OUT[0].x" = 0xafa926f8 "OUT[0].y" = 0x29de435b "OUT[0].z" = 0x7e00251b "OUT[0].w" = 0x2c840cb9
  expect lane 11 "OUT[0].x" = 0x9795fc75 "OUT[0].y" = 0xdf31e96b "OUT[0].z" = 0x54a469a7 "OUT[0].w" = 0x04e99aa6
  expect lane 12 "OUT[0].x" = 0x3747973f "OUT[0].y" = 0x1ac2f4ca "OUT[0].z" = 0x120f1a7c "OUT[0].w" = 0x51a2891d
  expect lane 13 "OUT[0].x" = 0x213bcd93 "OUT[0].y" = 0xb50f73ef "OUT[0].z" = 0x95393cc6 "OUT[0].w" = 0x611a5ca8
  expect lane 14 "OUT[0].x" = 0xf378e8a2 "OUT[0].y" = 0x3b18fb5e "OUT[0].z" = 0xd4def5bc "OUT[0].w" = 0x06a1663b
  expect lane 15 "OUT[0].x" = 0x62445a0d "OUT[0].y" = 0x0bf78ffc "OUT[0].z" = 0x58748ebe "OUT[0].w" = 0x21922299
  expect lane 16 "OUT[0].x" = 0xa990526e "OUT[0].y" = 0xbfbd3343 "OUT[0].z" = 0x7121b61c "OUT[0].w" = 0x7feb4ff2
  expect lane 17 "OUT[0].x" = 0xa990526e "OUT[0].y" = 0xbfbd3343 "OUT[0].z" = 0x7121b61c "OUT[0].w" = 0x7feb4ff2
  expect lane 18 "OUT[0].x" = 0xb1f9357c "OUT[0].y" = 0xac32781d "OUT[0].z" = 0x85fa9069 "OUT[0].w" = 0x7ca4372c
  expect lane 19 "OUT[0].x" = 0xb1f9357c "OUT[0].y" = 0xac32781d "OUT[0].z" = 0x85fa9069 "OUT[0].w" = 0x7ca4372c
  expect lane 20 "OUT[0].x" = 0xd7330d25 "OUT[0].y" = 0x484c2d06 "OUT[0].z" = 0x0068eea3 "OUT[0].w" = 0x59e6c8e5
  expect lane 21 "OUT[0].x" = 0xa937d819 "OUT[0].y" = 0x14b21a27 "OUT[0].z" = 0x4b73a920 "OUT[0].w" = 0x37087a7d
  expect lane 22 "OUT[0].x" = 0x62e6694d "OUT[0].y" = 0x0360b31e "OUT[0].z" = 0xb3976e9e "OUT[0].w" = 0x154c77f1
  expect lane 23 "OUT[0].x" = 0xddc93c25 "OUT[0].y" = 0xa642c304 "OUT[0].z" = 0x9cd756aa "OUT[0].w" = 0x7b240ce4
  expect lane 24 "OUT[0].x" = 0x3ea017a8 "OUT[0].y" = 0xc5d55a8e "OUT[0].z" = 0x80631c9e "OUT[0].w" = 0x9d8104f1
  expect lane 25 "OUT[0].x" = 0x93f41f76 "OUT[0].y" = 0xfbad0c12 "OUT[0].z" = 0x7aaa6d7b "OUT[0].w" = 0x4c3999c7
  expect lane 26 "OUT[0].x" = 0xb414f403 "OUT[0].y" = 0x3da7aa28 "OUT[0].z" = 0xae73c37f "OUT[0].w" = 0x59e2d9f5
  expect lane 27 "OUT[0].x" = 0x620619d1 "OUT[0].y" = 0x9da8e4d8 "OUT[0].z" = 0xc1b22c09 "OUT[0].w" = 0xcc333790
  expect lane 28 "OUT[0].x" = 0xfcaedece "OUT[0].y" = 0xb82625e1 "OUT[0].z" = 0xa0a84610 "OUT[0].w" = 0x735a7b0c
  expect lane 29 "OUT[0].x" = 0x99f09827 "OUT[0].y" = 0x1e48f8c2 "OUT[0].z" = 0xf0751d7f "OUT[0].w" = 0xd30e31e2
  expect lane 30 "OUT[0].x" = 0xfc0b78c5 "OUT[0].y" = 0xcc9bc4db "OUT[0].z" = 0x4e096e91 "OUT[0].w" = 0xd843bf7d
  expect lane 31 "OUT[0].x" = 0x1977cbeb "OUT[0].y" = 0xa6237cd7 "OUT[0].z" = 0x09e0ef17 "OUT[0].w" = 0x127f2ac3
}
texture 3 {
  type TWO_D  format A8B8G8R8 SINT  source R G B A
  size 8 8  block 1 1  address 0x20300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 3 texture 3 sampler 1

# texture_2d_rgba8i: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 3
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 1 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 2 "OUT[0].x" = 0xffffffe5 "OUT[0].y" = 0xffffffee "OUT[0].z" = 0x00000038 "OUT[0].w" = 0x00000004
  expect lane 3 "OUT[0].x" = 0xffffffe5 "OUT[0].y" = 0xffffffee "OUT[0].z" = 0x00000038 "OUT[0].w" = 0x00000004
  expect lane 4 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 5 "OUT[0].x" = 0x00000052 "OUT[0].y" = 0x00000003 "OUT[0].z" = 0x00000017 "OUT[0].w" = 0xffffff81
  expect lane 6 "OUT[0].x" = 0xffffffa8 "OUT[0].y" = 0xffffffe7 "OUT[0].z" = 0xffffffa4 "OUT[0].w" = 0xffffffa3
  expect lane 7 "OUT[0].x" = 0xffffffdd "OUT[0].y" = 0x00000010 "OUT[0].z" = 0x0000001d "OUT[0].w" = 0x00000040
  expect lane 8 "OUT[0].x" = 0x00000023 "OUT[0].y" = 0x00000052 "OUT[0].z" = 0x00000072 "OUT[0].w" = 0xffffffb4
  expect lane 9 "OUT[0].x" = 0xffffff80 "OUT[0].y" = 0x00000074 "OUT[0].z" = 0xfffffff0 "OUT[0].w" = 0x0000000c
  expect lane 10 "OUT[0].x" = 0x0000004c "OUT[0].y" = 0x0000002b "OUT[0].z" = 0x00000020 "OUT[0].w" = 0x0000006c
  expect lane 11 "OUT[0].x" = 0x00000066 "OUT[0].y" = 0x00000057 "OUT[0].z" = 0x00000036 "OUT[0].w" = 0xffffff97
  expect lane 12 "OUT[0].x" = 0x0000000e "OUT[0].y" = 0x0000007c "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0x0000005e
  expect lane 13 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 14 "OUT[0].x" = 0x00000045 "OUT[0].y" = 0xffffffe4 "OUT[0].z" = 0x00000040 "OUT[0].w" = 0xffffffd6
  expect lane 15 "OUT[0].x" = 0x00000021 "OUT[0].y" = 0xffffff97 "OUT[0].z" = 0x0000002d "OUT[0].w" = 0x0000003c
  expect lane 16 "OUT[0].x" = 0xffffff93 "OUT[0].y" = 0xffffffcd "OUT[0].z" = 0x0000003b "OUT[0].w" = 0x00000021
  expect lane 17 "OUT[0].x" = 0xffffff93 "OUT[0].y" = 0xffffffcd "OUT[0].z" = 0x0000003b "OUT[0].w" = 0x00000021
  expect lane 18 "OUT[0].x" = 0x0000006f "OUT[0].y" = 0x00000027 "OUT[0].z" = 0x0000002c "OUT[0].w" = 0xfffffff5
  expect lane 19 "OUT[0].x" = 0x0000006f "OUT[0].y" = 0x00000027 "OUT[0].z" = 0x0000002c "OUT[0].w" = 0xfffffff5
  expect lane 20 "OUT[0].x" = 0xffffffef "OUT[0].y" = 0x00000073 "OUT[0].z" = 0x0000000f "OUT[0].w" = 0xffffffb5
  expect lane 21 "OUT[0].x" = 0xffffffc6 "OUT[0].y" = 0x0000003c "OUT[0].z" = 0x00000039 "OUT[0].w" = 0xffffff95
  expect lane 22 "OUT[0].x" = 0x00000031 "OUT[0].y" = 0xffffffe4 "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0xfffffff9
  expect lane 23 "OUT[0].x" = 0xffffffd0 "OUT[0].y" = 0x0000001f "OUT[0].z" = 0xffffffab "OUT[0].w" = 0x00000027
  expect lane 24 "OUT[0].x" = 0xffffffa8 "OUT[0].y" = 0x0000005c "OUT[0].z" = 0x0000001a "OUT[0].w" = 0x00000061
  expect lane 25 "OUT[0].x" = 0xfffffff9 "OUT[0].y" = 0x00000009 "OUT[0].z" = 0x00000050 "OUT[0].w" = 0x00000043
  expect lane 26 "OUT[0].x" = 0xffffffb7 "OUT[0].y" = 0xffffffd0 "OUT[0].z" = 0x0000004d "OUT[0].w" = 0x0000005f
  expect lane 27 "OUT[0].x" = 0xfffffff8 "OUT[0].y" = 0x00000026 "OUT[0].z" = 0xffffffa9 "OUT[0].w" = 0xffffffaf
  expect lane 28 "OUT[0].x" = 0xffffffa1 "OUT[0].y" = 0xffffffca "OUT[0].z" = 0x0000003a "OUT[0].w" = 0xffffffc0
  expect lane 29 "OUT[0].x" = 0xffffffce "OUT[0].y" = 0xffffffb6 "OUT[0].z" = 0x00000043 "OUT[0].w" = 0xffffffee
  expect lane 30 "OUT[0].x" = 0x0000005b "OUT[0].y" = 0x00000043 "OUT[0].z" = 0xffffffde "OUT[0].w" = 0x00000029
  expect lane 31 "OUT[0].x" = 0x0000001b "OUT[0].y" = 0x00000025 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x0000007e
}
texture 4 {
  type TWO_D  format R16_G16 UNORM  source R G ZERO ONE_FLOAT
  size 8 8  block 1 1  address 0x20400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 4 texture 4 sampler 0

# texture_2d_rg16: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 4
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e01f082 "OUT[0].y" = 0x3e7220f2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3e01f082 "OUT[0].y" = 0x3e7220f2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f6ee5ef "OUT[0].y" = 0x3c870087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f6ee5ef "OUT[0].y" = 0x3c870087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 4 "OUT[0].x" = 0x3e6328e3 "OUT[0].y" = 0x3ebd10bd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 5 "OUT[0].x" = 0x3c5480d5 "OUT[0].y" = 0x3f011781 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 6 "OUT[0].x" = 0x3f67a8e8 "OUT[0].y" = 0x3f23a4a4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 7 "OUT[0].x" = 0x3d86e887 "OUT[0].y" = 0x3e803a80 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 8 "OUT[0].x" = 0x3ea446a4 "OUT[0].y" = 0x3f3472b4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 9 "OUT[0].x" = 0x3ee900e9 "OUT[0].y" = 0x3d4f00cf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 10 "OUT[0].x" = 0x3e2d30ad "OUT[0].y" = 0x3ed840d8 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 11 "OUT[0].x" = 0x3eaeccaf "OUT[0].y" = 0x3f173697 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3ef81cf8 "OUT[0].y" = 0x3ebd30bd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3ea27ea2 "OUT[0].y" = 0x3f4657c6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f6445e4 "OUT[0].y" = 0x3f5640d6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f172197 "OUT[0].y" = 0x3e70b4f1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 16 "OUT[0].x" = 0x3f4d93ce "OUT[0].y" = 0x3e04ec85 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 17 "OUT[0].x" = 0x3f4d93ce "OUT[0].y" = 0x3e04ec85 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 18 "OUT[0].x" = 0x3e1dbc9e "OUT[0].y" = 0x3f752cf5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 19 "OUT[0].x" = 0x3e1dbc9e "OUT[0].y" = 0x3f752cf5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3ee7dee8 "OUT[0].y" = 0x3f350fb5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3e7318f3 "OUT[0].y" = 0x3f153995 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f6431e4 "OUT[0].y" = 0x3f7998fa "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3dfe80ff "OUT[0].y" = 0x3e1eac9f "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3eb950b9 "OUT[0].y" = 0x3ec234c2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3d1f90a0 "OUT[0].y" = 0x3e86a087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f50b7d1 "OUT[0].y" = 0x3ebe9abf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3e1be09c "OUT[0].y" = 0x3f2fa9b0 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 28 "OUT[0].x" = 0x3f4aa1cb "OUT[0].y" = 0x3f403ac0 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 29 "OUT[0].x" = 0x3f36ceb7 "OUT[0].y" = 0x3f6e43ee "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 30 "OUT[0].x" = 0x3e86b687 "OUT[0].y" = 0x3e2778a7 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 31 "OUT[0].x" = 0x3e146c94 "OUT[0].y" = 0x3efc00fc "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
sampler 2 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 5 texture 0 sampler 2

# texture_2d_repeat: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 5
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 4 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 5 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 6 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 7 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 8 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 11 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 16 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 17 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 18 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
  expect lane 19 "OUT[0].x" = 0x3f4d0000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3f550000
  expect lane 20 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 21 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
  expect lane 22 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 23 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f660000 "OUT[0].w" = 0x3e700000
  expect lane 24 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 25 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 26 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 27 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 28 "OUT[0].x" = 0x3f2e0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f5d0000
  expect lane 29 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 30 "OUT[0].x" = 0x3f170000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f480000 "OUT[0].w" = 0x3f550000
  expect lane 31 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
}
sampler 3 { address MIRROR MIRROR MIRROR  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 6 texture 0 sampler 3

# texture_2d_mirror: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 6
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 2 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 3 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 4 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 5 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 6 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 7 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 8 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 11 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 14 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 16 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 17 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 18 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 19 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 20 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 21 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 22 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 23 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 24 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 28 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 29 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 30 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 31 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
}
sampler 4 { address BORDER BORDER BORDER  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 7 texture 0 sampler 4

# texture_2d_border: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 7
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect all "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
}
texture 5 {
  type ONE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8  block 1 1  address 0x20500000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f
}
handle 8 texture 5 sampler 0

# texture_1d: texture(t, i.x)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xxxx, SAMP[0], 1D" bank 8
  # TEX R8, R0, 0x0, 1D, 0xf
  # Ra+0: IN[0].x
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 4 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 5 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 6 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 7 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 8 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 11 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 15 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 16 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 17 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 18 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 19 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 20 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 21 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 22 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 23 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 24 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 25 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 26 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 28 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 29 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 30 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 31 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
}
texture 6 {
  type THREE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8 4  block 1 1  address 0x20600000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f0000143f0000573f0000643f0000e03d0000c83d0000ae3e0000723f0000203f00004d3f0000003e0000193f0000023f00002c3e0000ca3e0000d03d00006c3f0000c83d0000003c0000f03d00009c3e0000d03e0000693f00004e3f0000ac3e0000223f0000253f0000783e00005d3f00002d3f0000ce3e00001e3f0000443f0000403f0000883d0000a03d0000623f0000fe3e00005b3f0000fa3e0000c83e0000463f00000e3f0000243f00006e3f00000c3f0000083f0000ce3e00006e3f0000443f0000683e0000d83e0000f63e0000d23e00002c3e0000213f0000803b0000863e00005f3f0000883d0000ee3e0000863e0000163f0000c83d00007f3f0000e83d0000883e00009a3e00001c3e0000703f0000563f0000a03e0000693f0000f63e0000503f0000a83e0000453f0000403d00000e3f00006b3f0000053f00003f3f0000333f0000183f00000c3e0000fa3e0000f43e0000643f0000403f0000443e0000aa3e0000d43e0000e63e0000a03e0000fc3e00003b3f0000123f00003b3f00008c3e0000f03e00001e3f0000f63e0000ec3e00003b3f00005a3f0000153f00008a3e0000793f0000403c0000683e0000143e0000773f0000e03d0000d43e0000f63e0000723f0000b03d0000333f0000ce3e00001c3e0000793f00003b3f0000ce3e0000403f0000063f0000a83e0000603f0000ea3e0000123f0000803b0000003d00000c3f0000143e0000e03e00006c3f0000613f0000e83d00004c3f0000373f0000743e00000b3f0000173f00002e3f00001b3f0000283f00007c3e0000c63e0000da3e0000303f0000f83e0000003c0000343e0000cc3e0000483e0000503e0000e23e00005c3f0000383e00006c3f0000063f0000603d0000de3e00000a3f0000583e0000463f0000043e0000203e0000c63e00007d3f0000ae3e00006d3f0000123f0000e63e0000a43e0000243e0000263f0000ec3e0000c83e00003b3f0000a43e0000f23e0000083f00007b3f0000563f00001c3f00006e3f0000783e00006a3f0000343e00004f3f0000a43e0000203f0000143f0000c03c00007c3f0000263f0000163f00001c3f0000d03d0000c23e00004d3f0000e03c00008c3e0000e03d00008a3e00007c3f0000463f0000543e0000f03e0000c83d0000983d0000f23e00003c3f0000663f0000223f0000643f00005b3f0000383e00004b3f0000fc3e0000253f0000663f0000323f00002c3f0000ee3e00005e3f0000fc3e00004f3f0000653f0000713f0000443e0000d03d0000b43e00000c3f0000043f0000593f0000fe3e0000753f0000e83e0000e03e00001f3f0000803e0000f63e00000d3f0000fe3e00008e3e0000063f0000443e0000bc3e0000433f0000ca3e0000de3e0000e83e0000243f0000f63e0000c83d0000003c
}
handle 9 texture 6 sampler 0

# texture_3d: texture(t, i.xyz)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], 3D" bank 9
  # TEX R8, R0, 0x0, 3D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Ra+2: IN[0].z
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.109375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.625
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 1 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 2 "OUT[0].x" = 0x3f310000 "OUT[0].y" = 0x3f190000 "OUT[0].z" = 0x3f050000 "OUT[0].w" = 0x3f200000
  expect lane 3 "OUT[0].x" = 0x3f310000 "OUT[0].y" = 0x3f190000 "OUT[0].z" = 0x3f050000 "OUT[0].w" = 0x3f200000
  expect lane 4 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 5 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 6 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f4b0000 "OUT[0].w" = 0x3f3c0000
  expect lane 7 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3f6e0000
  expect lane 8 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
  expect lane 9 "OUT[0].x" = 0x3e500000 "OUT[0].y" = 0x3eb20000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e2c0000
  expect lane 10 "OUT[0].x" = 0x3f1e0000 "OUT[0].y" = 0x3f310000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3f140000
  expect lane 11 "OUT[0].x" = 0x3f290000 "OUT[0].y" = 0x3e4c0000 "OUT[0].z" = 0x3f320000 "OUT[0].w" = 0x3efa0000
  expect lane 12 "OUT[0].x" = 0x3f5d0000 "OUT[0].y" = 0x3f710000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3eb40000
  expect lane 13 "OUT[0].x" = 0x3ece0000 "OUT[0].y" = 0x3f490000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3ed20000
  expect lane 14 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3ec80000 "OUT[0].z" = 0x3eda0000 "OUT[0].w" = 0x3f0a0000
  expect lane 15 "OUT[0].x" = 0x3ec80000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e700000 "OUT[0].w" = 0x3e960000
  expect lane 16 "OUT[0].x" = 0x3f110000 "OUT[0].y" = 0x3e900000 "OUT[0].z" = 0x3e860000 "OUT[0].w" = 0x3c000000
  expect lane 17 "OUT[0].x" = 0x3f110000 "OUT[0].y" = 0x3e900000 "OUT[0].z" = 0x3e860000 "OUT[0].w" = 0x3c000000
  expect lane 18 "OUT[0].x" = 0x3e980000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1b0000 "OUT[0].w" = 0x3eb00000
  expect lane 19 "OUT[0].x" = 0x3e980000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1b0000 "OUT[0].w" = 0x3eb00000
  expect lane 20 "OUT[0].x" = 0x3d300000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3e960000 "OUT[0].w" = 0x3f600000
  expect lane 21 "OUT[0].x" = 0x3f660000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3e440000
  expect lane 22 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3eda0000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3d880000
  expect lane 23 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f0f0000 "OUT[0].w" = 0x3db80000
  expect lane 24 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3e000000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3ee00000
  expect lane 25 "OUT[0].x" = 0x3eac0000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f320000 "OUT[0].w" = 0x3f7f0000
  expect lane 26 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f2d0000 "OUT[0].w" = 0x3f180000
  expect lane 27 "OUT[0].x" = 0x3f5e0000 "OUT[0].y" = 0x3f3f0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3db80000
  expect lane 28 "OUT[0].x" = 0x3f290000 "OUT[0].y" = 0x3f420000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f730000
  expect lane 29 "OUT[0].x" = 0x3d200000 "OUT[0].y" = 0x3f250000 "OUT[0].z" = 0x3f090000 "OUT[0].w" = 0x3f690000
  expect lane 30 "OUT[0].x" = 0x3f140000 "OUT[0].y" = 0x3ef00000 "OUT[0].z" = 0x3e380000 "OUT[0].w" = 0x3c800000
  expect lane 31 "OUT[0].x" = 0x3ed40000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3efa0000 "OUT[0].w" = 0x3e280000
}
texture 7 {
  type TWO_D_NO_MIPMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20700000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
handle 10 texture 7 sampler 0

# texture_rect: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], RECT" bank 10
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.75 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.75 + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 4 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 5 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 6 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 7 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 8 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 11 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 15 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 16 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 17 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 18 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 19 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 20 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 21 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 23 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 24 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 25 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 26 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 27 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 28 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f3c0000 "OUT[0].w" = 0x3e6c0000
  expect lane 29 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 30 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 31 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
}
texture 8 {
  type ONE_D_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8  layers 3  block 1 1  address 0x20800000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f
}
handle 11 texture 8 sampler 0

# texture_1darray: texture(t, i.xy)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 1D_ARRAY" bank 11
  # TEX R8, R0, 0x0, ARRAY_1D, 0xf
  # Ra+0: IN[0].y to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # before (R-TGSI-11): layer = IN[0].y to the nearest integer, 0..65535
  "IN[0].y" = -0.25 + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].x" = -0.046875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 4 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 5 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 6 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 7 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 8 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 11 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f3c0000 "OUT[0].w" = 0x3e6c0000
  expect lane 15 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 16 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 17 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 18 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 19 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 20 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 21 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 23 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 24 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 25 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 26 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 27 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 28 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 29 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
  expect lane 30 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 31 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
}
texture 9 {
  type TWO_D_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  layers 3  block 1 1  address 0x20900000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f
}
handle 12 texture 9 sampler 2

# texture_2darray: texture(t, i.xyz)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], 2D_ARRAY" bank 12
  # TEX R8, R0, 0x0, ARRAY_2D, 0xf
  # Ra+0: IN[0].z to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # Ra+2: IN[0].y
  # before (R-TGSI-11): layer = IN[0].z to the nearest integer, 0..65535
  "IN[0].z" = 1.25
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 1 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 2 "OUT[0].x" = 0x3d000000 "OUT[0].y" = 0x3e9c0000 "OUT[0].z" = 0x3edc0000 "OUT[0].w" = 0x3f250000
  expect lane 3 "OUT[0].x" = 0x3e900000 "OUT[0].y" = 0x3f1a0000 "OUT[0].z" = 0x3ea80000 "OUT[0].w" = 0x3ef40000
  expect lane 4 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 5 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 6 "OUT[0].x" = 0x3f350000 "OUT[0].y" = 0x3ef60000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3f620000
  expect lane 7 "OUT[0].x" = 0x3df80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3ea80000 "OUT[0].w" = 0x3eb60000
  expect lane 8 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 9 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 10 "OUT[0].x" = 0x3f160000 "OUT[0].y" = 0x3e240000 "OUT[0].z" = 0x3f170000 "OUT[0].w" = 0x3e9a0000
  expect lane 11 "OUT[0].x" = 0x3f2f0000 "OUT[0].y" = 0x3f340000 "OUT[0].z" = 0x3f1f0000 "OUT[0].w" = 0x3f0a0000
  expect lane 12 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 13 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 14 "OUT[0].x" = 0x3e700000 "OUT[0].y" = 0x3da80000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3f660000
  expect lane 15 "OUT[0].x" = 0x3eda0000 "OUT[0].y" = 0x3f740000 "OUT[0].z" = 0x3f610000 "OUT[0].w" = 0x3ee60000
  expect lane 16 "OUT[0].x" = 0x3f7b0000 "OUT[0].y" = 0x3f660000 "OUT[0].z" = 0x3e240000 "OUT[0].w" = 0x3f3f0000
  expect lane 17 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 18 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f540000 "OUT[0].w" = 0x3e860000
  expect lane 19 "OUT[0].x" = 0x3d980000 "OUT[0].y" = 0x3d100000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f3d0000
  expect lane 20 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f660000
  expect lane 22 "OUT[0].x" = 0x3f040000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3e920000 "OUT[0].w" = 0x3ec80000
  expect lane 23 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f690000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3e820000
  expect lane 24 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 25 "OUT[0].x" = 0x3f600000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f0a0000
  expect lane 26 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f770000 "OUT[0].z" = 0x3e680000 "OUT[0].w" = 0x3e580000
  expect lane 27 "OUT[0].x" = 0x3df80000 "OUT[0].y" = 0x3eee0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f2c0000
  expect lane 28 "OUT[0].x" = 0x3f0c0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3e740000
  expect lane 29 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 30 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ee00000
  expect lane 31 "OUT[0].x" = 0x3e380000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3f030000
}
texture 10 {
  type CUBEMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20a00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f0000143f0000573f0000643f0000e03d0000c83d0000ae3e0000723f0000203f00004d3f0000003e0000193f0000023f00002c3e0000ca3e0000d03d00006c3f0000c83d0000003c0000f03d00009c3e0000d03e0000693f00004e3f0000ac3e0000223f0000253f0000783e00005d3f00002d3f0000ce3e00001e3f0000443f0000403f0000883d0000a03d0000623f0000fe3e00005b3f0000fa3e0000c83e0000463f00000e3f0000243f00006e3f00000c3f0000083f0000ce3e00006e3f0000443f0000683e0000d83e0000f63e0000d23e00002c3e0000213f0000803b0000863e00005f3f0000883d0000ee3e0000863e0000163f0000c83d00007f3f0000e83d0000883e00009a3e00001c3e0000703f0000563f0000a03e0000693f0000f63e0000503f0000a83e0000453f0000403d00000e3f00006b3f0000053f00003f3f0000333f0000183f00000c3e0000fa3e0000f43e0000643f0000403f0000443e0000aa3e0000d43e0000e63e0000a03e0000fc3e00003b3f0000123f00003b3f00008c3e0000f03e00001e3f0000f63e0000ec3e00003b3f00005a3f0000153f00008a3e0000793f0000403c0000683e0000143e0000773f0000e03d0000d43e0000f63e0000723f0000b03d0000333f0000ce3e00001c3e0000793f00003b3f0000ce3e0000403f0000063f0000a83e0000603f0000ea3e0000123f0000803b0000003d00000c3f0000143e0000e03e00006c3f0000613f0000e83d00004c3f0000373f0000743e00000b3f0000173f00002e3f00001b3f0000283f00007c3e0000c63e0000da3e0000303f0000f83e0000003c0000343e0000cc3e0000483e0000503e0000e23e00005c3f0000383e00006c3f0000063f0000603d0000de3e00000a3f0000583e0000463f0000043e0000203e0000c63e00007d3f0000ae3e00006d3f0000123f0000e63e0000a43e0000243e0000263f0000ec3e0000c83e00003b3f0000a43e0000f23e0000083f00007b3f0000563f00001c3f00006e3f0000783e00006a3f0000343e00004f3f0000a43e0000203f0000143f0000c03c00007c3f0000263f0000163f00001c3f0000d03d0000c23e00004d3f0000e03c00008c3e0000e03d00008a3e00007c3f0000463f0000543e0000f03e0000c83d0000983d0000f23e00003c3f0000663f0000223f0000643f00005b3f0000383e00004b3f0000fc3e0000253f0000663f0000323f00002c3f0000ee3e00005e3f0000fc3e00004f3f0000653f0000713f0000443e0000d03d0000b43e00000c3f0000043f0000593f0000fe3e0000753f0000e83e0000e03e00001f3f0000803e0000f63e00000d3f0000fe3e00008e3e0000063f0000443e0000bc3e0000433f0000ca3e0000de3e0000e83e0000243f0000f63e0000c83d0000003c0000073f0000403f00001a3f0000fe3e0000483e00005f3f0000a63e0000783f0000543e00008a3e0000773f0000033f0000503d0000553f0000263f0000373f0000ac3e0000433f0000be3e0000a83e0000b63e0000b23e0000493f00003b3f0000543f00000a3f0000563f0000923e0000643e00007f3f0000753f0000303d0000003d0000023f00007f3f0000743f0000d83e0000a43e00003f3f0000c83e00002c3e0000903d0000cc3e0000183e0000983d0000773f0000d83e0000503f0000783e0000683e00007e3f0000243e0000713f0000d23e0000423f00003c3f0000a43e0000433f00005a3f0000b43e0000643f00003c3f0000e03e00005c3f0000003c00006b3f0000d23e0000503f0000e43e00003c3f00004f3f0000133f0000153f00003b3f00007b3f0000543f00008e3e00005c3f00007d3f0000613f00006e3f0000723f0000fe3e0000f03e0000683e0000003d0000ba3e0000e03c00006d3f0000783f0000603e0000103d0000c03c0000a83e00001c3f00000a3f0000e83e0000343f0000493f0000323f0000123f00000b3f00004c3e00004c3f0000303e0000003d0000f03d0000253f00003a3f0000223f0000f43e0000503f0000573f0000f23e00002a3f0000763f0000143e0000803c0000f23e00008c3e00001c3f0000203e0000c63e0000543f0000703d0000a83d00002c3e0000143e0000f83d0000783e0000703d0000203f0000ba3e0000303f00005a3f0000363f0000203f0000b03e0000463f0000243f0000b83e0000b43e00002c3e0000573f0000c03e0000003e0000ac3e00006c3e0000033f00009c3e0000203f00002e3f0000303f00001d3f0000653f0000ca3e00006e3f0000203f0000613f0000793f0000233f00007f3f0000283e0000503e0000c43e0000d83d0000443e0000803d0000803d0000753f000000000000673f00004d3f0000543f0000333f00001f3f0000943e00003f3f0000103f00000a3f0000443f0000763f0000ce3e0000de3e0000093f0000263f0000633f0000da3e0000143f0000253f0000703d0000b23e0000b83d0000c03e00000e3f00006f3f0000323f00003c3f0000803d0000d03e0000343e00002d3f0000f83e0000e03e0000e03d0000503f0000433f0000643e0000503e0000ac3e00000b3f0000113f0000ae3e00000c3f0000513f0000753f0000ec3e0000523f0000183f0000f83d0000303f0000a63e0000ea3e0000983d0000243f0000c23e0000d23e0000ca3e00005d3f0000033f0000183e0000c03e0000ee3e0000523f00002d3f00007c3f00001a3f00003d3f00004b3f0000773f0000583f0000fa3e0000a03e00003a3f0000343e00007f3f00007f3f0000403e0000303f0000a43e00005a3f0000213f0000403c0000d83e0000623f0000793f0000d43e0000693f0000693f0000183e0000323f00005f3f00001b3f0000103d0000053f0000e43e00006c3f0000583f0000063f00004d3f0000683e0000103d0000643f0000043f0000ee3e0000f63e0000a83d0000823e0000713f00001c3e0000273f0000ac3e0000b03d0000483e0000343e00007e3f00005b3f0000c83d0000d03e00006a3f0000783e0000063f0000003c0000843e0000013f00003f3f0000803e00001e3f0000013f0000363f0000a23e00005e3f00009a3e00001d3f0000003d0000483e0000683f0000063f0000613f0000003e0000463f0000203f00000a3f00004e3f0000de3e0000713f00005d3f0000963e0000403f0000a03c0000fc3e0000123f00001d3f0000553f0000b83e0000d03d0000e43e0000903d00003c3e0000cc3e0000173f00003f3f00004b3f0000323f00001f3f0000003c0000753f0000103d00003a3f0000783f0000bc3e0000343e0000403c0000543e0000023f0000203d00001e3f00001c3f0000043f0000313f0000d03e00004a3f00006e3f0000133f0000383e00001e3f0000a23e0000b03e0000533f0000363f0000033f00005a3f0000f03d0000c03c0000133f0000373f0000043e00006f3f0000b63e0000ee3e00003d3f0000193f0000fe3e0000393f00003b3f00007c3e00001e3f00001a3f0000d43e00005d3f0000123f0000413f0000203f0000f83e00004e3f00005b3f0000243e0000773f0000e23e00006c3f0000173f00006c3e00002c3f0000493f0000203e0000c83d00003a3f00001e3f0000533f00000a3f0000613f00007d3f00006c3e0000a83d0000723f0000e43e0000fe3e00003c3e0000f83d00006e3f0000713f0000ca3e0000463f00006b3f0000603e0000d63e0000383e0000b63e0000393f0000083e0000963e0000463f00002f3f0000983e0000643e0000a03c0000673f0000a63e00005f3f0000473f0000c83e00006d3f0000803e00004b3f00008c3e0000983e0000273f0000903e00005f3f0000ee3e0000ba3e0000aa3e0000803e0000643f0000313f0000fe3e0000033f0000c63e0000b03e0000403c0000703d00000c3f0000403e0000563f0000d43e00004f3f0000133f00001c3f0000473f0000773f0000543f0000e43e0000713f0000043e0000203e0000613f0000723f0000323f0000803d00006d3f00002c3e0000473f0000673f0000613f0000943e00000e3f0000623f0000fa3e0000943e0000773f0000283e0000863e0000d03d0000343e0000e03e00000c3f0000b43e00004e3f0000843e0000003e0000663f0000683e0000063f00009c3e00003a3f0000163f0000903e0000703d00006c3f0000383e00005b3f0000a03e00002d3f00009a3e00004e3f0000003f0000113f00000a3f00003a3f0000443f0000d83e0000353f
}
handle 13 texture 10 sampler 0

# texture_cube: texture(t, i.xyz)
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], CUBE" bank 13
  # TEX R8, R0, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -2.0 + 0.5 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.90625 + 0.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3d000000 "OUT[0].y" = 0x3e9c0000 "OUT[0].z" = 0x3edc0000 "OUT[0].w" = 0x3f250000
  expect lane 1 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3c000000 "OUT[0].w" = 0x3ec20000
  expect lane 2 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e4c0000 "OUT[0].z" = 0x3e840000 "OUT[0].w" = 0x3ee20000
  expect lane 3 "OUT[0].x" = 0x3df80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3ea80000 "OUT[0].w" = 0x3eb60000
  expect lane 4 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ee00000
  expect lane 5 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3eae0000 "OUT[0].z" = 0x3f720000 "OUT[0].w" = 0x3f200000
  expect lane 6 "OUT[0].x" = 0x3e700000 "OUT[0].y" = 0x3da80000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3f660000
  expect lane 7 "OUT[0].x" = 0x3f320000 "OUT[0].y" = 0x3f3c0000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3ed00000
  expect lane 8 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3c000000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3e9c0000
  expect lane 9 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3f250000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f5d0000
  expect lane 10 "OUT[0].x" = 0x3e500000 "OUT[0].y" = 0x3eac0000 "OUT[0].z" = 0x3f0b0000 "OUT[0].w" = 0x3f110000
  expect lane 11 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3f520000 "OUT[0].z" = 0x3f180000 "OUT[0].w" = 0x3df80000
  expect lane 12 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 13 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 14 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 15 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 16 "OUT[0].x" = 0x3ed00000 "OUT[0].y" = 0x3e580000 "OUT[0].z" = 0x3e480000 "OUT[0].w" = 0x3f220000
  expect lane 17 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3f6c0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3d000000
  expect lane 18 "OUT[0].x" = 0x3f7b0000 "OUT[0].y" = 0x3f660000 "OUT[0].z" = 0x3e240000 "OUT[0].w" = 0x3f3f0000
  expect lane 19 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f660000
  expect lane 20 "OUT[0].x" = 0x3f750000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f7e0000 "OUT[0].w" = 0x3f4b0000
  expect lane 21 "OUT[0].x" = 0x3f120000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3e4c0000 "OUT[0].w" = 0x3f4c0000
  expect lane 22 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 23 "OUT[0].x" = 0x3e480000 "OUT[0].y" = 0x3f5f0000 "OUT[0].z" = 0x3ea60000 "OUT[0].w" = 0x3f780000
  expect lane 24 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3ef20000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f760000
  expect lane 25 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f540000
  expect lane 26 "OUT[0].x" = 0x3eac0000 "OUT[0].y" = 0x3f430000 "OUT[0].z" = 0x3ebe0000 "OUT[0].w" = 0x3ea80000
  expect lane 27 "OUT[0].x" = 0x3f540000 "OUT[0].y" = 0x3f0a0000 "OUT[0].z" = 0x3f560000 "OUT[0].w" = 0x3e920000
  expect lane 28 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f650000
  expect lane 29 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 30 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 31 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
}

# texture_cube_below: texture(t, i.zyx)
warp 0 {
  tgsi "TEX OUT[0], TEMP[0], SAMP[0], CUBE" bank 13
  # TEX R8, R0, 0x0, CUBE, 0xf
  # Ra+0: TEMP[0].x / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # Ra+1: TEMP[0].y / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # Ra+2: TEMP[0].z / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # before (R-TGSI-10): the direction / its longest component
  "TEMP[0].x" = -0.75
  "TEMP[0].y" = -0.90625 + 0.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].z" = -0.46875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3f160000
  expect lane 1 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3f0a0000 "OUT[0].z" = 0x3e580000 "OUT[0].w" = 0x3f460000
  expect lane 2 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e740000 "OUT[0].z" = 0x3f1f0000 "OUT[0].w" = 0x3f6b0000
  expect lane 3 "OUT[0].x" = 0x3e2c0000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3da80000 "OUT[0].w" = 0x3e600000
  expect lane 4 "OUT[0].x" = 0x3b800000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3e140000
  expect lane 5 "OUT[0].x" = 0x3b800000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3e140000
  expect lane 6 "OUT[0].x" = 0x3e2c0000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3da80000 "OUT[0].w" = 0x3e600000
  expect lane 7 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3e280000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3ea40000
  expect lane 8 "OUT[0].x" = 0x3f3b0000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3f1e0000
  expect lane 9 "OUT[0].x" = 0x3f3b0000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3f1e0000
  expect lane 10 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3f6e0000 "OUT[0].z" = 0x3f1f0000 "OUT[0].w" = 0x3f5f0000
  expect lane 11 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3f6e0000 "OUT[0].z" = 0x3f1f0000 "OUT[0].w" = 0x3f5f0000
  expect lane 12 "OUT[0].x" = 0x3de80000 "OUT[0].y" = 0x3e880000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3e1c0000
  expect lane 13 "OUT[0].x" = 0x3de80000 "OUT[0].y" = 0x3e880000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3e1c0000
  expect lane 14 "OUT[0].x" = 0x3de80000 "OUT[0].y" = 0x3f160000 "OUT[0].z" = 0x3b800000 "OUT[0].w" = 0x3f5e0000
  expect lane 15 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3c000000 "OUT[0].w" = 0x3ec20000
  expect lane 16 "OUT[0].x" = 0x3e880000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f630000 "OUT[0].w" = 0x3e9c0000
  expect lane 17 "OUT[0].x" = 0x3df80000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3f7f0000
  expect lane 18 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 19 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 20 "OUT[0].x" = 0x3df80000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3f7f0000
  expect lane 21 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3e340000
  expect lane 22 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 23 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 24 "OUT[0].x" = 0x3eb40000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3f0f0000
  expect lane 25 "OUT[0].x" = 0x3eb40000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3f0f0000
  expect lane 26 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 27 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 28 "OUT[0].x" = 0x3ed00000 "OUT[0].y" = 0x3e580000 "OUT[0].z" = 0x3e480000 "OUT[0].w" = 0x3f220000
  expect lane 29 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3f6c0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3d000000
  expect lane 30 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 31 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
}
texture 11 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  levels 4  view 0 3  block 1 1  address 0x20b00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f
}
sampler 5 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 14 texture 11 sampler 5

# bias: texture(t, i.xy, i.z)
warp 0 {
  tgsi "TXB OUT[0], TEMP[0], SAMP[0], 2D" bank 14
  # TEX.LB R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  "TEMP[0].x" = -1.421875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -2.171875 + 0.125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 1.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 1 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 2 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 3 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 4 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 5 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 6 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 7 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 8 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 9 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 10 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 11 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 12 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 13 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 14 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 15 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 16 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 17 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 18 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 19 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 20 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 21 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 22 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 23 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 24 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 25 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 26 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 27 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 28 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 29 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 30 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 31 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
}

# proj3: textureProj(t, i.xyz)
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], 2D" bank 0
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # Ra+1: TEMP[0].y / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -0.84375 + 0.25 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 2.0
  "TEMP[0].y" = -1.34375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 4 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 5 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 6 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 7 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 8 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 9 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 10 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 11 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 12 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 13 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 14 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 15 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 16 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 17 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 18 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 19 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 20 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 21 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 22 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 23 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 24 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 25 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 26 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 27 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 28 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 29 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 30 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 31 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
}

# proj4: textureProj(t, i)
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], 2D" bank 0
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # Ra+1: TEMP[0].y / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -0.2109375 + 0.0625 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 0.5
  "TEMP[0].y" = -0.3359375 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 4 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 5 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 6 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 7 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 8 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 9 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 10 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 11 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 12 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 13 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 14 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 15 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 16 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 17 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 18 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 19 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 20 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 21 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 22 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 23 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 24 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 25 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 26 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 27 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 28 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 29 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 30 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 31 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
}

# proj_3d: textureProj(t, i)
warp 0 {
  tgsi "TXP OUT[0], IN[0], SAMP[0], 3D" bank 9
  # TEX R8, R0, 0x0, 3D, 0xf
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Ra+2: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "IN[0].x" = -0.84375 + 0.25 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 2.0
  "IN[0].y" = -1.34375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 1 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 2 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 3 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 4 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 5 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 6 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 7 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 8 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 9 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 10 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 11 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 12 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 13 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
  expect lane 14 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 15 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
  expect lane 16 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 17 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 18 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 19 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 20 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 21 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 22 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 23 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 24 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 25 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 26 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 27 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 28 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 29 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
  expect lane 30 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 31 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
}

# lod_0: textureLod(t, i.xy, i.z)
warp 0 {
  tgsi "TXL OUT[0], TEMP[0], SAMP[0], 2D" bank 14
  # TEX.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 0.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 4 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 5 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 6 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 7 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 8 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 9 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 10 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 11 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 16 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 17 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 18 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
  expect lane 19 "OUT[0].x" = 0x3f4d0000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3f550000
  expect lane 20 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 21 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
  expect lane 22 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 23 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f660000 "OUT[0].w" = 0x3e700000
  expect lane 24 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 25 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 26 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 27 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 28 "OUT[0].x" = 0x3f2e0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f5d0000
  expect lane 29 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 30 "OUT[0].x" = 0x3f170000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f480000 "OUT[0].w" = 0x3f550000
  expect lane 31 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
}

# lod_1: textureLod(t, i.xy, i.z)
warp 0 {
  tgsi "TXL OUT[0], TEMP[0], SAMP[0], 2D" bank 14
  # TEX.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 1.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 1 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 2 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 3 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 4 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 5 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 6 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 7 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 8 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 9 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 10 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 11 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 12 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 13 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 14 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 15 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 16 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 17 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 18 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 19 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 20 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 21 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 22 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 23 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 24 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 25 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 26 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 27 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 28 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 29 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 30 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 31 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
}
texture 12 {
  type TWO_D  format R32_G32_B32_A32 UINT  source R G B A
  size 8 8  levels 4  view 0 3  block 1 1  address 0x20c00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c80d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fecd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb830fbd093f05c16761ae34019918c817ab86dfcb624cd7b0b8465d43a016fd969f6b0a16c65453c2c7e6cbf9fb3c5821ce975e96f27a64e657c82f308dd5e8ea40e7f0452fdc08036f40db9f622a8ef69ea18fe18e2e258843c4ac2af3fad3991dd54ca1cbf5288b1c72e2cbd7645c346850762c249dcd2cc2654d8f5813e540c22ff6c8ad6869416248a803617da295e71ac1d4cf12f82e0d07b4b3afe62edf6e0d7c75dcd494132fa6b908556d1379b24d618bfa80d92aa9fd1d5ad590b85983d968ebd41856716f8dee48822e9e652a9cfacfc255fb84cebebe47df0c16f27b24f9885d9d73cebd5bc76e252684850147d076b72252e3e15813a13a0385d97d27b83ca8432e242371c2ceaf3c52244f313731e235d7acfc21bc909a4e539b73a4d911c5c8076ce7a300fa5dd4d2343409fff821d1509285b665afb618d0adb99cea98644daf2b72ddb9309e916dca0fe310a0d5718806d9d73683d9cfdee35ad72d80eae17be13af510e94673959f43ed2353d67ae9be01a7e10e3f2792fadce0d20fd005a196c9179b4d9d8aaa8e88
}
handle 15 texture 12 sampler 5

# lod_3: textureLod(t, i.xy, i.z)
warp 0 {
  tgsi "TXL OUT[0], TEMP[0], SAMP[0], 2D" bank 15
  # TEX.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 7.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect all "OUT[0].x" = 0xd00fd2e0 "OUT[0].y" = 0xc996a105 "OUT[0].z" = 0x9d4d9b17 "OUT[0].w" = 0x888eaa8a
}
texture 13 {
  type THREE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8 4  levels 3  view 0 2  block 1 1  address 0x20d00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f0000143f0000573f0000643f0000e03d0000c83d0000ae3e0000723f0000203f00004d3f0000003e0000193f0000023f00002c3e0000ca3e0000d03d00006c3f0000c83d0000003c0000f03d00009c3e0000d03e0000693f00004e3f0000ac3e0000223f0000253f0000783e00005d3f00002d3f0000ce3e00001e3f0000443f0000403f0000883d0000a03d0000623f0000fe3e00005b3f0000fa3e0000c83e0000463f00000e3f0000243f00006e3f00000c3f0000083f0000ce3e00006e3f0000443f0000683e0000d83e0000f63e0000d23e00002c3e0000213f0000803b0000863e00005f3f0000883d0000ee3e0000863e0000163f0000c83d00007f3f0000e83d0000883e00009a3e00001c3e0000703f0000563f0000a03e0000693f0000f63e0000503f0000a83e0000453f0000403d00000e3f00006b3f0000053f00003f3f0000333f0000183f00000c3e0000fa3e0000f43e0000643f0000403f0000443e0000aa3e0000d43e0000e63e0000a03e0000fc3e00003b3f0000123f00003b3f00008c3e0000f03e00001e3f0000f63e0000ec3e00003b3f00005a3f0000153f00008a3e0000793f0000403c0000683e0000143e0000773f0000e03d0000d43e0000f63e0000723f0000b03d0000333f0000ce3e00001c3e0000793f00003b3f0000ce3e0000403f0000063f0000a83e0000603f0000ea3e0000123f0000803b0000003d00000c3f0000143e0000e03e00006c3f0000613f0000e83d00004c3f0000373f0000743e00000b3f0000173f00002e3f00001b3f0000283f00007c3e0000c63e0000da3e0000303f0000f83e0000003c0000343e0000cc3e0000483e0000503e0000e23e00005c3f0000383e00006c3f0000063f0000603d0000de3e00000a3f0000583e0000463f0000043e0000203e0000c63e00007d3f0000ae3e00006d3f0000123f0000e63e0000a43e0000243e0000263f0000ec3e0000c83e00003b3f0000a43e0000f23e0000083f00007b3f0000563f00001c3f00006e3f0000783e00006a3f0000343e00004f3f0000a43e0000203f0000143f0000c03c00007c3f0000263f0000163f00001c3f0000d03d0000c23e00004d3f0000e03c00008c3e0000e03d00008a3e00007c3f0000463f0000543e0000f03e0000c83d0000983d0000f23e00003c3f0000663f0000223f0000643f00005b3f0000383e00004b3f0000fc3e0000253f0000663f0000323f00002c3f0000ee3e00005e3f0000fc3e00004f3f0000653f0000713f0000443e0000d03d0000b43e00000c3f0000043f0000593f0000fe3e0000753f0000e83e0000e03e00001f3f0000803e0000f63e00000d3f0000fe3e00008e3e0000063f0000443e0000bc3e0000433f0000ca3e0000de3e0000e83e0000243f0000f63e0000c83d0000003c0000073f0000403f00001a3f0000fe3e0000483e00005f3f0000a63e0000783f0000543e00008a3e0000773f0000033f0000503d0000553f0000263f0000373f0000ac3e0000433f0000be3e0000a83e0000b63e0000b23e0000493f00003b3f0000543f00000a3f0000563f0000923e0000643e00007f3f0000753f0000303d0000003d0000023f00007f3f0000743f0000d83e0000a43e00003f3f0000c83e00002c3e0000903d0000cc3e0000183e0000983d0000773f0000d83e0000503f0000783e0000683e00007e3f0000243e0000713f0000d23e0000423f00003c3f0000a43e0000433f00005a3f0000b43e0000643f00003c3f0000e03e00005c3f0000003c00006b3f0000d23e0000503f0000e43e00003c3f00004f3f0000133f0000153f00003b3f00007b3f0000543f00008e3e00005c3f00007d3f0000613f00006e3f0000723f0000fe3e0000f03e0000683e0000003d0000ba3e0000e03c00006d3f0000783f0000603e0000103d0000c03c0000a83e00001c3f00000a3f0000e83e0000343f0000493f0000323f0000123f00000b3f00004c3e00004c3f0000303e0000003d0000f03d0000253f00003a3f0000223f0000f43e0000503f0000573f0000f23e00002a3f0000763f0000143e0000803c0000f23e00008c3e00001c3f0000203e0000c63e0000543f0000703d0000a83d00002c3e0000143e0000f83d0000783e0000703d0000203f0000ba3e0000303f00005a3f0000363f0000203f0000b03e0000463f0000243f0000b83e0000b43e00002c3e0000573f
}
handle 16 texture 13 sampler 5

# lod_3d: textureLod(t, i.xyz, i.w)
warp 0 {
  tgsi "TXL OUT[0], IN[0], SAMP[0], 3D" bank 16
  # TEX.LL R8, R0, R4, 0x0, 3D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Ra+2: IN[0].z
  # Rb+0: IN[0].w
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  "IN[0].w" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3f3b0000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f540000
  expect lane 1 "OUT[0].x" = 0x3c000000 "OUT[0].y" = 0x3f6b0000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3f500000
  expect lane 2 "OUT[0].x" = 0x3e300000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3f250000
  expect lane 3 "OUT[0].x" = 0x3ee80000 "OUT[0].y" = 0x3f340000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3f320000
  expect lane 4 "OUT[0].x" = 0x3ee40000 "OUT[0].y" = 0x3f3c0000 "OUT[0].z" = 0x3f4f0000 "OUT[0].w" = 0x3f130000
  expect lane 5 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f610000
  expect lane 6 "OUT[0].x" = 0x3f120000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3e4c0000 "OUT[0].w" = 0x3f4c0000
  expect lane 7 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f220000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3f500000
  expect lane 8 "OUT[0].x" = 0x3c000000 "OUT[0].y" = 0x3f6b0000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3f500000
  expect lane 9 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3f3b0000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f540000
  expect lane 10 "OUT[0].x" = 0x3ee80000 "OUT[0].y" = 0x3f340000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3f320000
  expect lane 11 "OUT[0].x" = 0x3e300000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3f250000
  expect lane 12 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f610000
  expect lane 13 "OUT[0].x" = 0x3ee40000 "OUT[0].y" = 0x3f3c0000 "OUT[0].z" = 0x3f4f0000 "OUT[0].w" = 0x3f130000
  expect lane 14 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f220000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3f500000
  expect lane 15 "OUT[0].x" = 0x3f120000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3e4c0000 "OUT[0].w" = 0x3f4c0000
  expect lane 16 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 17 "OUT[0].x" = 0x3f6e0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3ef00000
  expect lane 18 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f540000
  expect lane 19 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3ef20000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f760000
  expect lane 20 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 21 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 22 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3e8c0000
  expect lane 23 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3da80000 "OUT[0].z" = 0x3e2c0000 "OUT[0].w" = 0x3e140000
  expect lane 24 "OUT[0].x" = 0x3f6e0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3ef00000
  expect lane 25 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 26 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3ef20000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f760000
  expect lane 27 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f540000
  expect lane 28 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 29 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 30 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3da80000 "OUT[0].z" = 0x3e2c0000 "OUT[0].w" = 0x3e140000
  expect lane 31 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3e8c0000
}
texture 14 {
  type CUBEMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  levels 4  view 0 3  block 1 1  address 0x20e00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000103e00000b3f00004f3f0000113f00001a3f0000ae3e0000283f00005e3f0000743e0000ce3e00000d3f0000d03e0000483f00009a3e0000763f0000803e0000a23e0000a83e0000043f0000713f0000383f0000403f000000000000383f0000193f00002c3e00007e3f00009c3e0000d23e0000cc3e0000c03c00003c3e0000673f0000943e0000593f0000c03d00007c3e0000693f0000733f0000703d0000453f0000483e0000983d0000b23e0000903e0000503d0000683e0000703d0000483e0000843e00000d3f0000243f0000603e00009e3e0000323f00004f3f0000693f0000623f0000c03d00008a3e0000383e0000823e0000903e0000723f0000d83d0000163f0000143e0000c23e0000523f00004d3f0000253f0000793f0000303e00007c3f0000073f00004f3f0000da3e00002e3f0000d63e00000f3f0000153f0000703f0000483f0000943e0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000333f0000483e0000cc3e0000b03d0000dc3e0000703f0000593f0000da3e0000103d0000593f00004a3f0000593f0000563f0000803d0000a23e00006f3f0000543f0000be3e0000a03e0000213f00004b3f00004b3f0000083f0000c03d00000e3f00001d3f00001c3f0000283e00005a3f0000063f0000e83d0000a43e0000fe3e0000713f00006c3f0000003c0000393f00001d3f00001a3f0000003d00004a3f00002c3f0000073f0000603e0000243f0000803c0000643f0000983d0000773f0000a03c0000143e0000693f0000823e0000253f0000623f0000da3e00008e3e0000983e00007d3f0000223f00007d3f0000cc3e0000563f00001f3f0000d63e00003c3e0000203e00006e3f0000673f0000803b00006e3f0000173f0000103e0000ce3e0000513f0000a43e0000783e00000a3f00007d3f0000273f0000603d0000c03c0000753f0000a43e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f0000153f0000783f00005b3f0000023f00006d3f0000213f0000603e0000643f0000703f0000863e0000a03c00004a3f00003f3f0000b43e0000133f0000203e00003a3f0000023f0000ee3e0000403d0000923e00009a3e0000403c0000673f0000343e0000183e0000a83d00005d3f0000ec3e0000be3e0000d43e0000253f0000323f00003f3f00001c3f0000603f00005d3f0000283e0000343e0000703f0000283e0000e83d0000143e0000ac3e00001a3f0000e43e0000043e0000633f0000b03d00005f3f0000573f0000493f0000a63e0000a63e0000703e0000363f0000903e00004d3f0000093f0000173f0000583e0000313f0000783e0000343f00000e3f0000a03d00005b3f0000dc3e0000b03d0000053f00003b3f00003c3f0000c63e0000743e0000483f0000123f0000703e0000ea3e00007a3f0000203f0000ce3e0000b83e0000e03c0000563f0000143f0000573f0000643f0000e03d0000c83d0000ae3e0000723f0000203f00004d3f0000003e0000193f0000023f00002c3e0000ca3e0000d03d00006c3f0000c83d0000003c0000f03d00009c3e0000d03e0000693f00004e3f0000ac3e0000223f0000253f0000783e00005d3f00002d3f0000ce3e00001e3f0000443f0000403f0000883d0000a03d0000623f0000fe3e00005b3f0000fa3e0000c83e0000463f00000e3f0000243f00006e3f00000c3f0000083f0000ce3e00006e3f0000443f0000683e0000d83e0000f63e0000d23e00002c3e0000213f0000803b0000863e00005f3f0000883d0000ee3e0000863e0000163f0000c83d00007f3f0000e83d0000883e00009a3e00001c3e0000703f0000563f0000a03e0000693f0000f63e0000503f0000a83e0000453f0000403d00000e3f00006b3f0000053f00003f3f0000333f0000183f00000c3e0000fa3e0000f43e0000643f0000403f0000443e0000aa3e0000d43e0000e63e0000a03e0000fc3e00003b3f0000123f00003b3f00008c3e0000f03e00001e3f0000f63e0000ec3e00003b3f00005a3f0000153f00008a3e0000793f0000403c0000683e0000143e0000773f0000e03d0000d43e0000f63e0000723f0000b03d0000333f0000ce3e00001c3e0000793f00003b3f0000ce3e0000403f0000063f0000a83e0000603f0000ea3e0000123f0000803b0000003d00000c3f0000143e0000e03e00006c3f0000613f0000e83d00004c3f0000373f0000743e00000b3f0000173f00002e3f00001b3f0000283f00007c3e0000c63e0000da3e0000303f0000f83e0000003c0000343e0000cc3e0000483e0000503e0000e23e00005c3f0000383e00006c3f0000063f0000603d0000de3e00000a3f0000583e0000463f0000043e0000203e0000c63e00007d3f0000ae3e00006d3f0000123f0000e63e0000a43e0000243e0000263f0000ec3e0000c83e00003b3f0000a43e0000f23e0000083f00007b3f0000563f00001c3f00006e3f0000783e00006a3f0000343e00004f3f0000a43e0000203f0000143f0000c03c00007c3f0000263f0000163f00001c3f0000d03d0000c23e00004d3f0000e03c00008c3e0000e03d00008a3e00007c3f0000463f0000543e0000f03e0000c83d0000983d0000f23e00003c3f0000663f0000223f0000643f00005b3f0000383e00004b3f0000fc3e0000253f0000663f0000323f00002c3f0000ee3e00005e3f0000fc3e00004f3f0000653f0000713f0000443e0000d03d0000b43e00000c3f0000043f0000593f0000fe3e0000753f0000e83e0000e03e00001f3f0000803e0000f63e00000d3f0000fe3e00008e3e0000063f0000443e0000bc3e0000433f0000ca3e0000de3e0000e83e0000243f0000f63e0000c83d0000003c0000783f0000263f00001c3e0000ea3e0000b83d0000d03e00008a3e00007a3f0000d23e0000543f0000773f0000483e0000433f00001c3f00003f3f0000dc3e00007b3f0000503e0000553f0000c03c0000443e0000473f0000103e00000e3f0000fe3e00007f3f0000043f0000703f00006c3f0000603d0000623f0000633f00008e3e0000253f0000673f0000743e00002c3e0000503d0000113f0000c83e0000653f0000fc3e00007a3f0000003d00007b3f0000673f00009a3e0000fc3e0000803d0000883d0000803e00005a3f0000803d0000193f0000903e00001f3f0000403c00007d3f00003c3f0000103e0000923e0000143e0000063f0000603e00007c3f00007b3f00005d3f0000733f0000673f0000363f0000043f0000043e0000c63e0000d83e00008c3e00007f3f0000403c0000f83e0000423f0000513f0000373f0000383f0000d83e00000e3f0000073f0000403f00001a3f0000fe3e0000483e00005f3f0000a63e0000783f0000543e00008a3e0000773f0000033f0000503d0000553f0000263f0000373f0000ac3e0000433f0000be3e0000a83e0000b63e0000b23e0000493f00003b3f0000543f00000a3f0000563f0000923e0000643e00007f3f0000753f0000303d0000003d0000023f00007f3f0000743f0000d83e0000a43e00003f3f0000c83e00002c3e0000903d0000cc3e0000183e0000983d0000773f0000d83e0000503f0000783e0000683e00007e3f0000243e0000713f0000d23e0000423f00003c3f0000a43e0000433f00005a3f0000b43e0000643f00003c3f0000e03e00005c3f0000003c00006b3f0000d23e0000503f0000e43e00003c3f00004f3f0000133f0000153f00003b3f00007b3f0000543f00008e3e00005c3f00007d3f0000613f00006e3f0000723f0000fe3e0000f03e0000683e0000003d0000ba3e0000e03c00006d3f0000783f0000603e0000103d0000c03c0000a83e00001c3f00000a3f0000e83e0000343f0000493f0000323f0000123f00000b3f00004c3e00004c3f0000303e0000003d0000f03d0000253f00003a3f0000223f0000f43e0000503f0000573f0000f23e00002a3f0000763f0000143e0000803c0000f23e00008c3e00001c3f0000203e0000c63e0000543f0000703d0000a83d00002c3e0000143e0000f83d0000783e0000703d0000203f0000ba3e0000303f00005a3f0000363f0000203f0000b03e0000463f0000243f0000b83e0000b43e00002c3e0000573f0000c03e0000003e0000ac3e00006c3e0000033f00009c3e0000203f00002e3f0000303f00001d3f0000653f0000ca3e00006e3f0000203f0000613f0000793f0000233f00007f3f0000283e0000503e0000c43e0000d83d0000443e0000803d0000803d0000753f000000000000673f00004d3f0000543f0000333f00001f3f0000943e00003f3f0000103f00000a3f0000443f0000763f0000ce3e0000de3e0000093f0000263f0000633f0000da3e0000143f0000253f0000703d0000b23e0000b83d0000c03e00000e3f00006f3f0000323f00003c3f0000803d0000d03e0000343e00002d3f0000f83e0000e03e0000e03d0000503f0000433f0000643e0000503e0000ac3e00000b3f0000113f0000ae3e00000c3f0000513f0000753f0000ec3e0000523f0000183f0000f83d0000303f0000a63e0000ea3e0000983d0000243f0000c23e0000d23e0000ca3e00005d3f0000033f0000183e0000c03e0000ee3e0000523f00002d3f00007c3f00001a3f00003d3f00004b3f0000773f0000583f0000fa3e0000a03e00003a3f0000343e00007f3f00007f3f0000403e0000303f0000a43e00005a3f0000213f0000403c0000d83e0000623f0000793f00005f3f00002c3f00009a3e0000483f00002a3f0000903e0000413f00007f3f00007d3f00001c3f0000533f0000443e0000113f0000aa3e00003a3f0000863e0000b03d00007d3f00000d3f0000503e0000233f0000583f0000f63e0000a83e0000803c0000603f00006e3f0000223f00004d3f0000a83d0000253f00000d3f0000173f0000233f0000493f0000683e0000103e0000083f0000053f0000573f0000223f00004e3f0000503d0000393f0000463f0000443f00004b3f0000293f00006c3f0000d43e0000473f00000d3f0000183f0000b03d0000073f00000c3e0000e23e0000f03d00001d3f0000a03e0000573f0000403f00006b3f00002b3f0000e23e0000e43e0000ae3e00001a3f0000143e0000e63e00000c3f0000613f00000f3f0000d83d0000603d0000413f0000d63e00009c3e0000e83d0000073f0000703f00004c3e00002c3f0000643e0000d43e0000693f0000693f0000183e0000323f00005f3f00001b3f0000103d0000053f0000e43e00006c3f0000583f0000063f00004d3f0000683e0000103d0000643f0000043f0000ee3e0000f63e0000a83d0000823e0000713f00001c3e0000273f0000ac3e0000b03d0000483e0000343e00007e3f00005b3f0000c83d0000d03e00006a3f0000783e0000063f0000003c0000843e0000013f00003f3f0000803e00001e3f0000013f0000363f0000a23e00005e3f00009a3e00001d3f0000003d0000483e0000683f0000063f0000613f0000003e0000463f0000203f00000a3f00004e3f0000de3e0000713f00005d3f0000963e0000403f0000a03c0000fc3e0000123f00001d3f0000553f0000b83e0000d03d0000e43e0000903d00003c3e0000cc3e0000173f00003f3f00004b3f0000323f00001f3f0000003c0000753f0000103d00003a3f0000783f0000bc3e0000343e0000403c0000543e0000023f0000203d00001e3f00001c3f0000043f0000313f0000d03e00004a3f00006e3f0000133f0000383e00001e3f0000a23e0000b03e0000533f0000363f0000033f00005a3f0000f03d0000c03c0000133f0000373f0000043e00006f3f0000b63e0000ee3e00003d3f0000193f0000fe3e0000393f00003b3f00007c3e00001e3f00001a3f0000d43e00005d3f0000123f0000413f0000203f0000f83e00004e3f00005b3f0000243e0000773f0000e23e00006c3f0000173f00006c3e00002c3f0000493f0000203e0000c83d00003a3f00001e3f0000533f00000a3f0000613f00007d3f00006c3e0000a83d0000723f0000e43e0000fe3e00003c3e0000f83d00006e3f0000713f0000ca3e0000463f00006b3f0000603e0000d63e0000383e0000b63e0000393f0000083e0000963e0000463f00002f3f0000983e0000643e0000a03c0000673f0000a63e00005f3f0000473f0000c83e00006d3f0000803e00004b3f00008c3e0000983e0000273f0000903e00005f3f0000ee3e0000ba3e0000aa3e0000803e0000643f0000313f0000fe3e0000033f0000c63e0000b03e0000403c0000703d00000c3f0000403e0000563f0000d43e00004f3f0000133f00001c3f0000473f0000773f0000543f0000e43e0000713f0000043e0000203e0000613f0000723f0000323f0000803d00006d3f00002c3e0000473f0000673f0000613f0000943e00000e3f0000623f0000fa3e0000943e0000773f0000283e0000863e0000d03d0000343e0000e03e00000c3f0000b43e00004e3f0000843e0000003e0000663f0000683e0000063f00009c3e00003a3f0000163f0000903e0000703d00006c3f0000383e00005b3f0000a03e00002d3f00009a3e00004e3f0000003f0000113f00000a3f00003a3f0000443f0000d83e0000353f0000603e0000493f0000943e00001b3f0000693f0000783e00000c3f0000f83e00004c3e0000143f0000363f0000403e0000283e0000c03c00000c3e0000233f0000133f0000663f0000fe3e0000513f0000003f0000613f0000783e0000063f0000723f0000c03d0000083e0000203e0000083f0000a03d0000393f0000623f0000213f00004f3f0000a03c00007f3f0000483f0000b63e0000d43e0000843e0000593f0000603d0000573f00006a3f0000303e0000c83d0000333f00001f3f00002b3f00000c3e0000453f0000c03e00004a3f0000283e0000d83e0000a43e0000883d0000343e0000543f0000d83d0000303f0000003c0000fe3e0000063f00001e3f0000ae3e00003c3e0000533f0000393f0000643e0000493f000000000000603e00007e3f0000cc3e0000123f00000e3f0000b03e0000e63e0000ae3e00004e3f0000b23e00009c3e0000183f
}
handle 17 texture 14 sampler 1

# lod_cube: textureLod(t, i.xyz, i.w)
warp 0 {
  tgsi "TXL OUT[0], IN[0], SAMP[0], CUBE" bank 17
  # TEX.LL R8, R0, R4, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IN[0].w
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -2.0 + 0.5 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.90625 + 0.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  "IN[0].w" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f4a0000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f070000 "OUT[0].w" = 0x3e600000
  expect lane 1 "OUT[0].x" = 0x3f7d0000 "OUT[0].y" = 0x3ecc0000 "OUT[0].z" = 0x3f560000 "OUT[0].w" = 0x3f1f0000
  expect lane 2 "OUT[0].x" = 0x3f4a0000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f070000 "OUT[0].w" = 0x3e600000
  expect lane 3 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f640000 "OUT[0].w" = 0x3d980000
  expect lane 4 "OUT[0].x" = 0x3f7d0000 "OUT[0].y" = 0x3ecc0000 "OUT[0].z" = 0x3f560000 "OUT[0].w" = 0x3f1f0000
  expect lane 5 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f260000 "OUT[0].z" = 0x3e1c0000 "OUT[0].w" = 0x3eea0000
  expect lane 6 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f640000 "OUT[0].w" = 0x3d980000
  expect lane 7 "OUT[0].x" = 0x3f6c0000 "OUT[0].y" = 0x3ed40000 "OUT[0].z" = 0x3f470000 "OUT[0].w" = 0x3f0d0000
  expect lane 8 "OUT[0].x" = 0x3ed20000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e480000
  expect lane 9 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3f1c0000 "OUT[0].z" = 0x3f3f0000 "OUT[0].w" = 0x3edc0000
  expect lane 10 "OUT[0].x" = 0x3ee20000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1d0000 "OUT[0].w" = 0x3ea00000
  expect lane 11 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f400000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f2b0000
  expect lane 12 "OUT[0].x" = 0x3e480000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3f240000
  expect lane 13 "OUT[0].x" = 0x3e600000 "OUT[0].y" = 0x3e9e0000 "OUT[0].z" = 0x3f320000 "OUT[0].w" = 0x3f4f0000
  expect lane 14 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3e940000 "OUT[0].z" = 0x3f590000 "OUT[0].w" = 0x3dc00000
  expect lane 15 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f690000 "OUT[0].z" = 0x3f730000 "OUT[0].w" = 0x3d700000
  expect lane 16 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3e280000
  expect lane 17 "OUT[0].x" = 0x3f5a0000 "OUT[0].y" = 0x3f060000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3ea40000
  expect lane 18 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3e280000
  expect lane 19 "OUT[0].x" = 0x3f5a0000 "OUT[0].y" = 0x3f060000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3ea40000
  expect lane 20 "OUT[0].x" = 0x3f5a0000 "OUT[0].y" = 0x3f060000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3ea40000
  expect lane 21 "OUT[0].x" = 0x3db00000 "OUT[0].y" = 0x3f7d0000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e500000
  expect lane 22 "OUT[0].x" = 0x3f560000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3ea20000 "OUT[0].w" = 0x3f6f0000
  expect lane 23 "OUT[0].x" = 0x3f5f0000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3f480000
  expect lane 24 "OUT[0].x" = 0x3c800000 "OUT[0].y" = 0x3f600000 "OUT[0].z" = 0x3f6e0000 "OUT[0].w" = 0x3f220000
  expect lane 25 "OUT[0].x" = 0x3f4d0000 "OUT[0].y" = 0x3da80000 "OUT[0].z" = 0x3f250000 "OUT[0].w" = 0x3f0d0000
  expect lane 26 "OUT[0].x" = 0x3f7d0000 "OUT[0].y" = 0x3f1c0000 "OUT[0].z" = 0x3f530000 "OUT[0].w" = 0x3e440000
  expect lane 27 "OUT[0].x" = 0x3f110000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e860000
  expect lane 28 "OUT[0].x" = 0x3ea20000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f040000 "OUT[0].w" = 0x3f710000
  expect lane 29 "OUT[0].x" = 0x3f380000 "OUT[0].y" = 0x3f400000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f380000
  expect lane 30 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3f4f0000 "OUT[0].w" = 0x3f110000
  expect lane 31 "OUT[0].x" = 0x3f380000 "OUT[0].y" = 0x3f400000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f380000
}

# grad: textureGrad(t, i.xy, i.zw, i.wz)
warp 0 {
  tgsi "TXD OUT[0], TEMP[0], TEMP[1].xyxx, TEMP[2].xyxx, SAMP[0], 2D" bank 14
  # TXD R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[2].x
  # Rb+2: TEMP[1].y
  # Rb+3: TEMP[2].y
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = 0.25
  "TEMP[2].x" = 0.0
  "TEMP[1].y" = 0.0
  "TEMP[2].y" = 0.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 1 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 2 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 3 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 4 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 5 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 6 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 7 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 8 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 9 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 10 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 11 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 12 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 13 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 14 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 15 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 16 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 17 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 18 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 19 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 20 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 21 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 22 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 23 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 24 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 25 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 26 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 27 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 28 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 29 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 30 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 31 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
}

# grad_far: textureGrad(t, i.xy, i.zw, i.wz)
warp 0 {
  tgsi "TXD OUT[0], TEMP[0], TEMP[1].xyxx, TEMP[2].xyxx, SAMP[0], 2D" bank 14
  # TXD R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[2].x
  # Rb+2: TEMP[1].y
  # Rb+3: TEMP[2].y
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = 0.0
  "TEMP[2].x" = 0.5
  "TEMP[1].y" = 0.5
  "TEMP[2].y" = 0.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 1 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 2 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 3 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 4 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 5 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 6 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 7 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 8 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 9 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 10 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 11 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 12 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 13 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 14 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 15 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 16 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 17 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 18 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 19 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 20 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 21 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 22 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 23 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 24 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 25 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 26 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
  expect lane 27 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 28 "OUT[0].x" = 0x3f630000 "OUT[0].y" = 0x3ee20000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f4f0000
  expect lane 29 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3f110000
  expect lane 30 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3e1c0000
  expect lane 31 "OUT[0].x" = 0x3f570000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3ee60000
}
texture 15 {
  type ONE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8  levels 4  view 0 3  block 1 1  address 0x20f00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f
}
handle 18 texture 15 sampler 5

# grad_1d: textureGrad(t, i.x, i.z, i.w)
warp 0 {
  tgsi "TXD OUT[0], TEMP[0].xxxx, TEMP[1].xxxx, TEMP[2].xxxx, SAMP[0], 1D" bank 18
  # TXD R8, R0, R4, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[2].x
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].x" = 0.25
  "TEMP[2].x" = 0.125
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 1 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 2 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 3 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 4 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 5 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 6 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 7 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 8 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 9 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 10 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 11 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 12 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 13 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 14 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 15 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 16 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 17 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 18 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 19 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 20 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 21 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 22 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 23 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 24 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 25 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 26 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 27 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 28 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 29 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 30 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 31 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
}

# offset: textureOffset(t, i.xy, ivec2(-3, 5))
warp 0 {
  tgsi "IMM[0] UINT32 {0xfffffffd, 0x5, 0x0, 0x0}; TEX OUT[0], IN[0].xyyy, SAMP[0], 2D, IMM[0].xyx" bank 5
  # TEX.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 4 bits of IMM[0].x, IMM[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 1 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 2 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 3 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 4 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 5 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 6 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 7 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 8 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 9 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 10 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
  expect lane 11 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 12 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 13 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 14 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 15 "OUT[0].x" = 0x3f2e0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f5d0000
  expect lane 16 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
  expect lane 17 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
  expect lane 18 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 19 "OUT[0].x" = 0x3e600000 "OUT[0].y" = 0x3e3c0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f100000
  expect lane 20 "OUT[0].x" = 0x3f4d0000 "OUT[0].y" = 0x3d700000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3f550000
  expect lane 21 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 22 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 23 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ea00000
  expect lane 24 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f660000 "OUT[0].w" = 0x3e700000
  expect lane 25 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 26 "OUT[0].x" = 0x3f2f0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3eae0000
  expect lane 27 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 28 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 29 "OUT[0].x" = 0x3f170000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3f480000 "OUT[0].w" = 0x3f550000
  expect lane 30 "OUT[0].x" = 0x3f5b0000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f2c0000
  expect lane 31 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
}
handle 19 texture 6 sampler 2

# offset_3d: textureOffset(t, i.xyz, ivec3(7, -8, 1))
warp 0 {
  tgsi "IMM[0] UINT32 {0x7, 0xfffffff8, 0x1, 0x0}; TEX OUT[0], IN[0].xyzz, SAMP[0], 3D, IMM[0].xyz" bank 19
  # TEX.AOFFI R8, R0, R4, 0x0, 3D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Ra+2: IN[0].z
  # Rb+0: the low 4 bits of IMM[0].x, IMM[0].y, IMM[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.375
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e500000 "OUT[0].y" = 0x3eb20000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e2c0000
  expect lane 1 "OUT[0].x" = 0x3ed20000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3f180000 "OUT[0].w" = 0x3e8c0000
  expect lane 2 "OUT[0].x" = 0x3f5e0000 "OUT[0].y" = 0x3f3f0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3db80000
  expect lane 3 "OUT[0].x" = 0x3ea40000 "OUT[0].y" = 0x3f080000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3dd80000
  expect lane 4 "OUT[0].x" = 0x3f2d0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f550000
  expect lane 5 "OUT[0].x" = 0x3f5d0000 "OUT[0].y" = 0x3f710000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3eb40000
  expect lane 6 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f0f0000 "OUT[0].w" = 0x3db80000
  expect lane 7 "OUT[0].x" = 0x3f140000 "OUT[0].y" = 0x3ef00000 "OUT[0].z" = 0x3e380000 "OUT[0].w" = 0x3c800000
  expect lane 8 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f050000
  expect lane 9 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3d500000
  expect lane 10 "OUT[0].x" = 0x3e980000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1b0000 "OUT[0].w" = 0x3eb00000
  expect lane 11 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f2d0000 "OUT[0].w" = 0x3f180000
  expect lane 12 "OUT[0].x" = 0x3ece0000 "OUT[0].y" = 0x3f490000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3ed20000
  expect lane 13 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3e8c0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f230000
  expect lane 14 "OUT[0].x" = 0x3ed40000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3efa0000 "OUT[0].w" = 0x3e280000
  expect lane 15 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3eda0000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3d880000
  expect lane 16 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3ee80000 "OUT[0].z" = 0x3e340000 "OUT[0].w" = 0x3ea60000
  expect lane 17 "OUT[0].x" = 0x3c000000 "OUT[0].y" = 0x3b800000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f250000
  expect lane 18 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3ef20000 "OUT[0].z" = 0x3b800000 "OUT[0].w" = 0x3ef60000
  expect lane 19 "OUT[0].x" = 0x3f1d0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f2f0000 "OUT[0].w" = 0x3f570000
  expect lane 20 "OUT[0].x" = 0x3f110000 "OUT[0].y" = 0x3eea0000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3f720000
  expect lane 21 "OUT[0].x" = 0x3d000000 "OUT[0].y" = 0x3ec80000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3e840000
  expect lane 22 "OUT[0].x" = 0x3ec20000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3f7c0000 "OUT[0].w" = 0x3f310000
  expect lane 23 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3e180000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3f350000
  expect lane 24 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3f4c0000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3f320000
  expect lane 25 "OUT[0].x" = 0x3ed00000 "OUT[0].y" = 0x3f380000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3e240000 "OUT[0].y" = 0x3d400000 "OUT[0].z" = 0x3d200000 "OUT[0].w" = 0x3f2d0000
  expect lane 27 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ede0000
  expect lane 28 "OUT[0].x" = 0x3f2c0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3d500000
  expect lane 29 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3ece0000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3f660000
  expect lane 30 "OUT[0].x" = 0x3ca00000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3f180000 "OUT[0].w" = 0x3c400000
  expect lane 31 "OUT[0].x" = 0x3e380000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3e980000
}

# lod_offset: textureLodOffset(t, i.xy, i.z, ivec2(1, -2))
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0xfffffffe, 0x0, 0x0}; TXL OUT[0], TEMP[0], SAMP[0], 2D, IMM[0].xyx" bank 14
  # TEX.LL.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  # Rb+1: the low 4 bits of IMM[0].x, IMM[0].y
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 1 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 2 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 3 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 4 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 5 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 6 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 7 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 8 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 9 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 10 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 11 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 12 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 13 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 14 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 15 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 16 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 17 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 18 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 19 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 20 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 21 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 22 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 23 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 24 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 25 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f510000 "OUT[0].z" = 0x3f360000 "OUT[0].w" = 0x3dc00000
  expect lane 26 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 27 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f100000
  expect lane 28 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3ee20000 "OUT[0].w" = 0x3e700000
  expect lane 29 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3f480000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f540000
  expect lane 30 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3efa0000
  expect lane 31 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
}

# proj_offset: textureProjOffset(t, i.xyz, ivec2(2, 1))
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x1, 0x0, 0x0}; TEX OUT[0], TEMP[1].xyxx, SAMP[0], 2D, IMM[0].xyx" bank 6
  # TEX.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: the low 4 bits of IMM[0].x, IMM[0].y
  "TEMP[1].x" = -0.6484375 + 0.1875 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = -0.9609375 + 0.3125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 1 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3c400000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3f140000
  expect lane 2 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ea00000
  expect lane 3 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 4 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3f010000 "OUT[0].w" = 0x3e6c0000
  expect lane 5 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3c400000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3f140000
  expect lane 6 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 7 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 8 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 9 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f340000 "OUT[0].w" = 0x3f530000
  expect lane 10 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 11 "OUT[0].x" = 0x3f5b0000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f2c0000
  expect lane 12 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 13 "OUT[0].x" = 0x3f680000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f070000 "OUT[0].w" = 0x3f520000
  expect lane 14 "OUT[0].x" = 0x3e600000 "OUT[0].y" = 0x3e3c0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f100000
  expect lane 15 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 16 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 17 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 18 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 19 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 20 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 21 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 22 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 23 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 24 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 25 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 26 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 28 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f3c0000 "OUT[0].w" = 0x3e6c0000
  expect lane 29 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 30 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 31 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
}
handle 20 texture 11 sampler 1

# fetch: texelFetch(t, ivec2(i.xy), int(i.z))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], 2D" bank 20
  # TLD.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 4 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 5 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 6 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 7 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 8 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 9 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 10 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 11 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f3c0000 "OUT[0].w" = 0x3e6c0000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 13 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 14 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 15 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 16 "OUT[0].x" = 0x3ce00000 "OUT[0].y" = 0x3f460000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f3c0000
  expect lane 17 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 18 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3de00000 "OUT[0].w" = 0x3f720000
  expect lane 19 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f650000
  expect lane 20 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 21 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 24 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 25 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 26 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 27 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
  expect lane 28 "OUT[0].x" = 0x3f430000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e400000
  expect lane 29 "OUT[0].x" = 0x3f2e0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f5d0000
  expect lane 30 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3f420000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f620000
  expect lane 31 "OUT[0].x" = 0x3f420000 "OUT[0].y" = 0x3d980000 "OUT[0].z" = 0x3f400000 "OUT[0].w" = 0x3f100000
}
handle 21 texture 12 sampler 1

# fetch_1: texelFetch(t, ivec2(i.xy), int(i.z))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], 2D" bank 21
  # TLD.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = {
    0 1 0 1 1 2 1 2
    2 3 2 3 3 4 3 4
    0 1 0 1 1 2 1 2
    2 3 2 3 3 4 3 4 }
  "TEMP[0].y" = {
    0 0 1 1 0 0 1 1
    0 0 1 1 0 0 1 1
    1 1 2 2 1 1 2 2
    1 1 2 2 1 1 2 2 }
  "TEMP[0].w" = 1
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x2f45f0e7 "OUT[0].y" = 0x6f0308dc "OUT[0].z" = 0x629fdb40 "OUT[0].w" = 0x9ef68e2a
  expect lane 1 "OUT[0].x" = 0x8ee18fa1 "OUT[0].y" = 0x4388252e "OUT[0].z" = 0xf32aacc4 "OUT[0].w" = 0x1d99d3fa
  expect lane 2 "OUT[0].x" = 0xadc8f62f "OUT[0].y" = 0x62416968 "OUT[0].z" = 0x6103a848 "OUT[0].w" = 0xe795a27d
  expect lane 3 "OUT[0].x" = 0xcfd4c11a "OUT[0].y" = 0x0d2ef812 "OUT[0].z" = 0xafb3b407 "OUT[0].w" = 0x6edf2ee6
  expect lane 4 "OUT[0].x" = 0x8ee18fa1 "OUT[0].y" = 0x4388252e "OUT[0].z" = 0xf32aacc4 "OUT[0].w" = 0x1d99d3fa
  expect lane 5 "OUT[0].x" = 0xcba14cd5 "OUT[0].y" = 0x1c8b28f5 "OUT[0].z" = 0xd7cbe272 "OUT[0].w" = 0x68345c64
  expect lane 6 "OUT[0].x" = 0xcfd4c11a "OUT[0].y" = 0x0d2ef812 "OUT[0].z" = 0xafb3b407 "OUT[0].w" = 0x6edf2ee6
  expect lane 7 "OUT[0].x" = 0xdc757c0d "OUT[0].y" = 0x2f1394d4 "OUT[0].z" = 0x5508b9a6 "OUT[0].w" = 0xb279136d
  expect lane 8 "OUT[0].x" = 0xcba14cd5 "OUT[0].y" = 0x1c8b28f5 "OUT[0].z" = 0xd7cbe272 "OUT[0].w" = 0x68345c64
  expect lane 9 "OUT[0].x" = 0x242c7650 "OUT[0].y" = 0xc22ccd9d "OUT[0].z" = 0x588f4d65 "OUT[0].w" = 0xc240e513
  expect lane 10 "OUT[0].x" = 0xdc757c0d "OUT[0].y" = 0x2f1394d4 "OUT[0].z" = 0x5508b9a6 "OUT[0].w" = 0xb279136d
  expect lane 11 "OUT[0].x" = 0xfa8b614d "OUT[0].y" = 0xa92ad980 "OUT[0].z" = 0xd55a1dfd "OUT[0].w" = 0x8359b890
  expect lane 12 "OUT[0].x" = 0x242c7650 "OUT[0].y" = 0xc22ccd9d "OUT[0].z" = 0x588f4d65 "OUT[0].w" = 0xc240e513
  expect lane 14 "OUT[0].x" = 0xfa8b614d "OUT[0].y" = 0xa92ad980 "OUT[0].z" = 0xd55a1dfd "OUT[0].w" = 0x8359b890
  expect lane 16 "OUT[0].x" = 0xadc8f62f "OUT[0].y" = 0x62416968 "OUT[0].z" = 0x6103a848 "OUT[0].w" = 0xe795a27d
  expect lane 17 "OUT[0].x" = 0xcfd4c11a "OUT[0].y" = 0x0d2ef812 "OUT[0].z" = 0xafb3b407 "OUT[0].w" = 0x6edf2ee6
  expect lane 18 "OUT[0].x" = 0xd4eb68d9 "OUT[0].y" = 0x6f715618 "OUT[0].z" = 0x8248ee8d "OUT[0].w" = 0x2a659e2e
  expect lane 19 "OUT[0].x" = 0xc2cffa9c "OUT[0].y" = 0xce84fb55 "OUT[0].z" = 0xdf47bebe "OUT[0].w" = 0x7bf2160c
  expect lane 20 "OUT[0].x" = 0xcfd4c11a "OUT[0].y" = 0x0d2ef812 "OUT[0].z" = 0xafb3b407 "OUT[0].w" = 0x6edf2ee6
  expect lane 21 "OUT[0].x" = 0xdc757c0d "OUT[0].y" = 0x2f1394d4 "OUT[0].z" = 0x5508b9a6 "OUT[0].w" = 0xb279136d
  expect lane 22 "OUT[0].x" = 0xc2cffa9c "OUT[0].y" = 0xce84fb55 "OUT[0].z" = 0xdf47bebe "OUT[0].w" = 0x7bf2160c
  expect lane 23 "OUT[0].x" = 0x5d88f924 "OUT[0].y" = 0xbdce739d "OUT[0].z" = 0x256ec75b "OUT[0].w" = 0x01858426
  expect lane 24 "OUT[0].x" = 0xdc757c0d "OUT[0].y" = 0x2f1394d4 "OUT[0].z" = 0x5508b9a6 "OUT[0].w" = 0xb279136d
  expect lane 25 "OUT[0].x" = 0xfa8b614d "OUT[0].y" = 0xa92ad980 "OUT[0].z" = 0xd55a1dfd "OUT[0].w" = 0x8359b890
  expect lane 26 "OUT[0].x" = 0x5d88f924 "OUT[0].y" = 0xbdce739d "OUT[0].z" = 0x256ec75b "OUT[0].w" = 0x01858426
  expect lane 27 "OUT[0].x" = 0xb776d047 "OUT[0].y" = 0xe1e35222 "OUT[0].z" = 0x3aa11358 "OUT[0].w" = 0x7dd98503
  expect lane 28 "OUT[0].x" = 0xfa8b614d "OUT[0].y" = 0xa92ad980 "OUT[0].z" = 0xd55a1dfd "OUT[0].w" = 0x8359b890
  expect lane 30 "OUT[0].x" = 0xb776d047 "OUT[0].y" = 0xe1e35222 "OUT[0].z" = 0x3aa11358 "OUT[0].w" = 0x7dd98503
}
texture 16 {
  type ONE_D  format A8B8G8R8 SINT  source R G B A
  size 8  levels 4  view 0 3  block 1 1  address 0x21000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3c
}
handle 22 texture 16 sampler 1

# fetch_1d: texelFetch(t, int(i.x), int(i.z))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], 1D" bank 22
  # TLD.LL R8, R0, R4, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 1 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 2 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 3 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 4 "OUT[0].x" = 0x00000052 "OUT[0].y" = 0x00000003 "OUT[0].z" = 0x00000017 "OUT[0].w" = 0xffffff81
  expect lane 5 "OUT[0].x" = 0x00000023 "OUT[0].y" = 0x00000052 "OUT[0].z" = 0x00000072 "OUT[0].w" = 0xffffffb4
  expect lane 6 "OUT[0].x" = 0x00000052 "OUT[0].y" = 0x00000003 "OUT[0].z" = 0x00000017 "OUT[0].w" = 0xffffff81
  expect lane 7 "OUT[0].x" = 0x00000023 "OUT[0].y" = 0x00000052 "OUT[0].z" = 0x00000072 "OUT[0].w" = 0xffffffb4
  expect lane 8 "OUT[0].x" = 0xffffff80 "OUT[0].y" = 0x00000074 "OUT[0].z" = 0xfffffff0 "OUT[0].w" = 0x0000000c
  expect lane 9 "OUT[0].x" = 0x0000000e "OUT[0].y" = 0x0000007c "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0x0000005e
  expect lane 10 "OUT[0].x" = 0xffffff80 "OUT[0].y" = 0x00000074 "OUT[0].z" = 0xfffffff0 "OUT[0].w" = 0x0000000c
  expect lane 11 "OUT[0].x" = 0x0000000e "OUT[0].y" = 0x0000007c "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0x0000005e
  expect lane 12 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 13 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0xffffff8e
  expect lane 14 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 15 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0xffffff8e
  expect lane 16 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 17 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 18 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 19 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 20 "OUT[0].x" = 0x00000052 "OUT[0].y" = 0x00000003 "OUT[0].z" = 0x00000017 "OUT[0].w" = 0xffffff81
  expect lane 21 "OUT[0].x" = 0x00000023 "OUT[0].y" = 0x00000052 "OUT[0].z" = 0x00000072 "OUT[0].w" = 0xffffffb4
  expect lane 22 "OUT[0].x" = 0x00000052 "OUT[0].y" = 0x00000003 "OUT[0].z" = 0x00000017 "OUT[0].w" = 0xffffff81
  expect lane 23 "OUT[0].x" = 0x00000023 "OUT[0].y" = 0x00000052 "OUT[0].z" = 0x00000072 "OUT[0].w" = 0xffffffb4
  expect lane 24 "OUT[0].x" = 0xffffff80 "OUT[0].y" = 0x00000074 "OUT[0].z" = 0xfffffff0 "OUT[0].w" = 0x0000000c
  expect lane 25 "OUT[0].x" = 0x0000000e "OUT[0].y" = 0x0000007c "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0x0000005e
  expect lane 26 "OUT[0].x" = 0xffffff80 "OUT[0].y" = 0x00000074 "OUT[0].z" = 0xfffffff0 "OUT[0].w" = 0x0000000c
  expect lane 27 "OUT[0].x" = 0x0000000e "OUT[0].y" = 0x0000007c "OUT[0].z" = 0xffffff98 "OUT[0].w" = 0x0000005e
  expect lane 28 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 29 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0xffffff8e
  expect lane 30 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 31 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0xffffff8e
}
handle 23 texture 13 sampler 1

# fetch_3d: texelFetch(t, ivec3(i.xyz), int(i.w))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], 3D" bank 23
  # TLD.LL R8, R0, R4, 0x0, 3D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Ra+2: TEMP[0].z
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = {
    0 1 0 1 1 2 1 2
    2 3 2 3 3 4 3 4
    0 1 0 1 1 2 1 2
    2 3 2 3 3 4 3 4 }
  "TEMP[0].y" = {
    0 0 1 1 0 0 1 1
    0 0 1 1 0 0 1 1
    1 1 2 2 1 1 2 2
    1 1 2 2 1 1 2 2 }
  "TEMP[0].z" = 1
  "TEMP[0].w" = 1
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c000000 "OUT[0].y" = 0x3f6b0000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3f500000
  expect lane 1 "OUT[0].x" = 0x3ee40000 "OUT[0].y" = 0x3f3c0000 "OUT[0].z" = 0x3f4f0000 "OUT[0].w" = 0x3f130000
  expect lane 2 "OUT[0].x" = 0x3f6e0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3ef00000
  expect lane 3 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 4 "OUT[0].x" = 0x3ee40000 "OUT[0].y" = 0x3f3c0000 "OUT[0].z" = 0x3f4f0000 "OUT[0].w" = 0x3f130000
  expect lane 5 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3f3b0000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f540000
  expect lane 6 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 7 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 8 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3f3b0000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f540000
  expect lane 9 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f610000
  expect lane 10 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 11 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 12 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f610000
  expect lane 14 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 16 "OUT[0].x" = 0x3f6e0000 "OUT[0].y" = 0x3f720000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3ef00000
  expect lane 17 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 18 "OUT[0].x" = 0x3ee80000 "OUT[0].y" = 0x3f340000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3f320000
  expect lane 19 "OUT[0].x" = 0x3f120000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3e4c0000 "OUT[0].w" = 0x3f4c0000
  expect lane 20 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3eba0000 "OUT[0].w" = 0x3ce00000
  expect lane 21 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 22 "OUT[0].x" = 0x3f120000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3e4c0000 "OUT[0].w" = 0x3f4c0000
  expect lane 23 "OUT[0].x" = 0x3e300000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3f250000
  expect lane 24 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3e600000 "OUT[0].w" = 0x3d100000
  expect lane 25 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 26 "OUT[0].x" = 0x3e300000 "OUT[0].y" = 0x3d000000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3f250000
  expect lane 27 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f220000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3f500000
  expect lane 28 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f0a0000
  expect lane 30 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f220000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3f500000
}
texture 17 {
  type TWO_D_ARRAY  format A8B8G8R8 UNORM  source R G B A
  size 8 8  layers 3  block 1 1  address 0x21100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faa
}
handle 24 texture 17 sampler 0

# fetch_2darray: texelFetch(t, ivec3(i.xyz), int(i.w))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], 2D_ARRAY" bank 24
  # TLD.LL R8, R0, R4, 0x0, ARRAY_2D, 0xf
  # Ra+0: min(TEMP[0].z, 65535)
  # Ra+1: TEMP[0].x
  # Ra+2: TEMP[0].y
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].z" = 2
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e149495 "OUT[0].y" = 0x3f1c9c9d "OUT[0].z" = 0x3f65e5e6 "OUT[0].w" = 0x3f0f8f90
  expect lane 1 "OUT[0].x" = 0x3d808081 "OUT[0].y" = 0x3ebababb "OUT[0].z" = 0x3f25a5a6 "OUT[0].w" = 0x3ef2f2f3
  expect lane 2 "OUT[0].x" = 0x3e008081 "OUT[0].y" = 0x3ec4c4c5 "OUT[0].z" = 0x3f1b9b9c "OUT[0].w" = 0x3f018182
  expect lane 3 "OUT[0].x" = 0x3f2cacad "OUT[0].y" = 0x3e888889 "OUT[0].z" = 0x3f66e6e7 "OUT[0].w" = 0x3f4ececf
  expect lane 4 "OUT[0].x" = 0x3f169697 "OUT[0].y" = 0x3f67e7e8 "OUT[0].z" = 0x3e50d0d1 "OUT[0].w" = 0x3ee8e8e9
  expect lane 5 "OUT[0].x" = 0x3f44c4c5 "OUT[0].y" = 0x3da8a8a9 "OUT[0].z" = 0x3e808081 "OUT[0].w" = 0x3ee2e2e3
  expect lane 6 "OUT[0].x" = 0x3f1c9c9d "OUT[0].y" = 0x3f5dddde "OUT[0].z" = 0x3efafafb "OUT[0].w" = 0x3eb2b2b3
  expect lane 7 "OUT[0].x" = 0x3f41c1c2 "OUT[0].y" = 0x3ef2f2f3 "OUT[0].z" = 0x3e1c9c9d "OUT[0].w" = 0x3f23a3a4
  expect lane 8 "OUT[0].x" = 0x3dd8d8d9 "OUT[0].y" = 0x3f76f6f7 "OUT[0].z" = 0x3f7dfdfe "OUT[0].w" = 0x3c808081
  expect lane 9 "OUT[0].x" = 0x3f6feff0 "OUT[0].y" = 0x3edadadb "OUT[0].z" = 0x3e24a4a5 "OUT[0].w" = 0x3f2eaeaf
  expect lane 10 "OUT[0].x" = 0x3ecccccd "OUT[0].y" = 0x3f35b5b6 "OUT[0].z" = 0x3eececed "OUT[0].w" = 0x3f77f7f8
  expect lane 11 "OUT[0].x" = 0x3e68e8e9 "OUT[0].y" = 0x3ea2a2a3 "OUT[0].z" = 0x3e78f8f9 "OUT[0].w" = 0x3e989899
  expect lane 12 "OUT[0].x" = 0x3f77f7f8 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3f73f3f4 "OUT[0].w" = 0x3f73f3f4
  expect lane 13 "OUT[0].x" = 0x3e949495 "OUT[0].y" = 0x3f5dddde "OUT[0].z" = 0x3f008081 "OUT[0].w" = 0x3f3cbcbd
  expect lane 14 "OUT[0].x" = 0x3ef4f4f5 "OUT[0].y" = 0x3f7afafb "OUT[0].z" = 0x3f41c1c2 "OUT[0].w" = 0x3f47c7c8
  expect lane 15 "OUT[0].x" = 0x3ea0a0a1 "OUT[0].y" = 0x3f26a6a7 "OUT[0].z" = 0x3f21a1a2 "OUT[0].w" = 0x3f159596
  expect lane 16 "OUT[0].x" = 0x3f5bdbdc "OUT[0].y" = 0x3f4bcbcc "OUT[0].z" = 0x3ee4e4e5 "OUT[0].w" = 0x3f149495
  expect lane 17 "OUT[0].x" = 0x3ca0a0a1 "OUT[0].y" = 0x3e088889 "OUT[0].z" = 0x3f37b7b8 "OUT[0].w" = 0x3e0c8c8d
  expect lane 18 "OUT[0].x" = 0x3f2fafb0 "OUT[0].y" = 0x3f59d9da "OUT[0].z" = 0x3f65e5e6 "OUT[0].w" = 0x3e64e4e5
  expect lane 19 "OUT[0].x" = 0x3f73f3f4 "OUT[0].y" = 0x3f57d7d8 "OUT[0].z" = 0x3f40c0c1 "OUT[0].w" = 0x3ea4a4a5
  expect lane 20 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3f36b6b7 "OUT[0].z" = 0x3f1a9a9b "OUT[0].w" = 0x3cc0c0c1
  expect lane 21 "OUT[0].x" = 0x3f2cacad "OUT[0].y" = 0x3f30b0b1 "OUT[0].z" = 0x3e74f4f5 "OUT[0].w" = 0x3f109091
  expect lane 22 "OUT[0].x" = 0x3e149495 "OUT[0].y" = 0x3c40c0c1 "OUT[0].z" = 0x3d109091 "OUT[0].w" = 0x3e969697
  expect lane 23 "OUT[0].x" = 0x3eaeaeaf "OUT[0].y" = 0x3f54d4d5 "OUT[0].z" = 0x3f25a5a6 "OUT[0].w" = 0x3edededf
  expect lane 24 "OUT[0].x" = 0x3e60e0e1 "OUT[0].y" = 0x3f008081 "OUT[0].z" = 0x3ca0a0a1 "OUT[0].w" = 0x3f56d6d7
  expect lane 25 "OUT[0].x" = 0x3e3cbcbd "OUT[0].y" = 0x3ef0f0f1 "OUT[0].z" = 0x3f70f0f1 "OUT[0].w" = 0x3da0a0a1
  expect lane 26 "OUT[0].x" = 0x3f7efeff "OUT[0].y" = 0x3f119192 "OUT[0].z" = 0x3d909091 "OUT[0].w" = 0x3f40c0c1
  expect lane 27 "OUT[0].x" = 0x3ec4c4c5 "OUT[0].y" = 0x3e848485 "OUT[0].z" = 0x3f1a9a9b "OUT[0].w" = 0x3ea8a8a9
  expect lane 28 "OUT[0].x" = 0x3ce0e0e1 "OUT[0].y" = 0x3f008081 "OUT[0].z" = 0x3ee4e4e5 "OUT[0].w" = 0x3d20a0a1
  expect lane 29 "OUT[0].x" = 0x3f109091 "OUT[0].y" = 0x3ecacacb "OUT[0].z" = 0x3f25a5a6 "OUT[0].w" = 0x3f75f5f6
  expect lane 30 "OUT[0].x" = 0x3f6bebec "OUT[0].y" = 0x3f6bebec "OUT[0].z" = 0x3f109091 "OUT[0].w" = 0x3e74f4f5
  expect lane 31 "OUT[0].x" = 0x3f40c0c1 "OUT[0].y" = 0x3f7dfdfe "OUT[0].z" = 0x3e40c0c1 "OUT[0].w" = 0x3dd0d0d1
}

# fetch_offset: texelFetchOffset(t, ivec2(i.xy), int(i.z), ivec2(-2, 3))
warp 0 {
  tgsi "IMM[0] UINT32 {0xfffffffe, 0x3, 0x0, 0x0}; TXF OUT[0], TEMP[0], SAMP[0], 2D, IMM[0].xyx" bank 0
  # TLD.LL.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  # Rb+1: the low 4 bits of IMM[0].x, IMM[0].y
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = {
    2 3 2 3 3 4 3 4
    4 5 4 5 5 6 5 6
    2 3 2 3 3 4 3 4
    4 5 4 5 5 6 5 6 }
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3de00000 "OUT[0].w" = 0x3f720000
  expect lane 1 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f650000
  expect lane 2 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 3 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 4 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f230000 "OUT[0].w" = 0x3f650000
  expect lane 5 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 6 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 7 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 8 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 9 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 10 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 11 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ea00000
  expect lane 12 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 13 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 14 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ea00000
  expect lane 15 "OUT[0].x" = 0x3f5b0000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3f2c0000
  expect lane 16 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 17 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 18 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3f010000 "OUT[0].w" = 0x3e6c0000
  expect lane 19 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3c400000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3f140000
  expect lane 20 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 21 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 22 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3c400000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3f140000
  expect lane 23 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 24 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3c800000 "OUT[0].z" = 0x3f2a0000 "OUT[0].w" = 0x3f640000
  expect lane 25 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 26 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 27 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 28 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 29 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 30 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 31 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f340000 "OUT[0].w" = 0x3f530000
}
texture 18 {
  type TWO_D_NO_MIPMAP  format R16_G16 UNORM  source R G ZERO ONE_FLOAT
  size 8 8  block 1 1  address 0x21200000  NORMALIZED_COORDS 0
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 25 texture 18 sampler 0

# fetch_rect: texelFetch(t, ivec2(i.xy))
warp 0 {
  tgsi "TXF OUT[0], TEMP[0], SAMP[0], RECT" bank 25
  # TLD.LL R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[0].w
  # after (PD-71): outside, 0 in all components if the header's sources name no ONE
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].w" = 0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e01f082 "OUT[0].y" = 0x3e7220f2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3e6328e3 "OUT[0].y" = 0x3ebd10bd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f6ee5ef "OUT[0].y" = 0x3c870087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f67a8e8 "OUT[0].y" = 0x3f23a4a4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 4 "OUT[0].x" = 0x3c5480d5 "OUT[0].y" = 0x3f011781 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 5 "OUT[0].x" = 0x3ea446a4 "OUT[0].y" = 0x3f3472b4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 6 "OUT[0].x" = 0x3d86e887 "OUT[0].y" = 0x3e803a80 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 7 "OUT[0].x" = 0x3e2d30ad "OUT[0].y" = 0x3ed840d8 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 8 "OUT[0].x" = 0x3ee900e9 "OUT[0].y" = 0x3d4f00cf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 9 "OUT[0].x" = 0x3ef81cf8 "OUT[0].y" = 0x3ebd30bd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 10 "OUT[0].x" = 0x3eaeccaf "OUT[0].y" = 0x3f173697 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 11 "OUT[0].x" = 0x3f6445e4 "OUT[0].y" = 0x3f5640d6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3ea27ea2 "OUT[0].y" = 0x3f4657c6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3e861a86 "OUT[0].y" = 0x3f0e638e "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f172197 "OUT[0].y" = 0x3e70b4f1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3e9d409d "OUT[0].y" = 0x3f7b19fb "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 16 "OUT[0].x" = 0x3f207aa0 "OUT[0].y" = 0x3f5c62dc "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 17 "OUT[0].x" = 0x3f3bb7bc "OUT[0].y" = 0x3ea75ca7 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 18 "OUT[0].x" = 0x3f4d93ce "OUT[0].y" = 0x3e04ec85 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 19 "OUT[0].x" = 0x3ee7dee8 "OUT[0].y" = 0x3f350fb5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3ea060a0 "OUT[0].y" = 0x3f2ebeaf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f244ea4 "OUT[0].y" = 0x3f080c88 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3e7318f3 "OUT[0].y" = 0x3f153995 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3eb950b9 "OUT[0].y" = 0x3ec234c2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f173f97 "OUT[0].y" = 0x3e5d1cdd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f74caf5 "OUT[0].y" = 0x3dd610d6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3d1f90a0 "OUT[0].y" = 0x3e86a087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f4aa1cb "OUT[0].y" = 0x3f403ac0 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 28 "OUT[0].x" = 0x3dd3e0d4 "OUT[0].y" = 0x3d907890 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 29 "OUT[0].x" = 0x3f091d89 "OUT[0].y" = 0x3ea344a3 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 30 "OUT[0].x" = 0x3f36ceb7 "OUT[0].y" = 0x3f6e43ee "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 31 "OUT[0].x" = 0x3f0fe290 "OUT[0].y" = 0x3e3584b6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 19 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x21300000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 6 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 26 texture 19 sampler 6

# compare: vec4(texture(t, i.xyz))
warp 0 {
  tgsi "TEX TEMP[0].x, IN[0].xyzz, SAMP[0], SHADOW2D" bank 26
  # TEX.DC R8, R0, R4, 0x0, 2D, 0x1
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # TEMP[0].x = R8: result of the comparison
  expect lane 0 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 1 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 2 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 3 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 4 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 5 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 13 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 18 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 19 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 20 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 21 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 28 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 29 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
}
sampler 7 { address MIRROR MIRROR MIRROR  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 27 texture 19 sampler 7

# compare_proj: vec4(textureProj(t, i))
warp 0 {
  tgsi "TXP TEMP[0].x, IN[0], SAMP[0], SHADOW2D" bank 27
  # TEX.DC R8, R0, R4, 0x0, 2D, 0x1
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Rb+0: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 2.0
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # TEMP[0].x = R8: result of the comparison
  expect lane 0 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 18 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 19 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 20 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 28 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 31 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
}
texture 20 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  levels 4  view 0 3  block 1 1  address 0x21400000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e
}
sampler 8 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 28 texture 20 sampler 8

# compare_lod: vec4(textureLod(t, i.xyz, i.w))
warp 0 {
  tgsi "TXL TEMP[0].x, IN[0], SAMP[0], SHADOW2D" bank 28
  # TEX.LL.DC R8, R0, R4, 0x0, 2D, 0x1
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].w
  # Rb+1: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].w" = 1.0
  "IN[0].z" = 0.5
  # TEMP[0].x = R8: result of the comparison
  expect lane 0 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 1 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 7 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 8 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 9 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 10 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 15 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 18 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 28 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
}
texture 21 {
  type ONE_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8  block 1 1  address 0x21500000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d
}
handle 29 texture 21 sampler 6

# compare_1d: vec4(texture(t, i.xyz))
warp 0 {
  tgsi "TEX TEMP[1].x, TEMP[0], SAMP[0], SHADOW1D" bank 29
  # TEX.DC R8, R0, R4, 0x0, 1D, 0x1
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[0].z
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].z" = 0.25
  # TEMP[1].x = R8: result of the comparison
  expect lane 0 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 1 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 2 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 3 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 4 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 5 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 6 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 7 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 8 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 9 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 10 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 11 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 12 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 13 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 14 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 15 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 16 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 17 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 18 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 19 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 20 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 21 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 22 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 23 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 24 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 25 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 26 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 27 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 28 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 29 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
  expect lane 30 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000 "TEMP[1].x" = 0x00000000
  expect lane 31 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000 "TEMP[1].x" = 0x3f800000
}
texture 22 {
  type TWO_D_ARRAY  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  layers 3  block 1 1  address 0x21600000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f
}
handle 30 texture 22 sampler 6

# compare_2darray: vec4(texture(t, i))
warp 0 {
  tgsi "TEX TEMP[0].x, IN[0], SAMP[0], SHADOW2D_ARRAY" bank 30
  # TEX.DC R8, R0, R4, 0x0, ARRAY_2D, 0x1
  # Ra+0: IN[0].z to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # Ra+2: IN[0].y
  # Rb+0: IN[0].w
  # before (R-TGSI-11): layer = IN[0].z to the nearest integer, 0..65535
  "IN[0].z" = 2.0
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].w" = 0.5
  # TEMP[0].x = R8: result of the comparison
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 2 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 3 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 8 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 9 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 10 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 11 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 12 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 24 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 25 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
}
texture 23 {
  type TWO_D_NO_MIPMAP  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x21700000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 31 texture 23 sampler 9

# compare_rect: vec4(texture(t, i.xyz))
warp 0 {
  tgsi "TEX TEMP[0].x, IN[0].xyzz, SAMP[0], SHADOWRECT" bank 31
  # TEX.DC R8, R0, R4, 0x0, 2D, 0x1
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -0.75 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.75 + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # TEMP[0].x = R8: result of the comparison
  expect lane 0 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 1 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 2 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 3 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 8 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 13 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 14 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 15 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 19 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 24 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 25 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 26 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 28 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 29 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
}
texture 24 {
  type TWO_D  format A8B8G8R8 SINT  source R G B A
  size 8 8  levels 4  view 0 3  block 1 1  address 0x21800000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36b
}
handle 32 texture 24 sampler 1

# size: ivec4(textureSize(t, int(i.z)), 7, 9)
warp 0 {
  tgsi "TXQ TEMP[1].xy, TEMP[0].xxxx, SAMP[0], 2D" bank 32
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x3
  # Ra+0: TEMP[0].x
  "TEMP[0].x" = 1
  # TEMP[1].x = R8: width
  # TEMP[1].y = R9: height or layers
  expect all "TEMP[1].x" = 0x00000004 "TEMP[1].y" = 0x00000004
}
texture 25 {
  type THREE_D  format A8B8G8R8 SINT  source R G B A
  size 8 8 4  levels 3  view 0 2  block 1 1  address 0x21900000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c80d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fecd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb830fbd093f05c16761ae34019918c817ab86dfcb624cd7b0b8465d43a016fd969f6b0a16c65453c2c7e6cbf9fb3c5821ce975e96f27a64e657c82f308dd5e8ea40e7f0452fdc08036f40db9f622a8ef69ea18fe18e2e258843c4ac2af3fad3991dd54ca1cbf5288b1c72e2cbd7645c346850762c249dcd2cc2654d8f5813e540c22ff6c8ad6869416248a803617da295e71ac1d4cf12f82e0d07b4b3afe62edf6e0d7c75dcd494132fa6b908556d1379b24d618bfa80d92aa9fd1d5ad590b85983d968ebd41856716f8dee48822e9e652a
}
handle 33 texture 25 sampler 1

# size_3d: ivec4(textureSize(t, int(i.z)), 9)
warp 0 {
  tgsi "TXQ TEMP[1].xyz, TEMP[0].xxxx, SAMP[0], 3D" bank 33
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x7
  # Ra+0: TEMP[0].x
  "TEMP[0].x" = 1
  # TEMP[1].x = R8: width
  # TEMP[1].y = R9: height or layers
  # TEMP[1].z = R10: depth, layers or cubes
  expect all "TEMP[1].x" = 0x00000004 "TEMP[1].y" = 0x00000004 "TEMP[1].z" = 0x00000002
}
texture 26 {
  type TWO_D_ARRAY  format A8B8G8R8 SINT  source R G B A
  size 8 8  layers 3  levels 4  view 0 3  block 1 1  address 0x21a00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689cc4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c800fbd093f05c16761ae34019918c817ab975e96f2075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fe86dfcb624cd7b0b8465d43a016fd969f7a64e657259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faacd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb836b0a16c65453c2c7e6cbf9fb3c5821cec82f308d
}
handle 34 texture 26 sampler 1

# size_2darray: ivec4(textureSize(t, int(i.z)), 9)
warp 0 {
  tgsi "TXQ TEMP[1].xyz, TEMP[0].xxxx, SAMP[0], 2D_ARRAY" bank 34
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x7
  # Ra+0: TEMP[0].x
  "TEMP[0].x" = 2
  # TEMP[1].x = R8: width
  # TEMP[1].y = R9: height or layers
  # TEMP[1].z = R10: depth, layers or cubes
  expect all "TEMP[1].x" = 0x00000002 "TEMP[1].y" = 0x00000002 "TEMP[1].z" = 0x00000003
}

# gather: textureGather(t, i.xy)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 5
  # TLD4.R R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3d500000 "OUT[0].z" = 0x3f130000 "OUT[0].w" = 0x3e7c0000
  expect lane 1 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f270000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3ef80000
  expect lane 2 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f450000
  expect lane 3 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3d100000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3ef80000
  expect lane 4 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eea0000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ecc0000
  expect lane 5 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3ee00000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3f130000
  expect lane 6 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f500000 "OUT[0].z" = 0x3f510000 "OUT[0].w" = 0x3c400000
  expect lane 7 "OUT[0].x" = 0x3ca00000 "OUT[0].y" = 0x3f680000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f6b0000
  expect lane 8 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3ede0000 "OUT[0].z" = 0x3f650000 "OUT[0].w" = 0x3f000000
  expect lane 9 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3f220000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3ef40000
  expect lane 10 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f050000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3e9a0000
  expect lane 11 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f240000 "OUT[0].z" = 0x3f450000 "OUT[0].w" = 0x3f510000
  expect lane 12 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3dc80000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3f790000
  expect lane 13 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3f780000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f650000
  expect lane 14 "OUT[0].x" = 0x3f680000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3efe0000
  expect lane 15 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3c400000 "OUT[0].w" = 0x3e140000
  expect lane 16 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3f430000 "OUT[0].w" = 0x3e580000
  expect lane 17 "OUT[0].x" = 0x3edc0000 "OUT[0].y" = 0x3e140000 "OUT[0].z" = 0x3dc80000 "OUT[0].w" = 0x3ce00000
  expect lane 18 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f130000 "OUT[0].z" = 0x3ed60000 "OUT[0].w" = 0x3f060000
  expect lane 19 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f000000 "OUT[0].z" = 0x3f1f0000 "OUT[0].w" = 0x3f4d0000
  expect lane 20 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3eec0000 "OUT[0].z" = 0x3e640000 "OUT[0].w" = 0x3f190000
  expect lane 21 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3f420000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3f430000
  expect lane 22 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3ef40000 "OUT[0].z" = 0x3d700000 "OUT[0].w" = 0x3f780000
  expect lane 23 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f790000 "OUT[0].z" = 0x3f170000 "OUT[0].w" = 0x3ed60000
  expect lane 24 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3dc80000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3dc80000
  expect lane 25 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3f4e0000 "OUT[0].z" = 0x3e580000 "OUT[0].w" = 0x3e640000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3f650000 "OUT[0].z" = 0x3f330000 "OUT[0].w" = 0x3f1f0000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3e7c0000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3d700000
  expect lane 28 "OUT[0].x" = 0x3f420000 "OUT[0].y" = 0x3edc0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f2e0000
  expect lane 29 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f190000 "OUT[0].w" = 0x3e780000
  expect lane 30 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3ef80000 "OUT[0].z" = 0x3f4d0000 "OUT[0].w" = 0x3f170000
  expect lane 31 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3ecc0000 "OUT[0].z" = 0x3f780000 "OUT[0].w" = 0x3f330000
}
handle 35 texture 2 sampler 5

# gather_offset: textureGatherOffset(t, i.xy, ivec2(-8, 7))
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0xfffffff8, 0x7, 0x0}; IMM[0] UINT32 {0x0, 0xfffffff8, 0x7, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[0].yzy" bank 35
  # TLD4.R.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[0].y, IMM[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3747973f "OUT[0].y" = 0x213bcd93 "OUT[0].z" = 0xc6160a6b "OUT[0].w" = 0x62cbdf86
  expect lane 1 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x0cf07480 "OUT[0].z" = 0x3baf829f "OUT[0].w" = 0x5c0053cd
  expect lane 2 "OUT[0].x" = 0xfc0b78c5 "OUT[0].y" = 0x1977cbeb "OUT[0].z" = 0x39e5d9af "OUT[0].w" = 0xd6058038
  expect lane 3 "OUT[0].x" = 0xb1f9357c "OUT[0].y" = 0x62e6694d "OUT[0].z" = 0x04fdf61b "OUT[0].w" = 0x8fe59c25
  expect lane 4 "OUT[0].x" = 0x97365766 "OUT[0].y" = 0xdc62a07a "OUT[0].z" = 0x3f09bd0f "OUT[0].w" = 0x5948bff8
  expect lane 5 "OUT[0].x" = 0x213bcd93 "OUT[0].y" = 0x435009f9 "OUT[0].z" = 0xf2965e97 "OUT[0].w" = 0xc6160a6b
  expect lane 6 "OUT[0].x" = 0xb414f403 "OUT[0].y" = 0x620619d1 "OUT[0].z" = 0x9472cbdb "OUT[0].w" = 0xf776b566
  expect lane 7 "OUT[0].x" = 0x1977cbeb "OUT[0].y" = 0x30839b7f "OUT[0].z" = 0xc01291fe "OUT[0].w" = 0x39e5d9af
  expect lane 8 "OUT[0].x" = 0x0cf07480 "OUT[0].y" = 0x0438eee5 "OUT[0].z" = 0x282394b3 "OUT[0].w" = 0x3baf829f
  expect lane 9 "OUT[0].x" = 0xdc62a07a "OUT[0].y" = 0x3747973f "OUT[0].z" = 0x62cbdf86 "OUT[0].w" = 0x3f09bd0f
  expect lane 10 "OUT[0].x" = 0x62e6694d "OUT[0].y" = 0xddc93c25 "OUT[0].z" = 0x819b6220 "OUT[0].w" = 0x04fdf61b
  expect lane 11 "OUT[0].x" = 0x620619d1 "OUT[0].y" = 0xfc0b78c5 "OUT[0].z" = 0xd6058038 "OUT[0].w" = 0x9472cbdb
  expect lane 12 "OUT[0].x" = 0x435009f9 "OUT[0].y" = 0x3c88207c "OUT[0].z" = 0x5c0053cd "OUT[0].w" = 0xf2965e97
  expect lane 13 "OUT[0].x" = 0x0438eee5 "OUT[0].y" = 0x97365766 "OUT[0].z" = 0x5948bff8 "OUT[0].w" = 0x282394b3
  expect lane 14 "OUT[0].x" = 0x30839b7f "OUT[0].y" = 0xb1f9357c "OUT[0].z" = 0x8fe59c25 "OUT[0].w" = 0xc01291fe
  expect lane 15 "OUT[0].x" = 0xddc93c25 "OUT[0].y" = 0xb414f403 "OUT[0].z" = 0xf776b566 "OUT[0].w" = 0x819b6220
  expect lane 16 "OUT[0].x" = 0x6be3a536 "OUT[0].y" = 0xc6f270c3 "OUT[0].z" = 0x62445a0d "OUT[0].w" = 0xf378e8a2
  expect lane 17 "OUT[0].x" = 0xcb545807 "OUT[0].y" = 0xff5d6819 "OUT[0].z" = 0x775334a7 "OUT[0].w" = 0x558a4719
  expect lane 18 "OUT[0].x" = 0x62cbdf86 "OUT[0].y" = 0xc6160a6b "OUT[0].z" = 0xbf51e905 "OUT[0].w" = 0x46eaa8a4
  expect lane 19 "OUT[0].x" = 0x5c0053cd "OUT[0].y" = 0x3baf829f "OUT[0].z" = 0x9f159709 "OUT[0].w" = 0xd775d7c4
  expect lane 20 "OUT[0].x" = 0x6a681e99 "OUT[0].y" = 0xa2e39839 "OUT[0].z" = 0x9795fc75 "OUT[0].w" = 0xafa926f8
  expect lane 21 "OUT[0].x" = 0xc6f270c3 "OUT[0].y" = 0x6e9bedae "OUT[0].z" = 0xcf45a970 "OUT[0].w" = 0x62445a0d
  expect lane 22 "OUT[0].x" = 0x5948bff8 "OUT[0].y" = 0x3f09bd0f "OUT[0].z" = 0x4e56b4d0 "OUT[0].w" = 0xe7a2e38e
  expect lane 23 "OUT[0].x" = 0xc6160a6b "OUT[0].y" = 0xf2965e97 "OUT[0].z" = 0x30f852e8 "OUT[0].w" = 0xbf51e905
  expect lane 24 "OUT[0].x" = 0xff5d6819 "OUT[0].y" = 0xabf4543e "OUT[0].z" = 0xf52c276f "OUT[0].w" = 0x775334a7
  expect lane 25 "OUT[0].x" = 0xa2e39839 "OUT[0].y" = 0x6be3a536 "OUT[0].z" = 0xf378e8a2 "OUT[0].w" = 0x9795fc75
  expect lane 26 "OUT[0].x" = 0x3baf829f "OUT[0].y" = 0x282394b3 "OUT[0].z" = 0x7a680a85 "OUT[0].w" = 0x9f159709
  expect lane 27 "OUT[0].x" = 0x3f09bd0f "OUT[0].y" = 0x62cbdf86 "OUT[0].z" = 0x46eaa8a4 "OUT[0].w" = 0x4e56b4d0
  expect lane 28 "OUT[0].x" = 0x6e9bedae "OUT[0].y" = 0xcb545807 "OUT[0].z" = 0x558a4719 "OUT[0].w" = 0xcf45a970
  expect lane 29 "OUT[0].x" = 0xabf4543e "OUT[0].y" = 0x6a681e99 "OUT[0].z" = 0xafa926f8 "OUT[0].w" = 0xf52c276f
  expect lane 30 "OUT[0].x" = 0xf2965e97 "OUT[0].y" = 0x5c0053cd "OUT[0].z" = 0xd775d7c4 "OUT[0].w" = 0x30f852e8
  expect lane 31 "OUT[0].x" = 0x282394b3 "OUT[0].y" = 0x5948bff8 "OUT[0].z" = 0xe7a2e38e "OUT[0].w" = 0x7a680a85
}
handle 36 texture 9 sampler 3

# gather_2darray: textureGather(t, i.xyz)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], 2D_ARRAY" bank 36
  # TLD4.R R8, R0, 0x0, ARRAY_2D, 0xf
  # Ra+0: IN[0].z to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # Ra+2: IN[0].y
  # before (R-TGSI-11): layer = IN[0].z to the nearest integer, 0..65535
  "IN[0].z" = 1.25
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3f240000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3dd00000
  expect lane 1 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3f240000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3e9a0000
  expect lane 2 "OUT[0].x" = 0x3de80000 "OUT[0].y" = 0x3f550000 "OUT[0].z" = 0x3df80000 "OUT[0].w" = 0x3d000000
  expect lane 3 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f550000 "OUT[0].z" = 0x3df80000 "OUT[0].w" = 0x3e700000
  expect lane 4 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e8e0000 "OUT[0].z" = 0x3ea00000 "OUT[0].w" = 0x3e3c0000
  expect lane 5 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3f670000 "OUT[0].w" = 0x3f210000
  expect lane 6 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3e140000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3f2f0000
  expect lane 7 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3f2d0000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3f160000
  expect lane 8 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3e100000 "OUT[0].z" = 0x3f550000 "OUT[0].w" = 0x3f210000
  expect lane 9 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3dd00000 "OUT[0].w" = 0x3e3c0000
  expect lane 10 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3e2c0000 "OUT[0].z" = 0x3eda0000 "OUT[0].w" = 0x3f160000
  expect lane 11 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f2f0000
  expect lane 12 "OUT[0].x" = 0x3d100000 "OUT[0].y" = 0x3d100000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3e9a0000
  expect lane 13 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e3c0000 "OUT[0].w" = 0x3dd00000
  expect lane 14 "OUT[0].x" = 0x3f3a0000 "OUT[0].y" = 0x3f3a0000 "OUT[0].z" = 0x3e700000 "OUT[0].w" = 0x3e700000
  expect lane 15 "OUT[0].x" = 0x3de80000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f2f0000 "OUT[0].w" = 0x3d000000
  expect lane 16 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f350000 "OUT[0].z" = 0x3df80000 "OUT[0].w" = 0x3d000000
  expect lane 17 "OUT[0].x" = 0x3f360000 "OUT[0].y" = 0x3f350000 "OUT[0].z" = 0x3df80000 "OUT[0].w" = 0x3e700000
  expect lane 18 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d500000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3dd00000
  expect lane 19 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3d500000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3e9a0000
  expect lane 20 "OUT[0].x" = 0x3f740000 "OUT[0].y" = 0x3e100000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3f2f0000
  expect lane 21 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f3b0000 "OUT[0].z" = 0x3e900000 "OUT[0].w" = 0x3f160000
  expect lane 22 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3ea00000 "OUT[0].z" = 0x3ea00000 "OUT[0].w" = 0x3e3c0000
  expect lane 23 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3f670000 "OUT[0].z" = 0x3f670000 "OUT[0].w" = 0x3f210000
  expect lane 24 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f0c0000 "OUT[0].z" = 0x3eda0000 "OUT[0].w" = 0x3f160000
  expect lane 25 "OUT[0].x" = 0x3f740000 "OUT[0].y" = 0x3e8e0000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3f2f0000
  expect lane 26 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3f550000 "OUT[0].z" = 0x3f550000 "OUT[0].w" = 0x3f210000
  expect lane 27 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3dd00000 "OUT[0].z" = 0x3dd00000 "OUT[0].w" = 0x3e3c0000
  expect lane 28 "OUT[0].x" = 0x3f360000 "OUT[0].y" = 0x3f360000 "OUT[0].z" = 0x3e700000 "OUT[0].w" = 0x3e700000
  expect lane 29 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3f740000 "OUT[0].z" = 0x3f2f0000 "OUT[0].w" = 0x3d000000
  expect lane 30 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3e9a0000 "OUT[0].z" = 0x3e9a0000 "OUT[0].w" = 0x3e9a0000
  expect lane 31 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3e3c0000 "OUT[0].z" = 0x3e3c0000 "OUT[0].w" = 0x3dd00000
}

# gather_cube: textureGather(t, i.xyz)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], CUBE" bank 13
  # TLD4.R R8, R0, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -0.390625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.125 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3ec40000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f200000 "OUT[0].w" = 0x3eba0000
  expect lane 1 "OUT[0].x" = 0x3d800000 "OUT[0].y" = 0x3f4d0000 "OUT[0].z" = 0x3eb80000 "OUT[0].w" = 0x3f200000
  expect lane 2 "OUT[0].x" = 0x3eba0000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x3e300000 "OUT[0].w" = 0x3f120000
  expect lane 3 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 4 "OUT[0].x" = 0x3d800000 "OUT[0].y" = 0x3f4d0000 "OUT[0].z" = 0x3eb80000 "OUT[0].w" = 0x3f200000
  expect lane 5 "OUT[0].x" = 0x3f4d0000 "OUT[0].y" = 0x3e940000 "OUT[0].z" = 0x3ec00000 "OUT[0].w" = 0x3eb80000
  expect lane 6 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 7 "OUT[0].x" = 0x3eb80000 "OUT[0].y" = 0x3ec00000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f3a0000
  expect lane 8 "OUT[0].x" = 0x3e940000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3f030000 "OUT[0].w" = 0x3ec00000
  expect lane 9 "OUT[0].x" = 0x3e940000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3f030000 "OUT[0].w" = 0x3ec00000
  expect lane 10 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 11 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 12 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3f300000 "OUT[0].w" = 0x3f030000
  expect lane 13 "OUT[0].x" = 0x3f090000 "OUT[0].y" = 0x3f140000 "OUT[0].z" = 0x3f6e0000 "OUT[0].w" = 0x3f300000
  expect lane 14 "OUT[0].x" = 0x3f030000 "OUT[0].y" = 0x3f300000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3e140000
  expect lane 15 "OUT[0].x" = 0x3f300000 "OUT[0].y" = 0x3f6e0000 "OUT[0].z" = 0x3d700000 "OUT[0].w" = 0x3f1c0000
  expect lane 16 "OUT[0].x" = 0x3eba0000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x3e300000 "OUT[0].w" = 0x3f120000
  expect lane 17 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 18 "OUT[0].x" = 0x3eba0000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x3e300000 "OUT[0].w" = 0x3f120000
  expect lane 19 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 20 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 21 "OUT[0].x" = 0x3eb80000 "OUT[0].y" = 0x3ec00000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f3a0000
  expect lane 22 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3eb80000 "OUT[0].z" = 0x3f3a0000 "OUT[0].w" = 0x3e300000
  expect lane 23 "OUT[0].x" = 0x3eb80000 "OUT[0].y" = 0x3ec00000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f3a0000
  expect lane 24 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 25 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 26 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 27 "OUT[0].x" = 0x3ec00000 "OUT[0].y" = 0x3f030000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f570000
  expect lane 28 "OUT[0].x" = 0x3f030000 "OUT[0].y" = 0x3f300000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3e140000
  expect lane 29 "OUT[0].x" = 0x3f300000 "OUT[0].y" = 0x3f6e0000 "OUT[0].z" = 0x3d700000 "OUT[0].w" = 0x3f1c0000
  expect lane 30 "OUT[0].x" = 0x3f030000 "OUT[0].y" = 0x3f300000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3e140000
  expect lane 31 "OUT[0].x" = 0x3f300000 "OUT[0].y" = 0x3f6e0000 "OUT[0].z" = 0x3d700000 "OUT[0].w" = 0x3f1c0000
}
