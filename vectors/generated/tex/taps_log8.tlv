# POLICY taps_log8, with lod_float10, filter_weight8 and coord_fixed21: number, weights, half steps, places and shares of taps.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-136 PD-136a PD-136b PD-136c
rules without PD-112

policy lod_float10
policy taps_log8
policy filter_weight8
policy coord_fixed21
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 1 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x20400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 2 { format R32 FLOAT   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 3 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x20c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 4 { format R32 FLOAT   type TWO_D   size 64 32   levels 7   NORMALIZED_COORDS 0x0   address 0x21000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 5 { format R32 FLOAT   type ONE_D_ARRAY   size 333   layers 2   levels 8   view 0 5   address 0x21400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 6 { format R32 FLOAT   type TWO_D   size 1000 20   levels 9   MIN_LOD_CLAMP 0x30   address 0x21800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1caf MAX_ANISOTROPY 0x7 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f63 MAX_ANISOTROPY 0x7 }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e60 MAX_ANISOTROPY 0x7 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x104 MAX_ANISOTROPY 0x7 }
handle 3 texture 0 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f73 MAX_ANISOTROPY 0x7 }
handle 4 texture 0 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c6e MAX_ANISOTROPY 0x7 }
handle 5 texture 0 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x62 MAX_ANISOTROPY 0x7 }
handle 6 texture 0 sampler 6
sampler 7 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x434 MAX_ANISOTROPY 0x7 }
handle 7 texture 0 sampler 7
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x16f MAX_ANISOTROPY 0x4 }
handle 8 texture 1 sampler 8
sampler 9 { address WRAP MIRROR_ONCE_BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4c MAX_ANISOTROPY 0x3 }
handle 9 texture 2 sampler 9
sampler 10 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c65 MAX_ANISOTROPY 0x1 }
handle 10 texture 4 sampler 10
sampler 11 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2ce MAX_ANISOTROPY 0x7 }
handle 11 texture 0 sampler 11
sampler 12 { address MIRROR_ONCE_BORDER MIRROR MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d4 MAX_ANISOTROPY 0x7 }
handle 12 texture 2 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x277 MAX_ANISOTROPY 0x7 }
handle 13 texture 4 sampler 13
sampler 14 { address CLAMP_OGL BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x15d MAX_ANISOTROPY 0x7 }
handle 14 texture 6 sampler 14
sampler 15 { address MIRROR_ONCE_BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x270 MAX_ANISOTROPY 0x7 }
handle 15 texture 0 sampler 15
sampler 16 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2a9 MAX_ANISOTROPY 0x7 }
handle 16 texture 1 sampler 16
sampler 17 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f8f MAX_ANISOTROPY 0x7 }
handle 17 texture 2 sampler 17
sampler 18 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dff MAX_ANISOTROPY 0x5 }
handle 18 texture 4 sampler 18
sampler 19 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x358 MAX_ANISOTROPY 0x7 }
handle 19 texture 6 sampler 19
sampler 20 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fd6 MAX_ANISOTROPY 0x5 }
handle 20 texture 0 sampler 20
sampler 21 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x374 MAX_ANISOTROPY 0x7 }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_OGL CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x36 MAX_ANISOTROPY 0x7 }
handle 22 texture 2 sampler 22
sampler 23 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e0f MAX_ANISOTROPY 0x1 }
handle 23 texture 4 sampler 23
sampler 24 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1bba MAX_ANISOTROPY 0x3 }
handle 24 texture 6 sampler 24
sampler 25 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x18c MAX_ANISOTROPY 0x7 }
handle 25 texture 0 sampler 25
sampler 26 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x15a MAX_ANISOTROPY 0x5 }
handle 26 texture 1 sampler 26
sampler 27 { address CLAMP_TO_EDGE BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d90 MAX_ANISOTROPY 0x1 }
handle 27 texture 2 sampler 27
sampler 28 { address BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1c2f MAX_ANISOTROPY 0x5 }
handle 28 texture 4 sampler 28
sampler 29 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2e2 MAX_ANISOTROPY 0x7 }
handle 29 texture 6 sampler 29
sampler 30 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0xf7 MAX_ANISOTROPY 0x1 }
handle 30 texture 0 sampler 30
sampler 31 { address BORDER WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x36 MAX_ANISOTROPY 0x3 }
handle 31 texture 1 sampler 31
sampler 32 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x48a MAX_ANISOTROPY 0x3 }
handle 32 texture 4 sampler 32
sampler 33 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3b9 MAX_ANISOTROPY 0x7 }
handle 33 texture 6 sampler 33
sampler 34 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x30a MAX_ANISOTROPY 0x7 }
handle 34 texture 0 sampler 34
sampler 35 { address MIRROR_ONCE_BORDER BORDER CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x5d9 MAX_ANISOTROPY 0x7 }
handle 35 texture 1 sampler 35
sampler 36 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x11 MAX_ANISOTROPY 0x3 }
handle 36 texture 2 sampler 36
sampler 37 { address CLAMP_OGL MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e34 MAX_ANISOTROPY 0x7 }
handle 37 texture 4 sampler 37
sampler 38 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c58 MAX_ANISOTROPY 0x1 }
handle 38 texture 6 sampler 38
sampler 39 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2a4 MAX_ANISOTROPY 0x7 }
handle 39 texture 0 sampler 39
sampler 40 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x14a MAX_ANISOTROPY 0x1 }
handle 40 texture 1 sampler 40
sampler 41 { address BORDER CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x27 MAX_ANISOTROPY 0x1 }
handle 41 texture 2 sampler 41
sampler 42 { address MIRROR_ONCE_BORDER MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1c5d MAX_ANISOTROPY 0x3 }
handle 42 texture 4 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x18a MAX_ANISOTROPY 0x7 }
handle 43 texture 6 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x695 MAX_ANISOTROPY 0x5 }
handle 44 texture 0 sampler 44
sampler 45 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1df8 MAX_ANISOTROPY 0x7 }
handle 45 texture 1 sampler 45
sampler 46 { address WRAP BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1bf7 MAX_ANISOTROPY 0x5 }
handle 46 texture 2 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f75 MAX_ANISOTROPY 0x7 }
handle 47 texture 4 sampler 47
sampler 48 { address WRAP MIRROR CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1cd5 MAX_ANISOTROPY 0x7 }
handle 48 texture 6 sampler 48
sampler 49 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x12 MAX_ANISOTROPY 0x3 }
handle 49 texture 0 sampler 49
sampler 50 { address BORDER CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x35 MAX_ANISOTROPY 0x1 }
handle 50 texture 1 sampler 50
sampler 51 { address WRAP CLAMP_OGL BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x3a6 MAX_ANISOTROPY 0x7 }
handle 51 texture 2 sampler 51
sampler 52 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x680 MAX_ANISOTROPY 0x5 }
handle 52 texture 4 sampler 52
sampler 53 { address CLAMP_TO_EDGE BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x7c2 MAX_ANISOTROPY 0x3 }
handle 53 texture 6 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f6f MAX_ANISOTROPY 0x7 }
handle 54 texture 0 sampler 54
sampler 55 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1aa MAX_ANISOTROPY 0x7 }
handle 55 texture 4 sampler 55
sampler 56 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x36 MAX_ANISOTROPY 0x7 }
handle 56 texture 0 sampler 56
sampler 57 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1dac MAX_ANISOTROPY 0x7 }
handle 57 texture 4 sampler 57
sampler 58 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ffd MAX_ANISOTROPY 0x7 }
handle 58 texture 1 sampler 58
sampler 59 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4 MAX_ANISOTROPY 0x6 }
handle 59 texture 0 sampler 59
sampler 60 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fbe MAX_ANISOTROPY 0x6 }
handle 60 texture 3 sampler 60
sampler 61 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xda MAX_ANISOTROPY 0x6 }
handle 61 texture 5 sampler 61
sampler 62 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x303 MAX_ANISOTROPY 0x0 }
handle 62 texture 0 sampler 62
sampler 63 { address WRAP MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x161 MAX_ANISOTROPY 0x1 }
handle 63 texture 1 sampler 63
sampler 64 { address MIRROR BORDER CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fbf MAX_ANISOTROPY 0x2 }
handle 64 texture 2 sampler 64
sampler 65 { address BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x6f1 MAX_ANISOTROPY 0x3 }
handle 65 texture 3 sampler 65
sampler 66 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0xa5d MAX_ANISOTROPY 0x4 }
handle 66 texture 4 sampler 66
sampler 67 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x49f MAX_ANISOTROPY 0x5 }
handle 67 texture 5 sampler 67
sampler 68 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0xd84 MAX_ANISOTROPY 0x6 }
handle 68 texture 6 sampler 68
sampler 69 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x9d5 MAX_ANISOTROPY 0x7 }
handle 69 texture 0 sampler 69
sampler 70 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x3cc MAX_ANISOTROPY 0x0 }
handle 70 texture 1 sampler 70
sampler 71 { address WRAP MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x5cb MAX_ANISOTROPY 0x1 }
handle 71 texture 2 sampler 71
sampler 72 { address MIRROR BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d5d MAX_ANISOTROPY 0x2 }
handle 72 texture 3 sampler 72
sampler 73 { address BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x672 MAX_ANISOTROPY 0x3 }
handle 73 texture 4 sampler 73
sampler 74 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4f9 MAX_ANISOTROPY 0x4 }
handle 74 texture 5 sampler 74
sampler 75 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f6b MAX_ANISOTROPY 0x5 }
handle 75 texture 6 sampler 75
sampler 76 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4bf MAX_ANISOTROPY 0x6 }
handle 76 texture 0 sampler 76
sampler 77 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e92 MAX_ANISOTROPY 0x7 }
handle 77 texture 1 sampler 77
sampler 78 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x31 MAX_ANISOTROPY 0x0 }
handle 78 texture 2 sampler 78
sampler 79 { address WRAP MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2ec MAX_ANISOTROPY 0x1 }
handle 79 texture 3 sampler 79
sampler 80 { address MIRROR BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x365 MAX_ANISOTROPY 0x2 }
handle 80 texture 4 sampler 80
sampler 81 { address BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x4e0 MAX_ANISOTROPY 0x3 }
handle 81 texture 5 sampler 81
sampler 82 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 82 texture 0 sampler 82
sampler 83 { address BORDER WRAP CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 83 texture 0 sampler 83
sampler 84 { address CLAMP_TO_EDGE CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 84 texture 0 sampler 84
sampler 85 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 85 texture 0 sampler 85
sampler 86 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 86 texture 4 sampler 86
sampler 87 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 87 texture 3 sampler 87
sampler 88 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 88 texture 4 sampler 88
sampler 89 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 89 texture 4 sampler 89
sampler 90 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 90 texture 0 sampler 90
sampler 91 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x6 }
handle 91 texture 1 sampler 91
sampler 92 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x5 }
handle 92 texture 2 sampler 92
sampler 93 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x4 }
handle 93 texture 4 sampler 93

warp 0 { asm "TXD R8, R28, R160, 0, 2D, 0x1"   active 0xffff
  dsdx = { 0.15618147 -0.72265625 0.42677346 0 -0.061767578 -0.24384257 0 -0.038330078 -0.0045166016 1.1220245 0 -0.16013516 0.024730166 0 -0.010025024 0.21459961 ... }
  dsdy = { bits(0x388f3edc) 0.00970459 0 0.01986853 -0.63378906 -0.00024372339 0.02631932 -0.0001142025 0.023348978 -1.4882812 0.9642059 0.15997894 bits(0x3773c000) 0.000362431 0 0.1913226 ... }
  dtdx = { bits(0x388f3edc) 0.00970459 0 -0.01968287 0.63378906 0.00026893616 -0.03036499 0.005470276 0.023348978 1.6900399 -0.70034343 0.22686768 0 0 -0.022149429 -0.08569336 ... }
  dtdy = { 0.15618147 -0.72265625 -0.4248619 0 -0.061767578 -0.22098233 bits(0xb778bc16) -0.04626465 -0.0045166016 1.6830546 0 0.25927734 0.016541444 0.024305442 0 0.16529943 ... }
  s = { 0.43554688 0.16210938 0.63671875 1.5214844 1.34375 0.6894531 0.7871094 1.9980469 1.359375 0.6796875 1.5859375 1.3359375 1.5917969 -0.49023438 0.18164062 1.4980469 ... }
  t = { 0.46484375 0.49804688 0.3203125 1.2675781 0.12695312 0.9980469 0.203125 -0.15429688 0.29296875 1.7421875 -0.38476562 0.68359375 1.3398438 1.8574219 0.8828125 0.5605469 ... }
  expect lane 0 R8 = 0x3e074941 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -1 lod.place[1] = 0
  expect lane 1 R8 = 0x3d3f216b lod.pass.taps = 1 lod.pass.share = 202 lod.place[0] = 1 lod.place[1] = 0
  expect lane 2 R8 = 0xbf84f001 lod.pass.taps = 1 lod.pass.share = 142 lod.place[0] = -3 lod.place[1] = 0
  expect lane 3 R8 = 0x3f95afe4 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -4 lod.place[1] = 0
  expect lane 4 R8 = 0x4018e808 lod.pass.taps = 1 lod.pass.share = 2 lod.place[0] = 2 lod.place[1] = -28
  expect lane 5 R8 = 0xbd5e35c0 lod.pass.taps = 1 lod.pass.share = 127 lod.place[0] = 35 lod.place[1] = 0
  expect lane 6 R8 = 0xbfdc9a26 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = 34
  expect lane 7 R8 = 0xbdc9291b lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = 44
  expect lane 8 R8 = 0x3e36ffde lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 10 lod.place[1] = -51
  expect lane 9 R8 = 0x3e4144a3 lod.pass.taps = 1 lod.pass.share = 114 lod.place[0] = 59 lod.place[1] = -68
  expect lane 10 R8 = 0x3f27d3d6 lod.pass.taps = 1 lod.pass.share = 212 lod.place[0] = -79 lod.place[1] = 0
  expect lane 11 R8 = 0x3f8b3678 lod.pass.taps = 1 lod.pass.share = 107 lod.place[0] = -61 lod.place[1] = -99
  expect lane 12 R8 = 0xbfe04fd0 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -85 lod.place[1] = 0
  expect lane 13 R8 = 0xbe4bb466 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -1 lod.place[1] = -92
  expect lane 14 R8 = 0xbfe58696 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 40 lod.place[1] = 90
  expect lane 15 R8 = 0xbdaae3fd lod.pass.taps = 1 lod.pass.share = 214 lod.place[0] = -89 lod.place[1] = -77
}

warp 1 { asm "TXD R8, R64, R160, 1, 2D, 0x1"   active 0xffff
  dsdx = { 0 0.059790548 0 0.005126059 -0.021765996 0 0.03125 -0.25927734 -0.013646215 0.03125 0 0 0.11325348 0.12327892 -0.048269175 -0.053771973 ... }
  dsdy = { -0.028526744 -0.012939453 -1.011263 0.020384984 -0.0027618408 0.03125 0 1.9511269 -0.00047321373 0 0.03125 0.14892578 -0.28317305 0 -0.00089263916 -0.068237305 ... }
  dtdx = { 0.050567213 -0.0009050369 -1.961018 0.004339772 0.0043747863 0.00390625 0 -1.5292969 0 0 0.0009765625 0.07446289 0.49060503 0.087768555 0.033424713 0.096069336 ... }
  dtdy = { 0.00819397 0.101357415 0.0005843567 -0.02407837 -0.042253982 0 0.00390625 -1.6855469 0.031100662 0.015625 0 0 0 0.11666465 0.060058594 0 ... }
  s = { 1.6679688 0.5234375 1.5820312 0.59375 1.9667969 1.828125 -0.021484375 1.0214844 -0.35546875 1.3105469 1.8769531 1.2441406 1.734375 1.1386719 1.2910156 0.62890625 ... }
  t = { 1.5878906 0.7207031 0.14257812 1.6699219 -0.15429688 0.6308594 -0.39648438 1.3769531 -0.47265625 1.1445312 1.8964844 1.9960938 0.46484375 1.0527344 0.6171875 1.1484375 ... }
  expect lane 0 R8 = 0x3ec28e96 lod.pass.taps = 1 lod.pass.share = 192 lod.place[0] = 0 lod.place[1] = -133
  expect lane 1 R8 = 0x3d95f69a lod.pass.taps = 1 lod.pass.share = 191 lod.place[0] = 17 lod.place[1] = -141
  expect lane 2 R8 = 0xbeee7b02 lod.pass.taps = 1 lod.pass.share = 153 lod.place[0] = 0 lod.place[1] = 162
  expect lane 3 R8 = 0x3eaca9b6 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -82 lod.place[1] = 98
  expect lane 4 R8 = 0xbe9c8ceb lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 8 lod.place[1] = 128
  expect lane 5 R8 = 0x3f50a83f lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = 0
  expect lane 6 R8 = 0x3e5207f0 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = 0
  expect lane 7 R8 = 0xbe2d513e lod.pass.taps = 1 lod.pass.share = 58 lod.place[0] = -166 lod.place[1] = 142
  expect lane 8 R8 = 0x3eb16358 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 1 lod.place[1] = -128
  expect lane 9 R8 = 0x3d9f78cb lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = 0
  expect lane 10 R8 = 0x3f998bd8 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = 0
  expect lane 11 R8 = 0x3ed3131b lod.pass.taps = 1 lod.pass.share = 0 lod.place[0] = -594 lod.place[1] = 0
  expect lane 12 R8 = 0xbea9f81e lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -117 lod.place[1] = -516
  expect lane 13 R8 = 0x3f1ed8d6 lod.pass.taps = 1 lod.pass.share = 0 lod.place[0] = -552 lod.place[1] = -396
  expect lane 14 R8 = 0x3f06f66a lod.pass.taps = 1 lod.pass.share = 0 lod.place[0] = 6 lod.place[1] = -606
  expect lane 15 R8 = 0x3f03263d lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = 222 lod.place[1] = -396
}

