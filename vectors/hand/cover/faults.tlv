# Errors on the way to a texture or a surface, by every coordinate description that gets there: handles, headers and samplers
# that cannot be read, are refused or lie beyond the pool. Words 16..23 of the bank are in a line that answers DECERR.
texlock 1
rules R-TLD4-31 R-TLD4-32 R-TLD4-37 PD-95
pool headers 0x100000000 max 15
pool samplers 0x100100000 max 15
bank 0 0x100200000
texture 0 { format R8 UNORM  size 8 8  address 0x20000000  texels gradient }  sampler 0 { }
error 0x100200040 32 DECERR             # handles 16..23
error 0x100000100 32                    # header 8
error 0x100100100 32                    # sampler 8
texture 1 { format R8 UNORM  size 8 8  address 0x20000000  HEADER_VERSION 7 }  # disabled
texture 2 { format 0x05 UNORM  size 8 8  address 0x20000000 }  # R32_B24G8, not built
handle 0 0x00000000  handle 1 0x00000008  handle 2 0x00800000  handle 3 0x00000010  handle 4 0x01000000  handle 5 0x00000001  handle 6 0x00000002
texture 3 { type ONE_D  format E5B9G9R9_SHAREDEXP FLOAT  size 8  address 0x21000000 }  handle 32 texture 3 sampler 0
texture 4 { type THREE_D  format E5B9G9R9_SHAREDEXP FLOAT  size 8 8 4  address 0x21000000 }  handle 33 texture 4 sampler 0
texture 5 { type CUBEMAP  format E5B9G9R9_SHAREDEXP FLOAT  size 8 8  address 0x21000000 }  handle 34 texture 5 sampler 0
texture 6 { type TWO_D_ARRAY  format E5B9G9R9_SHAREDEXP FLOAT  size 8 8  address 0x21000000 }  handle 35 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP  format E5B9G9R9_SHAREDEXP FLOAT  size 8 8  address 0x21000000 }  handle 36 texture 7 sampler 0
texture 12 { type CUBEMAP_ARRAY  format E5B9G9R9_SHAREDEXP FLOAT  size 8 8  address 0x21000000 }  handle 37 texture 12 sampler 0
texture 9 { type ONE_D_BUFFER  format E5B9G9R9_SHAREDEXP FLOAT  size 64  address 0x21000000 }  handle 38 texture 9 sampler 0
texture 10 { type ONE_D_BUFFER  format ETC2_RGB UNORM  size 64  address 0x21000000 }  handle 39 texture 10 sampler 0
texture 11 { type ONE_D_ARRAY  format R8 UNORM  size 64  layers 2  layout pitch 64  address 0x21000000 }  handle 40 texture 11 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0x10, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0x1, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 2 { asm "TLD4.R R8, R0, 0x2, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 3 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 4 { asm "TLD4.R R8, R0, 0x4, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 5 { asm "TLD4.R R8, R0, 0x5, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 6 { asm "TLD4.R R8, R0, 0x6, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 7 { asm "TLD4.R R8, R0, 0x0, 2D"  active 0x11  s = 0.5 t = 0.5 }
warp 8 { asm "TLD4.R R8, R0, 0x10, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 9 { asm "TLD4.R R8, R0, 0x1, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 10 { asm "TLD4.R R8, R0, 0x2, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 11 { asm "TLD4.R R8, R0, 0x3, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 12 { asm "TLD4.R R8, R0, 0x4, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 13 { asm "TLD4.R R8, R0, 0x5, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 14 { asm "TLD4.R R8, R0, 0x6, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 15 { asm "TLD4.R R8, R0, 0x0, ARRAY_2D"  active 0x11  array = 0 s = 0.5 t = 0.5 }
warp 16 { asm "TLD4.R R8, R0, 0x10, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 17 { asm "TLD4.R R8, R0, 0x1, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 18 { asm "TLD4.R R8, R0, 0x2, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 19 { asm "TLD4.R R8, R0, 0x3, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 20 { asm "TLD4.R R8, R0, 0x4, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 21 { asm "TLD4.R R8, R0, 0x5, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 22 { asm "TLD4.R R8, R0, 0x6, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 23 { asm "TLD4.R R8, R0, 0x0, CUBE"  active 0x11  s = 0.5 t = 0.5 r = 1.0 }
warp 24 { asm "TLD4.R R8, R0, 0x10, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 25 { asm "TLD4.R R8, R0, 0x1, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 26 { asm "TLD4.R R8, R0, 0x2, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 27 { asm "TLD4.R R8, R0, 0x3, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 28 { asm "TLD4.R R8, R0, 0x4, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 29 { asm "TLD4.R R8, R0, 0x5, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 30 { asm "TLD4.R R8, R0, 0x6, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 31 { asm "TLD4.R R8, R0, 0x0, ARRAY_CUBE"  active 0x11  array = 0 s = 0.5 t = 0.5 r = 1.0 }
warp 32 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x10"  active 0x11  lod = 0 }
warp 33 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1"  active 0x11  lod = 0 }
warp 34 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x3"  active 0x11  lod = 0 }
warp 35 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x4"  active 0x11  lod = 0 }
warp 36 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x5"  active 0x11  lod = 0 }
warp 37 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x10"  active 0x11   }
warp 38 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x1"  active 0x11   }
warp 39 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x3"  active 0x11   }
warp 40 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x4"  active 0x11   }
warp 41 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x5"  active 0x11   }
warp 42 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x10"  active 0x11  sample = 0 }
warp 43 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x1"  active 0x11  sample = 0 }
warp 44 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x3"  active 0x11  sample = 0 }
warp 45 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x4"  active 0x11  sample = 0 }
warp 46 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x5"  active 0x11  sample = 0 }
warp 47 { asm "SUST.D.1D [R4], R8, 0x10"  active 0x11  x = 0 }
warp 48 { asm "SUST.D.1D [R4], R8, 0x1"  active 0x11  x = 0 }
warp 49 { asm "SUST.D.1D [R4], R8, 0x3"  active 0x11  x = 0 }
warp 50 { asm "SUST.D.1D [R4], R8, 0x5"  active 0x11  x = 0 }
warp 51 { asm "SUST.D.1D [R4], R8, 0x6"  active 0x11  x = 0 }
warp 52 { asm "SUST.D.1D_BUFFER [R4], R8, 0x10"  active 0x11  x = 0 }
warp 53 { asm "SUST.D.1D_BUFFER [R4], R8, 0x1"  active 0x11  x = 0 }
warp 54 { asm "SUST.D.1D_BUFFER [R4], R8, 0x3"  active 0x11  x = 0 }
warp 55 { asm "SUST.D.1D_BUFFER [R4], R8, 0x5"  active 0x11  x = 0 }
warp 56 { asm "SUST.D.1D_BUFFER [R4], R8, 0x6"  active 0x11  x = 0 }
warp 57 { asm "SUST.D.1D_ARRAY [R4], R8, 0x10"  active 0x11  x = 0 array = 0 }
warp 58 { asm "SUST.D.1D_ARRAY [R4], R8, 0x1"  active 0x11  x = 0 array = 0 }
warp 59 { asm "SUST.D.1D_ARRAY [R4], R8, 0x3"  active 0x11  x = 0 array = 0 }
warp 60 { asm "SUST.D.1D_ARRAY [R4], R8, 0x5"  active 0x11  x = 0 array = 0 }
warp 61 { asm "SUST.D.1D_ARRAY [R4], R8, 0x6"  active 0x11  x = 0 array = 0 }
warp 62 { asm "SUST.D.2D [R4], R8, 0x10"  active 0x11  x = 0 y = 0 }
warp 63 { asm "SUST.D.2D [R4], R8, 0x1"  active 0x11  x = 0 y = 0 }
warp 0 { asm "SUST.D.2D [R4], R8, 0x3"  active 0x11  x = 0 y = 0 }
warp 1 { asm "SUST.D.2D [R4], R8, 0x5"  active 0x11  x = 0 y = 0 }
warp 2 { asm "SUST.D.2D [R4], R8, 0x6"  active 0x11  x = 0 y = 0 }
warp 3 { asm "SUST.D.2D_ARRAY [R4], R8, 0x10"  active 0x11  x = 0 y = 0 array = 0 }
warp 4 { asm "SUST.D.2D_ARRAY [R4], R8, 0x1"  active 0x11  x = 0 y = 0 array = 0 }
warp 5 { asm "SUST.D.2D_ARRAY [R4], R8, 0x3"  active 0x11  x = 0 y = 0 array = 0 }
warp 6 { asm "SUST.D.2D_ARRAY [R4], R8, 0x5"  active 0x11  x = 0 y = 0 array = 0 }
warp 7 { asm "SUST.D.2D_ARRAY [R4], R8, 0x6"  active 0x11  x = 0 y = 0 array = 0 }
warp 8 { asm "SUST.D.3D [R4], R8, 0x10"  active 0x11  x = 0 y = 0 z = 0 }
warp 9 { asm "SUST.D.3D [R4], R8, 0x1"  active 0x11  x = 0 y = 0 z = 0 }
warp 10 { asm "SUST.D.3D [R4], R8, 0x3"  active 0x11  x = 0 y = 0 z = 0 }
warp 11 { asm "SUST.D.3D [R4], R8, 0x5"  active 0x11  x = 0 y = 0 z = 0 }
warp 12 { asm "SUST.D.3D [R4], R8, 0x6"  active 0x11  x = 0 y = 0 z = 0 }
warp 0 { asm "SUST.P.1D.RGBA [R4], R8, 0x20"  active 0x11  x = 0 }
warp 1 { asm "SUST.P.3D.RGBA [R4], R8, 0x21"  active 0x11  x = 0 y = 0 z = 0 }
warp 2 { asm "SUST.P.2D_ARRAY.RGBA [R4], R8, 0x22"  active 0x11  x = 0 y = 0 array = 0 }
warp 3 { asm "SUST.P.2D_ARRAY.RGBA [R4], R8, 0x23"  active 0x11  x = 0 y = 0 array = 0 }
warp 4 { asm "SUST.P.2D.RGBA [R4], R8, 0x24"  active 0x11  x = 0 y = 0 }
warp 5 { asm "SUST.P.2D_ARRAY.RGBA [R4], R8, 0x25"  active 0x11  x = 0 y = 0 array = 0 }
warp 6 { asm "SUST.D.2D_ARRAY.TRAP [R4], R8, 0x25"  active 0x11  x = 100 y = 0 array = 0 }
warp 6 { asm "SUST.D.1D_BUFFER [R4], R8, 0x27"  active 0x11  x = 0 }
warp 6 { asm "SUST.D.1D_ARRAY [R4], R8, 0x28"  active 0x11  x = 0  array = 0 }
warp 6 { asm "SUST.P.1D_BUFFER.RGBA [R4], R8, 0x26"  active 0x11  x = 0 }
warp 0 { word 0xdef8000780470008  active 1 }
warp 1 { word 0xdef8000790470008  active 1 }
warp 4 { word 0xdef80007c0470008  active 1 }
warp 5 { word 0xdef80007d0470008  active 1 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0  killed 0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0  killed 0x0f0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0  killed 0xffffffff }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0x0f0  killed 0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0x0f0  killed 0x0f0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0x0f0  killed 0xffffffff }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0xffffffff  killed 0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0xffffffff  killed 0x0f0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = 0.5  t = 0.5  helper 0xffffffff  killed 0xffffffff }
