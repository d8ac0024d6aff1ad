texlock 1                                       # TXD: derivatives in registers; words that are refused
rules PD-2 PD-102 PD-103 PD-106 PD-107 PD-114

texture 0 { format R32 FLOAT   type TWO_D   size 8 8   levels 4   address 0x20000000   texels expression (float(1.0 * level)) }
texture 1 { format R32 FLOAT   type ONE_D_ARRAY   size 16   layers 3   levels 5   address 0x21000000   texels expression (float(100.0 * layer + level)) }
texture 2 { format R32 UINT   type TWO_D   size 8 4   address 0x22000000   texels expression (x + 16 * y) }
texture 3 { format R32 FLOAT   type CUBEMAP   size 8 8   levels 4   address 0x23000000 }
texture 4 { format R32 FLOAT   type TWO_D   size 8 8   levels 4   address 0x24000000   LOD_ISO_QUALITY 1   texels expression (float(1.0 * level)) }
sampler 0 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
sampler 1 { address WRAP WRAP   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 1
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0

# 8 texels: 1/4 along s is 2 of them, 1/2 along t is 4. The longer one counts, of x or of y.
warp 0 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.25
         dsdx = { 0.25 0.0 0.25 0.0 0.125 0.25 0.0 ... }   dsdy = { 0.0 0.25 0.0 0.0 0.0 0.125 0.0 ... }
         dtdx = { 0.0 0.0 0.0 0.0 0.0 0.25 0.0 ... }       dtdy = { 0.0 0.0 0.5 -0.5 0.0 0.0 0.0 ... }
         expect lane 0 lod.length = 4.0 lod.lambda = 256 R8 = 1.0
         expect lane 1 lod.lambda = 256 R8 = 1.0
         expect lane 2 lod.length = 16.0 R8 = 2.0
         expect lane 3 R8 = 2.0
         expect lane 4 lod.lambda = 0 R8 = 0
         expect lane 5 lod.length = 8.0 lod.lambda = 384 R8 = 1.5        # 2 and 2 texels
         expect lane 6 lod.length = 0 lod.lambda = -32768 R8 = 0 }
# A thread alone has them too, of any shader; LOD_ISO_QUALITY looks at no other differences.
warp 1 { asm "TXD R8, R4, R12, 4, 2D, 0x1"   active 0x20   stage compute   s = 0.5   t = 0.25   dsdx = 0.25   dsdy = 0.25   dtdx = 0.0   dtdy = 0.0
         expect lane 5 decode.divergent = 0 lod.lambda = 256 R8 = 1.0 }
# What is no number is 0, and an infinity the greatest number, whose square is infinite.
warp 2 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.25   dsdx = { bits(0x7fc00000) bits(0xff800000) 0.0 ... }   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0
         expect lane 0 lod.length = 0 R8 = 0
         expect lane 1 lod.length = 0x7f800000 lod.lambda = 32767 R8 = 3.0 }
# Array and offsets share a register: of an array without offsets its upper half does not matter, of offsets alone the lower one.
warp 3 { asm "TXD R8, R4, R12, 1, ARRAY_1D, 0x1"   s = 0.5   array = 0xffff0002   dsdx = 0.125   dsdy = 0.0   expect all decode.array = 2 decode.off1 = 0 R8 = 201.0 }
warp 4 { asm "TXD.AOFFI R8, R4, R12, 2, 2D, 0x1"   s = 0.0   t = 0.0   array = { 0x00210005 0x00f70005 0 ... }   dsdx = 0.0   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0
         expect lane 0 decode.array = 0 decode.off1 = 0x21 R8 = 0x21
         expect lane 1 R8 = 0x37
         expect lane 2 R8 = 0 }
warp 5 { asm "TXD.B.AOFFI.NODEP.T R8, R4, R12, 0, ARRAY_1D, 0x1"   killed 0x2   handle = handle(texture 1, sampler 0)   s = 0.5   array = 0x00010001   dsdx = 0.125   dsdy = 0.0
         expect lane 0 coord.offset_u[0] = 1 R8 = 101.0
         expect lane 1 R8 = unwritten }
# A cube is no 2D texture: zeros.
warp 6 { asm "TXD R8, R4, R12, 3, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = 0.0   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0   expect all header.tag.status = "mismatch" R8 = 0 }

# Refused: 3D and CUBE, .LC, reserved bits, registers, the phase.
warp 8 { word 0xde380000c0c70408   expect token decode.illegal = "paramA" }
warp 9 { word 0xde780000e0c70408   expect token decode.illegal = "paramA" }
warp 10 { word 0xde3c0000a0c70408   expect token decode.illegal = "CL" }
warp 11 { word 0xde780010a0c70408   expect token decode.illegal = "reserved-bits" }
warp 12 { word 0xde380000a0c70508   expect token decode.illegal = "Ra" }
warp 13 { word 0xde780000b0c70608   expect token decode.illegal = "Ra" }
warp 7 { word 0xde380000b0c70608   expect token decode.illegal = "Ra" }
warp 14 { word 0xde380000a0e70408   expect token decode.illegal = "Rb" }
warp 15 { word 0xde380001a0c70409   expect token decode.illegal = "Rd" }
warp 16 { word 0xde380000a0c70408   phase 3   expect token decode.illegal = "phase" }
