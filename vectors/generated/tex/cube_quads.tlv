# TEX of cubes: levels of derivatives on one face and across edges, with a bias, in a register; roundings, divergence.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-110 PD-111

texture 0 { format R32 UINT   type CUBEMAP   size 32 32   levels 6   address 0x20000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 1 { format R32 UINT   type CUBEMAP   size 32 32   levels 6   LOD_ISO_QUALITY 0x1   address 0x20400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 2 { format R32 UINT   type CUBEMAP   size 20 20   levels 5   view 1 4   address 0x20800000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 3 { format R32 UINT   type CUBEMAP   size 20 20   levels 5   view 1 4   LOD_ISO_QUALITY 0x1   address 0x20c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 4 { format R32 UINT   type CUBEMAP_ARRAY   size 16 16   layers 2   levels 5   address 0x21000000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 5 { format R32 UINT   type CUBEMAP_ARRAY   size 16 16   layers 2   levels 5   LOD_ISO_QUALITY 0x1   address 0x21400000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 6 { format R32 UINT   type CUBEMAP_ARRAY   size 44 44   layers 3   levels 6   view 1 3   address 0x21800000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
texture 7 { format R32 UINT   type CUBEMAP_ARRAY   size 44 44   layers 3   levels 6   view 1 3   LOD_ISO_QUALITY 0x1   address 0x21c00000   texels expression (x + 256 * y + 65536 * (z + layer) + 16777216 * level) }
sampler 0 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x246 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fc3 }
handle 2 texture 2 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x15e }
handle 3 texture 3 sampler 3
sampler 4 { address MIRROR MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 4 texture 4 sampler 4
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1fb1 }
handle 5 texture 5 sampler 5
sampler 6 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1df4 }
handle 6 texture 6 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 7 texture 7 sampler 7
sampler 8 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ded CUBEMAP_INTERFACE_FILTERING 1 }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f3a CUBEMAP_INTERFACE_FILTERING 1 }
handle 9 texture 1 sampler 9
sampler 10 { address BORDER MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 1 }
handle 10 texture 2 sampler 10
sampler 11 { address BORDER BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0xf8 CUBEMAP_INTERFACE_FILTERING 1 }
handle 11 texture 3 sampler 11
sampler 12 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d65 CUBEMAP_INTERFACE_FILTERING 1 }
handle 12 texture 4 sampler 12
sampler 13 { address WRAP CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 1 }
handle 13 texture 5 sampler 13
sampler 14 { address MIRROR CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1f2 CUBEMAP_INTERFACE_FILTERING 1 }
handle 14 texture 6 sampler 14
sampler 15 { address WRAP MIRROR_ONCE_BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1e57 CUBEMAP_INTERFACE_FILTERING 1 }
handle 15 texture 7 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 2 }
handle 16 texture 0 sampler 16
sampler 17 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1e8 CUBEMAP_INTERFACE_FILTERING 2 }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x217 CUBEMAP_INTERFACE_FILTERING 2 }
handle 18 texture 2 sampler 18
sampler 19 { address MIRROR MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 3 sampler 19
sampler 20 { address MIRROR_ONCE_CLAMP_OGL MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x2e5 CUBEMAP_INTERFACE_FILTERING 2 }
handle 20 texture 4 sampler 20
sampler 21 { address MIRROR WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x252 CUBEMAP_INTERFACE_FILTERING 2 }
handle 21 texture 5 sampler 21
sampler 22 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 2 }
handle 22 texture 6 sampler 22
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1c6c CUBEMAP_INTERFACE_FILTERING 2 }
handle 23 texture 7 sampler 23
sampler 24 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x493 CUBEMAP_INTERFACE_FILTERING 3 }
handle 24 texture 0 sampler 24
sampler 25 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 25 texture 1 sampler 25
sampler 26 { address BORDER CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x45d CUBEMAP_INTERFACE_FILTERING 3 }
handle 26 texture 2 sampler 26
sampler 27 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x35d CUBEMAP_INTERFACE_FILTERING 3 }
handle 27 texture 3 sampler 27
sampler 28 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 3 }
handle 28 texture 4 sampler 28
sampler 29 { address MIRROR MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dac CUBEMAP_INTERFACE_FILTERING 3 }
handle 29 texture 5 sampler 29
sampler 30 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1f6e CUBEMAP_INTERFACE_FILTERING 3 }
handle 30 texture 6 sampler 30
sampler 31 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 CUBEMAP_INTERFACE_FILTERING 3 }
handle 31 texture 7 sampler 31
sampler 32 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 32 texture 0 sampler 32
sampler 33 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 33 texture 1 sampler 33
sampler 34 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 34 texture 2 sampler 34
sampler 35 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 35 texture 3 sampler 35
sampler 36 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 36 texture 4 sampler 36
sampler 37 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 37 texture 5 sampler 37
sampler 38 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 38 texture 6 sampler 38
sampler 39 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 39 texture 7 sampler 39
sampler 40 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 40 texture 0 sampler 40
sampler 41 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 41 texture 1 sampler 41
sampler 42 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 42 texture 2 sampler 42
sampler 43 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 43 texture 3 sampler 43
sampler 44 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 44 texture 4 sampler 44
sampler 45 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 45 texture 5 sampler 45
sampler 46 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 46 texture 6 sampler 46
sampler 47 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 47 texture 7 sampler 47
sampler 48 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 48 texture 0 sampler 48
sampler 49 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 49 texture 1 sampler 49
sampler 50 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 50 texture 2 sampler 50
sampler 51 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 51 texture 3 sampler 51
sampler 52 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3cb CUBEMAP_INTERFACE_FILTERING 2 }
handle 52 texture 0 sampler 52
sampler 53 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fd CUBEMAP_INTERFACE_FILTERING 2 }
handle 53 texture 1 sampler 53
sampler 54 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x18f CUBEMAP_INTERFACE_FILTERING 2 }
handle 54 texture 2 sampler 54
sampler 55 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x235 CUBEMAP_INTERFACE_FILTERING 2 }
handle 55 texture 3 sampler 55
sampler 56 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3ba CUBEMAP_INTERFACE_FILTERING 2 }
handle 56 texture 4 sampler 56
sampler 57 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xf CUBEMAP_INTERFACE_FILTERING 2 }
handle 57 texture 5 sampler 57
sampler 58 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f47 CUBEMAP_INTERFACE_FILTERING 2 }
handle 58 texture 6 sampler 58
sampler 59 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x97 CUBEMAP_INTERFACE_FILTERING 2 }
handle 59 texture 7 sampler 59
sampler 60 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 60 texture 0 sampler 60
sampler 61 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 61 texture 1 sampler 61
sampler 62 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 62 texture 2 sampler 62
sampler 63 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 63 texture 3 sampler 63
sampler 64 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 64 texture 4 sampler 64
sampler 65 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 65 texture 5 sampler 65
sampler 66 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 66 texture 6 sampler 66
sampler 67 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 67 texture 7 sampler 67
sampler 68 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 68 texture 0 sampler 68
sampler 69 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 69 texture 1 sampler 69
sampler 70 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 70 texture 2 sampler 70
sampler 71 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 71 texture 3 sampler 71
sampler 72 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 72 texture 0 sampler 72
sampler 73 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xac CUBEMAP_INTERFACE_FILTERING 1 }
handle 73 texture 1 sampler 73
sampler 74 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x12c CUBEMAP_INTERFACE_FILTERING 2 }
handle 74 texture 2 sampler 74
sampler 75 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f8d CUBEMAP_INTERFACE_FILTERING 3 }
handle 75 texture 3 sampler 75
sampler 76 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 }
handle 76 texture 4 sampler 76
sampler 77 { address MIRROR CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb0b0b0b0 0 0 0 MIP_LOD_BIAS 0x1ddd CUBEMAP_INTERFACE_FILTERING 1 }
handle 77 texture 5 sampler 77
sampler 78 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x211 MIP_LOD_BIAS 0x9ae CUBEMAP_INTERFACE_FILTERING 2 }
handle 78 texture 6 sampler 78
sampler 79 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 79 texture 7 sampler 79

warp 0 { asm "TEX R8, R104, 0, CUBE, 0x1"   active 0xff
  s = { 0.43530273 0.43769234 0.44395316 0.44954562 -0.3864746 -0.39197823 -0.3814841 -0.38625386 ... }
  t = { -1 -1 -1 -1 1 1 1 1 ... }
  r = { 0.7121582 0.730229 0.70139456 0.7162331 0.23608398 0.22250472 0.23307616 0.22052765 ... }
  expect lane 0 R8 = 0x30416
  expect lane 1 R8 = 0x30417
  expect lane 2 R8 = 0x30417
  expect lane 3 R8 = 0x30417
  expect lane 4 R8 = 0x21309
  expect lane 5 R8 = 0x21309
  expect lane 6 R8 = 0x21309
  expect lane 7 R8 = 0x21309
}

warp 1 { asm "TEX.LB R8, R72, R228, 1, CUBE, 0x1"   active 0xff
  s = { 0.47924805 0.45793518 0.45884925 0.44440374 0.9934082 1 1 1 ... }
  t = { 0.13647461 0.14514749 0.11895504 0.12878579 0.2746582 0.1617397 0.24011219 0.15670064 ... }
  r = { -1 -1 -1 -1 1 0.9373799 0.8367781 0.76451164 ... }
  lod = { 4.71875 4.7148438 4.71875 4.7148438 1.9960938 1.9921875 1.9960938 1.9921875 ... }
  expect lane 0 R8 = 0x4050000
  expect lane 1 R8 = 0x3050101
  expect lane 2 R8 = 0x4050000
  expect lane 3 R8 = 0x3050101
  expect lane 4 R8 = 0x3040103
  expect lane 5 R8 = 0x3000100
  expect lane 6 R8 = 0x3000100
  expect lane 7 R8 = 0x3000100
}

