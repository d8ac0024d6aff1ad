texlock 1
# Written by tests/oracle/tgsi/lookups.py: atomics on images, and the memory after them,
# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.
# R-TGSI-110 R-TGSI-130 R-TGSI-131 R-TGSI-132 R-TGSI-133
rules PD-118
texture 0 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
sampler 0 { address WRAP WRAP WRAP  MAG_FILTER 1  MIN_FILTER 1  MIP_FILTER 2  MAX_ANISOTROPY 0
  DEPTH_COMPARE 0  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 0  SRGB_CONVERSION 1
  MIP_LOD_BIAS 0x0  MIN_LOD_CLAMP 0x0  MAX_LOD_CLAMP 0xfff  border 0x00000000 0x00000000 0x00000000 0x00000000 }
handle 0 texture 0 sampler 0

# atomic_add_2d_r32ui: uvec4(imageAtomicAdd(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 0
  # SUATOM.D.U32.2D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20000000 = 7c 20 88 3c c9 38 88 7e 50 03 17 c1 20 52 72 14 e6 ee 38 04 a8 e7 a4 c3 dc 10 1d 80 4a 2b 20 cc
expect memory 0x20000020 = 7c 74 f0 8c 09 7c 98 fe 39 51 57 86 06 43 63 6e 63 57 36 17 41 e4 40 76 1c 97 2d fc 9a 4e 19 db
expect memory 0x20000040 = 7c a0 62 dc b8 bb ae 73 30 50 be ee 4d a4 0c e8 96 cd 3b 21 f1 73 0f d5 c7 3c 39 d5 a8 5c 1a c1
expect memory 0x20000060 = 3d 97 47 b7 c7 f4 c2 ba 78 1a 0f d2 18 89 a2 31 f8 09 50 c3 9f ca 3a 60 cb b6 43 ae de 8f 61 0d
texture 1 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 1 texture 1 sampler 0

# atomic_add_2d_r32i: uvec4(imageAtomicAdd(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMUADD TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 1
  # SUATOM.D.U32.2D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20100000 = 7c 20 88 3c c9 38 88 7e 50 03 17 c1 20 52 72 14 e6 ee 38 04 a8 e7 a4 c3 dc 10 1d 80 4a 2b 20 cc
expect memory 0x20100020 = 7c 74 f0 8c 09 7c 98 fe 39 51 57 86 06 43 63 6e 63 57 36 17 41 e4 40 76 1c 97 2d fc 9a 4e 19 db
expect memory 0x20100040 = 7c a0 62 dc b8 bb ae 73 30 50 be ee 4d a4 0c e8 96 cd 3b 21 f1 73 0f d5 c7 3c 39 d5 a8 5c 1a c1
expect memory 0x20100060 = 3d 97 47 b7 c7 f4 c2 ba 78 1a 0f d2 18 89 a2 31 f8 09 50 c3 9f ca 3a 60 cb b6 43 ae de 8f 61 0d
texture 2 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20200000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 2 texture 2 sampler 0

# atomic_min_2d_r32ui: uvec4(imageAtomicMin(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUMIN TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 2
  # SUATOM.D.U32.2D.MIN.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20200000 = 00 00 00 00 ff ff ff 1f fe ff ff 3f fd ff ff 5f 01 00 00 00 00 00 00 20 ff ff ff 3f fe ff ff 5f
expect memory 0x20200020 = 80 74 f0 0c 0e 7c 98 5e fa ff ff bf 0d 43 63 8e fd ff ff 7f fc ff ff 9f 21 97 2d 3c fa ff ff df
expect memory 0x20200040 = 02 00 00 00 01 00 00 20 00 00 00 40 ff ff ff 5f 03 00 00 00 02 00 00 20 01 00 00 40 00 00 00 60
expect memory 0x20200060 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 f9 09 50 43 fe ff ff 9f fd ff ff bf e2 8f 61 2d
texture 3 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 3 texture 3 sampler 0

# atomic_min_2d_r32i: uvec4(imageAtomicMin(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMIMIN TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 3
  # SUATOM.D.S32.2D.MIN.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20300000 = 00 00 00 00 ff ff ff 1f 52 03 17 81 23 52 72 b4 01 00 00 00 a8 e7 a4 a3 ff ff ff 3f fe ff ff 5f
expect memory 0x20300020 = 80 74 f0 0c fb ff ff 9f fa ff ff bf 0d 43 63 8e 66 57 36 97 fc ff ff 9f fb ff ff bf fa ff ff df
expect memory 0x20300040 = 7a a0 62 dc 01 00 00 20 30 50 be ae 4e a4 0c 88 03 00 00 00 ef 73 0f b5 c6 3c 39 95 00 00 00 60
expect memory 0x20300060 = 3f 97 47 37 fd ff ff 9f fc ff ff bf fb ff ff df f9 09 50 43 fe ff ff 9f fd ff ff bf fc ff ff df
texture 4 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20400000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 4 texture 4 sampler 0

