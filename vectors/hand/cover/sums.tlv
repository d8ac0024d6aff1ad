# POLICY filter_weight8: what passes of two levels have seen, in every component but the first; a sum of which only the last bits are left.
texlock 1
rules PD-16b PD-125 PD-126
policy filter_weight8

# Half of each of two levels: infinities and no number in y, z and w.
texture 0 { format R32_G32_B32_A32 FLOAT   size 4 4   levels 2   address 0x20000000   texels solid 0x3f800000 0x7f800000 0xff800000 0x7fc00000 }
texture 1 { format R32_G32_B32_A32 FLOAT   size 4 4   levels 2   address 0x20010000   texels solid 0x3f800000 0xff800000 0x7fc00000 0x7f800000 }
texture 2 { format R32_G32_B32_A32 FLOAT   size 4 4   levels 2   address 0x20020000   texels solid 0x3f800000 0x7fc00000 0x7f800000 0xff800000 }
# Column 1 is 2.0 and the number after -2.0 towards 0.
texture 3 { format R32 FLOAT   size 2 2   address 0x20030000   texels rows 00000000 00000040 00000000 ffffffbf }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0

warp 0 { asm "TEX.LL R8, R2, R4, 0, 2D, 0xf"   s = 0.5   t = 0.5   lod = 0.5   expect all R8 = 1.0 R9 = 0x7f800000 R10 = 0xff800000 R11 = 0x7fffffff }
warp 1 { asm "TEX.LL R8, R2, R4, 1, 2D, 0xf"   s = 0.5   t = 0.5   lod = 0.5   expect all R8 = 1.0 R9 = 0xff800000 R10 = 0x7fffffff R11 = 0x7f800000 }
warp 2 { asm "TEX.LL R8, R2, R4, 2, 2D, 0xf"   s = 0.5   t = 0.5   lod = 0.5   expect all R8 = 1.0 R9 = 0x7fffffff R10 = 0x7f800000 R11 = 0xff800000 }

# 2 / 256 of a column to the right of its centre and between the rows: the two have 1 / 256 each, and differ by 2^-23. 2^-31 is left.
warp 3 { asm "TEX.LL R8, R2, R4, 3, 2D, 0x1"   s = 0.25390625   t = 0.5   lod = 0.0   expect all R8 = 0x30000000 }

# On a cube, beyond the right and the lower edge of a face all four samples show the texels there (PD-16b). In the middle of a row
# or column one of them has all weight. All texels are 5.0.
texture 4 { format R32 FLOAT   type CUBEMAP   size 4 4   address 0x20040000   texels expression (float(5.0)) }
sampler 1 { address WRAP CLAMP_OGL   MAG_FILTER 2   CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 4 sampler 1
warp 4 { asm "TEX.LZ R8, R4, 4, CUBE, 0x1"   s = { 3.0 -0.75 ... }   t = { 0.75 -3.0 ... }   r = 4.0
         expect lane 0 coord.face = 4 wrap.frac[1] = 0 wrap.sample_xor[3] = 1 R8 = 5.0
         expect lane 1 coord.face = 4 wrap.frac[0] = 0 wrap.sample_xor[3] = 3 R8 = 5.0 }

# Texels of 12 bytes, some of which lie in two units: what the first part has of the others. All texels are the number before 2.0.
texture 5 { format R32_G32_B32 FLOAT   size 16 16   address 0x20050000   texels solid 0x3fffffff 0x3fffffff 0x3fffffff 0 }
handle 5 texture 5 sampler 0
warp 5 { asm "TEX.LZ R8, R4, 5, 2D, 0x7"   s = (lane % 16) / 16   t = (1 + (lane - lane % 16) / 16) / 16   expect all R8 = 0x3fffffff R9 = 0x3fffffff R10 = 0x3fffffff }
