# Register traffic at every opportunity beside instructions that fault and count: reads at the edges of events, clears at
# the edges of faults, writes of parts of registers, of banks that hold no handles, of what is no register.
texlock 1
rules PD-95 R-TLD4-28 R-TLD4-31
traffic { seed 11 registers 95 result_stall 20 latency 1..30 reorder on }
bank 3 0x100200000
bank 4 0x100208000
select 3
texture 0 { format R32 UINT size 16 16 address 0x20000000 texels index }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0
handle 1 texture 9 sampler 0      # beyond the limit
pool headers 0x100000000 max 8
texture 9 { format R32 UINT size 16 16 address 0x20000000 }
error 0x20000200 0x20
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 2 { word 0  expect token decode.illegal = OPCODE }
warp 3 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 5 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 6 { word 0  expect token decode.illegal = OPCODE }
warp 7 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 8 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 9 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 10 { word 0  expect token decode.illegal = OPCODE }
warp 11 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 12 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 13 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 14 { word 0  expect token decode.illegal = OPCODE }
warp 15 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 16 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 17 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 18 { word 0  expect token decode.illegal = OPCODE }
warp 19 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 20 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 21 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 22 { word 0  expect token decode.illegal = OPCODE }
warp 23 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 24 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 25 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 26 { word 0  expect token decode.illegal = OPCODE }
warp 27 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 28 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 29 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 30 { word 0  expect token decode.illegal = OPCODE }
warp 31 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 32 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 33 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 34 { word 0  expect token decode.illegal = OPCODE }
warp 35 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 36 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 37 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 38 { word 0  expect token decode.illegal = OPCODE }
warp 39 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 40 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 41 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 42 { word 0  expect token decode.illegal = OPCODE }
warp 43 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
warp 44 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 16  t = 0.25  expect lane 3 texels (3,4) (4,4) (4,3) (3,3) }
warp 45 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
warp 46 { word 0  expect token decode.illegal = OPCODE }
warp 47 { asm "TLD4.R R8, R0, 0, 2D" active 0x5555 s = 0.1 t = (lane + 0.5) / 16 }
