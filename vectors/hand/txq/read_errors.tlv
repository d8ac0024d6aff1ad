# Lines that cannot be read: faults, and four zeros. No sampler line is read.
texlock 1
rules PD-4 PD-95
rules without R-TXQ-24 PD-20 PD-22
texture 0 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
texture 1 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
sampler 0 { }
sampler 1 { }
handle 0 texture 0 sampler 1
handle 1 texture 1 sampler 0
handle 100 texture 0 sampler 0
error 0x100000020 32
error 0x100100020 32
error 0x100200180 32
warp 0 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  expect all R0 = 64  R3 = 3  query.tag.status = "ok" }
warp 1 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 1"  lod = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "header-error" }
warp 2 { asm "TXQ R0, R8, TEX_HEADER_DIMENSION, 100"  lod = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.tag.status = "handle-error" }
