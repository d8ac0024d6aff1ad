# Every constant bank, chosen while instructions are under way; handles in lines of their own, whose reads wait behind those
# of texels; and stores whose answers wait behind gathers that miss.
texlock 1
binding via_header  rules without R-SUST-16
traffic { seed 3  ar_stall 85  r_gap 30  registers 60  changes 32  latency 1..60 }
texture 0 { format R32_G32_B32_A32 UINT  size 256 256  address 0x20000000 }  sampler 0 { }
texture 1 { format R32 UINT  size 64 64  address 0x22000000 }  sampler 1 { }
handle 0 texture 0 sampler 0  handle 8 texture 1 sampler 1
handle 16 texture 0 sampler 0  handle 24 texture 1 sampler 1
handle 32 texture 0 sampler 0  handle 40 texture 1 sampler 1
handle 48 texture 0 sampler 0  handle 56 texture 1 sampler 1
handle 64 texture 0 sampler 0  handle 72 texture 1 sampler 1
handle 80 texture 0 sampler 0  handle 88 texture 1 sampler 1
handle 96 texture 0 sampler 0  handle 104 texture 1 sampler 1
handle 112 texture 0 sampler 0  handle 120 texture 1 sampler 1
handle 128 texture 0 sampler 0  handle 136 texture 1 sampler 1
handle 144 texture 0 sampler 0  handle 152 texture 1 sampler 1
handle 160 texture 0 sampler 0  handle 168 texture 1 sampler 1
handle 176 texture 0 sampler 0  handle 184 texture 1 sampler 1
handle 192 texture 0 sampler 0  handle 200 texture 1 sampler 1
handle 208 texture 0 sampler 0  handle 216 texture 1 sampler 1
handle 224 texture 0 sampler 0  handle 232 texture 1 sampler 1
handle 240 texture 0 sampler 0  handle 248 texture 1 sampler 1
handle 256 texture 0 sampler 0  handle 264 texture 1 sampler 1
handle 272 texture 0 sampler 0  handle 280 texture 1 sampler 1
handle 288 texture 0 sampler 0  handle 296 texture 1 sampler 1
handle 304 texture 0 sampler 0  handle 312 texture 1 sampler 1
handle 320 texture 0 sampler 0  handle 328 texture 1 sampler 1
handle 336 texture 0 sampler 0  handle 344 texture 1 sampler 1
handle 352 texture 0 sampler 0  handle 360 texture 1 sampler 1
handle 368 texture 0 sampler 0  handle 376 texture 1 sampler 1
warp 0 { asm "TLD4.R R8, R0, 0x0, 2D"  active 0xff  s = lane / 16 + 0 / 32  t = lane / 8 + 0 / 24 }
warp 1 { asm "SUST.D.2D [R4], R8, 0x8"  active 0x3  x = lane  y = 0 }
warp 2 { asm "TLD4.R R8, R0, 0x10, 2D"  active 0xff  s = lane / 16 + 1 / 32  t = lane / 8 + 1 / 24 }
warp 3 { asm "SUST.D.2D [R4], R8, 0x18"  active 0x3  x = lane  y = 1 }
warp 4 { asm "TLD4.R R8, R0, 0x20, 2D"  active 0xff  s = lane / 16 + 2 / 32  t = lane / 8 + 2 / 24 }
warp 5 { asm "SUST.D.2D [R4], R8, 0x28"  active 0x3  x = lane  y = 2 }
warp 6 { asm "TLD4.R R8, R0, 0x30, 2D"  active 0xff  s = lane / 16 + 3 / 32  t = lane / 8 + 3 / 24 }
warp 7 { asm "SUST.D.2D [R4], R8, 0x38"  active 0x3  x = lane  y = 3 }
warp 8 { asm "TLD4.R R8, R0, 0x40, 2D"  active 0xff  s = lane / 16 + 4 / 32  t = lane / 8 + 4 / 24 }
warp 9 { asm "SUST.D.2D [R4], R8, 0x48"  active 0x3  x = lane  y = 4 }
warp 10 { asm "TLD4.R R8, R0, 0x50, 2D"  active 0xff  s = lane / 16 + 5 / 32  t = lane / 8 + 5 / 24 }
warp 11 { asm "SUST.D.2D [R4], R8, 0x58"  active 0x3  x = lane  y = 5 }
warp 12 { asm "TLD4.R R8, R0, 0x60, 2D"  active 0xff  s = lane / 16 + 6 / 32  t = lane / 8 + 6 / 24 }
warp 13 { asm "SUST.D.2D [R4], R8, 0x68"  active 0x3  x = lane  y = 6 }
warp 14 { asm "TLD4.R R8, R0, 0x70, 2D"  active 0xff  s = lane / 16 + 7 / 32  t = lane / 8 + 7 / 24 }
warp 15 { asm "SUST.D.2D [R4], R8, 0x78"  active 0x3  x = lane  y = 7 }
warp 16 { asm "TLD4.R R8, R0, 0x80, 2D"  active 0xff  s = lane / 16 + 8 / 32  t = lane / 8 + 8 / 24 }
warp 17 { asm "SUST.D.2D [R4], R8, 0x88"  active 0x3  x = lane  y = 8 }
warp 18 { asm "TLD4.R R8, R0, 0x90, 2D"  active 0xff  s = lane / 16 + 9 / 32  t = lane / 8 + 9 / 24 }
warp 19 { asm "SUST.D.2D [R4], R8, 0x98"  active 0x3  x = lane  y = 9 }
warp 20 { asm "TLD4.R R8, R0, 0xa0, 2D"  active 0xff  s = lane / 16 + 10 / 32  t = lane / 8 + 10 / 24 }
warp 21 { asm "SUST.D.2D [R4], R8, 0xa8"  active 0x3  x = lane  y = 10 }
warp 22 { asm "TLD4.R R8, R0, 0xb0, 2D"  active 0xff  s = lane / 16 + 11 / 32  t = lane / 8 + 11 / 24 }
warp 23 { asm "SUST.D.2D [R4], R8, 0xb8"  active 0x3  x = lane  y = 11 }
warp 24 { asm "TLD4.R R8, R0, 0xc0, 2D"  active 0xff  s = lane / 16 + 12 / 32  t = lane / 8 + 12 / 24 }
warp 25 { asm "SUST.D.2D [R4], R8, 0xc8"  active 0x3  x = lane  y = 12 }
warp 26 { asm "TLD4.R R8, R0, 0xd0, 2D"  active 0xff  s = lane / 16 + 13 / 32  t = lane / 8 + 13 / 24 }
warp 27 { asm "SUST.D.2D [R4], R8, 0xd8"  active 0x3  x = lane  y = 13 }
warp 28 { asm "TLD4.R R8, R0, 0xe0, 2D"  active 0xff  s = lane / 16 + 14 / 32  t = lane / 8 + 14 / 24 }
warp 29 { asm "SUST.D.2D [R4], R8, 0xe8"  active 0x3  x = lane  y = 14 }
warp 30 { asm "TLD4.R R8, R0, 0xf0, 2D"  active 0xff  s = lane / 16 + 15 / 32  t = lane / 8 + 15 / 24 }
warp 31 { asm "SUST.D.2D [R4], R8, 0xf8"  active 0x3  x = lane  y = 15 }
warp 32 { asm "TLD4.R R8, R0, 0x100, 2D"  active 0xff  s = lane / 16 + 16 / 32  t = lane / 8 + 16 / 24 }
warp 33 { asm "SUST.D.2D [R4], R8, 0x108"  active 0x3  x = lane  y = 16 }
warp 34 { asm "TLD4.R R8, R0, 0x110, 2D"  active 0xff  s = lane / 16 + 17 / 32  t = lane / 8 + 17 / 24 }
warp 35 { asm "SUST.D.2D [R4], R8, 0x118"  active 0x3  x = lane  y = 17 }
warp 36 { asm "TLD4.R R8, R0, 0x120, 2D"  active 0xff  s = lane / 16 + 18 / 32  t = lane / 8 + 18 / 24 }
warp 37 { asm "SUST.D.2D [R4], R8, 0x128"  active 0x3  x = lane  y = 18 }
warp 38 { asm "TLD4.R R8, R0, 0x130, 2D"  active 0xff  s = lane / 16 + 19 / 32  t = lane / 8 + 19 / 24 }
warp 39 { asm "SUST.D.2D [R4], R8, 0x138"  active 0x3  x = lane  y = 19 }
warp 40 { asm "TLD4.R R8, R0, 0x140, 2D"  active 0xff  s = lane / 16 + 20 / 32  t = lane / 8 + 20 / 24 }
warp 41 { asm "SUST.D.2D [R4], R8, 0x148"  active 0x3  x = lane  y = 20 }
warp 42 { asm "TLD4.R R8, R0, 0x150, 2D"  active 0xff  s = lane / 16 + 21 / 32  t = lane / 8 + 21 / 24 }
warp 43 { asm "SUST.D.2D [R4], R8, 0x158"  active 0x3  x = lane  y = 21 }
warp 44 { asm "TLD4.R R8, R0, 0x160, 2D"  active 0xff  s = lane / 16 + 22 / 32  t = lane / 8 + 22 / 24 }
warp 45 { asm "SUST.D.2D [R4], R8, 0x168"  active 0x3  x = lane  y = 22 }
warp 46 { asm "TLD4.R R8, R0, 0x170, 2D"  active 0xff  s = lane / 16 + 23 / 32  t = lane / 8 + 23 / 24 }
warp 47 { asm "SUST.D.2D [R4], R8, 0x178"  active 0x3  x = lane  y = 23 }
