# POLICY border_texel and sRGB: colours of its own, but in lanes that show no component.
# Written by tests/oracle/borders.py.
texlock 1
rules PD-134 PD-82
rules without PD-132 PD-135

policy border_texel
texture 0 { format A8B8G8R8 UNORM   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20000000   texels rows 3b92038f 32a7c06c 1ddac0ce ee11aa6d }
texture 1 { format A8B8G8R8 UNORM   source A B ZERO R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20400000   texels rows 5ac082c2 90c5d01f 923116c4 e2641908 }
texture 2 { format R8 UNORM   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20800000   texels rows a9 a3 5c 27 }
texture 3 { format G8R8 UNORM   source G R ONE_FLOAT G   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x20c00000   texels rows d6ca de1b 7de0 1348 }
texture 4 { format X8B8G8R8 UNORM   source B G R A   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21000000   texels rows d6116500 da31d400 e3b4c800 1845fd00 }
texture 5 { format B5G6R5 UNORM   source R G B R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21400000   texels rows 6ce2 d2a8 9a6f 1fce }
texture 6 { format A1B5G5R5 UNORM   source A B G R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21800000   texels rows 3465 8677 1373 5132 }
texture 7 { format A4B4G4R4 UNORM   source ONE_FLOAT ONE_INT R A   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   address 0x21c00000   texels rows 1db9 2447 6a7d ecd8 }
texture 8 { format A8B8G8R8 UNORM   source R R R R   type TWO_D   size 2 2   SRGB_CONVERSION 0x1   DEPTH_TEXTURE 0x1   address 0x22000000   texels rows 9297d2a5 1987d956 1c90c038 689fcb7b }
sampler 0 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 4 texture 0 sampler 4
sampler 5 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebdbfff 0x3f5c5fff 0x0 0xbf800000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 2 SRGB_BORDER_COLOR_B 208 SRGB_CONVERSION 0x1 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 6 texture 1 sampler 6
sampler 7 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 7 texture 1 sampler 7
sampler 8 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 8 texture 1 sampler 8
sampler 9 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 9 texture 1 sampler 9
sampler 10 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 10 texture 1 sampler 10
sampler 11 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e2ec000 0x3d9d0000 0x3f172000 0x3f6f7000 SRGB_BORDER_COLOR_R 1 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 11 texture 1 sampler 11
sampler 12 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 12 texture 2 sampler 12
sampler 13 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 13 texture 2 sampler 13
sampler 14 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 14 texture 2 sampler 14
sampler 15 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 15 texture 2 sampler 15
sampler 16 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 16 texture 2 sampler 16
sampler 17 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d8d0000 0x3f6a7000 0x3eb3c000 0x3f0d0fff SRGB_BORDER_COLOR_R 254 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 31 SRGB_CONVERSION 0x1 }
handle 17 texture 2 sampler 17
sampler 18 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 18 texture 3 sampler 18
sampler 19 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 19 texture 3 sampler 19
sampler 20 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 20 texture 3 sampler 20
sampler 21 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 21 texture 3 sampler 21
sampler 22 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 22 texture 3 sampler 22
sampler 23 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3f757fff 0x3e62ffff SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 1 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 23 texture 3 sampler 23
sampler 24 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 24 texture 4 sampler 24
sampler 25 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 25 texture 4 sampler 25
sampler 26 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 26 texture 4 sampler 26
sampler 27 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 27 texture 4 sampler 27
sampler 28 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 28 texture 4 sampler 28
sampler 29 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3bfff 0x3e72ffff 0x3f585fff 0x3f304000 SRGB_BORDER_COLOR_R 53 SRGB_BORDER_COLOR_G 188 SRGB_BORDER_COLOR_B 247 SRGB_CONVERSION 0x1 }
handle 29 texture 4 sampler 29
sampler 30 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 30 texture 5 sampler 30
sampler 31 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 31 texture 5 sampler 31
sampler 32 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 32 texture 5 sampler 32
sampler 33 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 33 texture 5 sampler 33
sampler 34 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 34 texture 5 sampler 34
sampler 35 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f637fff 0x3f413fff 0x3de7ffff 0x3f6b8000 SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 1 SRGB_CONVERSION 0x1 }
handle 35 texture 5 sampler 35
sampler 36 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 36 texture 6 sampler 36
sampler 37 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 37 texture 6 sampler 37
sampler 38 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 38 texture 6 sampler 38
sampler 39 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 39 texture 6 sampler 39
sampler 40 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 40 texture 6 sampler 40
sampler 41 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e428efe 0x3eadffff 0x3e360000 0x3f088000 SRGB_BORDER_COLOR_R 31 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 254 SRGB_CONVERSION 0x1 }
handle 41 texture 6 sampler 41
sampler 42 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 42 texture 7 sampler 42
sampler 43 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 43 texture 7 sampler 43
sampler 44 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 44 texture 7 sampler 44
sampler 45 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 45 texture 7 sampler 45
sampler 46 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 46 texture 7 sampler 46
sampler 47 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f22ffff 0x3f560000 0x3f120000 SRGB_BORDER_COLOR_R 65 SRGB_BORDER_COLOR_G 31 SRGB_BORDER_COLOR_B 188 SRGB_CONVERSION 0x1 }
handle 47 texture 7 sampler 47
sampler 48 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 48 texture 8 sampler 48
sampler 49 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 49 texture 8 sampler 49
sampler 50 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 50 texture 8 sampler 50
sampler 51 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 51 texture 8 sampler 51
sampler 52 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 52 texture 8 sampler 52
sampler 53 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7f800001 0x3ea9bfff 0x3f484fff SRGB_BORDER_COLOR_R 98 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 65 SRGB_CONVERSION 0x1 }
handle 53 texture 8 sampler 53

