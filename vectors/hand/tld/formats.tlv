texlock 1                                       # all components, converted as gathers convert them; floats bit for bit
rules PD-115 PD-91a PD-91c PD-11
rules without R-LD-8 R-LD-12

texture 0 { format R32 FLOAT   source R R ZERO ONE_FLOAT   layout pitch 32   size 4 1   address 0x20000000
            texels rows 010080ff 01000000 0100c0ff 0000807f }
texture 1 { format R32_G32_B32 UINT   source B G R ONE_INT   type THREE_D   size 6 8 4   block 1 1 4   address 0x21000000
            texels expression (component * 0x1000000 + z * 0x10000 + y * 256 + x) }
texture 2 { format DXT1 UNORM   size 8 4   address 0x22000000
            texels rows ffffffff00000000 00f800f800000000 }
texture 3 { format G8R8 UNORM UNORM UNORM UNORM   source R G ZERO ONE_FLOAT   layout pitch 32   size 2 1   address 0x23000000
            texels rows ff00 00ff }
texture 4 { format A8B8G8R8 UNORM   layout pitch 32   SRGB_CONVERSION 1   size 1 1   address 0x24000000
            texels rows ff00ff80 }
sampler 0 { SRGB_CONVERSION 1 }
sampler 1 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 4 sampler 1

warp 1 {                                        # signalling NaN, denormal, quiet NaN, infinity
  asm "TLD.LZ R8, R0, 0, 2D, 0xf"
  x = lane % 4 ; y = 0
  expect lane 0 R8 = 0xff800001 R9 = 0xff800001 R10 = 0 R11 = 1.0
  expect lane 1 R8 = 0x00000001
  expect lane 2 R8 = 0xffc00001
  expect lane 3 R8 = 0x7f800000
}
warp 2 {                                        # column 5 lies in two GOBs of two blocks
  asm "TLD.LZ R8, R0, 1, 3D, 0xf"
  x = lane % 6 ; y = 7 ; z = 3
  expect lane 0 R8 = 0x02030700 R9 = 0x01030700 R10 = 0x00030700 R11 = 1
  expect lane 5 R8 = 0x02030705 R9 = 0x01030705 R10 = 0x00030705 R11 = 1
  expect lane 5 address.straddle = 8
}
warp 3 {                                        # white, red
  asm "TLD.LZ R8, R0, 2, 2D, 0xf"
  x = { 0 3 4 7 0 ... } ; y = { 0 3 0 3 0 ... }
  expect lane 0 R8 = 1.0 R9 = 1.0 R10 = 1.0 R11 = 1.0
  expect lane 1 R8 = 1.0 R9 = 1.0
  expect lane 2 R8 = 1.0 R9 = 0 R10 = 0 R11 = 1.0
  expect lane 3 R8 = 1.0 R9 = 0
}
warp 4 {
  asm "TLD.LZ R8, R0, 3, 2D, 0xf"
  x = lane % 2 ; y = 0
  expect lane 0 R8 = 1.0 R9 = 0 R11 = 1.0
  expect lane 1 R8 = 0 R9 = 1.0
}
warp 5 {                                        # the one bit of the sampler that matters: SRGB_CONVERSION
  asm "TLD.LZ R8, R0, 4, 2D, 0xf"
  x = 0 ; y = 0
  expect all R8 = 1.0 R9 = 0 R10 = 1.0
}
warp 6 {
  asm "TLD.LZ R8, R0, 5, 2D, 0xf"
  x = 0 ; y = 0
  expect all R8 = 1.0 R9 = 0 R10 = 1.0
}
