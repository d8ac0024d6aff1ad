# A depth compare of what cannot be compared is refused whether or not the first level of the view is clamped off
# (MIN_LOD_CLAMP from 1.0 on, PD-5): out-of-bounds gives way to unsupported-header (PD-12). What can be compared, and
# what does not compare, is out of bounds, which is no fault (PD-95).
texlock 1
rules PD-5
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE  DEPTH_COMPARE_FUNC 7 }
texture 0 { format R32 UINT  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x100 }             # integers
texture 1 { format R8 SNORM  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0xfff }             # SNORM
texture 2 { format R32 FLOAT  source ZERO R R R  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x100 }  # a constant
texture 3 { format R32 FLOAT  source G R R R  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x800 }     # one that it lacks
texture 4 { format DXT1 UNORM  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x100 }           # compressed
texture 5 { format R32 FLOAT  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x100 }            # can be compared
texture 6 { format ZF32 FLOAT  source ZERO R R R  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x7ff } # a depth, whatever X
texture 7 { format R32 UINT  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0xff }              # the last clamp below 1.0
texture 8 { type TWO_D_NO_MIPMAP  format R16_G16 SINT  size 4 4  address 0x20000000  MIN_LOD_CLAMP 0x100 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
warp 0 { asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 1 { asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 2 { asm "TLD4.R.DC R8, R0, R4, 2, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 3 { asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 4 { asm "TLD4.R.DC R8, R0, R4, 4, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 5 { asm "TLD4.R.DC R8, R0, R4, 5, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "out-of-bounds" }
warp 6 { asm "TLD4.R.DC R8, R0, R4, 6, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "out-of-bounds" }
warp 7 { asm "TLD4.R.DC R8, R0, R4, 7, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" }
warp 8 { asm "TLD4.R.DC R8, R0, R4, 8, 2D, 0xf"  dref = 0.5  expect all header.tag.status = "unsupported-header" }
warp 9 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  expect all header.tag.status = "out-of-bounds" R8 = 0 R9 = 0 R10 = 0 R11 = 0 }
warp 10 { asm "TLD4.R R8, R0, 7, 2D, 0xf"  expect all header.tag.status = "ok" }
expect register FAULT_COUNT = 224   # seven instructions
