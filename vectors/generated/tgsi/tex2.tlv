texlock 1
# Written by tests/oracle/tgsi/opcodes.py: TEX2 on its targets
# R-TGSI-1 R-TGSI-6 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-14 R-TGSI-15 R-TGSI-17 R-TGSI-20 R-TGSI-21
# R-TGSI-22 R-TGSI-23 R-TGSI-24 R-TGSI-25 R-TGSI-26 R-TGSI-27 R-TGSI-28 R-TGSI-29 R-TGSI-30 PD-70 PD-73
texture 0 { # SHADOWCUBE_ARRAY
  type CUBEMAP_ARRAY format ZF32 FLOAT source R R R ONE_FLOAT
  size 8 8 layers 5 levels 3 block 1 2 address 0x20000000
  texels expression (float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0)) }
handle 0 texture 0 sampler 0
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2  DEPTH_COMPARE_FUNC 3 }
warp 0 {
  tgsi "TEX2 TEMP[0], IN[1], IN[2], SAMP[0], SHADOWCUBE_ARRAY" bank 0
  "IN[1].x" = { 1.875 1.875 1.875 1.875 -1.25 -1.25 -1.25 -1.25 0.875 0.875 0.875 0.875 -3.5 -3.5 -3.5 -3.5 3.5 3.5 3.5 3.5 -1.25 -1.25 -1.25 -1.25 3.0 3.0 3.0 3.0 -0.25 -0.25 -0.25 -0.25 }
  "IN[1].y" = { -1.875 -1.875 -1.875 -1.875 0.75 0.75 0.75 0.75 -1.0 -1.0 -1.0 -1.0 1.5 1.5 1.5 1.5 -2.5 -2.5 -2.5 -2.5 -1.25 -1.25 -1.25 -1.25 -0.375 -0.375 -0.375 -0.375 -0.25 -0.25 -0.25 -0.25 }
  "IN[1].z" = { -3.0 -3.0 -3.0 -3.0 2.0 2.0 2.0 2.0 -0.125 -0.125 -0.125 -0.125 -4.0 -4.0 -4.0 -4.0 4.0 4.0 4.0 4.0 -2.0 -2.0 -2.0 -2.0 -1.875 -1.875 -1.875 -1.875 -2.0 -2.0 -2.0 -2.0 }
  "IN[1].w" = { 2.5 2.5 2.5 2.5 3.0 3.0 3.0 3.0 3.5 3.5 3.5 3.5 3.25 3.25 3.25 3.25 3.5 3.5 3.5 3.5 0.5 0.5 0.5 0.5 2.625 2.625 2.625 2.625 -0.5 -0.5 -0.5 -0.5 }
  "IN[2].x" = { 0.578125 0.578125 0.578125 0.578125 0.921875 0.921875 0.921875 0.921875 0.9375 0.9375 0.9375 0.9375 0.78125 0.78125 0.78125 0.78125 0.5 0.5 0.5 0.5 0.703125 0.703125 0.703125 0.703125 0.0 0.0 0.0 0.0 0.140625 0.140625 0.140625 0.140625 }
  expect lane 0 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 1 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 3 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 4 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 5 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 6 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 7 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 8 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 9 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 10 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 11 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 12 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 13 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 14 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 15 "TEMP[0].x" = 0x3f800000 "TEMP[0].y" = 0x3f800000 "TEMP[0].z" = 0x3f800000 "TEMP[0].w" = 0x3f800000
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x3f800000
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
