texlock 1
# Written by tests/oracle/tgsi/lookups.py: stores to images, and the memory after them,
# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.
# R-TGSI-110 R-TGSI-117 R-TGSI-118 R-TGSI-119
rules R-SUST-22 R-SUST-24 R-SUST-27
texture 0 {
  type TWO_D  format R32_G32_B32_A32 FLOAT  source R G B A
  size 8 4  block 1 1  address 0x20000000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f0000e03c0000463f0000003d00003c3f0000c83d0000733f0000703f0000d83e0000783e0000b03d0000393f0000923e0000193f0000443f0000ca3e0000223f0000643e0000383e0000f03e0000aa3e0000583e0000613f0000203e0000213f0000433f0000aa3e0000003f0000403e00002e3f0000f03d0000f23e00005d3f0000dc3e0000863e0000e03d0000723f0000143e0000c03c0000233f0000653f0000c83d00001c3e0000003e0000fa3e0000283f00000e3f00001e3f0000713f0000ec3e0000903d0000f63e0000473f00004e3f0000613f0000803d0000403d00001c3e0000423f0000fe3e0000623f0000423f0000983d0000403f0000103f
}
sampler 0 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# store_2d_rgba32f: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32B32A32_FLOAT, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R32G32B32A32_FLOAT" bank 0
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20000000 = 00 00 80 3d 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 80 3d 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000020 = 00 00 40 3e 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 40 3e 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000040 = 00 00 80 3d 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 80 3d 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000060 = 00 00 40 3e 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 40 3e 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000100 = 00 00 a0 3e 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 a0 3e 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000120 = 00 00 e0 3e 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 e0 3e 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000140 = 00 00 a0 3e 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 a0 3e 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000160 = 00 00 e0 3e 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 e0 3e 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000200 = 00 00 10 3f 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 10 3f 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000220 = 00 00 30 3f 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 30 3f 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000240 = 00 00 10 3f 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 10 3f 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000260 = 00 00 30 3f 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 30 3f 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000300 = 00 00 50 3f 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 50 3f 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000320 = 00 00 70 3f 00 00 00 3e 00 00 40 3f 00 00 00 40 00 00 70 3f 00 00 c0 3e 00 00 40 3f 00 00 00 40
expect memory 0x20000340 = 00 00 50 3f 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 50 3f 00 00 60 3f 00 00 40 3f 00 00 00 40
expect memory 0x20000360 = 00 00 70 3f 00 00 20 3f 00 00 40 3f 00 00 00 40 00 00 70 3f 00 00 60 3f 00 00 40 3f 00 00 00 40
texture 1 {
  type TWO_D  format R16_G16_B16_A16 FLOAT  source R G B A
  size 8 4  block 1 1  address 0x20100000
  texels rows 7c20883cca38881e52031781231272b48034f00c0e3c981e3f1157860d03638ee5ae3804a8a7a4a3dd101d004c2b202c6617369745a4409621972d3ca00e19bb7aa0629cb7bbae133010beae4ea40c883f974737cab4c21a7c1a0f121d89a211938d3b21ef330fb5c63c3995a81c1a21f9095003a18a3a80ceb643aee28f612d19078a159000b4bbea8b7a237c894d8ca734533745b88cbe349302a0d4b41fb66f272cb531a498b9d01fab27b7904d1ff826a9af5b03de291b25003eb90c842c75bc95976ba9319fa729a414a69ae904a2a878b35ebb183bbcb5de943b26a1060d1a4422fc8ff70bbe8e74189922922170a9458f220a6a288630b6259302689c
}
handle 1 texture 1 sampler 0

