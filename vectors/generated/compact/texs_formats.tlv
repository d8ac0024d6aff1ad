# TEXS.LZ of one texel: elements of each size, blocks.
# Written by tests/oracle/compact/sampled.py.
texlock 1
rules PD-60 PD-119
rules without PD-105 PD-120 PD-120a PD-121 PD-123

texture 0 { format R32_G32_B32_A32 UINT   source R G B A   type TWO_D   size 11 9   address 0x20000000   texels expression ((x + 16 * y + 77 * 0) % 65536) ((x + 16 * y + 77 * 1) % 65536) ((x + 16 * y + 77 * 2) % 65536) ((x + 16 * y + 77 * 3) % 65536) }
texture 1 { format R32_G32_B32 UINT   source R G B ONE_INT   type TWO_D   size 11 9   address 0x20100000   texels expression ((x + 16 * y + 77 * 0) % 65536) ((x + 16 * y + 77 * 1) % 65536) ((x + 16 * y + 77 * 2) % 65536) ((x + 16 * y + 77 * 3) % 65536) }
texture 2 { format R32 UINT   source R ONE_INT ONE_INT ONE_INT   type TWO_D   size 11 9   address 0x20200000   texels expression ((x + 16 * y + 77 * 0) % 65536) }
texture 3 { format A8B8G8R8 UINT   source R G B A   type TWO_D   size 11 9   address 0x20300000   texels expression ((x + 16 * y + 77 * 0) % 256) ((x + 16 * y + 77 * 1) % 256) ((x + 16 * y + 77 * 2) % 256) ((x + 16 * y + 77 * 3) % 256) }
texture 4 { format R8 UINT   source R ONE_INT ONE_INT ONE_INT   type TWO_D   size 11 9   address 0x20400000   texels expression ((x + 16 * y + 77 * 0) % 256) }
texture 5 { format DXT1 UNORM   source R G B ONE_FLOAT   type TWO_D   size 8 8   address 0x21000000   texels rows ffffffff00000000ffffffff00000000ffffffff00000000ffffffff00000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
warp 0 { asm "TEXS.LZ R0, R252, R6, R4, 0, 2D, RGBA"  active 0xff
  s = { bits(0x3d3a2e8c) bits(0x3f000000) bits(0x3f745d17) bits(0x3ed1745d) bits(0x3f5d1746) bits(0x3ea2e8ba) bits(0x3f45d174) bits(0x3e68ba2f) ... }
  t = { bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) ... }
  expect lane 0 R252 = 0x20 R253 = 0x6d R0 = 0xba R1 = 0x107
  expect lane 1 R252 = 0x55 R253 = 0xa2 R0 = 0xef R1 = 0x13c
  expect lane 2 R252 = 0x8a R253 = 0xd7 R0 = 0x124 R1 = 0x171
  expect lane 3 R252 = 0x24 R253 = 0x71 R0 = 0xbe R1 = 0x10b
  expect lane 4 R252 = 0x59 R253 = 0xa6 R0 = 0xf3 R1 = 0x140
  expect lane 5 R252 = 0x83 R253 = 0xd0 R0 = 0x11d R1 = 0x16a
  expect lane 6 R252 = 0x28 R253 = 0x75 R0 = 0xc2 R1 = 0x10f
  expect lane 7 R252 = 0x52 R253 = 0x9f R0 = 0xec R1 = 0x139
}
handle 1 texture 1 sampler 0
warp 1 { asm "TEXS.LZ R252, R0, R6, R4, 1, 2D, RGBA"  active 0xff
  s = { bits(0x3e0ba2e9) bits(0x3f1745d1) bits(0x3d3a2e8c) bits(0x3f000000) bits(0x3f745d17) bits(0x3ed1745d) bits(0x3f5d1746) bits(0x3ea2e8ba) ... }
  t = { bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) ... }
  expect lane 0 R0 = 0x21 R1 = 0x6e R252 = 0xbb R253 = 0x1
  expect lane 1 R0 = 0x56 R1 = 0xa3 R252 = 0xf0 R253 = 0x1
  expect lane 2 R0 = 0x80 R1 = 0xcd R252 = 0x11a R253 = 0x1
  expect lane 3 R0 = 0x25 R1 = 0x72 R252 = 0xbf R253 = 0x1
  expect lane 4 R0 = 0x5a R1 = 0xa7 R252 = 0xf4 R253 = 0x1
  expect lane 5 R0 = 0x84 R1 = 0xd1 R252 = 0x11e R253 = 0x1
  expect lane 6 R0 = 0x29 R1 = 0x76 R252 = 0xc3 R253 = 0x1
  expect lane 7 R0 = 0x53 R1 = 0xa0 R252 = 0xed R253 = 0x1
}
handle 2 texture 2 sampler 0
warp 2 { asm "TEXS.LZ R0, R252, R6, R4, 2, 2D, RGBA"  active 0xff
  s = { bits(0x3e68ba2f) bits(0x3f2e8ba3) bits(0x3e0ba2e9) bits(0x3f1745d1) bits(0x3d3a2e8c) bits(0x3f000000) bits(0x3f745d17) bits(0x3ed1745d) ... }
  t = { bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) ... }
  expect lane 0 R252 = 0x22 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 1 R252 = 0x57 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 2 R252 = 0x81 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 3 R252 = 0x26 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 4 R252 = 0x50 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 5 R252 = 0x85 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 6 R252 = 0x2a R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 7 R252 = 0x54 R253 = 0x1 R0 = 0x1 R1 = 0x1
}
handle 3 texture 3 sampler 0
warp 3 { asm "TEXS.LZ R252, R0, R6, R4, 3, 2D, RGBA"  active 0xff
  s = { bits(0x3ea2e8ba) bits(0x3f45d174) bits(0x3e68ba2f) bits(0x3f2e8ba3) bits(0x3e0ba2e9) bits(0x3f1745d1) bits(0x3d3a2e8c) bits(0x3f000000) ... }
  t = { bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) ... }
  expect lane 0 R0 = 0x23 R1 = 0x70 R252 = 0xbd R253 = 0xa
  expect lane 1 R0 = 0x58 R1 = 0xa5 R252 = 0xf2 R253 = 0x3f
  expect lane 2 R0 = 0x82 R1 = 0xcf R252 = 0x1c R253 = 0x69
  expect lane 3 R0 = 0x27 R1 = 0x74 R252 = 0xc1 R253 = 0xe
  expect lane 4 R0 = 0x51 R1 = 0x9e R252 = 0xeb R253 = 0x38
  expect lane 5 R0 = 0x86 R1 = 0xd3 R252 = 0x20 R253 = 0x6d
  expect lane 6 R0 = 0x20 R1 = 0x6d R252 = 0xba R253 = 0x7
  expect lane 7 R0 = 0x55 R1 = 0xa2 R252 = 0xef R253 = 0x3c
}
handle 4 texture 4 sampler 0
warp 4 { asm "TEXS.LZ R0, R252, R6, R4, 4, 2D, RGBA"  active 0xff
  s = { bits(0x3ed1745d) bits(0x3f5d1746) bits(0x3ea2e8ba) bits(0x3f45d174) bits(0x3e68ba2f) bits(0x3f2e8ba3) bits(0x3e0ba2e9) bits(0x3f1745d1) ... }
  t = { bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) bits(0x3f71c71c) bits(0x3e8e38e4) bits(0x3f1c71c7) ... }
  expect lane 0 R252 = 0x24 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 1 R252 = 0x59 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 2 R252 = 0x83 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 3 R252 = 0x28 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 4 R252 = 0x52 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 5 R252 = 0x87 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 6 R252 = 0x21 R253 = 0x1 R0 = 0x1 R1 = 0x1
  expect lane 7 R252 = 0x56 R253 = 0x1 R0 = 0x1 R1 = 0x1
}
handle 5 texture 5 sampler 0
warp 5 { asm "TEXS.LZ R10, R8, R6, R4, 5, 2D, RGA"  s = 0.7  t = 0.2
  expect all R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000
}
