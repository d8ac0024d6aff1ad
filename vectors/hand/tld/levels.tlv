texlock 1                                       # explicit levels: count from the first of the view
rules R-LD-11 R-LD-12 R-LD-22 R-LD-9 R-LD-19 R-LD-20
rules without PD-51

texture 0 {
  format R32 UINT   source R G B ONE_INT
  layout blocklinear  block 2 4
  size 37 21   address 0x20000000   levels 6   view 1 4
  texels expression (level * 0x1000000 + y * 256 + x)
}
texture 1 {                                     # pitch: one level
  format R32 UINT   source R G B ONE_INT
  layout pitch 256   size 40 9   address 0x28000000
  texels expression (y * 256 + x)
}
texture 2 {                                     # twelve levels
  format R32 UINT   source R G B ONE_INT
  layout blocklinear   size 2048 1   address 0x2a000000   levels 12
  texels expression (level * 0x1000000 + x)
}
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0

warp 0 {                                        # 18x10, 9x5, 4x2, 2x1: levels 1 to 4 of memory; then beyond the view
  asm "TLD.LL R8, R0, R4, 0, 2D, 0xf"
  x = lane % 2 ; y = 0 ; lod = lane / 2
  expect lane 0 R8 = 0x01000000 R11 = 1
  expect lane 1 R8 = 0x01000001
  expect lane 3 R8 = 0x02000001
  expect lane 5 R8 = 0x03000001
  expect lane 7 R8 = 0x04000001
  expect lane 8 R8 = 0 R9 = 0 R10 = 0 R11 = 1
  expect lane 31 R8 = 0 R11 = 1
  expect lane 5 lod.level = 3 lod.width = 4 lod.height = 2
  expect lane 8 filter.tag.status = "out-of-bounds"
}
warp 1 {                                        # the last texel of each level, and the first beyond it
  asm "TLD.LL R8, R0, R4, 0, 2D, 0xf"
  x = { 17 18 17 8 9 8 3 4 3 1 2 1 0 ... } ; y = { 9 9 10 4 4 5 1 1 2 0 0 1 0 ... }
  lod = { 0 0 0 1 1 1 2 2 2 3 3 3 0 ... }
  expect lane 0 R8 = 0x01000911
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0
  expect lane 3 R8 = 0x02000408
  expect lane 4 R8 = 0
  expect lane 5 R8 = 0
  expect lane 6 R8 = 0x03000103
  expect lane 7 R8 = 0
  expect lane 8 R8 = 0
  expect lane 9 R8 = 0x04000001
  expect lane 10 R8 = 0
  expect lane 11 R8 = 0
}
warp 2 {                                        # offsets count texels of the level: (-1, 1)
  asm "TLD.LL.AOFFI R8, R0, R4, 0, 2D, 0x1"
  x = 1 + lane % 8 ; y = 0 ; lod = 1 ; offset = 0x1f
  expect lane 0 R8 = 0x02000100
  expect lane 7 R8 = 0x02000107
}
warp 3 {                                        # an unsigned level: 0xffffffff is beyond the last
  asm "TLD.LL R8, R0, R4, 0, 2D, 0x9"
  x = 0 ; y = 0 ; lod = { 0xffffffff 0x10 0x80000000 0x3 ... }
  expect lane 0 R8 = 0 R9 = 1
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0
  expect lane 3 R8 = 0x04000000
}
warp 4 {                                        # pitch has level 0 alone
  asm "TLD.LL R8, R0, R4, 1, 2D, 0x1"
  x = 39 ; y = 8 ; lod = { 0 1 0 ... }
  expect lane 0 R8 = 0x00000827
  expect lane 1 R8 = 0
}
warp 5 {                                        # the last texel of every level
  asm "TLD.LL R8, R0, R4, 2, 2D, 0x1"
  x = { 2047 1023 511 255 127 63 31 15 7 3 1 0 0 ... } ; y = 0 ; lod = lane
  expect lane 7 R8 = 0x0700000f
  expect lane 8 R8 = 0x08000007
  expect lane 9 R8 = 0x09000003
  expect lane 11 R8 = 0x0b000000
  expect lane 12 R8 = 0
}
