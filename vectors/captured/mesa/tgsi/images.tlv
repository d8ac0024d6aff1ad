texlock 1
# Written by tests/oracle/tgsi/lookups.py: loads from images and their sizes,
# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.
# R-TGSI-110 R-TGSI-111 R-TGSI-113 R-TGSI-114 R-TGSI-115 R-TGSI-121
texture 0 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4  block 1 1  address 0x20000000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f
}
sampler 0 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# load_2d_rgba32f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 0
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 13 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 14 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 15 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 20 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 21 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 24 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 25 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 26 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 27 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
}
texture 1 {
  type TWO_D  format R16_G16_B16_A16 FLOAT  source R G B A
  size 8 4  block 1 1  address 0x20100000
  texels rows 7c20883cca38881e52031781231272b48034f00c0e3c981e3f1157860d03638ee5ae3804a8a7a4a3dd101d004c2b202c6617369745a4409621972d3ca00e19bb7aa0629cb7bbae133010beae4ea40c883f974737cab4c21a7c1a0f121d89a211938d3b21ef330fb5c63c3995a81c1a21f9095003a18a3a80ceb643aee28f612d19078a159000b4bbea8b7a237c894d8ca734533745b88cbe349302a0d4b41fb66f272cb531a498b9d01fab27b7904d1ff826a9af5b03de291b25003eb90c842c75bc95976ba9319fa729a414a69ae904a2a878b35ebb183bbcb5de943b26a1060d1a4422fc8ff70bbe8e74189922922170a9458f220a6a288630b6259302689c
}
handle 1 texture 1 sampler 0

# load_2d_rgba16f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16B16A16_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R16G16B16A16_FLOAT" bank 1
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c0f8000 "OUT[0].y" = 0x3f910000 "OUT[0].z" = 0x3f194000 "OUT[0].w" = 0x3bd10000
  expect lane 1 "OUT[0].x" = 0x38548000 "OUT[0].y" = 0xb78b8000 "OUT[0].z" = 0x3a446000 "OUT[0].w" = 0xbe8e4000
  expect lane 2 "OUT[0].x" = 0xbc0f4000 "OUT[0].y" = 0xbb8c4000 "OUT[0].z" = 0xbf76e000 "OUT[0].w" = 0x3a75c000
  expect lane 3 "OUT[0].x" = 0x3a060000 "OUT[0].y" = 0xbdd7c000 "OUT[0].z" = 0xbc89c000 "OUT[0].w" = 0xb9018000
  expect lane 12 "OUT[0].x" = 0x3aecc000 "OUT[0].y" = 0xbae6c000 "OUT[0].z" = 0xbc88a000 "OUT[0].w" = 0xbac80000
  expect lane 13 "OUT[0].x" = 0xbae42000 "OUT[0].y" = 0x3f85a000 "OUT[0].z" = 0x39d40000 "OUT[0].w" = 0xbf632000
  expect lane 14 "OUT[0].x" = 0x393f2000 "OUT[0].y" = 0x38540000 "OUT[0].z" = 0xb9542000 "OUT[0].w" = 0xb6680000
  expect lane 15 "OUT[0].x" = 0xbed9c000 "OUT[0].y" = 0xbdc86000 "OUT[0].z" = 0xb9fc4000 "OUT[0].w" = 0x3dac2000
  expect lane 20 "OUT[0].x" = 0x3e94e000 "OUT[0].y" = 0x3eea6000 "OUT[0].z" = 0xbf08a000 "OUT[0].w" = 0xbfd18000
  expect lane 21 "OUT[0].x" = 0xba668000 "OUT[0].y" = 0xbc004000 "OUT[0].z" = 0xbe9a8000 "OUT[0].w" = 0xbec3e000
  expect lane 22 "OUT[0].x" = 0xbd144000 "OUT[0].y" = 0xbe6f0000 "OUT[0].z" = 0xbf6bc000 "OUT[0].w" = 0x3f630000
  expect lane 23 "OUT[0].x" = 0xbeb78000 "OUT[0].y" = 0xba9bc000 "OUT[0].z" = 0x3cc76000 "OUT[0].w" = 0x38d42000
  expect lane 24 "OUT[0].x" = 0x3cede000 "OUT[0].y" = 0xbea58000 "OUT[0].z" = 0xbc862000 "OUT[0].w" = 0xbf330000
  expect lane 25 "OUT[0].x" = 0x3bfa0000 "OUT[0].y" = 0x3cf56000 "OUT[0].z" = 0xba16e000 "OUT[0].w" = 0x3be9a000
  expect lane 26 "OUT[0].x" = 0x3b41a000 "OUT[0].y" = 0x3c488000 "OUT[0].z" = 0xb9ff8000 "OUT[0].w" = 0x397ee000
  expect lane 27 "OUT[0].x" = 0xb9d7c000 "OUT[0].y" = 0x3b0e8000 "OUT[0].z" = 0x3c532000 "OUT[0].w" = 0x3c324000
}
texture 2 {
  type TWO_D  format R32_G32 FLOAT  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20200000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
handle 2 texture 2 sampler 0

# load_2d_rg32f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32G32_FLOAT" bank 2
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3ea40000 "OUT[0].y" = 0x3e0c0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3ef40000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3e400000 "OUT[0].y" = 0x3e9c0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3ecc0000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x3f200000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f620000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3e500000 "OUT[0].y" = 0x3f540000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f220000 "OUT[0].y" = 0x3ebc0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f3c0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3ede0000 "OUT[0].y" = 0x3e440000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f370000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f3e0000 "OUT[0].y" = 0x3f190000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 3 {
  type TWO_D  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20300000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f
}
handle 3 texture 3 sampler 0

# load_2d_r32f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32_FLOAT" bank 3
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3f4a0000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f650000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3e040000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f200000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3e400000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3e9c0000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3f460000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3e7c0000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f4a0000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f210000 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 4 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 4 texture 4 sampler 0

# load_2d_rgba8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 4
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3e70f0f1
  expect lane 1 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3e60e0e1 "OUT[0].z" = 0x3f088889 "OUT[0].w" = 0x3ebcbcbd
  expect lane 2 "OUT[0].x" = 0x3f65e5e6 "OUT[0].y" = 0x3f6eeeef "OUT[0].z" = 0x3e60e0e1 "OUT[0].w" = 0x3c808081
  expect lane 3 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3f67e7e8 "OUT[0].z" = 0x3f24a4a5 "OUT[0].w" = 0x3f23a3a4
  expect lane 12 "OUT[0].x" = 0x3e7cfcfd "OUT[0].y" = 0x3ea2a2a3 "OUT[0].z" = 0x3eaeaeaf "OUT[0].w" = 0x3f46c6c7
  expect lane 13 "OUT[0].x" = 0x3d50d0d1 "OUT[0].y" = 0x3e868687 "OUT[0].z" = 0x3ec6c6c7 "OUT[0].w" = 0x3f0e8e8f
  expect lane 14 "OUT[0].x" = 0x3e048485 "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3e34b4b5 "OUT[0].w" = 0x3e70f0f1
  expect lane 15 "OUT[0].x" = 0x3f20a0a1 "OUT[0].y" = 0x3e9c9c9d "OUT[0].z" = 0x3dc8c8c9 "OUT[0].w" = 0x3f7bfbfc
  expect lane 20 "OUT[0].x" = 0x3e40c0c1 "OUT[0].y" = 0x3ea0a0a1 "OUT[0].z" = 0x3f3ebebf "OUT[0].w" = 0x3f2eaeaf
  expect lane 21 "OUT[0].x" = 0x3e9c9c9d "OUT[0].y" = 0x3f24a4a5 "OUT[0].z" = 0x3d40c0c1 "OUT[0].w" = 0x3f088889
  expect lane 22 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x3e64e4e5 "OUT[0].w" = 0x3f159596
  expect lane 23 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3eb8b8b9 "OUT[0].z" = 0x3dd0d0d1 "OUT[0].w" = 0x3ec2c2c3
  expect lane 24 "OUT[0].x" = 0x3e7cfcfd "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x3e8e8e8f "OUT[0].w" = 0x3e5cdcdd
  expect lane 25 "OUT[0].x" = 0x3f4acacb "OUT[0].y" = 0x3f74f4f5 "OUT[0].z" = 0x3f42c2c3 "OUT[0].w" = 0x3dd0d0d1
  expect lane 26 "OUT[0].x" = 0x3f79f9fa "OUT[0].y" = 0x3d109091 "OUT[0].z" = 0x3ea0a0a1 "OUT[0].w" = 0x3e868687
  expect lane 27 "OUT[0].x" = 0x3f21a1a2 "OUT[0].y" = 0x3f4acacb "OUT[0].z" = 0x3e68e8e9 "OUT[0].w" = 0x3f40c0c1
}
texture 5 {
  type TWO_D  format A8B8G8R8 SNORM  source R G B A
  size 8 4  block 1 1  address 0x20500000
  texels rows 7c20083cca38085e52031781235272b48074700c0e7c185e3f5157c60d43638ee56e3804a86724a3dd101d404c2b206c66573697456440d621172d3ca04e19fb7a2062dcb73b2e5330503eae4e240c883f174737ca74421a7c1a0f121d092251934d3b21ef730fb5c63c3995a85c1a61f9095043a14a3ac0ce3643eee20f612d
}
handle 5 texture 5 sampler 0

