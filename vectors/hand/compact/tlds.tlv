texlock 1                                       # TLDS: every form, each as the full word that it equals
rules PD-119 PD-115 R-LD-7 R-LD-9 R-LD-11 R-LD-19 R-LD-20

texture 0 {                                     # texels hold column, row, level and slice or layer
  format R32_G32_B32_A32 UINT   source R G B A
  type ONE_D   size 32   levels 3   address 0x20000000
  texels expression (x) (y) (level) (z)
}
texture 1 {
  format R32_G32_B32_A32 UINT   source R G B A
  size 32 16   levels 3   address 0x21000000
  texels expression (x) (y) (level) (layer)
}
texture 2 {
  format R32_G32_B32_A32 UINT   source R G B A
  type THREE_D   size 8 8 8   address 0x22000000
  texels expression (x) (y) (level) (z)
}
texture 3 {
  format R32_G32_B32_A32 UINT   source R G B A
  type TWO_D_ARRAY   size 8 8   layers 4   address 0x23000000
  texels expression (x) (y) (level) (layer)
}
texture 4 {                                     # a pixel is 2 x 2 elements
  format R32_G32_B32_A32 UINT   source R G B A
  size 16 16   samples MODE_2X2   address 0x24000000
  texels expression (x) (y) (level) (layer)
}
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 0x52 texture 4 sampler 0

warp 0 {                                        # Rb is left out where it carries nothing
  asm "TLDS.LZ.T R18, R16, R10, 0, 1D, RGBA"
  x = 31 - lane
  expect lane 3 R16 = 28 R17 = 0 R18 = 0 R19 = 0 R20 = unwritten R10 = unwritten
  expect lane 3 decode.s = 28 decode.param = "1D" decode.op.opcode = "TLD"
}
warp 1 {                                        # it may be written
  asm "TLDS.LZ R18, R16, R10, RZ, 0, 1D, RGBA"
  x = lane
  expect lane 3 R16 = 3 R19 = 0
}
warp 2 {
  asm "TLDS.LL R18, R16, R11, R13, 0, 1D, RGBA"
  x = lane ; lod = 2
  expect lane 7 R16 = 7 R17 = 0 R18 = 2 R19 = 0
  expect lane 8 R16 = 0 R18 = 0 coord.tag.status = "out-of-bounds"
}
warp 3 {                                        # x in Ra, y in Rb, and both single
  asm "TLDS.LZ R18, R16, R11, R13, 1, 2D, RGBA"
  x = lane ; y = lane / 2
  expect lane 9 R16 = 9 R17 = 4 R18 = 0 R19 = 0
}
warp 4 {                                        # x, y in Ra
  asm "TLDS.LZ.AOFFI R4, R6, R10, R13, 1, 2D, RGBA"
  x = lane ; y = 3 ; offset = 0x1f
  expect lane 9 R6 = 8 R7 = 4 R4 = 0 R5 = 0 decode.toff = "AOFFI" decode.off1 = 0x1f
}
warp 5 {
  asm "TLDS.LL R4, R6, R10, R13, 1, 2D, RGBA"
  x = lane ; y = 2 ; lod = 1
  expect lane 9 R6 = 9 R7 = 2 R4 = 1 R5 = 0 decode.lod = 1
  expect lane 16 R6 = 0 coord.tag.status = "out-of-bounds"
}
warp 6 {                                        # sample 1: the right one of the upper two
  asm "TLDS.LZ.MS R4, R6, R10, R13, 0x52, 2D, RGBA"
  x = lane / 4 ; y = 1 ; sample = 1
  expect lane 9 R6 = 5 R7 = 2 decode.ms = 1
}
warp 7 {
  asm "TLDS.LZ R4, R6, R10, R13, 2, 3D, RGBA"
  x = lane % 8 ; y = 2 ; z = 5
  expect lane 6 R6 = 6 R7 = 2 R4 = 0 R5 = 5
}
warp 8 {                                        # array in Ra, x and y in Rb
  asm "TLDS.LZ R4, R6, R11, R14, 3, ARRAY_2D, RGBA"
  array = 0x10003 ; x = lane % 8 ; y = 2
  expect lane 6 R6 = 6 R7 = 2 R4 = 0 R5 = 3 decode.array = 3
}
warp 9 {
  asm "TLDS.LL.AOFFI R4, R6, R8, R2, 1, 2D, RGBA"
  x = lane ; y = 0 ; lod = 2 ; offset = 0xef0
  expect lane 5 R6 = 0 R7 = 0 coord.tag.status = "out-of-bounds"
  expect lane 5 R4 = 0
}
warp 10 {
  asm "@!P2 TLDS.LL.AOFFI.NODEP.P R4, R6, R8, R2, 1, 2D, RGBA"
  pred 0x0000ffff   killed 0x80000000
  x = lane - 16 ; y = 3 ; lod = 2 ; offset = 0xf1
  expect lane 18 R6 = 3 R7 = 2 R4 = 2 R5 = 0
}
