# Elements of 12 bytes whose first part is there at once, and whose second is requested late, as descriptors are read meanwhile:
# the queue between the parts is empty, and what it held before was such a part. Texel 0 has brought the line of the first.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10c
rules without PD-91a PD-91b
traffic { seed 5 latency 2 ar_stall 80 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30001040 }
handle 1 texture 1 sampler 0
bytes 0x30001040 41000000 42000000 43000000 51000000 52000000 53000000 61000000 62000000 63000000 71000000 72000000 73000000
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30002080 }
handle 2 texture 2 sampler 0
bytes 0x30002080 81000000 82000000 83000000 91000000 92000000 93000000 a1000000 a2000000 a3000000 b1000000 b2000000 b3000000
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x300030c0 }
handle 3 texture 3 sampler 0
bytes 0x300030c0 c1000000 c2000000 c3000000 d1000000 d2000000 d3000000 e1000000 e2000000 e3000000 f1000000 f2000000 f3000000
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30004100 }
handle 4 texture 4 sampler 0
bytes 0x30004100 01010000 02010000 03010000 11010000 12010000 13010000 21010000 22010000 23010000 31010000 32010000 33010000
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30005140 }
handle 5 texture 5 sampler 0
bytes 0x30005140 41010000 42010000 43010000 51010000 52010000 53010000 61010000 62010000 63010000 71010000 72010000 73010000
texture 6 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30006180 }
handle 6 texture 6 sampler 0
bytes 0x30006180 81010000 82010000 83010000 91010000 92010000 93010000 a1010000 a2010000 a3010000 b1010000 b2010000 b3010000
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x300071c0 }
handle 7 texture 7 sampler 0
bytes 0x300071c0 c1010000 c2010000 c3010000 d1010000 d2010000 d3010000 e1010000 e2010000 e3010000 f1010000 f2010000 f3010000
texture 8 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30008200 }
handle 8 texture 8 sampler 0
bytes 0x30008200 01020000 02020000 03020000 11020000 12020000 13020000 21020000 22020000 23020000 31020000 32020000 33020000
texture 9 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30009240 }
handle 9 texture 9 sampler 0
bytes 0x30009240 41020000 42020000 43020000 51020000 52020000 53020000 61020000 62020000 63020000 71020000 72020000 73020000
texture 10 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000a280 }
handle 10 texture 10 sampler 0
bytes 0x3000a280 81020000 82020000 83020000 91020000 92020000 93020000 a1020000 a2020000 a3020000 b1020000 b2020000 b3020000
texture 11 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000b2c0 }
handle 11 texture 11 sampler 0
bytes 0x3000b2c0 c1020000 c2020000 c3020000 d1020000 d2020000 d3020000 e1020000 e2020000 e3020000 f1020000 f2020000 f3020000
texture 12 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000c300 }
handle 12 texture 12 sampler 0
bytes 0x3000c300 01030000 02030000 03030000 11030000 12030000 13030000 21030000 22030000 23030000 31030000 32030000 33030000
texture 13 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000d340 }
handle 13 texture 13 sampler 0
bytes 0x3000d340 41030000 42030000 43030000 51030000 52030000 53030000 61030000 62030000 63030000 71030000 72030000 73030000
texture 14 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000e380 }
handle 14 texture 14 sampler 0
bytes 0x3000e380 81030000 82030000 83030000 91030000 92030000 93030000 a1030000 a2030000 a3030000 b1030000 b2030000 b3030000
texture 15 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3000f3c0 }
handle 15 texture 15 sampler 0
bytes 0x3000f3c0 c1030000 c2030000 c3030000 d1030000 d2030000 d3030000 e1030000 e2030000 e3030000 f1030000 f2030000 f3030000
texture 16 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30010400 }
handle 16 texture 16 sampler 0
bytes 0x30010400 01040000 02040000 03040000 11040000 12040000 13040000 21040000 22040000 23040000 31040000 32040000 33040000
texture 17 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30011440 }
handle 17 texture 17 sampler 0
bytes 0x30011440 41040000 42040000 43040000 51040000 52040000 53040000 61040000 62040000 63040000 71040000 72040000 73040000
texture 18 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30012480 }
handle 18 texture 18 sampler 0
bytes 0x30012480 81040000 82040000 83040000 91040000 92040000 93040000 a1040000 a2040000 a3040000 b1040000 b2040000 b3040000
texture 19 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x300134c0 }
handle 19 texture 19 sampler 0
bytes 0x300134c0 c1040000 c2040000 c3040000 d1040000 d2040000 d3040000 e1040000 e2040000 e3040000 f1040000 f2040000 f3040000
texture 20 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30014500 }
handle 20 texture 20 sampler 0
bytes 0x30014500 01050000 02050000 03050000 11050000 12050000 13050000 21050000 22050000 23050000 31050000 32050000 33050000
texture 21 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30015540 }
handle 21 texture 21 sampler 0
bytes 0x30015540 41050000 42050000 43050000 51050000 52050000 53050000 61050000 62050000 63050000 71050000 72050000 73050000
texture 22 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30016580 }
handle 22 texture 22 sampler 0
bytes 0x30016580 81050000 82050000 83050000 91050000 92050000 93050000 a1050000 a2050000 a3050000 b1050000 b2050000 b3050000
texture 23 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x300175c0 }
handle 23 texture 23 sampler 0
bytes 0x300175c0 c1050000 c2050000 c3050000 d1050000 d2050000 d3050000 e1050000 e2050000 e3050000 f1050000 f2050000 f3050000
texture 24 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30018600 }
handle 24 texture 24 sampler 0
bytes 0x30018600 01060000 02060000 03060000 11060000 12060000 13060000 21060000 22060000 23060000 31060000 32060000 33060000
texture 25 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30019640 }
handle 25 texture 25 sampler 0
bytes 0x30019640 41060000 42060000 43060000 51060000 52060000 53060000 61060000 62060000 63060000 71060000 72060000 73060000
texture 26 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001a680 }
handle 26 texture 26 sampler 0
bytes 0x3001a680 81060000 82060000 83060000 91060000 92060000 93060000 a1060000 a2060000 a3060000 b1060000 b2060000 b3060000
texture 27 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001b6c0 }
handle 27 texture 27 sampler 0
bytes 0x3001b6c0 c1060000 c2060000 c3060000 d1060000 d2060000 d3060000 e1060000 e2060000 e3060000 f1060000 f2060000 f3060000
texture 28 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001c700 }
handle 28 texture 28 sampler 0
bytes 0x3001c700 01070000 02070000 03070000 11070000 12070000 13070000 21070000 22070000 23070000 31070000 32070000 33070000
texture 29 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001d740 }
handle 29 texture 29 sampler 0
bytes 0x3001d740 41070000 42070000 43070000 51070000 52070000 53070000 61070000 62070000 63070000 71070000 72070000 73070000
texture 30 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001e780 }
handle 30 texture 30 sampler 0
bytes 0x3001e780 81070000 82070000 83070000 91070000 92070000 93070000 a1070000 a2070000 a3070000 b1070000 b2070000 b3070000
texture 31 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x3001f7c0 }
handle 31 texture 31 sampler 0
bytes 0x3001f7c0 c1070000 c2070000 c3070000 d1070000 d2070000 d3070000 e1070000 e2070000 e3070000 f1070000 f2070000 f3070000

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000003  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000041  R9 = 0x00000042  R10 = 0x00000043  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000081  R9 = 0x00000082  R10 = 0x00000083  R11 = 0x00000000;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000000c1  R9 = 0x000000c2  R10 = 0x000000c3  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000101  R9 = 0x00000102  R10 = 0x00000103  R11 = 0x00000000;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000141  R9 = 0x00000142  R10 = 0x00000143  R11 = 0x00000000;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000181  R9 = 0x00000182  R10 = 0x00000183  R11 = 0x00000000;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000001c1  R9 = 0x000001c2  R10 = 0x000001c3  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000201  R9 = 0x00000202  R10 = 0x00000203  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000241  R9 = 0x00000242  R10 = 0x00000243  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000281  R9 = 0x00000282  R10 = 0x00000283  R11 = 0x00000000;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000002c1  R9 = 0x000002c2  R10 = 0x000002c3  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000301  R9 = 0x00000302  R10 = 0x00000303  R11 = 0x00000000;
}

