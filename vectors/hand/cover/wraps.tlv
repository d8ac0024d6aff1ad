# Every address mode along s with every one along t, without offset, with .AOFFI and with .PTP: threads in the middle of a
# texture of 8 x 8, at its edges and outside of it. With .PTP the samples that lie right or below leave it on their own.
texlock 1
rules R-TLD4-43 R-TLD4-8 R-TLD4-12 PD-7 PD-14 PD-18g
texture 0 { format R32 UINT  size 8 8  block 1 1  address 0x20000000  texels index }
sampler 0 { address WRAP WRAP  border 0.25 0.5 0.75 1.0 }  handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR  border 0.25 0.5 0.75 1.0 }  handle 1 texture 0 sampler 1
sampler 2 { address WRAP CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 2 texture 0 sampler 2
sampler 3 { address WRAP BORDER  border 0.25 0.5 0.75 1.0 }  handle 3 texture 0 sampler 3
sampler 4 { address WRAP CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 4 texture 0 sampler 4
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 5 texture 0 sampler 5
sampler 6 { address WRAP MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 6 texture 0 sampler 6
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 7 texture 0 sampler 7
sampler 8 { address MIRROR WRAP  border 0.25 0.5 0.75 1.0 }  handle 8 texture 0 sampler 8
sampler 9 { address MIRROR MIRROR  border 0.25 0.5 0.75 1.0 }  handle 9 texture 0 sampler 9
sampler 10 { address MIRROR CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 10 texture 0 sampler 10
sampler 11 { address MIRROR BORDER  border 0.25 0.5 0.75 1.0 }  handle 11 texture 0 sampler 11
sampler 12 { address MIRROR CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 12 texture 0 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 13 texture 0 sampler 13
sampler 14 { address MIRROR MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 14 texture 0 sampler 14
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 15 texture 0 sampler 15
sampler 16 { address CLAMP_TO_EDGE WRAP  border 0.25 0.5 0.75 1.0 }  handle 16 texture 0 sampler 16
sampler 17 { address CLAMP_TO_EDGE MIRROR  border 0.25 0.5 0.75 1.0 }  handle 17 texture 0 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 18 texture 0 sampler 18
sampler 19 { address CLAMP_TO_EDGE BORDER  border 0.25 0.5 0.75 1.0 }  handle 19 texture 0 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 20 texture 0 sampler 20
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 21 texture 0 sampler 21
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 22 texture 0 sampler 22
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 23 texture 0 sampler 23
sampler 24 { address BORDER WRAP  border 0.25 0.5 0.75 1.0 }  handle 24 texture 0 sampler 24
sampler 25 { address BORDER MIRROR  border 0.25 0.5 0.75 1.0 }  handle 25 texture 0 sampler 25
sampler 26 { address BORDER CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 26 texture 0 sampler 26
sampler 27 { address BORDER BORDER  border 0.25 0.5 0.75 1.0 }  handle 27 texture 0 sampler 27
sampler 28 { address BORDER CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 28 texture 0 sampler 28
sampler 29 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 29 texture 0 sampler 29
sampler 30 { address BORDER MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 30 texture 0 sampler 30
sampler 31 { address BORDER MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 31 texture 0 sampler 31
sampler 32 { address CLAMP_OGL WRAP  border 0.25 0.5 0.75 1.0 }  handle 32 texture 0 sampler 32
sampler 33 { address CLAMP_OGL MIRROR  border 0.25 0.5 0.75 1.0 }  handle 33 texture 0 sampler 33
sampler 34 { address CLAMP_OGL CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 34 texture 0 sampler 34
sampler 35 { address CLAMP_OGL BORDER  border 0.25 0.5 0.75 1.0 }  handle 35 texture 0 sampler 35
sampler 36 { address CLAMP_OGL CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 36 texture 0 sampler 36
sampler 37 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 37 texture 0 sampler 37
sampler 38 { address CLAMP_OGL MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 38 texture 0 sampler 38
sampler 39 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 39 texture 0 sampler 39
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0.25 0.5 0.75 1.0 }  handle 40 texture 0 sampler 40
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR  border 0.25 0.5 0.75 1.0 }  handle 41 texture 0 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 42 texture 0 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER  border 0.25 0.5 0.75 1.0 }  handle 43 texture 0 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 44 texture 0 sampler 44
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 45 texture 0 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 46 texture 0 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 47 texture 0 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER WRAP  border 0.25 0.5 0.75 1.0 }  handle 48 texture 0 sampler 48
sampler 49 { address MIRROR_ONCE_BORDER MIRROR  border 0.25 0.5 0.75 1.0 }  handle 49 texture 0 sampler 49
sampler 50 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 50 texture 0 sampler 50
sampler 51 { address MIRROR_ONCE_BORDER BORDER  border 0.25 0.5 0.75 1.0 }  handle 51 texture 0 sampler 51
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 52 texture 0 sampler 52
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 53 texture 0 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 54 texture 0 sampler 54
sampler 55 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 55 texture 0 sampler 55
sampler 56 { address MIRROR_ONCE_CLAMP_OGL WRAP  border 0.25 0.5 0.75 1.0 }  handle 56 texture 0 sampler 56
sampler 57 { address MIRROR_ONCE_CLAMP_OGL MIRROR  border 0.25 0.5 0.75 1.0 }  handle 57 texture 0 sampler 57
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 58 texture 0 sampler 58
sampler 59 { address MIRROR_ONCE_CLAMP_OGL BORDER  border 0.25 0.5 0.75 1.0 }  handle 59 texture 0 sampler 59
sampler 60 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 60 texture 0 sampler 60
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }  handle 61 texture 0 sampler 61
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }  handle 62 texture 0 sampler 62
sampler 63 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }  handle 63 texture 0 sampler 63
warp 0 { asm "TLD4.R R8, R0, 0x0, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 0 { asm "TLD4.R.AOFFI R8, R0, R4, 0x0, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 0 { asm "TLD4.R.PTP R8, R0, R4, 0x0, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 1 { asm "TLD4.R R8, R0, 0x1, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 1 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 1 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 2 { asm "TLD4.R R8, R0, 0x2, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 2 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 2 { asm "TLD4.R.PTP R8, R0, R4, 0x2, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 3 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 3 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 3 { asm "TLD4.R.PTP R8, R0, R4, 0x3, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 4 { asm "TLD4.R R8, R0, 0x4, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 4 { asm "TLD4.R.AOFFI R8, R0, R4, 0x4, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 4 { asm "TLD4.R.PTP R8, R0, R4, 0x4, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 5 { asm "TLD4.R R8, R0, 0x5, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 5 { asm "TLD4.R.AOFFI R8, R0, R4, 0x5, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 5 { asm "TLD4.R.PTP R8, R0, R4, 0x5, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 6 { asm "TLD4.R R8, R0, 0x6, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 6 { asm "TLD4.R.AOFFI R8, R0, R4, 0x6, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 6 { asm "TLD4.R.PTP R8, R0, R4, 0x6, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 7 { asm "TLD4.R R8, R0, 0x7, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 7 { asm "TLD4.R.AOFFI R8, R0, R4, 0x7, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 7 { asm "TLD4.R.PTP R8, R0, R4, 0x7, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 8 { asm "TLD4.R R8, R0, 0x8, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 8 { asm "TLD4.R.AOFFI R8, R0, R4, 0x8, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 8 { asm "TLD4.R.PTP R8, R0, R4, 0x8, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 9 { asm "TLD4.R R8, R0, 0x9, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 9 { asm "TLD4.R.AOFFI R8, R0, R4, 0x9, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 9 { asm "TLD4.R.PTP R8, R0, R4, 0x9, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 10 { asm "TLD4.R R8, R0, 0xa, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 10 { asm "TLD4.R.AOFFI R8, R0, R4, 0xa, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 10 { asm "TLD4.R.PTP R8, R0, R4, 0xa, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 11 { asm "TLD4.R R8, R0, 0xb, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 11 { asm "TLD4.R.AOFFI R8, R0, R4, 0xb, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 11 { asm "TLD4.R.PTP R8, R0, R4, 0xb, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 12 { asm "TLD4.R R8, R0, 0xc, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 12 { asm "TLD4.R.AOFFI R8, R0, R4, 0xc, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 12 { asm "TLD4.R.PTP R8, R0, R4, 0xc, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 13 { asm "TLD4.R R8, R0, 0xd, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 13 { asm "TLD4.R.AOFFI R8, R0, R4, 0xd, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 13 { asm "TLD4.R.PTP R8, R0, R4, 0xd, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 14 { asm "TLD4.R R8, R0, 0xe, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 14 { asm "TLD4.R.AOFFI R8, R0, R4, 0xe, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 14 { asm "TLD4.R.PTP R8, R0, R4, 0xe, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 15 { asm "TLD4.R R8, R0, 0xf, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 15 { asm "TLD4.R.AOFFI R8, R0, R4, 0xf, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 15 { asm "TLD4.R.PTP R8, R0, R4, 0xf, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 16 { asm "TLD4.R R8, R0, 0x10, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 16 { asm "TLD4.R.AOFFI R8, R0, R4, 0x10, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 16 { asm "TLD4.R.PTP R8, R0, R4, 0x10, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 17 { asm "TLD4.R R8, R0, 0x11, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 17 { asm "TLD4.R.AOFFI R8, R0, R4, 0x11, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 17 { asm "TLD4.R.PTP R8, R0, R4, 0x11, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 18 { asm "TLD4.R R8, R0, 0x12, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 18 { asm "TLD4.R.AOFFI R8, R0, R4, 0x12, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 18 { asm "TLD4.R.PTP R8, R0, R4, 0x12, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 19 { asm "TLD4.R R8, R0, 0x13, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 19 { asm "TLD4.R.AOFFI R8, R0, R4, 0x13, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 19 { asm "TLD4.R.PTP R8, R0, R4, 0x13, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 20 { asm "TLD4.R R8, R0, 0x14, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 20 { asm "TLD4.R.AOFFI R8, R0, R4, 0x14, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 20 { asm "TLD4.R.PTP R8, R0, R4, 0x14, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 21 { asm "TLD4.R R8, R0, 0x15, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 21 { asm "TLD4.R.AOFFI R8, R0, R4, 0x15, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 21 { asm "TLD4.R.PTP R8, R0, R4, 0x15, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 22 { asm "TLD4.R R8, R0, 0x16, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 22 { asm "TLD4.R.AOFFI R8, R0, R4, 0x16, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 22 { asm "TLD4.R.PTP R8, R0, R4, 0x16, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 23 { asm "TLD4.R R8, R0, 0x17, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 23 { asm "TLD4.R.AOFFI R8, R0, R4, 0x17, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 23 { asm "TLD4.R.PTP R8, R0, R4, 0x17, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 24 { asm "TLD4.R R8, R0, 0x18, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 24 { asm "TLD4.R.AOFFI R8, R0, R4, 0x18, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 24 { asm "TLD4.R.PTP R8, R0, R4, 0x18, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 25 { asm "TLD4.R R8, R0, 0x19, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 25 { asm "TLD4.R.AOFFI R8, R0, R4, 0x19, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 25 { asm "TLD4.R.PTP R8, R0, R4, 0x19, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 26 { asm "TLD4.R R8, R0, 0x1a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 26 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 26 { asm "TLD4.R.PTP R8, R0, R4, 0x1a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 27 { asm "TLD4.R R8, R0, 0x1b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 27 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 27 { asm "TLD4.R.PTP R8, R0, R4, 0x1b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 28 { asm "TLD4.R R8, R0, 0x1c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 28 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 28 { asm "TLD4.R.PTP R8, R0, R4, 0x1c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 29 { asm "TLD4.R R8, R0, 0x1d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 29 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 29 { asm "TLD4.R.PTP R8, R0, R4, 0x1d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 30 { asm "TLD4.R R8, R0, 0x1e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 30 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 30 { asm "TLD4.R.PTP R8, R0, R4, 0x1e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 31 { asm "TLD4.R R8, R0, 0x1f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 31 { asm "TLD4.R.AOFFI R8, R0, R4, 0x1f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 31 { asm "TLD4.R.PTP R8, R0, R4, 0x1f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 32 { asm "TLD4.R R8, R0, 0x20, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 32 { asm "TLD4.R.AOFFI R8, R0, R4, 0x20, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 32 { asm "TLD4.R.PTP R8, R0, R4, 0x20, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 33 { asm "TLD4.R R8, R0, 0x21, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 33 { asm "TLD4.R.AOFFI R8, R0, R4, 0x21, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 33 { asm "TLD4.R.PTP R8, R0, R4, 0x21, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 34 { asm "TLD4.R R8, R0, 0x22, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 34 { asm "TLD4.R.AOFFI R8, R0, R4, 0x22, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 34 { asm "TLD4.R.PTP R8, R0, R4, 0x22, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 35 { asm "TLD4.R R8, R0, 0x23, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 35 { asm "TLD4.R.AOFFI R8, R0, R4, 0x23, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 35 { asm "TLD4.R.PTP R8, R0, R4, 0x23, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 36 { asm "TLD4.R R8, R0, 0x24, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 36 { asm "TLD4.R.AOFFI R8, R0, R4, 0x24, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 36 { asm "TLD4.R.PTP R8, R0, R4, 0x24, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 37 { asm "TLD4.R R8, R0, 0x25, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 37 { asm "TLD4.R.AOFFI R8, R0, R4, 0x25, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 37 { asm "TLD4.R.PTP R8, R0, R4, 0x25, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 38 { asm "TLD4.R R8, R0, 0x26, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 38 { asm "TLD4.R.AOFFI R8, R0, R4, 0x26, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 38 { asm "TLD4.R.PTP R8, R0, R4, 0x26, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 39 { asm "TLD4.R R8, R0, 0x27, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 39 { asm "TLD4.R.AOFFI R8, R0, R4, 0x27, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 39 { asm "TLD4.R.PTP R8, R0, R4, 0x27, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 40 { asm "TLD4.R R8, R0, 0x28, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 40 { asm "TLD4.R.AOFFI R8, R0, R4, 0x28, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 40 { asm "TLD4.R.PTP R8, R0, R4, 0x28, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 41 { asm "TLD4.R R8, R0, 0x29, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 41 { asm "TLD4.R.AOFFI R8, R0, R4, 0x29, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 41 { asm "TLD4.R.PTP R8, R0, R4, 0x29, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 42 { asm "TLD4.R R8, R0, 0x2a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 42 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 42 { asm "TLD4.R.PTP R8, R0, R4, 0x2a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 43 { asm "TLD4.R R8, R0, 0x2b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 43 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 43 { asm "TLD4.R.PTP R8, R0, R4, 0x2b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 44 { asm "TLD4.R R8, R0, 0x2c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 44 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 44 { asm "TLD4.R.PTP R8, R0, R4, 0x2c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 45 { asm "TLD4.R R8, R0, 0x2d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 45 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 45 { asm "TLD4.R.PTP R8, R0, R4, 0x2d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 46 { asm "TLD4.R R8, R0, 0x2e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 46 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 46 { asm "TLD4.R.PTP R8, R0, R4, 0x2e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 47 { asm "TLD4.R R8, R0, 0x2f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 47 { asm "TLD4.R.AOFFI R8, R0, R4, 0x2f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 47 { asm "TLD4.R.PTP R8, R0, R4, 0x2f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 48 { asm "TLD4.R R8, R0, 0x30, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 48 { asm "TLD4.R.AOFFI R8, R0, R4, 0x30, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 48 { asm "TLD4.R.PTP R8, R0, R4, 0x30, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 49 { asm "TLD4.R R8, R0, 0x31, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 49 { asm "TLD4.R.AOFFI R8, R0, R4, 0x31, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 49 { asm "TLD4.R.PTP R8, R0, R4, 0x31, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 50 { asm "TLD4.R R8, R0, 0x32, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 50 { asm "TLD4.R.AOFFI R8, R0, R4, 0x32, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 50 { asm "TLD4.R.PTP R8, R0, R4, 0x32, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 51 { asm "TLD4.R R8, R0, 0x33, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 51 { asm "TLD4.R.AOFFI R8, R0, R4, 0x33, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 51 { asm "TLD4.R.PTP R8, R0, R4, 0x33, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 52 { asm "TLD4.R R8, R0, 0x34, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 52 { asm "TLD4.R.AOFFI R8, R0, R4, 0x34, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 52 { asm "TLD4.R.PTP R8, R0, R4, 0x34, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 53 { asm "TLD4.R R8, R0, 0x35, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 53 { asm "TLD4.R.AOFFI R8, R0, R4, 0x35, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 53 { asm "TLD4.R.PTP R8, R0, R4, 0x35, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 54 { asm "TLD4.R R8, R0, 0x36, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 54 { asm "TLD4.R.AOFFI R8, R0, R4, 0x36, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 54 { asm "TLD4.R.PTP R8, R0, R4, 0x36, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 55 { asm "TLD4.R R8, R0, 0x37, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 55 { asm "TLD4.R.AOFFI R8, R0, R4, 0x37, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 55 { asm "TLD4.R.PTP R8, R0, R4, 0x37, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 56 { asm "TLD4.R R8, R0, 0x38, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 56 { asm "TLD4.R.AOFFI R8, R0, R4, 0x38, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 56 { asm "TLD4.R.PTP R8, R0, R4, 0x38, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 57 { asm "TLD4.R R8, R0, 0x39, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 57 { asm "TLD4.R.AOFFI R8, R0, R4, 0x39, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 57 { asm "TLD4.R.PTP R8, R0, R4, 0x39, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 58 { asm "TLD4.R R8, R0, 0x3a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 58 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 58 { asm "TLD4.R.PTP R8, R0, R4, 0x3a, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 59 { asm "TLD4.R R8, R0, 0x3b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 59 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 59 { asm "TLD4.R.PTP R8, R0, R4, 0x3b, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 60 { asm "TLD4.R R8, R0, 0x3c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 60 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 60 { asm "TLD4.R.PTP R8, R0, R4, 0x3c, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 61 { asm "TLD4.R R8, R0, 0x3d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 61 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 61 { asm "TLD4.R.PTP R8, R0, R4, 0x3d, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 62 { asm "TLD4.R R8, R0, 0x3e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 62 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 62 { asm "TLD4.R.PTP R8, R0, R4, 0x3e, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
warp 63 { asm "TLD4.R R8, R0, 0x3f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... } }
warp 63 { asm "TLD4.R.AOFFI R8, R0, R4, 0x3f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = aoffi(lane - 4, 4 - lane) }
warp 63 { asm "TLD4.R.PTP R8, R0, R4, 0x3f, 2D"  active 0xff  s = { 0.5 0.02 0.5 1.0 -0.3 0.5 2.2 -1.5 ... }  t = { 0.5 0.02 0.02 1.0 0.5 1.4 0.5 -1.5 ... }  off1 = { ptp(0, 31, 31, 31) ptp(0, 31, 31, 31) ptp(-32, -32, -32, -32) ... }  off2 = { ptp(31, 0, 0, 0) ptp(31, 0, 0, 0) ptp(-32, -32, -32, -32) ... } }
