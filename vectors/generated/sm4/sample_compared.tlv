# Written by tests/oracle/sm4/sample.py: comparisons on each kind of texture
texlock 1
rules PD-106 PD-120
texture 0 { # SHADOW1D
  type ONE_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 levels 3 block 1 2 address 0x20000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 0 texture 0 sampler 0
texture 1 { # SHADOW2D
  type TWO_D format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 levels 3 block 1 2 address 0x21000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 1 texture 1 sampler 1
texture 2 { # SHADOWCUBE
  type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 levels 3 block 1 2 address 0x22000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 2 texture 2 sampler 2
texture 3 { # SHADOW1D_ARRAY
  type ONE_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 layers 5 levels 3 block 1 2 address 0x23000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 3 texture 3 sampler 3
texture 4 { # SHADOW2D_ARRAY
  type TWO_D_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 16 8 layers 5 levels 3 block 1 2 address 0x24000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 4 texture 4 sampler 4
texture 5 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x25000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 5 texture 5 sampler 5
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  sm4 "sample_c r0.x, r1.xyzw, t0.r, s0, r2.z"
  s = { 0.03125 0.09375 0.03125 0.09375 0.375 0.625 0.375 0.625 0.3125 0.4375 0.3125 0.4375 0.125 0.375 0.125 0.375 0.5625 0.6875 0.5625 0.6875 0.375 0.625 0.375 0.625 0.375 0.625 0.375 0.625 0.40625 0.46875 0.40625 0.46875 }
  dref = { 0.0 0.125 0.0 0.09375 0.65625 0.765625 0.625 0.765625 0.484375 0.609375 0.46875 0.609375 0.546875 0.625 0.515625 0.65625 0.6875 0.796875 0.703125 0.796875 0.65625 0.765625 0.640625 0.765625 0.625 0.75 0.65625 0.734375 0.65625 0.75 0.671875 0.75 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 0.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 1.0
}
warp 1 {
  sm4 "sample_c_lz r0.xyzw, r1.xyzw, t0.r, s0, r2.z"
  s = { 0.21875 0.84375 0.53125 0.65625 0.84375 0.46875 0.46875 0.46875 0.21875 0.46875 0.90625 0.96875 0.59375 0.03125 0.40625 0.65625 0.84375 0.03125 0.03125 0.40625 0.15625 0.59375 0.90625 0.90625 0.21875 0.65625 0.15625 0.15625 0.15625 0.53125 0.40625 0.53125 }
  dref = { 0.328125 0.4375 0.859375 0.078125 0.4375 0.765625 0.75 0.765625 0.34375 0.75 0.546875 0.625 1.0 0.0 0.671875 0.078125 0.40625 -0.015625 0.015625 0.671875 0.234375 1.0 0.53125 0.53125 0.34375 0.078125 0.21875 0.203125 0.21875 0.890625 0.65625 0.875 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 2 {
  sm4 "sample_c r0.x, r1.xyzw, t1.xxxx, s1, r2.z"
  s = { 0.8125 0.9375 0.8125 0.9375 0.125 0.375 0.125 0.375 0.90625 0.96875 0.90625 0.96875 0.625 0.875 0.625 0.875 0.53125 0.59375 0.53125 0.59375 0.46875 0.53125 0.46875 0.53125 0.8125 0.9375 0.8125 0.9375 0.8125 0.9375 0.8125 0.9375 }
  t = { 0.375 0.375 0.625 0.625 0.25 0.25 0.75 0.75 0.4375 0.4375 0.5625 0.5625 0.25 0.25 0.75 0.75 0.1875 0.1875 0.3125 0.3125 0.5625 0.5625 0.6875 0.6875 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 }
  dref = { 0.09375 0.203125 0.28125 0.359375 0.515625 0.65625 0.703125 0.828125 0.0625 0.140625 0.21875 0.3125 0.765625 0.859375 0.90625 0.015625 0.046875 0.171875 0.21875 0.34375 0.453125 0.578125 0.640625 0.734375 0.90625 0.015625 0.09375 0.203125 0.109375 0.21875 0.265625 0.359375 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 3 {
  sm4 "sample_c_lz r0.x, r1.xyzw, t1.r, s1, r2.z"
  s = { 0.40625 0.34375 0.34375 0.46875 0.40625 0.65625 0.40625 0.09375 0.59375 0.09375 0.15625 0.15625 0.84375 0.78125 0.59375 0.96875 0.46875 0.34375 0.28125 0.71875 0.40625 0.15625 0.59375 0.65625 0.21875 0.40625 0.65625 0.78125 0.40625 0.21875 0.71875 0.71875 }
  t = { 0.1875 0.8125 0.9375 0.0625 0.6875 0.0625 0.8125 0.3125 0.5625 0.9375 0.4375 0.4375 0.4375 0.8125 0.8125 0.1875 0.6875 0.8125 0.1875 0.9375 0.1875 0.4375 0.4375 0.4375 0.1875 0.5625 0.1875 0.4375 0.3125 0.6875 0.4375 0.5625 }
  dref = { 0.8125 0.5625 0.75 0.75 0.53125 0.109375 0.671875 0.453125 0.6875 0.328125 0.75 0.71875 0.9375 0.359375 0.03125 0.8125 0.609375 0.578125 0.59375 0.421875 0.828125 0.75 0.484375 0.59375 0.515625 0.359375 0.28125 0.828125 -0.015625 0.203125 0.734375 0.875 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 1.0
}
warp 4 {
  sm4 "sample_c r0.x, r1.xyzw, t2.xxxx, s2, r2.z"
  s = { -0.125 -0.375 -0.125 -0.375 0.75 0.25 0.75 0.25 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 0.5 -0.5 0.5 -0.5 -0.5 0.5 -0.5 0.5 0.375 0.625 0.375 0.625 }
  t = { 0.625 0.625 0.375 0.375 0.25 0.25 -0.25 -0.25 0.125 0.125 -0.125 -0.125 -0.125 -0.125 -0.375 -0.375 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 }
  r = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 0.625 0.375 0.625 0.375 -0.625 -0.875 -0.625 -0.875 0.5 -0.5 0.5 -0.5 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 0.625 0.625 0.375 0.375 }
  dref = { 0.625 0.734375 0.796875 0.90625 0.4375 0.578125 0.625 0.71875 0.625 0.75 0.78125 0.890625 0.34375 0.4375 0.515625 0.640625 0.515625 0.65625 0.6875 0.8125 0.53125 0.65625 0.703125 0.8125 0.921875 0.046875 0.09375 0.234375 0.3125 0.421875 0.484375 0.609375 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 5 {
  sm4 "sample_c_lz r0.yw, r1.xyzw, t2.xxxx, s2, r2.z"
  s = { -0.375 -0.875 0.375 0.375 1.0 0.625 -0.375 -1.0 -0.875 -1.0 -0.375 0.875 -0.375 -0.875 -0.375 0.875 -1.0 0.875 -0.375 -0.375 -1.0 -0.875 1.0 0.375 0.875 -1.0 -1.0 0.125 -1.0 -1.0 1.0 -0.875 }
  t = { 1.0 0.125 -0.375 1.0 -0.125 0.125 0.125 -0.125 0.125 0.625 1.0 1.0 -1.0 0.875 -0.125 0.875 0.875 1.0 0.375 -1.0 0.125 1.0 0.375 -0.125 1.0 0.875 -0.875 0.125 -0.125 -0.375 -0.125 1.0 }
  r = { -0.375 1.0 1.0 0.375 0.625 1.0 -1.0 -0.375 1.0 -0.375 -0.875 0.875 -0.875 1.0 -1.0 -1.0 0.625 0.875 -1.0 -0.375 0.125 0.625 0.625 1.0 -0.625 0.875 -0.125 1.0 -0.375 0.625 0.875 0.625 }
  dref = { 0.96875 0.34375 0.203125 0.8125 0.796875 0.984375 0.09375 0.125 0.3125 0.59375 0.640625 0.375 0.046875 0.8125 0.25 0.015625 0.84375 0.359375 0.890625 0.703125 0.171875 0.421875 0.4375 0.046875 0.359375 0.984375 0.71875 0.765625 0.109375 0.734375 0.6875 0.453125 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 0.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.0
}
warp 6 {
  sm4 "sample_c r0.yw, r1.xyzw, t3.r, s3, r2.z"
  array = { 2 2 2 2 1 1 1 1 1 1 1 1 3 3 3 3 4 4 4 4 3 3 3 3 2 2 2 2 0 0 0 0 }
  s = { 0.1875 0.3125 0.1875 0.3125 0.3125 0.4375 0.3125 0.4375 0.6875 0.8125 0.6875 0.8125 0.6875 0.8125 0.6875 0.8125 0.375 0.625 0.375 0.625 0.0625 0.1875 0.0625 0.1875 0.125 0.375 0.125 0.375 0.59375 0.65625 0.59375 0.65625 }
  dref = { 0.765625 0.90625 0.78125 0.90625 0.703125 0.78125 0.671875 0.8125 0.03125 0.109375 0.0 0.125 0.40625 0.546875 0.421875 0.53125 0.4375 0.5625 0.46875 0.546875 0.859375 1.0 0.859375 1.0 0.953125 0.0625 0.921875 0.0625 0.984375 0.109375 0.984375 0.109375 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 0.0
  expect lane 19 R8 = 1.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 0.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 0.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.0
}
warp 7 {
  sm4 "sample_c_lz r0.yw, r1.xyzw, t3.r, s3, r2.z"
  array = { 3 3 0 3 3 1 2 0 0 3 2 0 4 3 2 1 4 2 0 0 2 2 2 2 2 1 4 2 3 0 3 3 }
  s = { 0.84375 0.96875 0.90625 0.34375 0.78125 0.15625 0.46875 0.96875 0.34375 0.40625 0.78125 0.28125 0.46875 0.03125 0.28125 0.71875 0.15625 0.96875 0.03125 0.15625 0.84375 0.84375 0.15625 0.90625 0.28125 0.84375 0.84375 0.84375 0.15625 0.28125 0.59375 0.53125 }
  dref = { 0.03125 0.265625 0.53125 0.15625 0.90625 0.421875 0.1875 0.625 0.5625 0.28125 0.734375 0.4375 0.578125 0.609375 0.859375 0.421875 0.046875 0.0625 -0.015625 0.234375 0.8125 0.828125 0.640625 0.953125 0.859375 0.609375 0.21875 0.84375 0.828125 0.4375 0.578125 0.5 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 1.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 0.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 0.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 0.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.0
}
warp 8 {
  sm4 "sample_c r0.x, r1.xyzw, t4.xxxx, s4, r2.z"
  array = { 4 4 4 4 4 4 4 4 1 1 1 1 2 2 2 2 0 0 0 0 3 3 3 3 4 4 4 4 3 3 3 3 }
  s = { 0.90625 0.96875 0.90625 0.96875 0.34375 0.40625 0.34375 0.40625 0.6875 0.8125 0.6875 0.8125 0.375 0.625 0.375 0.625 0.125 0.375 0.125 0.375 0.625 0.875 0.625 0.875 0.125 0.375 0.125 0.375 0.125 0.375 0.125 0.375 }
  t = { 0.8125 0.8125 0.9375 0.9375 0.4375 0.4375 0.5625 0.5625 0.625 0.625 0.875 0.875 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 0.25 0.25 0.75 0.75 }
  dref = { 0.375 0.484375 0.546875 0.671875 0.890625 1.0 0.046875 0.140625 0.375 0.46875 0.515625 0.640625 0.046875 0.15625 0.234375 0.328125 0.515625 0.640625 0.71875 0.8125 0.34375 0.484375 0.53125 0.65625 0.359375 0.46875 0.5 0.609375 0.15625 0.234375 0.3125 0.40625 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 0.0
  expect lane 5 R8 = 0.0
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
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 0.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
warp 9 {
  sm4 "sample_c_lz r0.yw, r1.xyzw, t4.r, s4, r2.z"
  array = { 3 1 4 3 1 4 2 0 3 4 3 3 3 2 3 1 2 0 4 4 4 2 0 3 3 3 1 1 1 1 4 0 }
  s = { 0.96875 0.96875 0.09375 0.59375 0.84375 0.59375 0.15625 0.90625 0.15625 0.84375 0.34375 0.78125 0.40625 0.53125 0.71875 0.46875 0.15625 0.53125 0.90625 0.90625 0.28125 0.84375 0.71875 0.90625 0.21875 0.03125 0.90625 0.09375 0.84375 0.28125 0.15625 0.96875 }
  t = { 0.6875 0.8125 0.4375 0.8125 0.4375 0.3125 0.3125 0.6875 0.1875 0.8125 0.4375 0.4375 0.5625 0.8125 0.1875 0.6875 0.8125 0.5625 0.1875 0.5625 0.1875 0.8125 0.4375 0.6875 0.3125 0.5625 0.8125 0.1875 0.8125 0.1875 0.6875 0.9375 }
  dref = { 0.125 0.875 0.421875 0.640625 0.125 0.125 0.984375 0.40625 -0.015625 0.265625 0.6875 0.4375 0.953125 0.328125 0.96875 0.8125 0.671875 0.5625 0.5 0.03125 0.40625 0.859375 0.703125 0.0 0.265625 0.28125 0.75 0.484375 0.640625 0.8125 0.90625 0.828125 }
  expect lane 0 R8 = 0.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 0.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 0.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 0.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
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
  expect lane 30 R8 = 0.0
  expect lane 31 R8 = 1.0
}
warp 10 {
  sm4 "sample_c r0.yw, r1.xyzw, t5.r, s5, r2.z"
  array = { 1 1 1 1 4 4 4 4 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 4 4 4 2 2 2 2 }
  s = { -0.25 -0.75 -0.25 -0.75 1.0 1.0 1.0 1.0 -0.625 -0.375 -0.625 -0.375 -1.0 -1.0 -1.0 -1.0 0.25 0.75 0.25 0.75 -1.0 -1.0 -1.0 -1.0 -0.75 -0.25 -0.75 -0.25 -0.75 -0.25 -0.75 -0.25 }
  t = { -0.25 -0.25 -0.75 -0.75 0.875 0.875 0.625 0.625 0.875 0.875 0.625 0.625 -0.125 -0.125 -0.375 -0.375 1.0 1.0 1.0 1.0 -0.625 -0.625 -0.875 -0.875 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 }
  r = { -1.0 -1.0 -1.0 -1.0 -0.125 -0.375 -0.125 -0.375 1.0 1.0 1.0 1.0 -0.375 -0.125 -0.375 -0.125 -0.25 -0.25 0.25 0.25 0.125 0.375 0.125 0.375 -0.75 -0.75 -0.25 -0.25 0.25 0.25 0.75 0.75 }
  dref = { 0.046875 0.1875 0.21875 0.34375 0.3125 0.4375 0.5 0.609375 0.9375 0.03125 0.09375 0.203125 0.09375 0.21875 0.265625 0.375 0.0625 0.171875 0.234375 0.359375 0.546875 0.65625 0.71875 0.828125 0.53125 0.640625 0.703125 0.828125 0.46875 0.546875 0.625 0.75 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 0.0
  expect lane 2 R8 = 1.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 0.0
  expect lane 6 R8 = 0.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 0.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 1.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 1.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 1.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 1.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 1.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 1.0
  expect lane 25 R8 = 1.0
  expect lane 26 R8 = 1.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 0.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 0.0
}
warp 11 {
  sm4 "sample_c_lz r0.x, r1.xyzw, t5.xxxx, s5, r2.z"
  array = { 1 1 1 3 3 0 4 0 4 3 0 4 2 0 0 2 2 4 2 3 3 3 3 3 4 2 3 1 1 1 4 1 }
  s = { 1.0 -0.625 -1.0 -0.125 -0.875 0.375 1.0 -0.375 1.0 -0.875 0.125 -0.125 1.0 -0.875 -1.0 1.0 -0.375 -1.0 -0.375 0.375 -1.0 0.875 0.125 -0.875 -0.875 -1.0 0.625 -0.125 -0.875 0.625 0.625 -0.375 }
  t = { -0.625 -0.375 0.625 -1.0 0.375 -0.125 0.625 0.625 -0.375 1.0 -0.625 -1.0 -0.375 1.0 0.875 0.375 -0.125 0.625 1.0 1.0 -0.125 -1.0 1.0 -1.0 -1.0 0.625 -1.0 -1.0 1.0 -0.375 -1.0 -0.625 }
  r = { 0.625 -1.0 -0.625 0.125 -1.0 -1.0 0.625 1.0 0.875 0.625 1.0 -0.875 -0.625 0.375 -0.875 0.625 1.0 0.625 0.375 -0.625 0.875 0.125 0.625 0.625 0.875 -0.625 -0.375 0.125 -0.625 -1.0 -0.375 -1.0 }
  dref = { 0.34375 0.75 0.71875 0.109375 0.765625 0.921875 0.15625 0.21875 0.71875 0.078125 0.296875 0.015625 0.96875 0.265625 0.21875 0.875 0.15625 0.921875 0.90625 0.796875 0.3125 0.546875 0.546875 0.421875 0.5 0.9375 0.796875 0.65625 0.796875 0.1875 -0.015625 0.796875 }
  expect lane 0 R8 = 1.0
  expect lane 1 R8 = 1.0
  expect lane 2 R8 = 0.0
  expect lane 3 R8 = 1.0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R8 = 1.0
  expect lane 7 R8 = 0.0
  expect lane 8 R8 = 1.0
  expect lane 9 R8 = 1.0
  expect lane 10 R8 = 0.0
  expect lane 11 R8 = 1.0
  expect lane 12 R8 = 0.0
  expect lane 13 R8 = 1.0
  expect lane 14 R8 = 0.0
  expect lane 15 R8 = 1.0
  expect lane 16 R8 = 1.0
  expect lane 17 R8 = 0.0
  expect lane 18 R8 = 1.0
  expect lane 19 R8 = 0.0
  expect lane 20 R8 = 1.0
  expect lane 21 R8 = 1.0
  expect lane 22 R8 = 0.0
  expect lane 23 R8 = 1.0
  expect lane 24 R8 = 0.0
  expect lane 25 R8 = 0.0
  expect lane 26 R8 = 0.0
  expect lane 27 R8 = 1.0
  expect lane 28 R8 = 1.0
  expect lane 29 R8 = 1.0
  expect lane 30 R8 = 1.0
  expect lane 31 R8 = 1.0
}
