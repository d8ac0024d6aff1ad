# The policy that is in force when a header is used lets its blocks pass, the one under which its levels were counted did not:
# blocks were then as wide as the widest legal ones. POLICY changes while the header stays in its cache.
texlock 1
rules PD-91
traffic { seed 5 registers 10 changes 95 issue_gap 50 latency 1 }
sampler 0 { address WRAP WRAP }
texture 0 { format R32 UINT size 12345 1111 levels 14 view 9 13 address 0x20000000 GOBS_PER_BLOCK_WIDTH 6 }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 0) / 40  t = 0.5  handle = 0 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 1) / 40  t = 0.5  handle = 0 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 2) / 40  t = 0.5  handle = 0 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 3) / 40  t = 0.5  handle = 0 }