warp 2 { asm "TXD R8, R72, R212, 2, 2D, 0x1"   active 0xffff
  dsdx = { 0.108880475 0.061767578 0.3477128 -0.01919806 -0.0029144287 -0.021606445 bits(0xb7e90000) 0.50521487 0.0015144348 0 -0.051055044 0.117664784 -0.04565554 0.1381836 -0.0368042 -0.06238435 ... }
  dsdy = { 0 0.15267925 0.009170532 -0.018920898 -0.022613525 -0.021247745 -0.00034552187 0.9296875 0.007093554 0.07917588 -0.050668642 0.11197244 -0.042534556 0.15283203 -0.05230713 0 ... }
  dtdx = { 0 0.15267925 -0.0002439022 0.012163639 0.019195557 0.017150879 -0.04119873 0.9296875 -0.023487192 -0.023245811 -0.014907837 0 0.0036773682 -0.078331 0.0046447217 0 ... }
  dtdy = { 0.21776095 0.061767578 0.69821423 0.011795044 -0.02444458 0.018088818 bits(0x381d9a10) 0.50521487 0.045941986 0 0.011413813 0.06361175 0.0035678372 bits(0xb8cb2a90) 0 -0.0016144387 ... }
  s = { 0.7246094 0.36132812 1.2421875 0.20898438 1.6484375 0.98046875 -0.072265625 0.4296875 0.5371094 -0.28125 -0.44726562 1.421875 0.9824219 0.6191406 1.8222656 1.0546875 ... }
  t = { 1.6855469 1.7734375 0.9609375 -0.0234375 0.59375 -0.37304688 0.5761719 0.6542969 -0.484375 0.3203125 -0.021484375 0.37890625 0.6875 1.1210938 0.96484375 1.0429688 ... }
  expect lane 0 R8 = 0xbdd9e609 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = 0 lod.place[1] = -384
  expect lane 1 R8 = 0x3f897087 lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -144 lod.place[1] = -354
  expect lane 2 R8 = 0xbe5bdc38 lod.pass.taps = 1 lod.pass.share = 2 lod.place[0] = -5 lod.place[1] = -384
  expect lane 3 R8 = 0xbff8d3a1 lod.pass.taps = 1 lod.pass.share = 4 lod.place[0] = 324 lod.place[1] = -204
  expect lane 4 R8 = 0x3d0889d5 lod.pass.taps = 1 lod.pass.share = 25 lod.place[0] = 261 lod.place[1] = 282
  expect lane 5 R8 = 0xbf99287f lod.pass.taps = 1 lod.pass.share = 44 lod.place[0] = 300 lod.place[1] = -237
  expect lane 6 R8 = 0xbd4046d1 lod.pass.taps = 1 lod.pass.share = 62 lod.place[0] = 0 lod.place[1] = 384
  expect lane 7 R8 = 0xbf8a34c0 lod.pass.taps = 1 lod.pass.share = 78 lod.place[0] = -183 lod.place[1] = -336
  expect lane 8 R8 = 0xbeb632b1 lod.pass.taps = 1 lod.pass.share = 93 lod.place[0] = -57 lod.place[1] = -378
  expect lane 9 R8 = 0xbf492bcf lod.pass.taps = 1 lod.pass.share = 106 lod.place[0] = -384 lod.place[1] = 0
  expect lane 10 R8 = 0x3e2702ef lod.pass.taps = 1 lod.pass.share = 119 lod.place[0] = 369 lod.place[1] = 108
  expect lane 11 R8 = 0x3ea016e1 lod.pass.taps = 1 lod.pass.share = 127 lod.place[0] = -333 lod.place[1] = -189
  expect lane 12 R8 = 0xbd0e52c7 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 381 lod.place[1] = -30
  expect lane 13 R8 = 0xbe8cd428 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -333 lod.place[1] = 189
  expect lane 14 R8 = 0xbede7d2d lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 384 lod.place[1] = 0
  expect lane 15 R8 = 0x3f7287b6 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 384 lod.place[1] = 0
}

warp 3 { asm "TXD R8, R40, R132, 3, 2D, 0x1"   active 0xffff
  dsdx = { 0.007939193 -0.3328434 0.0625 0.0625 0.0625 0.0625 0.0625 0 0.10941157 0.032155015 1.1269531 -0.052612305 -0.000177145 -0.10094143 0.09628581 1.5324612 ... }
  dsdy = { 0.010421753 -0.017486572 0 0 0 0 0 0.0625 -0.18524358 bits(0x35e77050) 0 0.0476799 -0.006729126 0 -0.07141113 0 ... }
  dtdx = { 0.001404494 -0.00443995 0 0 0 0 0 0.00390625 0.7841797 0.051940918 0 0.0008392334 0.075653866 0 -0.07141113 0 ... }
  dtdy = { -0.05891112 1.3108909 0.015625 0.0078125 0.0078125 0.0009765625 0.015625 0 0.20814016 0.0021902656 -0.27708054 -0.000845585 0 -0.53280425 0.09628581 0.25621164 ... }
  s = { 1.0273438 0.43359375 1.5878906 0.3828125 1.2675781 -0.13867188 1.4609375 0.24609375 0.10546875 0.1875 -0.19335938 0.7324219 -0.14453125 1.7207031 0.75 1.0488281 ... }
  t = { 1.2011719 1.6308594 1.9023438 1.6210938 1.5351562 1.9316406 1.0527344 1.9140625 0.8847656 0.7636719 1.1757812 0.5390625 0.8027344 0.9550781 1.4589844 1.3828125 ... }
  expect lane 0 R8 = 0xbf209ce0 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -66 lod.place[1] = 378
  expect lane 1 R8 = 0xbe0b6b27 lod.pass.taps = 2 lod.pass.share = 149 lod.place[0] = 6 lod.place[1] = -510
  expect lane 2 R8 = 0xbf3ad12b lod.pass.taps = 2 lod.pass.share = 252 lod.place[0] = -384 lod.place[1] = 0
  expect lane 3 R8 = 0x3e94a090 lod.pass.taps = 2 lod.pass.share = 252 lod.place[0] = -384 lod.place[1] = 0
  expect lane 4 R8 = 0x3f0e8354 lod.pass.taps = 2 lod.pass.share = 252 lod.place[0] = -384 lod.place[1] = 0
  expect lane 5 R8 = 0xbe23a029 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -384 lod.place[1] = 0
  expect lane 6 R8 = 0xbcabef8b lod.pass.taps = 2 lod.pass.share = 252 lod.place[0] = -384 lod.place[1] = 0
  expect lane 7 R8 = 0x3f025628 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = -384 lod.place[1] = 0
  expect lane 8 R8 = 0x3e0c9687 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -147 lod.place[1] = -1050
  expect lane 9 R8 = 0x3f40e13c lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -335 lod.place[1] = -545
  expect lane 10 R8 = 0xbf260162 lod.pass.taps = 2 lod.pass.share = 7 lod.place[0] = -710 lod.place[1] = 0
  expect lane 11 R8 = 0x3e2c7775 lod.pass.taps = 2 lod.pass.share = 50 lod.place[0] = 640 lod.place[1] = -5
  expect lane 12 R8 = 0x3f575292 lod.pass.taps = 2 lod.pass.share = 88 lod.place[0] = 0 lod.place[1] = -640
  expect lane 13 R8 = 0xbf061796 lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = 0 lod.place[1] = 1040
  expect lane 14 R8 = 0x3e1a3080 lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = -890 lod.place[1] = 660
  expect lane 15 R8 = 0xbf04e61e lod.pass.taps = 2 lod.pass.share = 162 lod.place[0] = -660 lod.place[1] = 0
}

warp 4 { asm "TXD R8, R72, R136, 4, 2D, 0x1"   active 0xffff
  dsdx = { -0.023803711 0 0.064331055 -0.0015583038 -0.98223054 -0.1836268 -0.007124377 0.0017117886 -0.07299805 -0.44338846 bits(0x38700000) -0.00015854836 0 0.08129883 0.10046387 -0.006904602 ... }
  dsdy = { 0.012817383 0.15600586 0.07800293 -0.19360352 0 -0.21532403 -0.0072704824 -0.0018321488 -0.073203 -0.28649828 bits(0x38700000) -0.008522566 0.5 0.11364746 bits(0x35ec4000) -0.10311661 ... }
  dtdx = { 0.0017261505 -0.025826454 -0.0011619604 -0.06722115 0 0.23513258 -0.0892334 -0.08996582 0.055265572 -0.3935547 -0.09667969 0.12467297 0.0625 -0.91015625 -0.07287207 0.0070558866 ... }
  dtdy = { -0.13335629 0 0.000179693 -0.22802734 -0.13176727 0.17790441 -0.0872727 0.09061377 0.048357375 -0.39846 0.08459473 bits(0xb735d600) 0 0.08166504 0.00078951236 0.07080078 ... }
  s = { 0.296875 1.1679688 0.064453125 1.6582031 -0.42382812 1.6816406 1.2753906 -0.35351562 -0.23632812 1.5488281 0.5878906 1.328125 1.5292969 1.6484375 1.4257812 0.5488281 ... }
  t = { 1.8027344 -0.0546875 1.0761719 1.7949219 -0.20507812 -0.16796875 1.9179688 -0.087890625 1.5175781 0.265625 1.3300781 0.83203125 1.2792969 0.9355469 1.0722656 -0.38085938 ... }
  expect lane 0 R8 = 0xbee54ecb lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -84 lod.place[1] = 889
  expect lane 1 R8 = 0x3e264700 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -1008 lod.place[1] = 0
  expect lane 2 R8 = 0x3dfb4ed6 lod.pass.taps = 2 lod.pass.share = 23 lod.place[0] = -896 lod.place[1] = 0
  expect lane 3 R8 = 0x3ea9eb64 lod.pass.taps = 2 lod.pass.share = 6 lod.place[0] = 1092 lod.place[1] = 1288
  expect lane 4 R8 = 0xbeeaee90 lod.pass.taps = 2 lod.pass.share = 48 lod.place[0] = 1288 lod.place[1] = 0
  expect lane 5 R8 = 0x3f3d303b lod.pass.taps = 2 lod.pass.share = 119 lod.place[0] = 574 lod.place[1] = -735
  expect lane 6 R8 = 0xbdb0dd1a lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 70 lod.place[1] = 889
  expect lane 7 R8 = 0x3f3f0c1a lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 14 lod.place[1] = -896
  expect lane 8 R8 = 0x3f4ea2bc lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 714 lod.place[1] = -539
  expect lane 9 R8 = 0xbea830f8 lod.pass.taps = 2 lod.pass.share = 4 lod.place[0] = 1316 lod.place[1] = 1162
  expect lane 10 R8 = 0xbe2a4be6 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 0 lod.place[1] = 896
  expect lane 11 R8 = 0x3e118fcd lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 0 lod.place[1] = -896
  expect lane 12 R8 = 0xbca8f4c5 lod.pass.taps = 2 lod.pass.share = 71 lod.place[0] = -1218 lod.place[1] = 0
  expect lane 13 R8 = 0xbe807c9a lod.pass.taps = 2 lod.pass.share = 3 lod.place[0] = -129 lod.place[1] = 1458
  expect lane 14 R8 = 0xbf6aaa13 lod.pass.taps = 2 lod.pass.share = 4 lod.place[0] = -927 lod.place[1] = 675
  expect lane 15 R8 = 0xbed97627 lod.pass.taps = 2 lod.pass.share = 8 lod.place[0] = 945 lod.place[1] = -648
}

warp 5 { asm "TXD R8, R36, R216, 5, 2D, 0x1"   active 0xffff
  dsdx = { -0.22070312 0.12027248 -0.002506256 bits(0x3820f692) 1.828125 -0.00035200195 -0.16039594 bits(0xb84a1cf5) -0.24213874 0 -0.18717092 0 0.06604004 -0.18457031 -0.099609375 0.11450195 ... }
  dsdy = { 0.00283432 -0.09899902 0.0134317875 bits(0x382312c0) -1.8535156 -0.05078125 -0.020214569 -0.4374496 0 1.6277776 0 -0.18662485 -0.0007047653 0 -0.12463379 0.11673742 ... }
  dtdx = { 0.026855469 0 0.15454102 -0.115217924 -0.34326172 0.0017528534 -0.013427734 -0.03802052 0 -0.13627645 0 0 0.38951334 -0.012237549 -0.08105305 0.11673742 ... }
  dtdy = { 1.9590521 -0.0019111633 -0.0002178289 -0.11193848 -0.023357308 0.13964844 0.00027179718 0.0005544272 -0.020328283 0 0.009136415 0.0029740678 0.28076172 0 -0.097110175 0.11450195 ... }
  s = { -0.13867188 0.072265625 0.5722656 -0.19140625 1.6445312 0.7578125 1.3496094 1.0546875 0.40429688 0.26367188 0.7402344 1.4375 0.3359375 0.8515625 0.8613281 1.5664062 ... }
  t = { -0.16015625 1.7734375 1.125 1.6445312 -0.04296875 0.8183594 1.3398438 0.25195312 1.8046875 0.8515625 1.9257812 -0.4609375 1.4628906 0.2421875 -0.119140625 0.5390625 ... }
  expect lane 0 R8 = 0x3f07ab91 lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = 0 lod.place[1] = -1152
  expect lane 1 R8 = 0x3ed8a5fd lod.pass.taps = 2 lod.pass.share = 88 lod.place[0] = -1152 lod.place[1] = 0
  expect lane 2 R8 = 0xbe7a18b8 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = 18 lod.place[1] = -1152
  expect lane 3 R8 = 0x3f3425ee lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 0 lod.place[1] = 1408
  expect lane 4 R8 = 0x3e449e91 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -1386 lod.place[1] = 253
  expect lane 5 R8 = 0x3e1bf257 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 473 lod.place[1] = -1320
  expect lane 6 R8 = 0x3de1da20 lod.pass.taps = 2 lod.pass.share = 27 lod.place[0] = 1397 lod.place[1] = 110
  expect lane 7 R8 = 0xbe751af6 lod.pass.taps = 2 lod.pass.share = 67 lod.place[0] = 1408 lod.place[1] = 0
  expect lane 8 R8 = 0x3e56bed8 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = 1408 lod.place[1] = 0
  expect lane 9 R8 = 0xbd40d47c lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -1664 lod.place[1] = 0
  expect lane 10 R8 = 0xbe366ef5 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 1664 lod.place[1] = 0
  expect lane 11 R8 = 0x3efc11e2 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 1664 lod.place[1] = -26
  expect lane 12 R8 = 0x3f58e3cf lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -273 lod.place[1] = -1638
  expect lane 13 R8 = 0x3edd42bb lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = 1651 lod.place[1] = 104
  expect lane 14 R8 = 0xbeaa155f lod.pass.taps = 2 lod.pass.share = 26 lod.place[0] = 1313 lod.place[1] = 1014
  expect lane 15 R8 = 0xbec261a1 lod.pass.taps = 2 lod.pass.share = 62 lod.place[0] = -1157 lod.place[1] = -1183
}

warp 6 { asm "TXD R8, R20, R136, 6, 2D, 0x1"   active 0xffff
  dsdx = { 0.027064323 1.765625 -0.21777344 0 0 0 -0.00012432894 0 0 -0.000115207644 -0.22070312 -0.036917474 -0.63243437 0.014725717 1.4296875 0 ... }
  dsdy = { 0.0007420784 0 0 0.21826172 0.21887238 0.21931358 0.2323444 0.5625 1.7324219 -0.001854927 -0.13448901 0.24353617 0 -0.029653337 0.019523395 0.20292805 ... }
  dtdx = { bits(0x3860ed4c) 0 0 -0.0058598877 0.01385014 -0.004030131 0.013500481 -0.035476208 0.10881938 0.24904375 0.0093688965 -0.0036614235 0 -0.004875183 0.13110352 0 ... }
  dtdy = { -0.37451172 -0.12695312 0.014543533 0 0 0 0.0021397115 0 0 -0.001154579 0.011482341 -0.019134521 -0.039595127 -0.23925781 -0.09338379 0.20703125 ... }
  s = { 1.2753906 -0.2109375 1.7480469 0.9355469 0.115234375 1.3242188 1.2539062 0.76953125 1.0488281 0.8457031 1.9980469 -0.45117188 -0.42578125 -0.1328125 -0.05859375 -0.27734375 ... }
  t = { 1.3984375 1.3222656 1.5273438 0.9003906 0.50390625 -0.1484375 0.46875 -0.33203125 1.40625 0.046875 -0.24804688 0.6542969 1.4082031 1.3925781 -0.44335938 -0.40039062 ... }
  expect lane 0 R8 = 0x3e85c508 lod.pass.taps = 2 lod.pass.share = 56 lod.place[0] = 0 lod.place[1] = 1872
  expect lane 1 R8 = 0xbf1fafe9 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -2550 lod.place[1] = 0
  expect lane 2 R8 = 0x3e77b841 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 2340 lod.place[1] = 0
  expect lane 3 R8 = 0xbdc46e6c lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -2190 lod.place[1] = 0
  expect lane 4 R8 = 0x3e35633e lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -2220 lod.place[1] = 0
  expect lane 5 R8 = 0x3cce8a4d lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -2190 lod.place[1] = 0
  expect lane 6 R8 = 0xbe0521fe lod.pass.taps = 2 lod.pass.share = 26 lod.place[0] = -2340 lod.place[1] = -15
  expect lane 7 R8 = 0x3e73f25f lod.pass.taps = 2 lod.pass.share = 28 lod.place[0] = -2850 lod.place[1] = 0
  expect lane 8 R8 = 0xbe9b347a lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = -2160 lod.place[1] = 0
  expect lane 9 R8 = 0xbe8745e6 lod.pass.taps = 2 lod.pass.share = 40 lod.place[0] = 0 lod.place[1] = -2490
  expect lane 10 R8 = 0x3e82e046 lod.pass.taps = 2 lod.pass.share = 40 lod.place[0] = 2490 lod.place[1] = -90
  expect lane 11 R8 = 0xbdc28f47 lod.pass.taps = 2 lod.pass.share = 40 lod.place[0] = -2460 lod.place[1] = 180
  expect lane 12 R8 = 0xbe0b50fb lod.pass.taps = 2 lod.pass.share = 18 lod.place[0] = 3150 lod.place[1] = 0
  expect lane 13 R8 = 0xbe13dfd1 lod.pass.taps = 2 lod.pass.share = 40 lod.place[0] = 300 lod.place[1] = 2460
  expect lane 14 R8 = 0xbe145055 lod.pass.taps = 2 lod.pass.share = 4 lod.place[0] = -3660 lod.place[1] = -334
  expect lane 15 R8 = 0xbe207ab7 lod.pass.taps = 2 lod.pass.share = 30 lod.place[0] = -1920 lod.place[1] = -1980
}

