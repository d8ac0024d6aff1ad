# POLICY lod_float10: the level with anisotropy, by the area; numbers of taps, and their direction.
# Written by tests/oracle/float10_cases.py.
texlock 1
rules PD-112 PD-129 PD-129a PD-129b PD-130 PD-131
rules without PD-102 PD-103

policy lod_float10
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression (float(256.0 * level)) }
texture 1 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   address 0x20400000   texels expression (float(256.0 * level)) }
texture 2 { format R32 FLOAT   type TWO_D   size 1000 4   levels 10   address 0x20800000   texels expression (float(256.0 * level)) }
texture 3 { format R32 FLOAT   type TWO_D   size 2045 3   levels 11   address 0x20c00000   texels expression (float(256.0 * level)) }
texture 4 { format R32 FLOAT   type TWO_D_ARRAY   size 48 80   layers 2   levels 7   address 0x21000000   texels expression (float(256.0 * level)) }
texture 5 { format R32 FLOAT   type ONE_D   size 2047   levels 11   address 0x21400000   texels expression (float(256.0 * level)) }
texture 6 { format R32 FLOAT   type ONE_D_ARRAY   size 75   layers 3   levels 7   address 0x21800000   texels expression (float(256.0 * level)) }
texture 7 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   NORMALIZED_COORDS 0x0   address 0x21c00000   texels expression (float(256.0 * level)) }
texture 8 { format R32 FLOAT   type TWO_D   size 333 77   levels 9   view 1 7   LOD_ISO_QUALITY 0x1   address 0x22000000   texels expression (float(256.0 * level)) }
texture 9 { format R32 FLOAT   type ONE_D   size 3001   levels 12   address 0x22400000   texels expression (float(256.0 * level)) }
texture 10 { format R32 FLOAT   type TWO_D   size 17 1023   levels 10   address 0x22800000   texels expression (float(256.0 * level)) }
texture 11 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x22c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 12 { format A8B8G8R8 UNORM   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x23000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 13 { format R16 UNORM   type TWO_D_ARRAY   size 48 80   layers 2   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x23400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 14 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x23800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 15 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 64 32   levels 7   NORMALIZED_COORDS 0x0   address 0x23c00000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 16 { format R32 FLOAT   type TWO_D   size 33 17   levels 6   USE_HEADER_OPT_CONTROL 0x1   MAX_ANISOTROPY 0x5   address 0x24000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 17 { format R32 UINT   type TWO_D   size 64 32   levels 7   address 0x24400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 3 texture 0 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 4 texture 1 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 6 texture 1 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 7 texture 1 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 8 texture 2 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 9 texture 2 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 10 texture 2 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 11 texture 2 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 12 texture 3 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 13 texture 3 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 14 texture 3 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 15 texture 4 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 16 texture 4 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 17 texture 4 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 18 texture 4 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 19 texture 7 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 20 texture 7 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 21 texture 7 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 22 texture 8 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 23 texture 8 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 24 texture 8 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 25 texture 10 sampler 25
sampler 26 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 26 texture 10 sampler 26
sampler 27 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 27 texture 10 sampler 27
sampler 28 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 28 texture 10 sampler 28
sampler 29 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 29 texture 0 sampler 29
sampler 30 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 30 texture 0 sampler 30
sampler 31 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 31 texture 0 sampler 31
sampler 32 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 32 texture 1 sampler 32
sampler 33 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 33 texture 1 sampler 33
sampler 34 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 34 texture 1 sampler 34
sampler 35 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 35 texture 1 sampler 35
sampler 36 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 36 texture 2 sampler 36
sampler 37 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 37 texture 2 sampler 37
sampler 38 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 38 texture 2 sampler 38
sampler 39 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 39 texture 2 sampler 39
sampler 40 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 40 texture 3 sampler 40
sampler 41 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 41 texture 3 sampler 41
sampler 42 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 42 texture 3 sampler 42
sampler 43 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 43 texture 3 sampler 43
sampler 44 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 44 texture 4 sampler 44
sampler 45 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 45 texture 4 sampler 45
sampler 46 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 46 texture 4 sampler 46
sampler 47 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 47 texture 4 sampler 47
sampler 48 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 48 texture 7 sampler 48
sampler 49 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 49 texture 7 sampler 49
sampler 50 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 50 texture 7 sampler 50
sampler 51 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x0 }
handle 51 texture 0 sampler 51
sampler 52 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 52 texture 1 sampler 52
sampler 53 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 53 texture 2 sampler 53
sampler 54 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 54 texture 3 sampler 54
sampler 55 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 55 texture 4 sampler 55
sampler 56 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 56 texture 7 sampler 56
sampler 57 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 57 texture 8 sampler 57
sampler 58 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 58 texture 10 sampler 58
sampler 59 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x0 }
handle 59 texture 0 sampler 59
sampler 60 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x1 }
handle 60 texture 1 sampler 60
sampler 61 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 61 texture 2 sampler 61
sampler 62 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 62 texture 3 sampler 62
sampler 63 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 63 texture 4 sampler 63
sampler 64 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 64 texture 7 sampler 64
sampler 65 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x6 }
handle 65 texture 8 sampler 65
sampler 66 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 66 texture 10 sampler 66
sampler 67 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 67 texture 17 sampler 67
sampler 68 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 68 texture 17 sampler 68
sampler 69 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1df2 MAX_ANISOTROPY 0x2 }
handle 69 texture 11 sampler 69
sampler 70 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x64 MAX_ANISOTROPY 0x3 }
handle 70 texture 13 sampler 70
sampler 71 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d04 MAX_ANISOTROPY 0x2 }
handle 71 texture 14 sampler 71
sampler 72 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b69 MAX_ANISOTROPY 0x2 }
handle 72 texture 15 sampler 72
sampler 73 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f0c MAX_ANISOTROPY 0x1 }
handle 73 texture 16 sampler 73
sampler 74 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d54 MAX_ANISOTROPY 0x7 }
handle 74 texture 11 sampler 74
sampler 75 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e64 MAX_ANISOTROPY 0x2 }
handle 75 texture 12 sampler 75
sampler 76 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ff5 MAX_ANISOTROPY 0x6 }
handle 76 texture 13 sampler 76
sampler 77 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x18b MAX_ANISOTROPY 0x2 }
handle 77 texture 14 sampler 77
sampler 78 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x164 MAX_ANISOTROPY 0x1 }
handle 78 texture 15 sampler 78
sampler 79 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1afe MAX_ANISOTROPY 0x6 }
handle 79 texture 16 sampler 79
sampler 80 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e3c MAX_ANISOTROPY 0x4 }
handle 80 texture 11 sampler 80
sampler 81 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c MAX_ANISOTROPY 0x5 }
handle 81 texture 12 sampler 81
sampler 82 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f9c MAX_ANISOTROPY 0x4 }
handle 82 texture 15 sampler 82
sampler 83 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e38 MAX_ANISOTROPY 0x7 }
handle 83 texture 16 sampler 83
sampler 84 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d2e MAX_ANISOTROPY 0x7 }
handle 84 texture 11 sampler 84
sampler 85 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fa9 MAX_ANISOTROPY 0x1 }
handle 85 texture 12 sampler 85
sampler 86 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d7c MAX_ANISOTROPY 0x3 }
handle 86 texture 13 sampler 86
sampler 87 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1caf MAX_ANISOTROPY 0x3 }
handle 87 texture 14 sampler 87
sampler 88 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x100 MAX_ANISOTROPY 0x1 }
handle 88 texture 15 sampler 88
sampler 89 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 MAX_ANISOTROPY 0x6 }
handle 89 texture 16 sampler 89
sampler 90 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1cb1 MAX_ANISOTROPY 0x2 }
handle 90 texture 11 sampler 90
sampler 91 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d12 MAX_ANISOTROPY 0x5 }
handle 91 texture 12 sampler 91
sampler 92 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d0c MAX_ANISOTROPY 0x4 }
handle 92 texture 13 sampler 92
sampler 93 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b60 MAX_ANISOTROPY 0x3 }
handle 93 texture 15 sampler 93
sampler 94 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d1c MAX_ANISOTROPY 0x7 }
handle 94 texture 16 sampler 94
sampler 95 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b01 MAX_ANISOTROPY 0x1 }
handle 95 texture 11 sampler 95
sampler 96 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e90 MAX_ANISOTROPY 0x6 }
handle 96 texture 12 sampler 96
sampler 97 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ca2 MAX_ANISOTROPY 0x2 }
handle 97 texture 13 sampler 97
sampler 98 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ec8 MAX_ANISOTROPY 0x5 }
handle 98 texture 15 sampler 98
sampler 99 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d1 MAX_ANISOTROPY 0x3 }
handle 99 texture 16 sampler 99
sampler 100 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x164 MAX_ANISOTROPY 0x7 }
handle 100 texture 11 sampler 100
sampler 101 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dc4 MAX_ANISOTROPY 0x4 }
handle 101 texture 12 sampler 101
sampler 102 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c97 MAX_ANISOTROPY 0x4 }
handle 102 texture 13 sampler 102

warp 0 { asm "TXD R8, R40, R144, 0, 2D, 0x1"   active 0xff
  dsdx = { -0.04649337 -0.010502589 bits(0xb8425843) 0.0007369815 0.01465576 0.33007812 -0.5151611 -0.32533008 ... }
  dsdy = { -0.057870347 0.03297531 -0.029388428 -0.28480753 0.013210826 0.3279426 0 0.08459473 ... }
  dtdx = { 0.057870347 -0.03060913 0.029388428 -0.3197839 0.056626797 -0.44482422 -0.76306057 0.024542565 ... }
  dtdy = { -0.04649337 bits(0x37ae8000) bits(0xb8425843) 0.00065637415 0.053100586 0.4463446 0 0.49016288 ... }
  s = { 0.8808594 1.9335938 0.5800781 -0.41015625 -0.20117188 -0.18554688 0.24023438 1.1347656 ... }
  t = { 1.0898438 -0.00390625 1.3730469 -0.44921875 1.6621094 0.47070312 0.048828125 1.25 ... }
  expect lane 0 R8 = 0x440f8000 lod.lambda = 574 lod.length = 2.25 lod.minor = 2.2421875 lod.lambda = 574
  expect lane 1 R8 = 0x434c0000 lod.lambda = 204 lod.length = 1.25 lod.minor = 0.796875 lod.lambda = 204
  expect lane 2 R8 = 0x43690000 lod.lambda = 233 lod.length = 0.91015625 lod.minor = 0.91015625 lod.lambda = 233
  expect lane 3 R8 = 0x4485e000 lod.lambda = 1071 lod.length = 4.35546875 lod.minor = 4.18359375 lod.lambda = 1071
  expect lane 4 R8 = 0x43b20000 lod.lambda = 356 lod.length = 2.390625 lod.minor = -5.34375 lod.lambda = 356
  expect lane 5 R8 = 0x449e0000 lod.lambda = 1264 lod.length = 5.29296875 lod.minor = 4.9375 lod.lambda = 1264
  expect lane 6 R8 = 0x449d2000 lod.lambda = 1257 lod.length = 5.91015625 lod.minor = -128.0 lod.lambda = 1257
  expect lane 7 R8 = 0x448a2000 lod.lambda = 1105 lod.length = 5.05078125 lod.minor = 4.31640625 lod.lambda = 1105
}

warp 1 { asm "TXD R8, R44, R120, 1, 2D, 0x1"   active 0xff
  dsdx = { 0 0.015625 0 1.7734375 0.05439794 -0.0011649908 -0.8004085 -0.16404289 ... }
  dsdy = { 0.23266602 0 0.015625 0 -0.054504395 0 0 0.18676758 ... }
  dtdx = { -0.23266602 0 0.0009765625 0 -0.059258472 -0.9237952 -0.0009970643 0.18676758 ... }
  dtdy = { 0 0.001953125 0 -1.7734375 -0.05920066 0 0 -0.16404289 ... }
  s = { 0.5214844 1.9199219 -0.33203125 1.5664062 1.7832031 -0.390625 -0.021484375 1.2460938 ... }
  t = { 1.7402344 0.8574219 -0.375 1.5625 1.6171875 0.41601562 0.49609375 0.7636719 ... }
  expect lane 0 R8 = 0x44794000 lod.lambda = 997 lod.length = 3.89453125 lod.minor = 3.89453125 lod.lambda = 997
  expect lane 1 R8 = 0x0 lod.lambda = -256 lod.length = 0.0 lod.minor = -3.0 lod.lambda = -256
  expect lane 2 R8 = 0x0 lod.lambda = -256 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 3 R8 = 0x44c00000 lod.lambda = 1747 lod.length = 6.828125 lod.minor = 6.82421875 lod.lambda = 1747
  expect lane 4 R8 = 0x4415c000 lod.lambda = 599 lod.length = 2.3828125 lod.minor = 2.33984375 lod.lambda = 599
  expect lane 5 R8 = 0x449c4000 lod.lambda = 1250 lod.length = 5.8828125 lod.minor = -128.0 lod.lambda = 1250
  expect lane 6 R8 = 0x4495a000 lod.lambda = 1197 lod.length = 5.67578125 lod.minor = -128.0 lod.lambda = 1197
  expect lane 7 R8 = 0x4457c000 lod.lambda = 863 lod.length = 4.37109375 lod.minor = 0.671875 lod.lambda = 863
}

warp 2 { asm "TXD R8, R48, R212, 2, 2D, 0x1"   active 0xff
  dsdx = { -0.9898242 0.056884766 0.11069314 -0.078125 -0.05315482 -0.00043201447 -0.07145466 -0.79078233 ... }
  dsdy = { 0 -0.003250122 0.112422295 -0.0074539185 0.055541992 0.020955157 -0.20928267 0.77674925 ... }
  dtdx = { -0.46310782 0.390625 -0.12454176 0.071899414 0.055541992 0.027740479 0.096015915 0.87404245 ... }
  dtdy = { 0.06085205 bits(0xb8128000) -0.11743164 0.12084961 -0.05315482 0.030597389 0.001971242 0.8855004 ... }
  s = { 1.703125 0.30273438 1.6699219 0.140625 -0.19921875 0.02734375 0.6347656 0.3515625 ... }
  t = { 1.8574219 -0.16601562 0.84375 1.7109375 -0.24804688 0.13867188 -0.076171875 1.7695312 ... }
  expect lane 0 R8 = 0x44a68000 lod.lambda = 1332 lod.length = 6.203125 lod.minor = 1.7421875 lod.lambda = 1332
  expect lane 1 R8 = 0x446dc000 lod.lambda = 951 lod.length = 4.71484375 lod.minor = -2.3359375 lod.lambda = 951
  expect lane 2 R8 = 0x4433c000 lod.lambda = 719 lod.length = 3.80859375 lod.minor = -1.78515625 lod.lambda = 719
  expect lane 3 R8 = 0x44128000 lod.lambda = 586 lod.length = 3.2890625 lod.minor = 1.90234375 lod.lambda = 586
  expect lane 4 R8 = 0x43d78000 lod.lambda = 431 lod.length = 2.68359375 lod.minor = -2.55078125 lod.lambda = 431
  expect lane 5 R8 = 0x43050000 lod.lambda = 133 lod.length = 1.51953125 lod.minor = -0.23828125 lod.lambda = 133
  expect lane 6 R8 = 0x44324000 lod.lambda = 713 lod.length = 3.78515625 lod.minor = 2.56640625 lod.lambda = 713
  expect lane 7 R8 = 0x44c00000 lod.lambda = 1583 lod.length = 6.27734375 lod.minor = 6.18359375 lod.lambda = 1583
}

warp 3 { asm "TXD R8, R28, R156, 3, 2D, 0x1"   active 0x1
  dsdx = { 0 ... }
  dsdy = { 0.107116364 ... }
  dtdx = { -0.019601583 ... }
  dtdy = { 0 ... }
  s = { 1.0390625 ... }
  t = { 0.6035156 ... }
  expect lane 0 R8 = 0x43e38000 lod.lambda = 455 lod.length = 2.77734375 lod.minor = 0.328125 lod.lambda = 455
}

warp 4 { asm "TXD R8, R24, R124, 4, 2D, 0x1"   active 0xff
  dsdx = { -0.014697675 0.027108632 0 0 -0.00017575712 -0.016613267 -0.031375278 1.06875 ... }
  dsdy = { -0.010480684 0 -0.2481801 0.16 0.1103125 0.038710937 -0.0070422287 0.008466995 ... }
  dtdx = { -0.033990584 0 -0.67075706 0.0033783785 0.3254135 0.051467482 0.12030768 0.001167916 ... }
  dtdy = { 0.05146323 0.07326657 0 0 -0.42905405 -0.025474317 -0.013415317 1.3530406 ... }
  s = { -0.38476562 1.0976562 0.072265625 0.33398438 0.24609375 -0.43554688 -0.068359375 0.6191406 ... }
  t = { 0.45117188 1.859375 1.3125 1.5800781 -0.16796875 0.47851562 1.7011719 0.7246094 ... }
  expect lane 0 R8 = 0x435c0000 lod.lambda = 220 lod.length = 1.18359375 lod.minor = 0.859375 lod.lambda = 220
  expect lane 1 R8 = 0x43b80000 lod.lambda = 368 lod.length = 1.44140625 lod.minor = 1.4375 lod.lambda = 368
  expect lane 2 R8 = 0x44944000 lod.lambda = 1186 lod.length = 4.6328125 lod.minor = 4.6328125 lod.lambda = 1186
  expect lane 3 R8 = 0x44000000 lod.lambda = 512 lod.length = 4.0 lod.minor = -3.0 lod.lambda = 512
  expect lane 4 R8 = 0x44268000 lod.lambda = 666 lod.length = 4.4453125 lod.minor = 2.6015625 lod.lambda = 666
  expect lane 5 R8 = 0x42be0000 lod.lambda = 95 lod.length = 2.1640625 lod.minor = 0.37109375 lod.lambda = 95
  expect lane 6 R8 = 0x42ee0000 lod.lambda = 119 lod.length = 2.46484375 lod.minor = -0.234375 lod.lambda = 119
  expect lane 7 R8 = 0x44b4c000 lod.lambda = 1446 lod.length = 6.73828125 lod.minor = 5.6484375 lod.lambda = 1446
}

warp 5 { asm "TXD R8, R112, R168, 5, 2D, 0x1"   active 0xff
  dsdx = { -0.041827213 0 0.01 0.75652343 0.098125 -0.00021972656 -0.0775 -0.075859375 ... }
  dsdy = { -0.043461088 0.02 0 -0.97 -0.08515625 -0.15449648 0 0.05453125 ... }
  dtdx = { -0.11349016 0.0016891892 0 -2.6216216 -0.23015203 -0.41755804 0.04669229 0.11050885 ... }
  dtdy = { 0.11296371 0 0.0033783785 2.044658 0.2652027 -0.00059385557 0 -0.10394933 ... }
  s = { 1.234375 1.2851562 1.4667969 1.0253906 -0.17773438 0.49609375 1.0214844 1.546875 ... }
  t = { -0.36132812 1.9257812 1.5664062 1.6777344 1.53125 1.1816406 1.0605469 0.15039062 ... }
  expect lane 0 R8 = 0x44230000 lod.lambda = 652 lod.length = 2.546875 lod.minor = 2.546875 lod.lambda = 652
  expect lane 1 R8 = 0x0 lod.lambda = -256 lod.length = 1.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 2 R8 = 0x0 lod.lambda = -512 lod.length = 0.0 lod.minor = -3.0 lod.lambda = -512
  expect lane 3 R8 = 0x44aa2000 lod.lambda = 1361 lod.length = 7.31640625 lod.minor = 4.53515625 lod.lambda = 1361
  expect lane 4 R8 = 0x44050000 lod.lambda = 532 lod.length = 4.078125 lod.minor = 0.4921875 lod.lambda = 532
  expect lane 5 R8 = 0x447cc000 lod.lambda = 1011 lod.length = 3.94921875 lod.minor = 3.94921875 lod.lambda = 1011
  expect lane 6 R8 = 0x43878000 lod.lambda = 271 lod.length = 3.05859375 lod.minor = -128.0 lod.lambda = 271
  expect lane 7 R8 = 0x43b80000 lod.lambda = 368 lod.length = 3.4375 lod.minor = -0.65625 lod.lambda = 368
}

