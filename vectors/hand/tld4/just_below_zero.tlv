# Coordinates just below zero: 1 - fraction is 1 where the fraction is below half a unit of 1's last place, a tie goes to even.
texlock 1
rules PD-18e R-TLD4-41
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 4 2 address 0x20000000 }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0

# -2^-24: the last place below 1 is there, the others give 1, which is the middle between columns 3 and 0.
warp 0 {
    asm "TLD4.R R8, R0, 0, 2D"  active 0xff
    s = { bits(0xb3800000) bits(0xb3400000) bits(0xb3000000) bits(0xb2ffffff) bits(0xb2800000) bits(0x98000001)
          bits(0x80800001) bits(0x80800000) ... }
    t = 0.5
    expect all texels (3,1) (0,1) (0,0) (3,0)
}
