# POLICY changes at every moment of the derivation of a header: what was in force when its line came holds to the end of it.
# Two headers of many levels that share a line of the header cache, so that each thread brings one in again.
texlock 1
rules PD-90 R-TLD4-5
traffic { seed 3 registers 90 changes 95 latency 1 }
policy gob_width_one
sampler 0 { address WRAP WRAP }
texture 0 { format R32 UINT size 12345 11111 levels 14 view 13 13 block 32 1 address 0x20000000 }
texture 8 { format R32 UINT size 11987 7777 levels 14 view 12 13 block 32 4 address 0x80000000 }
handle 0 texture 0 sampler 0
handle 1 texture 8 sampler 0
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 0) / 40  t = (2 * lane + 0) / 24  handle = 8 * (lane % 2) }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 1) / 40  t = (2 * lane + 1) / 24  handle = 8 * (lane % 2) }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 2) / 40  t = (2 * lane + 2) / 24  handle = 8 * (lane % 2) }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 3) / 40  t = (2 * lane + 3) / 24  handle = 8 * (lane % 2) }
