# Registers of masks with the fourth component: pairs, threes and fours are aligned, and four end at R254.
texlock 1
rules R-TXQ-28 R-TXQ-31 PD-2
texture 0 { type TWO_D  format R8 UINT  size 64 32  address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { asm "TXQ R4, R6, TEX_HEADER_DIMENSION, 0, 0x9"  active 1  lod = 0  expect all R4 = 64  R5 = 1 }
warp 1 { word 0xdf48000480470605
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 2 { word 0xdf48000580470602
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 3 { word 0xdf480007804706fc
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 4 { word 0xdf48000400470605
  active 1  lod = 0  expect all R5 = 1 }
