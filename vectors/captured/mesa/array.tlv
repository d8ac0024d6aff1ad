# Layers of arrays, every pair of address modes, offsets.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1024 gathers, left out: 12 on which the two differ, 92 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-48 PD-9 PD-91
minimum filter 252

texture 0 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 64 3  layers 1  address 0x10000000  texels index }
sampler 0 { address WRAP WRAP WRAP  border 0xb8dc 0x5692 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 64 3  layers 3  address 0x10100000  texels index }
sampler 1 { address WRAP MIRROR WRAP  border 0xd6ea 0x93b 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 2  address 0x10200000  texels index }
sampler 2 { address WRAP CLAMP_TO_EDGE WRAP  border 0xce4b 0x6edc 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 3 5  layers 4  address 0x10300000  texels index }
sampler 3 { address WRAP BORDER WRAP  border 0xb83a 0xa1f8 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 2  address 0x10400000  texels index }
sampler 4 { address WRAP CLAMP_OGL WRAP  border 0x5f79 0x2f3f 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 5  address 0x10500000  texels index }
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x31d4 0xb818 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 16 33  layers 5  address 0x10600000  texels index }
sampler 6 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0xaaff 0x9b3c 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 3 5  layers 2  address 0x10700000  texels index }
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP  border 0x15ff 0x4021 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  layers 2  address 0x10800000  texels index }
sampler 8 { address MIRROR WRAP WRAP  border 0xf62d 0x44f3 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 3 5  layers 1  address 0x10900000  texels index }
sampler 9 { address MIRROR MIRROR WRAP  border 0x3b77 0x560b 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 64 3  layers 4  address 0x10a00000  texels index }
sampler 10 { address MIRROR CLAMP_TO_EDGE WRAP  border 0xb865 0xd790 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 1 1  layers 4  address 0x10b00000  texels index }
sampler 11 { address MIRROR BORDER WRAP  border 0x5d49 0x7e19 0x0 0x1 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 2  address 0x10c00000  texels index }
sampler 12 { address MIRROR CLAMP_OGL WRAP  border 0x73ca 0x4f31 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  layers 4  address 0x10d00000  texels index }
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x8b9 0xe774 0x0 0x1 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 1 1  layers 3  address 0x10e00000  texels index }
sampler 14 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3ab6 0x41ca 0x0 0x1 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 3  address 0x10f00000  texels index }
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0xfa20 0x8784 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 4  address 0x11000000  texels index }
sampler 16 { address CLAMP_TO_EDGE WRAP WRAP  border 0x266d 0x3f8e 0x0 0x1 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 3 5  layers 2  address 0x11100000  texels index }
sampler 17 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x6ef9 0x8087 0x0 0x1 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 13 6  layers 3  address 0x11200000  texels index }
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0xaec0 0x5205 0x0 0x1 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 16 33  layers 1  address 0x11300000  texels index }
sampler 19 { address CLAMP_TO_EDGE BORDER WRAP  border 0xcd50 0x32d4 0x0 0x1 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 13 6  layers 3  address 0x11400000  texels index }
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x431f 0xb5d3 0x0 0x1 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 1  address 0x11500000  texels index }
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x5c47 0xf08f 0x0 0x1 }
handle 21 texture 21 sampler 21
texture 22 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 5  address 0x11600000  texels index }
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x7dc6 0x920c 0x0 0x1 }
handle 22 texture 22 sampler 22
texture 23 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 1  address 0x11700000  texels index }
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0xf7f2 0xdc18 0x0 0x1 }
handle 23 texture 23 sampler 23
texture 24 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 1  address 0x11800000  texels index }
sampler 24 { address BORDER WRAP WRAP  border 0x7425 0xfcfa 0x0 0x1 }
handle 24 texture 24 sampler 24
texture 25 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 1 1  layers 4  address 0x11900000  texels index }
sampler 25 { address BORDER MIRROR WRAP  border 0xe081 0x626d 0x0 0x1 }
handle 25 texture 25 sampler 25
texture 26 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 16 33  layers 4  address 0x11a00000  texels index }
sampler 26 { address BORDER CLAMP_TO_EDGE WRAP  border 0xeafa 0xee6d 0x0 0x1 }
handle 26 texture 26 sampler 26
texture 27 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 5  address 0x11b00000  texels index }
sampler 27 { address BORDER BORDER WRAP  border 0x9bc1 0x8d46 0x0 0x1 }
handle 27 texture 27 sampler 27
texture 28 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 8 8  layers 4  address 0x11c00000  texels index }
sampler 28 { address BORDER CLAMP_OGL WRAP  border 0xcc98 0x934c 0x0 0x1 }
handle 28 texture 28 sampler 28
texture 29 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 64 3  layers 2  address 0x11d00000  texels index }
sampler 29 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xb7c5 0xf4a2 0x0 0x1 }
handle 29 texture 29 sampler 29
texture 30 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 1 1  layers 3  address 0x11e00000  texels index }
sampler 30 { address BORDER MIRROR_ONCE_BORDER WRAP  border 0x9c5f 0x137 0x0 0x1 }
handle 30 texture 30 sampler 30
texture 31 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 1  address 0x11f00000  texels index }
sampler 31 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0xe043 0x80ad 0x0 0x1 }
handle 31 texture 31 sampler 31
texture 32 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 16 33  layers 1  address 0x12000000  texels index }
sampler 32 { address CLAMP_OGL WRAP WRAP  border 0x711a 0x68ce 0x0 0x1 }
handle 32 texture 32 sampler 32
texture 33 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 13 6  layers 3  address 0x12100000  texels index }
sampler 33 { address CLAMP_OGL MIRROR WRAP  border 0xf983 0x863b 0x0 0x1 }
handle 33 texture 33 sampler 33
texture 34 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 5  address 0x12200000  texels index }
sampler 34 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xedaa 0x62ef 0x0 0x1 }
handle 34 texture 34 sampler 34
texture 35 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 1 1  layers 4  address 0x12300000  texels index }
sampler 35 { address CLAMP_OGL BORDER WRAP  border 0x9718 0xb7ce 0x0 0x1 }
handle 35 texture 35 sampler 35
texture 36 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  layers 4  address 0x12400000  texels index }
sampler 36 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x5756 0xb1ef 0x0 0x1 }
handle 36 texture 36 sampler 36
texture 37 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 64 3  layers 1  address 0x12500000  texels index }
sampler 37 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x2be2 0x324a 0x0 0x1 }
handle 37 texture 37 sampler 37
texture 38 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 1 1  layers 2  address 0x12600000  texels index }
sampler 38 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0xdeb1 0xc4d2 0x0 0x1 }
handle 38 texture 38 sampler 38
texture 39 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 2  address 0x12700000  texels index }
sampler 39 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x7dab 0xba6c 0x0 0x1 }
handle 39 texture 39 sampler 39
texture 40 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 8 8  layers 5  address 0x12800000  texels index }
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x943f 0x6758 0x0 0x1 }
handle 40 texture 40 sampler 40
texture 41 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 16 33  layers 2  address 0x12900000  texels index }
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x40fe 0x9774 0x0 0x1 }
handle 41 texture 41 sampler 41
texture 42 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 2 2  layers 3  address 0x12a00000  texels index }
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x21ef 0xe679 0x0 0x1 }
handle 42 texture 42 sampler 42
texture 43 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 64 3  layers 3  address 0x12b00000  texels index }
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x46cf 0x8cf0 0x0 0x1 }
handle 43 texture 43 sampler 43
texture 44 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 13 6  layers 5  address 0x12c00000  texels index }
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x5bd9 0xb72 0x0 0x1 }
handle 44 texture 44 sampler 44
texture 45 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 13 6  layers 2  address 0x12d00000  texels index }
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xbf05 0x4041 0x0 0x1 }
handle 45 texture 45 sampler 45
texture 46 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 8 8  layers 3  address 0x12e00000  texels index }
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x2713 0x9fe9 0x0 0x1 }
handle 46 texture 46 sampler 46
texture 47 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 3 5  layers 2  address 0x12f00000  texels index }
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x212d 0xdd4c 0x0 0x1 }
handle 47 texture 47 sampler 47
texture 48 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 64 3  layers 3  address 0x13000000  texels index }
sampler 48 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0xf9d3 0xad04 0x0 0x1 }
handle 48 texture 48 sampler 48
texture 49 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 3 5  layers 3  address 0x13100000  texels index }
sampler 49 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0xec36 0xdc42 0x0 0x1 }
handle 49 texture 49 sampler 49
texture 50 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  layers 2  address 0x13200000  texels index }
sampler 50 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x80e6 0x7a9f 0x0 0x1 }
handle 50 texture 50 sampler 50
texture 51 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  layers 1  address 0x13300000  texels index }
sampler 51 { address MIRROR_ONCE_BORDER BORDER WRAP  border 0x337 0xce9f 0x0 0x1 }
handle 51 texture 51 sampler 51
texture 52 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 1 1  layers 5  address 0x13400000  texels index }
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0xda74 0xec55 0x0 0x1 }
handle 52 texture 52 sampler 52
texture 53 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 3 5  layers 3  address 0x13500000  texels index }
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xc456 0xb69b 0x0 0x1 }
handle 53 texture 53 sampler 53
texture 54 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 2 2  layers 4  address 0x13600000  texels index }
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0x47c9 0xfa77 0x0 0x1 }
handle 54 texture 54 sampler 54
texture 55 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 64 3  layers 1  address 0x13700000  texels index }
sampler 55 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x5341 0x1e42 0x0 0x1 }
handle 55 texture 55 sampler 55
texture 56 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 33  layers 5  address 0x13800000  texels index }
sampler 56 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0x52ff 0xf8f1 0x0 0x1 }
handle 56 texture 56 sampler 56
texture 57 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 16 33  layers 3  address 0x13900000  texels index }
sampler 57 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP  border 0x3a1d 0xccd5 0x0 0x1 }
handle 57 texture 57 sampler 57
texture 58 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 16 33  layers 3  address 0x13a00000  texels index }
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x6f57 0x4797 0x0 0x1 }
handle 58 texture 58 sampler 58
texture 59 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 1 1  layers 1  address 0x13b00000  texels index }
sampler 59 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x2092 0x7a2f 0x0 0x1 }
handle 59 texture 59 sampler 59
texture 60 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  layers 1  address 0x13c00000  texels index }
sampler 60 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x5142 0x4462 0x0 0x1 }
handle 60 texture 60 sampler 60
texture 61 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 3 5  layers 4  address 0x13d00000  texels index }
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xbf 0xa46b 0x0 0x1 }
handle 61 texture 61 sampler 61
texture 62 { type TWO_D_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  layers 3  address 0x13e00000  texels index }
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x948a 0xcc96 0x0 0x1 }
handle 62 texture 62 sampler 62

