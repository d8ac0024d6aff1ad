# Which threads execute: guard, .NODEP with killed threads, helper threads; and the hash that .T and .P count in.
texlock 1
rules R-TXQ-1 R-TXQ-4 R-TXQ-5 PD-15
rules without R-TXQ-6 R-TXQ-13 R-TXQ-29
texture 0 { type TWO_D  format R8 UINT  size 64 32  levels 5  address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 5 { asm "@P2 TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  pred 0x0000000f  active 0x000000f3
  expect lane 0 R0 = 64
  expect lane 1 R0 = 64
  expect lane 4 R0 = unwritten
  expect lane 2 R0 = unwritten }
warp 5 { asm "@!P2 TXQ.T R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  pred 0x0000000f  active 0x000000f3
  expect lane 0 R0 = unwritten
  expect lane 4 R0 = 64  decode.hash = 0 }
warp 5 { asm "TXQ.NODEP.T R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  killed 0x0000ffff  helper 0xff000000
  expect lane 0 R0 = unwritten
  expect lane 16 R0 = 64  decode.hash = 1
  expect lane 31 R0 = 64 }
warp 5 { asm "TXQ.P R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0  killed 0x0000ffff  stage compute
  expect all R0 = 64  decode.hash = 2 }
warp 5 { asm "TLD4.R.T R8, R0, 0, 2D, 0xf"  s = 0.5 t = 0.5  expect all decode.hash = 8 }
warp 5 { asm "@!PT TXQ R0, R8, TEX_HEADER_DIMENSION, 0"  lod = 0
  expect token decode.hash = 9  query.tag.status = "ok"  query.answer = NONE }