# store_2d_rgba16f: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x - 0.5, 0.25 * i.y - 0.5, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16B16A16_FLOAT, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R16G16B16A16_FLOAT" bank 1
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(-0.4375 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(-0.375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20100000 = 00 b7 00 b6 00 3a 00 40 00 b5 00 b6 00 3a 00 40 00 b7 00 b0 00 3a 00 40 00 b5 00 b0 00 3a 00 40
expect memory 0x20100020 = 00 b2 00 b6 00 3a 00 40 00 ac 00 b6 00 3a 00 40 00 b2 00 b0 00 3a 00 40 00 ac 00 b0 00 3a 00 40
expect memory 0x20100040 = 00 b7 00 30 00 3a 00 40 00 b5 00 30 00 3a 00 40 00 b7 00 36 00 3a 00 40 00 b5 00 36 00 3a 00 40
expect memory 0x20100060 = 00 b2 00 30 00 3a 00 40 00 ac 00 30 00 3a 00 40 00 b2 00 36 00 3a 00 40 00 ac 00 36 00 3a 00 40
expect memory 0x20100100 = 00 2c 00 b6 00 3a 00 40 00 32 00 b6 00 3a 00 40 00 2c 00 b0 00 3a 00 40 00 32 00 b0 00 3a 00 40
expect memory 0x20100120 = 00 35 00 b6 00 3a 00 40 00 37 00 b6 00 3a 00 40 00 35 00 b0 00 3a 00 40 00 37 00 b0 00 3a 00 40
expect memory 0x20100140 = 00 2c 00 30 00 3a 00 40 00 32 00 30 00 3a 00 40 00 2c 00 36 00 3a 00 40 00 32 00 36 00 3a 00 40
expect memory 0x20100160 = 00 35 00 30 00 3a 00 40 00 37 00 30 00 3a 00 40 00 35 00 36 00 3a 00 40 00 37 00 36 00 3a 00 40
texture 2 {
  type TWO_D  format R32_G32 FLOAT  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20200000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f0000c83d0000103f00006a3f0000f83e0000273f00008a3e0000503e0000543f0000de3e0000443e0000503f0000373f0000783f0000b63e0000d83d0000393f0000ea3e0000d63e0000273f0000263f0000223f0000bc3e00003c3f00006c3e0000503d00007c3f00003e3f0000193f0000e03e0000083e0000063f0000133f
}
handle 2 texture 2 sampler 0

# store_2d_rg32f: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x - 0.5, 0.25 * i.y - 0.5, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32_FLOAT, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xyxx, 2D, PIPE_FORMAT_R32G32_FLOAT" bank 2
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(-0.4375 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[1].y" = float(-0.375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
}
expect memory 0x20200000 = 00 00 e0 be 00 00 c0 be 00 00 a0 be 00 00 c0 be 00 00 e0 be 00 00 00 be 00 00 a0 be 00 00 00 be
expect memory 0x20200020 = 00 00 40 be 00 00 c0 be 00 00 80 bd 00 00 c0 be 00 00 40 be 00 00 00 be 00 00 80 bd 00 00 00 be
expect memory 0x20200040 = 00 00 e0 be 00 00 00 3e 00 00 a0 be 00 00 00 3e 00 00 e0 be 00 00 c0 3e 00 00 a0 be 00 00 c0 3e
expect memory 0x20200060 = 00 00 40 be 00 00 00 3e 00 00 80 bd 00 00 00 3e 00 00 40 be 00 00 c0 3e 00 00 80 bd 00 00 c0 3e
expect memory 0x20200100 = 00 00 80 3d 00 00 c0 be 00 00 40 3e 00 00 c0 be 00 00 80 3d 00 00 00 be 00 00 40 3e 00 00 00 be
expect memory 0x20200120 = 00 00 a0 3e 00 00 c0 be 00 00 e0 3e 00 00 c0 be 00 00 a0 3e 00 00 00 be 00 00 e0 3e 00 00 00 be
expect memory 0x20200140 = 00 00 80 3d 00 00 00 3e 00 00 40 3e 00 00 00 3e 00 00 80 3d 00 00 c0 3e 00 00 40 3e 00 00 c0 3e
expect memory 0x20200160 = 00 00 a0 3e 00 00 00 3e 00 00 e0 3e 00 00 00 3e 00 00 a0 3e 00 00 c0 3e 00 00 e0 3e 00 00 c0 3e
texture 3 {
  type TWO_D  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20300000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f
}
handle 3 texture 3 sampler 0

# store_2d_r32f: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xxxx, 2D, PIPE_FORMAT_R32_FLOAT" bank 3
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].x
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
}
expect memory 0x20300000 = 00 00 80 3d 00 00 40 3e 00 00 a0 3e 00 00 e0 3e 00 00 80 3d 00 00 40 3e 00 00 a0 3e 00 00 e0 3e
expect memory 0x20300020 = 00 00 10 3f 00 00 30 3f 00 00 50 3f 00 00 70 3f 00 00 10 3f 00 00 30 3f 00 00 50 3f 00 00 70 3f
expect memory 0x20300040 = 00 00 80 3d 00 00 40 3e 00 00 a0 3e 00 00 e0 3e 00 00 80 3d 00 00 40 3e 00 00 a0 3e 00 00 e0 3e
expect memory 0x20300060 = 00 00 10 3f 00 00 30 3f 00 00 50 3f 00 00 70 3f 00 00 10 3f 00 00 30 3f 00 00 50 3f 00 00 70 3f
texture 4 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 4 texture 4 sampler 0

