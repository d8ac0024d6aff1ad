# Depth compare of format R32: reference and border become codes, and are compared with those of the texels.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-15 PD-12
texture 0 { type TWO_D layout pitch 64 format R32 UNORM source R R R ONE_FLOAT size 16 2 address 0x30000000 }
bytes 0x30000000 00000000 feffff7f fefeffff fffeffff ffffffff 7f555555 feffff7f 7f555555
bytes 0x30000020 00ffffff fffeffff 00ffffff ffffffff 00000000 7f555555 80555555 00000080
bytes 0x30000040 00000040 feffffff 01000040 ffffffff ffffff7f 00000000 ffffff7f 00000080
bytes 0x30000060 fefeffff 01000040 00000040 00000040 feffffff 01000040 00000000 feffffff
sampler 0 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 0 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 1 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 2 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 3 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 4 }
handle 4 texture 0 sampler 4
sampler 5 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 5 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 6 }
handle 6 texture 0 sampler 6
sampler 7 { address BORDER BORDER BORDER border 0.25 0 0 0 DEPTH_COMPARE_FUNC 7 }
handle 7 texture 0 sampler 7

warp 0 { # NEVER
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 1 { # LESS
    asm "TLD4.G.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 { # EQUAL
    asm "TLD4.B.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 3 { # LEQUAL
    asm "TLD4.A.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 { # GREATER
    asm "TLD4.R.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 5 { # NOTEQUAL
    asm "TLD4.G.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # GEQUAL
    asm "TLD4.B.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 7 { # ALWAYS
    asm "TLD4.A.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = -0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # NEVER
    asm "TLD4.G.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 9 { # LESS
    asm "TLD4.B.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 10 { # EQUAL
    asm "TLD4.A.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 11 { # LEQUAL
    asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 12 { # GREATER
    asm "TLD4.G.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 13 { # NOTEQUAL
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # GEQUAL
    asm "TLD4.A.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 15 { # ALWAYS
    asm "TLD4.R.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 { # NEVER
    asm "TLD4.B.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 17 { # LESS
    asm "TLD4.A.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 18 { # EQUAL
    asm "TLD4.R.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 19 { # LEQUAL
    asm "TLD4.G.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 20 { # GREATER
    asm "TLD4.B.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 21 { # NOTEQUAL
    asm "TLD4.A.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 22 { # GEQUAL
    asm "TLD4.R.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 23 { # ALWAYS
    asm "TLD4.G.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 2.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 24 { # NEVER
    asm "TLD4.A.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 25 { # LESS
    asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 26 { # EQUAL
    asm "TLD4.G.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 27 { # LEQUAL
    asm "TLD4.B.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 28 { # GREATER
    asm "TLD4.A.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 29 { # NOTEQUAL
    asm "TLD4.R.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 30 { # GEQUAL
    asm "TLD4.G.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 31 { # ALWAYS
    asm "TLD4.B.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 32 { # NEVER
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 33 { # LESS
    asm "TLD4.G.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 34 { # EQUAL
    asm "TLD4.B.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 35 { # LEQUAL
    asm "TLD4.A.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 36 { # GREATER
    asm "TLD4.R.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 37 { # NOTEQUAL
    asm "TLD4.G.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 38 { # GEQUAL
    asm "TLD4.B.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 39 { # ALWAYS
    asm "TLD4.A.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x7fc00001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 40 { # NEVER
    asm "TLD4.G.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 41 { # LESS
    asm "TLD4.B.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 42 { # EQUAL
    asm "TLD4.A.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 43 { # LEQUAL
    asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
}

warp 44 { # GREATER
    asm "TLD4.G.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 45 { # NOTEQUAL
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 46 { # GEQUAL
    asm "TLD4.A.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
}

warp 47 { # ALWAYS
    asm "TLD4.R.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3eaaaaab)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 48 { # NEVER
    asm "TLD4.B.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 49 { # LESS
    asm "TLD4.A.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 50 { # EQUAL
    asm "TLD4.R.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 51 { # LEQUAL
    asm "TLD4.G.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 52 { # GREATER
    asm "TLD4.B.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 53 { # NOTEQUAL
    asm "TLD4.A.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 13 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 54 { # GEQUAL
    asm "TLD4.R.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 55 { # ALWAYS
    asm "TLD4.G.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x00000001)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 56 { # NEVER
    asm "TLD4.A.DC R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 57 { # LESS
    asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 58 { # EQUAL
    asm "TLD4.G.DC R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 59 { # LEQUAL
    asm "TLD4.B.DC R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 60 { # GREATER
    asm "TLD4.A.DC R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 61 { # NOTEQUAL
    asm "TLD4.R.DC R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 62 { # GEQUAL
    asm "TLD4.G.DC R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0;
    expect lane 11 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0;
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 63 { # ALWAYS
    asm "TLD4.B.DC R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = (lane + 1) / 16.0  t = 0.5  dref = bits(0x3f7fffff)
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
