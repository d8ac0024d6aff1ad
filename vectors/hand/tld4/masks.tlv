# Write mask decimation for all sixteen masks, guard and its negation, RZ, active, helper and killed masks with and
# without NODEP; NDV changes nothing.
texlock 1
rules R-TLD4-1 R-TLD4-17 R-TLD4-18 R-TLD4-20 R-TLD4-21 R-TLD4-44 R-TLD4-45 R-TLD4-46 PD-2 PD-15
rules without R-TLD4-23 R-TLD4-25 R-TLD4-50 R-TLD4-24
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
bytes 0x30000000 0102
bytes 0x30000020 0304

warp 0 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x0"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0; }
warp 1 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x1"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3; }
warp 2 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x2"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 4; }
warp 3 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x3"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 4; }
warp 4 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x4"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 2; }
warp 5 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x5"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 2; }
warp 6 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x6"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 4  R13 = 2; }
warp 7 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x7"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 4  R14 = 2; }
warp 8 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x8"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 1; }
warp 9 { asm "TLD4.R P3, R12, R0, 0, 2D, 0x9"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 1; }
warp 10 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xa"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 4  R13 = 1; }
warp 11 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xb"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 4  R14 = 1; }
warp 12 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xc"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 2  R13 = 1; }
warp 13 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xd"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 2  R14 = 1; }
warp 14 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xe"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 4  R13 = 2  R14 = 1; }
warp 15 { asm "TLD4.R P3, R12, R0, 0, 2D, 0xf"  active 0x21  s = 0.5  t = 0.5
    expect lane 5  P3 = 0  R12 = 3  R13 = 4  R14 = 2  R15 = 1; }
# Rd = RZ drops the result, the predicate is still written
warp 20 { asm "TLD4.R P2, RZ, R0, 0, 2D, 0x7"  active 0x8  s = 0.5  t = 0.5
    expect lane 3  P2 = 0; }
# guard: PT, a register, its negation, !PT
warp 21 { asm "@P1 TLD4.R R12, R0, 0, 2D"  pred 0x00000f00  s = 0.5  t = 0.5
    expect lane 8 R12 = 3; expect lane 11 decode.tag.last = 1; }
warp 22 { asm "@!P1 TLD4.R R12, R0, 0, 2D"  pred 0xfffff0ff  s = 0.5  t = 0.5
    expect lane 8 R12 = 3; expect lane 11 decode.tag.last = 1; }
warp 23 { asm "@!PT TLD4.R R12, R0, 0, 2D"  s = 0.5  t = 0.5
    expect token decode.tag.last = 1; }
warp 24 { asm "TLD4.R R12, R0, 0, 2D"  pred 0  active 0x10000  s = 0.5  t = 0.5
    expect lane 16 R12 = 3 R15 = 1; }
warp 25 { asm "TLD4.R R12, R0, 0, 2D"  active 0  s = 0.5  t = 0.5
    expect token decode.tag.last = 1; }
# killed threads: disabled by NODEP only; helper threads execute
warp 26 { asm "TLD4.R.NODEP R12, R0, 0, 2D"  stage pixel  killed 0x7fffffff  helper 0x80000000  s = 0.5  t = 0.5
    expect lane 31 R12 = 3  decode.nodep = 1; }
warp 27 { asm "TLD4.R R12, R0, 0, 2D"  stage pixel  killed 0x7fffffff  helper 0x80000000  s = 0.5  t = 0.5
    expect lane 0 R12 = 3; expect lane 31 R15 = 1; }
warp 28 { asm "TLD4.R.NODEP R12, R0, 0, 2D"  stage pixel  killed 0xffffffff  s = 0.5  t = 0.5
    expect token decode.tag.last = 1; }
warp 29 { asm "TLD4.R.NDV R12, R0, 0, 2D"  stage pixel  active 0x7  s = 0.5  t = 0.5
    expect lane 2 R12 = 3  decode.ndv = 1  decode.tag.last = 1; }