# store_2d_rgba8: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 4
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20400000 = 10 20 bf ff 30 20 bf ff 50 20 bf ff 70 20 bf ff 10 60 bf ff 30 60 bf ff 50 60 bf ff 70 60 bf ff
expect memory 0x20400020 = 8f 20 bf ff af 20 bf ff cf 20 bf ff ef 20 bf ff 8f 60 bf ff af 60 bf ff cf 60 bf ff ef 60 bf ff
expect memory 0x20400040 = 10 9f bf ff 30 9f bf ff 50 9f bf ff 70 9f bf ff 10 df bf ff 30 df bf ff 50 df bf ff 70 df bf ff
expect memory 0x20400060 = 8f 9f bf ff af 9f bf ff cf 9f bf ff ef 9f bf ff 8f df bf ff af df bf ff cf df bf ff ef df bf ff
texture 5 {
  type TWO_D  format A8B8G8R8 SNORM  source R G B A
  size 8 4  block 1 1  address 0x20500000
  texels rows 7c20083cca38085e52031781235272b48074700c0e7c185e3f5157c60d43638ee56e3804a86724a3dd101d404c2b206c66573697456440d621172d3ca04e19fb7a2062dcb73b2e5330503eae4e240c883f174737ca74421a7c1a0f121d092251934d3b21ef730fb5c63c3995a85c1a61f9095043a14a3ac0ce3643eee20f612d
}
handle 5 texture 5 sampler 0

# store_2d_rgba8_snorm: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x - 0.5, 0.25 * i.y - 0.5, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_SNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_SNORM" bank 5
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(-0.4375 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(-0.375 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20500000 = c8 d0 5f 7f d8 d0 5f 7f e8 d0 5f 7f f8 d0 5f 7f c8 f0 5f 7f d8 f0 5f 7f e8 f0 5f 7f f8 f0 5f 7f
expect memory 0x20500020 = 08 d0 5f 7f 18 d0 5f 7f 28 d0 5f 7f 38 d0 5f 7f 08 f0 5f 7f 18 f0 5f 7f 28 f0 5f 7f 38 f0 5f 7f
expect memory 0x20500040 = c8 10 5f 7f d8 10 5f 7f e8 10 5f 7f f8 10 5f 7f c8 30 5f 7f d8 30 5f 7f e8 30 5f 7f f8 30 5f 7f
expect memory 0x20500060 = 08 10 5f 7f 18 10 5f 7f 28 10 5f 7f 38 10 5f 7f 08 30 5f 7f 18 30 5f 7f 28 30 5f 7f 38 30 5f 7f
texture 6 {
  type TWO_D  format G8R8 UNORM  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20600000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb
}
handle 6 texture 6 sampler 0

# store_2d_rg8: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8_UNORM, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xyxx, 2D, PIPE_FORMAT_R8G8_UNORM" bank 6
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[1].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
}
expect memory 0x20600000 = 10 20 30 20 50 20 70 20 8f 20 af 20 cf 20 ef 20 10 60 30 60 50 60 70 60 8f 60 af 60 cf 60 ef 60
expect memory 0x20600040 = 10 9f 30 9f 50 9f 70 9f 8f 9f af 9f cf 9f ef 9f 10 df 30 df 50 df 70 df 8f df af df cf df ef df
texture 7 {
  type TWO_D  format R8 UNORM  source R ZERO ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20700000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638e
}
handle 7 texture 7 sampler 0

# store_2d_r8: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8_UNORM, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xxxx, 2D, PIPE_FORMAT_R8_UNORM" bank 7
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].x
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
}
expect memory 0x20700000 = 10 30 50 70 8f af cf ef
expect memory 0x20700010 = 10 30 50 70 8f af cf ef
expect memory 0x20700040 = 10 30 50 70 8f af cf ef
expect memory 0x20700050 = 10 30 50 70 8f af cf ef
texture 8 {
  type TWO_D  format R16_G16_B16_A16 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20800000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c
}
handle 8 texture 8 sampler 0