warp 2 { asm "TEX R8, R92, 2, CUBE, 0x1"   active 0xff
  s = { 0.3815918 0.23243879 0.5239424 0.2841098 0.3190918 0.3090127 0.33784166 0.32214835 ... }
  t = { -1 -0.91789985 -1 -0.88681847 1 1 1 1 ... }
  r = { -0.7492676 -1 -0.7193263 -1 0.9953613 0.98669076 0.97989774 0.97408104 ... }
  expect lane 0 R8 = 0x1030806
  expect lane 1 R8 = 0x1050903
  expect lane 2 R8 = 0x1030807
  expect lane 3 R8 = 0x1050903
  expect lane 4 R8 = 0x1020906
  expect lane 5 R8 = 0x1020906
  expect lane 6 R8 = 0x1020906
  expect lane 7 R8 = 0x1020906
}

warp 3 { asm "TEX R8, R60, 3, CUBE, 0x1"   active 0xff
  s = { 0.9338379 0.8341808 0.7725382 0.81180775 -0.34545898 -0.41886473 -0.3284885 -0.38897893 ... }
  t = { 1 1 1 1 -1 -1 -1 -1 ... }
  r = { 0.09399414 0.3635517 0.50057286 0.66508377 0.6159668 0.6049299 0.64526236 0.63927937 ... }
  expect lane 0 R8 = 0x3020101
  expect lane 1 R8 = 0x3020101
  expect lane 2 R8 = 0x3020101
  expect lane 3 R8 = 0x3020101
  expect lane 4 R8 = 0x1030103
  expect lane 5 R8 = 0x1030102
  expect lane 6 R8 = 0x1030103
  expect lane 7 R8 = 0x1030103
}

warp 4 { asm "TEX.LB R8, R112, R152, 4, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 1 0 2 2 2 2 ... }
  s = { 0.095947266 0.07405034 0.06893579 0.052474674 0.45874023 0.44764477 0.4598949 0.45093992 ... }
  t = { 0.5280762 0.531686 0.49775958 0.50047344 0.6882324 0.70133793 0.7102426 0.7293003 ... }
  r = { -1 -1 -1 -1 -1 -1 -1 -1 ... }
  lod = { 5.1171875 5.1132812 5.1171875 5.1132812 3 2.9960938 3 2.9960938 ... }
  expect lane 0 R8 = 0x30b0000
  expect lane 1 R8 = 0x3050000
  expect lane 2 R8 = 0x30b0000
  expect lane 3 R8 = 0x3050000
  expect lane 4 R8 = 0xb0204
  expect lane 5 R8 = 0xb0204
  expect lane 6 R8 = 0xb0204
  expect lane 7 R8 = 0xb0204
}

warp 5 { asm "TEX R8, R36, 5, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 0 0 0 2 1 0 ... }
  s = { 1 -0.40636197 1 0.4202233 0.44262695 0.34909314 0.39363992 0.2978577 ... }
  t = { 0.59399414 -1 0.3513426 -0.55835086 -0.3659668 -0.31478372 -0.29791796 -0.24271232 ... }
  r = { -0.6652832 0.7013897 0.14706029 1 1 1 1 1 ... }
  expect lane 0 R8 = 0x6030d
  expect lane 1 R8 = 0x30204
  expect lane 2 R8 = 0x506
  expect lane 3 R8 = 0x40c0b
  expect lane 4 R8 = 0x40a0b
  expect lane 5 R8 = 0xa0a0a
  expect lane 6 R8 = 0xa0a0b
  expect lane 7 R8 = 0x4090a
}

warp 6 { asm "TEX R8, R80, 6, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 0 3 3 3 1 2 ... }
  s = { 1 0.9689286 1 0.8468295 0.14672852 0.2925152 -0.038181458 0.05085579 ... }
  t = { 0.73706055 1 0.899011 1 -0.5847168 -0.3442149 -0.4879995 -0.24973515 ... }
  r = { -0.14819336 0.304624 -0.56071156 -0.08818118 1 1 1 1 ... }
  expect lane 0 R8 = 0x100020c
  expect lane 1 R8 = 0x1080e15
  expect lane 2 R8 = 0x1000111
  expect lane 3 R8 = 0x10e0a14
  expect lane 4 R8 = 0x110110c
  expect lane 5 R8 = 0x1100e0e
  expect lane 6 R8 = 0x10a100a
  expect lane 7 R8 = 0x1100d0b
}

warp 7 { asm "TEX.LB R8, R72, R220, 7, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 1 1 0 3 1 2 0 ... }
  s = { 1 1 1 0.98682386 1 1 1 1 ... }
  t = { -0.90112305 -0.92796415 -0.9750808 -1 0.5095215 0.5143015 0.5206496 0.52335185 ... }
  r = { 0.54663086 0.5275091 0.6003557 0.6002473 0.69311523 0.6919993 0.7031036 0.703208 ... }
  lod = { 1.1484375 1.1445312 1.1484375 1.1445312 3.1054688 3.1015625 3.1054688 3.1015625 ... }
  expect lane 0 R8 = 0x1061404
  expect lane 1 R8 = 0x1061505
  expect lane 2 R8 = 0x1061504
  expect lane 3 R8 = 0x1030415
  expect lane 4 R8 = 0x10c0503
  expect lane 5 R8 = 0x1060503
  expect lane 6 R8 = 0x10c0503
  expect lane 7 R8 = 0x1000503
}

warp 8 { asm "TEX R8, R28, 8, CUBE, 0x1"   active 0xff
  s = { 0.38452148 0.33872178 0.16875316 0.1015519 -1 -1 -1 -1 ... }
  t = { 1 1 1 1 0.1862793 0.16524121 0.14009105 0.13960809 ... }
  r = { 0.42749023 0.25865173 0.27566165 0.16730219 -0.46899414 -0.479095 -0.48284692 -0.5141977 ... }
  expect lane 0 R8 = 0x21616
  expect lane 1 R8 = 0x21415
  expect lane 2 R8 = 0x21412
  expect lane 3 R8 = 0x21211
  expect lane 4 R8 = 0x10d08
  expect lane 5 R8 = 0x10d08
  expect lane 6 R8 = 0x10d08
  expect lane 7 R8 = 0x10d07
}

warp 9 { asm "TEX R8, R112, 9, CUBE, 0x1"   active 0xff
  s = { -0.689209 -0.68900204 -0.76165557 -0.79858065 1 1 1 1 ... }
  t = { 1 1 1 1 0.951416 0.94033986 0.95805985 0.9508787 ... }
  r = { -0.010498047 0.045062937 0.07621528 0.14903903 -0.7561035 -0.74843013 -0.76594454 -0.7645714 ... }
  expect lane 0 R8 = 0x1020702
  expect lane 1 R8 = 0x1020802
  expect lane 2 R8 = 0x1020801
  expect lane 3 R8 = 0x1020901
  expect lane 4 R8 = 0x1c
  expect lane 5 R8 = 0x1b
  expect lane 6 R8 = 0x1c
  expect lane 7 R8 = 0x1c
}

warp 10 { asm "TEX.LB R8, R36, R180, 10, CUBE, 0x1"   active 0xff
  s = { 0.32836914 0.3413725 0.3367957 0.34622297 -1 -1 -1 -1 ... }
  t = { 1 1 1 1 0.8034668 0.62662387 0.5440207 0.3691449 ... }
  r = { 0.25952148 0.24207616 0.23914376 0.21810374 -0.0637207 -0.031803414 0.28142098 0.1927471 ... }
  lod = { 5.6796875 5.6757812 5.6796875 5.6757812 -0.61328125 -0.6171875 -0.61328125 -0.6171875 ... }
  expect lane 0 R8 = 0x1020606
  expect lane 1 R8 = 0x1020606
  expect lane 2 R8 = 0x1020606
  expect lane 3 R8 = 0x1020606
  expect lane 4 R8 = 0x1010004
  expect lane 5 R8 = 0x1010104
  expect lane 6 R8 = 0x1010206
  expect lane 7 R8 = 0x1010305
}

warp 11 { asm "TEX R8, R24, 11, CUBE, 0x1"   active 0xff
  s = { -0.39086914 -0.43051237 -0.48401526 -0.55084366 1 1 1 1 ... }
  t = { -0.7585449 -0.77101696 -0.852838 -0.85078245 0.08178711 0.08360565 0.09043253 0.09208405 ... }
  r = { -1 -1 -1 -1 0.96899414 0.9693198 0.96084225 0.963015 ... }
  expect lane 0 R8 = 0x2050403
  expect lane 1 R8 = 0x2050403
  expect lane 2 R8 = 0x2050403
  expect lane 3 R8 = 0x2050403
  expect lane 4 R8 = 0x1000400
  expect lane 5 R8 = 0x1000400
  expect lane 6 R8 = 0x1000400
  expect lane 7 R8 = 0x1000400
}

