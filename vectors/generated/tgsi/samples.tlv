texlock 1
# Written by tests/oracle/tgsi/opcodes.py: the family of SAMPLE
# R-TGSI-3 R-TGSI-5 R-TGSI-70 R-TGSI-80 R-TGSI-81 R-TGSI-82 R-TGSI-83 R-TGSI-84 R-TGSI-85 R-TGSI-16 R-TGSI-2 PD-73
texture 0 { # 1D
  type ONE_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 levels 3 block 1 2 address 0x20000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 0 texture 0 sampler 0
texture 1 { # SHADOW1D
  type ONE_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 levels 3 block 1 2 address 0x21000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 1 texture 1 sampler 1
texture 2 { # 2D
  type TWO_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 levels 3 block 1 2 address 0x22000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 2 texture 2 sampler 2
texture 3 { # SHADOW2D
  type TWO_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 levels 3 block 1 2 address 0x23000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 3 texture 3 sampler 3
texture 4 { # 3D
  type THREE_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 4 levels 3 block 1 2 address 0x24000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 4 texture 4 sampler 4
texture 5 { # CUBE
  type CUBEMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 levels 3 block 1 2 address 0x25000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 5 texture 5 sampler 5
texture 6 { # SHADOWCUBE
  type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 levels 3 block 1 2 address 0x26000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 6 texture 6 sampler 6
texture 7 { # 1D_ARRAY
  type ONE_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 layers 5 levels 3 block 1 2 address 0x27000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 7 texture 7 sampler 7
texture 8 { # SHADOW1D_ARRAY
  type ONE_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 layers 5 levels 3 block 1 2 address 0x28000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 8 texture 8 sampler 8
texture 9 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x29000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 9 texture 9 sampler 9
texture 10 { # SHADOW2D_ARRAY
  type TWO_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 layers 5 levels 3 block 1 2 address 0x2a000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 10 texture 10 sampler 10
texture 11 { # CUBE_ARRAY
  type CUBEMAP_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 layers 5 levels 3 block 1 2 address 0x2b000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 11 texture 11 sampler 11
texture 12 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x2c000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 12 texture 12 sampler 12
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 0
  "IN[1].x" = { 0.21875 0.21875 0.21875 0.21875 0.15625 0.15625 0.15625 0.15625 0.71875 0.71875 0.71875 0.71875 0.84375 0.84375 0.84375 0.84375 0.78125 0.78125 0.78125 0.78125 0.09375 0.09375 0.09375 0.09375 0.71875 0.71875 0.71875 0.71875 0.09375 0.09375 0.09375 0.09375 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 1 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 0
  "IN[1].x" = { 0.65625 0.65625 0.65625 0.65625 0.65625 0.65625 0.65625 0.65625 0.40625 0.40625 0.40625 0.40625 0.21875 0.21875 0.21875 0.21875 0.59375 0.59375 0.59375 0.59375 0.34375 0.34375 0.34375 0.34375 0.09375 0.09375 0.09375 0.09375 0.59375 0.59375 0.59375 0.59375 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
}
warp 2 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 0
  "IN[1].x" = { 0.90625 0.71875 0.4375 0.3125 0.9375 0.40625 0.4375 0.5625 0.4375 0.625 0.625 0.625 0.1875 0.625 0.34375 0.875 0.6875 0.875 0.96875 0.6875 0.90625 0.8125 0.59375 0.1875 0.875 0.1875 0.03125 0.9375 0.125 0.90625 0.125 0.375 }
  "IN[2].x" = { 0.0 0.0 1.0 1.0 1.0 0.0 1.0 1.0 1.0 2.0 2.0 2.0 1.0 2.0 0.0 2.0 1.0 2.0 0.0 1.0 0.0 1.0 0.0 1.0 2.0 1.0 0.0 1.0 2.0 0.0 2.0 2.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
}
warp 3 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 1
  "IN[1].x" = { 0.78125 0.78125 0.78125 0.78125 0.09375 0.09375 0.09375 0.09375 0.34375 0.34375 0.34375 0.34375 0.59375 0.59375 0.59375 0.59375 0.59375 0.59375 0.59375 0.59375 0.84375 0.84375 0.84375 0.84375 0.03125 0.03125 0.03125 0.03125 0.78125 0.78125 0.78125 0.78125 }
  "IN[2].x" = { 0.328125 0.328125 0.328125 0.328125 0.09375 0.09375 0.09375 0.09375 0.53125 0.53125 0.53125 0.53125 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.40625 0.40625 0.40625 0.40625 0.015625 0.015625 0.015625 0.015625 0.328125 0.328125 0.328125 0.328125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 4 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 1
  "IN[1].x" = { 0.96875 0.40625 0.96875 0.28125 0.96875 0.59375 0.53125 0.96875 0.84375 0.40625 0.59375 0.53125 0.78125 0.15625 0.46875 0.28125 0.28125 0.34375 0.90625 0.78125 0.21875 0.78125 0.84375 0.84375 0.46875 0.59375 0.28125 0.09375 0.71875 0.09375 0.09375 0.03125 }
  "IN[2].x" = { 0.625 0.640625 0.65625 0.421875 0.625 0.984375 0.890625 0.640625 0.421875 0.65625 0.96875 0.875 0.328125 0.234375 0.765625 0.421875 0.4375 0.546875 0.53125 0.3125 0.34375 0.328125 0.40625 0.40625 0.75 1.0 0.453125 0.125 0.21875 0.109375 0.125 -0.015625 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 5 {
  tgsi "DCL SVIEW[1], 1D, FLOAT; SAMPLE_D TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2], IN[3]" bank 0
  "IN[1].x" = { 0.6875 0.96875 0.375 0.625 0.65625 0.625 0.03125 0.9375 0.1875 0.4375 0.0625 0.5625 0.28125 0.3125 0.625 0.46875 0.875 0.0625 0.875 0.3125 0.21875 0.65625 0.9375 0.71875 0.96875 0.125 0.0625 0.875 0.6875 0.03125 0.5625 0.625 }
  "IN[2].x" = { 0.125 0.0625 0.25 0.25 0.0625 0.25 0.0625 0.125 0.125 0.125 0.125 0.125 0.0625 0.125 0.25 0.0625 0.25 0.125 0.25 0.125 0.0625 0.0625 0.125 0.0625 0.0625 0.25 0.125 0.25 0.125 0.0625 0.125 0.25 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
}
warp 6 {
  tgsi "TXD TEMP[0], IN[1], IN[2], IN[3], SAMP[0], 1D" bank 0
  "IN[1].x" = { 0.53125 0.65625 0.84375 0.875 0.15625 0.71875 0.375 0.90625 0.28125 0.0625 0.8125 0.03125 0.53125 0.375 0.4375 0.875 0.6875 0.90625 0.71875 0.625 0.6875 0.84375 0.9375 0.1875 0.0625 0.78125 0.875 0.1875 0.90625 0.6875 0.125 0.59375 }
  "IN[2].x" = { 0.0625 0.0625 0.0625 0.25 0.0625 0.0625 0.25 0.0625 0.0625 0.125 0.125 0.0625 0.0625 0.25 0.125 0.25 0.125 0.0625 0.0625 0.25 0.125 0.0625 0.125 0.125 0.125 0.0625 0.25 0.125 0.0625 0.125 0.25 0.0625 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 7 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 2
  "IN[1].x" = { 0.46875 0.46875 0.46875 0.46875 0.15625 0.15625 0.15625 0.15625 0.34375 0.34375 0.34375 0.34375 0.84375 0.84375 0.84375 0.84375 0.40625 0.40625 0.40625 0.40625 0.21875 0.21875 0.21875 0.21875 0.78125 0.78125 0.78125 0.78125 0.96875 0.96875 0.96875 0.96875 }
  "IN[1].y" = { 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.0625 0.0625 0.0625 0.0625 0.3125 0.3125 0.3125 0.3125 0.5625 0.5625 0.5625 0.5625 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.8125 0.8125 0.8125 0.8125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
}
warp 8 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 2
  "IN[1].x" = { 0.34375 0.34375 0.34375 0.34375 0.78125 0.78125 0.78125 0.78125 0.21875 0.21875 0.21875 0.21875 0.03125 0.03125 0.03125 0.03125 0.71875 0.71875 0.71875 0.71875 0.09375 0.09375 0.09375 0.09375 0.84375 0.84375 0.84375 0.84375 0.96875 0.96875 0.96875 0.96875 }
  "IN[1].y" = { 0.6875 0.6875 0.6875 0.6875 0.5625 0.5625 0.5625 0.5625 0.3125 0.3125 0.3125 0.3125 0.8125 0.8125 0.8125 0.8125 0.1875 0.1875 0.1875 0.1875 0.4375 0.4375 0.4375 0.4375 0.6875 0.6875 0.6875 0.6875 0.8125 0.8125 0.8125 0.8125 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
}
warp 9 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 2
  "IN[1].x" = { 0.125 0.1875 0.4375 0.875 0.625 0.875 0.90625 0.46875 0.875 0.625 0.1875 0.4375 0.53125 0.15625 0.65625 0.375 0.5625 0.6875 0.59375 0.0625 0.1875 0.96875 0.90625 0.375 0.6875 0.8125 0.6875 0.84375 0.375 0.125 0.875 0.03125 }
  "IN[1].y" = { 0.75 0.625 0.625 0.25 0.25 0.75 0.1875 0.3125 0.75 0.75 0.625 0.375 0.4375 0.0625 0.9375 0.25 0.375 0.375 0.8125 0.625 0.125 0.6875 0.1875 0.25 0.125 0.625 0.375 0.1875 0.25 0.25 0.25 0.5625 }
  "IN[2].x" = { 2.0 1.0 1.0 2.0 2.0 2.0 0.0 0.0 2.0 2.0 1.0 1.0 0.0 0.0 0.0 2.0 1.0 1.0 0.0 1.0 1.0 0.0 0.0 2.0 1.0 1.0 1.0 0.0 2.0 2.0 2.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 10 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 3
  "IN[1].x" = { 0.34375 0.34375 0.34375 0.34375 0.84375 0.84375 0.84375 0.84375 0.53125 0.53125 0.53125 0.53125 0.53125 0.53125 0.53125 0.53125 0.46875 0.46875 0.46875 0.46875 0.21875 0.21875 0.21875 0.21875 0.90625 0.90625 0.90625 0.90625 0.96875 0.96875 0.96875 0.96875 }
  "IN[1].y" = { 0.5625 0.5625 0.5625 0.5625 0.0625 0.0625 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.6875 0.6875 0.6875 0.6875 0.9375 0.9375 0.9375 0.9375 0.1875 0.1875 0.1875 0.1875 }
  "IN[2].x" = { 0.21875 0.21875 0.21875 0.21875 0.4375 0.4375 0.4375 0.4375 0.03125 0.03125 0.03125 0.03125 0.578125 0.578125 0.578125 0.578125 0.46875 0.46875 0.46875 0.46875 0.203125 0.203125 0.203125 0.203125 0.734375 0.734375 0.734375 0.734375 0.8125 0.8125 0.8125 0.8125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 11 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 3
  "IN[1].x" = { 0.21875 0.15625 0.53125 0.84375 0.21875 0.78125 0.71875 0.21875 0.78125 0.53125 0.34375 0.46875 0.71875 0.90625 0.65625 0.84375 0.09375 0.53125 0.59375 0.03125 0.21875 0.59375 0.65625 0.46875 0.03125 0.28125 0.15625 0.40625 0.15625 0.09375 0.78125 0.28125 }
  "IN[1].y" = { 0.9375 0.9375 0.5625 0.5625 0.0625 0.9375 0.0625 0.8125 0.9375 0.4375 0.6875 0.0625 0.8125 0.3125 0.6875 0.4375 0.4375 0.8125 0.3125 0.3125 0.8125 0.6875 0.3125 0.8125 0.5625 0.4375 0.0625 0.6875 0.1875 0.4375 0.9375 0.4375 }
  "IN[2].x" = { 0.53125 0.40625 0.5625 0.109375 0.34375 0.515625 0.1875 0.375 0.53125 0.390625 0.390625 0.765625 0.21875 0.890625 0.96875 0.9375 0.640625 0.921875 0.3125 0.359375 0.34375 0.828125 0.453125 0.796875 0.6875 0.96875 0.234375 0.515625 0.390625 0.640625 0.515625 0.9375 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 12 {
  tgsi "DCL SVIEW[1], 2D, FLOAT; SAMPLE_D TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2], IN[3]" bank 2
  "IN[1].x" = { 0.34375 0.625 0.65625 0.78125 0.59375 0.1875 0.84375 0.3125 0.0625 0.3125 0.09375 0.71875 0.1875 0.3125 0.4375 0.53125 0.125 0.625 0.84375 0.625 0.65625 0.5625 0.4375 0.625 0.65625 0.59375 0.3125 0.8125 0.6875 0.375 0.375 0.84375 }
  "IN[1].y" = { 0.9375 0.75 0.8125 0.9375 0.1875 0.125 0.8125 0.625 0.125 0.375 0.8125 0.4375 0.375 0.625 0.875 0.9375 0.75 0.75 0.3125 0.75 0.4375 0.625 0.375 0.25 0.4375 0.5625 0.625 0.375 0.625 0.25 0.75 0.6875 }
  "IN[2].x" = { 0.0625 0.25 0.0625 0.0625 0.0625 0.125 0.0625 0.125 0.125 0.125 0.0625 0.0625 0.125 0.125 0.125 0.0625 0.25 0.25 0.0625 0.25 0.0625 0.125 0.125 0.25 0.0625 0.0625 0.125 0.125 0.125 0.25 0.25 0.0625 }
  "IN[2].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
}
warp 13 {
  tgsi "TXD TEMP[0], IN[1], IN[2], IN[3], SAMP[0], 2D" bank 2
  "IN[1].x" = { 0.875 0.9375 0.875 0.78125 0.0625 0.4375 0.875 0.4375 0.65625 0.125 0.875 0.1875 0.3125 0.59375 0.5625 0.375 0.3125 0.625 0.125 0.125 0.0625 0.59375 0.0625 0.125 0.375 0.6875 0.53125 0.4375 0.6875 0.46875 0.125 0.09375 }
  "IN[1].y" = { 0.75 0.125 0.75 0.4375 0.625 0.375 0.25 0.125 0.1875 0.25 0.25 0.625 0.625 0.0625 0.625 0.25 0.625 0.25 0.25 0.25 0.125 0.6875 0.375 0.25 0.25 0.875 0.1875 0.125 0.875 0.6875 0.25 0.4375 }
  "IN[2].x" = { 0.25 0.125 0.25 0.0625 0.125 0.125 0.25 0.125 0.0625 0.25 0.25 0.125 0.125 0.0625 0.125 0.25 0.125 0.25 0.25 0.25 0.125 0.0625 0.125 0.25 0.25 0.125 0.0625 0.125 0.125 0.0625 0.25 0.0625 }
  "IN[2].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 14 {
  tgsi "DCL SVIEW[1], 3D, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 4
  "IN[1].x" = { 0.40625 0.40625 0.40625 0.40625 0.96875 0.96875 0.96875 0.96875 0.59375 0.59375 0.59375 0.59375 0.71875 0.71875 0.71875 0.71875 0.03125 0.03125 0.03125 0.03125 0.03125 0.03125 0.03125 0.03125 0.96875 0.96875 0.96875 0.96875 0.84375 0.84375 0.84375 0.84375 }
  "IN[1].y" = { 0.1875 0.1875 0.1875 0.1875 0.4375 0.4375 0.4375 0.4375 0.6875 0.6875 0.6875 0.6875 0.4375 0.4375 0.4375 0.4375 0.5625 0.5625 0.5625 0.5625 0.8125 0.8125 0.8125 0.8125 0.0625 0.0625 0.0625 0.0625 0.9375 0.9375 0.9375 0.9375 }
  "IN[1].z" = { 0.875 0.875 0.875 0.875 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.875 0.875 0.875 0.875 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
}
warp 15 {
  tgsi "DCL SVIEW[1], 3D, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 4
  "IN[1].x" = { 0.21875 0.21875 0.21875 0.21875 0.71875 0.71875 0.71875 0.71875 0.03125 0.03125 0.03125 0.03125 0.34375 0.34375 0.34375 0.34375 0.53125 0.53125 0.53125 0.53125 0.34375 0.34375 0.34375 0.34375 0.28125 0.28125 0.28125 0.28125 0.78125 0.78125 0.78125 0.78125 }
  "IN[1].y" = { 0.0625 0.0625 0.0625 0.0625 0.4375 0.4375 0.4375 0.4375 0.3125 0.3125 0.3125 0.3125 0.6875 0.6875 0.6875 0.6875 0.9375 0.9375 0.9375 0.9375 0.0625 0.0625 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.4375 0.4375 0.4375 0.4375 }
  "IN[1].z" = { 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 0.375 0.375 0.375 0.375 0.625 0.625 0.625 0.625 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.625 0.625 0.125 0.125 0.125 0.125 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
}
warp 16 {
  tgsi "DCL SVIEW[1], 3D, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 4
  "IN[1].x" = { 0.625 0.65625 0.53125 0.09375 0.84375 0.4375 0.625 0.09375 0.625 0.625 0.4375 0.40625 0.375 0.125 0.78125 0.125 0.625 0.5625 0.65625 0.15625 0.0625 0.625 0.3125 0.78125 0.4375 0.21875 0.0625 0.53125 0.9375 0.375 0.1875 0.71875 }
  "IN[1].y" = { 0.25 0.6875 0.4375 0.5625 0.8125 0.375 0.25 0.0625 0.75 0.75 0.625 0.3125 0.25 0.25 0.9375 0.25 0.25 0.625 0.0625 0.0625 0.375 0.75 0.625 0.0625 0.875 0.0625 0.875 0.8125 0.625 0.25 0.875 0.5625 }
  "IN[1].z" = { 0.5 0.375 0.625 0.375 0.625 0.25 0.5 0.125 0.5 0.5 0.75 0.375 0.5 0.5 0.375 0.5 0.5 0.25 0.875 0.125 0.25 0.5 0.75 0.375 0.25 0.625 0.25 0.875 0.75 0.5 0.25 0.625 }
  "IN[2].x" = { 2.0 0.0 0.0 0.0 0.0 1.0 2.0 0.0 2.0 2.0 1.0 0.0 2.0 2.0 0.0 2.0 2.0 1.0 0.0 0.0 1.0 2.0 1.0 0.0 1.0 0.0 1.0 0.0 1.0 2.0 1.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
}
warp 17 {
  tgsi "DCL SVIEW[1], CUBE, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 5
  "IN[1].x" = { 1.875 1.875 1.875 1.875 0.375 0.375 0.375 0.375 -1.75 -1.75 -1.75 -1.75 -0.75 -0.75 -0.75 -0.75 -0.375 -0.375 -0.375 -0.375 -0.875 -0.875 -0.875 -0.875 1.875 1.875 1.875 1.875 1.875 1.875 1.875 1.875 }
  "IN[1].y" = { -3.0 -3.0 -3.0 -3.0 -0.625 -0.625 -0.625 -0.625 -2.0 -2.0 -2.0 -2.0 2.0 2.0 2.0 2.0 -3.0 -3.0 -3.0 -3.0 1.0 1.0 1.0 1.0 1.125 1.125 1.125 1.125 1.875 1.875 1.875 1.875 }
  "IN[1].z" = { -1.125 -1.125 -1.125 -1.125 1.0 1.0 1.0 1.0 0.75 0.75 0.75 0.75 1.25 1.25 1.25 1.25 -0.375 -0.375 -0.375 -0.375 -0.875 -0.875 -0.875 -0.875 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
}
warp 18 {
  tgsi "DCL SVIEW[1], CUBE, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 5
  "IN[1].x" = { 1.75 1.75 1.75 1.75 0.375 0.375 0.375 0.375 4.0 4.0 4.0 4.0 -2.0 -2.0 -2.0 -2.0 1.0 1.0 1.0 1.0 0.625 0.625 0.625 0.625 4.0 4.0 4.0 4.0 3.0 3.0 3.0 3.0 }
  "IN[1].y" = { 2.0 2.0 2.0 2.0 0.125 0.125 0.125 0.125 1.5 1.5 1.5 1.5 1.75 1.75 1.75 1.75 -0.875 -0.875 -0.875 -0.875 -0.375 -0.375 -0.375 -0.375 -0.5 -0.5 -0.5 -0.5 1.875 1.875 1.875 1.875 }
  "IN[1].z" = { -0.25 -0.25 -0.25 -0.25 -1.0 -1.0 -1.0 -1.0 1.5 1.5 1.5 1.5 0.25 0.25 0.25 0.25 -0.875 -0.875 -0.875 -0.875 1.0 1.0 1.0 1.0 0.5 0.5 0.5 0.5 -1.125 -1.125 -1.125 -1.125 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
}
warp 19 {
  tgsi "DCL SVIEW[1], CUBE, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 5
  "IN[1].x" = { -2.0 0.75 -4.0 -3.0 2.0 -0.75 0.375 -1.5 -2.0 -0.25 -1.0 -2.25 1.0 1.0 1.75 -1.0 2.0 -1.5 -1.0 -0.5 -1.5 0.5 1.0 0.75 -4.0 -3.0 4.0 -2.0 -0.75 1.5 0.25 -1.125 }
  "IN[1].y" = { 4.0 3.0 1.0 -1.875 2.0 0.75 -3.0 -0.5 1.25 -0.25 1.0 -3.0 1.0 2.0 1.25 -0.5 4.0 -2.5 0.625 -1.0 -3.0 0.5 1.0 -1.25 2.0 -2.25 2.0 -4.0 1.0 -4.0 -1.0 -1.875 }
  "IN[1].z" = { -2.0 2.25 1.0 0.375 4.0 -1.0 1.125 2.0 1.25 1.0 2.0 2.25 2.0 1.0 -2.0 0.5 -2.0 4.0 -0.375 -0.5 -1.5 -1.0 -2.0 2.0 2.0 2.25 -2.0 -2.0 0.75 2.5 -0.75 -3.0 }
  "IN[2].x" = { 2.0 1.0 1.0 0.0 2.0 1.0 0.0 1.0 0.0 1.0 2.0 1.0 2.0 2.0 0.0 2.0 2.0 0.0 0.0 2.0 2.0 2.0 2.0 0.0 2.0 1.0 2.0 2.0 1.0 0.0 1.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
}
warp 20 {
  tgsi "DCL SVIEW[1], CUBE, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 6
  "IN[1].x" = { 4.0 4.0 4.0 4.0 0.75 0.75 0.75 0.75 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 -0.75 -0.75 -0.75 -0.75 1.75 1.75 1.75 1.75 -0.875 -0.875 -0.875 -0.875 -0.375 -0.375 -0.375 -0.375 }
  "IN[1].y" = { 1.5 1.5 1.5 1.5 -2.0 -2.0 -2.0 -2.0 0.375 0.375 0.375 0.375 2.625 2.625 2.625 2.625 -2.0 -2.0 -2.0 -2.0 -2.0 -2.0 -2.0 -2.0 -0.625 -0.625 -0.625 -0.625 -0.375 -0.375 -0.375 -0.375 }
  "IN[1].z" = { -3.5 -3.5 -3.5 -3.5 -1.25 -1.25 -1.25 -1.25 -2.625 -2.625 -2.625 -2.625 -1.125 -1.125 -1.125 -1.125 -0.25 -0.25 -0.25 -0.25 1.25 1.25 1.25 1.25 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  "IN[2].x" = { 0.125 0.125 0.125 0.125 0.1875 0.1875 0.1875 0.1875 0.265625 0.265625 0.265625 0.265625 0.5625 0.5625 0.5625 0.5625 0.5 0.5 0.5 0.5 0.53125 0.53125 0.53125 0.53125 0.84375 0.84375 0.84375 0.84375 0.90625 0.90625 0.90625 0.90625 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 21 {
  tgsi "DCL SVIEW[1], CUBE, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 6
  "IN[1].x" = { -1.5 2.5 -1.0 -4.0 -0.875 0.125 -2.0 -0.25 4.0 3.0 -2.625 -4.0 -2.625 -1.0 -1.0 -0.875 3.5 -0.125 4.0 4.0 -1.125 2.0 4.0 -2.5 4.0 0.125 2.0 0.375 -3.5 -0.875 1.125 1.25 }
  "IN[1].y" = { 1.5 0.5 0.625 3.5 -1.0 1.0 -0.75 2.0 -0.5 -0.375 3.0 1.5 -3.0 0.125 0.875 -1.0 1.5 -1.0 3.5 3.5 1.125 1.75 1.5 4.0 2.5 0.875 1.25 -1.0 -4.0 -1.0 -2.625 -2.0 }
  "IN[1].z" = { -4.0 4.0 -0.875 -0.5 0.625 -0.875 -0.75 -0.75 -2.5 2.625 -1.125 0.5 -0.375 0.375 0.625 0.375 4.0 -0.625 -2.5 3.5 3.0 1.75 3.5 0.5 3.5 1.0 -1.25 -0.375 0.5 0.375 -3.0 -1.75 }
  "IN[2].x" = { 0.921875 0.96875 0.375 0.515625 0.796875 0.84375 0.28125 0.09375 0.328125 0.671875 0.75 0.96875 0.296875 0.265625 0.875 0.96875 0.921875 0.96875 0.671875 0.015625 0.359375 -0.015625 0.34375 0.1875 0.1875 0.265625 0.8125 0.0 0.125 0.96875 0.4375 0.453125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 22 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 7
  "IN[1].x" = { 0.59375 0.59375 0.59375 0.59375 0.84375 0.84375 0.84375 0.84375 0.03125 0.03125 0.03125 0.03125 0.65625 0.65625 0.65625 0.65625 0.90625 0.90625 0.90625 0.90625 0.71875 0.71875 0.71875 0.71875 0.34375 0.34375 0.34375 0.34375 0.21875 0.21875 0.21875 0.21875 }
  "IN[1].y" = { -0.5 -0.5 -0.5 -0.5 1.25 1.25 1.25 1.25 2.625 2.625 2.625 2.625 1.0 1.0 1.0 1.0 2.625 2.625 2.625 2.625 4.5 4.5 4.5 4.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
}
warp 23 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 7
  "IN[1].x" = { 0.59375 0.59375 0.59375 0.59375 0.65625 0.65625 0.65625 0.65625 0.09375 0.09375 0.09375 0.09375 0.71875 0.71875 0.71875 0.71875 0.96875 0.96875 0.96875 0.96875 0.15625 0.15625 0.15625 0.15625 0.65625 0.65625 0.65625 0.65625 0.21875 0.21875 0.21875 0.21875 }
  "IN[1].y" = { 1.5 1.5 1.5 1.5 4.5 4.5 4.5 4.5 0.625 0.625 0.625 0.625 1.25 1.25 1.25 1.25 1.5 1.5 1.5 1.5 2.625 2.625 2.625 2.625 4.5 4.5 4.5 4.5 1.5 1.5 1.5 1.5 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
}
warp 24 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 7
  "IN[1].x" = { 0.71875 0.4375 0.78125 0.125 0.375 0.96875 0.375 0.375 0.875 0.875 0.5625 0.40625 0.625 0.0625 0.5625 0.1875 0.40625 0.90625 0.625 0.53125 0.65625 0.875 0.375 0.5625 0.875 0.46875 0.4375 0.46875 0.9375 0.375 0.8125 0.1875 }
  "IN[1].y" = { -0.5 2.5 3.5 0.625 1.5 0.5 -0.5 4.5 0.5 2.5 3.25 -0.5 4.5 0.5 1.5 2.625 3.0 4.5 0.5 3.0 3.5 1.5 0.5 2.5 0.5 0.5 3.0 1.25 -0.5 3.5 -0.5 4.5 }
  "IN[2].x" = { 0.0 1.0 0.0 2.0 2.0 0.0 2.0 2.0 2.0 2.0 1.0 0.0 2.0 1.0 1.0 1.0 0.0 0.0 2.0 0.0 0.0 2.0 2.0 1.0 2.0 0.0 1.0 0.0 1.0 2.0 1.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 25 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 8
  "IN[1].x" = { 0.46875 0.46875 0.46875 0.46875 0.21875 0.21875 0.21875 0.21875 0.59375 0.59375 0.59375 0.59375 0.34375 0.34375 0.34375 0.34375 0.34375 0.34375 0.34375 0.34375 0.53125 0.53125 0.53125 0.53125 0.78125 0.78125 0.78125 0.78125 0.21875 0.21875 0.21875 0.21875 }
  "IN[1].y" = { 2.5 2.5 2.5 2.5 3.5 3.5 3.5 3.5 4.5 4.5 4.5 4.5 2.625 2.625 2.625 2.625 -0.5 -0.5 -0.5 -0.5 2.5 2.5 2.5 2.5 1.5 1.5 1.5 1.5 4.5 4.5 4.5 4.5 }
  "IN[2].x" = { 0.15625 0.15625 0.15625 0.15625 0.140625 0.140625 0.140625 0.140625 0.8125 0.8125 0.8125 0.8125 0.171875 0.171875 0.171875 0.171875 0.53125 0.53125 0.53125 0.53125 0.265625 0.265625 0.265625 0.265625 0.71875 0.71875 0.71875 0.71875 0.125 0.125 0.125 0.125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 26 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 8
  "IN[1].x" = { 0.09375 0.03125 0.34375 0.65625 0.21875 0.78125 0.90625 0.78125 0.28125 0.15625 0.09375 0.46875 0.71875 0.90625 0.40625 0.34375 0.71875 0.59375 0.46875 0.90625 0.71875 0.71875 0.90625 0.84375 0.59375 0.34375 0.40625 0.15625 0.78125 0.21875 0.15625 0.15625 }
  "IN[1].y" = { 1.5 0.5 3.25 3.5 4.5 -0.5 -0.5 2.5 3.0 2.5 2.625 3.0 1.0 0.625 -0.5 4.5 2.5 2.625 2.5 0.5 0.625 -0.5 3.5 1.0 1.0 1.5 3.25 2.5 0.5 3.5 -0.5 1.25 }
  "IN[2].x" = { 0.53125 0.015625 0.15625 0.921875 0.15625 0.296875 0.515625 0.71875 0.03125 0.640625 0.734375 0.375 0.390625 0.71875 0.640625 0.375 0.625 0.609375 0.171875 0.546875 0.40625 0.203125 0.328125 0.640625 0.171875 0.953125 0.265625 0.609375 0.328125 0.15625 0.234375 0.40625 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 27 {
  tgsi "DCL SVIEW[1], 1D_ARRAY, FLOAT; SAMPLE_D TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2], IN[3]" bank 7
  "IN[1].x" = { 0.125 0.875 0.0625 0.3125 0.375 0.125 0.3125 0.8125 0.03125 0.125 0.03125 0.375 0.375 0.6875 0.5625 0.375 0.3125 0.46875 0.40625 0.5625 0.875 0.34375 0.03125 0.375 0.03125 0.125 0.0625 0.03125 0.625 0.59375 0.625 0.53125 }
  "IN[1].y" = { 3.25 1.5 2.5 1.25 1.0 3.5 2.5 4.5 1.5 2.5 3.25 1.5 3.25 2.5 3.5 3.5 1.0 4.5 3.0 -0.5 0.5 3.0 1.0 2.625 1.25 -0.5 0.5 4.5 2.625 0.625 2.5 4.5 }
  "IN[2].x" = { 0.25 0.25 0.125 0.125 0.25 0.25 0.125 0.125 0.0625 0.25 0.0625 0.25 0.25 0.125 0.125 0.25 0.125 0.0625 0.0625 0.125 0.25 0.0625 0.0625 0.25 0.0625 0.25 0.125 0.0625 0.25 0.0625 0.25 0.0625 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
}
warp 28 {
  tgsi "TXD TEMP[0], IN[1], IN[2], IN[3], SAMP[0], 1D_ARRAY" bank 7
  "IN[1].x" = { 0.28125 0.875 0.625 0.34375 0.03125 0.6875 0.53125 0.28125 0.53125 0.375 0.53125 0.4375 0.59375 0.875 0.3125 0.875 0.0625 0.6875 0.84375 0.625 0.125 0.3125 0.5625 0.125 0.625 0.3125 0.6875 0.375 0.625 0.625 0.875 0.4375 }
  "IN[1].y" = { 3.25 3.5 3.5 0.625 3.25 1.0 0.5 1.25 -0.5 3.25 0.625 3.25 1.5 2.625 0.5 3.5 2.5 0.5 3.5 3.5 -0.5 -0.5 3.25 3.5 3.5 3.5 4.5 1.25 0.5 3.5 0.5 1.5 }
  "IN[2].x" = { 0.0625 0.25 0.25 0.0625 0.0625 0.125 0.0625 0.0625 0.0625 0.25 0.0625 0.125 0.0625 0.25 0.125 0.25 0.125 0.125 0.0625 0.25 0.25 0.125 0.125 0.25 0.25 0.125 0.125 0.25 0.25 0.25 0.25 0.125 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
}
warp 29 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 9
  "IN[1].x" = { 0.84375 0.84375 0.84375 0.84375 0.28125 0.28125 0.28125 0.28125 0.96875 0.96875 0.96875 0.96875 0.34375 0.34375 0.34375 0.34375 0.71875 0.71875 0.71875 0.71875 0.09375 0.09375 0.09375 0.09375 0.21875 0.21875 0.21875 0.21875 0.46875 0.46875 0.46875 0.46875 }
  "IN[1].y" = { 0.3125 0.3125 0.3125 0.3125 0.9375 0.9375 0.9375 0.9375 0.5625 0.5625 0.5625 0.5625 0.3125 0.3125 0.3125 0.3125 0.4375 0.4375 0.4375 0.4375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.4375 0.4375 0.4375 0.4375 }
  "IN[1].z" = { 4.5 4.5 4.5 4.5 1.0 1.0 1.0 1.0 2.625 2.625 2.625 2.625 3.0 3.0 3.0 3.0 -0.5 -0.5 -0.5 -0.5 0.625 0.625 0.625 0.625 4.5 4.5 4.5 4.5 3.25 3.25 3.25 3.25 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
}
warp 30 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 9
  "IN[1].x" = { 0.40625 0.40625 0.40625 0.40625 0.15625 0.15625 0.15625 0.15625 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.78125 0.78125 0.78125 0.78125 0.84375 0.84375 0.84375 0.84375 0.84375 0.84375 0.84375 0.84375 0.78125 0.78125 0.78125 0.78125 }
  "IN[1].y" = { 0.1875 0.1875 0.1875 0.1875 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.5625 0.5625 0.5625 0.5625 0.6875 0.6875 0.6875 0.6875 0.5625 0.5625 0.5625 0.5625 0.6875 0.6875 0.6875 0.6875 0.9375 0.9375 0.9375 0.9375 }
  "IN[1].z" = { 4.5 4.5 4.5 4.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 3.25 3.25 3.25 3.25 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 2.5 2.5 2.5 2.5 1.0 1.0 1.0 1.0 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
}
warp 31 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 9
  "IN[1].x" = { 0.46875 0.625 0.65625 0.5625 0.625 0.875 0.6875 0.59375 0.5625 0.53125 0.65625 0.0625 0.6875 0.59375 0.3125 0.375 0.1875 0.6875 0.3125 0.6875 0.4375 0.28125 0.375 0.375 0.4375 0.9375 0.125 0.125 0.84375 0.6875 0.28125 0.9375 }
  "IN[1].y" = { 0.6875 0.25 0.9375 0.125 0.25 0.75 0.625 0.6875 0.625 0.5625 0.1875 0.625 0.875 0.0625 0.625 0.75 0.375 0.125 0.375 0.125 0.625 0.9375 0.25 0.75 0.375 0.625 0.25 0.25 0.1875 0.375 0.4375 0.125 }
  "IN[1].z" = { 1.25 -0.5 2.625 4.5 0.5 -0.5 0.625 1.5 3.0 1.0 2.625 4.5 2.5 3.25 3.0 2.5 1.0 2.625 3.25 -0.5 1.5 1.0 3.0 1.0 1.5 0.5 -0.5 0.625 4.5 2.5 -0.5 2.625 }
  "IN[2].x" = { 0.0 2.0 0.0 1.0 2.0 2.0 1.0 0.0 1.0 0.0 0.0 1.0 1.0 0.0 1.0 2.0 1.0 1.0 1.0 1.0 1.0 0.0 2.0 2.0 1.0 1.0 2.0 2.0 0.0 1.0 0.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
}
warp 32 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 10
  "IN[1].x" = { 0.03125 0.03125 0.03125 0.03125 0.90625 0.90625 0.90625 0.90625 0.46875 0.46875 0.46875 0.46875 0.40625 0.40625 0.40625 0.40625 0.34375 0.34375 0.34375 0.34375 0.65625 0.65625 0.65625 0.65625 0.78125 0.78125 0.78125 0.78125 0.28125 0.28125 0.28125 0.28125 }
  "IN[1].y" = { 0.3125 0.3125 0.3125 0.3125 0.1875 0.1875 0.1875 0.1875 0.4375 0.4375 0.4375 0.4375 0.1875 0.1875 0.1875 0.1875 0.9375 0.9375 0.9375 0.9375 0.4375 0.4375 0.4375 0.4375 0.3125 0.3125 0.3125 0.3125 0.0625 0.0625 0.0625 0.0625 }
  "IN[1].z" = { 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 1.5 1.5 1.5 1.5 3.0 3.0 3.0 3.0 2.5 2.5 2.5 2.5 3.25 3.25 3.25 3.25 }
  "IN[2].x" = { 0.15625 0.15625 0.15625 0.15625 0.53125 0.53125 0.53125 0.53125 0.109375 0.109375 0.109375 0.109375 0.65625 0.65625 0.65625 0.65625 0.171875 0.171875 0.171875 0.171875 0.21875 0.21875 0.21875 0.21875 0.046875 0.046875 0.046875 0.046875 0.03125 0.03125 0.03125 0.03125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 33 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 10
  "IN[1].x" = { 0.40625 0.40625 0.53125 0.78125 0.09375 0.40625 0.40625 0.03125 0.03125 0.84375 0.84375 0.90625 0.90625 0.78125 0.53125 0.84375 0.21875 0.28125 0.09375 0.84375 0.46875 0.15625 0.40625 0.78125 0.28125 0.59375 0.34375 0.09375 0.65625 0.28125 0.65625 0.34375 }
  "IN[1].y" = { 0.4375 0.8125 0.3125 0.1875 0.8125 0.5625 0.8125 0.3125 0.5625 0.1875 0.6875 0.6875 0.6875 0.9375 0.6875 0.9375 0.6875 0.8125 0.9375 0.3125 0.6875 0.8125 0.6875 0.8125 0.6875 0.8125 0.3125 0.4375 0.0625 0.6875 0.4375 0.8125 }
  "IN[1].z" = { 1.25 1.5 -0.5 1.5 1.5 0.625 3.5 1.5 4.5 1.0 0.5 3.25 3.5 4.5 0.625 0.625 3.5 -0.5 3.0 3.0 0.625 3.25 2.625 3.0 2.625 2.5 3.0 3.0 2.625 -0.5 1.5 1.0 }
  "IN[2].x" = { 0.359375 0.078125 0.21875 0.890625 0.5625 0.53125 0.484375 0.765625 0.5 0.78125 0.265625 0.015625 0.1875 0.3125 0.953125 0.8125 0.015625 0.484375 0.9375 0.359375 0.84375 0.875 0.125 0.9375 0.921875 0.421875 0.484375 0.234375 0.71875 0.3125 0.0 0.78125 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 34 {
  tgsi "DCL SVIEW[1], 2D_ARRAY, FLOAT; SAMPLE_D TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2], IN[3]" bank 9
  "IN[1].x" = { 0.4375 0.65625 0.09375 0.4375 0.3125 0.46875 0.6875 0.625 0.625 0.34375 0.375 0.4375 0.875 0.625 0.78125 0.90625 0.625 0.125 0.1875 0.59375 0.375 0.84375 0.71875 0.5625 0.375 0.0625 0.6875 0.5625 0.1875 0.5625 0.1875 0.5625 }
  "IN[1].y" = { 0.875 0.1875 0.8125 0.625 0.625 0.8125 0.625 0.25 0.75 0.5625 0.25 0.125 0.25 0.75 0.0625 0.1875 0.25 0.25 0.375 0.0625 0.25 0.0625 0.4375 0.875 0.75 0.625 0.625 0.125 0.125 0.375 0.625 0.125 }
  "IN[1].z" = { 4.5 4.5 0.5 3.25 2.625 4.5 2.5 3.5 4.5 4.5 0.625 1.0 2.5 0.5 1.25 0.625 4.5 3.5 3.5 0.5 1.25 3.5 -0.5 3.25 2.5 1.25 3.5 3.25 1.25 2.5 4.5 4.5 }
  "IN[2].x" = { 0.125 0.0625 0.0625 0.125 0.125 0.0625 0.125 0.25 0.25 0.0625 0.25 0.125 0.25 0.25 0.0625 0.0625 0.25 0.25 0.125 0.0625 0.25 0.0625 0.0625 0.125 0.25 0.125 0.125 0.125 0.125 0.125 0.125 0.125 }
  "IN[2].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
}
warp 35 {
  tgsi "TXD TEMP[0], IN[1], IN[2], IN[3], SAMP[0], 2D_ARRAY" bank 9
  "IN[1].x" = { 0.375 0.8125 0.78125 0.65625 0.875 0.1875 0.53125 0.28125 0.375 0.59375 0.65625 0.6875 0.375 0.5625 0.5625 0.875 0.625 0.71875 0.4375 0.0625 0.65625 0.40625 0.125 0.9375 0.0625 0.1875 0.375 0.125 0.78125 0.625 0.875 0.5625 }
  "IN[1].y" = { 0.25 0.125 0.5625 0.5625 0.75 0.875 0.4375 0.6875 0.75 0.6875 0.6875 0.375 0.25 0.125 0.125 0.75 0.75 0.4375 0.125 0.125 0.4375 0.8125 0.25 0.125 0.625 0.125 0.75 0.25 0.1875 0.25 0.75 0.125 }
  "IN[1].z" = { 3.5 0.5 3.5 1.0 3.5 1.5 1.5 -0.5 1.25 -0.5 3.25 2.5 0.5 3.0 2.5 0.625 -0.5 -0.5 3.5 1.5 1.0 3.5 -0.5 0.5 -0.5 4.5 4.5 3.0 3.0 3.5 0.5 3.5 }
  "IN[2].x" = { 0.25 0.125 0.0625 0.0625 0.25 0.125 0.0625 0.0625 0.25 0.0625 0.0625 0.125 0.25 0.125 0.125 0.25 0.25 0.0625 0.125 0.125 0.0625 0.0625 0.25 0.125 0.125 0.125 0.25 0.25 0.0625 0.25 0.25 0.125 }
  "IN[2].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  "IN[3].y" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x3f800000
}
warp 36 {
  tgsi "DCL SVIEW[1], CUBE_ARRAY, FLOAT; SAMPLE TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0]" bank 11
  "IN[1].x" = { -0.25 -0.25 -0.25 -0.25 -4.0 -4.0 -4.0 -4.0 -0.25 -0.25 -0.25 -0.25 0.375 0.375 0.375 0.375 -2.0 -2.0 -2.0 -2.0 -0.75 -0.75 -0.75 -0.75 2.0 2.0 2.0 2.0 -3.0 -3.0 -3.0 -3.0 }
  "IN[1].y" = { 0.75 0.75 0.75 0.75 0.5 0.5 0.5 0.5 1.75 1.75 1.75 1.75 1.125 1.125 1.125 1.125 -1.25 -1.25 -1.25 -1.25 2.0 2.0 2.0 2.0 1.25 1.25 1.25 1.25 -1.125 -1.125 -1.125 -1.125 }
  "IN[1].z" = { -2.0 -2.0 -2.0 -2.0 0.5 0.5 0.5 0.5 2.0 2.0 2.0 2.0 -3.0 -3.0 -3.0 -3.0 1.75 1.75 1.75 1.75 -1.25 -1.25 -1.25 -1.25 1.75 1.75 1.75 1.75 -1.125 -1.125 -1.125 -1.125 }
  "IN[1].w" = { 1.25 1.25 1.25 1.25 -0.5 -0.5 -0.5 -0.5 2.625 2.625 2.625 2.625 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 -0.5 -0.5 -0.5 -0.5 2.5 2.5 2.5 2.5 1.25 1.25 1.25 1.25 }
  expect lane 0 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
}
warp 37 {
  tgsi "DCL SVIEW[1], CUBE_ARRAY, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 11
  "IN[1].x" = { -2.625 -2.625 -2.625 -2.625 -1.5 -1.5 -1.5 -1.5 3.0 3.0 3.0 3.0 0.875 0.875 0.875 0.875 -2.625 -2.625 -2.625 -2.625 3.0 3.0 3.0 3.0 -0.75 -0.75 -0.75 -0.75 -0.5 -0.5 -0.5 -0.5 }
  "IN[1].y" = { 1.125 1.125 1.125 1.125 -4.0 -4.0 -4.0 -4.0 1.125 1.125 1.125 1.125 0.125 0.125 0.125 0.125 2.625 2.625 2.625 2.625 1.125 1.125 1.125 1.125 -0.75 -0.75 -0.75 -0.75 0.5 0.5 0.5 0.5 }
  "IN[1].z" = { 3.0 3.0 3.0 3.0 -0.5 -0.5 -0.5 -0.5 -0.375 -0.375 -0.375 -0.375 1.0 1.0 1.0 1.0 -3.0 -3.0 -3.0 -3.0 2.625 2.625 2.625 2.625 -2.0 -2.0 -2.0 -2.0 4.0 4.0 4.0 4.0 }
  "IN[1].w" = { 3.25 3.25 3.25 3.25 3.0 3.0 3.0 3.0 3.5 3.5 3.5 3.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 1.0 1.0 1.0 1.0 2.625 2.625 2.625 2.625 0.5 0.5 0.5 0.5 }
  "IN[2].x" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x41a80000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41a80000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x41a80000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x41a80000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
}
warp 38 {
  tgsi "DCL SVIEW[1], CUBE_ARRAY, FLOAT; SAMPLE_L TEMP[0], IN[1], SVIEW[1].zyxw, SAMP[0], IN[2].xxxx" bank 11
  "IN[1].x" = { 1.5 -1.0 -0.625 -1.5 -0.375 -0.5 -1.0 -3.0 3.5 -0.25 1.0 0.75 -2.0 -1.0 1.5 0.5 2.0 -2.0 -1.0 -4.0 -0.125 -0.25 -4.0 -0.75 -2.25 1.0 1.0 1.5 -0.75 -0.5 -4.0 1.0 }
  "IN[1].y" = { -3.5 -0.875 1.0 -2.0 1.0 -0.5 0.75 -4.0 2.5 0.75 3.0 -0.75 -1.5 0.875 2.0 0.5 -2.0 2.0 0.75 3.0 -1.0 1.25 1.5 -2.0 3.0 -1.0 -3.0 2.0 -1.0 2.0 -3.5 0.375 }
  "IN[1].z" = { 4.0 -0.125 -0.375 -1.5 -0.375 -2.0 -0.25 3.0 4.0 -1.0 -4.0 -3.0 1.5 -0.375 1.5 1.0 4.0 4.0 -0.25 -1.0 0.125 2.0 0.5 0.25 0.75 -2.0 -4.0 -1.5 0.75 -0.5 2.5 0.625 }
  "IN[1].w" = { 2.625 4.5 0.625 1.5 3.0 2.625 2.5 0.625 2.5 2.625 0.5 2.625 2.5 -0.5 2.625 0.625 -0.5 0.5 1.0 -0.5 1.5 -0.5 1.0 4.5 4.5 2.5 3.0 2.5 1.25 3.5 3.5 3.5 }
  "IN[2].x" = { 0.0 0.0 0.0 1.0 0.0 1.0 1.0 1.0 0.0 1.0 1.0 1.0 1.0 0.0 1.0 2.0 2.0 2.0 1.0 1.0 0.0 0.0 0.0 0.0 1.0 2.0 1.0 1.0 1.0 1.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x41c80000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x41a00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x41800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41a00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x41d80000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x41d00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x41b80000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x41d00000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x41c80000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 39 {
  tgsi "DCL SVIEW[1], CUBE_ARRAY, FLOAT; SAMPLE_C TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 12
  "IN[1].x" = { 3.0 3.0 3.0 3.0 -1.875 -1.875 -1.875 -1.875 -3.0 -3.0 -3.0 -3.0 -2.0 -2.0 -2.0 -2.0 1.0 1.0 1.0 1.0 -0.5 -0.5 -0.5 -0.5 0.75 0.75 0.75 0.75 -3.0 -3.0 -3.0 -3.0 }
  "IN[1].y" = { 1.875 1.875 1.875 1.875 -3.0 -3.0 -3.0 -3.0 1.125 1.125 1.125 1.125 -0.25 -0.25 -0.25 -0.25 -0.375 -0.375 -0.375 -0.375 -4.0 -4.0 -4.0 -4.0 -2.0 -2.0 -2.0 -2.0 -1.125 -1.125 -1.125 -1.125 }
  "IN[1].z" = { 1.875 1.875 1.875 1.875 -1.875 -1.875 -1.875 -1.875 -1.125 -1.125 -1.125 -1.125 -0.75 -0.75 -0.75 -0.75 -0.125 -0.125 -0.125 -0.125 1.5 1.5 1.5 1.5 1.25 1.25 1.25 1.25 -1.875 -1.875 -1.875 -1.875 }
  "IN[1].w" = { 2.5 2.5 2.5 2.5 1.0 1.0 1.0 1.0 3.25 3.25 3.25 3.25 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 4.5 4.5 4.5 4.5 3.5 3.5 3.5 3.5 1.5 1.5 1.5 1.5 }
  "IN[2].x" = { 0.71875 0.71875 0.71875 0.71875 0.984375 0.984375 0.984375 0.984375 0.421875 0.421875 0.421875 0.421875 0.53125 0.53125 0.53125 0.53125 0.75 0.75 0.75 0.75 0.171875 0.171875 0.171875 0.171875 0.21875 0.21875 0.21875 0.21875 0.59375 0.59375 0.59375 0.59375 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 40 {
  tgsi "DCL SVIEW[1], CUBE_ARRAY, FLOAT; SAMPLE_C_LZ TEMP[0], IN[1], SVIEW[1], SAMP[0], IN[2].xxxx" bank 12
  "IN[1].x" = { -2.625 2.625 -3.0 0.125 3.0 -1.875 -3.5 0.875 1.875 -1.125 -4.0 2.0 1.25 -0.125 0.625 -2.0 -0.375 0.375 0.125 -0.5 3.5 1.125 0.75 -4.0 2.625 0.25 2.625 3.0 0.625 3.5 3.0 -0.375 }
  "IN[1].y" = { -3.0 -0.375 -1.125 0.875 1.125 -1.875 -4.0 -1.0 2.625 -0.375 3.5 -0.75 1.25 -1.0 -0.875 -0.25 3.0 3.0 0.125 1.5 4.0 3.0 -0.75 2.5 3.0 -1.25 -2.625 -1.875 -1.0 -3.5 2.625 -2.625 }
  "IN[1].z" = { 1.875 3.0 2.625 -1.0 0.375 3.0 1.5 -0.125 3.0 3.0 -2.5 -1.25 2.0 -0.625 1.0 -1.75 -1.875 1.125 -1.0 -4.0 0.5 -1.875 2.0 -1.5 -0.375 -2.0 -3.0 -0.375 -0.375 -4.0 -1.875 3.0 }
  "IN[1].w" = { 1.5 3.5 0.625 -0.5 0.5 1.0 2.625 3.0 1.5 4.5 4.5 3.25 2.5 3.5 3.25 2.5 4.5 2.625 2.625 0.625 4.5 1.5 0.5 1.25 -0.5 3.25 1.25 -0.5 4.5 0.5 2.5 1.0 }
  "IN[2].x" = { 0.203125 0.125 0.046875 0.359375 0.6875 0.171875 0.625 0.703125 0.890625 0.609375 0.171875 0.15625 0.0625 0.859375 0.328125 0.34375 0.796875 0.34375 0.53125 0.015625 0.734375 0.578125 0.234375 0.796875 0.6875 0.015625 0.4375 0.453125 -0.015625 0.234375 0.078125 0.546875 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 41 { # R-TGSI-2
  tgsi "TEX_SAT TEMP[0].xy, -IN[1], SAMP[0], 2D" bank 2
  "IN[1].x" = { -0.03125 -0.03125 -0.03125 -0.03125 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.53125 -0.53125 -0.53125 -0.53125 -0.40625 -0.40625 -0.40625 -0.40625 -0.65625 -0.65625 -0.65625 -0.65625 -0.09375 -0.09375 -0.09375 -0.09375 -0.53125 -0.53125 -0.53125 -0.53125 }
  "IN[1].y" = { -0.6875 -0.6875 -0.6875 -0.6875 -0.3125 -0.3125 -0.3125 -0.3125 -0.0625 -0.0625 -0.0625 -0.0625 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.5625 -0.5625 -0.5625 -0.5625 -0.3125 -0.3125 -0.3125 -0.3125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
}
warp 42 { # R-TGSI-2
  tgsi "TEX_SAT TEMP[0].xy, |IN[1]|, SAMP[0], 2D" bank 2
  "IN[1].x" = { -0.03125 -0.03125 -0.03125 -0.03125 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 -0.53125 -0.53125 -0.53125 -0.53125 -0.40625 -0.40625 -0.40625 -0.40625 -0.65625 -0.65625 -0.65625 -0.65625 -0.09375 -0.09375 -0.09375 -0.09375 -0.53125 -0.53125 -0.53125 -0.53125 }
  "IN[1].y" = { -0.6875 -0.6875 -0.6875 -0.6875 -0.3125 -0.3125 -0.3125 -0.3125 -0.0625 -0.0625 -0.0625 -0.0625 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.8125 -0.5625 -0.5625 -0.5625 -0.5625 -0.3125 -0.3125 -0.3125 -0.3125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000
}