# load_2d_rgba8_snorm: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_SNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_SNORM" bank 5
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f79f3e8 "OUT[0].y" = 0x3e810204 "OUT[0].z" = 0x3d810204 "OUT[0].w" = 0x3ef1e3c8
  expect lane 1 "OUT[0].x" = 0xbed9b367 "OUT[0].y" = 0x3ee1c387 "OUT[0].z" = 0x3d810204 "OUT[0].w" = 0x3f3d7af6
  expect lane 2 "OUT[0].x" = 0xbe59b367 "OUT[0].y" = 0x3f5dbb77 "OUT[0].z" = 0x3ee1c387 "OUT[0].w" = 0x3d010204
  expect lane 3 "OUT[0].x" = 0xbf3162c6 "OUT[0].y" = 0x3f4f9f3e "OUT[0].z" = 0x3e912245 "OUT[0].w" = 0xbf3b76ee
  expect lane 12 "OUT[0].x" = 0x3efdfbf8 "OUT[0].y" = 0x3f23468d "OUT[0].z" = 0x3f2f5ebd "OUT[0].w" = 0xbee9d3a7
  expect lane 13 "OUT[0].x" = 0x3dd1a347 "OUT[0].y" = 0x3f070e1c "OUT[0].z" = 0x3f478f1e "OUT[0].w" = 0xbf65cb97
  expect lane 14 "OUT[0].x" = 0x3e850a14 "OUT[0].y" = 0x3e3972e6 "OUT[0].z" = 0x3eb56ad6 "OUT[0].w" = 0x3ef1e3c8
  expect lane 15 "OUT[0].x" = 0xbf418306 "OUT[0].y" = 0x3f1d3a75 "OUT[0].z" = 0x3e499326 "OUT[0].w" = 0xbd214285
  expect lane 20 "OUT[0].x" = 0x3ec18306 "OUT[0].y" = 0x3f214285 "OUT[0].z" = 0x3ef9f3e8 "OUT[0].w" = 0xbf254a95
  expect lane 21 "OUT[0].x" = 0x3f1d3a75 "OUT[0].y" = 0x3e912245 "OUT[0].z" = 0x3dc18306 "OUT[0].w" = 0xbf71e3c8
  expect lane 22 "OUT[0].x" = 0xbee9d3a7 "OUT[0].y" = 0x3ef1e3c8 "OUT[0].z" = 0x3ee5cb97 "OUT[0].w" = 0xbf57af5f
  expect lane 23 "OUT[0].x" = 0xbf3162c6 "OUT[0].y" = 0x3f3972e6 "OUT[0].z" = 0x3e51a347 "OUT[0].w" = 0x3f43870e
  expect lane 24 "OUT[0].x" = 0x3efdfbf8 "OUT[0].y" = 0x3e3972e6 "OUT[0].z" = 0x3f0f1e3c "OUT[0].w" = 0x3eddbb77
  expect lane 25 "OUT[0].x" = 0xbed9b367 "OUT[0].y" = 0x3f69d3a7 "OUT[0].z" = 0x3f050a14 "OUT[0].w" = 0x3e51a347
  expect lane 26 "OUT[0].x" = 0xbd61c387 "OUT[0].y" = 0x3d912245 "OUT[0].z" = 0x3f214285 "OUT[0].w" = 0x3f070e1c
  expect lane 27 "OUT[0].x" = 0xbf3f7efe "OUT[0].y" = 0x3f152a55 "OUT[0].z" = 0x3ee9d3a7 "OUT[0].w" = 0xbf010204
}
texture 6 {
  type TWO_D  format G8R8 UNORM  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20600000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb
}
handle 6 texture 6 sampler 0

# load_2d_rg8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8_UNORM" bank 6
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x3e008081 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3f088889 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3ee8e8e9 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f70f0f1 "OUT[0].y" = 0x3d40c0c1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3e0c8c8d "OUT[0].y" = 0x3ea4a4a5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3ee4e4e5 "OUT[0].y" = 0x3f34b4b5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3d50d0d1 "OUT[0].y" = 0x3e868687 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3ec6c6c7 "OUT[0].y" = 0x3f0e8e8f "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f28a8a9 "OUT[0].y" = 0x3f67e7e8 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f24a4a5 "OUT[0].y" = 0x3f23a3a4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3e8a8a8b "OUT[0].y" = 0x3f64e4e5 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3e808081 "OUT[0].y" = 0x3f56d6d7 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f5dddde "OUT[0].y" = 0x3d808081 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3de8e8e9 "OUT[0].y" = 0x3e808081 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3e048485 "OUT[0].y" = 0x3f179798 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3e34b4b5 "OUT[0].y" = 0x3e70f0f1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 7 {
  type TWO_D  format R8 UNORM  source R ZERO ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20700000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638e
}
handle 7 texture 7 sampler 0

