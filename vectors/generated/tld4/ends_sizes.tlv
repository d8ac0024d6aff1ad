# The greatest width, height, number of layers and of cubes, at the first level and at later ones, of elements of several sizes
# and blocks: what stage header derives, and where the last texel of the last layer lies.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-42 PD-9 PD-90 PD-91
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { raw 58d4921d 20000000 00600000 00000008 e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 1 x 2 x 1
handle 0 texture 0 sampler 0
texture 1 { raw 58d4920f 20000200 00600000 00000049 e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 2 x 2 x 2
handle 1 texture 1 sampler 0
texture 2 { raw 58d49202 20000400 00600000 00000092 e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4
handle 2 texture 2 sampler 0
texture 3 { raw 58d49201 20000600 00600000 00000013 e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1
handle 3 texture 3 sampler 0
texture 4 { raw 58d4921d 20000800 00600000 f000005c e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 16 x 8 x 2, level 0 of 16
handle 4 texture 4 sampler 0
texture 5 { raw 58d4920f 20000a00 00600000 f000009d e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 32 x 8 x 4, level 0 of 16
handle 5 texture 5 sampler 0
texture 6 { raw 58d49202 20000c00 00600000 f0000020 e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 0 of 16
handle 6 texture 6 sampler 0
texture 7 { raw 58d49201 20000e00 00600000 f0000061 e080ffff 8000ffff 00000000 000000f0 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 0 of 16
handle 7 texture 7 sampler 0
texture 8 { raw 58d4921d 20001000 00600000 f00000aa e080ffff 8000ffff 00000000 000000f1 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 4 x 32 x 4, level 1 of 16
handle 8 texture 8 sampler 0
texture 9 { raw 58d4920f 20001200 00600000 f000002b e080ffff 8000ffff 00000000 000000f1 }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 8 x 32 x 1, level 1 of 16
handle 9 texture 9 sampler 0
texture 10 { raw 58d49202 20001400 00600000 f0000044 e080ffff 8000ffff 00000000 000000f1 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 1 of 16
handle 10 texture 10 sampler 0
texture 11 { raw 58d49201 20001600 00600000 f0000085 e080ffff 8000ffff 00000000 000000f1 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 1 of 16
handle 11 texture 11 sampler 0
texture 12 { raw 58d4921d 20001800 00600000 f0000008 e080ffff 8000ffff 00000000 000000f2 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 1 x 2 x 1, level 2 of 16
handle 12 texture 12 sampler 0
texture 13 { raw 58d4920f 20001a00 00600000 f0000049 e080ffff 8000ffff 00000000 000000f2 }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 2 x 2 x 2, level 2 of 16
handle 13 texture 13 sampler 0
texture 14 { raw 58d49202 20001c00 00600000 f0000092 e080ffff 8000ffff 00000000 000000f2 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 2 of 16
handle 14 texture 14 sampler 0
texture 15 { raw 58d49201 20001e00 00600000 f0000013 e080ffff 8000ffff 00000000 000000f2 }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 2 of 16
handle 15 texture 15 sampler 0
texture 16 { raw 58d4921d 20002000 00600000 f000005c e080ffff 8000ffff 00000000 000000ff }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 16 x 8 x 2, level 15 of 16
handle 16 texture 16 sampler 0
texture 17 { raw 58d4920f 20002200 00600000 f000009d e080ffff 8000ffff 00000000 000000ff }   # TWO_D 65536 x 65536 x 1, R32 UINT, blocks of 32 x 8 x 4, level 15 of 16
handle 17 texture 17 sampler 0
texture 18 { raw 58d49202 20002400 00600000 f0000020 e080ffff 8000ffff 00000000 000000ff }   # TWO_D 65536 x 65536 x 1, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 15 of 16
handle 18 texture 18 sampler 0
texture 19 { raw 58d49201 20002600 00600000 f0000061 e080ffff 8000ffff 00000000 000000ff }   # TWO_D 65536 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 15 of 16
handle 19 texture 19 sampler 0
texture 20 { raw 58d4921d 20002800 00600000 000000aa e280ffff bfffffff 00000000 00000000 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 4 x 32 x 4
handle 20 texture 20 sampler 0
texture 21 { raw 58d4920f 20002a00 00600000 0000002b e280ffff bfffffff 00000000 00000000 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 8 x 32 x 1
handle 21 texture 21 sampler 0
texture 22 { raw 58d49202 20002c00 00600000 00000044 e280ffff bfffffff 00000000 00000000 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 16 x 1 x 2
handle 22 texture 22 sampler 0
texture 23 { raw 58d49201 20002e00 00600000 00000085 e280ffff bfffffff 00000000 00000000 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4
handle 23 texture 23 sampler 0
texture 24 { raw 58d4921d 20003000 00600000 f0000008 e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 2 x 1, level 0 of 16
handle 24 texture 24 sampler 0
texture 25 { raw 58d4920f 20003200 00600000 f0000049 e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 2 x 2 x 2, level 0 of 16
handle 25 texture 25 sampler 0
texture 26 { raw 58d49202 20003400 00600000 f0000092 e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 0 of 16
handle 26 texture 26 sampler 0
texture 27 { raw 58d49201 20003600 00600000 f0000013 e280ffff bfffffff 00000000 000000f0 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 0 of 16
handle 27 texture 27 sampler 0
texture 28 { raw 58d4921d 20003800 00600000 f000005c e280ffff bfffffff 00000000 000000f1 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 16 x 8 x 2, level 1 of 16
handle 28 texture 28 sampler 0
texture 29 { raw 58d4920f 20003a00 00600000 f000009d e280ffff bfffffff 00000000 000000f1 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 32 x 8 x 4, level 1 of 16
handle 29 texture 29 sampler 0
texture 30 { raw 58d49202 20003c00 00600000 f0000020 e280ffff bfffffff 00000000 000000f1 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 1 of 16
handle 30 texture 30 sampler 0
texture 31 { raw 58d49201 20003e00 00600000 f0000061 e280ffff bfffffff 00000000 000000f1 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 1 of 16
handle 31 texture 31 sampler 0
texture 32 { raw 58d4921d 20004000 00600000 f00000aa e280ffff bfffffff 00000000 000000f2 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 4 x 32 x 4, level 2 of 16
handle 32 texture 32 sampler 0
texture 33 { raw 58d4920f 20004200 00600000 f000002b e280ffff bfffffff 00000000 000000f2 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 8 x 32 x 1, level 2 of 16
handle 33 texture 33 sampler 0
texture 34 { raw 58d49202 20004400 00600000 f0000044 e280ffff bfffffff 00000000 000000f2 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 2 of 16
handle 34 texture 34 sampler 0
texture 35 { raw 58d49201 20004600 00600000 f0000085 e280ffff bfffffff 00000000 000000f2 }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 2 of 16
handle 35 texture 35 sampler 0
texture 36 { raw 58d4921d 20004800 00600000 f0000008 e280ffff bfffffff 00000000 000000ff }   # TWO_D_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 2 x 1, level 15 of 16
handle 36 texture 36 sampler 0
texture 37 { raw 58d4920f 20004a00 00600000 f0000049 e280ffff bfffffff 00000000 000000ff }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 2 x 2 x 2, level 15 of 16
handle 37 texture 37 sampler 0
texture 38 { raw 58d49202 20004c00 00600000 f0000092 e280ffff bfffffff 00000000 000000ff }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 15 of 16
handle 38 texture 38 sampler 0
texture 39 { raw 58d49201 20004e00 00600000 f0000013 e280ffff bfffffff 00000000 000000ff }   # TWO_D_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 15 of 16
handle 39 texture 39 sampler 0
texture 40 { raw 58d4921d 20005000 00600000 0000005c e400ffff bfffffff 00000000 00000000 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 16 x 8 x 2
handle 40 texture 40 sampler 0
texture 41 { raw 58d4920f 20005200 00600000 0000009d e400ffff bfffffff 00000000 00000000 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 32 x 8 x 4
handle 41 texture 41 sampler 0
texture 42 { raw 58d49202 20005400 00600000 00000020 e400ffff bfffffff 00000000 00000000 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 1 x 16 x 1
handle 42 texture 42 sampler 0
texture 43 { raw 58d49201 20005600 00600000 00000061 e400ffff bfffffff 00000000 00000000 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2
handle 43 texture 43 sampler 0
texture 44 { raw 58d4921d 20005800 00600000 f00000aa e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 4 x 32 x 4, level 0 of 16
handle 44 texture 44 sampler 0
texture 45 { raw 58d4920f 20005a00 00600000 f000002b e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 8 x 32 x 1, level 0 of 16
handle 45 texture 45 sampler 0
texture 46 { raw 58d49202 20005c00 00600000 f0000044 e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 0 of 16
handle 46 texture 46 sampler 0
texture 47 { raw 58d49201 20005e00 00600000 f0000085 e400ffff bfffffff 00000000 000000f0 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 0 of 16
handle 47 texture 47 sampler 0
texture 48 { raw 58d4921d 20006000 00600000 f0000008 e400ffff bfffffff 00000000 000000f1 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 1 x 2 x 1, level 1 of 16
handle 48 texture 48 sampler 0
texture 49 { raw 58d4920f 20006200 00600000 f0000049 e400ffff bfffffff 00000000 000000f1 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 2 x 2 x 2, level 1 of 16
handle 49 texture 49 sampler 0
texture 50 { raw 58d49202 20006400 00600000 f0000092 e400ffff bfffffff 00000000 000000f1 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 1 of 16
handle 50 texture 50 sampler 0
texture 51 { raw 58d49201 20006600 00600000 f0000013 e400ffff bfffffff 00000000 000000f1 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 1 of 16
handle 51 texture 51 sampler 0
texture 52 { raw 58d4921d 20006800 00600000 f000005c e400ffff bfffffff 00000000 000000f2 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 16 x 8 x 2, level 2 of 16
handle 52 texture 52 sampler 0
texture 53 { raw 58d4920f 20006a00 00600000 f000009d e400ffff bfffffff 00000000 000000f2 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 32 x 8 x 4, level 2 of 16
handle 53 texture 53 sampler 0
texture 54 { raw 58d49202 20006c00 00600000 f0000020 e400ffff bfffffff 00000000 000000f2 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 2 of 16
handle 54 texture 54 sampler 0
texture 55 { raw 58d49201 20006e00 00600000 f0000061 e400ffff bfffffff 00000000 000000f2 }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 2 of 16
handle 55 texture 55 sampler 0
texture 56 { raw 58d4921d 20007000 00600000 f00000aa e400ffff bfffffff 00000000 000000ff }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R8 UINT, blocks of 4 x 32 x 4, level 15 of 16
handle 56 texture 56 sampler 0
texture 57 { raw 58d4920f 20007200 00600000 f000002b e400ffff bfffffff 00000000 000000ff }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32 UINT, blocks of 8 x 32 x 1, level 15 of 16
handle 57 texture 57 sampler 0
texture 58 { raw 58d49202 20007400 00600000 f0000044 e400ffff bfffffff 00000000 000000ff }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 15 of 16
handle 58 texture 58 sampler 0
texture 59 { raw 58d49201 20007600 00600000 f0000085 e400ffff bfffffff 00000000 000000ff }   # CUBEMAP_ARRAY 65536 x 65536 x 16384, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 15 of 16
handle 59 texture 59 sampler 0
texture 60 { raw 58d4921d 20007800 00600000 00000008 e080ffff 80000000 00000000 00000000 }   # TWO_D 65536 x 1 x 1, R8 UINT, blocks of 1 x 2 x 1
handle 60 texture 60 sampler 0
texture 61 { raw 58d4920f 20007a00 00600000 00000049 e080ffff 80000000 00000000 00000000 }   # TWO_D 65536 x 1 x 1, R32 UINT, blocks of 2 x 2 x 2
handle 61 texture 61 sampler 0
texture 62 { raw 58d49202 20007c00 00600000 00000092 e080ffff 80000000 00000000 00000000 }   # TWO_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4
handle 62 texture 62 sampler 0
texture 63 { raw 58d49201 20007e00 00600000 00000013 e080ffff 80000000 00000000 00000000 }   # TWO_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1
handle 63 texture 63 sampler 0
texture 64 { raw 58d4921d 20008000 00600000 f000005c e080ffff 80000000 00000000 000000f0 }   # TWO_D 65536 x 1 x 1, R8 UINT, blocks of 16 x 8 x 2, level 0 of 16
handle 64 texture 64 sampler 0
texture 65 { raw 58d4920f 20008200 00600000 f000009d e080ffff 80000000 00000000 000000f0 }   # TWO_D 65536 x 1 x 1, R32 UINT, blocks of 32 x 8 x 4, level 0 of 16
handle 65 texture 65 sampler 0
texture 66 { raw 58d49202 20008400 00600000 f0000020 e080ffff 80000000 00000000 000000f0 }   # TWO_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 0 of 16
handle 66 texture 66 sampler 0
texture 67 { raw 58d49201 20008600 00600000 f0000061 e080ffff 80000000 00000000 000000f0 }   # TWO_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 0 of 16
handle 67 texture 67 sampler 0
texture 68 { raw 58d4921d 20008800 00600000 f00000aa e080ffff 80000000 00000000 000000f1 }   # TWO_D 65536 x 1 x 1, R8 UINT, blocks of 4 x 32 x 4, level 1 of 16
handle 68 texture 68 sampler 0
texture 69 { raw 58d4920f 20008a00 00600000 f000002b e080ffff 80000000 00000000 000000f1 }   # TWO_D 65536 x 1 x 1, R32 UINT, blocks of 8 x 32 x 1, level 1 of 16
handle 69 texture 69 sampler 0
texture 70 { raw 58d49202 20008c00 00600000 f0000044 e080ffff 80000000 00000000 000000f1 }   # TWO_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 1 of 16
handle 70 texture 70 sampler 0
texture 71 { raw 58d49201 20008e00 00600000 f0000085 e080ffff 80000000 00000000 000000f1 }   # TWO_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 1 of 16
handle 71 texture 71 sampler 0
texture 72 { raw 58d4921d 20009000 00600000 f0000008 e080ffff 80000000 00000000 000000f2 }   # TWO_D 65536 x 1 x 1, R8 UINT, blocks of 1 x 2 x 1, level 2 of 16
handle 72 texture 72 sampler 0
texture 73 { raw 58d4920f 20009200 00600000 f0000049 e080ffff 80000000 00000000 000000f2 }   # TWO_D 65536 x 1 x 1, R32 UINT, blocks of 2 x 2 x 2, level 2 of 16
handle 73 texture 73 sampler 0
texture 74 { raw 58d49202 20009400 00600000 f0000092 e080ffff 80000000 00000000 000000f2 }   # TWO_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 2 of 16
handle 74 texture 74 sampler 0
texture 75 { raw 58d49201 20009600 00600000 f0000013 e080ffff 80000000 00000000 000000f2 }   # TWO_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 2 of 16
handle 75 texture 75 sampler 0
texture 76 { raw 58d4921d 20009800 00600000 f000005c e080ffff 80000000 00000000 000000ff }   # TWO_D 65536 x 1 x 1, R8 UINT, blocks of 16 x 8 x 2, level 15 of 16
handle 76 texture 76 sampler 0
texture 77 { raw 58d4920f 20009a00 00600000 f000009d e080ffff 80000000 00000000 000000ff }   # TWO_D 65536 x 1 x 1, R32 UINT, blocks of 32 x 8 x 4, level 15 of 16
handle 77 texture 77 sampler 0
texture 78 { raw 58d49202 20009c00 00600000 f0000020 e080ffff 80000000 00000000 000000ff }   # TWO_D 65536 x 1 x 1, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 15 of 16
handle 78 texture 78 sampler 0
texture 79 { raw 58d49201 20009e00 00600000 f0000061 e080ffff 80000000 00000000 000000ff }   # TWO_D 65536 x 1 x 1, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 15 of 16
handle 79 texture 79 sampler 0
texture 80 { raw 58d4921d 2000a000 00600000 000000aa e0800000 8000ffff 00000000 00000000 }   # TWO_D 1 x 65536 x 1, R8 UINT, blocks of 4 x 32 x 4
handle 80 texture 80 sampler 0
texture 81 { raw 58d4920f 2000a200 00600000 0000002b e0800000 8000ffff 00000000 00000000 }   # TWO_D 1 x 65536 x 1, R32 UINT, blocks of 8 x 32 x 1
handle 81 texture 81 sampler 0
texture 82 { raw 58d49202 2000a400 00600000 00000044 e0800000 8000ffff 00000000 00000000 }   # TWO_D 1 x 65536 x 1, R32_G32_B32 UINT, blocks of 16 x 1 x 2
handle 82 texture 82 sampler 0
texture 83 { raw 58d49201 2000a600 00600000 00000085 e0800000 8000ffff 00000000 00000000 }   # TWO_D 1 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4
handle 83 texture 83 sampler 0
texture 84 { raw 58d4921d 2000a800 00600000 f0000008 e0800000 8000ffff 00000000 000000f0 }   # TWO_D 1 x 65536 x 1, R8 UINT, blocks of 1 x 2 x 1, level 0 of 16
handle 84 texture 84 sampler 0
texture 85 { raw 58d4920f 2000aa00 00600000 f0000049 e0800000 8000ffff 00000000 000000f0 }   # TWO_D 1 x 65536 x 1, R32 UINT, blocks of 2 x 2 x 2, level 0 of 16
handle 85 texture 85 sampler 0
texture 86 { raw 58d49202 2000ac00 00600000 f0000092 e0800000 8000ffff 00000000 000000f0 }   # TWO_D 1 x 65536 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 0 of 16
handle 86 texture 86 sampler 0
texture 87 { raw 58d49201 2000ae00 00600000 f0000013 e0800000 8000ffff 00000000 000000f0 }   # TWO_D 1 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 0 of 16
handle 87 texture 87 sampler 0
texture 88 { raw 58d4921d 2000b000 00600000 f000005c e0800000 8000ffff 00000000 000000f1 }   # TWO_D 1 x 65536 x 1, R8 UINT, blocks of 16 x 8 x 2, level 1 of 16
handle 88 texture 88 sampler 0
texture 89 { raw 58d4920f 2000b200 00600000 f000009d e0800000 8000ffff 00000000 000000f1 }   # TWO_D 1 x 65536 x 1, R32 UINT, blocks of 32 x 8 x 4, level 1 of 16
handle 89 texture 89 sampler 0
texture 90 { raw 58d49202 2000b400 00600000 f0000020 e0800000 8000ffff 00000000 000000f1 }   # TWO_D 1 x 65536 x 1, R32_G32_B32 UINT, blocks of 1 x 16 x 1, level 1 of 16
handle 90 texture 90 sampler 0
texture 91 { raw 58d49201 2000b600 00600000 f0000061 e0800000 8000ffff 00000000 000000f1 }   # TWO_D 1 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 2 x 16 x 2, level 1 of 16
handle 91 texture 91 sampler 0
texture 92 { raw 58d4921d 2000b800 00600000 f00000aa e0800000 8000ffff 00000000 000000f2 }   # TWO_D 1 x 65536 x 1, R8 UINT, blocks of 4 x 32 x 4, level 2 of 16
handle 92 texture 92 sampler 0
texture 93 { raw 58d4920f 2000ba00 00600000 f000002b e0800000 8000ffff 00000000 000000f2 }   # TWO_D 1 x 65536 x 1, R32 UINT, blocks of 8 x 32 x 1, level 2 of 16
handle 93 texture 93 sampler 0
texture 94 { raw 58d49202 2000bc00 00600000 f0000044 e0800000 8000ffff 00000000 000000f2 }   # TWO_D 1 x 65536 x 1, R32_G32_B32 UINT, blocks of 16 x 1 x 2, level 2 of 16
handle 94 texture 94 sampler 0
texture 95 { raw 58d49201 2000be00 00600000 f0000085 e0800000 8000ffff 00000000 000000f2 }   # TWO_D 1 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 32 x 1 x 4, level 2 of 16
handle 95 texture 95 sampler 0
texture 96 { raw 58d4921d 2000c000 00600000 f0000008 e0800000 8000ffff 00000000 000000ff }   # TWO_D 1 x 65536 x 1, R8 UINT, blocks of 1 x 2 x 1, level 15 of 16
handle 96 texture 96 sampler 0
texture 97 { raw 58d4920f 2000c200 00600000 f0000049 e0800000 8000ffff 00000000 000000ff }   # TWO_D 1 x 65536 x 1, R32 UINT, blocks of 2 x 2 x 2, level 15 of 16
handle 97 texture 97 sampler 0
texture 98 { raw 58d49202 2000c400 00600000 f0000092 e0800000 8000ffff 00000000 000000ff }   # TWO_D 1 x 65536 x 1, R32_G32_B32 UINT, blocks of 4 x 4 x 4, level 15 of 16
handle 98 texture 98 sampler 0
texture 99 { raw 58d49201 2000c600 00600000 f0000013 e0800000 8000ffff 00000000 000000ff }   # TWO_D 1 x 65536 x 1, R32_G32_B32_A32 UINT, blocks of 8 x 4 x 1, level 15 of 16
handle 99 texture 99 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000000  header.volume.layer_stride = 0x100000000  address 0x11ff002d0 0x11ff002d0 0x11ff002d0 0x11ff002d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000000  header.volume.layer_stride = 0x100000000  address 0x200ffd2f 0x200ffd2f 0x200ffd2f 0x200ffd2f;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000200  header.volume.layer_stride = 0x400000000  address 0x41fc006d0 0x41fc006d0 0x41fc006d0 0x41fc006d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000200  header.volume.layer_stride = 0x400000000  address 0x203ffd2c 0x203ffd2c 0x203ffd2c 0x203ffd2c;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000400  header.volume.layer_stride = 0xc00000000  address 0xc1e801cd0 0xc1e801cd0 0xc1e801cd0 0xc1e801cd0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000400  header.volume.layer_stride = 0xc00000000  address 0x217feb24 0x217feb24 0x217feb24 0x217feb24;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000600  header.volume.layer_stride = 0x1000000000  address 0x101e0036d0 0x101e0036d0 0x101e0036d0 0x101e0036d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000600  header.volume.layer_stride = 0x1000000000  address 0x21ffd520 0x21ffd520 0x21ffd520 0x21ffd520;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000800  header.volume.layer_stride = 0x155560000  address 0x11fc0e8d0 0x11fc0e8d0 0x11fc0e8d0 0x11fc0e8d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000800  header.volume.layer_stride = 0x155560000  address 0x203f272f 0x203f272f 0x203f272f 0x203f272f;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000a00  header.volume.layer_stride = 0x555560000  address 0x41f01cad0 0x41f01cad0 0x41f01cad0 0x41f01cad0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000a00  header.volume.layer_stride = 0x555560000  address 0x20fe492c 0x20fe492c 0x20fe492c 0x20fe492c;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000c00  header.volume.layer_stride = 0x1000002000  address 0xc1a002ad0 0xc1a002ad0 0xc1a002ad0 0xc1a002ad0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000c00  header.volume.layer_stride = 0x1000002000  address 0x25ffed24 0x25ffed24 0x25ffed24 0x25ffed24;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000e00  header.volume.layer_stride = 0x1555558000  address 0x1018004ad0 0x1018004ad0 0x1018004ad0 0x1018004ad0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20000e00  header.volume.layer_stride = 0x1555558000  address 0x27ffd120 0x27ffd120 0x27ffd120 0x27ffd120;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x120001000  header.volume.layer_stride = 0x155560000  address 0x15f8108d0 0x15f8108d0 0x15f8108d0 0x15f8108d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x120001000  header.volume.layer_stride = 0x155560000  address 0x1207f172f 0x1207f172f 0x1207f172f 0x1207f172f;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x420001200  header.volume.layer_stride = 0x555560000  address 0x51e0202d0 0x51e0202d0 0x51e0202d0 0x51e0202d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x420001200  header.volume.layer_stride = 0x555560000  address 0x421fe212c 0x421fe212c 0x421fe212c 0x421fe212c;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0xc20001400  header.volume.layer_stride = 0x1000016000  address 0xf1fd014d0 0xf1fd014d0 0xf1fd014d0 0xf1fd014d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0xc20001400  header.volume.layer_stride = 0x1000016000  address 0xc20301324 0xc20301324 0xc20301324 0xc20301324;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1020001600  header.volume.layer_stride = 0x1555558000  address 0x141fc016d0 0x141fc016d0 0x141fc016d0 0x141fc016d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1020001600  header.volume.layer_stride = 0x1555558000  address 0x1020401520 0x1020401520 0x1020401520 0x1020401520;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x160001800  header.volume.layer_stride = 0x155556400  address 0x16ffc1ad0 0x16ffc1ad0 0x16ffc1ad0 0x16ffc1ad0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x160001800  header.volume.layer_stride = 0x155556400  address 0x16004152f 0x16004152f 0x16004152f 0x16004152f;
}

warp 13 {
    asm "TLD4.R R8, R0, 13, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x520001a00  header.volume.layer_stride = 0x555556000  address 0x55ff01ed0 0x55ff01ed0 0x55ff01ed0 0x55ff01ed0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x520001a00  header.volume.layer_stride = 0x555556000  address 0x52010152c 0x52010152c 0x52010152c 0x52010152c;
}

warp 14 {
    asm "TLD4.R R8, R0, 14, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0xf20001c00  header.volume.layer_stride = 0x1000002000  address 0xfdfa034d0 0xfdfa034d0 0xfdfa034d0 0xfdfa034d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0xf20001c00  header.volume.layer_stride = 0x1000002000  address 0xf20600324 0xf20600324 0xf20600324 0xf20600324;
}

warp 15 {
    asm "TLD4.R R8, R0, 15, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1420001e00  header.volume.layer_stride = 0x1555558000  address 0x151f804ed0 0x151f804ed0 0x151f804ed0 0x151f804ed0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1420001e00  header.volume.layer_stride = 0x1555558000  address 0x14207fed20 0x14207fed20 0x14207fed20 0x14207fed20;
}

warp 16 {
    asm "TLD4.R R8, R0, 16, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x175558000  header.volume.layer_stride = 0x155560000  address 0x175558010 0x175558010 0x175558010 0x175558010;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x175558000  header.volume.layer_stride = 0x155560000  address 0x175558001 0x175558001 0x175558001 0x175558001;
}

warp 17 {
    asm "TLD4.R R8, R0, 17, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x575557a00  header.volume.layer_stride = 0x555560000  address 0x575557a10 0x575557a10 0x575557a10 0x575557a10;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x575557a00  header.volume.layer_stride = 0x555560000  address 0x575557a04 0x575557a04 0x575557a04 0x575557a04;
}

warp 18 {
    asm "TLD4.R R8, R0, 18, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1020002600  header.volume.layer_stride = 0x1000002000  address 0x1020002610 0x1020002610 0x1020002610 0x1020002610;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1020002600  header.volume.layer_stride = 0x1000002000  address 0x102000260c 0x102000260c 0x102000260c 0x102000260c;
}

warp 19 {
    asm "TLD4.R R8, R0, 19, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1575557c00  header.volume.layer_stride = 0x1555558000  address 0x1575557c10 0x1575557c10 0x1575557c10 0x1575557c10;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x1575557c00  header.volume.layer_stride = 0x1555558000  address 0x1575557c20 0x1575557c20 0x1575557c20 0x1575557c20;
}

warp 20 {
    asm "TLD4.R R8, R0, 20, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002800  header.volume.layer_stride = 0x100000000  address 0x40001f0120d0 0x40001f0120d0 0x40001f0120d0 0x40001f0120d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002800  header.volume.layer_stride = 0x100000000  address 0x3fff20ff2f2f 0x3fff20ff2f2f 0x3fff20ff2f2f 0x3fff20ff2f2f;
}

warp 21 {
    asm "TLD4.R R8, R0, 21, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002a00  header.volume.layer_stride = 0x400000000  address 0x1c021ad0 0x1c021ad0 0x1c021ad0 0x1c021ad0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002a00  header.volume.layer_stride = 0x400000000  address 0xfffc23fe392c 0xfffc23fe392c 0xfffc23fe392c 0xfffc23fe392c;
}

warp 22 {
    asm "TLD4.R R8, R0, 22, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002c00  header.volume.layer_stride = 0xc00000000  address 0x1fa02cd0 0x1fa02cd0 0x1fa02cd0 0x1fa02cd0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002c00  header.volume.layer_stride = 0xc00000000  address 0xfff420602b24 0xfff420602b24 0xfff420602b24 0xfff420602b24;
}

warp 23 {
    asm "TLD4.R R8, R0, 23, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002e00  header.volume.layer_stride = 0x1000000000  address 0x1f802ed0 0x1f802ed0 0x1f802ed0 0x1f802ed0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20002e00  header.volume.layer_stride = 0x1000000000  address 0xfff020802d20 0xfff020802d20 0xfff020802d20 0xfff020802d20;
}

warp 24 {
    asm "TLD4.R R8, R0, 24, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003000  header.volume.layer_stride = 0x155556400  address 0x5555239aced0 0x5555239aced0 0x5555239aced0 0x5555239aced0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003000  header.volume.layer_stride = 0x155556400  address 0x555423bac92f 0x555423bac92f 0x555423bac92f 0x555423bac92f;
}

warp 25 {
    asm "TLD4.R R8, R0, 25, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003200  header.volume.layer_stride = 0x555556000  address 0x5554226ad6d0 0x5554226ad6d0 0x5554226ad6d0 0x5554226ad6d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003200  header.volume.layer_stride = 0x555556000  address 0x555022eacd2c 0x555022eacd2c 0x555022eacd2c 0x555022eacd2c;
}

warp 26 {
    asm "TLD4.R R8, R0, 26, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003400  header.volume.layer_stride = 0x1000002000  address 0xfffc26802cd0 0xfffc26802cd0 0xfffc26802cd0 0xfffc26802cd0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003400  header.volume.layer_stride = 0x1000002000  address 0xfff0297ffb24 0xfff0297ffb24 0xfff0297ffb24 0xfff0297ffb24;
}

warp 27 {
    asm "TLD4.R R8, R0, 27, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003600  header.volume.layer_stride = 0x1555558000  address 0x555028aae6d0 0x555028aae6d0 0x555028aae6d0 0x555028aae6d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x20003600  header.volume.layer_stride = 0x1555558000  address 0x55402caa8520 0x55402caa8520 0x55402caa8520 0x55402caa8520;
}

warp 28 {
    asm "TLD4.R R8, R0, 28, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x120003800  header.volume.layer_stride = 0x155560000  address 0x55558a8b18d0 0x55558a8b18d0 0x55558a8b18d0 0x55558a8b18d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x120003800  header.volume.layer_stride = 0x155560000  address 0x55554ac9572f 0x55554ac9572f 0x55554ac9572f 0x55554ac9572f;
}

warp 29 {
    asm "TLD4.R R8, R0, 29, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x420003a00  header.volume.layer_stride = 0x555560000  address 0x55554a2bfad0 0x55554a2bfad0 0x55554a2bfad0 0x55554a2bfad0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x420003a00  header.volume.layer_stride = 0x555560000  address 0x55544b28792c 0x55544b28792c 0x55544b28792c 0x55544b28792c;
}

warp 30 {
    asm "TLD4.R R8, R0, 30, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0xc20003c00  header.volume.layer_stride = 0x1000002000  address 0xffff25003ad0 0xffff25003ad0 0xffff25003ad0 0xffff25003ad0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0xc20003c00  header.volume.layer_stride = 0x1000002000  address 0xfffc2afffd24 0xfffc2afffd24 0xfffc2afffd24 0xfffc2afffd24;
}

warp 31 {
    asm "TLD4.R R8, R0, 31, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1020003e00  header.volume.layer_stride = 0x1555558000  address 0x555426aafad0 0x555426aafad0 0x555426aafad0 0x555426aafad0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1020003e00  header.volume.layer_stride = 0x1555558000  address 0x55502eaa8120 0x55502eaa8120 0x55502eaa8120 0x55502eaa8120;
}

warp 32 {
    asm "TLD4.R R8, R0, 32, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x160004000  header.volume.layer_stride = 0x155560000  address 0x55559a6b38d0 0x55559a6b38d0 0x55559a6b38d0 0x55559a6b38d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x160004000  header.volume.layer_stride = 0x155560000  address 0x55558ae9472f 0x55558ae9472f 0x55558ae9472f 0x55558ae9472f;
}

warp 33 {
    asm "TLD4.R R8, R0, 33, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x520004200  header.volume.layer_stride = 0x555560000  address 0x555589ac32d0 0x555589ac32d0 0x555589ac32d0 0x555589ac32d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x520004200  header.volume.layer_stride = 0x555560000  address 0x55554ba8512c 0x55554ba8512c 0x55554ba8512c 0x55554ba8512c;
}

warp 34 {
    asm "TLD4.R R8, R0, 34, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0xf20004400  header.volume.layer_stride = 0x1000016000  address 0x37e6e4d0 0x37e6e4d0 0x37e6e4d0 0x37e6e4d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0xf20004400  header.volume.layer_stride = 0x1000016000  address 0xffff7816e324 0xffff7816e324 0xffff7816e324 0xffff7816e324;
}

warp 35 {
    asm "TLD4.R R8, R0, 35, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1420004600  header.volume.layer_stride = 0x1555558000  address 0x55552a8ac6d0 0x55552a8ac6d0 0x55552a8ac6d0 0x55552a8ac6d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1420004600  header.volume.layer_stride = 0x1555558000  address 0x55542acac520 0x55542acac520 0x55542acac520 0x55542acac520;
}

warp 36 {
    asm "TLD4.R R8, R0, 36, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x17555a800  header.volume.layer_stride = 0x155556400  address 0x555579004410 0x555579004410 0x555579004410 0x555579004410;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x17555a800  header.volume.layer_stride = 0x155556400  address 0x555579004401 0x555579004401 0x555579004401 0x555579004401;
}

warp 37 {
    asm "TLD4.R R8, R0, 37, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x57555a200  header.volume.layer_stride = 0x555556000  address 0x555578004210 0x555578004210 0x555578004210 0x555578004210;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x57555a200  header.volume.layer_stride = 0x555556000  address 0x555578004204 0x555578004204 0x555578004204 0x555578004204;
}

warp 38 {
    asm "TLD4.R R8, R0, 38, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1020006200  header.volume.layer_stride = 0x1000002000  address 0x28004210 0x28004210 0x28004210 0x28004210;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x1020006200  header.volume.layer_stride = 0x1000002000  address 0x2800420c 0x2800420c 0x2800420c 0x2800420c;
}

warp 39 {
    asm "TLD4.R R8, R0, 39, ARRAY_2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x157555a400  header.volume.layer_stride = 0x1555558000  address 0x555580002410 0x555580002410 0x555580002410 0x555580002410;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 16384  header.level_layout.base = 0x157555a400  header.volume.layer_stride = 0x1555558000  address 0x555580002420 0x555580002420 0x555580002420 0x555580002420;
}

warp 40 {
    asm "TLD4.R R8, R0, 40, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005000  header.volume.layer_stride = 0x100000000  address 0x7ffb1fc130d0 0x7ffb1fc130d0 0x7ffb1fc130d0 0x7ffb1fc130d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005000  header.volume.layer_stride = 0x100000000  address 0x7ffa203f6f2f 0x7ffa203f6f2f 0x7ffa203f6f2f 0x7ffa203f6f2f;
}

warp 41 {
    asm "TLD4.R R8, R0, 41, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005200  header.volume.layer_stride = 0x400000000  address 0xffec1f0212d0 0xffec1f0212d0 0xffec1f0212d0 0xffec1f0212d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005200  header.volume.layer_stride = 0x400000000  address 0xffe820fe912c 0xffe820fe912c 0xffe820fe912c 0xffe820fe912c;
}

warp 42 {
    asm "TLD4.R R8, R0, 42, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005400  header.volume.layer_stride = 0xc00000000  address 0xffc41a0072d0 0xffc41a0072d0 0xffc41a0072d0 0xffc41a0072d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005400  header.volume.layer_stride = 0xc00000000  address 0xffb826003524 0xffb826003524 0xffb826003524 0xffb826003524;
}

warp 43 {
    asm "TLD4.R R8, R0, 43, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005600  header.volume.layer_stride = 0x1000000000  address 0xffb0180092d0 0xffb0180092d0 0xffb0180092d0 0xffb0180092d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005600  header.volume.layer_stride = 0x1000000000  address 0xffa028001920 0xffa028001920 0xffa028001920 0xffa028001920;
}

warp 44 {
    asm "TLD4.R R8, R0, 44, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005800  header.volume.layer_stride = 0x155560000  address 0xfffa1efd50d0 0xfffa1efd50d0 0xfffa1efd50d0 0xfffa1efd50d0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005800  header.volume.layer_stride = 0x155560000  address 0xfff920fb5f2f 0xfff920fb5f2f 0xfff920fb5f2f 0xfff920fb5f2f;
}

warp 45 {
    asm "TLD4.R R8, R0, 45, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005a00  header.volume.layer_stride = 0x555560000  address 0xffe51bfe4ad0 0xffe51bfe4ad0 0xffe51bfe4ad0 0xffe51bfe4ad0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005a00  header.volume.layer_stride = 0x555560000  address 0xffe123fa692c 0xffe123fa692c 0xffe123fa692c 0xffe123fa692c;
}

warp 46 {
    asm "TLD4.R R8, R0, 46, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005c00  header.volume.layer_stride = 0x1000016000  address 0xffae2f981cd0 0xffae2f981cd0 0xffae2f981cd0 0xffae2f981cd0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005c00  header.volume.layer_stride = 0x1000016000  address 0xffa230581b24 0xffa230581b24 0xffa230581b24 0xffa230581b24;
}

warp 47 {
    asm "TLD4.R R8, R0, 47, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005e00  header.volume.layer_stride = 0x1555558000  address 0xff905f7f5ed0 0xff905f7f5ed0 0xff905f7f5ed0 0xff905f7f5ed0;
    expect lane 1 header.shape.width = 65536  header.shape.height = 65536  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x20005e00  header.volume.layer_stride = 0x1555558000  address 0xff80607f5d20 0xff80607f5d20 0xff80607f5d20 0xff80607f5d20;
}

warp 48 {
    asm "TLD4.R R8, R0, 48, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x120006000  header.volume.layer_stride = 0x155556400  address 0xfff975f80ad0 0xfff975f80ad0 0xfff975f80ad0 0xfff975f80ad0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x120006000  header.volume.layer_stride = 0x155556400  address 0xfff93608052f 0xfff93608052f 0xfff93608052f 0xfff93608052f;
}

warp 49 {
    asm "TLD4.R R8, R0, 49, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x420006200  header.volume.layer_stride = 0x555556000  address 0xffe52fe026d0 0xffe52fe026d0 0xffe52fe026d0 0xffe52fe026d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x420006200  header.volume.layer_stride = 0x555556000  address 0xffe430201d2c 0xffe430201d2c 0xffe430201d2c 0xffe430201d2c;
}

warp 50 {
    asm "TLD4.R R8, R0, 50, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0xc20006400  header.volume.layer_stride = 0x1000002000  address 0xffaf4f3fbcd0 0xffaf4f3fbcd0 0xffaf4f3fbcd0 0xffaf4f3fbcd0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0xc20006400  header.volume.layer_stride = 0x1000002000  address 0xffac50bf8b24 0xffac50bf8b24 0xffac50bf8b24 0xffac50bf8b24;
}

warp 51 {
    asm "TLD4.R R8, R0, 51, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x1020006600  header.volume.layer_stride = 0x1555558000  address 0xff945eff96d0 0xff945eff96d0 0xff945eff96d0 0xff945eff96d0;
    expect lane 1 header.shape.width = 32768  header.shape.height = 32768  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x1020006600  header.volume.layer_stride = 0x1555558000  address 0xff9060ff3520 0xff9060ff3520 0xff9060ff3520 0xff9060ff3520;
}

warp 52 {
    asm "TLD4.R R8, R0, 52, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x160006800  header.volume.layer_stride = 0x155560000  address 0xfffa6fed48d0 0xfffa6fed48d0 0xfffa6fed48d0 0xfffa6fed48d0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x160006800  header.volume.layer_stride = 0x155560000  address 0xfffa600b872f 0xfffa600b872f 0xfffa600b872f 0xfffa600b872f;
}

warp 53 {
    asm "TLD4.R R8, R0, 53, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x520006a00  header.volume.layer_stride = 0x555560000  address 0xffe65fbe2ad0 0xffe65fbe2ad0 0xffe65fbe2ad0 0xffe65fbe2ad0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x520006a00  header.volume.layer_stride = 0x555560000  address 0xffe6203aa92c 0xffe6203aa92c 0xffe6203aa92c 0xffe6203aa92c;
}

warp 54 {
    asm "TLD4.R R8, R0, 54, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0xf20006c00  header.volume.layer_stride = 0x1000002000  address 0xffb00e7fcad0 0xffb00e7fcad0 0xffb00e7fcad0 0xffb00e7fcad0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0xf20006c00  header.volume.layer_stride = 0x1000002000  address 0xffaf517f8d24 0xffaf517f8d24 0xffaf517f8d24 0xffaf517f8d24;
}

warp 55 {
    asm "TLD4.R R8, R0, 55, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x1420006e00  header.volume.layer_stride = 0x1555558000  address 0xff955dffaad0 0xff955dffaad0 0xff955dffaad0 0xff955dffaad0;
    expect lane 1 header.shape.width = 16384  header.shape.height = 16384  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x1420006e00  header.volume.layer_stride = 0x1555558000  address 0xff9461ff3120 0xff9461ff3120 0xff9461ff3120 0xff9461ff3120;
}

warp 56 {
    asm "TLD4.R R8, R0, 56, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x17555d000  header.volume.layer_stride = 0x155560000  address 0xfffa7551d010 0xfffa7551d010 0xfffa7551d010 0xfffa7551d010;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x17555d000  header.volume.layer_stride = 0x155560000  address 0xfffa7551d001 0xfffa7551d001 0xfffa7551d001 0xfffa7551d001;
}

warp 57 {
    asm "TLD4.R R8, R0, 57, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x57555ca00  header.volume.layer_stride = 0x555560000  address 0xffe67551ca10 0xffe67551ca10 0xffe67551ca10 0xffe67551ca10;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x57555ca00  header.volume.layer_stride = 0x555560000  address 0xffe67551ca04 0xffe67551ca04 0xffe67551ca04 0xffe67551ca04;
}

warp 58 {
    asm "TLD4.R R8, R0, 58, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x102001ca00  header.volume.layer_stride = 0x1000016000  address 0xffb22ff98a10 0xffb22ff98a10 0xffb22ff98a10 0xffb22ff98a10;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x102001ca00  header.volume.layer_stride = 0x1000016000  address 0xffb22ff98a0c 0xffb22ff98a0c 0xffb22ff98a0c 0xffb22ff98a0c;
}

warp 59 {
    asm "TLD4.R R8, R0, 59, ARRAY_CUBE, 0x1"  active 0x3
    s = { 1.0 1.0 ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fffc0) ... }
    r = { bits(0x3f7fffc0) bits(0xbf7fffc0) ... }
    array = { 16383 0xffff ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x157555cc00  header.volume.layer_stride = 0x1555558000  address 0xff95b554cc10 0xff95b554cc10 0xff95b554cc10 0xff95b554cc10;
    expect lane 1 header.shape.width = 2  header.shape.height = 2  header.shape.depth = 16384  header.shape.layers = 98304  header.level_layout.base = 0x157555cc00  header.volume.layer_stride = 0x1555558000  address 0xff95b554cc20 0xff95b554cc20 0xff95b554cc20 0xff95b554cc20;
}

warp 60 {
    asm "TLD4.R R8, R0, 60, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007800  header.volume.layer_stride = 0x80000  address 0x20007800 0x20007800 0x20007800 0x20007800;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007800  header.volume.layer_stride = 0x80000  address 0x2008772f 0x2008772f 0x2008772f 0x2008772f;
}

warp 61 {
    asm "TLD4.R R8, R0, 61, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007a00  header.volume.layer_stride = 0x200000  address 0x20007a00 0x20007a00 0x20007a00 0x20007a00;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007a00  header.volume.layer_stride = 0x200000  address 0x2020792c 0x2020792c 0x2020792c 0x2020792c;
}

warp 62 {
    asm "TLD4.R R8, R0, 62, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007c00  header.volume.layer_stride = 0x600000  address 0x20007c00 0x20007c00 0x20007c00 0x20007c00;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007c00  header.volume.layer_stride = 0x600000  address 0x20607b24 0x20607b24 0x20607b24 0x20607b24;
}

warp 63 {
    asm "TLD4.R R8, R0, 63, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007e00  header.volume.layer_stride = 0x800000  address 0x20007e00 0x20007e00 0x20007e00 0x20007e00;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20007e00  header.volume.layer_stride = 0x800000  address 0x20807d20 0x20807d20 0x20807d20 0x20807d20;
}

warp 0 {
    asm "TLD4.R R8, R0, 64, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008000  header.volume.layer_stride = 0x102000  address 0x20008000 0x20008000 0x20008000 0x20008000;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008000  header.volume.layer_stride = 0x102000  address 0x20087f2f 0x20087f2f 0x20087f2f 0x20087f2f;
}

warp 1 {
    asm "TLD4.R R8, R0, 65, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008200  header.volume.layer_stride = 0x404000  address 0x20008200 0x20008200 0x20008200 0x20008200;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008200  header.volume.layer_stride = 0x404000  address 0x2020812c 0x2020812c 0x2020812c 0x2020812c;
}

warp 2 {
    asm "TLD4.R R8, R0, 66, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008400  header.volume.layer_stride = 0xc00200  address 0x20008400 0x20008400 0x20008400 0x20008400;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008400  header.volume.layer_stride = 0xc00200  address 0x20608324 0x20608324 0x20608324 0x20608324;
}

warp 3 {
    asm "TLD4.R R8, R0, 67, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008600  header.volume.layer_stride = 0x1000000  address 0x20008600 0x20008600 0x20008600 0x20008600;
    expect lane 1 header.shape.width = 65536  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20008600  header.volume.layer_stride = 0x1000000  address 0x20808520 0x20808520 0x20808520 0x20808520;
}

warp 4 {
    asm "TLD4.R R8, R0, 68, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20088800  header.volume.layer_stride = 0x100800  address 0x20088800 0x20088800 0x20088800 0x20088800;
    expect lane 1 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20088800  header.volume.layer_stride = 0x100800  address 0x200c872f 0x200c872f 0x200c872f 0x200c872f;
}

warp 5 {
    asm "TLD4.R R8, R0, 69, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20208a00  header.volume.layer_stride = 0x401000  address 0x20208a00 0x20208a00 0x20208a00 0x20208a00;
    expect lane 1 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20208a00  header.volume.layer_stride = 0x401000  address 0x2030892c 0x2030892c 0x2030892c 0x2030892c;
}

warp 6 {
    asm "TLD4.R R8, R0, 70, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20608c00  header.volume.layer_stride = 0xc02000  address 0x20608c00 0x20608c00 0x20608c00 0x20608c00;
    expect lane 1 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20608c00  header.volume.layer_stride = 0xc02000  address 0x20908b24 0x20908b24 0x20908b24 0x20908b24;
}

warp 7 {
    asm "TLD4.R R8, R0, 71, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20808e00  header.volume.layer_stride = 0x1000000  address 0x20808e00 0x20808e00 0x20808e00 0x20808e00;
    expect lane 1 header.shape.width = 32768  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20808e00  header.volume.layer_stride = 0x1000000  address 0x20c08d20 0x20c08d20 0x20c08d20 0x20c08d20;
}

warp 8 {
    asm "TLD4.R R8, R0, 72, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x200c9000  header.volume.layer_stride = 0x100800  address 0x200c9000 0x200c9000 0x200c9000 0x200c9000;
    expect lane 1 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x200c9000  header.volume.layer_stride = 0x100800  address 0x200e8f2f 0x200e8f2f 0x200e8f2f 0x200e8f2f;
}

warp 9 {
    asm "TLD4.R R8, R0, 73, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20309200  header.volume.layer_stride = 0x400400  address 0x20309200 0x20309200 0x20309200 0x20309200;
    expect lane 1 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20309200  header.volume.layer_stride = 0x400400  address 0x2038912c 0x2038912c 0x2038912c 0x2038912c;
}

warp 10 {
    asm "TLD4.R R8, R0, 74, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20909400  header.volume.layer_stride = 0xc00800  address 0x20909400 0x20909400 0x20909400 0x20909400;
    expect lane 1 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20909400  header.volume.layer_stride = 0xc00800  address 0x20a89324 0x20a89324 0x20a89324 0x20a89324;
}

warp 11 {
    asm "TLD4.R R8, R0, 75, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20c09600  header.volume.layer_stride = 0x1000000  address 0x20c09600 0x20c09600 0x20c09600 0x20c09600;
    expect lane 1 header.shape.width = 16384  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20c09600  header.volume.layer_stride = 0x1000000  address 0x20e09520 0x20e09520 0x20e09520 0x20e09520;
}

warp 12 {
    asm "TLD4.R R8, R0, 76, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20109e00  header.volume.layer_stride = 0x102000  address 0x20109e00 0x20109e00 0x20109e00 0x20109e00;
    expect lane 1 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20109e00  header.volume.layer_stride = 0x102000  address 0x20109e01 0x20109e01 0x20109e01 0x20109e01;
}

warp 13 {
    asm "TLD4.R R8, R0, 77, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20409c00  header.volume.layer_stride = 0x404000  address 0x20409c00 0x20409c00 0x20409c00 0x20409c00;
    expect lane 1 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20409c00  header.volume.layer_stride = 0x404000  address 0x20409c04 0x20409c04 0x20409c04 0x20409c04;
}

warp 14 {
    asm "TLD4.R R8, R0, 78, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20c09c00  header.volume.layer_stride = 0xc00200  address 0x20c09c00 0x20c09c00 0x20c09c00 0x20c09c00;
    expect lane 1 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x20c09c00  header.volume.layer_stride = 0xc00200  address 0x20c09c0c 0x20c09c0c 0x20c09c0c 0x20c09c0c;
}

warp 15 {
    asm "TLD4.R R8, R0, 79, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x21009c00  header.volume.layer_stride = 0x1000000  address 0x21009c00 0x21009c00 0x21009c00 0x21009c00;
    expect lane 1 header.shape.width = 2  header.shape.height = 1  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x21009c00  header.volume.layer_stride = 0x1000000  address 0x21009c20 0x21009c20 0x21009c20 0x21009c20;
}

warp 16 {
    asm "TLD4.R R8, R0, 80, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a000  header.volume.layer_stride = 0x400000  address 0x20409ed0 0x20409ed0 0x20409ed0 0x20409ed0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a000  header.volume.layer_stride = 0x400000  address 0x2000a000 0x2000a000 0x2000a000 0x2000a000;
}

warp 17 {
    asm "TLD4.R R8, R0, 81, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a200  header.volume.layer_stride = 0x400000  address 0x2040a0d0 0x2040a0d0 0x2040a0d0 0x2040a0d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a200  header.volume.layer_stride = 0x400000  address 0x2000a200 0x2000a200 0x2000a200 0x2000a200;
}

warp 18 {
    asm "TLD4.R R8, R0, 82, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a400  header.volume.layer_stride = 0x400000  address 0x2040a2d0 0x2040a2d0 0x2040a2d0 0x2040a2d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a400  header.volume.layer_stride = 0x400000  address 0x2000a400 0x2000a400 0x2000a400 0x2000a400;
}

warp 19 {
    asm "TLD4.R R8, R0, 83, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a600  header.volume.layer_stride = 0x400000  address 0x2040a4d0 0x2040a4d0 0x2040a4d0 0x2040a4d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a600  header.volume.layer_stride = 0x400000  address 0x2000a600 0x2000a600 0x2000a600 0x2000a600;
}

warp 20 {
    asm "TLD4.R R8, R0, 84, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a800  header.volume.layer_stride = 0x800400  address 0x2040a6d0 0x2040a6d0 0x2040a6d0 0x2040a6d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000a800  header.volume.layer_stride = 0x800400  address 0x2000a800 0x2000a800 0x2000a800 0x2000a800;
}

warp 21 {
    asm "TLD4.R R8, R0, 85, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000aa00  header.volume.layer_stride = 0x800400  address 0x2040a8d0 0x2040a8d0 0x2040a8d0 0x2040a8d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000aa00  header.volume.layer_stride = 0x800400  address 0x2000aa00 0x2000aa00 0x2000aa00 0x2000aa00;
}

warp 22 {
    asm "TLD4.R R8, R0, 86, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000ac00  header.volume.layer_stride = 0x800800  address 0x2040aad0 0x2040aad0 0x2040aad0 0x2040aad0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000ac00  header.volume.layer_stride = 0x800800  address 0x2000ac00 0x2000ac00 0x2000ac00 0x2000ac00;
}

warp 23 {
    asm "TLD4.R R8, R0, 87, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000ae00  header.volume.layer_stride = 0x800800  address 0x2040acd0 0x2040acd0 0x2040acd0 0x2040acd0;
    expect lane 1 header.shape.width = 1  header.shape.height = 65536  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2000ae00  header.volume.layer_stride = 0x800800  address 0x2000ae00 0x2000ae00 0x2000ae00 0x2000ae00;
}

warp 24 {
    asm "TLD4.R R8, R0, 88, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b000  header.volume.layer_stride = 0x801000  address 0x2060aed0 0x2060aed0 0x2060aed0 0x2060aed0;
    expect lane 1 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b000  header.volume.layer_stride = 0x801000  address 0x2040b000 0x2040b000 0x2040b000 0x2040b000;
}

warp 25 {
    asm "TLD4.R R8, R0, 89, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b200  header.volume.layer_stride = 0x801000  address 0x2060b0d0 0x2060b0d0 0x2060b0d0 0x2060b0d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b200  header.volume.layer_stride = 0x801000  address 0x2040b200 0x2040b200 0x2040b200 0x2040b200;
}

warp 26 {
    asm "TLD4.R R8, R0, 90, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b400  header.volume.layer_stride = 0x802000  address 0x2060b2d0 0x2060b2d0 0x2060b2d0 0x2060b2d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b400  header.volume.layer_stride = 0x802000  address 0x2040b400 0x2040b400 0x2040b400 0x2040b400;
}

warp 27 {
    asm "TLD4.R R8, R0, 91, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b600  header.volume.layer_stride = 0x802000  address 0x2060b4d0 0x2060b4d0 0x2060b4d0 0x2060b4d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 32768  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2040b600  header.volume.layer_stride = 0x802000  address 0x2040b600 0x2040b600 0x2040b600 0x2040b600;
}

warp 28 {
    asm "TLD4.R R8, R0, 92, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060b800  header.volume.layer_stride = 0x804000  address 0x2070b6d0 0x2070b6d0 0x2070b6d0 0x2070b6d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060b800  header.volume.layer_stride = 0x804000  address 0x2060b800 0x2060b800 0x2060b800 0x2060b800;
}

warp 29 {
    asm "TLD4.R R8, R0, 93, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060ba00  header.volume.layer_stride = 0x804000  address 0x2070b8d0 0x2070b8d0 0x2070b8d0 0x2070b8d0;
    expect lane 1 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060ba00  header.volume.layer_stride = 0x804000  address 0x2060ba00 0x2060ba00 0x2060ba00 0x2060ba00;
}

warp 30 {
    asm "TLD4.R R8, R0, 94, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060bc00  header.volume.layer_stride = 0x800200  address 0x2070bad0 0x2070bad0 0x2070bad0 0x2070bad0;
    expect lane 1 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060bc00  header.volume.layer_stride = 0x800200  address 0x2060bc00 0x2060bc00 0x2060bc00 0x2060bc00;
}

warp 31 {
    asm "TLD4.R R8, R0, 95, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060be00  header.volume.layer_stride = 0x800200  address 0x2070bcd0 0x2070bcd0 0x2070bcd0 0x2070bcd0;
    expect lane 1 header.shape.width = 1  header.shape.height = 16384  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2060be00  header.volume.layer_stride = 0x800200  address 0x2060be00 0x2060be00 0x2060be00 0x2060be00;
}

warp 32 {
    asm "TLD4.R R8, R0, 96, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c000  header.volume.layer_stride = 0x800400  address 0x2080c010 0x2080c010 0x2080c010 0x2080c010;
    expect lane 1 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c000  header.volume.layer_stride = 0x800400  address 0x2080c000 0x2080c000 0x2080c000 0x2080c000;
}

warp 33 {
    asm "TLD4.R R8, R0, 97, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c200  header.volume.layer_stride = 0x800400  address 0x2080c210 0x2080c210 0x2080c210 0x2080c210;
    expect lane 1 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c200  header.volume.layer_stride = 0x800400  address 0x2080c200 0x2080c200 0x2080c200 0x2080c200;
}

warp 34 {
    asm "TLD4.R R8, R0, 98, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c400  header.volume.layer_stride = 0x800800  address 0x2080c410 0x2080c410 0x2080c410 0x2080c410;
    expect lane 1 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c400  header.volume.layer_stride = 0x800800  address 0x2080c400 0x2080c400 0x2080c400 0x2080c400;
}

warp 35 {
    asm "TLD4.R R8, R0, 99, 2D, 0x1"  active 0x3
    s = { 0.0 1.0 ... }
    t = { 1.0 0.0 ... }
    expect lane 0 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c600  header.volume.layer_stride = 0x800800  address 0x2080c610 0x2080c610 0x2080c610 0x2080c610;
    expect lane 1 header.shape.width = 1  header.shape.height = 2  header.shape.depth = 1  header.shape.layers = 1  header.level_layout.base = 0x2080c600  header.volume.layer_stride = 0x800800  address 0x2080c600 0x2080c600 0x2080c600 0x2080c600;
}
