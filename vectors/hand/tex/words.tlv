texlock 1                                       # TEX: words that run, and words that are refused
rules PD-2 PD-109 PD-110 PD-120 PD-120a PD-123
rules without PD-100 PD-101 PD-102 PD-103 PD-104 PD-106 PD-107 PD-111 PD-113 PD-124

texture 0 { format R32_G32_B32_A32 UINT   source R G B A   type TWO_D   size 8 4   address 0x21000000
            texels expression (x + 16 * y) (x + 16 * y + 0x1000) (x + 16 * y + 0x2000) (x + 16 * y + 0x3000) }
texture 1 { format R32 UINT   type ONE_D_ARRAY   size 8   layers 3   address 0x22000000   texels expression (x + 256 * layer) }
texture 2 { format R32 UINT   type ONE_D_BUFFER   size 16   address 0x23000000 }
texture 3 { format R32 UINT   type THREE_D   size 4 4 4   address 0x24000000   texels expression (x + 16 * y + 256 * z) }
texture 4 { format R32 UINT   size 4 4   samples MODE_2X2   address 0x25000000 }
texture 5 { format R32 UINT   type ONE_D   size 8   address 0x26000000   texels expression (x + 64) }
sampler 0 { address WRAP WRAP }
texture 6 { format R32 UINT   type CUBEMAP   size 4 4   address 0x27000000   texels expression (x + 16 * y + 256 * layer) }
handle 8 texture 6 sampler 1
handle 9 texture 6 sampler 0
sampler 1 { address WRAP WRAP WRAP   MAG_FILTER 2 }
handle 6 texture 3 sampler 1
texture 7 { format R32 FLOAT   type THREE_D   size 4 4 4   address 0x28000000   texels expression (float(z * 1.0)) }
texture 8 { format R32 FLOAT   type CUBEMAP   size 4 4   address 0x29000000   texels expression (float(100.0 * layer + x)) }
handle 10 texture 7 sampler 1
handle 11 texture 8 sampler 1
handle 7 texture 3 sampler 0
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0

# Registers: array, s, t; handle, offsets, reference. A component is written where its bit is set.
warp 0 { asm "TEX.LZ R8, R2, 0, 2D, 0xa"   s = 0.3   t = 0.8
         expect all header.fmt.sampling = "point" R8 = 0x1032 R9 = 0x3032 R10 = unwritten }
warp 1 { asm "TEX.LZ.AOFFI R8, R4, R7, 0, 2D, 0x1"   s = 0.3   t = 0.8   offset = { 0xabcdefff 0x08 0x80 0x77 0 ... }
         expect lane 0 R8 = 0x21                            # -1, -1: 0xf, 0xf; all above is ignored
         expect lane 1 R8 = 0x32                            # -8 of 8 texels
         expect lane 2 R8 = 0x32                            # -8 of 4
         expect lane 3 R8 = 0x21                            # 7, 7
         expect lane 0 coord.offset_u[1] = -1 coord.offset_v[3] = -1 }
warp 2 { asm "TEX.B.LZ.AOFFI P2, R8, R4, R6, 0x0, ARRAY_1D, 0x1"   handle = handle(texture 1, sampler 0)
         array = 2   s = 0.5   offset = 0xf3
         expect all coord.offset_u[0] = 3 coord.offset_v[0] = 0 R8 = 0x207 P2 = 0 }
warp 3 { asm "TEX.LZ.NDV.NODEP.T R8, R2, 0, 2D, 0x1"   killed 0x2   s = 0.3   t = 0.8
         expect lane 0 R8 = 0x32
         expect lane 1 R8 = unwritten }
warp 4 { asm "TEX.LZ R8, R5, 1, 1D, 0x1"   s = 0.9                       # without an index it is layer 0
         expect all R8 = 7 }
warp 17 { asm "TEX.LZ R8, R2, 5, ARRAY_1D, 0x1"   array = 3   s = 0.9            # the index of a type without layers
         expect all R8 = 71 }

# A type that does not fit: zeros.
warp 5 { asm "TEX.LZ R8, R2, 0, 1D, 0xf"   s = 0.3        expect all header.tag.status = "mismatch" R8 = 0 R11 = 0 }
warp 6 { asm "TEX.LZ R8, R5, 2, 1D, 0x1"   s = 0.3        expect all header.tag.status = "mismatch" R8 = 0 }
warp 7 { asm "TEX.LZ R8, R2, 3, 2D, 0x1"   s = 0.3  t = 0.3   expect all header.tag.status = "mismatch" R8 = 0 }
warp 8 { asm "TEX.LZ R8, R2, 4, 2D, 0x1"   s = 0.3  t = 0.3   expect all header.tag.status = "mismatch" R8 = 0 }

