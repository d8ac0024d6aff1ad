texlock 1                                       # TEX: means of cubes, which are not built
rules PD-4
texture 2 { format R32 FLOAT   type CUBEMAP   size 8 8   levels 3   address 0x22000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 2 texture 2 sampler 0

# A mean of a cube is refused, whatever chooses its level.
warp 2 { asm "TEX R8, R4, 2, CUBE, 0x1"            s = 1.0   t = 0.5   r = 0.25               expect all lod.tag.status = "unsupported-op" R8 = 0 }
warp 3 { asm "TEX.LB R8, R4, R2, 2, CUBE, 0x1"     s = 1.0   t = 0.5   r = 0.25   lod = 1.0   expect all lod.tag.status = "unsupported-op" R8 = 0 }
warp 4 { asm "TEX.LL R8, R4, R2, 2, CUBE, 0x1"     s = 1.0   t = 0.5   r = 0.25   lod = 1.0   expect all lod.tag.status = "unsupported-op" R8 = 0 }
warp 5 { asm "TEX.LBA R8, R4, R2, 2, CUBE, 0x1"    s = 1.0   t = 0.5   r = 0.25   lod = 1.0   expect all lod.tag.status = "unsupported-op" R8 = 0 }
warp 6 { asm "TEX.LLA R8, R4, R2, 2, CUBE, 0x1"    s = 1.0   t = 0.5   r = 0.25   lod = 1.0   expect all lod.tag.status = "unsupported-op" R8 = 0 }

