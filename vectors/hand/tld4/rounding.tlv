# The footprint is decided at 1/512 texel below a texel centre, after one rounded product; sizes whose product rounds.
texlock 1
rules R-TLD4-41 PD-18a PD-18c PD-18e
rules without R-TLD4-47 PD-14 PD-18b PD-18f PD-19
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 1 2 address 0x20000000 }
texture 1 { type TWO_D layout pitch 32 format R8 UINT size 3 2 address 0x20100000 }
texture 2 { type TWO_D layout pitch 32 format R8 UINT size 4 2 address 0x20200000 }
texture 3 { type TWO_D layout pitch 32 format R8 UINT size 5 2 address 0x20300000 }
texture 4 { type TWO_D layout pitch 128 format R8 UINT size 100 2 address 0x20400000 }
texture 5 { type TWO_D layout pitch 256 format R8 UINT size 256 2 address 0x20500000 }
texture 6 { type TWO_D layout pitch 1024 format R8 UINT size 1000 2 address 0x20600000 }
texture 7 { type TWO_D layout pitch 4096 format R8 UINT size 4095 2 address 0x20700000 }
texture 8 { type TWO_D layout pitch 16384 format R8 UINT size 16383 2 address 0x20800000 }
texture 9 { type TWO_D layout pitch 16384 format R8 UINT size 16384 2 address 0x20900000 }
texture 10 { type TWO_D layout pitch 65536 format R8 UINT size 65536 2 address 0x20a00000 }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 1 sampler 0
handle 3 texture 1 sampler 1
handle 4 texture 2 sampler 0
handle 5 texture 2 sampler 1
handle 6 texture 3 sampler 0
handle 7 texture 3 sampler 1
handle 8 texture 4 sampler 0
handle 9 texture 4 sampler 1
handle 10 texture 5 sampler 0
handle 11 texture 5 sampler 1
handle 12 texture 6 sampler 0
handle 13 texture 6 sampler 1
handle 14 texture 7 sampler 0
handle 15 texture 7 sampler 1
handle 16 texture 8 sampler 0
handle 17 texture 8 sampler 1
handle 18 texture 9 sampler 0
handle 19 texture 9 sampler 1
handle 20 texture 10 sampler 0
handle 21 texture 10 sampler 1
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP }
sampler 1 { address WRAP CLAMP_TO_EDGE WRAP }

warp 0 { # N = 256, s = 0x3e810000
    asm "TLD4.R R8, R0, 10, 2D"  active 0x1
    s = bits(0x3e810000)  t = 0.5
    expect lane 0 texels (64,1) (65,1) (65,0) (64,0);
}

warp 1 { # N = 256, s = 0x3e80ff80
    asm "TLD4.R R8, R0, 10, 2D"  active 0x1
    s = bits(0x3e80ff80)  t = 0.5
    expect lane 0 texels (64,1) (65,1) (65,0) (64,0);
}

warp 2 { # N = 256, s = 0x3e80ff00
    asm "TLD4.R R8, R0, 10, 2D"  active 0x1
    s = bits(0x3e80ff00)  t = 0.5
    expect lane 0 texels (64,1) (65,1) (65,0) (64,0);
}

warp 3 { # N = 256, s = 0x3e80fef0
    asm "TLD4.R R8, R0, 10, 2D"  active 0x1
    s = bits(0x3e80fef0)  t = 0.5
    expect lane 0 texels (63,1) (64,1) (64,0) (63,0);
}

warp 4 { # N = 4, s = 0x3e000000
    asm "TLD4.R R8, R0, 4, 2D"  active 0x1
    s = bits(0x3e000000)  t = 0.5
    expect lane 0 texels (0,1) (1,1) (1,0) (0,0);
}

warp 5 { # N = 4, s = 0x3dff8000
    asm "TLD4.R R8, R0, 4, 2D"  active 0x1
    s = bits(0x3dff8000)  t = 0.5
    expect lane 0 texels (0,1) (1,1) (1,0) (0,0);
}

warp 6 { # N = 4, s = 0x00000000
    asm "TLD4.R R8, R0, 4, 2D"  active 0x1
    s = bits(0x00000000)  t = 0.5
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0);
}

warp 7 { # N = 4, s = 0x3f800000
    asm "TLD4.R R8, R0, 4, 2D"  active 0x1
    s = bits(0x3f800000)  t = 0.5
    expect lane 0 texels (3,1) (3,1) (3,0) (3,0);
}

warp 8 { # N = 1, s = 0x3e800000
    asm "TLD4.R R8, R0, 0, 2D"  active 0x1
    s = bits(0x3e800000)  t = 0.5
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0);
}

warp 9 { # N = 1, s = 0x3f000000
    asm "TLD4.R R8, R0, 0, 2D"  active 0x1
    s = bits(0x3f000000)  t = 0.5
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0);
}

warp 10 { # N = 3, s = 0x3eaaaaab
    asm "TLD4.R R8, R0, 2, 2D"  active 0x1
    s = bits(0x3eaaaaab)  t = 0.5
    expect lane 0 texels (0,1) (1,1) (1,0) (0,0);
}

warp 11 { # N = 100, s = 0x3c75c28f
    asm "TLD4.R R8, R0, 8, 2D"  active 0x1
    s = bits(0x3c75c28f)  t = 0.5
    expect lane 0 texels (1,1) (2,1) (2,0) (1,0);
}

warp 12 { # N = 5, s = 0x3effcccc
    asm "TLD4.R R8, R0, 6, 2D"  active 0x1
    s = bits(0x3effcccc)  t = 0.5
    expect lane 0 texels (2,1) (3,1) (3,0) (2,0);
}

warp 13 { # N = 100, s = 0x3eee11eb
    asm "TLD4.R R8, R0, 8, 2D"  active 0x1
    s = bits(0x3eee11eb)  t = 0.5
    expect lane 0 texels (46,1) (47,1) (47,0) (46,0);
}

warp 14 { # N = 4095, s = 0x3f3bf3b7
    asm "TLD4.R R8, R0, 14, 2D"  active 0x1
    s = bits(0x3f3bf3b7)  t = 0.5
    expect lane 0 texels (3006,1) (3007,1) (3007,0) (3006,0);
}

warp 15 { # N = 1000, s = 0x459c4001
    asm "TLD4.R R8, R0, 13, 2D"  active 0x1
    s = bits(0x459c4001)  t = 0.5
    expect lane 0 texels (999,1) (0,1) (0,0) (999,0);
}

warp 16 { # N = 1, s = 0xbf008001
    asm "TLD4.R R8, R0, 0, 2D"  active 0x1
    s = bits(0xbf008001)  t = 0.5
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0);
}

warp 17 { # N = 16384, s = 0x3f7fffff
    asm "TLD4.R R8, R0, 18, 2D"  active 0x1
    s = bits(0x3f7fffff)  t = 0.5
    expect lane 0 texels (16383,1) (16383,1) (16383,0) (16383,0);
}

warp 18 { # N = 16383, s = 0x3f7fffff
    asm "TLD4.R R8, R0, 16, 2D"  active 0x1
    s = bits(0x3f7fffff)  t = 0.5
    expect lane 0 texels (16382,1) (16382,1) (16382,0) (16382,0);
}

warp 19 { # N = 65536, s = 0x3f7fffff
    asm "TLD4.R R8, R0, 20, 2D"  active 0x1
    s = bits(0x3f7fffff)  t = 0.5
    expect lane 0 texels (65535,1) (65535,1) (65535,0) (65535,0);
}
