# The table of TEX_HEADER_DIMENSION: the rows that no capture shows, the stars, sizes that are no powers of two.
texlock 1
rules R-TXQ-8 R-TXQ-9 R-TXQ-10 R-TXQ-11 R-TXQ-12 R-TXQ-13 R-TXQ-14 R-TXQ-15 R-TXQ-16 PD-20 PD-20b PD-20c PD-22 PD-26
rules without PD-23 PD-23a PD-24 PD-25 R-TXQ-5
sampler 0 { }
texture 0 { type ONE_D_BUFFER  format R32 UINT  size 1000  address 0x20000004 }
texture 1 { type ONE_D_BUFFER  format R8 UINT  size 4294967296  address 0x20000001 }
texture 2 { type ONE_D_BUFFER  format R8 UINT  size 65537  address 0x20000001 }
texture 3 { type TWO_D_NO_MIPMAP  layout pitch 4096  format A8B8G8R8 UNORM  size 300 7  address 0x20000000 }
texture 4 { type TWO_D_NO_MIPMAP  layout pitch 4096  format A8B8G8R8 UNORM  size 300 7  address 0x20000000
  samples MODE_2X2  DEPTH_MINUS_ONE 16 }
texture 5 { type TWO_D  format A8B8G8R8 UNORM  size 300 7  address 0x20000000  samples MODE_4X2_D3D  levels 1 }
texture 6 { type TWO_D_ARRAY  format A8B8G8R8 UNORM  size 300 7  layers 5  address 0x20000000  samples MODE_4X2_D3D }
texture 7 { type THREE_D  format R16 FLOAT  size 300 7 1000  levels 10  address 0x30000000 }
texture 8 { type CUBEMAP_ARRAY  format R8 UINT  size 65536 65536  layers 16384  levels 16  address 0x40000000 }
texture 9 { type CUBEMAP  format R8 UINT  size 5 5  levels 3  address 0x40000000 }
texture 10 { type ONE_D_ARRAY  format R8 UINT  size 65535  layers 16384  levels 16  address 0x40000000 }
texture 11 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 300 7  levels 9  address 0x20000000 }
texture 12 { type ONE_D  format R8 UINT  size 1  levels 16  address 0x40000000 }
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
handle 11 texture 11 sampler 0
handle 12 texture 12 sampler 0

warp 0 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = lane
  expect lane 0 R0 = 1000  R1 = 0  R2 = 0  R3 = 1
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 1  query.answer = "no-level"
}
warp 1 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 1"  lod = lane
  expect lane 0 R0 = 0  R1 = 0  R2 = 0  R3 = 1  query.answer = ONE_D_BUFFER
}
warp 2 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 2"  lod = 0  expect all R0 = 65537  R1 = 0  R2 = 0  R3 = 1 }
warp 3 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 3"  lod = lane
  expect lane 0 R0 = 300  R1 = 7  R2 = 0  R3 = 1
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 1
}
warp 4 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 4"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 17  R3 = 1 }
warp 5 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 5"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 1  R3 = 1 }
warp 6 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 6"  lod = 0  expect all R0 = 300  R1 = 7  R2 = 5  R3 = 1 }
warp 7 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 7"  lod = lane
  expect lane 0 R0 = 300  R1 = 7  R2 = 1000  R3 = 10
  expect lane 1 R0 = 150  R1 = 3  R2 = 500  R3 = 10
  expect lane 2 R0 = 75  R1 = 1  R2 = 250  R3 = 10
  expect lane 3 R0 = 37  R1 = 1  R2 = 125  R3 = 10
  expect lane 8 R0 = 1  R1 = 1  R2 = 3  R3 = 10
  expect lane 9 R0 = 1  R1 = 1  R2 = 1  R3 = 10
  expect lane 10 R0 = 0  R1 = 0  R2 = 0  R3 = 10
}
warp 8 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 8"  lod = lane
  expect lane 0 R0 = 65536  R1 = 65536  R2 = 16384  R3 = 16
  expect lane 15 R0 = 2  R1 = 2  R2 = 16384  R3 = 16
  expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 16
}
warp 9 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 9"  lod = lane
  expect lane 0 R0 = 5  R1 = 5  R2 = 0  R3 = 3
  expect lane 2 R0 = 1  R1 = 1  R2 = 0  R3 = 3
}
warp 10 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 10"  lod = lane
  expect lane 1 R0 = 32767  R1 = 16384  R2 = 0  R3 = 16
  expect lane 15 R0 = 1  R1 = 16384  R2 = 0  R3 = 16
}
warp 11 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 11"  lod = lane
  expect lane 0 R0 = 300  R1 = 7  R2 = 0  R3 = 1
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 1
}
warp 12 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 12"  lod = lane
  expect lane 15 R0 = 1  R1 = 0  R2 = 0  R3 = 16
}
