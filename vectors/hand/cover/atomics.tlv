texlock 1                                       # bins of surface atomics that other vectors leave
rules PD-118 PD-118a PD-118f PD-2

texture 0 { type TWO_D  format R32 UINT  size 8 8  address 0x20000000 }
texture 1 { type CUBEMAP  format R32 UINT  size 8 8  address 0x20010000 }
texture 2 { type CUBEMAP_ARRAY  format R32 UINT  size 8 8  layers 2  address 0x20020000 }
texture 3 { type TWO_D_NO_MIPMAP  format R32 UINT  size 8 8  layout pitch 32  address 0x20030000 }
texture 4 { type THREE_D  format R8 UINT  size 8 8 4  address 0x20040000 }
texture 5 { type CUBEMAP  format R8 UINT  size 8 8  address 0x20050000 }
texture 6 { type ONE_D_ARRAY  format R8 UINT  size 32  layers 3  address 0x20060000 }
texture 7 { type TWO_D_NO_MIPMAP  format R8 UINT  size 32 8  layout pitch 32  address 0x20070000 }
texture 8 { type TWO_D  format A8B8G8R8 FLOAT  size 8 8  address 0x20080000 }
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
bytes 0x20000000 05 00 00 00 00 00 00 00

warp 0 { asm "SUATOM.D.2D_ARRAY.ADD.TRAP R8, [R4], R16, 0x1"  x = 8  y = 0  array = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "out-of-bounds"  surface.action = "trap" }
warp 1 { asm "SUATOM.D.2D_ARRAY.ADD.TRAP R8, [R4], R16, 0x2"  x = 0  y = 8  array = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "out-of-bounds"  surface.action = "trap" }
warp 2 { asm "SUATOM.D.2D_ARRAY.ADD.IGN R8, [R4], R16, 0x2"  x = 0  y = 0  array = 12  data0 = 1
  expect all R8 = 0  deliver.tag.status = "out-of-bounds"  surface.action = "bounds" }
warp 3 { asm "SUATOM.D.2D.ADD.IGN R8, [R4], R16, 0x3"  x = 0  y = 8  data0 = 1
  expect all R8 = 0  deliver.tag.status = "out-of-bounds" }
warp 4 { asm "SUATOM.D.3D.ADD R8, [R4], R16, 0x3"  x = 0  y = 0  z = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "type" }
warp 5 { asm "SUATOM.D.3D.ADD R8, [R4], R16, 0x2"  x = 0  y = 0  z = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "type" }
warp 6 { asm "SUATOM.D.3D.ADD R8, [R4], R16, 0x4"  x = 0  y = 0  z = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "format" }
warp 7 { asm "SUATOM.D.2D_ARRAY.ADD R8, [R4], R16, 0x5"  x = 0  y = 0  array = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "format" }
warp 8 { asm "SUATOM.D.1D_ARRAY.ADD R8, [R4], R16, 0x6"  x = 0  array = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "format" }
warp 9 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x7"  x = 0  y = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "format" }

# Registers at both ends, each instruction after others, words that are refused.
warp 10 { asm "SUATOM.D.2D.ADD R0, [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect lane 0 R0 = 5 }
warp 11 { asm "SUATOM.D.2D.ADD R254, [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect lane 0 R254 = 6 }
warp 12 { word 0  expect token decode.illegal = "opcode" }
warp 13 { asm "SURED.D.2D.ADD [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 14 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0"  active 1  lod = 0  expect lane 0 R8 = 8 }
warp 15 { asm "SURED.D.2D.ADD [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 16 { asm "TLD.LZ R8, R0, 0, 2D, 0x1"  active 1  x = 1  y = 0  expect lane 0 R8 = 0 }
warp 17 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect lane 0 R8 = 9 }
warp 18 { word 0  expect token decode.illegal = "opcode" }
warp 19 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect lane 0 R8 = 10 }
warp 20 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0"  active 1  lod = 0  expect lane 0 R8 = 8 }
warp 21 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect lane 0 R8 = 11 }
warp 22 { asm "TLD.LZ R8, R0, 0, 2D, 0x1"  active 1  x = 1  y = 0  expect lane 0 R8 = 0 }
warp 23 { asm "SURED.D.2D.ADD [R4], R16, 0x0"  active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 24 { asm "TLD.LZ R8, R0, 0, 2D, 0x1"  active 1  x = 1  y = 0  expect lane 0 R8 = 0 }
warp 25 { word 0xea02000601070408  phase 3  expect token decode.illegal = "phase" }
warp 26 { word 0xeb5a000600070410  phase 3  expect token decode.illegal = "phase" }
warp 27 { word 0xeb5a000600070510  expect token decode.illegal = "Ra" }

# A compact word that is refused, before and after accesses of surfaces.
warp 28 { asm "SUST.D.2D [R4], R16, 0x0"  active 1  x = 1  y = 1  data0 = 1  expect all surface.action = "store" }
warp 29 { word 0xd030001120c70a10  expect token decode.illegal = "F16" }
warp 30 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 1  x = 1  y = 1  data0 = 2  expect lane 0 R8 = 1 }
warp 31 { word 0xd030001120c70a10  expect token decode.illegal = "F16" }
warp 32 { asm "SURED.D.2D.ADD [R4], R16, 0x0"  active 1  x = 1  y = 1  data0 = 3  expect all surface.action = "atom" }
warp 33 { word 0xd030001120c70a10  expect token decode.illegal = "F16" }

# A format for stores, with a data type that it does not allow.
warp 34 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x8"  x = 0  y = 0  data0 = 1
  expect all R8 = 0  deliver.tag.status = "mismatch"  surface.action = "format" }
expect memory 0x20000000 = 0d000000
