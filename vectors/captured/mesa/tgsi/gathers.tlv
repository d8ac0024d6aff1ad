texlock 1
# Written by tests/oracle/tgsi/lookups.py: gathers and arrays of cubes,
# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.
# R-TGSI-15 R-TGSI-23 R-TGSI-29 R-TGSI-30 R-TGSI-55 R-TGSI-56 R-TGSI-57 R-TGSI-59 R-TGSI-60 R-TGSI-61
# R-TGSI-62 R-TGSI-63
texture 0 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20000000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
sampler 0 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# gather_y: textureGather(t, i.xy, 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 0
  # TLD4.G R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3ebc0000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f6f0000 "OUT[0].w" = 0x3f4a0000
  expect lane 1 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3d600000 "OUT[0].w" = 0x3f4a0000
  expect lane 2 "OUT[0].x" = 0x3eaa0000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f570000 "OUT[0].w" = 0x3f5b0000
  expect lane 3 "OUT[0].x" = 0x3e840000 "OUT[0].y" = 0x3c400000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3de80000
  expect lane 12 "OUT[0].x" = 0x3e080000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f4a0000 "OUT[0].w" = 0x3f210000
  expect lane 13 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3e8a0000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3e6c0000
  expect lane 15 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3c800000
  expect lane 20 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3e380000 "OUT[0].w" = 0x3f440000
  expect lane 21 "OUT[0].x" = 0x3f420000 "OUT[0].y" = 0x3d980000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3eaa0000
  expect lane 22 "OUT[0].x" = 0x3e8a0000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3ca00000 "OUT[0].w" = 0x3f090000
  expect lane 23 "OUT[0].x" = 0x3f6f0000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3ef40000 "OUT[0].w" = 0x3ea80000
  expect lane 24 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3f730000
  expect lane 25 "OUT[0].x" = 0x3d900000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f610000 "OUT[0].w" = 0x3e380000
  expect lane 26 "OUT[0].x" = 0x3d600000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f590000 "OUT[0].w" = 0x3d600000
  expect lane 27 "OUT[0].x" = 0x3f370000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3ca00000
}

# gather_z: textureGather(t, i.xy, 2)
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 0
  # TLD4.B R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f3c0000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3ef80000
  expect lane 1 "OUT[0].x" = 0x3f6a0000 "OUT[0].y" = 0x3e500000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3ea40000
  expect lane 2 "OUT[0].x" = 0x3f0c0000 "OUT[0].y" = 0x3f300000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f110000
  expect lane 3 "OUT[0].x" = 0x3f010000 "OUT[0].y" = 0x3e100000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3ed20000
  expect lane 12 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3f6a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3f4e0000
  expect lane 13 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3dd80000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f5d0000
  expect lane 14 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3f010000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3d500000
  expect lane 15 "OUT[0].x" = 0x3ed40000 "OUT[0].y" = 0x3f7b0000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f2a0000
  expect lane 20 "OUT[0].x" = 0x3f1e0000 "OUT[0].y" = 0x3ef60000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eca0000
  expect lane 21 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3f400000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f000000
  expect lane 22 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e400000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3e780000
  expect lane 23 "OUT[0].x" = 0x3f460000 "OUT[0].y" = 0x3f4e0000 "OUT[0].z" = 0x3f480000 "OUT[0].w" = 0x3f660000
  expect lane 24 "OUT[0].x" = 0x3f230000 "OUT[0].y" = 0x3e000000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3f700000
  expect lane 25 "OUT[0].x" = 0x3ef60000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3ef00000
  expect lane 26 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3ecc0000
  expect lane 27 "OUT[0].x" = 0x3e400000 "OUT[0].y" = 0x3ef80000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3f2e0000
}

# gather_w: textureGather(t, i.xy, 3)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 0
  # TLD4.A R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3e6c0000 "OUT[0].y" = 0x3f190000 "OUT[0].z" = 0x3f280000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3f6f0000 "OUT[0].y" = 0x3f160000 "OUT[0].z" = 0x3f430000 "OUT[0].w" = 0x3efa0000
  expect lane 3 "OUT[0].x" = 0x3e6c0000 "OUT[0].y" = 0x3f140000 "OUT[0].z" = 0x3f710000 "OUT[0].w" = 0x3e300000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3ef80000 "OUT[0].z" = 0x3e0c0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3f370000 "OUT[0].y" = 0x3f390000 "OUT[0].z" = 0x3f200000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3f520000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3e300000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3eaa0000 "OUT[0].y" = 0x3e940000 "OUT[0].z" = 0x3f750000 "OUT[0].w" = 0x3f640000
  expect lane 20 "OUT[0].x" = 0x3f710000 "OUT[0].y" = 0x3f470000 "OUT[0].z" = 0x3eaa0000 "OUT[0].w" = 0x3f220000
  expect lane 21 "OUT[0].x" = 0x3f620000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e400000
  expect lane 22 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x3e9c0000 "OUT[0].z" = 0x3dc00000 "OUT[0].w" = 0x3f240000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f620000 "OUT[0].z" = 0x3f550000 "OUT[0].w" = 0x3e700000
  expect lane 24 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3e920000 "OUT[0].w" = 0x3ed80000
  expect lane 25 "OUT[0].x" = 0x3f470000 "OUT[0].y" = 0x3d400000 "OUT[0].z" = 0x3f210000 "OUT[0].w" = 0x3eaa0000
  expect lane 26 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3f090000
  expect lane 27 "OUT[0].x" = 0x3e9c0000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3dc00000
}
texture 1 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 8  block 1 1  address 0x20100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
sampler 1 { address MIRROR MIRROR MIRROR  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 1 texture 1 sampler 1

# gather_x_rgba8: textureGather(t, i.xy, 0)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 1
  # TLD4.R R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3e8a8a8b "OUT[0].y" = 0x3e048485 "OUT[0].z" = 0x3e7cfcfd "OUT[0].w" = 0x3d60e0e1
  expect lane 1 "OUT[0].x" = 0x3f20a0a1 "OUT[0].y" = 0x3e048485 "OUT[0].z" = 0x3e7cfcfd "OUT[0].w" = 0x3d50d0d1
  expect lane 2 "OUT[0].x" = 0x3ebcbcbd "OUT[0].y" = 0x3f3cbcbd "OUT[0].z" = 0x3dd8d8d9 "OUT[0].w" = 0x3eb6b6b7
  expect lane 3 "OUT[0].x" = 0x3e6ceced "OUT[0].y" = 0x3f3cbcbd "OUT[0].z" = 0x3dd8d8d9 "OUT[0].w" = 0x3f39b9ba
  expect lane 12 "OUT[0].x" = 0x3f20a0a1 "OUT[0].y" = 0x3f20a0a1 "OUT[0].z" = 0x3d50d0d1 "OUT[0].w" = 0x3d50d0d1
  expect lane 13 "OUT[0].x" = 0x3e8a8a8b "OUT[0].y" = 0x3ecccccd "OUT[0].z" = 0x3f008081 "OUT[0].w" = 0x3d60e0e1
  expect lane 14 "OUT[0].x" = 0x3e6ceced "OUT[0].y" = 0x3e6ceced "OUT[0].z" = 0x3f39b9ba "OUT[0].w" = 0x3f39b9ba
  expect lane 15 "OUT[0].x" = 0x3ebcbcbd "OUT[0].y" = 0x3f22a2a3 "OUT[0].z" = 0x3f78f8f9 "OUT[0].w" = 0x3eb6b6b7
  expect lane 20 "OUT[0].x" = 0x3f27a7a8 "OUT[0].y" = 0x3ef8f8f9 "OUT[0].z" = 0x3f37b7b8 "OUT[0].w" = 0x3f78f8f9
  expect lane 21 "OUT[0].x" = 0x3f109091 "OUT[0].y" = 0x3dc8c8c9 "OUT[0].z" = 0x3edededf "OUT[0].w" = 0x3e44c4c5
  expect lane 22 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3e0c8c8d "OUT[0].z" = 0x3e0c8c8d "OUT[0].w" = 0x3f008081
  expect lane 23 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3ef8f8f9 "OUT[0].z" = 0x3ef8f8f9 "OUT[0].w" = 0x3f4acacb
  expect lane 24 "OUT[0].x" = 0x3f109091 "OUT[0].y" = 0x3f6aeaeb "OUT[0].z" = 0x3f50d0d1 "OUT[0].w" = 0x3e44c4c5
  expect lane 25 "OUT[0].x" = 0x3f27a7a8 "OUT[0].y" = 0x3e8a8a8b "OUT[0].z" = 0x3eb6b6b7 "OUT[0].w" = 0x3f78f8f9
  expect lane 26 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3ea4a4a5 "OUT[0].z" = 0x3ea4a4a5 "OUT[0].w" = 0x3f4acacb
  expect lane 27 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3d60e0e1 "OUT[0].z" = 0x3d60e0e1 "OUT[0].w" = 0x3f008081
}

