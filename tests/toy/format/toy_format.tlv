# A5B5G5R1: R is bit 0, G, B and A five bits each above it. By hand: n / 31 is 0x3d042108 for 1, 0x3ef7bdef for 15 and
# 0x3f042108 for 16.
texlock 1
texture 0 { type TWO_D layout pitch 32 format A5B5G5R1 UNORM size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
# (R, G, B, A) = (1, 0, 16, 1) (0, 31, 0, 15), and below them (1, 1, 15, 0) (0, 16, 1, 31).
bytes 0x30000000 010c 3e78
bytes 0x30000020 c303 60f8
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000
}
warp 1 {
  asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3d042108  R9 = 0x3f042108  R10 = 0x3f800000  R11 = 0x00000000
}
warp 2 {
  asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3ef7bdef  R9 = 0x3d042108  R10 = 0x00000000  R11 = 0x3f042108
}
warp 3 {
  asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3ef7bdef  R11 = 0x3d042108
}
