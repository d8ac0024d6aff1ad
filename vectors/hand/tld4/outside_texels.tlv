# Texels that come from outside: as a formula of their place, as raw rows; and registers that stay as they were.
texlock 1
rules R-TLD4-41 R-TLD4-43 R-TLD4-44

texture 0 {                                     # each component by a formula of its own
  format A8B8G8R8 UINT  source R G B A
  layout blocklinear  block 1 2
  size 16 8   levels 2   address 0x20000000
  texels expression (x) (16 * y) (level + 8 * component) (255 - x - y)
}
texture 1 {                                     # one formula for both: component 1 is half of component 0, negated
  format R32_G32 FLOAT  source R G ZERO ONE_FLOAT
  layout pitch 64
  size 8 2   address 0x20010000
  texels expression (float((x + 8 * y + 0.5) / (1 - 3 * component)))
}
texture 2 {                                     # rows from the top, each byte as it stands in memory
  format R16 UINT  source R ZERO ZERO ONE_INT
  size 4 2   address 0x20020000
  texels rows 0001 0101 0201 0301
              0002 0102 0202 fffe
}
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0

warp 0 {
  asm "TLD4.B R8, R0, 0, 2D, 0x5"               # two of the four samples
  s = (lane % 16 + 0.5) / 16
  t = (lane / 16 + 0.5) / 8
  active 0x0000ffff
  expect lane 3 R8 = 0x10 R9 = 0x10 R7 = unwritten R10 = unwritten R11 = unwritten P0 = unwritten
  expect all R12 = unwritten
  expect lane 16 R8 = unwritten                 # it does not execute
}
warp 1 {
  asm "TLD4.G R8, R0, 1, 2D, 0xf"
  s = (lane % 8 + 1.0) / 8
  t = 0.5
  expect lane 2 R8 = -5.25 R9 = -5.75 R10 = -1.75 R11 = -1.25
}
warp 2 {
  asm "TLD4.R R8, R0, 2, 2D, 0xf"
  s = 0.75
  t = 0.5
  expect all R8 = 0x0202 R9 = 0xfeff R10 = 0x0103 R11 = 0x0102
}
