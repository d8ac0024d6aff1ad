# TEX of two levels: parts of levels, formats, clamps, views, comparisons, roundings, what has no part.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-10b PD-61a PD-63 PD-82b PD-104 PD-105 PD-106 PD-107 PD-108 PD-113
rules without PD-61b PD-109

texture 0 { format R8 UNORM   type TWO_D   size 64 32   levels 6   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 33 17   levels 6   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type TWO_D   size 20 50   levels 6   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type TWO_D   size 100 37   levels 6   SRGB_CONVERSION 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type TWO_D   size 64 32   levels 6   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type TWO_D   size 33 17   levels 6   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format A1B5G5R5 UNORM   type TWO_D   size 20 50   levels 6   address 0x21800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 7 { format R32 FLOAT   type TWO_D   size 100 37   levels 6   address 0x21c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 8 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 64 32   levels 6   address 0x22000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 9 { format BF10GF11RF11 FLOAT   source R G B ONE_FLOAT   type TWO_D   size 33 17   levels 6   address 0x22400000   texels expression ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 992) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) }
texture 10 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 20 50   levels 6   address 0x22800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 11 { format R32 UNORM   type TWO_D   size 100 37   levels 6   address 0x22c00000   texels expression (0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) }
texture 12 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 64 32   levels 6   address 0x23000000   texels expression ((0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) % 16777216) }
texture 13 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 33 17   levels 6   address 0x23400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 14 { format A2B10G10R10 UNORM   type TWO_D   size 20 50   levels 6   address 0x23800000   texels expression ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4) }
texture 15 { format A1B5G5R5 UNORM   type TWO_D   size 100 37   levels 6   SRGB_CONVERSION 0x1   address 0x23c00000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 16 { format A8B8G8R8 UNORM   type TWO_D   size 100 37   levels 7   view 1 5   address 0x24000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 17 { format R32 FLOAT   type TWO_D_ARRAY   size 33 17   layers 3   levels 6   view 2 5   MIN_LOD_CLAMP 0x98   address 0x24400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 18 { format R16 SNORM   type ONE_D   size 75   levels 7   address 0x24800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 19 { format A8B8G8R8 SNORM   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   address 0x24c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 20 { format A8B8G8R8 UNORM   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 1 4   SRGB_CONVERSION 0x1   address 0x25000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 21 { format R32 FLOAT   type ONE_D   size 40   levels 6   USE_HEADER_OPT_CONTROL 0x1   MIP_LOD_BIAS 0x1f2b   address 0x25400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 22 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 8 64   levels 7   view 3 6   address 0x25800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 23 { format R8 UNORM   type TWO_D   size 64 64   levels 7   NORMALIZED_COORDS 0x0   address 0x25c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 24 { format A1B5G5R5 UNORM   type ONE_D_ARRAY   size 37   layers 2   levels 6   address 0x26000000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 25 { format A8B8G8R8 UNORM   type TWO_D   size 12 5   levels 4   address 0x26400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 26 { format R32 FLOAT   type TWO_D   size 64 32   levels 7   view 2 4   MIN_LOD_CLAMP 0x2c0   address 0x26800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 27 { format R8 UNORM   type TWO_D_NO_MIPMAP   size 24 10   levels 3   address 0x26c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 28 { format R32 UINT   type TWO_D   size 64 32   levels 7   address 0x27000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 29 { format A8B8G8R8 SINT   type TWO_D_ARRAY   size 33 17   layers 2   levels 5   address 0x27400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 30 { format R16_G16 UNORM   source R G R ONE_FLOAT G_DATA_TYPE 4   type TWO_D   size 64 32   levels 7   address 0x27800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 31 { format R16_G16 UNORM   source R R R ONE_FLOAT G_DATA_TYPE 4   type TWO_D   size 64 32   levels 7   address 0x27c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 32 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 40 24   levels 6   address 0x28000000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 33 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D_ARRAY   size 33 17   layers 2   levels 5   view 1 4   address 0x28400000   texels expression (0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8) }
texture 34 { format ZF32 FLOAT   source R G R ONE_FLOAT   type ONE_D   size 64   levels 7   address 0x28800000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 35 { format R32 FLOAT   type TWO_D_ARRAY   size 8 3   layers 8   levels 4   address 0x28c00000   texels rows ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7f7f ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff ffff7fff 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080 f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f f961f33f ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf ffffffbf 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 ffffff00 }
texture 36 { format A8B8G8R8 UNORM   type TWO_D_ARRAY   size 8 3   layers 8   levels 4   address 0x29000000   texels rows 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda 3cfb1eda f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 f6d90b96 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 3e9ef445 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 6a71385f 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 2a1bbb6b 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 324392d0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 3d6c00c0 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 aad1dcd4 }
texture 37 { format R16 SNORM   type TWO_D_ARRAY   size 8 3   layers 8   levels 4   address 0x29400000   texels rows 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0180 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 0100 ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ffff ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f ff7f 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 4969 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 e619 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 37e4 }
texture 38 { format R32 FLOAT   type TWO_D   size 8 4   levels 4   address 0x29800000   texels rows 0000c0bf 0000c0bf ffff7f80 0000807f 000080ff 000080ff 0000807f 0000c0bf 000080ff 452381ff 452381ff 0000c0bf 4523c17f ffff7f80 0000803f 0000803f 0000807f 000080ff 000080ff 0000807f 01000000 0000807f ffff7f80 000080ff ffff7f80 0000c0bf ffff7f80 4523c17f 0000803f 0000803f 000080ff 0000803f 0000807f 0000803f 4523c17f 0000c0bf 0000803f 0000807f 0000807f 4523c17f 0000807f 0000807f 0000807f }
texture 39 { format R32 FLOAT   type TWO_D   size 8 4   levels 4   address 0x29c00000   texels rows 00000080 00008080 01008000 00000000 00000080 01000081 01000081 00008080 00000000 01000080 01008000 01000081 00000001 ffff7f00 01008000 0000a000 00000080 00000080 ffffff80 01000081 ffffff80 00000000 00000000 01000080 01008000 00000000 00008080 ffff7f00 01000080 0000a000 00008080 ffff7f00 00008000 00000000 ffff7f00 00008080 00000080 00008080 00008000 ffffff80 00008080 00000080 00008080 }
texture 40 { format R32 FLOAT   type TWO_D   size 8 4   levels 4   address 0x2a000000   texels rows 00000000 0000c0bf 0000c0bf 01002040 00000080 00000000 00000080 0000c0bf 010020c0 00000080 00000000 0000c0bf 0000c03f 0000c0bf 01002040 01002040 00000080 0000c0bf 00000080 00000080 00000000 01002040 00000080 00000000 010020c0 00000080 00000080 0000c03f 00000080 00000080 01002040 010020c0 00000000 0000c0bf 00000080 00000080 00000080 0000c03f 00000080 00000000 010020c0 01002040 0000c03f }
texture 41 { format R8 UNORM   type TWO_D   size 32 4   levels 2   address 0x2a400000   texels rows 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 9a dd 00 00 80 e3 00 00 46 8a 00 00 0c 6d 00 00 31 a0 00 00 ee bd 00 00 88 7f 00 00 f2 cc 00 00 3c aa 00 00 0f b2 00 00 60 e0 00 00 80 fc 00 00 75 d1 00 00 80 2f 00 00 f0 68 00 00 aa 9a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f9 56 bb 4c d3 cf ee 4e dc b3 c5 8c 95 dd 08 1f 8a 7d e4 f0 81 46 75 c0 cb 2c 00 cc 67 92 f7 7e }
texture 42 { format R16 UNORM   type TWO_D   size 32 4   levels 2   address 0x2a800000   texels rows 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 9ca9 cb8d 0000 0000 4335 249e 0000 0000 d87f 7e58 0000 0000 3730 4f99 0000 0000 0dad 53f5 0000 0000 9bb7 7881 0000 0000 66e5 1f7f 0000 0000 57c1 cc81 0000 0000 be79 752f 0000 0000 2ce2 4083 0000 0000 8a89 db94 0000 0000 38fb 581b 0000 0000 b9c5 1f8c 0000 0000 a216 ed6f 0000 0000 d83e 90bf 0000 0000 ef85 e253 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 da17 c585 5341 7767 69a5 eeff 673f 0e8d 396a 1ca7 be0c 4d36 9137 d0f2 80d7 b419 6175 d7a7 dadb f69d 52b2 992d 335f 70ff 576a 8ca5 885e 9c19 2d7f 07a8 b156 4823 }
texture 43 { format R16 SNORM   type TWO_D   size 32 4   levels 2   address 0x2ac00000   texels rows 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 8d10 f065 0000 0000 67d8 0dd7 0000 0000 fd72 9262 0000 0000 b07e eb02 0000 0000 8d84 1ca1 0000 0000 bc0d f160 0000 0000 9b84 bb85 0000 0000 a72d e57a 0000 0000 657f 2b3d 0000 0000 eca0 3a91 0000 0000 1e70 6d20 0000 0000 3959 3d6e 0000 0000 5fc6 5791 0000 0000 c605 e706 0000 0000 f8bf 43e8 0000 0000 375e e15e 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 7138 0275 abec 43ff c037 587a 715b eb16 6cd3 de8b 6009 1b64 aeb1 05d1 a937 b247 a737 ff67 bf9a 9ea4 0f62 bf16 e43b 5c62 dec0 6c82 a476 5d5e 95e1 89a9 e264 2a2e }
texture 44 { format R8 SNORM   type TWO_D   size 32 4   levels 2   address 0x2b000000   texels rows 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 7f 7f 00 00 c2 f1 00 00 1e 22 00 00 18 2d 00 00 af fa 00 00 1b 33 00 00 d9 d7 00 00 40 7e 00 00 54 3f 00 00 d9 f8 00 00 7b 5e 00 00 2a 7f 00 00 ce f2 00 00 4d 05 00 00 a1 9f 00 00 73 16 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 54 2b b9 94 71 49 39 4c be d6 7e 4f 91 99 4e 01 6b 56 ae 94 40 04 1e 2e b3 92 3a 61 b5 db 73 07 }
texture 45 { format R32 FLOAT   type TWO_D   size 16 8   levels 4   address 0x2b400000   texels rows b90a503f b9530b3f c8aae13f 84ff263f 8edf103f 4523c17f 6500983f c4915e3f 5e8ddb3f ab3b9c3f c5c1763f bf39b93f e50c793f c2fbc43f e0c0113f de647f3f 02e08d3f c26b263f c95ecf3f 226fca3f 0d0cb03f 4523c17f 4c38a03f 7f07e93f 9dda223f ccd4e23f 37c9cc3f 8bea2b3f 9b5f933f 50572d3f 25505a3f 04205b3f 731d7d3f 9572c13f 5752db3f 5256953f 93a8443f 0000807f f6c9a03f c17bf33f 8b7fca3f 35ccd23f 28af423f 1faaf93f 0f587a3f 2f864b3f 89c8443f 13db593f 30a8f03f f05ef33f 0be2fe3f bad5973f 6c3e433f 452381ff 3e63103f b270f23f 2903e53f cdf6ff3f 4c77093f 9267b23f 067f783f ddae3e3f 2397df3f e944be3f 93d6a73f ce768b3f 991b413f a0409a3f 5c59d83f 0000807f 9b53523f 24a1983f ee4c693f 91f4a53f 8ff2523f d210703f 5307043f 8bb8ad3f 2468a63f 69b70f3f 51422f3f 04a8343f 4c7f503f f354933f c6fef63f 0000807f e74d173f ecc1363f 5d25ef3f 83d7423f e8a3f43f a0d1503f c979c43f fb15f03f 58372f3f b7f3db3f 6aecd53f 7dcfbc3f ea5e423f 7093a83f aebe493f 0000807f eb51c33f f33e433f 3848ee3f 69cdd13f c74b973f 5593403f 3054dc3f 17b30e3f 9c139a3f 3ef4843f 0643393f 6ad0ea3f 1865cb3f 44d7293f 27ac523f 0000807f 94caf33f 6d1a2b3f d8e1113f ed590b3f ad48f03f 6d430b3f f8e1e23f d3f65c3f 2c28913f d1886a3f 452381ff 0000807f 452381ff 000080ff 452381ff 000080ff 4523c17f 0000807f 0000807f 0000807f 0000807f 0000807f 000080ff 0000807f 0000807f 0000807f 0000807f 452381ff 452381ff 452381ff 000080ff 000080ff 0000807f 452381ff 4523c17f 0000807f 452381ff 452381ff 0000807f 0000807f 0000807f 452381ff 2f32e43f 0d08483f 9de73f3f 78ed0a3f 2341633f 7101683f 607f2c3f 0abd8d3f 4523c17f 000080ff }
texture 46 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 16 8   levels 4   address 0x2b800000   texels rows ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e b23af93b0139ba3a 703b1438043af638 49390e3be43a4038 66394f39ab3a4d38 ab3943391b389b3a d13a3c383f398e38 8f3b873b3039e038 ca39ac3ba13a4339 ea3a003bb338fc38 8f39db3a4b381f3a db3ad33a7c396738 3438e039a93b8038 813b9f3adb3a633a bd38e13aff392238 753bd539443a043b d43b2738403b3239 9839b9387739f13a 1c395b39453b7a39 183a5f3b7f39c33b 5f3b523a7538eb38 5c3b5a39743be639 a73a533a29380a3b ec3a0538d13ad43a d33bad39813a103b 633b373b183a813a 963b7738923a0d3b c03a6c39b239a238 9f397d395b39383a 4b38b238d63b7f39 3f38c738d339173b 9c3a473b9a39d13b 8b3876381238db3b ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e ffff00fc007c017e d239c739813a943a e93b843a9b38d439 }
texture 47 { format A8B8G8R8 UNORM   type TWO_D   size 64 64   levels 7   address 0x2bc00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 48 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x2c000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 49 { format R16 UNORM   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   view 0 4   address 0x2c400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 50 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x2c800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 51 { format A8B8G8R8 SNORM   type ONE_D_ARRAY   size 128   layers 2   levels 8   view 2 7   LOD_ISO_QUALITY 0x1   address 0x2cc00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 52 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 64 32   levels 7   address 0x2d000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e13 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 1 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 4 texture 1 sampler 4
sampler 5 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 6 texture 2 sampler 6
sampler 7 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dd0 }
handle 7 texture 2 sampler 7
sampler 8 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 8 texture 2 sampler 8
sampler 9 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 9 texture 3 sampler 9
sampler 10 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 0x1 }
handle 10 texture 3 sampler 10
sampler 11 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 0x1 }
handle 11 texture 3 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 12 texture 4 sampler 12
sampler 13 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 13 texture 4 sampler 13
sampler 14 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x6 }
handle 14 texture 4 sampler 14
sampler 15 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 15 texture 5 sampler 15
sampler 16 { address CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1bc }
handle 16 texture 5 sampler 16
sampler 17 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1dbf }
handle 17 texture 5 sampler 17
sampler 18 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 18 texture 6 sampler 18
sampler 19 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 19 texture 6 sampler 19
sampler 20 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 20 texture 6 sampler 20
sampler 21 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 21 texture 7 sampler 21
sampler 22 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 22 texture 7 sampler 22
sampler 23 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 23 texture 7 sampler 23
sampler 24 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 24 texture 8 sampler 24
sampler 25 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1feb }
handle 25 texture 8 sampler 25
sampler 26 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 26 texture 8 sampler 26
sampler 27 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 27 texture 9 sampler 27
sampler 28 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 28 texture 9 sampler 28
sampler 29 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 29 texture 9 sampler 29
sampler 30 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 30 texture 10 sampler 30
sampler 31 { address CLAMP_OGL CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 31 texture 10 sampler 31
sampler 32 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 32 texture 10 sampler 32
sampler 33 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 33 texture 11 sampler 33
sampler 34 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 34 texture 11 sampler 34
sampler 35 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 35 texture 11 sampler 35
sampler 36 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 36 texture 12 sampler 36
sampler 37 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 37 texture 12 sampler 37
sampler 38 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 38 texture 12 sampler 38
sampler 39 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 39 texture 13 sampler 39
sampler 40 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x8a }
handle 40 texture 13 sampler 40
sampler 41 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 41 texture 13 sampler 41
sampler 42 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 42 texture 14 sampler 42
sampler 43 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 43 texture 14 sampler 43
sampler 44 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 44 texture 14 sampler 44
sampler 45 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 45 texture 15 sampler 45
sampler 46 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 46 texture 15 sampler 46
sampler 47 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1e5c SRGB_CONVERSION 0x1 }
handle 47 texture 15 sampler 47
sampler 48 { address CLAMP_TO_EDGE BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1ed4 }
handle 48 texture 16 sampler 48
sampler 49 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d58 }
handle 49 texture 17 sampler 49
sampler 50 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 50 texture 18 sampler 50
sampler 51 { address CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2d }
handle 51 texture 19 sampler 51
sampler 52 { address MIRROR MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x9a SRGB_CONVERSION 0x1 }
handle 52 texture 20 sampler 52
sampler 53 { address WRAP BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 53 texture 21 sampler 53
sampler 54 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f61 }
handle 54 texture 22 sampler 54
sampler 55 { address WRAP WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 23 sampler 55
sampler 56 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x2a8 }
handle 56 texture 24 sampler 56
sampler 57 { address MIRROR_ONCE_BORDER BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x54 }
handle 57 texture 16 sampler 57
sampler 58 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x180 }
handle 58 texture 17 sampler 58
sampler 59 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2fa }
handle 59 texture 18 sampler 59
sampler 60 { address CLAMP_TO_EDGE BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x180 }
handle 60 texture 19 sampler 60
sampler 61 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x100 SRGB_CONVERSION 0x1 }
handle 61 texture 20 sampler 61
sampler 62 { address MIRROR_ONCE_BORDER BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x401 }
handle 62 texture 21 sampler 62
sampler 63 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x201 }
handle 63 texture 22 sampler 63
sampler 64 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x480 }
handle 64 texture 23 sampler 64
sampler 65 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1 }
handle 65 texture 24 sampler 65
sampler 66 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 66 texture 16 sampler 66
sampler 67 { address WRAP MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 67 texture 17 sampler 67
sampler 68 { address WRAP BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d61 }
handle 68 texture 18 sampler 68
sampler 69 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 69 texture 19 sampler 69
sampler 70 { address CLAMP_OGL WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 0x1 }
handle 70 texture 20 sampler 70
sampler 71 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 71 texture 21 sampler 71
sampler 72 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 72 texture 22 sampler 72
sampler 73 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 73 texture 23 sampler 73
sampler 74 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x166 }
handle 74 texture 24 sampler 74
sampler 75 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 75 texture 0 sampler 75
sampler 76 { address CLAMP_OGL WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 76 texture 7 sampler 76
sampler 77 { address WRAP BORDER CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 77 texture 16 sampler 77
sampler 78 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 78 texture 18 sampler 78
sampler 79 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x17f MIP_LOD_BIAS 0x1dec }
handle 79 texture 1 sampler 79
sampler 80 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x17f }
handle 80 texture 25 sampler 80
sampler 81 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x101 }
handle 81 texture 1 sampler 81
sampler 82 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x101 }
handle 82 texture 26 sampler 82
sampler 83 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x1ff MIN_LOD_CLAMP 0x80 MIP_LOD_BIAS 0x1e4 }
handle 83 texture 1 sampler 83
sampler 84 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x1ff MIN_LOD_CLAMP 0x80 MIP_LOD_BIAS 0x1e10 }
handle 84 texture 27 sampler 84
sampler 85 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x101 MIN_LOD_CLAMP 0x1ff }
handle 85 texture 1 sampler 85
sampler 86 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x101 MIN_LOD_CLAMP 0x1ff }
handle 86 texture 25 sampler 86
sampler 87 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3ff MIN_LOD_CLAMP 0x301 }
handle 87 texture 1 sampler 87
sampler 88 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x3ff MIN_LOD_CLAMP 0x301 MIP_LOD_BIAS 0x1db6 }
handle 88 texture 26 sampler 88
sampler 89 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eee }
handle 89 texture 1 sampler 89
sampler 90 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x0 MIN_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fca }
handle 90 texture 27 sampler 90
sampler 91 { address MIRROR MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 91 texture 25 sampler 91
sampler 92 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 92 texture 26 sampler 92
sampler 93 { address MIRROR MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 93 texture 27 sampler 93
sampler 94 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 94 texture 0 sampler 94
sampler 95 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 95 texture 0 sampler 95
sampler 96 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 96 texture 0 sampler 96
sampler 97 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 97 texture 7 sampler 97
sampler 98 { address MIRROR_ONCE_BORDER BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 98 texture 7 sampler 98
sampler 99 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 99 texture 7 sampler 99
sampler 100 { address BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 100 texture 28 sampler 100
sampler 101 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 101 texture 29 sampler 101
sampler 102 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 102 texture 30 sampler 102
sampler 103 { address MIRROR MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1cd }
handle 103 texture 31 sampler 103
sampler 104 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x271 }
handle 104 texture 28 sampler 104
sampler 105 { address WRAP CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 105 texture 29 sampler 105
sampler 106 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 106 texture 30 sampler 106
sampler 107 { address MIRROR WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 107 texture 31 sampler 107
sampler 108 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e1f DEPTH_COMPARE_FUNC 0x0 }
handle 108 texture 32 sampler 108
sampler 109 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e08 DEPTH_COMPARE_FUNC 0x0 }
handle 109 texture 33 sampler 109
sampler 110 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x0 }
handle 110 texture 34 sampler 110
sampler 111 { address CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1dbd DEPTH_COMPARE_FUNC 0x1 }
handle 111 texture 32 sampler 111
sampler 112 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x9c DEPTH_COMPARE_FUNC 0x1 }
handle 112 texture 33 sampler 112
sampler 113 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x2 }
handle 113 texture 32 sampler 113
sampler 114 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x2 }
handle 114 texture 34 sampler 114
sampler 115 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x3 }
handle 115 texture 32 sampler 115
sampler 116 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x22f DEPTH_COMPARE_FUNC 0x3 }
handle 116 texture 33 sampler 116
sampler 117 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x3 }
handle 117 texture 34 sampler 117
sampler 118 { address MIRROR CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x4 }
handle 118 texture 32 sampler 118
sampler 119 { address CLAMP_TO_EDGE MIRROR CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x4 }
handle 119 texture 33 sampler 119
sampler 120 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ff5 DEPTH_COMPARE_FUNC 0x5 }
handle 120 texture 32 sampler 120
sampler 121 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x5 }
handle 121 texture 34 sampler 121
sampler 122 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f DEPTH_COMPARE_FUNC 0x6 }
handle 122 texture 32 sampler 122
sampler 123 { address MIRROR_ONCE_CLAMP_OGL MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x6 }
handle 123 texture 33 sampler 123
sampler 124 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x6 }
handle 124 texture 34 sampler 124
sampler 125 { address MIRROR_ONCE_BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f79 DEPTH_COMPARE_FUNC 0x7 }
handle 125 texture 32 sampler 125
sampler 126 { address WRAP BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x7 }
handle 126 texture 33 sampler 126
sampler 127 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ca }
handle 127 texture 35 sampler 127
sampler 128 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 128 texture 36 sampler 128
sampler 129 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x20b }
handle 129 texture 37 sampler 129
sampler 130 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 130 texture 35 sampler 130
sampler 131 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 131 texture 36 sampler 131
sampler 132 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d7e }
handle 132 texture 37 sampler 132
sampler 133 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 133 texture 38 sampler 133
sampler 134 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 134 texture 38 sampler 134
sampler 135 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 135 texture 38 sampler 135
sampler 136 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 136 texture 39 sampler 136
sampler 137 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 137 texture 39 sampler 137
sampler 138 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 138 texture 39 sampler 138
sampler 139 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 139 texture 40 sampler 139
sampler 140 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 140 texture 40 sampler 140
sampler 141 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 141 texture 40 sampler 141
sampler 142 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 142 texture 45 sampler 142
sampler 143 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 143 texture 45 sampler 143
sampler 144 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 144 texture 46 sampler 144
sampler 145 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 145 texture 46 sampler 145
sampler 146 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 146 texture 45 sampler 146
sampler 147 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 147 texture 45 sampler 147
sampler 148 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 148 texture 46 sampler 148
sampler 149 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 149 texture 46 sampler 149
sampler 150 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 150 texture 41 sampler 150
sampler 151 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 151 texture 42 sampler 151
sampler 152 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 152 texture 43 sampler 152
sampler 153 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 153 texture 44 sampler 153
sampler 154 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x331 }
handle 154 texture 47 sampler 154
sampler 155 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x233 }
handle 155 texture 48 sampler 155
sampler 156 { address BORDER MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 156 texture 49 sampler 156
sampler 157 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x5d2 }
handle 157 texture 50 sampler 157
sampler 158 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 158 texture 51 sampler 158
sampler 159 { address MIRROR MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 159 texture 52 sampler 159
sampler 160 { address MIRROR_ONCE_BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x781 }
handle 160 texture 47 sampler 160
sampler 161 { address MIRROR BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 161 texture 48 sampler 161
sampler 162 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f89 }
handle 162 texture 49 sampler 162
sampler 163 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 163 texture 50 sampler 163
sampler 164 { address MIRROR CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 164 texture 51 sampler 164
sampler 165 { address CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d26 }
handle 165 texture 52 sampler 165
sampler 166 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x44 }
handle 166 texture 47 sampler 166
sampler 167 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x5d0 }
handle 167 texture 48 sampler 167
sampler 168 { address CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 168 texture 49 sampler 168
sampler 169 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x44 }
handle 169 texture 50 sampler 169
sampler 170 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4f }
handle 170 texture 51 sampler 170
sampler 171 { address BORDER CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1df5 }
handle 171 texture 52 sampler 171
sampler 172 { address BORDER WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x26e }
handle 172 texture 47 sampler 172
sampler 173 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x44 }
handle 173 texture 48 sampler 173

warp 0 { asm "TEX.LL R8, R72, R180, 0, 2D, 0x1"   active 0xff
  s = { 0.17626953 0.9724121 0.28637695 0.6328125 0.421875 0.6085205 0.9042969 0.5922241 ... }
  t = { 0.96875 0.8378906 1.9829102 -0.083984375 0.25 0.9116211 1.2089844 0.85266113 ... }
  lod = { 4.004883 3.4990234 3.5019531 0.9970703 1.0068359 1.4970703 3.5029297 2.9990234 ... }
  expect lane 0 R8 = 0x3f3fa812
  expect lane 1 R8 = 0x3ee77986
  expect lane 2 R8 = 0x3eee8182
  expect lane 3 R8 = 0x3f4b44bd
  expect lane 4 R8 = 0x3f144788
  expect lane 5 R8 = 0x3ea8b697
  expect lane 6 R8 = 0x3e97e3e4
  expect lane 7 R8 = 0x3e60fde6
}

