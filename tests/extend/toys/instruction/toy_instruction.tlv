# TOY gathers component A. Texels, by turns: A alone is 1.0, R alone is 1.0.
texlock 1
texture 0 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM size 4 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 ff000000 000000ff ff000000 000000ff
bytes 0x30000020 000000ff ff000000 000000ff ff000000
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
warp 0 {
  asm "TOY R8, R0, 0, 2D, 0xf"  active 0x7
  s = (lane + 1) / 4.0  t = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000
  expect lane 1 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
}
warp 1 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
  s = (lane + 1) / 4.0  t = 0.5
  expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
}
warp 2 { # bits 57:56
  word 0xf3380007aff70008
  expect token decode.illegal = RESERVED
}