# gather_y_rgba8: textureGather(t, i.xy, 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 1
  # TLD4.G R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f64e4e5 "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3ea2a2a3 "OUT[0].w" = 0x3ef8f8f9
  expect lane 1 "OUT[0].x" = 0x3e9c9c9d "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3ea2a2a3 "OUT[0].w" = 0x3e868687
  expect lane 2 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3f75f5f6 "OUT[0].z" = 0x3e149495 "OUT[0].w" = 0x3e868687
  expect lane 3 "OUT[0].x" = 0x3ecccccd "OUT[0].y" = 0x3f75f5f6 "OUT[0].z" = 0x3e149495 "OUT[0].w" = 0x3d40c0c1
  expect lane 12 "OUT[0].x" = 0x3e9c9c9d "OUT[0].y" = 0x3e9c9c9d "OUT[0].z" = 0x3e868687 "OUT[0].w" = 0x3e868687
  expect lane 13 "OUT[0].x" = 0x3f64e4e5 "OUT[0].y" = 0x3eaeaeaf "OUT[0].z" = 0x3ee8e8e9 "OUT[0].w" = 0x3ef8f8f9
  expect lane 14 "OUT[0].x" = 0x3ecccccd "OUT[0].y" = 0x3ecccccd "OUT[0].z" = 0x3d40c0c1 "OUT[0].w" = 0x3d40c0c1
  expect lane 15 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3f68e8e9 "OUT[0].z" = 0x3e189899 "OUT[0].w" = 0x3e868687
  expect lane 20 "OUT[0].x" = 0x3e50d0d1 "OUT[0].y" = 0x3f49c9ca "OUT[0].z" = 0x3f50d0d1 "OUT[0].w" = 0x3e189899
  expect lane 21 "OUT[0].x" = 0x3e808081 "OUT[0].y" = 0x3e8e8e8f "OUT[0].z" = 0x3e1c9c9d "OUT[0].w" = 0x3f64e4e5
  expect lane 22 "OUT[0].x" = 0x3ee8e8e9 "OUT[0].y" = 0x3ea4a4a5 "OUT[0].z" = 0x3ea4a4a5 "OUT[0].w" = 0x3ee8e8e9
  expect lane 23 "OUT[0].x" = 0x3e60e0e1 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x3e008081 "OUT[0].w" = 0x3e60e0e1
  expect lane 24 "OUT[0].x" = 0x3e808081 "OUT[0].y" = 0x3f0b8b8c "OUT[0].z" = 0x3df8f8f9 "OUT[0].w" = 0x3f64e4e5
  expect lane 25 "OUT[0].x" = 0x3e50d0d1 "OUT[0].y" = 0x3f78f8f9 "OUT[0].z" = 0x3e868687 "OUT[0].w" = 0x3e189899
  expect lane 26 "OUT[0].x" = 0x3e60e0e1 "OUT[0].y" = 0x3c40c0c1 "OUT[0].z" = 0x3c40c0c1 "OUT[0].w" = 0x3e60e0e1
  expect lane 27 "OUT[0].x" = 0x3ee8e8e9 "OUT[0].y" = 0x3ef8f8f9 "OUT[0].z" = 0x3ef8f8f9 "OUT[0].w" = 0x3ee8e8e9
}

# gather_z_rgba8: textureGather(t, i.xy, 2)
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 1
  # TLD4.B R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3e808081 "OUT[0].y" = 0x3e34b4b5 "OUT[0].z" = 0x3eaeaeaf "OUT[0].w" = 0x3f189899
  expect lane 1 "OUT[0].x" = 0x3dc8c8c9 "OUT[0].y" = 0x3e34b4b5 "OUT[0].z" = 0x3eaeaeaf "OUT[0].w" = 0x3ec6c6c7
  expect lane 2 "OUT[0].x" = 0x3dc0c0c1 "OUT[0].y" = 0x3f5ededf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f5ededf
  expect lane 3 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f5ededf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f048485
  expect lane 12 "OUT[0].x" = 0x3dc8c8c9 "OUT[0].y" = 0x3dc8c8c9 "OUT[0].z" = 0x3ec6c6c7 "OUT[0].w" = 0x3ec6c6c7
  expect lane 13 "OUT[0].x" = 0x3e808081 "OUT[0].y" = 0x3e58d8d9 "OUT[0].z" = 0x3f70f0f1 "OUT[0].w" = 0x3f189899
  expect lane 14 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f21a1a2 "OUT[0].z" = 0x3f048485 "OUT[0].w" = 0x3f048485
  expect lane 15 "OUT[0].x" = 0x3dc0c0c1 "OUT[0].y" = 0x3ef0f0f1 "OUT[0].z" = 0x3f29a9aa "OUT[0].w" = 0x3f5ededf
  expect lane 20 "OUT[0].x" = 0x3ea6a6a7 "OUT[0].y" = 0x3e9a9a9b "OUT[0].z" = 0x3e9a9a9b "OUT[0].w" = 0x3f29a9aa
  expect lane 21 "OUT[0].x" = 0x3f34b4b5 "OUT[0].y" = 0x3f0a8a8b "OUT[0].z" = 0x3e30b0b1 "OUT[0].w" = 0x3f189899
  expect lane 22 "OUT[0].x" = 0x3f70f0f1 "OUT[0].y" = 0x3ee4e4e5 "OUT[0].z" = 0x3ee4e4e5 "OUT[0].w" = 0x3f70f0f1
  expect lane 23 "OUT[0].x" = 0x3f088889 "OUT[0].y" = 0x3f088889 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3f088889
  expect lane 24 "OUT[0].x" = 0x3f34b4b5 "OUT[0].y" = 0x3ef4f4f5 "OUT[0].z" = 0x3f2babac "OUT[0].w" = 0x3f189899
  expect lane 25 "OUT[0].x" = 0x3ea6a6a7 "OUT[0].y" = 0x3f0c8c8d "OUT[0].z" = 0x3f5ededf "OUT[0].w" = 0x3f29a9aa
  expect lane 26 "OUT[0].x" = 0x3f088889 "OUT[0].y" = 0x3db8b8b9 "OUT[0].z" = 0x3db8b8b9 "OUT[0].w" = 0x3f088889
  expect lane 27 "OUT[0].x" = 0x3f70f0f1 "OUT[0].y" = 0x3f189899 "OUT[0].z" = 0x3f189899 "OUT[0].w" = 0x3f70f0f1
}

