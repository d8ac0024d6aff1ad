# POLICY border_texel and sRGB: colours of its own, but in lanes that show no component; POLICY srgb_float8 decodes them.
# Written by tests/oracle/borders.py.
texlock 1
rules PD-134 PD-132
rules without PD-135

policy border_texel
policy srgb_float8
policy filter_weight8
texture 0 { format A8B8G8R8 UNORM   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20000000   texels rows 3b92038f 32a7c06c 1ddac0ce ee11aa6d }
texture 1 { format A8B8G8R8 UNORM   source A B ZERO R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20400000   texels rows 5ac082c2 90c5d01f 923116c4 e2641908 }
texture 2 { format R8 UNORM   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20800000   texels rows a9 a3 5c 27 }
texture 3 { format G8R8 UNORM   source G R ONE_FLOAT G   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20c00000   texels rows d6ca de1b 7de0 1348 }
texture 4 { format X8B8G8R8 UNORM   source B G R A   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21000000   texels rows d6116500 da31d400 e3b4c800 1845fd00 }
texture 5 { format B5G6R5 UNORM   source R G B R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21400000   texels rows 6ce2 d2a8 9a6f 1fce }
texture 6 { format A1B5G5R5 UNORM   source A B G R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21800000   texels rows 3465 8677 1373 5132 }
texture 7 { format A4B4G4R4 UNORM   source ONE_FLOAT ONE_INT R A   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21c00000   texels rows 1db9 2447 6a7d ecd8 }
texture 8 { format A8B8G8R8 UNORM   source R R R R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   DEPTH_TEXTURE 0x1   address 0x22000000   texels rows 9297d2a5 1987d956 1c90c038 689fcb7b }
sampler 0 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 4 texture 0 sampler 4
sampler 5 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f787fff 0xbf7d7fff 0x3f800001 0x3e5b0000 SRGB_BORDER_COLOR_R 206 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 6 texture 1 sampler 6
sampler 7 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 7 texture 1 sampler 7
sampler 8 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 8 texture 1 sampler 8
sampler 9 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 9 texture 1 sampler 9
sampler 10 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 10 texture 1 sampler 10
sampler 11 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f536000 0x3e5affff 0x3f373fff 0xbe95a000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 48 SRGB_CONVERSION 0x1 }
handle 11 texture 1 sampler 11
sampler 12 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 12 texture 2 sampler 12
sampler 13 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 13 texture 2 sampler 13
sampler 14 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 14 texture 2 sampler 14
sampler 15 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 15 texture 2 sampler 15
sampler 16 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 16 texture 2 sampler 16
sampler 17 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f555fff 0x3f2c3000 0x3db50000 0x3f091000 SRGB_BORDER_COLOR_R 244 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 17 texture 2 sampler 17
sampler 18 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 18 texture 3 sampler 18
sampler 19 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 19 texture 3 sampler 19
sampler 20 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 20 texture 3 sampler 20
sampler 21 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 21 texture 3 sampler 21
sampler 22 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 22 texture 3 sampler 22
sampler 23 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1b1fff 0x3e89a000 0x3f667000 0x3e97a000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 23 texture 3 sampler 23
sampler 24 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 24 texture 4 sampler 24
sampler 25 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 25 texture 4 sampler 25
sampler 26 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 26 texture 4 sampler 26
sampler 27 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 27 texture 4 sampler 27
sampler 28 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 28 texture 4 sampler 28
sampler 29 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3ec9e000 0x3f272fff 0x3cb1ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 29 texture 4 sampler 29
sampler 30 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 30 texture 5 sampler 30
sampler 31 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 31 texture 5 sampler 31
sampler 32 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 32 texture 5 sampler 32
sampler 33 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 33 texture 5 sampler 33
sampler 34 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 34 texture 5 sampler 34
sampler 35 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0x80000001 0xbf800000 0x3f427fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 35 texture 5 sampler 35
sampler 36 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 36 texture 6 sampler 36
sampler 37 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 37 texture 6 sampler 37
sampler 38 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 38 texture 6 sampler 38
sampler 39 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 39 texture 6 sampler 39
sampler 40 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 40 texture 6 sampler 40
sampler 41 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e6da51e 0x3ef00000 0x7fc00000 0x3de80000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 134 SRGB_CONVERSION 0x1 }
handle 41 texture 6 sampler 41
sampler 42 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 42 texture 7 sampler 42
sampler 43 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 43 texture 7 sampler 43
sampler 44 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 44 texture 7 sampler 44
sampler 45 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 45 texture 7 sampler 45
sampler 46 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 46 texture 7 sampler 46
sampler 47 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f560000 0x3f340000 0xbe700000 0x3f560000 SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 47 texture 7 sampler 47
sampler 48 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 48 texture 8 sampler 48
sampler 49 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 49 texture 8 sampler 49
sampler 50 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 50 texture 8 sampler 50
sampler 51 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 51 texture 8 sampler 51
sampler 52 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 52 texture 8 sampler 52
sampler 53 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe999fff 0x80000000 0x40490fdb SRGB_BORDER_COLOR_R 188 SRGB_BORDER_COLOR_G 98 SRGB_BORDER_COLOR_B 98 SRGB_CONVERSION 0x1 }
handle 53 texture 8 sampler 53

