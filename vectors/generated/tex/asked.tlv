# TMML: the level after bias and the level that is read; each type, mip filters, clamps, divergence, masks.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-111 PD-116
rules without PD-110 PD-114

texture 0 { format R32 UINT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 1 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   LOD_ISO_QUALITY 0x1   address 0x20400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 2 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   address 0x20800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 3 { format R32 UINT   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x20c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 4 { format R32 UINT   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 0 4   address 0x21000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 5 { format R32 FLOAT   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 0 4   LOD_ISO_QUALITY 0x1   address 0x21400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 6 { format R32 FLOAT   type ONE_D   size 32768   levels 16   address 0x21800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 7 { format R32 UINT   type ONE_D   size 32768   levels 16   LOD_ISO_QUALITY 0x1   address 0x21c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 8 { format R32 UINT   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   address 0x22000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 9 { format R32 FLOAT   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   LOD_ISO_QUALITY 0x1   address 0x22400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 10 { format R32 FLOAT   type THREE_D   size 20 9 13   levels 5   address 0x22800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 11 { format R32 UINT   type THREE_D   size 20 9 13   levels 5   LOD_ISO_QUALITY 0x1   address 0x22c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 12 { format R32 UINT   type CUBEMAP   size 32 32   levels 6   address 0x23000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 13 { format R32 FLOAT   type CUBEMAP   size 32 32   levels 6   LOD_ISO_QUALITY 0x1   address 0x23400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 14 { format R32 FLOAT   type CUBEMAP_ARRAY   size 44 44   layers 3   levels 6   view 1 3   address 0x23800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 15 { format R32 UINT   type CUBEMAP_ARRAY   size 44 44   layers 3   levels 6   view 1 3   LOD_ISO_QUALITY 0x1   address 0x23c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 16 { format R32 UINT   type TWO_D_NO_MIPMAP   size 64 64   address 0x24000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 17 { format R32 FLOAT   type TWO_D_NO_MIPMAP   size 64 64   LOD_ISO_QUALITY 0x1   address 0x24400000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
texture 18 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   MIN_LOD_CLAMP 0x230   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x1f80   address 0x24800000   texels expression (float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0)) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x2d9 MIN_LOD_CLAMP 0x128 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3a2 MIN_LOD_CLAMP 0x270 }
handle 1 texture 1 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x53 }
handle 2 texture 2 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 3 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x398 MIN_LOD_CLAMP 0x229 MIP_LOD_BIAS 0x1ec8 }
handle 4 texture 4 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xc8 }
handle 5 texture 5 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1a5 MIP_LOD_BIAS 0x4dc }
handle 6 texture 6 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x125 MIP_LOD_BIAS 0x1cce }
handle 7 texture 7 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xfa }
handle 8 texture 8 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3c8 MIN_LOD_CLAMP 0x29 MIP_LOD_BIAS 0x1f2a }
handle 9 texture 9 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x7b MIP_LOD_BIAS 0x57 }
handle 10 texture 10 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 11 texture 11 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f8a }
handle 12 texture 12 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x12d MIN_LOD_CLAMP 0x42 MIP_LOD_BIAS 0x1fa1 CUBEMAP_INTERFACE_FILTERING 3 }
handle 13 texture 13 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3b8 MIP_LOD_BIAS 0x10f4 CUBEMAP_INTERFACE_FILTERING 3 }
handle 14 texture 14 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3b5 CUBEMAP_INTERFACE_FILTERING 1 }
handle 15 texture 15 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x200 MIP_LOD_BIAS 0x101 }
handle 16 texture 16 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3eb }
handle 17 texture 17 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x227 MIP_LOD_BIAS 0x7f1 }
handle 18 texture 18 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x1f9 }
handle 19 texture 0 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x250 MIN_LOD_CLAMP 0x5b }
handle 20 texture 1 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1082 }
handle 21 texture 2 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x18e }
handle 22 texture 3 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e46 }
handle 23 texture 4 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 24 texture 5 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c6e }
handle 25 texture 6 sampler 25
sampler 26 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x20 MIP_LOD_BIAS 0x3d7 }
handle 26 texture 7 sampler 26
sampler 27 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x966 }
handle 27 texture 8 sampler 27
sampler 28 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 28 texture 9 sampler 28
sampler 29 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x1e6 }
handle 29 texture 10 sampler 29
sampler 30 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x51a MIN_LOD_CLAMP 0x224 MIP_LOD_BIAS 0x1e3b }
handle 30 texture 11 sampler 30
sampler 31 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x16b CUBEMAP_INTERFACE_FILTERING 3 }
handle 31 texture 12 sampler 31
sampler 32 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x2cd MIN_LOD_CLAMP 0x215 MIP_LOD_BIAS 0x124 }
handle 32 texture 13 sampler 32
sampler 33 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x28 MIP_LOD_BIAS 0x11f5 CUBEMAP_INTERFACE_FILTERING 1 }
handle 33 texture 14 sampler 33
sampler 34 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x116 MIP_LOD_BIAS 0xf10 }
handle 34 texture 15 sampler 34
sampler 35 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xf0 }
handle 35 texture 16 sampler 35
sampler 36 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e93 }
handle 36 texture 17 sampler 36
sampler 37 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x131a }
handle 37 texture 18 sampler 37
sampler 38 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x75 MIN_LOD_CLAMP 0x160 MIP_LOD_BIAS 0xe1 }
handle 38 texture 0 sampler 38
sampler 39 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x577 MIN_LOD_CLAMP 0x2eb MIP_LOD_BIAS 0x109b }
handle 39 texture 1 sampler 39
sampler 40 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 40 texture 2 sampler 40
sampler 41 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x2f5 }
handle 41 texture 3 sampler 41
sampler 42 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x340 MIN_LOD_CLAMP 0x2cd MIP_LOD_BIAS 0x3a3 }
handle 42 texture 4 sampler 42
sampler 43 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x128 }
handle 43 texture 5 sampler 43
sampler 44 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xc3 }
handle 44 texture 6 sampler 44
sampler 45 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x160 MIP_LOD_BIAS 0xd1f }
handle 45 texture 7 sampler 45
sampler 46 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 46 texture 8 sampler 46
sampler 47 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x2d2 MIP_LOD_BIAS 0x2b2 }
handle 47 texture 9 sampler 47
sampler 48 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x262 }
handle 48 texture 10 sampler 48
sampler 49 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x201 MIP_LOD_BIAS 0x98 }
handle 49 texture 11 sampler 49
sampler 50 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 50 texture 12 sampler 50
sampler 51 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x2f2 MIP_LOD_BIAS 0x1fe2 }
handle 51 texture 13 sampler 51
sampler 52 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1020 CUBEMAP_INTERFACE_FILTERING 3 }
handle 52 texture 14 sampler 52
sampler 53 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x184 MIN_LOD_CLAMP 0x90 MIP_LOD_BIAS 0x140a CUBEMAP_INTERFACE_FILTERING 1 }
handle 53 texture 15 sampler 53
sampler 54 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x27a }
handle 54 texture 16 sampler 54
sampler 55 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x8c MIP_LOD_BIAS 0x339 }
handle 55 texture 17 sampler 55
sampler 56 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1994 }
handle 56 texture 18 sampler 56
sampler 57 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 57 texture 0 sampler 57
sampler 58 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x168 }
handle 58 texture 1 sampler 58
sampler 59 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 59 texture 2 sampler 59
sampler 60 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3e3 MIP_LOD_BIAS 0x1501 }
handle 60 texture 3 sampler 60
sampler 61 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x47 MIP_LOD_BIAS 0x1d40 }
handle 61 texture 4 sampler 61
sampler 62 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x481 }
handle 62 texture 5 sampler 62
sampler 63 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x362 }
handle 63 texture 6 sampler 63
sampler 64 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x9df }
handle 64 texture 7 sampler 64
sampler 65 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x189d }
handle 65 texture 8 sampler 65
sampler 66 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x637 }
handle 66 texture 9 sampler 66
sampler 67 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3f7 }
handle 67 texture 10 sampler 67
sampler 68 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x246 }
handle 68 texture 11 sampler 68
sampler 69 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x23e CUBEMAP_INTERFACE_FILTERING 2 }
handle 69 texture 12 sampler 69
sampler 70 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x15f }
handle 70 texture 13 sampler 70
sampler 71 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3de MIP_LOD_BIAS 0x18b9 CUBEMAP_INTERFACE_FILTERING 2 }
handle 71 texture 14 sampler 71
sampler 72 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1da1 CUBEMAP_INTERFACE_FILTERING 2 }
handle 72 texture 15 sampler 72
sampler 73 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1de2 }
handle 73 texture 16 sampler 73
sampler 74 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x34f MIN_LOD_CLAMP 0x63 }
handle 74 texture 17 sampler 74
sampler 75 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x7 MIP_LOD_BIAS 0x29d }
handle 75 texture 18 sampler 75
sampler 76 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x205 }
handle 76 texture 0 sampler 76
sampler 77 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x204 MIP_LOD_BIAS 0xcc }
handle 77 texture 1 sampler 77
sampler 78 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x55 MIN_LOD_CLAMP 0xe MIP_LOD_BIAS 0x3b8 }
handle 78 texture 2 sampler 78
sampler 79 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x5e MIP_LOD_BIAS 0x453 }
handle 79 texture 3 sampler 79
sampler 80 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x20b MIN_LOD_CLAMP 0x25f }
handle 80 texture 4 sampler 80
sampler 81 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 81 texture 5 sampler 81
sampler 82 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x120 MIP_LOD_BIAS 0x1151 }
handle 82 texture 6 sampler 82
sampler 83 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x579 MIN_LOD_CLAMP 0x2f6 MIP_LOD_BIAS 0x110d }
handle 83 texture 7 sampler 83
sampler 84 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fd7 }
handle 84 texture 8 sampler 84
sampler 85 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 85 texture 9 sampler 85
sampler 86 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x219 MIP_LOD_BIAS 0x1e62 }
handle 86 texture 10 sampler 86
sampler 87 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x435 }
handle 87 texture 11 sampler 87
sampler 88 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x540 CUBEMAP_INTERFACE_FILTERING 3 }
handle 88 texture 12 sampler 88
sampler 89 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x3b4 MIP_LOD_BIAS 0x1fe2 CUBEMAP_INTERFACE_FILTERING 1 }
handle 89 texture 13 sampler 89
sampler 90 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xf }
handle 90 texture 14 sampler 90
sampler 91 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x189 }
handle 91 texture 15 sampler 91
sampler 92 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x165 }
handle 92 texture 16 sampler 92
sampler 93 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x207 MIP_LOD_BIAS 0xfde }
handle 93 texture 17 sampler 93
sampler 94 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f5d }
handle 94 texture 18 sampler 94
sampler 95 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x475 }
handle 95 texture 0 sampler 95
sampler 96 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3a6 MIP_LOD_BIAS 0x38b }
handle 96 texture 1 sampler 96
sampler 97 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 97 texture 2 sampler 97
sampler 98 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x9b MIP_LOD_BIAS 0xa99 }
handle 98 texture 3 sampler 98
sampler 99 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x37d }
handle 99 texture 4 sampler 99
sampler 100 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x281 MIP_LOD_BIAS 0x1e1c }
handle 100 texture 5 sampler 100
sampler 101 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x388 MIN_LOD_CLAMP 0x2b6 MIP_LOD_BIAS 0x1031 }
handle 101 texture 6 sampler 101
sampler 102 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x2cf MIP_LOD_BIAS 0x1696 }
handle 102 texture 7 sampler 102
sampler 103 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d7d }
handle 103 texture 8 sampler 103
sampler 104 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x166 MIP_LOD_BIAS 0x3c9 }
handle 104 texture 9 sampler 104
sampler 105 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x372 MIN_LOD_CLAMP 0x20d MIP_LOD_BIAS 0x1dd9 }
handle 105 texture 10 sampler 105
sampler 106 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x399 MIN_LOD_CLAMP 0x1a2 }
handle 106 texture 11 sampler 106
sampler 107 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x283 MIP_LOD_BIAS 0x1c2 CUBEMAP_INTERFACE_FILTERING 1 }
handle 107 texture 12 sampler 107
sampler 108 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x1b6 CUBEMAP_INTERFACE_FILTERING 1 }
handle 108 texture 13 sampler 108
sampler 109 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x135 CUBEMAP_INTERFACE_FILTERING 3 }
handle 109 texture 14 sampler 109
sampler 110 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b76 }
handle 110 texture 15 sampler 110
sampler 111 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3ac MIN_LOD_CLAMP 0x160 MIP_LOD_BIAS 0x1194 }
handle 111 texture 16 sampler 111
sampler 112 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x71c }
handle 112 texture 17 sampler 112
sampler 113 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0x282 MIN_LOD_CLAMP 0x186 MIP_LOD_BIAS 0x48d }
handle 113 texture 18 sampler 113

