# TXQ: sizes of each level and of levels that are not there, number of levels, samples.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TXQ-9 R-TXQ-10 R-TXQ-11 R-TXQ-12 R-TXQ-13 R-TXQ-14 R-TXQ-16 R-TXQ-17 R-TXQ-18 PD-20 PD-20b PD-22 PD-23

texture 0 { type TWO_D  format R32 UINT  size 512 1  levels 6  address 0x10000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 512 1  levels 6  view 1 2  address 0x10020000 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 UINT  size 512 256  levels 4  address 0x10040000 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format R32 UINT  size 512 256  levels 4  view 1 2  address 0x10300000 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format R32 UINT  size 37 20  address 0x105c0000 }
handle 4 texture 4 sampler 0
texture 5 { type THREE_D  format R32 UINT  size 32 16 16  levels 3  address 0x105e0000 }
handle 5 texture 5 sampler 0
texture 6 { type THREE_D  format R32 UINT  size 32 16 16  levels 3  view 1 2  address 0x10620000 }
handle 6 texture 6 sampler 0
texture 7 { type THREE_D  format R32 UINT  size 33 17 5  address 0x10660000 }
handle 7 texture 7 sampler 0
texture 8 { type ONE_D_ARRAY  format R32 UINT  size 512  layers 4  levels 6  address 0x10680000 }
handle 8 texture 8 sampler 0
texture 9 { type ONE_D_ARRAY  format R32 UINT  size 512  layers 4  levels 6  view 1 2  address 0x106a0000 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D_ARRAY  format R32 UINT  size 1024 512  layers 8  levels 3  address 0x106c0000 }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D_ARRAY  format R32 UINT  size 1024 512  layers 8  levels 3  view 1 2  address 0x15ad0000 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D_ARRAY  format R32 UINT  size 5 3  layers 5  address 0x1aee0000 }
handle 12 texture 12 sampler 0
texture 13 { type CUBEMAP  format R32 UINT  size 32 32  levels 3  address 0x1af00000 }
handle 13 texture 13 sampler 0
texture 14 { type CUBEMAP  format R32 UINT  size 7 7  address 0x1af30000 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D  format R32 UINT  size 37 20  layout pitch 160  address 0x1af50000 }
handle 15 texture 15 sampler 0
texture 16 { type ONE_D_BUFFER  format R32 UINT  size 37  address 0x1af70000 }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D  format R32 UINT  size 1 1  address 0x1af90000 }
handle 17 texture 17 sampler 0
texture 18 { type CUBEMAP_ARRAY  format R32 UINT  size 32 32  layers 6  levels 3  address 0x1afb0000 }
handle 18 texture 18 sampler 0