warp 13 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000341  R9 = 0x00000342  R10 = 0x00000343  R11 = 0x00000000;
}

warp 14 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000381  R9 = 0x00000382  R10 = 0x00000383  R11 = 0x00000000;
}

warp 15 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000003c1  R9 = 0x000003c2  R10 = 0x000003c3  R11 = 0x00000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000401  R9 = 0x00000402  R10 = 0x00000403  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000441  R9 = 0x00000442  R10 = 0x00000443  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000481  R9 = 0x00000482  R10 = 0x00000483  R11 = 0x00000000;
}

warp 19 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000004c1  R9 = 0x000004c2  R10 = 0x000004c3  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000501  R9 = 0x00000502  R10 = 0x00000503  R11 = 0x00000000;
}

warp 21 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000541  R9 = 0x00000542  R10 = 0x00000543  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000581  R9 = 0x00000582  R10 = 0x00000583  R11 = 0x00000000;
}

warp 23 {
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000005c1  R9 = 0x000005c2  R10 = 0x000005c3  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000601  R9 = 0x00000602  R10 = 0x00000603  R11 = 0x00000000;
}

warp 25 {
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000641  R9 = 0x00000642  R10 = 0x00000643  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000681  R9 = 0x00000682  R10 = 0x00000683  R11 = 0x00000000;
}

