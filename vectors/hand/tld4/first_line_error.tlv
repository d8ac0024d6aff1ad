# The first line that the texel cache takes is that of address 0, and its read fails. Samples that are not fetched show
# index 0: the error is none of theirs. So it is for samples of whole elements of 12 bytes that have no second part.
texlock 1
rules PD-10c PD-14 PD-92 PD-95
sampler 0 { address BORDER BORDER WRAP border 0x55 0 0 0 }
sampler 1 { address BORDER BORDER WRAP MAG_FILTER 1 }
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0 }
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x1000 }
handle 0 texture 0 sampler 0   handle 1 texture 1 sampler 1
bytes 0xe0 8787878787878787878787878787878787878787878787878787878787878787
word32 0x100c 7   word32 0x1010 8   word32 0x1014 9
error 0 0x20
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x7  s = 0.5  t = { 0.125 0.5 1.0 ... }
  expect lane 0 cache.tag.status = "memory-error"
  expect lane 1 cache.tag.status = "ok"
  expect lane 2 texels border border (16,7) (15,7)  cache.tag.status = "ok"  R8 = 0x55  R9 = 0x55  R10 = 0x87  R11 = 0x87 }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  active 1  s = 0.375  t = 0.5
  expect lane 0 address.straddle = 8  cache.tag.status = "ok"  R8 = 7  R9 = 8  R10 = 9  R11 = 0 }
