texlock 1                                       # TEX: least and greatest derivatives, sizes and levels; odd weights
rules PD-102 PD-103 PD-106 PD-107 PD-109

texture 0 { format R32 UINT   type TWO_D   size 8 8   address 0x20000000   texels expression (x + 256 * y) }
texture 1 { format R32 UINT   type CUBEMAP   size 4 4   address 0x21000000   texels expression (x + 16 * y + 256 * layer) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   MIN_FILTER 1   MIP_FILTER 1   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

# A difference that would be denormal, 2^-127 along s, 2^-128 along t, is zero.
warp 0 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf   s = { 1.1754943508222875e-38 1.7632415262334313e-38 1.1754943508222875e-38 1.1754943508222875e-38 ... }   t = { 1.1754943508222875e-38 1.1754943508222875e-38 1.4693679385278594e-38 1.1754943508222875e-38 ... }
         expect all lod.length = 0 lod.lambda = -32768 R8 = 0 }

# Cubes, on the face +z of thread 0. Differences of sc and ma beyond all numbers give NaN, which loses to the other vector, 0.
warp 1 { asm "TEX R8, R4, 1, CUBE, 0x1"   active 0xf   s = { 1.0e38 -3.0e38 1.0e38 1.0e38 ... }   t = 0.0   r = { 3.0e38 -3.0e38 3.0e38 3.0e38 ... }
         expect all lod.length = 0 lod.lambda = -32768
         expect lane 0 coord.face = 4 }
warp 12 { asm "TEX R8, R4, 1, CUBE, 0x1"   active 0xf   s = { 1.0e38 1.0e38 -3.0e38 1.0e38 ... }   t = 0.0   r = { 3.0e38 3.0e38 -3.0e38 3.0e38 ... }
         expect all lod.length = 0 lod.lambda = -32768 }
# Half of a number below 2^-125 rounds up to 2^-126, and half of 2^-126 is zero; either square is.
warp 2 { asm "TEX R8, R4, 1, CUBE, 0x1"   active 0xf   s = { 0.0 2.3509885615147286e-38 0.0 0.0 ... }   t = { 0.0 0.0 1.1754943508222875e-38 0.0 ... }   r = 1.0
         expect all coord.face = 4 lod.length = 0 lod.lambda = -32768 R8 = 0x422 }
# 2^-64 times -(2 - 2^-23) 2^-63 rounds to -2^-126, of which half is zero.
warp 3 { asm "TEX R8, R4, 1, CUBE, 0x1"   active 0xf   s = 5.421010862427522e-20   t = 0.0   r = { 2.168404344971009e-19 1.2924697071141057e-26 2.168404344971009e-19 2.168404344971009e-19 ... }
         expect all lod.length = 0 lod.lambda = -32768
         expect lane 0 coord.face = 4 R8 = 0x422 }
# 2^-64 times -2^-63 has no bit below its leading one: zero.
warp 14 { asm "TEX R8, R4, 1, CUBE, 0x1"   active 0xf   s = 5.421010862427522e-20   t = 0.0   r = { 2.168404344971009e-19 1.0842021724855044e-19 2.168404344971009e-19 2.168404344971009e-19 ... }
         expect all coord.face = 4 lod.length = 0 lod.lambda = -32768 R8 = 0x422 }

# THREE_D of 65535 x 65535 x 16383, 1 x 1 x 1 and 65536 x 65536 x 16384, raw: the first texel alone is there.
# 65535 / 65536 and 16383 / 8192 texels a step are 0 and 1 levels; 1 / 4096 of one texel is -12.
texture 2 { raw 58d49201 00000000 00601234 00000000 e100fffe bffefffe 00000000 00000000 }
texture 3 { raw 58d49201 00000000 00601235 00000000 e1000000 80000000 00000000 00000000 }
texture 4 { raw 58d49201 00000000 00600000 00000000 e100ffff bfffffff 00000000 00000000 }
bytes 0x123400000000 0000803f
bytes 0x123500000000 00000040
bytes 0x0 00004040
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
warp 4 { asm "TEX R8, R4, 2, 3D, 0x1"   active 0xf   s = 0.0   t = { 0.0 0.0 0.0000152587890625 0.0 ... }   r = 0.0
         expect all lod.width = 65535 lod.height = 65535 lod.depth = 16383 lod.length = 0x3f7ffe00 lod.lambda = 0 R8 = 1.0 }
warp 5 { asm "TEX R8, R4, 3, 3D, 0x1"   active 0xf   s = 0.0   t = 0.0   r = { 0.0 0.000244140625 0.0 0.0 ... }
         expect all lod.width = 1 lod.height = 1 lod.depth = 1 lod.length = 0x33800000 lod.lambda = -3072 R8 = 2.0 }
