texlock 1
# Written by tests/oracle/tgsi/lookups.py: lookups of ARB_fragment_program,
# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.
# R-TGSI-10 R-TGSI-12 R-TGSI-17 R-TGSI-20 R-TGSI-22 PD-70 PD-73
rules PD-10b
texture 0 {
  type ONE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8  block 1 1  address 0x20000000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f
}
sampler 0 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# arb_tex_1d: TEX result.color, fragment.texcoord[0], texture[0], 1D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xxxx, SAMP[0], 1D" bank 0
  # TEX R8, R0, 0x0, 1D, 0xf
  # Ra+0: IN[0].x
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 15 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 20 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 21 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 22 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 23 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 24 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 25 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
}
texture 1 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20100000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
sampler 1 { address MIRROR MIRROR MIRROR  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 1 texture 1 sampler 1

# arb_tex_2d: TEX result.color, fragment.texcoord[0], texture[0], 2D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], 2D" bank 1
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
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 14 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 20 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 21 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 22 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 23 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 24 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
}
texture 2 {
  type THREE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4 2  block 1 1  address 0x20200000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
handle 2 texture 2 sampler 0

# arb_tex_3d: TEX result.color, fragment.texcoord[0], texture[0], 3D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], 3D" bank 2
  # TEX R8, R0, 0x0, 3D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Ra+2: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.625
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e600000 "OUT[0].y" = 0x3e3c0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f100000
  expect lane 1 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 2 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 3 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3f010000 "OUT[0].w" = 0x3e6c0000
  expect lane 12 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 13 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 14 "OUT[0].x" = 0x3f680000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f070000 "OUT[0].w" = 0x3f520000
  expect lane 15 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 20 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 21 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 22 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 23 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f660000 "OUT[0].w" = 0x3e700000
  expect lane 24 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 27 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
}
texture 3 {
  type CUBEMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 4 4  block 1 1  address 0x20300000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f
}
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 3 texture 3 sampler 2

# arb_tex_cube: TEX result.color, fragment.texcoord[0], texture[0], CUBE;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], CUBE" bank 3
  # TEX R8, R0, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -0.46875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.28125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 1 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 2 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 3 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 12 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 13 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 14 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 15 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 20 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 21 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 22 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 23 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 24 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 25 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 26 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 27 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
}
texture 4 {
  type TWO_D_NO_MIPMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  block 1 1  address 0x20400000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f
}
handle 4 texture 4 sampler 2

# arb_tex_rect: TEX result.color, fragment.texcoord[0], texture[0], RECT;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyyy, SAMP[0], RECT" bank 4
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
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 15 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 20 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 21 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 23 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 24 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 25 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 26 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 27 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
}
texture 5 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 8  block 1 1  address 0x20500000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 5 texture 5 sampler 0

