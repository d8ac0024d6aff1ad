texlock 1                                       # TEX: means at the corner of a cube, where a texel is missing
rules PD-17b PD-17c PD-110

# Faces of one texel: those of +X, +Y and +Z meet at the corner (1, 1, 1).
texture 0 { format R8 UNORM   type CUBEMAP   size 1 1   address 0x20000000   texels rows 00 77 00 77 01 77 }
texture 1 { format R32 FLOAT   type CUBEMAP   size 1 1   address 0x21000000   texels rows 00000000 0000c07f 00000000 0000c07f 0000803f 0000c07f }
texture 2 { format ZF32 FLOAT   source R R R ONE_FLOAT   type CUBEMAP   size 1 1   address 0x22000000   texels rows 0000003f 00000000 00000000 00000000 0000803f 00000000 }
sampler 0 { address WRAP CLAMP_OGL   MAG_FILTER 2   CUBEMAP_INTERFACE_FILTERING 2 }
sampler 1 { address WRAP CLAMP_OGL   MAG_FILTER 2   CUBEMAP_INTERFACE_FILTERING 2   DEPTH_COMPARE 1   DEPTH_COMPARE_FUNC 3 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 1

# A quarter each of 0, 0, 1 and of their third: 1 / 3 of a code, 1 / 765, rounded once. From each of the three faces.
warp 0 { asm "TEX.LZ R8, R4, 0, CUBE, 0x1"   s = { 1.0 0.99609375 0.99609375 1.0 ... }   t = { 0.99609375 1.0 0.99609375 1.0 ... }   r = { 0.99609375 0.99609375 1.0 1.0 ... }
         expect lane 3 wrap.corner = 4 wrap.frac[0] = 128 wrap.frac[1] = 128 R8 = 0x3aab5601 }
# Of floats the third is 0x3eaaaaab, and so is a quarter of 4 / 3, rounded twice.
warp 1 { asm "TEX.LZ R8, R4, 1, CUBE, 0x1"   s = 1.0   t = 1.0   r = 1.0   expect all coord.face = 4 R8 = 0x3eaaaaab }
# 0.75 <= depth holds for +Z alone, 0.5 <= depth for +X too: 0x3f2aaaab of what is missing.
warp 2 { asm "TEX.LZ.DC R8, R4, R2, 2, CUBE, 0x1"   s = 1.0   t = 1.0   r = 1.0   dref = { 0.75 0.5 0.0 2.0 0.75 ... }
         expect lane 0 R8 = 0x3eaaaaab
         expect lane 1 R8 = 0x3f2aaaab
         expect lane 2 R8 = 1.0
         expect lane 3 R8 = 0 }