# load_2d_r8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8_UNORM" bank 7
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3e008081 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3ea4a4a5 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3c40c0c1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3f088889 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3ebcbcbd "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3ee4e4e5 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3f34b4b5 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3f70f0f1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3d40c0c1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3eaeaeaf "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3d60e0e1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3ef8f8f9 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3d50d0d1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3e868687 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 8 {
  type TWO_D  format R16_G16_B16_A16 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20800000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 8 texture 8 sampler 0

# load_2d_rgba16: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16B16A16_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R16G16B16A16_UNORM" bank 8
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e01f082 "OUT[0].y" = 0x3e7220f2 "OUT[0].z" = 0x3e6328e3 "OUT[0].w" = 0x3ebd10bd
  expect lane 1 "OUT[0].x" = 0x3c5480d5 "OUT[0].y" = 0x3f011781 "OUT[0].z" = 0x3ea446a4 "OUT[0].w" = 0x3f3472b4
  expect lane 2 "OUT[0].x" = 0x3f207aa0 "OUT[0].y" = 0x3f5c62dc "OUT[0].z" = 0x3f3bb7bc "OUT[0].w" = 0x3ea75ca7
  expect lane 3 "OUT[0].x" = 0x3ea060a0 "OUT[0].y" = 0x3f2ebeaf "OUT[0].z" = 0x3f244ea4 "OUT[0].w" = 0x3f080c88
  expect lane 12 "OUT[0].x" = 0x3eaeccaf "OUT[0].y" = 0x3f173697 "OUT[0].z" = 0x3f6445e4 "OUT[0].w" = 0x3f5640d6
  expect lane 13 "OUT[0].x" = 0x3f172197 "OUT[0].y" = 0x3e70b4f1 "OUT[0].z" = 0x3e9d409d "OUT[0].w" = 0x3f7b19fb
  expect lane 14 "OUT[0].x" = 0x3d1f90a0 "OUT[0].y" = 0x3e86a087 "OUT[0].z" = 0x3f4aa1cb "OUT[0].w" = 0x3f403ac0
  expect lane 15 "OUT[0].x" = 0x3f36ceb7 "OUT[0].y" = 0x3f6e43ee "OUT[0].z" = 0x3f0fe290 "OUT[0].w" = 0x3e3584b6
  expect lane 20 "OUT[0].x" = 0x3e529cd3 "OUT[0].y" = 0x3eeea6ef "OUT[0].z" = 0x3f7845f8 "OUT[0].w" = 0x3f7e8cff
  expect lane 21 "OUT[0].x" = 0x3f5334d3 "OUT[0].y" = 0x3f6002e0 "OUT[0].z" = 0x3f34d4b5 "OUT[0].w" = 0x3f361fb6
  expect lane 22 "OUT[0].x" = 0x3f68a2e9 "OUT[0].y" = 0x3f7378f3 "OUT[0].z" = 0x3f7b5efb "OUT[0].w" = 0x3e6c60ec
  expect lane 23 "OUT[0].x" = 0x3f75bcf6 "OUT[0].y" = 0x3f54ded5 "OUT[0].z" = 0x3ecc76cc "OUT[0].w" = 0x3cd420d4
  expect lane 24 "OUT[0].x" = 0x3e1dbc9e "OUT[0].y" = 0x3f752cf5 "OUT[0].z" = 0x3f6431e4 "OUT[0].w" = 0x3f7998fa
  expect lane 25 "OUT[0].x" = 0x3dfe80ff "OUT[0].y" = 0x3e1eac9f "OUT[0].z" = 0x3f50b7d1 "OUT[0].w" = 0x3ebe9abf
  expect lane 26 "OUT[0].x" = 0x3eb41ab4 "OUT[0].y" = 0x3ec488c5 "OUT[0].z" = 0x3f0ffc90 "OUT[0].w" = 0x3d3f70bf
  expect lane 27 "OUT[0].x" = 0x3f0ebe8f "OUT[0].y" = 0x3eb0e8b1 "OUT[0].z" = 0x3e0a648a "OUT[0].w" = 0x3e064886
}
texture 9 {
  type TWO_D  format R16_G16 UNORM  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20900000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 9 texture 9 sampler 0

# load_2d_rg16: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R16G16_UNORM" bank 9
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e01f082 "OUT[0].y" = 0x3e7220f2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x3e6328e3 "OUT[0].y" = 0x3ebd10bd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3f6ee5ef "OUT[0].y" = 0x3c870087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f67a8e8 "OUT[0].y" = 0x3f23a4a4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3ea27ea2 "OUT[0].y" = 0x3f4657c6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3e861a86 "OUT[0].y" = 0x3f0e638e "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3f172197 "OUT[0].y" = 0x3e70b4f1 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3e9d409d "OUT[0].y" = 0x3f7b19fb "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3ea060a0 "OUT[0].y" = 0x3f2ebeaf "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x3f244ea4 "OUT[0].y" = 0x3f080c88 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x3e7318f3 "OUT[0].y" = 0x3f153995 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x3eb950b9 "OUT[0].y" = 0x3ec234c2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3f173f97 "OUT[0].y" = 0x3e5d1cdd "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x3f74caf5 "OUT[0].y" = 0x3dd610d6 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3d1f90a0 "OUT[0].y" = 0x3e86a087 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3f4aa1cb "OUT[0].y" = 0x3f403ac0 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x3f800000
}
texture 10 {
  type TWO_D  format A2B10G10R10 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20a00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 10 texture 10 sampler 0

# load_2d_rgb10_a2: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R10G10B10A2_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R10G10B10A2_UNORM" bank 10
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3df83e10 "OUT[0].y" = 0x3f022088 "OUT[0].z" = 0x3f723c8f "OUT[0].w" = 0x00000000
  expect lane 1 "OUT[0].x" = 0x3e4a328d "OUT[0].y" = 0x3f03a0e8 "OUT[0].z" = 0x3ef43d0f "OUT[0].w" = 0x3eaaaaab
  expect lane 2 "OUT[0].x" = 0x3f396e5c "OUT[0].y" = 0x3f0ee3b9 "OUT[0].z" = 0x3d862188 "OUT[0].w" = 0x00000000
  expect lane 3 "OUT[0].x" = 0x3f6a3a8f "OUT[0].y" = 0x3e9ca72a "OUT[0].z" = 0x3f0ea3a9 "OUT[0].w" = 0x3f2aaaab
  expect lane 12 "OUT[0].x" = 0x3e9fa7ea "OUT[0].y" = 0x3eea3a8f "OUT[0].z" = 0x3dca328d "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3f4370dc "OUT[0].y" = 0x3e50340d "OUT[0].z" = 0x3e66398e "OUT[0].w" = 0x3f2aaaab
  expect lane 14 "OUT[0].x" = 0x3f48721d "OUT[0].y" = 0x3f59765e "OUT[0].z" = 0x3f70bc2f "OUT[0].w" = 0x00000000
  expect lane 15 "OUT[0].x" = 0x3f282a0b "OUT[0].y" = 0x3f14e539 "OUT[0].z" = 0x3f6c7b1f "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x3d40300c "OUT[0].y" = 0x3f65394e "OUT[0].z" = 0x3f3aeebc "OUT[0].w" = 0x3f2aaaab
  expect lane 21 "OUT[0].x" = 0x3d9c270a "OUT[0].y" = 0x3f4a729d "OUT[0].z" = 0x3e002008 "OUT[0].w" = 0x3f2aaaab
  expect lane 22 "OUT[0].x" = 0x3e46318c "OUT[0].y" = 0x3f13e4f9 "OUT[0].z" = 0x3ea9aa6b "OUT[0].w" = 0x3f2aaaab
  expect lane 23 "OUT[0].x" = 0x3e282a0b "OUT[0].y" = 0x3f25e97a "OUT[0].z" = 0x3f046118 "OUT[0].w" = 0x3eaaaaab
  expect lane 24 "OUT[0].x" = 0x3f4ff3fd "OUT[0].y" = 0x3ef2bcaf "OUT[0].z" = 0x3f5d374e "OUT[0].w" = 0x00000000
  expect lane 25 "OUT[0].x" = 0x3e4a328d "OUT[0].y" = 0x3e3d2f4c "OUT[0].z" = 0x3ed6358d "OUT[0].w" = 0x00000000
  expect lane 26 "OUT[0].x" = 0x3efcbf30 "OUT[0].y" = 0x3b002008 "OUT[0].z" = 0x3d54350d "OUT[0].w" = 0x3eaaaaab
  expect lane 27 "OUT[0].x" = 0x3f286a1b "OUT[0].y" = 0x3f2cab2b "OUT[0].z" = 0x3b40300c "OUT[0].w" = 0x3f800000
}
texture 11 {
  type TWO_D  format BF10GF11RF11 FLOAT  source R G B ONE_FLOAT
  size 8 4  block 1 1  address 0x20b00000
  texels rows 7c20883cca38885e52031701235252348070d00c0e78985e3f5157460d43430ee5ea1804a8e38423dd101d404c2b006c6653161745e0405621930d3ca04a197b7aa0425cb7bb8e5330509e2e4ea00c083f934737caf0c21a7c1a0f121d89825193c91b21ef730f35c6381915a8581a61f9095043a1ca1a40ceb2436ee28b412d
}
handle 11 texture 11 sampler 0

# load_2d_r11f_g11f_b10f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R11G11B10_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R11G11B10_FLOAT" bank 11
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x38f80000 "OUT[0].y" = 0x3a080000 "OUT[0].z" = 0x3bc80000 "OUT[0].w" = 0x3f800000
  expect lane 1 "OUT[0].x" = 0x39940000 "OUT[0].y" = 0x3a0e0000 "OUT[0].z" = 0x3de80000 "OUT[0].w" = 0x3f800000
  expect lane 2 "OUT[0].x" = 0x3dca0000 "OUT[0].y" = 0x3e3a0000 "OUT[0].z" = 0x38000000 "OUT[0].w" = 0x3f800000
  expect lane 3 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x39380000 "OUT[0].z" = 0x3a380000 "OUT[0].w" = 0x3f800000
  expect lane 12 "OUT[0].x" = 0x3a7e0000 "OUT[0].y" = 0x3dd40000 "OUT[0].z" = 0x3c640000 "OUT[0].w" = 0x3f800000
  expect lane 13 "OUT[0].x" = 0x3e1a0000 "OUT[0].y" = 0x38d00000 "OUT[0].z" = 0x38e40000 "OUT[0].w" = 0x3f800000
  expect lane 14 "OUT[0].x" = 0x3e420000 "OUT[0].y" = 0x3b640000 "OUT[0].z" = 0x3bc00000 "OUT[0].w" = 0x3f800000
  expect lane 15 "OUT[0].x" = 0x3d400000 "OUT[0].y" = 0x3e520000 "OUT[0].z" = 0x3fb00000 "OUT[0].w" = 0x3f800000
  expect lane 20 "OUT[0].x" = 0x38400000 "OUT[0].y" = 0x3f940000 "OUT[0].z" = 0x3ae80000 "OUT[0].w" = 0x3f800000
  expect lane 21 "OUT[0].x" = 0x389c0000 "OUT[0].y" = 0x3b280000 "OUT[0].z" = 0x38800000 "OUT[0].w" = 0x3f800000
  expect lane 22 "OUT[0].x" = 0x398c0000 "OUT[0].y" = 0x3e4e0000 "OUT[0].z" = 0x39500000 "OUT[0].w" = 0x3f800000
  expect lane 23 "OUT[0].x" = 0x39500000 "OUT[0].y" = 0x3e960000 "OUT[0].z" = 0x3e100000 "OUT[0].w" = 0x3f800000
  expect lane 24 "OUT[0].x" = 0x3e7e0000 "OUT[0].y" = 0x39e40000 "OUT[0].z" = 0x3b740000 "OUT[0].w" = 0x3f800000
  expect lane 25 "OUT[0].x" = 0x39940000 "OUT[0].y" = 0x38bc0000 "OUT[0].z" = 0x39ac0000 "OUT[0].w" = 0x3f800000
  expect lane 26 "OUT[0].x" = 0x3bf20000 "OUT[0].y" = 0x3c020000 "OUT[0].z" = 0x3c340000 "OUT[0].w" = 0x3f800000
  expect lane 27 "OUT[0].x" = 0x3d420000 "OUT[0].y" = 0x3eb20000 "OUT[0].z" = 0x3c000000 "OUT[0].w" = 0x3f800000
}
texture 12 {
  type TWO_D  format R32_G32_B32_A32 UINT  source R G B A
  size 8 4  block 1 1  address 0x20c00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804
}
handle 12 texture 12 sampler 0

