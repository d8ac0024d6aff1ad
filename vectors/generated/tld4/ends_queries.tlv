# What a query answers of the greatest sizes, at each level and at one that is none.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TXQ-8 R-TXQ-9 R-TXQ-10 R-TXQ-12 R-TXQ-13 R-TXQ-16 PD-20 PD-22
sampler 0 { }
texture 0 { raw 58d4921d 20000000 00600000 f0000000 e000ffff 80000000 00000000 000000f0 }   # ONE_D 65536 x 1 x 1, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 0 texture 0 sampler 0
texture 1 { raw 58d4921d 20000000 00600000 f0000000 e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 1 texture 1 sampler 0
texture 2 { raw 58d4921d 20000000 00600000 f0000000 e100ffff bfffffff 00000000 000000f0 }   # THREE_D 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 2 texture 2 sampler 0
texture 3 { raw 58d4921d 20000000 00600000 f0000000 e200ffff bfff0000 00000000 000000f0 }   # ONE_D_ARRAY 65536 x 1 x 16384, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 3 texture 3 sampler 0
texture 4 { raw 58d4921d 20000000 00600000 f0000000 e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 4 texture 4 sampler 0
texture 5 { raw 58d4921d 20000000 00600000 f0000000 e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 1 x 1, level 0 of 16
handle 5 texture 5 sampler 0

warp 0 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 0  R2 = 0  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 0  R2 = 0  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 0  R2 = 0  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 0  R2 = 0  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 0  R2 = 0  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 0  R2 = 0  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 0  R2 = 0  R3 = 16;
    expect lane 7 R0 = 512  R1 = 0  R2 = 0  R3 = 16;
    expect lane 8 R0 = 256  R1 = 0  R2 = 0  R3 = 16;
    expect lane 9 R0 = 128  R1 = 0  R2 = 0  R3 = 16;
    expect lane 10 R0 = 64  R1 = 0  R2 = 0  R3 = 16;
    expect lane 11 R0 = 32  R1 = 0  R2 = 0  R3 = 16;
    expect lane 12 R0 = 16  R1 = 0  R2 = 0  R3 = 16;
    expect lane 13 R0 = 8  R1 = 0  R2 = 0  R3 = 16;
    expect lane 14 R0 = 4  R1 = 0  R2 = 0  R3 = 16;
    expect lane 15 R0 = 2  R1 = 0  R2 = 0  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}

warp 1 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 1"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 65536  R2 = 0  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 32768  R2 = 0  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 8192  R2 = 0  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 4096  R2 = 0  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 2048  R2 = 0  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 1024  R2 = 0  R3 = 16;
    expect lane 7 R0 = 512  R1 = 512  R2 = 0  R3 = 16;
    expect lane 8 R0 = 256  R1 = 256  R2 = 0  R3 = 16;
    expect lane 9 R0 = 128  R1 = 128  R2 = 0  R3 = 16;
    expect lane 10 R0 = 64  R1 = 64  R2 = 0  R3 = 16;
    expect lane 11 R0 = 32  R1 = 32  R2 = 0  R3 = 16;
    expect lane 12 R0 = 16  R1 = 16  R2 = 0  R3 = 16;
    expect lane 13 R0 = 8  R1 = 8  R2 = 0  R3 = 16;
    expect lane 14 R0 = 4  R1 = 4  R2 = 0  R3 = 16;
    expect lane 15 R0 = 2  R1 = 2  R2 = 0  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}

warp 2 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 2"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 65536  R2 = 16384  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 32768  R2 = 8192  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 16384  R2 = 4096  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 8192  R2 = 2048  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 4096  R2 = 1024  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 2048  R2 = 512  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 1024  R2 = 256  R3 = 16;
    expect lane 7 R0 = 512  R1 = 512  R2 = 128  R3 = 16;
    expect lane 8 R0 = 256  R1 = 256  R2 = 64  R3 = 16;
    expect lane 9 R0 = 128  R1 = 128  R2 = 32  R3 = 16;
    expect lane 10 R0 = 64  R1 = 64  R2 = 16  R3 = 16;
    expect lane 11 R0 = 32  R1 = 32  R2 = 8  R3 = 16;
    expect lane 12 R0 = 16  R1 = 16  R2 = 4  R3 = 16;
    expect lane 13 R0 = 8  R1 = 8  R2 = 2  R3 = 16;
    expect lane 14 R0 = 4  R1 = 4  R2 = 1  R3 = 16;
    expect lane 15 R0 = 2  R1 = 2  R2 = 1  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}

warp 3 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 3"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 7 R0 = 512  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 8 R0 = 256  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 9 R0 = 128  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 10 R0 = 64  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 11 R0 = 32  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 12 R0 = 16  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 13 R0 = 8  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 14 R0 = 4  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 15 R0 = 2  R1 = 16384  R2 = 0  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}

warp 4 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 4"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 65536  R2 = 16384  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 32768  R2 = 16384  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 16384  R2 = 16384  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 8192  R2 = 16384  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 4096  R2 = 16384  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 2048  R2 = 16384  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 1024  R2 = 16384  R3 = 16;
    expect lane 7 R0 = 512  R1 = 512  R2 = 16384  R3 = 16;
    expect lane 8 R0 = 256  R1 = 256  R2 = 16384  R3 = 16;
    expect lane 9 R0 = 128  R1 = 128  R2 = 16384  R3 = 16;
    expect lane 10 R0 = 64  R1 = 64  R2 = 16384  R3 = 16;
    expect lane 11 R0 = 32  R1 = 32  R2 = 16384  R3 = 16;
    expect lane 12 R0 = 16  R1 = 16  R2 = 16384  R3 = 16;
    expect lane 13 R0 = 8  R1 = 8  R2 = 16384  R3 = 16;
    expect lane 14 R0 = 4  R1 = 4  R2 = 16384  R3 = 16;
    expect lane 15 R0 = 2  R1 = 2  R2 = 16384  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}

warp 5 {
    asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 5"  active 0x1ffff
    lod = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ... }
    expect lane 0 R0 = 65536  R1 = 65536  R2 = 16384  R3 = 16;
    expect lane 1 R0 = 32768  R1 = 32768  R2 = 16384  R3 = 16;
    expect lane 2 R0 = 16384  R1 = 16384  R2 = 16384  R3 = 16;
    expect lane 3 R0 = 8192  R1 = 8192  R2 = 16384  R3 = 16;
    expect lane 4 R0 = 4096  R1 = 4096  R2 = 16384  R3 = 16;
    expect lane 5 R0 = 2048  R1 = 2048  R2 = 16384  R3 = 16;
    expect lane 6 R0 = 1024  R1 = 1024  R2 = 16384  R3 = 16;
    expect lane 7 R0 = 512  R1 = 512  R2 = 16384  R3 = 16;
    expect lane 8 R0 = 256  R1 = 256  R2 = 16384  R3 = 16;
    expect lane 9 R0 = 128  R1 = 128  R2 = 16384  R3 = 16;
    expect lane 10 R0 = 64  R1 = 64  R2 = 16384  R3 = 16;
    expect lane 11 R0 = 32  R1 = 32  R2 = 16384  R3 = 16;
    expect lane 12 R0 = 16  R1 = 16  R2 = 16384  R3 = 16;
    expect lane 13 R0 = 8  R1 = 8  R2 = 16384  R3 = 16;
    expect lane 14 R0 = 4  R1 = 4  R2 = 16384  R3 = 16;
    expect lane 15 R0 = 2  R1 = 2  R2 = 16384  R3 = 16;
    expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16;
}