# atomic_max_2d_r32ui: uvec4(imageAtomicMax(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUMAX TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 4
  # SUATOM.D.U32.2D.MAX.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20400000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4 e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x20400020 = fc ff ff 7f fb ff ff 9f 3f 51 57 c6 f9 ff ff df 66 57 36 97 45 e4 40 d6 fb ff ff bf a0 4e 19 fb
expect memory 0x20400040 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x20400060 = fe ff ff 7f fd ff ff 9f fc ff ff bf fb ff ff df ff ff ff 7f a1 ca 3a c0 ce b6 43 ee fc ff ff df
texture 5 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20500000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 5 texture 5 sampler 0

# atomic_max_2d_r32i: uvec4(imageAtomicMax(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMIMAX TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 5
  # SUATOM.D.S32.2D.MAX.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20500000 = 7c 20 88 3c ca 38 88 5e fe ff ff 3f fd ff ff 5f e5 ee 38 04 00 00 00 20 dd 10 1d 40 4c 2b 20 6c
expect memory 0x20500020 = fc ff ff 7f 0e 7c 98 5e 3f 51 57 c6 f9 ff ff df fd ff ff 7f 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x20500040 = 02 00 00 00 b7 bb ae 53 00 00 00 40 ff ff ff 5f 93 cd 3b 21 02 00 00 20 01 00 00 40 a8 5c 1a 61
expect memory 0x20500060 = fe ff ff 7f ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 ff ff ff 7f a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
texture 6 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20600000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 6 texture 6 sampler 0

# atomic_and_2d_r32ui: uvec4(imageAtomicAnd(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMAND TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 6
  # SUATOM.D.U32.2D.AND.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20600000 = 00 00 00 00 ca 38 88 1e 52 03 17 01 21 52 72 14 01 00 00 00 00 00 00 20 dd 10 1d 00 4c 2b 20 4c
expect memory 0x20600020 = 80 74 f0 0c 0a 7c 98 1e 3a 51 57 86 09 43 63 8e 64 57 36 17 44 e4 40 96 21 97 2d 3c a0 4e 19 db
expect memory 0x20600040 = 02 00 00 00 01 00 00 00 00 00 00 00 4e a4 0c 08 03 00 00 00 02 00 00 20 00 00 00 00 00 00 00 60
expect memory 0x20600060 = 3e 97 47 37 c8 f4 c2 1a 7c 1a 0f 12 19 89 a2 51 f9 09 50 43 a0 ca 3a 80 cc b6 43 ae e0 8f 61 0d
texture 7 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20700000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 7 texture 7 sampler 0

# atomic_and_2d_r32i: uvec4(imageAtomicAnd(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMAND TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 7
  # SUATOM.D.U32.2D.AND.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20700000 = 00 00 00 00 ca 38 88 1e 52 03 17 01 21 52 72 14 01 00 00 00 00 00 00 20 dd 10 1d 00 4c 2b 20 4c
expect memory 0x20700020 = 80 74 f0 0c 0a 7c 98 1e 3a 51 57 86 09 43 63 8e 64 57 36 17 44 e4 40 96 21 97 2d 3c a0 4e 19 db
expect memory 0x20700040 = 02 00 00 00 01 00 00 00 00 00 00 00 4e a4 0c 08 03 00 00 00 02 00 00 20 00 00 00 00 00 00 00 60
expect memory 0x20700060 = 3e 97 47 37 c8 f4 c2 1a 7c 1a 0f 12 19 89 a2 51 f9 09 50 43 a0 ca 3a 80 cc b6 43 ae e0 8f 61 0d
texture 8 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20800000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 8 texture 8 sampler 0

# atomic_or_2d_r32ui: uvec4(imageAtomicOr(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMOR TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 8
  # SUATOM.D.U32.2D.OR.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20800000 = 7c 20 88 3c ff ff ff 5f fe ff ff bf ff ff ff ff e5 ee 38 04 a8 e7 a4 a3 ff ff ff 7f fe ff ff 7f
expect memory 0x20800020 = fc ff ff 7f ff ff ff df ff ff ff ff fd ff ff df ff ff ff ff fd ff ff df fb ff ff bf fa ff ff ff
expect memory 0x20800040 = 7a a0 62 dc b7 bb ae 73 30 50 be ee ff ff ff df 93 cd 3b 21 ef 73 0f b5 c7 3c 39 d5 a8 5c 1a 61
expect memory 0x20800060 = ff ff ff 7f ff ff ff 9f fc ff ff bf ff ff ff df ff ff ff 7f ff ff ff df ff ff ff ff fe ff ff ff
texture 9 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20900000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 9 texture 9 sampler 0

# atomic_or_2d_r32i: uvec4(imageAtomicOr(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMOR TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 9
  # SUATOM.D.U32.2D.OR.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20900000 = 7c 20 88 3c ff ff ff 5f fe ff ff bf ff ff ff ff e5 ee 38 04 a8 e7 a4 a3 ff ff ff 7f fe ff ff 7f
