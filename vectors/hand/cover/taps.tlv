texlock 1                                       # several taps: each number of taps for each kind of coordinates
rules PD-112 PD-114

texture 0 { format R32 FLOAT   type ONE_D   size 64   levels 7   address 0x20000000   texels expression (float(1.0 * level)) }
texture 1 { format R32 FLOAT   type ONE_D_ARRAY   size 64   layers 2   levels 7   address 0x21000000   texels expression (float(1.0 * level)) }
texture 2 { format R32 FLOAT   type TWO_D_ARRAY   size 64 64   layers 2   levels 7   address 0x22000000   texels expression (float(1.0 * level)) }
texture 3 { format R32 FLOAT   type CUBEMAP_ARRAY   size 64 64   layers 2   levels 7   address 0x23000000   texels expression (float(1.0 * level)) }
sampler 0 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 1 }
sampler 1 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 2 }
sampler 2 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 4 }
sampler 3 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 0 sampler 2
handle 3 texture 0 sampler 3
handle 4 texture 1 sampler 0
handle 5 texture 1 sampler 1
handle 6 texture 1 sampler 2
handle 7 texture 1 sampler 3
handle 8 texture 2 sampler 0
handle 9 texture 2 sampler 1
handle 10 texture 2 sampler 2
handle 11 texture 2 sampler 3
handle 12 texture 3 sampler 0
handle 13 texture 3 sampler 1
handle 14 texture 3 sampler 2
handle 15 texture 3 sampler 3

# 16 texels along s and less than one along the other: as many taps as are allowed, of level 3, 2, 1, 0.
warp 0 { asm "TEX R8, R4, 0, 1D, 0x1"   active 0xf   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 1 { asm "TEX R8, R4, 1, 1D, 0x1"   active 0xf   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 2 { asm "TEX R8, R4, 2, 1D, 0x1"   active 0xf   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 3 { asm "TEX R8, R4, 3, 1D, 0x1"   active 0xf   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 4 { asm "TEX R8, R4, 4, ARRAY_1D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 5 { asm "TEX R8, R4, 5, ARRAY_1D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 6 { asm "TEX R8, R4, 6, ARRAY_1D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 7 { asm "TEX R8, R4, 7, ARRAY_1D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 8 { asm "TEX R8, R4, 8, ARRAY_2D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.25   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 9 { asm "TEX R8, R4, 9, ARRAY_2D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.25   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 10 { asm "TEX R8, R4, 10, ARRAY_2D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.25   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 11 { asm "TEX R8, R4, 11, ARRAY_2D, 0x1"   active 0xf   array = 1   s = { 0.0 0.25 0.0 0.25 ... }   t = 0.25   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 12 { asm "TEX R8, R4, 12, ARRAY_CUBE, 0x1"   active 0xf   array = 1   s = { 0.0 0.5 0.0 0.5 ... }   t = 0.25   r = 1.0   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 13 { asm "TEX R8, R4, 13, ARRAY_CUBE, 0x1"   active 0xf   array = 1   s = { 0.0 0.5 0.0 0.5 ... }   t = 0.25   r = 1.0   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 14 { asm "TEX R8, R4, 14, ARRAY_CUBE, 0x1"   active 0xf   array = 1   s = { 0.0 0.5 0.0 0.5 ... }   t = 0.25   r = 1.0   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 15 { asm "TEX R8, R4, 15, ARRAY_CUBE, 0x1"   active 0xf   array = 1   s = { 0.0 0.5 0.0 0.5 ... }   t = 0.25   r = 1.0   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 16 { asm "TXD R8, R4, R12, 0, 1D, 0x1"   active 0x5   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 17 { asm "TXD R8, R4, R12, 1, 1D, 0x1"   active 0x5   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 18 { asm "TXD R8, R4, R12, 2, 1D, 0x1"   active 0x5   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 19 { asm "TXD R8, R4, R12, 3, 1D, 0x1"   active 0x5   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 20 { asm "TXD R8, R4, R12, 4, ARRAY_1D, 0x1"   active 0x5   array = 1   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 21 { asm "TXD R8, R4, R12, 5, ARRAY_1D, 0x1"   active 0x5   array = 1   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 22 { asm "TXD R8, R4, R12, 6, ARRAY_1D, 0x1"   active 0x5   array = 1   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 23 { asm "TXD R8, R4, R12, 7, ARRAY_1D, 0x1"   active 0x5   array = 1   s = 0.5   dsdx = 0.25   dsdy = 0.0   expect all lod.pass.taps = 4 R8 = 0.0 }
warp 24 { asm "TXD R8, R4, R12, 8, ARRAY_2D, 0x1"   active 0x5   array = 1   s = 0.5   t = 0.25   dsdx = 0.25   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0   expect all lod.pass.taps = 1 R8 = 3.0 }
warp 25 { asm "TXD R8, R4, R12, 9, ARRAY_2D, 0x1"   active 0x5   array = 1   s = 0.5   t = 0.25   dsdx = 0.25   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0   expect all lod.pass.taps = 2 R8 = 2.0 }
warp 26 { asm "TXD R8, R4, R12, 10, ARRAY_2D, 0x1"   active 0x5   array = 1   s = 0.5   t = 0.25   dsdx = 0.25   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0   expect all lod.pass.taps = 3 R8 = 1.0 }
warp 27 { asm "TXD R8, R4, R12, 11, ARRAY_2D, 0x1"   active 0x5   array = 1   s = 0.5   t = 0.25   dsdx = 0.25   dsdy = 0.0   dtdx = 0.0   dtdy = 0.0   expect all lod.pass.taps = 4 R8 = 0.0 }

# Places of 2^-127 along t are zero; 7.5 steps from there the exponent of a place has its highest bit.
texture 4 { format R32 FLOAT   type TWO_D   size 64 64   address 0x24000000   texels expression (float(1.0 * x)) }
texture 5 { format R32 FLOAT   type THREE_D   size 8 8 4   address 0x25000000   texels expression (float(1.0 * z)) }
handle 16 texture 4 sampler 3
handle 17 texture 5 sampler 3
warp 40 { asm "TXD R8, R4, R12, 16, 2D, 0x1"   active 0x1   s = 0.5   t = 0.5   dsdx = 0.0625   dsdy = 0.0   dtdx = 4.701977403289150e-38   dtdy = 0.015625
          expect all lod.pass.taps = 2 lod.apart[0] = -0.0234375 lod.apart[1] = 0x80c00000 R8 = 31.5 }
warp 41 { asm "TEX R8, R4, 17, 3D, 0x1"   active 0xf   s = 0.5   t = 0.5   r = { 0.0 16.0 0.0 16.0 ... }
          expect all lod.pass.taps = 4 lod.apart[2] = -7.5 }
# Sums of odd codes by odd weights, of four lanes.
texture 6 { format A8B8G8R8 UNORM   type THREE_D   size 16 16 8   levels 3   address 0x26000000   texels noise 7 }
sampler 4 { address WRAP WRAP   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 18 texture 6 sampler 4
warp 42 { asm "TEX.LL R8, R4, R12, 18, 3D, 0xf"   lod = 0.50390625   s = lane / 31.0   t = lane / 17.0   r = lane / 13.0   expect all lod.pass.weight = 129 }
