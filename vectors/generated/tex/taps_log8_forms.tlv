# POLICY taps_log8 and lod_float10 alone: several taps are filtered with weights of 8 bits all the same. Each form; borders.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-136 PD-136b PD-136c PD-125a PD-126
rules without PD-127 PD-128 PD-61b

policy lod_float10
policy taps_log8
texture 0 { format R8 UNORM   type TWO_D   size 64 64   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 40 100   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type TWO_D_ARRAY   size 33 17   layers 2   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format R16 UNORM   type TWO_D   size 64 32   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   NORMALIZED_COORDS 0x0   address 0x20c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 4 { format R16 SNORM   type TWO_D   size 75 75   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 64 32   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21400000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 6 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 7 { format A8B8G8R8 UNORM   type TWO_D   size 48 48   levels 6   SRGB_CONVERSION 0x1   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 8 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 40 40   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x22000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 9 { format A1B5G5R5 UNORM   type TWO_D   size 20 80   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x22400000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 10 { format BF10GF11RF11 FLOAT   source R G B ONE_FLOAT   type TWO_D   size 60 60   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x22800000   texels expression ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 992) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) }
texture 11 { format R16 SNORM   type ONE_D   size 128   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x22c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 12 { format R32 UNORM   type TWO_D   size 32 32   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x23000000   texels expression (0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) }
texture 13 { format A8B8G8R8 UNORM   type ONE_D_ARRAY   size 100   layers 3   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x23400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 14 { format R8 SNORM   type TWO_D   size 64 64   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x23800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 15 { format R8 UNORM   type TWO_D   size 128 8   levels 8   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   USE_HEADER_OPT_CONTROL 0x1   MAX_ANISOTROPY 0x5   address 0x23c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 16 { format R32 UINT   type TWO_D   size 64 32   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x24000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 17 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 40 24   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x24400000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 18 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 33 17   levels 5   address 0x24800000   texels expression (0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8) }
texture 19 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x24c00000   texels rows 01000000 452381ff 0000c0bf 0000c0bf 452381ff 000080ff 452381ff ffff7f80 4523c17f 0000803f 452381ff ffff7f80 0000807f 0000807f 0000803f 452381ff 0000807f 4523c17f 000080ff 0000807f ffff7f80 0000807f 0000807f 4523c17f 0000803f 0000807f ffff7f80 452381ff 452381ff 0000807f 01000000 0000807f 0000803f 000080ff 0000807f 0000803f 4523c17f 0000803f 0000807f 0000803f ffff7f80 0000807f }
texture 20 { format R16 FLOAT   type TWO_D   size 8 4   levels 3   address 0x25000000   texels rows ffff 0100 007c 00be 003c 00fc 5535 5535 003c 00fc 00be 5535 003c 0080 0100 007c 00be 003c 007c 003c 007c ffff 5535 ffff 003c 003c 003c 5535 017e 0100 0080 ffff 003c 007c 00fc 0100 017e 003c 003c 007c 0080 003c }
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x42a MAX_ANISOTROPY 0x7 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x5ff MAX_ANISOTROPY 0x7 }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR_ONCE_BORDER BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f6 MAX_ANISOTROPY 0x4 }
handle 2 texture 2 sampler 2
sampler 3 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4d0 MAX_ANISOTROPY 0x2 }
handle 3 texture 3 sampler 3
sampler 4 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x347 MAX_ANISOTROPY 0x5 }
handle 4 texture 4 sampler 4
sampler 5 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x7cc MAX_ANISOTROPY 0x7 }
handle 5 texture 5 sampler 5
sampler 6 { address BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x403 MAX_ANISOTROPY 0x7 }
handle 6 texture 6 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x825 MAX_ANISOTROPY 0x4 SRGB_CONVERSION 0x1 }
handle 7 texture 7 sampler 7
sampler 8 { address CLAMP_OGL WRAP BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1efd MAX_ANISOTROPY 0x2 }
handle 8 texture 8 sampler 8
sampler 9 { address CLAMP_OGL BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x106 MAX_ANISOTROPY 0x5 }
handle 9 texture 9 sampler 9
sampler 10 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x148 MAX_ANISOTROPY 0x7 }
handle 10 texture 10 sampler 10
sampler 11 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x919 MAX_ANISOTROPY 0x7 }
handle 11 texture 11 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2d9 MAX_ANISOTROPY 0x4 }
handle 12 texture 12 sampler 12
sampler 13 { address BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x19d MAX_ANISOTROPY 0x2 }
handle 13 texture 13 sampler 13
sampler 14 { address WRAP MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x53d MAX_ANISOTROPY 0x5 }
handle 14 texture 14 sampler 14
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 15 texture 15 sampler 15
sampler 16 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d5 MAX_ANISOTROPY 0x7 }
handle 16 texture 16 sampler 16
sampler 17 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f1a MAX_ANISOTROPY 0x2 }
handle 17 texture 0 sampler 17
sampler 18 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x64b MAX_ANISOTROPY 0x5 }
handle 18 texture 1 sampler 18
sampler 19 { address BORDER MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x24e MAX_ANISOTROPY 0x7 }
handle 19 texture 2 sampler 19
sampler 20 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x779 MAX_ANISOTROPY 0x7 }
handle 20 texture 3 sampler 20
sampler 21 { address WRAP BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4c6 MAX_ANISOTROPY 0x4 }
handle 21 texture 4 sampler 21
sampler 22 { address MIRROR CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x253 MAX_ANISOTROPY 0x2 }
handle 22 texture 5 sampler 22
sampler 23 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e10 MAX_ANISOTROPY 0x5 }
handle 23 texture 6 sampler 23
sampler 24 { address MIRROR_ONCE_BORDER MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x34b MAX_ANISOTROPY 0x7 SRGB_CONVERSION 0x1 }
handle 24 texture 7 sampler 24
sampler 25 { address CLAMP_OGL WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x3fd MAX_ANISOTROPY 0x7 }
handle 25 texture 8 sampler 25
sampler 26 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1c4 MAX_ANISOTROPY 0x4 }
handle 26 texture 9 sampler 26
sampler 27 { address WRAP WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x145 MAX_ANISOTROPY 0x2 }
handle 27 texture 10 sampler 27
sampler 28 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x5e3 MAX_ANISOTROPY 0x5 }
handle 28 texture 11 sampler 28
sampler 29 { address CLAMP_TO_EDGE BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x11e MAX_ANISOTROPY 0x7 }
handle 29 texture 12 sampler 29
sampler 30 { address MIRROR_ONCE_CLAMP_OGL MIRROR CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x46c MAX_ANISOTROPY 0x7 }
handle 30 texture 13 sampler 30
sampler 31 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x55 MAX_ANISOTROPY 0x4 }
handle 31 texture 14 sampler 31
sampler 32 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x2 }
handle 32 texture 15 sampler 32
sampler 33 { address MIRROR_ONCE_BORDER MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2da MAX_ANISOTROPY 0x5 }
handle 33 texture 16 sampler 33
sampler 34 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x41e MAX_ANISOTROPY 0x7 }
handle 34 texture 19 sampler 34
sampler 35 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x35b MAX_ANISOTROPY 0x7 }
handle 35 texture 20 sampler 35
sampler 36 { address BORDER WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x284 MAX_ANISOTROPY 0x4 }
handle 36 texture 19 sampler 36
sampler 37 { address BORDER MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d85 MAX_ANISOTROPY 0x2 }
handle 37 texture 20 sampler 37
sampler 38 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0xf6 MAX_ANISOTROPY 0x5 }
handle 38 texture 19 sampler 38
sampler 39 { address BORDER CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1eeb MAX_ANISOTROPY 0x7 }
handle 39 texture 20 sampler 39
sampler 40 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x7a MAX_ANISOTROPY 0x7 }
handle 40 texture 4 sampler 40
sampler 41 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x36f MAX_ANISOTROPY 0x4 }
handle 41 texture 6 sampler 41
sampler 42 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x52f MAX_ANISOTROPY 0x5 }
handle 42 texture 3 sampler 42
sampler 43 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4c6 MAX_ANISOTROPY 0x7 }
handle 43 texture 12 sampler 43
sampler 44 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ca9 MAX_ANISOTROPY 0x2 }
handle 44 texture 0 sampler 44
sampler 45 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f4c MAX_ANISOTROPY 0x7 }
handle 45 texture 11 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x544 MAX_ANISOTROPY 0x7 DEPTH_COMPARE_FUNC 0x1 }
handle 46 texture 17 sampler 46
sampler 47 { address WRAP MIRROR_ONCE_BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2f8 MAX_ANISOTROPY 0x2 DEPTH_COMPARE_FUNC 0x3 }
handle 47 texture 18 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x479 MAX_ANISOTROPY 0x7 DEPTH_COMPARE_FUNC 0x5 }
handle 48 texture 17 sampler 48
sampler 49 { address WRAP CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f1f MAX_ANISOTROPY 0x4 DEPTH_COMPARE_FUNC 0x7 }
handle 49 texture 18 sampler 49
sampler 50 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4b1 MAX_ANISOTROPY 0x5 DEPTH_COMPARE_FUNC 0x1 }
handle 50 texture 17 sampler 50
sampler 51 { address CLAMP_OGL BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x109 MAX_ANISOTROPY 0x7 DEPTH_COMPARE_FUNC 0x3 }
handle 51 texture 18 sampler 51

