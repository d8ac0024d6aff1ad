texlock 1                                       # TEX, TXD, TMML: several taps along the longer derivative
rules PD-4 PD-104 PD-106 PD-112 PD-122

# A ramp: on each of the first three levels a mean around u texels of the first one is u - 1/2.
texture 0 { format R32 FLOAT   size 64 64   levels 7   address 0x20000000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1
            texels expression (float(x * (1 + level * (level + 1) / 2) + (level * (level + 1) / 2) / 2.0)) }
# One row in eight is 1.0: any eight rows that follow each other have a mean of 1/8.
texture 1 { format R32 FLOAT   size 64 64   address 0x20100000   texels expression (float(1.0 - (y % 8 + 7 - (y % 8 + 7) % 8) / 8)) }
# Spreads that are not described, one field each.
texture 2 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2 }
texture 3 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1   ANISO_FINE_SPREAD_MODIFIER 2 }
texture 4 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1   ANISO_COARSE_SPREAD_MODIFIER 1 }
texture 5 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1   ANISO_SPREAD_SCALE 16 }
texture 6 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1   ANISO_BIAS 1 }
texture 7 { format R32 FLOAT   size 64 64   address 0x20100000   ANISO_COARSE_SPREAD_FUNC 1 }
texture 8 { format R32 UINT    size 64 64   address 0x20100000   ANISO_BIAS 8 }
texture 9 { format R32 FLOAT   size 64 64   levels 7   address 0x20000000   USE_HEADER_OPT_CONTROL 1   MAX_ANISOTROPY 1 }
sampler 0 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
sampler 1 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 1 }
sampler 2 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 3 }
sampler 3 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 0 sampler 2
handle 3 texture 0 sampler 3
handle 4 texture 1 sampler 0
handle 5 texture 2 sampler 0
handle 6 texture 3 sampler 0
handle 7 texture 4 sampler 0
handle 8 texture 5 sampler 0
handle 9 texture 6 sampler 0
handle 10 texture 7 sampler 0
handle 11 texture 2 sampler 3
handle 12 texture 8 sampler 0
handle 13 texture 9 sampler 0

# 4 texels along s and 1 along t: 4 taps of level 0, with the filter of minification. u = 32.25 and 36.25.
warp 0 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.50390625 0.56640625 0.50390625 0.56640625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.length = 16.0 lod.minor = 1.0 lod.pass.taps = 2 lod.lambda = 0 lod.level = 0 lod.sampling = "linear"
         expect lane 0 R8 = 31.75
         expect lane 1 R8 = 35.75
         expect lane 2 R8 = 31.75 }
# At most two taps, and six, which is eight: of 4 to 1, and of 16 to 1. 4 / 2 and 16 / 8 texels are level 1.
warp 1 { asm "TEX R8, R4, 1, 2D, 0x1"   active 0xf   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.pass.taps = 1 lod.lambda = 256 lod.level = 1
         expect lane 0 R8 = 31.5 }
warp 2 { asm "TEX R8, R4, 2, 2D, 0x1"   active 0xf   s = { 0.5 0.5 0.5 0.5 ... }   t = { 0.5 0.75 0.515625 0.75 ... }
         expect all lod.length = 256.0 lod.pass.taps = 3 lod.lambda = 256 lod.level = 1
         expect lane 0 R8 = 31.5 }
# Along t: each eight rows once.
warp 3 { asm "TEX R8, R4, 4, 2D, 0x1"   active 0xf   s = { 0.5 0.515625 0.5 0.515625 ... }   t = { 0.5 0.5 0.625 0.625 ... }
         expect all lod.length = 64.0 lod.minor = 1.0 lod.pass.taps = 3 lod.lambda = 0 R8 = 0.125 }
# 2 texels to 1/64: two taps are less than a texel apart with less. 1 texel is one tap, and of magnification.
warp 4 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.5 0.53125 0.5 0.53125 ... }   t = { 0.5 0.5 0.500244140625 0.500244140625 ... }
         expect all lod.length = 4.0 lod.pass.taps = 1 lod.lambda = 0 }
warp 5 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.5 0.515625 0.5 0.515625 ... }   t = { 0.5 0.5 0.500244140625 0.500244140625 ... }
         expect all lod.length = 1.0 lod.pass.taps = 0 lod.lambda = 0 lod.sampling = "point" }
# A bias counts from there on: one level up.
warp 6 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   active 0xf   lod = 1.0   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.pass.taps = 2 lod.lambda = 0 lod.clamped = 256 lod.level = 1
         expect lane 0 R8 = 31.5 }
