# Source selectors: every selector in every lane; BGRA memory order; constants; a selector of an absent component.
texlock 1
rules R-TLD4-2 R-TLD4-3 R-TLD4-4 PD-11
bytes 0x30000000 11223344 55667788
bytes 0x30000020 99aabbcc ddeeff00
texture 0 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source B G R A size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source ZERO G A ONE_FLOAT size 2 2 address 0x30000000 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source R B ONE_INT ZERO size 2 2 address 0x30000000 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source G A ONE_FLOAT R size 2 2 address 0x30000000 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source B ONE_INT ZERO G size 2 2 address 0x30000000 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source A ONE_FLOAT R B size 2 2 address 0x30000000 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source ONE_INT ZERO G A size 2 2 address 0x30000000 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D layout pitch 32 format A8B8G8R8 UINT source ONE_FLOAT R B ONE_INT size 2 2 address 0x30000000 }
handle 7 texture 7 sampler 0
texture 20 { type TWO_D layout pitch 32 format R8 UINT source G B A R size 2 2 address 0x30000000 }
handle 20 texture 20 sampler 0
sampler 0 { address WRAP WRAP WRAP }

warp 0 { # B G R A
    asm "TLD4.R R8, R0, 0, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbb  R9 = 0xff  R10 = 0x77  R11 = 0x33;
}

warp 1 { # B G R A
    asm "TLD4.G R8, R0, 0, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xaa  R9 = 0xee  R10 = 0x66  R11 = 0x22;
}

warp 2 { # B G R A
    asm "TLD4.B R8, R0, 0, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xdd  R10 = 0x55  R11 = 0x11;
}

warp 3 { # B G R A
    asm "TLD4.A R8, R0, 0, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xcc  R9 = 0x0  R10 = 0x88  R11 = 0x44;
}

warp 4 { # ZERO G A ONE_FLOAT
    asm "TLD4.R R8, R0, 1, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 5 { # ZERO G A ONE_FLOAT
    asm "TLD4.G R8, R0, 1, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xaa  R9 = 0xee  R10 = 0x66  R11 = 0x22;
}

warp 6 { # ZERO G A ONE_FLOAT
    asm "TLD4.B R8, R0, 1, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xcc  R9 = 0x0  R10 = 0x88  R11 = 0x44;
}

warp 7 { # ZERO G A ONE_FLOAT
    asm "TLD4.A R8, R0, 1, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # R B ONE_INT ZERO
    asm "TLD4.R R8, R0, 2, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xdd  R10 = 0x55  R11 = 0x11;
}

warp 9 { # R B ONE_INT ZERO
    asm "TLD4.G R8, R0, 2, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbb  R9 = 0xff  R10 = 0x77  R11 = 0x33;
}

warp 10 { # R B ONE_INT ZERO
    asm "TLD4.B R8, R0, 2, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 11 { # R B ONE_INT ZERO
    asm "TLD4.A R8, R0, 2, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 12 { # G A ONE_FLOAT R
    asm "TLD4.R R8, R0, 3, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xaa  R9 = 0xee  R10 = 0x66  R11 = 0x22;
}

warp 13 { # G A ONE_FLOAT R
    asm "TLD4.G R8, R0, 3, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xcc  R9 = 0x0  R10 = 0x88  R11 = 0x44;
}

warp 14 { # G A ONE_FLOAT R
    asm "TLD4.B R8, R0, 3, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 { # G A ONE_FLOAT R
    asm "TLD4.A R8, R0, 3, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xdd  R10 = 0x55  R11 = 0x11;
}

warp 16 { # B ONE_INT ZERO G
    asm "TLD4.R R8, R0, 4, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbb  R9 = 0xff  R10 = 0x77  R11 = 0x33;
}

warp 17 { # B ONE_INT ZERO G
    asm "TLD4.G R8, R0, 4, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 18 { # B ONE_INT ZERO G
    asm "TLD4.B R8, R0, 4, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 19 { # B ONE_INT ZERO G
    asm "TLD4.A R8, R0, 4, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xaa  R9 = 0xee  R10 = 0x66  R11 = 0x22;
}

warp 20 { # A ONE_FLOAT R B
    asm "TLD4.R R8, R0, 5, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xcc  R9 = 0x0  R10 = 0x88  R11 = 0x44;
}

warp 21 { # A ONE_FLOAT R B
    asm "TLD4.G R8, R0, 5, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 22 { # A ONE_FLOAT R B
    asm "TLD4.B R8, R0, 5, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xdd  R10 = 0x55  R11 = 0x11;
}

warp 23 { # A ONE_FLOAT R B
    asm "TLD4.A R8, R0, 5, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbb  R9 = 0xff  R10 = 0x77  R11 = 0x33;
}

warp 24 { # ONE_INT ZERO G A
    asm "TLD4.R R8, R0, 6, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 25 { # ONE_INT ZERO G A
    asm "TLD4.G R8, R0, 6, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 26 { # ONE_INT ZERO G A
    asm "TLD4.B R8, R0, 6, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xaa  R9 = 0xee  R10 = 0x66  R11 = 0x22;
}

warp 27 { # ONE_INT ZERO G A
    asm "TLD4.A R8, R0, 6, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xcc  R9 = 0x0  R10 = 0x88  R11 = 0x44;
}

warp 28 { # ONE_FLOAT R B ONE_INT
    asm "TLD4.R R8, R0, 7, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 29 { # ONE_FLOAT R B ONE_INT
    asm "TLD4.G R8, R0, 7, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xdd  R10 = 0x55  R11 = 0x11;
}

warp 30 { # ONE_FLOAT R B ONE_INT
    asm "TLD4.B R8, R0, 7, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbb  R9 = 0xff  R10 = 0x77  R11 = 0x33;
}

warp 31 { # ONE_FLOAT R B ONE_INT
    asm "TLD4.A R8, R0, 7, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 40 { # R8 has no G, B, A
    asm "TLD4.R R8, R0, 20, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 41 { # R8 has no G, B, A
    asm "TLD4.G R8, R0, 20, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 42 { # R8 has no G, B, A
    asm "TLD4.B R8, R0, 20, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 43 { # R8 has no G, B, A
    asm "TLD4.A R8, R0, 20, 2D"  active 0x1
    s = 0.5  t = 0.5
    expect lane 0 R8 = 0x99  R9 = 0xaa  R10 = 0x22  R11 = 0x11;
}
