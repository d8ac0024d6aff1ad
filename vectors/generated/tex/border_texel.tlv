# POLICY border_texel: the border of each format and data type, swizzles, comparisons.
# Written by tests/oracle/borders.py.
texlock 1
rules PD-134
rules without PD-128a PD-135 PD-135a PD-132 PD-125

policy border_texel
texture 0 { format R32_G32_B32 UNORM   type TWO_D   size 2 2   address 0x20000000   texels rows ce1a3f5e988bfd2e4ae4111c 23e87b9bcb68fe020a9e347e dbf67f8e88185de799da5551 f15d1b83acb358d677b58ac0 }
texture 1 { format R32_G32_B32 UNORM   type TWO_D   size 2 2   address 0x20400000   texels rows f6ab24e635faa4322eabfc71 1cfa6515da754540e0cedaae aca54aeec275996c78a18cb7 c05f35a7402a96073f2ebee0 }
texture 2 { format R32_G32_B32 SNORM   type TWO_D   size 2 2   address 0x20800000   texels rows c47aa4412415fb298163dacf 2639d53417423f25543ad240 0f42e14b39209f44c9f31584 f44ea48014d27e813de8e844 }
texture 3 { format R32_G32_B32 SNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x20c00000   texels rows f3b69b8b02a62633a8761f7f 0cc056b5647a8631f41a9d8a 4c614539443cb6ca76f47714 702db828609cd9a1bb063b32 }
texture 4 { format R32_G32_B32 UINT   type TWO_D   size 2 2   address 0x21000000   texels rows 2968584889233a2ac91a4fe3 21521c74a48db58a5184c543 b1020265d44c06f4fe51125e 14ae384e7ac2522fa0d105fa }
texture 5 { format R32_G32_B32 UINT   source A A A A   type TWO_D   size 2 2   address 0x21400000   texels rows 9e6c0bfec41642efbc702b74 19ebe0ac9d92c1a2f3e1ac4f 7d955242de0f545722de1edf 77c6481f46c9bdd777577ea3 }
texture 6 { format R32_G32_B32 SINT   type TWO_D   size 2 2   address 0x21800000   texels rows edb6950937b2e84406a48a50 cf59bfb0ff361afc311f39d7 1a01b53ed7acad064a355468 ad6e0459a8819e162428e01f }
texture 7 { format R32_G32_B32 SINT   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x21c00000   texels rows d9826ee04b4b7d8aa8c3d395 9d6384ee5476be4846d2b35a 006c3695a02f0b5086de967d 34df9870fccf460a223c1ce0 }
texture 8 { format R32_G32_B32 FLOAT   type TWO_D   size 2 2   address 0x22000000   texels rows 179a373fee37703f67ca4a3f f9a11f3fbe517d3f6b0f2f3f 9a04703f606e443fc5b30a3f c1a7103f90e8153f20c3203f }
texture 9 { format R32_G32_B32 FLOAT   type TWO_D   size 2 2   address 0x22400000   texels rows 268d683f5096733ffdc1583f d99a5c3f0dd6653fb15f523f aef7203f886a0e3ff486263f 386b1d3fab83053fddec233f }
texture 10 { format R32_B24G8 FLOAT G_DATA_TYPE 4 B_DATA_TYPE 4   type TWO_D   size 2 2   address 0x22800000   texels rows 68c1423fd79082c8 07442b3ff2e82904 eda83f3f511d1a13 2c7e4f3f0f68c573 }
texture 11 { format R32_B24G8 FLOAT   source G R ONE_FLOAT A G_DATA_TYPE 4 B_DATA_TYPE 4   type TWO_D   size 2 2   address 0x22c00000   texels rows 6da1423f8e28eb6c bb3c573ff29ae4b3 d0815e3f0a75efd2 77325c3f9417b4e9 }
texture 12 { format R32_B24G8 UINT G_DATA_TYPE 2 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x23000000   texels rows ca164edf6c6dcb41 0d08e9b2040f590d 35e76140a4ec614f e038f0f2705077a9 }
texture 13 { format R32_B24G8 UINT   source A R ONE_INT G G_DATA_TYPE 2 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x23400000   texels rows cee168743d0fe878 091ad546eee1f08b f8b6410c727fe07a 77d80440d279ae32 }
texture 14 { format X8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x23800000   texels rows 572b4f00 8b084a00 dbb4a200 6b879d00 }
texture 15 { format X8B8G8R8 UNORM   source ONE_FLOAT B ZERO G   type TWO_D   size 2 2   address 0x23c00000   texels rows 47a91f00 e3848c00 219cd000 a04c1100 }
texture 16 { format X8B8G8R8 SNORM   type TWO_D   size 2 2   address 0x24000000   texels rows 14c92400 198ede00 6d2d2c00 b2315c00 }
texture 17 { format X8B8G8R8 SNORM   source B A R G   type TWO_D   size 2 2   address 0x24400000   texels rows a7cf8100 d65a8300 9edd4b00 186f6600 }
texture 18 { format X8B8G8R8 UINT   type TWO_D   size 2 2   address 0x24800000   texels rows a8f69700 2d977100 a2005000 2cd99800 }
texture 19 { format X8B8G8R8 UINT   type TWO_D   size 2 2   address 0x24c00000   texels rows 32dd5e00 5cc0ab00 038c9a00 4548aa00 }
texture 20 { format X8B8G8R8 SINT   type TWO_D   size 2 2   address 0x25000000   texels rows bb8f6900 4212a800 a3296700 ade6b300 }
texture 21 { format X8B8G8R8 SINT   source B G ZERO R   type TWO_D   size 2 2   address 0x25400000   texels rows 81abab00 53ce1e00 551c5d00 58ee5700 }
texture 22 { format G8R24 UNORM   type TWO_D   size 2 2   address 0x25800000   texels rows d25f68a5 f86120d2 7d2892b2 86aa6f34 }
texture 23 { format G8R24 UNORM   source A A A A   type TWO_D   size 2 2   address 0x25c00000   texels rows 19c08876 04952d47 f61a30b5 33176e89 }
texture 24 { format G8R24 UINT   type TWO_D   size 2 2   address 0x26000000   texels rows 7b2d58bf da05ce57 e08c5fe9 7bbc34ee }
texture 25 { format G8R24 UINT   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x26400000   texels rows a2c1ed6a 8ddc1755 77ee0c15 1572d16a }
texture 26 { format G8R24 UINT G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x26800000   texels rows 19066ea5 521f250f 63377d75 74d2fa58 }
texture 27 { format G8R24 UINT G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x26c00000   texels rows 80da6d37 3a41f2af 06259242 0111df61 }
texture 28 { format G24R8 UNORM   type TWO_D   size 2 2   address 0x27000000   texels rows e99b1659 db336a2f 4d3886b6 57c05682 }
texture 29 { format G24R8 UNORM   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x27400000   texels rows 395ac817 c3e07d1b 437ce3fe 4e002c8c }
texture 30 { format G24R8 UINT   type TWO_D   size 2 2   address 0x27800000   texels rows dc02d1b5 e7cefafa 10ebcd87 904b8c25 }
texture 31 { format G24R8 UINT   source A R ONE_INT G   type TWO_D   size 2 2   address 0x27c00000   texels rows 2522fb30 d9c840a6 113a8721 1fcc29e0 }
texture 32 { format G24R8 UNORM G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x28000000   texels rows 00fd9cc8 90344255 5b2a1d83 0a234d4f }
texture 33 { format G24R8 UNORM   source ONE_FLOAT B ZERO G G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x28400000   texels rows 77659db4 c3348b4c 9c4485cd 95d7db05 }
texture 34 { format A5B5G5R1 UNORM   type TWO_D   size 2 2   address 0x28800000   texels rows b622 e617 3c5a 2173 }
texture 35 { format A5B5G5R1 UNORM   source B A R G   type TWO_D   size 2 2   address 0x28c00000   texels rows 5dfb 8c54 b115 a170 }
texture 36 { format B6G5R5 UNORM   type TWO_D   size 2 2   address 0x29000000   texels rows e0de ceae d20b b397 }
texture 37 { format B6G5R5 UNORM   type TWO_D   size 2 2   address 0x29400000   texels rows 1aee 0c6d 7248 9dbc }
texture 38 { format B6G5R5 SNORM   type TWO_D   size 2 2   address 0x29800000   texels rows 04ad e842 e350 94f3 }
texture 39 { format B6G5R5 SNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x29c00000   texels rows 8abe c61e edcb 2c91 }
texture 40 { format B6G5R5 SNORM G_DATA_TYPE 1 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x2a000000   texels rows 63cc dc3c 0378 b267 }
texture 41 { format B6G5R5 SNORM   source A A A A G_DATA_TYPE 1 B_DATA_TYPE 2   type TWO_D   size 2 2   address 0x2a400000   texels rows aa5e ee41 bb89 62a5 }
texture 42 { format G4R4 UNORM   type TWO_D   size 2 2   address 0x2a800000   texels rows 3c 23 7b f3 }
texture 43 { format G4R4 UNORM   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x2ac00000   texels rows a1 e3 4c 8e }
texture 44 { format BF10GF11RF11 FLOAT   type TWO_D   size 2 2   address 0x2b000000   texels rows c32bde7d cd83df7d ec43df7d e2e31e78 }
texture 45 { format BF10GF11RF11 FLOAT   type TWO_D   size 2 2   address 0x2b400000   texels rows fccb9e7b cf335f79 d1c3de79 f83b5f79 }
texture 46 { format Z16 UNORM   type TWO_D   size 2 2   address 0x2b800000   texels rows 373c 9369 bb74 52e8 }
texture 47 { format Z16 UNORM   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x2bc00000   texels rows 69b1 240b 76b4 99de }
texture 48 { format X8Z24 UNORM   type TWO_D   size 2 2   address 0x2c000000   texels rows c0e55d00 83392e00 5cd36300 77a36900 }
texture 49 { format X8Z24 UNORM   source A R ONE_INT G   type TWO_D   size 2 2   address 0x2c400000   texels rows d9158800 020ec700 f1d81700 c9b44800 }
texture 50 { format S8Z24 UNORM G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x2c800000   texels rows 97f1c377 6d004d8e 6c92202a 104b8749 }
texture 51 { format S8Z24 UNORM   source ONE_FLOAT B ZERO G G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x2cc00000   texels rows 08f92800 118493c5 57ad57e8 a2586a90 }
texture 52 { format Z24S8 UINT G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x2d000000   texels rows cff837bc 059ccd43 9853f45f 86807a0d }
texture 53 { format Z24S8 UINT   source B A R G G_DATA_TYPE 2   type TWO_D   size 2 2   address 0x2d400000   texels rows 642be035 ba891595 c86dc162 5e2afb78 }
texture 54 { format ZF32 FLOAT   type TWO_D   size 2 2   address 0x2d800000   texels rows 8aa44e3f 9944463f aaaf4f3f a43c3d3f }
texture 55 { format ZF32 FLOAT   type TWO_D   size 2 2   address 0x2dc00000   texels rows b0e1333f fc2c743f 2a4c133f 9a115a3f }
texture 56 { format ZF32_X24S8 FLOAT G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x2e000000   texels rows 225f023feb000000 c52b193fca000000 7bf16c3f77000000 2244083f9a000000 }
texture 57 { format ZF32_X24S8 FLOAT   source B G ZERO R G_DATA_TYPE 4   type TWO_D   size 2 2   address 0x2e400000   texels rows 2cd16e3f18000000 1154673f1d000000 18ef013fc2000000 fab2413f01000000 }
texture 58 { format R8 UNORM   type TWO_D   size 2 2   address 0x2e800000   texels rows f6 b5 31 44 }
texture 59 { format R8 UNORM   source A A A A   type TWO_D   size 2 2   address 0x2ec00000   texels rows 65 d6 85 2b }
texture 60 { format R8 SNORM   type TWO_D   size 2 2   address 0x2f000000   texels rows b1 f0 d9 c5 }
texture 61 { format R8 SNORM   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x2f400000   texels rows 24 b8 0f ee }
texture 62 { format R8 UINT   type TWO_D   size 2 2   address 0x2f800000   texels rows 49 ff 9a 14 }
texture 63 { format R8 UINT   type TWO_D   size 2 2   address 0x2fc00000   texels rows b2 a8 d3 2c }
texture 64 { format R8 SINT   type TWO_D   size 2 2   address 0x30000000   texels rows 6a 29 da 9d }
texture 65 { format R8 SINT   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x30400000   texels rows cd 31 f0 d6 }
texture 66 { format A8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x30800000   texels rows 31c792aa 1d642003 95b28b9d 267d9c3e }
texture 67 { format A8B8G8R8 UNORM   source A R ONE_INT G   type TWO_D   size 2 2   address 0x30c00000   texels rows afa42d97 8f3f7b65 8c5268fb 2e89c779 }
texture 68 { format A8B8G8R8 SNORM   type TWO_D   size 2 2   address 0x31000000   texels rows 0be583d5 6b39cf89 5d5aba4f 69863193 }
texture 69 { format A8B8G8R8 SNORM   source ONE_FLOAT B ZERO G   type TWO_D   size 2 2   address 0x31400000   texels rows 124126a4 7c44a1e2 8ba651f1 48412033 }
texture 70 { format A8B8G8R8 UINT   type TWO_D   size 2 2   address 0x31800000   texels rows da98aecd 9899c0f0 132a11fd d3fb62ba }
texture 71 { format A8B8G8R8 UINT   source B A R G   type TWO_D   size 2 2   address 0x31c00000   texels rows bc3de456 b27888cb 41ebb001 aa940a61 }
texture 72 { format A8B8G8R8 SINT   type TWO_D   size 2 2   address 0x32000000   texels rows 31078c8d 51d331de 93a20c9a a1f1d87c }
texture 73 { format A8B8G8R8 SINT   type TWO_D   size 2 2   address 0x32400000   texels rows 875e707d 0376da80 5ba18bdc 7f907e40 }
texture 74 { format G8R8 UNORM   type TWO_D   size 2 2   address 0x32800000   texels rows 262c ffad 438b 3e90 }
texture 75 { format G8R8 UNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x32c00000   texels rows da69 6e9f a764 e891 }
texture 76 { format G8R8 SNORM   type TWO_D   size 2 2   address 0x33000000   texels rows 7d40 04cf e3b1 8ad9 }
texture 77 { format G8R8 SNORM   source A A A A   type TWO_D   size 2 2   address 0x33400000   texels rows 4024 e9d2 00af 3209 }
texture 78 { format G8R8 UINT   type TWO_D   size 2 2   address 0x33800000   texels rows 2fe9 ff27 0b6d 2dcb }
texture 79 { format G8R8 UINT   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x33c00000   texels rows 9f79 80b5 40a6 e59a }
texture 80 { format G8R8 SINT   type TWO_D   size 2 2   address 0x34000000   texels rows bedd 4c81 624a 7f21 }
texture 81 { format G8R8 SINT   type TWO_D   size 2 2   address 0x34400000   texels rows 8336 c875 5c99 4f0f }
texture 82 { format A2B10G10R10 UNORM   type TWO_D   size 2 2   address 0x34800000   texels rows 758d5fb7 13fce4a5 a466b27b 4228c15c }
texture 83 { format A2B10G10R10 UNORM   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x34c00000   texels rows e442aa87 85941f12 33713e7a cba3916e }
texture 84 { format A2B10G10R10 SNORM   type TWO_D   size 2 2   address 0x35000000   texels rows 5e10acb7 0fedd510 68df7a0e 3261e78d }
texture 85 { format A2B10G10R10 SNORM   source A R ONE_INT G   type TWO_D   size 2 2   address 0x35400000   texels rows 79f6b263 6008f749 c13089fa 38bcc4be }
texture 86 { format A2B10G10R10 UINT   type TWO_D   size 2 2   address 0x35800000   texels rows 99234079 f00e641b cc215801 7ec9a06f }
texture 87 { format A2B10G10R10 UINT   source ONE_FLOAT B ZERO G   type TWO_D   size 2 2   address 0x35c00000   texels rows 3ab8ff94 ff42379c b90d57f9 13e0a46e }
texture 88 { format A2B10G10R10 SINT   type TWO_D   size 2 2   address 0x36000000   texels rows 7f4e2aca 30f08855 526fb5ae 94873ade }
texture 89 { format A2B10G10R10 SINT   source B A R G   type TWO_D   size 2 2   address 0x36400000   texels rows 1bb79def 080f5531 27bf3ad8 acbe8d57 }
texture 90 { format R16 UNORM   type TWO_D   size 2 2   address 0x36800000   texels rows c10d 475b 8b94 5d98 }
texture 91 { format R16 UNORM   type TWO_D   size 2 2   address 0x36c00000   texels rows 0523 ae76 a8f1 54ae }
texture 92 { format R16 SNORM   type TWO_D   size 2 2   address 0x37000000   texels rows 1510 6a8e 5fc0 ba03 }
texture 93 { format R16 SNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x37400000   texels rows 6b75 3d06 89a7 422b }
texture 94 { format R16 UINT   type TWO_D   size 2 2   address 0x37800000   texels rows 432e c62c 297b 7a98 }
texture 95 { format R16 UINT   source A A A A   type TWO_D   size 2 2   address 0x37c00000   texels rows ee7e 82a5 ddec ad56 }
texture 96 { format R16 SINT   type TWO_D   size 2 2   address 0x38000000   texels rows 5ada ded9 f63c b4fb }
texture 97 { format R16 SINT   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x38400000   texels rows 5496 ff8f ad1d 4753 }
texture 98 { format R16 FLOAT   type TWO_D   size 2 2   address 0x38800000   texels rows 123b 0539 0e38 803a }
texture 99 { format R16 FLOAT   type TWO_D   size 2 2   address 0x38c00000   texels rows 6938 da39 8a39 023a }
texture 100 { format R16_G16 UNORM   type TWO_D   size 2 2   address 0x39000000   texels rows 2d589906 9d2b4e94 4c537883 583fb488 }
texture 101 { format R16_G16 UNORM   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x39400000   texels rows 2a53e6b6 96c5a600 3c24fd40 d67ca165 }
texture 102 { format R16_G16 SNORM   type TWO_D   size 2 2   address 0x39800000   texels rows 1d3a9661 e15ac110 cac6d819 3932ec4f }
texture 103 { format R16_G16 SNORM   source A R ONE_INT G   type TWO_D   size 2 2   address 0x39c00000   texels rows 9fc8fe19 9c7fdee2 1975de0b 21e12edd }
texture 104 { format R16_G16 UINT   type TWO_D   size 2 2   address 0x3a000000   texels rows e96cc13c bd58731c e4461891 24bbbcd3 }
texture 105 { format R16_G16 UINT   source ONE_FLOAT B ZERO G   type TWO_D   size 2 2   address 0x3a400000   texels rows 9db358b5 8365d10f ea9801be cc6fb477 }
texture 106 { format R16_G16 SINT   type TWO_D   size 2 2   address 0x3a800000   texels rows ee0b4338 cab37f37 4e1315cb 99c9259c }
texture 107 { format R16_G16 SINT   source B A R G   type TWO_D   size 2 2   address 0x3ac00000   texels rows 8e971094 fe6bca54 86c9ecac 7a7b87e6 }
texture 108 { format R16_G16 FLOAT   type TWO_D   size 2 2   address 0x3b000000   texels rows 9839f33a 4c396f3b 1a3a5539 6b3a5d3a }
texture 109 { format R16_G16 FLOAT   type TWO_D   size 2 2   address 0x3b400000   texels rows 47384f3a af3a753a 33384e39 6539dc38 }
texture 110 { format R32 UNORM   type TWO_D   size 2 2   address 0x3b800000   texels rows b98bd643 69e800af 9637d877 943c4682 }
texture 111 { format R32 UNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x3bc00000   texels rows cfa8a497 2401574b 0ae9dd8b 17aab2ed }
texture 112 { format R32 SNORM   type TWO_D   size 2 2   address 0x3c000000   texels rows 126d53e9 cef5675b 4d1c8148 d848d347 }
texture 113 { format R32 SNORM   source A A A A   type TWO_D   size 2 2   address 0x3c400000   texels rows d6bdcd5c 4f71f4db 8754b0ab 7224180e }
texture 114 { format R32 UINT   type TWO_D   size 2 2   address 0x3c800000   texels rows 778a7395 fddaf964 87f2187b 164c4a12 }
texture 115 { format R32 UINT   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x3cc00000   texels rows 664a7f1d e8f7e77d fe990f03 de82c307 }
texture 116 { format R32 SINT   type TWO_D   size 2 2   address 0x3d000000   texels rows 024ed38b 48645d7f 5bb96212 7350942e }
texture 117 { format R32 SINT   type TWO_D   size 2 2   address 0x3d400000   texels rows fed99cd3 1aa21a64 36f0eeef 4930bd0c }
texture 118 { format R32 FLOAT   type TWO_D   size 2 2   address 0x3d800000   texels rows 4086323f 1d3d4b3f 6d0f573f c2ff3b3f }
texture 119 { format R32 FLOAT   source G R ONE_FLOAT A   type TWO_D   size 2 2   address 0x3dc00000   texels rows 0dc8403f 289c613f 7f8c393f 44c55f3f }
texture 120 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 2 2   address 0x3e000000   texels rows a03b4b395d3b9c38 193b36399438f639 87396639c53b843a 9f3adb3ba63aeb38 }
texture 121 { format R16_G16_B16_A16 FLOAT   source A R ONE_INT G   type TWO_D   size 2 2   address 0x3e400000   texels rows 8438003a5538bb38 d43b6d39643ba239 f63adf395838e339 b639993b2c388a3a }
texture 122 { format R32_G32_B32_A32 FLOAT   type TWO_D   size 2 2   address 0x3e800000   texels rows 2aa4633fdfb63e3f9ebe053f0143703f f0d9073fecfb333fcb5c4c3f3777013f 1d50553f8cbd723fd57a013f89350e3f 5bd4573f6161793f80e71b3f72501a3f }
texture 123 { format R32_G32_B32_A32 FLOAT   source ONE_FLOAT B ZERO G   type TWO_D   size 2 2   address 0x3ec00000   texels rows 95f80a3f0327763f6525513f62ef023f e51d7d3fca830f3f78a2083f7a28333f 6781493f5247283f3340343f8141643f 7fac0d3f05296a3fb13b3b3f2a282d3f }
texture 124 { format B5G6R5 UNORM   type TWO_D   size 2 2   address 0x3f000000   texels rows ff58 fbac f087 acf3 }
texture 125 { format B5G6R5 UNORM   source B A R G   type TWO_D   size 2 2   address 0x3f400000   texels rows 03b0 fefb 418b 4d6c }
texture 126 { format A1B5G5R5 UNORM   type TWO_D   size 2 2   address 0x3f800000   texels rows 1cd8 5e97 aff9 76e8 }
texture 127 { format A1B5G5R5 UNORM   type TWO_D   size 2 2   address 0x3fc00000   texels rows 01a5 d795 3e23 a4b4 }
texture 128 { format A4B4G4R4 UNORM   type TWO_D   size 2 2   address 0x40000000   texels rows e86e f448 4672 bc10 }
texture 129 { format A4B4G4R4 UNORM   source B G ZERO R   type TWO_D   size 2 2   address 0x40400000   texels rows bb33 800d 5f6f a306 }
texture 130 { format G8B8G8R8 UNORM   type TWO_D   size 2 2   address 0x40800000   texels rows 055aaf5a 4297ec97 }
texture 131 { format G8B8G8R8 UNORM   source A A A A   type TWO_D   size 2 2   address 0x40c00000   texels rows 055aaf5a 4297ec97 }
texture 132 { format B8G8R8G8 UNORM   type TWO_D   size 2 2   address 0x41000000   texels rows 5a055aaf 974297ec }
texture 133 { format B8G8R8G8 UNORM   source R R R ONE_FLOAT   type TWO_D   size 2 2   address 0x41400000   texels rows 5a055aaf 974297ec }
texture 134 { format R16_G16_B16_A16 FLOAT G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x41800000   texels rows 173850408c7638bb 26393ffc2b1060e9 663984678832499f b7392943ed11ee3c }
texture 135 { format R16_G16_B16_A16 FLOAT G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x41c00000   texels rows 3438add2497e6927 343857c8c85764e9 e6396e10b3cd13b6 9c3b6f3784bbc858 }
texture 136 { format A8B8G8R8 UNORM G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x42000000   texels rows 38973388 4b95ea2e f3ac6b3e c0372809 }
texture 137 { format A8B8G8R8 UNORM   source G R ONE_FLOAT A G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 4   type TWO_D   size 2 2   address 0x42400000   texels rows 613b1b35 3ffbb257 54aa470d d77e6a9e }
texture 138 { format R16_G16 SINT G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x42800000   texels rows 5688ef39 0cc4333a 0bf27438 06167b38 }
texture 139 { format R16_G16 SINT   source A R ONE_INT G G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x42c00000   texels rows cbabd33b 3b0cec3a 71a7993a 683f373b }
texture 140 { format R32_G32_B32_A32 SNORM G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x43000000   texels rows b1822724d1a5aae4fa95623f4de87dd9 7c33c7fc476f1d8096c92a3f3c92e481 74b6448ae9711577fbc5723f005e9388 f2d493ab83291788ba57173faaead03e }
texture 141 { format R32_G32_B32_A32 SNORM   source ONE_FLOAT B ZERO G G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x43400000   texels rows f2bca43dd3c38203bd63543f93478b9b 7aa03f472c13fbabf15d7c3f119737bf 150ecf0eecfb4b655270003f7ba0b8c1 b71ec9cdeb049fe24916653fb7651d3d }
texture 142 { format A2B10G10R10 SNORM G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x43800000   texels rows 20673a57 c205c02a e9a9686e 6dab9586 }
texture 143 { format A2B10G10R10 SNORM   source B A R G G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x43c00000   texels rows ead6eeca 761a42b7 cf867c89 75d261b4 }
texture 144 { format R16_G16 UNORM G_DATA_TYPE 1   type TWO_D   size 2 2   address 0x44000000   texels rows 2707e862 46a8ab47 e0ab2dc2 2ce2f064 }
texture 145 { format R16_G16 UNORM G_DATA_TYPE 1   type TWO_D   size 2 2   address 0x44400000   texels rows b0fa9c4f 31e8db27 57d72b81 2d6507a8 }
texture 146 { format R16_G16 UNORM G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x44800000   texels rows 01c0f03b 73157e39 c9164038 48a78c3b }
texture 147 { format R16_G16 UNORM   source B G ZERO R G_DATA_TYPE 7   type TWO_D   size 2 2   address 0x44c00000   texels rows 6616573b 4955a239 39713a39 571f213a }
texture 148 { format A8B8G8R8 UNORM G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x45000000   texels rows ff55a52e 49a25e47 934973f5 9c9542ad }
texture 149 { format A8B8G8R8 UNORM   source A A A A G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x45400000   texels rows 0fa0a996 fe735da0 61755083 0793bfeb }
texture 150 { format R32_G32_B32_A32 SNORM G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x45800000   texels rows 42293c4f5b30613f8e70a5b8deccd54f 4ef177095e9f673fa60f37b9ff3e47fe c91dc7064559693f4848da576c6c4b41 e4455471f523023fc397e6c6f4c993be }
texture 151 { format R32_G32_B32_A32 SNORM   source R R R ONE_FLOAT G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 3   type TWO_D   size 2 2   address 0x45c00000   texels rows 35b9e69b2e312a3f4856258fd41f2ee7 87ea9cee02073d3f656f274d53bcf4f7 d2009bf26066493f08638524b902f145 c84891f4b0be623f530f0bd5b40cf7f7 }
texture 152 { format Z16 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x46000000   texels rows bcaa 3d30 fa9e 6c25 c2c2 e127 }
texture 153 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x46400000   texels rows 961ddf00 252d7a00 b7cd8c00 756d0900 b69b7600 b63ac300 }
texture 154 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x46800000   texels rows df2b7f3f cb504f3f 2eff683f 24b8453f facb6a3f 0946193f }
texture 155 { format S8Z24 UNORM   source R G R G G_DATA_TYPE 4   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x46c00000   texels rows 7780dd2e c2f58eda 93b1a43b 6a26281b 1182f31e e9712b21 }
texture 156 { format ZF32_X24S8 FLOAT   source R G ZERO ONE_FLOAT G_DATA_TYPE 4   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x47000000   texels rows 057c173fd7000000 67e4533fab000000 221a4d3f18000000 5c6f123ff8000000 aa910a3f04000000 395d2e3fd4000000 }
texture 157 { format Z24S8 UINT   source G R G ONE_FLOAT G_DATA_TYPE 2   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x47400000   texels rows c74919cc 2a212151 a6e4903f 8b086cb8 f6c2428a 806a8a7b }
texture 158 { format R8 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x47800000   texels rows be 4b 70 cf 6d 2b }
texture 159 { format R16 SNORM   source R ZERO ONE_FLOAT R   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x47c00000   texels rows 1aef 1f2e 78d7 daee 09ed 7de4 }
texture 160 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x48000000   texels rows e15efe00 26ce5700 d421e000 4bc6a200 6a0ba400 82bcb000 }
texture 161 { format R32 UNORM   source R R R ONE_INT   type TWO_D   size 3 2   DEPTH_TEXTURE 0x1   address 0x48400000   texels rows faed8a96 ccf66b32 67938125 13d16c11 828af516 abbbedb1 }
texture 162 { format E5B9G9R9_SHAREDEXP FLOAT   type TWO_D   size 4 4   address 0x48800000   texels solid 0 0 0 0 }
texture 163 { format DXT1 UNORM   source R G ZERO ONE_FLOAT   type TWO_D   size 4 4   address 0x48c00000   texels rows 0000000000000000 }
texture 164 { format EAC SNORM   source R G ONE_INT ONE_FLOAT   type TWO_D   size 4 4   address 0x49000000   texels rows 0000000000000000 }
texture 165 { format E5B9G9R9_SHAREDEXP FLOAT   source B ZERO A ONE_FLOAT   type TWO_D   size 4 4   address 0x49400000   texels solid 0 0 0 0 }
sampler 0 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3e1b44a4 0x40490fdb 0x7f800001 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3e1b44a4 0x40490fdb 0x7f800001 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3f08e150 0x3ecd7819 0x3f192da2 }
handle 2 texture 1 sampler 2
sampler 3 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x3f08e150 0x3ecd7819 0x3f192da2 }
handle 3 texture 1 sampler 3
sampler 4 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x3f10c938 0x80000000 0x3e8179f1 }
handle 4 texture 2 sampler 4
sampler 5 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x3f10c938 0x80000000 0x3e8179f1 }
handle 5 texture 2 sampler 5
sampler 6 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf5c6a2a 0xff800000 0xbdbea170 0xbed60081 }
handle 6 texture 3 sampler 6
sampler 7 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf5c6a2a 0xff800000 0xbdbea170 0xbed60081 }
handle 7 texture 3 sampler 7
sampler 8 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1f2fce2d 0x7fffffff 0x80000000 0x7fffffff }
handle 8 texture 4 sampler 8
sampler 9 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1f2fce2d 0x7fffffff 0x80000000 0x7fffffff }
handle 9 texture 4 sampler 9
sampler 10 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x80000001 0x3 0x3 }
handle 10 texture 5 sampler 10
sampler 11 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x80000001 0x3 0x3 }
handle 11 texture 5 sampler 11
sampler 12 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x75668c4f 0x80000000 0x6bd10069 0x7fffffff }
handle 12 texture 6 sampler 12
sampler 13 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x75668c4f 0x80000000 0x6bd10069 0x7fffffff }
handle 13 texture 6 sampler 13
sampler 14 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fffffff 0x80000001 0x80000000 0x208c3667 }
handle 14 texture 7 sampler 14
sampler 15 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fffffff 0x80000001 0x80000000 0x208c3667 }
handle 15 texture 7 sampler 15
sampler 16 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33ae3ccf 0x807fffff 0xc9742400 0xbf800000 }
handle 16 texture 8 sampler 16
sampler 17 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33ae3ccf 0x807fffff 0xc9742400 0xbf800000 }
handle 17 texture 8 sampler 17
sampler 18 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77fe000 0xbf801fff 0x33000001 0xc77fe000 }
handle 18 texture 9 sampler 18
sampler 19 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77fe000 0xbf801fff 0x33000001 0xc77fe000 }
handle 19 texture 9 sampler 19
sampler 20 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc7800000 0x3 0xa0aca8 0x101 }
handle 20 texture 10 sampler 20
sampler 21 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc7800000 0x3 0xa0aca8 0x101 }
handle 21 texture 10 sampler 21
sampler 22 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x49742400 0xff000001 0x3 }
handle 22 texture 11 sampler 22
sampler 23 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x49742400 0xff000001 0x3 }
handle 23 texture 11 sampler 23
sampler 24 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x807fffff 0xbf800001 0x80000001 }
handle 24 texture 12 sampler 24
sampler 25 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x807fffff 0xbf800001 0x80000001 }
handle 25 texture 12 sampler 25
sampler 26 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0fc83f 0x80000001 0x3e7bf9c6 0x3f3a3fff }
handle 26 texture 13 sampler 26
sampler 27 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0fc83f 0x80000001 0x3e7bf9c6 0x3f3a3fff }
handle 27 texture 13 sampler 27
sampler 28 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dbd0000 0x3f454fff 0x3f5a6000 0x1 }
handle 28 texture 14 sampler 28
sampler 29 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dbd0000 0x3f454fff 0x3f5a6000 0x1 }
handle 29 texture 14 sampler 29
sampler 30 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e62ffff 0x3f6f6fff 0x3f273000 0x3f223000 }
handle 30 texture 15 sampler 30
sampler 31 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e62ffff 0x3f6f6fff 0x3f273000 0x3f223000 }
handle 31 texture 15 sampler 31
sampler 32 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3d31ffff 0x80000001 0x3f800000 }
handle 32 texture 16 sampler 32
sampler 33 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3d31ffff 0x80000001 0x3f800000 }
handle 33 texture 16 sampler 33
sampler 34 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3f800000 0xbef3ffff 0xbf44a000 }
handle 34 texture 17 sampler 34
sampler 35 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3f800000 0xbef3ffff 0xbf44a000 }
handle 35 texture 17 sampler 35
sampler 36 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x101 0xff 0x100 0xffffff00 }
handle 36 texture 18 sampler 36
sampler 37 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x101 0xff 0x100 0xffffff00 }
handle 37 texture 18 sampler 37
sampler 38 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0xffffff01 0xfffffeff 0x101 }
handle 38 texture 19 sampler 38
sampler 39 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0xffffff01 0xfffffeff 0x101 }
handle 39 texture 19 sampler 39
sampler 40 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0xffffffff 0x3 0xffffff7f }
handle 40 texture 20 sampler 40
sampler 41 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0xffffffff 0x3 0xffffff7f }
handle 41 texture 20 sampler 41
sampler 42 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff80 0x29 0xffffffff 0xffffffff }
handle 42 texture 21 sampler 42
sampler 43 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff80 0x29 0xffffffff 0xffffffff }
handle 43 texture 21 sampler 43
sampler 44 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f501bc4 0x3f5d5fff 0xbec9e000 0xbf800001 }
handle 44 texture 22 sampler 44
sampler 45 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f501bc4 0x3f5d5fff 0xbec9e000 0xbf800001 }
handle 45 texture 22 sampler 45
sampler 46 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f636fff 0x7f800000 0xff800000 0x3dd4ffff }
handle 46 texture 23 sampler 46
sampler 47 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f636fff 0x7f800000 0xff800000 0x3dd4ffff }
handle 47 texture 23 sampler 47
sampler 48 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfeffffff 0xffffffff 0x80000000 0xffffff00 }
handle 48 texture 24 sampler 48
sampler 49 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfeffffff 0xffffffff 0x80000000 0xffffff00 }
handle 49 texture 24 sampler 49
sampler 50 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1000000 0xff000001 0x5c9551 0xffffff00 }
handle 50 texture 25 sampler 50
sampler 51 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1000000 0xff000001 0x5c9551 0xffffff00 }
handle 51 texture 25 sampler 51
sampler 52 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfeffffff 0x3f314000 0xfeffffff 0xffffffff }
handle 52 texture 26 sampler 52
sampler 53 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfeffffff 0x3f314000 0xfeffffff 0xffffffff }
handle 53 texture 26 sampler 53
sampler 54 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff 0x3f536000 0x80000000 0xff812345 }
handle 54 texture 27 sampler 54
sampler 55 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff 0x3f536000 0x80000000 0xff812345 }
handle 55 texture 27 sampler 55
sampler 56 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d290000 0xff800000 0x3e296c2a 0x3f800000 }
handle 56 texture 28 sampler 56
sampler 57 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d290000 0xff800000 0x3e296c2a 0x3f800000 }
handle 57 texture 28 sampler 57
sampler 58 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0xbf516000 0x3f171fff 0x3f4c5000 }
handle 58 texture 29 sampler 58
sampler 59 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0xbf516000 0x3f171fff 0x3f4c5000 }
handle 59 texture 29 sampler 59
sampler 60 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x114845f2 0xfeffffff 0x8ab23637 0x19dc44bf }
handle 60 texture 30 sampler 60
sampler 61 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x114845f2 0xfeffffff 0x8ab23637 0x19dc44bf }
handle 61 texture 30 sampler 61
sampler 62 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x100 0xfeffffff 0x8a8526 }
handle 62 texture 31 sampler 62
sampler 63 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x100 0xfeffffff 0x8a8526 }
handle 63 texture 31 sampler 63
sampler 64 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0xffffff 0x80000001 0x887868 }
handle 64 texture 32 sampler 64
sampler 65 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800000 0xffffff 0x80000001 0x887868 }
handle 65 texture 32 sampler 65
sampler 66 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x949f95f0 0xbf2458 0x3f787fff 0xffffff }
handle 66 texture 33 sampler 66
sampler 67 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x949f95f0 0xbf2458 0x3f787fff 0xffffff }
handle 67 texture 33 sampler 67
sampler 68 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f01157a 0x3eefffff 0x3de7ffff 0x3e57ffff }
handle 68 texture 34 sampler 68
sampler 69 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f01157a 0x3eefffff 0x3de7ffff 0x3e57ffff }
handle 69 texture 34 sampler 69
sampler 70 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f10ffff 0x3e1d59f1 0x3f10ffff }
handle 70 texture 35 sampler 70
sampler 71 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800000 0x3f10ffff 0x3e1d59f1 0x3f10ffff }
handle 71 texture 35 sampler 71
sampler 72 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f31ffff 0x3d480000 0x3ed78000 0x3f3d0000 }
handle 72 texture 36 sampler 72
sampler 73 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f31ffff 0x3d480000 0x3ed78000 0x3f3d0000 }
handle 73 texture 36 sampler 73
sampler 74 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0xbf800001 0x3f413fff 0x3f1c8000 }
handle 74 texture 37 sampler 74
sampler 75 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f427fff 0xbf800001 0x3f413fff 0x3f1c8000 }
handle 75 texture 37 sampler 75
sampler 76 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dd00000 0xbf55ffff 0x80000000 0x1 }
handle 76 texture 38 sampler 76
sampler 77 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dd00000 0xbf55ffff 0x80000000 0x1 }
handle 77 texture 38 sampler 77
sampler 78 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x7fc00000 0x807fffff 0x3f780000 }
handle 78 texture 39 sampler 78
sampler 79 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x7fc00000 0x807fffff 0x3f780000 }
handle 79 texture 39 sampler 79
sampler 80 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0xaf000000 0x3f61c000 0x3f414000 }
handle 80 texture 40 sampler 80
sampler 81 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0xaf000000 0x3f61c000 0x3f414000 }
handle 81 texture 40 sampler 81
sampler 82 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0xbf800000 0xbf120000 0x3d23ffff }
handle 82 texture 41 sampler 82
sampler 83 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0xbf800000 0xbf120000 0x3d23ffff }
handle 83 texture 41 sampler 83
sampler 84 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f66ffff 0x3f230000 0xff812345 0x3f66ffff }
handle 84 texture 42 sampler 84
sampler 85 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f66ffff 0x3f230000 0xff812345 0x3f66ffff }
handle 85 texture 42 sampler 85
sampler 86 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebc0000 0x3f120000 0x3f010000 0x7fc00000 }
handle 86 texture 43 sampler 86
sampler 87 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ebc0000 0x3f120000 0x3f010000 0x7fc00000 }
handle 87 texture 43 sampler 87
sampler 88 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x38801fff 0x3f800000 0xbf800000 0xbf623d6d }
handle 88 texture 44 sampler 88
sampler 89 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x38801fff 0x3f800000 0xbf800000 0xbf623d6d }
handle 89 texture 44 sampler 89
sampler 90 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbeaaaaab 0x39f0386d 0x3a12ab4c 0xbf800001 }
handle 90 texture 45 sampler 90
sampler 91 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbeaaaaab 0x39f0386d 0x3a12ab4c 0xbf800001 }
handle 91 texture 45 sampler 91
sampler 92 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7fc00000 0x7fc00000 0x3d29d900 }
handle 92 texture 46 sampler 92
sampler 93 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff800000 0x7fc00000 0x7fc00000 0x3d29d900 }
handle 93 texture 46 sampler 93
sampler 94 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800000 0x3f6cbf6f 0x3f5f795f 0x3e411300 }
handle 94 texture 47 sampler 94
sampler 95 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800000 0x3f6cbf6f 0x3f5f795f 0x3e411300 }
handle 95 texture 47 sampler 95
sampler 96 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f30b440 0xbf27925e 0x3f4a6ccb 0x3ed0bbf9 }
handle 96 texture 48 sampler 96
sampler 97 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f30b440 0xbf27925e 0x3f4a6ccb 0x3ed0bbf9 }
handle 97 texture 48 sampler 97
sampler 98 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3da9ce6c 0x7f800000 0x80000000 0xbf800000 }
handle 98 texture 49 sampler 98
sampler 99 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3da9ce6c 0x7f800000 0x80000000 0xbf800000 }
handle 99 texture 49 sampler 99
sampler 100 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0x100 0x3e9deb7c 0xff800000 }
handle 100 texture 50 sampler 100
sampler 101 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0x100 0x3e9deb7c 0xff800000 }
handle 101 texture 50 sampler 101
sampler 102 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f4acf0c 0x3e30611f 0x3f51a279 0xffffffff }
handle 102 texture 51 sampler 102
sampler 103 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f4acf0c 0x3e30611f 0x3f51a279 0xffffffff }
handle 103 texture 51 sampler 103
sampler 104 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x3f169149 0xffffffff 0x80000000 }
handle 104 texture 52 sampler 104
sampler 105 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x3f169149 0xffffffff 0x80000000 }
handle 105 texture 52 sampler 105
sampler 106 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f658418 0x3f720d12 0xffffff00 0x3e9b7de5 }
handle 106 texture 53 sampler 106
sampler 107 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f658418 0x3f720d12 0xffffff00 0x3e9b7de5 }
handle 107 texture 53 sampler 107
sampler 108 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbbc6497c 0x3f801fff 0xbf801fff 0xb869dd8f }
handle 108 texture 54 sampler 108
sampler 109 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbbc6497c 0x3f801fff 0xbf801fff 0xb869dd8f }
handle 109 texture 54 sampler 109
sampler 110 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb87fffff 0x49742400 0xb46d271c 0x477fffff }
handle 110 texture 55 sampler 110
sampler 111 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xb87fffff 0x49742400 0xb46d271c 0x477fffff }
handle 111 texture 55 sampler 111
sampler 112 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xff 0xffffff01 0x3a50450c }
handle 112 texture 56 sampler 112
sampler 113 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xff 0xffffff01 0x3a50450c }
handle 113 texture 56 sampler 113
sampler 114 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77fe000 0x931da776 0x7f800001 0x3f801fff }
handle 114 texture 57 sampler 114
sampler 115 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77fe000 0x931da776 0x7f800001 0x3f801fff }
handle 115 texture 57 sampler 115
sampler 116 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f626fff 0x3f800001 0x3ebbbfff 0x3f800000 }
handle 116 texture 58 sampler 116
sampler 117 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f626fff 0x3f800001 0x3ebbbfff 0x3f800000 }
handle 117 texture 58 sampler 117
sampler 118 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3f800000 0x3f5f5fff 0x3f343fff }
handle 118 texture 59 sampler 118
sampler 119 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3f800000 0x3f5f5fff 0x3f343fff }
handle 119 texture 59 sampler 119
sampler 120 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbec7c000 0x80000001 0xbdca0000 0x7f800001 }
handle 120 texture 60 sampler 120
sampler 121 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbec7c000 0x80000001 0xbdca0000 0x7f800001 }
handle 121 texture 60 sampler 121
sampler 122 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3e5e0000 0xaf000000 0xaf000000 }
handle 122 texture 61 sampler 122
sampler 123 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3e5e0000 0xaf000000 0xaf000000 }
handle 123 texture 61 sampler 123
sampler 124 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x101 0xff 0x100 }
handle 124 texture 62 sampler 124
sampler 125 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x101 0xff 0x100 }
handle 125 texture 62 sampler 125
sampler 126 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x3 0x101 0xef }
handle 126 texture 63 sampler 126
sampler 127 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff00 0x3 0x101 0xef }
handle 127 texture 63 sampler 127
sampler 128 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x8b8aa9b8 0xffffff7f 0xffffff80 }
handle 128 texture 64 sampler 128
sampler 129 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x8b8aa9b8 0xffffff7f 0xffffff80 }
handle 129 texture 64 sampler 129
sampler 130 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x81 0x80 0x80000000 0x61 }
handle 130 texture 65 sampler 130
sampler 131 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x81 0x80 0x80000000 0x61 }
handle 131 texture 65 sampler 131
sampler 132 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ed3dfff 0x3f1c1fff 0x3e12c000 0xff812345 }
handle 132 texture 66 sampler 132
sampler 133 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ed3dfff 0x3f1c1fff 0x3e12c000 0xff812345 }
handle 133 texture 66 sampler 133
sampler 134 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e16bfff 0xff800000 0xff800000 0x3dd4ffff }
handle 134 texture 67 sampler 134
sampler 135 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e16bfff 0xff800000 0xff800000 0x3dd4ffff }
handle 135 texture 67 sampler 135
sampler 136 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbef7ffff 0x3e0d7fff 0xbeec0000 0x3f730000 }
handle 136 texture 68 sampler 136
sampler 137 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbef7ffff 0x3e0d7fff 0xbeec0000 0x3f730000 }
handle 137 texture 68 sampler 137
sampler 138 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e5e0000 0x3f800000 0xaf000000 0x80000001 }
handle 138 texture 69 sampler 138
sampler 139 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e5e0000 0x3f800000 0xaf000000 0x80000001 }
handle 139 texture 69 sampler 139
sampler 140 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffeff 0x100 0xc7 0xffffffff }
handle 140 texture 70 sampler 140
sampler 141 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffeff 0x100 0xc7 0xffffffff }
handle 141 texture 70 sampler 141
sampler 142 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x100 0x101 0x100 0x100 }
handle 142 texture 71 sampler 142
sampler 143 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x100 0x101 0x100 0x100 }
handle 143 texture 71 sampler 143
sampler 144 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80 0x80000000 0x80 0xcc }
handle 144 texture 72 sampler 144
sampler 145 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80 0x80000000 0x80 0xcc }
handle 145 texture 72 sampler 145
sampler 146 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff80 0xffffff80 0xffffffff 0x79 }
handle 146 texture 73 sampler 146
sampler 147 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff80 0xffffff80 0xffffffff 0x79 }
handle 147 texture 73 sampler 147
sampler 148 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3efa0000 0x3bc7ffff 0x3f4f4fff 0x3db4ffff }
handle 148 texture 74 sampler 148
sampler 149 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3efa0000 0x3bc7ffff 0x3f4f4fff 0x3db4ffff }
handle 149 texture 74 sampler 149
sampler 150 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3f3e4000 0x3f292fff 0x40490fdb }
handle 150 texture 75 sampler 150
sampler 151 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0x3f3e4000 0x3f292fff 0x40490fdb }
handle 151 texture 75 sampler 151
sampler 152 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f367fff 0x80000000 0xaf000000 0xbf6cdfff }
handle 152 texture 76 sampler 152
sampler 153 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f367fff 0x80000000 0xaf000000 0xbf6cdfff }
handle 153 texture 76 sampler 153
sampler 154 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb78000 0xaf000000 0xbf061fff 0xbf52c000 }
handle 154 texture 77 sampler 154
sampler 155 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eb78000 0xaf000000 0xbf061fff 0xbf52c000 }
handle 155 texture 77 sampler 155
sampler 156 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x100 0x69434381 0xffffffff 0x80000000 }
handle 156 texture 78 sampler 156
sampler 157 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x100 0x69434381 0xffffffff 0x80000000 }
handle 157 texture 78 sampler 157
sampler 158 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x18 0xff 0x79 }
handle 158 texture 79 sampler 158
sampler 159 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffffff 0x18 0xff 0x79 }
handle 159 texture 79 sampler 159
sampler 160 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xffffff80 0xffffff7f 0xffffff80 }
handle 160 texture 80 sampler 160
sampler 161 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xffffff80 0xffffff7f 0xffffff80 }
handle 161 texture 80 sampler 161
sampler 162 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80 0x3a85bcf4 0xffffffff 0x24 }
handle 162 texture 81 sampler 162
sampler 163 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80 0x3a85bcf4 0xffffffff 0x24 }
handle 163 texture 81 sampler 163
sampler 164 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ea8efff 0x3e0ab000 0x3f800000 0xbf800000 }
handle 164 texture 82 sampler 164
sampler 165 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ea8efff 0x3e0ab000 0x3f800000 0xbf800000 }
handle 165 texture 82 sampler 165
sampler 166 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e816800 0x3eef7fff 0x3f20cc00 0x3f57ffff }
handle 166 texture 83 sampler 166
sampler 167 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3e816800 0x3eef7fff 0x3f20cc00 0x3f57ffff }
handle 167 texture 83 sampler 167
sampler 168 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0x80000001 0xbebfe000 0x3f07ffff }
handle 168 texture 84 sampler 168
sampler 169 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0x80000001 0xbebfe000 0x3f07ffff }
handle 169 texture 84 sampler 169
sampler 170 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f07ffff 0x80000000 0x0 0x3e396000 }
handle 170 texture 85 sampler 170
sampler 171 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f07ffff 0x80000000 0x0 0x3e396000 }
handle 171 texture 85 sampler 171
sampler 172 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffc01 0x8c2709e8 0x3ff 0x5 }
handle 172 texture 86 sampler 172
sampler 173 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffc01 0x8c2709e8 0x3ff 0x5 }
handle 173 texture 86 sampler 173
sampler 174 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x11b19b05 0x401 0x3 0xfffffbff }
handle 174 texture 87 sampler 174
sampler 175 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x11b19b05 0x401 0x3 0xfffffbff }
handle 175 texture 87 sampler 175
sampler 176 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffe01 0x3d0 0x1c0 0xfffffffd }
handle 176 texture 88 sampler 176
sampler 177 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xfffffe01 0x3d0 0x1c0 0xfffffffd }
handle 177 texture 88 sampler 177
sampler 178 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x2 0x3 0xfffffe00 }
handle 178 texture 89 sampler 178
sampler 179 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x2 0x3 0xfffffe00 }
handle 179 texture 89 sampler 179
sampler 180 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f5bdc60 0x3ee9fdff 0xbd0b98ff 0xff800000 }
handle 180 texture 90 sampler 180
sampler 181 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f5bdc60 0x3ee9fdff 0xbd0b98ff 0xff800000 }
handle 181 texture 90 sampler 181
sampler 182 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x3f63aa6f 0x3f67e26f 0x3e4d2300 }
handle 182 texture 91 sampler 182
sampler 183 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x3f63aa6f 0x3f67e26f 0x3e4d2300 }
handle 183 texture 91 sampler 183
sampler 184 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x40490fdb 0x3f4da2a0 0xbf43f49f 0x3f19b83f }
handle 184 texture 92 sampler 184
sampler 185 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x40490fdb 0x3f4da2a0 0xbf43f49f 0x3f19b83f }
handle 185 texture 92 sampler 185
sampler 186 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x80000001 0xaf000000 0x80000001 }
handle 186 texture 93 sampler 186
sampler 187 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000001 0x80000001 0xaf000000 0x80000001 }
handle 187 texture 93 sampler 187
sampler 188 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x6f0 0x9f0cc87 0xc730c285 0x10001 }
handle 188 texture 94 sampler 188
sampler 189 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x6f0 0x9f0cc87 0xc730c285 0x10001 }
handle 189 texture 94 sampler 189
sampler 190 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x4aa92897 0xffff0001 0xfffeffff 0x10001 }
handle 190 texture 95 sampler 190
sampler 191 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x4aa92897 0xffff0001 0xfffeffff 0x10001 }
handle 191 texture 95 sampler 191
sampler 192 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff7fff 0xffff8000 0xffffffff 0xffffffff }
handle 192 texture 96 sampler 192
sampler 193 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff7fff 0xffff8000 0xffffffff 0xffffffff }
handle 193 texture 96 sampler 193
sampler 194 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0x8000 0x8000 0xffff8001 }
handle 194 texture 97 sampler 194
sampler 195 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3 0x8000 0x8000 0xffff8001 }
handle 195 texture 97 sampler 195
sampler 196 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0x477ff000 0xb3000001 0x3eaaaaab }
handle 196 texture 98 sampler 196
sampler 197 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0x477ff000 0xb3000001 0x3eaaaaab }
handle 197 texture 98 sampler 197
sampler 198 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77ff000 0x387fffff 0x3f800001 0xc9742400 }
handle 198 texture 99 sampler 198
sampler 199 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xc77ff000 0x387fffff 0x3f800001 0xc9742400 }
handle 199 texture 99 sampler 199
sampler 200 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2f0830 0x7f800000 0x80000001 0x3f62e270 }
handle 200 texture 100 sampler 200
sampler 201 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2f0830 0x7f800000 0x80000001 0x3f62e270 }
handle 201 texture 100 sampler 201
sampler 202 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f32f43f 0x3f616b6f 0x7f800000 0x3f324f40 }
handle 202 texture 101 sampler 202
sampler 203 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f32f43f 0x3f616b6f 0x7f800000 0x3f324f40 }
handle 203 texture 101 sampler 203
sampler 204 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3dd31a00 0xbf7c3b00 0x80000001 }
handle 204 texture 102 sampler 204
sampler 205 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3dd31a00 0xbf7c3b00 0x80000001 }
handle 205 texture 102 sampler 205
sampler 206 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbedba3c0 0x3f21965f 0x3edeb3c0 0xaf000000 }
handle 206 texture 103 sampler 206
sampler 207 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbedba3c0 0x3f21965f 0x3edeb3c0 0xaf000000 }
handle 207 texture 103 sampler 207
sampler 208 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff0001 0x3 0xffff 0xffff }
handle 208 texture 104 sampler 208
sampler 209 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff0001 0x3 0xffff 0xffff }
handle 209 texture 104 sampler 209
sampler 210 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff0001 0xc5c1afd4 0x3 0x10000 }
handle 210 texture 105 sampler 210
sampler 211 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff0001 0xc5c1afd4 0x3 0x10000 }
handle 211 texture 105 sampler 211
sampler 212 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x930d 0x675cf4e8 0x80000000 0x80000000 }
handle 212 texture 106 sampler 212
sampler 213 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x930d 0x675cf4e8 0x80000000 0x80000000 }
handle 213 texture 106 sampler 213
sampler 214 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff8000 0xda19c4e1 0x3 0x8000 }
handle 214 texture 107 sampler 214
sampler 215 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff8000 0xda19c4e1 0x3 0x8000 }
handle 215 texture 107 sampler 215
sampler 216 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d202d6a 0xb9db3a8e 0xbf800000 0xc77fffff }
handle 216 texture 108 sampler 216
sampler 217 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3d202d6a 0xb9db3a8e 0xbf800000 0xc77fffff }
handle 217 texture 108 sampler 217
sampler 218 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3436bcce 0x7f800000 0x807fffff 0x33000001 }
handle 218 texture 109 sampler 218
sampler 219 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3436bcce 0x7f800000 0x807fffff 0x33000001 }
handle 219 texture 109 sampler 219
sampler 220 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f5fc251 0x3de63b19 0x3eddaf77 0x3e4a227f }
handle 220 texture 110 sampler 220
sampler 221 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f5fc251 0x3de63b19 0x3eddaf77 0x3e4a227f }
handle 221 texture 110 sampler 221
sampler 222 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3f382707 0xbf800000 0x3ec0d65f }
handle 222 texture 111 sampler 222
sampler 223 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3f382707 0xbf800000 0x3ec0d65f }
handle 223 texture 111 sampler 223
sampler 224 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0xbea514b6 0x80000000 0x3f61de1d }
handle 224 texture 112 sampler 224
sampler 225 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xaf000000 0xbea514b6 0x80000000 0x3f61de1d }
handle 225 texture 112 sampler 225
sampler 226 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dfe53c2 0x80000000 0xaf000000 0x3dd3229e }
handle 226 texture 113 sampler 226
sampler 227 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3dfe53c2 0x80000000 0xaf000000 0x3dd3229e }
handle 227 texture 113 sampler 227
sampler 228 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3c34f4df 0x3 0x80000001 0x80000000 }
handle 228 texture 114 sampler 228
sampler 229 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3c34f4df 0x3 0x80000001 0x80000000 }
handle 229 texture 114 sampler 229
sampler 230 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x705ebc99 0x80000001 0x80000000 }
handle 230 texture 115 sampler 230
sampler 231 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x705ebc99 0x80000001 0x80000000 }
handle 231 texture 115 sampler 231
sampler 232 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x9e0a0f56 0x7fffffff 0xffffffff 0x7fffffff }
handle 232 texture 116 sampler 232
sampler 233 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x9e0a0f56 0x7fffffff 0xffffffff 0x7fffffff }
handle 233 texture 116 sampler 233
sampler 234 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fffffff 0x7fffffff 0x3 0x80000001 }
handle 234 texture 117 sampler 234
sampler 235 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fffffff 0x7fffffff 0x3 0x80000001 }
handle 235 texture 117 sampler 235
sampler 236 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33000001 0xb2138df7 0xc7800000 0xbeaaaaab }
handle 236 texture 118 sampler 236
sampler 237 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x33000001 0xb2138df7 0xc7800000 0xbeaaaaab }
handle 237 texture 118 sampler 237
sampler 238 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbeaaaaab 0x33800000 0x40dbcfd6 0x465e0d4a }
handle 238 texture 119 sampler 238
sampler 239 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbeaaaaab 0x33800000 0x40dbcfd6 0x465e0d4a }
handle 239 texture 119 sampler 239
sampler 240 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xc7800000 0xc3499160 0xc9742400 }
handle 240 texture 120 sampler 240
sampler 241 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0xc7800000 0xc3499160 0xc9742400 }
handle 241 texture 120 sampler 241
sampler 242 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800001 0x477fffff 0x3f801fff 0xbfc1e775 }
handle 242 texture 121 sampler 242
sampler 243 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f800001 0x477fffff 0x3f801fff 0xbfc1e775 }
handle 243 texture 121 sampler 243
sampler 244 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x387fffff 0x3f800000 0x3915d473 }
handle 244 texture 122 sampler 244
sampler 245 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x387fffff 0x3f800000 0x3915d473 }
handle 245 texture 122 sampler 245
sampler 246 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f69e28d 0x7f800001 0x47800000 0x36a82676 }
handle 246 texture 123 sampler 246
sampler 247 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f69e28d 0x7f800001 0x47800000 0x36a82676 }
handle 247 texture 123 sampler 247
sampler 248 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3da7ffff 0x3e8e7fff 0x3f3a0000 0x3f218000 }
handle 248 texture 124 sampler 248
sampler 249 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3da7ffff 0x3e8e7fff 0x3f3a0000 0x3f218000 }
handle 249 texture 124 sampler 249
sampler 250 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3de7ffff 0x3d640000 0x3e9d0000 0x3f38ffff }
handle 250 texture 125 sampler 250
sampler 251 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3de7ffff 0x3d640000 0x3e9d0000 0x3f38ffff }
handle 251 texture 125 sampler 251
sampler 252 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3edeffff 0x3ebdffff 0x1 0x3f468997 }
handle 252 texture 126 sampler 252
sampler 253 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3edeffff 0x3ebdffff 0x1 0x3f468997 }
handle 253 texture 126 sampler 253
sampler 254 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x7fc00000 0x3f087fff 0x80000000 }
handle 254 texture 127 sampler 254
sampler 255 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xff812345 0x7fc00000 0x3f087fff 0x80000000 }
handle 255 texture 127 sampler 255
sampler 256 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f00ffff 0x3f11ffff 0x3d100000 0x3f780000 }
handle 256 texture 128 sampler 256
sampler 257 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f00ffff 0x3f11ffff 0x3d100000 0x3f780000 }
handle 257 texture 128 sampler 257
sampler 258 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f780000 0x3f120000 0x3f55ffff 0xff800000 }
handle 258 texture 129 sampler 258
sampler 259 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f780000 0x3f120000 0x3f55ffff 0xff800000 }
handle 259 texture 129 sampler 259
sampler 260 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f6f6fff 0x3ecfe000 0x3e7f0000 0x40490fdb }
handle 260 texture 130 sampler 260
sampler 261 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f6f6fff 0x3ecfe000 0x3e7f0000 0x40490fdb }
handle 261 texture 130 sampler 261
sampler 262 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f718000 0x3f364000 0x3e3ac000 0x3ea7bfff }
handle 262 texture 131 sampler 262
sampler 263 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f718000 0x3f364000 0x3e3ac000 0x3ea7bfff }
handle 263 texture 131 sampler 263
sampler 264 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0xbcf1ffff 0x3ec9e000 0x3d850000 }
handle 264 texture 132 sampler 264
sampler 265 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x807fffff 0xbcf1ffff 0x3ec9e000 0x3d850000 }
handle 265 texture 132 sampler 265
sampler 266 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0xbded0000 0x3f595fff 0x3dacffff }
handle 266 texture 133 sampler 266
sampler 267 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0xbded0000 0x3f595fff 0x3dacffff }
handle 267 texture 133 sampler 267
sampler 268 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0xff812345 0xbf800001 0x10001 }
handle 268 texture 134 sampler 268
sampler 269 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0xff812345 0xbf800001 0x10001 }
handle 269 texture 134 sampler 269
sampler 270 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x36ff3778 0x3f63206f 0xbf264c5f 0xfffeffff }
handle 270 texture 135 sampler 270
sampler 271 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x36ff3778 0x3f63206f 0xbf264c5f 0xfffeffff }
handle 271 texture 135 sampler 271
sampler 272 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x80 0x3e9b3fff 0x100 }
handle 272 texture 136 sampler 272
sampler 273 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f800001 0x80 0x3e9b3fff 0x100 }
handle 273 texture 136 sampler 273
sampler 274 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff81 0x3f455000 0x3e770000 0xf5aa8d17 }
handle 274 texture 137 sampler 274
sampler 275 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffffff81 0x3f455000 0x3e770000 0xf5aa8d17 }
handle 275 texture 137 sampler 275
sampler 276 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff7fff 0xc9742400 0xffff7fff 0xffff8000 }
handle 276 texture 138 sampler 276
sampler 277 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xffff7fff 0xc9742400 0xffff7fff 0xffff8000 }
handle 277 texture 138 sampler 277
sampler 278 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f430242 0xffff7fff 0xffff8000 0x7f800000 }
handle 278 texture 139 sampler 278
sampler 279 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7f430242 0xffff7fff 0xffff8000 0x7f800000 }
handle 279 texture 139 sampler 279
sampler 280 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0a0871 0x3eeed668 0x387fffff 0x80000001 }
handle 280 texture 140 sampler 280
sampler 281 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f0a0871 0x3eeed668 0x387fffff 0x80000001 }
handle 281 texture 140 sampler 281
sampler 282 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbe1fbe8b 0x807fffff 0x3f68b5be 0x3f800000 }
handle 282 texture 141 sampler 282
sampler 283 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbe1fbe8b 0x807fffff 0x3f68b5be 0x3f800000 }
handle 283 texture 141 sampler 283
sampler 284 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbe335fff 0x3f5957ff 0x401 0xffffffff }
handle 284 texture 142 sampler 284
sampler 285 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbe335fff 0x3f5957ff 0x401 0xffffffff }
handle 285 texture 142 sampler 285
sampler 286 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3 0xbeb3e000 0x7fc00000 }
handle 286 texture 143 sampler 286
sampler 287 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x3 0xbeb3e000 0x7fc00000 }
handle 287 texture 143 sampler 287
sampler 288 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f033610 0x80000000 0x3f049e0f 0x3f800000 }
handle 288 texture 144 sampler 288
sampler 289 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f033610 0x80000000 0x3f049e0f 0x3f800000 }
handle 289 texture 144 sampler 289
sampler 290 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eec99ff 0xbf106440 0xbc38c7ff 0xbf800000 }
handle 290 texture 145 sampler 290
sampler 291 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eec99ff 0xbf106440 0xbc38c7ff 0xbf800000 }
handle 291 texture 145 sampler 291
sampler 292 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0xc34929ad 0x7f800001 0x3f0fda10 }
handle 292 texture 146 sampler 292
sampler 293 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x0 0xc34929ad 0x7f800001 0x3f0fda10 }
handle 293 texture 146 sampler 293
sampler 294 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x47800000 0x807fffff 0x3ee9c800 0xff812345 }
handle 294 texture 147 sampler 294
sampler 295 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x47800000 0x807fffff 0x3ee9c800 0xff812345 }
handle 295 texture 147 sampler 295
sampler 296 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f162000 0xff812345 0x101 0x76f0f196 }
handle 296 texture 148 sampler 296
sampler 297 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f162000 0xff812345 0x101 0x76f0f196 }
handle 297 texture 148 sampler 297
sampler 298 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x81 0x2510b8c3 0x7f 0x7f }
handle 298 texture 149 sampler 298
sampler 299 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x81 0x2510b8c3 0x7f 0x7f }
handle 299 texture 149 sampler 299
sampler 300 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x477fe000 0x7fffffff 0x4aec5721 }
handle 300 texture 150 sampler 300
sampler 301 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x80000000 0x477fe000 0x7fffffff 0x4aec5721 }
handle 301 texture 150 sampler 301
sampler 302 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbde54fce 0xbe1aceeb 0xaf000000 0x7fffffff }
handle 302 texture 151 sampler 302
sampler 303 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbde54fce 0xbe1aceeb 0xaf000000 0x7fffffff }
handle 303 texture 151 sampler 303
sampler 304 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 }
handle 304 texture 152 sampler 304
sampler 305 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 }
handle 305 texture 152 sampler 305
sampler 306 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 }
handle 306 texture 153 sampler 306
sampler 307 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 }
handle 307 texture 153 sampler 307
sampler 308 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 }
handle 308 texture 154 sampler 308
sampler 309 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 }
handle 309 texture 154 sampler 309
sampler 310 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 }
handle 310 texture 155 sampler 310
sampler 311 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 }
handle 311 texture 156 sampler 311
sampler 312 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3eaaaaab 0x3e800000 0x3f400000 0x3f800000 }
handle 312 texture 157 sampler 312
sampler 313 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 }
handle 313 texture 158 sampler 313
sampler 314 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 }
handle 314 texture 158 sampler 314
sampler 315 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3e800000 0x3f400000 0x3f800000 }
handle 315 texture 159 sampler 315
sampler 316 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf800001 0x3e800000 0x3f400000 0x3f800000 }
handle 316 texture 159 sampler 316
sampler 317 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 }
handle 317 texture 160 sampler 317
sampler 318 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 }
handle 318 texture 160 sampler 318
sampler 319 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 }
handle 319 texture 161 sampler 319
sampler 320 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x1 }
handle 320 texture 152 sampler 320
sampler 321 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x1 }
handle 321 texture 152 sampler 321
sampler 322 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 322 texture 152 sampler 322
sampler 323 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f000000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 323 texture 152 sampler 323
sampler 324 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x3 }
handle 324 texture 153 sampler 324
sampler 325 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x3 }
handle 325 texture 153 sampler 325
sampler 326 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x5 }
handle 326 texture 153 sampler 326
sampler 327 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3effffff 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x5 }
handle 327 texture 153 sampler 327
sampler 328 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x4 }
handle 328 texture 154 sampler 328
sampler 329 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x4 }
handle 329 texture 154 sampler 329
sampler 330 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x6 }
handle 330 texture 154 sampler 330
sampler 331 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0xbf123456 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x6 }
handle 331 texture 154 sampler 331
sampler 332 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 332 texture 155 sampler 332
sampler 333 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 333 texture 155 sampler 333
sampler 334 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x7 }
handle 334 texture 155 sampler 334
sampler 335 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f2aaaab 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x7 }
handle 335 texture 155 sampler 335
sampler 336 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x1 }
handle 336 texture 156 sampler 336
sampler 337 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x1 }
handle 337 texture 156 sampler 337
sampler 338 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 338 texture 156 sampler 338
sampler 339 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x1 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 339 texture 156 sampler 339
sampler 340 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x3 }
handle 340 texture 158 sampler 340
sampler 341 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x3 }
handle 341 texture 158 sampler 341
sampler 342 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x5 }
handle 342 texture 158 sampler 342
sampler 343 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3f008081 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x5 }
handle 343 texture 158 sampler 343
sampler 344 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x4 }
handle 344 texture 160 sampler 344
sampler 345 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x4 }
handle 345 texture 160 sampler 345
sampler 346 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x6 }
handle 346 texture 160 sampler 346
sampler 347 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x6 }
handle 347 texture 160 sampler 347
sampler 348 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 348 texture 161 sampler 348
sampler 349 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x2 }
handle 349 texture 161 sampler 349
sampler 350 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x7 }
handle 350 texture 161 sampler 350
sampler 351 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x2f812345 0x3e800000 0x3f400000 0x3f800000 DEPTH_COMPARE_FUNC 0x7 }
handle 351 texture 161 sampler 351
sampler 352 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 352 texture 162 sampler 352
sampler 353 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 353 texture 162 sampler 353
sampler 354 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 354 texture 162 sampler 354
sampler 355 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 355 texture 163 sampler 355
sampler 356 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 356 texture 163 sampler 356
sampler 357 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 357 texture 163 sampler 357
sampler 358 { address BORDER BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 358 texture 164 sampler 358
sampler 359 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 359 texture 164 sampler 359
sampler 360 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 360 texture 164 sampler 360
sampler 361 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 361 texture 165 sampler 361
sampler 362 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 362 texture 165 sampler 362
sampler 363 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x7fc00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 363 texture 165 sampler 363

warp 0 { asm "TLD4.R R8, R8, 0, 2D, 0xf"   active 0x3
  s = { 0.75 1.25 ... }
  t = { -0.25 0.078125 ... }
  expect lane 0 R8 = 0x3f1b7be8 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 1 { asm "TEX.LZ R8, R0, 1, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3e1b44a4 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e1b44a4 R10 = 0x3f800000 R11 = 0x0
}

warp 2 { asm "TLD4.G R8, R96, 2, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f08e150 R9 = 0x3f08e150 R10 = 0x3f08e150 R11 = 0x3f08e150
  expect lane 1 R8 = 0x3f08e150 R9 = 0x3f08e150 R10 = 0x3f08e150 R11 = 0x3f08e150
}

warp 3 { asm "TEX.LZ R8, R100, 3, 2D, 0xf"   active 0x3
  s = { -1.7578125 -0.046875 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f08e150 R10 = 0x3ecd7819 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f08e150 R10 = 0x3ecd7819 R11 = 0x0
}

warp 4 { asm "TLD4.B R8, R112, 4, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 5 { asm "TEX.LZ R8, R16, 5, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.25 ... }
  t = { -1.7578125 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f10c938 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e8348f6 R9 = 0x3ee4bf62 R10 = 0xbe409672 R11 = 0x0
}

warp 6 { asm "TLD4.A R8, R116, 6, 2D, 0xf"   active 0x3
  s = { 1 0.8496094 ... }
  t = { 0.8496094 1 ... }
  expect lane 0 R8 = 0xbed60081 R9 = 0xbed60081 R10 = 0xbed60081 R11 = 0x3ea2e0b6
  expect lane 1 R8 = 0xbed60081 R9 = 0xbed60081 R10 = 0xbed60081 R11 = 0x3ea2e0b6
}

warp 7 { asm "TEX.LZ R8, R48, 7, 2D, 0xf"   active 0x3
  s = { 2.7578125 0.8496094 ... }
  t = { 0.9785156 0 ... }
  expect lane 0 R8 = 0xbf5c6a2a R9 = 0xbf800000 R10 = 0x0 R11 = 0xbed60081
  expect lane 1 R8 = 0xbf6ac5ca R9 = 0x3ec619ea R10 = 0x0 R11 = 0xbf155280
}

warp 8 { asm "TLD4.R R8, R84, 8, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x1f2fce2d R9 = 0x1f2fce2d R10 = 0x1f2fce2d R11 = 0x1f2fce2d
  expect lane 1 R8 = 0x1f2fce2d R9 = 0x1f2fce2d R10 = 0x1f2fce2d R11 = 0x1f2fce2d
}

warp 9 { asm "TEX.LZ R8, R0, 9, 2D, 0xf"   active 0x3
  s = { 2.7578125 0.75 ... }
  t = { 1 0.75 ... }
  expect lane 0 R8 = 0x1f2fce2d R9 = 0x7fffffff R10 = 0x80000000 R11 = 0x0
  expect lane 1 R8 = 0x4e38ae14 R9 = 0x2f52c27a R10 = 0xfa05d1a0 R11 = 0x0
}

warp 10 { asm "TLD4.G R8, R56, 10, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TEX.LZ R8, R84, 11, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R112, 12, 2D, 0xf"   active 0x3
  s = { -0.25 0.078125 ... }
  t = { -0.25 1.25 ... }
  expect lane 0 R8 = 0x6bd10069 R9 = 0x508aa406 R10 = 0x6bd10069 R11 = 0x6bd10069
  expect lane 1 R8 = 0x6bd10069 R9 = 0x6bd10069 R10 = 0x6bd10069 R11 = 0x6bd10069
}

warp 13 { asm "TEX.LZ R8, R76, 13, 2D, 0xf"   active 0x3
  s = { 1.25 -1.7578125 ... }
  t = { 0.078125 1.25 ... }
  expect lane 0 R8 = 0x75668c4f R9 = 0x80000000 R10 = 0x6bd10069 R11 = 0x0
  expect lane 1 R8 = 0x75668c4f R9 = 0x80000000 R10 = 0x6bd10069 R11 = 0x0
}

warp 14 { asm "TLD4.A R8, R88, 14, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TEX.LZ R8, R12, 15, 2D, 0xf"   active 0x3
  s = { 0.75 1.25 ... }
  t = { 0.75 2.7578125 ... }
  expect lane 0 R8 = 0x7098df34 R9 = 0x7098df34 R10 = 0x7098df34 R11 = 0x3f800000
  expect lane 1 R8 = 0x7fffffff R9 = 0x80000001 R10 = 0x80000000 R11 = 0x0
}

warp 16 { asm "TLD4.R R8, R56, 16, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x33ae3ccf R9 = 0x33ae3ccf R10 = 0x33ae3ccf R11 = 0x33ae3ccf
  expect lane 1 R8 = 0x33ae3ccf R9 = 0x33ae3ccf R10 = 0x33ae3ccf R11 = 0x33ae3ccf
}

warp 17 { asm "TEX.LZ R8, R48, 17, 2D, 0xf"   active 0x3
  s = { 1.25 1 ... }
  t = { -1.7578125 1 ... }
  expect lane 0 R8 = 0x33ae3ccf R9 = 0x80000000 R10 = 0xc9742400 R11 = 0x0
  expect lane 1 R8 = 0x3e10a7c5 R9 = 0x3e15e890 R10 = 0xc9371afe R11 = 0x0
}

warp 18 { asm "TLD4.G R8, R76, 18, 2D, 0xf"   active 0x3
  s = { 0.25 0.005859375 ... }
  t = { 1.25 1.25 ... }
  expect lane 0 R8 = 0xbf801fff R9 = 0xbf801fff R10 = 0xbf801fff R11 = 0xbf801fff
  expect lane 1 R8 = 0xbf801fff R9 = 0xbf801fff R10 = 0xbf801fff R11 = 0xbf801fff
}

warp 19 { asm "TEX.LZ R8, R52, 19, 2D, 0xf"   active 0x3
  s = { 1.25 -1.7578125 ... }
  t = { 0.1953125 0.75 ... }
  expect lane 0 R8 = 0xc77fe000 R9 = 0xbf801fff R10 = 0x33000001 R11 = 0x0
  expect lane 1 R8 = 0xc77fe000 R9 = 0xbf801fff R10 = 0x33000001 R11 = 0x0
}

warp 20 { asm "TLD4.B R8, R8, 20, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xa0aca8 R9 = 0xa0aca8 R10 = 0xa0aca8 R11 = 0xa0aca8
  expect lane 1 R8 = 0xa0aca8 R9 = 0xa0aca8 R10 = 0xa0aca8 R11 = 0xa0aca8
}

warp 21 { asm "TEX.LZ R8, R80, 21, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xc7800000 R9 = 0x3 R10 = 0xa0aca8 R11 = 0x0
  expect lane 1 R8 = 0xc7800000 R9 = 0x3 R10 = 0xa0aca8 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R64, 22, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 23 { asm "TEX.LZ R8, R40, 23, 2D, 0xf"   active 0x3
  s = { 0.25 0.1953125 ... }
  t = { 1.25 2.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0x49742400 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0x49742400 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TLD4.R R8, R48, 24, 2D, 0xf"   active 0x3
  s = { 0.75 1 ... }
  t = { 0.75 0.078125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0xf2f038e0
  expect lane 1 R8 = 0xb2e9080d R9 = 0x80000000 R10 = 0x80000000 R11 = 0xb2e9080d
}

warp 25 { asm "TEX.LZ R8, R80, 25, 2D, 0xf"   active 0x3
  s = { -0.25 0 ... }
  t = { 0 -1.7578125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x80000000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 26 { asm "TLD4.G R8, R112, 26, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x80000001 R9 = 0x80000001 R10 = 0x80000001 R11 = 0x80000001
  expect lane 1 R8 = 0x80000001 R9 = 0x80000001 R10 = 0x80000001 R11 = 0x80000001
}

warp 27 { asm "TEX.LZ R8, R40, 27, 2D, 0xf"   active 0x3
  s = { 0.8496094 0 ... }
  t = { 0 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x46d51a09 R10 = 0x1 R11 = 0x3f6eeeef
  expect lane 1 R8 = 0x0 R9 = 0x7468e1ce R10 = 0x1 R11 = 0x3e74f4f5
}

warp 28 { asm "TLD4.B R8, R16, 28, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f5adadb R9 = 0x3f5adadb R10 = 0x3f5adadb R11 = 0x3f5adadb
  expect lane 1 R8 = 0x3f5adadb R9 = 0x3f5adadb R10 = 0x3f5adadb R11 = 0x3f5adadb
}

warp 29 { asm "TEX.LZ R8, R100, 29, 2D, 0xf"   active 0x3
  s = { -0.25 -0.25 ... }
  t = { 0 1.25 ... }
  expect lane 0 R8 = 0x3dc0c0c1 R9 = 0x3f44c4c5 R10 = 0x3f5adadb R11 = 0x0
  expect lane 1 R8 = 0x3dc0c0c1 R9 = 0x3f44c4c5 R10 = 0x3f5adadb R11 = 0x0
}

warp 30 { asm "TLD4.A R8, R96, 30, 2D, 0xf"   active 0x3
  s = { 1 0.078125 ... }
  t = { 0.1953125 0.8496094 ... }
  expect lane 0 R8 = 0x3f048485 R9 = 0x3f22a2a3 R10 = 0x3f22a2a3 R11 = 0x3f22a2a3
  expect lane 1 R8 = 0x3f22a2a3 R9 = 0x3f22a2a3 R10 = 0x3f1c9c9d R11 = 0x3f22a2a3
}

warp 31 { asm "TEX.LZ R8, R44, 31, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x3f22a2a3
  expect lane 1 R8 = 0x0 R9 = 0x3f6eeeef R10 = 0x0 R11 = 0x3f22a2a3
}

warp 32 { asm "TLD4.R R8, R28, 32, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 33 { asm "TEX.LZ R8, R44, 33, 2D, 0xf"   active 0x3
  s = { 0.75 0.078125 ... }
  t = { 2.7578125 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3d214285 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3d53a74f R9 = 0xbdecd9b3 R10 = 0x3dbe7cfa R11 = 0x0
}

warp 34 { asm "TLD4.G R8, R52, 34, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 35 { asm "TEX.LZ R8, R32, 35, 2D, 0xf"   active 0x3
  s = { -0.25 1 ... }
  t = { 1 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0xbef1e3c8 R11 = 0xbf458b16
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0xbef1e3c8 R11 = 0xbf458b16
}

warp 36 { asm "TLD4.B R8, R12, 36, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.8496094 ... }
  t = { -1.7578125 0.8496094 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0x98
}

warp 37 { asm "TEX.LZ R8, R52, 37, 2D, 0xf"   active 0x3
  s = { 0.1953125 -1.7578125 ... }
  t = { 0 0.8496094 ... }
  expect lane 0 R8 = 0xa8 R9 = 0xf6 R10 = 0x97 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0x0
}

warp 38 { asm "TLD4.A R8, R72, 38, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 39 { asm "TEX.LZ R8, R52, 39, 2D, 0xf"   active 0x3
  s = { 1.25 -0.25 ... }
  t = { 0.75 0 ... }
  expect lane 0 R8 = 0x3 R9 = 0xff R10 = 0xff R11 = 0x0
  expect lane 1 R8 = 0x3 R9 = 0xff R10 = 0xff R11 = 0x0
}

warp 40 { asm "TLD4.R R8, R8, 40, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffffffff R9 = 0xffffffff R10 = 0xffffffff R11 = 0xffffffff
  expect lane 1 R8 = 0xffffffff R9 = 0xffffffff R10 = 0xffffffff R11 = 0xffffffff
}

warp 41 { asm "TEX.LZ R8, R44, 41, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffffffff R9 = 0xffffffff R10 = 0x3 R11 = 0x0
  expect lane 1 R8 = 0xffffffff R9 = 0xffffffff R10 = 0x3 R11 = 0x0
}

warp 42 { asm "TLD4.G R8, R112, 42, 2D, 0xf"   active 0x3
  s = { 0 -1.7578125 ... }
  t = { 0.171875 0.8496094 ... }
  expect lane 0 R8 = 0x29 R9 = 0xffffffab R10 = 0x29 R11 = 0x29
  expect lane 1 R8 = 0x29 R9 = 0x29 R10 = 0x29 R11 = 0x29
}

warp 43 { asm "TEX.LZ R8, R112, 43, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 0.25 0.8496094 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0x29 R10 = 0x0 R11 = 0xffffffff
  expect lane 1 R8 = 0xffffff80 R9 = 0x29 R10 = 0x0 R11 = 0xffffffff
}

warp 44 { asm "TLD4.B R8, R44, 44, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 45 { asm "TEX.LZ R8, R64, 45, 2D, 0xf"   active 0x3
  s = { 1.25 0.25 ... }
  t = { 0.8300781 0 ... }
  expect lane 0 R8 = 0x3f501bc4 R9 = 0x3f5cdcdd R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3ed0bfa5 R9 = 0x3f25a5a6 R10 = 0x0 R11 = 0x0
}

warp 46 { asm "TLD4.A R8, R60, 46, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TEX.LZ R8, R12, 47, 2D, 0xf"   active 0x3
  s = { -0.25 -0.25 ... }
  t = { -0.25 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 48 { asm "TLD4.R R8, R52, 48, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 0.75 ... }
  expect lane 0 R8 = 0xffffff R9 = 0xffffff R10 = 0xffffff R11 = 0xffffff
  expect lane 1 R8 = 0xffffff R9 = 0xffffff R10 = 0xffffff R11 = 0xffffff
}

warp 49 { asm "TEX.LZ R8, R108, 49, 2D, 0xf"   active 0x3
  s = { 1.25 1.25 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0xffffff R9 = 0xff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffff R9 = 0xff R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.G R8, R96, 50, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xffffff R9 = 0xffffff R10 = 0xffffff R11 = 0xffffff
  expect lane 1 R8 = 0xffffff R9 = 0xffffff R10 = 0xffffff R11 = 0xffffff
}

warp 51 { asm "TEX.LZ R8, R76, 51, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xffffff R9 = 0xffffff R10 = 0x5c9551 R11 = 0x0
  expect lane 1 R8 = 0xffffff R9 = 0xffffff R10 = 0x5c9551 R11 = 0x0
}

warp 52 { asm "TLD4.B R8, R80, 52, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R68, 53, 2D, 0xf"   active 0x3
  s = { -0.25 0.1953125 ... }
  t = { 0.078125 0.1953125 ... }
  expect lane 0 R8 = 0xffffff R9 = 0x3f31b1b2 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x6e0619 R9 = 0x3f25a5a6 R10 = 0x0 R11 = 0x0
}

warp 54 { asm "TLD4.A R8, R0, 54, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 55 { asm "TEX.LZ R8, R60, 55, 2D, 0xf"   active 0x3
  s = { 2.7578125 0 ... }
  t = { 1.25 1 ... }
  expect lane 0 R8 = 0xffffff R9 = 0x3f53d3d4 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffff R9 = 0x3f53d3d4 R10 = 0x0 R11 = 0x0
}

warp 56 { asm "TLD4.R R8, R12, 56, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3d30b0b1 R9 = 0x3d30b0b1 R10 = 0x3d30b0b1 R11 = 0x3d30b0b1
  expect lane 1 R8 = 0x3d30b0b1 R9 = 0x3d30b0b1 R10 = 0x3d30b0b1 R11 = 0x3d30b0b1
}

warp 57 { asm "TEX.LZ R8, R88, 57, 2D, 0xf"   active 0x3
  s = { 0.0703125 -1.7578125 ... }
  t = { 0.25 0.078125 ... }
  expect lane 0 R8 = 0x3f19d1d2 R9 = 0x3e6449ee R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3d30b0b1 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 58 { asm "TLD4.G R8, R32, 58, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 59 { asm "TEX.LZ R8, R100, 59, 2D, 0xf"   active 0x3
  s = { 1.25 0 ... }
  t = { 0.8496094 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 60 { asm "TLD4.B R8, R4, 60, 2D, 0xf"   active 0x3
  s = { 0 1 ... }
  t = { -0.25 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 61 { asm "TEX.LZ R8, R68, 61, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xffffff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0xffffff R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TLD4.A R8, R28, 62, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x8a8526 R9 = 0x8a8526 R10 = 0x8a8526 R11 = 0x8a8526
  expect lane 1 R8 = 0x8a8526 R9 = 0x8a8526 R10 = 0x8a8526 R11 = 0x8a8526
}

warp 63 { asm "TEX.LZ R8, R108, 63, 2D, 0xf"   active 0x3
  s = { 0.078125 0.8496094 ... }
  t = { 0.8496094 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x11 R10 = 0x1 R11 = 0x21873a
  expect lane 1 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0x8a8526
}

warp 0 { asm "TLD4.R R8, R28, 64, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 1 { asm "TEX.LZ R8, R116, 65, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -0.22851562 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0xffffff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0xffffff R10 = 0x0 R11 = 0x0
}

warp 2 { asm "TLD4.G R8, R72, 66, 2D, 0xf"   active 0x3
  s = { 0.25 0 ... }
  t = { 2.7578125 -0.033203125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 3 { asm "TEX.LZ R8, R4, 67, 2D, 0xf"   active 0x3
  s = { 0.078125 0.1953125 ... }
  t = { 2.7578125 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0xffffff
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0xffffff
}

warp 4 { asm "TLD4.B R8, R24, 68, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3dc6318c R9 = 0x3dc6318c R10 = 0x3dc6318c R11 = 0x3dc6318c
  expect lane 1 R8 = 0x3dc6318c R9 = 0x3dc6318c R10 = 0x3dc6318c R11 = 0x3dc6318c
}

warp 5 { asm "TEX.LZ R8, R36, 69, 2D, 0xf"   active 0x3
  s = { 0.25 1 ... }
  t = { -1.7578125 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3ee739ce R10 = 0x3dc6318c R11 = 0x3e46318c
  expect lane 1 R8 = 0x3ecd0000 R9 = 0x3ef4739d R10 = 0x3e5a2108 R11 = 0x3e980000
}

warp 6 { asm "TLD4.A R8, R84, 70, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f0c6319 R9 = 0x3f0c6319 R10 = 0x3f0c6319 R11 = 0x3f0c6319
  expect lane 1 R8 = 0x3f0c6319 R9 = 0x3f0c6319 R10 = 0x3f0c6319 R11 = 0x3f0c6319
}

warp 7 { asm "TEX.LZ R8, R40, 71, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f0c6319 R10 = 0x0 R11 = 0x3f0c6319
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f0c6319 R10 = 0x0 R11 = 0x3f0c6319
}

warp 8 { asm "TLD4.R R8, R80, 72, 2D, 0xf"   active 0x3
  s = { 0.19726562 0.25 ... }
  t = { 1.25 0.078125 ... }
  expect lane 0 R8 = 0x3f2d6b5b R9 = 0x3f2d6b5b R10 = 0x3f2d6b5b R11 = 0x3f2d6b5b
  expect lane 1 R8 = 0x0 R9 = 0x3ee739ce R10 = 0x3f2d6b5b R11 = 0x3f2d6b5b
}

warp 9 { asm "TEX.LZ R8, R96, 73, 2D, 0xf"   active 0x3
  s = { 0.8496094 2.7578125 ... }
  t = { 0.078125 -0.25 ... }
  expect lane 0 R8 = 0x3f0f0a95 R9 = 0x3ece9ef8 R10 = 0x3f0fe186 R11 = 0x0
  expect lane 1 R8 = 0x3f2d6b5b R9 = 0x3d842108 R10 = 0x3edb6db7 R11 = 0x0
}

warp 10 { asm "TLD4.G R8, R52, 74, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TEX.LZ R8, R4, 75, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.8496094 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x3f56b5ad R9 = 0x3f042108 R10 = 0x3f6fbefc R11 = 0x0
  expect lane 1 R8 = 0x3f6f7bdf R9 = 0x3e042108 R10 = 0x3f3efbf0 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R44, 76, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 13 { asm "TEX.LZ R8, R80, 77, 2D, 0xf"   active 0x3
  s = { 0.078125 1.0351562 ... }
  t = { 0.8496094 0.8496094 ... }
  expect lane 0 R8 = 0x3e2c6889 R9 = 0xbe099333 R10 = 0x3ead96b6 R11 = 0x0
  expect lane 1 R8 = 0xbe405222 R9 = 0xbf1dd222 R10 = 0xbd35dad7 R11 = 0x0
}

warp 14 { asm "TLD4.A R8, R8, 78, 2D, 0xf"   active 0x3
  s = { 0.25 1 ... }
  t = { -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0x3ecccccd R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 15 { asm "TEX.LZ R8, R24, 79, 2D, 0xf"   active 0x3
  s = { 1 -1.7578125 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}

warp 16 { asm "TLD4.R R8, R16, 80, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ R8, R76, 81, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f638e39 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f638e39 R11 = 0x0
}

warp 18 { asm "TLD4.G R8, R76, 82, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 19 { asm "TEX.LZ R8, R64, 83, 2D, 0xf"   active 0x3
  s = { 1.25 0 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TLD4.B R8, R80, 84, 2D, 0xf"   active 0x3
  s = { 0.4453125 0.1953125 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TEX.LZ R8, R36, 85, 2D, 0xf"   active 0x3
  s = { 1.0214844 0.1953125 ... }
  t = { -1.7578125 0.25 ... }
  expect lane 0 R8 = 0x3f5dddde R9 = 0x3f2aaaab R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f4eaaab R9 = 0x3e808889 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R84, 86, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 23 { asm "TEX.LZ R8, R32, 87, 2D, 0xf"   active 0x3
  s = { 1 0.25 ... }
  t = { 1.25 0.1953125 ... }
  expect lane 0 R8 = 0x3ecccccd R9 = 0x3f19999a R10 = 0x3f088889 R11 = 0x0
  expect lane 1 R8 = 0x3d888889 R9 = 0x3d888889 R10 = 0x3d888889 R11 = 0x3f800000
}

warp 24 { asm "TLD4.R R8, R112, 88, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x38800000 R9 = 0x38800000 R10 = 0x38800000 R11 = 0x38800000
  expect lane 1 R8 = 0x38800000 R9 = 0x38800000 R10 = 0x38800000 R11 = 0x38800000
}

warp 25 { asm "TEX.LZ R8, R80, 89, 2D, 0xf"   active 0x3
  s = { -0.25 0.8496094 ... }
  t = { 0.75 0.078125 ... }
  expect lane 0 R8 = 0x38800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f21dd86 R9 = 0x3fb27300 R10 = 0x3f6739c0 R11 = 0x0
}

warp 26 { asm "TLD4.G R8, R40, 90, 2D, 0xf"   active 0x3
  s = { 0.1953125 0 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0x39f00000 R9 = 0x39f00000 R10 = 0x3fb00000 R11 = 0x39f00000
  expect lane 1 R8 = 0x39f00000 R9 = 0x3fb00000 R10 = 0x3fb20000 R11 = 0x39f00000
}

warp 27 { asm "TEX.LZ R8, R52, 91, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x39f00000 R10 = 0x3a100000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x39f00000 R10 = 0x3a100000 R11 = 0x0
}

warp 28 { asm "TLD4.B R8, R76, 92, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R20, 93, 2D, 0xf"   active 0x3
  s = { 0.22851562 0.8496094 ... }
  t = { 1 -1.7578125 ... }
  expect lane 0 R8 = 0x3e5f6ecd R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 30 { asm "TLD4.A R8, R24, 94, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 31 { asm "TEX.LZ R8, R112, 95, 2D, 0xf"   active 0x3
  s = { 0 0.8496094 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f3476b4 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3d3240b2 R10 = 0x3f800000 R11 = 0x0
}

warp 32 { asm "TLD4.R R8, R68, 96, 2D, 0xf"   active 0x3
  s = { 0.75 -1.7578125 ... }
  t = { 0.75 0.8496094 ... }
  expect lane 0 R8 = 0x3f30b440 R9 = 0x3f30b440 R10 = 0x3f30b440 R11 = 0x3ed346ef
  expect lane 1 R8 = 0x3f30b440 R9 = 0x3f30b440 R10 = 0x3f30b440 R11 = 0x3f30b440
}

warp 33 { asm "TEX.LZ R8, R76, 97, 2D, 0xf"   active 0x3
  s = { 0.25 -1.7578125 ... }
  t = { -0.25 1 ... }
  expect lane 0 R8 = 0x3ebbcb81 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f30b440 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TLD4.G R8, R40, 98, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 35 { asm "TEX.LZ R8, R72, 99, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.078125 ... }
  t = { 0 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f0815da R10 = 0x1 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TLD4.B R8, R64, 100, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 37 { asm "TEX.LZ R8, R84, 101, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0x0
}

warp 38 { asm "TLD4.A R8, R112, 102, 2D, 0xf"   active 0x3
  s = { 0 0.8496094 ... }
  t = { 1.25 1 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0x90
}

warp 39 { asm "TEX.LZ R8, R92, 103, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.078125 ... }
  t = { 0.31835938 0.31835938 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0xc5
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 40 { asm "TLD4.R R8, R116, 104, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 41 { asm "TEX.LZ R8, R112, 105, 2D, 0xf"   active 0x3
  s = { 0.8496094 -0.25 ... }
  t = { 0 -1.7578125 ... }
  expect lane 0 R8 = 0x5 R9 = 0x3e879b39 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0x3f169149 R10 = 0x0 R11 = 0x0
}

warp 42 { asm "TLD4.G R8, R28, 106, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TEX.LZ R8, R4, 107, 2D, 0xf"   active 0x3
  s = { -0.25 0.078125 ... }
  t = { -1.7578125 0.7753906 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0xff R11 = 0x3e9b7de5
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0xc8 R11 = 0x3ec582db
}

warp 44 { asm "TLD4.B R8, R84, 108, 2D, 0xf"   active 0x3
  s = { 1.25 1.25 ... }
  t = { 0.25 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 45 { asm "TEX.LZ R8, R68, 109, 2D, 0xf"   active 0x3
  s = { 0.1953125 0.75 ... }
  t = { 0.078125 0.8496094 ... }
  expect lane 0 R8 = 0x3ef04443 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f173a8e R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 46 { asm "TLD4.A R8, R76, 110, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TEX.LZ R8, R100, 111, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xb87fffff R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xb87fffff R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 48 { asm "TLD4.R R8, R52, 112, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 1 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
}

warp 49 { asm "TEX.LZ R8, R8, 113, 2D, 0xf"   active 0x3
  s = { 0.1953125 0 ... }
  t = { 1.25 0.31054688 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0xff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f025f22 R9 = 0xeb R10 = 0x0 R11 = 0x0
}

warp 50 { asm "TLD4.G R8, R76, 114, 2D, 0xf"   active 0x3
  s = { 0.078125 0.8496094 ... }
  t = { 2.7578125 0.5761719 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0x1 R9 = 0xff R10 = 0xff R11 = 0x1d
}

warp 51 { asm "TEX.LZ R8, R76, 115, 2D, 0xf"   active 0x3
  s = { -0.25 0 ... }
  t = { 2.7578125 0.82421875 ... }
  expect lane 0 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0x3f801fff
  expect lane 1 R8 = 0x0 R9 = 0xc2 R10 = 0x0 R11 = 0x3f01ef18
}

warp 52 { asm "TLD4.B R8, R28, 116, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R96, 117, 2D, 0xf"   active 0x3
  s = { 0.43554688 0.8496094 ... }
  t = { 0.078125 1 ... }
  expect lane 0 R8 = 0x3f5fd37b R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f22c646 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 54 { asm "TLD4.A R8, R112, 118, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 55 { asm "TEX.LZ R8, R16, 119, 2D, 0xf"   active 0x3
  s = { 0.75 0.1953125 ... }
  t = { 0 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 56 { asm "TLD4.R R8, R16, 120, 2D, 0xf"   active 0x3
  s = { 1 1 ... }
  t = { 0.078125 1 ... }
  expect lane 0 R8 = 0xbe010204 R9 = 0xbec99326 R10 = 0xbec99326 R11 = 0xbec99326
  expect lane 1 R8 = 0xbec99326 R9 = 0xbec99326 R10 = 0xbec99326 R11 = 0xbeeddbb7
}

warp 57 { asm "TEX.LZ R8, R36, 121, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xbec99326 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xbec99326 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 58 { asm "TLD4.G R8, R40, 122, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3e61c387 R9 = 0x3e61c387 R10 = 0x3e61c387 R11 = 0x3e61c387
  expect lane 1 R8 = 0x3e61c387 R9 = 0x3e61c387 R10 = 0x3e61c387 R11 = 0x3e61c387
}

warp 59 { asm "TEX.LZ R8, R0, 123, 2D, 0xf"   active 0x3
  s = { 1.25 0 ... }
  t = { -0.25 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3e61c387 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e912245 R9 = 0x3e912245 R10 = 0x3e912245 R11 = 0x3f800000
}

warp 60 { asm "TLD4.B R8, R64, 124, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 61 { asm "TEX.LZ R8, R4, 125, 2D, 0xf"   active 0x3
  s = { 0.078125 0.25 ... }
  t = { 0.54296875 0 ... }
  expect lane 0 R8 = 0x9a R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x49 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TLD4.A R8, R80, 126, 2D, 0xf"   active 0x3
  s = { 1.25 0.25 ... }
  t = { 0 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 63 { asm "TEX.LZ R8, R12, 127, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.25 ... }
  t = { 0.25 -1.7578125 ... }
  expect lane 0 R8 = 0xa8 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 0 { asm "TLD4.R R8, R16, 128, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xffffffff R9 = 0xffffffff R10 = 0xffffffff R11 = 0xffffffff
  expect lane 1 R8 = 0xffffffff R9 = 0xffffffff R10 = 0xffffffff R11 = 0xffffffff
}

warp 1 { asm "TEX.LZ R8, R32, 129, 2D, 0xf"   active 0x3
  s = { -0.08984375 0.078125 ... }
  t = { -0.25 0 ... }
  expect lane 0 R8 = 0xffffffff R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x6a R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 2 { asm "TLD4.G R8, R4, 130, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
}

warp 3 { asm "TEX.LZ R8, R104, 131, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x7f R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x7f R10 = 0x0 R11 = 0x0
}

warp 4 { asm "TLD4.B R8, R100, 132, 2D, 0xf"   active 0x3
  s = { 0.1953125 1.15625 ... }
  t = { 1.25 0.1953125 ... }
  expect lane 0 R8 = 0x3e149495 R9 = 0x3e149495 R10 = 0x3e149495 R11 = 0x3e149495
  expect lane 1 R8 = 0x3e008081 R9 = 0x3e149495 R10 = 0x3e149495 R11 = 0x3e149495
}

warp 5 { asm "TEX.LZ R8, R20, 133, 2D, 0xf"   active 0x3
  s = { 0.1953125 0 ... }
  t = { 0 0 ... }
  expect lane 0 R8 = 0x3ea0c0c1 R9 = 0x3f2f4747 R10 = 0x3eabbfc0 R11 = 0x3e980000
  expect lane 1 R8 = 0x3eb6b6b7 R9 = 0x3f26a6a7 R10 = 0x3e810101 R11 = 0x3e2aaaab
}

warp 6 { asm "TLD4.A R8, R92, 134, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3dd0d0d1 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3dd0d0d1
  expect lane 1 R8 = 0x3dd0d0d1 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3dd0d0d1
}

warp 7 { asm "TEX.LZ R8, R28, 135, 2D, 0xf"   active 0x3
  s = { 2.7578125 1 ... }
  t = { 0.25 0.98046875 ... }
  expect lane 0 R8 = 0x3e149495 R9 = 0x0 R10 = 0x0 R11 = 0x3dd0d0d1
  expect lane 1 R8 = 0x3e149495 R9 = 0x0 R10 = 0x0 R11 = 0x3dd0d0d1
}

warp 8 { asm "TLD4.R R8, R84, 136, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xbef5ebd8 R9 = 0xbef5ebd8 R10 = 0xbef5ebd8 R11 = 0xbef5ebd8
  expect lane 1 R8 = 0xbef5ebd8 R9 = 0xbef5ebd8 R10 = 0xbef5ebd8 R11 = 0xbef5ebd8
}

warp 9 { asm "TEX.LZ R8, R116, 137, 2D, 0xf"   active 0x3
  s = { -0.25 0.8496094 ... }
  t = { -1.7578125 0 ... }
  expect lane 0 R8 = 0xbef5ebd8 R9 = 0x3e091224 R10 = 0xbeeddbb7 R11 = 0x3f73e7d0
  expect lane 1 R8 = 0x3f143871 R9 = 0x3ec5ab57 R10 = 0xbecd9326 R11 = 0xbf0f7efe
}

warp 10 { asm "TLD4.G R8, R72, 138, 2D, 0xf"   active 0x3
  s = { 2.7578125 1 ... }
  t = { 0.75 0.8496094 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3e810204
}

warp 11 { asm "TEX.LZ R8, R64, 139, 2D, 0xf"   active 0x3
  s = { 1.25 -0.25 ... }
  t = { 1.25 0.20507812 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R40, 140, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xc7 R9 = 0xc7 R10 = 0xc7 R11 = 0xc7
  expect lane 1 R8 = 0xc7 R9 = 0xc7 R10 = 0xc7 R11 = 0xc7
}

warp 13 { asm "TEX.LZ R8, R72, 141, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xc7 R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xc7 R11 = 0xff
}

warp 14 { asm "TLD4.A R8, R28, 142, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
}

warp 15 { asm "TEX.LZ R8, R52, 143, 2D, 0xf"   active 0x3
  s = { 1 0.078125 ... }
  t = { 1 0.25 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0xff R11 = 0xff
  expect lane 1 R8 = 0xe4 R9 = 0x56 R10 = 0xbc R11 = 0x3d
}

warp 16 { asm "TLD4.R R8, R60, 144, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 0.25 0 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
}

warp 17 { asm "TEX.LZ R8, R104, 145, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.75 ... }
  t = { 0.078125 0.078125 ... }
  expect lane 0 R8 = 0x7f R9 = 0xffffff80 R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x51 R9 = 0xffffffd3 R10 = 0x31 R11 = 0xffffffde
}

warp 18 { asm "TLD4.G R8, R104, 146, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffff80 R11 = 0xffffff80
  expect lane 1 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffff80 R11 = 0xffffff80
}

warp 19 { asm "TEX.LZ R8, R24, 147, 2D, 0xf"   active 0x3
  s = { 1.25 1.25 ... }
  t = { 0.19335938 0.1953125 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffffff R11 = 0x79
  expect lane 1 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffffff R11 = 0x79
}

warp 20 { asm "TLD4.B R8, R24, 148, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TEX.LZ R8, R60, 149, 2D, 0xf"   active 0x3
  s = { -0.25 -1.7578125 ... }
  t = { 0.1953125 0.078125 ... }
  expect lane 0 R8 = 0x3efafafb R9 = 0x3b808081 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3efafafb R9 = 0x3b808081 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R24, 150, 2D, 0xf"   active 0x3
  s = { 1 0.8496094 ... }
  t = { 0.078125 0 ... }
  expect lane 0 R8 = 0x3edcdcdd R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3edcdcdd R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 23 { asm "TEX.LZ R8, R104, 151, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f3ebebf R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f3ebebf R10 = 0x0 R11 = 0x3f800000
}

warp 24 { asm "TLD4.R R8, R84, 152, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f356ad6 R9 = 0x3f356ad6 R10 = 0x3f356ad6 R11 = 0x3f356ad6
  expect lane 1 R8 = 0x3f356ad6 R9 = 0x3f356ad6 R10 = 0x3f356ad6 R11 = 0x3f356ad6
}

warp 25 { asm "TEX.LZ R8, R108, 153, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.0078125 ... }
  t = { 2.7578125 1.25 ... }
  expect lane 0 R8 = 0x3f356ad6 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f356ad6 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 26 { asm "TLD4.G R8, R104, 154, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 27 { asm "TEX.LZ R8, R20, 155, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.2421875 ... }
  t = { 0.25 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TLD4.B R8, R108, 156, 2D, 0xf"   active 0x3
  s = { 2.7578125 -0.25 ... }
  t = { -0.25 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R36, 157, 2D, 0xf"   active 0x3
  s = { 0.078125 0.75 ... }
  t = { 2.7578125 1 ... }
  expect lane 0 R8 = 0xff R9 = 0xff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xff R9 = 0xff R10 = 0x0 R11 = 0x0
}

warp 30 { asm "TLD4.A R8, R4, 158, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 31 { asm "TEX.LZ R8, R16, 159, 2D, 0xf"   active 0x3
  s = { 0.6640625 0.75 ... }
  t = { 2.7578125 0.25 ... }
  expect lane 0 R8 = 0xff R9 = 0x18 R10 = 0xff R11 = 0x0
  expect lane 1 R8 = 0x80 R9 = 0x80 R10 = 0x80 R11 = 0x3f800000
}

warp 32 { asm "TLD4.R R8, R112, 160, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffff80 R11 = 0xffffff80
  expect lane 1 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0xffffff80 R11 = 0xffffff80
}

warp 33 { asm "TEX.LZ R8, R48, 161, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffff80 R9 = 0xffffff80 R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TLD4.G R8, R0, 162, 2D, 0xf"   active 0x3
  s = { -1.7578125 0 ... }
  t = { 0.078125 -0.25 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x7f R9 = 0x36 R10 = 0x7f R11 = 0x7f
}

warp 35 { asm "TEX.LZ R8, R68, 163, 2D, 0xf"   active 0x3
  s = { -0.25 0 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffffff83 R9 = 0x36 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TLD4.B R8, R116, 164, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 37 { asm "TEX.LZ R8, R64, 165, 2D, 0xf"   active 0x3
  s = { 2.7578125 1 ... }
  t = { 0.078125 1.1191406 ... }
  expect lane 0 R8 = 0x3ea8aa2b R9 = 0x3e0b22c9 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3e96ea7b R9 = 0x3e029f28 R10 = 0x3f6d9044 R11 = 0x3d32aaab
}

warp 38 { asm "TLD4.A R8, R76, 166, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f2aaaab R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f2aaaab
}

warp 39 { asm "TEX.LZ R8, R28, 167, 2D, 0xf"   active 0x3
  s = { -0.25 1 ... }
  t = { -0.25 0.25 ... }
  expect lane 0 R8 = 0x3e81a068 R9 = 0x3eef3bcf R10 = 0x0 R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3e81a068 R9 = 0x3eef3bcf R10 = 0x0 R11 = 0x3f2aaaab
}

warp 40 { asm "TLD4.R R8, R52, 168, 2D, 0xf"   active 0x3
  s = { 0.25 1 ... }
  t = { 1 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f194ca6 R11 = 0xbe984c26
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 41 { asm "TEX.LZ R8, R48, 169, 2D, 0xf"   active 0x3
  s = { 2.7578125 1 ... }
  t = { -0.25 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0xbec06030 R11 = 0x0
  expect lane 1 R8 = 0x3e323119 R9 = 0x3e79349a R10 = 0xbda341a1 R11 = 0x0
}

warp 42 { asm "TLD4.G R8, R52, 170, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TEX.LZ R8, R8, 171, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e3a5d2f
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e3a5d2f
}

warp 44 { asm "TLD4.B R8, R72, 172, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3ff
  expect lane 1 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3ff
}

warp 45 { asm "TEX.LZ R8, R24, 173, 2D, 0xf"   active 0x3
  s = { -1.7578125 0 ... }
  t = { 0 1 ... }
  expect lane 0 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3
  expect lane 1 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3
}

warp 46 { asm "TLD4.A R8, R28, 174, 2D, 0xf"   active 0x3
  s = { 0.75 2.7578125 ... }
  t = { 0.078125 -0.25 ... }
  expect lane 0 R8 = 0x1d0 R9 = 0x3ff R10 = 0x3ff R11 = 0x1d0
  expect lane 1 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3ff
}

warp 47 { asm "TEX.LZ R8, R60, 175, 2D, 0xf"   active 0x3
  s = { 1.25 1 ... }
  t = { 0.1953125 0.1953125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3ff R10 = 0x0 R11 = 0x3ff
  expect lane 1 R8 = 0x0 R9 = 0x3ff R10 = 0x0 R11 = 0x3ff
}

warp 48 { asm "TLD4.R R8, R104, 176, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xfffffe01 R9 = 0xfffffe01 R10 = 0xfffffe01 R11 = 0xfffffe01
  expect lane 1 R8 = 0xfffffe01 R9 = 0xfffffe01 R10 = 0xfffffe01 R11 = 0xfffffe01
}

warp 49 { asm "TEX.LZ R8, R64, 177, 2D, 0xf"   active 0x3
  s = { 0.75 -1.7578125 ... }
  t = { 1 1.25 ... }
  expect lane 0 R8 = 0xfffffe01 R9 = 0x1ff R10 = 0x1c0 R11 = 0xfffffffe
  expect lane 1 R8 = 0xfffffe01 R9 = 0x1ff R10 = 0x1c0 R11 = 0xfffffffe
}

warp 50 { asm "TLD4.G R8, R44, 178, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 51 { asm "TEX.LZ R8, R76, 179, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.75 ... }
  t = { 0.75 0.078125 ... }
  expect lane 0 R8 = 0x178 R9 = 0x1 R10 = 0xfffffeac R11 = 0xffffff6f
  expect lane 1 R8 = 0xffffff15 R9 = 0x0 R10 = 0xffffff08 R11 = 0x143
}

warp 52 { asm "TLD4.B R8, R44, 180, 2D, 0xf"   active 0x3
  s = { 0.75 -0.25 ... }
  t = { 0.25 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R84, 181, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f5bdcdc R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f5bdcdc R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 54 { asm "TLD4.A R8, R24, 182, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 55 { asm "TEX.LZ R8, R100, 183, 2D, 0xf"   active 0x3
  s = { 0 0.25 ... }
  t = { 0.111328125 -0.25 ... }
  expect lane 0 R8 = 0x3e0c148c R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e0c148c R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 56 { asm "TLD4.R R8, R68, 184, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 57 { asm "TEX.LZ R8, R80, 185, 2D, 0xf"   active 0x3
  s = { 0.75 0.25 ... }
  t = { 0.25 0.1953125 ... }
  expect lane 0 R8 = 0xbf632dc6 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e00a901 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 58 { asm "TLD4.G R8, R8, 186, 2D, 0xf"   active 0x3
  s = { 1 0.1953125 ... }
  t = { 1.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 59 { asm "TEX.LZ R8, R0, 187, 2D, 0xf"   active 0x3
  s = { 0.25 0.8496094 ... }
  t = { 0 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f6ad7d6
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 60 { asm "TLD4.B R8, R40, 188, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 61 { asm "TEX.LZ R8, R44, 189, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.25 ... }
  t = { 0.1953125 1.25 ... }
  expect lane 0 R8 = 0x2cc6 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x6f0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TLD4.A R8, R56, 190, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 63 { asm "TEX.LZ R8, R72, 191, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 0 { asm "TLD4.R R8, R60, 192, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.8496094 ... }
  t = { 0.078125 0.078125 ... }
  expect lane 0 R8 = 0xffffd9de R9 = 0xffff8000 R10 = 0xffff8000 R11 = 0xffff8000
  expect lane 1 R8 = 0xffffd9de R9 = 0xffff8000 R10 = 0xffff8000 R11 = 0xffff8000
}

warp 1 { asm "TEX.LZ R8, R108, 193, 2D, 0xf"   active 0x3
  s = { 0.8496094 2.7578125 ... }
  t = { 1 0.078125 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 2 { asm "TLD4.G R8, R60, 194, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7fff R9 = 0x7fff R10 = 0x7fff R11 = 0x7fff
  expect lane 1 R8 = 0x7fff R9 = 0x7fff R10 = 0x7fff R11 = 0x7fff
}

warp 3 { asm "TEX.LZ R8, R80, 195, 2D, 0xf"   active 0x3
  s = { 1.25 0.1953125 ... }
  t = { 0.8496094 -0.25 ... }
  expect lane 0 R8 = 0x3 R9 = 0x7fff R10 = 0x7fff R11 = 0x0
  expect lane 1 R8 = 0x3 R9 = 0x7fff R10 = 0x7fff R11 = 0x0
}

warp 4 { asm "TLD4.B R8, R4, 196, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 5 { asm "TEX.LZ R8, R116, 197, 2D, 0xf"   active 0x3
  s = { 0.6621094 0.25 ... }
  t = { 0.8496094 0.078125 ... }
  expect lane 0 R8 = 0x3f2c8b30 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f31cd80 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 6 { asm "TLD4.A R8, R92, 198, 2D, 0xf"   active 0x3
  s = { 0.8496094 2.7578125 ... }
  t = { -1.7578125 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 7 { asm "TEX.LZ R8, R12, 199, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { 0 0.8496094 ... }
  expect lane 0 R8 = 0xc77fe000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f404000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 8 { asm "TLD4.R R8, R72, 200, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f2f08af R9 = 0x3f2f08af R10 = 0x3f2f08af R11 = 0x3f2f08af
  expect lane 1 R8 = 0x3f2f08af R9 = 0x3f2f08af R10 = 0x3f2f08af R11 = 0x3f2f08af
}

warp 9 { asm "TEX.LZ R8, R24, 201, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f2f08af R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f2f08af R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}

warp 10 { asm "TLD4.G R8, R104, 202, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f616ae1 R9 = 0x3f616ae1 R10 = 0x3f616ae1 R11 = 0x3f616ae1
  expect lane 1 R8 = 0x3f616ae1 R9 = 0x3f616ae1 R10 = 0x3f616ae1 R11 = 0x3f616ae1
}

warp 11 { asm "TEX.LZ R8, R28, 203, 2D, 0xf"   active 0x3
  s = { 1.1953125 0.8496094 ... }
  t = { 0.25 1 ... }
  expect lane 0 R8 = 0x3f32f3b3 R9 = 0x3f616ae1 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f32f3b3 R9 = 0x3f616ae1 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R20, 204, 2D, 0xf"   active 0x3
  s = { -0.25 0.75 ... }
  t = { -0.25 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 13 { asm "TEX.LZ R8, R64, 205, 2D, 0xf"   active 0x3
  s = { -0.25 0 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3dd321a6 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3dd321a6 R10 = 0x0 R11 = 0x0
}

warp 14 { asm "TLD4.A R8, R56, 206, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TEX.LZ R8, R12, 207, 2D, 0xf"   active 0x3
  s = { -0.13085938 -1.7578125 ... }
  t = { 0.8496094 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f219543 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f219543 R10 = 0x0 R11 = 0x0
}

warp 16 { asm "TLD4.R R8, R40, 208, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xffff R9 = 0xffff R10 = 0xffff R11 = 0xffff
  expect lane 1 R8 = 0xffff R9 = 0xffff R10 = 0xffff R11 = 0xffff
}

warp 17 { asm "TEX.LZ R8, R48, 209, 2D, 0xf"   active 0x3
  s = { -0.25 -1.7578125 ... }
  t = { 0 1 ... }
  expect lane 0 R8 = 0xffff R9 = 0x3 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff R9 = 0x3 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.G R8, R60, 210, 2D, 0xf"   active 0x3
  s = { 0.75 0.73046875 ... }
  t = { 0.75 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 19 { asm "TEX.LZ R8, R56, 211, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0xffff
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0xffff
}

warp 20 { asm "TLD4.B R8, R96, 212, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TEX.LZ R8, R40, 213, 2D, 0xf"   active 0x3
  s = { 1 2.7578125 ... }
  t = { 0.8496094 -1.7578125 ... }
  expect lane 0 R8 = 0x7fff R9 = 0x7fff R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x7fff R9 = 0x7fff R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R0, 214, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7fff R9 = 0x7fff R10 = 0x7fff R11 = 0x7fff
  expect lane 1 R8 = 0x7fff R9 = 0x7fff R10 = 0x7fff R11 = 0x7fff
}

warp 23 { asm "TEX.LZ R8, R116, 215, 2D, 0xf"   active 0x3
  s = { 0.28320312 0.25 ... }
  t = { 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0xffff978e R11 = 0xffff9410
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0xffffc986 R11 = 0xffffacec
}

warp 24 { asm "TLD4.R R8, R4, 216, 2D, 0xf"   active 0x3
  s = { 1.25 0.75 ... }
  t = { 0 0.75 ... }
  expect lane 0 R8 = 0x3d202000 R9 = 0x3d202000 R10 = 0x3d202000 R11 = 0x3d202000
  expect lane 1 R8 = 0x3d202000 R9 = 0x3d202000 R10 = 0x3d202000 R11 = 0x3f4d6000
}

warp 25 { asm "TEX.LZ R8, R32, 217, 2D, 0xf"   active 0x3
  s = { 0.75 0.1953125 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x3f298000 R9 = 0x3f6de000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f2efd38 R9 = 0x3f17f381 R10 = 0x0 R11 = 0x0
}

warp 26 { asm "TLD4.G R8, R56, 218, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 1 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
}

warp 27 { asm "TEX.LZ R8, R4, 219, 2D, 0xf"   active 0x3
  s = { 0.078125 0.078125 ... }
  t = { 0 2.7578125 ... }
  expect lane 0 R8 = 0x3f08e000 R9 = 0x3f49e000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x34000000 R9 = 0x7f800000 R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TLD4.B R8, R64, 220, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 29 { asm "TEX.LZ R8, R92, 221, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f5fc251 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f5fc251 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 30 { asm "TLD4.A R8, R68, 222, 2D, 0xf"   active 0x3
  s = { 2.7578125 0 ... }
  t = { 1 0.75 ... }
  expect lane 0 R8 = 0x3ec0d65f R9 = 0x3ec0d65f R10 = 0x3ec0d65f R11 = 0x3ec0d65f
  expect lane 1 R8 = 0x3ec0d65f R9 = 0x3ec0d65f R10 = 0x3f0bdde9 R11 = 0x3ec0d65f
}

warp 31 { asm "TEX.LZ R8, R8, 223, 2D, 0xf"   active 0x3
  s = { 0.75 0.8496094 ... }
  t = { -0.25 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e96ae02
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e96ae02
}

warp 32 { asm "TLD4.R R8, R100, 224, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 33 { asm "TEX.LZ R8, R28, 225, 2D, 0xf"   active 0x3
  s = { 0.5214844 0.25 ... }
  t = { 0.078125 0.25 ... }
  expect lane 0 R8 = 0x3e9d124e R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xbe356497 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TLD4.G R8, R16, 226, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 35 { asm "TEX.LZ R8, R52, 227, 2D, 0xf"   active 0x3
  s = { 0.75 0 ... }
  t = { 0.8496094 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TLD4.B R8, R28, 228, 2D, 0xf"   active 0x3
  s = { 2.7578125 -0.25 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 37 { asm "TEX.LZ R8, R48, 229, 2D, 0xf"   active 0x3
  s = { -0.25 -1.7578125 ... }
  t = { 0.1953125 0.078125 ... }
  expect lane 0 R8 = 0x3c34f4df R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3c34f4df R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 38 { asm "TLD4.A R8, R4, 230, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 39 { asm "TEX.LZ R8, R92, 231, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x705ebc99 R10 = 0x80000001 R11 = 0x0
  expect lane 1 R8 = 0x80000000 R9 = 0x705ebc99 R10 = 0x80000001 R11 = 0x0
}

warp 40 { asm "TLD4.R R8, R32, 232, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x9e0a0f56 R9 = 0x9e0a0f56 R10 = 0x9e0a0f56 R11 = 0x9e0a0f56
  expect lane 1 R8 = 0x9e0a0f56 R9 = 0x9e0a0f56 R10 = 0x9e0a0f56 R11 = 0x9e0a0f56
}

warp 41 { asm "TEX.LZ R8, R20, 233, 2D, 0xf"   active 0x3
  s = { 0.04296875 0.25 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x8bd34e02 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x1262b95b R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 42 { asm "TLD4.G R8, R88, 234, 2D, 0xf"   active 0x3
  s = { 0.1953125 1 ... }
  t = { 0 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 43 { asm "TEX.LZ R8, R76, 235, 2D, 0xf"   active 0x3
  s = { -0.25 0.25 ... }
  t = { 0.75 0.1953125 ... }
  expect lane 0 R8 = 0x7fffffff R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xd39cd9fe R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 44 { asm "TLD4.B R8, R112, 236, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 45 { asm "TEX.LZ R8, R12, 237, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.078125 ... }
  t = { 1.25 0.75 ... }
  expect lane 0 R8 = 0x33000001 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f0d2220 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 46 { asm "TLD4.A R8, R104, 238, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TEX.LZ R8, R16, 239, 2D, 0xf"   active 0x3
  s = { -0.25 0.1953125 ... }
  t = { 0.75 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x33800000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x33800000 R10 = 0x0 R11 = 0x0
}

warp 48 { asm "TLD4.R R8, R48, 240, 2D, 0xf"   active 0x3
  s = { 0.1953125 2.7578125 ... }
  t = { 0.1953125 0.75 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x3f740000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 1 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
}

warp 49 { asm "TEX.LZ R8, R20, 241, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0xc77fe000 R10 = 0xc3498000 R11 = 0xc77fe000
  expect lane 1 R8 = 0x80000000 R9 = 0xc77fe000 R10 = 0xc3498000 R11 = 0xc77fe000
}

warp 50 { asm "TLD4.G R8, R8, 242, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x477fe000 R9 = 0x477fe000 R10 = 0x477fe000 R11 = 0x477fe000
  expect lane 1 R8 = 0x477fe000 R9 = 0x477fe000 R10 = 0x477fe000 R11 = 0x477fe000
}

warp 51 { asm "TEX.LZ R8, R16, 243, 2D, 0xf"   active 0x3
  s = { 1.0546875 1 ... }
  t = { 0.1953125 0.1953125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x477fe000 R10 = 0x0 R11 = 0xbfc1e000
  expect lane 1 R8 = 0x3f800000 R9 = 0x477fe000 R10 = 0x0 R11 = 0xbfc1e000
}

warp 52 { asm "TLD4.B R8, R76, 244, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 53 { asm "TEX.LZ R8, R112, 245, 2D, 0xf"   active 0x3
  s = { 0.1953125 -0.25 ... }
  t = { -1.7578125 0.75 ... }
  expect lane 0 R8 = 0xbf800001 R9 = 0x387fffff R10 = 0x3f800000 R11 = 0x3915d473
  expect lane 1 R8 = 0xbf800001 R9 = 0x387fffff R10 = 0x3f800000 R11 = 0x3915d473
}

warp 54 { asm "TLD4.A R8, R0, 246, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 0 0.8496094 ... }
  expect lane 0 R8 = 0x36a82676 R9 = 0x36a82676 R10 = 0x36a82676 R11 = 0x36a82676
  expect lane 1 R8 = 0x36a82676 R9 = 0x36a82676 R10 = 0x36a82676 R11 = 0x36a82676
}

warp 55 { asm "TEX.LZ R8, R80, 247, 2D, 0xf"   active 0x3
  s = { 0.81640625 -0.25 ... }
  t = { -0.08203125 0.1953125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x7f800001 R10 = 0x0 R11 = 0x36a82676
  expect lane 1 R8 = 0x0 R9 = 0x7f800001 R10 = 0x0 R11 = 0x36a82676
}

warp 56 { asm "TLD4.R R8, R116, 248, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3d842108 R9 = 0x3d842108 R10 = 0x3d842108 R11 = 0x3d842108
  expect lane 1 R8 = 0x3d842108 R9 = 0x3d842108 R10 = 0x3d842108 R11 = 0x3d842108
}

warp 57 { asm "TEX.LZ R8, R0, 249, 2D, 0xf"   active 0x3
  s = { 0.75 1.25 ... }
  t = { 0.8496094 0 ... }
  expect lane 0 R8 = 0x3ea54a53 R9 = 0x3ed84104 R10 = 0x3f6c39ce R11 = 0x0
  expect lane 1 R8 = 0x3d842108 R9 = 0x3e8a28a3 R10 = 0x3f3def7c R11 = 0x0
}

warp 58 { asm "TLD4.G R8, R116, 250, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 59 { asm "TEX.LZ R8, R84, 251, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3dc6318c R9 = 0x0 R10 = 0x3ea5294a R11 = 0x3f36db6e
  expect lane 1 R8 = 0x3dc6318c R9 = 0x0 R10 = 0x3ea5294a R11 = 0x3f36db6e
}

warp 60 { asm "TLD4.B R8, R16, 252, 2D, 0xf"   active 0x3
  s = { -0.25 1 ... }
  t = { -0.25 1.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f35ad6b R10 = 0x3f35ad6b R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 61 { asm "TEX.LZ R8, R56, 253, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.078125 ... }
  t = { 0.078125 0.41210938 ... }
  expect lane 0 R8 = 0x3f35214a R9 = 0x3f1bef3a R10 = 0x3dad96b6 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f25cdad R9 = 0x3e584529 R10 = 0x3f054842 R11 = 0x3f800000
}

warp 62 { asm "TLD4.A R8, R116, 254, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 63 { asm "TEX.LZ R8, R24, 255, 2D, 0xf"   active 0x3
  s = { 0 0.25 ... }
  t = { 1.25 0.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f042108 R11 = 0x0
  expect lane 1 R8 = 0x3d042108 R9 = 0x3e842108 R10 = 0x3e94a529 R11 = 0x3f800000
}

warp 0 { asm "TLD4.R R8, R96, 256, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3eeeeeef R9 = 0x3eeeeeef R10 = 0x3eeeeeef R11 = 0x3eeeeeef
  expect lane 1 R8 = 0x3eeeeeef R9 = 0x3eeeeeef R10 = 0x3eeeeeef R11 = 0x3eeeeeef
}

warp 1 { asm "TEX.LZ R8, R112, 257, 2D, 0xf"   active 0x3
  s = { 0.25 1.2363281 ... }
  t = { 2.7578125 0 ... }
  expect lane 0 R8 = 0x3eeeeeef R9 = 0x3f088889 R10 = 0x3d888889 R11 = 0x3f800000
  expect lane 1 R8 = 0x3eec2222 R9 = 0x3f0bcccd R10 = 0x3da2aaab R11 = 0x3f7addde
}

warp 2 { asm "TLD4.G R8, R0, 258, 2D, 0xf"   active 0x3
  s = { 0.75 0 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f088889 R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
  expect lane 1 R8 = 0x3f19999a R9 = 0x3f19999a R10 = 0x3f19999a R11 = 0x3f19999a
}

warp 3 { asm "TEX.LZ R8, R84, 259, 2D, 0xf"   active 0x3
  s = { 2.7578125 0.1953125 ... }
  t = { 0.8496094 0.75 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f19999a R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3eaaaaab R10 = 0x0 R11 = 0x3f800000
}

warp 4 { asm "TLD4.B R8, R24, 260, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3e808081 R9 = 0x3e808081 R10 = 0x3e808081 R11 = 0x3e808081
  expect lane 1 R8 = 0x3e808081 R9 = 0x3e808081 R10 = 0x3e808081 R11 = 0x3e808081
}

warp 5 { asm "TEX.LZ R8, R4, 261, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f6eeeef R9 = 0x3ed0d0d1 R10 = 0x3e808081 R11 = 0x0
  expect lane 1 R8 = 0x3f6eeeef R9 = 0x3ed0d0d1 R10 = 0x3e808081 R11 = 0x0
}

warp 6 { asm "TLD4.A R8, R32, 262, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 7 { asm "TEX.LZ R8, R76, 263, 2D, 0xf"   active 0x3
  s = { -1.7578125 0.25 ... }
  t = { 2.7578125 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 8 { asm "TLD4.R R8, R44, 264, 2D, 0xf"   active 0x3
  s = { 0.8496094 -1.7578125 ... }
  t = { 0 0.5390625 ... }
  expect lane 0 R8 = 0x3ca0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3ca0a0a1
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 9 { asm "TEX.LZ R8, R108, 265, 2D, 0xf"   active 0x3
  s = { 0 -0.25 ... }
  t = { 0 0 ... }
  expect lane 0 R8 = 0x3ba0a0a1 R9 = 0x3db4b4b5 R10 = 0x3eefeff0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3ecacacb R11 = 0x0
}

warp 10 { asm "TLD4.G R8, R52, 266, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TEX.LZ R8, R112, 267, 2D, 0xf"   active 0x3
  s = { 0.8496094 0 ... }
  t = { 0.8496094 1 ... }
  expect lane 0 R8 = 0x3e848485 R9 = 0x3e848485 R10 = 0x3e848485 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f58d8d9 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R64, 268, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xbf800000 R9 = 0xbf800000 R10 = 0xbf800000 R11 = 0xbf800000
  expect lane 1 R8 = 0xbf800000 R9 = 0xbf800000 R10 = 0xbf800000 R11 = 0xbf800000
}

warp 13 { asm "TEX.LZ R8, R52, 269, 2D, 0xf"   active 0x3
  s = { -0.25 1.1777344 ... }
  t = { 0.8496094 -1.7578125 ... }
  expect lane 0 R8 = 0x3eaaa000 R9 = 0x0 R10 = 0xbf800000 R11 = 0xffff
  expect lane 1 R8 = 0x3eaaa000 R9 = 0x0 R10 = 0xbf800000 R11 = 0xffff
}

warp 14 { asm "TLD4.A R8, R36, 270, 2D, 0xf"   active 0x3
  s = { 0.25 2.7578125 ... }
  t = { 0.1953125 0.25 ... }
  expect lane 0 R8 = 0x2769 R9 = 0xe964 R10 = 0xe964 R11 = 0x2769
  expect lane 1 R8 = 0xffff R9 = 0xffff R10 = 0xffff R11 = 0xffff
}

warp 15 { asm "TEX.LZ R8, R52, 271, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x36fe0000 R9 = 0x3f631fe3 R10 = 0xbf264b4d R11 = 0xffff
  expect lane 1 R8 = 0x36fe0000 R9 = 0x3f631fe3 R10 = 0xbf264b4d R11 = 0xffff
}

warp 16 { asm "TLD4.R R8, R64, 272, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ R8, R0, 273, 2D, 0xf"   active 0x3
  s = { 0.1953125 1.25 ... }
  t = { -0.25 0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x7f R10 = 0x3e993265 R11 = 0xff
  expect lane 1 R8 = 0x0 R9 = 0x7f R10 = 0x3e993265 R11 = 0xff
}

warp 18 { asm "TLD4.G R8, R48, 274, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f45c5c6 R9 = 0x3f45c5c6 R10 = 0x3f45c5c6 R11 = 0x3f45c5c6
  expect lane 1 R8 = 0x3f45c5c6 R9 = 0x3f45c5c6 R10 = 0x3f45c5c6 R11 = 0x3f45c5c6
}

warp 19 { asm "TEX.LZ R8, R60, 275, 2D, 0xf"   active 0x3
  s = { 0.078125 1.25 ... }
  t = { 0.1953125 -0.0390625 ... }
  expect lane 0 R8 = 0x3b R9 = 0x3ec2c2c3 R10 = 0x3f800000 R11 = 0x35
  expect lane 1 R8 = 0xffffff81 R9 = 0x3f45c5c6 R10 = 0x0 R11 = 0xff
}

warp 20 { asm "TLD4.B R8, R108, 276, 2D, 0xf"   active 0x3
  s = { 0.25 0.25 ... }
  t = { 2.7578125 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TEX.LZ R8, R76, 277, 2D, 0xf"   active 0x3
  s = { 0.078125 0.1953125 ... }
  t = { -0.25 0 ... }
  expect lane 0 R8 = 0xffff8856 R9 = 0x3f3de000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xffff8856 R9 = 0x3f3de000 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.A R8, R112, 278, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 1 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
}

warp 23 { asm "TEX.LZ R8, R104, 279, 2D, 0xf"   active 0x3
  s = { 0 0 ... }
  t = { 1 0.75 ... }
  expect lane 0 R8 = 0x0 R9 = 0xffff8000 R10 = 0x0 R11 = 0x7f800000
  expect lane 1 R8 = 0x0 R9 = 0xffffa771 R10 = 0x1 R11 = 0x3f532000
}

warp 24 { asm "TLD4.R R8, R0, 280, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f0a0871 R9 = 0x3f0a0871 R10 = 0x3f0a0871 R11 = 0x3f0a0871
  expect lane 1 R8 = 0x3f0a0871 R9 = 0x3f0a0871 R10 = 0x3f0a0871 R11 = 0x3f0a0871
}

warp 25 { asm "TEX.LZ R8, R104, 281, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3f0a0871 R9 = 0x3eeed668 R10 = 0x387fffff R11 = 0x80000001
  expect lane 1 R8 = 0x3f0a0871 R9 = 0x3eeed668 R10 = 0x387fffff R11 = 0x80000001
}

warp 26 { asm "TLD4.G R8, R28, 282, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 0.75 1 ... }
  expect lane 0 R8 = 0x807fffff R9 = 0x807fffff R10 = 0x807fffff R11 = 0x807fffff
  expect lane 1 R8 = 0x807fffff R9 = 0x807fffff R10 = 0x807fffff R11 = 0x807fffff
}

warp 27 { asm "TEX.LZ R8, R8, 283, 2D, 0xf"   active 0x3
  s = { 0.25 0.1953125 ... }
  t = { 0.25 0.75 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f5463bd R10 = 0x0 R11 = 0x3c60b0f5
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f007052 R10 = 0x0 R11 = 0x3eca97f8
}

warp 28 { asm "TLD4.B R8, R40, 284, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3ff
  expect lane 1 R8 = 0x3ff R9 = 0x3ff R10 = 0x3ff R11 = 0x3ff
}

warp 29 { asm "TEX.LZ R8, R80, 285, 2D, 0xf"   active 0x3
  s = { -0.25 0.8300781 ... }
  t = { 0.1953125 -1.7578125 ... }
  expect lane 0 R8 = 0xbe32592d R9 = 0x3f59364e R10 = 0x3ff R11 = 0xffffffff
  expect lane 1 R8 = 0xbe32592d R9 = 0x3f59364e R10 = 0x3ff R11 = 0xffffffff
}

warp 30 { asm "TLD4.A R8, R0, 286, 2D, 0xf"   active 0x3
  s = { -1.7578125 2.7578125 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 31 { asm "TEX.LZ R8, R72, 287, 2D, 0xf"   active 0x3
  s = { 1 0 ... }
  t = { 2.7578125 0.078125 ... }
  expect lane 0 R8 = 0x3ff R9 = 0x1 R10 = 0xbeb45a2d R11 = 0x0
  expect lane 1 R8 = 0xae R9 = 0xffffffff R10 = 0xbf0b45a3 R11 = 0x3f6d7b5f
}

warp 32 { asm "TLD4.R R8, R68, 288, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { 0.4375 -0.25 ... }
  expect lane 0 R8 = 0x3f622ce2 R9 = 0x3f033683 R10 = 0x3f033683 R11 = 0x3f2846a8
  expect lane 1 R8 = 0x3f2846a8 R9 = 0x3f033683 R10 = 0x3f033683 R11 = 0x3f033683
}

warp 33 { asm "TEX.LZ R8, R16, 289, 2D, 0xf"   active 0x3
  s = { 0.25 0.8496094 ... }
  t = { 0.75 0.078125 ... }
  expect lane 0 R8 = 0x3f2be0ac R9 = 0xbef74def R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f16b0a7 R9 = 0x3e96a781 R10 = 0x0 R11 = 0x0
}

warp 34 { asm "TLD4.G R8, R88, 290, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0xbf106521 R9 = 0xbf106521 R10 = 0xbf106521 R11 = 0xbf106521
  expect lane 1 R8 = 0xbf106521 R9 = 0xbf106521 R10 = 0xbf106521 R11 = 0xbf106521
}

warp 35 { asm "TEX.LZ R8, R20, 291, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3eec98ed R9 = 0xbf106521 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3eec98ed R9 = 0xbf106521 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TLD4.B R8, R88, 292, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 37 { asm "TEX.LZ R8, R72, 293, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.8496094 ... }
  t = { 0.078125 1.25 ... }
  expect lane 0 R8 = 0x3d896941 R9 = 0xc21e128d R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0xc3492000 R10 = 0x0 R11 = 0x0
}

warp 38 { asm "TLD4.A R8, R4, 294, 2D, 0xf"   active 0x3
  s = { -0.25 0.75 ... }
  t = { 1 0.8496094 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3ee272e2 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3dfab8fb
}

warp 39 { asm "TEX.LZ R8, R92, 295, 2D, 0xf"   active 0x3
  s = { 1 0.75 ... }
  t = { -0.25 1.078125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x80000000 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x80000000 R10 = 0x0 R11 = 0x0
}

warp 40 { asm "TLD4.R R8, R52, 296, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { 2.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x3f169697 R9 = 0x3f169697 R10 = 0x3f169697 R11 = 0x3f169697
  expect lane 1 R8 = 0x3f169697 R9 = 0x3f169697 R10 = 0x3f169697 R11 = 0x3f169697
}

warp 41 { asm "TEX.LZ R8, R84, 297, 2D, 0xf"   active 0x3
  s = { 0.25 2.7578125 ... }
  t = { 0.75 -1.7578125 ... }
  expect lane 0 R8 = 0x3f139394 R9 = 0x3f13264d R10 = 0x73 R11 = 0xfffffff5
  expect lane 1 R8 = 0x3f169697 R9 = 0x0 R10 = 0xff R11 = 0x7f
}

warp 42 { asm "TLD4.G R8, R40, 298, 2D, 0xf"   active 0x3
  s = { 2.7578125 -1.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
  expect lane 1 R8 = 0x7f R9 = 0x7f R10 = 0x7f R11 = 0x7f
}

warp 43 { asm "TEX.LZ R8, R116, 299, 2D, 0xf"   active 0x3
  s = { 0.8496094 0.75 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0xffffffeb R9 = 0xffffffeb R10 = 0xffffffeb R11 = 0xffffffeb
  expect lane 1 R8 = 0xffffffa0 R9 = 0xffffffa0 R10 = 0xffffffa0 R11 = 0xffffffa0
}

warp 44 { asm "TLD4.B R8, R68, 300, 2D, 0xf"   active 0x3
  s = { 1.25 1.25 ... }
  t = { 0.75 0.1953125 ... }
  expect lane 0 R8 = 0x7fffffff R9 = 0x7fffffff R10 = 0x7fffffff R11 = 0x7fffffff
  expect lane 1 R8 = 0x7fffffff R9 = 0x7fffffff R10 = 0x7fffffff R11 = 0x7fffffff
}

warp 45 { asm "TEX.LZ R8, R108, 301, 2D, 0xf"   active 0x3
  s = { 2.7578125 2.7578125 ... }
  t = { 2.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x477fe000 R10 = 0x7fffffff R11 = 0x4aec5721
  expect lane 1 R8 = 0x0 R9 = 0x477fe000 R10 = 0x7fffffff R11 = 0x4aec5721
}

warp 46 { asm "TLD4.A R8, R112, 302, 2D, 0xf"   active 0x3
  s = { -1.7578125 -1.7578125 ... }
  t = { -1.7578125 -1.7578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 47 { asm "TEX.LZ R8, R80, 303, 2D, 0xf"   active 0x3
  s = { 0.25 -1.7578125 ... }
  t = { 0.25 -1.7578125 ... }
  expect lane 0 R8 = 0xbf48328e R9 = 0xbf48328e R10 = 0xbf48328e R11 = 0x3f800000
  expect lane 1 R8 = 0xbde54fce R9 = 0xbe1aceeb R10 = 0x0 R11 = 0x0
}

warp 48 { asm "TEX.LZ R8, R84, 304, 2D, 0xf"   active 0x3
  s = { 0.13020833 -1.171875 ... }
  t = { -1.7578125 1.25 ... }
  expect lane 0 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
  expect lane 1 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3effff00 R11 = 0x0
}

warp 49 { asm "TEX.LZ R8, R64, 305, 2D, 0xf"   active 0xf
  s = { 1 0.13020833 0.052083332 0 ... }
  t = { 1 0.75 0.25 0.5019531 ... }
  expect lane 0 R8 = 0x3ed3efd4 R9 = 0x3ed3efd4 R10 = 0x3ed3efd4 R11 = 0x3e800000
  expect lane 1 R8 = 0x3e3d510d R9 = 0x3e3d510d R10 = 0x3e3d510d R11 = 0x3f640000
  expect lane 2 R8 = 0x3f1c0ba4 R9 = 0x3f1c0ba4 R10 = 0x3f1c0ba4 R11 = 0x3f280000
  expect lane 3 R8 = 0x3ee78e98 R9 = 0x3ee78e98 R10 = 0x3ee78e98 R11 = 0x3f000000
}

warp 50 { asm "TEX.LZ R8, R36, 306, 2D, 0xf"   active 0x3
  s = { 2.171875 -1.171875 ... }
  t = { -1.7578125 2.7578125 ... }
  expect lane 0 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 1 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
}

warp 51 { asm "TEX.LZ R8, R104, 307, 2D, 0xf"   active 0xf
  s = { 2.171875 0.6640625 2.171875 1.1666666 ... }
  t = { 2.7578125 0 1 0.5839844 ... }
  expect lane 0 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 1 R8 = 0x3f01ac17 R9 = 0x3f01ac17 R10 = 0x3f01ac17 R11 = 0x3f000000
  expect lane 2 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
  expect lane 3 R8 = 0x3effffff R9 = 0x3effffff R10 = 0x3effffff R11 = 0x0
}

warp 52 { asm "TEX.LZ R8, R104, 308, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.16666667 ... }
  t = { 1.25 -1.7578125 ... }
  expect lane 0 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
  expect lane 1 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
}

warp 53 { asm "TEX.LZ R8, R56, 309, 2D, 0xf"   active 0xf
  s = { 0.89973956 0.8333333 -0.16666667 -1.171875 ... }
  t = { 2.7578125 -0.25 0.25 0.078125 ... }
  expect lane 0 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
  expect lane 1 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
  expect lane 2 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
  expect lane 3 R8 = 0xbf123456 R9 = 0xbf123456 R10 = 0xbf123456 R11 = 0x0
}

warp 54 { asm "TEX.LZ R8, R52, 310, 2D, 0xf"   active 0x3
  s = { -0.16666667 2.171875 ... }
  t = { 0.078125 0.078125 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0xff R10 = 0x3f2aaaab R11 = 0xff
  expect lane 1 R8 = 0x3f2aaaab R9 = 0xff R10 = 0x3f2aaaab R11 = 0xff
}

warp 55 { asm "TEX.LZ R8, R24, 311, 2D, 0xf"   active 0x3
  s = { 2.171875 1.1666666 ... }
  t = { 0.8496094 2.7578125 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x0 R11 = 0x0
}

warp 56 { asm "TEX.LZ R8, R116, 312, 2D, 0xf"   active 0x3
  s = { 0.8333333 0 ... }
  t = { 0.75 0.25 ... }
  expect lane 0 R8 = 0x3ef714d5 R9 = 0x80 R10 = 0x3ef714d5 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f4c194a R9 = 0xc7 R10 = 0x3f4c194a R11 = 0x3f800000
}

warp 57 { asm "TEX.LZ R8, R56, 313, 2D, 0xf"   active 0x3
  s = { 2.171875 0.16666667 ... }
  t = { 1.25 2.7578125 ... }
  expect lane 0 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
  expect lane 1 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
}

warp 58 { asm "TEX.LZ R8, R116, 314, 2D, 0xf"   active 0xf
  s = { 0 0.16666667 0.16666667 0.16666667 ... }
  t = { 1 2.7578125 0.8496094 0.1953125 ... }
  expect lane 0 R8 = 0x3f145454 R9 = 0x3f145454 R10 = 0x3f145454 R11 = 0x3e800000
  expect lane 1 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x0
  expect lane 2 R8 = 0x3f400303 R9 = 0x3f400303 R10 = 0x3f400303 R11 = 0x3f4d0000
  expect lane 3 R8 = 0x3f37eff0 R9 = 0x3f37eff0 R10 = 0x3f37eff0 R11 = 0x3f640000
}

warp 59 { asm "TEX.LZ R8, R40, 315, 2D, 0xf"   active 0x3
  s = { 0 -1.171875 ... }
  t = { 2.7578125 0.25 ... }
  expect lane 0 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
  expect lane 1 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
}

warp 60 { asm "TEX.LZ R8, R112, 316, 2D, 0xf"   active 0xf
  s = { 0.052083332 0.16666667 0.79817706 0.13020833 ... }
  t = { 0.25 0.1953125 2.7578125 1 ... }
  expect lane 0 R8 = 0xbedc5c19 R9 = 0x0 R10 = 0x3f280000 R11 = 0xbedc5c19
  expect lane 1 R8 = 0xbe6867b1 R9 = 0x0 R10 = 0x3f640000 R11 = 0xbe6867b1
  expect lane 2 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0xbf800000
  expect lane 3 R8 = 0xbf1d45f7 R9 = 0x0 R10 = 0x3ee40000 R11 = 0xbf1d45f7
}

warp 61 { asm "TEX.LZ R8, R28, 317, 2D, 0xf"   active 0x3
  s = { 0.8333333 0.16666667 ... }
  t = { 0 2.7578125 ... }
  expect lane 0 R8 = 0x3f6021d5 R9 = 0x3f6021d5 R10 = 0x3f6021d5 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 62 { asm "TEX.LZ R8, R32, 318, 2D, 0xf"   active 0xf
  s = { 0.53776044 -1.171875 0.53776044 0.13020833 ... }
  t = { 1.25 0.8496094 0.078125 -0.25 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3e878384 R9 = 0x3e878384 R10 = 0x3e878384 R11 = 0x3f280000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 63 { asm "TEX.LZ R8, R84, 319, 2D, 0xf"   active 0x3
  s = { 0.16666667 0.13020833 ... }
  t = { 0.078125 1.25 ... }
  expect lane 0 R8 = 0x3f168aee R9 = 0x3f168aee R10 = 0x3f168aee R11 = 0x1
  expect lane 1 R8 = 0x2f800000 R9 = 0x2f800000 R10 = 0x2f800000 R11 = 0x0
}

warp 0 { asm "TLD4.G.DC R8, R68, R188, 320, 2D, 0xf"   active 0xf
  s = { 1 0.13020833 1.1666666 1.1666666 ... }
  t = { 0.8496094 0.078125 0.1953125 -0.25 ... }
  dref = { 0.50000006 0.50000006 0 0.5 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 1 { asm "TEX.LZ.DC R8, R84, R192, 321, 2D, 0xf"   active 0xf
  s = { 1 1 -1.171875 1 ... }
  t = { 1.25 1.1074219 -0.25 1.1074219 ... }
  dref = { 0.5 bits(0x7fc00000) bits(0x7fc00000) 0.49999237 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3e120000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3e120000
}

warp 2 { asm "TLD4.B.DC R8, R108, R164, 322, 2D, 0xf"   active 0xf
  s = { -1.171875 2.171875 2.171875 -1.171875 ... }
  t = { 2.7578125 2.7578125 -1.7578125 2.7578125 ... }
  dref = { 0.5 0.49999997 0.4999924 0.49999237 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 3 { asm "TEX.LZ.DC R8, R112, R124, 323, 2D, 0xf"   active 0xf
  s = { 1.1666666 0 0.052083332 2.171875 ... }
  t = { 1.25 1 0.75 0.75 ... }
  dref = { 0.49999234 0.50000006 1 0.5 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
}

warp 4 { asm "TLD4.A.DC R8, R12, R140, 324, 2D, 0xf"   active 0xf
  s = { 0.16666667 0.052083332 1.1666666 1.1666666 ... }
  t = { 0.25 0.75 1 0.8496094 ... }
  dref = { 0.5 0.5 0 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 5 { asm "TEX.LZ.DC R8, R104, R148, 325, 2D, 0xf"   active 0xf
  s = { 0.052083332 0 0.16666667 0 ... }
  t = { 0.25 2.7578125 0 0.75 ... }
  dref = { 0.49999997 0.5 0 0.49999994 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f280000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f000000
  expect lane 3 R8 = 0x3f000000 R9 = 0x3f000000 R10 = 0x3f000000 R11 = 0x3f000000
}

warp 6 { asm "TLD4.G.DC R8, R60, R152, 326, 2D, 0xf"   active 0xf
  s = { 1.0351562 0.8333333 0 0.8333333 ... }
  t = { 0.75 -1.7578125 0.75 0.078125 ... }
  dref = { bits(0x7fc00000) 0.49999997 0.49999997 0.49999994 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 7 { asm "TEX.LZ.DC R8, R40, R208, 327, 2D, 0xf"   active 0xf
  s = { 1.1666666 0.16666667 2.171875 -0.16666667 ... }
  t = { -0.25 0.1953125 0.25 0.078125 ... }
  dref = { 0.49999994 bits(0x7fc00000) 0.49999994 0.5 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f640000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 8 { asm "TLD4.R.DC R8, R84, R160, 328, 2D, 0xf"   active 0xf
  s = { 2.171875 -1.171875 2.171875 2.171875 ... }
  t = { 2.7578125 -1.7578125 -1.7578125 2.7578125 ... }
  dref = { -0.5711111 bits(0x7fc00000) -0.57111114 -0.571111 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 9 { asm "TEX.LZ.DC R8, R52, R128, 329, 2D, 0xf"   active 0xf
  s = { 0.092447914 0.052083332 0.8333333 0.89973956 ... }
  t = { 2.7578125 0.75 0.8496094 0 ... }
  dref = { bits(0x7fc00000) 0 0.5 1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 10 { asm "TLD4.B.DC R8, R76, R228, 330, 2D, 0xf"   active 0xf
  s = { -1.171875 -1.171875 -1.171875 2.171875 ... }
  t = { -1.7578125 -1.7578125 -1.7578125 2.7578125 ... }
  dref = { -0.571111 -0.57111114 bits(0x7fc00000) -0.5711111 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 11 { asm "TEX.LZ.DC R8, R32, R180, 331, 2D, 0xf"   active 0xf
  s = { 2.171875 2.171875 0.20703125 0.052083332 ... }
  t = { 0.078125 0 0.75 -0.25 ... }
  dref = { -0.571111 bits(0x7fc00000) 0.5 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 12 { asm "TLD4.B.DC R8, R20, R164, 332, 2D, 0xf"   active 0xf
  s = { -1.171875 2.171875 2.171875 2.171875 ... }
  t = { -1.7578125 -1.7578125 -1.7578125 2.7578125 ... }
  dref = { 0.66666675 0.6666667 0.6666666 0.6666667 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 13 { asm "TEX.LZ.DC R8, R16, R228, 333, 2D, 0xf"   active 0xf
  s = { -1.171875 1.1666666 0.89973956 1 ... }
  t = { -1.7578125 0.25 0.75 1.25 ... }
  dref = { 0.66666675 0.5 0.5 0.6666666 ... }
  expect lane 0 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0xff
  expect lane 1 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0xff
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0xff R10 = 0x0 R11 = 0xff
}

warp 14 { asm "TLD4.A.DC R8, R44, R188, 334, 2D, 0xf"   active 0xf
  s = { 0.052083332 0.13020833 0.8333333 -1.171875 ... }
  t = { 0.078125 -0.25 0.75 -0.25 ... }
  dref = { 0.5 0 0.6666666 0.6666666 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 15 { asm "TEX.LZ.DC R8, R8, R228, 335, 2D, 0xf"   active 0xf
  s = { 1.1666666 0.16666667 1.1171875 0.89973956 ... }
  t = { 1.25 0.6582031 0.078125 0.6582031 ... }
  dref = { 0.5 0.5 0.66666675 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 16 { asm "TLD4.G.DC R8, R76, R224, 336, 2D, 0xf"   active 0xf
  s = { 1 0.89973956 -1.171875 2.171875 ... }
  t = { -0.25 1.25 -0.25 1.25 ... }
  dref = { 0 bits(0x7fc00000) bits(0x7fc00000) bits(0x1) ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 17 { asm "TEX.LZ.DC R8, R12, R136, 337, 2D, 0xf"   active 0xf
  s = { -0.16666667 -0.16666667 0.89973956 -0.16666667 ... }
  t = { -0.25 0.75 0.8496094 -0.1328125 ... }
  dref = { 0.5 0 bits(0x1) 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f242900 R9 = 0x0 R10 = 0x0 R11 = 0x3f242900
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.B.DC R8, R56, R160, 338, 2D, 0xf"   active 0xf
  s = { 2.171875 -1.171875 -1.171875 -1.171875 ... }
  t = { -1.7578125 -1.7578125 2.7578125 2.7578125 ... }
  dref = { bits(0x2) bits(0x2) 1 0 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 19 { asm "TEX.LZ.DC R8, R88, R152, 339, 2D, 0xf"   active 0xf
  s = { 0.16666667 0.89973956 1 1.1666666 ... }
  t = { 0.75 2.7578125 2.7578125 0.8496094 ... }
  dref = { bits(0x1) 0.5 0 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x1 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x1 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x1 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TLD4.A.DC R8, R52, R160, 340, 2D, 0xf"   active 0xf
  s = { 0.4205729 2.171875 -0.16666667 2.171875 ... }
  t = { 0.1953125 0 1.25 1 ... }
  dref = { 1 0 0 0.5019608 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 21 { asm "TEX.LZ.DC R8, R32, R140, 341, 2D, 0xf"   active 0xf
  s = { 0.8333333 0.13020833 0.8333333 0.13020833 ... }
  t = { 0.1953125 2.7578125 0.25 1 ... }
  dref = { 0.5019609 0.5019609 0.5019609 0.50196075 ... }
  expect lane 0 R8 = 0x3de00000 R9 = 0x3de00000 R10 = 0x3de00000 R11 = 0x3f640000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3ee40000
}

warp 22 { asm "TLD4.G.DC R8, R48, R204, 342, 2D, 0xf"   active 0xf
  s = { 0.13020833 0.052083332 2.171875 0.00390625 ... }
  t = { -1.7578125 0 -1.7578125 0 ... }
  dref = { 0 0.50196075 0 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 23 { asm "TEX.LZ.DC R8, R112, R136, 343, 2D, 0xf"   active 0xf
  s = { 1.0768229 0 0.052083332 0.89973956 ... }
  t = { 0.8808594 -0.25 1 2.7578125 ... }
  dref = { 0.5019609 0.5 0.5019608 0.50196075 ... }
  expect lane 0 R8 = 0x3e4bc400 R9 = 0x3e4bc400 R10 = 0x3e4bc400 R11 = 0x3e4bc400
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3ea80000 R9 = 0x3ea80000 R10 = 0x3ea80000 R11 = 0x3ea80000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TLD4.R.DC R8, R0, R200, 344, 2D, 0xf"   active 0xf
  s = { -1.171875 2.171875 2.171875 -1.171875 ... }
  t = { -1.7578125 -1.7578125 2.7578125 -1.7578125 ... }
  dref = { 1 bits(0x7fc00001) bits(0x7fc00000) bits(0x7fc00000) ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 25 { asm "TEX.LZ.DC R8, R28, R172, 345, 2D, 0xf"   active 0xf
  s = { 1 0.16666667 0.13020833 0 ... }
  t = { 1 1.25 0 0 ... }
  dref = { 1 bits(0x7fc00000) bits(0x1) 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 26 { asm "TLD4.B.DC R8, R100, R176, 346, 2D, 0xf"   active 0xf
  s = { 2.171875 -1.171875 -1.171875 -1.171875 ... }
  t = { -1.7578125 2.7578125 -1.7578125 2.7578125 ... }
  dref = { bits(0x1) bits(0x7fc00000) bits(0x1) 0 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 27 { asm "TEX.LZ.DC R8, R24, R152, 347, 2D, 0xf"   active 0xf
  s = { 0.8333333 0.13020833 1 2.171875 ... }
  t = { 0.1953125 1 1.25 1.25 ... }
  dref = { 0.5 bits(0x7fc00000) 1 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
}

warp 28 { asm "TLD4.B.DC R8, R48, R212, 348, 2D, 0xf"   active 0xf
  s = { -1.171875 -1.171875 -1.171875 2.171875 ... }
  t = { -1.7578125 2.7578125 -1.7578125 -1.7578125 ... }
  dref = { bits(0x2f812345) bits(0x7fc00000) bits(0x7fc00000) bits(0x2f812346) ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 29 { asm "TEX.LZ.DC R8, R72, R140, 349, 2D, 0xf"   active 0xf
  s = { 0.16666667 1.1666666 0.89973956 -1.171875 ... }
  t = { 0.75 -1.7578125 -0.25 -0.25 ... }
  dref = { bits(0x2f812345) bits(0x2f812344) 0 bits(0x2f812345) ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
}

warp 30 { asm "TLD4.A.DC R8, R88, R120, 350, 2D, 0xf"   active 0xf
  s = { 0.16666667 0.100260414 0.100260414 0.100260414 ... }
  t = { 2.7578125 1 -1.7578125 0 ... }
  dref = { bits(0x2f800000) 0 bits(0x7fc00000) 1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 31 { asm "TEX.LZ.DC R8, R20, R212, 351, 2D, 0xf"   active 0xf
  s = { -1.171875 0.13020833 2.171875 0.080729164 ... }
  t = { 0.25 0.25 0.25 1.25 ... }
  dref = { 0.5 0 1 bits(0x2f812345) ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
}

warp 32 { asm "TLD4.R R8, R68, 352, 2D, 0xf"   active 0x3
  s = { -0.87890625 -0.87890625 ... }
  t = { 1.8789062 1.8789062 ... }
  expect lane 0 R8 = 0x7fc00000 R9 = 0x7fc00000 R10 = 0x7fc00000 R11 = 0x7fc00000
  expect lane 1 R8 = 0x7fc00000 R9 = 0x7fc00000 R10 = 0x7fc00000 R11 = 0x7fc00000
}

warp 33 { asm "TLD4.B R8, R28, 353, 2D, 0xf"   active 0x3
  s = { 1.8789062 -0.87890625 ... }
  t = { -0.87890625 1.8789062 ... }
  expect lane 0 R8 = 0x3fc00000 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x3fc00000
  expect lane 1 R8 = 0x3fc00000 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x3fc00000
}

warp 34 { asm "TEX.LZ R8, R48, 354, 2D, 0xf"   active 0x3
  s = { -0.87890625 1.8789062 ... }
  t = { -0.87890625 -0.87890625 ... }
  expect lane 0 R8 = 0x7fc00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x7fc00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
}

warp 35 { asm "TLD4.G R8, R56, 355, 2D, 0xf"   active 0x3
  s = { 1.8789062 1.8789062 ... }
  t = { 1.8789062 1.8789062 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 36 { asm "TLD4.A R8, R8, 356, 2D, 0xf"   active 0x3
  s = { -0.87890625 -0.87890625 ... }
  t = { -0.87890625 -0.87890625 ... }
  expect lane 0 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 1 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
}

warp 37 { asm "TEX.LZ R8, R116, 357, 2D, 0xf"   active 0x3
  s = { -0.87890625 -0.87890625 ... }
  t = { 1.8789062 1.8789062 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dcccccd
}

warp 38 { asm "TLD4.R R8, R116, 358, 2D, 0xf"   active 0x3
  s = { -0.87890625 -0.87890625 ... }
  t = { -0.87890625 1.8789062 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 39 { asm "TLD4.B R8, R100, 359, 2D, 0xf"   active 0x3
  s = { 1.8789062 -0.87890625 ... }
  t = { -0.87890625 -0.87890625 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 40 { asm "TEX.LZ R8, R72, 360, 2D, 0xf"   active 0x3
  s = { 1.8789062 -0.87890625 ... }
  t = { 1.8789062 -0.87890625 ... }
  expect lane 0 R8 = 0x0 R9 = 0xbe99999a R10 = 0x3f800000 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x0 R9 = 0xbe99999a R10 = 0x3f800000 R11 = 0x3dcccccd
}

warp 41 { asm "TLD4.G R8, R20, 361, 2D, 0xf"   active 0x3
  s = { -0.87890625 1.8789062 ... }
  t = { 1.8789062 1.8789062 ... }
  expect lane 0 R8 = 0xbe99999a R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0xbe99999a
  expect lane 1 R8 = 0xbe99999a R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0xbe99999a
}

warp 42 { asm "TLD4.A R8, R88, 362, 2D, 0xf"   active 0x3
  s = { -0.87890625 1.8789062 ... }
  t = { -0.87890625 -0.87890625 ... }
  expect lane 0 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 1 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
}

warp 43 { asm "TEX.LZ R8, R44, 363, 2D, 0xf"   active 0x3
  s = { 1.8789062 1.8789062 ... }
  t = { -0.87890625 -0.87890625 ... }
  expect lane 0 R8 = 0x7fc00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x7fc00000 R9 = 0xbe99999a R10 = 0x3fc00000 R11 = 0x3dcccccd
}