# load_2d_rgba32ui: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32B32A32_UINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32G32B32A32_UINT" bank 12
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x5e8838ca "OUT[0].z" = 0x81170352 "OUT[0].w" = 0xb4725223
  expect lane 1 "OUT[0].x" = 0x0cf07480 "OUT[0].y" = 0x5e987c0e "OUT[0].z" = 0xc657513f "OUT[0].w" = 0x8e63430d
  expect lane 2 "OUT[0].x" = 0x558a4719 "OUT[0].y" = 0xfbb44090 "OUT[0].z" = 0x637a8bea "OUT[0].w" = 0x8c4dc97c
  expect lane 3 "OUT[0].x" = 0x775334a7 "OUT[0].y" = 0xfe8cf845 "OUT[0].z" = 0xe002d334 "OUT[0].w" = 0xb61fb4d4
  expect lane 12 "OUT[0].x" = 0x213bcd93 "OUT[0].y" = 0xb50f73ef "OUT[0].z" = 0x95393cc6 "OUT[0].w" = 0x611a5ca8
  expect lane 13 "OUT[0].x" = 0x435009f9 "OUT[0].y" = 0xc03acaa1 "OUT[0].z" = 0xee43b6ce "OUT[0].w" = 0x2d618fe2
  expect lane 14 "OUT[0].x" = 0x62445a0d "OUT[0].y" = 0x0bf78ffc "OUT[0].z" = 0x58748ebe "OUT[0].w" = 0x21922299
  expect lane 15 "OUT[0].x" = 0xcf45a970 "OUT[0].y" = 0x686a4a22 "OUT[0].z" = 0x25b67086 "OUT[0].w" = 0x9c680293
  expect lane 20 "OUT[0].x" = 0xabf4543e "OUT[0].y" = 0xf71b7316 "OUT[0].z" = 0xbbce97b9 "OUT[0].w" = 0x7d028349
  expect lane 21 "OUT[0].x" = 0x6a681e99 "OUT[0].y" = 0x2561a3c4 "OUT[0].z" = 0xe6ee5f65 "OUT[0].w" = 0xbf38fca2
  expect lane 22 "OUT[0].x" = 0xa937d819 "OUT[0].y" = 0x14b21a27 "OUT[0].z" = 0x4b73a920 "OUT[0].w" = 0x37087a7d
  expect lane 23 "OUT[0].x" = 0x3ea017a8 "OUT[0].y" = 0xc5d55a8e "OUT[0].z" = 0x80631c9e "OUT[0].w" = 0x9d8104f1
  expect lane 24 "OUT[0].x" = 0xa2e39839 "OUT[0].y" = 0x9403892e "OUT[0].z" = 0x89fa5778 "OUT[0].w" = 0x0d601855
  expect lane 25 "OUT[0].x" = 0x6be3a536 "OUT[0].y" = 0x903649e1 "OUT[0].z" = 0xf244ad28 "OUT[0].w" = 0x561c90a1
  expect lane 26 "OUT[0].x" = 0x93f41f76 "OUT[0].y" = 0xfbad0c12 "OUT[0].z" = 0x7aaa6d7b "OUT[0].w" = 0x4c3999c7
  expect lane 27 "OUT[0].x" = 0xfcaedece "OUT[0].y" = 0xb82625e1 "OUT[0].z" = 0xa0a84610 "OUT[0].w" = 0x735a7b0c
}
texture 13 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20d00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 13 texture 13 sampler 0

# load_2d_r32ui: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32_UINT" bank 13
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 1 "OUT[0].x" = 0x5e8838ca "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 2 "OUT[0].x" = 0x0438eee5 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 3 "OUT[0].x" = 0xa3a4e7a8 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 12 "OUT[0].x" = 0xc657513f "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 13 "OUT[0].x" = 0x8e63430d "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 14 "OUT[0].x" = 0x3c2d9721 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 15 "OUT[0].x" = 0xfb194ea0 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 20 "OUT[0].x" = 0xaebe5030 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 21 "OUT[0].x" = 0x880ca44e "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 22 "OUT[0].x" = 0x95393cc6 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 23 "OUT[0].x" = 0x611a5ca8 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 24 "OUT[0].x" = 0x3747973f "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 25 "OUT[0].x" = 0x1ac2f4ca "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 26 "OUT[0].x" = 0x435009f9 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 27 "OUT[0].x" = 0xc03acaa1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
}
texture 14 {
  type TWO_D  format A8B8G8R8 SINT  source R G B A
  size 8 4  block 1 1  address 0x20e00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 14 texture 14 sampler 0

# load_2d_rgba8i: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_SINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_SINT" bank 14
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000003c
  expect lane 1 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0xffffff88 "OUT[0].w" = 0x0000005e
  expect lane 2 "OUT[0].x" = 0xffffffe5 "OUT[0].y" = 0xffffffee "OUT[0].z" = 0x00000038 "OUT[0].w" = 0x00000004
  expect lane 3 "OUT[0].x" = 0xffffffa8 "OUT[0].y" = 0xffffffe7 "OUT[0].z" = 0xffffffa4 "OUT[0].w" = 0xffffffa3
  expect lane 12 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0xffffffc6
  expect lane 13 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0xffffff8e
  expect lane 14 "OUT[0].x" = 0x00000021 "OUT[0].y" = 0xffffff97 "OUT[0].z" = 0x0000002d "OUT[0].w" = 0x0000003c
  expect lane 15 "OUT[0].x" = 0xffffffa0 "OUT[0].y" = 0x0000004e "OUT[0].z" = 0x00000019 "OUT[0].w" = 0xfffffffb
  expect lane 20 "OUT[0].x" = 0x00000030 "OUT[0].y" = 0x00000050 "OUT[0].z" = 0xffffffbe "OUT[0].w" = 0xffffffae
  expect lane 21 "OUT[0].x" = 0x0000004e "OUT[0].y" = 0xffffffa4 "OUT[0].z" = 0x0000000c "OUT[0].w" = 0xffffff88
  expect lane 22 "OUT[0].x" = 0xffffffc6 "OUT[0].y" = 0x0000003c "OUT[0].z" = 0x00000039 "OUT[0].w" = 0xffffff95
  expect lane 23 "OUT[0].x" = 0xffffffa8 "OUT[0].y" = 0x0000005c "OUT[0].z" = 0x0000001a "OUT[0].w" = 0x00000061
  expect lane 24 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0xffffff97 "OUT[0].z" = 0x00000047 "OUT[0].w" = 0x00000037
  expect lane 25 "OUT[0].x" = 0xffffffca "OUT[0].y" = 0xfffffff4 "OUT[0].z" = 0xffffffc2 "OUT[0].w" = 0x0000001a
  expect lane 26 "OUT[0].x" = 0xfffffff9 "OUT[0].y" = 0x00000009 "OUT[0].z" = 0x00000050 "OUT[0].w" = 0x00000043
  expect lane 27 "OUT[0].x" = 0xffffffa1 "OUT[0].y" = 0xffffffca "OUT[0].z" = 0x0000003a "OUT[0].w" = 0xffffffc0
}
texture 15 {
  type TWO_D  format R16_G16 SINT  source R G ZERO ONE_INT
  size 8 4  block 1 1  address 0x20f00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 15 texture 15 sampler 0

# load_2d_rg16i: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16_SINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R16G16_SINT" bank 15
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000207c "OUT[0].y" = 0x00003c88 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 1 "OUT[0].x" = 0x000038ca "OUT[0].y" = 0x00005e88 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 2 "OUT[0].x" = 0xffffeee5 "OUT[0].y" = 0x00000438 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 3 "OUT[0].x" = 0xffffe7a8 "OUT[0].y" = 0xffffa3a4 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 12 "OUT[0].x" = 0x0000513f "OUT[0].y" = 0xffffc657 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 13 "OUT[0].x" = 0x0000430d "OUT[0].y" = 0xffff8e63 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 14 "OUT[0].x" = 0xffff9721 "OUT[0].y" = 0x00003c2d "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 15 "OUT[0].x" = 0x00004ea0 "OUT[0].y" = 0xfffffb19 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 20 "OUT[0].x" = 0x00005030 "OUT[0].y" = 0xffffaebe "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 21 "OUT[0].x" = 0xffffa44e "OUT[0].y" = 0xffff880c "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 22 "OUT[0].x" = 0x00003cc6 "OUT[0].y" = 0xffff9539 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 23 "OUT[0].x" = 0x00005ca8 "OUT[0].y" = 0x0000611a "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 24 "OUT[0].x" = 0xffff973f "OUT[0].y" = 0x00003747 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 25 "OUT[0].x" = 0xfffff4ca "OUT[0].y" = 0x00001ac2 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 26 "OUT[0].x" = 0x000009f9 "OUT[0].y" = 0x00004350 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 27 "OUT[0].x" = 0xffffcaa1 "OUT[0].y" = 0xffffc03a "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
}
texture 16 {
  type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb
}
handle 16 texture 16 sampler 0

# load_2d_r16ui: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16_UINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R16_UINT" bank 16
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000207c "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 1 "OUT[0].x" = 0x00003c88 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 2 "OUT[0].x" = 0x00007480 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 3 "OUT[0].x" = 0x00000cf0 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 12 "OUT[0].x" = 0x00005223 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 13 "OUT[0].x" = 0x0000b472 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 14 "OUT[0].x" = 0x0000430d "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 15 "OUT[0].x" = 0x00008e63 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 20 "OUT[0].x" = 0x0000e7a8 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 21 "OUT[0].x" = 0x0000a3a4 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 22 "OUT[0].x" = 0x0000e445 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 23 "OUT[0].x" = 0x0000d640 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 24 "OUT[0].x" = 0x000010dd "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 25 "OUT[0].x" = 0x0000401d "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 26 "OUT[0].x" = 0x00009721 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 27 "OUT[0].x" = 0x00003c2d "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
}
texture 17 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 17 texture 17 sampler 0