expect memory 0x20900020 = fc ff ff 7f ff ff ff df ff ff ff ff fd ff ff df ff ff ff ff fd ff ff df fb ff ff bf fa ff ff ff
expect memory 0x20900040 = 7a a0 62 dc b7 bb ae 73 30 50 be ee ff ff ff df 93 cd 3b 21 ef 73 0f b5 c7 3c 39 d5 a8 5c 1a 61
expect memory 0x20900060 = ff ff ff 7f ff ff ff 9f fc ff ff bf ff ff ff df ff ff ff 7f ff ff ff df ff ff ff ff fe ff ff ff
texture 10 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20a00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 10 texture 10 sampler 0

# atomic_xor_2d_r32ui: uvec4(imageAtomicXor(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMXOR TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 10
  # SUATOM.D.U32.2D.XOR.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20a00000 = 7c 20 88 3c 35 c7 77 41 ac fc e8 be de ad 8d eb e4 ee 38 04 a8 e7 a4 83 22 ef e2 7f b2 d4 df 33
expect memory 0x20a00020 = 7c 8b 0f 73 f5 83 67 c1 c5 ae a8 79 f4 bc 9c 51 9b a8 c9 e8 b9 1b bf 49 da 68 d2 83 5a b1 e6 24
expect memory 0x20a00040 = 78 a0 62 dc b6 bb ae 73 30 50 be ee b1 5b f3 d7 90 cd 3b 21 ed 73 0f 95 c7 3c 39 d5 a8 5c 1a 01
expect memory 0x20a00060 = c1 68 b8 48 37 0b 3d 85 80 e5 f0 ad e6 76 5d 8e 06 f6 af 3c 5f 35 c5 5f 33 49 bc 51 1e 70 9e f2
texture 11 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20b00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 11 texture 11 sampler 0

# atomic_xor_2d_r32i: uvec4(imageAtomicXor(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMXOR TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 11
  # SUATOM.D.U32.2D.XOR.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20b00000 = 7c 20 88 3c 35 c7 77 41 ac fc e8 be de ad 8d eb e4 ee 38 04 a8 e7 a4 83 22 ef e2 7f b2 d4 df 33
expect memory 0x20b00020 = 7c 8b 0f 73 f5 83 67 c1 c5 ae a8 79 f4 bc 9c 51 9b a8 c9 e8 b9 1b bf 49 da 68 d2 83 5a b1 e6 24
expect memory 0x20b00040 = 78 a0 62 dc b6 bb ae 73 30 50 be ee b1 5b f3 d7 90 cd 3b 21 ed 73 0f 95 c7 3c 39 d5 a8 5c 1a 01
expect memory 0x20b00060 = c1 68 b8 48 37 0b 3d 85 80 e5 f0 ad e6 76 5d 8e 06 f6 af 3c 5f 35 c5 5f 33 49 bc 51 1e 70 9e f2
texture 12 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20c00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 12 texture 12 sampler 0

# atomic_exchange_2d_r32ui: uvec4(imageAtomicExchange(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMXCHG TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 12
  # SUATOM.D.U32.2D.EXCH.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20c00000 = 00 00 00 00 ff ff ff 1f fe ff ff 3f fd ff ff 5f 01 00 00 00 00 00 00 20 ff ff ff 3f fe ff ff 5f
