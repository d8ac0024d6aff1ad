# Border colour: after the source selectors; clamped by data type (NaN, -0, beyond 1); DEPTH_TEXTURE replicates red.
texlock 1
rules PD-14 PD-14b
rules without R-TLD4-38 PD-3 PD-4 PD-40b PD-95
texture 0 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM source ZERO A ONE_INT R size 2 2 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format A8B8G8R8 SNORM source ZERO A ONE_INT R size 2 2 address 0x30000000 }
texture 2 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source ZERO A ONE_INT R size 2 2 address 0x30000000 }
texture 3 { type TWO_D layout pitch 32 format A8B8G8R8 SINT source ZERO A ONE_INT R size 2 2 address 0x30000000 }
texture 4 { type TWO_D layout pitch 32 format R32 FLOAT source ZERO A ONE_INT R size 2 2 address 0x30000000 }
texture 5 { type TWO_D layout pitch 32 format A8B8G8R8 SNORM source R G B A size 2 2 address 0x30000000 DEPTH_TEXTURE 1 BORDER_SIZE 2 }
sampler 0 { address BORDER BORDER BORDER border 0x3f000000 0xbf000000 0x40000000 0xc0000000 }
sampler 1 { address BORDER BORDER BORDER border 0x7fc00000 0x80000000 0x7f800000 0xff800000 }
sampler 2 { address BORDER BORDER BORDER border 0x3f800001 0xbf800001 0x00000001 0x80000001 }
sampler 3 { address BORDER BORDER BORDER border 0x3f800000 0xbf800000 0x12345678 0xffffffff }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 0 sampler 2
handle 3 texture 0 sampler 3
handle 4 texture 1 sampler 0
handle 5 texture 1 sampler 1
handle 6 texture 1 sampler 2
handle 7 texture 1 sampler 3
handle 8 texture 2 sampler 0
handle 9 texture 2 sampler 1
handle 10 texture 2 sampler 2
handle 11 texture 2 sampler 3
handle 12 texture 3 sampler 0
handle 13 texture 3 sampler 1
handle 14 texture 3 sampler 2
handle 15 texture 3 sampler 3
handle 16 texture 4 sampler 0
handle 17 texture 4 sampler 1
handle 18 texture 4 sampler 2
handle 19 texture 4 sampler 3
handle 20 texture 5 sampler 0
handle 21 texture 5 sampler 1
handle 22 texture 5 sampler 2
handle 23 texture 5 sampler 3

warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 1 { asm "TLD4.G R8, R0, 0, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 2 { asm "TLD4.B R8, R0, 0, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 3 { asm "TLD4.A R8, R0, 0, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 4 { asm "TLD4.R R8, R0, 1, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 5 { asm "TLD4.G R8, R0, 1, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 6 { asm "TLD4.B R8, R0, 1, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 7 { asm "TLD4.A R8, R0, 1, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 8 { asm "TLD4.R R8, R0, 2, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 9 { asm "TLD4.G R8, R0, 2, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 10 { asm "TLD4.B R8, R0, 2, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001; }
warp 11 { asm "TLD4.A R8, R0, 2, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 12 { asm "TLD4.R R8, R0, 3, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 13 { asm "TLD4.G R8, R0, 3, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 14 { asm "TLD4.B R8, R0, 3, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x12345678  R9 = 0x12345678  R10 = 0x12345678  R11 = 0x12345678; }
warp 15 { asm "TLD4.A R8, R0, 3, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 16 { asm "TLD4.R R8, R0, 4, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 17 { asm "TLD4.G R8, R0, 4, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000; }
warp 18 { asm "TLD4.B R8, R0, 4, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 19 { asm "TLD4.A R8, R0, 4, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 20 { asm "TLD4.R R8, R0, 5, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 21 { asm "TLD4.G R8, R0, 5, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000; }
warp 22 { asm "TLD4.B R8, R0, 5, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 23 { asm "TLD4.A R8, R0, 5, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 24 { asm "TLD4.R R8, R0, 6, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 25 { asm "TLD4.G R8, R0, 6, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 26 { asm "TLD4.B R8, R0, 6, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001; }
warp 27 { asm "TLD4.A R8, R0, 6, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000001  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x80000001; }
warp 28 { asm "TLD4.R R8, R0, 7, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 29 { asm "TLD4.G R8, R0, 7, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 30 { asm "TLD4.B R8, R0, 7, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x12345678  R9 = 0x12345678  R10 = 0x12345678  R11 = 0x12345678; }
warp 31 { asm "TLD4.A R8, R0, 7, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 32 { asm "TLD4.R R8, R0, 8, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 33 { asm "TLD4.G R8, R0, 8, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000; }
warp 34 { asm "TLD4.B R8, R0, 8, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000; }
warp 35 { asm "TLD4.A R8, R0, 8, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xc0000000  R9 = 0xc0000000  R10 = 0xc0000000  R11 = 0xc0000000; }
warp 36 { asm "TLD4.R R8, R0, 9, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7fc00000  R9 = 0x7fc00000  R10 = 0x7fc00000  R11 = 0x7fc00000; }
warp 37 { asm "TLD4.G R8, R0, 9, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000; }
warp 38 { asm "TLD4.B R8, R0, 9, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7f800000  R9 = 0x7f800000  R10 = 0x7f800000  R11 = 0x7f800000; }
warp 39 { asm "TLD4.A R8, R0, 9, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000; }
warp 40 { asm "TLD4.R R8, R0, 10, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800001  R9 = 0x3f800001  R10 = 0x3f800001  R11 = 0x3f800001; }
warp 41 { asm "TLD4.G R8, R0, 10, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800001  R9 = 0xbf800001  R10 = 0xbf800001  R11 = 0xbf800001; }
warp 42 { asm "TLD4.B R8, R0, 10, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001; }
warp 43 { asm "TLD4.A R8, R0, 10, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000001  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x80000001; }
warp 44 { asm "TLD4.R R8, R0, 11, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 45 { asm "TLD4.G R8, R0, 11, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 46 { asm "TLD4.B R8, R0, 11, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x12345678  R9 = 0x12345678  R10 = 0x12345678  R11 = 0x12345678; }
warp 47 { asm "TLD4.A R8, R0, 11, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xffffffff  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0xffffffff; }
warp 48 { asm "TLD4.R R8, R0, 12, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 49 { asm "TLD4.G R8, R0, 12, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000; }
warp 50 { asm "TLD4.B R8, R0, 12, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000; }
warp 51 { asm "TLD4.A R8, R0, 12, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xc0000000  R9 = 0xc0000000  R10 = 0xc0000000  R11 = 0xc0000000; }
warp 52 { asm "TLD4.R R8, R0, 13, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7fc00000  R9 = 0x7fc00000  R10 = 0x7fc00000  R11 = 0x7fc00000; }
warp 53 { asm "TLD4.G R8, R0, 13, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000; }
warp 54 { asm "TLD4.B R8, R0, 13, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7f800000  R9 = 0x7f800000  R10 = 0x7f800000  R11 = 0x7f800000; }
warp 55 { asm "TLD4.A R8, R0, 13, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000; }
warp 56 { asm "TLD4.R R8, R0, 14, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800001  R9 = 0x3f800001  R10 = 0x3f800001  R11 = 0x3f800001; }
warp 57 { asm "TLD4.G R8, R0, 14, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800001  R9 = 0xbf800001  R10 = 0xbf800001  R11 = 0xbf800001; }
warp 58 { asm "TLD4.B R8, R0, 14, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001; }
warp 59 { asm "TLD4.A R8, R0, 14, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000001  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x80000001; }
warp 60 { asm "TLD4.R R8, R0, 15, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 61 { asm "TLD4.G R8, R0, 15, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 62 { asm "TLD4.B R8, R0, 15, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x12345678  R9 = 0x12345678  R10 = 0x12345678  R11 = 0x12345678; }
warp 63 { asm "TLD4.A R8, R0, 15, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xffffffff  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0xffffffff; }
warp 0 { asm "TLD4.R R8, R0, 16, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 1 { asm "TLD4.G R8, R0, 16, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000; }
warp 2 { asm "TLD4.B R8, R0, 16, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000; }
warp 3 { asm "TLD4.A R8, R0, 16, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xc0000000  R9 = 0xc0000000  R10 = 0xc0000000  R11 = 0xc0000000; }
warp 4 { asm "TLD4.R R8, R0, 17, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7fc00000  R9 = 0x7fc00000  R10 = 0x7fc00000  R11 = 0x7fc00000; }
warp 5 { asm "TLD4.G R8, R0, 17, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000; }
warp 6 { asm "TLD4.B R8, R0, 17, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x7f800000  R9 = 0x7f800000  R10 = 0x7f800000  R11 = 0x7f800000; }
warp 7 { asm "TLD4.A R8, R0, 17, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000; }
warp 8 { asm "TLD4.R R8, R0, 18, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800001  R9 = 0x3f800001  R10 = 0x3f800001  R11 = 0x3f800001; }
warp 9 { asm "TLD4.G R8, R0, 18, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800001  R9 = 0xbf800001  R10 = 0xbf800001  R11 = 0xbf800001; }
warp 10 { asm "TLD4.B R8, R0, 18, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001; }
warp 11 { asm "TLD4.A R8, R0, 18, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x80000001  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x80000001; }
warp 12 { asm "TLD4.R R8, R0, 19, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 13 { asm "TLD4.G R8, R0, 19, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000; }
warp 14 { asm "TLD4.B R8, R0, 19, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x12345678  R9 = 0x12345678  R10 = 0x12345678  R11 = 0x12345678; }
warp 15 { asm "TLD4.A R8, R0, 19, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0xffffffff  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0xffffffff; }
warp 16 { asm "TLD4.R R8, R0, 20, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 17 { asm "TLD4.G R8, R0, 20, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 18 { asm "TLD4.B R8, R0, 20, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 19 { asm "TLD4.A R8, R0, 20, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000; }
warp 20 { asm "TLD4.R R8, R0, 21, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 21 { asm "TLD4.G R8, R0, 21, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 22 { asm "TLD4.B R8, R0, 21, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 23 { asm "TLD4.A R8, R0, 21, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000; }
warp 24 { asm "TLD4.R R8, R0, 22, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 25 { asm "TLD4.G R8, R0, 22, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 26 { asm "TLD4.B R8, R0, 22, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 27 { asm "TLD4.A R8, R0, 22, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 28 { asm "TLD4.R R8, R0, 23, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 29 { asm "TLD4.G R8, R0, 23, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 30 { asm "TLD4.B R8, R0, 23, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 31 { asm "TLD4.A R8, R0, 23, 2D"  active 0x1  s = 9.0  t = 0.5
    expect lane 0 texels border border border border  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
