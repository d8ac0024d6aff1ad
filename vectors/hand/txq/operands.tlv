# Where the operands are, and what is written: Ra has handle, then level; what is absent takes no register. Rd takes the
# enabled components from the first on.
texlock 1
rules R-TXQ-3 R-TXQ-7 R-TXQ-22 R-TXQ-23 R-TXQ-27 R-TXQ-28 R-TXQ-29 R-TXQ-30 R-TXQ-34 PD-1 PD-2
rules without R-TXQ-1 R-TXQ-4 R-TXQ-10 R-TXQ-12 R-TXQ-16 R-TXQ-19 R-TXQ-21 R-TXQ-24 R-TXQ-25 R-TXQ-26 R-TXQ-36
select 3
bank 3 0x100200000
texture 0 { type TWO_D  format R8 UINT  size 64 32  levels 3  address 0x20000000 }
texture 5 { type TWO_D_ARRAY  format R8 UINT  size 128 16  levels 2  layers 9  address 0x20000000 }
sampler 0 { }
sampler 7 { }
handle 0 texture 0 sampler 0
handle 0x185 texture 5 sampler 7
handle 8191 texture 5 sampler 0
# The level is in Ra+0: Ra+1 has another.
warp 0 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0"  Ra+0 = 1  Ra+1 = 0
  expect all R4 = 32  R5 = 16  R6 = 0  R7 = 3  decode.lod = 1 }
# Handle in Ra+0, level in Ra+1.
warp 1 { asm "TXQ.B R4, R10, TEX_HEADER_DIMENSION, 0"  Ra+0 = handle(5, 7)  Ra+1 = 1
  expect all R4 = 64  R5 = 8  R6 = 9  R7 = 2  bind.header_index = 5  bind.sampler_index = 7 }
# The index of a bindless word is not looked at.
warp 2 { asm "TXQ.B R4, R10, TEX_HEADER_DIMENSION, 0x185"  Ra+0 = handle(0, 0)  Ra+1 = 0
  expect all R4 = 64  R5 = 32  R6 = 0  R7 = 3  decode.index = 0 }
# Texture id 0x85, sampler id 1: word 0x185 of the bank.
warp 3 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, #0x85, #1, #0xf"  lod = 0
  expect all R4 = 128  R5 = 16  R6 = 9  R7 = 2  decode.index = 0x185 }
warp 4 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x1fff"  lod = 0  expect all R4 = 128 }
warp 10 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x0"  lod = 0
  expect all R4 = unwritten  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 11 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x1"  lod = 0
  expect all R4 = 128  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 12 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x2"  lod = 0
  expect all R4 = 16  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 13 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x3"  lod = 0
  expect all R4 = 128  R5 = 16  R6 = unwritten  R7 = unwritten
}
warp 14 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x4"  lod = 0
  expect all R4 = 9  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 15 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x5"  lod = 0
  expect all R4 = 128  R5 = 9  R6 = unwritten  R7 = unwritten
}
warp 16 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x6"  lod = 0
  expect all R4 = 16  R5 = 9  R6 = unwritten  R7 = unwritten
}
warp 17 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x7"  lod = 0
  expect all R4 = 128  R5 = 16  R6 = 9  R7 = unwritten
}
warp 18 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x8"  lod = 0
  expect all R4 = 2  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 19 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0x9"  lod = 0
  expect all R4 = 128  R5 = 2  R6 = unwritten  R7 = unwritten
}
warp 20 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xa"  lod = 0
  expect all R4 = 16  R5 = 2  R6 = unwritten  R7 = unwritten
}
warp 21 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xb"  lod = 0
  expect all R4 = 128  R5 = 16  R6 = 2  R7 = unwritten
}
warp 22 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xc"  lod = 0
  expect all R4 = 9  R5 = 2  R6 = unwritten  R7 = unwritten
}
warp 23 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xd"  lod = 0
  expect all R4 = 128  R5 = 9  R6 = 2  R7 = unwritten
}
warp 24 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xe"  lod = 0
  expect all R4 = 16  R5 = 9  R6 = 2  R7 = unwritten
}
warp 25 { asm "TXQ R4, R9, TEX_HEADER_DIMENSION, 0x185, 0xf"  lod = 0
  expect all R4 = 128  R5 = 16  R6 = 9  R7 = 2
}
# Rd = RZ drops all; registers up to R254.
warp 40 { asm "TXQ RZ, R9, TEX_HEADER_DIMENSION, 0x185"  lod = 0  expect all R252 = unwritten }
warp 41 { asm "TXQ R254, R254, TEX_HEADER_DIMENSION, 0x185, 8"  lod = 0  expect all R254 = 2 }
warp 42 { asm "TXQ.B R252, R252, TEX_HEADER_DIMENSION, 0, 3"  Ra+0 = handle(0, 0)  Ra+1 = 2  expect all R252 = 16  R253 = 8 }