warp 0 { asm "TLD4.R R8, R60, 0, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.078125 ... }
  t = { -0.25 -0.14257812 ... }
  expect lane 0 R8 = 0x3f1e0000 R9 = 0x3f1e0000 R10 = 0x3f1e0000 R11 = 0x3f1e0000
  expect lane 1 R8 = 0x3f1e0000 R9 = 0x3d330000 R10 = 0x3d330000 R11 = 0x3f1e0000
}

warp 1 { asm "TLD4.G R8, R116, 1, 2D, 0xf"   active 0x3
  s = { -0.25 0.8496094 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f010000 R9 = 0x3e930000 R10 = 0x3f010000 R11 = 0x3f010000
  expect lane 1 R8 = 0x3f010000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x3f010000
}

warp 2 { asm "TLD4.B R8, R0, 2, 2D, 0xf"   active 0x3
  s = { 0 2.7578125 ... }
  t = { 0.75 1 ... }
  expect lane 0 R8 = 0x39a00000 R9 = 0x39a00000 R10 = 0x3f070000 R11 = 0x39a00000
  expect lane 1 R8 = 0x39a00000 R9 = 0x39a00000 R10 = 0x39a00000 R11 = 0x39a00000
}

warp 3 { asm "TLD4.A R8, R96, 3, 2D, 0xf"   active 0x3
  s = { 0.078125 1 ... }
  t = { 1.1699219 -0.25 ... }
  expect lane 0 R8 = 0x3e5cdcdd R9 = 0x3e5cdcdd R10 = 0x3f4ececf R11 = 0x3e5cdcdd
  expect lane 1 R8 = 0x3ed8d8d9 R9 = 0x3e5cdcdd R10 = 0x3e5cdcdd R11 = 0x3e5cdcdd
}

warp 4 { asm "TEX.LZ R8, R72, 4, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f1e0000 R9 = 0x3f010000 R10 = 0x39a00000 R11 = 0x3e5cdcdd
  expect lane 1 R8 = 0x3f1e0000 R9 = 0x3f010000 R10 = 0x39a00000 R11 = 0x3e5cdcdd
}

warp 5 { asm "TEX.LZ R8, R24, 5, 2D, 0xf"   active 0xf
  s = { 2.7578125 2.7578125 0.8496094 0.75 ... }
  t = { 0.25 0.75 0.25 1.25 ... }
  expect lane 0 R8 = 0x3f1e0000 R9 = 0x3f010000 R10 = 0x39a00000 R11 = 0x3e5cdcdd
  expect lane 1 R8 = 0x3f1e0000 R9 = 0x3f010000 R10 = 0x39a00000 R11 = 0x3e5cdcdd
  expect lane 2 R8 = 0x3e178000 R9 = 0x3ed20000 R10 = 0x3ed84000 R11 = 0x3ec3a4c4
  expect lane 3 R8 = 0x3f1e0000 R9 = 0x3f010000 R10 = 0x39a00000 R11 = 0x3e5cdcdd
}

warp 6 { asm "TLD4.R R8, R108, 6, 2D, 0xf"   active 0x3
  s = { 1 2.7578125 ... }
  t = { 0.1953125 -0.25 ... }
  expect lane 0 R8 = 0x3df8f8f9 R9 = 0x3d50d0d1 R10 = 0x3d50d0d1 R11 = 0x3d50d0d1
  expect lane 1 R8 = 0x3d50d0d1 R9 = 0x3d50d0d1 R10 = 0x3d50d0d1 R11 = 0x3d50d0d1
}

warp 7 { asm "TLD4.G R8, R96, 7, 2D, 0xf"   active 0x3
  s = { 1 1 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x39a00000 R9 = 0x39a00000 R10 = 0x39a00000 R11 = 0x39a00000
  expect lane 1 R8 = 0x39a00000 R9 = 0x39a00000 R10 = 0x39a00000 R11 = 0x39a00000
}

warp 8 { asm "TLD4.B R8, R28, 8, 2D, 0xf"   active 0x3
  s = { 1.25 -1.7578125 ... }
  t = { 1 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 9 { asm "TLD4.A R8, R112, 9, 2D, 0xf"   active 0x3
  s = { 1 1 ... }
  t = { 1 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f430000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f430000
}

warp 10 { asm "TEX.LZ R8, R76, 10, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3d580000 R9 = 0x39a00000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3d580000 R9 = 0x39a00000 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TEX.LZ R8, R92, 11, 2D, 0xf"   active 0xf
  s = { 0.1953125 0 0 0.1953125 ... }
  t = { 0 1 0 0 ... }
  expect lane 0 R8 = 0x3f2ee2af R9 = 0x3e4c0000 R10 = 0x0 R11 = 0x3dba2000
  expect lane 1 R8 = 0x3e6becec R9 = 0x3b120000 R10 = 0x0 R11 = 0x3d930000
  expect lane 2 R8 = 0x3ecfd0d0 R9 = 0x3de50000 R10 = 0x0 R11 = 0x3d510000
  expect lane 3 R8 = 0x3f2ee2af R9 = 0x3e4c0000 R10 = 0x0 R11 = 0x3dba2000
}

warp 12 { asm "TLD4.R R8, R4, 12, 2D, 0xf"   active 0x3
  s = { 0.58984375 0.25 ... }
  t = { 1.25 1 ... }
  expect lane 0 R8 = 0x3f680000 R9 = 0x3f680000 R10 = 0x3f680000 R11 = 0x3f680000
  expect lane 1 R8 = 0x3f680000 R9 = 0x3f680000 R10 = 0x3ca60000 R11 = 0x3ddb0000
}

warp 13 { asm "TLD4.G R8, R48, 13, 2D, 0xf"   active 0x3
  s = { 0.078125 -0.25 ... }
  t = { 0.75 0.8046875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 14 { asm "TLD4.B R8, R112, 14, 2D, 0xf"   active 0x3
  s = { 2.7578125 0 ... }
  t = { 0.25 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TLD4.A R8, R16, 15, 2D, 0xf"   active 0x3
  s = { 0.75 0.25 ... }
  t = { 1 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 16 { asm "TEX.LZ R8, R52, 16, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f680000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f680000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ R8, R56, 17, 2D, 0xf"   active 0xf
  s = { 1.25 0.25 1.25 -0.25 ... }
  t = { 0.75 0 1.25 2.7578125 ... }
  expect lane 0 R8 = 0x3f680000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f268000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f680000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f680000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.R R8, R60, 18, 2D, 0xf"   active 0x3
  s = { 0 -0.25 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 19 { asm "TLD4.G R8, R60, 19, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.8496094 ... }
  t = { -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x3d580000 R9 = 0x3f2c0000 R10 = 0x3d580000 R11 = 0x3d580000
  expect lane 1 R8 = 0x3d580000 R9 = 0x3d580000 R10 = 0x3d580000 R11 = 0x3d580000
}

warp 20 { asm "TLD4.B R8, R4, 20, 2D, 0xf"   active 0x3
  s = { 1.25 1 ... }
  t = { 0.1953125 -0.2421875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}

warp 21 { asm "TLD4.A R8, R80, 21, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.1953125 ... }
  t = { -1.7578125 0.8496094 ... }
  expect lane 0 R8 = 0x3e989899 R9 = 0x3e989899 R10 = 0x3e989899 R11 = 0x3e989899
  expect lane 1 R8 = 0x3e989899 R9 = 0x3e989899 R10 = 0x3f60e0e1 R11 = 0x3e989899
}

warp 22 { asm "TEX.LZ R8, R72, 22, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x39a00000 R9 = 0x3d580000 R10 = 0x0 R11 = 0x3e989899
  expect lane 1 R8 = 0x39a00000 R9 = 0x3d580000 R10 = 0x0 R11 = 0x3e989899
}

warp 23 { asm "TEX.LZ R8, R12, 23, 2D, 0xf"   active 0xf
  s = { 0.75 0.8496094 0 0 ... }
  t = { 0 0.75 0.25 0.7792969 ... }
  expect lane 0 R8 = 0x3dd8d8d9 R9 = 0x3f3b0000 R10 = 0x3f800000 R11 = 0x3dd8d8d9
  expect lane 1 R8 = 0x3e6788e8 R9 = 0x3c7f6000 R10 = 0x3f4d0000 R11 = 0x3e922a92
  expect lane 2 R8 = 0x3ecacacb R9 = 0x3eb90000 R10 = 0x3f000000 R11 = 0x3f0b8b8c
  expect lane 3 R8 = 0x3ed2d2d3 R9 = 0x3dfe4000 R10 = 0x3ef00000 R11 = 0x3f11f192
}

warp 24 { asm "TLD4.R R8, R112, 24, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 0.75 0.75 ... }
  expect lane 0 R8 = 0x3c600000 R9 = 0x3c600000 R10 = 0x3c600000 R11 = 0x3c600000
  expect lane 1 R8 = 0x3c600000 R9 = 0x3c600000 R10 = 0x3c600000 R11 = 0x3c600000
}

warp 25 { asm "TLD4.G R8, R68, 25, 2D, 0xf"   active 0x3
  s = { 1.25 0.1953125 ... }
  t = { -1.7578125 0 ... }
  expect lane 0 R8 = 0x3f010000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x3f010000
  expect lane 1 R8 = 0x3f010000 R9 = 0x3bb80000 R10 = 0x3bb80000 R11 = 0x3f010000
}

warp 26 { asm "TLD4.B R8, R92, 26, 2D, 0xf"   active 0x3
  s = { 1 1.25 ... }
  t = { 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x3f330000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x3f330000
  expect lane 1 R8 = 0x3f010000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x3f010000
}

warp 27 { asm "TLD4.A R8, R28, 27, 2D, 0xf"   active 0x3
  s = { 0.078125 0.078125 ... }
  t = { -1.7578125 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TEX.LZ R8, R4, 28, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
  expect lane 1 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R40, 29, 2D, 0xf"   active 0xf
  s = { -1.7578125 0.25 1 -1.7578125 ... }
  t = { -1.7578125 -0.25 -0.25 1.25 ... }
  expect lane 0 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
  expect lane 1 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
  expect lane 2 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
  expect lane 3 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3f010000 R11 = 0x0
}

warp 30 { asm "TLD4.R R8, R12, 30, 2D, 0xf"   active 0x3
  s = { 0.75 2.7578125 ... }
  t = { 1.25 -1.7578125 ... }
  expect lane 0 R8 = 0x3f7dfffe R9 = 0x3f7dfffe R10 = 0x3f7dfffe R11 = 0x3f7dfffe
  expect lane 1 R8 = 0x3f7dfffe R9 = 0x3f7dfffe R10 = 0x3f7dfffe R11 = 0x3f7dfffe
}

warp 31 { asm "TLD4.G R8, R84, 31, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { 0 0.8496094 ... }
  expect lane 0 R8 = 0x3c184098 R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3d5800d8
  expect lane 1 R8 = 0x3d5800d8 R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3f0a8f8b
}

warp 32 { asm "TLD4.B R8, R100, 32, 2D, 0xf"   active 0x3
  s = { 0.1953125 1.25 ... }
  t = { -1.7578125 -0.25 ... }
  expect lane 0 R8 = 0x3d5800d8 R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3d5800d8
  expect lane 1 R8 = 0x3d5800d8 R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3d5800d8
}

warp 33 { asm "TLD4.A R8, R72, 33, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { 0.078125 0.75 ... }
  expect lane 0 R8 = 0x3e97c498 R9 = 0x3f3defbe R10 = 0x3f3defbe R11 = 0x3f3defbe
  expect lane 1 R8 = 0x3f3defbe R9 = 0x3f3defbe R10 = 0x3f3defbe R11 = 0x3f800000
}

warp 34 { asm "TEX.LZ R8, R8, 34, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f7e0000 R9 = 0x3d580000 R10 = 0x3d580000 R11 = 0x3f3def7c
  expect lane 1 R8 = 0x3f7e0000 R9 = 0x3d580000 R10 = 0x3d580000 R11 = 0x3f3def7c
}

warp 35 { asm "TEX.LZ R8, R44, 35, 2D, 0xf"   active 0xf
  s = { 0.25 0.25 0.1953125 0 ... }
  t = { 1 2.7578125 -1.7578125 0.78515625 ... }
  expect lane 0 R8 = 0x3f54f4d5 R9 = 0x3ef2a4f3 R10 = 0x3dcc60cc R11 = 0x3f34ecb5
  expect lane 1 R8 = 0x3f7dfffe R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3f3defbe
  expect lane 2 R8 = 0x3f7dfffe R9 = 0x3d5800d8 R10 = 0x3d5800d8 R11 = 0x3f3defbe
  expect lane 3 R8 = 0x3f57d7d8 R9 = 0x3ee37ae3 R10 = 0x3dc598c6 R11 = 0x3f358eb6
}

warp 36 { asm "TLD4.R R8, R88, 36, 2D, 0xf"   active 0x3
  s = { -0.25 1 ... }
  t = { 0 0.1953125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 37 { asm "TLD4.G R8, R92, 37, 2D, 0xf"   active 0x3
  s = { 1.25 0.8496094 ... }
  t = { 0.75 2.7578125 ... }
  expect lane 0 R8 = 0x3f00ff81 R9 = 0x3f00ff81 R10 = 0x3f00ff81 R11 = 0x3f00ff81
  expect lane 1 R8 = 0x3f00ff81 R9 = 0x3f00ff81 R10 = 0x3f00ff81 R11 = 0x3f00ff81
}

warp 38 { asm "TLD4.B R8, R52, 38, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 1.25 1 ... }
  expect lane 0 R8 = 0x3e7400f4 R9 = 0x3e7400f4 R10 = 0x3e7400f4 R11 = 0x3e7400f4
  expect lane 1 R8 = 0x3e7400f4 R9 = 0x3e7400f4 R10 = 0x3e7400f4 R11 = 0x3e7400f4
}

warp 39 { asm "TLD4.A R8, R96, 39, 2D, 0xf"   active 0x3
  s = { 0.75 -0.0703125 ... }
  t = { 0.6308594 -0.25 ... }
  expect lane 0 R8 = 0x3e85ee86 R9 = 0x3e042084 R10 = 0x3e042084 R11 = 0x3cff00ff
  expect lane 1 R8 = 0x3e042084 R9 = 0x3ebf66bf R10 = 0x3ebf66bf R11 = 0x3e042084
}

warp 40 { asm "TEX.LZ R8, R16, 40, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3e740000 R11 = 0x3e042108
  expect lane 1 R8 = 0x3c600000 R9 = 0x3f010000 R10 = 0x3e740000 R11 = 0x3e042108
}

warp 41 { asm "TEX.LZ R8, R92, 41, 2D, 0xf"   active 0xf
  s = { 0.1953125 1.25 0.1640625 0 ... }
  t = { -0.25 2.7578125 0 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f00ff81 R10 = 0x3e7400f4 R11 = 0x3e042084
  expect lane 1 R8 = 0x0 R9 = 0x3f00ff81 R10 = 0x3e7400f4 R11 = 0x3e042084
  expect lane 2 R8 = 0x0 R9 = 0x3f0cc18d R10 = 0x3e2c08ac R11 = 0x3e6becec
  expect lane 3 R8 = 0x0 R9 = 0x3f261ba6 R10 = 0x3ecc9ecd R11 = 0x3e6cfced
}

warp 42 { asm "TLD4.R R8, R44, 42, 2D, 0xf"   active 0x3
  s = { 0 0.25 ... }
  t = { 0 -0.15625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TLD4.G R8, R36, 43, 2D, 0xf"   active 0x3
  s = { 1.2050781 0 ... }
  t = { 0.078125 -0.11328125 ... }
  expect lane 0 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x1 R10 = 0x0 R11 = 0x0
}

warp 44 { asm "TLD4.B R8, R108, 44, 2D, 0xf"   active 0x3
  s = { 2.7578125 0.8496094 ... }
  t = { -1.7578125 0.75 ... }
  expect lane 0 R8 = 0x3dfa00fa R9 = 0x3dfa00fa R10 = 0x3dfa00fa R11 = 0x3dfa00fa
  expect lane 1 R8 = 0x3dfa00fa R9 = 0x3dfa00fa R10 = 0x3dfa00fa R11 = 0x3f1a949b
}

warp 45 { asm "TLD4.A R8, R60, 45, 2D, 0xf"   active 0x3
  s = { 0.25 0.75 ... }
  t = { 0.078125 0.1953125 ... }
  expect lane 0 R8 = 0x3f3bbbbc R9 = 0x3e888889 R10 = 0x3e888889 R11 = 0x3f3bbbbc
  expect lane 1 R8 = 0x3e888889 R9 = 0x3f5dddde R10 = 0x3f5dddde R11 = 0x3e888889
}

warp 46 { asm "TEX.LZ R8, R84, 46, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3dfa0000 R11 = 0x3f5dddde
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3dfa0000 R11 = 0x3f5dddde
}

warp 47 { asm "TEX.LZ R8, R88, 47, 2D, 0xf"   active 0xf
  s = { 0.75 0.8496094 0.75 -0.25 ... }
  t = { 0.1953125 -0.25 0.25 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3d6cc0ed R11 = 0x3e888889
  expect lane 1 R8 = 0x3f4d0000 R9 = 0x0 R10 = 0x3d909891 R11 = 0x3ec5bac6
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3d6cc0ed R11 = 0x3e888889
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x3dfa00fa R11 = 0x3f5dddde
}

warp 48 { asm "TLD4.R R8, R24, 48, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.8496094 ... }
  t = { 0.16601562 -1.7578125 ... }
  expect lane 0 R8 = 0x3c1f0000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 49 { asm "TLD4.G R8, R68, 49, 2D, 0xf"   active 0x3
  s = { -0.25 2.7578125 ... }
  t = { 0.1953125 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3e930000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.B R8, R56, 50, 2D, 0xf"   active 0x3
  s = { -0.25 0.078125 ... }
  t = { 0.75 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3c3e0000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e930000 R10 = 0x3e930000 R11 = 0x0
}

warp 51 { asm "TLD4.A R8, R20, 51, 2D, 0xf"   active 0x3
  s = { 0.25 1 ... }
  t = { 0.75 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3e0e0000 R11 = 0x3c3e0000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 52 { asm "TEX.LZ R8, R48, 52, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R96, 53, 2D, 0xf"   active 0xf
  s = { 1 1.1972656 0.078125 -0.25 ... }
  t = { -0.25 0.75 -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3c6fa000 R9 = 0x3c6fa000 R10 = 0x3c6fa000 R11 = 0x3c6fa000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