# arb_tex_rgba8: TEX result.color, fragment.texcoord[0], texture[0], 2D;
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
  expect lane 0 "OUT[0].x" = 0x3d60e0e1 "OUT[0].y" = 0x3ef8f8f9 "OUT[0].z" = 0x3f189899 "OUT[0].w" = 0x3ebcbcbd
  expect lane 1 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3e70f0f1
  expect lane 2 "OUT[0].x" = 0x3eb6b6b7 "OUT[0].y" = 0x3e868687 "OUT[0].z" = 0x3f5ededf "OUT[0].w" = 0x3e24a4a5
  expect lane 3 "OUT[0].x" = 0x3edededf "OUT[0].y" = 0x3e1c9c9d "OUT[0].z" = 0x3e30b0b1 "OUT[0].w" = 0x3f75f5f6
  expect lane 12 "OUT[0].x" = 0x3d50d0d1 "OUT[0].y" = 0x3e868687 "OUT[0].z" = 0x3ec6c6c7 "OUT[0].w" = 0x3f0e8e8f
  expect lane 13 "OUT[0].x" = 0x3ea4a4a5 "OUT[0].y" = 0x3c40c0c1 "OUT[0].z" = 0x3db8b8b9 "OUT[0].w" = 0x3f018182
  expect lane 14 "OUT[0].x" = 0x3f39b9ba "OUT[0].y" = 0x3d40c0c1 "OUT[0].z" = 0x3f048485 "OUT[0].w" = 0x3e30b0b1
  expect lane 15 "OUT[0].x" = 0x3f50d0d1 "OUT[0].y" = 0x3df8f8f9 "OUT[0].z" = 0x3f2babac "OUT[0].w" = 0x3e1c9c9d
  expect lane 20 "OUT[0].x" = 0x3e9c9c9d "OUT[0].y" = 0x3f24a4a5 "OUT[0].z" = 0x3d40c0c1 "OUT[0].w" = 0x3f088889
  expect lane 21 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3dd0d0d1 "OUT[0].z" = 0x3d70f0f1 "OUT[0].w" = 0x3d909091
  expect lane 22 "OUT[0].x" = 0x3f19999a "OUT[0].y" = 0x3e088889 "OUT[0].z" = 0x3f129293 "OUT[0].w" = 0x3e048485
  expect lane 23 "OUT[0].x" = 0x3f068687 "OUT[0].y" = 0x3ee0e0e1 "OUT[0].z" = 0x3f36b6b7 "OUT[0].w" = 0x3e149495
  expect lane 24 "OUT[0].x" = 0x3f37b7b8 "OUT[0].y" = 0x3f3bbbbc "OUT[0].z" = 0x3f2eaeaf "OUT[0].w" = 0x3ea6a6a7
  expect lane 25 "OUT[0].x" = 0x3e7cfcfd "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3e8e8e8f "OUT[0].w" = 0x3e5cdcdd
  expect lane 26 "OUT[0].x" = 0x3f7cfcfd "OUT[0].y" = 0x3f0f8f90 "OUT[0].z" = 0x3f77f7f8 "OUT[0].w" = 0x3d30b0b1
  expect lane 27 "OUT[0].x" = 0x3ee0e0e1 "OUT[0].y" = 0x3f29a9aa "OUT[0].z" = 0x3e8a8a8b "OUT[0].w" = 0x3f4fcfd0
}

# arb_txp_1d: TXP result.color, fragment.texcoord[0], texture[0], 1D;
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], 1D" bank 0
  # TEX R8, R0, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -2.59375 + 0.75 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 2.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 14 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 15 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f5d0000 "OUT[0].w" = 0x3e980000
  expect lane 20 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 21 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 22 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3f200000
  expect lane 23 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 24 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 25 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
}

# arb_txp_2d: TXP result.color, fragment.texcoord[0], texture[0], 2D;
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], 2D" bank 1
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # Ra+1: TEMP[0].y / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -0.6484375 + 0.1875 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 0.5
  "TEMP[0].y" = -0.9609375 + 0.3125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 1 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 2 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 3 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 12 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 13 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 14 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 15 "OUT[0].x" = 0x3f450000 "OUT[0].y" = 0x3f5b0000 "OUT[0].z" = 0x3f110000 "OUT[0].w" = 0x3efa0000
  expect lane 20 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 21 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 22 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
  expect lane 23 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 24 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 27 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x3e400000 "OUT[0].w" = 0x3e9c0000
}

# arb_txp_3d: TXP result.color, fragment.texcoord[0], texture[0], 3D;
warp 0 {
  tgsi "TXP OUT[0], IN[0], SAMP[0], 3D" bank 2
  # TEX R8, R0, 0x0, 3D, 0xf
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Ra+2: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "IN[0].x" = -2.59375 + 0.75 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 2.0
  "IN[0].y" = -3.84375 + 1.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e600000 "OUT[0].y" = 0x3e3c0000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f100000
  expect lane 1 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 2 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 3 "OUT[0].x" = 0x3f440000 "OUT[0].y" = 0x3e840000 "OUT[0].z" = 0x3f010000 "OUT[0].w" = 0x3e6c0000
  expect lane 12 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 13 "OUT[0].x" = 0x3e000000 "OUT[0].y" = 0x3f2c0000 "OUT[0].z" = 0x3f1c0000 "OUT[0].w" = 0x3f410000
  expect lane 14 "OUT[0].x" = 0x3f680000 "OUT[0].y" = 0x3f6d0000 "OUT[0].z" = 0x3f070000 "OUT[0].w" = 0x3f520000
  expect lane 15 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 20 "OUT[0].x" = 0x3c400000 "OUT[0].y" = 0x3e200000 "OUT[0].z" = 0x3efe0000 "OUT[0].w" = 0x3f750000
  expect lane 21 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 22 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 23 "OUT[0].x" = 0x3ed60000 "OUT[0].y" = 0x3ea80000 "OUT[0].z" = 0x3f660000 "OUT[0].w" = 0x3e700000
  expect lane 24 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 25 "OUT[0].x" = 0x3f510000 "OUT[0].y" = 0x3f580000 "OUT[0].z" = 0x3d100000 "OUT[0].w" = 0x3f100000
  expect lane 26 "OUT[0].x" = 0x3f1f0000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3ecc0000 "OUT[0].w" = 0x3f090000
  expect lane 27 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
}

