# A store into the header pool: the header cache holds what it has read, as the texel cache does, until an invalidate of
# descriptors. Header 0 lies at the beginning of surface 1, a buffer; its words 4 and 5 are WIDTH_MINUS_ONE and the type,
# HEIGHT_MINUS_ONE and the depth. What a query of the old header shows after the store is the scoreboard's to judge.
texlock 1
rules without R-SUST-33
pool headers 0x40000000 max 1
sampler 0 { }
texture 0 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  size 300 7  layout pitch 1216  address 0x20000000 }
texture 1 { type ONE_D_BUFFER  format R32 UINT  size 8  address 0x40000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

warp 1 { asm "TXQ R0, R4, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 0  R3 = 1 }
wait
# Width 20: the type, in bits 26:23 of the word, stays TWO_D.
warp 2 { asm "SUST.D.BA.1D_BUFFER.U16 [R2], R4, 0x1"  x = 16  data0 = 19  active 1  expect all surface.action = STORE }
wait
warp 1 { asm "TXQ R0, R4, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 0  R3 = 1 }
wait invalidate texels wait
warp 1 { asm "TXQ R0, R4, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 0  R3 = 1 }
wait invalidate descriptors wait
warp 1 { asm "TXQ R0, R4, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 0  expect all R0 = 20  R1 = 7  R2 = 0  R3 = 1 }
wait
# The surface's own header lies in the next line, so what a store does is known all along.
warp 2 { asm "SUST.D.BA.1D_BUFFER.U16 [R2], R4, 0x1"  x = 20  data0 = 8  active 1 }
invalidate
wait
warp 1 { asm "TXQ R0, R4, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 0  expect all R0 = 20  R1 = 9  R2 = 0  R3 = 1 }
expect memory 0x40000010 = 13 00
expect memory 0x40000014 = 08 00