warp 0 {
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 0 2 ... }
    s = { bits(0x3f2372dc) bits(0x3f686250) bits(0xbf6b0000) bits(0x3f472fe2) ... }
    t = { bits(0x3fd29722) bits(0x3fb55555) bits(0x3fc06fac) bits(0x3ff55555) ... }
    expect lane 0 R8=0x20028 R9=0x20029 R10=0x10029 R11=0x10028
    expect lane 1 R8=0x10039 R9=0x1003a R10=0x3a R11=0x39
    expect lane 2 R8=0x20004 R9=0x20005 R10=0x10005 R11=0x10004
    expect lane 3 R8=0x31 R9=0x32 R10=0x20032 R11=0x20031
}

warp 1 {
    asm "TLD4.G.AOFFI R8, R0, R4, 1, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 4 3 ... }
    s = { bits(0xbf230000) bits(0x3fdcd896) bits(0x3dd77fd7) bits(0x3f2e0bc7) ... }
    t = { bits(0x3d96a028) bits(0x3e2414d7) bits(0x3e9e946a) bits(0x3e399310) ... }
    off1 = { aoffi(-4,-12) aoffi(-1,14) aoffi(-6,-2) aoffi(-2,-6) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
}

warp 2 {
    asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  active 0xf
    array = { 3 0 2 2 ... }
    s = { bits(0x3d3e86e3) bits(0x3f540f1e) bits(0x3f413207) bits(0xbf7034e4) ... }
    t = { bits(0x3f5b26ca) bits(0x3f41f07c) bits(0x3fcc9b27) bits(0xbeae8ba3) ... }
    expect lane 0 R8=0x1c0000 R9=0x1c0001 R10=0x1b0001 R11=0x1b0000
    expect lane 1 R8=0x19000c R9=0x19000d R10=0x18000d R11=0x18000c
    expect lane 2 R8=0x20000b R9=0x20000c R10=0x20000c R11=0x20000b
    expect lane 3 R8=0x0 R9=0x1 R10=0x1 R11=0x0
}

warp 3 {
    asm "TLD4.R R8, R0, 3, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 0 2 ... }
    s = { bits(0x3f155555) 2.5 bits(0x3f8aaaab) bits(0xbdaaaaab) ... }
    t = { bits(0x3ee66666) bits(0xbf733333) 2.0 bits(0x3ff33333) ... }
    expect lane 0 R8=0x20001 R9=0x20002 R10=0x10002 R11=0x10001
    expect lane 1 R8=0xb83a R9=0xb83a R10=0xb83a R11=0xb83a
    expect lane 2 R8=0xb83a R9=0xb83a R10=0xb83a R11=0xb83a
    expect lane 3 R8=0xb83a R9=0xb83a R10=0xb83a R11=0xb83a
}

warp 4 {
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 1 3 ... }
    s = { bits(0x3fde8f5e) -0.96875 2.015625 1.421875 ... }
    t = { bits(0x3ee924e5) bits(0x3f86b3bf) 0.75 bits(0xbe8f6ed3) ... }
    expect lane 0 R8=0xf000b R9=0xf000c R10=0xe000c R11=0xe000b
    expect lane 1 R8=0x5f79 R9=0x5f79 R10=0x200001 R11=0x200000
    expect lane 2 R8=0x19000f R9=0x190000 R10=0x180000 R11=0x18000f
    expect lane 3 R8=0x6 R9=0x7 R10=0x5f79 R11=0x5f79
}

