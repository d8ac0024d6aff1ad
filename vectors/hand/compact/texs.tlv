texlock 1                                       # TEXS.LZ: forms, results, levels, what is refused
rules PD-4 PD-10b PD-60 PD-63 PD-105 PD-108 PD-119 PD-121 PD-123

texture 0 { format R32_G32_B32_A32 UINT   source R G B A   type TWO_D   size 8 4   levels 3   address 0x21000000
            texels expression (x + 16 * y + 256 * level) (x + 16 * y + 0x1000) (x + 16 * y + 0x2000) (x + 16 * y + 0x3000) }
texture 1 { format R32 UINT   type ONE_D   size 5   address 0x22000000   texels expression (100 + x) }
texture 2 { format R32 UINT   type TWO_D_ARRAY   size 4 4   layers 3   address 0x23000000   texels expression (x + 16 * y + 256 * layer) }
texture 3 { format ZF32 FLOAT   source R R G ONE_FLOAT   type TWO_D   size 4 1   address 0x24000000   texels expression (float(x / 4.0)) }
texture 4 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D_ARRAY   size 4 1   layers 2   address 0x25000000   texels expression (float((x + layer) / 4.0)) }
texture 5 { format R32 UINT   type ONE_D_BUFFER   size 16   address 0x26000000   texels expression (x) }
texture 6 { format R32 UINT   size 4 4   samples MODE_2X2   address 0x27000000   texels expression (x) }
texture 7 { format R32 UINT   type TWO_D   size 8 4   levels 3   view 1 2   address 0x28000000   texels expression (x + 16 * y + 256 * level) }
texture 8 { format R32 UINT   type TWO_D   size 8 4   levels 3   MIN_LOD_CLAMP 1   address 0x28000000 }
texture 9 { format R32 UINT   type TWO_D   size 8 4   levels 3   USE_HEADER_OPT_CONTROL 1   MIP_LOD_BIAS 1   address 0x28000000 }
texture 10 { format R32 UINT   type TWO_D   size 8 4   levels 3   USE_HEADER_OPT_CONTROL 1   MIP_LOD_BIAS 0x1fff   address 0x28000000 }
texture 11 { format R32 UINT   type TWO_D   size 8 4   levels 3   USE_HEADER_OPT_CONTROL 1   TRILIN_OPT 1   address 0x28000000 }
texture 12 { format R32 UINT   type ONE_D_ARRAY   size 5   layers 2   address 0x29000000   texels expression (100 + x + 16 * layer) }
texture 13 { format R32 UINT   type TWO_D_NO_MIPMAP   size 8 4   address 0x2a000000   texels expression (x + 16 * y) }
texture 14 { format R32 UINT   type THREE_D   size 4 4 4   address 0x2b000000 }
texture 15 { format R32 UINT   type CUBEMAP   size 4 4   address 0x2c000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 1 { address WRAP WRAP   MAX_LOD_CLAMP 0xfff }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
sampler 3 { MAG_FILTER 2 }
sampler 4 { MAG_FILTER 0 }
sampler 5 { MAG_FILTER 3 }
sampler 6 { MIN_FILTER 0 }
sampler 7 { MIP_FILTER 0 }
sampler 8 { TRILIN_OPT 1 }
sampler 9 { MIN_LOD_CLAMP 1   MAX_LOD_CLAMP 0xfff }
sampler 10 { MIP_LOD_BIAS 1   MAX_LOD_CLAMP 1 }
sampler 11 { MIP_LOD_BIAS 0xfff }
sampler 12 { MIP_LOD_BIAS 0x1000   MAX_LOD_CLAMP 0xfff   MIN_FILTER 2   MIP_FILTER 3   MAX_ANISOTROPY 7 }
sampler 13 { MIP_LOD_BIAS 1   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 2
handle 4 texture 4 sampler 2
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 1
handle 8 texture 8 sampler 1
handle 9 texture 9 sampler 1
handle 10 texture 10 sampler 1
handle 11 texture 11 sampler 1
handle 12 texture 12 sampler 0
handle 13 texture 0 sampler 3
handle 14 texture 0 sampler 4
handle 15 texture 0 sampler 5
handle 16 texture 0 sampler 6
handle 17 texture 0 sampler 7
handle 18 texture 0 sampler 8
handle 19 texture 0 sampler 9
handle 20 texture 0 sampler 10
handle 21 texture 0 sampler 11
handle 22 texture 0 sampler 12
handle 23 texture 13 sampler 13
handle 24 texture 10 sampler 10
handle 25 texture 9 sampler 0
handle 26 texture 14 sampler 0
handle 27 texture 15 sampler 0
handle 28 texture 12 sampler 3
texture 16 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2d000000   texels expression (float(x * 1.0)) }
texture 17 { format R32 FLOAT   type ONE_D   size 4   address 0x2e000000   texels expression (float(100.0 + x)) }
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1 }
handle 29 texture 16 sampler 3
handle 30 texture 17 sampler 14
handle 31 texture 3 sampler 14