# load_2d_r32i: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R32_SINT" bank 17
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3c88207c "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 1 "OUT[0].x" = 0x5e8838ca "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 2 "OUT[0].x" = 0x0438eee5 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 3 "OUT[0].x" = 0xa3a4e7a8 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 12 "OUT[0].x" = 0xc657513f "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 13 "OUT[0].x" = 0x8e63430d "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 14 "OUT[0].x" = 0x3c2d9721 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 15 "OUT[0].x" = 0xfb194ea0 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 20 "OUT[0].x" = 0xaebe5030 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 21 "OUT[0].x" = 0x880ca44e "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 22 "OUT[0].x" = 0x95393cc6 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 23 "OUT[0].x" = 0x611a5ca8 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 24 "OUT[0].x" = 0x3747973f "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 25 "OUT[0].x" = 0x1ac2f4ca "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 26 "OUT[0].x" = 0x435009f9 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
  expect lane 27 "OUT[0].x" = 0xc03acaa1 "OUT[0].y" = 0x00000000 "OUT[0].z" = 0x00000000 "OUT[0].w" = 0x00000001
}
texture 18 {
  type TWO_D  format A8B8G8R8 UINT  source R G B A
  size 8 4  block 1 1  address 0x21200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 18 texture 18 sampler 0

# load_2d_rgba8ui: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UINT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UINT" bank 18
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x0000007c "OUT[0].y" = 0x00000020 "OUT[0].z" = 0x00000088 "OUT[0].w" = 0x0000003c
  expect lane 1 "OUT[0].x" = 0x000000ca "OUT[0].y" = 0x00000038 "OUT[0].z" = 0x00000088 "OUT[0].w" = 0x0000005e
  expect lane 2 "OUT[0].x" = 0x000000e5 "OUT[0].y" = 0x000000ee "OUT[0].z" = 0x00000038 "OUT[0].w" = 0x00000004
  expect lane 3 "OUT[0].x" = 0x000000a8 "OUT[0].y" = 0x000000e7 "OUT[0].z" = 0x000000a4 "OUT[0].w" = 0x000000a3
  expect lane 12 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000051 "OUT[0].z" = 0x00000057 "OUT[0].w" = 0x000000c6
  expect lane 13 "OUT[0].x" = 0x0000000d "OUT[0].y" = 0x00000043 "OUT[0].z" = 0x00000063 "OUT[0].w" = 0x0000008e
  expect lane 14 "OUT[0].x" = 0x00000021 "OUT[0].y" = 0x00000097 "OUT[0].z" = 0x0000002d "OUT[0].w" = 0x0000003c
  expect lane 15 "OUT[0].x" = 0x000000a0 "OUT[0].y" = 0x0000004e "OUT[0].z" = 0x00000019 "OUT[0].w" = 0x000000fb
  expect lane 20 "OUT[0].x" = 0x00000030 "OUT[0].y" = 0x00000050 "OUT[0].z" = 0x000000be "OUT[0].w" = 0x000000ae
  expect lane 21 "OUT[0].x" = 0x0000004e "OUT[0].y" = 0x000000a4 "OUT[0].z" = 0x0000000c "OUT[0].w" = 0x00000088
  expect lane 22 "OUT[0].x" = 0x000000c6 "OUT[0].y" = 0x0000003c "OUT[0].z" = 0x00000039 "OUT[0].w" = 0x00000095
  expect lane 23 "OUT[0].x" = 0x000000a8 "OUT[0].y" = 0x0000005c "OUT[0].z" = 0x0000001a "OUT[0].w" = 0x00000061
  expect lane 24 "OUT[0].x" = 0x0000003f "OUT[0].y" = 0x00000097 "OUT[0].z" = 0x00000047 "OUT[0].w" = 0x00000037
  expect lane 25 "OUT[0].x" = 0x000000ca "OUT[0].y" = 0x000000f4 "OUT[0].z" = 0x000000c2 "OUT[0].w" = 0x0000001a
  expect lane 26 "OUT[0].x" = 0x000000f9 "OUT[0].y" = 0x00000009 "OUT[0].z" = 0x00000050 "OUT[0].w" = 0x00000043
  expect lane 27 "OUT[0].x" = 0x000000a1 "OUT[0].y" = 0x000000ca "OUT[0].z" = 0x0000003a "OUT[0].w" = 0x000000c0
}
texture 19 {
  type ONE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 32  block 1 1  address 0x21300000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f
}
handle 19 texture 19 sampler 0

# load_1d_rgba32f: imageLoad(t, int(i.x) + 8 * int(i.y))
warp 0 {
  tgsi "DCL IMAGE[0], 1D, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 1D, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 19
  # SULD.P.1D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 13 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 14 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 15 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 20 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 21 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 24 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 25 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 26 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 27 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
}
texture 20 {
  type THREE_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4 3  block 1 1  address 0x21400000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f
}
handle 20 texture 20 sampler 0

# load_3d_rgba32f: imageLoad(t, ivec3(i.xyz))
warp 0 {
  tgsi "DCL IMAGE[0], 3D, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 3D, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 20
  # SULD.P.3D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Ra+2: TEMP[0].z
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].z" = 1
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 1 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 3 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 12 "OUT[0].x" = 0x3f2f0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3eae0000
  expect lane 13 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 14 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 15 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 20 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 21 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 22 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
  expect lane 23 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 24 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f340000 "OUT[0].w" = 0x3f530000
  expect lane 25 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 26 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 27 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
}
texture 21 {
  type TWO_D_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4  layers 3  block 1 1  address 0x21500000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f
}
handle 21 texture 21 sampler 0

# load_2darray_rgba32f: imageLoad(t, ivec3(i.xyz))
warp 0 {
  tgsi "DCL IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 2D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 21
  # SULD.P.2D_ARRAY.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Ra+2: min(TEMP[0].z, 65535)
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].z" = 1
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 1 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 3 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 12 "OUT[0].x" = 0x3f2f0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3eae0000
  expect lane 13 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 14 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 15 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 20 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 21 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 22 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
  expect lane 23 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 24 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f340000 "OUT[0].w" = 0x3f530000
  expect lane 25 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 26 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 27 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
}
texture 22 {
  type ONE_D_ARRAY  format R32_G32_B32_A32 FLOAT  source R G B A
  size 32  layers 3  block 1 1  address 0x21600000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f0000143e0000803d0000163f0000443f0000d83d00006f3f0000773f0000943e0000003e00002c3f00001c3f0000413f0000cc3e0000683e0000f43e0000a03e00005b3f0000a03c00007b3f00002c3f0000603e00003c3e0000e03c0000103f00002f3f0000733f0000143e0000ae3e00007e3f0000c43e00006b3f0000403f0000f83e0000e83d0000d23e0000303e00009a3e0000f03d00001e3f0000713f0000143e0000803c00002a3f0000643f0000403c0000203e0000fe3e0000753f0000513f0000583f0000103d0000103f0000453f00005b3f0000113f0000fa3e00006b3f0000573f0000b83d0000433f0000fe3e00006c3e0000503d00007d3f0000443f0000843e0000013f00006c3e0000103d0000403c0000103e0000143f0000053f0000643e0000d43e0000aa3e00000e3f0000283f00007b3f0000943e0000503f0000333f0000343f0000533f0000243f0000aa3e00000c3f00006f3f0000a03c0000b03e0000303f0000163f0000683f00006d3f0000073f0000523f00004d3f0000703d0000983e0000553f00001f3f0000603d0000cc3e0000093f0000333f0000593f0000de3e0000143e0000783f0000093f0000783e0000243f0000703d0000a03c00002e3f0000c03d0000063f0000983e00008c3e0000b03d0000d63e0000a83e0000663f0000703e0000173f0000f43e0000483f0000553f0000673f00005c3f0000803e0000283e0000213f0000383e0000443f00007a3f0000553f0000753f0000e43e0000c83e0000a03e00001d3f0000ca3e0000983d00003c3e0000d03e0000903e0000fa3e0000d03d0000903d0000e03c0000663f0000503d0000543f0000263f0000da3e00009a3e0000003f00007d3f0000103f0000593f0000c03d00000d3f0000383e00001c3f0000aa3e00003e3f0000403d0000103e00001d3f0000b63e0000183e00008e3e0000083e0000b03e0000403c00001c3e0000863e0000e23e0000703e0000443e0000543e0000043e00009c3e0000243f0000483f0000233f0000543f0000103d0000513f0000363f0000c03d00001c3f00009a3e00005d3f0000113f0000633f0000e23e0000573f00004f3f0000573f0000613f0000753f0000e63e00006d3f0000f43e0000273f00001c3e0000603f0000a03c0000b83d00000a3f00007b3f0000663f0000243e00003f3f000000000000003f0000063f0000663f00000c3f0000b63e00002a3f0000743e0000273f0000923e0000143e00007e3f0000883e0000333f0000633f00009c3e0000f83d0000513f0000003f00007f3f0000043e0000333f0000143e0000343e0000b43e0000703d00006a3f00000f3f0000d03e0000583e0000483e0000223f0000003f00006c3f0000463f0000003d0000753f00006f3f00007e3f00004b3f
}
handle 22 texture 22 sampler 0

