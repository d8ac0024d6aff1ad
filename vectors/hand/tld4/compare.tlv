# Depth compare: 1.0 where `reference FUNC texel` holds, else 0.0. The first warps are what a real GPU was seen to return for
# texels 0.0, -2047.36, -2047.33, 0.0 and reference -1, LESS, whatever the letter, W_SOURCE ONE_FLOAT: nothing is clamped.
# Then every function, by hand from the text of PD-12: below, equal, above, denormals, zeros of both signs, NaN; border
# texels; where the reference stands in Rb; what is not compared.
texlock 1
rules R-TLD4-15 R-TLD4-49 PD-1 PD-12 PD-13
rules without R-TLD4-38
texture 0 { type TWO_D layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30000000 }
bytes 0x30000000 00000000 8feaffc4
bytes 0x30000020 00000000 85ebffc4
texture 1 { type TWO_D layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30001000 }
bytes 0x30001000 0000c07f 0000403f
bytes 0x30001020 0000803e 0000003f
texture 2 { type TWO_D layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30002000 }
bytes 0x30002000 00008000 ffff7f80
bytes 0x30002020 00000080 01000000
texture 3 { type TWO_D layout pitch 32 format R32 UINT  size 2 2 address 0x30003000 }
bytes 0x30003000 0000803f 0000403f
bytes 0x30003020 0000803e 0000003f
texture 4 { type TWO_D layout pitch 32 format R32 FLOAT source ONE_FLOAT R R R size 2 2 address 0x30004000 }
bytes 0x30004000 0000803f 0000403f
bytes 0x30004020 0000803e 0000003f
sampler 0 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 0 }
sampler 1 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 1 }
sampler 2 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 2 }
sampler 3 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 3 }
sampler 4 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 4 }
sampler 5 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 5 }
sampler 6 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 6 }
sampler 7 { address BORDER BORDER BORDER border 0x40000000 0 0 0 DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 7 }
handle 0 texture 1 sampler 0
handle 8 texture 2 sampler 0
handle 1 texture 1 sampler 1
handle 9 texture 2 sampler 1
handle 2 texture 1 sampler 2
handle 10 texture 2 sampler 2
handle 3 texture 1 sampler 3
handle 11 texture 2 sampler 3
handle 4 texture 1 sampler 4
handle 12 texture 2 sampler 4
handle 5 texture 1 sampler 5
handle 13 texture 2 sampler 5
handle 6 texture 1 sampler 6
handle 14 texture 2 sampler 6
handle 7 texture 1 sampler 7
handle 15 texture 2 sampler 7
handle 16 texture 0 sampler 1
handle 17 texture 3 sampler 1
handle 18 texture 4 sampler 1

warp 0 { asm "TLD4.R.DC R8, R0, R4, 16, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 1 { asm "TLD4.G.DC R8, R0, R4, 16, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 2 { asm "TLD4.B.DC R8, R0, R4, 16, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 3 { asm "TLD4.A.DC R8, R0, R4, 16, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 4 { asm "TLD4.R.DC R8, R0, R4, 0, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 5 { asm "TLD4.R.DC R8, R0, R4, 0, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 6 { asm "TLD4.R.DC R8, R0, R4, 8, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 7 { asm "TLD4.G.DC R8, R0, R4, 1, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0x3f800000  R11 = 0; }
warp 8 { asm "TLD4.R.DC R8, R0, R4, 1, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 9 { asm "TLD4.R.DC R8, R0, R4, 9, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 10 { asm "TLD4.B.DC R8, R0, R4, 2, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0  R9 = 0x3f800000  R10 = 0  R11 = 0; }
warp 11 { asm "TLD4.R.DC R8, R0, R4, 2, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 12 { asm "TLD4.R.DC R8, R0, R4, 10, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 13 { asm "TLD4.A.DC R8, R0, R4, 3, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 14 { asm "TLD4.R.DC R8, R0, R4, 3, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 15 { asm "TLD4.R.DC R8, R0, R4, 11, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 16 { asm "TLD4.R.DC R8, R0, R4, 4, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0; }
warp 17 { asm "TLD4.R.DC R8, R0, R4, 4, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 18 { asm "TLD4.R.DC R8, R0, R4, 12, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 19 { asm "TLD4.G.DC R8, R0, R4, 5, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 20 { asm "TLD4.R.DC R8, R0, R4, 5, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 21 { asm "TLD4.R.DC R8, R0, R4, 13, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 22 { asm "TLD4.B.DC R8, R0, R4, 6, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0  R11 = 0; }
warp 23 { asm "TLD4.R.DC R8, R0, R4, 6, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 24 { asm "TLD4.R.DC R8, R0, R4, 14, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 25 { asm "TLD4.A.DC R8, R0, R4, 7, 2D"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 26 { asm "TLD4.R.DC R8, R0, R4, 7, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x7f800001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 27 { asm "TLD4.R.DC R8, R0, R4, 15, 2D"  active 0x1  s = 0.5  t = 0.5  dref = bits(0x00000003)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 28 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 0, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 29 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 0, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 30 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 1, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 31 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 1, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 32 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 2, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 33 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 2, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 34 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 3, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 35 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 3, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 36 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 4, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 37 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 4, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 38 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 5, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 39 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 5, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 40 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 6, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 41 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 6, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 42 { asm "TLD4.G.AOFFI.DC R8, R0, R4, 7, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 43 { asm "TLD4.B.AOFFI.DC R8, R0, R4, 7, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = aoffi(9, 9)  dref = 1.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 44 { asm "TLD4.R.B.DC R8, R0, R4, 0x0, 2D"  active 0x1  s = 0.5  t = 0.5  handle = handle(texture 0, sampler 1)  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 45 { asm "TLD4.R.B.AOFFI.DC R8, R0, R4, 0x0, 2D"  active 0x1  s = 0.5  t = 0.5  handle = handle(texture 0, sampler 1)  off1 = 0  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 46 { asm "TLD4.R.B.PTP.DC R8, R0, R4, 0x0, 2D"  active 0x1  s = 0.5  t = 0.5  handle = handle(texture 0, sampler 1)  off1 = 0x01010100  off2 = 0x00000001  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 47 { asm "TLD4.R.PTP.DC R8, R0, R4, 16, 2D"  active 0x1  s = 0.5  t = 0.5  off1 = 0x01010100  off2 = 0x00000001  dref = -1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0  R10 = 0  R11 = 0x3f800000; }
warp 48 { asm "TLD4.R R8, R0, 16, 2D"  active 0x1  s = 0.5  t = 0.5  
    expect lane 0 R8 = 0  R9 = 0xc4ffeb85  R10 = 0xc4ffea8f  R11 = 0; }
warp 49 { asm "TLD4.R.DC R8, R0, R4, 17, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 50 { asm "TLD4.R.DC R8, R0, R4, 18, 2D"  active 0x1  s = 0.5  t = 0.5  dref = -1.0
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