# Forms: each coordinate in its register.
warp 0 { asm "TEXS.LZ R10, R8, R6, R4, 0, 2D, RGBA"   s = 0.3   t = 0.8
         expect all header.fmt.sampling = "point" R8 = 0x32 R9 = 0x1032 R10 = 0x2032 R11 = 0x3032 R12 = unwritten }
warp 1 { asm "TEXS.LZ RZ, R9, R7, 1, 1D, R"   s = 0.7   Ra+1 = 0x3f400000   Rb+0 = 0x3f400000
         expect all R9 = 103 R10 = unwritten }
warp 2 { asm "TEXS.LZ RZ, R9, R6, R3, 2, ARRAY_2D, R"   array = 2   s = 0.3   t = 0.6
         expect all R9 = 0x221 }
warp 3 { asm "TEXS.LZ RZ, R9, R6, R3, 2, 2D, R"   s = 0.3   t = 0.6
         expect all R9 = 0x021 }
warp 4 { asm "TEXS.LZ RZ, R9, R6, R3, 0, ARRAY_2D, R"   array = 2   s = 0.3   t = 0.8
         expect all R9 = 0x32 }
warp 5 { asm "TEXS.LZ RZ, R9, R7, 12, 1D, R"   s = 0.7                       # without an index it is layer 0
         expect all R9 = 103 }
warp 6 { asm "TEXS.LZ.DC R12, R8, R6, R3, 3, 2D, RGBA"   s = 0.3   t = 0.5   dref = { 0.2 0.25 0.3 ... }
         expect lane 0 R8 = 1.0 R9 = 1.0 R12 = 0 R13 = 1.0                       # lane B shows G, which is another component
         expect lane 1 R8 = 0.0 R9 = 0.0 R12 = 0 R13 = 1.0
         expect lane 2 R8 = 0.0 R9 = 0.0 R12 = 0 R13 = 1.0 }
warp 7 { asm "TEXS.LZ.DC RZ, R8, R6, R4, 4, ARRAY_2D, RG"   array = { 0 1 ... }   s = 0.3   t = 0.5   dref = 0.4
         expect lane 0 R8 = 0.0 R9 = 0.0
         expect lane 1 R8 = 1.0 R9 = 1.0 }
warp 8 { asm "TEXS.LZ.NODEP R21, R6, R10, R12, 0, 2D, GBA"   killed 0x2   s = 0.0   t = 0.0
         expect lane 0 R6 = 0x1000 R7 = 0x2000 R21 = 0x3000
         expect lane 1 R6 = unwritten R21 = unwritten }
warp 9 { asm "TEXS.LZ.T RZ, R6, R10, R12, 0, 2D, GA"   s = 0.999   t = 0.0
         expect all R6 = 0x1007 R7 = 0x3007 R8 = unwritten }

