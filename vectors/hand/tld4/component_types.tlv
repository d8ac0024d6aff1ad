# Data types of each component, one at a time: a bad one disables the texture only where the format has the component, one
# that is not built refuses it only there, and what sRGB asks for is asked of the components that are there.
texlock 1
rules PD-4 PD-40b
rules without R-TLD4-27
sampler 0 { address WRAP WRAP }
sampler 1 { address WRAP WRAP SRGB_CONVERSION 1 }
texture 0 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 0 }
texture 1 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 2 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 5 }
texture 3 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 6 }
texture 4 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 0 }
texture 5 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 6 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 5 }
texture 7 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 6 }
texture 8 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 0 }
texture 9 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 10 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 5 }
texture 11 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 6 }
texture 12 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 0 }
texture 13 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 14 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 5 }
texture 15 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 6 }
texture 16 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 0 }
texture 17 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 18 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 5 }
texture 19 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 6 }
texture 20 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 0 }
texture 21 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 22 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 5 }
texture 23 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 6 }
texture 24 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 0 }
texture 25 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 26 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 5 }
texture 27 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 6 }
texture 28 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 0 }
texture 29 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 30 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 5 }
texture 31 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 6 }
texture 32 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 0 }
texture 33 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 34 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 5 }
texture 35 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 6 }
texture 36 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 0 }
texture 37 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 38 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 5 }
texture 39 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 6 }
texture 40 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 0 }
texture 41 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 42 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 5 }
texture 43 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 6 }
texture 44 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 0 }
texture 45 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 46 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 5 }
texture 47 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 6 }
texture 48 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 0 }
texture 49 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 50 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 5 }
texture 51 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 6 }
texture 52 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 0 }
texture 53 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 54 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 5 }
texture 55 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 6 }
texture 56 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 0 }
texture 57 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 58 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 5 }
texture 59 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 6 }
texture 60 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 0 }
texture 61 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 62 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 5 }
texture 63 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 6 }
texture 64 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 65 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 66 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 R_DATA_TYPE 4 }
texture 67 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 G_DATA_TYPE 4 }
texture 68 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 B_DATA_TYPE 4 }
texture 69 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 A_DATA_TYPE 4 }
texture 70 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 71 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 72 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 R_DATA_TYPE 4 }
texture 73 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 G_DATA_TYPE 4 }
texture 74 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 B_DATA_TYPE 4 }
texture 75 { format G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 A_DATA_TYPE 4 }
texture 76 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 77 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 78 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 79 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 }
texture 80 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 R_DATA_TYPE 4 }
texture 81 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 G_DATA_TYPE 4 }
texture 82 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 B_DATA_TYPE 4 }
texture 83 { format A8B8G8R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 SRGB_CONVERSION 1 A_DATA_TYPE 4 }
texture 84 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 X_SOURCE 1 }
texture 85 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 X_SOURCE 5 }
texture 86 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 Y_SOURCE 1 }
texture 87 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 Y_SOURCE 5 }
texture 88 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 Z_SOURCE 1 }
texture 89 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 Z_SOURCE 5 }
texture 90 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 W_SOURCE 1 }
texture 91 { format R8 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 W_SOURCE 5 }
warp 0 { word 0xdef800c0a0470008  active 0xffffffff   # component A
  Rb+0 = { 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 0xa 0xb 0xc 0xd 0xe 0xf 0x10 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f }
  expect lane 0 header.tag.status = "disabled"
  expect lane 1 header.tag.status = "disabled"
  expect lane 2 header.tag.status = "unsupported-header"
  expect lane 3 header.tag.status = "unsupported-header"
  expect lane 4 header.tag.status = "ok"
  expect lane 5 header.tag.status = "ok"
  expect lane 6 header.tag.status = "ok"
  expect lane 7 header.tag.status = "ok"
  expect lane 8 header.tag.status = "ok"
  expect lane 9 header.tag.status = "ok"
  expect lane 10 header.tag.status = "ok"
  expect lane 11 header.tag.status = "ok"
  expect lane 12 header.tag.status = "ok"
  expect lane 13 header.tag.status = "ok"
  expect lane 14 header.tag.status = "ok"
  expect lane 15 header.tag.status = "ok"
  expect lane 16 header.tag.status = "disabled"
  expect lane 17 header.tag.status = "disabled"
  expect lane 18 header.tag.status = "unsupported-header"
  expect lane 19 header.tag.status = "unsupported-header"
  expect lane 20 header.tag.status = "disabled"
  expect lane 21 header.tag.status = "disabled"
  expect lane 22 header.tag.status = "unsupported-header"
  expect lane 23 header.tag.status = "unsupported-header"
  expect lane 24 header.tag.status = "ok"
  expect lane 25 header.tag.status = "ok"
  expect lane 26 header.tag.status = "ok"
  expect lane 27 header.tag.status = "ok"
  expect lane 28 header.tag.status = "ok"
  expect lane 29 header.tag.status = "ok"
  expect lane 30 header.tag.status = "ok"
  expect lane 31 header.tag.status = "ok"
}
warp 1 { word 0xdef800c0a0470008  active 0xffffffff   # component A
  Rb+0 = { 0x20 0x21 0x22 0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2a 0x2b 0x2c 0x2d 0x2e 0x2f 0x30 0x31 0x32 0x33 0x34 0x35 0x36 0x37 0x38 0x39 0x3a 0x3b 0x3c 0x3d 0x3e 0x3f }
  expect lane 0 header.tag.status = "disabled"
  expect lane 1 header.tag.status = "disabled"
  expect lane 2 header.tag.status = "unsupported-header"
  expect lane 3 header.tag.status = "unsupported-header"
  expect lane 4 header.tag.status = "disabled"
  expect lane 5 header.tag.status = "disabled"
  expect lane 6 header.tag.status = "unsupported-header"
  expect lane 7 header.tag.status = "unsupported-header"
  expect lane 8 header.tag.status = "disabled"
  expect lane 9 header.tag.status = "disabled"
  expect lane 10 header.tag.status = "unsupported-header"
  expect lane 11 header.tag.status = "unsupported-header"
  expect lane 12 header.tag.status = "ok"
  expect lane 13 header.tag.status = "ok"
  expect lane 14 header.tag.status = "ok"
  expect lane 15 header.tag.status = "ok"
  expect lane 16 header.tag.status = "disabled"
  expect lane 17 header.tag.status = "disabled"
  expect lane 18 header.tag.status = "unsupported-header"
  expect lane 19 header.tag.status = "unsupported-header"
  expect lane 20 header.tag.status = "disabled"
  expect lane 21 header.tag.status = "disabled"
  expect lane 22 header.tag.status = "unsupported-header"
  expect lane 23 header.tag.status = "unsupported-header"
  expect lane 24 header.tag.status = "disabled"
  expect lane 25 header.tag.status = "disabled"
  expect lane 26 header.tag.status = "unsupported-header"
  expect lane 27 header.tag.status = "unsupported-header"
  expect lane 28 header.tag.status = "disabled"
  expect lane 29 header.tag.status = "disabled"
  expect lane 30 header.tag.status = "unsupported-header"
  expect lane 31 header.tag.status = "unsupported-header"
}
warp 2 { word 0xdef800c0a0470008  active 0xfffffff   # component A
  Rb+0 = { 0x100040 0x41 0x100042 0x100043 0x100044 0x100045 0x100046 0x47 0x100048 0x100049 0x10004a 0x10004b 0x10004c 0x4d 0x10004e 0x4f 0x100050 0x100051 0x100052 0x100053 0x54 0x55 0x56 0x57 0x58 0x59 0x5a 0x5b ... }
  expect lane 0 header.tag.status = "ok"
  expect lane 1 header.tag.status = "ok"
  expect lane 2 header.tag.status = "ok"
  expect lane 3 header.tag.status = "ok"
  expect lane 4 header.tag.status = "ok"
  expect lane 5 header.tag.status = "ok"
  expect lane 6 header.tag.status = "ok"
  expect lane 7 header.tag.status = "ok"
  expect lane 8 header.tag.status = "ok"
  expect lane 9 header.tag.status = "ok"
  expect lane 10 header.tag.status = "ok"
  expect lane 11 header.tag.status = "ok"
  expect lane 12 header.tag.status = "ok"
  expect lane 13 header.tag.status = "ok"
  expect lane 14 header.tag.status = "ok"
  expect lane 15 header.tag.status = "ok"
  expect lane 16 header.tag.status = "ok"
  expect lane 17 header.tag.status = "ok"
  expect lane 18 header.tag.status = "ok"
  expect lane 19 header.tag.status = "ok"
  expect lane 20 header.tag.status = "disabled"
  expect lane 21 header.tag.status = "ok"
  expect lane 22 header.tag.status = "disabled"
  expect lane 23 header.tag.status = "ok"
  expect lane 24 header.tag.status = "disabled"
  expect lane 25 header.tag.status = "ok"
  expect lane 26 header.tag.status = "disabled"
  expect lane 27 header.tag.status = "ok"
}
