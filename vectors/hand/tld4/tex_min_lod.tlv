# TEX of a level that MIN_LOD_CLAMP takes off: texel bits are zero, constants stay, depths of zero are compared, and the numbers
# of the coordinates are 0: of one texel, a mean and a gather alike, beside threads whose level is there.
texlock 1
rules R-TLD4-39 PD-5 PD-10 PD-10b PD-60
sampler 0 { address WRAP CLAMP_TO_EDGE MAG_FILTER 1 DEPTH_COMPARE_FUNC 4 }
sampler 1 { address WRAP CLAMP_TO_EDGE MAG_FILTER 2 DEPTH_COMPARE_FUNC 4 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30000000 }
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30000000 MIN_LOD_CLAMP 256 }
texture 2 { type TWO_D layout pitch 32 format R32 FLOAT source R R R ONE_FLOAT size 2 2 address 0x30000000 MIN_LOD_CLAMP 256 }
bytes 0x30000000 0000803f0000803f
bytes 0x30000020 0000803f0000803f

# s 0.75 of two texels: position 1.5, so 0x180 as it is and as the centre of texel 1; t 0.375: position 0.75
warp 0 {
  asm "TLD4.R.B R8, R0, R4, 0x0, 2D, 0xf"  active 0xfff
  handle = { 0x0 0x1 0x100000 0x100001 0x1 0x2 0x0 0x1 0x100001 0x0 0x100002 0x1 ... }
  s = 0.75  t = 0.375
  expect lane 0 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 1 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 2 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0xc0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 3 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 4 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 5 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 0
  expect lane 6 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 7 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 8 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 9 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 10 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 0
  expect lane 11 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
}
warp 1 {
  asm "TLD4.R.B.DC R8, R0, R4, 0x0, 2D, 0xf"  active 0xfff
  handle = { 0x0 0x1 0x100000 0x100001 0x1 0x2 0x0 0x1 0x100001 0x0 0x100002 0x1 ... }
  s = 0.75  t = 0.375  dref = 0.5
  expect lane 0 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 1 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 2 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0xc0  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 3 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 4 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 5 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 6 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 7 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 8 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 9 header.tag.status = "ok"  coord.fixed[0] = 0x180  coord.fixed[1] = 0x80  R8 = 0  R9 = 0  R10 = 0  R11 = 1.0
  expect lane 10 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
  expect lane 11 header.tag.status = "out-of-bounds"  coord.fixed[0] = 0x0  coord.fixed[1] = 0x0  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0
}