# store_2d_rgba16: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16B16A16_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R16G16B16A16_UNORM" bank 8
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20800000 = 00 10 00 20 ff bf ff ff 00 30 00 20 ff bf ff ff 00 10 00 60 ff bf ff ff 00 30 00 60 ff bf ff ff
expect memory 0x20800020 = 00 50 00 20 ff bf ff ff 00 70 00 20 ff bf ff ff 00 50 00 60 ff bf ff ff 00 70 00 60 ff bf ff ff
expect memory 0x20800040 = 00 10 ff 9f ff bf ff ff 00 30 ff 9f ff bf ff ff 00 10 ff df ff bf ff ff 00 30 ff df ff bf ff ff
expect memory 0x20800060 = 00 50 ff 9f ff bf ff ff 00 70 ff 9f ff bf ff ff 00 50 ff df ff bf ff ff 00 70 ff df ff bf ff ff
expect memory 0x20800100 = ff 8f 00 20 ff bf ff ff ff af 00 20 ff bf ff ff ff 8f 00 60 ff bf ff ff ff af 00 60 ff bf ff ff
expect memory 0x20800120 = ff cf 00 20 ff bf ff ff ff ef 00 20 ff bf ff ff ff cf 00 60 ff bf ff ff ff ef 00 60 ff bf ff ff
expect memory 0x20800140 = ff 8f ff 9f ff bf ff ff ff af ff 9f ff bf ff ff ff 8f ff df ff bf ff ff ff af ff df ff bf ff ff
expect memory 0x20800160 = ff cf ff 9f ff bf ff ff ff ef ff 9f ff bf ff ff ff cf ff df ff bf ff ff ff ef ff df ff bf ff ff
texture 9 {
  type TWO_D  format R16_G16 UNORM  source R G ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x20900000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 9 texture 9 sampler 0

# store_2d_rg16: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16_UNORM, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xyxx, 2D, PIPE_FORMAT_R16G16_UNORM" bank 9
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[1].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
}
expect memory 0x20900000 = 00 10 00 20 00 30 00 20 00 50 00 20 00 70 00 20 00 10 00 60 00 30 00 60 00 50 00 60 00 70 00 60
expect memory 0x20900020 = ff 8f 00 20 ff af 00 20 ff cf 00 20 ff ef 00 20 ff 8f 00 60 ff af 00 60 ff cf 00 60 ff ef 00 60
expect memory 0x20900040 = 00 10 ff 9f 00 30 ff 9f 00 50 ff 9f 00 70 ff 9f 00 10 ff df 00 30 ff df 00 50 ff df 00 70 ff df
expect memory 0x20900060 = ff 8f ff 9f ff af ff 9f ff cf ff 9f ff ef ff 9f ff 8f ff df ff af ff df ff cf ff df ff ef ff df
texture 10 {
  type TWO_D  format A2B10G10R10 UNORM  source R G B A
  size 8 4  block 1 1  address 0x20a00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 10 texture 10 sampler 0

# store_2d_rgb10_a2: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R10G10B10A2_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R10G10B10A2_UNORM" bank 10
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x20a00000 = 40 00 f2 ef c0 00 f2 ef 40 01 f2 ef c0 01 f2 ef 40 00 f6 ef c0 00 f6 ef 40 01 f6 ef c0 01 f6 ef
expect memory 0x20a00020 = 3f 02 f2 ef bf 02 f2 ef 3f 03 f2 ef bf 03 f2 ef 3f 02 f6 ef bf 02 f6 ef 3f 03 f6 ef bf 03 f6 ef
expect memory 0x20a00040 = 40 fc f9 ef c0 fc f9 ef 40 fd f9 ef c0 fd f9 ef 40 fc fd ef c0 fc fd ef 40 fd fd ef c0 fd fd ef
expect memory 0x20a00060 = 3f fe f9 ef bf fe f9 ef 3f ff f9 ef bf ff f9 ef 3f fe fd ef bf fe fd ef 3f ff fd ef bf ff fd ef
texture 11 {
  type TWO_D  format BF10GF11RF11 FLOAT  source R G B ONE_FLOAT
  size 8 4  block 1 1  address 0x20b00000
  texels rows 7c20883cca38885e52031701235252348070d00c0e78985e3f5157460d43430ee5ea1804a8e38423dd101d404c2b006c6653161745e0405621930d3ca04a197b7aa0425cb7bb8e5330509e2e4ea00c083f934737caf0c21a7c1a0f121d89825193c91b21ef730f35c6381915a8581a61f9095043a1ca1a40ceb2436ee28b412d
}
handle 11 texture 11 sampler 0

# store_2d_r11f_g11f_b10f: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R11G11B10_FLOAT, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R11G11B10_FLOAT" bank 11
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = 0
}
expect memory 0x20b00000 = c0 02 18 74 20 03 18 74 50 03 18 74 70 03 18 74 c0 02 1b 74 20 03 1b 74 50 03 1b 74 70 03 1b 74
expect memory 0x20b00020 = 88 03 18 74 98 03 18 74 a8 03 18 74 b8 03 18 74 88 03 1b 74 98 03 1b 74 a8 03 1b 74 b8 03 1b 74
expect memory 0x20b00040 = c0 82 1c 74 20 83 1c 74 50 83 1c 74 70 83 1c 74 c0 82 1d 74 20 83 1d 74 50 83 1d 74 70 83 1d 74
expect memory 0x20b00060 = 88 83 1c 74 98 83 1c 74 a8 83 1c 74 b8 83 1c 74 88 83 1d 74 98 83 1d 74 a8 83 1d 74 b8 83 1d 74
texture 12 {
  type TWO_D  format R32_G32_B32_A32 UINT  source R G B A
  size 8 4  block 1 1  address 0x20c00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e056e5290a94333bdbf1cb62171f24feb7f250d33d7062d4c48a3ee6800e5c8e65919d837a9271ab21420a9734b7d7a0837a817a03e8e5ad5c59e1c6380f104819d761ff493120cadfb7b6daa7ac799394ccedeaefce12526b81046a8a00c7b5a732798f099c2f8481e7f1d75f0e2310ed3c27d7d0213089231c050f48f90bd8804
}
handle 12 texture 12 sampler 0