# gather_w_rgba8: textureGather(t, i.xy, 3)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 1
  # TLD4.A R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f56d6d7 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3f46c6c7 "OUT[0].w" = 0x3ebcbcbd
  expect lane 1 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3f46c6c7 "OUT[0].w" = 0x3f0e8e8f
  expect lane 2 "OUT[0].x" = 0x3e6ceced "OUT[0].y" = 0x3f54d4d5 "OUT[0].z" = 0x3efcfcfd "OUT[0].w" = 0x3e24a4a5
  expect lane 3 "OUT[0].x" = 0x3cc0c0c1 "OUT[0].y" = 0x3f54d4d5 "OUT[0].z" = 0x3efcfcfd "OUT[0].w" = 0x3e30b0b1
  expect lane 12 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3f7bfbfc "OUT[0].z" = 0x3f0e8e8f "OUT[0].w" = 0x3f0e8e8f
  expect lane 13 "OUT[0].x" = 0x3f56d6d7 "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3d40c0c1 "OUT[0].w" = 0x3ebcbcbd
  expect lane 14 "OUT[0].x" = 0x3cc0c0c1 "OUT[0].y" = 0x3cc0c0c1 "OUT[0].z" = 0x3e30b0b1 "OUT[0].w" = 0x3e30b0b1
  expect lane 15 "OUT[0].x" = 0x3e6ceced "OUT[0].y" = 0x3f73f3f4 "OUT[0].z" = 0x3f2fafb0 "OUT[0].w" = 0x3e24a4a5
  expect lane 20 "OUT[0].x" = 0x3eeeeeef "OUT[0].y" = 0x3f0c8c8d "OUT[0].z" = 0x3ebebebf "OUT[0].w" = 0x3f2fafb0
  expect lane 21 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3eaaaaab "OUT[0].z" = 0x3f75f5f6 "OUT[0].w" = 0x3f79f9fa
  expect lane 22 "OUT[0].x" = 0x3d40c0c1 "OUT[0].y" = 0x3f34b4b5 "OUT[0].z" = 0x3f34b4b5 "OUT[0].w" = 0x3d40c0c1
  expect lane 23 "OUT[0].x" = 0x3ebcbcbd "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3e70f0f1 "OUT[0].w" = 0x3ebcbcbd
  expect lane 24 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3ec6c6c7 "OUT[0].z" = 0x3e1c9c9d "OUT[0].w" = 0x3f79f9fa
  expect lane 25 "OUT[0].x" = 0x3eeeeeef "OUT[0].y" = 0x3f7efeff "OUT[0].z" = 0x3e24a4a5 "OUT[0].w" = 0x3f2fafb0
  expect lane 26 "OUT[0].x" = 0x3ebcbcbd "OUT[0].y" = 0x3f018182 "OUT[0].z" = 0x3f018182 "OUT[0].w" = 0x3ebcbcbd
  expect lane 27 "OUT[0].x" = 0x3d40c0c1 "OUT[0].y" = 0x3ebcbcbd "OUT[0].z" = 0x3ebcbcbd "OUT[0].w" = 0x3d40c0c1
}

# gather_y_offset: textureGatherOffset(t, i.xy, ivec2(3, -5), 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0x3, 0xfffffffb, 0x0}; IMM[0] UINT32 {0x1, 0x3, 0xfffffffb, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[0].yzy" bank 0
  # TLD4.G.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[0].y, IMM[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3d800000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3cc00000 "OUT[0].w" = 0x3e860000
  expect lane 1 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3d900000 "OUT[0].w" = 0x3f0e0000
  expect lane 2 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3d600000 "OUT[0].w" = 0x3f4a0000
  expect lane 3 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f370000 "OUT[0].w" = 0x3e8a0000
  expect lane 12 "OUT[0].x" = 0x3f2c0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3f0e0000 "OUT[0].w" = 0x3e1c0000
  expect lane 13 "OUT[0].x" = 0x3e3c0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f420000 "OUT[0].w" = 0x3f610000
  expect lane 14 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3e8a0000 "OUT[0].w" = 0x3f280000
  expect lane 15 "OUT[0].x" = 0x3ebc0000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f6f0000 "OUT[0].w" = 0x3f4a0000
  expect lane 20 "OUT[0].x" = 0x3eb00000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3e6c0000 "OUT[0].w" = 0x3f570000
  expect lane 21 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3c800000 "OUT[0].w" = 0x3df00000
  expect lane 22 "OUT[0].x" = 0x3f420000 "OUT[0].y" = 0x3d980000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3eaa0000
  expect lane 23 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3f730000
  expect lane 24 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f5b0000 "OUT[0].w" = 0x3f580000
  expect lane 25 "OUT[0].x" = 0x3f6d0000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3e6c0000
  expect lane 26 "OUT[0].x" = 0x3d900000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3f610000 "OUT[0].w" = 0x3e380000
  expect lane 27 "OUT[0].x" = 0x3d980000 "OUT[0].y" = 0x3e860000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3df00000
}
texture 2 {
  type TWO_D  format R32_G32_B32_A32 UINT  source R G B A
  size 8 8  block 1 1  address 0x20200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c80d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fecd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb830fbd093f05c16761ae34019918c817ab86dfcb624cd7b0b8465d43a016fd969f6b0a16c65453c2c7e6cbf9fb3c5821ce975e96f27a64e657c82f308dd5e8ea40
}
sampler 2 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 2 texture 2 sampler 2

