# Written by tests/oracle/sm4/sample.py: offsets of the text
texlock 1
rules PD-114 PD-120 PD-120a
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
texture 5 { # 1D_ARRAY
  type ONE_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 layers 5 levels 3 block 1 2 address 0x25000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 5 texture 5 sampler 5
texture 6 { # SHADOW1D_ARRAY
  type ONE_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 layers 5 levels 3 block 1 2 address 0x26000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 6 texture 6 sampler 6
texture 7 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x27000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 7 texture 7 sampler 7
texture 8 { # SHADOW2D_ARRAY
  type TWO_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 layers 5 levels 3 block 1 2 address 0x28000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 8 texture 8 sampler 8
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  sm4 "sample_aoffimmi(-1,3,-8) r0.xyzw, r1.xyzw, t0.xyzw, s0"
  s = { 0.40625 0.46875 0.40625 0.46875 0.78125 0.84375 0.78125 0.84375 0.78125 0.84375 0.78125 0.84375 0.65625 0.71875 0.65625 0.71875 0.09375 0.15625 0.09375 0.15625 0.84375 0.90625 0.84375 0.90625 0.15625 0.21875 0.15625 0.21875 0.09375 0.15625 0.09375 0.15625 }
  expect lane 0 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 3 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 11 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 1 {
  sm4 "sample_b_aoffimmi(2,1,7) r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.x"
  s = { 0.71875 0.78125 0.71875 0.78125 0.84375 0.90625 0.84375 0.90625 0.21875 0.28125 0.21875 0.28125 0.28125 0.34375 0.28125 0.34375 0.15625 0.21875 0.15625 0.21875 0.46875 0.53125 0.46875 0.53125 0.09375 0.15625 0.09375 0.15625 0.15625 0.21875 0.15625 0.21875 }
  lod = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 3 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 11 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 2 {
  sm4 "sample_l_aoffimmi(7,-8,1) r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.x"
  s = { 0.875 0.15625 0.3125 0.9375 0.03125 0.90625 0.375 0.53125 0.65625 0.21875 0.125 0.875 0.96875 0.625 0.34375 0.78125 0.03125 0.8125 0.125 0.125 0.5625 0.96875 0.9375 0.6875 0.875 0.28125 0.71875 0.0625 0.625 0.375 0.28125 0.375 }
  lod = { 2.0 0.0 1.0 1.0 0.0 0.0 2.0 0.0 0.0 0.0 2.0 2.0 0.0 2.0 0.0 0.0 0.0 1.0 2.0 2.0 1.0 0.0 1.0 1.0 2.0 0.0 0.0 1.0 2.0 2.0 0.0 2.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 7 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 11 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 12 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 14 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 19 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 20 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 30 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 3 {
  sm4 "sample_d_aoffimmi(-8,7,-1) r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.xyxx, r3.xyxx"
  s = { 0.625 0.1875 0.875 0.8125 0.21875 0.46875 0.875 0.03125 0.0625 0.125 0.875 0.1875 0.28125 0.6875 0.875 0.0625 0.53125 0.1875 0.03125 0.46875 0.125 0.15625 0.125 0.34375 0.96875 0.375 0.125 0.625 0.15625 0.53125 0.625 0.53125 }
  dsdx = { 0.25 0.125 0.25 0.125 0.0625 0.0625 0.25 0.0625 0.125 0.25 0.25 0.125 0.0625 0.125 0.25 0.125 0.0625 0.125 0.0625 0.0625 0.25 0.0625 0.25 0.0625 0.0625 0.25 0.25 0.25 0.0625 0.0625 0.25 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 7 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 9 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 11 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 21 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 23 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 26 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 27 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 28 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 31 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 4 {
  sm4 "sample_c_aoffimmi(1,-2,3) r0.yw, r1.xyzw, t1.r, s1, r2.z"
  s = { 0.15625 0.21875 0.15625 0.21875 0.46875 0.53125 0.46875 0.53125 0.15625 0.21875 0.15625 0.21875 0.21875 0.28125 0.21875 0.28125 0.90625 0.96875 0.90625 0.96875 0.78125 0.84375 0.78125 0.84375 0.59375 0.65625 0.59375 0.65625 0.53125 0.59375 0.53125 0.59375 }
  dref = { 0.34375 0.453125 0.328125 0.4375 0.875 0.96875 0.859375 1.0 0.34375 0.4375 0.3125 0.4375 0.421875 0.53125 0.4375 0.5625 0.625 0.640625 0.625 0.625 0.421875 0.53125 0.4375 0.515625 0.109375 0.21875 0.109375 0.21875 0.96875 0.09375 0.984375 0.09375 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 5 {
  sm4 "sample_c_lz_aoffimmi(-3,2,0) r0.x, r1.xyzw, t1.xxxx, s1, r2.z"
  s = { 0.28125 0.28125 0.59375 0.28125 0.59375 0.15625 0.90625 0.21875 0.40625 0.15625 0.09375 0.46875 0.71875 0.28125 0.40625 0.78125 0.15625 0.71875 0.59375 0.96875 0.53125 0.84375 0.03125 0.84375 0.78125 0.34375 0.46875 0.21875 0.03125 0.46875 0.53125 0.90625 }
  dref = { 0.125 0.125 0.640625 0.109375 0.65625 -0.015625 0.1875 0.0 0.34375 -0.015625 -0.015625 0.421875 0.859375 0.09375 0.34375 0.984375 0.0 0.875 0.671875 0.3125 0.53125 0.109375 0.015625 0.09375 0.96875 0.21875 0.453125 0.015625 -0.015625 0.453125 0.53125 0.1875 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 6 {
  sm4 "sample_aoffimmi(7,-8,1) r0.xyzw, r1.xyzw, t2.xyzw, s2"
  s = { 0.71875 0.78125 0.71875 0.78125 0.84375 0.90625 0.84375 0.90625 0.84375 0.90625 0.84375 0.90625 0.15625 0.21875 0.15625 0.21875 0.65625 0.71875 0.65625 0.71875 0.90625 0.96875 0.90625 0.96875 0.65625 0.71875 0.65625 0.71875 0.78125 0.84375 0.78125 0.84375 }
  t = { 0.1875 0.1875 0.3125 0.3125 0.4375 0.4375 0.5625 0.5625 0.3125 0.3125 0.4375 0.4375 0.5625 0.5625 0.6875 0.6875 0.5625 0.5625 0.6875 0.6875 0.3125 0.3125 0.4375 0.4375 0.4375 0.4375 0.5625 0.5625 0.4375 0.4375 0.5625 0.5625 }
  expect lane 0 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 3 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 11 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 7 {
  sm4 "sample_b_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t2.xyzw, s2, r2.x"
  s = { 0.90625 0.96875 0.90625 0.96875 0.84375 0.90625 0.84375 0.90625 0.34375 0.40625 0.34375 0.40625 0.15625 0.21875 0.15625 0.21875 0.84375 0.90625 0.84375 0.90625 0.90625 0.96875 0.90625 0.96875 0.84375 0.90625 0.84375 0.90625 0.90625 0.96875 0.90625 0.96875 }
  t = { 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 0.0625 0.0625 0.1875 0.1875 0.3125 0.3125 0.4375 0.4375 0.6875 0.6875 0.8125 0.8125 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.3125 0.3125 }
  lod = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 3 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 14.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 15.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 14.0 R9 = 5.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 15.0 R9 = 5.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 6.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 11 R8 = 7.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 17 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 14.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 15.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 15.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 15.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 15.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 8 {
  sm4 "sample_l_aoffimmi(7,-8,1) r0.xyzw, r1.xyzw, t2.xyzw, s2, r2.x"
  s = { 0.5625 0.5625 0.125 0.96875 0.21875 0.21875 0.15625 0.3125 0.21875 0.1875 0.875 0.0625 0.9375 0.5625 0.96875 0.3125 0.3125 0.09375 0.125 0.28125 0.875 0.8125 0.125 0.15625 0.875 0.4375 0.125 0.1875 0.875 0.28125 0.78125 0.34375 }
  t = { 0.125 0.375 0.75 0.9375 0.0625 0.5625 0.4375 0.375 0.3125 0.875 0.75 0.375 0.875 0.375 0.0625 0.875 0.625 0.6875 0.75 0.9375 0.25 0.625 0.75 0.9375 0.25 0.625 0.75 0.125 0.75 0.1875 0.9375 0.6875 }
  lod = { 1.0 1.0 2.0 0.0 0.0 0.0 0.0 1.0 0.0 1.0 2.0 1.0 1.0 1.0 0.0 1.0 1.0 0.0 2.0 0.0 2.0 1.0 2.0 0.0 2.0 1.0 2.0 1.0 2.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 11 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 15 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 8.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 19 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 21 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 23 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 27 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 9 {
  sm4 "sample_d_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t2.xyzw, s2, r2.xyxx, r3.xyxx"
  s = { 0.21875 0.375 0.375 0.40625 0.46875 0.90625 0.3125 0.4375 0.625 0.3125 0.125 0.71875 0.4375 0.0625 0.0625 0.6875 0.0625 0.9375 0.1875 0.28125 0.0625 0.1875 0.375 0.65625 0.4375 0.09375 0.15625 0.625 0.125 0.0625 0.5625 0.59375 }
  t = { 0.9375 0.25 0.75 0.4375 0.4375 0.0625 0.625 0.375 0.25 0.125 0.75 0.1875 0.875 0.375 0.875 0.625 0.625 0.875 0.375 0.9375 0.875 0.375 0.25 0.4375 0.625 0.1875 0.8125 0.75 0.25 0.125 0.125 0.4375 }
  dsdx = { 0.0625 0.25 0.25 0.0625 0.0625 0.0625 0.125 0.125 0.25 0.125 0.25 0.0625 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.0625 0.125 0.125 0.25 0.0625 0.125 0.0625 0.0625 0.25 0.25 0.125 0.125 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.125 0.5 0.5 0.125 0.125 0.125 0.25 0.25 0.5 0.25 0.5 0.125 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.125 0.25 0.25 0.5 0.125 0.25 0.125 0.125 0.5 0.5 0.25 0.25 0.125 }
  expect lane 0 R8 = 4.0 R9 = 5.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 2 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 7.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 8.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 9 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 11 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 7.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 19 R8 = 5.0 R9 = 5.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 23 R8 = 11.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 3.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 28 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 30 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 10.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
}
warp 10 {
  sm4 "sample_c_aoffimmi(-3,2,0) r0.yw, r1.xyzw, t3.xxxx, s3, r2.z"
  s = { 0.59375 0.65625 0.59375 0.65625 0.03125 0.09375 0.03125 0.09375 0.84375 0.90625 0.84375 0.90625 0.59375 0.65625 0.59375 0.65625 0.03125 0.09375 0.03125 0.09375 0.78125 0.84375 0.78125 0.84375 0.65625 0.71875 0.65625 0.71875 0.28125 0.34375 0.28125 0.34375 }
  t = { 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 0.5625 0.5625 0.6875 0.6875 0.6875 0.6875 0.8125 0.8125 0.5625 0.5625 0.6875 0.6875 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 }
  dref = { 0.84375 0.96875 0.84375 0.984375 0.015625 0.015625 0.1875 0.203125 0.109375 0.234375 0.28125 0.421875 0.875 0.984375 0.875 0.984375 0.03125 0.03125 0.21875 0.21875 0.1875 0.296875 0.171875 0.296875 0.984375 0.0625 0.96875 0.0625 0.125 0.234375 0.296875 0.4375 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.0
}
warp 11 {
  sm4 "sample_c_lz_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t3.r, s3, r2.z"
  s = { 0.21875 0.96875 0.90625 0.96875 0.28125 0.46875 0.40625 0.28125 0.40625 0.28125 0.53125 0.78125 0.78125 0.65625 0.53125 0.40625 0.03125 0.53125 0.96875 0.21875 0.84375 0.40625 0.21875 0.59375 0.21875 0.46875 0.03125 0.40625 0.03125 0.21875 0.40625 0.84375 }
  t = { 0.6875 0.5625 0.4375 0.5625 0.0625 0.6875 0.8125 0.6875 0.9375 0.1875 0.3125 0.4375 0.8125 0.5625 0.4375 0.9375 0.3125 0.3125 0.8125 0.4375 0.1875 0.0625 0.9375 0.1875 0.1875 0.4375 0.9375 0.9375 0.0625 0.0625 0.9375 0.9375 }
  dref = { 0.9375 1.0 0.828125 0.96875 0.53125 0.40625 0.46875 0.046875 0.640625 0.546875 0.96875 0.578125 0.125 0.53125 0.171875 0.609375 0.09375 0.96875 0.34375 0.625 0.515625 0.78125 0.28125 0.078125 0.453125 0.03125 0.984375 0.640625 0.109375 0.453125 0.640625 0.40625 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 0.0
}
warp 12 {
  sm4 "sample_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t4.xyzw, s4"
  s = { 0.28125 0.34375 0.28125 0.34375 0.71875 0.78125 0.71875 0.78125 0.15625 0.21875 0.15625 0.21875 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.65625 0.71875 0.65625 0.71875 0.28125 0.34375 0.28125 0.34375 0.90625 0.96875 0.90625 0.96875 }
  t = { 0.6875 0.6875 0.8125 0.8125 0.5625 0.5625 0.6875 0.6875 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.3125 0.3125 0.6875 0.6875 0.8125 0.8125 0.3125 0.3125 0.4375 0.4375 0.1875 0.1875 0.3125 0.3125 0.6875 0.6875 0.8125 0.8125 }
  r = { 0.375 0.375 0.375 0.375 0.375 0.375 0.375 0.375 0.875 0.875 0.875 0.875 0.875 0.875 0.875 0.875 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 0.125 0.125 0.125 0.125 0.875 0.875 0.875 0.875 }
  expect lane 0 R8 = 5.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 1 R8 = 6.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 2 R8 = 5.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 3 R8 = 6.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 4 R8 = 12.0 R9 = 2.0 R10 = 3.0 R11 = 0.0
  expect lane 5 R8 = 13.0 R9 = 2.0 R10 = 3.0 R11 = 0.0
  expect lane 6 R8 = 12.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 7 R8 = 13.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 8 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 9 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 10 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 11 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 12 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 13 R8 = 2.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 14 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 15 R8 = 2.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 16 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 17 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 18 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 20 R8 = 11.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 21 R8 = 12.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 22 R8 = 11.0 R9 = 1.0 R10 = 3.0 R11 = 0.0
  expect lane 23 R8 = 12.0 R9 = 1.0 R10 = 3.0 R11 = 0.0
  expect lane 24 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 25 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 26 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 27 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 28 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 29 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 30 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 31 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
}
warp 13 {
  sm4 "sample_b_aoffimmi(2,1,7) r0.xyzw, r1.xyzw, t4.xyzw, s4, r2.x"
  s = { 0.15625 0.21875 0.15625 0.21875 0.65625 0.71875 0.65625 0.71875 0.59375 0.65625 0.59375 0.65625 0.03125 0.09375 0.03125 0.09375 0.09375 0.15625 0.09375 0.15625 0.90625 0.96875 0.90625 0.96875 0.84375 0.90625 0.84375 0.90625 0.65625 0.71875 0.65625 0.71875 }
  t = { 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.4375 0.4375 0.5625 0.5625 0.8125 0.8125 0.9375 0.9375 0.8125 0.8125 0.9375 0.9375 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.6875 0.6875 0.8125 0.8125 }
  r = { 0.125 0.125 0.125 0.125 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 0.875 0.875 0.875 0.875 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.125 0.125 0.125 0.125 0.875 0.875 0.875 0.875 }
  lod = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 4.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 1 R8 = 5.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 2 R8 = 4.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 3 R8 = 5.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 4 R8 = 12.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 5 R8 = 13.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 6 R8 = 12.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 7 R8 = 13.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 8 R8 = 11.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 9 R8 = 12.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 10 R8 = 11.0 R9 = 5.0 R10 = 3.0 R11 = 0.0
  expect lane 11 R8 = 12.0 R9 = 5.0 R10 = 3.0 R11 = 0.0
  expect lane 12 R8 = 2.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 13 R8 = 3.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 14 R8 = 2.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 15 R8 = 3.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 16 R8 = 3.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 17 R8 = 4.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 18 R8 = 3.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 19 R8 = 4.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 20 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 21 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 22 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 23 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 24 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 25 R8 = 15.0 R9 = 3.0 R10 = 3.0 R11 = 0.0
  expect lane 26 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 27 R8 = 15.0 R9 = 4.0 R10 = 3.0 R11 = 0.0
  expect lane 28 R8 = 12.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 29 R8 = 13.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 30 R8 = 12.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 31 R8 = 13.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
}
warp 14 {
  sm4 "sample_l_aoffimmi(7,-8,1) r0.xyzw, r1.xyzw, t4.xyzw, s4, r2.x"
  s = { 0.875 0.9375 0.0625 0.8125 0.9375 0.6875 0.125 0.125 0.8125 0.375 0.71875 0.125 0.21875 0.4375 0.625 0.5625 0.96875 0.875 0.96875 0.84375 0.375 0.875 0.46875 0.5625 0.375 0.4375 0.53125 0.90625 0.21875 0.1875 0.21875 0.6875 }
  t = { 0.25 0.125 0.125 0.375 0.125 0.875 0.75 0.25 0.875 0.25 0.4375 0.25 0.5625 0.875 0.25 0.875 0.3125 0.75 0.9375 0.4375 0.25 0.25 0.6875 0.625 0.25 0.375 0.9375 0.9375 0.8125 0.375 0.4375 0.875 }
  r = { 0.5 0.75 0.75 0.25 0.25 0.25 0.5 0.5 0.75 0.5 0.625 0.5 0.375 0.75 0.5 0.25 0.625 0.5 0.125 0.375 0.5 0.5 0.375 0.25 0.5 0.25 0.375 0.125 0.875 0.25 0.125 0.25 }
  lod = { 2.0 1.0 1.0 1.0 1.0 1.0 2.0 2.0 1.0 2.0 0.0 2.0 0.0 1.0 2.0 1.0 0.0 2.0 0.0 0.0 2.0 2.0 0.0 1.0 2.0 1.0 0.0 0.0 0.0 1.0 0.0 1.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 2 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 3 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 4 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 5 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 7 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 8 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 9 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 10 R8 = 15.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 11 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 12 R8 = 10.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 13 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 14 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 16 R8 = 15.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 17 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 20 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 21 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 22 R8 = 14.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 23 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 24 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 26 R8 = 15.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 27 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 28 R8 = 10.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 29 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 30 R8 = 10.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 31 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
}
warp 15 {
  sm4 "sample_aoffimmi(-8,7,-1) r0.xyzw, r1.xyzw, t5.xyzw, s5"
  array = { 4 4 4 4 0 0 0 0 2 2 2 2 2 2 2 2 4 4 4 4 1 1 1 1 3 3 3 3 2 2 2 2 }
  s = { 0.03125 0.09375 0.03125 0.09375 0.46875 0.53125 0.46875 0.53125 0.03125 0.09375 0.03125 0.09375 0.65625 0.71875 0.65625 0.71875 0.71875 0.78125 0.71875 0.78125 0.59375 0.65625 0.59375 0.65625 0.40625 0.46875 0.40625 0.46875 0.65625 0.71875 0.65625 0.71875 }
  expect lane 0 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 1 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 2 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 3 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 4 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 9 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 11 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 12 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 13 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 14 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 15 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 16 R8 = 3.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 17 R8 = 4.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 19 R8 = 4.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 20 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 22 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 23 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 25 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 26 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 27 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 28 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 29 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 30 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 31 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
}
warp 16 {
  sm4 "sample_b_aoffimmi(-8,7,-1) r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.x"
  array = { 3 3 3 3 4 4 4 4 1 1 1 1 2 2 2 2 1 1 1 1 2 2 2 2 1 1 1 1 3 3 3 3 }
  s = { 0.90625 0.96875 0.90625 0.96875 0.53125 0.59375 0.53125 0.59375 0.28125 0.34375 0.28125 0.34375 0.90625 0.96875 0.90625 0.96875 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.28125 0.34375 0.59375 0.65625 0.59375 0.65625 0.71875 0.78125 0.71875 0.78125 }
  lod = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 2 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 3 R8 = 7.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 4 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 5 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 7 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 8 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 9 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 11 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 12 R8 = 6.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 13 R8 = 7.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 14 R8 = 6.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 15 R8 = 7.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 16 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 17 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 18 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 19 R8 = 0.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 20 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 21 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 22 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 23 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 24 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 26 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 27 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 29 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 30 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 31 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
}
warp 17 {
  sm4 "sample_l_aoffimmi(2,1,7) r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.x"
  array = { 0 2 3 1 4 4 0 3 1 1 3 4 3 3 0 4 1 0 0 0 3 2 1 4 0 1 1 2 4 0 2 3 }
  s = { 0.53125 0.6875 0.28125 0.46875 0.8125 0.875 0.875 0.875 0.375 0.6875 0.375 0.46875 0.1875 0.0625 0.1875 0.09375 0.625 0.875 0.96875 0.90625 0.375 0.96875 0.125 0.125 0.0625 0.625 0.125 0.375 0.5625 0.28125 0.4375 0.65625 }
  lod = { 0.0 1.0 0.0 0.0 1.0 2.0 2.0 2.0 2.0 1.0 2.0 0.0 1.0 1.0 1.0 0.0 2.0 2.0 0.0 0.0 2.0 0.0 2.0 2.0 1.0 2.0 2.0 2.0 1.0 0.0 1.0 0.0 }
  expect lane 0 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 2 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 3 R8 = 9.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 4 R8 = 7.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 5 R8 = 3.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 7 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 2.0
  expect lane 8 R8 = 3.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 9 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 10 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 2.0
  expect lane 11 R8 = 9.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 12 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 13 R8 = 2.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 14 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 3.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 16 R8 = 3.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 17 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 2.0
  expect lane 21 R8 = 15.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 22 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 23 R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 24 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 3.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 26 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 27 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 28 R8 = 6.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 29 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 5.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 31 R8 = 12.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
}
warp 18 {
  sm4 "sample_d_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.xyxx, r3.xyxx"
  s = { 0.9375 0.8125 0.125 0.9375 0.15625 0.21875 0.5625 0.375 0.125 0.03125 0.71875 0.375 0.71875 0.28125 0.65625 0.5625 0.0625 0.03125 0.46875 0.1875 0.21875 0.46875 0.90625 0.71875 0.28125 0.40625 0.375 0.28125 0.375 0.84375 0.875 0.875 }
  array = { 0x10000 0x10004 0x10002 0x10000 0x10001 0x10000 0x10003 0x10004 0x10001 0x10003 0x10001 0x10001 0x10003 0x10000 0x10002 0x10004 0x10004 0x10003 0x10000 0x10001 0x10004 0x10003 0x10004 0x10001 0x10004 0x10001 0x10003 0x10004 0x10001 0x10000 0x10003 0x10004 }
  dsdx = { 0.125 0.125 0.25 0.125 0.0625 0.0625 0.125 0.25 0.25 0.0625 0.0625 0.25 0.0625 0.0625 0.0625 0.125 0.125 0.0625 0.0625 0.125 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.25 0.0625 0.25 0.0625 0.25 0.25 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 2 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 3 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 3.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 5 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 7 R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 8 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 9 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 10 R8 = 12.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 11 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 12 R8 = 12.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 13 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 11.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 15 R8 = 5.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 17 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 18 R8 = 8.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 20 R8 = 4.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 21 R8 = 8.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 22 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 23 R8 = 12.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 24 R8 = 5.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 25 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 26 R8 = 2.0 R9 = 0.0 R10 = 3.0 R11 = 2.0
  expect lane 27 R8 = 5.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 28 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 29 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 3.0 R9 = 0.0 R10 = 3.0 R11 = 2.0
  expect lane 31 R8 = 3.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
}
warp 19 {
  sm4 "sample_c_aoffimmi(1,-2,3) r0.x, r1.xyzw, t6.xxxx, s6, r2.z"
  array = { 1 1 1 1 4 4 4 4 0 0 0 0 0 0 0 0 4 4 4 4 0 0 0 0 2 2 2 2 4 4 4 4 }
  s = { 0.21875 0.28125 0.21875 0.28125 0.78125 0.84375 0.78125 0.84375 0.03125 0.09375 0.03125 0.09375 0.71875 0.78125 0.71875 0.78125 0.46875 0.53125 0.46875 0.53125 0.34375 0.40625 0.34375 0.40625 0.34375 0.40625 0.34375 0.40625 0.59375 0.65625 0.59375 0.65625 }
  dref = { 0.640625 0.75 0.65625 0.75 0.234375 0.328125 0.21875 0.34375 0.109375 0.21875 0.109375 0.234375 0.296875 0.421875 0.328125 0.421875 0.703125 0.796875 0.703125 0.78125 0.640625 0.765625 0.65625 0.765625 0.0625 0.15625 0.0625 0.15625 0.90625 0.015625 0.890625 0.0 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 20 {
  sm4 "sample_c_lz_aoffimmi(1,-2,3) r0.yw, r1.xyzw, t6.xxxx, s6, r2.z"
  array = { 1 1 3 1 4 2 3 3 3 1 0 3 0 1 1 3 1 4 0 3 3 2 0 1 3 0 4 3 0 1 4 4 }
  s = { 0.46875 0.09375 0.03125 0.46875 0.84375 0.46875 0.46875 0.09375 0.21875 0.65625 0.59375 0.09375 0.65625 0.21875 0.34375 0.15625 0.84375 0.46875 0.71875 0.96875 0.65625 0.84375 0.03125 0.65625 0.46875 0.40625 0.28125 0.46875 0.90625 0.53125 0.53125 0.15625 }
  dref = { 0.0625 0.421875 0.71875 0.09375 0.34375 0.28125 0.46875 0.84375 0.0625 0.40625 0.109375 0.828125 0.1875 0.625 0.84375 0.9375 0.71875 0.6875 0.296875 0.234375 0.8125 0.921875 0.125 0.390625 0.46875 0.765625 0.359375 0.5 0.625 0.203125 0.8125 0.140625 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 1.0
}
warp 21 {
  sm4 "sample_aoffimmi(7,-8,1) r0.xyzw, r1.xyzw, t7.xyzw, s7"
  array = { 4 4 4 4 4 4 4 4 4 4 4 4 1 1 1 1 4 4 4 4 1 1 1 1 3 3 3 3 1 1 1 1 }
  s = { 0.84375 0.90625 0.84375 0.90625 0.09375 0.15625 0.09375 0.15625 0.59375 0.65625 0.59375 0.65625 0.21875 0.28125 0.21875 0.28125 0.59375 0.65625 0.59375 0.65625 0.71875 0.78125 0.71875 0.78125 0.15625 0.21875 0.15625 0.21875 0.90625 0.96875 0.90625 0.96875 }
  t = { 0.3125 0.3125 0.4375 0.4375 0.8125 0.8125 0.9375 0.9375 0.6875 0.6875 0.8125 0.8125 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.3125 0.3125 0.4375 0.4375 0.5625 0.5625 }
  expect lane 0 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 1 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 2 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 3 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 4 R8 = 8.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 5 R8 = 9.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 6 R8 = 8.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 7 R8 = 9.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 8 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 9 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 10 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 11 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 12 R8 = 10.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 13 R8 = 11.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 14 R8 = 10.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 15 R8 = 11.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 16 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 17 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 18 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 19 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 20 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 21 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 22 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 23 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 24 R8 = 9.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 25 R8 = 10.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 26 R8 = 9.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 27 R8 = 10.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 28 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 29 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 30 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 31 R8 = 15.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
}
warp 22 {
  sm4 "sample_b_aoffimmi(-1,3,-8) r0.xyzw, r1.xyzw, t7.xyzw, s7, r2.x"
  array = { 2 2 2 2 2 2 2 2 2 2 2 2 4 4 4 4 2 2 2 2 4 4 4 4 0 0 0 0 3 3 3 3 }
  s = { 0.03125 0.09375 0.03125 0.09375 0.65625 0.71875 0.65625 0.71875 0.53125 0.59375 0.53125 0.59375 0.46875 0.53125 0.46875 0.53125 0.84375 0.90625 0.84375 0.90625 0.71875 0.78125 0.71875 0.78125 0.09375 0.15625 0.09375 0.15625 0.28125 0.34375 0.28125 0.34375 }
  t = { 0.4375 0.4375 0.5625 0.5625 0.8125 0.8125 0.9375 0.9375 0.6875 0.6875 0.8125 0.8125 0.3125 0.3125 0.4375 0.4375 0.6875 0.6875 0.8125 0.8125 0.1875 0.1875 0.3125 0.3125 0.5625 0.5625 0.6875 0.6875 0.4375 0.4375 0.5625 0.5625 }
  lod = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 0.0 R9 = 6.0 R10 = 2.0 R11 = 0.0
  expect lane 1 R8 = 0.0 R9 = 6.0 R10 = 2.0 R11 = 0.0
  expect lane 2 R8 = 0.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 3 R8 = 0.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 4 R8 = 9.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 5 R8 = 10.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 6 R8 = 9.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 7 R8 = 10.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 8 R8 = 7.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 9 R8 = 8.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 10 R8 = 7.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 11 R8 = 8.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 12 R8 = 6.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 13 R8 = 7.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 14 R8 = 6.0 R9 = 6.0 R10 = 4.0 R11 = 0.0
  expect lane 15 R8 = 7.0 R9 = 6.0 R10 = 4.0 R11 = 0.0
  expect lane 16 R8 = 12.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 17 R8 = 13.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 18 R8 = 12.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 19 R8 = 13.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 20 R8 = 10.0 R9 = 4.0 R10 = 4.0 R11 = 0.0
  expect lane 21 R8 = 11.0 R9 = 4.0 R10 = 4.0 R11 = 0.0
  expect lane 22 R8 = 10.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 23 R8 = 11.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 24 R8 = 0.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 1.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 0.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 1.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 3.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 29 R8 = 4.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 30 R8 = 3.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 31 R8 = 4.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
}
warp 23 {
  sm4 "sample_l_aoffimmi(-1,3,-8) r0.xyzw, r1.xyzw, t7.xyzw, s7, r2.x"
  array = { 0 0 1 1 4 2 0 0 3 1 1 2 1 3 0 3 2 3 1 2 3 0 4 0 3 0 2 3 4 0 4 1 }
  s = { 0.40625 0.625 0.375 0.875 0.03125 0.875 0.4375 0.65625 0.15625 0.125 0.3125 0.28125 0.84375 0.375 0.375 0.375 0.3125 0.34375 0.78125 0.15625 0.90625 0.125 0.34375 0.9375 0.3125 0.125 0.5625 0.59375 0.84375 0.375 0.03125 0.9375 }
  t = { 0.4375 0.25 0.25 0.75 0.9375 0.25 0.625 0.6875 0.6875 0.25 0.125 0.6875 0.6875 0.75 0.75 0.75 0.125 0.3125 0.5625 0.9375 0.6875 0.25 0.0625 0.625 0.375 0.25 0.875 0.8125 0.4375 0.75 0.1875 0.125 }
  lod = { 0.0 2.0 2.0 2.0 0.0 2.0 1.0 0.0 0.0 2.0 1.0 0.0 0.0 2.0 2.0 2.0 1.0 0.0 0.0 0.0 0.0 2.0 0.0 1.0 1.0 2.0 1.0 0.0 0.0 2.0 0.0 1.0 }
  expect lane 0 R8 = 5.0 R9 = 6.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 2 R8 = 0.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 3 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 4 R8 = 0.0 R9 = 7.0 R10 = 4.0 R11 = 0.0
  expect lane 5 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 6 R8 = 2.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 9.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 1.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 9 R8 = 0.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 10 R8 = 1.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 11 R8 = 3.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 12 R8 = 12.0 R9 = 7.0 R10 = 1.0 R11 = 0.0
  expect lane 13 R8 = 0.0 R9 = 1.0 R10 = 3.0 R11 = 2.0
  expect lane 14 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 0.0 R9 = 1.0 R10 = 3.0 R11 = 2.0
  expect lane 16 R8 = 1.0 R9 = 3.0 R10 = 2.0 R11 = 1.0
  expect lane 17 R8 = 4.0 R9 = 5.0 R10 = 3.0 R11 = 0.0
  expect lane 18 R8 = 11.0 R9 = 7.0 R10 = 1.0 R11 = 0.0
  expect lane 19 R8 = 1.0 R9 = 7.0 R10 = 2.0 R11 = 0.0
  expect lane 20 R8 = 13.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 21 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 22 R8 = 4.0 R9 = 3.0 R10 = 4.0 R11 = 0.0
  expect lane 23 R8 = 6.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 1.0 R9 = 3.0 R10 = 3.0 R11 = 1.0
  expect lane 25 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 26 R8 = 3.0 R9 = 3.0 R10 = 2.0 R11 = 1.0
  expect lane 27 R8 = 8.0 R9 = 7.0 R10 = 3.0 R11 = 0.0
  expect lane 28 R8 = 12.0 R9 = 6.0 R10 = 4.0 R11 = 0.0
  expect lane 29 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 30 R8 = 0.0 R9 = 4.0 R10 = 4.0 R11 = 0.0
  expect lane 31 R8 = 6.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
}
warp 24 {
  sm4 "sample_d_aoffimmi(-1,3,-8) r0.xyzw, r1.xyzw, t7.xyzw, s7, r2.xyxx, r3.xyxx"
  s = { 0.0625 0.1875 0.65625 0.1875 0.3125 0.8125 0.6875 0.6875 0.375 0.15625 0.5625 0.125 0.875 0.34375 0.625 0.125 0.90625 0.875 0.09375 0.0625 0.125 0.0625 0.65625 0.875 0.875 0.375 0.34375 0.78125 0.5625 0.96875 0.875 0.15625 }
  t = { 0.125 0.375 0.0625 0.125 0.625 0.125 0.875 0.125 0.25 0.6875 0.875 0.75 0.25 0.9375 0.75 0.25 0.1875 0.75 0.0625 0.625 0.25 0.875 0.3125 0.75 0.25 0.25 0.4375 0.3125 0.125 0.6875 0.25 0.5625 }
  array = { 0x3f0001 0x3f0003 0x3f0001 0x3f0000 0x3f0004 0x3f0002 0x3f0001 0x3f0002 0x3f0000 0x3f0001 0x3f0000 0x3f0000 0x3f0002 0x3f0001 0x3f0003 0x3f0002 0x3f0002 0x3f0001 0x3f0001 0x3f0000 0x3f0000 0x3f0001 0x3f0004 0x3f0000 0x3f0001 0x3f0001 0x3f0003 0x3f0004 0x3f0002 0x3f0000 0x3f0001 0x3f0004 }
  dsdx = { 0.125 0.125 0.0625 0.125 0.125 0.125 0.125 0.125 0.25 0.0625 0.125 0.25 0.25 0.0625 0.25 0.25 0.0625 0.25 0.0625 0.125 0.25 0.125 0.0625 0.25 0.25 0.25 0.0625 0.0625 0.125 0.0625 0.25 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.25 0.25 0.125 0.25 0.25 0.25 0.25 0.25 0.5 0.125 0.25 0.5 0.5 0.125 0.5 0.5 0.125 0.5 0.125 0.25 0.5 0.25 0.125 0.5 0.5 0.5 0.125 0.125 0.25 0.125 0.5 0.125 }
  expect lane 0 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 1 R8 = 0.0 R9 = 3.0 R10 = 3.0 R11 = 1.0
  expect lane 2 R8 = 9.0 R9 = 3.0 R10 = 1.0 R11 = 0.0
  expect lane 3 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 1.0 R9 = 3.0 R10 = 4.0 R11 = 1.0
  expect lane 5 R8 = 5.0 R9 = 3.0 R10 = 2.0 R11 = 1.0
  expect lane 6 R8 = 4.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 7 R8 = 4.0 R9 = 3.0 R10 = 2.0 R11 = 1.0
  expect lane 8 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 9 R8 = 1.0 R9 = 7.0 R10 = 1.0 R11 = 0.0
  expect lane 10 R8 = 3.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 12 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 13 R8 = 4.0 R9 = 7.0 R10 = 1.0 R11 = 0.0
  expect lane 14 R8 = 1.0 R9 = 1.0 R10 = 3.0 R11 = 2.0
  expect lane 15 R8 = 0.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 16 R8 = 13.0 R9 = 4.0 R10 = 2.0 R11 = 0.0
  expect lane 17 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 18 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 0.0
  expect lane 19 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 20 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 21 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 22 R8 = 9.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 23 R8 = 2.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 24 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 25 R8 = 0.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 26 R8 = 4.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 27 R8 = 11.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
  expect lane 28 R8 = 3.0 R9 = 3.0 R10 = 2.0 R11 = 1.0
  expect lane 29 R8 = 14.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 31 R8 = 1.0 R9 = 7.0 R10 = 4.0 R11 = 0.0
}
warp 25 {
  sm4 "sample_c_aoffimmi(-3,2,0) r0.yw, r1.xyzw, t8.r, s8, r2.z"
  array = { 2 2 2 2 0 0 0 0 2 2 2 2 1 1 1 1 4 4 4 4 1 1 1 1 3 3 3 3 3 3 3 3 }
  s = { 0.59375 0.65625 0.59375 0.65625 0.28125 0.34375 0.28125 0.34375 0.21875 0.28125 0.21875 0.28125 0.65625 0.71875 0.65625 0.71875 0.84375 0.90625 0.84375 0.90625 0.71875 0.78125 0.71875 0.78125 0.71875 0.78125 0.71875 0.78125 0.40625 0.46875 0.40625 0.46875 }
  t = { 0.0625 0.0625 0.1875 0.1875 0.0625 0.0625 0.1875 0.1875 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.6875 0.6875 0.8125 0.8125 0.6875 0.6875 0.8125 0.8125 0.4375 0.4375 0.5625 0.5625 0.4375 0.4375 0.5625 0.5625 }
  dref = { 0.390625 0.53125 0.59375 0.6875 0.453125 0.578125 0.609375 0.734375 0.75 0.84375 0.9375 0.03125 0.15625 0.296875 0.171875 0.28125 0.109375 0.234375 0.109375 0.21875 0.28125 0.40625 0.28125 0.390625 0.359375 0.4375 0.53125 0.625 0.78125 0.890625 0.953125 0.078125 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 26 {
  sm4 "sample_c_lz_aoffimmi(1,-2,3) r0.xyzw, r1.xyzw, t8.xxxx, s8, r2.z"
  array = { 1 4 0 1 1 2 2 1 3 1 3 0 0 2 2 3 0 2 4 2 2 2 0 3 1 0 2 3 0 2 2 3 }
  s = { 0.40625 0.78125 0.09375 0.15625 0.09375 0.71875 0.46875 0.28125 0.53125 0.96875 0.84375 0.15625 0.78125 0.09375 0.15625 0.03125 0.90625 0.46875 0.46875 0.46875 0.46875 0.96875 0.09375 0.40625 0.15625 0.84375 0.34375 0.96875 0.28125 0.34375 0.15625 0.53125 }
  t = { 0.0625 0.6875 0.1875 0.8125 0.6875 0.4375 0.9375 0.5625 0.9375 0.3125 0.8125 0.0625 0.1875 0.4375 0.4375 0.1875 0.0625 0.1875 0.5625 0.5625 0.0625 0.8125 0.0625 0.1875 0.9375 0.9375 0.1875 0.6875 0.3125 0.4375 0.4375 0.8125 }
  dref = { 0.953125 0.75 0.203125 0.203125 0.921875 0.875 0.15625 0.109375 0.4375 0.84375 0.828125 0.34375 0.40625 0.78125 0.921875 0.703125 0.625 0.265625 0.046875 0.609375 0.296875 0.71875 0.21875 0.390625 0.375 0.40625 0.078125 0.765625 0.53125 0.21875 0.921875 0.296875 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 0.0
}