warp 0 { asm "TLD4.R R8, R96, 0, 2D, 0xf"   active 0x3
  s = { 0.25 -0.25 ... }
  t = { 0.25 0 ... }
  expect lane 0 R8 = 0x3c494d44 R9 = 0x3f5ae0cc R10 = 0x3d02a56a R11 = 0x3d332381
  expect lane 1 R8 = 0x399f22b4 R9 = 0x3d332381 R10 = 0x399f22b4 R11 = 0x399f22b4
}

warp 1 { asm "TLD4.G R8, R68, 1, 2D, 0xf"   active 0x3
  s = { 1.25 0.078125 ... }
  t = { 2.7578125 1 ... }
  expect lane 0 R8 = 0x3a1f22b4 R9 = 0x3a1f22b4 R10 = 0x3a1f22b4 R11 = 0x3a1f22b4
  expect lane 1 R8 = 0x3a1f22b4 R9 = 0x3a1f22b4 R10 = 0x3f337b6a R11 = 0x3a1f22b4
}

warp 2 { asm "TLD4.B R8, R68, 2, 2D, 0xf"   active 0x3
  s = { -1.7578125 1.25 ... }
  t = { 1 0 ... }
  expect lane 0 R8 = 0x3f21794d R9 = 0x3f21794d R10 = 0x3f21794d R11 = 0x3f21794d
  expect lane 1 R8 = 0x3f21794d R9 = 0x3f21794d R10 = 0x3f21794d R11 = 0x3f21794d
}