warp 27 {
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000006c1  R9 = 0x000006c2  R10 = 0x000006c3  R11 = 0x00000000;
}

warp 28 {
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000701  R9 = 0x00000702  R10 = 0x00000703  R11 = 0x00000000;
}

warp 29 {
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000741  R9 = 0x00000742  R10 = 0x00000743  R11 = 0x00000000;
}

warp 30 {
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x00000781  R9 = 0x00000782  R10 = 0x00000783  R11 = 0x00000000;
}

warp 31 {
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x1
    s = { bits(0x3e000000) ... }
    t = { 0.5 ... }
    expect lane 0 R8 = 0x000007c1  R9 = 0x000007c2  R10 = 0x000007c3  R11 = 0x00000000;
}

warp 32 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000003  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000021  R9 = 0x00000022  R10 = 0x00000023  R11 = 0x00000000;
}

warp 33 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000041  R9 = 0x00000042  R10 = 0x00000043  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000061  R9 = 0x00000062  R10 = 0x00000063  R11 = 0x00000000;
}

warp 34 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000081  R9 = 0x00000082  R10 = 0x00000083  R11 = 0x00000000;
    expect lane 1 R8 = 0x000000a1  R9 = 0x000000a2  R10 = 0x000000a3  R11 = 0x00000000;
}

warp 35 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000000c1  R9 = 0x000000c2  R10 = 0x000000c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000000e1  R9 = 0x000000e2  R10 = 0x000000e3  R11 = 0x00000000;
}

warp 36 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000101  R9 = 0x00000102  R10 = 0x00000103  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000121  R9 = 0x00000122  R10 = 0x00000123  R11 = 0x00000000;
}

warp 37 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000141  R9 = 0x00000142  R10 = 0x00000143  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000161  R9 = 0x00000162  R10 = 0x00000163  R11 = 0x00000000;
}

warp 38 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000181  R9 = 0x00000182  R10 = 0x00000183  R11 = 0x00000000;
    expect lane 1 R8 = 0x000001a1  R9 = 0x000001a2  R10 = 0x000001a3  R11 = 0x00000000;
}

warp 39 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000001c1  R9 = 0x000001c2  R10 = 0x000001c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000001e1  R9 = 0x000001e2  R10 = 0x000001e3  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000201  R9 = 0x00000202  R10 = 0x00000203  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000221  R9 = 0x00000222  R10 = 0x00000223  R11 = 0x00000000;
}

warp 41 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000241  R9 = 0x00000242  R10 = 0x00000243  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000261  R9 = 0x00000262  R10 = 0x00000263  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000281  R9 = 0x00000282  R10 = 0x00000283  R11 = 0x00000000;
    expect lane 1 R8 = 0x000002a1  R9 = 0x000002a2  R10 = 0x000002a3  R11 = 0x00000000;
}