warp 0 { asm "TXD R8, R76, R168, 0, 2D, 0x1"   active 0xf
  dsdx = { 0 -0.0003156662 0 0 ... }
  dsdy = { 0.10470851 -0.026946474 0.08959961 -0.49414062 ... }
  dtdx = { 0 -0.026946474 0.0071077347 0 ... }
  dtdy = { 0.22685568 -0.0003156662 0 0.28710938 ... }
  s = { 1.5722656 1.7167969 1.3222656 -0.37695312 ... }
  t = { 1.0527344 0.068359375 1.6835938 1.4042969 ... }
  expect lane 0 R8 = 0x3eddb2de lod.pass.taps = 2 lod.pass.share = 49 lod.place[0] = -945 lod.place[1] = -2040 coord.fixed[0] = -359 coord.fixed[1] = -1986
  expect lane 1 R8 = 0x3e197c99 lod.pass.taps = 1 lod.pass.share = 14 lod.place[0] = 0 lod.place[1] = 2 coord.fixed[0] = 734 coord.fixed[1] = 72
  expect lane 2 R8 = 0x3eefb8f0 lod.pass.taps = 2 lod.pass.share = 150 lod.place[0] = -650 lod.place[1] = 0 coord.fixed[0] = 10 coord.fixed[1] = 1400
  expect lane 3 R8 = 0x3e9d629d lod.pass.taps = 2 lod.pass.share = 38 lod.place[0] = 2190 lod.place[1] = -1275 coord.fixed[0] = 2509 coord.fixed[1] = -1068
}

warp 1 { asm "TEX R8, R8, 1, 2D, 0xf"   active 0xf
  s = { 1.4980469 1.496897 1.5004723 1.5007976 ... }
  t = { 1.0703125 1.0696304 1.0749973 1.0752503 ... }
  expect lane 0 R8 = 0x3f189a2b R9 = 0x3efbeb0d R10 = 0x3e9daacd R11 = 0x3f29ab3c lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f17ebd4 R9 = 0x3f03472f R10 = 0x3e9c5424 R11 = 0x3f28fce5
  expect lane 2 R8 = 0x3f19f6da R9 = 0x3ee6a46a R10 = 0x3ea0581e R11 = 0x3f2b07eb
  expect lane 3 R8 = 0x3f1a30f7 R9 = 0x3ee318a5 R10 = 0x3ea0ca56 R11 = 0x3f2b4208
}

warp 2 { asm "TXD R8, R88, R228, 2, ARRAY_2D, 0x1"   active 0xf
  dsdx = { bits(0xb8622e8c) 0 0.3431083 -0.10943881 ... }
  dsdy = { 0.06250741 0.0006409532 0 -0.11529356 ... }
  dtdx = { 0.12133792 0 -0.0012421978 0.21883096 ... }
  dtdy = { -0.000104679784 3.3558486 0 0.21869747 ... }
  array = { 0x12340002 0x12340000 0x12340001 0x12340002 ... }
  s = { 0.33007812 0.7363281 1.1660156 1.5703125 ... }
  t = { 1.1367188 1.25 1.6054688 -0.4140625 ... }
  expect lane 0 R8 = 0x3e23b147 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = -1 coord.fixed[0] = 338 coord.fixed[1] = 581
  expect lane 1 R8 = 0x3ea49149 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 0 lod.place[1] = -896 coord.fixed[0] = 188 coord.fixed[1] = -576
  expect lane 2 R8 = 0x3ec18183 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -896 lod.place[1] = 0 coord.fixed[0] = 1492 coord.fixed[1] = 1644
  expect lane 3 R8 = 0x3ec18183 lod.pass.taps = 2 lod.pass.share = 65 lod.place[0] = 637 lod.place[1] = -623 coord.fixed[0] = 3853 coord.fixed[1] = -1047
}

warp 3 { asm "TEX R8, R4, 3, 2D, 0x1"   active 0xf
  s = { 109.25 109.12425 109.295166 109.056274 ... }
  t = { 35.9375 35.696 35.9129 35.659935 ... }
  expect lane 0 R8 = 0x3f01d582 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f01d582
  expect lane 2 R8 = 0x3f01d582
  expect lane 3 R8 = 0x3f01d582
}

warp 4 { asm "TXD R8, R12, R236, 4, 2D, 0x1"   active 0xf
  dsdx = { 0 0.033489585 -0.79882926 0 ... }
  dsdy = { -0.00049235026 0 0.803143 -0.037469145 ... }
  dtdx = { 0 0 0.0014926709 0.010333545 ... }
  dtdy = { -0.21833333 0.004512787 0.0016542153 0 ... }
  s = { 0.95703125 0.125 1.1679688 0.38671875 ... }
  t = { 0.41992188 -0.4453125 0.44921875 1.2226562 ... }
  expect lane 0 R8 = 0xbe65b1cb lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = 1 lod.place[1] = 1152 coord.fixed[0] = 981 coord.fixed[1] = 1582
  expect lane 1 R8 = 0xbeb89171 lod.pass.taps = 1 lod.pass.share = 15 lod.place[0] = -630 lod.place[1] = 0 coord.fixed[0] = 554 coord.fixed[1] = -4218
  expect lane 2 R8 = 0xbec47189 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = -1152 lod.place[1] = -2 coord.fixed[0] = -554 coord.fixed[1] = 228
  expect lane 3 R8 = 0x3ecdc19c lod.pass.taps = 1 lod.pass.share = 7 lod.place[0] = 720 lod.place[1] = 0 coord.fixed[0] = 2502 coord.fixed[1] = 5634
}