# arb_txp_rect: TXP result.color, fragment.texcoord[0], texture[0], RECT;
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], RECT" bank 4
  # TEX R8, R0, 0x0, 2D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # Ra+1: TEMP[0].y / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -0.1875 + 0.25 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 0.25
  "TEMP[0].y" = -0.1875 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 3 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 13 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 14 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ef80000 "OUT[0].w" = 0x3de80000
  expect lane 15 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 20 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 21 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3f700000 "OUT[0].w" = 0x3ed80000
  expect lane 23 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 24 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 25 "OUT[0].x" = 0x3eea0000 "OUT[0].y" = 0x3ed60000 "OUT[0].z" = 0x3f270000 "OUT[0].w" = 0x3f260000
  expect lane 26 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 27 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
}

# arb_txp_cube: TXP result.color, fragment.texcoord[0], texture[0], CUBE;
warp 0 {
  tgsi "TXP OUT[0], IN[0], SAMP[0], CUBE" bank 3
  # TEX R8, R0, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / IN[0].w / max(|IN[0].x / IN[0].w|, |IN[0].y / IN[0].w|, |IN[0].z / IN[0].w|)
  # Ra+1: IN[0].y / IN[0].w / max(|IN[0].x / IN[0].w|, |IN[0].y / IN[0].w|, |IN[0].z / IN[0].w|)
  # Ra+2: IN[0].z / IN[0].w / max(|IN[0].x / IN[0].w|, |IN[0].y / IN[0].w|, |IN[0].z / IN[0].w|)
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -0.9375 + 0.25 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 2.0
  "IN[0].y" = -0.5625 + 0.5 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 1 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 2 "OUT[0].x" = 0x3f590000 "OUT[0].y" = 0x3dc00000 "OUT[0].z" = 0x3f0d0000 "OUT[0].w" = 0x3e380000
  expect lane 3 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 12 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 13 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 14 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 15 "OUT[0].x" = 0x3e8e0000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3eb00000 "OUT[0].w" = 0x3c400000
  expect lane 20 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 21 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 22 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 23 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3f440000 "OUT[0].w" = 0x3f7a0000
  expect lane 24 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 25 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 26 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
  expect lane 27 "OUT[0].x" = 0x3f550000 "OUT[0].y" = 0x3f750000 "OUT[0].z" = 0x3ee40000 "OUT[0].w" = 0x3ec80000
}
texture 6 {
  type ONE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8  levels 4  view 0 3  block 1 1  address 0x20600000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f
}
sampler 3 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 6 texture 6 sampler 3

# arb_txb_1d: TXB result.color, fragment.texcoord[0], texture[0], 1D;
warp 0 {
  tgsi "TXB OUT[0], TEMP[0], SAMP[0], 1D" bank 6
  # TEX.LB R8, R0, R4, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[0].w
  "TEMP[0].x" = -1.421875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 1.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 1 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 2 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 3 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x3f500000 "OUT[0].w" = 0x3f370000
  expect lane 12 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 13 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 14 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 15 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 20 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 21 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 22 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 23 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3eb60000 "OUT[0].z" = 0x3dd80000 "OUT[0].w" = 0x3f390000
  expect lane 24 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 25 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 26 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 27 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
}
texture 7 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 8  levels 4  view 0 3  block 1 1  address 0x20700000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f
}
handle 7 texture 7 sampler 3

