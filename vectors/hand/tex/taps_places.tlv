texlock 1                                       # TEX: least and greatest places of taps; lengths beyond all numbers
rules PD-112
rules without PD-122
texture 0 { format R32 FLOAT   size 64 64   NORMALIZED_COORDS 0   address 0x20000000   texels expression (float(x)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 1 }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1

# The first of the taps. A derivative of 32 texels along s, and of the number just below 2^-124 along t: a quarter of it rounds up to 2^-126.
warp 0 { asm "TEX R8, R4, 1, 2D, 0x1"   active 0xf   s = { 8.0 40.0 8.0 40.0 ... }   t = { 0.0 bits(0x017fffff) 0.0 bits(0x017fffff) ... }
         expect all lod.pass.taps = 1 lod.apart[0] = -8.0 lod.apart[1] = -1.1754943508222875e-38 }
# Of 2^-126 a 32nd is zero.
warp 1 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 8.0 40.0 8.0 40.0 ... }   t = { 0.0 1.1754943508222875e-38 0.0 1.1754943508222875e-38 ... }
         expect all lod.pass.taps = 4 lod.apart[0] = -15.0 lod.apart[1] = 0x80000000 }
# An infinite one has infinite places, and coordinates end at the largest number.
warp 2 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { -3.0e38 3.0e38 -3.0e38 3.0e38 ... }   t = 8.0
         expect all lod.length = 0x7f800000 lod.pass.taps = 4 lod.apart[0] = 0xff800000
         expect all coord.reduced[0] = 0xff7fffff R8 = 31.5 }
# Squares of 2^128 and more, and of 2^126, which times 4 is no number any more: 16 taps.
warp 3 { asm "TEX R8, R4, 0, 2D, 0x1"   active 0xf   s = { 0.0 1.0e30 0.0 1.0e30 ... }   t = { 0.0 0.0 9.223372036854775808e18 9.223372036854775808e18 ... }
         expect all lod.length = 0x7f800000 lod.minor = 8.507059173023462e37 lod.pass.taps = 4 }

# Of a cube, on face +z: the derivative along x is no number, and counts as long as the other one, of 8 texels: one tap.
texture 1 { format R32 FLOAT   type CUBEMAP   size 16 16   address 0x20100000   texels expression (float(x)) }
handle 2 texture 1 sampler 0
warp 4 { asm "TEX R8, R4, 2, CUBE, 0x1"   active 0xf   s = { 1.0e38 -3.0e38 1.0e38 1.0e38 ... }   t = { 0.0 0.0 1.0 0.0 ... }   r = { 3.0e38 -3.0e38 3.0e38 3.0e38 ... }
         expect all lod.length = 64.0 lod.minor = 64.0 lod.lambda = 768 lod.pass.taps = 0 }
# The derivatives of both rows are 16 by 1 texels long, down and up: the taps go along the first.
texture 2 { format R32 FLOAT   size 64 64   NORMALIZED_COORDS 0   LOD_ISO_QUALITY 1   address 0x20000000   texels expression (float(x)) }
handle 3 texture 2 sampler 0
warp 5 { asm "TEX R8, R4, 3, 2D, 0x1"   active 0xf   s = { 8.0 24.0 8.0 24.0 ... }   t = { 8.0 9.0 10.0 9.0 ... }
         expect all lod.length = 257.0 lod.minor = 4.0 lod.pass.taps = 4 lod.apart[0] = -7.5 lod.apart[1] = -0.46875 }
# Of a cube, on face +z: x grows by 3/4 of 2^-126, which is denormal, so zero; what is left along s is half of 2^-126 * 8 = 2^-124. Along t it is
# half of -1, which are 8 texels: 8 taps, the first one at -7/16 of it.
warp 6 { asm "TEX R8, R4, 2, CUBE, 0x1"   active 0xf   s = { bits(0x00800000) bits(0x00e00000) bits(0x00800000) bits(0x00e00000) ... }   t = { 0.0 1.0 0.0 1.0 ... }
         r = { 10.0 2.0 10.0 2.0 ... }
         expect all lod.length = 64.0 lod.minor = 0.0 lod.lambda = 0 lod.pass.taps = 3 lod.apart[0] = 0x80e00000 lod.apart[1] = 0.21875 }
