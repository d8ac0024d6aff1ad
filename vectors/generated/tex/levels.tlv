# TEX with a level in a register or of the sampler: rounding, biases, clamps, views, filters on both sides of level 0.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-104 PD-105 PD-106 PD-109

texture 0 { format R32 UINT   type TWO_D   size 64 32   levels 7   address 0x20000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 1 { format R8 UNORM   type TWO_D   size 64 32   levels 7   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 2 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 5   address 0x20800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 3 { format R32 UINT   type TWO_D_ARRAY   size 100 37   layers 3   levels 7   view 2 6   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x120   address 0x20c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 4 { format R32 UINT   type ONE_D   size 32768   levels 16   address 0x21000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 5 { format R8 UNORM   type ONE_D_ARRAY   size 75   layers 3   levels 5   address 0x21400000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 6 { format R32 UINT   type THREE_D   size 20 9 13   levels 5   view 1 4   address 0x21800000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 7 { format R8 UNORM   type TWO_D   size 12 5   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 8 { format R32 FLOAT   type TWO_D_NO_MIPMAP   size 24 10   address 0x22000000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 9 { format R32 UINT   type TWO_D   size 64 32   levels 7   MIN_LOD_CLAMP 0x180   address 0x22400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 10 { format R8 UNORM   type TWO_D   size 64 32   levels 7   view 0 5   MIN_LOD_CLAMP 0x290   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x1f40   address 0x22800000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 11 { format R32 FLOAT   type TWO_D_ARRAY   size 33 17   layers 2   levels 6   view 2 4   MIN_LOD_CLAMP 0x8c0   address 0x22c00000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 12 { format R32 UINT   type TWO_D   size 8 64   levels 7   view 5 6   address 0x23000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 13 { format R32 UINT   type CUBEMAP_ARRAY   size 16 16   layers 2   levels 5   view 1 4   address 0x23400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 14 { format R8 UNORM   type TWO_D_NO_MIPMAP   size 24 10   levels 3   address 0x23800000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 15 { format R32 UINT   type TWO_D   size 64 32   levels 7   MIP_LOD_BIAS 0x280   address 0x23c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 0 texture 1 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 1 texture 2 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 2 texture 4 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 3 texture 1 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 4 texture 2 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 5 texture 4 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 6 texture 1 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 7 texture 1 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 8 texture 2 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 9 texture 4 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 10 texture 1 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 11 texture 2 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 12 texture 4 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 13 texture 1 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 14 texture 1 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 15 texture 2 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 16 texture 4 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 17 texture 1 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 18 texture 2 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 19 texture 4 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 20 texture 1 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 21 texture 1 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 22 texture 2 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 23 texture 4 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 24 texture 1 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 25 texture 2 sampler 25
sampler 26 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 26 texture 0 sampler 26
sampler 27 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1a MIP_LOD_BIAS 0x216 }
handle 27 texture 1 sampler 27
sampler 28 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x35c MIP_LOD_BIAS 0x36a }
handle 28 texture 2 sampler 28
sampler 29 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 29 texture 3 sampler 29
sampler 30 { address WRAP WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x315 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xba }
handle 30 texture 4 sampler 30
sampler 31 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1069 }
handle 31 texture 5 sampler 31
sampler 32 { address MIRROR CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xdad }
handle 32 texture 6 sampler 32
sampler 33 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x197 }
handle 33 texture 7 sampler 33
sampler 34 { address BORDER WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x401 MIN_LOD_CLAMP 0x28d border 0x3ec00000 0 0 0 }
handle 34 texture 8 sampler 34
sampler 35 { address MIRROR MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x2df MIN_LOD_CLAMP 0x201 }
handle 35 texture 9 sampler 35
sampler 36 { address CLAMP_TO_EDGE CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 36 texture 10 sampler 36
sampler 37 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2f6 MIP_LOD_BIAS 0x321 }
handle 37 texture 11 sampler 37
sampler 38 { address MIRROR_ONCE_BORDER WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2e3 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1ed5 }
handle 38 texture 12 sampler 38
sampler 39 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b11 }
handle 39 texture 13 sampler 39
sampler 40 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 40 texture 14 sampler 40
sampler 41 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x9d MIP_LOD_BIAS 0x113 }
handle 41 texture 15 sampler 41
sampler 42 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 42 texture 0 sampler 42
sampler 43 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x118 MIP_LOD_BIAS 0x1d9e }
handle 43 texture 1 sampler 43
sampler 44 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3ef }
handle 44 texture 2 sampler 44
sampler 45 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x124 }
handle 45 texture 3 sampler 45
sampler 46 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x324 }
handle 46 texture 4 sampler 46
sampler 47 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x257 MIN_LOD_CLAMP 0x99 MIP_LOD_BIAS 0xe35 }
handle 47 texture 5 sampler 47
sampler 48 { address BORDER MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x2c4 border 0xb0b0b0b0 0 0 0 }
handle 48 texture 6 sampler 48
sampler 49 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x123 MIN_LOD_CLAMP 0xfa border 0x3ec00000 0 0 0 }
handle 49 texture 7 sampler 49
sampler 50 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x10 }
handle 50 texture 8 sampler 50
sampler 51 { address BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x2a }
handle 51 texture 9 sampler 51
sampler 52 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1db }
handle 52 texture 10 sampler 52
sampler 53 { address CLAMP_TO_EDGE CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 53 texture 11 sampler 53
sampler 54 { address CLAMP_TO_EDGE BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x101 }
handle 54 texture 12 sampler 54
sampler 55 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eb }
handle 55 texture 13 sampler 55
sampler 56 { address WRAP MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 56 texture 14 sampler 56
sampler 57 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 57 texture 15 sampler 57
sampler 58 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x26f MIP_LOD_BIAS 0x1f6 }
handle 58 texture 0 sampler 58
sampler 59 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x129 }
handle 59 texture 1 sampler 59
sampler 60 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x4be }
handle 60 texture 2 sampler 60
sampler 61 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d92 }
handle 61 texture 3 sampler 61
sampler 62 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x212 }
handle 62 texture 4 sampler 62
sampler 63 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 63 texture 5 sampler 63
sampler 64 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 64 texture 6 sampler 64
sampler 65 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3e }
handle 65 texture 7 sampler 65
sampler 66 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x307 }
handle 66 texture 8 sampler 66
sampler 67 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 67 texture 9 sampler 67
sampler 68 { address MIRROR MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3a MIP_LOD_BIAS 0x1ff3 }
handle 68 texture 10 sampler 68
sampler 69 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3fe MIN_LOD_CLAMP 0x27e MIP_LOD_BIAS 0x137 }
handle 69 texture 11 sampler 69
sampler 70 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x763 }
handle 70 texture 12 sampler 70
sampler 71 { address WRAP BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x468 MIN_LOD_CLAMP 0x220 border 0xb0b0b0b0 0 0 0 }
handle 71 texture 13 sampler 71
sampler 72 { address CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x251 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x4cd }
handle 72 texture 14 sampler 72
sampler 73 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x47 }
handle 73 texture 15 sampler 73
sampler 74 { address MIRROR WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 74 texture 0 sampler 74
sampler 75 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1fa5 }
handle 75 texture 1 sampler 75
sampler 76 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0xdc }
handle 76 texture 2 sampler 76
sampler 77 { address CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 77 texture 3 sampler 77
sampler 78 { address BORDER WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 78 texture 4 sampler 78
sampler 79 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x39a border 0x3ec00000 0 0 0 }
handle 79 texture 5 sampler 79
sampler 80 { address WRAP CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x41c MIN_LOD_CLAMP 0x90 border 0xb0b0b0b0 0 0 0 }
handle 80 texture 0 sampler 80
sampler 81 { address BORDER CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 81 texture 1 sampler 81
sampler 82 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 82 texture 2 sampler 82
sampler 83 { address MIRROR WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xc9 }
handle 83 texture 3 sampler 83
sampler 84 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x559 MIN_LOD_CLAMP 0x2a6 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1e2c }
handle 84 texture 4 sampler 84
sampler 85 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 85 texture 5 sampler 85
sampler 86 { address WRAP MIRROR MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xec8 }
handle 86 texture 6 sampler 86
sampler 87 { address WRAP WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x13f MIP_LOD_BIAS 0x253 }
handle 87 texture 7 sampler 87
sampler 88 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x83 }
handle 88 texture 8 sampler 88
sampler 89 { address CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 89 texture 9 sampler 89
sampler 90 { address MIRROR_ONCE_BORDER WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x123 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0xdf1 }
handle 90 texture 10 sampler 90
sampler 91 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xf3 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x3d3 }
handle 91 texture 11 sampler 91
sampler 92 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3e1 }
handle 92 texture 12 sampler 92
sampler 93 { address MIRROR_ONCE_BORDER WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x7a9 }
handle 93 texture 13 sampler 93
sampler 94 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x29e MIP_LOD_BIAS 0x3e2 }
handle 94 texture 14 sampler 94
sampler 95 { address CLAMP_OGL BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x444 }
handle 95 texture 15 sampler 95
sampler 96 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x2d5 }
handle 96 texture 0 sampler 96
sampler 97 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0xd1 MIP_LOD_BIAS 0x1466 }
handle 97 texture 1 sampler 97
sampler 98 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3a4 }
handle 98 texture 2 sampler 98
sampler 99 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x40 }
handle 99 texture 3 sampler 99
sampler 100 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x7f MIP_LOD_BIAS 0x53 }
handle 100 texture 4 sampler 100
sampler 101 { address CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x391 border 0x3ec00000 0 0 0 }
handle 101 texture 5 sampler 101
sampler 102 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x109a }
handle 102 texture 6 sampler 102
sampler 103 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1df6 }
handle 103 texture 7 sampler 103
sampler 104 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b91 }
handle 104 texture 8 sampler 104
sampler 105 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x283 }
handle 105 texture 9 sampler 105
sampler 106 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0xdf MIP_LOD_BIAS 0x14b4 }
handle 106 texture 10 sampler 106
sampler 107 { address BORDER MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x216 }
handle 107 texture 11 sampler 107
sampler 108 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 108 texture 12 sampler 108
sampler 109 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x2e0 MIN_LOD_CLAMP 0x106 MIP_LOD_BIAS 0x29f }
handle 109 texture 13 sampler 109
sampler 110 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x266 MIP_LOD_BIAS 0x17ab }
handle 110 texture 14 sampler 110
sampler 111 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xef MIN_LOD_CLAMP 0x82 }
handle 111 texture 15 sampler 111
sampler 112 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xe1 MIP_LOD_BIAS 0x103b }
handle 112 texture 0 sampler 112
sampler 113 { address CLAMP_OGL MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3b4 MIN_LOD_CLAMP 0x122 border 0x3ec00000 0 0 0 }
handle 113 texture 1 sampler 113
sampler 114 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2ff MIP_LOD_BIAS 0x19a }
handle 114 texture 2 sampler 114
sampler 115 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x52d }
handle 115 texture 3 sampler 115
sampler 116 { address WRAP MIRROR_ONCE_BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x48d }
handle 116 texture 4 sampler 116
sampler 117 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 117 texture 5 sampler 117
sampler 118 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1224 }
handle 118 texture 6 sampler 118
sampler 119 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c1 }
handle 119 texture 7 sampler 119
sampler 120 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 120 texture 3 sampler 120
sampler 121 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 121 texture 3 sampler 121
sampler 122 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 122 texture 3 sampler 122
sampler 123 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 123 texture 3 sampler 123
sampler 124 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 124 texture 3 sampler 124
sampler 125 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 125 texture 3 sampler 125
sampler 126 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 126 texture 10 sampler 126
sampler 127 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 127 texture 10 sampler 127
sampler 128 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 128 texture 10 sampler 128
sampler 129 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 129 texture 10 sampler 129
sampler 130 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 130 texture 10 sampler 130
sampler 131 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 131 texture 10 sampler 131
sampler 132 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 132 texture 15 sampler 132
sampler 133 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 133 texture 15 sampler 133
sampler 134 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 134 texture 15 sampler 134
sampler 135 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x200 }
handle 135 texture 15 sampler 135
sampler 136 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 136 texture 15 sampler 136
sampler 137 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e40 }
handle 137 texture 15 sampler 137
sampler 138 { address MIRROR_ONCE_BORDER MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x200 MIN_LOD_CLAMP 0x500 border 0xb0b0b0b0 0 0 0 }
handle 138 texture 0 sampler 138
sampler 139 { address MIRROR_ONCE_BORDER MIRROR MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x200 MIN_LOD_CLAMP 0x500 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xf2 }
handle 139 texture 9 sampler 139
sampler 140 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x200 MIN_LOD_CLAMP 0x500 }
handle 140 texture 1 sampler 140
sampler 141 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x200 MIN_LOD_CLAMP 0x500 }
handle 141 texture 10 sampler 141
sampler 142 { address WRAP MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x200 MIN_LOD_CLAMP 0x500 MIP_LOD_BIAS 0x1ff1 }
handle 142 texture 11 sampler 142
sampler 143 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x47f MIN_LOD_CLAMP 0x480 MIP_LOD_BIAS 0xd95 }
handle 143 texture 0 sampler 143
sampler 144 { address MIRROR WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x47f MIN_LOD_CLAMP 0x480 }
handle 144 texture 9 sampler 144
sampler 145 { address MIRROR MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x47f MIN_LOD_CLAMP 0x480 border 0x3ec00000 0 0 0 }
handle 145 texture 1 sampler 145
sampler 146 { address WRAP MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x47f MIN_LOD_CLAMP 0x480 border 0x3ec00000 0 0 0 }
handle 146 texture 10 sampler 146
sampler 147 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x47f MIN_LOD_CLAMP 0x480 border 0x3ec00000 0 0 0 }
handle 147 texture 11 sampler 147
sampler 148 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x80 border 0xb0b0b0b0 0 0 0 }
handle 148 texture 0 sampler 148
sampler 149 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x80 MIP_LOD_BIAS 0x11b2 }
handle 149 texture 9 sampler 149
sampler 150 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x80 border 0x3ec00000 0 0 0 }
handle 150 texture 1 sampler 150
sampler 151 { address CLAMP_OGL WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x80 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x575 }
handle 151 texture 10 sampler 151
sampler 152 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x80 border 0x3ec00000 0 0 0 }
handle 152 texture 11 sampler 152
sampler 153 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x100 MIN_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 153 texture 0 sampler 153
sampler 154 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x100 MIN_LOD_CLAMP 0xfff }
handle 154 texture 9 sampler 154
sampler 155 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x100 MIN_LOD_CLAMP 0xfff }
handle 155 texture 1 sampler 155
sampler 156 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x100 MIN_LOD_CLAMP 0xfff }
handle 156 texture 10 sampler 156
sampler 157 { address CLAMP_OGL WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x100 MIN_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x28e }
handle 157 texture 11 sampler 157
sampler 158 { address CLAMP_TO_EDGE CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x300 MIN_LOD_CLAMP 0x300 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x86 }
handle 158 texture 0 sampler 158
sampler 159 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x300 MIN_LOD_CLAMP 0x300 MIP_LOD_BIAS 0x20 }
handle 159 texture 9 sampler 159
sampler 160 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x300 MIN_LOD_CLAMP 0x300 border 0x3ec00000 0 0 0 }
handle 160 texture 1 sampler 160
sampler 161 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x300 MIN_LOD_CLAMP 0x300 MIP_LOD_BIAS 0x1de7 }
handle 161 texture 10 sampler 161
sampler 162 { address CLAMP_OGL WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x300 MIN_LOD_CLAMP 0x300 border 0x3ec00000 0 0 0 }
handle 162 texture 11 sampler 162
sampler 163 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x1 MIP_LOD_BIAS 0x4f7 }
handle 163 texture 0 sampler 163
sampler 164 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x1 MIP_LOD_BIAS 0x1f13 }
handle 164 texture 9 sampler 164
sampler 165 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x1 }
handle 165 texture 1 sampler 165
sampler 166 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x1 }
handle 166 texture 10 sampler 166
sampler 167 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0x1 border 0x3ec00000 0 0 0 }
handle 167 texture 11 sampler 167
sampler 168 { address WRAP CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x253 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x0 }
handle 168 texture 1 sampler 168
sampler 169 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x57 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x1 }
handle 169 texture 2 sampler 169
sampler 170 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x273 MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x2 }
handle 170 texture 10 sampler 170
sampler 171 { address WRAP MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x3 }
handle 171 texture 1 sampler 171
sampler 172 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x4 }
handle 172 texture 2 sampler 172
sampler 173 { address BORDER CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x90 MAX_ANISOTROPY 0x5 }
handle 173 texture 10 sampler 173
sampler 174 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1000 }
handle 174 texture 4 sampler 174
sampler 175 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1000 }
handle 175 texture 1 sampler 175
sampler 176 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x17ff }
handle 176 texture 4 sampler 176
sampler 177 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x17ff }
handle 177 texture 1 sampler 177
sampler 178 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eff }
handle 178 texture 4 sampler 178
sampler 179 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eff }
handle 179 texture 1 sampler 179
sampler 180 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fff }
handle 180 texture 4 sampler 180
sampler 181 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fff }
handle 181 texture 1 sampler 181
sampler 182 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 }
handle 182 texture 4 sampler 182
sampler 183 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 }
handle 183 texture 1 sampler 183
sampler 184 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xff }
handle 184 texture 4 sampler 184
sampler 185 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xff }
handle 185 texture 1 sampler 185
sampler 186 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x800 }
handle 186 texture 4 sampler 186
sampler 187 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x800 }
handle 187 texture 1 sampler 187
sampler 188 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xfff }
handle 188 texture 4 sampler 188
sampler 189 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xfff }
handle 189 texture 1 sampler 189