# gather_z_ui: textureGather(t, i.xy, 2)
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 2
  # TLD4.B R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0xd4def5bc "OUT[0].y" = 0x58748ebe "OUT[0].z" = 0x95393cc6 "OUT[0].w" = 0x120f1a7c
  expect lane 1 "OUT[0].x" = 0x637a8bea "OUT[0].y" = 0xe002d334 "OUT[0].z" = 0xc657513f "OUT[0].w" = 0x81170352
  expect lane 2 "OUT[0].x" = 0x7dd7db8c "OUT[0].y" = 0x71e3d7b0 "OUT[0].z" = 0x09e0ef17 "OUT[0].w" = 0x4e096e91
  expect lane 3 "OUT[0].x" = 0xd45e5f81 "OUT[0].y" = 0x97ba6024 "OUT[0].z" = 0xb3976e9e "OUT[0].w" = 0x85fa9069
  expect lane 12 "OUT[0].x" = 0x25b67086 "OUT[0].y" = 0x637a8bea "OUT[0].z" = 0x81170352 "OUT[0].w" = 0xee43b6ce
  expect lane 13 "OUT[0].x" = 0x27ab1fd0 "OUT[0].y" = 0x7e00251b "OUT[0].z" = 0x3c2d9721 "OUT[0].w" = 0x401d10dd
  expect lane 14 "OUT[0].x" = 0x22c6c187 "OUT[0].y" = 0xd45e5f81 "OUT[0].z" = 0x85fa9069 "OUT[0].w" = 0x4eb33f0d
  expect lane 15 "OUT[0].x" = 0x00663e6a "OUT[0].y" = 0x99e1aafb "OUT[0].z" = 0xae73c37f "OUT[0].w" = 0x9cd756aa
  expect lane 20 "OUT[0].x" = 0x80631c9e "OUT[0].y" = 0x7aaa6d7b "OUT[0].z" = 0x89fa5778 "OUT[0].w" = 0xe6ee5f65
  expect lane 21 "OUT[0].x" = 0xf0751d7f "OUT[0].y" = 0x8ff450c0 "OUT[0].z" = 0x5a796979 "OUT[0].w" = 0xe93ae780
  expect lane 22 "OUT[0].x" = 0x3c2d9721 "OUT[0].y" = 0xaebe5030 "OUT[0].z" = 0x990134ae "OUT[0].w" = 0x6372a43e
  expect lane 23 "OUT[0].x" = 0x95393cc6 "OUT[0].y" = 0xee43b6ce "OUT[0].z" = 0x8d302fc8 "OUT[0].w" = 0xfbf9cbe6
  expect lane 24 "OUT[0].x" = 0x0068eea3 "OUT[0].y" = 0x4b73a920 "OUT[0].z" = 0xbbce97b9 "OUT[0].w" = 0x7491f1f0
  expect lane 25 "OUT[0].x" = 0x7aaa6d7b "OUT[0].y" = 0xa0a84610 "OUT[0].z" = 0xf244ad28 "OUT[0].w" = 0x89fa5778
  expect lane 26 "OUT[0].x" = 0xc657513f "OUT[0].y" = 0x401d10dd "OUT[0].z" = 0xa315986f "OUT[0].w" = 0xeccbbd66
  expect lane 27 "OUT[0].x" = 0xaebe5030 "OUT[0].y" = 0x120f1a7c "OUT[0].z" = 0xa0435d46 "OUT[0].w" = 0x990134ae
}
texture 3 {
  type TWO_D  format A8B8G8R8 SINT  source R G B A
  size 8 8  block 1 1  address 0x20300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 3 texture 3 sampler 2

# gather_w_i: textureGather(t, i.xy, 3)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D" bank 3
  # TLD4.A R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0xffffffd6 "OUT[0].y" = 0x0000003c "OUT[0].z" = 0xffffffc6 "OUT[0].w" = 0x0000005e
  expect lane 1 "OUT[0].x" = 0x00000004 "OUT[0].y" = 0xffffffa3 "OUT[0].z" = 0x0000005e "OUT[0].w" = 0x0000003c
  expect lane 2 "OUT[0].x" = 0x0000003b "OUT[0].y" = 0xffffffd4 "OUT[0].z" = 0x0000007e "OUT[0].w" = 0x00000029
  expect lane 3 "OUT[0].x" = 0xffffff97 "OUT[0].y" = 0xffffffdf "OUT[0].z" = 0xfffffff9 "OUT[0].w" = 0xfffffff5
  expect lane 12 "OUT[0].x" = 0xfffffffb "OUT[0].y" = 0x00000004 "OUT[0].z" = 0x0000003c "OUT[0].w" = 0xffffff8e
  expect lane 13 "OUT[0].x" = 0x00000040 "OUT[0].y" = 0x0000006c "OUT[0].z" = 0xffffffb4 "OUT[0].w" = 0xffffff81
  expect lane 14 "OUT[0].x" = 0x00000006 "OUT[0].y" = 0xffffff97 "OUT[0].z" = 0xfffffff5 "OUT[0].w" = 0x0000002c
  expect lane 15 "OUT[0].x" = 0x00000054 "OUT[0].y" = 0x00000004 "OUT[0].z" = 0x0000005f "OUT[0].w" = 0x00000027
  expect lane 20 "OUT[0].x" = 0x00000061 "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000037 "OUT[0].w" = 0xffffff88
  expect lane 21 "OUT[0].x" = 0xffffffee "OUT[0].y" = 0x0000002d "OUT[0].z" = 0x00000051 "OUT[0].w" = 0x00000012
  expect lane 22 "OUT[0].x" = 0xffffffb4 "OUT[0].y" = 0x0000000c "OUT[0].z" = 0xffffffcf "OUT[0].w" = 0x00000021
  expect lane 23 "OUT[0].x" = 0xffffffc6 "OUT[0].y" = 0xffffff8e "OUT[0].z" = 0xffffff9c "OUT[0].w" = 0x00000025
  expect lane 24 "OUT[0].x" = 0xffffffb5 "OUT[0].y" = 0xffffff95 "OUT[0].z" = 0xffffffae "OUT[0].w" = 0x00000053
  expect lane 25 "OUT[0].x" = 0x00000043 "OUT[0].y" = 0xffffffc0 "OUT[0].z" = 0x0000001a "OUT[0].w" = 0x00000037
  expect lane 26 "OUT[0].x" = 0x0000005e "OUT[0].y" = 0xffffff81 "OUT[0].z" = 0x00000058 "OUT[0].w" = 0x0000000b
  expect lane 27 "OUT[0].x" = 0x0000000c "OUT[0].y" = 0x0000005e "OUT[0].z" = 0x00000068 "OUT[0].w" = 0xffffffcf
}
texture 4 {
  type TWO_D_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  layers 3  block 1 1  address 0x20400000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f
}
handle 4 texture 4 sampler 0

# gather_y_2darray: textureGather(t, i.xyz, 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], 2D_ARRAY" bank 4
  # TLD4.G R8, R0, 0x0, ARRAY_2D, 0xf
  # Ra+0: IN[0].z to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # Ra+2: IN[0].y
  # before (R-TGSI-11): layer = IN[0].z to the nearest integer, 0..65535
  "IN[0].z" = 1.75
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3ec80000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3f490000 "OUT[0].w" = 0x3f710000
  expect lane 1 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3f5d0000
  expect lane 2 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3e140000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3ef00000
  expect lane 3 "OUT[0].x" = 0x3e820000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3eda0000 "OUT[0].w" = 0x3df00000
  expect lane 12 "OUT[0].x" = 0x3f770000 "OUT[0].y" = 0x3f190000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3ed00000
  expect lane 13 "OUT[0].x" = 0x3d900000 "OUT[0].y" = 0x3f310000 "OUT[0].z" = 0x3efa0000 "OUT[0].w" = 0x3d200000
  expect lane 14 "OUT[0].x" = 0x3f180000 "OUT[0].y" = 0x3e820000 "OUT[0].z" = 0x3df00000 "OUT[0].w" = 0x3f080000
  expect lane 15 "OUT[0].x" = 0x3ece0000 "OUT[0].y" = 0x3e500000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3f6d0000
  expect lane 20 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3efa0000 "OUT[0].z" = 0x3ee80000 "OUT[0].w" = 0x3f380000
  expect lane 21 "OUT[0].x" = 0x3f250000 "OUT[0].y" = 0x3e100000 "OUT[0].z" = 0x3b800000 "OUT[0].w" = 0x3e680000
  expect lane 22 "OUT[0].x" = 0x3efa0000 "OUT[0].y" = 0x3eb20000 "OUT[0].z" = 0x3ef20000 "OUT[0].w" = 0x3f330000
  expect lane 23 "OUT[0].x" = 0x3f490000 "OUT[0].y" = 0x3ed00000 "OUT[0].z" = 0x3f730000 "OUT[0].w" = 0x3e1c0000
  expect lane 24 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3f0b0000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3ece0000
  expect lane 25 "OUT[0].x" = 0x3efa0000 "OUT[0].y" = 0x3f420000 "OUT[0].z" = 0x3ec80000 "OUT[0].w" = 0x3ee80000
  expect lane 26 "OUT[0].x" = 0x3e8c0000 "OUT[0].y" = 0x3d200000 "OUT[0].z" = 0x3e8a0000 "OUT[0].w" = 0x3eb00000
  expect lane 27 "OUT[0].x" = 0x3eb20000 "OUT[0].y" = 0x3f710000 "OUT[0].z" = 0x3e180000 "OUT[0].w" = 0x3ef20000
}
texture 5 {
  type CUBEMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 4 4  block 1 1  address 0x20500000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f
}
handle 5 texture 5 sampler 0