# store_2d_rgba32ui: imageStore(t, ivec2(i.xy), uvec4(i))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32B32A32_UINT, WR; STORE IMAGE[0], TEMP[0], TEMP[1], 2D, PIPE_FORMAT_R32G32B32A32_UINT" bank 12
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].z
  # Rb+3: TEMP[1].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].z" = 1
  "TEMP[1].w" = 2
}
expect memory 0x20c00000 = 00 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 00 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00020 = 01 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 01 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00040 = 00 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 00 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00060 = 01 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 01 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00100 = 02 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 02 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00120 = 03 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00140 = 02 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 02 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00160 = 03 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00200 = 04 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 04 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00220 = 05 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 05 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00240 = 04 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 04 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00260 = 05 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 05 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00300 = 06 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 06 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00320 = 07 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 07 00 00 00 01 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00340 = 06 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 06 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
expect memory 0x20c00360 = 07 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 07 00 00 00 03 00 00 00 01 00 00 00 02 00 00 00
texture 13 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20d00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 13 texture 13 sampler 0

# store_2d_r32ui: imageStore(t, ivec2(i.xy), uvec4(i))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 13
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].x
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
}
expect memory 0x20d00000 = 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00
expect memory 0x20d00020 = 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00
expect memory 0x20d00040 = 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00
expect memory 0x20d00060 = 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00
texture 14 {
  type TWO_D  format A8B8G8R8 SINT  source R G B A
  size 8 4  block 1 1  address 0x20e00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 14 texture 14 sampler 0

# store_2d_rgba8i: imageStore(t, ivec2(i.xy), ivec4(i.xy, -i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_SINT, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_SINT" bank 14
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].z" = -1 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = -1 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
}
expect memory 0x20e00000 = 00 00 00 00 01 00 ff 00 02 00 fe 00 03 00 fd 00 00 01 00 ff 01 01 ff ff 02 01 fe ff 03 01 fd ff
expect memory 0x20e00020 = 04 00 fc 00 05 00 fb 00 06 00 fa 00 07 00 f9 00 04 01 fc ff 05 01 fb ff 06 01 fa ff 07 01 f9 ff
expect memory 0x20e00040 = 00 02 00 fe 01 02 ff fe 02 02 fe fe 03 02 fd fe 00 03 00 fd 01 03 ff fd 02 03 fe fd 03 03 fd fd
expect memory 0x20e00060 = 04 02 fc fe 05 02 fb fe 06 02 fa fe 07 02 f9 fe 04 03 fc fd 05 03 fb fd 06 03 fa fd 07 03 f9 fd
texture 15 {
  type TWO_D  format R16_G16 SINT  source R G ZERO ONE_INT
  size 8 4  block 1 1  address 0x20f00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 15 texture 15 sampler 0

# store_2d_rg16i: imageStore(t, ivec2(i.xy), ivec4(i.xy, -i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16G16_SINT, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xyxx, 2D, PIPE_FORMAT_R16G16_SINT" bank 15
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
}
expect memory 0x20f00000 = 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 00 00 01 00 01 00 01 00 02 00 01 00 03 00 01 00
expect memory 0x20f00020 = 04 00 00 00 05 00 00 00 06 00 00 00 07 00 00 00 04 00 01 00 05 00 01 00 06 00 01 00 07 00 01 00
expect memory 0x20f00040 = 00 00 02 00 01 00 02 00 02 00 02 00 03 00 02 00 00 00 03 00 01 00 03 00 02 00 03 00 03 00 03 00
expect memory 0x20f00060 = 04 00 02 00 05 00 02 00 06 00 02 00 07 00 02 00 04 00 03 00 05 00 03 00 06 00 03 00 07 00 03 00
texture 16 {
  type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb
}
handle 16 texture 16 sampler 0

