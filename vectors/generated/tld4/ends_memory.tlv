# Texels before and after the end of memory: rows at a pitch, GOBs, blocks, levels, layers, faces. Elements of 12 bytes that are
# read whole, whose second part lies at the very beginning.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10c PD-91 PD-91a PD-92
rules without PD-91b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
texture 0 { raw 58d4920f ffffffc0 0040ffff 00000001 e0800007 00000003 00000000 00000000 }   # TWO_D 8 x 4 x 1, R32 UINT, pitch 32
handle 0 texture 0 sampler 0
texture 1 { raw 58d4920f fffffe00 0060ffff 00000000 e0800027 00000007 00000000 00000000 }   # TWO_D 40 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 1 texture 1 sampler 0
texture 2 { raw 58d4920f fffffc00 0060ffff 00000008 e0800027 0000000f 00000000 00000000 }   # TWO_D 40 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 2 texture 2 sampler 0
texture 3 { raw 58d4920f fffffa00 0060ffff 00000001 e0800027 0000000f 00000000 00000000 }   # TWO_D 40 x 16 x 1, R32 UINT, blocks of 2 x 1 x 1
handle 3 texture 3 sampler 0
texture 4 { raw 58d4920f fffffc00 0060ffff 10000000 e080001f 00000007 00000000 00000011 }   # TWO_D 32 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1, level 1 of 2
handle 4 texture 4 sampler 0
texture 5 { raw 58d4920f fffffe00 0060ffff 00000000 e2800007 00020007 00000000 00000000 }   # TWO_D_ARRAY 8 x 8 x 3, R32 UINT, blocks of 1 x 1 x 1
handle 5 texture 5 sampler 0
texture 6 { raw 58d4920f fffffc00 0060ffff 00000000 e2800007 00020007 00000000 00000000 }   # TWO_D_ARRAY 8 x 8 x 3, R32 UINT, blocks of 1 x 1 x 1
handle 6 texture 6 sampler 0
texture 7 { raw 58d4920f fffffc00 0060ffff 00000000 e1800007 80000007 00000000 00000000 }   # CUBEMAP 8 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 7 texture 7 sampler 0
texture 8 { raw 58d49202 fffffe00 0060ffff 00000000 e3800009 00000003 00000000 00000000 }   # TWO_D_NO_MIPMAP 10 x 4 x 1, R32_G32_B32 UINT, blocks of 1 x 1 x 1
handle 8 texture 8 sampler 1
texture 9 { raw 58d49202 fffffe00 0060ffff 00000001 e3800013 00000003 00000000 00000000 }   # TWO_D_NO_MIPMAP 20 x 4 x 1, R32_G32_B32 UINT, blocks of 2 x 1 x 1
handle 9 texture 9 sampler 1
texture 10 { raw 58d49202 fffffc00 0060ffff 00000008 e3800013 00000013 00000000 00000000 }   # TWO_D_NO_MIPMAP 20 x 20 x 1, R32_G32_B32 UINT, blocks of 1 x 2 x 1
handle 10 texture 10 sampler 1
texture 11 { raw 58d49202 ffffffe0 0040ffff 00000002 e3800004 00000001 00000000 00000000 }   # TWO_D_NO_MIPMAP 5 x 2 x 1, R32_G32_B32 UINT, pitch 64
handle 11 texture 11 sampler 1
texture 12 { raw 58d49202 fffff200 0060ffff 0000000a e3800027 0000000f 00000000 00000000 }   # TWO_D_NO_MIPMAP 40 x 16 x 1, R32_G32_B32 UINT, blocks of 4 x 2 x 1
handle 12 texture 12 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xff
    s = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x40f80000) bits(0x40d80000) bits(0x40b80000) bits(0x40980000) ... }
    t = { bits(0x40300000) bits(0x40300000) bits(0x40300000) bits(0x40300000) bits(0x3fe00000) bits(0x3fe00000) bits(0x3fe00000) bits(0x3fe00000) ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffffc;
    expect lane 5 address.address[3] = 0xfffffffffff8;
    expect lane 6 address.address[3] = 0xfffffffffff4;
    expect lane 7 address.address[3] = 0xfffffffffff0;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xff
    s = { bits(0x41860000) bits(0x418e0000) bits(0x41960000) bits(0x419e0000) bits(0x417c0000) bits(0x416c0000) bits(0x415c0000) bits(0x414c0000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffffc;
    expect lane 5 address.address[3] = 0xfffffffffff8;
    expect lane 6 address.address[3] = 0xfffffffffff4;
    expect lane 7 address.address[3] = 0xfffffffffff0;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xff
    s = { bits(0x41860000) bits(0x418e0000) bits(0x41960000) bits(0x419e0000) bits(0x417c0000) bits(0x416c0000) bits(0x415c0000) bits(0x414c0000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x417c0000) bits(0x417c0000) bits(0x417c0000) bits(0x417c0000) ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffffc;
    expect lane 5 address.address[3] = 0xfffffffffff8;
    expect lane 6 address.address[3] = 0xfffffffffff4;
    expect lane 7 address.address[3] = 0xfffffffffff0;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xff
    s = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x421f0000) bits(0x421b0000) bits(0x42170000) bits(0x42130000) ... }
    t = { bits(0x410c0000) bits(0x410c0000) bits(0x410c0000) bits(0x410c0000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) ... }
    expect lane 0 address.address[3] = 0x200;
    expect lane 1 address.address[3] = 0x204;
    expect lane 2 address.address[3] = 0x208;
    expect lane 3 address.address[3] = 0x20c;
    expect lane 4 address.address[3] = 0xfffffffffefc;
    expect lane 5 address.address[3] = 0xfffffffffef8;
    expect lane 6 address.address[3] = 0xfffffffffef4;
    expect lane 7 address.address[3] = 0xfffffffffef0;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, ARRAY_2D, 0xf"  active 0xff
    s = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x40f80000) bits(0x40d80000) bits(0x40b80000) bits(0x40980000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) ... }
    array = { 1 1 1 1 0 0 0 0 ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffefc;
    expect lane 5 address.address[3] = 0xfffffffffef8;
    expect lane 6 address.address[3] = 0xfffffffffef4;
    expect lane 7 address.address[3] = 0xfffffffffef0;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xff
    s = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x40f80000) bits(0x40d80000) bits(0x40b80000) bits(0x40980000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) bits(0x40f80000) ... }
    array = { 2 2 2 2 1 1 1 1 ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffefc;
    expect lane 5 address.address[3] = 0xfffffffffef8;
    expect lane 6 address.address[3] = 0xfffffffffef4;
    expect lane 7 address.address[3] = 0xfffffffffef0;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0xff
    s = { bits(0xbf580000) bits(0xbf180000) bits(0xbeb00000) bits(0xbdc00000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf680000) bits(0xbf680000) bits(0xbf680000) bits(0xbf680000) ... }
    r = { bits(0xbf580000) bits(0xbf580000) bits(0xbf580000) bits(0xbf580000) bits(0x3f680000) bits(0x3f280000) bits(0x3ed00000) bits(0x3e200000) ... }
    expect lane 0 address.address[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x8;
    expect lane 3 address.address[3] = 0xc;
    expect lane 4 address.address[3] = 0xfffffffffefc;
    expect lane 5 address.address[3] = 0xfffffffffef8;
    expect lane 6 address.address[3] = 0xfffffffffef4;
    expect lane 7 address.address[3] = 0xfffffffffef0;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xfff
    s = { bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40d80000) bits(0x40f80000) bits(0x40d80000) bits(0x40f80000) bits(0x40980000) bits(0x40980000) bits(0x40700000) bits(0x40300000) ... }
    t = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x3f400000) bits(0x3f400000) bits(0x3fe00000) bits(0x3fe00000) bits(0x40700000) bits(0x40300000) bits(0x40700000) bits(0x40700000) ... }
    expect lane 0 address.address[3] = 0xffffffffff2c  address.addr_hi[3] = 0x0;
    expect lane 1 address.address[3] = 0xffffffffff3c  address.addr_hi[3] = 0x10;
    expect lane 2 address.address[3] = 0xffffffffff6c  address.addr_hi[3] = 0x40;
    expect lane 3 address.address[3] = 0xffffffffff7c  address.addr_hi[3] = 0x50;
    expect lane 4 address.address[3] = 0x8  address.addr_hi[3] = 0x20;
    expect lane 5 address.address[3] = 0x24;
    expect lane 6 address.address[3] = 0x18  address.addr_hi[3] = 0x30;
    expect lane 7 address.address[3] = 0x34;
    expect lane 8 address.address[3] = 0xffffffffff70;
    expect lane 9 address.address[3] = 0xffffffffff60;
    expect lane 10 address.address[3] = 0xffffffffff54;
    expect lane 11 address.address[3] = 0xfffffffffe78  address.addr_hi[3] = 0xffffffffff50;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xfff
    s = { bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40d80000) bits(0x40f80000) bits(0x40d80000) bits(0x40f80000) bits(0x40980000) bits(0x40980000) bits(0x40700000) bits(0x40300000) ... }
    t = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x3f400000) bits(0x3f400000) bits(0x3fe00000) bits(0x3fe00000) bits(0x40700000) bits(0x40300000) bits(0x40700000) bits(0x40700000) ... }
    expect lane 0 address.address[3] = 0xffffffffff2c  address.addr_hi[3] = 0x0;
    expect lane 1 address.address[3] = 0xffffffffff3c  address.addr_hi[3] = 0x10;
    expect lane 2 address.address[3] = 0xffffffffff6c  address.addr_hi[3] = 0x40;
    expect lane 3 address.address[3] = 0xffffffffff7c  address.addr_hi[3] = 0x50;
    expect lane 4 address.address[3] = 0x8  address.addr_hi[3] = 0x20;
    expect lane 5 address.address[3] = 0x24;
    expect lane 6 address.address[3] = 0x18  address.addr_hi[3] = 0x30;
    expect lane 7 address.address[3] = 0x34;
    expect lane 8 address.address[3] = 0xffffffffff70;
    expect lane 9 address.address[3] = 0xffffffffff60;
    expect lane 10 address.address[3] = 0xffffffffff54;
    expect lane 11 address.address[3] = 0xfffffffffe78  address.addr_hi[3] = 0xffffffffff50;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40b80000) bits(0x40d80000) bits(0x40f80000) bits(0x40d80000) bits(0x40f80000) bits(0x40980000) bits(0x40980000) bits(0x40700000) bits(0x40300000) ... }
    t = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x40980000) bits(0x40b80000) bits(0x40d80000) bits(0x40f80000) bits(0x3f400000) bits(0x3f400000) bits(0x3fe00000) bits(0x3fe00000) bits(0x417c0000) bits(0x416c0000) bits(0x417c0000) bits(0x417c0000) ... }
    expect lane 0 address.address[3] = 0xfffffffffd2c  address.addr_hi[3] = 0x0;
    expect lane 1 address.address[3] = 0xfffffffffd3c  address.addr_hi[3] = 0x10;
    expect lane 2 address.address[3] = 0xfffffffffd6c  address.addr_hi[3] = 0x40;
    expect lane 3 address.address[3] = 0xfffffffffd7c  address.addr_hi[3] = 0x50;
    expect lane 4 address.address[3] = 0xfffffffffdac  address.addr_hi[3] = 0x80;
    expect lane 5 address.address[3] = 0xfffffffffdbc  address.addr_hi[3] = 0x90;
    expect lane 6 address.address[3] = 0xfffffffffdec  address.addr_hi[3] = 0xc0;
    expect lane 7 address.address[3] = 0xfffffffffdfc  address.addr_hi[3] = 0xd0;
    expect lane 8 address.address[3] = 0x8  address.addr_hi[3] = 0x20;
    expect lane 9 address.address[3] = 0x24;
    expect lane 10 address.address[3] = 0x18  address.addr_hi[3] = 0x30;
    expect lane 11 address.address[3] = 0x34;
    expect lane 12 address.address[3] = 0xfffffffffff0;
    expect lane 13 address.address[3] = 0xffffffffffe0;
    expect lane 14 address.address[3] = 0xffffffffffd4;
    expect lane 15 address.address[3] = 0xfffffffffef8  address.addr_hi[3] = 0xffffffffffd0;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7f
    s = { bits(0x40300000) bits(0x40700000) bits(0x40980000) bits(0x3f400000) bits(0x3fe00000) bits(0x3fe00000) bits(0x3f400000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3fe00000) bits(0x3fe00000) bits(0x3f400000) bits(0x3f400000) ... }
    expect lane 0 address.address[3] = 0xfffffffffff8  address.addr_hi[3] = 0x0;
    expect lane 1 address.address[3] = 0x4;
    expect lane 2 address.address[3] = 0x10;
    expect lane 3 address.address[3] = 0x20;
    expect lane 4 address.address[3] = 0x2c;
    expect lane 5 address.address[3] = 0xffffffffffec;
    expect lane 6 address.address[3] = 0xffffffffffe0;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffff
    s = { bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41ae0000) bits(0x41860000) bits(0x41860000) bits(0x418e0000) bits(0x418e0000) bits(0x417c0000) bits(0x416c0000) bits(0x417c0000) bits(0x416c0000) ... }
    t = { bits(0x3f400000) bits(0x3fe00000) bits(0x40300000) bits(0x40700000) bits(0x40980000) bits(0x40b80000) bits(0x40d80000) bits(0x40f80000) bits(0x410c0000) bits(0x411c0000) bits(0x410c0000) bits(0x411c0000) bits(0x417c0000) bits(0x417c0000) bits(0x416c0000) bits(0x416c0000) ... }
    expect lane 0 address.address[3] = 0xfffffffff92c  address.addr_hi[3] = 0x200;
    expect lane 1 address.address[3] = 0xfffffffff93c  address.addr_hi[3] = 0x210;
    expect lane 2 address.address[3] = 0xfffffffff96c  address.addr_hi[3] = 0x240;
    expect lane 3 address.address[3] = 0xfffffffff97c  address.addr_hi[3] = 0x250;
    expect lane 4 address.address[3] = 0xfffffffff9ac  address.addr_hi[3] = 0x280;
    expect lane 5 address.address[3] = 0xfffffffff9bc  address.addr_hi[3] = 0x290;
    expect lane 6 address.address[3] = 0xfffffffff9ec  address.addr_hi[3] = 0x2c0;
    expect lane 7 address.address[3] = 0xfffffffff9fc  address.addr_hi[3] = 0x2d0;
    expect lane 8 address.address[3] = 0x0;
    expect lane 9 address.address[3] = 0x10;
    expect lane 10 address.address[3] = 0xc  address.addr_hi[3] = 0x20;
    expect lane 11 address.address[3] = 0x1c  address.addr_hi[3] = 0x30;
    expect lane 12 address.address[3] = 0xfffffffffff4;
    expect lane 13 address.address[3] = 0xffffffffffd8  address.addr_hi[3] = 0xfffffffffff0;
    expect lane 14 address.address[3] = 0xffffffffffe4;
    expect lane 15 address.address[3] = 0xffffffffffc8  address.addr_hi[3] = 0xffffffffffe0;
}