# arb_txb_2d: TXB result.color, fragment.texcoord[0], texture[0], 2D;
warp 0 {
  tgsi "TXB OUT[0], TEMP[0], SAMP[0], 2D" bank 7
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
  expect lane 12 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 13 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 14 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 15 "OUT[0].x" = 0x3e440000 "OUT[0].y" = 0x3e540000 "OUT[0].z" = 0x3e040000 "OUT[0].w" = 0x3e9c0000
  expect lane 20 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 21 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 22 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 23 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 24 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 25 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 26 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 27 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
}
texture 8 {
  type THREE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4 2  levels 3  view 0 2  block 1 1  address 0x20800000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d
}
handle 8 texture 8 sampler 3

# arb_txb_3d: TXB result.color, fragment.texcoord[0], texture[0], 3D;
warp 0 {
  tgsi "TXB OUT[0], IN[0], SAMP[0], 3D" bank 8
  # TEX.LB R8, R0, R4, 0x0, 3D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Ra+2: IN[0].z
  # Rb+0: IN[0].w
  "IN[0].x" = -1.421875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -2.171875 + 0.125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.625
  "IN[0].w" = 0.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 1 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 2 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 3 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x3f260000 "OUT[0].w" = 0x3eda0000
  expect lane 12 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 13 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 14 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 15 "OUT[0].x" = 0x3dd00000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ce00000 "OUT[0].w" = 0x3f660000
  expect lane 20 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 21 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 22 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 23 "OUT[0].x" = 0x3ea00000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3d980000
  expect lane 24 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 25 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 26 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
  expect lane 27 "OUT[0].x" = 0x3f670000 "OUT[0].y" = 0x3f5c0000 "OUT[0].z" = 0x3e800000 "OUT[0].w" = 0x3e280000
}
texture 9 {
  type CUBEMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 4 4  levels 3  view 0 2  block 1 1  address 0x20900000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f00003b3f0000f03d0000a03e0000d63e0000503f00004b3f0000803d0000f83d00000c3f0000fa3e0000dc3e0000d03d0000103e0000bc3e0000433f0000673f0000983d0000103d0000043e00003d3f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000743f0000723f0000703e00007f3f00008e3e00004c3e0000843e0000e23e0000353f0000c63e0000a23e0000503e0000363f00000d3f00000d3f0000903d0000133f0000773f0000683e0000583e0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000903e00001a3f0000a83e0000f43e0000163f0000243e0000173f00009a3e0000da3e0000743f0000613f0000e63e0000353f0000f63e0000003f0000623f0000383e0000703d0000f03e0000033f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f00002f3f0000343f00001f3f00000a3f0000003d00009c3e0000dc3e0000253f0000f83d00001c3e0000a83e0000b63e0000703e0000a83d0000003e0000663f0000043f0000f43e0000923e0000c83e0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00002d3f00004e3f00001e3f0000383f00001c3e0000743e00001f3f00006b3f00002c3e0000003d0000a83d0000603e0000143e0000283e0000493f0000a43e0000f83d0000ee3e0000503d00002c3f00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f0000d63e00006e3f00001f3f00005f3f0000e83d0000163f0000803b00005e3f0000553f0000603d0000003c0000c23e00003a3f0000b83d0000273f0000563f0000133f00005d3f0000543f0000863e
}
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 9 texture 9 sampler 4

# arb_txb_cube: TXB result.color, fragment.texcoord[0], texture[0], CUBE;
warp 0 {
  tgsi "TXB OUT[0], IN[0], SAMP[0], CUBE" bank 9
  # TEX.LB R8, R0, R4, 0x0, CUBE, 0xf
  # Ra+0: IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+1: IN[0].y / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Ra+2: IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|)
  # Rb+0: IN[0].w
  # before (R-TGSI-10): the direction / its longest component
  "IN[0].x" = -0.4375 + 0.0625 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.3125 + 0.0625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.0
  "IN[0].w" = 1.75
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 1 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 2 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 3 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 12 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 13 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 14 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 15 "OUT[0].x" = 0x3e100000 "OUT[0].y" = 0x3f1d0000 "OUT[0].z" = 0x3eb60000 "OUT[0].w" = 0x3e180000
  expect lane 20 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 21 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 22 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 23 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 24 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 25 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 26 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
  expect lane 27 "OUT[0].x" = 0x3f1c0000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3d400000
}
texture 10 {
  type ONE_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8  block 1 1  address 0x20a00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d
}
sampler 5 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 10 texture 10 sampler 5

