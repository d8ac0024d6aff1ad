# The example of the page, with a gather of the same warp between two queries.
texlock 1
rules R-TXQ-9 R-TXQ-36
rules without R-TXQ-8 R-TXQ-17 R-TXQ-23 R-TXQ-27 R-TXQ-28 R-TXQ-34 PD-21b PD-23b
texture 0 { format A8B8G8R8 UNORM size 512 256 levels 4 address 0x20000000 texels gradient }
sampler 0 { }
handle 0 texture 0 sampler 0
minimum query 64
warp 3 { asm "TXQ  R0, R6, TEX_HEADER_DIMENSION, 0, 0xf;"
  lod = lane
  expect lane 0 R0 = 512  R1 = 256  R2 = 0  R3 = 4
  expect lane 1 R0 = 256  R1 = 128  R2 = 0  R3 = 4
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 4
}
warp 3 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
warp 3 { asm "TXQ R0, R6, TEX_HEADER_DIMENSION, 0, 0xf;"  lod = 2
  expect all R0 = 128  R1 = 64  R2 = 0  R3 = 4  query.answer = TWO_D
}
