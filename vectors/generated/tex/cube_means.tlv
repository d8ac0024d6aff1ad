# TEX of cubes, filtered: across edges and at corners, of two levels, formats, comparisons, far directions.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-10a PD-16b PD-17 PD-17a PD-17b PD-17c PD-61 PD-107 PD-108 PD-110 PD-113
rules without PD-61b

texture 0 { format R8 UNORM   type CUBEMAP   size 8 8   levels 3   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type CUBEMAP   size 5 5   levels 3   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type CUBEMAP   size 4 4   levels 3   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type CUBEMAP   size 6 6   levels 3   SRGB_CONVERSION 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type CUBEMAP   size 3 3   levels 3   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type CUBEMAP   size 8 8   levels 3   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format A1B5G5R5 UNORM   type CUBEMAP   size 5 5   levels 3   address 0x21800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 7 { format R32 FLOAT   type CUBEMAP   size 4 4   levels 3   address 0x21c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 8 { format R16_G16_B16_A16 FLOAT   type CUBEMAP   size 6 6   levels 3   address 0x22000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 9 { format BF10GF11RF11 FLOAT   source R G B ONE_FLOAT   type CUBEMAP   size 3 3   levels 3   address 0x22400000   texels expression ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 992) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) }
texture 10 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type CUBEMAP   size 8 8   levels 3   address 0x22800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 11 { format R32 UNORM   type CUBEMAP   size 5 5   levels 3   address 0x22c00000   texels expression (0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) }
texture 12 { format A1B5G5R5 UNORM   type CUBEMAP   size 4 4   levels 3   SRGB_CONVERSION 0x1   address 0x23000000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 13 { format A8B8G8R8 UNORM   type CUBEMAP_ARRAY   size 20 20   layers 3   levels 5   view 1 4   address 0x23400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 14 { format R32 FLOAT   type CUBEMAP_ARRAY   size 16 16   layers 2   levels 5   view 2 4   MIN_LOD_CLAMP 0x45   address 0x23800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 15 { format R16 UNORM   type CUBEMAP   size 32 32   levels 6   address 0x23c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 16 { format A8B8G8R8 SNORM   type CUBEMAP   size 7 7   levels 3   view 1 2   address 0x24000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 17 { format ZF32 FLOAT   source R R R ONE_FLOAT   type CUBEMAP   size 6 6   levels 3   address 0x24400000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 18 { format X8Z24 UNORM   source R R R ONE_FLOAT   type CUBEMAP_ARRAY   size 5 5   layers 2   levels 3   address 0x24800000   texels expression (0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8) }
texture 19 { format R32 FLOAT   type CUBEMAP   size 3 3   levels 2   address 0x24c00000   texels rows ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f }
texture 20 { format A8B8G8R8 UNORM   type CUBEMAP   size 3 3   levels 2   address 0x25000000   texels rows f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 f94a0467 }
texture 21 { format R16 SNORM   type CUBEMAP   size 3 3   levels 2   address 0x25400000   texels rows 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 }
texture 22 { format R16 UNORM   type CUBEMAP   size 3 3   levels 2   address 0x25800000   texels rows ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff }
texture 23 { format R32 FLOAT   type CUBEMAP   size 3 3   levels 2   address 0x25c00000   texels rows 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf 010080bf }
texture 24 { format R32 FLOAT   type CUBEMAP   size 2 2   levels 2   address 0x26000000   texels rows 000080ff 0000807f ffff7f80 0000803f 0000807f 000080ff 0000803f 0000c0bf 0000c0bf 0000c0bf 01000000 0000807f 452381ff 000080ff 452381ff ffff7f80 01000000 0000807f 0000803f 0000803f ffff7f80 ffff7f80 0000803f 0000807f 01000000 ffff7f80 0000c0bf 0000803f 4523c17f 0000803f }
texture 25 { format R32 FLOAT   type CUBEMAP   size 2 2   levels 2   address 0x26400000   texels rows 01000080 01008000 00000001 00000001 0000a000 01000081 00000000 01000080 00008000 00000080 01000081 01008000 00008000 00008080 00000080 00008000 00000080 01000080 ffff7f00 0000a000 00000001 ffff7f00 00000080 ffffff80 ffffff80 00000080 0000a000 00000000 ffff7f00 00000080 }
texture 26 { format R32 FLOAT   type CUBEMAP   size 2 2   levels 2   address 0x26800000   texels rows 01002040 00000080 00000080 00000000 00000080 00000080 00000080 0000c03f 00000000 0000c0bf 00000080 00000080 00000080 0000c0bf 01002040 010020c0 00000000 01002040 0000c0bf 00000000 0000c0bf 00000080 00000000 010020c0 00000080 01002040 010020c0 0000c03f 00000080 0000c0bf }
texture 27 { format R32 FLOAT   type CUBEMAP   size 2 2   levels 2   address 0x26c00000   texels rows 00008000 ffffffbf 0100803f 0100803f ffffff00 ffffff00 00008080 ffffff00 00008080 f961f33f ffffffbf f961f33f ffffffbf 0100803f ffff7fff ffffffbf ffff7f7f ffff7fff f961f33f ffff7fff 00008080 00008080 ffffff00 ffffff00 ffff7f7f ffffffbf ffff7fff ffffffbf ffffff00 ffffffbf }
texture 28 { format R32 FLOAT   type CUBEMAP   size 2 2   levels 2   address 0x27000000   texels rows 0000c0bf 00000080 01002040 00000080 010020c0 00000080 0000807f 00000080 00000080 01002040 0000807f 0000807f 0000803f 00000080 00000080 0000807f 0000c0bf 00000080 000080ff 0000807f 010020c0 00000080 00000080 010020c0 0000803f 01002040 00000080 0000807f 0000807f 00000080 }
texture 29 { format R32 UINT   type CUBEMAP   size 5 5   levels 3   address 0x27400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 30 { format R16_G16 UNORM   source R G R ONE_FLOAT G_DATA_TYPE 4   type CUBEMAP   size 4 4   levels 2   address 0x27800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
sampler 0 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 2 texture 0 sampler 2
sampler 3 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 1 sampler 3
sampler 4 { address MIRROR CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 4 texture 1 sampler 4
sampler 5 { address MIRROR_ONCE_BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 6 texture 2 sampler 6
sampler 7 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 2 sampler 7
sampler 8 { address CLAMP_OGL WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fd4 CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 2 sampler 8
sampler 9 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 0x1 }
handle 9 texture 3 sampler 9
sampler 10 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 SRGB_CONVERSION 0x1 }
handle 10 texture 3 sampler 10
sampler 11 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 SRGB_CONVERSION 0x1 }
handle 11 texture 3 sampler 11
sampler 12 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 12 texture 4 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 13 texture 4 sampler 13
sampler 14 { address BORDER WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 4 sampler 14
sampler 15 { address CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 15 texture 5 sampler 15
sampler 16 { address MIRROR_ONCE_CLAMP_OGL BORDER CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 16 texture 5 sampler 16
sampler 17 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 17 texture 5 sampler 17
sampler 18 { address MIRROR_ONCE_BORDER BORDER CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 18 texture 6 sampler 18
sampler 19 { address MIRROR CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 6 sampler 19
sampler 20 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x26d CUBEMAP_INTERFACE_FILTERING 3 }
handle 20 texture 6 sampler 20
sampler 21 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 21 texture 7 sampler 21
sampler 22 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 22 texture 7 sampler 22
sampler 23 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 23 texture 7 sampler 23
sampler 24 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 24 texture 8 sampler 24
sampler 25 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 25 texture 8 sampler 25
sampler 26 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1de9 CUBEMAP_INTERFACE_FILTERING 3 }
handle 26 texture 8 sampler 26
sampler 27 { address MIRROR_ONCE_CLAMP_OGL MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 27 texture 9 sampler 27
sampler 28 { address MIRROR WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 28 texture 9 sampler 28
sampler 29 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 29 texture 9 sampler 29
sampler 30 { address BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 30 texture 10 sampler 30
sampler 31 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 31 texture 10 sampler 31
sampler 32 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 32 texture 10 sampler 32
sampler 33 { address MIRROR_ONCE_CLAMP_OGL MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 33 texture 11 sampler 33
sampler 34 { address MIRROR CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 34 texture 11 sampler 34
sampler 35 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d5e CUBEMAP_INTERFACE_FILTERING 2 }
handle 35 texture 11 sampler 35
sampler 36 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 0x1 }
handle 36 texture 12 sampler 36
sampler 37 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 0x1 }
handle 37 texture 12 sampler 37
sampler 38 { address MIRROR_ONCE_BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1f6b CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 0x1 }
handle 38 texture 12 sampler 38
sampler 39 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 39 texture 13 sampler 39
sampler 40 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 40 texture 14 sampler 40
sampler 41 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x20d CUBEMAP_INTERFACE_FILTERING 2 }
handle 41 texture 15 sampler 41
sampler 42 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ecb CUBEMAP_INTERFACE_FILTERING 3 }
handle 42 texture 16 sampler 42
sampler 43 { address WRAP MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 CUBEMAP_INTERFACE_FILTERING 3 }
handle 43 texture 13 sampler 43
sampler 44 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xff CUBEMAP_INTERFACE_FILTERING 3 }
handle 44 texture 14 sampler 44
sampler 45 { address CLAMP_TO_EDGE MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x27f CUBEMAP_INTERFACE_FILTERING 3 }
handle 45 texture 15 sampler 45
sampler 46 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x7f CUBEMAP_INTERFACE_FILTERING 3 }
handle 46 texture 16 sampler 46
sampler 47 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 47 texture 13 sampler 47
sampler 48 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 48 texture 14 sampler 48
sampler 49 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 49 texture 15 sampler 49
sampler 50 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 50 texture 16 sampler 50
sampler 51 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 51 texture 0 sampler 51
sampler 52 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 52 texture 1 sampler 52
sampler 53 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 53 texture 2 sampler 53
sampler 54 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 CUBEMAP_INTERFACE_FILTERING 1 SRGB_CONVERSION 0x1 }
handle 54 texture 3 sampler 54
sampler 55 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 7 sampler 55
sampler 56 { address WRAP MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 1 }
handle 56 texture 8 sampler 56
sampler 57 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 57 texture 1 sampler 57
sampler 58 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 58 texture 7 sampler 58
sampler 59 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 59 texture 13 sampler 59
sampler 60 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 60 texture 0 sampler 60
sampler 61 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 61 texture 7 sampler 61
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 62 texture 5 sampler 62
sampler 63 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 63 texture 13 sampler 63
sampler 64 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 64 texture 8 sampler 64
sampler 65 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 SRGB_CONVERSION 0x1 }
handle 65 texture 3 sampler 65
sampler 66 { address CLAMP_TO_EDGE CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 66 texture 0 sampler 66
sampler 67 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 67 texture 7 sampler 67
sampler 68 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 68 texture 4 sampler 68
sampler 69 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x0 }
handle 69 texture 17 sampler 69
sampler 70 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x51 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x0 }
handle 70 texture 18 sampler 70
sampler 71 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 71 texture 17 sampler 71
sampler 72 { address CLAMP_TO_EDGE CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d57 CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x1 }
handle 72 texture 18 sampler 72
sampler 73 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x2 }
handle 73 texture 17 sampler 73
sampler 74 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dc4 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x2 }
handle 74 texture 18 sampler 74
sampler 75 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 75 texture 17 sampler 75
sampler 76 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f39 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 76 texture 18 sampler 76
sampler 77 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x229 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 77 texture 17 sampler 77
sampler 78 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1a2 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 78 texture 18 sampler 78
sampler 79 { address MIRROR WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x5 }
handle 79 texture 17 sampler 79
sampler 80 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x5 }
handle 80 texture 18 sampler 80
sampler 81 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f06 CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x6 }
handle 81 texture 17 sampler 81
sampler 82 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x6 }
handle 82 texture 18 sampler 82
sampler 83 { address MIRROR_ONCE_BORDER MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x22b CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x7 }
handle 83 texture 17 sampler 83
sampler 84 { address WRAP CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x91 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x7 }
handle 84 texture 18 sampler 84
sampler 85 { address CLAMP_TO_EDGE MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 85 texture 19 sampler 85
sampler 86 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 86 texture 20 sampler 86
sampler 87 { address WRAP BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f3f CUBEMAP_INTERFACE_FILTERING 2 }
handle 87 texture 21 sampler 87
sampler 88 { address CLAMP_TO_EDGE MIRROR MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 88 texture 22 sampler 88
sampler 89 { address WRAP MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x28b CUBEMAP_INTERFACE_FILTERING 2 }
handle 89 texture 23 sampler 89
sampler 90 { address CLAMP_OGL WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 90 texture 24 sampler 90
sampler 91 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 91 texture 25 sampler 91
sampler 92 { address CLAMP_TO_EDGE WRAP CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 92 texture 26 sampler 92
sampler 93 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 93 texture 27 sampler 93
sampler 94 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 94 texture 28 sampler 94
sampler 95 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x210 CUBEMAP_INTERFACE_FILTERING 3 }
handle 95 texture 29 sampler 95
sampler 96 { address BORDER MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f5c CUBEMAP_INTERFACE_FILTERING 2 }
handle 96 texture 30 sampler 96

warp 0 { asm "TEX.LL R8, R12, R152, 0, CUBE, 0x1"   active 0xff
  s = { -0.94921875 0.9082031 0.953125 -0.9042969 1 -0.99902344 0.9345703 0.8964844 ... }
  t = { -0.88378906 0.9189453 1 -1 -0.8886719 0.93652344 1 1 ... }
  r = { -1 -1 0.8798828 0.8876953 0.94921875 1 -0.9765625 0.8935547 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f266363
  expect lane 1 R8 = 0x3edc0afb
  expect lane 2 R8 = 0x3f0e0d6d
  expect lane 3 R8 = 0x3f4973cc
  expect lane 4 R8 = 0x3edc81ac
  expect lane 5 R8 = 0x3d9bdb4b
  expect lane 6 R8 = 0x3ee15429
  expect lane 7 R8 = 0x3f3df7a4
}

warp 1 { asm "TEX.LL R8, R8, R172, 1, CUBE, 0x1"   active 0xffff
  s = { 0.49609375 -0.9453125 -0.25 1 1 -0.9394531 -0.8925781 -0.93652344 1 -1 -0.125 -0.9042969 0.6035156 -0.5 0.8046875 -0.4140625 ... }
  t = { -1 -1 -1 0.9980469 0.87597656 -0.7519531 -1 1 -0.50390625 0.49609375 -1 -0.83203125 1 1 1 -0.5 ... }
  r = { -0.5 0.9921875 -0.9707031 -0.99609375 0.9980469 -1 -0.9082031 0.8847656 -0.7421875 0.5625 0.87597656 1 0.890625 -0.49609375 -0.78125 -1 ... }
  lod = { 0.0068359375 0.49902344 1.5 1.9970703 1.0048828 0.49609375 1.5019531 1.9960938 1.0068359 1.4980469 1.5009766 1.9980469 1.0068359 0.49609375 0.50097656 0.9980469 ... }
  expect lane 0 R8 = 0x3f180f49
  expect lane 1 R8 = 0x3ef4ca66
  expect lane 2 R8 = 0x3f3944c5
  expect lane 3 R8 = 0x3ef7d916
  expect lane 4 R8 = 0x3f277106
  expect lane 5 R8 = 0x3f0e8a66
  expect lane 6 R8 = 0x3f1caf50
  expect lane 7 R8 = 0x3efdb702
  expect lane 8 R8 = 0x3e726f04
  expect lane 9 R8 = 0x3ec025f0
  expect lane 10 R8 = 0x3ec4e4e5
  expect lane 11 R8 = 0x3e93fe43
  expect lane 12 R8 = 0x3f587e96
  expect lane 13 R8 = 0x3ede794d
  expect lane 14 R8 = 0x3ebeb6b7
  expect lane 15 R8 = 0x3f0c8c91
}

warp 2 { asm "TEX.LL R8, R72, R208, 2, CUBE, 0x1"   active 0xff
  s = { 0.99902344 1 0.125 -0.78515625 -1 -1 -0.8105469 -1 ... }
  t = { 1 -0.9863281 1 -1 0.9589844 0.9121094 -1 0.8964844 ... }
  r = { -0.8964844 0.97265625 0.9746094 -0.77734375 0.90625 -0.87109375 -0.5683594 -0.8964844 ... }
  lod = { 0 1.0058594 0.9970703 1.4970703 0.49804688 1.4980469 1.9980469 1.9960938 ... }
  expect lane 0 R8 = 0x3eb2b2b3
  expect lane 1 R8 = 0x3ea52170
  expect lane 2 R8 = 0x3f399d42
  expect lane 3 R8 = 0x3f31d3ce
  expect lane 4 R8 = 0x3ec9765e
  expect lane 5 R8 = 0x3ed0ae48
  expect lane 6 R8 = 0x3f1dae1d
  expect lane 7 R8 = 0x3e3c305e
}

warp 3 { asm "TEX.B.LL R8, R88, R176, 0, CUBE, 0xf"   active 0xff
  s = { 0.8265625 1 0.8953125 0.903125 -1 -0.971875 -0.921875 0.80625 ... }
  t = { -0.9828125 0.978125 -0.9875 -1 -0.83125 -1 1 -0.9203125 ... }
  r = { 1 0.8640625 -1 -0.9984375 0.875 0.9546875 0.8578125 1 ... }
  handle = handle(texture 1, sampler 3)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ebb7cf1 R9 = 0x3f2d3bf6 R10 = 0x3f03b670 R11 = 0x3edd9f13
  expect lane 1 R8 = 0x3ecb7868 R9 = 0x3eb5baab R10 = 0x3f1947c0 R11 = 0x3eed9a8b
  expect lane 2 R8 = 0x3e3ee121 R9 = 0x3f0b13a4 R10 = 0x3f666eff R11 = 0x3e8192b3
  expect lane 3 R8 = 0x3e3d2495 R9 = 0x3f0aa481 R10 = 0x3f65ffdc R11 = 0x3e80b46c
  expect lane 4 R8 = 0x3f25ac2c R9 = 0x3f41c848 R10 = 0x3eb6c3c4 R11 = 0x3f090f90
  expect lane 5 R8 = 0x3f46e75b R9 = 0x3ee66f57 R10 = 0x3ef93a22 R11 = 0x3f110d82
  expect lane 6 R8 = 0x3ee5c830 R9 = 0x3f077cb1 R10 = 0x3e8c66cf R11 = 0x3f03f529
  expect lane 7 R8 = 0x3ebb751a R9 = 0x3f35e008 R10 = 0x3ebfdeda R11 = 0x3edd973d
}

warp 4 { asm "TEX.LL R8, R24, R236, 4, CUBE, 0x1"   active 0xffff
  s = { 0.171875 0.765625 1 0.9453125 0.13671875 -0.515625 -0.89453125 -1 1 1 -0.7984375 0.8 -0.6796875 1 0.5 -0.296875 ... }
  t = { 1 0.5625 -0.4 -0.96875 0.49609375 1 -0.6328125 -0.8984375 -0.78125 -0.52734375 -1 -1 -1 0.8 -1 0.6015625 ... }
  r = { -0.2890625 1 1 -1 -1 -0.4453125 1 0.7109375 -0.140625 -0.58984375 -1 -0.8015625 -0.6484375 0.3984375 0.8046875 -1 ... }
  lod = { 0.00390625 0.49804688 0.5029297 0.99902344 1.0068359 0.4970703 1.5029297 1.9960938 1.0068359 1.4960938 1.5029297 1.9990234 0.00390625 0.4970703 1.5 0.9970703 ... }
  expect lane 0 R8 = 0x3f01fb42
  expect lane 1 R8 = 0x3f1ab298
  expect lane 2 R8 = 0x3f0a999a
  expect lane 3 R8 = 0x3f3e86b4
  expect lane 4 R8 = 0x3f4e99ab
  expect lane 5 R8 = 0x3f5b1697
  expect lane 6 R8 = 0x3f2230dc
  expect lane 7 R8 = 0x3edec578
  expect lane 8 R8 = 0x3f1ab97e
  expect lane 9 R8 = 0x3f261255
  expect lane 10 R8 = 0x3ea78ce2
  expect lane 11 R8 = 0x3f0288b6
  expect lane 12 R8 = 0x3f1e16cd
  expect lane 13 R8 = 0x3e69da84
  expect lane 14 R8 = 0x3f185252
  expect lane 15 R8 = 0x3f593fef
}

warp 5 { asm "TEX.LL R8, R36, R144, 5, CUBE, 0x1"   active 0xff
  s = { -1 -1 1 1 0.6640625 0.9453125 0.0078125 -1 ... }
  t = { 0.3125 0 0.9609375 0.3671875 -1 0.796875 -0.5 0 ... }
  r = { 0.9453125 -0.6953125 -0.75 0.9375 0.40625 1 -1 0.8203125 ... }
  lod = { 1.9960938 1.0039062 1.9960938 0.00390625 1.2871094 0.9970703 1.4960938 1.4990234 ... }
  expect lane 0 R8 = 0x3d1c5c5c
  expect lane 1 R8 = 0x3f5d0909
  expect lane 2 R8 = 0x3f427e7e
  expect lane 3 R8 = 0x3e558586
  expect lane 4 R8 = 0x3ecd9596
  expect lane 5 R8 = 0x3f1a9091
  expect lane 6 R8 = 0x3f106464
  expect lane 7 R8 = 0x3f02f3f4
}

warp 6 { asm "TEX.B.LL R8, R12, R208, 0, CUBE, 0xf"   active 0xff
  s = { 0.9375 -1 0.86328125 -0.9707031 1 -1 -0.9238281 0.8125 ... }
  t = { -1 0.7597656 -1 1 -0.8105469 -0.953125 1 -1 ... }
  r = { -0.95703125 -0.9160156 -0.7910156 -0.8730469 0.86328125 -0.83203125 -0.9238281 0.9902344 ... }
  handle = handle(texture 2, sampler 6)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe437efe R9 = 0x3f068f1e R10 = 0xbf460a14 R11 = 0xbd69b367
  expect lane 1 R8 = 0x3e3138e7 R9 = 0xbedeacca R10 = 0x3e9030f2 R11 = 0x3e9d2586
  expect lane 2 R8 = 0xbea11993 R9 = 0x3ecdc428 R10 = 0xbf65b71e R11 = 0xbe392102
  expect lane 3 R8 = 0xbe9994f2 R9 = 0xbea788da R10 = 0x3ec754e2 R11 = 0xbe2a17bf
  expect lane 4 R8 = 0xbeec0ec8 R9 = 0x3d45ab57 R10 = 0x3eb09fea R11 = 0xbea785b6
  expect lane 5 R8 = 0x3e9dc60c R9 = 0x3d5e1020 R10 = 0xbe8c8e9d R11 = 0xbe931bb7
  expect lane 6 R8 = 0xbed504ed R9 = 0xbe73979f R10 = 0x3ef511ec R11 = 0xbe907bda
  expect lane 7 R8 = 0x3e25d9b3 R9 = 0xbda02449 R10 = 0xbe7f70e2 R11 = 0x3e9775ec
}

warp 7 { asm "TEX.B.LL R8, R76, R164, 0, CUBE, 0x1"   active 0xffff
  s = { -0.5 0.5 0.75390625 0 1 -1 0.546875 -1 -0.99609375 1 0.9921875 -1 1 -0.875 1 0.171875 ... }
  t = { 0.72265625 -1 1 1 -0.9140625 0.7636719 -0.765625 -1 -0.62109375 0.65625 1 0.609375 0.6484375 -1 0 1 ... }
  r = { 1 0.875 -0.9921875 0 0.7558594 0.92578125 1 -0.34765625 1 -0.5546875 0.9921875 0.58984375 0.90234375 0.9824219 -0.0078125 0.0859375 ... }
  handle = handle(texture 2, sampler 7)
  lod = { 0.00390625 1.4960938 1.5 1.9980469 0.0048828125 1.4980469 0.5 0.9980469 0.005859375 1.4980469 0.5019531 0.9980469 0.0048828125 1.4980469 0.5029297 1.9960938 ... }
  expect lane 0 R8 = 0x3eb7f712
  expect lane 1 R8 = 0xbe15e3c8
  expect lane 2 R8 = 0x3df4e183
  expect lane 3 R8 = 0x3f20d1a3
  expect lane 4 R8 = 0xbec970ed
  expect lane 5 R8 = 0x3e13e9ad
  expect lane 6 R8 = 0xbd247efe
  expect lane 7 R8 = 0x3e89c841
  expect lane 8 R8 = 0xbe171c85
  expect lane 9 R8 = 0x3ec57304
  expect lane 10 R8 = 0x3d78756b
  expect lane 11 R8 = 0xbe899cc2
  expect lane 12 R8 = 0x3e714df8
  expect lane 13 R8 = 0xbe604728
  expect lane 14 R8 = 0x3cb72e5d
  expect lane 15 R8 = 0x3effa4a9
}

warp 8 { asm "TEX.LL R8, R48, R212, 8, CUBE, 0x3"   active 0xff
  s = { -1 -0.5 -0.9921875 1 0.9980469 -0.0078125 -0.0078125 -0.52734375 ... }
  t = { -0.9921875 -1 -1 0.69921875 0.875 1 0.421875 -0.62109375 ... }
  r = { -0.59375 0.75 0.99609375 0.51953125 -1 0.0078125 -1 1 ... }
  lod = { 0.17675781 0.671875 1.6708984 1.6728516 1.1689453 0.375 1.1767578 0.17285156 ... }
  expect lane 0 R8 = 0x3e9ee27e R9 = 0x3d4f80ce
  expect lane 1 R8 = 0xbcf1e3c8 R9 = 0xbd8d1a34
  expect lane 2 R8 = 0xbe55d016 R9 = 0x3e291b01
  expect lane 3 R8 = 0x3e918c85 R9 = 0xbe911cce
  expect lane 4 R8 = 0x3e612c00 R9 = 0x3e352aa8
  expect lane 5 R8 = 0x3dc7b367 R9 = 0x3e9efd3a
  expect lane 6 R8 = 0xbea47492 R9 = 0x3ec667bc
  expect lane 7 R8 = 0xbf0c9932 R9 = 0x3e2b56ad
}

warp 9 { asm "TEX.LL R8, R0, R124, 9, CUBE, 0xf"   active 0xff
  s = { -0.9739583 -0.92057294 -1 0.92057294 1 -1 0.8359375 -0.88671875 ... }
  t = { -1 -0.86328125 -0.99869794 0.90234375 0.890625 -0.96484375 1 0.9140625 ... }
  r = { -0.98828125 -1 0.92578125 -1 0.8671875 -0.86067706 0.91796875 1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f20122d R9 = 0x3e2a7d86 R10 = 0x3e8633ef R11 = 0x3ef5edfe
  expect lane 1 R8 = 0x3f3ddc12 R9 = 0x3e2da2a2 R10 = 0x3ea85ea3 R11 = 0x3e4d3d33
  expect lane 2 R8 = 0x3f14ca26 R9 = 0x3d907916 R10 = 0x3eb9bd6b R11 = 0x3f4b0b66
  expect lane 3 R8 = 0x3e10ea3d R9 = 0x3f08827e R10 = 0x3e0902c0 R11 = 0x3ee6694c
  expect lane 4 R8 = 0x3d27d9f0 R9 = 0x3deb9560 R10 = 0x3ef54316 R11 = 0x3e1c7a3a
  expect lane 5 R8 = 0x3ec128a0 R9 = 0x3e80f7ca R10 = 0x3e0e0de9 R11 = 0x3f1182a1
  expect lane 6 R8 = 0x3df86015 R9 = 0x3e2d8572 R10 = 0x3f1365c9 R11 = 0x3eb56068
  expect lane 7 R8 = 0x3e2ab57d R9 = 0x3ea1f5b2 R10 = 0x3ef118a6 R11 = 0x3ec278f6
}

warp 10 { asm "TEX.LL R8, R72, R148, 10, CUBE, 0xf"   active 0xffff
  s = { 0.6640625 -0.83203125 0.015625 0.8828125 1 0.8880208 -0.9166667 -1 -0.734375 -0.359375 0.9973958 -0.9244792 1 0.515625 0.9947917 -1 ... }
  t = { 1 -0.96484375 -0.671875 0.8697917 -0.9166667 -0.2578125 -1 -0.7005208 0.65625 -1 -1 -1 0.9166667 -1 -1 0.3515625 ... }
  r = { 0.6640625 1 1 -1 -0.8333333 -1 -0.92578125 -0.7447917 1 0.734375 0.9166667 0.8385417 0.94401044 -0.9453125 -0.9947917 -0.4765625 ... }
  lod = { 0.0048828125 1.4980469 0.5019531 1.9960938 0.005859375 1.4980469 0.5019531 0.9980469 0.0048828125 1.4960938 1.5019531 0.9970703 0.00390625 1.4970703 1.5009766 0.99902344 ... }
  expect lane 0 R8 = 0x3ece5045 R9 = 0x3df1bd28 R10 = 0x3ef36b31 R11 = 0x3ea408a5
  expect lane 1 R8 = 0x3ec472a3 R9 = 0x3e8effc0 R10 = 0x3ebf3792 R11 = 0x3f1b5690
  expect lane 2 R8 = 0x3d5c4dca R9 = 0x3e928b84 R10 = 0x3eed16e1 R11 = 0x3e79f1f2
  expect lane 3 R8 = 0x3e4e5c82 R9 = 0x3e57f1ae R10 = 0x3ea848b7 R11 = 0x3eea2673
  expect lane 4 R8 = 0x3e905151 R9 = 0x3f54660c R10 = 0x3d88031d R11 = 0x3f20a0a1
  expect lane 5 R8 = 0x3ec863fe R9 = 0x3e20e05a R10 = 0x3eed821d R11 = 0x3ec58f27
  expect lane 6 R8 = 0x3ed974a0 R9 = 0x3ebed6b9 R10 = 0x3e73a6e1 R11 = 0x3f0c2f1a
  expect lane 7 R8 = 0x3d18dfe3 R9 = 0x3e718868 R10 = 0x3efaf5bf R11 = 0x3e4ed968
  expect lane 8 R8 = 0x3d866547 R9 = 0x3eb2d28d R10 = 0x3eab8a7b R11 = 0x3ea4ba8f
  expect lane 9 R8 = 0x3e7f7ef9 R9 = 0x3ed48a9f R10 = 0x3ea843b7 R11 = 0x3f0336a4
  expect lane 10 R8 = 0x3ece07e1 R9 = 0x3e9bbc53 R10 = 0x3e61b904 R11 = 0x3f2e7cfd
  expect lane 11 R8 = 0x3e48ac1d R9 = 0x3e8b081f R10 = 0x3ef27de4 R11 = 0x3ee1a397
  expect lane 12 R8 = 0x3df6856f R9 = 0x3dcfdbf7 R10 = 0x3ed861ff R11 = 0x3e92852e
  expect lane 13 R8 = 0x3ea2bb16 R9 = 0x3e9a1197 R10 = 0x3ebdeec6 R11 = 0x3f133292
  expect lane 14 R8 = 0x3e89427f R9 = 0x3e81ec50 R10 = 0x3ed67b45 R11 = 0x3efd19a1
  expect lane 15 R8 = 0x3f1aaafd R9 = 0x3cf4c9a6 R10 = 0x3e6a43d1 R11 = 0x3f389568
}

warp 11 { asm "TEX.LL R8, R28, R164, 11, CUBE, 0x1"   active 0xff
  s = { 1 -0.16666667 1 0.1953125 -0.203125 0.7552083 -0.5 -1 ... }
  t = { -0.6770833 0.9973958 -0.9973958 0 -1 1 -1 0.9713542 ... }
  r = { -1 1 -0.93098956 1 -0.0078125 0.9192708 -1 1 ... }
  lod = { 0.50097656 1 1.0029297 1.9990234 0.6191406 1.7470703 1.5009766 1.4980469 ... }
  expect lane 0 R8 = 0x3dbf2b2a
  expect lane 1 R8 = 0x3e69395e
  expect lane 2 R8 = 0x3e86caf6
  expect lane 3 R8 = 0x3f363311
  expect lane 4 R8 = 0x3e800277
  expect lane 5 R8 = 0x3ece219d
  expect lane 6 R8 = 0x3e495809
  expect lane 7 R8 = 0x3ea41714
}

warp 12 { asm "TEX.LL R8, R40, R120, 12, CUBE, 0x1"   active 0xff
  s = { -1 -0.6901042 0.8098958 -0.9244792 -0.9791667 -0.8880208 -0.9713542 1 ... }
  t = { -0.7473958 -0.6875 -0.8567708 -0.7916667 -0.9479167 -1 0.8072917 -0.8828125 ... }
  r = { 0.8958333 1 1 -1 1 -0.6770833 -1 -0.6692708 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ef0eef6
  expect lane 1 R8 = 0x3e5663f6
  expect lane 2 R8 = 0x3eff19d7
  expect lane 3 R8 = 0x3f1dda9e
  expect lane 4 R8 = 0x3f050c8d
  expect lane 5 R8 = 0x3f29ffaa
  expect lane 6 R8 = 0x3f18cb68
  expect lane 7 R8 = 0x3e682733
}

warp 13 { asm "TEX.B.LL R8, R108, R176, 0, CUBE, 0x1"   active 0xffff
  s = { 0.078125 -0.7890625 -1 -0.7291667 -1 0.390625 -1 0.984375 0.28125 -0.0703125 0 0.25 -0.3671875 0.1796875 1 0.0078125 ... }
  t = { 1 0.8203125 0.7005208 1 -0.1484375 1 0.7421875 1 -1 -1 -0.984375 -1 -0.9921875 0.25 0.78125 0.21875 ... }
  r = { -0.265625 1 -0.9557292 -0.7942708 0.5 0.6484375 0.6640625 -0.421875 0.5859375 1 1 0.1328125 1 -1 0.8307292 -1 ... }
  handle = handle(texture 4, sampler 13)
  lod = { 1.0068359 0.49804688 1.5009766 0.99902344 1.0058594 0.4970703 1.5 0.99609375 0.00390625 1.4960938 1.5029297 1.9990234 1.0039062 0.4970703 1.5 1.9990234 ... }
  expect lane 0 R8 = 0x3e96e047
  expect lane 1 R8 = 0x3f0b9ce0
  expect lane 2 R8 = 0x3f2c75a0
  expect lane 3 R8 = 0x3ee68d47
  expect lane 4 R8 = 0x3f70196b
  expect lane 5 R8 = 0x3f27f3db
  expect lane 6 R8 = 0x3f3e6f71
  expect lane 7 R8 = 0x3ee1e050
  expect lane 8 R8 = 0x3e4934ad
  expect lane 9 R8 = 0x3f17dcec
  expect lane 10 R8 = 0x3f16c0a1
  expect lane 11 R8 = 0x3e99ba5e
  expect lane 12 R8 = 0x3f46f634
  expect lane 13 R8 = 0x3e92b327
  expect lane 14 R8 = 0x3f1d5181
  expect lane 15 R8 = 0x3f636c2b
}

warp 14 { asm "TEX.LL R8, R24, R228, 14, CUBE, 0x1"   active 0xff
  s = { -0.9921875 -0.9661458 -0.6171875 -0.0078125 0.6692708 1 0.7265625 1 ... }
  t = { 1 1 0.6171875 -0.8046875 1 -0.96875 1 0 ... }
  r = { 0 -0.8229167 1 -1 -0.9947917 -0.234375 -0.0234375 -0.5 ... }
  lod = { 1.9970703 1.9990234 1.4023438 1.9980469 0.33691406 1.0058594 0.7753906 1.0068359 ... }
  expect lane 0 R8 = 0x3f762015
  expect lane 1 R8 = 0x3f762015
  expect lane 2 R8 = 0x3f45844d
  expect lane 3 R8 = 0x3f61af01
  expect lane 4 R8 = 0x3f3508d7
  expect lane 5 R8 = 0x3f2c8e8e
  expect lane 6 R8 = 0x3e9fd248
  expect lane 7 R8 = 0x3f2c8e8e
}

warp 15 { asm "TEX.B.LL R8, R12, R204, 0, CUBE, 0x1"   active 0xff
  s = { 0.890625 0.890625 -1 0.9902344 1 1 0.9667969 -0.8876953 ... }
  t = { -1 -0.89941406 -0.9746094 -0.95214844 -0.96191406 -0.91796875 0.9267578 -1 ... }
  r = { -0.9814453 -1 -0.9921875 1 0.9970703 0.8828125 -1 -0.8828125 ... }
  handle = handle(texture 5, sampler 15)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e745575
  expect lane 1 R8 = 0xbe23c8d2
  expect lane 2 R8 = 0xbe632167
  expect lane 3 R8 = 0xbdd70756
  expect lane 4 R8 = 0xbd614573
  expect lane 5 R8 = 0x3ef4583c
  expect lane 6 R8 = 0xbf0c294a
  expect lane 7 R8 = 0x3ec53b1f
}

warp 16 { asm "TEX.LL R8, R112, R208, 16, CUBE, 0x1"   active 0xffff
  s = { -0.75 0.984375 0.9941406 -0.7910156 -0.99609375 -0.671875 -0.5 0.921875 -0.9140625 0.83691406 1 0.9160156 0.9453125 -1 0.875 -1 ... }
  t = { 0.99609375 1 -1 0.7734375 -0.5 -1 0.75 -0.84765625 -0.9921875 -0.87402344 -0.91503906 0.99609375 1 0.9042969 -1 -0.7988281 ... }
  r = { 1 -0.9375 0.93847656 1 -1 0.94921875 -1 1 1 -1 0.9111328 -1 -0.7714844 0.9628906 0.875 -0.8847656 ... }
  lod = { 0.0068359375 1.4960938 0.5 1.9970703 0.00390625 1.4980469 1.5 0.99902344 0.005859375 1.4960938 1.5029297 1.9970703 0.005859375 0.49804688 0.5019531 0.99609375 ... }
  expect lane 0 R8 = 0x3e9fda9a
  expect lane 1 R8 = 0xbe234d13
  expect lane 2 R8 = 0x3d4f756f
  expect lane 3 R8 = 0xbeb59289
  expect lane 4 R8 = 0x3dfcb677
  expect lane 5 R8 = 0x3dbb0708
  expect lane 6 R8 = 0xbec80990
  expect lane 7 R8 = 0xbe2e8bd5
  expect lane 8 R8 = 0xbf115438
  expect lane 9 R8 = 0xbd9043a2
  expect lane 10 R8 = 0x3dfaa282
  expect lane 11 R8 = 0xbe8c88a5
  expect lane 12 R8 = 0xbe300943
  expect lane 13 R8 = 0x3ec5223f
  expect lane 14 R8 = 0xbbbe9c28
  expect lane 15 R8 = 0x3f142acb
}

warp 17 { asm "TEX.LL R8, R108, R208, 17, CUBE, 0x1"   active 0xff
  s = { 1 -1 -0.8203125 1 -0.7578125 0.88378906 -1 -0.8144531 ... }
  t = { -1 1 1 0.9980469 1 -0.99902344 -0.8046875 0.8222656 ... }
  r = { 0.5 -0.99609375 -0.73828125 -0.87402344 -0.7832031 1 0.8046875 -1 ... }
  lod = { 1.5029297 1.0068359 0.49902344 1.0039062 0.49902344 1.0039062 0.5029297 0 ... }
  expect lane 0 R8 = 0x3dd5c9ac
  expect lane 1 R8 = 0xbd1918e2
  expect lane 2 R8 = 0x3e0de24f
  expect lane 3 R8 = 0xbcebf73f
  expect lane 4 R8 = 0x3dcae635
  expect lane 5 R8 = 0xbdcff1a7
  expect lane 6 R8 = 0xbea758c7
  expect lane 7 R8 = 0xbe931036
}

warp 18 { asm "TEX.LL R8, R92, R196, 18, CUBE, 0xf"   active 0xff
  s = { 0.8890625 -0.940625 -0.90625 -0.921875 -0.915625 1 -1 0.903125 ... }
  t = { 1 -1 -0.828125 1 1 0.953125 -0.915625 1 ... }
  r = { 0.8171875 0.903125 -1 -0.8609375 -0.9921875 0.84375 0.8859375 -0.8546875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3d896529 R9 = 0x3e69dbdf R10 = 0x3ec78295 R11 = 0x3f48a200
  expect lane 1 R8 = 0x3ea01c63 R9 = 0x3ef2b108 R10 = 0x3f22a2d7 R11 = 0x3f4d7800
  expect lane 2 R8 = 0x3ee11ad7 R9 = 0x3f19d7be R10 = 0x3f003ad7 R11 = 0x3e9f4000
  expect lane 3 R8 = 0x3f3c5463 R9 = 0x3f458a11 R10 = 0x3e9dfb5b R11 = 0x3df8a000
  expect lane 4 R8 = 0x3f4b3a11 R9 = 0x3f0e0463 R10 = 0x3e92f000 R11 = 0x3ec69800
  expect lane 5 R8 = 0x3d850000 R9 = 0x3e67a94a R10 = 0x3ec6694a R11 = 0x3edf6aab
  expect lane 6 R8 = 0x3ee56ac1 R9 = 0x3f1bffb3 R10 = 0x3f454a06 R11 = 0x3f539955
  expect lane 7 R8 = 0x3f2da719 R9 = 0x3f190611 R10 = 0x3daf2842 R11 = 0x3de7e000
}

warp 19 { asm "TEX.LL R8, R12, R236, 19, CUBE, 0xf"   active 0xffff
  s = { -0.903125 -0.5 -1 -0.546875 0.8515625 -0.8125 -0.5921875 -0.57421875 0.5859375 1 -0.8453125 0.5 -0.125 -0.296875 -0.53515625 1 ... }
  t = { 1 -1 0.99609375 -0.49609375 -1 1 0.9 -1 0.9140625 1 -0.9546875 0.94140625 1 -1 0.53515625 -0.7265625 ... }
  r = { -1 0.359375 -0.10546875 -1 -0.125 0.9109375 -1 0.76953125 -1 -0.99609375 -1 -1 0.140625 -0.2890625 1 0.8046875 ... }
  lod = { 0.0048828125 0.49902344 1.5029297 1.9970703 1.0039062 1.4970703 0.5029297 0.99902344 1.0039062 0.49902344 0.5019531 0.9980469 0.0068359375 0.49804688 1.5009766 1.9970703 ... }
  expect lane 0 R8 = 0x3f4e64d7 R9 = 0x3f0a6a58 R10 = 0x3e8cac16 R11 = 0x3ed32c00
  expect lane 1 R8 = 0x3f317ae7 R9 = 0x3f5763ad R10 = 0x3e59298c R11 = 0x3ec18000
  expect lane 2 R8 = 0x3f1f4efd R9 = 0x3ec142cc R10 = 0x3ee01eab R11 = 0x3eb78fab
  expect lane 3 R8 = 0x3e659821 R9 = 0x3ec5609d R10 = 0x3f0bf9a5 R11 = 0x3f4aeaf4
  expect lane 4 R8 = 0x3f035209 R9 = 0x3e93cd5c R10 = 0x3ee66201 R11 = 0x3f476c2b
  expect lane 5 R8 = 0x3f0ffd82 R9 = 0x3f06e72f R10 = 0x3e91a21c R11 = 0x3ed619e0
  expect lane 6 R8 = 0x3f2f07be R9 = 0x3f1f9c63 R10 = 0x3e6f79ce R11 = 0x3e7b0000
  expect lane 7 R8 = 0x3f30ef24 R9 = 0x3f5a3977 R10 = 0x3e9f69cc R11 = 0x3ae50000
  expect lane 8 R8 = 0x3f17859d R9 = 0x3f406ec0 R10 = 0x3f5958a7 R11 = 0x3f6fc472
  expect lane 9 R8 = 0x3f193ac6 R9 = 0x3f15c93a R10 = 0x3eccf21c R11 = 0x3efda8ab
  expect lane 10 R8 = 0x3e9b0248 R9 = 0x3eed96ed R10 = 0x3f14f9ea R11 = 0x3eae76ab
  expect lane 11 R8 = 0x3f14629d R9 = 0x3f3dacef R10 = 0x3f66e008 R11 = 0x3f7f6d00
  expect lane 12 R8 = 0x3f28b7ad R9 = 0x3eb8d3be R10 = 0x3e9fe719 R11 = 0x3ee35c80
  expect lane 13 R8 = 0x3ebafe63 R9 = 0x3f012b8c R10 = 0x3ef73ae3 R11 = 0x3ef31400
  expect lane 14 R8 = 0x3ee1fb81 R9 = 0x3efaccb6 R10 = 0x3eaf9397 R11 = 0x3f1795ab
  expect lane 15 R8 = 0x3ea5990a R9 = 0x3ef6a5e0 R10 = 0x3ea82dcc R11 = 0x3edcec38
}

warp 20 { asm "TEX.LL R8, R100, R128, 20, CUBE, 0x1"   active 0xff
  s = { 0.9828125 0.9765625 0.484375 0.9671875 -0.5078125 -0.8 0.5 -0.9171875 ... }
  t = { 0.9171875 -0.8859375 1 1 1 1 -0.75 -0.8796875 ... }
  r = { -1 -1 -0.49609375 0.7984375 -0.1640625 -0.8015625 -1 1 ... }
  lod = { -1.4296875 -1.6318359 -2.4238281 -1.6191406 -0.43066406 -1.9316406 -2.4238281 -1.4238281 ... }
  expect lane 0 R8 = 0x3f25ccca
  expect lane 1 R8 = 0x3ee8f322
  expect lane 2 R8 = 0x3f229aba
  expect lane 3 R8 = 0x3f0e4880
  expect lane 4 R8 = 0x3f3f1e27
  expect lane 5 R8 = 0x3f39d10d
  expect lane 6 R8 = 0x3f0b97be
  expect lane 7 R8 = 0x3f161b8e
}

warp 21 { asm "TEX.LL R8, R24, R156, 21, CUBE, 0x1"   active 0xff
  s = { 0.9902344 0.828125 0.9042969 -0.8769531 0.9609375 1 -0.9160156 -0.7871094 ... }
  t = { 1 0.7890625 -0.9472656 1 1 -0.9355469 1 -1 ... }
  r = { -0.96484375 1 -1 0.87890625 0.8300781 0.9375 -0.8496094 -0.8183594 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3eb9ced5
  expect lane 1 R8 = 0xc01ab9c1
  expect lane 2 R8 = 0x3d87edfd
  expect lane 3 R8 = 0x3ea9f085
  expect lane 4 R8 = 0x3ddb3e8b
  expect lane 5 R8 = 0xbff4f79d
  expect lane 6 R8 = 0x3e92cfab
  expect lane 7 R8 = 0xbfc6fb54
}

warp 22 { asm "TEX.LL R8, R28, R200, 22, CUBE, 0x1"   active 0xffff
  s = { 0.8964844 0.8730469 0.890625 0.5703125 -0.73828125 -1 -0.6484375 -0.609375 0.61328125 -1 -1 -0.75 0.7519531 -0.5078125 -1 -1 ... }
  t = { -1 1 1 0.62109375 1 -0.5234375 1 1 0.5390625 0.1953125 -0.75 -1 0.99609375 -0.4375 -0.25 0.3515625 ... }
  r = { 0.8535156 -0.90625 0.8886719 1 -0.640625 -0.5 0.8984375 -0.828125 -1 -0.4375 0.171875 1 1 -1 0.3125 0.9296875 ... }
  lod = { 0.0048828125 1.4970703 1.5029297 1.9980469 1.0068359 0.49902344 0.5029297 0.99609375 1.0039062 0.49902344 1.5029297 1.9970703 0.00390625 1.4960938 0.5 0.9980469 ... }
  expect lane 0 R8 = 0xbfa0b215
  expect lane 1 R8 = 0x3e34db78
  expect lane 2 R8 = 0x3efa30c1
  expect lane 3 R8 = 0x3ee1fcfe
  expect lane 4 R8 = 0xbfda8986
  expect lane 5 R8 = 0x3e0ab95c
  expect lane 6 R8 = 0x3fc1c9c0
  expect lane 7 R8 = 0xbfb04b0c
  expect lane 8 R8 = 0xbf328bab
  expect lane 9 R8 = 0xbff1c9bd
  expect lane 10 R8 = 0x3e4e661a
  expect lane 11 R8 = 0x3e2e22d2
  expect lane 12 R8 = 0xbf995517
  expect lane 13 R8 = 0x3f4bb4c1
  expect lane 14 R8 = 0x3e882bda
  expect lane 15 R8 = 0x3f7afd53
}

warp 23 { asm "TEX.B.LL R8, R96, R148, 0, CUBE, 0x1"   active 0xff
  s = { -0.83203125 -1 -0.9980469 1 0.8417969 1 0.0078125 -0.66796875 ... }
  t = { -1 -0.25 -1 0.5234375 0.8183594 -0.7734375 0 0.67578125 ... }
  r = { 0.7519531 -0.7519531 -0.7519531 0.5390625 1 0.890625 1 1 ... }
  handle = handle(texture 7, sampler 23)
  lod = { 1.0058594 0.49804688 0.49902344 1.2265625 0.0068359375 0.50097656 0.5029297 0.5566406 ... }
  expect lane 0 R8 = 0x3ea397ad
  expect lane 1 R8 = 0xbea0f968
  expect lane 2 R8 = 0xbf07c25c
  expect lane 3 R8 = 0xbbfa37ea
  expect lane 4 R8 = 0xc04b73e7
  expect lane 5 R8 = 0xc0026ce8
  expect lane 6 R8 = 0x3d3020bc
  expect lane 7 R8 = 0x3ffa72e0
}

warp 24 { asm "TEX.LL R8, R0, R200, 24, CUBE, 0xf"   active 0xff
  s = { -1 -0.8854167 0.99088544 -0.8515625 0.8463542 -1 -0.9270833 -0.9114583 ... }
  t = { 0.8723958 0.9270833 1 -0.86328125 0.8359375 0.86328125 -0.8619792 -1 ... }
  r = { -0.84505206 -1 0.9453125 -1 1 0.83723956 1 0.87109375 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x41436484 R9 = 0x409a8af0 R10 = 0xc0390a69 R11 = 0xbfb3dc94
  expect lane 1 R8 = 0x403c0540 R9 = 0xbf842d30 R10 = 0xbf2f8820 R11 = 0xbea90df0
  expect lane 2 R8 = 0x408c1310 R9 = 0x40a00477 R10 = 0x401c3034 R11 = 0xbf985bf2
  expect lane 3 R8 = 0xc09f09eb R9 = 0xc0531fa3 R10 = 0xbf98a709 R11 = 0x3e258fba
  expect lane 4 R8 = 0xc0229162 R9 = 0xbf6d60bb R10 = 0xbee52021 R11 = 0x3e5cdf88
  expect lane 5 R8 = 0x40a9cd61 R9 = 0x40702f69 R10 = 0x3f35cd9b R11 = 0xbf62cc18
  expect lane 6 R8 = 0xc16fb626 R9 = 0xc055b8c0 R10 = 0xbfd10c24 R11 = 0x3fe02644
  expect lane 7 R8 = 0xc1205cd1 R9 = 0xbfd20720 R10 = 0xbf4d3cf4 R11 = 0x3f95c852
}

warp 25 { asm "TEX.LL R8, R40, R212, 25, CUBE, 0x1"   active 0xffff
  s = { 1 1 0.5234375 -1 1 1 -0.9088542 -0.4309896 -1 0.6692708 1 -1 -0.6901042 -0.78125 0 0.7578125 ... }
  t = { -0.8333333 0.734375 1 0.8333333 -0.6640625 -0.21875 0.8567708 -0.8333333 -0.13020833 -0.9609375 0 -0.23697917 -0.8645833 0.9401042 1 -1 ... }
  r = { -0.9973958 -0.8072917 -0.078125 0.94661456 0.9270833 -0.5546875 1 -1 -0.9973958 1 1 -0.8802083 1 1 -0.5 0.8515625 ... }
  lod = { 1.0058594 0.49902344 0.5 0.9980469 0.00390625 0.4970703 1.5029297 1.9990234 1.0048828 0.4970703 1.5 0.9980469 1.0068359 0.49902344 1.5009766 1.9970703 ... }
  expect lane 0 R8 = 0xbcf72398
  expect lane 1 R8 = 0xbfc973de
  expect lane 2 R8 = 0x3f994488
  expect lane 3 R8 = 0xbd9b8510
  expect lane 4 R8 = 0x3feb60f6
  expect lane 5 R8 = 0x40cdad78
  expect lane 6 R8 = 0xbe7e4ada
  expect lane 7 R8 = 0xbe568adb
  expect lane 8 R8 = 0xbdc3a62a
  expect lane 9 R8 = 0x40487dfd
  expect lane 10 R8 = 0x3f0aa800
  expect lane 11 R8 = 0xbdeccf2d
  expect lane 12 R8 = 0x3d1bbe32
  expect lane 13 R8 = 0xc00497b3
  expect lane 14 R8 = 0xbe9ee100
  expect lane 15 R8 = 0x3e8b9357
}

warp 26 { asm "TEX.LL R8, R96, R148, 26, CUBE, 0xf"   active 0xff
  s = { 0.921875 1 1 -1 -1 -0.9166667 -0.8333333 0.6666667 ... }
  t = { -1 -0.5130208 -0.16666667 -0.9036458 -0.16666667 0.8333333 -0.9765625 -0.6666667 ... }
  r = { -0.1875 0.6666667 0.065104164 -0.7994792 0.8333333 -1 1 -1 ... }
  lod = { 4.0283203 3.0898438 3.0957031 3.0927734 2.0927734 3.5908203 3.5927734 2.6357422 ... }
  expect lane 0 R8 = 0x3e9584b4 R9 = 0xbdf646b6 R10 = 0xbef60707 R11 = 0xbea8ffbf
  expect lane 1 R8 = 0xbe0416a0 R9 = 0xbdd78f20 R10 = 0xbd522f20 R11 = 0x3c76cac0
  expect lane 2 R8 = 0xbe0dd864 R9 = 0xbdae4c3b R10 = 0xbca7473e R11 = 0x3c809171
  expect lane 3 R8 = 0xbd909203 R9 = 0xbd0c043f R10 = 0x3fde282f R11 = 0xc03fe42c
  expect lane 4 R8 = 0xc12ce000 R9 = 0xc0a78000 R10 = 0xc0222000 R11 = 0x3f9cc000
  expect lane 5 R8 = 0xbe546c48 R9 = 0xc07761d3 R10 = 0xbfeed478 R11 = 0xc0008012
  expect lane 6 R8 = 0xbe26df5c R9 = 0x3d11a476 R10 = 0x3c7a75bd R11 = 0xbfe6844c
  expect lane 7 R8 = 0xc099c3e5 R9 = 0xbf948a8a R10 = 0xc0ef9094 R11 = 0xc0591b5e
}

warp 27 { asm "TEX.LL R8, R0, R156, 27, CUBE, 0xf"   active 0xff
  s = { 1 -1 -1 0.671875 1 -0.9140625 -0.7447917 0.7239583 ... }
  t = { 0.9348958 0.6875 0.8880208 1 0.7005208 -0.6901042 1 0.8802083 ... }
  r = { -0.6927083 -0.8541667 -0.8020833 -0.8854167 0.9192708 1 0.7161458 -1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x4222268c R9 = 0x4497f0c5 R10 = 0x3d0aa245 R11 = 0x3f800000
  expect lane 1 R8 = 0x45ebbc00 R9 = 0x3e301fa0 R10 = 0x436e27a0 R11 = 0x3f800000
  expect lane 2 R8 = 0x45876316 R9 = 0x3ef27755 R10 = 0x44158d75 R11 = 0x3f800000
  expect lane 3 R8 = 0x4285c58d R9 = 0x42ff3003 R10 = 0x3d607ca8 R11 = 0x3f800000
  expect lane 4 R8 = 0x44b88341 R9 = 0x428946c8 R10 = 0x42040625 R11 = 0x3f800000
  expect lane 5 R8 = 0x3de11e77 R9 = 0x42c6cd3a R10 = 0x445019c2 R11 = 0x3f800000
  expect lane 6 R8 = 0x4737baa9 R9 = 0x44c4814c R10 = 0x4539dcb4 R11 = 0x3f800000
  expect lane 7 R8 = 0x41f4bafc R9 = 0x43b53fd6 R10 = 0x3ccd14f3 R11 = 0x3f800000
}

warp 28 { asm "TEX.LL R8, R112, R152, 28, CUBE, 0xf"   active 0xffff
  s = { -1 0.6692708 0.3671875 -0.03125 -1 0 1 1 1 -1 0.2890625 -1 0 -0.6848958 -1 0.0078125 ... }
  t = { -0.8385417 -0.8333333 0.671875 -0.953125 0.3359375 0 0.6484375 -1 0.5833333 0.984375 -1 -0.6666667 -1 0.7239583 -0.0078125 1 ... }
  r = { 0.6666667 1 -1 1 -0.140625 1 0.15625 0.3671875 -0.6640625 0.59375 0.84375 -0.9947917 -0.4609375 1 0 -0.0078125 ... }
  lod = { 0.005859375 0.4970703 0.5029297 0.9970703 0.0068359375 1.4980469 1.5009766 0.99609375 0.00390625 0.49609375 0.5 1.9980469 0.0068359375 1.4960938 0.5 0.99609375 ... }
  expect lane 0 R8 = 0x4204024b R9 = 0x434b1bd9 R10 = 0x44faa4d3 R11 = 0x3f800000
  expect lane 1 R8 = 0x45dbdf3b R9 = 0x44df202a R10 = 0x403c9c7e R11 = 0x3f800000
  expect lane 2 R8 = 0x42fd85a6 R9 = 0x449051aa R10 = 0x41879c12 R11 = 0x3f800000
  expect lane 3 R8 = 0x4684886d R9 = 0x40810b66 R10 = 0x40f8f5d4 R11 = 0x3f800000
  expect lane 4 R8 = 0x4311f907 R9 = 0x43189179 R10 = 0x41ee55e2 R11 = 0x3f800000
  expect lane 5 R8 = 0x4663d1a4 R9 = 0x45486c1a R10 = 0x40bd84e6 R11 = 0x3f800000
  expect lane 6 R8 = 0x4479781d R9 = 0x45996e8a R10 = 0x4521ac2f R11 = 0x3f800000
  expect lane 7 R8 = 0x45a9f067 R9 = 0x45cacf19 R10 = 0x40b2791f R11 = 0x3f800000
  expect lane 8 R8 = 0x44e882dd R9 = 0x44e89844 R10 = 0x427ef8b4 R11 = 0x3f800000
  expect lane 9 R8 = 0x466ee1be R9 = 0x455bd8f0 R10 = 0x41163f66 R11 = 0x3f800000
  expect lane 10 R8 = 0x45d2be4c R9 = 0x449ac606 R10 = 0x4037019e R11 = 0x3f800000
  expect lane 11 R8 = 0x41ad73e4 R9 = 0x467fdfc9 R10 = 0x468c63e2 R11 = 0x3f800000
  expect lane 12 R8 = 0x4592ba08 R9 = 0x41f53240 R10 = 0x4039d6f8 R11 = 0x3f800000
  expect lane 13 R8 = 0x45d4db9e R9 = 0x44bb2957 R10 = 0x45ba2e34 R11 = 0x3f800000
  expect lane 14 R8 = 0x43751d00 R9 = 0x3bc1ba5c R10 = 0x41675850 R11 = 0x3f800000
  expect lane 15 R8 = 0x442e3e5a R9 = 0x42668e86 R10 = 0x3f2cf3f3 R11 = 0x3f800000
}

warp 29 { asm "TEX.LL R8, R36, R188, 29, CUBE, 0x8"   active 0xff
  s = { -0.9114583 1 -0.7317708 -0.0546875 0 0.515625 0.453125 0.37760416 ... }
  t = { -1 0.546875 -1 -1 -1 -0.8828125 1 0.48958334 ... }
  r = { -0.6666667 0.5859375 0.9817708 0.3671875 0.0078125 -1 -0.390625 1 ... }
  lod = { 0.08886719 1.0068359 1.6650391 1.4990234 0.6425781 1.4990234 1.0224609 1.5039062 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 30 { asm "TEX.LL R8, R4, R188, 30, CUBE, 0xf"   active 0xff
  s = { -0.9199219 0.9433594 -0.90234375 0.8876953 -0.94921875 -1 0.8857422 -1 ... }
  t = { -1 1 1 1 1 -0.95410156 1 0.92089844 ... }
  r = { 0.88183594 0.9042969 -0.92285156 -0.95703125 -0.921875 -0.91015625 -0.9609375 -0.96875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc0c17e72 R9 = 0x3e578f3b R10 = 0x0 R11 = 0x3e578f3b
  expect lane 1 R8 = 0xc10e4703 R9 = 0x3e28e7c6 R10 = 0x0 R11 = 0x3e28e7c6
  expect lane 2 R8 = 0x410d9389 R9 = 0x3f38e1f5 R10 = 0x0 R11 = 0x3f38e1f5
  expect lane 3 R8 = 0xc05841a2 R9 = 0x3f40342e R10 = 0x0 R11 = 0x3f40342e
  expect lane 4 R8 = 0x41190d34 R9 = 0x3f2c0dd8 R10 = 0x0 R11 = 0x3f2c0dd8
  expect lane 5 R8 = 0x3f36e726 R9 = 0x3f11fbc6 R10 = 0x0 R11 = 0x3f11fbc6
  expect lane 6 R8 = 0xc05d6144 R9 = 0x3f4096f9 R10 = 0x0 R11 = 0x3f4096f9
  expect lane 7 R8 = 0x410da3ba R9 = 0x3f1614b8 R10 = 0x0 R11 = 0x3f1614b8
}

warp 31 { asm "TEX.LL R8, R12, R196, 31, CUBE, 0x1"   active 0xffff
  s = { 0.87890625 -0.91015625 0.71484375 1 -0.5 1 -0.8808594 0.87109375 0.86328125 0.96875 -0.9746094 0.7480469 0.75390625 0.87109375 0.98828125 -1 ... }
  t = { -0.89941406 0.9160156 -0.828125 0.7519531 -1 -1 -1 0.8046875 -1 0.9765625 1 -1 1 0.8828125 -1 0.90234375 ... }
  r = { -1 -1 1 -0.25 -0.49609375 -0.80078125 0.875 -1 -0.83203125 -1 0.91503906 1 -0.52734375 1 0.8183594 0.75390625 ... }
  lod = { 1.0039062 0.49609375 1.5 0.9980469 0.0048828125 0.49804688 1.5 0.9980469 1.0068359 0.49609375 1.5019531 0.9980469 0.0068359375 1.4980469 0.5 0.99609375 ... }
  expect lane 0 R8 = 0xbcd1d5a6
  expect lane 1 R8 = 0x40092e22
  expect lane 2 R8 = 0x3d4fb884
  expect lane 3 R8 = 0xbe01ffea
  expect lane 4 R8 = 0xc0761d0f
  expect lane 5 R8 = 0xc01b1dd3
  expect lane 6 R8 = 0xbe5be08b
  expect lane 7 R8 = 0x3bd64878
  expect lane 8 R8 = 0xbce74fed
  expect lane 9 R8 = 0xbf361bfb
  expect lane 10 R8 = 0xbe846083
  expect lane 11 R8 = 0xbc73eafc
  expect lane 12 R8 = 0xc096c209
  expect lane 13 R8 = 0x3edc1247
  expect lane 14 R8 = 0xbf480d48
  expect lane 15 R8 = 0x3c829337
}

warp 32 { asm "TEX.LL R8, R40, R152, 32, CUBE, 0x3"   active 0xff
  s = { 0.96972656 -1 0.9921875 -1 0.75 0.671875 -0.10253906 -0.7519531 ... }
  t = { 1 -1 -0.58203125 -0.50390625 -1 0.0703125 0.125 1 ... }
  r = { 0.9609375 0.609375 -1 -0.70703125 0.7519531 -1 1 -0.75 ... }
  lod = { 0.8310547 1.9980469 0.50390625 0 0.50097656 1.0009766 0.9980469 0.005859375 ... }
  expect lane 0 R8 = 0xc0186fac R9 = 0x3e8dcdb6
  expect lane 1 R8 = 0xbf2987a0 R9 = 0x3ed2f311
  expect lane 2 R8 = 0xc0ee3ef4 R9 = 0x3f244716
  expect lane 3 R8 = 0x3d0a8b67 R9 = 0x3f24ce2d
  expect lane 4 R8 = 0xbfa32580 R9 = 0x3e251ea5
  expect lane 5 R8 = 0x3d53e000 R9 = 0x3f5274d2
  expect lane 6 R8 = 0x3cf173c0 R9 = 0x3f2a9a42
  expect lane 7 R8 = 0xc1451b9b R9 = 0x3e68dfd9
}

warp 33 { asm "TEX.LL R8, R96, R196, 33, CUBE, 0x1"   active 0xff
  s = { -0.83125 -0.965625 1 -1 -1 0.9625 0.9109375 0.8171875 ... }
  t = { -0.809375 0.878125 0.8296875 0.8875 0.8375 -1 -1 -0.9171875 ... }
  r = { -1 1 0.8234375 0.81875 0.959375 -0.9765625 -0.8578125 1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3d37615e
  expect lane 1 R8 = 0x3ca1b4dc
  expect lane 2 R8 = 0x3b73c296
  expect lane 3 R8 = 0x3c6ca87c
  expect lane 4 R8 = 0x3c8c6409
  expect lane 5 R8 = 0x3d03949d
  expect lane 6 R8 = 0x3d00354a
  expect lane 7 R8 = 0x3d10346f
}

warp 34 { asm "TEX.LL R8, R32, R196, 34, CUBE, 0x1"   active 0xffff
  s = { -0.5 0.6328125 0.3671875 1 -0.34375 -0.9671875 1 0.8 1 0.0078125 0.50390625 1 -0.7265625 -0.5 1 -1 ... }
  t = { -0.99609375 -1 -0.71875 1 -0.7890625 1 -0.859375 1 0.66796875 -1 0.49609375 0.0078125 1 -1 0.796875 -0.765625 ... }
  r = { 1 -0.1875 -1 0.99609375 -1 0.809375 -0.1640625 -0.3234375 -0.7421875 0 1 0.6484375 0.7734375 0.171875 0.390625 -0.70703125 ... }
  lod = { 1.0058594 1.4990234 0.5029297 1.9960938 0.0048828125 0.49902344 1.5 0.9970703 1.0039062 1.4960938 0.5 0.9970703 0.005859375 0.49609375 0.50097656 1.9990234 ... }
  expect lane 0 R8 = 0x3d3d2055
  expect lane 1 R8 = 0x3d514842
  expect lane 2 R8 = 0x3d47ec82
  expect lane 3 R8 = 0x3d6eab68
  expect lane 4 R8 = 0x3d3c40fc
  expect lane 5 R8 = 0x3ce4da50
  expect lane 6 R8 = 0x3d35437c
  expect lane 7 R8 = 0x3d07bc4b
  expect lane 8 R8 = 0x3d05028f
  expect lane 9 R8 = 0x3d5d00bf
  expect lane 10 R8 = 0x3d23a1fe
  expect lane 11 R8 = 0x3ce6dbbb
  expect lane 12 R8 = 0x3cc44400
  expect lane 13 R8 = 0x3d07db7b
  expect lane 14 R8 = 0x3c6f4b35
  expect lane 15 R8 = 0x3d7eae18
}

warp 35 { asm "TEX.B.LL R8, R56, R172, 0, CUBE, 0x1"   active 0xff
  s = { 1 1 -0.85546875 -1 1 0.609375 0.65625 -0.1796875 ... }
  t = { 0.9984375 0.84375 1 -1 -0.859375 1 -0.7421875 -1 ... }
  r = { -0.8 -0.925 0.515625 -0.4953125 0.77734375 -0.7984375 1 -0.953125 ... }
  handle = handle(texture 11, sampler 35)
  lod = { 4.6308594 4.1328125 3.6367188 3.1308594 4.1289062 3.5351562 3.1357422 3.6396484 ... }
  expect lane 0 R8 = 0x3d7036cd
  expect lane 1 R8 = 0x3d466381
  expect lane 2 R8 = 0x3d123173
  expect lane 3 R8 = 0x3cfb4f33
  expect lane 4 R8 = 0x3d425e9b
  expect lane 5 R8 = 0x3d1ba309
  expect lane 6 R8 = 0x3d31ef0e
  expect lane 7 R8 = 0x3d4fa537
}

warp 36 { asm "TEX.LL R8, R92, R168, 36, CUBE, 0xf"   active 0xff
  s = { 1 -0.9394531 1 -0.984375 -0.78125 0.8613281 -1 0.9082031 ... }
  t = { 0.9121094 -0.7871094 0.8964844 0.9472656 1 -1 0.8964844 -1 ... }
  r = { -0.8496094 -1 -0.99609375 -1 -0.85546875 0.8144531 0.9296875 0.875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e94e598 R9 = 0x3ef9c48c R10 = 0x3f406e99 R11 = 0x3f800000
  expect lane 1 R8 = 0x3eb9da2e R9 = 0x3f179db7 R10 = 0x3e613cd9 R11 = 0x3f71ccab
  expect lane 2 R8 = 0x3e56d63f R9 = 0x3eb7f5d7 R10 = 0x3f11ae76 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ed1e093 R9 = 0x3f276647 R10 = 0x3e38a240 R11 = 0x0
  expect lane 4 R8 = 0x3f19d961 R9 = 0x3f686a1a R10 = 0x3d1e5916 R11 = 0x0
  expect lane 5 R8 = 0x3f0e10a9 R9 = 0x3cf54e1c R10 = 0x3daae8fa R11 = 0x3ea06800
  expect lane 6 R8 = 0x3e8c17c6 R9 = 0x3e4ae944 R10 = 0x3eaaf538 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ee40129 R9 = 0x3d484690 R10 = 0x3df137f1 R11 = 0x3eec0000
}

warp 37 { asm "TEX.LL R8, R52, R184, 37, CUBE, 0xf"   active 0xffff
  s = { -0.5 -0.8886719 0.00390625 0.203125 0.0078125 0.62890625 -0.7636719 0.8847656 1 0.93359375 0.4140625 -0.9921875 -0.9140625 1 -1 -1 ... }
  t = { 1 -1 1 -0.578125 -1 1 -0.8984375 1 0.640625 -0.50390625 0.8359375 -1 1 -0.5234375 -1 -0.828125 ... }
  r = { 1 0.8125 0.98828125 1 0.0078125 -0.78125 -1 0.84375 0.2109375 -1 1 0.421875 0.8671875 -0.234375 -0.984375 -0.34375 ... }
  lod = { 1.0058594 1.4960938 0.5 0.99902344 1.0058594 1.4990234 1.5029297 1.9960938 1.0068359 1.4980469 1.5029297 0.99609375 1.0048828 0.49609375 1.5 0.99609375 ... }
  expect lane 0 R8 = 0x3e7928dd R9 = 0x3ed0d751 R10 = 0x3dcc5503 R11 = 0x3eff5555
  expect lane 1 R8 = 0x3e9b3c84 R9 = 0x3f027166 R10 = 0x3eb20112 R11 = 0x3e24f380
  expect lane 2 R8 = 0x3e9133c3 R9 = 0x3e2d4e05 R10 = 0x3e284275 R11 = 0x3f010300
  expect lane 3 R8 = 0x3eebbd7d R9 = 0x3f25e262 R10 = 0x3e418ad9 R11 = 0x3f336400
  expect lane 4 R8 = 0x3ed72b5a R9 = 0x3e90015a R10 = 0x3e184fb7 R11 = 0x3f017eff
  expect lane 5 R8 = 0x3eb15d9c R9 = 0x3e9407cb R10 = 0x3ecdf1cd R11 = 0x3f381d85
  expect lane 6 R8 = 0x3d54d327 R9 = 0x3e06cfa0 R10 = 0x3e87ba72 R11 = 0x3edc4955
  expect lane 7 R8 = 0x3ee3dc4a R9 = 0x3e6d5a9f R10 = 0x3d57102e R11 = 0x3ea34a7b
  expect lane 8 R8 = 0x3ecb1b1d R9 = 0x3f03ea20 R10 = 0x3ef743ff R11 = 0x3f404620
  expect lane 9 R8 = 0x3e82f0c6 R9 = 0x3d4514e0 R10 = 0x3e03d98a R11 = 0x3f32624a
  expect lane 10 R8 = 0x3eddf98d R9 = 0x3e8d5492 R10 = 0x3e2b282c R11 = 0x3e837355
  expect lane 11 R8 = 0x3ebd428e R9 = 0x3f193a21 R10 = 0x3ea6e515 R11 = 0x3d24ce80
  expect lane 12 R8 = 0x3e55b934 R9 = 0x3eb6e830 R10 = 0x3ded0c40 R11 = 0x3f13d9be
  expect lane 13 R8 = 0x3e30af3c R9 = 0x3e0ce8e2 R10 = 0x3e8782d9 R11 = 0x3f20e398
  expect lane 14 R8 = 0x3d7eea04 R9 = 0x3e1980b2 R10 = 0x3e95ca0a R11 = 0x3f005555
  expect lane 15 R8 = 0x3dc3d23f R9 = 0x3e4e57cf R10 = 0x3e9aeaca R11 = 0x3f10b760
}

warp 38 { asm "TEX.LL R8, R0, R160, 38, CUBE, 0x8"   active 0xff
  s = { -0.6328125 1 0.9589844 -1 -0.75 0.8769531 0.77734375 0.5234375 ... }
  t = { -1 -0.4453125 -0.7675781 -0.6640625 0.25585938 1 -1 -1 ... }
  r = { -0.25 0 -1 -0.5703125 -1 -0.8886719 -0.8378906 0.97265625 ... }
  lod = { 1.5839844 1.5791016 2.578125 0.5878906 1.5791016 2.0830078 1.5888672 1.5791016 ... }
  expect lane 0 R8 = 0x3dcc0000
  expect lane 1 R8 = 0x3f000000
  expect lane 2 R8 = 0x3f3d4581
  expect lane 3 R8 = 0x3f2423f0
  expect lane 4 R8 = 0x3d770800
  expect lane 5 R8 = 0x3f2c4000
  expect lane 6 R8 = 0x3f48b509
  expect lane 7 R8 = 0x3f7f7eb0
}

warp 39 { asm "TEX.LL R8, R68, R132, 39, ARRAY_CUBE, 0xf"   active 0xff
  array = { 0 1 3 1 0 1 2 3 ... }
  s = { -1 0.5 -0.49609375 -1 1 1 -1 1 ... }
  t = { -0.72265625 1 0.50390625 -0.0078125 -0.528125 -0.828125 0 -0.9 ... }
  r = { -0.609375 0.90234375 -1 0.0078125 0.1 0.79296875 0 -0.8140625 ... }
  lod = { 1.0009766 1.9980469 1.9990234 0.00390625 0.12011719 1.0058594 2.006836 0.8730469 ... }
  expect lane 0 R8 = 0x3f615959 R9 = 0x3e6ececf R10 = 0x3f170f0f R11 = 0x3f0fdbdc
  expect lane 1 R8 = 0x3ed45721 R9 = 0x3e3112a7 R10 = 0x3f07a005 R11 = 0x3ef65822
  expect lane 2 R8 = 0x3f7631d7 R9 = 0x3ea495df R10 = 0x3f2da64b R11 = 0x3d141e7b
  expect lane 3 R8 = 0x3f468cf3 R9 = 0x3eb0986a R10 = 0x3ef88551 R11 = 0x3f579e04
  expect lane 4 R8 = 0x3eb39800 R9 = 0x3f2b81b6 R10 = 0x3f527cb1 R11 = 0x3ed5ba22
  expect lane 5 R8 = 0x3e91ebe9 R9 = 0x3f120d74 R10 = 0x3f69b0cf R11 = 0x3eb40e0b
  expect lane 6 R8 = 0x3f271f1f R9 = 0x3e84f4f5 R10 = 0x3f1dd5d6 R11 = 0x3ef06060
  expect lane 7 R8 = 0x3eb5085a R9 = 0x3f35df89 R10 = 0x3e8dc416 R11 = 0x3ed72a7c
}

warp 40 { asm "TEX.LL R8, R116, R224, 40, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 0 0 0 0 0 1 ... }
  s = { -0.9746094 0.49609375 -0.9765625 -1 -0.75 0.5 -0.9765625 0.84375 ... }
  t = { -1 0.5 0.81640625 -0.99609375 -1 1 0.78125 1 ... }
  r = { 0.96484375 -1 1 0.8046875 -1 0.0078125 1 0.5859375 ... }
  lod = { 1.8867188 0.9970703 1 0 1.9990234 1.0019531 0.5 1.9013672 ... }
  expect lane 0 R8 = 0xbf8479a3
  expect lane 1 R8 = 0xbe14be99
  expect lane 2 R8 = 0x3e5224ea
  expect lane 3 R8 = 0x3ef308e9
  expect lane 4 R8 = 0x3e7ed3d4
  expect lane 5 R8 = 0xbf9bb928
  expect lane 6 R8 = 0xbebddf80
  expect lane 7 R8 = 0x3c0c52a7
}

warp 41 { asm "TEX.LL R8, R28, R132, 41, CUBE, 0x1"   active 0xff
  s = { 0.9980469 -1 0.37597656 1 -0.9729004 -0.57421875 1 -1 ... }
  t = { 1 0.9609375 0.87597656 -0.78125 -1 -0.55078125 -0.1640625 -1 ... }
  r = { 0.75 0.484375 1 -1 -0.99731445 -1 0.2890625 0.09375 ... }
  lod = { -1.5576172 -1.0546875 -1.0576172 1.9501953 0.95410156 0.4453125 -0.9111328 -0.4501953 ... }
  expect lane 0 R8 = 0x3f0f4833
  expect lane 1 R8 = 0x3f35dbdc
  expect lane 2 R8 = 0x3efaa5d4
  expect lane 3 R8 = 0x3eef102f
  expect lane 4 R8 = 0x3f017b78
  expect lane 5 R8 = 0x3f07c4b8
  expect lane 6 R8 = 0x3f1ef9f6
  expect lane 7 R8 = 0x3f14f44b
}

warp 42 { asm "TEX.LL R8, R0, R152, 42, CUBE, 0x3"   active 0xff
  s = { 0.7864583 -0.8359375 1 -1 -0.984375 0.390625 -0.8932292 0.8098958 ... }
  t = { -1 0.9947917 -0.6927083 -0.6484375 -0.984375 -1 -1 1 ... }
  r = { 0.7369792 1 -0.6692708 0.9296875 -1 0.5 -0.7109375 -0.8229167 ... }
  lod = { 2.2041016 1.7636719 1.7685547 1.2070312 2.0136719 1.7050781 2.2060547 1.2119141 ... }
  expect lane 0 R8 = 0xbf11eabe R9 = 0x3e1018cf
  expect lane 1 R8 = 0x3ec09bf0 R9 = 0xbd549d4e
  expect lane 2 R8 = 0xbe4c0890 R9 = 0x3e65d47d
  expect lane 3 R8 = 0x3e8be7d0 R9 = 0xbe4a0c18
  expect lane 4 R8 = 0xbdd6b427 R9 = 0xbd95b0b1
  expect lane 5 R8 = 0xbe022dec R9 = 0xbe308aa5
  expect lane 6 R8 = 0xbe78b0cd R9 = 0xbcda0aee
  expect lane 7 R8 = 0xbd1e2b62 R9 = 0xbf117dd3
}

warp 43 { asm "TEX.LZ R8, R104, 43, ARRAY_CUBE, 0x8"   active 0xf
  array = { 1 2 2 1 ... }
  s = { 0.9984375 0.8828125 -0.78125 -0.9140625 ... }
  t = { 0.940625 0.871875 0.84375 1 ... }
  r = { 1 1 -1 -0.6875 ... }
  expect lane 0 R8 = 0x3e6815ac
  expect lane 1 R8 = 0x3f4bb642
  expect lane 2 R8 = 0x3e3297a8
  expect lane 3 R8 = 0x3f4cf409
}

warp 44 { asm "TEX.LZ R8, R44, 44, ARRAY_CUBE, 0x1"   active 0xf
  array = { 1 2 2 1 ... }
  s = { 0.75 0.7480469 -0.8046875 1 ... }
  t = { 1 1 -0.91015625 -0.9941406 ... }
  r = { 0.9980469 -0.48632812 -1 0.86328125 ... }
  expect lane 0 R8 = 0x3eed0742
  expect lane 1 R8 = 0xbf33d232
  expect lane 2 R8 = 0xbdd6ba23
  expect lane 3 R8 = 0x3eeb2da4
}

warp 45 { asm "TEX.LZ R8, R64, 45, CUBE, 0x1"   active 0xf
  s = { -0.96533203 -0.9797363 -1 1 ... }
  t = { -1 -1 -0.97802734 -0.9819336 ... }
  r = { -0.9667969 0.99658203 0.9902344 0.9975586 ... }
  expect lane 0 R8 = 0x3f0d98ac
  expect lane 1 R8 = 0x3f05bdca
  expect lane 2 R8 = 0x3efb27bc
  expect lane 3 R8 = 0x3f00274d
}

warp 46 { asm "TEX.LZ R8, R112, 46, CUBE, 0xf"   active 0xf
  s = { -1 0.9635417 1 -0.9739583 ... }
  t = { -0.734375 1 -0.4921875 -1 ... }
  r = { 0.5 0.8541667 -0.21875 -0.7395833 ... }
  expect lane 0 R8 = 0x3e0eb4df R9 = 0xbe23afea R10 = 0xbe0c9f1e R11 = 0x3e8be382
  expect lane 1 R8 = 0xbded07fc R9 = 0xbe086e32 R10 = 0x3e967aa2 R11 = 0x3c947132
  expect lane 2 R8 = 0xbeb71f21 R9 = 0x3e891d6a R10 = 0x3e165e57 R11 = 0xbe652c1e
  expect lane 3 R8 = 0xbe70cfa8 R9 = 0x3e1ed0ab R10 = 0x3d8d8a19 R11 = 0xbdcf7b07
}

warp 47 { asm "TEX.LL R8, R56, R168, 47, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 0 2 1 0 2 1 ... }
  s = { -0.9453125 0.5 -1 -0.6171875 -0.9945313 -1 1 1 ... }
  t = { 1 1 -0.93046874 -1 -0.946875 -0.99921876 0.5 -0.8046875 ... }
  r = { 0.92109376 -0.50390625 -0.946875 -1 1 0.3 -0.5 0.99609375 ... }
  lod = { 1.765625 0.99902344 2.0039062 2.5019531 2.9970703 2.9960938 0.5966797 0.49804688 ... }
  expect lane 0 R8 = 0x3f0876d7
  expect lane 1 R8 = 0x3f566c6c
  expect lane 2 R8 = 0x3f0f3aa3
  expect lane 3 R8 = 0x3ec5cc77
  expect lane 4 R8 = 0x3e84d1d7
  expect lane 5 R8 = 0x3f13f6a1
  expect lane 6 R8 = 0x3f1c9c9d
  expect lane 7 R8 = 0x3f1ed5d6
}

warp 48 { asm "TEX.LL R8, R96, R188, 48, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 2 1 0 1 1 0 0 ... }
  s = { 0.578125 0.96484375 0 0.59375 -1 -1 -0.7597656 -1 ... }
  t = { -0.1171875 -1 1 1 -0.13085938 0.49609375 -1 -1 ... }
  r = { 1 -0.5 -0.25 0.54296875 0.9238281 -0.93359375 -0.82421875 0.50390625 ... }
  lod = { 0.9980469 1.0039062 1.9960938 0.6435547 0 1.0048828 1.5019531 0.5019531 ... }
  expect lane 0 R8 = 0xbf0f3ca8
  expect lane 1 R8 = 0x3ec8074a
  expect lane 2 R8 = 0x3ea76b94
  expect lane 3 R8 = 0x3f99b5c1
  expect lane 4 R8 = 0xbca14a64
  expect lane 5 R8 = 0xbc2929d6
  expect lane 6 R8 = 0x3f228e1b
  expect lane 7 R8 = 0xbd0f9717
}

warp 49 { asm "TEX.LL R8, R52, R160, 49, CUBE, 0x1"   active 0xff
  s = { -1 0.96777344 0.65625 0.9160156 0.5 0.578125 -0.875 0.5 ... }
  t = { 0.9638672 0.9638672 1 1 -0.328125 -0.6640625 0.9921875 -1 ... }
  r = { -0.96777344 -1 0.9609375 0.95703125 -1 -1 1 0.50390625 ... }
  lod = { 1.0039062 4.0039062 4.9960938 1.9980469 2.5 4.7402344 3.788086 0.9970703 ... }
  expect lane 0 R8 = 0x3f424a08
  expect lane 1 R8 = 0x3f02690b
  expect lane 2 R8 = 0x3f35443b
  expect lane 3 R8 = 0x3ede3cbb
  expect lane 4 R8 = 0x3f13ffdc
  expect lane 5 R8 = 0x3f2027e9
  expect lane 6 R8 = 0x3f2ed86a
  expect lane 7 R8 = 0x3f06315e
}

warp 50 { asm "TEX.LL R8, R4, R232, 50, CUBE, 0xf"   active 0xff
  s = { -0.671875 0.7239583 -0.9348958 0.5 1 0.9947917 1 1 ... }
  t = { 1 0.9791667 -1 1 0.0078125 1 0.9765625 -0.6640625 ... }
  r = { 0.7552083 1 0.8046875 0 0 0.9947917 -0.125 0.3203125 ... }
  lod = { 0.9970703 0.99902344 0 0.50097656 0 0.9970703 0.86328125 0.9970703 ... }
  expect lane 0 R8 = 0x3f3b47f5 R9 = 0xbf0da48e R10 = 0x3e187682 R11 = 0x3f195ece
  expect lane 1 R8 = 0xbf1ef871 R9 = 0xbcc0d1a3 R10 = 0x3f316851 R11 = 0xbef967d0
  expect lane 2 R8 = 0x3ec835b3 R9 = 0xbf1a50a8 R10 = 0xbe443dec R11 = 0x3f065f63
  expect lane 3 R8 = 0x3f2eddbb R9 = 0xbf1dbb77 R10 = 0x3dcd9b36 R11 = 0x3f512245
  expect lane 4 R8 = 0xbf166ad6 R9 = 0x3dd7bf7f R10 = 0x3f5266ce R11 = 0xbef464ca
  expect lane 5 R8 = 0xbe699cb9 R9 = 0xbe36766d R10 = 0x3f09d143 R11 = 0xbdc1152a
  expect lane 6 R8 = 0x3f28c64d R9 = 0xbee016ad R10 = 0x3e8ec70e R11 = 0xbdaaaf5f
  expect lane 7 R8 = 0xbe99c387 R9 = 0x3ed51a34 R10 = 0xbf600810 R11 = 0xbe2a74ea
}

warp 51 { asm "TEX.LL R8, R52, R216, 51, CUBE, 0x1"   active 0xff
  s = { -0.58984375 -1 0.7480469 0.50390625 -0.65625 -0.6953125 -0.92578125 -1 ... }
  t = { -1 0.8125 -0.7480469 1 1 -1 1 0.9980469 ... }
  r = { 0.9921875 -0.90234375 -1 0.5 0.50390625 -0.5703125 -0.9628906 -0.375 ... }
  lod = { 0.3857422 1.9970703 0.49902344 1.5009766 1.9960938 1.9970703 1.4960938 0.8066406 ... }
  expect lane 0 R8 = 0x3f1a7d29
  expect lane 1 R8 = 0x3dab722a
  expect lane 2 R8 = 0x3f175a42
  expect lane 3 R8 = 0x3f2fbe3e
  expect lane 4 R8 = 0x3f0a01d4
  expect lane 5 R8 = 0x3f526fe6
  expect lane 6 R8 = 0x3f08d795
  expect lane 7 R8 = 0x3f329515
}

warp 52 { asm "TEX.LL R8, R68, R200, 52, CUBE, 0x1"   active 0xff
  s = { 1 0.9 -0.99609375 0 0.5 0.80078125 -0.41875 -0.71875 ... }
  t = { 0.99609375 1 0.75 1 -1 -1 -1 1 ... }
  r = { -0.95703125 0.8 -1 0.940625 0.3984375 -1 0.0546875 0 ... }
  lod = { 1.0068359 0.49804688 0.9970703 0.99609375 0.14941406 0.038085938 0 1.9970703 ... }
  expect lane 0 R8 = 0x3efd8586
  expect lane 1 R8 = 0x3f0ca1a2
  expect lane 2 R8 = 0x3f61be5e
  expect lane 3 R8 = 0x3e4c7272
  expect lane 4 R8 = 0x3eccf14d
  expect lane 5 R8 = 0x3e784040
  expect lane 6 R8 = 0x3ea77171
  expect lane 7 R8 = 0x3ea11414
}

warp 53 { asm "TEX.LL R8, R76, R208, 53, CUBE, 0x8"   active 0xff
  s = { -1 0.78515625 1 -0.19921875 1 -1 -0.99609375 0 ... }
  t = { 0.0078125 -1 -0.0078125 -1 -0.921875 0.4296875 -0.875 -0.0078125 ... }
  r = { -0.9921875 -0.5625 0 0.64453125 0.76953125 -0.875 1 1 ... }
  lod = { 0.99902344 0.0048828125 0.5019531 1.8574219 1.5 1.9960938 0.9980469 0.5029297 ... }
  expect lane 0 R8 = 0xbeb5c532
  expect lane 1 R8 = 0xbecdf3bb
  expect lane 2 R8 = 0xbeb674ea
  expect lane 3 R8 = 0xbe97167e
  expect lane 4 R8 = 0xbe817af6
  expect lane 5 R8 = 0x3e3844b1
  expect lane 6 R8 = 0xbe86162c
  expect lane 7 R8 = 0xbec50e1c
}

warp 54 { asm "TEX.LL R8, R12, R124, 54, CUBE, 0x8"   active 0xff
  s = { 0 0.8958333 0.9427083 -1 -0.0026041667 1 0.8177083 1 ... }
  t = { 1 -1 -0.94661456 0.99869794 -0.71875 0.7578125 -0.3984375 0.7864583 ... }
  r = { 0.6666667 -0.98567706 -1 0.99869794 1 -0.390625 -1 0.671875 ... }
  lod = { 1.0039062 0 0.0048828125 1.5029297 1.0009766 1.5019531 1.6416016 0.00390625 ... }
  expect lane 0 R8 = 0x3f076161
  expect lane 1 R8 = 0x3f008081
  expect lane 2 R8 = 0x3efa7e7e
  expect lane 3 R8 = 0x3f070707
  expect lane 4 R8 = 0x3dafc7c8
  expect lane 5 R8 = 0x3f3a3939
  expect lane 6 R8 = 0x3e470fc0
  expect lane 7 R8 = 0x3e1bc9ca
}

warp 55 { asm "TEX.LL R8, R76, R208, 55, CUBE, 0x1"   active 0xff
  s = { -1 -0.7519531 0.875 0.9628906 0.75 -0.66796875 -0.99609375 0.04296875 ... }
  t = { 0.4296875 -1 1 -0.7949219 0.75 1 0.9921875 0.94921875 ... }
  r = { 0.546875 -0.875 -0.7519531 -1 -1 0.625 -1 1 ... }
  lod = { 1.9667969 0.45117188 1.5 0.71484375 1.4990234 1.4375 1.0009766 1.0039062 ... }
  expect lane 0 R8 = 0xbe524fb0
  expect lane 1 R8 = 0xbeebb779
  expect lane 2 R8 = 0x3fe085fd
  expect lane 3 R8 = 0xbeacea87
  expect lane 4 R8 = 0xbf844a98
  expect lane 5 R8 = 0x400bdbc6
  expect lane 6 R8 = 0xbee10bf3
  expect lane 7 R8 = 0x3f9d51dd
}

warp 56 { asm "TEX.LL R8, R40, R208, 56, CUBE, 0xf"   active 0xff
  s = { 0.6927083 1 -0.9973958 -1 -0.921875 -1 -1 0.8046875 ... }
  t = { 0.7447917 -1 1 -0.0078125 -1 0.6484375 1 -0.6328125 ... }
  r = { 1 -0.9921875 -0.6692708 0.0078125 0.9166667 0.6875 0 1 ... }
  lod = { 0.0048828125 1.5029297 0.0048828125 1.9970703 0.0048828125 1 0.0048828125 0.0068359375 ... }
  expect lane 0 R8 = 0xbf8deade R9 = 0xbfc0c000 R10 = 0xbf06fae9 R11 = 0x3dde5fdc
  expect lane 1 R8 = 0xbe968000 R9 = 0x3e11cc00 R10 = 0x3d8d1800 R11 = 0xc08bac00
  expect lane 2 R8 = 0xbf773b90 R9 = 0xc0ad3a49 R10 = 0xc027df9e R11 = 0x3e28e3ee
  expect lane 3 R8 = 0xbf886669 R9 = 0xbf030ab7 R10 = 0xbe7d04a8 R11 = 0x3e342912
  expect lane 4 R8 = 0xc0f0f058 R9 = 0xc06b95a2 R10 = 0xbfe636d3 R11 = 0x3f68cd40
  expect lane 5 R8 = 0xbdb38060 R9 = 0xbd22a7e0 R10 = 0x3ca8c060 R11 = 0x41236060
  expect lane 6 R8 = 0xc0e9e050 R9 = 0x3f38b8b6 R10 = 0x40734d6e R11 = 0x3ff25250
  expect lane 7 R8 = 0x40d3cf18 R9 = 0x3f2768c9 R10 = 0xbfb9f34e R11 = 0xbf3d4d3e
}

warp 57 { asm "TEX.LL R8, R4, R192, 57, CUBE, 0x1"   active 0xffffffff
  s = { -1 -1 -1 0.484375 0.50390625 1 0.5375 0.5625 -1 -0.8125 -0.928125 -0.4 -0.328125 1 1 -1 -1 1 0.44140625 -1 -0.2890625 -1 0.90625 -0.8 0.265625 -1 1 0.75 0.58984375 1 1 -1 ... }
  t = { -0.078125 0.8 0.0078125 0.171875 -0.50390625 -0.96484375 -0.9234375 1 -0.1484375 0.0703125 0.8796875 0.8015625 -1 -0.8578125 -0.9921875 0.96875 -0.5 0 -0.75 0.984375 -1 -0.8 -1 0.996875 -1 0.9765625 0.328125 -1 1 0.0078125 -0.2109375 0.8109375 ... }
  r = { -0.3359375 -0.8 -0.4921875 1 1 0.67578125 -1 -0.7265625 -0.0859375 -1 1 -1 0.9921875 0.9375 -0.984375 0.8359375 -1 0.984375 1 0.6484375 0.1875 -0.4 -0.578125 1 -0.5 -0.5 -0.859375 -0.5 -0.9375 -0.0078125 0.890625 0.921875 ... }
  lod = { 0 1.03125 0.0625 1.0947266 0.12597656 1.1582031 0.18945312 1.2197266 0.25195312 1.2841797 0.3125 1.3466797 0.3779297 1.40625 0.4404297 1.46875 0.5019531 1.5332031 0.5644531 1.59375 0.625 1.6591797 0.6875 1.7216797 0.7519531 1.78125 0.8125 1.8447266 0.8769531 1.9082031 0.9394531 1.9697266 ... }
  expect lane 0 R8 = 0x3f2baaab
  expect lane 1 R8 = 0x3f4283af
  expect lane 2 R8 = 0x3f46cf4f
  expect lane 3 R8 = 0x3f2ed956
  expect lane 4 R8 = 0x3e7114d1
  expect lane 5 R8 = 0x3f0a8566
  expect lane 6 R8 = 0x3ea40b07
  expect lane 7 R8 = 0x3e8336bd
  expect lane 8 R8 = 0x3f295555
  expect lane 9 R8 = 0x3eedf8b8
  expect lane 10 R8 = 0x3ec09905
  expect lane 11 R8 = 0x3f219f27
  expect lane 12 R8 = 0x3ee886c7
  expect lane 13 R8 = 0x3f284f2b
  expect lane 14 R8 = 0x3edfcd39
  expect lane 15 R8 = 0x3eda7a0a
  expect lane 16 R8 = 0x3f0aeaeb
  expect lane 17 R8 = 0x3f35ed4d
  expect lane 18 R8 = 0x3efffe5e
  expect lane 19 R8 = 0x3ec42bd7
  expect lane 20 R8 = 0x3e98d899
  expect lane 21 R8 = 0x3ed3138f
  expect lane 22 R8 = 0x3f13059a
  expect lane 23 R8 = 0x3ede51e7
  expect lane 24 R8 = 0x3f0a71f2
  expect lane 25 R8 = 0x3e9b7da6
  expect lane 26 R8 = 0x3f23db1b
  expect lane 27 R8 = 0x3f1033b4
  expect lane 28 R8 = 0x3ec4890c
  expect lane 29 R8 = 0x3f3c830f
  expect lane 30 R8 = 0x3f1c3eef
  expect lane 31 R8 = 0x3ecc3369
}

warp 58 { asm "TEX.LL R8, R40, R140, 58, CUBE, 0x1"   active 0xffffffff
  s = { 1 -0.9550781 0.515625 1 -1 0.7265625 0.49609375 1 0.88671875 -1 0.4140625 -0.99609375 -0.2421875 -0.75390625 0 -0.0703125 0.84375 -0.95703125 -0.88671875 -0.80859375 -0.7480469 -1 0.578125 0.9707031 -1 -0.7480469 -0.875 -0.4765625 0.0078125 0.98046875 0 -0.94140625 ... }
  t = { 0.9140625 -1 0.5625 0.8457031 0.0078125 -0.28125 0.49609375 -0.9609375 -0.5 0.9550781 -0.375 1 -0.6875 -0.9980469 1 -0.203125 -1 -0.76953125 1 -0.9921875 -0.75 -0.3359375 1 -1 0.7519531 1 0.9824219 -0.5 1 0.99609375 -1 0.8847656 ... }
  r = { -0.8066406 -0.9902344 1 -1 -0.3359375 1 1 0.99609375 1 0.9511719 1 -0.7480469 -1 -1 0.9921875 -1 0.015625 -1 -0.55078125 1 1 -0.71875 0.0078125 -0.75 0.875 -0.23828125 1 -1 -0.984375 -1 -0.9921875 -1 ... }
  lod = { 0 1.03125 0.064453125 1.0966797 0.12597656 1.15625 0.18847656 1.2207031 0.25097656 1.2822266 0.31445312 1.3466797 0.37597656 1.4091797 0.43847656 1.4716797 0.5019531 1.53125 0.5625 1.5957031 0.6279297 1.6572266 0.6904297 1.71875 0.7519531 1.7832031 0.81347656 1.8466797 0.875 1.9072266 0.9375 1.9697266 ... }
  expect lane 0 R8 = 0x3de0c73c
  expect lane 1 R8 = 0x3fa7c1f7
  expect lane 2 R8 = 0xbfc1e7db
  expect lane 3 R8 = 0xbe55ee53
  expect lane 4 R8 = 0xbecd0640
  expect lane 5 R8 = 0xbef22415
  expect lane 6 R8 = 0xbf83de0a
  expect lane 7 R8 = 0xbec88e8a
  expect lane 8 R8 = 0xbf69233a
  expect lane 9 R8 = 0x3fcb2f92
  expect lane 10 R8 = 0x3e75e74b
  expect lane 11 R8 = 0xbfa6266c
  expect lane 12 R8 = 0x3edfe41b
  expect lane 13 R8 = 0x3f38cb03
  expect lane 14 R8 = 0x3ee4c559
  expect lane 15 R8 = 0xbf59cd10
  expect lane 16 R8 = 0xbd952908
  expect lane 17 R8 = 0x3e63f966
  expect lane 18 R8 = 0xbfb1699b
  expect lane 19 R8 = 0x3e144a02
  expect lane 20 R8 = 0xbe340208
  expect lane 21 R8 = 0xbf3104a0
  expect lane 22 R8 = 0x3ea06ac2
  expect lane 23 R8 = 0xbf8ca729
  expect lane 24 R8 = 0x3f8ef5dc
  expect lane 25 R8 = 0x3f997d85
  expect lane 26 R8 = 0x3fef048b
  expect lane 27 R8 = 0xbf3ce813
  expect lane 28 R8 = 0xbe946d4b
  expect lane 29 R8 = 0xbe128d87
  expect lane 30 R8 = 0x3e009094
  expect lane 31 R8 = 0xbd8d1742
}

warp 59 { asm "TEX.LL R8, R64, R120, 59, ARRAY_CUBE, 0x1"   active 0xffffffff
  array = { 1 2 0 2 1 0 0 2 0 3 1 1 3 3 1 1 0 3 2 1 3 2 2 0 0 1 0 2 2 2 2 0 ... }
  s = { 0.99609375 -0.9921875 0 1 0.75390625 -0.7984375 -0.4140625 1 0.59375 1 -0.9453125 0.72265625 1 -0.2578125 -1 -0.9921875 -0.7 -0.7890625 0 1 -0.90234375 0 -0.59375 0.9 0.0078125 -1 1 -0.5703125 1 -0.6875 -0.984375 0.984375 ... }
  t = { 0.66015625 1 -1 -0.87109375 0.890625 1 -1 0.9390625 1 0.59765625 1 1 0.03125 -0.90625 0.853125 -1 0.7 1 0 0 0.58984375 -1 0.125 1 0 0.8140625 0.9359375 -0.359375 0.8 0.7109375 1 1 ... }
  r = { 1 0.875 0 0.88671875 -1 -0.4 -0.234375 -0.8953125 0.85546875 -0.69140625 -0.7984375 0.66796875 -0.6484375 1 0.953125 0.81640625 -1 -0.7109375 1 0.853125 1 0 1 -1 1 0.946875 0.859375 -1 -1 1 0.99921876 0.1015625 ... }
  lod = { 0 1.0322266 2.0625 0.095703125 1.1259766 2.1582031 0.18945312 1.2216797 2.25 0.2841797 1.3144531 2.3457031 0.375 1.4082031 2.4404297 0.46875 1.5019531 2.5332031 0.56347656 1.59375 2.6259766 0.65625 1.6884766 2.7216797 0.75 1.78125 2.8134766 0.84472656 1.8779297 2.90625 0.9394531 1.9716797 ... }
  expect lane 0 R8 = 0x3eb82020
  expect lane 1 R8 = 0x3f14ce90
  expect lane 2 R8 = 0x3ec1c1c2
  expect lane 3 R8 = 0x3f1199a5
  expect lane 4 R8 = 0x3f318069
  expect lane 5 R8 = 0x3f19c29a
  expect lane 6 R8 = 0x3f153586
  expect lane 7 R8 = 0x3ed8bf62
  expect lane 8 R8 = 0x3e44b3ce
  expect lane 9 R8 = 0x3ef81f4f
  expect lane 10 R8 = 0x3f2e1a5d
  expect lane 11 R8 = 0x3f0f91cf
  expect lane 12 R8 = 0x3f23ce2e
  expect lane 13 R8 = 0x3ead3dae
  expect lane 14 R8 = 0x3f02e1fd
  expect lane 15 R8 = 0x3ef3640c
  expect lane 16 R8 = 0x3f1de708
  expect lane 17 R8 = 0x3ea0baf8
  expect lane 18 R8 = 0x3f15d5d6
  expect lane 19 R8 = 0x3f0006f7
  expect lane 20 R8 = 0x3f15748a
  expect lane 21 R8 = 0x3f08a8a9
  expect lane 22 R8 = 0x3f220f4f
  expect lane 23 R8 = 0x3f03818a
  expect lane 24 R8 = 0x3f0d0242
  expect lane 25 R8 = 0x3ef5b66c
  expect lane 26 R8 = 0x3eb5431b
  expect lane 27 R8 = 0x3eda5586
  expect lane 28 R8 = 0x3f16c22d
  expect lane 29 R8 = 0x3f152534
  expect lane 30 R8 = 0x3ef29012
  expect lane 31 R8 = 0x3e8913e2
}

warp 60 { asm "TEX.B.LL R8, R96, R128, 0, CUBE, 0x1"   active 0xffff
  s = { -2.25 -2.8969727 -4.3549805 4.21875 4.5 0.28125 1.2280273 -3.9331055 0.7404785 1.9665527 2.0039062 8.043457 -2.2485352 -1.4458008 0.6569824 -2.25 ... }
  t = { 2.0083008 -7.96875 4.398926 -4.385742 -4.473633 -0.0703125 -1.0974121 4.5 0.7441406 2.25 -2.25 8.5 2.5 2.25 -0.7199707 1.9665527 ... }
  r = { -2.2324219 8.5 4.5 4.5 3.9638672 -0.75 -1.25 -2.5004883 -0.75 2.2456055 2.076416 7.96875 2.2607422 -1.96875 0.75 -2.2478027 ... }
  handle = handle(texture 0, sampler 60)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ead5803
  expect lane 1 R8 = 0x3f23a3a4
  expect lane 2 R8 = 0x3d7ba651
  expect lane 3 R8 = 0x3ef4499f
  expect lane 4 R8 = 0x3ef4499f
  expect lane 5 R8 = 0x3ee17171
  expect lane 6 R8 = 0x3ebd7575
  expect lane 7 R8 = 0x3ead5803
  expect lane 8 R8 = 0x3f0eeeef
  expect lane 9 R8 = 0x3f119192
  expect lane 10 R8 = 0x3ef4499f
  expect lane 11 R8 = 0x3f119192
  expect lane 12 R8 = 0x3d7ba651
  expect lane 13 R8 = 0x3ead5803
  expect lane 14 R8 = 0x3dff8f90
  expect lane 15 R8 = 0x3ead5803
}

warp 61 { asm "TEX.LL R8, R8, R204, 61, CUBE, 0x1"   active 0xffff
  s = { 4.25 -0.96240234 3.4448242 0.7470703 -1.1542969 2.1708984 1.5 -4.25 -3.5595703 -0.5625 6.4248047 2.4951172 -7.3378906 2.25 -7.3876953 -7.669922 ... }
  t = { -4.1254883 -1.6831055 -4.25 0.56396484 -1.5 -1.6831055 1.3447266 4.241699 4.5 2.25 7.138672 -2.5 7.9853516 -1.4150391 8.5 -8.5 ... }
  r = { 3.6938477 2.25 3.3701172 0.75 1.4179688 -2.25 1.2949219 -4.25 4.368164 1.6875 -8.5 -2.2460938 8.5 -2.25 -8.001953 -6.6572266 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbfde4376
  expect lane 1 R8 = 0xc0294c8b
  expect lane 2 R8 = 0xbfde4376
  expect lane 3 R8 = 0xbff393fa
  expect lane 4 R8 = 0xbfef5ebf
  expect lane 5 R8 = 0x3c8087de
  expect lane 6 R8 = 0xbf3ddc1c
  expect lane 7 R8 = 0x3f12186b
  expect lane 8 R8 = 0x3eca256b
  expect lane 9 R8 = 0x3f80dae6
  expect lane 10 R8 = 0x3eac5dbc
  expect lane 11 R8 = 0x3c8087de
  expect lane 12 R8 = 0x3eca256b
  expect lane 13 R8 = 0x3c8087de
  expect lane 14 R8 = 0x3f12186b
  expect lane 15 R8 = 0xbf119187
}

warp 62 { asm "TEX.B.LL R8, R96, R136, 0, CUBE, 0x1"   active 0xffff
  s = { 0.70166016 -1.1022949 -8.5 -2.25 2.1401367 0.6555176 -2.3413086 3.71875 -7.6782227 -8.5 -3.888916 1.5 4.192383 0.75 2.5 -3.793457 ... }
  t = { -0.75 -1.2487793 -7.811035 0.6130371 -2.25 -0.68774414 -2.3266602 -2.65625 8.026855 -8.483398 -4.25 0.9375 -4.3945312 0.6569824 2.2998047 -4.25 ... }
  r = { 0.7133789 1.25 7.736328 2.2478027 2.1137695 0.75 2.5 -4.25 -8.5 -3.1875 4.0507812 1.3813477 -4.5 0.703125 -2.434082 -4.2458496 ... }
  handle = handle(texture 5, sampler 62)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec24185
  expect lane 1 R8 = 0xbf0811c4
  expect lane 2 R8 = 0xbf117723
  expect lane 3 R8 = 0xbf0e33a4
  expect lane 4 R8 = 0xbd763742
  expect lane 5 R8 = 0x3e3609b4
  expect lane 6 R8 = 0xbf117723
  expect lane 7 R8 = 0x3eb49abf
  expect lane 8 R8 = 0xbea2f546
  expect lane 9 R8 = 0xbe1f193e
  expect lane 10 R8 = 0xbf117723
  expect lane 11 R8 = 0x3efbeca3
  expect lane 12 R8 = 0x3eb49abf
  expect lane 13 R8 = 0xbe2748f7
  expect lane 14 R8 = 0xbef425e8
  expect lane 15 R8 = 0xbe1f193e
}

warp 63 { asm "TEX.B.LL R8, R76, R236, 0, ARRAY_CUBE, 0x1"   active 0xffff
  array = { 0 3 0 1 3 0 0 2 0 2 0 3 0 1 2 0 ... }
  s = { -1.3851563 2.951758 2.25 4.275 0.69140625 4.04082 -0.6755859 -4.25 1.5 -4.4964843 0.74003905 2.5 3.8615234 4.0464845 2.128711 0.7080078 ... }
  t = { -1.4636719 4.25 2.0953126 4.5 -0.73652345 4.25 -0.71367186 3.8283203 1.4613281 4.5 -0.75 -2.25 -4.25 -0.52734375 -2.25 0.22558594 ... }
  r = { -1.5 -3.8283203 -2.239453 4.4964843 0.75 -3.9810548 0.75 3.8283203 -1.4472656 3.4101562 0.7435547 2.2480469 -4.077344 4.5 2.0302734 -1.25 ... }
  handle = handle(texture 13, sampler 63)
  lod = { 0.00390625 1.4970703 0.5029297 1.9980469 0.0048828125 1.4960938 0.50097656 1.9970703 0.005859375 1.4980469 0.5029297 1.9960938 0.005859375 1.4970703 0.5 1.9970703 ... }
  expect lane 0 R8 = 0x3ed5247a
  expect lane 1 R8 = 0x3ee440ec
  expect lane 2 R8 = 0x3f0ab560
  expect lane 3 R8 = 0x3f008e8f
  expect lane 4 R8 = 0x3ed3cbfe
  expect lane 5 R8 = 0x3ee6ee44
  expect lane 6 R8 = 0x3ef9e3e4
  expect lane 7 R8 = 0x3f0dd429
  expect lane 8 R8 = 0x3f350ab5
  expect lane 9 R8 = 0x3f064ca2
  expect lane 10 R8 = 0x3e78f2f3
  expect lane 11 R8 = 0x3f294197
  expect lane 12 R8 = 0x3ea94298
  expect lane 13 R8 = 0x3d822000
  expect lane 14 R8 = 0x3f19c46f
  expect lane 15 R8 = 0x3f067857
}

warp 0 { asm "TEX.LL R8, R72, R144, 64, CUBE, 0x1"   active 0xffff
  s = { 2.5 -1.5 8.5 -4.25 -1.5 1.2519531 1.9980469 -0.75 8.5 0.7470703 -1.5 -4.25 -1.5 1.8720703 -4.107422 4.056315 ... }
  t = { 2.4772136 1.4980469 -7.094401 8.5 1.3925781 1.5 2.1035156 0.4326172 -8.333984 -0.75 -1.359375 2.9993489 -1.3085938 2.25 -4.5 -4.25 ... }
  r = { -2.1354167 1.375 -7.8027344 8.488933 -1.3535156 0.75 -2.25 0.7158203 -8.234375 -0.375 1.3632812 -3.5361328 -1.3847656 -0.9199219 4.013672 4.25 ... }
  lod = { 0.00390625 1.4960938 0.5 1.9980469 0.0068359375 1.4970703 0.5029297 1.9970703 0.00390625 1.4970703 0.5019531 1.9970703 0.0068359375 1.4960938 0.50097656 1.9990234 ... }
  expect lane 0 R8 = 0xc020a18e
  expect lane 1 R8 = 0xbe884986
  expect lane 2 R8 = 0xbf09ccab
  expect lane 3 R8 = 0xbef32557
  expect lane 4 R8 = 0x40e01f91
  expect lane 5 R8 = 0x3ea70ea3
  expect lane 6 R8 = 0xbfa40e55
  expect lane 7 R8 = 0xbf0d33fc
  expect lane 8 R8 = 0xbf880014
  expect lane 9 R8 = 0x3ddaacca
  expect lane 10 R8 = 0xc0ccd6eb
  expect lane 11 R8 = 0xbf01544a
  expect lane 12 R8 = 0xbff2f094
  expect lane 13 R8 = 0x3ec29086
  expect lane 14 R8 = 0xc0ccd6eb
  expect lane 15 R8 = 0x3ed6d632
}

warp 1 { asm "TEX.LL R8, R64, R212, 65, CUBE, 0x1"   active 0xffff
  s = { -2.5 -1.1458334 0.75 -1.875 -1.9277344 1.25 -4.5 1.4394531 2.2060547 3.5472004 7.9908853 -3.7441406 -4.25 4.5 0.7216797 -2.2441406 ... }
  t = { 2.1809895 -1.25 -0.67285156 1.0664062 -2.0654297 1.0481771 -3.9257812 -1.0957031 2.25 -4.25 7.957682 4.4882812 3.8183594 -0.75 -0.75 1.8720703 ... }
  r = { 2.3144531 0.625 0.6464844 2.25 -2.25 -1.0416666 4.013672 -1.5 1.9306641 -4.25 8.5 4.5 -3.8072917 -3.75 0.7363281 -2.25 ... }
  lod = { 0.005859375 1.4990234 0.50097656 1.9990234 0.0048828125 1.4970703 0.5 1.9990234 0.00390625 1.4980469 0.5 1.9960938 0.0048828125 1.4990234 0.5 1.9960938 ... }
  expect lane 0 R8 = 0x3eac07dc
  expect lane 1 R8 = 0x3e1fc32d
  expect lane 2 R8 = 0x3efb96fa
  expect lane 3 R8 = 0x3e25937a
  expect lane 4 R8 = 0x3f189098
  expect lane 5 R8 = 0x3e80b61e
  expect lane 6 R8 = 0x3ec81d1d
  expect lane 7 R8 = 0x3ead5d00
  expect lane 8 R8 = 0x3e167a10
  expect lane 9 R8 = 0x3e8837bb
  expect lane 10 R8 = 0x3e61f437
  expect lane 11 R8 = 0x3e8afd91
  expect lane 12 R8 = 0x3ed3fc23
  expect lane 13 R8 = 0x3db1f5dc
  expect lane 14 R8 = 0x3e2f4feb
  expect lane 15 R8 = 0x3d0e0348
}

warp 2 { asm "TEX.LL R8, R28, R148, 66, CUBE, 0x1"   active 0xffff
  s = { 0.9941406 1 0.87890625 1 0.9404297 0.875 -0.8876953 0.875 -0.90527344 -0.875 -0.92871094 -0.875 -0.89160156 0.875 0.875 2 ... }
  t = { 0.8955078 0.9033203 1 -0.875 0.9453125 -1 -1 1 0.9511719 -1 1 -0.875 -1 -1 -2 -0.875 ... }
  r = { 1 -0.875 -0.875 0.875 1 0.95410156 0.875 0.875 1 -0.9003906 -0.875 -1 -0.9736328 -0.9873047 1.125 1.125 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3efbd485
  expect lane 1 R8 = 0x3f3ed4d5
  expect lane 2 R8 = 0x3eb64646
  expect lane 3 R8 = 0x3ee6e6e7
  expect lane 4 R8 = 0x3f304c6c
  expect lane 5 R8 = 0x3f0a6464
  expect lane 6 R8 = 0x3f51c1c2
  expect lane 7 R8 = 0x3f4ccccd
  expect lane 8 R8 = 0x3d9c6444
  expect lane 9 R8 = 0x3ea2b6b7
  expect lane 10 R8 = 0x3efe7c7c
  expect lane 11 R8 = 0x3f21a1a2
  expect lane 12 R8 = 0x3edf25c7
  expect lane 13 R8 = 0x3ed60808
  expect lane 14 R8 = 0x3eb4b4b5
  expect lane 15 R8 = 0x3eb4b4b5
}

warp 3 { asm "TEX.B.LL R8, R112, R184, 0, CUBE, 0x1"   active 0xffff
  s = { -1 -0.75 0.8886719 0.75 1 1 1 1 -0.8144531 -0.75 -0.921875 1 1 0.75 -2 -1.25 ... }
  t = { 0.90234375 1 1 -0.75 -0.87109375 -0.8125 0.75 -0.75 -0.921875 -1 -1 -0.75 -0.8300781 0.953125 1.25 2 ... }
  r = { 0.8574219 0.7558594 -0.75 -1 0.9980469 0.75 0.8535156 0.75 1 0.88671875 0.75 -0.75 -0.8046875 1 0.75 0.75 ... }
  handle = handle(texture 7, sampler 67)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e8dd48e
  expect lane 1 R8 = 0x3e6689b4
  expect lane 2 R8 = 0x3f47f3cd
  expect lane 3 R8 = 0x3e1e5048
  expect lane 4 R8 = 0xc005f30b
  expect lane 5 R8 = 0xc0215c2a
  expect lane 6 R8 = 0xbf0fbdf7
  expect lane 7 R8 = 0xc03523ed
  expect lane 8 R8 = 0xbfc6f2fb
  expect lane 9 R8 = 0xc0143bb8
  expect lane 10 R8 = 0xc0402fbf
  expect lane 11 R8 = 0xbead37f2
  expect lane 12 R8 = 0xbe5298ef
  expect lane 13 R8 = 0xbfc6c6f1
  expect lane 14 R8 = 0x3e5f35ab
  expect lane 15 R8 = 0x3e0d1ce4
}

warp 4 { asm "TEX.LL R8, R60, R204, 68, CUBE, 0x1"   active 0xffff
  s = { -0.9505208 1 -0.8932292 -0.6666667 0.7864583 0.6666667 1 -1 0.6875 -0.6666667 0.859375 -0.6666667 -0.9869792 0.6666667 0.6666667 -1.3333334 ... }
  t = { 0.6822917 -0.8880208 0.6666667 0.6666667 0.8958333 -0.6875 0.6666667 0.6666667 1 -0.7109375 1 -1 -1 1 2 -2 ... }
  r = { -1 -0.6666667 1 1 1 -1 -0.8098958 0.6666667 -0.8020833 1 -0.6666667 0.6666667 -0.8854167 0.8046875 -1.3333334 -0.6666667 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f1cb37b
  expect lane 1 R8 = 0x3e66bad3
  expect lane 2 R8 = 0x3eb730c9
  expect lane 3 R8 = 0x3e6850e8
  expect lane 4 R8 = 0x3f0f2e68
  expect lane 5 R8 = 0x3ef0d931
  expect lane 6 R8 = 0x3eb576af
  expect lane 7 R8 = 0x3f1cb39d
  expect lane 8 R8 = 0x3f535d2e
  expect lane 9 R8 = 0x3e6441e8
  expect lane 10 R8 = 0x3f3dd3da
  expect lane 11 R8 = 0x3f6b8fec
  expect lane 12 R8 = 0x3f1e44ab
  expect lane 13 R8 = 0x3f4bdc8c
  expect lane 14 R8 = 0x3f089989
  expect lane 15 R8 = 0x3e819e82
}

warp 5 { asm "TEX.LL.DC R8, R40, R228, 69, CUBE, 0x1"   active 0xff
  s = { 0 -1 -0.671875 1 1 0 -1 -0.83463544 ... }
  t = { 0.984375 0.97526044 1 0.734375 -0.9921875 -1 0.9296875 0.98828125 ... }
  r = { 1 -0.9505208 -0.9921875 0.8411458 0.4296875 0.0078125 -0.87109375 -1 ... }
  lod = { 1.4990234 0.005859375 0.9980469 1.9980469 0.5 1.9970703 1.0117188 0.0048828125 ... }
  dref = { 0.8125 0.75 0.875 0.9375 0.8125 0.8125 0.75 0.5625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 6 { asm "TEX.LL.DC R8, R52, R200, 70, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 0 0 0 1 1 0 ... }
  s = { -1 -0.75390625 -1 -0.8984375 0.71875 -0.59375 -0.8234375 -0.8015625 ... }
  t = { -0.2265625 0.640625 -0.640625 -1 0.2109375 0.84375 1 -1 ... }
  r = { -0.1640625 1 0.4296875 0.9921875 -1 -1 0.9921875 -1 ... }
  lod = { 0.18359375 1.1279297 0.099609375 0.6875 -0.3125 0.6796875 0.18066406 -0.3154297 ... }
  dref = { 0.50000036 0.5000002 0.5000005 0.5000003 0.5000005 0.5000003 0.5000001 0.50000024 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 7 { asm "TEX.LL.DC R8, R8, R144, 71, CUBE, 0x1"   active 0xff
  s = { 0.3671875 -1 -1 0.8619792 -0.9947917 -0.7734375 -0.9973958 -1 ... }
  t = { 1 -0.16666667 0.3359375 0.8359375 -1 1 1 0.9973958 ... }
  r = { 0.8333333 -0.014322917 0.6328125 1 -0.8333333 0.09375 0.6640625 0.8333333 ... }
  lod = { 1.0048828 1.0048828 0.5 1.0039062 1.3417969 1.9960938 1 1.7294922 ... }
  dref = { 0.875 0.9375 0.8125 0.8125 0.625 0.8125 0.5625 0.5625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3e797c2d
  expect lane 4 R8 = 0x3f192c7c
  expect lane 5 R8 = 0x3ebf4ca8
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f3cea00
}

warp 8 { asm "TEX.B.LL.DC R8, R24, R132, 0, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 1 0 1 1 1 0 ... }
  s = { -1 1 0.92578125 0.6796875 0.8015625 -0.46875 -1 -0.0171875 ... }
  t = { -0.4453125 0.49609375 -1 1 -1 -0.9921875 0 1 ... }
  r = { 0.6328125 0.75 0.6171875 -0.87109375 -0.321875 1 1 1 ... }
  handle = handle(texture 18, sampler 72)
  lod = { 4.161133 2.6748047 2.6640625 4.158203 2.665039 3.9257812 2.665039 4.1572266 ... }
  dref = { 0.5000005 0.5000005 0.5000001 0.50000036 0.50000024 0.5000002 0.5000001 0.50000036 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f2f6678
  expect lane 3 R8 = 0x3ec7faf0
  expect lane 4 R8 = 0x3f4cf5f0
  expect lane 5 R8 = 0x3f0681c0
  expect lane 6 R8 = 0x3b400000
  expect lane 7 R8 = 0x3b295556
}

warp 9 { asm "TEX.LL.DC R8, R44, R168, 73, CUBE, 0x1"   active 0xff
  s = { 0.0078125 0.890625 -0.6796875 1 1 0.2734375 -0.96875 0.83463544 ... }
  t = { -1 0.0859375 -0.6692708 0.9765625 0.8854167 -1 -1 0.5 ... }
  r = { 0.59375 -1 1 -0.9375 -0.8255208 0.0078125 -0.94140625 -1 ... }
  lod = { 1.2392578 1.9960938 1.5019531 0.048828125 1 1.0039062 1.9970703 0 ... }
  dref = { 0.6875 0.625 0.5625 0.6875 0.8125 0.875 0.875 0.875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 10 { asm "TEX.LL.DC R8, R88, R216, 74, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 2 0 2 0 2 1 0 ... }
  s = { 0 -0.4609375 1 1 -0.515625 0.90234375 0.8046875 1 ... }
  t = { 0.984375 -0.109375 0.58984375 -1 0.98828125 -1 -0.6640625 -0.365625 ... }
  r = { -1 -1 -0.5390625 -0.5 -1 0.54296875 1 0.8 ... }
  lod = { 4.2314453 4.2333984 3.2324219 2.796875 4.2304688 3.2382812 3.241211 2.2363281 ... }
  dref = { 0.5000002 0.5000002 0.50000024 0.5000004 0.5000005 0.50000024 0.5000003 0.5000002 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3b800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3ee00000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 11 { asm "TEX.LL.DC R8, R28, R188, 75, CUBE, 0x1"   active 0xff
  s = { -1 1 -0.453125 0.9166667 -0.703125 0 -0.875 -1 ... }
  t = { -0.85546875 0.90494794 0.34375 0.9166667 1 0.5 0.3359375 -0.671875 ... }
  r = { 0.91015625 -0.9947917 1 1 0.8177083 1 1 0.7708333 ... }
  lod = { 1.0068359 1.0019531 1.9960938 0.8769531 0.5 1.5029297 1.0273438 1.0068359 ... }
  dref = { 0.875 0.5625 0.6875 0.8125 0.8125 0.75 0.6875 0.5625 ... }
  expect lane 0 R8 = 0x3ac0eaab
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3e4ff420
  expect lane 3 R8 = 0x3f33aaab
  expect lane 4 R8 = 0x3f116d56
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f548265
  expect lane 7 R8 = 0x3e29af00
}

warp 12 { asm "TEX.LL.DC R8, R44, R188, 76, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 2 2 0 0 ... }
  s = { -1 0.734375 0.7984375 0.8 -0.928125 -1 0.7421875 1 ... }
  t = { -0.9921875 -0.984375 -1 -1 -1 -0.9375 0.765625 -0.965625 ... }
  r = { 0.0078125 -1 -0.8 -0.1578125 -0.8765625 0.74609375 1 -0.9609375 ... }
  lod = { 1.2783203 0.78125 0.7783203 1.2734375 0.7841797 1.2753906 1.7753906 0.7783203 ... }
  dref = { 0.50000006 0.5000001 0.5000004 0.5000003 0.50000024 0.50000036 0.50000024 0.5000005 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f7f9760
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3ed4f9e0
  expect lane 4 R8 = 0x3f7f6900
  expect lane 5 R8 = 0x3f03d3f0
  expect lane 6 R8 = 0x3e4c2888
  expect lane 7 R8 = 0x0
}

warp 13 { asm "TEX.LL.DC R8, R40, R180, 77, CUBE, 0x1"   active 0xff
  s = { -0.6640625 1 -1 -0.7109375 0.953125 0.9479167 0.84375 -1 ... }
  t = { 0.6666667 -0.83723956 -0.9765625 -1 0.1796875 0.83463544 -1 0.0078125 ... }
  r = { 1 -0.9479167 0.0078125 -0.0078125 1 1 -0.95963544 0 ... }
  lod = { -1.5517578 -1.1660156 -0.6640625 -0.6621094 -2.1582031 -1.1582031 -2.1572266 -1.1591797 ... }
  dref = { 0.9375 0.5625 0.6875 0.875 0.8125 0.875 0.625 0.5625 ... }
  expect lane 0 R8 = 0x3f676400
  expect lane 1 R8 = 0x3b266000
  expect lane 2 R8 = 0x3e7ec946
  expect lane 3 R8 = 0x3f5284d6
  expect lane 4 R8 = 0x3f27ab68
  expect lane 5 R8 = 0x3f264a6f
  expect lane 6 R8 = 0x3cbe9600
  expect lane 7 R8 = 0x3f7c0400
}

warp 14 { asm "TEX.LL.DC R8, R32, R200, 78, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 0 2 2 0 0 2 ... }
  s = { -0.86328125 -1 -0.6875 -0.7984375 -1 1 1 -1 ... }
  t = { 0.74609375 0 1 -1 0.640625 0.8359375 0.67578125 -0.9921875 ... }
  r = { 1 -0.5 0.5234375 -0.7390625 0.8046875 0.93125 -0.9921875 -0.65625 ... }
  lod = { -1.6298828 0.36621094 -1.6318359 -0.63964844 -0.5097656 -1.6318359 -0.63671875 -0.6376953 ... }
  dref = { 0.5000003 0.5000001 0.5000005 0.50000006 0.5000002 0.5000002 0.50000024 0.50000024 ... }
  expect lane 0 R8 = 0x3f5e2200
  expect lane 1 R8 = 0x3b000000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3e8ff455
  expect lane 5 R8 = 0x3f6dacb3
  expect lane 6 R8 = 0x3a19c000
  expect lane 7 R8 = 0x3f0eece0
}

warp 15 { asm "TEX.B.LL.DC R8, R104, R196, 0, CUBE, 0x1"   active 0xff
  s = { -0.8333333 -0.88151044 -1 -1 -0.9609375 -0.85286456 0.984375 -0.0078125 ... }
  t = { -0.8333333 -1 1 -0.46875 0.95963544 -0.93619794 -0.8932292 0.203125 ... }
  r = { -1 0.9973958 0.9973958 -0.234375 -1 1 1 -1 ... }
  handle = handle(texture 17, sampler 79)
  lod = { 1.0693359 1.5019531 0 0.9980469 1.0029297 0 1.4990234 0.92871094 ... }
  dref = { 0.625 0.75 0.5625 0.875 0.5 0.875 0.6875 0.6875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f40f748
  expect lane 4 R8 = 0x3f3040ab
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f4c75b8
  expect lane 7 R8 = 0x3f800000
}

warp 16 { asm "TEX.LL.DC R8, R40, R212, 80, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 0 0 2 1 2 1 ... }
  s = { -0.58203125 1 1 0.55078125 0.4 1 -1 0.87109375 ... }
  t = { -1 0.9515625 -0.896875 0.9921875 -1 -0.75390625 -0.0078125 -0.91015625 ... }
  r = { 0.65234375 -0.965625 0.8828125 1 0.8 0.8671875 -0.375 1 ... }
  lod = { 1.5019531 0.0068359375 0.99609375 1.9990234 0.99902344 0.49804688 0.5 0.0068359375 ... }
  dref = { 0.50000036 0.50000036 0.5000004 0.50000006 0.50000036 0.5000004 0.50000024 0.50000006 ... }
  expect lane 0 R8 = 0x3f631800
  expect lane 1 R8 = 0x3f3115e4
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f1810fc
  expect lane 4 R8 = 0x3ebf9da4
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f782000
  expect lane 7 R8 = 0x3f7fbafa
}

warp 17 { asm "TEX.B.LL.DC R8, R52, R164, 0, CUBE, 0x1"   active 0xff
  s = { -1 0.9921875 -1 1 -1 1 0.8854167 0.97265625 ... }
  t = { 0.8333333 1 0 0.9817708 0.40625 -0.9921875 0.8671875 1 ... }
  r = { -0.8333333 -0.1484375 0 -0.703125 -0.078125 0.9765625 -1 0.9713542 ... }
  handle = handle(texture 17, sampler 81)
  lod = { 0.9765625 2.5136719 1.9833984 2.4785156 2.9726562 1.9785156 1.9824219 2.8789062 ... }
  dref = { 0.875 0.9375 0.625 0.8125 0.875 0.9375 0.5625 0.9375 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f7f0000
  expect lane 3 R8 = 0x3f000000
  expect lane 4 R8 = 0x3b800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 18 { asm "TEX.LL.DC R8, R56, R144, 82, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 1 0 2 0 0 2 ... }
  s = { 1 -0.0078125 -0.578125 -1 -0.8359375 1 -1 -0.5078125 ... }
  t = { -0.9484375 1 1 -1 0 -0.67578125 -0.1484375 0.7265625 ... }
  r = { -0.8625 0 0.94921875 0 1 1 0.671875 -1 ... }
  lod = { 1.0039062 1.4980469 1.9990234 0 1.5019531 1.5009766 1 0.49804688 ... }
  dref = { 0.50000036 0.5000003 0.5000005 0.5000002 0.50000024 0.50000036 0.5000005 0.5000004 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f010000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f000000
  expect lane 4 R8 = 0x3f000000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f010000
}

warp 19 { asm "TEX.LL.DC R8, R84, R220, 83, CUBE, 0x1"   active 0xff
  s = { -0.94401044 1 0 0.6927083 1 0.890625 0 1 ... }
  t = { -0.953125 -0.9401042 -1 1 0.8463542 -1 1 -0.16666667 ... }
  r = { -1 -0.8333333 -0.0078125 0.9375 -0.6666667 0.122395836 0 -0.5 ... }
  lod = { -1.9921875 -1.7363281 -1.1083984 -1.1748047 -0.6689453 -2.165039 -0.17382812 -1.1640625 ... }
  dref = { 0.5625 0.875 0.9375 0.5 0.75 0.9375 0.625 0.875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 20 { asm "TEX.LL.DC R8, R0, R132, 84, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 2 2 2 2 0 1 1 ... }
  s = { 1 0.9921875 1 0.91796875 -0.7578125 -1 0.8 0.0078125 ... }
  t = { 0.765625 1 -0.49609375 1 -0.7734375 -0.0078125 1 1 ... }
  r = { 0.58984375 1 -0.359375 -0.625 -1 -0.9921875 0.8 -0.2734375 ... }
  lod = { 0.5419922 -0.56347656 0.43066406 0.9345703 0.43066406 -0.56347656 -0.40039062 0.4345703 ... }
  dref = { 0.50000024 0.5000004 0.5000001 0.5000002 0.50000006 0.50000024 0.5000001 0.5000002 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 21 { asm "TEX.LL R8, R0, R236, 85, CUBE, 0x1"   active 0xff
  s = { 0.6796875 -0.7786458 0.96875 -1 -1 0.265625 -1 -0.7994792 ... }
  t = { -1 -0.7317708 -1 -0.75 -0.4921875 0.09375 -0.8411458 1 ... }
  r = { -0.21875 1 0.84375 0.9375 -0.53125 -1 0.23697917 0.71875 ... }
  lod = { 0.0068359375 0.0068359375 0 0.49609375 0.63378906 0 0.9970703 0.99902344 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0x7f800000
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0x7f800000
  expect lane 5 R8 = 0x7f7fffff
  expect lane 6 R8 = 0x7f800000
  expect lane 7 R8 = 0x7f800000
}

warp 22 { asm "TEX.LL R8, R48, R132, 86, CUBE, 0x8"   active 0xff
  s = { 1 1 -0.21875 1 0.6666667 1 -0.5078125 1 ... }
  t = { 0.6744792 -0.6692708 0.265625 -0.9947917 0.9088542 0.7135417 0.984375 0.6744792 ... }
  r = { 0.953125 0.8723958 -1 -1 -1 0.6692708 1 -0.7213542 ... }
  lod = { 0.00390625 0.49609375 0 0.7558594 0 0.99902344 0.005859375 0.9970703 ... }
  expect lane 0 R8 = 0x3ecececf
  expect lane 1 R8 = 0x3ecececf
  expect lane 2 R8 = 0x3ecececf
  expect lane 3 R8 = 0x3ecececf
  expect lane 4 R8 = 0x3ecececf
  expect lane 5 R8 = 0x3ecececf
  expect lane 6 R8 = 0x3ecececf
  expect lane 7 R8 = 0x3ecececf
}

warp 23 { asm "TEX.B.LL R8, R40, R188, 0, CUBE, 0x1"   active 0xff
  s = { 0.6822917 1 -1 1 0.359375 -0.203125 1 -0.6744792 ... }
  t = { -0.7265625 -0.984375 -0.3046875 0.9921875 -1 0.3828125 -0.7838542 0.7317708 ... }
  r = { 1 -0.2578125 0.106770836 0.0078125 -0.0078125 -1 -0.6901042 -1 ... }
  handle = handle(texture 21, sampler 87)
  lod = { 0.7597656 1.3603516 1.7519531 1.2558594 1.2519531 1.2529297 0.7597656 1.2539062 ... }
  expect lane 0 R8 = 0xbf800000
  expect lane 1 R8 = 0xbf800000
  expect lane 2 R8 = 0xbf800000
  expect lane 3 R8 = 0xbf800000
  expect lane 4 R8 = 0xbf800000
  expect lane 5 R8 = 0xbf800000
  expect lane 6 R8 = 0xbf800000
  expect lane 7 R8 = 0xbf800000
}

warp 24 { asm "TEX.LL R8, R16, R172, 88, CUBE, 0x1"   active 0xff
  s = { 0.8151042 0.5 -0.984375 0.8984375 -0.7265625 -1 -1 -1 ... }
  t = { 0.7161458 -0.8515625 -0.5625 0.03125 -0.3515625 0 0.734375 -0.9453125 ... }
  r = { 1 -1 1 -1 1 0 0.6328125 0.9869792 ... }
  lod = { 0.018554688 0.99902344 0.2109375 0.99609375 0 0 0.49804688 0.99902344 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 25 { asm "TEX.LL R8, R68, R216, 89, CUBE, 0x1"   active 0xff
  s = { 0.9973958 -1 0.6848958 0.6640625 1 1 -0.6666667 -1 ... }
  t = { -0.578125 0.90625 0.7083333 1 -1 -0.7161458 1 0.8151042 ... }
  r = { -1 0.2109375 1 -1 -0.9947917 0.7786458 -1 0.859375 ... }
  lod = { -2.5390625 -1.5488281 -2.4238281 -1.7998047 -2.0439453 -2.5429688 -2.5458984 -2.5419922 ... }
  expect lane 0 R8 = 0xbf800001
  expect lane 1 R8 = 0xbf800001
  expect lane 2 R8 = 0xbf800001
  expect lane 3 R8 = 0xbf800001
  expect lane 4 R8 = 0xbf800001
  expect lane 5 R8 = 0xbf800001
  expect lane 6 R8 = 0xbf800001
  expect lane 7 R8 = 0xbf800001
}

warp 26 { asm "TEX.LL R8, R40, R200, 90, CUBE, 0x1"   active 0xffffffff
  s = { 0.7421875 1 -0.0078125 0 1 1 1 -0.84765625 -0.62890625 -0.484375 -1 -0.59375 -1 -0.3828125 0.9921875 -0.0390625 -0.7109375 -0.5 -0.52734375 0.578125 0.5 0.921875 1 0.5 0 1 0 0.20703125 1 -0.0078125 -0.75 -0.921875 ... }
  t = { -1 -1 -1 1 -0.984375 0.5 0.953125 1 -0.94921875 -0.8671875 0.375 -0.8515625 -0.50390625 1 1 1 0.1328125 0.99609375 0.7578125 -1 1 0.77734375 -0.7109375 -0.8828125 0.828125 0.96484375 0.609375 -1 0.59375 -1 -1 0.66796875 ... }
  r = { -0.98828125 0.6015625 -0.0625 0.5 1 0 0.015625 0.98828125 -1 -1 -0.4453125 1 -0.9921875 -0.359375 0.9921875 -0.5078125 -1 -1 1 -0.9921875 -1 1 -0.8359375 -1 1 0.99609375 -1 0.5 -0.49609375 1 -0.8828125 1 ... }
  lod = { 0.5029297 0.50097656 1.0029297 0.99609375 1.0009766 0.50097656 0 0.0048828125 0.99609375 0 1.0019531 0.0068359375 0.5 0.005859375 0.99609375 0.5029297 0.9970703 1.0029297 0.5029297 0.00390625 0.5029297 0.9970703 1.0019531 0.9970703 0.99902344 0 0 0 0.5019531 1.0019531 1.0019531 1 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0x7f800000
  expect lane 2 R8 = 0x3f7d8d55
  expect lane 3 R8 = 0x7fc00000
  expect lane 4 R8 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000
  expect lane 6 R8 = 0x7fc00000
  expect lane 7 R8 = 0x7fc00000
  expect lane 8 R8 = 0x7fc00000
  expect lane 9 R8 = 0x7fc00000
  expect lane 10 R8 = 0x7fc00000
  expect lane 11 R8 = 0x3efa7033
  expect lane 12 R8 = 0x7fc00000
  expect lane 13 R8 = 0x7fc00000
  expect lane 14 R8 = 0x7fc00000
  expect lane 15 R8 = 0x7fc00000
  expect lane 16 R8 = 0x7fc00000
  expect lane 17 R8 = 0x7fc00000
  expect lane 18 R8 = 0x7fc00000
  expect lane 19 R8 = 0x7f800000
  expect lane 20 R8 = 0x7fc00000
  expect lane 21 R8 = 0x7fc00000
  expect lane 22 R8 = 0x7f800000
  expect lane 23 R8 = 0x7f800000
  expect lane 24 R8 = 0x7fc00000
  expect lane 25 R8 = 0xff800000
  expect lane 26 R8 = 0x7f800000
  expect lane 27 R8 = 0x0
  expect lane 28 R8 = 0x7fc00000
  expect lane 29 R8 = 0x3efd5555
  expect lane 30 R8 = 0x3ead4000
  expect lane 31 R8 = 0x7fc00000
}

warp 27 { asm "TEX.LL R8, R76, R132, 91, CUBE, 0x1"   active 0xffffffff
  s = { 0.87109375 1 -1 1 -1 -0.88671875 0.5 1 -0.1015625 1 -0.56640625 1 0.2265625 0.0078125 0.6953125 -1 -1 -0.3515625 -0.0390625 0.7578125 0.75 -0.3515625 -1 -0.79296875 1 0.88671875 -0.69140625 -1 1 1 0.9921875 0.50390625 ... }
  t = { 1 0.6328125 0.58203125 -0.59765625 0.4296875 -0.58203125 -0.9921875 -0.5234375 1 0.0078125 -0.61328125 0.859375 -0.6875 0.3984375 -0.1640625 0.203125 -0.65625 -1 -1 0.6953125 -0.75 1 0 0.8359375 0.2890625 0.78125 -0.99609375 0 0 0.953125 0.50390625 -0.49609375 ... }
  r = { -0.79296875 0.6796875 0.609375 -0.75 0.1328125 1 1 -0.0078125 0.9921875 0.765625 1 0.0078125 -1 1 1 0.3671875 0.484375 0.03125 0.6875 1 -1 0.5546875 0 -1 -0.34375 1 -1 0 0 0.5390625 1 1 ... }
  lod = { 0.0068359375 0.5019531 0.5029297 0.9980469 0.99902344 0 0.99902344 0.005859375 0.00390625 0.5019531 0.9980469 0 0.99902344 0.5019531 0 0 1 0.5019531 0.5019531 1.0019531 1.0019531 0 1.0009766 0.0068359375 0 0 0 0 0.99609375 0 0 0.0048828125 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0xf9a560
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x0
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0x0
  expect lane 13 R8 = 0x80000000
  expect lane 14 R8 = 0x80000000
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0x0
  expect lane 17 R8 = 0x0
  expect lane 18 R8 = 0x0
  expect lane 19 R8 = 0x80000000
  expect lane 20 R8 = 0x0
  expect lane 21 R8 = 0x0
  expect lane 22 R8 = 0x80000000
  expect lane 23 R8 = 0x80000000
  expect lane 24 R8 = 0x0
  expect lane 25 R8 = 0x0
  expect lane 26 R8 = 0x0
  expect lane 27 R8 = 0x80000000
  expect lane 28 R8 = 0x9fe000
  expect lane 29 R8 = 0x0
  expect lane 30 R8 = 0x0
  expect lane 31 R8 = 0x80fc04fd
}

warp 28 { asm "TEX.LL R8, R8, R196, 92, CUBE, 0x1"   active 0xffffffff
  s = { -1 0.6328125 -1 1 -0.5 -0.3203125 1 -0.50390625 -0.6484375 0.390625 0.921875 -1 0.71875 0.5 0.9921875 -1 1 -0.203125 -0.171875 -0.890625 0.859375 -1 -0.8828125 1 0.0078125 -0.53125 0.5 0.75 0.51171875 0.0078125 -0.5 1 ... }
  t = { -1 1 0.3671875 -0.8515625 0.86328125 -1 -0.5 0.9765625 1 1 1 0.453125 -0.5 1 1 0.78515625 0 1 -1 1 -1 0.6875 -0.734375 -0.89453125 1 -0.828125 1 -0.99609375 -1 -0.4375 -1 0.49609375 ... }
  r = { -0.75 0.4375 -0.2265625 0.140625 -1 -1 -1 -1 0.984375 0.7109375 -0.1484375 -0.6875 -1 0.75 0.94921875 0.84765625 0.5625 0.7734375 -0.8984375 0.88671875 0.5859375 -0.9765625 -1 0.72265625 0 -1 -1 1 0.57421875 -1 1 -0.9921875 ... }
  lod = { 0.50097656 0.99609375 0 0.005859375 0.9970703 0.5019531 0 1.0019531 0 0.5 1 0 0.00390625 0 0.99902344 0.5029297 0.5029297 0.9970703 0.5 1.0029297 0.9970703 0.0068359375 0 0.0048828125 1.0009766 1.0009766 0.9980469 0 1.0019531 0.5029297 0 0 ... }
  expect lane 0 R8 = 0x3ebaaaaa
  expect lane 1 R8 = 0x3fb12179
  expect lane 2 R8 = 0x3e143800
  expect lane 3 R8 = 0xbe414df0
  expect lane 4 R8 = 0xbd96dbf7
  expect lane 5 R8 = 0x3dc80008
  expect lane 6 R8 = 0x3f400000
  expect lane 7 R8 = 0x3e02aab0
  expect lane 8 R8 = 0xbf279800
  expect lane 9 R8 = 0x3e080d5c
  expect lane 10 R8 = 0x3f9979ac
  expect lane 11 R8 = 0xbec78002
  expect lane 12 R8 = 0x3f950800
  expect lane 13 R8 = 0xbf900000
  expect lane 14 R8 = 0x3f5ab863
  expect lane 15 R8 = 0xbe299dfd
  expect lane 16 R8 = 0x3f0c0001
  expect lane 17 R8 = 0x3fa514a4
  expect lane 18 R8 = 0x3dbd6004
  expect lane 19 R8 = 0x3eedf803
  expect lane 20 R8 = 0xba274aac
  expect lane 21 R8 = 0xbf8533dc
  expect lane 22 R8 = 0x3f6bc000
  expect lane 23 R8 = 0xbed137f7
  expect lane 24 R8 = 0x401f6001
  expect lane 25 R8 = 0xbf7d2800
  expect lane 26 R8 = 0x3ed70003
  expect lane 27 R8 = 0xbf862aac
  expect lane 28 R8 = 0x0
  expect lane 29 R8 = 0xbe670000
  expect lane 30 R8 = 0xbfa00001
  expect lane 31 R8 = 0x3f9d4101
}

warp 29 { asm "TEX.LL R8, R100, R120, 93, CUBE, 0x1"   active 0xffffffff
  s = { -0.9765625 -0.8984375 -0.1015625 -0.046875 -0.3515625 0.71875 0.5234375 0.5 1 -1 0 0.0546875 -0.6953125 -0.03125 0.5 0.5 1 0.58984375 -0.9921875 -1 -0.58203125 1 0.6171875 -0.4375 0.890625 1 -1 -0.78125 0.5 1 -1 0.6796875 ... }
  t = { -0.640625 1 1 1 -1 -0.75 -1 -0.99609375 0.62890625 -0.52734375 -1 1 0.5 -0.4921875 -0.50390625 0.75 -0.9921875 -1 1 0.265625 0.671875 0.87890625 -1 1 -1 -0.52734375 -0.5078125 -1 -0.9765625 0.8984375 0.09375 1 ... }
  r = { 1 0.9921875 -0.9765625 0.7109375 0.5546875 1 0.1953125 -1 -0.640625 -0.66796875 0 0.9921875 1 -1 1 1 -1 -0.58984375 0.0078125 0.6328125 1 -0.7890625 -0.78125 -0.0390625 -0.7578125 0.70703125 0.9765625 0.359375 1 0.7734375 0.140625 0.9140625 ... }
  lod = { 0.5019531 0 0 0 0.9980469 0.9980469 0.00390625 0.9980469 1.0029297 0.00390625 0.5029297 0.5029297 1.0009766 1.0019531 0 0.5 1.0009766 0 0.99902344 1.0019531 1.0019531 0 1 0 0.0068359375 0.5 1 0.50097656 0.00390625 0.9980469 0 0.9970703 ... }
  expect lane 0 R8 = 0x7dbc4fff
  expect lane 1 R8 = 0xbf3ddfff
  expect lane 2 R8 = 0xfe92c7ff
  expect lane 3 R8 = 0xbf0167fe
  expect lane 4 R8 = 0xfebae83b
  expect lane 5 R8 = 0x7e2436aa
  expect lane 6 R8 = 0x7f2c8e15
  expect lane 7 R8 = 0xfed47fff
  expect lane 8 R8 = 0xfe7baaaa
  expect lane 9 R8 = 0xfcccbc69
  expect lane 10 R8 = 0xfeffffff
  expect lane 11 R8 = 0xfb78ffff
  expect lane 12 R8 = 0x7ea6ffff
  expect lane 13 R8 = 0xfe795fff
  expect lane 14 R8 = 0x7b7fffff
  expect lane 15 R8 = 0x7dbfffff
  expect lane 16 R8 = 0xfea95555
  expect lane 17 R8 = 0x3fbf7546
  expect lane 18 R8 = 0xfefefc02
  expect lane 19 R8 = 0x7e3bffff
  expect lane 20 R8 = 0x7e6edfff
  expect lane 21 R8 = 0xbf4e7d61
  expect lane 22 R8 = 0xfeec4aa9
  expect lane 23 R8 = 0xbfe41cd2
  expect lane 24 R8 = 0xfacd2fff
  expect lane 25 R8 = 0x7d604554
  expect lane 26 R8 = 0x7e700000
  expect lane 27 R8 = 0xfe7b9fff
  expect lane 28 R8 = 0x7ef314ff
  expect lane 29 R8 = 0xfd7efffd
  expect lane 30 R8 = 0x0
  expect lane 31 R8 = 0xfd67779f
}

warp 30 { asm "TEX.LL R8, R92, R220, 94, CUBE, 0x1"   active 0xffffffff
  s = { 0 0.75 -1 0.5 0.5 0.9375 0 0.9921875 -0.3046875 1 -0.9453125 -1 0.2421875 0 -0.6015625 0.9453125 -0.4609375 0.1484375 -0.66015625 0 1 -0.8046875 0.046875 -0.703125 0.859375 0.5859375 0 1 -0.5 -0.0078125 -1 -1 ... }
  t = { 1 1 0.15625 -1 1 0.8359375 1 -0.7578125 0.984375 0.71875 0.8359375 -0.50390625 -1 -1 -1 -1 0.515625 0.7265625 -0.62109375 -1 0.046875 -0.1875 -1 0.5546875 -0.5078125 -1 -1 -0.5 0.9921875 -0.109375 -0.89453125 -0.734375 ... }
  r = { -0.5 0.828125 0.7578125 1 0.83984375 -1 -0.9921875 1 -1 -1 -1 0.5 0.515625 0.0078125 -0.34375 -0.8125 1 1 -1 0.9921875 1 -1 0 1 1 -0.765625 0.0078125 0.75 -1 -1 -0.8671875 0.65234375 ... }
  lod = { 0.9980469 1.0019531 0.0048828125 0.50097656 0.0048828125 0.5019531 0 0 0 0 0 0.99902344 0 0.5019531 0 0.99609375 1.0009766 0 1.0019531 0 0.5029297 0.5 0 1.0029297 0 0.99902344 0.5029297 0.9980469 1.0029297 0.5019531 0.50097656 0.5029297 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0xbebc8003
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0xb9c80005
  expect lane 5 R8 = 0x7f800000
  expect lane 6 R8 = 0x7f800000
  expect lane 7 R8 = 0xbe93e000
  expect lane 8 R8 = 0x7f800000
  expect lane 9 R8 = 0x7f800000
  expect lane 10 R8 = 0x7f800000
  expect lane 11 R8 = 0x7f800000
  expect lane 12 R8 = 0x7f800000
  expect lane 13 R8 = 0x7fc00000
  expect lane 14 R8 = 0x7f800000
  expect lane 15 R8 = 0x7fc00000
  expect lane 16 R8 = 0x3f88b700
  expect lane 17 R8 = 0xbf19a201
  expect lane 18 R8 = 0x7f800000
  expect lane 19 R8 = 0x7f800000
  expect lane 20 R8 = 0xbf130001
  expect lane 21 R8 = 0x7f800000
  expect lane 22 R8 = 0x7fc00000
  expect lane 23 R8 = 0x3f9bd701
  expect lane 24 R8 = 0xbf34e001
  expect lane 25 R8 = 0x7fc00000
  expect lane 26 R8 = 0x7fc00000
  expect lane 27 R8 = 0x7f800000
  expect lane 28 R8 = 0x3ed62aac
  expect lane 29 R8 = 0x7f800000
  expect lane 30 R8 = 0x7f800000
  expect lane 31 R8 = 0x7f800000
}

warp 31 { asm "TEX.LL R8, R88, R124, 95, CUBE, 0x1"   active 0xff
  s = { 1 -0.9921875 -0.8296875 0.7734375 -0.3671875 -1 1 -1 ... }
  t = { -0.6875 -1 1 -0.51953125 0.0078125 -0.51171875 1 0.3203125 ... }
  r = { -0.8671875 0 -0.8921875 -1 -1 0.8125 -1 0.7734375 ... }
  lod = { -1.5605469 -2.0595703 -1.5634766 -1.0683594 -0.5673828 -1.0595703 -1.0664062 -0.06738281 ... }
  expect lane 0 R8 = 0x14d1d
  expect lane 1 R8 = 0x1ddd9
  expect lane 2 R8 = 0x149eb
  expect lane 3 R8 = 0x2ae9f
  expect lane 4 R8 = 0x25c91
  expect lane 5 R8 = 0x19ba2
  expect lane 6 R8 = 0x2357a
  expect lane 7 R8 = 0x1a847
}

warp 32 { asm "TEX.LL R8, R0, R148, 96, CUBE, 0xf"   active 0xff
  s = { 0.75 -0.7480469 -0.34179688 1 0.78125 -0.9980469 -1 0.87109375 ... }
  t = { -1 0.25 0.94921875 -0.9980469 -1 -1 -1 1 ... }
  r = { -1 1 -1 -1 0.5722656 -0.26757812 -0.5 0.76953125 ... }
  lod = { 1.6376953 0.6455078 0.6464844 0.6455078 1.1455078 1.1464844 0.6464844 0.6464844 ... }
  expect lane 0 R8 = 0x3f2e9faf R9 = 0xd274 R10 = 0x3f2e9faf R11 = 0x3f800000
  expect lane 1 R8 = 0x3f3339b3 R9 = 0xd70e R10 = 0x3f3339b3 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f56c7d7 R9 = 0xfa9c R10 = 0x3f56c7d7 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f7408f4 R9 = 0x17dd R10 = 0x3f7408f4 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f3f87c0 R9 = 0xe35c R10 = 0x3f3f87c0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3d8ca88d R9 = 0x356a R10 = 0x3d8ca88d R11 = 0x3f800000
  expect lane 6 R8 = 0x3eadfcae R9 = 0x7ad3 R10 = 0x3eadfcae R11 = 0x3f800000
  expect lane 7 R8 = 0x3efb7cfb R9 = 0xa193 R10 = 0x3efb7cfb R11 = 0x3f800000
}
