# A texture that is not there: four zeros, the number of levels too. (A level that is not there keeps it.)
texlock 1
rules R-TXQ-24 R-TXQ-25 R-TXQ-26 PD-4 PD-40b PD-20
rules without R-TXQ-3 R-TXQ-18 R-TXQ-29 PD-20b
binding via_header
pool headers 0x100000000 max 9
pool samplers 0x100100000 max 4
texture 0 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
texture 3 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000  HEADER_VERSION 5 }
texture 4 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
texture 5 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
texture 6 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 0x00000009
handle 2 0x0000000a
handle 3 0x00000003
handle 4 0x00000004
handle 5 0xfff00005
warp 0 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  expect all R0 = 64  R1 = 32  R2 = 0  R3 = 3 }
warp 0 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 3  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 3 }
warp 1 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 2"  lod = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "invalid-header" }
warp 1 { asm "TXQ R0, R8, TEX_HEADER_SAMPLER_POS, 2"  sample = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "invalid-header" }
warp 1 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 2"
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "invalid-header" }
warp 2 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 5"  lod = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "invalid-sampler"  bind.sampler_index = 5 }
warp 2 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 5"
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "invalid-sampler" }
warp 3 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 4"  lod = 0  expect all R0 = 64  R3 = 3 }
warp 4 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 3"  lod = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "disabled" }
