# Address mode MIRROR_ONCE_CLAMP_TO_EDGE at every edge: on texel edges and centres, between, far outside, -0, denormals, NaN,
# infinities and 2^24; sizes 4 x 4, 5 x 3 and 1 x 1; the other axis uses the next mode, so axes are independent.
texlock 1
rules R-TLD4-41 R-TLD4-43 R-TLD4-47 PD-18a PD-18c PD-18f PD-19
minimum wrap 96

texture 0 { type TWO_D layout blocklinear format R32 UINT size 4 4 address 0x10000000 block 1 1 texels index }
texture 1 { type TWO_D layout blocklinear format R32 UINT size 5 3 address 0x10010000 block 1 1 texels index }
texture 2 { type TWO_D layout blocklinear format R32 UINT size 1 1 address 0x10020000 block 1 1 texels index }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE border 0xb0b0b0b0 0xb1 0xb2 0xb3 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3e000000) bits(0x3e800000) bits(0x3f000000)
        bits(0x3f600000) bits(0x3f800000) bits(0x3f900000) bits(0x3fa00000)
        bits(0xbe000000) bits(0xbe800000) bits(0xbf800000) bits(0xbf900000)
        bits(0x40000000) bits(0x40080000) bits(0xc0000000) bits(0x40440000)
        bits(0x3d800000) bits(0x3e400000) bits(0x3f700000) bits(0x3f980000)
        bits(0xbd800000) bits(0xbe400000) bits(0x3fd00000) bits(0xbf200000)
        bits(0x80000000) bits(0x00000001) bits(0x807fffff) bits(0x7fc00000)
        bits(0x7f800000) bits(0xff800000) bits(0x4b800000) bits(0xcb800000)
    }
    t = {
        bits(0x3fa00000) bits(0xbe000000) bits(0xbe800000) bits(0xbf800000)
        bits(0xbf900000) bits(0x40000000) bits(0x40080000) bits(0xc0000000)
        bits(0x40440000) bits(0x3d800000) bits(0x3e400000) bits(0x3f700000)
        bits(0x3f980000) bits(0xbd800000) bits(0xbe400000) bits(0x3fd00000)
        bits(0xbf200000) bits(0x80000000) bits(0x00000001) bits(0x807fffff)
        bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x4b800000)
        bits(0xcb800000) bits(0x00000000) bits(0x3e000000) bits(0x3e800000)
        bits(0x3f000000) bits(0x3f600000) bits(0x3f800000) bits(0x3f900000)
    }
    expect lane 0 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 1 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 2 texels (0,0) (1,0) (1,1) (0,1)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00010001  R11 = 0x00010000;
    expect lane 3 texels (1,3) (2,3) border border  R8 = 0x00030001  R9 = 0x00030002  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 4 texels (3,3) (3,3) border border  R8 = 0x00030003  R9 = 0x00030003  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 5 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 6 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 7 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 8 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels (3,1) (3,1) (3,0) (3,0)  R8 = 0x00010003  R9 = 0x00010003  R10 = 0x00000003  R11 = 0x00000003;
    expect lane 11 texels border border (3,3) (3,3)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00030003  R11 = 0x00030003;
    expect lane 12 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 13 texels (3,0) (3,0) (3,0) (3,0)  R8 = 0x00000003  R9 = 0x00000003  R10 = 0x00000003  R11 = 0x00000003;
    expect lane 14 texels (3,0) (3,0) (3,1) (3,1)  R8 = 0x00000003  R9 = 0x00000003  R10 = 0x00010003  R11 = 0x00010003;
    expect lane 15 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 16 texels (0,1) (0,1) (0,2) (0,2)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00020000  R11 = 0x00020000;
    expect lane 17 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 18 texels (3,0) (3,0) (3,0) (3,0)  R8 = 0x00000003  R9 = 0x00000003  R10 = 0x00000003  R11 = 0x00000003;
    expect lane 19 texels (3,0) (3,0) (3,0) (3,0)  R8 = 0x00000003  R9 = 0x00000003  R10 = 0x00000003  R11 = 0x00000003;
    expect lane 20 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 22 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 23 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 24 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 25 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 texels (3,2) (3,2) (3,1) (3,1)  R8 = 0x00020003  R9 = 0x00020003  R10 = 0x00010003  R11 = 0x00010003;
    expect lane 29 texels border border (3,3) (3,3)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00030003  R11 = 0x00030003;
    expect lane 30 texels border border (3,3) (3,3)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00030003  R11 = 0x00030003;
    expect lane 31 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3dcccccd) bits(0x3e4ccccd) bits(0x3f000000)
        bits(0x3f666666) bits(0x3f800000) bits(0x3f8ccccd) bits(0x3f99999a)
        bits(0xbdcccccd) bits(0xbe4ccccd) bits(0xbf800000) bits(0xbf8ccccd)
        bits(0x40000000) bits(0x40066666) bits(0xc0000000) bits(0x40433333)
        bits(0x3d4ccccd) bits(0x3e19999a) bits(0x3f733333) bits(0x3f933333)
        bits(0xbd4ccccd) bits(0xbe19999a) bits(0x3fc00000) bits(0xbf000000)
        bits(0x80000000) bits(0x00000001) bits(0x807fffff) bits(0x7fc00000)
        bits(0x7f800000) bits(0xff800000) bits(0x4b800000) bits(0xcb800000)
    }
    t = {
        bits(0x3faaaaab) bits(0xbe2aaaab) bits(0xbeaaaaab) bits(0xbf800000)
        bits(0xbf955555) bits(0x40000000) bits(0x400aaaab) bits(0xc0000000)
        bits(0x40455555) bits(0x3daaaaab) bits(0x3e800000) bits(0x3f6aaaab)
        bits(0x3fa00000) bits(0xbdaaaaab) bits(0xbe800000) bits(0x3feaaaab)
        bits(0xbf555555) bits(0x80000000) bits(0x00000001) bits(0x807fffff)
        bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x4b800000)
        bits(0xcb800000) bits(0x00000000) bits(0x3e2aaaab) bits(0x3eaaaaab)
        bits(0x3f000000) bits(0x3f555555) bits(0x3f800000) bits(0x3f955555)
    }
    expect lane 0 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 1 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 2 texels (0,0) (1,0) (1,1) (0,1)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00010001  R11 = 0x00010000;
    expect lane 3 texels (2,2) (3,2) border border  R8 = 0x00020002  R9 = 0x00020003  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 4 texels (4,2) (4,2) border border  R8 = 0x00020004  R9 = 0x00020004  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 5 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 6 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 7 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 8 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels (4,1) (4,1) (4,0) (4,0)  R8 = 0x00010004  R9 = 0x00010004  R10 = 0x00000004  R11 = 0x00000004;
    expect lane 11 texels border border (4,2) (4,2)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00020004  R11 = 0x00020004;
    expect lane 12 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 13 texels (4,0) (4,0) (4,0) (4,0)  R8 = 0x00000004  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000004;
    expect lane 14 texels (4,0) (4,0) (4,1) (4,1)  R8 = 0x00000004  R9 = 0x00000004  R10 = 0x00010004  R11 = 0x00010004;
    expect lane 15 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 16 texels (0,1) (0,1) (0,2) (0,2)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00020000  R11 = 0x00020000;
    expect lane 17 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 18 texels (4,0) (4,0) (4,0) (4,0)  R8 = 0x00000004  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000004;
    expect lane 19 texels (4,0) (4,0) (4,0) (4,0)  R8 = 0x00000004  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000004;
    expect lane 20 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 22 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 23 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 24 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 25 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 texels (4,2) (4,2) (4,1) (4,1)  R8 = 0x00020004  R9 = 0x00020004  R10 = 0x00010004  R11 = 0x00010004;
    expect lane 29 texels border border (4,2) (4,2)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00020004  R11 = 0x00020004;
    expect lane 30 texels border border (4,2) (4,2)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00020004  R11 = 0x00020004;
    expect lane 31 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f800000) bits(0x3fc00000) bits(0x40000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xbf800000) bits(0xbfc00000)
        bits(0x40000000) bits(0x40200000) bits(0xc0000000) bits(0x40500000)
        bits(0x3e800000) bits(0x3f400000) bits(0x3f400000) bits(0x3fe00000)
        bits(0xbe800000) bits(0xbf400000) bits(0x40600000) bits(0xc0200000)
        bits(0x80000000) bits(0x00000001) bits(0x807fffff) bits(0x7fc00000)
        bits(0x7f800000) bits(0xff800000) bits(0x4b800000) bits(0xcb800000)
    }
    t = {
        bits(0x40000000) bits(0xbf000000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbfc00000) bits(0x40000000) bits(0x40200000) bits(0xc0000000)
        bits(0x40500000) bits(0x3e800000) bits(0x3f400000) bits(0x3f400000)
        bits(0x3fe00000) bits(0xbe800000) bits(0xbf400000) bits(0x40600000)
        bits(0xc0200000) bits(0x80000000) bits(0x00000001) bits(0x807fffff)
        bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x4b800000)
        bits(0xcb800000) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f800000) bits(0x3fc00000)
    }
    expect lane 0 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 1 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 texels (0,0) (0,0) border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 3 texels (0,0) (0,0) border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 4 texels (0,0) (0,0) border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 5 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 6 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 7 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 8 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 9 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 13 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 texels (0,0) (0,0) border border  R8 = 0x00000000  R9 = 0x00000000  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 15 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 16 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 17 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 22 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 23 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 24 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
    expect lane 25 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 texels border border (0,0) (0,0)  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 texels border border border border  R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0;
}
