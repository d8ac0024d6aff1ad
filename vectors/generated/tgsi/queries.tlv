texlock 1
# Written by tests/oracle/tgsi/opcodes.py: queries
# R-TGSI-45 R-TGSI-46 R-TGSI-47 R-TGSI-48 R-TGSI-49 R-TGSI-50 R-TGSI-65 R-TGSI-90 R-TGSI-91 R-TGSI-92 R-TGSI-93 R-TGSI-94
# R-TGSI-95 R-TGSI-96 R-TGSI-97 R-TGSI-98 R-TGSI-99 R-TGSI-101 R-TGSI-102 R-TGSI-103 R-TGSI-110 R-TGSI-120 R-TGSI-121 PD-72 PD-76 PD-77
texture 0 { # 1D
  type ONE_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 levels 3 block 1 2 address 0x20000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 0 texture 0 sampler 0
texture 1 { # 2D
  type TWO_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 levels 3 block 1 2 address 0x21000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 1 texture 1 sampler 1
texture 2 { # 3D
  type THREE_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 4 levels 3 block 1 2 address 0x22000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 2 texture 2 sampler 2
texture 3 { # CUBE
  type CUBEMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 levels 3 block 1 2 address 0x23000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 3 texture 3 sampler 3
texture 4 { # RECT
  type TWO_D_NO_MIPMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 block 1 2 NORMALIZED_COORDS 0 address 0x24000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 4 texture 4 sampler 4
texture 5 { # 1D_ARRAY
  type ONE_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 layers 5 levels 3 block 1 2 address 0x25000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 5 texture 5 sampler 5
texture 6 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x26000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 6 texture 6 sampler 6
texture 7 { # CUBE_ARRAY
  type CUBEMAP_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 layers 5 levels 3 block 1 2 address 0x27000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 7 texture 7 sampler 7
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3  normalized off }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], 1D" bank 0
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 1 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 0
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 2 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 0
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
}
warp 3 {
  tgsi "TXQS TEMP[0].x, SAMP[0], 1D" bank 0
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 4 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 0
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 5 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 0
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 6 {
  tgsi "DCL IMAGE[0], 1D, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 0
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 1 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 2 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 4 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 8 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 11 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 13 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 16 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 17 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 19 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 22 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 23 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 26 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 29 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
  expect lane 31 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0
}
warp 7 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], 2D" bank 1
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 8 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 1
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 9 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 1
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
}
warp 10 {
  tgsi "TXQS TEMP[0].x, SAMP[0], 2D" bank 1
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 11 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 1
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 12 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 1
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 13 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 1
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 1 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 2 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 4 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 8 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 11 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 13 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 16 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 17 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 19 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 22 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 23 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 26 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 29 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 31 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
}
warp 14 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], 3D" bank 2
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
}
warp 15 {
  tgsi "DCL SVIEW[0], 3D, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 2
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x2 "TEMP[0].w" = 0x3
}
warp 16 {
  tgsi "DCL SVIEW[0], 3D, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 2
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
}
warp 17 {
  tgsi "TXQS TEMP[0].x, SAMP[0], 3D" bank 2
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 18 {
  tgsi "DCL SVIEW[0], 3D, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 2
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 19 {
  tgsi "DCL SVIEW[0], 3D, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 2
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 20 {
  tgsi "DCL IMAGE[0], 3D, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 2
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 1 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 2 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 4 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 7 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 8 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 11 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 13 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 14 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 16 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 17 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 19 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 22 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 23 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 26 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 28 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 29 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
  expect lane 31 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x4
}
warp 21 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], CUBE" bank 3
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 22 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 3
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 23 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 3
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
}
warp 24 {
  tgsi "TXQS TEMP[0].x, SAMP[0], CUBE" bank 3
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 25 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 3
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 26 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 3
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 27 {
  tgsi "DCL IMAGE[0], CUBE, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 3
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 2 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 3 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 4 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 8 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 9 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 12 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 13 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 17 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 18 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 19 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 22 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 23 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 24 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 27 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 29 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0
}
warp 28 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], RECT" bank 4
  "IN[0].x" = { 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
}
warp 29 {
  tgsi "DCL SVIEW[0], RECT, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 4
  "IN[0].x" = { 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x1
}
warp 30 {
  tgsi "DCL SVIEW[0], RECT, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 4
  "IN[0].x" = { 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x1
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x1
}
warp 31 {
  tgsi "TXQS TEMP[0].x, SAMP[0], RECT" bank 4
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 32 {
  tgsi "DCL SVIEW[0], RECT, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 4
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 33 {
  tgsi "DCL SVIEW[0], RECT, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 4
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 34 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], 1D_ARRAY" bank 5
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 35 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 5
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
}
warp 36 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 5
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
}
warp 37 {
  tgsi "TXQS TEMP[0].x, SAMP[0], 1D_ARRAY" bank 5
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 38 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 5
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 39 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 5
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 40 {
  tgsi "DCL IMAGE[0], 1D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 5
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 1 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 2 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 4 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 8 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 11 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 13 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 16 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 17 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 19 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 22 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 23 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 26 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 29 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
  expect lane 31 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x5 "TEMP[0].z" = 0x0
}
warp 41 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], 2D_ARRAY" bank 6
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
}
warp 42 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 6
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
}
warp 43 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 6
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
}
warp 44 {
  tgsi "TXQS TEMP[0].x, SAMP[0], 2D_ARRAY" bank 6
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 45 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 6
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 46 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 6
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 47 {
  tgsi "DCL IMAGE[0], 2D_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 6
  expect lane 0 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 1 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 2 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 3 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 4 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 5 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 6 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 7 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 8 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 9 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 10 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 11 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 12 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 13 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 14 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 15 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 16 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 17 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 18 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 19 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 20 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 21 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 22 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 23 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 24 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 25 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 26 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 27 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 28 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 29 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 30 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 31 "TEMP[0].x" = 0x10 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
}
warp 48 {
  tgsi "TXQ TEMP[0], IN[0].xxxx, SAMP[0], CUBE_ARRAY" bank 7
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
}
warp 49 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx" bank 7
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x4 "TEMP[0].z" = 0x5 "TEMP[0].w" = 0x3
}
warp 50 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]" bank 7
  "IN[0].x" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 2 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 7 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 12 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 17 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 22 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
  expect lane 27 "TEMP[0].x" = 0x2 "TEMP[0].w" = 0x3
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].w" = 0x3
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].w" = 0x3
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].w" = 0x3
}
warp 51 {
  tgsi "TXQS TEMP[0].x, SAMP[0], CUBE_ARRAY" bank 7
  expect lane 0 "TEMP[0].x" = 0x1
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0x1
  expect lane 4 "TEMP[0].x" = 0x1
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0x1
  expect lane 7 "TEMP[0].x" = 0x1
  expect lane 8 "TEMP[0].x" = 0x1
  expect lane 9 "TEMP[0].x" = 0x1
  expect lane 10 "TEMP[0].x" = 0x1
  expect lane 11 "TEMP[0].x" = 0x1
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x1
  expect lane 15 "TEMP[0].x" = 0x1
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0x1
  expect lane 20 "TEMP[0].x" = 0x1
  expect lane 21 "TEMP[0].x" = 0x1
  expect lane 22 "TEMP[0].x" = 0x1
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x1
  expect lane 25 "TEMP[0].x" = 0x1
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0x1
  expect lane 28 "TEMP[0].x" = 0x1
  expect lane 29 "TEMP[0].x" = 0x1
  expect lane 30 "TEMP[0].x" = 0x1
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 52 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 7
  expect lane 0 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 53 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx" bank 7
  "IN[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 2 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 3 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 4 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 5 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 6 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 7 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 8 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 9 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 10 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 11 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 12 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 13 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 14 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 15 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 16 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 17 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 18 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 19 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 20 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 21 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 22 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 23 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 24 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 25 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 26 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 27 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 28 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 29 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 30 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
  expect lane 31 "TEMP[0].x" = 0x3f000000 "TEMP[0].y" = 0x3f000000
}
warp 54 {
  tgsi "DCL IMAGE[0], CUBE_ARRAY, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]" bank 7
  expect lane 0 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 1 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 2 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 3 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 4 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 5 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 6 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 7 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 8 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 9 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 10 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 11 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 12 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 13 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 14 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 15 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 16 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 17 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 18 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 19 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 20 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 21 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 22 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 23 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 24 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 25 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 26 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 27 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 28 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 29 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 30 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
  expect lane 31 "TEMP[0].x" = 0x8 "TEMP[0].y" = 0x8 "TEMP[0].z" = 0x5
}
warp 55 {
  tgsi "LODQ TEMP[0].xy, IN[1], SAMP[0], 1D" bank 0
  "IN[1].x" = { 0.109375 0.125 0.109375 0.125 0.015625 0.046875 0.015625 0.046875 0.0625 0.125 0.0625 0.125 0.078125 0.203125 0.078125 0.203125 0.0625 0.3125 0.0625 0.3125 0.0 0.5 0.0 0.5 0.09375 0.109375 0.09375 0.109375 0.0625 0.09375 0.0625 0.09375 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
}
warp 56 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; LOD TEMP[0], IN[1], SVIEW[0], SAMP[0]" bank 0
  "IN[1].x" = { 0.109375 0.125 0.109375 0.125 0.015625 0.046875 0.015625 0.046875 0.0625 0.125 0.0625 0.125 0.078125 0.203125 0.078125 0.203125 0.0625 0.3125 0.0625 0.3125 0.0 0.5 0.0 0.5 0.09375 0.109375 0.09375 0.109375 0.0625 0.09375 0.0625 0.09375 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 57 {
  tgsi "LODQ TEMP[0].xy, IN[1], SAMP[0], 2D" bank 1
  "IN[1].x" = { 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 0.0 0.0625 0.0 0.0625 0.109375 0.234375 0.109375 0.234375 0.078125 0.328125 0.078125 0.328125 0.078125 0.578125 0.078125 0.578125 0.078125 0.09375 0.078125 0.09375 0.0 0.03125 0.0 0.03125 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
}
warp 58 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; LOD TEMP[0], IN[1], SVIEW[0], SAMP[0]" bank 1
  "IN[1].x" = { 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 0.0 0.0625 0.0 0.0625 0.109375 0.234375 0.109375 0.234375 0.078125 0.328125 0.078125 0.328125 0.078125 0.578125 0.078125 0.578125 0.078125 0.09375 0.078125 0.09375 0.0 0.03125 0.0 0.03125 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 59 {
  tgsi "LODQ TEMP[0].xy, IN[1], SAMP[0], 1D_ARRAY" bank 5
  "IN[1].x" = { 0.015625 0.03125 0.015625 0.03125 0.0 0.03125 0.0 0.03125 0.0625 0.125 0.0625 0.125 0.09375 0.21875 0.09375 0.21875 0.0 0.25 0.0 0.25 0.0 0.5 0.0 0.5 0.078125 0.09375 0.078125 0.09375 0.046875 0.078125 0.046875 0.078125 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
}
warp 60 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; LOD TEMP[0], IN[1], SVIEW[0], SAMP[0]" bank 5
  "IN[1].x" = { 0.015625 0.03125 0.015625 0.03125 0.0 0.03125 0.0 0.03125 0.0625 0.125 0.0625 0.125 0.09375 0.21875 0.09375 0.21875 0.0 0.25 0.0 0.25 0.0 0.5 0.0 0.5 0.078125 0.09375 0.078125 0.09375 0.046875 0.078125 0.046875 0.078125 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 61 {
  tgsi "LODQ TEMP[0].xy, IN[1], SAMP[0], 2D_ARRAY" bank 6
  "IN[1].x" = { 0.015625 0.03125 0.015625 0.03125 0.078125 0.109375 0.078125 0.109375 0.0 0.0625 0.0 0.0625 0.03125 0.15625 0.03125 0.15625 0.078125 0.328125 0.078125 0.328125 0.0 0.5 0.0 0.5 0.109375 0.125 0.109375 0.125 0.078125 0.109375 0.078125 0.109375 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  "IN[1].z" = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000
}
warp 62 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; LOD TEMP[0], IN[1], SVIEW[0], SAMP[0]" bank 6
  "IN[1].x" = { 0.015625 0.03125 0.015625 0.03125 0.078125 0.109375 0.078125 0.109375 0.0 0.0625 0.0 0.0625 0.03125 0.15625 0.03125 0.15625 0.078125 0.328125 0.078125 0.328125 0.0 0.5 0.0 0.5 0.109375 0.125 0.109375 0.125 0.078125 0.109375 0.078125 0.109375 }
  "IN[1].y" = { 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  "IN[1].z" = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xc0000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0xbf800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
