texlock 1                                       # TEX: headers whose spread of taps is not described
rules PD-4 PD-112 PD-122
rules without PD-121
# Column x holds x. 0, 1: as drivers write it, and not written.
texture 0 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 1   texels expression (float(x)) }
texture 1 { format R32 FLOAT   size 64 64   address 0x20000000   texels expression (float(x)) }
texture 2 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_FUNC 2   texels expression (float(x)) }
texture 3 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_COARSE_SPREAD_FUNC 1   texels expression (float(x)) }
texture 4 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_FUNC 2   ANISO_COARSE_SPREAD_FUNC 2   texels expression (float(x)) }
texture 5 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_FUNC 3   ANISO_COARSE_SPREAD_FUNC 1   texels expression (float(x)) }
texture 6 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_MODIFIER 1   texels expression (float(x)) }
texture 7 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_FINE_SPREAD_MODIFIER 2   texels expression (float(x)) }
texture 8 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_COARSE_SPREAD_MODIFIER 1   texels expression (float(x)) }
texture 9 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_COARSE_SPREAD_MODIFIER 2   texels expression (float(x)) }
texture 10 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_SPREAD_SCALE 1   texels expression (float(x)) }
texture 11 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_SPREAD_SCALE 16   texels expression (float(x)) }
texture 12 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_BIAS 1   texels expression (float(x)) }
texture 13 { format R32 FLOAT   size 64 64   address 0x20000000   ANISO_BIAS 8   texels expression (float(x)) }
# One tap: by the limit of the sampler or its filter, by that of the header, by integers.
texture 14 { format R32 FLOAT   size 64 64   address 0x20000000   USE_HEADER_OPT_CONTROL 1   MAX_ANISOTROPY 0   ANISO_BIAS 8   texels expression (float(x)) }
texture 15 { format R32 UINT   size 64 64   address 0x20100000   ANISO_FINE_SPREAD_FUNC 2   texels expression (x) }
texture 16 { format R32 FLOAT   size 64 64   address 0x20000000   USE_HEADER_OPT_CONTROL 1   MAX_ANISOTROPY 1   ANISO_BIAS 8   texels expression (float(x)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 1   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0
handle 10 texture 10 sampler 0
handle 11 texture 11 sampler 0
handle 12 texture 12 sampler 0
handle 13 texture 13 sampler 0
handle 14 texture 14 sampler 0
handle 15 texture 15 sampler 0
handle 16 texture 16 sampler 1
handle 17 texture 2 sampler 1
handle 18 texture 2 sampler 2
handle 19 texture 2 sampler 3
handle 20 texture 0 sampler 2

# Quads of 4 texels by 1, around the columns 8 and 12: two taps.
warp 0 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 1
         expect lane 0 R8 = 7.5
         expect lane 1 R8 = 11.5 }
warp 1 { asm "TEX R8, R4, 1, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 1
         expect lane 0 R8 = 7.5
         expect lane 1 R8 = 11.5 }
warp 2 { asm "TEX R8, R4, 2, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 3 { asm "TEX R8, R4, 3, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 4 { asm "TEX R8, R4, 4, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 5 { asm "TEX R8, R4, 5, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 6 { asm "TEX R8, R4, 6, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 7 { asm "TEX R8, R4, 7, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 8 { asm "TEX R8, R4, 8, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 9 { asm "TEX R8, R4, 9, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 10 { asm "TEX R8, R4, 10, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 11 { asm "TEX R8, R4, 11, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 12 { asm "TEX R8, R4, 12, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 13 { asm "TEX R8, R4, 13, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 14 { asm "TEX R8, R4, 16, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 }
# A bias, derivatives that are given, and the question for a level: the same.
warp 15 { asm "TEX.LB R8, R4, R2, 2, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   lod = 1.0   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 24 { asm "TXD R8, R4, R12, 8, 2D, 0x1"   active 0xf   s = 0.125   t = 0.5   dsdx = 0.0625   dsdy = 0.0   dtdx = 0.0   dtdy = 0.015625   expect all header.tag.status = "unsupported-header" R8 = 0 }
warp 25 { asm "TMML.LOD R8, R4, 13, 2D, 0x3"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 }
# A level that is given has no taps.
warp 16 { asm "TEX.LL R8, R4, R2, 2, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }   lod = 1.5
         expect all header.tag.status = "ok" lod.pass.taps = 0
         expect lane 0 R8 = 7.5 }
warp 17 { asm "TEX.LZ R8, R4, 13, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0
         expect lane 0 R8 = 7.5 }
# No taps are allowed.
warp 18 { asm "TEX R8, R4, 14, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0 }
warp 19 { asm "TEX R8, R4, 17, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0 }
warp 20 { asm "TEX R8, R4, 18, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0 }
warp 21 { asm "TEX R8, R4, 19, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0 }
warp 22 { asm "TEX R8, R4, 20, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0 }
warp 23 { asm "TEX R8, R4, 15, 2D, 0x1"   active 0xf   s = { 0.125 0.1875 0.125 0.1875 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all header.tag.status = "ok" lod.pass.taps = 0
         expect lane 0 R8 = 8 }
