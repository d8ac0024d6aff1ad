# Queries and gathers of the same and of other warps, with stalls on every port: results come in the order of issue.
texlock 1
rules R-TXQ-9 R-TXQ-13 R-TLD4-41
rules without R-TXQ-25 R-TXQ-26 PD-25
traffic { seed 3  issue_gap 10  result_stall 30  ar_stall 20  r_gap 20  latency 5..60  reorder on }
texture 0 { format R32 UINT  source R ZERO ZERO ONE_INT  size 64 64  levels 3  address 0x20000000  texels index }
texture 1 { type TWO_D_ARRAY  format R32 UINT  size 48 40  layers 3  levels 2  address 0x21000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
minimum query 192
minimum texel 160
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (0 + 1) / 64
  expect lane 0 R8 = 0x10000  R10 = 0x1
}
warp 0 { asm "TXQ R4, R6, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 1
  expect all R4 = 32  R5 = 32  R6 = 0  R7 = 3
}
warp 1 { asm "TXQ.B R8, R6, TEX_HEADER_DIMENSION, 0, 0x5"  handle = handle(texture 1, sampler 0)  lod = 0  active 0xff0f00f
  expect all R8 = 48  R9 = 3
}
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (12 + 1) / 64
  expect lane 0 R8 = 0xd0000  R10 = 0xc0001
}
warp 2 { asm "TXQ R16, R6, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 1
  expect all R16 = 32  R17 = 32  R18 = 0  R19 = 3
}
warp 1 { asm "TXQ.B R20, R6, TEX_HEADER_DIMENSION, 0, 0x5"  handle = handle(texture 1, sampler 0)  lod = 1  active 0xff0f00f
  expect all R20 = 24  R21 = 3
}
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (24 + 1) / 64
  expect lane 0 R8 = 0x190000  R10 = 0x180001
}
warp 0 { asm "TXQ R28, R6, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 1
  expect all R28 = 32  R29 = 32  R30 = 0  R31 = 3
}
warp 1 { asm "TXQ.B R32, R6, TEX_HEADER_DIMENSION, 0, 0x5"  handle = handle(texture 1, sampler 0)  lod = 0  active 0xff0f00f
  expect all R32 = 48  R33 = 3
}
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (36 + 1) / 64
  expect lane 0 R8 = 0x250000  R10 = 0x240001
}
warp 2 { asm "TXQ R40, R6, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 1
  expect all R40 = 32  R41 = 32  R42 = 0  R43 = 3
}
warp 1 { asm "TXQ.B R44, R6, TEX_HEADER_DIMENSION, 0, 0x5"  handle = handle(texture 1, sampler 0)  lod = 1  active 0xff0f00f
  expect all R44 = 24  R45 = 3
}
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (48 + 1) / 64
  expect lane 0 R8 = 0x310000  R10 = 0x300001
}
warp 0 { asm "TXQ R52, R6, TEX_HEADER_DIMENSION, 0, 0xf"  lod = 1
  expect all R52 = 32  R53 = 32  R54 = 0  R55 = 3
}
warp 1 { asm "TXQ.B R56, R6, TEX_HEADER_DIMENSION, 0, 0x5"  handle = handle(texture 1, sampler 0)  lod = 0  active 0xff0f00f
  expect all R56 = 48  R57 = 3
}
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane + 1) / 64  t = (0 + 1) / 64
  expect lane 0 R8 = 0x10000  R10 = 0x1
}
