texlock 1                                       # bins of texel fetches that other vectors leave
rules PD-115

# Elements that other textures of the same memory show as samples: 32 columns, 32 rows.
texture 0 { format R32 UINT   size 32 32   address 0x20000000   texels expression (y * 256 + x) }
texture 1 { format R32 UINT   size 16 32   address 0x20000000   samples MODE_2X1 }
texture 2 { format R32 UINT   size 16 16   address 0x20000000   samples MODE_2X2 }
texture 3 { format R32 UINT   size 8 16   address 0x20000000   samples MODE_4X2 }
texture 4 { format R32 UINT   size 8 16   address 0x20000000   samples MODE_4X2_D3D }
texture 5 { format R32 UINT   size 16 32   address 0x20000000   samples MODE_2X1_D3D }
texture 6 { format R32 UINT   size 8 8   address 0x20000000   samples MODE_4X4 }
texture 8 { format R32 UINT   size 16 16   address 0x20000000   samples MODE_2X2_VC_4 }
texture 9 { format R32 UINT   size 16 16   address 0x20000000   samples MODE_2X2_VC_12 }
texture 10 { format R32 UINT   size 8 16   address 0x20000000   samples MODE_4X2_VC_8 }
texture 11 { format R32 UINT   size 8 16   address 0x20000000   samples MODE_4X2_VC_24 }
texture 12 { format R32 UINT   size 16 32   address 0x20000000   samples MODE_2X1_CENTER }
texture 13 { format R32 UINT   size 16 16   address 0x20000000   samples MODE_2X2_CENTER }
texture 14 { format R32 UINT   size 8 16   address 0x20000000   samples MODE_4X2_CENTER }
texture 15 { format R32 UINT   size 8 8   address 0x20000000   samples MODE_4X4_REGULAR }
texture 16 { format R32 UINT   type THREE_D   size 8 8 4   address 0x21000000   texels expression (z * 65536 + y * 256 + x) }
texture 17 { format R32 UINT   type ONE_D   size 64   address 0x22000000   texels expression (x) }
texture 18 { format R32 UINT   type ONE_D_ARRAY   layers 3   size 64   address 0x23000000   texels expression (layer * 256 + x) }
texture 19 { format DXN1 UNORM   size 4 4   address 0x24000000   texels rows ffff000000000000 }
texture 20 { format G8B8G8R8 UNORM   layout pitch 32   size 4 1   address 0x25000000   texels rows ff00ff00 00ff00ff }
texture 22 { format E5B9G9R9_SHAREDEXP FLOAT   type ONE_D_BUFFER   size 64   address 0x26000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0
handle 10 texture 10 sampler 0
handle 11 texture 11 sampler 0
handle 12 texture 12 sampler 0
handle 13 texture 13 sampler 0
handle 14 texture 14 sampler 0
handle 15 texture 15 sampler 0
handle 16 texture 16 sampler 0
handle 17 texture 17 sampler 0
handle 18 texture 18 sampler 0
handle 19 texture 19 sampler 0
handle 20 texture 20 sampler 0
handle 22 texture 22 sampler 0
handle 100 texture 0 sampler 0
pool samplers 0x100100000 max 40
error 0x100200190 4                             # the line of handle 100
handle 21 0x02000000                            # sampler 32, whose line fails
error 0x100100400 32

warp 0 { asm "TLD.LZ R8, R0, 1, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x106
}
warp 1 { asm "TLD.LZ.MS R8, R0, R4, 1, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 1
  expect lane 5 R8 = 0x20b
}
warp 2 { asm "TLD.LZ R8, R0, 2, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x206
}
warp 3 { asm "TLD.LZ.MS R8, R0, R4, 2, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 3
  expect lane 5 R8 = 0x50b
}
warp 4 { asm "TLD.LZ R8, R0, 3, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x20c
}
warp 5 { asm "TLD.LZ.MS R8, R0, R4, 3, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 7
  expect lane 5 R8 = 0x517
}
warp 6 { asm "TLD.LZ R8, R0, 4, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x20e
}
warp 7 { asm "TLD.LZ.MS R8, R0, R4, 4, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 7
  expect lane 5 R8 = 0x417
}
warp 8 { asm "TLD.LZ R8, R0, 5, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x107
}
warp 9 { asm "TLD.LZ.MS R8, R0, R4, 5, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 1
  expect lane 5 R8 = 0x20a
}
warp 10 { asm "TLD.LZ R8, R0, 6, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x40c
}
warp 11 { asm "TLD.LZ.MS R8, R0, R4, 6, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 15
  expect lane 5 R8 = 0xb17
}
warp 12 { asm "TLD.LZ R8, R0, 8, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x206
}
warp 13 { asm "TLD.LZ.MS R8, R0, R4, 8, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 3
  expect lane 5 R8 = 0x50b
}
warp 14 { asm "TLD.LZ R8, R0, 9, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x206
}
warp 15 { asm "TLD.LZ.MS R8, R0, R4, 9, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 3
  expect lane 5 R8 = 0x50b
}
warp 16 { asm "TLD.LZ R8, R0, 10, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x20c
}
warp 17 { asm "TLD.LZ.MS R8, R0, R4, 10, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 7
  expect lane 5 R8 = 0x517
}
warp 18 { asm "TLD.LZ R8, R0, 11, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x20c
}
warp 19 { asm "TLD.LZ.MS R8, R0, R4, 11, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 7
  expect lane 5 R8 = 0x517
}
warp 20 { asm "TLD.LZ R8, R0, 12, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x106
}
warp 21 { asm "TLD.LZ.MS R8, R0, R4, 12, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 1
  expect lane 5 R8 = 0x20b
}
warp 22 { asm "TLD.LZ R8, R0, 13, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x206
}
warp 23 { asm "TLD.LZ.MS R8, R0, R4, 13, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 3
  expect lane 5 R8 = 0x50b
}
warp 24 { asm "TLD.LZ R8, R0, 14, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x20c
}
warp 25 { asm "TLD.LZ.MS R8, R0, R4, 14, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 7
  expect lane 5 R8 = 0x517
}
warp 26 { asm "TLD.LZ R8, R0, 15, 2D, 0x1"   x = lane % 8 ; y = 1
  expect lane 3 R8 = 0x40c
}
warp 27 { asm "TLD.LZ.MS R8, R0, R4, 15, 2D, 0x1"   x = lane % 8 ; y = 2 ; sample = 15
  expect lane 5 R8 = 0xb17
}
warp 28 { asm "TLD.B.LZ R8, R0, R4, 0x0, 3D, 0x1"   x = lane % 8 ; y = 3 ; z = lane / 8 ; handle = handle(texture 16, sampler 0)
  expect lane 9 R8 = 0x10301
  expect lane 1 R8 = 0x301
}
warp 29 { asm "TLD.B.LZ R8, R0, R4, 0x0, ARRAY_3D, 0x1"   array = 0 ; x = 0 ; y = 0 ; z = 0 ; handle = handle(texture 16, sampler 0)
  expect all header.tag.status = "mismatch"
}
warp 30 { asm "TLD.LZ.AOFFI R8, R0, R4, 17, 1D, 0x3"   x = lane ; offset = 0xff2
  expect lane 4 R8 = 6 R9 = 0
}
warp 31 { asm "TLD.LZ.AOFFI R8, R0, R4, 18, ARRAY_1D, 0x1"   array = 2 ; x = lane ; offset = 0x0f
  expect lane 4 R8 = 0x203
}
warp 32 { asm "TLD.LZ R8, R0, 19, 2D, 0x1"   x = lane % 4 ; y = 0
  expect all R8 = 1.0
}
warp 33 { asm "TLD.LZ R8, R0, 20, 2D, 0x7"   x = lane % 4 ; y = 0
}
warp 34 { asm "TLD.LZ R8, R0, 100, 2D, 0x1"   x = 0 ; y = 0
  expect all filter.tag.status = "handle-error"
}
warp 35 { asm "TLD.LZ R8, R0, 21, 2D, 0x1"   x = 0 ; y = 0
  expect all filter.tag.status = "sampler-error"
}
warp 36 { word 0xdc3c0007a0570008                # .MS with R5: one register fits; with a handle it does not
  x = 0 ; y = 0 ; sample = 0 }
warp 37 { word 0xdd3c0007a0570008   expect token decode.illegal = "Rb" }
warp 38 { word 0xdc380007aff70008   phase 3   expect token decode.illegal = "phase" }
warp 39 { asm "TLD.LZ R0, R4, 17, 1D, 0x1"   x = lane   expect lane 4 R0 = 4 }
warp 40 { asm "TLD.LZ R254, R4, 17, 1D, 0x1"   x = lane   expect lane 4 R254 = 4 }
warp 41 { asm "SULD.P.1D_BUFFER.R.IGN R8, [R2], 22"   x = lane
  expect all R8 = 0 }
