# Block-linear headers with a colour key have blocks: layers are legal, and blocks and tiles are looked at. What no store
# takes is refused.
texlock 1
rules R-SUST-26 PD-40b
sampler 0 { }
texture 0 { type TWO_D_ARRAY layout blocklinear_color_key format R8 UINT size 64 16 layers 2 address 0x40000 }
texture 1 { layout blocklinear_color_key format R8 UINT size 64 8 address 0x50000 GOBS_PER_BLOCK_HEIGHT 6 }
texture 2 { layout blocklinear_color_key format R8 UINT size 64 8 address 0x50000 TILE_WIDTH_IN_GOBS 1 }
handle 0 texture 0 sampler 0  handle 1 texture 1 sampler 0  handle 2 texture 2 sampler 0
warp 0 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 0"  active 0x3  x = lane  y = 0  array = 1  data0 = { 0x11 0x22 ... }
  expect all surface.action = "store" }
warp 1 { asm "SUST.D.2D.U8 [R4], R8, 1"  active 0x3  x = lane  y = 0  data0 = 0x33
  expect all header.tag.status = "disabled" }
warp 2 { asm "SUST.D.2D.U8 [R4], R8, 2"  active 0x3  x = lane  y = 0  data0 = 0x44
  expect all header.tag.status = "unsupported-header" }
expect memory 0x40400 = 11 22
