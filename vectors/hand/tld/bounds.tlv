texlock 1                                       # outside a texture: texel bits zero through the selectors
rules R-LD-8 R-LD-9 R-LD-25 PD-51 R-LD-10 R-LD-20
rules without R-LD-16 R-LD-17 R-LD-11 R-LD-12

texture 0 {
  format A8B8G8R8 UNORM   source R G B ONE_FLOAT   layout pitch 64   size 8 4   address 0x20000000
  texels solid 255 255 255 255
}
texture 1 {                                     # alpha is stored: it reads 0 outside
  format A8B8G8R8 UNORM   layout pitch 64   size 8 4   address 0x21000000
  texels solid 255 255 255 255
}
sampler 0 { address WRAP WRAP WRAP   border 1.0 1.0 1.0 1.0 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

warp 0 {
  asm "TLD.LZ R8, R0, 0, 2D, 0xf"
  x = { 7 8 0 0xffffffff 0x80000000 0x10007 0 ... } ; y = { 3 0 4 0 0 0 0x10000 0 ... }
  expect lane 0 R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 1 R8 = 0 R9 = 0 R10 = 0 R11 = 1.0
  expect lane 2 R8 = 0 R11 = 1.0
  expect lane 3 R8 = 0 R11 = 1.0
  expect lane 4 R8 = 0 R11 = 1.0
  expect lane 5 R8 = 0 R11 = 1.0
  expect lane 6 R8 = 0 R11 = 1.0
  expect lane 7 R8 = 1.0
  expect lane 1 address.fetch = 0
}
warp 1 {                                        # -1 by an offset is out of bounds; 0xffffffff + 1 is column 0
  asm "TLD.LZ.AOFFI R8, R0, R4, 1, 2D, 0xf"
  x = { 0 7 7 0xffffffff 0xfffffff9 8 7 ... } ; y = { 0 0 3 0xffffffff 0 0 0 ... }
  offset = { 0x0f 0x01 0x10 0x11 0x07 0x0f 0x00 ... }
  expect lane 0 R8 = 0 R11 = 0
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0
  expect lane 3 R8 = 1.0
  expect lane 3 coord.column = 0 coord.row = 0
  expect lane 4 R8 = 1.0
  expect lane 5 R8 = 1.0
  expect lane 6 R11 = 1.0
}
