# Compressed blocks by the order of their ends: DXT1, alpha of DXT45, DXN1 and DXN2. A block each, of 4 x 4 texels.
texlock 1
rules PD-83 PD-84 PD-84b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 10841084e41b4eb1
texture 0 { format DXT1 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000020 18c28410e41b4eb1
texture 1 { format DXT1 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000020 }
handle 1 texture 1 sampler 0
bytes 0x30000040 841018c2e41b4eb1
texture 2 { format DXT1 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000040 }
handle 2 texture 2 sampler 0
bytes 0x30000060 0ac988c6fa773905841018c2e41b4eb1
texture 3 { format DXT45 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000060 }
handle 3 texture 3 sampler 0
bytes 0x30000080 c90a88c6fa773905841018c2e41b4eb1
texture 4 { format DXT45 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000080 }
handle 4 texture 4 sampler 0
bytes 0x300000a0 07fa88c6fa773905
texture 5 { format DXN1 UNORM source R G B A layout pitch 32 size 4 4 address 0x300000a0 }
handle 5 texture 5 sampler 0
bytes 0x300000c0 fa0788c6fa773905
texture 6 { format DXN1 UNORM source R G B A layout pitch 32 size 4 4 address 0x300000c0 }
handle 6 texture 6 sampler 0
bytes 0x300000e0 806488c6fa773905
texture 7 { format DXN1 SNORM source R G B A layout pitch 32 size 4 4 address 0x300000e0 }
handle 7 texture 7 sampler 0
bytes 0x30000100 648088c6fa773905
texture 8 { format DXN1 SNORM source R G B A layout pitch 32 size 4 4 address 0x30000100 }
handle 8 texture 8 sampler 0
bytes 0x30000120 818088c6fa773905
texture 9 { format DXN1 SNORM source R G B A layout pitch 32 size 4 4 address 0x30000120 }
handle 9 texture 9 sampler 0
bytes 0x30000140 a62188c6fa7739054d8088c6fa773905
texture 10 { format DXN2 SNORM source R G B A layout pitch 32 size 4 4 address 0x30000140 }
handle 10 texture 10 sampler 0

# DXT1 UNORM: equal ends: three colours
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 1 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 2 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485
  expect lane 3 R8 = 0x3f048485  R9 = 0x00000000  R10 = 0x3f048485  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 5 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485
  expect lane 7 R8 = 0x3f048485  R9 = 0x00000000  R10 = 0x3f048485  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
}
warp 1 {
  asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
  expect lane 1 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
  expect lane 2 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x00000000  R11 = 0x3f028283
  expect lane 3 R8 = 0x3f028283  R9 = 0x00000000  R10 = 0x3f028283  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
  expect lane 5 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
  expect lane 6 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x00000000  R11 = 0x3f028283
  expect lane 7 R8 = 0x3f028283  R9 = 0x00000000  R10 = 0x3f028283  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
}
warp 2 {
  asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 1 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 2 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485
  expect lane 3 R8 = 0x3f048485  R9 = 0x00000000  R10 = 0x3f048485  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 5 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
  expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485
  expect lane 7 R8 = 0x3f048485  R9 = 0x00000000  R10 = 0x3f048485  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
}
warp 3 {
  asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

# DXT1 UNORM: the first end is larger: thirds
warp 4 {
  asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3e989899  R9 = 0x3f09898a  R10 = 0x3d808081  R11 = 0x3f46c6c7
  expect lane 1 R8 = 0x3f09898a  R9 = 0x3d808081  R10 = 0x3f09898a  R11 = 0x3d808081
  expect lane 2 R8 = 0x3d808081  R9 = 0x3f46c6c7  R10 = 0x3e989899  R11 = 0x3f09898a
  expect lane 3 R8 = 0x3f09898a  R9 = 0x3e989899  R10 = 0x3f09898a  R11 = 0x3e989899
  expect lane 4 R8 = 0x3e989899  R9 = 0x3f46c6c7  R10 = 0x3d808081  R11 = 0x3f09898a
  expect lane 5 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x3f46c6c7  R11 = 0x3d808081
  expect lane 6 R8 = 0x3d808081  R9 = 0x3f46c6c7  R10 = 0x3e989899  R11 = 0x3f09898a
  expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3e989899  R10 = 0x3f46c6c7  R11 = 0x3e989899
  expect lane 8 R8 = 0x3e989899  R9 = 0x3f09898a  R10 = 0x3d808081  R11 = 0x3f46c6c7
}
warp 5 {
  asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3e008081  R9 = 0x3e40c0c1  R10 = 0x3d808081  R11 = 0x3e828283
  expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3d808081  R10 = 0x3e40c0c1  R11 = 0x3d808081
  expect lane 2 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3e008081  R11 = 0x3e40c0c1
  expect lane 3 R8 = 0x3e40c0c1  R9 = 0x3e008081  R10 = 0x3e40c0c1  R11 = 0x3e008081
  expect lane 4 R8 = 0x3e008081  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e40c0c1
  expect lane 5 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e828283  R11 = 0x3d808081
  expect lane 6 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3e008081  R11 = 0x3e40c0c1
  expect lane 7 R8 = 0x3e828283  R9 = 0x3e008081  R10 = 0x3e828283  R11 = 0x3e008081
  expect lane 8 R8 = 0x3e008081  R9 = 0x3e40c0c1  R10 = 0x3d808081  R11 = 0x3e828283
}
warp 6 {
  asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3eb0b0b1  R9 = 0x3f0f8f90  R10 = 0x3e048485  R11 = 0x3f46c6c7
  expect lane 1 R8 = 0x3f0f8f90  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3e048485
  expect lane 2 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3eb0b0b1  R11 = 0x3f0f8f90
  expect lane 3 R8 = 0x3f0f8f90  R9 = 0x3eb0b0b1  R10 = 0x3f0f8f90  R11 = 0x3eb0b0b1
  expect lane 4 R8 = 0x3eb0b0b1  R9 = 0x3f46c6c7  R10 = 0x3e048485  R11 = 0x3f0f8f90
  expect lane 5 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x3f46c6c7  R11 = 0x3e048485
  expect lane 6 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3eb0b0b1  R11 = 0x3f0f8f90
  expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3eb0b0b1
  expect lane 8 R8 = 0x3eb0b0b1  R9 = 0x3f0f8f90  R10 = 0x3e048485  R11 = 0x3f46c6c7
}
warp 7 {
  asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

# DXT1 UNORM: it is smaller: a half, and transparent black
warp 8 {
  asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3ed6d6d7  R10 = 0x3f46c6c7  R11 = 0x3d808081
  expect lane 1 R8 = 0x3ed6d6d7  R9 = 0x3f46c6c7  R10 = 0x3ed6d6d7  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3ed6d6d7
  expect lane 3 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3f46c6c7  R11 = 0x3ed6d6d7
  expect lane 5 R8 = 0x3d808081  R9 = 0x3f46c6c7  R10 = 0x3d808081  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3ed6d6d7
  expect lane 7 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3ed6d6d7  R10 = 0x3f46c6c7  R11 = 0x3d808081
}
warp 9 {
  asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3e20a0a1  R10 = 0x3e828283  R11 = 0x3d808081
  expect lane 1 R8 = 0x3e20a0a1  R9 = 0x3e828283  R10 = 0x3e20a0a1  R11 = 0x3e828283
  expect lane 2 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3e20a0a1
  expect lane 3 R8 = 0x3e20a0a1  R9 = 0x00000000  R10 = 0x3e20a0a1  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3e828283  R11 = 0x3e20a0a1
  expect lane 5 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e828283
  expect lane 6 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3e20a0a1
  expect lane 7 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3e20a0a1  R10 = 0x3e828283  R11 = 0x3d808081
}
warp 10 {
  asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3e048485
  expect lane 1 R8 = 0x3ee6e6e7  R9 = 0x3f46c6c7  R10 = 0x3ee6e6e7  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x00000000  R11 = 0x3ee6e6e7
  expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3e048485  R10 = 0x3f46c6c7  R11 = 0x3ee6e6e7
  expect lane 5 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3e048485  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x00000000  R11 = 0x3ee6e6e7
  expect lane 7 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3e048485
}
warp 11 {
  asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

# DXT45 UNORM: six alphas, and colours that are four whatever the order
warp 12 {
  asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f09898a  R9 = 0x3e989899  R10 = 0x3f46c6c7  R11 = 0x3d808081
  expect lane 1 R8 = 0x3e989899  R9 = 0x3f46c6c7  R10 = 0x3e989899  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x3f09898a  R11 = 0x3e989899
  expect lane 3 R8 = 0x3e989899  R9 = 0x3f09898a  R10 = 0x3e989899  R11 = 0x3f09898a
  expect lane 4 R8 = 0x3f09898a  R9 = 0x3d808081  R10 = 0x3f46c6c7  R11 = 0x3e989899
  expect lane 5 R8 = 0x3d808081  R9 = 0x3f46c6c7  R10 = 0x3d808081  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x3f09898a  R11 = 0x3e989899
  expect lane 7 R8 = 0x3d808081  R9 = 0x3f09898a  R10 = 0x3d808081  R11 = 0x3f09898a
  expect lane 8 R8 = 0x3f09898a  R9 = 0x3e989899  R10 = 0x3f46c6c7  R11 = 0x3d808081
}
warp 13 {
  asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e008081  R10 = 0x3e828283  R11 = 0x3d808081
  expect lane 1 R8 = 0x3e008081  R9 = 0x3e828283  R10 = 0x3e008081  R11 = 0x3e828283
  expect lane 2 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e40c0c1  R11 = 0x3e008081
  expect lane 3 R8 = 0x3e008081  R9 = 0x3e40c0c1  R10 = 0x3e008081  R11 = 0x3e40c0c1
  expect lane 4 R8 = 0x3e40c0c1  R9 = 0x3d808081  R10 = 0x3e828283  R11 = 0x3e008081
  expect lane 5 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e828283
  expect lane 6 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e40c0c1  R11 = 0x3e008081
  expect lane 7 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3d808081  R11 = 0x3e40c0c1
  expect lane 8 R8 = 0x3e40c0c1  R9 = 0x3e008081  R10 = 0x3e828283  R11 = 0x3d808081
}
warp 14 {
  asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f0f8f90  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3e048485
  expect lane 1 R8 = 0x3eb0b0b1  R9 = 0x3f46c6c7  R10 = 0x3eb0b0b1  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3eb0b0b1
  expect lane 3 R8 = 0x3eb0b0b1  R9 = 0x3f0f8f90  R10 = 0x3eb0b0b1  R11 = 0x3f0f8f90
  expect lane 4 R8 = 0x3f0f8f90  R9 = 0x3e048485  R10 = 0x3f46c6c7  R11 = 0x3eb0b0b1
  expect lane 5 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3e048485  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3eb0b0b1
  expect lane 7 R8 = 0x3e048485  R9 = 0x3f0f8f90  R10 = 0x3e048485  R11 = 0x3f0f8f90
  expect lane 8 R8 = 0x3f0f8f90  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3e048485
}
warp 15 {
  asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3efa2d61  R9 = 0x3f23703d  R10 = 0x3f49c9ca  R11 = 0x3d20a0a1
  expect lane 1 R8 = 0x3f23703d  R9 = 0x00000000  R10 = 0x3e418e5b  R11 = 0x3f49c9ca
  expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3ead7a47  R11 = 0x3e418e5b
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f23703d  R11 = 0x3efa2d61
  expect lane 4 R8 = 0x00000000  R9 = 0x3f23703d  R10 = 0x00000000  R11 = 0x3f23703d
  expect lane 5 R8 = 0x3f23703d  R9 = 0x3efa2d61  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 6 R8 = 0x3ead7a47  R9 = 0x3e418e5b  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3e418e5b  R9 = 0x3f49c9ca  R10 = 0x3f23703d  R11 = 0x00000000
  expect lane 8 R8 = 0x3f49c9ca  R9 = 0x3d20a0a1  R10 = 0x3efa2d61  R11 = 0x3f23703d
}

# DXT45 UNORM: eight alphas
warp 16 {
  asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f09898a  R9 = 0x3e989899  R10 = 0x3f46c6c7  R11 = 0x3d808081
  expect lane 1 R8 = 0x3e989899  R9 = 0x3f46c6c7  R10 = 0x3e989899  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x3f09898a  R11 = 0x3e989899
  expect lane 3 R8 = 0x3e989899  R9 = 0x3f09898a  R10 = 0x3e989899  R11 = 0x3f09898a
  expect lane 4 R8 = 0x3f09898a  R9 = 0x3d808081  R10 = 0x3f46c6c7  R11 = 0x3e989899
  expect lane 5 R8 = 0x3d808081  R9 = 0x3f46c6c7  R10 = 0x3d808081  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3d808081  R10 = 0x3f09898a  R11 = 0x3e989899
  expect lane 7 R8 = 0x3d808081  R9 = 0x3f09898a  R10 = 0x3d808081  R11 = 0x3f09898a
  expect lane 8 R8 = 0x3f09898a  R9 = 0x3e989899  R10 = 0x3f46c6c7  R11 = 0x3d808081
}
warp 17 {
  asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e008081  R10 = 0x3e828283  R11 = 0x3d808081
  expect lane 1 R8 = 0x3e008081  R9 = 0x3e828283  R10 = 0x3e008081  R11 = 0x3e828283
  expect lane 2 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e40c0c1  R11 = 0x3e008081
  expect lane 3 R8 = 0x3e008081  R9 = 0x3e40c0c1  R10 = 0x3e008081  R11 = 0x3e40c0c1
  expect lane 4 R8 = 0x3e40c0c1  R9 = 0x3d808081  R10 = 0x3e828283  R11 = 0x3e008081
  expect lane 5 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e828283
  expect lane 6 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e40c0c1  R11 = 0x3e008081
  expect lane 7 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3d808081  R11 = 0x3e40c0c1
  expect lane 8 R8 = 0x3e40c0c1  R9 = 0x3e008081  R10 = 0x3e828283  R11 = 0x3d808081
}
warp 18 {
  asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f0f8f90  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3e048485
  expect lane 1 R8 = 0x3eb0b0b1  R9 = 0x3f46c6c7  R10 = 0x3eb0b0b1  R11 = 0x3f46c6c7
  expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3eb0b0b1
  expect lane 3 R8 = 0x3eb0b0b1  R9 = 0x3f0f8f90  R10 = 0x3eb0b0b1  R11 = 0x3f0f8f90
  expect lane 4 R8 = 0x3f0f8f90  R9 = 0x3e048485  R10 = 0x3f46c6c7  R11 = 0x3eb0b0b1
  expect lane 5 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3e048485  R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3eb0b0b1
  expect lane 7 R8 = 0x3e048485  R9 = 0x3f0f8f90  R10 = 0x3e048485  R11 = 0x3f0f8f90
  expect lane 8 R8 = 0x3f0f8f90  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3e048485
}
warp 19 {
  asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3eef385d  R9 = 0x3eb86f4b  R10 = 0x3d20a0a1  R11 = 0x3f49c9ca
  expect lane 1 R8 = 0x3eb86f4b  R9 = 0x3e81a639  R10 = 0x3f2e6541  R11 = 0x3d20a0a1
  expect lane 2 R8 = 0x3e81a639  R9 = 0x3e15ba4d  R10 = 0x3f1300b8  R11 = 0x3f2e6541
  expect lane 3 R8 = 0x3e15ba4d  R9 = 0x3e81a639  R10 = 0x3eb86f4b  R11 = 0x3eef385d
  expect lane 4 R8 = 0x3e81a639  R9 = 0x3eb86f4b  R10 = 0x3e81a639  R11 = 0x3eb86f4b
  expect lane 5 R8 = 0x3eb86f4b  R9 = 0x3eef385d  R10 = 0x3e15ba4d  R11 = 0x3e81a639
  expect lane 6 R8 = 0x3f1300b8  R9 = 0x3f2e6541  R10 = 0x3e81a639  R11 = 0x3e15ba4d
  expect lane 7 R8 = 0x3f2e6541  R9 = 0x3d20a0a1  R10 = 0x3eb86f4b  R11 = 0x3e81a639
  expect lane 8 R8 = 0x3d20a0a1  R9 = 0x3f49c9ca  R10 = 0x3eef385d  R11 = 0x3eb86f4b
}

# DXN1 UNORM: six values
warp 20 {
  asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f196633  R9 = 0x3f4a3097  R10 = 0x3f7afafb  R11 = 0x3ce0e0e1
  expect lane 1 R8 = 0x3f4a3097  R9 = 0x00000000  R10 = 0x3e5f45ac  R11 = 0x3f7afafb
  expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3ed1379e  R11 = 0x3e5f45ac
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f4a3097  R11 = 0x3f196633
  expect lane 4 R8 = 0x00000000  R9 = 0x3f4a3097  R10 = 0x00000000  R11 = 0x3f4a3097
  expect lane 5 R8 = 0x3f4a3097  R9 = 0x3f196633  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 6 R8 = 0x3ed1379e  R9 = 0x3e5f45ac  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3e5f45ac  R9 = 0x3f7afafb  R10 = 0x3f4a3097  R11 = 0x00000000
  expect lane 8 R8 = 0x3f7afafb  R9 = 0x3ce0e0e1  R10 = 0x3f196633  R11 = 0x3f4a3097
}

# DXN1 UNORM: eight values
warp 21 {
  asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f126ddc  R9 = 0x3edf284d  R10 = 0x3ce0e0e1  R11 = 0x3f7afafb
  expect lane 1 R8 = 0x3edf284d  R9 = 0x3e9974e3  R10 = 0x3f582146  R11 = 0x3ce0e0e1
  expect lane 2 R8 = 0x3e9974e3  R9 = 0x3e2782f1  R10 = 0x3f354791  R11 = 0x3f582146
  expect lane 3 R8 = 0x3e2782f1  R9 = 0x3e9974e3  R10 = 0x3edf284d  R11 = 0x3f126ddc
  expect lane 4 R8 = 0x3e9974e3  R9 = 0x3edf284d  R10 = 0x3e9974e3  R11 = 0x3edf284d
  expect lane 5 R8 = 0x3edf284d  R9 = 0x3f126ddc  R10 = 0x3e2782f1  R11 = 0x3e9974e3
  expect lane 6 R8 = 0x3f354791  R9 = 0x3f582146  R10 = 0x3e9974e3  R11 = 0x3e2782f1
  expect lane 7 R8 = 0x3f582146  R9 = 0x3ce0e0e1  R10 = 0x3edf284d  R11 = 0x3e9974e3
  expect lane 8 R8 = 0x3ce0e0e1  R9 = 0x3f7afafb  R10 = 0x3f126ddc  R11 = 0x3edf284d
}

# DXN1 SNORM: -128 is compared as it is, then -127; six values
warp 22 {
  asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3d945beb  R9 = 0x3edc1ea4  R10 = 0x3f499326  R11 = 0xbf800000
  expect lane 1 R8 = 0x3edc1ea4  R9 = 0xbf800000  R10 = 0xbf247c2c  R11 = 0x3f499326
  expect lane 2 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbe91f0ae  R11 = 0xbf247c2c
  expect lane 3 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3edc1ea4  R11 = 0x3d945beb
  expect lane 4 R8 = 0xbf800000  R9 = 0x3edc1ea4  R10 = 0xbf800000  R11 = 0x3edc1ea4
  expect lane 5 R8 = 0x3edc1ea4  R9 = 0x3d945beb  R10 = 0x3f800000  R11 = 0xbf800000
  expect lane 6 R8 = 0xbe91f0ae  R9 = 0xbf247c2c  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 7 R8 = 0xbf247c2c  R9 = 0x3f499326  R10 = 0x3edc1ea4  R11 = 0xbf800000
  expect lane 8 R8 = 0x3f499326  R9 = 0xbf800000  R10 = 0x3d945beb  R11 = 0x3edc1ea4
}

# DXN1 SNORM: eight values
warp 23 {
  asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3caf1505  R9 = 0xbe6f9607  R10 = 0xbf800000  R11 = 0x3f499326
  expect lane 1 R8 = 0xbe6f9607  R9 = 0xbefa8758  R10 = 0x3f0834fc  R11 = 0xbf800000
  expect lane 2 R8 = 0xbefa8758  R9 = 0xbf3ea1d6  R10 = 0x3e8dada4  R11 = 0x3f0834fc
  expect lane 3 R8 = 0xbf3ea1d6  R9 = 0xbefa8758  R10 = 0xbe6f9607  R11 = 0x3caf1505
  expect lane 4 R8 = 0xbefa8758  R9 = 0xbe6f9607  R10 = 0xbefa8758  R11 = 0xbe6f9607
  expect lane 5 R8 = 0xbe6f9607  R9 = 0x3caf1505  R10 = 0xbf3ea1d6  R11 = 0xbefa8758
  expect lane 6 R8 = 0x3e8dada4  R9 = 0x3f0834fc  R10 = 0xbefa8758  R11 = 0xbf3ea1d6
  expect lane 7 R8 = 0x3f0834fc  R9 = 0xbf800000  R10 = 0xbe6f9607  R11 = 0xbefa8758
  expect lane 8 R8 = 0xbf800000  R9 = 0x3f499326  R10 = 0x3caf1505  R11 = 0xbe6f9607
}

# DXN1 SNORM: the first is larger, and both are -127
warp 24 {
  asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 8 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
}

# DXN2 SNORM: a block of each component
warp 25 {
  asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0xbe029ed7  R9 = 0x3d877551  R10 = 0x3e850a14  R11 = 0xbf356ad6
  expect lane 1 R8 = 0x3d877551  R9 = 0xbf800000  R10 = 0xbf03d476  R11 = 0x3e850a14
  expect lane 2 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbea47c2c  R11 = 0xbf03d476
  expect lane 3 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3d877551  R11 = 0xbe029ed7
  expect lane 4 R8 = 0xbf800000  R9 = 0x3d877551  R10 = 0xbf800000  R11 = 0x3d877551
  expect lane 5 R8 = 0x3d877551  R9 = 0xbe029ed7  R10 = 0x3f800000  R11 = 0xbf800000
  expect lane 6 R8 = 0xbea47c2c  R9 = 0xbf03d476  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 7 R8 = 0xbf03d476  R9 = 0x3e850a14  R10 = 0x3d877551  R11 = 0xbf800000
  expect lane 8 R8 = 0x3e850a14  R9 = 0xbf356ad6  R10 = 0xbe029ed7  R11 = 0x3d877551
}
warp 26 {
  asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0xbda82bc5  R9 = 0xbe9f8835  R10 = 0xbf800000  R11 = 0x3f1b366d
  expect lane 1 R8 = 0xbe9f8835  R9 = 0xbf0a82bc  R10 = 0x3ec0ef96  R11 = 0xbf800000
  expect lane 2 R8 = 0xbf0a82bc  R9 = 0xbf45415e  R10 = 0x3e16e4a5  R11 = 0x3ec0ef96
  expect lane 3 R8 = 0xbf45415e  R9 = 0xbf0a82bc  R10 = 0xbe9f8835  R11 = 0xbda82bc5
  expect lane 4 R8 = 0xbf0a82bc  R9 = 0xbe9f8835  R10 = 0xbf0a82bc  R11 = 0xbe9f8835
  expect lane 5 R8 = 0xbe9f8835  R9 = 0xbda82bc5  R10 = 0xbf45415e  R11 = 0xbf0a82bc
  expect lane 6 R8 = 0x3e16e4a5  R9 = 0x3ec0ef96  R10 = 0xbf0a82bc  R11 = 0xbf45415e
  expect lane 7 R8 = 0x3ec0ef96  R9 = 0xbf800000  R10 = 0xbe9f8835  R11 = 0xbf0a82bc
  expect lane 8 R8 = 0xbf800000  R9 = 0x3f1b366d  R10 = 0xbda82bc5  R11 = 0xbe9f8835
}
