# B4G8R4: R are bits 3:0, G 11:4, B 15:12. By hand: 1 / 15 is 0x3d888889, 8 / 15 0x3f088889, 1 / 255 0x3b808081 and
# 128 / 255 0x3f008081.
texlock 1
texture 0 { type TWO_D layout pitch 32 format B4G8R4 UNORM size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
# (R, G, B) = (1, 0, 15) (0, 255, 0), and below them (15, 128, 8) (8, 1, 1).
bytes 0x30000000 01f0 f00f
bytes 0x30000020 0f88 1810
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x3d888889
}
warp 1 {
  asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3f008081  R9 = 0x3b808081  R10 = 0x3f800000  R11 = 0x00000000
}
warp 2 {
  asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3f088889  R9 = 0x3d888889  R10 = 0x00000000  R11 = 0x3f800000
}
warp 3 {
  asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}