warp 0 {   # query.1d.512x0x0.l6.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 0, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x200  R9 = 0x1  R10 = 0x0
    expect lane 1 R8 = 0x80  R9 = 0x1  R10 = 0x0
    expect lane 2 R8 = 0x20  R9 = 0x1  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 1 {   # query.1d.512x0x0.l6.view1-2.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 1, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x100  R9 = 0x1  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 2 {   # query.2d.512x256x0.l4.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 2, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x200  R9 = 0x100  R10 = 0x0
    expect lane 1 R8 = 0x80  R9 = 0x40  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 3 {   # query.2d.512x256x0.l4.view1-2.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 3, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x100  R9 = 0x80  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 4 {   # query.2d.37x20x0.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 4, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x25  R9 = 0x14  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 5 {   # query.3d.32x16x16.l3.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 5, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x20  R9 = 0x10  R10 = 0x10
    expect lane 1 R8 = 0x8  R9 = 0x4  R10 = 0x4
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 6 {   # query.3d.32x16x16.l3.view1-2.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 6, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x10  R9 = 0x8  R10 = 0x8
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 7 {   # query.3d.33x17x5.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 7, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x21  R9 = 0x11  R10 = 0x5
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 8 {   # query.a1d.512x0x4.l6.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 8, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x200  R9 = 0x4  R10 = 0x0
    expect lane 1 R8 = 0x80  R9 = 0x4  R10 = 0x0
    expect lane 2 R8 = 0x20  R9 = 0x4  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 9 {   # query.a1d.512x0x4.l6.view1-2.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 9, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x100  R9 = 0x4  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 10 {   # query.a2d.1024x512x8.l3.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 10, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x400  R9 = 0x200  R10 = 0x8
    expect lane 1 R8 = 0x100  R9 = 0x80  R10 = 0x8
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 11 {   # query.a2d.1024x512x8.l3.view1-2.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 11, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x200  R9 = 0x100  R10 = 0x8
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 12 {   # query.a2d.5x3x5.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 12, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x5  R9 = 0x3  R10 = 0x5
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 13 {   # query.cube.32x32x6.l3.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 13, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x20  R9 = 0x20  R10 = 0x0
    expect lane 1 R8 = 0x8  R9 = 0x8  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 14 {   # query.cube.7x7x6.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 14, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x7  R9 = 0x7  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 15 {   # query.pitch.37x20x0.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 15, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x25  R9 = 0x14  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 16 {   # query.linear.37x0x0.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 16, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x25  R9 = 0x0  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 17 {   # query.2d.1x1x0.l1.level
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 17, 0xf"  active 0x1ff
    lod = { 0 2 4 6 8 16 32 256 2147483648 ... }
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 18 {   # patched.p_txq_dim.1d
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 0, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x200  R9 = 0x1  R10 = 0x0  R11 = 0x6
    expect lane 1 R8 = 0x100  R9 = 0x1  R10 = 0x0  R11 = 0x6
    expect lane 2 R8 = 0x80  R9 = 0x1  R10 = 0x0  R11 = 0x6
    expect lane 3 R8 = 0x40  R9 = 0x1  R10 = 0x0  R11 = 0x6
    expect lane 4 R8 = 0x10  R9 = 0x1  R10 = 0x0  R11 = 0x6
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
}

warp 19 {   # patched.p_txq_type.1d
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 0, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 20 {   # patched.p_txq_pos.1d
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 0, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 21 {   # patched.p_txq_dim.2d
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 2, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x200  R9 = 0x100  R10 = 0x0  R11 = 0x4
    expect lane 1 R8 = 0x100  R9 = 0x80  R10 = 0x0  R11 = 0x4
    expect lane 2 R8 = 0x80  R9 = 0x40  R10 = 0x0  R11 = 0x4
    expect lane 3 R8 = 0x40  R9 = 0x20  R10 = 0x0  R11 = 0x4
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x4
}

warp 22 {   # patched.p_txq_type.2d
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 2, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 23 {   # patched.p_txq_pos.2d
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 2, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 24 {   # patched.p_txq_dim.3d
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 7, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x21  R9 = 0x11  R10 = 0x5  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
}

warp 25 {   # patched.p_txq_type.3d
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 7, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 26 {   # patched.p_txq_pos.3d
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 7, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 27 {   # patched.p_txq_dim.a1d
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 8, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x200  R9 = 0x4  R10 = 0x0  R11 = 0x6
    expect lane 1 R8 = 0x100  R9 = 0x4  R10 = 0x0  R11 = 0x6
    expect lane 2 R8 = 0x80  R9 = 0x4  R10 = 0x0  R11 = 0x6
    expect lane 3 R8 = 0x40  R9 = 0x4  R10 = 0x0  R11 = 0x6
    expect lane 4 R8 = 0x10  R9 = 0x4  R10 = 0x0  R11 = 0x6
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x6
}

warp 28 {   # patched.p_txq_type.a1d
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 8, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 29 {   # patched.p_txq_pos.a1d
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 8, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 30 {   # patched.p_txq_dim.a2d
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 12, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x5  R9 = 0x3  R10 = 0x5  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
}

warp 31 {   # patched.p_txq_type.a2d
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 12, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 32 {   # patched.p_txq_pos.a2d
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 12, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 33 {   # patched.p_txq_dim.cube
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 14, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x7  R9 = 0x7  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
}

warp 34 {   # patched.p_txq_type.cube
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 14, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 35 {   # patched.p_txq_pos.cube
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 14, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 36 {   # patched.p_txq_dim.acube
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 18, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x20  R9 = 0x20  R10 = 0x6  R11 = 0x3
    expect lane 1 R8 = 0x10  R9 = 0x10  R10 = 0x6  R11 = 0x3
    expect lane 2 R8 = 0x8  R9 = 0x8  R10 = 0x6  R11 = 0x3
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3
}

warp 37 {   # patched.p_txq_type.acube
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 18, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 38 {   # patched.p_txq_pos.acube
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 18, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 39 {   # patched.p_txq_dim.pitch
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 15, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x25  R9 = 0x14  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
}

warp 40 {   # patched.p_txq_type.pitch
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 15, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 41 {   # patched.p_txq_pos.pitch
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 15, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 42 {   # patched.p_txq_dim.linear
    asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 16, 0xf"  active 0xfff
    lod = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x25  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
}

warp 43 {   # patched.p_txq_type.linear
    asm "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 16, 0xf"  active 0x1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x0
}

warp 44 {   # patched.p_txq_pos.linear
    asm "TXQ R8, R4, TEX_HEADER_SAMPLER_POS, 16, 0xf"  active 0xfff
    sample = { 0 1 2 3 5 6 7 8 15 16 17 4294967295 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