# Without a derivative, or with MAX_ANISOTROPY 0, there is one tap; the header's limit counts if it says so.
warp 7 { asm "TEX.LL R8, R4, R2, 0, 2D, 0x1"   lod = 1.5   s = 0.5   t = 0.25   expect all lod.pass.taps = 0 R8 = 31.5 }
warp 8 { asm "TEX.LZ R8, R4, 0, 2D, 0x1"   s = 0.5   t = 0.25   expect all lod.pass.taps = 0 R8 = 32.0 }
warp 9 { asm "TEX R8, R4, 3, 2D, 0x1"   active 0xf   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.pass.taps = 0 lod.lambda = 512 lod.level = 2
         expect lane 0 R8 = 31.5 }
warp 10 { asm "TEX R8, R4, 13, 2D, 0x1"   active 0xf   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
          expect all lod.pass.taps = 1 lod.lambda = 256 }
# Derivatives that are given, of each thread; the level alone.
warp 11 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 0x3   s = 0.5   t = 0.5   dsdx = { 0.0625 0.015625 ... }   dsdy = 0.0   dtdx = 0.0   dtdy = { 0.015625 0.015625 ... }
          expect lane 0 lod.pass.taps = 2 lod.lambda = 0 R8 = 31.5
          expect lane 1 lod.pass.taps = 0 lod.lambda = 0 R8 = 32.0 }
warp 12 { asm "TMML.LOD R8, R4, 1, 2D, 0x3"   active 0xf   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
          expect all lod.lambda = 256 lod.pass.taps = 0 R8 = 256 R9 = 256 }

# Spreads that are not described are refused where there may be several taps, and only there.
warp 13 { asm "TEX R8, R4, 5, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 14 { asm "TEX R8, R4, 6, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 15 { asm "TEX.LB R8, R4, R2, 7, 2D, 0x1"   lod = 1.0   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 16 { asm "TEX R8, R4, 8, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 17 { asm "TEX R8, R4, 9, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 18 { asm "TEX R8, R4, 10, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 19 { asm "TXD R8, R4, R12, 5, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 20 { asm "TMML.LOD R8, R4, 9, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 21 { asm "TEX.LL R8, R4, R2, 5, 2D, 0x1"   lod = 0.0   s = 0.5   t = 0.5   expect all header.tag.status = "ok" R8 = 1.0 }
warp 22 { asm "TEX.LZ R8, R4, 9, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "ok" R8 = 1.0 }
warp 23 { asm "TEX R8, R4, 11, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "ok" R8 = 1.0 }
warp 24 { asm "TEX R8, R4, 12, 2D, 0x1"   s = 0.5   t = 0.5   expect all header.tag.status = "ok" header.detail.taps = 0 }

# On the face -z a difference of s along x is turned after it was taken: 0.25 - 0.25 is +0, turned -0, and to the left of it +0.
texture 10 { format R32 FLOAT   type CUBEMAP   size 64 64   address 0x20200000   texels expression (float(1.0 * layer)) }
handle 14 texture 10 sampler 0
warp 25 { asm "TEX R8, R0, 14, CUBE, 0x1"   active 0xf   s = 0.25   t = { 0 0.25 0.015625 0.25 ... }   r = -1.0
          expect all lod.pass.taps = 3 lod.apart[0] = 0x0 R8 = 5.0 }

# Half of each of two levels, the second of which is 0: x squared around column 32, of 4, 8 and 16 taps. A tap comes twice.
texture 11 { format R32 FLOAT   size 64 64   levels 2   address 0x20300000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1
             texels expression (float(x * x * (1 - level))) }
handle 15 texture 11 sampler 0
warp 26 { asm "TEX.LB R8, R4, R2, 15, 2D, 0x1"   active 0xf   lod = 0.5   s = { 0.5 0.5625 0.5 0.5625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
          expect all lod.pass.taps = 2 lod.clamped = 128
          expect lane 0 R8 = 496.75 }
warp 27 { asm "TEX.LB R8, R4, R2, 15, 2D, 0x1"   active 0xf   lod = 0.5   s = { 0.5 0.625 0.5 0.625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
          expect all lod.pass.taps = 3 lod.clamped = 128
          expect lane 0 R8 = 498.75 }
warp 28 { asm "TEX.LB R8, R4, R2, 15, 2D, 0x1"   active 0xf   lod = 0.5   s = { 0.5 0.75 0.5 0.75 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
          expect all lod.pass.taps = 4 lod.clamped = 128
          expect lane 0 R8 = 506.75 }