# load_1darray_rgba32f: imageLoad(t, ivec2(int(i.x) + 8 * int(i.y), i.z))
warp 0 {
  tgsi "DCL IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], 1D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 22
  # SULD.P.1D_ARRAY.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: min(TEMP[0].y, 65535)
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].y" = 1
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e140000 "OUT[0].y" = 0x3d800000 "OUT[0].z" = 0x3f160000 "OUT[0].w" = 0x3f440000
  expect lane 1 "OUT[0].x" = 0x3dd80000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f770000 "OUT[0].w" = 0x3e940000
  expect lane 2 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3de80000 "OUT[0].z" = 0x3ed20000 "OUT[0].w" = 0x3e300000
  expect lane 3 "OUT[0].x" = 0x3e9a0000 "OUT[0].y" = 0x3df00000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 12 "OUT[0].x" = 0x3f2f0000 "OUT[0].y" = 0x3f730000 "OUT[0].z" = 0x3e140000 "OUT[0].w" = 0x3eae0000
  expect lane 13 "OUT[0].x" = 0x3f7e0000 "OUT[0].y" = 0x3ec40000 "OUT[0].z" = 0x3f6b0000 "OUT[0].w" = 0x3f400000
  expect lane 14 "OUT[0].x" = 0x3f6b0000 "OUT[0].y" = 0x3f570000 "OUT[0].z" = 0x3db80000 "OUT[0].w" = 0x3f430000
  expect lane 15 "OUT[0].x" = 0x3efe0000 "OUT[0].y" = 0x3e6c0000 "OUT[0].z" = 0x3d500000 "OUT[0].w" = 0x3f7d0000
  expect lane 20 "OUT[0].x" = 0x3f050000 "OUT[0].y" = 0x3e640000 "OUT[0].z" = 0x3ed40000 "OUT[0].w" = 0x3eaa0000
  expect lane 21 "OUT[0].x" = 0x3f0e0000 "OUT[0].y" = 0x3f280000 "OUT[0].z" = 0x3f7b0000 "OUT[0].w" = 0x3e940000
  expect lane 22 "OUT[0].x" = 0x3f330000 "OUT[0].y" = 0x3f590000 "OUT[0].z" = 0x3ede0000 "OUT[0].w" = 0x3e140000
  expect lane 23 "OUT[0].x" = 0x3f780000 "OUT[0].y" = 0x3f090000 "OUT[0].z" = 0x3e780000 "OUT[0].w" = 0x3f240000
  expect lane 24 "OUT[0].x" = 0x3f500000 "OUT[0].y" = 0x3f330000 "OUT[0].z" = 0x3f340000 "OUT[0].w" = 0x3f530000
  expect lane 25 "OUT[0].x" = 0x3f240000 "OUT[0].y" = 0x3eaa0000 "OUT[0].z" = 0x3f0c0000 "OUT[0].w" = 0x3f6f0000
  expect lane 26 "OUT[0].x" = 0x3d700000 "OUT[0].y" = 0x3ca00000 "OUT[0].z" = 0x3f2e0000 "OUT[0].w" = 0x3dc00000
  expect lane 27 "OUT[0].x" = 0x3f060000 "OUT[0].y" = 0x3e980000 "OUT[0].z" = 0x3e8c0000 "OUT[0].w" = 0x3db00000
}
texture 23 {
  type TWO_D_NO_MIPMAP  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4  block 1 1  address 0x21700000  NORMALIZED_COORDS 0
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f
}
handle 23 texture 23 sampler 0

# load_rect_rgba32f: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], RECT, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], RECT, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 23
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 13 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 14 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 15 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 20 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 21 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 24 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 25 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 26 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 27 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
}
texture 24 {
  type ONE_D_BUFFER  format R32_G32_B32_A32 FLOAT  source R G B A
  size 32  address 0x21800000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f
}
handle 24 texture 24 sampler 0

# load_buffer_rgba32f: imageLoad(t, int(i.x) + 8 * int(i.y))
warp 0 {
  tgsi "DCL IMAGE[0], BUFFER, PIPE_FORMAT_R32G32B32A32_FLOAT; LOAD OUT[0], IMAGE[0], TEMP[0], PIPE_FORMAT_R32G32B32A32_FLOAT" bank 24
  # SULD.P.1D_BUFFER.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ef80000 "OUT[0].y" = 0x3f4a0000 "OUT[0].z" = 0x3ea40000 "OUT[0].w" = 0x3e0c0000
  expect lane 1 "OUT[0].x" = 0x3f000000 "OUT[0].y" = 0x3d600000 "OUT[0].z" = 0x3e7c0000 "OUT[0].w" = 0x3d500000
  expect lane 2 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3f100000 "OUT[0].z" = 0x3f6a0000 "OUT[0].w" = 0x3ef80000
  expect lane 3 "OUT[0].x" = 0x3f270000 "OUT[0].y" = 0x3e8a0000 "OUT[0].z" = 0x3e500000 "OUT[0].w" = 0x3f540000
  expect lane 12 "OUT[0].x" = 0x3f130000 "OUT[0].y" = 0x3f6f0000 "OUT[0].z" = 0x3f460000 "OUT[0].w" = 0x3f280000
  expect lane 13 "OUT[0].x" = 0x3f790000 "OUT[0].y" = 0x3f210000 "OUT[0].z" = 0x3f4e0000 "OUT[0].w" = 0x3f620000
  expect lane 14 "OUT[0].x" = 0x3d500000 "OUT[0].y" = 0x3f7c0000 "OUT[0].z" = 0x3f3e0000 "OUT[0].w" = 0x3f190000
  expect lane 15 "OUT[0].x" = 0x3ee00000 "OUT[0].y" = 0x3e080000 "OUT[0].z" = 0x3f060000 "OUT[0].w" = 0x3f130000
  expect lane 20 "OUT[0].x" = 0x3e780000 "OUT[0].y" = 0x3db00000 "OUT[0].z" = 0x3f390000 "OUT[0].w" = 0x3e920000
  expect lane 21 "OUT[0].x" = 0x3f190000 "OUT[0].y" = 0x3f440000 "OUT[0].z" = 0x3eca0000 "OUT[0].w" = 0x3f220000
  expect lane 22 "OUT[0].x" = 0x3dc80000 "OUT[0].y" = 0x3e1c0000 "OUT[0].z" = 0x3e000000 "OUT[0].w" = 0x3efa0000
  expect lane 23 "OUT[0].x" = 0x3f280000 "OUT[0].y" = 0x3f0e0000 "OUT[0].z" = 0x3f1e0000 "OUT[0].w" = 0x3f710000
  expect lane 24 "OUT[0].x" = 0x3e640000 "OUT[0].y" = 0x3e380000 "OUT[0].z" = 0x3ef00000 "OUT[0].w" = 0x3eaa0000
  expect lane 25 "OUT[0].x" = 0x3e580000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3e200000 "OUT[0].w" = 0x3f210000
  expect lane 26 "OUT[0].x" = 0x3eec0000 "OUT[0].y" = 0x3d900000 "OUT[0].z" = 0x3ef60000 "OUT[0].w" = 0x3f470000
  expect lane 27 "OUT[0].x" = 0x3f4e0000 "OUT[0].y" = 0x3f610000 "OUT[0].z" = 0x3d800000 "OUT[0].w" = 0x3d400000
}
texture 25 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x21900000
  texels rows 075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 25 texture 25 sampler 0

