# Unnormalised coordinates: the header says so (texture 0), the sampler forces it on a texture of one level
# (texture 1), and cannot on a texture of two levels (texture 2). Every address mode by integer texel index.
texlock 1
rules PD-18b PD-18c PD-18f R-TLD4-41

texture 0 { type TWO_D layout blocklinear format R32 UINT size 7 5 address 0x10000000 block 1 1 normalized off texels index }
texture 1 { type TWO_D layout blocklinear format R32 UINT size 7 5 address 0x10010000 block 1 1 texels index }
texture 2 { type TWO_D layout blocklinear format R32 UINT size 7 5 address 0x10020000 block 1 1 levels 2 view 0 1 texels index }
sampler 0 { address WRAP WRAP WRAP border 0 0 0 0 normalized off }
sampler 1 { address MIRROR MIRROR WRAP border 0 0 0 0 normalized off }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP border 0 0 0 0 normalized off }
sampler 3 { address BORDER BORDER WRAP border 0 0 0 0 normalized off }
sampler 4 { address CLAMP_OGL CLAMP_OGL WRAP border 0 0 0 0 normalized off }
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP border 0 0 0 0 normalized off }
sampler 6 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP border 0 0 0 0 normalized off }
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP border 0 0 0 0 normalized off }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 0 sampler 2
handle 3 texture 0 sampler 3
handle 4 texture 0 sampler 4
handle 5 texture 0 sampler 5
handle 6 texture 0 sampler 6
handle 7 texture 0 sampler 7
handle 8 texture 1 sampler 2
handle 9 texture 2 sampler 2

warp 0 { # WRAP
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (6,3) (0,3) (0,2) (6,2)  R8 = 0x00030006  R9 = 0x00030000  R10 = 0x00020000  R11 = 0x00020006;
    expect lane 1 texels (0,4) (1,4) (1,3) (0,3)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00030001  R11 = 0x00030000;
    expect lane 2 texels (0,0) (1,0) (1,4) (0,4)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,1) (4,1) (4,0) (3,0)  R8 = 0x00010003  R9 = 0x00010004  R10 = 0x00000004  R11 = 0x00000003;
    expect lane 4 texels (6,1) (0,1) (0,0) (6,0)  R8 = 0x00010006  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000006;
    expect lane 5 texels (6,0) (0,0) (0,4) (6,4)  R8 = 0x00000006  R9 = 0x00000000  R10 = 0x00040000  R11 = 0x00040006;
    expect lane 6 texels (0,1) (1,1) (1,0) (0,0)  R8 = 0x00010000  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 7 texels (0,2) (1,2) (1,1) (0,1)  R8 = 0x00020000  R9 = 0x00020001  R10 = 0x00010001  R11 = 0x00010000;
    expect lane 8 texels (6,3) (0,3) (0,2) (6,2)  R8 = 0x00030006  R9 = 0x00030000  R10 = 0x00020000  R11 = 0x00020006;
    expect lane 9 texels (5,0) (6,0) (6,4) (5,4)  R8 = 0x00000005  R9 = 0x00000006  R10 = 0x00040006  R11 = 0x00040005;
    expect lane 10 texels (6,4) (0,4) (0,3) (6,3)  R8 = 0x00040006  R9 = 0x00040000  R10 = 0x00030000  R11 = 0x00030006;
    expect lane 11 texels (6,0) (0,0) (0,4) (6,4)  R8 = 0x00000006  R9 = 0x00000000  R10 = 0x00040000  R11 = 0x00040006;
    expect lane 12 texels (6,3) (0,3) (0,2) (6,2)  R8 = 0x00030006  R9 = 0x00030000  R10 = 0x00020000  R11 = 0x00020006;
    expect lane 13 texels (0,2) (1,2) (1,1) (0,1)  R8 = 0x00020000  R9 = 0x00020001  R10 = 0x00010001  R11 = 0x00010000;
    expect lane 14 texels (6,2) (0,2) (0,1) (6,1)  R8 = 0x00020006  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010006;
    expect lane 15 texels (6,3) (0,3) (0,2) (6,2)  R8 = 0x00030006  R9 = 0x00030000  R10 = 0x00020000  R11 = 0x00020006;
    expect lane 16 texels (6,2) (0,2) (0,1) (6,1)  R8 = 0x00020006  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010006;
    expect lane 17 texels (0,3) (1,3) (1,2) (0,2)  R8 = 0x00030000  R9 = 0x00030001  R10 = 0x00020001  R11 = 0x00020000;
    expect lane 18 texels (6,2) (0,2) (0,1) (6,1)  R8 = 0x00020006  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010006;
    expect lane 19 texels (0,1) (1,1) (1,0) (0,0)  R8 = 0x00010000  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 20 texels (6,2) (0,2) (0,1) (6,1)  R8 = 0x00020006  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010006;
    expect lane 21 texels (5,0) (6,0) (6,4) (5,4)  R8 = 0x00000005  R9 = 0x00000006  R10 = 0x00040006  R11 = 0x00040005;
    expect lane 22 texels (2,1) (3,1) (3,0) (2,0)  R8 = 0x00010002  R9 = 0x00010003  R10 = 0x00000003  R11 = 0x00000002;
    expect lane 23 texels (4,1) (5,1) (5,0) (4,0)  R8 = 0x00010004  R9 = 0x00010005  R10 = 0x00000005  R11 = 0x00000004;
    expect lane 24 texels (3,4) (4,4) (4,3) (3,3)  R8 = 0x00040003  R9 = 0x00040004  R10 = 0x00030004  R11 = 0x00030003;
    expect lane 25 texels (3,2) (4,2) (4,1) (3,1)  R8 = 0x00020003  R9 = 0x00020004  R10 = 0x00010004  R11 = 0x00010003;
    expect lane 26 texels (2,2) (3,2) (3,1) (2,1)  R8 = 0x00020002  R9 = 0x00020003  R10 = 0x00010003  R11 = 0x00010002;
    expect lane 27 texels (3,3) (4,3) (4,2) (3,2)  R8 = 0x00030003  R9 = 0x00030004  R10 = 0x00020004  R11 = 0x00020003;
    expect lane 28 texels (2,3) (3,3) (3,2) (2,2)  R8 = 0x00030002  R9 = 0x00030003  R10 = 0x00020003  R11 = 0x00020002;
    expect lane 29 texels (3,0) (4,0) (4,4) (3,4)  R8 = 0x00000003  R9 = 0x00000004  R10 = 0x00040004  R11 = 0x00040003;
    expect lane 30 texels (1,4) (2,4) (2,3) (1,3)  R8 = 0x00040001  R9 = 0x00040002  R10 = 0x00030002  R11 = 0x00030001;
    expect lane 31 texels (2,3) (3,3) (3,2) (2,2)  R8 = 0x00030002  R9 = 0x00030003  R10 = 0x00020003  R11 = 0x00020002;
}

