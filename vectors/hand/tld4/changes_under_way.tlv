# Pools, limits, banks, select, binding and policy change at every moment of the instructions under way: each stage takes
# them in the cycle that cmodel/stages/bind.md and header.md name, and a lookup that waits follows them.
texlock 1
rules R-TLD4-28 R-TLD4-30 R-TLD4-31 PD-90
traffic { seed 3 registers 40 changes 70 issue_gap 20 ar_stall 80 latency 2..30 reorder on }
pool headers 0x100000000 max 3
pool samplers 0x100100000 max 3
bank 3 0x100200000
bank 4 0x100200008
select 3
policy gob_width_one
texture 0 { format R32 UINT size 40 24 levels 1 view 0 0 block 4 2 address 0x20000000 texels index }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 3
texture 1 { format R32 UINT size 47 25 levels 2 view 0 1 block 2 2 address 0x20001000 texels index }
sampler 1 { address MIRROR WRAP }
handle 1 texture 1 sampler 2
texture 2 { format R32 UINT size 54 26 levels 3 view 1 2 block 4 2 address 0x20002000 texels index }
sampler 2 { address CLAMP_TO_EDGE WRAP }
handle 2 texture 2 sampler 1
texture 3 { format R32 UINT size 61 27 levels 4 view 1 3 block 2 2 address 0x20003000 texels index }
sampler 3 { address BORDER WRAP }
handle 3 texture 3 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 0) / 40  t = (2 * lane + 0) / 24 }
warp 1 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 1) / 40  t = (2 * lane + 1) / 24 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x2, 2D"  s = (lane + 2) / 40  t = (2 * lane + 2) / 24  handle = handle(2, 3) }
warp 3 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 3) / 40  t = (2 * lane + 3) / 24 }
warp 4 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 4) / 40  t = (2 * lane + 4) / 24 }
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x1, 2D"  s = (lane + 5) / 40  t = (2 * lane + 5) / 24  handle = handle(1, 2) }
warp 1 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 6) / 40  t = (2 * lane + 6) / 24 }
warp 2 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 7) / 40  t = (2 * lane + 7) / 24 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 8) / 40  t = (2 * lane + 8) / 24  handle = handle(0, 1) }
warp 4 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 9) / 40  t = (2 * lane + 9) / 24 }
warp 0 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 10) / 40  t = (2 * lane + 10) / 24 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x3, 2D"  s = (lane + 11) / 40  t = (2 * lane + 11) / 24  handle = handle(3, 0) }
warp 2 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 12) / 40  t = (2 * lane + 12) / 24 }
warp 3 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 13) / 40  t = (2 * lane + 13) / 24 }
warp 4 { asm "TLD4.R.B R8, R0, R4, 0x2, 2D"  s = (lane + 14) / 40  t = (2 * lane + 14) / 24  handle = handle(2, 3) }
warp 0 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 15) / 40  t = (2 * lane + 15) / 24 }
warp 1 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 16) / 40  t = (2 * lane + 16) / 24 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x1, 2D"  s = (lane + 17) / 40  t = (2 * lane + 17) / 24  handle = handle(1, 2) }
warp 3 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 18) / 40  t = (2 * lane + 18) / 24 }
warp 4 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 19) / 40  t = (2 * lane + 19) / 24 }
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 20) / 40  t = (2 * lane + 20) / 24  handle = handle(0, 1) }
warp 1 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 21) / 40  t = (2 * lane + 21) / 24 }
warp 2 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 22) / 40  t = (2 * lane + 22) / 24 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x3, 2D"  s = (lane + 23) / 40  t = (2 * lane + 23) / 24  handle = handle(3, 0) }
warp 4 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 24) / 40  t = (2 * lane + 24) / 24 }
warp 0 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 25) / 40  t = (2 * lane + 25) / 24 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x2, 2D"  s = (lane + 26) / 40  t = (2 * lane + 26) / 24  handle = handle(2, 3) }
warp 2 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 27) / 40  t = (2 * lane + 27) / 24 }
warp 3 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 28) / 40  t = (2 * lane + 28) / 24 }
warp 4 { asm "TLD4.R.B R8, R0, R4, 0x1, 2D"  s = (lane + 29) / 40  t = (2 * lane + 29) / 24  handle = handle(1, 2) }
warp 0 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 30) / 40  t = (2 * lane + 30) / 24 }
warp 1 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 31) / 40  t = (2 * lane + 31) / 24 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 32) / 40  t = (2 * lane + 32) / 24  handle = handle(0, 1) }
warp 3 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 33) / 40  t = (2 * lane + 33) / 24 }
warp 4 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 34) / 40  t = (2 * lane + 34) / 24 }
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x3, 2D"  s = (lane + 35) / 40  t = (2 * lane + 35) / 24  handle = handle(3, 0) }
warp 1 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 36) / 40  t = (2 * lane + 36) / 24 }
warp 2 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 37) / 40  t = (2 * lane + 37) / 24 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x2, 2D"  s = (lane + 38) / 40  t = (2 * lane + 38) / 24  handle = handle(2, 3) }
warp 4 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 39) / 40  t = (2 * lane + 39) / 24 }
warp 0 { asm "TLD4.R R8, R0, 0x0, 2D"  s = (lane + 40) / 40  t = (2 * lane + 40) / 24 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x1, 2D"  s = (lane + 41) / 40  t = (2 * lane + 41) / 24  handle = handle(1, 2) }
warp 2 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 42) / 40  t = (2 * lane + 42) / 24 }
warp 3 { asm "TLD4.R R8, R0, 0x3, 2D"  s = (lane + 43) / 40  t = (2 * lane + 43) / 24 }
warp 4 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  s = (lane + 44) / 40  t = (2 * lane + 44) / 24  handle = handle(0, 1) }
warp 0 { asm "TLD4.R R8, R0, 0x1, 2D"  s = (lane + 45) / 40  t = (2 * lane + 45) / 24 }
warp 1 { asm "TLD4.R R8, R0, 0x2, 2D"  s = (lane + 46) / 40  t = (2 * lane + 46) / 24 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x3, 2D"  s = (lane + 47) / 40  t = (2 * lane + 47) / 24  handle = handle(3, 0) }
