# Handles with every bit of header and sampler index: the headers are what memory holds there, and most are refused.
texlock 1
rules R-TLD4-30
binding via_header
pool headers 0x1000000000 max 0xfffff
pool samplers 0x2000000000 max 0xfffff
texture 0 { format R8 UNORM  size 8 8  address 0x20000000 }  sampler 0 { }
warp 0 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x1, 0) + lane  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x2, 0) + lane  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x4, 0) + lane  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x8, 0) + lane  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x10, 0) + lane  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x20, 0) + lane  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x40, 0) + lane  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x80, 0) + lane  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x100, 0) + lane  s = 0.5  t = 0.5 }
warp 9 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x200, 0) + lane  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x400, 0) + lane  s = 0.5  t = 0.5 }
warp 11 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x800, 0) + lane  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x1000, 0) + lane  s = 0.5  t = 0.5 }
warp 13 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x2000, 0) + lane  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x4000, 0) + lane  s = 0.5  t = 0.5 }
warp 15 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x8000, 0) + lane  s = 0.5  t = 0.5 }
warp 16 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x10000, 0) + lane  s = 0.5  t = 0.5 }
warp 17 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x20000, 0) + lane  s = 0.5  t = 0.5 }
warp 18 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x40000, 0) + lane  s = 0.5  t = 0.5 }
warp 19 { asm "TLD4.R.B R8, R0, R4, 0, 2D"  active 3  handle = handle(0x80000, 0) + lane  s = 0.5  t = 0.5 }