# load_layer_rgba8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 25
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3ce0e0e1 "OUT[0].y" = 0x3eb0b0b1 "OUT[0].z" = 0x3ea8a8a9 "OUT[0].w" = 0x3f4bcbcc
  expect lane 1 "OUT[0].x" = 0x3f46c6c7 "OUT[0].y" = 0x3e1c9c9d "OUT[0].z" = 0x3f6feff0 "OUT[0].w" = 0x3f6eeeef
  expect lane 2 "OUT[0].x" = 0x3e78f8f9 "OUT[0].y" = 0x3ea8a8a9 "OUT[0].z" = 0x3f74f4f5 "OUT[0].w" = 0x3f2babac
  expect lane 3 "OUT[0].x" = 0x3db0b0b1 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3dd8d8d9 "OUT[0].w" = 0x3f77f7f8
  expect lane 12 "OUT[0].x" = 0x3f70f0f1 "OUT[0].y" = 0x3f71f1f2 "OUT[0].z" = 0x3f119192 "OUT[0].w" = 0x3ee8e8e9
  expect lane 13 "OUT[0].x" = 0x3ed8d8d9 "OUT[0].y" = 0x3e28a8a9 "OUT[0].z" = 0x3e48c8c9 "OUT[0].w" = 0x3ec8c8c9
  expect lane 14 "OUT[0].x" = 0x3ecacacb "OUT[0].y" = 0x3ebebebf "OUT[0].z" = 0x3f6eeeef "OUT[0].w" = 0x3f66e6e7
  expect lane 15 "OUT[0].x" = 0x3f22a2a3 "OUT[0].y" = 0x3f7cfcfd "OUT[0].z" = 0x3e60e0e1 "OUT[0].w" = 0x3f3fbfc0
  expect lane 20 "OUT[0].x" = 0x3ef0f0f1 "OUT[0].y" = 0x3eaeaeaf "OUT[0].z" = 0x3f7afafb "OUT[0].w" = 0x3f09898a
  expect lane 21 "OUT[0].x" = 0x3eaaaaab "OUT[0].y" = 0x3dc0c0c1 "OUT[0].z" = 0x3ec0c0c1 "OUT[0].w" = 0x3d50d0d1
  expect lane 22 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3f67e7e8 "OUT[0].z" = 0x3e68e8e9 "OUT[0].w" = 0x3f69e9ea
  expect lane 23 "OUT[0].x" = 0x3e40c0c1 "OUT[0].y" = 0x3eaaaaab "OUT[0].z" = 0x3f77f7f8 "OUT[0].w" = 0x3f70f0f1
  expect lane 24 "OUT[0].x" = 0x3e58d8d9 "OUT[0].y" = 0x3f25a5a6 "OUT[0].z" = 0x3f63e3e4 "OUT[0].w" = 0x3ed6d6d7
  expect lane 25 "OUT[0].x" = 0x3f61e1e2 "OUT[0].y" = 0x3e929293 "OUT[0].z" = 0x3e58d8d9 "OUT[0].w" = 0x3f109091
  expect lane 26 "OUT[0].x" = 0x3f2eaeaf "OUT[0].y" = 0x3f6dedee "OUT[0].z" = 0x3f1b9b9c "OUT[0].w" = 0x3edcdcdd
  expect lane 27 "OUT[0].x" = 0x3df0f0f1 "OUT[0].y" = 0x3e189899 "OUT[0].z" = 0x3f048485 "OUT[0].w" = 0x3edcdcdd
}
texture 26 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 8  block 1 1  address 0x21a00000
  texels rows e7f0452fdc08036f40db9f622a8ef69ea18fe18e2e258843c4ac2af3fad3991dd54ca1cbf5288b1c72e2cbd7645c346850762c249dcd2cc2654d8f5813e540c22ff6c8ad6869416248a803617da295e71ac1d4cf12f82e0d07b4b3afe62edf6e0d7c75dcd494132fa6b908556d1379b24d618bfa80d92aa9fd1d5ad590b85983d968ebd41856716f8dee48822e9e652a9cfacfc255fb84cebebe47df0c16f27b24f9885d9d73cebd5bc76e252684850147d076b72252e3e15813a13a0385d97d27b83ca8432e242371c2ceaf3c52244f313731e235d7acfc21bc909a4e539b73a4d911c5c8076ce7a300fa5dd4d2343409fff821d1509285b665afb618d0adb9
}
handle 26 texture 26 sampler 0

# load_face_rgba8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 26
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3f67e7e8 "OUT[0].y" = 0x3f70f0f1 "OUT[0].z" = 0x3e8a8a8b "OUT[0].w" = 0x3e3cbcbd
  expect lane 1 "OUT[0].x" = 0x3f5cdcdd "OUT[0].y" = 0x3d008081 "OUT[0].z" = 0x3c40c0c1 "OUT[0].w" = 0x3edededf
  expect lane 2 "OUT[0].x" = 0x3f55d5d6 "OUT[0].y" = 0x3e989899 "OUT[0].z" = 0x3f21a1a2 "OUT[0].w" = 0x3f4bcbcc
  expect lane 3 "OUT[0].x" = 0x3f75f5f6 "OUT[0].y" = 0x3e20a0a1 "OUT[0].z" = 0x3f0b8b8c "OUT[0].w" = 0x3de0e0e1
  expect lane 12 "OUT[0].x" = 0x3f44c4c5 "OUT[0].y" = 0x3f2cacad "OUT[0].z" = 0x3e28a8a9 "OUT[0].w" = 0x3f73f3f4
  expect lane 13 "OUT[0].x" = 0x3f7afafb "OUT[0].y" = 0x3f53d3d4 "OUT[0].z" = 0x3f19999a "OUT[0].w" = 0x3de8e8e9
  expect lane 14 "OUT[0].x" = 0x3ecacacb "OUT[0].y" = 0x3e9a9a9b "OUT[0].z" = 0x3f0f8f90 "OUT[0].w" = 0x3eb0b0b1
  expect lane 15 "OUT[0].x" = 0x3d989899 "OUT[0].y" = 0x3f65e5e6 "OUT[0].z" = 0x3e808081 "OUT[0].w" = 0x3f42c2c3
  expect lane 20 "OUT[0].x" = 0x3e909091 "OUT[0].y" = 0x3f28a8a9 "OUT[0].z" = 0x3c40c0c1 "OUT[0].w" = 0x3ec2c2c3
  expect lane 21 "OUT[0].x" = 0x3efafafb "OUT[0].y" = 0x3f22a2a3 "OUT[0].z" = 0x3f159596 "OUT[0].w" = 0x3f67e7e8
  expect lane 22 "OUT[0].x" = 0x3f26a6a7 "OUT[0].y" = 0x3f39b9ba "OUT[0].z" = 0x3d008081 "OUT[0].w" = 0x3eaaaaab
  expect lane 23 "OUT[0].x" = 0x3edadadb "OUT[0].y" = 0x3d989899 "OUT[0].z" = 0x3ef2f2f3 "OUT[0].w" = 0x3f32b2b3
  expect lane 24 "OUT[0].x" = 0x3dd0d0d1 "OUT[0].y" = 0x3f41c1c2 "OUT[0].z" = 0x3f54d4d5 "OUT[0].w" = 0x3f4fcfd0
  expect lane 25 "OUT[0].x" = 0x3d909091 "OUT[0].y" = 0x3f78f8f9 "OUT[0].z" = 0x3e38b8b9 "OUT[0].w" = 0x3d50d0d1
  expect lane 26 "OUT[0].x" = 0x3e9a9a9b "OUT[0].y" = 0x3ec2c2c3 "OUT[0].z" = 0x3f0b8b8c "OUT[0].w" = 0x3f7afafb
  expect lane 27 "OUT[0].x" = 0x3f008081 "OUT[0].y" = 0x3f59d9da "OUT[0].z" = 0x3e28a8a9 "OUT[0].w" = 0x3f29a9aa
}
texture 27 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x21b00000
  texels rows 259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a
}
handle 27 texture 27 sampler 0

# load_level_rgba8: imageLoad(t, ivec2(i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM; LOAD OUT[0], IMAGE[0], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 27
  # SULD.P.2D.IGN R8, [R0], 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # after (R-TGSI-112): outside: 0 in all components (PD-74, PD-75)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # OUT[0].x = R8: component x
  # OUT[0].y = R9: component y
  # OUT[0].z = R10: component z
  # OUT[0].w = R11: component w
  expect lane 0 "OUT[0].x" = 0x3e149495 "OUT[0].y" = 0x3f1c9c9d "OUT[0].z" = 0x3f65e5e6 "OUT[0].w" = 0x3f0f8f90
  expect lane 1 "OUT[0].x" = 0x3d808081 "OUT[0].y" = 0x3ebababb "OUT[0].z" = 0x3f25a5a6 "OUT[0].w" = 0x3ef2f2f3
  expect lane 2 "OUT[0].x" = 0x3e008081 "OUT[0].y" = 0x3ec4c4c5 "OUT[0].z" = 0x3f1b9b9c "OUT[0].w" = 0x3f018182
  expect lane 3 "OUT[0].x" = 0x3f2cacad "OUT[0].y" = 0x3e888889 "OUT[0].z" = 0x3f66e6e7 "OUT[0].w" = 0x3f4ececf
  expect lane 12 "OUT[0].x" = 0x3f77f7f8 "OUT[0].y" = 0x3ee6e6e7 "OUT[0].z" = 0x3f73f3f4 "OUT[0].w" = 0x3f73f3f4
  expect lane 13 "OUT[0].x" = 0x3e949495 "OUT[0].y" = 0x3f5dddde "OUT[0].z" = 0x3f008081 "OUT[0].w" = 0x3f3cbcbd
  expect lane 14 "OUT[0].x" = 0x3ef4f4f5 "OUT[0].y" = 0x3f7afafb "OUT[0].z" = 0x3f41c1c2 "OUT[0].w" = 0x3f47c7c8
  expect lane 15 "OUT[0].x" = 0x3ea0a0a1 "OUT[0].y" = 0x3f26a6a7 "OUT[0].z" = 0x3f21a1a2 "OUT[0].w" = 0x3f159596
  expect lane 20 "OUT[0].x" = 0x3f7bfbfc "OUT[0].y" = 0x3f36b6b7 "OUT[0].z" = 0x3f1a9a9b "OUT[0].w" = 0x3cc0c0c1
  expect lane 21 "OUT[0].x" = 0x3f2cacad "OUT[0].y" = 0x3f30b0b1 "OUT[0].z" = 0x3e74f4f5 "OUT[0].w" = 0x3f109091
  expect lane 22 "OUT[0].x" = 0x3e149495 "OUT[0].y" = 0x3c40c0c1 "OUT[0].z" = 0x3d109091 "OUT[0].w" = 0x3e969697
  expect lane 23 "OUT[0].x" = 0x3eaeaeaf "OUT[0].y" = 0x3f54d4d5 "OUT[0].z" = 0x3f25a5a6 "OUT[0].w" = 0x3edededf
  expect lane 24 "OUT[0].x" = 0x3e60e0e1 "OUT[0].y" = 0x3f008081 "OUT[0].z" = 0x3ca0a0a1 "OUT[0].w" = 0x3f56d6d7
  expect lane 25 "OUT[0].x" = 0x3e3cbcbd "OUT[0].y" = 0x3ef0f0f1 "OUT[0].z" = 0x3f70f0f1 "OUT[0].w" = 0x3da0a0a1
  expect lane 26 "OUT[0].x" = 0x3f7efeff "OUT[0].y" = 0x3f119192 "OUT[0].z" = 0x3d909091 "OUT[0].w" = 0x3f40c0c1
  expect lane 27 "OUT[0].x" = 0x3ec4c4c5 "OUT[0].y" = 0x3e848485 "OUT[0].z" = 0x3f1a9a9b "OUT[0].w" = 0x3ea8a8a9
}
texture 28 {
  type ONE_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13  block 1 1  address 0x21c00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c66573697
}
handle 28 texture 28 sampler 0