warp 5 { asm "TEX R8, R28, 5, 2D, 0xf"   active 0xf
  s = { 1.78125 1.7815472 1.7872367 1.789272 ... }
  t = { 0.44140625 0.4416196 0.4552679 0.44881865 ... }
  expect lane 0 R8 = 0xc08ddde6 R9 = 0x40d8f280 R10 = 0x4036cd40 R11 = 0x3e11f800 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xc090b1aa R9 = 0x40d90fa0 R10 = 0x40375d75 R11 = 0x3e1a6910
  expect lane 2 R8 = 0xc09bcb37 R9 = 0x40dc50c0 R10 = 0x403ac06e R11 = 0x3db25ac0
  expect lane 3 R8 = 0xc0af7ea1 R9 = 0x40dbe980 R10 = 0x403e6bb0 R11 = 0x3e3d1b00
}

warp 6 { asm "TXD R8, R112, R136, 6, 2D, 0x1"   active 0xf
  dsdx = { 0 0 0.1040946 0 ... }
  dsdy = { -0.07935861 -1.02 0 -0.31241494 ... }
  dtdx = { -0.0049182787 0 0 -1.3243244 ... }
  dtdy = { 0 -3.1114864 -0.165386 0.5819257 ... }
  s = { 0.73046875 -0.24023438 0.9667969 1.9140625 ... }
  t = { 0.6816406 -0.20898438 1.3691406 0.31640625 ... }
  expect lane 0 R8 = 0xbeb96c5f lod.pass.taps = 2 lod.pass.share = 125 lod.place[0] = 896 lod.place[1] = 0 coord.fixed[0] = 3140 coord.fixed[1] = 698
  expect lane 1 R8 = 0x3ea59876 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 1275 lod.place[1] = 1440 coord.fixed[0] = 1213 coord.fixed[1] = 1386
  expect lane 2 R8 = 0x3d889d49 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -106 lod.place[1] = 0 coord.fixed[0] = 142 coord.fixed[1] = 350
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 5 lod.place[0] = 0 lod.place[1] = 384 coord.fixed[0] = 490 coord.fixed[1] = 465
}

warp 7 { asm "TEX R8, R4, 7, 2D, 0xf"   active 0xf
  s = { 0.6582031 0.6573975 0.6655669 0.6643788 ... }
  t = { 0.19726562 0.19674826 0.18642446 0.1871728 ... }
  expect lane 0 R8 = 0x3ef521c2 R9 = 0x3ee90de3 R10 = 0x3e30b3a9 R11 = 0x3f2ac219 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ef49fd4 R9 = 0x3eea60f0 R10 = 0x3e3026ac R11 = 0x3f2ae17a
  expect lane 2 R8 = 0x3ef0aa97 R9 = 0x3eeb9747 R10 = 0x3e2c10c9 R11 = 0x3f2ac568
  expect lane 3 R8 = 0x3ef0d9cc R9 = 0x3eec0bc2 R10 = 0x3e2c4970 R11 = 0x3f2a9a14
}

warp 8 { asm "TXD R8, R84, R176, 8, 2D, 0x1"   active 0xf
  dsdx = { 0 -0.39882812 -0.4742568 -0.036533356 ... }
  dsdy = { -0.20234375 0.0055674906 0.043298244 0.0011646968 ... }
  dtdx = { 0.22089843 -0.00014176044 0.7921875 0.0005550508 ... }
  dtdy = { 0 -0.026220703 bits(0xb79eb4ba) 0.076660156 ... }
  s = { 0.7128906 1.8320312 1.8300781 0.017578125 ... }
  t = { 1.5761719 -0.064453125 1.8339844 -0.107421875 ... }
  expect lane 0 R8 = 0x3f6c8000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = -21 coord.fixed[0] = 1825 coord.fixed[1] = 1454
  expect lane 1 R8 = 0x3e82e000 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 384 lod.place[1] = 0 coord.fixed[0] = 9764 coord.fixed[1] = 4790
  expect lane 2 R8 = 0x3f56a000 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 198 lod.place[1] = -330 coord.fixed[0] = 4883 coord.fixed[1] = 1805
  expect lane 3 R8 = 0xbf5ee000 lod.pass.taps = 1 lod.pass.share = 15 lod.place[0] = -3 lod.place[1] = -384 coord.fixed[0] = 177 coord.fixed[1] = 8756
}