warp 0 { asm "TMML.LOD.NDV R8, R108, 0, 2D, 0xf"   active 0xff   stage compute
  s = { -0.9863281 -1.0359287 -0.9806905 -1.0422072 1.1074219 1.1107231 1.1101781 1.1121329 ... }
  t = { 1.6386719 1.6649742 1.6195526 1.6218891 1.0195312 1.0199636 1.0200739 1.0220319 ... }
  expect lane 0 R8 = 0x1d8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x1d8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x1d8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x1d8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xfffffdc5 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xfffffdc5 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xfffffdc5 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xfffffdc5 R9 = 0x100 R10 = 0x0 R11 = 0x0
}

warp 1 { asm "TMML.B.LOD.NODEP R8, R4, R226, 0, 2D, 0x2"   active 0xff   killed 0x21
  s = { 0.41015625 0.40675175 0.40945297 0.40467975 0.7050781 0.684728 0.73855436 0.7569952 ... }
  t = { 0.62109375 0.62170124 0.6196167 0.6211202 1.7382812 1.7231174 1.6486564 1.6114075 ... }
  handle = handle(texture 1, sampler 1)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x200
  expect lane 2 R8 = 0x200
  expect lane 3 R8 = 0x200
  expect lane 4 R8 = 0x300
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x300
  expect lane 7 R8 = 0x300
}