expect memory 0x20c00020 = fc ff ff 7f fb ff ff 9f fa ff ff bf f9 ff ff df fd ff ff 7f fc ff ff 9f fb ff ff bf fa ff ff df
expect memory 0x20c00040 = 02 00 00 00 01 00 00 20 00 00 00 40 ff ff ff 5f 03 00 00 00 02 00 00 20 01 00 00 40 00 00 00 60
expect memory 0x20c00060 = fe ff ff 7f fd ff ff 9f fc ff ff bf fb ff ff df ff ff ff 7f fe ff ff 9f fd ff ff bf fc ff ff df
texture 13 {
  type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x20d00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 13 texture 13 sampler 0

# atomic_exchange_2d_r32i: uvec4(imageAtomicExchange(t, ivec2(i.xy), int(i.x) * int(0x1fffffff) + int(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMXCHG TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D, PIPE_FORMAT_R32_SINT" bank 13
  # SUATOM.D.U32.2D.EXCH.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x20d00000 = 00 00 00 00 ff ff ff 1f fe ff ff 3f fd ff ff 5f 01 00 00 00 00 00 00 20 ff ff ff 3f fe ff ff 5f
expect memory 0x20d00020 = fc ff ff 7f fb ff ff 9f fa ff ff bf f9 ff ff df fd ff ff 7f fc ff ff 9f fb ff ff bf fa ff ff df
expect memory 0x20d00040 = 02 00 00 00 01 00 00 20 00 00 00 40 ff ff ff 5f 03 00 00 00 02 00 00 20 01 00 00 40 00 00 00 60
expect memory 0x20d00060 = fe ff ff 7f fd ff ff 9f fc ff ff bf fb ff ff df ff ff ff 7f fe ff ff 9f fd ff ff bf fc ff ff df
texture 14 {
  type ONE_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 32  block 1 1  address 0x20e00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 14 texture 14 sampler 0

# atomic_add_1d_r32ui: uvec4(imageAtomicAdd(t, int(i.x) + 8 * int(i.y), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 1D, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[7].x, IMAGE[0], TEMP[0], TEMP[5].xxxx, 1D, PIPE_FORMAT_R32_UINT" bank 14
  # SUATOM.D.U32.1D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[5].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[5].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[7].x = R8: component x
  expect lane 0 "TEMP[7].x" = 0x3c88207c
  expect lane 1 "TEMP[7].x" = 0x5e8838ca
  expect lane 2 "TEMP[7].x" = 0x0438eee5
  expect lane 3 "TEMP[7].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[7].x" = 0xc657513f
  expect lane 13 "TEMP[7].x" = 0x8e63430d
  expect lane 14 "TEMP[7].x" = 0x3c2d9721
  expect lane 15 "TEMP[7].x" = 0xfb194ea0
  expect lane 20 "TEMP[7].x" = 0xaebe5030
  expect lane 21 "TEMP[7].x" = 0x880ca44e
  expect lane 22 "TEMP[7].x" = 0x95393cc6
  expect lane 23 "TEMP[7].x" = 0x611a5ca8
  expect lane 24 "TEMP[7].x" = 0x3747973f
  expect lane 25 "TEMP[7].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[7].x" = 0x435009f9
  expect lane 27 "TEMP[7].x" = 0xc03acaa1
}
expect memory 0x20e00000 = 7c 20 88 3c c9 38 88 7e 50 03 17 c1 20 52 72 14
expect memory 0x20e00020 = 7c 74 f0 8c 09 7c 98 fe 39 51 57 86 06 43 63 6e
expect memory 0x20e00100 = e6 ee 38 04 a8 e7 a4 c3 dc 10 1d 80 4a 2b 20 cc
expect memory 0x20e00120 = 63 57 36 17 41 e4 40 76 1c 97 2d fc 9a 4e 19 db
expect memory 0x20e00200 = 7c a0 62 dc b8 bb ae 73 30 50 be ee 4d a4 0c e8
expect memory 0x20e00220 = 3d 97 47 b7 c7 f4 c2 ba 78 1a 0f d2 18 89 a2 31
expect memory 0x20e00300 = 96 cd 3b 21 f1 73 0f d5 c7 3c 39 d5 a8 5c 1a c1
expect memory 0x20e00320 = f8 09 50 c3 9f ca 3a 60 cb b6 43 ae de 8f 61 0d
texture 15 {
  type THREE_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4 3  block 1 1  address 0x20f00000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 15 texture 15 sampler 0

# atomic_add_3d_r32ui: uvec4(imageAtomicAdd(t, ivec3(i.xyz), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 3D, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 3D, PIPE_FORMAT_R32_UINT" bank 15
  # SUATOM.D.U32.3D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Ra+2: TEMP[0].z
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[0].z" = 1
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x558a4719
  expect lane 1 "TEMP[5].x" = 0xfbb44090
  expect lane 2 "TEMP[5].x" = 0xf52c276f
  expect lane 3 "TEMP[5].x" = 0xf998e431
  expect lane 12 "TEMP[5].x" = 0xe002d334
  expect lane 13 "TEMP[5].x" = 0xb61fb4d4
  expect lane 14 "TEMP[5].x" = 0x7e00251b
  expect lane 15 "TEMP[5].x" = 0x2c840cb9
  expect lane 20 "TEMP[5].x" = 0x54a469a7
  expect lane 21 "TEMP[5].x" = 0x04e99aa6
  expect lane 22 "TEMP[5].x" = 0x58748ebe
  expect lane 23 "TEMP[5].x" = 0x21922299
  expect lane 24 "TEMP[5].x" = 0xf378e8a2
  expect lane 25 "TEMP[5].x" = 0x3b18fb5e
  expect lane 26 "TEMP[5].x" = 0xcf45a970
  expect lane 27 "TEMP[5].x" = 0x686a4a22
}
expect memory 0x20f00000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4 e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x20f00020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x20f00040 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x20f00060 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x20f00200 = 19 47 8a 55 8f 40 b4 1b e8 8b 7a a3 79 c9 4d ec 70 27 2c f5 31 e4 98 19 cf 1f ab 67 b5 d0 4d bf
expect memory 0x20f00220 = a3 34 53 f7 40 f8 8c 9e 2e d3 02 a0 cd b4 1f 96 f5 26 a9 2f 57 43 de c9 16 25 00 3e b3 0c 84 0c
expect memory 0x20f00240 = 77 fc 95 97 6c e9 31 ff a7 69 a4 94 a5 9a e9 64 10 5a 44 62 fe 8f f7 2b bf 8e 74 98 99 22 92 81
expect memory 0x20f00260 = a0 e8 78 73 5b fb 18 db b8 f5 de 94 36 66 a1 e6 6f a9 45 4f 20 4a 6a 08 83 70 b6 e5 8f 02 68 7c
expect memory 0x20f00400 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x20f00420 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x20f00440 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x20f00460 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56 ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 16 {
  type TWO_D_ARRAY  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  layers 3  block 1 1  address 0x21000000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 16 texture 16 sampler 0

# atomic_add_2darray_r32ui: uvec4(imageAtomicAdd(t, ivec3(i.xyz), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, 2D_ARRAY, PIPE_FORMAT_R32_UINT" bank 16
  # SUATOM.D.U32.2D_ARRAY.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Ra+2: min(TEMP[0].z, 65535)
  # Rb+0: TEMP[3].x
  "TEMP[0].z" = 1
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x558a4719
  expect lane 1 "TEMP[5].x" = 0xfbb44090
  expect lane 2 "TEMP[5].x" = 0xf52c276f
  expect lane 3 "TEMP[5].x" = 0xf998e431
  expect lane 12 "TEMP[5].x" = 0xe002d334
  expect lane 13 "TEMP[5].x" = 0xb61fb4d4
  expect lane 14 "TEMP[5].x" = 0x7e00251b
  expect lane 15 "TEMP[5].x" = 0x2c840cb9
  expect lane 20 "TEMP[5].x" = 0x54a469a7
  expect lane 21 "TEMP[5].x" = 0x04e99aa6
  expect lane 22 "TEMP[5].x" = 0x58748ebe
  expect lane 23 "TEMP[5].x" = 0x21922299
  expect lane 24 "TEMP[5].x" = 0xf378e8a2
  expect lane 25 "TEMP[5].x" = 0x3b18fb5e
  expect lane 26 "TEMP[5].x" = 0xcf45a970
  expect lane 27 "TEMP[5].x" = 0x686a4a22
}
expect memory 0x21000000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4 e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x21000020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x21000040 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x21000060 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51 f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x21000200 = 19 47 8a 55 8f 40 b4 1b e8 8b 7a a3 79 c9 4d ec 70 27 2c f5 31 e4 98 19 cf 1f ab 67 b5 d0 4d bf
expect memory 0x21000220 = a3 34 53 f7 40 f8 8c 9e 2e d3 02 a0 cd b4 1f 96 f5 26 a9 2f 57 43 de c9 16 25 00 3e b3 0c 84 0c
expect memory 0x21000240 = 77 fc 95 97 6c e9 31 ff a7 69 a4 94 a5 9a e9 64 10 5a 44 62 fe 8f f7 2b bf 8e 74 98 99 22 92 81
expect memory 0x21000260 = a0 e8 78 73 5b fb 18 db b8 f5 de 94 36 66 a1 e6 6f a9 45 4f 20 4a 6a 08 83 70 b6 e5 8f 02 68 7c
expect memory 0x21000400 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x21000420 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x21000440 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x21000460 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56 ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 17 {
  type ONE_D_ARRAY  format R32 UINT  source R ZERO ZERO ONE_INT
  size 32  layers 3  block 1 1  address 0x21100000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d19478a559040b4fbea8b7a637cc94d8ca734537745f88cfe34d302e0d4b41fb66f272cf531e498f9d01fab27b7d04d5ff826a9af5b43de291b25007eb90c842c75fc95976be931dfa769a454a69ae904a2e878f35efb183bbcf5ded43b66a1060d5a4462fc8ff70bbe8e74589922922170a945cf224a6a688670b6259302689c075854cbc627efee086ddb02bcf6dc0719685dfff3c2c7cdf0f191746c2a32643e54f4ab16731bf7b997cebb4983027d991e686ac4a36125655feee6a2fc38bf3998e3a22e8903947857fa895518600d36a5e36be149369028ad44f2a1901c56c370f2c655aa334680e73ae93055f7f0aeed9b6e1e26846e7969795add255e05
}
handle 17 texture 17 sampler 0

# atomic_add_1darray_r32ui: uvec4(imageAtomicAdd(t, ivec2(int(i.x) + 8 * int(i.y), i.z), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[7].x, IMAGE[0], TEMP[0], TEMP[5].xxxx, 1D_ARRAY, PIPE_FORMAT_R32_UINT" bank 17
  # SUATOM.D.U32.1D_ARRAY.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: min(TEMP[0].y, 65535)
  # Rb+0: TEMP[5].x
  "TEMP[0].y" = 1
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[5].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[7].x = R8: component x
  expect lane 0 "TEMP[7].x" = 0x558a4719
  expect lane 1 "TEMP[7].x" = 0xfbb44090
  expect lane 2 "TEMP[7].x" = 0xf52c276f
  expect lane 3 "TEMP[7].x" = 0xf998e431
  expect lane 12 "TEMP[7].x" = 0xe002d334
  expect lane 13 "TEMP[7].x" = 0xb61fb4d4
  expect lane 14 "TEMP[7].x" = 0x7e00251b
  expect lane 15 "TEMP[7].x" = 0x2c840cb9
  expect lane 20 "TEMP[7].x" = 0x54a469a7
  expect lane 21 "TEMP[7].x" = 0x04e99aa6
  expect lane 22 "TEMP[7].x" = 0x58748ebe
  expect lane 23 "TEMP[7].x" = 0x21922299
  expect lane 24 "TEMP[7].x" = 0xf378e8a2
  expect lane 25 "TEMP[7].x" = 0x3b18fb5e
  expect lane 26 "TEMP[7].x" = 0xcf45a970
  expect lane 27 "TEMP[7].x" = 0x686a4a22
}
expect memory 0x21100000 = 7c 20 88 3c ca 38 88 5e 52 03 17 81 23 52 72 b4
expect memory 0x21100020 = 80 74 f0 0c 0e 7c 98 5e 3f 51 57 c6 0d 43 63 8e
expect memory 0x21100100 = e5 ee 38 04 a8 e7 a4 a3 dd 10 1d 40 4c 2b 20 6c
expect memory 0x21100120 = 66 57 36 97 45 e4 40 d6 21 97 2d 3c a0 4e 19 fb
expect memory 0x21100200 = 7a a0 62 dc b7 bb ae 53 30 50 be ae 4e a4 0c 88
expect memory 0x21100220 = 3f 97 47 37 ca f4 c2 1a 7c 1a 0f 12 1d 89 a2 51
expect memory 0x21100300 = 93 cd 3b 21 ef 73 0f b5 c6 3c 39 95 a8 5c 1a 61
expect memory 0x21100320 = f9 09 50 43 a1 ca 3a c0 ce b6 43 ee e2 8f 61 2d
expect memory 0x21100400 = 19 47 8a 55 8f 40 b4 1b e8 8b 7a a3 79 c9 4d ec
expect memory 0x21100420 = a3 34 53 f7 40 f8 8c 9e 2e d3 02 a0 cd b4 1f 96
expect memory 0x21100500 = 70 27 2c f5 31 e4 98 19 cf 1f ab 67 b5 d0 4d bf
expect memory 0x21100520 = f5 26 a9 2f 57 43 de c9 16 25 00 3e b3 0c 84 0c
expect memory 0x21100600 = 77 fc 95 97 6c e9 31 ff a7 69 a4 94 a5 9a e9 64
expect memory 0x21100620 = a0 e8 78 73 5b fb 18 db b8 f5 de 94 36 66 a1 e6
expect memory 0x21100700 = 10 5a 44 62 fe 8f f7 2b bf 8e 74 98 99 22 92 81
expect memory 0x21100720 = 6f a9 45 4f 20 4a 6a 08 83 70 b6 e5 8f 02 68 7c
expect memory 0x21100800 = 07 58 54 cb c6 27 ef ee 08 6d db 02 bc f6 dc 07
expect memory 0x21100820 = 19 68 5d ff f3 c2 c7 cd f0 f1 91 74 6c 2a 32 64
expect memory 0x21100900 = 3e 54 f4 ab 16 73 1b f7 b9 97 ce bb 49 83 02 7d
expect memory 0x21100920 = 99 1e 68 6a c4 a3 61 25 65 5f ee e6 a2 fc 38 bf
expect memory 0x21100a00 = 39 98 e3 a2 2e 89 03 94 78 57 fa 89 55 18 60 0d
expect memory 0x21100a20 = 36 a5 e3 6b e1 49 36 90 28 ad 44 f2 a1 90 1c 56
expect memory 0x21100b00 = c3 70 f2 c6 55 aa 33 46 80 e7 3a e9 30 55 f7 f0
expect memory 0x21100b20 = ae ed 9b 6e 1e 26 84 6e 79 69 79 5a dd 25 5e 05
texture 18 {
  type TWO_D_NO_MIPMAP  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21200000  NORMALIZED_COORDS 0
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 18 texture 18 sampler 0

# atomic_add_rect_r32ui: uvec4(imageAtomicAdd(t, ivec2(i.xy), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], RECT, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[5].x, IMAGE[0], TEMP[0], TEMP[3].xxxx, RECT, PIPE_FORMAT_R32_UINT" bank 18
  # SUATOM.D.U32.2D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[3].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[3].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x3c88207c
  expect lane 1 "TEMP[5].x" = 0x5e8838ca
  expect lane 2 "TEMP[5].x" = 0x0438eee5
  expect lane 3 "TEMP[5].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[5].x" = 0xc657513f
  expect lane 13 "TEMP[5].x" = 0x8e63430d
  expect lane 14 "TEMP[5].x" = 0x3c2d9721
  expect lane 15 "TEMP[5].x" = 0xfb194ea0
  expect lane 20 "TEMP[5].x" = 0xaebe5030
  expect lane 21 "TEMP[5].x" = 0x880ca44e
  expect lane 22 "TEMP[5].x" = 0x95393cc6
  expect lane 23 "TEMP[5].x" = 0x611a5ca8
  expect lane 24 "TEMP[5].x" = 0x3747973f
  expect lane 25 "TEMP[5].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[5].x" = 0x435009f9
  expect lane 27 "TEMP[5].x" = 0xc03acaa1
}
expect memory 0x21200000 = 7c 20 88 3c c9 38 88 7e 50 03 17 c1 20 52 72 14 e6 ee 38 04 a8 e7 a4 c3 dc 10 1d 80 4a 2b 20 cc
expect memory 0x21200020 = 7c 74 f0 8c 09 7c 98 fe 39 51 57 86 06 43 63 6e 63 57 36 17 41 e4 40 76 1c 97 2d fc 9a 4e 19 db
expect memory 0x21200040 = 7c a0 62 dc b8 bb ae 73 30 50 be ee 4d a4 0c e8 96 cd 3b 21 f1 73 0f d5 c7 3c 39 d5 a8 5c 1a c1
expect memory 0x21200060 = 3d 97 47 b7 c7 f4 c2 ba 78 1a 0f d2 18 89 a2 31 f8 09 50 c3 9f ca 3a 60 cb b6 43 ae de 8f 61 0d
texture 19 {
  type ONE_D_BUFFER  format R32 UINT  source R ZERO ZERO ONE_INT
  size 32  address 0x21300000
  texels rows 7c20883cca38885e52031781235272b48074f00c0e7c985e3f5157c60d43638ee5ee3804a8e7a4a3dd101d404c2b206c6657369745e440d621972d3ca04e19fb7aa062dcb7bbae533050beae4ea40c883f974737caf4c21a7c1a0f121d89a25193cd3b21ef730fb5c63c3995a85c1a61f9095043a1ca3ac0ceb643eee28f612d
}
handle 19 texture 19 sampler 0

