# Elements of 12 bytes in two parts, one of which reads zero: after an error, or where nothing is mapped. Texel 0 is in one
# part, texel 1 has 4 bytes in the first, texel 2 has 8, texel 3 none behind the first. Texel 2 again: both are cached now.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-3 PD-10a PD-10c PD-95
rules without PD-91a PD-91b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30000000 }
bytes 0x30000000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30001000 }
bytes 0x30001000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
error 0x30001000 0x20
handle 1 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30002000 }
bytes 0x30002000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
error 0x30002020 0x20
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30003000 }
bytes 0x30003000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
sparse 0x30003000 0x20
handle 3 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address 0x30004000 }
bytes 0x30004000 01000000 02000000 03000000 11000000 12000000 13000000 21000000 22000000 23000000 31000000 32000000 33000000
sparse 0x30004020 0x20
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30010000 }
bytes 0x30010000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30010040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
error 0x30010000 0x20
handle 5 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30011000 }
bytes 0x30011000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30011040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
error 0x30011040 0x20
handle 6 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30012000 }
bytes 0x30012000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30012040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
error 0x30012000 0x20
handle 7 texture 7 sampler 1
texture 8 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30013000 }
bytes 0x30013000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30013040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
error 0x30013040 0x20
handle 8 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30014000 }
bytes 0x30014000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30014040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
sparse 0x30014000 0x20
handle 9 texture 9 sampler 1
texture 10 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30015000 }
bytes 0x30015000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30015040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
sparse 0x30015040 0x20
handle 10 texture 10 sampler 1
texture 11 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30016000 }
bytes 0x30016000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30016040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
sparse 0x30016000 0x20
handle 11 texture 11 sampler 1
texture 12 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30017000 }
bytes 0x30017000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30017040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
sparse 0x30017040 0x20
handle 12 texture 12 sampler 1
texture 13 { type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address 0x30018000 }
bytes 0x30018000 00008040 00000041 00004041 00008842 00009042 00009842 00000443 00000843 00000c43 00004443 00004843 00004c43
bytes 0x30018040 00001042 00002042 00003042 0000c842 0000d042 0000d842 00002443 00002843 00002c43 00006443 00006843 00006c43
error 0x30018000 0x20
sparse 0x30018020 0x20
sparse 0x30018060 0x20
handle 13 texture 13 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = bits(0x3e000000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 1  R9 = 2  R10 = 3  R11 = 0;
}

warp 1 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 17  R9 = 18  R10 = 19  R11 = 0;
}

warp 2 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 33  R9 = 34  R10 = 35  R11 = 0;
}

warp 3 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 49  R9 = 50  R10 = 51  R11 = 0;
}

warp 4 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 33  R9 = 34  R10 = 35  R11 = 0;
}

warp 5 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 1  s = bits(0x3e000000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 6 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 7 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 0  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0  R9 = 0  R10 = 35  R11 = 0;
}

warp 8 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 49  R9 = 50  R10 = 51  R11 = 0;
}

warp 9 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0  R9 = 0  R10 = 35  R11 = 0;
}

warp 10 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = bits(0x3e000000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 1  R9 = 2  R10 = 3  R11 = 0;
}

warp 11 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 17  R9 = 18  R10 = 19  R11 = 0;
}

warp 12 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 0  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 33  R9 = 34  R10 = 0  R11 = 0;
}

warp 13 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 14 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 33  R9 = 34  R10 = 0  R11 = 0;
}

warp 15 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3e000000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 16 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 17 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0  R9 = 0  R10 = 35  R11 = 0;
}

warp 18 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 49  R9 = 50  R10 = 51  R11 = 0;
}

warp 19 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0  R9 = 0  R10 = 35  R11 = 0;
}

warp 20 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 1  s = bits(0x3e000000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 1  R9 = 2  R10 = 3  R11 = 0;
}

warp 21 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 0;
    expect lane 0 R8 = 17  R9 = 18  R10 = 19  R11 = 0;
}

warp 22 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 33  R9 = 34  R10 = 0  R11 = 0;
}

warp 23 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 address.straddle = 0  lookup.second_hit = 0  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0;
}

warp 24 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 address.straddle = 8  lookup.second_hit = 8  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 33  R9 = 34  R10 = 0  R11 = 0;
}

warp 25 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 1  s = bits(0x3f000000)  t = 0.5
    expect lane 0 address.straddle = 15  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0x42840000  R9 = 0x42880000  R10 = 0x42d20000;
}

warp 26 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 1  s = bits(0x3f000000)  t = 0.5
    expect lane 0 address.straddle = 15  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0x42480000  R9 = 0x42500000  R10 = 0x42c20000;
}

warp 27 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 1  s = bits(0x3f400000)  t = 0.5
    expect lane 0 address.straddle = 9  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0x43130000  R9 = 0x43160000  R10 = 0x433c0000;
}

warp 28 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 1  s = bits(0x3f400000)  t = 0.5
    expect lane 0 address.straddle = 9  cache.tag.status = "memory-error"  filter.sparse = 0;
    expect lane 0 R8 = 0x430b0000  R9 = 0x430e0000  R10 = 0x433c0000;
}

warp 29 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 1  s = bits(0x3f000000)  t = 0.5
    expect lane 0 address.straddle = 15  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0x42840000  R9 = 0x42880000  R10 = 0x42d20000;
}

warp 30 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 1  s = bits(0x3f000000)  t = 0.5
    expect lane 0 address.straddle = 15  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0x42480000  R9 = 0x42500000  R10 = 0x42c20000;
}

warp 31 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 1  s = bits(0x3f400000)  t = 0.5
    expect lane 0 address.straddle = 9  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0x43130000  R9 = 0x43160000  R10 = 0x433c0000;
}

warp 32 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 1  s = bits(0x3f400000)  t = 0.5
    expect lane 0 address.straddle = 9  cache.tag.status = "ok"  filter.sparse = 1;
    expect lane 0 R8 = 0x430b0000  R9 = 0x430e0000  R10 = 0x433c0000;
}

warp 33 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 1  s = bits(0x3f400000)  t = 0.5
    expect lane 0 address.straddle = 9  cache.tag.status = "memory-error"  cache.sparse = 15  filter.sparse = 1;
    expect lane 0 R8 = 0x42240000  R9 = 0x42280000  R10 = 0x00000000;
}
