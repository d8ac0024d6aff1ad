# POLICY bc1_nv changes while colours of BC1 pass: each thread has the policy of the cycle in which stage block takes it,
# not of those in which it is decoded or leaves.
texlock 1
rules PD-83a
rules without PD-84
traffic { seed 11 registers 95 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 40 }
policy bc1_nv
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 e27d4229f38da875 31b45320c5951615 2502c9d8dc1e9c6d f808f808767d075b
bytes 0x30000020 b3f8d098d109565c 6fb42827d8042adc 393947a04e766eaa 890d890d43337e36
bytes 0x30000040 7febd69a14c41aa8 15afd0839d2a67e2 41519780d5416b91 e005e005d8daff19
bytes 0x30000060 e0a88aa725420e61 e81a400b4cc59a6e 54242eb679ecb184 e85ee85e3fab0774
texture 0 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 1 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 2 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 3 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 4 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 5 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 6 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 7 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 8 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 9 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 10 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 11 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 12 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 13 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 14 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 15 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 16 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 17 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 18 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 19 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 20 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 21 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 22 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 23 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 24 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 25 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 26 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 27 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 28 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 29 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 30 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 31 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 0 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 2 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 3 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 5 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 6 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 7 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 8 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 9 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.5 }
warp 10 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 11 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 12 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.75 }
warp 13 { asm "TLD4.R R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 14 { asm "TLD4.G R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
warp 15 { asm "TLD4.B R8, R0, 0, 2D"  s = (2 * lane + 1) / 64.0  t = 0.25 }
