texlock 1                                       # elements of every multisample mode; each holds its place
rules PD-50 PD-115
rules without R-LD-12 R-LD-8

# The same memory as one texture of all samples: 24 columns, 16 rows, 3 layers of it.
texture 0 { format R32 UINT   type TWO_D_ARRAY  layers 3   size 24 16   block 1 2   address 0x20000000
            texels expression (layer * 0x10000 + y * 256 + x) }
texture 1 { format R32 UINT   size 12 16   block 1 2   address 0x20000000   samples MODE_2X1 }
texture 2 { format R32 UINT   size 12 16   block 1 2   address 0x20000000   samples MODE_2X1_D3D }
texture 3 { format R32 UINT   size 12 8    block 1 2   address 0x20000000   samples MODE_2X2 }
texture 4 { format R32 UINT   size 6 8     block 1 2   address 0x20000000   samples MODE_4X2 }
texture 5 { format R32 UINT   type TWO_D_ARRAY  layers 3   size 6 8   block 1 2   address 0x20000000   samples MODE_4X2_D3D }
texture 6 { format R32 UINT   size 6 4     block 1 2   address 0x20000000   samples MODE_4X4 }
texture 7 { format R32 UINT   size 24 16   block 1 2   address 0x20000000 }
texture 8 { format R32 UINT   type TWO_D_NO_MIPMAP   size 6 8   block 1 2   address 0x20000000   samples MODE_4X2_VC_8 }
texture 9 { format R32 UINT   size 12 8    block 1 2   address 0x20000000   samples MODE_2X2_CENTER }
texture 10 { format R32 UINT   size 6 4    block 1 2   address 0x20000000   samples MODE_4X4_REGULAR }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0
handle 10 texture 10 sampler 0

warp 0 {
  asm "TLD.LZ.MS R8, R0, R4, 1, 2D, 0x1"
  x = 5 ; y = 9 ; sample = lane
  expect lane 0 R8 = 0x090a
  expect lane 1 R8 = 0x090b
  expect lane 2 R8 = 0
  expect lane 2 filter.tag.status = "out-of-bounds"
}
warp 1 {
  asm "TLD.LZ.MS R8, R0, R4, 2, 2D, 0x1"
  x = 5 ; y = 9 ; sample = lane
  expect lane 0 R8 = 0x090b
  expect lane 1 R8 = 0x090a
  expect lane 2 R8 = 0
}
warp 2 {
  asm "TLD.LZ.MS R8, R0, R4, 3, 2D, 0x1"
  x = 11 ; y = 7 ; sample = lane
  expect lane 0 R8 = 0x0e16
  expect lane 1 R8 = 0x0e17
  expect lane 2 R8 = 0x0f16
  expect lane 3 R8 = 0x0f17
  expect lane 4 R8 = 0
}
warp 3 {                                        # (0,0) (1,0) (0,1) (1,1) (2,0) (3,0) (2,1) (3,1)
  asm "TLD.LZ.MS R8, R0, R4, 4, 2D, 0x1"
  x = 2 ; y = 3 ; sample = lane
  expect lane 0 R8 = 0x0608
  expect lane 1 R8 = 0x0609
  expect lane 2 R8 = 0x0708
  expect lane 3 R8 = 0x0709
  expect lane 4 R8 = 0x060a
  expect lane 5 R8 = 0x060b
  expect lane 6 R8 = 0x070a
  expect lane 7 R8 = 0x070b
  expect lane 8 R8 = 0
}
warp 4 {                                        # silicon: (2,0) (1,1) (3,1) (1,0) (0,1) (0,0) (2,1) (3,0)
  asm "TLD.B.LZ.MS R8, R0, R4, 0x0, ARRAY_2D, 0x1"
  array = 2 ; x = 1 ; y = 1 ; sample = lane
  handle = handle(texture 5, sampler 0)
  expect lane 0 R8 = 0x20206
  expect lane 1 R8 = 0x20305
  expect lane 2 R8 = 0x20307
  expect lane 3 R8 = 0x20205
  expect lane 4 R8 = 0x20304
  expect lane 5 R8 = 0x20204
  expect lane 6 R8 = 0x20306
  expect lane 7 R8 = 0x20207
  expect lane 8 R8 = 0
}
warp 5 {
  asm "TLD.LZ.MS R8, R0, R4, 6, 2D, 0x1"
  x = 5 ; y = 3 ; sample = lane
  expect lane 0 R8 = 0x0c14
  expect lane 3 R8 = 0x0c17
  expect lane 6 R8 = 0x0d16
  expect lane 15 R8 = 0x0f17
  expect lane 16 R8 = 0
}
warp 6 {                                        # without .MS: sample 0
  asm "TLD.LZ R8, R0, 5, 2D, 0x1"
  x = lane % 6 ; y = 1
  expect lane 1 R8 = 0x0206
  expect lane 5 R8 = 0x0216
}
warp 7 {                                        # one sample: sample 0 alone exists
  asm "TLD.LZ.MS R8, R0, R4, 7, 2D, 0x1"
  x = 3 ; y = 2 ; sample = { 0 1 0xffffffff 0 ... }
  expect lane 0 R8 = 0x0203
  expect lane 1 R8 = 0
  expect lane 2 R8 = 0
}
warp 8 {
  asm "TLD.LZ.MS R8, R0, R4, 8, 2D, 0x1"
  x = 2 ; y = 3 ; sample = lane
  expect lane 4 R8 = 0x060a
  expect lane 8 R8 = 0
}
warp 9 {
  asm "TLD.LZ.MS R8, R0, R4, 9, 2D, 0x1"
  x = 11 ; y = 7 ; sample = lane
  expect lane 3 R8 = 0x0f17
  expect lane 4 R8 = 0
}
warp 10 {
  asm "TLD.LZ.MS R8, R0, R4, 10, 2D, 0x1"
  x = 5 ; y = 3 ; sample = lane
  expect lane 6 R8 = 0x0d16
}
