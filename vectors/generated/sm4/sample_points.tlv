# Written by tests/oracle/sm4/sample.py: a point sample of each kind of texture, by every opcode
texlock 1
rules PD-104 PD-106 PD-114 PD-120
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
texture 4 { # 1D_ARRAY
  type ONE_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 layers 5 levels 3 block 1 2 address 0x24000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 4 texture 4 sampler 4
texture 5 { # 2D_ARRAY
  type TWO_D_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 16 8 layers 5 levels 3 block 1 2 address 0x25000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 5 texture 5 sampler 5
texture 6 { # CUBE_ARRAY
  type CUBEMAP_ARRAY format R32_G32_B32_A32 FLOAT source R G B A
  size 8 8 layers 5 levels 3 block 1 2 address 0x26000000
  texels expression (float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level)) }
handle 6 texture 6 sampler 6
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  sm4 "sample r0.xyzw, r1.xyzw, t0.xyzw, s0"
  s = { 0.6875 0.8125 0.6875 0.8125 0.625 0.875 0.625 0.875 0.78125 0.84375 0.78125 0.84375 0.5625 0.6875 0.5625 0.6875 0.625 0.875 0.625 0.875 0.21875 0.28125 0.21875 0.28125 0.8125 0.9375 0.8125 0.9375 0.375 0.625 0.375 0.625 }
  expect lane 0 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 5 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 7 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 8 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 11 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 17 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 19 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 20 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 22 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 24 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 30 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 31 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 1 {
  sm4 "sample r0.xz, r1.xyzw, t0.wzyx, s0"
  s = { 0.03125 0.09375 0.03125 0.09375 0.8125 0.9375 0.8125 0.9375 0.125 0.375 0.125 0.375 0.1875 0.3125 0.1875 0.3125 0.8125 0.9375 0.8125 0.9375 0.375 0.625 0.375 0.625 0.09375 0.15625 0.09375 0.15625 0.4375 0.5625 0.4375 0.5625 }
  expect lane 0 R8 = 0.0 R9 = 0.0
  expect lane 1 R8 = 0.0 R9 = 0.0
  expect lane 2 R8 = 0.0 R9 = 0.0
  expect lane 3 R8 = 0.0 R9 = 0.0
  expect lane 4 R8 = 0.0 R9 = 1.0
  expect lane 5 R8 = 0.0 R9 = 1.0
  expect lane 6 R8 = 0.0 R9 = 1.0
  expect lane 7 R8 = 0.0 R9 = 1.0
  expect lane 8 R8 = 0.0 R9 = 2.0
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 0.0 R9 = 2.0
  expect lane 11 R8 = 0.0 R9 = 2.0
  expect lane 12 R8 = 0.0 R9 = 1.0
  expect lane 13 R8 = 0.0 R9 = 1.0
  expect lane 14 R8 = 0.0 R9 = 1.0
  expect lane 15 R8 = 0.0 R9 = 1.0
  expect lane 16 R8 = 0.0 R9 = 1.0
  expect lane 17 R8 = 0.0 R9 = 1.0
  expect lane 18 R8 = 0.0 R9 = 1.0
  expect lane 19 R8 = 0.0 R9 = 1.0
  expect lane 20 R8 = 0.0 R9 = 2.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 0.0 R9 = 2.0
  expect lane 23 R8 = 0.0 R9 = 2.0
  expect lane 24 R8 = 0.0 R9 = 0.0
  expect lane 25 R8 = 0.0 R9 = 0.0
  expect lane 26 R8 = 0.0 R9 = 0.0
  expect lane 27 R8 = 0.0 R9 = 0.0
  expect lane 28 R8 = 0.0 R9 = 1.0
  expect lane 29 R8 = 0.0 R9 = 1.0
  expect lane 30 R8 = 0.0 R9 = 1.0
  expect lane 31 R8 = 0.0 R9 = 1.0
}
warp 2 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.x"
  s = { 0.625 0.875 0.625 0.875 0.5625 0.6875 0.5625 0.6875 0.90625 0.96875 0.90625 0.96875 0.4375 0.5625 0.4375 0.5625 0.375 0.625 0.375 0.625 0.15625 0.21875 0.15625 0.21875 0.40625 0.46875 0.40625 0.46875 0.0625 0.1875 0.0625 0.1875 }
  lod = { 1.75 2.0 1.25 0.75 1.0 1.25 -0.25 2.0 0.25 1.75 1.0 0.25 -0.25 2.0 1.25 -0.25 2.0 2.25 1.75 0.0 1.25 1.75 0.0 2.25 -0.25 1.0 2.25 -0.25 0.0 1.25 -0.25 2.0 }
  expect lane 0 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 2 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 4 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 5 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 8 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 10 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 14 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 17 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 19 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 20 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 22 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 24 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 27 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 30 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 3 {
  sm4 "sample_l r0.xyz, r1.xyzw, t0.yxwz, s0, r2.w"
  s = { 0.4375 0.3125 0.03125 0.875 0.09375 0.3125 0.875 0.71875 0.4375 0.375 0.625 0.625 0.3125 0.125 0.6875 0.4375 0.53125 0.0625 0.875 0.03125 0.5625 0.5625 0.375 0.0625 0.8125 0.875 0.3125 0.875 0.6875 0.375 0.65625 0.8125 }
  lod = { 0.75 1.0 0.25 1.75 0.0 1.25 1.75 0.0 1.25 1.75 2.0 2.25 0.75 2.0 1.25 0.75 0.0 1.25 1.75 0.0 1.25 0.75 2.0 1.25 0.75 2.0 1.25 1.75 1.0 2.25 -0.25 1.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 1.0
  expect lane 1 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 2 R8 = 0.0 R9 = 0.0 R10 = 0.0
  expect lane 3 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 4 R8 = 1.0 R9 = 0.0 R10 = 0.0
  expect lane 5 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 7 R8 = 11.0 R9 = 0.0 R10 = 0.0
  expect lane 8 R8 = 3.0 R9 = 0.0 R10 = 1.0
  expect lane 9 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 10 R8 = 2.0 R9 = 0.0 R10 = 2.0
  expect lane 11 R8 = 2.0 R9 = 0.0 R10 = 2.0
  expect lane 12 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 13 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 14 R8 = 5.0 R9 = 0.0 R10 = 1.0
  expect lane 15 R8 = 3.0 R9 = 0.0 R10 = 1.0
  expect lane 16 R8 = 8.0 R9 = 0.0 R10 = 0.0
  expect lane 17 R8 = 0.0 R9 = 0.0 R10 = 1.0
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 19 R8 = 0.0 R9 = 0.0 R10 = 0.0
  expect lane 20 R8 = 4.0 R9 = 0.0 R10 = 1.0
  expect lane 21 R8 = 4.0 R9 = 0.0 R10 = 1.0
  expect lane 22 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 23 R8 = 0.0 R9 = 0.0 R10 = 1.0
  expect lane 24 R8 = 6.0 R9 = 0.0 R10 = 1.0
  expect lane 25 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 26 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 27 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 28 R8 = 5.0 R9 = 0.0 R10 = 1.0
  expect lane 29 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 30 R8 = 10.0 R9 = 0.0 R10 = 0.0
  expect lane 31 R8 = 6.0 R9 = 0.0 R10 = 1.0
}
warp 4 {
  sm4 "sample r0.xz, r1.xyzw, t1.wzyx, s1"
  s = { 0.0625 0.1875 0.0625 0.1875 0.625 0.875 0.625 0.875 0.125 0.375 0.125 0.375 0.625 0.875 0.625 0.875 0.125 0.375 0.125 0.375 0.125 0.375 0.125 0.375 0.375 0.625 0.375 0.625 0.375 0.625 0.375 0.625 }
  t = { 0.625 0.625 0.875 0.875 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 }
  expect lane 0 R8 = 2.0 R9 = 1.0
  expect lane 1 R8 = 2.0 R9 = 1.0
  expect lane 2 R8 = 3.0 R9 = 1.0
  expect lane 3 R8 = 3.0 R9 = 1.0
  expect lane 4 R8 = 0.0 R9 = 2.0
  expect lane 5 R8 = 0.0 R9 = 2.0
  expect lane 6 R8 = 1.0 R9 = 2.0
  expect lane 7 R8 = 1.0 R9 = 2.0
  expect lane 8 R8 = 0.0 R9 = 2.0
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 1.0 R9 = 2.0
  expect lane 11 R8 = 1.0 R9 = 2.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 0.0 R9 = 2.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 0.0 R9 = 2.0
  expect lane 17 R8 = 0.0 R9 = 2.0
  expect lane 18 R8 = 1.0 R9 = 2.0
  expect lane 19 R8 = 1.0 R9 = 2.0
  expect lane 20 R8 = 0.0 R9 = 2.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 1.0 R9 = 2.0
  expect lane 23 R8 = 1.0 R9 = 2.0
  expect lane 24 R8 = 0.0 R9 = 2.0
  expect lane 25 R8 = 0.0 R9 = 2.0
  expect lane 26 R8 = 1.0 R9 = 2.0
  expect lane 27 R8 = 1.0 R9 = 2.0
  expect lane 28 R8 = 0.0 R9 = 2.0
  expect lane 29 R8 = 0.0 R9 = 2.0
  expect lane 30 R8 = 1.0 R9 = 2.0
  expect lane 31 R8 = 1.0 R9 = 2.0
}
warp 5 {
  sm4 "sample r0.w, r1.xyzw, t1.y, s1"
  s = { 0.375 0.625 0.375 0.625 0.625 0.875 0.625 0.875 0.0625 0.1875 0.0625 0.1875 0.15625 0.21875 0.15625 0.21875 0.375 0.625 0.375 0.625 0.3125 0.4375 0.3125 0.4375 0.1875 0.3125 0.1875 0.3125 0.375 0.625 0.375 0.625 }
  t = { 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.125 0.125 0.375 0.375 0.4375 0.4375 0.5625 0.5625 0.25 0.25 0.75 0.75 0.375 0.375 0.625 0.625 0.375 0.375 0.625 0.625 0.25 0.25 0.75 0.75 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 3.0
  expect lane 13 R8 = 3.0
  expect lane 14 R8 = 4.0
  expect lane 15 R8 = 4.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 2.0
  expect lane 23 R8 = 2.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 2.0
  expect lane 27 R8 = 2.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 6 {
  sm4 "sample_b r0.xz, r1.xyzw, t1.wzyx, s1, r2.x"
  s = { 0.125 0.375 0.125 0.375 0.625 0.875 0.625 0.875 0.0625 0.1875 0.0625 0.1875 0.125 0.375 0.125 0.375 0.46875 0.53125 0.46875 0.53125 0.0625 0.1875 0.0625 0.1875 0.625 0.875 0.625 0.875 0.28125 0.34375 0.28125 0.34375 }
  t = { 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.375 0.375 0.625 0.625 0.25 0.25 0.75 0.75 0.1875 0.1875 0.3125 0.3125 0.125 0.125 0.375 0.375 0.25 0.25 0.75 0.75 0.1875 0.1875 0.3125 0.3125 }
  lod = { 1.75 2.0 2.25 1.75 1.0 1.25 1.75 2.0 2.25 0.75 2.0 0.25 0.75 1.0 1.25 0.75 2.0 0.25 -0.25 1.0 2.25 1.75 0.0 0.25 1.75 0.0 1.25 0.75 0.0 2.25 -0.25 0.0 }
  expect lane 0 R8 = 0.0 R9 = 2.0
  expect lane 1 R8 = 0.0 R9 = 2.0
  expect lane 2 R8 = 1.0 R9 = 2.0
  expect lane 3 R8 = 1.0 R9 = 2.0
  expect lane 4 R8 = 0.0 R9 = 2.0
  expect lane 5 R8 = 0.0 R9 = 2.0
  expect lane 6 R8 = 1.0 R9 = 2.0
  expect lane 7 R8 = 1.0 R9 = 2.0
  expect lane 8 R8 = 0.0 R9 = 2.0
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 1.0 R9 = 2.0
  expect lane 11 R8 = 2.0 R9 = 1.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 0.0 R9 = 2.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 0.0 R9 = 2.0
  expect lane 17 R8 = 1.0 R9 = 0.0
  expect lane 18 R8 = 2.0 R9 = 0.0
  expect lane 19 R8 = 1.0 R9 = 1.0
  expect lane 20 R8 = 0.0 R9 = 2.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 1.0 R9 = 1.0
  expect lane 23 R8 = 1.0 R9 = 1.0
  expect lane 24 R8 = 0.0 R9 = 2.0
  expect lane 25 R8 = 0.0 R9 = 2.0
  expect lane 26 R8 = 1.0 R9 = 2.0
  expect lane 27 R8 = 1.0 R9 = 2.0
  expect lane 28 R8 = 1.0 R9 = 0.0
  expect lane 29 R8 = 0.0 R9 = 2.0
  expect lane 30 R8 = 2.0 R9 = 0.0
  expect lane 31 R8 = 2.0 R9 = 0.0
}
warp 7 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t1.zzxx, s1, r2.w"
  s = { 0.875 0.375 0.0625 0.15625 0.9375 0.1875 0.875 0.625 0.34375 0.5625 0.5625 0.0625 0.625 0.625 0.71875 0.0625 0.1875 0.6875 0.59375 0.78125 0.90625 0.625 0.375 0.625 0.96875 0.3125 0.34375 0.125 0.59375 0.78125 0.0625 0.375 }
  t = { 0.75 0.75 0.125 0.9375 0.625 0.625 0.25 0.75 0.5625 0.375 0.375 0.125 0.25 0.75 0.3125 0.875 0.625 0.125 0.0625 0.6875 0.9375 0.75 0.25 0.25 0.5625 0.875 0.1875 0.25 0.6875 0.1875 0.625 0.25 }
  lod = { 1.75 2.0 1.25 -0.25 1.0 1.25 1.75 2.0 0.25 0.75 1.0 1.25 1.75 2.0 0.25 0.75 1.0 1.25 -0.25 0.0 0.25 1.75 2.0 2.25 -0.25 1.0 0.25 1.75 0.0 0.25 0.75 2.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0
  expect lane 1 R8 = 1.0 R9 = 0.0
  expect lane 2 R8 = 0.0 R9 = 0.0
  expect lane 3 R8 = 2.0 R9 = 0.0
  expect lane 4 R8 = 7.0 R9 = 0.0
  expect lane 5 R8 = 1.0 R9 = 0.0
  expect lane 6 R8 = 3.0 R9 = 0.0
  expect lane 7 R8 = 2.0 R9 = 0.0
  expect lane 8 R8 = 5.0 R9 = 0.0
  expect lane 9 R8 = 4.0 R9 = 0.0
  expect lane 10 R8 = 4.0 R9 = 0.0
  expect lane 11 R8 = 0.0 R9 = 0.0
  expect lane 12 R8 = 2.0 R9 = 0.0
  expect lane 13 R8 = 2.0 R9 = 0.0
  expect lane 14 R8 = 11.0 R9 = 0.0
  expect lane 15 R8 = 0.0 R9 = 0.0
  expect lane 16 R8 = 1.0 R9 = 0.0
  expect lane 17 R8 = 5.0 R9 = 0.0
  expect lane 18 R8 = 9.0 R9 = 0.0
  expect lane 19 R8 = 12.0 R9 = 0.0
  expect lane 20 R8 = 14.0 R9 = 0.0
  expect lane 21 R8 = 2.0 R9 = 0.0
  expect lane 22 R8 = 1.0 R9 = 0.0
  expect lane 23 R8 = 2.0 R9 = 0.0
  expect lane 24 R8 = 15.0 R9 = 0.0
  expect lane 25 R8 = 2.0 R9 = 0.0
  expect lane 26 R8 = 5.0 R9 = 0.0
  expect lane 27 R8 = 0.0 R9 = 0.0
  expect lane 28 R8 = 9.0 R9 = 0.0
  expect lane 29 R8 = 12.0 R9 = 0.0
  expect lane 30 R8 = 0.0 R9 = 0.0
  expect lane 31 R8 = 1.0 R9 = 0.0
}
warp 8 {
  sm4 "sample r0.w, r1.xyzw, t2.y, s2"
  s = { 0.375 0.625 0.375 0.625 0.84375 0.90625 0.84375 0.90625 0.375 0.625 0.375 0.625 0.59375 0.65625 0.59375 0.65625 0.375 0.625 0.375 0.625 0.46875 0.53125 0.46875 0.53125 0.0625 0.1875 0.0625 0.1875 0.0625 0.1875 0.0625 0.1875 }
  t = { 0.25 0.25 0.75 0.75 0.0625 0.0625 0.1875 0.1875 0.25 0.25 0.75 0.75 0.1875 0.1875 0.3125 0.3125 0.25 0.25 0.75 0.75 0.6875 0.6875 0.8125 0.8125 0.625 0.625 0.875 0.875 0.625 0.625 0.875 0.875 }
  r = { 0.5 0.5 0.5 0.5 0.375 0.375 0.375 0.375 0.5 0.5 0.5 0.5 0.625 0.625 0.625 0.625 0.5 0.5 0.5 0.5 0.375 0.375 0.375 0.375 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 2.0
  expect lane 15 R8 = 2.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 5.0
  expect lane 21 R8 = 5.0
  expect lane 22 R8 = 6.0
  expect lane 23 R8 = 6.0
  expect lane 24 R8 = 2.0
  expect lane 25 R8 = 2.0
  expect lane 26 R8 = 3.0
  expect lane 27 R8 = 3.0
  expect lane 28 R8 = 2.0
  expect lane 29 R8 = 2.0
  expect lane 30 R8 = 3.0
  expect lane 31 R8 = 3.0
}
warp 9 {
  sm4 "sample r0.xyz, r1.xyzw, t2.yxwz, s2"
  s = { 0.34375 0.40625 0.34375 0.40625 0.1875 0.3125 0.1875 0.3125 0.15625 0.21875 0.15625 0.21875 0.125 0.375 0.125 0.375 0.3125 0.4375 0.3125 0.4375 0.15625 0.21875 0.15625 0.21875 0.28125 0.34375 0.28125 0.34375 0.375 0.625 0.375 0.625 }
  t = { 0.1875 0.1875 0.3125 0.3125 0.625 0.625 0.875 0.875 0.5625 0.5625 0.6875 0.6875 0.25 0.25 0.75 0.75 0.125 0.125 0.375 0.375 0.4375 0.4375 0.5625 0.5625 0.4375 0.4375 0.5625 0.5625 0.25 0.25 0.75 0.75 }
  r = { 0.875 0.875 0.875 0.875 0.25 0.25 0.25 0.25 0.875 0.875 0.875 0.875 0.5 0.5 0.5 0.5 0.25 0.25 0.25 0.25 0.625 0.625 0.625 0.625 0.625 0.625 0.625 0.625 0.5 0.5 0.5 0.5 }
  expect lane 0 R8 = 5.0 R9 = 1.0 R10 = 0.0
  expect lane 1 R8 = 6.0 R9 = 1.0 R10 = 0.0
  expect lane 2 R8 = 5.0 R9 = 2.0 R10 = 0.0
  expect lane 3 R8 = 6.0 R9 = 2.0 R10 = 0.0
  expect lane 4 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 5 R8 = 2.0 R9 = 2.0 R10 = 1.0
  expect lane 6 R8 = 1.0 R9 = 3.0 R10 = 1.0
  expect lane 7 R8 = 2.0 R9 = 3.0 R10 = 1.0
  expect lane 8 R8 = 2.0 R9 = 4.0 R10 = 0.0
  expect lane 9 R8 = 3.0 R9 = 4.0 R10 = 0.0
  expect lane 10 R8 = 2.0 R9 = 5.0 R10 = 0.0
  expect lane 11 R8 = 3.0 R9 = 5.0 R10 = 0.0
  expect lane 12 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 13 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 14 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 15 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 16 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 17 R8 = 3.0 R9 = 0.0 R10 = 1.0
  expect lane 18 R8 = 2.0 R9 = 1.0 R10 = 1.0
  expect lane 19 R8 = 3.0 R9 = 1.0 R10 = 1.0
  expect lane 20 R8 = 2.0 R9 = 3.0 R10 = 0.0
  expect lane 21 R8 = 3.0 R9 = 3.0 R10 = 0.0
  expect lane 22 R8 = 2.0 R9 = 4.0 R10 = 0.0
  expect lane 23 R8 = 3.0 R9 = 4.0 R10 = 0.0
  expect lane 24 R8 = 4.0 R9 = 3.0 R10 = 0.0
  expect lane 25 R8 = 5.0 R9 = 3.0 R10 = 0.0
  expect lane 26 R8 = 4.0 R9 = 4.0 R10 = 0.0
  expect lane 27 R8 = 5.0 R9 = 4.0 R10 = 0.0
  expect lane 28 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 29 R8 = 2.0 R9 = 0.0 R10 = 2.0
  expect lane 30 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 31 R8 = 2.0 R9 = 1.0 R10 = 2.0
}
warp 10 {
  sm4 "sample_b r0.w, r1.xyzw, t2.y, s2, r2.x"
  s = { 0.28125 0.34375 0.28125 0.34375 0.0625 0.1875 0.0625 0.1875 0.8125 0.9375 0.8125 0.9375 0.625 0.875 0.625 0.875 0.09375 0.15625 0.09375 0.15625 0.46875 0.53125 0.46875 0.53125 0.6875 0.8125 0.6875 0.8125 0.40625 0.46875 0.40625 0.46875 }
  t = { 0.1875 0.1875 0.3125 0.3125 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.25 0.25 0.75 0.75 0.8125 0.8125 0.9375 0.9375 0.4375 0.4375 0.5625 0.5625 0.625 0.625 0.875 0.875 0.3125 0.3125 0.4375 0.4375 }
  r = { 0.625 0.625 0.625 0.625 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.5 0.5 0.5 0.5 0.625 0.625 0.625 0.625 0.375 0.375 0.375 0.375 0.25 0.25 0.25 0.25 0.875 0.875 0.875 0.875 }
  lod = { -0.25 0.0 1.25 -0.25 0.0 2.25 0.75 0.0 2.25 0.75 0.0 2.25 1.75 0.0 0.25 -0.25 1.0 1.25 0.75 1.0 0.25 1.75 1.0 1.25 1.75 1.0 2.25 1.75 1.0 1.25 0.75 1.0 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 2.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 2.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 3.0
  expect lane 17 R8 = 3.0
  expect lane 18 R8 = 3.0
  expect lane 19 R8 = 3.0
  expect lane 20 R8 = 3.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 2.0
  expect lane 23 R8 = 2.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 11 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t2.xyzw, s2, r2.w"
  s = { 0.34375 0.59375 0.875 0.53125 0.3125 0.625 0.6875 0.96875 0.375 0.125 0.90625 0.125 0.8125 0.6875 0.0625 0.71875 0.09375 0.625 0.8125 0.6875 0.6875 0.96875 0.65625 0.84375 0.375 0.875 0.90625 0.15625 0.4375 0.65625 0.1875 0.59375 }
  t = { 0.3125 0.8125 0.75 0.6875 0.375 0.25 0.375 0.4375 0.75 0.75 0.1875 0.75 0.375 0.125 0.875 0.8125 0.8125 0.25 0.125 0.375 0.625 0.9375 0.3125 0.0625 0.25 0.75 0.9375 0.9375 0.125 0.6875 0.875 0.1875 }
  r = { 0.125 0.875 0.5 0.875 0.75 0.5 0.25 0.625 0.5 0.5 0.625 0.5 0.25 0.75 0.75 0.125 0.625 0.5 0.75 0.75 0.75 0.375 0.625 0.375 0.5 0.5 0.125 0.125 0.25 0.375 0.25 0.375 }
  lod = { -0.25 0.0 2.25 -0.25 1.0 2.25 0.75 0.0 2.25 1.75 0.0 2.25 0.75 1.0 1.25 -0.25 0.0 2.25 0.75 1.0 1.25 -0.25 0.0 0.25 1.75 2.0 0.25 -0.25 1.0 0.25 0.75 0.0 }
  expect lane 0 R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 9.0 R9 = 6.0 R10 = 3.0 R11 = 0.0
  expect lane 2 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 8.0 R9 = 5.0 R10 = 3.0 R11 = 0.0
  expect lane 4 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 5 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 5.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 15.0 R9 = 3.0 R10 = 2.0 R11 = 0.0
  expect lane 8 R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 9 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 10 R8 = 14.0 R9 = 1.0 R10 = 2.0 R11 = 0.0
  expect lane 11 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 12 R8 = 6.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 5.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 14 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 15 R8 = 11.0 R9 = 6.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 1.0 R9 = 6.0 R10 = 2.0 R11 = 0.0
  expect lane 17 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 6.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 19 R8 = 5.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 20 R8 = 5.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 21 R8 = 15.0 R9 = 7.0 R10 = 1.0 R11 = 0.0
  expect lane 22 R8 = 10.0 R9 = 2.0 R10 = 2.0 R11 = 0.0
  expect lane 23 R8 = 13.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 24 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 26 R8 = 14.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 2.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 10.0 R9 = 5.0 R10 = 1.0 R11 = 0.0
  expect lane 30 R8 = 1.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 9.0 R9 = 1.0 R10 = 1.0 R11 = 0.0
}
warp 12 {
  sm4 "sample r0.xyz, r1.xyzw, t3.yxwz, s3"
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 0.375 0.625 0.375 0.625 -1.0 -1.0 -1.0 -1.0 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 1.0 1.0 1.0 1.0 }
  t = { 0.375 0.375 0.125 0.125 0.25 0.25 -0.25 -0.25 -0.25 -0.25 -0.75 -0.75 0.875 0.875 0.625 0.625 0.75 0.75 0.25 0.25 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.75 0.75 0.25 0.25 }
  r = { 0.375 0.125 0.375 0.125 -0.25 0.25 -0.25 0.25 0.25 0.75 0.25 0.75 1.0 1.0 1.0 1.0 -0.75 -0.25 -0.75 -0.25 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.25 -0.25 0.25 -0.25 }
  expect lane 0 R8 = 2.0 R9 = 2.0 R10 = 0.0
  expect lane 1 R8 = 3.0 R9 = 2.0 R10 = 0.0
  expect lane 2 R8 = 2.0 R9 = 3.0 R10 = 0.0
  expect lane 3 R8 = 3.0 R9 = 3.0 R10 = 0.0
  expect lane 4 R8 = 1.0 R9 = 1.0 R10 = 1.0
  expect lane 5 R8 = 2.0 R9 = 1.0 R10 = 1.0
  expect lane 6 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 7 R8 = 2.0 R9 = 2.0 R10 = 1.0
  expect lane 8 R8 = 2.0 R9 = 2.0 R10 = 1.0
  expect lane 9 R8 = 3.0 R9 = 2.0 R10 = 1.0
  expect lane 10 R8 = 2.0 R9 = 3.0 R10 = 1.0
  expect lane 11 R8 = 3.0 R9 = 3.0 R10 = 1.0
  expect lane 12 R8 = 5.0 R9 = 0.0 R10 = 0.0
  expect lane 13 R8 = 6.0 R9 = 0.0 R10 = 0.0
  expect lane 14 R8 = 5.0 R9 = 1.0 R10 = 0.0
  expect lane 15 R8 = 6.0 R9 = 1.0 R10 = 0.0
  expect lane 16 R8 = 0.0 R9 = 0.0 R10 = 1.0
  expect lane 17 R8 = 1.0 R9 = 0.0 R10 = 1.0
  expect lane 18 R8 = 0.0 R9 = 1.0 R10 = 1.0
  expect lane 19 R8 = 1.0 R9 = 1.0 R10 = 1.0
  expect lane 20 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 21 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 22 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 23 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 25 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 26 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 27 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 28 R8 = 1.0 R9 = 0.0 R10 = 1.0
  expect lane 29 R8 = 2.0 R9 = 0.0 R10 = 1.0
  expect lane 30 R8 = 1.0 R9 = 1.0 R10 = 1.0
  expect lane 31 R8 = 2.0 R9 = 1.0 R10 = 1.0
}
warp 13 {
  sm4 "sample r0.xyzw, r1.xyzw, t3.zzxx, s3"
  s = { 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -0.625 -0.375 -0.625 -0.375 -0.5 0.5 -0.5 0.5 0.25 0.75 0.25 0.75 -0.25 0.25 -0.25 0.25 0.5 -0.5 0.5 -0.5 0.625 0.875 0.625 0.875 }
  t = { 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 0.5 0.5 -0.5 -0.5 -0.375 -0.375 -0.625 -0.625 }
  r = { -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.375 0.375 0.125 0.125 -0.5 -0.5 0.5 0.5 0.75 0.75 0.25 0.25 -0.25 -0.25 0.25 0.25 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 }
  expect lane 0 R8 = 0.0 R9 = 5.0
  expect lane 1 R8 = 1.0 R9 = 5.0
  expect lane 2 R8 = 0.0 R9 = 5.0
  expect lane 3 R8 = 1.0 R9 = 5.0
  expect lane 4 R8 = 0.0 R9 = 0.0
  expect lane 5 R8 = 1.0 R9 = 0.0
  expect lane 6 R8 = 0.0 R9 = 0.0
  expect lane 7 R8 = 1.0 R9 = 0.0
  expect lane 8 R8 = 1.0 R9 = 3.0
  expect lane 9 R8 = 2.0 R9 = 3.0
  expect lane 10 R8 = 1.0 R9 = 3.0
  expect lane 11 R8 = 2.0 R9 = 3.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 1.0 R9 = 2.0
  expect lane 14 R8 = 0.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 2.0 R9 = 3.0
  expect lane 17 R8 = 3.0 R9 = 3.0
  expect lane 18 R8 = 2.0 R9 = 3.0
  expect lane 19 R8 = 3.0 R9 = 3.0
  expect lane 20 R8 = 1.0 R9 = 2.0
  expect lane 21 R8 = 2.0 R9 = 2.0
  expect lane 22 R8 = 1.0 R9 = 2.0
  expect lane 23 R8 = 2.0 R9 = 2.0
  expect lane 24 R8 = 0.0 R9 = 5.0
  expect lane 25 R8 = 1.0 R9 = 5.0
  expect lane 26 R8 = 0.0 R9 = 5.0
  expect lane 27 R8 = 1.0 R9 = 5.0
  expect lane 28 R8 = 6.0 R9 = 4.0
  expect lane 29 R8 = 7.0 R9 = 4.0
  expect lane 30 R8 = 6.0 R9 = 4.0
  expect lane 31 R8 = 7.0 R9 = 4.0
}
warp 14 {
  sm4 "sample_b r0.xyz, r1.xyzw, t3.yxwz, s3, r2.x"
  s = { 0.125 0.375 0.125 0.375 0.25 0.75 0.25 0.75 -1.0 -1.0 -1.0 -1.0 -0.25 0.25 -0.25 0.25 -0.5 0.5 -0.5 0.5 -0.375 -0.125 -0.375 -0.125 -1.0 -1.0 -1.0 -1.0 0.375 0.625 0.375 0.625 }
  t = { -0.375 -0.375 -0.625 -0.625 -0.25 -0.25 -0.75 -0.75 -0.625 -0.625 -0.875 -0.875 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.75 0.75 0.25 0.25 0.875 0.875 0.625 0.625 }
  r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 -0.625 -0.375 -0.625 -0.375 0.25 0.25 0.75 0.75 -0.5 -0.5 0.5 0.5 -0.375 -0.375 -0.625 -0.625 -0.75 -0.25 -0.75 -0.25 1.0 1.0 1.0 1.0 }
  lod = { -0.25 2.0 0.25 0.75 0.0 1.25 0.75 1.0 0.25 -0.25 0.0 0.25 -0.25 0.0 1.25 -0.25 0.0 0.25 -0.25 2.0 1.25 -0.25 1.0 0.25 -0.25 0.0 1.25 -0.25 0.0 1.25 1.75 0.0 }
  expect lane 0 R8 = 4.0 R9 = 5.0 R10 = 0.0
  expect lane 1 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 2 R8 = 4.0 R9 = 6.0 R10 = 0.0
  expect lane 3 R8 = 2.0 R9 = 3.0 R10 = 1.0
  expect lane 4 R8 = 2.0 R9 = 2.0 R10 = 1.0
  expect lane 5 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 6 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 7 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 8 R8 = 1.0 R9 = 6.0 R10 = 0.0
  expect lane 9 R8 = 2.0 R9 = 6.0 R10 = 0.0
  expect lane 10 R8 = 1.0 R9 = 7.0 R10 = 0.0
  expect lane 11 R8 = 2.0 R9 = 7.0 R10 = 0.0
  expect lane 12 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 13 R8 = 2.0 R9 = 2.0 R10 = 1.0
  expect lane 14 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 15 R8 = 2.0 R9 = 3.0 R10 = 1.0
  expect lane 16 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 17 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 18 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 19 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 20 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 21 R8 = 3.0 R9 = 5.0 R10 = 0.0
  expect lane 22 R8 = 1.0 R9 = 3.0 R10 = 1.0
  expect lane 23 R8 = 3.0 R9 = 6.0 R10 = 0.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 1.0
  expect lane 25 R8 = 1.0 R9 = 0.0 R10 = 1.0
  expect lane 26 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 27 R8 = 1.0 R9 = 1.0 R10 = 1.0
  expect lane 28 R8 = 5.0 R9 = 0.0 R10 = 0.0
  expect lane 29 R8 = 3.0 R9 = 0.0 R10 = 1.0
  expect lane 30 R8 = 1.0 R9 = 0.0 R10 = 2.0
  expect lane 31 R8 = 6.0 R9 = 1.0 R10 = 0.0
}
warp 15 {
  sm4 "sample_l r0.xz, r1.xyzw, t3.wzyx, s3, r2.w"
  s = { -0.75 -0.625 -0.875 -0.375 -0.625 -0.5 -1.0 -0.25 -0.125 0.875 0.25 1.0 0.5 0.5 -1.0 -0.5 -1.0 -1.0 1.0 1.0 -0.125 -0.5 0.75 -0.25 -1.0 0.25 -1.0 -1.0 1.0 1.0 -0.5 1.0 }
  t = { 0.75 -1.0 0.875 0.875 0.375 -1.0 -0.25 -1.0 -1.0 -1.0 1.0 -0.375 -1.0 0.5 -0.5 1.0 -0.625 0.625 -0.25 0.125 -0.375 -1.0 0.25 0.25 0.375 1.0 -0.125 -0.375 0.625 -0.625 -0.5 0.625 }
  r = { -1.0 -0.125 1.0 1.0 -1.0 -0.5 -0.75 0.75 -0.875 -0.375 0.25 0.625 0.5 -1.0 -0.5 0.5 -0.375 -0.375 -0.25 0.375 -1.0 0.5 1.0 1.0 0.625 -0.75 -0.875 0.375 0.375 0.625 -1.0 0.875 }
  lod = { 0.75 0.0 0.25 -0.25 0.0 2.25 0.75 1.0 0.25 -0.25 1.0 0.25 1.75 2.0 2.25 1.75 0.0 0.25 0.75 0.0 0.25 1.75 1.0 1.25 -0.25 1.0 0.25 -0.25 0.0 0.25 1.75 0.0 }
  expect lane 0 R8 = 0.0 R9 = 1.0
  expect lane 1 R8 = 4.0 R9 = 0.0
  expect lane 2 R8 = 0.0 R9 = 0.0
  expect lane 3 R8 = 0.0 R9 = 0.0
  expect lane 4 R8 = 2.0 R9 = 0.0
  expect lane 5 R8 = 1.0 R9 = 2.0
  expect lane 6 R8 = 2.0 R9 = 1.0
  expect lane 7 R8 = 0.0 R9 = 1.0
  expect lane 8 R8 = 7.0 R9 = 0.0
  expect lane 9 R8 = 5.0 R9 = 0.0
  expect lane 10 R8 = 2.0 R9 = 1.0
  expect lane 11 R8 = 5.0 R9 = 0.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 0.0 R9 = 2.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 6.0 R9 = 0.0
  expect lane 17 R8 = 1.0 R9 = 0.0
  expect lane 18 R8 = 2.0 R9 = 1.0
  expect lane 19 R8 = 3.0 R9 = 0.0
  expect lane 20 R8 = 5.0 R9 = 0.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 1.0 R9 = 1.0
  expect lane 23 R8 = 1.0 R9 = 1.0
  expect lane 24 R8 = 2.0 R9 = 0.0
  expect lane 25 R8 = 0.0 R9 = 1.0
  expect lane 26 R8 = 4.0 R9 = 0.0
  expect lane 27 R8 = 5.0 R9 = 0.0
  expect lane 28 R8 = 1.0 R9 = 0.0
  expect lane 29 R8 = 6.0 R9 = 0.0
  expect lane 30 R8 = 1.0 R9 = 2.0
  expect lane 31 R8 = 1.0 R9 = 0.0
}
warp 16 {
  sm4 "sample r0.xyzw, r1.xyzw, t4.zzxx, s4"
  array = { 3 3 3 3 3 3 3 3 2 2 2 2 4 4 4 4 2 2 2 2 4 4 4 4 4 4 4 4 2 2 2 2 }
  s = { 0.125 0.375 0.125 0.375 0.8125 0.9375 0.8125 0.9375 0.21875 0.28125 0.21875 0.28125 0.6875 0.8125 0.6875 0.8125 0.28125 0.34375 0.28125 0.34375 0.84375 0.90625 0.84375 0.90625 0.03125 0.09375 0.03125 0.09375 0.15625 0.21875 0.15625 0.21875 }
  expect lane 0 R8 = 0.0 R9 = 3.0
  expect lane 1 R8 = 1.0 R9 = 3.0
  expect lane 2 R8 = 0.0 R9 = 3.0
  expect lane 3 R8 = 1.0 R9 = 3.0
  expect lane 4 R8 = 6.0 R9 = 3.0
  expect lane 5 R8 = 7.0 R9 = 3.0
  expect lane 6 R8 = 6.0 R9 = 3.0
  expect lane 7 R8 = 7.0 R9 = 3.0
  expect lane 8 R8 = 3.0 R9 = 2.0
  expect lane 9 R8 = 4.0 R9 = 2.0
  expect lane 10 R8 = 3.0 R9 = 2.0
  expect lane 11 R8 = 4.0 R9 = 2.0
  expect lane 12 R8 = 5.0 R9 = 4.0
  expect lane 13 R8 = 6.0 R9 = 4.0
  expect lane 14 R8 = 5.0 R9 = 4.0
  expect lane 15 R8 = 6.0 R9 = 4.0
  expect lane 16 R8 = 4.0 R9 = 2.0
  expect lane 17 R8 = 5.0 R9 = 2.0
  expect lane 18 R8 = 4.0 R9 = 2.0
  expect lane 19 R8 = 5.0 R9 = 2.0
  expect lane 20 R8 = 13.0 R9 = 4.0
  expect lane 21 R8 = 14.0 R9 = 4.0
  expect lane 22 R8 = 13.0 R9 = 4.0
  expect lane 23 R8 = 14.0 R9 = 4.0
  expect lane 24 R8 = 0.0 R9 = 4.0
  expect lane 25 R8 = 1.0 R9 = 4.0
  expect lane 26 R8 = 0.0 R9 = 4.0
  expect lane 27 R8 = 1.0 R9 = 4.0
  expect lane 28 R8 = 2.0 R9 = 2.0
  expect lane 29 R8 = 3.0 R9 = 2.0
  expect lane 30 R8 = 2.0 R9 = 2.0
  expect lane 31 R8 = 3.0 R9 = 2.0
}
warp 17 {
  sm4 "sample r0.xyzw, r1.xyzw, t4.xyzw, s4"
  array = { 2 2 2 2 3 3 3 3 2 2 2 2 2 2 2 2 2 2 2 2 3 3 3 3 4 4 4 4 3 3 3 3 }
  s = { 0.59375 0.65625 0.59375 0.65625 0.0625 0.1875 0.0625 0.1875 0.625 0.875 0.625 0.875 0.375 0.625 0.375 0.625 0.5625 0.6875 0.5625 0.6875 0.5625 0.6875 0.5625 0.6875 0.90625 0.96875 0.90625 0.96875 0.6875 0.8125 0.6875 0.8125 }
  expect lane 0 R8 = 9.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 1 R8 = 10.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 2 R8 = 9.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 3 R8 = 10.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 4 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 5 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 7 R8 = 1.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 8 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 9 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 10 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 11 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 12 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 13 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 14 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 15 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 16 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 17 R8 = 5.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 18 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 19 R8 = 5.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 20 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 21 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 22 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 23 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 24 R8 = 14.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 25 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 26 R8 = 14.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 27 R8 = 15.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
  expect lane 28 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 29 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 30 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 31 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
}
warp 18 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t4.zzxx, s4, r2.x"
  array = { 1 1 1 1 1 1 1 1 3 3 3 3 1 1 1 1 0 0 0 0 0 0 0 0 3 3 3 3 2 2 2 2 }
  s = { 0.0625 0.1875 0.0625 0.1875 0.15625 0.21875 0.15625 0.21875 0.375 0.625 0.375 0.625 0.53125 0.59375 0.53125 0.59375 0.125 0.375 0.125 0.375 0.3125 0.4375 0.3125 0.4375 0.375 0.625 0.375 0.625 0.625 0.875 0.625 0.875 }
  lod = { 1.75 0.0 2.25 -0.25 1.0 1.25 -0.25 2.0 2.25 0.75 1.0 2.25 1.75 2.0 2.25 1.75 1.0 1.25 -0.25 0.0 0.25 -0.25 1.0 1.25 1.75 2.0 1.25 1.75 0.0 0.25 0.75 0.0 }
  expect lane 0 R8 = 0.0 R9 = 1.0
  expect lane 1 R8 = 1.0 R9 = 1.0
  expect lane 2 R8 = 0.0 R9 = 1.0
  expect lane 3 R8 = 1.0 R9 = 1.0
  expect lane 4 R8 = 1.0 R9 = 1.0
  expect lane 5 R8 = 1.0 R9 = 1.0
  expect lane 6 R8 = 2.0 R9 = 1.0
  expect lane 7 R8 = 0.0 R9 = 1.0
  expect lane 8 R8 = 1.0 R9 = 3.0
  expect lane 9 R8 = 2.0 R9 = 3.0
  expect lane 10 R8 = 1.0 R9 = 3.0
  expect lane 11 R8 = 2.0 R9 = 3.0
  expect lane 12 R8 = 2.0 R9 = 1.0
  expect lane 13 R8 = 2.0 R9 = 1.0
  expect lane 14 R8 = 2.0 R9 = 1.0
  expect lane 15 R8 = 2.0 R9 = 1.0
  expect lane 16 R8 = 0.0 R9 = 0.0
  expect lane 17 R8 = 1.0 R9 = 0.0
  expect lane 18 R8 = 0.0 R9 = 0.0
  expect lane 19 R8 = 1.0 R9 = 0.0
  expect lane 20 R8 = 2.0 R9 = 0.0
  expect lane 21 R8 = 3.0 R9 = 0.0
  expect lane 22 R8 = 1.0 R9 = 0.0
  expect lane 23 R8 = 1.0 R9 = 0.0
  expect lane 24 R8 = 1.0 R9 = 3.0
  expect lane 25 R8 = 2.0 R9 = 3.0
  expect lane 26 R8 = 1.0 R9 = 3.0
  expect lane 27 R8 = 2.0 R9 = 3.0
  expect lane 28 R8 = 2.0 R9 = 2.0
  expect lane 29 R8 = 3.0 R9 = 2.0
  expect lane 30 R8 = 2.0 R9 = 2.0
  expect lane 31 R8 = 3.0 R9 = 2.0
}
warp 19 {
  sm4 "sample_l r0.w, r1.xyzw, t4.y, s4, r2.w"
  array = { 4 0 2 2 0 4 1 1 3 4 3 0 2 2 0 2 2 2 0 1 3 4 4 1 0 4 0 2 0 0 2 3 }
  s = { 0.875 0.375 0.78125 0.4375 0.59375 0.375 0.6875 0.34375 0.03125 0.3125 0.125 0.4375 0.09375 0.03125 0.625 0.90625 0.125 0.59375 0.8125 0.9375 0.0625 0.125 0.625 0.6875 0.1875 0.0625 0.21875 0.59375 0.125 0.4375 0.53125 0.84375 }
  lod = { 1.75 2.0 0.25 0.75 0.0 2.25 0.75 0.0 0.25 0.75 2.0 1.25 -0.25 0.0 2.25 -0.25 2.0 0.25 0.75 1.0 1.25 1.75 2.0 1.25 0.75 1.0 0.25 -0.25 2.0 1.25 -0.25 0.0 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 0.0
}
warp 20 {
  sm4 "sample r0.xyzw, r1.xyzw, t5.xyzw, s5"
  array = { 4 4 4 4 0 0 0 0 2 2 2 2 4 4 4 4 2 2 2 2 3 3 3 3 0 0 0 0 0 0 0 0 }
  s = { 0.6875 0.8125 0.6875 0.8125 0.21875 0.28125 0.21875 0.28125 0.625 0.875 0.625 0.875 0.78125 0.84375 0.78125 0.84375 0.375 0.625 0.375 0.625 0.5625 0.6875 0.5625 0.6875 0.8125 0.9375 0.8125 0.9375 0.46875 0.53125 0.46875 0.53125 }
  t = { 0.375 0.375 0.625 0.625 0.1875 0.1875 0.3125 0.3125 0.25 0.25 0.75 0.75 0.4375 0.4375 0.5625 0.5625 0.25 0.25 0.75 0.75 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.4375 0.4375 0.5625 0.5625 }
  expect lane 0 R8 = 5.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 1 R8 = 6.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 2 R8 = 5.0 R9 = 2.0 R10 = 4.0 R11 = 1.0
  expect lane 3 R8 = 6.0 R9 = 2.0 R10 = 4.0 R11 = 1.0
  expect lane 4 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
  expect lane 6 R8 = 3.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 4.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 9 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 10 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 11 R8 = 3.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 12 R8 = 12.0 R9 = 3.0 R10 = 4.0 R11 = 0.0
  expect lane 13 R8 = 13.0 R9 = 3.0 R10 = 4.0 R11 = 0.0
  expect lane 14 R8 = 12.0 R9 = 4.0 R10 = 4.0 R11 = 0.0
  expect lane 15 R8 = 13.0 R9 = 4.0 R10 = 4.0 R11 = 0.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 17 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 18 R8 = 1.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 19 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 20 R8 = 4.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 21 R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 22 R8 = 4.0 R9 = 1.0 R10 = 3.0 R11 = 1.0
  expect lane 23 R8 = 5.0 R9 = 1.0 R10 = 3.0 R11 = 1.0
  expect lane 24 R8 = 6.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 7.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 7.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 29 R8 = 8.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 7.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 8.0 R9 = 4.0 R10 = 0.0 R11 = 0.0
}
warp 21 {
  sm4 "sample r0.xz, r1.xyzw, t5.wzyx, s5"
  array = { 0 0 0 0 0 0 0 0 4 4 4 4 3 3 3 3 4 4 4 4 2 2 2 2 1 1 1 1 0 0 0 0 }
  s = { 0.4375 0.5625 0.4375 0.5625 0.375 0.625 0.375 0.625 0.46875 0.53125 0.46875 0.53125 0.375 0.625 0.375 0.625 0.125 0.375 0.125 0.375 0.59375 0.65625 0.59375 0.65625 0.28125 0.34375 0.28125 0.34375 0.4375 0.5625 0.4375 0.5625 }
  t = { 0.125 0.125 0.375 0.375 0.25 0.25 0.75 0.75 0.8125 0.8125 0.9375 0.9375 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.0625 0.0625 0.1875 0.1875 0.8125 0.8125 0.9375 0.9375 0.125 0.125 0.375 0.375 }
  expect lane 0 R8 = 0.0 R9 = 1.0
  expect lane 1 R8 = 0.0 R9 = 1.0
  expect lane 2 R8 = 1.0 R9 = 1.0
  expect lane 3 R8 = 1.0 R9 = 1.0
  expect lane 4 R8 = 0.0 R9 = 2.0
  expect lane 5 R8 = 0.0 R9 = 2.0
  expect lane 6 R8 = 1.0 R9 = 2.0
  expect lane 7 R8 = 1.0 R9 = 2.0
  expect lane 8 R8 = 6.0 R9 = 0.0
  expect lane 9 R8 = 6.0 R9 = 0.0
  expect lane 10 R8 = 7.0 R9 = 0.0
  expect lane 11 R8 = 7.0 R9 = 0.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 0.0 R9 = 2.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 0.0 R9 = 2.0
  expect lane 17 R8 = 0.0 R9 = 2.0
  expect lane 18 R8 = 1.0 R9 = 2.0
  expect lane 19 R8 = 1.0 R9 = 2.0
  expect lane 20 R8 = 0.0 R9 = 0.0
  expect lane 21 R8 = 0.0 R9 = 0.0
  expect lane 22 R8 = 1.0 R9 = 0.0
  expect lane 23 R8 = 1.0 R9 = 0.0
  expect lane 24 R8 = 6.0 R9 = 0.0
  expect lane 25 R8 = 6.0 R9 = 0.0
  expect lane 26 R8 = 7.0 R9 = 0.0
  expect lane 27 R8 = 7.0 R9 = 0.0
  expect lane 28 R8 = 0.0 R9 = 1.0
  expect lane 29 R8 = 0.0 R9 = 1.0
  expect lane 30 R8 = 1.0 R9 = 1.0
  expect lane 31 R8 = 1.0 R9 = 1.0
}
warp 22 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.x"
  array = { 2 2 2 2 0 0 0 0 4 4 4 4 1 1 1 1 4 4 4 4 1 1 1 1 2 2 2 2 0 0 0 0 }
  s = { 0.375 0.625 0.375 0.625 0.34375 0.40625 0.34375 0.40625 0.125 0.375 0.125 0.375 0.5625 0.6875 0.5625 0.6875 0.375 0.625 0.375 0.625 0.375 0.625 0.375 0.625 0.59375 0.65625 0.59375 0.65625 0.625 0.875 0.625 0.875 }
  t = { 0.25 0.25 0.75 0.75 0.0625 0.0625 0.1875 0.1875 0.25 0.25 0.75 0.75 0.125 0.125 0.375 0.375 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.1875 0.1875 0.3125 0.3125 0.25 0.25 0.75 0.75 }
  lod = { 1.75 2.0 0.25 1.75 2.0 2.25 0.75 2.0 0.25 1.75 0.0 2.25 -0.25 2.0 0.25 1.75 1.0 1.25 0.75 2.0 1.25 1.75 1.0 1.25 0.75 1.0 1.25 1.75 0.0 2.25 0.75 0.0 }
  expect lane 0 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 1 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 2 R8 = 1.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 3 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 2.0
  expect lane 4 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 5 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 8 R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 9 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 10 R8 = 0.0 R9 = 1.0 R10 = 4.0 R11 = 2.0
  expect lane 11 R8 = 1.0 R9 = 1.0 R10 = 4.0 R11 = 2.0
  expect lane 12 R8 = 4.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 13 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 14 R8 = 4.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 15 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 17 R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 18 R8 = 1.0 R9 = 1.0 R10 = 4.0 R11 = 2.0
  expect lane 19 R8 = 2.0 R9 = 1.0 R10 = 4.0 R11 = 2.0
  expect lane 20 R8 = 1.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 22 R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 23 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 2.0
  expect lane 24 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 25 R8 = 5.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 26 R8 = 4.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 27 R8 = 2.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 28 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 30 R8 = 2.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 31 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
}
warp 23 {
  sm4 "sample_l r0.xyz, r1.xyzw, t5.yxwz, s5, r2.w"
  array = { 0 1 4 2 2 1 2 0 1 0 3 0 4 0 1 3 3 0 3 3 2 4 0 0 1 1 4 3 0 2 1 2 }
  s = { 0.09375 0.90625 0.28125 0.0625 0.625 0.21875 0.8125 0.875 0.875 0.375 0.125 0.125 0.84375 0.71875 0.125 0.8125 0.15625 0.21875 0.625 0.5625 0.40625 0.21875 0.4375 0.96875 0.15625 0.1875 0.1875 0.875 0.875 0.5625 0.5625 0.125 }
  t = { 0.3125 0.0625 0.0625 0.875 0.25 0.5625 0.875 0.25 0.25 0.75 0.25 0.75 0.9375 0.0625 0.75 0.375 0.1875 0.6875 0.25 0.375 0.8125 0.3125 0.625 0.3125 0.6875 0.375 0.625 0.25 0.25 0.125 0.875 0.25 }
  lod = { -0.25 0.0 0.25 0.75 2.0 0.25 0.75 2.0 2.25 1.75 2.0 2.25 -0.25 0.0 2.25 0.75 0.0 0.25 1.75 1.0 0.25 -0.25 1.0 0.25 -0.25 1.0 1.25 1.75 2.0 1.25 0.75 2.0 }
  expect lane 0 R8 = 1.0 R9 = 2.0 R10 = 0.0
  expect lane 1 R8 = 14.0 R9 = 0.0 R10 = 0.0
  expect lane 2 R8 = 4.0 R9 = 0.0 R10 = 0.0
  expect lane 3 R8 = 0.0 R9 = 3.0 R10 = 1.0
  expect lane 4 R8 = 2.0 R9 = 0.0 R10 = 2.0
  expect lane 5 R8 = 3.0 R9 = 4.0 R10 = 0.0
  expect lane 6 R8 = 6.0 R9 = 3.0 R10 = 1.0
  expect lane 7 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 8 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 9 R8 = 1.0 R9 = 1.0 R10 = 2.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 11 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 12 R8 = 13.0 R9 = 7.0 R10 = 0.0
  expect lane 13 R8 = 11.0 R9 = 0.0 R10 = 0.0
  expect lane 14 R8 = 0.0 R9 = 1.0 R10 = 2.0
  expect lane 15 R8 = 6.0 R9 = 1.0 R10 = 1.0
  expect lane 16 R8 = 2.0 R9 = 1.0 R10 = 0.0
  expect lane 17 R8 = 3.0 R9 = 5.0 R10 = 0.0
  expect lane 18 R8 = 2.0 R9 = 0.0 R10 = 2.0
  expect lane 19 R8 = 4.0 R9 = 1.0 R10 = 1.0
  expect lane 20 R8 = 6.0 R9 = 6.0 R10 = 0.0
  expect lane 21 R8 = 3.0 R9 = 2.0 R10 = 0.0
  expect lane 22 R8 = 3.0 R9 = 2.0 R10 = 1.0
  expect lane 23 R8 = 15.0 R9 = 2.0 R10 = 0.0
  expect lane 24 R8 = 2.0 R9 = 5.0 R10 = 0.0
  expect lane 25 R8 = 1.0 R9 = 1.0 R10 = 1.0
  expect lane 26 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 27 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 29 R8 = 4.0 R9 = 0.0 R10 = 1.0
  expect lane 30 R8 = 4.0 R9 = 3.0 R10 = 1.0
  expect lane 31 R8 = 0.0 R9 = 0.0 R10 = 2.0
}
warp 24 {
  sm4 "sample r0.xz, r1.xyzw, t6.wzyx, s6"
  array = { 1 1 1 1 2 2 2 2 4 4 4 4 3 3 3 3 3 3 3 3 2 2 2 2 0 0 0 0 4 4 4 4 }
  s = { -0.5 0.5 -0.5 0.5 1.0 1.0 1.0 1.0 0.75 0.25 0.75 0.25 -0.25 -0.75 -0.25 -0.75 -0.75 -0.25 -0.75 -0.25 -0.625 -0.375 -0.625 -0.375 -0.875 -0.625 -0.875 -0.625 0.375 0.125 0.375 0.125 }
  t = { 0.5 0.5 -0.5 -0.5 0.125 0.125 -0.125 -0.125 0.25 0.25 -0.25 -0.25 0.25 0.25 -0.25 -0.25 0.25 0.25 -0.25 -0.25 0.875 0.875 0.625 0.625 -0.375 -0.375 -0.625 -0.625 0.625 0.625 0.375 0.375 }
  r = { 1.0 1.0 1.0 1.0 -0.375 -0.625 -0.375 -0.625 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 }
  expect lane 0 R8 = 0.0 R9 = 2.0
  expect lane 1 R8 = 0.0 R9 = 2.0
  expect lane 2 R8 = 1.0 R9 = 2.0
  expect lane 3 R8 = 1.0 R9 = 2.0
  expect lane 4 R8 = 3.0 R9 = 0.0
  expect lane 5 R8 = 3.0 R9 = 0.0
  expect lane 6 R8 = 4.0 R9 = 0.0
  expect lane 7 R8 = 4.0 R9 = 0.0
  expect lane 8 R8 = 1.0 R9 = 1.0
  expect lane 9 R8 = 1.0 R9 = 1.0
  expect lane 10 R8 = 2.0 R9 = 1.0
  expect lane 11 R8 = 2.0 R9 = 1.0
  expect lane 12 R8 = 1.0 R9 = 1.0
  expect lane 13 R8 = 1.0 R9 = 1.0
  expect lane 14 R8 = 2.0 R9 = 1.0
  expect lane 15 R8 = 2.0 R9 = 1.0
  expect lane 16 R8 = 1.0 R9 = 1.0
  expect lane 17 R8 = 1.0 R9 = 1.0
  expect lane 18 R8 = 2.0 R9 = 1.0
  expect lane 19 R8 = 2.0 R9 = 1.0
  expect lane 20 R8 = 0.0 R9 = 0.0
  expect lane 21 R8 = 0.0 R9 = 0.0
  expect lane 22 R8 = 1.0 R9 = 0.0
  expect lane 23 R8 = 1.0 R9 = 0.0
  expect lane 24 R8 = 5.0 R9 = 0.0
  expect lane 25 R8 = 5.0 R9 = 0.0
  expect lane 26 R8 = 6.0 R9 = 0.0
  expect lane 27 R8 = 6.0 R9 = 0.0
  expect lane 28 R8 = 1.0 R9 = 0.0
  expect lane 29 R8 = 1.0 R9 = 0.0
  expect lane 30 R8 = 2.0 R9 = 0.0
  expect lane 31 R8 = 2.0 R9 = 0.0
}
warp 25 {
  sm4 "sample r0.w, r1.xyzw, t6.y, s6"
  array = { 1 1 1 1 2 2 2 2 0 0 0 0 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 }
  s = { 1.0 1.0 1.0 1.0 -0.5 0.5 -0.5 0.5 1.0 1.0 1.0 1.0 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -0.5 0.5 -0.5 0.5 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  t = { 0.625 0.625 0.375 0.375 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.25 0.25 -0.25 -0.25 -0.25 -0.25 -0.75 -0.75 }
  r = { 0.125 -0.125 0.125 -0.125 1.0 1.0 1.0 1.0 0.5 -0.5 0.5 -0.5 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -0.25 -0.75 -0.25 -0.75 0.25 -0.25 0.25 -0.25 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 2.0
  expect lane 3 R8 = 2.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 2.0
  expect lane 27 R8 = 2.0
  expect lane 28 R8 = 2.0
  expect lane 29 R8 = 2.0
  expect lane 30 R8 = 3.0
  expect lane 31 R8 = 3.0
}
warp 26 {
  sm4 "sample_b r0.xz, r1.xyzw, t6.wzyx, s6, r2.x"
  array = { 0 0 0 0 2 2 2 2 1 1 1 1 2 2 2 2 1 1 1 1 1 1 1 1 2 2 2 2 4 4 4 4 }
  s = { -1.0 -1.0 -1.0 -1.0 -0.5 0.5 -0.5 0.5 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 -0.5 0.5 -0.5 0.5 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 }
  t = { 0.5 0.5 -0.5 -0.5 1.0 1.0 1.0 1.0 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.125 0.125 -0.125 -0.125 -1.0 -1.0 -1.0 -1.0 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 }
  r = { -0.5 0.5 -0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.375 0.125 0.375 0.125 0.5 0.5 -0.5 -0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 }
  lod = { -0.25 1.0 1.25 -0.25 0.0 0.25 0.75 1.0 1.25 0.75 1.0 1.25 -0.25 1.0 1.25 -0.25 2.0 1.25 0.75 2.0 1.25 1.75 1.0 1.25 1.75 2.0 1.25 -0.25 0.0 1.25 1.75 1.0 }
  expect lane 0 R8 = 0.0 R9 = 2.0
  expect lane 1 R8 = 0.0 R9 = 2.0
  expect lane 2 R8 = 1.0 R9 = 2.0
  expect lane 3 R8 = 1.0 R9 = 2.0
  expect lane 4 R8 = 0.0 R9 = 2.0
  expect lane 5 R8 = 0.0 R9 = 2.0
  expect lane 6 R8 = 1.0 R9 = 2.0
  expect lane 7 R8 = 1.0 R9 = 2.0
  expect lane 8 R8 = 0.0 R9 = 2.0
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 1.0 R9 = 2.0
  expect lane 11 R8 = 1.0 R9 = 2.0
  expect lane 12 R8 = 0.0 R9 = 2.0
  expect lane 13 R8 = 0.0 R9 = 2.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 1.0 R9 = 2.0
  expect lane 16 R8 = 0.0 R9 = 2.0
  expect lane 17 R8 = 1.0 R9 = 1.0
  expect lane 18 R8 = 2.0 R9 = 1.0
  expect lane 19 R8 = 1.0 R9 = 2.0
  expect lane 20 R8 = 0.0 R9 = 2.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 1.0 R9 = 2.0
  expect lane 23 R8 = 1.0 R9 = 2.0
  expect lane 24 R8 = 0.0 R9 = 2.0
  expect lane 25 R8 = 0.0 R9 = 2.0
  expect lane 26 R8 = 1.0 R9 = 2.0
  expect lane 27 R8 = 1.0 R9 = 2.0
  expect lane 28 R8 = 0.0 R9 = 2.0
  expect lane 29 R8 = 0.0 R9 = 2.0
  expect lane 30 R8 = 1.0 R9 = 2.0
  expect lane 31 R8 = 1.0 R9 = 2.0
}
warp 27 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t6.zzxx, s6, r2.w"
  array = { 0 1 3 2 3 0 1 4 4 0 4 0 3 4 4 3 1 2 1 1 4 3 4 0 0 4 2 4 0 0 3 4 }
  s = { -1.0 0.5 -0.5 1.0 0.125 -0.5 -1.0 1.0 -0.25 -0.75 -0.125 0.5 0.375 -0.5 -1.0 0.625 0.875 0.25 0.875 1.0 -1.0 1.0 1.0 -1.0 1.0 0.25 -0.5 1.0 0.875 -1.0 -1.0 0.5 }
  t = { 0.5 0.5 -1.0 -0.875 -1.0 0.5 -0.5 -0.5 0.75 -1.0 -0.625 -1.0 -0.125 -0.5 -0.375 -1.0 -1.0 1.0 0.125 0.625 0.5 0.5 -0.75 0.5 0.25 -1.0 -0.5 -0.125 -0.375 -0.875 -0.75 -1.0 }
  r = { -0.5 -1.0 -0.5 0.125 -0.875 1.0 0.5 -0.5 1.0 -0.25 1.0 0.5 -1.0 1.0 -0.125 0.125 -0.625 0.75 1.0 -0.125 -0.5 -0.5 -0.25 0.5 -0.75 0.25 -1.0 0.375 1.0 -0.625 -0.75 0.5 }
  lod = { 1.75 2.0 2.25 -0.25 0.0 2.25 1.75 2.0 1.25 0.75 0.0 2.25 -0.25 2.0 0.25 -0.25 0.0 1.25 -0.25 0.0 2.25 1.75 1.0 2.25 0.75 1.0 2.25 -0.25 0.0 0.25 0.75 2.0 }
  expect lane 0 R8 = 0.0 R9 = 1.0
  expect lane 1 R8 = 0.0 R9 = 11.0
  expect lane 2 R8 = 0.0 R9 = 21.0
  expect lane 3 R8 = 3.0 R9 = 12.0
  expect lane 4 R8 = 4.0 R9 = 21.0
  expect lane 5 R8 = 0.0 R9 = 4.0
  expect lane 6 R8 = 1.0 R9 = 7.0
  expect lane 7 R8 = 1.0 R9 = 24.0
  expect lane 8 R8 = 1.0 R9 = 28.0
  expect lane 9 R8 = 0.0 R9 = 3.0
  expect lane 10 R8 = 3.0 R9 = 28.0
  expect lane 11 R8 = 1.0 R9 = 3.0
  expect lane 12 R8 = 2.0 R9 = 23.0
  expect lane 13 R8 = 0.0 R9 = 28.0
  expect lane 14 R8 = 3.0 R9 = 25.0
  expect lane 15 R8 = 6.0 R9 = 21.0
  expect lane 16 R8 = 7.0 R9 = 9.0
  expect lane 17 R8 = 2.0 R9 = 14.0
  expect lane 18 R8 = 7.0 R9 = 10.0
  expect lane 19 R8 = 4.0 R9 = 6.0
  expect lane 20 R8 = 0.0 R9 = 25.0
  expect lane 21 R8 = 1.0 R9 = 18.0
  expect lane 22 R8 = 2.0 R9 = 24.0
  expect lane 23 R8 = 1.0 R9 = 1.0
  expect lane 24 R8 = 3.0 R9 = 0.0
  expect lane 25 R8 = 2.0 R9 = 27.0
  expect lane 26 R8 = 1.0 R9 = 17.0
  expect lane 27 R8 = 2.0 R9 = 24.0
  expect lane 28 R8 = 7.0 R9 = 4.0
  expect lane 29 R8 = 1.0 R9 = 1.0
  expect lane 30 R8 = 0.0 R9 = 19.0
  expect lane 31 R8 = 1.0 R9 = 27.0
}
warp 28 {
  sm4 "sample_d r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.xyxx, r3.xyxx"
  s = { 0.875 0.375 0.46875 0.125 0.90625 0.875 0.0625 0.21875 0.15625 0.28125 0.0625 0.0625 0.375 0.90625 0.125 0.375 0.1875 0.59375 0.96875 0.78125 0.40625 0.3125 0.34375 0.375 0.71875 0.125 0.71875 0.71875 0.4375 0.59375 0.84375 0.15625 }
  dsdx = { 0.25 0.25 0.0625 0.25 0.0625 0.25 0.125 0.0625 0.0625 0.0625 0.125 0.125 0.25 0.0625 0.25 0.25 0.125 0.0625 0.0625 0.0625 0.0625 0.125 0.0625 0.25 0.0625 0.25 0.0625 0.0625 0.125 0.0625 0.0625 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 2 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 3 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 4 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 5 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 8 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 13 R8 = 14.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 16 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 18 R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 23 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 24 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 25 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 26 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 27 R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 28 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 29 {
  sm4 "sample_d r0.xz, r1.xyzw, t1.wzyx, s1, r2.xyxx, r3.xyxx"
  s = { 0.125 0.125 0.625 0.125 0.46875 0.6875 0.96875 0.21875 0.84375 0.875 0.625 0.46875 0.34375 0.53125 0.875 0.375 0.0625 0.59375 0.71875 0.28125 0.0625 0.875 0.625 0.59375 0.15625 0.8125 0.1875 0.28125 0.375 0.28125 0.125 0.125 }
  t = { 0.25 0.25 0.25 0.25 0.1875 0.125 0.8125 0.8125 0.4375 0.25 0.25 0.5625 0.6875 0.0625 0.75 0.25 0.125 0.8125 0.3125 0.4375 0.625 0.25 0.25 0.5625 0.9375 0.625 0.125 0.1875 0.75 0.4375 0.75 0.75 }
  dsdx = { 0.25 0.25 0.25 0.25 0.0625 0.125 0.0625 0.0625 0.0625 0.25 0.25 0.0625 0.0625 0.0625 0.25 0.25 0.125 0.0625 0.0625 0.0625 0.125 0.25 0.25 0.0625 0.0625 0.125 0.125 0.0625 0.25 0.0625 0.25 0.25 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.5 0.5 0.5 0.5 0.125 0.25 0.125 0.125 0.125 0.5 0.5 0.125 0.125 0.125 0.5 0.5 0.25 0.125 0.125 0.125 0.25 0.5 0.5 0.125 0.125 0.25 0.25 0.125 0.5 0.125 0.5 0.5 }
  expect lane 0 R8 = 0.0 R9 = 2.0
  expect lane 1 R8 = 0.0 R9 = 2.0
  expect lane 2 R8 = 0.0 R9 = 2.0
  expect lane 3 R8 = 0.0 R9 = 2.0
  expect lane 4 R8 = 1.0 R9 = 0.0
  expect lane 5 R8 = 0.0 R9 = 1.0
  expect lane 6 R8 = 6.0 R9 = 0.0
  expect lane 7 R8 = 6.0 R9 = 0.0
  expect lane 8 R8 = 3.0 R9 = 0.0
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 0.0 R9 = 2.0
  expect lane 11 R8 = 4.0 R9 = 0.0
  expect lane 12 R8 = 5.0 R9 = 0.0
  expect lane 13 R8 = 0.0 R9 = 0.0
  expect lane 14 R8 = 1.0 R9 = 2.0
  expect lane 15 R8 = 0.0 R9 = 2.0
  expect lane 16 R8 = 0.0 R9 = 1.0
  expect lane 17 R8 = 6.0 R9 = 0.0
  expect lane 18 R8 = 2.0 R9 = 0.0
  expect lane 19 R8 = 3.0 R9 = 0.0
  expect lane 20 R8 = 2.0 R9 = 1.0
  expect lane 21 R8 = 0.0 R9 = 2.0
  expect lane 22 R8 = 0.0 R9 = 2.0
  expect lane 23 R8 = 4.0 R9 = 0.0
  expect lane 24 R8 = 7.0 R9 = 0.0
  expect lane 25 R8 = 2.0 R9 = 1.0
  expect lane 26 R8 = 0.0 R9 = 1.0
  expect lane 27 R8 = 1.0 R9 = 0.0
  expect lane 28 R8 = 1.0 R9 = 2.0
  expect lane 29 R8 = 3.0 R9 = 0.0
  expect lane 30 R8 = 1.0 R9 = 2.0
  expect lane 31 R8 = 1.0 R9 = 2.0
}
warp 30 {
  sm4 "sample_d r0.w, r1.xyzw, t4.y, s4, r2.xyxx, r3.xyxx"
  s = { 0.625 0.1875 0.625 0.5625 0.53125 0.96875 0.625 0.0625 0.8125 0.625 0.375 0.53125 0.21875 0.625 0.125 0.6875 0.21875 0.40625 0.6875 0.1875 0.625 0.875 0.34375 0.3125 0.0625 0.6875 0.375 0.03125 0.96875 0.40625 0.875 0.90625 }
  array = { 0x3 0x2 0x3 0x0 0x1 0x4 0x3 0x0 0x1 0x0 0x0 0x3 0x2 0x1 0x4 0x3 0x4 0x2 0x3 0x0 0x2 0x4 0x1 0x3 0x0 0x3 0x2 0x4 0x2 0x4 0x4 0x4 }
  dsdx = { 0.25 0.125 0.25 0.125 0.0625 0.0625 0.25 0.125 0.125 0.25 0.25 0.0625 0.0625 0.25 0.25 0.125 0.0625 0.0625 0.125 0.125 0.25 0.25 0.0625 0.125 0.125 0.125 0.25 0.0625 0.0625 0.0625 0.25 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 0.0
}
warp 31 {
  sm4 "sample_d r0.xyz, r1.xyzw, t5.yxwz, s5, r2.xyxx, r3.xyxx"
  s = { 0.21875 0.09375 0.4375 0.71875 0.4375 0.125 0.875 0.8125 0.0625 0.125 0.3125 0.1875 0.96875 0.9375 0.46875 0.5625 0.40625 0.8125 0.59375 0.125 0.53125 0.4375 0.125 0.34375 0.1875 0.9375 0.28125 0.34375 0.5625 0.40625 0.9375 0.625 }
  t = { 0.6875 0.8125 0.625 0.1875 0.875 0.25 0.25 0.375 0.375 0.25 0.375 0.125 0.9375 0.625 0.1875 0.875 0.0625 0.875 0.1875 0.25 0.6875 0.375 0.25 0.4375 0.625 0.125 0.3125 0.3125 0.625 0.1875 0.125 0.25 }
  array = { 0x3 0x0 0x4 0x1 0x2 0x2 0x0 0x4 0x0 0x2 0x1 0x2 0x2 0x2 0x4 0x0 0x3 0x3 0x0 0x1 0x1 0x4 0x0 0x1 0x2 0x1 0x3 0x4 0x2 0x1 0x4 0x1 }
  dsdx = { 0.0625 0.0625 0.125 0.0625 0.125 0.25 0.25 0.125 0.125 0.25 0.125 0.125 0.0625 0.125 0.0625 0.125 0.0625 0.125 0.0625 0.25 0.0625 0.125 0.25 0.0625 0.125 0.125 0.0625 0.0625 0.125 0.0625 0.125 0.25 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.125 0.125 0.25 0.125 0.25 0.5 0.5 0.25 0.25 0.5 0.25 0.25 0.125 0.25 0.125 0.25 0.125 0.25 0.125 0.5 0.125 0.25 0.5 0.125 0.25 0.25 0.125 0.125 0.25 0.125 0.25 0.5 }
  expect lane 0 R8 = 3.0 R9 = 5.0 R10 = 0.0
  expect lane 1 R8 = 1.0 R9 = 6.0 R10 = 0.0
  expect lane 2 R8 = 3.0 R9 = 2.0 R10 = 1.0
  expect lane 3 R8 = 11.0 R9 = 1.0 R10 = 0.0
  expect lane 4 R8 = 3.0 R9 = 3.0 R10 = 1.0
  expect lane 5 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 6 R8 = 3.0 R9 = 0.0 R10 = 2.0
  expect lane 7 R8 = 6.0 R9 = 1.0 R10 = 1.0
  expect lane 8 R8 = 0.0 R9 = 1.0 R10 = 1.0
  expect lane 9 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 10 R8 = 2.0 R9 = 1.0 R10 = 1.0
  expect lane 11 R8 = 1.0 R9 = 0.0 R10 = 1.0
  expect lane 12 R8 = 15.0 R9 = 7.0 R10 = 0.0
  expect lane 13 R8 = 7.0 R9 = 2.0 R10 = 1.0
  expect lane 14 R8 = 7.0 R9 = 1.0 R10 = 0.0
  expect lane 15 R8 = 4.0 R9 = 3.0 R10 = 1.0
  expect lane 16 R8 = 6.0 R9 = 0.0 R10 = 0.0
  expect lane 17 R8 = 6.0 R9 = 3.0 R10 = 1.0
  expect lane 18 R8 = 9.0 R9 = 1.0 R10 = 0.0
  expect lane 19 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 20 R8 = 8.0 R9 = 5.0 R10 = 0.0
  expect lane 21 R8 = 3.0 R9 = 1.0 R10 = 1.0
  expect lane 22 R8 = 0.0 R9 = 0.0 R10 = 2.0
  expect lane 23 R8 = 5.0 R9 = 3.0 R10 = 0.0
  expect lane 24 R8 = 1.0 R9 = 2.0 R10 = 1.0
  expect lane 25 R8 = 7.0 R9 = 0.0 R10 = 1.0
  expect lane 26 R8 = 4.0 R9 = 2.0 R10 = 0.0
  expect lane 27 R8 = 5.0 R9 = 2.0 R10 = 0.0
  expect lane 28 R8 = 4.0 R9 = 2.0 R10 = 1.0
  expect lane 29 R8 = 6.0 R9 = 1.0 R10 = 0.0
  expect lane 30 R8 = 7.0 R9 = 0.0 R10 = 1.0
  expect lane 31 R8 = 2.0 R9 = 0.0 R10 = 2.0
}
