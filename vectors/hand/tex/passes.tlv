texlock 1                                       # TEX: passes that read unmapped pages and errors; quads, sizes
rules PD-100 PD-104 PD-106 PD-107 PD-124

# Levels of one GOB each: 0 at 0x0, 1 at 0x200, 2 at 0x400.
texture 0 { format R32 FLOAT   type TWO_D   size 8 8   levels 3   address 0x20000000   texels expression (float(1.0 + level)) }
texture 1 { format R32 FLOAT   type TWO_D   size 8 8   levels 3   address 0x21000000   texels expression (float(1.0 + level)) }
texture 3 { format R32 UINT   type TWO_D   size 4 64   levels 4   address 0x23000000   texels expression (x + 256 * y + 65536 * level) }
texture 4 { format R32 UINT   type TWO_D   size 8 8   levels 4   LOD_ISO_QUALITY 1   address 0x24000000   texels expression (x + 256 * y + 65536 * level) }
texture 5 { format R32 UINT   type TWO_D   size 8 8   address 0x25000000   texels expression (x + 256 * y) }
sparse 0x20000200 0x200
error 0x21000000 0x200
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
sampler 1 { address WRAP WRAP   MAG_FILTER 1   MIN_FILTER 1   MIP_FILTER 2   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 3 texture 3 sampler 1
handle 4 texture 4 sampler 1
handle 5 texture 5 sampler 1

# A page of either level that is not mapped reads zeros, and sets the predicate; a level without weight does not.
warp 0 { asm "TEX.LL P2, R8, R2, R4, 0, 2D, 0x1"   s = 0.5   t = 0.5   lod = { 0.0 0.5 1.0 1.5 2.0 2.0 ... }
         expect lane 0 R8 = 1.0   P2 = 0
         expect lane 1 R8 = 0.5   P2 = 1
         expect lane 2 R8 = 0.0   P2 = 1
         expect lane 3 R8 = 1.5   P2 = 1
         expect lane 4 R8 = 3.0   P2 = 0 }

# An error of the first pass is one of the thread.
warp 1 { asm "TEX.LL P2, R8, R2, R4, 1, 2D, 0x1"   s = 0.5   t = 0.5   lod = { 0.5 1.0 1.5 1.5 ... }
         expect lane 0 filter.tag.status = "memory-error" R8 = 1.0 P2 = 0
         expect lane 1 filter.tag.status = "ok" R8 = 2.0
         expect lane 2 filter.tag.status = "ok" R8 = 2.5 }

# A level whose axes have different sizes.
warp 7 { asm "TEX.LL R8, R2, R4, 3, 2D, 0x1"   s = 0.3   t = 0.8   lod = 2.0   expect all lod.width = 1 lod.height = 16 R8 = 0x20c00 }

# Quads: one texel a step is level 0, of four derivatives too; two are level 1, and a bias of 1 adds one; .NDV changes no whole quad.
warp 8 { asm "TEX R8, R2, 4, 2D, 0x1"   active 0xf   s = { 0.0625 0.1875 0.0625 0.1875 ... }   t = 0.1875
         expect all lod.lambda = 0 lod.clamped = 0
         expect lane 1 R8 = 0x101 }
warp 9 { asm "TEX.LB.NDV R8, R2, R4, 4, 2D, 0x1"   active 0xf   s = { 0.0625 0.3125 0.0625 0.3125 ... }   t = 0.1875   lod = 1.0
         expect all lod.lambda = 256 lod.clamped = 512 R8 = 0x20000 }
warp 10 { asm "TEX.LBA.NDV R8, R2, R4, 4, 2D, 0x1"   active 0xf   s = { 0.0625 0.3125 0.0625 0.3125 ... }   t = 0.1875   lod = -1.0
         expect lane 0 lod.lambda = 256 lod.clamped = 0 R8 = 0x100
         expect lane 1 R8 = 0x102 }

# A derivative beyond every number, of a texture with one level.
warp 11 { asm "TEX R8, R2, 5, 2D, 0x1"   active 0xf   s = { 3.0e38 -3.0e38 0.0 0.0 ... }   t = 0.5
         expect all lod.length = 0x7f800000 lod.lambda = 32767 lod.unclamped = 32767 lod.clamped = 0 }