# atomic_add_buffer_r32ui: uvec4(imageAtomicAdd(t, int(i.x) + 8 * int(i.y), uint(i.x) * uint(0x1fffffff) + uint(i.y)), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], BUFFER, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[7].x, IMAGE[0], TEMP[0], TEMP[5].xxxx, PIPE_FORMAT_R32_UINT" bank 19
  # SUATOM.D.U32.1D_BUFFER.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Rb+0: TEMP[5].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2) + 8 * ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[5].x" = 536870911 * ((lane % 16 - lane % 4) / 2 + lane % 2) + ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  # TEMP[7].x = R8: component x
  expect lane 0 "TEMP[7].x" = 0x3c88207c
  expect lane 1 "TEMP[7].x" = 0x5e8838ca
  expect lane 2 "TEMP[7].x" = 0x0438eee5
  expect lane 3 "TEMP[7].x" = 0xa3a4e7a8
  expect lane 12 "TEMP[7].x" = 0xc657513f
  expect lane 13 "TEMP[7].x" = 0x8e63430d
  expect lane 14 "TEMP[7].x" = 0x3c2d9721
  expect lane 15 "TEMP[7].x" = 0xfb194ea0
  expect lane 20 "TEMP[7].x" = 0xaebe5030
  expect lane 21 "TEMP[7].x" = 0x880ca44e
  expect lane 22 "TEMP[7].x" = 0x95393cc6
  expect lane 23 "TEMP[7].x" = 0x611a5ca8
  expect lane 24 "TEMP[7].x" = 0x3747973f
  expect lane 25 "TEMP[7].x" = 0x1ac2f4ca
  expect lane 26 "TEMP[7].x" = 0x435009f9
  expect lane 27 "TEMP[7].x" = 0xc03acaa1
}
expect memory 0x21300000 = 7c 20 88 3c c9 38 88 7e 50 03 17 c1 20 52 72 14 7c 74 f0 8c 09 7c 98 fe 39 51 57 86 06 43 63 6e
expect memory 0x21300020 = e6 ee 38 04 a8 e7 a4 c3 dc 10 1d 80 4a 2b 20 cc 63 57 36 17 41 e4 40 76 1c 97 2d fc 9a 4e 19 db
expect memory 0x21300040 = 7c a0 62 dc b8 bb ae 73 30 50 be ee 4d a4 0c e8 3d 97 47 b7 c7 f4 c2 ba 78 1a 0f d2 18 89 a2 31
expect memory 0x21300060 = 96 cd 3b 21 f1 73 0f d5 c7 3c 39 d5 a8 5c 1a c1 f8 09 50 c3 9f ca 3a 60 cb b6 43 ae de 8f 61 0d
texture 20 {
  type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT
  size 8 4  block 1 1  address 0x21400000
  texels rows 0000000002000000020000000300000000000000020000000300000001000000010000000000000001000000000000000200000001000000010000000000000002000000030000000000000002000000030000000200000000000000010000000300000003000000020000000000000001000000010000000200000002000000
}
handle 20 texture 20 sampler 0

