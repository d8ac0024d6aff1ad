texlock 1                                       # POLICY taps_log8: sixteen taps of one level and of two, six of unequal weights
rules PD-136 PD-136a PD-136b PD-136c
policy lod_float10 policy taps_log8

# A ramp: u texels from the left a mean is u - 1/2. The same everywhere.
texture 0 { format R32 FLOAT   size 64 64   address 0x20000000   texels expression (float(x * 1.0)) }
texture 1 { format R32 FLOAT   size 64 64   levels 7   address 0x20100000   texels expression (float(5.0)) }
# Left of column 32 is 0, from there on 1: the weights of the taps that lie there.
texture 2 { format R32 FLOAT   size 64 64   address 0x20200000   texels expression (float((x - x % 32) / 32.0)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0

# 16 texels along s and 1 along t: 16 taps of 64 / 1024, a texel apart. u = 32.25 and 48.25.
warp 0 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.50390625 0.75390625 0.50390625 0.75390625 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.length = 4.0 lod.minor = 0.0 lod.lambda = 0 lod.pass.log8 = 1 lod.pass.taps = 2 lod.pass.share = 64 lod.place[1] = 0
         expect lane 0 R8 = 31.75
         expect lane 1 R8 = 47.75 }
# Half a level up: each tap has 32 of either level.
warp 1 { asm "TEX.LB R8, R4, R2, 1, 2D, 0x1"   active 0xf   lod = 0.5   s = { 0.5 0.75 0.5 0.75 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.clamped = 128 lod.pass.log8 = 1 lod.pass.taps = 2 lod.pass.share = 32 lod.pass.weight = 128 R8 = 5.0 }
# 6 texels: g is 662, and of 1024 the four taps in the middle have 171, the outermost 170. Around u = 33 two taps are left of 32.
warp 2 { asm "TEX R8, R4, 2, 2D, 0x1"   active 0xf   s = { 0.515625 0.609375 0.515625 0.609375 ... }   t = { 0.5 0.5 0.515625 0.515625 ... }
         expect all lod.pass.log8 = 1 lod.pass.taps = 2
         expect lane 0 R8 = 0.6669921875
         expect lane 1 R8 = 1.0 }