# image_size_1d: ivec4(imageSize(t), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 1D, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].x, IMAGE[0], 1D, PIPE_FORMAT_R32_SINT" bank 28
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x1
  # Ra+0: 0
  # TEMP[0].x = R8: width
  expect all "TEMP[0].x" = 0x0000000d
}
texture 29 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13 5  block 1 1  address 0x21d00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cb
}
handle 29 texture 29 sampler 0

# image_size_2d: ivec4(imageSize(t), 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xy, IMAGE[0], 2D, PIPE_FORMAT_R32_SINT" bank 29
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x3
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  expect all "TEMP[0].x" = 0x0000000d "TEMP[0].y" = 0x00000005
}
texture 30 {
  type THREE_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13 5 3  block 1 1  address 0x21e00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed4
}
handle 30 texture 30 sampler 0

# image_size_3d: ivec4(imageSize(t), 9)
warp 0 {
  tgsi "DCL IMAGE[0], 3D, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xyz, IMAGE[0], 3D, PIPE_FORMAT_R32_SINT" bank 30
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x7
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  # TEMP[0].z = R10: depth, layers or cubes
  expect all "TEMP[0].x" = 0x0000000d "TEMP[0].y" = 0x00000005 "TEMP[0].z" = 0x00000003
}
texture 31 {
  type TWO_D_ARRAY  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13 5  layers 3  block 1 1  address 0x21f00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed4
}
handle 31 texture 31 sampler 0

# image_size_2darray: ivec4(imageSize(t), 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xyz, IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R32_SINT" bank 31
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x7
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  # TEMP[0].z = R10: depth, layers or cubes
  expect all "TEMP[0].x" = 0x0000000d "TEMP[0].y" = 0x00000005 "TEMP[0].z" = 0x00000003
}
texture 32 {
  type ONE_D_ARRAY  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13  layers 5  block 1 1  address 0x22000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cb
}
handle 32 texture 32 sampler 0

# image_size_1darray: ivec4(imageSize(t), 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xy, IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R32_SINT" bank 32
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x3
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  expect all "TEMP[0].x" = 0x0000000d "TEMP[0].y" = 0x00000005
}
texture 33 {
  type TWO_D_NO_MIPMAP  format R32 SINT  source R ZERO ZERO ONE_INT
  size 13 5  block 1 1  address 0x22100000  NORMALIZED_COORDS 0
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cb
}
handle 33 texture 33 sampler 0

# image_size_rect: ivec4(imageSize(t), 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], RECT, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xy, IMAGE[0], RECT, PIPE_FORMAT_R32_SINT" bank 33
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x3
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  expect all "TEMP[0].x" = 0x0000000d "TEMP[0].y" = 0x00000005
}
texture 34 {
  type ONE_D_BUFFER  format R32 SINT  source R ZERO ZERO ONE_INT
  size 37  address 0x22200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca7345377
}
handle 34 texture 34 sampler 0

# image_size_buffer: ivec4(imageSize(t), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], BUFFER, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].x, IMAGE[0], PIPE_FORMAT_R32_SINT" bank 34
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x1
  # Ra+0: 0
  # TEMP[0].x = R8: width
  expect all "TEMP[0].x" = 0x00000025
}
texture 35 {
  type CUBEMAP  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 8  block 1 1  address 0x22300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faac4d775d74277ec6a815f5ed43bf8df660997159f0356fe0f2460ba9794058e51850a687a396b4d1f6a3e6600557ccc1c8ee3a2e7a82f1763fbaae1994ad68c80d0b4564eb3970c7fb494dcf3d372e316a4a8ea4655e82cc98cdbd77defd57b7a05e951bf5843f4deb0d7e37196f764abe852f830ed2ebc9a87c1c622d25f18fecd53005c0fae5a4d4ca04941d51db8189f82af3b0e2e086066bdcbec89fa91c2b3942328d9ae8cc26f9815a32533e589f8bf4859898296c93ea47263a4d3eb830fbd093f05c16761ae34019918c817ab86dfcb624cd7b0b8465d43a016fd969f6b0a16c65453c2c7e6cbf9fb3c5821ce975e96f27a64e657c82f308dd5e8ea40e7f0452fdc08036f40db9f622a8ef69ea18fe18e2e258843c4ac2af3fad3991dd54ca1cbf5288b1c72e2cbd7645c346850762c249dcd2cc2654d8f5813e540c22ff6c8ad6869416248a803617da295e71ac1d4cf12f82e0d07b4b3afe62edf6e0d7c75dcd494132fa6b908556d1379b24d618bfa80d92aa9fd1d5ad590b85983d968ebd41856716f8dee48822e9e652a9cfacfc255fb84cebebe47df0c16f27b24f9885d9d73cebd5bc76e252684850147d076b72252e3e15813a13a0385d97d27b83ca8432e242371c2ceaf3c52244f313731e235d7acfc21bc909a4e539b73a4d911c5c8076ce7a300fa5dd4d2343409fff821d1509285b665afb618d0adb99cea98644daf2b72ddb9309e916dca0fe310a0d5718806d9d73683d9cfdee35ad72d80eae17be13af510e94673959f43ed2353d67ae9be01a7e10e3f2792fadce0d20fd005a196c9179b4d9d8aaa8e88fb5304c2e688358129704543bf3f129d009f9256805958c78665b82be62b1cd38c190b965b6c2628aaeb90603d602fbca7c5f4894920b91e25213d68fe26ecc7447b8399b3e017ffe32749fe4eb3b29b1fd93493d17c492c802a232bffad48c02180e597b32fca3e25b73f0f2dbbefe95af8e35a0ff223ffea9f63f58f879d5e68da7c6b3647cc5832343980a29b8d3e8097a27beca75ea9c67428070895fbb2f551e7d7ef33ec0ffef06a76cb932547
}
handle 35 texture 35 sampler 0

# image_size_cube: ivec4(imageSize(t), 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], CUBE, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xy, IMAGE[0], CUBE, PIPE_FORMAT_R32_SINT" bank 35
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x3
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  expect all "TEMP[0].x" = 0x00000008 "TEMP[0].y" = 0x00000008
}
texture 36 {
  type CUBEMAP_ARRAY  format R32 SINT  source R ZERO ZERO ONE_INT
  size 4 4  layers 2  block 1 1  address 0x22400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a7c35f9b11d7832ac6990fa852c37a47c4d69e6621eb360039e6e97b3f1774c15253cc9dd04c342a6aa56d79ce40c247b03f414b428aaa73d7fc373aef5d9e259d1190662d8e4a89d092cb2c1903733ccc5780bfcdbc49bcc916e094e7dbf43d8ebcb7719d77c23a617efe009c32a7f127f9b83303b06a7be0d3fb34efd3b9faa
}
handle 36 texture 36 sampler 0

# image_size_cubearray: ivec4(imageSize(t), 9)
warp 0 {
  tgsi "DCL IMAGE[0], CUBE_ARRAY, PIPE_FORMAT_R32_SINT; RESQ TEMP[0].xyz, IMAGE[0], CUBEARRAY, PIPE_FORMAT_R32_SINT" bank 36
  # TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0, 0x7
  # Ra+0: 0
  # TEMP[0].x = R8: width
  # TEMP[0].y = R9: height or layers
  # TEMP[0].z = R10: depth, layers or cubes
  expect all "TEMP[0].x" = 0x00000004 "TEMP[0].y" = 0x00000004 "TEMP[0].z" = 0x00000002
}