# gather_z_cube: textureGather(t, i.xyz, 2)
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], CUBE" bank 5
  # TLD4.B R8, R0, 0x0, CUBE, 0xf
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
  expect lane 0 "OUT[0].x" = 0x3f0d0000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3e900000
  expect lane 1 "OUT[0].x" = 0x3f0d0000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3e900000
  expect lane 2 "OUT[0].x" = 0x3f0d0000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3e900000
  expect lane 3 "OUT[0].x" = 0x3f0d0000 "OUT[0].y" = 0x3f3e0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3e900000
  expect lane 12 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
  expect lane 13 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
  expect lane 14 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
  expect lane 15 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
  expect lane 20 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 21 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 22 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 23 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 24 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 25 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
  expect lane 26 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3ce00000
  expect lane 27 "OUT[0].x" = 0x3eb60000 "OUT[0].y" = 0x3eb00000 "OUT[0].z" = 0x3f7d0000 "OUT[0].w" = 0x3f260000
}
texture 6 {
  type CUBEMAP_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 4 4  layers 2  block 1 1  address 0x20600000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f
}
handle 6 texture 6 sampler 0

# gather_w_cubearray: textureGather(t, i, 3)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0], IMM[0].xxxx, SAMP[0], CUBEARRAY" bank 6
  # TLD4.A R8, R0, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 1.0
  "IN[0].x" = -0.390625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.125 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3eb00000 "OUT[0].y" = 0x3d880000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f710000
  expect lane 1 "OUT[0].x" = 0x3eb00000 "OUT[0].y" = 0x3d880000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f710000
  expect lane 2 "OUT[0].x" = 0x3eb00000 "OUT[0].y" = 0x3d880000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f710000
  expect lane 3 "OUT[0].x" = 0x3eb00000 "OUT[0].y" = 0x3d880000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f710000
  expect lane 12 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
  expect lane 13 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
  expect lane 15 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
  expect lane 20 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 21 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 22 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 23 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 24 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 25 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
  expect lane 26 "OUT[0].x" = 0x3d880000 "OUT[0].y" = 0x3db80000 "OUT[0].z" = 0x3e980000 "OUT[0].w" = 0x3d100000
  expect lane 27 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3f180000 "OUT[0].z" = 0x3ed80000 "OUT[0].w" = 0x3e980000
}
texture 7 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20700000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 7 texture 7 sampler 3

# gather_rect: textureGather(t, i.xy, 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], RECT" bank 7
  # TLD4.G R8, R0, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  "IN[0].x" = -0.75 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.5 + 1.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].w" = 0x3f4a0000
  expect lane 1 "OUT[0].w" = 0x3f4a0000
  expect lane 2 "OUT[0].x" = 0x3f100000 "OUT[0].w" = 0x3f4a0000
  expect lane 3 "OUT[0].x" = 0x3f100000 "OUT[0].w" = 0x3f4a0000
  expect lane 12 "OUT[0].z" = 0x3f4a0000 "OUT[0].w" = 0x3f370000
  expect lane 13 "OUT[0].z" = 0x3f6f0000 "OUT[0].w" = 0x3f4a0000
  expect lane 14 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x3f4a0000 "OUT[0].w" = 0x3f370000
  expect lane 15 "OUT[0].x" = 0x3ebc0000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f6f0000 "OUT[0].w" = 0x3f4a0000
  expect lane 20 "OUT[0].x" = 0x3e860000 "OUT[0].y" = 0x3cc00000 "OUT[0].z" = 0x3f730000 "OUT[0].w" = 0x3f460000
  expect lane 21 "OUT[0].x" = 0x3cc00000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3db00000 "OUT[0].w" = 0x3f730000
  expect lane 22 "OUT[0].x" = 0x3d800000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3cc00000 "OUT[0].w" = 0x3e860000
  expect lane 23 "OUT[0].x" = 0x3f6f0000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3e1c0000 "OUT[0].w" = 0x3cc00000
  expect lane 24 "OUT[0].x" = 0x3e1c0000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3db00000
  expect lane 25 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3e380000 "OUT[0].w" = 0x3f440000
  expect lane 26 "OUT[0].x" = 0x3f2c0000 "OUT[0].y" = 0x3e680000 "OUT[0].z" = 0x3f0e0000 "OUT[0].w" = 0x3e1c0000
  expect lane 27 "OUT[0].x" = 0x3e680000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3d900000 "OUT[0].w" = 0x3f0e0000
}

# gather_offset_of_inputs: textureGatherOffset(t, i.xy, ivec2(i.zw), 2)
warp 0 {
  tgsi "IMM[0] UINT32 {0x2, 0x0, 0x0, 0x0}; TG4 OUT[0], TEMP[0], IMM[0].xxxx, SAMP[0], 2D, TEMP[1].xyx" bank 0
  # TLD4.B.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: the low 6 bits of TEMP[1].x, TEMP[1].y
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = 5
  "TEMP[1].y" = -3
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3ed40000 "OUT[0].y" = 0x3f7b0000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f2a0000
  expect lane 1 "OUT[0].x" = 0x3f0c0000 "OUT[0].y" = 0x3f300000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f110000
  expect lane 2 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f1e0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f390000
  expect lane 3 "OUT[0].x" = 0x3d800000 "OUT[0].y" = 0x3efe0000 "OUT[0].z" = 0x3f000000 "OUT[0].w" = 0x3e200000
  expect lane 12 "OUT[0].x" = 0x3f340000 "OUT[0].y" = 0x3f0c0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3d100000
  expect lane 13 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3f010000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3d500000
  expect lane 14 "OUT[0].x" = 0x3ef60000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3ef00000
  expect lane 15 "OUT[0].x" = 0x3f400000 "OUT[0].y" = 0x3de00000 "OUT[0].z" = 0x3d000000 "OUT[0].w" = 0x3ef20000
  expect lane 20 "OUT[0].x" = 0x3ea40000 "OUT[0].y" = 0x3e7c0000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3e980000
  expect lane 21 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e400000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3e780000
  expect lane 22 "OUT[0].x" = 0x3ed20000 "OUT[0].y" = 0x3f1e0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3f160000
  expect lane 23 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3d100000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3ef40000
  expect lane 24 "OUT[0].x" = 0x3f460000 "OUT[0].y" = 0x3f4e0000 "OUT[0].z" = 0x3f480000 "OUT[0].w" = 0x3f660000
  expect lane 25 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f5d0000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3ecc0000
  expect lane 26 "OUT[0].x" = 0x3db80000 "OUT[0].y" = 0x3d500000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3e140000
  expect lane 27 "OUT[0].x" = 0x3f1e0000 "OUT[0].y" = 0x3f2a0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f770000
}