# Levels from derivatives, with a bias, or in a register.
warp 9 { word 0xc0380007aff70208   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }   # TEX R8, R2, 0, 2D
warp 10 { word 0xc1380007a0470208   active 0   expect token decode.mode = 2 decode.tag.status = "ok" }   # TEX.LB R8, R2, R4
warp 11 { word 0xc1b80007a0470208   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }   # .LL
warp 12 { word 0xc3380007a0470208   active 0   expect token decode.mode = 6 decode.tag.status = "ok" }   # .LBA
warp 13 { word 0xc3b80007a0470208   active 0   expect token decode.mode = 7 decode.tag.status = "ok" }   # .LLA
warp 14 { word 0xc0bc0007c0070408   expect token decode.illegal = "paramA" }   # TEX.LZ.DC R8, R4, R0, 0, 3D
warp 15 { word 0xc1b80007e0470408   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }   # CUBE
warp 16 { word 0xc1b80007f0470408   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }   # ARRAY_CUBE

# Refused: codes 4 and 5, ARRAY_3D, .LC, reserved bits, registers; each also in the other form.
warp 18 { word 0xc2380007aff70208   expect token decode.illegal = "lod" }
warp 19 { word 0xc2b80007aff70208   expect token decode.illegal = "lod" }
warp 20 { word 0xdeb80087a0470208   expect token decode.illegal = "lod" }
warp 21 { word 0xdeb800a7a0470208   expect token decode.illegal = "lod" }
warp 22 { word 0xc0b80007dff70408   expect token decode.illegal = "paramA" }
warp 23 { word 0xdeb80027d0470408   expect token decode.illegal = "paramA" }
warp 24 { word 0xc4b80007aff70208   expect token decode.illegal = "CL" }
warp 25 { word 0xdeb80127a0470208   expect token decode.illegal = "CL" }
warp 26 { word 0xdeb80227a0470208   expect token decode.illegal = "reserved-bits" }
warp 27 { word 0xdeb90027a0470208   expect token decode.illegal = "reserved-bits" }
warp 28 { word 0xc0b80007aff70308   expect token decode.illegal = "Ra" }       # s, t from R3 on
warp 29 { word 0xc0b80007bff70208   expect token decode.illegal = "Ra" }       # array, s, t from R2 on
warp 30 { word 0xc0f80007aff70208   expect token decode.illegal = "Rb" }       # offsets without Rb
warp 31 { word 0xdeb80037a0570208   expect token decode.illegal = "Rb" }       # handle and offsets from R5 on
warp 32 { word 0xc0b80007aff70206   expect token decode.illegal = "Rd" }       # four from R6 on
warp 33 { word 0xc1bc0007a0670208   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }   # .LL.DC: level and reference from R6 on
warp 34 { word 0xc1fc0007a0670208   expect token decode.illegal = "Rb" }       # and offsets: three
warp 35 { word 0xc1380007aff70208   expect token decode.illegal = "Rb" }       # .LB, .LL, .LBA, .LLA without Rb
warp 36 { word 0xc1b80007aff70208   expect token decode.illegal = "Rb" }
warp 37 { word 0xc3380007aff70208   expect token decode.illegal = "Rb" }
warp 38 { word 0xc3b80007aff70208   expect token decode.illegal = "Rb" }

# Handles beyond the pools: zeros.
warp 39 { asm "TEX.B.LZ R8, R2, R4, 0x0, 2D, 0x1"   handle = 0x00500000   s = 0.3   t = 0.3
          expect all bind.tag.status = "invalid-sampler" R8 = 0 }
warp 40 { asm "TEX.B.LZ R8, R2, R4, 0x0, 2D, 0x1"   handle = 0x00000123   s = 0.3   t = 0.3
          expect all bind.tag.status = "invalid-header" R8 = 0 }

# Volumes: one texel, or a mean of two slices; 2D does not fit.
warp 41 { asm "TEX.LZ R8, R4, 7, 3D, 0x1"   s = 0.3   t = 0.6   r = 0.8   expect all coord.fixed[2] = 896 wrap.slice = 3 R8 = 0x321 }
warp 42 { asm "TEX.LZ R8, R4, 6, 3D, 0x1"   s = 0.3   t = 0.6   r = 0.8   expect all lod.sampling = "point" R8 = 0x321 }   # integers
warp 47 { asm "TEX.LZ R8, R4, 10, 3D, 0x1"   s = 0.3   t = 0.6   r = 0.8   expect all R8 = 2.69921875 }   # slices 2 and 3
warp 43 { asm "TEX.LZ R8, R4, 0, 3D, 0x1"   s = 0.3   t = 0.6   r = 0.8   expect all header.tag.status = "mismatch" R8 = 0 }

# Cubes: one texel of a face, a mean of four.
warp 44 { asm "TEX.LZ R8, R4, 9, CUBE, 0x1"   s = 0.3   t = -1.0   r = -0.6   expect all coord.face = 3 R8 = 0x332 }
warp 45 { asm "TEX.LZ R8, R4, 8, CUBE, 0x1"   s = 0.3   t = -1.0   r = -0.6   expect all lod.sampling = "point" R8 = 0x332 }
warp 48 { asm "TEX.LZ R8, R4, 11, CUBE, 0x1"   s = 0.3   t = -1.0   r = -0.6   expect all lod.sampling = "linear" R8 = 302.1015625 }
warp 46 { asm "TEX.LZ R8, R4, 7, CUBE, 0x1"   s = 0.3   t = -1.0   r = -0.6   expect all header.tag.status = "mismatch" R8 = 0 }
