# Compressed blocks that show their ends alone, whose values any reading gives.
texlock 1
rules without PD-83 PD-84 PD-84b PD-85
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 ffff000044114411
texture 0 { format DXT1 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000020 c864088220411004ffff000044114411
texture 1 { format DXT45 UNORM source R G B A layout pitch 32 size 4 4 address 0x30000020 }
handle 1 texture 1 sampler 0
bytes 0x30000040 40c0088220411004
texture 2 { format DXN1 SNORM source R G B A layout pitch 32 size 4 4 address 0x30000040 }
handle 2 texture 2 sampler 0

# DXT1 UNORM: white and black
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
}

# DXT45 UNORM: ends alone
warp 1 {
  asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
}
warp 2 {
  asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f48c8c9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9
  expect lane 1 R8 = 0x3ec8c8c9  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3ec8c8c9
  expect lane 2 R8 = 0x3f48c8c9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9
  expect lane 3 R8 = 0x3ec8c8c9  R9 = 0x3f48c8c9  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9
  expect lane 4 R8 = 0x3f48c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f48c8c9  R11 = 0x3ec8c8c9
  expect lane 5 R8 = 0x3ec8c8c9  R9 = 0x3f48c8c9  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9
  expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3ec8c8c9
  expect lane 7 R8 = 0x3f48c8c9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9
  expect lane 8 R8 = 0x3ec8c8c9  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3ec8c8c9
}

# DXN1 SNORM: ends alone
warp 3 {
  asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1ff
  s = { 0.25 0.5 0.75 0.25 0.5 0.75 0.25 0.5 0.75 ... }  t = { 0.25 0.25 0.25 0.5 0.5 0.5 0.75 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f010204  R9 = 0xbf010204  R10 = 0xbf010204  R11 = 0x3f010204
  expect lane 1 R8 = 0xbf010204  R9 = 0x3f010204  R10 = 0x3f010204  R11 = 0xbf010204
  expect lane 2 R8 = 0x3f010204  R9 = 0xbf010204  R10 = 0xbf010204  R11 = 0x3f010204
  expect lane 3 R8 = 0xbf010204  R9 = 0x3f010204  R10 = 0xbf010204  R11 = 0x3f010204
  expect lane 4 R8 = 0x3f010204  R9 = 0xbf010204  R10 = 0x3f010204  R11 = 0xbf010204
  expect lane 5 R8 = 0xbf010204  R9 = 0x3f010204  R10 = 0xbf010204  R11 = 0x3f010204
  expect lane 6 R8 = 0xbf010204  R9 = 0x3f010204  R10 = 0x3f010204  R11 = 0xbf010204
  expect lane 7 R8 = 0x3f010204  R9 = 0xbf010204  R10 = 0xbf010204  R11 = 0x3f010204
  expect lane 8 R8 = 0xbf010204  R9 = 0x3f010204  R10 = 0x3f010204  R11 = 0xbf010204
}
