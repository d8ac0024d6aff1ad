texlock 1
# Written by tests/oracle/tgsi/opcodes.py: TXL2 on its targets
# R-TGSI-1 R-TGSI-6 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-14 R-TGSI-15 R-TGSI-17 R-TGSI-20 R-TGSI-21
# R-TGSI-22 R-TGSI-23 R-TGSI-24 R-TGSI-25 R-TGSI-26 R-TGSI-27 R-TGSI-28 R-TGSI-29 R-TGSI-30 PD-70 PD-73
texture 0 { # CUBE_ARRAY
  type CUBEMAP_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 layers 5 levels 3 block 1 2 address 0x20000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 0 texture 0 sampler 0
texture 1 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x21000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 1 texture 1 sampler 1
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "TXL2 TEMP[0], IN[1], IN[2], SAMP[0], CUBE_ARRAY" bank 0
  "IN[1].x" = { 1.0 3.0 -1.0 -1.0 0.375 4.0 -3.5 -4.0 -0.875 -0.5 3.0 3.5 -1.0 -0.125 3.0 2.0 1.0 -3.0 -3.0 2.5 0.5 1.5 1.0 2.25 -3.0 1.0 1.0 0.75 -2.625 -1.5 -1.5 0.125 }
  "IN[1].y" = { 0.125 4.0 -0.75 0.75 -0.375 2.0 3.5 3.0 1.0 0.5 1.5 -4.0 0.875 -0.625 -0.75 -2.0 2.0 -1.125 1.5 4.0 -2.0 -1.5 -0.75 -2.25 -2.25 -3.0 -2.0 3.0 3.0 -3.0 -2.0 1.0 }
  "IN[1].z" = { -0.625 1.0 -0.75 -0.25 -3.0 -2.0 -4.0 1.0 0.125 -1.0 -1.5 -3.5 0.875 -1.0 -0.75 4.0 -1.0 1.875 -1.5 2.5 0.5 3.0 -0.25 3.0 2.25 4.0 1.0 -0.75 2.625 -1.5 -1.5 0.375 }
  "IN[1].w" = { 3.5 1.5 2.5 0.625 -0.5 0.625 2.5 2.625 -0.5 1.5 1.5 2.625 1.5 1.5 4.5 1.5 1.5 3.5 0.5 4.5 1.25 2.5 3.25 0.625 1.0 4.5 2.5 3.5 0.5 3.5 4.5 1.25 }
  "IN[2].x" = { 0.0 1.0 1.0 1.0 0.0 2.0 0.0 1.0 0.0 2.0 2.0 0.0 0.0 0.0 1.0 2.0 2.0 0.0 2.0 0.0 1.0 2.0 1.0 1.0 1.0 1.0 2.0 1.0 0.0 2.0 1.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41c00000 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40a00000 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x40c00000 "TEMP[0].w" = 0x40000000
  expect lane 6 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41880000 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41980000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40800000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41880000 "TEMP[0].w" = 0x40000000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41400000 "TEMP[0].w" = 0x40000000
  expect lane 11 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x41a80000 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x40e00000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41500000 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41880000 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40000000 "TEMP[0].z" = 0x41c00000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41800000 "TEMP[0].w" = 0x40000000
  expect lane 16 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41600000 "TEMP[0].w" = 0x40000000
  expect lane 17 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41c80000 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x40000000
  expect lane 19 "TEMP[0].x" = 0x40c00000 "TEMP[0].y" = 0x40c00000 "TEMP[0].z" = 0x41d00000 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41100000 "TEMP[0].w" = 0x3f800000
  expect lane 21 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41800000 "TEMP[0].w" = 0x40000000
  expect lane 22 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41900000 "TEMP[0].w" = 0x3f800000
  expect lane 23 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41200000 "TEMP[0].w" = 0x3f800000
  expect lane 24 "TEMP[0].x" = 0x40400000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x40e00000 "TEMP[0].w" = 0x3f800000
  expect lane 25 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41e00000 "TEMP[0].w" = 0x3f800000
  expect lane 26 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x41700000 "TEMP[0].w" = 0x40000000
  expect lane 27 "TEMP[0].x" = 0x40000000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41d00000 "TEMP[0].w" = 0x3f800000
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40e00000 "TEMP[0].z" = 0x40000000 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x41d80000 "TEMP[0].w" = 0x40000000
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x40400000 "TEMP[0].z" = 0x41d80000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x40800000 "TEMP[0].y" = 0x40a00000 "TEMP[0].z" = 0x41000000 "TEMP[0].w" = 0x0
}
warp 1 {
  tgsi "TXL2 TEMP[0], IN[1], IN[2], SAMP[0], SHADOWCUBE_ARRAY" bank 1
  "IN[1].x" = { 1.5 -0.25 3.0 -1.5 0.375 -2.5 0.25 2.0 -3.5 1.5 -2.25 -0.5 2.0 1.0 -0.375 0.5 -2.0 0.75 2.0 0.75 1.0 0.25 -1.5 0.5 -0.5 -2.5 -1.5 1.5 -0.5 -1.5 0.5 2.5 }
  "IN[1].y" = { -3.0 -0.25 -1.875 -2.0 -0.125 -4.0 0.75 -4.0 -1.5 3.0 3.0 -1.0 1.75 2.0 -0.625 1.0 1.5 -2.25 4.0 -3.0 3.0 -1.75 -2.0 1.0 -0.5 2.5 1.5 3.0 0.5 -3.0 2.0 -1.5 }
  "IN[1].z" = { 1.5 1.0 -1.125 1.5 1.0 -3.5 1.0 2.0 4.0 1.5 -2.25 0.5 -1.25 -1.0 -1.0 0.5 0.5 -3.0 -2.0 2.25 -4.0 -2.0 -1.5 -0.5 -1.0 -4.0 -3.0 -1.5 1.0 1.5 1.5 -4.0 }
  "IN[1].w" = { 0.625 1.0 2.5 1.5 2.5 1.25 2.5 -0.5 -0.5 1.0 4.5 2.5 0.5 3.25 1.5 -0.5 3.0 3.25 4.5 0.625 3.5 3.0 3.0 1.0 3.0 4.5 -0.5 1.5 0.5 2.5 0.625 3.25 }
  "IN[2].x" = { 2.0 1.0 0.0 1.0 0.0 0.0 1.0 2.0 0.0 2.0 1.0 2.0 0.0 2.0 0.0 2.0 1.0 1.0 2.0 1.0 1.0 0.0 1.0 2.0 2.0 0.0 2.0 2.0 2.0 2.0 1.0 0.0 }
  "IN[2].y" = { 0.453125 0.765625 0.03125 0.328125 0.46875 0.140625 0.71875 0.234375 0.671875 0.421875 0.546875 0.59375 0.671875 0.71875 0.046875 0.21875 0.328125 0.546875 0.90625 0.3125 0.265625 0.1875 0.046875 0.25 0.484375 0.71875 0.640625 0.46875 0.359375 0.578125 0.625 0.625 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
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
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 29 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 30 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 31 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
}
