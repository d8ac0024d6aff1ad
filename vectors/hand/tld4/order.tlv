# Order and offsets as seen on real hardware: s = t = 0.5 of 512 x 512 reads (255,256) (256,256) (256,255) (255,255);
# AOFFI and PTP fields are six bits wide and the bits between them are ignored; POINT filters change nothing.
texlock 1
rules R-TLD4-8 R-TLD4-9 R-TLD4-10 R-TLD4-12 R-TLD4-13 R-TLD4-41 R-TLD4-43 R-TLD4-49 PD-7
rules without R-TLD4-2 PD-6 PD-80

texture 0 { type TWO_D layout blocklinear format R32 UINT size 512 512 address 0x40000000 block 1 16 texels index }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 2 }
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIP_LOD_BIAS 0x100 MIN_LOD_CLAMP 0x200 }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x80000001
    s = 0.5  t = 0.5
    expect lane 0 texels (255,256) (256,256) (256,255) (255,255)  R8 = 0x010000ff  R9 = 0x01000100  R10 = 0x00ff0100  R11 = 0x00ff00ff;
    expect lane 31 texels (255,256) (256,256) (256,255) (255,255)  R8 = 0x010000ff  R9 = 0x01000100  R10 = 0x00ff0100  R11 = 0x00ff00ff;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x80000001
    s = 0.5  t = 0.5
    expect lane 0 texels (255,256) (256,256) (256,255) (255,255)  R8 = 0x010000ff  R9 = 0x01000100  R10 = 0x00ff0100  R11 = 0x00ff00ff;
    expect lane 31 texels (255,256) (256,256) (256,255) (255,255)  R8 = 0x010000ff  R9 = 0x01000100  R10 = 0x00ff0100  R11 = 0x00ff00ff;
}

warp 2 { # offset (-1, -1)
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0xffffffff
    expect lane 0 texels (254,255) (255,255) (255,254) (254,254)  R8 = 0x00ff00fe  R9 = 0x00ff00ff  R10 = 0x00fe00ff  R11 = 0x00fe00fe;
}

warp 3 { # offset (12, 12)
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0xcccccccc
    expect lane 0 texels (267,268) (268,268) (268,267) (267,267)  R8 = 0x010c010b  R9 = 0x010c010c  R10 = 0x010b010c  R11 = 0x010b010b;
}

warp 4 { # offset (-20, -13)
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0x7cda73ac
    expect lane 0 texels (235,243) (236,243) (236,242) (235,242)  R8 = 0x00f300eb  R9 = 0x00f300ec  R10 = 0x00f200ec  R11 = 0x00f200eb;
}

warp 5 { # offset (-32, 31)
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0x00001f20
    expect lane 0 texels (223,287) (224,287) (224,286) (223,286)  R8 = 0x011f00df  R9 = 0x011f00e0  R10 = 0x011e00e0  R11 = 0x011e00df;
}

warp 6 { # offset (31, -32)
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0xffe0e0df
    expect lane 0 texels (286,224) (287,224) (287,223) (286,223)  R8 = 0x00e0011e  R9 = 0x00e0011f  R10 = 0x00df011f  R11 = 0x00df011e;
}

warp 8 { # offsets [(-20, -13), (26, -4), (-23, -30), (-8, -19)]
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0x7cda73ac  off2 = 0xadf8e2a9
    expect lane 0 texels (235,242) (281,251) (232,225) (247,236)  R8 = 0x00f200eb  R9 = 0x00fb0119  R10 = 0x00e100e8  R11 = 0x00ec00f7;
}

warp 9 { # offsets [(0, 1), (1, 1), (1, 0), (0, 0)]
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0x01010100  off2 = 0x00000001
    expect lane 0 texels (255,256) (256,256) (256,255) (255,255)  R8 = 0x010000ff  R9 = 0x01000100  R10 = 0x00ff0100  R11 = 0x00ff00ff;
}

warp 10 { # offsets [(-32, 31), (-32, 31), (31, -32), (31, -32)]
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x1
    s = 0.5  t = 0.5  off1 = 0x1f201f20  off2 = 0x201f201f
    expect lane 0 texels (223,286) (223,286) (286,223) (286,223)  R8 = 0x011e00df  R9 = 0x011e00df  R10 = 0x00df011e  R11 = 0x00df011e;
}