warp 5 {
    asm "TLD4.G.AOFFI R8, R0, R4, 5, ARRAY_2D, 0xf"  active 0xf
    array = { 6 4 6 3 ... }
    s = { 2.25 1.25 -2.0 bits(0x3e6ef4e3) ... }
    t = { bits(0x3eb2e900) bits(0x4002e107) 2.25 -1.25 ... }
    off1 = { aoffi(0,29) aoffi(-7,-23) aoffi(3,-9) aoffi(-6,14) ... }
    expect lane 0 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 6 {
    asm "TLD4.G R8, R0, 6, ARRAY_2D, 0xf"  active 0xf
    array = { 6 6 3 5 ... }
    s = { bits(0xbf37f0df) bits(0xbdbafe1c) 1.265625 1.828125 ... }
    t = { bits(0xbdd9364e) bits(0xbe707c1f) bits(0x3f263df2) bits(0x3faba2e9) ... }
    expect lane 0 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 3 R8=0x9b3c R9=0x9b3c R10=0x9b3c R11=0x9b3c
}

warp 7 {
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 1 3 ... }
    s = { bits(0x3fd55555) bits(0xbf155555) bits(0x3f1032af) -1.25 ... }
    t = { bits(0x3e358e90) bits(0x3fa66666) bits(0x3f8ccccd) bits(0x3f99999a) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x4021 R9=0x4021 R10=0x0 R11=0x0
    expect lane 2 R8=0x4021 R9=0x4021 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x4021 R9=0x4021 R10=0x10000 R11=0x10000
}

warp 8 {
    asm "TLD4.R.PTP R8, R0, R4, 8, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 0 3 ... }
    s = { bits(0x3f1e18aa) bits(0x3cf9b7b9) -0.09375 bits(0x3f15e943) ... }
    t = { -0.75 bits(0x3f24ac0f) -1.09375 bits(0x3f2e0d1e) ... }
    off1 = ptp(-3,-7,5,-6)
    off2 = ptp(-4,-8,-8,3)
    expect lane 0 R8=0x20001 R9=0x30006 R10=0x10000 R11=0x40003
    expect lane 1 R8=0x50003 R9=0x60004 R10=0x40004 R11=0x70007
    expect lane 2 R8=0x70004 R9=0x3 R10=0x60005 R11=0x10006
    expect lane 3 R8=0x50001 R9=0x60006 R10=0x40000 R11=0x70003
}

warp 9 {
    asm "TLD4.G.AOFFI R8, R0, R4, 9, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 2 0 ... }
    s = { bits(0x3feaaaab) bits(0x3f36fc60) bits(0x3e8998b2) bits(0x3ec79b52) ... }
    t = { 0.25 bits(0x3f39c6dd) 0.75 bits(0xbf733333) ... }
    off1 = { aoffi(7,-18) aoffi(7,24) aoffi(-1,20) aoffi(-3,-1) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.R.PTP R8, R0, R4, 10, ARRAY_2D, 0xf"  active 0xf
    array = { 5 0 0 0 ... }
    s = { bits(0x3fd2dc99) -0.296875 0.63671875 0.62890625 ... }
    t = { bits(0x3feaaaab) bits(0xbf955555) bits(0xbed55555) bits(0xbed55555) ... }
    off1 = ptp(-3,0,-8,1)
    off2 = ptp(-7,5,1,4)
    expect lane 0 R8=0x2001a R9=0x2001f R10=0x2001e R11=0x20016
    expect lane 1 R8=0x16 R9=0x1b R10=0x1001a R11=0x12
    expect lane 2 R8=0x25 R9=0x20 R10=0x20021 R11=0x20029
    expect lane 3 R8=0x24 R9=0x1f R10=0x20020 R11=0x20028
}

warp 11 {
    asm "TLD4.R R8, R0, 11, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 1 3 ... }
    s = { -2.0 -0.75 bits(0x3e5d3160) 2.0 ... }
    t = { 1.0 3.0 0.25 bits(0x3f0e62b2) ... }
    expect lane 0 R8=0x5d49 R9=0x5d49 R10=0x0 R11=0x0
    expect lane 1 R8=0x5d49 R9=0x5d49 R10=0x5d49 R11=0x5d49
    expect lane 2 R8=0x0 R9=0x0 R10=0x5d49 R11=0x5d49
    expect lane 3 R8=0x5d49 R9=0x5d49 R10=0x0 R11=0x0
}

warp 12 {
    asm "TLD4.G R8, R0, 12, ARRAY_2D, 0xf"  active 0xf
    array = { 2 3 1 0 ... }
    s = { 1.5 -1.25 3.5 2.25 ... }
    t = { bits(0x40270c47) bits(0x3e530ceb) -2.0 bits(0x3ec454ed) ... }
    expect lane 0 R8=0x4f31 R9=0x4f31 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x4f31 R11=0x4f31
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x4f31 R11=0x4f31
    expect lane 3 R8=0x0 R9=0x0 R10=0x4f31 R11=0x4f31
}

warp 13 {
    asm "TLD4.G.PTP R8, R0, R4, 13, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 5 4 ... }
    s = { bits(0x403cdea8) 0.75 bits(0x3f0f6fb6) bits(0x3f404341) ... }
    t = { 2.625 -0.75 bits(0x3f0d6f08) 0.375 ... }
    off1 = ptp(2,1,2,0)
    off2 = ptp(-4,4,1,-7)
    expect lane 0 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 14 {
    asm "TLD4.G R8, R0, 14, ARRAY_2D, 0xf"  active 0xf
    array = { 3 1 4 1 ... }
    s = { bits(0x38dc15f1) 1.25 bits(0x3ed4802b) -0.5 ... }
    t = { 3.25 bits(0x40720bee) 3.5 bits(0x3f3b3bb4) ... }
    expect lane 0 R8=0x41ca R9=0x41ca R10=0x41ca R11=0x41ca
    expect lane 1 R8=0x41ca R9=0x41ca R10=0x41ca R11=0x41ca
    expect lane 2 R8=0x41ca R9=0x41ca R10=0x41ca R11=0x41ca
    expect lane 3 R8=0x41ca R9=0x41ca R10=0x10000 R11=0x10000
}

warp 15 {
    asm "TLD4.G.AOFFI R8, R0, R4, 15, ARRAY_2D, 0xf"  active 0xf
    array = { 3 2 3 1 ... }
    s = { bits(0x3e47ff51) bits(0x3ed8f8d7) bits(0x3eaad89f) 1.515625 ... }
    t = { bits(0x3f7c1f08) bits(0xbed55555) bits(0x3f57eca6) bits(0x3fc7b619) ... }
    off1 = { aoffi(-2,-21) aoffi(-1,-15) aoffi(7,15) aoffi(2,22) ... }
    expect lane 0 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x8784 R9=0x8784 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x8784 R9=0x8784 R10=0x10000 R11=0x10000
}

warp 16 {
    asm "TLD4.G R8, R0, 16, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 1 3 ... }
    s = { -0.125 0.5 1.375 bits(0x3efd9a43) ... }
    t = { 2.0 bits(0x3efde57c) -0.5 -0.25 ... }
    expect lane 0 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 1 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 17 {
    asm "TLD4.G.AOFFI R8, R0, R4, 17, ARRAY_2D, 0xf"  active 0xf
    array = { 3 3 3 1 ... }
    s = { 0.75 bits(0xbf555555) bits(0x3e935939) bits(0xbfaaaaab) ... }
    t = { bits(0x3e95c05b) bits(0x3f866666) bits(0xbecccccd) 1.5 ... }
    off1 = { aoffi(4,22) aoffi(4,31) aoffi(3,28) aoffi(-8,0) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 18 {
    asm "TLD4.G R8, R0, 18, ARRAY_2D, 0xf"  active 0xf
    array = { 1 4 0 0 ... }
    s = { bits(0x3f57c92d) bits(0x3fd62762) bits(0xbf44ec4f) bits(0x3f4b35e0) ... }
    t = { bits(0x3ff55555) 1.0 bits(0x3e458795) bits(0x3f4f45be) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.G.AOFFI R8, R0, R4, 19, ARRAY_2D, 0xf"  active 0xf
    array = { 0 2 1 2 ... }
    s = { -0.5 bits(0x3eefe14b) 1.46875 bits(0x3f7284f9) ... }
    t = { bits(0x3ff83e10) bits(0xbf6c9b27) bits(0x3f5e8dfc) bits(0xbf83e0f8) ... }
    off1 = { aoffi(-6,16) aoffi(-1,27) aoffi(-4,29) aoffi(3,16) ... }
    expect lane 0 R8=0x32d4 R9=0x32d4 R10=0x32d4 R11=0x32d4
    expect lane 1 R8=0x32d4 R9=0x32d4 R10=0x32d4 R11=0x32d4
    expect lane 2 R8=0x32d4 R9=0x32d4 R10=0x32d4 R11=0x32d4
    expect lane 3 R8=0x32d4 R9=0x32d4 R10=0x32d4 R11=0x32d4
}

warp 20 {
    asm "TLD4.G.AOFFI R8, R0, R4, 20, ARRAY_2D, 0xf"  active 0xf
    array = { 0 3 2 3 ... }
    s = { bits(0x3f4bd0e0) bits(0x3f1c97bf) bits(0x3f189d8a) bits(0xbf0ec4ec) ... }
    t = { bits(0x3f96910f) bits(0xbe955555) bits(0x3e555555) bits(0x3dbef22c) ... }
    off1 = { aoffi(-5,-15) aoffi(3,28) aoffi(-6,2) aoffi(0,-28) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xb5d3 R11=0xb5d3
    expect lane 1 R8=0xb5d3 R9=0xb5d3 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x20000 R9=0x20000 R10=0xb5d3 R11=0xb5d3
}

warp 21 {
    asm "TLD4.R R8, R0, 21, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 2 0 ... }
    s = { bits(0x3e58ce40) bits(0x3f5a4eb3) bits(0x3f4a5f93) bits(0x3f6c11e0) ... }
    t = { -0.125 2.25 1.75 1.875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
    expect lane 2 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
    expect lane 3 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
}

warp 22 {
    asm "TLD4.G.PTP R8, R0, R4, 22, ARRAY_2D, 0xf"  active 0xf
    array = { 5 2 5 2 ... }
    s = { 1.375 -0.625 bits(0x3e33a636) 1.0 ... }
    t = { -0.5 2.125 0.25 2.75 ... }
    off1 = ptp(0,4,-4,6)
    off2 = ptp(-3,7,0,3)
    expect lane 0 R8=0x920c R9=0x920c R10=0x920c R11=0x40000
    expect lane 1 R8=0x920c R9=0x920c R10=0x920c R11=0x920c
    expect lane 2 R8=0x920c R9=0x920c R10=0x920c R11=0x920c
    expect lane 3 R8=0x920c R9=0x920c R10=0x920c R11=0x920c
}

warp 23 {
    asm "TLD4.R R8, R0, 23, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 0 2 ... }
    s = { bits(0x3f2efc97) -1.25 bits(0x3e963bb6) bits(0x3f36ecf5) ... }
    t = { 2.25 2.5 1.75 bits(0x3f62f949) ... }
    expect lane 0 R8=0xf7f2 R9=0xf7f2 R10=0x0 R11=0x0
    expect lane 1 R8=0xf7f2 R9=0xf7f2 R10=0x0 R11=0x0
    expect lane 2 R8=0xf7f2 R9=0xf7f2 R10=0x0 R11=0x0
    expect lane 3 R8=0xf7f2 R9=0xf7f2 R10=0x0 R11=0x0
}

warp 24 {
    asm "TLD4.R R8, R0, 24, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 1 0 ... }
    s = { bits(0x3f2c32a7) 2.0 bits(0x3e839b4e) 1.625 ... }
    t = { 2.875 bits(0x3ec322b2) bits(0x3f581803) bits(0x3f65cc7b) ... }
    expect lane 0 R8=0x0 R9=0x1 R10=0x10001 R11=0x10000
    expect lane 1 R8=0x7425 R9=0x7425 R10=0x7425 R11=0x7425
    expect lane 2 R8=0x0 R9=0x1 R10=0x10001 R11=0x10000
    expect lane 3 R8=0x7425 R9=0x7425 R10=0x7425 R11=0x7425
}

warp 25 {
    asm "TLD4.R R8, R0, 25, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 3 0 ... }
    s = { -1.5 bits(0x3f06a56a) bits(0x3ead7e31) 3.0 ... }
    t = { 1.75 bits(0x3df9bef5) bits(0x3f0a9c2b) bits(0x3ea39003) ... }
    expect lane 0 R8=0xe081 R9=0xe081 R10=0xe081 R11=0xe081
    expect lane 1 R8=0x0 R9=0xe081 R10=0xe081 R11=0x0
    expect lane 2 R8=0xe081 R9=0x0 R10=0x0 R11=0xe081
    expect lane 3 R8=0xe081 R9=0xe081 R10=0xe081 R11=0xe081
}

warp 26 {
    asm "TLD4.G R8, R0, 26, ARRAY_2D, 0xf"  active 0xf
    array = { 5 4 2 5 ... }
    s = { 1.671875 -0.546875 0.78125 bits(0x3f07505f) ... }
    t = { bits(0x3f3e8d37) bits(0x3ff1bb7c) bits(0x3f1197f1) bits(0xbf47c1f0) ... }
    expect lane 0 R8=0xee6d R9=0xee6d R10=0xee6d R11=0xee6d
    expect lane 1 R8=0xee6d R9=0xee6d R10=0xee6d R11=0xee6d
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 27 {
    asm "TLD4.G R8, R0, 27, ARRAY_2D, 0xf"  active 0xf
    array = { 4 1 4 2 ... }
    s = { bits(0x3d78b353) bits(0x3f39f557) 3.75 bits(0x3eb64a6e) ... }
    t = { bits(0x400de6ef) 0.5 0.25 1.5 ... }
    expect lane 0 R8=0x8d46 R9=0x8d46 R10=0x8d46 R11=0x8d46
    expect lane 1 R8=0x8d46 R9=0x8d46 R10=0x8d46 R11=0x10000
    expect lane 2 R8=0x8d46 R9=0x8d46 R10=0x8d46 R11=0x8d46
    expect lane 3 R8=0x8d46 R9=0x8d46 R10=0x8d46 R11=0x8d46
}

warp 28 {
    asm "TLD4.G R8, R0, 28, ARRAY_2D, 0xf"  active 0xf
    array = { 3 4 4 0 ... }
    s = { 1.8125 0.0 bits(0x3e095a6d) 1.78125 ... }
    t = { bits(0x3f6c8535) 0.9375 bits(0xbf85a25b) 1.65625 ... }
    expect lane 0 R8=0x934c R9=0x934c R10=0x934c R11=0x934c
    expect lane 1 R8=0x934c R9=0x934c R10=0x30000 R11=0x934c
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x934c R11=0x934c
    expect lane 3 R8=0x934c R9=0x934c R10=0x934c R11=0x934c
}

warp 29 {
    asm "TLD4.R R8, R0, 29, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 0 1 ... }
    s = { bits(0x3f726c48) 0.359375 bits(0x3f14864b) bits(0x3fa69ef7) ... }
    t = { bits(0x40055555) bits(0x40155555) bits(0x3eed8a4e) bits(0x3f6aaaab) ... }
    expect lane 0 R8=0x2003c R9=0x2003d R10=0x2003d R11=0x2003c
    expect lane 1 R8=0x20016 R9=0x20017 R10=0x20017 R11=0x20016
    expect lane 2 R8=0x10024 R9=0x10025 R10=0x25 R11=0x24
    expect lane 3 R8=0xb7c5 R9=0xb7c5 R10=0xb7c5 R11=0xb7c5
}

warp 30 {
    asm "TLD4.R.PTP R8, R0, R4, 30, ARRAY_2D, 0xf"  active 0xf
    array = { 4 1 4 1 ... }
    s = { 3.75 bits(0x3f0295cf) bits(0x3f45cdd6) -2.0 ... }
    t = { bits(0x3eb67bfc) 2.5 bits(0x3e0bbf7d) bits(0x407a3c27) ... }
    off1 = ptp(-8,3,-5,-8)
    off2 = ptp(-4,-4,1,3)
    expect lane 0 R8=0x9c5f R9=0x9c5f R10=0x9c5f R11=0x9c5f
    expect lane 1 R8=0x9c5f R9=0x9c5f R10=0x9c5f R11=0x9c5f
    expect lane 2 R8=0x9c5f R9=0x9c5f R10=0x9c5f R11=0x9c5f
    expect lane 3 R8=0x9c5f R9=0x9c5f R10=0x9c5f R11=0x9c5f
}

warp 31 {
    asm "TLD4.G R8, R0, 31, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 1 1 ... }
    s = { 1.5 bits(0x3e40665c) -1.25 2.5 ... }
    t = { 3.75 1.75 bits(0x3e1bae68) bits(0x3f7ce777) ... }
    expect lane 0 R8=0x80ad R9=0x80ad R10=0x80ad R11=0x80ad
    expect lane 1 R8=0x80ad R9=0x80ad R10=0x0 R11=0x80ad
    expect lane 2 R8=0x80ad R9=0x80ad R10=0x80ad R11=0x80ad
    expect lane 3 R8=0x80ad R9=0x80ad R10=0x80ad R11=0x80ad
}

warp 32 {
    asm "TLD4.R R8, R0, 32, ARRAY_2D, 0xf"  active 0xf
    array = { 1 0 1 0 ... }
    s = { 1.0 bits(0xbec98746) bits(0xbed78f7d) -0.8125 ... }
    t = { bits(0x3ed1745d) bits(0xbf5745d1) bits(0x3f745d17) bits(0x3f86b2b8) ... }
    expect lane 0 R8=0xe000f R9=0x711a R10=0x711a R11=0xd000f
    expect lane 1 R8=0x711a R9=0x50000 R10=0x40000 R11=0x711a
    expect lane 2 R8=0x711a R9=0x200000 R10=0x1f0000 R11=0x711a
    expect lane 3 R8=0x711a R9=0x20000 R10=0x10000 R11=0x711a
}

warp 33 {
    asm "TLD4.R R8, R0, 33, ARRAY_2D, 0xf"  active 0xf
    array = { 1 1 2 4 ... }
    s = { bits(0x3f3b2966) bits(0xbf276276) bits(0x3f762762) bits(0x3f49d89e) ... }
    t = { bits(0x3f09b393) bits(0xbf955555) bits(0x3e859664) bits(0xbf8aaaab) ... }
    expect lane 0 R8=0x30009 R9=0x3000a R10=0x2000a R11=0x20009
    expect lane 1 R8=0xf983 R9=0x50000 R10=0x40000 R11=0xf983
    expect lane 2 R8=0x2000c R9=0xf983 R10=0xf983 R11=0x1000c
    expect lane 3 R8=0x50009 R9=0x5000a R10=0x5000a R11=0x50009
}

warp 34 {
    asm "TLD4.R R8, R0, 34, ARRAY_2D, 0xf"  active 0xf
    array = { 5 2 4 5 ... }
    s = { 0.3125 0.203125 bits(0x3f6eb036) 0.03125 ... }
    t = { bits(0x3ff07c1f) bits(0xbe49b26d) bits(0xbf2aaaab) bits(0x3f0e96ff) ... }
    expect lane 0 R8=0x200004 R9=0x200005 R10=0x200005 R11=0x200004
    expect lane 1 R8=0x2 R9=0x3 R10=0x3 R11=0x2
    expect lane 2 R8=0xe R9=0xf R10=0xf R11=0xe
    expect lane 3 R8=0x120000 R9=0x120001 R10=0x110001 R11=0x110000
}

warp 35 {
    asm "TLD4.R.AOFFI R8, R0, R4, 35, ARRAY_2D, 0xf"  active 0xf
    array = { 2 4 0 5 ... }
    s = { bits(0x3eaeca29) bits(0xbf374ae0) -1.5 3.0 ... }
    t = { -1.75 -1.5 2.75 bits(0x3f5abf3e) ... }
    off1 = { aoffi(-1,22) aoffi(-5,-10) aoffi(0,14) aoffi(-3,-21) ... }
    expect lane 0 R8=0x9718 R9=0x9718 R10=0x9718 R11=0x9718
    expect lane 1 R8=0x9718 R9=0x9718 R10=0x9718 R11=0x9718
    expect lane 2 R8=0x9718 R9=0x9718 R10=0x9718 R11=0x9718
    expect lane 3 R8=0x9718 R9=0x9718 R10=0x9718 R11=0x9718
}

warp 36 {
    asm "TLD4.R.AOFFI R8, R0, R4, 36, ARRAY_2D, 0xf"  active 0xf
    array = { 0 5 4 4 ... }
    s = { bits(0x3eb496b7) bits(0x3f1229b8) 0.9375 -0.84375 ... }
    t = { 2.0625 -0.90625 2.0625 2.1875 ... }
    off1 = { aoffi(-1,-12) aoffi(-1,25) aoffi(5,-11) aoffi(-7,-5) ... }
    expect lane 0 R8=0x50001 R9=0x50002 R10=0x40002 R11=0x40001
    expect lane 1 R8=0x5756 R9=0x5756 R10=0x70004 R11=0x70003
    expect lane 2 R8=0x60007 R9=0x5756 R10=0x5756 R11=0x50007
    expect lane 3 R8=0x5756 R9=0x5756 R10=0x70000 R11=0x5756
}

warp 37 {
    asm "TLD4.G.PTP R8, R0, R4, 37, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 1 0 ... }
    s = { 1.92578125 bits(0x3f2fe0a7) bits(0x3fb39a9a) 1.5390625 ... }
    t = { bits(0x40255555) bits(0x3f6aaaab) bits(0x3eaaaaab) bits(0xbf955555) ... }
    off1 = ptp(-8,-7,2,-1)
    off2 = ptp(-2,-6,5,1)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.G.AOFFI R8, R0, R4, 38, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 0 0 ... }
    s = { bits(0x3f3f3670) -0.25 -2.0 -0.25 ... }
    t = { 0.0 bits(0x3f410248) -0.75 bits(0x3ea61d80) ... }
    off1 = { aoffi(-4,-7) aoffi(4,31) aoffi(-6,8) aoffi(-6,-26) ... }
    expect lane 0 R8=0xc4d2 R9=0xc4d2 R10=0xc4d2 R11=0xc4d2
    expect lane 1 R8=0xc4d2 R9=0xc4d2 R10=0xc4d2 R11=0xc4d2
    expect lane 2 R8=0xc4d2 R9=0xc4d2 R10=0xc4d2 R11=0xc4d2
    expect lane 3 R8=0xc4d2 R9=0xc4d2 R10=0xc4d2 R11=0xc4d2
}

warp 39 {
    asm "TLD4.G.PTP R8, R0, R4, 39, ARRAY_2D, 0xf"  active 0xf
    array = { 0 0 0 0 ... }
    s = { -1.0625 0.328125 bits(0x3ffc1b85) -0.6875 ... }
    t = { bits(0x3f421551) bits(0x3eaaaaab) bits(0xbe3a2e8c) bits(0x3fb81163) ... }
    off1 = ptp(1,-6,-2,3)
    off2 = ptp(5,3,4,-6)
    expect lane 0 R8=0xba6c R9=0xba6c R10=0xba6c R11=0xba6c
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0xba6c R9=0xba6c R10=0xba6c R11=0xba6c
}

warp 40 {
    asm "TLD4.G R8, R0, 40, ARRAY_2D, 0xf"  active 0xf
    array = { 2 5 0 2 ... }
    s = { bits(0x3c6addb5) bits(0x3f6ea971) 0.75 -1.125 ... }
    t = { bits(0x3ecf5a4b) -0.6875 0.34375 1.25 ... }
    expect lane 0 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
}

warp 41 {
    asm "TLD4.G R8, R0, 41, ARRAY_2D, 0xf"  active 0xf
    array = { 1 3 3 3 ... }
    s = { 1.640625 -0.34375 bits(0x3e8d40fc) bits(0x3fa5e0ba) ... }
    t = { bits(0x3f7be72e) bits(0x400364d9) bits(0x3f383e10) bits(0xbf726c9b) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 42 {
    asm "TLD4.R.AOFFI R8, R0, R4, 42, ARRAY_2D, 0xf"  active 0xf
    array = { 4 4 2 0 ... }
    s = { 0.875 bits(0x402166f8) -1.125 bits(0x3e2515c9) ... }
    t = { 1.375 0.125 bits(0xbdaa7b8e) -1.125 ... }
    off1 = { aoffi(-2,-18) aoffi(2,24) aoffi(-7,-26) aoffi(7,6) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 3 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
}

warp 43 {
    asm "TLD4.R.PTP R8, R0, R4, 43, ARRAY_2D, 0xf"  active 0xf
    array = { 4 0 2 0 ... }
    s = { bits(0x3f36a3f9) bits(0x3f912bb5) 1.32421875 bits(0x3e54e5b5) ... }
    t = { bits(0x3f7e97a0) 2.0 bits(0x3eaaaaab) bits(0x3eb62f9e) ... }
    off1 = ptp(0,1,4,4)
    off2 = ptp(-5,-5,6,-3)
    expect lane 0 R8=0x46cf R9=0x46cf R10=0x46cf R11=0x46cf
    expect lane 1 R8=0x46cf R9=0x46cf R10=0x3f R11=0x2003f
    expect lane 2 R8=0x1003f R9=0x46cf R10=0x46cf R11=0x46cf
    expect lane 3 R8=0x1000c R9=0x46cf R10=0x46cf R11=0x46cf
}

warp 44 {
    asm "TLD4.G.PTP R8, R0, R4, 44, ARRAY_2D, 0xf"  active 0xf
    array = { 6 2 3 6 ... }
    s = { bits(0x3f876276) bits(0xbe589d8a) bits(0xbdc4ec4f) bits(0x3fac4ec5) ... }
    t = { 1.875 bits(0xbe955555) bits(0x3e2caf12) 1.0 ... }
    off1 = ptp(6,7,5,6)
    off2 = ptp(-5,-7,4,5)
    expect lane 0 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0xb72 R11=0x20000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0xb72 R11=0x30000
    expect lane 3 R8=0x40000 R9=0x40000 R10=0xb72 R11=0x40000
}

warp 45 {
    asm "TLD4.G.PTP R8, R0, R4, 45, ARRAY_2D, 0xf"  active 0xf
    array = { 3 0 0 2 ... }
    s = { bits(0x3e424e68) bits(0xbeba4eab) bits(0xbe54ed79) bits(0x3f189d8a) ... }
    t = { bits(0x400aaaab) bits(0x3f4aaaab) bits(0x3ec6259b) bits(0x3faaaaab) ... }
    off1 = ptp(-3,3,-5,2)
    off2 = ptp(-1,2,4,-1)
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 46 {
    asm "TLD4.R.AOFFI R8, R0, R4, 46, ARRAY_2D, 0xf"  active 0xf
    array = { 4 4 2 1 ... }
    s = { bits(0x3e126a92) 1.9375 -0.4375 0.59375 ... }
    t = { 2.0 0.75 bits(0x3e68a069) bits(0x3d55bf71) ... }
    off1 = { aoffi(-1,2) aoffi(-7,-29) aoffi(-4,11) aoffi(-4,-24) ... }
    expect lane 0 R8=0x2713 R9=0x2713 R10=0x2713 R11=0x2713
    expect lane 1 R8=0x2713 R9=0x2713 R10=0x2713 R11=0x2713
    expect lane 2 R8=0x2713 R9=0x2713 R10=0x2713 R11=0x2713
    expect lane 3 R8=0x2713 R9=0x2713 R10=0x2713 R11=0x2713
}

warp 47 {
    asm "TLD4.R.PTP R8, R0, R4, 47, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 2 0 ... }
    s = { bits(0x3f3a71af) bits(0x3e6c3d15) bits(0xbeaa393d) 0.25 ... }
    t = { bits(0x4008be4f) bits(0x40166666) bits(0x3fe66666) bits(0x3f599366) ... }
    off1 = ptp(3,3,4,0)
    off2 = ptp(3,6,-5,-3)
    expect lane 0 R8=0x40002 R9=0x40002 R10=0x40002 R11=0x40002
    expect lane 1 R8=0x40002 R9=0x40002 R10=0x40002 R11=0x40002
    expect lane 2 R8=0x40001 R9=0x40002 R10=0x40001 R11=0x40002
    expect lane 3 R8=0x40002 R9=0x30002 R10=0x40002 R11=0x2
}

warp 48 {
    asm "TLD4.R.PTP R8, R0, R4, 48, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 2 0 ... }
    s = { -0.9453125 bits(0x3f37ca4f) 1.578125 bits(0x3f3f1a42) ... }
    t = { bits(0x3f8aaaab) 1.0 bits(0x3ea284e7) bits(0x4000c1d2) ... }
    off1 = ptp(1,5,3,6)
    off2 = ptp(0,-2,5,-2)
    expect lane 0 R8=0x1003b R9=0x20039 R10=0x3c R11=0x37
    expect lane 1 R8=0x1002e R9=0x20030 R10=0x2d R11=0x32
    expect lane 2 R8=0xf9d3 R9=0xf9d3 R10=0xf9d3 R11=0xf9d3
    expect lane 3 R8=0x10030 R9=0x20032 R10=0x2f R11=0x34
}

warp 49 {
    asm "TLD4.R.AOFFI R8, R0, R4, 49, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 3 2 ... }
    s = { 1.25 bits(0x3f6aaaab) bits(0x3f2aaaab) bits(0xbed55555) ... }
    t = { bits(0x4012cd15) bits(0x3f733333) bits(0x3ff33333) bits(0x3f333333) ... }
    off1 = { aoffi(2,30) aoffi(0,-1) aoffi(0,4) aoffi(6,-1) ... }
    expect lane 0 R8=0xec36 R9=0xec36 R10=0xec36 R11=0xec36
    expect lane 1 R8=0x40002 R9=0xec36 R10=0xec36 R11=0x30002
    expect lane 2 R8=0x40001 R9=0x40002 R10=0x30002 R11=0x30001
    expect lane 3 R8=0xec36 R9=0xec36 R10=0xec36 R11=0xec36
}

warp 50 {
    asm "TLD4.R R8, R0, 50, ARRAY_2D, 0xf"  active 0xf
    array = { 3 0 2 3 ... }
    s = { bits(0x40118b6e) 1.25 2.5 bits(0x3e8b4d94) ... }
    t = { bits(0x3f672e3b) -0.5 bits(0x3cf89828) -0.375 ... }
    expect lane 0 R8=0x80e6 R9=0x80e6 R10=0x80e6 R11=0x80e6
    expect lane 1 R8=0x80e6 R9=0x80e6 R10=0x80e6 R11=0x80e6
    expect lane 2 R8=0x80e6 R9=0x80e6 R10=0x80e6 R11=0x80e6
    expect lane 3 R8=0x0 R9=0x1 R10=0x1 R11=0x0
}

warp 51 {
    asm "TLD4.G.PTP R8, R0, R4, 51, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 1 1 ... }
    s = { 2.75 0.375 bits(0x3f598894) 0.125 ... }
    t = { 1.5 1.75 bits(0x3eaad9e8) 0.125 ... }
    off1 = ptp(1,-8,-3,-8)
    off2 = ptp(1,0,-6,0)
    expect lane 0 R8=0xce9f R9=0xce9f R10=0xce9f R11=0xce9f
    expect lane 1 R8=0xce9f R9=0xce9f R10=0xce9f R11=0xce9f
    expect lane 2 R8=0xce9f R9=0xce9f R10=0xce9f R11=0xce9f
    expect lane 3 R8=0xce9f R9=0xce9f R10=0xce9f R11=0xce9f
}

warp 52 {
    asm "TLD4.G.AOFFI R8, R0, R4, 52, ARRAY_2D, 0xf"  active 0xf
    array = { 0 4 4 6 ... }
    s = { 1.25 bits(0x3f314981) -2.0 3.5 ... }
    t = { bits(0x3e7a0d39) bits(0x3c31931a) bits(0x4056128a) bits(0x3f35bf79) ... }
    off1 = { aoffi(-5,-31) aoffi(-5,1) aoffi(-4,25) aoffi(-7,-23) ... }
    expect lane 0 R8=0xec55 R9=0xec55 R10=0xec55 R11=0xec55
    expect lane 1 R8=0xec55 R9=0xec55 R10=0xec55 R11=0xec55
    expect lane 2 R8=0xec55 R9=0xec55 R10=0xec55 R11=0xec55
    expect lane 3 R8=0xec55 R9=0xec55 R10=0xec55 R11=0xec55
}

warp 53 {
    asm "TLD4.R R8, R0, 53, ARRAY_2D, 0xf"  active 0xf
    array = { 0 3 2 3 ... }
    s = { bits(0x40155555) bits(0x3faec14b) bits(0x3f955555) bits(0x3f784136) ... }
    t = { bits(0x3fe66666) bits(0x3e159062) bits(0x3f4ccccd) bits(0x3f1cdb43) ... }
    expect lane 0 R8=0xc456 R9=0xc456 R10=0xc456 R11=0xc456
    expect lane 1 R8=0xc456 R9=0xc456 R10=0xc456 R11=0xc456
    expect lane 2 R8=0xc456 R9=0xc456 R10=0xc456 R11=0xc456
    expect lane 3 R8=0x30002 R9=0xc456 R10=0xc456 R11=0x20002
}

warp 54 {
    asm "TLD4.G.AOFFI R8, R0, R4, 54, ARRAY_2D, 0xf"  active 0xf
    array = { 4 3 0 2 ... }
    s = { bits(0x3e7e39aa) bits(0x3f0b9fc6) bits(0x3fb552ef) bits(0x3fe0fc01) ... }
    t = { bits(0x3d06b7ee) bits(0x3fb78f9d) bits(0x3dc0522d) 0.875 ... }
    off1 = { aoffi(-8,14) aoffi(6,-17) aoffi(7,-31) aoffi(-1,3) ... }
    expect lane 0 R8=0xfa77 R9=0xfa77 R10=0xfa77 R11=0xfa77
    expect lane 1 R8=0xfa77 R9=0xfa77 R10=0xfa77 R11=0xfa77
    expect lane 2 R8=0xfa77 R9=0xfa77 R10=0xfa77 R11=0xfa77
    expect lane 3 R8=0xfa77 R9=0xfa77 R10=0xfa77 R11=0xfa77
}

warp 55 {
    asm "TLD4.R.AOFFI R8, R0, R4, 55, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 0 0 ... }
    s = { 1.72265625 1.53125 0.64453125 1.34375 ... }
    t = { bits(0x3e633a5b) bits(0x3ff55555) bits(0xbe2aaaab) bits(0x3ea4386d) ... }
    off1 = { aoffi(-2,-25) aoffi(0,12) aoffi(4,1) aoffi(-2,-31) ... }
    expect lane 0 R8=0x5341 R9=0x5341 R10=0x5341 R11=0x5341
    expect lane 1 R8=0x5341 R9=0x5341 R10=0x5341 R11=0x5341
    expect lane 2 R8=0x1002c R9=0x1002d R10=0x2d R11=0x2c
    expect lane 3 R8=0x5341 R9=0x5341 R10=0x5341 R11=0x5341
}

warp 56 {
    asm "TLD4.R R8, R0, 56, ARRAY_2D, 0xf"  active 0xf
    array = { 6 3 0 1 ... }
    s = { bits(0x3eec762a) bits(0x3ff62e66) bits(0x3f7194e0) bits(0x3eb9dcd3) ... }
    t = { bits(0x3ff83e10) bits(0xbf1d1746) bits(0x3fcbb589) bits(0x3f0a495b) ... }
    expect lane 0 R8=0x1f0006 R9=0x1f0007 R10=0x1e0007 R11=0x1e0006
    expect lane 1 R8=0xd000f R9=0x52ff R10=0x52ff R11=0xc000f
    expect lane 2 R8=0x14000e R9=0x14000f R10=0x13000f R11=0x13000e
    expect lane 3 R8=0x120005 R9=0x120006 R10=0x110006 R11=0x110005
}

warp 57 {
    asm "TLD4.R R8, R0, 57, ARRAY_2D, 0xf"  active 0xf
    array = { 1 2 4 1 ... }
    s = { 1.5 1.875 2.015625 0.640625 ... }
    t = { bits(0x3f6e8ba3) bits(0x3f184554) bits(0x3fb26c9b) bits(0x3e80e803) ... }
    expect lane 0 R8=0x1f000f R9=0x3a1d R10=0x3a1d R11=0x1e000f
    expect lane 1 R8=0x14000f R9=0x3a1d R10=0x3a1d R11=0x13000f
    expect lane 2 R8=0x13000f R9=0x3a1d R10=0x3a1d R11=0x14000f
    expect lane 3 R8=0x80009 R9=0x8000a R10=0x7000a R11=0x70009
}

warp 58 {
    asm "TLD4.G R8, R0, 58, ARRAY_2D, 0xf"  active 0xf
    array = { 1 4 4 0 ... }
    s = { bits(0x3f73956e) bits(0x3f73a2e1) bits(0x3e282609) -0.875 ... }
    t = { bits(0x3f9f07c2) bits(0x3f4f83e1) bits(0x3f22eb08) bits(0xbe326c9b) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 59 {
    asm "TLD4.R R8, R0, 59, ARRAY_2D, 0xf"  active 0xf
    array = { 2 0 2 0 ... }
    s = { -2.0 bits(0x3db66435) 1.0 bits(0x3d10eac0) ... }
    t = { bits(0xbfb973f3) bits(0xbffbd4b9) bits(0x3eadbe97) 1.75 ... }
    expect lane 0 R8=0x2092 R9=0x2092 R10=0x2092 R11=0x2092
    expect lane 1 R8=0x2092 R9=0x2092 R10=0x2092 R11=0x2092
    expect lane 2 R8=0x0 R9=0x2092 R10=0x2092 R11=0x2092
    expect lane 3 R8=0x2092 R9=0x2092 R10=0x2092 R11=0x2092
}

warp 60 {
    asm "TLD4.G.AOFFI R8, R0, R4, 60, ARRAY_2D, 0xf"  active 0xf
    array = { 2 1 1 2 ... }
    s = { bits(0x3f92dd81) -0.78125 bits(0x3f2198f4) 1.875 ... }
    t = { bits(0x3f3b571c) 0.4375 bits(0x3daa5dbd) -0.5625 ... }
    off1 = { aoffi(-5,0) aoffi(1,-32) aoffi(2,27) aoffi(2,19) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x4462 R11=0x4462
    expect lane 2 R8=0x4462 R9=0x4462 R10=0x0 R11=0x0
    expect lane 3 R8=0x4462 R9=0x4462 R10=0x4462 R11=0x0
}

warp 61 {
    asm "TLD4.G.AOFFI R8, R0, R4, 61, ARRAY_2D, 0xf"  active 0xf
    array = { 0 1 5 0 ... }
    s = { bits(0x3f864179) bits(0x3fe3a616) bits(0xbfa330ce) 2.0 ... }
    t = { bits(0x3f4ccccd) 2.0 bits(0x3e9d5f55) bits(0x3f8ccccd) ... }
    off1 = { aoffi(2,27) aoffi(7,19) aoffi(3,-5) aoffi(-3,25) ... }
    expect lane 0 R8=0x0 R9=0xa46b R10=0xa46b R11=0x0
    expect lane 1 R8=0x10000 R9=0xa46b R10=0xa46b R11=0x10000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 3 R8=0x0 R9=0xa46b R10=0xa46b R11=0x0
}

warp 62 {
    asm "TLD4.R.AOFFI R8, R0, R4, 62, ARRAY_2D, 0xf"  active 0xf
    array = { 3 2 4 3 ... }
    s = { bits(0x3f1087e3) bits(0x3ee4d921) bits(0x3f21026a) bits(0x3f7aeef1) ... }
    t = { 2.125 -0.03125 1.90625 -0.6875 ... }
    off1 = { aoffi(-7,-1) aoffi(1,18) aoffi(-5,-30) aoffi(-6,24) ... }
    expect lane 0 R8=0x948a R9=0x948a R10=0x948a R11=0x948a
    expect lane 1 R8=0x948a R9=0x948a R10=0x948a R11=0x948a
    expect lane 2 R8=0x948a R9=0x948a R10=0x948a R11=0x948a
    expect lane 3 R8=0x948a R9=0x948a R10=0x948a R11=0x948a
}
