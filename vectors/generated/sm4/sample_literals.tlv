# Written by tests/oracle/sm4/sample.py: operands in the text: the layer to the nearest integer, directions of any length
texlock 1
rules PD-9 PD-16 PD-120 PD-120a
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
  sm4 "sample_l r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(2.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 1 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.25, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 2 {
  sm4 "sample_l r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(2.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 3 {
  sm4 "sample_c_lz r0.x, l(0.46875, 99.0, 99.0, 99.0), t1.xxxx, s1, l(0.78125)"
  expect all R8 = 0.0
}
warp 4 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.65625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 5 {
  sm4 "sample_l r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(2.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 6 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.875, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.25, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 7 {
  sm4 "sample_l r0.xyzw, l(0.21875, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.0)"
  expect all R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 8 {
  sm4 "sample_c_lz r0.x, l(0.71875, 99.0, 99.0, 99.0), t1.xxxx, s1, l(0.203125)"
  expect all R8 = 1.0
}
warp 9 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.03125, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 10 {
  sm4 "sample_l r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(2.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 11 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.625, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.25, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 12 {
  sm4 "sample_l r0.xyzw, l(0.59375, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.0)"
  expect all R8 = 9.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 13 {
  sm4 "sample_c_lz r0.x, l(0.34375, 99.0, 99.0, 99.0), t1.xxxx, s1, l(0.5625)"
  expect all R8 = 0.0
}
warp 14 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.84375, 99.0, 99.0, 99.0), t0.xyzw, s0, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 15 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t0.xyzw, s0, l(1.0)"
  s = { 0.59375 0.65625 0.59375 0.65625 0.59375 0.65625 0.59375 0.65625 0.09375 0.15625 0.09375 0.15625 0.71875 0.78125 0.71875 0.78125 0.40625 0.46875 0.40625 0.46875 0.09375 0.15625 0.09375 0.15625 0.03125 0.09375 0.03125 0.09375 0.09375 0.15625 0.09375 0.15625 }
  expect lane 0 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 6 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 9 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 19 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 20 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 30 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
}
warp 16 {
  sm4 "sample_l r0.xyzw, l(0.28125, 0.1875, 99.0, 99.0), t2.xyzw, s2, l(0.0)"
  expect all R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
}
warp 17 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.65625, 0.8125, 99.0, 99.0), t2.xyzw, s2, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 9.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
}
warp 18 {
  sm4 "sample_l r0.xyzw, l(0.78125, 0.0625, 99.0, 99.0), t2.xyzw, s2, l(0.0)"
  expect all R8 = 12.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 19 {
  sm4 "sample_c_lz r0.x, l(0.40625, 0.8125, 99.0, 99.0), t3.xxxx, s3, l(0.703125)"
  expect all R8 = 0.0
}
warp 20 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.78125, 0.1875, 99.0, 99.0), t2.xyzw, s2, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 11.0 R9 = 2.0 R10 = 0.0 R11 = 0.0
}
warp 21 {
  sm4 "sample_l r0.xyzw, l(0.8125, 0.125, 99.0, 99.0), t2.xyzw, s2, l(1.0)"
  expect all R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
}
warp 22 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.4375, 0.375, 99.0, 99.0), t2.xyzw, s2, l(0.125, 0.0, 0.0, 0.0), l(0.0, 0.25, 0.0, 0.0)"
  expect all R8 = 2.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
}
warp 23 {
  sm4 "sample_l r0.xyzw, l(0.96875, 0.0625, 99.0, 99.0), t2.xyzw, s2, l(0.0)"
  expect all R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 24 {
  sm4 "sample_c_lz r0.x, l(0.90625, 0.4375, 99.0, 99.0), t3.xxxx, s3, l(0.0625)"
  expect all R8 = 0.0
}
warp 25 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.71875, 0.4375, 99.0, 99.0), t2.xyzw, s2, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 12.0 R9 = 1.0 R10 = 0.0 R11 = 0.0
}
warp 26 {
  sm4 "sample_l r0.xyzw, l(0.625, 0.25, 99.0, 99.0), t2.xyzw, s2, l(2.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 27 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.125, 0.75, 99.0, 99.0), t2.xyzw, s2, l(0.25, 0.0, 0.0, 0.0), l(0.0, 0.5, 0.0, 0.0)"
  expect all R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
}
warp 28 {
  sm4 "sample_l r0.xyzw, l(0.8125, 0.125, 99.0, 99.0), t2.xyzw, s2, l(1.0)"
  expect all R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
}
warp 29 {
  sm4 "sample_c_lz r0.x, l(0.28125, 0.9375, 99.0, 99.0), t3.xxxx, s3, l(0.65625)"
  expect all R8 = 0.0
}
warp 30 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.34375, 0.9375, 99.0, 99.0), t2.xyzw, s2, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 6.0 R9 = 5.0 R10 = 0.0 R11 = 0.0
}
warp 31 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t2.xyzw, s2, l(1.0)"
  s = { 0.59375 0.65625 0.59375 0.65625 0.03125 0.09375 0.03125 0.09375 0.09375 0.15625 0.09375 0.15625 0.84375 0.90625 0.84375 0.90625 0.46875 0.53125 0.46875 0.53125 0.84375 0.90625 0.84375 0.90625 0.09375 0.15625 0.09375 0.15625 0.78125 0.84375 0.78125 0.84375 }
  t = { 0.8125 0.8125 0.9375 0.9375 0.4375 0.4375 0.5625 0.5625 0.6875 0.6875 0.8125 0.8125 0.0625 0.0625 0.1875 0.1875 0.4375 0.4375 0.5625 0.5625 0.4375 0.4375 0.5625 0.5625 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 }
  expect lane 0 R8 = 4.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 5.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 4.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 5.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 0.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 6 R8 = 0.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 0.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 0.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 9 R8 = 1.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 1.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 3.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 19 R8 = 4.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 20 R8 = 6.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 7.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 1.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 1.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 30 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 6.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
}
warp 32 {
  sm4 "sample_l r0.xyzw, l(0.1875, 0.375, 0.75, 99.0), t4.xyzw, s4, l(1.0)"
  expect all R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
}
warp 33 {
  sm4 "sample_l r0.xyzw, l(0.5625, 0.625, 0.75, 99.0), t4.xyzw, s4, l(1.0)"
  expect all R8 = 4.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
}
warp 34 {
  sm4 "sample_l r0.xyzw, l(0.78125, 0.8125, 0.375, 99.0), t4.xyzw, s4, l(0.0)"
  expect all R8 = 12.0 R9 = 6.0 R10 = 1.0 R11 = 0.0
}
warp 35 {
  sm4 "sample_l r0.xyzw, l(0.78125, 0.0625, 0.375, 99.0), t4.xyzw, s4, l(0.0)"
  expect all R8 = 12.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
}
warp 36 {
  sm4 "sample_l r0.xyzw, l(0.59375, 0.3125, 0.875, 99.0), t4.xyzw, s4, l(0.0)"
  expect all R8 = 9.0 R9 = 2.0 R10 = 3.0 R11 = 0.0
}
warp 37 {
  sm4 "sample_l r0.xyzw, l(0.65625, 0.1875, 0.625, 99.0), t4.xyzw, s4, l(0.0)"
  expect all R8 = 10.0 R9 = 1.0 R10 = 2.0 R11 = 0.0
}
warp 38 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t4.xyzw, s4, l(1.0)"
  s = { 0.84375 0.90625 0.84375 0.90625 0.28125 0.34375 0.28125 0.34375 0.59375 0.65625 0.59375 0.65625 0.53125 0.59375 0.53125 0.59375 0.65625 0.71875 0.65625 0.71875 0.28125 0.34375 0.28125 0.34375 0.90625 0.96875 0.90625 0.96875 0.59375 0.65625 0.59375 0.65625 }
  t = { 0.1875 0.1875 0.3125 0.3125 0.0625 0.0625 0.1875 0.1875 0.5625 0.5625 0.6875 0.6875 0.3125 0.3125 0.4375 0.4375 0.3125 0.3125 0.4375 0.4375 0.6875 0.6875 0.8125 0.8125 0.4375 0.4375 0.5625 0.5625 0.1875 0.1875 0.3125 0.3125 }
  r = { 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.125 0.125 0.125 0.125 0.625 0.625 0.625 0.625 0.125 0.125 0.125 0.125 0.875 0.875 0.875 0.875 0.125 0.125 0.125 0.125 }
  expect lane 0 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 1 R8 = 7.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 6.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 7.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 6 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 4.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 9 R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 4.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 5.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 17 R8 = 5.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 18 R8 = 5.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 19 R8 = 5.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 20 R8 = 2.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 2.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 2.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 2.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 7.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 25 R8 = 7.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 26 R8 = 7.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 27 R8 = 7.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 28 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 5.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 30 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 5.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
}
warp 39 {
  sm4 "sample_l r0.xyzw, l(3.0, 1.5, -1.5, 99.0), t5.xyzw, s5, l(2.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 40 {
  sm4 "sample_l r0.xyzw, l(4.0, 0.5, -1.5, 99.0), t5.xyzw, s5, l(0.0)"
  expect all R8 = 5.0 R9 = 3.0 R10 = 0.0 R11 = 0.0
}
warp 41 {
  sm4 "sample_c_lz r0.x, l(-0.875, 0.125, 1.0, 99.0), t6.xxxx, s6, l(0.34375)"
  expect all R8 = 0.0
}
warp 42 {
  sm4 "sample_l r0.xyzw, l(0.75, 0.75, 3.0, 99.0), t5.xyzw, s5, l(1.0)"
  expect all R8 = 2.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
}
warp 43 {
  sm4 "sample_l r0.xyzw, l(0.25, -0.75, -1.0, 99.0), t5.xyzw, s5, l(1.0)"
  expect all R8 = 1.0 R9 = 3.0 R10 = 5.0 R11 = 1.0
}
warp 44 {
  sm4 "sample_c_lz r0.x, l(1.75, 2.0, -0.25, 99.0), t6.xxxx, s6, l(0.6875)"
  expect all R8 = 1.0
}
warp 45 {
  sm4 "sample_l r0.xyzw, l(2.0, 4.0, -2.0, 99.0), t5.xyzw, s5, l(2.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
}
warp 46 {
  sm4 "sample_l r0.xyzw, l(1.0, -0.25, -0.25, 99.0), t5.xyzw, s5, l(1.0)"
  expect all R8 = 2.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
}
warp 47 {
  sm4 "sample_c_lz r0.x, l(-0.125, -1.0, 0.875, 99.0), t6.xxxx, s6, l(0.921875)"
  expect all R8 = 1.0
}
warp 48 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t5.xyzw, s5, l(1.0)"
  s = { -0.625 -0.875 -0.625 -0.875 -0.125 0.125 -0.125 0.125 -0.125 -0.375 -0.125 -0.375 -0.375 -0.625 -0.375 -0.625 0.625 0.375 0.625 0.375 1.0 1.0 1.0 1.0 0.625 0.375 0.625 0.375 -1.0 -1.0 -1.0 -1.0 }
  t = { 0.875 0.875 0.625 0.625 0.875 0.875 0.625 0.625 0.875 0.875 0.625 0.625 -0.375 -0.375 -0.625 -0.625 -0.375 -0.375 -0.625 -0.625 -0.375 -0.375 -0.625 -0.625 0.875 0.875 0.625 0.625 -0.375 -0.375 -0.625 -0.625 }
  r = { -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 0.875 0.625 0.875 0.625 -1.0 -1.0 -1.0 -1.0 -0.875 -0.625 -0.875 -0.625 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 1 R8 = 3.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 2 R8 = 3.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 3 R8 = 3.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 4 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 5 R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 6 R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 7 R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 8 R8 = 2.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 9 R8 = 2.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 10 R8 = 2.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 11 R8 = 2.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 12 R8 = 2.0 R9 = 2.0 R10 = 5.0 R11 = 1.0
  expect lane 13 R8 = 3.0 R9 = 2.0 R10 = 5.0 R11 = 1.0
  expect lane 14 R8 = 2.0 R9 = 3.0 R10 = 5.0 R11 = 1.0
  expect lane 15 R8 = 3.0 R9 = 3.0 R10 = 5.0 R11 = 1.0
  expect lane 16 R8 = 0.0 R9 = 2.0 R10 = 5.0 R11 = 1.0
  expect lane 17 R8 = 1.0 R9 = 2.0 R10 = 5.0 R11 = 1.0
  expect lane 18 R8 = 0.0 R9 = 3.0 R10 = 5.0 R11 = 1.0
  expect lane 19 R8 = 1.0 R9 = 3.0 R10 = 5.0 R11 = 1.0
  expect lane 20 R8 = 0.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 0.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 0.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 25 R8 = 1.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 26 R8 = 0.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 27 R8 = 1.0 R9 = 0.0 R10 = 5.0 R11 = 1.0
  expect lane 28 R8 = 0.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 29 R8 = 0.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 30 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 31 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
}
warp 49 {
  sm4 "sample_l r0.xyzw, l(0.71875, 0.5, 99.0, 99.0), t7.xyzw, s7, l(0.0)"
  expect all R8 = 11.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 50 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.46875, 0.5, 99.0, 99.0), t7.xyzw, s7, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 51 {
  sm4 "sample_l r0.xyzw, l(0.03125, 3.25, 99.0, 99.0), t7.xyzw, s7, l(0.0)"
  expect all R8 = 0.0 R9 = 0.0 R10 = 3.0 R11 = 0.0
}
warp 52 {
  sm4 "sample_c_lz r0.x, l(0.21875, 3.5, 99.0, 99.0), t8.xxxx, s8, l(0.125)"
  expect all R8 = 1.0
}
warp 53 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.28125, 1.25, 99.0, 99.0), t7.xyzw, s7, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 3.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
}
warp 54 {
  sm4 "sample_l r0.xyzw, l(0.8125, 0.625, 99.0, 99.0), t7.xyzw, s7, l(1.0)"
  expect all R8 = 6.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
}
warp 55 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.5625, 2.625, 99.0, 99.0), t7.xyzw, s7, l(0.125, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 5.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
}
warp 56 {
  sm4 "sample_l r0.xyzw, l(0.71875, 1.5, 99.0, 99.0), t7.xyzw, s7, l(0.0)"
  expect all R8 = 11.0 R9 = 0.0 R10 = 2.0 R11 = 0.0
}
warp 57 {
  sm4 "sample_c_lz r0.x, l(0.96875, 1.25, 99.0, 99.0), t8.xxxx, s8, l(0.84375)"
  expect all R8 = 1.0
}
warp 58 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.09375, 3.5, 99.0, 99.0), t7.xyzw, s7, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 2.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
}
warp 59 {
  sm4 "sample_l r0.xyzw, l(0.96875, -3.5, 99.0, 99.0), t7.xyzw, s7, l(0.0)"
  expect all R8 = 15.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 60 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.90625, -0.5, 99.0, 99.0), t7.xyzw, s7, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 13.0 R9 = 0.0 R10 = 0.0 R11 = 0.0
}
warp 61 {
  sm4 "sample_l r0.xyzw, l(0.125, 70000.0, 99.0, 99.0), t7.xyzw, s7, l(2.0)"
  expect all R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
}
warp 62 {
  sm4 "sample_c_lz r0.x, l(0.40625, 1.5, 99.0, 99.0), t8.xxxx, s8, l(0.046875)"
  expect all R8 = 1.0
}
warp 63 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.53125, 1.25, 99.0, 99.0), t7.xyzw, s7, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.0, 0.0, 0.0)"
  expect all R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 0.0
}
warp 0 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t7.xyzw, s7, l(1.0)"
  array = { 2 2 2 2 0 0 0 0 2 2 2 2 3 3 3 3 4 4 4 4 0 0 0 0 1 1 1 1 2 2 2 2 }
  s = { 0.46875 0.53125 0.46875 0.53125 0.03125 0.09375 0.03125 0.09375 0.53125 0.59375 0.53125 0.59375 0.78125 0.84375 0.78125 0.84375 0.59375 0.65625 0.59375 0.65625 0.21875 0.28125 0.21875 0.28125 0.28125 0.34375 0.28125 0.34375 0.03125 0.09375 0.03125 0.09375 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 1 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 2 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 3 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 4 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 6 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 7 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 9 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 10 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 11 R8 = 4.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 12 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 13 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 14 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 15 R8 = 6.0 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 16 R8 = 4.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 17 R8 = 5.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 18 R8 = 4.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 19 R8 = 5.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 20 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 26 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 27 R8 = 2.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 28 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 29 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 30 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 31 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
}
warp 1 {
  sm4 "sample_l r0.xyzw, l(0.59375, 0.0625, 4.5, 99.0), t9.xyzw, s9, l(0.0)"
  expect all R8 = 9.0 R9 = 0.0 R10 = 4.0 R11 = 0.0
}
warp 2 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.21875, 0.8125, 3.5, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 2.0 R9 = 7.0 R10 = 4.0 R11 = 0.0
}
warp 3 {
  sm4 "sample_l r0.xyzw, l(0.6875, 0.625, -0.5, 99.0), t9.xyzw, s9, l(1.0)"
  expect all R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
}
warp 4 {
  sm4 "sample_c_lz r0.x, l(0.34375, 0.3125, 0.5, 99.0), t10.xxxx, s10, l(0.890625)"
  expect all R8 = 1.0
}
warp 5 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.21875, 0.5625, 2.625, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 2.0 R9 = 5.0 R10 = 3.0 R11 = 0.0
}
warp 6 {
  sm4 "sample_l r0.xyzw, l(0.84375, 0.5625, 1.25, 99.0), t9.xyzw, s9, l(0.0)"
  expect all R8 = 13.0 R9 = 4.0 R10 = 1.0 R11 = 0.0
}
warp 7 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.28125, 0.3125, 2.5, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 3.0 R9 = 3.0 R10 = 2.0 R11 = 0.0
}
warp 8 {
  sm4 "sample_l r0.xyzw, l(0.375, 0.75, 0.5, 99.0), t9.xyzw, s9, l(2.0)"
  expect all R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
}
warp 9 {
  sm4 "sample_c_lz r0.x, l(0.84375, 0.4375, 0.625, 99.0), t10.xxxx, s10, l(0.125)"
  expect all R8 = 1.0
}
warp 10 {
  sm4 "sample_d_aoffimmi(1,-2,0) r0.xyzw, l(0.15625, 0.9375, 1.5, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 3.0 R9 = 5.0 R10 = 2.0 R11 = 0.0
}
warp 11 {
  sm4 "sample_l r0.xyzw, l(0.90625, 0.9375, -3.5, 99.0), t9.xyzw, s9, l(0.0)"
  expect all R8 = 14.0 R9 = 7.0 R10 = 0.0 R11 = 0.0
}
warp 12 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.09375, 0.0625, 2.5, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 0.0 R9 = 1.0 R10 = 2.0 R11 = 0.0
}
warp 13 {
  sm4 "sample_l r0.xyzw, l(0.125, 0.25, 70000.0, 99.0), t9.xyzw, s9, l(2.0)"
  expect all R8 = 0.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
}
warp 14 {
  sm4 "sample_c_lz r0.x, l(0.40625, 0.1875, 3.5, 99.0), t10.xxxx, s10, l(0.625)"
  expect all R8 = 1.0
}
warp 15 {
  sm4 "sample_d_aoffimmi(-1,1,0) r0.xyzw, l(0.46875, 0.5625, 3.5, 99.0), t9.xyzw, s9, l(0.0625, 0.0, 0.0, 0.0), l(0.0, 0.125, 0.0, 0.0)"
  expect all R8 = 6.0 R9 = 5.0 R10 = 4.0 R11 = 0.0
}
warp 16 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t9.xyzw, s9, l(1.0)"
  array = { 2 2 2 2 1 1 1 1 4 4 4 4 0 0 0 0 2 2 2 2 0 0 0 0 1 1 1 1 2 2 2 2 }
  s = { 0.03125 0.09375 0.03125 0.09375 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.90625 0.96875 0.46875 0.53125 0.46875 0.53125 0.34375 0.40625 0.34375 0.40625 0.90625 0.96875 0.90625 0.96875 0.09375 0.15625 0.09375 0.15625 0.40625 0.46875 0.40625 0.46875 }
  t = { 0.1875 0.1875 0.3125 0.3125 0.1875 0.1875 0.3125 0.3125 0.4375 0.4375 0.5625 0.5625 0.8125 0.8125 0.9375 0.9375 0.5625 0.5625 0.6875 0.6875 0.5625 0.5625 0.6875 0.6875 0.8125 0.8125 0.9375 0.9375 0.4375 0.4375 0.5625 0.5625 }
  expect lane 0 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 1 R8 = 0.0 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 2 R8 = 0.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 3 R8 = 0.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 4 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 5 R8 = 7.0 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 6 R8 = 7.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 7 R8 = 7.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 8 R8 = 7.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 9 R8 = 7.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 10 R8 = 7.0 R9 = 2.0 R10 = 4.0 R11 = 1.0
  expect lane 11 R8 = 7.0 R9 = 2.0 R10 = 4.0 R11 = 1.0
  expect lane 12 R8 = 3.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 4.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 3.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 15 R8 = 4.0 R9 = 3.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 2.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
  expect lane 17 R8 = 3.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
  expect lane 18 R8 = 2.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
  expect lane 19 R8 = 3.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
  expect lane 20 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 7.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 25 R8 = 1.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 26 R8 = 0.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 27 R8 = 1.0 R9 = 3.0 R10 = 1.0 R11 = 1.0
  expect lane 28 R8 = 3.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 29 R8 = 3.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 30 R8 = 3.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
  expect lane 31 R8 = 3.0 R9 = 2.0 R10 = 2.0 R11 = 1.0
}
warp 17 {
  sm4 "sample_l r0.xyzw, l(0.125, 0.875, -1.0, 3.25), t11.xyzw, s11, l(0.0)"
  expect all R8 = 3.0 R9 = 0.0 R10 = 23.0 R11 = 0.0
}
warp 18 {
  sm4 "sample_l r0.xyzw, l(-3.0, 1.5, 1.5, 4.5), t11.xyzw, s11, l(2.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 25.0 R11 = 2.0
}
warp 19 {
  sm4 "sample_c_lz r0.x, l(1.0, 0.875, -0.375, 0.625), t12.xxxx, s12, l(0.75)"
  expect all R8 = 1.0
}
warp 20 {
  sm4 "sample_l r0.xyzw, l(-1.0, -4.0, 3.0, 3.5), t11.xyzw, s11, l(1.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 27.0 R11 = 1.0
}
warp 21 {
  sm4 "sample_l r0.xyzw, l(2.0, -1.0, -1.0, 0.5), t11.xyzw, s11, l(2.0)"
  expect all R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
}
warp 22 {
  sm4 "sample_c_lz r0.x, l(1.125, 2.625, -3.0, 4.5), t12.xxxx, s12, l(0.109375)"
  expect all R8 = 1.0
}
warp 23 {
  sm4 "sample_l r0.xyzw, l(2.0, 2.0, 4.0, -3.5), t11.xyzw, s11, l(2.0)"
  expect all R8 = 1.0 R9 = 0.0 R10 = 4.0 R11 = 2.0
}
warp 24 {
  sm4 "sample_l r0.xyzw, l(-0.5, -0.5, 1.0, 70000.0), t11.xyzw, s11, l(2.0)"
  expect all R8 = 0.0 R9 = 1.0 R10 = 28.0 R11 = 2.0
}
warp 25 {
  sm4 "sample_c_lz r0.x, l(0.5, 4.0, 3.5, 0.625), t12.xxxx, s12, l(0.28125)"
  expect all R8 = 0.0
}
warp 26 {
  sm4 "sample_b r0.xyzw, r1.xyzw, t11.xyzw, s11, l(1.0)"
  array = { 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 0 0 0 0 3 3 3 3 3 3 3 3 1 1 1 1 }
  s = { 0.375 0.625 0.375 0.625 -1.0 -1.0 -1.0 -1.0 -0.125 0.125 -0.125 0.125 -0.875 -0.625 -0.875 -0.625 -1.0 -1.0 -1.0 -1.0 0.125 0.375 0.125 0.375 1.0 1.0 1.0 1.0 -0.625 -0.875 -0.625 -0.875 }
  t = { 0.875 0.875 0.625 0.625 -0.375 -0.375 -0.625 -0.625 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.375 0.375 0.125 0.125 -1.0 -1.0 -1.0 -1.0 0.625 0.625 0.375 0.375 0.125 0.125 -0.125 -0.125 }
  r = { 1.0 1.0 1.0 1.0 -0.625 -0.375 -0.625 -0.375 -0.125 -0.125 0.125 0.125 0.625 0.625 0.875 0.875 -0.125 0.125 -0.125 0.125 -0.125 -0.125 -0.375 -0.375 -0.125 -0.375 -0.125 -0.375 -1.0 -1.0 -1.0 -1.0 }
  expect lane 0 R8 = 2.0 R9 = 0.0 R10 = 10.0 R11 = 1.0
  expect lane 1 R8 = 3.0 R9 = 0.0 R10 = 10.0 R11 = 1.0
  expect lane 2 R8 = 2.0 R9 = 0.0 R10 = 10.0 R11 = 1.0
  expect lane 3 R8 = 3.0 R9 = 0.0 R10 = 10.0 R11 = 1.0
  expect lane 4 R8 = 0.0 R9 = 2.0 R10 = 7.0 R11 = 1.0
  expect lane 5 R8 = 1.0 R9 = 2.0 R10 = 7.0 R11 = 1.0
  expect lane 6 R8 = 0.0 R9 = 3.0 R10 = 7.0 R11 = 1.0
  expect lane 7 R8 = 1.0 R9 = 3.0 R10 = 7.0 R11 = 1.0
  expect lane 8 R8 = 1.0 R9 = 1.0 R10 = 8.0 R11 = 1.0
  expect lane 9 R8 = 2.0 R9 = 1.0 R10 = 8.0 R11 = 1.0
  expect lane 10 R8 = 1.0 R9 = 2.0 R10 = 8.0 R11 = 1.0
  expect lane 11 R8 = 2.0 R9 = 2.0 R10 = 8.0 R11 = 1.0
  expect lane 12 R8 = 0.0 R9 = 3.0 R10 = 14.0 R11 = 1.0
  expect lane 13 R8 = 0.0 R9 = 3.0 R10 = 14.0 R11 = 1.0
  expect lane 14 R8 = 0.0 R9 = 3.0 R10 = 14.0 R11 = 1.0
  expect lane 15 R8 = 0.0 R9 = 3.0 R10 = 14.0 R11 = 1.0
  expect lane 16 R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 17 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 18 R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 19 R8 = 2.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 20 R8 = 2.0 R9 = 2.0 R10 = 21.0 R11 = 1.0
  expect lane 21 R8 = 2.0 R9 = 2.0 R10 = 21.0 R11 = 1.0
  expect lane 22 R8 = 2.0 R9 = 2.0 R10 = 21.0 R11 = 1.0
  expect lane 23 R8 = 2.0 R9 = 2.0 R10 = 21.0 R11 = 1.0
  expect lane 24 R8 = 2.0 R9 = 0.0 R10 = 18.0 R11 = 1.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 18.0 R11 = 1.0
  expect lane 26 R8 = 2.0 R9 = 1.0 R10 = 18.0 R11 = 1.0
  expect lane 27 R8 = 2.0 R9 = 1.0 R10 = 18.0 R11 = 1.0
  expect lane 28 R8 = 3.0 R9 = 1.0 R10 = 11.0 R11 = 1.0
  expect lane 29 R8 = 3.0 R9 = 1.0 R10 = 11.0 R11 = 1.0
  expect lane 30 R8 = 3.0 R9 = 2.0 R10 = 11.0 R11 = 1.0
  expect lane 31 R8 = 3.0 R9 = 2.0 R10 = 11.0 R11 = 1.0
}
