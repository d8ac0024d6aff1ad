texlock 1                                       # TEX: a checkerboard, seen straight and turned by 45 degrees
rules PD-103 PD-106 PD-107

# Squares of one texel, 0 and 1. The mean of four of them is 0.5: so is every texel of level 1, and a checkerboard far away is grey.
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 2   address 0x20000000
            texels expression (float(0.5 + (1 - level) * ((x + y) % 2 - 0.5))) }
sampler 0 { address WRAP WRAP   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0

# Quads: thread 1 is one pixel to the right, thread 2 one below, thread 3 both. Positions are in texels / 64.

# Straight, a pixel is a texel: no level but 0, and the squares are sharp.
warp 0 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (8.5 / 64) (9.5 / 64) (8.5 / 64) (9.5 / 64) ... }   t = { (8.5 / 64) (8.5 / 64) (9.5 / 64) (9.5 / 64) ... }
         expect all lod.lambda = 0
         expect lane 0 R8 = 0.0
         expect lane 1 R8 = 1.0
         expect lane 2 R8 = 1.0
         expect lane 3 R8 = 0.0 }
# Straight, a pixel is two texels: level 1 alone, grey wherever it is.
warp 1 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (8.5 / 64) (10.5 / 64) (8.5 / 64) (10.5 / 64) ... }   t = { (8.5 / 64) (8.5 / 64) (10.5 / 64) (10.5 / 64) ... }
         expect all lod.lambda = 256 R8 = 0.5 }

# Turned by 45 degrees, a pixel is the diagonal of a texel, sqrt(2) long: half of each level, log2(sqrt(2)) = 1/2. The diagonal
# joins squares of one value.
warp 2 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (8.5 / 64) (9.5 / 64) (7.5 / 64) (8.5 / 64) ... }   t = { (8.5 / 64) (9.5 / 64) (9.5 / 64) (10.5 / 64) ... }
         expect all lod.lambda = 128 R8 = 0.25 }
warp 3 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (9.5 / 64) (10.5 / 64) (8.5 / 64) (9.5 / 64) ... }   t = { (8.5 / 64) (9.5 / 64) (9.5 / 64) (10.5 / 64) ... }
         expect all lod.lambda = 128 R8 = 0.75 }
# On the edge of two squares, and on the corner of four.
warp 4 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (9.0 / 64) (10.0 / 64) (8.0 / 64) (9.0 / 64) ... }   t = { (8.5 / 64) (9.5 / 64) (9.5 / 64) (10.5 / 64) ... }
         expect all lod.lambda = 128 R8 = 0.5 }
# Turned, a pixel is half the diagonal, sqrt(1/2): magnified, sharp at the middles of texels, grey at their edges.
warp 5 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (8.5 / 64) (9.0 / 64) (8.0 / 64) (8.5 / 64) ... }   t = { (8.5 / 64) (9.0 / 64) (9.0 / 64) (9.5 / 64) ... }
         expect all lod.lambda = -128
         expect lane 0 R8 = 0.0
         expect lane 1 R8 = 0.5
         expect lane 2 R8 = 0.5
         expect lane 3 R8 = 1.0 }
# Turned, a pixel is two diagonals: 3/2, and no finer level than 1 is left.
warp 6 { asm "TEX R8, R2, 0, 2D, 0x1"   active 0xf
         s = { (8.5 / 64) (10.5 / 64) (6.5 / 64) (8.5 / 64) ... }   t = { (8.5 / 64) (10.5 / 64) (10.5 / 64) (12.5 / 64) ... }
         expect all lod.lambda = 384 R8 = 0.5 }
