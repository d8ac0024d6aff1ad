# The annotated example: one texture, one sampler, two gathers. vectors/README.md explains every statement.
texlock 1
rules R-TLD4-27 R-TLD4-41 R-TLD4-43 R-TLD4-52 PD-18c
rules without R-TLD4-15 PD-12 PD-13

# Every texel below names itself: the value at column x, row y is y * 65536 + x.
texture 0 {
  format R32 UINT   source R ZERO ZERO ONE_INT
  layout blocklinear  block 1 2
  size 32 16   address 0x20000000
  texels index
}
sampler 0 { address WRAP CLAMP_TO_EDGE }

# Word 5 of the constant bank holds the handle that the instruction names.
handle 5 texture 0 sampler 0
minimum texel 40

warp 0 {
  asm "TLD4.R R8, R0, 5, 2D, 0xf"
  s = (lane + 0.5) / 32      # thread n stands in the middle of column n
  t = 0.25                   # between rows 3 and 4
  # At the middle of texel 3 the footprint is columns 3 and 4; counter-clockwise from the lower left, t grows downwards.
  expect lane 3 texels (3,4) (4,4) (4,3) (3,3)
  expect lane 3 R8 = 0x00040003  R9 = 0x00040004  R10 = 0x00030004  R11 = 0x00030003
  # At the right edge WRAP goes on with column 0.
  expect lane 31 R9 = 0x00040000
  expect all header.geom.width = 32 coord.fixed[1] = 1024
}
warp 1 {
  asm "@!P0 TLD4.R.AOFFI.T R4, R0, R2, 5, 2D, 0x6"
  active 0x0000ffff  pred 0x000000ff       # P0 is true in threads 0..7, so threads 8..15 execute
  s = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.5 0.25 -0.25 bits(0x7fc00000) 1.0 0.75 1e10 -0.0 0.0 ... }
  t = 0.5
  off1 = aoffi(x - 4, 2)
  expect lane 8 wrap.x[1] = 12   # 0.5 * 32 - 0.5 floors to 15, - 4 by the offset, + 1 for the right column
  expect all decode.toff = AOFFI
}