warp 7 { asm "TXD R8, R16, R224, 7, 2D, 0x1"   active 0xf
  dsdx = { 0.00011110306 0.0029269254 0 -0.004837036 ... }
  dsdy = { -0.0006465912 -0.030825576 0.03125 0.0002632141 ... }
  dtdx = { -0.0003873561 -0.006362915 0.0078125 0.01384717 ... }
  dtdy = { -0.06201172 -0.025970459 0 0.18823242 ... }
  s = { 1.9003906 1.0957031 0.65234375 1.0859375 ... }
  t = { 0.20507812 1.6347656 0.45507812 -0.05078125 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 102 lod.place[0] = 3 lod.place[1] = 438
  expect lane 1 R8 = 0x3eabe533 lod.pass.taps = 1 lod.pass.share = 54 lod.place[0] = 294 lod.place[1] = 249
  expect lane 2 R8 = 0xbf22946f lod.pass.taps = 1 lod.pass.share = 204 lod.place[0] = -146 lod.place[1] = 0
  expect lane 3 R8 = 0x3e6585ad lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = -2 lod.place[1] = -2886
}

warp 8 { asm "TXD R8, R88, R192, 8, 2D, 0x1"   active 0xf
  dsdx = { -0.13892569 -0.015214844 0.1867712 -0.19529215 ... }
  dsdy = { 0 -0.017651595 -0.11736494 0.24258946 ... }
  dtdx = { 0.5262084 -0.82993495 -0.00757725 -0.6126663 ... }
  dtdy = { 0 0.83074546 0.068359375 0.6084781 ... }
  s = { 0.19726562 -0.26367188 1.4785156 -0.4765625 ... }
  t = { 1.3183594 0.9941406 1.6191406 1.9003906 ... }
  expect lane 0 R8 = 0xbf1514a2 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = 525 lod.place[1] = -721
  expect lane 1 R8 = 0x3f0f0bce lod.pass.taps = 2 lod.pass.share = 27 lod.place[0] = 89 lod.place[1] = -1554
  expect lane 2 R8 = 0x3ebba78f lod.pass.taps = 2 lod.pass.share = 18 lod.place[0] = -1624 lod.place[1] = 17
  expect lane 3 R8 = 0x3ee3a8d0 lod.pass.taps = 2 lod.pass.share = 29 lod.place[0] = -1134 lod.place[1] = -1022
}

warp 9 { asm "TXD R8, R92, R236, 9, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.14028208 0.0016930727 0 0 ... }
  dsdy = { 0 0.00011777878 0.16666667 -0.05777995 ... }
  dtdx = { 0.0015563965 0.051855467 0.0125 0 ... }
  dtdy = { 0 -0.17265625 0 -0.17500137 ... }
  array = { 0x12340000 0x12340001 0x12340000 0x12340000 ... }
  s = { 0.81640625 -0.33984375 1.2480469 0.6503906 ... }
  t = { 1.4511719 0.34765625 0.43164062 0.45507812 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 84 lod.place[0] = 900 lod.place[1] = -15
  expect lane 1 R8 = 0xbee3f02f lod.pass.taps = 2 lod.pass.share = 79 lod.place[0] = 0 lod.place[1] = 920
  expect lane 2 R8 = 0x3d3af7f9 lod.pass.taps = 2 lod.pass.share = 45 lod.place[0] = -1060 lod.place[1] = 0
  expect lane 3 R8 = 0x3f0192be lod.pass.taps = 2 lod.pass.share = 61 lod.place[0] = 190 lod.place[1] = 970
}

warp 10 { asm "TXD R8, R100, R228, 10, 2D, 0x1"   active 0xf
  dsdx = { -11.000086 0.919835 1.9412671 -52.625 ... }
  dsdy = { 50.031635 -7.2265625 -17.625 0.017743746 ... }
  dtdx = { -50.031635 -9.359375 -17.625 -0.017743746 ... }
  dtdy = { -11.000086 0.113687925 -1.9412671 -52.625 ... }
  s = { 20 107.125 -3.5 34.875 ... }
  t = { 50.4375 4 52.8125 17.8125 ... }
  expect lane 0 R8 = 0xbf059cce lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 5 lod.place[1] = 24
  expect lane 1 R8 = 0xbe8946e8 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -7 lod.place[1] = 70
  expect lane 2 R8 = 0x4010ee4f lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -2 lod.place[1] = 15
  expect lane 3 R8 = 0xc01c5e70 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 11 { asm "TXD R8, R44, R208, 11, 2D, 0x1"   active 0xf
  dsdx = { -0.10546875 -0.09790039 -0.31933594 0 ... }
  dsdy = { 0 -0.009353638 -0.030064248 -0.0018910692 ... }
  dtdx = { 0 -0.021972656 -0.15707035 0 ... }
  dtdy = { 0.0508976 0.014519524 -0.061122894 0.10575605 ... }
  s = { 0.57421875 -0.30859375 -0.05078125 -0.029296875 ... }
  t = { -0.13476562 1.1582031 -0.1484375 0.5625 ... }
  expect lane 0 R8 = 0xbf6d5d9a lod.pass.taps = 1 lod.pass.share = 5 lod.place[0] = 546 lod.place[1] = 0
  expect lane 1 R8 = 0x3d98e6c4 lod.pass.taps = 2 lod.pass.share = 12 lod.place[0] = 1512 lod.place[1] = 336
  expect lane 2 R8 = 0xbecfe81b lod.pass.taps = 2 lod.pass.share = 65 lod.place[0] = 1143 lod.place[1] = 562
  expect lane 3 R8 = 0x3f23c7ec lod.pass.taps = 2 lod.pass.share = 25 lod.place[0] = 21 lod.place[1] = -1330
}

warp 12 { asm "TXD R8, R112, R196, 12, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.0005494577 -0.029792853 -0.005891431 0 ... }
  dsdy = { -0.013048836 -0.021036783 0.08162435 -0.8066307 ... }
  dtdx = { 0.023371233 0.025244141 -0.00024830064 -0.7875 ... }
  dtdy = { 0.010845484 -0.008937856 0 -0.64124143 ... }
  array = { 0x12340000 0x12340000 0x12340003 0x12340002 ... }
  s = { 1.7285156 1.7773438 1.9023438 0.24414062 ... }
  t = { 0.6308594 0.7519531 1.7441406 1.65625 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 4 lod.place[0] = 4 lod.place[1] = -384
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 8 lod.place[0] = 222 lod.place[1] = -312
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 125 lod.place[0] = -384 lod.place[1] = 0
  expect lane 3 R8 = 0x3e042e01 lod.pass.taps = 1 lod.pass.share = 94 lod.place[0] = 231 lod.place[1] = 306
}

warp 13 { asm "TXD R8, R44, R124, 13, 2D, 0x1"   active 0xf
  dsdx = { -0.00267847 -5.3046875 0.015090942 -23.518131 ... }
  dsdy = { 0.7216797 -4.4765625 -0.0005874634 -0.43102276 ... }
  dtdx = { -6.5546875 1.8445066 4.8046875 0 ... }
  dtdy = { 0.00036067015 -0.09802246 -1.1283814 -3.6059933 ... }
  s = { 49.5 -11.375 119.5 17.75 ... }
  t = { 1.25 45.9375 38 55.25 ... }
  expect lane 0 R8 = 0x3f5bf138 lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 1778
  expect lane 1 R8 = 0x3e24f3bb lod.pass.taps = 2 lod.pass.share = 38 lod.place[0] = 1020 lod.place[1] = -355
  expect lane 2 R8 = 0x3fb72d10 lod.pass.taps = 2 lod.pass.share = 23 lod.place[0] = 0 lod.place[1] = -1060
  expect lane 3 R8 = 0xbf746f5c lod.pass.taps = 2 lod.pass.share = 28 lod.place[0] = 1106 lod.place[1] = 0
}

warp 14 { asm "TXD R8, R96, R180, 14, 2D, 0x1"   active 0xf
  dsdx = { -0.017897557 -0.117438376 0 0.064 ... }
  dsdy = { -0.01830879 bits(0x37dd2f94) -0.044704314 0 ... }
  dtdx = { -0.00043329076 -0.055102505 -0.03845215 0 ... }
  dtdy = { -0.00041427612 -0.14049025 0 0.025 ... }
  s = { 0.7597656 0.80859375 0.70703125 1.6933594 ... }
  t = { -0.1171875 0.16015625 1.5390625 0.17773438 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 3810 lod.place[1] = 0
  expect lane 1 R8 = 0x3cc08179 lod.pass.taps = 2 lod.pass.share = 48 lod.place[0] = 2280 lod.place[1] = 17
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 10 lod.place[0] = 3450 lod.place[1] = 0
  expect lane 3 R8 = 0x3e697a11 lod.pass.taps = 2 lod.pass.share = 41 lod.place[0] = -2460 lod.place[1] = 0
}

warp 15 { asm "TXD R8, R104, R140, 15, 2D, 0x1"   active 0xf
  dsdx = { -0.2685547 0.04896221 -0.21836744 1 ... }
  dsdy = { 0.26803017 0.0515442 0.09313965 0 ... }
  dtdx = { -0.0054092407 0.20117188 -0.15781458 0 ... }
  dtdy = { -0.0053511336 0.20210505 0.1081543 0.03125 ... }
  s = { -0.23046875 1.7929688 1.9785156 0.984375 ... }
  t = { -0.119140625 1.2929688 0.22851562 1.3925781 ... }
  expect lane 0 R8 = 0xbdaee322 lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 3810 lod.place[1] = 71
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 19 lod.place[0] = -773 lod.place[1] = -3030
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 21 lod.place[0] = 1296 lod.place[1] = 936
  expect lane 3 R8 = 0xbbaea083 lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = -2580 lod.place[1] = 0
}

warp 16 { asm "TXD R8, R52, R180, 16, 2D, 0x1"   active 0xf
  dsdx = { 0.031201381 0.039027464 -0.13778825 -0.098125 ... }
  dsdy = { bits(0x3634cccd) -0.00029542984 0.009856353 0.032886636 ... }
  dtdx = { -0.7664931 -0.4153646 0.34131795 0.3984375 ... }
  dtdy = { 0.004126551 0.2915777 -0.008558486 -0.1030816 ... }
  s = { -0.33007812 1.4628906 -0.21875 1.6835938 ... }
  t = { 0.5214844 1.0488281 1.3085938 -0.17578125 ... }
  expect lane 0 R8 = 0x3f9817ec lod.pass.taps = 2 lod.pass.share = 15 lod.place[0] = -214 lod.place[1] = 1905
  expect lane 1 R8 = 0xc01c43f8 lod.pass.taps = 2 lod.pass.share = 24 lod.place[0] = -288 lod.place[1] = 1116
  expect lane 2 R8 = 0x3dd72a5b lod.pass.taps = 2 lod.pass.share = 60 lod.place[0] = 855 lod.place[1] = -765
  expect lane 3 R8 = 0xbf11deb4 lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = 648 lod.place[1] = -945
}

warp 17 { asm "TXD R8, R44, R180, 17, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.328125 -0.053548176 -0.00035822755 -0.025717735 ... }
  dsdy = { -0.063557945 0.03584706 0.00063006085 0.18196614 ... }
  dtdx = { -0.15878907 0.11236956 0.7821628 0.00948925 ... }
  dtdy = { 0 -0.0061496734 -0.5757812 0.17753907 ... }
  array = { 0x12340000 0x12340001 0x12340000 0x12340002 ... }
  s = { -0.20507812 1.8671875 1.7324219 0.38476562 ... }
  t = { -0.14257812 0.8613281 0.58984375 0.83984375 ... }
  expect lane 0 R8 = 0xbec6c0f8 lod.pass.taps = 2 lod.pass.share = 11 lod.place[0] = 1562 lod.place[1] = 1254
  expect lane 1 R8 = 0x3f392970 lod.pass.taps = 2 lod.pass.share = 57 lod.place[0] = 259 lod.place[1] = -910
  expect lane 2 R8 = 0xbdbf0fe7 lod.pass.taps = 2 lod.pass.share = 14 lod.place[0] = 0 lod.place[1] = -3300
  expect lane 3 R8 = 0x3eb477f3 lod.pass.taps = 2 lod.pass.share = 13 lod.place[0] = -897 lod.place[1] = -1456
}

warp 18 { asm "TXD R8, R32, R148, 18, 2D, 0x1"   active 0xf
  dsdx = { 32 0 0 0 ... }
  dsdy = { 0 64 32 32 ... }
  dtdx = { 0 16 8 8 ... }
  dtdy = { 8 0 0 0 ... }
  s = { 4.875 121.75 26.75 -7 ... }
  t = { 58.1875 4.6875 12.6875 48.125 ... }
  expect lane 0 R8 = 0x3ce6e3d5 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -762 lod.place[1] = 0
  expect lane 1 R8 = 0x3fe47ef8 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -762 lod.place[1] = 0
  expect lane 2 R8 = 0x3e9bc075 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -762 lod.place[1] = 0
  expect lane 3 R8 = 0x3f799c7c lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -762 lod.place[1] = 0
}

warp 19 { asm "TXD R8, R0, R180, 19, 2D, 0x1"   active 0xf
  dsdx = { 0 -0.026923276 bits(0x37b37310) 0.00015408994 ... }
  dsdy = { -0.00165625 0 bits(0x37b3bc14) 0.0019746094 ... }
  dtdx = { 0 1.2953125 0.4586714 0.0098344805 ... }
  dtdy = { -0.08291016 1.5510706 0.45390624 -0.07734711 ... }
  s = { 0.57421875 1.0585938 0.546875 0.37304688 ... }
  t = { 0.31054688 -0.025390625 0.125 -0.115234375 ... }
  expect lane 0 R8 = 0x3f06e8c0 lod.pass.taps = 1 lod.pass.share = 13 lod.place[0] = 384 lod.place[1] = 384
  expect lane 1 R8 = 0x3e8da2e7 lod.pass.taps = 1 lod.pass.share = 22 lod.place[0] = 402 lod.place[1] = -390
  expect lane 2 R8 = 0xbf9fc0ed lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = -3302
  expect lane 3 R8 = 0xbed23ab3 lod.pass.taps = 1 lod.pass.share = 34 lod.place[0] = -381 lod.place[1] = 300
}

warp 20 { asm "TXD R8, R8, R120, 20, 2D, 0x1"   active 0xf
  dsdx = { -0.05802709 0 -0.0058335266 0 ... }
  dsdy = { -0.0012313426 -0.095947266 -0.00010871384 0.6230469 ... }
  dtdx = { 0.0039901733 -0.015238559 -0.42529297 0 ... }
  dtdy = { -0.017906796 0 -0.17073041 -0.12011719 ... }
  s = { 1.6796875 0.3828125 1.0019531 0.091796875 ... }
  t = { 0.078125 1.9472656 -0.46484375 -0.076171875 ... }
  expect lane 0 R8 = 0x3ea98116 lod.pass.taps = 1 lod.pass.share = 105 lod.place[0] = 381 lod.place[1] = -24
  expect lane 1 R8 = 0x3f0f1910 lod.pass.taps = 2 lod.pass.share = 14 lod.place[0] = 896 lod.place[1] = 0
  expect lane 2 R8 = 0xbee46d93 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = 13 lod.place[1] = 1152
  expect lane 3 R8 = 0xbea42a8b lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = -1125 lod.place[1] = 216
}

warp 21 { asm "TXD R8, R96, R164, 21, 2D, 0x1"   active 0xf
  dsdx = { -0.07270566 0.0014501213 -0.049413152 -0.46832135 ... }
  dsdy = { 0 -0.017871093 bits(0x37aef5c3) 1.00416 ... }
  dtdx = { 0 0.06565586 -0.00030899048 -0.5926769 ... }
  dtdy = { -0.057307772 0.11035156 -0.025736017 -2.3622084 ... }
  s = { 1.25 1.1679688 1.8554688 0.16015625 ... }
  t = { 0.03125 1.4296875 1.5859375 1.5742188 ... }
  expect lane 0 R8 = 0x3e503eb8 lod.pass.taps = 1 lod.pass.share = 56 lod.place[0] = 540 lod.place[1] = 0
  expect lane 1 R8 = 0x3e54cb3c lod.pass.taps = 1 lod.pass.share = 21 lod.place[0] = 216 lod.place[1] = -480
  expect lane 2 R8 = 0x3e8783dd lod.pass.taps = 1 lod.pass.share = 32 lod.place[0] = 486 lod.place[1] = 0
  expect lane 3 R8 = 0xbc4eff0f lod.pass.taps = 1 lod.pass.share = 70 lod.place[0] = -291 lod.place[1] = 246
}

warp 22 { asm "TXD R8, R84, R160, 22, ARRAY_2D, 0x1"   active 0xf
  dsdx = { 0.09928385 0.3125 -0.16053541 0 ... }
  dsdy = { 0.09885967 -0.86626273 -0.006713867 bits(0x38107f95) ... }
  dtdx = { 0.099084035 -0.5197576 0.050585937 0 ... }
  dtdy = { -0.10401888 0.1875 -0.0056873932 -0.04483979 ... }
  array = { 0x12340000 0x12340003 0x12340001 0x12340003 ... }
  s = { 1.8769531 0.7089844 1.8105469 1.78125 ... }
  t = { 1.2363281 1.0898438 0.6933594 1.9453125 ... }
  expect lane 0 R8 = 0x3ec98078 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -48 lod.place[1] = 84
  expect lane 1 R8 = 0x3eca46f0 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -40 lod.place[1] = 108
  expect lane 2 R8 = 0xbe32e03b lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 1017 lod.place[1] = -531
  expect lane 3 R8 = 0x3f06aa06 lod.pass.taps = 1 lod.pass.share = 113 lod.place[0] = 0 lod.place[1] = 384
}

warp 23 { asm "TXD R8, R24, R144, 23, 2D, 0x1"   active 0xf
  dsdx = { 0 5.658876 0 0 ... }
  dsdy = { -30.808659 -80.922676 1.3554688 2 ... }
  dtdx = { -7.6289062 127.17407 0 0.5 ... }
  dtdy = { 0 -124.125 -0.002155304 0 ... }
  s = { 89.375 86.375 95.625 73.875 ... }
  t = { 41.625 55 58.3125 23.1875 ... }
  expect lane 0 R8 = 0x3f2a9118 lod.pass.taps = 1 lod.pass.share = 255 lod.place[0] = 128 lod.place[1] = 0
  expect lane 1 R8 = 0xbe4c6d30 lod.pass.taps = 1 lod.pass.share = 89 lod.place[0] = 109 lod.place[1] = 168
  expect lane 2 R8 = 0x3e4b4983 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -68 lod.place[1] = 0
  expect lane 3 R8 = 0xbf35a713 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = 0
}

warp 24 { asm "TXD R8, R44, R160, 24, 2D, 0x1"   active 0xf
  dsdx = { 0.0017417101 -0.0025617913 0 -0.026958084 ... }
  dsdy = { -0.392 -0.0026391088 -0.0009423828 -0.0265625 ... }
  dtdx = { -0.34931642 1.2416298 1.0449054 -13.727453 ... }
  dtdy = { -4.886332 1.1152885 18.101917 -13.575 ... }
  s = { 0.26953125 1.1914062 1.8105469 -0.0234375 ... }
  t = { 0.041015625 0.87890625 0.45898438 1.7773438 ... }
  expect lane 0 R8 = 0xbeaa3023 lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = 620 lod.place[1] = 153
  expect lane 1 R8 = 0x3f3d9535 lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = 60 lod.place[1] = -635
  expect lane 2 R8 = 0x3f8f591f lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = 0 lod.place[1] = -640
  expect lane 3 R8 = 0xbe599145 lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = 61 lod.place[1] = 635
}

warp 25 { asm "TXD R8, R48, R200, 25, 2D, 0x1"   active 0xf
  dsdx = { -0.15676439 -0.07067871 -0.014953613 -0.0014922629 ... }
  dsdy = { 0.00018405914 -0.5878906 0.02368164 -0.0016205043 ... }
  dtdx = { 0.1729356 0.72753906 0.00049591064 0.55459887 ... }
  dtdy = { 0.25732422 0.32359046 -0.0017299652 0.6390885 ... }
  s = { 1.4199219 0.9609375 -0.33398438 0.13867188 ... }
  t = { 1.5644531 1.5800781 -0.1640625 0.30078125 ... }
  expect lane 0 R8 = 0x3e9ef287 lod.pass.taps = 1 lod.pass.share = 34 lod.place[0] = 0 lod.place[1] = -546
  expect lane 1 R8 = 0x3e85f7de lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 11 lod.place[1] = -121
  expect lane 2 R8 = 0xc053fbed lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -107 lod.place[1] = 8
  expect lane 3 R8 = 0x3d3f52d9 lod.pass.taps = 2 lod.pass.share = 48 lod.place[0] = 1 lod.place[1] = -2280
}

warp 26 { asm "TXD R8, R68, R224, 26, 2D, 0x1"   active 0xf
  dsdx = { -0.025573594 0.014324479 -0.02515219 0.1388941 ... }
  dsdy = { -0.08862305 -0.95590574 0.17910384 -0.06523438 ... }
  dtdx = { 1.0503472 2.4171581 0.0001150767 0.042263456 ... }
  dtdy = { -0.016649475 2.7571552 0.72716177 -0.0022956 ... }
  s = { 1.2949219 -0.39453125 0.5449219 1.109375 ... }
  t = { 1.6855469 0.33984375 1.8652344 1.4414062 ... }
  expect lane 0 R8 = 0x3d5fa93d lod.pass.taps = 2 lod.pass.share = 27 lod.place[0] = 58 lod.place[1] = -890
  expect lane 1 R8 = 0xbdd837ff lod.pass.taps = 1 lod.pass.share = 64 lod.place[0] = 267 lod.place[1] = -276
  expect lane 2 R8 = 0xbe934d32 lod.pass.taps = 2 lod.pass.share = 95 lod.place[0] = -675 lod.place[1] = -990
  expect lane 3 R8 = 0xbcc2f185 lod.pass.taps = 2 lod.pass.share = 10 lod.place[0] = -1652 lod.place[1] = -175
}

warp 27 { asm "TXD R8, R88, R144, 27, ARRAY_2D, 0x1"   active 0xf
  dsdx = { 0.16113281 0.090251416 0.15204102 0.06624349 ... }
  dsdy = { -0.08333156 -0.037602108 -0.8723958 0.025349936 ... }
  dtdx = { -0.049998935 -0.6507813 -0.5234375 -0.02740117 ... }
  dtdy = { 0.09667969 0.0018773 -0.09122461 0 ... }
  array = { 0x12340002 0x12340002 0x12340003 0x12340000 ... }
  s = { 0.19140625 1.6582031 -0.13671875 0.8613281 ... }
  t = { 1.4570312 1.9179688 0.6777344 0.072265625 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -113 lod.place[1] = 58
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 178 lod.place[0] = -13 lod.place[1] = 156
  expect lane 2 R8 = 0x3e1e664f lod.pass.taps = 1 lod.pass.share = 23 lod.place[0] = -7 lod.place[1] = 38
  expect lane 3 R8 = 0xbfd37522 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -105 lod.place[1] = 72
}

warp 28 { asm "TXD R8, R24, R136, 28, 2D, 0x1"   active 0xf
  dsdx = { 22.0625 -3.3984375 -0.006317854 0 ... }
  dsdy = { 29.59521 -4.015625 -1.2496483 -20.739515 ... }
  dtdx = { -19.309206 -2.1442814 -0.020135935 0 ... }
  dtdy = { 21.35141 4.84375 -0.39208984 15.994261 ... }
  s = { 94.875 121.5 100.5 -4.125 ... }
  t = { -1.1875 -11.375 21.8125 23.25 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -49 lod.place[1] = -36
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 57 lod.place[1] = -69
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 68 lod.place[1] = 21
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = 909 lod.place[1] = -702
}

warp 29 { asm "TXD R8, R76, R192, 29, 2D, 0x1"   active 0xf
  dsdx = { 0.004703125 0.0013460922 -0.36253124 0.0021198245 ... }
  dsdy = { 0.01698696 0.0013867187 -0.0008095703 0 ... }
  dtdx = { -0.37075204 -0.09790785 2.75625 0.1067219 ... }
  dtdy = { 0.9453125 -0.09064886 14.601614 -0.073632814 ... }
  s = { -0.38671875 -0.32226562 1.0761719 1.0449219 ... }
  t = { 0.7714844 1.3144531 0.11328125 0.3984375 ... }
  expect lane 0 R8 = 0x3ed60ab8 lod.pass.taps = 1 lod.pass.share = 76 lod.place[0] = -255 lod.place[1] = -285
  expect lane 1 R8 = 0xbe9d396b lod.pass.taps = 1 lod.pass.share = 41 lod.place[0] = -324 lod.place[1] = 468
  expect lane 2 R8 = 0x3dabe07a lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 68 lod.place[1] = -11
  expect lane 3 R8 = 0x3e4b7208 lod.pass.taps = 1 lod.pass.share = 4 lod.place[0] = -522 lod.place[1] = -522
}

warp 30 { asm "TXD R8, R112, R128, 30, 2D, 0x1"   active 0xf
  dsdx = { -0.0657959 1.8156153 -0.00022792816 -0.0048588533 ... }
  dsdy = { 0.06669545 1.5886633 -0.10058594 -0.018278139 ... }
  dtdx = { 0.00020742416 0.016448412 0.12207031 0.024073742 ... }
  dtdy = { -0.00018271152 0.016633136 -0.10632324 0.0003938675 ... }
  s = { 0.9433594 -0.48828125 1.0429688 1.0527344 ... }
  t = { 0.39257812 1.5390625 0.7089844 0.16210938 ... }
  expect lane 0 R8 = 0x3f525949 lod.pass.taps = 1 lod.pass.share = 127 lod.place[0] = -182 lod.place[1] = 0
  expect lane 1 R8 = 0xbd8254eb lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = -1
  expect lane 2 R8 = 0x3e5adeb3 lod.pass.taps = 1 lod.pass.share = 128 lod.place[0] = 124 lod.place[1] = 130
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 234 lod.place[0] = 18 lod.place[1] = -90
}

warp 31 { asm "TXD R8, R20, R224, 31, 2D, 0x1"   active 0xf
  dsdx = { 0.0071232603 0.023243403 0.09140625 bits(0xb8a170a4) ... }
  dsdy = { -0.175 -0.111022 0.090312764 -0.038118184 ... }
  dtdx = { -0.23925781 0.30839446 -0.3784722 0.24404944 ... }
  dtdy = { 0.040201824 0.06456501 -0.374037 -0.24823874 ... }
  s = { 0.73046875 -0.36328125 0.46679688 0.091796875 ... }
  t = { 1.3261719 0.20117188 1.8574219 1.0566406 ... }
  expect lane 0 R8 = 0x3f161f93 lod.pass.taps = 1 lod.pass.share = 14 lod.place[0] = 462 lod.place[1] = -38
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 90 lod.place[0] = -8 lod.place[1] = -35
  expect lane 2 R8 = 0x3e29efa8 lod.pass.taps = 2 lod.pass.share = 139 lod.place[0] = -395 lod.place[1] = 595
  expect lane 3 R8 = 0x3f0b9c68 lod.pass.taps = 2 lod.pass.share = 46 lod.place[0] = 375 lod.place[1] = 880
}

warp 32 { asm "TXD R8, R60, R180, 32, 2D, 0x1"   active 0xf
  dsdx = { -1.5420961 -1.4342457 -0.11396681 3.1289062 ... }
  dsdy = { 1.5800781 -0.4212863 0.099265024 4.375 ... }
  dtdx = { 1.5800781 -5.530733 -7.2528033 -0.55922467 ... }
  dtdy = { -1.5420961 -0.10924918 -1.0813965 -0.66168034 ... }
  s = { 55.125 -20.75 -17.875 16.125 ... }
  t = { 57.25 22.4375 32.5625 55.375 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 39 lod.place[0] = 381 lod.place[1] = -390
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 72 lod.place[0] = 237 lod.place[1] = 920
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 26 lod.place[0] = 16 lod.place[1] = 1150
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 79 lod.place[0] = -840 lod.place[1] = 126
}

warp 33 { asm "TXD R8, R20, R236, 33, 2D, 0x1"   active 0xf
  dsdx = { 0.009888084 0.0017207031 -0.0009128783 0.021625 ... }
  dsdy = { 0.011229591 0.0017946396 -0.01128125 0 ... }
  dtdx = { 0.04660719 0 -0.036572266 -1.09127 ... }
  dtdy = { -5.956116 0 0.50310874 0 ... }
  s = { 0.63671875 0.234375 1.0332031 1.5683594 ... }
  t = { 1.9960938 1.3183594 1.0234375 1.3554688 ... }
  expect lane 0 R8 = 0xbf05bccc lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = -306 lod.place[1] = 3302
  expect lane 1 R8 = 0xbe920d2e lod.pass.taps = 1 lod.pass.share = 0 lod.place[0] = -762 lod.place[1] = 0
  expect lane 2 R8 = 0x3e670cd5 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 2418 lod.place[1] = -2158
  expect lane 3 R8 = 0xbeab229d lod.pass.taps = 2 lod.pass.share = 26 lod.place[0] = -2040 lod.place[1] = 2040
}

warp 34 { asm "TXD R8, R52, R236, 34, 2D, 0x1"   active 0xf
  dsdx = { 0.000787735 0.080444336 0 -0.012118816 ... }
  dsdy = { -0.034823418 0.09551844 0.20458984 -0.09667969 ... }
  dtdx = { -0.32714844 0.09551844 0 -0.005428791 ... }
  dtdy = { bits(0x38afd900) 0.080444336 0 0.21582031 ... }
  s = { 0.9042969 -0.033203125 1.8183594 -0.18164062 ... }
  t = { 1.5390625 1.5957031 0.72265625 1.6523438 ... }
  expect lane 0 R8 = 0xbf5b5c43 lod.pass.taps = 2 lod.pass.share = 65 lod.place[0] = -2 lod.place[1] = 1314
  expect lane 1 R8 = 0x3e5a8c93 lod.pass.taps = 2 lod.pass.share = 2 lod.place[0] = -968 lod.place[1] = -1155
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 11 lod.place[0] = -2782 lod.place[1] = 0
  expect lane 3 R8 = 0x3d672538 lod.pass.taps = 2 lod.pass.share = 62 lod.place[0] = 802 lod.place[1] = -1785
}

warp 35 { asm "TXD R8, R36, R168, 35, 2D, 0x1"   active 0xf
  dsdx = { -0.076875 0.012194824 bits(0x381051ec) 0 ... }
  dsdy = { bits(0x3621999a) -0.02782924 0.029023437 0.06976563 ... }
  dtdx = { -0.043062497 -0.012078663 0.032606337 0 ... }
  dtdy = { 0.0092909075 -0.21679688 0.079427086 0.09939236 ... }
  s = { 0.25 1.5449219 0.78125 1.8027344 ... }
  t = { 1.1582031 0.38671875 -0.046875 -0.36132812 ... }
  expect lane 0 R8 = 0x3edfa915 lod.pass.taps = 2 lod.pass.share = 12 lod.place[0] = 625 lod.place[1] = 126
  expect lane 1 R8 = 0x3ebc84a2 lod.pass.taps = 2 lod.pass.share = 46 lod.place[0] = 215 lod.place[1] = 600
  expect lane 2 R8 = 0x3e83a59f lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -89 lod.place[1] = -88
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 12 lod.place[0] = -570 lod.place[1] = -293
}

warp 36 { asm "TXD R8, R56, R200, 36, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.080729164 0.103027344 0.00046463477 -0.47070312 ... }
  dsdy = { 0.9557292 0 -0.28190103 -0.273515 ... }
  dtdx = { 0.035009764 -0.053808592 -0.115429685 -0.019489892 ... }
  dtdy = { -0.6033524 0 0.15034914 -0.2875 ... }
  array = { 0x12340001 0x12340003 0x12340000 0x12340001 ... }
  s = { 1.734375 0.19726562 -0.41015625 1.9589844 ... }
  t = { 0.38671875 -0.3984375 1.4628906 1.1230469 ... }
  expect lane 0 R8 = 0x3eb63743 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = -625 lod.place[1] = 660
  expect lane 1 R8 = 0x3d7c9826 lod.pass.taps = 2 lod.pass.share = 135 lod.place[0] = -550 lod.place[1] = 480
  expect lane 2 R8 = 0xbedd6197 lod.pass.taps = 1 lod.pass.share = 7 lod.place[0] = 528 lod.place[1] = -468
  expect lane 3 R8 = 0x3e6e6680 lod.pass.taps = 1 lod.pass.share = 228 lod.place[0] = 62 lod.place[1] = 109
}

warp 37 { asm "TXD R8, R92, R136, 37, 2D, 0x1"   active 0xf
  dsdx = { 20.59375 -6.993164 39.377216 -19.5625 ... }
  dsdy = { 42.167652 -5.421875 35.744484 -31.0625 ... }
  dtdx = { -0.043151855 -0.93188477 -36.7418 -26.4375 ... }
  dtdy = { 36.9375 40.6875 -0.023529053 0 ... }
  s = { 58 63.75 77.875 117.375 ... }
  t = { 45.125 34.8125 18.5 46.5 ... }
  expect lane 0 R8 = 0x3df03fd3 lod.pass.taps = 1 lod.pass.share = 126 lod.place[0] = -288 lod.place[1] = -252
  expect lane 1 R8 = 0x3e829f37 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 224 lod.place[1] = -1736
  expect lane 2 R8 = 0x3ed93b5e lod.pass.taps = 1 lod.pass.share = 25 lod.place[0] = -438 lod.place[1] = 408
  expect lane 3 R8 = 0xbe810746 lod.pass.taps = 1 lod.pass.share = 3 lod.place[0] = 327 lod.place[1] = 444
}

warp 38 { asm "TXD R8, R76, R168, 38, 2D, 0x1"   active 0xf
  dsdx = { 0.058875933 0.037892874 0.06686828 0.049262095 ... }
  dsdy = { 0.05548133 0.0009433594 -0.0616875 -0.15075 ... }
  dtdx = { 2.0181305 -4.175 -0.30207437 -7.5375 ... }
  dtdy = { 2.68125 0 -0.30236965 2.4631047 ... }
  s = { -0.15429688 1.1816406 1.9628906 0.98046875 ... }
  t = { 0.14648438 1.3085938 1.6054688 1.765625 ... }
  expect lane 0 R8 = 0x3fd63e4f lod.pass.taps = 1 lod.pass.share = 1 lod.place[0] = -182 lod.place[1] = -176
  expect lane 1 R8 = 0x3e4b36b4 lod.pass.taps = 1 lod.pass.share = 16 lod.place[0] = -100 lod.place[1] = 222
  expect lane 2 R8 = 0xbe960b76 lod.pass.taps = 1 lod.pass.share = 50 lod.place[0] = -222 lod.place[1] = 19
  expect lane 3 R8 = 0x3f2397a5 lod.pass.taps = 1 lod.pass.share = 225 lod.place[0] = -35 lod.place[1] = 107
}

warp 39 { asm "TXD R8, R4, R152, 39, 2D, 0x1"   active 0xf
  dsdx = { -0.0090789795 0.026794434 0.012512207 -0.0027425273 ... }
  dsdy = { 0 0 0.02219451 0 ... }
  dtdx = { 0.22338867 bits(0x386a4000) 0.009063721 0.03881836 ... }
  dtdy = { 0 -0.013663553 -0.00024926985 0 ... }
  s = { 0.29492188 0.119140625 -0.22265625 0.6113281 ... }
  t = { 0.16796875 -0.41015625 -0.19921875 -0.21875 ... }
  expect lane 0 R8 = 0x3dc96bd2 lod.pass.taps = 2 lod.pass.share = 22 lod.place[0] = 75 lod.place[1] = -1920
  expect lane 1 R8 = 0x3e80c458 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -107 lod.place[1] = 0
  expect lane 2 R8 = 0x3f050e2f lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -102 lod.place[1] = 1
  expect lane 3 R8 = 0xbede71ff lod.pass.taps = 1 lod.pass.share = 55 lod.place[0] = 24 lod.place[1] = -381
}

warp 40 { asm "TXD R8, R76, R224, 40, 2D, 0x1"   active 0xf
  dsdx = { -0.0020898439 0.035064824 -0.038065277 bits(0x35ac2fa1) ... }
  dsdy = { -0.023632813 -0.0004192114 0.0027000145 -0.028111234 ... }
  dtdx = { -0.09733594 0.006775134 0.016410343 -0.007988824 ... }
  dtdy = { -0.0056966147 0.016741019 -0.04832506 -0.0012732892 ... }
  s = { 0.41796875 -0.34570312 1.2304688 0.16992188 ... }
  t = { -0.296875 1.8007812 1.4648438 -0.03515625 ... }
  expect lane 0 R8 = 0x3e1d5515 lod.pass.taps = 1 lod.pass.share = 129 lod.place[0] = 7 lod.place[1] = 127
  expect lane 1 R8 = 0x3eb31c27 lod.pass.taps = 1 lod.pass.share = 222 lod.place[0] = -124 lod.place[1] = -9
  expect lane 2 R8 = 0xbdff4ecf lod.pass.taps = 1 lod.pass.share = 182 lod.place[0] = 154 lod.place[1] = -24
  expect lane 3 R8 = 0xbdd222d7 lod.pass.taps = 1 lod.pass.share = 55 lod.place[0] = 128 lod.place[1] = 2
}

warp 41 { asm "TXD R8, R44, R228, 41, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.00013361622 -0.5261466 -0.50846356 -0.17382812 ... }
  dsdy = { 0.036420178 -0.013795452 -0.009880423 0.3108724 ... }
  dtdx = { 0.0007789081 -0.083920054 -0.0059282533 0.18652344 ... }
  dtdy = { -0.0022491454 -0.031137189 0.30507812 -0.10429688 ... }
  array = { 0x12340003 0x12340002 0x12340002 0x12340001 ... }
  s = { 1.9179688 0.41601562 1.7753906 -0.35546875 ... }
  t = { 1.9628906 0.5234375 0.25976562 1.1074219 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 255 lod.place[0] = -113 lod.place[1] = 12
  expect lane 1 R8 = 0x3b973c3f lod.pass.taps = 1 lod.pass.share = 17 lod.place[0] = 236 lod.place[1] = 62
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 64 lod.place[0] = 5 lod.place[1] = 0
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 108 lod.place[0] = 93 lod.place[1] = -166
}

warp 42 { asm "TXD R8, R104, R208, 42, 2D, 0x1"   active 0xf
  dsdx = { 7.332924 -0.0007877313 78.125 8.61673 ... }
  dsdy = { 25.229853 -1.0703125 0 -9.03125 ... }
  dtdx = { 25.229853 1.7929688 0 16.100403 ... }
  dtdy = { -7.332924 0.0009737015 -78.125 16.4375 ... }
  s = { -25.5 31 55.125 96.625 ... }
  t = { 14.4375 -12.3125 1.3125 2.8125 ... }
  expect lane 0 R8 = 0x3fa8613e lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -8 lod.place[1] = -26
  expect lane 1 R8 = 0xbec11433 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = -104
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 90 lod.place[0] = -1 lod.place[1] = 0
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 245 lod.place[0] = 54 lod.place[1] = -99
}

warp 43 { asm "TXD R8, R56, R148, 43, 2D, 0x1"   active 0xf
  dsdx = { -0.000703125 bits(0xb81a8312) -0.00031635747 bits(0x3873147b) ... }
  dsdy = { -0.0019277344 0.00015874855 0.00031884765 -0.0010722657 ... }
  dtdx = { -0.096386716 0.00021510119 0.06367187 -0.0030890466 ... }
  dtdy = { 0.03515625 0.06796875 bits(0x38230000) 0.05029297 ... }
  s = { 1.9960938 1.6542969 1.5546875 -0.48046875 ... }
  t = { -0.45898438 1.2910156 -0.16992188 0.9199219 ... }
  expect lane 0 R8 = 0x3ef65c40 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 9 lod.place[1] = 25
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -8 lod.place[1] = -74
  expect lane 2 R8 = 0xbf83c59e lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 17 lod.place[1] = -68
  expect lane 3 R8 = 0xbe393958 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 55 lod.place[1] = -51
}

warp 44 { asm "TXD R8, R108, R208, 44, 2D, 0x1"   active 0xf
  dsdx = { 0.018282885 0 0 -0.045071676 ... }
  dsdy = { 0 -1.3632812 0.017730713 -0.21679688 ... }
  dtdx = { 0 -1.4084677 0 0.20733212 ... }
  dtdy = { -0.00056675234 0 0.0031509115 -0.11979555 ... }
  s = { 0.7285156 -0.20898438 1.3632812 0.1953125 ... }
  t = { -0.20898438 0.44921875 1.9589844 1.9023438 ... }
  expect lane 0 R8 = 0x3e7080b1 lod.pass.taps = 1 lod.pass.share = 129 lod.place[0] = -52 lod.place[1] = 0
  expect lane 1 R8 = 0xbe32e87a lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = 7
  expect lane 2 R8 = 0x3dc9d801 lod.pass.taps = 1 lod.pass.share = 118 lod.place[0] = -62 lod.place[1] = -11
  expect lane 3 R8 = 0x3dadc136 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 63 lod.place[1] = 35
}

warp 45 { asm "TXD R8, R56, R208, 45, 2D, 0x1"   active 0xf
  dsdx = { 0.16179948 -0.35398132 0 0.009960702 ... }
  dsdy = { -0.3003125 -0.00074096926 -0.03453125 -0.0013623047 ... }
  dtdx = { 0.8342014 0.002058248 -0.0019483566 -0.0011825562 ... }
  dtdy = { 0.44944298 -0.98328143 0 0.08853957 ... }
  s = { 0.6953125 -0.072265625 0.099609375 1.328125 ... }
  t = { -0.37109375 -0.46484375 1.4550781 1.0644531 ... }
  expect lane 0 R8 = 0x3f914e7b lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -10 lod.place[1] = -18
  expect lane 1 R8 = 0x3eb5f7e1 lod.pass.taps = 1 lod.pass.share = 227 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f02921f lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 108 lod.place[1] = 0
  expect lane 3 R8 = 0xc0081b73 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 4 lod.place[1] = -98
}

warp 46 { asm "TXD R8, R72, R128, 46, ARRAY_2D, 0x1"   active 0xf
  dsdx = { 0.69140625 -0.025865851 0.0013910929 bits(0x3611aaab) ... }
  dsdy = { 1.270759 0 0.13450672 -0.037760418 ... }
  dtdx = { -0.71760833 bits(0xb8400966) -0.080704026 0.0020568848 ... }
  dtdy = { 0.028429994 0 0.0008346558 bits(0xb7438adb) ... }
  array = { 0x12340000 0x12340003 0x12340002 0x12340002 ... }
  s = { 0.1171875 0.36132812 -0.31835938 -0.36914062 ... }
  t = { 1.90625 -0.1171875 0.97265625 1.8398438 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 131 lod.place[0] = -73 lod.place[1] = 127
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 50 lod.place[1] = 0
  expect lane 2 R8 = 0x3ddb359a lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 0 lod.place[1] = 2
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 115 lod.place[1] = 0
}

warp 47 { asm "TXD R8, R44, R124, 47, 2D, 0x1"   active 0xf
  dsdx = { 3.3203125 0.5576172 0.0015544891 53.942226 ... }
  dsdy = { 9.140625 -0.52984524 -0.17041016 60.033813 ... }
  dtdx = { 0 -6.644087 2.4283514 93.28257 ... }
  dtdy = { -22.451035 5.8395295 12.735442 -112.18695 ... }
  s = { 109 115.875 12.375 13.5 ... }
  t = { -15.1875 24.75 34.125 47.4375 ... }
  expect lane 0 R8 = 0xbe9d0591 lod.pass.taps = 2 lod.pass.share = 44 lod.place[0] = -432 lod.place[1] = 1062
  expect lane 1 R8 = 0x3d4f401a lod.pass.taps = 2 lod.pass.share = 48 lod.place[0] = -90 lod.place[1] = 1143
  expect lane 2 R8 = 0xbe96ba11 lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = 13 lod.place[1] = -1664
  expect lane 3 R8 = 0x3dadc136 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -52 lod.place[1] = 96
}

warp 48 { asm "TXD R8, R68, R164, 48, 2D, 0x1"   active 0xf
  dsdx = { 0.0054027485 0 0 0.0050681974 ... }
  dsdy = { 0.021550277 0.004 bits(0x387db22d) 0 ... }
  dtdx = { -15.716402 0.0125 0 -0.23242188 ... }
  dtdy = { -13.3 0 1.5736135 0 ... }
  s = { 1.6464844 0.103515625 -0.33203125 -0.22070312 ... }
  t = { 1.5429688 -0.080078125 -0.111328125 0.6777344 ... }
  expect lane 0 R8 = 0xbe02140c lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = -38 lod.place[1] = 2700
  expect lane 1 R8 = 0x3e0fa94e lod.pass.taps = 2 lod.pass.share = 208 lod.place[0] = -438 lod.place[1] = 0
  expect lane 2 R8 = 0x3ef6e485 lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = 0 lod.place[1] = -2190
  expect lane 3 R8 = 0x3f333320 lod.pass.taps = 2 lod.pass.share = 41 lod.place[0] = -749 lod.place[1] = 686
}

warp 49 { asm "TXD R8, R12, R216, 49, 2D, 0x1"   active 0xf
  dsdx = { -0.0059592277 0.41308594 -0.0031545588 0 ... }
  dsdy = { -0.060906474 0 -0.04258212 -0.05859375 ... }
  dtdx = { 0.0041656494 0.2524414 0.02456665 -0.033691406 ... }
  dtdy = { -0.97745407 0 0.0073394775 0.00059604645 ... }
  s = { -0.1875 -0.14648438 0.15820312 0.32617188 ... }
  t = { 1.5859375 1.8339844 1.1347656 1.2675781 ... }
  expect lane 0 R8 = 0x3f4ecfec lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = 55 lod.place[1] = 910
  expect lane 1 R8 = 0xbba6e0f8 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = -770 lod.place[1] = -475
  expect lane 2 R8 = 0x3fb2df55 lod.pass.taps = 1 lod.pass.share = 100 lod.place[0] = 191 lod.place[1] = -33
  expect lane 3 R8 = 0xbf9ad3ba lod.pass.taps = 1 lod.pass.share = 211 lod.place[0] = 123 lod.place[1] = -1
}

warp 50 { asm "TXD R8, R40, R120, 50, 2D, 0x1"   active 0xf
  dsdx = { 0 0 -0.15443844 -0.097928636 ... }
  dsdy = { -0.03467741 1.0202538 0 -0.012519531 ... }
  dtdx = { -0.0017497416 0 0.053110078 -0.2313368 ... }
  dtdy = { 0 0.046332464 -0.103624135 0.37836254 ... }
  s = { 1.5214844 1.4785156 1.7167969 1.0800781 ... }
  t = { 1.8359375 1.5820312 0.8300781 1.21875 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 255 lod.place[0] = 109 lod.place[1] = 0
  expect lane 1 R8 = 0x3ea01521 lod.pass.taps = 1 lod.pass.share = 29 lod.place[0] = -236 lod.place[1] = -4
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 201 lod.place[0] = 148 lod.place[1] = -19
  expect lane 3 R8 = 0x3ebe59fe lod.pass.taps = 1 lod.pass.share = 179 lod.place[0] = 14 lod.place[1] = -156
}

warp 51 { asm "TXD R8, R72, R172, 51, ARRAY_2D, 0x1"   active 0xf
  dsdx = { -0.10901689 -0.1155599 0 1.2829355 ... }
  dsdy = { -0.11056058 -0.16536458 -0.15961336 0 ... }
  dtdx = { -0.00013027192 0.09921875 0 -0.037744142 ... }
  dtdy = { -0.00013001748 -0.06933594 -0.12792969 0 ... }
  array = { 0x12340003 0x12340003 0x12340003 0x12340003 ... }
  s = { 0.04296875 1.5683594 -0.3515625 1.6445312 ... }
  t = { 0.41210938 -0.36328125 -0.4140625 0.6582031 ... }
  expect lane 0 R8 = 0x3e8d855f lod.pass.taps = 2 lod.pass.share = 89 lod.place[0] = 896 lod.place[1] = 0
  expect lane 1 R8 = 0x3de6b9ef lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = 7 lod.place[1] = 5
  expect lane 2 R8 = 0x3d4cd721 lod.pass.taps = 2 lod.pass.share = 38 lod.place[0] = 988 lod.place[1] = 1326
  expect lane 3 R8 = 0x3e982781 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 91
}

warp 52 { asm "TXD R8, R68, R124, 52, 2D, 0x1"   active 0xf
  dsdx = { 0 0.3330078 -2.5546875 -1.5371094 ... }
  dsdy = { 2 0.68847656 -2.3002167 2.9804688 ... }
  dtdx = { 0.25 1.5582633 -3.5859375 -0.086133234 ... }
  dtdy = { 0 0 -3.4861336 -0.6629033 ... }
  s = { 4.875 -19.875 -23.875 22.125 ... }
  t = { 35.5 56.25 -3 10.375 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 128 lod.place[0] = -180 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 35 lod.place[0] = -39 lod.place[1] = -183
  expect lane 2 R8 = 0x3e7e9fa3 lod.pass.taps = 2 lod.pass.share = 39 lod.place[0] = 635 lod.place[1] = 890
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 83 lod.place[0] = -420 lod.place[1] = 92
}

warp 53 { asm "TXD R8, R40, R124, 53, 2D, 0x1"   active 0x1
  dsdx = { 0 ... }
  dsdy = { 0.0024726563 ... }
  dtdx = { -0.014282227 ... }
  dtdy = { 0 ... }
  s = { 1.203125 ... }
  t = { 0.8496094 ... }
  expect lane 0 R8 = 0x3faa4f90 lod.pass.taps = 1 lod.pass.share = 25 lod.place[0] = -540 lod.place[1] = 0
}

warp 54 { asm "TXD R8, R64, R216, 54, 2D, 0x1"   active 0xf
  dsdx = { -0.4140625 -1.4433594 -0.014373779 0.00069570437 ... }
  dsdy = { 0 0 0.00029691745 0 ... }
  dtdx = { 0.00017330614 -1.8125213 -0.06513135 0.41992092 ... }
  dtdy = { 0 -1.1734877 0.76123786 0 ... }
  s = { 0.69140625 1.9355469 1.0390625 -0.26953125 ... }
  t = { 0.9863281 0.16015625 1.2714844 1.7597656 ... }
  expect lane 0 R8 = 0xbc515b7b lod.pass.taps = 2 lod.pass.share = 54 lod.place[0] = 2130 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 7 lod.place[0] = 456 lod.place[1] = 576
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 62 lod.place[0] = 0 lod.place[1] = -1980
  expect lane 3 R8 = 0x3e8214af lod.pass.taps = 2 lod.pass.share = 53 lod.place[0] = 0 lod.place[1] = -2160
}

warp 55 { asm "TXD R8, R8, R124, 55, 2D, 0x1"   active 0xf
  dsdx = { -10.685059 16 -17.375 14.161133 ... }
  dsdy = { -51.61114 0 -22.364302 13.328125 ... }
  dtdx = { -15.926876 0 -9.6875 -4.9061594 ... }
  dtdy = { -34.625 1 -18.498838 5.0163827 ... }
  s = { 97.875 49.625 -1.75 94.875 ... }
  t = { 61 56.8125 53 50.125 ... }
  expect lane 0 R8 = 0xbfb43fd8 lod.pass.taps = 2 lod.pass.share = 26 lod.place[0] = 1350 lod.place[1] = 909
  expect lane 1 R8 = 0x3ec8d80f lod.pass.taps = 2 lod.pass.share = 22 lod.place[0] = -3030 lod.place[1] = 0
  expect lane 2 R8 = 0xbfb9eccd lod.pass.taps = 2 lod.pass.share = 37 lod.place[0] = 1320 lod.place[1] = 1089
  expect lane 3 R8 = 0xbfbaaf55 lod.pass.taps = 1 lod.pass.share = 30 lod.place[0] = -516 lod.place[1] = 177
}

warp 56 { asm "TXD R8, R100, R180, 56, 2D, 0x1"   active 0xfff
  dsdx = { -0.0134887695 -0.09891248 -0.04284668 0.07128906 -0.13427734 -0.13183594 -0.08666992 bits(0xb86b58c0) 0 0.23803711 0.14331055 0.22314453 ... }
  dsdy = { 0 0.14916992 -0.17138672 -0.114730835 0.00603199 bits(0x3861b400) 0.00024762834 -0.19165039 0.18457031 -0.12366772 0.035827637 -0.07910299 ... }
  dtdx = { 0 0.09891248 -0.04284668 0.14257812 -0.04825592 -0.00051498413 0.00012381417 -0.057457685 0.0115356445 0.23803711 -0.14331055 0.111572266 ... }
  dtdy = { 0.21582031 0.14916992 0.17138672 0.057365417 -0.016784668 -0.0137758255 0.17333984 0.00018715858 0 0.12366772 0.035827637 0.15820599 ... }
  s = { 1.6621094 -0.42382812 1.1367188 0.41210938 0.5644531 0.16992188 1.4609375 1.3164062 1.8144531 1.9277344 1.5625 1.3359375 ... }
  t = { 0.6230469 1.4980469 0.072265625 -0.1328125 1.6953125 1.9042969 -0.15625 -0.34179688 1.6210938 0.37695312 0.6484375 -0.06640625 ... }
  expect lane 0 R8 = 0x3f05c053 lod.pass.taps = 2 lod.pass.share = 68 lod.place[0] = 0 lod.place[1] = -1664
  expect lane 1 R8 = 0xbf843512 lod.pass.taps = 1 lod.pass.share = 141 lod.place[0] = -65 lod.place[1] = -65
  expect lane 2 R8 = 0x3f4ae833 lod.pass.taps = 1 lod.pass.share = 88 lod.place[0] = 321 lod.place[1] = -321
  expect lane 3 R8 = 0x3edef816 lod.pass.taps = 1 lod.pass.share = 210 lod.place[0] = -35 lod.place[1] = -70
  expect lane 4 R8 = 0xbcd1e76b lod.pass.taps = 2 lod.pass.share = 35 lod.place[0] = 1350 lod.place[1] = 486
  expect lane 5 R8 = 0x3e28d17f lod.pass.taps = 2 lod.pass.share = 27 lod.place[0] = 1170 lod.place[1] = 0
  expect lane 6 R8 = 0xbe05c697 lod.pass.taps = 1 lod.pass.share = 81 lod.place[0] = 0 lod.place[1] = -206
  expect lane 7 R8 = 0xbe037564 lod.pass.taps = 1 lod.pass.share = 94 lod.place[0] = 408 lod.place[1] = 0
  expect lane 8 R8 = 0x3e629aeb lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 9 R8 = 0x3d82ed72 lod.pass.taps = 1 lod.pass.share = 59 lod.place[0] = -131 lod.place[1] = -131
  expect lane 10 R8 = 0x3fd8fa98 lod.pass.taps = 1 lod.pass.share = 2 lod.place[0] = -534 lod.place[1] = 534
  expect lane 11 R8 = 0x3ead516a lod.pass.taps = 1 lod.pass.share = 91 lod.place[0] = -126 lod.place[1] = -63
}

warp 57 { asm "TXD R8, R52, R140, 57, 2D, 0x1"   active 0xfff
  dsdx = { 10.046875 -10.208405 -2.8710938 5.171875 9.125 14.890625 -13.609375 0.0016518831 0 13.109375 -11.4375 -15.09375 ... }
  dsdy = { 0 14.640625 -11.484375 -8.606323 -8.412109 -0.018006623 0.019441964 13.96875 10.640625 -2.7140503 -5.71875 1.4076691 ... }
  dtdx = { 0 10.208405 -2.8710938 10.34375 8.412109 0.058166504 0.019441964 1.6915283 1.3300781 13.109375 11.4375 -7.546875 ... }
  dtdy = { -10.046875 14.640625 11.484375 4.3031616 9.125 4.6096954 13.609375 -0.013641357 0 2.7140503 -5.71875 -2.8153381 ... }
  s = { 37.5 -7.375 -3.75 64.25 123.625 -9.625 60.375 -21.75 7 77.5 74.125 42.75 ... }
  t = { 1.5625 9.8125 31 8.0625 33.9375 21.0625 -11.25 38 14.5625 6.9375 63.375 63.1875 ... }
  expect lane 0 R8 = 0xbe91ebd8 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3d6e141b lod.pass.taps = 1 lod.pass.share = 103 lod.place[0] = -62 lod.place[1] = -62
  expect lane 2 R8 = 0xbf9fd0ba lod.pass.taps = 1 lod.pass.share = 114 lod.place[0] = 270 lod.place[1] = -270
  expect lane 3 R8 = 0x3f59f687 lod.pass.taps = 1 lod.pass.share = 33 lod.place[0] = -50 lod.place[1] = -101
  expect lane 4 R8 = 0xbebb59df lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0xbe9a5f22 lod.pass.taps = 1 lod.pass.share = 98 lod.place[0] = -384 lod.place[1] = 0
  expect lane 6 R8 = 0xbe9e1f10 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0xbe81ba73 lod.pass.taps = 2 lod.pass.share = 16 lod.place[0] = -1152 lod.place[1] = 0
  expect lane 8 R8 = 0x3d89c3a7 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -896 lod.place[1] = 0
  expect lane 9 R8 = 0x3f13291c lod.pass.taps = 2 lod.pass.share = 42 lod.place[0] = -450 lod.place[1] = -450
  expect lane 10 R8 = 0x3f81eda9 lod.pass.taps = 1 lod.pass.share = 61 lod.place[0] = 135 lod.place[1] = -135
  expect lane 11 R8 = 0xbe94e2ac lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = 570 lod.place[1] = 285
}

warp 58 { asm "TXD R8, R72, R220, 58, 2D, 0x1"   active 0xfff
  dsdx = { 0.0346875 0.09061157 0.146875 0.09609375 0.2784375 -0.180625 -0.014335938 bits(0x379ab000) 0 -0.203125 0.291875 0.231875 ... }
  dsdy = { 0 -0.2128125 0.29375 -0.09721985 -0.00081573485 0.0005643153 0.00032767857 0.2578125 -0.2121875 0.15254211 0.1459375 -0.008378296 ... }
  dtdx = { 0 -0.25169882 0.4079861 0.5338542 0.036254883 -0.0019599067 bits(0x386e9bb7) 0.052452087 -0.29470485 -0.5642361 -0.8107639 0.3220486 ... }
  dtdy = { -0.7708333 -0.5911458 -0.8159722 0.13502757 0.048339844 -0.4012909 0.6371528 -0.00069936115 0 -0.4237281 0.40538195 0.046546087 ... }
  s = { 0.5214844 1.9941406 1.2734375 1.7050781 -0.013671875 0.7265625 1.9257812 0.6699219 1.5507812 0.39648438 1.2714844 1.4726562 ... }
  t = { 1.9453125 -0.28125 -0.021484375 0.17578125 0.46679688 1.3222656 -0.44140625 0.38671875 0.49804688 1.6835938 1.2167969 0.39257812 ... }
  expect lane 0 R8 = 0x3e685895 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 0 lod.place[1] = 1980
  expect lane 1 R8 = 0xbde4a799 lod.pass.taps = 1 lod.pass.share = 4 lod.place[0] = 450 lod.place[1] = 450
  expect lane 2 R8 = 0xbf12e897 lod.pass.taps = 1 lod.pass.share = 143 lod.place[0] = -110 lod.place[1] = 109
  expect lane 3 R8 = 0x3e62e32a lod.pass.taps = 1 lod.pass.share = 13 lod.place[0] = -219 lod.place[1] = -444
  expect lane 4 R8 = 0xbe63da5a lod.pass.taps = 2 lod.pass.share = 8 lod.place[0] = -1920 lod.place[1] = -75
  expect lane 5 R8 = 0x3fea8001 lod.pass.taps = 1 lod.pass.share = 41 lod.place[0] = 90 lod.place[1] = 0
  expect lane 6 R8 = 0xbdb8af8e lod.pass.taps = 2 lod.pass.share = 67 lod.place[0] = 0 lod.place[1] = -1408
  expect lane 7 R8 = 0xbcefbb4c lod.pass.taps = 2 lod.pass.share = 38 lod.place[0] = -1664 lod.place[1] = 0
  expect lane 8 R8 = 0xbf01a1e2 lod.pass.taps = 1 lod.pass.share = 154 lod.place[0] = 167 lod.place[1] = 0
  expect lane 9 R8 = 0xc010f6d4 lod.pass.taps = 1 lod.pass.share = 130 lod.place[0] = 42 lod.place[1] = 42
  expect lane 10 R8 = 0xbeabccc1 lod.pass.taps = 1 lod.pass.share = 146 lod.place[0] = -108 lod.place[1] = 107
  expect lane 11 R8 = 0x3d8e4c8a lod.pass.taps = 2 lod.pass.share = 62 lod.place[0] = -1482 lod.place[1] = -741
}

warp 59 { asm "TXD R8, R100, R180, 59, 2D, 0x1"   active 0xfff
  dsdx = { 0.019012451 -0.03813839 0.039001465 0.075805664 0.19311523 -0.1484375 -0.07348633 bits(0x385b6000) 0 -0.17358398 -0.23876953 -0.16040039 ... }
  dsdy = { 0 0.19238281 0.15600586 -0.10097551 -0.014332771 0.00016364455 0.00020996094 0.2109375 0.1796875 0.11086321 -0.119384766 0.024670959 ... }
  dtdx = { 0 0.03813839 0.039001465 0.15161133 0.11466217 -0.000579834 0.00010498047 0.05355835 0.044921875 -0.17358398 0.23876953 -0.080200195 ... }
  dtdy = { -0.15209961 0.19238281 -0.15600586 0.050487757 0.024139404 -0.041893005 0.14697266 -0.00020599365 0 -0.11086321 -0.119384766 -0.049341917 ... }
  s = { -0.37890625 1.4296875 0.72265625 -0.23828125 1.9882812 -0.20703125 1.203125 1.5625 1.1035156 1.9609375 1.8964844 1.1777344 ... }
  t = { 1.4082031 0.6953125 0.22265625 -0.4609375 1.7207031 1.59375 1.9667969 1.8417969 0.31445312 1.0957031 1.1015625 1.078125 ... }
  expect lane 0 R8 = 0xbe78f1df lod.pass.taps = 2 lod.pass.share = 90 lod.place[0] = 0 lod.place[1] = 1106
  expect lane 1 R8 = 0x3e884835 lod.pass.taps = 2 lod.pass.share = 8 lod.place[0] = -830 lod.place[1] = -830
  expect lane 2 R8 = 0x3ee4a4b3 lod.pass.taps = 1 lod.pass.share = 11 lod.place[0] = -510 lod.place[1] = 510
  expect lane 3 R8 = 0x3ed54f8e lod.pass.taps = 1 lod.pass.share = 50 lod.place[0] = -79 lod.place[1] = -157
  expect lane 4 R8 = 0x3df522cc lod.pass.taps = 2 lod.pass.share = 7 lod.place[0] = -1728 lod.place[1] = -1026
  expect lane 5 R8 = 0xbf7409de lod.pass.taps = 1 lod.pass.share = 63 lod.place[0] = 516 lod.place[1] = 1
  expect lane 6 R8 = 0x3e84b82c lod.pass.taps = 1 lod.pass.share = 192 lod.place[0] = 0 lod.place[1] = -152
  expect lane 7 R8 = 0x3ea77493 lod.pass.taps = 1 lod.pass.share = 26 lod.place[0] = -666 lod.place[1] = 0
  expect lane 8 R8 = 0xbd292569 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = -920 lod.place[1] = 0
  expect lane 9 R8 = 0xbfd27d99 lod.pass.taps = 1 lod.pass.share = 149 lod.place[0] = 70 lod.place[1] = 70
  expect lane 10 R8 = 0xbfb5a6ab lod.pass.taps = 1 lod.pass.share = 122 lod.place[0] = 115 lod.place[1] = -116
  expect lane 11 R8 = 0x3e56222a lod.pass.taps = 1 lod.pass.share = 26 lod.place[0] = 582 lod.place[1] = 291
}

warp 60 { asm "TXD R8, R104, R132, 60, 1D, 0x1"   active 0xfff
  dsdx = { 0.204375 0.15083334 0.15916666 -0.14625 0.11083333 -0.109791666 -0.20125 0.206875 -0.16208333 0.166875 0.20583333 -0.11958333 ... }
  dsdy = { 0.012773437 0.074974775 0.0099479165 -0.06998291 0.11083333 -0.062937215 -0.100625 0.0329303 -0.010130208 0.08408935 0.051458333 -0.051967368 ... }
  s = { 1.9277344 1.0214844 -0.4140625 1.5253906 0.033203125 1.765625 -0.35351562 0.30273438 0.625 0.19335938 0.1171875 0.9589844 ... }
  expect lane 0 R8 = 0x3e833770 lod.pass.taps = 2 lod.pass.share = 72 lod.place[0] = -1518 lod.place[1] = 0
  expect lane 1 R8 = 0xbe2968b9 lod.pass.taps = 2 lod.pass.share = 72 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 2 R8 = 0xbe8ead72 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 3 R8 = 0xbd0c9182 lod.pass.taps = 2 lod.pass.share = 57 lod.place[0] = 1408 lod.place[1] = 0
  expect lane 4 R8 = 0xbe825e12 lod.pass.taps = 2 lod.pass.share = 62 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 5 R8 = 0x3dd3daa6 lod.pass.taps = 2 lod.pass.share = 52 lod.place[0] = 1152 lod.place[1] = 0
  expect lane 6 R8 = 0xbe22c61a lod.pass.taps = 2 lod.pass.share = 70 lod.place[0] = 1540 lod.place[1] = 0
  expect lane 7 R8 = 0xbe232dee lod.pass.taps = 2 lod.pass.share = 71 lod.place[0] = -1540 lod.place[1] = 0
  expect lane 8 R8 = 0xbd77db2f lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = 1408 lod.place[1] = 0
  expect lane 9 R8 = 0xbeab1ec9 lod.pass.taps = 2 lod.pass.share = 82 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 10 R8 = 0xbe8f7743 lod.pass.taps = 2 lod.pass.share = 71 lod.place[0] = -1540 lod.place[1] = 0
  expect lane 11 R8 = 0x3ef2f70f lod.pass.taps = 2 lod.pass.share = 56 lod.place[0] = 1152 lod.place[1] = 0
}

warp 61 { asm "TXD R8, R64, R144, 61, ARRAY_1D, 0x1"   active 0xfff
  dsdx = { -0.039179806 0.029654654 0.04321509 0.04420045 0.03978979 -0.039226726 -0.035050675 0.041713588 -0.03885135 -0.042323574 -0.043590464 -0.039085962 ... }
  dsdy = { -0.0024487379 0.023631053 0.021607544 0.017999597 0.0024868618 -0.033174165 -0.008762669 0.024482291 -0.0024282094 -0.014218075 -0.043590464 -0.0044658766 ... }
  array = { 0x12340000 0x12340000 0x12340001 0x12340001 0x12340000 0x12340002 0x12340002 0x12340001 0x12340001 0x12340002 0x12340002 0x12340002 ... }
  s = { 0.080078125 0.546875 1.0976562 1.7695312 1.5878906 0.44921875 1.6757812 -0.35742188 0.39453125 0.27734375 0.6347656 -0.359375 ... }
  expect lane 0 R8 = 0x3e502aae lod.pass.taps = 2 lod.pass.share = 0 lod.place[0] = 2794 lod.place[1] = 0
  expect lane 1 R8 = 0xbe846b25 lod.pass.taps = 2 lod.pass.share = 8 lod.place[0] = -2618 lod.place[1] = 0
  expect lane 2 R8 = 0x3ebb2a87 lod.pass.taps = 2 lod.pass.share = 67 lod.place[0] = -1584 lod.place[1] = 0
  expect lane 3 R8 = 0x3eed5dd2 lod.pass.taps = 2 lod.pass.share = 68 lod.place[0] = -1584 lod.place[1] = 0
  expect lane 4 R8 = 0xbd9dca7c lod.pass.taps = 2 lod.pass.share = 81 lod.place[0] = -1408 lod.place[1] = 0
  expect lane 5 R8 = 0xbf11a168 lod.pass.taps = 2 lod.pass.share = 54 lod.place[0] = 1782 lod.place[1] = 0
  expect lane 6 R8 = 0xbe185708 lod.pass.taps = 2 lod.pass.share = 12 lod.place[0] = 2508 lod.place[1] = 0
  expect lane 7 R8 = 0xbe9e5b65 lod.pass.taps = 2 lod.pass.share = 65 lod.place[0] = -1628 lod.place[1] = 0
  expect lane 8 R8 = 0xbe901554 lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 2772 lod.place[1] = 0
  expect lane 9 R8 = 0x3caef00e lod.pass.taps = 2 lod.pass.share = 73 lod.place[0] = 1518 lod.place[1] = 0
  expect lane 10 R8 = 0xbe08a51d lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = 2134 lod.place[1] = 0
  expect lane 11 R8 = 0xbe46f78e lod.pass.taps = 2 lod.pass.share = 1 lod.place[0] = 2794 lod.place[1] = 0
}

warp 62 { asm "TEX R8, R36, 62, 2D, 0x1"   active 0xff
  s = { -0.44726562 -0.3914137 -0.4459211 -0.3931698 0.9355469 0.93552023 0.9352336 0.93482184 ... }
  t = { 1.0253906 1.0078001 1.0221684 1.0203242 -0.8496094 -0.8504734 -0.8469334 -0.84833485 ... }
  expect lane 0 R8 = 0x3f743a95 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = 1.98828125 lod.minor = -2.6328125 lod.lambda = 509
  expect lane 1 R8 = 0x3f61e6d7
  expect lane 2 R8 = 0x3f7027f9
  expect lane 3 R8 = 0x3f6e1eab
  expect lane 4 R8 = 0x3d20a396 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -2.4921875 lod.minor = -6.98828125 lod.lambda = -638
  expect lane 5 R8 = 0x3d43e5c0
  expect lane 6 R8 = 0x3d192697
  expect lane 7 R8 = 0x3d156777
}

warp 63 { asm "TEX.LB R8, R72, R196, 63, 2D, 0x1"   active 0xff
  s = { -0.095703125 -0.0063867187 -0.11801943 -0.069127835 0.0546875 0.053044558 0.36593598 0.340625 ... }
  t = { -0.49414062 -1.0908746 -0.59569377 -1.0769085 0.32617188 0.43023002 0.33620876 0.17773438 ... }
  lod = { 3.1210938 0.88671875 0.671875 -1.65625 2.6835938 -0.52734375 2.3398438 3.0195312 ... }
  expect lane 0 R8 = 0xbe523eca lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -49 lod.place[1] = 118 coord.fixed[0] = 183 coord.fixed[1] = 504
  expect lane 1 R8 = 0xbe523eca
  expect lane 2 R8 = 0xbe523eca
  expect lane 3 R8 = 0x3e9da566
  expect lane 4 R8 = 0xbe523eca lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -128 lod.place[1] = -2 coord.fixed[0] = -114 coord.fixed[1] = 82
  expect lane 5 R8 = 0x3f217f68
  expect lane 6 R8 = 0xbe523eca
  expect lane 7 R8 = 0xbe523eca
}

warp 0 { asm "TEX R8, R60, 64, ARRAY_2D, 0x1"   active 0xff
  array = { 0 2 2 1 0 0 1 0 ... }
  s = { 0.75390625 0.8391988 1.4440104 0.09094676 -0.33984375 -0.33370495 -0.34248585 -0.33528155 ... }
  t = { -0.20507812 -0.054656982 -0.06420785 -0.184375 0.41796875 0.42423266 0.4178615 0.42158 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 124 lod.place[0] = -363 lod.place[1] = -123 lod.length = 5.20703125 lod.minor = 3.25390625 lod.lambda = 833
  expect lane 1 R8 = 0xbe3aa9e5
  expect lane 2 R8 = 0x3e8dbdc3
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3fd9d91a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -0.73046875 lod.minor = -3.3046875 lod.lambda = -699
  expect lane 5 R8 = 0x3fcb227f
  expect lane 6 R8 = 0xbed4d8a3
  expect lane 7 R8 = 0x3fc929e4
}

warp 1 { asm "TEX.B.LBA R8, R104, R224, 0, 1D, 0x1"   active 0xff
  s = { -0.9316406 -0.9270861 -0.93275094 -0.92956036 -0.25976562 -0.2566009 -0.22965495 -0.23004326 ... }
  handle = handle(texture 3, sampler 65)
  lod = { 2.0507812 2.6445312 1.03125 2.6054688 2.7929688 2.7265625 2.7265625 -1.375 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 29 lod.place[0] = -384 lod.place[1] = 0 coord.fixed[0] = -5371
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 2 { asm "TEX R8, R4, 66, 2D, 0x1"   active 0xff
  s = { 44.375 44.368935 44.507294 44.54254 31.625 31.44187 32.324158 32.088894 ... }
  t = { 5.4375 5.4450126 5.1056213 5.1932425 55.1875 55.496872 56.320618 56.44616 ... }
  expect lane 0 R8 = 0x3d02d93a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -1.40625 lod.minor = -8.53125 lod.lambda = -1128
  expect lane 1 R8 = 0x3d02d93a
  expect lane 2 R8 = 0x3d02d93a
  expect lane 3 R8 = 0x3d02d93a
  expect lane 4 R8 = 0x3dadc136 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -37 lod.place[1] = -60 lod.length = 0.45703125 lod.minor = -1.6953125 lod.lambda = -434
  expect lane 5 R8 = 0x3dadc136
  expect lane 6 R8 = 0x3dadc136
  expect lane 7 R8 = 0x3dadc136
}

warp 3 { asm "TEX.LB.AOFFI R8, R4, R164, 67, ARRAY_1D, 0x1"   active 0xff
  array = { 2 2 1 2 2 2 2 0 ... }
  s = { 0.22070312 0.22543034 0.21836619 0.22758856 0.41992188 0.41992188 0.33433628 0.5015922 ... }
  lod = { 0.68359375 1.9179688 2.1953125 -0.84375 0.34765625 0.91796875 0.37109375 2.9140625 ... }
  offset = { 0xbde 0xa4f 0x221 0x71a 0xc9f 0x3a0 0xb68 0x86d ... }
  expect lane 0 R8 = 0xbf2373d0 lod.pass.taps = 1 lod.pass.share = 81 lod.place[0] = -157 lod.place[1] = 0 coord.fixed[0] = 4533
  expect lane 1 R8 = 0x3ef95687
  expect lane 2 R8 = 0xbecb94d9
  expect lane 3 R8 = 0x3fdefd51
  expect lane 4 R8 = 0xbe5995f5 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = 1152 lod.place[1] = 0 coord.fixed[0] = 2227
  expect lane 5 R8 = 0xbe4ce48e
  expect lane 6 R8 = 0xbe5fb4e3
  expect lane 7 R8 = 0xbeae588a
}

warp 4 { asm "TEX R8, R4, 68, 2D, 0x1"   active 0xff
  s = { 1.3183594 1.318382 1.3183751 1.3183722 -0.40625 -0.4062911 -0.40652815 -0.40663114 ... }
  t = { 0.015625 0.015812568 0.026178742 0.025077417 1.2246094 1.2265596 1.2606537 1.2624708 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -2.20703125 lod.minor = -5.51953125 lod.lambda = -1413
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3febc32f lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -0.29296875 lod.minor = -5.44140625 lod.lambda = -987
  expect lane 5 R8 = 0x3febc32f
  expect lane 6 R8 = 0x3febc32f
  expect lane 7 R8 = 0x3febc32f
}

warp 5 { asm "TEX.LBA R8, R116, R180, 69, 2D, 0x1"   active 0xff
  s = { 0.8671875 0.86701137 0.8665575 0.86556983 1.4277344 1.4299283 1.4291438 1.4263822 ... }
  t = { -0.5761719 -0.57603836 -0.57419 -0.5740753 -0.9511719 -0.9342072 -0.94974744 -0.9349257 ... }
  lod = { 0.1640625 -0.7265625 1.828125 2.453125 3.7070312 2.359375 -1.3945312 1.3710938 ... }
  expect lane 0 R8 = 0xbf114a30 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbdb71e09
  expect lane 2 R8 = 0xc00c6709
  expect lane 3 R8 = 0xbf9d0844
  expect lane 4 R8 = 0x3dadc136 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -4 lod.place[1] = -30 coord.fixed[0] = 362 coord.fixed[1] = -273
  expect lane 5 R8 = 0x3dadc136
  expect lane 6 R8 = 0xbf9797da
  expect lane 7 R8 = 0x3dadc136
}

warp 6 { asm "TEX R8, R116, 70, 2D, 0x1"   active 0xff
  s = { 0.9824219 0.9977551 0.9841956 0.99303484 1.4472656 1.4484146 1.4286292 1.4235938 ... }
  t = { -0.22460938 -0.30026925 -0.2280433 -0.32520154 0.015625 0.010939055 0.011423747 0.014944487 ... }
  expect lane 0 R8 = 0xbc2c3896 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = 0.69921875 lod.minor = -4.46875 lod.lambda = 179
  expect lane 1 R8 = 0xbea3f32d
  expect lane 2 R8 = 0x3b928074
  expect lane 3 R8 = 0x3f7997e3
  expect lane 4 R8 = 0xbfb785fc lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -0.0625 lod.minor = -3.53125 lod.lambda = -16
  expect lane 5 R8 = 0xbfb7bc25
  expect lane 6 R8 = 0xbfb7b4c2
  expect lane 7 R8 = 0xbfb78d5f
}

warp 7 { asm "TEX.LB R8, R44, R208, 71, ARRAY_2D, 0x1"   active 0xff
  array = { 0 3 1 1 1 1 3 0 ... }
  s = { -0.6269531 -0.6380758 -0.6254787 -0.6395946 -0.6699219 -0.66374683 -0.66901535 -0.6637944 ... }
  t = { 0.7421875 0.74369776 0.74232274 0.74130994 -0.06640625 -0.06665993 -0.06718351 -0.06797625 ... }
  lod = { 2.2148438 1.4296875 1.7070312 -1.1875 -1.9804688 0.765625 3.796875 -1.40625 ... }
  expect lane 0 R8 = 0xbe0b00c1 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ed24081
  expect lane 2 R8 = 0xbfbea481
  expect lane 3 R8 = 0x3fa3d0f3
  expect lane 4 R8 = 0x3ea8822e lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0xbe13367b
  expect lane 6 R8 = 0xbe194611
  expect lane 7 R8 = 0xbf9b4da2
}

warp 8 { asm "TEX.B R8, R60, R180, 0, 1D, 0x1"   active 0xff
  s = { 1.6503906 2.3390412 0.97622395 1.0503906 -0.22851562 -0.2271374 -0.22834203 -0.2277835 ... }
  handle = handle(texture 3, sampler 72)
  expect lane 0 R8 = 0x3ef77620 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -540 lod.place[1] = 0 lod.length = 6.13671875 lod.minor = -128.0 lod.lambda = 1059
  expect lane 1 R8 = 0x3eab1192
  expect lane 2 R8 = 0xbf6d52d6
  expect lane 3 R8 = 0xbf894538
  expect lane 4 R8 = 0x3e7dc6c7 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -3.2734375 lod.minor = -128.0 lod.lambda = -1350
  expect lane 5 R8 = 0x3e7dc6c7
  expect lane 6 R8 = 0x3e7dc6c7
  expect lane 7 R8 = 0x3e7dc6c7
}

warp 9 { asm "TEX.LBA.AOFFI R8, R68, R180, 73, 2D, 0x1"   active 0xff
  s = { 21.75 21.729849 20.090164 19.615358 103.375 102.95103 106.140625 104.43107 ... }
  t = { 55 54.942287 56.475204 56.61874 35.125 35.21184 29.579346 28.774923 ... }
  lod = { -0.57421875 2.21875 -1.1484375 3.1757812 0.51953125 0.89453125 -1.5429688 1.1992188 ... }
  offset = { 0xf94 0x7a9 0x1ee 0x1bc 0xacc 0x5b8 0xfd1 0x30a ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 20 lod.place[0] = 285 lod.place[1] = -255 coord.fixed[0] = 5853 coord.fixed[1] = 13825
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = -285 lod.place[1] = 570 coord.fixed[0] = 26179 coord.fixed[1] = 9562
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 10 { asm "TEX R8, R116, 74, ARRAY_1D, 0x1"   active 0xff
  array = { 2 0 1 2 2 2 1 1 ... }
  s = { -0.29296875 -0.29369953 -0.28067815 -0.27580392 0.5371094 0.5368114 0.5363543 0.5362986 ... }
  expect lane 0 R8 = 0x3e86bbe8 lod.pass.taps = 2 lod.pass.share = 10 lod.place[0] = -640 lod.place[1] = 0 lod.length = 2.03125 lod.minor = -128.0 lod.lambda = -248
  expect lane 1 R8 = 0x3eeefa83
  expect lane 2 R8 = 0x3e86bbe8
  expect lane 3 R8 = 0x3e86bbe8
  expect lane 4 R8 = 0xbf94575d lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -1.9921875 lod.minor = -128.0 lod.lambda = -1278
  expect lane 5 R8 = 0xbf94575d
  expect lane 6 R8 = 0xbf94575d
  expect lane 7 R8 = 0xbf94575d
}

warp 11 { asm "TEX.LB R8, R100, R180, 75, 2D, 0x1"   active 0xff
  s = { 0.20507812 0.19745313 0.20023662 0.197375 -0.7871094 -0.7842222 -0.78665376 -0.78672296 ... }
  t = { -0.8203125 -1.0623878 -1.2015625 -0.43761393 -0.61328125 -1.3953979 -0.31314734 -1.0423648 ... }
  lod = { -0.48046875 -1.1171875 2.5898438 -0.7890625 1.5742188 -0.5859375 3.9296875 2.875 ... }
  expect lane 0 R8 = 0x3ec7acff lod.pass.taps = 1 lod.pass.share = 123 lod.place[0] = 324 lod.place[1] = 204 coord.fixed[0] = 52824 coord.fixed[1] = -3996
  expect lane 1 R8 = 0x3ebe8af1
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3f8ff784
  expect lane 4 R8 = 0x3e8a5b62 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = -207 lod.place[1] = 1134 coord.fixed[0] = -201707 coord.fixed[1] = -2006
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0xbd073725
  expect lane 7 R8 = 0x3f1f750e
}

warp 12 { asm "TEX R8, R88, 76, 2D, 0x1"   active 0xff
  s = { 0.5683594 0.54748535 0.57924324 0.558333 1.6347656 1.6130315 1.8646317 1.8605529 ... }
  t = { 1.3808594 1.4393501 1.3709756 1.43637 -0.6464844 -0.6439002 -0.8747349 -0.9169238 ... }
  expect lane 0 R8 = 0x3e0f09b5 lod.pass.taps = 2 lod.pass.share = 12 lod.place[0] = 302 lod.place[1] = -850 lod.length = 2.0703125 lod.minor = -1.25 lod.lambda = -320
  expect lane 1 R8 = 0x3e477604
  expect lane 2 R8 = 0x3de0d71e
  expect lane 3 R8 = 0x3e2f6009
  expect lane 4 R8 = 0x3e21fc1c lod.pass.taps = 2 lod.pass.share = 42 lod.place[0] = -1397 lod.place[1] = 1386 lod.length = 4.30078125 lod.minor = -0.14453125 lod.lambda = 189
  expect lane 5 R8 = 0x3e1dff27
  expect lane 6 R8 = 0x3e1e9a40
  expect lane 7 R8 = 0x3e12056c
}

warp 13 { asm "TEX.LBA R8, R32, R204, 77, 2D, 0x1"   active 0xff
  s = { 1.9609375 2.2288232 2.0364993 2.2742934 -0.033203125 -0.034206286 0.0078491215 -0.005504503 ... }
  t = { 1.078125 1.0893826 0.78070116 0.8476839 1.0449219 1.0461056 0.9624566 0.9962963 ... }
  lod = { 1.4921875 3.3828125 3.6875 -0.9453125 1.765625 -0.23828125 -1.6328125 2.9140625 ... }
  expect lane 0 R8 = 0x3e463c1c lod.pass.taps = 1 lod.pass.share = 25 lod.place[0] = -540 lod.place[1] = -7 coord.fixed[0] = 5484 coord.fixed[1] = 1097
  expect lane 1 R8 = 0x3dd7f7f2
  expect lane 2 R8 = 0x3db4ef1b
  expect lane 3 R8 = 0x3f0d798f
  expect lane 4 R8 = 0xbd3b8c2d lod.pass.taps = 1 lod.pass.share = 56 lod.place[0] = -309 lod.place[1] = 225 coord.fixed[0] = -734 coord.fixed[1] = 5040
  expect lane 5 R8 = 0xbc207002
  expect lane 6 R8 = 0xbeb063c8
  expect lane 7 R8 = 0xbef6a13c
}

warp 14 { asm "TEX R8, R24, 78, ARRAY_2D, 0x1"   active 0xff
  array = { 1 1 0 0 3 3 3 2 ... }
  s = { 0.49023438 0.037926953 0.49023438 0.14648438 0.048828125 0.072520316 0.048828125 0.5255231 ... }
  t = { -0.265625 -0.265625 -0.15259494 -0.009765625 -0.27539062 -0.29414108 -0.27539062 -0.0171875 ... }
  expect lane 0 R8 = 0xbfbcaa82 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = 4.44140625 lod.minor = 3.17578125 lod.lambda = 1137
  expect lane 1 R8 = 0xbfbcaa82
  expect lane 2 R8 = 0x3e6baf59
  expect lane 3 R8 = 0x3f4f9318
  expect lane 4 R8 = 0x3f892b70 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = 0.921875 lod.minor = -128.0 lod.lambda = 236
  expect lane 5 R8 = 0x4002f789
  expect lane 6 R8 = 0x3f892b70
  expect lane 7 R8 = 0xbf822ae7
}

warp 15 { asm "TEX.B.LB.AOFFI R8, R4, R160, 0, 1D, 0x1"   active 0xff
  s = { 0.20898438 0.22303504 0.20898438 0.51815104 1.8203125 1.8159491 1.8169271 1.7891619 ... }
  handle = handle(texture 3, sampler 79)
  lod = { 0.125 -1.0078125 0.9765625 1.09375 -0.22265625 -1.7421875 2.9570312 -0.72265625 ... }
  offset = { 0x2f6 0xdee 0x18d 0xf5 0x5ec 0x925 0xe6d 0x436 ... }
  expect lane 0 R8 = 0xc0013f42 lod.pass.taps = 1 lod.pass.share = 225 lod.place[0] = -14 lod.place[1] = 0 coord.fixed[0] = 949
  expect lane 1 R8 = 0xbe585906
  expect lane 2 R8 = 0xc015807a
  expect lane 3 R8 = 0xbe80472a
  expect lane 4 R8 = 0xbe9424bd lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0xbf51b86e
  expect lane 6 R8 = 0xbedf4059
  expect lane 7 R8 = 0x3eff0717
}

warp 16 { asm "TEX R8, R28, 80, 2D, 0x1"   active 0xff
  s = { -56.25 -54.973816 -56.436405 -54.386967 56.875 55.595768 50.79956 52.46961 ... }
  t = { 6.5625 9.1588745 6.716424 9.419671 -16.75 -16.375755 -25.009521 -22.924156 ... }
  expect lane 0 R8 = 0x3e9857cd lod.pass.taps = 1 lod.pass.share = 87 lod.place[0] = -168 lod.place[1] = -345 lod.length = 1.6015625 lod.minor = -2.15625 lod.lambda = -102
  expect lane 1 R8 = 0x3e565cb7
  expect lane 2 R8 = 0xbdcab73a
  expect lane 3 R8 = 0xbec36ab8
  expect lane 4 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 228 lod.place[1] = 309 lod.length = 3.3671875 lod.minor = 0.3125 lod.lambda = 350
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 17 { asm "TEX.LBA R8, R24, R180, 81, ARRAY_1D, 0x1"   active 0xff
  array = { 0 0 1 1 2 0 0 1 ... }
  s = { 0.16210938 0.16552198 0.16188894 0.16585486 0.65234375 0.69430774 0.69514364 0.54292184 ... }
  lod = { 2.6601562 -1.6835938 -1.0273438 3.6484375 0.05078125 -1.6367188 3.4609375 2.2382812 ... }
  expect lane 0 R8 = 0xc02be70d lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -31 lod.place[1] = 0 coord.fixed[0] = 384
  expect lane 1 R8 = 0x3fc26784
  expect lane 2 R8 = 0x3e7b00a0
  expect lane 3 R8 = 0xbefe846d
  expect lane 4 R8 = 0xbef6137f lod.pass.taps = 2 lod.pass.share = 166 lod.place[0] = -640 lod.place[1] = 0 coord.fixed[0] = 1030
  expect lane 5 R8 = 0xbd66ad8e
  expect lane 6 R8 = 0xbde891f9
  expect lane 7 R8 = 0xbd7625ac
}

warp 18 { asm "TEX R8, R68, 82, 2D, 0x1"   active 0xef
  s = { 1.4941406 1.4774481 1.5865307 1.5464593 1.3300781 0.8636856 1.381691 0.9585829 ... }
  t = { 1.0273438 1.0394787 1.1298618 1.1411527 -0.43359375 -0.7934761 -0.40207863 -0.68688774 ... }
  expect lane 0 R8 = 0x3f34034b lod.pass.taps = 2 lod.pass.share = 16 lod.place[0] = -805 lod.place[1] = -896
  expect lane 1 R8 = 0x3e97988f
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x400f1b1f
  expect lane 6 R8 = 0x3efe84f8
  expect lane 7 R8 = 0x3f589a00
}

warp 19 { asm "TEX R8, R56, 83, 2D, 0x1"   active 0xff   stage compute
  s = { 1.6308594 1.7524261 1.6124115 1.7737122 1.5058594 1.5052643 1.5111594 1.5114546 ... }
  t = { -0.15820312 0.105270386 -0.19927724 0.17145412 0.30859375 0.30981803 0.30413985 0.30638695 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 20 { asm "TEX R8, R4, 84, 2D, 0x1"   active 0xff   helper 0x5a   killed 0x21
  s = { -0.31445312 -0.5197754 -0.3128306 -0.45144525 1.6582031 1.6633806 1.6581483 1.6615222 ... }
  t = { -0.125 -0.5245819 -0.050511677 -0.54202396 0.7734375 0.764536 0.77426505 0.7632841 ... }
  expect lane 0 R8 = 0x3dcf1d7b lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = 877 lod.place[1] = 1710
  expect lane 1 R8 = 0x3ed1853c
  expect lane 2 R8 = 0xbd29c3b4
  expect lane 3 R8 = 0x3ed1853c
  expect lane 4 R8 = 0x3f684488 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x3e4b269d
  expect lane 6 R8 = 0x3f7f9510
  expect lane 7 R8 = 0x3dcf6b63
}

warp 21 { asm "TXD R8, R104, R200, 85, 2D, 0x1"   active 0x1ff
  dsdx = { bits(0x80800001) 0.004837036 bits(0xff7fffff) -0.03173828 bits(0x7f800000) -0.97265625 0 0 0 ... }
  dsdy = { 0.040771484 bits(0x80000000) 0.0115938 bits(0x7f7fffff) 1 bits(0x7f800000) 0.049072266 bits(0x7f7fffff) 0 ... }
  dtdx = { bits(0xff7fffff) -0.0262146 bits(0x1) 0.033565056 0 1.921875 bits(0x1) 0.010772705 0 ... }
  dtdy = { 0.0051574707 bits(0x7fc00000) -0.001688838 bits(0x80000000) 0 bits(0x6480d9c1) -0.03125 bits(0x1) 0 ... }
  s = { -0.056640625 -0.140625 0.13085938 1.6328125 0.32226562 1.8046875 0.9296875 -0.40625 1.4199219 ... }
  t = { -0.47851562 1.1679688 1.09375 0.107421875 1.6191406 -0.119140625 -0.119140625 1.6289062 0.7441406 ... }
  expect lane 0 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 0 lod.place[1] = 1920 lod.length = 127.99609375 lod.minor = 1.38671875 lod.lambda = 32767
  expect lane 1 R8 = 0xbf5bf271 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -20 lod.place[1] = 111 lod.length = 0.8359375 lod.minor = -128.0 lod.lambda = -810
  expect lane 2 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -3.20703125 lod.lambda = 32767
  expect lane 3 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = 1.10546875 lod.lambda = 32767
  expect lane 4 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 5 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = 6.9453125 lod.lambda = 32767
  expect lane 6 R8 = 0xbee371f5 lod.pass.taps = 1 lod.pass.share = 122 lod.place[0] = -324 lod.place[1] = 207 lod.length = 1.9375 lod.minor = -128.0 lod.lambda = -528
  expect lane 7 R8 = 0xbe523eca lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -0.53515625 lod.lambda = 32767
  expect lane 8 R8 = 0xc06f81ea lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 22 { asm "TXD R8, R92, R168, 86, 2D, 0x1"   active 0x1ff
  dsdx = { bits(0x7f800000) -0.82910156 bits(0x800000) 0.00085926056 bits(0x80800001) 36.375 bits(0x355a0ebb) -53.5 0 ... }
  dsdy = { 7.3057117 bits(0x80000000) -7.3114963 bits(0x80800001) -2.146432 bits(0x80000000) 35.625 bits(0x800000) 0 ... }
  dtdx = { 0 0.09375 bits(0x80000000) 1.0037826 bits(0x1) -24.625 bits(0x7fc00000) 14.484375 0 ... }
  dtdy = { 0.40011594 bits(0x7f800000) 0.10582401 bits(0x7f800000) 3.2301676 bits(0x7f800000) 7.9350624 bits(0x7f7fffff) 0 ... }
  s = { -23.75 101.625 98.875 49.375 83.75 79.5 56.375 -5.25 -12.375 ... }
  t = { 55.8125 -2.3125 52 12.4375 4.3125 30.25 46.4375 0.5625 -15.8125 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -1.3203125 lod.lambda = 31743
  expect lane 1 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 0 lod.place[1] = -1920 lod.length = 127.99609375 lod.minor = -0.265625 lod.lambda = 31743
  expect lane 2 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 92 lod.place[0] = 896 lod.place[1] = -7 lod.length = 2.875 lod.minor = -128.0 lod.lambda = -288
  expect lane 3 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 0 lod.place[1] = -1920 lod.length = 127.99609375 lod.minor = -10.1796875 lod.lambda = 31743
  expect lane 4 R8 = 0x3ec00000 lod.pass.taps = 1 lod.pass.share = 127 lod.place[0] = 213 lod.place[1] = -318 lod.length = 1.98828125 lod.minor = -126.296875 lod.lambda = -515
  expect lane 5 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 0 lod.place[1] = -1920 lod.length = 127.99609375 lod.minor = 5.1875 lod.lambda = 31743
  expect lane 6 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 48 lod.place[0] = -2220 lod.place[1] = -495 lod.length = 5.2578125 lod.minor = -22.5 lod.lambda = 322
  expect lane 7 R8 = 0x3ec00000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 0 lod.place[1] = -1920 lod.length = 127.99609375 lod.minor = 5.7421875 lod.lambda = 31743
  expect lane 8 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 23 { asm "TXD R8, R92, R156, 87, 1D, 0x1"   active 0x1ff
  dsdx = { bits(0x1) 0.23166667 bits(0xff7fffff) -0.025306882 0 -0.008297345 bits(0x7fc00000) -0.119166665 0 ... }
  dsdy = { 1.3740176 bits(0x80000000) 0.8834748 bits(0x7f7fffff) 0.048944294 bits(0x1450f445) 0.57861155 bits(0x7f800000) 0 ... }
  s = { 1.90625 0.037109375 1.1660156 -0.29101562 0.107421875 0.18359375 0.5390625 0.017578125 1.1679688 ... }
  expect lane 0 R8 = 0xbeb597df lod.pass.taps = 2 lod.pass.share = 20 lod.place[0] = -3090 lod.place[1] = 0 lod.length = 6.6875 lod.minor = -128.0 lod.lambda = 688
  expect lane 1 R8 = 0xbda4f948 lod.pass.taps = 2 lod.pass.share = 57 lod.place[0] = -2070 lod.place[1] = 0 lod.length = 4.1171875 lod.minor = -128.0 lod.lambda = 30
  expect lane 2 R8 = 0x3d607b6c lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 3 R8 = 0x3d70bb24 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 4 R8 = 0xbf91d169 lod.pass.taps = 1 lod.pass.share = 116 lod.place[0] = -384 lod.place[1] = 0 lod.length = 1.875 lod.minor = -128.0 lod.lambda = -544
  expect lane 5 R8 = 0x3fb3016b lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -0.68359375 lod.minor = -128.0 lod.lambda = -1199
  expect lane 6 R8 = 0x3e7183a4 lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = -2610 lod.place[1] = 0 lod.length = 5.44140625 lod.minor = -128.0 lod.lambda = 369
  expect lane 7 R8 = 0x3d4944f8 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = -1920 lod.place[1] = 0 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 8 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 24 { asm "TXD R8, R28, R140, 88, 2D, 0x1"   active 0xff
  dsdx = { 0 0.31618237 3.3945312 92.16869 0 0.023742676 7.799419 0.04522705 ... }
  dsdy = { 2.390625 -0.72069365 12.875 29.86084 -5.2529054 0.0068206787 3.484375 -0.0061187744 ... }
  dtdx = { -0.0892334 0.04853843 -26.125 -94.375 0 bits(0x371e76ac) 3.484375 30.96875 ... }
  dtdy = { 0 -59.75 0.19433594 29.16275 -5.318348 3.8648489 7.799419 -2.6236374 ... }
  s = { -131074.62 -131074.5 -131070.875 -131070.16 -131071.195 131069.73 -131072.67 -131070.75 ... }
  t = { -131069.09 -131069.5 -131069.11 131071.516 -131070.266 -131071.33 131069.7 131070.59 ... }
  expect lane 0 R8 = 0xbeceb3ef lod.pass.taps = 1 lod.pass.share = 42 lod.place[0] = -384 lod.place[1] = 0 coord.fixed[0] = -33554432 coord.fixed[1] = -33553688
  expect lane 1 R8 = 0x3e190fdf lod.pass.taps = 2 lod.pass.share = 6 lod.place[0] = 37 lod.place[1] = 3600 coord.fixed[0] = -33554432 coord.fixed[1] = -33550192
  expect lane 2 R8 = 0xbe6b84dd lod.pass.taps = 1 lod.pass.share = 9 lod.place[0] = -76 lod.place[1] = 588 coord.fixed[0] = -33554220 coord.fixed[1] = -33553104
  expect lane 3 R8 = 0xbec9db81 lod.pass.taps = 1 lod.pass.share = 44 lod.place[0] = -363 lod.place[1] = 372 coord.fixed[0] = -33554323 coord.fixed[1] = 33554431
  expect lane 4 R8 = 0xbe1137da lod.pass.taps = 2 lod.pass.share = 80 lod.place[0] = 630 lod.place[1] = 637 coord.fixed[0] = -33553596 coord.fixed[1] = -33553351
  expect lane 5 R8 = 0x3f3ab904 lod.pass.taps = 1 lod.pass.share = 123 lod.place[0] = 0 lod.place[1] = -384 coord.fixed[0] = 33553850 coord.fixed[1] = -33554432
  expect lane 6 R8 = 0xbcfffa84 lod.pass.taps = 1 lod.pass.share = 21 lod.place[0] = -408 lod.place[1] = -182 coord.fixed[0] = -33554432 coord.fixed[1] = 33553662
  expect lane 7 R8 = 0x3f303867 lod.pass.taps = 2 lod.pass.share = 3 lod.place[0] = 0 lod.place[1] = -3720 coord.fixed[0] = -33554112 coord.fixed[1] = 33550352
}

warp 25 { asm "TXD R8, R44, R224, 89, 2D, 0x1"   active 0xff
  dsdx = { 0.03540039 36.0625 -0.012283325 0.05908203 0 -0.0793457 0.039048593 -0.25484556 ... }
  dsdy = { -4.0134296 -0.32349616 -8.828125 3.0927546 11.00054 0 -6.5829186 1.6933594 ... }
  dtdx = { -0.0036740475 -11.75 -0.55850875 2.9101562 0 5.6330233 -0.24750231 0.031677246 ... }
  dtdy = { 0 -0.23855686 1.0741757 2.363639 102.008095 0 -1.0385911 0 ... }
  s = { 131069.734 -131068.5 -131072.52 131074.73 131074.94 -131071.75 -131071.125 131073.56 ... }
  t = { 131075.38 131075.47 131072.39 -131070.484 131070.72 131074.03 -131068.56 -131069.94 ... }
  expect lane 0 R8 = 0xbe59a469 lod.pass.taps = 2 lod.pass.share = 256 lod.place[0] = 384 lod.place[1] = 0 coord.fixed[0] = 33554236 coord.fixed[1] = 33554431
  expect lane 1 R8 = 0xbe56e0e1 lod.pass.taps = 2 lod.pass.share = 43 lod.place[0] = -2280 lod.place[1] = 742 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431
  expect lane 2 R8 = 0x3e000000 lod.pass.taps = 2 lod.pass.share = 68 lod.place[0] = 1143 lod.place[1] = -135 coord.fixed[0] = -33553421 coord.fixed[1] = 33554397
  expect lane 3 R8 = 0x3e4184a9 lod.pass.taps = 1 lod.pass.share = 17 lod.place[0] = -309 lod.place[1] = -237 coord.fixed[0] = 33554431 coord.fixed[1] = -33554281
  expect lane 4 R8 = 0xbf68cb77 lod.pass.taps = 2 lod.pass.share = 18 lod.place[0] = -338 lod.place[1] = -3150 coord.fixed[0] = 33554431 coord.fixed[1] = 33550954
  expect lane 5 R8 = 0x3e000000 lod.pass.taps = 2 lod.pass.share = 150 lod.place[0] = 5 lod.place[1] = -640 coord.fixed[0] = -33554363 coord.fixed[1] = 33554312
  expect lane 6 R8 = 0xc00e1e6e lod.pass.taps = 2 lod.pass.share = 68 lod.place[0] = 882 lod.place[1] = 133 coord.fixed[0] = -33553326 coord.fixed[1] = -33553419
  expect lane 7 R8 = 0x3f972b34 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -105 lod.place[1] = 0 coord.fixed[0] = 33554431 coord.fixed[1] = -33553904
}

warp 26 { asm "TMML.LOD R8, R92, 90, 2D, 0x3"   active 0xff
  s = { 0.7089844 0.7089844 0.7856478 0.7889404 0.7402344 0.75444674 0.62524205 0.7675171 ... }
  t = { 1.7949219 1.7964721 1.7949219 1.765625 0.7910156 0.803833 0.78953856 -0.13867188 ... }
  expect lane 0 R8 = 0xfffffe4c R9 = 0x0 lod.length = 2.296875 lod.minor = -3.3359375 lod.lambda = -436 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 1 R8 = 0xfffffe4c R9 = 0x0 lod.length = 2.296875 lod.minor = -3.3359375 lod.lambda = -436 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 2 R8 = 0xfffffe4c R9 = 0x0 lod.length = 2.296875 lod.minor = -3.3359375 lod.lambda = -436 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 3 R8 = 0xfffffe4c R9 = 0x0 lod.length = 2.296875 lod.minor = -3.3359375 lod.lambda = -436 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 4 R8 = 0xffffffb0 R9 = 0x0 lod.length = 2.88671875 lod.minor = -0.3125 lod.lambda = -80 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 5 R8 = 0xffffffb0 R9 = 0x0 lod.length = 2.88671875 lod.minor = -0.3125 lod.lambda = -80 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 6 R8 = 0xffffffb0 R9 = 0x0 lod.length = 2.88671875 lod.minor = -0.3125 lod.lambda = -80 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 7 R8 = 0xffffffb0 R9 = 0x0 lod.length = 2.88671875 lod.minor = -0.3125 lod.lambda = -80 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
}

warp 27 { asm "TMML.LOD R8, R80, 91, 2D, 0x3"   active 0xff
  s = { -0.6347656 -0.7046875 -0.6373048 -0.9668659 -0.29296875 -0.29296875 -0.16828126 -0.36232868 ... }
  t = { 0.7167969 1.4320747 0.66341144 1.488959 0.41796875 0.41796875 3.35489 0.33680555 ... }
  expect lane 0 R8 = 0x41 R9 = 0x41 lod.length = 3.81640625 lod.minor = -1.49609375 lod.lambda = 65 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 1 R8 = 0x41 R9 = 0x41 lod.length = 3.81640625 lod.minor = -1.49609375 lod.lambda = 65 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 2 R8 = 0x41 R9 = 0x41 lod.length = 3.81640625 lod.minor = -1.49609375 lod.lambda = 65 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 3 R8 = 0x41 R9 = 0x41 lod.length = 3.81640625 lod.minor = -1.49609375 lod.lambda = 65 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 4 R8 = 0x238 R9 = 0x238 lod.length = 5.78125 lod.minor = -128.0 lod.lambda = 568 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 5 R8 = 0x238 R9 = 0x238 lod.length = 5.78125 lod.minor = -128.0 lod.lambda = 568 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 6 R8 = 0x238 R9 = 0x238 lod.length = 5.78125 lod.minor = -128.0 lod.lambda = 568 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 7 R8 = 0x238 R9 = 0x238 lod.length = 5.78125 lod.minor = -128.0 lod.lambda = 568 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
}

warp 28 { asm "TMML.LOD R8, R28, 92, ARRAY_2D, 0x3"   active 0xff
  array = { 1 0 3 2 0 3 3 2 ... }
  s = { 0.7910156 0.7910156 0.8326823 0.6691081 1.15625 2.1992188 1.1566323 1.7005209 ... }
  t = { 1.59375 1.60625 1.59375 1.2880296 0.052734375 0.05130212 0.15295716 0.2036184 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 lod.length = 0.99609375 lod.minor = 0.0 lod.lambda = 0 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 1 R8 = 0x0 R9 = 0x0 lod.length = 0.99609375 lod.minor = 0.0 lod.lambda = 0 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 2 R8 = 0x0 R9 = 0x0 lod.length = 0.99609375 lod.minor = 0.0 lod.lambda = 0 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 3 R8 = 0x0 R9 = 0x0 lod.length = 0.99609375 lod.minor = 0.0 lod.lambda = 0 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 4 R8 = 0x301 R9 = 0x301 lod.length = 5.64453125 lod.minor = 3.00390625 lod.lambda = 769 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 5 R8 = 0x301 R9 = 0x301 lod.length = 5.64453125 lod.minor = 3.00390625 lod.lambda = 769 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 6 R8 = 0x301 R9 = 0x301 lod.length = 5.64453125 lod.minor = 3.00390625 lod.lambda = 769 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 7 R8 = 0x301 R9 = 0x301 lod.length = 5.64453125 lod.minor = 3.00390625 lod.lambda = 769 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
}

warp 29 { asm "TMML.LOD R8, R72, 93, 2D, 0x3"   active 0xff
  s = { -60 -58.549366 -60 -57.625 16.875 16.875 56.372868 4.265625 ... }
  t = { 3.5 4.9589844 3.5 43.83255 -13.4375 -9.1559925 -13.4375 -2.5841684 ... }
  expect lane 0 R8 = 0xfffffdf8 R9 = 0x0 lod.length = 0.96875 lod.minor = -128.0 lod.lambda = -520 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 1 R8 = 0xfffffdf8 R9 = 0x0 lod.length = 0.96875 lod.minor = -128.0 lod.lambda = -520 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 2 R8 = 0xfffffdf8 R9 = 0x0 lod.length = 0.96875 lod.minor = -128.0 lod.lambda = -520 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 3 R8 = 0xfffffdf8 R9 = 0x0 lod.length = 0.96875 lod.minor = -128.0 lod.lambda = -520 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 4 R8 = 0x24d R9 = 0x24d lod.length = 5.30078125 lod.minor = 2.1015625 lod.lambda = 589 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 5 R8 = 0x24d R9 = 0x24d lod.length = 5.30078125 lod.minor = 2.1015625 lod.lambda = 589 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 6 R8 = 0x24d R9 = 0x24d lod.length = 5.30078125 lod.minor = 2.1015625 lod.lambda = 589 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
  expect lane 7 R8 = 0x24d R9 = 0x24d lod.length = 5.30078125 lod.minor = 2.1015625 lod.lambda = 589 lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0
}
