texlock 1
# Written by tests/oracle/tgsi/opcodes.py: gathers
# R-TGSI-5 R-TGSI-55 R-TGSI-56 R-TGSI-57 R-TGSI-58 R-TGSI-59 R-TGSI-60 R-TGSI-61 R-TGSI-62 R-TGSI-63 R-TGSI-86 R-TGSI-87
texture 0 { # 2D
  type TWO_D format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 levels 3 block 1 2 address 0x20000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 0 texture 0 sampler 0
texture 1 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x21000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 1 texture 1 sampler 1
texture 2 { # CUBE
  type CUBEMAP format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 levels 3 block 1 2 address 0x22000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 2 texture 2 sampler 2
texture 3 { # CUBE_ARRAY
  type CUBEMAP_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 layers 5 levels 3 block 1 2 address 0x23000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 3 texture 3 sampler 3
texture 4 { # SHADOW2D
  type TWO_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 levels 3 block 1 2 address 0x24000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 4 texture 4 sampler 4
texture 5 { # SHADOW2D_ARRAY
  type TWO_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 layers 5 levels 3 block 1 2 address 0x25000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 5 texture 5 sampler 5
texture 6 { # SHADOWCUBE
  type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 levels 3 block 1 2 address 0x26000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 6 texture 6 sampler 6
texture 7 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x27000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 7 texture 7 sampler 7
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D" bank 0
  "IN[1].x" = { 0.75 0.375 0.5625 0.3125 0.6875 0.8125 0.75 0.6875 0.9375 0.5 0.4375 0.0625 0.5625 0.5 0.1875 0.4375 0.4375 0.375 0.75 0.625 0.8125 0.0625 0.25 0.125 0.25 0.875 0.625 0.875 0.9375 0.6875 0.6875 0.9375 }
  "IN[1].y" = { 0.75 0.25 0.75 0.75 0.5 0.625 0.875 0.625 0.375 0.25 0.25 0.625 0.125 0.125 0.25 0.75 0.625 0.625 0.375 0.25 0.25 0.625 0.125 0.625 0.75 0.125 0.25 0.375 0.75 0.375 0.125 0.5 }
  expect lane 0 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 1 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 2 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 3 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 4 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 5 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 6 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 7 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 8 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 9 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 13 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 18 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 19 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 20 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 25 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 26 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 27 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 28 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 29 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 30 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 31 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
}
warp 1 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].x, SAMP[0]" bank 0
  "IN[1].x" = { 0.875 0.5625 0.75 0.25 0.4375 0.8125 0.625 0.8125 0.0625 0.875 0.75 0.375 0.3125 0.9375 0.625 0.6875 0.75 0.0625 0.25 0.9375 0.0625 0.5 0.8125 0.9375 0.4375 0.5 0.125 0.25 0.6875 0.375 0.6875 0.75 }
  "IN[1].y" = { 0.375 0.125 0.875 0.625 0.5 0.375 0.25 0.625 0.75 0.75 0.375 0.5 0.125 0.625 0.875 0.125 0.625 0.625 0.125 0.625 0.75 0.5 0.625 0.375 0.125 0.375 0.625 0.75 0.875 0.625 0.5 0.875 }
  expect lane 0 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 1 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 2 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 5 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 6 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 7 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 10 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 14 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 15 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 16 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 22 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 23 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 25 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 29 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 30 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 31 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
}
warp 2 {
  tgsi "IMM[2] UINT32 {1, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D" bank 0
  "IN[1].x" = { 0.3125 0.5625 0.1875 0.1875 0.625 0.875 0.4375 0.0625 0.625 0.375 0.375 0.625 0.625 0.0625 0.875 0.6875 0.3125 0.3125 0.5625 0.125 0.0625 0.5625 0.75 0.875 0.25 0.625 0.25 0.4375 0.75 0.75 0.75 0.9375 }
  "IN[1].y" = { 0.125 0.875 0.75 0.125 0.75 0.25 0.25 0.375 0.125 0.125 0.125 0.5 0.375 0.25 0.375 0.25 0.625 0.625 0.5 0.375 0.125 0.875 0.375 0.625 0.625 0.25 0.5 0.875 0.875 0.375 0.125 0.25 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 27 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 28 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 3 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].y, SAMP[0]" bank 0
  "IN[1].x" = { 0.375 0.8125 0.125 0.375 0.8125 0.4375 0.9375 0.3125 0.8125 0.9375 0.4375 0.6875 0.875 0.5 0.4375 0.4375 0.1875 0.1875 0.0625 0.25 0.6875 0.875 0.875 0.75 0.0625 0.75 0.5 0.6875 0.0625 0.875 0.8125 0.6875 }
  "IN[1].y" = { 0.875 0.25 0.75 0.25 0.75 0.25 0.25 0.125 0.625 0.125 0.875 0.875 0.625 0.5 0.625 0.125 0.75 0.125 0.75 0.375 0.125 0.625 0.125 0.625 0.75 0.625 0.375 0.625 0.75 0.75 0.25 0.75 }
  expect lane 0 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 14 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 19 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 28 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 29 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
}
warp 4 {
  tgsi "IMM[2] UINT32 {3, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D" bank 0
  "IN[1].x" = { 0.375 0.375 0.1875 0.875 0.75 0.125 0.0625 0.1875 0.375 0.875 0.6875 0.625 0.5625 0.75 0.6875 0.875 0.8125 0.875 0.8125 0.1875 0.3125 0.1875 0.3125 0.25 0.3125 0.125 0.625 0.1875 0.3125 0.3125 0.25 0.3125 }
  "IN[1].y" = { 0.75 0.625 0.5 0.875 0.375 0.5 0.5 0.375 0.75 0.25 0.375 0.25 0.5 0.625 0.75 0.375 0.625 0.25 0.75 0.125 0.5 0.375 0.125 0.75 0.5 0.375 0.5 0.875 0.25 0.5 0.125 0.625 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 5 {
  tgsi "DCL SVIEW[0], 2D, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].w, SAMP[0]" bank 0
  "IN[1].x" = { 0.4375 0.4375 0.4375 0.5625 0.125 0.125 0.6875 0.5625 0.9375 0.0625 0.1875 0.625 0.375 0.3125 0.6875 0.875 0.5625 0.875 0.5625 0.4375 0.0625 0.6875 0.5 0.3125 0.0625 0.125 0.9375 0.875 0.875 0.6875 0.75 0.25 }
  "IN[1].y" = { 0.375 0.25 0.25 0.25 0.875 0.75 0.75 0.125 0.375 0.875 0.75 0.625 0.625 0.375 0.875 0.25 0.5 0.875 0.625 0.125 0.375 0.625 0.625 0.875 0.125 0.5 0.625 0.75 0.625 0.5 0.25 0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 6 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D_ARRAY" bank 1
  "IN[1].x" = { 0.0625 0.1875 0.0625 0.875 0.4375 0.625 0.9375 0.125 0.75 0.5 0.375 0.875 0.125 0.3125 0.75 0.625 0.625 0.375 0.0625 0.3125 0.4375 0.25 0.125 0.375 0.8125 0.1875 0.1875 0.625 0.0625 0.6875 0.9375 0.4375 }
  "IN[1].y" = { 0.75 0.375 0.25 0.375 0.5 0.875 0.625 0.875 0.75 0.5 0.5 0.125 0.125 0.875 0.875 0.5 0.125 0.25 0.375 0.375 0.375 0.5 0.875 0.875 0.375 0.375 0.625 0.5 0.75 0.375 0.5 0.125 }
  "IN[1].z" = { 1.5 1.25 1.5 1.5 1.25 3.5 2.625 1.25 1.25 0.625 3.5 4.5 1.25 1.0 3.25 1.25 4.5 4.5 0.625 0.5 0.5 0.5 3.5 1.5 1.5 3.25 3.25 4.5 4.5 1.0 1.5 -0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 5 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 6 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 9 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 10 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 11 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 14 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 15 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 16 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 20 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 24 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 30 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
}
warp 7 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].x, SAMP[0]" bank 1
  "IN[1].x" = { 0.0625 0.125 0.4375 0.4375 0.0625 0.5625 0.625 0.875 0.0625 0.1875 0.25 0.9375 0.25 0.6875 0.6875 0.125 0.625 0.6875 0.9375 0.4375 0.5 0.75 0.625 0.8125 0.4375 0.625 0.875 0.3125 0.75 0.0625 0.0625 0.125 }
  "IN[1].y" = { 0.75 0.125 0.25 0.75 0.75 0.125 0.25 0.25 0.75 0.375 0.875 0.625 0.75 0.875 0.125 0.125 0.875 0.375 0.75 0.125 0.125 0.75 0.875 0.625 0.25 0.625 0.375 0.5 0.5 0.625 0.875 0.75 }
  "IN[1].z" = { 2.5 1.5 1.25 3.25 -0.5 4.5 1.0 0.5 -0.5 -0.5 2.625 3.0 4.5 2.625 1.25 2.625 3.5 1.5 3.0 4.5 3.5 0.5 1.0 2.625 4.5 0.5 1.25 1.25 4.5 4.5 2.5 3.25 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 6 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 7 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 11 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 13 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 14 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 17 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 18 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 19 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 20 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 21 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 22 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 23 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 25 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 26 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 28 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
}
warp 8 {
  tgsi "IMM[2] UINT32 {1, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D_ARRAY" bank 1
  "IN[1].x" = { 0.625 0.4375 0.0625 0.1875 0.9375 0.3125 0.4375 0.875 0.875 0.4375 0.5 0.5625 0.3125 0.1875 0.4375 0.8125 0.4375 0.75 0.75 0.4375 0.9375 0.5625 0.1875 0.5 0.1875 0.375 0.4375 0.9375 0.4375 0.875 0.8125 0.25 }
  "IN[1].y" = { 0.25 0.75 0.5 0.25 0.625 0.125 0.375 0.5 0.125 0.75 0.875 0.125 0.625 0.5 0.875 0.25 0.125 0.25 0.5 0.25 0.625 0.75 0.5 0.75 0.625 0.625 0.625 0.875 0.625 0.125 0.375 0.5 }
  "IN[1].z" = { 1.5 0.5 -0.5 1.5 1.25 1.5 3.0 3.25 1.5 4.5 3.5 -0.5 0.5 -0.5 3.25 3.25 1.5 2.625 2.5 0.5 0.5 2.625 4.5 1.5 1.5 3.25 3.25 -0.5 1.0 4.5 1.5 3.0 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 14 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 27 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 28 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
}
warp 9 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].y, SAMP[0]" bank 1
  "IN[1].x" = { 0.4375 0.25 0.375 0.875 0.8125 0.3125 0.5 0.375 0.25 0.5625 0.4375 0.5 0.6875 0.625 0.4375 0.1875 0.9375 0.8125 0.5625 0.0625 0.125 0.9375 0.1875 0.125 0.1875 0.75 0.0625 0.6875 0.8125 0.1875 0.3125 0.875 }
  "IN[1].y" = { 0.125 0.125 0.5 0.375 0.75 0.375 0.5 0.375 0.625 0.25 0.75 0.125 0.75 0.125 0.5 0.375 0.25 0.25 0.75 0.625 0.25 0.25 0.75 0.625 0.875 0.75 0.125 0.75 0.5 0.75 0.5 0.375 }
  "IN[1].z" = { 1.5 4.5 2.625 4.5 -0.5 0.625 1.5 0.625 1.0 0.5 3.5 4.5 4.5 1.5 3.5 3.5 0.625 1.0 -0.5 3.25 3.5 4.5 0.5 0.625 1.5 2.5 4.5 2.5 2.5 1.5 2.5 3.5 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 19 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 25 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 29 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
}
warp 10 {
  tgsi "IMM[2] UINT32 {3, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], 2D_ARRAY" bank 1
  "IN[1].x" = { 0.875 0.875 0.0625 0.9375 0.0625 0.5 0.0625 0.25 0.0625 0.6875 0.6875 0.75 0.9375 0.625 0.8125 0.5 0.5 0.25 0.6875 0.0625 0.8125 0.5625 0.1875 0.1875 0.25 0.875 0.875 0.9375 0.8125 0.1875 0.9375 0.25 }
  "IN[1].y" = { 0.375 0.875 0.875 0.625 0.625 0.5 0.625 0.875 0.5 0.375 0.875 0.625 0.625 0.625 0.625 0.5 0.75 0.25 0.75 0.25 0.125 0.5 0.125 0.625 0.5 0.625 0.75 0.75 0.625 0.5 0.5 0.625 }
  "IN[1].z" = { 3.5 -0.5 1.5 1.0 1.5 4.5 4.5 3.5 0.5 0.625 2.625 1.25 3.25 -0.5 4.5 2.625 1.0 -0.5 3.25 3.5 1.5 4.5 1.25 2.5 -0.5 4.5 1.0 4.5 2.5 3.5 2.625 -0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 11 {
  tgsi "DCL SVIEW[0], 2D_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].w, SAMP[0]" bank 1
  "IN[1].x" = { 0.25 0.9375 0.3125 0.9375 0.5 0.9375 0.6875 0.875 0.4375 0.625 0.375 0.1875 0.875 0.9375 0.9375 0.625 0.875 0.625 0.8125 0.8125 0.0625 0.125 0.5625 0.4375 0.125 0.9375 0.5625 0.375 0.875 0.3125 0.625 0.5625 }
  "IN[1].y" = { 0.75 0.5 0.25 0.375 0.875 0.5 0.125 0.375 0.25 0.875 0.375 0.875 0.125 0.75 0.375 0.375 0.875 0.875 0.75 0.625 0.625 0.75 0.5 0.125 0.375 0.25 0.375 0.875 0.25 0.875 0.375 0.25 }
  "IN[1].z" = { 3.0 1.5 4.5 4.5 1.5 0.5 0.5 4.5 1.5 2.625 -0.5 1.5 -0.5 1.5 2.625 1.5 3.25 4.5 1.0 3.25 2.5 3.0 1.5 0.625 1.25 3.25 1.25 -0.5 1.25 4.5 2.5 2.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 12 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE" bank 2
  "IN[1].x" = { -0.75 0.75 0.5 1.5 0.5 2.0 0.75 -1.0 -1.0 -1.5 -0.25 -2.25 0.0 -4.0 -4.0 -0.5 2.25 -1.5 0.0 -0.5 -0.25 0.5 4.0 0.5 0.75 1.0 -3.0 -3.0 -2.25 -1.0 0.0 -2.0 }
  "IN[1].y" = { -1.0 -2.25 1.0 -3.0 -2.0 0.0 -3.0 1.0 -2.0 -2.0 -0.75 3.0 -0.25 3.0 2.0 1.0 0.75 1.5 3.0 2.0 1.0 -1.0 2.0 -2.0 0.0 -0.25 2.25 1.5 3.0 -0.75 1.0 -2.0 }
  "IN[1].z" = { 0.75 -3.0 -0.25 1.5 -1.5 -4.0 2.25 -2.0 -1.5 -1.5 -1.0 0.75 1.0 -3.0 -3.0 0.0 3.0 -3.0 -2.25 0.0 0.5 -0.75 -1.0 -1.0 -3.0 0.0 2.25 1.5 -0.75 -0.75 -0.75 4.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 7 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 27 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
}
warp 13 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].x, SAMP[0]" bank 2
  "IN[1].x" = { -0.75 2.0 3.0 1.5 -1.5 -1.0 2.0 -2.25 4.0 1.0 0.0 -0.5 1.5 1.0 -1.0 -2.25 -0.5 -0.75 1.0 -0.5 0.0 -3.0 -0.75 0.5 1.5 4.0 3.0 4.0 0.75 3.0 -2.0 -0.75 }
  "IN[1].y" = { -0.75 0.0 2.0 -1.5 -1.5 0.5 -4.0 -3.0 3.0 2.0 -1.0 -0.25 -3.0 -0.75 -2.0 3.0 1.5 -0.25 -2.0 0.0 -1.5 2.0 0.25 0.0 2.0 -2.0 0.75 0.0 -3.0 -0.75 -4.0 -1.0 }
  "IN[1].z" = { 3.0 0.0 4.0 3.0 -2.0 -0.75 -2.0 2.25 -3.0 1.0 -0.25 -1.0 -1.5 -0.5 -4.0 1.5 2.0 -1.0 -1.0 1.0 3.0 4.0 1.0 -2.0 -1.5 -1.0 1.5 -3.0 -0.75 -0.75 -1.0 -0.25 }
  expect lane 0 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 18 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 14 {
  tgsi "IMM[2] UINT32 {1, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE" bank 2
  "IN[1].x" = { 2.25 0.0 2.25 0.0 3.0 2.0 -2.0 1.5 -2.25 3.0 -1.0 3.0 2.0 0.75 2.0 3.0 0.5 -3.0 -0.25 -1.5 1.0 -0.75 -4.0 1.0 2.0 4.0 -3.0 0.0 0.5 -4.0 2.25 1.5 }
  "IN[1].y" = { 0.0 -1.5 -1.5 0.5 -1.5 0.0 0.0 -3.0 1.5 0.75 0.75 -1.5 -4.0 0.75 -1.0 0.75 -2.0 -2.0 0.0 -3.0 0.5 1.0 -1.0 0.25 -1.0 -2.0 2.0 2.0 -1.0 -1.0 1.5 -0.5 }
  "IN[1].z" = { -3.0 3.0 -3.0 2.0 -1.5 -1.5 1.5 0.75 -3.0 0.0 -0.5 1.5 1.0 -1.0 0.0 -2.25 0.5 4.0 -1.0 2.25 -0.25 -0.75 3.0 -0.25 1.0 2.0 -4.0 -4.0 -0.5 -1.0 -3.0 -2.0 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 29 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
}
warp 15 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].y, SAMP[0]" bank 2
  "IN[1].x" = { -3.0 0.5 -0.5 -1.0 4.0 0.75 -0.75 1.0 -3.0 0.5 -1.0 -2.0 -0.75 1.0 -0.5 4.0 0.75 -1.5 -3.0 -3.0 1.5 0.5 0.0 0.0 2.0 3.0 0.5 1.0 -1.0 -1.0 -1.5 2.25 }
  "IN[1].y" = { 0.0 -2.0 -1.0 -1.0 3.0 0.75 -0.25 1.5 -2.0 -1.0 -3.0 1.5 1.0 2.0 -1.0 -1.0 0.5 -0.5 0.75 -2.25 0.0 -2.0 4.0 0.25 -1.0 -0.75 1.5 -4.0 2.0 -0.25 -3.0 -3.0 }
  "IN[1].z" = { 0.0 0.5 0.0 2.0 2.0 3.0 -1.0 2.0 4.0 0.5 -4.0 -1.0 -0.5 -0.5 0.5 0.0 1.0 2.0 -0.75 -0.75 -3.0 -0.5 0.0 -1.0 4.0 1.5 -2.0 0.0 4.0 0.0 1.5 0.75 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
}
warp 16 {
  tgsi "IMM[2] UINT32 {3, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE" bank 2
  "IN[1].x" = { -0.5 -3.0 -0.25 -2.0 3.0 0.0 1.0 1.0 -1.5 -1.5 -1.5 1.0 2.0 -1.0 1.5 -0.5 -4.0 2.0 -3.0 0.25 0.25 -2.0 -0.5 -3.0 -1.0 -3.0 1.0 0.0 0.0 1.0 1.0 0.0 }
  "IN[1].y" = { -0.75 2.25 -1.0 1.0 0.0 -2.0 2.0 -0.25 0.5 1.5 -1.5 2.0 -1.0 -2.0 -1.0 1.0 -1.0 1.0 1.5 0.25 -1.0 -1.5 0.75 0.0 0.25 1.5 0.5 1.0 0.0 0.5 -0.75 2.0 }
  "IN[1].z" = { -1.0 0.75 0.0 -4.0 -1.5 -0.5 4.0 -0.75 2.0 3.0 3.0 -1.5 0.5 0.5 -2.0 0.5 2.0 0.0 2.25 1.0 0.75 -1.5 -1.0 2.25 -0.75 -1.5 0.75 -0.25 -4.0 -0.5 -0.75 4.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 17 {
  tgsi "DCL SVIEW[0], CUBE, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].w, SAMP[0]" bank 2
  "IN[1].x" = { 0.75 -0.75 1.0 1.5 0.0 0.75 0.75 1.0 -2.0 -1.5 0.0 0.0 -1.5 -1.0 -0.75 -3.0 1.0 1.0 3.0 -1.0 0.5 0.0 0.0 -2.0 -3.0 0.5 0.5 1.5 3.0 -1.5 0.5 -1.0 }
  "IN[1].y" = { -1.5 0.75 -0.75 -0.75 -0.75 0.25 -0.5 0.5 1.0 -3.0 0.25 -0.5 -1.5 2.0 3.0 0.0 -0.75 -0.25 0.0 -0.5 1.0 2.0 -3.0 0.5 4.0 0.25 -2.0 1.0 0.0 -1.5 -2.0 -0.75 }
  "IN[1].z" = { 3.0 3.0 0.25 3.0 -3.0 -1.0 1.0 -2.0 1.5 0.75 1.0 -1.0 -3.0 -1.0 -1.5 -4.0 -0.75 -0.75 0.75 -2.0 -0.25 -1.0 -1.5 1.0 -2.0 1.0 0.5 2.0 -1.5 2.0 0.5 0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 18 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE_ARRAY" bank 3
  "IN[1].x" = { -1.0 0.75 1.5 0.5 1.0 4.0 -0.75 -1.5 -2.25 1.0 -0.75 -0.75 0.5 3.0 1.0 0.0 2.0 4.0 1.0 -4.0 -1.5 -3.0 1.0 0.75 0.5 -2.0 4.0 0.75 0.5 2.0 1.0 0.75 }
  "IN[1].y" = { -0.5 3.0 -1.5 -0.25 -2.0 1.0 -0.75 0.75 0.75 -0.5 -1.0 0.0 -1.0 1.0 -2.0 1.0 -1.0 -3.0 0.0 -1.0 0.75 -3.0 -0.75 0.5 -1.0 -3.0 -1.0 -0.25 -1.5 -1.5 -0.75 3.0 }
  "IN[1].z" = { -2.0 1.5 -2.0 -1.0 1.0 -3.0 -3.0 -3.0 3.0 2.0 0.0 -3.0 2.0 -4.0 0.0 -4.0 1.0 -1.0 -0.75 2.0 3.0 4.0 0.0 1.0 0.0 -4.0 1.0 -1.0 2.0 -0.5 0.25 1.5 }
  "IN[1].w" = { 4.5 -0.5 0.625 0.625 -0.5 3.5 2.5 1.0 2.625 4.5 2.625 2.625 3.0 4.5 1.0 4.5 1.25 2.625 2.5 1.5 2.625 0.5 0.5 3.25 2.5 3.5 1.0 4.5 4.5 1.25 -0.5 0.625 }
  expect lane 0 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 1 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 7 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
}
warp 19 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].x, SAMP[0]" bank 3
  "IN[1].x" = { 0.5 0.0 -2.0 -1.0 -3.0 0.5 2.0 -4.0 -2.25 3.0 1.5 1.0 0.5 -3.0 1.0 4.0 -2.0 -2.0 -1.0 0.25 -1.0 0.25 2.0 0.5 1.0 -3.0 -0.75 -1.0 -0.75 -1.0 2.0 1.5 }
  "IN[1].y" = { 0.5 -1.0 0.0 -4.0 1.5 1.0 0.0 0.0 0.75 0.0 0.0 0.0 -0.25 4.0 -4.0 1.0 -0.5 0.0 2.0 1.0 4.0 0.0 -0.5 0.75 4.0 -1.5 0.0 -1.5 3.0 2.0 -1.0 3.0 }
  "IN[1].z" = { 1.0 4.0 0.5 0.0 0.75 -0.75 -4.0 -2.0 3.0 -1.5 2.0 -0.5 -1.0 3.0 1.0 2.0 -1.0 0.5 -4.0 -0.75 1.0 1.0 -0.5 1.0 -2.0 1.5 1.0 -2.0 -1.5 1.5 -4.0 2.25 }
  "IN[1].w" = { -0.5 -0.5 3.0 1.5 4.5 2.5 1.5 3.5 4.5 4.5 3.25 4.5 3.5 1.5 2.5 3.5 3.5 2.625 3.0 1.5 3.0 0.5 3.0 -0.5 1.5 1.5 3.0 3.25 -0.5 -0.5 -0.5 1.25 }
  expect lane 0 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 19 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
}
warp 20 {
  tgsi "IMM[2] UINT32 {1, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE_ARRAY" bank 3
  "IN[1].x" = { -0.5 0.5 0.25 -1.5 0.5 0.5 -2.0 3.0 -1.0 3.0 2.0 0.5 -0.5 2.0 4.0 -0.25 1.0 -1.0 -4.0 -2.0 -1.0 -0.5 -3.0 0.0 4.0 3.0 3.0 0.0 -4.0 -1.0 0.5 1.0 }
  "IN[1].y" = { -1.0 0.25 1.0 3.0 -2.0 -0.25 1.5 2.0 0.25 1.5 -1.0 -0.5 1.0 0.0 3.0 -1.0 -0.5 2.0 -3.0 1.5 -2.0 0.75 -0.75 -1.0 -2.0 0.0 4.0 0.25 -1.0 -1.0 -2.0 -3.0 }
  "IN[1].z" = { -2.0 -1.0 0.5 1.5 0.5 -1.0 -1.5 4.0 0.0 0.75 -0.5 1.0 0.5 -4.0 -2.0 0.0 0.0 -0.5 -1.0 -1.0 0.5 1.0 0.75 0.5 2.0 0.75 -1.0 1.0 0.0 -2.0 -1.5 -4.0 }
  "IN[1].w" = { 3.0 1.0 2.625 2.5 1.0 2.625 3.5 1.5 3.5 -0.5 0.625 0.5 3.0 4.5 3.5 0.5 4.5 2.625 2.5 0.625 3.5 -0.5 -0.5 1.0 2.5 3.5 1.25 2.625 0.5 4.5 1.25 -0.5 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 11 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 30 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
}
warp 21 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].y, SAMP[0]" bank 3
  "IN[1].x" = { -4.0 0.0 3.0 -0.25 -1.5 -0.25 -2.0 1.0 -2.0 2.0 1.0 -0.25 -2.0 -0.75 -1.5 -2.0 -0.5 -3.0 -1.0 -3.0 -0.75 -1.0 -0.5 -0.25 -3.0 4.0 1.5 2.0 4.0 1.0 -4.0 0.0 }
  "IN[1].y" = { -3.0 2.0 1.5 -1.0 -2.0 -1.0 2.0 4.0 -1.0 0.5 0.0 0.75 1.5 0.0 2.25 4.0 -2.0 1.5 0.0 -3.0 -3.0 1.0 1.0 1.0 0.0 0.0 -2.0 1.0 1.0 -1.5 -1.0 4.0 }
  "IN[1].z" = { -1.0 -4.0 0.75 -0.25 0.5 -0.25 -4.0 -2.0 4.0 0.5 0.0 -1.0 -1.0 -1.0 3.0 -2.0 1.0 -0.75 0.5 -4.0 -2.25 -2.0 0.0 -0.5 0.75 0.0 -1.5 -4.0 -1.0 2.0 -3.0 3.0 }
  "IN[1].w" = { -0.5 3.5 3.25 1.0 4.5 3.5 3.5 0.5 1.25 3.0 0.5 0.5 1.5 3.0 3.5 0.5 3.0 1.0 3.25 1.0 2.625 1.5 0.5 1.5 2.5 2.5 1.0 4.5 0.5 3.5 -0.5 2.5 }
  expect lane 0 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 19 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 20 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 30 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
}
warp 22 {
  tgsi "IMM[2] UINT32 {3, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], CUBE_ARRAY" bank 3
  "IN[1].x" = { -2.25 -2.0 -1.5 1.5 0.75 2.0 -4.0 -0.5 4.0 3.0 4.0 0.5 -1.5 -0.25 1.5 3.0 0.75 -3.0 1.5 -1.5 -0.5 0.5 0.75 0.0 -0.75 -0.75 2.0 0.0 2.0 -2.0 0.0 -4.0 }
  "IN[1].y" = { -3.0 -0.5 2.25 0.5 1.5 -0.5 -2.0 2.0 2.0 -2.25 -3.0 -2.0 3.0 0.5 0.0 4.0 -0.5 0.75 -1.5 -3.0 -0.75 -1.0 3.0 4.0 -1.0 -3.0 1.5 2.0 -4.0 4.0 2.0 1.0 }
  "IN[1].z" = { 0.0 -1.0 3.0 -2.0 3.0 -1.5 2.0 1.5 -1.0 1.5 0.0 1.5 -0.75 -1.0 -3.0 -3.0 -1.0 0.75 2.0 1.5 1.0 -0.25 -2.25 1.0 -0.75 -1.5 0.5 1.5 -3.0 -3.0 -4.0 1.0 }
  "IN[1].w" = { 1.5 0.625 2.625 0.5 1.5 -0.5 3.0 -0.5 -0.5 3.25 3.5 3.25 0.625 -0.5 1.0 -0.5 0.5 3.5 2.5 0.5 1.5 0.5 3.25 -0.5 2.5 2.5 4.5 2.5 3.25 -0.5 1.5 0.625 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 23 {
  tgsi "DCL SVIEW[0], CUBE_ARRAY, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].w, SAMP[0]" bank 3
  "IN[1].x" = { -1.0 3.0 1.0 0.5 4.0 1.0 -2.0 4.0 0.0 -2.0 3.0 -4.0 -4.0 4.0 -3.0 1.0 -3.0 0.0 0.25 -4.0 -1.5 -1.0 -1.0 -1.0 0.75 -1.0 -1.0 4.0 0.0 -1.5 1.0 1.5 }
  "IN[1].y" = { -1.0 4.0 0.5 0.5 1.0 0.25 1.0 -3.0 -1.0 1.5 -2.25 -3.0 1.0 0.0 -3.0 2.0 0.0 -4.0 -0.75 -3.0 3.0 -0.5 0.0 0.0 1.5 -4.0 -2.0 2.0 0.0 -1.5 0.5 1.5 }
  "IN[1].z" = { 4.0 0.0 2.0 -2.0 1.0 -0.25 -1.5 -3.0 0.5 -0.5 -1.5 0.0 -1.0 1.0 -4.0 0.0 -2.25 -3.0 -1.0 3.0 -1.5 0.0 -0.25 -0.25 3.0 1.0 1.5 3.0 -3.0 -3.0 0.75 2.0 }
  "IN[1].w" = { 4.5 4.5 1.0 0.5 2.5 3.5 3.25 3.25 -0.5 3.25 3.0 0.5 3.25 2.625 -0.5 3.25 4.5 2.5 2.625 1.25 1.25 2.625 1.5 2.5 1.5 0.5 1.5 2.5 1.0 3.25 1.25 -0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 24 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], SHADOW2D" bank 4
  "IN[1].x" = { 0.4375 0.125 0.375 0.625 0.5 0.625 0.9375 0.125 0.6875 0.1875 0.0625 0.3125 0.75 0.25 0.4375 0.625 0.3125 0.3125 0.5 0.375 0.1875 0.8125 0.3125 0.4375 0.25 0.5 0.625 0.6875 0.125 0.6875 0.375 0.8125 }
  "IN[1].y" = { 0.375 0.875 0.25 0.625 0.25 0.5 0.875 0.875 0.5 0.5 0.25 0.125 0.375 0.125 0.125 0.5 0.375 0.125 0.75 0.375 0.125 0.5 0.625 0.5 0.875 0.75 0.75 0.125 0.125 0.25 0.875 0.75 }
  "IN[1].z" = { -0.015625 0.15625 0.703125 0.65625 0.9375 0.484375 0.546875 0.15625 0.609375 0.75 0.1875 0.4375 0.546875 0.3125 0.671875 0.484375 0.796875 0.4375 0.609375 0.875 0.21875 0.84375 0.109375 0.171875 0.375 0.640625 0.828125 0.109375 0.109375 0.28125 0.59375 0.171875 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 25 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], SHADOW2D_ARRAY" bank 5
  "IN[1].x" = { 0.1875 0.3125 0.75 0.9375 0.75 0.6875 0.25 0.9375 0.125 0.1875 0.1875 0.125 0.1875 0.0625 0.9375 0.3125 0.4375 0.75 0.0625 0.75 0.875 0.5625 0.625 0.25 0.375 0.6875 0.4375 0.4375 0.6875 0.1875 0.5625 0.4375 }
  "IN[1].y" = { 0.25 0.5 0.5 0.625 0.25 0.875 0.625 0.5 0.625 0.5 0.875 0.125 0.25 0.25 0.625 0.5 0.875 0.875 0.75 0.375 0.875 0.5 0.25 0.25 0.5 0.5 0.125 0.625 0.375 0.375 0.375 0.125 }
  "IN[1].z" = { -0.5 4.5 2.5 1.0 1.5 2.625 -0.5 -0.5 1.0 2.5 -0.5 3.25 3.5 2.625 3.5 1.5 -0.5 0.625 1.25 1.5 3.0 3.25 1.0 3.25 1.5 4.5 3.5 4.5 -0.5 3.0 3.25 2.625 }
  "IN[1].w" = { 0.40625 0.78125 0.125 0.421875 0.78125 0.734375 0.015625 0.0625 0.015625 0.125 0.25 0.71875 0.203125 0.796875 0.046875 0.359375 0.6875 0.4375 0.0625 0.9375 0.046875 -0.015625 0.375 0.125 0.453125 0.40625 0.46875 0.15625 0.4375 0.15625 0.8125 0.265625 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 26 {
  tgsi "IMM[2] UINT32 {0, 7, 7, 7}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], SHADOWCUBE" bank 6
  "IN[1].x" = { 4.0 -4.0 0.25 2.0 -0.75 1.0 2.0 -3.0 -1.0 0.0 0.0 -0.5 0.0 -0.5 -1.5 -2.0 1.0 -1.5 0.5 -2.0 3.0 0.5 -0.5 -0.5 -0.5 0.75 -0.75 -1.0 0.0 0.0 -4.0 -3.0 }
  "IN[1].y" = { -2.0 -3.0 1.0 1.0 0.0 -2.0 1.5 -2.0 -0.75 -2.0 1.0 0.0 4.0 0.0 0.75 4.0 1.5 0.75 -1.0 4.0 -1.5 -1.5 1.0 -0.5 1.0 3.0 -0.75 0.0 -2.25 -0.5 2.0 1.5 }
  "IN[1].z" = { -3.0 1.0 0.5 0.0 -1.0 4.0 0.0 4.0 0.25 4.0 2.0 2.0 3.0 1.0 3.0 -3.0 -2.0 3.0 0.75 -3.0 2.25 2.0 -2.0 1.0 0.25 0.0 -1.0 0.0 -3.0 -1.0 1.0 -0.75 }
  "IN[1].w" = { 0.5 0.65625 0.71875 0.484375 0.1875 0.125 0.34375 0.65625 0.6875 0.0 0.3125 0.546875 0.78125 0.453125 0.265625 0.515625 0.140625 0.265625 0.171875 0.5 0.84375 0.296875 0.640625 0.765625 0.21875 0.375 0.703125 0.046875 0.359375 0.21875 0.796875 0.609375 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 27 {
  tgsi "TG4 TEMP[0], IN[1], IN[2].xxxx, SAMP[0], SHADOWCUBE_ARRAY" bank 7
  "IN[1].x" = { -0.5 -1.0 4.0 -4.0 1.0 3.0 2.0 0.5 -3.0 -0.5 -3.0 2.0 0.75 -1.5 2.0 0.0 0.0 -3.0 4.0 -0.75 -0.75 -2.0 -1.0 2.0 1.5 2.25 0.5 -4.0 3.0 0.5 0.75 -2.0 }
  "IN[1].y" = { 2.0 0.75 -2.0 -1.0 2.0 -2.25 2.0 -2.0 2.25 0.25 1.5 0.0 0.75 -3.0 -0.5 1.0 4.0 -0.75 2.0 0.25 0.75 -1.0 -2.0 -1.5 0.0 0.0 2.0 2.0 4.0 0.5 -1.0 0.0 }
  "IN[1].z" = { 0.5 0.25 2.0 3.0 -1.0 0.75 4.0 -1.5 2.25 1.0 -0.75 -1.0 1.0 2.25 -1.5 -0.75 3.0 1.5 -3.0 1.0 -1.0 1.5 0.5 -0.5 -2.0 -3.0 -1.5 1.0 1.0 -2.0 -0.25 -4.0 }
  "IN[1].w" = { 2.625 1.0 0.5 1.5 2.5 0.625 2.625 0.5 0.625 3.5 0.625 0.625 2.625 3.0 1.0 1.0 2.625 0.625 1.5 3.0 1.5 1.25 4.5 3.25 0.5 3.25 2.625 2.625 0.625 2.625 3.0 3.0 }
  "IN[2].x" = { 0.953125 0.859375 0.96875 1.0 0.578125 0.46875 0.171875 0.078125 0.0625 0.140625 0.796875 0.28125 0.109375 0.359375 0.546875 0.96875 0.40625 0.65625 0.28125 0.828125 0.125 0.953125 0.9375 0.140625 0.546875 0.1875 0.5 0.484375 0.953125 0.21875 0.59375 0.71875 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 28 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0], 2D" bank 0
  "IN[1].x" = { 0.5625 0.4375 0.0625 0.25 0.125 0.0625 0.625 0.4375 0.1875 0.5625 0.9375 0.1875 0.375 0.9375 0.1875 0.4375 0.125 0.4375 0.75 0.5625 0.375 0.375 0.3125 0.625 0.5 0.3125 0.25 0.6875 0.75 0.375 0.5 0.4375 }
  "IN[1].y" = { 0.75 0.25 0.875 0.125 0.375 0.125 0.125 0.75 0.625 0.875 0.25 0.625 0.125 0.25 0.5 0.625 0.875 0.25 0.625 0.625 0.625 0.5 0.625 0.75 0.75 0.5 0.625 0.625 0.625 0.625 0.875 0.875 }
  expect lane 0 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 7 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 8 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 9 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 10 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 18 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 19 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 20 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 24 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 27 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 28 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 29 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 30 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
}
warp 29 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].xxxx, 2D" bank 0
  "IN[1].x" = { 0.5 0.625 0.4375 0.75 0.875 0.5625 0.5625 0.75 0.3125 0.375 0.8125 0.375 0.125 0.4375 0.4375 0.3125 0.1875 0.3125 0.4375 0.625 0.75 0.375 0.4375 0.9375 0.375 0.75 0.9375 0.0625 0.25 0.8125 0.5 0.6875 }
  "IN[1].y" = { 0.25 0.625 0.875 0.375 0.375 0.125 0.75 0.625 0.25 0.125 0.625 0.125 0.5 0.75 0.375 0.25 0.5 0.75 0.625 0.625 0.375 0.25 0.5 0.125 0.5 0.125 0.25 0.375 0.375 0.25 0.125 0.375 }
  expect lane 0 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 1 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 2 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 3 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 4 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 5 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 6 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 7 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 14 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 15 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 16 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 20 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 23 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 26 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 29 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 30 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 31 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
}
warp 30 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].yyzw, 2D" bank 0
  "IN[1].x" = { 0.625 0.625 0.8125 0.375 0.6875 0.4375 0.6875 0.8125 0.375 0.25 0.5 0.3125 0.25 0.3125 0.375 0.0625 0.4375 0.4375 0.8125 0.3125 0.4375 0.5 0.8125 0.4375 0.75 0.875 0.6875 0.1875 0.0625 0.25 0.125 0.5 }
  "IN[1].y" = { 0.375 0.75 0.125 0.125 0.375 0.5 0.75 0.875 0.5 0.125 0.5 0.25 0.25 0.75 0.375 0.75 0.125 0.875 0.25 0.625 0.75 0.75 0.25 0.625 0.625 0.25 0.125 0.375 0.5 0.375 0.5 0.75 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 6 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 7 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 14 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 18 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 20 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 31 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
}
warp 31 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].zzzz, 2D" bank 0
  "IN[1].x" = { 0.5 0.25 0.3125 0.75 0.5625 0.75 0.4375 0.9375 0.75 0.1875 0.5625 0.25 0.5625 0.0625 0.625 0.6875 0.875 0.375 0.25 0.8125 0.5 0.375 0.5625 0.3125 0.5625 0.375 0.375 0.5 0.125 0.9375 0.875 0.875 }
  "IN[1].y" = { 0.625 0.375 0.875 0.25 0.875 0.125 0.625 0.875 0.75 0.25 0.25 0.125 0.25 0.875 0.875 0.625 0.875 0.125 0.5 0.125 0.625 0.125 0.5 0.875 0.75 0.125 0.75 0.875 0.125 0.875 0.125 0.375 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 32 {
  tgsi "TG4 TEMP[0], IN[1], NULL[0].xxxx, SAMP[0].wwww, 2D" bank 0
  "IN[1].x" = { 0.8125 0.5 0.625 0.1875 0.6875 0.6875 0.4375 0.875 0.4375 0.125 0.8125 0.0625 0.6875 0.375 0.6875 0.5625 0.3125 0.875 0.8125 0.125 0.25 0.8125 0.3125 0.25 0.75 0.6875 0.125 0.5625 0.1875 0.5625 0.6875 0.75 }
  "IN[1].y" = { 0.75 0.125 0.625 0.125 0.625 0.875 0.125 0.625 0.75 0.25 0.875 0.125 0.75 0.125 0.75 0.375 0.5 0.375 0.125 0.75 0.125 0.25 0.75 0.25 0.125 0.75 0.125 0.125 0.375 0.875 0.875 0.125 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 33 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0], 2D_ARRAY" bank 1
  "IN[1].x" = { 0.25 0.6875 0.25 0.1875 0.375 0.8125 0.5625 0.1875 0.125 0.125 0.5 0.625 0.125 0.0625 0.9375 0.0625 0.0625 0.625 0.8125 0.75 0.9375 0.875 0.625 0.9375 0.125 0.1875 0.9375 0.0625 0.3125 0.8125 0.3125 0.1875 }
  "IN[1].y" = { 0.5 0.125 0.5 0.625 0.125 0.875 0.125 0.25 0.25 0.25 0.5 0.125 0.875 0.125 0.5 0.75 0.875 0.5 0.375 0.375 0.875 0.375 0.125 0.5 0.75 0.75 0.75 0.125 0.875 0.75 0.75 0.625 }
  "IN[1].z" = { 4.5 -0.5 1.5 3.5 -0.5 4.5 0.625 3.0 1.25 2.5 3.5 0.5 0.625 1.5 3.5 3.5 4.5 -0.5 2.625 1.0 -0.5 3.5 0.5 4.5 2.625 4.5 1.25 0.5 3.0 -0.5 -0.5 1.25 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 1 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 5 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 6 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 11 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 18 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 19 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 20 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 21 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 22 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 23 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 26 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41600000
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x41400000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41400000
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
}
warp 34 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].xxxx, 2D_ARRAY" bank 1
  "IN[1].x" = { 0.75 0.5625 0.375 0.625 0.5 0.5625 0.5 0.6875 0.6875 0.0625 0.3125 0.375 0.375 0.0625 0.0625 0.1875 0.3125 0.75 0.625 0.1875 0.875 0.1875 0.5625 0.75 0.1875 0.25 0.3125 0.625 0.4375 0.4375 0.1875 0.5 }
  "IN[1].y" = { 0.625 0.375 0.875 0.75 0.75 0.375 0.875 0.875 0.25 0.625 0.625 0.375 0.125 0.625 0.75 0.25 0.125 0.75 0.5 0.25 0.5 0.5 0.75 0.5 0.25 0.75 0.5 0.625 0.25 0.375 0.375 0.625 }
  "IN[1].z" = { 1.5 1.5 3.5 1.5 1.25 2.625 0.625 1.5 3.5 0.5 0.5 -0.5 1.5 4.5 0.625 4.5 1.5 0.625 0.5 0.5 -0.5 0.625 -0.5 1.0 1.0 1.5 4.5 2.5 2.625 3.25 3.5 1.5 }
  expect lane 0 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 1 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 2 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 4 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 5 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 6 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
  expect lane 7 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 8 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41200000
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 17 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 18 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 19 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 20 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41500000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41100000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x41000000
  expect lane 23 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41400000 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x41300000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 27 "TEMP[0].x" = 0x41100000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41100000
  expect lane 28 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 29 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x40e00000
}
warp 35 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].yyzw, 2D_ARRAY" bank 1
  "IN[1].x" = { 0.4375 0.9375 0.6875 0.4375 0.8125 0.5 0.4375 0.1875 0.75 0.5 0.625 0.9375 0.3125 0.8125 0.3125 0.8125 0.5 0.0625 0.1875 0.5 0.875 0.5 0.25 0.375 0.125 0.0625 0.125 0.875 0.5625 0.25 0.4375 0.0625 }
  "IN[1].y" = { 0.125 0.75 0.375 0.75 0.5 0.125 0.125 0.375 0.5 0.125 0.75 0.625 0.25 0.5 0.875 0.875 0.625 0.125 0.875 0.125 0.125 0.5 0.875 0.75 0.375 0.5 0.75 0.75 0.5 0.5 0.5 0.875 }
  "IN[1].z" = { 2.5 0.5 0.5 1.25 3.5 -0.5 0.625 0.5 0.5 -0.5 2.5 0.625 1.5 3.25 3.5 2.625 2.5 3.5 0.625 2.625 4.5 4.5 0.625 3.5 3.0 -0.5 2.625 3.0 3.0 3.5 4.5 1.0 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 11 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 12 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 14 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 15 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 16 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 22 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 23 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 27 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 29 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 30 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 31 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
}
warp 36 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].zzzz, 2D_ARRAY" bank 1
  "IN[1].x" = { 0.6875 0.1875 0.4375 0.8125 0.0625 0.8125 0.1875 0.4375 0.125 0.1875 0.9375 0.5 0.875 0.8125 0.875 0.875 0.3125 0.1875 0.125 0.5625 0.5625 0.5625 0.375 0.25 0.3125 0.25 0.9375 0.5625 0.4375 0.75 0.0625 0.8125 }
  "IN[1].y" = { 0.625 0.875 0.75 0.875 0.25 0.125 0.125 0.5 0.625 0.125 0.625 0.125 0.25 0.5 0.25 0.625 0.375 0.75 0.25 0.125 0.125 0.25 0.25 0.75 0.625 0.5 0.125 0.25 0.875 0.125 0.25 0.5 }
  "IN[1].z" = { -0.5 0.5 0.5 1.5 0.625 1.0 1.25 1.25 1.25 3.0 4.5 0.625 3.5 0.5 3.5 1.25 1.25 0.5 0.625 -0.5 2.625 2.5 -0.5 1.25 1.0 3.25 3.5 4.5 0.625 0.625 -0.5 0.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 10 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 37 {
  tgsi "TG4 TEMP[0], IN[1], NULL[0].xxxx, SAMP[0].wwww, 2D_ARRAY" bank 1
  "IN[1].x" = { 0.625 0.125 0.3125 0.375 0.9375 0.375 0.5625 0.9375 0.4375 0.8125 0.375 0.9375 0.3125 0.4375 0.5625 0.5 0.4375 0.3125 0.1875 0.75 0.5 0.5625 0.625 0.8125 0.875 0.6875 0.125 0.5 0.5625 0.5625 0.375 0.5 }
  "IN[1].y" = { 0.625 0.625 0.375 0.25 0.625 0.875 0.125 0.125 0.125 0.125 0.625 0.875 0.75 0.75 0.375 0.75 0.125 0.875 0.25 0.125 0.125 0.5 0.75 0.625 0.75 0.375 0.5 0.875 0.75 0.125 0.75 0.5 }
  "IN[1].z" = { 3.25 0.5 2.5 2.5 3.25 3.5 1.25 2.5 0.625 0.5 0.5 0.5 1.25 3.5 3.0 3.25 0.5 4.5 1.5 2.5 2.5 2.5 3.25 2.625 3.0 2.5 0.625 1.0 3.5 2.5 0.5 1.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 38 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0], CUBE" bank 2
  "IN[1].x" = { -0.75 1.5 -1.0 0.0 -2.0 0.0 1.0 2.0 -1.5 -3.0 0.0 1.0 -3.0 1.0 -0.75 -3.0 0.5 -1.5 -4.0 0.5 -3.0 1.0 -2.0 -3.0 0.0 0.0 3.0 1.0 -0.25 -1.0 2.0 0.0 }
  "IN[1].y" = { -0.75 2.0 2.0 -3.0 -1.5 -1.5 -4.0 -1.5 -0.5 1.5 1.0 -0.25 -3.0 0.25 -3.0 -0.75 -0.5 0.0 -1.0 0.25 -1.5 -2.0 0.0 -1.5 1.0 1.5 -2.25 -0.5 -1.0 -0.5 -0.5 -2.0 }
  "IN[1].z" = { -3.0 -0.5 -1.5 1.5 -1.0 3.0 0.0 -0.5 -2.0 -0.75 2.0 0.25 -4.0 -0.25 0.0 2.25 -1.0 3.0 2.0 -1.0 0.75 1.5 -1.5 -0.75 -0.75 3.0 -1.5 0.0 0.5 0.0 1.5 0.5 }
  expect lane 0 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 1 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 9 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
}
warp 39 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].xxxx, CUBE" bank 2
  "IN[1].x" = { 0.0 -3.0 0.5 0.0 -0.5 -3.0 -0.5 4.0 -1.5 0.0 3.0 -1.5 -1.5 0.75 3.0 2.0 -2.25 -0.5 -2.0 1.5 0.75 -3.0 3.0 0.0 1.0 -2.25 0.0 0.0 2.0 4.0 -1.0 3.0 }
  "IN[1].y" = { 0.5 2.25 1.5 -1.5 -2.0 1.5 -0.5 -1.0 2.0 -1.5 2.25 -2.0 -2.25 3.0 -2.25 1.5 0.75 -2.0 1.0 3.0 -3.0 0.75 -2.25 2.0 -0.25 -3.0 2.0 0.5 1.0 3.0 0.25 2.0 }
  "IN[1].z" = { 2.0 -2.25 2.0 2.0 0.0 -0.75 -2.0 1.0 0.0 -3.0 -2.25 -0.5 -3.0 0.0 0.75 -1.0 -3.0 -1.5 1.5 -1.5 -1.5 2.25 0.75 -1.5 -0.5 -0.75 -0.5 1.0 1.0 1.0 0.75 -4.0 }
  expect lane 0 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 4 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 5 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 16 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 17 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 21 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
}
warp 40 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].yyzw, CUBE" bank 2
  "IN[1].x" = { 0.0 -1.0 -1.0 0.25 -4.0 0.75 3.0 3.0 0.75 -3.0 2.0 2.0 2.25 -1.0 -1.0 -4.0 -3.0 1.5 0.0 -1.0 1.0 2.0 0.5 -1.0 3.0 -2.0 -1.0 -1.5 -4.0 -4.0 -2.0 4.0 }
  "IN[1].y" = { -2.25 -0.75 4.0 1.0 3.0 -2.25 -2.0 1.5 -1.5 -1.5 -1.5 -3.0 3.0 -0.25 3.0 -1.0 3.0 2.0 -1.0 0.0 1.0 0.5 -0.5 -0.75 1.5 -1.5 -0.75 -3.0 2.0 1.0 0.5 3.0 }
  "IN[1].z" = { 3.0 -0.75 3.0 -0.25 3.0 -3.0 4.0 2.25 3.0 0.75 0.0 4.0 -0.75 0.25 4.0 -1.0 4.0 -0.5 -0.75 2.0 -4.0 -0.5 2.0 -0.5 -0.75 1.5 0.75 0.0 -2.0 -2.0 -1.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 1 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 2 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 3 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 6 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 9 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 10 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 18 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 20 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 26 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 27 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 41 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].zzzz, CUBE" bank 2
  "IN[1].x" = { 3.0 2.0 -1.5 4.0 -0.5 0.0 0.0 -4.0 2.25 -4.0 0.5 -1.0 -1.0 -2.0 0.75 0.0 0.0 -1.0 -4.0 -2.0 -1.5 -1.5 2.25 -2.0 0.0 0.5 -1.0 1.0 -1.0 0.5 1.5 4.0 }
  "IN[1].y" = { 2.25 1.5 -0.75 0.0 -1.0 3.0 4.0 -3.0 -0.75 3.0 2.0 0.0 -0.5 1.5 3.0 3.0 -0.25 -0.5 2.0 -1.0 1.0 -1.0 -0.75 4.0 0.0 -1.0 -0.5 -4.0 -1.0 -2.0 2.0 -3.0 }
  "IN[1].z" = { 2.25 0.5 -3.0 2.0 0.0 2.25 -3.0 -3.0 3.0 1.0 -1.5 0.25 -0.25 1.0 -0.75 -4.0 1.0 -0.5 -1.0 -1.5 -2.0 -2.0 3.0 3.0 1.0 -0.25 -0.25 2.0 2.0 0.5 -1.5 0.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 5 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 15 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 16 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 17 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 20 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 21 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 23 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 28 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 30 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 42 {
  tgsi "TG4 TEMP[0], IN[1], NULL[0].xxxx, SAMP[0].wwww, CUBE" bank 2
  "IN[1].x" = { 2.25 -3.0 0.5 0.0 0.0 1.0 -0.5 -3.0 0.0 -1.0 3.0 -0.75 2.25 -1.0 2.0 2.0 0.25 -4.0 -2.0 0.0 -3.0 -2.0 0.0 0.0 0.75 0.0 -1.5 -1.0 3.0 -1.0 0.5 2.0 }
  "IN[1].y" = { 3.0 2.0 2.0 1.0 2.0 -0.75 -0.5 0.0 0.0 1.5 1.5 0.0 -2.25 -4.0 -3.0 -0.5 -0.75 -3.0 -2.0 -2.0 0.0 0.0 1.0 0.75 0.75 -4.0 3.0 1.0 4.0 2.0 -0.5 4.0 }
  "IN[1].z" = { 1.5 -4.0 1.5 2.0 1.5 -0.5 2.0 2.25 -4.0 -2.0 -2.25 -1.0 3.0 0.0 -4.0 0.5 -1.0 2.0 4.0 1.5 2.25 4.0 0.75 -1.0 1.0 -2.0 -1.5 2.0 3.0 -1.0 2.0 1.0 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 43 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0], CUBE_ARRAY" bank 3
  "IN[1].x" = { 1.5 -1.5 3.0 -1.0 -0.5 0.0 0.75 -3.0 -1.5 0.75 -3.0 -1.0 1.0 -2.25 -0.75 -4.0 3.0 0.75 1.5 1.0 1.0 4.0 4.0 0.5 0.5 -2.0 -4.0 2.0 0.0 -0.75 -1.0 -4.0 }
  "IN[1].y" = { -1.0 -0.75 3.0 2.0 1.0 -2.0 0.0 -4.0 3.0 -0.75 -1.5 -1.0 -4.0 -3.0 2.25 0.0 -2.25 -0.75 2.0 -0.75 4.0 -1.0 0.0 -2.0 -2.0 2.0 -3.0 1.5 1.0 0.0 -2.0 1.0 }
  "IN[1].z" = { 2.0 3.0 -4.0 4.0 -0.5 1.0 -1.0 2.0 2.25 3.0 2.25 -4.0 0.0 0.75 -3.0 -2.0 -1.5 -1.0 1.0 -0.25 3.0 1.0 0.0 1.0 -0.5 -4.0 2.0 0.5 -0.5 -1.0 0.0 0.0 }
  "IN[1].w" = { 3.5 4.5 1.25 0.625 4.5 2.625 -0.5 2.625 1.0 1.5 2.5 3.5 3.5 4.5 1.5 2.5 0.5 2.625 -0.5 -0.5 1.5 1.0 3.5 1.0 4.5 3.25 1.0 -0.5 4.5 4.5 1.5 3.5 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 12 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 20 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 21 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 24 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 29 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
}
warp 44 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].xxxx, CUBE_ARRAY" bank 3
  "IN[1].x" = { -4.0 3.0 -2.0 -2.0 2.0 2.0 1.5 -3.0 1.0 0.0 -0.75 0.75 3.0 3.0 -1.5 -0.5 -3.0 -3.0 -3.0 4.0 3.0 0.5 1.0 -4.0 -4.0 2.0 -1.5 4.0 -2.0 0.0 -1.0 2.0 }
  "IN[1].y" = { -2.0 0.0 -1.5 -1.0 -1.0 4.0 -1.5 3.0 1.5 4.0 0.75 2.25 4.0 0.0 2.25 -1.0 4.0 0.0 0.0 2.0 -0.75 2.0 0.5 -3.0 -2.0 0.5 0.0 3.0 4.0 -2.0 -0.75 1.5 }
  "IN[1].z" = { -2.0 0.75 0.0 0.5 0.0 2.0 2.0 -4.0 2.0 1.0 -1.0 3.0 -1.0 4.0 3.0 -2.0 3.0 -4.0 2.25 -3.0 1.5 0.5 -0.75 2.0 -1.0 0.0 -3.0 2.0 2.0 1.0 0.5 0.5 }
  "IN[1].w" = { -0.5 3.5 2.5 3.0 0.625 3.0 -0.5 3.25 3.0 -0.5 2.5 -0.5 2.5 3.5 1.0 3.0 1.0 4.5 1.5 1.5 0.5 2.625 0.625 3.25 3.0 0.625 -0.5 2.625 3.25 2.625 -0.5 3.5 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 3 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 5 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 6 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 7 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 9 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 11 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 12 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 13 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 19 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 20 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40800000
  expect lane 22 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40c00000
  expect lane 23 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 24 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
  expect lane 25 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 27 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40400000
  expect lane 30 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40a00000
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40000000
}
warp 45 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].yyzw, CUBE_ARRAY" bank 3
  "IN[1].x" = { 0.25 0.75 -1.0 -1.5 0.0 1.0 -0.25 -0.75 3.0 -1.0 0.5 -3.0 1.5 -2.0 0.0 -1.0 0.25 0.0 0.25 -1.5 4.0 1.0 -1.0 3.0 0.0 2.0 -2.0 4.0 -0.25 -4.0 -1.0 -1.0 }
  "IN[1].y" = { -0.25 0.25 2.0 -1.5 -2.25 0.0 -0.5 3.0 -1.0 -4.0 -2.0 0.75 0.5 -0.5 1.0 0.25 1.0 -0.75 1.0 -3.0 -3.0 -4.0 0.0 -2.25 -0.75 0.0 1.0 1.0 1.0 2.0 -4.0 -2.0 }
  "IN[1].z" = { 1.0 -1.0 -1.5 3.0 3.0 2.0 -1.0 0.0 -4.0 3.0 -1.0 -2.25 2.0 0.5 -2.0 -0.75 -0.25 -3.0 0.5 -1.5 2.0 1.0 -4.0 2.25 3.0 0.5 -0.5 2.0 0.25 -1.0 -3.0 1.0 }
  "IN[1].w" = { 0.5 0.5 3.25 3.5 2.5 0.5 1.5 2.5 0.625 1.25 0.625 2.625 0.5 3.5 2.5 0.5 3.25 2.625 1.5 1.0 -0.5 4.5 -0.5 3.25 3.5 2.625 3.0 0.625 1.5 3.0 0.5 1.5 }
  expect lane 0 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 5 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 6 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 7 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 8 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 11 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 13 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 18 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 19 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 20 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 21 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 23 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 24 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 25 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40400000 "TEMP[0].w" = 0x40400000
  expect lane 26 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 27 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 28 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 29 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 31 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
warp 46 {
  tgsi "TG4 TEMP[0], IN[1], SAMP[0].zzzz, CUBE_ARRAY" bank 3
  "IN[1].x" = { 4.0 0.0 -4.0 2.0 0.0 -0.25 0.25 0.75 -1.0 0.0 -2.25 3.0 4.0 -3.0 0.5 1.5 -2.0 0.0 -0.75 0.5 -1.5 0.0 -2.0 3.0 1.5 -1.5 -1.0 0.5 3.0 3.0 -1.5 1.0 }
  "IN[1].y" = { 3.0 1.0 1.0 -2.0 4.0 -0.5 -0.75 1.0 -4.0 -2.25 3.0 4.0 -3.0 -0.75 -0.75 2.0 4.0 1.0 1.0 1.0 3.0 1.0 0.0 -1.5 -1.5 1.5 0.75 0.75 2.25 2.25 1.0 2.0 }
  "IN[1].z" = { -2.0 -2.0 -3.0 -4.0 1.0 -1.0 1.0 -0.5 0.0 3.0 -1.5 -3.0 -2.0 1.5 1.0 1.5 3.0 -0.75 0.75 -0.5 -0.75 0.5 1.5 2.25 2.0 -2.0 0.0 1.0 -2.25 0.75 2.0 0.0 }
  "IN[1].w" = { 1.0 1.5 1.0 -0.5 3.5 1.0 0.625 3.5 2.5 1.5 1.5 -0.5 0.625 0.625 -0.5 3.5 2.5 3.25 1.25 0.625 1.0 2.625 0.625 2.625 3.0 1.0 1.5 3.25 4.5 4.5 2.625 2.5 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 1 "TEMP[0].x" = 0x41880000 "TEMP[0].y" = 0x41880000 "TEMP[0].z" = 0x41880000 "TEMP[0].w" = 0x41880000
  expect lane 2 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40e00000
  expect lane 3 "TEMP[0].x" = 0x40a00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x40a00000
  expect lane 4 "TEMP[0].x" = 0x41d00000 "TEMP[0].y" = 0x41d00000 "TEMP[0].z" = 0x41d00000 "TEMP[0].w" = 0x41d00000
  expect lane 5 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41300000
  expect lane 6 "TEMP[0].x" = 0x41200000 "TEMP[0].y" = 0x41200000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x41200000
  expect lane 7 "TEMP[0].x" = 0x41d00000 "TEMP[0].y" = 0x41d00000 "TEMP[0].z" = 0x41d00000 "TEMP[0].w" = 0x41d00000
  expect lane 8 "TEMP[0].x" = 0x41700000 "TEMP[0].y" = 0x41700000 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x41700000
  expect lane 9 "TEMP[0].x" = 0x41800000 "TEMP[0].y" = 0x41800000 "TEMP[0].z" = 0x41800000 "TEMP[0].w" = 0x41800000
  expect lane 10 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41600000
  expect lane 11 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x40000000
  expect lane 12 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40c00000
  expect lane 13 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40e00000
  expect lane 14 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40800000 "TEMP[0].w" = 0x40800000
  expect lane 15 "TEMP[0].x" = 0x41d00000 "TEMP[0].y" = 0x41d00000 "TEMP[0].z" = 0x41d00000 "TEMP[0].w" = 0x41d00000
  expect lane 16 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41600000
  expect lane 17 "TEMP[0].x" = 0x41a00000 "TEMP[0].y" = 0x41a00000 "TEMP[0].z" = 0x41a00000 "TEMP[0].w" = 0x41a00000
  expect lane 18 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x41000000
  expect lane 19 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x41000000
  expect lane 20 "TEMP[0].x" = 0x41000000 "TEMP[0].y" = 0x41000000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x41000000
  expect lane 21 "TEMP[0].x" = 0x41a00000 "TEMP[0].y" = 0x41a00000 "TEMP[0].z" = 0x41a00000 "TEMP[0].w" = 0x41a00000
  expect lane 22 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x40e00000
  expect lane 23 "TEMP[0].x" = 0x41900000 "TEMP[0].y" = 0x41900000 "TEMP[0].z" = 0x41900000 "TEMP[0].w" = 0x41900000
  expect lane 24 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x41b00000 "TEMP[0].z" = 0x41b00000 "TEMP[0].w" = 0x41b00000
  expect lane 25 "TEMP[0].x" = 0x41300000 "TEMP[0].y" = 0x41300000 "TEMP[0].z" = 0x41300000 "TEMP[0].w" = 0x41300000
  expect lane 26 "TEMP[0].x" = 0x41500000 "TEMP[0].y" = 0x41500000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x41500000
  expect lane 27 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x41b00000 "TEMP[0].z" = 0x41b00000 "TEMP[0].w" = 0x41b00000
  expect lane 28 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x41c00000 "TEMP[0].z" = 0x41c00000 "TEMP[0].w" = 0x41c00000
  expect lane 29 "TEMP[0].x" = 0x41c00000 "TEMP[0].y" = 0x41c00000 "TEMP[0].z" = 0x41c00000 "TEMP[0].w" = 0x41c00000
  expect lane 30 "TEMP[0].x" = 0x41b00000 "TEMP[0].y" = 0x41b00000 "TEMP[0].z" = 0x41b00000 "TEMP[0].w" = 0x41b00000
  expect lane 31 "TEMP[0].x" = 0x41600000 "TEMP[0].y" = 0x41600000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x41600000
}
warp 47 {
  tgsi "TG4 TEMP[0], IN[1], NULL[0].xxxx, SAMP[0].wwww, CUBE_ARRAY" bank 3
  "IN[1].x" = { 1.0 0.75 1.0 1.0 -2.0 -1.5 0.0 0.0 -0.5 -3.0 -1.0 -3.0 1.0 -2.0 1.0 0.75 -2.25 2.25 0.0 -2.0 -1.0 -0.25 -0.75 -3.0 0.0 2.0 -2.0 -0.75 3.0 -0.75 1.5 1.0 }
  "IN[1].y" = { 0.5 1.5 0.75 -1.5 1.5 -2.25 1.0 -1.0 0.0 -1.5 1.0 -2.25 -0.5 -0.5 4.0 3.0 -2.25 -3.0 -0.5 -3.0 0.75 -0.75 -2.25 2.25 -1.5 0.5 1.5 -2.25 1.5 0.75 0.0 -1.5 }
  "IN[1].z" = { 0.25 3.0 0.75 2.0 0.5 -3.0 -0.75 0.75 -1.0 0.75 2.0 0.75 -2.0 1.5 -3.0 -1.5 3.0 -0.75 1.0 4.0 -0.25 -1.0 3.0 -2.25 2.0 -1.0 -0.5 3.0 0.0 3.0 -3.0 2.0 }
  "IN[1].w" = { 0.5 -0.5 2.5 -0.5 2.5 3.5 0.625 3.5 1.0 3.5 3.25 4.5 0.5 1.0 3.5 4.5 3.0 3.5 2.625 4.5 1.0 -0.5 2.5 1.5 3.5 3.0 1.0 2.5 1.25 0.5 2.5 4.5 }
  expect lane 0 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
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
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
