# TEX.LZ.DC: comparisons of one texel and of four, with offsets.
# Written by tests/oracle/samples.py.
texlock 1
rules PD-10b PD-12 PD-120 PD-120a

rules without PD-109 PD-110
texture 0 { format ZF32 FLOAT   source R R R ONE_FLOAT   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type ONE_D   size 12   address 0x20000000 }
texture 1 { format ZF32 FLOAT   source R R R ONE_FLOAT   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type ONE_D_ARRAY   size 12   layers 3   address 0x21000000 }
texture 2 { format ZF32 FLOAT   source R R R ONE_FLOAT   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type TWO_D   size 12 5   address 0x22000000 }
texture 3 { format ZF32 FLOAT   source R R R ONE_FLOAT   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type TWO_D_ARRAY   size 12 5   layers 3   address 0x23000000 }
sampler 0 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 3 texture 3 sampler 3
sampler 4 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 5 texture 1 sampler 5
sampler 6 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 6 texture 2 sampler 6
sampler 7 { address MIRROR_ONCE_BORDER CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 7 texture 3 sampler 7
sampler 8 { address WRAP WRAP   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 10 texture 2 sampler 10
sampler 11 { address CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 11 texture 3 sampler 11
sampler 12 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 14 texture 2 sampler 14
sampler 15 { address CLAMP_TO_EDGE BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 15 texture 3 sampler 15
sampler 16 { address WRAP WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 16 texture 0 sampler 16
sampler 17 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 17 texture 1 sampler 17
sampler 18 { address MIRROR MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 18 texture 2 sampler 18
sampler 19 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 19 texture 3 sampler 19
sampler 20 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 20 texture 0 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 21 texture 1 sampler 21
sampler 22 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 22 texture 2 sampler 22
sampler 23 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 23 texture 3 sampler 23
sampler 24 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 24 texture 0 sampler 24
sampler 25 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 25 texture 1 sampler 25
sampler 26 { address MIRROR_ONCE_CLAMP_OGL BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 26 texture 2 sampler 26
sampler 27 { address MIRROR CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 27 texture 3 sampler 27
sampler 28 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 28 texture 0 sampler 28
sampler 29 { address MIRROR MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 29 texture 1 sampler 29
sampler 30 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 30 texture 2 sampler 30
sampler 31 { address MIRROR_ONCE_BORDER CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 31 texture 3 sampler 31
sampler 32 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 32 texture 0 sampler 32
sampler 33 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 33 texture 1 sampler 33
sampler 34 { address BORDER CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 34 texture 2 sampler 34
sampler 35 { address MIRROR_ONCE_BORDER CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 35 texture 3 sampler 35
sampler 36 { address MIRROR MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 36 texture 0 sampler 36
sampler 37 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 37 texture 1 sampler 37
sampler 38 { address WRAP MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 38 texture 2 sampler 38
sampler 39 { address MIRROR MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 39 texture 3 sampler 39
sampler 40 { address MIRROR MIRROR   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 40 texture 0 sampler 40
sampler 41 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 41 texture 1 sampler 41
sampler 42 { address MIRROR CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 42 texture 2 sampler 42
sampler 43 { address MIRROR MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 43 texture 3 sampler 43
sampler 44 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 44 texture 0 sampler 44
sampler 45 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 45 texture 1 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_OGL BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 46 texture 2 sampler 46
sampler 47 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 47 texture 3 sampler 47
sampler 48 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 48 texture 0 sampler 48
sampler 49 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 49 texture 1 sampler 49
sampler 50 { address BORDER CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 50 texture 2 sampler 50
sampler 51 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 51 texture 3 sampler 51
sampler 52 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 52 texture 0 sampler 52
sampler 53 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 53 texture 1 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 54 texture 2 sampler 54
sampler 55 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 55 texture 3 sampler 55
sampler 56 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 56 texture 0 sampler 56
sampler 57 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 57 texture 1 sampler 57
sampler 58 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 58 texture 2 sampler 58
sampler 59 { address WRAP CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 59 texture 3 sampler 59
sampler 60 { address MIRROR MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 60 texture 0 sampler 60
sampler 61 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 61 texture 1 sampler 61
sampler 62 { address WRAP MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 62 texture 2 sampler 62
sampler 63 { address MIRROR_ONCE_BORDER CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 63 texture 3 sampler 63

warp 0 { asm "TEX.LZ.AOFFI.DC R8, R12, R120, 0, 1D, 0x1"  active 0xff
  s = { bits(0x401aaaac) bits(0x3f6aaaaa) bits(0x3e62ffff) bits(0xbfc62801) bits(0x400e2c00) bits(0x402aaaab) bits(0x40725000) bits(0x3f800000) ... }
  offset = { bits(0xb01f3e31) bits(0x0) bits(0x1d04758d) bits(0x8) bits(0xede707a4) bits(0x852ad1bb) bits(0x0) bits(0x4f04730d) ... }
  dref = { bits(0x3f200000) bits(0x3e800000) bits(0x3e800000) bits(0x0) bits(0x3e800000) bits(0x3f900000) bits(0x0) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 1 { asm "TEX.LZ.DC R8, R124, R20, 1, ARRAY_1D, 0x1"  active 0xff
  array = { 0 2 2 1 3 3 0 2 ... }
  s = { bits(0xbf6aaaac) bits(0x4013a400) bits(0x3f883801) bits(0x405ad400) bits(0xbf400001) bits(0xbe800000) bits(0x3f570001) bits(0x3faaaaaa) ... }
  dref = { bits(0x3f800000) bits(0x0) bits(0x3f200000) bits(0x3f400000) bits(0x3f400000) bits(0x3f000000) bits(0x3f800000) bits(0x0) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 2 { asm "TEX.LZ.DC R8, R176, R212, 2, 2D, 0x1"  active 0xff
  s = { bits(0xbed55556) bits(0x3f1c8fff) bits(0xbf800000) bits(0xc0338001) bits(0xbfb55556) bits(0xbfb55555) bits(0xbfee3fff) bits(0xbf6c5fff) ... }
  t = { bits(0xc0256401) bits(0x3fe66666) bits(0x3e852000) bits(0x3fffffff) bits(0x3f19999a) bits(0x40293001) bits(0xc0140801) bits(0x40554fff) ... }
  dref = { bits(0x3f600000) bits(0x3f800000) bits(0xbe000000) bits(0x3e800000) bits(0x3f800000) bits(0x0) bits(0x3f600000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 3 { asm "TEX.B.LZ.DC R8, R220, R176, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 2 0 2 2 0 0 1 2 ... }
  s = { bits(0xc026a800) bits(0xbf400000) bits(0x40055556) bits(0x40138c01) bits(0xbf955554) bits(0x3fe83801) bits(0xbf3dffff) bits(0x3feaaaac) ... }
  t = { bits(0x3e4ccccd) bits(0x3fccccce) bits(0x402c0801) bits(0x0) bits(0x3fcccccc) bits(0xc002d800) bits(0x40333333) bits(0xbe81ffff) ... }
  handle = handle(texture 3, sampler 3)
  dref = { bits(0x3f400000) bits(0x3f900000) bits(0x0) bits(0xbe000000) bits(0x3e000000) bits(0x3f400000) bits(0x3ec00000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 4 { asm "TEX.LZ.DC R8, R152, R236, 4, 1D, 0x1"  active 0xff
  s = { bits(0xbfc0d000) bits(0xbe927fff) bits(0xbeaaaaaa) bits(0xbeaaaaac) bits(0x40000000) bits(0xbf155554) bits(0x40023001) bits(0xbed55556) ... }
  dref = { bits(0x3f600000) bits(0x3f600000) bits(0x3f600000) bits(0x3f200000) bits(0x3f800000) bits(0x3ec00000) bits(0xbe000000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 5 { asm "TEX.LZ.DC R8, R40, R124, 5, ARRAY_1D, 0x1"  active 0xff
  array = { 3 3 0 2 2 2 2 2 ... }
  s = { bits(0x40155556) bits(0xc002fbff) bits(0x3f82b800) bits(0x400ca7ff) bits(0x3f7fffff) bits(0x3feaaaac) bits(0x3f6aaaac) bits(0xbfaaaaac) ... }
  dref = { bits(0x3f800000) bits(0x3f900000) bits(0x3ec00000) bits(0x3ec00000) bits(0xbe000000) bits(0x3f900000) bits(0x3f000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 6 { asm "TEX.B.LZ.DC R8, R200, R12, 0, 2D, 0x1"  active 0xff
  s = { bits(0x4025a401) bits(0xbf000000) bits(0xbf575000) bits(0x40200000) bits(0xbf3fffff) bits(0xc0000001) bits(0xc00df401) bits(0xbfe0c001) ... }
  t = { bits(0x402f9000) bits(0x3fb33332) bits(0xbf999999) bits(0xbea10000) bits(0x40277c00) bits(0xbf19999b) bits(0xbf199999) bits(0xc0101c01) ... }
  handle = handle(texture 2, sampler 6)
  dref = { bits(0xbe000000) bits(0x0) bits(0x3f900000) bits(0xbe000000) bits(0x3e800000) bits(0x3f000000) bits(0x3e000000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f000000
  expect lane 6 R8 = 0x3f000000
  expect lane 7 R8 = 0x3f800000
}

warp 7 { asm "TEX.LZ.AOFFI.DC R8, R4, R8, 7, ARRAY_2D, 0x1"  active 0xff
  array = { 1 1 2 1 1 2 3 2 ... }
  s = { bits(0x402717ff) bits(0x3d38ffff) bits(0x3f290001) bits(0x3fb55556) bits(0x3fa0efff) bits(0xbfd067ff) bits(0xbf955556) bits(0x3f955556) ... }
  t = { bits(0x3f385001) bits(0x400ccccc) bits(0xbfeb2001) bits(0x0) bits(0xc01de801) bits(0x3f84a7ff) bits(0xbf4ccccc) bits(0x3f410fff) ... }
  offset = { bits(0x4a2929af) bits(0xea4dc719) bits(0x496689c) bits(0xb0f9174c) bits(0xb9adf4d) bits(0x7e89db43) bits(0x5f579f25) bits(0xac3b7797) ... }
  dref = { bits(0x3f200000) bits(0x3e800000) bits(0x3e800000) bits(0x3e000000) bits(0x3f400000) bits(0xbe000000) bits(0x3f000000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f360000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3e800000
  expect lane 7 R8 = 0x0
}

warp 8 { asm "TEX.B.LZ.DC R8, R220, R12, 0, 1D, 0x1"  active 0xff
  s = { bits(0x3e7d8001) bits(0x4050e001) bits(0xc01e6400) bits(0xbf6bf001) bits(0x3f93b001) bits(0x3f800000) bits(0x3f800000) bits(0x3fae1800) ... }
  handle = handle(texture 0, sampler 8)
  dref = { bits(0x3f000000) bits(0x3f400000) bits(0x0) bits(0x3f400000) bits(0x3f800000) bits(0x3ec00000) bits(0x3e000000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 9 { asm "TEX.LZ.AOFFI.DC R8, R164, R168, 9, ARRAY_1D, 0x1"  active 0xff
  array = { 2 3 3 2 3 0 0 0 ... }
  s = { bits(0xbff24800) bits(0x3f5e7000) bits(0x3e2aaaac) bits(0x4023ec01) bits(0x403aaaac) bits(0x3f155554) bits(0xbf800001) bits(0x3e46ffff) ... }
  offset = { bits(0xc074bb8a) bits(0xf9229102) bits(0xace8f3a8) bits(0x8) bits(0xc629184e) bits(0x64692fe3) bits(0x7) bits(0x8) ... }
  dref = { bits(0x0) bits(0x3f800000) bits(0x3e000000) bits(0x3f600000) bits(0x3e000000) bits(0x3f800000) bits(0xbe000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f440000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 10 { asm "TEX.B.LZ.AOFFI.DC R8, R24, R168, 0, 2D, 0x1"  active 0xff
  s = { bits(0x3f8aaaaa) bits(0xbe800001) bits(0x40047c00) bits(0x3ffae7ff) bits(0x4001f000) bits(0x3f3fffff) bits(0x4040fbff) bits(0xc02503ff) ... }
  t = { bits(0x4032f000) bits(0xc00d9800) bits(0xbe0d7fff) bits(0xbecccccd) bits(0x4031b800) bits(0xbf979fff) bits(0x0) bits(0x3f2a7fff) ... }
  handle = handle(texture 2, sampler 10)
  offset = { bits(0xc48893b4) bits(0x7) bits(0x78) bits(0xf4ad0845) bits(0x45aac335) bits(0x7) bits(0x8) bits(0x7) ... }
  dref = { bits(0x0) bits(0x0) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f400000) bits(0x3f200000) bits(0x3f800000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 11 { asm "TEX.LZ.AOFFI.DC R8, R108, R200, 11, ARRAY_2D, 0x1"  active 0xff
  array = { 0 1 2 2 0 0 2 3 ... }
  s = { bits(0x3ff55556) bits(0xc004e401) bits(0xbe42c000) bits(0xbf8a4001) bits(0xbed55554) bits(0x40100000) bits(0x4009bbff) bits(0xbf8aaaac) ... }
  t = { bits(0xc0290000) bits(0xbf99999a) bits(0x407ef001) bits(0xbeed7fff) bits(0x3fc76801) bits(0xbf19999a) bits(0x40605001) bits(0xc0000001) ... }
  offset = { bits(0x5def3f2) bits(0xf8ec28a2) bits(0x8) bits(0xeb9b6801) bits(0xf41b450d) bits(0x406f59b5) bits(0x7) bits(0x15a698b8) ... }
  dref = { bits(0x0) bits(0x3e800000) bits(0x0) bits(0x3f400000) bits(0xbe000000) bits(0x0) bits(0xbe000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 12 { asm "TEX.LZ.AOFFI.DC R8, R72, R220, 12, 1D, 0x1"  active 0xff
  s = { bits(0x3cf00000) bits(0x3f87e7ff) bits(0x3e8a0001) bits(0x3eaaaaaa) bits(0x3f2aaaac) bits(0x3e68bfff) bits(0xbe2aaaab) bits(0x3d99ffff) ... }
  offset = { bits(0xc8faf9ee) bits(0x0) bits(0x7a88e0cf) bits(0xd3e0f9a3) bits(0x9da5989) bits(0x3ca2731f) bits(0xeeeffc9a) bits(0x7287624b) ... }
  dref = { bits(0xbe000000) bits(0x3f200000) bits(0x3ec00000) bits(0x3f900000) bits(0x3f000000) bits(0x3f200000) bits(0x3f900000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 13 { asm "TEX.LZ.AOFFI.DC R8, R196, R80, 13, ARRAY_1D, 0x1"  active 0xff
  array = { 0 0 0 0 3 2 0 3 ... }
  s = { bits(0x40671fff) bits(0x3f426000) bits(0x40505401) bits(0x40300001) bits(0x402f9001) bits(0x40055556) bits(0x3f21f000) bits(0xbf8aaaac) ... }
  offset = { bits(0xa2ec5503) bits(0x9c3059fd) bits(0x87) bits(0xed4472a) bits(0x7) bits(0x86e17ad7) bits(0xb84d5606) bits(0x42e1de40) ... }
  dref = { bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x0) bits(0x3f900000) bits(0x3e000000) bits(0x3f000000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 14 { asm "TEX.LZ.AOFFI.DC R8, R140, R40, 14, 2D, 0x1"  active 0xff
  s = { bits(0xbeffffff) bits(0x3fa7e7ff) bits(0xbfce1fff) bits(0x404263ff) bits(0x3fbc1fff) bits(0xbf327000) bits(0xc0143001) bits(0x3f955555) ... }
  t = { bits(0x407fcc01) bits(0x3fe66667) bits(0xbe0dffff) bits(0x4064a401) bits(0xbfa2d001) bits(0x4017f001) bits(0x3fe66666) bits(0x3f800001) ... }
  offset = { bits(0xe4e9f227) bits(0x2dbe7035) bits(0x8) bits(0x8) bits(0x82ca2fc9) bits(0x54924455) bits(0x48b226e5) bits(0x7) ... }
  dref = { bits(0xbe000000) bits(0x3f600000) bits(0x3ec00000) bits(0x3f900000) bits(0x3f900000) bits(0x3f900000) bits(0x3f000000) bits(0x0) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f678000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 15 { asm "TEX.B.LZ.AOFFI.DC R8, R168, R184, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 2 3 3 1 0 3 0 2 ... }
  s = { bits(0xbfaaaaaa) bits(0xbf8aaaaa) bits(0x3f8aaaac) bits(0x403aaaac) bits(0x3fdfffff) bits(0x40155554) bits(0x3e2aaaab) bits(0x3f61e000) ... }
  t = { bits(0x3f6aa000) bits(0x3eaa2000) bits(0xbfcccccd) bits(0x3fcccccd) bits(0x4049d7ff) bits(0x3fb33332) bits(0x3de08000) bits(0xbfccccce) ... }
  handle = handle(texture 3, sampler 15)
  offset = { bits(0xcd31b83e) bits(0x8) bits(0x95e3f3bf) bits(0x8) bits(0x4a9065d9) bits(0x130159d7) bits(0x76c48b6e) bits(0x3748f1c3) ... }
  dref = { bits(0x0) bits(0x3f000000) bits(0x3e000000) bits(0x3f800000) bits(0x3f900000) bits(0x3f600000) bits(0x0) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 16 { asm "TEX.B.LZ.DC R8, R208, R76, 0, 1D, 0x1"  active 0xff
  s = { bits(0x3f43a000) bits(0x3f8aaaaa) bits(0xbfaa8fff) bits(0xbeaaaaab) bits(0x3e9de000) bits(0x3f571fff) bits(0x3f48c000) bits(0xbeaaaaac) ... }
  handle = handle(texture 0, sampler 16)
  dref = { bits(0xbe000000) bits(0x0) bits(0x0) bits(0x3f400000) bits(0x3f400000) bits(0x3f600000) bits(0xbe000000) bits(0x0) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3e4c0000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 17 { asm "TEX.B.LZ.DC R8, R232, R140, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 2 3 2 2 3 2 2 1 ... }
  s = { bits(0x3f8aaaab) bits(0x40466001) bits(0x3fffffff) bits(0x401aebff) bits(0x3fb55556) bits(0x3fbfffff) bits(0xc02c5c01) bits(0x4010cbff) ... }
  handle = handle(texture 1, sampler 17)
  dref = { bits(0x0) bits(0x3e000000) bits(0x3e000000) bits(0x3ec00000) bits(0x0) bits(0x3f000000) bits(0x3f800000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 18 { asm "TEX.B.LZ.AOFFI.DC R8, R128, R0, 0, 2D, 0x1"  active 0xff
  s = { bits(0xc021d400) bits(0xbf2bcfff) bits(0xbf955555) bits(0xbff9a800) bits(0x40400000) bits(0xc004afff) bits(0x3f800001) bits(0xbf955556) ... }
  t = { bits(0x40333333) bits(0x3ff58000) bits(0x4019a401) bits(0x40554c01) bits(0xbf1c9000) bits(0x3f4ccccd) bits(0x3f800000) bits(0xbe7b8000) ... }
  handle = handle(texture 2, sampler 18)
  offset = { bits(0x6c3f58fb) bits(0x8e1aae47) bits(0x524dfcae) bits(0x7) bits(0xfd35a830) bits(0x87622078) bits(0x0) bits(0xbcf50d69) ... }
  dref = { bits(0x3f000000) bits(0x3e800000) bits(0x0) bits(0x3e000000) bits(0x3e800000) bits(0x3f400000) bits(0x3ec00000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 19 { asm "TEX.LZ.AOFFI.DC R8, R16, R156, 19, ARRAY_2D, 0x1"  active 0xff
  array = { 1 3 1 2 1 2 3 1 ... }
  s = { bits(0xbed55555) bits(0x3fc00000) bits(0x3f955554) bits(0x3fef0000) bits(0x4045c000) bits(0x3f8aaaac) bits(0x3dfa0001) bits(0xbfa00001) ... }
  t = { bits(0x3fdd4000) bits(0xbfb33334) bits(0x3f8fcfff) bits(0x4019999a) bits(0xbf709001) bits(0xbfe8d7ff) bits(0x3fd0afff) bits(0x3f800000) ... }
  offset = { bits(0xf05e1e2f) bits(0x8) bits(0xf685f768) bits(0x0) bits(0xd17ca058) bits(0x8188bad3) bits(0x5ef58e02) bits(0xed390a73) ... }
  dref = { bits(0x3e800000) bits(0x3f400000) bits(0x3ec00000) bits(0x3f000000) bits(0x3f200000) bits(0x3f000000) bits(0x3f000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 20 { asm "TEX.B.LZ.AOFFI.DC R8, R40, R168, 0, 1D, 0x1"  active 0xff
  s = { bits(0x400aaaac) bits(0x3fece801) bits(0x3fb58001) bits(0xc0029000) bits(0x40100000) bits(0x3feaaaab) bits(0xbfeaaaab) bits(0xc01e5801) ... }
  handle = handle(texture 0, sampler 20)
  offset = { bits(0x7a34158c) bits(0x8) bits(0x13b0a10b) bits(0x0) bits(0x8) bits(0xd394e669) bits(0xce207d37) bits(0x87) ... }
  dref = { bits(0x3f800000) bits(0x3f000000) bits(0x3f900000) bits(0x3f800000) bits(0x3ec00000) bits(0x3e800000) bits(0x3f900000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 21 { asm "TEX.B.LZ.AOFFI.DC R8, R128, R40, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 1 0 0 2 2 3 3 1 ... }
  s = { bits(0xbf35efff) bits(0xbfb55554) bits(0x3f972000) bits(0x3feaaaab) bits(0xc023c3ff) bits(0x3f400000) bits(0xbfd06000) bits(0x3fe517ff) ... }
  handle = handle(texture 1, sampler 21)
  offset = { bits(0xb9e773a3) bits(0x40543ddb) bits(0xf53f0f98) bits(0x44ac02c8) bits(0xb02c87c6) bits(0x7) bits(0x0) bits(0x2b4d0be6) ... }
  dref = { bits(0x3e000000) bits(0x3f200000) bits(0x3f000000) bits(0x3ec00000) bits(0x3f600000) bits(0x3f800000) bits(0x3f000000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 22 { asm "TEX.B.LZ.AOFFI.DC R8, R0, R168, 0, 2D, 0x1"  active 0xff
  s = { bits(0x40165401) bits(0x3daaaaac) bits(0xbf0ccfff) bits(0x3e800000) bits(0x3f555554) bits(0x3fdfffff) bits(0x40055554) bits(0x3fbfffff) ... }
  t = { bits(0xbe1d4001) bits(0xbfb33334) bits(0xbeccccce) bits(0x0) bits(0x3fcccccc) bits(0xc0000001) bits(0x3eccccce) bits(0xc03ca3ff) ... }
  handle = handle(texture 2, sampler 22)
  offset = { bits(0x0) bits(0xc38f767) bits(0xf2bb803b) bits(0xa2649e3a) bits(0xe425e28) bits(0x8) bits(0x387856c4) bits(0x7) ... }
  dref = { bits(0x3f400000) bits(0xbe000000) bits(0x3f200000) bits(0x0) bits(0x3f900000) bits(0x3f800000) bits(0x3f400000) bits(0x0) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 23 { asm "TEX.LZ.AOFFI.DC R8, R216, R140, 23, ARRAY_2D, 0x1"  active 0xff
  array = { 3 1 3 2 1 2 1 1 ... }
  s = { bits(0xbfbef800) bits(0x402aaaab) bits(0xc01987ff) bits(0xbf2aaaaa) bits(0xbf37d001) bits(0x3faaaaac) bits(0x402aaaaa) bits(0x3fcaaaac) ... }
  t = { bits(0x400e43ff) bits(0xbe4cccce) bits(0x3ff87800) bits(0xbfc597ff) bits(0xbfd56801) bits(0xbeccccce) bits(0x403fffff) bits(0xbfb33333) ... }
  offset = { bits(0x87) bits(0x4b7c506b) bits(0x424ce1c) bits(0x8) bits(0x1f45a16b) bits(0xdfc8a557) bits(0xa03a3520) bits(0xe719979d) ... }
  dref = { bits(0x0) bits(0x3e000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0xbe000000) bits(0x3ec00000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 24 { asm "TEX.LZ.AOFFI.DC R8, R8, R120, 24, 1D, 0x1"  active 0xff
  s = { bits(0x3f2aaaac) bits(0x400fffff) bits(0xc023f800) bits(0x3f88c001) bits(0x40103401) bits(0xbfe00000) bits(0xbf4bf001) bits(0x40535c01) ... }
  offset = { bits(0xb99f79ec) bits(0x3eaedc72) bits(0x7) bits(0x87) bits(0x78) bits(0x78) bits(0x74fb9381) bits(0x9a8c6f2c) ... }
  dref = { bits(0xbe000000) bits(0x0) bits(0x3f800000) bits(0x3f000000) bits(0x0) bits(0x3f800000) bits(0x3f200000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 25 { asm "TEX.LZ.DC R8, R164, R96, 25, ARRAY_1D, 0x1"  active 0xff
  array = { 0 3 0 2 2 1 2 0 ... }
  s = { bits(0xbfaaaaab) bits(0x3f26e000) bits(0x3e7fffff) bits(0x3fbfffff) bits(0x40286c00) bits(0x3f8aaaab) bits(0xbe2aaaab) bits(0x40355555) ... }
  dref = { bits(0x3f400000) bits(0x3e000000) bits(0x3f400000) bits(0x3f900000) bits(0x3f600000) bits(0x3f400000) bits(0x3f900000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f000000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 26 { asm "TEX.LZ.AOFFI.DC R8, R124, R200, 26, 2D, 0x1"  active 0xff
  s = { bits(0x40155556) bits(0x3f955554) bits(0x40139801) bits(0xbfaaaaac) bits(0x40001c00) bits(0x403c93ff) bits(0x3feaaaab) bits(0x3feaaaaa) ... }
  t = { bits(0x40400000) bits(0x4011b801) bits(0x3f4ccccc) bits(0xbf4ec000) bits(0xbf999999) bits(0xbf4df001) bits(0x3f7fffff) bits(0x404ad401) ... }
  offset = { bits(0x0) bits(0x2ae3e9c3) bits(0xff988663) bits(0xabbf763d) bits(0xaf8ced78) bits(0x921bced9) bits(0x78) bits(0x6ec3e069) ... }
  dref = { bits(0x3f400000) bits(0x3e000000) bits(0x3e000000) bits(0x3f800000) bits(0xbe000000) bits(0xbe000000) bits(0x3f200000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 27 { asm "TEX.B.LZ.DC R8, R128, R132, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 3 3 0 2 1 1 2 1 ... }
  s = { bits(0x40355554) bits(0x40055556) bits(0xbed55554) bits(0xbf9b47ff) bits(0x403fffff) bits(0x3f9fffff) bits(0x3fa3f001) bits(0xbfeda7ff) ... }
  t = { bits(0x3ecccccc) bits(0x40266667) bits(0xbfdb7800) bits(0xbf31f000) bits(0x3ff50801) bits(0xbfb33332) bits(0x3fb33333) bits(0xbf99999a) ... }
  handle = handle(texture 3, sampler 27)
  dref = { bits(0x3f800000) bits(0x3f400000) bits(0x3f800000) bits(0x3f200000) bits(0xbe000000) bits(0x3e000000) bits(0x3f000000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 28 { asm "TEX.B.LZ.AOFFI.DC R8, R4, R24, 0, 1D, 0x1"  active 0xff
  s = { bits(0x4065dc00) bits(0x3e634000) bits(0x3fbfffff) bits(0x3f78a001) bits(0x3e8f7fff) bits(0x3fe00000) bits(0x4029d7ff) bits(0x4033dc01) ... }
  handle = handle(texture 0, sampler 28)
  offset = { bits(0x9d3ab3b9) bits(0xdff2c41a) bits(0x6f051564) bits(0x78) bits(0x808bf0e0) bits(0x78) bits(0x3033b96f) bits(0xcba00522) ... }
  dref = { bits(0x3ec00000) bits(0x3f800000) bits(0x3f800000) bits(0x3f000000) bits(0x3f400000) bits(0x3f900000) bits(0xbe000000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 29 { asm "TEX.B.LZ.DC R8, R4, R116, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 1 1 1 0 3 2 3 1 ... }
  s = { bits(0xbec8e001) bits(0xbed55556) bits(0x3e490001) bits(0x3f717fff) bits(0x3f51a001) bits(0xc00bfbff) bits(0x3f155554) bits(0x3f9cf801) ... }
  handle = handle(texture 1, sampler 29)
  dref = { bits(0x3f600000) bits(0x3f900000) bits(0x3f000000) bits(0x3f800000) bits(0x3e000000) bits(0x3f200000) bits(0x3ec00000) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 30 { asm "TEX.LZ.DC R8, R68, R112, 30, 2D, 0x1"  active 0xff
  s = { bits(0xc01a7c00) bits(0xbfb187ff) bits(0x400aaaaa) bits(0x4004f7ff) bits(0xbfa64000) bits(0xbfa8f000) bits(0x403723ff) bits(0x407e7000) ... }
  t = { bits(0xbfc057ff) bits(0x3f578001) bits(0x3fa5b7ff) bits(0x3fb33333) bits(0x400ccccc) bits(0x3f99999b) bits(0x3fe59000) bits(0x400a7000) ... }
  dref = { bits(0x3f200000) bits(0xbe000000) bits(0x3f800000) bits(0x3f900000) bits(0x3f800000) bits(0x3f000000) bits(0x3f000000) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 31 { asm "TEX.B.LZ.AOFFI.DC R8, R196, R136, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 3 2 2 2 3 1 2 0 ... }
  s = { bits(0xbff55556) bits(0x3f400000) bits(0x3fae6800) bits(0xc0361800) bits(0x40437000) bits(0x3fce9800) bits(0xbf9cd800) bits(0x40141400) ... }
  t = { bits(0x406ed401) bits(0x3ea9dfff) bits(0xbfb33332) bits(0xbecccccc) bits(0x3f99999b) bits(0x3fe66665) bits(0xbeccccce) bits(0xbf4cccce) ... }
  handle = handle(texture 3, sampler 31)
  offset = { bits(0xa3a4e1d4) bits(0x0) bits(0x87) bits(0x73013e5f) bits(0x7) bits(0x3e618070) bits(0xa990b95c) bits(0x78) ... }
  dref = { bits(0x3f400000) bits(0x3e800000) bits(0x3f000000) bits(0x3f400000) bits(0x3f200000) bits(0x3e000000) bits(0x3e000000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 32 { asm "TEX.LZ.DC R8, R80, R236, 32, 1D, 0x1"  active 0xff
  s = { bits(0x3fc28000) bits(0x3fc6b7ff) bits(0x3fcaaaac) bits(0x3fa7c800) bits(0x3f6aaaab) bits(0x3f2ca001) bits(0x3f85d801) bits(0xbe7fffff) ... }
  dref = { bits(0x3f400000) bits(0xbe000000) bits(0x3e000000) bits(0x3f600000) bits(0x3f200000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 33 { asm "TEX.B.LZ.AOFFI.DC R8, R236, R192, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 3 2 2 2 3 0 1 2 ... }
  s = { bits(0x3eaaaaaa) bits(0xbf400001) bits(0xc0172401) bits(0xbf8a3001) bits(0x3fa00001) bits(0xbeaaaaac) bits(0xbf8aaaaa) bits(0xc00443ff) ... }
  handle = handle(texture 1, sampler 33)
  offset = { bits(0x30353ca5) bits(0x8a83bd33) bits(0x81e85fab) bits(0xf351277) bits(0x7) bits(0x8) bits(0x87) bits(0x883afdbb) ... }
  dref = { bits(0xbe000000) bits(0x3f900000) bits(0x3f200000) bits(0x3f800000) bits(0x3f400000) bits(0x3ec00000) bits(0x3f400000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 34 { asm "TEX.LZ.AOFFI.DC R8, R208, R104, 34, 2D, 0x1"  active 0xff
  s = { bits(0x0) bits(0xc0391400) bits(0x40300000) bits(0xbd3d0001) bits(0x4018e800) bits(0x402aaaac) bits(0x3f555555) bits(0xbfafd001) ... }
  t = { bits(0x400b5c00) bits(0xbe4ccccc) bits(0xc0134fff) bits(0xbf7b5fff) bits(0x3ffe9801) bits(0x3f9a4801) bits(0xbe43ffff) bits(0x40000001) ... }
  offset = { bits(0x6988dd74) bits(0x8) bits(0x84ffff2b) bits(0x17ef42e3) bits(0xc4e198eb) bits(0x78) bits(0xd1e6220d) bits(0x55ec4997) ... }
  dref = { bits(0x3f200000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f200000) bits(0x3ec00000) bits(0x3e800000) bits(0x3f400000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 35 { asm "TEX.LZ.DC R8, R100, R52, 35, ARRAY_2D, 0x1"  active 0xff
  array = { 2 0 1 0 0 2 0 0 ... }
  s = { bits(0x3f3fffff) bits(0x40055554) bits(0x402aaaab) bits(0xc0000000) bits(0x405f6fff) bits(0xbf062fff) bits(0x402893ff) bits(0x3fb15800) ... }
  t = { bits(0x3f99999b) bits(0x3fb33333) bits(0x40400001) bits(0x3f482fff) bits(0x404a07ff) bits(0x400e1c00) bits(0x4075b000) bits(0x3f259000) ... }
  dref = { bits(0x3f800000) bits(0xbe000000) bits(0x3ec00000) bits(0x3e000000) bits(0x3f200000) bits(0x3f900000) bits(0x3f000000) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 36 { asm "TEX.LZ.AOFFI.DC R8, R116, R120, 36, 1D, 0x1"  active 0xff
  s = { bits(0x3f555556) bits(0x40258fff) bits(0x40781c01) bits(0xbed55556) bits(0xbee42001) bits(0x3ed55554) bits(0xbf472001) bits(0xbfffffff) ... }
  offset = { bits(0x2a059c63) bits(0xe1e15ba9) bits(0x825c7af4) bits(0x62eb2356) bits(0x54642f82) bits(0xe86d99f4) bits(0x87) bits(0x6e6a0bf2) ... }
  dref = { bits(0x3f900000) bits(0xbe000000) bits(0x3f200000) bits(0x3f400000) bits(0x3f800000) bits(0x3f400000) bits(0x3f400000) bits(0xbe000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3ca00000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 37 { asm "TEX.LZ.DC R8, R0, R208, 37, ARRAY_1D, 0x1"  active 0xff
  array = { 2 0 1 2 0 2 3 0 ... }
  s = { bits(0x3fd55555) bits(0x40766c01) bits(0x401aaaac) bits(0xbed1ffff) bits(0x40100001) bits(0x3ff55556) bits(0xbf2aaaab) bits(0xbff55555) ... }
  dref = { bits(0x3f600000) bits(0x3f000000) bits(0x3ec00000) bits(0x0) bits(0x3e000000) bits(0x3f800000) bits(0xbe000000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 38 { asm "TEX.LZ.AOFFI.DC R8, R140, R128, 38, 2D, 0x1"  active 0xff
  s = { bits(0x40100001) bits(0xbe800000) bits(0xbf2aaaac) bits(0x3fcaaaab) bits(0x3fc7b001) bits(0x40300000) bits(0x3ff11fff) bits(0x3f657000) ... }
  t = { bits(0x3f5a9fff) bits(0xbf800001) bits(0x0) bits(0xbfb33334) bits(0xc0055bff) bits(0x405a1bff) bits(0xc0000001) bits(0xc028bc01) ... }
  offset = { bits(0x64ff8435) bits(0xe0953946) bits(0x0) bits(0x2f612c5) bits(0x9ca2e4b5) bits(0x7) bits(0x1deccdca) bits(0xeaa94dd6) ... }
  dref = { bits(0x3f200000) bits(0x3f200000) bits(0x3f400000) bits(0x3f000000) bits(0x3f800000) bits(0x3ec00000) bits(0x0) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3e800000
  expect lane 2 R8 = 0x3f000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 39 { asm "TEX.LZ.DC R8, R72, R64, 39, ARRAY_2D, 0x1"  active 0xff
  array = { 1 1 0 3 0 0 2 2 ... }
  s = { bits(0x4038dc00) bits(0xbf155555) bits(0x403aaaaa) bits(0xc0118c01) bits(0x40100001) bits(0x400f0001) bits(0x3f95d7ff) bits(0xc01da401) ... }
  t = { bits(0xbfccccce) bits(0x40199999) bits(0xbfe66667) bits(0xbe338001) bits(0x40333333) bits(0xbfe66667) bits(0xbf800000) bits(0xbfe4a801) ... }
  dref = { bits(0x3f400000) bits(0x3e000000) bits(0x3f200000) bits(0x3f900000) bits(0x3f000000) bits(0x3f000000) bits(0x3f900000) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 40 { asm "TEX.LZ.AOFFI.DC R8, R184, R36, 40, 1D, 0x1"  active 0xff
  s = { bits(0x402fffff) bits(0x3f446000) bits(0xbfeaaaab) bits(0xbfe00000) bits(0xbfa00000) bits(0xbfdfffff) bits(0xbf064000) bits(0x3daaaaaa) ... }
  offset = { bits(0xce97645f) bits(0x66ebdeb3) bits(0xdf657d6) bits(0x78) bits(0x78) bits(0x10c4435b) bits(0x0) bits(0x52c06273) ... }
  dref = { bits(0x3e000000) bits(0x3f800000) bits(0x3e000000) bits(0x3f200000) bits(0x3f800000) bits(0x3f200000) bits(0x3ec00000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 41 { asm "TEX.LZ.AOFFI.DC R8, R228, R128, 41, ARRAY_1D, 0x1"  active 0xff
  array = { 2 3 0 3 3 1 0 0 ... }
  s = { bits(0x40100000) bits(0x3feaaaab) bits(0x40200000) bits(0x40630400) bits(0xbf800001) bits(0xbe4a8000) bits(0x405a7400) bits(0x3f155554) ... }
  offset = { bits(0xb98f16c3) bits(0x11dbe860) bits(0x7adcabe5) bits(0xc9a4b003) bits(0x98721249) bits(0x1bd8e2ff) bits(0xdcf149ca) bits(0x143da394) ... }
  dref = { bits(0x3e800000) bits(0x3f600000) bits(0x3ec00000) bits(0x3f800000) bits(0x3f000000) bits(0x3e800000) bits(0x3f400000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 42 { asm "TEX.LZ.DC R8, R180, R156, 42, 2D, 0x1"  active 0xff
  s = { bits(0xc00e67ff) bits(0x400e63ff) bits(0x3daaaaab) bits(0xbeaaaaab) bits(0x402aaaaa) bits(0x3faaaaac) bits(0x40055555) bits(0xbed55555) ... }
  t = { bits(0xc0000001) bits(0xbfcccccc) bits(0x4013cfff) bits(0xbe4cccce) bits(0x3f4cccce) bits(0x3faf3800) bits(0xbfcccccd) bits(0x40266667) ... }
  dref = { bits(0x0) bits(0x3f900000) bits(0x3f800000) bits(0x3f400000) bits(0x3f000000) bits(0x0) bits(0x3f800000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 43 { asm "TEX.LZ.AOFFI.DC R8, R60, R176, 43, ARRAY_2D, 0x1"  active 0xff
  array = { 1 3 0 1 0 2 0 1 ... }
  s = { bits(0x3f6aaaaa) bits(0x40300001) bits(0xbf6aaaab) bits(0xc02c2c00) bits(0x3f77d000) bits(0xbdaaaaab) bits(0xbf8aaaab) bits(0x3fb97fff) ... }
  t = { bits(0xbee51fff) bits(0x3d040000) bits(0x3f8ee800) bits(0x3f19999b) bits(0x3f999999) bits(0xc0275801) bits(0x40223fff) bits(0x402cbbff) ... }
  offset = { bits(0xd8b4ea02) bits(0x8) bits(0xfb64efae) bits(0x8bca8edb) bits(0x3e78517d) bits(0x954811fc) bits(0xdc6c65a) bits(0x7) ... }
  dref = { bits(0xbe000000) bits(0x3ec00000) bits(0xbe000000) bits(0x3e800000) bits(0x3f900000) bits(0x3f400000) bits(0x3e000000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 44 { asm "TEX.LZ.AOFFI.DC R8, R184, R124, 44, 1D, 0x1"  active 0xff
  s = { bits(0xbff7a7ff) bits(0xbee0a001) bits(0x3f8aaaac) bits(0x401aaaac) bits(0xbfa00001) bits(0x3f7ca001) bits(0x3ed55556) bits(0x3fd55556) ... }
  offset = { bits(0xf2aee62) bits(0xd14a0dfe) bits(0x4f560b9e) bits(0xf5dbd278) bits(0x2cbf009e) bits(0x6b7293f6) bits(0x1bbe82ea) bits(0x87) ... }
  dref = { bits(0x3f200000) bits(0xbe000000) bits(0x3f600000) bits(0x0) bits(0x3f000000) bits(0x0) bits(0x3e000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 45 { asm "TEX.B.LZ.DC R8, R48, R168, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 3 3 3 0 2 2 1 2 ... }
  s = { bits(0x3f6aaaab) bits(0x405ab800) bits(0xc03c4c01) bits(0xc0000000) bits(0x40400001) bits(0xc03fc3ff) bits(0x3f391fff) bits(0x4049d001) ... }
  handle = handle(texture 1, sampler 45)
  dref = { bits(0x3f900000) bits(0x3f800000) bits(0x3f900000) bits(0xbe000000) bits(0x3f600000) bits(0x3f800000) bits(0x3f400000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 46 { asm "TEX.B.LZ.AOFFI.DC R8, R28, R40, 0, 2D, 0x1"  active 0xff
  s = { bits(0xbf80c7ff) bits(0x40355555) bits(0x40588fff) bits(0xbf800000) bits(0xc024f001) bits(0x3f749001) bits(0x0) bits(0x3f5b9001) ... }
  t = { bits(0xbf800000) bits(0x3eb8c000) bits(0x405fcbff) bits(0x3f636001) bits(0xc025e7ff) bits(0xbecccccd) bits(0xbfcccccd) bits(0x3e5dffff) ... }
  handle = handle(texture 2, sampler 46)
  offset = { bits(0x8b6eb972) bits(0x8ad29800) bits(0x469988b5) bits(0x4c72ba82) bits(0xbddfe5d2) bits(0x86a65532) bits(0xd94e0054) bits(0xa731891c) ... }
  dref = { bits(0x3f900000) bits(0x3f600000) bits(0x3f200000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 47 { asm "TEX.B.LZ.AOFFI.DC R8, R24, R108, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 3 0 1 1 0 0 1 1 ... }
  s = { bits(0x3f155555) bits(0xbfbf6800) bits(0x406c17ff) bits(0xbe3dc000) bits(0x40300001) bits(0xbfdff000) bits(0x3ec26001) bits(0x401aaaaa) ... }
  t = { bits(0x400cccce) bits(0x400ccccd) bits(0xbfd62001) bits(0x402fb801) bits(0x3db38001) bits(0x4037c401) bits(0x403163ff) bits(0x3f800000) ... }
  handle = handle(texture 3, sampler 47)
  offset = { bits(0x78) bits(0x0) bits(0x7) bits(0x52783745) bits(0x7b699901) bits(0xe07ca3b1) bits(0xafc3c332) bits(0x78) ... }
  dref = { bits(0x3e800000) bits(0x3f600000) bits(0x3f900000) bits(0x3f800000) bits(0x0) bits(0x3f900000) bits(0xbe000000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 48 { asm "TEX.LZ.DC R8, R196, R36, 48, 1D, 0x1"  active 0xff
  s = { bits(0x3f8aaaac) bits(0x400aaaaa) bits(0xc02d6fff) bits(0xbe834000) bits(0x403aaaab) bits(0xbeaaaaab) bits(0x3f6aaaab) bits(0x3f800000) ... }
  dref = { bits(0x3f800000) bits(0xbe000000) bits(0x3f800000) bits(0xbe000000) bits(0x0) bits(0x3f800000) bits(0x3f800000) bits(0xbe000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 49 { asm "TEX.B.LZ.AOFFI.DC R8, R176, R120, 0, ARRAY_1D, 0x1"  active 0xff
  array = { 1 3 0 3 3 2 3 2 ... }
  s = { bits(0xbfb55554) bits(0x3f555554) bits(0x3e800000) bits(0x3fd55554) bits(0x3ed55556) bits(0x3f2aaaaa) bits(0x3eaaaaac) bits(0x40100001) ... }
  handle = handle(texture 1, sampler 49)
  offset = { bits(0xcad8295e) bits(0x6416684d) bits(0xcac9cef0) bits(0xdf4f7365) bits(0x7) bits(0xe807b2ab) bits(0x6f8cb19b) bits(0x748b7582) ... }
  dref = { bits(0x3f000000) bits(0x3f200000) bits(0x3f800000) bits(0x3f600000) bits(0x0) bits(0x3e800000) bits(0x3f600000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f000000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f000000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 50 { asm "TEX.B.LZ.DC R8, R36, R92, 0, 2D, 0x1"  active 0xff
  s = { bits(0x400fffff) bits(0x4048b000) bits(0x3e594001) bits(0xbe690000) bits(0x40355555) bits(0x402aaaab) bits(0xbf9297ff) bits(0xbfc9e7ff) ... }
  t = { bits(0x40199999) bits(0x400ccccd) bits(0x400cccce) bits(0x3f7fffff) bits(0x3f8ac001) bits(0x400a0400) bits(0xbfdbc001) bits(0xbf4ccccd) ... }
  handle = handle(texture 2, sampler 50)
  dref = { bits(0x3e800000) bits(0x3f800000) bits(0x3f800000) bits(0xbe000000) bits(0x3f200000) bits(0x3ec00000) bits(0x3e000000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 51 { asm "TEX.LZ.AOFFI.DC R8, R180, R40, 51, ARRAY_2D, 0x1"  active 0xff
  array = { 1 2 1 3 2 0 1 2 ... }
  s = { bits(0xbf000001) bits(0xbf6aaaac) bits(0x3f8aaaac) bits(0x3fc00001) bits(0x3fd55555) bits(0x3ff35001) bits(0xbf7fffff) bits(0xbf955556) ... }
  t = { bits(0xbffe6fff) bits(0xbfb95800) bits(0x407517ff) bits(0x403edc00) bits(0x3f8c97ff) bits(0x3fcccccd) bits(0x3f999999) bits(0x3f800000) ... }
  offset = { bits(0x7) bits(0x82a1a5f) bits(0x9de87cb2) bits(0x0) bits(0x0) bits(0x155c8fb6) bits(0xd1efce4a) bits(0xce06e694) ... }
  dref = { bits(0xbe000000) bits(0x3f000000) bits(0x3f200000) bits(0x3f900000) bits(0x3f900000) bits(0x3f000000) bits(0xbe000000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f000000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f000000
}

warp 52 { asm "TEX.B.LZ.DC R8, R0, R48, 0, 1D, 0x1"  active 0xff
  s = { bits(0xc00cebff) bits(0x403aaaab) bits(0x40155555) bits(0x3ef8bfff) bits(0xbfe04000) bits(0x3f400000) bits(0x3ff55554) bits(0x405907ff) ... }
  handle = handle(texture 0, sampler 52)
  dref = { bits(0x3f200000) bits(0x3ec00000) bits(0x3f000000) bits(0x3ec00000) bits(0xbe000000) bits(0x3f800000) bits(0xbe000000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 53 { asm "TEX.LZ.AOFFI.DC R8, R152, R156, 53, ARRAY_1D, 0x1"  active 0xff
  array = { 3 2 2 0 3 1 0 0 ... }
  s = { bits(0xbfc00000) bits(0x3f8d5800) bits(0xc03d6c00) bits(0xbfeaaaab) bits(0x3fdfffff) bits(0xbf6aaaab) bits(0xbf9847ff) bits(0x40355556) ... }
  offset = { bits(0x88026057) bits(0xc4214a9b) bits(0x49fc5b3d) bits(0x78) bits(0xf33f6cf8) bits(0x8) bits(0x7) bits(0x1c456ec7) ... }
  dref = { bits(0x3ec00000) bits(0x3e800000) bits(0x3f600000) bits(0x3f000000) bits(0x3f200000) bits(0x3f600000) bits(0x3f600000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3e800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 54 { asm "TEX.LZ.AOFFI.DC R8, R168, R120, 54, 2D, 0x1"  active 0xff
  s = { bits(0x3f155554) bits(0xbeffffff) bits(0xbed55555) bits(0xbf000001) bits(0xbfb23801) bits(0xbff55556) bits(0x40355554) bits(0x40200000) ... }
  t = { bits(0xbf99999b) bits(0x4053ffff) bits(0x40000001) bits(0x3f1bafff) bits(0xbf777fff) bits(0xbd7c0001) bits(0xbfcccccc) bits(0x401ab400) ... }
  offset = { bits(0x27484a7d) bits(0xf85a594e) bits(0x56c776f7) bits(0x8) bits(0x87) bits(0xe36378ab) bits(0x8ca3cf1f) bits(0x78) ... }
  dref = { bits(0x3f200000) bits(0x3f800000) bits(0x3f600000) bits(0x3e800000) bits(0x0) bits(0x3f900000) bits(0x0) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 55 { asm "TEX.LZ.DC R8, R216, R28, 55, ARRAY_2D, 0x1"  active 0xff
  array = { 0 0 1 3 3 2 1 3 ... }
  s = { bits(0xc0000001) bits(0xbffbefff) bits(0x3f9fffff) bits(0x407903ff) bits(0xbfbc4001) bits(0x3fa67001) bits(0x40255556) bits(0xbf6aaaac) ... }
  t = { bits(0x3fccccce) bits(0x4019999b) bits(0x3e2fc000) bits(0x3f4ccccd) bits(0xbf778000) bits(0x4048b001) bits(0x3f7ee000) bits(0xbf749000) ... }
  dref = { bits(0x3ec00000) bits(0x3e800000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3f400000) bits(0xbe000000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 56 { asm "TEX.LZ.AOFFI.DC R8, R136, R116, 56, 1D, 0x1"  active 0xff
  s = { bits(0x40173401) bits(0x4042cc00) bits(0xc0156c01) bits(0x3fd55554) bits(0xbfffffff) bits(0xbf9fffff) bits(0x40155554) bits(0xbdaaaaac) ... }
  offset = { bits(0x87) bits(0x7) bits(0x7) bits(0x87) bits(0x7) bits(0x7) bits(0x78) bits(0x8) ... }
  dref = { bits(0x3f200000) bits(0x3f000000) bits(0x3f000000) bits(0xbe000000) bits(0x3f400000) bits(0x3e000000) bits(0x3f200000) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f000000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 57 { asm "TEX.LZ.AOFFI.DC R8, R196, R220, 57, ARRAY_1D, 0x1"  active 0xff
  array = { 3 0 3 3 0 2 2 0 ... }
  s = { bits(0x3fbaa801) bits(0xbeaaaaab) bits(0xbf4adfff) bits(0x3ee0c000) bits(0xbf8aaaaa) bits(0x3f2df000) bits(0x3f5bc001) bits(0x3e2aaaaa) ... }
  offset = { bits(0x78) bits(0x8) bits(0x382f89b5) bits(0xe28eeb12) bits(0x7) bits(0x8) bits(0x66f78f11) bits(0xe4889e12) ... }
  dref = { bits(0x0) bits(0x3f900000) bits(0x3f900000) bits(0xbe000000) bits(0x0) bits(0x3f900000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 58 { asm "TEX.B.LZ.AOFFI.DC R8, R164, R112, 0, 2D, 0x1"  active 0xff
  s = { bits(0x3f8aaaac) bits(0x3f555554) bits(0x40155555) bits(0x405b5400) bits(0xbf555554) bits(0x3ff55556) bits(0xbff55556) bits(0xbfd55556) ... }
  t = { bits(0x3f19999a) bits(0xbed1a000) bits(0x3e979fff) bits(0x401723ff) bits(0x3fb33332) bits(0x400ccccc) bits(0x3f4ccccd) bits(0x4041fbff) ... }
  handle = handle(texture 2, sampler 58)
  offset = { bits(0x7) bits(0x0) bits(0xdd267b0b) bits(0xa42e687b) bits(0x7) bits(0x7) bits(0x5ceb2c45) bits(0x44bffd7) ... }
  dref = { bits(0x3f400000) bits(0x3f200000) bits(0x3f200000) bits(0x0) bits(0x3f000000) bits(0x0) bits(0x3f400000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f7d8000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f000000
}

warp 59 { asm "TEX.LZ.AOFFI.DC R8, R108, R144, 59, ARRAY_2D, 0x1"  active 0xff
  array = { 1 2 1 2 0 1 3 2 ... }
  s = { bits(0x3f800000) bits(0x40476800) bits(0x404b5401) bits(0x3f6aaaac) bits(0xbe2aaaab) bits(0x3f555555) bits(0xbfc00000) bits(0xbfdc67ff) ... }
  t = { bits(0x3e4ccccc) bits(0x400a9401) bits(0x3fb33333) bits(0x3f7fffff) bits(0x40333333) bits(0xbe6d7fff) bits(0x400ccccc) bits(0x3ef8bfff) ... }
  offset = { bits(0xda4ad596) bits(0xf650aa13) bits(0x5d3f3873) bits(0xf128b58a) bits(0x62d31e52) bits(0x9b8a5eb2) bits(0x54d423b4) bits(0x8) ... }
  dref = { bits(0x0) bits(0x3f200000) bits(0x3e800000) bits(0x3f900000) bits(0x3f400000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 60 { asm "TEX.LZ.AOFFI.DC R8, R4, R12, 60, 1D, 0x1"  active 0xff
  s = { bits(0xbdc90000) bits(0xbf7bc001) bits(0x3f000001) bits(0x3fadafff) bits(0x3fc98001) bits(0x3fc06800) bits(0x40470801) bits(0xbf555556) ... }
  offset = { bits(0x87) bits(0xc4f3ef38) bits(0xa04cfd86) bits(0x771dff93) bits(0xc6974763) bits(0xff7284dc) bits(0x78) bits(0x8) ... }
  dref = { bits(0x3f000000) bits(0x3e000000) bits(0x0) bits(0x3f900000) bits(0x3f800000) bits(0x3e800000) bits(0x3e800000) bits(0xbe000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 61 { asm "TEX.LZ.DC R8, R172, R172, 61, ARRAY_1D, 0x1"  active 0xff
  array = { 0 2 3 2 1 1 0 1 ... }
  s = { bits(0x40055556) bits(0xbf155554) bits(0x3fe97001) bits(0xbed55554) bits(0x4045d401) bits(0xbed55555) bits(0x3fcaaaac) bits(0xc033e001) ... }
  dref = { bits(0x3e800000) bits(0x3f600000) bits(0x3f200000) bits(0x3f000000) bits(0xbe000000) bits(0x3f400000) bits(0x0) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 62 { asm "TEX.B.LZ.AOFFI.DC R8, R0, R192, 0, 2D, 0x1"  active 0xff
  s = { bits(0x402b0800) bits(0x400aaaab) bits(0x3ef27fff) bits(0x3faaaaab) bits(0x402aaaaa) bits(0x3fa00000) bits(0x3f400000) bits(0x0) ... }
  t = { bits(0xbf19999b) bits(0x405203ff) bits(0x3fffa000) bits(0x40266665) bits(0x405fb3ff) bits(0xbfb3e7ff) bits(0xbc9dffff) bits(0xc004fc00) ... }
  handle = handle(texture 2, sampler 62)
  offset = { bits(0x318ffc36) bits(0xae68210a) bits(0x5021d5d6) bits(0x87) bits(0x78) bits(0x0) bits(0xff537ac0) bits(0xee0bafb7) ... }
  dref = { bits(0x3e000000) bits(0x3e800000) bits(0x0) bits(0xbe000000) bits(0x3f800000) bits(0x3e000000) bits(0x3f000000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 63 { asm "TEX.B.LZ.AOFFI.DC R8, R32, R112, 0, ARRAY_2D, 0x1"  active 0xff
  array = { 1 2 3 2 0 0 1 2 ... }
  s = { bits(0x3fe00000) bits(0x3ed84001) bits(0x3fdfffff) bits(0x3fb32001) bits(0xbf575000) bits(0x40367001) bits(0x4078c3ff) bits(0xbfe00001) ... }
  t = { bits(0x406d5c00) bits(0x3eea1fff) bits(0x3fffffff) bits(0x3f99999a) bits(0xbecccccc) bits(0x40000001) bits(0xc020bfff) bits(0x3f99dfff) ... }
  handle = handle(texture 3, sampler 63)
  offset = { bits(0x1feeeb33) bits(0x8) bits(0xcd5aaad9) bits(0xa8b1c9f1) bits(0x61c49c93) bits(0x178a3788) bits(0x8) bits(0x87) ... }
  dref = { bits(0x3f200000) bits(0x3f400000) bits(0x3e000000) bits(0x3f000000) bits(0x3e800000) bits(0x3f400000) bits(0x3f200000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
