# The first line that the texel cache takes is that of address 0, and sparse. Samples that are not fetched show address 0 and
# index 0: they neither hit that line nor are they sparse.
texlock 1
rules R-TLD4-25 PD-3 PD-14 PD-92
sampler 0 { address BORDER BORDER WRAP border 0x55 0 0 0 }
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0 }
handle 0 texture 0 sampler 0
bytes 0xe0 8787878787878787878787878787878787878787878787878787878787878787
sparse 0 0x20
warp 0 { asm "TLD4.R P1, R8, R0, 0, 2D"  active 0x7  s = 0.5  t = { 0.125 0.5 1.0 ... }
  expect lane 0 texels (15,1) (16,1) (16,0) (15,0)  P1 = 1
  expect lane 1 P1 = 0
  expect lane 2 texels border border (16,7) (15,7)  P1 = 0  R8 = 0x55  R9 = 0x55  R10 = 0x87  R11 = 0x87
  expect lane 2 cache.sparse = 0 }
