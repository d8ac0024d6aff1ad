texlock 1                                       # 1D, arrays, 3D with shrinking depth, buffers
rules R-LD-8 R-LD-16 R-LD-17 R-LD-21 R-LD-23 R-LD-10
rules without R-LD-25 PD-50

texture 0 {
  format R32 UINT   source R ZERO ZERO ONE_INT   type ONE_D   size 70   address 0x20000000   levels 3
  texels expression (level * 0x1000000 + x)
}
texture 1 {
  format R32 UINT   source R ZERO ZERO ONE_INT   type ONE_D_ARRAY   layers 5   size 33   address 0x21000000   levels 2
  texels expression (level * 0x1000000 + layer * 0x10000 + x)
}
texture 2 {
  format R32 UINT   source R ZERO ZERO ONE_INT   type TWO_D_ARRAY   layers 3   size 20 12   address 0x22000000   levels 3
  block 1 2   texels expression (level * 0x1000000 + layer * 0x10000 + y * 256 + x)
}
texture 3 {
  format R32 UINT   source R ZERO ZERO ONE_INT   type THREE_D   size 40 24 19   address 0x23000000   levels 4
  block 2 2 4   texels expression (level * 0x1000000 + z * 0x10000 + y * 256 + x)
}
texture 4 {
  format R32 UINT   source R ZERO ZERO ONE_INT   type ONE_D_BUFFER   size 100   address 0x24000004
  texels expression (x + 7)
}
texture 5 {                                     # 2^32 elements of a byte: the last one
  format R8 UINT   source R ZERO ZERO ONE_INT   type ONE_D_BUFFER   size 4294967296   address 0x100000000
}
texture 6 {                                     # it begins at 0x24010002: aligned to 4
  format R32 UINT   source R ZERO ZERO ONE_INT   type ONE_D_BUFFER   size 4   address 0x24010002
}
texture 7 {                                     # 12 bytes: aligned to 16
  format R32_G32_B32 UINT   source R G B ONE_INT   type ONE_D_BUFFER   size 4   address 0x2402000c
}
texture 8 {                                     # a byte: at any address
  format R8 UINT   source R ZERO ZERO ONE_INT   type ONE_D_BUFFER   size 8   address 0x24010001
}
texture 9 {                                     # 2^32 elements of 16 bytes: the last one
  format R32_G32_B32_A32 UINT   source R G B A   type ONE_D_BUFFER   size 4294967296   address 0x1000000000
}
bytes 0x24010000 00000000 11000000 22000000
bytes 0x24020000 0000000001000000020000000300000004000000050000000600000007000000
bytes 0x1ffffffff 5a
bytes 0x1ffffffff0 01000000020000000300000004000000
bytes 0x180012345 a5
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0

warp 0 {
  asm "TLD.LL R8, R0, R4, 0, 1D, 0x1"
  x = { 69 70 34 35 16 17 0 ... } ; lod = { 0 0 1 1 2 2 3 ... }
  expect lane 0 R8 = 69
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0x01000022
  expect lane 3 R8 = 0
  expect lane 4 R8 = 0x02000010
  expect lane 5 R8 = 0
  expect lane 6 R8 = 0
}
warp 1 {                                        # array first; the layers do not shrink
  asm "TLD.LL R8, R0, R4, 1, ARRAY_1D, 0x1"
  array = lane ; x = 15 ; lod = 1
  expect lane 0 R8 = 0x0100000f
  expect lane 4 R8 = 0x0104000f
  expect lane 5 R8 = 0
}
warp 2 {                                        # without an index: layer 0
  asm "TLD.LZ R8, R0, 2, 2D, 0x1"
  x = lane % 20 ; y = 11
  expect lane 19 R8 = 0x00000b13
}
warp 3 {                                        # (array, x 5, y 2); the offset (1, -2) does not move the layer
  asm "TLD.LL.AOFFI R8, R0, R4, 2, ARRAY_2D, 0x1"
  array = lane ; x = 5 ; y = 4 ; lod = 1 ; offset = 0xfe1
  expect lane 0 R8 = 0x01000206
  expect lane 2 R8 = 0x01020206
  expect lane 3 R8 = 0
}
warp 4 {                                        # an index on a type without layers is not looked at
  asm "TLD.LZ R8, R0, 0, ARRAY_1D, 0x1"
  array = 9 ; x = lane
  expect lane 31 R8 = 31
}
warp 5 {                                        # 40x24x19, 20x12x9, 10x6x4, 5x3x2
  asm "TLD.LL R8, R0, R4, 3, 3D, 0x1"
  x = { 39 39 19 19 9 9 4 4 0 ... } ; y = { 23 23 11 11 5 5 2 2 0 ... }
  z = { 18 19 8 9 3 4 1 2 0 ... } ; lod = { 0 0 1 1 2 2 3 3 4 ... }
  expect lane 0 R8 = 0x00121727
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0x01080b13
  expect lane 3 R8 = 0
  expect lane 4 R8 = 0x02030509
  expect lane 5 R8 = 0
  expect lane 6 R8 = 0x03010204
  expect lane 7 R8 = 0
  expect lane 8 R8 = 0
}
warp 6 {                                        # (1, -1, 2)
  asm "TLD.LZ.AOFFI R8, R0, R4, 3, 3D, 0x1"
  x = lane ; y = 1 ; z = 14 ; offset = 0x2f1
  expect lane 0 R8 = 0x00100001
  expect lane 31 R8 = 0x00100020
}
warp 7 {                                        # no offset on a buffer
  asm "TLD.LZ.AOFFI R8, R0, R4, 4, 1D, 0x1"
  x = { 0 99 100 0xffffffff 5 ... } ; offset = 0x1
  expect lane 0 R8 = 7
  expect lane 1 R8 = 106
  expect lane 2 R8 = 0
  expect lane 3 R8 = 0
  expect lane 4 coord.ignored = 1
}
warp 8 {
  asm "TLD.LZ R8, R0, 5, 1D, 0x1"
  x = { 0xffffffff 0x80012345 0 ... }
  expect lane 0 R8 = 0x5a
  expect lane 1 R8 = 0xa5
  expect lane 1 wrap.index_hi = 0x8001
}
warp 9 {                                        # a buffer has level 0 alone
  asm "TLD.LL R8, R0, R4, 4, 1D, 0x1"
  x = 3 ; lod = { 0 1 0 ... }
  expect lane 0 R8 = 10
  expect lane 1 R8 = 0
}
warp 10 {
  asm "TLD.LZ R8, R0, 6, 1D, 0x1"
  x = { 1 2 0 ... }
  expect lane 0 R8 = 0x11
  expect lane 1 R8 = 0x22
}
warp 11 {
  asm "TLD.LZ R8, R0, 7, 1D, 0x7"
  x = { 1 0 ... }
  expect lane 0 R8 = 3 R9 = 4 R10 = 5
  expect lane 1 R8 = 0 R9 = 1 R10 = 2
}
warp 12 {                                       # byte 3 is the first of 0x11
  asm "TLD.LZ R8, R0, 8, 1D, 0x1"
  x = { 3 7 0 8 ... }
  expect lane 0 R8 = 0x11
  expect lane 1 R8 = 0x22
  expect lane 2 R8 = 0
  expect lane 3 R8 = 0
}
warp 13 {
  asm "TLD.LZ R8, R0, 9, 1D, 0xf"
  x = { 0 0xffffffff 0 ... }
  expect lane 1 R8 = 1 R9 = 2 R10 = 3 R11 = 4
}