warp 1 { asm "TEX.LL.AOFFI R8, R100, R128, 1, 2D, 0x1"   active 0xff
  s = { 0.26757812 -1.619751 0.49609375 0.34375 -0.25 1.1230469 0.70977783 0.296875 ... }
  t = { 0.9355469 -0.921875 -0.25 0.30273438 0.171875 0.25 1.9267578 0.880249 ... }
  lod = { 5.426758 3.9238281 5.9248047 5 3.9326172 6.2177734 3.421875 6.4658203 ... }
  offset = { 0x1843ff90 0xd55a8c40 0xe8c76d8 0x178 0x888 0x888 0xe04befc9 0xdafa14ad ... }
  expect lane 0 R8 = 0x3ec0c0c1
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3ec0c0c1
  expect lane 4 R8 = 0x3ec0c0c1
  expect lane 5 R8 = 0x3ec0c0c1
  expect lane 6 R8 = 0x3ec0c0c1
  expect lane 7 R8 = 0x3ec0c0c1
}

warp 2 { asm "TEX.LL R8, R64, R192, 2, 2D, 0x1"   active 0xf
  s = { 0.875 0.2919922 1.0341797 0.421875 ... }
  t = { 0.8027344 0.75 -0.19140625 0.75390625 ... }
  lod = { 0.5644531 0.9980469 4.4990234 0.9970703 ... }
  expect lane 0 R8 = 0x3e7dfdfe
  expect lane 1 R8 = 0x3f620202
  expect lane 2 R8 = 0x3ec0c0c1
  expect lane 3 R8 = 0x3eac0e0e
}

warp 3 { asm "TEX.LL R8, R76, R132, 3, 2D, 0xf"   active 0xff
  s = { 0.61938477 0.6287879 0.70454544 0.125 0.3852539 0.1875 0.078125 0.115234375 ... }
  t = { -0.12548828 0.90050554 0.2647059 -0.013671875 0.56152344 1.0039062 0.81591797 1.3085938 ... }
  lod = { 4.0039062 3.4960938 0.5 3.9960938 2.0039062 3.4990234 2.5019531 3.9960938 ... }
  expect lane 0 R8 = 0x3f1a4ee6 R9 = 0x3f74a940 R10 = 0x3ea00937 R11 = 0x3f2b5ff7
  expect lane 1 R8 = 0x3f16c640 R9 = 0x3f701b96 R10 = 0x3e98f7ec R11 = 0x3f27d751
  expect lane 2 R8 = 0x3edd8d8e R9 = 0x3f06f8f9 R10 = 0x3ec3a7a8 R11 = 0x3effafb0
  expect lane 3 R8 = 0x3f0b6323 R9 = 0x3f66be7e R10 = 0x3e8433b4 R11 = 0x3f1c7434
  expect lane 4 R8 = 0x3ed39d49 R9 = 0x3f452a00 R10 = 0x3e6c2fdc R11 = 0x3ef5bf6b
  expect lane 5 R8 = 0x3ee776b7 R9 = 0x3f4f16b7 R10 = 0x3e25c444 R11 = 0x3f04cc6c
  expect lane 6 R8 = 0x3ec14545 R9 = 0x3f23e5e6 R10 = 0x3e51d9da R11 = 0x3ee36767
  expect lane 7 R8 = 0x3f0c2686 R9 = 0x3f677904 R10 = 0x3e83f258 R11 = 0x3f1d3797
}

warp 4 { asm "TEX.B.LL R8, R88, R196, 0, 2D, 0x3"   active 0xff
  s = { 0.22753906 -1.2271544 0.18554688 1.0556641 0.41992188 0.3379498 1.75 0.63378906 ... }
  t = { -0.1875 0.18382353 0.37597656 1.0058594 -0.21875 0.84375 -0.18359375 0.125 ... }
  handle = handle(texture 1, sampler 4)
  lod = { 0.79296875 3.9980469 1.4990234 3.9980469 2.9970703 3.006836 1.9960938 2.0039062 ... }
  expect lane 0 R8 = 0x3f3ff6d5 R9 = 0x3dd28979
  expect lane 1 R8 = 0x3f042323 R9 = 0x3f5f7e7e
  expect lane 2 R8 = 0x3e0b6074 R9 = 0x3ef86ef1
  expect lane 3 R8 = 0x3f21afb0 R9 = 0x3f7c0a0a
  expect lane 4 R8 = 0x3e8ade4a R9 = 0x3f20a65c
  expect lane 5 R8 = 0x3ee27745 R9 = 0x3f4c96fe
  expect lane 6 R8 = 0x3f0d1414 R9 = 0x3f686f6f
  expect lane 7 R8 = 0x3e8dd0c7 R9 = 0x3f2243bf
}

warp 5 { asm "TEX.LL R8, R20, R136, 5, 2D, 0x1"   active 0xf
  s = { 0.953125 0.18066406 0.6287879 1.0219727 ... }
  t = { -0.00390625 0.75 0.10294118 0.90771484 ... }
  lod = { 0.55566406 1.9970703 3.9970703 2.9960938 ... }
  expect lane 0 R8 = 0x3e8b6767
  expect lane 1 R8 = 0x3efdb3b4
  expect lane 2 R8 = 0x3f215d5d
  expect lane 3 R8 = 0x3ec0c0c1
}

warp 6 { asm "TEX.LL R8, R92, R220, 6, 2D, 0xf"   active 0xff
  s = { -0.022265624 0.7324219 0.6 0.90703124 0.8203125 0.12890625 0.2578125 0.75 ... }
  t = { 0.52 0.5833333 -0.005 0.6455078 0.72265625 0.81640625 -0.16666667 -0.5 ... }
  lod = { 4.0039062 3.4980469 3.5019531 2.9990234 1.0068359 0.49902344 0.5 0.99609375 ... }
  expect lane 0 R8 = 0xbf088949 R9 = 0x3e3b9655 R10 = 0x3f46322e R11 = 0xbecc897f
  expect lane 1 R8 = 0xbeb89c4d R9 = 0x3eb6416f R10 = 0xbe2150ca R11 = 0xbe682675
  expect lane 2 R8 = 0xbe8a870e R9 = 0xbe847af6 R10 = 0x3e1e58b1 R11 = 0xbe0bfbf8
  expect lane 3 R8 = 0xbe345f87 R9 = 0x3f0a44d8 R10 = 0xbeb8cc20 R11 = 0xbd2d358b
  expect lane 4 R8 = 0xbe66c461 R9 = 0x3efb7b8b R10 = 0xbf0c06bb R11 = 0xbdbb6479
  expect lane 5 R8 = 0xbf3e5165 R9 = 0xbdef1438 R10 = 0x3f130a83 R11 = 0xbf1c0cdc
  expect lane 6 R8 = 0x3ef2c58b R9 = 0xbea13a75 R10 = 0xbd650a14 R11 = 0xbc26e4ca
  expect lane 7 R8 = 0xbf314489 R9 = 0x3cc54a95 R10 = 0x3f3d1830 R11 = 0xbf0f0000
}

warp 7 { asm "TEX.LL R8, R116, R160, 7, 2D, 0x3"   active 0xff
  s = { 0.85664064 -0.05 2.8554688 0.75 0.6472656 0.95234376 0.184375 1.2304688 ... }
  t = { 0.965 0.7552083 1.0833334 0.071614586 0.49578124 3.7932942 0.35123697 -0.122395836 ... }
  lod = { 4.0566406 4.3251953 2.6894531 2.9052734 4.1835938 5.1835938 5.0947266 5.194336 ... }
  expect lane 0 R8 = 0x3f5c02da R9 = 0xbeb12fb7
  expect lane 1 R8 = 0xbd822bd8 R9 = 0xbdef868d
  expect lane 2 R8 = 0x3e7cf9f4 R9 = 0xbe060c18
  expect lane 3 R8 = 0x3eb4f5e8 R9 = 0xbf0173ea
  expect lane 4 R8 = 0x3ec7caad R9 = 0x3e50a563
  expect lane 5 R8 = 0x3f4ec2c8 R9 = 0xbef7b8ee
  expect lane 6 R8 = 0xbe9000e2 R9 = 0xbeaa150a
  expect lane 7 R8 = 0x3f187818 R9 = 0xbf321d12
}

warp 8 { asm "TEX.LL R8, R48, R192, 8, 2D, 0x1"   active 0xf
  s = { -1 1.4609375 -0.3828125 0.2734375 ... }
  t = { 0.84765625 0.26953125 1.4101562 -0.0065104165 ... }
  lod = { 2.9960938 1.2148438 1.2011719 3.4970703 ... }
  expect lane 0 R8 = 0x3ec18306
  expect lane 1 R8 = 0x3ec18306
  expect lane 2 R8 = 0x3ec18306
  expect lane 3 R8 = 0xbeb0e5cc
}

warp 9 { asm "TEX.B.LL R8, R16, R220, 0, 2D, 0xf"   active 0xff
  s = { -0.2346875 0.6721875 0.3909375 0.6725781 4.0151563 0.8730469 0.036289062 0.3946875 ... }
  t = { -0.6666667 1.3059896 0.027777778 0.5 0.3611111 -0.375 0.9643159 0.53776044 ... }
  handle = handle(texture 3, sampler 9)
  lod = { 1.0068359 2.4960938 0.5029297 4.998047 0.0068359375 2.4970703 4.501953 1.9960938 ... }
  expect lane 0 R8 = 0x3ee3317f R9 = 0x3e12b1c9 R10 = 0x3f0af8ce R11 = 0x3e63d870
  expect lane 1 R8 = 0x3ed10657 R9 = 0x3eaf4dd9 R10 = 0x3e0afacf R11 = 0x3f334809
  expect lane 2 R8 = 0x3e6f0b42 R9 = 0x3f3671f9 R10 = 0x3d3eed4d R11 = 0x3f13d757
  expect lane 3 R8 = 0x3c141b09 R9 = 0x3e1d4e18 R10 = 0x3f136459 R11 = 0x3e098b5b
  expect lane 4 R8 = 0x3f13e18a R9 = 0x3e16906b R10 = 0x3e57cde1 R11 = 0x3f58b832
  expect lane 5 R8 = 0x3ec36fda R9 = 0x3ebe660d R10 = 0x3df24c94 R11 = 0x3f3117aa
  expect lane 6 R8 = 0x3ed9cc9e R9 = 0x3ddf57ff R10 = 0x3e92eb5f R11 = 0x3f2a6262
  expect lane 7 R8 = 0x3efc8bc4 R9 = 0x3ecd1e7d R10 = 0x3e2ca698 R11 = 0x3f492fd9
}

warp 10 { asm "TEX.LL.AOFFI R8, R92, R144, 10, 2D, 0x3"   active 0xff
  s = { 0.575625 0.07210937 -0.1340625 0.15 0.8378125 0.1764323 0.930625 0.2648828 ... }
  t = { -0.47612846 0.074324325 3.6408362 0.2625868 0.9114583 1.2480469 0.7697483 0.9436233 ... }
  lod = { 0.5 4.338867 1.5029297 3.4980469 3.4970703 3.006836 3.9990234 4.9960938 ... }
  offset = { 0x6bbf463e 0xd6ae53d9 0x430d26e3 0x349898f0 0x888 0xf119bca7 0x178 0x6c78d31f ... }
  expect lane 0 R8 = 0x3d855c85 R9 = 0x3eba6eba
  expect lane 1 R8 = 0x3e8950c1 R9 = 0x3dffa470
  expect lane 2 R8 = 0x3dc35cc3 R9 = 0x3edf50df
  expect lane 3 R8 = 0x3e0facc8 R9 = 0x3f07ff8a
  expect lane 4 R8 = 0x3e9f0809 R9 = 0x3e7c43d8
  expect lane 5 R8 = 0x3cc3ddc4 R9 = 0x3e67a648
  expect lane 6 R8 = 0x3f648ef1 R9 = 0x3d9cd245
  expect lane 7 R8 = 0x3f484965 R9 = 0x3d514b71
}

warp 11 { asm "TEX.LL R8, R108, R156, 11, 2D, 0x1"   active 0xf
  s = { 0.6360677 0.38960937 0.75 0.5029687 ... }
  t = { 1.0292969 0.41493055 0.15234375 0.68697214 ... }
  lod = { 2.9970703 2.0058594 2.0019531 2.0029297 ... }
  expect lane 0 R8 = 0x3da448a4
  expect lane 1 R8 = 0x3e09f2ca
  expect lane 2 R8 = 0x399f22b4
  expect lane 3 R8 = 0x3ddb2eee
}

warp 12 { asm "TEX.LL R8, R32, R168, 12, 2D, 0x1"   active 0xff
  s = { -1.6901855 0.40930176 0.21679688 0.796875 0.26367188 0.84191895 0.73046875 0.9537964 ... }
  t = { 0.5695801 -0.005859375 0.61328125 -0.015380859 -1.7861328 0.39575195 0.21875 1 ... }
  lod = { 1.0048828 2.4970703 2.5019531 1.9980469 2.006836 0.49902344 0.50097656 0.9970703 ... }
  expect lane 0 R8 = 0x3f13370d
  expect lane 1 R8 = 0x3eb8d4bf
  expect lane 2 R8 = 0x3eab19a3
  expect lane 3 R8 = 0x3e6385f5
  expect lane 4 R8 = 0x3efb8b3b
  expect lane 5 R8 = 0x3f1bef5d
  expect lane 6 R8 = 0x3f0cebbd
  expect lane 7 R8 = 0x3eb86eac
}

warp 13 { asm "TEX.LL R8, R12, R200, 13, 2D, 0x1"   active 0xff
  s = { 0.8671875 0.2890625 0.40625 0.30859375 0.2607422 0.64367676 0.1875 0.54138184 ... }
  t = { 0.703125 0.05444336 -0.00390625 0.008544922 0.12109375 0.29003906 0.796875 -0.0056152344 ... }
  lod = { 2.0009766 2.5009766 3.0019531 2.9960938 1.9970703 2.9990234 2.0048828 1.0058594 ... }
  expect lane 0 R8 = 0x3f33a6b4
  expect lane 1 R8 = 0x3f257825
  expect lane 2 R8 = 0x3ef7d0f8
  expect lane 3 R8 = 0x3eaae545
  expect lane 4 R8 = 0x3f758796
  expect lane 5 R8 = 0x3e8795f6
  expect lane 6 R8 = 0x3f25d8ea
  expect lane 7 R8 = 0x3e8b6aaf
}

warp 14 { asm "TEX.LL R8, R64, R196, 14, 2D, 0x1"   active 0xf
  s = { 0.4375 -0.5 -0.25 0.140625 ... }
  t = { 0.5126953 0.71484375 -0.203125 0.5 ... }
  lod = { 1.9833984 0.9746094 3.9814453 3.9824219 ... }
  expect lane 0 R8 = 0x3ea02b16
  expect lane 1 R8 = 0x3ec000c0
  expect lane 2 R8 = 0x3ec000c0
  expect lane 3 R8 = 0x3e3373a3
}

warp 15 { asm "TEX.LL R8, R60, R196, 15, 2D, 0x1"   active 0xff
  s = { 0.65625 0.15198864 0.375 0.72265625 0.30078125 1.125 -0.25 1 ... }
  t = { 1.3984375 1.9977022 0.2265625 0.3232422 1.4648438 3.4003906 0 0.9375 ... }
  lod = { 4.0039062 0.49902344 2.5019531 1.9980469 0.00390625 0.49902344 4.5029297 3.9980469 ... }
  expect lane 0 R8 = 0xbeb0b228
  expect lane 1 R8 = 0xbeaf2c7f
  expect lane 2 R8 = 0x3dd365e7
  expect lane 3 R8 = 0xbf046bed
  expect lane 4 R8 = 0xbe363603
  expect lane 5 R8 = 0x3da598d5
  expect lane 6 R8 = 0x3e6c01d8
  expect lane 7 R8 = 0xbee1f658
}

warp 16 { asm "TEX.B.LL R8, R44, R172, 0, 2D, 0x1"   active 0xff
  s = { 0.41015625 1 0.28076172 0.41548297 0.36767578 0 0.16015625 0.6875 ... }
  t = { 0.17773438 0.4765625 0.39013672 -0.39315256 0.9296875 0.36328125 1.3828125 0.20703125 ... }
  handle = handle(texture 5, sampler 16)
  lod = { 0.26953125 -1.7324219 2.2714844 0.27148438 2.7626953 1.2626953 0.265625 -1.2353516 ... }
  expect lane 0 R8 = 0xbe7d2a3f
  expect lane 1 R8 = 0xbe6f31c4
  expect lane 2 R8 = 0xbf12c166
  expect lane 3 R8 = 0x3edc857f
  expect lane 4 R8 = 0x3dde5963
  expect lane 5 R8 = 0x3e873326
  expect lane 6 R8 = 0x3f4d9b3b
  expect lane 7 R8 = 0xbeb700cc
}

warp 17 { asm "TEX.B.LL R8, R96, R128, 0, 2D, 0x1"   active 0xf
  s = { -0.14257812 1.9586885 0.10546875 0.68652344 ... }
  t = { 0.03125 0.7653952 -0.6875 0.57128906 ... }
  handle = handle(texture 5, sampler 17)
  lod = { 6.7529297 3.2578125 5.2558594 5.751953 ... }
  expect lane 0 R8 = 0x3ec00180
  expect lane 1 R8 = 0x3ec00180
  expect lane 2 R8 = 0x3f7f91ff
  expect lane 3 R8 = 0xbeaf11f2
}

warp 18 { asm "TEX.LL R8, R96, R144, 18, 2D, 0xf"   active 0xff
  s = { 1.9734375 0.490625 2.8007812 1.4375 1.0001953 -0.15 -0.00234375 0.396875 ... }
  t = { 0.29785156 0.8125 1.1289062 1 0.82921875 0.8277995 -1 0.44303384 ... }
  lod = { 3.0048828 0.49609375 0.5019531 2.9990234 3.0048828 1.4960938 3.5009766 1.9960938 ... }
  expect lane 0 R8 = 0x3efa7e4a R9 = 0x3ea667ad R10 = 0x3ef8fc53 R11 = 0x3f0d7200
  expect lane 1 R8 = 0x3f148e32 R9 = 0x3f0ad6f8 R10 = 0x3ec80ce7 R11 = 0x3f241800
  expect lane 2 R8 = 0x3eb4294a R9 = 0x3ee18632 R10 = 0x3f1a0d6b R11 = 0x3f010000
  expect lane 3 R8 = 0x3ed02421 R9 = 0x3f115c63 R10 = 0x3f3aa6b6 R11 = 0x3f201000
  expect lane 4 R8 = 0x3f056953 R9 = 0x3ed39f08 R10 = 0x3f1214ad R11 = 0x3eff0000
  expect lane 5 R8 = 0x3e818e00 R9 = 0x3ed422a5 R10 = 0x3f00cb63 R11 = 0x3f078e00
  expect lane 6 R8 = 0x3f2335ad R9 = 0x3f4c8000 R10 = 0x3ee35295 R11 = 0x3e7e0000
  expect lane 7 R8 = 0x3e7120a5 R9 = 0x3e9b4942 R10 = 0x3eeddde7 R11 = 0x3efb0510
}

warp 19 { asm "TEX.LL.AOFFI R8, R112, R184, 19, 2D, 0xf"   active 0xff
  s = { 0.6230469 0.2421875 -0.2890625 0 0.54765624 0.5 -0.31640625 1.2 ... }
  t = { 0.4975 0.6669922 1.1953125 -1.5833334 0.56673175 2 -1.1666666 0.00390625 ... }
  lod = { 0.49609375 2.4638672 2.9970703 1.4980469 2.9980469 3.5009766 2.5019531 3.006836 ... }
  offset = { 0xee84b8e8 0x9126318e 0x7efc018d 0xc3c9fcf 0xfed86a82 0x888 0x74005706 0x87 ... }
  expect lane 0 R8 = 0x3f1df721 R9 = 0x3f474174 R10 = 0x3ecd917c R11 = 0x3e1d1400
  expect lane 1 R8 = 0x3f5d11ef R9 = 0x3ec85dad R10 = 0x3ec8977c R11 = 0x3f1d1c00
  expect lane 2 R8 = 0x3f37f832 R9 = 0x3f11a2f8 R10 = 0x3f2cf529 R11 = 0x3f256ce0
  expect lane 3 R8 = 0x3ef443ad R9 = 0x3f02a5f8 R10 = 0x3f0b2a19 R11 = 0x3f000000
  expect lane 4 R8 = 0x3f03ad9c R9 = 0x3e995074 R10 = 0x3eebe519 R11 = 0x3ed13000
  expect lane 5 R8 = 0x3f2b5ad7 R9 = 0x3f1294a5 R10 = 0x3ef39ce7 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ea49ce7 R9 = 0x3ee5a529 R10 = 0x3f16b18c R11 = 0x3ddc0000
  expect lane 7 R8 = 0x3f0c7ad3 R9 = 0x3e5c4b29 R10 = 0x3ebfb829 R11 = 0x3ef57990
}

warp 20 { asm "TEX.LL R8, R64, R144, 20, 2D, 0xf"   active 0xf
  s = { 0.5 3.5898438 1.2070312 0.046875 ... }
  t = { 0.609375 0 1.0429688 0.16666667 ... }
  lod = { 1.0048828 2.0019531 0.49804688 3.5019531 ... }
  expect lane 0 R8 = 0x3f4e94a5 R9 = 0x3f76d6b6 R10 = 0x3dc739ce R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dcccccd
  expect lane 2 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f0c6319 R9 = 0x3e46318c R10 = 0x3eb5ad6b R11 = 0x0
}

warp 21 { asm "TEX.LL R8, R88, R124, 21, 2D, 0x1"   active 0xff
  s = { 3.9466145 0.21140625 0.06953125 3.1559374 0.4 0.20191406 0.6927083 -0.014973958 ... }
  t = { 0.09375 0.56727433 0.72005206 0.3611111 -0.083333336 0.80542654 1.0898438 0.7480469 ... }
  lod = { 3.0058594 2.4970703 1.5 0.99609375 1.0058594 1.4990234 1.5019531 2.9970703 ... }
  expect lane 0 R8 = 0xbf0c3984
  expect lane 1 R8 = 0xbf79f7b6
  expect lane 2 R8 = 0x3efb87fa
  expect lane 3 R8 = 0xbe21ba29
  expect lane 4 R8 = 0xbd5d833a
  expect lane 5 R8 = 0x3f79e28a
  expect lane 6 R8 = 0xbf3364af
  expect lane 7 R8 = 0xbdfbb859
}

warp 22 { asm "TEX.LL R8, R40, R168, 22, 2D, 0x1"   active 0xff
  s = { 1.24 0.03515625 0.9435156 0.9046224 0.43 0.81640625 0.4834375 3.5107422 ... }
  t = { 0.44444445 0.4878472 0.734375 -0.057617188 0.41385135 0.9887153 -0.90494794 1.0996094 ... }
  lod = { 3.5048828 4.4404297 0.98339844 3.5478516 0.99902344 4.0039062 4.0058594 2.9990234 ... }
  expect lane 0 R8 = 0xbf5bdab8
  expect lane 1 R8 = 0x3f9012aa
  expect lane 2 R8 = 0x3ea13232
  expect lane 3 R8 = 0x3e95b7b3
  expect lane 4 R8 = 0x3e4295af
  expect lane 5 R8 = 0x3e9272eb
  expect lane 6 R8 = 0xc06dc1d1
  expect lane 7 R8 = 0x3eea814d
}

warp 23 { asm "TEX.LL R8, R40, R232, 23, 2D, 0x1"   active 0xf
  s = { 0.41666666 0.9554036 0.5797526 -1.3333334 ... }
  t = { 0.16796875 0.60839844 0.5 0.8720703 ... }
  lod = { 3.9980469 2.0048828 3.0029297 0.0048828125 ... }
  expect lane 0 R8 = 0xbfb01467
  expect lane 1 R8 = 0xbe6058df
  expect lane 2 R8 = 0xbf120a0d
  expect lane 3 R8 = 0x3ec00000
}

warp 24 { asm "TEX.LL R8, R40, R192, 24, 2D, 0xf"   active 0xff
  s = { -1.7438965 0.15039062 0.1796875 -1.3383789 0.2319336 0.2927246 0.703125 0.06951904 ... }
  t = { 0.37646484 0.8847656 0.4609375 1.125 3.484375 0.7180176 0.625 0.4543457 ... }
  lod = { 2.0058594 2.4960938 4.5 1.9970703 0.005859375 4.4960938 3.5029297 1.9990234 ... }
  expect lane 0 R8 = 0x3efaf952 R9 = 0xbebd7bff R10 = 0xbe9a17fb R11 = 0xbd63c041
  expect lane 1 R8 = 0xbff3b286 R9 = 0x40aa0889 R10 = 0xbed65e43 R11 = 0xbf7fda02
  expect lane 2 R8 = 0xbeea5d9e R9 = 0x3e87014c R10 = 0x3e0ed5fe R11 = 0x40545738
  expect lane 3 R8 = 0x3f84a1a5 R9 = 0x3eecc0b2 R10 = 0xbd20c4e7 R11 = 0xbdda842a
  expect lane 4 R8 = 0x3d23fc20 R9 = 0x3c9e931d R10 = 0x40787415 R11 = 0xc097840d
  expect lane 5 R8 = 0xbee444da R9 = 0x3e9414a3 R10 = 0x3e0f2439 R11 = 0xc08492ed
  expect lane 6 R8 = 0xc087dcc4 R9 = 0xbfccb4bc R10 = 0x3f7ca858 R11 = 0xc0a8fa40
  expect lane 7 R8 = 0x3f25c7da R9 = 0x3f931153 R10 = 0x3ee7bc96 R11 = 0xbd983387
}

warp 25 { asm "TEX.LL R8, R116, R196, 25, 2D, 0x8"   active 0xff
  s = { 0.8201904 0.05078125 -0.7890625 0.23510742 1.1054688 0.21716309 1.0219727 3.6009521 ... }
  t = { 0.1328125 -1.0742188 0.5107422 0.5941162 1.3554688 0.03125 -1.9375 0.47216797 ... }
  lod = { 5.078125 2.086914 1.0869141 5.080078 3.5771484 4.583008 3.5830078 3.0820312 ... }
  expect lane 0 R8 = 0xbe118050
  expect lane 1 R8 = 0x3dcccccd
  expect lane 2 R8 = 0x3dad6480
  expect lane 3 R8 = 0x3dfba4c0
  expect lane 4 R8 = 0x3dcccccd
  expect lane 5 R8 = 0x40e25900
  expect lane 6 R8 = 0x3dcccccd
  expect lane 7 R8 = 0x3f1d0000
}

