# POLICY border_texel: the border of each format and data type, swizzles, comparisons, filtered with filter_weight8.
# Written by tests/oracle/borders.py.
texlock 1
rules PD-134 PD-125b
rules without PD-128a PD-135 PD-135a PD-132

policy border_texel
policy filter_weight8
texture 0 { format R32_G32_B32 UNORM   type TWO_D   size 2 2   address 0x20000000   texels rows ce1a3f5e988bfd2e4ae4111c 23e87b9bcb68fe020a9e347e dbf67f8e88185de799da5551 f15d1b83acb358d677b58ac0 }
texture 1 { format R32_G32_B32 SNORM   type TWO_D   size 2 2   address 0x20400000   texels rows f6ab24e635faa4322eabfc71 1cfa6515da754540e0cedaae aca54aeec275996c78a18cb7 c05f35a7402a96073f2ebee0 }
texture 2 { format R32_G32_B32 UINT   type TWO_D   size 2 2   address 0x20800000   texels rows c47aa4412415fb298163dacf 2639d53417423f25543ad240 0f42e14b39209f44c9f31584 f44ea48014d27e813de8e844 }
texture 3 { format R32_G32_B32 SINT   type TWO_D   size 2 2   address 0x20c00000   texels rows f3b69b8b02a62633a8761f7f 0cc056b5647a8631f41a9d8a 4c614539443cb6ca76f47714 702db828609cd9a1bb063b32 }
texture 4 { format R32_G32_B32 FLOAT   type TWO_D   size 2 2   address 0x21000000   texels rows 342c243f111d153f8da7713f 290e3a3fc65a453fc2e2213f 0181323f26037a3f28092f3f 571c273f61a9173fe8027d3f }
texture 5 { format R32_B24G8 FLOAT G_DATA_TYPE 4 B_DATA_TYPE 4   type TWO_D   size 2 2   address 0x21400000   texels rows 4317393f3f2fb7ae 8682723f767eca97 3977513ffc0726b3 60395a3f47f0a683 }
texture 6 { format R32_B24G8 UINT G_DATA_TYPE 2 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x21800000   texels rows b21bb510356cdbcb 727430500dc40586 4a9a472484e66e3f 3c639fe4c3cd7ac8 }
texture 7 { format X8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x21c00000   texels rows 8fec0700 f2ee0200 56d59300 dfe76000 }
texture 8 { format X8B8G8R8 SNORM   type TWO_D   size 2 2   address 0x22000000   texels rows 6c8ab400 8ff45b00 b5d41a00 bbb76a00 }
texture 9 { format X8B8G8R8 UINT   type TWO_D   size 2 2   address 0x22400000   texels rows 16e35600 47e9b000 42523200 7de64900 }
texture 10 { format X8B8G8R8 SINT   type TWO_D   size 2 2   address 0x22800000   texels rows 4caec700 c816fd00 e42c4800 87fded00 }
texture 11 { format G8R24 UNORM   type TWO_D   size 2 2   address 0x22c00000   texels rows f7e1557f de304993 f0f0b140 84912e2b }
texture 12 { format G8R24 UINT   type TWO_D   size 2 2   address 0x23000000   texels rows c7db1ac6 dbadf3fa acf2d7f1 73331c36 }
texture 13 { format G8R24 UINT G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x23400000   texels rows b9497158 ba16a5c9 ad1f7747 a222e8a0 }
texture 14 { format G24R8 UNORM   type TWO_D   size 2 2   address 0x23800000   texels rows 75b1af05 4a244179 78e98329 5a41d0be }
texture 15 { format G24R8 UINT   type TWO_D   size 2 2   address 0x23c00000   texels rows 6e0c1d06 99bbd828 ab1e1507 bef3758c }
texture 16 { format G24R8 UNORM G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x24000000   texels rows 0965d32c a65b9f3f a4476983 152db5c5 }
texture 17 { format A5B5G5R1 UNORM   type TWO_D   size 2 2   address 0x24400000   texels rows ee5e 34be f3f5 124b }
texture 18 { format B6G5R5 UNORM   type TWO_D   size 2 2   address 0x24800000   texels rows bd34 2326 2ff1 b88d }
texture 19 { format B6G5R5 SNORM   type TWO_D   size 2 2   address 0x24c00000   texels rows 6ac3 1657 6ed0 74f1 }
texture 20 { format B6G5R5 SNORM G_DATA_TYPE 1 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x25000000   texels rows 119f 812b 85cd ecd4 }
texture 21 { format G4R4 UNORM   type TWO_D   size 2 2   address 0x25400000   texels rows 40 48 74 02 }
texture 22 { format BF10GF11RF11 FLOAT   type TWO_D   size 2 2   address 0x25800000   texels rows e0e3df7a f1ab9f7f e0ebdf7d e5535e7f }
texture 23 { format Z16 UNORM   type TWO_D   size 2 2   address 0x25c00000   texels rows a719 9265 b0bc 5fdb }
texture 24 { format X8Z24 UNORM   type TWO_D   size 2 2   address 0x26000000   texels rows 5d82a600 298ab300 ab6e3a00 ede7bb00 }
texture 25 { format S8Z24 UNORM G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x26400000   texels rows daa1b8d4 24d27d31 9b5ef8be 6dae5f3d }
texture 26 { format Z24S8 UINT G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x26800000   texels rows a16fadc6 4e9ef98f 2f716ec8 b0694ab0 }
texture 27 { format ZF32 FLOAT   type TWO_D   size 2 2   address 0x26c00000   texels rows 9f1d6f3f c9e6313f 66a31f3f e52b493f }
texture 28 { format ZF32_X24S8 FLOAT G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x27000000   texels rows 8c71323faf000000 c60e733f43000000 26301b3f3a000000 fe584c3f5c000000 }
texture 29 { format R8 UNORM   type TWO_D   size 2 2   address 0x27400000   texels rows 8e 0c 9a a2 }
texture 30 { format R8 SNORM   type TWO_D   size 2 2   address 0x27800000   texels rows f9 05 b3 c3 }
texture 31 { format R8 UINT   type TWO_D   size 2 2   address 0x27c00000   texels rows 08 a7 40 5d }
texture 32 { format R8 SINT   type TWO_D   size 2 2   address 0x28000000   texels rows 1b 31 d3 bc }
texture 33 { format A8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x28400000   texels rows 6d105f0f 95bd88ba 88a4b874 30112057 }
texture 34 { format A8B8G8R8 SNORM   type TWO_D   size 2 2   address 0x28800000   texels rows 9ab45f2b 84735199 70451352 dc3ea5f0 }
texture 35 { format A8B8G8R8 UINT   type TWO_D   size 2 2   address 0x28c00000   texels rows 26990910 320a62e7 d185a58d 20acce54 }
texture 36 { format A8B8G8R8 SINT   type TWO_D   size 2 2   address 0x29000000   texels rows c558c8be a83baad0 1b0aba92 2c122d32 }
texture 37 { format G8R8 UNORM   type TWO_D   size 2 2   address 0x29400000   texels rows d210 1802 8b88 0320 }
texture 38 { format G8R8 SNORM   type TWO_D   size 2 2   address 0x29800000   texels rows 87c0 ee34 5622 5e40 }
texture 39 { format G8R8 UINT   type TWO_D   size 2 2   address 0x29c00000   texels rows ac65 c04c 4665 b53f }
texture 40 { format G8R8 SINT   type TWO_D   size 2 2   address 0x2a000000   texels rows 7701 a69b e27f 3a9a }
texture 41 { format A2B10G10R10 UNORM   type TWO_D   size 2 2   address 0x2a400000   texels rows 4ebd0daf d1b458fc 5c4b3aab 5bcf7aff }
texture 42 { format A2B10G10R10 SNORM   type TWO_D   size 2 2   address 0x2a800000   texels rows 3cc112f9 e5894535 1fb34b45 40b711f6 }
texture 43 { format A2B10G10R10 UINT   type TWO_D   size 2 2   address 0x2ac00000   texels rows c85bd317 73392896 69715bc5 dd258566 }
texture 44 { format A2B10G10R10 SINT   type TWO_D   size 2 2   address 0x2b000000   texels rows 7084270c 84eecff5 3b5ad8dc d412a8f2 }
texture 45 { format R16 UNORM   type TWO_D   size 2 2   address 0x2b400000   texels rows f1ec f516 a9fa 2a7a }
texture 46 { format R16 SNORM   type TWO_D   size 2 2   address 0x2b800000   texels rows 0662 c376 c618 e2bb }
texture 47 { format R16 UINT   type TWO_D   size 2 2   address 0x2bc00000   texels rows b13c 242e 2725 4587 }
texture 48 { format R16 SINT   type TWO_D   size 2 2   address 0x2c000000   texels rows 6fe3 e843 e28b abb8 }
texture 49 { format R16 FLOAT   type TWO_D   size 2 2   address 0x2c400000   texels rows d93b bf3a 1b38 e938 }
texture 50 { format R16_G16 UNORM   type TWO_D   size 2 2   address 0x2c800000   texels rows ca3fd454 c7e55144 85ae95d4 15f5ecca }
texture 51 { format R16_G16 SNORM   type TWO_D   size 2 2   address 0x2cc00000   texels rows b63bdebe 308daf6b eb9d1444 a71889cf }
texture 52 { format R16_G16 UINT   type TWO_D   size 2 2   address 0x2d000000   texels rows c83c0d41 5933a05d 195a4920 23fddfa4 }
texture 53 { format R16_G16 SINT   type TWO_D   size 2 2   address 0x2d400000   texels rows 4495ef8d 3fcf99dd 6ee9ab55 fd656253 }
texture 54 { format R16_G16 FLOAT   type TWO_D   size 2 2   address 0x2d800000   texels rows 7f3b493a af3a1139 cd393c39 023bb03b }
texture 55 { format R32 UNORM   type TWO_D   size 2 2   address 0x2dc00000   texels rows d57e7fb1 e3697d26 8f5e6e14 98e1564e }
texture 56 { format R32 SNORM   type TWO_D   size 2 2   address 0x2e000000   texels rows df7e5508 d8afbc8e ee89abc8 3891eafd }
texture 57 { format R32 UINT   type TWO_D   size 2 2   address 0x2e400000   texels rows 8713e78d 4475efbd 1b604307 89d4b9ba }
texture 58 { format R32 SINT   type TWO_D   size 2 2   address 0x2e800000   texels rows ef97f289 20e96924 9cdfb2f4 6a1100d9 }
texture 59 { format R32 FLOAT   type TWO_D   size 2 2   address 0x2ec00000   texels rows f3ce4c3f bb9b553f 5ad3333f 8919243f }
texture 60 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 2 2   address 0x2f000000   texels rows bf3bc13a5c3b8e39 cb3a4e3bf939d83b 1d389338143aa038 2039ea3b0539bf38 }
texture 61 { format R32_G32_B32_A32 FLOAT   type TWO_D   size 2 2   address 0x2f400000   texels rows 9068653fcc1e7c3f81a7313f62625e3f 977a6c3f195b483f46e8233ff8107d3f db2c6f3fa313423fd57c403f2d4c163f 98bd3c3f90bc563fa528073fd3e46d3f }
texture 62 { format B5G6R5 UNORM   type TWO_D   size 2 2   address 0x2f800000   texels rows af3c 4750 bf21 dfc3 }
texture 63 { format A1B5G5R5 UNORM   type TWO_D   size 2 2   address 0x2fc00000   texels rows fc73 83b3 0e45 3a43 }
texture 64 { format A4B4G4R4 UNORM   type TWO_D   size 2 2   address 0x30000000   texels rows 11e5 849a 0195 4464 }
texture 65 { format G8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x30400000   texels rows 055aaf5a 4297ec97 }
texture 66 { format B8G8R8G8 UNORM   type TWO_D   size 2 2   address 0x30800000   texels rows 5a055aaf 974297ec }
texture 67 { format R16_G16_B16_A16 FLOAT G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x30c00000   texels rows 713a8a5c8780bbe8 88385a504d886c17 9c3a7ee7dd0d6269 3239f2793d44cf52 }
texture 68 { format A8B8G8R8 UNORM G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x31000000   texels rows 0be583d5 6b39cf89 5d5aba4f 69863193 }
texture 69 { format R16_G16 SINT G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x31400000   texels rows e1b0a339 8253bd3b 912fbc3b 9e732a3b }
texture 70 { format R32_G32_B32_A32 SNORM G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x31800000   texels rows c86faa74a657789fe2817c3f05b06847 47f08bad52a3c6c46001753ffbd65df4 930982008154d8ac354b283f8bfeb012 f129145940fd1d57c5cd1a3f97d43207 }
texture 71 { format A2B10G10R10 SNORM G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x31c00000   texels rows 76adbed6 b5ebcb7d 5d6a200d 33d96e8a }
texture 72 { format R16_G16 UNORM G_DATA_TYPE 1   type TWO_D   size 2 2   address 0x32000000   texels rows d8c14d73 e366a5ec d53e3c03 e3f759b8 }
texture 73 { format R16_G16 UNORM G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x32400000   texels rows 90744e3a 6de6a53b b9982838 472f043b }
texture 74 { format A8B8G8R8 UNORM G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x32800000   texels rows 2b7de316 f1fb5b4d cf4c18a0 78ff12dd }
texture 75 { format R32_G32_B32_A32 SNORM G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x32c00000   texels rows 01d8dcf31496273ff8e403f02a52bab5 8dee905873f9643f76d820da727bb94a 27f238c291b0153fb702eeb1a1e60216 fb7f4681e03f223f73ee7a05c3c2c8e1 }
texture 76 { format Z16 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x33000000   texels rows 6e33 40ab e0a9 820a fdf3 55a3 }
texture 77 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x33400000   texels rows bb2d6d00 6709bb00 bc2dae00 d0972d00 72ae1b00 a394d100 }
texture 78 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x33800000   texels rows 57ba163f 7dee5a3f 859c7f3f cea27e3f 6a9e2c3f 125c243f }
texture 79 { format S8Z24 UNORM   source R G R G G_DATA_TYPE 4   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x33c00000   texels rows 34df0ae8 2baf99c8 8b47a314 6bb534a4 77f303f9 190f8384 }
texture 80 { format ZF32_X24S8 FLOAT   source R G ZERO ONE_FLOAT G_DATA_TYPE 4   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x34000000   texels rows c52c743f1d000000 08bf2b3fb3000000 ae5a693fcf000000 6f68623f41000000 f85b553f73000000 616e203f6e000000 }
texture 81 { format Z24S8 UINT   source G R G ONE_FLOAT G_DATA_TYPE 2   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x34400000   texels rows c85a1e63 37ef0b1a 819b52e9 4b4c826a 2116608c 4faf72c4 }
texture 82 { format R8 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x34800000   texels rows c9 69 df ea 98 40 }
texture 83 { format R16 SNORM   source R ZERO ONE_FLOAT R   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x34c00000   texels rows 0377 c504 f2e6 8e36 0e21 d7a0 }
texture 84 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x35000000   texels rows 0f859000 fe252900 6e749600 85dbf500 72eb4000 a02da200 }
texture 85 { format R32 UNORM   source R R R ONE_INT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x35400000   texels rows 6bf62b8c db9a7f16 427194fc 02fb5933 d4c4699b 5de4c7a7 }
sampler 0 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0a2784 0x3f800001 0x7f800000 0x3f3efc57 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0a2784 0x3f800001 0x7f800000 0x3f3efc57 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3f800001 0xbdc50be3 0xbe8f004d }
handle 2 texture 1 sampler 2
sampler 3 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3f800001 0xbdc50be3 0xbe8f004d }
handle 3 texture 1 sampler 3
sampler 4 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fffffff 0x8662df1e 0x80000000 0x80000000 }
handle 4 texture 2 sampler 4
sampler 5 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xd5803306 0x3 0xd6df7fd1 0x80000001 }
handle 5 texture 3 sampler 5
sampler 6 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3a4bca65 0xc7800000 0xbf801fff 0x7fc00000 }
handle 6 texture 4 sampler 6
sampler 7 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3a4bca65 0xc7800000 0xbf801fff 0x7fc00000 }
handle 7 texture 4 sampler 7
sampler 8 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb87fffff 0x101 0x1000001 0x61e156 }
handle 8 texture 5 sampler 8
sampler 9 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3f666fff 0x3f16ffb7 0xff812345 }
handle 9 texture 6 sampler 9
sampler 10 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f455000 0x3ecde000 0x7f800000 0xbf800001 }
handle 10 texture 7 sampler 10
sampler 11 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f455000 0x3ecde000 0x7f800000 0xbf800001 }
handle 11 texture 7 sampler 11
sampler 12 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe357fff 0xbf800000 0x3f5abfff }
handle 12 texture 8 sampler 12
sampler 13 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe357fff 0xbf800000 0x3f5abfff }
handle 13 texture 8 sampler 13
sampler 14 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x80000000 0xffffff00 0xffffff01 }
handle 14 texture 9 sampler 14
sampler 15 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0xffffff80 0x7f 0x80000000 }
handle 15 texture 10 sampler 15
sampler 16 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d868325 0x3f767fff 0x3de50000 0x3edbe000 }
handle 16 texture 11 sampler 16
sampler 17 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d868325 0x3f767fff 0x3de50000 0x3edbe000 }
handle 17 texture 11 sampler 17
sampler 18 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1000001 0xffffff01 0xffffff 0x3 }
handle 18 texture 12 sampler 18
sampler 19 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1000001 0x807fffff 0x3ef3ffff 0xfeffffff }
handle 19 texture 13 sampler 19
sampler 20 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f343fff 0x3ca01591 0xff812345 0x3de50000 }
handle 20 texture 14 sampler 20
sampler 21 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f343fff 0x3ca01591 0xff812345 0x3de50000 }
handle 21 texture 14 sampler 21
sampler 22 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x101 0xffffff 0x80000000 0x42d23457 }
handle 22 texture 15 sampler 22
sampler 23 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f556000 0xffffffff 0xfeffffff 0x95f03a }
handle 23 texture 16 sampler 23
sampler 24 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0x3e57ffff 0x3f217fff 0xbf190000 }
handle 24 texture 17 sampler 24
sampler 25 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0x3e57ffff 0x3f217fff 0xbf190000 }
handle 25 texture 17 sampler 25
sampler 26 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3ef00000 0xbf800001 0x3f297fff }
handle 26 texture 18 sampler 26
sampler 27 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3ef00000 0xbf800001 0x3f297fff }
handle 27 texture 18 sampler 27
sampler 28 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f33ffff 0x80000001 0xaf000000 0x7f800001 }
handle 28 texture 19 sampler 28
sampler 29 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f33ffff 0x80000001 0xaf000000 0x7f800001 }
handle 29 texture 19 sampler 29
sampler 30 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800001 0xaf000000 0x3f003fff 0xbd0fffff }
handle 30 texture 20 sampler 30
sampler 31 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800001 0xaf000000 0x3f003fff 0xbd0fffff }
handle 31 texture 20 sampler 31
sampler 32 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x3f670000 0x3e2bffff 0x3d100000 }
handle 32 texture 21 sampler 32
sampler 33 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x3f670000 0x3e2bffff 0x3d100000 }
handle 33 texture 21 sampler 33
sampler 34 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33800000 0x7fc00000 0x49742400 0xbf800000 }
handle 34 texture 22 sampler 34
sampler 35 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33800000 0x7fc00000 0x49742400 0xbf800000 }
handle 35 texture 22 sampler 35
sampler 36 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ef2b800 0x3f0dbe10 0x7f800001 0x3e5e5700 }
handle 36 texture 23 sampler 36
sampler 37 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ef2b800 0x3f0dbe10 0x7f800001 0x3e5e5700 }
handle 37 texture 23 sampler 37
sampler 38 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f791d8a 0xbef88a26 0x3f50748b 0x3e0a8802 }
handle 38 texture 24 sampler 38
sampler 39 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f791d8a 0xbef88a26 0x3f50748b 0x3e0a8802 }
handle 39 texture 24 sampler 39
sampler 40 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f4c4044 0xffffff00 0x3f694945 0x3e495767 }
handle 40 texture 25 sampler 40
sampler 41 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffeff 0x3f1c5918 0xffffff01 0xffffffff }
handle 41 texture 26 sampler 41
sampler 42 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb87fffff 0xb3800000 0xb3000001 0xba71cbee }
handle 42 texture 27 sampler 42
sampler 43 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb87fffff 0xb3800000 0xb3000001 0xba71cbee }
handle 43 texture 27 sampler 43
sampler 44 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x47800000 0xffffff01 0x101 0x387fffff }
handle 44 texture 28 sampler 44
sampler 45 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e530000 0x3f767fff 0x3f526000 0x40490fdb }
handle 45 texture 29 sampler 45
sampler 46 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e530000 0x3f767fff 0x3f526000 0x40490fdb }
handle 46 texture 29 sampler 46
sampler 47 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf64dfff 0x3efbffff 0x3f1e4000 0x40490fdb }
handle 47 texture 30 sampler 47
sampler 48 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf64dfff 0x3efbffff 0x3f1e4000 0x40490fdb }
handle 48 texture 30 sampler 48
sampler 49 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x4dc746cd 0xff 0x36 }
handle 49 texture 31 sampler 49
sampler 50 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0x7f 0xffffff80 0xffffff81 }
handle 50 texture 32 sampler 50
sampler 51 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eadbfff 0x7f800001 0xbe879fff 0xbf314000 }
handle 51 texture 33 sampler 51
sampler 52 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eadbfff 0x7f800001 0xbe879fff 0xbf314000 }
handle 52 texture 33 sampler 52
sampler 53 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f54c000 0xbeb77fff 0xbca3ffff 0xbf2c6000 }
handle 53 texture 34 sampler 53
sampler 54 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f54c000 0xbeb77fff 0xbca3ffff 0xbf2c6000 }
handle 54 texture 34 sampler 54
sampler 55 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff01 0xffffff01 0x100 0x80000000 }
handle 55 texture 35 sampler 55
sampler 56 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xeeb92032 0x80000000 0xffffff81 0x6 }
handle 56 texture 36 sampler 56
sampler 57 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3ec9dfff 0x0 0x3c63ffff }
handle 57 texture 37 sampler 57
sampler 58 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3ec9dfff 0x0 0x3c63ffff }
handle 58 texture 37 sampler 58
sampler 59 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x7f800000 0x3e65ffff 0xbf0e1fff }
handle 59 texture 38 sampler 59
sampler 60 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x7f800000 0x3e65ffff 0xbf0e1fff }
handle 60 texture 38 sampler 60
sampler 61 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0xffffff00 0x80000000 0xffffffff }
handle 61 texture 39 sampler 61
sampler 62 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff81 0xffffff7f 0xffffff80 0xffffff81 }
handle 62 texture 40 sampler 62
sampler 63 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3c8c8000 0x3f729fff 0x3cd47fff 0xbf800001 }
handle 63 texture 41 sampler 63
sampler 64 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3c8c8000 0x3f729fff 0x3cd47fff 0xbf800001 }
handle 64 texture 41 sampler 64
sampler 65 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbef40000 0x3f800000 0x3f2097ff 0xbf07ffff }
handle 65 texture 42 sampler 65
sampler 66 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbef40000 0x3f800000 0x3f2097ff 0xbf07ffff }
handle 66 texture 42 sampler 66
sampler 67 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x11c 0x2ed 0xfffffc00 0x0 }
handle 67 texture 43 sampler 67
sampler 68 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xcb97de51 0xfffffe00 0x201 0x3 }
handle 68 texture 44 sampler 68
sampler 69 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f6c706f 0x80000000 0x3e74f6ff 0x3f32323f }
handle 69 texture 45 sampler 69
sampler 70 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f6c706f 0x80000000 0x3e74f6ff 0x3f32323f }
handle 70 texture 45 sampler 70
sampler 71 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f223a5f 0xaf000000 0xbeac8780 0x80000001 }
handle 71 texture 46 sampler 71
sampler 72 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f223a5f 0xaf000000 0xbeac8780 0x80000001 }
handle 72 texture 46 sampler 72
sampler 73 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff0000 0xffff0001 0xd602 0x80000000 }
handle 73 texture 47 sampler 73
sampler 74 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff8001 0xffff8000 0xffff8000 0x7fff }
handle 74 texture 48 sampler 74
sampler 75 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x387fffff 0xff812345 0xb94e883c }
handle 75 texture 49 sampler 75
sampler 76 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x387fffff 0xff812345 0xb94e883c }
handle 76 texture 49 sampler 76
sampler 77 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3efeebff 0x3f3da93f 0x3f180f20 }
handle 77 texture 50 sampler 77
sampler 78 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3efeebff 0x3f3da93f 0x3f180f20 }
handle 78 texture 50 sampler 78
sampler 79 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1db640 0xbf800001 0x3f21d260 0x40490fdb }
handle 79 texture 51 sampler 79
sampler 80 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f1db640 0xbf800001 0x3f21d260 0x40490fdb }
handle 80 texture 51 sampler 80
sampler 81 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0x3ebb673b 0xffff0000 0xffff0000 }
handle 81 texture 52 sampler 81
sampler 82 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fff 0xffff8001 0x52e5 0x977c }
handle 82 texture 53 sampler 82
sampler 83 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477fe000 0x7f800001 0xbf5ed197 0x33000001 }
handle 83 texture 54 sampler 83
sampler 84 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477fe000 0x7f800001 0xbf5ed197 0x33000001 }
handle 84 texture 54 sampler 84
sampler 85 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x3e2f7030 0x3e0370ba 0x3f3b3ea4 }
handle 85 texture 55 sampler 85
sampler 86 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x3e2f7030 0x3e0370ba 0x3f3b3ea4 }
handle 86 texture 55 sampler 86
sampler 87 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe1850ca 0xbdc2fe10 0xaf000000 }
handle 87 texture 56 sampler 87
sampler 88 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xbe1850ca 0xbdc2fe10 0xaf000000 }
handle 88 texture 56 sampler 88
sampler 89 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x52a70b69 0x573b9b99 0x80000000 0x80000000 }
handle 89 texture 57 sampler 89
sampler 90 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x80000001 0x5af7ee3e 0x80000001 }
handle 90 texture 58 sampler 90
sampler 91 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0xb8801fff 0xc77fffff 0xba878f96 }
handle 91 texture 59 sampler 91
sampler 92 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0xb8801fff 0xc77fffff 0xba878f96 }
handle 92 texture 59 sampler 92
sampler 93 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb8800000 0x807fffff 0xbeaaaaab 0x40490fdb }
handle 93 texture 60 sampler 93
sampler 94 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb8800000 0x807fffff 0xbeaaaaab 0x40490fdb }
handle 94 texture 60 sampler 94
sampler 95 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0x3a1ab975 0x3f801fff 0xb8800000 }
handle 95 texture 61 sampler 95
sampler 96 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0x3a1ab975 0x3f801fff 0xb8800000 }
handle 96 texture 61 sampler 96
sampler 97 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f7c0000 0x3f800000 0xbde80000 0x3f6b7fff }
handle 97 texture 62 sampler 97
sampler 98 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f7c0000 0x3f800000 0xbde80000 0x3f6b7fff }
handle 98 texture 62 sampler 98
sampler 99 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0xff812345 0x3f008000 0xbf800000 }
handle 99 texture 63 sampler 99
sampler 100 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0xff812345 0x3f008000 0xbf800000 }
handle 100 texture 63 sampler 100
sampler 101 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f22ffff 0xbe2bffff 0xff812345 0x3f670000 }
handle 101 texture 64 sampler 101
sampler 102 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f22ffff 0xbe2bffff 0xff812345 0x3f670000 }
handle 102 texture 64 sampler 102
sampler 103 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec1dfff 0xbf800001 0x3f405000 0x3e979fff }
handle 103 texture 65 sampler 103
sampler 104 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec1dfff 0xbf800001 0x3f405000 0x3e979fff }
handle 104 texture 65 sampler 104
sampler 105 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3c000 0x3d48ffff 0x80000001 0x3c920000 }
handle 105 texture 66 sampler 105
sampler 106 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb3c000 0x3d48ffff 0x80000001 0x3c920000 }
handle 106 texture 66 sampler 106
sampler 107 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x38801fff 0x3f791f80 0xbeb7077f 0x10001 }
handle 107 texture 67 sampler 107
sampler 108 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x40490fdb 0xffffffff 0x3f001fff 0x100 }
handle 108 texture 68 sampler 108
sampler 109 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x8001 0xb3800000 0xff812345 0x44967c1f }
handle 109 texture 69 sampler 109
sampler 110 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3f48f55e 0x38800000 0x80000001 }
handle 110 texture 70 sampler 110
sampler 111 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x7f800001 0x401 0x80000000 }
handle 111 texture 71 sampler 111
sampler 112 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f7ffb7f 0xbf7cc8ff 0x3e597600 0x0 }
handle 112 texture 72 sampler 112
sampler 113 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f7ffb7f 0xbf7cc8ff 0x3e597600 0x0 }
handle 113 texture 72 sampler 113
sampler 114 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ecb95e0 0x39bb8d7a 0x33000001 0xc0c4a24c }
handle 114 texture 73 sampler 114
sampler 115 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ecb95e0 0x39bb8d7a 0x33000001 0xc0c4a24c }
handle 115 texture 73 sampler 115
sampler 116 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e83a000 0x3f2a5fff 0x3 0xffffffff }
handle 116 texture 74 sampler 116
sampler 117 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800001 0x3f800001 0x80000000 0x80000001 }
handle 117 texture 75 sampler 117
sampler 118 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 }
handle 118 texture 76 sampler 118
sampler 119 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 }
handle 119 texture 76 sampler 119
sampler 120 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 }
handle 120 texture 77 sampler 120
sampler 121 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 }
handle 121 texture 77 sampler 121
sampler 122 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 }
handle 122 texture 78 sampler 122
sampler 123 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 }
handle 123 texture 78 sampler 123
sampler 124 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 }
handle 124 texture 79 sampler 124
sampler 125 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 }
handle 125 texture 80 sampler 125
sampler 126 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0x3e800000 0x3f400000 0x3f800000 }
handle 126 texture 81 sampler 126
sampler 127 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 }
handle 127 texture 82 sampler 127
sampler 128 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 }
handle 128 texture 82 sampler 128
sampler 129 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3e800000 0x3f400000 0x3f800000 }
handle 129 texture 83 sampler 129
sampler 130 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3e800000 0x3f400000 0x3f800000 }
handle 130 texture 83 sampler 130
sampler 131 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 }
handle 131 texture 84 sampler 131
sampler 132 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 }
handle 132 texture 84 sampler 132
sampler 133 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 }
handle 133 texture 85 sampler 133

