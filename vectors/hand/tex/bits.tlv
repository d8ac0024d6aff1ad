texlock 1                                       # TEX: means of codes of one bit, in the middle between two binary32
rules PD-61 PD-107 PD-109

# One texel of the first level is 1, in a component of one bit (R) or five (G); all others are 0.
texture 0 { format A5B5G5R1 UNORM   type THREE_D   size 4 4 4   levels 2   address 0x20000000
            texels expression ((x % 2) * (1 - x / 2) * (y % 2) * (1 - y / 2) * (z % 2) * (1 - z / 2) * (1 - level))
                              (31 * (x % 2) * (1 - x / 2) * (y % 2) * (1 - y / 2) * (z % 2) * (1 - z / 2) * (1 - level)) (0) (0) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0

# Its weight is that along s, t and r, and that of the level, of 256 each: 65 * 69 * 71 * 73 = 23245755 = 2 * 11622877 + 1, to the even one above;
# with 67 for 65 23961009 = 2 * 11980504 + 1, to the even one below. Of 2^-32, so the last place is 2^-31.
warp 0 { asm "TEX.LL R8, R4, R16, 0, 3D, 0x3"   active 3   s = 0.1923828125   t = 0.1943359375   r = 0.1962890625   lod = { 0.74609375 0.73828125 ... }
         expect all lod.pass.level = 0 lod.pass.slice = 0
         expect lane 0 lod.pass.weight = 191 filter.sum[0] = 69737265 R8 = 0x3bb159de R9 = 0x3bb159de
         expect lane 1 lod.pass.weight = 189 R8 = 0x3bb6ced8 R9 = 0x3bb6ced8 }
