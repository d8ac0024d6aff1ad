texlock 1                                       # TEXS with a level: of a register, and of the quad; each form
rules PD-100 PD-104 PD-106 PD-111 PD-119

texture 0 { format R32 UINT   type TWO_D   size 16 16   levels 5   address 0x20000000   texels expression (x + 256 * y + 65536 * level) }
texture 1 { format R32 UINT   type TWO_D_ARRAY   size 16 16   levels 5   layers 2   address 0x21000000   texels expression (x + 256 * y + 65536 * level + 0x1000000 * layer) }
texture 2 { format R32 UINT   type THREE_D   size 16 16 16   levels 5   address 0x22000000   texels expression (x + 256 * y + 65536 * level + 0x1000000 * z) }
texture 3 { format R32 UINT   type CUBEMAP   size 16 16   levels 5   address 0x23000000   texels expression (x + 256 * y + 65536 * level + 0x1000000 * layer) }
texture 4 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 16 16   levels 5   address 0x24000000   texels expression (float(level / 8.0)) }
sampler 0 { address WRAP WRAP WRAP   MAG_FILTER 1   MIN_FILTER 1   MIP_FILTER 2   MAX_LOD_CLAMP 0xfff   DEPTH_COMPARE_FUNC 1 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0

# The level in a register: after s and t; before a reference; of a cube after r.
warp 0 { asm "TEXS.LL RZ, R4, R6, R8, 0, 2D, R"   s = 0.3   t = 0.8   lod = { 2.0 0.0 4.0 1.0 ... }
         expect lane 0 lod.level = 2 R4 = 0x20301
         expect lane 1 lod.level = 0 R4 = 0x00c04
         expect lane 2 lod.level = 4 R4 = 0x40000
         expect lane 3 lod.level = 1 R4 = 0x10602 }
warp 1 { asm "TEXS.LL.DC RZ, R4, R6, R10, 4, 2D, R"   s = 0.3   t = 0.8   lod = { 1.0 2.0 3.0 3.0 ... }   dref = 0.25
         expect lane 0 R4 = 0.0                                                   # 0.25 < 0.125
         expect lane 1 R4 = 0.0
         expect lane 2 R4 = 1.0 }
warp 2 { asm "TEXS.LL RZ, R4, R6, R10, 3, CUBE, R"   s = 1.0   t = 0.5   r = 0.25   lod = { 1.0 3.0 1.0 3.0 ... }
         expect lane 0 coord.face = 0 lod.level = 1 R4 = 0x10203                  # on the face 0.375, 0.25 of 8
         expect lane 1 lod.level = 3 R4 = 0x30000 }

# The level of the quad: two texels a step along s, t, r; t, r and the second coordinate of an array are in Rb.
warp 3 { asm "TEXS RZ, R4, R6, R8, 0, 2D, R"   active 0xf   s = { 0.3 0.425 0.3 0.425 ... }   t = 0.8
         expect all lod.lambda = 256
         expect lane 0 R4 = 0x10602
         expect lane 1 R4 = 0x10603 }
warp 4 { asm "TEXS RZ, R4, R6, R8, 0, 2D, R"   active 0xf   s = 0.3   t = { 0.8 0.8 0.55 0.55 ... }
         expect all lod.lambda = 512
         expect lane 0 R4 = 0x20301
         expect lane 2 R4 = 0x20201 }
warp 5 { asm "TEXS RZ, R4, R6, R8, 1, ARRAY_2D, R"   active 0xf   array = 1   s = 0.3   t = { 0.8 0.8 0.675 0.675 ... }
         expect all lod.lambda = 256
         expect lane 0 R4 = 0x1010602
         expect lane 2 R4 = 0x1010502 }
warp 6 { asm "TEXS RZ, R4, R6, R8, 2, 3D, R"   active 0xf   s = 0.3   t = 0.8   r = { 0.125 0.25 0.125 0.25 ... }
         expect all lod.lambda = 256
         expect lane 0 R4 = 0x1010602
         expect lane 1 R4 = 0x2010602 }
warp 7 { asm "TEXS RZ, R4, R6, R8, 3, CUBE, R"   active 0xf   s = 1.0   t = 0.5   r = { 0.25 0.5 0.25 0.5 ... }
         expect all lod.lambda = 256                                              # half of 0.25 of 16 texels
         expect lane 0 R4 = 0x10203
         expect lane 1 R4 = 0x10202 }
warp 8 { asm "TEXS.DC RZ, R4, R6, R8, 4, 2D, R"   active 0xf   s = { 0.25 0.75 0.25 0.75 ... }   t = 0.8   dref = 0.25
         expect all lod.lambda = 768 R4 = 1.0 }

# Not pixels: divergent, level 0.
warp 9 { asm "TEXS RZ, R4, R6, R8, 0, 2D, R"   stage compute   s = { 0.3 0.425 0.3 0.425 ... }   t = 0.8
         expect all decode.divergent = 1 lod.lambda = -32768
         expect lane 0 R4 = 0xc04 }