# store_2d_r16ui: imageStore(t, ivec2(i.xy), uvec4(i))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R16_UINT, WR; STORE IMAGE[0], TEMP[0], TEMP[1].xxxx, 2D, PIPE_FORMAT_R16_UINT" bank 16
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].x
  # Rb+2: TEMP[1].x
  # Rb+3: TEMP[1].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
}
expect memory 0x21000000 = 00 00 01 00 02 00 03 00 04 00 05 00 06 00 07 00 00 00 01 00 02 00 03 00 04 00 05 00 06 00 07 00
expect memory 0x21000040 = 00 00 01 00 02 00 03 00 04 00 05 00 06 00 07 00 00 00 01 00 02 00 03 00 04 00 05 00 06 00 07 00
texture 17 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 17 texture 17 sampler 0

# store_2d_r32i: imageStore(t, ivec2(i.xy), ivec4(-i))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; STORE IMAGE[0], TEMP[0], TEMP[2].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 17
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[2].x
  # Rb+1: TEMP[2].x
  # Rb+2: TEMP[2].x
  # Rb+3: TEMP[2].x
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[2].x" = -1 * ((lane % 16 - lane % 4) / 2 + lane % 2)
}
expect memory 0x21100000 = 00 00 00 00 ff ff ff ff fe ff ff ff fd ff ff ff 00 00 00 00 ff ff ff ff fe ff ff ff fd ff ff ff
expect memory 0x21100020 = fc ff ff ff fb ff ff ff fa ff ff ff f9 ff ff ff fc ff ff ff fb ff ff ff fa ff ff ff f9 ff ff ff
expect memory 0x21100040 = 00 00 00 00 ff ff ff ff fe ff ff ff fd ff ff ff 00 00 00 00 ff ff ff ff fe ff ff ff fd ff ff ff
expect memory 0x21100060 = fc ff ff ff fb ff ff ff fa ff ff ff f9 ff ff ff fc ff ff ff fb ff ff ff fa ff ff ff f9 ff ff ff
texture 18 {
  type TWO_D  format A8B8G8R8 UINT  source R G B A
  size 8 4  block 1 1  address 0x21200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 18 texture 18 sampler 0

# store_2d_rgba8ui: imageStore(t, ivec2(i.xy), uvec4(i))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UINT, WR; STORE IMAGE[0], TEMP[0], TEMP[1], 2D, PIPE_FORMAT_R8G8B8A8_UINT" bank 18
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  # Rb+1: TEMP[1].y
  # Rb+2: TEMP[1].z
  # Rb+3: TEMP[1].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].z" = 1
  "TEMP[1].w" = 2
}
expect memory 0x21200000 = 00 00 01 02 01 00 01 02 02 00 01 02 03 00 01 02 00 01 01 02 01 01 01 02 02 01 01 02 03 01 01 02
expect memory 0x21200020 = 04 00 01 02 05 00 01 02 06 00 01 02 07 00 01 02 04 01 01 02 05 01 01 02 06 01 01 02 07 01 01 02
expect memory 0x21200040 = 00 02 01 02 01 02 01 02 02 02 01 02 03 02 01 02 00 03 01 02 01 03 01 02 02 03 01 02 03 03 01 02
expect memory 0x21200060 = 04 02 01 02 05 02 01 02 06 02 01 02 07 02 01 02 04 03 01 02 05 03 01 02 06 03 01 02 07 03 01 02
texture 19 {
  type ONE_D  format A8B8G8R8 UNORM  source R G B A
  size 32  block 1 1  address 0x21300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 19 texture 19 sampler 0

# store_1d_rgba8: imageStore(t, int(i.x) + 8 * int(i.y), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 1D, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 1D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 19
  # SUST.P.1D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21300000 = 10 20 bf ff 30 20 bf ff 50 20 bf ff 70 20 bf ff
expect memory 0x21300020 = 8f 20 bf ff af 20 bf ff cf 20 bf ff ef 20 bf ff
expect memory 0x21300100 = 10 60 bf ff 30 60 bf ff 50 60 bf ff 70 60 bf ff
expect memory 0x21300120 = 8f 60 bf ff af 60 bf ff cf 60 bf ff ef 60 bf ff
expect memory 0x21300200 = 10 9f bf ff 30 9f bf ff 50 9f bf ff 70 9f bf ff
expect memory 0x21300220 = 8f 9f bf ff af 9f bf ff cf 9f bf ff ef 9f bf ff
expect memory 0x21300300 = 10 df bf ff 30 df bf ff 50 df bf ff 70 df bf ff
expect memory 0x21300320 = 8f df bf ff af df bf ff cf df bf ff ef df bf ff
texture 20 {
  type THREE_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4 3  block 1 1  address 0x21400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 20 texture 20 sampler 0

# store_3d_rgba8: imageStore(t, ivec3(i.xyz), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 3D, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 3D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 20
  # SUST.P.3D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Ra+2: TEMP[1].z
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].z" = 1
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(1.0)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21400000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4 e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x21400020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x21400040 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x21400060 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x21400200 = 10 20 ff ff 30 20 ff ff 50 20 ff ff 70 20 ff ff 10 60 ff ff 30 60 ff ff 50 60 ff ff 70 60 ff ff
expect memory 0x21400220 = 8f 20 ff ff af 20 ff ff cf 20 ff ff ef 20 ff ff 8f 60 ff ff af 60 ff ff cf 60 ff ff ef 60 ff ff
expect memory 0x21400240 = 10 9f ff ff 30 9f ff ff 50 9f ff ff 70 9f ff ff 10 df ff ff 30 df ff ff 50 df ff ff 70 df ff ff
expect memory 0x21400260 = 8f 9f ff ff af 9f ff ff cf 9f ff ff ef 9f ff ff 8f df ff ff af df ff ff cf df ff ff ef df ff ff
expect memory 0x21400400 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x21400420 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x21400440 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x21400460 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56 ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 21 {
  type TWO_D_ARRAY  format A8B8G8R8 UNORM  source R G B A
  size 8 4  layers 3  block 1 1  address 0x21500000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 21 texture 21 sampler 0

# store_2darray_rgba8: imageStore(t, ivec3(i.xyz), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D_ARRAY, PIPE_FORMAT_R8G8B8A8_UNORM" bank 21
  # SUST.P.2D_ARRAY.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Ra+2: min(TEMP[1].z, 65535)
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].z" = 1
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(1.0)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21500000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4 e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x21500020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x21500040 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x21500060 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x21500200 = 10 20 ff ff 30 20 ff ff 50 20 ff ff 70 20 ff ff 10 60 ff ff 30 60 ff ff 50 60 ff ff 70 60 ff ff
expect memory 0x21500220 = 8f 20 ff ff af 20 ff ff cf 20 ff ff ef 20 ff ff 8f 60 ff ff af 60 ff ff cf 60 ff ff ef 60 ff ff
expect memory 0x21500240 = 10 9f ff ff 30 9f ff ff 50 9f ff ff 70 9f ff ff 10 df ff ff 30 df ff ff 50 df ff ff 70 df ff ff
expect memory 0x21500260 = 8f 9f ff ff af 9f ff ff cf 9f ff ff ef 9f ff ff 8f df ff ff af df ff ff cf df ff ff ef df ff ff
expect memory 0x21500400 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x21500420 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x21500440 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x21500460 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56 ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 22 {
  type ONE_D_ARRAY  format A8B8G8R8 UNORM  source R G B A
  size 32  layers 3  block 1 1  address 0x21600000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 22 texture 22 sampler 0

# store_1darray_rgba8: imageStore(t, ivec2(int(i.x) + 8 * int(i.y), i.z), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 1D_ARRAY, PIPE_FORMAT_R8G8B8A8_UNORM" bank 22
  # SUST.P.1D_ARRAY.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: min(TEMP[1].y, 65535)
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].y" = 1
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(1.0)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21600000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4
expect memory 0x21600020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e
expect memory 0x21600100 = e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x21600120 = 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x21600200 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88
expect memory 0x21600220 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51
expect memory 0x21600300 = 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x21600320 = f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x21600400 = 10 20 ff ff 30 20 ff ff 50 20 ff ff 70 20 ff ff
expect memory 0x21600420 = 8f 20 ff ff af 20 ff ff cf 20 ff ff ef 20 ff ff
expect memory 0x21600500 = 10 60 ff ff 30 60 ff ff 50 60 ff ff 70 60 ff ff
expect memory 0x21600520 = 8f 60 ff ff af 60 ff ff cf 60 ff ff ef 60 ff ff
expect memory 0x21600600 = 10 9f ff ff 30 9f ff ff 50 9f ff ff 70 9f ff ff
expect memory 0x21600620 = 8f 9f ff ff af 9f ff ff cf 9f ff ff ef 9f ff ff
expect memory 0x21600700 = 10 df ff ff 30 df ff ff 50 df ff ff 70 df ff ff
expect memory 0x21600720 = 8f df ff ff af df ff ff cf df ff ff ef df ff ff
expect memory 0x21600800 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07
expect memory 0x21600820 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64
expect memory 0x21600900 = 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x21600920 = 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x21600a00 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d
expect memory 0x21600a20 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56
expect memory 0x21600b00 = c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x21600b20 = ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 23 {
  type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x21700000  NORMALIZED_COORDS 0
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 23 texture 23 sampler 0

# store_rect_rgba8: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], RECT, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], RECT, PIPE_FORMAT_R8G8B8A8_UNORM" bank 23
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21700000 = 10 20 bf ff 30 20 bf ff 50 20 bf ff 70 20 bf ff 10 60 bf ff 30 60 bf ff 50 60 bf ff 70 60 bf ff
expect memory 0x21700020 = 8f 20 bf ff af 20 bf ff cf 20 bf ff ef 20 bf ff 8f 60 bf ff af 60 bf ff cf 60 bf ff ef 60 bf ff
expect memory 0x21700040 = 10 9f bf ff 30 9f bf ff 50 9f bf ff 70 9f bf ff 10 df bf ff 30 df bf ff 50 df bf ff 70 df bf ff
expect memory 0x21700060 = 8f 9f bf ff af 9f bf ff cf 9f bf ff ef 9f bf ff 8f df bf ff af df bf ff cf df bf ff ef df bf ff
texture 24 {
  type ONE_D_BUFFER  format A8B8G8R8 SINT  source R G B A
  size 32  address 0x21800000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 24 texture 24 sampler 0

# store_buffer_rgba8i: imageStore(t, int(i.x) + 8 * int(i.y), ivec4(i.xy, -i.xy))
warp 0 {
  tgsi "DCL IMAGE[0], BUFFER, PIPE_FORMAT_R8G8B8A8_SINT, WR; STORE IMAGE[0], TEMP[1], TEMP[0], PIPE_FORMAT_R8G8B8A8_SINT" bank 24
  # SUST.P.1D_BUFFER.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].z" = -1 * ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].w" = -1 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
}
expect memory 0x21800000 = 00 00 00 00 01 00 ff 00 02 00 fe 00 03 00 fd 00 04 00 fc 00 05 00 fb 00 06 00 fa 00 07 00 f9 00
expect memory 0x21800020 = 00 01 00 ff 01 01 ff ff 02 01 fe ff 03 01 fd ff 04 01 fc ff 05 01 fb ff 06 01 fa ff 07 01 f9 ff
expect memory 0x21800040 = 00 02 00 fe 01 02 ff fe 02 02 fe fe 03 02 fd fe 04 02 fc fe 05 02 fb fe 06 02 fa fe 07 02 f9 fe
expect memory 0x21800060 = 00 03 00 fd 01 03 ff fd 02 03 fe fd 03 03 fd fd 04 03 fc fd 05 03 fb fd 06 03 fa fd 07 03 f9 fd
texture 25 {
  type TWO_D  format A8B8G8R8 UNORM  source R G B A
  size 8 4  block 1 1  address 0x21900000
  texels rows 259ce58f105da57996e73474c41540711bf6fd04ef6d29aef773f3f34add80bc20629b81ac44e6ce9cdd7d59c17927a366b576f73a513e4c7afac1c750a6a195dbcb72940522b723fbb69a06acb03d90388005d62f78f0140780720a9065a5f5afd9e539f3d7c0522503094b57d4a56ffe9112c062429a54ebeb903dc0fd301a
}
handle 25 texture 25 sampler 0

# store_level_rgba8: imageStore(t, ivec2(i.xy), vec4(0.125 * i.x, 0.25 * i.y, i.zw))
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM, WR; STORE IMAGE[0], TEMP[1], TEMP[0], 2D, PIPE_FORMAT_R8G8B8A8_UNORM" bank 25
  # SUST.P.2D.IGN [R0], R4, 0x0
  # Ra+0: TEMP[1].x
  # Ra+1: TEMP[1].y
  # Rb+0: TEMP[0].x
  # Rb+1: TEMP[0].y
  # Rb+2: TEMP[0].z
  # Rb+3: TEMP[0].w
  # after (R-TGSI-117): outside: nothing is stored (PD-74)
  "TEMP[1].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[1].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].x" = float(0.0625 + 0.125 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  "TEMP[0].y" = float(0.125 + 0.25 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2))
  "TEMP[0].z" = float(0.75)
  "TEMP[0].w" = float(2.0)
}
expect memory 0x21900000 = 10 20 bf ff 30 20 bf ff 50 20 bf ff 70 20 bf ff 10 60 bf ff 30 60 bf ff 50 60 bf ff 70 60 bf ff
expect memory 0x21900020 = 8f 20 bf ff af 20 bf ff cf 20 bf ff ef 20 bf ff 8f 60 bf ff af 60 bf ff cf 60 bf ff ef 60 bf ff
expect memory 0x21900040 = 10 9f bf ff 30 9f bf ff 50 9f bf ff 70 9f bf ff 10 df bf ff 30 df bf ff 50 df bf ff 70 df bf ff
expect memory 0x21900060 = 8f 9f bf ff af 9f bf ff cf 9f bf ff ef 9f bf ff 8f df bf ff af df bf ff cf df bf ff ef df bf ff
