# SWAP answers with its coordinates, t first, by a path of its own; gathers and queries around it answer in their turn.
texlock 1
texture 0 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM size 4 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 ff000000 ff000000 ff000000 ff000000
bytes 0x30000020 ff000000 ff000000 ff000000 ff000000
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
  s = (lane + 1) / 4.0  t = 0.5
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
warp 1 {
  asm "SWAP R8, R0, 0, 2D, 0xf"  active 0x7
  s = (lane + 1) / 4.0  t = 0.5
  expect lane 0 R8 = 0x3f000000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x00000000
  expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x00000000  R11 = 0x00000000
}
warp 2 {
  asm "SWAP R4, R0, 0, 2D, 0x2"
  s = 0.25  t = lane / 4.0
  expect lane 31 R4 = 0x3e800000
}
warp 3 {
  asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0x7
  s = (lane + 1) / 4.0  t = 0.5
  expect lane 2 R8 = 0x3f800000
}
warp 4 { # bits 57:56
  word 0xfb380007aff70008
  expect token decode.illegal = RESERVED
}
