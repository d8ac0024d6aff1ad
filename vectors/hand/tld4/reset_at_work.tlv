# Resets in the midst of the instructions, forty times: each time the case begins again, and the last time through it is
# as if nothing had been before: caches cold, hashes zero, no invalidate pending, no beat of an earlier start.
texlock 1
rules R-TLD4-22 R-TLD4-23 R-TLD4-41 PD-95
traffic { seed 5 resets 40 registers 60 latency 3..40 reorder on }
texture 0 { format R32 UINT size 64 64 address 0x20000000 texels index }
texture 1 { format R32 UINT size 300 7 address 0x20100000 texels index }
sampler 0 { address WRAP MIRROR }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
warp 7 { phase P asm "TLD4.R R8, R0, 0, 2D"  s = (3 * lane + 0.5) / 64  t = (2 * lane + 0.5) / 64
  expect lane 0 decode.hash = 0  texels (0,1) (1,1) (1,0) (0,0) }
warp 7 { phase T asm "TLD4.R R8, R0, 1, 2D"  s = (7 * lane + 9) / 300  t = (lane + 1) / 7
  expect lane 0 decode.hash = 8  lod.recip_w = 447392 lod.recip_h = 299593 }
warp 7 { word 0  expect token decode.illegal = OPCODE }
warp 7 { asm "TLD4.R R8, R0, 0, 2D"  s = (5 * lane + 0.5) / 64  t = (3 * lane + 0.5) / 64
  expect lane 0 decode.hash = 9 }
warp 9 { phase T asm "TLD4.R R8, R0, 1, 2D"  s = (11 * lane + 3) / 300  t = (lane + 2) / 7
  expect lane 0 decode.hash = 0 }
