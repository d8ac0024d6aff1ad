texlock 1
# Written by tests/oracle/tgsi/opcodes.py: TEX_LZ on its targets
# R-TGSI-1 R-TGSI-6 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-14 R-TGSI-15 R-TGSI-17 R-TGSI-20 R-TGSI-21
# R-TGSI-22 R-TGSI-23 R-TGSI-24 R-TGSI-25 R-TGSI-26 R-TGSI-27 R-TGSI-28 R-TGSI-29 R-TGSI-30 PD-70 PD-73
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
texture 3 { # RECT
  type TWO_D_NO_MIPMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 block 1 2 NORMALIZED_COORDS 0 address 0x23000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 3 texture 3 sampler 3
texture 4 { # CUBE
  type CUBEMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 levels 3 block 1 2 address 0x24000000
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
texture 7 { # SHADOW1D
  type ONE_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 levels 3 block 1 2 address 0x27000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 7 texture 7 sampler 7
texture 8 { # SHADOW2D
  type TWO_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 levels 3 block 1 2 address 0x28000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 8 texture 8 sampler 8
texture 9 { # SHADOWRECT
  type TWO_D_NO_MIPMAP format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 block 1 2 NORMALIZED_COORDS 0 address 0x29000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 9 texture 9 sampler 9
texture 10 { # SHADOW1D_ARRAY
  type ONE_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 layers 5 levels 3 block 1 2 address 0x2a000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 10 texture 10 sampler 10
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3  normalized off }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3  normalized off }
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], 1D" bank 0
  "IN[1].x" = { 0.40625 0.34375 0.40625 0.03125 0.78125 0.59375 0.09375 0.15625 0.46875 0.28125 0.84375 0.90625 0.59375 0.53125 0.90625 0.15625 0.59375 0.65625 0.71875 0.09375 0.15625 0.59375 0.34375 0.96875 0.21875 0.40625 0.96875 0.15625 0.09375 0.96875 0.53125 0.78125 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 1 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], 2D" bank 1
  "IN[1].x" = { 0.65625 0.71875 0.90625 0.21875 0.96875 0.96875 0.40625 0.09375 0.90625 0.71875 0.65625 0.78125 0.59375 0.53125 0.34375 0.90625 0.59375 0.65625 0.65625 0.71875 0.03125 0.03125 0.09375 0.46875 0.53125 0.21875 0.09375 0.53125 0.78125 0.15625 0.28125 0.03125 }
  "IN[1].y" = { 0.6875 0.0625 0.3125 0.1875 0.0625 0.0625 0.6875 0.9375 0.8125 0.6875 0.1875 0.5625 0.1875 0.8125 0.9375 0.4375 0.0625 0.6875 0.5625 0.6875 0.4375 0.4375 0.5625 0.9375 0.0625 0.8125 0.9375 0.6875 0.5625 0.8125 0.6875 0.9375 }
  expect lane 0 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 2 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], 3D" bank 2
  "IN[1].x" = { 0.46875 0.84375 0.53125 0.84375 0.59375 0.90625 0.09375 0.28125 0.21875 0.21875 0.28125 0.46875 0.28125 0.21875 0.03125 0.53125 0.28125 0.78125 0.40625 0.71875 0.71875 0.90625 0.78125 0.40625 0.03125 0.28125 0.53125 0.90625 0.96875 0.84375 0.34375 0.40625 }
  "IN[1].y" = { 0.1875 0.1875 0.4375 0.3125 0.0625 0.8125 0.9375 0.9375 0.8125 0.0625 0.1875 0.3125 0.4375 0.1875 0.8125 0.3125 0.9375 0.6875 0.4375 0.0625 0.5625 0.4375 0.4375 0.8125 0.5625 0.1875 0.9375 0.6875 0.0625 0.6875 0.1875 0.1875 }
  "IN[1].z" = { 0.125 0.625 0.375 0.875 0.625 0.375 0.375 0.875 0.125 0.375 0.375 0.875 0.875 0.375 0.875 0.375 0.875 0.125 0.125 0.875 0.625 0.125 0.625 0.375 0.375 0.625 0.375 0.375 0.875 0.875 0.375 0.875 }
  expect lane 0 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
}
warp 3 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], RECT" bank 3
  "IN[1].x" = { 6.5 5.5 6.5 5.5 7.5 4.5 14.5 1.5 12.5 13.5 9.5 12.5 12.5 1.5 6.5 2.5 11.5 4.5 8.5 11.5 15.5 2.5 13.5 9.5 2.5 8.5 5.5 6.5 9.5 15.5 1.5 9.5 }
  "IN[1].y" = { 5.5 6.5 5.5 3.5 6.5 4.5 4.5 6.5 7.5 7.5 6.5 1.5 3.5 3.5 2.5 3.5 4.5 0.5 5.5 5.5 1.5 0.5 1.5 1.5 4.5 1.5 0.5 5.5 1.5 6.5 1.5 0.5 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 4 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], CUBE" bank 4
  "IN[1].x" = { 4.0 -0.875 -0.25 -4.0 -2.0 1.25 3.0 2.0 -1.25 1.5 1.75 1.0 -0.75 -2.0 -0.125 3.0 0.625 3.0 -0.875 1.875 3.5 2.0 -1.0 -2.0 -1.25 4.0 -3.5 -3.0 -1.0 3.0 1.0 -2.0 }
  "IN[1].y" = { 0.5 -1.0 2.0 -2.5 -0.25 0.75 1.875 0.75 0.25 -4.0 2.0 -0.125 -0.25 -0.25 -0.875 2.625 -0.875 -2.625 -1.0 3.0 4.0 0.25 -0.625 0.75 -2.0 2.5 -4.0 -1.125 -0.625 1.125 -0.375 -0.75 }
  "IN[1].z" = { -0.5 0.125 1.25 -0.5 0.25 -2.0 -0.375 -0.25 -2.0 0.5 0.25 -0.375 2.0 1.75 -1.0 -2.625 -1.0 1.125 0.375 1.125 -3.5 1.25 -0.125 1.25 1.25 0.5 0.5 -1.875 0.375 2.625 0.625 -0.75 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 5 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], 1D_ARRAY" bank 5
  "IN[1].x" = { 0.71875 0.65625 0.34375 0.34375 0.71875 0.09375 0.03125 0.78125 0.34375 0.71875 0.53125 0.96875 0.90625 0.34375 0.90625 0.90625 0.96875 0.03125 0.28125 0.46875 0.71875 0.40625 0.96875 0.03125 0.71875 0.96875 0.03125 0.65625 0.21875 0.46875 0.78125 0.40625 }
  "IN[1].y" = { 0.5 0.5 2.5 1.5 2.5 -0.5 3.0 0.5 1.5 4.5 3.25 0.625 -0.5 1.25 1.5 0.5 1.25 1.25 1.25 2.5 1.25 1.25 3.25 4.5 3.25 3.25 3.5 1.0 0.625 3.0 2.625 1.5 }
  expect lane 0 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
}
warp 6 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], 2D_ARRAY" bank 6
  "IN[1].x" = { 0.59375 0.53125 0.65625 0.71875 0.53125 0.34375 0.34375 0.09375 0.15625 0.78125 0.96875 0.71875 0.21875 0.21875 0.65625 0.21875 0.40625 0.46875 0.40625 0.21875 0.59375 0.09375 0.78125 0.46875 0.78125 0.40625 0.09375 0.71875 0.15625 0.65625 0.65625 0.40625 }
  "IN[1].y" = { 0.8125 0.5625 0.4375 0.9375 0.0625 0.8125 0.4375 0.1875 0.4375 0.4375 0.0625 0.3125 0.4375 0.3125 0.9375 0.3125 0.8125 0.0625 0.4375 0.6875 0.0625 0.1875 0.8125 0.3125 0.0625 0.8125 0.4375 0.3125 0.1875 0.6875 0.1875 0.9375 }
  "IN[1].z" = { 1.25 -0.5 2.5 2.5 2.5 2.5 1.5 -0.5 3.25 1.5 1.5 -0.5 1.25 3.0 1.5 2.625 1.0 0.5 3.25 1.5 1.0 3.5 2.5 -0.5 3.5 3.25 0.625 1.0 2.5 4.5 3.0 4.5 }
  expect lane 0 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
}
warp 7 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], SHADOW1D" bank 7
  "IN[1].x" = { 0.09375 0.78125 0.84375 0.40625 0.09375 0.96875 0.71875 0.71875 0.90625 0.65625 0.40625 0.96875 0.28125 0.53125 0.09375 0.53125 0.71875 0.21875 0.53125 0.65625 0.90625 0.34375 0.34375 0.65625 0.21875 0.21875 0.71875 0.78125 0.96875 0.90625 0.90625 0.90625 }
  "IN[1].z" = { 0.09375 0.3125 0.4375 0.65625 0.09375 0.640625 0.1875 0.203125 0.53125 0.078125 0.640625 0.625 0.453125 0.890625 0.125 0.890625 0.1875 0.3125 0.859375 0.078125 0.546875 0.53125 0.53125 0.078125 0.3125 0.34375 0.21875 0.296875 0.65625 0.515625 0.546875 0.53125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 8 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], SHADOW2D" bank 8
  "IN[1].x" = { 0.03125 0.34375 0.28125 0.03125 0.65625 0.21875 0.21875 0.15625 0.09375 0.09375 0.34375 0.53125 0.84375 0.84375 0.59375 0.09375 0.53125 0.03125 0.71875 0.40625 0.84375 0.84375 0.96875 0.09375 0.59375 0.03125 0.65625 0.15625 0.34375 0.03125 0.46875 0.65625 }
  "IN[1].y" = { 0.0625 0.0625 0.3125 0.9375 0.9375 0.8125 0.3125 0.6875 0.8125 0.3125 0.6875 0.8125 0.6875 0.6875 0.3125 0.8125 0.3125 0.5625 0.6875 0.5625 0.3125 0.5625 0.6875 0.6875 0.9375 0.0625 0.5625 0.0625 0.9375 0.8125 0.9375 0.6875 }
  "IN[1].z" = { -0.015625 0.546875 0.765625 0.21875 0.296875 0.34375 0.6875 0.078125 0.140625 0.453125 0.40625 0.921875 0.28125 0.296875 0.3125 0.140625 0.234375 0.6875 0.046875 0.34375 0.765625 0.109375 0.484375 0.953125 0.203125 -0.015625 0.796875 0.203125 0.765625 0.03125 0.984375 0.9375 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 9 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], SHADOWRECT" bank 9
  "IN[1].x" = { 9.5 0.5 12.5 7.5 11.5 13.5 10.5 14.5 9.5 5.5 12.5 4.5 0.5 1.5 11.5 14.5 13.5 9.5 1.5 10.5 7.5 3.5 12.5 11.5 9.5 0.5 2.5 15.5 13.5 7.5 13.5 9.5 }
  "IN[1].y" = { 6.5 6.5 3.5 0.5 4.5 4.5 7.5 7.5 3.5 1.5 1.5 6.5 2.5 2.5 6.5 4.5 5.5 3.5 3.5 0.5 1.5 7.5 6.5 0.5 4.5 3.5 4.5 3.5 7.5 3.5 6.5 5.5 }
  "IN[1].z" = { 0.0 0.046875 0.84375 0.78125 0.890625 0.09375 0.28125 0.71875 0.5 0.734375 0.46875 0.484375 0.34375 0.453125 0.234375 0.21875 0.28125 0.5 0.609375 0.109375 0.921875 0.53125 0.359375 0.1875 0.6875 0.53125 0.890625 0.15625 0.609375 0.28125 0.46875 0.828125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 10 {
  tgsi "TEX_LZ TEMP[0], IN[1], SAMP[0], SHADOW1D_ARRAY" bank 10
  "IN[1].x" = { 0.46875 0.15625 0.96875 0.78125 0.71875 0.28125 0.34375 0.40625 0.53125 0.15625 0.09375 0.46875 0.21875 0.09375 0.78125 0.40625 0.84375 0.90625 0.09375 0.96875 0.28125 0.28125 0.09375 0.40625 0.59375 0.65625 0.84375 0.40625 0.21875 0.59375 0.71875 0.46875 }
  "IN[1].y" = { 4.5 0.5 3.5 -0.5 -0.5 0.625 3.0 3.0 1.5 4.5 4.5 -0.5 0.625 0.5 2.625 4.5 4.5 1.0 3.5 4.5 1.25 3.25 0.5 -0.5 0.625 0.625 3.0 -0.5 3.5 1.5 3.25 2.5 }
  "IN[1].z" = { 0.5625 0.203125 0.46875 0.328125 0.203125 0.65625 0.15625 0.25 0.296875 0.015625 0.90625 0.75 0.546875 0.125 0.90625 0.484375 0.25 0.75 0.90625 0.453125 0.625 0.046875 0.109375 0.671875 0.1875 0.28125 0.015625 0.671875 0.15625 0.375 0.8125 0.15625 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
