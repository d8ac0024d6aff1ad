# Queries of every multisample mode, of the widest buffers, of many layers.
texlock 1
rules PD-24
sampler 0 { }
texture 0 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_1X1  address 0x20000000 }  handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X1  address 0x20000000 }  handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X2  address 0x20000000 }  handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X2  address 0x20000000 }  handle 3 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X2_D3D  address 0x20000000 }  handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X1_D3D  address 0x20000000 }  handle 5 texture 5 sampler 0
texture 6 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X4  address 0x20000000 }  handle 6 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X2_VC_4  address 0x20000000 }  handle 7 texture 7 sampler 0
texture 8 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X2_VC_12  address 0x20000000 }  handle 8 texture 8 sampler 0
texture 9 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X2_VC_8  address 0x20000000 }  handle 9 texture 9 sampler 0
texture 10 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X2_VC_24  address 0x20000000 }  handle 10 texture 10 sampler 0
texture 11 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X1_CENTER  address 0x20000000 }  handle 11 texture 11 sampler 0
texture 12 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_2X2_CENTER  address 0x20000000 }  handle 12 texture 12 sampler 0
texture 13 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X2_CENTER  address 0x20000000 }  handle 13 texture 13 sampler 0
texture 14 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 64 16  samples MODE_4X4_REGULAR  address 0x20000000 }  handle 14 texture 14 sampler 0
texture 15 { type ONE_D_BUFFER  format R8 UNORM  size 0x10000  address 0x20000000 }  handle 15 texture 15 sampler 0
texture 16 { type ONE_D_BUFFER  format R8 UNORM  size 0x20000  address 0x20000000 }  handle 16 texture 16 sampler 0
texture 17 { type ONE_D_BUFFER  format R8 UNORM  size 0x40000  address 0x20000000 }  handle 17 texture 17 sampler 0
texture 18 { type ONE_D_BUFFER  format R8 UNORM  size 0x80000  address 0x20000000 }  handle 18 texture 18 sampler 0
texture 19 { type ONE_D_BUFFER  format R8 UNORM  size 0x100000  address 0x20000000 }  handle 19 texture 19 sampler 0
texture 20 { type ONE_D_BUFFER  format R8 UNORM  size 0x200000  address 0x20000000 }  handle 20 texture 20 sampler 0
texture 21 { type ONE_D_BUFFER  format R8 UNORM  size 0x400000  address 0x20000000 }  handle 21 texture 21 sampler 0
texture 22 { type ONE_D_BUFFER  format R8 UNORM  size 0x800000  address 0x20000000 }  handle 22 texture 22 sampler 0
texture 23 { type ONE_D_BUFFER  format R8 UNORM  size 0x1000000  address 0x20000000 }  handle 23 texture 23 sampler 0
texture 24 { type ONE_D_BUFFER  format R8 UNORM  size 0x2000000  address 0x20000000 }  handle 24 texture 24 sampler 0
texture 25 { type ONE_D_BUFFER  format R8 UNORM  size 0x4000000  address 0x20000000 }  handle 25 texture 25 sampler 0
texture 26 { type ONE_D_BUFFER  format R8 UNORM  size 0x8000000  address 0x20000000 }  handle 26 texture 26 sampler 0
texture 27 { type ONE_D_BUFFER  format R8 UNORM  size 0x10000000  address 0x20000000 }  handle 27 texture 27 sampler 0
texture 28 { type ONE_D_BUFFER  format R8 UNORM  size 0x20000000  address 0x20000000 }  handle 28 texture 28 sampler 0
texture 29 { type ONE_D_BUFFER  format R8 UNORM  size 0x40000000  address 0x20000000 }  handle 29 texture 29 sampler 0
texture 30 { type ONE_D_BUFFER  format R8 UNORM  size 0x80000000  address 0x20000000 }  handle 30 texture 30 sampler 0
texture 31 { type ONE_D_BUFFER  format R8 UNORM  size 0x100000000  address 0x20000000 }  handle 31 texture 31 sampler 0
texture 32 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x2  address 0x20000000 }  handle 32 texture 32 sampler 0
texture 33 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x3  address 0x20000000 }  handle 33 texture 33 sampler 0
texture 34 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x5  address 0x20000000 }  handle 34 texture 34 sampler 0
texture 35 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x9  address 0x20000000 }  handle 35 texture 35 sampler 0
texture 36 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x11  address 0x20000000 }  handle 36 texture 36 sampler 0
texture 37 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x21  address 0x20000000 }  handle 37 texture 37 sampler 0
texture 38 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x41  address 0x20000000 }  handle 38 texture 38 sampler 0
texture 39 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x81  address 0x20000000 }  handle 39 texture 39 sampler 0
texture 40 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x101  address 0x20000000 }  handle 40 texture 40 sampler 0
texture 41 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x201  address 0x20000000 }  handle 41 texture 41 sampler 0
texture 42 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x401  address 0x20000000 }  handle 42 texture 42 sampler 0
texture 43 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x801  address 0x20000000 }  handle 43 texture 43 sampler 0
texture 44 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x1001  address 0x20000000 }  handle 44 texture 44 sampler 0
texture 45 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x2001  address 0x20000000 }  handle 45 texture 45 sampler 0
texture 46 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 0x4000  address 0x20000000 }  handle 46 texture 46 sampler 0
texture 47 { type THREE_D  format R8 UNORM  size 8 8 16384  address 0x20000000 }  handle 47 texture 47 sampler 0
warp 0 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x0"  active 1 }
warp 0 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x0"  active 0xf  sample = lane }
warp 1 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x1"  active 1 }
warp 1 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x1"  active 0xf  sample = lane }
warp 2 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x2"  active 1 }
warp 2 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x2"  active 0xf  sample = lane }
warp 3 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x3"  active 1 }
warp 3 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x3"  active 0xf  sample = lane }
warp 4 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x4"  active 1 }
warp 4 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x4"  active 0xf  sample = lane }
warp 5 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x5"  active 1 }
warp 5 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x5"  active 0xf  sample = lane }
warp 6 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x6"  active 1 }
warp 6 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x6"  active 0xf  sample = lane }
warp 7 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x7"  active 1 }
warp 7 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x7"  active 0xf  sample = lane }
warp 8 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x8"  active 1 }
warp 8 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x8"  active 0xf  sample = lane }
warp 9 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x9"  active 1 }
warp 9 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x9"  active 0xf  sample = lane }
warp 10 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0xa"  active 1 }
warp 10 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0xa"  active 0xf  sample = lane }
warp 11 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0xb"  active 1 }
warp 11 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0xb"  active 0xf  sample = lane }
warp 12 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0xc"  active 1 }
warp 12 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0xc"  active 0xf  sample = lane }
warp 13 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0xd"  active 1 }
warp 13 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0xd"  active 0xf  sample = lane }
warp 14 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0xe"  active 1 }
warp 14 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0xe"  active 0xf  sample = lane }
warp 15 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0xf"  active 1 }
warp 16 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x10"  active 1 }
warp 17 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x11"  active 1 }
warp 18 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x12"  active 1 }
warp 19 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x13"  active 1 }
warp 20 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x14"  active 1 }
warp 21 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x15"  active 1 }
warp 22 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x16"  active 1 }
warp 23 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x17"  active 1 }
warp 24 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x18"  active 1 }
warp 25 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x19"  active 1 }
warp 26 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1a"  active 1 }
warp 27 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1b"  active 1 }
warp 28 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1c"  active 1 }
warp 29 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1d"  active 1 }
warp 30 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1e"  active 1 }
warp 31 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1f"  active 1 }
warp 32 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x20"  active 1 }
warp 33 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x21"  active 1 }
warp 34 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x22"  active 1 }
warp 35 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x23"  active 1 }
warp 36 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x24"  active 1 }
warp 37 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x25"  active 1 }
warp 38 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x26"  active 1 }
warp 39 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x27"  active 1 }
warp 40 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x28"  active 1 }
warp 41 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x29"  active 1 }
warp 42 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2a"  active 1 }
warp 43 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2b"  active 1 }
warp 44 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2c"  active 1 }
warp 45 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2d"  active 1 }
warp 46 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2e"  active 1 }
warp 47 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x2f"  active 1 }
