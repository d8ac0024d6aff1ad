# rst_i rises at every moment of the derivation of a header, whose registers have no reset: the next one begins from nothing.
# Two headers of many levels that share a line of the header cache, so that each thread brings one in again.
texlock 1
rules R-TLD4-5 PD-91
traffic { seed 4 resets 60 latency 2..6 }
sampler 0 { address WRAP WRAP }
texture 0 { format R8 UINT size 16384 8192 levels 15 view 13 14 address 0x20000000 }
texture 8 { format R8 UINT size 8192 8192 levels 14 view 12 13 address 0x40000000 }
handle 0 texture 0 sampler 0
handle 1 texture 8 sampler 0
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0x00ff  s = (lane + 0) / 40  t = (2 * lane + 0) / 24  handle = 8 * (lane % 2) }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0x00ff  s = (lane + 1) / 40  t = (2 * lane + 1) / 24  handle = 8 * (lane % 2) }
