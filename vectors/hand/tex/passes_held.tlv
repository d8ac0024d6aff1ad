texlock 1                                       # TEX: passes while answers are held; slices without weight; least sums
rules PD-61 PD-106 PD-107 PD-109 PD-124
traffic { result_stall 90 }

# Slices of one GOB each: 0 at 0x0, 1 at 0x200, 2 at 0x400, 3 at 0x600.
texture 0 { format R32 FLOAT   type TWO_D   size 8 8   levels 3   address 0x20000000   texels expression (float(1.0 + level)) }
texture 1 { format R32 FLOAT   type THREE_D   size 8 8 4   address 0x21000000   texels expression (float(1.0 + z)) }
texture 2 { format R32 FLOAT   type THREE_D   size 8 8 4   address 0x22000000   texels expression (float(1.0 + z)) }
texture 3 { format R8 UNORM   type TWO_D   size 8 8   levels 2   address 0x23000000   texels expression (level * (x % 2) * (y % 2)) }
sparse 0x21000200 0x200
error 0x22000200 0x200
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0

# A pass that does not answer passes by an answer that waits.
warp 0 { asm "TEX.LL R8, R2, R4, 0, 2D, 0x1"   s = 0.5   t = 0.5   lod = 0.5    expect all R8 = 1.5 }
warp 1 { asm "TEX.LL R8, R2, R4, 0, 2D, 0x1"   s = 0.5   t = 0.5   lod = 1.25   expect all R8 = 2.25 }
warp 2 { asm "TEX.LL R8, R2, R4, 0, 2D, 0x1"   s = 0.5   t = 0.5   lod = { 0.0 0.5 ... }
         expect lane 0 R8 = 1.0
         expect lane 1 R8 = 1.5
         expect lane 31 R8 = 1.5 }

# At the centre of a slice the next one is not read, be it not mapped or an error.
warp 3 { asm "TEX.LZ P2, R8, R4, 1, 3D, 0x1"   s = 0.5   t = 0.5   r = { 0.125 0.25 0.375 0.5 0.625 ... }
         expect lane 0 R8 = 1.0   P2 = 0
         expect lane 1 R8 = 0.5   P2 = 1
         expect lane 2 R8 = 0.0   P2 = 1
         expect lane 3 R8 = 1.5   P2 = 1
         expect lane 4 R8 = 3.0   P2 = 0 }
warp 4 { asm "TEX.LZ P2, R8, R4, 2, 3D, 0x1"   s = 0.5   t = 0.5   r = { 0.125 0.25 0.625 ... }
         expect lane 0 filter.tag.status = "ok" R8 = 1.0
         expect lane 1 filter.tag.status = "memory-error"
         expect lane 2 filter.tag.status = "ok" R8 = 3.0 }

# The least weight of a texel and of a level: 2^-24 of 1/255. The texel is at 1/256 along both axes.
warp 5 { asm "TEX.LL R8, R2, R4, 3, 2D, 0x1"   s = 0.1259765625   t = 0.1259765625   lod = { 0.00390625 0.01171875 0.5 ... }
         expect lane 0 R8 = 0x2f808081
         expect lane 1 R8 = 0x3040c0c1 }