warp 0 { asm "TLD4.R R8, R72, 0, 2D, 0xf"   active 0x3
  s = { 1.25 2.7578125 ... }
  t = { 0.009765625 0 ... }
  expect lane 0 R8 = 0x3f0a2784 R9 = 0x3f0a2784 R10 = 0x3f0a2784 R11 = 0x3f0a2784
  expect lane 1 R8 = 0x3f0a2784 R9 = 0x3f0a2784 R10 = 0x3f0a2784 R11 = 0x3f0a2784
}

warp 1 { asm "TEX.LZ R8, R76, 1, 2D, 0xf"   active 0xf
  s = { -0.25 0.25 0.078125 -0.25 ... }
  t = { 0.25 0.75 -0.25 0 ... }
  expect lane 0 R8 = 0x3f0a2784 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f0e7ff7 R9 = 0x3f675d19 R10 = 0x3ea2abb5 R11 = 0x0
  expect lane 2 R8 = 0x3f0a2784 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f0a2784 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
}

warp 2 { asm "TLD4.G R8, R72, 2, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 3 { asm "TEX.LZ R8, R60, 3, 2D, 0xf"   active 0xf
  s = { 1.25 0.8496094 0.9375 1 ... }
  t = { 1 2.7578125 0.60546875 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0xbdc50be3 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0xbdc50be3 R11 = 0x0
  expect lane 2 R8 = 0xbf319541 R9 = 0x3d72c548 R10 = 0xbe7a0e8e R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0xbdc50be3 R11 = 0x0
}

warp 4 { asm "TLD4.B R8, R116, 4, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 1 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
}

warp 5 { asm "TLD4.A R8, R48, 5, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.25 ... }
  t = { 0.8496094 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 6 { asm "TLD4.R R8, R104, 6, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3a4bca65 R9 = 0x3a4bca65 R10 = 0x3a4bca65 R11 = 0x3a4bca65
  expect lane 1 R8 = 0x3a4bca65 R9 = 0x3a4bca65 R10 = 0x3a4bca65 R11 = 0x3a4bca65
}

warp 7 { asm "TEX.LZ R8, R40, 7, 2D, 0xf"   active 0xf
  s = { -0.25 0.75 0.1953125 0.21484375 ... }
  t = { 0 0.8496094 0.1953125 0 ... }
  expect lane 0 R8 = 0x3a4bca65 R9 = 0xc7800000 R10 = 0xbf801fff R11 = 0x0
  expect lane 1 R8 = 0x3f05dbd8 R9 = 0xc64bfe1a R10 = 0x3f178e94 R11 = 0x0
  expect lane 2 R8 = 0x3f023999 R9 = 0xc653fe27 R10 = 0x3f0a929d R11 = 0x0
  expect lane 3 R8 = 0x3e98d7a0 R9 = 0xc708ffbb R10 = 0xbdc66ae3 R11 = 0x0
}

warp 8 { asm "TLD4.G R8, R56, 8, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 9 { asm "TLD4.B R8, R36, 9, 2D, 0xf"   active 0x3
  s = { 1 1 ... }
  t = { 1 0.1953125 ... }
  expect lane 0 R8 = 0x3f16ffb7 R9 = 0x3f16ffb7 R10 = 0x3f16ffb7 R11 = 0x3f487ace
  expect lane 1 R8 = 0x3f0605c5 R9 = 0x3f16ffb7 R10 = 0x3f16ffb7 R11 = 0x3f16ffb7
}

warp 10 { asm "TLD4.A R8, R116, 10, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TEX.LZ R8, R12, 11, 2D, 0xf"   active 0xf
  s = { 0 0.078125 0.41210938 0.078125 ... }
  t = { 1 -0.087890625 1.25 -0.087890625 ... }
  expect lane 0 R8 = 0x3f45c5c6 R9 = 0x3ecececf R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f45c5c6 R9 = 0x3ecececf R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3f45c5c6 R9 = 0x3ecececf R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f45c5c6 R9 = 0x3ecececf R10 = 0x3f800000 R11 = 0x0
}

warp 12 { asm "TLD4.R R8, R80, 12, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 13 { asm "TEX.LZ R8, R28, 13, 2D, 0xf"   active 0xf
  s = { -1.7578125 0.75 0.9277344 0.8496094 ... }
  t = { 1.25 2.7578125 -0.21679688 -0.21679688 ... }
  expect lane 0 R8 = 0x0 R9 = 0xbe316163 R10 = 0xbf800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0xbe316163 R10 = 0xbf800000 R11 = 0x0
  expect lane 2 R8 = 0xbd1ca139 R9 = 0xbe2de95c R10 = 0xbf6d1dda R11 = 0x0
  expect lane 3 R8 = 0xbd47418f R9 = 0xbe2cf95a R10 = 0xbf67f7d0 R11 = 0x0
}

warp 14 { asm "TLD4.G R8, R116, 14, 2D, 0xf"   active 0x3
  s = { 0 -1.7578125 ... }
  t = { 0.1953125 1 ... }
  expect lane 0 R8 = 0xff R9 = 0xe3 R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 15 { asm "TLD4.B R8, R112, 15, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
}

warp 16 { asm "TLD4.A R8, R20, 16, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ R8, R84, 17, 2D, 0xf"   active 0xf
  s = { 1.2226562 0.75 1.2226562 0.078125 ... }
  t = { 0.1953125 0.8496094 -0.25 -1.7578125 ... }
  expect lane 0 R8 = 0x3d868329 R9 = 0x3f75f5f6 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e3a4611 R9 = 0x3e2cacad R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3d868329 R9 = 0x3f75f5f6 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3d868329 R9 = 0x3f75f5f6 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.R R8, R76, 18, 2D, 0xf"   active 0x3
  s = { 0.25 0.61328125 ... }
  t = { 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x1adbc7 R9 = 0xf3addb R10 = 0xffffff R11 = 0xffffff
  expect lane 1 R8 = 0xffffff R9 = 0xffffff R10 = 0x1c3373 R11 = 0xd7f2ac
}

warp 19 { asm "TLD4.G R8, R108, 19, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TLD4.B R8, R64, 20, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TEX.LZ R8, R112, 21, 2D, 0xf"   active 0xf
  s = { 0.8496094 -0.25 0.75 1 ... }
  t = { -0.25 0.01171875 0.8496094 0.078125 ... }
  expect lane 0 R8 = 0x3ebe94bf R9 = 0x3ec43099 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f33b3b4 R9 = 0x3ca01581 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3ed84ed8 R9 = 0x3f19cbe7 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3efdfefe R9 = 0x3e7c83a1 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R96, 22, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.078125 ... }
  t = { -0.056640625 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 23 { asm "TLD4.R R8, R112, 23, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f55d5d6 R9 = 0x3f55d5d6 R10 = 0x3f55d5d6 R11 = 0x3f55d5d6
  expect lane 1 R8 = 0x3f55d5d6 R9 = 0x3f55d5d6 R10 = 0x3f55d5d6 R11 = 0x3f55d5d6
}

warp 24 { asm "TLD4.G R8, R88, 24, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3e4630c6 R9 = 0x3e4630c6 R10 = 0x3e4630c6 R11 = 0x3e4630c6
  expect lane 1 R8 = 0x3e4630c6 R9 = 0x3e4630c6 R10 = 0x3e4630c6 R11 = 0x3e4630c6
}

warp 25 { asm "TEX.LZ R8, R92, 25, 2D, 0xf"   active 0xf
  s = { 0.078125 1 0.75 0.25 ... }
  t = { -1.7578125 1.25 0 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3e46318c R10 = 0x3f1ce73a R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e46318c R10 = 0x3f1ce73a R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3f56b5ad R10 = 0x3f46318c R11 = 0x3f3def7c
  expect lane 3 R8 = 0x0 R9 = 0x3e46318c R10 = 0x3f1ce73a R11 = 0x0
}

warp 26 { asm "TLD4.B R8, R84, 26, 2D, 0xf"   active 0x3
  s = { 0.25 2.7578125 ... }
  t = { -1.7578125 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 27 { asm "TEX.LZ R8, R108, 27, 2D, 0xf"   active 0xf
  s = { 1.25 2.7578125 2.7578125 2.7578125 ... }
  t = { 0.1953125 0.1953125 0.75 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3ef7bcf8 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3ef7bcf8 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3ef7bcf8 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3ef7bcf8 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TLD4.A R8, R68, 28, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R4, 29, 2D, 0xf"   active 0xf
  s = { 2.7578125 2.7578125 0 0 ... }
  t = { 0.078125 0.6484375 1 0.078125 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f2aaaab R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f2aaaab R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f2aaaab R9 = 0xbeaaaaab R10 = 0xbf042108 R11 = 0x0
}

warp 30 { asm "TLD4.R R8, R104, 30, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 31 { asm "TEX.LZ R8, R56, 31, 2D, 0xf"   active 0xf
  s = { 0.75 0.078125 -0.25 -0.25 ... }
  t = { 0.25 0.8496094 0.75 0.8496094 ... }
  expect lane 0 R8 = 0x3d888111 R9 = 0xbe888911 R10 = 0x3e2288a3 R11 = 0x0
  expect lane 1 R8 = 0x3f25ff4c R9 = 0x3ed801b0 R10 = 0x3f28d2a9 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3efbeefc R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3efbeefc R11 = 0x0
}

warp 32 { asm "TLD4.G R8, R64, 32, 2D, 0xf"   active 0x3
  s = { 0.25 0.078125 ... }
  t = { 2.7578125 0.1953125 ... }
  expect lane 0 R8 = 0x3f6eeeef R9 = 0x3f6eeeef R10 = 0x3f6eeeef R11 = 0x3f6eeeef
  expect lane 1 R8 = 0x3f6eeeef R9 = 0x3e888889 R10 = 0x3f6eeeef R11 = 0x3f6eeeef
}

warp 33 { asm "TEX.LZ R8, R112, 33, 2D, 0xf"   active 0xf
  s = { -0.25 2.7578125 -0.25 0.078125 ... }
  t = { -0.25 0.3359375 -0.25 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TLD4.B R8, R84, 34, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x477c0000 R9 = 0x477c0000 R10 = 0x477c0000 R11 = 0x477c0000
  expect lane 1 R8 = 0x477c0000 R9 = 0x477c0000 R10 = 0x477c0000 R11 = 0x477c0000
}

warp 35 { asm "TEX.LZ R8, R80, 35, 2D, 0xf"   active 0xf
  s = { 1 0.078125 0.078125 1.1640625 ... }
  t = { -0.25 2.7578125 0.25 0.25 ... }
  expect lane 0 R8 = 0x3f620000 R9 = 0x7fffe000 R10 = 0x46fc0000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x7fffe000 R10 = 0x477c0000 R11 = 0x0
  expect lane 2 R8 = 0x3f7c0000 R9 = 0x7fffe000 R10 = 0x46ad4000 R11 = 0x0
  expect lane 3 R8 = 0x3e9b6000 R9 = 0x7fffe000 R10 = 0x4750c000 R11 = 0x0
}

warp 36 { asm "TLD4.A R8, R20, 36, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 37 { asm "TEX.LZ R8, R44, 37, 2D, 0xf"   active 0xf
  s = { 0.25 -0.25 2.7578125 1 ... }
  t = { 0.078125 0.8496094 0.8496094 -0.25 ... }
  expect lane 0 R8 = 0x3dcd38cd R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3ef2b8f3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3ef2b8f3 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3ef2b8f3 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 38 { asm "TLD4.R R8, R56, 38, 2D, 0xf"   active 0x3
  s = { 0.8496094 1.15625 ... }
  t = { 2.7578125 0.1953125 ... }
  expect lane 0 R8 = 0x3f791d8a R9 = 0x3f791d8a R10 = 0x3f791d8a R11 = 0x3f791d8a
  expect lane 1 R8 = 0x3f338a2a R9 = 0x3f791d8a R10 = 0x3f791d8a R11 = 0x3f338a2a
}

warp 39 { asm "TEX.LZ R8, R72, 39, 2D, 0xf"   active 0xf
  s = { 0.25 0.8496094 0 0 ... }
  t = { -1.7578125 0.1953125 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f791d8a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f476130 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f791d8a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f791d8a R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 40 { asm "TLD4.G R8, R72, 40, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 41 { asm "TLD4.B R8, R80, 41, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 42 { asm "TLD4.A R8, R64, 42, 2D, 0xf"   active 0x3
  s = { 1.25 -1.7578125 ... }
  t = { 0.25 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TEX.LZ R8, R28, 43, 2D, 0xf"   active 0xf
  s = { 0.46679688 1 1 0 ... }
  t = { 0.8496094 1.25 -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x3f1fa366 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xb87fffff R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xb87fffff R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0xb87fffff R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 44 { asm "TLD4.R R8, R16, 44, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x47800000 R9 = 0x47800000 R10 = 0x47800000 R11 = 0x47800000
  expect lane 1 R8 = 0x47800000 R9 = 0x47800000 R10 = 0x47800000 R11 = 0x47800000
}

warp 45 { asm "TLD4.G R8, R12, 45, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 46 { asm "TEX.LZ R8, R24, 46, 2D, 0xf"   active 0xf
  s = { 0.75 0.8496094 0.078125 -0.25 ... }
  t = { -0.25 -1.7578125 0.25 0.8496094 ... }
  expect lane 0 R8 = 0x3e54d4d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e54d4d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f0e8e8f R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3e54d4d5 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TLD4.B R8, R92, 47, 2D, 0xf"   active 0x3
  s = { 0.25 0.078125 ... }
  t = { 1 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 48 { asm "TEX.LZ R8, R28, 48, 2D, 0xf"   active 0xf
  s = { 0.8496094 0 0 0.75 ... }
  t = { 0 -1.7578125 0.75 0.25 ... }
  expect lane 0 R8 = 0xbf05030a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xbf63c7c8 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xbf3f7f7f R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3d214143 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 49 { asm "TLD4.A R8, R64, 49, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.R R8, R76, 50, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
  expect lane 1 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
}

warp 51 { asm "TLD4.G R8, R76, 51, 2D, 0xf"   active 0x3
  s = { 0.75 0.25 ... }
  t = { 0.25 0.98828125 ... }
  expect lane 0 R8 = 0x3d888889 R9 = 0x0 R10 = 0x0 R11 = 0x3f3dbdbe
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3d888889 R11 = 0x3f24a4a5
}

warp 52 { asm "TEX.LZ R8, R68, 52, 2D, 0xf"   active 0xf
  s = { 0.8496094 0.091796875 0.091796875 1 ... }
  t = { 1.25 1.25 0.1953125 0.8496094 ... }
  expect lane 0 R8 = 0x3eacacad R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3eacacad R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3edadadb R9 = 0x3d808081 R10 = 0x3ebebebf R11 = 0x3d70f0f1
  expect lane 3 R8 = 0x3eacacad R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TLD4.B R8, R72, 53, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xbc810102 R9 = 0xbc810102 R10 = 0xbc810102 R11 = 0xbc810102
  expect lane 1 R8 = 0xbc810102 R9 = 0xbc810102 R10 = 0xbc810102 R11 = 0xbc810102
}

warp 54 { asm "TEX.LZ R8, R28, 54, 2D, 0xf"   active 0xf
  s = { 0.078125 -0.25 0.22070312 -0.25 ... }
  t = { 0 0.1953125 0.078125 2.7578125 ... }
  expect lane 0 R8 = 0xbe75e9ec R9 = 0xbf03b707 R10 = 0x3ef891f1 R11 = 0xbc2d815b
  expect lane 1 R8 = 0x3f55abab R9 = 0xbeb5696b R10 = 0xbc810102 R11 = 0xbf2d5b5b
  expect lane 2 R8 = 0xbf35096a R9 = 0xbf15892b R10 = 0x3f340968 R11 = 0x3e8ee11e
  expect lane 3 R8 = 0x3f55abab R9 = 0xbeb5696b R10 = 0xbc810102 R11 = 0xbf2d5b5b
}

warp 55 { asm "TLD4.A R8, R112, 55, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 56 { asm "TLD4.R R8, R8, 56, 2D, 0xf"   active 0x3
  s = { 0.078125 -0.17382812 ... }
  t = { 1 1.1875 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0x1b R11 = 0xffffff80
  expect lane 1 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0x1b R11 = 0xffffff80
}

warp 57 { asm "TLD4.G R8, R56, 57, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3ec8c8c9 R9 = 0x3ec8c8c9 R10 = 0x3ec8c8c9 R11 = 0x3ec8c8c9
  expect lane 1 R8 = 0x3ec8c8c9 R9 = 0x3ec8c8c9 R10 = 0x3ec8c8c9 R11 = 0x3ec8c8c9
}

warp 58 { asm "TEX.LZ R8, R92, 58, 2D, 0xf"   active 0xf
  s = { 2.7578125 0.8496094 2.7578125 1 ... }
  t = { 0.1953125 -0.25 0.8496094 0.56640625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3ec8c8c9 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3ec8c8c9 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3ec8c8c9 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3ec8c8c9 R10 = 0x0 R11 = 0x0
}

warp 59 { asm "TLD4.B R8, R116, 59, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 60 { asm "TEX.LZ R8, R16, 60, 2D, 0xf"   active 0xf
  s = { 0.984375 1.25 0.25 0.75 ... }
  t = { 0.1953125 0.078125 0.17578125 1 ... }
  expect lane 0 R8 = 0xbd893112 R9 = 0x3f388b71 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xbf4fb39f R9 = 0xbe8fb91f R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3ebd797b R9 = 0x3f408181 R10 = 0x0 R11 = 0x0
}

warp 61 { asm "TLD4.A R8, R44, 61, 2D, 0xf"   active 0x3
  s = { 0 0 ... }
  t = { 0.078125 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TLD4.R R8, R116, 62, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffffff81 R9 = 0xffffff81 R10 = 0xffffff81 R11 = 0xffffff81
  expect lane 1 R8 = 0xffffff81 R9 = 0xffffff81 R10 = 0xffffff81 R11 = 0xffffff81
}

warp 63 { asm "TLD4.G R8, R76, 63, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f727cf2 R9 = 0x3f727cf2 R10 = 0x3f727cf2 R11 = 0x3f727cf2
  expect lane 1 R8 = 0x3f727cf2 R9 = 0x3f727cf2 R10 = 0x3f727cf2 R11 = 0x3f727cf2
}

warp 0 { asm "TEX.LZ R8, R0, 64, 2D, 0xf"   active 0xf
  s = { 0 0.25 1 0.75 ... }
  t = { -1.7578125 1.25 -0.015625 -0.25 ... }
  expect lane 0 R8 = 0x3c902409 R9 = 0x3f727c9f R10 = 0x3cd0340d R11 = 0x0
  expect lane 1 R8 = 0x3c902409 R9 = 0x3f727c9f R10 = 0x3cd0340d R11 = 0x0
  expect lane 2 R8 = 0x3c902409 R9 = 0x3f727c9f R10 = 0x3cd0340d R11 = 0x0
  expect lane 3 R8 = 0x3c902409 R9 = 0x3f727c9f R10 = 0x3cd0340d R11 = 0x0
}

warp 1 { asm "TLD4.B R8, R20, 65, 2D, 0xf"   active 0x3
  s = { 0.75 0.75 ... }
  t = { 1.25 1 ... }
  expect lane 0 R8 = 0x3f205141 R9 = 0x3f205141 R10 = 0x3f205141 R11 = 0x3f205141
  expect lane 1 R8 = 0x3f205141 R9 = 0x3f205141 R10 = 0x3f205141 R11 = 0xbe9f4d3f
}

warp 2 { asm "TEX.LZ R8, R64, 66, 2D, 0xf"   active 0xf
  s = { 0.8496094 -1.7578125 0.265625 2.7578125 ... }
  t = { 1.25 0.078125 0 -0.25 ... }
  expect lane 0 R8 = 0xbef479e9 R9 = 0x3f800000 R10 = 0x3f205141 R11 = 0x0
  expect lane 1 R8 = 0xbef479e9 R9 = 0x3f800000 R10 = 0x3f205141 R11 = 0x0
  expect lane 2 R8 = 0x3d9ae136 R9 = 0x3f2d7b5b R10 = 0x3e4f819f R11 = 0xbef801f0
  expect lane 3 R8 = 0xbef479e9 R9 = 0x3f800000 R10 = 0x3f205141 R11 = 0x0
}

warp 3 { asm "TLD4.A R8, R84, 67, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 4 { asm "TLD4.R R8, R24, 68, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xfffffe00 R9 = 0xfffffe00 R10 = 0xfffffe00 R11 = 0xfffffe00
  expect lane 1 R8 = 0xfffffe00 R9 = 0xfffffe00 R10 = 0xfffffe00 R11 = 0xfffffe00
}

warp 5 { asm "TLD4.G R8, R0, 69, 2D, 0xf"   active 0x3
  s = { 0.75 -0.25 ... }
  t = { -1.7578125 0.1875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 6 { asm "TEX.LZ R8, R108, 70, 2D, 0xf"   active 0xf
  s = { 0.75 2.7578125 0.8496094 0.1953125 ... }
  t = { 0.078125 1.25 0.1953125 0.078125 ... }
  expect lane 0 R8 = 0x3db7a8b8 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f6c6fec R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3db7a8b8 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f6cf1ed R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 7 { asm "TLD4.B R8, R20, 71, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 8 { asm "TEX.LZ R8, R80, 72, 2D, 0xf"   active 0xf
  s = { 0.078125 -1.7578125 -1.7578125 0.12890625 ... }
  t = { 0.8496094 -0.25 0.25 -0.25 ... }
  expect lane 0 R8 = 0x3ecd9d9b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f223944 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f223944 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f223944 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 9 { asm "TLD4.A R8, R4, 73, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 10 { asm "TLD4.R R8, R96, 74, 2D, 0xf"   active 0x3
  s = { 0.75 0.75 ... }
  t = { 0.8496094 0.078125 ... }
  expect lane 0 R8 = 0xffff8001 R9 = 0xffff8001 R10 = 0xffff8001 R11 = 0xffffb8ab
  expect lane 1 R8 = 0x43e8 R9 = 0xffff8001 R10 = 0xffff8001 R11 = 0xffff8001
}

warp 11 { asm "TLD4.G R8, R68, 75, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TEX.LZ R8, R64, 76, 2D, 0xf"   active 0xf
  s = { 0.8496094 2.7578125 0.75 0.25 ... }
  t = { 0.8496094 0.8496094 0.1953125 1.25 ... }
  expect lane 0 R8 = 0x3f1d2000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x7f802000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f57e000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x7f802000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 13 { asm "TLD4.B R8, R44, 77, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 14 { asm "TEX.LZ R8, R68, 78, 2D, 0xf"   active 0xf
  s = { 0.75 -0.13085938 2.7578125 -0.25 ... }
  t = { -1.7578125 0.75 0.8496094 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3efeeaff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e2658a6 R9 = 0x3f13be94 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3efeeaff R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3efeeaff R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TLD4.A R8, R88, 79, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.25 ... }
  t = { 0.1953125 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 16 { asm "TEX.LZ R8, R104, 80, 2D, 0xf"   active 0xf
  s = { 1 0 2.7578125 2.7578125 ... }
  t = { 1.25 1 2.7578125 0.75 ... }
  expect lane 0 R8 = 0x3f1db73b R9 = 0xbf800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f1db73b R9 = 0xbf800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f1db73b R9 = 0xbf800000 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f1db73b R9 = 0xbf800000 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TLD4.R R8, R12, 81, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
  expect lane 1 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
}

warp 18 { asm "TLD4.G R8, R68, 82, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffff8001 R9 = 0xffff8001 R10 = 0xffff8001 R11 = 0xffff8001
  expect lane 1 R8 = 0xffff8001 R9 = 0xffff8001 R10 = 0xffff8001 R11 = 0xffff8001
}

warp 19 { asm "TLD4.B R8, R44, 83, 2D, 0xf"   active 0x3
  s = { 0.75 0.9765625 ... }
  t = { 0.41796875 0.41796875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TEX.LZ R8, R104, 84, 2D, 0xf"   active 0xf
  s = { 0.078125 0.25 0.1953125 2.7578125 ... }
  t = { 0.56640625 1.25 0.56640625 1 ... }
  expect lane 0 R8 = 0x46afe000 R9 = 0x7fffe000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x477fe000 R9 = 0x7fffe000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x45dfe000 R9 = 0x7fffe000 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x477fe000 R9 = 0x7fffe000 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TLD4.A R8, R16, 85, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TEX.LZ R8, R84, 86, 2D, 0xf"   active 0xf
  s = { 0.078125 0.078125 0 -0.25 ... }
  t = { -1.7578125 0.8496094 0.25 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3da372f4 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f317f7f R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 23 { asm "TLD4.R R8, R68, 87, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TEX.LZ R8, R104, 88, 2D, 0xf"   active 0xf
  s = { 2.7578125 0.078125 0.8496094 0.078125 ... }
  t = { 0.078125 1 -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xbe113db6 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xbf3565ce R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 25 { asm "TLD4.G R8, R56, 89, 2D, 0xf"   active 0x3
  s = { 0.25 0 ... }
  t = { 0.8496094 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 26 { asm "TLD4.B R8, R32, 90, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 27 { asm "TLD4.A R8, R84, 91, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TEX.LZ R8, R32, 92, 2D, 0xf"   active 0xf
  s = { 1.25 0.8496094 1 0.1953125 ... }
  t = { 0.25 0.1953125 -1.7578125 0.8496094 ... }
  expect lane 0 R8 = 0x3eaaaaab R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f559bbb R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3eaaaaab R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f33d35a R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 29 { asm "TLD4.R R8, R40, 93, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.75 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0xb8800000 R9 = 0xb8800000 R10 = 0x3f03a000 R11 = 0xb8800000
  expect lane 1 R8 = 0x3f240000 R9 = 0xb8800000 R10 = 0xb8800000 R11 = 0x3f596000
}

warp 30 { asm "TEX.LZ R8, R76, 94, 2D, 0xf"   active 0xf
  s = { 2.7578125 0.25 0.8496094 0.25 ... }
  t = { -1.7578125 0.75 -0.25 1 ... }
  expect lane 0 R8 = 0xb8800000 R9 = 0x80000000 R10 = 0xbeaaa000 R11 = 0x40490000
  expect lane 1 R8 = 0x3f03a000 R9 = 0x3f126000 R10 = 0x3f428000 R11 = 0x3f140000
  expect lane 2 R8 = 0xb8800000 R9 = 0x80000000 R10 = 0xbeaaa000 R11 = 0x40490000
  expect lane 3 R8 = 0x3e83a000 R9 = 0x3e926000 R10 = 0x3e5a6000 R11 = 0x3fee0000
}

warp 31 { asm "TLD4.G R8, R108, 95, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3a1ab975 R9 = 0x3a1ab975 R10 = 0x3a1ab975 R11 = 0x3a1ab975
  expect lane 1 R8 = 0x3a1ab975 R9 = 0x3a1ab975 R10 = 0x3a1ab975 R11 = 0x3a1ab975
}

warp 32 { asm "TEX.LZ R8, R48, 96, 2D, 0xf"   active 0xf
  s = { 0.1953125 -0.14648438 -1.7578125 0.078125 ... }
  t = { 0.078125 -1.7578125 -1.7578125 1 ... }
  expect lane 0 R8 = 0x3f656890 R9 = 0x3f7c1ecc R10 = 0x3f31a781 R11 = 0x3f5e6262
  expect lane 1 R8 = 0xbf800000 R9 = 0x3a1ab975 R10 = 0x3f801fff R11 = 0xb8800000
  expect lane 2 R8 = 0xbf800000 R9 = 0x3a1ab975 R10 = 0x3f801fff R11 = 0xb8800000
  expect lane 3 R8 = 0xbf800000 R9 = 0x3a1ab975 R10 = 0x3f801fff R11 = 0xb8800000
}

warp 33 { asm "TLD4.B R8, R100, 97, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TEX.LZ R8, R116, 98, 2D, 0xf"   active 0xf
  s = { 0.75 -0.25 1.25 0.1953125 ... }
  t = { 0.1953125 1.25 1 0.25 ... }
  expect lane 0 R8 = 0x3e9ef69f R9 = 0x3e0cf08d R10 = 0x3e931893 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f0a528a R9 = 0x3f21e7a2 R10 = 0x3e4decce R11 = 0x0
}

warp 35 { asm "TLD4.A R8, R32, 99, 2D, 0xf"   active 0x3
  s = { 0.1953125 -1.7578125 ... }
  t = { 0.8496094 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TEX.LZ R8, R48, 100, 2D, 0xf"   active 0xf
  s = { 0.1953125 1 0.8496094 2.7578125 ... }
  t = { 2.7578125 0.078125 0.75 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f042108 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f042108 R11 = 0x0
  expect lane 2 R8 = 0x3f56b5ad R9 = 0x3f4e739d R10 = 0x3f042108 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x3f042108 R11 = 0x0
}

warp 37 { asm "TLD4.R R8, R32, 101, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f19999a R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
  expect lane 1 R8 = 0x3f19999a R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
}

warp 38 { asm "TEX.LZ R8, R8, 102, 2D, 0xf"   active 0xf
  s = { 2.7578125 -1.7578125 0.8496094 2.7578125 ... }
  t = { 0.8496094 0.25 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f6eeeef
  expect lane 1 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f6eeeef
  expect lane 2 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f6eeeef
  expect lane 3 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f6eeeef
}

warp 39 { asm "TLD4.G R8, R0, 103, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 40 { asm "TEX.LZ R8, R68, 104, 2D, 0xf"   active 0xf
  s = { -1.7578125 0 1 0.8378906 ... }
  t = { 1.25 0.25 -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f40c0c1 R11 = 0x0
  expect lane 1 R8 = 0x3ca0a0a1 R9 = 0x3eb4b4b5 R10 = 0x3f2fafb0 R11 = 0x0
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f40c0c1 R11 = 0x0
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f40c0c1 R11 = 0x0
}

warp 41 { asm "TLD4.B R8, R60, 105, 2D, 0xf"   active 0x3
  s = { 1.25 0.1953125 ... }
  t = { 0.7246094 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f6ceced R11 = 0x0
}

warp 42 { asm "TEX.LZ R8, R104, 106, 2D, 0xf"   active 0xf
  s = { 1.25 0.38867188 0.38867188 0.25 ... }
  t = { 0.8496094 0 -1.7578125 0.25 ... }
  expect lane 0 R8 = 0x3eb4b4b5 R9 = 0x3d40c0c1 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3ca0a0a1 R9 = 0x3eb4b4b5 R10 = 0x3f2fafb0 R11 = 0x0
  expect lane 2 R8 = 0x3eb4b4b5 R9 = 0x3d40c0c1 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3ca0a0a1 R9 = 0x3eb4b4b5 R10 = 0x3f2fafb0 R11 = 0x0
}

warp 43 { asm "TLD4.A R8, R112, 107, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffff R9 = 0xffff R10 = 0xffff R11 = 0xffff
  expect lane 1 R8 = 0xffff R9 = 0xffff R10 = 0xffff R11 = 0xffff
}

warp 44 { asm "TLD4.R R8, R44, 108, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 45 { asm "TLD4.G R8, R44, 109, 2D, 0xf"   active 0x3
  s = { 0.25 0.078125 ... }
  t = { 0.078125 0.078125 ... }
  expect lane 0 R8 = 0x3f346000 R9 = 0x3f77a000 R10 = 0x3f77a000 R11 = 0x3f346000
  expect lane 1 R8 = 0xb3800000 R9 = 0x3f346000 R10 = 0x3f346000 R11 = 0xb3800000
}

warp 46 { asm "TLD4.B R8, R108, 110, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x38800000 R9 = 0x38800000 R10 = 0x38800000 R11 = 0x38800000
  expect lane 1 R8 = 0x38800000 R9 = 0x38800000 R10 = 0x38800000 R11 = 0x38800000
}

warp 47 { asm "TLD4.A R8, R88, 111, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xfffffffe R9 = 0xfffffffe R10 = 0xfffffffe R11 = 0xfffffffe
  expect lane 1 R8 = 0xfffffffe R9 = 0xfffffffe R10 = 0xfffffffe R11 = 0xfffffffe
}

warp 48 { asm "TLD4.R R8, R20, 112, 2D, 0xf"   active 0x3
  s = { -0.25 0.4296875 ... }
  t = { 0.75 1.25 ... }
  expect lane 0 R8 = 0x3f7ffb00 R9 = 0x3f7ffb00 R10 = 0x3e7b54fb R11 = 0x3f7ffb00
  expect lane 1 R8 = 0x3f7ffb00 R9 = 0x3f7ffb00 R10 = 0x3f7ffb00 R11 = 0x3f7ffb00
}

warp 49 { asm "TEX.LZ R8, R8, 113, 2D, 0xf"   active 0xf
  s = { 0.75 0.25 0 0.9980469 ... }
  t = { 0.5214844 1 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x3f359eb6 R9 = 0xbebf017e R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f1f689f R9 = 0xbef64ded R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f644fe4 R9 = 0xbe16192c R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f7be6fc R9 = 0xbf459d8b R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.G R8, R104, 114, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x39bb8000 R9 = 0x39bb8000 R10 = 0x39bb8000 R11 = 0x39bb8000
  expect lane 1 R8 = 0x39bb8000 R9 = 0x39bb8000 R10 = 0x39bb8000 R11 = 0x39bb8000
}

warp 51 { asm "TEX.LZ R8, R108, 115, 2D, 0xf"   active 0xf
  s = { 0.078125 0 -0.04296875 -0.25 ... }
  t = { 0.1953125 0.34765625 0.8496094 -0.25 ... }
  expect lane 0 R8 = 0x3ee920e9 R9 = 0x3f49c000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3ee920e9 R9 = 0x3f49c000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3ecb96cc R9 = 0x39bb8000 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3ecb96cc R9 = 0x39bb8000 R10 = 0x0 R11 = 0x0
}

warp 52 { asm "TLD4.B R8, R64, 116, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
  expect lane 1 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
}

warp 53 { asm "TLD4.A R8, R60, 117, 2D, 0xf"   active 0x3
  s = { 1 1 ... }
  t = { 2.7578125 0.375 ... }
  expect lane 0 R8 = 0x80000001 R9 = 0x80000001 R10 = 0x80000001 R11 = 0x80000001
  expect lane 1 R8 = 0xe1c8c2c3 R9 = 0x80000001 R10 = 0x80000001 R11 = 0x4ab97b72
}

warp 54 { asm "TEX.LZ R8, R56, 118, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.8333333 ... }
  t = { 0.1953125 0.1953125 ... }
  expect lane 0 R8 = 0x3e4db8ce R9 = 0x3e4db8ce R10 = 0x3e4db8ce R11 = 0x3f800000
  expect lane 1 R8 = 0x3f29e0aa R9 = 0x3f29e0aa R10 = 0x3f29e0aa R11 = 0x3f800000
}

warp 55 { asm "TEX.LZ R8, R8, 119, 2D, 0xf"   active 0xf
  s = { 2.171875 -0.16666667 -1.171875 1.1666666 ... }
  t = { 0.1953125 0.25 2.7578125 0.29296875 ... }
  expect lane 0 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
  expect lane 1 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
  expect lane 2 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
  expect lane 3 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
}

warp 56 { asm "TEX.LZ R8, R92, 120, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.8333333 ... }
  t = { 1.25 0.078125 ... }
  expect lane 0 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 1 R8 = 0x3f2e2dbd R9 = 0x3f2e2dbd R10 = 0x3f2e2dbd R11 = 0x3f800000
}

warp 57 { asm "TEX.LZ R8, R44, 121, 2D, 0xf"   active 0xf
  s = { 0.8333333 -0.16666667 0.13020833 2.171875 ... }
  t = { 0.41210938 1 2.7578125 0.75 ... }
  expect lane 0 R8 = 0x3f39a81a R9 = 0x3f39a81a R10 = 0x3f39a81a R11 = 0x3f800000
  expect lane 1 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 2 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 3 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
}

warp 58 { asm "TEX.LZ R8, R60, 122, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.16666667 ... }
  t = { 0.75 0.078125 ... }
  expect lane 0 R8 = 0x3f7ea2ce R9 = 0x3f7ea2ce R10 = 0x3f7ea2ce R11 = 0x3f800000
  expect lane 1 R8 = 0x3f16ba57 R9 = 0x3f16ba57 R10 = 0x3f16ba57 R11 = 0x3f800000
}

warp 59 { asm "TEX.LZ R8, R108, 123, 2D, 0xf"   active 0xf
  s = { 0.052083332 0.8333333 0 0.89973956 ... }
  t = { 0.75 0 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x3ee9b1b3 R9 = 0x3ee9b1b3 R10 = 0x3ee9b1b3 R11 = 0x3f280000
  expect lane 1 R8 = 0x3f7f9c85 R9 = 0x3f7f9c85 R10 = 0x3f7f9c85 R11 = 0x3f800000
  expect lane 2 R8 = 0x3c10c020 R9 = 0x3c10c020 R10 = 0x3c10c020 R11 = 0x3f000000
  expect lane 3 R8 = 0x3eccfa9b R9 = 0x3eccfa9b R10 = 0x3eccfa9b R11 = 0x3f4d0000
}

warp 60 { asm "TEX.LZ R8, R88, 124, 2D, 0xf"   active 0x3
  s = { 2.171875 -1.171875 ... }
  t = { 0.8496094 1.25 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0xff R10 = 0x3f2aaaab R11 = 0xff
  expect lane 1 R8 = 0x3f2aaaab R9 = 0xff R10 = 0x3f2aaaab R11 = 0xff
}

warp 61 { asm "TEX.LZ R8, R52, 125, 2D, 0xf"   active 0x3
  s = { 1.1666666 0.13020833 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TEX.LZ R8, R56, 126, 2D, 0xf"   active 0x3
  s = { 0.89973956 1.1666666 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0x3f4472b0 R9 = 0x4f R10 = 0x3f4472b0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3eaaaaab R9 = 0xff R10 = 0x3eaaaaab R11 = 0x0
}

warp 63 { asm "TEX.LZ R8, R48, 127, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.89973956 ... }
  t = { 0 0.078125 ... }
  expect lane 0 R8 = 0x3f49c9ca R9 = 0x3f49c9ca R10 = 0x3f49c9ca R11 = 0x3f800000
  expect lane 1 R8 = 0x3f5fdfe0 R9 = 0x3f5fdfe0 R10 = 0x3f5fdfe0 R11 = 0x3f800000
}

warp 0 { asm "TEX.LZ R8, R56, 128, 2D, 0xf"   active 0xf
  s = { 2.171875 -1.171875 -0.16666667 0.16666667 ... }
  t = { 0 -1.7578125 2.7578125 1 ... }
  expect lane 0 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
  expect lane 1 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
  expect lane 2 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
  expect lane 3 R8 = 0x3f35b5b6 R9 = 0x3f35b5b6 R10 = 0x3f35b5b6 R11 = 0x3f000000
}

warp 1 { asm "TEX.LZ R8, R36, 129, 2D, 0xf"   active 0x3
  s = { 1 2.171875 ... }
  t = { 0.75 0.1953125 ... }
  expect lane 0 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
  expect lane 1 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
}

warp 2 { asm "TEX.LZ R8, R108, 130, 2D, 0xf"   active 0xf
  s = { 0.8333333 0.052083332 -0.16666667 0.052083332 ... }
  t = { 1 0.75 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0xbf5f29be R9 = 0x0 R10 = 0x3f000000 R11 = 0xbf5f29be
  expect lane 1 R8 = 0xbd832106 R9 = 0x0 R10 = 0x3f280000 R11 = 0xbd832106
  expect lane 2 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
  expect lane 3 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
}

warp 3 { asm "TEX.LZ R8, R88, 131, 2D, 0xf"   active 0x3
  s = { 2.171875 0.8333333 ... }
  t = { 0.8496094 0.1953125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f16746f R9 = 0x3f16746f R10 = 0x3f16746f R11 = 0x3f800000
}

warp 4 { asm "TEX.LZ R8, R56, 132, 2D, 0xf"   active 0xf
  s = { 1.1666666 0.8333333 0.51171875 -1.171875 ... }
  t = { 1 0.1953125 0.078125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f16746f R9 = 0x3f16746f R10 = 0x3f16746f R11 = 0x3f800000
  expect lane 2 R8 = 0x3e33f701 R9 = 0x3e33f701 R10 = 0x3e33f701 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 5 { asm "TEX.LZ R8, R92, 133, 2D, 0xf"   active 0x3
  s = { 0.13020833 0.8333333 ... }
  t = { 0.25 1 ... }
  expect lane 0 R8 = 0x3f0c2bf6 R9 = 0x3f0c2bf6 R10 = 0x3f0c2bf6 R11 = 0x1
  expect lane 1 R8 = 0x2f800000 R9 = 0x2f800000 R10 = 0x2f800000 R11 = 0x0
}