# arb_tex_shadow1d: TEX result.color, fragment.texcoord[0], texture[0], SHADOW1D;
warp 0 {
  tgsi "TEX OUT[0], TEMP[0], SAMP[0], SHADOW1D" bank 10
  # TEX.DC R8, R0, R4, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[0].z
  "TEMP[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
}
texture 11 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x20b00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
handle 11 texture 11 sampler 5

# arb_tex_shadow2d: TEX result.color, fragment.texcoord[0], texture[0], SHADOW2D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], SHADOW2D" bank 11
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 12 {
  type TWO_D_NO_MIPMAP  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  block 1 1  address 0x20c00000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 12 texture 12 sampler 6

# arb_tex_shadowrect: TEX result.color, fragment.texcoord[0], texture[0], SHADOWRECT;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], SHADOWRECT" bank 12
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -0.75 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -0.75 + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}

# arb_txp_shadow1d: TXP result.color, fragment.texcoord[0], texture[0], SHADOW1D;
warp 0 {
  tgsi "TXP OUT[0], TEMP[0], SAMP[0], SHADOW1D" bank 10
  # TEX.DC R8, R0, R4, 0x0, 1D, 0xf
  # Ra+0: TEMP[0].x / TEMP[0].w
  # Rb+0: TEMP[0].z / TEMP[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "TEMP[0].x" = -2.59375 + 0.75 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = 2.0
  "TEMP[0].z" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
}

# arb_txp_shadow2d: TXP result.color, fragment.texcoord[0], texture[0], SHADOW2D;
warp 0 {
  tgsi "TXP OUT[0], IN[0], SAMP[0], SHADOW2D" bank 11
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Rb+0: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "IN[0].x" = -0.6484375 + 0.1875 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 0.5
  "IN[0].y" = -0.9609375 + 0.3125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.25
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}

# arb_txp_shadowrect: TXP result.color, fragment.texcoord[0], texture[0], SHADOWRECT;
warp 0 {
  tgsi "TXP OUT[0], IN[0], SAMP[0], SHADOWRECT" bank 12
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Rb+0: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  "IN[0].x" = -1.5 + 2.0 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].w" = 2.0
  "IN[0].y" = -1.5 + 2.0 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 1.0
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 13 {
  type TWO_D  format ZF32 FLOAT  source R R R ONE_FLOAT
  size 8 8  levels 4  view 0 3  block 1 1  address 0x20d00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e
}
sampler 7 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 13 texture 13 sampler 7

# arb_txb_shadow2d: TXB result.color, fragment.texcoord[0], texture[0], SHADOW2D;
warp 0 {
  tgsi "TXB OUT[0], IN[0], SAMP[0], SHADOW2D" bank 13
  # TEX.LB.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].w
  # Rb+1: IN[0].z
  "IN[0].x" = -1.421875 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -2.171875 + 0.125 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].w" = 1.25
  "IN[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 14 {
  type TWO_D  format ZF32 FLOAT  source R R R R
  size 8 8  block 1 1  address 0x20e00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
handle 14 texture 14 sampler 5

# arb_tex_intensity: TEX result.color, fragment.texcoord[0], texture[0], SHADOW2D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], SHADOW2D" bank 14
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x3f800000 "OUT[0].z" = 0x3f800000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000000
}
texture 15 {
  type TWO_D  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT
  size 8 8  block 1 1  address 0x20f00000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
sampler 8 { address MIRROR MIRROR MIRROR  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 1  MAX_ANISOTROPY 0
  DEPTH_COMPARE 1  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 15 texture 15 sampler 8

# arb_tex_red: TEX result.color, fragment.texcoord[0], texture[0], SHADOW2D;
warp 0 {
  tgsi "TEX OUT[0], IN[0].xyzz, SAMP[0], SHADOW2D" bank 15
  # TEX.DC R8, R0, R4, 0x0, 2D, 0xf
  # Ra+0: IN[0].x
  # Ra+1: IN[0].y
  # Rb+0: IN[0].z
  "IN[0].x" = -1.296875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "IN[0].y" = -1.921875 + 0.625 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "IN[0].z" = 0.5
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x00000000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f800000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