# gather_offsets: textureGatherOffsets(t, i.xy, ivec2[4](ivec2(-8, 7), ivec2(1, 2), ivec2(0, -3), ivec2(5, 5)), 1)
warp 0 {
  tgsi "IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; TG4 TEMP[0], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[0].yzy" bank 0
  # TLD4.G.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[0].y, IMM[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[0].x = R8: sample 0
  # TEMP[0].y = R9: sample 1
  # TEMP[0].z = R10: sample 2
  # TEMP[0].w = R11: sample 3
  expect lane 0 "TEMP[0].w" = 0x3e980000
  expect lane 1 "TEMP[0].w" = 0x3d700000
  expect lane 2 "TEMP[0].w" = 0x3e3c0000
  expect lane 3 "TEMP[0].w" = 0x3d800000
  expect lane 12 "TEMP[0].w" = 0x3ef40000
  expect lane 13 "TEMP[0].w" = 0x3f590000
  expect lane 14 "TEMP[0].w" = 0x3ec40000
  expect lane 15 "TEMP[0].w" = 0x3f2c0000
  expect lane 20 "TEMP[0].w" = 0x3eb60000
  expect lane 21 "TEMP[0].w" = 0x3f7c0000
  expect lane 22 "TEMP[0].w" = 0x3f280000
  expect lane 23 "TEMP[0].w" = 0x3eb00000
  expect lane 24 "TEMP[0].w" = 0x3e8a0000
  expect lane 25 "TEMP[0].w" = 0x3ed60000
  expect lane 26 "TEMP[0].w" = 0x3c400000
  expect lane 27 "TEMP[0].w" = 0x3f330000
}
warp 1 {
  tgsi "IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; TG4 TEMP[1], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[0].xwx" bank 0
  # TLD4.G.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[0].x, IMM[0].w
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[1].x = R8: sample 0
  # TEMP[1].y = R9: sample 1
  # TEMP[1].z = R10: sample 2
  # TEMP[1].w = R11: sample 3
  expect lane 0 "TEMP[1].w" = 0x3eaa0000
  expect lane 1 "TEMP[1].w" = 0x3f730000
  expect lane 2 "TEMP[1].w" = 0x3ea80000
  expect lane 3 "TEMP[1].w" = 0x3d600000
  expect lane 12 "TEMP[1].w" = 0x3f460000
  expect lane 13 "TEMP[1].w" = 0x3f440000
  expect lane 14 "TEMP[1].w" = 0x3d700000
  expect lane 15 "TEMP[1].w" = 0x3f090000
  expect lane 20 "TEMP[1].w" = 0x3ca00000
  expect lane 21 "TEMP[1].w" = 0x3ec40000
  expect lane 22 "TEMP[1].w" = 0x3ed60000
  expect lane 23 "TEMP[1].w" = 0x3e080000
  expect lane 24 "TEMP[1].w" = 0x3f2c0000
  expect lane 25 "TEMP[1].w" = 0x3e3c0000
  expect lane 26 "TEMP[1].w" = 0x3e440000
  expect lane 27 "TEMP[1].w" = 0x3ebc0000
}
warp 2 {
  tgsi "IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; IMM[1] UINT32 {0x0, 0xfffffffd, 0x5, 0x0}; TG4 TEMP[2], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[1].xyx" bank 0
  # TLD4.G.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[1].x, IMM[1].y
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[2].x = R8: sample 0
  # TEMP[2].y = R9: sample 1
  # TEMP[2].z = R10: sample 2
  # TEMP[2].w = R11: sample 3
  expect lane 0 "TEMP[2].w" = 0x3f5b0000
  expect lane 1 "TEMP[2].w" = 0x3de80000
  expect lane 2 "TEMP[2].w" = 0x3f610000
  expect lane 3 "TEMP[2].w" = 0x3f460000
  expect lane 12 "TEMP[2].w" = 0x3e6c0000
  expect lane 13 "TEMP[2].w" = 0x3c800000
  expect lane 14 "TEMP[2].w" = 0x3df00000
  expect lane 15 "TEMP[2].w" = 0x3db00000
  expect lane 20 "TEMP[2].w" = 0x3f090000
  expect lane 21 "TEMP[2].w" = 0x3ea80000
  expect lane 22 "TEMP[2].w" = 0x3e680000
  expect lane 23 "TEMP[2].w" = 0x3f730000
  expect lane 24 "TEMP[2].w" = 0x3d600000
  expect lane 25 "TEMP[2].w" = 0x3ca00000
  expect lane 26 "TEMP[2].w" = 0x3f6f0000
  expect lane 27 "TEMP[2].w" = 0x3ca00000
}
warp 3 {
  tgsi "IMM[0] UINT32 {0x1, 0xfffffff8, 0x7, 0x2}; IMM[1] UINT32 {0x0, 0xfffffffd, 0x5, 0x0}; TG4 TEMP[3], IN[0].xyyy, IMM[0].xxxx, SAMP[0], 2D, IMM[1].zzz" bank 0
  # TLD4.G.AOFFI R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[1].z, IMM[1].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[3].x = R8: sample 0
  # TEMP[3].y = R9: sample 1
  # TEMP[3].z = R10: sample 2
  # TEMP[3].w = R11: sample 3
  expect lane 0 "TEMP[3].w" = 0x3c800000
  expect lane 1 "TEMP[3].w" = 0x3f5b0000
  expect lane 2 "TEMP[3].w" = 0x3db00000
  expect lane 3 "TEMP[3].w" = 0x3f610000
  expect lane 12 "TEMP[3].w" = 0x3f580000
  expect lane 13 "TEMP[3].w" = 0x3e6c0000
  expect lane 14 "TEMP[3].w" = 0x3e380000
  expect lane 15 "TEMP[3].w" = 0x3df00000
  expect lane 20 "TEMP[3].w" = 0x3d700000
  expect lane 21 "TEMP[3].w" = 0x3f090000
  expect lane 22 "TEMP[3].w" = 0x3d800000
  expect lane 23 "TEMP[3].w" = 0x3e680000
  expect lane 24 "TEMP[3].w" = 0x3ea80000
  expect lane 25 "TEMP[3].w" = 0x3d600000
  expect lane 26 "TEMP[3].w" = 0x3f730000
  expect lane 27 "TEMP[3].w" = 0x3f6f0000
}
texture 8 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x20800000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 4 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 8 texture 8 sampler 4

# gather_compare: textureGather(t, i.xy, i.z)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], SHADOW2D" bank 8
  # TLD4.R.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 13 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
}

# gather_compare_offset: textureGatherOffset(t, i.xy, i.z, ivec2(-2, 6))
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0xfffffffe, 0x6, 0x0}; IMM[0] UINT32 {0x0, 0xfffffffe, 0x6, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], SHADOW2D, IMM[0].yzy" bank 8
  # TLD4.R.AOFFI.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: the low 6 bits of IMM[0].y, IMM[0].z
  # Rb+1: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.25
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
}
texture 9 {
  type TWO_D_ARRAY  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  layers 3  block 1 1  address 0x20900000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f
}
handle 9 texture 9 sampler 4

# gather_compare_2darray: textureGather(t, i.xyz, i.w)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0], IMM[0].xxxx, SAMP[0], SHADOW2D_ARRAY" bank 9
  # TLD4.R.DC R8, R0, R4, 0x0, ARRAY_2D, 0xf
  # Ra+0: IN[0].z to the nearest integer, 0..65535
  # Ra+1: IN[0].x
  # Ra+2: IN[0].y
  # Rb+0: IN[0].w
  # before (R-TGSI-11): layer = IN[0].z to the nearest integer, 0..65535
  "IN[0].z" = 1.0
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].w" = 0.5
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 13 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 10 {
  type CUBEMAP  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 4 4  block 1 1  address 0x20a00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f
}
handle 10 texture 10 sampler 4

# gather_compare_cube: textureGather(t, i.xyz, i.w)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0], IMM[0].xxxx, SAMP[0], SHADOWCUBE" bank 10
  # TLD4.R.DC R8, R0, R4, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IN[0].w
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -0.390625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.125 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  "IN[0].w" = 0.5
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 11 {
  type CUBEMAP_ARRAY  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 4 4  layers 2  block 1 1  address 0x20b00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f
}
handle 11 texture 11 sampler 4

# gather_compare_cubearray: textureGather(t, i, i.z)
warp 0 {
  tgsi "TG4 OUT[0], IN[0], TEMP[0].xxxx, SAMP[0], SHADOWCUBEARRAY" bank 11
  # TLD4.R.DC R8, R0, R4, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: TEMP[0].x
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 1.0
  "IN[0].x" = -0.390625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.125 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  "TEMP[0].x" = 0.75
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
}
texture 12 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x20c00000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 12 texture 12 sampler 5

