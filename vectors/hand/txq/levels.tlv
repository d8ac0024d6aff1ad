# Levels count from the first of the view; what the view has not are sizes of 0, compared without sign; clamps of the
# level of detail change nothing.
texlock 1
rules PD-20 PD-21 PD-21b R-TXQ-7 R-TXQ-10
rules without PD-20b PD-20c PD-22 R-TXQ-9 R-TXQ-11
sampler 0 { MIN_LOD_CLAMP 0x400  MAX_LOD_CLAMP 0x500  MIP_LOD_BIAS 0x300 }
texture 0 { type THREE_D  format R8 UINT  size 200 100 50  levels 8  view 2 5  address 0x20000000 }
texture 1 { type THREE_D  format R8 UINT  size 200 100 50  levels 4  view 2 9  address 0x20000000 }
texture 2 { type THREE_D  format R8 UINT  size 200 100 50  levels 8  view 5 4  address 0x20000000 }
texture 3 { type THREE_D  format R8 UINT  size 200 100 50  levels 8  MIN_LOD_CLAMP 0x280  address 0x20000000 }
texture 4 { type THREE_D  format R8 UINT  size 200 100 50  levels 3  view 5 9  address 0x20000000 }
texture 5 { type THREE_D  format R8 UINT  size 200 100 50  levels 16  view 15 15  address 0x20000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0

warp 0 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"
  lod = { 0 1 3 4 5 15 16 17 32 33 0x80000000 0xffffffff 0x10000 0xfffffff0 0x20 (2 + 0x40) 0 ... }
  expect lane 0 R0 = 50  R1 = 25  R2 = 12  R3 = 4
  expect lane 1 R0 = 25  R1 = 12  R2 = 6  R3 = 4
  expect lane 2 R0 = 6  R1 = 3  R2 = 1  R3 = 4
  expect lane 3 R0 = 0  R1 = 0  R2 = 0  R3 = 4
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 4
  expect lane 5 R0 = 0  R3 = 4
  expect lane 6 R0 = 0  R3 = 4
  expect lane 7 R0 = 0  R3 = 4
  expect lane 8 R0 = 0  R3 = 4
  expect lane 9 R0 = 0  R3 = 4
  expect lane 10 R0 = 0  R3 = 4
  expect lane 11 R0 = 0  R3 = 4
  expect lane 12 R0 = 0  R3 = 4
  expect lane 13 R0 = 0  R3 = 4
}
warp 1 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 1"  lod = lane
  expect lane 0 R0 = 50  R1 = 25  R2 = 12  R3 = 2
  expect lane 1 R0 = 25  R1 = 12  R2 = 6  R3 = 2
  expect lane 2 R0 = 0  R1 = 0  R2 = 0  R3 = 2
}
warp 2 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 2"  lod = lane  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0 }
warp 3 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 3"  lod = lane
  expect lane 0 R0 = 200  R1 = 100  R2 = 50  R3 = 8
  expect lane 7 R0 = 1  R1 = 1  R2 = 1  R3 = 8
}
warp 4 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 4"  lod = lane  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0 }
warp 5 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 5"  lod = lane
  expect lane 0 R0 = 1  R1 = 1  R2 = 1  R3 = 1
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 1
}