warp 1 { # MIRROR
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,3) (0,3) (0,2) (0,2)  R8 = 0x00030000  R9 = 0x00030000  R10 = 0x00020000  R11 = 0x00020000;
    expect lane 1 texels (0,4) (1,4) (1,3) (0,3)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00030001  R11 = 0x00030000;
    expect lane 2 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,3) (4,3) (4,4) (3,4)  R8 = 0x00030003  R9 = 0x00030004  R10 = 0x00040004  R11 = 0x00040003;
    expect lane 4 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 5 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 6 texels (6,1) (5,1) (5,0) (6,0)  R8 = 0x00010006  R9 = 0x00010005  R10 = 0x00000005  R11 = 0x00000006;
    expect lane 7 texels (6,2) (5,2) (5,3) (6,3)  R8 = 0x00020006  R9 = 0x00020005  R10 = 0x00030005  R11 = 0x00030006;
    expect lane 8 texels (0,1) (0,1) (0,2) (0,2)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00020000  R11 = 0x00020000;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels (6,0) (6,0) (6,1) (6,1)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x00010006;
    expect lane 11 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 12 texels (0,1) (0,1) (0,2) (0,2)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00020000  R11 = 0x00020000;
    expect lane 13 texels (0,2) (1,2) (1,1) (0,1)  R8 = 0x00020000  R9 = 0x00020001  R10 = 0x00010001  R11 = 0x00010000;
    expect lane 14 texels (0,2) (0,2) (0,1) (0,1)  R8 = 0x00020000  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010000;
    expect lane 15 texels (6,1) (6,1) (6,2) (6,2)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00020006  R11 = 0x00020006;
    expect lane 16 texels (0,2) (0,2) (0,1) (0,1)  R8 = 0x00020000  R9 = 0x00020000  R10 = 0x00010000  R11 = 0x00010000;
    expect lane 17 texels (0,1) (1,1) (1,2) (0,2)  R8 = 0x00010000  R9 = 0x00010001  R10 = 0x00020001  R11 = 0x00020000;
    expect lane 18 texels (6,2) (6,2) (6,1) (6,1)  R8 = 0x00020006  R9 = 0x00020006  R10 = 0x00010006  R11 = 0x00010006;
    expect lane 19 texels (6,1) (5,1) (5,0) (6,0)  R8 = 0x00010006  R9 = 0x00010005  R10 = 0x00000005  R11 = 0x00000006;
    expect lane 20 texels (0,2) (0,2) (0,3) (0,3)  R8 = 0x00020000  R9 = 0x00020000  R10 = 0x00030000  R11 = 0x00030000;
    expect lane 21 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 22 texels (4,1) (3,1) (3,0) (4,0)  R8 = 0x00010004  R9 = 0x00010003  R10 = 0x00000003  R11 = 0x00000004;
    expect lane 23 texels (2,1) (1,1) (1,0) (2,0)  R8 = 0x00010002  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 24 texels (3,4) (4,4) (4,3) (3,3)  R8 = 0x00040003  R9 = 0x00040004  R10 = 0x00030004  R11 = 0x00030003;
    expect lane 25 texels (3,2) (4,2) (4,3) (3,3)  R8 = 0x00020003  R9 = 0x00020004  R10 = 0x00030004  R11 = 0x00030003;
    expect lane 26 texels (4,2) (3,2) (3,3) (4,3)  R8 = 0x00020004  R9 = 0x00020003  R10 = 0x00030003  R11 = 0x00030004;
    expect lane 27 texels (3,1) (4,1) (4,2) (3,2)  R8 = 0x00010003  R9 = 0x00010004  R10 = 0x00020004  R11 = 0x00020003;
    expect lane 28 texels (4,1) (3,1) (3,2) (4,2)  R8 = 0x00010004  R9 = 0x00010003  R10 = 0x00020003  R11 = 0x00020004;
    expect lane 29 texels (3,0) (4,0) (4,0) (3,0)  R8 = 0x00000003  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000003;
    expect lane 30 texels (5,0) (4,0) (4,1) (5,1)  R8 = 0x00000005  R9 = 0x00000004  R10 = 0x00010004  R11 = 0x00010005;
    expect lane 31 texels (2,3) (3,3) (3,2) (2,2)  R8 = 0x00030002  R9 = 0x00030003  R10 = 0x00020003  R11 = 0x00020002;
}

