# The threads of a quad come apart, as each waits for a header of its own: what the gather path holds meanwhile, of another
# warp and of a thread at the same place in its quad, is in none of their results.
texlock 1
rules R-TXQ-9 R-TXQ-34
texture 0 { type TWO_D format R32 UINT size 64 32 address 0x20000000 texels index }
texture 1 { type TWO_D format R8 UINT size 33 17 address 0x20010000 }
texture 2 { type TWO_D format R8 UINT size 35 19 address 0x20020000 }
texture 3 { type TWO_D format R8 UINT size 37 21 address 0x20030000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 0.5  t = 0.5 }
wait
warp 1 { asm "TXQ.B R8, R6, TEX_HEADER_DIMENSION, 0, 0x3"  active 0xf  handle = lane  lod = 0
  expect lane 0 R8 = 64  R9 = 32
  expect lane 1 R8 = 33  R9 = 17
  expect lane 2 R8 = 35  R9 = 19
  expect lane 3 R8 = 37  R9 = 21 }
