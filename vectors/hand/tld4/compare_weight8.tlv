# POLICY filter_weight8: results of comparing codes are floats, not codes, and their sums are 0. By hand: the depths are
# 0x4000, 0x8000, 0xc000 and 0xffff, the reference is code 0x8000; passes what is not below it.
texlock 1
rules R-TLD4-15 PD-12
rules without PD-125a
policy filter_weight8
texture 0 { type TWO_D layout pitch 32 format Z16 UNORM source R R R ONE_FLOAT size 2 2 address 0x30000000 }
bytes 0x30000000 0040 0080
bytes 0x30000020 00c0 ffff
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 3 }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0  filter.sum[0] = 0  filter.sum[1] = 0 }
