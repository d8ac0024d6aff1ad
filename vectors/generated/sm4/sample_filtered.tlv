# Written by tests/oracle/sm4/sample.py: linear samples between texels and levels
texlock 1
rules PD-107 PD-108 PD-113 PD-120
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
texture 9 { # SHADOWCUBE
  type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 levels 3 block 1 2 address 0x29000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 9 texture 9 sampler 9
texture 10 { # SHADOW1D_ARRAY
  type ONE_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 layers 5 levels 3 block 1 2 address 0x2a000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 10 texture 10 sampler 10
texture 11 { # SHADOW2D_ARRAY
  type TWO_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 layers 5 levels 3 block 1 2 address 0x2b000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 11 texture 11 sampler 11
texture 12 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x2c000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 12 texture 12 sampler 12
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3  MIN_LOD_CLAMP 0x80 }
warp 0 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.x"
  s = { 0.25 0.75 0.4375 0.3125 0.8125 0.75 0.8125 0.75 0.25 0.4375 0.3125 0.75 0.5625 0.8125 0.3125 0.75 0.4375 0.1875 0.3125 0.4375 0.75 0.5 0.5 0.375 0.8125 0.25 0.8125 0.625 0.8125 0.125 0.1875 0.3125 }
  lod = { 1.75 0.0 0.75 2.0 1.0 0.25 0.0 1.5 1.25 0.75 1.0 1.75 1.25 1.25 2.0 0.25 2.0 1.5 0.25 0.0 1.5 1.75 1.25 1.75 1.0 0.75 1.0 1.25 1.0 0.75 1.75 2.0 }
  expect lane 0 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 1.75
  expect lane 1 R8 = 11.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 2 R8 = 3.875 R9 = 0.0 R10 = 0.0 R11 = 0.75
  expect lane 3 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 4 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.25
  expect lane 6 R8 = 12.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.5
  expect lane 8 R8 = 1.25 R9 = 0.0 R10 = 0.0 R11 = 1.25
  expect lane 9 R8 = 3.875 R9 = 0.0 R10 = 0.0 R11 = 0.75
  expect lane 10 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 3.25 R9 = 0.0 R10 = 0.0 R11 = 1.75
  expect lane 12 R8 = 3.4375 R9 = 0.0 R10 = 0.0 R11 = 1.25
  expect lane 13 R8 = 5.1875 R9 = 0.0 R10 = 0.0 R11 = 1.25
  expect lane 14 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 10.0 R9 = 0.0 R10 = 0.0 R11 = 0.25
  expect lane 16 R8 = 1.25 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 17 R8 = 0.625 R9 = 0.0 R10 = 0.0 R11 = 1.5
  expect lane 18 R8 = 3.875 R9 = 0.0 R10 = 0.0 R11 = 0.25
  expect lane 19 R8 = 6.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 20 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.5
  expect lane 21 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.75
  expect lane 22 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.25
  expect lane 23 R8 = 1.375 R9 = 0.0 R10 = 0.0 R11 = 1.75
  expect lane 24 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 25 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 0.75
  expect lane 26 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 3.875 R9 = 0.0 R10 = 0.0 R11 = 1.25
  expect lane 28 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 0.75
  expect lane 30 R8 = 0.4375 R9 = 0.0 R10 = 0.0 R11 = 1.75
  expect lane 31 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 1 {
  sm4 "sample_d r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.xyxx, r3.xyxx"
  s = { 0.875 0.75 0.25 0.4375 0.5 0.4375 0.625 0.875 0.875 0.875 0.125 0.5625 0.5625 0.25 0.375 0.3125 0.3125 0.625 0.25 0.875 0.25 0.8125 0.1875 0.3125 0.75 0.5 0.5 0.1875 0.75 0.3125 0.8125 0.25 }
  dsdx = { 0.25 0.125 0.125 0.0625 0.125 0.125 0.0625 0.125 0.0625 0.125 0.125 0.125 0.0625 0.0625 0.25 0.0625 0.125 0.125 0.0625 0.125 0.0625 0.125 0.25 0.125 0.25 0.0625 0.125 0.25 0.25 0.0625 0.125 0.25 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 5.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 2 R8 = 1.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 3 R8 = 6.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 4 R8 = 3.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 3.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 6 R8 = 9.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 6.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 13.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 6.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 0.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 4.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 12 R8 = 8.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 3.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 14 R8 = 1.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 4.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 4.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 18 R8 = 3.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 19 R8 = 6.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 20 R8 = 3.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 21 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 0.25 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 23 R8 = 2.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 2.5 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 7.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 3.5 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 27 R8 = 0.25 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 28 R8 = 2.5 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 4.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 30 R8 = 6.0 R9 = 0.0 R10 = 0.0 R11 = 1.0
  expect lane 31 R8 = 0.5 R9 = 0.0 R10 = 0.0 R11 = 2.0
}
warp 2 {
  sm4 "sample_l r0.xz, r1.xyzw, t1.wzyx, s1, r2.x"
  s = { 0.25 0.625 0.25 0.3125 0.1875 0.125 0.3125 0.375 0.875 0.1875 0.4375 0.4375 0.625 0.1875 0.125 0.5625 0.8125 0.625 0.5625 0.625 0.75 0.25 0.5625 0.75 0.3125 0.25 0.3125 0.3125 0.5 0.6875 0.625 0.125 }
  t = { 0.375 0.625 0.625 0.625 0.5 0.75 0.5 0.375 0.625 0.625 0.25 0.25 0.625 0.75 0.375 0.5 0.75 0.75 0.25 0.75 0.625 0.625 0.625 0.25 0.25 0.375 0.75 0.375 0.375 0.25 0.75 0.625 }
  lod = { 0.0 1.5 0.0 0.25 2.0 0.25 1.0 0.5 0.5 0.25 2.0 0.0 2.0 1.5 1.25 2.0 2.0 0.75 0.25 0.5 1.5 0.5 1.75 1.75 1.75 0.75 0.25 0.5 0.5 2.0 0.75 0.75 }
  expect lane 0 R8 = 2.5 R9 = 0.0
  expect lane 1 R8 = 1.375 R9 = 1.5
  expect lane 2 R8 = 4.5 R9 = 0.0
  expect lane 3 R8 = 3.875 R9 = 0.25
  expect lane 4 R8 = 0.5 R9 = 2.0
  expect lane 5 R8 = 4.75 R9 = 0.25
  expect lane 6 R8 = 1.5 R9 = 1.0
  expect lane 7 R8 = 1.75 R9 = 0.5
  expect lane 8 R8 = 3.25 R9 = 0.5
  expect lane 9 R8 = 3.875 R9 = 0.25
  expect lane 10 R8 = 0.0 R9 = 2.0
  expect lane 11 R8 = 1.5 R9 = 0.0
  expect lane 12 R8 = 0.75 R9 = 2.0
  expect lane 13 R8 = 1.75 R9 = 1.5
  expect lane 14 R8 = 0.8125 R9 = 1.25
  expect lane 15 R8 = 0.5 R9 = 2.0
  expect lane 16 R8 = 1.0 R9 = 2.0
  expect lane 17 R8 = 3.25 R9 = 0.75
  expect lane 18 R8 = 1.25 R9 = 0.25
  expect lane 19 R8 = 4.0 R9 = 0.5
  expect lane 20 R8 = 1.375 R9 = 1.5
  expect lane 21 R8 = 3.25 R9 = 0.5
  expect lane 22 R8 = 1.0625 R9 = 1.75
  expect lane 23 R8 = 0.125 R9 = 1.75
  expect lane 24 R8 = 0.125 R9 = 1.75
  expect lane 25 R8 = 1.375 R9 = 0.75
  expect lane 26 R8 = 4.75 R9 = 0.25
  expect lane 27 R8 = 1.75 R9 = 0.5
  expect lane 28 R8 = 1.75 R9 = 0.5
  expect lane 29 R8 = 0.0 R9 = 2.0
  expect lane 30 R8 = 3.25 R9 = 0.75
  expect lane 31 R8 = 2.625 R9 = 0.75
}
warp 3 {
  sm4 "sample_d r0.xyzw, r1.xyzw, t1.xyzw, s1, r2.xyxx, r3.xyxx"
  s = { 0.8125 0.25 0.875 0.875 0.25 0.1875 0.125 0.6875 0.3125 0.125 0.1875 0.875 0.5 0.8125 0.125 0.8125 0.6875 0.25 0.75 0.5625 0.5625 0.375 0.5625 0.625 0.125 0.25 0.3125 0.375 0.3125 0.75 0.375 0.625 }
  t = { 0.75 0.625 0.75 0.375 0.375 0.375 0.75 0.625 0.375 0.25 0.375 0.5 0.5 0.75 0.375 0.625 0.75 0.375 0.625 0.25 0.375 0.625 0.75 0.375 0.25 0.25 0.625 0.375 0.25 0.5 0.75 0.375 }
  dsdx = { 0.0625 0.25 0.25 0.25 0.125 0.25 0.0625 0.125 0.0625 0.125 0.125 0.0625 0.125 0.125 0.25 0.0625 0.125 0.25 0.25 0.125 0.125 0.125 0.125 0.125 0.25 0.125 0.25 0.125 0.125 0.125 0.0625 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.125 0.5 0.5 0.5 0.25 0.5 0.125 0.25 0.125 0.25 0.25 0.125 0.25 0.25 0.5 0.125 0.25 0.5 0.5 0.25 0.25 0.25 0.25 0.25 0.5 0.25 0.5 0.25 0.25 0.25 0.125 0.125 }
  expect lane 0 R8 = 12.5 R9 = 5.5 R10 = 0.0 R11 = 0.0
  expect lane 1 R8 = 0.5 R9 = 0.75 R10 = 0.0 R11 = 2.0
  expect lane 2 R8 = 3.0 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 3 R8 = 3.0 R9 = 0.25 R10 = 0.0 R11 = 2.0
  expect lane 4 R8 = 1.5 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 0.25 R9 = 0.25 R10 = 0.0 R11 = 2.0
  expect lane 6 R8 = 1.5 R9 = 5.5 R10 = 0.0 R11 = 0.0
  expect lane 7 R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 8 R8 = 4.5 R9 = 2.5 R10 = 0.0 R11 = 0.0
  expect lane 9 R8 = 0.5 R9 = 0.5 R10 = 0.0 R11 = 1.0
  expect lane 10 R8 = 1.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 11 R8 = 13.5 R9 = 3.5 R10 = 0.0 R11 = 0.0
  expect lane 12 R8 = 3.5 R9 = 1.5 R10 = 0.0 R11 = 1.0
  expect lane 13 R8 = 6.0 R9 = 2.5 R10 = 0.0 R11 = 1.0
  expect lane 14 R8 = 0.0 R9 = 0.25 R10 = 0.0 R11 = 2.0
  expect lane 15 R8 = 12.5 R9 = 4.5 R10 = 0.0 R11 = 0.0
  expect lane 16 R8 = 5.0 R9 = 2.5 R10 = 0.0 R11 = 1.0
  expect lane 17 R8 = 0.5 R9 = 0.25 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 2.5 R9 = 0.75 R10 = 0.0 R11 = 2.0
  expect lane 19 R8 = 4.0 R9 = 0.5 R10 = 0.0 R11 = 1.0
  expect lane 20 R8 = 4.0 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 21 R8 = 2.5 R9 = 2.0 R10 = 0.0 R11 = 1.0
  expect lane 22 R8 = 4.0 R9 = 2.5 R10 = 0.0 R11 = 1.0
  expect lane 23 R8 = 4.5 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 0.0 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 25 R8 = 1.5 R9 = 0.5 R10 = 0.0 R11 = 1.0
  expect lane 26 R8 = 0.75 R9 = 0.75 R10 = 0.0 R11 = 2.0
  expect lane 27 R8 = 2.5 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 28 R8 = 2.0 R9 = 0.5 R10 = 0.0 R11 = 1.0
  expect lane 29 R8 = 5.5 R9 = 1.5 R10 = 0.0 R11 = 1.0
  expect lane 30 R8 = 5.5 R9 = 5.5 R10 = 0.0 R11 = 0.0
  expect lane 31 R8 = 9.5 R9 = 2.5 R10 = 0.0 R11 = 0.0
}
warp 4 {
  sm4 "sample_l r0.w, r1.xyzw, t2.y, s2, r2.x"
  s = { 0.875 0.5 0.3125 0.5625 0.5 0.625 0.1875 0.875 0.75 0.1875 0.8125 0.125 0.5625 0.5625 0.1875 0.75 0.25 0.375 0.4375 0.875 0.6875 0.6875 0.3125 0.875 0.6875 0.625 0.8125 0.5625 0.625 0.125 0.375 0.875 }
  t = { 0.625 0.375 0.5 0.75 0.75 0.5 0.75 0.75 0.375 0.5 0.375 0.375 0.5 0.375 0.375 0.625 0.625 0.25 0.5 0.75 0.375 0.625 0.75 0.75 0.75 0.75 0.25 0.5 0.75 0.625 0.75 0.625 }
  r = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 }
  lod = { 0.75 1.75 0.5 1.75 1.5 0.25 1.75 1.75 0.5 1.25 1.75 0.25 0.5 0.5 2.0 0.5 1.75 1.75 0.75 1.5 1.75 1.0 1.25 1.0 1.0 1.25 0.0 1.75 1.75 0.75 0.5 1.75 }
  expect lane 0 R8 = 2.625
  expect lane 1 R8 = 0.4375
  expect lane 2 R8 = 2.5
  expect lane 3 R8 = 1.375
  expect lane 4 R8 = 1.75
  expect lane 5 R8 = 3.0
  expect lane 6 R8 = 1.375
  expect lane 7 R8 = 1.375
  expect lane 8 R8 = 1.75
  expect lane 9 R8 = 1.25
  expect lane 10 R8 = 0.4375
  expect lane 11 R8 = 2.125
  expect lane 12 R8 = 2.5
  expect lane 13 R8 = 1.75
  expect lane 14 R8 = 0.25
  expect lane 15 R8 = 3.25
  expect lane 16 R8 = 1.0625
  expect lane 17 R8 = 0.125
  expect lane 18 R8 = 2.0
  expect lane 19 R8 = 1.75
  expect lane 20 R8 = 0.4375
  expect lane 21 R8 = 2.0
  expect lane 22 R8 = 2.125
  expect lane 23 R8 = 2.5
  expect lane 24 R8 = 2.5
  expect lane 25 R8 = 2.125
  expect lane 26 R8 = 1.5
  expect lane 27 R8 = 0.75
  expect lane 28 R8 = 1.375
  expect lane 29 R8 = 2.625
  expect lane 30 R8 = 4.0
  expect lane 31 R8 = 1.0625
}
warp 5 {
  sm4 "sample_l r0.xyz, r1.xyzw, t3.yxwz, s3, r2.x"
  s = { -0.25 1.0 0.0 0.5 0.5 0.25 -0.25 -0.25 0.0 0.0 1.0 -0.25 -0.25 -1.0 0.25 -0.25 0.25 0.0 -1.0 -0.25 1.0 0.25 -1.0 0.25 0.25 0.5 1.0 0.25 1.0 -1.0 0.25 -0.5 }
  t = { 0.25 -0.25 0.5 0.0 1.0 1.0 0.25 0.0 0.25 -0.5 -0.25 0.25 0.5 0.0 -1.0 -1.0 1.0 0.0 -0.5 1.0 -0.25 1.0 0.5 0.25 0.0 0.0 0.0 1.0 0.0 0.25 0.5 1.0 }
  r = { -1.0 0.0 -1.0 -1.0 0.25 -0.5 1.0 1.0 1.0 -1.0 -0.25 1.0 -1.0 0.25 0.0 -0.25 -0.5 1.0 -0.25 0.5 -0.5 -0.25 0.0 -1.0 1.0 1.0 0.25 0.5 -0.5 0.25 1.0 -0.5 }
  lod = { 1.75 0.25 1.75 0.75 1.25 1.25 1.25 1.0 0.5 0.75 2.0 0.75 0.5 2.0 0.0 0.75 0.25 0.75 1.75 1.0 0.5 0.0 0.0 1.5 1.5 1.75 0.25 1.0 1.25 1.75 1.5 0.25 }
  expect lane 0 R8 = 1.0625 R9 = 0.4375 R10 = 1.75
  expect lane 1 R8 = 3.0 R9 = 3.875 R10 = 0.25
  expect lane 2 R8 = 0.75 R9 = 0.125 R10 = 1.75
  expect lane 3 R8 = 0.75 R9 = 2.0 R10 = 0.75
  expect lane 4 R8 = 2.125 R9 = 1.6875 R10 = 1.25
  expect lane 5 R8 = 1.6875 R9 = 0.375 R10 = 1.25
  expect lane 6 R8 = 0.8125 R9 = 0.8125 R10 = 1.25
  expect lane 7 R8 = 1.0 R9 = 1.5 R10 = 1.0
  expect lane 8 R8 = 2.5 R9 = 1.75 R10 = 0.5
  expect lane 9 R8 = 2.0 R9 = 3.25 R10 = 0.75
  expect lane 10 R8 = 0.75 R9 = 0.75 R10 = 2.0
  expect lane 11 R8 = 1.375 R9 = 1.375 R10 = 0.75
  expect lane 12 R8 = 3.25 R9 = 1.0 R10 = 0.5
  expect lane 13 R8 = 0.75 R9 = 0.5 R10 = 2.0
  expect lane 14 R8 = 4.5 R9 = 3.5 R10 = 0.0
  expect lane 15 R8 = 1.375 R9 = 2.625 R10 = 0.75
  expect lane 16 R8 = 3.875 R9 = 1.25 R10 = 0.25
  expect lane 17 R8 = 2.0 R9 = 2.0 R10 = 0.75
  expect lane 18 R8 = 0.4375 R9 = 1.375 R10 = 1.75
  expect lane 19 R8 = 1.0 R9 = 2.5 R10 = 1.0
  expect lane 20 R8 = 4.0 R9 = 3.25 R10 = 0.5
  expect lane 21 R8 = 4.5 R9 = 2.5 R10 = 0.0
  expect lane 22 R8 = 3.5 R9 = 1.5 R10 = 0.0
  expect lane 23 R8 = 0.625 R9 = 0.625 R10 = 1.5
  expect lane 24 R8 = 1.375 R9 = 1.0 R10 = 1.5
  expect lane 25 R8 = 1.375 R9 = 0.75 R10 = 1.75
  expect lane 26 R8 = 2.125 R9 = 3.0 R10 = 0.25
  expect lane 27 R8 = 2.0 R9 = 2.5 R10 = 1.0
  expect lane 28 R8 = 2.125 R9 = 1.25 R10 = 1.25
  expect lane 29 R8 = 1.0625 R9 = 0.4375 R10 = 1.75
  expect lane 30 R8 = 1.375 R9 = 0.25 R10 = 1.5
  expect lane 31 R8 = 1.25 R9 = 1.25 R10 = 0.25
}
warp 6 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t4.zzxx, s4, r2.x"
  array = { 4 1 2 0 2 3 3 2 0 3 0 1 4 2 3 0 4 1 0 4 1 0 0 1 4 3 0 3 4 2 0 2 }
  s = { 0.5625 0.875 0.375 0.75 0.875 0.625 0.5625 0.625 0.6875 0.4375 0.6875 0.1875 0.25 0.625 0.375 0.625 0.5625 0.625 0.125 0.875 0.1875 0.4375 0.1875 0.3125 0.5 0.125 0.3125 0.6875 0.5 0.375 0.75 0.25 }
  lod = { 2.0 0.75 0.75 2.0 0.5 1.75 0.75 1.5 0.0 1.5 0.75 0.75 0.5 1.0 1.75 1.0 2.0 0.25 1.25 1.5 1.5 1.25 1.5 2.0 1.75 1.5 2.0 1.75 0.75 1.0 0.0 1.25 }
  expect lane 0 R8 = 1.75 R9 = 4.0
  expect lane 1 R8 = 8.25 R9 = 1.0
  expect lane 2 R8 = 3.25 R9 = 2.0
  expect lane 3 R8 = 2.5 R9 = 0.0
  expect lane 4 R8 = 10.0 R9 = 2.0
  expect lane 5 R8 = 2.625 R9 = 3.0
  expect lane 6 R8 = 5.125 R9 = 3.0
  expect lane 7 R8 = 3.25 R9 = 2.0
  expect lane 8 R8 = 10.5 R9 = 0.0
  expect lane 9 R8 = 2.125 R9 = 3.0
  expect lane 10 R8 = 6.375 R9 = 0.0
  expect lane 11 R8 = 1.375 R9 = 1.0
  expect lane 12 R8 = 2.5 R9 = 4.0
  expect lane 13 R8 = 4.5 R9 = 2.0
  expect lane 14 R8 = 1.375 R9 = 3.0
  expect lane 15 R8 = 4.5 R9 = 0.0
  expect lane 16 R8 = 1.75 R9 = 4.0
  expect lane 17 R8 = 8.25 R9 = 1.0
  expect lane 18 R8 = 0.375 R9 = 0.0
  expect lane 19 R8 = 4.75 R9 = 4.0
  expect lane 20 R8 = 0.625 R9 = 1.0
  expect lane 21 R8 = 2.5625 R9 = 0.0
  expect lane 22 R8 = 0.625 R9 = 0.0
  expect lane 23 R8 = 0.75 R9 = 1.0
  expect lane 24 R8 = 2.0 R9 = 4.0
  expect lane 25 R8 = 0.25 R9 = 3.0
  expect lane 26 R8 = 0.75 R9 = 0.0
  expect lane 27 R8 = 2.9375 R9 = 3.0
  expect lane 28 R8 = 4.5 R9 = 4.0
  expect lane 29 R8 = 2.5 R9 = 2.0
  expect lane 30 R8 = 11.5 R9 = 0.0
  expect lane 31 R8 = 1.25 R9 = 2.0
}
warp 7 {
  sm4 "sample_d r0.xyzw, r1.xyzw, t4.xyzw, s4, r2.xyxx, r3.xyxx"
  s = { 0.3125 0.875 0.625 0.3125 0.875 0.375 0.5625 0.6875 0.8125 0.1875 0.25 0.625 0.6875 0.375 0.5 0.25 0.75 0.75 0.375 0.625 0.25 0.8125 0.75 0.6875 0.5625 0.875 0.75 0.5 0.1875 0.8125 0.1875 0.75 }
  array = { 0x0 0x2 0x1 0x3 0x2 0x2 0x3 0x0 0x0 0x1 0x1 0x2 0x0 0x3 0x4 0x3 0x1 0x1 0x2 0x1 0x4 0x0 0x2 0x3 0x2 0x0 0x3 0x0 0x0 0x4 0x4 0x1 }
  dsdx = { 0.25 0.25 0.125 0.0625 0.0625 0.125 0.0625 0.25 0.25 0.25 0.0625 0.125 0.0625 0.125 0.25 0.125 0.0625 0.125 0.25 0.125 0.25 0.25 0.125 0.0625 0.25 0.0625 0.125 0.25 0.25 0.125 0.25 0.125 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 R8 = 0.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 1 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 2 R8 = 4.5 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 3 R8 = 4.5 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 4 R8 = 13.5 R9 = 0.0 R10 = 2.0 R11 = 0.0
  expect lane 5 R8 = 2.5 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 6 R8 = 8.5 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 7 R8 = 2.25 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 8 R8 = 2.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 9 R8 = 0.25 R9 = 0.0 R10 = 1.0 R11 = 2.0
  expect lane 10 R8 = 3.5 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 11 R8 = 4.5 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 12 R8 = 10.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 13 R8 = 2.5 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 14 R8 = 1.5 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 15 R8 = 1.5 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 16 R8 = 11.5 R9 = 0.0 R10 = 1.0 R11 = 0.0
  expect lane 17 R8 = 5.5 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 18 R8 = 1.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 19 R8 = 4.5 R9 = 0.0 R10 = 1.0 R11 = 1.0
  expect lane 20 R8 = 0.5 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 21 R8 = 2.75 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 22 R8 = 5.5 R9 = 0.0 R10 = 2.0 R11 = 1.0
  expect lane 23 R8 = 10.5 R9 = 0.0 R10 = 3.0 R11 = 0.0
  expect lane 24 R8 = 1.75 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 25 R8 = 13.5 R9 = 0.0 R10 = 0.0 R11 = 0.0
  expect lane 26 R8 = 5.5 R9 = 0.0 R10 = 3.0 R11 = 1.0
  expect lane 27 R8 = 1.5 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 28 R8 = 0.25 R9 = 0.0 R10 = 0.0 R11 = 2.0
  expect lane 29 R8 = 6.0 R9 = 0.0 R10 = 4.0 R11 = 1.0
  expect lane 30 R8 = 0.25 R9 = 0.0 R10 = 4.0 R11 = 2.0
  expect lane 31 R8 = 5.5 R9 = 0.0 R10 = 1.0 R11 = 1.0
}
warp 8 {
  sm4 "sample_l r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.x"
  array = { 4 3 3 0 1 3 2 2 0 4 4 3 1 4 4 3 0 0 2 1 2 4 4 2 1 1 2 2 3 3 3 0 }
  s = { 0.25 0.5 0.375 0.75 0.875 0.875 0.6875 0.6875 0.4375 0.3125 0.5625 0.3125 0.125 0.875 0.4375 0.125 0.25 0.5625 0.875 0.75 0.4375 0.75 0.8125 0.125 0.25 0.5625 0.3125 0.5 0.75 0.4375 0.625 0.6875 }
  t = { 0.375 0.75 0.375 0.375 0.5 0.75 0.75 0.625 0.5 0.75 0.75 0.5 0.375 0.5 0.25 0.375 0.25 0.375 0.25 0.5 0.25 0.25 0.75 0.75 0.5 0.5 0.25 0.5 0.25 0.625 0.625 0.625 }
  lod = { 1.25 0.5 0.75 1.0 1.25 0.75 1.0 0.75 1.75 0.25 0.25 0.25 0.75 1.75 1.0 1.25 1.75 0.25 2.0 0.75 0.75 1.5 0.5 1.0 0.25 0.0 0.0 0.25 0.25 0.75 1.5 1.0 }
  expect lane 0 R8 = 1.25 R9 = 0.8125 R10 = 4.0 R11 = 1.25
  expect lane 1 R8 = 5.5 R9 = 4.0 R10 = 3.0 R11 = 0.5
  expect lane 2 R8 = 3.25 R9 = 1.375 R10 = 3.0 R11 = 0.75
  expect lane 3 R8 = 5.5 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 4 R8 = 5.625 R9 = 1.25 R10 = 1.0 R11 = 1.25
  expect lane 5 R8 = 8.25 R9 = 3.25 R10 = 3.0 R11 = 0.75
  expect lane 6 R8 = 5.0 R9 = 2.5 R10 = 2.0 R11 = 1.0
  expect lane 7 R8 = 6.375 R9 = 2.625 R10 = 2.0 R11 = 0.75
  expect lane 8 R8 = 1.6875 R9 = 0.75 R10 = 0.0 R11 = 1.75
  expect lane 9 R8 = 3.875 R9 = 4.75 R10 = 4.0 R11 = 0.25
  expect lane 10 R8 = 7.375 R9 = 4.75 R10 = 4.0 R11 = 0.25
  expect lane 11 R8 = 3.875 R9 = 3.0 R10 = 3.0 R11 = 0.25
  expect lane 12 R8 = 0.75 R9 = 1.375 R10 = 1.0 R11 = 0.75
  expect lane 13 R8 = 3.875 R9 = 0.75 R10 = 4.0 R11 = 1.75
  expect lane 14 R8 = 3.0 R9 = 0.5 R10 = 4.0 R11 = 1.0
  expect lane 15 R8 = 0.375 R9 = 0.8125 R10 = 3.0 R11 = 1.25
  expect lane 16 R8 = 0.75 R9 = 0.125 R10 = 0.0 R11 = 1.75
  expect lane 17 R8 = 7.375 R9 = 2.125 R10 = 0.0 R11 = 0.25
  expect lane 18 R8 = 3.0 R9 = 0.0 R10 = 2.0 R11 = 2.0
  expect lane 19 R8 = 7.0 R9 = 2.0 R10 = 1.0 R11 = 0.75
  expect lane 20 R8 = 3.875 R9 = 0.75 R10 = 2.0 R11 = 0.75
  expect lane 21 R8 = 4.0 R9 = 0.25 R10 = 4.0 R11 = 1.5
  expect lane 22 R8 = 9.25 R9 = 4.0 R10 = 4.0 R11 = 0.5
  expect lane 23 R8 = 0.5 R9 = 2.5 R10 = 2.0 R11 = 1.0
  expect lane 24 R8 = 3.0 R9 = 3.0 R10 = 1.0 R11 = 0.25
  expect lane 25 R8 = 8.5 R9 = 3.5 R10 = 1.0 R11 = 0.0
  expect lane 26 R8 = 4.5 R9 = 1.5 R10 = 2.0 R11 = 0.0
  expect lane 27 R8 = 6.5 R9 = 3.0 R10 = 2.0 R11 = 0.25
  expect lane 28 R8 = 10.0 R9 = 1.25 R10 = 3.0 R11 = 0.25
  expect lane 29 R8 = 3.875 R9 = 2.625 R10 = 3.0 R11 = 0.75
  expect lane 30 R8 = 3.25 R9 = 1.375 R10 = 3.0 R11 = 1.5
  expect lane 31 R8 = 5.0 R9 = 2.0 R10 = 0.0 R11 = 1.0
}
warp 9 {
  sm4 "sample_d r0.xyzw, r1.xyzw, t5.xyzw, s5, r2.xyxx, r3.xyxx"
  s = { 0.3125 0.25 0.125 0.5625 0.3125 0.375 0.875 0.8125 0.125 0.25 0.5625 0.625 0.3125 0.25 0.3125 0.375 0.75 0.6875 0.5625 0.375 0.3125 0.625 0.5 0.5625 0.6875 0.875 0.375 0.8125 0.4375 0.125 0.6875 0.3125 }
  t = { 0.375 0.375 0.375 0.625 0.5 0.75 0.375 0.25 0.625 0.375 0.5 0.375 0.75 0.75 0.75 0.375 0.375 0.75 0.375 0.5 0.625 0.25 0.75 0.25 0.25 0.25 0.375 0.375 0.75 0.625 0.625 0.375 }
  array = { 0x2 0x3 0x2 0x1 0x0 0x2 0x4 0x3 0x2 0x2 0x2 0x3 0x2 0x2 0x2 0x0 0x4 0x0 0x1 0x2 0x3 0x3 0x2 0x0 0x1 0x1 0x3 0x4 0x1 0x4 0x3 0x0 }
  dsdx = { 0.125 0.125 0.25 0.125 0.125 0.0625 0.125 0.0625 0.0625 0.0625 0.125 0.0625 0.0625 0.125 0.0625 0.125 0.25 0.25 0.0625 0.0625 0.25 0.125 0.0625 0.125 0.125 0.125 0.25 0.125 0.125 0.0625 0.25 0.0625 }
  dsdy = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdx = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  dtdy = { 0.25 0.25 0.5 0.25 0.25 0.125 0.25 0.125 0.125 0.125 0.25 0.125 0.125 0.25 0.125 0.25 0.5 0.5 0.125 0.125 0.5 0.25 0.125 0.25 0.25 0.25 0.5 0.25 0.25 0.125 0.5 0.125 }
  expect lane 0 R8 = 2.0 R9 = 1.0 R10 = 2.0 R11 = 1.0
  expect lane 1 R8 = 1.5 R9 = 1.0 R10 = 3.0 R11 = 1.0
  expect lane 2 R8 = 0.0 R9 = 0.25 R10 = 2.0 R11 = 2.0
  expect lane 3 R8 = 4.0 R9 = 2.0 R10 = 1.0 R11 = 1.0
  expect lane 4 R8 = 2.0 R9 = 1.5 R10 = 0.0 R11 = 1.0
  expect lane 5 R8 = 5.5 R9 = 5.5 R10 = 2.0 R11 = 0.0
  expect lane 6 R8 = 6.5 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 7 R8 = 12.5 R9 = 1.5 R10 = 3.0 R11 = 0.0
  expect lane 8 R8 = 1.5 R9 = 4.5 R10 = 2.0 R11 = 0.0
  expect lane 9 R8 = 3.5 R9 = 2.5 R10 = 2.0 R11 = 0.0
  expect lane 10 R8 = 4.0 R9 = 1.5 R10 = 2.0 R11 = 1.0
  expect lane 11 R8 = 9.5 R9 = 2.5 R10 = 3.0 R11 = 0.0
  expect lane 12 R8 = 4.5 R9 = 5.5 R10 = 2.0 R11 = 0.0
  expect lane 13 R8 = 1.5 R9 = 2.5 R10 = 2.0 R11 = 1.0
  expect lane 14 R8 = 4.5 R9 = 5.5 R10 = 2.0 R11 = 0.0
  expect lane 15 R8 = 2.5 R9 = 1.0 R10 = 0.0 R11 = 1.0
  expect lane 16 R8 = 2.5 R9 = 0.25 R10 = 4.0 R11 = 2.0
  expect lane 17 R8 = 2.25 R9 = 1.0 R10 = 0.0 R11 = 2.0
  expect lane 18 R8 = 8.5 R9 = 2.5 R10 = 1.0 R11 = 0.0
  expect lane 19 R8 = 5.5 R9 = 3.5 R10 = 2.0 R11 = 0.0
  expect lane 20 R8 = 0.75 R9 = 0.75 R10 = 3.0 R11 = 2.0
  expect lane 21 R8 = 4.5 R9 = 0.5 R10 = 3.0 R11 = 1.0
  expect lane 22 R8 = 7.5 R9 = 5.5 R10 = 2.0 R11 = 0.0
  expect lane 23 R8 = 4.0 R9 = 0.5 R10 = 0.0 R11 = 1.0
  expect lane 24 R8 = 5.0 R9 = 0.5 R10 = 1.0 R11 = 1.0
  expect lane 25 R8 = 6.5 R9 = 0.5 R10 = 1.0 R11 = 1.0
  expect lane 26 R8 = 1.0 R9 = 0.25 R10 = 3.0 R11 = 2.0
  expect lane 27 R8 = 6.0 R9 = 1.0 R10 = 4.0 R11 = 1.0
  expect lane 28 R8 = 3.0 R9 = 2.5 R10 = 1.0 R11 = 1.0
  expect lane 29 R8 = 1.5 R9 = 4.5 R10 = 4.0 R11 = 0.0
  expect lane 30 R8 = 2.25 R9 = 0.75 R10 = 3.0 R11 = 2.0
  expect lane 31 R8 = 4.5 R9 = 2.5 R10 = 0.0 R11 = 0.0
}
warp 10 {
  sm4 "sample_l r0.xz, r1.xyzw, t6.wzyx, s6, r2.x"
  array = { 2 1 3 3 4 4 0 4 3 2 4 1 3 4 0 0 0 2 2 2 3 3 0 0 3 0 4 3 1 2 4 0 }
  s = { 0.25 0.5 -1.0 -0.5 0.0 -0.25 1.0 0.25 -0.25 1.0 -1.0 -0.5 0.5 0.5 -0.25 -0.5 0.25 -1.0 -0.25 0.0 0.5 0.25 1.0 -1.0 1.0 1.0 0.25 1.0 0.25 0.0 1.0 -0.5 }
  t = { 0.0 0.0 0.25 1.0 0.25 1.0 0.25 0.5 0.0 0.5 -0.25 1.0 0.25 1.0 -0.25 1.0 -0.25 -0.5 -1.0 0.5 0.5 1.0 -0.5 0.5 -0.5 -0.5 1.0 -0.25 -0.25 1.0 0.25 -1.0 }
  r = { 1.0 -1.0 0.0 0.5 -1.0 -0.25 0.25 -1.0 -1.0 0.5 -0.25 0.0 -1.0 0.0 -1.0 0.0 -1.0 -0.5 -0.25 1.0 -1.0 0.0 -0.5 -0.5 -0.25 0.25 0.5 0.0 -1.0 -0.5 -0.5 0.25 }
  lod = { 1.0 0.0 1.25 1.0 1.5 1.25 1.0 0.0 1.75 2.0 0.75 0.25 2.0 0.75 1.75 0.0 0.75 0.25 0.75 0.25 1.5 1.5 0.75 0.25 1.75 0.5 1.0 1.0 0.25 0.25 0.25 2.0 }
  expect lane 0 R8 = 1.5 R9 = 1.0
  expect lane 1 R8 = 3.5 R9 = 0.0
  expect lane 2 R8 = 0.8125 R9 = 1.25
  expect lane 3 R8 = 2.5 R9 = 1.0
  expect lane 4 R8 = 0.625 R9 = 1.5
  expect lane 5 R8 = 0.8125 R9 = 1.25
  expect lane 6 R8 = 1.0 R9 = 1.0
  expect lane 7 R8 = 1.5 R9 = 0.0
  expect lane 8 R8 = 0.75 R9 = 1.75
  expect lane 9 R8 = 0.0 R9 = 2.0
  expect lane 10 R8 = 2.625 R9 = 0.75
  expect lane 11 R8 = 3.0 R9 = 0.25
  expect lane 12 R8 = 0.25 R9 = 2.0
  expect lane 13 R8 = 2.0 R9 = 0.75
  expect lane 14 R8 = 1.0625 R9 = 1.75
  expect lane 15 R8 = 3.5 R9 = 0.0
  expect lane 16 R8 = 2.625 R9 = 0.75
  expect lane 17 R8 = 4.75 R9 = 0.25
  expect lane 18 R8 = 2.625 R9 = 0.75
  expect lane 19 R8 = 1.25 R9 = 0.25
  expect lane 20 R8 = 0.25 R9 = 1.5
  expect lane 21 R8 = 1.0 R9 = 1.5
  expect lane 22 R8 = 3.25 R9 = 0.75
  expect lane 23 R8 = 1.25 R9 = 0.25
  expect lane 24 R8 = 1.375 R9 = 1.75
  expect lane 25 R8 = 4.0 R9 = 0.5
  expect lane 26 R8 = 2.5 R9 = 1.0
  expect lane 27 R8 = 2.0 R9 = 1.0
  expect lane 28 R8 = 3.875 R9 = 0.25
  expect lane 29 R8 = 1.25 R9 = 0.25
  expect lane 30 R8 = 2.125 R9 = 0.25
  expect lane 31 R8 = 0.25 R9 = 2.0
}
warp 11 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t7.r, s7, r2.x"
  s = { 0.6875 0.53125 0.53125 0.9375 0.71875 0.09375 0.34375 0.40625 0.4375 0.8125 0.65625 0.4375 0.4375 0.59375 0.40625 0.6875 0.5 0.46875 0.625 0.25 0.9375 0.46875 0.71875 0.71875 0.25 0.21875 0.8125 0.375 0.125 0.0625 0.71875 0.125 }
  dref = { 0.390625 0.96875 0.921875 0.484375 0.078125 0.3125 0.5625 0.734375 0.5 0.71875 0.953125 0.375 0.875 0.140625 0.734375 0.5625 0.4375 0.265625 0.921875 0.140625 0.125 0.078125 0.15625 0.5 0.171875 0.984375 0.734375 0.4375 0.578125 0.34375 0.375 0.609375 }
  expect lane 0 R8 = 0.5
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 0.5
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.125
  expect lane 6 R8 = 0.125
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 0.5
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 0.5
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.25
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.5
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.5
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.5
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.5
  expect lane 31 R8 = 0.0
}
warp 12 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t8.r, s8, r2.x"
  s = { 0.0625 0.21875 0.46875 0.71875 0.84375 0.8125 0.25 0.59375 0.15625 0.15625 0.625 0.5 0.78125 0.53125 0.8125 0.625 0.125 0.5625 0.53125 0.15625 0.15625 0.90625 0.8125 0.71875 0.5625 0.65625 0.4375 0.375 0.65625 0.9375 0.1875 0.84375 }
  t = { 0.1875 0.1875 0.6875 0.75 0.8125 0.1875 0.625 0.25 0.3125 0.3125 0.8125 0.3125 0.625 0.375 0.625 0.125 0.3125 0.8125 0.375 0.1875 0.4375 0.25 0.375 0.6875 0.125 0.625 0.75 0.75 0.1875 0.125 0.75 0.5 }
  dref = { 0.75 0.203125 0.0 0.9375 0.59375 0.203125 0.265625 0.640625 0.09375 0.828125 0.265625 0.484375 0.15625 0.515625 0.1875 0.90625 0.140625 0.96875 0.28125 0.71875 0.640625 0.859375 0.796875 0.578125 0.046875 0.953125 0.28125 0.21875 0.328125 0.328125 0.546875 0.140625 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.875
  expect lane 6 R8 = 0.625
  expect lane 7 R8 = 0.5
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.1875
  expect lane 11 R8 = 0.5
  expect lane 12 R8 = 0.75
  expect lane 13 R8 = 0.5
  expect lane 14 R8 = 0.625
  expect lane 15 R8 = 0.125
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 0.75
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 0.59375
  expect lane 21 R8 = 0.3125
  expect lane 22 R8 = 0.25
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 0.25
  expect lane 26 R8 = 0.75
  expect lane 27 R8 = 0.75
  expect lane 28 R8 = 0.5
  expect lane 29 R8 = 0.5
  expect lane 30 R8 = 0.5
  expect lane 31 R8 = 0.5625
}
warp 13 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t9.r, s9, r2.x"
  s = { -0.625 -0.75 -0.125 -1.0 -0.25 0.75 1.0 0.0 0.125 0.0 0.75 -0.625 1.0 0.625 1.0 0.5 -0.375 -0.5 0.25 0.625 -0.5 -0.75 0.25 -0.25 -0.5 -1.0 0.25 -1.0 0.375 1.0 0.625 1.0 }
  t = { -0.125 -0.25 -1.0 0.5 1.0 1.0 0.5 0.75 -1.0 -0.375 -1.0 -1.0 -0.125 1.0 0.125 1.0 -1.0 0.75 -1.0 -1.0 0.375 -0.625 1.0 1.0 1.0 -0.375 1.0 -0.375 -0.125 0.0 -1.0 0.625 }
  r = { 1.0 -1.0 0.25 0.75 0.25 -0.5 -0.5 -1.0 0.625 -1.0 0.5 0.0 -0.625 0.75 -0.125 -0.375 0.0 1.0 0.25 0.25 1.0 1.0 -0.375 0.0 0.125 0.375 0.625 -0.625 1.0 0.125 -0.375 0.75 }
  dref = { 0.09375 0.296875 0.625 0.90625 0.59375 0.96875 0.59375 0.015625 0.421875 0.953125 0.75 0.0 0.015625 0.3125 0.453125 0.609375 0.1875 0.4375 0.125 0.5625 0.328125 0.0625 0.140625 0.578125 0.96875 0.96875 0.21875 0.5 0.234375 0.671875 0.609375 0.5625 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 0.25
  expect lane 4 R8 = 0.125
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.75
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.09375
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.5
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 0.0625
  expect lane 16 R8 = 0.75
  expect lane 17 R8 = 0.125
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.5
  expect lane 20 R8 = 0.4375
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 0.625
  expect lane 23 R8 = 0.25
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 0.46875
  expect lane 28 R8 = 0.5
  expect lane 29 R8 = 0.5
  expect lane 30 R8 = 0.125
  expect lane 31 R8 = 0.0
}
warp 14 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t10.r, s10, r2.x"
  array = { 4 1 2 2 3 0 3 2 1 2 0 1 4 3 1 3 0 0 2 0 4 2 2 3 3 0 4 0 4 4 2 0 }
  s = { 0.84375 0.1875 0.15625 0.625 0.625 0.46875 0.53125 0.15625 0.25 0.15625 0.0625 0.75 0.78125 0.78125 0.875 0.125 0.40625 0.4375 0.125 0.90625 0.8125 0.3125 0.09375 0.3125 0.9375 0.75 0.75 0.34375 0.40625 0.75 0.75 0.65625 }
  dref = { 0.546875 0.703125 0.4375 0.265625 0.046875 0.328125 0.53125 0.546875 0.359375 0.671875 0.46875 0.359375 0.984375 0.859375 0.359375 0.8125 0.484375 0.078125 0.84375 0.796875 0.78125 0.125 0.0 0.09375 0.734375 0.46875 0.828125 0.015625 0.3125 0.625 0.296875 0.515625 }
  expect lane 0 R8 = 0.5
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.5
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 0.5
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 0.5
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 0.5
  expect lane 14 R8 = 0.5
  expect lane 15 R8 = 0.75
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.125
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.75
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.5
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.875
  expect lane 29 R8 = 0.5
  expect lane 30 R8 = 0.75
  expect lane 31 R8 = 0.5
}
warp 15 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t11.r, s11, r2.x"
  array = { 1 1 2 3 3 3 4 0 2 3 3 0 3 1 3 3 4 4 0 3 3 4 1 4 4 3 4 2 1 1 3 4 }
  s = { 0.25 0.90625 0.34375 0.21875 0.40625 0.71875 0.375 0.75 0.4375 0.78125 0.0625 0.59375 0.625 0.0625 0.4375 0.75 0.75 0.1875 0.1875 0.6875 0.75 0.1875 0.84375 0.28125 0.6875 0.71875 0.78125 0.625 0.46875 0.15625 0.71875 0.46875 }
  t = { 0.3125 0.875 0.625 0.875 0.8125 0.6875 0.625 0.8125 0.75 0.3125 0.8125 0.125 0.5 0.1875 0.3125 0.125 0.625 0.8125 0.4375 0.1875 0.875 0.625 0.6875 0.5 0.875 0.125 0.75 0.5625 0.5625 0.4375 0.625 0.25 }
  dref = { 0.3125 0.625 0.125 0.078125 0.796875 0.65625 0.71875 0.140625 0.484375 0.203125 0.234375 0.859375 0.109375 0.46875 0.640625 0.03125 0.625 0.0 0.40625 0.15625 0.078125 0.3125 0.703125 0.03125 0.4375 0.40625 0.578125 0.046875 0.296875 0.046875 0.5 0.8125 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.96875
  expect lane 6 R8 = 0.25
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.375
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.875
  expect lane 11 R8 = 0.25
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.75
  expect lane 14 R8 = 0.25
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 0.75
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.625
  expect lane 21 R8 = 0.875
  expect lane 22 R8 = 0.03125
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.125
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 0.3125
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.59375
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.25
}
warp 16 {
  sm4 "sample_c_lz r0.xz, r1.xyzw, t12.r, s12, r2.x"
  array = { 2 4 4 2 0 4 1 4 4 3 4 1 0 1 4 4 3 1 2 3 4 3 0 3 1 1 3 3 2 4 1 1 }
  s = { 1.0 0.75 0.125 -1.0 -1.0 0.5 0.0 1.0 -0.375 -0.375 0.5 -0.625 1.0 -1.0 -0.25 -0.25 -1.0 0.0 0.125 -0.75 1.0 0.625 0.625 -1.0 1.0 -0.25 -1.0 -0.75 -0.25 0.25 -1.0 1.0 }
  t = { -0.625 -1.0 -1.0 -0.625 0.375 0.375 0.0 0.125 1.0 -1.0 -0.375 0.125 -0.125 0.0 1.0 1.0 -0.375 1.0 -1.0 -1.0 -0.25 0.125 -0.25 -0.75 -0.75 1.0 0.375 -1.0 -1.0 0.625 0.25 0.75 }
  r = { 0.125 0.75 -0.75 -0.375 -0.625 1.0 -1.0 0.375 0.125 0.75 1.0 1.0 0.75 0.625 0.0 0.625 -0.5 0.75 0.0 0.25 0.0 1.0 1.0 0.25 -0.5 0.25 0.25 0.75 0.625 -1.0 -0.625 -0.375 }
  dref = { 0.28125 0.78125 0.9375 0.984375 0.140625 0.875 0.671875 0.78125 0.40625 0.078125 0.171875 0.296875 0.40625 0.71875 0.78125 0.203125 0.90625 0.5 0.15625 0.234375 0.09375 0.84375 0.953125 0.859375 0.75 0.671875 0.46875 0.609375 0.125 0.15625 0.34375 0.6875 }
  expect lane 0 R8 = 0.875
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 0.25
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.375
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.21875
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.75
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.25
  expect lane 14 R8 = 0.25
  expect lane 15 R8 = 0.5
  expect lane 16 R8 = 0.25
  expect lane 17 R8 = 0.625
  expect lane 18 R8 = 0.75
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.75
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 0.5
  expect lane 24 R8 = 0.375
  expect lane 25 R8 = 0.25
  expect lane 26 R8 = 0.875
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 0.75
  expect lane 31 R8 = 1.0
}