warp 3 { asm "TLD4.A R8, R56, 3, 2D, 0xf"   active 0x3
  s = { 0.75 -0.017578125 ... }
  t = { -1.7578125 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 4 { asm "TEX.LZ R8, R8, 4, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x399f22b4 R9 = 0x3a1f22b4 R10 = 0x3f21794d R11 = 0x0
  expect lane 1 R8 = 0x399f22b4 R9 = 0x3a1f22b4 R10 = 0x3f21794d R11 = 0x0
}

warp 5 { asm "TEX.LZ R8, R32, 5, 2D, 0xf"   active 0xf
  s = { 1 1 0.078125 1 ... }
  t = { 0.1953125 2.7578125 1.25 0.8496094 ... }
  expect lane 0 R8 = 0x3c6b73eb R9 = 0x3e308f99 R10 = 0x3f15a894 R11 = 0x3e412121
  expect lane 1 R8 = 0x39a000a0 R9 = 0x3a2000a0 R10 = 0x3f2179a1 R11 = 0x0
  expect lane 2 R8 = 0x39a000a0 R9 = 0x3a2000a0 R10 = 0x3f2179a1 R11 = 0x0
  expect lane 3 R8 = 0x3eaf5e0b R9 = 0x3b2aee2b R10 = 0x3f0a067c R11 = 0x3e2f4141
}

warp 6 { asm "TLD4.R R8, R92, 6, 2D, 0xf"   active 0x3
  s = { -0.25 0.078125 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x399f22b4 R9 = 0x3f44c4c5 R10 = 0x3f42c2c3 R11 = 0x399f22b4
  expect lane 1 R8 = 0x399f22b4 R9 = 0x399f22b4 R10 = 0x3f44c4c5 R11 = 0x399f22b4
}

warp 7 { asm "TLD4.G R8, R40, 7, 2D, 0xf"   active 0x3
  s = { 1.25 1 ... }
  t = { 0 -0.18164062 ... }
  expect lane 0 R8 = 0x3f00bd2b R9 = 0x3f00bd2b R10 = 0x3f00bd2b R11 = 0x3f00bd2b
  expect lane 1 R8 = 0x3f21794d R9 = 0x3f00bd2b R10 = 0x3f00bd2b R11 = 0x3f21794d
}

warp 8 { asm "TLD4.B R8, R108, 8, 2D, 0xf"   active 0x3
  s = { 0.25 0.25 ... }
  t = { 0.75 1.0527344 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 9 { asm "TLD4.A R8, R112, 9, 2D, 0xf"   active 0x3
  s = { 2.7578125 0.1953125 ... }
  t = { -0.25 1.25 ... }
  expect lane 0 R8 = 0x3f6feff0 R9 = 0x3f6feff0 R10 = 0x3f6feff0 R11 = 0x3f6feff0
  expect lane 1 R8 = 0x3f6feff0 R9 = 0x3f6feff0 R10 = 0x3f6feff0 R11 = 0x3f6feff0
}

warp 10 { asm "TEX.LZ R8, R116, 10, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x399f22b4 R9 = 0x3f00bd2b R10 = 0x0 R11 = 0x3f6feff0
  expect lane 1 R8 = 0x399f22b4 R9 = 0x3f00bd2b R10 = 0x0 R11 = 0x3f6feff0
}

warp 11 { asm "TEX.LZ R8, R28, 11, 2D, 0xf"   active 0xf
  s = { 1.25 1.25 0.75 0.1953125 ... }
  t = { 1.1054688 2.7578125 0.75 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f00bd81 R10 = 0x0 R11 = 0x3f6feff0
  expect lane 1 R8 = 0x0 R9 = 0x3f00bd81 R10 = 0x0 R11 = 0x3f6feff0
  expect lane 2 R8 = 0x3d008081 R9 = 0x3c1f409f R10 = 0x0 R11 = 0x3f42b1c3
  expect lane 3 R8 = 0x3f2f3f3f R9 = 0x3d7e933f R10 = 0x0 R11 = 0x3eb78e68
}

warp 12 { asm "TLD4.R R8, R4, 12, 2D, 0xf"   active 0x3
  s = { 1.25 -0.25 ... }
  t = { -0.25 1.25 ... }
  expect lane 0 R8 = 0x3f7db8de R9 = 0x3f7db8de R10 = 0x3f7db8de R11 = 0x3f7db8de
  expect lane 1 R8 = 0x3f7db8de R9 = 0x3f7db8de R10 = 0x3f7db8de R11 = 0x3f7db8de
}

warp 13 { asm "TLD4.G R8, R92, 13, 2D, 0xf"   active 0x3
  s = { 0 -0.25 ... }
  t = { 1.25 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 14 { asm "TLD4.B R8, R96, 14, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -0.25 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TLD4.A R8, R52, 15, 2D, 0xf"   active 0x3
  s = { 0.078125 0.75 ... }
  t = { -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 16 { asm "TEX.LZ R8, R104, 16, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f7db8de R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f7db8de R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ R8, R76, 17, 2D, 0xf"   active 0xf
  s = { 1 0.078125 0.75 1 ... }
  t = { -1.7578125 0.1953125 0.25 1 ... }
  expect lane 0 R8 = 0x3f7db8fe R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f24cad9 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3ebb84bc R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f3f9740 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.R R8, R36, 18, 2D, 0xf"   active 0x3
  s = { 0.078125 1.25 ... }
  t = { 0.078125 0.75 ... }
  expect lane 0 R8 = 0x3c607eb4 R9 = 0x3f4acacb R10 = 0x3c607eb4 R11 = 0x3c607eb4
  expect lane 1 R8 = 0x3c607eb4 R9 = 0x3c607eb4 R10 = 0x3c607eb4 R11 = 0x3c607eb4
}

warp 19 { asm "TLD4.G R8, R96, 19, 2D, 0xf"   active 0x3
  s = { 0.25 0.078125 ... }
  t = { 0 0 ... }
  expect lane 0 R8 = 0x3f2c253c R9 = 0x3f3aff7a R10 = 0x399f22b4 R11 = 0x399f22b4
  expect lane 1 R8 = 0x399f22b4 R9 = 0x3f2c253c R10 = 0x399f22b4 R11 = 0x399f22b4
}

warp 20 { asm "TLD4.B R8, R116, 20, 2D, 0xf"   active 0x3
  s = { -0.25 -0.25 ... }
  t = { 2.7578125 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TLD4.A R8, R24, 21, 2D, 0xf"   active 0x3
  s = { 1.25 0.75 ... }
  t = { 0 1.25 ... }
  expect lane 0 R8 = 0x3e60e0e1 R9 = 0x3e60e0e1 R10 = 0x3e60e0e1 R11 = 0x3e60e0e1
  expect lane 1 R8 = 0x3e60e0e1 R9 = 0x3e60e0e1 R10 = 0x3e60e0e1 R11 = 0x3e60e0e1
}

warp 22 { asm "TEX.LZ R8, R24, 22, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3c607eb4 R9 = 0x399f22b4 R10 = 0x0 R11 = 0x3e60e0e1
  expect lane 1 R8 = 0x3c607eb4 R9 = 0x399f22b4 R10 = 0x0 R11 = 0x3e60e0e1
}

warp 23 { asm "TEX.LZ R8, R52, 23, 2D, 0xf"   active 0xf
  s = { 0.25 0.25 0.078125 2.7578125 ... }
  t = { 2.7578125 0.7089844 1 -0.25 ... }
  expect lane 0 R8 = 0x3c40c0c1 R9 = 0x39a000a0 R10 = 0x0 R11 = 0x3e60e0e1
  expect lane 1 R8 = 0x3f5f1111 R9 = 0x3e79431d R10 = 0x3f800000 R11 = 0x3f5f1111
  expect lane 2 R8 = 0x3e979fa0 R9 = 0x3d8a3c0a R10 = 0x3ea80000 R11 = 0x3edf1f1f
  expect lane 3 R8 = 0x3c40c0c1 R9 = 0x39a000a0 R10 = 0x0 R11 = 0x3e60e0e1
}

warp 24 { asm "TLD4.R R8, R0, 24, 2D, 0xf"   active 0x3
  s = { 0.6699219 2.7578125 ... }
  t = { 0.75 0.1953125 ... }
  expect lane 0 R8 = 0x3d11d2af R9 = 0x3d11d2af R10 = 0x3f7b74c6 R11 = 0x3f13dc50
  expect lane 1 R8 = 0x3d11d2af R9 = 0x3d11d2af R10 = 0x3d11d2af R11 = 0x3d11d2af
}

warp 25 { asm "TLD4.G R8, R28, 25, 2D, 0xf"   active 0x3
  s = { 0.75 0.1953125 ... }
  t = { -1.7578125 0.1953125 ... }
  expect lane 0 R8 = 0x3f00bd2b R9 = 0x3f00bd2b R10 = 0x3f00bd2b R11 = 0x3f00bd2b
  expect lane 1 R8 = 0x3f00bd2b R9 = 0x3bb7ad6f R10 = 0x3bb7ad6f R11 = 0x3f00bd2b
}

warp 26 { asm "TLD4.B R8, R28, 26, 2D, 0xf"   active 0x3
  s = { 0.078125 2.7578125 ... }
  t = { 1.25 -0.13085938 ... }
  expect lane 0 R8 = 0x3f6e1bbf R9 = 0x3f6e1bbf R10 = 0x3f6e1bbf R11 = 0x3f6e1bbf
  expect lane 1 R8 = 0x3f6e1bbf R9 = 0x3f6e1bbf R10 = 0x3f6e1bbf R11 = 0x3f6e1bbf
}

warp 27 { asm "TLD4.A R8, R64, 27, 2D, 0xf"   active 0x3
  s = { 1.25 0.078125 ... }
  t = { 1 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TEX.LZ R8, R96, 28, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3d11d2af R9 = 0x3f00bd2b R10 = 0x3f6e1bbf R11 = 0x0
  expect lane 1 R8 = 0x3d11d2af R9 = 0x3f00bd2b R10 = 0x3f6e1bbf R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R20, 29, 2D, 0xf"   active 0xf
  s = { 0.13476562 0.13476562 2.7578125 1.25 ... }
  t = { -1.7578125 0.359375 1 0.078125 ... }
  expect lane 0 R8 = 0x3d11d092 R9 = 0x3f00bd81 R10 = 0x3f6e1bee R11 = 0x0
  expect lane 1 R8 = 0x3e3c12bd R9 = 0x3e48cdd8 R10 = 0x3f3f793d R11 = 0x0
  expect lane 2 R8 = 0x3d11d092 R9 = 0x3f00bd81 R10 = 0x3f6e1bee R11 = 0x0
  expect lane 3 R8 = 0x3d11d092 R9 = 0x3f00bd81 R10 = 0x3f6e1bee R11 = 0x0
}

warp 30 { asm "TLD4.R R8, R68, 30, 2D, 0xf"   active 0x3
  s = { -0.25 0.25 ... }
  t = { 0.033203125 1 ... }
  expect lane 0 R8 = 0x3dfa23e5 R9 = 0x3dfdf5d0 R10 = 0x3dfa23e5 R11 = 0x3dfa23e5
  expect lane 1 R8 = 0x3dfa23e5 R9 = 0x3dfa23e5 R10 = 0x3f800000 R11 = 0x3f2be969
}

warp 31 { asm "TLD4.G R8, R4, 31, 2D, 0xf"   active 0x3
  s = { 1 0.078125 ... }
  t = { 0 0.078125 ... }
  expect lane 0 R8 = 0x3c185d87 R9 = 0x3f7db8de R10 = 0x3f7db8de R11 = 0x3f7db8de
  expect lane 1 R8 = 0x3f7db8de R9 = 0x3d979ba7 R10 = 0x3f7db8de R11 = 0x3f7db8de
}

warp 32 { asm "TLD4.B R8, R116, 32, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.1953125 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0x3ed53fd2 R9 = 0x399f22b4 R10 = 0x399f22b4 R11 = 0x399f22b4
  expect lane 1 R8 = 0x399f22b4 R9 = 0x399f22b4 R10 = 0x399f22b4 R11 = 0x399f22b4
}

warp 33 { asm "TLD4.A R8, R88, 33, 2D, 0xf"   active 0x3
  s = { -0.25 2.7578125 ... }
  t = { 2.7578125 0.1953125 ... }
  expect lane 0 R8 = 0x3f6f7bdf R9 = 0x3f6f7bdf R10 = 0x3f6f7bdf R11 = 0x3f6f7bdf
  expect lane 1 R8 = 0x3f6f7bdf R9 = 0x3f6f7bdf R10 = 0x3f6f7bdf R11 = 0x3f6f7bdf
}

warp 34 { asm "TEX.LZ R8, R36, 34, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3dfa23e5 R9 = 0x3f7db8de R10 = 0x399f22b4 R11 = 0x3f6f7bdf
  expect lane 1 R8 = 0x3dfa23e5 R9 = 0x3f7db8de R10 = 0x399f22b4 R11 = 0x3f6f7bdf
}

warp 35 { asm "TEX.LZ R8, R12, 35, 2D, 0xf"   active 0xf
  s = { -1.7578125 0.8496094 0.8496094 -0.25 ... }
  t = { 0.078125 1.25 0.25 0 ... }
  expect lane 0 R8 = 0x3dfa20fa R9 = 0x3f7db8fe R10 = 0x39a000a0 R11 = 0x3f6f7bef
  expect lane 1 R8 = 0x3dfa20fa R9 = 0x3f7db8fe R10 = 0x39a000a0 R11 = 0x3f6f7bef
  expect lane 2 R8 = 0x3e85fd92 R9 = 0x3e51ce26 R10 = 0x3eaacb49 R11 = 0x3ed8f3cf
  expect lane 3 R8 = 0x3dfa20fa R9 = 0x3f7db8fe R10 = 0x39a000a0 R11 = 0x3f6f7bef
}

warp 36 { asm "TLD4.R R8, R88, 36, 2D, 0xf"   active 0x3
  s = { 0.078125 1.25 ... }
  t = { 0.75 1 ... }
  expect lane 0 R8 = 0x3c607eb4 R9 = 0x3c607eb4 R10 = 0x0 R11 = 0x3c607eb4
  expect lane 1 R8 = 0x3c607eb4 R9 = 0x3c607eb4 R10 = 0x3c607eb4 R11 = 0x3c607eb4
}

warp 37 { asm "TLD4.G R8, R56, 37, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.1953125 ... }
  t = { 1 0.1953125 ... }
  expect lane 0 R8 = 0x3d588468 R9 = 0x3d588468 R10 = 0x3f4b372e R11 = 0x3d588468
  expect lane 1 R8 = 0x3d588468 R9 = 0x3f1d64de R10 = 0x3d588468 R11 = 0x3d588468
}

warp 38 { asm "TLD4.B R8, R72, 38, 2D, 0xf"   active 0x3
  s = { 0 0.8496094 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0x3f7db8de R9 = 0x3f7db8de R10 = 0x3f0f9e28 R11 = 0x3f7db8de
  expect lane 1 R8 = 0x3e97c48a R9 = 0x3f7db8de R10 = 0x3f7db8de R11 = 0x3f4b372e
}

warp 39 { asm "TLD4.A R8, R72, 39, 2D, 0xf"   active 0x3
  s = { 1.25 -1.7578125 ... }
  t = { 0.84375 1.25 ... }
  expect lane 0 R8 = 0x3f0c6319 R9 = 0x3f0c6319 R10 = 0x3f0c6319 R11 = 0x3f0c6319
  expect lane 1 R8 = 0x3f0c6319 R9 = 0x3f0c6319 R10 = 0x3f0c6319 R11 = 0x3f0c6319
}

warp 40 { asm "TEX.LZ R8, R116, 40, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3c607eb4 R9 = 0x3d588468 R10 = 0x3f7db8de R11 = 0x3f0c6319
  expect lane 1 R8 = 0x3c607eb4 R9 = 0x3d588468 R10 = 0x3f7db8de R11 = 0x3f0c6319
}

warp 41 { asm "TEX.LZ R8, R48, 41, 2D, 0xf"   active 0xf
  s = { 0.75 1 -1.7578125 0.5917969 ... }
  t = { -0.25 2.7578125 0 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f5c05dc R10 = 0x3f4b36cb R11 = 0x3cff00ff
  expect lane 1 R8 = 0x0 R9 = 0x3d5880d9 R10 = 0x3f7db8fe R11 = 0x3f0c638c
  expect lane 2 R8 = 0x0 R9 = 0x3d5880d9 R10 = 0x3f7db8fe R11 = 0x3f0c638c
  expect lane 3 R8 = 0x0 R9 = 0x3e471015 R10 = 0x3f2f84ee R11 = 0x3ed534b3
}

warp 42 { asm "TLD4.R R8, R36, 42, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.078125 ... }
  t = { 1.25 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TLD4.G R8, R56, 43, 2D, 0xf"   active 0x3
  s = { 2.7578125 1 ... }
  t = { 0.75 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 44 { asm "TLD4.B R8, R96, 44, 2D, 0xf"   active 0x3
  s = { 1.25 1.25 ... }
  t = { 0.25 2.7578125 ... }
  expect lane 0 R8 = 0x3f00bd2b R9 = 0x3f00bd2b R10 = 0x3f00bd2b R11 = 0x3f00bd2b
  expect lane 1 R8 = 0x3f00bd2b R9 = 0x3f00bd2b R10 = 0x3f00bd2b R11 = 0x3f00bd2b
}

warp 45 { asm "TLD4.A R8, R32, 45, 2D, 0xf"   active 0x3
  s = { 0.1953125 1.25 ... }
  t = { 1.25 0.75 ... }
  expect lane 0 R8 = 0x3f19999a R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
  expect lane 1 R8 = 0x3f19999a R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
}

warp 46 { asm "TEX.LZ R8, R4, 46, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f00bd2b R11 = 0x3f19999a
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f00bd2b R11 = 0x3f19999a
}

warp 47 { asm "TEX.LZ R8, R28, 47, 2D, 0xf"   active 0xf
  s = { 0.1953125 0.46484375 1.25 0.078125 ... }
  t = { -1.7578125 -0.25 0.078125 0.1953125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f00bd81 R11 = 0x3f19999a
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f00bd81 R11 = 0x3f19999a
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x3f00bd81 R11 = 0x3f19999a
  expect lane 3 R8 = 0x3f15a000 R9 = 0x0 R10 = 0x3f21ae67 R11 = 0x3f2d8ccd
}

warp 48 { asm "TLD4.R R8, R112, 48, 2D, 0xf"   active 0x3
  s = { 2.7578125 1.25 ... }
  t = { 0.8496094 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 49 { asm "TLD4.G R8, R72, 49, 2D, 0xf"   active 0x3
  s = { 0.8496094 0 ... }
  t = { 1.25 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e932b72 R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.B R8, R84, 50, 2D, 0xf"   active 0x3
  s = { 1 0.078125 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e0dc104
  expect lane 1 R8 = 0x0 R9 = 0x3c3e4149 R10 = 0x3e932b72 R11 = 0x0
}

warp 51 { asm "TLD4.A R8, R100, 51, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.1953125 ... }
  t = { 0.1953125 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e932b72 R10 = 0x0 R11 = 0x0
}

warp 52 { asm "TEX.LZ R8, R92, 52, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R88, 53, 2D, 0xf"   active 0xf
  s = { -1.7578125 0.1953125 0.078125 0.75 ... }
  t = { 1.25 -0.25 0.078125 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e8311eb R9 = 0x3e8311eb R10 = 0x3e8311eb R11 = 0x3e8311eb
  expect lane 2 R8 = 0x3e4127e1 R9 = 0x3e4127e1 R10 = 0x3e4127e1 R11 = 0x3e4127e1
  expect lane 3 R8 = 0x3c1f409f R9 = 0x3c1f409f R10 = 0x3c1f409f R11 = 0x3c1f409f
}