warp 43 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000002c1  R9 = 0x000002c2  R10 = 0x000002c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000002e1  R9 = 0x000002e2  R10 = 0x000002e3  R11 = 0x00000000;
}

warp 44 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000301  R9 = 0x00000302  R10 = 0x00000303  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000321  R9 = 0x00000322  R10 = 0x00000323  R11 = 0x00000000;
}

warp 45 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000341  R9 = 0x00000342  R10 = 0x00000343  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000361  R9 = 0x00000362  R10 = 0x00000363  R11 = 0x00000000;
}

warp 46 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000381  R9 = 0x00000382  R10 = 0x00000383  R11 = 0x00000000;
    expect lane 1 R8 = 0x000003a1  R9 = 0x000003a2  R10 = 0x000003a3  R11 = 0x00000000;
}

warp 47 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000003c1  R9 = 0x000003c2  R10 = 0x000003c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000003e1  R9 = 0x000003e2  R10 = 0x000003e3  R11 = 0x00000000;
}

warp 48 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000401  R9 = 0x00000402  R10 = 0x00000403  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000421  R9 = 0x00000422  R10 = 0x00000423  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000441  R9 = 0x00000442  R10 = 0x00000443  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000461  R9 = 0x00000462  R10 = 0x00000463  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000481  R9 = 0x00000482  R10 = 0x00000483  R11 = 0x00000000;
    expect lane 1 R8 = 0x000004a1  R9 = 0x000004a2  R10 = 0x000004a3  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000004c1  R9 = 0x000004c2  R10 = 0x000004c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000004e1  R9 = 0x000004e2  R10 = 0x000004e3  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000501  R9 = 0x00000502  R10 = 0x00000503  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000521  R9 = 0x00000522  R10 = 0x00000523  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000541  R9 = 0x00000542  R10 = 0x00000543  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000561  R9 = 0x00000562  R10 = 0x00000563  R11 = 0x00000000;
}

warp 54 {
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000581  R9 = 0x00000582  R10 = 0x00000583  R11 = 0x00000000;
    expect lane 1 R8 = 0x000005a1  R9 = 0x000005a2  R10 = 0x000005a3  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000005c1  R9 = 0x000005c2  R10 = 0x000005c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000005e1  R9 = 0x000005e2  R10 = 0x000005e3  R11 = 0x00000000;
}

warp 56 {
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000601  R9 = 0x00000602  R10 = 0x00000603  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000621  R9 = 0x00000622  R10 = 0x00000623  R11 = 0x00000000;
}

warp 57 {
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000641  R9 = 0x00000642  R10 = 0x00000643  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000661  R9 = 0x00000662  R10 = 0x00000663  R11 = 0x00000000;
}

warp 58 {
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000681  R9 = 0x00000682  R10 = 0x00000683  R11 = 0x00000000;
    expect lane 1 R8 = 0x000006a1  R9 = 0x000006a2  R10 = 0x000006a3  R11 = 0x00000000;
}

warp 59 {
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000006c1  R9 = 0x000006c2  R10 = 0x000006c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000006e1  R9 = 0x000006e2  R10 = 0x000006e3  R11 = 0x00000000;
}

warp 60 {
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000701  R9 = 0x00000702  R10 = 0x00000703  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000721  R9 = 0x00000722  R10 = 0x00000723  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000741  R9 = 0x00000742  R10 = 0x00000743  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000761  R9 = 0x00000762  R10 = 0x00000763  R11 = 0x00000000;
}

warp 62 {
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x00000781  R9 = 0x00000782  R10 = 0x00000783  R11 = 0x00000000;
    expect lane 1 R8 = 0x000007a1  R9 = 0x000007a2  R10 = 0x000007a3  R11 = 0x00000000;
}

warp 63 {
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x3
    s = { bits(0x3e000000) bits(0x3f200000) ... }
    t = { 0.5 0.5 ... }
    expect lane 0 R8 = 0x000007c1  R9 = 0x000007c2  R10 = 0x000007c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x000007e1  R9 = 0x000007e2  R10 = 0x000007e3  R11 = 0x00000000;
}
