# Instructions in which no thread executes, or that are refused, give a completion token and read nothing at all.
texlock 1
rules R-TLD4-1 R-TLD4-21 R-TLD4-23 R-TLD4-24 R-TLD4-35
rules without R-TLD4-22 R-TLD4-41 PD-1 PD-18c PD-96
texture 0 { format R8 UINT  layout pitch 32  size 2 2  address 0x30000000 }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0

warp 0 { asm "@!PT TLD4.R.T R8, R0, 0, 2D"              # the guard is false for all
    expect token decode.hash = 0  filter.tag.status = "ok"; }
warp 0 { asm "@P0 TLD4.R.T R8, R0, 0, 2D"  pred 0
    expect token decode.hash = 1  filter.tag.status = "ok"; }
warp 0 { asm "TLD4.R.P R8, R0, 0, 2D"  active 0
    expect token decode.hash = 2; }
warp 0 { asm "TLD4.R.NODEP.T R8, R0, 0, 2D"  killed 0xffffffff
    expect token decode.hash = 8; }
# An instruction that is refused leaves the hash alone, and no later one moves it either.
warp 0 { word 0xc8380007cff70008  phase P
    expect token decode.illegal = "param"  decode.hash = 9  filter.tag.status = "illegal"; }
warp 0 { asm "TLD4.R.P R8, R0, 0, 2D"  active 0
    expect token decode.hash = 9; }