warp 2 { asm "TMML.LOD R8, R96, 2, 2D, 0x6"   active 0xff
  s = { 1.7539062 2.261936 1.3327783 2.1408887 -0.55859375 -0.55803704 -0.5578014 -0.55876255 ... }
  t = { 1.0546875 0.77238464 2.4090576 2.1222687 1.6269531 1.6178737 1.6287303 1.6140732 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 3 { asm "@P0 TMML.LOD R8, R28, 3, 2D, 0x3"   active 0xff   pred 0x6b
  s = { -0.16992188 -0.16968781 -0.17090377 -0.17196156 0.7578125 0.6784033 0.68358064 0.88667387 ... }
  t = { 0.02734375 0.036022186 0.027709484 0.039718788 -0.037109375 0.23395538 0.78848267 1.1924515 ... }
  expect lane 0 R8 = 0xfffffdd5 R9 = 0x0
  expect lane 1 R8 = 0xfffffdd5 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xfffffdd5 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x455 R9 = 0x400
  expect lane 6 R8 = 0x455 R9 = 0x400
  expect lane 7 R8 = unwritten
}

warp 4 { asm "TMML.B.LOD R8, R68, R231, 0, ARRAY_2D, 0xf"   active 0xef
  array = { 57443 63757 17414 7200 50231 7007 11415 60850 ... }
  s = { -0.54296875 0.16707866 -0.5396665 -0.16694768 0.40625 0.373686 0.36782488 0.35406116 ... }
  t = { 0.40429688 0.29775238 0.4597748 0.44841003 1.9433594 1.9232428 1.920191 1.907391 ... }
  handle = handle(texture 4, sampler 4)
  expect lane 0 R8 = 0x3ea R9 = 0x400 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3ea R9 = 0x400 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3ea R9 = 0x400 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3ea R9 = 0x400 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x200 R10 = 0x0 R11 = 0x0
}

warp 5 { asm "TMML.B.LOD R8, R4, R16, 0, ARRAY_2D, 0x2"   active 0xff
  array = { 42296 12252 35389 13578 48077 21414 55319 53943 ... }
  s = { -0.47851562 -0.6378949 -0.433036 -0.6214722 0.076171875 0.077100955 0.07530265 0.07938834 ... }
  t = { -0.26953125 -0.26070824 -0.19312935 -0.18232211 -0.3828125 -0.38200456 -0.38285425 -0.38332635 ... }
  handle = handle(texture 5, sampler 5)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 6 { asm "@P0 TMML.LOD R8, R116, 6, 1D, 0xf"   active 0xff   pred 0x6b
  s = { 1.0527344 1.0654743 1.0563196 1.0735636 1.1425781 1.1414855 1.1399807 1.140577 ... }
  expect lane 0 R8 = 0xd91 R9 = 0xd91 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xd91 R9 = 0xd91 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xd91 R9 = 0xd91 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xb45 R9 = 0xb45 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xb45 R9 = 0xb45 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = unwritten
}

warp 7 { asm "TMML.LOD.NDV R8, R56, 7, 1D, 0x3"   active 0xff   stage compute
  s = { -0.5859375 -0.58592695 -0.5858253 -0.5857166 1.6757812 1.6757666 1.6757531 1.6757268 ... }
  expect lane 0 R8 = 0xffffff97 R9 = 0x100
  expect lane 1 R8 = 0xffffff97 R9 = 0x100
  expect lane 2 R8 = 0xffffff97 R9 = 0x100
  expect lane 3 R8 = 0xffffff97 R9 = 0x100
  expect lane 4 R8 = 0xfffffd30 R9 = 0x100
  expect lane 5 R8 = 0xfffffd30 R9 = 0x100
  expect lane 6 R8 = 0xfffffd30 R9 = 0x100
  expect lane 7 R8 = 0xfffffd30 R9 = 0x100
}

warp 8 { asm "@P0 TMML.B.LOD R8, R100, R118, 0, ARRAY_1D, 0x3"   active 0xff   pred 0x6b
  array = { 2691 31704 13717 29492 63573 36330 46192 3994 ... }
  s = { 1.8925781 1.8639193 1.9424801 1.9350193 0.111328125 0.85035706 0.18827248 1.1421328 ... }
  handle = handle(texture 8, sampler 8)
  expect lane 0 R8 = 0x1a7 R9 = 0x0
  expect lane 1 R8 = 0x1a7 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x1a7 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x58a R9 = 0x0
  expect lane 6 R8 = 0x58a R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 9 { asm "TMML.LOD R8, R104, 9, ARRAY_1D, 0x1"   active 0xef
  array = { 7523 42632 11902 58619 52140 11870 40160 21373 ... }
  s = { 0.34570312 0.36188507 0.35702705 0.38705635 0.69140625 0.6848219 0.68456817 0.69115764 ... }
  expect lane 0 R8 = 0xffffff1b
  expect lane 1 R8 = 0xffffff1b
  expect lane 2 R8 = 0xffffff1b
  expect lane 3 R8 = 0xffffff1b
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000
  expect lane 6 R8 = 0xffff8000
  expect lane 7 R8 = 0xffff8000
}

warp 10 { asm "TMML.LOD.NDV R8, R4, 10, 3D, 0x2"   active 0xff   stage compute
  s = { 1.2167969 1.4675506 1.2097229 1.5731018 -0.46484375 -0.47146472 -0.4878052 -0.4781111 ... }
  t = { -0.6425781 -1.4637383 -1.1526489 -1.9770151 -0.6347656 -0.5905372 -0.566313 -0.5860596 ... }
  r = { -0.6171875 -0.5707198 -0.6223068 -0.7095859 1.1582031 1.1098539 1.1267806 1.1205251 ... }
  expect lane 0 R8 = 0x400
  expect lane 1 R8 = 0x400
  expect lane 2 R8 = 0x400
  expect lane 3 R8 = 0x400
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 11 { asm "TMML.B.LOD.NODEP R8, R68, R201, 0, 3D, 0x1"   active 0xff   killed 0x21
  s = { 0.9785156 0.9524002 0.97864246 0.9657283 0.42382812 0.42870036 0.42315745 0.43187436 ... }
  t = { -0.21679688 -0.21470886 -0.19171101 -0.17139827 1.8964844 1.8932447 1.916809 1.90771 ... }
  r = { -0.7792969 -0.78852475 -0.7914775 -0.78564394 0.86328125 0.8538685 0.86886686 0.85395813 ... }
  handle = handle(texture 11, sampler 11)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0xffffff1a
  expect lane 2 R8 = 0xffffff1a
  expect lane 3 R8 = 0xffffff1a
  expect lane 4 R8 = 0xfffffe21
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xfffffe21
  expect lane 7 R8 = 0xfffffe21
}

warp 12 { asm "TMML.LOD R8, R16, 12, CUBE, 0x3"   active 0xef
  s = { 0.2619629 0.48779503 0.4024995 0.5471457 0.5695801 0.6075701 0.46445584 0.52108127 ... }
  t = { 1 1 1 1 0.9543457 0.9649553 1 1 ... }
  r = { 0.954834 0.46999037 0.9441459 0.5515381 1 1 0.9660363 0.97316283 ... }
  expect lane 0 R8 = 0x2a3 R9 = 0x300
  expect lane 1 R8 = 0x2a3 R9 = 0x300
  expect lane 2 R8 = 0x2a3 R9 = 0x300
  expect lane 3 R8 = 0x2a3 R9 = 0x300
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0
}

warp 13 { asm "TMML.LOD R8, R48, 13, CUBE, 0xc"   active 0xff   stage compute
  s = { -0.5817871 -0.67011917 -0.655163 -1 0.52368164 0.4807624 0.49483702 0.4422858 ... }
  t = { 0.9255371 0.34388137 1 0.7934198 -0.93188477 -0.9284346 -0.92638475 -0.9073094 ... }
  r = { 1 1 0.42105055 0.6366416 1 1 1 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 14 { asm "@P0 TMML.LOD R8, R56, 14, ARRAY_CUBE, 0xf"   active 0xff   pred 0x6b
  array = { 44834 2794 64324 61734 20600 4189 26199 27121 ... }
  s = { 0.16772461 -0.54060364 1 -0.1737345 0.6828613 0.66114986 0.68975854 0.67036647 ... }
  t = { -1 -1 -0.6299601 -1 -1 -1 -1 -1 ... }
  r = { -0.22094727 -0.11193513 -0.19925947 -0.1309748 0.40112305 0.3929949 0.3616562 0.3595608 ... }
  expect lane 0 R8 = 0xfffff441 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xfffff441 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xfffff441 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffffefc5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffffefc5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = unwritten
}

warp 15 { asm "TMML.LOD R8, R24, 15, ARRAY_CUBE, 0x2"   active 0xff   stage compute
  array = { 37352 14260 6594 9086 11967 58440 36915 29176 ... }
  s = { 1 1 1 1 -0.7751465 -0.6001528 -0.47456253 -0.3116206 ... }
  t = { -0.037353516 -0.04366882 -0.034232702 -0.040296502 -1 -1 -1 -1 ... }
  r = { 0.15844727 0.14999385 0.1505718 0.13927965 0.63793945 0.7889772 0.67843074 0.7896038 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 16 { asm "TMML.LOD R8, R28, 16, 2D, 0x2"   active 0xef
  s = { 1.8300781 1.7388864 1.8922696 1.8296859 1.34375 1.3030572 1.3450589 1.2832562 ... }
  t = { 1.3125 1.2499499 1.3623428 1.3069532 -0.6191406 -0.6708574 -0.6012666 -0.64993656 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 17 { asm "TMML.B.LOD.NDV R8, R20, R53, 0, 2D, 0xf"   active 0xff   stage compute
  s = { -0.29492188 -0.29568556 -0.29045463 -0.2963185 1.8964844 1.9189548 1.8715205 1.8769829 ... }
  t = { 0.6816406 0.6790221 0.68056536 0.6820842 -0.6972656 -0.7195358 -0.706398 -0.7253487 ... }
  handle = handle(texture 17, sampler 17)
  expect lane 0 R8 = 0x28d R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x28d R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x28d R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x28d R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x55b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x55b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x55b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x55b R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TMML.LOD.NDV R8, R52, 18, 2D, 0x3"   active 0xff   stage compute
  s = { 0.98828125 1.5180435 0.9430084 1.5710373 -0.59765625 -0.5950815 -0.5977201 -0.60128075 ... }
  t = { 1.1601562 0.93203735 1.0570202 0.95454216 1.8613281 1.8626598 1.8473089 1.8527421 ... }
  expect lane 0 R8 = 0x4b5 R9 = 0x230
  expect lane 1 R8 = 0x4b5 R9 = 0x230
  expect lane 2 R8 = 0x4b5 R9 = 0x230
  expect lane 3 R8 = 0x4b5 R9 = 0x230
  expect lane 4 R8 = 0xffffff58 R9 = 0x230
  expect lane 5 R8 = 0xffffff58 R9 = 0x230
  expect lane 6 R8 = 0xffffff58 R9 = 0x230
  expect lane 7 R8 = 0xffffff58 R9 = 0x230
}

warp 19 { asm "TMML.LOD R8, R116, 19, 2D, 0xf"   active 0xff   stage compute
  s = { -0.052734375 -0.05814123 -0.062089443 -0.041394234 -0.34765625 -0.34018445 -0.33468157 -0.34298998 ... }
  t = { 1.515625 1.5565987 1.548779 1.5388427 -0.4375 -0.41191846 -0.3564353 -0.36678475 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "@P0 TMML.B.LOD R8, R56, R15, 0, 2D, 0x3"   active 0xff   pred 0x6b
  s = { 1.2597656 1.2575971 1.2596859 1.2538365 1.5351562 1.5347071 1.538341 1.5382788 ... }
  t = { -0.0390625 -0.039425075 -0.032758743 -0.03170544 1.1777344 1.2008395 1.1624774 1.1944928 ... }
  handle = handle(texture 1, sampler 20)
  expect lane 0 R8 = 0xffffff23 R9 = 0x0
  expect lane 1 R8 = 0xffffff23 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xffffff23 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x109 R9 = 0x0
  expect lane 6 R8 = 0x109 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 21 { asm "TMML.LOD.NDV R8, R76, 21, 2D, 0xc"   active 0xff   stage compute
  s = { -0.1015625 -0.10390963 -0.1015625 -0.104852036 1.53125 1.5477417 1.5238587 1.5488291 ... }
  t = { 1.640625 1.6525031 1.6307225 1.640872 -0.13671875 -0.17430454 -0.115866765 -0.13802423 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 22 { asm "@P0 TMML.B.LOD R8, R48, R102, 0, 2D, 0x3"   active 0xff   pred 0x6b
  s = { 0.43945312 0.829043 0.5383475 1.046025 -0.46289062 -0.34809387 -0.4074016 -0.28292495 ... }
  t = { 1.1679688 1.1724039 0.8435508 0.81656986 0.15625 -0.24600898 0.28797913 -0.37724474 ... }
  handle = handle(texture 3, sampler 22)
  expect lane 0 R8 = 0x639 R9 = 0x500
  expect lane 1 R8 = 0x639 R9 = 0x500
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x639 R9 = 0x500
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x54f R9 = 0x500
  expect lane 6 R8 = 0x54f R9 = 0x500
  expect lane 7 R8 = unwritten
}

warp 23 { asm "TMML.LOD R8, R56, 23, ARRAY_2D, 0x3"   active 0xff
  array = { 9755 25895 48498 30431 14752 23159 38623 15913 ... }
  s = { -0.8574219 -0.8476245 -0.8544986 -0.85228354 0.40234375 -0.4423116 0.22661082 -0.37658945 ... }
  t = { 0.04296875 0.060623266 0.057383727 0.07010865 -0.14648438 -0.015258789 -0.27410126 -0.26143798 ... }
  expect lane 0 R8 = 0xfffffed9 R9 = 0x0
  expect lane 1 R8 = 0xfffffed9 R9 = 0x0
  expect lane 2 R8 = 0xfffffed9 R9 = 0x0
  expect lane 3 R8 = 0xfffffed9 R9 = 0x0
  expect lane 4 R8 = 0x3a9 R9 = 0x0
  expect lane 5 R8 = 0x3a9 R9 = 0x0
  expect lane 6 R8 = 0x3a9 R9 = 0x0
  expect lane 7 R8 = 0x3a9 R9 = 0x0
}

warp 24 { asm "TMML.LOD R8, R52, 24, ARRAY_2D, 0xc"   active 0xff   stage compute
  array = { 13067 59878 9004 62460 60516 58212 21894 23163 ... }
  s = { 1.4667969 1.4745389 1.4673877 1.4720634 0.9003906 1.6215643 0.8904794 1.1398487 ... }
  t = { 1.6308594 1.631516 1.6352152 1.6334525 -0.24609375 0.2999161 -0.12625122 0.5295235 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 25 { asm "TMML.LOD R8, R56, 25, 1D, 0x1"   active 0xff
  s = { 0.9140625 0.91417253 0.91478574 0.91513497 1.921875 1.921474 1.922727 1.9228947 ... }
  expect lane 0 R8 = 0xff
  expect lane 1 R8 = 0xff
  expect lane 2 R8 = 0xff
  expect lane 3 R8 = 0xff
  expect lane 4 R8 = 0x13c
  expect lane 5 R8 = 0x13c
  expect lane 6 R8 = 0x13c
  expect lane 7 R8 = 0x13c
}

warp 26 { asm "TMML.B.LOD R8, R48, R125, 0, 1D, 0x2"   active 0xff
  s = { -0.28125 0.35800362 -0.44839668 0.54485035 1.5859375 1.5858941 1.5859323 1.5858911 ... }
  handle = handle(texture 7, sampler 26)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 27 { asm "@P0 TMML.LOD R8, R88, 27, ARRAY_1D, 0x3"   active 0xff   pred 0x6b
  array = { 47779 54459 23939 12679 4669 4929 54444 31956 ... }
  s = { -0.23632812 -0.09460449 -0.08602142 -0.04581833 1.5078125 1.4268227 1.4385185 1.5251961 ... }
  expect lane 0 R8 = 0xbaa R9 = 0x500
  expect lane 1 R8 = 0xbaa R9 = 0x500
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xbaa R9 = 0x500
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xac6 R9 = 0x500
  expect lane 6 R8 = 0xac6 R9 = 0x500
  expect lane 7 R8 = unwritten
}

warp 28 { asm "TMML.B.LOD R8, R88, R6, 0, ARRAY_1D, 0x2"   active 0xef
  array = { 30282 15915 58740 51038 57405 37939 7804 63905 ... }
  s = { 0.03125 0.03278452 0.025564909 0.024815343 0.7050781 0.7139758 0.7042812 0.71365446 ... }
  handle = handle(texture 9, sampler 28)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 29 { asm "TMML.LOD R8, R44, 29, 3D, 0x3"   active 0xff   stage compute
  s = { 0.72265625 0.7296207 0.72921515 0.7395329 1.75 1.7387527 1.7575033 1.7521243 ... }
  t = { 0.6484375 0.65700465 0.641339 0.6509381 1.0527344 1.0611458 1.0635834 1.0875988 ... }
  r = { -0.27734375 -0.27412593 -0.26261222 -0.2638697 -0.578125 -0.5545308 -0.5800443 -0.54228014 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0
}

warp 30 { asm "TMML.LOD R8, R64, 30, 3D, 0xc"   active 0xef
  s = { 0.47265625 0.44369698 0.47605586 0.47728753 1.6308594 1.7491486 1.6088306 1.6872098 ... }
  t = { 1.4628906 1.420611 1.6366373 1.5361456 0.2109375 -0.07233175 0.1538228 -0.22728199 ... }
  r = { -0.33398438 -0.33055666 -0.36180672 -0.3099287 0.9667969 0.7849109 0.9623642 0.75298107 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 31 { asm "TMML.B.LOD R8, R28, R175, 0, CUBE, 0x6"   active 0xef
  s = { -1 -1 -1 -1 -1 -1 -1 -1 ... }
  t = { -0.46704102 -0.54013926 -0.5272983 -0.60668284 -0.11254883 -0.117201574 -0.090120286 -0.093369946 ... }
  r = { 0.66137695 0.619844 0.60890555 0.580356 0.9123535 0.95716226 0.9251339 0.971441 ... }
  handle = handle(texture 12, sampler 31)
  expect lane 0 R8 = 0x200 R9 = 0x0
  expect lane 1 R8 = 0x200 R9 = 0x0
  expect lane 2 R8 = 0x200 R9 = 0x0
  expect lane 3 R8 = 0x200 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 32 { asm "TMML.LOD R8, R48, 32, CUBE, 0x3"   active 0xff   stage compute
  s = { 0.98706055 1 0.5196796 0.58625686 1 1 1 1 ... }
  t = { 0.072509766 -0.27395034 0.094851434 -0.26578748 -0.779541 -0.7998926 -0.77725047 -0.7959716 ... }
  r = { -1 -0.8280743 -1 -1 0.6008301 0.6039241 0.59304893 0.5936904 ... }
  expect lane 0 R8 = 0xffff8124 R9 = 0x0
  expect lane 1 R8 = 0xffff8124 R9 = 0x0
  expect lane 2 R8 = 0xffff8124 R9 = 0x0
  expect lane 3 R8 = 0xffff8124 R9 = 0x0
  expect lane 4 R8 = 0xffff8124 R9 = 0x0
  expect lane 5 R8 = 0xffff8124 R9 = 0x0
  expect lane 6 R8 = 0xffff8124 R9 = 0x0
  expect lane 7 R8 = 0xffff8124 R9 = 0x0
}

warp 33 { asm "TMML.B.LOD R8, R28, R184, 0, ARRAY_CUBE, 0x2"   active 0xef
  array = { 48920 42543 25006 39311 22286 22826 28906 51719 ... }
  s = { -1 -1 -1 -1 1 1 1 1 ... }
  t = { 0.087646484 0.15196 0.105054654 0.17861177 0.40844727 0.23378585 0.34177613 0.18163955 ... }
  r = { 0.45922852 0.5769752 0.5343196 0.64743274 0.9645996 0.9034183 0.84752774 0.79716134 ... }
  handle = handle(texture 14, sampler 33)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 34 { asm "TMML.LOD R8, R60, 34, ARRAY_CUBE, 0x3"   active 0xff   stage compute
  array = { 15528 40672 35617 20904 9816 64394 1195 40976 ... }
  s = { 0.013427734 0.08265052 -0.023540502 0.033745367 -0.90600586 -1 -1 -1 ... }
  t = { -0.24731445 -0.25628752 -0.29629722 -0.30631322 -0.5529785 -0.32974488 -0.4436924 -0.09207705 ... }
  r = { 1 1 1 1 1 0.76044375 0.8112818 0.34818605 ... }
  expect lane 0 R8 = 0xffff8f10 R9 = 0x100
  expect lane 1 R8 = 0xffff8f10 R9 = 0x100
  expect lane 2 R8 = 0xffff8f10 R9 = 0x100
  expect lane 3 R8 = 0xffff8f10 R9 = 0x100
  expect lane 4 R8 = 0xffff8f10 R9 = 0x100
  expect lane 5 R8 = 0xffff8f10 R9 = 0x100
  expect lane 6 R8 = 0xffff8f10 R9 = 0x100
  expect lane 7 R8 = 0xffff8f10 R9 = 0x100
}

warp 35 { asm "TMML.B.LOD R8, R112, R114, 0, 2D, 0x3"   active 0xff
  s = { -0.12890625 -0.15099907 -0.18728542 -0.21125078 0.875 0.9945278 0.90203667 1.0195818 ... }
  t = { 0.7636719 0.7679795 0.7727474 0.7815161 0.828125 0.84407663 0.74886894 0.726171 ... }
  handle = handle(texture 16, sampler 35)
  expect lane 0 R8 = 0x2db R9 = 0x0
  expect lane 1 R8 = 0x2db R9 = 0x0
  expect lane 2 R8 = 0x2db R9 = 0x0
  expect lane 3 R8 = 0x2db R9 = 0x0
  expect lane 4 R8 = 0x3e3 R9 = 0x0
  expect lane 5 R8 = 0x3e3 R9 = 0x0
  expect lane 6 R8 = 0x3e3 R9 = 0x0
  expect lane 7 R8 = 0x3e3 R9 = 0x0
}

warp 36 { asm "TMML.B.LOD R8, R16, R76, 0, 2D, 0x3"   active 0xef
  s = { -0.62890625 -0.635582 -0.63124084 -0.63486576 -0.16796875 -0.16723222 -0.16759163 -0.16517925 ... }
  t = { -0.38085938 -0.37500572 -0.37924576 -0.37349606 -0.064453125 -0.064670116 -0.062767625 -0.065032214 ... }
  handle = handle(texture 17, sampler 36)
  expect lane 0 R8 = 0xfffffdc2 R9 = 0x0
  expect lane 1 R8 = 0xfffffdc2 R9 = 0x0
  expect lane 2 R8 = 0xfffffdc2 R9 = 0x0
  expect lane 3 R8 = 0xfffffdc2 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0
}

warp 37 { asm "@P0 TMML.LOD R8, R116, 37, 2D, 0x3"   active 0xff   pred 0x6b
  s = { 0.40234375 0.37419915 0.39357293 0.36700058 1.3730469 1.0326653 1.6951103 1.1910801 ... }
  t = { 0.66015625 0.66935265 0.6514666 0.63578635 1.921875 2.1757126 2.0944023 2.0596352 ... }
  expect lane 0 R8 = 0x6c R9 = 0x200
  expect lane 1 R8 = 0x6c R9 = 0x200
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x6c R9 = 0x200
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x444 R9 = 0x400
  expect lane 6 R8 = 0x444 R9 = 0x400
  expect lane 7 R8 = unwritten
}

warp 38 { asm "TMML.B.LOD.NODEP R8, R112, R200, 0, 2D, 0x3"   active 0xff   killed 0x21
  s = { 0.890625 0.89037275 0.8913114 0.89244354 -0.73828125 -0.804019 -0.7465867 -0.80638754 ... }
  t = { 1.0488281 1.0484828 1.0498242 1.0502763 0.9160156 0.9285598 0.90276575 0.8938825 ... }
  handle = handle(texture 0, sampler 38)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0xfffffd30 R9 = 0x0
  expect lane 2 R8 = 0xfffffd30 R9 = 0x0
  expect lane 3 R8 = 0xfffffd30 R9 = 0x0
  expect lane 4 R8 = 0x2fa R9 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x2fa R9 = 0x0
  expect lane 7 R8 = 0x2fa R9 = 0x0
}

warp 39 { asm "@P0 TMML.B.LOD R8, R32, R136, 0, 2D, 0x3"   active 0xff   pred 0x6b
  s = { 1.7109375 1.7111646 1.6965095 1.726448 1.9160156 1.9161794 1.9149141 1.917145 ... }
  t = { 0.84765625 0.7988765 0.88308287 0.8102388 1.7792969 1.7807599 1.7786968 1.779024 ... }
  handle = handle(texture 1, sampler 39)
  expect lane 0 R8 = 0xfffff2f0 R9 = 0x2eb
  expect lane 1 R8 = 0xfffff2f0 R9 = 0x2eb
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xfffff2f0 R9 = 0x2eb
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffffedd0 R9 = 0x2eb
  expect lane 6 R8 = 0xffffedd0 R9 = 0x2eb
  expect lane 7 R8 = unwritten
}

warp 40 { asm "TMML.B.LOD R8, R68, R8, 0, 2D, 0x2"   active 0xff
  s = { -0.32226562 -0.3187291 -0.3187455 -0.32001674 0.16992188 0.04211914 0.1790747 0.0009033203 ... }
  t = { 1.0390625 1.0447854 1.0303961 1.0208322 0.125 -0.13322279 0.30749512 0.22116089 ... }
  handle = handle(texture 2, sampler 40)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x300
  expect lane 5 R8 = 0x300
  expect lane 6 R8 = 0x300
  expect lane 7 R8 = 0x300
}

warp 41 { asm "TMML.LOD.NODEP R8, R100, 41, 2D, 0x3"   active 0xff   killed 0x21
  s = { 1.953125 1.9408042 1.9767395 1.9643297 0.6269531 0.62771744 0.6287673 0.6278749 ... }
  t = { -0.32226562 -0.48095363 -0.2196935 -0.3096856 1.8476562 1.8325924 1.8469583 1.8233349 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x1b9 R9 = 0x0
  expect lane 2 R8 = 0x1b9 R9 = 0x0
  expect lane 3 R8 = 0x1b9 R9 = 0x0
  expect lane 4 R8 = 0xfffffec6 R9 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xfffffec6 R9 = 0x0
  expect lane 7 R8 = 0xfffffec6 R9 = 0x0
}

warp 42 { asm "TMML.B.LOD.NODEP R8, R60, R76, 0, ARRAY_2D, 0x1"   active 0xff   killed 0x21
  array = { 18953 37013 19094 59165 14172 65125 15838 33037 ... }
  s = { 0.5214844 0.5210193 0.51793385 0.51924837 -0.16601562 -0.1613806 -0.15577435 -0.18915224 ... }
  t = { 0.083984375 0.0833947 0.08168234 0.080543585 1.7382812 1.7658374 1.733879 1.7575176 ... }
  handle = handle(texture 4, sampler 42)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x1a4
  expect lane 2 R8 = 0x1a4
  expect lane 3 R8 = 0x1a4
  expect lane 4 R8 = 0x4c9
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x4c9
  expect lane 7 R8 = 0x4c9
}

warp 43 { asm "TMML.LOD R8, R64, 43, ARRAY_2D, 0x1"   active 0xff
  array = { 42454 16785 45224 6375 15012 41639 62933 20857 ... }
  s = { 1.9648438 1.9645141 1.9702299 1.9668708 -0.8339844 -0.58164215 -0.6042506 -0.422582 ... }
  t = { -0.30273438 -0.3060089 -0.29727358 -0.29819387 -0.1171875 -0.14426422 -0.22608185 -0.33460236 ... }
  expect lane 0 R8 = 0x80
  expect lane 1 R8 = 0x80
  expect lane 2 R8 = 0x80
  expect lane 3 R8 = 0x80
  expect lane 4 R8 = 0x53f
  expect lane 5 R8 = 0x53f
  expect lane 6 R8 = 0x53f
  expect lane 7 R8 = 0x53f
}

warp 44 { asm "TMML.LOD R8, R44, 44, 1D, 0xc"   active 0xef
  s = { -0.26757812 -0.2674517 -0.26690525 -0.26642942 1.4453125 1.4453137 1.4453138 1.4453137 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 45 { asm "TMML.B.LOD R8, R112, R212, 0, 1D, 0xc"   active 0xef
  s = { -0.6621094 -0.6622628 -0.6596091 -0.6589016 0.021484375 0.021563532 0.021508716 0.021623274 ... }
  handle = handle(texture 7, sampler 45)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 46 { asm "TMML.B.LOD.NODEP R8, R100, R209, 0, ARRAY_1D, 0xf"   active 0xff   killed 0x21
  array = { 10968 15698 15885 52714 31611 12925 17199 56201 ... }
  s = { 1.0722656 1.1852188 1.1051903 1.1615982 0.6347656 0.55597305 0.61370134 0.48751593 ... }
  handle = handle(texture 8, sampler 46)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x1db R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x1db R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x1db R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x156 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x156 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x156 R9 = 0x100 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TMML.LOD R8, R24, 47, ARRAY_1D, 0x2"   active 0xef
  array = { 44817 453 61863 38870 52675 11837 3838 60580 ... }
  s = { 1.9414062 1.9377013 1.9476693 1.9429152 1.6542969 1.6738567 1.6046162 1.631052 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 48 { asm "TMML.LOD R8, R20, 48, 3D, 0x6"   active 0xff
  s = { -0.44140625 -0.44904476 -0.43967476 -0.45189977 1.0839844 1.1437225 1.0908623 1.1236153 ... }
  t = { 0.8417969 0.84633636 0.8235038 0.81978035 -0.5917969 -0.39389038 -0.5890503 -0.4343516 ... }
  r = { -0.8847656 -0.8844626 -0.89182925 -0.8849602 1.2441406 1.1759338 1.2869943 1.2797406 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x399 R9 = 0x0
  expect lane 5 R8 = 0x399 R9 = 0x0
  expect lane 6 R8 = 0x399 R9 = 0x0
  expect lane 7 R8 = 0x399 R9 = 0x0
}

warp 49 { asm "TMML.LOD.NODEP R8, R60, 49, 3D, 0xc"   active 0xff   killed 0x21
  s = { 0.4609375 0.52167875 0.43961245 0.49113345 -0.859375 -0.782251 -0.7220276 -0.47631377 ... }
  t = { -0.359375 -0.33076987 -0.3693962 -0.25881004 0.7519531 0.892924 0.80399066 0.4101715 ... }
  r = { -0.015625 0.064403534 0.010823176 0.026669282 1.5039062 1.9228516 1.351471 1.4330444 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 50 { asm "TMML.LOD R8, R104, 50, CUBE, 0x6"   active 0xff
  s = { -0.3088379 -0.18765989 -0.09933194 -0.009293392 0.62719727 -0.19476794 0.33123723 -0.1785291 ... }
  t = { 0.041748047 0.19959703 0.11502248 0.3171802 0.8054199 0.59088606 0.84970915 0.7559428 ... }
  r = { -1 -1 -1 -1 1 1 1 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 51 { asm "TMML.LOD.NDV R8, R64, 51, CUBE, 0x3"   active 0xff   stage compute
  s = { -0.07397461 -0.10829966 0.010885835 -0.036320936 0.3215332 0.39242944 0.21071249 0.30523348 ... }
  t = { -0.5041504 -0.5961167 -0.61365867 -0.71416116 0.18530273 0.093976766 0.093412586 -0.0038543358 ... }
  r = { 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x108 R9 = 0x108
  expect lane 1 R8 = 0x108 R9 = 0x108
  expect lane 2 R8 = 0x108 R9 = 0x108
  expect lane 3 R8 = 0x108 R9 = 0x108
  expect lane 4 R8 = 0x116 R9 = 0x116
  expect lane 5 R8 = 0x116 R9 = 0x116
  expect lane 6 R8 = 0x116 R9 = 0x116
  expect lane 7 R8 = 0x116 R9 = 0x116
}

warp 52 { asm "@P0 TMML.LOD R8, R68, 52, ARRAY_CUBE, 0xf"   active 0xff   pred 0x6b
  array = { 49 54176 63151 27752 36822 65112 64238 14199 ... }
  s = { 0.79125977 0.77928305 0.826338 0.81680954 0.14282227 0.40039945 -0.5348814 -0.27029476 ... }
  t = { -0.4128418 -0.42176986 -0.45587566 -0.47675458 -1 -1 -1 -1 ... }
  r = { 1 1 1 1 0.3894043 0.5068705 0.4569276 0.46720952 ... }
  expect lane 0 R8 = 0xffffef6a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffef6a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xffffef6a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xfffff308 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xfffff308 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = unwritten
}

warp 53 { asm "TMML.LOD R8, R0, 53, ARRAY_CUBE, 0x1"   active 0xff
  array = { 40619 45939 39890 37703 10356 53367 735 43045 ... }
  s = { -0.57543945 -1 -0.44491255 -0.7023978 0.5632324 0.567702 0.56580114 0.56930083 ... }
  t = { -0.9694824 -0.9328475 -1 -1 -1 -1 -1 -1 ... }
  r = { -1 0.018346151 -0.4768694 -0.04898622 -0.3083496 -0.2987447 -0.2982629 -0.29038745 ... }
  expect lane 0 R8 = 0xfffff7f9
  expect lane 1 R8 = 0xfffff7f9
  expect lane 2 R8 = 0xfffff7f9
  expect lane 3 R8 = 0xfffff7f9
  expect lane 4 R8 = 0xfffff0f0
  expect lane 5 R8 = 0xfffff0f0
  expect lane 6 R8 = 0xfffff0f0
  expect lane 7 R8 = 0xfffff0f0
}

warp 54 { asm "TMML.LOD.NDV R8, R8, 54, 2D, 0x3"   active 0xff   stage compute
  s = { 1.0253906 1.0282102 1.0272964 1.0253863 0.22070312 0.38243866 0.24729156 0.3673935 ... }
  t = { 1.5332031 1.5261934 1.5355179 1.5214659 -0.2265625 0.120513916 -0.69866943 -0.5931587 ... }
  expect lane 0 R8 = 0xfffffef4 R9 = 0x0
  expect lane 1 R8 = 0xfffffef4 R9 = 0x0
  expect lane 2 R8 = 0xfffffef4 R9 = 0x0
  expect lane 3 R8 = 0xfffffef4 R9 = 0x0
  expect lane 4 R8 = 0x4eb R9 = 0x0
  expect lane 5 R8 = 0x4eb R9 = 0x0
  expect lane 6 R8 = 0x4eb R9 = 0x0
  expect lane 7 R8 = 0x4eb R9 = 0x0
}

warp 55 { asm "TMML.LOD R8, R0, 55, 2D, 0x2"   active 0xef
  s = { 1.9472656 1.9294968 1.9809227 1.9671421 1.9472656 1.8057547 1.770813 1.4050226 ... }
  t = { -0.31445312 -0.28351974 -0.30584025 -0.28440738 0.98046875 1.8343735 0.82899857 1.363533 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 56 { asm "TMML.B.LOD R8, R12, R2, 0, 2D, 0xf"   active 0xff   stage compute
  s = { -0.22070312 -0.16672993 -0.33669043 -0.32405996 1.3847656 1.3599181 1.6178322 1.6401796 ... }
  t = { 0.59765625 0.47671223 0.48816776 0.3699224 -0.359375 -0.3333795 -0.33064985 -0.30700135 ... }
  handle = handle(texture 18, sampler 56)
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 57 { asm "TMML.LOD R8, R96, 57, 2D, 0xf"   active 0xef
  s = { -0.5683594 -0.56023353 -0.56282115 -0.55568314 -0.4375 -0.4651289 -0.4367361 -0.45581198 ... }
  t = { 0.31835938 0.31693527 0.32720083 0.32781857 1.9121094 1.9467335 1.9099829 1.9313633 ... }
  expect lane 0 R8 = 0xffffff6b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffff6b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffffff6b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffffff6b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 58 { asm "@P0 TMML.B.LOD R8, R100, R246, 0, 2D, 0xc"   active 0xff   pred 0x6b
  s = { 0.71875 0.7185259 0.7177954 0.71706486 1.0703125 1.0708841 1.0691671 1.068994 ... }
  t = { 0.9589844 0.95749617 0.95710754 0.95347357 0.3984375 0.40079695 0.40503812 0.4014958 ... }
  handle = handle(texture 1, sampler 58)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 59 { asm "TMML.B.LOD.NODEP R8, R116, R13, 0, 2D, 0x1"   active 0xff   killed 0x21
  s = { -0.36523438 -0.24084167 -0.38550186 -0.21281967 0.8417969 0.84196216 0.84473383 0.8451193 ... }
  t = { 0.30664062 0.3620046 0.32284036 0.24771626 0.7734375 0.77547276 0.775064 0.7738441 ... }
  handle = handle(texture 2, sampler 59)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x2a8
  expect lane 2 R8 = 0x2a8
  expect lane 3 R8 = 0x2a8
  expect lane 4 R8 = 0xfffffd43
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xfffffd43
  expect lane 7 R8 = 0xfffffd43
}

warp 60 { asm "@P0 TMML.LOD R8, R96, 60, 2D, 0xc"   active 0xff   pred 0x6b
  s = { -0.23242188 -0.20244569 -0.124599 -0.22331147 1.6621094 1.202666 1.583811 0.927273 ... }
  t = { 1.3476562 1.3872037 1.4542346 1.1491029 1.2109375 1.3591377 1.2946031 0.74279785 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 61 { asm "TMML.B.LOD.NODEP R8, R0, R174, 0, ARRAY_2D, 0xf"   active 0xff   killed 0x21
  array = { 24589 63679 23788 39134 52201 16449 35714 28775 ... }
  s = { 1.953125 1.9022385 1.9392219 1.9034956 1.9023438 1.7844683 1.9011332 1.574063 ... }
  t = { 0.859375 0.8649287 0.8799772 0.89988637 1.0253906 1.0561683 1.0916445 0.94451964 ... }
  handle = handle(texture 4, sampler 61)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0xfffffe90 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xfffffe90 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xfffffe90 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffffffe0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xffffffe0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffffffe0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TMML.B.LOD R8, R12, R228, 0, ARRAY_2D, 0xf"   active 0xff   stage compute
  array = { 8367 38394 61310 27889 292 56573 12368 54753 ... }
  s = { 0.8847656 0.9012642 0.8897188 0.89466894 -0.9433594 -0.94092464 -0.9573207 -0.9416375 ... }
  t = { 0.78515625 0.7762692 0.78292376 0.7699097 -0.044921875 -0.042756937 -0.03193884 -0.025954008 ... }
  handle = handle(texture 5, sampler 62)
  expect lane 0 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8481 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 63 { asm "TMML.B.LOD.NDV R8, R20, R241, 0, 1D, 0x3"   active 0xff   stage compute
  s = { 1.03125 0.8952656 1.0301399 1.0742655 0.060546875 0.067993164 -0.05065918 -0.049682617 ... }
  handle = handle(texture 6, sampler 63)
  expect lane 0 R8 = 0xc1f R9 = 0x362
  expect lane 1 R8 = 0xc1f R9 = 0x362
  expect lane 2 R8 = 0xc1f R9 = 0x362
  expect lane 3 R8 = 0xc1f R9 = 0x362
  expect lane 4 R8 = 0xbd5 R9 = 0x362
  expect lane 5 R8 = 0xbd5 R9 = 0x362
  expect lane 6 R8 = 0xbd5 R9 = 0x362
  expect lane 7 R8 = 0xbd5 R9 = 0x362
}

warp 0 { asm "TMML.LOD.NODEP R8, R28, 64, 1D, 0xf"   active 0xff   killed 0x21
  s = { 0.09375 0.09248239 0.09381004 0.0915541 1.5351562 1.5351555 1.5351627 1.5351648 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x1014 R9 = 0xf00 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x1014 R9 = 0xf00 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x1014 R9 = 0xf00 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x828 R9 = 0x800 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x828 R9 = 0x800 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x828 R9 = 0x800 R10 = 0x0 R11 = 0x0
}

warp 1 { asm "@P0 TMML.B.LOD R8, R4, R66, 0, ARRAY_1D, 0x6"   active 0xff   pred 0x6b
  array = { 20857 65485 16162 1212 2543 31957 54036 26285 ... }
  s = { 0.15234375 0.15032339 0.16293478 0.15346718 0.859375 0.8585596 0.8656621 0.868119 ... }
  handle = handle(texture 8, sampler 65)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 2 { asm "TMML.B.LOD R8, R16, R123, 0, ARRAY_1D, 0x6"   active 0xef
  array = { 57834 58622 64081 1635 33577 37103 5425 24622 ... }
  s = { -0.5058594 -0.5062433 -0.4964838 -0.49407762 1.8710938 1.8711863 1.8658816 1.8658006 ... }
  handle = handle(texture 9, sampler 66)
  expect lane 0 R8 = 0x4db R9 = 0x0
  expect lane 1 R8 = 0x4db R9 = 0x0
  expect lane 2 R8 = 0x4db R9 = 0x0
  expect lane 3 R8 = 0x4db R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 3 { asm "TMML.B.LOD.NDV R8, R88, R199, 0, 3D, 0x6"   active 0xff   stage compute
  s = { 0.48632812 0.49088666 0.4935751 0.49456608 1.9003906 1.8977516 1.9013335 1.8971354 ... }
  t = { 1.5449219 1.525683 1.5405391 1.5056444 1.2519531 1.2437563 1.2647994 1.2537475 ... }
  r = { -0.24023438 -0.2385358 -0.23983592 -0.2505399 -0.47070312 -0.47098634 -0.46095535 -0.46518272 ... }
  handle = handle(texture 10, sampler 67)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 4 { asm "@P0 TMML.B.LOD R8, R16, R106, 0, 3D, 0x6"   active 0xff   pred 0x6b
  s = { 0.60546875 0.5602371 0.53177184 0.60590667 0.7988281 0.87901497 0.79328346 0.86766624 ... }
  t = { 0.078125 0.09171465 0.37605456 0.48049673 -0.044921875 0.16202122 -0.08965026 0.034645293 ... }
  r = { 1.4433594 1.30534 1.502263 1.2034137 1.1542969 1.1823444 1.0104798 0.9422254 ... }
  handle = handle(texture 11, sampler 68)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 5 { asm "TMML.LOD R8, R20, 69, CUBE, 0x1"   active 0xef
  s = { -1 -1 -1 -1 -0.52612305 -0.44606358 -0.34338328 -0.32730034 ... }
  t = { -0.9543457 -0.9510856 -0.9413899 -0.9403632 -0.5812988 -1 -0.27518806 -0.85249746 ... }
  r = { 0.66381836 0.65807813 0.6543798 0.6455459 -1 -0.6508047 -1 -1 ... }
  expect lane 0 R8 = 0xfffffe09
  expect lane 1 R8 = 0xfffffe09
  expect lane 2 R8 = 0xfffffe09
  expect lane 3 R8 = 0xfffffe09
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000
  expect lane 6 R8 = 0xffff8000
  expect lane 7 R8 = 0xffff8000
}

warp 6 { asm "TMML.B.LOD.NODEP R8, R80, R197, 0, CUBE, 0x2"   active 0xff   killed 0x21
  s = { -0.111572266 -0.4335283 -0.022909597 -0.35186762 1 1 1 1 ... }
  t = { -1 -1 -1 -1 0.8273926 0.77425766 0.90271074 0.8890706 ... }
  r = { 0.029052734 0.06280796 0.3135515 0.69724774 -0.47143555 -0.3649831 -0.5066362 -0.4053328 ... }
  handle = handle(texture 13, sampler 70)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x300
  expect lane 2 R8 = 0x300
  expect lane 3 R8 = 0x300
  expect lane 4 R8 = 0x100
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x100
  expect lane 7 R8 = 0x100
}

warp 7 { asm "TMML.LOD.NODEP R8, R84, 71, ARRAY_CUBE, 0xf"   active 0xff   killed 0x21
  array = { 59417 49509 19079 7139 31972 36615 34958 43382 ... }
  s = { -0.9123535 -0.9901738 -1 -1 0.98461914 0.9877407 0.96031725 0.9821278 ... }
  t = { -1 -1 -0.8158642 -0.7164558 1 1 1 1 ... }
  r = { 0.28393555 0.46799862 0.39216372 0.5587749 -0.15258789 -0.16436958 -0.109979786 -0.11425543 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0xfffffa74 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xfffffa74 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xfffffa74 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xfffff7d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xfffff7d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xfffff7d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 8 { asm "TMML.B.LOD R8, R52, R30, 0, ARRAY_CUBE, 0x3"   active 0xff
  array = { 44519 56348 14449 39770 46590 28102 39619 32886 ... }
  s = { 1 1 0.4756383 0.60481334 1 0.48031703 1 0.56588805 ... }
  t = { -0.44213867 0.23920062 -1 -0.30366778 -0.0871582 1 0.7198644 1 ... }
  r = { -0.56518555 -0.6202147 -0.7740435 -1 -0.56030273 0.17273599 0.44951543 0.47119483 ... }
  handle = handle(texture 15, sampler 72)
  expect lane 0 R8 = 0xff R9 = 0x100
  expect lane 1 R8 = 0xff R9 = 0x100
  expect lane 2 R8 = 0xff R9 = 0x100
  expect lane 3 R8 = 0xff R9 = 0x100
  expect lane 4 R8 = 0x175 R9 = 0x100
  expect lane 5 R8 = 0x175 R9 = 0x100
  expect lane 6 R8 = 0x175 R9 = 0x100
  expect lane 7 R8 = 0x175 R9 = 0x100
}

warp 9 { asm "TMML.B.LOD R8, R112, R79, 0, 2D, 0xf"   active 0xff   stage compute
  s = { -0.2109375 -0.18426132 -0.40536118 -0.39280415 0.9238281 0.94754386 0.8920125 0.93130594 ... }
  t = { 1.8085938 1.3465672 1.328783 0.6361637 -0.54296875 -0.54247785 -0.51133084 -0.49582928 ... }
  handle = handle(texture 16, sampler 73)
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 10 { asm "TMML.LOD.NDV R8, R60, 74, 2D, 0xc"   active 0xff   stage compute
  s = { 1.296875 1.2848864 1.3350849 1.250123 0.26757812 0.26735872 0.2608211 0.25809222 ... }
  t = { 1.2792969 1.3241396 1.4230614 1.3712015 -0.56640625 -0.5583854 -0.5711913 -0.56031334 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 11 { asm "@P0 TMML.LOD R8, R80, 75, 2D, 0x1"   active 0xff   pred 0x6b
  s = { 0.40234375 0.39901918 0.40722752 0.40441993 1.1582031 1.1604676 1.1609987 1.16275 ... }
  t = { 0.3515625 0.35472155 0.35150644 0.3561178 0.0703125 0.071541846 0.069948 0.0698349 ... }
  expect lane 0 R8 = 0xfffffdd3
  expect lane 1 R8 = 0xfffffdd3
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xfffffdd3
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xfffffd08
  expect lane 6 R8 = 0xfffffd08
  expect lane 7 R8 = unwritten
}

warp 12 { asm "TMML.B.LOD R8, R104, R229, 0, 2D, 0x6"   active 0xff
  s = { -0.37695312 -0.35639143 -0.32095695 -0.31864822 0.40820312 0.38125467 0.43701375 0.35509348 ... }
  t = { 0.7871094 0.81404877 0.83713603 0.90355337 -0.140625 -0.120254695 -0.035556316 -0.041271508 ... }
  handle = handle(texture 0, sampler 76)
  expect lane 0 R8 = 0x200 R9 = 0x0
  expect lane 1 R8 = 0x200 R9 = 0x0
  expect lane 2 R8 = 0x200 R9 = 0x0
  expect lane 3 R8 = 0x200 R9 = 0x0
  expect lane 4 R8 = 0x200 R9 = 0x0
  expect lane 5 R8 = 0x200 R9 = 0x0
  expect lane 6 R8 = 0x200 R9 = 0x0
  expect lane 7 R8 = 0x200 R9 = 0x0
}

warp 13 { asm "TMML.B.LOD R8, R72, R199, 0, 2D, 0x3"   active 0xff   stage compute
  s = { 1.125 1.1434922 1.1835809 1.2696118 0.28710938 0.24613571 0.30369186 0.26855278 ... }
  t = { 0.8457031 0.99098015 0.7997165 0.98925066 1.4550781 1.4825401 1.5333405 1.5179863 ... }
  handle = handle(texture 1, sampler 77)
  expect lane 0 R8 = 0xffff80cc R9 = 0x0
  expect lane 1 R8 = 0xffff80cc R9 = 0x0
  expect lane 2 R8 = 0xffff80cc R9 = 0x0
  expect lane 3 R8 = 0xffff80cc R9 = 0x0
  expect lane 4 R8 = 0xffff80cc R9 = 0x0
  expect lane 5 R8 = 0xffff80cc R9 = 0x0
  expect lane 6 R8 = 0xffff80cc R9 = 0x0
  expect lane 7 R8 = 0xffff80cc R9 = 0x0
}

warp 14 { asm "TMML.LOD.NODEP R8, R80, 78, 2D, 0x3"   active 0xff   killed 0x21
  s = { 1.4804688 1.4901787 1.4687698 1.4774055 1.7207031 1.7571942 1.6650381 1.7692806 ... }
  t = { 0.15820312 0.16604763 0.13640636 0.21738073 -0.14453125 -0.27009583 -0.1853199 -0.3096943 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x337 R9 = 0x55
  expect lane 2 R8 = 0x337 R9 = 0x55
  expect lane 3 R8 = 0x337 R9 = 0x55
  expect lane 4 R8 = 0x542 R9 = 0x55
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x542 R9 = 0x55
  expect lane 7 R8 = 0x542 R9 = 0x55
}

warp 15 { asm "TMML.B.LOD.NODEP R8, R28, R233, 0, 2D, 0x3"   active 0xff   killed 0x21
  s = { 1.1757812 1.17225 1.1748362 1.166983 1.0878906 1.0847826 1.0877936 1.0854074 ... }
  t = { -0.38867188 -0.37820953 -0.3601391 -0.34203494 0.76171875 0.7607508 0.7656298 0.7645432 ... }
  handle = handle(texture 3, sampler 79)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x3d1 R9 = 0x400
  expect lane 2 R8 = 0x3d1 R9 = 0x400
  expect lane 3 R8 = 0x3d1 R9 = 0x400
  expect lane 4 R8 = 0x1a6 R9 = 0x200
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x1a6 R9 = 0x200
  expect lane 7 R8 = 0x1a6 R9 = 0x200
}

warp 16 { asm "@P0 TMML.LOD R8, R20, 80, ARRAY_2D, 0x3"   active 0xff   pred 0x6b
  array = { 15559 13549 44066 30768 25872 25835 53242 11576 ... }
  s = { -0.7597656 -0.766452 -0.7235767 -0.71537113 0.55078125 0.52046776 1.190918 1.142004 ... }
  t = { -0.40429688 -0.3935443 -0.4186055 -0.40483984 1.7265625 1.3464813 1.6994514 1.1316986 ... }
  expect lane 0 R8 = 0x10f R9 = 0x0
  expect lane 1 R8 = 0x10f R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x10f R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x4f2 R9 = 0x0
  expect lane 6 R8 = 0x4f2 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 17 { asm "TMML.LOD R8, R20, 81, ARRAY_2D, 0xf"   active 0xef
  array = { 31995 8341 49898 37119 50154 53776 48525 54429 ... }
  s = { -0.8652344 -0.8604877 -0.86793405 -0.85456204 -0.5214844 -0.51867646 -0.53019404 -0.52810824 ... }
  t = { 0.5957031 0.59517103 0.60835 0.6057942 1.4101562 1.4041606 1.4136211 1.4061174 ... }
  expect lane 0 R8 = 0x7 R9 = 0x7 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x7 R9 = 0x7 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x7 R9 = 0x7 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x7 R9 = 0x7 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TMML.LOD R8, R104, 82, 1D, 0xc"   active 0xff   stage compute
  s = { 0.28710938 0.29402804 0.2904775 0.30230856 -0.9765625 -0.9765597 -0.9765608 -0.9765572 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 19 { asm "TMML.LOD R8, R4, 83, 1D, 0xf"   active 0xff   stage compute
  s = { 0.17382812 0.1739293 0.17368272 0.17396164 -0.16015625 -0.16042505 -0.16034208 -0.16052535 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TMML.B.LOD.NDV R8, R64, R184, 0, ARRAY_1D, 0x3"   active 0xff   stage compute
  array = { 1676 16526 10924 27816 30539 25418 42517 8502 ... }
  s = { 0.18164062 0.1854896 0.110497 0.08314365 1.0449219 1.0668054 1.0572252 1.0696268 ... }
  handle = handle(texture 8, sampler 84)
  expect lane 0 R8 = 0x107 R9 = 0x100
  expect lane 1 R8 = 0x107 R9 = 0x100
  expect lane 2 R8 = 0x107 R9 = 0x100
  expect lane 3 R8 = 0x107 R9 = 0x100
  expect lane 4 R8 = 0xffffff53 R9 = 0x0
  expect lane 5 R8 = 0xffffff53 R9 = 0x0
  expect lane 6 R8 = 0xffffff53 R9 = 0x0
  expect lane 7 R8 = 0xffffff53 R9 = 0x0
}

warp 21 { asm "TMML.LOD.NODEP R8, R60, 85, ARRAY_1D, 0xf"   active 0xff   killed 0x21
  array = { 44662 17809 31373 32033 43727 35643 60863 3766 ... }
  s = { 1.7929688 1.716943 1.7662659 1.8153503 -0.7714844 -0.7667442 -0.73684573 -0.72213453 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x1a8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x1a8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x1a8 R9 = 0x200 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x83 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x83 R9 = 0x100 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x83 R9 = 0x100 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TMML.LOD R8, R48, 86, 3D, 0x1"   active 0xef
  s = { -0.009765625 0.008739471 -0.004547119 0.010943604 1.7597656 1.7371687 1.7474558 1.6746178 ... }
  t = { 0.8984375 0.8861313 0.89271164 0.8799019 1.3183594 1.2851393 1.5693079 1.6977789 ... }
  r = { 0.546875 0.50868696 0.58966887 0.5413026 1.1796875 1.1387881 1.0358875 1.009125 ... }
  expect lane 0 R8 = 0xfffffdb7
  expect lane 1 R8 = 0xfffffdb7
  expect lane 2 R8 = 0xfffffdb7
  expect lane 3 R8 = 0xfffffdb7
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000
  expect lane 6 R8 = 0xffff8000
  expect lane 7 R8 = 0xffff8000
}

warp 23 { asm "@P0 TMML.LOD R8, R104, 87, 3D, 0x6"   active 0xff   pred 0x6b
  s = { -0.47460938 0.2069458 -0.37336692 0.4003269 1.1660156 1.2574081 1.1020178 1.1981646 ... }
  t = { 0.5839844 0.8975118 0.46344757 0.85620373 0.61328125 0.7800136 0.63965535 0.83808273 ... }
  r = { 0.03515625 0.12655228 0.1322849 0.44712242 1.71875 1.8382277 1.7445629 1.8672185 ... }
  expect lane 0 R8 = 0x400 R9 = 0x0
  expect lane 1 R8 = 0x400 R9 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x400 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x400 R9 = 0x0
  expect lane 6 R8 = 0x400 R9 = 0x0
  expect lane 7 R8 = unwritten
}

warp 24 { asm "@P0 TMML.B.LOD R8, R80, R57, 0, CUBE, 0x3"   active 0xff   pred 0x6b
  s = { 0.9592285 0.9594182 0.973731 0.97466975 -1 -1 -1 -1 ... }
  t = { 1 1 1 1 0.12231445 0.058332812 0.14769006 0.096050955 ... }
  r = { 0.42407227 0.41255593 0.41807204 0.40400174 0.060302734 0.17891945 0.044478517 0.2007089 ... }
  handle = handle(texture 12, sampler 88)
  expect lane 0 R8 = 0x342 R9 = 0x300
  expect lane 1 R8 = 0x342 R9 = 0x300
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x342 R9 = 0x300
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x65c R9 = 0x500
  expect lane 6 R8 = 0x65c R9 = 0x500
  expect lane 7 R8 = unwritten
}

warp 25 { asm "@P0 TMML.LOD R8, R40, 89, CUBE, 0xf"   active 0xff   pred 0x6b
  s = { -0.8913574 -0.8622104 -0.8740311 -0.8417654 -1 -0.7314505 -0.74079555 -0.8223199 ... }
  t = { 1 1 1 1 0.10473633 -1 -0.09171309 -0.77528155 ... }
  r = { -0.064697266 -0.07015318 -0.07729337 -0.086709894 0.75024414 0.2337176 1 1 ... }
  expect lane 0 R8 = 0xfffffefd R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xfffffefd R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0xfffffefd R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x40c R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x40c R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = unwritten
}

warp 26 { asm "TMML.LOD R8, R0, 90, ARRAY_CUBE, 0x3"   active 0xef
  array = { 59640 20409 56801 18368 56650 29654 33261 23703 ... }
  s = { 0.24194336 0.25628695 0.23093909 0.25292268 0.59887695 -0.12163446 -0.72358704 -0.49345067 ... }
  t = { -1 -1 -1 -1 1 0.5665505 0.69880176 0.07510345 ... }
  r = { -0.14233398 -0.14564174 -0.1317815 -0.14218596 0.5793457 -1 -1 -1 ... }
  expect lane 0 R8 = 0xfffffd6d R9 = 0x0
  expect lane 1 R8 = 0xfffffd6d R9 = 0x0
  expect lane 2 R8 = 0xfffffd6d R9 = 0x0
  expect lane 3 R8 = 0xfffffd6d R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0
}

warp 27 { asm "TMML.LOD.NODEP R8, R64, 91, ARRAY_CUBE, 0x3"   active 0xff   killed 0x21
  array = { 49148 41510 64727 789 57366 5645 22582 10148 ... }
  s = { 0.10913086 0.14427865 0.28163671 0.28866002 -0.14477539 -0.13127492 -0.111432895 -0.088192195 ... }
  t = { -0.47631836 -1 -0.46492597 -1 -0.18139648 -0.21514064 -0.24168915 -0.26344982 ... }
  r = { 1 0.43459466 1 0.7083792 -1 -1 -1 -1 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x323 R9 = 0x200
  expect lane 2 R8 = 0x323 R9 = 0x200
  expect lane 3 R8 = 0x323 R9 = 0x200
  expect lane 4 R8 = 0xffffff9a R9 = 0x200
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xffffff9a R9 = 0x200
  expect lane 7 R8 = 0xffffff9a R9 = 0x200
}

warp 28 { asm "TMML.LOD R8, R28, 92, 2D, 0x3"   active 0xff   stage compute
  s = { 0.6230469 0.61660707 0.6264192 0.6264448 1.9511719 1.9617712 1.9235032 1.9380391 ... }
  t = { -0.5839844 -0.5963801 -0.5700662 -0.5750682 0.3203125 0.3180617 0.32384878 0.35196012 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0
  expect lane 2 R8 = 0xffff8000 R9 = 0x0
  expect lane 3 R8 = 0xffff8000 R9 = 0x0
  expect lane 4 R8 = 0xffff8000 R9 = 0x0
  expect lane 5 R8 = 0xffff8000 R9 = 0x0
  expect lane 6 R8 = 0xffff8000 R9 = 0x0
  expect lane 7 R8 = 0xffff8000 R9 = 0x0
}

warp 29 { asm "TMML.B.LOD R8, R44, R105, 0, 2D, 0x3"   active 0xff
  s = { -0.921875 -0.9608698 -0.9336562 -0.9490516 1.7324219 1.7487073 1.3949108 1.3079228 ... }
  t = { 1.5839844 1.6320405 1.5762978 1.6171477 0.8828125 0.6714425 0.45269585 0.24439001 ... }
  handle = handle(texture 17, sampler 93)
  expect lane 0 R8 = 0x11da R9 = 0x207
  expect lane 1 R8 = 0x11da R9 = 0x207
  expect lane 2 R8 = 0x11da R9 = 0x207
  expect lane 3 R8 = 0x11da R9 = 0x207
  expect lane 4 R8 = 0x152a R9 = 0x207
  expect lane 5 R8 = 0x152a R9 = 0x207
  expect lane 6 R8 = 0x152a R9 = 0x207
  expect lane 7 R8 = 0x152a R9 = 0x207
}

warp 30 { asm "TMML.LOD.NODEP R8, R76, 94, 2D, 0x2"   active 0xff   killed 0x21
  s = { 1.1035156 1.1046761 1.1036288 1.1052456 1.0742188 1.0685701 1.0683091 1.0610642 ... }
  t = { -0.2890625 -0.29049444 -0.29082096 -0.2920539 -0.7753906 -0.7745615 -0.7797617 -0.7779892 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x200
  expect lane 2 R8 = 0x200
  expect lane 3 R8 = 0x200
  expect lane 4 R8 = 0x200
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x200
  expect lane 7 R8 = 0x200
}

warp 31 { asm "TMML.LOD R8, R48, 95, 2D, 0xf"   active 0xef
  s = { 1.4960938 1.6756058 1.4723167 1.5821648 1.8925781 1.9157112 1.886216 1.8915887 ... }
  t = { 0.42382812 0.42975044 0.4372301 0.58248043 1.4902344 1.4896605 1.4939843 1.488399 ... }
  expect lane 0 R8 = 0x7fb R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x7fb R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x7fb R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x7fb R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8475 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xffff8475 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0xffff8475 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 32 { asm "TMML.LOD R8, R108, 96, 2D, 0x6"   active 0xff   stage compute
  s = { -0.6347656 -0.6393362 -0.634476 -0.6395285 0.93359375 0.12684059 0.64889336 0.07877827 ... }
  t = { -0.6015625 -0.6069159 -0.60541886 -0.61231244 -0.24804688 -0.10600281 -0.42810202 -0.17074919 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 33 { asm "TMML.LOD R8, R64, 97, 2D, 0x2"   active 0xef
  s = { -0.078125 -0.07499389 -0.100782014 -0.108363345 0.25585938 0.23215866 0.1202362 0.1286583 ... }
  t = { -0.4453125 -0.34323755 -0.47675037 -0.3107729 0.359375 0.4076945 0.82614136 1.0662893 ... }
  expect lane 0 R8 = 0x100
  expect lane 1 R8 = 0x100
  expect lane 2 R8 = 0x100
  expect lane 3 R8 = 0x100
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 34 { asm "TMML.LOD R8, R32, 98, 2D, 0x3"   active 0xef
  s = { 1.6269531 1.6275026 1.626178 1.6271514 -0.033203125 0.26487792 0.1729773 0.40745848 ... }
  t = { 0.078125 0.09001589 0.07632589 0.08007622 1.6621094 1.5732422 2.1596375 2.1176605 ... }
  expect lane 0 R8 = 0x863 R9 = 0x0
  expect lane 1 R8 = 0x863 R9 = 0x0
  expect lane 2 R8 = 0x863 R9 = 0x0
  expect lane 3 R8 = 0x863 R9 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8a99 R9 = 0x0
  expect lane 6 R8 = 0xffff8a99 R9 = 0x0
  expect lane 7 R8 = 0xffff8a99 R9 = 0x0
}

warp 35 { asm "@P0 TMML.LOD R8, R56, 99, ARRAY_2D, 0xf"   active 0xff   pred 0x6b
  array = { 44171 50092 37288 53842 60526 21968 63890 23003 ... }
  s = { 0.23632812 1.0771484 0.3963318 1.1076965 0.6269531 0.61986417 0.6314016 0.62688756 ... }
  t = { 0.40625 0.3872803 1.0855713 1.1719605 1.765625 1.7679627 1.76448 1.7648132 ... }
  expect lane 0 R8 = 0x5c7 R9 = 0x300 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x5c7 R9 = 0x300 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x5c7 R9 = 0x300 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xfffffea3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xfffffea3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = unwritten
}

warp 36 { asm "TMML.B.LOD R8, R36, R206, 0, ARRAY_2D, 0x1"   active 0xef
  array = { 32462 42675 50874 24715 40190 2567 45001 32851 ... }
  s = { 1.0390625 1.6438802 1.2539062 1.7593588 -0.109375 -0.10925403 -0.10968709 -0.10966644 ... }
  t = { 0.53125 0.58515626 0.28427735 0.21513672 1.359375 1.3590882 1.3596834 1.3592606 ... }
  handle = handle(texture 5, sampler 100)
  expect lane 0 R8 = 0x306
  expect lane 1 R8 = 0x306
  expect lane 2 R8 = 0x306
  expect lane 3 R8 = 0x306
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000
  expect lane 6 R8 = 0xffff8000
  expect lane 7 R8 = 0xffff8000
}

warp 37 { asm "@P0 TMML.LOD R8, R92, 101, 1D, 0x2"   active 0xff   pred 0x6b
  s = { 0.49414062 0.49411926 0.49396923 0.49403667 -0.97265625 -0.9741024 -0.9727451 -0.9752846 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = unwritten
}

warp 38 { asm "TMML.B.LOD.NDV R8, R80, R144, 0, 1D, 0x6"   active 0xff   stage compute
  s = { 0.3203125 0.32034254 0.3202769 0.3202881 -0.03515625 -0.035156414 -0.035143636 -0.03510779 ... }
  handle = handle(texture 7, sampler 102)
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 39 { asm "TMML.LOD R8, R88, 103, ARRAY_1D, 0x3"   active 0xff
  array = { 38993 34963 35124 49890 35690 35417 20757 6070 ... }
  s = { 1.9609375 2.1393795 1.8971138 1.951685 0.40234375 0.43058145 0.3993151 0.4256827 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0xfffffd58 R9 = 0x0
  expect lane 5 R8 = 0xfffffd58 R9 = 0x0
  expect lane 6 R8 = 0xfffffd58 R9 = 0x0
  expect lane 7 R8 = 0xfffffd58 R9 = 0x0
}

warp 40 { asm "TMML.B.LOD.NODEP R8, R72, R20, 0, ARRAY_1D, 0x3"   active 0xff   killed 0x21
  array = { 45515 51501 19295 23809 475 25695 1764 3095 ... }
  s = { 0.4921875 0.4984045 0.49917674 0.48548174 -0.20507812 -0.14046955 -0.033870697 0.118917465 ... }
  handle = handle(texture 9, sampler 104)
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0x298 R9 = 0x0
  expect lane 2 R8 = 0x298 R9 = 0x0
  expect lane 3 R8 = 0x298 R9 = 0x0
  expect lane 4 R8 = 0x6d7 R9 = 0x0
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0x6d7 R9 = 0x0
  expect lane 7 R8 = 0x6d7 R9 = 0x0
}

warp 41 { asm "TMML.LOD.NDV R8, R0, 105, 3D, 0xc"   active 0xff   stage compute
  s = { 1.2382812 1.1932762 0.98782194 0.84083784 0.8671875 0.872303 0.86650383 0.86876893 ... }
  t = { 0.5390625 1.2636719 0.6563263 1.6532931 1.484375 1.4845676 1.4826603 1.4752388 ... }
  r = { 1.6328125 1.7720361 1.4349881 1.4500427 -0.9238281 -0.9253216 -0.9266196 -0.9254074 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 42 { asm "TMML.LOD R8, R20, 106, 3D, 0x1"   active 0xff
  s = { 1.3613281 1.3686882 1.306308 1.3418076 -0.35351562 -0.3538615 -0.3575428 -0.35639352 ... }
  t = { 1.5664062 1.6411166 1.4300401 1.5276896 -0.0625 -0.060012817 -0.055194855 -0.05629158 ... }
  r = { -0.28320312 -0.28583056 -0.37959877 -0.38017333 0.49023438 0.48066622 0.49216425 0.4839245 ... }
  expect lane 0 R8 = 0x10d
  expect lane 1 R8 = 0x10d
  expect lane 2 R8 = 0x10d
  expect lane 3 R8 = 0x10d
  expect lane 4 R8 = 0xfffffd05
  expect lane 5 R8 = 0xfffffd05
  expect lane 6 R8 = 0xfffffd05
  expect lane 7 R8 = 0xfffffd05
}

warp 43 { asm "TMML.B.LOD R8, R52, R64, 0, CUBE, 0x2"   active 0xff   stage compute
  s = { -0.41577148 -0.41533533 -0.52938044 -0.5069789 0.6989746 1 0.100815356 -0.56493175 ... }
  t = { 0.09887695 0.1962975 0.21961458 0.29241323 -0.36547852 0.45516318 -1 -0.6994376 ... }
  r = { -1 -1 -1 -1 1 0.7466268 0.3630803 -1 ... }
  handle = handle(texture 12, sampler 107)
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 44 { asm "TMML.LOD R8, R84, 108, CUBE, 0x1"   active 0xef
  s = { -1 -1 -1 -1 1 1 1 1 ... }
  t = { 0.43139648 0.34790587 0.53503555 0.48163018 -0.005126953 0.0023769746 0.014371499 0.021675205 ... }
  r = { -0.37182617 -0.19948892 -0.22818646 -0.10502175 0.2331543 0.21559273 0.23129253 0.20949797 ... }
  expect lane 0 R8 = 0x19e
  expect lane 1 R8 = 0x19e
  expect lane 2 R8 = 0x19e
  expect lane 3 R8 = 0x19e
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000
  expect lane 6 R8 = 0xffff8000
  expect lane 7 R8 = 0xffff8000
}

warp 45 { asm "TMML.LOD R8, R76, 109, ARRAY_CUBE, 0x1"   active 0xff   stage compute
  array = { 29093 15639 45956 33748 5243 14739 8087 36165 ... }
  s = { 0.053466797 -0.09081238 -0.027240327 -0.35150135 -0.5422363 -0.55802184 -0.53761464 -0.555326 ... }
  t = { -1 -1 -1 -1 0.7224121 0.7063531 0.75898385 0.7547126 ... }
  r = { 0.031982422 -0.22543305 -0.33540395 -0.61803776 1 1 1 1 ... }
  expect lane 0 R8 = 0xffff8135
  expect lane 1 R8 = 0xffff8135
  expect lane 2 R8 = 0xffff8135
  expect lane 3 R8 = 0xffff8135
  expect lane 4 R8 = 0xffff8135
  expect lane 5 R8 = 0xffff8135
  expect lane 6 R8 = 0xffff8135
  expect lane 7 R8 = 0xffff8135
}

warp 46 { asm "TMML.LOD R8, R48, 110, ARRAY_CUBE, 0x2"   active 0xff
  array = { 6567 28256 218 44850 9769 26700 63688 3366 ... }
  s = { 1 1 1 1 1 1 1 1 ... }
  t = { -0.5397949 -0.4659128 -0.5367589 -0.48266715 0.33325195 0.33641553 0.33822024 0.33508566 ... }
  r = { -0.5407715 -0.5682289 -0.481766 -0.5407426 0.90893555 0.9117465 0.86744523 0.86284035 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 47 { asm "TMML.LOD.NODEP R8, R20, 111, 2D, 0x1"   active 0xff   killed 0x21
  s = { -0.49804688 -0.5576172 -0.4913423 -0.5716226 0.7734375 0.78289086 0.73999035 0.73747015 ... }
  t = { 1.5332031 1.5248988 1.5465323 1.5291964 0.9453125 0.9174036 0.95081186 0.915166 ... }
  expect lane 0 R8 = unwritten
  expect lane 1 R8 = 0xfffff386
  expect lane 2 R8 = 0xfffff386
  expect lane 3 R8 = 0xfffff386
  expect lane 4 R8 = 0xfffff2b2
  expect lane 5 R8 = unwritten
  expect lane 6 R8 = 0xfffff2b2
  expect lane 7 R8 = 0xfffff2b2
}

warp 48 { asm "TMML.LOD R8, R80, 112, 2D, 0xc"   active 0xff
  s = { 1.7617188 1.7167177 1.7815089 1.7163088 0.6074219 0.6067792 0.6136141 0.61605215 ... }
  t = { 0.38476562 0.42651892 0.46161318 0.5253413 -0.5605469 -0.56178224 -0.5699813 -0.5747036 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0
}

warp 49 { asm "TMML.LOD.NDV R8, R16, 113, 2D, 0x1"   active 0xff   stage compute
  s = { -0.6152344 -0.6155232 -0.61530226 -0.61695033 -0.6894531 -0.69248587 -0.68767077 -0.689556 ... }
  t = { 1.3632812 1.3628058 1.3631417 1.363553 1.7480469 1.7494745 1.7479476 1.7500491 ... }
  expect lane 0 R8 = 0xfffffab0
  expect lane 1 R8 = 0xfffffab0
  expect lane 2 R8 = 0xfffffab0
  expect lane 3 R8 = 0xfffffab0
  expect lane 4 R8 = 0xfffffd47
  expect lane 5 R8 = 0xfffffd47
  expect lane 6 R8 = 0xfffffd47
  expect lane 7 R8 = 0xfffffd47
}
