# POLICY coord_fixed21: a normalised coordinate has 21 bits of fraction; gathers and samples, each type and address mode; taps.
# Written by tests/oracle/fixed21.py.
texlock 1
rules PD-128

policy coord_fixed21
texture 0 { format R32 UINT   type TWO_D   size 3 5   address 0x20000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 1 { format R32 UINT   type TWO_D   size 7 100   levels 3   address 0x20400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 2 { format R32 UINT   type TWO_D   size 1000 3   levels 3   address 0x20800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 3 { format R32 UINT   type TWO_D   size 8 64   address 0x20c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 4 { format R32 UINT   type TWO_D_ARRAY   size 5 7   layers 3   levels 3   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 5 { format R32 UINT   type TWO_D   size 13 6   NORMALIZED_COORDS 0x0   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 6 { format R32 UINT   type CUBEMAP   size 5 5   address 0x21800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 7 { format R32 UINT   type CUBEMAP_ARRAY   size 7 7   layers 3   levels 3   address 0x21c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 8 { format R32 UINT   type ONE_D   size 7   address 0x22000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 9 { format R32 UINT   type ONE_D_ARRAY   size 1000   layers 3   levels 3   address 0x22400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 10 { format R32 UINT   type THREE_D   size 5 3 7   address 0x22800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 11 { format R32 UINT   type THREE_D   size 16 100 6   levels 3   address 0x22c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 12 { format R32 UINT   type ONE_D   size 12   NORMALIZED_COORDS 0x0   address 0x23000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 13 { format R32 FLOAT   type TWO_D   size 3 5   address 0x23400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 14 { format R8 UNORM   type TWO_D   size 7 100   levels 3   address 0x23800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 15 { format R32 FLOAT   type TWO_D   size 1000 3   levels 3   address 0x23c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 16 { format R8 UNORM   type TWO_D   size 8 64   address 0x24000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 17 { format R32 FLOAT   type TWO_D_ARRAY   size 5 7   layers 3   levels 3   address 0x24400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 18 { format R8 UNORM   type TWO_D   size 13 6   NORMALIZED_COORDS 0x0   address 0x24800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 19 { format R32 FLOAT   type CUBEMAP   size 5 5   address 0x24c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 20 { format R8 UNORM   type CUBEMAP_ARRAY   size 7 7   layers 3   levels 3   address 0x25000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 21 { format R32 FLOAT   type ONE_D   size 7   address 0x25400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 22 { format R8 UNORM   type ONE_D_ARRAY   size 1000   layers 3   levels 3   address 0x25800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 23 { format R32 FLOAT   type THREE_D   size 5 3 7   address 0x25c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 24 { format R8 UNORM   type THREE_D   size 16 100 6   levels 3   address 0x26000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 25 { format R32 FLOAT   type ONE_D   size 12   NORMALIZED_COORDS 0x0   address 0x26400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 26 { format R32 FLOAT   type TWO_D   size 100 37   levels 3   address 0x26800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 27 { format R32 FLOAT   type TWO_D   size 4001 5   levels 3   address 0x26c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 28 { format R32 FLOAT   type ONE_D   size 9999   levels 3   address 0x27000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 29 { format R32 FLOAT   type TWO_D_ARRAY   size 6 1999   layers 2   levels 3   address 0x27400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
sampler 0 { address WRAP WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 3 texture 3 sampler 3
sampler 4 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 4 texture 4 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 5 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 6 texture 6 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 7 texture 7 sampler 7
sampler 8 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 9 texture 1 sampler 9
sampler 10 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 10 texture 2 sampler 10
sampler 11 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 11 texture 3 sampler 11
sampler 12 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 12 texture 4 sampler 12
sampler 13 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 13 texture 5 sampler 13
sampler 14 { address MIRROR_ONCE_BORDER BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 6 sampler 14
sampler 15 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 15 texture 7 sampler 15
sampler 16 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 16 texture 0 sampler 16
sampler 17 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 18 texture 2 sampler 18
sampler 19 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 19 texture 3 sampler 19
sampler 20 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 20 texture 4 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 21 texture 5 sampler 21
sampler 22 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 22 texture 6 sampler 22
sampler 23 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 23 texture 7 sampler 23
sampler 24 { address WRAP BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 24 texture 0 sampler 24
sampler 25 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 25 texture 1 sampler 25
sampler 26 { address CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 26 texture 2 sampler 26
sampler 27 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 27 texture 3 sampler 27
sampler 28 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 28 texture 4 sampler 28
sampler 29 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 29 texture 5 sampler 29
sampler 30 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 30 texture 6 sampler 30
sampler 31 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 31 texture 7 sampler 31
sampler 32 { address WRAP WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 32 texture 0 sampler 32
sampler 33 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 33 texture 13 sampler 33
sampler 34 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 34 texture 1 sampler 34
sampler 35 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 35 texture 14 sampler 35
sampler 36 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 36 texture 2 sampler 36
sampler 37 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 37 texture 15 sampler 37
sampler 38 { address BORDER MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 38 texture 3 sampler 38
sampler 39 { address BORDER MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 39 texture 16 sampler 39
sampler 40 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 40 texture 4 sampler 40
sampler 41 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 41 texture 17 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 42 texture 5 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 43 texture 18 sampler 43
sampler 44 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 44 texture 6 sampler 44
sampler 45 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 45 texture 19 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 46 texture 7 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 47 texture 20 sampler 47
sampler 48 { address WRAP MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 48 texture 8 sampler 48
sampler 49 { address WRAP MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 49 texture 21 sampler 49
sampler 50 { address MIRROR CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 50 texture 9 sampler 50
sampler 51 { address MIRROR CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 51 texture 22 sampler 51
sampler 52 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 52 texture 10 sampler 52
sampler 53 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 53 texture 23 sampler 53
sampler 54 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 54 texture 11 sampler 54
sampler 55 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 24 sampler 55
sampler 56 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 56 texture 12 sampler 56
sampler 57 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 57 texture 25 sampler 57
sampler 58 { address MIRROR_ONCE_BORDER BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 58 texture 0 sampler 58
sampler 59 { address MIRROR_ONCE_BORDER BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 59 texture 13 sampler 59
sampler 60 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 60 texture 1 sampler 60
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 61 texture 14 sampler 61
sampler 62 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 62 texture 2 sampler 62
sampler 63 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 63 texture 15 sampler 63
sampler 64 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 64 texture 3 sampler 64
sampler 65 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 65 texture 16 sampler 65
sampler 66 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 66 texture 4 sampler 66
sampler 67 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 67 texture 17 sampler 67
sampler 68 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 68 texture 5 sampler 68
sampler 69 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 69 texture 18 sampler 69
sampler 70 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 70 texture 6 sampler 70
sampler 71 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 71 texture 19 sampler 71
sampler 72 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 72 texture 7 sampler 72
sampler 73 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 73 texture 20 sampler 73
sampler 74 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 74 texture 8 sampler 74
sampler 75 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 75 texture 21 sampler 75
sampler 76 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 76 texture 9 sampler 76
sampler 77 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 77 texture 22 sampler 77
sampler 78 { address WRAP BORDER MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 78 texture 10 sampler 78
sampler 79 { address WRAP BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 79 texture 23 sampler 79
sampler 80 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 80 texture 11 sampler 80
sampler 81 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 81 texture 24 sampler 81
sampler 82 { address CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 82 texture 12 sampler 82
sampler 83 { address CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 83 texture 25 sampler 83
sampler 84 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 84 texture 0 sampler 84
sampler 85 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 85 texture 13 sampler 85
sampler 86 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 86 texture 1 sampler 86
sampler 87 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 87 texture 14 sampler 87
sampler 88 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 88 texture 2 sampler 88
sampler 89 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 89 texture 15 sampler 89
sampler 90 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 90 texture 14 sampler 90
sampler 91 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 91 texture 15 sampler 91
sampler 92 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 92 texture 17 sampler 92
sampler 93 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 93 texture 20 sampler 93
sampler 94 { address MIRROR CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 94 texture 22 sampler 94
sampler 95 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 95 texture 24 sampler 95
sampler 96 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 96 texture 1 sampler 96
sampler 97 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 97 texture 10 sampler 97
sampler 98 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 98 texture 23 sampler 98
sampler 99 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 99 texture 1 sampler 99
sampler 100 { address MIRROR MIRROR MIRROR MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 100 texture 10 sampler 100
sampler 101 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 101 texture 23 sampler 101
sampler 102 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 102 texture 1 sampler 102
sampler 103 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 103 texture 10 sampler 103
sampler 104 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 104 texture 23 sampler 104
sampler 105 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 105 texture 1 sampler 105
sampler 106 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 106 texture 10 sampler 106
sampler 107 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 107 texture 23 sampler 107
sampler 108 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 108 texture 1 sampler 108
sampler 109 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 109 texture 10 sampler 109
sampler 110 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 110 texture 23 sampler 110
sampler 111 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 111 texture 1 sampler 111
sampler 112 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 112 texture 10 sampler 112
sampler 113 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 113 texture 23 sampler 113
sampler 114 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 114 texture 1 sampler 114
sampler 115 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 115 texture 10 sampler 115
sampler 116 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 116 texture 23 sampler 116
sampler 117 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 117 texture 1 sampler 117
sampler 118 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 118 texture 10 sampler 118
sampler 119 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 119 texture 23 sampler 119
sampler 120 { address WRAP WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4fa MAX_ANISOTROPY 0x7 }
handle 120 texture 26 sampler 120
sampler 121 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1a7f MAX_ANISOTROPY 0x7 }
handle 121 texture 27 sampler 121
sampler 122 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0xf3 MAX_ANISOTROPY 0x7 }
handle 122 texture 28 sampler 122
sampler 123 { address BORDER MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x21b MAX_ANISOTROPY 0x7 }
handle 123 texture 29 sampler 123
sampler 124 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d58 MAX_ANISOTROPY 0x7 }
handle 124 texture 26 sampler 124
sampler 125 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x13b MAX_ANISOTROPY 0x7 }
handle 125 texture 27 sampler 125
sampler 126 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fcc MAX_ANISOTROPY 0x7 }
handle 126 texture 28 sampler 126
sampler 127 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1c33 MAX_ANISOTROPY 0x7 }
handle 127 texture 29 sampler 127

warp 0 { asm "TLD4.R R8, R96, 0, 2D, 0xf"   active 0x3f
  s = { 1.107422 -1.7597656 0.5214844 3.2832031 1 bits(0x1) ... }
  t = { -0.70039076 -0.30039063 bits(0xab800000) 1.7979122 2.7519531 0.3379377 ... }
  expect lane 0 R8 = 0xc753 R9 = 0x7925 R10 = 0x0 R11 = 0x4e2e coord.fixed[0] = 83 coord.fixed[1] = 383
  expect lane 1 R8 = 0x16b6f R9 = 0x19286 R10 = 0x11961 R11 = 0xf24a coord.fixed[0] = 185 coord.fixed[1] = 895
  expect lane 2 R8 = 0x2717 R9 = 0x4e2e R10 = 0x232c2 R11 = 0x20bab coord.fixed[0] = 401 coord.fixed[1] = 1280
  expect lane 3 R8 = 0x1e494 R9 = 0x20bab R10 = 0x19286 R11 = 0x16b6f coord.fixed[0] = 218 coord.fixed[1] = 1021
  expect lane 4 R8 = 0x232c2 R9 = 0x1e494 R10 = 0x16b6f R11 = 0x1b99d coord.fixed[0] = 0 coord.fixed[1] = 963
  expect lane 5 R8 = 0x14078 R9 = 0xf24a R10 = 0x7925 R11 = 0xc753 coord.fixed[0] = 0 coord.fixed[1] = 433
}

warp 1 { asm "TLD4.R R8, R96, 1, 2D, 0xf"   active 0x3f
  s = { -0.14313613 1.5714285 3.0711496 -1.5934709 1 -0.78599334 ... }
  t = { 0.81408197 0.13525379 0.6562696 -0.11501953 0.9299805 0.7016602 ... }
  expect lane 0 R8 = 0x267bcc R9 = 0x2654b5 R10 = 0x25db90 R11 = 0x2602a7 coord.fixed[0] = 3327 coord.fixed[1] = 20840
  expect lane 1 R8 = 0x7154b R9 = 0x6ee34 R10 = 0x6750f R11 = 0x69c26 coord.fixed[0] = 2816 coord.fixed[1] = 3462
  expect lane 2 R8 = 0x202614 R9 = 0x202614 R10 = 0x1facef R11 = 0x1facef coord.fixed[0] = 1919 coord.fixed[1] = 16801
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 728 coord.fixed[1] = -2945
  expect lane 4 R8 = 0x2cecfb R9 = 0x2cecfb R10 = 0x2c73d6 R11 = 0x2c73d6 coord.fixed[0] = 1792 coord.fixed[1] = 23807
  expect lane 5 R8 = 0x220aa8 R9 = 0x21e391 R10 = 0x216a6c R11 = 0x219183 coord.fixed[0] = 2175 coord.fixed[1] = 17963
}

warp 2 { asm "TLD4.R R8, R20, 2, 2D, 0xf"   active 0x3f
  s = { 1.9613656 0.810791 bits(0x5f000001) 0.20532227 0.4354981 0.44078135 ... }
  t = { 0.072265625 3 bits(0xff7fffff) 0.67773443 -1.1673175 -0.33398443 ... }
  expect lane 0 R8 = 0x988ac1 R9 = 0x988ac1 R10 = 0x988ac1 R11 = 0x988ac1 coord.fixed[0] = 502109 coord.fixed[1] = 56
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 207563 coord.fixed[1] = 2304
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = -33554432
  expect lane 3 R8 = 0x20189e R9 = 0x203fb5 R10 = 0x1fc690 R11 = 0x1f9f79 coord.fixed[0] = 52563 coord.fixed[1] = 521
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 111487 coord.fixed[1] = -897
  expect lane 5 R8 = 0x432f88 R9 = 0x43569f R10 = 0x43cfc4 R11 = 0x43a8ad coord.fixed[0] = 112840 coord.fixed[1] = -257
}

warp 3 { asm "TLD4.R R8, R84, 3, 2D, 0xf"   active 0x3f
  s = { -0.12524414 0.53490627 0.18725584 bits(0xad800000) 0.35132396 0.9885253 ... }
  t = { bits(0xae800000) bits(0x807fffff) -1.2968748 -833635.2 -0.5234681 -1.8515933 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -256 coord.fixed[1] = 32768
  expect lane 1 R8 = 0x7545 R9 = 0x9c5c R10 = 0x9c5c R11 = 0x7545 coord.fixed[0] = 1095 coord.fixed[1] = 0
  expect lane 2 R8 = 0x154b81 R9 = 0x157298 R10 = 0x14f973 R11 = 0x14d25c coord.fixed[0] = 383 coord.fixed[1] = 11520
  expect lane 3 R8 = 0x3ec00000 R9 = 0x189b84 R10 = 0x18225f R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 13312
  expect lane 4 R8 = 0xfebf3 R9 = 0x10130a R10 = 0x108c2f R11 = 0x106518 coord.fixed[0] = 720 coord.fixed[1] = 24191
  expect lane 5 R8 = 0x553ee R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x4dac9 coord.fixed[0] = 2024 coord.fixed[1] = 2431
}

warp 4 { asm "TLD4.R R8, R108, 4, ARRAY_2D, 0xf"   active 0x3f
  array = { 3 3 3 0 3 0 ... }
  s = { 0.5 0.29960942 0.4996094 0.9647616 1.0999999 -59272.895 ... }
  t = { -0.2145647 -0.037109375 0.16210938 15752722 1.2049881 1.2140068 ... }
  expect lane 0 R8 = 0xeb38 R9 = 0x1124f R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = -385
  expect lane 1 R8 = 0x9d0a R9 = 0xc421 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 383 coord.fixed[1] = -66
  expect lane 2 R8 = 0x13d46 R9 = 0x1645d R10 = 0xeb38 R11 = 0xc421 coord.fixed[0] = 639 coord.fixed[1] = 291
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3733a coord.fixed[0] = 1235 coord.fixed[1] = 33554431
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x41044 coord.fixed[0] = 1408 coord.fixed[1] = 2159
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2d6de R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 2175
}

warp 5 { asm "TLD4.R R8, R64, 5, 2D, 0xf"   active 0x3f
  s = { 0.49804682 4.498047 12.498049 bits(0xff812345) 11.498048 0.49804688 ... }
  t = { 3.8691406 bits(0x4f812345) 6.111328 -4.001953 0.49804693 -11.500002 ... }
  expect lane 0 R8 = 0x1e494 R9 = 0x1e494 R10 = 0x16b6f R11 = 0x16b6f coord.fixed[0] = 127 coord.fixed[1] = 991
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3212c R11 = 0x2fa15 coord.fixed[0] = 1152 coord.fixed[1] = 33554431
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x432cd R11 = 0x432cd coord.fixed[0] = 3200 coord.fixed[1] = 1565
  expect lane 3 R8 = 0x16b6f R9 = 0x16b6f R10 = 0x1e494 R11 = 0x1e494 coord.fixed[0] = 0 coord.fixed[1] = -1024
  expect lane 4 R8 = 0x22722 R9 = 0x24e39 R10 = 0x1d514 R11 = 0x1adfd coord.fixed[0] = 2944 coord.fixed[1] = 128
  expect lane 5 R8 = 0x25db9 R9 = 0x284d0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -2944
}

warp 6 { asm "TLD4.R R8, R0, 6, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.25447893 1 -0.4000001 0.3992188 ... }
  t = { -0.86328125 -0.84765625 0.3476562 0.76953125 0 1 ... }
  r = { 1 -0.39999998 1 -0.28515637 1 -0.0007812381 ... }
  expect lane 0 R8 = 0x3bb04 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3bb04 coord.fixed[0] = 1280 coord.fixed[1] = 1193
  expect lane 1 R8 = 0x25a30 R9 = 0x28147 R10 = 0x28147 R11 = 0x25a30 coord.fixed[0] = 384 coord.fixed[1] = 1183
  expect lane 2 R8 = 0x27a8c R9 = 0x2a1a3 R10 = 0x2287e R11 = 0x20167 coord.fixed[0] = 803 coord.fixed[1] = 418
  expect lane 3 R8 = 0xc753 R9 = 0xee6a R10 = 0x7545 R11 = 0x4e2e coord.fixed[0] = 823 coord.fixed[1] = 148
  expect lane 4 R8 = 0x2cc9a R9 = 0x2f3b1 R10 = 0x27a8c R11 = 0x25375 coord.fixed[0] = 384 coord.fixed[1] = 640
  expect lane 5 R8 = 0x1dd82 R9 = 0x20499 R10 = 0x18b74 R11 = 0x1645d coord.fixed[0] = 895 coord.fixed[1] = 639
}

warp 7 { asm "TLD4.R R8, R108, 7, ARRAY_CUBE, 0xf"   active 0x3f
  array = { 3 2 3 3 1 2 ... }
  s = { -0.8571427 0.65234375 -1 -1 -0.85714287 -0.2862724 ... }
  t = { 1 0.0005579591 0.42912948 0.060825884 -1 1 ... }
  r = { -0.0005580187 -1 -0.50390625 0.60546875 -0.856585 0.35546863 ... }
  expect lane 0 R8 = 0x5b6b5 R9 = 0x5ddcc R10 = 0x564a7 R11 = 0x53d90 coord.fixed[0] = 128 coord.fixed[1] = 895
  expect lane 1 R8 = 0x6a244 R9 = 0x6c95b R10 = 0x65036 R11 = 0x6291f coord.fixed[0] = 312 coord.fixed[1] = 895
  expect lane 2 R8 = 0x51622 R9 = 0x53d39 R10 = 0x4c414 R11 = 0x49cfd coord.fixed[0] = 445 coord.fixed[1] = 511
  expect lane 3 R8 = 0x62ba3 R9 = 0x652ba R10 = 0x5d995 R11 = 0x5b27e coord.fixed[0] = 1439 coord.fixed[1] = 841
  expect lane 4 R8 = 0x5998b R9 = 0x5c0a2 R10 = 0x5477d R11 = 0x52066 coord.fixed[0] = 128 coord.fixed[1] = 1663
  expect lane 5 R8 = 0x6d016 R9 = 0x6f72d R10 = 0x67e08 R11 = 0x656f1 coord.fixed[0] = 639 coord.fixed[1] = 1214
}

warp 8 { asm "TLD4.R R8, R32, 8, 2D, 0xf"   active 0x3f
  s = { 15606754 bits(0xa9800000) -0.6673176 -1.3339843 -1.0000002 3.030599 ... }
  t = { bits(0xb2000000) -1.5003906 -1.5880387 1.8457031 -0.95509017 3.8613284 ... }
  expect lane 0 R8 = 0x4e2e R9 = 0x0 R10 = 0x0 R11 = 0x4e2e coord.fixed[0] = 0 coord.fixed[1] = 2560
  expect lane 1 R8 = 0x14078 R9 = 0xf24a R10 = 0x7925 R11 = 0xc753 coord.fixed[0] = 768 coord.fixed[1] = 639
  expect lane 2 R8 = 0xf24a R9 = 0x11961 R10 = 0xa03c R11 = 0x7925 coord.fixed[0] = 255 coord.fixed[1] = 527
  expect lane 3 R8 = 0x2717 R9 = 0x4e2e R10 = 0xc753 R11 = 0xa03c coord.fixed[0] = 512 coord.fixed[1] = 2363
  expect lane 4 R8 = 0x232c2 R9 = 0x1e494 R10 = 0x1e494 R11 = 0x232c2 coord.fixed[0] = 768 coord.fixed[1] = 1337
  expect lane 5 R8 = 0x4e2e R9 = 0x0 R10 = 0x7925 R11 = 0xc753 coord.fixed[0] = 24 coord.fixed[1] = 2383
}

warp 9 { asm "TLD4.R R8, R24, 9, 2D, 0xf"   active 0x3f
  s = { bits(0x807fffff) 1.6428572 -1.6654575 3.0292969 -0.50027907 bits(0xb4000000) ... }
  t = { 0.25998047 0.9372593 0.6249805 0.7800001 0.56498045 29908484 ... }
  expect lane 0 R8 = 0xc4dc2 R9 = 0xc4dc2 R10 = 0xbd49d R11 = 0xbd49d coord.fixed[0] = 0 coord.fixed[1] = 6655
  expect lane 1 R8 = 0x2cc9c4 R9 = 0x2ca2ad R10 = 0x2c2988 R11 = 0x2c509f coord.fixed[0] = 2944 coord.fixed[1] = 23994
  expect lane 2 R8 = 0x1d7e0d R9 = 0x1da524 R10 = 0x1d2bff R11 = 0x1d04e8 coord.fixed[0] = 599 coord.fixed[1] = 15999
  expect lane 3 R8 = 0x25d3d0 R9 = 0x25d3d0 R10 = 0x255aab R11 = 0x255aab coord.fixed[0] = 1845 coord.fixed[1] = 19968
  expect lane 4 R8 = 0x1b1c74 R9 = 0x1af55d R10 = 0x1a7c38 R11 = 0x1aa34f coord.fixed[0] = 2687 coord.fixed[1] = 14463
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2ed94f R11 = 0x2ed94f coord.fixed[0] = 3584 coord.fixed[1] = 33554431
}

warp 10 { asm "TLD4.R R8, R92, 10, 2D, 0xf"   active 0x3f
  s = { 0.4729004 0.54956055 0.23949802 bits(0x80800000) 1.5483068 0.2585 ... }
  t = { 0.7558594 -0.16731767 1.6526983 0.115234375 2.8326821 -61.870396 ... }
  expect lane 0 R8 = 0x4904b2 R9 = 0x492bc9 R10 = 0x48b2a4 R11 = 0x488b8d coord.fixed[0] = 121063 coord.fixed[1] = 581
  expect lane 1 R8 = 0x53d453 R9 = 0x53fb6a R10 = 0x54748f R11 = 0x544d78 coord.fixed[0] = 140688 coord.fixed[1] = -129
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2570c3 R11 = 0x2549ac coord.fixed[0] = 61311 coord.fixed[1] = 1269
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 89
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x997d0b R11 = 0x997d0b coord.fixed[0] = 396366 coord.fixed[1] = 2175
  expect lane 5 R8 = 0x285778 R9 = 0x287e8f R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 66176 coord.fixed[1] = -47516
}

warp 11 { asm "TLD4.R R8, R4, 11, 2D, 0xf"   active 0x3f
  s = { -1.6877443 0.43725583 -0.06274414 0.29711914 0.748291 0.99999994 ... }
  t = { 0.19531247 0.33157694 0.8359375 0.60488886 0.6078336 bits(0xb1800000) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -3457 coord.fixed[1] = 3200
  expect lane 1 R8 = 0xa3e37 R9 = 0xa654e R10 = 0x9ec29 R11 = 0x9c512 coord.fixed[0] = 895 coord.fixed[1] = 5433
  expect lane 2 R8 = 0x3ec00000 R9 = 0x198dce R10 = 0x1914a9 R11 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 13696
  expect lane 3 R8 = 0x129bba R9 = 0x12c2d1 R10 = 0x1249ac R11 = 0x122295 coord.fixed[0] = 609 coord.fixed[1] = 9910
  expect lane 4 R8 = 0x133816 R9 = 0x135f2d R10 = 0x12e608 R11 = 0x12bef1 coord.fixed[0] = 1533 coord.fixed[1] = 9959
  expect lane 5 R8 = 0x111a1 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x111a1 coord.fixed[0] = 2048 coord.fixed[1] = 0
}

warp 12 { asm "TLD4.R R8, R32, 12, ARRAY_2D, 0xf"   active 0x3f
  array = { 0 3 0 3 0 2 ... }
  s = { 2.29961 -0.000390625 1.0996094 943.2129 2.0410156 0.009765625 ... }
  t = { 0.9238281 44.7331 0.14648438 0.49999997 0.8378906 bits(0xff7fffff) ... }
  expect lane 0 R8 = 0x3733a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x2fa15 coord.fixed[0] = 2944 coord.fixed[1] = 1656
  expect lane 1 R8 = 0x3ec00000 R9 = 0x373e8 R10 = 0x373e8 R11 = 0x3ec00000 coord.fixed[0] = -1 coord.fixed[1] = 80162
  expect lane 2 R8 = 0x11581 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x9c5c coord.fixed[0] = 1408 coord.fixed[1] = 263
  expect lane 3 R8 = 0x31dfa R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x2a4d5 coord.fixed[0] = 1207313 coord.fixed[1] = 896
  expect lane 4 R8 = 0x3733a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x2fa15 coord.fixed[0] = 2613 coord.fixed[1] = 1502
  expect lane 5 R8 = 0x3ec00000 R9 = 0x373e8 R10 = 0x373e8 R11 = 0x3ec00000 coord.fixed[0] = 13 coord.fixed[1] = -33554432
}

warp 13 { asm "TLD4.R R8, R92, 13, 2D, 0xf"   active 0x3f
  s = { 9.498049 7.498047 -15.501953 10.498047 0.49804688 bits(0x7f800000) ... }
  t = { 17.49805 -2.4999998 24767.643 -4.501953 16.78711 -8.501953 ... }
  expect lane 0 R8 = 0x15fcf R9 = 0x186e6 R10 = 0x3e49f R11 = 0x3bd88 coord.fixed[0] = 2432 coord.fixed[1] = 4480
  expect lane 1 R8 = 0x2f635 R9 = 0x31d4c R10 = 0x2a427 R11 = 0x27d10 coord.fixed[0] = 1920 coord.fixed[1] = -640
  expect lane 2 R8 = 0x1d514 R9 = 0x1d514 R10 = 0x432cd R11 = 0x432cd coord.fixed[0] = -3968 coord.fixed[1] = 6340517
  expect lane 3 R8 = 0x27930 R9 = 0x2a047 R10 = 0x22722 R11 = 0x2000b coord.fixed[0] = 2688 coord.fixed[1] = -1152
  expect lane 4 R8 = 0x25db9 R9 = 0x284d0 R10 = 0x20bab R11 = 0x1e494 coord.fixed[0] = 128 coord.fixed[1] = 4298
  expect lane 5 R8 = 0x3b9a8 R9 = 0x3b9a8 R10 = 0x34083 R11 = 0x34083 coord.fixed[0] = 33554431 coord.fixed[1] = -2176
}

warp 14 { asm "TLD4.R R8, R24, 14, CUBE, 0xf"   active 0x3f
  s = { 0.9242188 -1 1 0.69921863 -0.39999998 1 ... }
  t = { 1 -0.7992188 0.00078111887 0.70234346 -1 0.70703125 ... }
  r = { 1 0.39999998 0.8000004 1 -0.43359375 0.80078125 ... }
  expect lane 0 R8 = 0x1d670 R9 = 0x0 R10 = 0x1d670 R11 = 0x31dfa coord.fixed[0] = 1231 coord.fixed[1] = 0
  expect lane 1 R8 = 0x2a85e R9 = 0x2cf75 R10 = 0x25650 R11 = 0x22f39 coord.fixed[0] = 896 coord.fixed[1] = 1151
  expect lane 2 R8 = 0xf24a R9 = 0x11961 R10 = 0xa03c R11 = 0x7925 coord.fixed[0] = 128 coord.fixed[1] = 639
  expect lane 3 R8 = 0x2287e R9 = 0x24f95 R10 = 0x1d670 R11 = 0x1af59 coord.fixed[0] = 1087 coord.fixed[1] = 190
  expect lane 4 R8 = 0x2f73a R9 = 0x31e51 R10 = 0x2a52c R11 = 0x27e15 coord.fixed[0] = 384 coord.fixed[1] = 918
  expect lane 5 R8 = 0x7925 R9 = 0xa03c R10 = 0x2717 R11 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 188
}

warp 15 { asm "TLD4.R R8, R76, 15, ARRAY_CUBE, 0xf"   active 0x3f
  array = { 1 3 2 0 3 3 ... }
  s = { 1 0.85714287 -0.6233258 -1 1 -0.28571427 ... }
  t = { 0.2857142 -0.2851565 1 0.81802416 -0.57142854 -1 ... }
  r = { 0.5608258 -1 -0.49339366 0.5714288 0.97265625 -0.012834549 ... }
  expect lane 0 R8 = 0x369a4 R9 = 0x390bb R10 = 0x31796 R11 = 0x2f07f coord.fixed[0] = 393 coord.fixed[1] = 640
  expect lane 1 R8 = 0x7948e R9 = 0x7bba5 R10 = 0x74280 R11 = 0x71b69 coord.fixed[0] = 128 coord.fixed[1] = 1152
  expect lane 2 R8 = 0x53d90 R9 = 0x564a7 R10 = 0x4eb82 R11 = 0x4c46b coord.fixed[0] = 337 coord.fixed[1] = 454
  expect lane 3 R8 = 0x18b1d R9 = 0x1b234 R10 = 0x1390f R11 = 0x111f8 coord.fixed[0] = 1408 coord.fixed[1] = 163
  expect lane 4 R8 = 0x8a9b8 R9 = 0x6851a R10 = 0x60bf5 R11 = 0x83093 coord.fixed[0] = 25 coord.fixed[1] = 1408
  expect lane 5 R8 = 0x6cc8d R9 = 0x6f3a4 R10 = 0x67a7f R11 = 0x65368 coord.fixed[0] = 640 coord.fixed[1] = 907
}

warp 16 { asm "TLD4.R R8, R0, 16, 2D, 0xf"   active 0x3f
  s = { 2.6933591 bits(0x80800000) -1.0000001 bits(0xae800000) 0.6052729 1.4993491 ... }
  t = { 0.15039062 0.1 1.2846496 0.89999986 0.14257812 0.19999997 ... }
  expect lane 0 R8 = 0xa03c R9 = 0xc753 R10 = 0x4e2e R11 = 0x2717 coord.fixed[0] = 532 coord.fixed[1] = 193
  expect lane 1 R8 = 0xc753 R9 = 0x7925 R10 = 0x0 R11 = 0x4e2e coord.fixed[0] = 768 coord.fixed[1] = 128
  expect lane 2 R8 = 0x232c2 R9 = 0x1e494 R10 = 0x1e494 R11 = 0x232c2 coord.fixed[0] = 768 coord.fixed[1] = 1644
  expect lane 3 R8 = 0x232c2 R9 = 0x1e494 R10 = 0x1e494 R11 = 0x232c2 coord.fixed[0] = 768 coord.fixed[1] = 1152
  expect lane 4 R8 = 0xa03c R9 = 0xc753 R10 = 0x4e2e R11 = 0x2717 coord.fixed[0] = 465 coord.fixed[1] = 183
  expect lane 5 R8 = 0xa03c R9 = 0xc753 R10 = 0x4e2e R11 = 0x2717 coord.fixed[0] = 384 coord.fixed[1] = 256
}

warp 17 { asm "TLD4.R R8, R72, 17, 2D, 0xf"   active 0x3f
  s = { -1.3574219 -1.7859932 -1.6428572 2.1833148 -0.92885035 3.3162205 ... }
  t = { -22065.13 0.4946289 0.034980476 0.81998056 0.7049805 0.345 ... }
  expect lane 0 R8 = 0x2f75ab R9 = 0x2f9cc2 R10 = 0x2f9cc2 R11 = 0x2f75ab coord.fixed[0] = 1152 coord.fixed[1] = -33554432
  expect lane 1 R8 = 0x173015 R9 = 0x17572c R10 = 0x16de07 R11 = 0x16b6f0 coord.fixed[0] = 383 coord.fixed[1] = 12663
  expect lane 2 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 895
  expect lane 3 R8 = 0x26cdda R9 = 0x26f4f1 R10 = 0x267bcc R11 = 0x2654b5 coord.fixed[0] = 329 coord.fixed[1] = 20991
  expect lane 4 R8 = 0x220aa8 R9 = 0x220aa8 R10 = 0x219183 R11 = 0x219183 coord.fixed[0] = 1919 coord.fixed[1] = 18047
  expect lane 5 R8 = 0x115382 R9 = 0x112c6b R10 = 0x10b346 R11 = 0x10da5d coord.fixed[0] = 2359 coord.fixed[1] = 8832
}

warp 18 { asm "TLD4.R R8, R40, 18, 2D, 0xf"   active 0x3f
  s = { bits(0x7f800000) 0.9650879 0.40849805 1.6324239 bits(0x80000000) 0.7690178 ... }
  t = { 1.9999999 bits(0xff812345) 3 1.3938805 2.3326824 2.9999995 ... }
  expect lane 0 R8 = 0x988ac1 R9 = 0x988ac1 R10 = 0x997d0b R11 = 0x997d0b coord.fixed[0] = 33554431 coord.fixed[1] = 768
  expect lane 1 R8 = 0x93329c R9 = 0x9359b3 R10 = 0x944bfd R11 = 0x9424e6 coord.fixed[0] = 247063 coord.fixed[1] = 0
  expect lane 2 R8 = 0x3e2591 R9 = 0x3e4ca8 R10 = 0x3f3ef2 R11 = 0x3f17db coord.fixed[0] = 104575 coord.fixed[1] = 0
  expect lane 3 R8 = 0x9903e6 R9 = 0x9903e6 R10 = 0x988ac1 R11 = 0x988ac1 coord.fixed[0] = 417901 coord.fixed[1] = 303
  expect lane 4 R8 = 0x7925 R9 = 0x7925 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 255
  expect lane 5 R8 = 0x754500 R9 = 0x756c17 R10 = 0x765e61 R11 = 0x76374a coord.fixed[0] = 196869 coord.fixed[1] = 768
}

warp 19 { asm "TLD4.R R8, R4, 19, 2D, 0xf"   active 0x3f
  s = { -0.18774416 0.39733148 -0.12524414 -0.05493164 0.93969727 0.9374999 ... }
  t = { 0.78125 -0.22659305 0.8711243 0.1799556 0.82827675 0.6015321 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -385 coord.fixed[1] = 12800
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 814 coord.fixed[1] = -3713
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -256 coord.fixed[1] = 14273
  expect lane 3 R8 = 0x3ec00000 R9 = 0x5adbc R10 = 0x53497 R11 = 0x3ec00000 coord.fixed[0] = -112 coord.fixed[1] = 2948
  expect lane 4 R8 = 0x1a264a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x19ad25 coord.fixed[0] = 1925 coord.fixed[1] = 13570
  expect lane 5 R8 = 0x138644 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x130d1f coord.fixed[0] = 1920 coord.fixed[1] = 9856
}

warp 20 { asm "TLD4.R R8, R52, 20, ARRAY_2D, 0xf"   active 0x3f
  array = { 1 3 2 0 0 1 ... }
  s = { bits(0xb4000000) 2568645.5 0.13867188 0.62254405 1.1000003 -3209813.8 ... }
  t = { 2.319475 0.4282924 0.21400666 -2652.9746 0.78543514 0.82617193 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 4156
  expect lane 1 R8 = 0x2a4d5 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x22bb0 coord.fixed[0] = 33554431 coord.fixed[1] = 767
  expect lane 2 R8 = 0x1162f R9 = 0x13d46 R10 = 0xc421 R11 = 0x9d0a coord.fixed[0] = 178 coord.fixed[1] = 383
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 797 coord.fixed[1] = -4754130
  expect lane 4 R8 = 0x2fa15 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x280f0 coord.fixed[0] = 1408 coord.fixed[1] = 1407
  expect lane 5 R8 = 0x3ec00000 R9 = 0x32563 R10 = 0x2ac3e R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 1481
}

warp 21 { asm "TLD4.R R8, R72, 21, 2D, 0xf"   active 0x3f
  s = { 11.48242 7.4999995 12.470703 3 2.7832031 -0.8144532 ... }
  t = { -9.001953 3.9785156 -117.77211 -2.0019536 11.498048 bits(0xb2000000) ... }
  expect lane 0 R8 = 0x2f255 R9 = 0x3196c R10 = 0x2a047 R11 = 0x27930 coord.fixed[0] = 2939 coord.fixed[1] = -2304
  expect lane 1 R8 = 0x2f635 R9 = 0x31d4c R10 = 0x2a427 R11 = 0x27d10 coord.fixed[0] = 1920 coord.fixed[1] = 1019
  expect lane 2 R8 = 0x2a047 R9 = 0x2c75e R10 = 0x24e39 R11 = 0x22722 coord.fixed[0] = 3193 coord.fixed[1] = -30150
  expect lane 3 R8 = 0xc753 R9 = 0xee6a R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 768 coord.fixed[1] = -513
  expect lane 4 R8 = 0x4e2e R9 = 0x7545 R10 = 0x7545 R11 = 0x4e2e coord.fixed[0] = 713 coord.fixed[1] = 2944
  expect lane 5 R8 = 0x2717 R9 = 0x0 R10 = 0x0 R11 = 0x2717 coord.fixed[0] = -209 coord.fixed[1] = 0
}

warp 22 { asm "TLD4.R R8, R92, 22, CUBE, 0xf"   active 0x3f
  s = { 1 0.99921876 0.14453125 1 0.0007812381 -0.8007808 ... }
  t = { -0.39921892 -1 0.7348633 -1 0.48828125 1 ... }
  r = { -0.7992187 1 1 -0.08203137 -1 0.7992188 ... }
  expect lane 0 R8 = 0x1e0b4 R9 = 0x207cb R10 = 0x18ea6 R11 = 0x1678f coord.fixed[0] = 1151 coord.fixed[1] = 895
  expect lane 1 R8 = 0x187eb R9 = 0x3bb04 R10 = 0x1e494 R11 = 0x3bb04 coord.fixed[0] = 1279 coord.fixed[1] = 1280
  expect lane 2 R8 = 0x20167 R9 = 0x2287e R10 = 0x1af59 R11 = 0x18842 coord.fixed[0] = 733 coord.fixed[1] = 170
  expect lane 3 R8 = 0x2f35a R9 = 0x259d9 R10 = 0x232c2 R11 = 0x27a35 coord.fixed[0] = 1280 coord.fixed[1] = 693
  expect lane 4 R8 = 0x228d5 R9 = 0x24fec R10 = 0x1d6c7 R11 = 0x1afb0 coord.fixed[0] = 639 coord.fixed[1] = 328
  expect lane 5 R8 = 0x2819e R9 = 0x2a8b5 R10 = 0x22f90 R11 = 0x20879 coord.fixed[0] = 128 coord.fixed[1] = 1151
}

warp 23 { asm "TLD4.R R8, R32, 23, ARRAY_CUBE, 0xf"   active 0x3f
  array = { 0 2 3 1 2 0 ... }
  s = { 0.8571428 -1 -0.3921988 -0.285156 1 -1 ... }
  t = { -0.28515637 -0.856585 1 -0.71243405 1 0.8577006 ... }
  r = { 1 0.7142856 -0.8602066 -1 -1 0.48716497 ... }
  expect lane 0 R8 = 0x48257 R9 = 0x25db9 R10 = 0x1e494 R11 = 0x40932 coord.fixed[0] = 1664 coord.fixed[1] = 1152
  expect lane 1 R8 = 0x79712 R9 = 0x7be29 R10 = 0x74504 R11 = 0x71ded coord.fixed[0] = 1536 coord.fixed[1] = 1663
  expect lane 2 R8 = 0x4725d R9 = 0x49974 R10 = 0x5d331 R11 = 0x5fa48 coord.fixed[0] = 545 coord.fixed[1] = 125
  expect lane 3 R8 = 0x6abda R9 = 0x6d2f1 R10 = 0x659cc R11 = 0x632b5 coord.fixed[0] = 1151 coord.fixed[1] = 1534
  expect lane 4 R8 = 0x498c6 R9 = 0x536d5 R10 = 0x535d0 R11 = 0x536d5 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 5 R8 = 0xeae1 R9 = 0x111f8 R10 = 0x2fac3 R11 = 0x2819e coord.fixed[0] = 1332 coord.fixed[1] = 127
}

warp 24 { asm "TLD4.R R8, R52, 24, 2D, 0xf"   active 0x3f
  s = { 0.6666668 0.999349 1.4993489 0.49414062 -1.5006509 -1.6749523 ... }
  t = { -1 1.8996093 1.1 -3988775.2 235.09335 0.35351562 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 512 coord.fixed[1] = -1280
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 767 coord.fixed[1] = 2431
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 383 coord.fixed[1] = 1408
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 380 coord.fixed[1] = -33554432
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 384 coord.fixed[1] = 300919
  expect lane 5 R8 = 0xf24a R9 = 0x11961 R10 = 0xa03c R11 = 0x7925 coord.fixed[0] = 250 coord.fixed[1] = 453
}

warp 25 { asm "TLD4.R R8, R16, 25, 2D, 0xf"   active 0x3f
  s = { bits(0xb0800000) -1.6431361 3.7167969 -0.97638726 0.49999994 2 ... }
  t = { -0.0034179688 1.919372 0.825 0.5849806 bits(0xff7fffff) -1.6749997 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 3584 coord.fixed[1] = -87
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 639 coord.fixed[1] = 49136
  expect lane 2 R8 = 0x27952d R9 = 0x276e16 R10 = 0x26f4f1 R11 = 0x271c08 coord.fixed[0] = 3077 coord.fixed[1] = 21120
  expect lane 3 R8 = 0x1cd611 R9 = 0x1cd611 R10 = 0x1c5cec R11 = 0x1c5cec coord.fixed[0] = 1834 coord.fixed[1] = 14976
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 896 coord.fixed[1] = -33554432
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -42880
}

warp 26 { asm "TLD4.R R8, R52, 26, 2D, 0xf"   active 0x3f
  s = { 0.32348633 -0.016845701 0.3928697 1.179284 1.7251837 bits(0xb2800000) ... }
  t = { bits(0xab800000) -1.3339843 -1.4999999 1.9511719 2.8326824 -0.5006511 ... }
  expect lane 0 R8 = 0x312aee R9 = 0x315205 R10 = 0x315205 R11 = 0x312aee coord.fixed[0] = 82813 coord.fixed[1] = 1536
  expect lane 1 R8 = 0xf24a R9 = 0xf24a R10 = 0x7925 R11 = 0x7925 coord.fixed[0] = -4312 coord.fixed[1] = 512
  expect lane 2 R8 = 0x3ccd82 R9 = 0x3cf499 R10 = 0x3c7b74 R11 = 0x3c545d coord.fixed[0] = 100575 coord.fixed[1] = 384
  expect lane 3 R8 = 0x988ac1 R9 = 0x988ac1 R10 = 0x988ac1 R11 = 0x988ac1 coord.fixed[0] = 301897 coord.fixed[1] = 1499
  expect lane 4 R8 = 0x997d0b R9 = 0x997d0b R10 = 0x9903e6 R11 = 0x9903e6 coord.fixed[0] = 441647 coord.fixed[1] = 639
  expect lane 5 R8 = 0x7925 R9 = 0x7925 R10 = 0xf24a R11 = 0xf24a coord.fixed[0] = 0 coord.fixed[1] = 1151
}

warp 27 { asm "TLD4.R R8, R12, 27, 2D, 0xf"   active 0x3f
  s = { 2.1247563 1.8124999 0.6520996 0.13113809 0.9374999 0.40942383 ... }
  t = { 1.1472161 0.757782 0.632782 0.5957186 bits(0x7fc00000) 0.6953125 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 4352 coord.fixed[1] = 18796
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 3712 coord.fixed[1] = 12416
  expect lane 2 R8 = 0x140349 R9 = 0x142a60 R10 = 0x13b13b R11 = 0x138a24 coord.fixed[0] = 1336 coord.fixed[1] = 10368
  expect lane 3 R8 = 0x11fb7e R9 = 0x122295 R10 = 0x11a970 R11 = 0x118259 coord.fixed[0] = 269 coord.fixed[1] = 9760
  expect lane 4 R8 = 0x111a1 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 1920 coord.fixed[1] = 0
  expect lane 5 R8 = 0x1599af R9 = 0x15c0c6 R10 = 0x1547a1 R11 = 0x15208a coord.fixed[0] = 839 coord.fixed[1] = 11392
}

warp 28 { asm "TLD4.R R8, R96, 28, ARRAY_2D, 0xf"   active 0x3f
  array = { 0 1 2 3 2 3 ... }
  s = { 0.3996094 0.09960939 0.73320323 0.8996095 0.5996093 0.6972657 ... }
  t = { 1 0.49999997 0.7207031 -0.92885053 0.71400684 -10.507432 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3250c R11 = 0x2fdf5 coord.fixed[0] = 511 coord.fixed[1] = 1792
  expect lane 1 R8 = 0x23319 R9 = 0x25a30 R10 = 0x1e10b R11 = 0x1b9f4 coord.fixed[0] = 128 coord.fixed[1] = 896
  expect lane 2 R8 = 0x37008 R9 = 0x3971f R10 = 0x31dfa R11 = 0x2f6e3 coord.fixed[0] = 938 coord.fixed[1] = 1292
  expect lane 3 R8 = 0x3e92d R9 = 0x41044 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 1151 coord.fixed[1] = -1665
  expect lane 4 R8 = 0x348f1 R9 = 0x37008 R10 = 0x2f6e3 R11 = 0x2cfcc coord.fixed[0] = 767 coord.fixed[1] = 1279
  expect lane 5 R8 = 0x3c216 R9 = 0x3e92d R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 893 coord.fixed[1] = -18829
}

warp 29 { asm "TLD4.R R8, R68, 29, 2D, 0xf"   active 0x3f
  s = { bits(0x7fc00000) 1.498047 1819.3146 -25.501953 -0.501953 13.498049 ... }
  t = { 3.5 6.498047 -2586969.2 3.4999995 2.4999995 2.4980464 ... }
  expect lane 0 R8 = 0x1e494 R9 = 0x1e494 R10 = 0x16b6f R11 = 0x16b6f coord.fixed[0] = 0 coord.fixed[1] = 896
  expect lane 1 R8 = 0x284d0 R9 = 0x2abe7 R10 = 0x2abe7 R11 = 0x284d0 coord.fixed[0] = 384 coord.fixed[1] = 1664
  expect lane 2 R8 = 0x1d514 R9 = 0x1d514 R10 = 0x1d514 R11 = 0x1d514 coord.fixed[0] = 465745 coord.fixed[1] = -33554432
  expect lane 3 R8 = 0x3b9a8 R9 = 0x3b9a8 R10 = 0x34083 R11 = 0x34083 coord.fixed[0] = -6528 coord.fixed[1] = 896
  expect lane 4 R8 = 0x16b6f R9 = 0x16b6f R10 = 0xf24a R11 = 0xf24a coord.fixed[0] = -128 coord.fixed[1] = 640
  expect lane 5 R8 = 0x2c75e R9 = 0x2c75e R10 = 0x24e39 R11 = 0x24e39 coord.fixed[0] = 3456 coord.fixed[1] = 639
}

warp 30 { asm "TLD4.R R8, R40, 30, CUBE, 0xf"   active 0x3f
  s = { 0.5489106 1 -0.8 1 1 -1 ... }
  t = { 1 0.8664062 -0.7992189 1 0.59999996 0.54296875 ... }
  r = { 0.26953125 0.35546875 1 -1 0.0007815361 -0.96484375 ... }
  expect lane 0 R8 = 0x27dbe R9 = 0x2a4d5 R10 = 0x22bb0 R11 = 0x20499 coord.fixed[0] = 991 coord.fixed[1] = 813
  expect lane 1 R8 = 0x2717 R9 = 0x4e2e R10 = 0x22bb0 R11 = 0x2a4d5 coord.fixed[0] = 413 coord.fixed[1] = 85
  expect lane 2 R8 = 0x31ea8 R9 = 0x345bf R10 = 0x2cc9a R11 = 0x2a583 coord.fixed[0] = 128 coord.fixed[1] = 1151
  expect lane 3 R8 = 0x9c5c R9 = 0x18899 R10 = 0x13966 R11 = 0x18899 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 4 R8 = 0xa03c R9 = 0xc753 R10 = 0x4e2e R11 = 0x2717 coord.fixed[0] = 639 coord.fixed[1] = 256
  expect lane 5 R8 = 0x29e1a R9 = 0xc7aa R10 = 0x4e85 R11 = 0x224f5 coord.fixed[0] = 23 coord.fixed[1] = 293
}

warp 31 { asm "TLD4.R R8, R68, 31, ARRAY_CUBE, 0xf"   active 0x3f
  array = { 2 3 1 3 3 3 ... }
  s = { -0.85770035 0.1422993 1 0.98046875 -0.57198656 0.33984375 ... }
  t = { -1 1 1 -1 1 -0.96875 ... }
  r = { 0.57142854 -0.75390625 -0.7405134 0.0005578995 0.93359387 -1 ... }
  expect lane 0 R8 = 0x58c15 R9 = 0x5b32c R10 = 0x53a07 R11 = 0x512f0 coord.fixed[0] = 128 coord.fixed[1] = 384
  expect lane 1 R8 = 0x539b0 R9 = 0x560c7 R10 = 0x4e7a2 R11 = 0x4c08b coord.fixed[0] = 1023 coord.fixed[1] = 221
  expect lane 2 R8 = 0x3d7d7 R9 = 0x29a91 R10 = 0x2c1a8 R11 = 0x35eb2 coord.fixed[0] = 1792 coord.fixed[1] = 232
  expect lane 3 R8 = 0x768e9 R9 = 0x72176 R10 = 0x6fa5f R11 = 0x6efc4 coord.fixed[0] = 1775 coord.fixed[1] = 896
  expect lane 4 R8 = 0x4e850 R9 = 0x50f67 R10 = 0x7493b R11 = 0x72224 coord.fixed[0] = 383 coord.fixed[1] = 1733
  expect lane 5 R8 = 0x8341c R9 = 0x80d05 R10 = 0x85be1 R11 = 0x834ca coord.fixed[0] = 592 coord.fixed[1] = 1764
}

warp 32 { asm "TEX.LL R8, R68, R184, 32, 2D, 0x1"   active 0x3f
  s = { -1.0006511 2.1660159 1.3333334 1.6660159 0.38867185 bits(0x807fffff) ... }
  t = { 0.36132815 bits(0xb6800000) 2.5339656 -20311520 bits(0xac800000) 2.2 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc753 coord.fixed[0] = 640 coord.fixed[1] = 384
  expect lane 1 R8 = 0x1e494 coord.fixed[0] = 128 coord.fixed[1] = 1152
  expect lane 2 R8 = 0xf24a coord.fixed[0] = 128 coord.fixed[1] = 640
  expect lane 3 R8 = 0x2717 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 4 R8 = 0x20bab coord.fixed[0] = 384 coord.fixed[1] = 1152
  expect lane 5 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
}

warp 33 { asm "TEX.LL R8, R76, R164, 33, 2D, 0x1"   active 0x3f
  s = { 1.8222657 -28179.088 186.54858 -0.58528644 bits(0xb2800000) 1.2176741 ... }
  t = { -0.10039064 -0.8886718 3.416084 1.8027344 -1.4667969 1.6113281 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf0e5ab4 wrap.frac[0] = 248 wrap.frac[1] = 255
  expect lane 1 R8 = 0xbe738616 wrap.frac[0] = 61 wrap.frac[1] = 15
  expect lane 2 R8 = 0xbf562f0f wrap.frac[0] = 37 wrap.frac[1] = 149
  expect lane 3 R8 = 0xbe02cfa1 wrap.frac[0] = 190 wrap.frac[1] = 132
  expect lane 4 R8 = 0x3eced337 wrap.frac[0] = 128 wrap.frac[1] = 43
  expect lane 5 R8 = 0xbfe65015 wrap.frac[0] = 39 wrap.frac[1] = 143
}

warp 34 { asm "TEX.LL R8, R64, R120, 34, 2D, 0x1"   active 0x3f
  s = { bits(0x1) 1.2108605 3.5683596 2 1.1660156 2.4282928 ... }
  t = { 0.49000004 0.18554689 bits(0xaa800000) 0.7050781 bits(0x807fffff) 1.7849804 ... }
  lod = { 0 2 0 2 1 0 ... }
  expect lane 0 R8 = 0x16b6f0 coord.fixed[0] = 128 coord.fixed[1] = 12416
  expect lane 1 R8 = 0x33e56 coord.fixed[0] = 384 coord.fixed[1] = 1152
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 2688 coord.fixed[1] = -128
  expect lane 3 R8 = 0x96537 coord.fixed[0] = 128 coord.fixed[1] = 4480
  expect lane 4 R8 = 0xfb0f coord.fixed[0] = 896 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = 45696
}

warp 35 { asm "TEX.LL.AOFFI R8, R44, R228, 35, 2D, 0x1"   active 0x3f
  s = { -0.7714844 2.7142851 1.7558591 3.8574219 2.406529 1.9282924 ... }
  t = { 1 0.28642583 -0.037109375 0.21462238 0.98193353 0.49365234 ... }
  lod = { 1 0 2 2 0 0 ... }
  offset = { 0x47 0x38b 0xd0f 0xc4b 0x955 0xdad ... }
  expect lane 0 R8 = 0x3ec0c0c1 coord.fixed[0] = 944 coord.fixed[1] = 12800
  expect lane 1 R8 = 0x3e2e7e7e coord.fixed[0] = 1280 coord.fixed[1] = 7332
  expect lane 2 R8 = 0x3ec0c0c1 coord.fixed[0] = 449 coord.fixed[1] = -237
  expect lane 3 R8 = 0x3f188e8f coord.fixed[0] = 476 coord.fixed[1] = 1374
  expect lane 4 R8 = 0x3ec0c0c1 coord.fixed[0] = 728 coord.fixed[1] = 25137
  expect lane 5 R8 = 0x3e5d2929 coord.fixed[0] = 3455 coord.fixed[1] = 12638
}

warp 36 { asm "TEX.LL R8, R32, R220, 36, 2D, 0x1"   active 0x3f
  s = { 0.70410156 bits(0x80800000) 0.88211 bits(0x807fffff) -0.016113281 0.48100007 ... }
  t = { bits(0xb1800000) -1.001953 bits(0x807fffff) bits(0xb4000000) 0.19726561 368.7807 ... }
  lod = { 2 2 0 1 1 0 ... }
  expect lane 0 R8 = 0x1c3992 coord.fixed[0] = 45184 coord.fixed[1] = -128
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = -384
  expect lane 2 R8 = 0x86ad3e coord.fixed[0] = 225920 coord.fixed[1] = 128
  expect lane 3 R8 = 0xace1 coord.fixed[0] = 128 coord.fixed[1] = -128
  expect lane 4 R8 = 0xace1 coord.fixed[0] = -2176 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 123008 coord.fixed[1] = 283264
}

warp 37 { asm "TEX.LL R8, R32, R136, 37, 2D, 0x1"   active 0x3f
  s = { -0.022460936 1.9200842 0.793 0.5595704 1.5617874 0.610996 ... }
  t = { 0.39648438 0.4980469 -1 -0.5019532 0.83268243 -0.5000001 ... }
  lod = { 2 1 1 2 0 1 ... }
  expect lane 0 R8 = 0xbfc614ee coord.fixed[0] = -1437 coord.fixed[1] = 102
  expect lane 1 R8 = 0x4012b70c coord.fixed[0] = 245771 coord.fixed[1] = 128
  expect lane 2 R8 = 0x3f16ae86 coord.fixed[0] = 101504 coord.fixed[1] = -256
  expect lane 3 R8 = 0x3cfa17e9 coord.fixed[0] = 35813 coord.fixed[1] = -129
  expect lane 4 R8 = 0x3faa5ded coord.fixed[0] = 399818 coord.fixed[1] = 639
  expect lane 5 R8 = 0xbfe6d529 coord.fixed[0] = 78207 coord.fixed[1] = -128
}

warp 38 { asm "TEX.LL R8, R24, R156, 38, 2D, 0x1"   active 0x3f
  s = { 0.3166504 bits(0xff812345) 15201748 0.97869277 bits(0xb4000000) -0.12500001 ... }
  t = { 1.9453125 -1 0.41406253 -0.85446167 3.3563495 -1.9483144 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x1b99d coord.fixed[0] = 640 coord.fixed[1] = 31872
  expect lane 1 R8 = 0x1dd01b coord.fixed[0] = 128 coord.fixed[1] = 16512
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 33554304 coord.fixed[1] = 6784
  expect lane 3 R8 = 0x1a9f6f coord.fixed[0] = 1920 coord.fixed[1] = 18816
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 22144
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = -384 coord.fixed[1] = 896
}

warp 39 { asm "TEX.LL R8, R60, R236, 39, 2D, 0x1"   active 0x3f
  s = { 0.6320801 0.56225574 -0.0026855464 -6041.6206 0.99411416 0.43750006 ... }
  t = { 0.13528444 -1.1034685 -1 -1.1462708 2.1491773 -0.8737488 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e539394 wrap.frac[0] = 143 wrap.frac[1] = 41
  expect lane 1 R8 = 0x3e6b4747 wrap.frac[0] = 255 wrap.frac[1] = 225
  expect lane 2 R8 = 0x3e5d8182 wrap.frac[0] = 123 wrap.frac[1] = 128
  expect lane 3 R8 = 0x3ec0c0c1 wrap.frac[0] = 137 wrap.frac[1] = 36
  expect lane 4 R8 = 0x3f094515 wrap.frac[0] = 116 wrap.frac[1] = 12
  expect lane 5 R8 = 0x3f50f7f8 wrap.frac[0] = 0 wrap.frac[1] = 149
}

warp 40 { asm "TEX.LL R8, R4, R176, 40, ARRAY_2D, 0x1"   active 0x3f
  array = { 0 1 2 3 3 0 ... }
  s = { 1.0058594 -0.0019531255 1.2500001 0.40000007 0.8 0.7331675 ... }
  t = { 0.21428572 0.18164061 bits(0x80000001) 0.8571428 0.14285715 0.13476562 ... }
  lod = { 0 2 1 0 0 2 ... }
  expect lane 0 R8 = 0x11581 coord.fixed[0] = 1408 coord.fixed[1] = 384
  expect lane 1 R8 = 0x1a847 coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x17102 coord.fixed[0] = 640 coord.fixed[1] = 128
  expect lane 3 R8 = 0x321da coord.fixed[0] = 384 coord.fixed[1] = 1408
  expect lane 4 R8 = 0x1124f coord.fixed[0] = 896 coord.fixed[1] = 128
  expect lane 5 R8 = 0x159c2 coord.fixed[0] = 128 coord.fixed[1] = 128
}

warp 41 { asm "TEX.LL R8, R56, R128, 41, ARRAY_2D, 0x1"   active 0x3f
  array = { 2 3 2 2 1 1 ... }
  s = { 1.25 1.9980466 0.00026869774 -0.0029296875 -13866164 0.38257957 ... }
  t = { -0.2597656 0.49804682 bits(0xcf812345) 0.5590714 0.6738282 1.3542879 ... }
  lod = { 1 2 1 1 1 1 ... }
  expect lane 0 R8 = 0x3f37e6c6 coord.fixed[0] = 640 coord.fixed[1] = -199
  expect lane 1 R8 = 0x4003a743 coord.fixed[0] = 511 coord.fixed[1] = 127
  expect lane 2 R8 = 0x3bb8f2c0 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 3 R8 = 0x3fc10379 coord.fixed[0] = -1 coord.fixed[1] = 429
  expect lane 4 R8 = 0x3eb31032 coord.fixed[0] = -33554432 coord.fixed[1] = 518
  expect lane 5 R8 = 0x3f3c5e80 coord.fixed[0] = 196 coord.fixed[1] = 1040
}

warp 42 { asm "TEX.LL.AOFFI R8, R80, R188, 42, 2D, 0x1"   active 0x3f
  s = { bits(0x807fffff) bits(0x80000001) bits(0x80000001) 1.4999998 bits(0x807fffff) 8.998046 ... }
  t = { bits(0x80000001) 2.9980469 bits(0x80000001) bits(0x80000001) 0.16601562 bits(0x807fffff) ... }
  lod = { 0 0 0 0 0 0 ... }
  offset = { 0xc8 0x89f 0x9aa 0x808 0xaea 0x67e ... }
  expect lane 0 R8 = 0x27d10 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 1 R8 = 0x1e494 coord.fixed[0] = 128 coord.fixed[1] = 640
  expect lane 2 R8 = 0x3212c coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 3 R8 = 0xea8a coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 4 R8 = 0x13c98 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 5 R8 = 0x34843 coord.fixed[0] = 2176 coord.fixed[1] = 128
}

warp 43 { asm "TEX.LL R8, R44, R212, 43, 2D, 0x1"   active 0x3f
  s = { 25279.502 -0.0019531252 13571.378 24.498047 5.8378906 bits(0xad000000) ... }
  t = { 0.9980469 -0.21679688 6.626954 bits(0xb5000000) -757496.4 bits(0xb3000000) ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3eededee coord.fixed[0] = 6471553 coord.fixed[1] = 256
  expect lane 1 R8 = 0x0 coord.fixed[0] = -1 coord.fixed[1] = -55
  expect lane 2 R8 = 0x3ec5c5c6 coord.fixed[0] = 3474273 coord.fixed[1] = 1697
  expect lane 3 R8 = 0x3eb8b8b9 coord.fixed[0] = 6272 coord.fixed[1] = 0
  expect lane 4 R8 = 0x3f026ff0 coord.fixed[0] = 1495 coord.fixed[1] = -33554432
  expect lane 5 R8 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
}

warp 44 { asm "TEX.LL R8, R20, R144, 44, CUBE, 0x1"   active 0x3f
  s = { 0.4521942 -0.5992187 0.88671875 0.19140625 -0.92769456 1 ... }
  t = { 1 -0.12890625 -1 1 1 -0.33441806 ... }
  r = { -0.31333184 -1 -0.9393487 0.43378687 -0.388633 0.2000001 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x18b74 coord.fixed[0] = 896 coord.fixed[1] = 384
  expect lane 1 R8 = 0x2f028 coord.fixed[0] = 896 coord.fixed[1] = 640
  expect lane 2 R8 = 0x36c7f coord.fixed[0] = 1152 coord.fixed[1] = 1152
  expect lane 3 R8 = 0x256a7 coord.fixed[0] = 640 coord.fixed[1] = 896
  expect lane 4 R8 = 0x1162f coord.fixed[0] = 128 coord.fixed[1] = 384
  expect lane 5 R8 = 0x19286 coord.fixed[0] = 384 coord.fixed[1] = 896
}

warp 45 { asm "TEX.LL R8, R92, R160, 45, CUBE, 0x1"   active 0x3f
  s = { 1 -0.7835934 1 1 -0.79999995 0.022655964 ... }
  t = { -0.78515625 0.5890262 -0.3539064 -0.9999962 -0.5386517 1 ... }
  r = { -0.23984432 1 -0.79999924 0.00078111887 1 1 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf42a9bd wrap.frac[0] = 154 wrap.frac[1] = 247
  expect lane 1 R8 = 0x3fbc5d0c wrap.frac[0] = 10 wrap.frac[1] = 135
  expect lane 2 R8 = 0xbeed60ea wrap.frac[0] = 0 wrap.frac[1] = 226
  expect lane 3 R8 = 0xbf15eee7 wrap.frac[0] = 255 wrap.frac[1] = 128
  expect lane 4 R8 = 0x3e3f86ea wrap.frac[0] = 0 wrap.frac[1] = 89
  expect lane 5 R8 = 0xc0011b73 wrap.frac[0] = 14 wrap.frac[1] = 128
}

warp 46 { asm "TEX.LL R8, R40, R168, 46, ARRAY_CUBE, 0x1"   active 0x3f
  array = { 0 0 1 2 0 0 ... }
  s = { -0.65234375 0.08984363 1 -1 0.66015625 -1 ... }
  t = { 0.33333325 1 0.0039060116 -0.35210752 0 0.339844 ... }
  r = { -1 -0.7142868 1 -0.00390625 -1 0.98457026 ... }
  lod = { 1 0 2 2 1 1 ... }
  expect lane 0 R8 = 0x283a8 coord.fixed[0] = 640 coord.fixed[1] = 128
  expect lane 1 R8 = 0x1124f coord.fixed[0] = 896 coord.fixed[1] = 128
  expect lane 2 R8 = 0x46af4 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 3 R8 = 0x55683 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 4 R8 = 0x2ae9f coord.fixed[0] = 128 coord.fixed[1] = 384
  expect lane 5 R8 = 0x14994 coord.fixed[0] = 640 coord.fixed[1] = 128
}

warp 47 { asm "TEX.LL R8, R8, R152, 47, ARRAY_CUBE, 0x1"   active 0x3f
  array = { 3 2 2 2 2 3 ... }
  s = { 0.6653646 -0.93359375 0.40234375 1 -0.0039060116 -1 ... }
  t = { 0.94140625 1 -1 0.9827009 1 -0.43359387 ... }
  r = { 1 0.48046887 -0.2047993 -0.37109387 0.4152074 0.9986979 ... }
  lod = { 1 0 0 0 2 1 ... }
  expect lane 0 R8 = 0x3ecc3838 coord.fixed[0] = 639 coord.fixed[1] = 23
  expect lane 1 R8 = 0x3f2a2d8e coord.fixed[0] = 60 coord.fixed[1] = 1327
  expect lane 2 R8 = 0x3edc6c6c coord.fixed[0] = 1257 coord.fixed[1] = 1079
  expect lane 3 R8 = 0x3f5cc4bb coord.fixed[0] = 1229 coord.fixed[1] = 15
  expect lane 4 R8 = 0x3f0cf2f3 coord.fixed[0] = 128 coord.fixed[1] = 181
  expect lane 5 R8 = 0x3eb7a7a8 coord.fixed[0] = 767 coord.fixed[1] = 551
}

warp 48 { asm "TEX.LL R8, R48, R196, 48, 1D, 0x1"   active 0x3f
  s = { bits(0xab000000) 3.0605469 -0.7859934 -1.4285712 bits(0xad800000) -1.2857145 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xea8a coord.fixed[0] = 1664 coord.fixed[1] = 128
  expect lane 1 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x2717 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 3 R8 = 0x9c5c coord.fixed[0] = 1152 coord.fixed[1] = 128
  expect lane 4 R8 = 0xea8a coord.fixed[0] = 1664 coord.fixed[1] = 128
  expect lane 5 R8 = 0x9c5c coord.fixed[0] = 1152 coord.fixed[1] = 128
}

warp 49 { asm "TEX.LL.AOFFI R8, R68, R144, 49, 1D, 0x1"   active 0x3f
  s = { 3 0.13867189 0.99972105 -1.4288504 bits(0xb3000000) -0.7859933 ... }
  lod = { 0 0 0 0 0 0 ... }
  offset = { 0x72 0xe7e 0xea8 0xea7 0x777 0xbff ... }
  expect lane 0 R8 = 0xbd70280a coord.fixed[0] = 0 coord.fixed[1] = 128
  expect lane 1 R8 = 0xbe73caa3 coord.fixed[0] = 249 coord.fixed[1] = 128
  expect lane 2 R8 = 0xbea562ae coord.fixed[0] = 1792 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3e185b76 coord.fixed[0] = 1023 coord.fixed[1] = 128
  expect lane 4 R8 = 0xbf60280a coord.fixed[0] = 1792 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3deffd7f coord.fixed[0] = 383 coord.fixed[1] = 128
}

warp 50 { asm "TEX.LL R8, R88, R220, 50, ARRAY_1D, 0x1"   active 0x3f
  array = { 0 1 3 2 1 1 ... }
  s = { -1.3553132 -1.0166016 -1.272 3535150.5 2.0234985 0.5840001 ... }
  lod = { 0 2 1 1 0 2 ... }
  expect lane 0 R8 = 0x6255dc coord.fixed[0] = 164992 coord.fixed[1] = 128
  expect lane 1 R8 = 0x27114a coord.fixed[0] = 62848 coord.fixed[1] = 128
  expect lane 2 R8 = 0x38b788 coord.fixed[0] = 93056 coord.fixed[1] = 128
  expect lane 3 R8 = 0x277661 coord.fixed[0] = 64128 coord.fixed[1] = 128
  expect lane 4 R8 = 0x3d196 coord.fixed[0] = 6016 coord.fixed[1] = 128
  expect lane 5 R8 = 0x17f365 coord.fixed[0] = 37504 coord.fixed[1] = 128
}

warp 51 { asm "TEX.LL R8, R24, R200, 51, ARRAY_1D, 0x1"   active 0x3f
  array = { 2 3 0 2 1 0 ... }
  s = { bits(0xb3800000) bits(0xb1800000) -0.1285 -81769.14 bits(0x4f812345) -96822.03 ... }
  lod = { 0 1 0 0 2 0 ... }
  expect lane 0 R8 = 0x3f0e8e8f wrap.frac[0] = 128
  expect lane 1 R8 = 0x3f6feff0 wrap.frac[0] = 128
  expect lane 2 R8 = 0x3f008081 wrap.frac[0] = 0
  expect lane 3 R8 = 0x3f5a3a3a wrap.frac[0] = 224
  expect lane 4 R8 = 0x3d109091 wrap.frac[0] = 128
  expect lane 5 R8 = 0x3ef87878 wrap.frac[0] = 64
}

warp 52 { asm "TEX.LL R8, R44, R144, 52, 3D, 0x1"   active 0x3f
  s = { bits(0xac000000) 1.7561175 1.3807136 -0.8 bits(0xb2800000) 0.99999976 ... }
  t = { 2.9999995 0.4993489 0.66666675 1.1082939 0.33333328 1.499349 ... }
  r = { 1.818063 0.71428573 242765.67 0.8482716 1.2678179 0.85686386 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 2176 coord.fixed[2] = 3200
  expect lane 1 R8 = 0x24f95 coord.fixed[0] = 2176 coord.fixed[1] = 384 coord.fixed[2] = 1152
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 1664 coord.fixed[1] = 384 coord.fixed[2] = 33554304
  expect lane 3 R8 = 0x27ae3 coord.fixed[0] = -1152 coord.fixed[1] = 896 coord.fixed[2] = 1408
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 128 coord.fixed[2] = 2176
  expect lane 5 R8 = 0x3173f coord.fixed[0] = 1152 coord.fixed[1] = 1152 coord.fixed[2] = 1408
}

warp 53 { asm "TEX.LL R8, R8, R192, 53, 3D, 0x1"   active 0x3f
  s = { -0.04101562 0.1996094 0.099999994 -0.00039062506 1.0097657 -0.08632811 ... }
  t = { -0.24804688 -0.0019531252 1.856856 bits(0xb2800000) -1.0006509 -1.8339844 ... }
  r = { 0.42506635 0.8652343 0.16210938 0.92829245 -0.009765625 0.99972105 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbfa5e066 coord.fixed[0] = -52 coord.fixed[1] = -190 coord.fixed[2] = 762
  expect lane 1 R8 = 0xbfbddbbf coord.fixed[0] = 255 coord.fixed[1] = -2 coord.fixed[2] = 1550
  expect lane 2 R8 = 0xbd9e0bef coord.fixed[0] = 128 coord.fixed[1] = 1426 coord.fixed[2] = 291
  expect lane 3 R8 = 0xbffd19df coord.fixed[0] = -1 coord.fixed[1] = 0 coord.fixed[2] = 1663
  expect lane 4 R8 = 0x3e812e03 coord.fixed[0] = 1293 coord.fixed[1] = -768 coord.fixed[2] = -17
  expect lane 5 R8 = 0x3ecdbdf6 coord.fixed[0] = -111 coord.fixed[1] = -1408 coord.fixed[2] = 1792
}

warp 54 { asm "TEX.LL R8, R24, R144, 54, 3D, 0x1"   active 0x3f
  s = { bits(0xb4800000) 0.90625 bits(0xb2800000) bits(0xb0800000) 0.8354492 0.54064935 ... }
  t = { -0.07 1.2882884 bits(0x1) -0.4600781 0.39648438 bits(0x80800000) ... }
  r = { bits(0xaa000000) bits(0x7f800000) 1.5000001 -9.274266 2.0000005 1.8991854 ... }
  lod = { 0 0 1 2 2 0 ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = -1920 coord.fixed[2] = 1408
  expect lane 1 R8 = 0x30fc91 coord.fixed[0] = 3712 coord.fixed[1] = 32896 coord.fixed[2] = 128
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 128 coord.fixed[2] = 384
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = -2944 coord.fixed[2] = 128
  expect lane 4 R8 = 0x61154 coord.fixed[0] = 896 coord.fixed[1] = 2432 coord.fixed[2] = 128
  expect lane 5 R8 = 0x2c151 coord.fixed[0] = 2176 coord.fixed[1] = -128 coord.fixed[2] = 1408
}

warp 55 { asm "TEX.LL R8, R96, R176, 55, 3D, 0x1"   active 0x3f
  s = { -0.25048822 0.48596185 0.93725574 -0.0004882812 -1.2188721 1.7540308 ... }
  t = { 1.459377 0.60201174 0.5595703 -0.04007812 bits(0xb4800000) bits(0x80000001) ... }
  r = { bits(0xb2800000) 1.9163413 -1.560135 bits(0x4f812345) bits(0xb1000000) 3.5751956 ... }
  lod = { 2 0 1 2 0 0 ... }
  expect lane 0 R8 = 0x3ec0c0c1 coord.fixed[0] = -256 coord.fixed[1] = 9340 coord.fixed[2] = 256
  expect lane 1 R8 = 0x3f128f90 coord.fixed[0] = 1990 coord.fixed[1] = 15411 coord.fixed[2] = 1408
  expect lane 2 R8 = 0x3e8a94c9 coord.fixed[0] = 1919 coord.fixed[1] = 7163 coord.fixed[2] = 338
  expect lane 3 R8 = 0x3f119192 coord.fixed[0] = 0 coord.fixed[1] = -257 coord.fixed[2] = 0
  expect lane 4 R8 = 0x3ec0c0c1 coord.fixed[0] = -4992 coord.fixed[1] = 0 coord.fixed[2] = 1536
  expect lane 5 R8 = 0x3ec0c0c1 coord.fixed[0] = 7185 coord.fixed[1] = 0 coord.fixed[2] = 884
}

warp 56 { asm "TEX.LL.AOFFI R8, R28, R148, 56, 1D, 0x1"   active 0x3f
  s = { bits(0x807fffff) bits(0x80000001) bits(0x807fffff) 2.9999998 -3479.7544 bits(0x80000001) ... }
  lod = { 0 0 0 0 0 0 ... }
  offset = { 0x50e 0x265 0x18c 0xd8b 0xee3 0xa24 ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 1 R8 = 0xc373 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 3 R8 = 0x0 coord.fixed[0] = 640 coord.fixed[1] = 128
  expect lane 4 R8 = 0x0 coord.fixed[0] = -890752 coord.fixed[1] = 128
  expect lane 5 R8 = 0x9c5c coord.fixed[0] = 128 coord.fixed[1] = 128
}

warp 57 { asm "TEX.LL R8, R112, R152, 57, 1D, 0x1"   active 0x3f
  s = { 0.9999962 5.498046 9.498047 -15.000001 9.500002 34.142582 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e2958ac wrap.frac[0] = 128
  expect lane 1 R8 = 0x3f9d3e9f wrap.frac[0] = 255
  expect lane 2 R8 = 0x3e683c0f wrap.frac[0] = 0
  expect lane 3 R8 = 0x3e800000 wrap.frac[0] = 128
  expect lane 4 R8 = 0x3e683c0f wrap.frac[0] = 0
  expect lane 5 R8 = 0xbdb67af4 wrap.frac[0] = 128
}

warp 58 { asm "TEX.LL R8, R36, R216, 58, 2D, 0x1"   active 0x3f
  s = { 0.25585938 0.33333337 -0.33398435 -1.167318 -682116.1 0.6666668 ... }
  t = { bits(0xae800000) 0.5996094 0.508203 0.5175781 0.19999997 120961.53 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -128
  expect lane 1 R8 = 0xf24a coord.fixed[0] = 128 coord.fixed[1] = 640
  expect lane 2 R8 = 0x11961 coord.fixed[0] = -384 coord.fixed[1] = 640
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = -896 coord.fixed[1] = 640
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = -33554304 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 384 coord.fixed[1] = 33554304
}

warp 59 { asm "TEX.LL R8, R20, R164, 59, 2D, 0x1"   active 0x3f
  s = { 1.0000002 -0.048828125 0.15039061 -0.03841146 0.9598526 0.8326824 ... }
  t = { -0.00039062498 0.83862984 0.6999999 0.29960933 -0.10039062 2 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e4eb40c coord.fixed[0] = 768 coord.fixed[1] = -1
  expect lane 1 R8 = 0xbf35d911 coord.fixed[0] = -37 coord.fixed[1] = 1073
  expect lane 2 R8 = 0xc03523ed coord.fixed[0] = 115 coord.fixed[1] = 896
  expect lane 3 R8 = 0x3ebbe4ee coord.fixed[0] = -30 coord.fixed[1] = 383
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 737 coord.fixed[1] = -129
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 639 coord.fixed[1] = 2560
}

warp 60 { asm "TEX.LL R8, R116, R188, 60, 2D, 0x1"   active 0x3f
  s = { 1.2561699 0.24804688 0.7753906 0.5714287 bits(0xaa000000) bits(0xad800000) ... }
  t = { 0.22167969 0.8000001 0.77 0.5599806 -1.3750196 47239.48 ... }
  lod = { 1 1 0 0 0 2 ... }
  expect lane 0 R8 = 0x62fa6 coord.fixed[0] = 896 coord.fixed[1] = 2944
  expect lane 1 R8 = 0x132184 coord.fixed[0] = 128 coord.fixed[1] = 10112
  expect lane 2 R8 = 0x24ba6f coord.fixed[0] = 1408 coord.fixed[1] = 19584
  expect lane 3 R8 = 0x1a7c38 coord.fixed[0] = 896 coord.fixed[1] = 14208
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = -35200
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 33554304
}

warp 61 { asm "TEX.LL R8, R40, R232, 61, 2D, 0x1"   active 0x3f
  s = { 0.5 1.029297 0.6074219 0.060546875 1.8240664 bits(0xac000000) ... }
  t = { 0.7792969 0.8857422 1.059082 0.56472665 0.21191408 -0.8400194 ... }
  lod = { 2 1 0 1 1 0 ... }
  expect lane 0 R8 = 0x3f30dcdd coord.fixed[0] = 128 coord.fixed[1] = 4988
  expect lane 1 R8 = 0x3f066f6f coord.fixed[0] = 791 coord.fixed[1] = 11338
  expect lane 2 R8 = 0x3ec0c0c1 coord.fixed[0] = 1089 coord.fixed[1] = 27113
  expect lane 3 R8 = 0x3ec69e9f coord.fixed[0] = 47 coord.fixed[1] = 7228
  expect lane 4 R8 = 0x3f09a020 coord.fixed[0] = 1401 coord.fixed[1] = 2713
  expect lane 5 R8 = 0x3e93fdfe coord.fixed[0] = 0 coord.fixed[1] = -21505
}

warp 62 { asm "TEX.LL R8, R100, R236, 62, 2D, 0x1"   active 0x3f
  s = { 1322.9088 bits(0x80800000) bits(0x80800000) 1.194 2.643 1.6257752 ... }
  t = { 1.3352741 1.2076824 0.41927278 bits(0x80800000) 1.2063991 0.75201344 ... }
  lod = { 2 0 1 1 1 1 ... }
  expect lane 0 R8 = 0x240327 coord.fixed[0] = 58240 coord.fixed[1] = 384
  expect lane 1 R8 = 0x997d0b coord.fixed[0] = 255872 coord.fixed[1] = 896
  expect lane 2 R8 = 0x4cdeb6 coord.fixed[0] = 127872 coord.fixed[1] = 128
  expect lane 3 R8 = 0xf5581 coord.fixed[0] = 24704 coord.fixed[1] = -128
  expect lane 4 R8 = 0x31b0b8 coord.fixed[0] = 82304 coord.fixed[1] = 384
  expect lane 5 R8 = 0x3050e9 coord.fixed[0] = 80000 coord.fixed[1] = 128
}

warp 63 { asm "TEX.LL.AOFFI R8, R64, R124, 63, 2D, 0x1"   active 0x3f
  s = { bits(0x80800000) 1.0559963 0.9309961 3.7878168 1.8699958 bits(0xad800000) ... }
  t = { -0.40820318 -0.501953 83.6747 1.5 0.9746093 bits(0xffffffff) ... }
  lod = { 2 1 1 2 1 1 ... }
  offset = { 0x243 0xe70 0x7a8 0xe1d 0xa2c 0x636 ... }
  expect lane 0 R8 = 0x3ff75a2b wrap.frac[0] = 128 wrap.frac[1] = 23
  expect lane 1 R8 = 0x4044c49e wrap.frac[0] = 127 wrap.frac[1] = 0
  expect lane 2 R8 = 0xbf00c5b1 wrap.frac[0] = 255 wrap.frac[1] = 45
  expect lane 3 R8 = 0x3e356d38 wrap.frac[0] = 116 wrap.frac[1] = 0
  expect lane 4 R8 = 0xbfc0d623 wrap.frac[0] = 127 wrap.frac[1] = 121
  expect lane 5 R8 = 0xbe29d9d6 wrap.frac[0] = 128 wrap.frac[1] = 128
}

warp 0 { asm "TEX.LL R8, R108, R208, 64, 2D, 0x1"   active 0x3f
  s = { bits(0xaa000000) bits(0x80000001) 2.5000002 -1 1 -0.75024414 ... }
  t = { 0.5702819 bits(0xb0800000) 0.093749985 0.24392702 0.1377869 0.6817321 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x110934 coord.fixed[0] = 3968 coord.fixed[1] = 9344
  expect lane 1 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = -128
  expect lane 2 R8 = 0x2fa15 coord.fixed[0] = 1152 coord.fixed[1] = 1408
  expect lane 3 R8 = 0x82acc coord.fixed[0] = 2176 coord.fixed[1] = 3968
  expect lane 4 R8 = 0x4dac9 coord.fixed[0] = 2176 coord.fixed[1] = 2176
  expect lane 5 R8 = 0x1543c1 coord.fixed[0] = 2432 coord.fixed[1] = 11136
}

warp 1 { asm "TEX.LL R8, R40, R224, 65, 2D, 0x1"   active 0x3f
  s = { bits(0xcf812345) -0.0625 -1.9360586 bits(0xff800000) 3.5145762 1.5000002 ... }
  t = { 0.30467713 0.039031986 1.7152637 0.6632385 bits(0x4f812345) -1.2265933 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f6feff0 coord.fixed[0] = 0 coord.fixed[1] = 4992
  expect lane 1 R8 = 0x3ed4d4d5 coord.fixed[0] = 3968 coord.fixed[1] = 640
  expect lane 2 R8 = 0x3d362626 coord.fixed[0] = 131 coord.fixed[1] = 28103
  expect lane 3 R8 = 0x3f2ffeff coord.fixed[0] = 0 coord.fixed[1] = 10867
  expect lane 4 R8 = 0x3edb0f0f coord.fixed[0] = 3102 coord.fixed[1] = 33554431
  expect lane 5 R8 = 0x3ee1e1e2 coord.fixed[0] = 3072 coord.fixed[1] = -20097
}

warp 2 { asm "TEX.LL R8, R92, R152, 66, ARRAY_2D, 0x1"   active 0x3f
  array = { 3 0 2 0 0 2 ... }
  s = { bits(0xad000000) -1 0.6396484 -0.0009765625 0.25 -0.0009765625 ... }
  t = { -1.8261719 bits(0xab000000) 0.13867186 bits(0xb2800000) -0.9999999 bits(0x80000001) ... }
  lod = { 1 0 1 1 1 1 ... }
  expect lane 0 R8 = 0x149eb coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 1 R8 = 0x2d6de coord.fixed[0] = -1152 coord.fixed[1] = 1664
  expect lane 2 R8 = 0x17102 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 3 R8 = 0x19f2b coord.fixed[0] = -128 coord.fixed[1] = 640
  expect lane 4 R8 = 0xace1 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 5 R8 = 0x149eb coord.fixed[0] = -128 coord.fixed[1] = 128
}

warp 3 { asm "TEX.LL R8, R84, R132, 67, ARRAY_2D, 0x1"   active 0x3f
  array = { 1 1 1 3 3 2 ... }
  s = { 0.5 0.51757807 3 0.28530228 bits(0x1) 0.9150391 ... }
  t = { 0.99999905 0.49804693 -0.5006512 60.780624 0.9595425 -15242.984 ... }
  lod = { 2 2 1 2 0 1 ... }
  expect lane 0 R8 = 0xbedb1dcd coord.fixed[0] = 128 coord.fixed[1] = 256
  expect lane 1 R8 = 0xbedb1dcd coord.fixed[0] = 132 coord.fixed[1] = 128
  expect lane 2 R8 = 0x3f066c25 coord.fixed[0] = 1536 coord.fixed[1] = 383
  expect lane 3 R8 = 0x407026ac coord.fixed[0] = 73 coord.fixed[1] = 200
  expect lane 4 R8 = 0x3d2d9ae3 coord.fixed[0] = 0 coord.fixed[1] = 1719
  expect lane 5 R8 = 0x3f43b828 coord.fixed[0] = 469 coord.fixed[1] = 12
}

warp 4 { asm "TEX.LL R8, R56, R160, 68, 2D, 0x1"   active 0x3f
  s = { bits(0x807fffff) bits(0x807fffff) bits(0x807fffff) 1991.1815 7.9980464 -3160.012 ... }
  t = { bits(0x7f800000) 3.4980466 -15040126 6.5 bits(0x80000001) bits(0x807fffff) ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = 33554304
  expect lane 1 R8 = 0x16b6f coord.fixed[0] = 128 coord.fixed[1] = 896
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -33554304
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 509824 coord.fixed[1] = 1664
  expect lane 4 R8 = 0x111a1 coord.fixed[0] = 1920 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = -809088 coord.fixed[1] = 128
}

warp 5 { asm "TEX.LL R8, R96, R212, 69, 2D, 0x1"   active 0x3f
  s = { -0.7128906 bits(0xae000000) 0.19726562 -0.5019531 9.498047 -5.001953 ... }
  t = { bits(0x1) -0.99999994 3.5 -0.50000006 6.498047 5.6503906 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ec0c0c1 wrap.frac[0] = 202 wrap.frac[1] = 128
  expect lane 1 R8 = 0x3ec0c0c1 wrap.frac[0] = 128 wrap.frac[1] = 128
  expect lane 2 R8 = 0x3f0c999a wrap.frac[0] = 179 wrap.frac[1] = 0
  expect lane 3 R8 = 0x3ec0c0c1 wrap.frac[0] = 0 wrap.frac[1] = 0
  expect lane 4 R8 = 0x3ec0c0c1 wrap.frac[0] = 0 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3ec0c0c1 wrap.frac[0] = 128 wrap.frac[1] = 39
}

warp 6 { asm "TEX.LL R8, R92, R156, 70, CUBE, 0x1"   active 0x3f
  s = { -0.19921899 1 -1 1 -0.35192347 0.59999996 ... }
  t = { -0.6 -0.7992188 0.40000033 -0.73203135 1 0.19999993 ... }
  r = { -1 -0.99921876 -0.60078144 0.79999995 -1 1 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x34236 coord.fixed[0] = 640 coord.fixed[1] = 896
  expect lane 1 R8 = 0x280f0 coord.fixed[0] = 1152 coord.fixed[1] = 1152
  expect lane 2 R8 = 0xc7aa coord.fixed[0] = 128 coord.fixed[1] = 384
  expect lane 3 R8 = 0x1e494 coord.fixed[0] = 128 coord.fixed[1] = 1152
  expect lane 4 R8 = 0x1fdde coord.fixed[0] = 896 coord.fixed[1] = 128
  expect lane 5 R8 = 0x2287e coord.fixed[0] = 896 coord.fixed[1] = 384
}

warp 7 { asm "TEX.LL R8, R68, R156, 71, CUBE, 0x1"   active 0x3f
  s = { -0.8296552 -0.55859375 1 -0.99609387 -0.038089514 -0.9164059 ... }
  t = { -0.7992188 -1 0.60078096 0.61328125 -1 1 ... }
  r = { -1 0.69140625 0.51015615 -1 -0.7992188 0.7992189 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x4022c232 coord.fixed[0] = 1171 coord.fixed[1] = 1151
  expect lane 1 R8 = 0xbf333cae coord.fixed[0] = 283 coord.fixed[1] = 198
  expect lane 2 R8 = 0xbd6ae034 coord.fixed[0] = 313 coord.fixed[1] = 255
  expect lane 3 R8 = 0xbf770e7c coord.fixed[0] = 1278 coord.fixed[1] = 248
  expect lane 4 R8 = 0x3ecd240e coord.fixed[0] = 616 coord.fixed[1] = 1151
  expect lane 5 R8 = 0xbeba1bf9 coord.fixed[0] = 53 coord.fixed[1] = 1151
}

warp 8 { asm "TEX.LL R8, R72, R224, 72, ARRAY_CUBE, 0x1"   active 0x3f
  array = { 0 0 0 1 3 0 ... }
  s = { -0.77319336 -0.4401245 -1 -0.73828125 1 0.8191016 ... }
  t = { 1 1 -1 -1 -0.8565843 -0.19140625 ... }
  r = { -1 1 -1 -0.69921887 0.2862724 1 ... }
  lod = { 0 2 1 1 0 2 ... }
  expect lane 0 R8 = 0x27323 coord.fixed[0] = 1664 coord.fixed[1] = 128
  expect lane 1 R8 = 0x293d6 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x375f2 coord.fixed[0] = 896 coord.fixed[1] = 896
  expect lane 3 R8 = 0x461d8 coord.fixed[0] = 128 coord.fixed[1] = 640
  expect lane 4 R8 = 0x6d348 coord.fixed[0] = 640 coord.fixed[1] = 1664
  expect lane 5 R8 = 0x293d6 coord.fixed[0] = 128 coord.fixed[1] = 128
}

warp 9 { asm "TEX.LL R8, R104, R196, 73, ARRAY_CUBE, 0x1"   active 0x3f
  array = { 0 2 3 2 1 2 ... }
  s = { -0.99869794 0.7137277 0.63671875 0.3320312 -0.98828113 -1 ... }
  t = { -0.06543493 1 -1 -0.66536474 1 -1 ... }
  r = { -1 -0.7005122 0.26669693 1 -1 0.0005578995 ... }
  lod = { 1 0 1 1 2 0 ... }
  expect lane 0 R8 = 0x3e619596 coord.fixed[0] = 767 coord.fixed[1] = 409
  expect lane 1 R8 = 0x3f1efdfe coord.fixed[0] = 1535 coord.fixed[1] = 268
  expect lane 2 R8 = 0x3f638687 coord.fixed[0] = 629 coord.fixed[1] = 282
  expect lane 3 R8 = 0x3ecd2929 coord.fixed[0] = 511 coord.fixed[1] = 639
  expect lane 4 R8 = 0x3f4fcfd0 coord.fixed[0] = 254 coord.fixed[1] = 0
  expect lane 5 R8 = 0x3f48c8c9 coord.fixed[0] = 0 coord.fixed[1] = 896
}

warp 10 { asm "TEX.LL R8, R112, R120, 74, 1D, 0x1"   active 0x3f
  s = { 0.57142866 bits(0xb0000000) 0.14257812 bits(0xab000000) 0.013360739 0.71400666 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7545 coord.fixed[0] = 896 coord.fixed[1] = 128
  expect lane 1 R8 = 0x0 coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 3 R8 = 0x0 coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 4 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 5 R8 = 0x9c5c coord.fixed[0] = 1152 coord.fixed[1] = 128
}

warp 11 { asm "TEX.LL R8, R92, R140, 75, 1D, 0x1"   active 0x3f
  s = { 0.9282925 1.2363793 -1055440.9 -0.3574219 0.642857 0.07114955 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbfee9a6b wrap.frac[0] = 255
  expect lane 1 R8 = 0x3ec00000 wrap.frac[0] = 40
  expect lane 2 R8 = 0x3ec00000 wrap.frac[0] = 128
  expect lane 3 R8 = 0xbea5b55f wrap.frac[0] = 255
  expect lane 4 R8 = 0x3f4ac55c wrap.frac[0] = 0
  expect lane 5 R8 = 0x3e000000 wrap.frac[0] = 255
}

warp 12 { asm "TEX.LL R8, R44, R136, 76, ARRAY_1D, 0x1"   active 0x3f
  array = { 1 1 0 1 2 3 ... }
  s = { 0.7538173 bits(0x80800000) 0.5519159 bits(0x80800000) 0.53999305 0.7074999 ... }
  lod = { 1 2 0 1 0 0 ... }
  expect lane 0 R8 = 0x3a652e coord.fixed[0] = 96384 coord.fixed[1] = 128
  expect lane 1 R8 = 0x1a847 coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 2 R8 = 0x542281 coord.fixed[0] = 141184 coord.fixed[1] = 128
  expect lane 3 R8 = 0xfb66 coord.fixed[0] = -128 coord.fixed[1] = 128
  expect lane 4 R8 = 0x52ea77 coord.fixed[0] = 138112 coord.fixed[1] = 128
  expect lane 5 R8 = 0x6c918f coord.fixed[0] = 181120 coord.fixed[1] = 128
}

warp 13 { asm "TEX.LL.AOFFI R8, R80, R224, 77, ARRAY_1D, 0x1"   active 0x3f
  array = { 2 0 2 3 2 0 ... }
  s = { 0.61207175 0.90920115 0.5322367 -20516.021 0.5139923 0.279 ... }
  lod = { 1 0 0 1 2 1 ... }
  offset = { 0xcbe 0x30d 0x4cb 0x8d5 0x480 0xd97 ... }
  expect lane 0 R8 = 0x3ea3adae coord.fixed[0] = 78345 coord.fixed[1] = 128
  expect lane 1 R8 = 0x3f19e0e1 coord.fixed[0] = 232755 coord.fixed[1] = 128
  expect lane 2 R8 = 0x3e668a8b coord.fixed[0] = 136253 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3ed6d6d7 coord.fixed[0] = -33554432 coord.fixed[1] = 128
  expect lane 4 R8 = 0x3f50d0d1 coord.fixed[0] = 32896 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3f6bebec coord.fixed[0] = 35712 coord.fixed[1] = 128
}

warp 14 { asm "TEX.LL R8, R40, R140, 78, 3D, 0x1"   active 0x3f
  s = { bits(0x80000001) -1.6113282 -596630.3 bits(0xac800000) 1.4000001 0.55983984 ... }
  t = { 0.0058593755 bits(0xb4800000) 0.5935224 1.6666669 0.6347656 629931.1 ... }
  r = { 3.9878442 0.88085943 bits(0xa9800000) 0.9999999 -1.2857143 2.5761719 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 3456
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 384 coord.fixed[1] = -128 coord.fixed[2] = 1664
  expect lane 2 R8 = 0xee6a coord.fixed[0] = 896 coord.fixed[1] = 384 coord.fixed[2] = 3456
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 1152 coord.fixed[1] = 1152 coord.fixed[2] = 1664
  expect lane 4 R8 = 0x20167 coord.fixed[0] = 640 coord.fixed[1] = 384 coord.fixed[2] = 1152
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = 33554304 coord.fixed[2] = 1152
}

warp 15 { asm "TEX.LL R8, R68, R228, 79, 3D, 0x1"   active 0x3f
  s = { 1.2597656 -1.2285156 bits(0xaf800000) bits(0x80000001) 2.0427651 bits(0x80800000) ... }
  t = { 0.3326823 0.9589844 0.060546875 1.5302306 0.8326824 0.77158046 ... }
  r = { -1.6582031 -1.0002792 0.10351563 -442606 1.9285715 0.921596 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3df7832f coord.fixed[0] = 333 coord.fixed[1] = 255 coord.fixed[2] = 613
  expect lane 1 R8 = 0x3d98fa20 coord.fixed[0] = 988 coord.fixed[1] = 737 coord.fixed[2] = 1791
  expect lane 2 R8 = 0x3eefb4fb coord.fixed[0] = 1280 coord.fixed[1] = 47 coord.fixed[2] = 186
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 1175 coord.fixed[2] = 0
  expect lane 4 R8 = 0xbf3e2651 coord.fixed[0] = 55 coord.fixed[1] = 639 coord.fixed[2] = 3456
  expect lane 5 R8 = 0x3f98342a coord.fixed[0] = 1280 coord.fixed[1] = 593 coord.fixed[2] = 1651
}

warp 16 { asm "TEX.LL R8, R36, R164, 80, 3D, 0x1"   active 0x3f
  s = { 1.5936279 bits(0xcf812345) 0.7499999 -0.18436825 -1.7888834 1.7497559 ... }
  t = { bits(0x80800000) 0.96 1464756.5 0.429961 0.10000001 bits(0xb4800000) ... }
  r = { 1 -354.62277 -1.0000001 bits(0xaa000000) 0.33333334 1.9999999 ... }
  lod = { 0 2 2 1 0 1 ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = 6528 coord.fixed[1] = -128 coord.fixed[2] = 1664
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = 6016 coord.fixed[2] = -90752
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = 33554304 coord.fixed[2] = -384
  expect lane 3 R8 = 0xac401 coord.fixed[0] = 3712 coord.fixed[1] = 5504 coord.fixed[2] = -128
  expect lane 4 R8 = 0x50617 coord.fixed[0] = 896 coord.fixed[1] = 2432 coord.fixed[2] = 384
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 3456 coord.fixed[1] = -128 coord.fixed[2] = 1408
}

warp 17 { asm "TEX.LL R8, R36, R128, 81, 3D, 0x1"   active 0x3f
  s = { 1.1245118 -0.6268259 1.3745117 1.7696536 3.8352053 3.6467288 ... }
  t = { 0.1399219 -0.65144527 0.9116407 0.68115234 -1.28 0.9493301 ... }
  r = { 1.4980466 bits(0x2) bits(0xad000000) 0.58300775 bits(0xb3000000) 0.8613281 ... }
  lod = { 2 1 2 0 1 1 ... }
  expect lane 0 R8 = 0x3ec17107 wrap.frac[0] = 0 wrap.frac[1] = 255 wrap.frac[2] = 255
  expect lane 1 R8 = 0x3f086b6b wrap.frac[0] = 124 wrap.frac[1] = 237 wrap.frac[2] = 128
  expect lane 2 R8 = 0x3f1a2121 wrap.frac[0] = 0 wrap.frac[1] = 75 wrap.frac[2] = 128
  expect lane 3 R8 = 0x3e475b53 wrap.frac[0] = 209 wrap.frac[1] = 158 wrap.frac[2] = 255
  expect lane 4 R8 = 0x3ec0c0c1 wrap.frac[0] = 47 wrap.frac[1] = 128 wrap.frac[2] = 128
  expect lane 5 R8 = 0x3f16efe2 wrap.frac[0] = 173 wrap.frac[1] = 247 wrap.frac[2] = 22
}

warp 18 { asm "TEX.LL R8, R76, R132, 82, 1D, 0x1"   active 0x3f
  s = { 63546.2 8.499999 bits(0x80000001) bits(0x807fffff) bits(0x80000001) bits(0x807fffff) ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x1adfd coord.fixed[0] = 16267904 coord.fixed[1] = 128
  expect lane 1 R8 = 0x138b8 coord.fixed[0] = 2176 coord.fixed[1] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 3 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 4 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
  expect lane 5 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128
}

warp 19 { asm "TEX.LL R8, R48, R232, 83, 1D, 0x1"   active 0x3f
  s = { 1383.5657 -0.47070312 -14.001953 7.498047 10.500001 -4.501953 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf0d9ebd coord.fixed[0] = 354193 coord.fixed[1] = 128
  expect lane 1 R8 = 0x3e000000 coord.fixed[0] = -120 coord.fixed[1] = 128
  expect lane 2 R8 = 0x3e000000 coord.fixed[0] = -3584 coord.fixed[1] = 128
  expect lane 3 R8 = 0xc042d961 coord.fixed[0] = 1920 coord.fixed[1] = 128
  expect lane 4 R8 = 0xbebaed66 coord.fixed[0] = 2688 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3e000000 coord.fixed[0] = -1152 coord.fixed[1] = 128
}

warp 20 { asm "TEX.LL.AOFFI R8, R48, R180, 84, 2D, 0x1"   active 0x3f
  s = { bits(0x7fc00000) bits(0x80800000) 0.49934903 -0.33333328 -1 bits(0x80000001) ... }
  t = { bits(0xb5000000) 1.0332031 bits(0x1) 1.9247497 0.9999999 0.22851562 ... }
  lod = { 0 0 0 0 0 0 ... }
  offset = { 0x8de 0xe56 0xa71 0x7eb 0x6e 0x63a ... }
  expect lane 0 R8 = 0x16b6f coord.fixed[0] = 128 coord.fixed[1] = -128
  expect lane 1 R8 = 0x232c2 coord.fixed[0] = -128 coord.fixed[1] = 1408
  expect lane 2 R8 = 0x232c2 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 3 R8 = 0x1e494 coord.fixed[0] = -384 coord.fixed[1] = 2432
  expect lane 4 R8 = 0x1e494 coord.fixed[0] = -640 coord.fixed[1] = 1152
  expect lane 5 R8 = 0x1e494 coord.fixed[0] = 128 coord.fixed[1] = 384
}

warp 21 { asm "TEX.LL R8, R112, R156, 85, 2D, 0x1"   active 0x3f
  s = { 0.6671598 0.499349 -0.025390625 1.8524263 1.4993491 -0.00065104157 ... }
  t = { 0.7996094 1 0.5136718 1.9439809 0.85742193 1.8089846 ... }
  lod = { 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3d13947b coord.fixed[0] = 512 coord.fixed[1] = 1023
  expect lane 1 R8 = 0x3ec1f590 coord.fixed[0] = 383 coord.fixed[1] = 1280
  expect lane 2 R8 = 0xbeb85b3c coord.fixed[0] = -19 coord.fixed[1] = 657
  expect lane 3 R8 = 0x3e091816 coord.fixed[0] = 1423 coord.fixed[1] = 2488
  expect lane 4 R8 = 0xbcb8ce57 coord.fixed[0] = 1152 coord.fixed[1] = 1098
  expect lane 5 R8 = 0x3eae30a8 coord.fixed[0] = -1 coord.fixed[1] = 2315
}

warp 22 { asm "TEX.LL R8, R48, R192, 86, 2D, 0x1"   active 0x3f
  s = { bits(0xac800000) 1.5 bits(0xae800000) 0.21679688 1.6613706 bits(0xad800000) ... }
  t = { 0.15 0.6591797 bits(0xae000000) 1.4255587 bits(0x80000001) 0.10759711 ... }
  lod = { 0 1 2 0 2 2 ... }
  expect lane 0 R8 = 0x6a006 coord.fixed[0] = -128 coord.fixed[1] = 3712
  expect lane 1 R8 = 0x101faf coord.fixed[0] = 1152 coord.fixed[1] = 8320
  expect lane 2 R8 = 0x159c2 coord.fixed[0] = -128 coord.fixed[1] = -128
  expect lane 3 R8 = 0x2f0066 coord.fixed[0] = 384 coord.fixed[1] = 36480
  expect lane 4 R8 = 0x159c2 coord.fixed[0] = 384 coord.fixed[1] = 128
  expect lane 5 R8 = 0x24c0c coord.fixed[0] = -128 coord.fixed[1] = 640
}

warp 23 { asm "TEX.LL R8, R28, R140, 87, 2D, 0x1"   active 0x3f
  s = { -1.0019534 0.49934897 -1865.026 1.0019532 -2.0006511 -21339.014 ... }
  t = { 0.9146094 0.20000002 bits(0xb7a3d70a) 0.7063283 0.1699609 0.7791016 ... }
  lod = { 2 1 0 2 1 1 ... }
  expect lane 0 R8 = 0x3ec74949 wrap.frac[0] = 127 wrap.frac[1] = 93
  expect lane 1 R8 = 0x3eebb1b2 wrap.frac[0] = 255 wrap.frac[1] = 128
  expect lane 2 R8 = 0x3f2eaeaf wrap.frac[0] = 81 wrap.frac[1] = 127
  expect lane 3 R8 = 0x3e9f2f2f wrap.frac[0] = 129 wrap.frac[1] = 40
  expect lane 4 R8 = 0x3e861c1c wrap.frac[0] = 127 wrap.frac[1] = 255
  expect lane 5 R8 = 0x3f119596 wrap.frac[0] = 118 wrap.frac[1] = 116
}

warp 24 { asm "TEX.LL R8, R60, R140, 88, 2D, 0x1"   active 0x3f
  s = { 0.707 -1 0.103250265 1.5147083 1.543099 0.69388735 ... }
  t = { 0.6666668 bits(0xac000000) 0.53608537 1.9677757 0.3769531 -1634997.2 ... }
  lod = { 0 2 1 2 0 2 ... }
  expect lane 0 R8 = 0x6c4693 coord.fixed[0] = 180864 coord.fixed[1] = 384
  expect lane 1 R8 = 0x275f21 coord.fixed[0] = -63872 coord.fixed[1] = -128
  expect lane 2 R8 = 0x87676 coord.fixed[0] = 13184 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 96896 coord.fixed[1] = 384
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 395136 coord.fixed[1] = 384
  expect lane 5 R8 = 0x1bc44d coord.fixed[0] = 44416 coord.fixed[1] = -33554304
}

warp 25 { asm "TEX.LL R8, R44, R224, 89, 2D, 0x1"   active 0x3f
  s = { 0.17600003 0.56347346 0.8419922 0.6689453 0.24316406 2.0764983 ... }
  t = { -0.50195307 0.49804685 416913.25 0.9980469 -1.0019531 0.9550782 ... }
  lod = { 1 2 2 2 2 0 ... }
  expect lane 0 R8 = 0x3fa753f2 coord.fixed[0] = 22528 coord.fixed[1] = -128
  expect lane 1 R8 = 0xc01db967 coord.fixed[0] = 36062 coord.fixed[1] = 127
  expect lane 2 R8 = 0x401a8e4f coord.fixed[0] = 53887 coord.fixed[1] = 33554431
  expect lane 3 R8 = 0x3ea5a63d coord.fixed[0] = 42813 coord.fixed[1] = 256
  expect lane 4 R8 = 0xbf3fdf46 coord.fixed[0] = 15563 coord.fixed[1] = -256
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = 531583 coord.fixed[1] = 734
}

warp 26 { asm "TEX.LL R8, R68, R132, 90, 2D, 0x1"   active 0x3f
  s = { 3.3174398 -30.641573 2.6230466 2.0722656 2.0557754 2.1386719 ... }
  t = { 1.2487155 0.7509766 -0.01855469 -0.013671874 0.16996092 0.9814453 ... }
  lod = { 0.69140625 1.09375 1.4921875 1.0117188 1.9726562 1.1875 ... }
  expect lane 0 R8 = 0x3ec0c0c1 coord.fixed[0] = 2361 coord.fixed[1] = 31967
  expect lane 1 R8 = 0x3e78cc4c coord.fixed[0] = 1043 coord.fixed[1] = 9613
  expect lane 2 R8 = 0x3ec42860 coord.fixed[0] = 478 coord.fixed[1] = -238
  expect lane 3 R8 = 0x3ec11f4b coord.fixed[0] = 56 coord.fixed[1] = -175
  expect lane 4 R8 = 0x3f05cd1a coord.fixed[0] = 43 coord.fixed[1] = 2175
  expect lane 5 R8 = 0x3efa9f3f coord.fixed[0] = 107 coord.fixed[1] = 12563
}

warp 27 { asm "TEX.LL R8, R84, R212, 91, 2D, 0x1"   active 0x3f
  s = { bits(0xac000000) 0.9139962 1.9765251 0.2249961 -0.0041503906 -0.45437106 ... }
  t = { 0.8326824 -0.017578123 -0.001953125 0.35987365 0.11914062 -1.0000002 ... }
  lod = { 0.71484375 1.0390625 1.859375 0.75390625 0.15625 1.4960938 ... }
  expect lane 0 R8 = 0x3ccdfee5 coord.fixed[0] = 0 coord.fixed[1] = 639
  expect lane 1 R8 = 0xbdb47a78 coord.fixed[0] = 116992 coord.fixed[1] = -4
  expect lane 2 R8 = 0xc0068c33 coord.fixed[0] = 252995 coord.fixed[1] = 0
  expect lane 3 R8 = 0x3ff069ab coord.fixed[0] = 57599 coord.fixed[1] = 276
  expect lane 4 R8 = 0x3e32f345 coord.fixed[0] = -1062 coord.fixed[1] = 91
  expect lane 5 R8 = 0xbdad5284 coord.fixed[0] = -58160 coord.fixed[1] = -256
}

warp 28 { asm "TEX.LL R8, R116, R164, 92, ARRAY_2D, 0x1"   active 0x3f
  array = { 3 0 1 2 0 2 ... }
  s = { 39.318905 0.40820312 1.498047 bits(0xffffffff) 0.44335935 0.49121094 ... }
  t = { -0.8339843 -0.04882813 bits(0x4f812345) 0.8066406 -0.14313614 0.22460938 ... }
  lod = { 0.4921875 0.9140625 1.7617188 1.6132812 0.44921875 1.1328125 ... }
  expect lane 0 R8 = 0x3e81d1f0 coord.fixed[0] = 50328 coord.fixed[1] = -1494
  expect lane 1 R8 = 0x3e612a8b coord.fixed[0] = 523 coord.fixed[1] = -88
  expect lane 2 R8 = 0x3e94dd51 coord.fixed[0] = 767 coord.fixed[1] = 33554431
  expect lane 3 R8 = 0x3f8e6cfd coord.fixed[0] = 0 coord.fixed[1] = 620
  expect lane 4 R8 = 0x3e0ed636 coord.fixed[0] = 567 coord.fixed[1] = -257
  expect lane 5 R8 = 0x3f54b6f9 coord.fixed[0] = 252 coord.fixed[1] = 173
}

warp 29 { asm "TEX.LL R8, R64, R132, 93, ARRAY_CUBE, 0x1"   active 0x3f
  array = { 0 3 3 0 1 3 ... }
  s = { 0.09169173 -1 -0.58984375 1 1 0.80078125 ... }
  t = { 1 -0.699209 -1 -0.6653646 -0.14453137 -1 ... }
  r = { -0.0013020039 bits(0xb4800000) 0.88671875 0.66666675 0.66666675 0.19140625 ... }
  lod = { 1.4023438 1.2382812 1.4648438 1.7421875 1.1953125 1.6640625 ... }
  expect lane 0 R8 = 0x3e93be22 coord.fixed[0] = 419 coord.fixed[1] = 383
  expect lane 1 R8 = 0x3ef4d8d9 coord.fixed[0] = 384 coord.fixed[1] = 652
  expect lane 2 R8 = 0x3f39a238 coord.fixed[0] = 158 coord.fixed[1] = 44
  expect lane 3 R8 = 0x3f45095f coord.fixed[0] = 128 coord.fixed[1] = 639
  expect lane 4 R8 = 0x3ea47d1d coord.fixed[0] = 128 coord.fixed[1] = 440
  expect lane 5 R8 = 0x3f3cd0fc coord.fixed[0] = 692 coord.fixed[1] = 311
}

warp 30 { asm "TEX.LL R8, R80, R128, 94, ARRAY_1D, 0x1"   active 0x3f
  array = { 3 1 1 2 2 1 ... }
  s = { bits(0x807fffff) 1.1337892 -0.18115236 bits(0xb1000000) 1.1733397 bits(0xff812345) ... }
  lod = { 0.73046875 1.5078125 1.2460938 1.9453125 0.03515625 0.58984375 ... }
  expect lane 0 R8 = 0x3f55b0b1 coord.fixed[0] = 0 coord.fixed[1] = 128
  expect lane 1 R8 = 0x3f164c20 coord.fixed[0] = 145125 coord.fixed[1] = 128
  expect lane 2 R8 = 0x3f2d997b coord.fixed[0] = 232812 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3eb21616 coord.fixed[0] = 256000 coord.fixed[1] = 128
  expect lane 4 R8 = 0x3e2744b5 coord.fixed[0] = 300375 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3f00b7b8 coord.fixed[0] = 0 coord.fixed[1] = 128
}

warp 31 { asm "TEX.LL R8, R88, R168, 95, 3D, 0x1"   active 0x3f
  s = { 0.3691051 -0.062500015 0.6879883 0.8125 0.6535644 -27.279354 ... }
  t = { bits(0xb823d70c) 0.51996106 0.95992196 0.44999993 0.99114525 0.24996097 ... }
  r = { -1.3300781 -1.8457032 -1.5140508 -0.15039061 -1.5878907 2.499349 ... }
  lod = { 0.3203125 1.4375 1.1679688 1.6171875 1.9570312 0.85546875 ... }
  expect lane 0 R8 = 0x3f154440 coord.fixed[0] = 1512 coord.fixed[1] = -1 coord.fixed[2] = 1029
  expect lane 1 R8 = 0x3ebf1b1b coord.fixed[0] = -128 coord.fixed[1] = 6655 coord.fixed[2] = 118
  expect lane 2 R8 = 0x3f19d6d1 coord.fixed[0] = 1409 coord.fixed[1] = 12287 coord.fixed[2] = 373
  expect lane 3 R8 = 0x3e830fb8 coord.fixed[0] = 1664 coord.fixed[1] = 5760 coord.fixed[2] = 653
  expect lane 4 R8 = 0x3f556d24 coord.fixed[0] = 1338 coord.fixed[1] = 12687 coord.fixed[2] = 316
  expect lane 5 R8 = 0x3ec0c0c1 coord.fixed[0] = -111736 coord.fixed[1] = 6399 coord.fixed[2] = 767
}

warp 32 { asm "TLD4.R R8, R104, 96, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  expect lane 0 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 1 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 2 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 3 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 4 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 5 R8 = 0xea8a R9 = 0x0 R10 = 0x2ed94f R11 = 0x2fc3d9 coord.fixed[0] = 1792 coord.fixed[1] = 25600
  expect lane 6 R8 = 0x271828 R9 = 0x273f3f R10 = 0x26c61a R11 = 0x269f03 coord.fixed[0] = 1456 coord.fixed[1] = 20800
  expect lane 7 R8 = 0x1249ac R9 = 0x1270c3 R10 = 0x11f79e R11 = 0x11d087 coord.fixed[0] = 672 coord.fixed[1] = 9600
}

warp 33 { asm "TEX.LZ R8, R108, 97, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 1 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x1d71e coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 1664
  expect lane 3 R8 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 1408
  expect lane 4 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 640
  expect lane 5 R8 = 0x18ea6 coord.fixed[0] = 1152 coord.fixed[1] = 640 coord.fixed[2] = 128
  expect lane 6 R8 = 0x18ea6 coord.fixed[0] = 1152 coord.fixed[1] = 640 coord.fixed[2] = 128
  expect lane 7 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.fixed[2] = 128
}

warp 34 { asm "TEX.LZ R8, R20, 98, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3de2a9bc coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3de2a9bc coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3de2a9bc coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 1792
  expect lane 3 R8 = 0xbd2cf871 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 1456
  expect lane 4 R8 = 0x3daa837f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 672
  expect lane 5 R8 = 0x3de2a9bc coord.fixed[0] = 1280 coord.fixed[1] = 768 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3f952244 coord.fixed[0] = 1040 coord.fixed[1] = 624 coord.fixed[2] = 0
  expect lane 7 R8 = 0xbef45656 coord.fixed[0] = 480 coord.fixed[1] = 288 coord.fixed[2] = 0
}

warp 35 { asm "TLD4.R R8, R24, 99, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 51200
  expect lane 5 R8 = 0x8849a R9 = 0x8849a R10 = 0x8fdbf R11 = 0x8fdbf coord.fixed[0] = 3584 coord.fixed[1] = 46400
  expect lane 6 R8 = 0x122295 R9 = 0x11fb7e R10 = 0x118259 R11 = 0x11a970 coord.fixed[0] = 3248 coord.fixed[1] = 9600
  expect lane 7 R8 = 0x4e2e R9 = 0x7545 R10 = 0x7545 R11 = 0x4e2e coord.fixed[0] = 672 coord.fixed[1] = 0
}

warp 36 { asm "TEX.LZ R8, R48, 100, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 1 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 3456
  expect lane 3 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 3200
  expect lane 4 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 1408 coord.fixed[2] = 640
  expect lane 5 R8 = 0x0 coord.fixed[0] = 2432 coord.fixed[1] = 1408 coord.fixed[2] = 128
  expect lane 6 R8 = 0x7925 coord.fixed[0] = 2432 coord.fixed[1] = 384 coord.fixed[2] = 128
  expect lane 7 R8 = 0x2717 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.fixed[2] = 128
}

warp 37 { asm "TEX.LZ R8, R96, 101, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 3584
  expect lane 3 R8 = 0x3f782e6a coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 3248
  expect lane 4 R8 = 0xbf29f512 coord.fixed[0] = 0 coord.fixed[1] = 1536 coord.fixed[2] = 672
  expect lane 5 R8 = 0x3e0f8c2a coord.fixed[0] = 2560 coord.fixed[1] = 1392 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3d162479 coord.fixed[0] = 2320 coord.fixed[1] = 288 coord.fixed[2] = 0
  expect lane 7 R8 = 0x3bf49a7c coord.fixed[0] = 480 coord.fixed[1] = 0 coord.fixed[2] = 0
}

warp 38 { asm "TLD4.R R8, R112, 102, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 1 R8 = 0xea8a R9 = 0xea8a R10 = 0xea8a R11 = 0xea8a coord.fixed[0] = 33554431 coord.fixed[1] = 0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 5 R8 = 0x2ed94f R9 = 0x2ed94f R10 = 0x2ed94f R11 = 0x2ed94f coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 7 R8 = 0x2fc3d9 R9 = 0x2fc3d9 R10 = 0x2fc3d9 R11 = 0x2fc3d9 coord.fixed[0] = 33554431 coord.fixed[1] = 33554431
}

warp 39 { asm "TEX.LZ R8, R36, 103, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = 128
  expect lane 1 R8 = 0x9c5c coord.fixed[0] = 33554304 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = -33554304 coord.fixed[1] = 128 coord.fixed[2] = -128
  expect lane 3 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = -128 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x1d71e coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0xf24a coord.fixed[0] = -128 coord.fixed[1] = 33554304 coord.fixed[2] = 128
  expect lane 6 R8 = 0x1d71e coord.fixed[0] = -33554304 coord.fixed[1] = 128 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x18ea6 coord.fixed[0] = 33554304 coord.fixed[1] = 33554304 coord.fixed[2] = -33554304
}

warp 40 { asm "TEX.LZ R8, R60, 104, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3f4ac55c coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3e000000 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 3 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0xbffe353a coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0xbf78c29e coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 6 R8 = 0xbffe353a coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0xbe4387fa coord.fixed[0] = 33554431 coord.fixed[1] = 33554431 coord.fixed[2] = -33554432
}

warp 41 { asm "TLD4.R R8, R16, 105, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 5 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = -33554432
}

warp 42 { asm "TEX.LZ R8, R80, 106, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 33554304 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = -33554304 coord.fixed[1] = -128 coord.fixed[2] = -128
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = 33554304 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0x3ec00000 coord.fixed[0] = -128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 6 R8 = 0x3ec00000 coord.fixed[0] = -33554304 coord.fixed[1] = 33554304 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x3ec00000 coord.fixed[0] = 33554304 coord.fixed[1] = -33554304 coord.fixed[2] = -33554304
}

warp 43 { asm "TEX.LZ R8, R100, 107, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3eb00000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0x3eb00000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = -33554432 coord.fixed[2] = -33554432
}

warp 44 { asm "TLD4.R R8, R68, 108, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 1 R8 = 0xea8a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0
  expect lane 2 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = -33554432
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2ed94f R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 4 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2ed94f R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 6 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = -33554432
  expect lane 7 R8 = 0xea8a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0
}

warp 45 { asm "TEX.LZ R8, R20, 109, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 1 R8 = 0x9c5c coord.fixed[0] = 33554304 coord.fixed[1] = -128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x0 coord.fixed[0] = -33554304 coord.fixed[1] = -33554304 coord.fixed[2] = -128
  expect lane 3 R8 = 0xf24a coord.fixed[0] = 128 coord.fixed[1] = 33554304 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x1d71e coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0xf24a coord.fixed[0] = -128 coord.fixed[1] = 33554304 coord.fixed[2] = 128
  expect lane 6 R8 = 0x1d71e coord.fixed[0] = -33554304 coord.fixed[1] = -33554304 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x9c5c coord.fixed[0] = 33554304 coord.fixed[1] = 128 coord.fixed[2] = -33554304
}

warp 46 { asm "TEX.LZ R8, R92, 110, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3eb00000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3edab157 coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3eb00000 coord.fixed[0] = -33554432 coord.fixed[1] = -33554432 coord.fixed[2] = 0
  expect lane 3 R8 = 0x3e539eb1 coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0x3da3958c coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0x3e539eb1 coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3da3958c coord.fixed[0] = -33554432 coord.fixed[1] = -33554432 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0x3edab157 coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = -33554432
}

warp 47 { asm "TLD4.R R8, R64, 111, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 1 R8 = 0x2fc3d9 R9 = 0x2fc3d9 R10 = 0x2fc3d9 R11 = 0x2fc3d9 coord.fixed[0] = 33554431 coord.fixed[1] = -33554432
  expect lane 2 R8 = 0x2fc3d9 R9 = 0x2fc3d9 R10 = 0x2fc3d9 R11 = 0x2fc3d9 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 4 R8 = 0x2ed94f R9 = 0x2ed94f R10 = 0x2ed94f R11 = 0x2ed94f coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 5 R8 = 0x2ed94f R9 = 0x2ed94f R10 = 0x2ed94f R11 = 0x2ed94f coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 6 R8 = 0xea8a R9 = 0xea8a R10 = 0xea8a R11 = 0xea8a coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 7 R8 = 0xea8a R9 = 0xea8a R10 = 0xea8a R11 = 0xea8a coord.fixed[0] = 33554431 coord.fixed[1] = 0
}

warp 48 { asm "TEX.LZ R8, R44, 112, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = -128 coord.fixed[2] = 128
  expect lane 1 R8 = 0x18ea6 coord.fixed[0] = 33554304 coord.fixed[1] = -33554304 coord.fixed[2] = 128
  expect lane 2 R8 = 0x18ea6 coord.fixed[0] = -33554304 coord.fixed[1] = 33554304 coord.fixed[2] = -128
  expect lane 3 R8 = 0x1d71e coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x2c968 coord.fixed[0] = 128 coord.fixed[1] = 33554304 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0xf24a coord.fixed[0] = -128 coord.fixed[1] = -33554304 coord.fixed[2] = 128
  expect lane 6 R8 = 0x2737a coord.fixed[0] = -33554304 coord.fixed[1] = 128 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x2737a coord.fixed[0] = 33554304 coord.fixed[1] = 128 coord.fixed[2] = -33554304
}

warp 49 { asm "TEX.LZ R8, R60, 113, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 1 R8 = 0xbe4387fa coord.fixed[0] = 33554431 coord.fixed[1] = -33554432 coord.fixed[2] = 0
  expect lane 2 R8 = 0xbe4387fa coord.fixed[0] = -33554432 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 3 R8 = 0xbffe353a coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0x3ef6f7d8 coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0xbf78c29e coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = 0
  expect lane 6 R8 = 0xbec8fa96 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0xbec8fa96 coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = -33554432
}

warp 50 { asm "TLD4.R R8, R72, 114, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 33554431
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0
}

warp 51 { asm "TEX.LZ R8, R44, 115, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = 128
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 33554304 coord.fixed[1] = 33554304 coord.fixed[2] = 128
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = -33554304 coord.fixed[1] = 128 coord.fixed[2] = -128
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = 33554304 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0x0 coord.fixed[0] = -128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 6 R8 = 0x3ec00000 coord.fixed[0] = -33554304 coord.fixed[1] = 128 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x3ec00000 coord.fixed[0] = 33554304 coord.fixed[1] = -128 coord.fixed[2] = -33554304
}

warp 52 { asm "TEX.LZ R8, R48, 116, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = -33554432
}

warp 53 { asm "TLD4.R R8, R72, 117, 2D, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2ed94f R11 = 0x2ed94f coord.fixed[0] = 0 coord.fixed[1] = 33554431
  expect lane 1 R8 = 0xea8a R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0xea8a coord.fixed[0] = 33554431 coord.fixed[1] = 0
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x2fc3d9 R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431
  expect lane 3 R8 = 0x2ed94f R9 = 0x2ed94f R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = -33554432
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0
  expect lane 6 R8 = 0x3ec00000 R9 = 0xea8a R10 = 0xea8a R11 = 0x3ec00000 coord.fixed[0] = -33554432 coord.fixed[1] = 0
  expect lane 7 R8 = 0x2fc3d9 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x3ec00000 coord.fixed[0] = 33554431 coord.fixed[1] = -33554432
}

warp 54 { asm "TEX.LZ R8, R12, 118, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0xf24a coord.fixed[0] = 128 coord.fixed[1] = 33554304 coord.fixed[2] = 128
  expect lane 1 R8 = 0x9c5c coord.fixed[0] = 33554304 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 2 R8 = 0x18ea6 coord.fixed[0] = -33554304 coord.fixed[1] = 33554304 coord.fixed[2] = -128
  expect lane 3 R8 = 0x2c968 coord.fixed[0] = 128 coord.fixed[1] = -33554304 coord.fixed[2] = -33554304
  expect lane 4 R8 = 0x1d71e coord.fixed[0] = 128 coord.fixed[1] = 128 coord.fixed[2] = 33554304
  expect lane 5 R8 = 0x0 coord.fixed[0] = -128 coord.fixed[1] = 128 coord.fixed[2] = 128
  expect lane 6 R8 = 0x2737a coord.fixed[0] = -33554304 coord.fixed[1] = -128 coord.fixed[2] = 33554304
  expect lane 7 R8 = 0x365c4 coord.fixed[0] = 33554304 coord.fixed[1] = -33554304 coord.fixed[2] = -33554304
}

warp 55 { asm "TEX.LZ R8, R92, 119, 3D, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 ... }
  t = { 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 ... }
  r = { bits(0x80000001) bits(0x80000000) bits(0xb0000000) -1000000.2 2000000.4 bits(0x7fc00000) bits(0x7f800000) bits(0xff800000) ... }
  expect lane 0 R8 = 0xbe98c29e coord.fixed[0] = 0 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 1 R8 = 0x3f1562ae coord.fixed[0] = 33554431 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 2 R8 = 0x3e6f1e02 coord.fixed[0] = -33554432 coord.fixed[1] = 33554431 coord.fixed[2] = 0
  expect lane 3 R8 = 0x3ecdbdf6 coord.fixed[0] = 0 coord.fixed[1] = -33554432 coord.fixed[2] = -33554432
  expect lane 4 R8 = 0xbf4e353a coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 5 R8 = 0x3e000000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.fixed[2] = 0
  expect lane 6 R8 = 0x3e3b82b5 coord.fixed[0] = -33554432 coord.fixed[1] = 0 coord.fixed[2] = 33554431
  expect lane 7 R8 = 0x3f34de9a coord.fixed[0] = 33554431 coord.fixed[1] = -33554432 coord.fixed[2] = -33554432
}

warp 56 { asm "TXD R8, R52, R124, 120, 2D, 0x1"   active 0x3f
  dsdx = { bits(0xb7e0f0a4) -0.0079937745 0.14050822 -0.0015307617 bits(0x384b3d9a) bits(0xb7b5ef5c) ... }
  dsdy = { 0.00013506174 0.012714844 0.17750855 0.12625305 bits(0xb84f199a) -0.0008152771 ... }
  dtdx = { bits(0xb89f722a) 0.164432 -0.13460314 0.28270826 0.00037096642 bits(0xb8748a61) ... }
  dtdy = { -0.0007767484 -0.000600454 -1.1195629 -0.21306548 -0.00398391 -0.0019742604 ... }
  s = { -1.4012306 -161502.38 bits(0xb1800000) 2.8399806 -0.6349627 2.6299806 ... }
  t = { 0.36436248 1.2297297 2.5945423 bits(0xad800000) 1.4729731 0.6582031 ... }
  expect lane 0 R8 = 0x3f1fd010 lod.lambda = -1274 coord.fixed[0] = 15232 coord.fixed[1] = 3456
  expect lane 1 R8 = 0xbfb3c27b lod.lambda = -98 coord.fixed[0] = 4000 coord.fixed[1] = 364
  expect lane 2 R8 = 0x3e8bad22 lod.lambda = 894 coord.fixed[0] = 5974 coord.fixed[1] = 33
  expect lane 3 R8 = 0xbea73f64 lod.lambda = 741 coord.fixed[0] = 5174 coord.fixed[1] = 123
  expect lane 4 R8 = 0xbf93572d lod.lambda = -707 coord.fixed[0] = 2336 coord.fixed[1] = 1090
  expect lane 5 R8 = 0xbdaff05f lod.lambda = -817 coord.fixed[0] = 8064 coord.fixed[1] = 3033
}

warp 57 { asm "TXD R8, R24, R124, 121, 2D, 0x1"   active 0x3f
  dsdx = { -0.018486345 0.19965516 0.017991107 -0.00066877814 0.033946592 -0.09432847 ... }
  dsdy = { 0.0010644312 -0.060677703 -0.00081049686 bits(0x389f51f7) -0.018856125 0.092467114 ... }
  dtdx = { -3.6243165 68.02031 -2.9390259 0.12060547 -27.66875 -11.399121 ... }
  dtdy = { -23.805761 5.469434 -4.7731934 0.23406982 4.583008 8.792579 ... }
  s = { -0.82503647 -1.4971256 2.662584 bits(0x80800000) bits(0xac000000) -1.1425781 ... }
  t = { 0.30000004 2.7996094 -0.10039063 1.3512045 0.23015714 0.36132812 ... }
  expect lane 0 R8 = 0x3ec00000 lod.lambda = 1509 coord.fixed[0] = 1203191 coord.fixed[1] = 8002
  expect lane 1 R8 = 0x3ec00000 lod.lambda = 1987 coord.fixed[0] = 109569 coord.fixed[1] = -5813
  expect lane 2 R8 = 0x3c78b6f0 lod.lambda = 1075 coord.fixed[0] = 671745 coord.fixed[1] = 1282
  expect lane 3 R8 = 0x3ec00000 lod.lambda = -139 coord.fixed[0] = 256 coord.fixed[1] = 1672
  expect lane 4 R8 = 0x3ec00000 lod.lambda = 1433 coord.fixed[0] = 2035473 coord.fixed[1] = 13576
  expect lane 5 R8 = 0x3ec00000 lod.lambda = 1940 coord.fixed[0] = 225537 coord.fixed[1] = 822
}

warp 58 { asm "TXD R8, R8, R136, 122, 1D, 0x1"   active 0x3f
  dsdx = { 0.0007114359 0.0004917484 bits(0xb7b504a2) bits(0x374a6364) 0.027285228 -0.0005290416 ... }
  dsdy = { -0.00015272523 -0.00048930675 0.00015565522 -0.00059663557 0.06361886 -0.0023731377 ... }
  s = { 0.29492188 0.49914965 1.7655857 bits(0x80800000) 1.6148269 0.23242186 ... }
  expect lane 0 R8 = 0x3cc4d7e0 lod.lambda = -43 coord.fixed[0] = 754127 coord.fixed[1] = 128
  expect lane 1 R8 = 0x3fcd93ce lod.lambda = 332 coord.fixed[0] = 319249 coord.fixed[1] = 128
  expect lane 2 R8 = 0xbf81ddb1 lod.lambda = -93 coord.fixed[0] = 4519348 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3e2719ca lod.lambda = -108 coord.fixed[0] = 668 coord.fixed[1] = 128
  expect lane 4 R8 = 0x3f2c87dc lod.lambda = 1872 coord.fixed[0] = 1017813 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3e52fd46 lod.lambda = 402 coord.fixed[0] = 149355 coord.fixed[1] = 128
}

warp 59 { asm "TXD R8, R48, R220, 123, ARRAY_2D, 0x1"   active 0x3f
  dsdx = { 0.004920006 -0.032334805 -0.0028152466 -0.09649086 -0.024515867 0.21022797 ... }
  dsdy = { 0.0011900067 -0.0049488344 -0.0109794615 -0.21733475 bits(0xb7208000) -0.040409088 ... }
  dtdx = { 0.00011530538 0.00015609249 0.00019540543 -0.0012820589 -0.00036314907 0.0003767104 ... }
  dtdy = { bits(0x361df373) bits(0xb61a4a89) 0.00032731876 0.00014186323 bits(0xb8033f64) bits(0xb6dc4941) ... }
  array = { 0x12340002 0x12340000 0x12340000 0x12340001 0x12340000 0x12340001 ... }
  s = { 0.27246094 -0.053710934 -13724.788 0.9163412 0.08333335 -1.5003254 ... }
  t = { -0.97824 -1.4059538 -0.05377787 -0.06653423 bits(0xb3800000) 3.8964846 ... }
  expect lane 0 R8 = 0x3e278621 lod.lambda = -539 coord.fixed[0] = 419 coord.fixed[1] = 522880
  expect lane 1 R8 = 0xbec98d72 lod.lambda = -370 coord.fixed[0] = -82 coord.fixed[1] = 304000
  expect lane 2 R8 = 0x3ec00000 lod.lambda = -155 coord.fixed[0] = -10540637 coord.fixed[1] = 497735
  expect lane 3 R8 = 0xbdb475e4 lod.lambda = 101 coord.fixed[0] = 241 coord.fixed[1] = 247030
  expect lane 4 R8 = 0xbeb84cca lod.lambda = -111 coord.fixed[0] = 64 coord.fixed[1] = 511488
  expect lane 5 R8 = 0x3ec00000 lod.lambda = -114 coord.fixed[0] = -1193 coord.fixed[1] = 484990
}

warp 60 { asm "TXD R8, R36, R124, 124, 2D, 0x1"   active 0x3f
  dsdx = { 0.004210281 -0.0009192244 -0.0039797975 -0.000120307806 0.00022346497 0.005067444 ... }
  dsdy = { -0.32582518 0.0007734585 0.0012709808 -0.00041876792 -0.0010961914 0.006142044 ... }
  dtdx = { 0.29516602 -0.0016817144 -0.0018170589 -0.00070830295 0.00034084835 -0.0033184 ... }
  dtdy = { 0.15337309 0.0024770144 -0.01827776 0.007941659 0.0014417494 -0.051461298 ... }
  s = { 0.6811524 -0.01001953 0.5449806 0.9850001 0.4549415 3 ... }
  t = { 1.1142843 0.6230469 2.9053526 -0.0058593755 0.18797511 0.5566406 ... }
  expect lane 0 R8 = 0x3f0bfb93 lod.lambda = 780 coord.fixed[0] = 20565 coord.fixed[1] = 10010
  expect lane 1 R8 = 0xbfecbe19 lod.lambda = -783 coord.fixed[0] = -384 coord.fixed[1] = 6016
  expect lane 2 R8 = 0xbf6f1776 lod.lambda = -138 coord.fixed[0] = 13952 coord.fixed[1] = 27520
  expect lane 3 R8 = 0xbfa7e34e lod.lambda = -449 coord.fixed[0] = 25216 coord.fixed[1] = -128
  expect lane 4 R8 = 0xbf737425 lod.lambda = -777 coord.fixed[0] = 11648 coord.fixed[1] = 1664
  expect lane 5 R8 = 0x3e9d987c lod.lambda = -256 coord.fixed[0] = 76741 coord.fixed[1] = 5455
}

warp 61 { asm "TXD R8, R32, R168, 125, 2D, 0x1"   active 0x3f
  dsdx = { -0.00017587461 0.1523291 -0.00026813574 0.00046713784 bits(0x3842a3ac) 0.00054994185 ... }
  dsdy = { bits(0x3791c99d) -0.0097108595 bits(0xb700e75e) -0.000100499776 -0.00020327255 0.00011846442 ... }
  dtdx = { 0.25660402 107.623825 -0.019189263 -0.5190064 1.6783203 0.13356781 ... }
  dtdy = { 0.00029239655 -35.29453 0.01344738 0.23865357 0.9359619 -0.009613037 ... }
  s = { 1.480431 0.58398443 bits(0x1) 0.30597484 0.65196073 1.0418555 ... }
  t = { -0.18554688 -0.7003906 -36753.617 0.39846575 0.49960938 -0.10039063 ... }
  expect lane 0 R8 = 0x3f9f617c lod.lambda = -115 coord.fixed[0] = 1516385 coord.fixed[1] = -320
  expect lane 1 R8 = 0x3def5b16 lod.lambda = 1707 coord.fixed[0] = 132439 coord.fixed[1] = -12233
  expect lane 2 R8 = 0x3d67e1ab lod.lambda = -229 coord.fixed[0] = 68 coord.fixed[1] = -33554432
  expect lane 3 R8 = 0x3ec882fb lod.lambda = -83 coord.fixed[0] = 313217 coord.fixed[1] = 759
  expect lane 4 R8 = 0xbe76430e lod.lambda = 530 coord.fixed[0] = 166899 coord.fixed[1] = 20
  expect lane 5 R8 = 0x3fdc3fac lod.lambda = -204 coord.fixed[0] = 1066915 coord.fixed[1] = -193
}

warp 62 { asm "TXD R8, R112, R232, 126, 1D, 0x1"   active 0x3f
  dsdx = { 0.00022775715 -0.02869037 0.0002658797 0.1797836 bits(0x378963c6) -0.006151421 ... }
  dsdy = { -0.0018403208 0.052160684 0.00034612225 0.29834858 bits(0xb8885463) 0.36520684 ... }
  s = { 0.4076906 1.1244043 0.94607806 -0.06054687 0.5025002 0.19434285 ... }
  expect lane 0 R8 = 0x3d21e038 lod.lambda = 52 coord.fixed[0] = 1045791 coord.fixed[1] = 128
  expect lane 1 R8 = 0x3ec00000 lod.lambda = 2055 coord.fixed[0] = 710988 coord.fixed[1] = 128
  expect lane 2 R8 = 0xbe1acee4 lod.lambda = 203 coord.fixed[0] = 2421496 coord.fixed[1] = 128
  expect lane 3 R8 = 0x3d3933fe lod.lambda = 2699 coord.fixed[0] = -86451 coord.fixed[1] = 128
  expect lane 4 R8 = 0x3e584b60 lod.lambda = -159 coord.fixed[0] = 1286272 coord.fixed[1] = 128
  expect lane 5 R8 = 0x3beb49e8 lod.lambda = 2006 coord.fixed[0] = 14811 coord.fixed[1] = 128
}

warp 63 { asm "TXD R8, R104, R192, 127, ARRAY_2D, 0x1"   active 0x3f
  dsdx = { -38.779297 -0.21970113 -0.5259959 -0.026231289 -54.534504 -0.23086548 ... }
  dsdy = { -3.8145509 0.016129388 0.24828593 0.00066679716 -19.025608 -0.26218796 ... }
  dtdx = { -0.088215984 -0.0025657208 -0.0008057618 bits(0x385839a1) -0.040679518 0.0024027212 ... }
  dtdy = { 0.0113333035 0.0006267986 0.00057223643 bits(0xb7624ef0) -0.00014777896 bits(0xb89095fd) ... }
  array = { 0x12340002 0x12340000 0x12340002 0x12340001 0x12340001 0x12340002 ... }
  s = { -0.08333335 6411.4326 -0.053710938 -1.2574868 21392366 1 ... }
  t = { 0.76345897 0.76367193 0.49123538 0.30290145 -0.021484375 0.23632812 ... }
  expect lane 0 R8 = 0x3e3b97ba lod.lambda = 1073 coord.fixed[0] = 27793 coord.fixed[1] = 411857
  expect lane 1 R8 = 0x3ad9c740 lod.lambda = -152 coord.fixed[0] = 9848108 coord.fixed[1] = 391379
  expect lane 2 R8 = 0xbf6c9364 lod.lambda = 211 coord.fixed[0] = 119 coord.fixed[1] = 251490
  expect lane 3 R8 = 0xbee47745 lod.lambda = -617 coord.fixed[0] = -1920 coord.fixed[1] = 155008
  expect lane 4 R8 = 0x3e81d9a4 lod.lambda = 1638 coord.fixed[0] = 33554431 coord.fixed[1] = -796
  expect lane 5 R8 = 0x3f414134 lod.lambda = 82 coord.fixed[0] = 1669 coord.fixed[1] = 120478
}