# gather_compare_rect: textureGather(t, i.xy, i.z)
warp 0 {
  tgsi "IMM[0] UINT32 {0x0, 0x0, 0x0, 0x0}; TG4 OUT[0], IN[0].xyzz, IMM[0].xxxx, SAMP[0], SHADOWRECT" bank 12
  # TLD4.R.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -0.75 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.5 + 1.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: sample 0
  # OUT[0].y = R9: sample 1
  # OUT[0].z = R10: sample 2
  # OUT[0].w = R11: sample 3
  expect lane 0 "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x00000000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
}

# cubearray: texture(t, i)
warp 0 {
  tgsi "TEX OUT[0], IN[0], SAMP[0], CUBEARRAY" bank 6
  # TEX R8, R0, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 1.0
  "IN[0].x" = -0.46875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.28125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e980000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1b0000 "OUT[0].w" = 0x3eb00000
  expect lane 1 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3eda0000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3d880000
  expect lane 2 "OUT[0].x" = 0x3e980000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1b0000 "OUT[0].w" = 0x3eb00000
  expect lane 3 "OUT[0].x" = 0x3f070000 "OUT[0].y" = 0x3eda0000 "OUT[0].z" = 0x3f350000 "OUT[0].w" = 0x3d880000
  expect lane 12 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f0f0000 "OUT[0].w" = 0x3db80000
  expect lane 13 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f2d0000 "OUT[0].w" = 0x3f180000
  expect lane 14 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f0f0000 "OUT[0].w" = 0x3db80000
  expect lane 15 "OUT[0].x" = 0x3f100000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f2d0000 "OUT[0].w" = 0x3f180000
  expect lane 20 "OUT[0].x" = 0x3f3d0000 "OUT[0].y" = 0x3edc0000 "OUT[0].z" = 0x3f210000 "OUT[0].w" = 0x3d100000
  expect lane 21 "OUT[0].x" = 0x3f3d0000 "OUT[0].y" = 0x3edc0000 "OUT[0].z" = 0x3f210000 "OUT[0].w" = 0x3d100000
  expect lane 22 "OUT[0].x" = 0x3f6c0000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x3da00000 "OUT[0].w" = 0x3e600000
  expect lane 23 "OUT[0].x" = 0x3f6c0000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x3da00000 "OUT[0].w" = 0x3e600000
  expect lane 24 "OUT[0].x" = 0x3ec80000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3da80000 "OUT[0].w" = 0x3e980000
  expect lane 25 "OUT[0].x" = 0x3ec80000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3da80000 "OUT[0].w" = 0x3e980000
  expect lane 26 "OUT[0].x" = 0x3e400000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f270000
  expect lane 27 "OUT[0].x" = 0x3e400000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f270000
}
texture 13 {
  type CUBEMAP_ARRAY  format A8B8G8R8 UNORM  source R G B A
  size 4 4  layers 2  block 1 1  address 0x20d00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faa
}
handle 13 texture 13 sampler 0

# cubearray_rgba8: texture(t, i.zxyw)
warp 0 {
  tgsi "TEX OUT[0], TEMP[0], SAMP[0], CUBEARRAY" bank 13
  # TEX R8, R0, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: TEMP[0].w to the nearest integer, 0..65535
  # Ra+1: TEMP[0].x / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # Ra+2: TEMP[0].y / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # Ra+3: TEMP[0].z / max(|TEMP[0].x|, |TEMP[0].y|, |TEMP[0].z|)
  # before (R-TGSI-11): layer = TEMP[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "TEMP[0].w" = 0.25
  "TEMP[0].x" = -0.75
  "TEMP[0].y" = -0.46875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].z" = -0.28125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f4acacb "OUT[0].z" = 0x3e68e8e9 "OUT[0].w" = 0x3f40c0c1
  expect lane 1 "OUT[0].x" = 0x3f6feff0 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3f35b5b6
  expect lane 2 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f4acacb "OUT[0].z" = 0x3e68e8e9 "OUT[0].w" = 0x3f40c0c1
  expect lane 3 "OUT[0].x" = 0x3f6feff0 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3f35b5b6
  expect lane 12 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3f74f4f5 "OUT[0].z" = 0x3f42c2c3 "OUT[0].w" = 0x3dd0d0d1
  expect lane 13 "OUT[0].x" = 0x3f37b7b8 "OUT[0].y" = 0x3f3bbbbc "OUT[0].z" = 0x3f2eaeaf "OUT[0].w" = 0x3ea6a6a7
  expect lane 14 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3f74f4f5 "OUT[0].z" = 0x3f42c2c3 "OUT[0].w" = 0x3dd0d0d1
  expect lane 15 "OUT[0].x" = 0x3f37b7b8 "OUT[0].y" = 0x3f3bbbbc "OUT[0].z" = 0x3f2eaeaf "OUT[0].w" = 0x3ea6a6a7
  expect lane 20 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3e64e4e5 "OUT[0].w" = 0x3f159596
  expect lane 21 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3e64e4e5 "OUT[0].w" = 0x3f159596
  expect lane 22 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3eb8b8b9 "OUT[0].z" = 0x3dd0d0d1 "OUT[0].w" = 0x3ec2c2c3
  expect lane 23 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3eb8b8b9 "OUT[0].z" = 0x3dd0d0d1 "OUT[0].w" = 0x3ec2c2c3
  expect lane 24 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3dd0d0d1 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3d909091
  expect lane 25 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3dd0d0d1 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3d909091
  expect lane 26 "OUT[0].x" = 0x3de8e8e9 "OUT[0].y" = 0x3f09898a "OUT[0].z" = 0x3f22a2a3 "OUT[0].w" = 0x3ea2a2a3
  expect lane 27 "OUT[0].x" = 0x3de8e8e9 "OUT[0].y" = 0x3f09898a "OUT[0].z" = 0x3f22a2a3 "OUT[0].w" = 0x3ea2a2a3
}
texture 14 {
  type CUBEMAP_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 4 4  layers 2  levels 3  view 0 2  block 1 1  address 0x20e00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000143f0000573f0000643f0000e03d0000c83d0000ae3e0000723f0000203f00004d3f0000003e0000193f0000023f00002c3e0000ca3e0000d03d00006c3f0000c03c00007c3f0000263f0000163f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000c83d0000003c0000f03d00009c3e0000d03e0000693f00004e3f0000ac3e0000223f0000253f0000783e00005d3f00002d3f0000ce3e00001e3f0000443f00001c3f0000d03d0000c23e00004d3f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000403f0000883d0000a03d0000623f0000fe3e00005b3f0000fa3e0000c83e0000463f00000e3f0000243f00006e3f00000c3f0000083f0000ce3e00006e3f0000e03c00008c3e0000e03d00008a3e0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000443f0000683e0000d83e0000f63e0000d23e00002c3e0000213f0000803b0000863e00005f3f0000883d0000ee3e0000863e0000163f0000c83d00007f3f00007c3f0000463f0000543e0000f03e0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d0000e83d0000883e00009a3e00001c3e0000703f0000563f0000a03e0000693f0000f63e0000503f0000a83e0000453f0000403d00000e3f00006b3f0000053f0000c83d0000983d0000f23e00003c3f00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f00003f3f0000333f0000183f00000c3e0000fa3e0000f43e0000643f0000403f0000443e0000aa3e0000d43e0000e63e0000a03e0000fc3e00003b3f0000123f0000663f0000223f0000643f00005b3f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f00003b3f00008c3e0000f03e00001e3f0000f63e0000ec3e00003b3f00005a3f0000153f00008a3e0000793f0000403c0000683e0000143e0000773f0000e03d0000383e00004b3f0000fc3e0000253f00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000983d0000103d0000043e00003d3f0000133f0000773f0000683e0000583e0000383e0000703d0000f03e0000033f0000043f0000f43e0000923e0000c83e0000f83d0000ee3e0000503d00002c3f0000133f00005d3f0000543f0000863e0000c03e0000693f0000e83d0000823e0000dc3e0000723f00006a3f0000e03e0000d43e0000f63e0000723f0000b03d0000333f0000ce3e00001c3e0000793f00003b3f0000ce3e0000403f0000063f0000a83e0000603f0000ea3e0000123f0000663f0000323f00002c3f0000ee3e0000843e00005d3f0000463f0000053f0000243e00008c3e0000ea3e0000233f00002d3f0000203d0000303f0000553f0000623f0000fa3e0000363f0000503d0000503e0000b23e0000393f00002c3e00005d3f0000713f0000773f0000b43e0000ce3e0000493f00002e3f0000d23e0000d23e0000d03e0000183f00008c3e0000313f0000193f0000053f0000203f0000683e00005c3f00004b3f00003c3f0000593f0000903d00009a3e00006e3f00001e3f0000313f0000e23e0000143f0000293f00004c3e0000323f0000fa3e0000243e0000c83e0000da3e00000a3f0000c83e00005c3f0000703e0000963e00007a3f0000773f0000593f0000693f0000803b0000003d00000c3f0000143e0000e03e00006c3f0000613f0000e83d00004c3f0000373f0000743e00000b3f0000173f00002e3f00001b3f0000283f00005e3f0000fc3e00004f3f0000653f0000e03e00004c3f0000493f0000323f0000553f0000ce3e0000e83d0000663f0000113f0000ea3e0000903e0000723f0000d03e0000383f0000793f0000103f0000c03e0000e83e0000343e0000a63e0000003d0000c83e0000573f0000843e00002c3f0000683e0000103e0000503d0000003c0000803b00003e3f0000253f0000113f0000903e0000863e0000003c0000303d0000593f0000963e0000603f0000663f00000b3f0000493f0000443e0000883d0000003e0000f03e0000e03e0000ac3e0000fa3e0000323f00007f3f0000293f0000423f0000503e0000733f0000203d0000253f0000093f0000693f0000e23e0000103e00000f3f00004a3f00007c3e0000c63e0000da3e0000303f0000f83e0000003c0000343e0000cc3e0000483e0000503e0000e23e00005c3f0000383e00006c3f0000063f0000603d0000713f0000443e0000d03d0000b43e0000623f0000983d0000223f0000cc3e00006c3f0000203f0000a03d0000603e0000403e0000b03d0000d83d0000273f0000193f0000f43e00000c3e0000c43e00006e3f0000263f0000583f0000713f00003d3f0000dc3e0000213f0000103d0000c83e0000543f0000a83d0000983e0000063f0000a23e00001c3f0000d83e0000983e0000f03d00001b3f0000b03e0000073f0000da3e0000353f0000883d00007e3f00006d3f00000f3f0000b83d0000103f0000b03d00002d3f0000183f00005e3f00003f3f00000c3f0000b83d0000143f0000f03e0000383e0000803c0000d43e00003e3f0000fa3e0000283e0000a43e0000083f0000f83e0000d83d0000de3e00000a3f0000583e0000463f0000043e0000203e0000c63e00007d3f0000ae3e00006d3f0000123f0000e63e0000a43e0000243e0000263f0000ec3e00000c3f0000043f0000593f0000fe3e0000dc3e0000823e0000563f0000013f00002d3f00006f3f0000bc3e0000663f0000803b0000ce3e0000253f0000ae3e0000753f0000503e00005c3e0000633f0000563f0000503f00005e3f0000000000005d3f0000a03e0000223f0000f03e00004e3f0000143e00007c3f00002b3f0000643f0000183f00003c3f0000633f0000243e0000403d0000203d00002d3f0000383e0000b03e0000b03d0000983e0000c23e00008a3e00007c3f0000313f0000193f0000333f0000703f0000de3e0000e03c0000f23e0000803b0000f63e0000103d0000183e0000a43e0000353f0000a03c00001c3e0000183f0000403c00001d3f0000733f00002f3f0000573f0000c83e00003b3f0000a43e0000f23e0000083f00007b3f0000563f00001c3f00006e3f0000783e00006a3f0000343e00004f3f0000a43e0000203f0000143f0000753f0000e83e0000e03e00001f3f
}
handle 14 texture 14 sampler 2