# Levels: the first of the view; bias below zero, greatest levels and filters of minification change nothing.
warp 10 { asm "TEXS.LZ RZ, R4, R6, R3, 7, 2D, R"   s = 1.3   t = 0.6            expect all header.level = 1 R4 = 0x111 }
warp 11 { asm "TEXS.LZ RZ, R4, R6, R3, 10, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }
warp 12 { asm "TEXS.LZ RZ, R4, R6, R3, 21, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }  # MAX_LOD_CLAMP is 0
warp 13 { asm "TEXS.LZ RZ, R4, R6, R3, 22, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }
warp 14 { asm "TEXS.LZ RZ, R4, R6, R3, 23, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }  # one level
warp 15 { asm "TEXS.LZ RZ, R4, R6, R3, 24, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }  # the header's bias
warp 16 { asm "TEXS.LZ RZ, R4, R6, R3, 25, 2D, R"   s = 0.3   t = 0.8           expect all header.tag.status = "ok" R4 = 0x32 }

# Filtered, but for integers; a line of texels lies along s.
warp 17 { asm "TEXS.LZ RZ, R4, R6, R3, 13, 2D, R"   s = 0.3   t = 0.8   expect all header.fmt.sampling = "point" R4 = 0x32 }
warp 36 { asm "TEXS.LZ RZ, R4, R6, R3, 29, 2D, R"   s = 0.375   t = 0.5  expect all header.fmt.sampling = "linear" R4 = 2.5 }
warp 37 { asm "TEXS.LZ RZ, R4, R6, 30, 1D, R"       s = 0.5             expect all wrap.frac[1] = 0 wrap.zero_weight = 3 R4 = 101.5 }
warp 38 { asm "TEXS.LZ.DC RZ, R4, R6, R3, 31, 2D, R"   s = 0.5   t = 0.5   dref = 0.4   expect all R4 = 0.5 }

# Refused: codes without a meaning. Levels a little above 0.
warp 18 { asm "TEXS.LZ RZ, R4, R6, R3, 14, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }
warp 19 { asm "TEXS.LZ RZ, R4, R6, R3, 15, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }
warp 20 { asm "TEXS.LZ RZ, R4, R6, R3, 16, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }
warp 21 { asm "TEXS.LZ RZ, R4, R6, R3, 17, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }
warp 22 { asm "TEXS.LZ RZ, R4, R6, R3, 18, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }
warp 23 { asm "TEXS.LZ RZ, R4, R6, R3, 19, 2D, R"   s = 0.3   t = 0.8   expect all lod.clamped = 1 lod.level = 0 R4 = 0x32 }
warp 24 { asm "TEXS.LZ RZ, R4, R6, R3, 20, 2D, R"   s = 0.3   t = 0.8   expect all lod.clamped = 1 lod.level = 0 R4 = 0x32 }
warp 25 { asm "TEXS.LZ RZ, R4, R6, R3, 8, 2D, R"    s = 0.3   t = 0.8   expect all lod.clamped = 1 lod.level = 0 R4 = 0x32 }
warp 26 { asm "TEXS.LZ RZ, R4, R6, R3, 9, 2D, R"    s = 0.3   t = 0.8   expect all lod.clamped = 1 lod.level = 0 R4 = 0x32 }
warp 27 { asm "TEXS.LZ RZ, R4, R6, R3, 11, 2D, R"   s = 0.3   t = 0.8   expect all header.tag.status = "unsupported-sampler" R4 = 0 }

# A class that does not fit, a buffer, samples; before the sampler is judged.
warp 28 { asm "TEXS.LZ RZ, R4, R6, 5, 1D, R"             s = 0.3             expect all header.tag.status = "mismatch" R4 = 0 }
warp 29 { asm "TEXS.LZ RZ, R4, R6, R3, 6, 2D, R"         s = 0.3   t = 0.8   expect all header.tag.status = "mismatch" R4 = 0 }
warp 30 { asm "TEXS.LZ RZ, R4, R6, R3, 1, 2D, R"         s = 0.3   t = 0.8   expect all header.tag.status = "mismatch" R4 = 0 }
warp 31 { asm "TEXS.LZ RZ, R4, R6, 0, 1D, R"             s = 0.3             expect all header.tag.status = "mismatch" R4 = 0 }
warp 32 { asm "TEXS.LZ RZ, R4, R6, R3, 26, 2D, R"        s = 0.3   t = 0.8   expect all header.tag.status = "mismatch" R4 = 0 }
warp 33 { asm "TEXS.LZ RZ, R4, R6, R3, 27, ARRAY_2D, R"  array = 0   s = 0.3   t = 0.8   expect all header.tag.status = "mismatch" R4 = 0 }
warp 34 { asm "TEXS.LZ RZ, R4, R6, R3, 28, 2D, R"        s = 0.3   t = 0.8   expect all header.tag.status = "mismatch" R4 = 0 }
warp 35 { asm "TEXS.LZ.DC RZ, R4, R6, R3, 0, 2D, R"      s = 0.3   t = 0.8   dref = 0.5   expect all header.tag.status = "unsupported-header" R4 = 0 }  # integers cannot be compared
