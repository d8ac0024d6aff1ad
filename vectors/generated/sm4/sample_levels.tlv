# Written by tests/oracle/sm4/sample.py: levels of quads
texlock 1
rules PD-102 PD-103 PD-105 PD-116
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
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x180  MIP_FILTER 3  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  sm4 "lod r0.xyzw, r1.xyzw, t0.xyzw, s0"
  s = { 0.03125 0.046875 0.03125 0.046875 0.0625 0.09375 0.0625 0.09375 0.109375 0.171875 0.109375 0.171875 0.09375 0.21875 0.09375 0.21875 0.078125 0.328125 0.078125 0.328125 0.109375 0.609375 0.109375 0.609375 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 1 {
  sm4 "lod r0.yw, r1.xyzw, t0.yxzw, s0"
  s = { 0.03125 0.046875 0.03125 0.046875 0.0625 0.09375 0.0625 0.09375 0.109375 0.171875 0.109375 0.171875 0.09375 0.21875 0.09375 0.21875 0.078125 0.328125 0.078125 0.328125 0.109375 0.609375 0.109375 0.609375 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 2 {
  sm4 "lod r0.xz, r1.xyzw, t0.y, s0"
  s = { 0.03125 0.046875 0.03125 0.046875 0.0625 0.09375 0.0625 0.09375 0.109375 0.171875 0.109375 0.171875 0.09375 0.21875 0.09375 0.21875 0.078125 0.328125 0.078125 0.328125 0.109375 0.609375 0.109375 0.609375 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 3.0
  expect lane 21 lod(R8) = 3.0
  expect lane 22 lod(R8) = 3.0
  expect lane 23 lod(R8) = 3.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 3 {
  sm4 "lod r0.xyzw, r1.xyzw, t1.xyzw, s1"
  s = { 0.0625 0.078125 0.0625 0.078125 0.0625 0.09375 0.0625 0.09375 0.03125 0.09375 0.03125 0.09375 0.0625 0.1875 0.0625 0.1875 0.09375 0.34375 0.09375 0.34375 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.046875 0.078125 0.046875 0.078125 }
  t = { 0.09375 0.09375 0.125 0.125 0.015625 0.015625 0.078125 0.078125 0.03125 0.03125 0.15625 0.15625 0.015625 0.015625 0.265625 0.265625 0.078125 0.078125 0.578125 0.578125 0.09375 0.09375 1.09375 1.09375 0.046875 0.046875 0.078125 0.078125 0.015625 0.015625 0.078125 0.078125 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 4 {
  sm4 "lod r0.yw, r1.xyzw, t1.yxzw, s1"
  s = { 0.0625 0.078125 0.0625 0.078125 0.0625 0.09375 0.0625 0.09375 0.03125 0.09375 0.03125 0.09375 0.0625 0.1875 0.0625 0.1875 0.09375 0.34375 0.09375 0.34375 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.046875 0.078125 0.046875 0.078125 }
  t = { 0.09375 0.09375 0.125 0.125 0.015625 0.015625 0.078125 0.078125 0.03125 0.03125 0.15625 0.15625 0.015625 0.015625 0.265625 0.265625 0.078125 0.078125 0.578125 0.578125 0.09375 0.09375 1.09375 1.09375 0.046875 0.046875 0.078125 0.078125 0.015625 0.015625 0.078125 0.078125 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 5 {
  sm4 "lod r0.xz, r1.xyzw, t1.y, s1"
  s = { 0.0625 0.078125 0.0625 0.078125 0.0625 0.09375 0.0625 0.09375 0.03125 0.09375 0.03125 0.09375 0.0625 0.1875 0.0625 0.1875 0.09375 0.34375 0.09375 0.34375 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.046875 0.078125 0.046875 0.078125 }
  t = { 0.09375 0.09375 0.125 0.125 0.015625 0.015625 0.078125 0.078125 0.03125 0.03125 0.15625 0.15625 0.015625 0.015625 0.265625 0.265625 0.078125 0.078125 0.578125 0.578125 0.09375 0.09375 1.09375 1.09375 0.046875 0.046875 0.078125 0.078125 0.015625 0.015625 0.078125 0.078125 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 3.0
  expect lane 21 lod(R8) = 3.0
  expect lane 22 lod(R8) = 3.0
  expect lane 23 lod(R8) = 3.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 6 {
  sm4 "lod r0.xyzw, r1.xyzw, t2.xyzw, s2"
  s = { 0.078125 0.09375 0.078125 0.09375 0.015625 0.046875 0.015625 0.046875 0.109375 0.171875 0.109375 0.171875 0.0625 0.1875 0.0625 0.1875 0.0625 0.3125 0.0625 0.3125 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.09375 0.125 0.09375 0.125 }
  t = { 0.0625 0.0625 0.09375 0.09375 0.078125 0.078125 0.140625 0.140625 0.046875 0.046875 0.171875 0.171875 0.015625 0.015625 0.265625 0.265625 0.046875 0.046875 0.546875 0.546875 0.03125 0.03125 1.03125 1.03125 0.0625 0.0625 0.09375 0.09375 0.0625 0.0625 0.125 0.125 }
  r = { 0.046875 0.046875 0.046875 0.046875 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.109375 0.109375 0.109375 0.109375 0.0625 0.0625 0.0625 0.0625 0.09375 0.09375 0.09375 0.09375 0.015625 0.015625 0.015625 0.015625 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 7 {
  sm4 "lod r0.yw, r1.xyzw, t2.yxzw, s2"
  s = { 0.078125 0.09375 0.078125 0.09375 0.015625 0.046875 0.015625 0.046875 0.109375 0.171875 0.109375 0.171875 0.0625 0.1875 0.0625 0.1875 0.0625 0.3125 0.0625 0.3125 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.09375 0.125 0.09375 0.125 }
  t = { 0.0625 0.0625 0.09375 0.09375 0.078125 0.078125 0.140625 0.140625 0.046875 0.046875 0.171875 0.171875 0.015625 0.015625 0.265625 0.265625 0.046875 0.046875 0.546875 0.546875 0.03125 0.03125 1.03125 1.03125 0.0625 0.0625 0.09375 0.09375 0.0625 0.0625 0.125 0.125 }
  r = { 0.046875 0.046875 0.046875 0.046875 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.109375 0.109375 0.109375 0.109375 0.0625 0.0625 0.0625 0.0625 0.09375 0.09375 0.09375 0.09375 0.015625 0.015625 0.015625 0.015625 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 8 {
  sm4 "lod r0.xz, r1.xyzw, t2.y, s2"
  s = { 0.078125 0.09375 0.078125 0.09375 0.015625 0.046875 0.015625 0.046875 0.109375 0.171875 0.109375 0.171875 0.0625 0.1875 0.0625 0.1875 0.0625 0.3125 0.0625 0.3125 0.078125 0.578125 0.078125 0.578125 0.09375 0.109375 0.09375 0.109375 0.09375 0.125 0.09375 0.125 }
  t = { 0.0625 0.0625 0.09375 0.09375 0.078125 0.078125 0.140625 0.140625 0.046875 0.046875 0.171875 0.171875 0.015625 0.015625 0.265625 0.265625 0.046875 0.046875 0.546875 0.546875 0.03125 0.03125 1.03125 1.03125 0.0625 0.0625 0.09375 0.09375 0.0625 0.0625 0.125 0.125 }
  r = { 0.046875 0.046875 0.046875 0.046875 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.09375 0.109375 0.109375 0.109375 0.109375 0.0625 0.0625 0.0625 0.0625 0.09375 0.09375 0.09375 0.09375 0.015625 0.015625 0.015625 0.015625 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 3.0
  expect lane 21 lod(R8) = 3.0
  expect lane 22 lod(R8) = 3.0
  expect lane 23 lod(R8) = 3.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 9 {
  sm4 "lod r0.xyzw, r1.xyzw, t3.xyzw, s3"
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.875 -0.75 -0.875 -0.75 -0.9375 -0.6875 -0.9375 -0.6875 -1.0 -1.0 -1.0 -1.0 -0.78125 0.21875 -0.78125 0.21875 -0.8125 0.1875 -0.8125 0.1875 -0.78125 -0.71875 -0.78125 -0.71875 -0.875 -0.75 -0.875 -0.75 }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.90625 0.90625 0.40625 0.40625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 }
  r = { -0.875 -0.875 -0.8125 -0.8125 -0.96875 -0.96875 -0.84375 -0.84375 -0.9375 -0.9375 -0.6875 -0.6875 -0.96875 -0.46875 -0.96875 -0.46875 0.96875 0.96875 -0.03125 -0.03125 -0.8125 -0.8125 0.1875 0.1875 0.96875 0.96875 0.90625 0.90625 0.78125 0.78125 0.65625 0.65625 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 10 {
  sm4 "lod r0.yw, r1.xyzw, t3.yxzw, s3"
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.875 -0.75 -0.875 -0.75 -0.9375 -0.6875 -0.9375 -0.6875 -1.0 -1.0 -1.0 -1.0 -0.78125 0.21875 -0.78125 0.21875 -0.8125 0.1875 -0.8125 0.1875 -0.78125 -0.71875 -0.78125 -0.71875 -0.875 -0.75 -0.875 -0.75 }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.90625 0.90625 0.40625 0.40625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 }
  r = { -0.875 -0.875 -0.8125 -0.8125 -0.96875 -0.96875 -0.84375 -0.84375 -0.9375 -0.9375 -0.6875 -0.6875 -0.96875 -0.46875 -0.96875 -0.46875 0.96875 0.96875 -0.03125 -0.03125 -0.8125 -0.8125 0.1875 0.1875 0.96875 0.96875 0.90625 0.90625 0.78125 0.78125 0.65625 0.65625 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 11 {
  sm4 "lod r0.xz, r1.xyzw, t3.y, s3"
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.875 -0.75 -0.875 -0.75 -0.9375 -0.6875 -0.9375 -0.6875 -1.0 -1.0 -1.0 -1.0 -0.78125 0.21875 -0.78125 0.21875 -0.8125 0.1875 -0.8125 0.1875 -0.78125 -0.71875 -0.78125 -0.71875 -0.875 -0.75 -0.875 -0.75 }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.90625 0.90625 0.40625 0.40625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 }
  r = { -0.875 -0.875 -0.8125 -0.8125 -0.96875 -0.96875 -0.84375 -0.84375 -0.9375 -0.9375 -0.6875 -0.6875 -0.96875 -0.46875 -0.96875 -0.46875 0.96875 0.96875 -0.03125 -0.03125 -0.8125 -0.8125 0.1875 0.1875 0.96875 0.96875 0.90625 0.90625 0.78125 0.78125 0.65625 0.65625 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 2.0
  expect lane 21 lod(R8) = 2.0
  expect lane 22 lod(R8) = 2.0
  expect lane 23 lod(R8) = 2.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 12 {
  sm4 "lod r0.xyzw, r1.xyzw, t4.xyzw, s4"
  array = { 4 4 4 4 1 1 1 1 4 4 4 4 3 3 3 3 1 1 1 1 2 2 2 2 1 1 1 1 4 4 4 4 }
  s = { 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 0.0625 0.125 0.0625 0.125 0.03125 0.15625 0.03125 0.15625 0.109375 0.359375 0.109375 0.359375 0.0625 0.5625 0.0625 0.5625 0.03125 0.046875 0.03125 0.046875 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 13 {
  sm4 "lod r0.yw, r1.xyzw, t4.yxzw, s4"
  array = { 4 4 4 4 1 1 1 1 4 4 4 4 3 3 3 3 1 1 1 1 2 2 2 2 1 1 1 1 4 4 4 4 }
  s = { 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 0.0625 0.125 0.0625 0.125 0.03125 0.15625 0.03125 0.15625 0.109375 0.359375 0.109375 0.359375 0.0625 0.5625 0.0625 0.5625 0.03125 0.046875 0.03125 0.046875 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 14 {
  sm4 "lod r0.xz, r1.xyzw, t4.y, s4"
  array = { 4 4 4 4 1 1 1 1 4 4 4 4 3 3 3 3 1 1 1 1 2 2 2 2 1 1 1 1 4 4 4 4 }
  s = { 0.0625 0.078125 0.0625 0.078125 0.078125 0.109375 0.078125 0.109375 0.0625 0.125 0.0625 0.125 0.03125 0.15625 0.03125 0.15625 0.109375 0.359375 0.109375 0.359375 0.0625 0.5625 0.0625 0.5625 0.03125 0.046875 0.03125 0.046875 0.078125 0.109375 0.078125 0.109375 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 3.0
  expect lane 21 lod(R8) = 3.0
  expect lane 22 lod(R8) = 3.0
  expect lane 23 lod(R8) = 3.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 15 {
  sm4 "lod r0.xyzw, r1.xyzw, t5.xyzw, s5"
  array = { 0 0 0 0 1 1 1 1 0 0 0 0 1 1 1 1 2 2 2 2 1 1 1 1 0 0 0 0 1 1 1 1 }
  s = { 0.015625 0.03125 0.015625 0.03125 0.0625 0.09375 0.0625 0.09375 0.078125 0.140625 0.078125 0.140625 0.015625 0.140625 0.015625 0.140625 0.078125 0.328125 0.078125 0.328125 0.015625 0.515625 0.015625 0.515625 0.015625 0.03125 0.015625 0.03125 0.09375 0.125 0.09375 0.125 }
  t = { 0.03125 0.03125 0.0625 0.0625 0.03125 0.03125 0.09375 0.09375 0.046875 0.046875 0.171875 0.171875 0.046875 0.046875 0.296875 0.296875 0.09375 0.09375 0.59375 0.59375 0.046875 0.046875 1.046875 1.046875 0.109375 0.109375 0.140625 0.140625 0.109375 0.109375 0.171875 0.171875 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 3.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 16 {
  sm4 "lod r0.yw, r1.xyzw, t5.yxzw, s5"
  array = { 0 0 0 0 1 1 1 1 0 0 0 0 1 1 1 1 2 2 2 2 1 1 1 1 0 0 0 0 1 1 1 1 }
  s = { 0.015625 0.03125 0.015625 0.03125 0.0625 0.09375 0.0625 0.09375 0.078125 0.140625 0.078125 0.140625 0.015625 0.140625 0.015625 0.140625 0.078125 0.328125 0.078125 0.328125 0.015625 0.515625 0.015625 0.515625 0.015625 0.03125 0.015625 0.03125 0.09375 0.125 0.09375 0.125 }
  t = { 0.03125 0.03125 0.0625 0.0625 0.03125 0.03125 0.09375 0.09375 0.046875 0.046875 0.171875 0.171875 0.046875 0.046875 0.296875 0.296875 0.09375 0.09375 0.59375 0.59375 0.046875 0.046875 1.046875 1.046875 0.109375 0.109375 0.140625 0.140625 0.109375 0.109375 0.171875 0.171875 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 17 {
  sm4 "lod r0.xz, r1.xyzw, t5.y, s5"
  array = { 0 0 0 0 1 1 1 1 0 0 0 0 1 1 1 1 2 2 2 2 1 1 1 1 0 0 0 0 1 1 1 1 }
  s = { 0.015625 0.03125 0.015625 0.03125 0.0625 0.09375 0.0625 0.09375 0.078125 0.140625 0.078125 0.140625 0.015625 0.140625 0.015625 0.140625 0.078125 0.328125 0.078125 0.328125 0.015625 0.515625 0.015625 0.515625 0.015625 0.03125 0.015625 0.03125 0.09375 0.125 0.09375 0.125 }
  t = { 0.03125 0.03125 0.0625 0.0625 0.03125 0.03125 0.09375 0.09375 0.046875 0.046875 0.171875 0.171875 0.046875 0.046875 0.296875 0.296875 0.09375 0.09375 0.59375 0.59375 0.046875 0.046875 1.046875 1.046875 0.109375 0.109375 0.140625 0.140625 0.109375 0.109375 0.171875 0.171875 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 3.0
  expect lane 21 lod(R8) = 3.0
  expect lane 22 lod(R8) = 3.0
  expect lane 23 lod(R8) = 3.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
warp 18 {
  sm4 "lod r0.xyzw, r1.xyzw, t6.xyzw, s6"
  array = { 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 4 4 4 4 }
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.78125 -0.65625 -0.78125 -0.65625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -0.875 0.125 -0.875 0.125 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  t = { -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 0.8125 0.8125 0.5625 0.5625 0.8125 0.8125 0.3125 0.3125 1.0 1.0 1.0 1.0 0.96875 0.96875 -0.03125 -0.03125 0.8125 0.8125 0.75 0.75 0.875 0.875 0.75 0.75 }
  r = { 0.8125 0.8125 0.75 0.75 -0.96875 -0.96875 -0.84375 -0.84375 -0.96875 -0.71875 -0.96875 -0.71875 0.78125 0.28125 0.78125 0.28125 -0.96875 -0.96875 0.03125 0.03125 -0.875 0.125 -0.875 0.125 0.875 0.8125 0.875 0.8125 0.84375 0.71875 0.84375 0.71875 }
  expect lane 0 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 1 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 2 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 3 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 4 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 5 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 6 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 7 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 8 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 9 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 10 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 11 lod(R8) = 0.0 lod(R9) = 0.0
  expect lane 12 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 13 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 14 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 15 lod(R8) = 1.0 lod(R9) = 1.0
  expect lane 16 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 17 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 18 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 19 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 20 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 21 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 22 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 23 lod(R8) = 2.0 lod(R9) = 1.5
  expect lane 24 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 25 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 26 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 27 lod(R8) = -2.0 lod(R9) = 0.0
  expect lane 28 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 29 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 30 lod(R8) = -1.0 lod(R9) = 0.0
  expect lane 31 lod(R8) = -1.0 lod(R9) = 0.0
}
warp 19 {
  sm4 "lod r0.yw, r1.xyzw, t6.yxzw, s6"
  array = { 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 4 4 4 4 }
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.78125 -0.65625 -0.78125 -0.65625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -0.875 0.125 -0.875 0.125 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  t = { -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 0.8125 0.8125 0.5625 0.5625 0.8125 0.8125 0.3125 0.3125 1.0 1.0 1.0 1.0 0.96875 0.96875 -0.03125 -0.03125 0.8125 0.8125 0.75 0.75 0.875 0.875 0.75 0.75 }
  r = { 0.8125 0.8125 0.75 0.75 -0.96875 -0.96875 -0.84375 -0.84375 -0.96875 -0.71875 -0.96875 -0.71875 0.78125 0.28125 0.78125 0.28125 -0.96875 -0.96875 0.03125 0.03125 -0.875 0.125 -0.875 0.125 0.875 0.8125 0.875 0.8125 0.84375 0.71875 0.84375 0.71875 }
  expect lane 0 lod(R8) = 0.0 R9 = unwritten
  expect lane 1 lod(R8) = 0.0 R9 = unwritten
  expect lane 2 lod(R8) = 0.0 R9 = unwritten
  expect lane 3 lod(R8) = 0.0 R9 = unwritten
  expect lane 4 lod(R8) = 0.0 R9 = unwritten
  expect lane 5 lod(R8) = 0.0 R9 = unwritten
  expect lane 6 lod(R8) = 0.0 R9 = unwritten
  expect lane 7 lod(R8) = 0.0 R9 = unwritten
  expect lane 8 lod(R8) = 0.0 R9 = unwritten
  expect lane 9 lod(R8) = 0.0 R9 = unwritten
  expect lane 10 lod(R8) = 0.0 R9 = unwritten
  expect lane 11 lod(R8) = 0.0 R9 = unwritten
  expect lane 12 lod(R8) = 1.0 R9 = unwritten
  expect lane 13 lod(R8) = 1.0 R9 = unwritten
  expect lane 14 lod(R8) = 1.0 R9 = unwritten
  expect lane 15 lod(R8) = 1.0 R9 = unwritten
  expect lane 16 lod(R8) = 1.5 R9 = unwritten
  expect lane 17 lod(R8) = 1.5 R9 = unwritten
  expect lane 18 lod(R8) = 1.5 R9 = unwritten
  expect lane 19 lod(R8) = 1.5 R9 = unwritten
  expect lane 20 lod(R8) = 1.5 R9 = unwritten
  expect lane 21 lod(R8) = 1.5 R9 = unwritten
  expect lane 22 lod(R8) = 1.5 R9 = unwritten
  expect lane 23 lod(R8) = 1.5 R9 = unwritten
  expect lane 24 lod(R8) = 0.0 R9 = unwritten
  expect lane 25 lod(R8) = 0.0 R9 = unwritten
  expect lane 26 lod(R8) = 0.0 R9 = unwritten
  expect lane 27 lod(R8) = 0.0 R9 = unwritten
  expect lane 28 lod(R8) = 0.0 R9 = unwritten
  expect lane 29 lod(R8) = 0.0 R9 = unwritten
  expect lane 30 lod(R8) = 0.0 R9 = unwritten
  expect lane 31 lod(R8) = 0.0 R9 = unwritten
}
warp 20 {
  sm4 "lod r0.xz, r1.xyzw, t6.y, s6"
  array = { 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 4 4 4 4 }
  s = { -0.90625 -0.84375 -0.90625 -0.84375 -0.78125 -0.65625 -0.78125 -0.65625 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 -0.875 0.125 -0.875 0.125 -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  t = { -1.0 -1.0 -1.0 -1.0 1.0 1.0 1.0 1.0 0.8125 0.8125 0.5625 0.5625 0.8125 0.8125 0.3125 0.3125 1.0 1.0 1.0 1.0 0.96875 0.96875 -0.03125 -0.03125 0.8125 0.8125 0.75 0.75 0.875 0.875 0.75 0.75 }
  r = { 0.8125 0.8125 0.75 0.75 -0.96875 -0.96875 -0.84375 -0.84375 -0.96875 -0.71875 -0.96875 -0.71875 0.78125 0.28125 0.78125 0.28125 -0.96875 -0.96875 0.03125 0.03125 -0.875 0.125 -0.875 0.125 0.875 0.8125 0.875 0.8125 0.84375 0.71875 0.84375 0.71875 }
  expect lane 0 lod(R8) = -2.0
  expect lane 1 lod(R8) = -2.0
  expect lane 2 lod(R8) = -2.0
  expect lane 3 lod(R8) = -2.0
  expect lane 4 lod(R8) = -1.0
  expect lane 5 lod(R8) = -1.0
  expect lane 6 lod(R8) = -1.0
  expect lane 7 lod(R8) = -1.0
  expect lane 8 lod(R8) = 0.0
  expect lane 9 lod(R8) = 0.0
  expect lane 10 lod(R8) = 0.0
  expect lane 11 lod(R8) = 0.0
  expect lane 12 lod(R8) = 1.0
  expect lane 13 lod(R8) = 1.0
  expect lane 14 lod(R8) = 1.0
  expect lane 15 lod(R8) = 1.0
  expect lane 16 lod(R8) = 2.0
  expect lane 17 lod(R8) = 2.0
  expect lane 18 lod(R8) = 2.0
  expect lane 19 lod(R8) = 2.0
  expect lane 20 lod(R8) = 2.0
  expect lane 21 lod(R8) = 2.0
  expect lane 22 lod(R8) = 2.0
  expect lane 23 lod(R8) = 2.0
  expect lane 24 lod(R8) = -2.0
  expect lane 25 lod(R8) = -2.0
  expect lane 26 lod(R8) = -2.0
  expect lane 27 lod(R8) = -2.0
  expect lane 28 lod(R8) = -1.0
  expect lane 29 lod(R8) = -1.0
  expect lane 30 lod(R8) = -1.0
  expect lane 31 lod(R8) = -1.0
}
