# Inverted by hand: 1.0 is 0x3f800000.
texlock 1
policy gather_inverted
texture 0 { type TWO_D layout pitch 32 format R8 UNORM size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 ff 00
bytes 0x30000020 00 ff
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0xffffffff  R9 = 0xc07fffff  R10 = 0xffffffff  R11 = 0xc07fffff
}
