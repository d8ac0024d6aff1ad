# A footprint of four lines in two sets. What it hits stays, though that way is the next in turn and other samples lie in
# another set: the line that it misses takes the way after it.
texlock 1
rules PD-92 PD-96
rules without PD-91
minimum fill 7
traffic { seed 7 latency 3..20 }
texture 0 { type TWO_D layout pitch 1024 format R8 UINT size 64 64 address 0x40000000 texels index }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP }
handle 0 texture 0 sampler 0
# Rows lie 1024 bytes apart, so bytes 32 to 63 of each are a line of set 1: rows 10, 9, 21, 20 take ways 0 to 3 of it.
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 40 / 64  t = 10 / 64
  expect lane 0 texels (39,10) (40,10) (40,9) (39,9) }
warp 1 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 40 / 64  t = 21 / 64
  expect lane 0 texels (39,21) (40,21) (40,20) (39,20) }
# Columns 31 and 32 of rows 10 and 11: row 11 misses in set 1, where row 10 has the way next in turn.
warp 2 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 32 / 64  t = 11 / 64
  expect lane 0 texels (31,11) (32,11) (32,10) (31,10) }
# Rows 11, 10, 31, 30 take the ways of set 0; then row 12 misses there, where row 11 has the next way.
warp 3 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 8 / 64  t = 31 / 64
  expect lane 0 texels (7,31) (8,31) (8,30) (7,30) }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 32 / 64  t = 12 / 64
  expect lane 0 texels (31,12) (32,12) (32,11) (31,11) }
