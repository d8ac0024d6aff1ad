# Every format as one texel and as a mean, and every weight.
texlock 1
rules PD-10 PD-60 PD-61 PD-108
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP format R32_G32_B32_A32 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 1 { type TWO_D_NO_MIPMAP format R16_G16_B16_A16 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 2 { type TWO_D_NO_MIPMAP format R32_G32 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 3 { type TWO_D_NO_MIPMAP format R32_B24G8 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 }
texture 4 { type TWO_D_NO_MIPMAP format ETC2_RGB UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 5 { type TWO_D_NO_MIPMAP format X8B8G8R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 6 { type TWO_D_NO_MIPMAP format A8B8G8R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 7 { type TWO_D_NO_MIPMAP format A2B10G10R10 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 8 { type TWO_D_NO_MIPMAP format ETC2_RGB_PTA UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 9 { type TWO_D_NO_MIPMAP format ETC2_RGBA UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 10 { type TWO_D_NO_MIPMAP format R16_G16 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 11 { type TWO_D_NO_MIPMAP format G8R24 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 12 { type TWO_D_NO_MIPMAP format G24R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 13 { type TWO_D_NO_MIPMAP format R32 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 14 { type TWO_D_NO_MIPMAP format BC6H_SF16 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 15 { type TWO_D_NO_MIPMAP format BC6H_UF16 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 16 { type TWO_D_NO_MIPMAP format A4B4G4R4 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 17 { type TWO_D_NO_MIPMAP format A5B5G5R1 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 18 { type TWO_D_NO_MIPMAP format A1B5G5R5 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 19 { type TWO_D_NO_MIPMAP format B5G6R5 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 20 { type TWO_D_NO_MIPMAP format B6G5R5 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 21 { type TWO_D_NO_MIPMAP format BC7U UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 22 { type TWO_D_NO_MIPMAP format G8R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 23 { type TWO_D_NO_MIPMAP format EAC UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 24 { type TWO_D_NO_MIPMAP format EACX2 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 25 { type TWO_D_NO_MIPMAP format R16 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 26 { type TWO_D_NO_MIPMAP format R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 27 { type TWO_D_NO_MIPMAP format G4R4 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 28 { type TWO_D_NO_MIPMAP format E5B9G9R9_SHAREDEXP FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 29 { type TWO_D_NO_MIPMAP format BF10GF11RF11 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 30 { type TWO_D_NO_MIPMAP format G8B8G8R8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 31 { type TWO_D_NO_MIPMAP format B8G8R8G8 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 32 { type TWO_D_NO_MIPMAP format DXT1 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 33 { type TWO_D_NO_MIPMAP format DXT23 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 34 { type TWO_D_NO_MIPMAP format DXT45 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 35 { type TWO_D_NO_MIPMAP format DXN1 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 36 { type TWO_D_NO_MIPMAP format DXN2 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 37 { type TWO_D_NO_MIPMAP format Z24S8 UINT source G G G G size 16 16 address 0x21000000 G_DATA_TYPE 2 }
texture 38 { type TWO_D_NO_MIPMAP format X8Z24 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
texture 39 { type TWO_D_NO_MIPMAP format S8Z24 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 4 }
texture 40 { type TWO_D_NO_MIPMAP format ZF32 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 41 { type TWO_D_NO_MIPMAP format ZF32_X24S8 FLOAT source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 4 }
texture 42 { type TWO_D_NO_MIPMAP format Z16 UNORM source R R R R size 16 16 address 0x21000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 0 texture 6 sampler 1
warp 0 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  handle = handle(0 + lane, 0)  s = 0.55  t = 0.45 }
warp 1 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  handle = handle(0 + lane, 1)  s = 0.55  t = 0.45 }
warp 2 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0x7ff  handle = handle(32 + lane, 0)  s = 0.55  t = 0.45 }
warp 3 { asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0x7ff  handle = handle(32 + lane, 1)  s = 0.55  t = 0.45 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  s = (384 + lane) / 4096.0  t = (384 + lane) / 4096.0 }
warp 5 { asm "TLD4.R R8, R0, 0, 2D"  s = (416 + lane) / 4096.0  t = (416 + lane) / 4096.0 }
warp 6 { asm "TLD4.R R8, R0, 0, 2D"  s = (448 + lane) / 4096.0  t = (448 + lane) / 4096.0 }
warp 7 { asm "TLD4.R R8, R0, 0, 2D"  s = (480 + lane) / 4096.0  t = (480 + lane) / 4096.0 }
warp 8 { asm "TLD4.R R8, R0, 0, 2D"  s = (512 + lane) / 4096.0  t = (512 + lane) / 4096.0 }
warp 9 { asm "TLD4.R R8, R0, 0, 2D"  s = (544 + lane) / 4096.0  t = (544 + lane) / 4096.0 }
warp 10 { asm "TLD4.R R8, R0, 0, 2D"  s = (576 + lane) / 4096.0  t = (576 + lane) / 4096.0 }
warp 11 { asm "TLD4.R R8, R0, 0, 2D"  s = (608 + lane) / 4096.0  t = (608 + lane) / 4096.0 }