warp 26 { asm "TEX.LL R8, R88, R180, 26, 2D, 0x1"   active 0xf
  s = { 0.9980469 0.8125 0.3251953 0.025390625 ... }
  t = { 0.8125 0.33984375 0.9238281 0.5683594 ... }
  lod = { 4.006836 0.0048828125 2.3173828 2.2695312 ... }
  expect lane 0 R8 = 0x3dc47e40
  expect lane 1 R8 = 0x3d723c40
  expect lane 2 R8 = 0x3fe4fe20
  expect lane 3 R8 = 0x4013c548
}

warp 27 { asm "TEX.LL R8, R52, R152, 27, 2D, 0xf"   active 0xff
  s = { 0.5499526 0.76464844 0.21212122 0.5164536 0.36328125 0.10986328 0.4185606 1.1875 ... }
  t = { 0.9777114 1 0.3648897 0.63120407 1.5 -0.9375 0.61098343 1.25 ... }
  lod = { 4.004883 2.4990234 4.5009766 1.9980469 4.0039062 1.4960938 3.5009766 1.9960938 ... }
  expect lane 0 R8 = 0x42915e80 R9 = 0x4329dd94 R10 = 0x3fcc82cb R11 = 0x3f800000
  expect lane 1 R8 = 0x431f69f1 R9 = 0x3cd75db6 R10 = 0x4373b4bf R11 = 0x3f800000
  expect lane 2 R8 = 0x409666b1 R9 = 0x43462b00 R10 = 0x433c021e R11 = 0x3f800000
  expect lane 3 R8 = 0x4407d5c7 R9 = 0x41898592 R10 = 0x44866c4b R11 = 0x3f800000
  expect lane 4 R8 = 0x41dd3fa2 R9 = 0x43a4de89 R10 = 0x3fc244f3 R11 = 0x3f800000
  expect lane 5 R8 = 0x45f47861 R9 = 0x430c81aa R10 = 0x41d1f504 R11 = 0x3f800000
  expect lane 6 R8 = 0x42419358 R9 = 0x4413e093 R10 = 0x42b7101a R11 = 0x3f800000
  expect lane 7 R8 = 0x42846a0c R9 = 0x418e86b6 R10 = 0x40f42460 R11 = 0x3f800000
}

warp 28 { asm "TEX.LL.AOFFI R8, R8, R200, 28, 2D, 0x1"   active 0xff
  s = { -0.072265625 0.66308594 -0.03125 0.875 0.0625 0.8630445 0.42089844 0.25 ... }
  t = { 0.4453125 0.6513672 0.28320312 0.234375 0.90625 0.26102942 0.22460938 -0.25 ... }
  lod = { 3.0019531 4.4970703 4.5009766 2.0058594 2.4990234 3.5 1 4.6445312 ... }
  offset = { 0xbfb0eeee 0x87 0x49610ff1 0x888 0x84a1f5fd 0x1ac6c6ec 0xbb2e0fbb 0x45efbc49 ... }
  expect lane 0 R8 = 0x43055145
  expect lane 1 R8 = 0x41f5640e
  expect lane 2 R8 = 0x41d5790f
  expect lane 3 R8 = 0x44b98093
  expect lane 4 R8 = 0x450e777d
  expect lane 5 R8 = 0x44651d00
  expect lane 6 R8 = 0x4526a132
  expect lane 7 R8 = 0x41ad8c12
}

warp 29 { asm "TEX.LL R8, R28, R152, 29, 2D, 0x1"   active 0xf
  s = { 0.68652344 1.4257812 0.09375 0.7181581 ... }
  t = { 0.8691406 0.625 1.0683594 0.95519304 ... }
  lod = { 2.006836 3.0019531 0.49804688 1.9960938 ... }
  expect lane 0 R8 = 0x43a83000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x43a75806
}

warp 30 { asm "TEX.LL R8, R96, R132, 30, 2D, 0xf"   active 0xff
  s = { 0 0.81171876 0.8203125 1.1601562 1.2265625 0.28359374 -0.5 1.0308594 ... }
  t = { 0.01125 -0.038411457 0.07747396 -0.2578125 1 4.0185547 0.5755208 -1.6782813 ... }
  lod = { 0.0048828125 4.4990234 1.5009766 2.9960938 4.0058594 4.498047 1.5009766 4.9960938 ... }
  expect lane 0 R8 = 0x3edc3cfc R9 = 0x3df91e57 R10 = 0x0 R11 = 0x3df91e57
  expect lane 1 R8 = 0xbf1aacd0 R9 = 0x3f2e1d4d R10 = 0x0 R11 = 0x3f2e1d4d
  expect lane 2 R8 = 0x3e553416 R9 = 0x3f12499e R10 = 0x0 R11 = 0x3f12499e
  expect lane 3 R8 = 0xc1678900 R9 = 0x3f24430a R10 = 0x0 R11 = 0x3f24430a
  expect lane 4 R8 = 0x3e34a140 R9 = 0x3f495e60 R10 = 0x0 R11 = 0x3f495e60
  expect lane 5 R8 = 0xbf1aacd0 R9 = 0x3f2e1d4d R10 = 0x0 R11 = 0x3f2e1d4d
  expect lane 6 R8 = 0xbf9d7014 R9 = 0x3e9bc4f3 R10 = 0x0 R11 = 0x3e9bc4f3
  expect lane 7 R8 = 0xbf8c2416 R9 = 0x3f044ef4 R10 = 0x0 R11 = 0x3f044ef4
}

warp 31 { asm "TEX.LL R8, R64, R172, 31, 2D, 0xf"   active 0xff
  s = { 0.55 0 0.8828125 0.6347656 -0.265625 1.0195312 0.54355466 -0.98046875 ... }
  t = { 0.6041667 -0.03125 0.625 0.5833333 1.3164062 -0.3671875 0.265 0.7942708 ... }
  lod = { 4.0009766 3.4990234 3.4970703 3.4316406 2.9960938 3.4970703 2.006836 3.9970703 ... }
  expect lane 0 R8 = 0xbe152000 R9 = 0x3ea0fca1 R10 = 0x1 R11 = 0x3ea0fca1
  expect lane 1 R8 = 0xc0d7e5fe R9 = 0x3f003c1f R10 = 0x0 R11 = 0x3f003c1f
  expect lane 2 R8 = 0xbd7e50f0 R9 = 0x3f072b07 R10 = 0x0 R11 = 0x3f072b07
  expect lane 3 R8 = 0xbd5138e0 R9 = 0x3f0e5f8e R10 = 0x0 R11 = 0x3f0e5f8e
  expect lane 4 R8 = 0x3dab0a40 R9 = 0x3f085b85 R10 = 0x0 R11 = 0x3f085b85
  expect lane 5 R8 = 0xc0ba8bbe R9 = 0x3f13eeca R10 = 0x0 R11 = 0x3f13eeca
  expect lane 6 R8 = 0x3fe41520 R9 = 0x3e5f1edf R10 = 0x0 R11 = 0x3e5f1edf
  expect lane 7 R8 = 0x3e39231c R9 = 0x3f48e932 R10 = 0x0 R11 = 0x3f48e932
}

warp 32 { asm "TEX.LL R8, R108, R216, 32, 2D, 0x8"   active 0xf
  s = { 0.4140625 1.6757812 0.49453124 0.875 ... }
  t = { 0.30078125 1.1666666 1.2994791 0.041666668 ... }
  lod = { 4.723633 4.498047 4.5 3.6865234 ... }
  expect lane 0 R8 = 0x3f1b4834
  expect lane 1 R8 = 0x3dccd0cd
  expect lane 2 R8 = 0x3dccd0cd
  expect lane 3 R8 = 0x3f2d04c3
}

warp 33 { asm "TEX.LL R8, R100, R208, 33, 2D, 0x1"   active 0xff
  s = { 0.7632812 0.01375 0.19015625 0.9042969 0.96484375 -1.16375 0.50651044 0.85091144 ... }
  t = { 0.23350695 1.0507812 2 -0.001953125 0.75 0.27083334 0.78515625 3.2714844 ... }
  lod = { 3.0058594 0.49804688 3.5009766 3.9990234 3.0048828 4.4990234 3.5009766 3.9980469 ... }
  expect lane 0 R8 = 0x3da6582f
  expect lane 1 R8 = 0x3dafe201
  expect lane 2 R8 = 0x3da7f63c
  expect lane 3 R8 = 0x3dc8fad8
  expect lane 4 R8 = 0x3db64a47
  expect lane 5 R8 = 0x3ddc4b8f
  expect lane 6 R8 = 0x3dba095c
  expect lane 7 R8 = 0x3dcdd0fb
}

warp 34 { asm "TEX.LL R8, R20, R224, 34, 2D, 0x1"   active 0xff
  s = { -0.5208333 0.365 0.671875 0.41 0.58375 -1.598125 0.715 0.3997396 ... }
  t = { 0.12207031 0.3831292 0.74902344 0.45052084 0.36197916 0.8055556 0.60373265 1.4414062 ... }
  lod = { 3.4960938 3.9990234 0.39746094 3.9980469 4.4960938 0.9980469 0.005859375 0.99609375 ... }
  expect lane 0 R8 = 0x3daf8054
  expect lane 1 R8 = 0x3dc22b9e
  expect lane 2 R8 = 0x3e0de905
  expect lane 3 R8 = 0x3dc3ad74
  expect lane 4 R8 = 0x3dd9eb11
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3e1bcd18
  expect lane 7 R8 = 0x3dc5fcbc
}

warp 35 { asm "TEX.LL R8, R8, R184, 35, 2D, 0x1"   active 0xf
  s = { 0.027994791 0.153125 0.9667969 0.9824219 ... }
  t = { 0.32226562 0.89952254 3.9902344 0.19921875 ... }
  lod = { 1.9990234 4.9970703 3.0039062 2.9990234 ... }
  expect lane 0 R8 = 0x3d53b7c6
  expect lane 1 R8 = 0x3deb506e
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3da9ae54
}

warp 36 { asm "TEX.LL R8, R24, R144, 36, 2D, 0x1"   active 0xff
  s = { -1.90625 1.0168457 1.125 0 0.5839844 0.8754883 1.0625 0.40979004 ... }
  t = { 0.8623047 0.40625 0.85546875 1.4765625 -0.21484375 0.8666992 0.6591797 0 ... }
  lod = { 3.006836 3.4970703 0.5019531 2.9980469 2.006836 1.4960938 0.5029297 0.99902344 ... }
  expect lane 0 R8 = 0x3f2c39a7
  expect lane 1 R8 = 0x3ee935a3
  expect lane 2 R8 = 0x3edba3a2
  expect lane 3 R8 = 0x3ebe42a5
  expect lane 4 R8 = 0x3eb043e6
  expect lane 5 R8 = 0x3edc093f
  expect lane 6 R8 = 0x3f1a4b62
  expect lane 7 R8 = 0x3eb20f46
}

warp 37 { asm "TEX.LL.AOFFI R8, R52, R200, 37, 2D, 0x1"   active 0xff
  s = { 0.18041992 0.664917 0.5 0.15625 0.24560547 3.6542969 0.736084 1.5355225 ... }
  t = { 0.08251953 0.41259766 0.2109375 0.39404297 1.0800781 0.5 0.0146484375 0.93530273 ... }
  lod = { 4.9990234 0.50097656 1.5029297 0.99609375 4.4960938 3.006836 1.0048828 2.4980469 ... }
  offset = { 0x777 0xc039ecfd 0x165c1595 0x1ccb0371 0x87 0x3d35891f 0x241c6107 0x289c5aaa ... }
  expect lane 0 R8 = 0x3f416465
  expect lane 1 R8 = 0x3ecefd16
  expect lane 2 R8 = 0x3f52567a
  expect lane 3 R8 = 0x3ec89071
  expect lane 4 R8 = 0x3f22d41f
  expect lane 5 R8 = 0x3e25eb88
  expect lane 6 R8 = 0x3f13aa4f
  expect lane 7 R8 = 0x3ec03d7e
}

warp 38 { asm "TEX.LL R8, R16, R120, 38, 2D, 0x1"   active 0xf
  s = { 0.881958 0.61157227 -0.48876953 0.8457031 ... }
  t = { 0.16748047 0.03125 0.5019531 -1 ... }
  lod = { 4.4960938 3.0009766 4.0009766 1 ... }
  expect lane 0 R8 = 0x3f22d41f
  expect lane 1 R8 = 0x3f73e4c2
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3f257246
}

warp 39 { asm "TEX.LL R8, R88, R208, 39, 2D, 0x1"   active 0xff
  s = { 1.1953125 0.57910156 0.51171875 1 -0.03125 -0.39648438 1.25 0.41666666 ... }
  t = { 2 0.34375 0.25 0.11621094 -0.015625 0.02734375 0.421875 0.5647978 ... }
  lod = { 1.0068359 4.4990234 2.5009766 4.9960938 3.0058594 2.4970703 1.5009766 4.9970703 ... }
  expect lane 0 R8 = 0x3f28e6a1
  expect lane 1 R8 = 0x3fa7a7bc
  expect lane 2 R8 = 0xbcd39d80
  expect lane 3 R8 = 0x3fee9fe0
  expect lane 4 R8 = 0xbee6d796
  expect lane 5 R8 = 0x3cc589fa
  expect lane 6 R8 = 0x3e4ea0e2
  expect lane 7 R8 = 0x3fee98ee
}

warp 40 { asm "TEX.LL R8, R0, R176, 40, 2D, 0x1"   active 0xff
  s = { 0.33789062 -1.4770508 -0.125 0.27083334 -1.25 3.958496 0.24804688 1.25 ... }
  t = { 1.0664062 0.3125 0.796875 0.7398897 -0.25 0.8046875 0.1875 -2.5 ... }
  lod = { -0.040039062 1.4619141 4.173828 1.4394531 4.3134766 4.4570312 1.9628906 2.4667969 ... }
  expect lane 0 R8 = 0xbdca32a8
  expect lane 1 R8 = 0xbf55bbd9
  expect lane 2 R8 = 0x3fbe5140
  expect lane 3 R8 = 0xbf9cb642
  expect lane 4 R8 = 0x3f861e6a
  expect lane 5 R8 = 0x3f8f5a47
  expect lane 6 R8 = 0x3e8462f8
  expect lane 7 R8 = 0xbecc2164
}

