texlock 1
# Written by tests/oracle/tgsi/opcodes.py: biases
# R-TGSI-20 R-TGSI-80 R-TGSI-8
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
texture 2 { # 1D_ARRAY
  type ONE_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 layers 5 levels 3 block 1 2 address 0x22000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 2 texture 2 sampler 2
texture 3 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x23000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 3 texture 3 sampler 3
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "TXB TEMP[0], IN[1], SAMP[0], 1D" bank 0
  "IN[1].x" = { 0.15625 0.21875 0.15625 0.21875 0.40625 0.46875 0.40625 0.46875 0.78125 0.84375 0.78125 0.84375 0.28125 0.34375 0.28125 0.34375 0.15625 0.21875 0.15625 0.21875 0.15625 0.21875 0.15625 0.21875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 }
  "IN[1].w" = { 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
}
warp 1 {
  tgsi "DCL SVIEW[0], 1D, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[0], SAMP[0], IN[1].wwww" bank 0
  "IN[1].x" = { 0.15625 0.21875 0.15625 0.21875 0.40625 0.46875 0.40625 0.46875 0.78125 0.84375 0.78125 0.84375 0.28125 0.34375 0.28125 0.34375 0.15625 0.21875 0.15625 0.21875 0.15625 0.21875 0.15625 0.21875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 }
  "IN[1].w" = { 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
}
warp 2 {
  tgsi "TXB TEMP[0], IN[1], SAMP[0], 2D" bank 1
  "IN[1].x" = { 0.65625 0.71875 0.65625 0.71875 0.65625 0.71875 0.65625 0.71875 0.53125 0.59375 0.53125 0.59375 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.03125 0.09375 0.03125 0.09375 }
  "IN[1].y" = { 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.0625 0.0625 0.1875 0.1875 }
  "IN[1].w" = { 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
}
warp 3 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[0], SAMP[0], IN[1].wwww" bank 1
  "IN[1].x" = { 0.65625 0.71875 0.65625 0.71875 0.65625 0.71875 0.65625 0.71875 0.53125 0.59375 0.53125 0.59375 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.03125 0.09375 0.03125 0.09375 }
  "IN[1].y" = { 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.0625 0.0625 0.1875 0.1875 }
  "IN[1].w" = { 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
}
warp 4 {
  tgsi "TXB TEMP[0], IN[1], SAMP[0], 1D_ARRAY" bank 2
  "IN[1].x" = { 0.65625 0.71875 0.65625 0.71875 0.90625 0.96875 0.90625 0.96875 0.28125 0.34375 0.28125 0.34375 0.53125 0.59375 0.53125 0.59375 0.03125 0.09375 0.03125 0.09375 0.53125 0.59375 0.53125 0.59375 0.78125 0.84375 0.78125 0.84375 0.15625 0.21875 0.15625 0.21875 }
  "IN[1].y" = { 3.0 3.0 3.0 3.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 }
  "IN[1].w" = { 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 1.0 1.0 1.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
}
warp 5 {
  tgsi "DCL SVIEW[0], 1D_ARRAY, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[0], SAMP[0], IN[1].wwww" bank 2
  "IN[1].x" = { 0.65625 0.71875 0.65625 0.71875 0.90625 0.96875 0.90625 0.96875 0.28125 0.34375 0.28125 0.34375 0.53125 0.59375 0.53125 0.59375 0.03125 0.09375 0.03125 0.09375 0.53125 0.59375 0.53125 0.59375 0.78125 0.84375 0.78125 0.84375 0.15625 0.21875 0.15625 0.21875 }
  "IN[1].y" = { 3.0 3.0 3.0 3.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 }
  "IN[1].w" = { 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 1.0 1.0 1.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
}
warp 6 {
  tgsi "TXB TEMP[0], IN[1], SAMP[0], 2D_ARRAY" bank 3
  "IN[1].x" = { 0.78125 0.84375 0.78125 0.84375 0.28125 0.34375 0.28125 0.34375 0.53125 0.59375 0.53125 0.59375 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.40625 0.46875 0.40625 0.46875 }
  "IN[1].y" = { 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 }
  "IN[1].z" = { 4.0 4.0 4.0 4.0 2.0 2.0 2.0 2.0 3.0 3.0 3.0 3.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 4.0 4.0 4.0 4.0 3.0 3.0 3.0 3.0 0.0 0.0 0.0 0.0 }
  "IN[1].w" = { 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 7 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[0], SAMP[0], IN[1].wwww" bank 3
  "IN[1].x" = { 0.78125 0.84375 0.78125 0.84375 0.28125 0.34375 0.28125 0.34375 0.53125 0.59375 0.53125 0.59375 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.40625 0.46875 0.40625 0.46875 }
  "IN[1].y" = { 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 }
  "IN[1].z" = { 4.0 4.0 4.0 4.0 2.0 2.0 2.0 2.0 3.0 3.0 3.0 3.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 4.0 4.0 4.0 4.0 3.0 3.0 3.0 3.0 0.0 0.0 0.0 0.0 }
  "IN[1].w" = { 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