warp 6 { asm "TXD R8, R12, R216, 6, 2D, 0x1"   active 0xff
  dsdx = { 0.64 0.063144475 -0.00028320312 0.0023022462 -0.3009375 -0.3053125 0.019912094 0.43375 ... }
  dsdy = { 0 -0.035703126 -0.007092285 0.017201617 -0.0011889648 -0.0558407 0.022945577 -0.04046875 ... }
  dtdx = { 0 0.096494935 -0.35050675 -0.028891074 -0.33736366 -1.2314932 -0.028505068 1.0441998 ... }
  dtdy = { 1.7297298 0.17066075 bits(0xb82f914c) -0.00061300903 0.9290541 -1.7246622 -0.031400114 -0.27322635 ... }
  s = { 0.8808594 -0.45507812 1.2558594 0.8457031 1.7480469 1.5195312 1.6777344 -0.029296875 ... }
  t = { 1.8339844 0.234375 1.2304688 1.5253906 0.92578125 1.265625 0.1640625 1.9023438 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 1536 lod.length = 6.0 lod.minor = 6.0 lod.lambda = 1536
  expect lane 1 R8 = 0x44334000 lod.lambda = 717 lod.length = 2.9140625 lod.minor = 2.80078125 lod.lambda = 717
  expect lane 2 R8 = 0x43d90000 lod.lambda = 434 lod.length = 3.6953125 lod.minor = -0.4921875 lod.lambda = 434
  expect lane 3 R8 = 0x41b00000 lod.lambda = 22 lod.length = 0.78515625 lod.minor = 0.0859375 lod.lambda = 22
  expect lane 4 R8 = 0x44970000 lod.lambda = 1208 lod.length = 5.296875 lod.minor = 4.71875 lod.lambda = 1208
  expect lane 5 R8 = 0x448c6000 lod.lambda = 1123 lod.length = 6.38671875 lod.minor = 4.33984375 lod.lambda = 1123
  expect lane 6 R8 = 0x0 lod.lambda = -52 lod.length = 1.796875 lod.minor = -5.0390625 lod.lambda = -52
  expect lane 7 R8 = 0x4474c000 lod.lambda = 979 lod.length = 5.82421875 lod.minor = 2.31640625 lod.lambda = 979
}

warp 7 { asm "TXD R8, R88, R156, 7, 2D, 0x1"   active 0x3
  dsdx = { -0.031760678 0 ... }
  dsdy = { 0.06422206 0.22268604 ... }
  dtdx = { -0.071684964 -0.0083517125 ... }
  dtdy = { 0.0022484702 0 ... }
  s = { 1.4238281 -0.14257812 ... }
  t = { 0.61328125 -0.052734375 ... }
  expect lane 0 R8 = 0x439b8000 lod.lambda = 311 lod.length = 2.85546875 lod.minor = 1.21484375 lod.lambda = 311
  expect lane 1 R8 = 0x441e8000 lod.lambda = 634 lod.length = 4.4765625 lod.minor = -1.6953125 lod.lambda = 634
}

warp 8 { asm "TXD R8, R112, R192, 8, 2D, 0x1"   active 0xff
  dsdx = { 0.033 -0.00018286133 0.009796875 -0.00023556426 -0.3385 bits(0xb60d6f4d) -0.0069765626 bits(0xb61005b7) ... }
  dsdy = { 0.0378125 -0.0138125 0.009040478 0.00023461915 0.35634515 -0.00025216406 0.006440177 -0.051375 ... }
  dtdx = { 9.90625 3.453125 -2.2601194 -65.504524 -89.08629 -1.7949219 0 -0.30729675 ... }
  dtdy = { 12.779935 -0.045715332 2.4492188 -66.34682 -84.625 -1.9084917 0.0009317041 0.022424553 ... }
  s = { 0.5097656 0.41992188 1.5546875 0.25390625 -0.3359375 1.5371094 0.7324219 0.03515625 ... }
  t = { 0.09765625 0.5917969 0.6113281 1.3808594 0.95703125 1.9609375 -0.0625 -0.32617188 ... }
  expect lane 0 R8 = 0x446f8000 lod.lambda = 958 lod.length = 6.3046875 lod.minor = 1.234375 lod.lambda = 958
  expect lane 1 R8 = 0x4471c000 lod.lambda = 967 lod.length = 3.796875 lod.minor = 3.77734375 lod.lambda = 967
  expect lane 2 R8 = 0x446d8000 lod.lambda = 950 lod.length = 3.7109375 lod.minor = 3.7109375 lod.lambda = 950
  expect lane 3 R8 = 0x44be0000 lod.lambda = 1520 lod.length = 8.5 lod.minor = -1.546875 lod.lambda = 1520
  expect lane 4 R8 = 0x450e9000 lod.lambda = 2281 lod.length = 8.91015625 lod.minor = 8.91015625 lod.lambda = 2281
  expect lane 5 R8 = 0x434b0000 lod.lambda = 203 lod.length = 3.35546875 lod.minor = -2.51171875 lod.lambda = 203
  expect lane 6 R8 = 0x43250000 lod.lambda = 165 lod.length = 3.20703125 lod.minor = -8.47265625 lod.lambda = 165
  expect lane 7 R8 = 0x44478000 lod.lambda = 798 lod.length = 5.6796875 lod.minor = 0.30078125 lod.lambda = 798
}

warp 9 { asm "TXD R8, R80, R156, 9, 2D, 0x1"   active 0xff
  dsdx = { 0.004 bits(0xb8834a3d) 0.20654956 0.0019179687 0.032 0 0 -0.0006554507 ... }
  dsdy = { 0 0.251 0.20475 0.773 0 0.0018393236 0.002 -0.012026658 ... }
  dtdx = { 0 1.4553833 -41.731728 193.25 0 0 0.0625 -3.0066645 ... }
  dtdy = { 0.5 0.6748047 -37.419693 -0.4794922 0.5 0.43701172 0 -0.16386268 ... }
  s = { 1.3554688 1.1601562 1.6796875 0.7792969 0.82421875 0.6953125 0.36328125 0.6113281 ... }
  t = { 1.9101562 1.0703125 1.1757812 1.4921875 -0.421875 1.6113281 0 1.3730469 ... }
  expect lane 0 R8 = 0x43800000 lod.lambda = 256 lod.length = 2.0 lod.minor = 1.0 lod.lambda = 256
  expect lane 1 R8 = 0x44ad4000 lod.lambda = 1386 lod.length = 7.9765625 lod.minor = 2.53515625 lod.lambda = 1386
  expect lane 2 R8 = 0x44bd6000 lod.lambda = 1515 lod.length = 8.48046875 lod.minor = 3.1796875 lod.lambda = 1515
  expect lane 3 R8 = 0x45100000 lod.lambda = 2456 lod.length = 9.59375 lod.minor = 9.59375 lod.lambda = 2456
  expect lane 4 R8 = 0x441c0000 lod.lambda = 624 lod.length = 5.0 lod.minor = 1.0 lod.lambda = 624
  expect lane 5 R8 = 0x0 lod.lambda = -326 lod.length = 1.2890625 lod.minor = -128.0 lod.lambda = -326
  expect lane 6 R8 = 0x0 lod.lambda = -400 lod.length = 1.0 lod.minor = -2.0 lod.lambda = -400
  expect lane 7 R8 = 0x44638000 lod.lambda = 910 lod.length = 3.61328125 lod.minor = 3.5546875 lod.lambda = 910
}

warp 10 { asm "TXD R8, R28, R184, 10, 2D, 0x1"   active 0xff
  dsdx = { 0.0044897576 -0.0021015625 0.20325 0.02534375 0.061625 0.0015287553 -0.399 0.014220825 ... }
  dsdy = { 0 0 0.028916186 0.11231514 -0.2265 bits(0xb674b80a) -0.4455 0.0142069515 ... }
  dtdx = { 5.671875 -0.012956848 58 -1.6158824 -56.625 -0.31298828 0.046464566 -0.36318207 ... }
  dtdy = { -5.824962 0.703125 -57.1875 -30.471418 15.40625 1.8367695 107 -0.35351562 ... }
  s = { 1.1308594 0.7890625 1.6269531 0.45117188 -0.1484375 1.8789062 1.4609375 0.43164062 ... }
  t = { 0.42578125 -0.2421875 -0.033203125 1.0410156 -0.046875 1.0546875 0.25585938 -0.015625 ... }
  expect lane 0 R8 = 0x441e0000 lod.lambda = 632 lod.length = 5.03125 lod.minor = 1.67578125 lod.lambda = 632
  expect lane 1 R8 = 0x43890000 lod.lambda = 274 lod.length = 1.4921875 lod.minor = 1.0703125 lod.lambda = 274
  expect lane 2 R8 = 0x44e6e000 lod.lambda = 1847 lod.length = 8.48046875 lod.minor = 7.21484375 lod.lambda = 1847
  expect lane 3 R8 = 0x44986000 lod.lambda = 1219 lod.length = 7.32421875 lod.minor = 3.8828125 lod.lambda = 1219
  expect lane 4 R8 = 0x44ef8000 lod.lambda = 1916 lod.length = 8.05078125 lod.minor = 7.484375 lod.lambda = 1916
  expect lane 5 R8 = 0x431c0000 lod.lambda = 156 lod.length = 2.87890625 lod.minor = 0.609375 lod.lambda = 156
  expect lane 6 R8 = 0x44ff2000 lod.lambda = 2041 lod.length = 9.41015625 lod.minor = 7.97265625 lod.lambda = 2041
  expect lane 7 R8 = 0x43e30000 lod.lambda = 454 lod.length = 4.3359375 lod.minor = -5.3359375 lod.lambda = 454
}

warp 11 { asm "TXD R8, R16, R140, 11, 2D, 0x1"   active 0x7
  dsdx = { 0.02980448 -0.00434375 0.0076430053 ... }
  dsdy = { -0.4445 0.0042890627 0.007328125 ... }
  dtdx = { -107 -1.0488281 -11.631637 ... }
  dtdy = { 116.30979 3.5620134 10.059793 ... }
  s = { 1.984375 1.1132812 0.8886719 ... }
  t = { -0.359375 -0.18554688 1.4316406 ... }
  expect lane 0 R8 = 0x44fda000 lod.lambda = 2029 lod.length = 9.50390625 lod.minor = 7.92578125 lod.lambda = 2029
  expect lane 1 R8 = 0x43bd8000 lod.lambda = 379 lod.length = 3.97265625 lod.minor = 1.48046875 lod.lambda = 379
  expect lane 2 R8 = 0x445c0000 lod.lambda = 880 lod.length = 5.8984375 lod.minor = 3.4375 lod.lambda = 880
}

warp 12 { asm "TXD R8, R16, R140, 12, 2D, 0x1"   active 0xff
  dsdx = { -0.08629209 0 0.0039119804 0.7372163 -0.00095362926 -0.08853996 0.24107738 -0.0009627139 ... }
  dsdy = { 0.023533007 0.0064333742 0 -0.0065174205 -0.0003101519 0.09523227 -0.007177973 0 ... }
  dtdx = { 11.099808 2.0167127 0 -0.18489583 -0.4789697 -64.916664 80.166664 -0.20359713 ... }
  dtdy = { -52.622974 0 2.6666667 -45.917694 -0.28693935 -60.354736 10.030176 0.57161456 ... }
  s = { 0.78515625 0.8984375 1.7578125 0.8730469 -0.04296875 -0.29882812 1.8652344 1.3339844 ... }
  t = { 1.8164062 1.625 1.6289062 0.33398438 -0.32226562 1.6054688 1.84375 -0.4140625 ... }
  expect lane 0 R8 = 0x44e14000 lod.lambda = 1802 lod.length = 7.63671875 lod.minor = 7.0390625 lod.lambda = 1802
  expect lane 1 R8 = 0x44268000 lod.lambda = 666 lod.length = 3.71484375 lod.minor = 2.6015625 lod.lambda = 666
  expect lane 2 R8 = 0x443fc000 lod.lambda = 767 lod.length = 2.99609375 lod.minor = 2.99609375 lod.lambda = 767
  expect lane 3 R8 = 0x44f1c000 lod.lambda = 1934 lod.length = 10.5546875 lod.minor = 7.10546875 lod.lambda = 1934
  expect lane 4 R8 = 0x0 lod.lambda = -428 lod.length = 1.2890625 lod.minor = -1.671875 lod.lambda = -428
  expect lane 5 R8 = 0x45008000 lod.lambda = 2056 lod.length = 8.03125 lod.minor = 8.03125 lod.lambda = 2056
  expect lane 6 R8 = 0x44c56000 lod.lambda = 1579 lod.length = 9.16796875 lod.minor = 4.99609375 lod.lambda = 1579
  expect lane 7 R8 = 0x43220000 lod.lambda = 162 lod.length = 1.12109375 lod.minor = 0.6328125 lod.lambda = 162
}

warp 13 { asm "TXD R8, R56, R224, 13, 2D, 0x1"   active 0xff
  dsdx = { -0.37041566 0 0.1556176 -0.027226957 0 0.04235941 0.02084352 0 ... }
  dsdy = { 0.39511 0.0007022413 -0.066625915 -0.3779951 0 -0.013935905 0 0.71589243 ... }
  dtdx = { 266.98636 0 -45.416668 -257.66666 23.864273 -9.499642 0 0 ... }
  dtdy = { 268.2964 0 106.07932 -18.55971 23.791666 28.875 1.4804798 -627.79816 ... }
  s = { 1.3457031 1.4199219 0.6074219 0.20117188 0.84375 1.4355469 1.6230469 -0.49414062 ... }
  t = { 1.7050781 1.1425781 -0.33203125 1.6269531 1.2988281 -0.30078125 0.33789062 -0.49414062 ... }
  expect lane 0 R8 = 0x45200000 lod.lambda = 2591 lod.length = 10.12109375 lod.minor = 10.12109375 lod.lambda = 2591
  expect lane 1 R8 = 0x0 lod.lambda = -635 lod.length = 0.51953125 lod.minor = -128.0 lod.lambda = -635
  expect lane 2 R8 = 0x44f3e000 lod.lambda = 1951 lod.length = 8.7109375 lod.minor = 7.62109375 lod.lambda = 1951
  expect lane 3 R8 = 0x4518d000 lod.lambda = 2445 lod.length = 9.6328125 lod.minor = 9.55078125 lod.lambda = 2445
  expect lane 4 R8 = 0x44678000 lod.lambda = 926 lod.length = 6.6171875 lod.minor = -128.0 lod.lambda = 926
  expect lane 5 R8 = 0x44bf4000 lod.lambda = 1530 lod.length = 6.73046875 lod.minor = 5.9765625 lod.lambda = 1530
  expect lane 6 R8 = 0x441a4000 lod.lambda = 617 lod.length = 5.41015625 lod.minor = 2.15234375 lod.lambda = 617
  expect lane 7 R8 = 0x45039000 lod.lambda = 2105 lod.length = 11.22265625 lod.minor = -128.0 lod.lambda = 2105
}

warp 14 { asm "TXD R8, R52, R164, 14, 2D, 0x1"   active 0x7f
  dsdx = { 0.0040571517 -0.0033656785 -0.000932719 0.0032495742 -0.0011647628 0.02681502 0.0031003328 ... }
  dsdy = { bits(0x37d8511e) 0.006784841 0.43080685 0.0025958922 -0.00021895056 bits(0xb8617106) 0.0002774488 ... }
  dtdx = { 8.354167 4.625 262.32373 -1.4296875 4.9427085 -20.282785 -0.02671648 ... }
  dtdy = { -7.872177 -2.2942708 -137.95804 0.0027770996 -7.6979165 -16.14144 1.2434896 ... }
  s = { -0.2578125 0.953125 0.71484375 1.6894531 0.3984375 -0.375 -0.34765625 ... }
  t = { -0.099609375 1.8457031 1.4335938 0.5527344 -0.48632812 -0.23046875 -0.31640625 ... }
  expect lane 0 R8 = 0x441e4000 lod.lambda = 633 lod.length = 5.1484375 lod.minor = 2.47265625 lod.lambda = 633
  expect lane 1 R8 = 0x443b4000 lod.lambda = 749 lod.length = 4.2578125 lod.minor = 2.92578125 lod.lambda = 749
  expect lane 2 R8 = 0x45162000 lod.lambda = 2402 lod.length = 10.015625 lod.minor = 9.3828125 lod.lambda = 2402
  expect lane 3 R8 = 0x43a70000 lod.lambda = 334 lod.length = 3.203125 lod.minor = 1.3046875 lod.lambda = 334
  expect lane 4 R8 = 0x43dd0000 lod.lambda = 442 lod.length = 4.7265625 lod.minor = 1.21875 lod.lambda = 442
  expect lane 5 R8 = 0x449d2000 lod.lambda = 1257 lod.length = 6.4609375 lod.minor = 4.91015625 lod.lambda = 1257
  expect lane 6 R8 = 0x43f28000 lod.lambda = 485 lod.length = 2.66796875 lod.minor = 1.89453125 lod.lambda = 485
}

warp 15 { asm "TXD R8, R36, R184, 15, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0.022126729 -1.6041666 -1.1685989 1.2455994 bits(0x3814bcea) 0.6666667 -0.78399557 -0.0076481025 ... }
  dsdy = { 0.048137873 1.9482361 0 -0.6354835 -0.10335287 0 0 0 ... }
  dtdx = { 0.0137272375 1.1689417 0 -0.3812901 0.047371663 0 0.7125 -0.07382642 ... }
  dtdy = { 0.048955992 -0.9625 -0.70115936 0.74735963 -0.0031277381 0.0125 0 -0.11934783 ... }
  array = { 0x12340002 0x12340001 0x12340000 0x12340002 0x12340000 0x12340000 0x12340001 0x12340001 ... }
  s = { 0.84375 1.2480469 -0.22851562 1.0800781 1.078125 0.15625 0.2578125 0.59375 ... }
  t = { 0.22460938 -0.43945312 1.0917969 1.2441406 0.671875 1.8457031 1.1875 1.3085938 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -276 lod.length = 2.234375 lod.minor = -1.52734375 lod.lambda = -276
  expect lane 1 R8 = 0x4484e000 lod.lambda = 1063 lod.length = 7.30078125 lod.minor = 4.15234375 lod.lambda = 1063
  expect lane 2 R8 = 0x44b9e000 lod.lambda = 1487 lod.length = 5.80859375 lod.minor = 5.80859375 lod.lambda = 1487
  expect lane 3 R8 = 0x449f8000 lod.lambda = 1276 lod.length = 6.3828125 lod.minor = 4.984375 lod.lambda = 1276
  expect lane 4 R8 = 0x43f30000 lod.lambda = 486 lod.length = 2.33203125 lod.minor = 1.8984375 lod.lambda = 486
  expect lane 5 R8 = 0x43d78000 lod.lambda = 431 lod.length = 4.99609375 lod.minor = 0.0 lod.lambda = 431
  expect lane 6 R8 = 0x44340000 lod.lambda = 720 lod.length = 6.125 lod.minor = -128.0 lod.lambda = 720
  expect lane 7 R8 = 0x41d80000 lod.lambda = 27 lod.length = 3.41796875 lod.minor = -1.609375 lod.lambda = 27
}

warp 16 { asm "TXD R8, R52, R192, 16, ARRAY_2D, 0x1"   active 0xff
  dsdx = { -0.024487233 -0.00016848849 0.18353805 0.050130207 0.22414714 0.0021293021 -0.23697917 0.096905865 ... }
  dsdy = { 0.025061151 -0.00016388138 0.18106258 0.043370157 -0.0007069068 -0.00051116943 -1.0260416 -0.07323974 ... }
  dtdx = { 0.024951171 0.28710938 1.0166016 0.026022095 0.009240926 0.06318833 0.615625 -0.043943845 ... }
  dtdy = { 0.024463844 0.28318405 1 -0.030078124 0.0061728023 -0.00048446655 -0.1421875 0.05814352 ... }
  array = { 0x12340002 0x12340001 0x12340001 0x12340002 0x12340002 0x12340000 0x12340001 0x12340001 ... }
  s = { 0.0234375 -0.001953125 -0.099609375 0.10546875 0.24804688 0.068359375 1.125 0.7578125 ... }
  t = { 0.91796875 1.8574219 1.984375 0.7558594 -0.4921875 -0.4765625 -0.064453125 1.265625 ... }
  expect lane 0 R8 = 0x43490000 lod.lambda = 201 lod.length = 1.4453125 lod.minor = 0.78515625 lod.lambda = 201
  expect lane 1 R8 = 0x43d40000 lod.lambda = 424 lod.length = 4.96875 lod.minor = -13.96875 lod.lambda = 424
  expect lane 2 R8 = 0x44624000 lod.lambda = 905 lod.length = 6.84765625 lod.minor = -5.84765625 lod.lambda = 905
  expect lane 3 R8 = 0x43d48000 lod.lambda = 425 lod.length = 1.66015625 lod.minor = 1.66015625 lod.lambda = 425
  expect lane 4 R8 = 0x42180000 lod.lambda = 38 lod.length = 3.4609375 lod.minor = -1.046875 lod.lambda = 38
  expect lane 5 R8 = 0x0 lod.lambda = -247 lod.length = 2.34765625 lod.minor = -5.40234375 lod.lambda = -247
  expect lane 6 R8 = 0x44b2c000 lod.lambda = 1430 lod.length = 5.734375 lod.minor = 5.5859375 lod.lambda = 1430
  expect lane 7 R8 = 0x429a0000 lod.lambda = 77 lod.length = 2.9140625 lod.minor = 0.30078125 lod.lambda = 77
}

warp 17 { asm "TXD R8, R60, R164, 17, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0.31966147 1.2125089 -1.9166666 -0.10139974 -0.00033440496 -0.08710075 0.26985678 0.16227214 ... }
  dsdy = { -0.004178365 -0.0004597567 0 0 -0.059000652 -0.15966797 -0.03881836 -0.096805446 ... }
  dtdx = { 0.020703126 0.00027585402 0 0 -0.013828278 -0.09580078 -0.111328125 -0.0012350874 ... }
  dtdy = { 0.023225402 0.7275053 -0.3234375 0.017169427 -0.000513646 -0.05226045 0.15148368 0.021537697 ... }
  array = { 0x12340001 0x12340002 0x12340001 0x12340000 0x12340002 0x12340002 0x12340002 0x12340001 ... }
  s = { 0.01953125 0.7050781 0.47070312 1.1210938 0.5136719 0.5449219 0.47265625 0.9472656 ... }
  t = { 1.3789062 1.1230469 1.15625 1.9257812 1.9257812 0.9199219 1.3105469 1.4921875 ... }
  expect lane 0 R8 = 0x435d0000 lod.lambda = 221 lod.length = 3.98828125 lod.minor = 0.86328125 lod.lambda = 221
  expect lane 1 R8 = 0x44bb8000 lod.lambda = 1500 lod.length = 5.86328125 lod.minor = 5.859375 lod.lambda = 1500
  expect lane 2 R8 = 0x44960000 lod.lambda = 1200 lod.length = 6.52734375 lod.minor = 4.6875 lod.lambda = 1200
  expect lane 3 R8 = 0x42ea0000 lod.lambda = 117 lod.length = 2.28125 lod.minor = 0.45703125 lod.lambda = 117
  expect lane 4 R8 = 0x42100000 lod.lambda = 36 lod.length = 1.50390625 lod.minor = 0.140625 lod.lambda = 36
  expect lane 5 R8 = 0x43f50000 lod.lambda = 490 lod.length = 3.44921875 lod.minor = 1.9140625 lod.lambda = 490
  expect lane 6 R8 = 0x443e0000 lod.lambda = 760 lod.length = 4.1640625 lod.minor = 2.96875 lod.lambda = 760
  expect lane 7 R8 = 0x43080000 lod.lambda = 136 lod.length = 3.1640625 lod.minor = 0.53125 lod.lambda = 136
}

warp 18 { asm "TXD R8, R32, R148, 18, ARRAY_2D, 0x1"   active 0x7
  dsdx = { -0.13359435 0 2.6147952 ... }
  dsdy = { 0 0 0 ... }
  dtdx = { 0 0.6421875 0 ... }
  dtdy = { -0.018435951 -0.6465775 -0.03379875 ... }
  array = { 0x12340001 0x12340002 0x12340001 ... }
  s = { 1.0683594 0.8222656 1.1464844 ... }
  t = { -0.42578125 -0.234375 -0.4140625 ... }
  expect lane 0 R8 = 0x43100000 lod.lambda = 144 lod.length = 2.6796875 lod.minor = 0.5625 lod.lambda = 144
  expect lane 1 R8 = 0x44358000 lod.lambda = 726 lod.length = 6.1484375 lod.minor = -128.0 lod.lambda = 726
  expect lane 2 R8 = 0x446a4000 lod.lambda = 937 lod.length = 6.97265625 lod.minor = 1.43359375 lod.lambda = 937
}

warp 19 { asm "TXD R8, R24, R168, 19, 2D, 0x1"   active 0xff
  dsdx = { -34.6875 -82.71036 0.010848999 -0.009472489 -0.60546875 0 0 -8.244427 ... }
  dsdy = { -17.264673 -0.036721252 24.90688 -1.9622756 -10.183833 32 53.9375 -8.234375 ... }
  dtdx = { 17.264673 -0.036721252 -24.90688 -0.62087625 -10.183833 2 0 -42.40614 ... }
  dtdy = { -34.6875 -82.71036 0.010848999 -0.029937744 -0.60546875 0 0 -43.423885 ... }
  s = { 76.375 18.5 83.125 122 88.375 91 66.5 117.375 ... }
  t = { 60.25 90.75 -10 60.75 71.625 105.75 14.75 31.375 ... }
  expect lane 0 R8 = 0x44a6a000 lod.lambda = 1333 lod.length = 5.34375 lod.minor = 5.20703125 lod.lambda = 1333
  expect lane 1 R8 = 0x44c00000 lod.lambda = 1630 lod.length = 6.3671875 lod.minor = 6.3671875 lod.lambda = 1630
  expect lane 2 R8 = 0x44946000 lod.lambda = 1187 lod.length = 4.63671875 lod.minor = 4.63671875 lod.lambda = 1187
  expect lane 3 R8 = 0x0 lod.lambda = -179 lod.length = 0.98046875 lod.minor = -0.69921875 lod.lambda = -179
  expect lane 4 R8 = 0x4453c000 lod.lambda = 847 lod.length = 3.37890625 lod.minor = 3.30859375 lod.lambda = 847
  expect lane 5 R8 = 0x43b80000 lod.lambda = 368 lod.length = 5.0 lod.minor = 1.0 lod.lambda = 368
  expect lane 6 R8 = 0x440c4000 lod.lambda = 561 lod.length = 5.75390625 lod.minor = -128.0 lod.lambda = 561
  expect lane 7 R8 = 0x441a4000 lod.lambda = 617 lod.length = 5.97265625 lod.minor = -2.97265625 lod.lambda = 617
}

warp 20 { asm "TXD R8, R72, R120, 20, 2D, 0x1"   active 0xff
  dsdx = { -0.14770508 0 -8.296875 0.021728516 -0.8652344 0.011703491 0 -5.4375 ... }
  dsdy = { -9.395655 -1.9960938 11.037333 -12.308606 0 -5.7265625 2 7.2704434 ... }
  dtdx = { -14.620698 0 9.75 12.308606 -8.265625 0.6379457 0.5 7.2704434 ... }
  dtdy = { -0.9050307 17.533651 0.94318205 0.021728516 17.432068 -1.0195312 0 5.4375 ... }
  s = { 5.125 69.375 -23.25 -28.25 48.875 -22 39.25 -29.625 ... }
  t = { 3.125 70.875 -3.625 25.125 -11.25 116.875 83 122.625 ... }
  expect lane 0 R8 = 0x444e8000 lod.lambda = 826 lod.length = 3.875 lod.minor = 3.2265625 lod.lambda = 826
  expect lane 1 R8 = 0x43200000 lod.lambda = 160 lod.length = 4.1875 lod.minor = -128.0 lod.lambda = 160
  expect lane 2 R8 = 0x443a4000 lod.lambda = 745 lod.length = 3.94140625 lod.minor = 2.91015625 lod.lambda = 745
  expect lane 3 R8 = 0x4467c000 lod.lambda = 927 lod.length = 3.62109375 lod.minor = 3.62109375 lod.lambda = 927
  expect lane 4 R8 = 0x43180000 lod.lambda = 152 lod.length = 4.15625 lod.minor = -0.2421875 lod.lambda = 152
  expect lane 5 R8 = 0x0 lod.lambda = -188 lod.length = 2.6015625 lod.minor = -0.734375 lod.lambda = -188
  expect lane 6 R8 = 0x0 lod.lambda = -256 lod.length = 1.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 7 R8 = 0x444ac000 lod.lambda = 811 lod.length = 3.1953125 lod.minor = 3.16796875 lod.lambda = 811
}

warp 21 { asm "TXD R8, R104, R176, 21, 2D, 0x1"   active 0xff
  dsdx = { 0 34.951126 -2.265625 5.138528 34.668972 -118.875 -3.6445312 0 ... }
  dsdy = { 16.553568 0 2.125 71.5 44.5 -87 -32.625 30.491964 ... }
  dtdx = { 0 -53.22138 -0.42138672 15.082031 40.313976 -87 -2.1216488 -0.52116394 ... }
  dtdy = { 20.074202 0 3.5664062 -24.360428 2.6289062 -118.875 63.9375 0 ... }
  s = { 50.25 -24.5 101 -22.625 -0.875 97.625 67.625 97.5 ... }
  t = { 33.875 8.875 41.625 47.75 -25.625 9.5 100.25 -4.625 ... }
  expect lane 0 R8 = 0x438f8000 lod.lambda = 287 lod.length = 4.68359375 lod.minor = -128.0 lod.lambda = 287
  expect lane 1 R8 = 0x441d8000 lod.lambda = 630 lod.length = 6.0234375 lod.minor = -128.0 lod.lambda = 630
  expect lane 2 R8 = 0x433e0000 lod.lambda = 190 lod.length = 2.10546875 lod.minor = 0.7421875 lod.lambda = 190
  expect lane 3 R8 = 0x447a4000 lod.lambda = 1001 lod.length = 6.3203125 lod.minor = 3.91015625 lod.lambda = 1001
  expect lane 4 R8 = 0x44970000 lod.lambda = 1208 lod.length = 6.015625 lod.minor = 4.71875 lod.lambda = 1208
  expect lane 5 R8 = 0x44a36000 lod.lambda = 1307 lod.length = 7.5703125 lod.minor = 5.10546875 lod.lambda = 1307
  expect lane 6 R8 = 0x442ac000 lod.lambda = 683 lod.length = 6.23046875 lod.minor = 2.01171875 lod.lambda = 683
  expect lane 7 R8 = 0x43af0000 lod.lambda = 350 lod.length = 4.9296875 lod.minor = -0.94140625 lod.lambda = 350
}

warp 22 { asm "TXD R8, R76, R196, 22, 2D, 0x1"   active 0xff
  dsdx = { 0.5481928 0.0019113255 bits(0x37cacb91) 0 -0.063253015 -0.00014586729 0.0005789368 0 ... }
  dsdy = { 0.4394644 0 0.068016835 0.024096385 -0.06164698 -0.29932228 0 0.1839232 ... }
  dtdx = { 1.9197655 -0.5707237 -0.29712617 0.013157895 -0.45676702 -1.3075658 -1.037664 0.10844662 ... }
  dtdy = { 2.3947368 -0.1435033 0.00010560688 0 0.46267736 -0.00063720974 0.90605795 0 ... }
  s = { 1.0097656 1.4101562 1.8378906 1.1953125 1.8828125 0.47460938 -0.41992188 1.5488281 ... }
  t = { 0.9472656 1.8105469 1.2714844 0.265625 1.3046875 0.97265625 1.9003906 0.8886719 ... }
  expect lane 0 R8 = 0x44a96000 lod.lambda = 1099 lod.length = 7.2421875 lod.minor = 4.29296875 lod.lambda = 1099
  expect lane 1 R8 = 0x43b90000 lod.lambda = 114 lod.length = 4.4453125 lod.minor = -3.65625 lod.lambda = 114
  expect lane 2 R8 = 0x448fe000 lod.lambda = 895 lod.length = 3.49609375 lod.minor = 3.49609375 lod.lambda = 895
  expect lane 3 R8 = 0x43800000 lod.lambda = -256 lod.length = 2.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 4 R8 = 0x449d4000 lod.lambda = 1002 lod.length = 4.5859375 lod.minor = 3.9140625 lod.lambda = 1002
  expect lane 5 R8 = 0x44d44000 lod.lambda = 1442 lod.length = 5.6328125 lod.minor = 5.6328125 lod.lambda = 1442
  expect lane 6 R8 = 0x442a8000 lod.lambda = 426 lod.length = 5.6640625 lod.minor = -3.9375 lod.lambda = 426
  expect lane 7 R8 = 0x4442c000 lod.lambda = 523 lod.length = 4.93359375 lod.minor = 2.04296875 lod.lambda = 523
}

warp 23 { asm "TXD R8, R16, R156, 23, 2D, 0x1"   active 0xff
  dsdx = { 0.00010368623 -0.0029993448 0 0.011706985 0.013049627 0 -0.22887373 -0.015520138 ... }
  dsdy = { 0.2432288 0.008918487 0.04819277 0.003918016 -0.013981931 -0.0069736196 -0.012895332 -0.016118277 ... }
  dtdx = { 1.0625257 0.01795799 0.0065789474 0.017115543 -0.061078962 -0.032767683 -0.013671875 bits(0xb810ecbf) ... }
  dtdy = { -0.0004529451 0.02842555 0 0.051141035 0.057006266 0 -1.5542763 bits(0xb810805e) ... }
  s = { 0.18164062 1.3222656 1.3359375 0.19726562 0.38867188 1.046875 1.796875 -0.18945312 ... }
  t = { 0.25 1.6328125 0.8925781 0.30273438 -0.056640625 1.0859375 0.80859375 -0.29882812 ... }
  expect lane 0 R8 = 0x44cac000 lod.lambda = 1366 lod.length = 5.3359375 lod.minor = 5.3359375 lod.lambda = 1366
  expect lane 1 R8 = 0x43800000 lod.lambda = -66 lod.length = 0.890625 lod.minor = -0.2578125 lod.lambda = -66
  expect lane 2 R8 = 0x43800000 lod.lambda = -256 lod.length = 3.0 lod.minor = -2.0 lod.lambda = -256
  expect lane 3 R8 = 0x43be8000 lod.lambda = 125 lod.length = 1.2578125 lod.minor = 0.48828125 lod.lambda = 125
  expect lane 4 R8 = 0x43800000 lod.lambda = -499 lod.length = 2.05078125 lod.minor = -2.57421875 lod.lambda = -499
  expect lane 5 R8 = 0x439b8000 lod.lambda = 55 lod.length = 0.31640625 lod.minor = 0.21484375 lod.lambda = 55
  expect lane 6 R8 = 0x44c78000 lod.lambda = 1340 lod.length = 5.8984375 lod.minor = 5.234375 lod.lambda = 1340
  expect lane 7 R8 = 0x43800000 lod.lambda = -550 lod.length = 1.8515625 lod.minor = -14.640625 lod.lambda = -550
}

warp 24 { asm "TXD R8, R32, R192, 24, 2D, 0x1"   active 0xff
  dsdx = { -0.23983434 0.0071300655 0.01461503 -0.43330476 0.19006757 -0.0033061935 -0.6747584 0.35993975 ... }
  dsdy = { 0.41133332 0.007100595 -0.0011648155 -0.44954818 0.17564006 -0.010571995 -0.6374101 0 ... }
  dtdx = { 1.2706861 -2.3730469 -0.031609785 0.0054661203 -0.07893605 0.041478205 2.6603456 -1.6733634 ... }
  dtdy = { -3.1546052 2.5 -0.07761102 -0.005740828 0.6365132 0.00364926 2.794045 0 ... }
  s = { -0.19726562 0.41601562 -0.0078125 0.9746094 0.41601562 1.03125 1.3535156 0.35351562 ... }
  t = { 1.8964844 0.7558594 -0.041015625 -0.29101562 1.0820312 1.84375 0.8046875 -0.44140625 ... }
  expect lane 0 R8 = 0x448ba000 lod.lambda = 861 lod.length = 7.1640625 lod.minor = 3.36328125 lod.lambda = 861
  expect lane 1 R8 = 0x447f8000 lod.lambda = 766 lod.length = 6.9921875 lod.minor = 0.78125 lod.lambda = 766
  expect lane 2 R8 = 0x44080000 lod.lambda = 288 lod.length = 1.7578125 lod.minor = 1.125 lod.lambda = 288
  expect lane 3 R8 = 0x446a0000 lod.lambda = 680 lod.length = 6.65625 lod.minor = -1.69140625 lod.lambda = 680
  expect lane 4 R8 = 0x44a60000 lod.lambda = 1072 lod.length = 5.54296875 lod.minor = 4.1875 lod.lambda = 1072
  expect lane 5 R8 = 0x43b88000 lod.lambda = 113 lod.length = 0.98828125 lod.minor = 0.44140625 lod.lambda = 113
  expect lane 6 R8 = 0x44944000 lod.lambda = 930 lod.length = 7.6328125 lod.minor = 2.578125 lod.lambda = 930
  expect lane 7 R8 = 0x44594000 lod.lambda = 613 lod.length = 6.39453125 lod.minor = -128.0 lod.lambda = 613
}

warp 25 { asm "TXD R8, R88, R216, 25, 2D, 0x1"   active 0xff
  dsdx = { -0.8455882 -9.764706 -0.13671875 0 -5.5661764 -0.11925551 -1.1200191 0.09155084 ... }
  dsdy = { -0.6544118 -7.983472 0.12752758 -0.765625 1.1297067 -0.024191674 0.04747548 -0.13074449 ... }
  dtdx = { 0.013226348 0.13266768 -0.0021192266 0.0044466527 0.018773232 bits(0xb6f10853) -0.019947458 0.0028648872 ... }
  dtdy = { 0.011745479 -0.16226783 -0.0022719635 0 -0.09249756 -0.0012850128 -0.0007361288 -0.00020452938 ... }
  s = { -0.00390625 0.71484375 1.9257812 0.96484375 0.31445312 0.47265625 1.0683594 1.7539062 ... }
  t = { -0.15429688 1.5859375 1.0546875 1.3105469 1.8125 1.671875 1.9960938 0.29492188 ... }
  expect lane 0 R8 = 0x44638000 lod.lambda = 910 lod.length = 4.5546875 lod.minor = -0.09375 lod.lambda = 910
  expect lane 1 R8 = 0x44f7c000 lod.lambda = 1982 lod.length = 7.7421875 lod.minor = 7.7421875 lod.lambda = 1982
  expect lane 2 R8 = 0x43d28000 lod.lambda = 421 lod.length = 1.64453125 lod.minor = 1.64453125 lod.lambda = 421
  expect lane 3 R8 = 0x442d0000 lod.lambda = 692 lod.length = 3.703125 lod.minor = 2.18359375 lod.lambda = 692
  expect lane 4 R8 = 0x44cb8000 lod.lambda = 1628 lod.length = 6.7109375 lod.minor = 6.359375 lod.lambda = 1628
  expect lane 5 R8 = 0x42c60000 lod.lambda = 99 lod.length = 1.01953125 lod.minor = 0.38671875 lod.lambda = 99
  expect lane 6 R8 = 0x44700000 lod.lambda = 960 lod.length = 4.75 lod.minor = 0.1953125 lod.lambda = 960
  expect lane 7 R8 = 0x43570000 lod.lambda = 215 lod.length = 1.79296875 lod.minor = 0.83984375 lod.lambda = 215
}

warp 26 { asm "TXD R8, R92, R208, 26, 2D, 0x1"   active 0xff
  dsdx = { -1.2775736 0 0.05882353 0.30169138 0.15877777 0 0.6376648 37.234917 ... }
  dsdy = { 0.0008724437 0.05882353 0 0.30147058 1.3529412 -0.11212615 0.65625 0 ... }
  dtdx = { bits(0xb7733ccf) bits(0x38002008) 0 0.000359559 0.022482894 0.76930594 0 0 ... }
  dtdy = { -0.02123045 0 bits(0x37002008) -0.0003641824 0.0026385358 0.5913978 0 -0.3209082 ... }
  s = { 0.8730469 1.6113281 0.62109375 -0.3984375 0.08984375 0.2265625 1.9882812 0.27148438 ... }
  t = { 1.1132812 -0.171875 0.28320312 1.5917969 0.47460938 1.2597656 1.2636719 -0.2578125 ... }
  expect lane 0 R8 = 0x448e2000 lod.lambda = 1137 lod.length = 4.44140625 lod.minor = 4.44140625 lod.lambda = 1137
  expect lane 1 R8 = 0x0 lod.lambda = -256 lod.length = 0.0 lod.minor = -5.00390625 lod.lambda = -256
  expect lane 2 R8 = 0x0 lod.lambda = -256 lod.length = 0.0 lod.minor = -7.00390625 lod.lambda = -256
  expect lane 3 R8 = 0x43e90000 lod.lambda = 466 lod.length = 2.8203125 lod.minor = -0.8984375 lod.lambda = 466
  expect lane 4 R8 = 0x448e4000 lod.lambda = 1138 lod.length = 4.578125 lod.minor = 4.4453125 lod.lambda = 1138
  expect lane 5 R8 = 0x450e7000 lod.lambda = 2279 lod.length = 9.90234375 lod.minor = 0.64453125 lod.lambda = 2279
  expect lane 6 R8 = 0x443ac000 lod.lambda = 747 lod.length = 3.91796875 lod.minor = -128.0 lod.lambda = 747
  expect lane 7 R8 = 0x4505c000 lod.lambda = 2140 lod.length = 9.3046875 lod.minor = 8.359375 lod.lambda = 2140
}

warp 27 { asm "TXD R8, R24, R224, 27, 2D, 0x1"   active 0xff
  dsdx = { 3.764706 -12.5 -0.4850318 -5.048957 -24.411764 1.2501519 -1.6337111 8.87903 ... }
  dsdy = { 0 14.941176 1.507353 0.14200367 0.008866173 1.2157222 1.4630232 -4.875 ... }
  dtdx = { 0 0.24828935 -0.0018328121 0.0051373853 0.00014733622 -0.0028658723 0.024312213 0.16104594 ... }
  dtdy = { 0.00048875855 0.20772238 -0.00034031723 -0.062104892 -0.4056696 -0.0028554155 -0.02714867 -0.0051050293 ... }
  s = { 1.796875 1.1621094 0.375 0.8261719 1.3730469 1.6621094 -0.31640625 1.6328125 ... }
  t = { 0.16796875 1.859375 1.4160156 1.2734375 0.25390625 -0.32226562 -0.24023438 0.6640625 ... }
  expect lane 0 R8 = 0x44a00000 lod.lambda = 1280 lod.length = 6.0 lod.minor = -1.00390625 lod.lambda = 1280
  expect lane 1 R8 = 0x4505e000 lod.lambda = 2142 lod.length = 8.3671875 lod.minor = 8.3671875 lod.lambda = 2142
  expect lane 2 R8 = 0x446bc000 lod.lambda = 943 lod.length = 4.68359375 lod.minor = 0.984375 lod.lambda = 943
  expect lane 3 R8 = 0x44be8000 lod.lambda = 1524 lod.length = 6.453125 lod.minor = 5.953125 lod.lambda = 1524
  expect lane 4 R8 = 0x450b2000 lod.lambda = 2226 lod.length = 8.69921875 lod.minor = 8.6953125 lod.lambda = 2226
  expect lane 5 R8 = 0x447a8000 lod.lambda = 1002 lod.length = 4.9140625 lod.minor = -4.328125 lod.lambda = 1002
  expect lane 6 R8 = 0x44934000 lod.lambda = 1178 lod.length = 5.6015625 lod.minor = 1.65625 lod.lambda = 1178
  expect lane 7 R8 = 0x44d84000 lod.lambda = 1730 lod.length = 7.7578125 lod.minor = 5.890625 lod.lambda = 1730
}

warp 28 { asm "TXD R8, R84, R124, 28, 2D, 0x1"   active 0x3
  dsdx = { 9.572952 0.15758857 ... }
  dsdy = { -10.732177 2.5625 ... }
  dtdx = { 0 0.1827957 ... }
  dtdy = { 0 0 ... }
  s = { 0.3671875 1.7558594 ... }
  t = { 1.3769531 -0.203125 ... }
  expect lane 0 R8 = 0x44dc8000 lod.lambda = 1764 lod.length = 7.890625 lod.minor = -128.0 lod.lambda = 1764
  expect lane 1 R8 = 0x44d1a000 lod.lambda = 1677 lod.length = 7.55078125 lod.minor = 5.4375 lod.lambda = 1677
}

warp 29 { asm "TXD R8, R80, R140, 29, 2D, 0x1"   active 0xff
  dsdx = { 0.032226562 -0.014562951 -0.038042013 0.056396484 0.11641322 -0.14064783 0.2044262 0.043086316 ... }
  dsdy = { 0.10281734 -0.013880313 0.04269386 0 0.11462225 0.012176514 0.20851871 -0.015556828 ... }
  dtdx = { -0.08483887 0.025703823 0.04269386 0 -0.010305211 0.002609253 0.010787964 0.03265381 ... }
  dtdy = { 0.006752014 -0.027711933 0.038042013 0.0044918074 -0.0105896 0.19111471 -0.010998666 -0.036450073 ... }
  s = { 1.1074219 1.984375 0.73828125 0.18945312 0.16015625 0.6816406 0.46679688 1.3769531 ... }
  t = { 0.62109375 0.8105469 1.6894531 1.5273438 1.9453125 0.8925781 0.3203125 1.3222656 ... }
  expect lane 0 R8 = 0x44170000 lod.lambda = 604 lod.length = 2.83203125 lod.minor = 2.359375 lod.lambda = 604
  expect lane 1 R8 = 0x42ce0000 lod.lambda = 103 lod.length = 1.234375 lod.minor = 0.40234375 lod.lambda = 103
  expect lane 2 R8 = 0x43ed8000 lod.lambda = 475 lod.length = 1.85546875 lod.minor = 1.85546875 lod.lambda = 475
  expect lane 3 R8 = 0x0 lod.lambda = -38 lod.length = 1.8515625 lod.minor = -1.80078125 lod.lambda = -38
  expect lane 4 R8 = 0x43b18000 lod.lambda = 355 lod.length = 3.38671875 lod.minor = -5.578125 lod.lambda = 355
  expect lane 5 R8 = 0x44490000 lod.lambda = 804 lod.length = 3.640625 lod.minor = 3.140625 lod.lambda = 804
  expect lane 6 R8 = 0x440bc000 lod.lambda = 559 lod.length = 4.18359375 lod.minor = 0.01953125 lod.lambda = 559
  expect lane 7 R8 = 0x42180000 lod.lambda = 38 lod.length = 1.97265625 lod.minor = 0.1484375 lod.lambda = 38
}

warp 30 { asm "TXD R8, R8, R148, 30, 2D, 0x1"   active 0xff
  dsdx = { 1 0.0047302246 0.03125 -0.0031356812 0.10473633 -0.089568354 -0.026977539 -0.34765625 ... }
  dsdy = { 0 -0.01851141 0 0.029383043 0.1040715 -0.087402344 0.1310496 0 ... }
  dtdx = { 0 0.006828308 0 -0.029383043 -0.07047831 bits(0xb87f8000) 0.1310496 0.45306623 ... }
  dtdy = { 1 0.00042915344 0.0009765625 -0.0031356812 -0.058364853 -0.00016848012 0.026977539 0 ... }
  s = { -0.33007812 1.8515625 -0.29296875 -0.15039062 0.90625 0.9589844 -0.33398438 1.9921875 ... }
  t = { 0.37109375 0.5 -0.31054688 1.8085938 1.7871094 0.5761719 -0.16796875 1.1953125 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 1536 lod.length = 6.0 lod.minor = 6.0 lod.lambda = 1536
  expect lane 1 R8 = 0x0 lod.lambda = -303 lod.length = 0.25390625 lod.minor = -1.18359375 lod.lambda = -303
  expect lane 2 R8 = 0x0 lod.lambda = -256 lod.length = 1.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 3 R8 = 0x43600000 lod.lambda = 224 lod.length = 0.9609375 lod.minor = 0.875 lod.lambda = 224
  expect lane 4 R8 = 0x43bd0000 lod.lambda = 378 lod.length = 3.4765625 lod.minor = -1.15234375 lod.lambda = 378
  expect lane 5 R8 = 0x43760000 lod.lambda = 246 lod.length = 2.9609375 lod.minor = -7.60546875 lod.lambda = 246
  expect lane 6 R8 = 0x44418000 lod.lambda = 774 lod.length = 3.16796875 lod.minor = 3.0234375 lod.lambda = 774
  expect lane 7 R8 = 0x444c4000 lod.lambda = 817 lod.length = 5.19140625 lod.minor = -128.0 lod.lambda = 817
}

warp 31 { asm "TXD R8, R104, R176, 31, 2D, 0x1"   active 0x7f
  dsdx = { -0.10631315 1.7714844 0.022025172 -0.025327934 0.4296875 0 -1.8105469 ... }
  dsdy = { 0.06397777 0.38232422 0.021942139 0.05664891 0.30566406 0.0005515978 0 ... }
  dtdx = { 0 0.38232422 -0.027043073 0.05664891 0.20215975 0 0 ... }
  dtdy = { 0.10180664 1.7714844 0.025546223 -0.025327934 0.40625 0.46045396 -0.07956505 ... }
  s = { 0.40820312 0.2109375 1.2734375 0.111328125 0.796875 1.2011719 1.359375 ... }
  t = { 1.3925781 0.7285156 -0.24804688 1.3828125 0.140625 -0.49414062 1.8203125 ... }
  expect lane 0 R8 = 0x44130000 lod.lambda = 588 lod.length = 3.171875 lod.minor = 2.296875 lod.lambda = 588
  expect lane 1 R8 = 0x44c00000 lod.lambda = 1687 lod.length = 6.9921875 lod.minor = 6.58984375 lod.lambda = 1687
  expect lane 2 R8 = 0x43840000 lod.lambda = 264 lod.length = 1.2109375 lod.minor = 1.03125 lod.lambda = 264
  expect lane 3 R8 = 0x438f0000 lod.lambda = 286 lod.length = 2.27734375 lod.minor = 1.1171875 lod.lambda = 286
  expect lane 4 R8 = 0x445e4000 lod.lambda = 889 lod.length = 5.37890625 lod.minor = 3.47265625 lod.lambda = 889
  expect lane 5 R8 = 0x44388000 lod.lambda = 738 lod.length = 4.8828125 lod.minor = -128.0 lod.lambda = 738
  expect lane 6 R8 = 0x449b6000 lod.lambda = 1243 lod.length = 6.85546875 lod.minor = 2.34765625 lod.lambda = 1243
}

warp 32 { asm "TXD R8, R64, R148, 32, 2D, 0x1"   active 0xff
  dsdx = { 0.028988952 -0.13890626 0.48622853 0.04 -0.175625 0.07695313 0.00015197754 -0.1490625 ... }
  dsdy = { -0.014121094 -0.0002444458 0 0 -0.093392 0.0012404433 0 0 ... }
  dtdx = { 0.03816512 -0.004462386 0 0 0.5008446 0.08173835 -0.46030405 0.30363175 ... }
  dtdy = { 0.07834852 0.4158677 1.3141311 0.054054055 0.00044305774 0.008530488 0 0 ... }
  s = { 1.9511719 0.6640625 0.2734375 1.890625 -0.40234375 -0.296875 -0.09375 0.42773438 ... }
  t = { 1.2929688 0.359375 0.54296875 0.31835938 0.40429688 1.2519531 -0.25 0.828125 ... }
  expect lane 0 R8 = 0x43cf0000 lod.lambda = 414 lod.length = 1.76171875 lod.minor = 1.6171875 lod.lambda = 414
  expect lane 1 R8 = 0x44728000 lod.lambda = 970 lod.length = 3.9453125 lod.minor = 3.7890625 lod.lambda = 970
  expect lane 2 R8 = 0x44b34000 lod.lambda = 1434 lod.length = 5.6015625 lod.minor = 5.6015625 lod.lambda = 1434
  expect lane 3 R8 = 0x43800000 lod.lambda = 256 lod.length = 2.0 lod.minor = 1.0 lod.lambda = 256
  expect lane 4 R8 = 0x44344000 lod.lambda = 721 lod.length = 4.6171875 lod.minor = 2.81640625 lod.lambda = 721
  expect lane 5 R8 = 0x43100000 lod.lambda = 144 lod.length = 3.125 lod.minor = -2.08203125 lod.lambda = 144
  expect lane 6 R8 = 0x43c38000 lod.lambda = 391 lod.length = 4.08984375 lod.minor = -128.0 lod.lambda = 391
  expect lane 7 R8 = 0x43d58000 lod.lambda = 427 lod.length = 4.23046875 lod.minor = -128.0 lod.lambda = 427
}

warp 33 { asm "TXD R8, R104, R176, 33, 2D, 0x1"   active 0xff
  dsdx = { -0.200625 0.08144897 0.05375 0.22609429 0.10141846 0.02 0 -0.037265625 ... }
  dsdy = { 0 -0.0832594 0.056374513 0.1878125 -0.34262294 0 0.02 0.024504397 ... }
  dtdx = { -1.3158784 -0.03032569 -0.27027026 -0.5076014 -0.22065033 0 0.006756757 0.0662281 ... }
  dtdy = { -1.6927869 -1.633446 0.2697754 0.6110656 1.1503378 0.0033783785 0 -0.1007179 ... }
  s = { 0.5449219 0.171875 1.8339844 0.37695312 -0.01953125 0.5546875 1.0253906 0.5292969 ... }
  t = { 0.19140625 1.1503906 1.3144531 0.62109375 1.7714844 -0.0390625 0.9550781 0.5253906 ... }
  expect lane 0 R8 = 0x447cc000 lod.lambda = 1011 lod.length = 6.34375 lod.minor = 3.94921875 lod.lambda = 1011
  expect lane 1 R8 = 0x445b0000 lod.lambda = 876 lod.length = 5.984375 lod.minor = 2.984375 lod.lambda = 876
  expect lane 2 R8 = 0x443fc000 lod.lambda = 767 lod.length = 3.78515625 lod.minor = 2.99609375 lod.lambda = 767
  expect lane 3 R8 = 0x449c0000 lod.lambda = 1248 lod.length = 4.875 lod.minor = 4.875 lod.lambda = 1248
  expect lane 4 R8 = 0x444cc000 lod.lambda = 819 lod.length = 5.76171875 lod.minor = 1.48046875 lod.lambda = 819
  expect lane 5 R8 = 0x0 lod.lambda = -400 lod.length = 1.0 lod.minor = -3.0 lod.lambda = -400
  expect lane 6 R8 = 0x0 lod.lambda = -400 lod.length = 1.0 lod.minor = -2.0 lod.lambda = -400
  expect lane 7 R8 = 0x42f20000 lod.lambda = 121 lod.length = 2.5078125 lod.minor = 0.47265625 lod.lambda = 121
}

warp 34 { asm "TXD R8, R48, R140, 34, 2D, 0x1"   active 0xff
  dsdx = { bits(0xb806c370) 0.07609375 0.04390625 0.010771109 -0.064453125 0.0005743408 -0.024121702 -0.14734375 ... }
  dsdy = { 0.06890625 -0.07527634 0 0 -0.0046073915 0 -0.004277344 -0.1040625 ... }
  dtdx = { 0.1862331 -0.14949325 0.16274445 0 0.11592061 -0.10135135 -0.011560389 -0.3141892 ... }
  dtdy = { bits(0xb8b61cdd) -0.14763188 0 -0.034837052 -0.018712636 0 -0.06519379 0 ... }
  s = { 1.0136719 1.7519531 -0.453125 0.38085938 -0.083984375 0.001953125 -0.021484375 1.3164062 ... }
  t = { -0.15039062 1.9316406 0.9746094 0.6894531 0.5390625 1.5527344 1.6113281 1.7597656 ... }
  expect lane 0 R8 = 0x44320000 lod.lambda = 712 lod.length = 2.78515625 lod.minor = 2.78125 lod.lambda = 712
  expect lane 1 R8 = 0x443fc000 lod.lambda = 767 lod.length = 3.3828125 lod.minor = 2.99609375 lod.lambda = 767
  expect lane 2 R8 = 0x42b20000 lod.lambda = 89 lod.length = 2.91015625 lod.minor = -128.0 lod.lambda = 89
  expect lane 3 R8 = 0x41d80000 lod.lambda = 27 lod.length = 0.36328125 lod.minor = 0.10546875 lod.lambda = 27
  expect lane 4 R8 = 0x42d80000 lod.lambda = 108 lod.length = 2.984375 lod.minor = -0.30078125 lod.lambda = 108
  expect lane 5 R8 = 0x0 lod.lambda = -166 lod.length = 1.9140625 lod.minor = -128.0 lod.lambda = -166
  expect lane 6 R8 = 0x438d8000 lod.lambda = 283 lod.length = 1.390625 lod.minor = 1.10546875 lod.lambda = 283
  expect lane 7 R8 = 0x44264000 lod.lambda = 665 lod.length = 4.32421875 lod.minor = 2.59765625 lod.lambda = 665
}

warp 35 { asm "TXD R8, R64, R168, 35, 2D, 0x1"   active 0xf
  dsdx = { -0.41 0.059140626 -0.15642703 0.93125 ... }
  dsdy = { -0.5290964 -0.39183968 -0.061128296 -0.6743837 ... }
  dtdx = { 0 1.023487 0 0 ... }
  dtdy = { -0.0028908108 1.2719594 -0.19130068 2.3310812 ... }
  s = { -0.033203125 0.123046875 1.9609375 0.21484375 ... }
  t = { 0.35742188 0.34570312 1.3613281 0.69140625 ... }
  expect lane 0 R8 = 0x445c8000 lod.lambda = 882 lod.length = 6.0078125 lod.minor = -3.875 lod.lambda = 882
  expect lane 1 R8 = 0x44978000 lod.lambda = 1212 lod.length = 6.046875 lod.minor = 4.734375 lod.lambda = 1212
  expect lane 2 R8 = 0x442f4000 lod.lambda = 701 lod.length = 4.05078125 lod.minor = 2.73828125 lod.lambda = 701
  expect lane 3 R8 = 0x44be0000 lod.lambda = 1520 lod.length = 7.03125 lod.minor = 5.9375 lod.lambda = 1520
}

warp 36 { asm "TXD R8, R36, R160, 36, 2D, 0x1"   active 0xff
  dsdx = { 0.06023508 -0.007140625 -0.0031289062 bits(0xb5e39581) -0.32642204 0 0.00084678613 0 ... }
  dsdy = { 0.059411556 0.0037929688 bits(0xb6edee96) 0.0014765625 0 0.0043610972 0.0038203124 -0.0077421875 ... }
  dtdx = { -15.375 -5.765625 -0.0017727313 -0.8487714 0 -0.40727234 0.20507812 -2.0195312 ... }
  dtdy = { -13.723389 -6.6586795 -0.78222656 -0.0039518215 -81.60551 0 -3.4101562 1.2832031 ... }
  s = { 1.203125 0.01171875 0.52734375 0.9355469 0.7753906 -0.44921875 1.6445312 -0.26757812 ... }
  t = { 1.9101562 0.5957031 0.00390625 0.9003906 0.115234375 1.1152344 0.48632812 1.6699219 ... }
  expect lane 0 R8 = 0x4471c000 lod.lambda = 967 lod.length = 6.77734375 lod.minor = 1.66796875 lod.lambda = 967
  expect lane 1 R8 = 0x443f8000 lod.lambda = 766 lod.length = 5.125 lod.minor = 2.9921875 lod.lambda = 766
  expect lane 2 R8 = 0x43d28000 lod.lambda = 421 lod.length = 1.64453125 lod.minor = 1.64453125 lod.lambda = 421
  expect lane 3 R8 = 0x43100000 lod.lambda = 144 lod.length = 1.76171875 lod.minor = 0.5625 lod.lambda = 144
  expect lane 4 R8 = 0x45059000 lod.lambda = 2137 lod.length = 8.3515625 lod.minor = 8.34765625 lod.lambda = 2137
  expect lane 5 R8 = 0x43340000 lod.lambda = 180 lod.length = 2.125 lod.minor = 0.703125 lod.lambda = 180
  expect lane 6 R8 = 0x43670000 lod.lambda = 231 lod.length = 3.90234375 lod.minor = -0.02734375 lod.lambda = 231
  expect lane 7 R8 = 0x44214000 lod.lambda = 645 lod.length = 3.44921875 lod.minor = 2.51953125 lod.lambda = 645
}

warp 37 { asm "TXD R8, R116, R220, 37, 2D, 0x1"   active 0xff
  dsdx = { 0.512 0 0.004 -0.847 -0.002984375 -0.6580155 0 0 ... }
  dsdy = { 0 0.0013302101 0 0.796 -0.032625 0.809 -0.019788329 0.064 ... }
  dtdx = { 0 0.027817963 0 199 -8.15625 -191 -4.947082 0.125 ... }
  dtdy = { 128 0 0.125 -211.75 -0.74609375 142.06956 0 0 ... }
  s = { 0.578125 1.1992188 0.86328125 1.0957031 -0.27539062 1.1015625 0.39453125 1.078125 ... }
  t = { 0.7519531 0.8886719 1.5664062 -0.060546875 0.9550781 0.42382812 0.25195312 -0.22851562 ... }
  expect lane 0 R8 = 0x45100000 lod.lambda = 2304 lod.length = 9.0 lod.minor = 9.0 lod.lambda = 2304
  expect lane 1 R8 = 0x0 lod.lambda = -663 lod.length = 0.41015625 lod.minor = -3.1640625 lod.lambda = -663
  expect lane 2 R8 = 0x0 lod.lambda = -256 lod.length = 2.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 3 R8 = 0x44f22000 lod.lambda = 1937 lod.length = 10.56640625 lod.minor = 5.77734375 lod.lambda = 1937
  expect lane 4 R8 = 0x449f2000 lod.lambda = 1273 lod.length = 5.07421875 lod.minor = 4.97265625 lod.lambda = 1273
  expect lane 5 R8 = 0x44f10000 lod.lambda = 1928 lod.length = 10.3671875 lod.minor = 7.53125 lod.lambda = 1928
  expect lane 6 R8 = 0x4489c000 lod.lambda = 1102 lod.length = 4.3046875 lod.minor = 4.3046875 lod.lambda = 1102
  expect lane 7 R8 = 0x44400000 lod.lambda = 768 lod.length = 6.0 lod.minor = -1.0 lod.lambda = 768
}

warp 38 { asm "TXD R8, R64, R120, 38, 2D, 0x1"   active 0xff
  dsdx = { 0.0054171304 0.0026292724 0.01632172 0.34010637 -0.47264808 0.1695 0.010109375 0.018732214 ... }
  dsdy = { -0.0059453123 -0.002828125 -0.00082910154 0.04255231 -0.4671734 0.23197207 bits(0x36239581) -0.018777946 ... }
  dtdx = { -1.4648438 2.581581 0.5488281 10.638078 -32.014404 -0.81818557 0.22167969 -3.1640625 ... }
  dtdy = { -0.000869751 -2.5625 -3.9348593 85.02659 31.28125 54.773975 -0.3585183 2.5584412 ... }
  s = { 0.078125 1.0917969 1.890625 0.5019531 1.4414062 1.4296875 0.13085938 1.4570312 ... }
  t = { 0.23632812 -0.42773438 -0.115234375 0.21289062 -0.34765625 1.0761719 0.076171875 0.013671875 ... }
  expect lane 0 R8 = 0x43f58000 lod.lambda = 491 lod.length = 3.203125 lod.minor = 1.91796875 lod.lambda = 491
  expect lane 1 R8 = 0x43720000 lod.lambda = 242 lod.length = 3.9453125 lod.minor = -2.79296875 lod.lambda = 242
  expect lane 2 R8 = 0x44798000 lod.lambda = 998 lod.length = 4.08984375 lod.minor = 3.8984375 lod.lambda = 998
  expect lane 3 R8 = 0x45055000 lod.lambda = 2133 lod.length = 8.46875 lod.minor = 8.33203125 lod.lambda = 2133
  expect lane 4 R8 = 0x44f0e000 lod.lambda = 1927 lod.length = 9.33203125 lod.minor = 7.52734375 lod.lambda = 1927
  expect lane 5 R8 = 0x44db4000 lod.lambda = 1754 lod.length = 8.35546875 lod.minor = 6.8515625 lod.lambda = 1754
  expect lane 6 R8 = 0x42f40000 lod.lambda = 122 lod.length = 3.37890625 lod.minor = 0.4765625 lod.lambda = 122
  expect lane 7 R8 = 0x43fb0000 lod.lambda = 502 lod.length = 4.9609375 lod.minor = 0.57421875 lod.lambda = 502
}

warp 39 { asm "TXD R8, R88, R156, 39, 2D, 0x1"   active 0x1
  dsdx = { -0.0061565354 ... }
  dsdy = { 0 ... }
  dtdx = { 0 ... }
  dtdy = { 0.3229548 ... }
  s = { -0.33984375 ... }
  t = { 0.27734375 ... }
  expect lane 0 R8 = 0x42bc0000 lod.lambda = 94 lod.length = 2.62109375 lod.minor = 0.3671875 lod.lambda = 94
}

warp 40 { asm "TXD R8, R8, R176, 40, 2D, 0x1"   active 0xff
  dsdx = { 0.00016833168 0.0008805776 0.031295843 0.057030294 bits(0xb8509d00) -0.019598106 0 -0.013700286 ... }
  dsdy = { 0.0023800428 -0.00079483504 0 0.069193155 bits(0xb86d2277) 0.019559903 -0.004637836 bits(0x3785b223) ... }
  dtdx = { 2.4856918 -0.32977867 0 -79.36556 -10.791667 0 0 -5.6458335 ... }
  dtdy = { 2.1927083 0.063307635 21.333334 79.833336 -10.833821 0 5.0762177 0.0533663 ... }
  s = { -0.49609375 0.36914062 1.8457031 1.203125 1.578125 -0.18945312 0.8027344 0.61328125 ... }
  t = { -0.484375 0.8144531 0.16210938 1.0019531 0.38867188 1.2089844 1.3867188 1.1230469 ... }
  expect lane 0 R8 = 0x43d28000 lod.lambda = 421 lod.length = 3.44140625 lod.minor = 1.64453125 lod.lambda = 421
  expect lane 1 R8 = 0x0 lod.lambda = -271 lod.length = 1.39453125 lod.minor = -1.05859375 lod.lambda = -271
  expect lane 2 R8 = 0x44bfe000 lod.lambda = 1535 lod.length = 5.99609375 lod.minor = 5.99609375 lod.lambda = 1535
  expect lane 3 R8 = 0x44f0e000 lod.lambda = 1927 lod.length = 8.3828125 lod.minor = 7.52734375 lod.lambda = 1927
  expect lane 4 R8 = 0x440a8000 lod.lambda = 554 lod.length = 5.4765625 lod.minor = -6.6796875 lod.lambda = 554
  expect lane 5 R8 = 0x441e0000 lod.lambda = 632 lod.length = 5.78125 lod.minor = -128.0 lod.lambda = 632
  expect lane 6 R8 = 0x43650000 lod.lambda = 229 lod.length = 4.20703125 lod.minor = -128.0 lod.lambda = 229
  expect lane 7 R8 = 0x43e20000 lod.lambda = 452 lod.length = 5.078125 lod.minor = -3.10546875 lod.lambda = 452
}

warp 41 { asm "TXD R8, R52, R184, 41, 2D, 0x1"   active 0xff
  dsdx = { bits(0xb78270ea) bits(0xb7805945) 0 0 0 0.00013624718 -0.0015682305 0.7677262 ... }
  dsdy = { 0.013005782 0.5127724 -0.09142853 0.0005319759 -0.0076100244 0.0007659688 -0.0019426192 0.19266504 ... }
  dtdx = { -8.865608 34.25 0 0.36263022 0 0.08464304 -1.3242188 131.33333 ... }
  dtdy = { -0.010599772 -1.0479732 -84.01089 0 16.291666 -0.5729167 1.0690104 523.3333 ... }
  s = { -0.38867188 0.24023438 1.25 0.8066406 -0.38867188 1.0996094 1.1425781 0.31835938 ... }
  t = { -0.23046875 0.28710938 0.5292969 1.5273438 0.6660156 0.7675781 0.28125 -0.068359375 ... }
  expect lane 0 R8 = 0x44976000 lod.lambda = 1211 lod.length = 4.734375 lod.minor = 4.73046875 lod.lambda = 1211
  expect lane 1 R8 = 0x44d72000 lod.lambda = 1721 lod.length = 10.03515625 lod.minor = 6.68359375 lod.lambda = 1721
  expect lane 2 R8 = 0x449fc000 lod.lambda = 1278 lod.length = 8.3046875 lod.minor = -128.0 lod.lambda = 1278
  expect lane 3 R8 = 0x41f80000 lod.lambda = 31 lod.length = 0.12109375 lod.minor = 0.12109375 lod.lambda = 31
  expect lane 4 R8 = 0x441cc000 lod.lambda = 627 lod.length = 5.76171875 lod.minor = -128.0 lod.lambda = 627
  expect lane 5 R8 = 0x0 lod.lambda = -349 lod.length = 1.171875 lod.minor = -1.36328125 lod.lambda = -349
  expect lane 6 R8 = 0x44164000 lod.lambda = 601 lod.length = 2.35546875 lod.minor = 2.34765625 lod.lambda = 601
  expect lane 7 R8 = 0x45200000 lod.lambda = 2640 lod.length = 10.82421875 lod.minor = 10.3125 lod.lambda = 2640
}

warp 42 { asm "TXD R8, R96, R172, 42, 2D, 0x1"   active 0xff
  dsdx = { -0.011724617 0.006451401 0.32579434 0.029146489 0.010910758 -0.9897311 0.0054254425 -0.03502445 ... }
  dsdy = { 0.00094426045 bits(0xb71554bd) 0 0.02927873 -0.008664425 0 0.00049770024 -0.007602488 ... }
  dtdx = { 5.040457 0 0.15218098 -2.248988 -5.90625 -504.94897 0.33926567 -1.9817709 ... }
  dtdy = { 2.1067708 -3.6085818 0 2.0598958 7.4375 0 3.6983433 9.151828 ... }
  s = { 0.16015625 0.18164062 1.328125 -0.37109375 0.54296875 1.8808594 0.39648438 1.0097656 ... }
  t = { 0.18359375 0.42773438 -0.037109375 0.13085938 1.34375 0.24023438 0.34765625 0.111328125 ... }
  expect lane 0 R8 = 0x44280000 lod.lambda = 672 lod.length = 4.8671875 lod.minor = 2.625 lod.lambda = 672
  expect lane 1 R8 = 0x445c0000 lod.lambda = 880 lod.length = 3.71875 lod.minor = 3.4375 lod.lambda = 880
  expect lane 2 R8 = 0x44c22000 lod.lambda = 1553 lod.length = 9.37890625 lod.minor = -128.0 lod.lambda = 1553
  expect lane 3 R8 = 0x444ec000 lod.lambda = 827 lod.length = 6.359375 lod.minor = 3.23046875 lod.lambda = 827
  expect lane 4 R8 = 0x44148000 lod.lambda = 594 lod.length = 5.20703125 lod.minor = 2.3203125 lod.lambda = 594
  expect lane 5 R8 = 0x44ffe000 lod.lambda = 2047 lod.length = 11.30859375 lod.minor = -128.0 lod.lambda = 2047
  expect lane 6 R8 = 0x445ac000 lod.lambda = 875 lod.length = 3.51171875 lod.minor = 3.41796875 lod.lambda = 875
  expect lane 7 R8 = 0x44998000 lod.lambda = 1228 lod.length = 6.203125 lod.minor = 4.796875 lod.lambda = 1228
}

warp 43 { asm "TXD R8, R4, R212, 43, 2D, 0x1"   active 0xf
  dsdx = { 0.026161369 0.005508863 0 0 ... }
  dsdy = { -0.009645825 0.0032778117 -0.11540342 0.48269334 ... }
  dtdx = { -19.925875 -5.203125 -14.780998 36.783855 ... }
  dtdy = { -46.99492 -2.5423248 0 0 ... }
  s = { 0.00390625 0.4765625 0.6171875 -0.4296875 ... }
  t = { 1.53125 0.58203125 0.26367188 1.7519531 ... }
  expect lane 0 R8 = 0x44bc2000 lod.lambda = 1505 lod.length = 7.20703125 lod.minor = 5.87890625 lod.lambda = 1505
  expect lane 1 R8 = 0x43830000 lod.lambda = 262 lod.length = 4.3359375 lod.minor = -0.09375 lod.lambda = 262
  expect lane 2 R8 = 0x44af0000 lod.lambda = 1400 lod.length = 7.8828125 lod.minor = 5.46875 lod.lambda = 1400
  expect lane 3 R8 = 0x44d92000 lod.lambda = 1737 lod.length = 9.9453125 lod.minor = 6.78515625 lod.lambda = 1737
}

warp 44 { asm "TXD R8, R56, R224, 44, ARRAY_2D, 0x1"   active 0xff
  dsdx = { -0.32022846 1.3333334 0.82756186 -0.03307694 -0.2756182 0.59251744 1.7307316 0 ... }
  dsdy = { 0.07446289 0 -0.7760287 0.029134115 -0.19010417 0.030485788 0 0.92057294 ... }
  dtdx = { -0.10717853 0 -0.48508406 0.017480468 -0.11462635 -0.26757812 0 0.031867217 ... }
  dtdy = { -0.043586742 0.1 -0.48390263 -0.019846162 0.11484375 0.024302473 -0.02613364 0 ... }
  array = { 0x12340001 0x12340000 0x12340001 0x12340000 0x12340000 0x12340001 0x12340000 0x12340002 ... }
  s = { 1.8730469 0.103515625 1.0253906 1.3066406 -0.38867188 1.5058594 1.6855469 0.23632812 ... }
  t = { 1.6855469 0.45703125 0.69921875 0.5136719 0.7675781 0.7675781 -0.0859375 1.0488281 ... }
  expect lane 0 R8 = 0x440d0000 lod.lambda = 564 lod.length = 4.19140625 lod.minor = 2.203125 lod.lambda = 564
  expect lane 1 R8 = 0x44400000 lod.lambda = 768 lod.length = 5.99609375 lod.minor = 3.0 lod.lambda = 768
  expect lane 2 R8 = 0x44b82000 lod.lambda = 1473 lod.length = 5.75390625 lod.minor = 5.75390625 lod.lambda = 1473
  expect lane 3 R8 = 0x0 lod.lambda = -538 lod.length = 1.4609375 lod.minor = -2.2734375 lod.lambda = -538
  expect lane 4 R8 = 0x44694000 lod.lambda = 933 lod.length = 4.03125 lod.minor = 3.64453125 lod.lambda = 933
  expect lane 5 R8 = 0x43cd0000 lod.lambda = 410 lod.length = 5.1640625 lod.minor = 1.26953125 lod.lambda = 410
  expect lane 6 R8 = 0x44344000 lod.lambda = 721 lod.length = 6.37890625 lod.minor = 1.0625 lod.lambda = 721
  expect lane 7 R8 = 0x43f38000 lod.lambda = 487 lod.length = 5.46484375 lod.minor = 1.3515625 lod.lambda = 487
}

warp 45 { asm "TXD R8, R44, R160, 45, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0 -0.3030599 -1.1054688 bits(0xb8828000) 0.6666667 0 -0.02360026 0 ... }
  dsdy = { 1.3333334 0 -0.10953776 -0.10530599 0 0.12242352 -0.0020955403 0.083333336 ... }
  dtdx = { 0.8 0 0.46901846 -0.06318359 0 -0.0069285217 -0.0012573242 0.05 ... }
  dtdy = { 0 0.006938704 0 bits(0x381c999a) 0.025 0 -0.014160156 0 ... }
  array = { 0x12340000 0x12340002 0x12340000 0x12340001 0x12340000 0x12340000 0x12340001 0x12340000 ... }
  s = { 0.3359375 0.046875 1.7382812 1.8496094 0.16992188 0.58203125 1.7148438 1.3984375 ... }
  t = { 0.22851562 -0.32226562 1.9414062 -0.13085938 0.98046875 1.2109375 1.1171875 0.5234375 ... }
  expect lane 0 R8 = 0x44bfe000 lod.lambda = 1535 lod.length = 6.0 lod.minor = 5.99609375 lod.lambda = 1535
  expect lane 1 R8 = 0x429a0000 lod.lambda = 77 lod.length = 3.86328125 lod.minor = -0.84765625 lod.lambda = 77
  expect lane 2 R8 = 0x441ec000 lod.lambda = 635 lod.length = 6.04296875 lod.minor = 1.58203125 lod.lambda = 635
  expect lane 3 R8 = 0x44158000 lod.lambda = 598 lod.length = 2.3359375 lod.minor = 2.3359375 lod.lambda = 598
  expect lane 4 R8 = 0x43b78000 lod.lambda = 367 lod.length = 4.99609375 lod.minor = 1.0 lod.lambda = 367
  expect lane 5 R8 = 0x0 lod.lambda = -217 lod.length = 2.55078125 lod.minor = -0.84765625 lod.lambda = -217
  expect lane 6 R8 = 0x42040000 lod.lambda = 33 lod.length = 0.22265625 lod.minor = 0.12890625 lod.lambda = 33
  expect lane 7 R8 = 0x43ff8000 lod.lambda = 511 lod.length = 2.0 lod.minor = 1.99609375 lod.lambda = 511
}

warp 46 { asm "TXD R8, R52, R196, 46, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0.51172763 0.33854166 0 0.04990529 -0.0005791982 -0.043749575 0 0.4078543 ... }
  dsdy = { -0.52336544 0 -0.028057681 0.015063087 0 0.06957556 1.2929688 -0.56685495 ... }
  dtdx = { -0.016601562 0 -0.01683461 -0.017266344 -0.17693731 0.026782807 -0.614296 -0.26571327 ... }
  dtdy = { 0.34307152 -0.068366416 0 0.01567338 0 -0.0027124113 -0.5472586 0.3132321 ... }
  array = { 0x12340000 0x12340000 0x12340002 0x12340002 0x12340000 0x12340000 0x12340001 0x12340000 ... }
  s = { 1.9003906 -0.19335938 1.2832031 -0.119140625 0.13476562 1.4121094 -0.46484375 0.17773438 ... }
  t = { 1.3867188 -0.19140625 1.3183594 1.2109375 0.54296875 1.7070312 1.3027344 1.71875 ... }
  expect lane 0 R8 = 0x447e0000 lod.lambda = 1016 lod.length = 5.35546875 lod.minor = 3.96875 lod.lambda = 1016
  expect lane 1 R8 = 0x441cc000 lod.lambda = 627 lod.length = 4.0234375 lod.minor = 2.44921875 lod.lambda = 627
  expect lane 2 R8 = 0x42da0000 lod.lambda = 109 lod.length = 0.4296875 lod.minor = 0.42578125 lod.lambda = 109
  expect lane 3 R8 = 0x42f60000 lod.lambda = 123 lod.length = 1.51953125 lod.minor = 0.48046875 lod.lambda = 123
  expect lane 4 R8 = 0x42840000 lod.lambda = 66 lod.length = 3.8203125 lod.minor = -128.0 lod.lambda = 66
  expect lane 5 R8 = 0x43240000 lod.lambda = 164 lod.length = 2.1015625 lod.minor = 0.640625 lod.lambda = 164
  expect lane 6 R8 = 0x44a8e000 lod.lambda = 1351 lod.length = 6.296875 lod.minor = 5.27734375 lod.lambda = 1351
  expect lane 7 R8 = 0x43ef0000 lod.lambda = 478 lod.length = 5.4296875 lod.minor = 1.0234375 lod.lambda = 478
}

warp 47 { asm "TXD R8, R4, R180, 47, ARRAY_2D, 0x1"   active 0x7
  dsdx = { 0.9505208 0.4507972 -0.28710938 ... }
  dsdy = { 1.3164062 0.34866345 -0.017274221 ... }
  dtdx = { 0.78984374 0.00065349636 -0.11171875 ... }
  dtdy = { 0.5703125 0.000793896 -0.015981674 ... }
  array = { 0x12340000 0x12340001 0x12340000 ... }
  s = { 0.033203125 1.5605469 1.6523438 ... }
  t = { 1.1074219 0.97265625 1.1640625 ... }
  expect lane 0 R8 = 0x44880000 lod.lambda = 1088 lod.length = 6.6484375 lod.minor = 4.25 lod.lambda = 1088
  expect lane 1 R8 = 0x43940000 lod.lambda = 296 lod.length = 4.71875 lod.minor = -5.72265625 lod.lambda = 296
  expect lane 2 R8 = 0x43030000 lod.lambda = 131 lod.length = 4.07421875 lod.minor = -0.72265625 lod.lambda = 131
}

warp 48 { asm "TXD R8, R32, R128, 48, 2D, 0x1"   active 0xff
  dsdx = { 0.032165933 40.403835 -6.0284133 4.3984375 -1.7989577 0 -24 -7.3671875 ... }
  dsdy = { -17.25 -2.6484375 -6.8874917 0 -1.5410156 32 25.296637 0 ... }
  dtdx = { 20.795872 -45.875 6.8874917 0 -1.2641786 16 0.4040653 -1.7519531 ... }
  dtdy = { -21.738926 -63.25 -6.0284133 -0.7815399 0.39702028 0 -0.010581742 -50.729458 ... }
  s = { 67.5 16.875 119.75 120.75 29.75 111.125 95.125 56.875 ... }
  t = { 34.375 -2.625 -22 57.75 1.625 21.5 122 122 ... }
  expect lane 0 R8 = 0x445b4000 lod.lambda = 877 lod.length = 5.05859375 lod.minor = 3.42578125 lod.lambda = 877
  expect lane 1 R8 = 0x449fe000 lod.lambda = 1279 lod.length = 6.390625 lod.minor = 4.99609375 lod.lambda = 1279
  expect lane 2 R8 = 0x444bc000 lod.lambda = 815 lod.length = 3.18359375 lod.minor = 3.18359375 lod.lambda = 815
  expect lane 3 R8 = 0x0 lod.lambda = -91 lod.length = 2.13671875 lod.minor = -0.35546875 lod.lambda = -91
  expect lane 4 R8 = 0x41b00000 lod.lambda = 22 lod.length = 1.32421875 lod.minor = 0.0859375 lod.lambda = 22
  expect lane 5 R8 = 0x44800000 lod.lambda = 1024 lod.length = 5.0 lod.minor = 4.0 lod.lambda = 1024
  expect lane 6 R8 = 0x438b0000 lod.lambda = 278 lod.length = 5.0859375 lod.minor = -1.76953125 lod.lambda = 278
  expect lane 7 R8 = 0x44384000 lod.lambda = 737 lod.length = 5.6640625 lod.minor = 2.87890625 lod.lambda = 737
}

warp 49 { asm "TXD R8, R20, R172, 49, 2D, 0x1"   active 0xff
  dsdx = { 2.3984375 -0.004790968 8 2.9414062 -43.460323 4.3849754 45.724113 -0.011398315 ... }
  dsdy = { -2.3890686 0.0045008897 0 -0.19555664 25.586802 -4.3570156 0.057250977 16.3125 ... }
  dtdx = { -2.3671875 2.3203125 0 -0.19555664 32.426838 6.9296875 -0.11979062 19.914762 ... }
  dtdy = { -2.331356 2.306717 0.5 -2.9414062 -34.29291 -0.08535252 20.002897 -25.831192 ... }
  s = { 103.75 36.125 -1 35.375 60.5 111 45.125 114.875 ... }
  t = { 58.125 -10.875 14.375 104.375 93.125 76.75 110.25 24.625 ... }
  expect lane 0 R8 = 0x43dc8000 lod.lambda = 441 lod.length = 1.72265625 lod.minor = 1.72265625 lod.lambda = 441
  expect lane 1 R8 = 0x0 lod.lambda = -596 lod.length = 1.671875 lod.minor = -7.21484375 lod.lambda = -596
  expect lane 2 R8 = 0x0 lod.lambda = -256 lod.length = 3.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 3 R8 = 0x43c40000 lod.lambda = 392 lod.length = 1.58984375 lod.minor = 1.53125 lod.lambda = 392
  expect lane 4 R8 = 0x4458c000 lod.lambda = 867 lod.length = 5.98046875 lod.minor = 3.38671875 lod.lambda = 867
  expect lane 5 R8 = 0x43e90000 lod.lambda = 466 lod.length = 3.07421875 lod.minor = 1.8203125 lod.lambda = 466
  expect lane 6 R8 = 0x448a6000 lod.lambda = 1107 lod.length = 5.51171875 lod.minor = 4.32421875 lod.lambda = 1107
  expect lane 7 R8 = 0x444d0000 lod.lambda = 820 lod.length = 5.140625 lod.minor = 3.203125 lod.lambda = 820
}

warp 50 { asm "TXD R8, R92, R120, 50, 2D, 0x1"   active 0x3f
  dsdx = { 91.5 -18.351212 -3.7775116 2.2569406 0.24908435 10.264275 ... }
  dsdy = { 6.4315186 24.53125 -3.7265625 0 -1.6491282 -10.453125 ... }
  dtdx = { 13.953125 11.576722 2.8349135 0 -1.6491282 10.544569 ... }
  dtdy = { 42.17578 3.0039062 2.7859418 -0.52785283 0.24908435 10.570375 ... }
  s = { 92.25 -1.875 58 49.25 -23.125 15.625 ... }
  t = { 53.25 126.25 64 73 42.375 53.875 ... }
  expect lane 0 R8 = 0x44a96000 lod.lambda = 1355 lod.length = 6.58984375 lod.minor = 5.29296875 lod.lambda = 1355
  expect lane 1 R8 = 0x445b4000 lod.lambda = 877 lod.length = 4.9765625 lod.minor = 3.42578125 lod.lambda = 877
  expect lane 2 R8 = 0x0 lod.lambda = -334 lod.length = 2.6953125 lod.minor = -7.6953125 lod.lambda = -334
  expect lane 3 R8 = 0x0 lod.lambda = -236 lod.length = 1.171875 lod.minor = -0.921875 lod.lambda = -236
  expect lane 4 R8 = 0x431a0000 lod.lambda = 154 lod.length = 0.80859375 lod.minor = 0.6015625 lod.lambda = 154
  expect lane 5 R8 = 0x44774000 lod.lambda = 989 lod.length = 3.86328125 lod.minor = 3.86328125 lod.lambda = 989
}

warp 51 { asm "TMML.LOD R8, R16, 51, 2D, 0x3"   active 0xff
  s = { -0.2890625 -0.2890625 -0.29001647 -0.33015272 1.6972656 1.9543712 1.7255027 2.1074219 ... }
  t = { -0.9003906 -0.8694093 -0.89513725 -0.8804321 1.2167969 1.4504395 0.7276879 1.164917 ... }
  expect lane 0 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -4.03515625 lod.lambda = 253
  expect lane 1 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -4.03515625 lod.lambda = 253
  expect lane 2 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -4.03515625 lod.lambda = 253
  expect lane 3 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -4.03515625 lod.lambda = 253
  expect lane 4 R8 = 0x523 R9 = 0x523 lod.length = 5.13671875 lod.minor = 3.94140625 lod.lambda = 1315
  expect lane 5 R8 = 0x523 R9 = 0x523 lod.length = 5.13671875 lod.minor = 3.94140625 lod.lambda = 1315
  expect lane 6 R8 = 0x523 R9 = 0x523 lod.length = 5.13671875 lod.minor = 3.94140625 lod.lambda = 1315
  expect lane 7 R8 = 0x523 R9 = 0x523 lod.length = 5.13671875 lod.minor = 3.94140625 lod.lambda = 1315
}

warp 52 { asm "TMML.LOD R8, R32, 52, 2D, 0x3"   active 0xff
  s = { 0.25976562 1.3147656 0.25976562 0.35456485 0.27148438 0.27097243 0.27096924 0.16421127 ... }
  t = { 1.9941406 4.97921 1.9941406 0.72653353 0.91796875 0.84926337 0.85019004 1.1223221 ... }
  expect lane 0 R8 = 0x632 R9 = 0x600 lod.length = 7.1953125 lod.minor = -128.0 lod.lambda = 1586
  expect lane 1 R8 = 0x632 R9 = 0x600 lod.length = 7.1953125 lod.minor = -128.0 lod.lambda = 1586
  expect lane 2 R8 = 0x632 R9 = 0x600 lod.length = 7.1953125 lod.minor = -128.0 lod.lambda = 1586
  expect lane 3 R8 = 0x632 R9 = 0x600 lod.length = 7.1953125 lod.minor = -128.0 lod.lambda = 1586
  expect lane 4 R8 = 0xce R9 = 0xce lod.length = 1.8046875 lod.minor = -10.34375 lod.lambda = 206
  expect lane 5 R8 = 0xce R9 = 0xce lod.length = 1.8046875 lod.minor = -10.34375 lod.lambda = 206
  expect lane 6 R8 = 0xce R9 = 0xce lod.length = 1.8046875 lod.minor = -10.34375 lod.lambda = 206
  expect lane 7 R8 = 0xce R9 = 0xce lod.length = 1.8046875 lod.minor = -10.34375 lod.lambda = 206
}

warp 53 { asm "TMML.LOD R8, R28, 53, 2D, 0x3"   active 0xff
  s = { -0.30664062 -0.30664062 -0.17864062 -0.30199876 -0.12890625 -0.12579429 -0.12949868 -0.14118749 ... }
  t = { -0.09375 0.90625 -0.09375 7.90625 1.8007812 1.9488885 2.5787692 8.028839 ... }
  expect lane 0 R8 = 0x500 R9 = 0x500 lod.length = 7.0 lod.minor = 2.0 lod.lambda = 1280
  expect lane 1 R8 = 0x500 R9 = 0x500 lod.length = 7.0 lod.minor = 2.0 lod.lambda = 1280
  expect lane 2 R8 = 0x500 R9 = 0x500 lod.length = 7.0 lod.minor = 2.0 lod.lambda = 1280
  expect lane 3 R8 = 0x500 R9 = 0x500 lod.length = 7.0 lod.minor = 2.0 lod.lambda = 1280
  expect lane 4 R8 = 0x198 R9 = 0x198 lod.length = 1.73046875 lod.minor = 1.59375 lod.lambda = 408
  expect lane 5 R8 = 0x198 R9 = 0x198 lod.length = 1.73046875 lod.minor = 1.59375 lod.lambda = 408
  expect lane 6 R8 = 0x198 R9 = 0x198 lod.length = 1.73046875 lod.minor = 1.59375 lod.lambda = 408
  expect lane 7 R8 = 0x198 R9 = 0x198 lod.length = 1.73046875 lod.minor = 1.59375 lod.lambda = 408
}

warp 54 { asm "TMML.LOD R8, R88, 54, 2D, 0x3"   active 0xff
  s = { 0.39453125 0.51971465 0.39453125 0.39529744 bits(0x2b6b1829) 0.00820599 0.0008968139 0.00820599 ... }
  t = { 0.5761719 0.5761719 43.24284 12.0693655 bits(0x2cfd0000) 0.49414062 1.3255209 0.49414062 ... }
  expect lane 0 R8 = 0x700 R9 = 0x700 lod.length = 7.99609375 lod.minor = 7.0 lod.lambda = 1792
  expect lane 1 R8 = 0x700 R9 = 0x700 lod.length = 7.99609375 lod.minor = 7.0 lod.lambda = 1792
  expect lane 2 R8 = 0x700 R9 = 0x700 lod.length = 7.99609375 lod.minor = 7.0 lod.lambda = 1792
  expect lane 3 R8 = 0x700 R9 = 0x700 lod.length = 7.99609375 lod.minor = 7.0 lod.lambda = 1792
  expect lane 4 R8 = 0x1e3 R9 = 0x1e3 lod.length = 4.109375 lod.minor = 1.88671875 lod.lambda = 483
  expect lane 5 R8 = 0x1e3 R9 = 0x1e3 lod.length = 4.109375 lod.minor = 1.88671875 lod.lambda = 483
  expect lane 6 R8 = 0x1e3 R9 = 0x1e3 lod.length = 4.109375 lod.minor = 1.88671875 lod.lambda = 483
  expect lane 7 R8 = 0x1e3 R9 = 0x1e3 lod.length = 4.109375 lod.minor = 1.88671875 lod.lambda = 483
}

warp 55 { asm "TMML.LOD R8, R44, 55, ARRAY_2D, 0x3"   active 0xff
  array = { 0 1 0 0 2 1 0 0 ... }
  s = { 0.32421875 0.32421875 -0.8246279 0.37540966 bits(0x305eaaab) 0.06681315 0.05436198 0.06681315 ... }
  t = { 1.5175781 0.82827014 1.5175781 1.5301025 bits(0x29956666) 0.0890625 0.018237304 0.0890625 ... }
  expect lane 0 R8 = 0x5c9 R9 = 0x5c9 lod.length = 5.78515625 lod.minor = 5.78515625 lod.lambda = 1481
  expect lane 1 R8 = 0x5c9 R9 = 0x5c9 lod.length = 5.78515625 lod.minor = 5.78515625 lod.lambda = 1481
  expect lane 2 R8 = 0x5c9 R9 = 0x5c9 lod.length = 5.78515625 lod.minor = 5.78515625 lod.lambda = 1481
  expect lane 3 R8 = 0x5c9 R9 = 0x5c9 lod.length = 5.78515625 lod.minor = 5.78515625 lod.lambda = 1481
  expect lane 4 R8 = 0xc1 R9 = 0xc1 lod.length = 3.04296875 lod.minor = 0.75390625 lod.lambda = 193
  expect lane 5 R8 = 0xc1 R9 = 0xc1 lod.length = 3.04296875 lod.minor = 0.75390625 lod.lambda = 193
  expect lane 6 R8 = 0xc1 R9 = 0xc1 lod.length = 3.04296875 lod.minor = 0.75390625 lod.lambda = 193
  expect lane 7 R8 = 0xc1 R9 = 0xc1 lod.length = 3.04296875 lod.minor = 0.75390625 lod.lambda = 193
}

warp 56 { asm "TMML.LOD R8, R40, 56, 2D, 0x3"   active 0xff
  s = { bits(0x33594000) 10.546875 3.3945312 10.546875 6.875 6.875 7.875 -15 ... }
  t = { bits(0x30e44000) 7.1328125 23.53125 7.1328125 -60.125 -60.109375 -60.125 -58.4375 ... }
  expect lane 0 R8 = 0x32e R9 = 0x32e lod.length = 4.62890625 lod.minor = 3.1796875 lod.lambda = 814
  expect lane 1 R8 = 0x32e R9 = 0x32e lod.length = 4.62890625 lod.minor = 3.1796875 lod.lambda = 814
  expect lane 2 R8 = 0x32e R9 = 0x32e lod.length = 4.62890625 lod.minor = 3.1796875 lod.lambda = 814
  expect lane 3 R8 = 0x32e R9 = 0x32e lod.length = 4.62890625 lod.minor = 3.1796875 lod.lambda = 814
  expect lane 4 R8 = 0xfffffcb0 R9 = 0x0 lod.length = 0.0 lod.minor = -6.0 lod.lambda = -848
  expect lane 5 R8 = 0xfffffcb0 R9 = 0x0 lod.length = 0.0 lod.minor = -6.0 lod.lambda = -848
  expect lane 6 R8 = 0xfffffcb0 R9 = 0x0 lod.length = 0.0 lod.minor = -6.0 lod.lambda = -848
  expect lane 7 R8 = 0xfffffcb0 R9 = 0x0 lod.length = 0.0 lod.minor = -6.0 lod.lambda = -848
}

warp 57 { asm "TMML.LOD R8, R76, 57, 2D, 0x3"   active 0xff
  s = { -0.60546875 -0.758895 -0.60546875 -0.5834772 1.7304688 1.1340832 1.7304688 1.7192912 ... }
  t = { 0.19921875 0.24079975 0.19921875 1.253398 1.6503906 1.6503906 0.055736575 1.4026471 ... }
  expect lane 0 R8 = 0x124 R9 = 0x124 lod.length = 4.703125 lod.minor = -128.0 lod.lambda = 292
  expect lane 1 R8 = 0x124 R9 = 0x124 lod.length = 4.703125 lod.minor = -128.0 lod.lambda = 292
  expect lane 2 R8 = 0x124 R9 = 0x124 lod.length = 4.703125 lod.minor = -128.0 lod.lambda = 292
  expect lane 3 R8 = 0x124 R9 = 0x124 lod.length = 4.703125 lod.minor = -128.0 lod.lambda = 292
  expect lane 4 R8 = 0x5eb R9 = 0x5eb lod.length = 6.62890625 lod.minor = 5.91796875 lod.lambda = 1515
  expect lane 5 R8 = 0x5eb R9 = 0x5eb lod.length = 6.62890625 lod.minor = 5.91796875 lod.lambda = 1515
  expect lane 6 R8 = 0x5eb R9 = 0x5eb lod.length = 6.62890625 lod.minor = 5.91796875 lod.lambda = 1515
  expect lane 7 R8 = 0x5eb R9 = 0x5eb lod.length = 6.62890625 lod.minor = 5.91796875 lod.lambda = 1515
}

warp 58 { asm "TMML.LOD R8, R56, 58, 2D, 0x3"   active 0xff
  s = { -0.63671875 -0.5261847 -0.5594627 0.7903723 bits(0x2c8c0000) 0.9485294 0.068359375 0.9485294 ... }
  t = { 0.125 0.12617892 0.1250027 0.12019305 bits(0x29ce338d) 0.0063996823 0.0015731916 0.0063996823 ... }
  expect lane 0 R8 = 0xffffff59 R9 = 0x0 lod.length = 1.30859375 lod.minor = -0.65234375 lod.lambda = -167
  expect lane 1 R8 = 0xffffff59 R9 = 0x0 lod.length = 1.30859375 lod.minor = -0.65234375 lod.lambda = -167
  expect lane 2 R8 = 0xffffff59 R9 = 0x0 lod.length = 1.30859375 lod.minor = -0.65234375 lod.lambda = -167
  expect lane 3 R8 = 0xffffff59 R9 = 0x0 lod.length = 1.30859375 lod.minor = -0.65234375 lod.lambda = -167
  expect lane 4 R8 = 0x32 R9 = 0x32 lod.length = 4.1953125 lod.minor = 0.0 lod.lambda = 50
  expect lane 5 R8 = 0x32 R9 = 0x32 lod.length = 4.1953125 lod.minor = 0.0 lod.lambda = 50
  expect lane 6 R8 = 0x32 R9 = 0x32 lod.length = 4.1953125 lod.minor = 0.0 lod.lambda = 50
  expect lane 7 R8 = 0x32 R9 = 0x32 lod.length = 4.1953125 lod.minor = 0.0 lod.lambda = 50
}

warp 59 { asm "TEX R8, R40, 59, 2D, 0x1"   active 0xff
  s = { -0.71484375 -0.71484375 -0.56985104 -0.75522864 -0.40429688 -0.40429688 -0.3223754 -0.3463745 ... }
  t = { -0.7871094 -0.32626393 -0.67529297 -1.0375977 1.9648438 1.9675415 1.9648438 1.8937476 ... }
  expect lane 0 R8 = 0x449c4000 lod.length = 4.8828125 lod.minor = 3.2109375 lod.lambda = 1250
  expect lane 1 R8 = 0x449c4000 lod.length = 4.8828125 lod.minor = 3.2109375 lod.lambda = 1250
  expect lane 2 R8 = 0x449c4000 lod.length = 4.8828125 lod.minor = 3.2109375 lod.lambda = 1250
  expect lane 3 R8 = 0x449c4000 lod.length = 4.8828125 lod.minor = 3.2109375 lod.lambda = 1250
  expect lane 4 R8 = 0x44190000 lod.length = 2.390625 lod.minor = -2.53515625 lod.lambda = 612
  expect lane 5 R8 = 0x44190000 lod.length = 2.390625 lod.minor = -2.53515625 lod.lambda = 612
  expect lane 6 R8 = 0x44190000 lod.length = 2.390625 lod.minor = -2.53515625 lod.lambda = 612
  expect lane 7 R8 = 0x44190000 lod.length = 2.390625 lod.minor = -2.53515625 lod.lambda = 612
}

warp 60 { asm "TEX.LB R8, R76, R176, 60, 2D, 0x1"   active 0xff
  s = { -0.4375 -0.3525 -0.4375 -0.14035879 1.1015625 1.4215626 1.1015625 1.087168 ... }
  t = { 1.0410156 1.0403954 0.97659713 -0.29172277 -0.94140625 -0.94140625 -0.92789274 -0.9864865 ... }
  lod = { 1.1328125 1.6933594 0.42382812 -0.8125 -0.21289062 0.77734375 -0.48828125 1.3164062 ... }
  expect lane 0 R8 = 0x444e4000 lod.length = 3.08984375 lod.minor = 1.25390625 lod.lambda = 535
  expect lane 1 R8 = 0x44720000 lod.length = 3.08984375 lod.minor = 1.25390625 lod.lambda = 535
  expect lane 2 R8 = 0x4420c000 lod.length = 3.08984375 lod.minor = 1.25390625 lod.lambda = 535
  expect lane 3 R8 = 0x43a38000 lod.length = 3.08984375 lod.minor = 1.25390625 lod.lambda = 535
  expect lane 4 R8 = 0x44728000 lod.length = 5.0 lod.minor = -1.0 lod.lambda = 1024
  expect lane 5 R8 = 0x4498e000 lod.length = 5.0 lod.minor = -1.0 lod.lambda = 1024
  expect lane 6 R8 = 0x4460c000 lod.length = 5.0 lod.minor = -1.0 lod.lambda = 1024
  expect lane 7 R8 = 0x44aa2000 lod.length = 5.0 lod.minor = -1.0 lod.lambda = 1024
}

warp 61 { asm "TEX R8, R64, 61, 2D, 0x1"   active 0xff
  s = { bits(0x2d170a3d) 0.02290625 0.0023046874 0.02290625 -0.6738281 -0.6738756 -0.6738281 -0.67017967 ... }
  t = { bits(0x2e440000) 1.53125 3.7421875 1.53125 -0.6230469 -0.069624424 -0.6230469 -10.332575 ... }
  expect lane 0 R8 = 0x446e0000 lod.length = 4.640625 lod.minor = 3.71875 lod.lambda = 952
  expect lane 1 R8 = 0x446e0000 lod.length = 4.640625 lod.minor = 3.71875 lod.lambda = 952
  expect lane 2 R8 = 0x446e0000 lod.length = 4.640625 lod.minor = 3.71875 lod.lambda = 952
  expect lane 3 R8 = 0x446e0000 lod.length = 4.640625 lod.minor = 3.71875 lod.lambda = 952
  expect lane 4 R8 = 0x0 lod.length = 1.15625 lod.minor = -128.0 lod.lambda = -216
  expect lane 5 R8 = 0x0 lod.length = 1.15625 lod.minor = -128.0 lod.lambda = -216
  expect lane 6 R8 = 0x0 lod.length = 1.15625 lod.minor = -128.0 lod.lambda = -216
  expect lane 7 R8 = 0x0 lod.length = 1.15625 lod.minor = -128.0 lod.lambda = -216
}

warp 62 { asm "TEX.LB R8, R56, R152, 62, 2D, 0x1"   active 0xff
  s = { bits(0x2bad00e0) 0.0039807456 0.00065995567 0.0039807456 0.72265625 0.72202396 0.72266114 0.70846474 ... }
  t = { bits(0x30d3aaab) 7.3020835 1.6536459 7.3020835 0.73046875 0.953125 0.73417157 -1.5772877 ... }
  lod = { 1.0097656 2.7460938 -0.21875 2.984375 -1.9335938 -0.46484375 0.6269531 1.7734375 ... }
  expect lane 0 R8 = 0x44448000 lod.length = 4.625 lod.minor = -1.19921875 lod.lambda = 528
  expect lane 1 R8 = 0x4499e000 lod.length = 4.625 lod.minor = -1.19921875 lod.lambda = 528
  expect lane 2 R8 = 0x43ec0000 lod.length = 4.625 lod.minor = -1.19921875 lod.lambda = 528
  expect lane 3 R8 = 0x44a18000 lod.length = 4.625 lod.minor = -1.19921875 lod.lambda = 528
  expect lane 4 R8 = 0x0 lod.length = 0.60546875 lod.minor = -6.17578125 lod.lambda = -501
  expect lane 5 R8 = 0x0 lod.length = 0.60546875 lod.minor = -6.17578125 lod.lambda = -501
  expect lane 6 R8 = 0x0 lod.length = 0.60546875 lod.minor = -6.17578125 lod.lambda = -501
  expect lane 7 R8 = 0x0 lod.length = 0.60546875 lod.minor = -6.17578125 lod.lambda = -501
}

warp 63 { asm "TEX R8, R76, 63, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 2 0 2 0 1 2 ... }
  s = { 0.30859375 0.30859375 0.97526044 -0.07356771 bits(0x2978aaab) 0.030354818 0.06762695 0.030354818 ... }
  t = { 0.40039062 0.8003906 0.40039062 0.44814453 bits(0x3102cccd) 0.39414063 0.25546876 0.39414063 ... }
  expect lane 0 R8 = 0x449fe000 lod.length = 5.0 lod.minor = 4.99609375 lod.lambda = 1279
  expect lane 1 R8 = 0x449fe000 lod.length = 5.0 lod.minor = 4.99609375 lod.lambda = 1279
  expect lane 2 R8 = 0x449fe000 lod.length = 5.0 lod.minor = 4.99609375 lod.lambda = 1279
  expect lane 3 R8 = 0x449fe000 lod.length = 5.0 lod.minor = 4.99609375 lod.lambda = 1279
  expect lane 4 R8 = 0x440d0000 lod.length = 5.203125 lod.minor = 0.98046875 lod.lambda = 564
  expect lane 5 R8 = 0x440d0000 lod.length = 5.203125 lod.minor = 0.98046875 lod.lambda = 564
  expect lane 6 R8 = 0x440d0000 lod.length = 5.203125 lod.minor = 0.98046875 lod.lambda = 564
  expect lane 7 R8 = 0x440d0000 lod.length = 5.203125 lod.minor = 0.98046875 lod.lambda = 564
}

warp 0 { asm "TEX.LB R8, R40, R132, 64, 2D, 0x1"   active 0xff
  s = { bits(0x2f544000) 28.59375 1.6582031 28.59375 32.625 32.625 34.625 31.294922 ... }
  t = { bits(0x2e9f8000) 1.2460938 2.9414062 1.2460938 33.25 33.375 33.25 31.595919 ... }
  lod = { 0.44726562 -0.0546875 0.5078125 1.7089844 1.0214844 1.8046875 2.9335938 1.390625 ... }
  expect lane 0 R8 = 0x43ff0000 lod.length = 4.859375 lod.minor = 1.5 lod.lambda = 396
  expect lane 1 R8 = 0x43bf0000 lod.length = 4.859375 lod.minor = 1.5 lod.lambda = 396
  expect lane 2 R8 = 0x44038000 lod.length = 4.859375 lod.minor = 1.5 lod.lambda = 396
  expect lane 3 R8 = 0x44504000 lod.length = 4.859375 lod.minor = 1.5 lod.lambda = 396
  expect lane 4 R8 = 0x0 lod.length = 1.0 lod.minor = -3.0 lod.lambda = -592
  expect lane 5 R8 = 0x0 lod.length = 1.0 lod.minor = -3.0 lod.lambda = -592
  expect lane 6 R8 = 0x431f0000 lod.length = 1.0 lod.minor = -3.0 lod.lambda = -592
  expect lane 7 R8 = 0x0 lod.length = 1.0 lod.minor = -3.0 lod.lambda = -592
}

warp 1 { asm "TEX R8, R116, 65, 2D, 0x1"   active 0xff
  s = { 0.7089844 0.7089844 0.7440465 0.76566213 1.6347656 1.6482022 1.6377248 1.6565622 ... }
  t = { 0.13867188 0.13867188 0.12833466 0.055907644 0.37109375 0.2788857 0.34189966 0.3445964 ... }
  expect lane 0 R8 = 0x43800000 lod.length = 2.57421875 lod.minor = -128.0 lod.lambda = -253
  expect lane 1 R8 = 0x43800000 lod.length = 2.57421875 lod.minor = -128.0 lod.lambda = -253
  expect lane 2 R8 = 0x43800000 lod.length = 2.57421875 lod.minor = -128.0 lod.lambda = -253
  expect lane 3 R8 = 0x43800000 lod.length = 2.57421875 lod.minor = -128.0 lod.lambda = -253
  expect lane 4 R8 = 0x43800000 lod.length = 2.09375 lod.minor = -2.4921875 lod.lambda = -376
  expect lane 5 R8 = 0x43800000 lod.length = 2.09375 lod.minor = -2.4921875 lod.lambda = -376
  expect lane 6 R8 = 0x43800000 lod.length = 2.09375 lod.minor = -2.4921875 lod.lambda = -376
  expect lane 7 R8 = 0x43800000 lod.length = 2.09375 lod.minor = -2.4921875 lod.lambda = -376
}

warp 2 { asm "TEX.LB R8, R72, R236, 66, 2D, 0x1"   active 0xff
  s = { 0.8574219 0.8574219 -15.010093 1.4815289 bits(0x2ab8f0f1) 0.18060662 0.69669116 0.18060662 ... }
  t = { -0.1953125 -0.18923582 -0.1953125 -0.20012358 bits(0x27d1b46d) 0.0054450757 0.0031998411 0.0054450757 ... }
  lod = { -0.015625 -0.7871094 0.5332031 -0.8066406 3.5898438 -0.46484375 2.4765625 0.7324219 ... }
  expect lane 0 R8 = 0x4481e000 lod.length = 8.07421875 lod.minor = 2.6328125 lod.lambda = 1043
  expect lane 1 R8 = 0x44528000 lod.length = 8.07421875 lod.minor = 2.6328125 lod.lambda = 1043
  expect lane 2 R8 = 0x44936000 lod.length = 8.07421875 lod.minor = 2.6328125 lod.lambda = 1043
  expect lane 3 R8 = 0x44514000 lod.length = 8.07421875 lod.minor = 2.6328125 lod.lambda = 1043
  expect lane 4 R8 = 0x44b66000 lod.length = 3.6953125 lod.minor = 2.109375 lod.lambda = 540
  expect lane 5 R8 = 0x43d28000 lod.length = 3.6953125 lod.minor = 2.109375 lod.lambda = 540
  expect lane 6 R8 = 0x4492c000 lod.length = 3.6953125 lod.minor = 2.109375 lod.lambda = 540
  expect lane 7 R8 = 0x4435c000 lod.length = 3.6953125 lod.minor = 2.109375 lod.lambda = 540
}

warp 3 { asm "TEX R8, R80, 67, 2D, 0x1"   active 0xff
  s = { -0.578125 -0.5857515 -0.53230613 -1.3310547 0.6582031 0.6369629 0.65792656 0.5629883 ... }
  t = { 0.1796875 0.18127595 -0.7002556 0.0748291 1.0703125 0.7963867 1.0726728 0.41730422 ... }
  expect lane 0 R8 = 0x36065 lod.length = 4.8671875 lod.minor = -1.10546875 lod.lambda = 1246
  expect lane 1 R8 = 0x36065 lod.length = 4.8671875 lod.minor = -1.10546875 lod.lambda = 1246
  expect lane 2 R8 = 0x36065 lod.length = 4.8671875 lod.minor = -1.10546875 lod.lambda = 1246
  expect lane 3 R8 = 0x3877c lod.length = 4.8671875 lod.minor = -1.10546875 lod.lambda = 1246
  expect lane 4 R8 = 0x2ca16 lod.length = 3.20703125 lod.minor = -5.16015625 lod.lambda = 821
  expect lane 5 R8 = 0x43585 lod.length = 3.20703125 lod.minor = -5.16015625 lod.lambda = 821
  expect lane 6 R8 = 0x2ca16 lod.length = 3.20703125 lod.minor = -5.16015625 lod.lambda = 821
  expect lane 7 R8 = 0x31c24 lod.length = 3.20703125 lod.minor = -5.16015625 lod.lambda = 821
}

warp 4 { asm "TMML.LOD R8, R20, 68, 2D, 0x3"   active 0xf
  s = { 1.2734375 1.1928711 1.1719971 1.68627 ... }
  t = { 1.9375 2.6921692 1.9398308 2.0029297 ... }
  expect lane 0 R8 = 0x4b2 R9 = 0x500 lod.length = 4.6953125 lod.minor = 2.59375 lod.lambda = 1202
  expect lane 1 R8 = 0x4b2 R9 = 0x500 lod.length = 4.6953125 lod.minor = 2.59375 lod.lambda = 1202
  expect lane 2 R8 = 0x4b2 R9 = 0x500 lod.length = 4.6953125 lod.minor = 2.59375 lod.lambda = 1202
  expect lane 3 R8 = 0x4b2 R9 = 0x500 lod.length = 4.6953125 lod.minor = 2.59375 lod.lambda = 1202
}

warp 5 { asm "TEX R8, R36, 69, 2D, 0x1"   active 0xf
  s = { 1.0390625 1.1036377 1.1072235 1.111475 ... }
  t = { -0.4375 -0.50566095 -0.3729248 -0.8720306 ... }
  expect lane 0 R8 = 0xbe974022 lod.length = 2.5546875 lod.minor = 2.5546875 lod.lambda = 654
  expect lane 1 R8 = 0x3f8c3f06 lod.length = 2.5546875 lod.minor = 2.5546875 lod.lambda = 654
  expect lane 2 R8 = 0xbe070f79 lod.length = 2.5546875 lod.minor = 2.5546875 lod.lambda = 654
  expect lane 3 R8 = 0x3ec264c4 lod.length = 2.5546875 lod.minor = 2.5546875 lod.lambda = 654
}

warp 6 { asm "TEX R8, R36, 70, ARRAY_2D, 0x1"   active 0xf
  array = { 0 2 2 0 ... }
  s = { -0.6347656 -0.61916095 -0.6193667 -0.39290366 ... }
  t = { -0.34375 -0.32306018 -0.3663795 -0.47497827 ... }
  expect lane 0 R8 = 0x3ed47868 lod.length = 1.25390625 lod.minor = 0.109375 lod.lambda = 28
  expect lane 1 R8 = 0x3ef06305 lod.length = 1.25390625 lod.minor = 0.109375 lod.lambda = 28
  expect lane 2 R8 = 0x3eb5b602 lod.length = 1.25390625 lod.minor = 0.109375 lod.lambda = 28
  expect lane 3 R8 = 0x3f04b27b lod.length = 1.25390625 lod.minor = 0.109375 lod.lambda = 28
}

warp 7 { asm "TXD R8, R12, R164, 71, 1D, 0x1"   active 0xf
  dsdx = { 0.4025 -0.18665373 -0.6981177 0.039739583 ... }
  dsdy = { 0.21099062 0.18099755 0.45 0.039739583 ... }
  s = { 1.2792969 1.5917969 0.31640625 0.06640625 ... }
  expect lane 0 R8 = 0x3e373da4 lod.lambda = 764 lod.length = 4.984375 lod.minor = -128.0 lod.lambda = 764
  expect lane 1 R8 = 0xbf3c8f90 lod.lambda = 575 lod.length = 4.24609375 lod.minor = -128.0 lod.lambda = 575
  expect lane 2 R8 = 0xbdb86e35 lod.lambda = 995 lod.length = 5.88671875 lod.minor = -128.0 lod.lambda = 995
  expect lane 3 R8 = 0x3eadd316 lod.lambda = 9 lod.length = 2.03515625 lod.minor = -128.0 lod.lambda = 9
}

warp 8 { asm "TEX R8, R104, 72, 2D, 0x1"   active 0xf
  s = { 60.5 60.265244 100.87161 46.328125 ... }
  t = { 61 -41 0.9723015 71.015625 ... }
  expect lane 0 R8 = 0xbf5afdcc lod.length = 6.91796875 lod.minor = 5.08984375 lod.lambda = 1303
  expect lane 1 R8 = 0xbfb4989c lod.length = 6.91796875 lod.minor = 5.08984375 lod.lambda = 1303
  expect lane 2 R8 = 0x3efb6aba lod.length = 6.91796875 lod.minor = 5.08984375 lod.lambda = 1303
  expect lane 3 R8 = 0xbfc47a78 lod.length = 6.91796875 lod.minor = 5.08984375 lod.lambda = 1303
}

warp 9 { asm "TXD R8, R108, R228, 73, 2D, 0x1"   active 0xf
  dsdx = { 0 -0.62651646 0 0.0076305857 ... }
  dsdy = { 0.8248106 -0.52243716 -0.9469697 -0.008078835 ... }
  dtdx = { 0.027683482 1.6504775 0.028004365 0.0015815286 ... }
  dtdy = { 0 1.6692237 0 0.24402224 ... }
  s = { 0.55859375 1.0957031 0.5078125 1.7246094 ... }
  t = { 0.88671875 1.4648438 0.34179688 1.9003906 ... }
  expect lane 0 R8 = 0x3e21deb6 lod.lambda = 372 lod.length = 4.765625 lod.minor = -1.0859375 lod.lambda = 372
  expect lane 1 R8 = 0xbdbc6dc6 lod.lambda = 580 lod.length = 5.578125 lod.minor = 1.1015625 lod.lambda = 580
  expect lane 2 R8 = 0xbd85282c lod.lambda = 424 lod.length = 4.96875 lod.minor = -1.07421875 lod.lambda = 424
  expect lane 3 R8 = 0x3d5b7148 lod.lambda = -314 lod.length = 2.0859375 lod.minor = -2.01171875 lod.lambda = -314
}

warp 10 { asm "TEX R8, R32, 74, 2D, 0x1"   active 0xf
  s = { 1.734375 1.8938665 1.7344689 1.7067294 ... }
  t = { -0.18164062 -0.30041504 -0.31225586 -1.1444174 ... }
  expect lane 0 R8 = 0xbf4701ce lod.length = 3.7421875 lod.minor = 2.671875 lod.lambda = 684
  expect lane 1 R8 = 0x3e9a582b lod.length = 3.7421875 lod.minor = 2.671875 lod.lambda = 684
  expect lane 2 R8 = 0xbe411e4c lod.length = 3.7421875 lod.minor = 2.671875 lod.lambda = 684
  expect lane 3 R8 = 0xbe7a9eb8 lod.length = 3.7421875 lod.minor = 2.671875 lod.lambda = 684
}

warp 11 { asm "TXD R8, R104, R120, 75, 2D, 0x1"   active 0xf
  dsdx = { 0 0 0 0.0278125 ... }
  dsdy = { 0.08 0.08 -0.14015625 0.0303125 ... }
  dtdx = { 0.22222222 0.22222222 0.3893229 -0.08420139 ... }
  dtdy = { 0 0 0 0.07725695 ... }
  s = { 1.6796875 -0.16796875 1.2773438 1.3867188 ... }
  t = { 0.5410156 0.3359375 0.96484375 0.24804688 ... }
  expect lane 0 R8 = 0x3f00002c lod.lambda = 512 lod.length = 2.0 lod.minor = 2.0 lod.lambda = 512
  expect lane 1 R8 = 0x3eaddce5 lod.lambda = 512 lod.length = 2.0 lod.minor = 2.0 lod.lambda = 512
  expect lane 2 R8 = 0x3e6c03c0 lod.lambda = 719 lod.length = 2.80859375 lod.minor = 2.80859375 lod.lambda = 719
  expect lane 3 R8 = 0x3eb8b8b9 lod.lambda = 261 lod.length = 1.01953125 lod.minor = 1.01953125 lod.lambda = 261
}

warp 12 { asm "TEX R8, R84, 76, ARRAY_2D, 0x1"   active 0xf
  array = { 2 2 0 1 ... }
  s = { 1.1699219 1.5032552 1.1699219 1.3811849 ... }
  t = { 1.9375 1.9375 1.940625 2.0080078 ... }
  expect lane 0 R8 = 0x3f007b74 lod.length = 3.99609375 lod.minor = -2.0 lod.lambda = 111
  expect lane 1 R8 = 0x3efdbf92 lod.length = 3.99609375 lod.minor = -2.0 lod.lambda = 111
  expect lane 2 R8 = 0x3efb3205 lod.length = 3.99609375 lod.minor = -2.0 lod.lambda = 111
  expect lane 3 R8 = 0x3f074546 lod.length = 3.99609375 lod.minor = -2.0 lod.lambda = 111
}

warp 13 { asm "TXD R8, R108, R192, 77, 1D, 0x1"   active 0xf
  dsdx = { 0.013333334 -0.015228699 -0.014166667 0 ... }
  dsdy = { 0.013333334 -0.013703153 0 -0.025546875 ... }
  s = { 1.7890625 0.11328125 1.8964844 0.40429688 ... }
  expect lane 0 R8 = 0xbf7e7dda lod.lambda = -395 lod.length = 0.45703125 lod.minor = -128.0 lod.lambda = -395
  expect lane 1 R8 = 0x3c6232b0 lod.lambda = -365 lod.length = 0.57421875 lod.minor = -128.0 lod.lambda = -365
  expect lane 2 R8 = 0xbf94982c lod.lambda = -489 lod.length = 0.08984375 lod.minor = -128.0 lod.lambda = -489
  expect lane 3 R8 = 0xbee1c5e6 lod.lambda = -272 lod.length = 0.9375 lod.minor = -128.0 lod.lambda = -272
}

warp 14 { asm "TEX R8, R52, 78, 2D, 0x1"   active 0xf
  s = { 59.5 59.5 60.5 45.31231 ... }
  t = { -1.5 -1.4375 -1.5 -5.8984375 ... }
  expect lane 0 R8 = 0xbeae11c0 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 1 R8 = 0xbe949053 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 2 R8 = 0x3e9c7698 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 3 R8 = 0xbfb225d6 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
}

warp 15 { asm "TXD R8, R76, R232, 79, 2D, 0x1"   active 0xf
  dsdx = { 1.2878788 0.04827137 -0.09468083 -0.051055644 ... }
  dsdy = { -0.40119874 -0.139658 -0.09431242 0.08357008 ... }
  dtdx = { -0.77879757 -0.27110082 -0.027714524 0.16222426 ... }
  dtdy = { -2.5 0.09370325 -0.029685851 -0.09910802 ... }
  s = { -0.359375 0.4609375 1.3496094 0.20507812 ... }
  t = { 1.3515625 0.38085938 0.44726562 1.3027344 ... }
  expect lane 0 R8 = 0x3fef3453 lod.lambda = 1382 lod.length = 5.5546875 lod.minor = 5.3984375 lod.lambda = 1382
  expect lane 1 R8 = 0xbf49486e lod.lambda = 438 lod.length = 2.515625 lod.minor = 1.7109375 lod.lambda = 438
  expect lane 2 R8 = 0xbdcd10ea lod.lambda = -292 lod.length = 2.171875 lod.minor = -5.36328125 lod.lambda = -292
  expect lane 3 R8 = 0xbf057415 lod.lambda = 56 lod.length = 2.03515625 lod.minor = 0.21875 lod.lambda = 56
}

warp 16 { asm "TEX R8, R16, 80, 2D, 0x1"   active 0xf
  s = { -0.7832031 -0.7942338 -0.70266765 -0.3943493 ... }
  t = { -0.21289062 -0.13235517 -0.22392128 -0.78914136 ... }
  expect lane 0 R8 = 0x3f047d22 lod.length = 2.4375 lod.minor = 2.265625 lod.lambda = 580
  expect lane 1 R8 = 0xbe4985b8 lod.length = 2.4375 lod.minor = 2.265625 lod.lambda = 580
  expect lane 2 R8 = 0xbf7be70d lod.length = 2.4375 lod.minor = 2.265625 lod.lambda = 580
  expect lane 3 R8 = 0xbf419263 lod.length = 2.4375 lod.minor = 2.265625 lod.lambda = 580
}

warp 17 { asm "TXD R8, R60, R232, 81, 2D, 0x1"   active 0xf
  dsdx = { 0.024335938 -0.4670811 0.11171875 0.2258476 ... }
  dsdy = { bits(0xb792147b) 0 bits(0xb831eb85) -0.20461607 ... }
  dtdx = { bits(0x384ae38e) 0 -0.00011783176 -0.568378 ... }
  dtdy = { 0.067599826 1.2974476 0.31032985 -0.62735444 ... }
  s = { 1.1171875 1.8574219 0.45703125 1.2148438 ... }
  t = { 1.4316406 0.37304688 1.1367188 -0.2265625 ... }
  expect lane 0 R8 = 0x3f1687d4 lod.lambda = 72 lod.length = 0.28125 lod.minor = 0.28125 lod.lambda = 72
  expect lane 1 R8 = 0x3e761646 lod.lambda = 1163 lod.length = 4.54296875 lod.minor = 4.54296875 lod.lambda = 1163
  expect lane 2 R8 = 0x3f3e6a56 lod.lambda = 635 lod.length = 2.48046875 lod.minor = 2.48046875 lod.lambda = 635
  expect lane 3 R8 = 0x3f427c88 lod.lambda = 1001 lod.length = 3.91015625 lod.minor = 3.91015625 lod.lambda = 1001
}

warp 18 { asm "TEX R8, R72, 82, 2D, 0x1"   active 0xf
  s = { -21.25 -23.109032 -21.249146 -26.483667 ... }
  t = { -28.5625 -28.563354 -30.421532 -22.51224 ... }
  expect lane 0 R8 = 0xbb2532c4 lod.length = 0.89453125 lod.minor = 0.890625 lod.lambda = 228
  expect lane 1 R8 = 0x3d668ced lod.length = 0.89453125 lod.minor = 0.890625 lod.lambda = 228
  expect lane 2 R8 = 0x3cda6052 lod.length = 0.89453125 lod.minor = 0.890625 lod.lambda = 228
  expect lane 3 R8 = 0xbe786f20 lod.length = 0.89453125 lod.minor = 0.890625 lod.lambda = 228
}

warp 19 { asm "TXD R8, R40, R232, 83, 2D, 0x1"   active 0xf
  dsdx = { 0.14796402 -0.3311972 0.969697 -0.12222822 ... }
  dsdy = { -0.002212062 -0.0063743014 0 -0.14180383 ... }
  dtdx = { 0.00012835335 0.11017923 0 -0.36902574 ... }
  dtdy = { -0.30422795 -0.07220205 0.47058824 0.35821444 ... }
  s = { 1.8007812 0.17578125 1.0039062 1.7636719 ... }
  t = { -0.34765625 1.0449219 -0.35351562 0.27929688 ... }
  expect lane 0 R8 = 0xbe5ff2da lod.lambda = 584 lod.length = 2.37890625 lod.minor = 2.28125 lod.lambda = 584
  expect lane 1 R8 = 0xbdb52132 lod.lambda = 65 lod.length = 3.53515625 lod.minor = 0.25390625 lod.lambda = 65
  expect lane 2 R8 = 0xbeaae25b lod.lambda = 768 lod.length = 4.99609375 lod.minor = 3.0 lod.lambda = 768
  expect lane 3 R8 = 0x3e1f46c0 lod.lambda = 677 lod.length = 3.109375 lod.minor = 2.64453125 lod.lambda = 677
}

warp 20 { asm "TEX R8, R44, 84, 2D, 0x1"   active 0xf
  s = { 1.1835938 1.1812493 1.1812515 1.3270612 ... }
  t = { -0.21484375 1.4587913 -1.9083242 -0.14312327 ... }
  expect lane 0 R8 = 0x3d09a2e6 lod.length = 7.2109375 lod.minor = -2.1953125 lod.lambda = 822
  expect lane 1 R8 = 0xbc7a87a8 lod.length = 7.2109375 lod.minor = -2.1953125 lod.lambda = 822
  expect lane 2 R8 = 0x3d1bcb20 lod.length = 7.2109375 lod.minor = -2.1953125 lod.lambda = 822
  expect lane 3 R8 = 0x3cde2f08 lod.length = 7.2109375 lod.minor = -2.1953125 lod.lambda = 822
}

warp 21 { asm "TXD R8, R112, R152, 85, 2D, 0x1"   active 0xf
  dsdx = { 0.028046874 0 0.076208584 0.03226237 ... }
  dsdy = { -0.023413256 -0.07992187 0 bits(0xb8823ee6) ... }
  dtdx = { 0.07734754 0.39134157 -0.10069445 -0.00017251664 ... }
  dtdy = { 0.05891927 -0.025114868 -0.20681423 0.0896177 ... }
  s = { 1.6035156 -0.14453125 0.33398438 0.18359375 ... }
  t = { 1.078125 1.7128906 -0.12695312 1.7148438 ... }
  expect lane 0 R8 = 0x3f294f7f lod.lambda = 187 lod.length = 0.91015625 lod.minor = 0.73046875 lod.lambda = 187
  expect lane 1 R8 = 0x3f19e58a lod.lambda = 511 lod.length = 2.8203125 lod.minor = 1.99609375 lod.lambda = 511
  expect lane 2 R8 = 0x3e30c949 lod.lambda = 407 lod.length = 2.234375 lod.minor = 1.58984375 lod.lambda = 407
  expect lane 3 R8 = 0x3f16fdd3 lod.lambda = 176 lod.length = 0.69140625 lod.minor = 0.6875 lod.lambda = 176
}

warp 22 { asm "TEX R8, R92, 86, ARRAY_2D, 0x1"   active 0xf
  array = { 2 1 1 0 ... }
  s = { 0.5917969 0.7604167 0.59188604 0.67165995 ... }
  t = { -0.42773438 -0.4277879 -0.3265625 -0.48865473 ... }
  expect lane 0 R8 = 0x3f0e187e lod.length = 3.015625 lod.minor = 3.015625 lod.lambda = 772
  expect lane 1 R8 = 0x3eab617d lod.length = 3.015625 lod.minor = 3.015625 lod.lambda = 772
  expect lane 2 R8 = 0x3f091a2a lod.length = 3.015625 lod.minor = 3.015625 lod.lambda = 772
  expect lane 3 R8 = 0x3f0a7452 lod.length = 3.015625 lod.minor = 3.015625 lod.lambda = 772
}

warp 23 { asm "TXD R8, R8, R204, 87, 1D, 0x1"   active 0xf
  dsdx = { -0.30291668 0.04682072 -0.08166666 -0.34 ... }
  dsdy = { 0.785 -0.038819563 -0.08166666 -0.33858886 ... }
  s = { 0.40429688 0.16210938 -0.12695312 0.9921875 ... }
  expect lane 0 R8 = 0x3d63e60a lod.lambda = 849 lod.length = 5.87890625 lod.minor = -128.0 lod.lambda = 849
  expect lane 1 R8 = 0x3e9917a0 lod.lambda = -108 lod.length = 2.140625 lod.minor = -128.0 lod.lambda = -108
  expect lane 2 R8 = 0xbdeb05c6 lod.lambda = 131 lod.length = 3.07421875 lod.minor = -128.0 lod.lambda = 131
  expect lane 3 R8 = 0xbd7fd4b8 lod.lambda = 656 lod.length = 5.125 lod.minor = -128.0 lod.lambda = 656
}

warp 24 { asm "TEX R8, R68, 88, 2D, 0x1"   active 0xf
  s = { -44.875 -43.875 -44.875 -54.546875 ... }
  t = { -17.0625 -17.0625 -17 -15.365234 ... }
  expect lane 0 R8 = 0xc0ba329f lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 1 R8 = 0xc1553200 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 2 R8 = 0xc0c888b6 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
  expect lane 3 R8 = 0x3dca23b7 lod.length = 0.0 lod.minor = -4.0 lod.lambda = -256
}

warp 25 { asm "TXD R8, R24, R200, 89, 2D, 0x1"   active 0x1
  dsdx = { 0.030303031 ... }
  dsdy = { 0 ... }
  dtdx = { 0 ... }
  dtdy = { 0.05882353 ... }
  s = { 0.20117188 ... }
  t = { 1.109375 ... }
  expect lane 0 R8 = 0x3ddb982c lod.lambda = -1 lod.length = 0.0 lod.minor = -0.00390625 lod.lambda = -1
}

warp 26 { asm "TEX R8, R56, 90, 2D, 0x1"   active 0xf
  s = { 0.19921875 0.5263672 0.3244629 0.4350586 ... }
  t = { -0.828125 -0.70288086 -0.50097656 -0.25097656 ... }
  expect lane 0 R8 = 0x3f1e312f lod.length = 4.73828125 lod.minor = 3.80859375 lod.lambda = 975
  expect lane 1 R8 = 0xbf335770 lod.length = 4.73828125 lod.minor = 3.80859375 lod.lambda = 975
  expect lane 2 R8 = 0xbea4e16a lod.length = 4.73828125 lod.minor = 3.80859375 lod.lambda = 975
  expect lane 3 R8 = 0xbf26d0de lod.length = 4.73828125 lod.minor = 3.80859375 lod.lambda = 975
}

warp 27 { asm "TXD R8, R32, R184, 91, 2D, 0x1"   active 0xf
  dsdx = { -0.2053125 0.07820313 -0.8843425 0.039050464 ... }
  dsdy = { -0.044176444 -0.3084375 0.057734374 0.03645368 ... }
  dtdx = { -0.122712344 -0.8567708 0.16037327 0.101260215 ... }
  dtdy = { 0.5703125 0.2172309 -2.456507 0.10847351 ... }
  s = { 0.16210938 0.49804688 0.66796875 1.90625 ... }
  t = { -0.48046875 1.8320312 0.111328125 1.3535156 ... }
  expect lane 0 R8 = 0x3f0e6cdb lod.lambda = 850 lod.length = 3.4609375 lod.minor = 3.3203125 lod.lambda = 850
  expect lane 1 R8 = 0x3e8167fa lod.lambda = 932 lod.length = 4.15625 lod.minor = 3.640625 lod.lambda = 932
  expect lane 2 R8 = 0x3f075394 lod.lambda = 1390 lod.length = 5.49609375 lod.minor = 5.4296875 lod.lambda = 1390
  expect lane 3 R8 = 0x3f189818 lod.lambda = -387 lod.length = 1.80078125 lod.minor = -2.84375 lod.lambda = -387
}

warp 28 { asm "TEX R8, R104, 92, ARRAY_2D, 0x1"   active 0xf
  array = { 1 0 1 2 ... }
  s = { 0.5019531 0.35595703 0.34417126 0.27480087 ... }
  t = { 1.0898438 0.99517465 1.1774414 1.8143604 ... }
  expect lane 0 R8 = 0x3ea26fe1 lod.length = 3.34375 lod.minor = 3.34375 lod.lambda = 856
  expect lane 1 R8 = 0x3f3ba4a0 lod.length = 3.34375 lod.minor = 3.34375 lod.lambda = 856
  expect lane 2 R8 = 0x3ef32c99 lod.length = 3.34375 lod.minor = 3.34375 lod.lambda = 856
  expect lane 3 R8 = 0x3e8b98d7 lod.length = 3.34375 lod.minor = 3.34375 lod.lambda = 856
}

warp 29 { asm "TEX R8, R100, 93, 2D, 0x1"   active 0xf
  s = { 126.125 193.80916 216.375 128.60938 ... }
  t = { -3.5625 86.6875 64.12166 3.9921875 ... }
  expect lane 0 R8 = 0xbfb416f6 lod.length = 7.1875 lod.minor = 4.61328125 lod.lambda = 1184
  expect lane 1 R8 = 0xc0617897 lod.length = 7.1875 lod.minor = 4.61328125 lod.lambda = 1184
  expect lane 2 R8 = 0x3ff33c44 lod.length = 7.1875 lod.minor = 4.61328125 lod.lambda = 1184
  expect lane 3 R8 = 0xbe6b9545 lod.length = 7.1875 lod.minor = 4.61328125 lod.lambda = 1184
}

warp 30 { asm "TXD R8, R92, R168, 94, 2D, 0x1"   active 0xf
  dsdx = { -0.3910985 0.01899858 -0.53153026 -0.69121855 ... }
  dsdy = { -0.08063814 -0.055338543 0.532197 0.1735322 ... }
  dtdx = { -0.5137868 -0.107421875 0.15349264 0.3368566 ... }
  dtdy = { -1.1047794 0.036879595 0.00067407946 1.3417772 ... }
  s = { 0.32421875 0.29101562 0.8105469 0.26171875 ... }
  t = { 1.703125 1.0585938 0.7910156 1.7304688 ... }
  expect lane 0 R8 = 0x3ee3c129 lod.lambda = 840 lod.length = 4.49609375 lod.minor = 3.28125 lod.lambda = 840
  expect lane 1 R8 = 0x3f1d7c42 lod.lambda = 95 lod.length = 1.18359375 lod.minor = 0.37109375 lod.lambda = 95
  expect lane 2 R8 = 0x3e1f5b6d lod.lambda = 337 lod.length = 4.62890625 lod.minor = 0.890625 lod.lambda = 337
  expect lane 3 R8 = 0x3f97e474 lod.lambda = 1145 lod.length = 4.6328125 lod.minor = 4.47265625 lod.lambda = 1145
}

warp 31 { asm "TEX R8, R96, 95, 2D, 0x1"   active 0xf
  s = { 0.7285156 0.07428604 0.7285156 1.7151141 ... }
  t = { 1.2226562 1.2226562 0.56842667 1.1929626 ... }
  expect lane 0 R8 = 0xbe119180 lod.length = 5.38671875 lod.minor = 5.38671875 lod.lambda = 1379
  expect lane 1 R8 = 0xbf4c0dd7 lod.length = 5.38671875 lod.minor = 5.38671875 lod.lambda = 1379
  expect lane 2 R8 = 0xbf22c727 lod.length = 5.38671875 lod.minor = 5.38671875 lod.lambda = 1379
  expect lane 3 R8 = 0x3f5c8938 lod.length = 5.38671875 lod.minor = 5.38671875 lod.lambda = 1379
}

warp 32 { asm "TXD R8, R88, R192, 96, 2D, 0x1"   active 0xf
  dsdx = { 0 0.0011584472 0 bits(0xb7dcc4bc) ... }
  dsdy = { 0.64 0 0.2596875 0.8247699 ... }
  dtdx = { 0.055555556 -1.3233327 0.018051757 0.11074791 ... }
  dtdy = { 0 0 0 -0.0015123052 ... }
  s = { 1.7558594 0.32226562 1.6816406 0.8066406 ... }
  t = { -0.22851562 0.41601562 -0.09765625 0.16015625 ... }
  expect lane 0 R8 = 0x3ef0ac8d lod.lambda = 368 lod.length = 5.0 lod.minor = 0.0 lod.lambda = 368
  expect lane 1 R8 = 0x3ee92565 lod.lambda = 259 lod.length = 4.57421875 lod.minor = -128.0 lod.lambda = 259
  expect lane 2 R8 = 0x3f11f838 lod.lambda = 35 lod.length = 3.69921875 lod.minor = -1.625 lod.lambda = 35
  expect lane 3 R8 = 0x3ee853ce lod.lambda = 461 lod.length = 5.36328125 lod.minor = 0.99609375 lod.lambda = 461
}

warp 33 { asm "TEX R8, R96, 97, ARRAY_2D, 0x1"   active 0xf
  array = { 1 2 0 0 ... }
  s = { bits(0x2b3f0000) 0.30208334 0.04663086 0.30208334 ... }
  t = { bits(0x2c35cccd) 0.08876953 0.3484375 0.08876953 ... }
  expect lane 0 R8 = 0x3ef0eed1 lod.length = 4.83984375 lod.minor = 3.7578125 lod.lambda = 962
  expect lane 1 R8 = 0x3f090739 lod.length = 4.83984375 lod.minor = 3.7578125 lod.lambda = 962
  expect lane 2 R8 = 0x3f0faefa lod.length = 4.83984375 lod.minor = 3.7578125 lod.lambda = 962
  expect lane 3 R8 = 0x3ef837fe lod.length = 4.83984375 lod.minor = 3.7578125 lod.lambda = 962
}

warp 34 { asm "TEX R8, R72, 98, 2D, 0x1"   active 0xf
  s = { 47.25 47.25092 70.3564 73.96875 ... }
  t = { 37.375 37.79809 37.42517 35.64258 ... }
  expect lane 0 R8 = 0xbe4dc747 lod.length = 4.53125 lod.minor = -1.2421875 lod.lambda = 312
  expect lane 1 R8 = 0xbeb4e8f6 lod.length = 4.53125 lod.minor = -1.2421875 lod.lambda = 312
  expect lane 2 R8 = 0x3f6cc7ff lod.length = 4.53125 lod.minor = -1.2421875 lod.lambda = 312
  expect lane 3 R8 = 0x3da42162 lod.length = 4.53125 lod.minor = -1.2421875 lod.lambda = 312
}

warp 35 { asm "TXD R8, R8, R208, 99, 2D, 0x1"   active 0xf
  dsdx = { 0.121212125 0 0 0 ... }
  dsdy = { 0 0.02553859 0.11640211 -0.0635018 ... }
  dtdx = { 0 -0.100068934 -0.0027222107 0 ... }
  dtdy = { 0.007352941 -0.0957615 0 bits(0xb8a37261) ... }
  s = { 0.24023438 1.5449219 -0.453125 -0.23046875 ... }
  t = { 1.3398438 1.9960938 0.8886719 1.8476562 ... }
  expect lane 0 R8 = 0xbe6e4129 lod.lambda = -337 lod.length = 1.99609375 lod.minor = -3.0 lod.lambda = -337
  expect lane 1 R8 = 0x3f159e88 lod.lambda = -204 lod.length = 1.31640625 lod.minor = -0.796875 lod.lambda = -204
  expect lane 2 R8 = 0x3caddd48 lod.lambda = -351 lod.length = 1.94140625 lod.minor = -4.4375 lod.lambda = -351
  expect lane 3 R8 = 0xbd627cf8 lod.lambda = -574 lod.length = 1.0703125 lod.minor = -128.0 lod.lambda = -574
}

warp 36 { asm "TEX R8, R36, 100, 2D, 0x1"   active 0xf
  s = { -0.017578125 -0.017578125 0.013671875 -0.36565414 ... }
  t = { 1.890625 1.8984375 1.890625 1.5116619 ... }
  expect lane 0 R8 = 0x3e106468 lod.length = 1.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 1 R8 = 0x3f244b05 lod.length = 1.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 2 R8 = 0x3eeb5834 lod.length = 1.0 lod.minor = -1.0 lod.lambda = -256
  expect lane 3 R8 = 0x3f8203f4 lod.length = 1.0 lod.minor = -1.0 lod.lambda = -256
}

warp 37 { asm "TXD R8, R88, R228, 101, 2D, 0x1"   active 0xf
  dsdx = { -0.0019368653 -0.17252752 0.10781578 0.1565625 ... }
  dsdy = { 0.13359375 0.33125 0.0015555407 0.014277344 ... }
  dtdx = { 0.37109375 0.9201389 0.0043209465 -0.039659288 ... }
  dtdy = { -0.0053801816 0.47924313 -0.29948828 0.43489584 ... }
  s = { 0.7246094 -0.2890625 0.16210938 0.1484375 ... }
  t = { 1.1054688 0.6113281 -0.13671875 0.6796875 ... }
  expect lane 0 R8 = 0x3eead9da lod.lambda = 700 lod.length = 2.74609375 lod.minor = 2.734375 lod.lambda = 700
  expect lane 1 R8 = 0x3edf4e56 lod.lambda = 1065 lod.length = 4.2890625 lod.minor = 4.16015625 lod.lambda = 1065
  expect lane 2 R8 = 0x3ed497c7 lod.lambda = 621 lod.length = 2.4375 lod.minor = 2.42578125 lod.lambda = 621
  expect lane 3 R8 = 0x3ec1d55d lod.lambda = 751 lod.length = 3.015625 lod.minor = 2.93359375 lod.lambda = 751
}

warp 38 { asm "TEX R8, R88, 102, ARRAY_2D, 0x1"   active 0xf
  array = { 1 1 2 0 ... }
  s = { 1.0273438 1.3237872 1.002767 1.184082 ... }
  t = { 1.4238281 1.409082 1.245962 1.2892578 ... }
  expect lane 0 R8 = 0x3f0934cd lod.length = 3.87109375 lod.minor = 3.80078125 lod.lambda = 973
  expect lane 1 R8 = 0x3eed86b4 lod.length = 3.87109375 lod.minor = 3.80078125 lod.lambda = 973
  expect lane 2 R8 = 0x3ef1afcc lod.length = 3.87109375 lod.minor = 3.80078125 lod.lambda = 973
  expect lane 3 R8 = 0x3efe1241 lod.length = 3.87109375 lod.minor = 3.80078125 lod.lambda = 973
}
