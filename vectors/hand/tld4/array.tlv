# Gathers from arrays: the index chooses a layer, is 16 bits wide, is clamped, and is no coordinate. 2D reads layer 0 of an
# array, ARRAY_2D the one layer of what is none. The second component holds 65536 * layer + level, the first
# 65536 * row + column.
texlock 1
rules R-TLD4-34 R-TLD4-36 R-TLD4-38 R-TLD4-48 R-TLD4-42 PD-9 PD-91
rules without PD-8 PD-16 PD-17a
sampler 0 { address WRAP CLAMP_TO_EDGE }
sampler 1 { address BORDER BORDER BORDER_COLOR_G 0x12345678 }
texture 0 { type TWO_D_ARRAY format R32_G32 UINT size 20 12 layers 5 address 0x20000000 block 1 2 texels index }
# levels of 5 blocks of 2048, 3 of 1024, 2 of 512 and 512 bytes: 14848, rounded up to 16384
texture 1 { type TWO_D_ARRAY format R32_G32 UINT size 40 24 layers 3 levels 4 view 1 2 block 1 8
            address 0x20100000 texels index }
texture 2 { type TWO_D format R32_G32 UINT size 20 12 address 0x20200000 block 1 2 texels index }
texture 3 { type TWO_D_ARRAY format R32_G32 UINT size 20 12 layers 5 layout pitch 160 address 0x20000000 }
texture 4 { type TWO_D_ARRAY format R32_G32 UINT size 20 12 layers 1 address 0x20300000 block 1 2 texels index }
# 3 levels: 3 * 2 + 2 + 1 GOBs of 512 bytes, rounded up to the block of level 0, 1024: layers are 0x1400 apart
texture 5 { type TWO_D_ARRAY format R32_G32 UINT size 20 12 layers 3 levels 3 block 1 2 address 0xfffffffff000 texels index }
texture 6 { type TWO_D_ARRAY format R32_G32 UINT size 20 12 layers 5 address 0x20000000 block 1 2 PITCH_20_5 5 HEADER_VERSION 2 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 0 sampler 1
handle 7 texture 6 sampler 0

warp 0 { asm "TLD4.G R8, R0, 0, ARRAY_2D, 0xf"  array = lane  s = 0.5  t = 0.5
  expect lane 0 coord.layer = 0  R8 = 0        R9 = 0  R10 = 0  R11 = 0
  expect lane 1 coord.layer = 1  R8 = 0x10000  R11 = 0x10000
  expect lane 3 coord.layer = 3  R8 = 0x30000
  expect lane 4 coord.layer = 4  R8 = 0x40000
  expect lane 5 coord.layer = 4  R8 = 0x40000   # the last
  expect lane 31 coord.layer = 4  R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
}
warp 1 { asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  array = lane  s = 0.5  t = 0.5   # all read the same texels of their layer
  expect lane 0 texels (9,6) (10,6) (10,5) (9,5)
  expect lane 3 texels (9,6) (10,6) (10,5) (9,5)
  expect all R8 = 0x60009  R9 = 0x6000a  R10 = 0x5000a  R11 = 0x50009
}
warp 2 { asm "TLD4.G R8, R0, 0, ARRAY_2D, 0x1"  s = 0.5  t = 0.5
  array = { 0xffff 0x10000 0x10001 0xffff0002 0x8000 0x7fffffff 0x40003 0x80000000 0x3f800000 0x40000004 0x3fff 0x4000 0x4001 0 ... }
  expect lane 0 coord.layer = 4  R8 = 0x40000
  expect lane 1 coord.layer = 0  R8 = 0
  expect lane 2 coord.layer = 1  R8 = 0x10000
  expect lane 3 coord.layer = 2  R8 = 0x20000
  expect lane 4 coord.layer = 4  R8 = 0x40000   # without sign
  expect lane 5 coord.layer = 4  R8 = 0x40000
  expect lane 6 coord.layer = 3  R8 = 0x30000
  expect lane 7 coord.layer = 0  R8 = 0
  expect lane 8 coord.layer = 0  R8 = 0         # a number, no float
  expect lane 9 coord.layer = 4  R8 = 0x40000
  expect lane 10 coord.layer = 4  R8 = 0x40000
  expect lane 11 coord.layer = 4  R8 = 0x40000
  expect lane 12 coord.layer = 4  R8 = 0x40000
}
warp 3 { asm "TLD4.G R8, R0, 0, 2D, 0xf"  s = lane / 20  t = 0.5   # no index: layer 0
  expect all coord.layer = 0  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}
warp 4 { asm "TLD4.G R8, R0, 1, ARRAY_2D, 0x1"  array = lane  s = 0.25  t = 0.25   # level 1 of 4, in its layer
  expect lane 0 header.level = 1  header.volume.layer_stride = 0x4000  R8 = 0x1
  expect lane 1 coord.layer = 1  R8 = 0x10001
  expect lane 2 coord.layer = 2  R8 = 0x20001
  expect lane 3 coord.layer = 2  R8 = 0x20001
}
warp 5 { asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  array = lane * 77  s = 0.5  t = 0.5   # one layer
  expect all header.tag.status = "ok"  coord.layer = 0  R8 = 0x60009  R9 = 0x6000a  R10 = 0x5000a  R11 = 0x50009
}
warp 6 { asm "TLD4.G R8, R0, 3, ARRAY_2D, 0x1"  array = lane  s = 0.5  t = 0.5   # rows at a pitch have no layers
  expect all header.tag.status = "unsupported-header"  R8 = 0
}
warp 7 { asm "TLD4.G R8, R0, 3, 2D, 0x1"  s = 0.5  t = 0.5
  expect all header.tag.status = "unsupported-header"  R8 = 0
}
warp 8 { asm "TLD4.G R8, R0, 4, ARRAY_2D, 0x1"  array = lane  s = 0.5  t = 0.5   # an array of one
  expect all coord.layer = 0  R8 = 0
}
warp 9 { asm "TLD4.G R8, R0, 5, ARRAY_2D, 0x1"  array = lane  s = 0.5  t = 0.025   # row 0; the address goes around
  expect lane 0 header.volume.layer_stride = 0x1400  coord.layer = 0  R8 = 0
  expect lane 1 coord.layer = 1  R8 = 0x10000
  expect lane 2 coord.layer = 2  R8 = 0x20000
  expect lane 31 coord.layer = 2  R8 = 0x20000
}
warp 10 { asm "TLD4.R.AOFFI R8, R0, R4, 0, ARRAY_2D, 0xf"  array = 2  s = 0.5  t = 0.5  off1 = aoffi(3, -2)
  expect all texels (12,4) (13,4) (13,3) (12,3)
  expect all coord.layer = 2  R8 = 0x4000c  R9 = 0x4000d  R10 = 0x3000d  R11 = 0x3000c
}
warp 11 { asm "TLD4.G.PTP R8, R0, R4, 0, ARRAY_2D, 0xf"  array = 3  s = 0.5  t = 0.5  off1 = ptp(0, 0, 5, 1)  off2 = ptp(-9, 2, 1, -5)
  expect all texels (9,5) (14,6) (0,7) (10,0)
  expect all R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
}
warp 12 { asm "TLD4.G R8, R0, 6, ARRAY_2D, 0xf"  array = 3  s = 0  t = 0.5   # half of the footprint is border
  expect all R8 = 0x12345678  R9 = 0x30000  R10 = 0x30000  R11 = 0x12345678
}
warp 13 { asm "TLD4.G.B R8, R0, R4, 0x0, ARRAY_2D, 0x1"  array = lane  s = 0.5  t = 0.5  handle = lane   # any header
  active 0x5
  expect lane 0 coord.layer = 0  R8 = 0
  expect lane 2 coord.layer = 0  R8 = 0
}