warp 2 { # CLAMP_TO_EDGE
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 2 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,0) (4,0) (4,0) (3,0)  R8 = 0x00000003  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000003;
    expect lane 4 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 5 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 6 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 7 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 8 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 9 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 12 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 13 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 14 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 15 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 16 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 17 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 18 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 19 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 20 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 21 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 23 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 texels (6,4) (6,4) (6,3) (6,3)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00030006  R11 = 0x00030006;
    expect lane 25 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 26 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 27 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 28 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 29 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 30 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
}

warp 3 { # BORDER
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 10 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 11 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 16 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 17 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 18 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 19 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 20 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 21 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 22 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 23 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 24 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 25 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 26 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 27 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 28 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 29 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 30 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 31 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 4 { # CLAMP_OGL
    asm "TLD4.R R8, R0, 4, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels border (0,0) border border  R8 = 0x0  R9 = 0x00000000  R10 = 0x0  R11 = 0x0;
    expect lane 1 texels border border (1,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 2 texels border border (1,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,0) (4,0) border border  R8 = 0x00000003  R9 = 0x00000004  R10 = 0x0  R11 = 0x0;
    expect lane 4 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 5 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 6 texels (6,1) border border (6,0)  R8 = 0x00010006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 7 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 8 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 9 texels border (0,0) border border  R8 = 0x0  R9 = 0x00000000  R10 = 0x0  R11 = 0x0;
    expect lane 10 texels border (0,0) border border  R8 = 0x0  R9 = 0x00000000  R10 = 0x0  R11 = 0x0;
    expect lane 11 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 12 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 14 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 15 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 16 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 17 texels (0,0) (1,0) border border  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x0  R11 = 0x0;
    expect lane 18 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 19 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 20 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 21 texels border (0,0) border border  R8 = 0x0  R9 = 0x00000000  R10 = 0x0  R11 = 0x0;
    expect lane 22 texels (6,1) border border (6,0)  R8 = 0x00010006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 23 texels border (0,1) (0,0) border  R8 = 0x0  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x0;
    expect lane 24 texels (6,4) border border (6,3)  R8 = 0x00040006  R9 = 0x0  R10 = 0x0  R11 = 0x00030006;
    expect lane 25 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 26 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 27 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 28 texels border border (0,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x0;
    expect lane 29 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 30 texels border (0,0) border border  R8 = 0x0  R9 = 0x00000000  R10 = 0x0  R11 = 0x0;
    expect lane 31 texels (6,0) border border border  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 5 { # MIRROR_ONCE_CLAMP_TO_EDGE
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 1 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 2 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,4) (4,4) (4,4) (3,4)  R8 = 0x00040003  R9 = 0x00040004  R10 = 0x00040004  R11 = 0x00040003;
    expect lane 4 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 5 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 6 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 7 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 8 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels (6,0) (6,0) (6,1) (6,1)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x00010006;
    expect lane 11 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 12 texels (6,1) (6,1) (6,2) (6,2)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00020006  R11 = 0x00020006;
    expect lane 13 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 14 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 15 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 16 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 17 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 18 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 19 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 20 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 21 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 22 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 23 texels (2,1) (1,1) (1,0) (2,0)  R8 = 0x00010002  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 24 texels (6,4) (6,4) (6,3) (6,3)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00030006  R11 = 0x00030006;
    expect lane 25 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 26 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 27 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 28 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 29 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 30 texels (6,0) (6,0) (6,1) (6,1)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x00010006;
    expect lane 31 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
}

warp 6 { # MIRROR_ONCE_BORDER
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 2 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 3 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 4 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 5 texels (6,0) border border (6,0)  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 6 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 7 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 8 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels border (6,0) (6,1) border  R8 = 0x0  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x0;
    expect lane 11 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 12 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 13 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 14 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 15 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 16 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 17 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 18 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 19 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 20 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 21 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 22 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 23 texels (2,1) (1,1) (1,0) (2,0)  R8 = 0x00010002  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 24 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 25 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 26 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 27 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 28 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 29 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 30 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 31 texels border border border border  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 7 { # MIRROR_ONCE_CLAMP_OGL
    asm "TLD4.R R8, R0, 7, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,4) (0,4) border border  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x0  R11 = 0x0;
    expect lane 1 texels border border (1,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 2 texels border border (1,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,4) (4,4) border border  R8 = 0x00040003  R9 = 0x00040004  R10 = 0x0  R11 = 0x0;
    expect lane 4 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 5 texels (6,0) border border (6,0)  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 6 texels (6,1) border border (6,0)  R8 = 0x00010006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 7 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 8 texels border border (0,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 9 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 texels border (6,0) (6,1) border  R8 = 0x0  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x0;
    expect lane 11 texels border border (6,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040006  R11 = 0x0;
    expect lane 12 texels (6,1) border border (6,2)  R8 = 0x00010006  R9 = 0x0  R10 = 0x0  R11 = 0x00020006;
    expect lane 13 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 14 texels border border (6,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040006  R11 = 0x0;
    expect lane 15 texels (6,4) border border border  R8 = 0x00040006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 16 texels border border (0,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 17 texels (0,4) (1,4) border border  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x0  R11 = 0x0;
    expect lane 18 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 19 texels (6,4) border border border  R8 = 0x00040006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 20 texels border border (0,4) (0,4)  R8 = 0x0  R9 = 0x0  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 21 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 22 texels (6,1) border border (6,0)  R8 = 0x00010006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 23 texels (2,1) (1,1) (1,0) (2,0)  R8 = 0x00010002  R9 = 0x00010001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 24 texels (6,4) border border (6,3)  R8 = 0x00040006  R9 = 0x0  R10 = 0x0  R11 = 0x00030006;
    expect lane 25 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 26 texels border border (6,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040006  R11 = 0x0;
    expect lane 27 texels border border border (6,4)  R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x00040006;
    expect lane 28 texels border border (6,4) border  R8 = 0x0  R9 = 0x0  R10 = 0x00040006  R11 = 0x0;
    expect lane 29 texels (6,0) border border (6,0)  R8 = 0x00000006  R9 = 0x0  R10 = 0x0  R11 = 0x00000006;
    expect lane 30 texels border (6,0) (6,1) border  R8 = 0x0  R9 = 0x00000006  R10 = 0x00010006  R11 = 0x0;
    expect lane 31 texels (6,4) border border border  R8 = 0x00040006  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 8 { # forced by the sampler
    asm "TLD4.R R8, R0, 8, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 2 texels (0,4) (1,4) (1,4) (0,4)  R8 = 0x00040000  R9 = 0x00040001  R10 = 0x00040001  R11 = 0x00040000;
    expect lane 3 texels (3,0) (4,0) (4,0) (3,0)  R8 = 0x00000003  R9 = 0x00000004  R10 = 0x00000004  R11 = 0x00000003;
    expect lane 4 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 5 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 6 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 7 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 8 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 9 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 12 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 13 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 14 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 15 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 16 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 17 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 18 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 19 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 20 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 21 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 23 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x00010000  R9 = 0x00010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 texels (6,4) (6,4) (6,3) (6,3)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00030006  R11 = 0x00030006;
    expect lane 25 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 26 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 27 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 28 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 29 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 30 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
}

warp 9 { # two levels: the force bit has no effect
    asm "TLD4.R R8, R0, 9, 2D, 0xf"
    s = {
        bits(0x00000000) bits(0x3f000000) bits(0x3f800000) bits(0x40600000)
        bits(0x40d00000) bits(0x40e00000) bits(0x40f00000) bits(0x41000000)
        bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000) bits(0xc0f00000)
        bits(0x41600000) bits(0x41680000) bits(0xc1600000) bits(0x41aa0000)
        bits(0x3e800000) bits(0x3f400000) bits(0x40d80000) bits(0x40f80000)
        bits(0xbe800000) bits(0xbf400000) bits(0x41180000) bits(0xc0200000)
        bits(0x47fffff3) bits(0x48000020) bits(0xc8000020) bits(0x4e6e6b28)
        bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000) bits(0x47800040)
    }
    t = {
        bits(0xc0f00000) bits(0x41600000) bits(0x41680000) bits(0xc1600000)
        bits(0x41aa0000) bits(0x3e800000) bits(0x3f400000) bits(0x40d80000)
        bits(0x40f80000) bits(0xbe800000) bits(0xbf400000) bits(0x41180000)
        bits(0xc0200000) bits(0x47fffff3) bits(0x48000020) bits(0xc8000020)
        bits(0x4e6e6b28) bits(0xce6e6b28) bits(0x49742438) bits(0xc479e000)
        bits(0x47800040) bits(0x00000000) bits(0x3f000000) bits(0x3f800000)
        bits(0x40600000) bits(0x40d00000) bits(0x40e00000) bits(0x40f00000)
        bits(0x41000000) bits(0xbf000000) bits(0xbf800000) bits(0xc0e00000)
    }
    expect lane 0 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 texels (3,4) (4,4) (4,4) (3,4)  R8 = 0x00040003  R9 = 0x00040004  R10 = 0x00040004  R11 = 0x00040003;
    expect lane 2 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 3 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 4 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 5 texels (6,1) (6,1) (6,0) (6,0)  R8 = 0x00010006  R9 = 0x00010006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 6 texels (6,4) (6,4) (6,3) (6,3)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00030006  R11 = 0x00030006;
    expect lane 7 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 8 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 9 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 12 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 13 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 14 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 15 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 16 texels (1,4) (2,4) (2,4) (1,4)  R8 = 0x00040001  R9 = 0x00040002  R10 = 0x00040002  R11 = 0x00040001;
    expect lane 17 texels (4,0) (5,0) (5,0) (4,0)  R8 = 0x00000004  R9 = 0x00000005  R10 = 0x00000005  R11 = 0x00000004;
    expect lane 18 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 19 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 20 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 21 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 texels (6,3) (6,3) (6,2) (6,2)  R8 = 0x00030006  R9 = 0x00030006  R10 = 0x00020006  R11 = 0x00020006;
    expect lane 23 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 24 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 25 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 26 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 27 texels (6,4) (6,4) (6,4) (6,4)  R8 = 0x00040006  R9 = 0x00040006  R10 = 0x00040006  R11 = 0x00040006;
    expect lane 28 texels (0,4) (0,4) (0,4) (0,4)  R8 = 0x00040000  R9 = 0x00040000  R10 = 0x00040000  R11 = 0x00040000;
    expect lane 29 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
    expect lane 30 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 texels (6,0) (6,0) (6,0) (6,0)  R8 = 0x00000006  R9 = 0x00000006  R10 = 0x00000006  R11 = 0x00000006;
}