# cubearray_lod: textureLod(t, i, 1.0)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3f800000, 0x0, 0x0, 0x0}; TXL2 OUT[0], IN[0], IMM[0].xxxx, SAMP[0], CUBEARRAY" bank 14
  # TEX.LL R8, R0, R4, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IMM[0].x
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 1.0
  "IN[0].x" = -2.0 + 0.5 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.90625 + 0.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ea80000 "OUT[0].y" = 0x3f600000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f120000
  expect lane 1 "OUT[0].x" = 0x3ea80000 "OUT[0].y" = 0x3f600000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f120000
  expect lane 2 "OUT[0].x" = 0x3ea80000 "OUT[0].y" = 0x3f600000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f120000
  expect lane 3 "OUT[0].x" = 0x3ea80000 "OUT[0].y" = 0x3f600000 "OUT[0].z" = 0x3eea0000 "OUT[0].w" = 0x3f120000
  expect lane 12 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3c400000
  expect lane 13 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3c400000
  expect lane 14 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3c400000
  expect lane 15 "OUT[0].x" = 0x3f150000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3f790000 "OUT[0].w" = 0x3c400000
  expect lane 20 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3ece0000 "OUT[0].z" = 0x3e1c0000 "OUT[0].w" = 0x3f790000
  expect lane 21 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3f0a0000 "OUT[0].z" = 0x3e580000 "OUT[0].w" = 0x3f460000
  expect lane 22 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3ece0000 "OUT[0].z" = 0x3e1c0000 "OUT[0].w" = 0x3f790000
  expect lane 23 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3f0a0000 "OUT[0].z" = 0x3e580000 "OUT[0].w" = 0x3f460000
  expect lane 24 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f7d0000
  expect lane 25 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f7d0000
  expect lane 26 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f7d0000
  expect lane 27 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3ec60000 "OUT[0].w" = 0x3f7d0000
}

# cubearray_bias: texture(t, i, 1.25)
warp 0 {
  tgsi "IMM[0] UINT32 {0x3fa00000, 0x0, 0x0, 0x0}; TXB2 OUT[0], IN[0], IMM[0].xxxx, SAMP[0], CUBEARRAY" bank 14
  # TEX.LB R8, R0, R4, 0x0, ARRAY_CUBE, 0xf
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IMM[0].x
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 0.0
  "IN[0].x" = -0.5 + 0.0625 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.375 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect all "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
}

# cubearray_compare: vec4(texture(t, i, 0.5))
warp 0 {
  tgsi "IMM[0] UINT32 {0x3f000000, 0x0, 0x0, 0x0}; TEX2 TEMP[0].x, IN[0], IMM[0].xxxx, SAMP[0], SHADOWCUBEARRAY" bank 11
  # TEX.DC R8, R0, R4, 0x0, ARRAY_CUBE, 0x1
  # Ra+0: IN[0].w to the nearest integer, 0..65535
  # Ra+1: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+3: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IMM[0].x
  # before (R-TGSI-11): layer = IN[0].w to the nearest integer, 0..65535
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].w" = 1.0
  "IN[0].x" = -0.46875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.28125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # TEMP[0].x = R8: component x
  expect lane 0 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 1 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 2 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 3 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 21 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 22 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 23 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000 "TEMP[0].x" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
  expect lane 27 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000 "TEMP[0].x" = 0x00000000
}
