texlock 1                                       # TEX: the examples of Direct3D's page on bilinear filtering
rules PD-61

# Direct3D 9, "Bilinear Texture Filtering": of a texture of 4 x 4 the texel in column 1, row 1 is red; right of it is a green one,
# below it a blue one, and between these a white one. Its colours are in 1/255: 128 is 0.5 of 255, rounded.
texture 0 { format A8B8G8R8 UNORM   type TWO_D   size 4 4   address 0x20000000
  texels rows 000000ff000000ff000000ff000000ff 000000ffff0000ff00ff00ff000000ff 000000ff0000ffffffffffff000000ff 000000ff000000ff000000ff000000ff
}
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 1   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0

# UV (0.375, 0.375), the middle of the red texel: (255, 0, 0). (0.5, 0.5), the corner of all four: (128, 128, 128). (0.5, 0.375),
# half way between red and green: (128, 128, 0).
warp 0 { asm "TEX.LZ R8, R2, 0, 2D, 0x7"   s = { 0.375 0.5 0.5 0.375 ... }   t = { 0.375 0.5 0.375 0.5 ... }
         expect lane 0 R8 = 1.0 R9 = 0.0 R10 = 0.0
         expect lane 1 R8 = 0.5 R9 = 0.5 R10 = 0.5
         expect lane 2 R8 = 0.5 R9 = 0.5 R10 = 0.0
         expect lane 3 R8 = 0.5 R9 = 0.0 R10 = 0.5 }
