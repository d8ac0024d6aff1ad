# Pools and banks change while a line is wanted and the address channel is busy: what was asked for is asked for to the end.
# Headers and samplers that share a line of their caches, so that each thread brings both in again.
texlock 1
rules R-TLD4-5
traffic { seed 1 registers 10 changes 95 ar_stall 95 latency 1 }
texture 0 { format R32 UINT size 12 8 address 0x20000000 }
texture 8 { format R32 UINT size 20 9 address 0x20010000 }
sampler 0 { address WRAP WRAP }
sampler 8 { address MIRROR WRAP }
handle 0 texture 0 sampler 0
handle 32 texture 8 sampler 8
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 0) / 40  t = (2 * lane + 0) / 24  handle = handle(8 * (lane % 2), 8 * (lane % 2)) }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 1) / 40  t = (2 * lane + 1) / 24  handle = handle(8 * (lane % 2), 8 * (lane % 2)) }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 2) / 40  t = (2 * lane + 2) / 24  handle = handle(8 * (lane % 2), 8 * (lane % 2)) }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 3) / 40  t = (2 * lane + 3) / 24  handle = handle(8 * (lane % 2), 8 * (lane % 2)) }