warp 0 { asm "TEX.LL R8, R40, R200, 0, 2D, 0x1"   active 0xff
  s = { -0.14404298 1.2175294 2.4514158 -1.4999999 3.8601072 1.9375 1.5212402 -0.80664057 ... }
  t = { 0.49999997 0.52221674 1.7756348 -1.2377931 -2.581787 -1.9406738 -0.99999994 0 ... }
  lod = { bits(0x7fc00000) bits(0xffc00001) bits(0x7f800000) bits(0xff800000) bits(0x1) bits(0x807fffff) bits(0x800000) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0x3e64e4e5
  expect lane 1 R8 = 0x3f49c9ca
  expect lane 2 R8 = 0x3e811d1d
  expect lane 3 R8 = 0x3f189899
  expect lane 4 R8 = 0x3f6ceced
  expect lane 5 R8 = 0x3b808081
  expect lane 6 R8 = 0x3f3dbdbe
  expect lane 7 R8 = 0x3f0e6e6e
}

warp 1 { asm "TEX.LLA R8, R12, R208, 1, 2D, 0x1"   active 0xff
  s = { 0.58000004 2.4226072 -2.9201663 -0.6666667 0.19750977 -1.9999999 1.92 -2.6730955 ... }
  t = { 0.6111111 0.19433594 2.7777774 -2.5612793 3.578369 0.98144525 0.0822754 -2.336914 ... }
  lod = { bits(0x7fc00000) bits(0xffc00001) bits(0x7f800000) bits(0xff800000) bits(0x1) bits(0x807fffff) bits(0x800000) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0xbec00000
  expect lane 1 R8 = 0xc0180000
  expect lane 2 R8 = 0xbf414000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0xbfc00000
  expect lane 5 R8 = 0xc0300000
  expect lane 6 R8 = 0x40580000
  expect lane 7 R8 = 0x3fec8000
}

warp 2 { asm "TEX.LLA R8, R28, R132, 2, 1D, 0x1"   active 0xff
  s = { 0.49243164 -1.2800292 -1.6233827 -1.6249999 0 -2.535156 1.0312501 2.9999998 ... }
  lod = { bits(0x7fc00000) bits(0xffc00001) bits(0x7f800000) bits(0xff800000) bits(0x1) bits(0x807fffff) bits(0x800000) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0x3f08
  expect lane 1 R8 = 0x5c28
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x3000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3b80
  expect lane 6 R8 = 0x400
  expect lane 7 R8 = 0xf000000
}

warp 3 { asm "TEX.LL R8, R28, R156, 3, 2D, 0x1"   active 0xff
  s = { 0.57739264 2.266846 2.6330564 1.7758788 2.71875 1.811035 3.0229492 -0.39868164 ... }
  t = { -1 -2.5266113 -1.0000001 0.39770508 -0.2722168 0 -1.375 2.875 ... }
  lod = { 0 bits(0x80000000) 0.0019531249 0.001953125 0.0019531252 -0.0019531249 -0.001953125 -0.0019531252 ... }
  expect lane 0 R8 = 0x3da0a0a1
  expect lane 1 R8 = 0x3d008081
  expect lane 2 R8 = 0x3f73f3f4
  expect lane 3 R8 = 0x3d109091
  expect lane 4 R8 = 0x3f79f9fa
  expect lane 5 R8 = 0x3f47c7c8
  expect lane 6 R8 = 0x3e828283
  expect lane 7 R8 = 0x3dd0d0d1
}

warp 4 { asm "TEX.LLA R8, R88, R180, 4, 2D, 0x1"   active 0xff
  s = { -0.74999994 -0.5651855 -0.6666667 1.1666667 3.6564944 -0.50000006 1.6083983 -0.33333334 ... }
  t = { -2.7541504 1.5000001 1 1.0000001 1.3888887 1.7500001 1.5961915 2.9999998 ... }
  lod = { 0 bits(0x80000000) 0.0019531249 0.001953125 0.0019531252 -0.0019531249 -0.001953125 -0.0019531252 ... }
  expect lane 0 R8 = 0x3f602000
  expect lane 1 R8 = 0x400fb000
  expect lane 2 R8 = 0x3d2e0000
  expect lane 3 R8 = 0x400a4800
  expect lane 4 R8 = 0x3f63e000
  expect lane 5 R8 = 0x3d800000
  expect lane 6 R8 = 0x3f510800
  expect lane 7 R8 = 0xbf5ee000
}

warp 5 { asm "TEX.LL R8, R104, R196, 5, 1D, 0x1"   active 0xff
  s = { 2.4199216 2.1953125 2.5819702 -0.59374994 0.5795899 1.6803894 0.7658692 -1.0771486 ... }
  lod = { 0.0058593745 0.005859375 0.0058593755 0.009765624 0.009765625 0.009765626 0.0039062498 0.00390625 ... }
  expect lane 0 R8 = 0x35bf
  expect lane 1 R8 = 0x1900
  expect lane 2 R8 = 0x4a7e
  expect lane 3 R8 = 0x3400
  expect lane 4 R8 = 0x4a30
  expect lane 5 R8 = 0x5717
  expect lane 6 R8 = 0x6208
  expect lane 7 R8 = 0x761f
}

warp 6 { asm "TEX.LL R8, R100, R236, 6, 2D, 0x1"   active 0xff
  s = { -2.4758303 3.381592 1.2500001 1.1250001 0.9387207 -0.75 -1.5000001 -1.3818359 ... }
  t = { 0.27124023 -2.3176267 -2.963623 1.75 1.375 3.0000002 1 1.5410157 ... }
  lod = { 0.0058593745 0.005859375 0.0058593755 0.009765624 0.009765625 0.009765626 0.0039062498 0.00390625 ... }
  expect lane 0 R8 = 0x3ee0a4a5
  expect lane 1 R8 = 0x3e380000
  expect lane 2 R8 = 0x3f104242
  expect lane 3 R8 = 0x3f37b7b8
  expect lane 4 R8 = 0x3eaf3737
  expect lane 5 R8 = 0x3eeeeeef
  expect lane 6 R8 = 0x3f038384
  expect lane 7 R8 = 0x3f5bbbbc
}

warp 7 { asm "TEX.LLA R8, R40, R228, 7, 2D, 0x1"   active 0xff
  s = { -2.3083498 -0.99999994 0.56249994 2.5639648 2.5424805 0 2.7543943 0.24999999 ... }
  t = { 0.07470704 0.625 0.24999999 -0.50000006 -1.4062499 2.0000002 -2.6640625 -0.99999994 ... }
  lod = { 0.0039062505 0.49609372 0.49609375 0.49609378 0.49999997 0.5 0.50000006 0.5039062 ... }
  expect lane 0 R8 = 0x3eb38384
  expect lane 1 R8 = 0x3eb6b6b7
  expect lane 2 R8 = 0x3f139394
  expect lane 3 R8 = 0x3e77d7d8
  expect lane 4 R8 = 0x3f358d8e
  expect lane 5 R8 = 0x3f30b0b1
  expect lane 6 R8 = 0x3e449495
  expect lane 7 R8 = 0x3e909091
}

warp 8 { asm "TEX.LL R8, R4, R188, 8, 2D, 0x1"   active 0xff
  s = { -1.6000001 -0.2780762 1.6666667 -0.66666675 -2.6184084 2.6666667 0.6000001 1.9999999 ... }
  t = { 1.5380858 1.9444445 1.5190428 0.8093261 -1.1743164 -1.4999999 2.111111 3.0000002 ... }
  lod = { 0.0039062505 0.49609372 0.49609375 0.49609378 0.49999997 0.5 0.50000006 0.5039062 ... }
  expect lane 0 R8 = 0x3e000000
  expect lane 1 R8 = 0x40700000
  expect lane 2 R8 = 0x3f600000
  expect lane 3 R8 = 0x3fb00000
  expect lane 4 R8 = 0xbf400000
  expect lane 5 R8 = 0x40980000
  expect lane 6 R8 = 0xc0180000
  expect lane 7 R8 = 0xbf400000
}

warp 9 { asm "TEX.LLA R8, R28, R180, 9, 1D, 0x1"   active 0xff
  s = { 2.6699219 0.8229981 3.4018557 1.913086 -0.2832031 -0.32836914 -0.39526367 0.73046875 ... }
  lod = { 0.0039062505 0.49609372 0.49609375 0.49609378 0.49999997 0.5 0.50000006 0.5039062 ... }
  expect lane 0 R8 = 0x55c0
  expect lane 1 R8 = 0x6958
  expect lane 2 R8 = 0x3370
  expect lane 3 R8 = 0x74e0
  expect lane 4 R8 = 0x5bc0
  expect lane 5 R8 = 0x1002afc
  expect lane 6 R8 = 0x10026b4
  expect lane 7 R8 = 0x1002ec0
}

warp 10 { asm "TEX.LLA R8, R104, R220, 10, 2D, 0x1"   active 0xff
  s = { -1.4375001 -1.4999999 -0.12817381 2.10083 2.5842285 0.56249994 2.312012 0.0051269527 ... }
  t = { 2.5000002 2.5495605 2.5 -2 0.25952145 0.99999994 3.418945 3.5842285 ... }
  lod = { 0.50390625 0.5039063 0.99999994 1 1.0000001 0.49804685 0.49804688 0.4980469 ... }
  expect lane 0 R8 = 0x3e8e8e8f
  expect lane 1 R8 = 0x3e149495
  expect lane 2 R8 = 0x3f0b8b8c
  expect lane 3 R8 = 0x3f2eaeaf
  expect lane 4 R8 = 0x3f59d9da
  expect lane 5 R8 = 0x3ec4c4c5
  expect lane 6 R8 = 0x3f58d8d9
  expect lane 7 R8 = 0x3f3ababb
}

warp 11 { asm "TEX.LL R8, R16, R168, 11, 2D, 0x1"   active 0xff
  s = { -0.3901367 2.0349123 2.56 -0.8000489 1.86 0.8190918 -1.5000001 -0.5490723 ... }
  t = { 1.6374513 0.578125 3.3439941 2.7500002 1.0555557 0 1.2500001 1.888889 ... }
  lod = { 0.50390625 0.5039063 0.99999994 1 1.0000001 0.49804685 0.49804688 0.4980469 ... }
  expect lane 0 R8 = 0x4082da00
  expect lane 1 R8 = 0x3f7c6000
  expect lane 2 R8 = 0x3faf5000
  expect lane 3 R8 = 0x402cd800
  expect lane 4 R8 = 0xbf000000
  expect lane 5 R8 = 0x3f844000
  expect lane 6 R8 = 0x401c0000
  expect lane 7 R8 = 0x3dbc0000
}

warp 12 { asm "TEX.LL R8, R104, R140, 12, 1D, 0x1"   active 0xff
  s = { 0.9384461 -1.1491698 -0.90429693 1.407196 1.8831178 0.8964844 2.2812502 0.19970703 ... }
  lod = { 0.50195307 0.5019531 0.5019532 1.4999999 1.5 1.5000001 2.4998999 2.4999 ... }
  expect lane 0 R8 = 0x1003c0f
  expect lane 1 R8 = 0x1003674
  expect lane 2 R8 = 0x100061f
  expect lane 3 R8 = 0x1001a0f
  expect lane 4 R8 = 0x2001c42
  expect lane 5 R8 = 0x2001cb0
  expect lane 6 R8 = 0x2000900
  expect lane 7 R8 = 0x2000664
}

warp 13 { asm "TEX.LL R8, R16, R228, 13, 2D, 0x1"   active 0xff
  s = { 1.7812501 2.9999998 1.1494141 2.976074 3.4030764 -1.7033693 -2.0219724 -2.369873 ... }
  t = { -1.7841796 0.9174805 -1.4999999 2.2080076 -0.9836425 2.5192869 1.0000001 -1.6208497 ... }
  lod = { 0.50195307 0.5019531 0.5019532 1.4999999 1.5 1.5000001 2.4998999 2.4999 ... }
  expect lane 0 R8 = 0x3f44c8c9
  expect lane 1 R8 = 0x3f129899
  expect lane 2 R8 = 0x3ed62626
  expect lane 3 R8 = 0x3ee54545
  expect lane 4 R8 = 0x3f195a5a
  expect lane 5 R8 = 0x3eb01c1c
  expect lane 6 R8 = 0x3f279596
  expect lane 7 R8 = 0x3ebccecf
}

warp 14 { asm "TEX.LL R8, R0, R228, 14, 2D, 0x1"   active 0xff
  s = { 2.7499998 -2.2475586 -0.5305176 1.914795 3.4458008 -2.1777341 -0.10913086 -0.4375 ... }
  t = { -1.3857421 0 0.2194824 2.0000002 2.9614255 -0.875 0.5 2.656738 ... }
  lod = { 2.4999003 2.4999998 2.5 2.5000002 2.9999998 3 3.0000002 3.4989998 ... }
  expect lane 0 R8 = 0x3e848485
  expect lane 1 R8 = 0x3ee0e0e1
  expect lane 2 R8 = 0x3f59d9da
  expect lane 3 R8 = 0x3f129293
  expect lane 4 R8 = 0x3ec4c4c5
  expect lane 5 R8 = 0x3f38b8b9
  expect lane 6 R8 = 0x3f45c5c6
  expect lane 7 R8 = 0x3edadadb
}

warp 15 { asm "TEX.LL R8, R64, R220, 15, 2D, 0x1"   active 0xff
  s = { -0.6120605 -0.080000006 0.16000001 -2 2.6666665 0.40000004 -0.030517576 2.741699 ... }
  t = { 1.6662599 2.888889 0.27777776 -2.9946287 -0.18408202 3.3857422 2.5217285 2.277778 ... }
  lod = { 2.4999003 2.4999998 2.5 2.5000002 2.9999998 3 3.0000002 3.4989998 ... }
  expect lane 0 R8 = 0x3d680000
  expect lane 1 R8 = 0x3f400000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0xbf1da000
  expect lane 4 R8 = 0x3f975000
  expect lane 5 R8 = 0x3f574000
  expect lane 6 R8 = 0xbfa80000
  expect lane 7 R8 = 0x40137000
}

warp 16 { asm "TEX.LL R8, R36, R132, 16, 1D, 0x1"   active 0xff
  s = { 2.4829102 -1.1875001 1.0136719 1.5134276 -0.24829103 -1.5689393 -0.734375 -0.56982416 ... }
  lod = { 2.4999003 2.4999998 2.5 2.5000002 2.9999998 3 3.0000002 3.4989998 ... }
  expect lane 0 R8 = 0x2000f74
  expect lane 1 R8 = 0x20019ff
  expect lane 2 R8 = 0x3000038
  expect lane 3 R8 = 0x3000836
  expect lane 4 R8 = 0x3000c07
  expect lane 5 R8 = 0x30006e5
  expect lane 6 R8 = 0x3000440
  expect lane 7 R8 = 0x30006e2
}

warp 17 { asm "TEX.LLA R8, R80, R220, 17, 2D, 0x1"   active 0xff
  s = { 0.859375 -0.26611325 0 -2.0000002 1.0000001 1 0.99999994 2.3061526 ... }
  t = { 2.1249998 -2.773926 -2.25293 2 2.7590334 3 1 2.0861816 ... }
  lod = { 3.499 3.4990003 3.4999998 3.5 3.5000002 3.9999998 4 4.0000005 ... }
  expect lane 0 R8 = 0x3f5cbcbd
  expect lane 1 R8 = 0x3f2e8b8c
  expect lane 2 R8 = 0x3f0cedee
  expect lane 3 R8 = 0x3f0a8a8b
  expect lane 4 R8 = 0x3eccbabb
  expect lane 5 R8 = 0x3f0a8a8b
  expect lane 6 R8 = 0x3f0a8a8b
  expect lane 7 R8 = 0x3f2b2121
}

warp 18 { asm "TEX.LL R8, R108, R208, 18, 2D, 0x1"   active 0xff
  s = { 2.6262207 2.166667 -1.7999998 -1.8800001 2.166667 1.1199999 -0.34 2.9999998 ... }
  t = { 2.7041018 1.3059082 0.11111111 2.0070798 2.4999998 2.2777774 -1.7777778 3.845459 ... }
  lod = { 3.499 3.4990003 3.4999998 3.5 3.5000002 3.9999998 4 4.0000005 ... }
  expect lane 0 R8 = 0xbf309000
  expect lane 1 R8 = 0x3ff11000
  expect lane 2 R8 = 0x3fe0b400
  expect lane 3 R8 = 0xc02cc000
  expect lane 4 R8 = 0xc0380000
  expect lane 5 R8 = 0xc02cc000
  expect lane 6 R8 = 0x3e038000
  expect lane 7 R8 = 0xc0100000
}

warp 19 { asm "TEX.LL R8, R116, R200, 19, 1D, 0x1"   active 0xff
  s = { 2.7751462 3.7902834 3.823242 -0.03515625 -1.0083008 2.1860354 -0.28735355 -2.6179202 ... }
  lod = { 15.499999 15.5 15.500001 -0.24999999 -0.25 -0.25000003 -15.999999 -16 ... }
  expect lane 0 R8 = 0xf000000
  expect lane 1 R8 = 0xf000000
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x7b80
  expect lane 4 R8 = 0x7ef0
  expect lane 5 R8 = 0x17d0
  expect lane 6 R8 = 0x5b38
  expect lane 7 R8 = 0x30e7
}

warp 20 { asm "TEX.LLA R8, R48, R144, 20, 2D, 0x1"   active 0xff
  s = { 2.2499998 1.8124999 -1.6875 -2.4689944 -0.54687494 -2.9814453 3.4975584 -1.7499999 ... }
  t = { 0.98852545 3.993164 2.2499998 0 0.90625006 1.2499999 2.1108398 2.467285 ... }
  lod = { 15.499999 15.5 15.500001 -0.24999999 -0.25 -0.25000003 -15.999999 -16 ... }
  expect lane 0 R8 = 0x3df0f0f1
  expect lane 1 R8 = 0x3e48c8c9
  expect lane 2 R8 = 0x3f37b7b8
  expect lane 3 R8 = 0x3f010d0d
  expect lane 4 R8 = 0x3ec2c2c3
  expect lane 5 R8 = 0x3f221212
  expect lane 6 R8 = 0x3e3a8a8b
  expect lane 7 R8 = 0x3f404444
}

warp 21 { asm "TEX.LL R8, R116, R232, 21, 2D, 0x1"   active 0xff
  s = { -0.92187494 1.5314943 2.408447 -0.12500001 0.12500001 2.1013184 -2.958496 3.0937498 ... }
  t = { 1.8437499 -0.15844725 -1.0000001 -1.2499999 3.9580076 1.25 0.4587402 0.21948242 ... }
  lod = { -16.000002 127.98999 127.99 127.990005 127.99999 128 128.00002 999999936 ... }
  expect lane 0 R8 = 0x3efefeff
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
}

warp 22 { asm "TEX.LL R8, R92, R168, 22, 2D, 0x1"   active 0xff
  s = { 3.6301272 -2.753906 0.4166667 -0.46557614 -2.2050784 3.9333494 -0.28 3.8537595 ... }
  t = { -1.0000001 0.3833008 -1.281006 3.9274902 2.0683596 2.589844 3.289551 0.5 ... }
  lod = { -16.000002 127.98999 127.99 127.990005 127.99999 128 128.00002 999999936 ... }
  expect lane 0 R8 = 0x40940000
  expect lane 1 R8 = 0xbfe2f000
  expect lane 2 R8 = 0x3f180000
  expect lane 3 R8 = 0x3fb42000
  expect lane 4 R8 = 0xbf9d6000
  expect lane 5 R8 = 0xc0001000
  expect lane 6 R8 = 0xbef4c000
  expect lane 7 R8 = 0xbfda0000
}

warp 23 { asm "TEX.LLA R8, R96, R176, 23, 1D, 0x1"   active 0xff
  s = { 3.8186035 0.9406738 2.8896482 -1.390625 -2.9467776 1.684326 0.7189942 -2.0900877 ... }
  lod = { -16.000002 127.98999 127.99 127.990005 127.99999 128 128.00002 999999936 ... }
  expect lane 0 R8 = 0x68c8
  expect lane 1 R8 = 0xf000000
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0xf000000
  expect lane 4 R8 = 0xf000000
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0xf000000
}

warp 24 { asm "TEX.LLA R8, R56, R232, 24, 2D, 0x1"   active 0xff
  s = { 2.375 -0.12500001 0.25000003 1.216797 -1.1874999 2.645508 0.18750001 0.5 ... }
  t = { 1.1250001 0.9213867 -0.47875974 0.99731445 2.9999998 -0.75683594 1.4375 -0.8081055 ... }
  lod = { bits(0x4e6e6b28) bits(0x4e6e6b29) -999999936 bits(0xce6e6b28) bits(0xce6e6b29) bits(0x7fc00000) bits(0xffc00001) bits(0x7f800000) ... }
  expect lane 0 R8 = 0x3ec6c6c7
  expect lane 1 R8 = 0x3e93ebec
  expect lane 2 R8 = 0x3e008081
  expect lane 3 R8 = 0x3f64e4e5
  expect lane 4 R8 = 0x3e9e9e9f
  expect lane 5 R8 = 0x3dc0c0c1
  expect lane 6 R8 = 0x3e848485
  expect lane 7 R8 = 0x3f3d3131
}

warp 25 { asm "TEX.LLA R8, R92, R128, 25, 2D, 0x1"   active 0xff
  s = { 2.9999998 -1.8522949 -0.8333334 -0.32000002 1.4400002 -0.12 1.809082 0.39999998 ... }
  t = { 1.5555555 -1.8911132 -1.7499999 2.1123047 -2.2780764 2.8359377 -1.9999999 1.6666667 ... }
  lod = { bits(0x4e6e6b28) bits(0x4e6e6b29) -999999936 bits(0xce6e6b28) bits(0xce6e6b29) bits(0x7fc00000) bits(0xffc00001) bits(0x7f800000) ... }
  expect lane 0 R8 = 0x3ff00000
  expect lane 1 R8 = 0x3ffb4800
  expect lane 2 R8 = 0xbff00000
  expect lane 3 R8 = 0x3f000000
  expect lane 4 R8 = 0x40780000
  expect lane 5 R8 = 0xbf000000
  expect lane 6 R8 = 0xbec00000
  expect lane 7 R8 = 0x0
}

warp 26 { asm "TEX.B.LL R8, R48, R236, 0, 2D, 0x1"   active 0xff
  s = { -2.0000002 0.012695313 -2.9313962 -2.6540525 0.78125006 3.6901853 2.0000002 2.9687498 ... }
  t = { -2.0000002 2.2197268 -0.8293457 -0.49999997 -0.73486334 -1.1875 1.0000001 0.6589355 ... }
  handle = handle(texture 0, sampler 26)
  lod = { 11.035156 5.501953 4.4941406 -0.001953125 0.00390625 1.4980469 13.035156 12.654297 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x4000100
  expect lane 3 R8 = 0xf00
  expect lane 4 R8 = 0x1732
  expect lane 5 R8 = 0x1000f1f
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 27 { asm "TEX.LL.AOFFI R8, R36, R148, 27, 2D, 0x1"   active 0xff
  s = { -1.329834 1.2036132 -0.72290045 0.99999994 1.6120604 0.34375 -1.2749025 0.93749994 ... }
  t = { -1.5534668 1.9999999 -2.52417 0.0065917973 0 -1.9374999 -2.2861328 1.1301268 ... }
  lod = { 4.419922 -1.5917969 10.451172 3.4121094 3.4179688 1.4199219 9.175781 0.41015625 ... }
  offset = { 0xfe44d452 0x72d42bf1 0xb8e32924 0x9c6f7056 0x953f2f11 0x581eb413 0xd64ebfb5 0x21233865 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3ee7e7e8
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3c008081
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3eb8f8f9
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f506262
}

warp 28 { asm "TEX.B.LL R8, R4, R124, 0, 2D, 0x1"   active 0xff
  s = { -0.042236328 -0.33333337 2.2065427 -1.5290529 -2.730713 0.9599999 0.083333336 -0.43359375 ... }
  t = { -2.4248044 1.2873536 0.22222221 2.17334 -1.9999999 -0.8888889 0.8623047 1.4999999 ... }
  handle = handle(texture 2, sampler 28)
  lod = { 10.296875 -1.9121094 14.390625 1.0820312 1.0859375 -1.9140625 1.7773438 1.0898438 ... }
  expect lane 0 R8 = 0x40869c00
  expect lane 1 R8 = 0xbf924000
  expect lane 2 R8 = 0x3fb80000
  expect lane 3 R8 = 0x402fd800
  expect lane 4 R8 = 0xc0040000
  expect lane 5 R8 = 0x3fa00000
  expect lane 6 R8 = 0xbeaaa000
  expect lane 7 R8 = 0x3ff80000
}

warp 29 { asm "TEX.LL.AOFFI R8, R60, R172, 29, ARRAY_2D, 0x1"   active 0xff
  array = { 3 0 0 3 1 0 2 0 ... }
  s = { 3.9436035 0 0.7023925 2 -0.85034186 -1.9094238 -2 2.32 ... }
  t = { 2.0000002 0.99999994 0.88134766 0.46875 1.6666667 1.5 3.9602048 -2.2988281 ... }
  lod = { 1.3769531 -0.62890625 2.375 -0.6191406 1.375 2.3789062 3.3769531 1.3769531 ... }
  offset = { 0x3b6de70a 0x21a314cf 0xaa893d6d 0x1da60d1f 0x8c191274 0x7234ce78 0x60f54c37 0x423d4c18 ... }
  expect lane 0 R8 = 0x5020002
  expect lane 1 R8 = 0x2000400
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x302020b
  expect lane 4 R8 = 0x5010001
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6020000
  expect lane 7 R8 = 0x5000000
}

warp 30 { asm "TEX.LL R8, R56, R168, 30, 1D, 0x1"   active 0xff
  s = { 1.6606447 -0.56933594 1.4218751 2.8178713 -0.54028326 -0.68188477 0 2.5039062 ... }
  lod = { 6.7734375 2.7734375 1.7773438 4.7695312 -0.23242188 -0.22070312 11.775391 6.7695312 ... }
  expect lane 0 R8 = 0x5490
  expect lane 1 R8 = 0x3720
  expect lane 2 R8 = 0x3600
  expect lane 3 R8 = 0x68b0
  expect lane 4 R8 = 0x3ad7
  expect lane 5 R8 = 0x28b8
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x4080
}

warp 31 { asm "TEX.B.LL R8, R44, R208, 0, ARRAY_1D, 0x1"   active 0xff
  array = { 3 2 3 3 0 1 1 2 ... }
  s = { 2.9999998 2.311279 1.25 -1.0427247 2.244629 0.12084961 -0.47119138 -1.1176758 ... }
  handle = handle(texture 5, sampler 31)
  lod = { 17.091797 19.089844 2.9121094 18.08789 -0.87109375 0.9082031 -0.5390625 19.091797 ... }
  expect lane 0 R8 = 0x3e74f4f5
  expect lane 1 R8 = 0x3e3cbcbd
  expect lane 2 R8 = 0x3f66e6e7
  expect lane 3 R8 = 0x3e74f4f5
  expect lane 4 R8 = 0x3d20a0a1
  expect lane 5 R8 = 0x3e989899
  expect lane 6 R8 = 0x3e78f8f9
  expect lane 7 R8 = 0x3ed2d2d3
}

warp 32 { asm "TEX.B.LL R8, R76, R124, 0, 3D, 0x1"   active 0xff
  s = { 1.4999999 -2.807373 0.07641601 2.724121 -0.70000005 2.9999998 1.5859376 0.29956052 ... }
  t = { -2.1171877 1.7499999 0 0 3.7519531 1 2 1.2500001 ... }
  r = { 0 -1.3333334 0 0.15722656 3.4277346 2.0000002 0.5375977 2.1666667 ... }
  handle = handle(texture 6, sampler 32)
  lod = { -12.175781 1.9726562 -10.171875 -10.171875 -11.1796875 -10.171875 -13.671875 -10.181641 ... }
  expect lane 0 R8 = 0x1000005
  expect lane 1 R8 = 0x1040308
  expect lane 2 R8 = 0x1000000
  expect lane 3 R8 = 0x1000007
  expect lane 4 R8 = 0x1030307
  expect lane 5 R8 = 0x1000309
  expect lane 6 R8 = 0x1030304
  expect lane 7 R8 = 0x1010302
}

warp 33 { asm "TEX.LL.AOFFI R8, R76, R176, 33, 2D, 0x1"   active 0xff
  s = { 0.22558592 -1.9166666 -2.0664062 2.6608884 -2.192383 -1 1.8623047 1.7111818 ... }
  t = { -1.4000001 0.4 1.0000001 2.1110842 0 0.2 2.8000002 -1.1999999 ... }
  lod = { 0.50390625 0.49609375 0.5019531 0.49804688 0.50390625 0.5058594 0.5058594 -0.005859375 ... }
  offset = { 0x3bd2d33 0x9abee73a 0x3ec6f13f 0xbe27a226 0x50ec336c 0x333e57e8 0x9fadc890 0xa1cc62a ... }
  expect lane 0 R8 = 0x3f179899
  expect lane 1 R8 = 0x3eadadae
  expect lane 2 R8 = 0x3f2e4a4a
  expect lane 3 R8 = 0x3f6a7474
  expect lane 4 R8 = 0x3ef9dfe0
  expect lane 5 R8 = 0x3ecbcbcc
  expect lane 6 R8 = 0x3f4f3a3a
  expect lane 7 R8 = 0x3d508081
}

warp 34 { asm "TEX.B.LL R8, R68, R140, 0, 2D, 0x1"   active 0xff
  s = { 0.24999999 0.9583334 0.74999994 -0.062988274 -1.1666667 2.4583333 -0.24999999 -2.8808594 ... }
  t = { 0.40000004 -1.7473143 -1.5698241 1.2 2.2 -0.20776369 2.6000001 -2.3439944 ... }
  handle = handle(texture 8, sampler 34)
  lod = { 0.00390625 0.005859375 0.5019531 0 0.5019531 0.49804688 0.5058594 12.3203125 ... }
  expect lane 0 R8 = 0x3f200000
  expect lane 1 R8 = 0x400e1800
  expect lane 2 R8 = 0x3ea04000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 35 { asm "TEX.LL R8, R100, R192, 35, 2D, 0x1"   active 0xff
  s = { -1.7812499 -0.37499997 1.9999999 -1.1249999 1.154785 -1.0625 3.7365723 0.23437501 ... }
  t = { 3.078369 1.9375 0.8881836 -1.75 1.2287598 2.9582517 -1.64917 2.90625 ... }
  lod = { 2.4980469 13.7109375 4.5 2.5019531 14.105469 4.5039062 0.49414062 4.5039062 ... }
  expect lane 0 R8 = 0x2000703
  expect lane 1 R8 = 0x3000002
  expect lane 2 R8 = 0x3000300
  expect lane 3 R8 = 0x3000107
  expect lane 4 R8 = 0x3000306
  expect lane 5 R8 = 0x3000307
  expect lane 6 R8 = 0x2000204
  expect lane 7 R8 = 0x3000301
}

warp 36 { asm "TEX.LL R8, R68, R236, 36, 2D, 0x1"   active 0xff
  s = { 2.0986328 1.7734375 -1.9687499 0.74999994 0.552002 -0.6342774 1.6931152 -1.916504 ... }
  t = { -0.39941406 2.0000002 -1.5698241 3.3464358 2.5000002 2.654541 -2.9848633 -0.46875003 ... }
  lod = { 12.052734 5.2460938 3.2460938 2.2480469 0.7480469 5.248047 4.2539062 2.2441406 ... }
  expect lane 0 R8 = 0x3eeaeaeb
  expect lane 1 R8 = 0x3f68e8e9
  expect lane 2 R8 = 0x3f42c2c3
  expect lane 3 R8 = 0x3ee8e8e9
  expect lane 4 R8 = 0x3de8e8e9
  expect lane 5 R8 = 0x3e54d4d5
  expect lane 6 R8 = 0x3eeaeaeb
  expect lane 7 R8 = 0x3f42c2c3
}

warp 37 { asm "TEX.LL R8, R116, R136, 37, ARRAY_2D, 0x1"   active 0xff
  array = { 2 2 2 0 1 2 0 2 ... }
  s = { 1.9999999 1.4999999 -1.0915529 3.4768069 2.756592 -0.62622064 1.5671387 2.3940432 ... }
  t = { 0 -0.018066406 2.9999998 1.2500001 1.2502441 2.2500002 3.1223142 2.4218752 ... }
  lod = { -2.625 -0.6308594 -3.1347656 -1.625 15.59375 13.535156 -1.625 -2.6308594 ... }
  expect lane 0 R8 = 0xbf000000
  expect lane 1 R8 = 0xbf000000
  expect lane 2 R8 = 0x40380000
  expect lane 3 R8 = 0x3e000000
  expect lane 4 R8 = 0xbf000000
  expect lane 5 R8 = 0x40380000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0xbf000000
}

warp 38 { asm "TEX.LL R8, R84, R200, 38, 2D, 0x1"   active 0xff
  s = { 1.6523438 3.1977541 0.20092773 -0.5256348 0 3.7941892 -0.32177734 0 ... }
  t = { -1.3698732 1.9999999 -1.1083983 -1.0000001 0.07861328 3.1345217 -0.99999994 1.5483397 ... }
  lod = { 1.671875 2.6640625 2.6699219 1.1679688 1.1679688 1.1640625 13.767578 2.671875 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0x5000100
  expect lane 3 R8 = 0x5000100
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000100
}

warp 39 { asm "TEX.LL R8, R32, R184, 39, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 0 2 1 0 ... }
  s = { 0.055419922 -0.7062988 0.010009766 -1 -0.7233887 -0.6867676 1 -0.986084 ... }
  t = { -1 0.9909668 -0.18969727 0.28442383 -1 1 -0.97387695 -0.3190918 ... }
  r = { -0.43041992 -1 1 0.87719727 0.38842773 -0.2097168 0.9416504 1 ... }
  lod = { 12.6640625 0.6953125 5.4277344 8.435547 7.4375 7.4277344 4.9375 8.435547 ... }
  expect lane 0 R8 = 0x4090000
  expect lane 1 R8 = 0x10b0006
  expect lane 2 R8 = 0x10a0404
  expect lane 3 R8 = 0x4070000
  expect lane 4 R8 = 0x4030000
  expect lane 5 R8 = 0x3080000
  expect lane 6 R8 = 0x1060700
  expect lane 7 R8 = 0x4040000
}

warp 40 { asm "TEX.LL R8, R84, R224, 40, 2D, 0x1"   active 0xff
  s = { 0.8333334 2.7083333 2.5 -1.0966798 2.6249998 3.6015623 1.0786133 2.5416667 ... }
  t = { 0 1.6220704 2.0053713 1.7000002 2.3115234 2.836426 0.6286621 2.0732422 ... }
  lod = { 0.001953125 0.00390625 -0.005859375 -0.001953125 0 0.50390625 3.1308594 0.49609375 ... }
  expect lane 0 R8 = 0x3e888889
  expect lane 1 R8 = 0x3e68e8e9
  expect lane 2 R8 = 0x3f1b9b9c
  expect lane 3 R8 = 0x3ed4d4d5
  expect lane 4 R8 = 0x3e68e8e9
  expect lane 5 R8 = 0x3e868687
  expect lane 6 R8 = 0x3f59d9da
  expect lane 7 R8 = 0x3f1b9b9c
}

warp 41 { asm "TEX.B.LL.AOFFI R8, R104, R228, 0, 2D, 0x1"   active 0xff
  s = { 0.50000006 -0.5473633 -0.38818356 2.5 1.2668458 2.921387 0.8708496 -1.8749999 ... }
  t = { -0.021972654 1.1914064 2.152832 -1.4943848 2.5080564 2.6250002 0.9750976 -0.37500003 ... }
  handle = handle(texture 15, sampler 41)
  lod = { 7.2128906 2.4257812 5.4296875 5.4316406 -0.59765625 11.275391 0.43164062 0.42773438 ... }
  offset = { 0x60536169 0x6686d263 0xaca8266d 0x31fc7cf2 0x8c43756f 0xf779d011 0x993b7052 0x2c7a5821 ... }
  expect lane 0 R8 = 0x519
  expect lane 1 R8 = 0x131f
  expect lane 2 R8 = 0xa24
  expect lane 3 R8 = 0xf22
  expect lane 4 R8 = 0x1610
  expect lane 5 R8 = 0x153b
  expect lane 6 R8 = 0x1b39
  expect lane 7 R8 = 0xa09
}

warp 42 { asm "TEX.B.LL R8, R20, R136, 0, 2D, 0x1"   active 0xff
  s = { 3.3662107 3.9248047 2.2365725 0.29248047 0.53125 2.2499998 -2.1630862 2.875 ... }
  t = { -2.0000002 -1 -2.5144043 -1.5 -1.8530272 -1.4999999 3.4523928 0.21875001 ... }
  handle = handle(texture 0, sampler 42)
  lod = { 6.4960938 4.498047 0.5 3.4980469 5.5058594 2.4960938 6.5058594 3.5019531 ... }
  expect lane 0 R8 = 0x1f17
  expect lane 1 R8 = 0x3b
  expect lane 2 R8 = 0xf0f
  expect lane 3 R8 = 0x1012
  expect lane 4 R8 = 0x422
  expect lane 5 R8 = 0x100f
  expect lane 6 R8 = 0xe35
  expect lane 7 R8 = 0x738
}

warp 43 { asm "TEX.LL R8, R88, R140, 43, 2D, 0x1"   active 0xff
  s = { 2.8125002 0.65625006 -2.595947 3 1.0000001 2.4375002 -0.68212897 -1.0241698 ... }
  t = { 1.4709474 1.1298827 3.5117188 3 -0.99999994 2.0117188 1.0456543 2.4999998 ... }
  lod = { 2.8867188 4.8828125 -1.6601562 7.8808594 3.8867188 3.8769531 3.2988281 8.886719 ... }
  expect lane 0 R8 = 0x3f0c8c8d
  expect lane 1 R8 = 0x3ea6a6a7
  expect lane 2 R8 = 0x3f54d4d5
  expect lane 3 R8 = 0x3c008081
  expect lane 4 R8 = 0x3f68e8e9
  expect lane 5 R8 = 0x3f64e4e5
  expect lane 6 R8 = 0x3ef8f8f9
  expect lane 7 R8 = 0x3e8c8c8d
}

warp 44 { asm "TEX.B.LL R8, R112, R124, 0, 2D, 0x1"   active 0xff
  s = { 3.003662 -1.5000001 0.97119135 1.5200001 2.8333333 -2.515625 -0.66601557 3.8349612 ... }
  t = { 3.3315427 2.7499998 1.721924 1.9248046 -1 -2 -0.03833008 0 ... }
  handle = handle(texture 2, sampler 44)
  lod = { 2.5019531 -0.005859375 0.49609375 3.5 9.625 1.5019531 2.5 7.0546875 ... }
  expect lane 0 R8 = 0x40280000
  expect lane 1 R8 = 0x3fe00000
  expect lane 2 R8 = 0x40840000
  expect lane 3 R8 = 0x3fe00000
  expect lane 4 R8 = 0xbfd00000
  expect lane 5 R8 = 0xc0180000
  expect lane 6 R8 = 0xc0000000
  expect lane 7 R8 = 0xc0380000
}

warp 45 { asm "TEX.LL.AOFFI R8, R48, R168, 45, ARRAY_2D, 0x1"   active 0xff
  array = { 0 0 2 0 0 2 3 3 ... }
  s = { 1.4047852 1.6008302 0.33333334 -1.8610839 0.66040045 1.3386232 -2.7780764 1.0000001 ... }
  t = { -0.23632811 1.2895508 -0.24999999 2.751709 -1.0000001 0.99999994 0.9968261 1.2939454 ... }
  lod = { 1.3691406 11.447266 2.375 -0.6230469 3.3730469 -0.62890625 9.896484 3.3808594 ... }
  offset = { 0x954b6dc9 0xa683d7a6 0x28b34ed8 0x2e084c80 0x574d299f 0x7dee9c8c 0x30a96285 0x1a44de95 ... }
  expect lane 0 R8 = 0x3000309
  expect lane 1 R8 = 0x300030b
  expect lane 2 R8 = 0x3020000
  expect lane 3 R8 = 0x3000300
  expect lane 4 R8 = 0x3000006
  expect lane 5 R8 = 0x2020018
  expect lane 6 R8 = 0x3020300
  expect lane 7 R8 = 0x302020b
}

warp 46 { asm "TEX.LL R8, R12, R220, 46, 1D, 0x1"   active 0xff
  s = { -0.59374994 -1.0419921 3.597656 1.6325682 2.125 2.5888674 3.994873 0.7106933 ... }
  lod = { 6.498047 1.5058594 8.5 11.501953 1.5058594 -1.9257812 9.503906 2.6035156 ... }
  expect lane 0 R8 = 0x3000680
  expect lane 1 R8 = 0x2001ea8
  expect lane 2 R8 = 0x300098f
  expect lane 3 R8 = 0x3000a1e
  expect lane 4 R8 = 0x2000400
  expect lane 5 R8 = 0x4b60
  expect lane 6 R8 = 0x3000feb
  expect lane 7 R8 = 0x3000b5e
}

warp 47 { asm "TEX.LL R8, R112, R184, 47, ARRAY_1D, 0x1"   active 0xff
  array = { 3 3 0 1 2 0 2 0 ... }
  s = { 0.03320313 -1.2162163 0.55555564 1.054054 1.9999999 0.5 -1.9377443 1.2058104 ... }
  lod = { -9.701172 13.044922 5.8691406 -13.705078 -0.67578125 -9.712891 -10.703125 -14.2109375 ... }
  expect lane 0 R8 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3f66e6e7
  expect lane 2 R8 = 0x3f64e4e5
  expect lane 3 R8 = 0x3f028283
  expect lane 4 R8 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3f47c7c8
  expect lane 6 R8 = 0x3edadadb
  expect lane 7 R8 = 0x3f2aaaab
}

warp 48 { asm "TEX.LL R8, R4, R188, 48, 3D, 0x1"   active 0xff
  s = { -2 3 2.9860842 1.8381348 -1.8999999 2.4999998 1.9000001 3.3518066 ... }
  t = { -2.0273435 0.99999994 0.16796876 2.0000002 1.75 -0.9147949 -1.7499999 1.4999999 ... }
  r = { 0 0.99999994 2.9999998 2.166667 -1.1813965 -1.0000001 0.8333333 1.0000001 ... }
  lod = { 2.4980469 1.46875 2.4941406 14.949219 0.001953125 2.4941406 0.001953125 1.4980469 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 49 { asm "TEX.LL R8, R64, R208, 49, 2D, 0x1"   active 0xff
  s = { 2.9166667 -2.4020998 2.4166667 3.9707034 1.1666665 2.1223147 -2.8747556 -2.609619 ... }
  t = { 3.4243164 -2.744629 -0.6000001 -1.3974608 2.0883787 2.9433594 2.6621094 -0.78833014 ... }
  lod = { 0.5 0.50390625 0.49609375 0.5058594 0.001953125 0.5 -0.005859375 -0.005859375 ... }
  expect lane 0 R8 = 0x3e66e6e7
  expect lane 1 R8 = 0x3f1a9a9b
  expect lane 2 R8 = 0x3f444444
  expect lane 3 R8 = 0x3e66e6e7
  expect lane 4 R8 = 0x3e66e6e7
  expect lane 5 R8 = 0x3e66e6e7
  expect lane 6 R8 = 0x3f1a9a9b
  expect lane 7 R8 = 0x3f371c1c
}

warp 50 { asm "TEX.B.LL R8, R64, R160, 0, 2D, 0x1"   active 0xff
  s = { 1.0833334 2.2619631 2.3552246 -0.2092285 0.118408196 0.17749022 -1.6666667 1.8749999 ... }
  t = { 0.3 0.85864264 -1.3 1.807129 1.2999998 -1.3999999 2.3999999 1.9 ... }
  handle = handle(texture 8, sampler 50)
  lod = { 0.005859375 -0.00390625 -0.00390625 0.5058594 -0.001953125 8.222656 0.00390625 -0.00390625 ... }
  expect lane 0 R8 = 0xc0300000
  expect lane 1 R8 = 0x408c0000
  expect lane 2 R8 = 0xbe800000
  expect lane 3 R8 = 0x3fd00000
  expect lane 4 R8 = 0xbfb00000
  expect lane 5 R8 = 0x40500000
  expect lane 6 R8 = 0x40380000
  expect lane 7 R8 = 0xbf200000
}

warp 51 { asm "TEX.LL R8, R44, R124, 51, 2D, 0x1"   active 0xff
  s = { 3.0000002 2.125 1.2668458 2.3593748 -1.8354491 1.3244628 -1.5000001 1.4999999 ... }
  t = { -2.393555 -1 -0.5183106 -1.28125 3.7236328 -2.8281248 0.49999997 1.284424 ... }
  lod = { 5.3378906 1.3339844 1.3339844 13.03125 9.171875 5.3339844 1.3320312 1.3300781 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 52 { asm "TEX.LL R8, R0, R224, 52, 2D, 0x1"   active 0xff
  s = { 1.4216309 2.0781248 -0.850586 -1.3750001 -1.8776857 -0.06518554 1.0000001 -0.75 ... }
  t = { -2.4538574 1.9375001 0.13183592 3.6376956 -1 1.3750001 -2.0000002 -0.25000003 ... }
  lod = { 2.2558594 8.947266 0.74609375 5.2460938 3.2480469 3.2480469 1.2441406 10.578125 ... }
  expect lane 0 R8 = 0x3f0ff4f5
  expect lane 1 R8 = 0x3f65e5e6
  expect lane 2 R8 = 0x3f551e1e
  expect lane 3 R8 = 0x3f4a9798
  expect lane 4 R8 = 0x3f50a2a3
  expect lane 5 R8 = 0x3f0e1f1f
  expect lane 6 R8 = 0x3f6eeeef
  expect lane 7 R8 = 0x3c008081
}

warp 53 { asm "TEX.LL R8, R68, R176, 53, ARRAY_2D, 0x1"   active 0xff
  array = { 2 2 0 0 0 2 1 2 ... }
  s = { 1.2502441 -2.668945 -1.9999999 2.125 3 0.7165528 -2.503174 -1.7707521 ... }
  t = { -0.82788086 0 -1.621338 -0.14233398 -1.0029298 1.034668 3 0.42480466 ... }
  lod = { 1.4980469 0.49804688 1.5 0.001953125 1.5019531 2.5019531 1.5019531 1.4960938 ... }
  expect lane 0 R8 = 0xbd800000
  expect lane 1 R8 = 0x3fd00000
  expect lane 2 R8 = 0x3ff80000
  expect lane 3 R8 = 0x3e800000
  expect lane 4 R8 = 0x3e800000
  expect lane 5 R8 = 0x3d4b0000
  expect lane 6 R8 = 0x3fd00000
  expect lane 7 R8 = 0x402c2000
}

warp 54 { asm "TEX.LL R8, R88, R168, 54, 2D, 0x1"   active 0xff
  s = { 1.9277343 -2 -1.7490233 2.0000002 1.9999999 1 -2.4511719 0.99999994 ... }
  t = { 2.7700195 2.5000002 3.5993652 1 1.7568358 -1.4060059 3 1 ... }
  lod = { 0.5019531 -0.5 -1.0019531 5.9726562 0.5019531 -0.49804688 -0.5019531 -0.5078125 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 55 { asm "TEX.B.LL R8, R84, R204, 0, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 0 2 0 2 1 1 ... }
  s = { 1 0.79125977 1 -1 -0.0715332 1 0.07055664 0.22436523 ... }
  t = { -0.07446289 1 -0.2824707 -0.114990234 -0.13208008 0.038330078 -0.79711914 -1 ... }
  r = { -0.47143555 0.951416 0.689209 0.5070801 -1 0.07885742 1 0.25268555 ... }
  handle = handle(texture 13, sampler 55)
  lod = { 4.486328 1.5761719 6.4335938 0.5761719 0.5800781 0.578125 1.5878906 0.58203125 ... }
  expect lane 0 R8 = 0x1060405
  expect lane 1 R8 = 0x1080707
  expect lane 2 R8 = 0x1000501
  expect lane 3 R8 = 0x1070406
  expect lane 4 R8 = 0x1050404
  expect lane 5 R8 = 0x1060303
  expect lane 6 R8 = 0x10a0704
  expect lane 7 R8 = 0x1090204
}

warp 56 { asm "TEX.LL.AOFFI R8, R16, R212, 56, 2D, 0x1"   active 0xff
  s = { 2.9166667 0.9624023 -1.2475587 1.7651366 2.5833333 -1.5334474 -2.1057131 2.4157715 ... }
  t = { 0.6 -1.3144532 -0.44775388 1 -1.5999999 1.2000002 1.7000002 -1.5999999 ... }
  lod = { 0.5 0.50390625 6.1328125 4.515625 0.001953125 0.001953125 0.5 0.50390625 ... }
  offset = { 0x4152ee79 0x6c011b57 0x1687624b 0x64e5d048 0xc3252b93 0xe985796a 0x6ccc91e2 0x587bcfab ... }
  expect lane 0 R8 = 0x3efafafb
  expect lane 1 R8 = 0x3e5ed6d7
  expect lane 2 R8 = 0x3ed93f3f
  expect lane 3 R8 = 0x3e839596
  expect lane 4 R8 = 0x3ec6c6c7
  expect lane 5 R8 = 0x3f588283
  expect lane 6 R8 = 0x3f08e6e7
  expect lane 7 R8 = 0x3f522424
}

warp 57 { asm "TEX.LL.AOFFI R8, R76, R156, 57, 2D, 0x1"   active 0xff
  s = { 0.4104004 -1.7499999 -2.3928223 0.734375 -1.921875 -1.8049316 1.3090819 -1.0869141 ... }
  t = { -1.6772462 3.8232422 2.712158 -1.1752928 -2.4211423 1 1.0207518 3.0000002 ... }
  lod = { 5.501953 12.0234375 6.5039062 0.50390625 4.4960938 5.501953 -0.005859375 1.4960938 ... }
  offset = { 0xe127a3c7 0x3e05575b 0x9b7b672f 0xe1be1d03 0x35f14bc8 0xf14753c5 0x11adf15c 0x5616e62 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x1000d1a
  expect lane 4 R8 = 0x4000100
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x530
  expect lane 7 R8 = 0x100061f
}

warp 58 { asm "TEX.LL R8, R64, R172, 58, 2D, 0x1"   active 0xff
  s = { -0.5625 -1.3125001 2.9108884 -2.3649905 2.3124998 -0.99999994 -1.778076 -1.9323729 ... }
  t = { 0.09374999 2.0625002 -1.2438965 1.9746095 0.375 0 3 0 ... }
  lod = { 11.347656 3.5332031 2.5449219 -0.45898438 5.9433594 0.5449219 -1.4589844 2.5332031 ... }
  expect lane 0 R8 = 0x2000000
  expect lane 1 R8 = 0x2000700
  expect lane 2 R8 = 0x200000f
  expect lane 3 R8 = 0x2000700
  expect lane 4 R8 = 0x200030f
  expect lane 5 R8 = 0x2000000
  expect lane 6 R8 = 0x1000f00
  expect lane 7 R8 = 0x2000000
}

warp 59 { asm "TEX.LL R8, R92, R176, 59, 2D, 0x1"   active 0xff
  s = { 2.4999998 2.1635742 0.37499997 -2.2387695 0.078125 -1.5624999 3.6086426 1.8640138 ... }
  t = { -0.62500006 -1.4094237 1.3798829 -0.996582 0.0402832 -1.5000001 2.0000002 -2.1547852 ... }
  lod = { -0.65625 4.341797 -0.6621094 1.1972656 1.3359375 1.3417969 12.683594 2.1796875 ... }
  expect lane 0 R8 = 0x3de8e8e9
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3f5ededf
  expect lane 3 R8 = 0x3df0f0f1
  expect lane 4 R8 = 0x3f5fdfe0
  expect lane 5 R8 = 0x3f2fafb0
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3ee0e0e1
}

warp 60 { asm "TEX.LL R8, R108, R236, 60, 2D, 0x1"   active 0xff
  s = { -0.40478513 2.8333333 0.8600001 0.45410153 -1.6286621 -1.4223634 -2.513428 -0.49511716 ... }
  t = { 1.2500001 2.9999998 1.7333983 -1.9372557 1.8771971 2.9444444 1.0000001 0.46215817 ... }
  lod = { -4.736328 -4.7402344 -3.2402344 -4.2441406 14.3046875 13.755859 -4.7402344 -0.23828125 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0xbf980000
  expect lane 7 R8 = 0xc0380000
}

warp 61 { asm "TEX.LL R8, R16, R180, 61, ARRAY_2D, 0x1"   active 0xff
  array = { 3 3 0 2 3 2 0 2 ... }
  s = { 1.4985352 2.8333335 1.8918457 1.3923341 3.1574707 -1.3333334 0.2590332 -0.16666666 ... }
  t = { 0.6640625 2.2604978 1.7500001 1 1.6777343 -1.0000001 0.057128906 -0.19873047 ... }
  lod = { 0.37695312 3.3710938 0.37890625 1.3769531 2.3691406 1.3789062 -1.1269531 -0.62109375 ... }
  expect lane 0 R8 = 0x2020518
  expect lane 1 R8 = 0x2020218
  expect lane 2 R8 = 0x2000218
  expect lane 3 R8 = 0x2020818
  expect lane 4 R8 = 0x2020218
  expect lane 5 R8 = 0x2020800
  expect lane 6 R8 = 0x2000006
  expect lane 7 R8 = 0x2020100
}

warp 62 { asm "TEX.LL R8, R76, R148, 62, 1D, 0x1"   active 0xff
  s = { 0.14605713 -2.207031 3.1965334 0 2.7788086 -1.7001952 2.2006836 1.755371 ... }
  lod = { 3.4960938 9.496094 13.949219 7.8183594 13.503906 8.505859 12.550781 14.505859 ... }
  expect lane 0 R8 = 0x20004ac
  expect lane 1 R8 = 0x200069f
  expect lane 2 R8 = 0x20019b5
  expect lane 3 R8 = 0x2000000
  expect lane 4 R8 = 0x20018ec
  expect lane 5 R8 = 0x2000998
  expect lane 6 R8 = 0x200066c
  expect lane 7 R8 = 0x20007d4
}

warp 63 { asm "TEX.LL R8, R28, R168, 63, ARRAY_1D, 0x1"   active 0xff
  array = { 2 2 2 0 2 2 1 2 ... }
  s = { 1.0270271 1.6111112 1.28833 -0.81081074 0.49999997 2.2011716 -1.0266665 3.1162112 ... }
  lod = { 1.4980469 -1.8769531 2.5039062 2.4941406 1.5058594 2.5039062 4.4941406 -0.001953125 ... }
  expect lane 0 R8 = 0x3f70f0f1
  expect lane 1 R8 = 0x3f70f0f1
  expect lane 2 R8 = 0x3f70f0f1
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f3fbfc0
  expect lane 5 R8 = 0x3f70f0f1
  expect lane 6 R8 = 0x3e8e8e8f
  expect lane 7 R8 = 0x3f70f0f1
}

warp 0 { asm "TEX.LL.AOFFI R8, R84, R188, 64, 3D, 0x1"   active 0xff
  s = { 2.140625 -1.0302736 3.0046387 0.6000001 -2.1337893 0.69995123 -1.5000001 0.50000006 ... }
  t = { 0.18115236 0 -2.83374 2.8684084 -1.3564452 -1.2751466 -0.43945312 2 ... }
  r = { -0.99999994 0 3.610596 1.6666667 -1.8376464 3.0844727 0.5998536 0 ... }
  lod = { 15.474609 -0.001953125 -0.005859375 3.5 3.4941406 0.5019531 -0.001953125 2.5058594 ... }
  offset = { 0x6f171dc5 0x599cde9 0x47baa383 0x7d3cfb56 0x27d81b5d 0xec17f68f 0x321e716 0x3afecbef ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0x1020200
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0x1050009
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0x1040204
}

warp 1 { asm "TEX.LL R8, R104, R192, 65, 2D, 0x1"   active 0xff
  s = { -0.83333325 1.0833334 3.3286135 1.5947267 3.7265625 0.50415033 2.2499998 1.7268068 ... }
  t = { 2.355713 -0.5917968 -2.10083 1.0625 0.59999996 -1.4 -2.0000002 0.8603515 ... }
  lod = { 0.5058594 0.5 0.49804688 12.269531 0.49414062 0.5019531 0.005859375 0.49804688 ... }
  expect lane 0 R8 = 0x3e87edee
  expect lane 1 R8 = 0x3f41fafb
  expect lane 2 R8 = 0x3e7dd1d2
  expect lane 3 R8 = 0x3d989899
  expect lane 4 R8 = 0x3f444444
  expect lane 5 R8 = 0x3ebeb0b1
  expect lane 6 R8 = 0x3e7cfcfd
  expect lane 7 R8 = 0x3e6eb2b3
}

warp 2 { asm "TEX.LL R8, R44, R184, 66, 2D, 0x1"   active 0xff
  s = { 0.7404786 3.8325195 -0.25 -1.786621 1.3088379 -0.70833325 1.8195802 -2.477539 ... }
  t = { -1.2 0.7 -0.9 0.8000001 -2.7150881 0.47485355 2.5 -1.0410157 ... }
  lod = { -3.0234375 -3.0253906 -2.5273438 -1.703125 0.40429688 2.8515625 -2.5332031 -3.0234375 ... }
  expect lane 0 R8 = 0x40800000
  expect lane 1 R8 = 0xbe800000
  expect lane 2 R8 = 0x3fd00000
  expect lane 3 R8 = 0x40000000
  expect lane 4 R8 = 0x3f200000
  expect lane 5 R8 = 0xbf000000
  expect lane 6 R8 = 0xbfc00000
  expect lane 7 R8 = 0xbfb00000
}

warp 3 { asm "TEX.LL.AOFFI R8, R60, R136, 67, 2D, 0x1"   active 0xff
  s = { 2.2499998 0.99999994 2.0000002 1.5744629 1.8749999 1.3124999 0.31250003 3.8432615 ... }
  t = { 1.4475098 0 -1.2614745 2.9746091 0 -1.8811034 3.1862793 0.86132807 ... }
  lod = { 1.5039062 4.501953 3.5058594 6.6777344 4.5058594 6.4960938 0.50390625 6.7558594 ... }
  offset = { 0x593c82f3 0xdfecd8a3 0x7e542b61 0x467a2b43 0x41e472f9 0x12e0bdd6 0xe01a5b13 0x614c8370 ... }
  expect lane 0 R8 = 0x200070f
  expect lane 1 R8 = 0x5000001
  expect lane 2 R8 = 0x4000103
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x2000708
  expect lane 7 R8 = 0x6000000
}

warp 4 { asm "TEX.LL R8, R24, R120, 68, 2D, 0x1"   active 0xff
  s = { -2.5642092 3.116455 0.3125 3.8198245 -2 1.4199219 2.25 0.3125 ... }
  t = { -0.24682616 1.0000001 3.1196291 3 2.5000002 1.0551758 0.25000003 -0.37500003 ... }
  lod = { 2.25 4.251953 6.2460938 2.2539062 2.2480469 1.25 6.251953 3.2480469 ... }
  expect lane 0 R8 = 0x3f7cfcfd
  expect lane 1 R8 = 0x3f4bcbcc
  expect lane 2 R8 = 0x3f46c6c7
  expect lane 3 R8 = 0x3edededf
  expect lane 4 R8 = 0x3f169697
  expect lane 5 R8 = 0x3e68e8e9
  expect lane 6 R8 = 0x3f20a0a1
  expect lane 7 R8 = 0x3f72f2f3
}

warp 5 { asm "TEX.LL.AOFFI R8, R88, R220, 69, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 0 2 1 1 2 2 ... }
  s = { -2.0000002 2.5 2.057617 1.5 2.1882322 3.0000002 2.8559568 2.25 ... }
  t = { -1.2499999 -2.759277 -0.4450684 -0.24682616 -1.7500001 1.8969725 1.3127441 0.24999999 ... }
  lod = { 0.28125 -0.7128906 14.234375 -1.2167969 11.134766 -1.2089844 -1.2128906 -0.7207031 ... }
  offset = { 0x5e83193d 0xa33c5451 0xb113008a 0x39f994ce 0x40627e04 0x610079a2 0x74e672ab 0xb1595c12 ... }
  expect lane 0 R8 = 0x3fe80000
  expect lane 1 R8 = 0x3f980000
  expect lane 2 R8 = 0x400c7800
  expect lane 3 R8 = 0x3f980000
  expect lane 4 R8 = 0x401d0000
  expect lane 5 R8 = 0x3f980000
  expect lane 6 R8 = 0x400a7000
  expect lane 7 R8 = 0x40380000
}

warp 6 { asm "TEX.LL R8, R36, R128, 70, 2D, 0x1"   active 0xff
  s = { -2.412842 -2.475586 1.8825682 1.9999999 0.13720703 -0.7431641 -2.0000002 3.7961428 ... }
  t = { 1.0000001 -2.5786133 -1.9999999 1.4999999 -0.99999994 -1.4999999 -0.99999994 3.9645998 ... }
  lod = { -6.888672 -7.390625 -5.8828125 -5.890625 -7.3808594 -6.888672 10.576172 -5.892578 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x5000100
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x5000100
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 7 { asm "TEX.B.LL R8, R76, R196, 0, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 2 2 1 0 0 2 ... }
  s = { 0.18334961 -1 0.28588867 0.67163086 0.36987305 -0.40356445 1 0.64282227 ... }
  t = { -1 0.9001465 -0.36450195 -1 0.6940918 0.9719238 0.8708496 0.78930664 ... }
  r = { -0.37036133 0.65844727 1 0.43432617 -1 1 -0.87768555 1 ... }
  handle = handle(texture 13, sampler 71)
  lod = { 5.9003906 0.5 0.5058594 2.4765625 -0.005859375 2.5 2.5039062 3.5019531 ... }
  expect lane 0 R8 = 0x4090000
  expect lane 1 R8 = 0x3070001
  expect lane 2 R8 = 0x30a0101
  expect lane 3 R8 = 0x3090001
  expect lane 4 R8 = 0x30b0000
  expect lane 5 R8 = 0x4040000
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x40a0000
}

warp 8 { asm "TEX.LL R8, R92, R136, 72, 2D, 0x1"   active 0xff
  s = { -0.62499994 0.87499994 -1.4199218 -1.5546876 -2.7160642 -0.083333336 0.6666666 -1.3749999 ... }
  t = { -0.19999999 2.6066892 -0.12402344 -2.2187502 2.8203125 1.003418 0.7719726 1.3251952 ... }
  lod = { -4.796875 -4.3007812 -4.8007812 -4.8066406 -4.798828 -4.8007812 10.2421875 -4.298828 ... }
  expect lane 0 R8 = 0x3e40c0c1
  expect lane 1 R8 = 0x3e3ebebf
  expect lane 2 R8 = 0x3e40c0c1
  expect lane 3 R8 = 0x3e40c0c1
  expect lane 4 R8 = 0x3f1f1f1f
  expect lane 5 R8 = 0x3f1f1f1f
  expect lane 6 R8 = 0x3e80b0b1
  expect lane 7 R8 = 0x3f1f1f1f
}

warp 9 { asm "TEX.LL R8, R44, R232, 73, 2D, 0x1"   active 0xff
  s = { 0.74999994 0 -0.18359375 2.4374998 1.1467285 1.3437501 3.8056638 -1.9028319 ... }
  t = { 2.127197 1.9999999 2.3825684 1.3757324 -0.99999994 -1.5119629 0.75 3.9104004 ... }
  lod = { 2.2265625 2.2226562 -1.6621094 3.2246094 -0.27929688 1.2109375 0.22070312 -0.28320312 ... }
  expect lane 0 R8 = 0x42f
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0xc34
  expect lane 3 R8 = 0x131b
  expect lane 4 R8 = 0x1f09
  expect lane 5 R8 = 0xf16
  expect lane 6 R8 = 0x1833
  expect lane 7 R8 = 0x206
}

warp 10 { asm "TEX.LL R8, R32, R136, 74, 2D, 0x1"   active 0xff
  s = { 2.5000002 -2.7316897 2.406738 2.4687498 1.5207518 0.99999994 2.081299 -1.6249999 ... }
  t = { 1.0000001 -1.25 0.42431638 -1.5625 -1.8286133 3.025879 -2.2990725 0.71093744 ... }
  lod = { 3.5019531 1.5058594 5.498047 -1.5742188 12.378906 6.498047 3.4941406 4.4941406 ... }
  expect lane 0 R8 = 0x4000002
  expect lane 1 R8 = 0x200060b
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0xe1d
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x3000200
  expect lane 7 R8 = 0x4000101
}

warp 11 { asm "TEX.LL R8, R100, R172, 75, 2D, 0x1"   active 0xff
  s = { -2.1220706 -2.0000002 0.875 -0.74999994 2.7187498 1.4392091 -2 -0.640625 ... }
  t = { 3.3144534 -1.5000001 2.1394043 -1 0.81249994 2.4999998 3.6147463 -0.7170411 ... }
  lod = { 0.35546875 0.36132812 -0.76171875 3.8613281 -1.6503906 3.8515625 1.8535156 8.939453 ... }
  expect lane 0 R8 = 0x3e54d4d5
  expect lane 1 R8 = 0x3eb93939
  expect lane 2 R8 = 0x3e30b0b1
  expect lane 3 R8 = 0x3f179798
  expect lane 4 R8 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3eb93939
  expect lane 6 R8 = 0x3e772f2f
  expect lane 7 R8 = 0x3eb88485
}

warp 12 { asm "TEX.LL.AOFFI R8, R104, R208, 76, 2D, 0x1"   active 0xff
  s = { 0.93750006 -0.25683594 0 -1.82 2.311279 0 -2.8029788 0 ... }
  t = { -0.75000006 1.9999999 2.2680666 -2.0581055 0.99999994 1.888889 0.7192382 2.7500002 ... }
  lod = { -0.36132812 -0.8574219 11.8359375 2.6464844 1.6367188 3.6386719 0.6347656 14.986328 ... }
  offset = { 0x5c289d5d 0x538c05f 0x5f52340c 0x307bcc0a 0x6fd0bfd8 0x68d34a4 0x15ead2f 0xfea0a0b8 ... }
  expect lane 0 R8 = 0xbf600000
  expect lane 1 R8 = 0xc0300000
  expect lane 2 R8 = 0xbf800000
  expect lane 3 R8 = 0x40500000
  expect lane 4 R8 = 0x40000000
  expect lane 5 R8 = 0xbf200000
  expect lane 6 R8 = 0x40000000
  expect lane 7 R8 = 0x40800000
}

warp 13 { asm "TEX.B.LL R8, R60, R168, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 3 2 3 1 0 3 3 0 ... }
  s = { -2.826904 1 1.44 0.37255856 -1.5000001 -0.99999994 -1.8 -1.7599999 ... }
  t = { 3.0000002 -1.0000001 2.7021484 -0.23315428 3.1484377 1.2929688 3.7639163 -2.1342773 ... }
  handle = handle(texture 3, sampler 77)
  lod = { -1.125 -0.6308594 0.37695312 0.375 3.3710938 0.36914062 2.3730469 2.3691406 ... }
  expect lane 0 R8 = 0x2020800
  expect lane 1 R8 = 0x2020018
  expect lane 2 R8 = 0x2020818
  expect lane 3 R8 = 0x2010009
  expect lane 4 R8 = 0x2000800
  expect lane 5 R8 = 0x2020800
  expect lane 6 R8 = 0x2020800
  expect lane 7 R8 = 0x2000000
}

warp 14 { asm "TEX.LL.AOFFI R8, R80, R144, 78, 1D, 0x1"   active 0xff
  s = { 0.89916986 0.29809567 1.3806152 2.4350588 -1.1875001 -0.59374994 -1.4558104 -0.0625 ... }
  lod = { 5.4941406 5.498047 0.001953125 0.50390625 12.503906 0.7246094 7.6621094 2.4980469 ... }
  offset = { 0x602a2c34 0xdd7a86da 0x7aa23f6 0x2cda5e13 0x192fe225 0x63ee266e 0x3548dd9 0x710103b5 ... }
  expect lane 0 R8 = 0x500039c
  expect lane 1 R8 = 0x500012b
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xd000000
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 15 { asm "TEX.B.LL R8, R116, R180, 0, ARRAY_1D, 0x1"   active 0xff
  array = { 1 2 0 1 1 1 2 0 ... }
  s = { -0.4543457 -0.25927734 2.611111 -0.7777778 -2.0000002 1.7424316 2.72973 -1.5351561 ... }
  handle = handle(texture 5, sampler 79)
  lod = { 1.5039062 4.4960938 -0.00390625 1.4980469 2.4980469 12.841797 0 3.5019531 ... }
  expect lane 0 R8 = 0x3f71f1f2
  expect lane 1 R8 = 0x3e3cbcbd
  expect lane 2 R8 = 0x3ec2c2c3
  expect lane 3 R8 = 0x3f54d4d5
  expect lane 4 R8 = 0x3f76f6f7
  expect lane 5 R8 = 0x3e088889
  expect lane 6 R8 = 0x3f28a8a9
  expect lane 7 R8 = 0x3f5bdbdc
}

warp 16 { asm "TEX.B.LZ R8, R76, R140, 0, 2D, 0x1"   active 0xff
  s = { 3.0000002 0.50659174 0.14331056 1.125 -1.8859862 -1.8349608 -1.2500001 2.7094724 ... }
  t = { 1.0000001 -1.2854004 3.8342283 2.4999998 2.9374998 1.1875001 0.36279294 0.71875 ... }
  handle = handle(texture 0, sampler 80)
  expect lane 0 R8 = 0x1000f00
  expect lane 1 R8 = 0x1000010
  expect lane 2 R8 = 0x1000f04
  expect lane 3 R8 = 0x1000f04
  expect lane 4 R8 = 0x1000f03
  expect lane 5 R8 = 0x1000f05
  expect lane 6 R8 = 0x1000517
  expect lane 7 R8 = 0x1000b16
}

warp 17 { asm "TEX.LZ R8, R52, 81, 2D, 0x1"   active 0xff
  s = { 0.99999994 3.489502 1.9946289 3.0922852 -1.5000001 1.2499999 0.28125003 -0.75000006 ... }
  t = { 0.70263666 2.2500002 2.0000002 -1 0.5 0.74999994 -2.99292 -2.1523438 ... }
  expect lane 0 R8 = 0x3f31b1b2
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3d20a0a1
  expect lane 7 R8 = 0x3ec00000
}

warp 18 { asm "TEX.LZ R8, R108, 82, 2D, 0x1"   active 0xff
  s = { -0.8600001 0.7216796 -2.3620603 1.1666667 1.5144042 -1.1666666 -1.3333335 0.54467773 ... }
  t = { 3.9052734 1 0.66666675 -0.56494147 0 -0.75000006 -1.0270997 -0.88330084 ... }
  expect lane 0 R8 = 0xbf300000
  expect lane 1 R8 = 0x3fe89000
  expect lane 2 R8 = 0xbf104000
  expect lane 3 R8 = 0x40364800
  expect lane 4 R8 = 0x3fc18000
  expect lane 5 R8 = 0x406bb800
  expect lane 6 R8 = 0xbe3b8000
  expect lane 7 R8 = 0x40116000
}

warp 19 { asm "TEX.LZ R8, R20, 83, ARRAY_2D, 0x1"   active 0xff
  array = { 1 3 3 1 2 2 1 3 ... }
  s = { 2.8000002 2.57251 -0.185791 0.5739746 -0.8399999 1.590576 1.2 -1.684326 ... }
  t = { -2.816162 -2.0000002 1.0034181 1.8481447 2.671631 0 2.7653809 0.40527344 ... }
  expect lane 0 R8 = 0x2010114
  expect lane 1 R8 = 0x202080e
  expect lane 2 R8 = 0x2020004
  expect lane 3 R8 = 0x201070e
  expect lane 4 R8 = 0x2020614
  expect lane 5 R8 = 0x202000a
  expect lane 6 R8 = 0x2010613
  expect lane 7 R8 = 0x2020307
}

warp 20 { asm "TEX.B.LZ R8, R64, R236, 0, 1D, 0x1"   active 0xff
  s = { 1.1249999 0.41015622 -0.47351074 1.5576171 -0.98620605 3.8376462 0.06445313 -2.5505373 ... }
  handle = handle(texture 4, sampler 84)
  expect lane 0 R8 = 0x3000fff
  expect lane 1 R8 = 0x300068f
  expect lane 2 R8 = 0x3000793
  expect lane 3 R8 = 0x3000fff
  expect lane 4 R8 = 0x3000fc7
  expect lane 5 R8 = 0x3000fff
  expect lane 6 R8 = 0x3000108
  expect lane 7 R8 = 0x3000fff
}

warp 21 { asm "TEX.LZ R8, R20, 85, ARRAY_1D, 0x1"   active 0xff
  array = { 2 3 3 2 1 3 0 1 ... }
  s = { -1.9866666 2.6330564 0.9553223 0.08108108 1.1066666 2.9444444 -0.75097656 2.2222223 ... }
  expect lane 0 R8 = 0x3f0e8e8f
  expect lane 1 R8 = 0x3f70f0f1
  expect lane 2 R8 = 0x3f19999a
  expect lane 3 R8 = 0x3e70f0f1
  expect lane 4 R8 = 0x3f29a9aa
  expect lane 5 R8 = 0x3f70f0f1
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f29a9aa
}

warp 22 { asm "TEX.B.LZ R8, R88, R172, 0, 3D, 0x1"   active 0xff
  s = { 2.9392092 -1.9999999 1.0661621 1.6 -0.1 -0.99999994 -1.1608888 2.560547 ... }
  t = { -1.0983886 1.534912 3.569092 2.809326 -2.780029 -0.6865235 3.6867676 -0.26684567 ... }
  r = { -1.1666665 3.9973145 -1.6666667 3.9362793 -1.4999999 0 2.2631834 -0.99999994 ... }
  handle = handle(texture 6, sampler 86)
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x4000000
}

warp 23 { asm "TEX.LZ.AOFFI R8, R72, R180, 87, 2D, 0x1"   active 0xff
  s = { -1.6666665 1.5000001 2.166667 2.5 1.5683594 2.8333333 0.83333325 -1.9999999 ... }
  t = { -0.59999996 1.4248047 -0.39999998 0.16723633 1.2000002 -0.552002 2.6613772 0.4 ... }
  offset = { 0xeb19f170 0xa850f4b5 0x2d9d6f71 0xb5c0bd0c 0xf24d4e0 0x882afc0f 0x9d720e6d 0xca39052f ... }
  expect lane 0 R8 = 0x3e909091
  expect lane 1 R8 = 0x3f29a9aa
  expect lane 2 R8 = 0x3eaeaeaf
  expect lane 3 R8 = 0x3e68e8e9
  expect lane 4 R8 = 0x3f028283
  expect lane 5 R8 = 0x3ea4a4a5
  expect lane 6 R8 = 0x3f028283
  expect lane 7 R8 = 0x3d989899
}

warp 24 { asm "TEX.B.LZ R8, R56, R160, 0, 2D, 0x1"   active 0xff
  s = { 0.53906256 2.2036135 0.5361328 0.5833334 3.3413086 3.871582 -2.9951174 -0.41666666 ... }
  t = { 2.3999999 -1.7999998 2.937012 1.0178221 2.9350584 0.90000004 -1.9382323 0.49999997 ... }
  handle = handle(texture 8, sampler 88)
  expect lane 0 R8 = 0x3e180000
  expect lane 1 R8 = 0xbf200000
  expect lane 2 R8 = 0xbe350000
  expect lane 3 R8 = 0x3f880000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x402c0000
  expect lane 6 R8 = 0xbf200000
  expect lane 7 R8 = 0xbe800000
}

warp 25 { asm "TEX.B.LZ R8, R116, R176, 0, 2D, 0x1"   active 0xff
  s = { -2.998779 2.9724123 0 2.0109863 0.84374994 0.75000006 -2.9140627 2.3749998 ... }
  t = { 2.0239258 1 0.99999994 2.292236 -0.22534178 1.5000001 -0.24804688 2.5000002 ... }
  handle = handle(texture 9, sampler 89)
  expect lane 0 R8 = 0x2000000
  expect lane 1 R8 = 0x200070f
  expect lane 2 R8 = 0x2000700
  expect lane 3 R8 = 0x200020f
  expect lane 4 R8 = 0x200010d
  expect lane 5 R8 = 0x200030c
  expect lane 6 R8 = 0x2000100
  expect lane 7 R8 = 0x200040f
}

warp 26 { asm "TEX.LZ R8, R104, 90, 2D, 0x1"   active 0xff
  s = { 3.982178 -1.4999999 0.25000003 1.3437499 -2.9001467 -0.434082 -0.37500003 1.9638673 ... }
  t = { -1.0000001 -0.3493652 -1.5 2.3012693 -0.5322265 2.7812498 1.0000001 2.5380862 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3f47c7c8
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3dc8c8c9
  expect lane 6 R8 = 0x3ef4f4f5
  expect lane 7 R8 = 0x3ec00000
}

warp 27 { asm "TEX.B.LZ R8, R104, R236, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 1 2 1 1 2 1 ... }
  s = { -1.0764159 0.13134767 2.7500002 2.0000002 1.4999999 3.4096682 1.4685057 1.0000001 ... }
  t = { 1.9999999 0.7216796 -2.462402 0 3.0000002 0.6315918 1.1296387 3 ... }
  handle = handle(texture 11, sampler 91)
  expect lane 0 R8 = 0x3fd00000
  expect lane 1 R8 = 0x40146000
  expect lane 2 R8 = 0xbd800000
  expect lane 3 R8 = 0xbf000000
  expect lane 4 R8 = 0xbd800000
  expect lane 5 R8 = 0xbec48000
  expect lane 6 R8 = 0xbd800000
  expect lane 7 R8 = 0xbd800000
}

warp 28 { asm "TEX.LZ.AOFFI R8, R112, R168, 92, 2D, 0x1"   active 0xff
  s = { 3.3432615 -2.0141604 -1.7575684 1.1374513 -1.0000001 3 1 3.0000002 ... }
  t = { -0.34643555 1.2316895 2 2.4999998 -2.0000002 1.9999999 -2.752197 -1.5024413 ... }
  offset = { 0x8ed66cf3 0x1000dda5 0x1a1b6ac9 0xfb6fb66a 0x48afd08e 0x5b6091a7 0x20598577 0x3b48fce4 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x5000100
  expect lane 5 R8 = 0x5000100
  expect lane 6 R8 = 0x5000100
  expect lane 7 R8 = 0x5000000
}

warp 29 { asm "TEX.LZ R8, R72, 93, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 0 0 0 1 1 0 ... }
  s = { 1 0.49682617 -1 1 1 0.5119629 -0.89282227 -1 ... }
  t = { -0.63061523 0.29418945 0.611084 0.21557617 -0.71118164 1 -1 0.4729004 ... }
  r = { 0.5305176 -1 -0.8654785 0.26782227 -0.35864258 0.13208008 -0.54467773 -0.29516602 ... }
  expect lane 0 R8 = 0x4060000
  expect lane 1 R8 = 0x4050000
  expect lane 2 R8 = 0x4010000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4080000
  expect lane 6 R8 = 0x4090000
  expect lane 7 R8 = 0x4010000
}

warp 30 { asm "TEX.LZ R8, R48, 94, 2D, 0x1"   active 0xff
  s = { 1.6666667 -1.2916666 2.7499998 2.4938962 1.6249999 -0.9583333 2.2800293 1.2575682 ... }
  t = { -0.3 3.683594 0.19897461 3.0190432 3.1379392 2.6999998 2.4 -0.099999994 ... }
  expect lane 0 R8 = 0x3f5a5a5a
  expect lane 1 R8 = 0x3f3c3c3c
  expect lane 2 R8 = 0x3e955757
  expect lane 3 R8 = 0x3e196161
  expect lane 4 R8 = 0x3f545454
  expect lane 5 R8 = 0x3ed3d3d4
  expect lane 6 R8 = 0x3f11e9ea
  expect lane 7 R8 = 0x3f24eeef
}

warp 31 { asm "TEX.LZ R8, R84, 95, 2D, 0x1"   active 0xff
  s = { 1 1.7019043 -2.8312988 -1.5000001 -0.5 1.6755372 -0.75 0.43066406 ... }
  t = { 2 1.0000001 2.5 -2 3 1 -1.7910155 -0.87500006 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 32 { asm "TEX.LZ.AOFFI R8, R8, R144, 96, 2D, 0x1"   active 0xff
  s = { 0 -2.6989744 0.015624999 0.34374997 2.265625 0.09374999 -0.035644535 -0.046875004 ... }
  t = { 3 0.78125 0.49999997 1.75 -1.2507324 0.57421875 2.6249998 0.4262695 ... }
  offset = { 0x5c9de0f4 0xc95fad15 0x1fd42cca 0xf6224a2f 0xc6373dd 0xb2a5abb1 0xc9561bcf 0x292bb8f8 ... }
  expect lane 0 R8 = 0x3000304
  expect lane 1 R8 = 0x3000307
  expect lane 2 R8 = 0x3000002
  expect lane 3 R8 = 0x3000301
  expect lane 4 R8 = 0x3000007
  expect lane 5 R8 = 0x3000001
  expect lane 6 R8 = 0x3000306
  expect lane 7 R8 = 0x3000007
}

warp 33 { asm "TEX.LZ R8, R44, 97, 2D, 0x1"   active 0xff
  s = { -0.99999994 1.6994629 3.251465 -1.8745117 0.25 -1.9999999 1.0695801 2.7597656 ... }
  t = { 2.4999998 -2.9345703 -2 -0.20849608 0 2.0000002 0.24389647 -0.99999994 ... }
  expect lane 0 R8 = 0x3ee0e0e1
  expect lane 1 R8 = 0x3efaf6f7
  expect lane 2 R8 = 0x3e934b4b
  expect lane 3 R8 = 0x3e97e3e4
  expect lane 4 R8 = 0x3e909091
  expect lane 5 R8 = 0x3f30b0b1
  expect lane 6 R8 = 0x3e8f5959
  expect lane 7 R8 = 0x3e652525
}

warp 34 { asm "TEX.LZ R8, R88, 98, 2D, 0x1"   active 0xff
  s = { -1.3654784 2.333333 0.20507814 1.6666665 2.7395022 0.49999997 -1.6666665 1.92 ... }
  t = { 0.5874024 -1.0000001 0.5942382 -1.0839845 0.5 -0.5 2 2.230957 ... }
  expect lane 0 R8 = 0x404f0800
  expect lane 1 R8 = 0x3cdc0000
  expect lane 2 R8 = 0x3fdb2800
  expect lane 3 R8 = 0x40014200
  expect lane 4 R8 = 0x3f3c4000
  expect lane 5 R8 = 0x3fa00000
  expect lane 6 R8 = 0x3d6e0000
  expect lane 7 R8 = 0x3f8c8000
}

warp 35 { asm "TEX.LZ R8, R52, 99, ARRAY_2D, 0x1"   active 0xff
  array = { 2 1 2 0 1 1 2 0 ... }
  s = { -0.6325683 -2.6638186 -1.8333334 -0.99999994 -0.6666667 -1.9999999 -2 -1.5876465 ... }
  t = { 2.3518066 -2.0268557 -2.9406738 -0.0031738281 -2.734375 2.104004 3.280762 0.7001954 ... }
  expect lane 0 R8 = 0x2020300
  expect lane 1 R8 = 0x2010800
  expect lane 2 R8 = 0x2020000
  expect lane 3 R8 = 0x2000800
  expect lane 4 R8 = 0x2010200
  expect lane 5 R8 = 0x2010000
  expect lane 6 R8 = 0x2020200
  expect lane 7 R8 = 0x2000600
}

warp 36 { asm "TEX.B.LZ.AOFFI R8, R4, R156, 0, 1D, 0x1"   active 0xff
  s = { 0.29736328 0.29150394 0.62499994 -0.03491211 2.1875 -0.37255856 -1 3.631348 ... }
  handle = handle(texture 4, sampler 100)
  offset = { 0x617dca9 0x8032cf6b 0x7d9c0cd4 0xad0ad014 0x693ed55f 0xd05bab23 0x43051803 0x4d7aaed3 ... }
  expect lane 0 R8 = 0x2609
  expect lane 1 R8 = 0x254b
  expect lane 2 R8 = 0x5003
  expect lane 3 R8 = 0x473
  expect lane 4 R8 = 0x17ff
  expect lane 5 R8 = 0x2fac
  expect lane 6 R8 = 0x7ffc
  expect lane 7 R8 = 0x2f2c
}

warp 37 { asm "TEX.LZ.AOFFI R8, R12, R216, 101, ARRAY_1D, 0x1"   active 0xff
  array = { 2 2 3 1 3 3 0 1 ... }
  s = { 0.25 3.4418945 -2.0979006 -0.9956055 -0.17333986 0.22222224 -0.67567563 -0.91528314 ... }
  offset = { 0x436eb3cd 0x33e1216c 0x4757a799 0x836e3069 0x7f5be5bc 0x349e9c3d 0xca84862 0xc6929dad ... }
  expect lane 0 R8 = 0x3e911111
  expect lane 1 R8 = 0x3f28a8a9
  expect lane 2 R8 = 0x3eeeeeef
  expect lane 3 R8 = 0x3ea7a7a8
  expect lane 4 R8 = 0x3eeeeeef
  expect lane 5 R8 = 0x3d3eaeaf
  expect lane 6 R8 = 0x3e40c0c1
  expect lane 7 R8 = 0x3ea7a7a8
}

warp 38 { asm "TEX.B.LZ.AOFFI R8, R92, R132, 0, 3D, 0x1"   active 0xff
  s = { 2.0000002 -2.044678 -1.4000001 -1.0148927 1.4 1.7495117 -2.2131348 1.7106935 ... }
  t = { 1.0000001 -1 1.0000001 -2.0000002 3.2873535 2 1.9372559 -0.014892577 ... }
  r = { -0.66666675 0 -0.3333333 0.33333337 3 -2 2.9999998 -0.4841309 ... }
  handle = handle(texture 6, sampler 102)
  offset = { 0x46d1bdb2 0xa84a8da7 0xbb0154a4 0x5b2c68da 0x2ed4a4af 0x3898879f 0xe558185f 0x70061006 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0x1020009
  expect lane 2 R8 = 0x1020009
  expect lane 3 R8 = 0x1050009
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0x1040109
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0x1020009
}

warp 39 { asm "TEX.LZ R8, R112, 103, 2D, 0x1"   active 0xff
  s = { 0 -1.5833333 -2.7282712 -1.9166665 0.75781244 0.388916 1 -1.0833333 ... }
  t = { 2.9999998 -1.6689452 2.2000003 0.4 -2.892822 -1.3693849 1.4 -1.2000002 ... }
  expect lane 0 R8 = 0x3ed4d4d5
  expect lane 1 R8 = 0x3edd2525
  expect lane 2 R8 = 0x3eba3a3a
  expect lane 3 R8 = 0x3eef6f6f
  expect lane 4 R8 = 0x3ebf999a
  expect lane 5 R8 = 0x3ebda1a2
  expect lane 6 R8 = 0x3eef6f6f
  expect lane 7 R8 = 0x3ed95959
}

warp 40 { asm "TEX.LZ R8, R56, 104, 2D, 0x1"   active 0xff
  s = { -1.1469725 -1.4583335 -0.9643554 -1.3333333 1.0416666 0.20833331 1.3750001 1.5833334 ... }
  t = { 0.40000004 -0.099999994 2.567627 -0.8156739 -0.9113769 -1.9999999 0.4135742 -0.4 ... }
  expect lane 0 R8 = 0x40800000
  expect lane 1 R8 = 0xbff00000
  expect lane 2 R8 = 0xbfc00000
  expect lane 3 R8 = 0x40680000
  expect lane 4 R8 = 0x40300000
  expect lane 5 R8 = 0xbf000000
  expect lane 6 R8 = 0x3e800000
  expect lane 7 R8 = 0x40180000
}

warp 41 { asm "TEX.LZ R8, R60, 105, 2D, 0x1"   active 0xff
  s = { -1.7812501 -0.8811036 1 2.3562014 3.44458 0.50000006 -1 -0.5908203 ... }
  t = { 1.5625 2 0.001953125 1.406494 -1.6875 -2.808594 -0.513916 -2.4121096 ... }
  expect lane 0 R8 = 0x1000606
  expect lane 1 R8 = 0x100001c
  expect lane 2 R8 = 0x100001f
  expect lane 3 R8 = 0x100090b
  expect lane 4 R8 = 0x1000511
  expect lane 5 R8 = 0x1000c10
  expect lane 6 R8 = 0x100081f
  expect lane 7 R8 = 0x1000612
}

warp 42 { asm "TEX.LZ R8, R72, 106, 2D, 0x1"   active 0xff
  s = { -0.12499999 1.2263184 -0.62500006 3.6042478 -2 -2.8874514 2.2717283 -1.5786132 ... }
  t = { 1.0000001 1.21875 3.1391604 -1.6188965 0.0061035156 -1.4999999 -1.8862303 -2.0000002 ... }
  expect lane 0 R8 = 0x3f515151
  expect lane 1 R8 = 0x3ea6c6c7
  expect lane 2 R8 = 0x3e834d4d
  expect lane 3 R8 = 0x3f274444
  expect lane 4 R8 = 0x3e0c8c8d
  expect lane 5 R8 = 0x3e489091
  expect lane 6 R8 = 0x3ea79fa0
  expect lane 7 R8 = 0x3eed7373
}

warp 43 { asm "TEX.LZ R8, R12, 107, ARRAY_2D, 0x1"   active 0xff
  array = { 2 2 1 0 1 2 1 2 ... }
  s = { -0.25756836 0.9372558 3.9555664 -2.9035647 1.5104979 -1.8750001 -2.9365234 1.5000001 ... }
  t = { -0.99999994 0.8325195 0.14550781 1.0000001 3.0708005 2.4999998 -2 0 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0xbe300000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 44 { asm "TEX.LZ.AOFFI R8, R52, R148, 108, 2D, 0x1"   active 0xff
  s = { 0.21435545 -1.6687013 2 3 2.0000002 0.52392584 2 3.7971194 ... }
  t = { -2.6430666 -0.4785156 3.0000002 0.5 -2.7492673 -1.7534178 3.8730469 -1.439209 ... }
  offset = { 0x20e10d93 0x9821b574 0x1e35802a 0x923c9146 0xe92293d9 0xaeda0e4c 0xad586a85 0x31c4fc54 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000100
  expect lane 2 R8 = 0x5000100
  expect lane 3 R8 = 0x5000100
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0x5000000
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000100
}

warp 45 { asm "TEX.LZ R8, R36, 109, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 2 0 0 1 1 1 ... }
  s = { -0.8215332 0.15307617 0.16479492 -0.46264648 -0.9387207 -1 0.18432617 -0.8942871 ... }
  t = { 1 1 -1 -0.8405762 0.8117676 0.7512207 -1 0.7077637 ... }
  r = { -0.3137207 -0.22973633 0.032958984 -1 1 -0.5710449 -0.22729492 -1 ... }
  expect lane 0 R8 = 0x4080000
  expect lane 1 R8 = 0x4080000
  expect lane 2 R8 = 0x4090000
  expect lane 3 R8 = 0x4050000
  expect lane 4 R8 = 0x4040000
  expect lane 5 R8 = 0x4070000
  expect lane 6 R8 = 0x4090000
  expect lane 7 R8 = 0x40b0000
}

warp 46 { asm "TEX.LZ.AOFFI R8, R60, R132, 110, 2D, 0x1"   active 0xff
  s = { 2.7500002 -2.9082034 0.5833333 3.276367 0.7916666 -0.5833333 1.4166665 0.75 ... }
  t = { -1.7000002 0.80981445 2.3999999 1.3000001 2.059082 -0.29999998 1.4 2.9 ... }
  offset = { 0xd0f81a4e 0x735d654a 0x369e6d48 0x8d3d87fe 0xb74e3c2f 0x57beaa98 0xb709bdd2 0x28579e27 ... }
  expect lane 0 R8 = 0x3f1b9b9c
  expect lane 1 R8 = 0x3f5dddde
  expect lane 2 R8 = 0x3f0b8b8c
  expect lane 3 R8 = 0x3ef0f0f1
  expect lane 4 R8 = 0x3f67e7e8
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3ef0f0f1
  expect lane 7 R8 = 0x3ef0f0f1
}

warp 47 { asm "TEX.LZ R8, R88, 111, 2D, 0x1"   active 0xff
  s = { 2.4375 0.031250004 -1.6562499 1.5310057 2.218994 -2 0 2.4877927 ... }
  t = { -0.5625 -2.04541 -0.61376953 2.4062502 -1.2499999 2.9999998 0 -0.50000006 ... }
  expect lane 0 R8 = 0x100000e
  expect lane 1 R8 = 0x1000001
  expect lane 2 R8 = 0x100000b
  expect lane 3 R8 = 0x1000f0f
  expect lane 4 R8 = 0x1000007
  expect lane 5 R8 = 0x1000f00
  expect lane 6 R8 = 0x1000000
  expect lane 7 R8 = 0x100000f
}

warp 48 { asm "TEX.LZ R8, R28, 112, 2D, 0x1"   active 0xff
  s = { -0.99999994 0.37500003 2.0944822 0.5 2.1481934 -0.7058105 -2.7668455 2.7812502 ... }
  t = { 1.9999999 -0.96484375 -1.8366699 1.25 2.5000002 3.2788088 1.4326173 1.9687499 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x1e18
  expect lane 2 R8 = 0x506
  expect lane 3 R8 = 0x1720
  expect lane 4 R8 = 0x1009
  expect lane 5 R8 = 0x1712
  expect lane 6 R8 = 0x120e
  expect lane 7 R8 = 0x132
}

warp 49 { asm "TEX.LZ R8, R96, 113, 2D, 0x1"   active 0xff
  s = { 1.9999999 1.3750001 -1.9999999 2.34375 2.4999998 -1.75 -1.9999999 2.0000002 ... }
  t = { -0.5651855 3.750244 -1.64917 -0.68749994 -1 -1.4999999 -1.5393065 -2.0190427 ... }
  expect lane 0 R8 = 0x3f04e868
  expect lane 1 R8 = 0x3efe4949
  expect lane 2 R8 = 0x3ed0d1d2
  expect lane 3 R8 = 0x3ef17171
  expect lane 4 R8 = 0x3f303030
  expect lane 5 R8 = 0x3ecf4f4f
  expect lane 6 R8 = 0x3f172cad
  expect lane 7 R8 = 0x3f22a2a3
}

warp 50 { asm "TEX.LZ R8, R20, 114, 2D, 0x1"   active 0xff
  s = { -0.5620118 0.56 -2.5146482 -2.424072 2.9166665 2.3527834 1.6467286 -0.76 ... }
  t = { 1.7500001 -0.22222224 2.111111 1.0065919 0.50000006 -0.8684082 -0.631836 1.0000001 ... }
  expect lane 0 R8 = 0x40880000
  expect lane 1 R8 = 0x3f600000
  expect lane 2 R8 = 0xbf900000
  expect lane 3 R8 = 0xbe800000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0xbfc00000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3fe00000
}

warp 51 { asm "TEX.LZ R8, R40, 115, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 0 0 1 1 0 0 ... }
  s = { 3.0000002 0.6666666 2.7500002 -1.0833335 3.7514646 0.3333333 1.9999999 3.3100586 ... }
  t = { 3.2097168 2.795166 -1.0000001 2.25 3.052246 -0.6745606 0.3874512 3.2263186 ... }
  expect lane 0 R8 = 0x301030b
  expect lane 1 R8 = 0x3020307
  expect lane 2 R8 = 0x300000b
  expect lane 3 R8 = 0x3000300
  expect lane 4 R8 = 0x301030b
  expect lane 5 R8 = 0x3010003
  expect lane 6 R8 = 0x300010b
  expect lane 7 R8 = 0x300030b
}

warp 52 { asm "TEX.LZ R8, R96, 116, 1D, 0x1"   active 0xff
  s = { 2.463867 1.9279786 -1.3769532 2.708008 2.3750002 1.8610839 1.46875 -2.976074 ... }
  expect lane 0 R8 = 0x3b5f
  expect lane 1 R8 = 0x76c8
  expect lane 2 R8 = 0x4fbf
  expect lane 3 R8 = 0x5aa0
  expect lane 4 R8 = 0x3000
  expect lane 5 R8 = 0x6e37
  expect lane 6 R8 = 0x3c00
  expect lane 7 R8 = 0x310
}

warp 53 { asm "TEX.B.LZ R8, R56, R152, 0, ARRAY_1D, 0x1"   active 0xff
  array = { 2 2 0 3 3 2 0 2 ... }
  s = { 0.48000002 3.3337402 -1.7777779 1.4355468 -0.27027026 -0.972973 3.3774414 -1.6666666 ... }
  handle = handle(texture 5, sampler 117)
  expect lane 0 R8 = 0x3f141414
  expect lane 1 R8 = 0x3f70f0f1
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f70f0f1
  expect lane 4 R8 = 0x3f0e8e8f
  expect lane 5 R8 = 0x3f0e8e8f
  expect lane 6 R8 = 0x3ec4c4c5
  expect lane 7 R8 = 0x3f0e8e8f
}

warp 54 { asm "TEX.LZ R8, R44, 118, 3D, 0x1"   active 0xff
  s = { -1.5466309 2.7 2.5999997 2.1330569 -1.9999999 2 0.09301758 0.19999999 ... }
  t = { 2.9675295 -1.2500001 3.0000002 0.32958987 -0.99999994 1.8393553 0.14599611 -1.6230468 ... }
  r = { 2.666667 0.07934571 3.4685059 1.9999999 1.5485839 1.8820802 3.015381 1.9999999 ... }
  expect lane 0 R8 = 0x1040304
  expect lane 1 R8 = 0x1000207
  expect lane 2 R8 = 0x1020305
  expect lane 3 R8 = 0x1050101
  expect lane 4 R8 = 0x1030300
  expect lane 5 R8 = 0x1050000
  expect lane 6 R8 = 0x1000000
  expect lane 7 R8 = 0x1050101
}

warp 55 { asm "TEX.LZ.AOFFI R8, R64, R184, 119, 2D, 0x1"   active 0xff
  s = { -0.6666666 0.68749994 -0.66666675 -0.37084958 2.2207031 1.9750975 1.25 0.08333334 ... }
  t = { -1.3999999 0.40000004 2.9999998 1.8801271 2.378174 -1.0559081 -2.6433108 2.8000002 ... }
  offset = { 0xe38958b1 0x2ff7ebc2 0xae8c5e7e 0xea2180dd 0x154ad702 0x37de5e15 0x9fa14740 0xff1a9a83 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3dd6d6d7
  expect lane 2 R8 = 0x3f54d4d5
  expect lane 3 R8 = 0x3f54d4d5
  expect lane 4 R8 = 0x3d989899
  expect lane 5 R8 = 0x3e7cfcfd
  expect lane 6 R8 = 0x3e7cfcfd
  expect lane 7 R8 = 0x3e66e6e7
}

warp 56 { asm "TEX.LL.AOFFI R8, R64, R204, 120, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 2 0 1 2 0 1 ... }
  s = { 1.1384277 1.6666666 2.833333 3.239502 0.76000005 -0.0017089844 2.8800004 1.9445801 ... }
  t = { 1 -2.1738284 -2.6005862 2.165527 1.8888888 2.0114746 2.888889 2 ... }
  lod = { 3.9980469 14.3125 -1.1230469 14.509766 -1.1308594 -1.1230469 13.576172 -1.1230469 ... }
  offset = { 0x722f759b 0xaf152ac1 0x16f48d37 0x5c558d4d 0x12ecf4e9 0x424c996e 0xf45f0c34 0xde0d253 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6020000
  expect lane 2 R8 = 0x2020602
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x201050c
  expect lane 5 R8 = 0x2020616
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x2010501
}

warp 57 { asm "TEX.LZ R8, R80, 121, ARRAY_2D, 0x1"   active 0xff
  array = { 2 0 0 0 3 0 3 3 ... }
  s = { -2.9079592 2.0000002 0 2.6666667 0 0.6666667 2.4999998 -2.5502932 ... }
  t = { -1.4140626 -0.8288574 0.9575196 3.9162598 -2.0000002 -1.0000001 -1.75 -2.5854495 ... }
  expect lane 0 R8 = 0x3020201
  expect lane 1 R8 = 0x3000000
  expect lane 2 R8 = 0x3000300
  expect lane 3 R8 = 0x3000308
  expect lane 4 R8 = 0x3020300
  expect lane 5 R8 = 0x3000308
  expect lane 6 R8 = 0x3020105
  expect lane 7 R8 = 0x3020105
}

warp 58 { asm "TEX.B.LL.AOFFI R8, R48, R156, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 0 3 2 2 3 2 3 3 ... }
  s = { -1.2722169 -1.2258302 0.34545895 1.0302736 2.333333 2.666667 2.2294924 -2.542236 ... }
  t = { -0.8542481 2.6821291 2.5598145 -1.5000001 2.6396487 -2.6945798 1.5555557 3.9494631 ... }
  handle = handle(texture 3, sampler 122)
  lod = { 0.37109375 12.513672 -0.62109375 -1.1289062 -0.62890625 -1.125 0.6308594 1.3730469 ... }
  offset = { 0xabfce3fb 0x5126e3c6 0xfc50f1d8 0x82a74b15 0x5468b56e 0x941716ac 0x65385639 0x948675e7 ... }
  expect lane 0 R8 = 0x3000303
  expect lane 1 R8 = 0x6020000
  expect lane 2 R8 = 0x3020308
  expect lane 3 R8 = 0x2020505
  expect lane 4 R8 = 0x2020206
  expect lane 5 R8 = 0x202050c
  expect lane 6 R8 = 0x4020000
  expect lane 7 R8 = 0x4020103
}

warp 59 { asm "TEX.LZ R8, R4, 123, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 3 3 3 3 1 3 ... }
  s = { -0.5007325 1.16 -2 3.0000002 -1.6828614 3.227051 -0.45849606 0.55999994 ... }
  t = { -0.7558594 0 -1.7829591 0 -1.1745607 -0.33333334 -1 1.5555556 ... }
  expect lane 0 R8 = 0x3010005
  expect lane 1 R8 = 0x3000001
  expect lane 2 R8 = 0x3020000
  expect lane 3 R8 = 0x3020000
  expect lane 4 R8 = 0x3020303
  expect lane 5 R8 = 0x3020202
  expect lane 6 R8 = 0x3010006
  expect lane 7 R8 = 0x3020206
}

warp 60 { asm "TEX.LL.AOFFI R8, R16, R232, 124, ARRAY_2D, 0x1"   active 0xff
  array = { 2 0 2 1 2 0 3 2 ... }
  s = { 3.8244627 -0.538086 1.8800001 -1.6666667 2.532715 3.0122073 3.8076172 0.8952637 ... }
  t = { -0.407959 0 -0.22222221 -2.0000002 2.9846191 3.0000002 1.0000001 2.3112795 ... }
  lod = { -1.1210938 3.3710938 -0.6269531 -1.125 5.6816406 2.375 1.3710938 3.375 ... }
  offset = { 0xab3b7a46 0xa57fefeb 0xb2ff759b 0x8b80be28 0x8ce62e60 0xcc109695 0xdbaec199 0x37f641d3 ... }
  expect lane 0 R8 = 0x2020001
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x3020005
  expect lane 3 R8 = 0x2010100
  expect lane 4 R8 = 0x6020000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x4020103
  expect lane 7 R8 = 0x6020000
}

warp 61 { asm "TEX.LZ R8, R76, 125, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 3 0 3 2 0 1 ... }
  s = { 0.054687504 -1.3333333 0.93554693 -1.6666666 -1.3199999 -2.9050295 3.901123 -1.4400002 ... }
  t = { -2 -1 1.0000001 2.7272952 -1.5555555 1.9147949 -0.15161131 3.3376462 ... }
  expect lane 0 R8 = 0x3000000
  expect lane 1 R8 = 0x3020008
  expect lane 2 R8 = 0x302000b
  expect lane 3 R8 = 0x3000204
  expect lane 4 R8 = 0x3020108
  expect lane 5 R8 = 0x3020301
  expect lane 6 R8 = 0x300030a
  expect lane 7 R8 = 0x3010106
}

warp 62 { asm "TEX.LL.AOFFI R8, R48, R164, 126, 2D, 0x1"   active 0xff
  s = { 1.7968749 -0.09130859 -2.5693357 1.9999999 2.9999998 -0.74999994 0.21875 3.3464358 ... }
  t = { 1.3647462 3 2.4999998 -2.0649414 2.5 2.2719727 -2.3239748 -0.31250003 ... }
  lod = { 4.9472656 4.25 1.2441406 3.25 10.009766 4.2558594 12.3515625 5.2539062 ... }
  offset = { 0x63e01a92 0x405b303b 0x6c431bd0 0xb81d472a 0xb41eec51 0xad58c8db 0x2b95323 0x8b81d8d4 ... }
  expect lane 0 R8 = 0x3f56d6d7
  expect lane 1 R8 = 0x3f73f3f4
  expect lane 2 R8 = 0x3f64e4e5
  expect lane 3 R8 = 0x3eeaeaeb
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f39b9ba
  expect lane 6 R8 = 0x3c008081
  expect lane 7 R8 = 0x3f65e5e6
}

warp 63 { asm "TEX.B.LZ R8, R112, R216, 0, 2D, 0x1"   active 0xff
  s = { 1.8125001 -1.1249999 2.4340823 -2.446045 -1.9999999 -1.0000001 -2.0971677 3.5163577 ... }
  t = { 0.8125 -0.90624994 1.5625001 3.4487305 -1.75 -0.49999997 2.5624998 -0.62500006 ... }
  handle = handle(texture 10, sampler 127)
  expect lane 0 R8 = 0x3ec64646
  expect lane 1 R8 = 0x3f543434
  expect lane 2 R8 = 0x3f56cbcc
  expect lane 3 R8 = 0x3f139d9e
  expect lane 4 R8 = 0x3ec6c6c7
  expect lane 5 R8 = 0x3eb0b0b1
  expect lane 6 R8 = 0x3e85eff0
  expect lane 7 R8 = 0x3f421c1c
}

warp 0 { asm "TEX.LL.AOFFI R8, R16, R136, 128, 2D, 0x1"   active 0xff
  s = { -0.578125 -1.2500001 -1.6875001 -2.6005857 2.0937502 -2.0939944 3.7883303 0.18066408 ... }
  t = { 0.31250003 -1.25 0.25000003 -0.99999994 -1.7331544 1 3.8696291 0.25 ... }
  lod = { 0.75390625 1.2558594 2.2441406 6.251953 6.251953 1.25 5.2460938 3.2460938 ... }
  offset = { 0xfcb6545d 0x2f5624a1 0x744e2d87 0xe4d22b7c 0x5f6aaa36 0xc56ed773 0x175ee748 0xb107805 ... }
  expect lane 0 R8 = 0x3f0d8d8e
  expect lane 1 R8 = 0x3cc0c0c1
  expect lane 2 R8 = 0x3eeaeaeb
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f7cfcfd
  expect lane 6 R8 = 0x3d808081
  expect lane 7 R8 = 0x3cc0c0c1
}

warp 1 { asm "TEX.LZ R8, R112, 129, 2D, 0x1"   active 0xff
  s = { 0 2.1171875 3.4060059 -0.3356934 -0.8403321 2.4665525 -1.7500001 1.7187501 ... }
  t = { 1.1999513 -2 1 0.6342773 -1.5 1.9374999 -1.5000001 -2.824219 ... }
  expect lane 0 R8 = 0x3e0c8c8d
  expect lane 1 R8 = 0x3e0c8c8d
  expect lane 2 R8 = 0x3ef4f4f5
  expect lane 3 R8 = 0x3df0f0f1
  expect lane 4 R8 = 0x3f2aaaab
  expect lane 5 R8 = 0x3dc8c8c9
  expect lane 6 R8 = 0x3eeaeaeb
  expect lane 7 R8 = 0x3f34b4b5
}

warp 2 { asm "TEX.LL.AOFFI R8, R12, R224, 130, 2D, 0x1"   active 0xff
  s = { 2.9233396 2.7880857 -2.890625 -1.3437501 3.104492 0.49999997 -0.75 3 ... }
  t = { 3.123291 1.0000001 2.75 1.602539 1.1249999 3.0000002 2.3833005 -0.1635742 ... }
  lod = { 5.25 0.7519531 4.2539062 6.251953 7.875 1.8378906 0.7519531 0.7519531 ... }
  offset = { 0xee271ddd 0x247d3f0f 0x674618c0 0xa79aea3b 0x83062676 0xf4f70ff 0xdb09e2e0 0x8982833d ... }
  expect lane 0 R8 = 0x3f16abac
  expect lane 1 R8 = 0x3efca8a9
  expect lane 2 R8 = 0x3f2f1f1f
  expect lane 3 R8 = 0x3f3b2b2b
  expect lane 4 R8 = 0x3f232222
  expect lane 5 R8 = 0x3f30b0b1
  expect lane 6 R8 = 0x3f697171
  expect lane 7 R8 = 0x3e3d9d9e
}

warp 3 { asm "TEX.LZ R8, R100, 131, 2D, 0x1"   active 0xff
  s = { 3.9160156 1.3749999 -1.75 -1.9531249 1.8749999 -2.7844236 -0.34375003 -2.2788086 ... }
  t = { 3.6708987 1 -0.51757807 1.4670411 -1.1384277 0.21875001 -0.68749994 -0.5625 ... }
  expect lane 0 R8 = 0x3eb0b0b1
  expect lane 1 R8 = 0x3ebababb
  expect lane 2 R8 = 0x3f129293
  expect lane 3 R8 = 0x3eb0b0b1
  expect lane 4 R8 = 0x3ee0e0e1
  expect lane 5 R8 = 0x3e808081
  expect lane 6 R8 = 0x3f69e9ea
  expect lane 7 R8 = 0x3f69e9ea
}

warp 4 { asm "TEX.LL.AOFFI R8, R60, R196, 132, 2D, 0x1"   active 0xff
  s = { 2.6511233 -0.9133301 0.49999997 -1.9999999 -0.96411127 -1.9999999 2.7514648 -0.53735346 ... }
  t = { 1.5625001 1.7875978 -0.25000003 2.5000002 -2.5249026 1.9999999 -1.8608398 -1 ... }
  lod = { 1.5019531 3.5058594 0.5019531 2.4960938 5.4941406 4.4941406 5.5 2.9335938 ... }
  offset = { 0x14bd8f19 0x55411a4e 0xe16e2a7e 0x7dd88c09 0xcb948d11 0x7fd2f44b 0x8708f1b1 0xb52c22eb ... }
  expect lane 0 R8 = 0x2000503
  expect lane 1 R8 = 0x4000102
  expect lane 2 R8 = 0x100030d
  expect lane 3 R8 = 0x2000409
  expect lane 4 R8 = 0x5000001
  expect lane 5 R8 = 0x4000103
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x3000206
}

warp 5 { asm "TEX.LZ.AOFFI R8, R92, R232, 133, 2D, 0x1"   active 0xff
  s = { -1.9999999 -0.5 3.7893064 -0.41333008 -2.3793948 -0.8483886 -2.3974612 3.9758298 ... }
  t = { 2.0000002 2.4494631 -1.8749999 1.7500001 0.43945315 -2.6428225 -0.14208984 0.058349613 ... }
  offset = { 0x30910498 0x15bc6947 0x6570b8db 0x951e2198 0xca434543 0xdb22db8d 0xe63f57d7 0x4beae8b6 ... }
  expect lane 0 R8 = 0x1938
  expect lane 1 R8 = 0x1227
  expect lane 2 R8 = 0x12d
  expect lane 3 R8 = 0x111d
  expect lane 4 R8 = 0x122a
  expect lane 5 R8 = 0x306
  expect lane 6 R8 = 0x182d
  expect lane 7 R8 = 0x1c04
}

warp 6 { asm "TEX.LL.AOFFI R8, R36, R196, 134, 2D, 0x1"   active 0xff
  s = { 2.9003906 -1.7929688 -0.49999997 2.8750002 1.9616699 -2.5363767 3.0000002 -1.8679198 ... }
  t = { 3 0.5 0.99999994 -2.379639 3.442627 -0.99999994 2.0000002 2.0131834 ... }
  lod = { 0.49609375 3.5058594 -1.4960938 -1.5058594 1.4960938 -2.0058594 10.605469 4.5039062 ... }
  offset = { 0x2e542cc6 0xb8984803 0xcae6f1c6 0xeaf71e6c 0x34be6ebf 0xb9838e8d 0x71a42f54 0xc4c2a7d ... }
  expect lane 0 R8 = 0x2000404
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x1000b16
  expect lane 3 R8 = 0x1934
  expect lane 4 R8 = 0x3000006
  expect lane 5 R8 = 0x181a
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 7 { asm "TEX.LZ R8, R60, 135, 2D, 0x1"   active 0xff
  s = { -1.3503418 1.119873 1.7065431 1.9999999 0.14233398 -0.42431638 2.25 -0.86254877 ... }
  t = { 0 -1.5 -1.7500001 1 2.2500002 2.4999998 -0.5 -2.0000002 ... }
  expect lane 0 R8 = 0x200000a
  expect lane 1 R8 = 0x2000401
  expect lane 2 R8 = 0x200010b
  expect lane 3 R8 = 0x200000f
  expect lane 4 R8 = 0x2000202
  expect lane 5 R8 = 0x2000309
  expect lane 6 R8 = 0x2000404
  expect lane 7 R8 = 0x2000702
}

warp 8 { asm "TEX.LL R8, R116, R148, 136, 2D, 0x1"   active 0xff
  s = { 0 -1 -1.8444823 3.2937014 2.25 0 1.7929689 -1.6936036 ... }
  t = { -0.74902344 1.0039061 3.7016604 2.5625 0.71459967 -1.8466797 2.0000002 -1.1875001 ... }
  lod = { 6.251953 6.248047 -1.3730469 8.248047 1.7539062 8.251953 8.25 2.2539062 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x1609
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x1610
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x1000c09
}

warp 9 { asm "TEX.LZ R8, R28, 137, 2D, 0x1"   active 0xff
  s = { 3.9301755 -0.75 -1.9589845 2.8749998 -0.13378905 3.696533 -0.28125 1.7656251 ... }
  t = { -2.7055662 -0.684082 -0.49999997 0.13696289 -0.87500006 3.438721 -1.1875001 -1.077881 ... }
  expect lane 0 R8 = 0x93b
  expect lane 1 R8 = 0xa10
  expect lane 2 R8 = 0x1002
  expect lane 3 R8 = 0x437
  expect lane 4 R8 = 0x337
  expect lane 5 R8 = 0xe2c
  expect lane 6 R8 = 0x192e
  expect lane 7 R8 = 0x1d31
}

warp 10 { asm "TEX.LL.AOFFI R8, R44, R180, 138, 2D, 0x1"   active 0xff
  s = { 0.015625 -1.5124513 1.8308105 -1.4374999 2.9999998 2 -0.68750006 1.0624999 ... }
  t = { 0.67358404 -1.6232909 0.14135742 2.875 0.36132815 0.99999994 2.9999998 0.4228516 ... }
  lod = { 3.4960938 5.4941406 4.498047 1.4960938 5.4960938 2.5 0.49414062 6.5058594 ... }
  offset = { 0x16d5e9da 0xd67b624c 0xf1616c5 0x409bf91c 0xd6533dc3 0xba6e3f76 0x5e46a9a6 0x728556e9 ... }
  expect lane 0 R8 = 0x1204
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0x1926
  expect lane 7 R8 = 0xb3c
}

warp 11 { asm "TEX.LL R8, R20, R232, 139, 2D, 0x1"   active 0xff
  s = { 2.3466797 2.0000002 1.875 -2.7412107 1.7499999 2.5000002 -0.62500006 2.8125 ... }
  t = { 0.3884277 -1.0273438 -2.2761233 -0.8703613 -0.5 3.2553709 0.25000003 -1.25 ... }
  lod = { 3.5527344 4.484375 -0.9433594 -0.9453125 14.458984 1.5566406 1.5546875 3.5605469 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0x5000001
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 12 { asm "TEX.LZ.AOFFI R8, R80, R168, 140, 2D, 0x1"   active 0xff
  s = { -0.840332 1.4999999 2.5624998 0.119384766 2.9999998 -1.8066407 -1 1 ... }
  t = { -0.99999994 1.9404296 -0.875 0 1.0708009 3 2.345947 1 ... }
  offset = { 0x52d4b134 0x48dd640 0x91de8641 0x1e473f2d 0xd2aa805 0xac9d546f 0x97311e32 0x2148ff15 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3c008081
  expect lane 2 R8 = 0x3c008081
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = 0x3c008081
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3c008081
}

warp 13 { asm "TEX.LL R8, R28, R192, 141, 2D, 0x1"   active 0xff
  s = { -2.674072 1.4365234 -1.5935059 3.4211423 0.99999994 3.4733887 -1.21875 3.7167966 ... }
  t = { 3.5344236 2.6186526 0.74999994 -0.63037103 3.0000002 2.0986326 1 -1.8693848 ... }
  lod = { 1.2558594 4.25 6.25 13.324219 5.2558594 3.2519531 1.2441406 2.2480469 ... }
  expect lane 0 R8 = 0x3f38b8b9
  expect lane 1 R8 = 0x3f1b9b9c
  expect lane 2 R8 = 0x3ef2f2f3
  expect lane 3 R8 = 0x3e44c4c5
  expect lane 4 R8 = 0x3eeaeaeb
  expect lane 5 R8 = 0x3f2aaaab
  expect lane 6 R8 = 0x3df0f0f1
  expect lane 7 R8 = 0x3ed6d6d7
}

warp 14 { asm "TEX.B.LZ R8, R12, R172, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 2 2 0 2 2 0 1 0 ... }
  s = { 2.25 0.06152344 -0.49999997 1 -0.24999999 2.4956057 2.125 2.2561035 ... }
  t = { -0.10913085 2 -0.50000006 -2.3669434 2.5000002 0 1.5 3 ... }
  handle = handle(texture 11, sampler 142)
  expect lane 0 R8 = 0x40380000
  expect lane 1 R8 = 0x40380000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x40380000
  expect lane 4 R8 = 0xbf000000
  expect lane 5 R8 = 0x40600000
  expect lane 6 R8 = 0x40380000
  expect lane 7 R8 = 0x40600000
}

warp 15 { asm "TEX.LL R8, R100, R204, 143, 2D, 0x1"   active 0xff
  s = { 1.6757812 1.0468749 2.5000002 -0.99999994 3.489014 1.390625 -1.4777833 -1.6765137 ... }
  t = { 2.4999998 0.375 1.8894044 -0.99999994 -1.2331542 0.8249512 -2.9208987 2.5573733 ... }
  lod = { -9.087891 -12.082031 -10.080078 -12.083984 13.9140625 -7.0839844 -10.082031 6.5546875 ... }
  expect lane 0 R8 = 0x5000001
  expect lane 1 R8 = 0x5000001
  expect lane 2 R8 = 0x5000001
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x5000001
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000000
}

warp 16 { asm "TEX.LL R8, R80, R188, 144, 2D, 0x1"   active 0xff
  s = { 2.5 1.5312501 1.6250001 1.345459 -1.4797364 0.5 -0.5 -1.9999999 ... }
  t = { 1.1279296 -0.5 -1.9999999 3.80957 3.7229004 -1.5 3.0000002 -1.675293 ... }
  lod = { 2.5 5.5 1.5 0.49609375 3.5039062 7.9335938 6.498047 6.501953 ... }
  expect lane 0 R8 = 0x1000210
  expect lane 1 R8 = 0x100080e
  expect lane 2 R8 = 0x100000b
  expect lane 3 R8 = 0x1000c14
  expect lane 4 R8 = 0x1000b10
  expect lane 5 R8 = 0x1000810
  expect lane 6 R8 = 0x100000f
  expect lane 7 R8 = 0x1000500
}

warp 17 { asm "TEX.LZ R8, R108, 145, 2D, 0x1"   active 0xff
  s = { -0.875 1.8164061 1.9999999 -2.0000002 2.875 -1 -0.99999994 0.032226562 ... }
  t = { 0.50000006 0 -0.07812499 1.5480957 1.7500001 2.0000002 0.50000006 1 ... }
  expect lane 0 R8 = 0x3f0b8b8c
  expect lane 1 R8 = 0x3e7cfcfd
  expect lane 2 R8 = 0x3ed4d4d5
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ee6e6e7
  expect lane 7 R8 = 0x3ec00000
}

warp 18 { asm "TEX.B.LL R8, R24, R212, 0, 2D, 0x1"   active 0xff
  s = { -2.7668455 -1.7343751 -0.81250006 -1.5334473 -1.2004396 1.8749999 2.5000002 -1.9999999 ... }
  t = { -0.25000003 -2.5285642 1.8125 2.0625 1 1.25 1.4999999 1.9999999 ... }
  handle = handle(texture 10, sampler 146)
  lod = { 10.845703 4.251953 6.2460938 1.2539062 4.2558594 5.2539062 6.84375 3.2480469 ... }
  expect lane 0 R8 = 0x3f5de2e3
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3ec0c0c1
  expect lane 4 R8 = 0x3e714747
  expect lane 5 R8 = 0x3eae0e0e
  expect lane 6 R8 = 0x3ec0c0c1
  expect lane 7 R8 = 0x3ec0c0c1
}

warp 19 { asm "TEX.B.LZ R8, R60, R140, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 0 2 0 1 1 1 ... }
  s = { -1.7116698 -1.5000001 1.0000001 2.7499998 0.50000006 0 3.0000002 1.7221678 ... }
  t = { 1.4135741 2.8911133 -0.59741205 1.4999999 3 -1.7500001 0.023681639 -0.49999997 ... }
  handle = handle(texture 11, sampler 147)
  expect lane 0 R8 = 0x3e000000
  expect lane 1 R8 = 0xbf000000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0xbf000000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0x40380000
  expect lane 6 R8 = 0xbf000000
  expect lane 7 R8 = 0xbf000000
}

warp 20 { asm "TEX.LL.AOFFI R8, R24, R144, 148, 2D, 0x1"   active 0xff
  s = { -1.7102052 2.4826663 0.91210943 0.50000006 3.2265623 0.24414064 2.125 3.9841309 ... }
  t = { 1.5805665 3.998047 0.75 3.0000002 0.659668 -0.67382807 -1.8125 2.5754397 ... }
  lod = { 1.5019531 2.9492188 5.4960938 8.228516 5.501953 0.50390625 3.4980469 14.285156 ... }
  offset = { 0x4355a0c5 0x98793d15 0x313969cc 0xca7b8cec 0x2fcbe8f5 0x94b4a748 0x8cfa664e 0xbf6b37ef ... }
  expect lane 0 R8 = 0x1000f00
  expect lane 1 R8 = 0x1000f1f
  expect lane 2 R8 = 0x1000819
  expect lane 3 R8 = 0x1000f0c
  expect lane 4 R8 = 0x100091f
  expect lane 5 R8 = 0x1000000
  expect lane 6 R8 = 0x100001f
  expect lane 7 R8 = 0x1000f1f
}

warp 21 { asm "TEX.B.LL R8, R80, R200, 0, 2D, 0x1"   active 0xff
  s = { 0.19775392 -1.1875001 -1.7499999 2.4999998 -0.89062506 3.1582031 -0.9375 1.7692871 ... }
  t = { -0.30200192 1.8149414 0.52270514 -1.3671874 -1.4062499 -1.2329103 1.0000001 0.94873047 ... }
  handle = handle(texture 9, sampler 149)
  lod = { 19.800781 20.798828 17.810547 18.80664 18.804688 19.798828 1.9121094 20.80664 ... }
  expect lane 0 R8 = 0x2000003
  expect lane 1 R8 = 0x2000700
  expect lane 2 R8 = 0x2000400
  expect lane 3 R8 = 0x200000f
  expect lane 4 R8 = 0x2000000
  expect lane 5 R8 = 0x200000f
  expect lane 6 R8 = 0x2000700
  expect lane 7 R8 = 0x200070f
}

warp 22 { asm "TEX.LZ R8, R116, 150, 2D, 0x1"   active 0xff
  s = { 2.75 -0.49218747 1.9999999 -0.25 -0.038574215 -2.3415527 -0.86621094 -2.8874514 ... }
  t = { 1.22583 2.4687502 1.1877441 -2.0000002 1.3750001 -2.7990723 -0.31249997 2.791992 ... }
  expect lane 0 R8 = 0x3ec0c0c1
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3ec0c0c1
  expect lane 4 R8 = 0x3ec0c0c1
  expect lane 5 R8 = 0x3ec0c0c1
  expect lane 6 R8 = 0x3eb03030
  expect lane 7 R8 = 0x3ec0c0c1
}

warp 23 { asm "TEX.B.LL R8, R92, R172, 0, 2D, 0x1"   active 0xff
  s = { -2.3342288 -0.70727533 3.7714846 -2 3.141113 2.2302246 -0.51416016 1.1054686 ... }
  t = { 0.5 1.1249999 2 0.99999994 -2 0 0.40698245 0.87500006 ... }
  handle = handle(texture 10, sampler 151)
  lod = { 5.2460938 1.2558594 3.2519531 1.2519531 1.5449219 2.2539062 6.2539062 3.2480469 ... }
  expect lane 0 R8 = 0x3ed35353
  expect lane 1 R8 = 0x3e838384
  expect lane 2 R8 = 0x3f0f4f4f
  expect lane 3 R8 = 0x3ed35353
  expect lane 4 R8 = 0x3f0f4f4f
  expect lane 5 R8 = 0x3f0f4f4f
  expect lane 6 R8 = 0x3ebf9495
  expect lane 7 R8 = 0x3eededee
}

warp 24 { asm "TEX.LZ R8, R12, 152, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 0 1 2 1 0 2 ... }
  s = { 1.8750001 2.75 0.5935059 1.6547852 0.56323236 0 -0.12499999 2.1989744 ... }
  t = { -0.75000006 1.1103514 3.3139648 -2.8398438 -0.24999999 3.76709 -1.8298341 2.313965 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3f970000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3f440000
  expect lane 5 R8 = 0x3fd00000
  expect lane 6 R8 = 0x3f940000
  expect lane 7 R8 = 0x3ec00000
}

warp 25 { asm "TEX.LL.AOFFI R8, R64, R168, 153, 2D, 0x1"   active 0xff
  s = { -1.0441893 -2.0000002 0.8852539 -0.75000006 0 2.39624 0.90087897 -2.3308103 ... }
  t = { -1.4174803 -1.4155273 1.4521484 1.8720704 -1.0000001 -2.0185544 -0.15625 2.25 ... }
  lod = { 3.5039062 3.5039062 0.5 6.5058594 13.089844 8.591797 0.49414062 5.5058594 ... }
  offset = { 0x813a0975 0xfe3014b6 0x1c6546e1 0xf694d0fd 0x328200dc 0x19d6edba 0x3f931936 0x6d4a3eff ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x1f39
  expect lane 3 R8 = 0x1f00
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f
  expect lane 6 R8 = 0x3f
  expect lane 7 R8 = 0x1f00
}

warp 26 { asm "TEX.B.LL R8, R52, R160, 0, 2D, 0x1"   active 0xff
  s = { 0.54589844 -1.7111815 1.4999999 -1.8749999 0.45678714 0.5 1 0.99999994 ... }
  t = { 1.9023439 -0.50000006 -2.8847656 1.0573732 -1.7500001 -0.84863275 3.3041992 2.0000002 ... }
  handle = handle(texture 9, sampler 154)
  lod = { 4.501953 2.5039062 -0.005859375 0.5058594 1.5019531 2.4960938 3.5039062 1.5 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 27 { asm "TEX.B.LZ.AOFFI R8, R96, R140, 0, 2D, 0x1"   active 0xff
  s = { 1.8088379 1.9999999 0.79345703 0.99999994 -0.59375006 1.5937499 1.75 0.31250003 ... }
  t = { 0.56249994 -0.92602545 3.3254392 2.0000002 2.375 -0.96875006 1.9999999 -0.99999994 ... }
  handle = handle(texture 1, sampler 155)
  offset = { 0xba0e4ae0 0x188caf8 0x8ab47ee3 0xd1fb374b 0x1292f283 0xa134a925 0xfde93e9b 0x77c003e0 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
}

warp 28 { asm "TEX.B.LL R8, R4, R208, 0, 2D, 0x1"   active 0xff
  s = { 0 3.6215818 0.71093756 -0.6904296 -0.65014654 -1.0341797 2.3749998 -0.50000006 ... }
  t = { 1.4987794 2.9999998 0 1.0000001 -2.3549805 0.115966804 0.49999997 0.37548828 ... }
  handle = handle(texture 10, sampler 156)
  lod = { 14.1953125 6.2441406 0.75 1.2519531 2.25 0.7480469 6.2539062 15.033203 ... }
  expect lane 0 R8 = 0x3ee7e7e8
  expect lane 1 R8 = 0x3e730b0b
  expect lane 2 R8 = 0x3d9e7e7e
  expect lane 3 R8 = 0x3f4a4d4d
  expect lane 4 R8 = 0x3f387f7f
  expect lane 5 R8 = 0x3ec7dbdc
  expect lane 6 R8 = 0x3f2ceced
  expect lane 7 R8 = 0x3ee7e7e8
}

warp 29 { asm "TEX.B.LZ R8, R68, R200, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 1 1 2 2 1 0 2 2 ... }
  s = { 2.0605469 1.0437012 0.43579102 0.74365234 -0.7451171 1.8498535 0.5966796 3.182617 ... }
  t = { 3.3547366 -1.9999999 -1.4999999 0.74999994 -1.4999999 -2.5461428 0.09619141 2.837158 ... }
  handle = handle(texture 11, sampler 157)
  expect lane 0 R8 = 0xbd800000
  expect lane 1 R8 = 0xbd800000
  expect lane 2 R8 = 0x3fcfb000
  expect lane 3 R8 = 0xbeebc000
  expect lane 4 R8 = 0x3fd00000
  expect lane 5 R8 = 0x3e800000
  expect lane 6 R8 = 0x3f0aa000
  expect lane 7 R8 = 0xbd800000
}

warp 30 { asm "TEX.LL R8, R12, R232, 158, 2D, 0x1"   active 0xff
  s = { 0 -0.99999994 2.8437502 -1.375 3.0000002 0.94873047 -0.99999994 0.8198243 ... }
  t = { 3.7023928 2.9999998 0.18408202 0.12500001 -1.9999999 0.84374994 2.9999998 0.043945316 ... }
  lod = { 1.9804688 1.9707031 3.9824219 5.9726562 2.9707031 0.9707031 -0.021484375 -0.5234375 ... }
  expect lane 0 R8 = 0x1f00
  expect lane 1 R8 = 0x1f00
  expect lane 2 R8 = 0x53f
  expect lane 3 R8 = 0x400
  expect lane 4 R8 = 0x3f
  expect lane 5 R8 = 0x1a3c
  expect lane 6 R8 = 0x1f00
  expect lane 7 R8 = 0x134
}

warp 31 { asm "TEX.LL.AOFFI R8, R92, R136, 159, 2D, 0x1"   active 0xff
  s = { 2.0346677 2.4375002 1.0000001 1.3125001 1.1249999 0.56250006 3.213623 3 ... }
  t = { -2.244873 2.3749998 -1.4550781 0 -2.6108398 1.6857911 -2 -1.9999999 ... }
  lod = { 2.9101562 4.375 3.3769531 1.3710938 6.373047 -0.12890625 13.503906 0.37304688 ... }
  offset = { 0xb2e1ca5d 0xaf9681db 0xa73b3fe5 0x2b97e5fe 0xdecee5cf 0x22dda79f 0x2870b1e 0x3db8ca94 ... }
  expect lane 0 R8 = 0x3000302
  expect lane 1 R8 = 0x3000101
  expect lane 2 R8 = 0x3000002
  expect lane 3 R8 = 0x3000007
  expect lane 4 R8 = 0x3000107
  expect lane 5 R8 = 0x3000003
  expect lane 6 R8 = 0x3000107
  expect lane 7 R8 = 0x3000103
}

warp 32 { asm "TEX.LZ R8, R68, 160, 2D, 0x1"   active 0xff
  s = { 0.12499999 2.5805664 2.125 -0.25000003 -0.5932617 -1.0937499 3.407471 3.3054197 ... }
  t = { 3.164795 0.91333 -1.25 0.56835943 2.1088865 2.4082034 0.99999994 3.890381 ... }
  expect lane 0 R8 = 0x3f515151
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3f2d2b2b
  expect lane 4 R8 = 0x3e758182
  expect lane 5 R8 = 0x3ec0c0c1
  expect lane 6 R8 = 0x3ec0c0c1
  expect lane 7 R8 = 0x3ec0c0c1
}

warp 33 { asm "TEX.LL R8, R72, R196, 161, 2D, 0x1"   active 0xff
  s = { 1.4038085 -1.5 0.42675784 1.5624999 3.961914 -2.1403809 -0.4765625 -1.75 ... }
  t = { -2.5207517 3.8125 3.7275388 0.8742676 0.25000003 -1.9375001 -1.5000001 2.8749998 ... }
  lod = { 2.2441406 1.2441406 5.2558594 1.2460938 6.2441406 2.2441406 0.75 8.470703 ... }
  expect lane 0 R8 = 0x3ee54343
  expect lane 1 R8 = 0x3e1e9e9f
  expect lane 2 R8 = 0x3e32babb
  expect lane 3 R8 = 0x3e580404
  expect lane 4 R8 = 0x3ef4a8a9
  expect lane 5 R8 = 0x3f5cbcbd
  expect lane 6 R8 = 0x3f0e7e7e
  expect lane 7 R8 = 0x3f6e6e6e
}

warp 34 { asm "TEX.LZ R8, R28, 162, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 1 0 1 1 2 0 ... }
  s = { -0.92309576 2.6120603 -2.4985352 0.37158206 2.724121 2.2253418 -2.7656252 1.0854493 ... }
  t = { 2.8610842 0 2.3432615 -1.9999999 0.99999994 2.25 -0.8652344 0.25000003 ... }
  expect lane 0 R8 = 0x3fd00000
  expect lane 1 R8 = 0x3e800000
  expect lane 2 R8 = 0x3fd00000
  expect lane 3 R8 = 0x402bb000
  expect lane 4 R8 = 0xbd800000
  expect lane 5 R8 = 0xbd800000
  expect lane 6 R8 = 0x3fd00000
  expect lane 7 R8 = 0x3e800000
}

warp 35 { asm "TEX.LL R8, R36, R176, 163, 2D, 0x1"   active 0xff
  s = { 1.2265625 0.031738278 2.1467283 0.31249997 3.2473147 -0.74829096 2.4374998 -1.75 ... }
  t = { 1.7187501 -0.34692386 -1.1484376 -0.12500001 2.4289553 -1.913086 3.168457 3.251953 ... }
  lod = { -2.4667969 -0.46289062 -4.970703 -0.45898438 4.1152344 6.951172 -2.4628906 -3.4667969 ... }
  expect lane 0 R8 = 0x831
  expect lane 1 R8 = 0xb02
  expect lane 2 R8 = 0x1b09
  expect lane 3 R8 = 0x413
  expect lane 4 R8 = 0xd30
  expect lane 5 R8 = 0x22f
  expect lane 6 R8 = 0x1a1b
  expect lane 7 R8 = 0x1710
}

warp 36 { asm "TEX.LL R8, R32, R144, 164, 2D, 0x1"   active 0xff
  s = { 2.3124998 3.7248535 0.4226074 -1.7343749 0.75 0.50000006 -1.8039551 -1.8291016 ... }
  t = { 2.96875 1.7499999 3.8417966 1.7082518 0.5 3.0000002 1.8461913 3.4953613 ... }
  lod = { 7.4296875 7.419922 4.3496094 7.4277344 3.4257812 1.4277344 2.421875 7.421875 ... }
  expect lane 0 R8 = 0x2000704
  expect lane 1 R8 = 0x2000704
  expect lane 2 R8 = 0x2000706
  expect lane 3 R8 = 0x2000704
  expect lane 4 R8 = 0x200040c
  expect lane 5 R8 = 0x2000708
  expect lane 6 R8 = 0x2000703
  expect lane 7 R8 = 0x2000702
}

warp 37 { asm "TEX.LZ R8, R100, 165, 2D, 0x1"   active 0xff
  s = { -1.369873 1.5 -2.2634275 3 3.0197754 -2.1337888 1.2111815 0.003173828 ... }
  t = { -2.1018066 -1.45166 2.3125 1 1.3674316 1.7499999 2 1.3222657 ... }
  expect lane 0 R8 = 0x3f12bcbd
  expect lane 1 R8 = 0x3f2b2727
  expect lane 2 R8 = 0x3eefeff0
  expect lane 3 R8 = 0x3f0e8e8f
  expect lane 4 R8 = 0x3e663e3e
  expect lane 5 R8 = 0x3f0e0e0e
  expect lane 6 R8 = 0x3e0c8c8d
  expect lane 7 R8 = 0x3ec6a6a7
}

warp 38 { asm "TEX.B.LL R8, R104, R128, 0, 2D, 0x1"   active 0xff
  s = { -1.0134276 -0.75 3.7268069 1.5937499 0.81396484 0.09375001 -1.470215 1.9189452 ... }
  t = { 1 0.50000006 -1.2812499 0.93749994 -1.2499999 -1.7500001 2 -1.0312499 ... }
  handle = handle(texture 10, sampler 166)
  lod = { 11.478516 3.2441406 6.2460938 6.2460938 3.2460938 6.25 6.2460938 0.7519531 ... }
  expect lane 0 R8 = 0x3f0d8d8e
  expect lane 1 R8 = 0x3df0f0f1
  expect lane 2 R8 = 0x3ebababb
  expect lane 3 R8 = 0x3dc8c8c9
  expect lane 4 R8 = 0x3f51d1d2
  expect lane 5 R8 = 0x3e0c8c8d
  expect lane 6 R8 = 0x3e58d8d9
  expect lane 7 R8 = 0x3e0c8c8d
}

warp 39 { asm "TEX.LZ.AOFFI R8, R64, R172, 167, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 0 0 0 2 0 2 ... }
  s = { -1.8383789 -0.49999997 -0.7407226 0.5598144 -0.5981445 0.5 1.625 -2.8977053 ... }
  t = { -0.99999994 -0.50000006 -0.25000003 -0.7177735 2.0000002 -2.2180178 -0.18554688 -2.0000002 ... }
  offset = { 0xcb3ee0f7 0xd28ece08 0x80926fda 0x89197098 0x9959713e 0x4fca9e3f 0xa0d50927 0x113fb6cf ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x400b0000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 40 { asm "TEX.B.LL R8, R28, R216, 0, 2D, 0x1"   active 0xff
  s = { -0.66821295 1.3549803 0.50000006 2.0000002 -0.50000006 2.4999998 -0.99999994 -2.699951 ... }
  t = { 3.826416 0.06250001 -2.581299 1.3498534 -2.244385 0 3.0000002 -1.8764648 ... }
  handle = handle(texture 1, sampler 168)
  lod = { -0.056640625 4.935547 4.9375 15.943359 15.1796875 14.951172 -0.5566406 2.9414062 ... }
  expect lane 0 R8 = 0x3f451111
  expect lane 1 R8 = 0x3f389091
  expect lane 2 R8 = 0x3f121212
  expect lane 3 R8 = 0x3ef9f9fa
  expect lane 4 R8 = 0x3f121212
  expect lane 5 R8 = 0x3f121212
  expect lane 6 R8 = 0x3ef9f9fa
  expect lane 7 R8 = 0x3df41414
}

warp 41 { asm "TEX.LZ R8, R32, 169, 2D, 0x1"   active 0xff
  s = { -1.12 -0.6 -2.805664 0.74000007 1.9599999 1.3559572 -0.87817377 2.0861816 ... }
  t = { 2.5555553 -0.6666666 -1.4594725 0.16666669 -1.1103514 -1.9999999 1.0000001 -0.99218756 ... }
  expect lane 0 R8 = 0xbf980000
  expect lane 1 R8 = 0x3dc00000
  expect lane 2 R8 = 0xbf980000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0x3e000000
  expect lane 6 R8 = 0xbf980000
  expect lane 7 R8 = 0x3e000000
}

warp 42 { asm "TEX.LL R8, R12, R188, 170, 2D, 0x1"   active 0xff
  s = { 0.12499999 1.8124999 2.875 2.875 1.0624999 0.5239258 1 0.37500003 ... }
  t = { 2.2500002 -1.4999999 2.0590818 -0.49999997 -0.87377924 1.25 3.3876953 0.75219727 ... }
  lod = { 0.6855469 6.251953 4.2539062 8.15625 3.2519531 1.2558594 6.2441406 6.2558594 ... }
  expect lane 0 R8 = 0x3f515151
  expect lane 1 R8 = 0x3f5fdfe0
  expect lane 2 R8 = 0x3efdfdfe
  expect lane 3 R8 = 0x3e3cbcbd
  expect lane 4 R8 = 0x3f0d5858
  expect lane 5 R8 = 0x3e34e8e9
  expect lane 6 R8 = 0x3f0d8d8e
  expect lane 7 R8 = 0x3f301a1a
}

warp 43 { asm "TEX.LZ R8, R4, 171, 2D, 0x1"   active 0xff
  s = { 0.73999023 -2.0000002 0.05737305 3.8994143 2.0000002 -0.99999994 3.0000002 2.5000002 ... }
  t = { 3.0000002 -1.9995116 2.9472659 0.12719727 3.0000002 -2 -1.7499999 3.0000002 ... }
  expect lane 0 R8 = 0x3e796565
  expect lane 1 R8 = 0x3f0f4f4f
  expect lane 2 R8 = 0x3f01e0e1
  expect lane 3 R8 = 0x3f40bdbe
  expect lane 4 R8 = 0x3f0f4f4f
  expect lane 5 R8 = 0x3f0f4f4f
  expect lane 6 R8 = 0x3f0f4f4f
  expect lane 7 R8 = 0x3e9e1e1e
}

warp 44 { asm "TEX.LL.AOFFI R8, R8, R228, 172, 2D, 0x1"   active 0xff
  s = { -0.56 -2.2680664 -0.23071288 2.3000002 0 0.8208008 2.8046873 0.060000002 ... }
  t = { 2.3881838 2.9999998 -1.2499999 2.9444447 1.111111 -2.0644534 -1.5 -1.611111 ... }
  lod = { 0.9316406 0.9433594 12.890625 -0.05859375 12.59375 1.9394531 3.9414062 -0.55859375 ... }
  offset = { 0x598c16c6 0x830eb246 0xbf82879d 0x1bda334f 0xf85f4a16 0xe177c968 0x8ec0f54a 0x3552cde3 ... }
  expect lane 0 R8 = 0x3ee00000
  expect lane 1 R8 = 0xbd460000
  expect lane 2 R8 = 0x3f1e6000
  expect lane 3 R8 = 0xbea00000
  expect lane 4 R8 = 0x402c0000
  expect lane 5 R8 = 0x3f4e4000
  expect lane 6 R8 = 0x40296000
  expect lane 7 R8 = 0x3d800000
}

warp 45 { asm "TEX.B.LZ R8, R44, R144, 0, 2D, 0x1"   active 0xff
  s = { -0.62499994 -2.635742 -1 1.2197264 -1.5000001 -1.2499999 0.50000006 2.9409177 ... }
  t = { 3.2004397 0.46362302 -2 2.837402 -0.99999994 2.6250002 -2.1752927 2.9999998 ... }
  handle = handle(texture 10, sampler 173)
  expect lane 0 R8 = 0x3ec0c0c1
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3ec0c0c1
  expect lane 4 R8 = 0x3ec0c0c1
  expect lane 5 R8 = 0x3ec0c0c1
  expect lane 6 R8 = 0x3f090909
  expect lane 7 R8 = 0x3ec0c0c1
}

warp 46 { asm "TEX.LL R8, R12, R152, 174, 1D, 0x1"   active 0xff
  s = { 1.9843751 1.2499999 2.3991697 0.5964356 2.4335938 -1.7343751 1.5000001 0.064941406 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x1ff
  expect lane 1 R8 = 0x6000
  expect lane 2 R8 = 0x3317
  expect lane 3 R8 = 0x4c58
  expect lane 4 R8 = 0x3780
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x850
}

warp 47 { asm "TEX.LL R8, R4, R144, 175, 2D, 0x1"   active 0xff
  s = { 3.1662595 -1.9499512 1.4353029 2.7499998 -2.810547 1.9999999 2.3750002 1.75 ... }
  t = { 1.0737306 2.0312502 -1.1250001 0.5 -1.1250001 -1.9999999 2.4999998 2 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3f0c8c8d
  expect lane 2 R8 = 0x3f2babac
  expect lane 3 R8 = 0x3f23a3a4
  expect lane 4 R8 = 0x3ebcbcbd
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f33b3b4
}

warp 48 { asm "TEX.LL R8, R36, R160, 176, 1D, 0x1"   active 0xff
  s = { 2.419678 0.3349609 -2.4226074 1.4267577 1.5625 -2.9050295 -2.0000002 1.6147461 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x35b8
  expect lane 1 R8 = 0x2adf
  expect lane 2 R8 = 0x8000036
  expect lane 3 R8 = 0x4960
  expect lane 4 R8 = 0x37ff
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x314f
}

warp 49 { asm "TEX.LL R8, R72, R164, 177, 2D, 0x1"   active 0xff
  s = { -0.875 1.9999999 -0.24999999 0.41528317 1.0000001 -0.25000003 -0.71875 -0.76562506 ... }
  t = { 2.932373 0.9240722 0.62499994 0.99999994 -1.4558104 2.6875002 -2.0366209 -2.0817869 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e70f0f1
  expect lane 1 R8 = 0x3b808081
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3ebababb
  expect lane 4 R8 = 0x3f28a8a9
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f77f7f8
}

warp 50 { asm "TEX.LL R8, R24, R140, 178, 1D, 0x1"   active 0xff
  s = { 2.1230469 3.2260745 -1.3124999 -0.46875003 2.2143557 -2.9321287 -1.2841797 0.36499026 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0xfc0
  expect lane 1 R8 = 0x70000c6
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x3c00
  expect lane 4 R8 = 0x1b70
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x2eb8
}

warp 51 { asm "TEX.LL R8, R112, R232, 179, 2D, 0x1"   active 0xff
  s = { 2.2490234 -1.2631835 -1.5969238 1.9999999 -1.0693358 0.50000006 2.84375 -1.2355958 ... }
  t = { 0.49999997 -1.2807617 -2.969238 0 -0.68750006 3.385986 2.0625002 3.915039 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3f4ececf
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3e74f4f5
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f5adadb
}

warp 52 { asm "TEX.LL R8, R88, R232, 180, 1D, 0x1"   active 0xff
  s = { 2.3383787 2.6249998 2.880127 0.72781366 1.2275392 0.99999994 1.416504 -2.7199707 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x2b4f
  expect lane 1 R8 = 0x800004f
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x5d28
  expect lane 4 R8 = 0x62df
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x5c27
}

warp 53 { asm "TEX.LL R8, R20, R188, 181, 2D, 0x1"   active 0xff
  s = { 2.9999998 1.0893555 1.40625 0.43750003 0.125 -1.75 1.6875 1.5 ... }
  t = { 1.9999999 -0.12499999 -2.2924802 -2 -1.7363281 2.199951 0.9809571 -2.4304202 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e0c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e30b0b1
  expect lane 4 R8 = 0x3f109091
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e50d0d1
}

warp 54 { asm "TEX.LL R8, R12, R128, 182, 1D, 0x1"   active 0xff
  s = { 1.8593751 -0.4511719 0.25537112 3.9638672 1.588623 -2.9833984 -2.6267087 1.2905275 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x11ff
  expect lane 1 R8 = 0x8000039
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x49f
  expect lane 4 R8 = 0x34a7
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x5acf
}

warp 55 { asm "TEX.LL R8, R92, R180, 183, 2D, 0x1"   active 0xff
  s = { 2.2500002 1.5 2.706787 -1.7685546 -1.3415529 0 -0.11865235 3.4946287 ... }
  t = { 2.9999998 0.25317386 2.9999998 1 3 1.7504883 0.6379395 -0.25 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e32b2b3
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3b808081
  expect lane 4 R8 = 0x3e34b4b5
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3d989899
}

warp 56 { asm "TEX.LL R8, R0, R120, 184, 1D, 0x1"   active 0xff
  s = { -1.3049315 -1.0019532 -1.1152343 2.3242185 0.46948242 -2.1462402 1.0937501 -1.8840333 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x1002c7c
  expect lane 1 R8 = 0x900003f
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x297f
  expect lane 4 R8 = 0x3c18
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0xed7
}

warp 57 { asm "TEX.LL R8, R40, R124, 185, 2D, 0x1"   active 0xff
  s = { 0 2.3222656 2.2499998 1.6516114 -1.5 2.4841306 -1.9147949 2.2499998 ... }
  t = { 1.1250001 -2.9909668 1.5930176 0.25 -2.3466794 3.6105955 -0.62500006 2.0000002 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e32b2b3
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e189899
  expect lane 4 R8 = 0x3f67e7e8
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f33b3b4
}

warp 58 { asm "TEX.LL R8, R8, R156, 186, 1D, 0x1"   active 0xff
  s = { 3.2602537 1.3476562 0.34558102 2.7656248 2.0000002 -2.6970215 -1.4748534 1.8117675 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x800005e
  expect lane 1 R8 = 0xf000000
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x61ff
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x1818
}

warp 59 { asm "TEX.LL R8, R16, R152, 187, 2D, 0x1"   active 0xff
  s = { -2.1665037 -1.890625 0.43115237 -1.579834 -1.3383788 1.2499999 -1.5000001 -0.99999994 ... }
  t = { 0.99999994 -0.46191403 -1.4223634 -2 1.9999999 2.4999998 2.5029294 0 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3f72f2f3
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e0c8c8d
}

warp 60 { asm "TEX.LL R8, R28, R228, 188, 1D, 0x1"   active 0xff
  s = { 2.6059573 -0.6396485 -1.3015138 0.645874 0.49999997 2.0625002 -1.7109374 1.5327148 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0xf000000
  expect lane 1 R8 = 0xf000000
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0x52ac
  expect lane 4 R8 = 0x3fff
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x3bcf
}

warp 61 { asm "TEX.LL R8, R8, R148, 189, 2D, 0x1"   active 0xff
  s = { -1.5000001 2.9501956 -1.1718749 -2.8881838 1 -1.25 1.3959961 0 ... }
  t = { -1.0000001 0.6179199 3.5319827 2.3547366 2.1232913 0.125 2.246582 2.1245117 ... }
  lod = { 0 8 15.996094 -15.996094 -128 127.99609 bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3f1f9fa0
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3f1f9fa0
}
