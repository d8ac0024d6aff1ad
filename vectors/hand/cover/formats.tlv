# Every format that can be read, each of its data types, and as the source of each result lane every component and constant.
texlock 1
rules R-TLD4-3 R-TLD4-4 PD-11
sampler 0 { }
texture 0 { format R32_G32_B32_A32 UNORM  source ZERO R G B  size 32 4  address 0x20000000  texels noise 1 }  handle 0 texture 0 sampler 0
texture 1 { format R32_G32_B32_A32 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20001000  texels noise 2 }  handle 1 texture 1 sampler 0
texture 2 { format R32_G32_B32_A32 SNORM  source R G B A  size 32 4  address 0x20002000  texels noise 3 }  handle 2 texture 2 sampler 0
texture 3 { format R32_G32_B32_A32 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20003000  texels noise 4 }  handle 3 texture 3 sampler 0
texture 4 { format R32_G32_B32_A32 UINT  source G B A ONE_INT  size 32 4  address 0x20004000  texels noise 5 }  handle 4 texture 4 sampler 0
texture 5 { format R32_G32_B32_A32 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x20005000  texels noise 6 }  handle 5 texture 5 sampler 0
texture 6 { format R32_G32_B32_A32 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20006000  texels noise 7 }  handle 6 texture 6 sampler 0
texture 7 { format R32_G32_B32_A32 SINT  source ZERO R G B  size 32 4  address 0x20007000  texels noise 8 }  handle 7 texture 7 sampler 0
texture 8 { format R32_G32_B32_A32 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20008000  texels noise 9 }  handle 8 texture 8 sampler 0
texture 9 { format R32_G32_B32_A32 FLOAT  source R G B A  size 32 4  address 0x20009000  texels noise 10 }  handle 9 texture 9 sampler 0
texture 10 { format R16_G16_B16_A16 UNORM  source ZERO R G B  size 32 4  address 0x2000a000  texels noise 11 }  handle 10 texture 10 sampler 0
texture 11 { format R16_G16_B16_A16 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x2000b000  texels noise 12 }  handle 11 texture 11 sampler 0
texture 12 { format R16_G16_B16_A16 SNORM  source R G B A  size 32 4  address 0x2000c000  texels noise 13 }  handle 12 texture 12 sampler 0
texture 13 { format R16_G16_B16_A16 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x2000d000  texels noise 14 }  handle 13 texture 13 sampler 0
texture 14 { format R16_G16_B16_A16 UINT  source G B A ONE_INT  size 32 4  address 0x2000e000  texels noise 15 }  handle 14 texture 14 sampler 0
texture 15 { format R16_G16_B16_A16 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x2000f000  texels noise 16 }  handle 15 texture 15 sampler 0
texture 16 { format R16_G16_B16_A16 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20010000  texels noise 17 }  handle 16 texture 16 sampler 0
texture 17 { format R16_G16_B16_A16 SINT  source ZERO R G B  size 32 4  address 0x20011000  texels noise 18 }  handle 17 texture 17 sampler 0
texture 18 { format R16_G16_B16_A16 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20012000  texels noise 19 }  handle 18 texture 18 sampler 0
texture 19 { format R16_G16_B16_A16 FLOAT  source R G B A  size 32 4  address 0x20013000  texels noise 20 }  handle 19 texture 19 sampler 0
texture 20 { format R32_G32 UNORM  source ZERO R G B  size 32 4  address 0x20014000  texels noise 21 }  handle 20 texture 20 sampler 0
texture 21 { format R32_G32 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20015000  texels noise 22 }  handle 21 texture 21 sampler 0
texture 22 { format R32_G32 SNORM  source R G B A  size 32 4  address 0x20016000  texels noise 23 }  handle 22 texture 22 sampler 0
texture 23 { format R32_G32 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20017000  texels noise 24 }  handle 23 texture 23 sampler 0
texture 24 { format R32_G32 UINT  source G B A ONE_INT  size 32 4  address 0x20018000  texels noise 25 }  handle 24 texture 24 sampler 0
texture 25 { format R32_G32 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x20019000  texels noise 26 }  handle 25 texture 25 sampler 0
texture 26 { format R32_G32 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x2001a000  texels noise 27 }  handle 26 texture 26 sampler 0
texture 27 { format R32_G32 SINT  source ZERO R G B  size 32 4  address 0x2001b000  texels noise 28 }  handle 27 texture 27 sampler 0
texture 28 { format R32_G32 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x2001c000  texels noise 29 }  handle 28 texture 28 sampler 0
texture 29 { format R32_G32 FLOAT  source R G B A  size 32 4  address 0x2001d000  texels noise 30 }  handle 29 texture 29 sampler 0
texture 30 { format A8B8G8R8 UNORM  source ZERO R G B  size 32 4  address 0x2001e000  texels noise 31 }  handle 30 texture 30 sampler 0
texture 31 { format A8B8G8R8 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x2001f000  texels noise 32 }  handle 31 texture 31 sampler 0
texture 32 { format A8B8G8R8 SNORM  source R G B A  size 32 4  address 0x20020000  texels noise 33 }  handle 32 texture 32 sampler 0
texture 33 { format A8B8G8R8 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20021000  texels noise 34 }  handle 33 texture 33 sampler 0
texture 34 { format A8B8G8R8 UINT  source G B A ONE_INT  size 32 4  address 0x20022000  texels noise 35 }  handle 34 texture 34 sampler 0
texture 35 { format A8B8G8R8 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x20023000  texels noise 36 }  handle 35 texture 35 sampler 0
texture 36 { format A8B8G8R8 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20024000  texels noise 37 }  handle 36 texture 36 sampler 0
texture 37 { format A8B8G8R8 SINT  source ZERO R G B  size 32 4  address 0x20025000  texels noise 38 }  handle 37 texture 37 sampler 0
texture 38 { format A2B10G10R10 UNORM  source ZERO R G B  size 32 4  address 0x20026000  texels noise 39 }  handle 38 texture 38 sampler 0
texture 39 { format A2B10G10R10 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20027000  texels noise 40 }  handle 39 texture 39 sampler 0
texture 40 { format A2B10G10R10 SNORM  source R G B A  size 32 4  address 0x20028000  texels noise 41 }  handle 40 texture 40 sampler 0
texture 41 { format A2B10G10R10 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20029000  texels noise 42 }  handle 41 texture 41 sampler 0
texture 42 { format A2B10G10R10 UINT  source G B A ONE_INT  size 32 4  address 0x2002a000  texels noise 43 }  handle 42 texture 42 sampler 0
texture 43 { format A2B10G10R10 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x2002b000  texels noise 44 }  handle 43 texture 43 sampler 0
texture 44 { format A2B10G10R10 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x2002c000  texels noise 45 }  handle 44 texture 44 sampler 0
texture 45 { format A2B10G10R10 SINT  source ZERO R G B  size 32 4  address 0x2002d000  texels noise 46 }  handle 45 texture 45 sampler 0
texture 46 { format R16_G16 UNORM  source ZERO R G B  size 32 4  address 0x2002e000  texels noise 47 }  handle 46 texture 46 sampler 0
texture 47 { format R16_G16 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x2002f000  texels noise 48 }  handle 47 texture 47 sampler 0
texture 48 { format R16_G16 SNORM  source R G B A  size 32 4  address 0x20030000  texels noise 49 }  handle 48 texture 48 sampler 0
texture 49 { format R16_G16 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20031000  texels noise 50 }  handle 49 texture 49 sampler 0
texture 50 { format R16_G16 UINT  source G B A ONE_INT  size 32 4  address 0x20032000  texels noise 51 }  handle 50 texture 50 sampler 0
texture 51 { format R16_G16 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x20033000  texels noise 52 }  handle 51 texture 51 sampler 0
texture 52 { format R16_G16 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20034000  texels noise 53 }  handle 52 texture 52 sampler 0
texture 53 { format R16_G16 SINT  source ZERO R G B  size 32 4  address 0x20035000  texels noise 54 }  handle 53 texture 53 sampler 0
texture 54 { format R16_G16 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20036000  texels noise 55 }  handle 54 texture 54 sampler 0
texture 55 { format R16_G16 FLOAT  source R G B A  size 32 4  address 0x20037000  texels noise 56 }  handle 55 texture 55 sampler 0
texture 56 { format R32 UNORM  source ZERO R G B  size 32 4  address 0x20038000  texels noise 57 }  handle 56 texture 56 sampler 0
texture 57 { format R32 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20039000  texels noise 58 }  handle 57 texture 57 sampler 0
texture 58 { format R32 SNORM  source R G B A  size 32 4  address 0x2003a000  texels noise 59 }  handle 58 texture 58 sampler 0
texture 59 { format R32 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x2003b000  texels noise 60 }  handle 59 texture 59 sampler 0
texture 60 { format R32 UINT  source G B A ONE_INT  size 32 4  address 0x2003c000  texels noise 61 }  handle 60 texture 60 sampler 0
texture 61 { format R32 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x2003d000  texels noise 62 }  handle 61 texture 61 sampler 0
texture 62 { format R32 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x2003e000  texels noise 63 }  handle 62 texture 62 sampler 0
texture 63 { format R32 SINT  source ZERO R G B  size 32 4  address 0x2003f000  texels noise 64 }  handle 63 texture 63 sampler 0
texture 64 { format R32 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20040000  texels noise 65 }  handle 64 texture 64 sampler 0
texture 65 { format R32 FLOAT  source R G B A  size 32 4  address 0x20041000  texels noise 66 }  handle 65 texture 65 sampler 0
texture 66 { format A4B4G4R4 UNORM  source ZERO R G B  size 32 4  address 0x20042000  texels noise 67 }  handle 66 texture 66 sampler 0
texture 67 { format A4B4G4R4 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20043000  texels noise 68 }  handle 67 texture 67 sampler 0
texture 68 { format A1B5G5R5 UNORM  source ZERO R G B  size 32 4  address 0x20044000  texels noise 69 }  handle 68 texture 68 sampler 0
texture 69 { format A1B5G5R5 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20045000  texels noise 70 }  handle 69 texture 69 sampler 0
texture 70 { format B5G6R5 UNORM  source ZERO R G B  size 32 4  address 0x20046000  texels noise 71 }  handle 70 texture 70 sampler 0
texture 71 { format B5G6R5 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20047000  texels noise 72 }  handle 71 texture 71 sampler 0
texture 72 { format G8R8 UNORM  source ZERO R G B  size 32 4  address 0x20048000  texels noise 73 }  handle 72 texture 72 sampler 0
texture 73 { format G8R8 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20049000  texels noise 74 }  handle 73 texture 73 sampler 0
texture 74 { format G8R8 SNORM  source R G B A  size 32 4  address 0x2004a000  texels noise 75 }  handle 74 texture 74 sampler 0
texture 75 { format G8R8 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x2004b000  texels noise 76 }  handle 75 texture 75 sampler 0
texture 76 { format G8R8 UINT  source G B A ONE_INT  size 32 4  address 0x2004c000  texels noise 77 }  handle 76 texture 76 sampler 0
texture 77 { format G8R8 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x2004d000  texels noise 78 }  handle 77 texture 77 sampler 0
texture 78 { format G8R8 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x2004e000  texels noise 79 }  handle 78 texture 78 sampler 0
texture 79 { format G8R8 SINT  source ZERO R G B  size 32 4  address 0x2004f000  texels noise 80 }  handle 79 texture 79 sampler 0
texture 80 { format R16 UNORM  source ZERO R G B  size 32 4  address 0x20050000  texels noise 81 }  handle 80 texture 80 sampler 0
texture 81 { format R16 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20051000  texels noise 82 }  handle 81 texture 81 sampler 0
texture 82 { format R16 SNORM  source R G B A  size 32 4  address 0x20052000  texels noise 83 }  handle 82 texture 82 sampler 0
texture 83 { format R16 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x20053000  texels noise 84 }  handle 83 texture 83 sampler 0
texture 84 { format R16 UINT  source G B A ONE_INT  size 32 4  address 0x20054000  texels noise 85 }  handle 84 texture 84 sampler 0
texture 85 { format R16 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x20055000  texels noise 86 }  handle 85 texture 85 sampler 0
texture 86 { format R16 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20056000  texels noise 87 }  handle 86 texture 86 sampler 0
texture 87 { format R16 SINT  source ZERO R G B  size 32 4  address 0x20057000  texels noise 88 }  handle 87 texture 87 sampler 0
texture 88 { format R16 FLOAT  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x20058000  texels noise 89 }  handle 88 texture 88 sampler 0
texture 89 { format R16 FLOAT  source R G B A  size 32 4  address 0x20059000  texels noise 90 }  handle 89 texture 89 sampler 0
texture 90 { format R8 UNORM  source ZERO R G B  size 32 4  address 0x2005a000  texels noise 91 }  handle 90 texture 90 sampler 0
texture 91 { format R8 UNORM  source A ONE_INT ONE_FLOAT ZERO  size 32 4  address 0x2005b000  texels noise 92 }  handle 91 texture 91 sampler 0
texture 92 { format R8 SNORM  source R G B A  size 32 4  address 0x2005c000  texels noise 93 }  handle 92 texture 92 sampler 0
texture 93 { format R8 SNORM  source ONE_INT ONE_FLOAT ZERO R  size 32 4  address 0x2005d000  texels noise 94 }  handle 93 texture 93 sampler 0
texture 94 { format R8 UINT  source G B A ONE_INT  size 32 4  address 0x2005e000  texels noise 95 }  handle 94 texture 94 sampler 0
texture 95 { format R8 UINT  source ONE_FLOAT ZERO R G  size 32 4  address 0x2005f000  texels noise 96 }  handle 95 texture 95 sampler 0
texture 96 { format R8 SINT  source B A ONE_INT ONE_FLOAT  size 32 4  address 0x20060000  texels noise 97 }  handle 96 texture 96 sampler 0
texture 97 { format R8 SINT  source ZERO R G B  size 32 4  address 0x20061000  texels noise 98 }  handle 97 texture 97 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0x0, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 1 { asm "TLD4.G R8, R0, 0x1, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 2 { asm "TLD4.B R8, R0, 0x2, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 3 { asm "TLD4.A R8, R0, 0x3, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 4 { asm "TLD4.R R8, R0, 0x4, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 5 { asm "TLD4.G R8, R0, 0x5, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 6 { asm "TLD4.B R8, R0, 0x6, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 7 { asm "TLD4.A R8, R0, 0x7, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 8 { asm "TLD4.R R8, R0, 0x8, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 9 { asm "TLD4.G R8, R0, 0x9, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 10 { asm "TLD4.B R8, R0, 0xa, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 11 { asm "TLD4.A R8, R0, 0xb, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 12 { asm "TLD4.R R8, R0, 0xc, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 13 { asm "TLD4.G R8, R0, 0xd, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 14 { asm "TLD4.B R8, R0, 0xe, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 15 { asm "TLD4.A R8, R0, 0xf, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 16 { asm "TLD4.R R8, R0, 0x10, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 17 { asm "TLD4.G R8, R0, 0x11, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 18 { asm "TLD4.B R8, R0, 0x12, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 19 { asm "TLD4.A R8, R0, 0x13, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 20 { asm "TLD4.R R8, R0, 0x14, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 21 { asm "TLD4.G R8, R0, 0x15, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 22 { asm "TLD4.B R8, R0, 0x16, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 23 { asm "TLD4.A R8, R0, 0x17, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 24 { asm "TLD4.R R8, R0, 0x18, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 25 { asm "TLD4.G R8, R0, 0x19, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 26 { asm "TLD4.B R8, R0, 0x1a, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 27 { asm "TLD4.A R8, R0, 0x1b, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 28 { asm "TLD4.R R8, R0, 0x1c, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 29 { asm "TLD4.G R8, R0, 0x1d, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 30 { asm "TLD4.B R8, R0, 0x1e, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 31 { asm "TLD4.A R8, R0, 0x1f, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 32 { asm "TLD4.R R8, R0, 0x20, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 33 { asm "TLD4.G R8, R0, 0x21, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 34 { asm "TLD4.B R8, R0, 0x22, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 35 { asm "TLD4.A R8, R0, 0x23, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 36 { asm "TLD4.R R8, R0, 0x24, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 37 { asm "TLD4.G R8, R0, 0x25, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 38 { asm "TLD4.B R8, R0, 0x26, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 39 { asm "TLD4.A R8, R0, 0x27, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 40 { asm "TLD4.R R8, R0, 0x28, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 41 { asm "TLD4.G R8, R0, 0x29, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 42 { asm "TLD4.B R8, R0, 0x2a, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 43 { asm "TLD4.A R8, R0, 0x2b, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 44 { asm "TLD4.R R8, R0, 0x2c, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 45 { asm "TLD4.G R8, R0, 0x2d, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 46 { asm "TLD4.B R8, R0, 0x2e, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 47 { asm "TLD4.A R8, R0, 0x2f, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 48 { asm "TLD4.R R8, R0, 0x30, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 49 { asm "TLD4.G R8, R0, 0x31, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 50 { asm "TLD4.B R8, R0, 0x32, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 51 { asm "TLD4.A R8, R0, 0x33, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 52 { asm "TLD4.R R8, R0, 0x34, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 53 { asm "TLD4.G R8, R0, 0x35, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 54 { asm "TLD4.B R8, R0, 0x36, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 55 { asm "TLD4.A R8, R0, 0x37, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 56 { asm "TLD4.R R8, R0, 0x38, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 57 { asm "TLD4.G R8, R0, 0x39, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 58 { asm "TLD4.B R8, R0, 0x3a, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 59 { asm "TLD4.A R8, R0, 0x3b, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 60 { asm "TLD4.R R8, R0, 0x3c, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 61 { asm "TLD4.G R8, R0, 0x3d, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 62 { asm "TLD4.B R8, R0, 0x3e, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 63 { asm "TLD4.A R8, R0, 0x3f, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 0 { asm "TLD4.R R8, R0, 0x40, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 1 { asm "TLD4.G R8, R0, 0x41, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 2 { asm "TLD4.B R8, R0, 0x42, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 3 { asm "TLD4.A R8, R0, 0x43, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 4 { asm "TLD4.R R8, R0, 0x44, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 5 { asm "TLD4.G R8, R0, 0x45, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 6 { asm "TLD4.B R8, R0, 0x46, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 7 { asm "TLD4.A R8, R0, 0x47, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 8 { asm "TLD4.R R8, R0, 0x48, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 9 { asm "TLD4.G R8, R0, 0x49, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 10 { asm "TLD4.B R8, R0, 0x4a, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 11 { asm "TLD4.A R8, R0, 0x4b, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 12 { asm "TLD4.R R8, R0, 0x4c, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 13 { asm "TLD4.G R8, R0, 0x4d, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 14 { asm "TLD4.B R8, R0, 0x4e, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 15 { asm "TLD4.A R8, R0, 0x4f, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 16 { asm "TLD4.R R8, R0, 0x50, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 17 { asm "TLD4.G R8, R0, 0x51, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 18 { asm "TLD4.B R8, R0, 0x52, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 19 { asm "TLD4.A R8, R0, 0x53, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 20 { asm "TLD4.R R8, R0, 0x54, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 21 { asm "TLD4.G R8, R0, 0x55, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 22 { asm "TLD4.B R8, R0, 0x56, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 23 { asm "TLD4.A R8, R0, 0x57, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 24 { asm "TLD4.R R8, R0, 0x58, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 25 { asm "TLD4.G R8, R0, 0x59, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 26 { asm "TLD4.B R8, R0, 0x5a, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 27 { asm "TLD4.A R8, R0, 0x5b, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 28 { asm "TLD4.R R8, R0, 0x5c, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 29 { asm "TLD4.G R8, R0, 0x5d, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 30 { asm "TLD4.B R8, R0, 0x5e, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 31 { asm "TLD4.A R8, R0, 0x5f, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 32 { asm "TLD4.R R8, R0, 0x60, 2D"  active 0xf  s = lane / 4  t = 0.25 }
warp 33 { asm "TLD4.G R8, R0, 0x61, 2D"  active 0xf  s = lane / 4  t = 0.25 }