warp 6 { asm "TEX R8, R4, 2, 3D, 0x1"   active 0xf   s = 0.0   t = 0.0   r = { 0.0 0.0001220703125 0.0 0.0 ... }
         expect all lod.length = 0x407ff800 lod.lambda = 256
         expect lane 0 R8 = 1.0 }
warp 7 { asm "TEX R8, R4, 4, 3D, 0x1"   active 0xf   s = 0.0   t = 0.0   r = 0.0
         expect all lod.width = 65536 lod.height = 65536 lod.depth = 16384 lod.length = 0 R8 = 3.0 }

# The last slice of 16384, and the first.
warp 16 { asm "TLD.LZ R8, R4, 4, 3D, 0x1"   x = 0   y = 0   z = { 0 16383 0 16383 0 ... }
         expect lane 0 wrap.slice = 0 R8 = 3.0
         expect lane 1 wrap.slice = 16383 }
warp 15 { asm "TEX.LZ R8, R4, 4, 3D, 0x1"   s = 0.0   t = 0.0   r = { 0.0 1.0 0.0 1.0 0.0 ... }
         expect lane 0 wrap.slice = 0 R8 = 3.0
         expect lane 1 wrap.slice = 16383
         expect lane 2 wrap.slice = 0 R8 = 3.0 }

# Level 1 after a level of 16384 x 8192 x 4095 GOBs: 2^27 * 4095 * 512 bytes from the base, modulo 2^48.
texture 8 { raw 58d49201 00000000 00600022 10000000 e100ffff 8ffeffff 00000000 00000010 }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   MIN_FILTER 1   MIP_FILTER 2   MAX_LOD_CLAMP 0xfff }
bytes 0x2200000000 00008040
bytes 0x1200000000 0000a040
handle 8 texture 8 sampler 2
warp 13 { asm "TEX.LL R8, R4, R2, 8, 3D, 0x1"   s = 0.0   t = 0.0   r = 0.0   lod = { 0.0 1.0 0.0 1.0 ... }
         expect lane 0 lod.depth = 4095 R8 = 4.0
         expect lane 1 lod.depth = 2047 lod.level_layout.base = 0x1200000000 R8 = 5.0
         expect lane 2 R8 = 4.0 }

# MIP_FILTER NONE reads the first level that the header leaves, the last one and others.
texture 5 { format R8 UINT   type ONE_D   size 32768   levels 16   MIN_LOD_CLAMP 0xf00   address 0x22000000   texels expression (level + 16) }
texture 6 { format R8 UINT   type ONE_D   size 32768   levels 16   MIN_LOD_CLAMP 0x3ff   address 0x22000000 }
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
warp 8 { asm "TEX.LZ R8, R2, 5, 1D, 0x1"   s = 0.5   expect all lod.level = 15 R8 = 31 }
warp 9 { asm "TEX.LZ R8, R2, 6, 1D, 0x1"   s = 0.5   expect all lod.level = 3 R8 = 19 }
warp 10 { asm "TEX.LZ R8, R2, 5, 1D, 0x1"   s = 0.5   expect all lod.level = 15 R8 = 31 }

# Sums of codes whose lowest bits are not zero: odd fractions along s, t, r and of the level.
texture 7 { format A8B8G8R8 UNORM   type THREE_D   size 4 4 4   levels 2   address 0x23000000
            texels expression ((x*x*3 + y*y*7 + x*y*z*5 + level*29) % 251) ((x*x*3 + y*y*7 + x*y*z*5 + level*29 + 53) % 251)
                              ((x*x*3 + y*y*7 + x*y*z*5 + level*29 + 106) % 251) ((x*x*3 + y*y*7 + x*y*z*5 + level*29 + 159) % 251) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 7 texture 7 sampler 1
warp 11 { asm "TEX.LL R8, R4, R2, 7, 3D, 0xf"   s = (lane * 13 + 37) / 1024.0   t = (lane * 7 + 301) / 1024.0   r = (lane * 9 + 203) / 1024.0   lod = (lane * 5 + 3) / 256.0
         expect lane 0   R8 = 0x3ca154f5   R9 = 0x3e68ff73   R10 = 0x3edeea24   R11 = 0x3f24aa47
         expect lane 14   R8 = 0x3d84c7dd   R9 = 0x3e8b9c62   R10 = 0x3ef606cc   R11 = 0x3f30389b
         expect lane 30   R8 = 0x3e07b96e   R9 = 0x3eae4722   R10 = 0x3f0c58c6   R11 = 0x3f418dfb }