warp 9 { asm "TEX R8, R24, 9, 2D, 0xf"   active 0xf
  s = { 1.3125 1.4911053 1.0424926 1.3594922 ... }
  t = { 1.2890625 1.3200741 1.5026642 1.463554 ... }
  expect lane 0 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0 lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 380 lod.place[1] = -1210 coord.fixed[0] = 2060 coord.fixed[1] = 5390
  expect lane 1 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 10 { asm "TXD R8, R8, R164, 10, 2D, 0x1"   active 0xf
  dsdx = { bits(0xb7519d30) 0.35989583 -0.031966146 bits(0xb797c235) ... }
  dsdy = { 0.020385822 0.004676304 0.003479004 bits(0x37b72d6a) ... }
  dtdx = { -0.017610677 0.004676304 bits(0x3715e8f2) -0.033974595 ... }
  dtdy = { bits(0xb8842222) 0.35989583 0.0036987304 0.03450545 ... }
  s = { 0.044921875 1.921875 1.2421875 -0.43945312 ... }
  t = { 1.2441406 1.1210938 0.13476562 1.0664062 ... }
  expect lane 0 R8 = 0x457c4000 lod.pass.taps = 1 lod.pass.share = 164 lod.place[0] = -46 lod.place[1] = 0 coord.fixed[0] = 299 coord.fixed[1] = 9555
  expect lane 1 R8 = 0x44280000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -3 lod.place[1] = -1 coord.fixed[0] = 1473 coord.fixed[1] = 860
  expect lane 2 R8 = 0x4194e000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 123 lod.place[1] = 0 coord.fixed[0] = 19203 coord.fixed[1] = 2070
  expect lane 3 R8 = 0x4513e000 lod.pass.taps = 1 lod.pass.share = 74 lod.place[0] = 0 lod.place[1] = -384 coord.fixed[0] = -6750 coord.fixed[1] = 15996
}

warp 11 { asm "TEX R8, R108, 11, 1D, 0x1"   active 0xf
  s = { -0.8417969 -0.8418973 -0.83813345 -0.8395359 ... }
  expect lane 0 R8 = 0x3ec00180 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00180
  expect lane 2 R8 = 0x3ec00180
  expect lane 3 R8 = 0x3ec00180
}

warp 12 { asm "TXD R8, R32, R168, 12, 2D, 0x1"   active 0xf
  dsdx = { -0.09838867 0 0 0.0032988733 ... }
  dsdy = { 0 -0.08642578 -0.045654297 -0.0033697477 ... }
  dtdx = { 0 -0.00092787505 0 -0.2019043 ... }
  dtdy = { -0.0055069327 0.0450602 0.04046631 -0.20446754 ... }
  s = { -0.32226562 -0.12890625 1.3964844 -0.22851562 ... }
  t = { 1.2421875 0.8105469 1.3222656 0.15820312 ... }
  expect lane 0 R8 = 0x3e62ce97 lod.pass.taps = 1 lod.pass.share = 47 lod.place[0] = 546 lod.place[1] = 0 coord.fixed[0] = -774 coord.fixed[1] = 5088
  expect lane 1 R8 = 0x3d8034fa lod.pass.taps = 1 lod.pass.share = 44 lod.place[0] = 498 lod.place[1] = -261 coord.fixed[0] = -30 coord.fixed[1] = 3059
  expect lane 2 R8 = 0x3e9c181d lod.pass.taps = 1 lod.pass.share = 56 lod.place[0] = 156 lod.place[1] = -139 coord.fixed[0] = 11596 coord.fixed[1] = 10693
  expect lane 3 R8 = 0x3e264624 lod.pass.taps = 2 lod.pass.share = 127 lod.place[0] = 13 lod.place[1] = 896 coord.fixed[0] = -221 coord.fixed[1] = 1058
}

warp 13 { asm "TEX R8, R48, 13, ARRAY_1D, 0xf"   active 0xf
  array = { 3 2 0 2 ... }
  s = { -0.21875 -0.18168823 -0.22350708 -0.1979901 ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1 lod.pass.taps = 1 lod.pass.share = 59 lod.place[0] = -546 lod.place[1] = 0 coord.fixed[0] = -3346
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
}

warp 14 { asm "TXD R8, R56, R148, 14, 2D, 0x1"   active 0xf
  dsdx = { 0 0.09729004 0 0.00011873245 ... }
  dsdy = { -0.0031204224 0 -0.043762207 0.05468224 ... }
  dtdx = { 0 0 0.009823322 -0.05468224 ... }
  dtdy = { 0.04535328 0.0071257353 0 0.00011873245 ... }
  s = { 1.1894531 0.48828125 0.7265625 0.9589844 ... }
  t = { 0.3046875 1.7304688 0.029296875 1.2167969 ... }
  expect lane 0 R8 = 0xbcc98193 lod.pass.taps = 1 lod.pass.share = 84 lod.place[0] = 26 lod.place[1] = -381 coord.fixed[0] = 414 coord.fixed[1] = 243
  expect lane 1 R8 = 0x3eb28165 lod.pass.taps = 2 lod.pass.share = 17 lod.place[0] = -896 lod.place[1] = 0 coord.fixed[0] = -646 coord.fixed[1] = 886
  expect lane 2 R8 = 0xbdc99193 lod.pass.taps = 1 lod.pass.share = 73 lod.place[0] = 384 lod.place[1] = 0 coord.fixed[0] = 756 coord.fixed[1] = 15
  expect lane 3 R8 = 0x3eb73061 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 15 { asm "TEX R8, R116, 15, 2D, 0x1"   active 0xf
  s = { 0.95703125 0.9595404 0.95675445 0.9598409 ... }
  t = { -0.48242188 -0.5004654 -0.480245 -0.5055162 ... }
  expect lane 0 R8 = 0x3ee2e2e3 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f26a6a7
  expect lane 2 R8 = 0x3ee2e2e3
  expect lane 3 R8 = 0x3f26a6a7
}

warp 16 { asm "TXD R8, R84, R228, 16, 2D, 0x1"   active 0xf
  dsdx = { -0.0010414124 bits(0xb8b7d500) 0 -0.058688227 ... }
  dsdy = { 0.0052337646 -0.9296875 -0.034230262 -0.048232075 ... }
  dtdx = { 0.033996582 -0.45758057 0.29248047 0.02098514 ... }
  dtdy = { -0.033680376 0.0007123947 bits(0xb814c000) -0.10328199 ... }
  s = { 1.2558594 1.5664062 0.6542969 0.05859375 ... }
  t = { -0.14453125 0.6484375 0.22265625 0.36132812 ... }
  expect lane 0 R8 = 0x380e4 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x40d46 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3877c lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x2b384 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 17 { asm "TXD R8, R8, R200, 17, 2D, 0x1"   active 0xf
  dsdx = { 0.18237305 -0.13325077 0 0 ... }
  dsdy = { 0.18045849 0.1335761 0.05065918 0.57899237 ... }
  dtdx = { 1.2835889 bits(0xb8ca4000) 0.00771442 0 ... }
  dtdy = { 1.3020781 bits(0x38cb4974) 0 0.076049805 ... }
  s = { -0.34765625 1.5644531 -0.078125 -0.13671875 ... }
  t = { 1.6582031 0.7402344 0.35742188 0.9746094 ... }
  expect lane 0 R8 = 0x3e9e3e9e lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -104 lod.place[1] = -756 coord.fixed[0] = -816 coord.fixed[1] = 2640
  expect lane 1 R8 = 0x3ec0c0c1 lod.pass.taps = 2 lod.pass.share = 89 lod.place[0] = -600 lod.place[1] = 0 coord.fixed[0] = 25032 coord.fixed[1] = 12128
  expect lane 2 R8 = 0x3e864686 lod.pass.taps = 1 lod.pass.share = 98 lod.place[0] = -384 lod.place[1] = 0 coord.fixed[0] = -1664 coord.fixed[1] = 5856
  expect lane 3 R8 = 0x3f075b87 lod.pass.taps = 2 lod.pass.share = 160 lod.place[0] = -492 lod.place[1] = -64 coord.fixed[0] = -1052 coord.fixed[1] = 3928
}

warp 18 { asm "TEX R8, R84, 18, 2D, 0xf"   active 0xf
  s = { 0.7636719 0.7587969 0.7636449 0.76115793 ... }
  t = { 1.8339844 1.8356831 1.8339782 1.8368427 ... }
  expect lane 0 R8 = 0x3e4a8283 R9 = 0x3f0dfbfc R10 = 0x3f695757 R11 = 0x3e876363 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3e3f2323 R9 = 0x3f0b2424 R10 = 0x3f667f7f R11 = 0x3e81b3b4
  expect lane 2 R8 = 0x3e4a8283 R9 = 0x3f0dfbfc R10 = 0x3f695757 R11 = 0x3e876363
  expect lane 3 R8 = 0x3e449899 R9 = 0x3f0c8182 R10 = 0x3f67dcdd R11 = 0x3e846e6e
}

warp 19 { asm "TXD R8, R84, R212, 19, ARRAY_2D, 0x1"   active 0xf
  dsdx = { 0.014796401 0 0.45407197 -0.95170456 ... }
  dsdy = { -0.20383523 0.03943277 0.058120266 0 ... }
  dtdx = { -0.03864064 0.085707724 -0.26838234 0 ... }
  dtdy = { -0.29411766 0.05604515 0.108332396 -1.8474264 ... }
  array = { 0x12340002 0x12340000 0x12340001 0x12340002 ... }
  s = { 0.3515625 1.2792969 1.578125 1.0214844 ... }
  t = { 0.7050781 0.36914062 -0.12695312 0.86328125 ... }
  expect lane 0 R8 = 0x3dfff200 lod.pass.taps = 2 lod.pass.share = 28 lod.place[0] = 918 lod.place[1] = 684 coord.fixed[0] = 1638 coord.fixed[1] = 1406
  expect lane 1 R8 = 0x3ec18183 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -101 lod.place[1] = -74 coord.fixed[0] = 2519 coord.fixed[1] = 304
  expect lane 2 R8 = 0x3e62e1c6 lod.pass.taps = 2 lod.pass.share = 104 lod.place[0] = -854 lod.place[1] = 259 coord.fixed[0] = 762 coord.fixed[1] = 194
  expect lane 3 R8 = 0x3ebc9e5d lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 20 { asm "TEX R8, R40, 20, 2D, 0x1"   active 0xf
  s = { -50.25 -49.994156 -50.650543 -50.382797 ... }
  t = { 58.875 59.13337 58.83838 59.13314 ... }
  expect lane 0 R8 = 0x3f070251 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f070251
  expect lane 2 R8 = 0x3f0113bf
  expect lane 3 R8 = 0x3f070251
}

warp 21 { asm "TXD R8, R16, R144, 21, 2D, 0x1"   active 0xf
  dsdx = { bits(0xb8c740da) -0.0038085938 bits(0x366962fd) -0.43666667 ... }
  dsdy = { bits(0x38c27c6d) 0.0032778806 0.023671875 -0.59438086 ... }
  dtdx = { 0.04527453 0.01485199 -0.008343886 -0.6383333 ... }
  dtdy = { 0.045501124 -0.00084056857 0.004856771 0.61898494 ... }
  s = { 0.72265625 0.8730469 0.7558594 1.1933594 ... }
  t = { -0.12890625 1.5703125 0.4765625 -0.0703125 ... }
  expect lane 0 R8 = 0x3e990532 lod.pass.taps = 2 lod.pass.share = 74 lod.place[0] = -1 lod.place[1] = -640 coord.fixed[0] = 739 coord.fixed[1] = -772
  expect lane 1 R8 = 0x3ec00180 lod.pass.taps = 1 lod.pass.share = 121 lod.place[0] = 16 lod.place[1] = -63 coord.fixed[0] = 4039 coord.fixed[1] = 7173
  expect lane 2 R8 = 0x3e23d948 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -237 lod.place[1] = -49 coord.fixed[0] = 1505 coord.fixed[1] = 1049
  expect lane 3 R8 = 0x3ecd459b lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 35 lod.place[1] = -37 coord.fixed[0] = 134 coord.fixed[1] = -73
}

warp 22 { asm "TEX R8, R88, 22, 2D, 0xf"   active 0xf
  s = { 0.30859375 0.30764103 0.28203398 0.2962454 ... }
  t = { -0.6855469 -0.65696526 -0.6676244 -0.65158695 ... }
  expect lane 0 R8 = 0x3f0aa000 R9 = 0x3cc06000 R10 = 0x3f446000 R11 = 0x3c1e2000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 114 lod.place[1] = -39 coord.fixed[0] = 1378 coord.fixed[1] = -1443
  expect lane 1 R8 = 0x3f092000 R9 = 0x3cc40000 R10 = 0x3f44c000 R11 = 0x3c296000
  expect lane 2 R8 = 0x3ec10000 R9 = 0x3d11c000 R10 = 0x3f4e2000 R11 = 0x3ce9a000
  expect lane 3 R8 = 0x3eed6000 R9 = 0x3ceec000 R10 = 0x3f48e000 R11 = 0x3c984000
}

warp 23 { asm "TXD R8, R112, R128, 23, 2D, 0x1"   active 0xf
  dsdx = { 0.00084905786 0.170625 0.33125 0 ... }
  dsdy = { -0.63625 -0.24002874 -0.6348345 0 ... }
  dtdx = { -1.275636 -0.00039054253 -1.072736 -0.7913851 ... }
  dtdy = { -0.43365258 1.6021647 -0.6503378 -0.7743827 ... }
  s = { 1.5214844 0.75390625 -0.39648438 0.21679688 ... }
  t = { 0.5332031 0.1796875 -0.46679688 0.1640625 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 127 lod.place[0] = 130 lod.place[1] = 32 coord.fixed[0] = 4804 coord.fixed[1] = 578
  expect lane 1 R8 = 0xbf0e1712 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 470 lod.place[1] = -1160 coord.fixed[0] = 10120 coord.fixed[1] = -332
  expect lane 2 R8 = 0xbf4ee001 lod.pass.taps = 1 lod.pass.share = 105 lod.place[0] = 129 lod.place[1] = 48 coord.fixed[0] = -1089 coord.fixed[1] = -430
  expect lane 3 R8 = 0x3ed1a22c lod.pass.taps = 2 lod.pass.share = 93 lod.place[0] = 0 lod.place[1] = 1206 coord.fixed[0] = 5550 coord.fixed[1] = 2760
}

warp 24 { asm "TEX R8, R44, 24, 2D, 0xf"   active 0xf
  s = { -0.37890625 -0.47451591 -0.2917913 -0.37761942 ... }
  t = { 0.12695312 0.23269905 -0.0062052407 0.11553698 ... }
  expect lane 0 R8 = 0x3e6a5cea R9 = 0x3ed710d7 R10 = 0x3e9bc89c R11 = 0x3f049185 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = -630 lod.place[1] = 963 coord.fixed[0] = -1212 coord.fixed[1] = 1158
  expect lane 1 R8 = 0x3e6f2cef R9 = 0x3ed75ed7 R10 = 0x3e936c93 R11 = 0x3f068287
  expect lane 2 R8 = 0x3e8b4e8b R9 = 0x3ebbcebc R10 = 0x3ea87aa8 R11 = 0x3f06b787
  expect lane 3 R8 = 0x3e6d98ee R9 = 0x3ed5bad6 R10 = 0x3e98fc99 R11 = 0x3f057685
}

warp 25 { asm "TXD R8, R12, R204, 25, 2D, 0x1"   active 0xf
  dsdx = { -0.024731454 -0.042585034 0.11339362 0 ... }
  dsdy = { 0.04140625 0.3734375 0 0.025 ... }
  dtdx = { -0.04140625 0.1954712 0.65234375 0.0125 ... }
  dtdy = { -0.024731454 0.08135648 0 0 ... }
  s = { -0.37109375 0.107421875 1.2421875 0.40039062 ... }
  t = { 1.4121094 1.4570312 1.7089844 -0.013671875 ... }
  expect lane 0 R8 = 0xbeb94000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 8 lod.place[1] = 14 coord.fixed[0] = -87 coord.fixed[1] = 120
  expect lane 1 R8 = 0xbf24e000 lod.pass.taps = 1 lod.pass.share = 12 lod.place[0] = -375 lod.place[1] = -82 coord.fixed[0] = -347 coord.fixed[1] = 35
  expect lane 2 R8 = 0xbf000000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -327 lod.place[1] = -1890 coord.fixed[0] = -9 coord.fixed[1] = -1708
  expect lane 3 R8 = 0xc090eef2 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 26 { asm "TEX R8, R24, 26, 2D, 0xf"   active 0xf
  s = { -0.22265625 -0.08016411 -0.55758667 -0.41700187 ... }
  t = { 1.0234375 0.9890428 1.112606 1.0937802 ... }
  expect lane 0 R8 = 0x3ed534d5 R9 = 0x3ec746c7 R10 = 0x3f352fb5 R11 = 0x3ecc80cd lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 609 lod.place[1] = -651 coord.fixed[0] = 324 coord.fixed[1] = 4589
  expect lane 1 R8 = 0x3ed4c2d5 R9 = 0x3ed9eada R10 = 0x3f2cb3ad R11 = 0x3eea00ea
  expect lane 2 R8 = 0x3ed7eed8 R9 = 0x3ea846a8 R10 = 0x3f4a50ca R11 = 0x3ebc00bc
  expect lane 3 R8 = 0x3edbeadc R9 = 0x3eb3a8b4 R10 = 0x3f4a16ca R11 = 0x3ec800c8
}

warp 27 { asm "TXD R8, R36, R156, 27, 2D, 0x1"   active 0xf
  dsdx = { -0.004873625 0 0 -0.47868866 ... }
  dsdy = { -0.1765625 0.14791666 -0.05904948 0 ... }
  dtdx = { 0.1109375 0.11022949 0 0.503125 ... }
  dtdy = { 0.0021544907 0 0.04529736 0 ... }
  s = { 0.13476562 0.76171875 0.17578125 0.390625 ... }
  t = { 1.140625 0.7597656 0.6386719 1.7675781 ... }
  expect lane 0 R8 = 0x45db8000 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = 191 lod.place[1] = -3 coord.fixed[0] = 433 coord.fixed[1] = 249
  expect lane 1 R8 = 0x43d56000 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -129 lod.place[1] = 0 coord.fixed[0] = 1236 coord.fixed[1] = 1362
  expect lane 2 R8 = 0x43c12000 lod.pass.taps = 2 lod.pass.share = 145 lod.place[0] = 408 lod.place[1] = -315 coord.fixed[0] = 1758 coord.fixed[1] = 4590
  expect lane 3 R8 = 0x45836000 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 264 lod.place[1] = -279 coord.fixed[0] = 564 coord.fixed[1] = 311
}

warp 28 { asm "TEX R8, R24, 28, 1D, 0x1"   active 0xf
  s = { 1.0488281 1.0487213 1.0540833 1.0482111 ... }
  expect lane 0 R8 = 0x3e2c5959 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3e2c5959
  expect lane 2 R8 = 0x3e2c5959
  expect lane 3 R8 = 0x3e2c5959
}

warp 29 { asm "TXD R8, R24, R164, 29, 2D, 0x1"   active 0xf
  dsdx = { -0.22705078 0 -0.9267578 -0.04513416 ... }
  dsdy = { 0.30206594 0.05535933 -0.79618347 0.103471585 ... }
  dtdx = { 0.1472168 0.010537624 0.50808126 bits(0x38ca8000) ... }
  dtdy = { 0.006593007 0 -0.52441406 0.06567406 ... }
  s = { 1.046875 1.3046875 0.3359375 1.1171875 ... }
  t = { 1.859375 1.9746094 0.2421875 1.5585938 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 107 lod.place[0] = -384 lod.place[1] = -8 coord.fixed[0] = 688 coord.fixed[1] = 1896
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -112 lod.place[1] = 0 coord.fixed[0] = 10576 coord.fixed[1] = 16176
  expect lane 2 R8 = 0x3df5f6fd lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 82 lod.place[1] = -46 coord.fixed[0] = 254 coord.fixed[1] = 78
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -880 lod.place[1] = -560 coord.fixed[0] = 8272 coord.fixed[1] = 12208
}

warp 30 { asm "TEX R8, R24, 30, ARRAY_1D, 0xf"   active 0xf
  array = { 2 0 2 2 ... }
  s = { -0.328125 -0.3131836 -0.32936555 -0.30106476 ... }
  expect lane 0 R8 = 0x3f3d13bd R9 = 0x3e9b489b R10 = 0x3ee592e6 R11 = 0x3f4e24ce lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -85 lod.place[1] = 0 coord.fixed[0] = -4285
  expect lane 1 R8 = 0x3e3988ba R9 = 0x3ee84ee8 R10 = 0x3f4f82d0 R11 = 0x3e2774a7
  expect lane 2 R8 = 0x3f3ee5bf R9 = 0x3e8edc8f R10 = 0x3ee936e9 R11 = 0x3f4ff6d0
  expect lane 3 R8 = 0x3f15ba96 R9 = 0x3f7115f1 R10 = 0x3e96e097 R11 = 0x3f26cba7
}

warp 31 { asm "TXD R8, R0, R200, 31, 2D, 0x1"   active 0xf
  dsdx = { 0.08708346 -0.058282245 0.77192163 -0.08203125 ... }
  dsdy = { -0.08465975 0.007072297 -0.99902344 0 ... }
  dtdx = { 0.03375244 0.31859288 -0.89489716 0 ... }
  dtdy = { 0.034494072 -0.39937562 -0.69064385 -0.019610643 ... }
  s = { 0.67578125 1.3671875 0.2890625 1.171875 ... }
  t = { 0.4375 0.41796875 1.8613281 0.37304688 ... }
  expect lane 0 R8 = 0x3edbf9b8 lod.pass.taps = 1 lod.pass.share = 42 lod.place[0] = -357 lod.place[1] = -138 coord.fixed[0] = 2411 coord.fixed[1] = 1654
  expect lane 1 R8 = 0x3e089111 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -14 lod.place[1] = 896 coord.fixed[0] = 5586 coord.fixed[1] = 2608
  expect lane 2 R8 = 0x3ec18183 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 22 lod.place[1] = 15 coord.fixed[0] = 170 coord.fixed[1] = 968
  expect lane 3 R8 = 0x3f04ff0a lod.pass.taps = 2 lod.pass.share = 24 lod.place[0] = 640 lod.place[1] = 0 coord.fixed[0] = 10240 coord.fixed[1] = 3056
}

warp 32 { asm "TEX R8, R76, 32, 2D, 0x1"   active 0xf
  s = { 0.7871094 0.7887586 0.88118553 0.8753274 ... }
  t = { 0.45507812 0.5243448 0.21296692 -0.04058136 ... }
  expect lane 0 R8 = 0x3ee058e0 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1458 lod.place[1] = 225 coord.fixed[0] = 24334 coord.fixed[1] = 1157
  expect lane 1 R8 = 0x3ee616e6
  expect lane 2 R8 = 0x3f09ed8a
  expect lane 3 R8 = 0x3ef61cf6
}

warp 33 { asm "TXD R8, R12, R208, 33, 2D, 0x1"   active 0xf
  dsdx = { -0.007105235 0.00021576881 -0.20043945 0 ... }
  dsdy = { 0 0.054504395 -0.1796987 -0.022399902 ... }
  dtdx = { 0.06424031 0.72451866 -0.3593974 -0.044799805 ... }
  dtdy = { 0 1.7059493 0.4008789 0 ... }
  s = { 0.22265625 -0.23632812 0.38085938 0.6855469 ... }
  t = { 0.060546875 -0.3984375 1 -0.15820312 ... }
  expect lane 0 R8 = 0x2b384 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x40d46 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x40d46 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x2ca16 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 34 { asm "TXD R8, R80, R156, 34, 2D, 0x1"   active 0xf
  dsdx = { -0.2277832 0.00022475557 0 0.27609938 ... }
  dsdy = { 0.00021818967 -0.099460535 -0.2993164 0.3642578 ... }
  dtdx = { 0.017186632 0.0026784986 0.14407283 -0.00025595483 ... }
  dtdy = { -0.011567116 -0.2613101 0 -0.0003437996 ... }
  s = { 1.4921875 0.98828125 0.7402344 1.1113281 ... }
  t = { 0.609375 1.5253906 0.14257812 1.2949219 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 117 lod.place[1] = -4 coord.fixed[0] = 1645 coord.fixed[1] = 308
  expect lane 1 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 124 lod.place[0] = 54 lod.place[1] = 71 coord.fixed[0] = 2078 coord.fixed[1] = 1633
  expect lane 2 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 42 lod.place[0] = 384 lod.place[1] = 0 coord.fixed[0] = 763 coord.fixed[1] = 36
  expect lane 3 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 7 lod.place[0] = -732 lod.place[1] = 0 coord.fixed[0] = 406 coord.fixed[1] = 663
}

warp 35 { asm "TEX R8, R112, 35, 2D, 0x1"   active 0xf
  s = { 0.953125 0.66056824 0.93915063 0.66598016 ... }
  t = { 0.2109375 -0.5232239 0.019859651 -0.61560786 ... }
  expect lane 0 R8 = 0x7fffe000 lod.pass.taps = 1 lod.pass.share = 0 lod.place[0] = 474 lod.place[1] = 594 coord.fixed[0] = 1450 coord.fixed[1] = 702
  expect lane 1 R8 = 0x7fffe000
  expect lane 2 R8 = 0x7fffe000
  expect lane 3 R8 = 0x7fffe000
}

warp 36 { asm "TXD R8, R36, R124, 36, 2D, 0x1"   active 0xf
  dsdx = { 0.49315932 0.00016474724 0.15844727 -0.16933109 ... }
  dsdy = { 0 -0.30615234 -0.023223877 0 ... }
  dtdx = { 0 0.7949219 -0.47753906 0 ... }
  dtdy = { -0.049883906 -0.9902344 0.007449859 0.13087082 ... }
  s = { 1.9023438 -0.04296875 -0.34375 0.27929688 ... }
  t = { 1.0175781 1.5664062 1.3027344 1.3574219 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 126 lod.place[0] = -384 lod.place[1] = 0 coord.fixed[0] = 1564 coord.fixed[1] = 9
  expect lane 1 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 124 lod.place[0] = 201 lod.place[1] = 327 coord.fixed[0] = 179 coord.fixed[1] = 472
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 38 lod.place[0] = -213 lod.place[1] = 318 coord.fixed[0] = -565 coord.fixed[1] = 473
  expect lane 3 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 67 lod.place[1] = 0 coord.fixed[0] = 210 coord.fixed[1] = 92
}

warp 37 { asm "TEX R8, R44, 37, 2D, 0x1"   active 0xf
  s = { 0.8105469 0.9670516 3.3326416 3.8258698 ... }
  t = { 1.0390625 2.5144172 2.649414 3.9723182 ... }
  expect lane 0 R8 = 0x7fffe000 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -366 lod.place[1] = -117 coord.fixed[0] = 1294 coord.fixed[1] = 947
  expect lane 1 R8 = 0x7fffe000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
}

warp 38 { asm "TXD R8, R12, R136, 38, 2D, 0x1"   active 0xf
  dsdx = { -0.08555901 -0.17402743 0 0 ... }
  dsdy = { -0.11832237 -0.37068495 0 -0.23861368 ... }
  dtdx = { 0.31884766 0.42374754 0 -0.46923828 ... }
  dtdy = { -0.12700166 -0.0013217926 -0.39697266 0.4008789 ... }
  s = { 1.265625 0.5800781 1.0996094 1.4179688 ... }
  t = { -0.29882812 1.9003906 1.7050781 1.7148438 ... }
  expect lane 0 R8 = 0x3f800000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 38 lod.place[1] = -72 coord.fixed[0] = 1334 coord.fixed[1] = -225
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 15 lod.place[0] = 552 lod.place[1] = 0 coord.fixed[0] = 1146 coord.fixed[1] = 973
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = 95 coord.fixed[0] = 2252 coord.fixed[1] = 1841
  expect lane 3 R8 = 0x7f800000 lod.pass.taps = 1 lod.pass.share = 20 lod.place[0] = 360 lod.place[1] = -303 coord.fixed[0] = 1812 coord.fixed[1] = 575
}

warp 39 { asm "TEX R8, R60, 39, 2D, 0x1"   active 0xf
  s = { 0.19726562 -3.4064941 4.030703 0.60837036 ... }
  t = { 1.9980469 -3.0429688 4.8346095 0.46266115 ... }
  expect lane 0 R8 = 0x3eca8000 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 735 lod.place[1] = 511 coord.fixed[0] = 836 coord.fixed[1] = 1023
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ed2a000
}

warp 40 { asm "TXD R8, R92, R160, 40, 2D, 0x1"   active 0xf
  dsdx = { -0.006311797 bits(0xb7f70a3d) -0.08741166 -0.02171875 ... }
  dsdy = { 0.27329534 0.0073947287 -0.07169288 -0.0053842287 ... }
  dtdx = { -0.07346554 0.08192134 bits(0xb7e8f5c3) -0.05201368 ... }
  dtdy = { 0.77166665 0.085231885 -0.020234374 -0.00224823 ... }
  s = { 0.7597656 1.2148438 1.9160156 1.9941406 ... }
  t = { -0.25390625 -0.29492188 0.10546875 1.6484375 ... }
  expect lane 0 R8 = 0x3cef81df lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = -900 lod.place[1] = -2550 coord.fixed[0] = 2601 coord.fixed[1] = -3720
  expect lane 1 R8 = 0x3f194d33 lod.pass.taps = 2 lod.pass.share = 44 lod.place[0] = -99 lod.place[1] = -1143 coord.fixed[0] = 23226 coord.fixed[1] = -6805
  expect lane 2 R8 = 0xbed749af lod.pass.taps = 2 lod.pass.share = 28 lod.place[0] = 1456 lod.place[1] = 0 coord.fixed[0] = 38244 coord.fixed[1] = 2025
  expect lane 3 R8 = 0x3f22b145 lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = 245 lod.place[1] = 590 coord.fixed[0] = 38533 coord.fixed[1] = 32240
}

warp 41 { asm "TXD R8, R76, R216, 41, 2D, 0x1"   active 0xf
  dsdx = { 0 0.343125 0.033476885 0 ... }
  dsdy = { -0.022714088 0 -0.00011795044 0.16 ... }
  dtdx = { 0 0 0.0044401297 0.43243244 ... }
  dtdy = { -0.09248311 0.03734494 0.017235009 0 ... }
  s = { 0.9277344 -0.40625 0.13085938 0.36132812 ... }
  t = { 0.6796875 0.9238281 1.6816406 1.6816406 ... }
  expect lane 0 R8 = 0xbefc550d lod.pass.taps = 2 lod.pass.share = 24 lod.place[0] = 355 lod.place[1] = 530 coord.fixed[0] = 3205 coord.fixed[1] = 1226
  expect lane 1 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -896 lod.place[1] = 0 coord.fixed[0] = -1000 coord.fixed[1] = 236
  expect lane 2 R8 = 0xbf8b6b6c lod.pass.taps = 1 lod.pass.share = 105 lod.place[0] = -384 lod.place[1] = -19 coord.fixed[0] = 18 coord.fixed[1] = 1703
  expect lane 3 R8 = 0xbe523eca lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 42 { asm "TXD R8, R40, R152, 42, 2D, 0x1"   active 0xf
  dsdx = { 1.5332031 -1.4285572 -0.58496094 6.1015625 ... }
  dsdy = { -1.0527816 -1.9071834 -0.5004158 0 ... }
  dtdx = { -0.017822266 -1.9071834 -11.416156 0 ... }
  dtdy = { -0.0038786326 1.4285572 -11.260076 1.2458496 ... }
  s = { 39 33.125 98 73.75 ... }
  t = { 59.9375 50.625 58.5 33 ... }
  expect lane 0 R8 = 0x3f2513a5 lod.pass.taps = 1 lod.pass.share = 76 lod.place[0] = -182 lod.place[1] = 1 coord.fixed[0] = 9802 coord.fixed[1] = 15345
  expect lane 1 R8 = 0x3d5460d4 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 3 lod.place[1] = 3 coord.fixed[0] = 8483 coord.fixed[1] = 12963
  expect lane 2 R8 = 0x3df780f8 lod.pass.taps = 2 lod.pass.share = 14 lod.place[0] = 103 lod.place[1] = 2088 coord.fixed[0] = 25191 coord.fixed[1] = 17064
  expect lane 3 R8 = 0x3e94c295 lod.pass.taps = 2 lod.pass.share = 47 lod.place[0] = -900 lod.place[1] = 0 coord.fixed[0] = 17980 coord.fixed[1] = 8448
}

warp 43 { asm "TXD R8, R52, R212, 43, 2D, 0x1"   active 0xf
  dsdx = { 0.14672852 0.00034009275 -0.0038375854 0.14208984 ... }
  dsdy = { 0 -0.38134766 bits(0xb7b30000) -0.21461748 ... }
  dtdx = { 0 -0.029782394 0.013305664 bits(0x38be4646) ... }
  dtdy = { 0.008234289 0.1730957 -0.04675293 0.102933235 ... }
  s = { 1.0253906 -0.41992188 -0.43164062 1.0546875 ... }
  t = { 1.7226562 -0.46875 0.7949219 1.4746094 ... }
  expect lane 0 R8 = 0x3da5f5e0 lod.pass.taps = 2 lod.pass.share = 76 lod.place[0] = -640 lod.place[1] = 0 coord.fixed[0] = 410 coord.fixed[1] = 1764
  expect lane 1 R8 = 0x3dbe43b7 lod.pass.taps = 2 lod.pass.share = 8 lod.place[0] = 1740 lod.place[1] = -788 coord.fixed[0] = 1525 coord.fixed[1] = -1028
  expect lane 2 R8 = 0x3d7c7227 lod.pass.taps = 1 lod.pass.share = 65 lod.place[0] = 0 lod.place[1] = 142 coord.fixed[0] = -1768 coord.fixed[1] = 3398
  expect lane 3 R8 = 0x3dc43862 lod.pass.taps = 2 lod.pass.share = 96 lod.place[0] = 575 lod.place[1] = -275 coord.fixed[0] = 1115 coord.fixed[1] = 480
}

warp 44 { asm "TXD R8, R16, R144, 44, 2D, 0x1"   active 0xf
  dsdx = { -1.6660156 1 0.35217133 0.015258458 ... }
  dsdy = { 0 0 -0.27783203 -0.020654827 ... }
  dtdx = { 0 0 -0.27783203 0.011169292 ... }
  dtdy = { 1.2293953 0.125 0.35217133 0.0017111304 ... }
  s = { 1.46875 1.46875 -0.40039062 0.8964844 ... }
  t = { 1.6035156 0.71484375 1.4765625 -0.2890625 ... }
  expect lane 0 R8 = 0x3ec2c2c3 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 66 lod.place[1] = 0 coord.fixed[0] = 3074 coord.fixed[1] = 3284
  expect lane 1 R8 = 0x3f066686 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -384 lod.place[1] = 0 coord.fixed[0] = 11648 coord.fixed[1] = 5856
  expect lane 2 R8 = 0x3d30b0b1 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -300 lod.place[1] = 237 coord.fixed[0] = -6860 coord.fixed[1] = 24429
  expect lane 3 R8 = 0x3ee3a2e4 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 106 lod.place[1] = -8 coord.fixed[0] = 14794 coord.fixed[1] = -4744
}

warp 45 { asm "TXD R8, R24, R152, 45, 1D, 0x1"   active 0xf
  dsdx = { 0.29686755 0.03125 0 0.03125 ... }
  dsdy = { -0.29600036 0.25 -0.2222915 0.03125 ... }
  s = { 0.890625 1.9316406 1.6464844 0.42382812 ... }
  expect lane 0 R8 = 0x3db03160 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 coord.fixed[0] = 12672
  expect lane 1 R8 = 0x3f3a0f74 lod.pass.taps = 2 lod.pass.share = 45 lod.place[0] = -2340 lod.place[1] = 0 coord.fixed[0] = 60956
  expect lane 2 R8 = 0x3f429b85 lod.pass.taps = 2 lod.pass.share = 56 lod.place[0] = 2100 lod.place[1] = 0 coord.fixed[0] = 56052
  expect lane 3 R8 = 0x3d4d019a lod.pass.taps = 2 lod.pass.share = 140 lod.place[0] = -640 lod.place[1] = 0 coord.fixed[0] = 13248
}

warp 46 { asm "TEX.DC R8, R76, R156, 46, 2D, 0x1"   active 0xf
  s = { 1.1074219 1.1127696 1.1084793 1.1034329 ... }
  t = { 0.8125 0.8051015 0.7477722 0.74017346 ... }
  dref = { 0.5 0.625 0.6875 0.75 ... }
  expect lane 0 R8 = 0x3efe0000 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -5 lod.place[1] = 183 coord.fixed[0] = 2830 coord.fixed[1] = 1431
  expect lane 1 R8 = 0x3efe0000
  expect lane 2 R8 = 0x3efe0000
  expect lane 3 R8 = 0x3ead0000
}

warp 47 { asm "TEX.DC R8, R104, R208, 47, 2D, 0x1"   active 0xf
  s = { 0.9160156 0.9059138 0.9769213 0.9626219 ... }
  t = { 1.2050781 1.20454 1.2111493 1.2435235 ... }
  dref = { 0.5000001 0.50000024 0.50000024 0.50000024 ... }
  expect lane 0 R8 = 0x0 lod.pass.taps = 1 lod.pass.share = 5 lod.place[0] = -384 lod.place[1] = -19 coord.fixed[0] = 1492 coord.fixed[1] = 1215
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
}

warp 48 { asm "TEX.DC R8, R92, R140, 48, 2D, 0x1"   active 0xf
  s = { -0.40039062 -0.41323945 -0.45441285 -0.45157257 ... }
  t = { -0.31835938 -0.340244 -0.25137076 -0.3036496 ... }
  dref = { 0.6875 0.75 0.9375 0.9375 ... }
  expect lane 0 R8 = 0x3f800000 lod.pass.taps = 1 lod.pass.share = 67 lod.place[0] = 306 lod.place[1] = -228 coord.fixed[0] = 101 coord.fixed[1] = -310
  expect lane 1 R8 = 0x3f040000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
}

warp 49 { asm "TEX.DC R8, R24, R148, 49, 2D, 0x1"   active 0xf
  s = { 0.017578125 -0.028843844 -0.3638694 -0.31934345 ... }
  t = { -0.25976562 -0.17284058 -0.9109533 -0.92126805 ... }
  dref = { 0.5000002 0.5000001 0.5000005 0.5000003 ... }
  expect lane 0 R8 = 0x3f800000 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = 791 lod.place[1] = 693 coord.fixed[0] = 939 coord.fixed[1] = -437
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
}

warp 50 { asm "TEX.DC R8, R104, R132, 50, 2D, 0x1"   active 0xf
  s = { 1.6425781 1.6421726 1.6372468 1.6375059 ... }
  t = { 1.1816406 1.1819476 1.1683248 1.1726583 ... }
  dref = { 0.5625 0.9375 0.5 0.625 ... }
  expect lane 0 R8 = 0x0 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
}

warp 51 { asm "TEX.DC R8, R52, R152, 51, 2D, 0x1"   active 0xf
  s = { 1.4980469 1.6674583 1.4801316 1.744153 ... }
  t = { -0.03515625 -0.053466797 -0.07444016 -0.25113693 ... }
  dref = { 0.5000002 0.50000006 0.5000002 0.5000005 ... }
  expect lane 0 R8 = 0x0 lod.pass.taps = 2 lod.pass.share = 152 lod.place[0] = -640 lod.place[1] = 30 coord.fixed[0] = 12016 coord.fixed[1] = -123
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
}
