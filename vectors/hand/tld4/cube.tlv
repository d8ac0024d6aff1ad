# Gathers from cubes whose faces stand alone: the face and the place on it, without division by the major axis; ties; the
# six layers of each cube; wrap modes at an edge. The second component holds 65536 * layer + level, the first
# 65536 * row + column. Of the eight columns and rows the footprint of 3.0, 5.0 is columns 2, 3 and rows 4, 5.
texlock 1
rules R-TLD4-11 R-TLD4-14 R-TLD4-34 R-TLD4-38 R-TLD4-48 R-TLD4-47 PD-8 PD-9 PD-16 PD-17a PD-91
rules without PD-16b PD-17 PD-17b PD-17c PD-17d
sampler 0 { address WRAP WRAP }
sampler 1 { address WRAP MIRROR CUBEMAP_INTERFACE_FILTERING 1 }
sampler 2 { address BORDER BORDER BORDER_COLOR_R 0x1234 }
sampler 3 { address WRAP WRAP CUBEMAP_INTERFACE_FILTERING 2 }
sampler 4 { address WRAP WRAP CUBEMAP_INTERFACE_FILTERING 3 }
texture 0 { type CUBEMAP format R32_G32 UINT size 8 8 address 0x20000000 texels index }
texture 1 { type CUBEMAP_ARRAY format R32_G32 UINT size 8 8 layers 3 address 0x20100000 texels index }
texture 2 { type CUBEMAP_ARRAY format R32_G32 UINT size 16 16 layers 2 levels 3 view 1 2 block 1 2 address 0x20200000 texels index }
texture 3 { type CUBEMAP format R32_G32 UINT size 8 8 layout pitch 64 address 0x20000000 }
texture 4 { type CUBEMAP format R32 UINT size 512 512 block 1 16 address 0x20300000 texels index }
texture 5 { type CUBEMAP format R32_G32 UINT size 8 4 address 0x20000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 0 sampler 1
handle 6 texture 0 sampler 2
handle 7 texture 5 sampler 3
handle 8 texture 5 sampler 4

# +X -X +Y -Y +Z -Z: (-z, -y) (z, -y) (x, z) (x, -z) (x, -y) (-x, -y) are to be (-1/4, 1/4)
warp 0 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x3f
  s = { 1 -1 -0.25 -0.25 -0.25 0.25 ... }
  t = { -0.25 -0.25 1 -1 -0.25 -0.25 ... }
  r = { 0.25 -0.25 0.25 -0.25 1 -1 ... }
  expect lane 0 coord.face = 0  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
  expect lane 1 coord.face = 1  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
  expect lane 2 coord.face = 2  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
  expect lane 3 coord.face = 3  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
  expect lane 4 coord.face = 4  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
  expect lane 5 coord.face = 5  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
}
warp 1 { asm "TLD4.G R8, R0, 0, CUBE, 0x1"  active 0x3f   # the faces are the layers
  s = { 1 -1 -0.25 -0.25 -0.25 0.25 ... }
  t = { -0.25 -0.25 1 -1 -0.25 -0.25 ... }
  r = { 0.25 -0.25 0.25 -0.25 1 -1 ... }
  expect lane 0 R8 = 0
  expect lane 1 R8 = 0x10000
  expect lane 2 R8 = 0x20000
  expect lane 3 R8 = 0x30000
  expect lane 4 R8 = 0x40000
  expect lane 5 R8 = 0x50000
}
# Ties: Z before Y before X. Of zero the sign counts too. What is no number is +0, infinity the largest number.
warp 2 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x3fff
  s = { 1 1 1 0 1 -1 -1 0 0 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x00000001) 0.5 ... }
  t = { 1 1 0 1 -1 1 -1 0 0 bits(0xffc00000) 1 1 bits(0x80000001) -0.5 ... }
  r = { 1 0 1 1 0 0 -1 0 bits(0x80000000) bits(0x7f800001) 1 1 bits(0x007fffff) 0.25 ... }
  expect lane 0 coord.face = 4
  expect lane 1 coord.face = 2
  expect lane 2 coord.face = 4
  expect lane 3 coord.face = 4
  expect lane 4 coord.face = 3
  expect lane 5 coord.face = 2
  expect lane 6 coord.face = 5
  expect lane 7 coord.face = 4  R8 = 0x40003  R9 = 0x40004  R10 = 0x30004  R11 = 0x30003
  expect lane 8 coord.face = 5  R8 = 0x40003  R9 = 0x40004  R10 = 0x30004  R11 = 0x30003
  expect lane 9 coord.face = 4  R8 = 0x40003
  expect lane 10 coord.face = 0
  expect lane 11 coord.face = 1
  expect lane 12 coord.face = 4  R8 = 0x40003
  expect lane 13 coord.face = 3
}
# As a GPU was seen to read the direction (0.5, 0.5, 0.5): +Z, column 383, row 127, as nothing is divided.
warp 3 { asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0x1  s = 0.5  t = 0.5  r = 0.5
  expect lane 0 coord.face = 4  R8 = 0x80017f  R9 = 0x800180  R10 = 0x7f0180  R11 = 0x7f017f
}
warp 4 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x1  s = 1  t = 0  r = 1   # +Z, s = 1: it wraps on its face
  expect lane 0 coord.face = 4  R8 = 0x40007  R9 = 0x40000  R10 = 0x30000  R11 = 0x30007
}
warp 5 { asm "TLD4.R R8, R0, 5, CUBE, 0xf"  active 0x1  s = 1  t = 0  r = 1   # clamped, whatever the sampler's modes
  expect lane 0 header.geom.address_u = "CLAMP_TO_EDGE"  header.geom.address_v = "CLAMP_TO_EDGE"
  expect lane 0 coord.face = 4  R8 = 0x40007  R9 = 0x40007  R10 = 0x30007  R11 = 0x30007
}
warp 6 { asm "TLD4.R R8, R0, 6, CUBE, 0xf"  active 0x1  s = 1  t = 0  r = 1   # border
  expect lane 0 coord.face = 4  R8 = 0x40007  R9 = 0x1234  R10 = 0x1234  R11 = 0x30007
}
warp 7 { asm "TLD4.R R8, R0, 7, CUBE, 0xf"  s = 1  t = 0  r = 1   # across seams: faces must be square
  expect all header.tag.status = "unsupported-header"  R8 = 0
}
warp 8 { asm "TLD4.R R8, R0, 8, CUBE, 0xf"  s = 1  t = 0  r = 1
  expect all header.tag.status = "unsupported-header"  R8 = 0
}
warp 9 { asm "TLD4.R.AOFFI R8, R0, R4, 0, CUBE, 0xf"  s = 1  t = -0.25  r = 0.25  off1 = aoffi(3, -2)   # not added
  expect all coord.ignored = 1  coord.offset_u[0] = 0  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
}
warp 10 { asm "TLD4.R.PTP R8, R0, R4, 0, CUBE, 0xf"  s = 1  t = -0.25  r = 0.25  off1 = ptp(0, 0, 5, 1)  off2 = ptp(-9, 2, 1, -5)
  expect all coord.ignored = 1  coord.ptp = 0  R8 = 0x50002  R9 = 0x50003  R10 = 0x40003  R11 = 0x40002
}
warp 11 { asm "TLD4.G R8, R0, 1, ARRAY_CUBE, 0x1"  array = lane  s = -0.25  t = 1  r = 0.25   # +Y of each cube
  expect lane 0 coord.layer = 0  coord.face = 2  R8 = 0x20000
  expect lane 1 coord.layer = 1  coord.face = 2  R8 = 0x80000
  expect lane 2 coord.layer = 2  coord.face = 2  R8 = 0xe0000
  expect lane 3 coord.layer = 2  coord.face = 2  R8 = 0xe0000
  expect lane 31 coord.layer = 2  coord.face = 2  R8 = 0xe0000
}
warp 12 { asm "TLD4.G R8, R0, 1, CUBE, 0x1"  s = 0.25  t = -0.25  r = -1   # cube 0
  expect all coord.layer = 0  R8 = 0x50000
}
warp 13 { asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0x1"  array = lane  s = 0.25  t = -0.25  r = -1   # one cube
  expect all coord.layer = 0  coord.face = 5  R8 = 0x50000
}
# 3 levels of a face: 2 GOBs wide, 2 high in blocks of 1 x 2: 2048 bytes, then 512 and 512, together 3072 bytes
warp 14 { asm "TLD4.G R8, R0, 2, ARRAY_CUBE, 0x1"  active 0x7  array = lane  s = 0.25  t = -0.25  r = -1
  expect lane 0 header.volume.layer_stride = 0xc00  header.level = 1  R8 = 0x50001
  expect lane 1 coord.layer = 1  R8 = 0xb0001
  expect lane 2 coord.layer = 1  R8 = 0xb0001
}
# 0.5 * 0.1 + 0.5 and 0.5 * -0.1 + 0.5, to the nearest
warp 16 { asm "TLD4.R R8, R0, 0, CUBE, 0x1"  s = 0.1  t = 0.1  r = 1
  expect all coord.reduced[0] = 0x3f0ccccd  coord.reduced[1] = 0x3ee66666
}
warp 15 { asm "TLD4.R R8, R0, 3, CUBE, 0x1"  s = 1  t = 0  r = 1   # rows at a pitch have no faces
  expect all header.tag.status = "unsupported-header"  R8 = 0
}
# Infinity is the largest number, not one beyond it: they tie.
warp 17 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x1f
  s = { bits(0x7f800000) 0 bits(0xff800000) bits(0x7f800000) bits(0xff800000) ... }
  t = { bits(0x7f7fffff) bits(0xff800000) bits(0x7f800000) 0 bits(0xff7fffff) ... }
  r = { 0 bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7ffffe) ... }
  expect lane 0 coord.face = 2
  expect lane 1 coord.face = 4
  expect lane 2 coord.face = 5
  expect lane 3 coord.face = 5
  expect lane 4 coord.face = 3
}
# Far beyond the face, where 0.5 is less than the last place: what is left of both positions is 0.
warp 18 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xf
  s = { bits(0x4d800000) ... }
  t = { bits(0x4c800000) bits(0x4c800001) bits(0xccffffff) bits(0x4d000000) ... }
  r = { bits(0x4c800000) bits(0xcc800001) bits(0x4c000001) bits(0xcd000000) ... }
  expect all coord.face = 0  R8 = 0x00007  R9 = 0x00000  R10 = 0x70000  R11 = 0x70007
}
# The least normal number is a direction, what is below it is zero.
warp 20 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x3f
  s = { bits(0x00800000) bits(0x007fffff) 0 bits(0x80800000) bits(0x807fffff) bits(0x00800000) ... }
  t = { 0 0 bits(0x00800000) bits(0x007fffff) bits(0x80800000) bits(0x007fffff) ... }
  r = { 0 0 bits(0x007fffff) bits(0x807fffff) bits(0x007fffff) bits(0x00800000) ... }
  expect lane 0 coord.face = 0
  expect lane 1 coord.face = 4
  expect lane 2 coord.face = 2
  expect lane 3 coord.face = 1
  expect lane 4 coord.face = 3
  expect lane 5 coord.face = 4
}
