texlock 1                                       # SURED: the line is read by others between its write and the answer to it
rules PD-118
strictness cycle
traffic { seed 2   latency 4..24   w_stall 20 }
texture 0 { format R32 UINT   type TWO_D   size 512 1   address 0x20100000   texels expression (7) }
sampler 0 { }
handle 0 texture 0 sampler 0

# The thread of the atomic is shown after that answer, with what it has read; memory has shown the new value before.
warp 0 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 0   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 1 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 0   y = 0 }
warp 2 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 16   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 3 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 16   y = 0 }
warp 4 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 32   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 5 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 32   y = 0 }
warp 6 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 48   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 7 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 48   y = 0 }
warp 8 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 64   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 9 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 64   y = 0 }
warp 10 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 80   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 11 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 80   y = 0 }
warp 12 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 96   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 13 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 96   y = 0 }
warp 14 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 112   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 15 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 112   y = 0 }
warp 16 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 128   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 17 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 128   y = 0 }
warp 18 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 144   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 19 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 144   y = 0 }
warp 20 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 160   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 21 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 160   y = 0 }
warp 22 { asm "SURED.D.2D.ADD [R4], R16, 0"   active 1   x = 176   y = 0   data0 = 3   expect all load.raw[0] = 7 }
warp 23 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1   x = 176   y = 0 }
