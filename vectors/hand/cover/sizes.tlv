# Every offset of .AOFFI and .PTP, along both axes; every level that a view can begin with; sizes up to the largest.
texlock 1
rules R-TLD4-9 R-TLD4-13 R-TLD4-42 PD-5
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { format R8 UNORM  size 200 200  block 1 2  address 0x20000000  texels gradient }  handle 0 texture 0 sampler 0
texture 1 { format R8 UNORM  size 65536 2  levels 16  view 0 15  address 0x40400000 }  handle 1 texture 1 sampler 0
texture 2 { format R8 UNORM  size 65536 2  levels 16  view 1 15  address 0x40800000 }  handle 2 texture 2 sampler 0
texture 3 { format R8 UNORM  size 65536 2  levels 16  view 2 15  address 0x40c00000 }  handle 3 texture 3 sampler 0
texture 4 { format R8 UNORM  size 65536 2  levels 16  view 3 15  address 0x41000000 }  handle 4 texture 4 sampler 0
texture 5 { format R8 UNORM  size 65536 2  levels 16  view 4 15  address 0x41400000 }  handle 5 texture 5 sampler 0
texture 6 { format R8 UNORM  size 65536 2  levels 16  view 5 15  address 0x41800000 }  handle 6 texture 6 sampler 0
texture 7 { format R8 UNORM  size 65536 2  levels 16  view 6 15  address 0x41c00000 }  handle 7 texture 7 sampler 0
texture 8 { format R8 UNORM  size 65536 2  levels 16  view 7 15  address 0x42000000 }  handle 8 texture 8 sampler 0
texture 9 { format R8 UNORM  size 65536 2  levels 16  view 8 15  address 0x42400000 }  handle 9 texture 9 sampler 0
texture 10 { format R8 UNORM  size 65536 2  levels 16  view 9 15  address 0x42800000 }  handle 10 texture 10 sampler 0
texture 11 { format R8 UNORM  size 65536 2  levels 16  view 10 15  address 0x42c00000 }  handle 11 texture 11 sampler 0
texture 12 { format R8 UNORM  size 65536 2  levels 16  view 11 15  address 0x43000000 }  handle 12 texture 12 sampler 0
texture 13 { format R8 UNORM  size 65536 2  levels 16  view 12 15  address 0x43400000 }  handle 13 texture 13 sampler 0
texture 14 { format R8 UNORM  size 65536 2  levels 16  view 13 15  address 0x43800000 }  handle 14 texture 14 sampler 0
texture 15 { format R8 UNORM  size 65536 2  levels 16  view 14 15  address 0x43c00000 }  handle 15 texture 15 sampler 0
texture 16 { format R8 UNORM  size 65536 2  levels 16  view 15 15  address 0x44000000 }  handle 16 texture 16 sampler 0
texture 17 { format R8 UNORM  size 65536 1  block 1 4  address 0x80000000 }  handle 17 texture 17 sampler 0
texture 18 { format R8 UNORM  size 32768 3  block 1 4  address 0x80000000 }  handle 18 texture 18 sampler 0
texture 19 { format R8 UNORM  size 16384 6  block 1 4  address 0x80000000 }  handle 19 texture 19 sampler 0
texture 20 { format R8 UNORM  size 8192 12  block 1 4  address 0x80000000 }  handle 20 texture 20 sampler 0
texture 21 { format R8 UNORM  size 4096 24  block 1 4  address 0x80000000 }  handle 21 texture 21 sampler 0
texture 22 { format R8 UNORM  size 2048 48  block 1 4  address 0x80000000 }  handle 22 texture 22 sampler 0
texture 23 { format R8 UNORM  size 1024 96  block 1 4  address 0x80000000 }  handle 23 texture 23 sampler 0
texture 24 { format R8 UNORM  size 512 192  block 1 4  address 0x80000000 }  handle 24 texture 24 sampler 0
texture 25 { format R8 UNORM  size 256 384  block 1 4  address 0x80000000 }  handle 25 texture 25 sampler 0
texture 26 { format R8 UNORM  size 128 768  block 1 4  address 0x80000000 }  handle 26 texture 26 sampler 0
texture 27 { format R8 UNORM  size 64 1536  block 1 4  address 0x80000000 }  handle 27 texture 27 sampler 0
texture 28 { format R8 UNORM  size 32 3072  block 1 4  address 0x80000000 }  handle 28 texture 28 sampler 0
texture 29 { format R8 UNORM  size 16 6144  block 1 4  address 0x80000000 }  handle 29 texture 29 sampler 0
texture 30 { format R8 UNORM  size 8 12288  block 1 4  address 0x80000000 }  handle 30 texture 30 sampler 0
texture 31 { format R8 UNORM  size 4 24576  block 1 4  address 0x80000000 }  handle 31 texture 31 sampler 0
texture 32 { format R8 UNORM  size 2 49152  block 1 4  address 0x80000000 }  handle 32 texture 32 sampler 0
texture 33 { format R8 UNORM  size 1 65536  block 1 4  address 0x80000000 }  handle 33 texture 33 sampler 0
warp 0 { asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D"  s = 0.5 t = 0.5  off1 = aoffi(lane - 32, 31 - lane) }
warp 0 { asm "TLD4.R.PTP R8, R0, R4, 0, 2D"  s = 0.5 t = 0.5  off1 = ptp(lane - 32, 0, 0, 31 - lane)  off2 = ptp(0, lane - 32, 31 - lane, 0) }
warp 0 { asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D"  s = 0.5 t = 0.5  off1 = aoffi(lane - 0, -1 - lane) }
warp 0 { asm "TLD4.R.PTP R8, R0, R4, 0, 2D"  s = 0.5 t = 0.5  off1 = ptp(lane - 0, 0, 0, -1 - lane)  off2 = ptp(0, lane - 0, -1 - lane, 0) }
warp 0 { asm "TLD4.G R8, R0, 0x1, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 1 { asm "TLD4.G R8, R0, 0x2, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 2 { asm "TLD4.G R8, R0, 0x3, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 3 { asm "TLD4.G R8, R0, 0x4, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 4 { asm "TLD4.G R8, R0, 0x5, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 5 { asm "TLD4.G R8, R0, 0x6, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 6 { asm "TLD4.G R8, R0, 0x7, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 7 { asm "TLD4.G R8, R0, 0x8, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 8 { asm "TLD4.G R8, R0, 0x9, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 9 { asm "TLD4.G R8, R0, 0xa, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 10 { asm "TLD4.G R8, R0, 0xb, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 11 { asm "TLD4.G R8, R0, 0xc, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 12 { asm "TLD4.G R8, R0, 0xd, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 13 { asm "TLD4.G R8, R0, 0xe, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 14 { asm "TLD4.G R8, R0, 0xf, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 15 { asm "TLD4.G R8, R0, 0x10, 2D, 0xb"  active 3  s = lane  t = 0.5 }
warp 0 { asm "TLD4.R R8, R0, 0x11, 2D, 0x1"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 1 { asm "TLD4.G R8, R0, 0x12, 2D, 0x2"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 2 { asm "TLD4.B R8, R0, 0x13, 2D, 0x3"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 3 { asm "TLD4.A R8, R0, 0x14, 2D, 0x4"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 4 { asm "TLD4.R R8, R0, 0x15, 2D, 0x5"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 5 { asm "TLD4.G R8, R0, 0x16, 2D, 0x6"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 6 { asm "TLD4.B R8, R0, 0x17, 2D, 0x7"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 7 { asm "TLD4.A R8, R0, 0x18, 2D, 0x8"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 8 { asm "TLD4.R R8, R0, 0x19, 2D, 0x9"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 9 { asm "TLD4.G R8, R0, 0x1a, 2D, 0xa"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 10 { asm "TLD4.B R8, R0, 0x1b, 2D, 0xb"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 11 { asm "TLD4.A R8, R0, 0x1c, 2D, 0xc"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 12 { asm "TLD4.R R8, R0, 0x1d, 2D, 0xd"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 13 { asm "TLD4.G R8, R0, 0x1e, 2D, 0xe"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 14 { asm "TLD4.B R8, R0, 0x1f, 2D, 0xf"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 15 { asm "TLD4.A R8, R0, 0x20, 2D, 0x1"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 16 { asm "TLD4.R R8, R0, 0x21, 2D, 0x2"  active 0x7  s = lane / 2  t = 1 - lane / 2 }
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0x0"  active 1  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R R8, R0, 0, 2D, 0x2"  active 1  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.R R8, R0, 0, 2D, 0x3"  active 1  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D, 0x4"  active 1  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D, 0x5"  active 1  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.R R8, R0, 0, 2D, 0x6"  active 1  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.R R8, R0, 0, 2D, 0x7"  active 1  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.R R8, R0, 0, 2D, 0x8"  active 1  s = 0.5  t = 0.5 }
warp 9 { asm "TLD4.R R8, R0, 0, 2D, 0x9"  active 1  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.R R8, R0, 0, 2D, 0xa"  active 1  s = 0.5  t = 0.5 }
warp 11 { asm "TLD4.R R8, R0, 0, 2D, 0xb"  active 1  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.R R8, R0, 0, 2D, 0xc"  active 1  s = 0.5  t = 0.5 }
warp 13 { asm "TLD4.R R8, R0, 0, 2D, 0xd"  active 1  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.R R8, R0, 0, 2D, 0xe"  active 1  s = 0.5  t = 0.5 }
warp 15 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5 }
warp 0 { asm "TLD4.G R8, R0, 0, 2D, 0x0"  active 1  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.G R8, R0, 0, 2D, 0x1"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.G R8, R0, 0, 2D, 0x2"  active 1  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.G R8, R0, 0, 2D, 0x3"  active 1  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.G R8, R0, 0, 2D, 0x4"  active 1  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.G R8, R0, 0, 2D, 0x5"  active 1  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.G R8, R0, 0, 2D, 0x6"  active 1  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.G R8, R0, 0, 2D, 0x7"  active 1  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.G R8, R0, 0, 2D, 0x8"  active 1  s = 0.5  t = 0.5 }
warp 9 { asm "TLD4.G R8, R0, 0, 2D, 0x9"  active 1  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.G R8, R0, 0, 2D, 0xa"  active 1  s = 0.5  t = 0.5 }
warp 11 { asm "TLD4.G R8, R0, 0, 2D, 0xb"  active 1  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.G R8, R0, 0, 2D, 0xc"  active 1  s = 0.5  t = 0.5 }
warp 13 { asm "TLD4.G R8, R0, 0, 2D, 0xd"  active 1  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.G R8, R0, 0, 2D, 0xe"  active 1  s = 0.5  t = 0.5 }
warp 15 { asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5 }
warp 0 { asm "TLD4.B R8, R0, 0, 2D, 0x0"  active 1  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.B R8, R0, 0, 2D, 0x1"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.B R8, R0, 0, 2D, 0x2"  active 1  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.B R8, R0, 0, 2D, 0x3"  active 1  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.B R8, R0, 0, 2D, 0x4"  active 1  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.B R8, R0, 0, 2D, 0x5"  active 1  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.B R8, R0, 0, 2D, 0x6"  active 1  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.B R8, R0, 0, 2D, 0x7"  active 1  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.B R8, R0, 0, 2D, 0x8"  active 1  s = 0.5  t = 0.5 }
warp 9 { asm "TLD4.B R8, R0, 0, 2D, 0x9"  active 1  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.B R8, R0, 0, 2D, 0xa"  active 1  s = 0.5  t = 0.5 }
warp 11 { asm "TLD4.B R8, R0, 0, 2D, 0xb"  active 1  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.B R8, R0, 0, 2D, 0xc"  active 1  s = 0.5  t = 0.5 }
warp 13 { asm "TLD4.B R8, R0, 0, 2D, 0xd"  active 1  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.B R8, R0, 0, 2D, 0xe"  active 1  s = 0.5  t = 0.5 }
warp 15 { asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5 }
warp 0 { asm "TLD4.A R8, R0, 0, 2D, 0x0"  active 1  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.A R8, R0, 0, 2D, 0x1"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.A R8, R0, 0, 2D, 0x2"  active 1  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.A R8, R0, 0, 2D, 0x3"  active 1  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.A R8, R0, 0, 2D, 0x4"  active 1  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.A R8, R0, 0, 2D, 0x5"  active 1  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.A R8, R0, 0, 2D, 0x6"  active 1  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.A R8, R0, 0, 2D, 0x7"  active 1  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.A R8, R0, 0, 2D, 0x8"  active 1  s = 0.5  t = 0.5 }
warp 9 { asm "TLD4.A R8, R0, 0, 2D, 0x9"  active 1  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.A R8, R0, 0, 2D, 0xa"  active 1  s = 0.5  t = 0.5 }
warp 11 { asm "TLD4.A R8, R0, 0, 2D, 0xb"  active 1  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.A R8, R0, 0, 2D, 0xc"  active 1  s = 0.5  t = 0.5 }
warp 13 { asm "TLD4.A R8, R0, 0, 2D, 0xd"  active 1  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.A R8, R0, 0, 2D, 0xe"  active 1  s = 0.5  t = 0.5 }
warp 15 { asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5 }
