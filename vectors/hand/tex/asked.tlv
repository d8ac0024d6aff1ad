texlock 1                                       # TMML: the level of detail; words that are refused
rules PD-2 PD-100 PD-104 PD-105 PD-116

texture 0 { format R32 FLOAT   type TWO_D   size 8 8   levels 4   address 0x20000000 }
texture 1 { format R32 FLOAT   type TWO_D_ARRAY   size 8 8   layers 2   levels 4   address 0x21000000 }
texture 2 { format R32 FLOAT   type TWO_D   size 8 8   levels 4   address 0x22000000   MIN_LOD_CLAMP 0x280 }
sampler 0 { address WRAP WRAP   MIP_FILTER 3   MAX_LOD_CLAMP 0x1c0 }
sampler 1 { address WRAP WRAP   MIP_FILTER 2   MAX_LOD_CLAMP 0xfff   MIP_LOD_BIAS 0x1f40 }
sampler 2 { address WRAP WRAP   MIP_FILTER 1   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 2 sampler 2
handle 3 texture 1 sampler 0
handle 4 texture 0 sampler 2
texture 3 { format R32 FLOAT   type THREE_D   size 8 8 8   levels 4   address 0x23000000 }

# Quads of 1, 4 and 1/4 texels along s: levels 0, 2 and -2. After clamps 1.75 is the most.
warp 0 { asm "TMML.LOD R8, R4, 0, 2D, 0xf"   s = { 0.0 0.125 0.0 0.125 0.0 0.5 0.0 0.5 0.0 0.03125 0.0 0.03125 0.0 ... }   t = 0.5
         expect lane 0 address.fetch = 0 R8 = 0 R9 = 0 R10 = 0 R11 = 0
         expect lane 5 R8 = 0x200 R9 = 0x1c0 R10 = 0 R11 = 0
         expect lane 8 R8 = 0xfffffe00 R9 = 0
         expect lane 12 lod.lambda = -32768 R8 = 0xffff8000 R9 = 0 }
# A bias of -0.75: 1.25, of which POINT reads level 1. A mask writes the registers that it names.
warp 1 { asm "TMML.B.LOD R8, R4, R12, 0, 2D, 0x3"   handle = handle(texture 0, sampler 1)   s = { 0.0 0.5 0.0 0.5 0.0 ... }   t = 0.5   expect lane 3 R8 = 0x140 R9 = 0x100 }
warp 2 { asm "TMML.LOD R8, R4, 1, 2D, 0x2"   s = { 0.0 0.5 0.0 0.5 0.0 ... }   t = 0.5   expect lane 0 R8 = 0x100 R9 = unwritten }
# NONE reads the level that MIN_LOD_CLAMP leaves, of which this is not said.
warp 3 { asm "TMML.LOD R8, R4, 2, 2D, 0x3"   s = { 0.0 0.5 0.0 0.5 0.0 ... }   t = 0.5   expect lane 0 lod.clamped = 0x280 R8 = 0x200 R9 = 0 }
warp 6 { asm "TMML.LOD R8, R4, 4, 2D, 0x3"   s = { 0.0 0.125 0.0 0.125 0.0 ... }   t = 0.5   expect lane 0 R8 = 0 R9 = 0 }
# 1.5 texels: 0.585 levels, between which LINEAR reads.
warp 7 { asm "TMML.LOD R8, R4, 0, 2D, 0x3"   s = { 0.0 0.1875 0.0 0.1875 0.0 ... }   t = 0.5   expect lane 0 R8 = 150 R9 = 150 }
# A divergent quad has no derivatives, unless .NDV says otherwise. The array index does not matter.
warp 4 { asm "TMML.LOD.NODEP.P R8, R4, 3, ARRAY_2D, 0x3"   active 0x7   killed 0x4   array = { 0 1 70000 ... }   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.5
         expect lane 0 decode.divergent = 1 R8 = 0xffff8000 R9 = 0
         expect lane 2 R8 = unwritten }
warp 5 { asm "TMML.LOD.NDV R8, R4, 3, ARRAY_2D, 0x3"   active 0x7   array = { 0 1 70000 ... }   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.5   expect lane 2 R8 = 0x100 R9 = 0x100 }
warp 16 { asm "TMML.B.LOD R8, R4, R12, 0, 3D, 0x3"   active 0x1   handle = handle(texture 3, sampler 0)   s = 0.5   t = 0.5   r = 0.5   expect lane 0 R8 = 0xffff8000 R9 = 0 }

# Refused: ARRAY_3D, bit 50, reserved bits, registers, the phase.
warp 8 { word 0xdf580000dff70408   expect token decode.illegal = "paramA" }
warp 9 { word 0xdf5c0000aff70408   expect token decode.illegal = "reserved-bits" }
warp 10 { word 0xdf600010a0c70408   expect token decode.illegal = "reserved-bits" }
warp 11 { word 0xdf580000aff70508   expect token decode.illegal = "Ra" }
warp 12 { word 0xdf600000aff70408   expect token decode.illegal = "Rb" }
warp 13 { word 0xdf580001aff70409   expect token decode.illegal = "Rd" }
warp 14 { word 0xdf580000aff70408   phase 3   expect token decode.illegal = "phase" }
