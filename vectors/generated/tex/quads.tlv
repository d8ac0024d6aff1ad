# TEX with the level of the derivatives, and with a bias: quads of all dimensions, thresholds of the level, roundings, divergence.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-106
rules without PD-112

texture 0 { format R32 UINT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 1 { format R32 UINT   type TWO_D   size 64 64   levels 7   LOD_ISO_QUALITY 0x1   address 0x20400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 2 { format R8 UNORM   type TWO_D   size 64 32   levels 7   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 3 { format R8 UNORM   type TWO_D   size 64 32   levels 7   LOD_ISO_QUALITY 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 4 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   address 0x21000000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 5 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x21400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 6 { format R8 UNORM   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 0 4   address 0x21800000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 7 { format R8 UNORM   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 0 4   LOD_ISO_QUALITY 0x1   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 8 { format R32 UINT   type ONE_D   size 32768   levels 16   address 0x22000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 9 { format R32 UINT   type ONE_D   size 32768   levels 16   LOD_ISO_QUALITY 0x1   address 0x22400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 10 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x22800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 11 { format R32 FLOAT   type ONE_D   size 75   levels 7   LOD_ISO_QUALITY 0x1   address 0x22c00000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 12 { format R8 UNORM   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   address 0x23000000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 13 { format R8 UNORM   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   LOD_ISO_QUALITY 0x1   address 0x23400000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
texture 14 { format R32 UINT   type THREE_D   size 20 9 13   levels 5   address 0x23800000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 15 { format R32 UINT   type THREE_D   size 20 9 13   levels 5   LOD_ISO_QUALITY 0x1   address 0x23c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 16 { format R32 UINT   type THREE_D   size 64 32 16   levels 7   view 1 6   address 0x24000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 17 { format R32 UINT   type THREE_D   size 64 32 16   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x24400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 18 { format R32 UINT   type TWO_D   size 64 32   levels 7   NORMALIZED_COORDS 0x0   address 0x24800000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 19 { format R32 UINT   type TWO_D   size 64 32   levels 7   NORMALIZED_COORDS 0x0   LOD_ISO_QUALITY 0x1   address 0x24c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 20 { format R32 UINT   type TWO_D   size 64 64   levels 7   MIN_LOD_CLAMP 0x230   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x1f80   address 0x25000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 21 { format R32 FLOAT   type TWO_D_NO_MIPMAP   size 64 64   address 0x25400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 22 { format R8 UNORM   type TWO_D   size 64 64   levels 7   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x333   address 0x25800000   texels expression ((29 * x + 53 * y + 71 * layer + 97 * level) % 256) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 2 texture 2 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 3 texture 2 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 4 texture 6 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 5 texture 6 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 6 texture 8 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e80 }
handle 7 texture 2 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x57e }
handle 8 texture 2 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x57d }
handle 9 texture 2 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e6c }
handle 10 texture 2 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d60 }
handle 11 texture 2 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1bdf }
handle 12 texture 2 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fde }
handle 13 texture 2 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4d }
handle 14 texture 2 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c40 }
handle 15 texture 2 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dbf }
handle 16 texture 2 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x23e }
handle 17 texture 2 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3af }
handle 18 texture 2 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fa1 }
handle 19 texture 2 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x31f }
handle 20 texture 2 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e9b }
handle 21 texture 2 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x390 }
handle 22 texture 2 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x70f }
handle 23 texture 2 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e07 }
handle 24 texture 2 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x401 }
handle 25 texture 2 sampler 25
sampler 26 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x280 }
handle 26 texture 2 sampler 26
sampler 27 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xaff }
handle 27 texture 8 sampler 27
sampler 28 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x78 }
handle 28 texture 9 sampler 28
sampler 29 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x757 }
handle 29 texture 8 sampler 29
sampler 30 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x40 }
handle 30 texture 9 sampler 30
sampler 31 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f3f }
handle 31 texture 8 sampler 31
sampler 32 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x9a5 }
handle 32 texture 9 sampler 32
sampler 33 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x88 }
handle 33 texture 8 sampler 33
sampler 34 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x700 }
handle 34 texture 9 sampler 34
sampler 35 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f29 }
handle 35 texture 2 sampler 35
sampler 36 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 36 texture 4 sampler 36
sampler 37 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 37 texture 14 sampler 37
sampler 38 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c60 }
handle 38 texture 16 sampler 38
sampler 39 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 39 texture 10 sampler 39
sampler 40 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 40 texture 3 sampler 40
sampler 41 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e4c }
handle 41 texture 5 sampler 41
sampler 42 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 42 texture 15 sampler 42
sampler 43 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 43 texture 17 sampler 43
sampler 44 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1a39 }
handle 44 texture 2 sampler 44
sampler 45 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 45 texture 4 sampler 45
sampler 46 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 46 texture 14 sampler 46
sampler 47 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d6c }
handle 47 texture 16 sampler 47
sampler 48 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 48 texture 10 sampler 48
sampler 49 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 49 texture 3 sampler 49
sampler 50 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e85 }
handle 50 texture 5 sampler 50
sampler 51 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 51 texture 15 sampler 51
sampler 52 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 52 texture 17 sampler 52
sampler 53 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x19e7 }
handle 53 texture 2 sampler 53
sampler 54 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 54 texture 4 sampler 54
sampler 55 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 55 texture 14 sampler 55
sampler 56 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xb3 }
handle 56 texture 16 sampler 56
sampler 57 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 57 texture 10 sampler 57
sampler 58 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 58 texture 3 sampler 58
sampler 59 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1cd0 }
handle 59 texture 5 sampler 59
sampler 60 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 60 texture 15 sampler 60
sampler 61 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 61 texture 17 sampler 61
sampler 62 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d9c }
handle 62 texture 2 sampler 62
sampler 63 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 63 texture 4 sampler 63
sampler 64 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 64 texture 14 sampler 64
sampler 65 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1bf9 }
handle 65 texture 16 sampler 65
sampler 66 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 66 texture 10 sampler 66
sampler 67 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 67 texture 3 sampler 67
sampler 68 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f33 }
handle 68 texture 5 sampler 68
sampler 69 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 69 texture 15 sampler 69
sampler 70 { address MIRROR WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 70 texture 17 sampler 70
sampler 71 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3ba MIP_LOD_BIAS 0x592 }
handle 71 texture 0 sampler 71
sampler 72 { address BORDER MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x236 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x5d0 }
handle 72 texture 1 sampler 72
sampler 73 { address WRAP CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1e75 }
handle 73 texture 2 sampler 73
sampler 74 { address WRAP CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x14b border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1a05 }
handle 74 texture 3 sampler 74
sampler 75 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1aa }
handle 75 texture 4 sampler 75
sampler 76 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x38f MIP_LOD_BIAS 0x1f7b }
handle 76 texture 5 sampler 76
sampler 77 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x325 }
handle 77 texture 6 sampler 77
sampler 78 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x2b3 }
handle 78 texture 7 sampler 78
sampler 79 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 79 texture 8 sampler 79
sampler 80 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xb1c }
handle 80 texture 9 sampler 80
sampler 81 { address WRAP MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4fe }
handle 81 texture 10 sampler 81
sampler 82 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1f45 }
handle 82 texture 11 sampler 82
sampler 83 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 83 texture 12 sampler 83
sampler 84 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x296 }
handle 84 texture 13 sampler 84
sampler 85 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 85 texture 14 sampler 85
sampler 86 { address WRAP WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 86 texture 15 sampler 86
sampler 87 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 87 texture 16 sampler 87
sampler 88 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1cc }
handle 88 texture 17 sampler 88
sampler 89 { address MIRROR WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x39b MIP_LOD_BIAS 0x250 }
handle 89 texture 0 sampler 89
sampler 90 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b6a }
handle 90 texture 1 sampler 90
sampler 91 { address MIRROR_ONCE_CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x311 }
handle 91 texture 2 sampler 91
sampler 92 { address CLAMP_TO_EDGE CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x8f border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1c4 }
handle 92 texture 3 sampler 92
sampler 93 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x29c MIP_LOD_BIAS 0xe3 }
handle 93 texture 4 sampler 93
sampler 94 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x13a }
handle 94 texture 5 sampler 94
sampler 95 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x13e border 0x3ec00000 0 0 0 }
handle 95 texture 6 sampler 95
sampler 96 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x14d }
handle 96 texture 7 sampler 96
sampler 97 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2fd }
handle 97 texture 8 sampler 97
sampler 98 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x268 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xbf }
handle 98 texture 9 sampler 98
sampler 99 { address CLAMP_OGL MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x35e }
handle 99 texture 10 sampler 99
sampler 100 { address WRAP WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x25 }
handle 100 texture 11 sampler 100
sampler 101 { address CLAMP_OGL MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 101 texture 12 sampler 101
sampler 102 { address MIRROR WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x1ec }
handle 102 texture 13 sampler 102
sampler 103 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x9d }
handle 103 texture 14 sampler 103
sampler 104 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0xa6 }
handle 104 texture 15 sampler 104
sampler 105 { address WRAP MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 105 texture 16 sampler 105
sampler 106 { address WRAP BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x2df border 0xb0b0b0b0 0 0 0 }
handle 106 texture 17 sampler 106
sampler 107 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1b3 border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x20a }
handle 107 texture 0 sampler 107
sampler 108 { address CLAMP_TO_EDGE WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x25b border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x260 }
handle 108 texture 1 sampler 108
sampler 109 { address CLAMP_OGL WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x132 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x1ac }
handle 109 texture 2 sampler 109
sampler 110 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x125 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x662 }
handle 110 texture 3 sampler 110
sampler 111 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x2f0 }
handle 111 texture 4 sampler 111
sampler 112 { address WRAP CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x31e }
handle 112 texture 5 sampler 112
sampler 113 { address WRAP MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 113 texture 6 sampler 113
sampler 114 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 114 texture 7 sampler 114
sampler 115 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 115 texture 8 sampler 115
sampler 116 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2bf MIP_LOD_BIAS 0x3ab }
handle 116 texture 9 sampler 116
sampler 117 { address BORDER BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xe1 border 0x3ec00000 0 0 0 MIP_LOD_BIAS 0x76d }
handle 117 texture 10 sampler 117
sampler 118 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3ce MIP_LOD_BIAS 0x626 }
handle 118 texture 11 sampler 118
sampler 119 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0xa }
handle 119 texture 12 sampler 119
sampler 120 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0 0 0 }
handle 120 texture 13 sampler 120
sampler 121 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 121 texture 14 sampler 121
sampler 122 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x225 MIN_LOD_CLAMP 0x1a2 }
handle 122 texture 15 sampler 122
sampler 123 { address WRAP MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 123 texture 16 sampler 123
sampler 124 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 124 texture 17 sampler 124
sampler 125 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x1e3 MIN_LOD_CLAMP 0x192 MIP_LOD_BIAS 0x33f }
handle 125 texture 0 sampler 125
sampler 126 { address MIRROR WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x39c border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1f0d }
handle 126 texture 1 sampler 126
sampler 127 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x26b MIP_LOD_BIAS 0x234 }
handle 127 texture 2 sampler 127
sampler 128 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x254 MIP_LOD_BIAS 0x1e00 }
handle 128 texture 3 sampler 128
sampler 129 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2ef MIP_LOD_BIAS 0x3ef }
handle 129 texture 4 sampler 129
sampler 130 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x19f }
handle 130 texture 5 sampler 130
sampler 131 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 131 texture 0 sampler 131
sampler 132 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 132 texture 2 sampler 132
sampler 133 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 133 texture 1 sampler 133
sampler 134 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 134 texture 3 sampler 134
sampler 135 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 135 texture 0 sampler 135
sampler 136 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 136 texture 2 sampler 136
sampler 137 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 137 texture 1 sampler 137
sampler 138 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 138 texture 3 sampler 138
sampler 139 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 139 texture 0 sampler 139
sampler 140 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 140 texture 2 sampler 140
sampler 141 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 141 texture 1 sampler 141
sampler 142 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 142 texture 3 sampler 142
sampler 143 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 143 texture 0 sampler 143
sampler 144 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 144 texture 2 sampler 144
sampler 145 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 145 texture 1 sampler 145
sampler 146 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 146 texture 3 sampler 146
sampler 147 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 147 texture 0 sampler 147
sampler 148 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 148 texture 2 sampler 148
sampler 149 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 149 texture 1 sampler 149
sampler 150 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 150 texture 3 sampler 150
sampler 151 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 151 texture 0 sampler 151
sampler 152 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 152 texture 2 sampler 152
sampler 153 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 153 texture 1 sampler 153
sampler 154 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 154 texture 3 sampler 154
sampler 155 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 155 texture 0 sampler 155
sampler 156 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 156 texture 2 sampler 156
sampler 157 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 157 texture 1 sampler 157
sampler 158 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 158 texture 3 sampler 158
sampler 159 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 159 texture 0 sampler 159
sampler 160 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 160 texture 2 sampler 160
sampler 161 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 161 texture 1 sampler 161
sampler 162 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 162 texture 3 sampler 162
sampler 163 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 163 texture 0 sampler 163
sampler 164 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 164 texture 2 sampler 164
sampler 165 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 165 texture 1 sampler 165
sampler 166 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 166 texture 3 sampler 166
sampler 167 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 167 texture 0 sampler 167
sampler 168 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x500 }
handle 168 texture 2 sampler 168
sampler 169 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 169 texture 0 sampler 169
sampler 170 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 170 texture 1 sampler 170
sampler 171 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 171 texture 14 sampler 171
sampler 172 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 172 texture 9 sampler 172
sampler 173 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 173 texture 2 sampler 173
sampler 174 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 174 texture 3 sampler 174
sampler 175 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 175 texture 0 sampler 175
sampler 176 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 176 texture 1 sampler 176
sampler 177 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 177 texture 14 sampler 177
sampler 178 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 178 texture 9 sampler 178
sampler 179 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 179 texture 2 sampler 179
sampler 180 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 180 texture 3 sampler 180
sampler 181 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1000 }
handle 181 texture 8 sampler 181
sampler 182 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1000 }
handle 182 texture 20 sampler 182
sampler 183 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x17ff }
handle 183 texture 8 sampler 183
sampler 184 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x100 MIP_LOD_BIAS 0x17ff }
handle 184 texture 21 sampler 184
sampler 185 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eff }
handle 185 texture 8 sampler 185
sampler 186 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eff }
handle 186 texture 22 sampler 186
sampler 187 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fff }
handle 187 texture 8 sampler 187
sampler 188 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x100 MIP_LOD_BIAS 0x1fff }
handle 188 texture 20 sampler 188
sampler 189 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 }
handle 189 texture 8 sampler 189
sampler 190 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 }
handle 190 texture 21 sampler 190
sampler 191 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xff }
handle 191 texture 8 sampler 191
sampler 192 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x100 MIP_LOD_BIAS 0xff }
handle 192 texture 22 sampler 192
sampler 193 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x800 }
handle 193 texture 8 sampler 193
sampler 194 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x800 }
handle 194 texture 20 sampler 194
sampler 195 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xfff }
handle 195 texture 8 sampler 195
sampler 196 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x100 MIP_LOD_BIAS 0xfff }
handle 196 texture 21 sampler 196
sampler 197 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 197 texture 18 sampler 197
sampler 198 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 198 texture 19 sampler 198
sampler 199 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 199 texture 18 sampler 199
sampler 200 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 200 texture 19 sampler 200
sampler 201 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 201 texture 18 sampler 201
sampler 202 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 202 texture 19 sampler 202

warp 0 { asm "TEX R8, R100, 0, 2D, 0x1"   active 0xffffffff
  s = { 0.03125 0.0390625 0.03125 0.0390625 0.09375 0.09375 0.109375 0.109375 0.15625 0.125 0.15625 0.125 0.21875 0.21875 0.28125 0.28125 0.28125 0.40625 0.28125 0.40625 0.34375 0.34375 0.09375 0.09375 0.40625 0.90625 0.40625 0.90625 0.46875 0.46875 1.46875 1.46875 ... }
  t = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  expect lane 0 R8 = 0x202
  expect lane 1 R8 = 0x202
  expect lane 2 R8 = 0x202
  expect lane 3 R8 = 0x202
  expect lane 4 R8 = 0x606
  expect lane 5 R8 = 0x606
  expect lane 6 R8 = 0x607
  expect lane 7 R8 = 0x607
  expect lane 8 R8 = 0x1000505
  expect lane 9 R8 = 0x1000504
  expect lane 10 R8 = 0x1000505
  expect lane 11 R8 = 0x1000504
  expect lane 12 R8 = 0x2000303
  expect lane 13 R8 = 0x2000303
  expect lane 14 R8 = 0x2000304
  expect lane 15 R8 = 0x2000304
  expect lane 16 R8 = 0x3000202
  expect lane 17 R8 = 0x3000203
  expect lane 18 R8 = 0x3000202
  expect lane 19 R8 = 0x3000203
  expect lane 20 R8 = 0x4000101
  expect lane 21 R8 = 0x4000101
  expect lane 22 R8 = 0x4000100
  expect lane 23 R8 = 0x4000100
  expect lane 24 R8 = 0x5000000
  expect lane 25 R8 = 0x5000001
  expect lane 26 R8 = 0x5000000
  expect lane 27 R8 = 0x5000001
  expect lane 28 R8 = 0x6000000
  expect lane 29 R8 = 0x6000000
  expect lane 30 R8 = 0x6000000
  expect lane 31 R8 = 0x6000000
}

warp 1 { asm "TEX R8, R72, 1, 2D, 0x1"   active 0xffffffff
  s = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  t = { 0.03125 0.0390625 0.03125 0.0390625 0.09375 0.09375 0.109375 0.109375 0.15625 0.125 0.15625 0.125 0.21875 0.21875 0.28125 0.28125 0.28125 0.40625 0.28125 0.40625 0.34375 0.34375 0.09375 0.09375 0.40625 0.90625 0.40625 0.90625 0.46875 0.46875 1.46875 1.46875 ... }
  expect lane 0 R8 = 0x202
  expect lane 1 R8 = 0x202
  expect lane 2 R8 = 0x202
  expect lane 3 R8 = 0x202
  expect lane 4 R8 = 0x606
  expect lane 5 R8 = 0x606
  expect lane 6 R8 = 0x706
  expect lane 7 R8 = 0x706
  expect lane 8 R8 = 0x1000505
  expect lane 9 R8 = 0x1000405
  expect lane 10 R8 = 0x1000505
  expect lane 11 R8 = 0x1000405
  expect lane 12 R8 = 0x2000303
  expect lane 13 R8 = 0x2000303
  expect lane 14 R8 = 0x2000403
  expect lane 15 R8 = 0x2000403
  expect lane 16 R8 = 0x3000202
  expect lane 17 R8 = 0x3000302
  expect lane 18 R8 = 0x3000202
  expect lane 19 R8 = 0x3000302
  expect lane 20 R8 = 0x4000101
  expect lane 21 R8 = 0x4000101
  expect lane 22 R8 = 0x4000001
  expect lane 23 R8 = 0x4000001
  expect lane 24 R8 = 0x5000000
  expect lane 25 R8 = 0x5000100
  expect lane 26 R8 = 0x5000000
  expect lane 27 R8 = 0x5000100
  expect lane 28 R8 = 0x6000000
  expect lane 29 R8 = 0x6000000
  expect lane 30 R8 = 0x6000000
  expect lane 31 R8 = 0x6000000
}

warp 2 { asm "TEX R8, R96, 2, 2D, 0x1"   active 0xffffffff
  s = { 0.03125 0.0390625 0.03125 0.0390625 0.09375 0.09375 0.109375 0.109375 0.15625 0.125 0.15625 0.125 0.21875 0.21875 0.28125 0.28125 0.28125 0.40625 0.28125 0.40625 0.34375 0.34375 0.09375 0.09375 0.40625 0.90625 0.40625 0.90625 0.46875 0.46875 1.46875 1.46875 ... }
  t = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3ea9a9aa
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3ea9a9aa
  expect lane 4 R8 = 0x3ec8c8c9
  expect lane 5 R8 = 0x3ec8c8c9
  expect lane 6 R8 = 0x3e828283
  expect lane 7 R8 = 0x3e828283
  expect lane 8 R8 = 0x3eb8b8b9
  expect lane 9 R8 = 0x3e7cfcfd
  expect lane 10 R8 = 0x3eb8b8b9
  expect lane 11 R8 = 0x3e7cfcfd
  expect lane 12 R8 = 0x3e9c9c9d
  expect lane 13 R8 = 0x3e9c9c9d
  expect lane 14 R8 = 0x3ed6d6d7
  expect lane 15 R8 = 0x3ed6d6d7
  expect lane 16 R8 = 0x3f129293
  expect lane 17 R8 = 0x3f2fafb0
  expect lane 18 R8 = 0x3f129293
  expect lane 19 R8 = 0x3f2fafb0
  expect lane 20 R8 = 0x3f21a1a2
  expect lane 21 R8 = 0x3f21a1a2
  expect lane 22 R8 = 0x3f048485
  expect lane 23 R8 = 0x3f048485
  expect lane 24 R8 = 0x3f65e5e6
  expect lane 25 R8 = 0x3c008081
  expect lane 26 R8 = 0x3f65e5e6
  expect lane 27 R8 = 0x3c008081
  expect lane 28 R8 = 0x3e8c8c8d
  expect lane 29 R8 = 0x3e8c8c8d
  expect lane 30 R8 = 0x3e8c8c8d
  expect lane 31 R8 = 0x3e8c8c8d
}