warp 12 { asm "TEX R8, R108, 12, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 1 2 0 2 2 1 ... }
  s = { 0.20629883 -0.1554276 0.71978873 0.2855336 -0.43139648 -0.53667796 -0.31748387 -0.375115 ... }
  t = { -0.5505371 -0.17506453 0.011730225 0.45121428 0.38012695 0.17705832 0.19594784 0.009482589 ... }
  r = { -1 -1 -1 -1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xb0c06
  expect lane 1 R8 = 0xb0909
  expect lane 2 R8 = 0xb0702
  expect lane 3 R8 = 0xb0405
  expect lane 4 R8 = 0x5040b
  expect lane 5 R8 = 0xb060c
  expect lane 6 R8 = 0xb060a
  expect lane 7 R8 = 0xb070b
}

warp 13 { asm "TEX.LB R8, R92, R204, 13, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 0 0 2 2 ... }
  s = { -1 -1 -1 -1 -1 -1 -1 -1 ... }
  t = { 0.5925293 0.58220875 0.5544857 0.5472531 0.8112793 0.4086416 0.94908154 0.57890624 ... }
  r = { -0.076416016 -0.043168955 -0.09918927 -0.07528419 -0.23950195 0.22534919 -0.026428565 0.25548446 ... }
  lod = { 2.8945312 2.890625 2.8945312 2.890625 -2.296875 -2.3007812 -2.296875 -2.3007812 ... }
  expect lane 0 R8 = 0x70307
  expect lane 1 R8 = 0x70307
  expect lane 2 R8 = 0x70307
  expect lane 3 R8 = 0x70307
  expect lane 4 R8 = 0x10106
  expect lane 5 R8 = 0x10409
  expect lane 6 R8 = 0x70007
  expect lane 7 R8 = 0x7030a
}

warp 14 { asm "TEX R8, R52, 14, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 0 2 0 2 3 1 0 ... }
  s = { -1 -1 -1 -1 -0.5793457 -0.58972645 -0.58284086 -0.59579086 ... }
  t = { -0.3864746 -0.40319377 -0.39018333 -0.40376624 0.9802246 0.99029803 0.9565324 0.96780396 ... }
  r = { -0.83618164 -0.85285264 -0.83889663 -0.8570482 1 1 1 1 ... }
  expect lane 0 R8 = 0x1010f01
  expect lane 1 R8 = 0x1010f01
  expect lane 2 R8 = 0x10d0f01
  expect lane 3 R8 = 0x1010f01
  expect lane 4 R8 = 0x1100004
  expect lane 5 R8 = 0x1100004
  expect lane 6 R8 = 0x10a0004
  expect lane 7 R8 = 0x1040004
}

warp 15 { asm "TEX R8, R12, 15, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 2 3 2 0 2 1 ... }
  s = { -0.07739258 -0.22338183 0.03675789 0.030233955 0.98706055 1 0.86342424 0.7058504 ... }
  t = { 0.49536133 0.87357783 0.5986518 0.993303 -0.7487793 -0.89987016 -1 -1 ... }
  r = { 1 1 1 1 -1 -0.93853694 -0.8303864 -0.61314285 ... }
  expect lane 0 R8 = 0x10a050a
  expect lane 1 R8 = 0x1040108
  expect lane 2 R8 = 0x110040b
  expect lane 3 R8 = 0x110000b
  expect lane 4 R8 = 0x1111300
  expect lane 5 R8 = 0x1001415
  expect lane 6 R8 = 0x10f1414
  expect lane 7 R8 = 0x1091112
}

warp 16 { asm "TEX.LB R8, R112, R220, 16, CUBE, 0x1"   active 0xff
  s = { -0.3659668 -0.35290852 -0.36835498 -0.3564239 0.7463379 0.656153 0.71960944 0.6284897 ... }
  t = { -0.59643555 -0.6044236 -0.58987075 -0.59474707 1 1 1 1 ... }
  r = { 1 1 1 1 -0.5983887 -0.663662 -0.59310603 -0.64284337 ... }
  lod = { 2.03125 2.0273438 2.03125 2.0273438 3.6679688 3.6640625 3.6679688 3.6640625 ... }
  expect lane 0 R8 = 0x4190a
  expect lane 1 R8 = 0x4190a
  expect lane 2 R8 = 0x4190a
  expect lane 3 R8 = 0x4190a
  expect lane 4 R8 = 0x5020000
  expect lane 5 R8 = 0x4020001
  expect lane 6 R8 = 0x5020000
  expect lane 7 R8 = 0x4020001
}

warp 17 { asm "TEX R8, R60, 17, CUBE, 0x1"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { -0.98217773 -0.98952067 -0.9554757 -0.96098316 0.24633789 0.23188405 0.20139848 0.1870752 ... }
  r = { -0.66430664 -0.66294074 -0.62800854 -0.6254349 -0.657959 -0.7302556 -0.6170765 -0.7007726 ... }
  expect lane 0 R8 = 0x2000706
  expect lane 1 R8 = 0x2000706
  expect lane 2 R8 = 0x2000706
  expect lane 3 R8 = 0x2000706
  expect lane 4 R8 = 0x2010301
  expect lane 5 R8 = 0x2010301
  expect lane 6 R8 = 0x2010301
  expect lane 7 R8 = 0x2010301
}

warp 18 { asm "TEX R8, R108, 18, CUBE, 0x1"   active 0xff
  s = { 0.5812988 0.33027476 0.7086469 0.37113214 -0.86450195 -0.8647368 -0.8996227 -0.8832864 ... }
  t = { -0.7507324 -0.83676535 -0.714734 -0.7735319 -1 -1 -1 -1 ... }
  r = { 1 1 1 1 -0.71313477 -0.7211669 -0.753817 -0.7496405 ... }
  expect lane 0 R8 = 0x1040807
  expect lane 1 R8 = 0x1040906
  expect lane 2 R8 = 0x1040808
  expect lane 3 R8 = 0x1040806
  expect lane 4 R8 = 0x1030800
  expect lane 5 R8 = 0x1030800
  expect lane 6 R8 = 0x1030800
  expect lane 7 R8 = 0x1030800
}

warp 19 { asm "TEX.LB R8, R92, R212, 19, CUBE, 0x1"   active 0xff
  s = { -0.38549805 -0.35125303 -0.40489385 -0.3803982 1 1 1 1 ... }
  t = { 1 1 1 1 -0.7097168 -0.7186307 -0.7544179 -0.77194154 ... }
  r = { 0.49682617 0.3885897 0.67832935 0.5418241 0.42797852 0.4281454 0.43284637 0.44513977 ... }
  lod = { 2.6328125 2.6289062 2.6328125 2.6289062 2.3320312 2.328125 2.3320312 2.328125 ... }
  expect lane 0 R8 = 0x1020703
  expect lane 1 R8 = 0x1020603
  expect lane 2 R8 = 0x1020802
  expect lane 3 R8 = 0x1020703
  expect lane 4 R8 = 0x1000802
  expect lane 5 R8 = 0x1000802
  expect lane 6 R8 = 0x1000802
  expect lane 7 R8 = 0x1000802
}

warp 20 { asm "TEX R8, R16, 20, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 1 2 1 0 1 0 2 ... }
  s = { 0.90356445 0.8891164 0.9037129 0.88919705 1 1 1 1 ... }
  t = { -0.10424805 -0.11294922 -0.09530036 -0.10293857 0.77563477 0.8528548 0.739847 0.8328066 ... }
  r = { 1 1 1 1 0.50024414 0.5127092 0.4404898 0.4532632 ... }
  expect lane 0 R8 = 0xa080f
  expect lane 1 R8 = 0xa080f
  expect lane 2 R8 = 0xa080f
  expect lane 3 R8 = 0xa080f
  expect lane 4 R8 = 0x103
  expect lane 5 R8 = 0x60103
  expect lane 6 R8 = 0x204
  expect lane 7 R8 = 0x60104
}

warp 21 { asm "TEX R8, R16, 21, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 1 1 1 0 0 1 0 ... }
  s = { -1 -1 -1 -1 -0.12915039 -0.18023904 -0.057966314 -0.12690623 ... }
  t = { 0.02758789 0.034539215 -0.0036499738 -0.0005981334 -0.34985352 -0.21285458 -0.3995956 -0.24152902 ... }
  r = { 0.0056152344 0.00878588 0.00360308 0.0054115844 1 1 1 1 ... }
  expect lane 0 R8 = 0x70708
  expect lane 1 R8 = 0x70708
  expect lane 2 R8 = 0x70808
  expect lane 3 R8 = 0x70808
  expect lane 4 R8 = 0x3040100
  expect lane 5 R8 = 0x3040100
  expect lane 6 R8 = 0x30a0100
  expect lane 7 R8 = 0x3040100
}

warp 22 { asm "TEX.LB R8, R108, R212, 22, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 3 2 2 0 1 0 ... }
  s = { -0.6779785 -0.82039183 -0.6174489 -0.70833063 -1 -0.565729 -1 -1 ... }
  t = { 1 1 1 1 0.85131836 0.069691874 0.47030875 0.0031951088 ... }
  r = { 0.7854004 0.9211658 0.6819101 0.78074104 -0.763916 -1 0.55104697 -0.16012518 ... }
  lod = { 0.3828125 0.37890625 0.3828125 0.37890625 -3.9140625 -3.9179688 -3.9140625 -3.9179688 ... }
  expect lane 0 R8 = 0x10e1303
  expect lane 1 R8 = 0x1021501
  expect lane 2 R8 = 0x10e1204
  expect lane 3 R8 = 0x10e1303
  expect lane 4 R8 = 0x10d0102
  expect lane 5 R8 = 0x1050a11
  expect lane 6 R8 = 0x1070511
  expect lane 7 R8 = 0x1010a09
}

warp 23 { asm "TEX R8, R96, 23, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 1 3 3 3 2 1 ... }
  s = { -0.53100586 -0.21875545 0.29231283 0.488857 1 1 1 1 ... }
  t = { 1 1 1 0.8941685 0.5192871 0.46589234 0.5142342 0.47582674 ... }
  r = { 0.11352539 -0.6286486 -0.5983455 -1 0.12573242 0.10210495 0.37815544 0.31278536 ... }
  expect lane 0 R8 = 0x10e0c05
  expect lane 1 R8 = 0x1020408
  expect lane 2 R8 = 0x108040e
  expect lane 3 R8 = 0x1110105
  expect lane 4 R8 = 0x10c0509
  expect lane 5 R8 = 0x10c0509
  expect lane 6 R8 = 0x10c0506
  expect lane 7 R8 = 0x1060507
}

warp 24 { asm "TEX R8, R56, 24, CUBE, 0x1"   active 0xff
  s = { -1 -1 -1 -1 -0.21069336 -0.26374364 -0.6654502 -0.5532103 ... }
  t = { 0.81469727 0.8220334 0.80896765 0.8127562 1 1 1 1 ... }
  r = { -0.51831055 -0.5192538 -0.5200047 -0.5199339 -0.17553711 -0.21144171 0.113305666 -0.02905137 ... }
  expect lane 0 R8 = 0x10207
  expect lane 1 R8 = 0x10207
  expect lane 2 R8 = 0x10307
  expect lane 3 R8 = 0x10207
  expect lane 4 R8 = 0x20d0c
  expect lane 5 R8 = 0x20c0b
  expect lane 6 R8 = 0x21105
  expect lane 7 R8 = 0x20f07
}

warp 25 { asm "TEX.LB R8, R16, R220, 25, CUBE, 0x1"   active 0xff
  s = { 0.8547363 1 1 1 -0.9211426 -0.7631839 -0.88383216 -0.70780796 ... }
  t = { 0.5891113 0.7481856 0.59669536 0.6345247 -0.6125488 -0.594692 -0.72702473 -0.650881 ... }
  r = { 1 0.90364754 0.97680265 0.74307984 -1 -1 -1 -1 ... }
  lod = { -0.828125 -0.83203125 -0.828125 -0.83203125 -1.6132812 -1.6171875 -1.6132812 -1.6171875 ... }
  expect lane 0 R8 = 0x4061d
  expect lane 1 R8 = 0x401
  expect lane 2 R8 = 0x600
  expect lane 3 R8 = 0x504
  expect lane 4 R8 = 0x5191e
  expect lane 5 R8 = 0x5191c
  expect lane 6 R8 = 0x51b1e
  expect lane 7 R8 = 0x51a1b
}

warp 26 { asm "TEX R8, R64, 26, CUBE, 0x1"   active 0xff
  s = { -1 -1 -1 -1 0.63842773 0.09046481 0.93413365 0.330596 ... }
  t = { 0.6760254 0.6822631 0.66944015 0.6769321 0.7780762 1 0.41146642 1 ... }
  r = { 0.2697754 0.2622975 0.2702268 0.2611701 1 0.47400567 1 0.6170681 ... }
  expect lane 0 R8 = 0x1010106
  expect lane 1 R8 = 0x1010106
  expect lane 2 R8 = 0x1010106
  expect lane 3 R8 = 0x1010106
  expect lane 4 R8 = 0x1040108
  expect lane 5 R8 = 0x1020705
  expect lane 6 R8 = 0x1040209
  expect lane 7 R8 = 0x1020806
}

warp 27 { asm "TEX R8, R92, 27, CUBE, 0x1"   active 0xff
  s = { -0.6237793 -0.6240207 -0.62662387 -0.6244149 0.17260742 0.1314234 0.24553795 0.18219405 ... }
  t = { -0.60375977 -0.5855253 -0.6179422 -0.5986528 0.053466797 0.1206335 0.05851169 0.13175398 ... }
  r = { 1 1 1 1 1 1 1 1 ... }
  expect lane 0 R8 = 0x1040801
  expect lane 1 R8 = 0x1040701
  expect lane 2 R8 = 0x1040801
  expect lane 3 R8 = 0x1040701
  expect lane 4 R8 = 0x3040001
  expect lane 5 R8 = 0x3040001
  expect lane 6 R8 = 0x3040001
  expect lane 7 R8 = 0x3040001
}

warp 28 { asm "TEX.LB R8, R8, R232, 28, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 2 1 2 2 2 1 1 ... }
  s = { 0.782959 0.7945175 0.7879764 0.80097383 0.5031738 0.4114897 0.24780071 0.16695218 ... }
  t = { -1 -1 -1 -1 -1 -0.74216574 -0.93203306 -0.61492556 ... }
  r = { -0.28735352 -0.28831348 -0.28010798 -0.27941057 -0.8708496 -1 -1 -1 ... }
  lod = { 3.9257812 3.921875 3.9257812 3.921875 1.9921875 1.9882812 1.9921875 1.9882812 ... }
  expect lane 0 R8 = 0x90a0e
  expect lane 1 R8 = 0x90a0e
  expect lane 2 R8 = 0x90a0e
  expect lane 3 R8 = 0x90a0e
  expect lane 4 R8 = 0x4090000
  expect lane 5 R8 = 0x30b0100
  expect lane 6 R8 = 0x40b0000
  expect lane 7 R8 = 0x30b0100
}

warp 29 { asm "TEX R8, R76, 29, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 0 0 0 1 0 0 ... }
  s = { 0.5280762 0.55016696 0.33806467 0.52135193 -0.7663574 -0.7607323 -0.7874615 -0.7772777 ... }
  t = { 1 1 1 1 0.1262207 0.12656415 0.13012677 0.1313688 ... }
  r = { -0.4128418 -0.4018369 0.18468122 0.056446463 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x2040c
  expect lane 1 R8 = 0x8040c
  expect lane 2 R8 = 0x2090a
  expect lane 3 R8 = 0x2080c
  expect lane 4 R8 = 0x5060e
  expect lane 5 R8 = 0xb060e
  expect lane 6 R8 = 0x5060e
  expect lane 7 R8 = 0x5060e
}

warp 30 { asm "TEX R8, R56, 30, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 2 3 0 0 1 1 0 ... }
  s = { -1 -1 -1 -1 0.37329102 0.36637226 0.36736974 0.36007282 ... }
  t = { -0.09838867 -0.11119396 -0.029790167 -0.0237766 -1 -1 -1 -1 ... }
  r = { -0.66674805 -0.53186846 -0.6949856 -0.5464843 0.93188477 0.9290135 0.9458526 0.9422425 ... }
  expect lane 0 R8 = 0x1010c03
  expect lane 1 R8 = 0x10d0c05
  expect lane 2 R8 = 0x10d0b03
  expect lane 3 R8 = 0x1010b04
  expect lane 4 R8 = 0x103000f
  expect lane 5 R8 = 0x109000f
  expect lane 6 R8 = 0x109000f
  expect lane 7 R8 = 0x103000e
}

warp 31 { asm "TEX.LB R8, R28, R204, 31, ARRAY_CUBE, 0x1"   active 0xff
  array = { 3 1 1 3 3 0 2 1 ... }
  s = { -1 -1 -1 -1 1 1 1 1 ... }
  t = { -0.004638672 0.44874406 0.059511535 0.38120744 -0.26049805 -0.22865084 -0.24006793 -0.20866874 ... }
  r = { 0.5358887 -0.31251225 0.7485203 0.20783669 -0.5930176 -0.57864726 -0.6272486 -0.6131071 ... }
  lod = { -1.90625 -1.9101562 -1.90625 -1.9101562 2.6835938 2.6796875 2.6835938 2.6796875 ... }
  expect lane 0 R8 = 0x20d0508
  expect lane 1 R8 = 0x2070303
  expect lane 2 R8 = 0x2070509
  expect lane 3 R8 = 0x20d0306
  expect lane 4 R8 = 0x20c0608
  expect lane 5 R8 = 0x2000608
  expect lane 6 R8 = 0x20c0608
  expect lane 7 R8 = 0x2060608
}

warp 32 { asm "TEX.LB R8, R28, R180, 32, CUBE, 0x1"   active 0xf
  s = { -0.72094727 1.2664676 -1 -0.5814224 ... }
  t = { 0.06665039 -0.34700263 0.6318933 0.12405816 ... }
  r = { 1 1 0.8343825 1 ... }
  lod = { -0.5234375 -4.5234375 -1.5234375 -1.5234375 ... }
  expect lane 0 R8 = 0x4040000
  expect lane 1 R8 = 0x1500
  expect lane 2 R8 = 0x3010003
  expect lane 3 R8 = 0x3040100
}

warp 33 { asm "TEX.LB R8, R56, R156, 33, CUBE, 0x1"   active 0xf
  s = { -0.040283203 1.5817636 -0.83450437 -1 ... }
  t = { 0.83862305 0.6267188 1 0.7885133 ... }
  r = { -1 -1 -0.40040982 -0.590668 ... }
  lod = { -4.90625 -3.90625 -2.90625 -2.90625 ... }
  expect lane 0 R8 = 0x1050108
  expect lane 1 R8 = 0x2000107
  expect lane 2 R8 = 0x3020100
  expect lane 3 R8 = 0x3010000
}

warp 34 { asm "TEX.LB R8, R108, R168, 34, CUBE, 0x1"   active 0xf
  s = { -1 -0.90623516 -0.4271908 -0.051046424 ... }
  t = { 0.076416016 1 0.403067 1 ... }
  r = { -0.93481445 1.2592887 -1 -0.3218989 ... }
  lod = { -2.0273438 -2.0273438 -1.0273438 -3.0273438 ... }
  expect lane 0 R8 = 0x3010000
  expect lane 1 R8 = 0x3040000
  expect lane 2 R8 = 0x4050000
  expect lane 3 R8 = 0x2020102
}

warp 35 { asm "TEX.LB R8, R48, R236, 35, CUBE, 0x1"   active 0xf
  s = { 0.072021484 -0.45793018 0.40448147 -0.08120227 ... }
  t = { 1 0.70651615 1 0.6161271 ... }
  r = { -0.5456543 1.4602815 -0.8748961 -1 ... }
  lod = { -1.1679688 -3.1679688 -3.1679688 -1.1679688 ... }
  expect lane 0 R8 = 0x3020001
  expect lane 1 R8 = 0x1040102
  expect lane 2 R8 = 0x1020007
  expect lane 3 R8 = 0x3050001
}

warp 36 { asm "TEX.LB R8, R84, R132, 36, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 2 1 2 ... }
  s = { -0.5148926 1.0121195 -0.7421017 -0.00046449056 ... }
  t = { -1 -1 -1 -1 ... }
  r = { 0.579834 -0.19346513 0.5871432 -0.026443433 ... }
  lod = { -2.2773438 -2.2773438 -0.27734375 -2.2773438 ... }
  expect lane 0 R8 = 0x1090101
  expect lane 1 R8 = 0x1060704
  expect lane 2 R8 = 0x3090000
  expect lane 3 R8 = 0x1090403
}

warp 37 { asm "TEX.LB R8, R84, R228, 37, ARRAY_CUBE, 0x1"   active 0xf
  array = { 1 2 0 2 ... }
  s = { 1 1 1 1 ... }
  t = { -0.4645996 1.1977011 -0.56889766 -0.67232054 ... }
  r = { -0.9279785 -0.7266812 -0.9000333 -0.8043091 ... }
  lod = { -3.40625 -3.40625 -2.40625 -3.40625 ... }
  expect lane 0 R8 = 0x60b0f
  expect lane 1 R8 = 0x8020f
  expect lane 2 R8 = 0x1000607
  expect lane 3 R8 = 0x60d0e
}

warp 38 { asm "TEX.LB R8, R64, R124, 38, ARRAY_CUBE, 0x1"   active 0xf
  array = { 3 0 1 2 ... }
  s = { -0.6599121 1.0142076 -1 -1 ... }
  t = { -0.638916 -1 0.102457285 -0.849432 ... }
  r = { -1 -0.730204 -0.24444756 -0.7937896 ... }
  lod = { -3.6289062 -3.6289062 -2.6289062 -3.6289062 ... }
  expect lane 0 R8 = 0x1111212
  expect lane 1 R8 = 0x1001513
  expect lane 2 R8 = 0x2070404
  expect lane 3 R8 = 0x10d1402
}

warp 39 { asm "TEX.LB R8, R108, R196, 39, ARRAY_CUBE, 0x1"   active 0xf
  array = { 3 3 3 0 ... }
  s = { -0.8449707 -0.7240503 -1 -1 ... }
  t = { 1 1 0.4142125 0.37324536 ... }
  r = { -0.88549805 1.1763686 -0.55271405 -0.06946765 ... }
  lod = { -3.0078125 -3.0078125 -3.0078125 -3.0078125 ... }
  expect lane 0 R8 = 0x30e0000
  expect lane 1 R8 = 0x3100000
  expect lane 2 R8 = 0x30d0101
  expect lane 3 R8 = 0x3010102
}

warp 40 { asm "TEX.LB R8, R16, R192, 40, CUBE, 0x1"   active 0xf
  s = { -1 -1 -1 -1 ... }
  t = { -0.98217773 1.4914066 -0.5833167 -0.047103394 ... }
  r = { 0.35131836 0.36918038 -0.17395243 -0.31235144 ... }
  lod = { -0.80859375 -1.8085938 -0.80859375 -0.80859375 ... }
  expect lane 0 R8 = 0x4010101
  expect lane 1 R8 = 0x3020200
  expect lane 2 R8 = 0x4010100
  expect lane 3 R8 = 0x4010100
}

warp 41 { asm "TEX.LB R8, R64, R140, 41, CUBE, 0x1"   active 0xf
  s = { 0.73461914 0.808105 1 1 ... }
  t = { -0.81030273 1.3430464 -0.40781623 -0.3030243 ... }
  r = { -1 -1 -0.816428 -0.78766817 ... }
  lod = { -4.609375 -1.609375 -3.609375 -3.609375 ... }
  expect lane 0 R8 = 0x1050e02
  expect lane 1 R8 = 0x4020001
  expect lane 2 R8 = 0x2000507
  expect lane 3 R8 = 0x2000507
}

warp 42 { asm "TEX.LB R8, R84, R208, 42, CUBE, 0x1"   active 0xf
  s = { 0.21362305 1.1897919 0.019333636 0.21005973 ... }
  t = { -0.24047852 -0.60409975 -0.13896193 -0.38336274 ... }
  r = { -1 -1 -1 -1 ... }
  lod = { -1.8828125 -0.8828125 0.1171875 -0.8828125 ... }
  expect lane 0 R8 = 0x1050603
  expect lane 1 R8 = 0x2000404
  expect lane 2 R8 = 0x3050100
  expect lane 3 R8 = 0x2050301
}

warp 43 { asm "TEX.LB R8, R36, R236, 43, CUBE, 0x1"   active 0xf
  s = { -1 -1 -1 -1 ... }
  t = { 0.4465332 1.087266 0.20767495 0.29509366 ... }
  r = { -0.10913086 -0.18956661 -0.3008707 -0.45129323 ... }
  lod = { 0.4375 -1.5625 0.4375 -0.5625 ... }
  expect lane 0 R8 = 0x4010000
  expect lane 1 R8 = 0x2020200
  expect lane 2 R8 = 0x4010000
  expect lane 3 R8 = 0x3010000
}

warp 44 { asm "TEX.LB R8, R44, R216, 44, ARRAY_CUBE, 0x1"   active 0xf
  array = { 1 1 2 0 ... }
  s = { 0.96154785 3.401673 0.96154785 3.401327 ... }
  t = { 0.13452148 0.47568583 0.13452148 0.47568583 ... }
  r = { 1 3.5361328 1 3.5361328 ... }
  lod = { 6.8671875 6.8671875 9.8671875 9.8671875 ... }
  expect lane 0 R8 = 0x10a0307
  expect lane 1 R8 = 0x10a0207
  expect lane 2 R8 = 0x40a0000
  expect lane 3 R8 = 0x4040000
}

warp 45 { asm "TEX.LB R8, R96, R212, 45, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 0 1 1 ... }
  s = { 0.85754395 3.376932 0.85754395 3.3754714 ... }
  t = { 1 3.930664 1 3.930664 ... }
  r = { -0.4934082 -1.9394219 -0.4934082 -1.9394219 ... }
  lod = { 5.828125 6.828125 6.828125 5.828125 ... }
  expect lane 0 R8 = 0x2080103
  expect lane 1 R8 = 0x3020001
  expect lane 2 R8 = 0x3080001
  expect lane 3 R8 = 0x2080003
}

warp 46 { asm "TEX.LB R8, R12, R140, 46, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 2 0 2 ... }
  s = { 0.27368164 1.0575764 0.27368164 1.0575764 ... }
  t = { 1 3.8642578 1 3.8642578 ... }
  r = { 0.70007324 2.7101262 0.70007324 2.7093937 ... }
  lod = { 5.7226562 5.7226562 5.7226562 5.7226562 ... }
  expect lane 0 R8 = 0x20e0907
  expect lane 1 R8 = 0x20e0a0a
  expect lane 2 R8 = 0x2020907
  expect lane 3 R8 = 0x20e0a0a
}

warp 47 { asm "TEX.LB R8, R84, R216, 47, ARRAY_CUBE, 0x1"   active 0xf
  array = { 1 0 2 0 ... }
  s = { -1 -3.7841797 -1 -3.7841797 ... }
  t = { -0.01977539 -0.07483363 -0.01977539 -0.07483363 ... }
  r = { 0.83776855 3.1711915 0.83776855 3.1710699 ... }
  lod = { 7.1171875 7.1171875 7.1171875 8.1171875 ... }
  expect lane 0 R8 = 0x207050a
  expect lane 1 R8 = 0x201050a
  expect lane 2 R8 = 0x20d050a
  expect lane 3 R8 = 0x3010204
}

warp 48 { asm "TEX.LB R8, R28, R132, 48, CUBE, 0x1"   active 0xf
  s = { 1 3.352539 1 3.352539 ... }
  t = { 0.9058838 3.0384355 0.9058838 3.0381525 ... }
  r = { -0.9094238 -3.048879 -0.9094238 -3.048879 ... }
  lod = { 5.953125 5.953125 5.953125 7.953125 ... }
  expect lane 0 R8 = 0x100000f
  expect lane 1 R8 = 0x100000f
  expect lane 2 R8 = 0x100000f
  expect lane 3 R8 = 0x3000003
}

warp 49 { asm "TEX.LB R8, R40, R228, 49, CUBE, 0x1"   active 0xf
  s = { 1 3.8642578 1 3.8642578 ... }
  t = { 0.13256836 0.5122783 0.13256836 0.5122783 ... }
  r = { 0.928833 3.6188128 0.928833 3.6147058 ... }
  lod = { 5.578125 4.578125 3.578125 4.578125 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x3000100
  expect lane 3 R8 = 0x4000000
}

warp 50 { asm "TEX.LB R8, R96, R160, 50, CUBE, 0x1"   active 0xf
  s = { 0.876709 3.4477608 0.876709 3.4477608 ... }
  t = { -1 -3.9326172 -1 -3.9326172 ... }
  r = { 0.8580322 3.39822 0.8580322 3.3929548 ... }
  lod = { 3.5625 5.5625 5.5625 3.5625 ... }
  expect lane 0 R8 = 0x1030009
  expect lane 1 R8 = 0x3030001
  expect lane 2 R8 = 0x3030001
  expect lane 3 R8 = 0x1030009
}

warp 51 { asm "TEX.LB R8, R20, R192, 51, CUBE, 0x1"   active 0xf
  s = { 0.89660645 3.0015287 0.89660645 3.0014164 ... }
  t = { -0.33325195 -1.1152875 -0.33325195 -1.1152875 ... }
  r = { -1 -3.3466797 -1 -3.3466797 ... }
  lod = { 9.3359375 9.3359375 9.3359375 8.3359375 ... }
  expect lane 0 R8 = 0x2050300
  expect lane 1 R8 = 0x2050400
  expect lane 2 R8 = 0x2050300
  expect lane 3 R8 = 0x1050900
}

warp 52 { asm "TEX R8, R52, 52, CUBE, 0x1"   active 0xff
  s = { 1 1 0.90234375 0.82714844 1 1 0.8564453 0.84375 ... }
  t = { 1 0.8642578 1 0.9003906 -1 -0.9794922 -1 -0.9501953 ... }
  r = { 1 0.9082031 0.9169922 1 -1 -0.8828125 -0.84765625 -1 ... }
  expect lane 0 R8 = 0x4040001
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4020101
  expect lane 3 R8 = 0x4040001
  expect lane 4 R8 = 0x5050000
  expect lane 5 R8 = 0x5000000
  expect lane 6 R8 = 0x5030000
  expect lane 7 R8 = 0x5050000
}

warp 53 { asm "TEX R8, R20, 53, CUBE, 0x1"   active 0xff
  s = { 1 0.80859375 0.96777344 1 -1 -0.9082031 -0.8466797 -1 ... }
  t = { 0.8105469 1 0.9404297 1 -0.9355469 -1 -0.9326172 -1 ... }
  r = { -0.8935547 -0.8105469 -1 -1 -0.93066406 -0.91503906 -1 -1 ... }
  expect lane 0 R8 = 0x4000001
  expect lane 1 R8 = 0x4020001
  expect lane 2 R8 = 0x4050000
  expect lane 3 R8 = 0x4050000
  expect lane 4 R8 = 0x4010100
  expect lane 5 R8 = 0x4030100
  expect lane 6 R8 = 0x4050101
  expect lane 7 R8 = 0x4050101
}

warp 54 { asm "TEX R8, R0, 54, CUBE, 0x1"   active 0xff
  s = { -0.9980469 -0.8466797 -1 -1 0.98828125 0.9268293 1 1 ... }
  t = { 1 0.9140625 1 0.9121094 1 1 1 0.9160156 ... }
  r = { 0.89746094 1 1 0.88671875 0 0 0 0 ... }
  expect lane 0 R8 = 0x2020400
  expect lane 1 R8 = 0x2040000
  expect lane 2 R8 = 0x2040000
  expect lane 3 R8 = 0x2010004
  expect lane 4 R8 = 0x1020509
  expect lane 5 R8 = 0x1020509
  expect lane 6 R8 = 0x1020509
  expect lane 7 R8 = 0x1000005
}

warp 55 { asm "TEX R8, R96, 55, CUBE, 0x1"   active 0xff
  s = { 0.9121094 1 1 0.80566406 -0.83984375 -1 -1 -0.944629 ... }
  t = { -0.88183594 -1 -0.87890625 -1 0 0 0 0 ... }
  r = { -1 -1 -0.9277344 -0.96484375 1 1 0.9746094 1 ... }
  expect lane 0 R8 = 0x3050100
  expect lane 1 R8 = 0x3050100
  expect lane 2 R8 = 0x3000101
  expect lane 3 R8 = 0x3030101
  expect lane 4 R8 = 0x3040100
  expect lane 5 R8 = 0x3040100
  expect lane 6 R8 = 0x3010101
  expect lane 7 R8 = 0x3040100
}

warp 56 { asm "TEX R8, R0, 56, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 1 1 1 2 1 1 ... }
  s = { -1 -1 -0.9589844 -0.89746094 0 0 0 0 ... }
  t = { -1 -0.8564453 -1 -0.99316406 1 0.9733202 1 0.82910156 ... }
  r = { -1 -0.9511719 -0.9238281 -1 -1 -1 -0.98046875 -1 ... }
  expect lane 0 R8 = 0x30b0101
  expect lane 1 R8 = 0x3070100
  expect lane 2 R8 = 0x3090100
  expect lane 3 R8 = 0x30b0101
  expect lane 4 R8 = 0x20b0002
  expect lane 5 R8 = 0x20b0002
  expect lane 6 R8 = 0x2080002
  expect lane 7 R8 = 0x20b0002
}

warp 57 { asm "TEX R8, R92, 57, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 2 2 0 0 0 1 ... }
  s = { 1 0.81347656 1 1 1 0.8613281 0.8691406 1 ... }
  t = { 0.8125 1 0.92609185 1 0.9785156 1 0.9238281 1 ... }
  r = { 0 0 0 0 0.80859375 0.8261719 1 1 ... }
  expect lane 0 R8 = 0x2060002
  expect lane 1 R8 = 0x2020203
  expect lane 2 R8 = 0x2060002
  expect lane 3 R8 = 0x2080203
  expect lane 4 R8 = 0x1000000
  expect lane 5 R8 = 0x1020707
  expect lane 6 R8 = 0x1040007
  expect lane 7 R8 = 0x10a0007
}

warp 58 { asm "TEX R8, R80, 58, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 2 1 0 1 3 3 ... }
  s = { -0.99478626 -0.84472656 -1 -1 0.86328125 0.828125 1 1 ... }
  t = { 0 0 0 0 1 0.9785156 1 0.84277344 ... }
  r = { 1 1 1 0.98339844 -0.9785156 -1 -1 -0.8496094 ... }
  expect lane 0 R8 = 0x1100b00
  expect lane 1 R8 = 0x1040b01
  expect lane 2 R8 = 0x1100b00
  expect lane 3 R8 = 0x1070b15
  expect lane 4 R8 = 0x1020014
  expect lane 5 R8 = 0x10b0001
  expect lane 6 R8 = 0x1110000
  expect lane 7 R8 = 0x10c0114
}

warp 59 { asm "TEX R8, R56, 59, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 0 3 3 1 2 3 3 ... }
  s = { 0 0 0 0 -0.88183594 -1 -1 -0.8574219 ... }
  t = { 0.97265625 1 1 1 0.8701172 1 0.8847656 1 ... }
  r = { -1 -1 -0.9579288 -0.82421875 1 1 0.96191406 0.82910156 ... }
  expect lane 0 R8 = 0x3050002
  expect lane 1 R8 = 0x3050002
  expect lane 2 R8 = 0x30e0002
  expect lane 3 R8 = 0x30e0002
  expect lane 4 R8 = 0x30a0000
  expect lane 5 R8 = 0x3100000
  expect lane 6 R8 = 0x30d0004
  expect lane 7 R8 = 0x30e0400
}

warp 60 { asm "TEX R8, R20, 60, CUBE, 0x1"   active 0xfffff
  s = { 1 bits(0x7f800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0x7f800000) 1 0 bits(0x80000000) bits(0x7fc00000) bits(0x1) 1 1 0 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0 0.125 0.5 0 0 0 0.25 0 0 0 bits(0x80000001) 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0 0.5 -0.25 0 0.5 0 0.25 0 bits(0x80000000) bits(0xffc00000) bits(0x80000003) 0.25 0.25 0 -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x1010
  expect lane 5 R8 = 0x11018
  expect lane 6 R8 = 0x1010
  expect lane 7 R8 = 0xc0c
  expect lane 8 R8 = 0x41010
  expect lane 9 R8 = 0x51010
  expect lane 10 R8 = 0x41010
  expect lane 11 R8 = 0x51010
  expect lane 12 R8 = 0x1000706
  expect lane 13 R8 = 0x1000606
  expect lane 14 R8 = 0x1040808
  expect lane 15 R8 = 0x100040a
  expect lane 16 R8 = 0x5000000
  expect lane 17 R8 = 0x5010000
  expect lane 18 R8 = 0x5010000
  expect lane 19 R8 = 0x5000000
}

warp 61 { asm "TEX R8, R104, 61, CUBE, 0x1"   active 0xfffff
  s = { 1 bits(0xff800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) 1 bits(0x80000000) bits(0x7fc00000) bits(0x1) 0 1 1 bits(0x80000000) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0 0.125 0.5 0 0 0 0.25 0 0 bits(0x80000001) 0 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0.5 0.5 -0.25 0 0.5 0.5 0.25 bits(0x80000000) bits(0xffc00000) bits(0x80000003) 0 0.25 0.25 bits(0x80000000) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x5000000
  expect lane 1 R8 = 0x5010000
  expect lane 2 R8 = 0x5000000
  expect lane 3 R8 = 0x5000000
  expect lane 4 R8 = 0x3000202
  expect lane 5 R8 = 0x3010203
  expect lane 6 R8 = 0x3010203
  expect lane 7 R8 = 0x3000101
  expect lane 8 R8 = 0x51010
  expect lane 9 R8 = 0x41010
  expect lane 10 R8 = 0x51010
  expect lane 11 R8 = 0x41010
  expect lane 12 R8 = 0x3000101
  expect lane 13 R8 = 0x3000101
  expect lane 14 R8 = 0x3050202
  expect lane 15 R8 = 0x3000102
  expect lane 16 R8 = 0x5000000
  expect lane 17 R8 = 0x5010000
  expect lane 18 R8 = 0x5010000
  expect lane 19 R8 = 0x5000000
}

warp 62 { asm "TEX R8, R48, 62, CUBE, 0x1"   active 0xfffff
  s = { 1 bits(0x7f800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0x7f800000) 1 bits(0x7fc00000) bits(0x1) 0 bits(0x80000000) 1 1 bits(0x7fc00000) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0.5 0.125 0.5 0 0 0 0.25 0 bits(0x80000001) 0 0 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0 0.5 -0.25 0 0.5 0 0.25 bits(0xffc00000) bits(0x80000003) 0 bits(0x80000000) 0.25 0.25 bits(0xffc00000) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x1000505
  expect lane 5 R8 = 0x1010507
  expect lane 6 R8 = 0x1000505
  expect lane 7 R8 = 0x1000303
  expect lane 8 R8 = 0x1040505
  expect lane 9 R8 = 0x1050505
  expect lane 10 R8 = 0x1040505
  expect lane 11 R8 = 0x1050505
  expect lane 12 R8 = 0x1000403
  expect lane 13 R8 = 0x1000303
  expect lane 14 R8 = 0x1040505
  expect lane 15 R8 = 0x1000206
  expect lane 16 R8 = 0x4000000
  expect lane 17 R8 = 0x4010000
  expect lane 18 R8 = 0x4010000
  expect lane 19 R8 = 0x4000000
}

warp 63 { asm "TEX R8, R16, 63, CUBE, 0x1"   active 0xfffff
  s = { 1 bits(0x7f7fffff) 1 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) 1 bits(0x1) 0 bits(0x80000000) bits(0x7fc00000) 1 1 bits(0x1) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 bits(0xff800000) 0.125 0.5 0 0 0 0.25 bits(0x80000001) 0 0 0 0.125 0.25 bits(0x80000001) 0.5 0 0 0 0 ... }
  r = { 0.25 bits(0xff7fffff) 0.5 -0.25 0 0.5 0.5 0.25 bits(0x80000003) 0 bits(0x80000000) bits(0xffc00000) 0.25 0.25 bits(0x80000003) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x4000000
  expect lane 1 R8 = 0x4050000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x2000202
  expect lane 5 R8 = 0x2010203
  expect lane 6 R8 = 0x2010203
  expect lane 7 R8 = 0x2000101
  expect lane 8 R8 = 0x1050505
  expect lane 9 R8 = 0x1040505
  expect lane 10 R8 = 0x1050505
  expect lane 11 R8 = 0x1040505
  expect lane 12 R8 = 0x3000000
  expect lane 13 R8 = 0x3000000
  expect lane 14 R8 = 0x3050101
  expect lane 15 R8 = 0x3000001
  expect lane 16 R8 = 0x4000000
  expect lane 17 R8 = 0x4010000
  expect lane 18 R8 = 0x4010000
  expect lane 19 R8 = 0x4000000
}

warp 0 { asm "TEX R8, R40, 64, ARRAY_CUBE, 0x1"   active 0xfffff
  array = { 2 0 2 1 2 0 0 2 0 1 1 2 0 2 1 0 0 1 2 2 ... }
  s = { 1 bits(0x7f800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0x7f800000) 1 0 bits(0x80000000) bits(0x7fc00000) bits(0x1) 1 1 0 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0 0.125 0.5 0 0 0 0.25 0 0 0 bits(0x80000001) 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0 0.5 -0.25 0 0.5 0 0.25 0 bits(0x80000000) bits(0xffc00000) bits(0x80000003) 0.25 0.25 0 -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x4060000
  expect lane 1 R8 = 0x4000000
  expect lane 2 R8 = 0x4060000
  expect lane 3 R8 = 0x4060000
  expect lane 4 R8 = 0x60808
  expect lane 5 R8 = 0x1080c
  expect lane 6 R8 = 0x808
  expect lane 7 R8 = 0x60606
  expect lane 8 R8 = 0x40808
  expect lane 9 R8 = 0xb0808
  expect lane 10 R8 = 0xa0808
  expect lane 11 R8 = 0xb0808
  expect lane 12 R8 = 0x706
  expect lane 13 R8 = 0x60606
  expect lane 14 R8 = 0xa0808
  expect lane 15 R8 = 0x40a
  expect lane 16 R8 = 0x4000000
  expect lane 17 R8 = 0x4070000
  expect lane 18 R8 = 0x4070000
  expect lane 19 R8 = 0x4060000
}

warp 1 { asm "TEX R8, R44, 65, ARRAY_CUBE, 0x1"   active 0xfffff
  array = { 2 2 0 0 1 2 1 0 2 2 1 2 0 1 2 0 0 1 1 0 ... }
  s = { 1 bits(0xff800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) 1 bits(0x80000000) bits(0x7fc00000) bits(0x1) 0 1 1 bits(0x80000000) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0 0.125 0.5 0 0 0 0.25 0 0 bits(0x80000001) 0 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0.5 0.5 -0.25 0 0.5 0.5 0.25 bits(0x80000000) bits(0xffc00000) bits(0x80000003) 0 0.25 0.25 bits(0x80000000) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x4060000
  expect lane 1 R8 = 0x4070000
  expect lane 2 R8 = 0x4000000
  expect lane 3 R8 = 0x4000000
  expect lane 4 R8 = 0x2060202
  expect lane 5 R8 = 0x2070203
  expect lane 6 R8 = 0x2070203
  expect lane 7 R8 = 0x2000101
  expect lane 8 R8 = 0xb0808
  expect lane 9 R8 = 0xa0808
  expect lane 10 R8 = 0xb0808
  expect lane 11 R8 = 0xa0808
  expect lane 12 R8 = 0x2000101
  expect lane 13 R8 = 0x2060101
  expect lane 14 R8 = 0x20b0202
  expect lane 15 R8 = 0x2000102
  expect lane 16 R8 = 0x4000000
  expect lane 17 R8 = 0x4070000
  expect lane 18 R8 = 0x4070000
  expect lane 19 R8 = 0x4000000
}

warp 2 { asm "TEX R8, R100, 66, ARRAY_CUBE, 0x1"   active 0xfffff
  array = { 3 2 3 1 1 1 2 1 0 3 1 1 2 3 2 0 3 3 0 3 ... }
  s = { 1 bits(0x7f800000) 1 1 bits(0x7f800000) bits(0xff800000) bits(0x7f800000) 1 bits(0x7fc00000) bits(0x1) 0 bits(0x80000000) 1 1 bits(0x7fc00000) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 0.5 0.125 0.5 0 0 0 0.25 0 bits(0x80000001) 0 0 0.125 0.25 0 0.5 0 0 0 0 ... }
  r = { 0.25 0 0.5 -0.25 0 0.5 0 0.25 bits(0xffc00000) bits(0x80000003) 0 bits(0x80000000) 0.25 0.25 bits(0xffc00000) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x30c0201
  expect lane 1 R8 = 0x30c0102
  expect lane 2 R8 = 0x30c0201
  expect lane 3 R8 = 0x3060103
  expect lane 4 R8 = 0x1060b0b
  expect lane 5 R8 = 0x1070b10
  expect lane 6 R8 = 0x10c0b0b
  expect lane 7 R8 = 0x1060808
  expect lane 8 R8 = 0x1040b0b
  expect lane 9 R8 = 0x1110b0b
  expect lane 10 R8 = 0x10a0b0b
  expect lane 11 R8 = 0x10b0b0b
  expect lane 12 R8 = 0x10c0908
  expect lane 13 R8 = 0x10c0808
  expect lane 14 R8 = 0x1100b0b
  expect lane 15 R8 = 0x100050d
  expect lane 16 R8 = 0x30c0202
  expect lane 17 R8 = 0x30d0203
  expect lane 18 R8 = 0x3010203
  expect lane 19 R8 = 0x30c0202
}

warp 3 { asm "TEX R8, R28, 67, ARRAY_CUBE, 0x1"   active 0xfffff
  array = { 2 3 1 2 0 2 1 3 0 3 0 0 3 2 0 3 1 2 2 1 ... }
  s = { 1 bits(0x7f7fffff) 1 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) 1 bits(0x1) 0 bits(0x80000000) bits(0x7fc00000) 1 1 bits(0x1) 1 bits(0x7f800000) bits(0xff800000) bits(0xff800000) bits(0x7f800000) ... }
  t = { 0.125 bits(0xff800000) 0.125 0.5 0 0 0 0.25 bits(0x80000001) 0 0 0 0.125 0.25 bits(0x80000001) 0.5 0 0 0 0 ... }
  r = { 0.25 bits(0xff7fffff) 0.5 -0.25 0 0.5 0.5 0.25 bits(0x80000003) 0 bits(0x80000000) bits(0xffc00000) 0.25 0.25 bits(0x80000003) -0.25 0 0.5 0.5 0 ... }
  expect lane 0 R8 = 0x30c0201
  expect lane 1 R8 = 0x3110400
  expect lane 2 R8 = 0x3060201
  expect lane 3 R8 = 0x30c0103
  expect lane 4 R8 = 0x3000202
  expect lane 5 R8 = 0x30d0203
  expect lane 6 R8 = 0x3070203
  expect lane 7 R8 = 0x30c0101
  expect lane 8 R8 = 0x1050b0b
  expect lane 9 R8 = 0x1100b0b
  expect lane 10 R8 = 0x1050b0b
  expect lane 11 R8 = 0x1040b0b
  expect lane 12 R8 = 0x30c0201
  expect lane 13 R8 = 0x30c0101
  expect lane 14 R8 = 0x3050202
  expect lane 15 R8 = 0x30c0103
  expect lane 16 R8 = 0x3060202
  expect lane 17 R8 = 0x30d0203
  expect lane 18 R8 = 0x30d0203
  expect lane 19 R8 = 0x3060202
}

warp 4 { asm "TEX R8, R84, 68, CUBE, 0x1"   active 0xef
  s = { -0.88500977 -0.0007293946 -0.08431825 0.5786519 -0.6779785 0.0653852 0.16639209 0.6699794 ... }
  t = { 0.19360352 0.8056163 0.47765926 0.77773494 -1 -0.17769033 -1 -0.013725858 ... }
  r = { 1 1 1 1 -0.8815918 -1 -0.80313015 -1 ... }
  expect lane 0 R8 = 0x4040000
  expect lane 1 R8 = 0x4040000
  expect lane 2 R8 = 0x4040000
  expect lane 3 R8 = 0x4040001
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x5120e
  expect lane 6 R8 = 0x31c12
  expect lane 7 R8 = 0x51005
}

warp 5 { asm "TEX R8, R68, 69, CUBE, 0x1"   active 0xff   stage compute
  s = { -0.7438965 -0.2280285 -1 -0.457625 -0.59594727 -0.2071525 -1 -1 ... }
  t = { 1 0.47926185 0.03580705 -0.03347111 0.8532715 1 -0.13041066 -0.23648648 ... }
  r = { 0.6491699 1 0.9979592 1 -1 -0.5060729 -0.97419536 -0.66240346 ... }
  expect lane 0 R8 = 0x21a04
  expect lane 1 R8 = 0x4080c
  expect lane 2 R8 = 0x10f1f
  expect lane 3 R8 = 0x41008
  expect lane 4 R8 = 0x50219
  expect lane 5 R8 = 0x2070c
  expect lane 6 R8 = 0x11200
  expect lane 7 R8 = 0x11305
}

warp 6 { asm "TEX.NDV R8, R104, 70, CUBE, 0x1"   active 0xff   stage compute
  s = { -1 -1 -0.051853772 -1 0.35620117 1 -0.046462137 0.26276076 ... }
  t = { 0.56469727 0.06945289 1 0.6418333 -1 -0.99974 -0.2801915 -0.35881048 ... }
  r = { 0.11645508 0.00030395135 0.094114594 -0.39870355 0.85375977 0.7628705 1 1 ... }
  expect lane 0 R8 = 0x3010001
  expect lane 1 R8 = 0x3010001
  expect lane 2 R8 = 0x3020100
  expect lane 3 R8 = 0x3010000
  expect lane 4 R8 = 0x3030001
  expect lane 5 R8 = 0x3000100
  expect lane 6 R8 = 0x3040100
  expect lane 7 R8 = 0x3040101
}

warp 7 { asm "@P0 TEX R8, R20, 71, CUBE, 0x1"   active 0xff   pred 0x6b
  s = { 0.47631836 -0.280929 -0.2556444 -1 0.99731445 1 0.60607594 1 ... }
  t = { 1 0.08954891 1 0.056250382 1 0.56625247 1 0.7316701 ... }
  r = { -0.39672852 -1 0.037864536 -0.510036 0.028076172 0.105689995 0.9392405 0.69422317 ... }
  expect lane 0 R8 = 0x3020001
  expect lane 1 R8 = 0x3050001
  expect lane 2 R8 = unwritten
  expect lane 3 R8 = 0x3010000
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x3000000
  expect lane 6 R8 = 0x3020101
  expect lane 7 R8 = unwritten
}

warp 8 { asm "TEX.LZ R8, R16, 72, CUBE, 0x1"   active 0xff
  s = { -0.17358398 -1 -1 0.8083496 -0.63549805 -0.6633301 0.23852539 -0.9523926 ... }
  t = { -0.5349121 -0.1706543 0.40014648 0.061767578 0.17456055 1 0.7282715 1 ... }
  r = { -1 -0.85913086 -0.7194824 1 -1 0.96362305 -1 -0.49389648 ... }
  expect lane 0 R8 = 0x51812
  expect lane 1 R8 = 0x11202
  expect lane 2 R8 = 0x10904
  expect lane 3 R8 = 0x40f1c
  expect lane 4 R8 = 0x50d1a
  expect lane 5 R8 = 0x21f05
  expect lane 6 R8 = 0x5040c
  expect lane 7 R8 = 0x20800
}

warp 9 { asm "TEX.LL R8, R32, R220, 73, CUBE, 0x1"   active 0xff
  s = { 1 1 -0.0715332 0.057373047 -1 0.9724121 -0.876709 -0.42456055 ... }
  t = { 0.97387695 0.8679199 -1 -0.24731445 0.8996582 -0.47631836 1 -0.25561523 ... }
  r = { -0.04711914 0.06225586 0.19946289 -1 -0.40698242 -1 0.7727051 -1 ... }
  lod = { 2.8339844 4.8222656 -0.17382812 3.828125 -0.16601562 -0.16601562 3.8339844 0.82421875 ... }
  expect lane 0 R8 = 0x4000001
  expect lane 1 R8 = 0x5000000
  expect lane 2 R8 = 0x1030607
  expect lane 3 R8 = 0x5050000
  expect lane 4 R8 = 0x1010004
  expect lane 5 R8 = 0x1050b00
  expect lane 6 R8 = 0x5020000
  expect lane 7 R8 = 0x1050a0b
}

warp 10 { asm "TEX.LZ R8, R48, 74, CUBE, 0x1"   active 0xff
  s = { -1 -0.60961914 0.23120117 0.2668457 -1 0.5275879 -0.28051758 1 ... }
  t = { 0.33569336 0.14135742 -0.00024414062 -0.07397461 0.15258789 0.15063477 0.7702637 0.45532227 ... }
  r = { 0.9445801 1 1 1 0.25073242 1 -1 -0.2199707 ... }
  expect lane 0 R8 = 0x1010309
  expect lane 1 R8 = 0x1040401
  expect lane 2 R8 = 0x1040506
  expect lane 3 R8 = 0x1040506
  expect lane 4 R8 = 0x1010406
  expect lane 5 R8 = 0x1040407
  expect lane 6 R8 = 0x1050106
  expect lane 7 R8 = 0x1000206
}

warp 11 { asm "TEX.LL R8, R80, R140, 75, CUBE, 0x1"   active 0xff
  s = { 0.19604492 -0.84594727 -1 -0.49438477 0.8444824 -0.53686523 0.8664551 0.40161133 ... }
  t = { 1 -1 0.09692383 -0.24829102 0.19458008 0.654541 1 -1 ... }
  r = { 0.53881836 0.5036621 -0.115478516 1 -1 1 -0.70288086 -0.5734863 ... }
  lod = { 2.9492188 1.953125 2.4863281 11.496094 1.8808594 1.9511719 0.453125 3.9511719 ... }
  expect lane 0 R8 = 0x4020000
  expect lane 1 R8 = 0x3030000
  expect lane 2 R8 = 0x3010000
  expect lane 3 R8 = 0x4040000
  expect lane 4 R8 = 0x2050200
  expect lane 5 R8 = 0x3040000
  expect lane 6 R8 = 0x1020109
  expect lane 7 R8 = 0x4030000
}

warp 12 { asm "TEX.LZ R8, R64, 76, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 1 0 0 1 0 1 ... }
  s = { 0.73168945 0.513916 1 1 -0.45581055 0.18969727 -1 -1 ... }
  t = { 1 1 0.40551758 -0.1237793 -0.57836914 0.8317871 0.010986328 -0.5710449 ... }
  r = { -0.8210449 -0.5354004 -0.00024414062 0.24536133 1 -1 -0.576416 0.7805176 ... }
  expect lane 0 R8 = 0x2010d
  expect lane 1 R8 = 0x8030c
  expect lane 2 R8 = 0x60408
  expect lane 3 R8 = 0x806
  expect lane 4 R8 = 0x40c04
  expect lane 5 R8 = 0xb0106
  expect lane 6 R8 = 0x10703
  expect lane 7 R8 = 0x70c0e
}

warp 13 { asm "TEX.LL R8, R104, R160, 77, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 2 1 0 1 0 1 ... }
  s = { 1 -1 1 0.33325195 0.23120117 0.46899414 -0.4572754 -0.40454102 ... }
  t = { 0.046142578 0.5275879 -0.3395996 -0.89575195 1 -0.6965332 -0.5422363 1 ... }
  r = { -0.7668457 -0.63842773 -0.25561523 -1 0.13110352 1 -1 -0.12915039 ... }
  lod = { 4.6367188 6.6308594 2.1386719 4.6308594 4.638672 4.640625 4.6328125 13.220703 ... }
  expect lane 0 R8 = 0x6070e
  expect lane 1 R8 = 0x70302
  expect lane 2 R8 = 0x60a0a
  expect lane 3 R8 = 0xb0f05
  expect lane 4 R8 = 0x20909
  expect lane 5 R8 = 0xa0d0b
  expect lane 6 R8 = 0x50c0b
  expect lane 7 R8 = 0x80604
}

warp 14 { asm "TEX.LZ R8, R16, 78, ARRAY_CUBE, 0x1"   active 0xff
  array = { 3 2 1 1 1 2 2 3 ... }
  s = { -0.9206543 0.6569824 -0.14282227 0.9987793 -1 1 0.7702637 0.654541 ... }
  t = { -0.42749023 0.026123047 0.7609863 -0.22924805 -0.97094727 -0.50756836 0.1262207 0.032958984 ... }
  r = { 1 -1 -1 1 0.78637695 -0.029541016 -1 -1 ... }
  expect lane 0 R8 = 0x3100300
  expect lane 1 R8 = 0x3110200
  expect lane 2 R8 = 0x30b0002
  expect lane 3 R8 = 0x30a0304
  expect lane 4 R8 = 0x3070404
  expect lane 5 R8 = 0x30c0302
  expect lane 6 R8 = 0x3110200
  expect lane 7 R8 = 0x3110200
}

warp 15 { asm "TEX.LL R8, R60, R120, 79, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 3 3 3 1 ... }
  s = { -1 1 -1 0.9777832 -1 -0.52563477 1 0.8664551 ... }
  t = { -0.27612305 0.8083496 -0.3239746 0.96655273 -0.93481445 -1 0.70043945 1 ... }
  r = { -0.3322754 -0.564209 0.37280273 1 -0.42211914 -0.45922852 0.084228516 0.6345215 ... }
  lod = { 2.5019531 1.4941406 1.4960938 -0.00390625 1.5 2.4980469 1.4960938 1.5058594 ... }
  expect lane 0 R8 = 0x30d0301
  expect lane 1 R8 = 0x2060108
  expect lane 2 R8 = 0x2070707
  expect lane 3 R8 = 0x1100015
  expect lane 4 R8 = 0x30d0401
  expect lane 5 R8 = 0x30f0301
  expect lane 6 R8 = 0x20c0105
  expect lane 7 R8 = 0x3080404
}