# atomic_compswap_2d_r32ui_few: uvec4(imageAtomicCompSwap(t, ivec2(i.xy), uint(i.w), uint(i.x) + 77u), 7, 8, 9)
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMCAS TEMP[5].x, IMAGE[0], TEMP[0], TEMP[4].xxxx, TEMP[2].xxxx, 2D, PIPE_FORMAT_R32_UINT" bank 20
  # SUATOM.D.U32.2D.CAS.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[4].x
  # Rb+1: TEMP[2].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[4].x" = 2
  "TEMP[2].x" = 77 + ((lane % 16 - lane % 4) / 2 + lane % 2)
  # TEMP[5].x = R8: component x
  expect lane 0 "TEMP[5].x" = 0x00000000
  expect lane 1 "TEMP[5].x" = 0x00000002
  expect lane 2 "TEMP[5].x" = 0x00000001
  expect lane 3 "TEMP[5].x" = 0x00000000
  expect lane 12 "TEMP[5].x" = 0x00000003
  expect lane 13 "TEMP[5].x" = 0x00000001
  expect lane 14 "TEMP[5].x" = 0x00000001
  expect lane 15 "TEMP[5].x" = 0x00000000
  expect lane 20 "TEMP[5].x" = 0x00000000
  expect lane 21 "TEMP[5].x" = 0x00000002
  expect lane 22 "TEMP[5].x" = 0x00000002
  expect lane 23 "TEMP[5].x" = 0x00000000
  expect lane 24 "TEMP[5].x" = 0x00000003
  expect lane 25 "TEMP[5].x" = 0x00000002
  expect lane 26 "TEMP[5].x" = 0x00000001
  expect lane 27 "TEMP[5].x" = 0x00000001
}
expect memory 0x21400000 = 00 00 00 00 4e 00 00 00 4f 00 00 00 03 00 00 00 01 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00
expect memory 0x21400020 = 00 00 00 00 52 00 00 00 03 00 00 00 01 00 00 00 51 00 00 00 01 00 00 00 01 00 00 00 00 00 00 00
expect memory 0x21400040 = 4d 00 00 00 03 00 00 00 00 00 00 00 50 00 00 00 03 00 00 00 03 00 00 00 4f 00 00 00 00 00 00 00
expect memory 0x21400060 = 03 00 00 00 52 00 00 00 00 00 00 00 01 00 00 00 01 00 00 00 01 00 00 00 53 00 00 00 54 00 00 00
texture 21 {
  type TWO_D  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT
  size 8 4  block 1 1  address 0x21500000
  texels rows 0000f83e00004a3f0000a43e00000c3e0000003f0000603d00007c3e0000503d0000653f0000283f00005d3f0000983e0000cc3e00008a3e0000043e0000203f0000f43e0000373f0000403e00009c3e00007c3e00004a3f0000f83e0000e83d0000133f00006f3f0000463f0000283f0000793f0000213f00004e3f0000623f
}
sampler 1 { address CLAMP_TO_EDGE MIRROR MIRROR  DEPTH_COMPARE_FUNC 0  MAG_FILTER 2
  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY 0  MAX_LOD_CLAMP 804  MIP_LOD_BIAS 466  CUBEMAP_INTERFACE_FILTERING 0 }
