# TEXS.LZ.DC of one texel: each function, references below, at and above the depth.
# Written by tests/oracle/compact/sampled.py.
texlock 1
rules PD-10b PD-12 PD-60 PD-119
rules without PD-105 PD-120 PD-120a PD-121 PD-123

texture 0 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 4 1   address 0x20000000   texels expression (float(x / 4.0)) }
texture 1 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D_ARRAY   size 4 1   layers 2   address 0x21000000   texels expression (float((x + layer) / 4.0)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 0 }
handle 0 texture 0 sampler 0
warp 0 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 0, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
handle 1 texture 1 sampler 0
warp 1 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 1, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
handle 2 texture 0 sampler 1
warp 2 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 2, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
handle 3 texture 1 sampler 1
warp 3 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 3, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 2 }
handle 4 texture 0 sampler 2
warp 4 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 4, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
handle 5 texture 1 sampler 2
warp 5 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 5, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 3 }
handle 6 texture 0 sampler 3
warp 6 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 6, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
handle 7 texture 1 sampler 3
warp 7 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 7, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 4 }
handle 8 texture 0 sampler 4
warp 8 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 8, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
handle 9 texture 1 sampler 4
warp 9 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 9, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 5 }
handle 10 texture 0 sampler 5
warp 10 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 10, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
handle 11 texture 1 sampler 5
warp 11 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 11, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 6 }
handle 12 texture 0 sampler 6
warp 12 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 12, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
handle 13 texture 1 sampler 6
warp 13 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 13, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 7 }
handle 14 texture 0 sampler 7
warp 14 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 14, 2D, R"  active 0xff
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f400000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
handle 15 texture 1 sampler 7
warp 15 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 15, ARRAY_2D, R"  active 0xff  array = 1
  s = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f600000) ... }
  t = 0.5
  dref = { bits(0x3e000000) bits(0x3ec00000) bits(0x3f200000) bits(0x3f800000) bits(0x3e800000) bits(0x3f000000) bits(0x3f600000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
