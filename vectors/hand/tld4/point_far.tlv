# One texel far from the texture: beyond what a position holds it is the last one that it holds, on each side, at its centre.
texlock 1
rules R-TLD4-39 R-TLD4-47 PD-60
rules without PD-61
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
sampler 1 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 1 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UINT size 4 2 address 0x30000000 }
bytes 0x30000000 00010203
bytes 0x30000020 10111213
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1

# +-2^18 texels and more; infinities; the largest that are still exact
warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0xff
  s = { -65536 65536 -1e30 1e30 bits(0xff800000) bits(0x7f800000) -0.25 0.25 ... }
  t = { 1e30 -1e30 bits(0x7f800000) bits(0xff800000) -131072 131072 -65535 65535 ... }
  expect lane 0 R8 = 0x10
  expect lane 1 R8 = 0x03
  expect lane 2 R8 = 0x10
  expect lane 3 R8 = 0x03
  expect lane 4 R8 = 0x00
  expect lane 5 R8 = 0x13
  expect lane 6 R8 = 0x00
  expect lane 7 R8 = 0x11
}
warp 1 {
  asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0xff
  s = { -65536 65536 -1e30 1e30 bits(0xff800000) bits(0x7f800000) -0.25 0.25 ... }
  t = { 1e30 -1e30 bits(0x7f800000) bits(0xff800000) -131072 131072 -65535 65535 ... }
  expect lane 0 R8 = 0x13
  expect lane 1 R8 = 0x13
  expect lane 2 R8 = 0x13
  expect lane 3 R8 = 0x13
  expect lane 4 R8 = 0x13
  expect lane 5 R8 = 0x13
  expect lane 6 R8 = 0x10
  expect lane 7 R8 = 0x11
}