handle 21 texture 21 sampler 1

# atomic_add_float_2d_r32f: uvec4(floatBitsToUint(imageAtomicAdd(t, ivec2(i.xy), i.x * 0.375)), 7, 8, 9); llvmpipe alone: softpipe leaves the texel as it is
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT, WR; ATOMFADD TEMP[3].x, IMAGE[0], TEMP[0], TEMP[1].xxxx, 2D, PIPE_FORMAT_R32_FLOAT" bank 21
  # SUATOM.D.F32.2D.ADD.IGN R8, [R0], R4, 0x0
  # Ra+0: TEMP[0].x
  # Ra+1: TEMP[0].y
  # Rb+0: TEMP[1].x
  "TEMP[0].x" = ((lane % 16 - lane % 4) / 2 + lane % 2)
  "TEMP[0].y" = ((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)
  "TEMP[1].x" = float(0.1875 + 0.375 * ((lane % 16 - lane % 4) / 2 + lane % 2))
  # TEMP[3].x = R8: component x
  expect lane 0 "TEMP[3].x" = 0x3ef80000
  expect lane 1 "TEMP[3].x" = 0x3f4a0000
  expect lane 2 "TEMP[3].x" = 0x3f650000
  expect lane 3 "TEMP[3].x" = 0x3f280000
  expect lane 12 "TEMP[3].x" = 0x3e7c0000
  expect lane 13 "TEMP[3].x" = 0x3d500000
  expect lane 14 "TEMP[3].x" = 0x3e040000
  expect lane 15 "TEMP[3].x" = 0x3f200000
  expect lane 20 "TEMP[3].x" = 0x3e400000
  expect lane 21 "TEMP[3].x" = 0x3e9c0000
  expect lane 22 "TEMP[3].x" = 0x3f460000
  expect lane 23 "TEMP[3].x" = 0x3f280000
  expect lane 24 "TEMP[3].x" = 0x3e7c0000
  expect lane 25 "TEMP[3].x" = 0x3f4a0000
  expect lane 26 "TEMP[3].x" = 0x3f790000
  expect lane 27 "TEMP[3].x" = 0x3f210000
}
expect memory 0x21500000 = 00 00 2c 3f 00 00 ad 3f 00 00 a1 3f 00 80 b9 3f 00 80 8a 3f 00 00 9c 3f 00 80 e6 3f 00 00 ce 3f
expect memory 0x21500020 = 00 00 0c 40 00 80 07 40 00 c0 2b 40 00 40 37 40 00 80 05 40 00 40 15 40 00 40 24 40 00 00 5c 40
expect memory 0x21500040 = 00 00 2a 3f 00 80 a3 3f 00 00 90 3f 00 00 cf 3f 00 00 43 3f 00 80 bf 3f 00 00 db 3f 00 00 fc 3f
expect memory 0x21500060 = 00 80 f7 3f 00 80 36 40 00 00 3b 40 00 40 3b 40 00 40 2a 40 00 40 2c 40 00 80 4f 40 00 80 6c 40