warp 3 { asm "TEX R8, R8, 3, 2D, 0x1"   active 0xffffffff
  s = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  t = { 0.03125 0.046875 0.03125 0.046875 0.09375 0.09375 0.125 0.125 0.15625 0.09375 0.15625 0.09375 0.21875 0.21875 0.34375 0.34375 0.28125 0.53125 0.28125 0.53125 0.34375 0.34375 -0.15625 -0.15625 0.40625 1.40625 0.40625 1.40625 0.46875 0.46875 2.46875 2.46875 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3ec1c1c2
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3ec1c1c2
  expect lane 4 R8 = 0x3ec8c8c9
  expect lane 5 R8 = 0x3ec8c8c9
  expect lane 6 R8 = 0x3eb2b2b3
  expect lane 7 R8 = 0x3eb2b2b3
  expect lane 8 R8 = 0x3eb8b8b9
  expect lane 9 R8 = 0x3e1c9c9d
  expect lane 10 R8 = 0x3eb8b8b9
  expect lane 11 R8 = 0x3e1c9c9d
  expect lane 12 R8 = 0x3e9c9c9d
  expect lane 13 R8 = 0x3e9c9c9d
  expect lane 14 R8 = 0x3f038384
  expect lane 15 R8 = 0x3f038384
  expect lane 16 R8 = 0x3f129293
  expect lane 17 R8 = 0x3f47c7c8
  expect lane 18 R8 = 0x3f129293
  expect lane 19 R8 = 0x3f47c7c8
  expect lane 20 R8 = 0x3f21a1a2
  expect lane 21 R8 = 0x3f21a1a2
  expect lane 22 R8 = 0x3f56d6d7
  expect lane 23 R8 = 0x3f56d6d7
  expect lane 24 R8 = 0x3f65e5e6
  expect lane 25 R8 = 0x3f65e5e6
  expect lane 26 R8 = 0x3f65e5e6
  expect lane 27 R8 = 0x3f65e5e6
  expect lane 28 R8 = 0x3e8c8c8d
  expect lane 29 R8 = 0x3e8c8c8d
  expect lane 30 R8 = 0x3e8c8c8d
  expect lane 31 R8 = 0x3e8c8c8d
}

warp 4 { asm "TEX R8, R24, 4, ARRAY_2D, 0x1"   active 0xffffffff
  array = { 2 1 0 2 3 3 2 0 0 3 3 3 2 1 0 2 0 3 0 0 2 3 1 0 2 2 0 2 3 1 2 0 ... }
  s = { 0.03125 0.041666668 0.03125 0.041666668 0.09375 0.09375 0.114583336 0.114583336 0.15625 0.114583336 0.15625 0.114583336 0.21875 0.21875 0.30208334 0.30208334 0.28125 0.44791666 0.28125 0.44791666 0.34375 0.34375 0.010416667 0.010416667 0.40625 1.0729166 0.40625 1.0729166 0.46875 0.46875 1.8020834 1.8020834 ... }
  t = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  expect lane 0 R8 = 0x3da8a8a9
  expect lane 1 R8 = 0x3f5d5d5d
  expect lane 2 R8 = 0x3f078788
  expect lane 3 R8 = 0x3e0e8e8f
  expect lane 4 R8 = 0x3eeaeaeb
  expect lane 5 R8 = 0x3eeaeaeb
  expect lane 6 R8 = 0x3f129293
  expect lane 7 R8 = 0x3c808081
  expect lane 8 R8 = 0x3f76f6f7
  expect lane 9 R8 = 0x3ecececf
  expect lane 10 R8 = 0x3f048485
  expect lane 11 R8 = 0x3ecececf
  expect lane 12 R8 = 0x3ebcbcbd
  expect lane 13 R8 = 0x3db8b8b9
  expect lane 14 R8 = 0x3f6dedee
  expect lane 15 R8 = 0x3ef6f6f7
  expect lane 16 R8 = 0x3f2aaaab
  expect lane 17 R8 = 0x3eaaaaab
  expect lane 18 R8 = 0x3f2aaaab
  expect lane 19 R8 = 0x3f47c7c8
  expect lane 20 R8 = 0x3ec8c8c9
  expect lane 21 R8 = 0x3ec8c8c9
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x3f39b9ba
  expect lane 24 R8 = 0x3f19999a
  expect lane 25 R8 = 0x3ef8f8f9
  expect lane 26 R8 = 0x3d30b0b1
  expect lane 27 R8 = 0x3ef8f8f9
  expect lane 28 R8 = 0x3f19999a
  expect lane 29 R8 = 0x3ea4a4a5
  expect lane 30 R8 = 0x3f36b6b7
  expect lane 31 R8 = 0x3e20a0a1
}

warp 5 { asm "TEX R8, R8, 5, ARRAY_2D, 0x1"   active 0xffffffff
  array = { 3 3 0 0 0 0 1 3 0 2 0 2 3 2 0 3 3 3 3 3 2 2 2 3 3 1 2 1 1 1 2 3 ... }
  s = { 0.03125 0.03125 0.03125 0.03125 0.09375 0.09375 0.09375 0.09375 0.15625 0.15625 0.15625 0.15625 0.21875 0.21875 0.21875 0.21875 0.28125 0.28125 0.28125 0.28125 0.34375 0.34375 0.34375 0.34375 0.40625 0.40625 0.40625 0.40625 0.46875 0.46875 0.46875 0.46875 ... }
  t = { 0.03125 0.0375 0.03125 0.0375 0.09375 0.09375 0.10625 0.10625 0.15625 0.13125 0.15625 0.13125 0.21875 0.21875 0.26875 0.26875 0.28125 0.38125 0.28125 0.38125 0.34375 0.34375 0.14375 0.14375 0.40625 0.80625 0.40625 0.80625 0.46875 0.46875 1.26875 1.26875 ... }
  expect lane 0 R8 = 0x3da8a8a9
  expect lane 1 R8 = 0x3e3ebebf
  expect lane 2 R8 = 0x3f078788
  expect lane 3 R8 = 0x3f222222
  expect lane 4 R8 = 0x3f67e7e8
  expect lane 5 R8 = 0x3f67e7e8
  expect lane 6 R8 = 0x3ec6c6c7
  expect lane 7 R8 = 0x3f2aaaab
  expect lane 8 R8 = 0x3f76f6f7
  expect lane 9 R8 = 0x3e9e9e9f
  expect lane 10 R8 = 0x3f76f6f7
  expect lane 11 R8 = 0x3e9e9e9f
  expect lane 12 R8 = 0x3ebcbcbd
  expect lane 13 R8 = 0x3ebcbcbd
  expect lane 14 R8 = 0x3ca0a0a1
  expect lane 15 R8 = 0x3f139394
  expect lane 16 R8 = 0x3e60e0e1
  expect lane 17 R8 = 0x3edadadb
  expect lane 18 R8 = 0x3e60e0e1
  expect lane 19 R8 = 0x3edadadb
  expect lane 20 R8 = 0x3ec8c8c9
  expect lane 21 R8 = 0x3ec8c8c9
  expect lane 22 R8 = 0x3e3cbcbd
  expect lane 23 R8 = 0x3e3cbcbd
  expect lane 24 R8 = 0x3f19999a
  expect lane 25 R8 = 0x3f3cbcbd
  expect lane 26 R8 = 0x3f19999a
  expect lane 27 R8 = 0x3f3cbcbd
  expect lane 28 R8 = 0x3ea4a4a5
  expect lane 29 R8 = 0x3ea4a4a5
  expect lane 30 R8 = 0x3ec8c8c9
  expect lane 31 R8 = 0x3ec8c8c9
}

warp 6 { asm "TEX R8, R84, 6, 1D, 0x1"   active 0xffffffff
  s = { 0.03125 0.03126526 0.03125 0.03126526 0.09375 0.09375 0.09378052 0.09378052 0.15625 0.15618896 0.15625 0.15618896 0.21875 0.21875 0.21887207 0.21887207 0.28125 0.28149414 0.28125 0.28149414 0.34375 0.34375 0.34326172 0.34326172 0.40625 0.40722656 0.40625 0.40722656 0.46875 0.46875 0.47070312 0.47070312 ... }
  expect lane 0 R8 = 0x400
  expect lane 1 R8 = 0x400
  expect lane 2 R8 = 0x400
  expect lane 3 R8 = 0x400
  expect lane 4 R8 = 0xc00
  expect lane 5 R8 = 0xc00
  expect lane 6 R8 = 0xc01
  expect lane 7 R8 = 0xc01
  expect lane 8 R8 = 0x1000a00
  expect lane 9 R8 = 0x10009ff
  expect lane 10 R8 = 0x1000a00
  expect lane 11 R8 = 0x10009ff
  expect lane 12 R8 = 0x2000700
  expect lane 13 R8 = 0x2000700
  expect lane 14 R8 = 0x2000701
  expect lane 15 R8 = 0x2000701
  expect lane 16 R8 = 0x3000480
  expect lane 17 R8 = 0x3000481
  expect lane 18 R8 = 0x3000480
  expect lane 19 R8 = 0x3000481
  expect lane 20 R8 = 0x40002c0
  expect lane 21 R8 = 0x40002c0
  expect lane 22 R8 = 0x40002bf
  expect lane 23 R8 = 0x40002bf
  expect lane 24 R8 = 0x50001a0
  expect lane 25 R8 = 0x50001a1
  expect lane 26 R8 = 0x50001a0
  expect lane 27 R8 = 0x50001a1
  expect lane 28 R8 = 0x60000f0
  expect lane 29 R8 = 0x60000f0
  expect lane 30 R8 = 0x60000f1
  expect lane 31 R8 = 0x60000f1
}

warp 7 { asm "TEX R8, R76, 7, 2D, 0x1"   active 0xfff
  s = { 0 0.044254042 0 -0.044254042 0 0.044254046 0 -0.044254046 0 0.044254046 0 -0.044254046 ... }
  t = { 0 0 0 0 0 0 0 0 0 bits(0x38000000) 0 bits(0xb8000000) ... }
  expect lane 0 R8 = 0x3e8e8e8f
  expect lane 1 R8 = 0x3ef33535
  expect lane 2 R8 = 0x3e8e8e8f
  expect lane 3 R8 = 0x3f157474
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3e68e8e9
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f69e9ea
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x3e68e8e9
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x3ea8a8a9
}

warp 8 { asm "TEX R8, R72, 8, 2D, 0x1"   active 0xfff
  s = { 0 0 0.015688587 0.015688587 0 0 0.015688589 0.015688589 0 0 0.015688589 0.015688589 ... }
  t = { 0 0 bits(0x373504f3) bits(0x373504f3) 0 0 0 0 0 0 bits(0x373504f3) bits(0x373504f3) ... }
  expect lane 0 R8 = 0x3f65e5e6
  expect lane 1 R8 = 0x3f65e5e6
  expect lane 2 R8 = 0x3f65e5e6
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
}

warp 9 { asm "TEX R8, R72, 9, 2D, 0x1"   active 0xfff
  s = { 0 0.015731124 0 -0.015731124 0 0.015731124 0 -0.015731124 0 0.015731126 0 -0.015731126 ... }
  t = { 0 0 0 0 0 bits(0x373504f3) 0 bits(0xb73504f3) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ee7e7e8
  expect lane 1 R8 = 0x3ef62626
  expect lane 2 R8 = 0x3ee7e7e8
  expect lane 3 R8 = 0x3ed9a9aa
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
}

warp 10 { asm "TEX R8, R16, 10, 2D, 0x1"   active 0xfff
  s = { 0 0 0.046716567 0.046716567 0 0 0.046716567 0.046716567 0 0 0.04671657 0.04671657 ... }
  t = { 0 0 0 0 0 0 bits(0x38000000) bits(0x38000000) 0 0 0 0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3e68e8e9
  expect lane 3 R8 = 0x3e68e8e9
  expect lane 4 R8 = 0x3e8e8e8f
  expect lane 5 R8 = 0x3e8e8e8f
  expect lane 6 R8 = 0x3efc4e4e
  expect lane 7 R8 = 0x3efc4e4e
  expect lane 8 R8 = 0x3e8e8e8f
  expect lane 9 R8 = 0x3e8e8e8f
  expect lane 10 R8 = 0x3efc4e4e
  expect lane 11 R8 = 0x3efc4e4e
}

warp 11 { asm "TEX R8, R60, 11, 2D, 0x1"   active 0xfff
  s = { 0 0.27225807 0 -0.27225807 0 0.2722581 0 -0.2722581 0 0.2722581 0 -0.2722581 ... }
  t = { 0 0.00024414062 0 -0.00024414062 0 0 0 0 0 0.00017263349 0 -0.00017263349 ... }
  expect lane 0 R8 = 0x3ec2c2c3
  expect lane 1 R8 = 0x3e929293
  expect lane 2 R8 = 0x3ec2c2c3
  expect lane 3 R8 = 0x3db8b8b9
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3e58d8d9
  expect lane 6 R8 = 0x3f42c2c3
  expect lane 7 R8 = 0x3b808081
  expect lane 8 R8 = 0x3f42c2c3
  expect lane 9 R8 = 0x3e58d8d9
  expect lane 10 R8 = 0x3f42c2c3
  expect lane 11 R8 = 0x3ee8e8e9
}

warp 12 { asm "TEX R8, R104, 12, 2D, 0x1"   active 0xfff
  s = { 0 0 0.38607502 0.38607502 0 0 0.38607502 0.38607502 0 0 0.38607505 0.38607505 ... }
  t = { 0 0 0 0 0 0 0.00024414062 0.00024414062 0 0 0 0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f38b8b9
  expect lane 3 R8 = 0x3f38b8b9
  expect lane 4 R8 = 0x3ec2c2c3
  expect lane 5 R8 = 0x3ec2c2c3
  expect lane 6 R8 = 0x3f3dbdbe
  expect lane 7 R8 = 0x3f3dbdbe
  expect lane 8 R8 = 0x3ec2c2c3
  expect lane 9 R8 = 0x3ec2c2c3
  expect lane 10 R8 = 0x3f3dbdbe
  expect lane 11 R8 = 0x3f3dbdbe
}

warp 13 { asm "TEX R8, R100, 13, 2D, 0x1"   active 0xfff
  s = { 0 0.02419511 0 -0.02419511 0 0.02419511 0 -0.02419511 0 0.024195112 0 -0.024195112 ... }
  t = { 0 0 0 0 0 bits(0x37800000) 0 bits(0xb7800000) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e8e8e8f
  expect lane 1 R8 = 0x3ea86060
  expect lane 2 R8 = 0x3e8e8e8f
  expect lane 3 R8 = 0x3e80c8c9
  expect lane 4 R8 = 0x3f30b0b1
  expect lane 5 R8 = 0x3eedc9ca
  expect lane 6 R8 = 0x3f30b0b1
  expect lane 7 R8 = 0x3f6a7c7c
  expect lane 8 R8 = 0x3f30b0b1
  expect lane 9 R8 = 0x3eedc9ca
  expect lane 10 R8 = 0x3f30b0b1
  expect lane 11 R8 = 0x3f6a7c7c
}

warp 14 { asm "TEX R8, R44, 14, 2D, 0x1"   active 0xfff
  s = { 0 0 0.035828847 0.035828847 0 0 0.03582885 0.03582885 0 0 0.03582885 0.03582885 ... }
  t = { 0 0 bits(0x38000000) bits(0x38000000) 0 0 0 0 0 0 bits(0x37b504f3) bits(0x37b504f3) ... }
  expect lane 0 R8 = 0x3f30b0b1
  expect lane 1 R8 = 0x3f30b0b1
  expect lane 2 R8 = 0x3f01cfd0
  expect lane 3 R8 = 0x3f01cfd0
  expect lane 4 R8 = 0x3f159596
  expect lane 5 R8 = 0x3f159596
  expect lane 6 R8 = 0x3efc4a4a
  expect lane 7 R8 = 0x3efc4a4a
  expect lane 8 R8 = 0x3f159596
  expect lane 9 R8 = 0x3f159596
  expect lane 10 R8 = 0x3efc4a4a
  expect lane 11 R8 = 0x3efc4a4a
}

warp 15 { asm "TEX R8, R108, 15, 2D, 0x1"   active 0xfff
  s = { 0 0.5937991 0 -0.5937991 0 0.5937991 0 -0.5937991 0 0.5937992 0 -0.5937992 ... }
  t = { 0 0 0 0 0 0.00034526698 0 -0.00034526698 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec2c2c3
  expect lane 1 R8 = 0x3f088889
  expect lane 2 R8 = 0x3ec2c2c3
  expect lane 3 R8 = 0x3f3dbdbe
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3f47c7c8
  expect lane 6 R8 = 0x3f42c2c3
  expect lane 7 R8 = 0x3f63e3e4
  expect lane 8 R8 = 0x3f42c2c3
  expect lane 9 R8 = 0x3f47c7c8
  expect lane 10 R8 = 0x3f42c2c3
  expect lane 11 R8 = 0x3ee0e0e1
}

warp 16 { asm "TEX R8, R48, 16, 2D, 0x1"   active 0xfff
  s = { 0 0 0.21050888 0.21050888 0 0 0.2105089 0.2105089 0 0 0.21050891 0.21050891 ... }
  t = { 0 0 0.00012207031 0.00012207031 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec2c2c3
  expect lane 1 R8 = 0x3ec2c2c3
  expect lane 2 R8 = 0x3d70f0f1
  expect lane 3 R8 = 0x3d70f0f1
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3f42c2c3
  expect lane 6 R8 = 0x3dc8c8c9
  expect lane 7 R8 = 0x3dc8c8c9
  expect lane 8 R8 = 0x3f42c2c3
  expect lane 9 R8 = 0x3f42c2c3
  expect lane 10 R8 = 0x3dc8c8c9
  expect lane 11 R8 = 0x3dc8c8c9
}

warp 17 { asm "TEX R8, R56, 17, 2D, 0x1"   active 0xfff
  s = { 0 0.03731396 0 -0.03731396 0 0.03731396 0 -0.03731396 0 0.037313964 0 -0.037313964 ... }
  t = { 0 0 0 0 0 bits(0x37b504f3) 0 bits(0xb7b504f3) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f189899
  expect lane 1 R8 = 0x3f023e3e
  expect lane 2 R8 = 0x3f189899
  expect lane 3 R8 = 0x3f2ef2f3
  expect lane 4 R8 = 0x3f0a8a8b
  expect lane 5 R8 = 0x3f10a6a7
  expect lane 6 R8 = 0x3f0a8a8b
  expect lane 7 R8 = 0x3f046e6e
  expect lane 8 R8 = 0x3f0a8a8b
  expect lane 9 R8 = 0x3f10a6a7
  expect lane 10 R8 = 0x3f0a8a8b
  expect lane 11 R8 = 0x3f046e6e
}

warp 18 { asm "TEX R8, R56, 18, 2D, 0x1"   active 0xfff
  s = { 0 0 0.027478615 0.027478615 0 0 0.027478615 0.027478615 0 0 0.027478617 0.027478617 ... }
  t = { 0 0 0 0 0 0 bits(0x37800000) bits(0x37800000) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f0a8a8b
  expect lane 1 R8 = 0x3f0a8a8b
  expect lane 2 R8 = 0x3f0f0b0b
  expect lane 3 R8 = 0x3f0f0b0b
  expect lane 4 R8 = 0x3ee7e7e8
  expect lane 5 R8 = 0x3ee7e7e8
  expect lane 6 R8 = 0x3f006a6a
  expect lane 7 R8 = 0x3f006a6a
  expect lane 8 R8 = 0x3ee7e7e8
  expect lane 9 R8 = 0x3ee7e7e8
  expect lane 10 R8 = 0x3f006a6a
  expect lane 11 R8 = 0x3f006a6a
}

warp 19 { asm "TEX R8, R32, 19, 2D, 0x1"   active 0xfff
  s = { 0 0.020235702 0 -0.020235702 0 0.020235704 0 -0.020235704 0 0.020235704 0 -0.020235704 ... }
  t = { 0 bits(0x37800000) 0 bits(0xb7800000) 0 0 0 0 0 bits(0x373504f3) 0 bits(0xb73504f3) ... }
  expect lane 0 R8 = 0x3e8e8e8f
  expect lane 1 R8 = 0x3e99d1d2
  expect lane 2 R8 = 0x3e8e8e8f
  expect lane 3 R8 = 0x3e834b4b
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3de8e8e9
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3cc0c0c1
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x3de8e8e9
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x3ee2e2e3
}

warp 20 { asm "TEX R8, R28, 20, 2D, 0x1"   active 0xfff
  s = { 0 0 0.010145284 0.010145284 0 0 0.010145284 0.010145284 0 0 0.010145285 0.010145285 ... }
  t = { 0 0 0 0 0 0 bits(0x36b504f3) bits(0x36b504f3) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f42c2c3
  expect lane 1 R8 = 0x3f42c2c3
  expect lane 2 R8 = 0x3f42c2c3
  expect lane 3 R8 = 0x3f42c2c3
  expect lane 4 R8 = 0x3e0c8c8d
  expect lane 5 R8 = 0x3e0c8c8d
  expect lane 6 R8 = 0x3e0c8c8d
  expect lane 7 R8 = 0x3e0c8c8d
  expect lane 8 R8 = 0x3e0c8c8d
  expect lane 9 R8 = 0x3e0c8c8d
  expect lane 10 R8 = 0x3e0c8c8d
  expect lane 11 R8 = 0x3e0c8c8d
}

warp 21 { asm "TEX R8, R36, 21, 2D, 0x1"   active 0xfff
  s = { 0 0.11603067 0 -0.11603067 0 0.11603067 0 -0.11603067 0 0.11603068 0 -0.11603068 ... }
  t = { 0 0 0 0 0 bits(0x38800000) 0 bits(0xb8800000) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f30b0b1
  expect lane 1 R8 = 0x3f4c8788
  expect lane 2 R8 = 0x3f30b0b1
  expect lane 3 R8 = 0x3f14d9da
  expect lane 4 R8 = 0x3f159596
  expect lane 5 R8 = 0x3f237272
  expect lane 6 R8 = 0x3f159596
  expect lane 7 R8 = 0x3f07b8b9
  expect lane 8 R8 = 0x3f159596
  expect lane 9 R8 = 0x3f237272
  expect lane 10 R8 = 0x3f159596
  expect lane 11 R8 = 0x3f07b8b9
}

warp 22 { asm "TEX R8, R0, 22, 2D, 0x1"   active 0xfff
  s = { 0 0 0.003735577 0.003735577 0 0 0.0037355772 0.0037355772 0 0 0.0037355772 0.0037355772 ... }
  t = { 0 0 bits(0x36000000) bits(0x36000000) 0 0 0 0 0 0 bits(0x36000000) bits(0x36000000) ... }
  expect lane 0 R8 = 0x3f30b0b1
  expect lane 1 R8 = 0x3f30b0b1
  expect lane 2 R8 = 0x3f20c3c4
  expect lane 3 R8 = 0x3f20c3c4
  expect lane 4 R8 = 0x3f159596
  expect lane 5 R8 = 0x3f159596
  expect lane 6 R8 = 0x3f129596
  expect lane 7 R8 = 0x3f129596
  expect lane 8 R8 = 0x3f159596
  expect lane 9 R8 = 0x3f159596
  expect lane 10 R8 = 0x3f129596
  expect lane 11 R8 = 0x3f129596
}

warp 23 { asm "TEX R8, R40, 23, 2D, 0x1"   active 0xfff
  s = { 0 0.0026486136 0 -0.0026486136 0 0.0026486136 0 -0.0026486136 0 0.0026486136 0 -0.0026486136 ... }
  t = { 0 0 0 0 0 bits(0x35b504f3) 0 bits(0xb5b504f3) 0 bits(0x36000000) 0 bits(0xb6000000) ... }
  expect lane 0 R8 = 0x3f048485
  expect lane 1 R8 = 0x3f048485
  expect lane 2 R8 = 0x3f048485
  expect lane 3 R8 = 0x3f5bdbdc
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3c008081
  expect lane 8 R8 = 0x3f65e5e6
  expect lane 9 R8 = 0x3f65e5e6
  expect lane 10 R8 = 0x3f65e5e6
  expect lane 11 R8 = 0x3c008081
}

warp 24 { asm "TEX R8, R88, 24, 2D, 0x1"   active 0xfff
  s = { 0 0 0.08661154 0.08661154 0 0 0.08661155 0.08661155 0 0 0.08661155 0.08661155 ... }
  t = { 0 0 bits(0x383504f3) bits(0x383504f3) 0 0 0 0 0 0 bits(0x383504f3) bits(0x383504f3) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f119192
  expect lane 3 R8 = 0x3f119192
  expect lane 4 R8 = 0x3ec2c2c3
  expect lane 5 R8 = 0x3ec2c2c3
  expect lane 6 R8 = 0x3f1b9b9c
  expect lane 7 R8 = 0x3f1b9b9c
  expect lane 8 R8 = 0x3ec2c2c3
  expect lane 9 R8 = 0x3ec2c2c3
  expect lane 10 R8 = 0x3f1b9b9c
  expect lane 11 R8 = 0x3f1b9b9c
}

warp 25 { asm "TEX R8, R52, 25, 2D, 0x1"   active 0xfff
  s = { 0 0.005501881 0 -0.005501881 0 0.005501881 0 -0.005501881 0 0.005501881 0 -0.005501881 ... }
  t = { 0 0 0 0 0 bits(0x363504f3) 0 bits(0xb63504f3) 0 bits(0x36800000) 0 bits(0xb6800000) ... }
  expect lane 0 R8 = 0x3f159596
  expect lane 1 R8 = 0x3f10fbfc
  expect lane 2 R8 = 0x3f159596
  expect lane 3 R8 = 0x3f1a2f2f
  expect lane 4 R8 = 0x3f189899
  expect lane 5 R8 = 0x3f155c5c
  expect lane 6 R8 = 0x3f189899
  expect lane 7 R8 = 0x3f1bd4d5
  expect lane 8 R8 = 0x3f189899
  expect lane 9 R8 = 0x3f155c5c
  expect lane 10 R8 = 0x3f189899
  expect lane 11 R8 = 0x3f1bd4d5
}

warp 26 { asm "TEX R8, R12, 26, 2D, 0x1"   active 0xfff
  s = { 0 0 0.031207722 0.031207722 0 0 0.031207722 0.031207722 0 0 0.031207724 0.031207724 ... }
  t = { 0 0 0 0 0 0 bits(0x37800000) bits(0x37800000) 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f189899
  expect lane 1 R8 = 0x3f189899
  expect lane 2 R8 = 0x3f05c5c6
  expect lane 3 R8 = 0x3f05c5c6
  expect lane 4 R8 = 0x3f0a8a8b
  expect lane 5 R8 = 0x3f0a8a8b
  expect lane 6 R8 = 0x3f0fafb0
  expect lane 7 R8 = 0x3f0fafb0
  expect lane 8 R8 = 0x3f0a8a8b
  expect lane 9 R8 = 0x3f0a8a8b
  expect lane 10 R8 = 0x3f0fafb0
  expect lane 11 R8 = 0x3f0fafb0
}

warp 27 { asm "TEX R8, R0, 27, 1D, 0x1"   active 0xff
  s = { 0 bits(0x373543ba) 0 0 0 bits(0x373543bb) 0 0 ... }
  expect lane 0 R8 = 0x9000000
  expect lane 1 R8 = 0x9000000
  expect lane 2 R8 = 0x9000000
  expect lane 3 R8 = 0x9000000
  expect lane 4 R8 = 0xa000000
  expect lane 5 R8 = 0xa000000
  expect lane 6 R8 = 0xa000000
  expect lane 7 R8 = 0xa000000
}

warp 28 { asm "TEX R8, R52, 28, 1D, 0x1"   active 0xff
  s = { 0 0.0009965963 0 0 0 0.0009965964 0 0 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000001
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 29 { asm "TEX R8, R44, 29, 1D, 0x1"   active 0xff
  s = { 0 bits(0xb78ed5b1) 0 0 0 bits(0xb78ed5b2) 0 0 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x7000000
  expect lane 5 R8 = 0x7000000
  expect lane 6 R8 = 0x7000000
  expect lane 7 R8 = 0x7000000
}

warp 30 { asm "TEX R8, R4, 30, 1D, 0x1"   active 0xff
  s = { 0 0.00014497049 0 0 0 0.0001449705 0 0 ... }
  expect lane 0 R8 = 0x2000000
  expect lane 1 R8 = 0x2000001
  expect lane 2 R8 = 0x2000000
  expect lane 3 R8 = 0x2000000
  expect lane 4 R8 = 0x3000000
  expect lane 5 R8 = 0x3000000
  expect lane 6 R8 = 0x3000000
  expect lane 7 R8 = 0x3000000
}

warp 31 { asm "TEX R8, R112, 31, 1D, 0x1"   active 0xff
  s = { 0 0.0011629083 0 0 0 0.0011629084 0 0 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x4000002
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000000
}

warp 32 { asm "TEX R8, R76, 32, 1D, 0x1"   active 0xff
  s = { 0 -0.00011028434 0 0 0 -0.000110284345 0 0 ... }
  expect lane 0 R8 = 0xb000000
  expect lane 1 R8 = 0xb000000
  expect lane 2 R8 = 0xb000000
  expect lane 3 R8 = 0xb000000
  expect lane 4 R8 = 0xc000000
  expect lane 5 R8 = 0xc000000
  expect lane 6 R8 = 0xc000000
  expect lane 7 R8 = 0xc000000
}

warp 33 { asm "TEX R8, R12, 33, 1D, 0x1"   active 0xff
  s = { 0 bits(0x37fa2cef) 0 0 0 bits(0x37fa2cf0) 0 0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x1000000
  expect lane 5 R8 = 0x1000000
  expect lane 6 R8 = 0x1000000
  expect lane 7 R8 = 0x1000000
}

warp 34 { asm "TEX R8, R116, 34, 1D, 0x1"   active 0xff
  s = { 0 bits(0x3734c641) 0 0 0 bits(0x3734c642) 0 0 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
}

warp 35 { asm "TEX R8, R24, 35, 2D, 0x1"   active 0xf
  s = { 0.099609375 0.12374091 0.08690429 0.11965001 ... }
  t = { 0.47460938 1.1047174 0.41953182 0.47052956 ... }
  expect lane 0 R8 = 0x3eb0b0b1
  expect lane 1 R8 = 0x3e0c8c8d
  expect lane 2 R8 = 0x3eb0b0b1
  expect lane 3 R8 = 0x3eb0b0b1
}

warp 36 { asm "TEX.LB R8, R72, R228, 36, 2D, 0x1"   active 0xff
  s = { 0.921875 0.9271965 0.92041934 0.93995893 -0.58203125 1.3006411 -0.5818558 -0.5603226 ... }
  t = { -0.55078125 1.130943 -0.5513217 -0.56810635 -0.029296875 -0.019514296 -0.028377108 0.007709927 ... }
  lod = { -4.421875 -2.421875 -2.421875 -1.421875 -3.0585938 -5.0585938 -4.0585938 -6.0585938 ... }
  expect lane 0 R8 = 0xc0380000
  expect lane 1 R8 = 0x40280000
  expect lane 2 R8 = 0x40280000
  expect lane 3 R8 = 0xbfd00000
  expect lane 4 R8 = 0xc0000000
  expect lane 5 R8 = 0x40780000
  expect lane 6 R8 = 0x40600000
  expect lane 7 R8 = 0x3e000000
}

warp 37 { asm "TEX.LB R8, R48, R216, 37, 3D, 0x1"   active 0xff
  s = { -0.8261719 -0.87481385 -0.87292325 -0.92415273 -0.7832031 1.1117953 -0.8142128 -0.81218606 ... }
  t = { 0.06640625 1.0932127 0.09588623 0.05234273 -0.5253906 -0.5391867 -0.4712321 -0.47382906 ... }
  r = { 1.3613281 1.3381582 1.4391937 1.4523685 -0.8847656 -0.87496597 -0.91318333 -0.8825513 ... }
  lod = { -2.71875 -0.71875 -1.71875 -2.71875 -3.7460938 -3.7460938 -1.7460938 -4.7460938 ... }
  expect lane 0 R8 = 0x1020008
  expect lane 1 R8 = 0x3000001
  expect lane 2 R8 = 0x2010004
  expect lane 3 R8 = 0x1020009
  expect lane 4 R8 = 0x1000107
  expect lane 5 R8 = 0x1000108
  expect lane 6 R8 = 0x3000001
  expect lane 7 R8 = 0x10410
}

warp 38 { asm "TEX R8, R68, 38, 3D, 0x1"   active 0xf
  s = { 0.5019531 0.50043297 0.50429726 0.50230503 ... }
  t = { 1.5898438 1.5795784 1.5779839 1.5716019 ... }
  r = { -0.98046875 1.1974908 -0.9838867 -0.967926 ... }
  expect lane 0 R8 = 0x1000910
  expect lane 1 R8 = 0x1010910
  expect lane 2 R8 = 0x1000910
  expect lane 3 R8 = 0x1000910
}

warp 39 { asm "TEX.LB R8, R64, R156, 39, 1D, 0x1"   active 0xff
  s = { 1.1933594 1.4134399 1.1766406 1.1706983 -0.9375 1.4924842 -0.93737245 -0.9743793 ... }
  lod = { -3.546875 -1.546875 -0.546875 -3.546875 -3.0117188 -6.0117188 -4.0117188 -6.0117188 ... }
  expect lane 0 R8 = 0x40200000
  expect lane 1 R8 = 0xbfc00000
  expect lane 2 R8 = 0x40100000
  expect lane 3 R8 = 0x40700000
  expect lane 4 R8 = 0x3fb00000
  expect lane 5 R8 = 0x3ff00000
  expect lane 6 R8 = 0xbf900000
  expect lane 7 R8 = 0xc0380000
}

warp 40 { asm "TEX.LB R8, R68, R216, 40, 2D, 0x1"   active 0xff
  s = { 1.796875 1.7917103 1.777277 1.7579144 -0.8105469 1.1287347 -0.80224276 -0.8144734 ... }
  t = { 0.5605469 1.1111331 0.48613644 0.4997859 1.8300781 1.7715187 1.7497435 1.6647749 ... }
  lod = { -0.80078125 -2.8007812 -2.8007812 -2.8007812 -6.4609375 -5.4609375 -6.4609375 -5.4609375 ... }
  expect lane 0 R8 = 0x3f39b9ba
  expect lane 1 R8 = 0x3dc8c8c9
  expect lane 2 R8 = 0x3f38b8b9
  expect lane 3 R8 = 0x3f38b8b9
  expect lane 4 R8 = 0x3f67e7e8
  expect lane 5 R8 = 0x3ef2f2f3
  expect lane 6 R8 = 0x3efafafb
  expect lane 7 R8 = 0x3e888889
}

warp 41 { asm "TEX R8, R100, 41, 2D, 0x1"   active 0xf
  s = { -0.203125 1.2404265 -0.22513977 -0.23094559 ... }
  t = { 0.9472656 0.9614627 0.97666675 1.0211042 ... }
  expect lane 0 R8 = 0xc0380000
  expect lane 1 R8 = 0xbfd00000
  expect lane 2 R8 = 0xc0380000
  expect lane 3 R8 = 0xc0380000
}

warp 42 { asm "TEX.LB R8, R64, R180, 42, 3D, 0x1"   active 0xff
  s = { -0.5292969 1.088878 -0.54690933 -0.5483135 -0.8359375 -0.8321415 -0.8143204 -0.80617255 ... }
  t = { 0.7871094 0.72676086 0.7738037 0.700119 -0.5957031 1.1550688 -0.46993172 -0.5103226 ... }
  r = { 1.9316406 1.905791 1.9371918 1.9165609 -0.21875 -0.18429214 -0.22766465 -0.12489143 ... }
  lod = { -3.5351562 -2.5351562 -2.5351562 -4.5351562 -2.4804688 -0.48046875 -0.48046875 -1.4804688 ... }
  expect lane 0 R8 = 0x2020102
  expect lane 1 R8 = 0x3000001
  expect lane 2 R8 = 0x3000001
  expect lane 3 R8 = 0x1050205
  expect lane 4 R8 = 0x2020004
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x3000001
}

warp 43 { asm "TEX.LB R8, R8, R208, 43, 3D, 0x1"   active 0xff
  s = { -0.33789062 -0.3560295 -0.27140045 -0.2878132 -0.8671875 -0.86157715 -0.84934855 -0.8379353 ... }
  t = { 0.38476562 1.0664449 0.41659927 0.4970894 -0.9921875 1.1794871 -0.9495516 -0.9327364 ... }
  r = { -0.3125 -0.4359436 -0.1651001 -0.32577515 -0.125 -0.21552658 -0.10890961 -0.2290802 ... }
  lod = { -1.9570312 0.04296875 -2.9570312 -0.95703125 -0.62109375 -2.6210938 -4.6210938 -0.62109375 ... }
  expect lane 0 R8 = 0x2020305
  expect lane 1 R8 = 0x4000001
  expect lane 2 R8 = 0x1060608
  expect lane 3 R8 = 0x3010102
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x4000003
  expect lane 6 R8 = 0x203000d
  expect lane 7 R8 = 0x6000000
}

warp 44 { asm "TEX R8, R76, 44, 2D, 0x1"   active 0xf
  s = { -0.033203125 1.1771048 -0.03276992 -0.037452936 ... }
  t = { 0.1875 0.19905949 0.2025032 0.24206209 ... }
  expect lane 0 R8 = 0x3ef0f0f1
  expect lane 1 R8 = 0x3e088889
  expect lane 2 R8 = 0x3ef0f0f1
  expect lane 3 R8 = 0x3f2dadae
}

warp 45 { asm "TEX.LB R8, R92, R144, 45, 2D, 0x1"   active 0xff
  s = { 1.5703125 2.269112 1.5650299 1.5507133 0.6640625 0.6488162 0.6468231 0.62611663 ... }
  t = { 0.11328125 0.1409251 0.19415283 0.21824901 -0.19335938 1.3275208 -0.24601746 -0.3457705 ... }
  lod = { -1.6289062 -0.62890625 -1.6289062 -4.6289062 -1.2773438 -4.2773438 -2.2773438 -2.2773438 ... }
  expect lane 0 R8 = 0x40980000
  expect lane 1 R8 = 0xc0380000
  expect lane 2 R8 = 0x40980000
  expect lane 3 R8 = 0x40100000
  expect lane 4 R8 = 0xc0000000
  expect lane 5 R8 = 0x3fe00000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0x40600000
}

warp 46 { asm "TEX.LB R8, R100, R144, 46, 3D, 0x1"   active 0xff
  s = { 0.09765625 0.09540729 0.10286083 0.117046356 0.2421875 0.280262 0.2305603 0.2788658 ... }
  t = { -0.48828125 1.4581834 -0.43584695 -0.4402771 -0.47265625 1.3944403 -0.39631143 -0.45500693 ... }
  r = { -0.056640625 -0.043045044 -0.06521225 -0.060474396 1.4042969 1.3920869 1.3878702 1.4079678 ... }
  lod = { -0.6328125 -1.6328125 -0.6328125 -0.6328125 -0.57421875 -0.57421875 -3.5742188 -3.5742188 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x3000000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x1020202
  expect lane 7 R8 = 0x1020202
}

warp 47 { asm "TEX R8, R48, 47, 3D, 0x1"   active 0xf
  s = { 1.5839844 1.5849041 1.5851789 1.5812205 ... }
  t = { 0.6484375 0.62907314 0.64860916 0.63760614 ... }
  r = { -1 1.108075 -0.96709824 -1.0103617 ... }
  expect lane 0 R8 = 0x3000203
  expect lane 1 R8 = 0x3000203
  expect lane 2 R8 = 0x3000203
  expect lane 3 R8 = 0x3010203
}

warp 48 { asm "TEX.LB R8, R56, R164, 48, 1D, 0x1"   active 0xff
  s = { -0.8222656 1.5046952 -0.82522464 -0.8221257 -0.1015625 1.1366773 -0.0977356 -0.10448303 ... }
  lod = { -2.9492188 -6.9492188 -3.9492188 -4.9492188 -3.0390625 -4.0390625 -4.0390625 -3.0390625 ... }
  expect lane 0 R8 = 0x3fe00000
  expect lane 1 R8 = 0x3ff00000
  expect lane 2 R8 = 0x3fb00000
  expect lane 3 R8 = 0x40100000
  expect lane 4 R8 = 0x3ff00000
  expect lane 5 R8 = 0xc0180000
  expect lane 6 R8 = 0x409c0000
  expect lane 7 R8 = 0x3ff00000
}

warp 49 { asm "TEX.LB R8, R4, R140, 49, 2D, 0x1"   active 0xff
  s = { 1.6347656 1.6617174 1.6265296 1.6694049 -0.92578125 1.246383 -0.8748932 -0.91791296 ... }
  t = { -0.6875 1.0762025 -0.7127075 -0.7701981 -0.953125 -0.9670501 -0.9328251 -0.918499 ... }
  lod = { -2.3867188 -1.3867188 -4.3867188 -3.3867188 -2.6210938 -5.6210938 -3.6210938 -2.6210938 ... }
  expect lane 0 R8 = 0x3f129293
  expect lane 1 R8 = 0x3f21a1a2
  expect lane 2 R8 = 0x3ee8e8e9
  expect lane 3 R8 = 0x3f088889
  expect lane 4 R8 = 0x3c008081
  expect lane 5 R8 = 0x3df0f0f1
  expect lane 6 R8 = 0x3f5bdbdc
  expect lane 7 R8 = 0x3c008081
}

warp 50 { asm "TEX R8, R52, 50, 2D, 0x1"   active 0xf
  s = { -0.103515625 1.1475787 -0.08556076 -0.11336334 ... }
  t = { -0.6933594 -0.7502925 -0.71907234 -0.8020416 ... }
  expect lane 0 R8 = 0xbfa00000
  expect lane 1 R8 = 0xbfa00000
  expect lane 2 R8 = 0xbfa00000
  expect lane 3 R8 = 0xbfa00000
}

warp 51 { asm "TEX.LB R8, R104, R200, 51, 3D, 0x1"   active 0xff
  s = { -0.8183594 -0.8275324 -0.8169975 -0.7753153 -0.49609375 1.1085366 -0.49675292 -0.5153351 ... }
  t = { -0.42773438 1.245741 -0.7606303 -0.97671 1.4101562 1.3759766 1.4602865 1.4217801 ... }
  r = { 1.6132812 1.7649102 1.83405 2.0575726 -0.98046875 -0.9750249 -0.9710928 -0.97036743 ... }
  lod = { -0.8515625 -1.8515625 -1.8515625 -1.8515625 -4.5234375 -1.5234375 -2.5234375 -2.5234375 ... }
  expect lane 0 R8 = 0x3000001
  expect lane 1 R8 = 0x2020004
  expect lane 2 R8 = 0x2020004
  expect lane 3 R8 = 0x2000003
  expect lane 4 R8 = 0x309
  expect lane 5 R8 = 0x3000001
  expect lane 6 R8 = 0x2000002
  expect lane 7 R8 = 0x2000002
}

warp 52 { asm "TEX.LB R8, R4, R156, 52, 3D, 0x1"   active 0xff
  s = { -0.38867188 -0.30756187 -0.4849167 -0.4527874 0.5488281 0.5466895 0.54404306 0.5422385 ... }
  t = { -0.8300781 -0.70739746 -0.91316223 -0.88995934 0.953125 0.9546063 0.95664406 0.95385385 ... }
  r = { -0.41210938 1.057423 -0.6671982 -0.4656105 -0.85546875 1.2944044 -0.85547304 -0.87769747 ... }
  lod = { -3.2421875 0.7578125 0.7578125 -1.2421875 -2.6210938 -0.62109375 -2.6210938 -2.6210938 ... }
  expect lane 0 R8 = 0x2020106
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x4000001
  expect lane 4 R8 = 0x3000304
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = 0x3000304
  expect lane 7 R8 = 0x3000304
}

warp 53 { asm "TEX R8, R108, 53, 2D, 0x1"   active 0xf
  s = { -0.3515625 1.1596271 -0.33791184 -0.30501783 ... }
  t = { -0.33007812 -0.31478834 -0.2581401 -0.23179603 ... }
  expect lane 0 R8 = 0x3f32b2b3
  expect lane 1 R8 = 0x3ecacacb
  expect lane 2 R8 = 0x3f4acacb
  expect lane 3 R8 = 0x3f62e2e3
}

warp 54 { asm "TEX.LB R8, R12, R176, 54, 2D, 0x1"   active 0xff
  s = { -0.7675781 1.4531888 -0.770224 -0.803811 0.453125 0.45381737 0.4529325 0.4534381 ... }
  t = { 1.7207031 1.7005348 1.8351847 1.891107 1.8828125 2.780163 1.8840002 1.886425 ... }
  lod = { -5.296875 -6.296875 -5.296875 -5.296875 0.484375 -2.515625 0.484375 -2.515625 ... }
  expect lane 0 R8 = 0x40980000
  expect lane 1 R8 = 0x3e000000
  expect lane 2 R8 = 0x3fb00000
  expect lane 3 R8 = 0x3fb00000
  expect lane 4 R8 = 0x3fe00000
  expect lane 5 R8 = 0x40600000
  expect lane 6 R8 = 0x3fe00000
  expect lane 7 R8 = 0x40600000
}

warp 55 { asm "TEX.LB R8, R48, R196, 55, 3D, 0x1"   active 0xff
  s = { 1.4941406 1.515255 1.5076126 1.5183723 -0.29882812 1.1702168 -0.32485658 -0.3127533 ... }
  t = { 0.7363281 0.7336998 0.6911621 0.66479874 0.22851562 0.26385498 0.114095055 0.215271 ... }
  r = { -0.7089844 1.0814848 -0.7087731 -0.6885963 -0.060546875 -0.03958834 0.13354492 0.25512695 ... }
  lod = { -3.0429688 -2.0429688 -2.0429688 -4.0429688 -2.3789062 -4.3789062 -1.3789062 -4.3789062 ... }
  expect lane 0 R8 = 0x2000102
  expect lane 1 R8 = 0x3000000
  expect lane 2 R8 = 0x3000000
  expect lane 3 R8 = 0x1010204
  expect lane 4 R8 = 0x2020001
  expect lane 5 R8 = 0xc0210
  expect lane 6 R8 = 0x3000000
  expect lane 7 R8 = 0x30106
}

warp 56 { asm "TEX R8, R92, 56, 3D, 0x1"   active 0xf
  s = { 1.3652344 1.796104 1.3237982 1.3294959 ... }
  t = { 0.8339844 0.7161846 0.8965893 0.78337574 ... }
  r = { 0.7011719 0.72622585 0.8249397 0.9354296 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
}

warp 57 { asm "TEX.LB R8, R112, R152, 57, 1D, 0x1"   active 0xff
  s = { -0.9199219 1.0959662 -0.9236816 -0.9253351 1.8964844 3.0136578 1.8953149 1.8977997 ... }
  lod = { -2.7421875 -4.7421875 -6.7421875 -1.7421875 -2.890625 -5.890625 -0.890625 -5.890625 ... }
  expect lane 0 R8 = 0x3fe00000
  expect lane 1 R8 = 0xbf900000
  expect lane 2 R8 = 0x40780000
  expect lane 3 R8 = 0xbfa00000
  expect lane 4 R8 = 0x40600000
  expect lane 5 R8 = 0xc0380000
  expect lane 6 R8 = 0xbfa00000
  expect lane 7 R8 = 0x40900000
}

warp 58 { asm "TEX.LB R8, R80, R224, 58, 2D, 0x1"   active 0xff
  s = { 1.5917969 1.5854883 1.6239061 1.6234984 1.4960938 1.4832335 1.4985172 1.4722434 ... }
  t = { -0.296875 1.0912976 -0.3620205 -0.3617115 -0.8652344 1.2090641 -0.8682904 -0.8474996 ... }
  lod = { -1.0429688 -2.0429688 -0.04296875 -0.04296875 -1.5546875 -5.5546875 -1.5546875 -1.5546875 ... }
  expect lane 0 R8 = 0x3f65e5e6
  expect lane 1 R8 = 0x3f21a1a2
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3f3ebebf
  expect lane 5 R8 = 0x3f7bfbfc
  expect lane 6 R8 = 0x3f3ebebf
  expect lane 7 R8 = 0x3f3ebebf
}

warp 59 { asm "TEX R8, R92, 59, 2D, 0x1"   active 0xf
  s = { -0.81640625 1.2417923 -0.80284333 -0.77884275 ... }
  t = { 0.9296875 1.0479456 0.8699977 1.0588493 ... }
  expect lane 0 R8 = 0x40280000
  expect lane 1 R8 = 0xc0000000
  expect lane 2 R8 = 0x40280000
  expect lane 3 R8 = 0xc0000000
}

warp 60 { asm "TEX.LB R8, R44, R156, 60, 3D, 0x1"   active 0xff
  s = { -0.7050781 -0.5779724 -0.66847914 -0.58285105 1.0214844 0.9897766 1.0499573 1.0734863 ... }
  t = { 1.5371094 1.5240664 1.6096344 1.6829902 -0.16796875 -0.0067681205 0.07712131 0.37636313 ... }
  r = { -0.93359375 1.600488 -1.1627866 -1.2503228 0.080078125 1.004586 0.23811223 0.26003793 ... }
  lod = { -3.7148438 -4.7148438 -4.7148438 -4.7148438 -1.1015625 -2.1015625 -0.1015625 -3.1015625 ... }
  expect lane 0 R8 = 0x1000207
  expect lane 1 R8 = 0x7040b
  expect lane 2 R8 = 0xa050d
  expect lane 3 R8 = 0x9060b
  expect lane 4 R8 = 0x3000001
  expect lane 5 R8 = 0x2000104
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x1010109
}

warp 61 { asm "TEX.LB R8, R36, R224, 61, 3D, 0x1"   active 0xff
  s = { 1.6582031 2.4077213 1.7013645 1.7417536 0.7597656 0.7502098 0.7608013 0.7533369 ... }
  t = { -0.49414062 -0.5312002 -0.48457336 -0.61189675 -0.5292969 1.3624921 -0.4859352 -0.4671812 ... }
  r = { 0.3515625 0.048671722 0.33764648 -0.018407822 1.4355469 1.3916473 1.4186954 1.4075718 ... }
  lod = { -4.09375 -2.09375 -4.09375 -2.09375 -3.421875 -2.421875 -4.421875 -0.421875 ... }
  expect lane 0 R8 = 0x102080a
  expect lane 1 R8 = 0x3000103
  expect lane 2 R8 = 0x1020809
  expect lane 3 R8 = 0x3010102
  expect lane 4 R8 = 0x3000106
  expect lane 5 R8 = 0x4000003
  expect lane 6 R8 = 0x201040c
  expect lane 7 R8 = 0x6000000
}

warp 62 { asm "TEX R8, R100, 62, 2D, 0x1"   active 0xf
  s = { -0.8144531 1.0369115 -0.84417963 -0.8335625 ... }
  t = { 1.9453125 1.9056377 1.9330693 1.8891152 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3c008081
  expect lane 2 R8 = 0x3c008081
  expect lane 3 R8 = 0x3c008081
}

warp 63 { asm "TEX.LB R8, R40, R148, 63, 2D, 0x1"   active 0xff
  s = { -0.99609375 -0.9899414 -0.9694702 -0.95724976 0.609375 1.0403159 0.62518126 0.6101737 ... }
  t = { -0.22070312 1.1481897 -0.24001057 -0.29393515 0.859375 0.92587364 0.8823361 0.957734 ... }
  lod = { -0.125 -1.125 -3.125 -3.125 -1.9335938 -1.9335938 -2.9335938 0.06640625 ... }
  expect lane 0 R8 = 0xbfd00000
  expect lane 1 R8 = 0x40280000
  expect lane 2 R8 = 0x40400000
  expect lane 3 R8 = 0xbfd00000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0x40280000
  expect lane 6 R8 = 0xc0000000
  expect lane 7 R8 = 0x3fe00000
}

warp 0 { asm "TEX.LB R8, R64, R216, 64, 3D, 0x1"   active 0xff
  s = { 0.10546875 0.13524322 0.09198761 0.15746537 1.8457031 1.8381363 1.865606 1.8432461 ... }
  t = { 1.6933594 2.4676082 1.4489272 1.656411 -0.78125 1.0230377 -0.78018695 -0.65724605 ... }
  r = { 1.8066406 1.8877728 1.6282748 1.6355673 0.6015625 0.58948076 0.5825952 0.5602995 ... }
  lod = { 0.67578125 -1.3242188 0.67578125 -2.3242188 -1.5234375 -1.5234375 -2.5234375 -2.5234375 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x2020000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x1030201
  expect lane 4 R8 = 0x2010000
  expect lane 5 R8 = 0x2010000
  expect lane 6 R8 = 0x1030001
  expect lane 7 R8 = 0x1030101
}

warp 1 { asm "TEX R8, R48, 65, 3D, 0x1"   active 0xf
  s = { 1.6679688 1.6821785 1.6646667 1.6888661 ... }
  t = { -0.1875 1.2509146 -0.1876669 -0.21958518 ... }
  r = { 0.6035156 0.6885357 0.59731674 0.59145164 ... }
  expect lane 0 R8 = 0x2020605
  expect lane 1 R8 = 0x2020205
  expect lane 2 R8 = 0x2020605
  expect lane 3 R8 = 0x2020604
}

warp 2 { asm "TEX.LB R8, R4, R140, 66, 1D, 0x1"   active 0xff
  s = { -0.25 1.1948773 -0.24753372 -0.24291092 -0.48242188 1.0762551 -0.48322755 -0.4895752 ... }
  lod = { -6.2617188 -6.2617188 -3.2617188 -1.2617188 -2.3710938 -3.3710938 -5.3710938 -6.3710938 ... }
  expect lane 0 R8 = 0x3e800000
  expect lane 1 R8 = 0x40200000
  expect lane 2 R8 = 0x40480000
  expect lane 3 R8 = 0xc0380000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0xbf900000
  expect lane 6 R8 = 0xc0300000
  expect lane 7 R8 = 0x40600000
}

warp 3 { asm "TEX.LB R8, R48, R148, 67, 2D, 0x1"   active 0xff
  s = { 1.7910156 1.7749791 1.7953858 1.7857125 0.083984375 1.1262375 0.11902237 0.09214723 ... }
  t = { -0.8144531 1.2098104 -0.7801609 -0.7645397 0.58984375 0.66104746 0.5591068 0.67795014 ... }
  lod = { -5.5195312 -3.5195312 -2.5195312 -5.5195312 -2.5625 -5.5625 -1.5625 -3.5625 ... }
  expect lane 0 R8 = 0x3f028283
  expect lane 1 R8 = 0x3e9c9c9d
  expect lane 2 R8 = 0x3e808081
  expect lane 3 R8 = 0x3f6ceced
  expect lane 4 R8 = 0x3f0d8d8e
  expect lane 5 R8 = 0x3f149495
  expect lane 6 R8 = 0x3f39b9ba
  expect lane 7 R8 = 0x3f68e8e9
}

warp 4 { asm "TEX R8, R104, 68, 2D, 0x1"   active 0xf
  s = { 0.078125 0.08458496 0.079399414 0.09054504 ... }
  t = { -0.8125 1.3743504 -0.8168869 -0.80181503 ... }
  expect lane 0 R8 = 0xbfa00000
  expect lane 1 R8 = 0xbfa00000
  expect lane 2 R8 = 0xbfa00000
  expect lane 3 R8 = 0xbfa00000
}

warp 5 { asm "TEX.LB R8, R28, R176, 69, 3D, 0x1"   active 0xff
  s = { 1.3613281 1.3303814 1.4339797 1.4067242 0.703125 0.698727 0.61705625 0.6316761 ... }
  t = { -0.2421875 1.0038023 -0.33126408 -0.00056542293 0.47070312 0.4138082 0.32202148 0.33476767 ... }
  r = { -0.8339844 -0.86317384 -0.74679685 -0.68031543 -0.8691406 1.4908284 -0.94155884 -0.8859265 ... }
  lod = { -1.9921875 -0.9921875 -2.9921875 0.0078125 -3.453125 -2.453125 -4.453125 -2.453125 ... }
  expect lane 0 R8 = 0x1000306
  expect lane 1 R8 = 0x2000003
  expect lane 2 R8 = 0x3060b
  expect lane 3 R8 = 0x3000001
  expect lane 4 R8 = 0x1000107
  expect lane 5 R8 = 0x2010003
  expect lane 6 R8 = 0x20c
  expect lane 7 R8 = 0x2000003
}

warp 6 { asm "TEX.LB R8, R64, R216, 70, 3D, 0x1"   active 0xff
  s = { 1.6328125 1.6509442 1.6517596 1.6469102 1.3007812 1.3516345 1.3771019 1.4028955 ... }
  t = { -0.29296875 1.4118255 -0.33587337 -0.49517512 0.40234375 0.53378487 0.2600851 0.40519762 ... }
  r = { -0.9707031 -0.93059874 -0.97722626 -1.0112367 -0.23632812 1.2632349 -0.23534966 -0.11635685 ... }
  lod = { -2.4335938 -1.4335938 -4.4335938 -3.4335938 -0.12109375 -3.1210938 -3.1210938 -0.12109375 ... }
  expect lane 0 R8 = 0x3000202
  expect lane 1 R8 = 0x4000001
  expect lane 2 R8 = 0x1000a0b
  expect lane 3 R8 = 0x2030405
  expect lane 4 R8 = 0x5000001
  expect lane 5 R8 = 0x201040a
  expect lane 6 R8 = 0x2030209
  expect lane 7 R8 = 0x5000001
}

warp 7 { asm "TEX R8, R64, 71, 2D, 0x1"   active 0xff
  s = { 1.1425781 1.1407447 1.146162 1.140904 0.0546875 0.06274223 0.11878157 -0.19476366 ... }
  t = { 0.033203125 0.033036232 0.03971672 0.04088211 0.7910156 1.297678 0.8261814 1.3392286 ... }
  expect lane 0 R8 = 0x236
  expect lane 1 R8 = 0x236
  expect lane 2 R8 = 0x236
  expect lane 3 R8 = 0x236
  expect lane 4 R8 = 0x3203
  expect lane 5 R8 = 0x2c04
  expect lane 6 R8 = 0x3407
  expect lane 7 R8 = 0x2a0c
}

warp 8 { asm "TEX.AOFFI R8, R100, R132, 72, 2D, 0x1"   active 0xff
  s = { 1.3300781 1.3250897 1.3320179 1.3250042 -0.7324219 -0.7352424 -0.73057663 -0.7283833 ... }
  t = { 0.3828125 0.37592068 0.37861487 0.36818808 1.5859375 1.5713285 1.5860802 1.5740108 ... }
  offset = { 0x200 0x94 0xf2d 0xf25 0xdde 0xfa5 0x1cf 0xa85 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 9 { asm "TEX R8, R24, 73, 2D, 0x1"   active 0xff
  s = { 0.16015625 0.119057655 0.20508575 0.16017485 0.5644531 0.59258056 0.5716076 0.59998745 ... }
  t = { -0.546875 -0.5622978 -0.562304 -0.5484929 0.890625 0.8916924 0.9077611 0.90820825 ... }
  expect lane 0 R8 = 0x3e088889
  expect lane 1 R8 = 0x3f4bcbcc
  expect lane 2 R8 = 0x3ef2f2f3
  expect lane 3 R8 = 0x3e088889
  expect lane 4 R8 = 0x3f60e0e1
  expect lane 5 R8 = 0x3f7dfdfe
  expect lane 6 R8 = 0x3da8a8a9
  expect lane 7 R8 = 0x3e9e9e9f
}

warp 10 { asm "TEX.AOFFI R8, R92, R184, 74, 2D, 0x1"   active 0xff
  s = { -0.8828125 -1.0961189 -0.60276985 -1.1733541 -0.38671875 -0.38143915 -0.404189 -0.40466458 ... }
  t = { 0.6152344 2.2871742 0.6632595 2.2798977 0.1484375 0.17549169 0.14280272 0.14765489 ... }
  offset = { 0x3da 0x77c 0xca8 0x29 0x852 0x79 0x446 0xcd8 ... }
  expect lane 0 R8 = 0x3edadadb
  expect lane 1 R8 = 0x3ed8d8d9
  expect lane 2 R8 = 0x3d008081
  expect lane 3 R8 = 0x3f048485
  expect lane 4 R8 = 0x3f088889
  expect lane 5 R8 = 0x3e13d7d8
  expect lane 6 R8 = 0x3f1db1b2
  expect lane 7 R8 = 0x3f1c1010
}

warp 11 { asm "TEX R8, R48, 75, 2D, 0x1"   active 0xff
  s = { -0.875 -0.8707649 -0.8742891 -0.8723345 1.9648438 1.9647654 1.9167236 1.8972737 ... }
  t = { -0.8671875 -0.8802282 -0.8698603 -0.8830286 1.7226562 1.7226105 1.740612 1.7066917 ... }
  expect lane 0 R8 = 0x40180000
  expect lane 1 R8 = 0x40180000
  expect lane 2 R8 = 0x40180000
  expect lane 3 R8 = 0x40180000
  expect lane 4 R8 = 0xbf400000
  expect lane 5 R8 = 0xbf400000
  expect lane 6 R8 = 0xbf400000
  expect lane 7 R8 = 0xbf400000
}

warp 12 { asm "TEX.B R8, R112, R128, 0, 2D, 0x1"   active 0xff
  s = { 0.5 0.5555373 0.4506787 0.4755765 0.953125 0.9613237 0.9674824 0.968866 ... }
  t = { -0.9589844 -1.0594317 -0.984108 -1.0934709 0.18554688 0.19820023 0.1908191 0.20095952 ... }
  handle = handle(texture 5, sampler 76)
  expect lane 0 R8 = 0x40980000
  expect lane 1 R8 = 0x3fb00000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x3e000000
  expect lane 4 R8 = 0xbf87f000
  expect lane 5 R8 = 0x3f003800
  expect lane 6 R8 = 0x3fd73000
  expect lane 7 R8 = 0x3ff1b800
}

warp 13 { asm "TEX.B.LB R8, R12, R220, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 0 3 2 3 0 1 2 0 ... }
  s = { 0.7265625 0.76614285 0.6915105 0.86434716 0.47851562 0.48643458 0.48093104 0.49268556 ... }
  t = { 1.9453125 1.7525657 1.90466 1.620739 0.66015625 0.6545032 0.6584969 0.6547676 ... }
  handle = handle(texture 6, sampler 77)
  lod = { -0.4560547 -0.4609375 -0.4580078 -0.45996094 3.2539062 3.2490234 3.2548828 3.2509766 ... }
  expect lane 0 R8 = 0x3edbbbbc
  expect lane 1 R8 = 0x3f1ce4e5
  expect lane 2 R8 = 0x3f058788
  expect lane 3 R8 = 0x3ecfa1a2
  expect lane 4 R8 = 0x3e8f2323
  expect lane 5 R8 = 0x3e7d0101
  expect lane 6 R8 = 0x3f08f5f6
  expect lane 7 R8 = 0x3ec5b9ba
}

warp 14 { asm "TEX.LB R8, R36, R200, 78, ARRAY_2D, 0x1"   active 0xff
  array = { 1 1 3 1 0 2 2 2 ... }
  s = { -0.66015625 -1.2273127 -0.9934082 -1.712396 -0.0625 -0.6125641 -0.06940206 -1.2164942 ... }
  t = { 1.7226562 1.6855125 2.0012589 2.1652565 1.6269531 1.2654053 1.7560517 1.6444184 ... }
  lod = { -1.9912109 -1.9951172 -1.9912109 -1.9951172 -5.801758 -5.805664 -5.801758 -5.8046875 ... }
  expect lane 0 R8 = 0x3eb0b0b1
  expect lane 1 R8 = 0x3f25a5a6
  expect lane 2 R8 = 0x3f61e1e2
  expect lane 3 R8 = 0x3ee2e2e3
  expect lane 4 R8 = 0x3eb82828
  expect lane 5 R8 = 0x3f278a8b
  expect lane 6 R8 = 0x3f4d6e6e
  expect lane 7 R8 = 0x3f0bd1d2
}

warp 15 { asm "TEX.LB R8, R28, R200, 79, 1D, 0x1"   active 0xff
  s = { 0.48242188 0.48243365 0.4824164 0.48242742 0.7285156 0.7285167 0.7285127 0.72850996 ... }
  lod = { 7.875 7.870117 7.8740234 7.870117 15.881836 15.879883 15.8828125 15.87793 ... }
  expect lane 0 R8 = 0x3dc0
  expect lane 1 R8 = 0x3dc0
  expect lane 2 R8 = 0x3dbf
  expect lane 3 R8 = 0x3dc0
  expect lane 4 R8 = 0x5d40
  expect lane 5 R8 = 0x5d40
  expect lane 6 R8 = 0x5d3f
  expect lane 7 R8 = 0x5d3f
}

warp 16 { asm "TEX R8, R76, 80, 1D, 0x1"   active 0xff
  s = { 1.4023438 1.4023387 1.4023428 1.4023381 0.5800781 0.5772565 0.5816517 0.5773052 ... }
  expect lane 0 R8 = 0x9000026
  expect lane 1 R8 = 0x9000026
  expect lane 2 R8 = 0x9000026
  expect lane 3 R8 = 0x9000026
  expect lane 4 R8 = 0xf000000
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0xf000000
}

warp 17 { asm "TEX R8, R4, 81, 1D, 0x1"   active 0xff
  s = { -0.45117188 -0.4516805 -0.44880575 -0.45031434 1.9492188 1.9420573 2.0963867 2.152604 ... }
  expect lane 0 R8 = 0x3f18a000
  expect lane 1 R8 = 0x3f1f6000
  expect lane 2 R8 = 0x3ee70000
  expect lane 3 R8 = 0x3f0b2000
  expect lane 4 R8 = 0xbfa00000
  expect lane 5 R8 = 0xbfa00000
  expect lane 6 R8 = 0xbfa00000
  expect lane 7 R8 = 0xbfa00000
}

warp 18 { asm "TEX R8, R28, 82, 1D, 0x1"   active 0xff
  s = { 1.9726562 2.0133483 2.0825021 2.1379998 1.7578125 1.7847846 1.7169734 1.7381059 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 19 { asm "TEX.LB R8, R0, R168, 83, ARRAY_1D, 0x1"   active 0xff
  array = { 1 1 1 2 0 1 1 2 ... }
  s = { -0.0859375 -0.070084214 -0.11291468 -0.0285604 -0.41210938 -0.4803009 -0.54990005 -0.6517768 ... }
  lod = { 4.708008 4.703125 4.708008 4.703125 -0.64160156 -0.6455078 -0.640625 -0.6455078 ... }
  expect lane 0 R8 = 0x3f0d8d8e
  expect lane 1 R8 = 0x3f0d8d8e
  expect lane 2 R8 = 0x3f0d8d8e
  expect lane 3 R8 = 0x3f0d8d8e
  expect lane 4 R8 = 0x3f048485
  expect lane 5 R8 = 0x3ed4d4d5
  expect lane 6 R8 = 0x3f4bcbcc
  expect lane 7 R8 = 0x3ed4d4d5
}

warp 20 { asm "TEX.B.LB R8, R32, R192, 0, ARRAY_1D, 0x1"   active 0xff
  array = { 0 1 2 2 0 1 0 1 ... }
  s = { 0.8183594 0.817368 0.8166272 0.81436837 1.0546875 1.0613425 1.0534511 1.0618902 ... }
  handle = handle(texture 13, sampler 84)
  lod = { 5.881836 5.8779297 5.883789 5.8789062 4.3876953 4.3828125 4.3867188 4.381836 ... }
  expect lane 0 R8 = 0x3f2b9b9c
  expect lane 1 R8 = 0x3f71f9fa
  expect lane 2 R8 = 0x3f714b4b
  expect lane 3 R8 = 0x3f6f2222
  expect lane 4 R8 = 0x3e038384
  expect lane 5 R8 = 0x3ec3cdce
  expect lane 6 R8 = 0x3e081010
  expect lane 7 R8 = 0x3ec2e4e5
}

warp 21 { asm "TEX.LB R8, R44, R124, 85, 3D, 0x1"   active 0xff
  s = { 0.43554688 0.37762147 0.36174852 0.44707108 0.6074219 0.6122064 0.61397296 0.61135006 ... }
  t = { -0.5957031 -0.53994244 -1.1720581 -0.79448956 1.5917969 1.600677 1.5769141 1.5877204 ... }
  r = { 0.9316406 0.77669114 0.66422564 0.28728896 1.0332031 1.0334736 1.0533389 1.066644 ... }
  lod = { -2.6826172 -2.6865234 -2.6845703 -2.6875 3.1376953 3.131836 3.1376953 3.131836 ... }
  expect lane 0 R8 = 0xc0008
  expect lane 1 R8 = 0xa0007
  expect lane 2 R8 = 0x80007
  expect lane 3 R8 = 0x30008
  expect lane 4 R8 = 0xc080c
  expect lane 5 R8 = 0xc080c
  expect lane 6 R8 = 0xc080c
  expect lane 7 R8 = 0xc080c
}

warp 22 { asm "TEX.LBA R8, R60, R148, 86, 3D, 0x1"   active 0xff
  s = { 0.5234375 0.5246316 0.5293831 0.5271291 0.7578125 0.7615427 0.76187116 0.76589817 ... }
  t = { 0.20117188 0.19702469 0.18891658 0.17923824 1.4960938 1.4981463 1.5005704 1.5090895 ... }
  r = { 0.63671875 0.6351706 0.63716596 0.6407871 0.001953125 0.01056275 -0.0070400974 0.0069779432 ... }
  lod = { 4.948242 4.946289 4.948242 4.946289 4.725586 4.7216797 4.7265625 4.7226562 ... }
  expect lane 0 R8 = 0x2010002
  expect lane 1 R8 = 0x2010002
  expect lane 2 R8 = 0x2010002
  expect lane 3 R8 = 0x2010002
  expect lane 4 R8 = 0x2000003
  expect lane 5 R8 = 0x2000003
  expect lane 6 R8 = 0x3000001
  expect lane 7 R8 = 0x2000103
}

warp 23 { asm "TEX.LBA R8, R84, R132, 87, 3D, 0x1"   active 0xff
  s = { -0.9453125 -0.9560571 -0.94197136 -0.9587217 0.33398438 0.32983562 0.33262992 0.32596213 ... }
  t = { 0.9160156 0.8901731 0.91387534 0.8911027 1.34375 1.353467 1.3320003 1.3398817 ... }
  r = { 1.7167969 1.7062243 1.7106075 1.7031246 -0.8652344 -0.8496616 -0.85584164 -0.8314106 ... }
  lod = { 5.379883 5.375 5.379883 5.3740234 6.557617 6.5546875 6.557617 6.555664 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0x5000000
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000000
}

warp 24 { asm "TEX.B.LBA R8, R32, R120, 0, 3D, 0x1"   active 0xff
  s = { 0.26367188 0.26533592 0.26836038 0.2686211 1.3671875 1.4164085 1.2872033 1.4917207 ... }
  t = { 0.54296875 0.5385227 0.5349479 0.53173566 -0.9550781 -0.851635 -1.213028 -0.66817474 ... }
  r = { 0.97265625 0.9399376 0.94390297 0.907249 -0.7167969 -0.633358 -1.2090073 -0.77575684 ... }
  handle = handle(texture 17, sampler 88)
  lod = { 2.2236328 2.2197266 2.2226562 2.21875 -2.0185547 -2.024414 -2.0195312 -2.0234375 ... }
  expect lane 0 R8 = 0x1070808
  expect lane 1 R8 = 0x1070808
  expect lane 2 R8 = 0x1070808
  expect lane 3 R8 = 0x1070808
  expect lane 4 R8 = 0x1020f1f
  expect lane 5 R8 = 0x1020d1f
  expect lane 6 R8 = 0x1060c1f
  expect lane 7 R8 = 0x1010a1f
}

warp 25 { asm "TEX.B.AOFFI R8, R52, R164, 0, 2D, 0x1"   active 0xff
  s = { -0.7597656 -0.77802396 -0.7749279 -0.7939546 1.2890625 1.2921116 1.2670351 1.265199 ... }
  t = { 0.7167969 0.747235 0.72895396 0.7743386 0.62109375 0.6170007 0.62720895 0.63541377 ... }
  handle = handle(texture 0, sampler 89)
  offset = { 0x7af 0xdb0 0xacd 0x37d 0xb8a 0x16a 0xd0d 0x349 ... }
  expect lane 0 R8 = 0x2731
  expect lane 1 R8 = 0x2a31
  expect lane 2 R8 = 0x2a34
  expect lane 3 R8 = 0x3835
  expect lane 4 R8 = 0x1f33
  expect lane 5 R8 = 0x2d33
  expect lane 6 R8 = 0x2831
  expect lane 7 R8 = 0x2c36
}

warp 26 { asm "TEX R8, R20, 90, 2D, 0x1"   active 0xff
  s = { 1.0234375 0.8852558 1.729023 1.8086052 -0.46679688 -0.45883524 -0.47401178 -0.46014893 ... }
  t = { 1.125 1.0658569 1.5672684 1.5910778 0.109375 0.10297942 0.11155641 0.10943204 ... }
  expect lane 0 R8 = 0x2000d0f
  expect lane 1 R8 = 0x2000e0e
  expect lane 2 R8 = 0x200060f
  expect lane 3 R8 = 0x200060f
  expect lane 4 R8 = 0x700
  expect lane 5 R8 = 0x600
  expect lane 6 R8 = 0x700
  expect lane 7 R8 = 0x700
}

warp 27 { asm "TEX.AOFFI R8, R72, R180, 91, 2D, 0x1"   active 0xff
  s = { 0.00390625 0.013222456 -0.05510235 -0.038752794 0.044921875 0.043681383 0.044268847 0.03797722 ... }
  t = { 1.6601562 1.6282558 1.7804623 1.7426729 0.56640625 0.55416393 0.5613971 0.5548825 ... }
  offset = { 0x896 0xc48 0x735 0x547 0x4b6 0x260 0x6b8 0xf4a ... }
  expect lane 0 R8 = 0x3e4ccccd
  expect lane 1 R8 = 0x3e78f8f9
  expect lane 2 R8 = 0x3f71f1f2
  expect lane 3 R8 = 0x3e909091
  expect lane 4 R8 = 0x3f19999a
  expect lane 5 R8 = 0x3f7dfdfe
  expect lane 6 R8 = 0x3d50d0d1
  expect lane 7 R8 = 0x3f30b0b1
}

warp 28 { asm "TEX R8, R84, 92, 2D, 0x1"   active 0xff
  s = { -0.5722656 -0.63966894 -0.5663582 -0.6548681 -0.8769531 -0.8708443 -0.8710358 -0.85606086 ... }
  t = { -0.109375 -0.2679329 -0.21443176 -0.3000133 0.51171875 0.5617808 0.50599474 0.58427256 ... }
  expect lane 0 R8 = 0x3f65e5e6
  expect lane 1 R8 = 0x3f65e5e6
  expect lane 2 R8 = 0x3f65e5e6
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = 0x3f0d8d8e
  expect lane 5 R8 = 0x3f0d8d8e
  expect lane 6 R8 = 0x3f0d8d8e
  expect lane 7 R8 = 0x3f0d8d8e
}

warp 29 { asm "TEX R8, R116, 93, 2D, 0x1"   active 0xff
  s = { 1.0175781 0.9760402 0.933042 0.994652 1.6015625 1.6019251 1.601964 1.603173 ... }
  t = { 1.7753906 2.0956166 1.9206797 2.2670872 1.7148438 1.7162088 1.7172463 1.718429 ... }
  expect lane 0 R8 = 0x40280000
  expect lane 1 R8 = 0x40280000
  expect lane 2 R8 = 0x40280000
  expect lane 3 R8 = 0x40206800
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 30 { asm "TEX R8, R96, 94, 2D, 0x1"   active 0xff
  s = { 1.5742188 1.5762302 1.5501175 1.5598651 -0.17773438 -0.1737793 -0.1678894 -0.16342163 ... }
  t = { 0.9003906 0.915301 0.8983905 0.9176896 1.5117188 1.5050049 1.4955148 1.4947603 ... }
  expect lane 0 R8 = 0x40880000
  expect lane 1 R8 = 0x40880000
  expect lane 2 R8 = 0x40880000
  expect lane 3 R8 = 0x40880000
  expect lane 4 R8 = 0xc0300000
  expect lane 5 R8 = 0xc0300000
  expect lane 6 R8 = 0xc0300000
  expect lane 7 R8 = 0xc0300000
}

warp 31 { asm "TEX.B.LB R8, R28, R176, 0, ARRAY_2D, 0x1"   active 0xff
  array = { 2 1 3 0 1 0 0 2 ... }
  s = { -0.41992188 -0.41426113 -0.42382333 -0.4164612 0.12890625 0.11569786 0.112874985 0.10068464 ... }
  t = { 1.3710938 1.3703808 1.3717462 1.3719022 0.5292969 0.5243387 0.53685284 0.5367513 ... }
  handle = handle(texture 6, sampler 95)
  lod = { 4.348633 4.34375 4.348633 4.3447266 1.53125 1.5273438 1.5322266 1.5263672 ... }
  expect lane 0 R8 = 0x3e34b4b5
  expect lane 1 R8 = 0x3f49c9ca
  expect lane 2 R8 = 0x3e34b4b5
  expect lane 3 R8 = 0x3f028283
  expect lane 4 R8 = 0x3f27a7a8
  expect lane 5 R8 = 0x3d60e0e1
  expect lane 6 R8 = 0x3e868687
  expect lane 7 R8 = 0x3f34b4b5
}

warp 32 { asm "TEX.LB.AOFFI R8, R32, R172, 96, ARRAY_2D, 0x1"   active 0xff
  array = { 3 2 0 1 0 2 0 0 ... }
  s = { -0.41015625 0.084472656 -0.27148438 0.42423502 -0.7597656 -0.7561608 -0.7483921 -0.75416404 ... }
  t = { 1.3789062 1.1376953 1.4442383 1.3761231 0.26953125 0.27008873 0.27225003 0.27160308 ... }
  lod = { -1.5820312 -1.5849609 -1.5820312 -1.5859375 1.2607422 1.2568359 1.2617188 1.2578125 ... }
  offset = { 0xa7b 0x4c7 0x219 0xc04 0x11c 0xec8 0xa3a 0xcdf ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3ce0e0e1
  expect lane 2 R8 = 0x3ee8e8e9
  expect lane 3 R8 = 0x3ea2a2a3
  expect lane 4 R8 = 0x3f0e8e8f
  expect lane 5 R8 = 0x3d989899
  expect lane 6 R8 = 0x3f78f8f9
  expect lane 7 R8 = 0x3f3ababb
}

warp 33 { asm "TEX.LB R8, R32, R124, 97, 1D, 0x1"   active 0xff
  s = { -0.9160156 -0.9216101 -0.9146283 -0.9163709 -0.13671875 -0.18470311 -0.14373279 -0.17687106 ... }
  lod = { -4.022461 -4.0273438 -4.022461 -4.026367 3.8798828 3.875 3.8779297 3.875 ... }
  expect lane 0 R8 = 0x4000753
  expect lane 1 R8 = 0x3000ebe
  expect lane 2 R8 = 0x4000751
  expect lane 3 R8 = 0x3000ea9
  expect lane 4 R8 = 0xe000000
  expect lane 5 R8 = 0xe000000
  expect lane 6 R8 = 0xe000000
  expect lane 7 R8 = 0xe000000
}

warp 34 { asm "TEX R8, R100, 98, 1D, 0x1"   active 0xff
  s = { -0.7988281 -0.7998607 -0.80212593 -0.8027009 0.4375 0.43520045 0.43749285 0.43529657 ... }
  expect lane 0 R8 = 0x8000066
  expect lane 1 R8 = 0x8000066
  expect lane 2 R8 = 0x8000066
  expect lane 3 R8 = 0x8000066
  expect lane 4 R8 = 0x7000070
  expect lane 5 R8 = 0x700006f
  expect lane 6 R8 = 0x700006f
  expect lane 7 R8 = 0x700006f
}

warp 35 { asm "TEX.AOFFI R8, R108, R124, 99, 1D, 0x1"   active 0xff
  s = { 0.0390625 0.03956604 0.03177452 0.045526505 0.7109375 0.70454866 0.71972287 0.7127625 ... }
  offset = { 0xd12 0x3c7 0xbc5 0xc73 0x470 0x466 0x889 0xcd ... }
  expect lane 0 R8 = 0xbf000000
  expect lane 1 R8 = 0xbfb00000
  expect lane 2 R8 = 0xc0280000
  expect lane 3 R8 = 0x3f400000
  expect lane 4 R8 = 0x40080000
  expect lane 5 R8 = 0x3fa00000
  expect lane 6 R8 = 0x3fe00000
  expect lane 7 R8 = 0x40880000
}

warp 36 { asm "TEX R8, R108, 100, 1D, 0x1"   active 0xff
  s = { 0.8671875 0.86468107 0.8634027 0.8525897 -0.078125 -0.08019694 -0.07357137 -0.07395406 ... }
  expect lane 0 R8 = 0xbf01c000
  expect lane 1 R8 = 0xbfafe000
  expect lane 2 R8 = 0xbfe9b000
  expect lane 3 R8 = 0xbf906000
  expect lane 4 R8 = 0x40840000
  expect lane 5 R8 = 0xbf000000
  expect lane 6 R8 = 0x40840000
  expect lane 7 R8 = 0x40840000
}

warp 37 { asm "TEX.LB R8, R96, R228, 101, ARRAY_1D, 0x1"   active 0xff
  array = { 1 0 1 0 1 1 0 2 ... }
  s = { 1.5742188 1.5730515 1.5495567 1.5301361 -0.5234375 -0.5387745 -0.77555466 -0.76222706 ... }
  lod = { 0.3388672 0.33691406 0.3388672 0.33496094 1.4873047 1.4833984 1.4892578 1.484375 ... }
  expect lane 0 R8 = 0x3eececed
  expect lane 1 R8 = 0x3ea5a5a6
  expect lane 2 R8 = 0x3eececed
  expect lane 3 R8 = 0x3ea5a5a6
  expect lane 4 R8 = 0x3f0d8d8e
  expect lane 5 R8 = 0x3f0d8d8e
  expect lane 6 R8 = 0x3f27a7a8
  expect lane 7 R8 = 0x3f0d8d8e
}

warp 38 { asm "TEX.LB.AOFFI R8, R40, R152, 102, ARRAY_1D, 0x1"   active 0xff
  array = { 1 0 0 2 0 0 0 1 ... }
  s = { -0.9296875 -0.9153433 -0.85073066 -0.80817544 -0.4609375 -0.534955 -0.60951996 -0.6787281 ... }
  lod = { 2.71875 2.7148438 2.7177734 2.7148438 0.24609375 0.24316406 0.24511719 0.2421875 ... }
  offset = { 0xa46 0xceb 0xe7f 0xce5 0x4bf 0xbe4 0x5ef 0x562 ... }
  expect lane 0 R8 = 0x3f68e8e9
  expect lane 1 R8 = 0x3f5bdbdc
  expect lane 2 R8 = 0x3e9e9e9f
  expect lane 3 R8 = 0x3f68e8e9
  expect lane 4 R8 = 0x3f78f8f9
  expect lane 5 R8 = 0x3f048485
  expect lane 6 R8 = 0x3da8a8a9
  expect lane 7 R8 = 0x3e088889
}

warp 39 { asm "TEX.LB R8, R12, R232, 103, 3D, 0x1"   active 0xff
  s = { 1.8105469 1.7755868 1.8102611 1.7619336 -0.65234375 -1.2983398 -0.3621582 -0.89578855 ... }
  t = { 0.6484375 0.65553516 0.6056814 0.60144097 1.109375 -0.4070638 1.4133843 -0.54833984 ... }
  r = { -0.5 -0.61146253 -0.4814046 -0.6526644 -0.8515625 -1.6424279 -0.75138974 -1.1192157 ... }
  lod = { -0.6826172 -0.6875 -0.68359375 -0.68847656 -4.416992 -4.4208984 -4.4179688 -4.4208984 ... }
  expect lane 0 R8 = 0x60503
  expect lane 1 R8 = 0x70504
  expect lane 2 R8 = 0x60503
  expect lane 3 R8 = 0x80504
  expect lane 4 R8 = 0xb080d
  expect lane 5 R8 = 0x4000e
  expect lane 6 R8 = 0x90807
  expect lane 7 R8 = 0xb0011
}

warp 40 { asm "TEX.B.LBA R8, R60, R132, 0, 3D, 0x1"   active 0xff
  s = { 0.96875 1.3360107 1.0020965 1.173465 1.1289062 1.1978424 1.136287 1.1787231 ... }
  t = { 1.5625 1.4407942 0.8816121 1.2143301 1.5957031 1.6183591 1.6174927 1.5952878 ... }
  r = { 1.453125 0.8278339 1.0339637 0.12604934 0.78125 0.664086 0.7700101 0.67154634 ... }
  handle = handle(texture 15, sampler 104)
  lod = { -0.15917969 -0.1640625 -0.15917969 -0.16503906 -1.0458984 -1.0507812 -1.0478516 -1.0507812 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x3000001
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x3000001
  expect lane 4 R8 = 0x1040308
  expect lane 5 R8 = 0x1030308
  expect lane 6 R8 = 0x1040308
  expect lane 7 R8 = 0x1040308
}

warp 41 { asm "TEX.B.LBA R8, R4, R156, 0, 3D, 0x1"   active 0xff
  s = { -0.19726562 -0.2526443 -0.18928498 -0.2333569 1.3730469 1.3755234 1.3849916 1.3632687 ... }
  t = { 0.9042969 0.97387695 0.812973 0.9246545 0.7675781 0.84113026 0.7734611 0.87840104 ... }
  r = { 0.29101562 0.0987463 0.27446318 0.11230898 0.2890625 0.26301527 0.21767998 0.25276327 ... }
  handle = handle(texture 16, sampler 105)
  lod = { 2.1201172 2.116211 2.1201172 2.118164 1.234375 1.2294922 1.2333984 1.2294922 ... }
  expect lane 0 R8 = 0x1020e19
  expect lane 1 R8 = 0x1000f17
  expect lane 2 R8 = 0x1020d19
  expect lane 3 R8 = 0x1000e18
  expect lane 4 R8 = 0x1020c0b
  expect lane 5 R8 = 0x1020d0c
  expect lane 6 R8 = 0x1010c0c
  expect lane 7 R8 = 0x1020e0b
}

warp 42 { asm "TEX.LBA R8, R60, R228, 106, 3D, 0x1"   active 0xff
  s = { 0.45117188 0.55624294 0.55527735 0.67041564 0.013671875 0.01961416 0.064147234 0.091890514 ... }
  t = { 1.6269531 1.5650835 1.8795099 1.7854538 0.9550781 0.9381218 1.0007088 1.0945439 ... }
  r = { -0.59375 -0.5309148 -0.71133804 -0.59099627 -0.40039062 0.094613075 -0.36441898 0.28004265 ... }
  lod = { 1.0888672 1.0859375 1.0908203 1.0849609 0.055664062 0.051757812 0.055664062 0.049804688 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0x1000f00
  expect lane 5 R8 = 0x1000f00
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 43 { asm "TEX R8, R52, 107, 2D, 0x1"   active 0xff
  s = { 1.9902344 1.9852936 1.9849629 1.9820575 0.7675781 0.7973728 0.7820667 0.77470887 ... }
  t = { -0.01953125 -0.01821068 -0.020550504 -0.023625672 1.9511719 1.9205596 1.9431555 1.9675453 ... }
  expect lane 0 R8 = 0x200000f
  expect lane 1 R8 = 0x200000f
  expect lane 2 R8 = 0x200000f
  expect lane 3 R8 = 0x200000f
  expect lane 4 R8 = 0x3000706
  expect lane 5 R8 = 0x3000706
  expect lane 6 R8 = 0x3000706
  expect lane 7 R8 = 0x3000706
}

warp 44 { asm "TEX.B R8, R52, R228, 0, 2D, 0x1"   active 0xff
  s = { 1.6152344 1.6485178 1.6233449 1.6369784 0.69921875 0.6938915 0.6990619 0.70564747 ... }
  t = { -0.3515625 -0.30442357 -0.36028057 -0.29364353 1.7675781 1.7624929 1.7914705 1.7980144 ... }
  handle = handle(texture 1, sampler 108)
  expect lane 0 R8 = 0x293f
  expect lane 1 R8 = 0x2c3f
  expect lane 2 R8 = 0x283f
  expect lane 3 R8 = 0x2d3f
  expect lane 4 R8 = 0x312c
  expect lane 5 R8 = 0x302c
  expect lane 6 R8 = 0x322c
  expect lane 7 R8 = 0x332d
}

warp 45 { asm "TEX R8, R112, 109, 2D, 0x1"   active 0xff
  s = { -0.6503906 -0.64393705 -0.6532624 -0.63968843 1.1738281 0.95682526 1.1915221 1.1342273 ... }
  t = { 1.5234375 1.5659709 1.4681897 1.5259788 -0.3515625 -0.36547852 -0.81340027 -0.59661484 ... }
  expect lane 0 R8 = 0x3f0d8d8e
  expect lane 1 R8 = 0x3f0d8d8e
  expect lane 2 R8 = 0x3eb0b0b1
  expect lane 3 R8 = 0x3f0d8d8e
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
}

warp 46 { asm "TEX.AOFFI R8, R8, R188, 110, 2D, 0x1"   active 0xff
  s = { 0.42773438 0.42631334 0.43215895 0.42669743 1.7539062 1.7557367 1.7518959 1.7540607 ... }
  t = { -0.7636719 -0.7650516 -0.7492094 -0.7529087 0.26953125 0.27391672 0.27157098 0.27612263 ... }
  offset = { 0x6d7 0xd51 0xc3c 0x67b 0x75a 0x7df 0x318 0xa3d ... }
  expect lane 0 R8 = 0x3ee2e2e3
  expect lane 1 R8 = 0x3dd8d8d9
  expect lane 2 R8 = 0x3f3fbfc0
  expect lane 3 R8 = 0x3c40c0c1
  expect lane 4 R8 = 0x3f54d4d5
  expect lane 5 R8 = 0x3e30b0b1
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3ed4d4d5
}

warp 47 { asm "TEX R8, R104, 111, 2D, 0x1"   active 0xff
  s = { -0.5488281 -0.51955354 -0.5439138 -0.5277991 0.05859375 0.06078083 0.054916535 0.055368997 ... }
  t = { -0.6875 -0.67679733 -0.72590804 -0.7291204 1.8964844 1.9149344 1.8985617 1.9200293 ... }
  expect lane 0 R8 = 0x3fe00000
  expect lane 1 R8 = 0x3fe00000
  expect lane 2 R8 = 0x3fe00000
  expect lane 3 R8 = 0x3fe00000
  expect lane 4 R8 = 0x3ff00000
  expect lane 5 R8 = 0x3ff00000
  expect lane 6 R8 = 0x3ff00000
  expect lane 7 R8 = 0x3ff00000
}

warp 48 { asm "TEX R8, R44, 112, 2D, 0x1"   active 0xff
  s = { -0.9589844 -0.99933714 -0.9214331 -0.9727118 1.28125 1.2683647 1.2765012 1.2660359 ... }
  t = { 1.4667969 1.4665909 1.4696426 1.4947968 -0.6503906 -0.64226085 -0.6933829 -0.6779267 ... }
  expect lane 0 R8 = 0xc0380000
  expect lane 1 R8 = 0xc0380000
  expect lane 2 R8 = 0xc0380000
  expect lane 3 R8 = 0xc0380000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0x3e000000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0x3e000000
}

warp 49 { asm "TEX.LB R8, R76, R204, 113, ARRAY_2D, 0x1"   active 0xff
  array = { 0 3 2 2 1 2 1 2 ... }
  s = { 0.28320312 0.35804367 0.025867462 -0.021730423 1.0644531 1.0675619 1.0634094 1.0667224 ... }
  t = { 0.1640625 0.09004669 0.027559662 0.04972229 -0.94140625 -0.9392316 -0.9416423 -0.94042057 ... }
  lod = { -4.038086 -4.0429688 -4.040039 -4.0429688 2.6240234 2.6210938 2.6240234 2.6201172 ... }
  expect lane 0 R8 = 0x3e28a8a9
  expect lane 1 R8 = 0x3f6eeeef
  expect lane 2 R8 = 0x3da8a8a9
  expect lane 3 R8 = 0x3ec6c6c7
  expect lane 4 R8 = 0x3e149495
  expect lane 5 R8 = 0x3ed8d8d9
  expect lane 6 R8 = 0x3e149495
  expect lane 7 R8 = 0x3ed8d8d9
}

warp 50 { asm "TEX.LB R8, R112, R224, 114, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 2 2 3 2 3 2 ... }
  s = { 0.2578125 0.07625834 0.4180603 0.3724467 1.7050781 1.6784058 1.6992435 1.6677017 ... }
  t = { 1.2949219 0.9070862 1.4408554 1.298343 0.9863281 0.96517885 1.1999 1.1247656 ... }
  lod = { -4.600586 -4.6054688 -4.6015625 -4.6064453 -3.5947266 -3.5976562 -3.5947266 -3.5986328 ... }
  expect lane 0 R8 = 0x3ed2d2d3
  expect lane 1 R8 = 0x3e7cfcfd
  expect lane 2 R8 = 0x3e109091
  expect lane 3 R8 = 0x3f56d6d7
  expect lane 4 R8 = 0x3f1d9d9e
  expect lane 5 R8 = 0x3f52d2d3
  expect lane 6 R8 = 0x3f1d9d9e
  expect lane 7 R8 = 0x3e70f0f1
}

warp 51 { asm "TEX.LB R8, R84, R184, 115, 1D, 0x1"   active 0xff
  s = { -0.59765625 -0.6072717 -0.59538555 -0.6015414 -0.8339844 -0.83202595 -0.8332746 -0.83097154 ... }
  lod = { 2.1953125 2.1923828 2.1953125 2.1914062 -4.5078125 -4.510742 -4.5078125 -4.510742 ... }
  expect lane 0 R8 = 0xa000013
  expect lane 1 R8 = 0xa000013
  expect lane 2 R8 = 0xa000013
  expect lane 3 R8 = 0xa000013
  expect lane 4 R8 = 0x100355f
  expect lane 5 R8 = 0x100353f
  expect lane 6 R8 = 0x1003554
  expect lane 7 R8 = 0x100352e
}

warp 52 { asm "TEX.B R8, R72, R216, 0, 1D, 0x1"   active 0xff
  s = { 1.2949219 1.294673 1.2954888 1.3016113 -0.5078125 -0.50756353 -0.5102532 -0.509853 ... }
  handle = handle(texture 9, sampler 116)
  expect lane 0 R8 = 0xb00000f
  expect lane 1 R8 = 0xb00000f
  expect lane 2 R8 = 0xb00000f
  expect lane 3 R8 = 0xb00000f
  expect lane 4 R8 = 0xa000010
  expect lane 5 R8 = 0xa000010
  expect lane 6 R8 = 0xa000010
  expect lane 7 R8 = 0xa000010
}

warp 53 { asm "TEX.B R8, R72, R236, 0, 1D, 0x1"   active 0xff
  s = { 0.8691406 0.8713907 0.8656356 0.8692947 1.8066406 1.8064735 1.8040777 1.8035626 ... }
  handle = handle(texture 10, sampler 117)
  expect lane 0 R8 = 0x3fd00000
  expect lane 1 R8 = 0x3fd00000
  expect lane 2 R8 = 0xc0400000
  expect lane 3 R8 = 0x3fd00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 54 { asm "TEX.B R8, R68, R204, 0, 1D, 0x1"   active 0xff
  s = { 1.9453125 1.9438404 1.9457427 1.9436156 1.6289062 1.6218451 1.6296993 1.6283798 ... }
  handle = handle(texture 11, sampler 118)
  expect lane 0 R8 = 0xbf184000
  expect lane 1 R8 = 0xbe670000
  expect lane 2 R8 = 0xbf334000
  expect lane 3 R8 = 0xbe238000
  expect lane 4 R8 = 0xbf012000
  expect lane 5 R8 = 0x3fa4f000
  expect lane 6 R8 = 0xbf33c000
  expect lane 7 R8 = 0xbebec000
}

warp 55 { asm "TEX.LB R8, R84, R164, 119, ARRAY_1D, 0x1"   active 0xff
  array = { 1 1 2 0 2 1 0 1 ... }
  s = { 0.42382812 0.42481655 0.41287184 0.41379172 -0.13085938 -0.09991598 0.03491211 0.2561412 ... }
  lod = { 1.5166016 1.5117188 1.5166016 1.5107422 -0.90527344 -0.9111328 -0.90625 -0.9091797 ... }
  expect lane 0 R8 = 0x3f028283
  expect lane 1 R8 = 0x3f028283
  expect lane 2 R8 = 0x3f028283
  expect lane 3 R8 = 0x3e6ceced
  expect lane 4 R8 = 0x3f4bcbcc
  expect lane 5 R8 = 0x3ed4d4d5
  expect lane 6 R8 = 0x3f048485
  expect lane 7 R8 = 0x3ca0a0a1
}

warp 56 { asm "TEX.LB R8, R64, R204, 120, ARRAY_1D, 0x1"   active 0xff
  array = { 2 2 1 0 0 0 2 0 ... }
  s = { 0.31640625 0.28112793 0.302536 0.24220276 1.2480469 1.2649469 1.2330093 1.2669683 ... }
  lod = { 1.5498047 1.5458984 1.5517578 1.5478516 0.37402344 0.37109375 0.37597656 0.3720703 ... }
  expect lane 0 R8 = 0x3cbdbdbe
  expect lane 1 R8 = 0x3e77f7f8
  expect lane 2 R8 = 0x3e81bdbe
  expect lane 3 R8 = 0x3f2e5e5e
  expect lane 4 R8 = 0x3e8a8a8b
  expect lane 5 R8 = 0x3e8a8a8b
  expect lane 6 R8 = 0x3f0c8c8d
  expect lane 7 R8 = 0x3e8a8a8b
}

warp 57 { asm "TEX.B.LB R8, R84, R204, 0, 3D, 0x1"   active 0xff
  s = { 1.6914062 1.5588868 2.0112305 1.9306152 1.3046875 1.3004872 1.300858 1.2839757 ... }
  t = { -0.36523438 -0.82877606 -0.31884766 -0.6275499 -0.072265625 -0.0060454477 -0.04065683 0.050375514 ... }
  r = { 0.1484375 -0.38897234 0.05446214 -0.5718149 1.3417969 1.3757567 1.3417884 1.3614233 ... }
  handle = handle(texture 14, sampler 121)
  lod = { -2.600586 -2.6064453 -2.6015625 -2.6044922 1.9228516 1.9179688 1.9228516 1.9179688 ... }
  expect lane 0 R8 = 0x1000203
  expect lane 1 R8 = 0x108
  expect lane 2 R8 = 0x600
  expect lane 3 R8 = 0x301
  expect lane 4 R8 = 0x2020103
  expect lane 5 R8 = 0x1050306
  expect lane 6 R8 = 0x2020103
  expect lane 7 R8 = 0x1050007
}

warp 58 { asm "TEX.B.LBA R8, R36, R152, 0, 3D, 0x1"   active 0xff
  s = { -0.6425781 -0.6168701 -0.6588001 -0.7147583 1.9199219 1.9286668 1.9192657 1.9330595 ... }
  t = { -0.40429688 -0.4997406 0.0076904297 0.006454468 1.7675781 1.7817321 1.7711458 1.792469 ... }
  r = { 1.59375 1.5498021 1.4122537 1.2931974 0.19140625 0.18292633 0.1908095 0.18490802 ... }
  handle = handle(texture 15, sampler 122)
  lod = { -0.07714844 -0.08203125 -0.078125 -0.08105469 2.0361328 2.0322266 2.0351562 2.0302734 ... }
  expect lane 0 R8 = 0x2020101
  expect lane 1 R8 = 0x2020101
  expect lane 2 R8 = 0x2020001
  expect lane 3 R8 = 0x2020001
  expect lane 4 R8 = 0x2000104
  expect lane 5 R8 = 0x2000104
  expect lane 6 R8 = 0x2000104
  expect lane 7 R8 = 0x2000104
}

warp 59 { asm "TEX.LBA.AOFFI R8, R96, R164, 123, 3D, 0x1"   active 0xff
  s = { 1.3105469 1.3079691 1.3395343 1.4047875 -0.9199219 -0.91821826 -0.9212818 -0.9228339 ... }
  t = { 0.95703125 0.91295624 1.0560989 1.1836739 -0.30078125 -0.3288448 -0.30446196 -0.3363762 ... }
  r = { 1.6542969 1.4790077 2.2810516 2.3231049 -0.47460938 -0.4693433 -0.51993084 -0.5223218 ... }
  lod = { -2.4179688 -2.421875 -2.4179688 -2.4228516 2.6357422 2.633789 2.6367188 2.633789 ... }
  offset = { 0x4e8 0xe9b 0x259 0xb4 0x263 0x3a7 0xa22 0x276 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0x2000304
  expect lane 5 R8 = 0x2010708
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 60 { asm "TEX.B.LBA R8, R100, R124, 0, 3D, 0x1"   active 0xff
  s = { 1.4980469 1.4950557 1.5113811 1.5074496 -0.32226562 -0.32596636 -0.39981365 -0.45532465 ... }
  t = { 0.7597656 0.76425433 0.75859356 0.7532103 -0.390625 -0.3745947 -0.60627174 -0.72949314 ... }
  r = { 0.76953125 0.7422316 0.7825341 0.7398275 1.46875 1.3485413 1.5770569 1.39295 ... }
  handle = handle(texture 17, sampler 124)
  lod = { 1.6826172 1.6796875 1.6845703 1.6806641 0.68066406 0.67578125 0.67871094 0.6767578 ... }
  expect lane 0 R8 = 0x1060c1f
  expect lane 1 R8 = 0x1050c1f
  expect lane 2 R8 = 0x1060c1f
  expect lane 3 R8 = 0x1050c1f
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x4000100
  expect lane 7 R8 = 0x4000100
}

warp 61 { asm "TEX.B R8, R108, R156, 0, 2D, 0x1"   active 0xff
  s = { 1.0957031 1.087071 1.0964139 1.0867758 0.9980469 0.9985179 0.99715436 0.9967992 ... }
  t = { 1.2304688 1.226955 1.2279899 1.2227172 -0.19335938 -0.1932246 -0.19135264 -0.19058888 ... }
  handle = handle(texture 0, sampler 125)
  expect lane 0 R8 = 0x2000f0f
  expect lane 1 R8 = 0x2000f0f
  expect lane 2 R8 = 0x2000f0f
  expect lane 3 R8 = 0x2000f0f
  expect lane 4 R8 = 0x200000f
  expect lane 5 R8 = 0x200000f
  expect lane 6 R8 = 0x200000f
  expect lane 7 R8 = 0x200000f
}

warp 62 { asm "TEX R8, R68, 126, 2D, 0x1"   active 0xff
  s = { 0.4140625 0.40118027 0.43856812 0.40920544 0.42578125 0.4248887 0.4258476 0.42580134 ... }
  t = { 0.37109375 0.31895638 0.40852356 0.32860756 -0.5800781 -0.57958364 -0.58038336 -0.5796189 ... }
  expect lane 0 R8 = 0x1000b0d
  expect lane 1 R8 = 0x1000a0c
  expect lane 2 R8 = 0x1000d0e
  expect lane 3 R8 = 0x1000a0d
  expect lane 4 R8 = 0x1a1b
  expect lane 5 R8 = 0x1a1b
  expect lane 6 R8 = 0x1a1b
  expect lane 7 R8 = 0x1a1b
}

warp 63 { asm "TEX R8, R56, 127, 2D, 0x1"   active 0xff
  s = { 1.1484375 1.131186 1.1631608 1.1550622 0.8808594 0.93180406 0.8452511 0.8123225 ... }
  t = { 1.9414062 1.9582119 1.9422035 1.9377136 0.24804688 0.4405012 0.11493969 0.35226774 ... }
  expect lane 0 R8 = 0x3eb0b0b1
  expect lane 1 R8 = 0x3eb0b0b1
  expect lane 2 R8 = 0x3eb0b0b1
  expect lane 3 R8 = 0x3eb0b0b1
  expect lane 4 R8 = 0x3f4bcbcc
  expect lane 5 R8 = 0x3f159596
  expect lane 6 R8 = 0x3f3dbdbe
  expect lane 7 R8 = 0x3d60e0e1
}

warp 0 { asm "TEX R8, R52, 128, 2D, 0x1"   active 0xff
  s = { -0.2109375 -0.28406668 -0.15662336 -0.30046487 1.5449219 1.5430467 1.5539541 1.5706627 ... }
  t = { -0.6269531 -0.69472885 -0.602005 -0.80642366 -0.75 -0.76364803 -0.75247574 -0.7767401 ... }
  expect lane 0 R8 = 0x3f4bcbcc
  expect lane 1 R8 = 0x3f4bcbcc
  expect lane 2 R8 = 0x3f169697
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3efcfcfd
  expect lane 5 R8 = 0x3f33b3b4
  expect lane 6 R8 = 0x3f33b3b4
  expect lane 7 R8 = 0x3f33b3b4
}

warp 1 { asm "TEX R8, R44, 129, 2D, 0x1"   active 0xff
  s = { 0.66015625 0.6559509 0.6636772 0.6602505 -0.23828125 -0.36847535 0.011265869 -0.15697327 ... }
  t = { 1.2382812 1.2074522 1.1982778 1.1726557 -0.7832031 -0.070878774 -1.9348551 -0.6996155 ... }
  expect lane 0 R8 = 0xbeed8000
  expect lane 1 R8 = 0x3e7e0000
  expect lane 2 R8 = 0xbf875000
  expect lane 3 R8 = 0xbef44000
  expect lane 4 R8 = 0xbe690000
  expect lane 5 R8 = 0xbfd1c000
  expect lane 6 R8 = 0xbf8b0000
  expect lane 7 R8 = 0x40031800
}

warp 2 { asm "TEX.AOFFI R8, R116, R140, 130, 2D, 0x1"   active 0xff
  s = { -0.31445312 -0.29786897 -0.31167886 -0.29335395 1.8632812 1.870866 1.8947406 1.8993301 ... }
  t = { -0.74609375 -0.75239414 -0.70373195 -0.70689857 0.62109375 0.6130543 0.63949585 0.6084423 ... }
  offset = { 0x666 0xc00 0x3fd 0xd75 0xa37 0xd43 0x9b1 0x4dc ... }
  expect lane 0 R8 = 0x3f200000
  expect lane 1 R8 = 0x40600000
  expect lane 2 R8 = 0xc0000000
  expect lane 3 R8 = 0xbf200000
  expect lane 4 R8 = 0xbf200000
  expect lane 5 R8 = 0x3ff00000
  expect lane 6 R8 = 0x409c0000
  expect lane 7 R8 = 0x3f200000
}

warp 3 { asm "TEX R8, R20, 131, 2D, 0x1"   active 0xff
  s = { 1.6289062 1.9790039 1.7294617 2.1389465 -0.40820312 -0.38897705 -0.685379 -0.5977745 ... }
  t = { 1.1230469 1.0157471 1.3480225 1.4178467 1.9257812 2.3009186 1.5112762 2.107399 ... }
  expect lane 0 R8 = 0x5000001
  expect lane 1 R8 = 0x5000001
  expect lane 2 R8 = 0x5000001
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x5000101
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = 0x5000100
  expect lane 7 R8 = 0x5000000
}

warp 4 { asm "TEX R8, R96, 132, 2D, 0x1"   active 0xff
  s = { 0.8886719 0.99505615 0.79003143 0.9962311 0.75390625 0.8337631 0.44519043 0.6846924 ... }
  t = { -0.080078125 -0.27746582 0.121795654 -0.043067932 -0.6738281 -1.4804993 -0.677948 -1.988205 ... }
  expect lane 0 R8 = 0x3f0d8d8e
  expect lane 1 R8 = 0x3eb0b0b1
  expect lane 2 R8 = 0x3f51d1d2
  expect lane 3 R8 = 0x3f0d8d8e
  expect lane 4 R8 = 0x3c008081
  expect lane 5 R8 = 0x3c008081
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3c008081
}

warp 5 { asm "TEX R8, R8, 133, 2D, 0x1"   active 0xef
  s = { 0.18945312 0.13886452 0.18992043 0.105205536 0.060546875 -0.0078315735 0.061433792 -0.08796883 ... }
  t = { 1.4160156 1.2053299 1.513588 1.262207 0.77734375 0.77117825 0.7830944 0.67527676 ... }
  expect lane 0 R8 = 0x4000100
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4000200
  expect lane 3 R8 = 0x4000100
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x313f
  expect lane 6 R8 = 0x3203
  expect lane 7 R8 = 0x2b3a
}

warp 6 { asm "TEX R8, R16, 134, 2D, 0x1"   active 0xef
  s = { 1.9179688 1.8538971 1.8053474 1.7037106 1.828125 2.030426 1.7819824 1.8750687 ... }
  t = { -0.8125 -0.43917847 -0.89482117 -0.56092453 0.9277344 1.0584717 1.5224609 1.8173676 ... }
  expect lane 0 R8 = 0x3f5bdbdc
  expect lane 1 R8 = 0x3d808081
  expect lane 2 R8 = 0x3f5bdbdc
  expect lane 3 R8 = 0x3f3ebebf
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x3ee61010
  expect lane 6 R8 = 0x3f413535
  expect lane 7 R8 = 0x3f19feff
}

warp 7 { asm "TEX R8, R32, 135, 2D, 0x1"   active 0x7f
  s = { 1.8691406 1.8883572 1.8482876 2.0257988 1.4882812 1.4024887 1.6076965 1.5226479 ... }
  t = { 1.8457031 1.5234604 1.7659855 1.5039959 1.96875 1.8959007 1.9745026 1.9270935 ... }
  expect lane 0 R8 = 0x4000303
  expect lane 1 R8 = 0x4000203
  expect lane 2 R8 = 0x4000303
  expect lane 3 R8 = 0x4000200
  expect lane 4 R8 = 0x3e1f
  expect lane 5 R8 = 0x3919
  expect lane 6 R8 = 0x3e26
  expect lane 7 R8 = unwritten
}

warp 8 { asm "TEX R8, R112, 136, 2D, 0x1"   active 0x7f
  s = { 1.0859375 1.0493994 1.1656227 1.2133017 0.72265625 0.59306335 0.68560123 0.5169058 ... }
  t = { 0.5410156 0.512125 0.08430481 0.5700321 1.6171875 1.2795792 1.1591187 0.698658 ... }
  expect lane 0 R8 = 0x3f39b9ba
  expect lane 1 R8 = 0x3f39b9ba
  expect lane 2 R8 = 0x3f048485
  expect lane 3 R8 = 0x3f39b9ba
  expect lane 4 R8 = 0x3e2cacad
  expect lane 5 R8 = 0x3f0c6767
  expect lane 6 R8 = 0x3f248182
  expect lane 7 R8 = unwritten
}

warp 9 { asm "TEX.LB R8, R36, R128, 137, 2D, 0x1"   active 0xd0
  s = { 1.9042969 1.6931992 1.9343033 1.8638058 1.8476562 1.9407167 1.9028254 1.9416924 ... }
  t = { 0.66796875 0.7554655 0.74112034 0.96728706 1.2148438 1.1021137 1.2270546 0.91007614 ... }
  lod = { -0.30859375 -1.9375 -0.85546875 -1.3085938 -1.0664062 0.43359375 1.4179688 -0.72265625 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0xd36
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xe39
  expect lane 7 R8 = 0x3a3c
}

warp 10 { asm "TEX.LB R8, R52, R236, 138, 2D, 0x1"   active 0xd0
  s = { 1.5078125 1.4703903 1.2828674 1.222374 1.5292969 1.641098 1.373333 1.3912964 ... }
  t = { 1.5214844 1.4960442 1.2508087 1.0272026 1.3964844 1.3595524 1.5141544 1.6135368 ... }
  lod = { 1.4804688 0.88671875 0.390625 -0.40234375 -1.7109375 -1.765625 -1.390625 -1.4414062 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x3e9c3c3c
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x3f144545
  expect lane 7 R8 = 0x3f3e8788
}

warp 11 { asm "TEX R8, R0, 139, 2D, 0x1"   active 0xf2
  s = { 1.3046875 1.1724129 1.2518501 1.2185822 0.34765625 0.35768127 0.46369934 0.540535 ... }
  t = { 1.2773438 1.3361969 1.2327871 1.3984747 0.83984375 0.6073456 0.5121765 0.26972198 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x150b
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x4000301
  expect lane 5 R8 = 0x4000201
  expect lane 6 R8 = 0x4000201
  expect lane 7 R8 = 0x4000102
}

warp 12 { asm "TEX R8, R88, 140, 2D, 0x1"   active 0xf2
  s = { -0.6171875 -0.6262932 -0.6373482 -0.5493889 1.1015625 1.0979309 0.6864929 0.5147934 ... }
  t = { 1.6621094 2.065857 1.6500664 2.1502113 -0.9355469 -0.74141693 -0.1340332 -0.13932037 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x3ec19798
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3c008081
  expect lane 7 R8 = 0x3c008081
}

warp 13 { asm "TEX.NDV R8, R80, 141, 2D, 0x1"   active 0xbf
  s = { 1.4628906 1.3706055 1.5269775 1.4487 0.021484375 0.010856628 -0.40544128 -0.26866913 ... }
  t = { 0.37109375 0.399292 0.19247437 0.23609924 -0.6542969 -0.4681244 -0.59651184 -0.5592346 ... }
  expect lane 0 R8 = 0x4000101
  expect lane 1 R8 = 0x4000101
  expect lane 2 R8 = 0x4000002
  expect lane 3 R8 = 0x4000001
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = 0x5000100
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x5000001
}

warp 14 { asm "TEX.NDV R8, R80, 142, 2D, 0x1"   active 0xbf
  s = { 0.55859375 0.38160706 0.46198273 0.4746399 0.6933594 0.5405731 0.96700287 0.7127533 ... }
  t = { 0.8183594 0.20825195 0.8975067 -0.036987305 0.8515625 0.5336914 1.0783176 0.45652962 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3f65e5e6
  expect lane 2 R8 = 0x3f65e5e6
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = 0x3c008081
  expect lane 5 R8 = 0x3c008081
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x3c008081
}

warp 15 { asm "TEX.NDV R8, R80, 143, 2D, 0x1"   active 0x96
  s = { 1.5683594 1.6061249 1.5699539 1.6809845 1.3515625 1.2698517 0.9998627 1.0332336 ... }
  t = { 0.24414062 0.15977669 0.00076293945 0.071992874 0.296875 0.34710312 0.4188919 0.4602623 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x4000002
  expect lane 2 R8 = 0x4000002
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x5000000
}

warp 16 { asm "TEX.NDV R8, R104, 144, 2D, 0x1"   active 0x96
  s = { 1.921875 1.7392349 1.9648533 1.9747334 0.060546875 -0.044647217 -0.1535492 -0.5009918 ... }
  t = { -0.25976562 0.8050232 -0.76873016 0.026615143 0.73828125 1.4622803 0.043395996 0.8059845 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x3c008081
  expect lane 2 R8 = 0x3c008081
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x3f65e5e6
}

warp 17 { asm "TEX.LB R8, R92, R196, 145, 2D, 0x1"   active 0xff   stage vertex
  s = { 1.4199219 1.4872303 1.3986273 1.357171 1.7304688 1.4447937 1.7289772 1.3603897 ... }
  t = { 0.5253906 0.5629587 0.24245834 0.2162199 -0.8691406 -0.7154236 -0.73999023 -0.5613556 ... }
  lod = { 0.04296875 0.88671875 -1.9023438 -1.6640625 -1.6835938 -1.609375 1.6523438 0.08984375 ... }
  expect lane 0 R8 = 0x211a
  expect lane 1 R8 = 0x241f
  expect lane 2 R8 = 0xf19
  expect lane 3 R8 = 0xd16
  expect lane 4 R8 = 0x82e
  expect lane 5 R8 = 0x121c
  expect lane 6 R8 = 0x102e
  expect lane 7 R8 = 0x1c17
}

warp 18 { asm "TEX.LB R8, R36, R180, 146, 2D, 0x1"   active 0xff   stage vertex
  s = { 0.22265625 -0.13402176 0.25007915 0.0058221817 -0.05859375 -0.1196022 -0.22846985 -0.061855316 ... }
  t = { -0.6035156 -0.65733147 -0.4097271 -0.5648918 1.1777344 1.1955872 0.31448364 -0.0887146 ... }
  lod = { 1.1992188 -0.98828125 -0.22265625 -1.5742188 0.85546875 1.3671875 1.3007812 0.7890625 ... }
  expect lane 0 R8 = 0x3e91f1f2
  expect lane 1 R8 = 0x3ec78586
  expect lane 2 R8 = 0x3f10e1e2
  expect lane 3 R8 = 0x3f3eb1b2
  expect lane 4 R8 = 0x3f346464
  expect lane 5 R8 = 0x3f052727
  expect lane 6 R8 = 0x3f04d1d2
  expect lane 7 R8 = 0x3f2e6a6a
}

warp 19 { asm "TEX R8, R112, 147, 2D, 0x1"   active 0xff   stage compute
  s = { 1.3671875 1.2630177 0.87711716 0.7811928 1.5957031 1.7177467 1.702671 1.801754 ... }
  t = { -0.19140625 -0.2598877 -0.29488373 -0.34083176 -0.6699219 -0.63119125 -0.7092476 -0.7214222 ... }
  expect lane 0 R8 = 0x3317
  expect lane 1 R8 = 0x2f10
  expect lane 2 R8 = 0x2d38
  expect lane 3 R8 = 0x2a31
  expect lane 4 R8 = 0x1526
  expect lane 5 R8 = 0x172d
  expect lane 6 R8 = 0x122c
  expect lane 7 R8 = 0x1133
}

warp 20 { asm "TEX R8, R28, 148, 2D, 0x1"   active 0xff   stage compute
  s = { 1.9394531 1.6392517 2.1817017 1.8511505 0.111328125 0.13698196 0.19906616 0.1925335 ... }
  t = { -0.9199219 -1.5390015 -0.28134155 -0.4151001 1.0390625 1.5092239 0.88523483 1.5983925 ... }
  expect lane 0 R8 = 0x3e3a7a7a
  expect lane 1 R8 = 0x3f07c9ca
  expect lane 2 R8 = 0x3ed8e8e9
  expect lane 3 R8 = 0x3f2d0202
  expect lane 4 R8 = 0x3ee0a0a1
  expect lane 5 R8 = 0x3e549495
  expect lane 6 R8 = 0x3e8f1313
  expect lane 7 R8 = 0x3e872f2f
}

warp 21 { asm "TEX.NDV R8, R64, 149, 2D, 0x1"   active 0xff   stage geometry
  s = { 1.8164062 1.5672607 1.8522949 1.6544495 -0.33203125 -0.37508392 -0.38838768 -0.3442707 ... }
  t = { -0.3203125 -0.23370361 -0.2642517 -0.288208 1.515625 1.5505753 1.5276928 1.5018063 ... }
  expect lane 0 R8 = 0x4000203
  expect lane 1 R8 = 0x4000302
  expect lane 2 R8 = 0x4000203
  expect lane 3 R8 = 0x4000202
  expect lane 4 R8 = 0x200080a
  expect lane 5 R8 = 0x2000809
  expect lane 6 R8 = 0x2000809
  expect lane 7 R8 = 0x200080a
}

warp 22 { asm "TEX.NDV R8, R60, 150, 2D, 0x1"   active 0xff   stage geometry
  s = { 0.7285156 0.9855957 0.997406 1.2150269 0.8808594 0.9616928 1.1794968 1.3204842 ... }
  t = { 1.5625 1.5998535 1.7450104 1.416336 0.4140625 0.42417908 0.23682404 -0.10267639 ... }
  expect lane 0 R8 = 0x3f73f3f4
  expect lane 1 R8 = 0x3d808081
  expect lane 2 R8 = 0x3d808081
  expect lane 3 R8 = 0x3f048485
  expect lane 4 R8 = 0x3c008081
  expect lane 5 R8 = 0x3c008081
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3f65e5e6
}

warp 23 { asm "TEX.NDV R8, R64, 151, 2D, 0x1"   active 0xff   stage compute
  s = { 1.5351562 1.1351166 1.0215454 0.35824585 -0.5722656 -0.5824814 -0.6446686 -0.67972946 ... }
  t = { 0.17382812 0.2577362 0.55189514 0.3706894 1.2324219 1.0715485 0.9064102 0.6563721 ... }
  expect lane 0 R8 = 0x5000001
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x5000100
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x4000001
  expect lane 5 R8 = 0x4000001
  expect lane 6 R8 = 0x4000301
  expect lane 7 R8 = 0x4000201
}

warp 24 { asm "TEX.NDV R8, R80, 152, 2D, 0x1"   active 0xff   stage compute
  s = { 0.42382812 0.46857452 0.17059326 0.06826019 0.46875 1.044651 -0.111763 0.6701889 ... }
  t = { 1.34375 1.6781006 1.6689453 2.1365967 1.5878906 0.5012512 1.8415489 1.2103043 ... }
  expect lane 0 R8 = 0x3f21a1a2
  expect lane 1 R8 = 0x3f56d6d7
  expect lane 2 R8 = 0x3f39b9ba
  expect lane 3 R8 = 0x3f048485
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3c008081
  expect lane 7 R8 = 0x3c008081
}

warp 25 { asm "TEX.LB R8, R88, R124, 153, 2D, 0x1"   active 0xff   helper 0x5a
  s = { 1.7167969 1.7612114 1.6917114 1.6846962 -0.34179688 -0.5490265 -0.32675934 -0.52446175 ... }
  t = { -0.7578125 -0.72320557 -0.6166382 -0.6102524 0.875 0.9522476 1.1772957 1.3678913 ... }
  lod = { 1.5976562 -1.8164062 -0.34375 0.3515625 -0.5703125 1.7617188 1.7421875 -0.875 ... }
  expect lane 0 R8 = 0x5000001
  expect lane 1 R8 = 0x1000818
  expect lane 2 R8 = 0x3000305
  expect lane 3 R8 = 0x4000102
  expect lane 4 R8 = 0x4000302
  expect lane 5 R8 = 0x5000100
  expect lane 6 R8 = 0x5000001
  expect lane 7 R8 = 0x4000101
}

warp 26 { asm "TEX.LB R8, R12, R160, 154, 2D, 0x1"   active 0xff   helper 0x5a
  s = { 1.7089844 1.7662506 1.5332718 1.624527 0.09765625 0.050540924 0.34656906 0.14902687 ... }
  t = { 1.2949219 1.2745285 1.399189 1.4652443 1.3007812 0.93631744 1.0766983 1.062397 ... }
  lod = { 1.2851562 -1.0273438 -1.2460938 0.5625 1.0507812 -0.08203125 1.3515625 0.421875 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3cc0c0c1
  expect lane 2 R8 = 0x3e929293
  expect lane 3 R8 = 0x3f3ebebf
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f39b9ba
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3f65e5e6
}

warp 27 { asm "TEX R8, R12, 155, 2D, 0x1"   active 0xff   killed 0x36
  s = { 0.091796875 -0.1981659 0.5166893 0.29070282 -0.00390625 -0.2522354 0.27043915 0.1039772 ... }
  t = { 1.0117188 1.0714083 1.0064859 1.2658501 1.4160156 1.3973217 1.1778412 1.2501621 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000001
  expect lane 2 R8 = 0x5000001
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x5000001
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000000
}

warp 28 { asm "TEX R8, R0, 156, 2D, 0x1"   active 0xff   killed 0x36
  s = { 1.5175781 1.5070953 1.5736542 1.4829483 1.0429688 1.0068855 0.5018921 0.59448624 ... }
  t = { 0.9707031 0.7149048 1.1396179 0.8146515 0.921875 -0.17263794 1.1437988 -0.4055481 ... }
  expect lane 0 R8 = 0x3e58d8d9
  expect lane 1 R8 = 0x3b808081
  expect lane 2 R8 = 0x3f179798
  expect lane 3 R8 = 0x3dc8c8c9
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3c008081
  expect lane 7 R8 = 0x3c008081
}

warp 29 { asm "TEX.NODEP R8, R96, 157, 2D, 0x1"   active 0xff   killed 0x36
  s = { 1.1464844 1.1542816 1.324379 1.319706 0.66015625 0.7477684 0.80652237 0.94166946 ... }
  t = { 1.4882812 1.3239517 1.5205116 1.2645111 1.8066406 1.917923 1.8566074 2.0510921 ... }
  expect lane 0 R8 = 0x4000100
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x4000101
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x4000303
  expect lane 7 R8 = 0x4000003
}

warp 30 { asm "TEX.NODEP R8, R96, 158, 2D, 0x1"   active 0xff   killed 0x36
  s = { -0.25976562 -0.28244781 0.076049805 0.141716 1.2441406 1.4621506 1.3209076 1.6583252 ... }
  t = { -0.7128906 -0.60884094 -0.61813354 -0.6667023 -0.453125 -0.41645813 -0.93185425 -1.1103134 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x3f65e5e6
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3c008081
}

warp 31 { asm "@P0 TEX R8, R104, 159, 2D, 0x1"   active 0xff   pred 0x6b
  s = { 0.82421875 0.68536377 1.100441 0.8429146 1.5410156 1.4461441 1.6456432 1.439249 ... }
  t = { -0.7792969 -0.44088745 -0.7741394 -0.50748825 0.55859375 0.63272285 0.30304718 0.3522854 ... }
  expect lane 0 R8 = 0x5000001
  expect lane 1 R8 = 0x5000101
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x5000001
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x4000201
  expect lane 6 R8 = 0x4000102
  expect lane 7 R8 = unwritten
}

warp 32 { asm "@P0 TEX R8, R40, 160, 2D, 0x1"   active 0xff   pred 0x6b
  s = { 0.87890625 1.0342293 1.139904 1.2901173 1.5410156 1.2850189 1.6003036 1.286541 ... }
  t = { 1.0761719 1.3299942 1.1616974 1.4061699 0.140625 -0.19263458 -0.079566956 -0.2543869 ... }
  expect lane 0 R8 = 0x3f5bdbdc
  expect lane 1 R8 = 0x3f048485
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x3f21a1a2
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x3f56d6d7
  expect lane 6 R8 = 0x3f73f3f4
  expect lane 7 R8 = unwritten
}

warp 33 { asm "@!P3 TEX.LB R8, R28, R140, 161, 2D, 0x1"   active 0xff   pred 0x6b
  s = { -0.94140625 -0.5221634 -1.0234919 -0.7054148 1.0917969 1.1138268 0.95303726 1.0353394 ... }
  t = { 1.6894531 1.7519379 1.4082718 1.4662933 1.2675781 1.0962029 1.5282173 1.2283344 ... }
  lod = { -1.3828125 1.3359375 -1.5351562 1.3789062 1.828125 -1.7382812 1.0390625 0.2578125 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x3000307
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x5000000
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x5000000
}

warp 34 { asm "@!P3 TEX.LB R8, R76, R172, 162, 2D, 0x1"   active 0xff   pred 0x6b
  s = { -0.45898438 -0.65979004 -0.3877411 -0.53116226 0.6230469 0.5129967 0.6830654 0.47194672 ... }
  t = { 0.7011719 0.72047806 0.44888306 0.6662712 0.296875 0.19269371 0.24554634 -0.057724 ... }
  lod = { 0.6953125 -1.0117188 1.1015625 1.3046875 -0.38671875 0.04296875 1.1796875 -0.2109375 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x3c008081
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = 0x3f3ebebf
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x3f56d6d7
}

warp 35 { asm "@P1 TEX R8, R68, 163, 2D, 0x1"   active 0xfe   pred 0xa5
  s = { -0.26757812 -0.14323044 -0.6735077 -0.83434105 -0.375 -0.24588871 -0.2969122 -0.110990524 ... }
  t = { 1.0683594 0.68543625 0.845211 0.71380615 1.0527344 1.4789886 0.6986046 1.4084167 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x3614
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x5000001
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x5000001
}

warp 36 { asm "@P1 TEX R8, R92, 164, 2D, 0x1"   active 0xfe   pred 0xa5
  s = { -0.61328125 -0.2733078 -0.55436707 -0.08779526 1.1757812 1.1790428 0.9310913 0.8922062 ... }
  t = { 1.0039062 1.1225739 1.5739136 1.5912857 0.45898438 0.5322609 0.8999481 1.1840668 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x3f5c0d0d
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x3f39b9ba
  expect lane 6 R8 = unwritten
  expect lane 7 R8 = 0x3f5bdbdc
}

warp 37 { asm "TEX.NODEP R8, R108, 165, 2D, 0x1"   active 0xff   helper 0x81   killed 0x18
  s = { 0.20898438 0.26372528 0.09196854 0.2988205 0.9667969 0.47045898 1.1488037 0.5769043 ... }
  t = { 0.40039062 0.48316956 0.5541229 0.5814457 1.4121094 0.9510498 1.0743408 0.43530273 ... }
  expect lane 0 R8 = 0x4000100
  expect lane 1 R8 = 0x4000101
  expect lane 2 R8 = 0x4000200
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x5000100
  expect lane 6 R8 = 0x5000000
  expect lane 7 R8 = 0x5000001
}

warp 38 { asm "TEX.NODEP R8, R60, 166, 2D, 0x1"   active 0xff   helper 0x81   killed 0x18
  s = { -0.35742188 -0.9263725 -0.16461945 -1.0204449 0.13476562 0.23622322 0.15065384 0.28998375 ... }
  t = { -0.390625 -0.10981941 0.5996399 0.84431267 1.3691406 1.4612274 0.9844513 0.74009705 ... }
  expect lane 0 R8 = 0x3c008081
  expect lane 1 R8 = 0x3f65e5e6
  expect lane 2 R8 = 0x3c008081
  expect lane 3 R8 = unwritten
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x3f65e5e6
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = 0x3f65e5e6
}

warp 39 { asm "@P2 TEX.NDV.NODEP R8, R88, 167, 2D, 0x1"   active 0x7f   pred 0xdd   killed 0x2
  s = { -0.5234375 -0.80739975 -0.458498 -0.9315109 0.0625 -0.11000061 0.25775146 0.017745972 ... }
  t = { 0.5703125 0.27275467 0.5909376 0.31037426 1.0976562 1.0960541 1.2712784 1.2800636 ... }
  expect lane 0 R8 = 0x5000100
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x5000101
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x4000101
  expect lane 7 R8 = unwritten
}

warp 40 { asm "@P2 TEX.NDV.NODEP R8, R72, 168, 2D, 0x1"   active 0x7f   pred 0xdd   killed 0x2
  s = { 0.43359375 0.3258171 0.40119553 0.4040947 0.40234375 -0.108284 0.16745758 -0.47248077 ... }
  t = { 0.94921875 0.9012375 0.9242134 1.0680122 0.40039062 -0.026321411 0.29403687 -0.2516098 ... }
  expect lane 0 R8 = 0x3dc8c8c9
  expect lane 1 R8 = unwritten
  expect lane 2 R8 = 0x3dc8c8c9
  expect lane 3 R8 = 0x3ef4f4f5
  expect lane 4 R8 = 0x3f65e5e6
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x3f65e5e6
  expect lane 7 R8 = unwritten
}

warp 41 { asm "TEX R8, R80, 169, 2D, 0x1"   active 0xffff
  s = { bits(0x1) 1.6210327 1.6070251 bits(0x807fffff) bits(0x80000000) 1.0352402 1.0734787 1.0507011 0.0859375 0.08990669 0.08049011 0.06916237 bits(0xff7fffff) bits(0x7fc00000) bits(0x807fffff) -0.2920227 ... }
  t = { -0.2578125 16 bits(0x800000) bits(0x7f800000) 0.51171875 bits(0x80000000) bits(0x800000) 0.5359535 1.9570312 16 1.9499512 1.9300976 1.1777344 1.1780701 1.1870956 1.1866341 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
  expect lane 8 R8 = 0x6000000
  expect lane 9 R8 = 0x6000000
  expect lane 10 R8 = 0x6000000
  expect lane 11 R8 = 0x6000000
  expect lane 12 R8 = 0x6000000
  expect lane 13 R8 = 0x6000000
  expect lane 14 R8 = 0x6000000
  expect lane 15 R8 = 0x6000000
}

warp 42 { asm "TEX R8, R104, 170, 2D, 0x1"   active 0xffff
  s = { 1.1992188 bits(0x800000) 1.1710968 1.1857185 bits(0xff800000) 0.25 -0.73363495 -0.7077522 bits(0x80000000) -0.4505539 -0.46427155 -0.48587036 1.4082031 bits(0x807fffff) 1.4151154 bits(0x7f7fffff) ... }
  t = { bits(0x7f800000) bits(0x7f800000) 0.05034256 0.047445297 bits(0x7fc00000) bits(0xff7fffff) bits(0xff7fffff) -0.22096252 bits(0x80000000) 1.8029404 bits(0x807fffff) 1.7852211 1.7050781 1.6885223 1.7108002 1.6835251 ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
  expect lane 8 R8 = 0x6000000
  expect lane 9 R8 = 0x6000000
  expect lane 10 R8 = 0x6000000
  expect lane 11 R8 = 0x6000000
  expect lane 12 R8 = 0x6000000
  expect lane 13 R8 = 0x6000000
  expect lane 14 R8 = 0x6000000
  expect lane 15 R8 = 0x6000000
}

warp 43 { asm "TEX R8, R36, 171, 3D, 0x1"   active 0xffff
  s = { 1.9902344 bits(0x800000) bits(0x807fffff) 1.9603882 -0.6777344 bits(0xff7fffff) -0.62109375 -0.6551269 0.92578125 bits(0x1) 0.9085205 0.87772214 -0.41601562 -0.3930481 0.25 bits(0xff7fffff) ... }
  t = { 0.8535156 0.25 bits(0x807fffff) 0.72321236 bits(0x7fc00000) -0.5255534 -0.35527885 -0.54258895 bits(0x7f800000) -0.18869358 -0.0065104165 bits(0x7f7fffff) -0.7675781 -0.65668404 -0.65597874 -0.617296 ... }
  r = { -0.47460938 -0.3210637 bits(0xff800000) -0.14231521 -0.22460938 -0.22509766 bits(0x1) -0.33700797 0.26757812 0.29833984 bits(0xff800000) bits(0xff7fffff) 1.8027344 1.7983398 1.6778095 1.682467 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x4000000
  expect lane 8 R8 = 0x4000000
  expect lane 9 R8 = 0x4000000
  expect lane 10 R8 = 0x4000000
  expect lane 11 R8 = 0x4000000
  expect lane 12 R8 = 0x4000000
  expect lane 13 R8 = 0x4000000
  expect lane 14 R8 = 0x4000000
  expect lane 15 R8 = 0x4000000
}

warp 44 { asm "TEX R8, R84, 172, 1D, 0x1"   active 0xffff
  s = { bits(0x80000000) 0.53322643 0.5332018 0.53323376 bits(0x7f7fffff) 0.35938728 bits(0x7f7fffff) 16 1.7792969 bits(0x80000000) bits(0x7f800000) bits(0xff7fffff) -0.091796875 bits(0xffc00000) bits(0x807fffff) -0.09182147 ... }
  expect lane 0 R8 = 0xe000000
  expect lane 1 R8 = 0xe000001
  expect lane 2 R8 = 0xe000001
  expect lane 3 R8 = 0xe000001
  expect lane 4 R8 = 0xf000000
  expect lane 5 R8 = 0xf000000
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0xf000000
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0xf000000
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0xf000000
  expect lane 12 R8 = 0xc000007
  expect lane 13 R8 = 0xc000000
  expect lane 14 R8 = 0xc000000
  expect lane 15 R8 = 0xc000007
}

warp 45 { asm "TEX R8, R108, 173, 2D, 0x1"   active 0xffff
  s = { -0.5136719 bits(0x7f7fffff) -0.52622986 -0.5446243 0.43945312 bits(0x7f7fffff) bits(0xff800000) 0.4251938 1.8574219 bits(0x800000) 0.25 1.8295574 -0.26953125 -0.29222107 -0.27165413 -0.3012066 ... }
  t = { 0.25 bits(0xff7fffff) 0.72673035 0.7485733 -0.30273438 bits(0x7fc00000) -0.28070068 bits(0x7fc00000) -0.32226562 bits(0x1) bits(0xff7fffff) -0.28367233 1.4414062 1.436058 bits(0xff7fffff) 1.4505692 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
  expect lane 12 R8 = 0x3e8c8c8d
  expect lane 13 R8 = 0x3e8c8c8d
  expect lane 14 R8 = 0x3e8c8c8d
  expect lane 15 R8 = 0x3e8c8c8d
}

warp 46 { asm "TEX R8, R4, 174, 2D, 0x1"   active 0xffff
  s = { 0.7480469 0.74079895 0.76260376 16 -0.15039062 bits(0xffc00000) bits(0x7fc00000) -0.16303635 0.9453125 bits(0x80000000) bits(0xff800000) bits(0x80000000) 1.2890625 bits(0xffc00000) bits(0x807fffff) 1.2317314 ... }
  t = { bits(0x7f7fffff) 0.14822388 0.10118866 0.13189697 0.6875 0.68982315 bits(0xff800000) 0.69472885 0.9160156 0.25 bits(0xff7fffff) 0.25 bits(0x7f800000) bits(0xff800000) 1.2555695 bits(0x7f800000) ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
  expect lane 12 R8 = 0x3e8c8c8d
  expect lane 13 R8 = 0x3e8c8c8d
  expect lane 14 R8 = 0x3e8c8c8d
  expect lane 15 R8 = 0x3e8c8c8d
}

warp 47 { asm "TEX R8, R40, 175, 2D, 0x1"   active 0xffff
  s = { 0.25 0.45017242 0.48484802 0.47539902 0.9941406 0.9846344 bits(0x807fffff) 0.9810562 bits(0x800000) bits(0x80000000) 16 0.40798187 -0.6035156 bits(0x7f7fffff) bits(0xffc00000) bits(0x80000000) ... }
  t = { bits(0x807fffff) -0.46636963 -0.45245552 bits(0x7fc00000) 1.40625 bits(0x7f7fffff) 1.4323654 1.4122448 bits(0xff7fffff) -0.7892456 -0.81632423 bits(0x807fffff) 1.421875 bits(0xff7fffff) 1.4231339 1.3986855 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
  expect lane 8 R8 = 0x6000000
  expect lane 9 R8 = 0x6000000
  expect lane 10 R8 = 0x6000000
  expect lane 11 R8 = 0x6000000
  expect lane 12 R8 = 0x6000000
  expect lane 13 R8 = 0x6000000
  expect lane 14 R8 = 0x6000000
  expect lane 15 R8 = 0x6000000
}

warp 48 { asm "TEX R8, R112, 176, 2D, 0x1"   active 0xffff
  s = { bits(0xff7fffff) bits(0x1) -0.21409607 -0.23025894 -0.5566406 -0.56069183 -0.557724 bits(0x7fc00000) 0.25 bits(0xff800000) bits(0x807fffff) 0.00786972 1.2871094 1.2967148 1.2717514 bits(0x7fc00000) ... }
  t = { -0.3203125 -0.2908249 -0.31559563 -0.2962818 bits(0x1) -0.73111725 -0.73529816 bits(0x807fffff) bits(0xff800000) bits(0xff7fffff) bits(0x800000) bits(0x80000000) bits(0x80000000) 0.42204857 0.25 bits(0xffc00000) ... }
  expect lane 0 R8 = 0x6000000
  expect lane 1 R8 = 0x6000000
  expect lane 2 R8 = 0x6000000
  expect lane 3 R8 = 0x6000000
  expect lane 4 R8 = 0x6000000
  expect lane 5 R8 = 0x6000000
  expect lane 6 R8 = 0x6000000
  expect lane 7 R8 = 0x6000000
  expect lane 8 R8 = 0x6000000
  expect lane 9 R8 = 0x6000000
  expect lane 10 R8 = 0x6000000
  expect lane 11 R8 = 0x6000000
  expect lane 12 R8 = 0x6000000
  expect lane 13 R8 = 0x6000000
  expect lane 14 R8 = 0x6000000
  expect lane 15 R8 = 0x6000000
}

warp 49 { asm "TEX R8, R116, 177, 3D, 0x1"   active 0xffff
  s = { 0.7441406 0.75078124 0.78696287 0.8071167 bits(0x7f800000) -0.0454834 bits(0x1) 0.00012207031 bits(0xff800000) 1.6340393 0.25 bits(0xffc00000) bits(0xff800000) 1.8424317 1.8085693 1.7666626 ... }
  t = { 0.25 -0.12784831 -0.13764106 -0.09464518 16 1.7836236 bits(0x807fffff) 16 bits(0x1) 1.6102973 bits(0x7fc00000) 1.5067275 bits(0xff7fffff) -0.25887045 0.25 -0.117485896 ... }
  r = { bits(0x7fc00000) bits(0x1) 0.07862267 0.14499137 0.078125 bits(0x7f800000) bits(0x80000000) bits(0xff800000) bits(0xff800000) -0.81355166 -0.92829776 -0.96001726 0.34765625 0.3829064 0.3327449 0.43154672 ... }
  expect lane 0 R8 = 0x2000003
  expect lane 1 R8 = 0x2000003
  expect lane 2 R8 = 0x2000003
  expect lane 3 R8 = 0x2000004
  expect lane 4 R8 = 0x4000000
  expect lane 5 R8 = 0x4000000
  expect lane 6 R8 = 0x4000000
  expect lane 7 R8 = 0x4000000
  expect lane 8 R8 = 0x4000000
  expect lane 9 R8 = 0x4000000
  expect lane 10 R8 = 0x4000000
  expect lane 11 R8 = 0x4000000
  expect lane 12 R8 = 0x4000000
  expect lane 13 R8 = 0x4000000
  expect lane 14 R8 = 0x4000000
  expect lane 15 R8 = 0x4000000
}

warp 50 { asm "TEX R8, R76, 178, 1D, 0x1"   active 0xffff
  s = { bits(0xffc00000) 0.074268416 bits(0xff7fffff) bits(0x800000) -0.44140625 bits(0xffc00000) -0.44140875 -0.4414198 -0.6855469 -0.6855513 -0.685535 bits(0xffc00000) bits(0xffc00000) 0.4726517 0.47263086 0.25 ... }
  expect lane 0 R8 = 0xf000000
  expect lane 1 R8 = 0xf000000
  expect lane 2 R8 = 0xf000000
  expect lane 3 R8 = 0xf000000
  expect lane 4 R8 = 0xe000001
  expect lane 5 R8 = 0xe000000
  expect lane 6 R8 = 0xe000001
  expect lane 7 R8 = 0xe000001
  expect lane 8 R8 = 0xe000000
  expect lane 9 R8 = 0xe000000
  expect lane 10 R8 = 0xe000000
  expect lane 11 R8 = 0xe000000
  expect lane 12 R8 = 0xe000000
  expect lane 13 R8 = 0xe000000
  expect lane 14 R8 = 0xe000000
  expect lane 15 R8 = 0xe000000
}

warp 51 { asm "TEX R8, R84, 179, 2D, 0x1"   active 0xffff
  s = { -0.34765625 -0.33058167 -0.36151123 -0.35091782 1.0351562 bits(0xff7fffff) bits(0xff7fffff) bits(0xffc00000) 0.828125 bits(0x80000000) bits(0x7fc00000) bits(0xff7fffff) -0.8613281 bits(0xff7fffff) -0.8925781 bits(0x807fffff) ... }
  t = { 0.91796875 0.9315796 0.9272766 0.953804 bits(0x7f7fffff) -0.3458252 0.25 0.25 bits(0x80000000) bits(0x7fc00000) 1.4094696 bits(0x1) 0.5996094 bits(0x7f7fffff) 16 bits(0x80000000) ... }
  expect lane 0 R8 = 0x3f26a6a7
  expect lane 1 R8 = 0x3f43c3c4
  expect lane 2 R8 = 0x3f09898a
  expect lane 3 R8 = 0x3f5bdbdc
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
  expect lane 12 R8 = 0x3e8c8c8d
  expect lane 13 R8 = 0x3e8c8c8d
  expect lane 14 R8 = 0x3e8c8c8d
  expect lane 15 R8 = 0x3e8c8c8d
}

warp 52 { asm "TEX R8, R116, 180, 2D, 0x1"   active 0xffff
  s = { 1.7246094 bits(0x7f7fffff) 1.7474289 bits(0x800000) 0.8261719 bits(0x7f800000) 0.8434067 0.8437443 1.0839844 1.0655365 16 1.0865326 -0.091796875 -0.09216499 -0.08477783 -0.0905056 ... }
  t = { bits(0x80000000) -0.16041565 -0.18513489 -0.12602234 -0.7285156 -0.72073746 -0.73204803 -0.7336235 bits(0xffc00000) bits(0xff800000) -0.9002609 -0.90450287 bits(0x7fc00000) -0.47343445 -0.5661011 -0.5045471 ... }
  expect lane 0 R8 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3e8c8c8d
  expect lane 2 R8 = 0x3e8c8c8d
  expect lane 3 R8 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8c8c8d
  expect lane 6 R8 = 0x3e8c8c8d
  expect lane 7 R8 = 0x3e8c8c8d
  expect lane 8 R8 = 0x3e8c8c8d
  expect lane 9 R8 = 0x3e8c8c8d
  expect lane 10 R8 = 0x3e8c8c8d
  expect lane 11 R8 = 0x3e8c8c8d
  expect lane 12 R8 = 0x3f5bdbdc
  expect lane 13 R8 = 0x3f5bdbdc
  expect lane 14 R8 = 0x3f5bdbdc
  expect lane 15 R8 = 0x3f5bdbdc
}

warp 53 { asm "TEX.LB R8, R116, R148, 181, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0x6000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0x6000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xc000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xc000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 54 { asm "TEX R8, R76, 182, 2D, 0x1"   active 0xff
  s = { -0.953125 -0.92072535 -0.95577484 -0.9521242 1.6152344 1.0270653 1.5548048 1.2313662 ... }
  t = { 0.0234375 -0.026053905 0.03689933 -0.026375413 -0.19140625 -0.040649414 -0.35502815 -0.2532854 ... }
  expect lane 0 R8 = 0x2000000
  expect lane 1 R8 = 0x2000f01
  expect lane 2 R8 = 0x2000000
  expect lane 3 R8 = 0x2000f00
  expect lane 4 R8 = 0x2000c09
  expect lane 5 R8 = 0x2000f00
  expect lane 6 R8 = 0x2000a08
  expect lane 7 R8 = 0x2000b03
}

warp 55 { asm "TEX.LB R8, R116, R204, 183, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x8000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0x8000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xe000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xe000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 56 { asm "TEX R8, R48, 184, 2D, 0x1"   active 0xff
  s = { -0.6464844 -0.6397152 -0.65006256 -0.64432716 1.6289062 1.6271536 1.6173524 1.6074212 ... }
  t = { 1.2714844 1.2755508 1.2496033 1.2478638 0.6894531 0.7139063 0.68874204 0.7097019 ... }
  expect lane 0 R8 = 0x3fb00000
  expect lane 1 R8 = 0xbeb8b000
  expect lane 2 R8 = 0x40121c00
  expect lane 3 R8 = 0x40105200
  expect lane 4 R8 = 0x40370000
  expect lane 5 R8 = 0xbea3d000
  expect lane 6 R8 = 0x403b2000
  expect lane 7 R8 = 0x405ee000
}

warp 57 { asm "TEX.LB R8, R0, R160, 185, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x7000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x7000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 58 { asm "TEX R8, R96, 186, 2D, 0x1"   active 0xff
  s = { 0.0859375 0.08303964 0.08583164 0.069604516 -0.017578125 0.06902981 -0.052495003 -0.044713974 ... }
  t = { -0.7402344 -0.73151875 -0.8062897 -0.7985444 0.3515625 0.35706592 0.2365675 0.23567796 ... }
  expect lane 0 R8 = 0x3f486868
  expect lane 1 R8 = 0x3ee2f4f5
  expect lane 2 R8 = 0x3e0d4d4d
  expect lane 3 R8 = 0x3f1f2c2c
  expect lane 4 R8 = 0x3f1f7f7f
  expect lane 5 R8 = 0x3dfff7f8
  expect lane 6 R8 = 0x3f41b9ba
  expect lane 7 R8 = 0x3f04f5f6
}

warp 59 { asm "TEX.LB R8, R100, R196, 187, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x8000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x8000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 60 { asm "TEX R8, R88, 188, 2D, 0x1"   active 0xff
  s = { 0.42382812 0.3591857 0.42137063 0.35669422 -0.8671875 -0.9372835 -1.2341347 -1.2413778 ... }
  t = { -0.1171875 -0.10807663 -0.12017727 -0.10201782 0.3203125 0.13725281 0.23451805 0.291399 ... }
  expect lane 0 R8 = 0x2000e06
  expect lane 1 R8 = 0x2000e05
  expect lane 2 R8 = 0x2000e06
  expect lane 3 R8 = 0x2000e05
  expect lane 4 R8 = 0x2000502
  expect lane 5 R8 = 0x2000201
  expect lane 6 R8 = 0x200030c
  expect lane 7 R8 = 0x200040c
}

warp 61 { asm "TEX.LB R8, R56, R200, 189, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x8000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x8000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 62 { asm "TEX R8, R72, 190, 2D, 0x1"   active 0xff
  s = { 0.9863281 0.9201784 0.96909976 0.86503863 -0.9453125 -1.1444626 -0.79888725 -0.8331804 ... }
  t = { -0.8378906 -0.9810047 -0.9845495 -1.2477064 -0.87890625 -1.3656197 -1.1234379 -1.8960257 ... }
  expect lane 0 R8 = 0xbfb00000
  expect lane 1 R8 = 0xc0080000
  expect lane 2 R8 = 0x40700000
  expect lane 3 R8 = 0x3fb00000
  expect lane 4 R8 = 0x40500000
  expect lane 5 R8 = 0xbe800000
  expect lane 6 R8 = 0xbf000000
  expect lane 7 R8 = 0xbf800000
}

warp 63 { asm "TEX.LB R8, R0, R176, 191, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x9000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x9000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x1000
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x0
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 0 { asm "TEX R8, R56, 192, 2D, 0x1"   active 0xff
  s = { 1.8203125 1.8216854 1.8268018 1.822442 0.9824219 0.99464583 0.99749464 1.0135138 ... }
  t = { 1.9082031 1.9094133 1.9076153 1.9062455 -0.74609375 -0.8145027 -0.7580352 -0.8255589 ... }
  expect lane 0 R8 = 0x3dbefeff
  expect lane 1 R8 = 0x3dccc4c5
  expect lane 2 R8 = 0x3dd43c3c
  expect lane 3 R8 = 0x3db9e1e2
  expect lane 4 R8 = 0x3ed6d8d9
  expect lane 5 R8 = 0x3ecfedee
  expect lane 6 R8 = 0x3ee3cdce
  expect lane 7 R8 = 0x3edb4949
}

warp 1 { asm "TEX.LB R8, R56, R132, 193, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 100 -100 15.996094 -16.003906 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0xf000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x40
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0x4000100
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0x4000000
  expect lane 20 R8 = 0x7000000
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x7000000
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 2 { asm "TEX R8, R12, 194, 2D, 0x1"   active 0xff
  s = { 0.55078125 0.5515046 0.5476757 0.5490946 1.4941406 1.4946165 1.493836 1.4939495 ... }
  t = { -0.7324219 -0.7344222 -0.7301519 -0.73083836 -0.796875 -0.7954292 -0.79714715 -0.79488266 ... }
  expect lane 0 R8 = 0x2000408
  expect lane 1 R8 = 0x2000408
  expect lane 2 R8 = 0x2000408
  expect lane 3 R8 = 0x2000408
  expect lane 4 R8 = 0x2000307
  expect lane 5 R8 = 0x2000307
  expect lane 6 R8 = 0x2000307
  expect lane 7 R8 = 0x2000307
}

warp 3 { asm "TEX.LB R8, R44, R220, 195, 1D, 0x1"   active 0xfffffff
  s = { 0 bits(0x2c000000) 0 0 0 bits(0x34000000) 0 0 0 bits(0x38000000) 0 0 0 0.001953125 0 0 0 0.125 0 0 0 bits(0x2f800000) 0 0 0 0 0 0 ... }
  lod = { 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 100 -100 15.996094 -16 ... }
  expect lane 0 R8 = 0x8000000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x8000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0xf000000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0xf000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xf000000
  expect lane 9 R8 = 0x1
  expect lane 10 R8 = 0xf000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0xf000000
  expect lane 13 R8 = 0x6000001
  expect lane 14 R8 = 0xf000000
  expect lane 15 R8 = 0x6000000
  expect lane 16 R8 = 0xf000000
  expect lane 17 R8 = 0xc000001
  expect lane 18 R8 = 0xf000000
  expect lane 19 R8 = 0xc000000
  expect lane 20 R8 = 0xf000000
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0xf000000
  expect lane 23 R8 = 0x0
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x0
}

warp 4 { asm "TEX R8, R52, 196, 2D, 0x1"   active 0xff
  s = { 0.068359375 0.14025545 0.011073828 0.10907531 1.5078125 1.5083976 1.5229068 1.5385008 ... }
  t = { 1.1542969 1.2365313 1.1352193 1.1757584 1.9355469 1.9330906 1.9101934 1.9116037 ... }
  expect lane 0 R8 = 0x3e900000
  expect lane 1 R8 = 0x3fb5c800
  expect lane 2 R8 = 0x3f850c00
  expect lane 3 R8 = 0x3fe77000
  expect lane 4 R8 = 0x3f1c0000
  expect lane 5 R8 = 0x3f896000
  expect lane 6 R8 = 0x3f24b800
  expect lane 7 R8 = 0xbf65e000
}

warp 5 { asm "TEX R8, R64, 197, 2D, 0x1"   active 0xff
  s = { 94.875 97.69545 94.272156 96.12248 -26.5 -26.383606 -26.98374 -26.941046 ... }
  t = { 21.3125 19.294998 26.31636 26.304329 44.5 44.631413 44.730244 44.89181 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 6 { asm "TEX R8, R88, 198, 2D, 0x1"   active 0xff
  s = { -42.125 -42.070618 -42.21225 -42.23134 -25.125 -24.167381 -25.906776 -22.516891 ... }
  t = { 38.8125 38.831543 38.712708 38.777847 53.875 55.107864 53.51544 52.70381 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 7 { asm "TEX R8, R96, 199, 2D, 0x1"   active 0xff
  s = { 92.25 99.671875 89.85742 102.52527 -19 -19.175037 -18.957912 -19.263626 ... }
  t = { 37.25 25.177246 23.449951 8.670288 -13.25 -13.255895 -13.233906 -13.194342 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 8 { asm "TEX R8, R72, 200, 2D, 0x1"   active 0xff
  s = { 15 14.887312 14.97937 14.634001 -54.75 -56.81909 -58.67955 -64.35231 ... }
  t = { 20.0625 20.083952 20.37375 20.561949 8.1875 6.9632874 9.027206 2.671646 ... }
  expect lane 0 R8 = 0x140f
  expect lane 1 R8 = 0x140e
  expect lane 2 R8 = 0x140e
  expect lane 3 R8 = 0x140e
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0x3000200
}

warp 9 { asm "TEX R8, R112, 201, 2D, 0x1"   active 0xff
  s = { -32.5 -32.420685 -32.831917 -37.216667 -36.375 -37.29062 -37.464386 -38.70916 ... }
  t = { 62.1875 50.486786 62.103874 50.129005 -18.4375 -18.073814 -13.999756 -14.899223 ... }
  expect lane 0 R8 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0xb0b0b0b0
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0
}

warp 10 { asm "TEX R8, R20, 202, 2D, 0x1"   active 0xff
  s = { -57.25 -59.183174 -57.96335 -63.48661 40.125 39.98827 40.46446 40.521683 ... }
  t = { 3.625 10.281189 0.58483887 4.3915253 0.75 0.7938595 0.778265 1.0814524 ... }
  expect lane 0 R8 = 0x3000300
  expect lane 1 R8 = 0xb0b0b0b0
  expect lane 2 R8 = 0x3000000
  expect lane 3 R8 = 0xb0b0b0b0
  expect lane 4 R8 = 0x28
  expect lane 5 R8 = 0x27
  expect lane 6 R8 = 0x28
  expect lane 7 R8 = 0x128
}
