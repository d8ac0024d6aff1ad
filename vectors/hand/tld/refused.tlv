texlock 1                                       # words that are refused, and headers that do not fit
rules PD-115 PD-2
rules without R-LD-7 R-LD-11

texture 0 { format R32 UINT   size 8 8   address 0x20000000   texels index }
texture 1 { format R32 UINT   type CUBEMAP   size 8 8   address 0x21000000   texels index }
texture 2 { format R32 UINT   type THREE_D   size 8 8 8   address 0x22000000   texels index }
texture 3 { format R32 UINT   size 8 8   address 0x20000000   samples MODE_2X2   levels 2 }
texture 4 { format R32 UINT   layout pitch 256   size 8 8   address 0x20000000   samples MODE_2X2 }
texture 5 { format R32 UINT   size 40000 8   address 0x20000000   samples MODE_2X1 }
texture 6 { format R32 UINT   type ONE_D   size 8   address 0x20000000   samples MODE_2X1 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0

warp 10 { word 0xdc780007aff70008   expect token decode.illegal = "CL" }  # .CL: bit 54
warp 11 { word 0xdc3c000fa0470008   expect token decode.illegal = "sample" }  # .MS.AOFFI
warp 12 { word 0xdcbc0007a0470008   expect token decode.illegal = "sample" }  # .LL.MS
warp 13 { word 0xdd380107a0470008   expect token decode.illegal = "reserved-bits" }  # bit 40 of the bindless form
warp 14 { word 0xdc380007aff70009   expect token decode.illegal = "Rd" }  # R9 for four components
warp 15 { word 0xdc380007aff70108   expect token decode.illegal = "Ra" }  # R1 for two coordinates
warp 1 { asm "TLD.LZ R8, R0, 1, 2D, 0xf"   x = 0 ; y = 0
         expect all header.tag.status = "mismatch"
         expect all R8 = 0 R11 = 0 }
warp 2 { asm "TLD.LZ R8, R0, 1, CUBE, 0xf"   x = 0 ; y = 0 ; z = 0
         expect all header.tag.status = "mismatch" }
warp 3 { asm "TLD.LZ R8, R0, 2, ARRAY_3D, 0xf"   array = 0 ; x = 0 ; y = 0 ; z = 0
         expect all header.tag.status = "mismatch" }
warp 4 { asm "TLD.LZ R8, R0, 2, 2D, 0xf"   x = 0 ; y = 0
         expect all header.tag.status = "mismatch" }
warp 5 { asm "TLD.LZ R8, R0, 0, 1D, 0xf"   x = 0
         expect all header.tag.status = "mismatch" }
warp 6 { asm "TLD.LZ R8, R0, 3, 2D, 0xf"   x = 0 ; y = 0
         expect all header.tag.status = "unsupported-header" }
warp 7 { asm "TLD.LZ R8, R0, 4, 2D, 0xf"   x = 0 ; y = 0
         expect all header.tag.status = "unsupported-header" }
warp 8 { asm "TLD.LZ R8, R0, 5, 2D, 0xf"   x = 0 ; y = 0
         expect all header.tag.status = "unsupported-header" }
warp 9 { asm "TLD.LZ R8, R0, 6, 1D, 0xf"   x = 0
         expect all header.tag.status = "unsupported-header" }
