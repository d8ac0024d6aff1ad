texlock 1                                       # a texel at integer coordinates; every texel holds its position
rules PD-115 R-LD-7
rules without PD-119 R-LD-8 R-LD-9 R-LD-10 R-LD-11 R-LD-12 R-LD-16 R-LD-17 R-LD-19 R-LD-20 R-LD-21 R-LD-22 R-LD-23 R-LD-25
rules without PD-50 PD-51

texture 0 {
  format R32 UINT   source R ZERO ZERO ONE_INT
  layout blocklinear  block 1 2
  size 32 16   address 0x20000000
  texels index                                  # y * 65536 + x
}
sampler 0 { address WRAP CLAMP_TO_EDGE }        # neither modes nor filters of a sampler matter
handle 5 texture 0 sampler 0
minimum texel 64

warp 0 {
  asm "TLD.LZ R8, R0, 5, 2D, 0xf"
  x = lane ; y = lane / 2
  expect lane 3 R8 = 0x00010003 R9 = 0 R10 = 0 R11 = 1
  expect lane 31 R8 = 0x000f001f
  expect lane 3 coord.column = 3 coord.row = 1
  expect lane 3 texels (0,0) (0,0) (0,0) (3,1)
}
warp 1 {                                        # bindless, masked: components are packed
  asm "TLD.B.LZ P2, R4, R0, R2, 0x0, 2D, 0x9"
  x = 31 - lane ; y = 7
  handle = handle(texture 0, sampler 0)
  expect lane 0 R4 = 0x0007001f R5 = 1 R6 = unwritten P2 = 0
  expect lane 30 R4 = 0x00070001
}
