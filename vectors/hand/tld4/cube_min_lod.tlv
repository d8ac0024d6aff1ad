# A whole level clamped off by MIN_LOD_CLAMP, of a cube and of an array of cubes: texel bits are zero, constants stay; and
# compared, the reference meets a depth of zero.
texlock 1
rules PD-5
sampler 0 { address WRAP WRAP DEPTH_COMPARE_FUNC 2 }
texture 0 { type CUBEMAP format R32 FLOAT source R R R ONE_FLOAT size 8 8 address 0x20000000 MIN_LOD_CLAMP 256 texels solid 0x3f800000 0 0 0 }
texture 1 { type CUBEMAP_ARRAY format R32 FLOAT source R R R ONE_FLOAT size 8 8 layers 2 address 0x20100000 MIN_LOD_CLAMP 256 texels solid 0x3f800000 0 0 0 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 1  s = 0.25  t = 0.25  r = 1.0
    expect lane 0 header.tag.status = "out-of-bounds"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 1 { asm "TLD4.A R8, R0, 1, ARRAY_CUBE, 0xf"  active 1  array = 1  s = 0.25  t = 0.25  r = 1.0
    expect lane 0 header.tag.status = "out-of-bounds"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 2 { asm "TLD4.R.DC R8, R0, R4, 0, CUBE, 0xf"  active 3  s = 0.25  t = 0.25  r = 1.0  dref = { 0 1 ... }
    expect lane 0 header.tag.status = "out-of-bounds"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 1 R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
