# What a real GPU of the same header format answered to TEX_HEADER_DIMENSION: seven types, each level, and one past the last.
# Block-linear, A8B8G8R8 UNORM. The cube array has six cubes. Masks pack from Rd on; .B has the handle before the level.
texlock 1
rules R-TXQ-8 R-TXQ-34 R-TXQ-9 R-TXQ-10 R-TXQ-11 R-TXQ-12 R-TXQ-13 R-TXQ-16 R-TXQ-3 R-TXQ-7 R-TXQ-28 R-TXQ-29 R-TXQ-30 PD-20 PD-22
rules without R-TXQ-14 R-TXQ-15 R-TXQ-18 R-TXQ-20 PD-20b PD-26
sampler 0 { }
texture 0 { type ONE_D  format A8B8G8R8 UNORM  size 512  levels 6  address 0x20000000 }
handle 0 texture 0 sampler 0
texture 1 { type ONE_D_ARRAY  format A8B8G8R8 UNORM  size 512  layers 4  levels 6  address 0x21000000 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format A8B8G8R8 UNORM  size 512 256  levels 4  address 0x22000000 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_ARRAY  format A8B8G8R8 UNORM  size 1024 512  layers 8  levels 3  address 0x23000000 }
handle 3 texture 3 sampler 0
texture 4 { type THREE_D  format A8B8G8R8 UNORM  size 32 16 16  levels 3  address 0x24000000 }
handle 4 texture 4 sampler 0
texture 5 { type CUBEMAP  format A8B8G8R8 UNORM  size 32 32  levels 3  address 0x25000000 }
handle 5 texture 5 sampler 0
texture 6 { type CUBEMAP_ARRAY  format A8B8G8R8 UNORM  size 32 32  layers 6  levels 3  address 0x26000000 }
handle 6 texture 6 sampler 0
warp 0 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 0, 0xf"  lod = lane  active 0x7f
  expect lane 0 R4 = 512  R5 = 0  R6 = 0  R7 = 6
  expect lane 1 R4 = 256  R5 = 0  R6 = 0  R7 = 6
  expect lane 5 R4 = 16  R5 = 0  R6 = 0  R7 = 6
  expect lane 6 R4 = 0  R5 = 0  R6 = 0  R7 = 6
}
warp 1 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 1, 0xf"  lod = lane  active 0x7f
  expect lane 0 R4 = 512  R5 = 4  R6 = 0  R7 = 6
  expect lane 1 R4 = 256  R5 = 4  R6 = 0  R7 = 6
  expect lane 5 R4 = 16  R5 = 4  R6 = 0  R7 = 6
  expect lane 6 R4 = 0  R5 = 0  R6 = 0  R7 = 6
}
warp 2 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 2, 0xf"  lod = lane  active 0x1f
  expect lane 0 R4 = 512  R5 = 256  R6 = 0  R7 = 4
  expect lane 1 R4 = 256  R5 = 128  R6 = 0  R7 = 4
  expect lane 2 R4 = 128  R5 = 64  R6 = 0  R7 = 4
  expect lane 3 R4 = 64  R5 = 32  R6 = 0  R7 = 4
  expect lane 4 R4 = 0  R5 = 0  R6 = 0  R7 = 4
}
warp 3 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 3, 0xf"  lod = lane  active 0xf
  expect lane 0 R4 = 1024  R5 = 512  R6 = 8  R7 = 3
  expect lane 1 R4 = 512  R5 = 256  R6 = 8  R7 = 3
  expect lane 2 R4 = 256  R5 = 128  R6 = 8  R7 = 3
  expect lane 3 R4 = 0  R5 = 0  R6 = 0  R7 = 3
}
warp 4 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 4, 0xf"  lod = lane  active 0xf
  expect lane 0 R4 = 32  R5 = 16  R6 = 16  R7 = 3
  expect lane 1 R4 = 16  R5 = 8  R6 = 8  R7 = 3
  expect lane 2 R4 = 8  R5 = 4  R6 = 4  R7 = 3
  expect lane 3 R4 = 0  R5 = 0  R6 = 0  R7 = 3
}
warp 5 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 5, 0xf"  lod = lane  active 0xf
  expect lane 0 R4 = 32  R5 = 32  R6 = 0  R7 = 3
  expect lane 1 R4 = 16  R5 = 16  R6 = 0  R7 = 3
  expect lane 2 R4 = 8  R5 = 8  R6 = 0  R7 = 3
  expect lane 3 R4 = 0  R5 = 0  R6 = 0  R7 = 3
}
warp 6 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 6, 0xf"  lod = lane  active 0xf
  expect lane 0 R4 = 32  R5 = 32  R6 = 6  R7 = 3
  expect lane 1 R4 = 16  R5 = 16  R6 = 6  R7 = 3
  expect lane 2 R4 = 8  R5 = 8  R6 = 6  R7 = 3
  expect lane 3 R4 = 0  R5 = 0  R6 = 0  R7 = 3
}
warp 20 { asm "TXQ R4, R8, TEX_HEADER_DIMENSION, 4, 0x2"  lod = 1  active 1
  expect lane 0 R4 = 8  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 21 { asm "TXQ.B R4, R8, TEX_HEADER_DIMENSION, 0, 0xc"  handle = handle(texture 4, sampler 0)  lod = 1  active 1
  expect lane 0 R4 = 8  R5 = 3  R6 = unwritten  R7 = unwritten
}
