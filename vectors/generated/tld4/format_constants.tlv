# Constants as sources, of every format and data type: three lanes show them, the fourth the first component.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-3
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { type TWO_D layout pitch 32 format R32_G32_B32 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 ffffffffffffffffffffffff ffffffffffffffffffffffff
bytes 0x30000020 ffffffffffffffffffffffff ffffffffffffffffffffffff
texture 1 { type TWO_D layout pitch 32 format R32_G32_B32 SNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 ffffffffffffffffffffffff ffffffffffffffffffffffff
bytes 0x30001020 ffffffffffffffffffffffff ffffffffffffffffffffffff
texture 2 { type TWO_D layout pitch 32 format R32_G32_B32 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 ffffffffffffffffffffffff ffffffffffffffffffffffff
bytes 0x30002020 ffffffffffffffffffffffff ffffffffffffffffffffffff
texture 3 { type TWO_D layout pitch 32 format R32_G32_B32 SINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 ffffffffffffffffffffffff ffffffffffffffffffffffff
bytes 0x30003020 ffffffffffffffffffffffff ffffffffffffffffffffffff
texture 4 { type TWO_D layout pitch 32 format R32_G32_B32 FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30004000 ffffffffffffffffffffffff ffffffffffffffffffffffff
bytes 0x30004020 ffffffffffffffffffffffff ffffffffffffffffffffffff
texture 5 { type TWO_D layout pitch 32 format R32_B24G8 FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30005000 G_DATA_TYPE 4 B_DATA_TYPE 4 }
handle 5 texture 5 sampler 0
bytes 0x30005000 ffffffffffffffff ffffffffffffffff
bytes 0x30005020 ffffffffffffffff ffffffffffffffff
texture 6 { type TWO_D layout pitch 32 format R32_B24G8 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30006000 G_DATA_TYPE 2 B_DATA_TYPE 2 }
handle 6 texture 6 sampler 0
bytes 0x30006000 ffffffffffffffff ffffffffffffffff
bytes 0x30006020 ffffffffffffffff ffffffffffffffff
texture 7 { type TWO_D layout pitch 32 format X8B8G8R8 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30007000 }
handle 7 texture 7 sampler 0
bytes 0x30007000 ffffffff ffffffff
bytes 0x30007020 ffffffff ffffffff
texture 8 { type TWO_D layout pitch 32 format X8B8G8R8 SNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30008000 }
handle 8 texture 8 sampler 0
bytes 0x30008000 ffffffff ffffffff
bytes 0x30008020 ffffffff ffffffff
texture 9 { type TWO_D layout pitch 32 format X8B8G8R8 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30009000 }
handle 9 texture 9 sampler 0
bytes 0x30009000 ffffffff ffffffff
bytes 0x30009020 ffffffff ffffffff
texture 10 { type TWO_D layout pitch 32 format X8B8G8R8 SINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000a000 }
handle 10 texture 10 sampler 0
bytes 0x3000a000 ffffffff ffffffff
bytes 0x3000a020 ffffffff ffffffff
texture 11 { type TWO_D layout pitch 32 format G8R24 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000b000 }
handle 11 texture 11 sampler 0
bytes 0x3000b000 ffffffff ffffffff
bytes 0x3000b020 ffffffff ffffffff
texture 12 { type TWO_D layout pitch 32 format G8R24 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000c000 }
handle 12 texture 12 sampler 0
bytes 0x3000c000 ffffffff ffffffff
bytes 0x3000c020 ffffffff ffffffff
texture 13 { type TWO_D layout pitch 32 format G8R24 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000d000 G_DATA_TYPE 2 }
handle 13 texture 13 sampler 0
bytes 0x3000d000 ffffffff ffffffff
bytes 0x3000d020 ffffffff ffffffff
texture 14 { type TWO_D layout pitch 32 format G24R8 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000e000 }
handle 14 texture 14 sampler 0
bytes 0x3000e000 ffffffff ffffffff
bytes 0x3000e020 ffffffff ffffffff
texture 15 { type TWO_D layout pitch 32 format G24R8 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3000f000 }
handle 15 texture 15 sampler 0
bytes 0x3000f000 ffffffff ffffffff
bytes 0x3000f020 ffffffff ffffffff
texture 16 { type TWO_D layout pitch 32 format G24R8 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30010000 G_DATA_TYPE 4 }
handle 16 texture 16 sampler 0
bytes 0x30010000 ffffffff ffffffff
bytes 0x30010020 ffffffff ffffffff
texture 17 { type TWO_D layout pitch 32 format A5B5G5R1 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30011000 }
handle 17 texture 17 sampler 0
bytes 0x30011000 ffff ffff
bytes 0x30011020 ffff ffff
texture 18 { type TWO_D layout pitch 32 format B6G5R5 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30012000 }
handle 18 texture 18 sampler 0
bytes 0x30012000 ffff ffff
bytes 0x30012020 ffff ffff
texture 19 { type TWO_D layout pitch 32 format B6G5R5 SNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30013000 }
handle 19 texture 19 sampler 0
bytes 0x30013000 ffff ffff
bytes 0x30013020 ffff ffff
texture 20 { type TWO_D layout pitch 32 format B6G5R5 SNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30014000 G_DATA_TYPE 1 B_DATA_TYPE 2 }
handle 20 texture 20 sampler 0
bytes 0x30014000 ffff ffff
bytes 0x30014020 ffff ffff
texture 21 { type TWO_D layout pitch 32 format G4R4 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30015000 }
handle 21 texture 21 sampler 0
bytes 0x30015000 ff ff
bytes 0x30015020 ff ff
texture 22 { type TWO_D layout pitch 32 format E5B9G9R9_SHAREDEXP FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30016000 }
handle 22 texture 22 sampler 0
bytes 0x30016000 ffffffff ffffffff
bytes 0x30016020 ffffffff ffffffff
texture 23 { type TWO_D layout pitch 32 format BF10GF11RF11 FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30017000 }
handle 23 texture 23 sampler 0
bytes 0x30017000 ffffffff ffffffff
bytes 0x30017020 ffffffff ffffffff
texture 24 { type TWO_D layout pitch 32 format Z16 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30018000 }
handle 24 texture 24 sampler 0
bytes 0x30018000 ffff ffff
bytes 0x30018020 ffff ffff
texture 25 { type TWO_D layout pitch 32 format X8Z24 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x30019000 }
handle 25 texture 25 sampler 0
bytes 0x30019000 ffffffff ffffffff
bytes 0x30019020 ffffffff ffffffff
texture 26 { type TWO_D layout pitch 32 format S8Z24 UNORM source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3001a000 G_DATA_TYPE 4 }
handle 26 texture 26 sampler 0
bytes 0x3001a000 ffffffff ffffffff
bytes 0x3001a020 ffffffff ffffffff
texture 27 { type TWO_D layout pitch 32 format Z24S8 UINT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3001b000 G_DATA_TYPE 2 }
handle 27 texture 27 sampler 0
bytes 0x3001b000 ffffffff ffffffff
bytes 0x3001b020 ffffffff ffffffff
texture 28 { type TWO_D layout pitch 32 format ZF32 FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3001c000 }
handle 28 texture 28 sampler 0
bytes 0x3001c000 ffffffff ffffffff
bytes 0x3001c020 ffffffff ffffffff
texture 29 { type TWO_D layout pitch 32 format ZF32_X24S8 FLOAT source ZERO ONE_INT ONE_FLOAT R size 2 2 address 0x3001d000 G_DATA_TYPE 4 }
handle 29 texture 29 sampler 0
bytes 0x3001d000 ffffffffffffffff ffffffffffffffff
bytes 0x3001d020 ffffffffffffffff ffffffffffffffff

warp 0 { # R32_G32_B32, UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 1 { # R32_G32_B32, UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 2 { # R32_G32_B32, UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 { # R32_G32_B32, SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 4 { # R32_G32_B32, SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 5 { # R32_G32_B32, SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # R32_G32_B32, UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 7 { # R32_G32_B32, UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 8 { # R32_G32_B32, UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 9 { # R32_G32_B32, SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 10 { # R32_G32_B32, SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 11 { # R32_G32_B32, SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 { # R32_G32_B32, FLOAT
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 13 { # R32_G32_B32, FLOAT
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 14 { # R32_G32_B32, FLOAT
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 { # R32_B24G8, FLOAT
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 16 { # R32_B24G8, FLOAT
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 17 { # R32_B24G8, FLOAT
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 { # R32_B24G8, UINT
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 19 { # R32_B24G8, UINT
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 20 { # R32_B24G8, UINT
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 21 { # X8B8G8R8, UNORM
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 22 { # X8B8G8R8, UNORM
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 23 { # X8B8G8R8, UNORM
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 24 { # X8B8G8R8, SNORM
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 25 { # X8B8G8R8, SNORM
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 26 { # X8B8G8R8, SNORM
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 27 { # X8B8G8R8, UINT
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 28 { # X8B8G8R8, UINT
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 29 { # X8B8G8R8, UINT
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 30 { # X8B8G8R8, SINT
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 31 { # X8B8G8R8, SINT
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 32 { # X8B8G8R8, SINT
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 33 { # G8R24, UNORM
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 34 { # G8R24, UNORM
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 35 { # G8R24, UNORM
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 36 { # G8R24, UINT
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 37 { # G8R24, UINT
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 38 { # G8R24, UINT
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 39 { # G8R24, UINT
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 40 { # G8R24, UINT
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 41 { # G8R24, UINT
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 42 { # G24R8, UNORM
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 43 { # G24R8, UNORM
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 44 { # G24R8, UNORM
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 45 { # G24R8, UINT
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 46 { # G24R8, UINT
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 47 { # G24R8, UINT
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 48 { # G24R8, UNORM
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 49 { # G24R8, UNORM
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 50 { # G24R8, UNORM
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 51 { # A5B5G5R1, UNORM
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 52 { # A5B5G5R1, UNORM
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 53 { # A5B5G5R1, UNORM
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 54 { # B6G5R5, UNORM
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 55 { # B6G5R5, UNORM
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 56 { # B6G5R5, UNORM
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 57 { # B6G5R5, SNORM
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 58 { # B6G5R5, SNORM
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 59 { # B6G5R5, SNORM
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 60 { # B6G5R5, SNORM
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 61 { # B6G5R5, SNORM
    asm "TLD4.G R8, R0, 20, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 62 { # B6G5R5, SNORM
    asm "TLD4.B R8, R0, 20, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 63 { # G4R4, UNORM
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 0 { # G4R4, UNORM
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 1 { # G4R4, UNORM
    asm "TLD4.B R8, R0, 21, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 { # E5B9G9R9_SHAREDEXP, FLOAT
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 3 { # E5B9G9R9_SHAREDEXP, FLOAT
    asm "TLD4.G R8, R0, 22, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 4 { # E5B9G9R9_SHAREDEXP, FLOAT
    asm "TLD4.B R8, R0, 22, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 5 { # BF10GF11RF11, FLOAT
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 6 { # BF10GF11RF11, FLOAT
    asm "TLD4.G R8, R0, 23, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 7 { # BF10GF11RF11, FLOAT
    asm "TLD4.B R8, R0, 23, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # Z16, UNORM
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 9 { # Z16, UNORM
    asm "TLD4.G R8, R0, 24, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 10 { # Z16, UNORM
    asm "TLD4.B R8, R0, 24, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 { # X8Z24, UNORM
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 12 { # X8Z24, UNORM
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 13 { # X8Z24, UNORM
    asm "TLD4.B R8, R0, 25, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # S8Z24, UNORM
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 15 { # S8Z24, UNORM
    asm "TLD4.G R8, R0, 26, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 16 { # S8Z24, UNORM
    asm "TLD4.B R8, R0, 26, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 17 { # Z24S8, UINT
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 18 { # Z24S8, UINT
    asm "TLD4.G R8, R0, 27, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 19 { # Z24S8, UINT
    asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 20 { # ZF32, FLOAT
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 21 { # ZF32, FLOAT
    asm "TLD4.G R8, R0, 28, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 22 { # ZF32, FLOAT
    asm "TLD4.B R8, R0, 28, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 23 { # ZF32_X24S8, FLOAT
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 24 { # ZF32_X24S8, FLOAT
    asm "TLD4.G R8, R0, 29, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 25 { # ZF32_X24S8, FLOAT
    asm "TLD4.B R8, R0, 29, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
