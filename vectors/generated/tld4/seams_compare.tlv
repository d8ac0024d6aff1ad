# Depth compare on seamless cubes: the three texels at a corner are compared, then the results are averaged: 0,
# 0x3eaaaaab, 0x3f2aaaab or 1.0. Of depth and stencil too, whose letter may be that of the integers.
# Written by tests/oracle/cubes.py.
texlock 1
rules PD-12 PD-13 PD-17 PD-17c
rules without PD-16b
sampler 0 { address BORDER WRAP  DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 3 }
sampler 1 { address BORDER WRAP  DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 3 }
sampler 2 { address BORDER WRAP  DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 3 }
sampler 3 { address BORDER WRAP  DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 3 }
texture 0 { type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT size 1 1 address 0x20000000 texels rows 0000003e 0000803e 0000c03e 0000003f 0000203f 0000403f }
texture 1 { type CUBEMAP format Z16 UNORM source R R R ONE_FLOAT size 1 1 address 0x20010000 texels rows 0020 0040 0060 0080 ff9f ffbf }
texture 2 { type CUBEMAP format ZF32_X24S8 FLOAT UINT UINT UINT source R G G ONE_FLOAT size 1 1 address 0x20020000 texels rows 0000003e01000000 0000803e02000000 0000c03e03000000 0000003f04000000 0000203f05000000 0000403f06000000 }
handle 0 texture 0 sampler 0

warp 0 {   # function 1
  asm "TLD4.R.DC R8, R0, R4, 0, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3eaaaaab
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 1 texture 0 sampler 1

warp 1 {   # function 3
  asm "TLD4.G.DC R8, R0, R4, 1, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 10 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 2 texture 0 sampler 2

warp 2 {   # function 5
  asm "TLD4.B.DC R8, R0, R4, 2, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
handle 3 texture 0 sampler 3

warp 3 {   # function 6
  asm "TLD4.A.DC R8, R0, R4, 3, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 3 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 7 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 13 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 18 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 19 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 20 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 22 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 23 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
}
handle 4 texture 1 sampler 0

warp 4 {   # function 1
  asm "TLD4.R.DC R8, R0, R4, 4, CUBE, 0xf"  active 0xffffff  dref = 0.4375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3eaaaaab
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 5 texture 1 sampler 1

warp 5 {   # function 3
  asm "TLD4.G.DC R8, R0, R4, 5, CUBE, 0xf"  active 0xffffff  dref = 0.4375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3eaaaaab
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 6 texture 1 sampler 2

warp 6 {   # function 5
  asm "TLD4.B.DC R8, R0, R4, 6, CUBE, 0xf"  active 0xffffff  dref = 0.4375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
handle 7 texture 1 sampler 3

warp 7 {   # function 6
  asm "TLD4.A.DC R8, R0, R4, 7, CUBE, 0xf"  active 0xffffff  dref = 0.4375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 3 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 7 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 13 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 18 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 19 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 20 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 22 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 23 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
}
handle 8 texture 2 sampler 0

warp 8 {   # function 1
  asm "TLD4.R.DC R8, R0, R4, 8, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3eaaaaab
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 9 texture 2 sampler 1

warp 9 {   # function 3
  asm "TLD4.G.DC R8, R0, R4, 9, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 10 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 22 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x0  R11 = 0x3f800000
}
handle 10 texture 2 sampler 2

warp 10 {   # function 5
  asm "TLD4.B.DC R8, R0, R4, 10, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
handle 11 texture 2 sampler 3

warp 11 {   # function 6
  asm "TLD4.A.DC R8, R0, R4, 11, CUBE, 0xf"  active 0xffffff  dref = 0.375
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 3 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0
  expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 7 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3f2aaaab  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 13 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 17 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 18 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 19 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 20 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
  expect lane 22 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 23 R8 = 0x0  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
}