warp 41 { asm "TEX.LL R8, R32, R188, 41, 2D, 0x1"   active 0xf
  s = { -1.1875 0.546875 0.3244629 0.20751953 ... }
  t = { 0.04296875 0.91015625 0.375 0.35742188 ... }
  lod = { 4.0039062 2.9990234 2.9980469 4.004883 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0xbf8a3fbf
  expect lane 2 R8 = 0x3e7c249d
  expect lane 3 R8 = 0x3f0d7c1b
}

warp 42 { asm "TEX.B.LL R8, R48, R216, 0, 2D, 0xf"   active 0xff
  s = { 0.7375 0.7636719 0.6933594 0.45703125 0.23984376 1 0.18710938 1.0449219 ... }
  t = { 0.09 0.7063802 -0.0071614585 0.25846353 0.9 0.88421875 0.49 0.5 ... }
  handle = handle(texture 14, sampler 42)
  lod = { 4.0058594 1.4970703 1.5009766 0.99609375 0.0068359375 2.4980469 1.5019531 3.9960938 ... }
  expect lane 0 R8 = 0x3ecb6559 R9 = 0x3f378722 R10 = 0x3d31c070 R11 = 0x3f7f0000
  expect lane 1 R8 = 0x3ea62bec R9 = 0x3f21106e R10 = 0x3f2b7350 R11 = 0x3f1d1f55
  expect lane 2 R8 = 0x3f222fec R9 = 0x3ee9c932 R10 = 0x3f102b6b R11 = 0x3f198000
  expect lane 3 R8 = 0x3dced4ed R9 = 0x3ed78d39 R10 = 0x3f35110b R11 = 0x3f216d95
  expect lane 4 R8 = 0x3efbcd1c R9 = 0x3ea03637 R10 = 0x3efa18af R11 = 0x3f18c4ab
  expect lane 5 R8 = 0x3ebba1c5 R9 = 0x3efaff9d R10 = 0x3f2960c7 R11 = 0x3f5474ab
  expect lane 6 R8 = 0x3f12d475 R9 = 0x3ee0a7aa R10 = 0x3ef24c13 R11 = 0x3f385555
  expect lane 7 R8 = 0x3f4b8f59 R9 = 0x3df77d89 R10 = 0x3ee2f1a7 R11 = 0x3a9b5555
}

warp 43 { asm "TEX.LL R8, R84, R140, 43, 2D, 0x3"   active 0xff
  s = { 1.861914 0.9953125 1.0289062 0.15429688 1.375 0.90664065 0.875 0.39804688 ... }
  t = { 0.3065625 -0.99 0.76497394 3.5755208 -0.00390625 0.20234375 0.4515625 0.23953125 ... }
  lod = { 2.0009766 3.006836 4.9970703 4.004883 2.696289 1.0048828 0.005859375 2.3925781 ... }
  expect lane 0 R8 = 0x3ef2eb3b R9 = 0x3f270f04
  expect lane 1 R8 = 0x3ed95024 R9 = 0x3e83b6bd
  expect lane 2 R8 = 0x3f7dd2d6 R9 = 0x3ea2675c
  expect lane 3 R8 = 0x3f29871a R9 = 0x3e57c0d2
  expect lane 4 R8 = 0x3f1aeab2 R9 = 0x3e805403
  expect lane 5 R8 = 0x3f2d5176 R9 = 0x3ee3230d
  expect lane 6 R8 = 0x3ea7ada4 R9 = 0x3f12847e
  expect lane 7 R8 = 0x3ee44e80 R9 = 0x3f23c3a7
}

warp 44 { asm "TEX.LL R8, R44, R192, 44, 2D, 0xf"   active 0xf
  s = { 0.017382812 -0.34375 0.12617187 1.4101562 ... }
  t = { -1.4834375 -0.083333336 0.209375 1.15625 ... }
  lod = { 1.5029297 2.9960938 1.9990234 4.9970703 ... }
  expect lane 0 R8 = 0x3ec0300c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3ec0300c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3b5e779e R9 = 0x3ea565d9 R10 = 0x3f2587a2 R11 = 0x3f7f0000
  expect lane 3 R8 = 0x3ec0300c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 45 { asm "TEX.LL R8, R76, R236, 45, 2D, 0xf"   active 0xff
  s = { 0.93033856 1.3958334 0.02734375 0.46289062 0.365 0.49544272 0.86848956 0.6461589 ... }
  t = { -0.171875 0.6875 -1.3359375 0.7988281 0.24869792 1.1875 -0.9453125 -0.25 ... }
  lod = { 1.0048828 4.498047 1.5 0.99902344 2.0058594 0.49804688 4.5 1.9960938 ... }
  expect lane 0 R8 = 0x3e81ee64 R9 = 0x3edc4cef R10 = 0x3f2dfdf2 R11 = 0x3ed136e0
  expect lane 1 R8 = 0x3f35a1c8 R9 = 0x3e3580a4 R10 = 0x3e6a42e0 R11 = 0x3ecee000
  expect lane 2 R8 = 0x3ebeb04a R9 = 0x3eb86f19 R10 = 0x3e8fd8be R11 = 0x3f2ce800
  expect lane 3 R8 = 0x3dda040e R9 = 0x3e618808 R10 = 0x3ea9deb1 R11 = 0x3eb5b600
  expect lane 4 R8 = 0x3ea4ac0b R9 = 0x3f087c79 R10 = 0x3e909e44 R11 = 0x3f0f3182
  expect lane 5 R8 = 0x3eab11d9 R9 = 0x3eec923c R10 = 0x3e9f184e R11 = 0x3f508980
  expect lane 6 R8 = 0x3e160e6e R9 = 0x3e8c54f5 R10 = 0x3eebeb3e R11 = 0x3eb60000
  expect lane 7 R8 = 0x3e56bfe0 R9 = 0x3e13d946 R10 = 0x3e367f17 R11 = 0x3ed88900
}

warp 46 { asm "TEX.LL.AOFFI R8, R60, R204, 46, 2D, 0x8"   active 0xff
  s = { 0 0.053385418 0.86164063 0.1703125 -0.083333336 0.28015625 0.995625 0.2976172 ... }
  t = { 1.25 1.75 0.8611111 0.50238717 1 0.7777778 0.234375 0.11908784 ... }
  lod = { 2.2324219 3.4179688 4.004883 3.9990234 3.9980469 0 1.4970703 1.0068359 ... }
  offset = { 0x7576bbdd 0xa99f1c04 0x69d37bb6 0x777 0x87 0x6204593c 0xde50953 0xe0d818cf ... }
  expect lane 0 R8 = 0x3f000000
  expect lane 1 R8 = 0x3e20b800
  expect lane 2 R8 = 0x3ea95600
  expect lane 3 R8 = 0x3f060500
  expect lane 4 R8 = 0x3f7f8000
  expect lane 5 R8 = 0x3f040000
  expect lane 6 R8 = 0x3f1a3c80
  expect lane 7 R8 = 0x3ec51e00
}

warp 47 { asm "TEX.LL R8, R40, R172, 47, 2D, 0x3"   active 0xf
  s = { 1.125 0.8646875 -0.00140625 0.34625 ... }
  t = { 0.625 1.0833334 0.01171875 0.9296875 ... }
  lod = { 4.6445312 4.645508 6.1367188 4.6464844 ... }
  expect lane 0 R8 = 0x3da448a4 R9 = 0x3f7db8fe
  expect lane 1 R8 = 0x3da448a4 R9 = 0x3f7db8fe
  expect lane 2 R8 = 0x3da448a4 R9 = 0x3f7db8fe
  expect lane 3 R8 = 0x3e6d4e39 R9 = 0x3ed46c56
}

warp 48 { asm "TEX.LL R8, R20, R128, 48, 2D, 0x3"   active 0xff
  s = { 0.061875 0.028320312 0.38 1.0148437 0.4267578 0.9453125 0.9609375 0.20052083 ... }
  t = { 0.7222222 0.0078125 1.6668837 0.4748264 0.0625 0.6484375 0.091145836 1.3554688 ... }
  lod = { 3.6738281 2.1748047 3.6679688 2.1777344 4.178711 4.178711 2.6699219 4.1777344 ... }
  expect lane 0 R8 = 0x3f301a1a R9 = 0x3e99a5a6
  expect lane 1 R8 = 0x3f1bec7e R9 = 0x3da054e5
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0
  expect lane 3 R8 = 0x3e855596 R9 = 0x3f1d9fc0
  expect lane 4 R8 = 0x3f1c2956 R9 = 0x3d87977b
  expect lane 5 R8 = 0x3e7d933b R9 = 0x3f1aa44c
  expect lane 6 R8 = 0x3edff8d5 R9 = 0x3f28e578
  expect lane 7 R8 = 0x3ec0e0a9 R9 = 0x391b6b0b
}

warp 49 { asm "TEX.LL.AOFFI R8, R108, R148, 49, ARRAY_2D, 0x1"   active 0xff
  array = { 2 2 2 0 0 1 0 1 ... }
  s = { 2 0.8798828 0.75 3.5058594 0.546875 0.59765625 0.8803711 0 ... }
  t = { 0.75 0.064453125 -0.24609375 0.19726562 3.8710938 0.9277344 0.3154297 -1.0390625 ... }
  lod = { 4.6572266 3.6611328 4.201172 2.6572266 2.6582031 3.4033203 5.154297 3.8408203 ... }
  offset = { 0x12aba16b 0x7a943422 0x2ad4a20c 0xded55cb5 0xa43dc9a7 0xa08e9a62 0xae5c012c 0x619fc0a5 ... }
  expect lane 0 R8 = 0xc008ecf1
  expect lane 1 R8 = 0xbfe2735f
  expect lane 2 R8 = 0xbedf2aca
  expect lane 3 R8 = 0xbfabfc5c
  expect lane 4 R8 = 0x3ffc5d51
  expect lane 5 R8 = 0x403cf652
  expect lane 6 R8 = 0x3faed130
  expect lane 7 R8 = 0x3fe6ea73
}

warp 50 { asm "TEX.LL R8, R20, R184, 50, 1D, 0x1"   active 0xff
  s = { 1.75 0.6640625 0.35046875 0.14537585 0.6644848 0.23666666 0.56553817 0.71653295 ... }
  lod = { 3.7011719 3.9970703 1.9990234 4.9990234 2.256836 1.0068359 3.9609375 4.0058594 ... }
  expect lane 0 R8 = 0x3ebe4d25
  expect lane 1 R8 = 0x3c3d337a
  expect lane 2 R8 = 0x3f071460
  expect lane 3 R8 = 0x3f3f71bd
  expect lane 4 R8 = 0xbd7d1f1a
  expect lane 5 R8 = 0xbe52b57d
  expect lane 6 R8 = 0xbb7431e8
  expect lane 7 R8 = 0x3c1be638
}

warp 51 { asm "TEX.LL R8, R40, R228, 51, ARRAY_1D, 0x3"   active 0xff
  array = { 2 0 1 0 0 0 0 1 ... }
  s = { 1.048584 3.8730469 -0.30078125 -0.2734375 0.0078125 -0.02734375 0.7109375 0.48632812 ... }
  lod = { 0.82128906 4.8203125 1.8203125 4.8183594 2.3232422 2.8310547 4.8203125 -0.17773438 ... }
  expect lane 0 R8 = 0x3e9a1224 R9 = 0x3ea4264d
  expect lane 1 R8 = 0xbe2254a9 R9 = 0xbe123469
  expect lane 2 R8 = 0xbc8d3a75 R9 = 0xbac3870e
  expect lane 3 R8 = 0xbe204891 R9 = 0xbe143061
  expect lane 4 R8 = 0xbe257224 R9 = 0xbd9c6ede
  expect lane 5 R8 = 0x3dac60c2 R9 = 0x3dcca143
  expect lane 6 R8 = 0xbeefd451 R9 = 0xbd576953
  expect lane 7 R8 = 0xbf091224 R9 = 0x3e3972e6
}

warp 52 { asm "TEX.LL R8, R80, R200, 52, ARRAY_2D, 0xf"   active 0xff
  array = { 3 0 3 2 1 3 0 2 ... }
  s = { 0.03125 -1 0.89404297 -0.11328125 -0.13541667 0.6855469 -1.1783854 -0.01578776 ... }
  t = { 0.8373047 0.34453124 0.24677734 0.8859375 0.7 0.925 0.9765625 0.5125 ... }
  lod = { 1.3955078 -0.5986328 -0.52441406 1.8261719 1.3964844 1.3945312 0.07910156 0.8955078 ... }
  expect lane 0 R8 = 0x3dba404f R9 = 0x3edaac64 R10 = 0x3dbc6082 R11 = 0x3ec83d94
  expect lane 1 R8 = 0x3f033b8e R9 = 0x3c876b75 R10 = 0x3e37cf7c R11 = 0x3f4d4d19
  expect lane 2 R8 = 0x3d8848a7 R9 = 0x3eb54095 R10 = 0x3efbed5c R11 = 0x3ea72c9d
  expect lane 3 R8 = 0x3edbdb08 R9 = 0x3ead8586 R10 = 0x3e1ca73f R11 = 0x3f3313c8
  expect lane 4 R8 = 0x3f1e659f R9 = 0x3cfab6d9 R10 = 0x3e73ffab R11 = 0x3f350697
  expect lane 5 R8 = 0x3ebad759 R9 = 0x3d8cd880 R10 = 0x3eb9ee95 R11 = 0x3f050a53
  expect lane 6 R8 = 0x3ee12051 R9 = 0x3e7668b1 R10 = 0x3e12323a R11 = 0x3f3ce1be
  expect lane 7 R8 = 0x3e7b3b2f R9 = 0x3eba8a04 R10 = 0x3e22680e R11 = 0x3f0ead4d
}

warp 53 { asm "TEX.LL.AOFFI R8, R36, R144, 53, 1D, 0x1"   active 0xff
  s = { 0.28710938 0.9867188 -0.5 0.50449216 -0.975 0.8845703 0.55507815 -1.025 ... }
  lod = { 3.3330078 2.8291016 2.8330078 0.8330078 2.836914 2.836914 3.3330078 4.836914 ... }
  offset = { 0x81dea05d 0x178 0x7af0545 0xd7cb3715 0x1a2b585 0x7c6e8e8e 0xad40d224 0x592cd03d ... }
  expect lane 0 R8 = 0xbfb68cda
  expect lane 1 R8 = 0xbe1a36ad
  expect lane 2 R8 = 0xc008adba
  expect lane 3 R8 = 0x3e82fb0b
  expect lane 4 R8 = 0xbecefc31
  expect lane 5 R8 = 0x3f554a38
  expect lane 6 R8 = 0xbf98001b
  expect lane 7 R8 = 0x3f327c9f
}

warp 54 { asm "TEX.LL R8, R20, R232, 54, 2D, 0x8"   active 0xff
  s = { 1 -0.1953125 1.203125 0.30078125 0.75 1 -0.35546875 1.25 ... }
  t = { 0.77001953 0.41357422 0.41796875 0.92578125 1.125 1.5 -0.03125 -0.1328125 ... }
  lod = { 2.6279297 0.625 2.6240234 2.2578125 1.6240234 2.1240234 2.6279297 2.6044922 ... }
  expect lane 0 R8 = 0xbe2543e0
  expect lane 1 R8 = 0xc0316cd6
  expect lane 2 R8 = 0x3dfc8000
  expect lane 3 R8 = 0xbddfea10
  expect lane 4 R8 = 0x41606000
  expect lane 5 R8 = 0xbdb65400
  expect lane 6 R8 = 0xbe2543e0
  expect lane 7 R8 = 0xbe1e7b48
}

warp 55 { asm "TEX.LL R8, R32, R224, 55, 2D, 0x1"   active 0xff
  s = { 29.742188 -0.5 -1 2.421875 18.734375 42.851562 -0.5 29.882812 ... }
  t = { 4.5 0.15625 -0.52734375 1.75 21.5 19.078125 0.9140625 -0.5 ... }
  lod = { 0 4.4960938 2.0058594 0.9980469 4.1367188 2.5019531 3.9960938 1.0009766 ... }
  expect lane 0 R8 = 0x3e10a8a9
  expect lane 1 R8 = 0x3edf9192
  expect lane 2 R8 = 0x3f106161
  expect lane 3 R8 = 0x3f506f6f
  expect lane 4 R8 = 0x3f562b2b
  expect lane 5 R8 = 0x3f404040
  expect lane 6 R8 = 0x3f5beeef
  expect lane 7 R8 = 0x3da8a8a9
}

warp 56 { asm "TEX.LL R8, R56, R128, 56, ARRAY_1D, 0xf"   active 0xff
  array = { 2 2 0 0 1 0 1 1 ... }
  s = { 0.5625 1.0138888 3.9027777 0.5 0.625 1.0292969 -0.25 0.0828993 ... }
  lod = { -1.40625 -0.15722656 1.3330078 -1.6591797 -2.6542969 2.2490234 -0.13476562 -0.6621094 ... }
  expect lane 0 R8 = 0x3e77bdef R9 = 0x3ece739d R10 = 0x3f108421 R11 = 0x0
  expect lane 1 R8 = 0x3ee739ce R9 = 0x3f1ce73a R10 = 0x3f46318c R11 = 0x3f000000
  expect lane 2 R8 = 0x3eb518c6 R9 = 0x3f03d6b6 R10 = 0x3f2d2108 R11 = 0x3f7d0000
  expect lane 3 R8 = 0x3f042108 R9 = 0x3f2d6b5b R10 = 0x3f56b5ad R11 = 0x0
  expect lane 4 R8 = 0x3ee70842 R9 = 0x3f1cce74 R10 = 0x3f4618c6 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f255ad7 R9 = 0x3f4ea529 R10 = 0x3f77ef7c R11 = 0x3dc80000
  expect lane 6 R8 = 0x3e6c2108 R9 = 0x3ec8a529 R10 = 0x3f0d9ce7 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ef718c6 R9 = 0x3f24d6b6 R10 = 0x3f4e2108 R11 = 0x3f800000
}

warp 57 { asm "TEX.LZ.AOFFI R8, R60, R200, 57, 2D, 0x3"   active 0xf
  s = { 0.97195315 0.15429688 3.5714064 0.93098956 ... }
  t = { 0.88042533 0.390625 3.7638888 1.0585938 ... }
  offset = { 0x2ac25965 0x9f6e27e 0x7c517273 0x7d14a8c3 ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x0
  expect lane 1 R8 = 0x3f24c347 R9 = 0x3eaacb13
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0
  expect lane 3 R8 = 0x3ec51acd R9 = 0x3e43a89d
}

warp 58 { asm "TEX.B.LZ R8, R28, R196, 0, ARRAY_2D, 0x1"   active 0xf
  array = { 0 0 2 0 ... }
  s = { 0.7988281 0.3984375 0.53125 1.3476562 ... }
  t = { 1.171875 0.8027344 0.875 0.75 ... }
  handle = handle(texture 17, sampler 58)
  expect lane 0 R8 = 0xbedc4e3f
  expect lane 1 R8 = 0x3f222df4
  expect lane 2 R8 = 0x3eb020bc
  expect lane 3 R8 = 0x3ec00000
}

warp 59 { asm "TEX.LZ R8, R112, 59, 1D, 0x1"   active 0xf
  s = { 0.027777778 0.3250868 0.6111111 3.7580237 ... }
  expect lane 0 R8 = 0x3d895cb3
  expect lane 1 R8 = 0x3f482f06
  expect lane 2 R8 = 0xbed3b6e3
  expect lane 3 R8 = 0x3edb1ade
}

warp 60 { asm "TEX.LZ R8, R48, 60, ARRAY_1D, 0x8"   active 0xf
  array = { 1 0 0 2 ... }
  s = { 0.071777344 0.064453125 0.37109375 1.5 ... }
  expect lane 0 R8 = 0xbe6a0000
  expect lane 1 R8 = 0xbe1dcb97
  expect lane 2 R8 = 0xbea4b973
  expect lane 3 R8 = 0xbe2d5ab5
}

warp 61 { asm "TEX.B.LZ.AOFFI R8, R8, R132, 0, ARRAY_2D, 0xf"   active 0xf
  array = { 3 2 3 0 ... }
  s = { 0.8333333 0.28157553 0.041666668 0.375 ... }
  t = { -0.1 0.5203125 0.63320315 0.20507812 ... }
  handle = handle(texture 20, sampler 61)
  offset = { 0x777 0x4791aaa7 0xbe23e6e1 0x888 ... }
  expect lane 0 R8 = 0x3f0d65cd R9 = 0x3e7b70fb R10 = 0x3e4d3ccd R11 = 0x3f52d2d3
  expect lane 1 R8 = 0x3d7dc000 R9 = 0x3ea517b7 R10 = 0x3f68704a R11 = 0x3e9da7a8
  expect lane 2 R8 = 0x3e812d29 R9 = 0x3f163cc2 R10 = 0x3d5abddb R11 = 0x3f194b4b
  expect lane 3 R8 = 0x3dfc530c R9 = 0x3effe420 R10 = 0x3f1d8080 R11 = 0x3edf1b1b
}

warp 62 { asm "TEX.B.LZ R8, R72, R188, 0, 1D, 0x1"   active 0xf
  s = { 0.25 0.88671875 0.6464844 1.1210938 ... }
  handle = handle(texture 21, sampler 62)
  expect lane 0 R8 = 0xbd8d9ebd
  expect lane 1 R8 = 0xbf4bbb24
  expect lane 2 R8 = 0x3cbb7307
  expect lane 3 R8 = 0x3ec00000
}

warp 63 { asm "TEX.LZ R8, R28, 63, 2D, 0x1"   active 0xf
  s = { 1.75 0.73828125 0.15625 0.08203125 ... }
  t = { 0.00390625 0.09375 0.53125 0.24414062 ... }
  expect lane 0 R8 = 0x3e8a14d8
  expect lane 1 R8 = 0xbdfdf98a
  expect lane 2 R8 = 0x3ead3748
  expect lane 3 R8 = 0xbf83177a
}

warp 0 { asm "TEX.LZ R8, R12, 64, 2D, 0x1"   active 0xf
  s = { 9.25 3.890625 -0.3203125 25.136719 ... }
  t = { 41.378906 -21.957031 -1 27.644531 ... }
  expect lane 0 R8 = 0x3e51d1d2
  expect lane 1 R8 = 0x3f60e0e1
  expect lane 2 R8 = 0x3f353535
  expect lane 3 R8 = 0x3e44a0a1
}

warp 1 { asm "TEX.LZ.AOFFI R8, R104, R204, 65, ARRAY_1D, 0xf"   active 0xf
  array = { 1 1 1 1 ... }
  s = { 0.5948057 0.8378378 1.4921875 0.8203125 ... }
  offset = { 0x777 0x87 0x888 0x178 ... }
  expect lane 0 R8 = 0x3f29c19d R9 = 0x3f530bef R10 = 0x3eed55ce R11 = 0x3f027e00
  expect lane 1 R8 = 0x3e956b5b R9 = 0x3ee80000 R10 = 0x3f1d4a53 R11 = 0x3b800000
  expect lane 2 R8 = 0x3e956b5b R9 = 0x3ee80000 R10 = 0x3f1d4a53 R11 = 0x3b800000
  expect lane 3 R8 = 0x3e456800 R9 = 0x3eb548a5 R10 = 0x3f03eea5 R11 = 0x3e187800
}

warp 2 { asm "TEX.LL R8, R108, R136, 66, 2D, 0x1"   active 0xff
  s = { 1.3300781 0.48046875 0.9394531 -1.1265625 0.7890625 0 0.32757813 0.3763021 ... }
  t = { 0.6191406 1.2148438 0.12597656 -0.8888889 1 -0.125 0.875 -0.20898438 ... }
  lod = { 3.2919922 2.0029297 0.58203125 0.9970703 3.0019531 2.290039 3.5 1.0068359 ... }
  expect lane 0 R8 = 0x3e4fa57d
  expect lane 1 R8 = 0x3f370707
  expect lane 2 R8 = 0x3ec79e40
  expect lane 3 R8 = 0x3f5d3131
  expect lane 4 R8 = 0x3ef78f90
  expect lane 5 R8 = 0x3f3c4dce
  expect lane 6 R8 = 0x3f274acb
  expect lane 7 R8 = 0x3e314b2b
}

warp 3 { asm "TEX.LL R8, R60, R128, 67, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 0 3 1 2 2 2 ... }
  s = { -0.06738281 0.07910156 -0.40722656 -0.037109375 0.3125 -0.125 -1.25 0.7402344 ... }
  t = { -2.2460938 0.875 -0.25 -0.609375 0.89746094 -0.75 -0.3359375 0.484375 ... }
  lod = { 2.5 1.0029297 2.9970703 1.9970703 2.0039062 0.0048828125 1.1142578 1 ... }
  expect lane 0 R8 = 0xbe9c069f
  expect lane 1 R8 = 0x3d4526d9
  expect lane 2 R8 = 0x3feea7a1
  expect lane 3 R8 = 0xbfe9debb
  expect lane 4 R8 = 0x3dd820ba
  expect lane 5 R8 = 0x3dfe72b4
  expect lane 6 R8 = 0x3e56c741
  expect lane 7 R8 = 0x3f5a97b6
}

warp 4 { asm "TEX.LL R8, R48, R188, 68, 1D, 0x1"   active 0xff
  s = { -2 0.81640625 1.0722656 0.11697049 0.6985677 0.75 0.45666668 1.4584037 ... }
  lod = { 5.1191406 7.6240234 5.5195312 6.120117 3.2373047 7.625 4.618164 7.6279297 ... }
  expect lane 0 R8 = 0x3e92163e
  expect lane 1 R8 = 0xbf376b8b
  expect lane 2 R8 = 0x3ca9a55a
  expect lane 3 R8 = 0xbe2ed899
  expect lane 4 R8 = 0x3e3c2d43
  expect lane 5 R8 = 0xbf6ffe4c
  expect lane 6 R8 = 0xbec099bf
  expect lane 7 R8 = 0x3d38665d
}

warp 5 { asm "TEX.LL.AOFFI R8, R44, R212, 69, ARRAY_1D, 0x3"   active 0xff
  array = { 1 0 0 0 1 2 2 0 ... }
  s = { 0.6503906 0.25 0.92578125 1.1152344 1 -0.25 -1.875 0.58203125 ... }
  lod = { 0.00390625 2.3251953 3.383789 1.4101562 1.0048828 0 3.7509766 3.0058594 ... }
  offset = { 0xdcd78ac 0xd28a3415 0x6152f270 0xcfc2c6de 0x3355330e 0xb10ac56d 0x888 0xea201812 ... }
  expect lane 0 R8 = 0xbe6fc5cc R9 = 0x3ef6fad6
  expect lane 1 R8 = 0x3ec54a95 R9 = 0xbe854a95
  expect lane 2 R8 = 0x3ef25f8f R9 = 0xbf12b808
  expect lane 3 R8 = 0x3e03f306 R9 = 0x3c988a14
  expect lane 4 R8 = 0xbde23469 R9 = 0x3f192449
  expect lane 5 R8 = 0x3f3870e2 R9 = 0xbf142851
  expect lane 6 R8 = 0xbf0cb973 R9 = 0xbeac9932
  expect lane 7 R8 = 0xbdbbe2e6 R9 = 0x3e8b2b8f
}

warp 6 { asm "TEX.LL R8, R12, R176, 70, ARRAY_2D, 0x3"   active 0xff
  array = { 2 3 2 2 2 3 3 1 ... }
  s = { 2.9921875 0.5188802 0.5048828 0.5 1.5533854 -0.16666667 0.083333336 0.095052086 ... }
  t = { 0.7859375 0.325 0.79433596 0.86210936 1.15 0.64921874 0.4265625 0.45 ... }
  lod = { 0.9970703 1.9990234 2.006836 0.5029297 0.0068359375 2.4970703 2.0039062 0.00390625 ... }
  expect lane 0 R8 = 0x3e8eab32 R9 = 0x3f003ad9
  expect lane 1 R8 = 0x3e91f459 R9 = 0x3eb9be41
  expect lane 2 R8 = 0x3e80b480 R9 = 0x3f007938
  expect lane 3 R8 = 0x3dd8b049 R9 = 0x3ee9e347
  expect lane 4 R8 = 0x3e83dd7d R9 = 0x3f3685da
  expect lane 5 R8 = 0x3eb3aa9b R9 = 0x3f0e60d6
  expect lane 6 R8 = 0x3e4ae00b R9 = 0x3f2a8962
  expect lane 7 R8 = 0x3e5b7f5c R9 = 0x3f307cae
}

warp 7 { asm "TEX.LL R8, R112, R208, 71, 1D, 0x1"   active 0xff
  s = { -0.51777345 0.8 0.765625 0.9316406 0.9375 0.92890626 0.8457031 1.0099609 ... }
  lod = { 0.8935547 4.8310547 2.836914 2.328125 0.83496094 4.828125 1.1982422 3.8359375 ... }
  expect lane 0 R8 = 0x3e131b3a
  expect lane 1 R8 = 0x3f5d0873
  expect lane 2 R8 = 0x3f8814c7
  expect lane 3 R8 = 0xc003b494
  expect lane 4 R8 = 0x3ff3a193
  expect lane 5 R8 = 0x3f5d0873
  expect lane 6 R8 = 0x3ed2c765
  expect lane 7 R8 = 0xbf721201
}

warp 8 { asm "TEX.LL R8, R64, R180, 72, 2D, 0xf"   active 0xff
  s = { 1.0976562 2 0.18359375 0.12890625 1.75 1.4023438 -0.0625 1.3007812 ... }
  t = { 2.7734375 0.0703125 -0.14648438 0.79541016 3.9980469 -0.25 1.2890625 1.0131836 ... }
  lod = { 2.2460938 1 0.40820312 0.0048828125 2.6142578 1.4960938 0.0068359375 0.00390625 ... }
  expect lane 0 R8 = 0x4068eda0 R9 = 0x3fe19c70 R10 = 0x3f5a4b40 R11 = 0xbed2fa10
  expect lane 1 R8 = 0xbdf08000 R9 = 0xbd6b2000 R10 = 0x3ce5c000 R11 = 0x41606000
  expect lane 2 R8 = 0x3d806480 R9 = 0x3cfb3e00 R10 = 0xc0c50df2 R11 = 0x403d586c
  expect lane 3 R8 = 0xbd2bf660 R9 = 0xbca6b140 R10 = 0xc124bb74 R11 = 0x409f5f32
  expect lane 4 R8 = 0x40e01e70 R9 = 0x405901a8 R10 = 0x3fd1e4e0 R11 = 0xbf4ac818
  expect lane 5 R8 = 0x3f4be118 R9 = 0x3ec5de80 R10 = 0x3e0a8a18 R11 = 0xbdb9d950
  expect lane 6 R8 = 0xbca1ab60 R9 = 0x4117a8e0 R10 = 0x40924e35 R11 = 0x400cf38a
  expect lane 7 R8 = 0xc1538d81 R9 = 0xc0ce32d6 R10 = 0xc048d494 R11 = 0x3fca7ec0
}

warp 9 { asm "TEX.LL.AOFFI R8, R116, R236, 73, 2D, 0x1"   active 0xff
  s = { 1.1289062 8.25 2.2773438 5.7539062 2.2539062 1.6757812 13.390625 6.5078125 ... }
  t = { 8.2421875 0 8.230469 15.964844 -0.5 2.25 29.675781 16.273438 ... }
  lod = { 4.9990234 3.4970703 1.2568359 5.501953 3 0.4970703 1.0048828 4.4990234 ... }
  offset = { 0x5cb97c 0x178 0xfd4e0c2a 0xabb14379 0x777 0x87 0x5054a978 0x56695d2c ... }
  expect lane 0 R8 = 0x3e8a0ae7
  expect lane 1 R8 = 0x3f027575
  expect lane 2 R8 = 0x3f281376
  expect lane 3 R8 = 0x3e899899
  expect lane 4 R8 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3f324889
  expect lane 6 R8 = 0x3f4c5252
  expect lane 7 R8 = 0x3e8d9016
}

warp 10 { asm "TEX.LL R8, R4, R232, 74, ARRAY_1D, 0xf"   active 0xff
  array = { 2 0 1 0 1 1 0 0 ... }
  s = { -0.6171875 0.097222224 1.0429688 1.0966797 0.8173828 1.0503472 -0.11328125 0.9453125 ... }
  lod = { 0.10058594 2.5976562 0.09863281 0.96191406 1.2460938 0.5986328 -1.2744141 0.60839844 ... }
  expect lane 0 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3e061084 R9 = 0x3e959ce7 R10 = 0x3ee8318c R11 = 0x3b800000
  expect lane 2 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x3edf8c63 R9 = 0x3f191084 R10 = 0x3f425ad7 R11 = 0x0
  expect lane 5 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 6 R8 = 0x3ec6318c R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x3f562108 R9 = 0x3f7f6b5b R10 = 0x3e05ef7c R11 = 0x3f7f0000
}

warp 11 { asm "TEX.LL R8, R24, R192, 75, 2D, 0x1"   active 0xffffffff
  s = { 0.0625 0.0625 0.0390625 -0.080078125 0.671875 0.625 4.109375 0.4411621 0.47851562 0.23730469 0.9902344 0.1015625 -0.80859375 0.68878174 0.064453125 0.0859375 0.08105469 0.81518555 0.6347656 -0.125 0.21777344 -1.0422363 0.80078125 0.5 1.0839844 -0.057617188 1.25 0.9082031 0.6251831 1.125 -0.05078125 0.7890625 ... }
  t = { 0.97265625 1 0.59375 -0.375 0.125 0.9707031 0.55859375 -1.65625 2 0.84375 -0.30859375 0.5319824 0.046875 0.13195801 -0.25 0.875 1.25 0.78125 -1.0234375 3.765625 -0.21679688 0.1237793 0.93530273 -0.234375 0.38085938 0.8125 3.4570312 1.1523438 0.8203125 -0.296875 -0.5 -0.0057373047 ... }
  lod = { 0 1.0341797 2.0634766 3.0966797 4.125 0.15917969 1.1904297 2.21875 3.2529297 4.283203 0.31347656 1.3466797 2.375 3.4091797 4.4384766 0.4716797 1.5019531 2.5332031 3.5634766 4.5947266 0.6279297 1.6582031 2.6894531 3.7207031 4.7509766 0.7832031 1.8134766 2.8447266 3.875 4.9072266 0.9394531 1.9697266 ... }
  expect lane 0 R8 = 0x3f5fdfe0
  expect lane 1 R8 = 0x3f250505
  expect lane 2 R8 = 0x3f24ddde
  expect lane 3 R8 = 0x3f67f6a7
  expect lane 4 R8 = 0x3f306161
  expect lane 5 R8 = 0x3f49c141
  expect lane 6 R8 = 0x3f03f777
  expect lane 7 R8 = 0x3eff1444
  expect lane 8 R8 = 0x3ea56c6c
  expect lane 9 R8 = 0x3f4e0c04
  expect lane 10 R8 = 0x3eaaf4f5
  expect lane 11 R8 = 0x3eeaf283
  expect lane 12 R8 = 0x3eccdedf
  expect lane 13 R8 = 0x3f3cce0e
  expect lane 14 R8 = 0x3f160575
  expect lane 15 R8 = 0x3eae3a3a
  expect lane 16 R8 = 0x3f02eced
  expect lane 17 R8 = 0x3ebbedde
  expect lane 18 R8 = 0x3f359e7e
  expect lane 19 R8 = 0x3e262e2e
  expect lane 20 R8 = 0x3e888a8b
  expect lane 21 R8 = 0x3f0ae353
  expect lane 22 R8 = 0x3ef6ff7f
  expect lane 23 R8 = 0x3f252d2d
  expect lane 24 R8 = 0x3f191b9c
  expect lane 25 R8 = 0x3ec16ced
  expect lane 26 R8 = 0x3f0e1e1e
  expect lane 27 R8 = 0x3f11a9ca
  expect lane 28 R8 = 0x3f5c999a
  expect lane 29 R8 = 0x3f292323
  expect lane 30 R8 = 0x3f452323
  expect lane 31 R8 = 0x3e08acad
}

warp 12 { asm "TEX.LL R8, R4, R152, 76, 2D, 0x1"   active 0xffffffff
  s = { 0.7615625 0.96 0.95703125 3.056172 0.645 0.7916667 0.16666667 0.81890625 0.7685547 0.5625 -0.55859375 -0.5436198 0.76497394 0.91132814 0.82747394 0.37347656 0.75 0.016927084 0.279375 0.53503907 -0.39453125 1.18 -0.083333336 0.83 0.47135416 3.1666667 0.63151044 0.4248047 0.88851565 -0.00546875 0.7925 0.5 ... }
  t = { 0.60286456 0.029730903 1 0.18055555 0.17451435 1.2089844 -1.3085938 0.39735243 -0.080078125 0.0625 -0.25 0.9355469 -0.22851562 0.6128472 0.31445312 0.82886404 0.25 0.17578125 0.7424045 -0.002217061 -0.375 0.47395834 1 0.8888889 0.51953125 0.48828125 1.3085938 0.5 0.875 -0.6475694 0.5810811 -0.07714844 ... }
  lod = { 0.0068359375 1.0380859 2.0683594 3.0996094 4.131836 0.16113281 1.1923828 2.2226562 3.2548828 4.286133 0.3173828 1.3486328 2.3798828 3.4101562 4.444336 0.47558594 1.5039062 2.5371094 3.5664062 4.598633 0.63183594 1.6630859 2.694336 3.7226562 4.754883 0.7861328 1.8193359 2.8476562 3.8789062 4.9121094 0.9423828 1.9746094 ... }
  expect lane 0 R8 = 0x3d890020
  expect lane 1 R8 = 0x3f27a0a1
  expect lane 2 R8 = 0xbd61a18f
  expect lane 3 R8 = 0xbe7fca14
  expect lane 4 R8 = 0xbe747b46
  expect lane 5 R8 = 0xbe7d51c7
  expect lane 6 R8 = 0x401fe6b6
  expect lane 7 R8 = 0x3dd164e7
  expect lane 8 R8 = 0xbed5b68a
  expect lane 9 R8 = 0xbfd672db
  expect lane 10 R8 = 0xbf36f2f5
  expect lane 11 R8 = 0x3e3027ca
  expect lane 12 R8 = 0xbfb345c4
  expect lane 13 R8 = 0xbf982492
  expect lane 14 R8 = 0x3f52f77e
  expect lane 15 R8 = 0x3cdcfbb7
  expect lane 16 R8 = 0xbf28db98
  expect lane 17 R8 = 0x3cab5ef0
  expect lane 18 R8 = 0xbfbc5ce6
  expect lane 19 R8 = 0xc00c57e6
  expect lane 20 R8 = 0x3e024490
  expect lane 21 R8 = 0xbf34c496
  expect lane 22 R8 = 0xbf12cebd
  expect lane 23 R8 = 0x3eb0bc41
  expect lane 24 R8 = 0xc01e3d5d
  expect lane 25 R8 = 0x3e4debbb
  expect lane 26 R8 = 0x3efdfe28
  expect lane 27 R8 = 0x3ef8a4a8
  expect lane 28 R8 = 0xbcaadbaf
  expect lane 29 R8 = 0x3f893201
  expect lane 30 R8 = 0xbec6fbc7
  expect lane 31 R8 = 0xbf44b74b
}

warp 13 { asm "TEX.LL R8, R92, R140, 77, 2D, 0x1"   active 0xffffffff
  s = { 0.36263022 0.96484375 0.9890625 0.785 0.475 1.9358724 0.29335937 1.0416666 0.81890625 0.12601562 0.29166666 0.1975 0.03 0.99 0.43054688 0.9944661 0.8499349 0.395 -0.035 0.882487 0.95453125 0.6611328 0.27 1.86 -0.032552082 0.09765625 -0.32734376 0.82942706 3.73 0.05 0.98 0.3606771 ... }
  t = { 0.33203125 1.0742188 0.13997395 -1.7361112 0.47569445 0.9560547 3.6388888 0.75 -1.4405382 0.061848957 0.7011719 -1.8333334 0.050564237 1 0.4561632 0.375 0.9091797 0.29622397 0.5138889 3.8691406 -0.46788195 0.19433594 0.8949653 1 1.5 0.39941406 0.38519967 0.08984375 -0.5694444 0.44270834 0.36805555 0.9082031 ... }
  lod = { 0.0078125 1.0400391 2.0703125 3.102539 0.13574219 1.1660156 2.1982422 3.2294922 0.2607422 1.2910156 2.3203125 3.3544922 0.3828125 1.4140625 2.446289 3.4785156 0.5078125 1.5419922 2.5722656 3.6015625 0.63378906 1.6640625 2.6972656 3.727539 0.7607422 1.7919922 2.821289 3.8535156 0.88378906 1.9140625 2.9453125 3.9794922 ... }
  expect lane 0 R8 = 0x3f0295fa
  expect lane 1 R8 = 0x3ebf7acc
  expect lane 2 R8 = 0x3e9c235f
  expect lane 3 R8 = 0x3ec0c0c1
  expect lane 4 R8 = 0x3f3446b7
  expect lane 5 R8 = 0x3e266c34
  expect lane 6 R8 = 0x3ec0c0c1
  expect lane 7 R8 = 0x3f19f515
  expect lane 8 R8 = 0x3ec0c0c1
  expect lane 9 R8 = 0x3ebcb920
  expect lane 10 R8 = 0x3f36dac5
  expect lane 11 R8 = 0x3ec0c0c1
  expect lane 12 R8 = 0x3f26fca5
  expect lane 13 R8 = 0x3e9dc771
  expect lane 14 R8 = 0x3f33aa20
  expect lane 15 R8 = 0x3ed06a46
  expect lane 16 R8 = 0x3f1088cd
  expect lane 17 R8 = 0x3f08cb7f
  expect lane 18 R8 = 0x3ef42f4b
  expect lane 19 R8 = 0x3ec0c0c1
  expect lane 20 R8 = 0x3ec0c0c1
  expect lane 21 R8 = 0x3f134c74
  expect lane 22 R8 = 0x3f1968f5
  expect lane 23 R8 = 0x3e93e12f
  expect lane 24 R8 = 0x3ec0c0c1
  expect lane 25 R8 = 0x3ef58555
  expect lane 26 R8 = 0x3f1dbec3
  expect lane 27 R8 = 0x3e87bbc2
  expect lane 28 R8 = 0x3ec0c0c1
  expect lane 29 R8 = 0x3eda0c78
  expect lane 30 R8 = 0x3e9de02c
  expect lane 31 R8 = 0x3ec6310f
}

warp 14 { asm "TEX.LL R8, R0, R224, 78, 1D, 0x1"   active 0xffffffff
  s = { 3.3966668 0.75 -1.25 0.09765625 0.8079427 0.14322917 1.0277778 -1.0504645 0.1875 0.5863542 0.19689612 -1.1738281 2.25 1.9355469 0.9589844 0.2271875 1.0412326 0.9641927 -0.2421875 0.55078125 0.7491319 0.49535474 -0.08105469 0.32128906 -1.2083334 -0.125 0.265625 -0.072265625 0.7890625 1.71875 0.27164274 -0.30078125 ... }
  lod = { 0.01171875 1.0458984 2.0761719 3.1054688 4.138672 5.1689453 0.20214844 1.2314453 2.2626953 3.2929688 4.3251953 5.3554688 0.38867188 1.4199219 2.4492188 3.4804688 4.513672 5.5429688 0.57714844 1.6064453 2.6367188 3.6689453 4.7021484 5.7333984 0.7636719 1.7939453 2.8242188 3.8554688 4.888672 5.9189453 0.94921875 1.9804688 ... }
  expect lane 0 R8 = 0x3ec00180
  expect lane 1 R8 = 0xbe91b8cc
  expect lane 2 R8 = 0x3ec00180
  expect lane 3 R8 = 0x3dc8e410
  expect lane 4 R8 = 0x3dc564e1
  expect lane 5 R8 = 0x3f17b724
  expect lane 6 R8 = 0x3ec00180
  expect lane 7 R8 = 0x3ec00180
  expect lane 8 R8 = 0xbe4f064a
  expect lane 9 R8 = 0xbeb6445a
  expect lane 10 R8 = 0xbde7401e
  expect lane 11 R8 = 0x3ec00180
  expect lane 12 R8 = 0x3ec00180
  expect lane 13 R8 = 0x3ec00180
  expect lane 14 R8 = 0x3dedc581
  expect lane 15 R8 = 0x3d37a098
  expect lane 16 R8 = 0x3dac63a7
  expect lane 17 R8 = 0xbd4076bc
  expect lane 18 R8 = 0x3ec00180
  expect lane 19 R8 = 0xbef84301
  expect lane 20 R8 = 0x3e5caa5e
  expect lane 21 R8 = 0xbea0e103
  expect lane 22 R8 = 0x3ed32663
  expect lane 23 R8 = 0x3e800f10
  expect lane 24 R8 = 0x3ec00180
  expect lane 25 R8 = 0x3ec00180
  expect lane 26 R8 = 0x3f052955
  expect lane 27 R8 = 0x3e4c4cd7
  expect lane 28 R8 = 0xbf38304f
  expect lane 29 R8 = 0x3ec00180
  expect lane 30 R8 = 0x3e83bbbf
  expect lane 31 R8 = 0x3ec00180
}

warp 15 { asm "TEX.LL R8, R4, R212, 79, 2D, 0x8"   active 0xff
  s = { 0.7783203 1.9631348 -0.969697 0.109375 -0.44921875 0.115234375 -0.5 0.89160156 ... }
  t = { 0.8330078 0.625 -0.10294118 0.75 0.6015625 0.29492188 0.25 2.0356445 ... }
  lod = { 5.0927734 7.267578 3.1923828 2.2978516 6.4492188 2.6376953 6.1503906 8.014648 ... }
  expect lane 0 R8 = 0x3db01010
  expect lane 1 R8 = 0x3dda0a0a
  expect lane 2 R8 = 0x3f58d1d2
  expect lane 3 R8 = 0x3f5fd7d8
  expect lane 4 R8 = 0x3e839596
  expect lane 5 R8 = 0x3f3db5b6
  expect lane 6 R8 = 0x3ee68e8f
  expect lane 7 R8 = 0x3ea57979
}

warp 16 { asm "TEX.LL R8, R116, R196, 80, 2D, 0x8"   active 0xff
  s = { 0.6041667 1.3333334 0.4049479 -1.2851562 0.9550781 1.203125 1.3867188 -2.0416667 ... }
  t = { 0.1 0.25 0.35742188 1.75 0.53828126 0.61328125 -0.75 0.340625 ... }
  lod = { 0.49804688 0.40820312 3.1259766 3.147461 2.8427734 1.8505859 0.87402344 0.99902344 ... }
  expect lane 0 R8 = 0x3f536666
  expect lane 1 R8 = 0x3ea10101
  expect lane 2 R8 = 0x3f4e8a8b
  expect lane 3 R8 = 0x3f3d9192
  expect lane 4 R8 = 0x3e0b3737
  expect lane 5 R8 = 0x3e0b3737
  expect lane 6 R8 = 0x3d9eaeaf
  expect lane 7 R8 = 0x3ee48c8d
}

warp 17 { asm "TEX.LL R8, R32, R224, 81, 2D, 0x3"   active 0xff
  s = { 0.95703125 0.13720703 1.1054688 0.5019531 1.8560606 1.0849609 -1 -1.6970881 ... }
  t = { 1.0234375 0.18164062 -1.2617188 0.99609375 0.8235294 1.109375 1.1679688 0.6806066 ... }
  lod = { 1.3378906 1.6855469 3.7021484 0.32421875 1.8085938 4.0976562 3.2871094 2.4169922 ... }
  expect lane 0 R8 = 0x3da46c6c R9 = 0x3edfd1d2
  expect lane 1 R8 = 0x3f50dfe0 R9 = 0x3e2ce8e9
  expect lane 2 R8 = 0x3defbfc0 R9 = 0x3ef0a4a5
  expect lane 3 R8 = 0x3ea5cdce R9 = 0x3eb5ddde
  expect lane 4 R8 = 0x3ea45858 R9 = 0x3f2d8788
  expect lane 5 R8 = 0x3da46c6c R9 = 0x3edfd1d2
  expect lane 6 R8 = 0x3f16c2c3 R9 = 0x3f711d1d
  expect lane 7 R8 = 0x3ed45858 R9 = 0x3f458788
}

warp 18 { asm "TEX.LL R8, R32, R188, 82, 2D, 0x1"   active 0xff
  s = { 1.6240234 0.13964844 0.6455078 0.59375 -0.015625 0.875 0.22729492 0.5996094 ... }
  t = { 1.7089844 0.52441406 0.59375 0.3125 1.0166016 0.40234375 3.2641602 0.94921875 ... }
  lod = { -0.111328125 0.21582031 0.6269531 1.3037109 1.3515625 2.203125 2.5097656 2.7480469 ... }
  expect lane 0 R8 = 0x3e409f30
  expect lane 1 R8 = 0x3fc88b2b
  expect lane 2 R8 = 0xc06dedd9
  expect lane 3 R8 = 0xbfb18c8a
  expect lane 4 R8 = 0x3f0c29dc
  expect lane 5 R8 = 0xc0043de1
  expect lane 6 R8 = 0x3f0c29dc
  expect lane 7 R8 = 0xc06dedd9
}

warp 19 { asm "TEX.LL R8, R12, R236, 83, 2D, 0xf"   active 0xff
  s = { 1.046875 1.026123 1.0898438 0.53759766 -0.030303031 0.296875 0.48828125 0.61572266 ... }
  t = { 1 0.34277344 1.0898438 0.6826172 0.7794118 0.87939453 -0.37890625 0.47509766 ... }
  lod = { 1.0400391 0.03515625 1.3300781 3.930664 -0.40429688 1.9306641 1.859375 4.1591797 ... }
  expect lane 0 R8 = 0x3eb99b9c R9 = 0x3f382929 R10 = 0x3f130404 R11 = 0x3edbbdbe
  expect lane 1 R8 = 0x3f384cfe R9 = 0x3e7f1de2 R10 = 0x3edc0567 R11 = 0x3f495e0f
  expect lane 2 R8 = 0x3efef76f R9 = 0x3f5ad713 R10 = 0x3eb464dd R11 = 0x3f108cc9
  expect lane 3 R8 = 0x3f26c333 R9 = 0x3f471e8f R10 = 0x3eb905e6 R11 = 0x3f37d444
  expect lane 4 R8 = 0x3ee01b5f R9 = 0x3f4b690b R10 = 0x3eab9adf R11 = 0x3f011ec1
  expect lane 5 R8 = 0x3f191ad4 R9 = 0x3f70762f R10 = 0x3e9f5e50 R11 = 0x3f26abe5
  expect lane 6 R8 = 0x3f0e160a R9 = 0x3f697165 R10 = 0x3e894e36 R11 = 0x3f1f271b
  expect lane 7 R8 = 0x3f0c9642 R9 = 0x3f3c839e R10 = 0x3e866398 R11 = 0x3f1da753
}

warp 20 { asm "TEX.LL R8, R4, R128, 84, 2D, 0x1"   active 0xff
  s = { 0.26041666 3.6095378 0.022135416 3.1901042 0.3046875 0.31998697 0.6640625 3.4667969 ... }
  t = { 0.10507812 0.3 0.45625 0.7132813 1.05 0.64921874 0.925 0.1875 ... }
  lod = { 2.9375 2.1289062 2.9628906 2.352539 2.3935547 2.9228516 1.9833984 1.8066406 ... }
  expect lane 0 R8 = 0x3f44b5b6
  expect lane 1 R8 = 0x3dfcfcfd
  expect lane 2 R8 = 0x3f490101
  expect lane 3 R8 = 0x3eb1c5c6
  expect lane 4 R8 = 0x3f465656
  expect lane 5 R8 = 0x3d7dbdbe
  expect lane 6 R8 = 0x3f100000
  expect lane 7 R8 = 0x3f046464
}

warp 21 { asm "TEX.LL R8, R48, R208, 85, 2D, 0x1"   active 0xff
  s = { 0.23697917 -1.1212121 0.27539062 0.5625 1.0048828 0.90625 0 0.75 ... }
  t = { 0 0.5105699 -0.17578125 0.9375 0.6152344 -1.5859375 0.81640625 1.15625 ... }
  lod = { 4.173828 4.301758 3.2763672 1.1074219 1.59375 2.7148438 3.9794922 4.120117 ... }
  expect lane 0 R8 = 0x3f5fb8b9
  expect lane 1 R8 = 0x3e30d4d5
  expect lane 2 R8 = 0x3f1b1313
  expect lane 3 R8 = 0x3f55d9da
  expect lane 4 R8 = 0x3f77e8e9
  expect lane 5 R8 = 0x3f429697
  expect lane 6 R8 = 0x3ec33f3f
  expect lane 7 R8 = 0x3ee1e5e6
}

warp 22 { asm "TEX.LL R8, R32, R140, 86, 2D, 0x8"   active 0xff
  s = { 0.75 0 1.0136719 0.4596354 0.8098958 0.23925781 0.16048177 0.29882812 ... }
  t = { 0.5 1.328125 0.6226562 0.4296875 -0.05859375 0.48515624 -0.27578124 0.18164062 ... }
  lod = { 4.053711 2.3085938 2.5078125 0.41796875 0.8876953 1.5986328 0.56640625 3.084961 ... }
  expect lane 0 R8 = 0x3e8c8202
  expect lane 1 R8 = 0x3f537ac3
  expect lane 2 R8 = 0x3d52ab5b
  expect lane 3 R8 = 0x3f6d444d
  expect lane 4 R8 = 0x3dea31d2
  expect lane 5 R8 = 0x3f59feaf
  expect lane 6 R8 = 0x3f53b25f
  expect lane 7 R8 = 0x3f5f2d5d
}

warp 23 { asm "TEX.B.LL R8, R40, R212, 0, 2D, 0x1"   active 0xff
  s = { 0.37695312 0.28125 0.60759944 0.1875 -0.75 0.12817383 0.21969697 0.7661133 ... }
  t = { -0.10546875 1.5463867 0.50206804 0.5732422 0.375 0.25 0.9269301 0.1875 ... }
  handle = handle(texture 1, sampler 87)
  lod = { 0.77441406 5.209961 2.6884766 2.3828125 3.2929688 3.9033203 4.614258 0.60839844 ... }
  expect lane 0 R8 = 0x3ecce7d2
  expect lane 1 R8 = 0x3f0624ed
  expect lane 2 R8 = 0x3eec88a9
  expect lane 3 R8 = 0x3e9a4509
  expect lane 4 R8 = 0x3e9224a5
  expect lane 5 R8 = 0x3ef61513
  expect lane 6 R8 = 0x3f045076
  expect lane 7 R8 = 0x3ee92343
}

warp 24 { asm "TEX.LL R8, R72, R228, 88, 2D, 0x1"   active 0xff
  s = { 3.3847656 -1.0419922 0.3125 0.2705078 0.28881836 0.96875 0.625 -0.7597656 ... }
  t = { 0.5 -0.123046875 -1.6386719 0.89453125 0.6972656 0.40722656 -0.5 1.1875 ... }
  lod = { 2.4638672 2.2207031 3.7041016 3.6738281 4.8447266 4.307617 2.7480469 2.913086 ... }
  expect lane 0 R8 = 0xbf7067dc
  expect lane 1 R8 = 0x3fa76b26
  expect lane 2 R8 = 0x3e979903
  expect lane 3 R8 = 0xbea6a80b
  expect lane 4 R8 = 0xbf5cadbe
  expect lane 5 R8 = 0xbfae4ede
  expect lane 6 R8 = 0xc0235a0f
  expect lane 7 R8 = 0x3f2cc76b
}

warp 25 { asm "TEX.LL R8, R12, R160, 89, 2D, 0xf"   active 0xff
  s = { 0.851089 0.75390625 0 0.31652462 0.12597656 0.34472656 0.24951172 1.4726562 ... }
  t = { 0.9016544 0.87109375 0.671875 0.073529415 -0.16210938 0.68359375 0.01953125 0.25 ... }
  lod = { 5.392578 3.9140625 5.9335938 5.4697266 4.919922 0.9140625 5.3359375 5.5996094 ... }
  expect lane 0 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 1 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 2 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 3 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 4 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 5 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 6 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
  expect lane 7 R8 = 0x3f65e5e6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3f76f6f7
}

warp 26 { asm "TEX.LL R8, R44, R160, 90, 2D, 0x1"   active 0xff
  s = { 1 -0.44791666 0.8297526 0.6791992 0.5678711 0.9508464 0.71875 0.010416667 ... }
  t = { 0.44257814 1.8398438 0.7308594 0.225 0.825 -0.04609375 0.97695315 -1.9367187 ... }
  lod = { 0.51464844 0.10839844 0.48046875 0.022460938 1.0595703 0.19726562 1.4121094 0.6455078 ... }
  expect lane 0 R8 = 0x3edededf
  expect lane 1 R8 = 0x3f28a8a9
  expect lane 2 R8 = 0x3f1a9a9b
  expect lane 3 R8 = 0x3e68e8e9
  expect lane 4 R8 = 0x3e048485
  expect lane 5 R8 = 0x3eb6b6b7
  expect lane 6 R8 = 0x3f4acacb
  expect lane 7 R8 = 0x0
}

warp 27 { asm "TEX.LL R8, R64, R120, 91, 2D, 0x8"   active 0xff
  s = { 1.203125 0.5390625 0.75 0.48665366 0.88671875 0 -0.5833333 -0.07421875 ... }
  t = { 1.3476562 -0.12109375 1.065625 0.43359375 0.7265625 1.25 0.128125 0.11328125 ... }
  lod = { 2.9960938 3.0019531 3.0039062 3.9960938 2.0058594 2.0029297 4.1748047 2.5029297 ... }
  expect lane 0 R8 = 0x3e1c8028
  expect lane 1 R8 = 0x3e50d0d1
  expect lane 2 R8 = 0x3e1c9c9d
  expect lane 3 R8 = 0x3e50d0d1
  expect lane 4 R8 = 0x3d810252
  expect lane 5 R8 = 0x3eededee
  expect lane 6 R8 = 0x3e50d0d1
  expect lane 7 R8 = 0x3f040404
}

warp 28 { asm "TEX.B.LL R8, R92, R224, 0, 2D, 0x1"   active 0xff
  s = { 0.6166992 0.4194336 1.0625 -0.41259766 1.8005371 0.875 -2.0527344 0.09375 ... }
  t = { 0.74121094 0.5336914 1.1074219 -0.0625 1.0244141 0.19726562 0.375 0.8125 ... }
  handle = handle(texture 26, sampler 92)
  lod = { 1.9960938 2 2.0048828 2.9980469 1.0039062 1.0009766 3.1748047 1.5019531 ... }
  expect lane 0 R8 = 0xc068fbf6
  expect lane 1 R8 = 0xbfa6e2d4
  expect lane 2 R8 = 0xbfb632cb
  expect lane 3 R8 = 0x3f979ed4
  expect lane 4 R8 = 0xbf85baaa
  expect lane 5 R8 = 0xbfea0c9b
  expect lane 6 R8 = 0x3f4d64fa
  expect lane 7 R8 = 0x3fb83c63
}

warp 29 { asm "TEX.LL R8, R76, R236, 93, 2D, 0x1"   active 0xff
  s = { 0.633138 0.8982747 0.02360026 0.17578125 -0.007486979 0.4375 0.98811847 0.94938153 ... }
  t = { 1.0144532 1.0378907 0.828125 1.0011718 1 0.15 0.29648438 0.7054688 ... }
  lod = { -0.0048828125 0 0.0048828125 0.9970703 -0.99609375 -1 1.171875 -0.5029297 ... }
  expect lane 0 R8 = 0x3f07b1b2
  expect lane 1 R8 = 0x3e7fcbcc
  expect lane 2 R8 = 0x3f1ef3f4
  expect lane 3 R8 = 0x3e924242
  expect lane 4 R8 = 0x3f5dddde
  expect lane 5 R8 = 0x3eaeaeaf
  expect lane 6 R8 = 0x3dee0606
  expect lane 7 R8 = 0x3f39e6e7
}

warp 30 { asm "TEX.LL R8, R104, R164, 94, 2D, 0x1"   active 0xff
  s = { 0.07678223 0.4310913 -0.080078125 0.84375 0.14257812 0.78466797 -1.9414062 0.66015625 ... }
  t = { -0.0625 0.5460205 0.5 0.9765625 -0.328125 -1.7910156 0.5332031 0.375 ... }
  lod = { 0 0.0068359375 -0.005859375 0.9980469 1.0009766 -1.171875 0.50097656 1.0048828 ... }
  expect lane 0 R8 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f15bfa0
  expect lane 2 R8 = 0x3f61e1e2
  expect lane 3 R8 = 0x3ef31b5b
  expect lane 4 R8 = 0x3f2ababb
  expect lane 5 R8 = 0x3f68e8e9
  expect lane 6 R8 = 0x3f0fcbcc
  expect lane 7 R8 = 0x3f0b0abb
}

warp 31 { asm "TEX.LL R8, R76, R156, 95, 2D, 0x1"   active 0xff
  s = { 0.12194824 3.44104 0.59375 0.3791504 0.8479004 0.3774414 0.05078125 0.7751465 ... }
  t = { 0.62841797 0.67858887 0.25 -1.9541016 0.7548828 1.625 -0.25 0.4111328 ... }
  lod = { 0 0.0068359375 -0.00390625 0.99902344 1 -1.171875 0.5019531 1.0048828 ... }
  expect lane 0 R8 = 0x3f344e4e
  expect lane 1 R8 = 0x3ec0c0c1
  expect lane 2 R8 = 0x3f4dcdce
  expect lane 3 R8 = 0x3f582323
  expect lane 4 R8 = 0x3f6ceced
  expect lane 5 R8 = 0x3dc90909
  expect lane 6 R8 = 0x3ee7e7e8
  expect lane 7 R8 = 0x3eaf7b7b
}

warp 32 { asm "TEX.LL R8, R16, R204, 96, 2D, 0x1"   active 0xff
  s = { -0.03100586 0.375 0.7050781 0.96777344 0.625 3.7192383 0.96875 0.074645996 ... }
  t = { 0.375 0 0.51660156 0.6796875 0.8808594 0.46191406 0.078125 0.32128906 ... }
  lod = { 0 0.0048828125 -0.005859375 0.99902344 1.0009766 -1.171875 0.50097656 1.0048828 ... }
  expect lane 0 R8 = 0x3f0d1919
  expect lane 1 R8 = 0x3f2a2f2f
  expect lane 2 R8 = 0x3ec05050
  expect lane 3 R8 = 0x3f1ad44c
  expect lane 4 R8 = 0x3ecebebf
  expect lane 5 R8 = 0x3f282828
  expect lane 6 R8 = 0x3effbfc0
  expect lane 7 R8 = 0x3f0e0c28
}

warp 33 { asm "TEX.LL R8, R8, R136, 97, 2D, 0x1"   active 0xff
  s = { 0.84 0.16625 0.48111978 0.13539062 -0.03125 3.9707031 -0.8958333 0.21 ... }
  t = { 0.17345862 0.296875 1.375 -0.8888889 0.3671875 0.19140625 0.5 0.94921875 ... }
  lod = { 0 0.0048828125 -0.0068359375 0.99902344 1.0009766 -1.1748047 0.5 1.0039062 ... }
  expect lane 0 R8 = 0xbf8c7866
  expect lane 1 R8 = 0xbe50d5b7
  expect lane 2 R8 = 0xc06dfe69
  expect lane 3 R8 = 0xbf5ff384
  expect lane 4 R8 = 0xbe7a08dd
  expect lane 5 R8 = 0x3f7bdb20
  expect lane 6 R8 = 0x3dab4ff8
  expect lane 7 R8 = 0x3f0ad6bd
}

warp 34 { asm "TEX.LL R8, R20, R144, 98, 2D, 0x1"   active 0xff
  s = { 0.7916667 0.6771875 0.36875 0.89 0.065 1.7270312 1 0.61848956 ... }
  t = { 1.3847656 0.7972973 3.8333333 1.0303819 1.4709201 0.29123265 0.80078125 0.65234375 ... }
  lod = { 0 0.00390625 -0.00390625 0.99609375 1.0009766 -1.1748047 0.5029297 1.0068359 ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3e809f08
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0xbf2b8825
}

warp 35 { asm "TEX.LL R8, R64, R180, 99, 2D, 0x1"   active 0xff
  s = { 0.421875 0.41 0.22335938 0.59440106 0.24 -0.03 0.9042969 0.901875 ... }
  t = { 1.2148438 0 -0.016276041 0.22753906 0.8091216 0.8333333 0.49609375 -0.29774305 ... }
  lod = { 0 0.0048828125 -0.005859375 0.9980469 1.0019531 -1.171875 0.5029297 1.0068359 ... }
  expect lane 0 R8 = 0x3f529149
  expect lane 1 R8 = 0x3ea04de7
  expect lane 2 R8 = 0xbfe2a3ca
  expect lane 3 R8 = 0x3f74f308
  expect lane 4 R8 = 0xbfb9f62f
  expect lane 5 R8 = 0xbf1d8ba5
  expect lane 6 R8 = 0x3f1c0878
  expect lane 7 R8 = 0xbd93ebc3
}

warp 36 { asm "TEX.LL R8, R112, R120, 100, 2D, 0x1"   active 0xff
  s = { 0.6171875 1 0.0040283203 0.07696533 1.3671875 0.25842285 0.94384766 0.5921631 ... }
  t = { 0 1.25 0.7878418 0.18481445 1.25 0.37695312 0.8305664 -1.109375 ... }
  lod = { 4.5039062 1.9990234 4.9970703 4.501953 4.5029297 1.0068359 5.998047 1.0039062 ... }
  expect lane 0 R8 = 0x3877c
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x36065
  expect lane 3 R8 = 0x36065
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x4bc77
  expect lane 6 R8 = 0x40d46
  expect lane 7 R8 = 0xa0c85
}

warp 37 { asm "TEX.LL R8, R48, R120, 101, ARRAY_2D, 0x1"   active 0xff
  array = { 2 0 1 0 2 0 2 0 ... }
  s = { 0.40625 0.65625 3.843395 0.6191998 0.84375 0.37689394 0.5410156 -0.13671875 ... }
  t = { 0.75 -2 0.5588235 0.8366268 0.17871094 -1.4411764 0.30078125 2 ... }
  lod = { 0.50097656 3.0039062 2.0039062 0.005859375 0.50683594 0.5029297 0.005859375 3.0039062 ... }
  expect lane 0 R8 = 0xffffff94
  expect lane 1 R8 = 0xffffff92
  expect lane 2 R8 = 0x3e
  expect lane 3 R8 = 0x2a
  expect lane 4 R8 = 0x56
  expect lane 5 R8 = 0xffffff82
  expect lane 6 R8 = 0x3d
  expect lane 7 R8 = 0x58
}

warp 38 { asm "TEX.LL R8, R56, R216, 102, 2D, 0x1"   active 0xff
  s = { 0.1303711 0.125 1.2285156 1.6181641 0.10913086 0.921875 0.08105469 0.47070312 ... }
  t = { 2.125 -0.3515625 0.51953125 1.25 0.3125 0.6748047 0.25341797 3.574707 ... }
  lod = { 0.9970703 0.5019531 3.0058594 2.9980469 5.501953 0.00390625 5.504883 3.0039062 ... }
  expect lane 0 R8 = 0x3e6e1cee
  expect lane 1 R8 = 0x3f26f6a7
  expect lane 2 R8 = 0x3d28e0a9
  expect lane 3 R8 = 0x3d28e0a9
  expect lane 4 R8 = 0x3d5460d4
  expect lane 5 R8 = 0x3f7256f2
  expect lane 6 R8 = 0x3d5460d4
  expect lane 7 R8 = 0x3f750df5
}

warp 39 { asm "TEX.LL R8, R80, R228, 103, 2D, 0x1"   active 0xff
  s = { 0.6875 1.25 0.61816406 3.243103 0.54296875 0.25830078 0.053222656 0.7841797 ... }
  t = { 0.5 -0.25 1.25 1.0367432 -0.5 0.5214844 0.1538086 0.25 ... }
  lod = { 3.7041016 -0.8076172 -0.80566406 -0.30664062 3.1982422 4.1953125 0.20605469 0.6972656 ... }
  expect lane 0 R8 = 0x3e8ef509
  expect lane 1 R8 = 0x3ed7428d
  expect lane 2 R8 = 0x3f0fc4a2
  expect lane 3 R8 = 0x3ee063af
  expect lane 4 R8 = 0x3eee622b
  expect lane 5 R8 = 0x3d599c8f
  expect lane 6 R8 = 0x3f3f53b4
  expect lane 7 R8 = 0x3f056573
}

warp 40 { asm "TEX.LL R8, R8, R192, 104, 2D, 0xf"   active 0xff
  s = { 0.609375 0 0.13183594 0.03125 0.36816406 0.38085938 0.52697754 -0.9375 ... }
  t = { 0.5698242 0.05859375 0.05859375 0.7050781 0.3125 -0.18554688 0.7770996 0.9638672 ... }
  lod = { -1.9423828 0.56347656 -0.44628906 3.0615234 1.0644531 -0.9404297 1.0605469 2.0654297 ... }
  expect lane 0 R8 = 0x7d5e3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x206a3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x1a7f0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x40d46 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x2da9b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x2bd71 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x37ad7 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x36065 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 41 { asm "TEX.LL R8, R72, R204, 105, ARRAY_2D, 0xf"   active 0xff
  array = { 1 1 0 2 1 0 0 2 ... }
  s = { 0 -1.5661695 0.875 2.75 0.8125 0.8930664 0.80078125 1.9848485 ... }
  t = { 0.25 0.10294118 0.104003906 2 -0.09375 0.90234375 0.890625 0.25321692 ... }
  lod = { 3.006836 0.5058594 0.5048828 3.5 1.5058594 1.9970703 2.5039062 1.4970703 ... }
  expect lane 0 R8 = 0x6a R9 = 0xffffffc5 R10 = 0x20 R11 = 0x7b
  expect lane 1 R8 = 0x56 R9 = 0xffffffb1 R10 = 0xc R11 = 0x67
  expect lane 2 R8 = 0xfffffff7 R9 = 0x52 R10 = 0xffffffad R11 = 0x8
  expect lane 3 R8 = 0xffffffe8 R9 = 0x43 R10 = 0xffffff9e R11 = 0xfffffff9
  expect lane 4 R8 = 0xffffffb7 R9 = 0x12 R10 = 0x6d R11 = 0xffffffc8
  expect lane 5 R8 = 0x2c R9 = 0xffffff87 R10 = 0xffffffe2 R11 = 0x3d
  expect lane 6 R8 = 0xffffffaf R9 = 0xa R10 = 0x65 R11 = 0xffffffc0
  expect lane 7 R8 = 0xffffffc5 R9 = 0x20 R10 = 0x7b R11 = 0xffffffd6
}

warp 42 { asm "TEX.LL R8, R112, R224, 106, 2D, 0xf"   active 0xff
  s = { -0.0014038086 4.0126953 0.09106445 -0.125 1.0351562 0.33703613 0.38537598 0.31933594 ... }
  t = { 0.8548584 1.1875 1.5625 0.8886719 -1 0.14624023 0.7072754 3.5 ... }
  lod = { 2.0039062 5.4970703 5.5 0.5 2.9980469 4.0058594 0.50390625 4.0058594 ... }
  expect lane 0 R8 = 0x3ef5f2f6 R9 = 0x9ece R10 = 0x3ef5f2f6 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec0cac1 R9 = 0x843a R10 = 0x3ec0cac1 R11 = 0x3f800000
  expect lane 2 R8 = 0x3d5460d4 R9 = 0x311b R10 = 0x3d5460d4 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f136b93 R9 = 0xb740 R10 = 0x3f136b93 R11 = 0x3f800000
  expect lane 4 R8 = 0x3cd460d4 R9 = 0x2a78 R10 = 0x3cd460d4 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f5a9bdb R9 = 0xfe70 R10 = 0x3f5a9bdb R11 = 0x3f800000
  expect lane 6 R8 = 0x3f368cb7 R9 = 0xda61 R10 = 0x3f368cb7 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ea780a8 R9 = 0x7795 R10 = 0x3ea780a8 R11 = 0x3f800000
}

warp 43 { asm "TEX.LL R8, R100, R152, 107, 2D, 0xf"   active 0xff
  s = { 0.12695312 0.7421875 0.19921875 0.4375 0.6843872 1.0290527 0.30029297 0.6711426 ... }
  t = { -0.07421875 0.6875 1.3125 1.25 0.21850586 -1.2763672 1.0380859 0.021728516 ... }
  lod = { 0.005859375 0.50683594 5.5029297 2.9970703 5.006836 4.5 5.5058594 3.5048828 ... }
  expect lane 0 R8 = 0x3f524172 R9 = 0x3f524172 R10 = 0x3f524172 R11 = 0x3f800000
  expect lane 1 R8 = 0x3eec017c R9 = 0x3eec017c R10 = 0x3eec017c R11 = 0x3f800000
  expect lane 2 R8 = 0x3e5b56db R9 = 0x3e5b56db R10 = 0x3e5b56db R11 = 0x3f800000
  expect lane 3 R8 = 0x3f38504d R9 = 0x3f38504d R10 = 0x3f38504d R11 = 0x3f800000
  expect lane 4 R8 = 0x3f01d66f R9 = 0x3f01d66f R10 = 0x3f01d66f R11 = 0x3f800000
  expect lane 5 R8 = 0x3f11658e R9 = 0x3f11658e R10 = 0x3f11658e R11 = 0x3f800000
  expect lane 6 R8 = 0x3e61eb31 R9 = 0x3e61eb31 R10 = 0x3e61eb31 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ec7108a R9 = 0x3ec7108a R10 = 0x3ec7108a R11 = 0x3f800000
}

warp 44 { asm "TEX.LL.DC R8, R28, R236, 108, 2D, 0x1"   active 0xff
  s = { 1.25 0.30507812 0.0421875 0.3515625 0.33203125 0.375 -0.625 0.13320312 ... }
  t = { -1.25 0.27539062 0.18098958 0.54296875 0.50390625 0.29166666 -1 0.64420575 ... }
  lod = { 5.8779297 5.8828125 1.8789062 5.883789 2.8779297 4.3779297 3.8857422 5.8759766 ... }
  dref = { 0.75000006 bits(0x7fc00000) 0.875 0.75 0.625 0.81250006 0.6875 0.625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 45 { asm "TEX.LL.DC R8, R20, R188, 109, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 2 0 1 2 2 0 ... }
  s = { 1.2246094 1.0507812 0.96875 0.234375 0.93847656 0.93481445 -0.125 3.03125 ... }
  t = { 1 0.9863281 1.1875 0.36376953 0.375 -1.0136719 2.7382812 -0.03125 ... }
  lod = { 3.4658203 1.9697266 4.4716797 3.96875 2.9697266 4.9677734 4.46875 2.9697266 ... }
  dref = { 0.5000002 0.5000003 0.5000003 0.50000006 0.5000005 0.50000024 0.5000005 0.50000036 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 46 { asm "TEX.LL.DC R8, R64, R120, 110, 1D, 0x1"   active 0xff
  s = { 0.36035156 0.6571045 0.390625 0.4658203 0.40234375 0.34881592 0.3369751 -0.75 ... }
  lod = { 2.9960938 3.5009766 0.9970703 4.751953 3.0029297 2.5029297 5.0039062 4.7333984 ... }
  dref = { 0.6875 0.8125 0.5 0.50000006 0.75000006 0.75 0.625 0.93750006 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 47 { asm "TEX.LL.DC R8, R24, R192, 111, 2D, 0x1"   active 0xff
  s = { 0.24375 0.5 0.95 0.18710938 -0.0859375 -0.11347656 -0.5 1.1953125 ... }
  t = { 1.25 2 -0.75 0.640625 0.203125 1.5332031 1.4765625 -0.75 ... }
  lod = { 7.258789 3.7128906 6.758789 4.760742 4.263672 4.758789 6.265625 2.758789 ... }
  dref = { 0.625 0.6875 0.56250006 0.875 bits(0xffffffff) 0.625 0.6875 0.93750006 ... }
  expect lane 0 R8 = 0x3e800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3ddf1ac0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3cbf4000
  expect lane 7 R8 = 0x0
}

warp 48 { asm "TEX.LL.DC R8, R116, R152, 112, ARRAY_2D, 0x1"   active 0xff
  array = { 0 0 1 1 2 1 2 2 ... }
  s = { 0.43798828 -0.0546875 -1.1533203 0.5732422 0.111328125 0.08105469 1.0644531 0.9199219 ... }
  t = { -0.0625 1.28125 1.25 0.22851562 1.25 0.15234375 -0.25 1.5 ... }
  lod = { -0.11035156 0.8925781 0.38867188 1.890625 0.38867188 1.3867188 0.8925781 -0.5996094 ... }
  dref = { 0.5000001 0.5000005 0.5000002 0.5000005 0.5000004 0.50000036 0.5000005 0.5000001 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3b000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3a100000
  expect lane 5 R8 = 0x3f7fc650
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3ec8a800
}

warp 49 { asm "TEX.LL.DC R8, R68, R172, 113, 2D, 0x1"   active 0xff
  s = { 1.1445312 1.4929688 1.2324219 0.371875 -1.603125 -0.21484375 1 0.275 ... }
  t = { -0.39453125 1.0989584 -0.25 0.20833333 0.5260417 -0.75 0.8333333 -0.083333336 ... }
  lod = { 1.5 3.0058594 4.004883 1.0244141 1.0048828 4.501953 2.9990234 1.5 ... }
  dref = { 0.8125 0.625 0.5625 0.68750006 0.8125 0.62500006 bits(0x7f800000) 0.62500006 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f7f0000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 50 { asm "TEX.LL.DC R8, R92, R128, 114, 1D, 0x1"   active 0xff
  s = { 0.73657227 1.1992188 -0.7095947 0.048828125 0.01550293 1.03125 1.0506592 0.4802246 ... }
  lod = { 4.006836 1.8671875 2.5029297 0.49902344 1.9980469 3.4980469 4.9970703 5.5009766 ... }
  dref = { 0.93750006 0.56250006 0.75 0.625 0.5 0.8125 0.56250006 0.93750006 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 51 { asm "TEX.LL.AOFFI.DC R8, R32, R192, 115, 2D, 0x1"   active 0xff
  s = { -0.23046875 0.22265625 0.24023438 0.584375 0.765625 0.015625 0.525 0.7242187 ... }
  t = { -0.25 -0.67578125 0.87630206 0.921875 1.25 0.5625 0.625 -0.027994791 ... }
  lod = { 2.9960938 1.0234375 2.9960938 3.9970703 1.5029297 2.4970703 2.9980469 4.0009766 ... }
  offset = { 0x457fea04 0xc7b8edd0 0x8533c831 0x58451148 0xf5139bd 0x178 0x3f3c1273 0x829eddf0 ... }
  dref = { 0.75 0.87500006 0.50000006 0.68750006 0.75000006 0.375 0.875 0.625 ... }
  expect lane 0 R8 = 0x3f5637c0
  expect lane 1 R8 = 0x3d1fe100
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3a880000
  expect lane 4 R8 = 0x3e900000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f7f3000
  expect lane 7 R8 = 0x3d500000
}

warp 52 { asm "TEX.LL.AOFFI.DC R8, R72, R192, 116, ARRAY_2D, 0x1"   active 0xff
  array = { 2 1 1 2 0 0 1 2 ... }
  s = { -2.125 4.125 0.8339844 1.125 0.85546875 0.43945312 -0.0625 0.35058594 ... }
  t = { 0.33789062 1 -0.3125 -0.14453125 0.5625 0.38867188 -2.2480469 0.42578125 ... }
  lod = { -0.68652344 -0.18847656 -1.6904297 -1.1162109 -2.1855469 -1.1826172 0.8144531 0.09863281 ... }
  offset = { 0xcc98722d 0xc1373a03 0xd0f39469 0xc6f75c76 0x389ee850 0x888 0x178 0x670ac55a ... }
  dref = { 0.5000001 0.5000002 0.5000005 0.50000006 0.5000003 0.5000003 0.5000003 0.50000006 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3b800000
  expect lane 2 R8 = 0x3ed9b000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f500000
  expect lane 5 R8 = 0x3f7b4600
  expect lane 6 R8 = 0x3ebf4000
  expect lane 7 R8 = 0x3f800000
}

warp 53 { asm "TEX.B.LL.AOFFI.DC R8, R24, R188, 0, 1D, 0x1"   active 0xff
  s = { -1.2363281 1 0.53430176 0.83251953 -0.7519531 1.5 -0.920166 -0.2890625 ... }
  handle = handle(texture 34, sampler 117)
  lod = { 1.2871094 5.9970703 1.4091797 3.0009766 0.0703125 5.4990234 2.5029297 0.005859375 ... }
  offset = { 0x888 0xa756c6b9 0x45eb3a75 0x40ecf7f8 0x1d6be0d3 0xf4c96e47 0x587e7549 0x777 ... }
  dref = { 0.75000006 0.75000006 0.5625 0.5625 0.8125 0.75000006 0.875 0.75 ... }
  expect lane 0 R8 = 0x3f401800
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f42d800
  expect lane 3 R8 = 0x3f570000
  expect lane 4 R8 = 0x3ec24000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3d900000
  expect lane 7 R8 = 0x3f7f4000
}

warp 54 { asm "TEX.B.LL.DC R8, R116, R192, 0, 2D, 0x1"   active 0xff
  s = { 0.62949216 -0.5 0.325 0.75 0.4546875 3.5 -0.1 0.43476564 ... }
  t = { 0.75097656 1.1367188 0.80078125 0.68359375 -1.1666666 0.083333336 0.26757812 -0.8645833 ... }
  handle = handle(texture 32, sampler 118)
  lod = { 1.0039062 0.005859375 0.0068359375 0.49804688 0.00390625 4 1.9960938 4.569336 ... }
  dref = { 0.875 0.8125 0.875 0.8125 bits(0x7fc00000) 0.6875 0.5 0.5 ... }
  expect lane 0 R8 = 0x3f093bd3
  expect lane 1 R8 = 0x3f7fc000
  expect lane 2 R8 = 0x3f5c2400
  expect lane 3 R8 = 0x3f000000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f358000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f000000
}

warp 55 { asm "TEX.LL.DC R8, R12, R232, 119, ARRAY_2D, 0x1"   active 0xff
  array = { 0 0 1 1 0 0 1 2 ... }
  s = { 0.53930664 0.0625 0.25 0.03100586 0.4375 1 0.96777344 0.50683594 ... }
  t = { 0.54589844 0.95703125 -0.41796875 0.15625 0.5625 1.1484375 0.40820312 0.76953125 ... }
  lod = { 0.99902344 0.34765625 1.5019531 1.9970703 0.29003906 2.5009766 2.5029297 0.99609375 ... }
  dref = { 0.50000036 0.5000004 0.5000002 0.5000001 0.50000006 0.5000002 0.5000003 0.5000001 ... }
  expect lane 0 R8 = 0x3f3e6d6e
  expect lane 1 R8 = 0x3f270000
  expect lane 2 R8 = 0x3dac0000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f000000
  expect lane 6 R8 = 0x3f288000
  expect lane 7 R8 = 0x0
}

warp 56 { asm "TEX.LL.DC R8, R32, R152, 120, 2D, 0x1"   active 0xff
  s = { 0.79179686 0.6421875 0.175 0.96875 0.6683594 -0.025 0.041015625 -0.25 ... }
  t = { 0.41666666 0.8828125 1.0221354 0.41796875 0.4856771 0.94173175 -1.5195312 -0.5 ... }
  lod = { 2.8359375 1.0478516 0.18847656 0.046875 2.5449219 1.5419922 2.5419922 0.047851562 ... }
  dref = { bits(0xffffffff) 0.9375 0.875 0.75 0.875 0.5 0.68750006 0.75 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3b800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 57 { asm "TEX.LL.DC R8, R20, R156, 121, 1D, 0x1"   active 0xff
  s = { 1.0273438 0.1875 -0.23828125 0.89697266 0.5037842 0.78808594 4.048828 0.8857422 ... }
  lod = { 1.5 1.0068359 2.0058594 3.0058594 3.0058594 1.0039062 5.0009766 0.92089844 ... }
  dref = { 0.6875 0.8125 0.5625 0.75000006 0.81250006 0.5 0.75 0.8125 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 58 { asm "TEX.LL.DC R8, R24, R140, 122, 2D, 0x1"   active 0xff
  s = { 0.05 0.9142578 3.2277343 0.175 -1.375 0.8003906 0.36865234 0.40546876 ... }
  t = { 0.96875 0.40820312 4.0325522 -0.16666667 0.82421875 0.83951825 0.020996094 0.33333334 ... }
  lod = { 1.4501953 3.375 1.4052734 -0.12011719 0.8779297 -0.119140625 3.8828125 3.3798828 ... }
  dref = { 0.5 0.87500006 0.9375 0.8125 bits(0x7f800000) 0.56250006 0.8125 0.5 ... }
  expect lane 0 R8 = 0x3e5c0000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f008000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3e3a07c8
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 59 { asm "TEX.LL.DC R8, R64, R236, 123, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 1 1 1 1 2 ... }
  s = { 0.84521484 0.040039062 1.0371094 0.068359375 0.5859375 0.9863281 -1.5 0.55078125 ... }
  t = { 0.2421875 -1.8339844 1.1210938 0.36914062 -0.25 0.33984375 -0.46875 1.4648438 ... }
  lod = { 0.8300781 2.6191406 2.1367188 2.7294922 0.72558594 2.0048828 2.5029297 0.99609375 ... }
  dref = { 0.5000003 0.5000003 0.5000003 0.5000004 0.5000005 0.50000024 0.50000024 0.5000005 ... }
  expect lane 0 R8 = 0x3f23d5a0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f0bf87c
  expect lane 6 R8 = 0x3f5c0000
  expect lane 7 R8 = 0x3f800000
}

warp 60 { asm "TEX.LL.DC R8, R52, R160, 124, 1D, 0x1"   active 0xff
  s = { 0.9091797 1.875 0.54870605 0.31445312 0.45214844 0.34570312 1.0065308 0.6875 ... }
  lod = { 3.4960938 3.9990234 0.4970703 5.9990234 3.9970703 4.1591797 3.4960938 3.4960938 ... }
  dref = { 0.8125 0.6875 0.625 0.87500006 0.625 0.9375 0.93750006 0.8125 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3e634c00
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f306d00
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3dfe0000
}

warp 61 { asm "TEX.LL.AOFFI.DC R8, R52, R216, 125, 2D, 0x1"   active 0xff
  s = { -1.5 0.34335938 0.296875 -0.44921875 0.0671875 0.125 -0.1796875 -1.177832 ... }
  t = { 0.25 0.37565103 0 -0.75 0.26041666 1 -0.16796875 0.35416666 ... }
  lod = { 0.53125 3.524414 2.5234375 2.2861328 4.5283203 5.026367 5.169922 2.5292969 ... }
  offset = { 0x178 0x28ff6402 0xe08c78a8 0x3c59da62 0xc23ae769 0x1ffdca1e 0x4eb43a8f 0x178 ... }
  dref = { 0.375 0.9375 0.875 0.875 0.50000006 0.5 0.9375 0.75 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 62 { asm "TEX.LL.AOFFI.DC R8, R52, R160, 126, ARRAY_2D, 0x1"   active 0xff
  array = { 2 1 0 1 2 1 2 1 ... }
  s = { 0.61450195 -1.2248535 0.061523438 0.13769531 -1.7109375 0.5776367 -0.044921875 0.39672852 ... }
  t = { 1.7514648 0.578125 1.0625 -0.024902344 0.25 0.75 3.9355469 3.7172852 ... }
  lod = { 2.0039062 1.0019531 0.49804688 1.2207031 1.0234375 2.140625 1.4990234 0.99609375 ... }
  offset = { 0x75d327d 0xaff547da 0x2d93d29f 0x2b39938b 0xd1b32e71 0xeef0e19a 0x6b23230 0xbdb811ed ... }
  dref = { 0.5000005 0.50000024 0.50000006 0.5000002 0.50000036 0.50000036 0.5000002 0.5000002 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 63 { asm "TEX.LL R8, R24, R140, 127, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { 0.09765625 0.9897461 -0.16015625 0.044433594 -0.09375 1 0.5 0.24414062 ... }
  t = { 0.90234375 0.9140625 -0.75 0.0026041667 1.4101562 1.2890625 -0.25 0.75 ... }
  lod = { 1.2099609 -1.1796875 0.7080078 0.21679688 0.21289062 0.21289062 -0.7861328 0.20703125 ... }
  expect lane 0 R8 = 0x7f7fffff
  expect lane 1 R8 = 0xff7fffff
  expect lane 2 R8 = 0x800000
  expect lane 3 R8 = 0x80800000
  expect lane 4 R8 = 0x3ff361f9
  expect lane 5 R8 = 0xbfffffff
  expect lane 6 R8 = 0x3f800001
  expect lane 7 R8 = 0xffffff
}

warp 0 { asm "TEX.LL R8, R108, R160, 128, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { 0.43945312 1.1796875 0.5 0.5908203 0.39746094 0.2211914 0.62402344 0.22998047 ... }
  t = { -1.3359375 0.05859375 2.0898438 0.54296875 0.93619794 0.20833333 0.8359375 0.953125 ... }
  lod = { 1.0048828 0.49609375 0.091796875 2.390625 2.0039062 2.3466797 2.0058594 0.9970703 ... }
  expect lane 0 R8 = 0x3e70f0f1
  expect lane 1 R8 = 0x3f76f6f7
  expect lane 2 R8 = 0x3e78f8f9
  expect lane 3 R8 = 0x3ed4d4d5
  expect lane 4 R8 = 0x3e28a8a9
  expect lane 5 R8 = 0x3e48c8c9
  expect lane 6 R8 = 0x3e74f4f5
  expect lane 7 R8 = 0x3f2aaaab
}

warp 1 { asm "TEX.LL R8, R16, R228, 129, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { 1.2109375 -1.0722656 1.046875 0.7890625 -0.25 3.0195312 0.66845703 -0.07421875 ... }
  t = { 0.28125 1.0429688 3.8945312 0.57421875 0.5 0.71484375 0.3125 1.359375 ... }
  lod = { -1.0498047 -2.040039 -1.0410156 -0.5488281 0.45703125 -2.0458984 -1.0390625 -1.0478516 ... }
  expect lane 0 R8 = 0xbf800000
  expect lane 1 R8 = 0xbf800000
  expect lane 2 R8 = 0x38000100
  expect lane 3 R8 = 0xb8000100
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f5293a5
  expect lane 6 R8 = 0x3e4f319e
  expect lane 7 R8 = 0xbe5e49bd
}

warp 2 { asm "TEX.LL R8, R52, R140, 130, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { 1 1.4570312 -0.5 0.75 0.04296875 0.4248047 0.93359375 3.3496094 ... }
  t = { -0.05078125 1.09375 -0.47265625 1.25 -1 0.16666667 0.8203125 -0.25 ... }
  lod = { 1.4990234 1.5 1.2783203 2.006836 1 0.49804688 2.5009766 1.9667969 ... }
  expect lane 0 R8 = 0x7f7fffff
  expect lane 1 R8 = 0xff7fffff
  expect lane 2 R8 = 0x800000
  expect lane 3 R8 = 0x80800000
  expect lane 4 R8 = 0x3ff361f9
  expect lane 5 R8 = 0xbfffffff
  expect lane 6 R8 = 0x3f800001
  expect lane 7 R8 = 0xffffff
}

warp 3 { asm "TEX.LL R8, R104, R168, 131, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { 0.08203125 0.33007812 0.86376953 -0.25 -1.6298828 -0.453125 -0.12011719 0.375 ... }
  t = { 0.8125 0.032552082 0.083333336 -1.1289062 1.25 1.5 -0.42578125 0.4934896 ... }
  lod = { 2.0058594 2.0029297 2.0058594 0.9970703 1.4970703 2.0039062 2.4990234 2.5605469 ... }
  expect lane 0 R8 = 0x3e70f0f1
  expect lane 1 R8 = 0x3f76f6f7
  expect lane 2 R8 = 0x3e78f8f9
  expect lane 3 R8 = 0x3ed4d4d5
  expect lane 4 R8 = 0x3e28a8a9
  expect lane 5 R8 = 0x3e48c8c9
  expect lane 6 R8 = 0x3e74f4f5
  expect lane 7 R8 = 0x3f2aaaab
}

warp 4 { asm "TEX.LL R8, R8, R148, 132, ARRAY_2D, 0x1"   active 0xff
  array = { 0 1 2 3 4 5 6 7 ... }
  s = { -0.265625 0.14746094 1.2382812 0.9399414 0.41210938 0.16210938 1.3466797 -0.25 ... }
  t = { 0.91796875 -1 1 0.24479167 0.5989583 1.75 0.75 0.03515625 ... }
  lod = { 5.5039062 5.4570312 3.5039062 4.5117188 3.3066406 5.504883 3.0107422 4.426758 ... }
  expect lane 0 R8 = 0xbf800000
  expect lane 1 R8 = 0xbf800000
  expect lane 2 R8 = 0x38000100
  expect lane 3 R8 = 0xb8000100
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f5293a5
  expect lane 6 R8 = 0x3e4f319e
  expect lane 7 R8 = 0xbe5e49bd
}

warp 5 { asm "TEX.LL R8, R8, R224, 133, 2D, 0x1"   active 0xffffffff
  s = { 2.125 0 0.125 0.5605469 -0.6269531 0.85546875 0.703125 1 0.7265625 1.027832 0.7578125 1.1835938 -0.546875 0.03515625 1.5 0.9736328 0.9140625 1 0.125 0.625 0.9560547 0.25 0.37158203 1.0625 0.45117188 -0.02734375 -1.1142578 1.5 0.8745117 0 0.609375 -0.5 ... }
  t = { 1.1269531 0.8125 1.4609375 0.62109375 3.5966797 0.64453125 -0.171875 0.3203125 0.63671875 0.16015625 1.078125 -0.8671875 0 1.375 0.83203125 -1.3183594 0.25 1.0507812 0.796875 0.5 1.25 -0.45703125 0.25 1.1005859 1.0351562 -0.16796875 0.6113281 1.328125 -0.0068359375 0 -0.765625 0.75 ... }
  lod = { 1.0019531 1.0029297 1.9970703 3.0039062 1.0048828 0.0068359375 1.9980469 1.0029297 3.9960938 3.0048828 2.5029297 3 0.5029297 3.0058594 1.0068359 0.5019531 1.7822266 1.7822266 1.0019531 0 1.5029297 1 0.99609375 0 0.5029297 1.0029297 2.9990234 1.78125 0 0.0068359375 1.0068359 3.5 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x7fc00000
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000
  expect lane 6 R8 = 0x7fc00000
  expect lane 7 R8 = 0x7fc00000
  expect lane 8 R8 = 0x7f800000
  expect lane 9 R8 = 0x7f800000
  expect lane 10 R8 = 0x7f800000
  expect lane 11 R8 = 0x7f800000
  expect lane 12 R8 = 0x7fc00000
  expect lane 13 R8 = 0x7f800000
  expect lane 14 R8 = 0x7f800000
  expect lane 15 R8 = 0x7f800000
  expect lane 16 R8 = 0x7f800000
  expect lane 17 R8 = 0x7fc00000
  expect lane 18 R8 = 0x3f800000
  expect lane 19 R8 = 0x7fc00000
  expect lane 20 R8 = 0x7fc00000
  expect lane 21 R8 = 0x7f800000
  expect lane 22 R8 = 0x7fc00000
  expect lane 23 R8 = 0x80000000
  expect lane 24 R8 = 0x7fc00000
  expect lane 25 R8 = 0x7f800000
  expect lane 26 R8 = 0x7f800000
  expect lane 27 R8 = 0x7f800000
  expect lane 28 R8 = 0x7f800000
  expect lane 29 R8 = 0x7f800000
  expect lane 30 R8 = 0x7fc00000
  expect lane 31 R8 = 0x7f800000
}

warp 6 { asm "TEX.LL R8, R108, R180, 134, 2D, 0x1"   active 0xff
  s = { -1.9375 0.0234375 0.20703125 -0.015625 0.25 0.25 -1.2128906 0.9003906 ... }
  t = { 0.9042969 1.0166016 -1 0.42773438 -0.12109375 0.4453125 0.796875 -0.2109375 ... }
  lod = { 2.9980469 1.5009766 2.5029297 2.78125 2.9990234 1.7832031 0.78222656 3.0019531 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0x7f800000
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0x7f800000
  expect lane 5 R8 = 0x7f800000
  expect lane 6 R8 = 0x7fc00000
  expect lane 7 R8 = 0x7f800000
}

warp 7 { asm "TEX.B.LL R8, R116, R192, 0, 2D, 0x1"   active 0xff
  s = { -0.421875 0.75 -1.203125 1.25 0.4296875 0.40625 0.22021484 0.86572266 ... }
  t = { 0.3984375 0.10644531 0.91015625 -0.25 1.0898438 0.9111328 0.09667969 3.6591797 ... }
  handle = handle(texture 38, sampler 135)
  lod = { 3.0039062 0.9980469 1.9990234 0.50097656 0 0 2.0029297 0 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0x7fc00000
  expect lane 2 R8 = 0x7fc00000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0x7fc12345
  expect lane 5 R8 = 0x7fc12345
  expect lane 6 R8 = 0x7f800000
  expect lane 7 R8 = 0xff800000
}

warp 8 { asm "TEX.LL R8, R52, R136, 136, 2D, 0x1"   active 0xffffffff
  s = { -0.0546875 0.28466797 0.6464844 0.29003906 -0.75 0.95654297 0.64208984 0.37060547 0.68359375 1.0058594 -0.5 -1.8164062 -0.45703125 -0.14453125 1.2148438 0.14257812 0.0078125 0.33203125 -0.20703125 -2.2109375 -0.013671875 0.123046875 0.625 0.3125 0.625 1.0273438 0.62890625 0.33007812 -0.3125 0.875 -0.0078125 -0.033203125 ... }
  t = { 0.28125 0.71484375 2 0.578125 0.625 0.17578125 -1.8505859 1.25 0.1875 0.7988281 1.0019531 0.625 0.8359375 0.26953125 -0.953125 0.9160156 -0.453125 -0.068359375 4.375 0.91015625 -0.28515625 -1.6464844 1.1201172 1.25 -0.02734375 -1.875 0 2.25 -0.2734375 1.015625 0.5673828 2 ... }
  lod = { 0 3.7841797 3.78125 1.0068359 3.0048828 3 1.0019531 2.0029297 0 3 1.0019531 3.9980469 0.99902344 0.99609375 1.0019531 0 1.0058594 2.5029297 2.78125 2.006836 3.78125 3.5009766 1.5029297 0.99609375 3.78125 3.0019531 0.005859375 3.9970703 1 2 2.006836 2.5 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80800000
  expect lane 2 R8 = 0x80800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x80800000
  expect lane 5 R8 = 0x80800000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x80000000
  expect lane 8 R8 = 0x80ba0002
  expect lane 9 R8 = 0x80800000
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x80800000
  expect lane 12 R8 = 0x0
  expect lane 13 R8 = 0x80000000
  expect lane 14 R8 = 0x0
  expect lane 15 R8 = 0x0
  expect lane 16 R8 = 0x0
  expect lane 17 R8 = 0x80000000
  expect lane 18 R8 = 0x80000000
  expect lane 19 R8 = 0x80000000
  expect lane 20 R8 = 0x80800000
  expect lane 21 R8 = 0x80800000
  expect lane 22 R8 = 0x0
  expect lane 23 R8 = 0x80000000
  expect lane 24 R8 = 0x80800000
  expect lane 25 R8 = 0x80800000
  expect lane 26 R8 = 0x80877801
  expect lane 27 R8 = 0x80800000
  expect lane 28 R8 = 0x80000000
  expect lane 29 R8 = 0x80000000
  expect lane 30 R8 = 0x80000000
  expect lane 31 R8 = 0x80000000
}

warp 9 { asm "TEX.LL R8, R4, R212, 137, 2D, 0x1"   active 0xff
  s = { 4.125 1.1835938 0.4375 -0.2265625 0.2607422 -1.0859375 -1.5478516 0.4921875 ... }
  t = { 0.31640625 -0.08203125 0.2109375 1.0898438 -1.9140625 0.30078125 0.63671875 1.140625 ... }
  lod = { 0.7832031 0 2.0029297 2.0029297 0.99902344 3.7841797 1.0029297 2 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80800000
  expect lane 2 R8 = 0x80800000
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x80800000
  expect lane 6 R8 = 0x80800000
  expect lane 7 R8 = 0x80800000
}

warp 10 { asm "TEX.LL R8, R84, R184, 138, 2D, 0x1"   active 0xff
  s = { 0.24414062 0.4375 0.125 1.0371094 0.22558594 1.375 1.9716797 0.26171875 ... }
  t = { 0.74609375 0.8359375 0.375 -0.453125 2.5 1.75 0.48632812 0.3984375 ... }
  lod = { 1.0009766 3.9970703 1.9970703 0.5019531 2.0048828 1.0019531 2.0029297 0.005859375 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0x80800000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x0
}

warp 11 { asm "TEX.LL R8, R12, R208, 139, 2D, 0x1"   active 0xffffffff
  s = { 1 0.43554688 -1.6445312 0.4375 0.3310547 0.43554688 0.61816406 -0.38671875 1.4804688 0.81152344 0.5 0.79296875 0.13476562 2.375 3.375 1.25 0.8203125 1 0.125 0.4658203 0.22558594 -0.5 -1.6074219 0.40429688 0.3095703 0.048828125 0.24609375 -0.17578125 1.0507812 0 0.03125 0.5 ... }
  t = { -0.078125 0.5 -0.2109375 0.55078125 0.625 1.296875 0.009765625 0.75 -2.5 0.875 0.19726562 0.71875 -0.06640625 0.71875 0.87109375 -0.390625 0.78515625 -0.328125 0.02734375 -0.16015625 -0.125 -0.75 0.5 0.8378906 1.125 1.328125 1.0507812 1.3671875 1.0234375 0.703125 0.55859375 0.32421875 ... }
  lod = { 0.99609375 1 3.5009766 3.0029297 3 2.5 3 2.9990234 3.006836 0.005859375 0 0.5019531 3.5 3.006836 0.5 2.9960938 0.7832031 3.0029297 2.0009766 2.5009766 3.7832031 0.7841797 3 3.5019531 0 3.9990234 0.99902344 2.0039062 0.99609375 1.5009766 2.7822266 2.0039062 ... }
  expect lane 0 R8 = 0xbb400000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3fc00000
  expect lane 3 R8 = 0x3fc00000
  expect lane 4 R8 = 0x3fc00000
  expect lane 5 R8 = 0x3edaffff
  expect lane 6 R8 = 0x3fc00000
  expect lane 7 R8 = 0x3fbfd100
  expect lane 8 R8 = 0x3fc00000
  expect lane 9 R8 = 0x401e2141
  expect lane 10 R8 = 0x3f638001
  expect lane 11 R8 = 0x3f048001
  expect lane 12 R8 = 0x3fc00000
  expect lane 13 R8 = 0x3fc00000
  expect lane 14 R8 = 0x3f8f4000
  expect lane 15 R8 = 0x3fbe0000
  expect lane 16 R8 = 0x3e9cf401
  expect lane 17 R8 = 0x3fc00000
  expect lane 18 R8 = 0xbfa00001
  expect lane 19 R8 = 0x3f130000
  expect lane 20 R8 = 0x3fc00000
  expect lane 21 R8 = 0xbe9fffff
  expect lane 22 R8 = 0x3fc00000
  expect lane 23 R8 = 0x3fc00000
  expect lane 24 R8 = 0x80000000
  expect lane 25 R8 = 0x3fc00000
  expect lane 26 R8 = 0x3f394600
  expect lane 27 R8 = 0x3fe0df01
  expect lane 28 R8 = 0xbc200001
  expect lane 29 R8 = 0x0
  expect lane 30 R8 = 0x3f8d4000
  expect lane 31 R8 = 0x3bc00000
}

warp 12 { asm "TEX.LL R8, R116, R188, 140, 2D, 0x1"   active 0xff
  s = { 0.5839844 1.25 -0.125 1.375 0.13867188 -2.5 0 -0.75 ... }
  t = { 2.9296875 -0.484375 0.515625 1 -0.5 -0.75 0.875 1.0429688 ... }
  lod = { 2 3.9970703 1.5019531 3.0009766 3.5009766 3.0058594 1.0048828 1.9960938 ... }
  expect lane 0 R8 = 0x40200001
  expect lane 1 R8 = 0x3fc00000
  expect lane 2 R8 = 0x3fa00001
  expect lane 3 R8 = 0x3fc00000
  expect lane 4 R8 = 0x3fc00000
  expect lane 5 R8 = 0x3fc00000
  expect lane 6 R8 = 0xbc200001
  expect lane 7 R8 = 0xc01f0001
}

warp 13 { asm "TEX.LL R8, R16, R228, 141, 2D, 0x1"   active 0xff
  s = { 0.6875 -0.10449219 -0.19140625 0.7890625 -0.3828125 0.41992188 -0.09667969 1.5 ... }
  t = { 0.85546875 0.25 5 0.5625 -0.05078125 -0.17578125 0.6738281 0 ... }
  lod = { 2.0019531 0.7841797 2.5019531 0.99902344 1.0019531 3.9990234 2.7841797 0.0048828125 ... }
  expect lane 0 R8 = 0x3ff00002
  expect lane 1 R8 = 0x3e287002
  expect lane 2 R8 = 0x3fda8001
  expect lane 3 R8 = 0x3b4a0002
  expect lane 4 R8 = 0xbd400000
  expect lane 5 R8 = 0x3fc00000
  expect lane 6 R8 = 0x3fb15800
  expect lane 7 R8 = 0x3f9f0001
}

warp 14 { asm "TEX.B.LL R8, R112, R236, 0, 2D, 0x1"   active 0xff
  s = { 0.21875 0.21875 0.65625 0.03125 0.03125 0.15625 0.28125 0.65625 ... }
  t = { 0.05078125 0.27734375 0.65625 0.9140625 0.91015625 0.36328125 0.37109375 0.94140625 ... }
  handle = handle(texture 45, sampler 142)
  lod = { 0 0.005859375 1 1.0048828 2 2.0048828 3.0029297 3.0048828 ... }
  expect lane 0 R8 = 0x3f2743be
  expect lane 1 R8 = 0x7fc00000
  expect lane 2 R8 = 0x7fc00000
  expect lane 3 R8 = 0x7fc00000
  expect lane 4 R8 = 0x3f965336
  expect lane 5 R8 = 0x7fc00000
  expect lane 6 R8 = 0x7fc00000
  expect lane 7 R8 = 0x7fc00000
}

warp 15 { asm "TEX.B.LL R8, R104, R140, 0, 2D, 0x1"   active 0xff
  s = { 0.46875 0.46875 0.65625 0.15625 0.84375 0.71875 0.59375 0.59375 ... }
  t = { 0.57421875 0.12890625 0.234375 0.29296875 0.08984375 0.43359375 0.78515625 0.0234375 ... }
  handle = handle(texture 45, sampler 143)
  lod = { 0 0.005859375 1.0019531 1.0039062 2.0029297 2.0048828 3 3.0048828 ... }
  expect lane 0 R8 = 0x3f98a124
  expect lane 1 R8 = 0xff800000
  expect lane 2 R8 = 0xff800000
  expect lane 3 R8 = 0x7f800000
  expect lane 4 R8 = 0x3f0aed78
  expect lane 5 R8 = 0xff800000
  expect lane 6 R8 = 0xff800000
  expect lane 7 R8 = 0xff800000
}

warp 16 { asm "TEX.LL R8, R96, R136, 144, 2D, 0x5"   active 0xff
  s = { 0.59375 0.21875 0.90625 0.65625 0.90625 0.90625 0.59375 0.28125 ... }
  t = { 0.12890625 0.09765625 0.98828125 0.390625 0.90625 0.31640625 0.91015625 0.30859375 ... }
  lod = { 0 0.005859375 1 1.0058594 2.0009766 2.0048828 3.0019531 3.0039062 ... }
  expect lane 0 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 1 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 2 R8 = 0x3f32e600 R9 = 0x3f28d2e0
  expect lane 3 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 4 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 6 R8 = 0x3f683a00 R9 = 0x3f265c00
  expect lane 7 R8 = 0x3f3e6e00 R9 = 0x3f4c5400
}

warp 17 { asm "TEX.LL R8, R44, R216, 145, 2D, 0x5"   active 0xff
  s = { 0.53125 0.59375 0.40625 0.90625 0.96875 0.34375 0.96875 0.40625 ... }
  t = { 0.80859375 0.3515625 0.43359375 0.5546875 0.44140625 0.33203125 0.22265625 0.3046875 ... }
  lod = { 0 0.005859375 1.0019531 1.0068359 2 2.0058594 3.0009766 3.0039062 ... }
  expect lane 0 R8 = 0xffffe000 R9 = 0x7f800000
  expect lane 1 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 2 R8 = 0x3f068000 R9 = 0x3f752000
  expect lane 3 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 4 R8 = 0xffffe000 R9 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 6 R8 = 0x3f7d2000 R9 = 0x3f136000
  expect lane 7 R8 = 0x3f3a4000 R9 = 0x3f502000
}

warp 18 { asm "TEX.LL R8, R48, R180, 146, 2D, 0x1"   active 0xff
  s = { 0.78125 0.59375 0.84375 0.59375 0.28125 0.96875 0.46875 0.90625 ... }
  t = { 0.453125 0.69140625 0.625 0.28125 0.046875 0.74609375 0.1484375 0.6328125 ... }
  lod = { 0 0.9970703 1 1.9970703 2.0019531 2.9990234 3.0009766 3.9970703 ... }
  expect lane 0 R8 = 0x3f69f010
  expect lane 1 R8 = 0x7fc00000
  expect lane 2 R8 = 0x7fc00000
  expect lane 3 R8 = 0x7fc00000
  expect lane 4 R8 = 0x3f86b050
  expect lane 5 R8 = 0xff800000
  expect lane 6 R8 = 0x7fc00000
  expect lane 7 R8 = 0xff800000
}

warp 19 { asm "TEX.LL R8, R112, R192, 147, 2D, 0x1"   active 0xff
  s = { 0.53125 0.96875 0.09375 0.03125 0.96875 0.46875 0.84375 0.71875 ... }
  t = { 0.12109375 0.37890625 0.61328125 0.99609375 0.5703125 0.32421875 0.78125 0.55859375 ... }
  lod = { 0 0.99902344 1.0019531 1.9970703 2 2.9980469 3.0009766 3.9990234 ... }
  expect lane 0 R8 = 0x3fdb8d5e
  expect lane 1 R8 = 0x7f800000
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0x7fc00000
  expect lane 4 R8 = 0x3f8dbd0a
  expect lane 5 R8 = 0x7fc00000
  expect lane 6 R8 = 0xff800000
  expect lane 7 R8 = 0xff800000
}

warp 20 { asm "TEX.LL R8, R72, R168, 148, 2D, 0x5"   active 0xff
  s = { 0.53125 0.15625 0.28125 0.71875 0.84375 0.65625 0.46875 0.03125 ... }
  t = { 0.2734375 0.69921875 0.3515625 0.2578125 0.4453125 0.359375 0.3984375 0.25 ... }
  lod = { 0 0.9970703 1.0019531 1.9960938 2 2.9980469 3.0009766 3.9960938 ... }
  expect lane 0 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 1 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 2 R8 = 0x3f4ee040 R9 = 0x3f2a6cc0
  expect lane 3 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 4 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 6 R8 = 0x3f578200 R9 = 0x3f358c00
  expect lane 7 R8 = 0x3f3a4000 R9 = 0x3f502000
}

warp 21 { asm "TEX.LL R8, R16, R188, 149, 2D, 0x5"   active 0xff
  s = { 0.46875 0.03125 0.59375 0.46875 0.59375 0.15625 0.96875 0.40625 ... }
  t = { 0.765625 0.08203125 0.453125 0.4453125 0.203125 0.55078125 0.34765625 0.0625 ... }
  lod = { 0 0.9980469 1 1.9970703 2.0029297 2.9980469 3.0029297 3.9980469 ... }
  expect lane 0 R8 = 0xffffe000 R9 = 0x7f800000
  expect lane 1 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 2 R8 = 0x3f702000 R9 = 0x3f5b6000
  expect lane 3 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 4 R8 = 0xffffe000 R9 = 0x7f800000
  expect lane 5 R8 = 0x7fc00000 R9 = 0x7f800000
  expect lane 6 R8 = 0x3f7d2000 R9 = 0x3f136000
  expect lane 7 R8 = 0x3f3a4000 R9 = 0x3f502000
}

warp 22 { asm "TEX.LL R8, R24, R200, 150, 2D, 0x1"   active 0xff
  s = { 0.07800293 0.20300293 0.2972412 0.45300293 0.5472412 0.7030029 0.7969971 0.9222412 ... }
  t = { 0.3779297 0.62402344 0.3779297 0.37597656 0.62402344 0.37597656 0.62402344 0.62402344 ... }
  lod = { 0.9980469 0.99609375 0.99609375 0.99609375 0.99902344 0.9980469 0.9980469 0.9970703 ... }
  expect lane 0 R8 = 0x3f000000
  expect lane 1 R8 = 0x3f4c6241
  expect lane 2 R8 = 0x3f397387
  expect lane 3 R8 = 0x3f043d9c
  expect lane 4 R8 = 0x3f2e5346
  expect lane 5 R8 = 0x3f1aad61
  expect lane 6 R8 = 0x3f000000
  expect lane 7 R8 = 0x3f2600c3
}

warp 23 { asm "TEX.B.LL R8, R76, R136, 0, 2D, 0x1"   active 0xff
  s = { 0.04724121 0.20300293 0.29699707 0.42199707 0.5780029 0.7030029 0.8280029 0.9219971 ... }
  t = { 0.3779297 0.37597656 0.3779297 0.62402344 0.62402344 0.37597656 0.37597656 0.37597656 ... }
  handle = handle(texture 42, sampler 151)
  lod = { 0.00390625 0.00390625 0.00390625 0.0068359375 0.00390625 0.005859375 0.00390625 0.00390625 ... }
  expect lane 0 R8 = 0x3f28579b
  expect lane 1 R8 = 0x3f1d75ce
  expect lane 2 R8 = 0x3f000000
  expect lane 3 R8 = 0x3f790ff9
  expect lane 4 R8 = 0x3f0ccc1f
  expect lane 5 R8 = 0x3f014693
  expect lane 6 R8 = 0x3f000000
  expect lane 7 R8 = 0x3f40ac7f
}

warp 24 { asm "TEX.B.LL R8, R28, R236, 0, 2D, 0x1"   active 0xff
  s = { 0.04724121 0.20300293 0.29699707 0.4222412 0.5472412 0.6719971 0.7969971 0.9222412 ... }
  t = { 0.37597656 0.62402344 0.37597656 0.62402344 0.37597656 0.62402344 0.3779297 0.62402344 ... }
  handle = handle(texture 43, sampler 152)
  lod = { 0.99902344 0.99902344 0.99609375 0.99902344 0.99609375 0.9970703 0.9970703 0.9970703 ... }
  expect lane 0 R8 = 0x3f0dbb56
  expect lane 1 R8 = 0xbf0fc6a9
  expect lane 2 R8 = 0x3f148945
  expect lane 3 R8 = 0x3f0dc05c
  expect lane 4 R8 = 0xbf06983a
  expect lane 5 R8 = 0x3f3836ed
  expect lane 6 R8 = 0xbf000000
  expect lane 7 R8 = 0x3f202cc5
}

warp 25 { asm "TEX.LL R8, R100, R124, 153, 2D, 0x1"   active 0xff
  s = { 0.07800293 0.20300293 0.2972412 0.45300293 0.5472412 0.7030029 0.7969971 0.9222412 ... }
  t = { 0.37597656 0.62402344 0.3779297 0.3779297 0.62402344 0.62402344 0.3779297 0.3779297 ... }
  lod = { 0.9892578 0.9902344 0.99121094 0.9892578 0.9902344 0.9902344 0.9892578 0.99121094 ... }
  expect lane 0 R8 = 0x3f000000
  expect lane 1 R8 = 0xbf490611
  expect lane 2 R8 = 0x3f317cca
  expect lane 3 R8 = 0x3f000001
  expect lane 4 R8 = 0xbf1eb81e
  expect lane 5 R8 = 0x3f2faf61
  expect lane 6 R8 = 0xbf43bcbf
  expect lane 7 R8 = 0x3f0447a6
}

warp 26 { asm "TEX.B R8, R16, R124, 0, 2D, 0xf"   active 0xff
  s = { 1.4824219 1.4453921 1.510213 1.3999525 1.6738281 1.6739371 1.6733499 1.6742363 ... }
  t = { 0.6640625 0.67547655 0.66903496 0.71216726 0.8535156 0.85387486 0.854363 0.85470915 ... }
  handle = handle(texture 47, sampler 154)
  expect lane 0 R8 = 0x3d949495 R9 = 0x3edbdbdc R10 = 0x3f494949 R11 = 0x3e0e8e8f
  expect lane 1 R8 = 0x3d949495 R9 = 0x3edbdbdc R10 = 0x3f494949 R11 = 0x3e0e8e8f
  expect lane 2 R8 = 0x3e3ebebf R9 = 0x3f0b0b0b R10 = 0x3f666666 R11 = 0x3e818182
  expect lane 3 R8 = 0x3d949495 R9 = 0x3edbdbdc R10 = 0x3f494949 R11 = 0x3e0e8e8f
  expect lane 4 R8 = 0x3eba3a3a R9 = 0x3ec84848 R10 = 0x3f3f7f7f R11 = 0x3dcececf
  expect lane 5 R8 = 0x3eb53d3d R9 = 0x3ecb3b3b R10 = 0x3f40f8f9 R11 = 0x3dda9a9b
  expect lane 6 R8 = 0x3ec0dcdd R9 = 0x3ecc4848 R10 = 0x3f417f7f R11 = 0x3ddececf
  expect lane 7 R8 = 0x3ea9dfe0 R9 = 0x3ed23030 R10 = 0x3f447373 R11 = 0x3df66e6e
}

warp 27 { asm "TEX R8, R44, 155, 2D, 0x1"   active 0xff
  s = { -0.18554688 -0.18267432 -0.19164434 -0.18619603 -0.7949219 -0.78945845 -0.7870499 -0.78158647 ... }
  t = { 0.94140625 0.94572616 0.943336 0.948032 0.6425781 0.63434345 0.6576237 0.63635874 ... }
  expect lane 0 R8 = 0xbddf48ef
  expect lane 1 R8 = 0xbe245b21
  expect lane 2 R8 = 0xbe0ac304
  expect lane 3 R8 = 0xbe31f4d3
  expect lane 4 R8 = 0x3e12aea8
  expect lane 5 R8 = 0x3dd9da2e
  expect lane 6 R8 = 0x3e5d7ec3
  expect lane 7 R8 = 0x3de983a1
}

warp 28 { asm "TEX.LB R8, R28, R232, 156, ARRAY_2D, 0x1"   active 0xff
  array = { 1 3 2 3 3 2 3 2 ... }
  s = { 0.9707031 0.97860384 1.0056791 1.0136313 0.7402344 0.81346893 0.33246613 0.6421089 ... }
  t = { -0.27734375 -0.28445053 -0.2656742 -0.27586833 -0.7734375 -0.95052797 -0.90064657 -1.1826108 ... }
  lod = { 2.0546875 3.053711 1.0556641 0.0625 -3.4638672 -4.4609375 -2.46875 -1.4619141 ... }
  expect lane 0 R8 = 0x3e7513da
  expect lane 1 R8 = 0x3e77353b
  expect lane 2 R8 = 0x3e852681
  expect lane 3 R8 = 0x3eb4e509
  expect lane 4 R8 = 0x3ea864a5
  expect lane 5 R8 = 0x3ee8e0f9
  expect lane 6 R8 = 0x3f089832
  expect lane 7 R8 = 0x3f0bab76
}

warp 29 { asm "TEX.AOFFI R8, R16, R200, 157, 1D, 0x1"   active 0xff
  s = { -0.98046875 -0.9879964 -0.9793625 -1.004495 1.8554688 1.8502678 1.8657643 1.8644803 ... }
  offset = { 0x98022275 0x2426bb74 0x5d2adcba 0x58c279bd 0xbe80a093 0x87 0x888 0x84bdd239 ... }
  expect lane 0 R8 = 0xbec4f6e9
  expect lane 1 R8 = 0xc04100ba
  expect lane 2 R8 = 0x3fee3bc4
  expect lane 3 R8 = 0xbf1d10b8
  expect lane 4 R8 = 0xbf988cf4
  expect lane 5 R8 = 0xbf9c98f9
  expect lane 6 R8 = 0x3f6fe316
  expect lane 7 R8 = 0x3ea16a26
}

warp 30 { asm "TEX.LBA R8, R108, R220, 158, ARRAY_1D, 0xf"   active 0xff
  array = { 2 0 2 2 0 0 1 2 ... }
  s = { -0.29296875 -0.2854858 -0.2922832 -0.29077068 0.13671875 0.5763874 -0.21629906 0.2592678 ... }
  lod = { 5.515625 2.5625 3.0615234 3.4990234 -0.43066406 -1.4257812 0.28515625 0.57128906 ... }
  expect lane 0 R8 = 0xbe622449 R9 = 0xbf1b4e9d R10 = 0x3de10204 R11 = 0xbdb22449
  expect lane 1 R8 = 0xbdd9b367 R9 = 0x3f1c3871 R10 = 0x3ea3468d R11 = 0x3ce1c387
  expect lane 2 R8 = 0x3f54e7d0 R9 = 0xbeeb5ab5 R10 = 0x3e7ef5ec R11 = 0x3f772c59
  expect lane 3 R8 = 0x3e9566ce R9 = 0xbe089932 R10 = 0xbe94eddc R11 = 0x3ed9efe0
  expect lane 4 R8 = 0x3e2fd285 R9 = 0xbde4e408 R10 = 0xbed26b67 R11 = 0x3e9c7255
  expect lane 5 R8 = 0x3da55ab5 R9 = 0x3f4c1a34 R10 = 0xbf007efe R11 = 0x3e5bbf7f
  expect lane 6 R8 = 0xbf3e9122 R9 = 0xbce44891 R10 = 0x3e86e5cc R11 = 0xbf1c4c99
  expect lane 7 R8 = 0xbf063c57 R9 = 0x3e44ca1c R10 = 0xbdbaf4da R11 = 0xbec7ef9b
}

warp 31 { asm "TEX.B.LB R8, R32, R160, 0, 2D, 0x3"   active 0xff
  s = { 1.2988281 1.3027952 1.3173103 1.3317039 1.4824219 1.4759995 1.4879897 1.4807072 ... }
  t = { 0.068359375 0.07708979 0.08299923 0.07519293 0.33007812 0.33514827 0.3170241 0.31332427 ... }
  handle = handle(texture 52, sampler 159)
  lod = { 1.6572266 4.9072266 2.6201172 3.321289 5.8671875 5.4345703 3.8623047 5.8603516 ... }
  expect lane 0 R8 = 0x3e8dc1bd R9 = 0x3dd57efd
  expect lane 1 R8 = 0x404dd08f R9 = 0x3fd25028
  expect lane 2 R8 = 0x40bd5159 R9 = 0xc0271571
  expect lane 3 R8 = 0x4007f8f1 R9 = 0xbf21d000
  expect lane 4 R8 = 0x3cffaa28 R9 = 0x3f0221cc
  expect lane 5 R8 = 0x3ca69f35 R9 = 0x3e996465
  expect lane 6 R8 = 0x41099a49 R9 = 0x3f01b589
  expect lane 7 R8 = 0xbb02958c R9 = 0x3efa0193
}

warp 32 { asm "TEX R8, R0, 160, 2D, 0xf"   active 0xff
  s = { -0.90234375 -0.90320265 -0.9055922 -0.90808487 -0.34570312 -0.35566235 -0.44428253 -0.473485 ... }
  t = { 0.6230469 0.6191368 0.6274743 0.6253476 0.9042969 0.97924423 0.90418434 0.9355531 ... }
  expect lane 0 R8 = 0x3ea160ba R9 = 0x3ec12b0a R10 = 0x3f7e1f0b R11 = 0x3e7a9746
  expect lane 1 R8 = 0x3ea16026 R9 = 0x3ec12a76 R10 = 0x3f7e1ec1 R11 = 0x3e7a961e
  expect lane 2 R8 = 0x3ea19627 R9 = 0x3ebfe788 R10 = 0x3f7e2293 R11 = 0x3e79a365
  expect lane 3 R8 = 0x3ea1964b R9 = 0x3ebfe635 R10 = 0x3f7e228e R11 = 0x3e79a24f
  expect lane 4 R8 = 0x3e8c8c8d R9 = 0x3f21a1a2 R10 = 0x3f7cfcfd R11 = 0x3eaeaeaf
  expect lane 5 R8 = 0x3e8c8c8d R9 = 0x3f21a1a2 R10 = 0x3f7cfcfd R11 = 0x3eaeaeaf
  expect lane 6 R8 = 0x3e8c8c8d R9 = 0x3f21a1a2 R10 = 0x3f7cfcfd R11 = 0x3eaeaeaf
  expect lane 7 R8 = 0x3e8c8c8d R9 = 0x3f21a1a2 R10 = 0x3f7cfcfd R11 = 0x3eaeaeaf
}

warp 33 { asm "TEX.LB.AOFFI R8, R52, R168, 161, 2D, 0x1"   active 0xffffffff
  s = { 1.0371094 0.8177002 0.9027649 0.59234923 0.8652344 0.79604495 0.941333 0.8650635 0.71484375 0.7116743 0.7076625 0.7056438 -0.18554688 -0.18168844 -0.19986549 -0.20548311 1.078125 1.0836635 1.0861063 1.0880221 0.09765625 0.09517288 0.07603264 0.07307434 0.16015625 0.15820232 0.15929337 0.1553299 0.95703125 0.9314625 0.9601587 0.99214983 ... }
  t = { 0.7753906 0.1094123 1.5006747 0.7474162 0.03125 -0.034871418 -0.12472873 -0.24645996 1.5625 1.568717 1.5443639 1.541806 1.4921875 1.5376091 1.4794369 1.4982357 1.9101562 1.912088 1.8993281 1.8932412 0.25 0.26293024 0.3134829 0.32911524 1.6875 1.662351 1.6607838 1.6446968 1.6503906 1.5254585 1.4378611 1.1467836 ... }
  lod = { -1.6708984 -0.36816406 -0.83691406 -1.3583984 0.64160156 0.765625 2.633789 -0.36328125 1.3056641 1.3095703 5.803711 4.307617 2.0302734 1.2382812 1.0273438 -0.4658203 2.1689453 1.6679688 4.176758 5.4492188 -0.69921875 3.2998047 0.3046875 -0.7001953 3.5458984 2.055664 3.546875 2.053711 -0.8955078 -0.90234375 -0.4013672 1.6025391 ... }
  offset = { 0x723e8ee0 0x87 0x56f7fc09 0x178 0xd5cefdb4 0x9cf061e9 0x178 0xb3a0fa4 0x888 0x87 0x1ccc0c1b 0xd8e629f3 0xc2fd5880 0x18226247 0xc8a2c8df 0x87 0x77680dcb 0x261949d1 0x178 0x888 0x396bb34 0xc806c82c 0x777 0x798ca8a1 0xbf8bcb0d 0x2374050b 0xf57c2e63 0xd0b49434 0xcb61d8cb 0x777 0x6aa48695 0xf02fdb6e ... }
  expect lane 0 R8 = 0xbea2ce52
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
  expect lane 8 R8 = 0x3f47c7a5
  expect lane 9 R8 = 0x3f287e78
  expect lane 10 R8 = 0x3ec00000
  expect lane 11 R8 = 0x3f8edaf5
  expect lane 12 R8 = 0x3ec00000
  expect lane 13 R8 = 0x3ec00000
  expect lane 14 R8 = 0x3e86f087
  expect lane 15 R8 = 0x3ec006ad
  expect lane 16 R8 = 0x3ec00000
  expect lane 17 R8 = 0x3ec00000
  expect lane 18 R8 = 0x3ec00000
  expect lane 19 R8 = 0x3ec00000
  expect lane 20 R8 = 0x3f3ee63b
  expect lane 21 R8 = 0x3ec00000
  expect lane 22 R8 = 0x3ec00000
  expect lane 23 R8 = 0x3f97fbca
  expect lane 24 R8 = 0x3ec00000
  expect lane 25 R8 = 0x3ec00000
  expect lane 26 R8 = 0x3ec00000
  expect lane 27 R8 = 0x3ec00000
  expect lane 28 R8 = 0xbf111803
  expect lane 29 R8 = 0x3ec00000
  expect lane 30 R8 = 0x3ec00000
  expect lane 31 R8 = 0x3ec00000
}

warp 34 { asm "TEX R8, R0, 162, ARRAY_2D, 0x1"   active 0xff
  array = { 1 3 2 3 3 0 3 2 ... }
  s = { 0.890625 0.8116379 1.1187344 1.1477493 0.5097656 0.5086071 0.5093505 0.5078152 ... }
  t = { 0.7324219 0.7151718 0.7500124 0.79390925 -0.6894531 -0.6897675 -0.68830013 -0.6879715 ... }
  expect lane 0 R8 = 0x3ef46ec2
  expect lane 1 R8 = 0x3ee8e041
  expect lane 2 R8 = 0x3f45efa0
  expect lane 3 R8 = 0x3f101ea5
  expect lane 4 R8 = 0x3e9c4a9c
  expect lane 5 R8 = 0x3f311bb1
  expect lane 6 R8 = 0x3e9c4a9c
  expect lane 7 R8 = 0x3e9c4a9c
}

warp 35 { asm "TEX.LBA R8, R72, R184, 163, 1D, 0x1"   active 0xff
  s = { 1.4570312 1.6696233 1.4959074 1.6732491 1.9355469 1.9368539 1.9369808 1.9360241 ... }
  lod = { 1.0009766 1.5048828 -0.9970703 1.4990234 6.71875 6.7197266 7.2216797 4.7177734 ... }
  expect lane 0 R8 = 0xc041a802
  expect lane 1 R8 = 0xbfcf0997
  expect lane 2 R8 = 0xbe3eaa1d
  expect lane 3 R8 = 0xbfd1dc9e
  expect lane 4 R8 = 0xbf902883
  expect lane 5 R8 = 0xbf902883
  expect lane 6 R8 = 0xc0043de1
  expect lane 7 R8 = 0xbfba03d3
}

warp 36 { asm "TEX.B.LB R8, R100, R184, 0, ARRAY_1D, 0xf"   active 0xff
  array = { 1 0 2 0 2 0 1 1 ... }
  s = { 1.8261719 1.894609 1.7992178 1.8602449 -0.796875 -0.7613218 -0.8200815 -0.7069931 ... }
  handle = handle(texture 51, sampler 164)
  lod = { -0.6357422 1.8857422 -0.045898438 -0.13769531 2.3632812 0.13964844 2.149414 -1.3603516 ... }
  expect lane 0 R8 = 0xbf397af6 R9 = 0xbc03060c R10 = 0x3f3562c6 R11 = 0xbf17366d
  expect lane 1 R8 = 0xbe4d7af6 R9 = 0x3ef80000 R10 = 0xbf488912 R11 = 0xbd88d1a3
  expect lane 2 R8 = 0xbf06c134 R9 = 0x3e42b6a5 R10 = 0x3f39bfce R11 = 0xbec8f957
  expect lane 3 R8 = 0x3f2baf30 R9 = 0xbf20dbe6 R10 = 0x3db426de R11 = 0x3f4df3b9
  expect lane 4 R8 = 0xbf0f5ebd R9 = 0x3e204081 R10 = 0x3edd3a75 R11 = 0xbeda3469
  expect lane 5 R8 = 0x3e9c211a R9 = 0xbe322295 R10 = 0xbe8e338f R11 = 0x3edb2f36
  expect lane 6 R8 = 0xbf2cd1a3 R9 = 0x3d29d3a7 R10 = 0x3f400810 R11 = 0xbf0a8d1a
  expect lane 7 R8 = 0xbf53a932 R9 = 0xbde1d2a5 R10 = 0x3f1b3489 R11 = 0xbf3164a9
}

warp 37 { asm "TEX.AOFFI R8, R8, R184, 165, 2D, 0x3"   active 0xff
  s = { 1.2382812 1.2496758 1.1430488 1.1676059 1.3789062 1.3286479 1.3343017 1.2928288 ... }
  t = { 0.9453125 0.9673157 0.7879505 0.36046028 0.32617188 0.3798666 0.26056004 0.2548554 ... }
  offset = { 0x9ae8291f 0xbbf9495d 0x777 0x2fcf1f23 0x300aeea5 0x2452e84a 0xc6184d52 0x87 ... }
  expect lane 0 R8 = 0x3cdfe8e0 R9 = 0x3f0673f7
  expect lane 1 R8 = 0x3f7902cc R9 = 0x3e57f99d
  expect lane 2 R8 = 0x3f5ad792 R9 = 0xbf10bee4
  expect lane 3 R8 = 0xc09f685b R9 = 0xc01d46c7
  expect lane 4 R8 = 0x3f8aab00 R9 = 0x3e932933
  expect lane 5 R8 = 0x4038a06d R9 = 0x408a3ab3
  expect lane 6 R8 = 0xc0a56260 R9 = 0xc02f9bfa
  expect lane 7 R8 = 0xbe6a4000 R9 = 0xbeb4accd
}

warp 38 { asm "TEX.LB R8, R44, R188, 166, 2D, 0xf"   active 0xff
  s = { 1.0136719 1.0132889 1.0119287 1.0115263 1.6152344 1.6132882 1.6155659 1.6130996 ... }
  t = { 1.4726562 1.4741614 1.4700053 1.4718789 -0.8183594 -0.8179109 -0.81697965 -0.81730556 ... }
  lod = { 7.0302734 3.038086 7.03125 4.0302734 4.7041016 5.1835938 8.203125 7.2041016 ... }
  expect lane 0 R8 = 0x3e2084cd R9 = 0x3f037c8f R10 = 0x3f5df305 R11 = 0x3e64c911
  expect lane 1 R8 = 0x3f437c7c R9 = 0x3e43a7a8 R10 = 0x3ef26464 R11 = 0x3f548d8e
  expect lane 2 R8 = 0x3e2072db R9 = 0x3f037812 R10 = 0x3f5e5ef9 R11 = 0x3e64b71f
  expect lane 3 R8 = 0x3f4555dc R9 = 0x3ee14652 R10 = 0x3ef61723 R11 = 0x3f5666ed
  expect lane 4 R8 = 0x3f51c9ca R9 = 0x3e309091 R10 = 0x3f077f7f R11 = 0x3f62dadb
  expect lane 5 R8 = 0x3f3b0971 R9 = 0x3ebd6a3a R10 = 0x3ee17e4e R11 = 0x3f4c1a83
  expect lane 6 R8 = 0x3e85b4b5 R9 = 0x3ef72626 R10 = 0x3f56ee6e R11 = 0x3ea7d6d7
  expect lane 7 R8 = 0x3efdb3b4 R9 = 0x3e725e5e R10 = 0x3f11eced R11 = 0x3f0feaeb
}

warp 39 { asm "TEX R8, R12, 167, 2D, 0x1"   active 0xff
  s = { -0.30859375 -0.30673185 -0.30205548 -0.30048543 1.7226562 1.7127111 1.7100614 1.7035623 ... }
  t = { 1.8613281 1.8583342 1.8815663 1.8846512 0.15625 0.14364985 0.175004 0.17934217 ... }
  expect lane 0 R8 = 0xbe520122
  expect lane 1 R8 = 0xbe520122
  expect lane 2 R8 = 0xbe520122
  expect lane 3 R8 = 0xbe520122
  expect lane 4 R8 = 0xbe523eca
  expect lane 5 R8 = 0xbe523eca
  expect lane 6 R8 = 0xbe523eca
  expect lane 7 R8 = 0xbe523eca
}

warp 40 { asm "TEX.LBA R8, R116, R140, 168, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 3 2 2 2 1 0 ... }
  s = { -0.6933594 -0.6880113 -0.69646037 -0.6987307 0.5410156 0.5690565 0.54452467 0.5523453 ... }
  t = { 0.265625 0.27893648 0.26199493 0.28126106 -0.33007812 -0.32978386 -0.3391985 -0.32891527 ... }
  lod = { 0.8623047 0.8720703 3.1513672 2.8623047 2.5751953 2.5742188 0.5751953 1.0693359 ... }
  expect lane 0 R8 = 0x3ed2c5ab
  expect lane 1 R8 = 0x3efcb103
  expect lane 2 R8 = 0x3f248485
  expect lane 3 R8 = 0x3f1574b1
  expect lane 4 R8 = 0x3f04cdee
  expect lane 5 R8 = 0x3f04cdee
  expect lane 6 R8 = 0x3df5eade
  expect lane 7 R8 = 0x3eec8173
}

warp 41 { asm "TEX.B.LB.AOFFI R8, R12, R184, 0, 1D, 0x1"   active 0xff
  s = { 1.6640625 1.6714966 1.6492976 1.6586637 0.30273438 0.19819011 0.097934574 -0.06576905 ... }
  handle = handle(texture 50, sampler 169)
  lod = { 4.5859375 1.0810547 -0.4091797 5.5820312 -1.2070312 0.29296875 -1.7060547 -3.7070312 ... }
  offset = { 0xba0b4549 0xc2e2a024 0x777 0xa361be11 0x777 0x777 0x87 0x87 ... }
  expect lane 0 R8 = 0x3fef3453
  expect lane 1 R8 = 0xbfb86b9c
  expect lane 2 R8 = 0xbf6532a2
  expect lane 3 R8 = 0xbe5d8ae6
  expect lane 4 R8 = 0xbe3eaa1d
  expect lane 5 R8 = 0xc02311c6
  expect lane 6 R8 = 0xc00a8a00
  expect lane 7 R8 = 0x3f9bbc8f
}

warp 42 { asm "TEX R8, R68, 170, ARRAY_1D, 0xf"   active 0xff
  array = { 1 0 0 0 0 0 1 0 ... }
  s = { -0.546875 -0.7485533 -0.58065414 -0.7503891 0.73046875 0.7360805 0.73206985 0.7342708 ... }
  expect lane 0 R8 = 0x3f3b56ad R9 = 0xbf114285 R10 = 0x3e18b163 R11 = 0x3f5d9b36
  expect lane 1 R8 = 0x3eb6f9f4 R9 = 0x3d975ebd R10 = 0xbe66b56b R11 = 0x3efb8306
  expect lane 2 R8 = 0x3e50d9b3 R9 = 0x3f6ba54b R10 = 0xbec1e7d0 R11 = 0x3eacf5ec
  expect lane 3 R8 = 0x3eb76ede R9 = 0x3d891224 R10 = 0xbe65cb97 R11 = 0x3efbf7f0
  expect lane 4 R8 = 0x3f342851 R9 = 0xbf1870e2 R10 = 0x3df7efe0 R11 = 0x3f566cda
  expect lane 5 R8 = 0x3f3ea953 R9 = 0xbf0defe0 R10 = 0x3e25fbf8 R11 = 0x3f44b56b
  expect lane 6 R8 = 0xbf3dc993 R9 = 0xbccb56ad R10 = 0x3f311428 R11 = 0xbf1b850a
  expect lane 7 R8 = 0x3f3b3c79 R9 = 0xbf115cb9 R10 = 0x3e184891 R11 = 0x3f5d8102
}

warp 43 { asm "TEX R8, R48, 171, 2D, 0xf"   active 0xff
  s = { -0.041015625 -0.07096338 -0.10530853 -0.31271887 -0.8417969 -0.84079 -0.842276 -0.83880097 ... }
  t = { -0.7558594 -0.80473614 -0.6408701 -1.0839958 1.96875 1.9727552 1.9801469 1.9736831 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 2 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 3 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 4 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 5 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 6 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 7 R8 = 0x3ec00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
}

warp 44 { asm "TEX R8, R32, 172, 2D, 0xf"   active 0xff
  s = { -0.6191406 -0.61424637 -0.6158757 -0.60842854 0.9765625 0.9655115 0.98998696 0.97911465 ... }
  t = { 0.67578125 0.6726877 0.67671967 0.6700967 1.9472656 1.9522092 1.9466789 1.9536517 ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 4 R8 = 0x3eed895e R9 = 0x3f30525d R10 = 0x3ea5f005 R11 = 0x3ef2ed02
  expect lane 5 R8 = 0x3ef9ee90 R9 = 0x3f4a9134 R10 = 0x3e80cb69 R11 = 0x3f09ee35
  expect lane 6 R8 = 0x3ee24b4a R9 = 0x3f0744b2 R10 = 0x3ef46958 R11 = 0x3ec62f1d
  expect lane 7 R8 = 0x3ef4bfaa R9 = 0x3f2b9c9a R10 = 0x3ebd7f2e R11 = 0x3ef408b7
}

warp 45 { asm "TEX.LBA.AOFFI R8, R20, R192, 173, 2D, 0x1"   active 0xffffffff
  s = { 1.8105469 1.7263815 1.8332465 1.6672952 -0.0859375 -0.46146485 0.30233398 -0.257771 0.51171875 0.5501485 0.53862673 0.52598035 0.8417969 0.86925626 0.8375564 0.87370044 1.1328125 1.4104156 0.9314209 1.0790161 -0.1796875 -0.1178125 -0.17813912 -0.10028175 0.47460938 0.4754076 0.4757648 0.47623459 0.9316406 0.94972277 0.9337976 0.96578705 ... }
  t = { 1.3847656 0.8772888 0.6742045 0.6167653 1.6699219 1.6475016 1.315033 1.551478 -0.54296875 -0.6303219 -0.65712994 -0.8802838 1.0507812 0.99117875 1.0279588 0.91644925 1.9160156 1.7862663 1.6876493 1.8912536 1.9023438 1.7508202 1.8657637 1.6284704 0.234375 0.24005437 0.23106122 0.24001853 0.58984375 0.6031316 0.6808777 0.6958688 ... }
  lod = { -3.9501953 0.11425781 -3.819336 1.0458984 -4.8876953 -2.0898438 -2.09375 -3.1923828 -1.9882812 -0.9873047 0.51171875 1.5185547 -1.2001953 -0.70410156 3.1513672 0.7998047 -0.6748047 -2.8271484 -1.3193359 -0.82714844 0.703125 -2.7978516 -0.80078125 -2.7919922 5.9960938 2.3515625 3.852539 5.8515625 2.8398438 2.8476562 -0.16113281 3.34375 ... }
  offset = { 0x8bef3cf1 0x8101476b 0x7afa243 0x56421a56 0x87 0xc1a15db4 0xda93cf0d 0x87 0x3ae03629 0x9d660488 0x365c7cd3 0xd6bd297 0x132e2241 0x59eb0aba 0x178 0x853451fb 0x30e48206 0x69e7a0d3 0x643f55bf 0x178 0x2f7103ee 0x888 0xb2dce80f 0x777 0x2283f4f7 0x6213684b 0x6c9ae1a6 0x4421d9b 0xd7bea41a 0x409398ca 0x777 0x888 ... }
  expect lane 0 R8 = 0xbf09725d
  expect lane 1 R8 = 0x3fde9c90
  expect lane 2 R8 = 0xbeeafa83
  expect lane 3 R8 = 0xbe51c37a
  expect lane 4 R8 = 0x3f6ffdc1
  expect lane 5 R8 = 0xc01b3c82
  expect lane 6 R8 = 0xc01b7f89
  expect lane 7 R8 = 0xbfca2c8f
  expect lane 8 R8 = 0x3f594b30
  expect lane 9 R8 = 0xbf5cb4ae
  expect lane 10 R8 = 0xbee57f1c
  expect lane 11 R8 = 0xbe149701
  expect lane 12 R8 = 0x4046d39a
  expect lane 13 R8 = 0x3f5172e0
  expect lane 14 R8 = 0xbe48da3a
  expect lane 15 R8 = 0x3daa9752
  expect lane 16 R8 = 0xbe806de7
  expect lane 17 R8 = 0x3dee0490
  expect lane 18 R8 = 0x3e860b8b
  expect lane 19 R8 = 0xbfa485f2
  expect lane 20 R8 = 0x3cb020bc
  expect lane 21 R8 = 0x3e3f7867
  expect lane 22 R8 = 0x3ed266a7
  expect lane 23 R8 = 0xbf38a972
  expect lane 24 R8 = 0xbd0de503
  expect lane 25 R8 = 0xbec8d799
  expect lane 26 R8 = 0xbf3e071e
  expect lane 27 R8 = 0xbff73749
  expect lane 28 R8 = 0xbe0dbe11
  expect lane 29 R8 = 0xbe14d4a9
  expect lane 30 R8 = 0xbe6ea161
  expect lane 31 R8 = 0xbe336ae6
}
