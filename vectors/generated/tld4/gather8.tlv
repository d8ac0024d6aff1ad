# TLD4 by POLICY filter_weight8: each sample is a mean of one texel, or of three beyond the corner of a cube.
# Written by tests/oracle/gather8.py.
texlock 1
rules PD-125b PD-16b PD-17 PD-17a PD-17b
rules without PD-132 PD-133

policy filter_weight8
texture 0 { format R8 SNORM   type TWO_D   size 16 16   address 0x20000000   texels rows 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f 20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f 30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f 40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f 50 51 52 53 54 55 56 57 58 59 5a 5b 5c 5d 5e 5f 60 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70 71 72 73 74 75 76 77 78 79 7a 7b 7c 7d 7e 7f 80 81 82 83 84 85 86 87 88 89 8a 8b 8c 8d 8e 8f 90 91 92 93 94 95 96 97 98 99 9a 9b 9c 9d 9e 9f a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 aa ab ac ad ae af b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 ba bb bc bd be bf c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 ca cb cc cd ce cf d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 da db dc dd de df e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 ea eb ec ed ee ef f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 fa fb fc fd fe ff }
texture 1 { format R32 FLOAT   type TWO_D   size 8 8   address 0x20400000   texels rows 614aaa3b 01000000 0000803f 01000000 08522a3f 0000803f ca767b8a 76d9f1a6 452381ff 01000081 ffff7f80 0000807f 0000803f ffffff80 ffff7f00 479d0520 01000080 11282a89 0000a000 452381ff 6584967e ffff7f80 452381ff 0000807f 43d1467b 924f348d ffff7f80 0000803f 0000807f 00000080 ffffff80 6203d859 0000c0bf 0000807f f0c2f649 01000000 0000807f ffff7f00 0000807f 4523c17f eb2d589a c3dc1f3f 6c4bc278 0000807f 000080ff 3a946ee0 a2900708 01008000 c906db3d 4523c17f 00008000 e5130e8b 18fcf18f eb3cae42 6ed16262 ce38944a 01008000 830bf527 00000000 61d7e59e 9651cfdf 7777788b 4523c17f b4a850b7 }
texture 2 { format R16 FLOAT   type TWO_D   size 8 8   address 0x20800000   texels rows 15ce 20a8 0004 017e 0000 15e5 013c e65f 0100 ff83 ffff 49a8 4add ab93 ff83 e548 ffbf 0000 0100 0004 017e ffbf c09c 013c 0100 de45 017e 017e 585d 6415 017c f90e 007c ff03 ff03 013c 017c a327 ff7b 0100 ffbf 00fc 017c 01a2 082f ff7b 6295 00fc ffff 4c08 8cd8 ff7b ffff 013c 0004 87ac 82f8 201c f73d ff83 29ea 0100 017e a7e5 }
texture 3 { format R32 FLOAT   type TWO_D   size 8 8   address 0x20c00000   texels rows 01000000 dc3b33e7 0000807f 000080ff ffff7f80 ce10c400 ffffffff 1d8c9d81 01000000 ffffffff 4523c17f 0100807f 0000807f 685f1830 9926e0d5 e64b7607 ffff7f80 0000807f 3d5138f6 2a086ddd 0000807f ffff7f80 000080ff 0000807f a6c91864 ffff7f80 ffffffff b36ce2ea d5e7c95a f9f5507a 0100807f ca032037 4d98061f 71452e5b 7732de82 452381ff 452381ff 68756300 d2bfe0ed 357732a6 3d3747ff d8ed947a 84ae5ec7 d15281d2 0000807f 0100807f 0000807f ea5628b7 7967e052 68cc54d7 ffff7f80 6e250556 0000807f 0000807f 0000807f ffff7f80 e685aa78 01000000 513a124b 0000807f 452381ff 01000000 ffffffff 01000000 }
texture 4 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 4 4   address 0x21000000   texels rows bbbd144900806354 007c00fc017c00fc 017e9740013cff03 fd4900fcff83ff03 017cff83010086d8 c6c3ff830000ffff dc5fff7b443fff83 00fc0000a09a62f8 d840000471ef6e5f 0000ff83ffff00fc 017c013cff7bbef6 ffff107600fcff7b e0fdecb800800004 7adb0004ff834978 5b30017cdb7c03b7 ffff0a46ec69ffff }
texture 5 { format R8 UNORM   type TWO_D   size 8 8   address 0x21400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 6 { format R16 UNORM   type TWO_D   size 7 5   address 0x21800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 7 { format B5G6R5 UNORM   type TWO_D   size 11 3   address 0x21c00000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 64) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) }
texture 8 { format A1B5G5R5 UNORM   type TWO_D   size 8 8   address 0x22000000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 9 { format A2B10G10R10 UNORM   type TWO_D   size 7 5   address 0x22400000   texels expression ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4) }
texture 10 { format G4R4 UNORM   type TWO_D   size 11 3   address 0x22800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 16) }
texture 11 { format R16 SNORM   type TWO_D   size 8 8   address 0x22c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 12 { format B6G5R5 SNORM   type TWO_D   size 7 5   address 0x23000000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 64) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) }
texture 13 { format A8B8G8R8 SNORM   type TWO_D   size 11 3   address 0x23400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 14 { format BF10GF11RF11 FLOAT   source R G B ONE_FLOAT   type TWO_D   size 8 8   address 0x23800000   texels expression ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 992) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) }
texture 15 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 7 5   address 0x23c00000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 16 { format R32 UNORM   type TWO_D   size 11 3   address 0x24000000   texels expression (0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) }
texture 17 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 8 8   address 0x24400000   texels expression ((0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) % 16777216) }
texture 18 { format A8B8G8R8 UINT   type TWO_D   size 7 5   address 0x24800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 19 { format R16 SINT   type TWO_D   size 11 3   address 0x24c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 20 { format R16_G16 SNORM   source G R ZERO ONE_INT G_DATA_TYPE 4   type TWO_D   size 8 8   address 0x25000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 21 { format A8B8G8R8 UNORM   type TWO_D   size 7 5   address 0x25400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 22 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 11 3   address 0x25800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 23 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 4 4   address 0x25c00000   texels rows 435f2a7801648963 79e12d75cfd9a8f2 79f670647c5aef6f 1a6788e34af0a3ea eaeb51f0d276bceb 81f589dde25b2159 32e7695a27fb9eef 3563a3f764f5eadb bae1fc66af625fe9 aaf8a9dd6873b9fa 865a5a5ec8efb8db 72f89ffbfe5d8a5a 3777306331e84cef c7eac4590de8ff67 18fa5773f56da3f0 5bf477f1ace573dd }
texture 24 { format R32 FLOAT   type TWO_D   size 4 4   address 0x26000000   texels rows b0c518c1 c812fe3e 0e3341c0 8db3e53d 473ce83d 4bb752be 47f0c940 69a86c3d 6e278fbd 2476ed3d 31cd60c0 68d2cbbd c27880bd a62b1640 af73e43f c35d063d }
texture 25 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 9 6   address 0x26400000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 26 { format ZF32 FLOAT   source R R R ONE_FLOAT   type CUBEMAP   size 4 4   address 0x26800000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 27 { format X8Z24 UNORM   source R R R ONE_FLOAT   type CUBEMAP   size 3 3   address 0x26c00000   texels expression (0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8) }
texture 28 { format R32 FLOAT   type CUBEMAP   size 4 4   address 0x27000000   texels rows 7b526040 8b680241 9da30abf bc7f403d 214f05bf 852b10bd 84f9ecbd 3fdd18c1 124068c0 e0f7cd40 02f7c73e 4912f23e d398ff3e 488721be 8ab70c3f 17b74dc0 e90cfb40 9ae5093d 2d8671bf 481c59be ae4af7bf 19ded0c0 b3b36a41 51422140 0b6c5ac1 0f599c3d 973b023d 9ce6e93f 0312b13d 4c010040 3cb9e13e ca0a79c0 797b5a3f a346b33f 337e1dc1 5983d2bf 1d8eb53d fa3078bf 0c832840 ada97e41 6aa4b5bd 3a61e63f c451f9be 4fafe9be 90769f3f 6b1ce43d b511d9be 7fdfe2bf a26ce7bf b5ba523d 093ec240 5e64a3bf 9b96a43d a1d865bf 09ffa4be 41c5a340 3d1dbd40 dcc989bd c3da363d 8f70ef3d 3aae813d 7333fb40 fb2965bd 9567313f 2619a53e 514895bf 4d344bc0 e5442ebe 532a8740 a60b0fbf 5d98333d 0b6e833d 5e3e3041 628615bd 1b78ec3e 1be4b13e c58a5c40 3c47763f 2531fcc0 327e57c0 d1ab51c1 6507963f edd17f3e e7ff0fbe bdae4dbe 5cf29a3d 1ee9e4bf 0e82643d 0514ee40 80fbb3bf 7c9dd43e 5e43913e 5950f5be 7a7885bf 3d577b40 3d2cfac0 }
texture 29 { format R8 UNORM   type CUBEMAP   size 3 3   address 0x27400000   texels rows b3 16 8a 1c bc a1 bc 07 57 b4 33 a8 13 88 0f fa 1b 78 a5 b5 07 bc 87 07 fb 31 56 f9 77 f1 a5 03 47 21 4a c9 be af e3 5f 23 07 54 b0 27 7e ce d9 e3 4a ee 83 ae f2 }
texture 30 { format R8 SNORM   type CUBEMAP   size 2 2   address 0x27800000   texels rows 2c 81 38 25 6e 10 c4 5a 87 86 9e 94 51 31 ba 9b 93 81 1f bd fa 5e 80 3b }
texture 31 { format R16 FLOAT   type CUBEMAP   size 5 5   address 0x27c00000   texels rows 013c ffff dfb5 88ba ffbf 017c ff7b d9ae 017c 583a ff83 bc8b e78e 017c 017e 9532 ffff 7c1e 017e 0004 b978 0004 60d9 0080 ffbf 746c ff03 9fd0 a9dc 017c 00fc acd0 2917 013c 0d89 ff03 ff7b 007c 9ad6 407a 007c ff7b 017c 2c52 0100 0000 dd17 ffbf f874 554e 0080 5adb 84e6 667b 0004 3a9c baf3 0000 7493 013c 007c ff83 3206 5173 ff7b de85 ffbf e35d 013c ff7b 0cac f320 de7e 0eec 415c 0100 013c 0004 013c 0004 0004 017c 0004 c3ea 0004 017e 0000 007c 013c 7b37 29c8 ff7b 75e3 ff63 013c ff83 843f 1eac 78ff a7fe 874b ffff 9257 ff03 ff7b 0000 ff83 ac16 017c ff7b bfca 00fc 0000 017c 933e e9f4 0000 ffbf 0000 aa78 9aae 017c ffff 017e 0000 ff7b 017e 23fb 0000 0004 017e 017e 2958 eb69 4d86 3c9d 0000 bc99 007c 00fc ff03 013c 017e 7cfc ffbf ffff 00fc 0004 ffff ff03 }
texture 32 { format R16 SNORM   type CUBEMAP   size 3 3   address 0x28000000   texels rows d6e3 5695 1184 1660 7a44 6486 6b9e 7278 3006 074c f594 ce3f b527 8f00 d436 cd9e 11b5 942c 351b e2aa f77c 0f30 c5e7 04df 5aad 9c9d 9c76 2fa4 8df5 d65e 316d 14aa aa62 6768 3564 4027 8c57 c069 3dbe 37d7 f715 8a0a ec7f bc8c e6f4 a803 053f 327f d4fb 7355 f860 64fd 682c 64ba }
texture 33 { format R32 FLOAT   type CUBEMAP   size 1 1   address 0x28400000   texels rows acff4b3f 171985c0 709f2dc1 88515741 46f25e41 593b1fc0 }
texture 34 { format A1B5G5R5 UNORM   type CUBEMAP   size 4 4   address 0x28800000   texels rows 94ee 400b 831c 195d 4398 5a76 60a5 9b7b f3e3 0485 95b1 3629 4dc5 fa2f 06ab e981 e6d6 3c6e 89aa fd8a 47b7 508c 2c94 6cc9 70fb 4d66 ff48 66da a5c1 3e3d 8213 f3c5 3283 990a c5a9 f543 e223 626b 72a0 c97f 1235 7c16 9593 a00d c93f 0c79 43df d4e3 926f e2fa 96cf 8c53 b6cb 8b98 49d9 0011 47f2 92bc e761 d1b6 b0c5 344c dc2d 3bc5 614d cdd7 d903 c4ca ce06 8d54 7180 dd27 0c20 55b7 e620 db9b ffd0 c096 187a 06fd ad6c ddfa 7ed5 9f35 1516 a77c ae4f d801 0e51 3bdf 0bef 4444 4ce4 4898 8b13 4cae }
texture 35 { format A8B8G8R8 UINT   type CUBEMAP   size 3 3   address 0x28c00000   texels rows aa47c150 a4e27b02 605698f9 f3fe000a b2bf0a67 6fe9a38c 68b45026 2750c4ac 0b0cd97a 324e4b73 5efea539 59bff103 20afda6c 41b9a2a8 901313f8 062b6c45 e9a01317 d7541a06 7be250ab 483d6379 e0664f84 e1f7eb2d 39952c23 468d84c8 476d4aad f39588fd b78bc34b 83d103b8 89453806 5fb00984 8d0152c7 50b67e47 ad757c05 1d36c402 cf2ea217 96a39535 7af71b0a 3587ed91 46a657b7 a855ad68 d6e7edec e6dc5d62 6f779799 e31ac6de 6f8cbc7f 0b353c06 73158483 f1e37ea0 3191ce05 0e0e405e e0bb1ea2 f0dab1da e2a9c923 57aace43 }
texture 36 { format R16 SINT   type CUBEMAP   size 2 2   address 0x29000000   texels rows 38ad 2ffa 7f86 a78d e1dc 507c 7ccc 6126 8621 ae65 4c31 59a8 74ef 0be7 b8b8 68aa 7549 cc3f 8a9c 599c cd2c 8fda eca9 f85b }
texture 37 { format R16_G16_B16_A16 FLOAT   type CUBEMAP   size 2 2   address 0x29400000   texels rows ffff00fc7c44013c 0000034f017e017e 41d90100ffff891e ff7b8ddbff83017e ff03ffbfffff39c7 00fcff83be7bffbf ff7b9676ff03017c 8a5dff7bcff82c52 ffff007c1237212e 007cff03dfa7ffff ff834d168432a8f4 737500fcff03ffff e008017cffff007c 0080f59b00800066 ffbfffbf56f8013c 5829000400802f28 8b9756ee017e013c ffffff7bffbfffff 0100b0d0b86e00fc 776c48ab0000017e 969600fc00040000 0100b701f367013c ff83ff8384371a4f 0000861f93d7ffff }
texture 38 { format R16 UNORM   source R ZERO ONE_FLOAT ONE_INT   type CUBEMAP   size 2 2   address 0x29800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 39 { format R32 FLOAT   type CUBEMAP_ARRAY   size 3 3   layers 2   address 0x29c00000   texels rows e5d2a63e d0d74abd 81b0723e 7fa54bc0 42f1153d a0cbae3e adf1c33e e41cc63f 60c9673e c327523f cef6ce3e c6fddc3e 66225cc1 9b5d053d 7bfb433e a0369d40 37ec17bd 36f67bc1 4ce78ebe 4124ebbf 3d10123e 663d173f 5f1dd840 cb61dd3d 51de8cbe 9b7e5bbd ead30a40 5436b840 a59ec640 a3c7adbf d36e2f3d cda9bfbf 4cbd09c1 aebf36bf 5a2433bf eb8648c0 6b1a6f3d 689b5340 850a5040 ecdeb63d a4b37141 e9ca35bf 3acd5841 2873273f 1471193d 3052c93d d742e73d 9bff25be 547a95be f62c2b40 fa514440 b86ac9bf 00d6e4bf 5ca5793f 5a171dc1 0eabecbe 3fdeab3e eb3f25bd 87f0353f 54cbadc0 85144ec1 47a43740 2f9e45bf fb8d86bd c678a5c0 a38b0141 85d9a0bd e0d09ac0 220e4c3d 9b52c3bf f75e673d 6be06fc1 bd572dc1 35524341 59b73d3f 560ff9bd 9fb97abd 632d81c0 4d4d5d41 4d19f9be 43a7c63e aa91cf40 2cfe0341 8f14fd3f 434e89bf ac1c7b40 f5b9bebf 45915741 85614840 db508d3d 0898d53d 771ffb3f 1e03213e 3b20743f aed1a8bd 8815fabd 7341c0bd 0eba6540 384a60c1 8704c5be 8fd63b3d dda1323d c9f9f1be fdff66bf eebc013e 6820c23e 3b472640 dda0d4be }
texture 40 { format R8 SNORM   type TWO_D_ARRAY   size 9 6   layers 3   address 0x2a000000   texels rows ce ed fe a3 6e 97 a2 30 ed 2d 27 cc f0 6c 89 0a 19 61 01 7f d0 63 53 06 90 f2 d4 27 ae 73 35 ad fc 54 c5 6b 3f 96 cb b0 66 f6 a4 0d 9c 36 24 87 93 cc ae 99 ce c7 b2 35 0a a6 72 26 c3 7b b1 25 76 34 e2 1c ca 9c 65 de f5 11 9e 52 b3 84 09 9e 3f 4c 0e ee ec e1 66 9e d7 b2 e2 e9 20 70 51 aa a1 c0 7b 50 8e 68 39 c3 19 41 52 43 da 0c 85 00 f3 ae 1f 67 2c 1e 50 95 55 a9 8c d1 d6 2f ad 65 56 ad 06 48 3c 2c 10 fd 47 f6 76 6f 93 6b ea 62 4a 3f 59 4f a3 38 d5 5c e4 8b 5b 79 fc ea fd 68 94 3a }
texture 41 { format R32 FLOAT   type CUBEMAP   size 2 2   address 0x2a400000   texels rows e76316da ffffff80 000080ff 452381ff 4523c17f 4beb5b55 01008000 d0506311 0000803f 00000080 d0b9be86 01000081 c972b0e5 0000803f ffff7f80 1a321571 01000081 febaea3d d5e97624 46252e69 00000080 0000a000 ffffff80 40092659 }
texture 42 { format R16 FLOAT   type CUBEMAP   size 3 3   address 0x2a800000   texels rows 00fc ff03 017c 017c 017e ffbf 00fc 017c bccc 44b2 0080 ff7b ff03 254f 017e c525 00fc 007c 0953 0dd9 a8d8 0004 eb99 0723 a657 83e9 ff03 0100 017c a78f 0000 4de9 ff7b 3168 1f95 ecd9 b580 ce73 ff83 cb9d 05bf 0080 007c 0100 36c0 00fc 6545 007c 0000 ff03 0004 ff7b ea8b ffff }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 2 texture 5 sampler 2
sampler 3 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 3 texture 5 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 4 texture 6 sampler 4
sampler 5 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 6 sampler 5
sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 6 texture 7 sampler 6
sampler 7 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 7 texture 7 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 8 texture 7 sampler 8
sampler 9 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 9 texture 7 sampler 9
sampler 10 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 10 texture 8 sampler 10
sampler 11 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 11 texture 8 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 12 texture 8 sampler 12
sampler 13 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 13 texture 8 sampler 13
sampler 14 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 14 texture 9 sampler 14
sampler 15 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 15 texture 9 sampler 15
sampler 16 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 16 texture 9 sampler 16
sampler 17 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 17 texture 9 sampler 17
sampler 18 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 18 texture 10 sampler 18
sampler 19 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 19 texture 10 sampler 19
sampler 20 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 20 texture 10 sampler 20
sampler 21 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 21 texture 10 sampler 21
sampler 22 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 22 texture 11 sampler 22
sampler 23 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 23 texture 11 sampler 23
sampler 24 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 24 texture 12 sampler 24
sampler 25 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 25 texture 12 sampler 25
sampler 26 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 26 texture 12 sampler 26
sampler 27 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 27 texture 12 sampler 27
sampler 28 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 28 texture 13 sampler 28
sampler 29 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 29 texture 13 sampler 29
sampler 30 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 30 texture 13 sampler 30
sampler 31 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 31 texture 13 sampler 31
sampler 32 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 32 texture 14 sampler 32
sampler 33 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 33 texture 14 sampler 33
sampler 34 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 34 texture 14 sampler 34
sampler 35 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 35 texture 14 sampler 35
sampler 36 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 36 texture 15 sampler 36
sampler 37 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 37 texture 15 sampler 37
sampler 38 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 38 texture 15 sampler 38
sampler 39 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 39 texture 15 sampler 39
sampler 40 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 40 texture 16 sampler 40
sampler 41 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 41 texture 16 sampler 41
sampler 42 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 42 texture 17 sampler 42
sampler 43 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 43 texture 17 sampler 43
sampler 44 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 44 texture 17 sampler 44
sampler 45 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 45 texture 17 sampler 45
sampler 46 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 46 texture 18 sampler 46
sampler 47 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 47 texture 18 sampler 47
sampler 48 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 48 texture 18 sampler 48
sampler 49 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 49 texture 18 sampler 49
sampler 50 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 50 texture 19 sampler 50
sampler 51 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 51 texture 19 sampler 51
sampler 52 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 52 texture 20 sampler 52
sampler 53 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 53 texture 20 sampler 53
sampler 54 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 54 texture 20 sampler 54
sampler 55 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 20 sampler 55
sampler 56 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 56 texture 21 sampler 56
sampler 57 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 57 texture 21 sampler 57
sampler 58 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 58 texture 21 sampler 58
sampler 59 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 59 texture 21 sampler 59
sampler 60 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 60 texture 22 sampler 60
sampler 61 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 61 texture 22 sampler 61
sampler 62 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 62 texture 22 sampler 62
sampler 63 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 63 texture 22 sampler 63
sampler 64 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 64 texture 1 sampler 64
sampler 65 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 65 texture 2 sampler 65
sampler 66 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 66 texture 3 sampler 66
sampler 67 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 67 texture 4 sampler 67
sampler 68 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 68 texture 4 sampler 68
sampler 69 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 69 texture 4 sampler 69
sampler 70 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 70 texture 4 sampler 70
sampler 71 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 71 texture 23 sampler 71
sampler 72 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 72 texture 23 sampler 72
sampler 73 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 73 texture 23 sampler 73
sampler 74 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 74 texture 23 sampler 74
sampler 75 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 75 texture 24 sampler 75
sampler 76 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 76 texture 40 sampler 76
sampler 77 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x1 }
handle 77 texture 25 sampler 77
sampler 78 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x3 }
handle 78 texture 25 sampler 78
sampler 79 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x5 }
handle 79 texture 25 sampler 79
sampler 80 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x7 }
handle 80 texture 25 sampler 80
sampler 81 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 81 texture 28 sampler 81
sampler 82 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 82 texture 28 sampler 82
sampler 83 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 83 texture 28 sampler 83
sampler 84 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 84 texture 29 sampler 84
sampler 85 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 85 texture 29 sampler 85
sampler 86 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 86 texture 29 sampler 86
sampler 87 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 87 texture 30 sampler 87
sampler 88 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 88 texture 30 sampler 88
sampler 89 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 89 texture 30 sampler 89
sampler 90 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 90 texture 31 sampler 90
sampler 91 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 91 texture 31 sampler 91
sampler 92 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 92 texture 31 sampler 92
sampler 93 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 93 texture 32 sampler 93
sampler 94 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 94 texture 32 sampler 94
sampler 95 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 95 texture 32 sampler 95
sampler 96 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 96 texture 33 sampler 96
sampler 97 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 97 texture 33 sampler 97
sampler 98 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 98 texture 33 sampler 98
sampler 99 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 99 texture 34 sampler 99
sampler 100 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 100 texture 34 sampler 100
sampler 101 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 101 texture 34 sampler 101
sampler 102 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 102 texture 34 sampler 102
sampler 103 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 103 texture 34 sampler 103
sampler 104 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 104 texture 34 sampler 104
sampler 105 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 105 texture 35 sampler 105
sampler 106 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 106 texture 35 sampler 106
sampler 107 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 107 texture 35 sampler 107
sampler 108 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 108 texture 35 sampler 108
sampler 109 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 109 texture 35 sampler 109
sampler 110 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 110 texture 35 sampler 110
sampler 111 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 111 texture 36 sampler 111
sampler 112 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 112 texture 36 sampler 112
sampler 113 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 113 texture 36 sampler 113
sampler 114 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 114 texture 37 sampler 114
sampler 115 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 115 texture 37 sampler 115
sampler 116 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 116 texture 37 sampler 116
sampler 117 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 117 texture 37 sampler 117
sampler 118 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 118 texture 37 sampler 118
sampler 119 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 119 texture 37 sampler 119
sampler 120 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 120 texture 38 sampler 120
sampler 121 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 121 texture 38 sampler 121
sampler 122 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 122 texture 38 sampler 122
sampler 123 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 123 texture 38 sampler 123
sampler 124 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 124 texture 39 sampler 124
sampler 125 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 125 texture 39 sampler 125
sampler 126 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 126 texture 39 sampler 126
sampler 127 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 127 texture 41 sampler 127
sampler 128 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 128 texture 41 sampler 128
sampler 129 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 129 texture 41 sampler 129
sampler 130 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 130 texture 42 sampler 130
sampler 131 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 131 texture 42 sampler 131
sampler 132 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 132 texture 42 sampler 132
sampler 133 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 133 texture 26 sampler 133
sampler 134 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 134 texture 26 sampler 134
sampler 135 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 135 texture 26 sampler 135
sampler 136 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x6 }
handle 136 texture 26 sampler 136
sampler 137 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x1 }
handle 137 texture 26 sampler 137
sampler 138 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 138 texture 27 sampler 138
sampler 139 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 139 texture 27 sampler 139
sampler 140 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 140 texture 27 sampler 140
sampler 141 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x6 }
handle 141 texture 27 sampler 141
sampler 142 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x1 }
handle 142 texture 27 sampler 142

warp 0 { asm "TLD4.R R8, R48, 0, 2D, 0xf"   active 0xffffffff
  s = { 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 ... }
  t = { 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.0625 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.3125 0.3125 0.3125 0.3125 0.3125 0.3125 0.3125 0.3125 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 ... }
  expect lane 0 R8 = 0x3e010102 R9 = 0x3e091112 R10 = 0x3c010102 R11 = 0x0
  expect lane 1 R8 = 0x3e112122 R9 = 0x3e193132 R10 = 0x3cc18183 R11 = 0x3c810102
  expect lane 2 R8 = 0x3e214143 R9 = 0x3e295153 R10 = 0x3d214143 R11 = 0x3d010102
  expect lane 3 R8 = 0x3e316163 R9 = 0x3e397173 R10 = 0x3d61c1c4 R11 = 0x3d418183
  expect lane 4 R8 = 0x3e418183 R9 = 0x3e499193 R10 = 0x3d912122 R11 = 0x3d810102
  expect lane 5 R8 = 0x3e51a1a3 R9 = 0x3e59b1b3 R10 = 0x3db16163 R11 = 0x3da14143
  expect lane 6 R8 = 0x3e61c1c4 R9 = 0x3e69d1d4 R10 = 0x3dd1a1a3 R11 = 0x3dc18183
  expect lane 7 R8 = 0x3e71e1e4 R9 = 0x3e79f1f4 R10 = 0x3df1e1e4 R11 = 0x3de1c1c4
  expect lane 8 R8 = 0x3ec18183 R9 = 0x3ec5898b R10 = 0x3e85090a R11 = 0x3e810102
  expect lane 9 R8 = 0x3ec99193 R9 = 0x3ecd999b R10 = 0x3e8d191a R11 = 0x3e891112
  expect lane 10 R8 = 0x3ed1a1a3 R9 = 0x3ed5a9ab R10 = 0x3e95292a R11 = 0x3e912122
  expect lane 11 R8 = 0x3ed9b1b3 R9 = 0x3eddb9bb R10 = 0x3e9d393a R11 = 0x3e993132
  expect lane 12 R8 = 0x3ee1c1c4 R9 = 0x3ee5c9cc R10 = 0x3ea5494b R11 = 0x3ea14143
  expect lane 13 R8 = 0x3ee9d1d4 R9 = 0x3eedd9dc R10 = 0x3ead595b R11 = 0x3ea95153
  expect lane 14 R8 = 0x3ef1e1e4 R9 = 0x3ef5e9ec R10 = 0x3eb5696b R11 = 0x3eb16163
  expect lane 15 R8 = 0x3ef9f1f4 R9 = 0x3efdf9fc R10 = 0x3ebd797b R11 = 0x3eb97173
  expect lane 16 R8 = 0x3f214343 R9 = 0x3f234747 R10 = 0x3f030706 R11 = 0x3f010302
  expect lane 17 R8 = 0x3f254b4b R9 = 0x3f274f4f R10 = 0x3f070f0e R11 = 0x3f050b0a
  expect lane 18 R8 = 0x3f295353 R9 = 0x3f2b5757 R10 = 0x3f0b1716 R11 = 0x3f091312
  expect lane 19 R8 = 0x3f2d5b5b R9 = 0x3f2f5f5f R10 = 0x3f0f1f1e R11 = 0x3f0d1b1a
  expect lane 20 R8 = 0x3f316363 R9 = 0x3f336767 R10 = 0x3f132726 R11 = 0x3f112322
  expect lane 21 R8 = 0x3f356b6b R9 = 0x3f376f6f R10 = 0x3f172f2e R11 = 0x3f152b2a
  expect lane 22 R8 = 0x3f397373 R9 = 0x3f3b7777 R10 = 0x3f1b3736 R11 = 0x3f193332
  expect lane 23 R8 = 0x3f3d7b7b R9 = 0x3f3f7f7f R10 = 0x3f1f3f3e R11 = 0x3f1d3b3a
  expect lane 24 R8 = 0x3f61c3c4 R9 = 0x3f63c7c8 R10 = 0x3f438787 R11 = 0x3f418383
  expect lane 25 R8 = 0x3f65cbcc R9 = 0x3f67cfd0 R10 = 0x3f478f8f R11 = 0x3f458b8b
  expect lane 26 R8 = 0x3f69d3d4 R9 = 0x3f6bd7d8 R10 = 0x3f4b9797 R11 = 0x3f499393
  expect lane 27 R8 = 0x3f6ddbdc R9 = 0x3f6fdfe0 R10 = 0x3f4f9f9f R11 = 0x3f4d9b9b
  expect lane 28 R8 = 0x3f71e3e4 R9 = 0x3f73e7e8 R10 = 0x3f53a7a7 R11 = 0x3f51a3a3
  expect lane 29 R8 = 0x3f75ebec R9 = 0x3f77eff0 R10 = 0x3f57afaf R11 = 0x3f55abab
  expect lane 30 R8 = 0x3f79f3f4 R9 = 0x3f7bf7f8 R10 = 0x3f5bb7b7 R11 = 0x3f59b3b3
  expect lane 31 R8 = 0x3f7dfbfc R9 = 0x3f800000 R10 = 0x3f5fbfbf R11 = 0x3f5dbbbb
}

warp 1 { asm "TLD4.R R8, R12, 1, 2D, 0xf"   active 0xffffffff
  s = { 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 0.0625 0.1875 0.3125 0.4375 0.5625 0.6875 0.8125 0.9375 ... }
  t = { 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.5625 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.8125 0.8125 0.8125 0.8125 0.8125 0.8125 0.8125 0.8125 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 ... }
  expect lane 0 R8 = 0xbf61c3c4 R9 = 0xbf5fbfbf R10 = 0xbf800000 R11 = 0xbf800000
  expect lane 1 R8 = 0xbf5dbbbb R9 = 0xbf5bb7b7 R10 = 0xbf7bf7f8 R11 = 0xbf7dfbfc
  expect lane 2 R8 = 0xbf59b3b3 R9 = 0xbf57afaf R10 = 0xbf77eff0 R11 = 0xbf79f3f4
  expect lane 3 R8 = 0xbf55abab R9 = 0xbf53a7a7 R10 = 0xbf73e7e8 R11 = 0xbf75ebec
  expect lane 4 R8 = 0xbf51a3a3 R9 = 0xbf4f9f9f R10 = 0xbf6fdfe0 R11 = 0xbf71e3e4
  expect lane 5 R8 = 0xbf4d9b9b R9 = 0xbf4b9797 R10 = 0xbf6bd7d8 R11 = 0xbf6ddbdc
  expect lane 6 R8 = 0xbf499393 R9 = 0xbf478f8f R10 = 0xbf67cfd0 R11 = 0xbf69d3d4
  expect lane 7 R8 = 0xbf458b8b R9 = 0xbf438787 R10 = 0xbf63c7c8 R11 = 0xbf65cbcc
  expect lane 8 R8 = 0xbf214343 R9 = 0xbf1f3f3e R10 = 0xbf3f7f7f R11 = 0xbf418383
  expect lane 9 R8 = 0xbf1d3b3a R9 = 0xbf1b3736 R10 = 0xbf3b7777 R11 = 0xbf3d7b7b
  expect lane 10 R8 = 0xbf193332 R9 = 0xbf172f2e R10 = 0xbf376f6f R11 = 0xbf397373
  expect lane 11 R8 = 0xbf152b2a R9 = 0xbf132726 R10 = 0xbf336767 R11 = 0xbf356b6b
  expect lane 12 R8 = 0xbf112322 R9 = 0xbf0f1f1e R10 = 0xbf2f5f5f R11 = 0xbf316363
  expect lane 13 R8 = 0xbf0d1b1a R9 = 0xbf0b1716 R10 = 0xbf2b5757 R11 = 0xbf2d5b5b
  expect lane 14 R8 = 0xbf091312 R9 = 0xbf070f0e R10 = 0xbf274f4f R11 = 0xbf295353
  expect lane 15 R8 = 0xbf050b0a R9 = 0xbf030706 R10 = 0xbf234747 R11 = 0xbf254b4b
  expect lane 16 R8 = 0xbec18183 R9 = 0xbebd797b R10 = 0xbefdf9fc R11 = 0xbf010102
  expect lane 17 R8 = 0xbeb97173 R9 = 0xbeb5696b R10 = 0xbef5e9ec R11 = 0xbef9f1f4
  expect lane 18 R8 = 0xbeb16163 R9 = 0xbead595b R10 = 0xbeedd9dc R11 = 0xbef1e1e4
  expect lane 19 R8 = 0xbea95153 R9 = 0xbea5494b R10 = 0xbee5c9cc R11 = 0xbee9d1d4
  expect lane 20 R8 = 0xbea14143 R9 = 0xbe9d393a R10 = 0xbeddb9bb R11 = 0xbee1c1c4
  expect lane 21 R8 = 0xbe993132 R9 = 0xbe95292a R10 = 0xbed5a9ab R11 = 0xbed9b1b3
  expect lane 22 R8 = 0xbe912122 R9 = 0xbe8d191a R10 = 0xbecd999b R11 = 0xbed1a1a3
  expect lane 23 R8 = 0xbe891112 R9 = 0xbe85090a R10 = 0xbec5898b R11 = 0xbec99193
  expect lane 24 R8 = 0xbe010102 R9 = 0xbdf1e1e4 R10 = 0xbe79f1f4 R11 = 0xbe810102
  expect lane 25 R8 = 0xbde1c1c4 R9 = 0xbdd1a1a3 R10 = 0xbe69d1d4 R11 = 0xbe71e1e4
  expect lane 26 R8 = 0xbdc18183 R9 = 0xbdb16163 R10 = 0xbe59b1b3 R11 = 0xbe61c1c4
  expect lane 27 R8 = 0xbda14143 R9 = 0xbd912122 R10 = 0xbe499193 R11 = 0xbe51a1a3
  expect lane 28 R8 = 0xbd810102 R9 = 0xbd61c1c4 R10 = 0xbe397173 R11 = 0xbe418183
  expect lane 29 R8 = 0xbd418183 R9 = 0xbd214143 R10 = 0xbe295153 R11 = 0xbe316163
  expect lane 30 R8 = 0xbd010102 R9 = 0xbcc18183 R10 = 0xbe193132 R11 = 0xbe214143
  expect lane 31 R8 = 0xbc810102 R9 = 0xbc010102 R10 = 0xbe091112 R11 = 0xbe112122
}

warp 2 { asm "TLD4.R R8, R48, 2, 2D, 0xf"   active 0xff
  s = { 0.022949219 0.6464844 0.17822266 0.23388672 0.73535156 0.5678711 0.19824219 0.79296875 ... }
  t = { 0.6347656 -0.083496094 0.45507812 0.27246094 0.23779297 1.1445312 -0.08251953 0.44384766 ... }
  expect lane 0 R8 = 0x3f54d4d5 R9 = 0x3d109091 R10 = 0x3f54d4d5 R11 = 0x3f1f9fa0
  expect lane 1 R8 = 0x3ee8e8e9 R9 = 0x3f119192 R10 = 0x3f46c6c7 R11 = 0x3f29a9aa
  expect lane 2 R8 = 0x3f54d4d5 R9 = 0x3f71f1f2 R10 = 0x3f3cbcbd R11 = 0x3f1f9fa0
  expect lane 3 R8 = 0x3f078788 R9 = 0x3f24a4a5 R10 = 0x3edededf R11 = 0x3ea4a4a5
  expect lane 4 R8 = 0x3f7bfbfc R9 = 0x3dc0c0c1 R10 = 0x3f63e3e4 R11 = 0x3f46c6c7
  expect lane 5 R8 = 0x3f32b2b3 R9 = 0x3f4fcfd0 R10 = 0x3c808081 R11 = 0x3f67e7e8
  expect lane 6 R8 = 0x3de8e8e9 R9 = 0x3e68e8e9 R10 = 0x3edededf R11 = 0x3ea4a4a5
  expect lane 7 R8 = 0x3ecacacb R9 = 0x3f028283 R10 = 0x3e9a9a9b R11 = 0x3e40c0c1
}

warp 3 { asm "TLD4.B R8, R76, 3, 2D, 0xf"   active 0xff
  s = { 0.041015625 0.33398438 0.9692383 0.44384766 0.9838867 0.7807617 -0.010253906 0.5917969 ... }
  t = { 0.15673828 0.95751953 0.45263672 0.19726562 0.9868164 0.8364258 0.69433594 -0.0859375 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 4 { asm "TLD4.R R8, R60, 4, 2D, 0xf"   active 0xff
  s = { 0.73158485 0.42578125 0.49888393 0.969308 0.35825893 -0.015625 0.8922991 0.52120537 ... }
  t = { 0.534375 0.25625 1.0164063 0.9578125 0.528125 0.56640625 0.353125 -0.1296875 ... }
  expect lane 0 R8 = 0x3cf960f9 R9 = 0x3e3b88bc R10 = 0x3f35bdb6 R11 = 0x3f0ea68f
  expect lane 1 R8 = 0x3f4753c7 R9 = 0x3f6e6aee R10 = 0x3eea8aeb R11 = 0x3e9c5c9c
  expect lane 2 R8 = 0x3e4b08cb R9 = 0x3eb3b2b4 R10 = 0x3eb3b2b4 R11 = 0x3e4b08cb
  expect lane 3 R8 = 0x3f4f1ecf R9 = 0x3f6494e5 R10 = 0x3f6494e5 R11 = 0x3f4f1ecf
  expect lane 4 R8 = 0x3f399dba R9 = 0x3f60b4e1 R10 = 0x3ecf1ecf R11 = 0x3e80f081
  expect lane 5 R8 = 0x3eabf2ac R9 = 0x3ed6ded7 R10 = 0x3f724af2 R11 = 0x3f5cd4dd
  expect lane 6 R8 = 0x3f35bdb6 R9 = 0x3f5cd4dd R10 = 0x3ec75ec7 R11 = 0x3e7260f2
  expect lane 7 R8 = 0x3eea8aeb R9 = 0x3f1c5c9c R10 = 0x3dac08ac R11 = 0x3f6e6aee
}

warp 5 { asm "TLD4.B R8, R56, 5, 2D, 0xf"   active 0xff
  s = { 1.047433 0.9910714 0.57477677 0.12723215 0.11941964 0.5385045 1.1305803 0.80245537 ... }
  t = { -0.2046875 0.8921875 0.8296875 0.828125 0.27578124 0.71796876 0.8929688 -0.0734375 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 6 { asm "TLD4.R R8, R92, 6, 2D, 0xf"   active 0xff
  s = { 0.49325284 0.6004972 0.453125 0.8572443 0.5348011 0.7958097 -0.01171875 0.69673294 ... }
  t = { -0.079427086 0.9817708 0.203125 1.2473959 1.328125 0.7317708 1.1341146 1.0572916 ... }
  expect lane 0 R8 = 0x3f6739e7 R9 = 0x3dc630c6 R10 = 0x3dc630c6 R11 = 0x3f6739e7
  expect lane 1 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 2 R8 = 0x3e6738e7 R9 = 0x3ee738e7 R10 = 0x3dc630c6 R11 = 0x3f6739e7
  expect lane 3 R8 = 0x3dc630c6 R9 = 0x3ea528a5 R10 = 0x3f2d6bad R11 = 0x3ee738e7
  expect lane 4 R8 = 0x3ee738e7 R9 = 0x3f2d6bad R10 = 0x0 R11 = 0x3f4e73ce
  expect lane 5 R8 = 0x3ee738e7 R9 = 0x3f2d6bad R10 = 0x3ea528a5 R11 = 0x3dc630c6
  expect lane 6 R8 = 0x3f6739e7 R9 = 0x3f35adb6 R10 = 0x3f35adb6 R11 = 0x3f6739e7
  expect lane 7 R8 = 0x3e6738e7 R9 = 0x3ee738e7 R10 = 0x3ee738e7 R11 = 0x3e6738e7
}

warp 7 { asm "TLD4.G R8, R20, 7, 2D, 0xf"   active 0xff
  s = { 0.34623578 0.7130682 0.8707386 0.38955966 0.32137784 0.72727275 -0.09694602 0.1690341 ... }
  t = { 1.3033854 1.3580729 0.57421875 1.1796875 0.30989584 0.83203125 0.51692706 -0.27604166 ... }
  expect lane 0 R8 = 0x3f124992 R9 = 0x3f6fbef0 R10 = 0x3f6fbef0 R11 = 0x3f124992
  expect lane 1 R8 = 0x0 R9 = 0x3ebaeabb R10 = 0x3ebaeabb R11 = 0x0
  expect lane 2 R8 = 0x3f3aebbb R9 = 0x3da288a3 R10 = 0x3f020882 R11 = 0x3e124892
  expect lane 3 R8 = 0x3f124992 R9 = 0x3f6fbef0 R10 = 0x3f6fbef0 R11 = 0x3f124992
  expect lane 4 R8 = 0x3f800000 R9 = 0x3eb2cab3 R10 = 0x3f471cc7 R11 = 0x3ed34cd3
  expect lane 5 R8 = 0x0 R9 = 0x3ebaeabb R10 = 0x3f4b2ccb R11 = 0x3edb6cdb
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f32cbb3 R9 = 0x3d4300c3 R10 = 0x3d4300c3 R11 = 0x3f32cbb3
}

warp 8 { asm "TLD4.B R8, R28, 8, 2D, 0xf"   active 0xff
  s = { 0.14382102 0.50852275 0.8540483 0.49112216 0.9964489 0.71022725 0.07350852 0.06605113 ... }
  t = { 0.29166666 -0.111979164 1.3619791 1.0390625 0.796875 1.0325521 1.2395834 0.80859375 ... }
  expect lane 0 R8 = 0x3f6739e7 R9 = 0x3dc630c6 R10 = 0x3f4631c6 R11 = 0x3f0c638c
  expect lane 1 R8 = 0x3ed6b4d7 R9 = 0x3f2529a5 R10 = 0x3f2529a5 R11 = 0x3ed6b4d7
  expect lane 2 R8 = 0x3ed6b4d7 R9 = 0x3f2529a5 R10 = 0x3f800000 R11 = 0x3f4631c6
  expect lane 3 R8 = 0x3f6739e7 R9 = 0x3dc630c6 R10 = 0x3dc630c6 R11 = 0x3f6739e7
  expect lane 4 R8 = 0x3e4630c6 R9 = 0x0 R10 = 0x3f2d6bad R11 = 0x3f5ef7df
  expect lane 5 R8 = 0x3f0c638c R9 = 0x3f4631c6 R10 = 0x3f4631c6 R11 = 0x3f0c638c
  expect lane 6 R8 = 0x3f2d6bad R9 = 0x3f6739e7 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3f6739e7 R11 = 0x3f2d6bad
}

warp 9 { asm "TLD4.A R8, R44, 9, 2D, 0xf"   active 0xff
  s = { 0.9183239 0.28231534 0.3309659 0.58664775 0.7972301 0.3416193 0.74360794 0.8515625 ... }
  t = { 0.053385418 1.1510416 0.31510416 0.90625 1.1367188 0.22786458 -0.3450521 0.7630208 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 10 { asm "TLD4.R R8, R44, 10, 2D, 0xf"   active 0xff
  s = { 0.6152344 0.765625 0.84521484 1.0566406 0.51464844 0.11035156 1.0166016 0.81884766 ... }
  t = { 0.65722656 0.6533203 0.018066406 0.19873047 0.4741211 0.08251953 0.93652344 0.59033203 ... }
  expect lane 0 R8 = 0x3f1ce79d R9 = 0x3f56b5d7 R10 = 0x3ef7bcf8 R11 = 0x3e842084
  expect lane 1 R8 = 0x3f56b5d7 R9 = 0x3d042084 R10 = 0x3f35adb6 R11 = 0x3ef7bcf8
  expect lane 2 R8 = 0x3ea528a5 R9 = 0x3f0c638c R10 = 0x3f0c638c R11 = 0x3ea528a5
  expect lane 3 R8 = 0x3e6738e7 R9 = 0x3f35adb6 R10 = 0x3eb5acb6 R11 = 0x3f6739e7
  expect lane 4 R8 = 0x3d042084 R9 = 0x3e842084 R10 = 0x3f6f7bef R11 = 0x3f35adb6
  expect lane 5 R8 = 0x3eb5acb6 R9 = 0x3f14a595 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 6 R8 = 0x3f77bdf8 R9 = 0x3ed6b4d7 R10 = 0x3d842084 R11 = 0x3f1ce79d
  expect lane 7 R8 = 0x3d042084 R9 = 0x3e842084 R10 = 0x3f6f7bef R11 = 0x3f35adb6
}

warp 11 { asm "TLD4.G R8, R88, 11, 2D, 0xf"   active 0xff
  s = { 0.62353516 0.8149414 0.16308594 1.1074219 0.5205078 0.30029297 -0.1328125 -0.07080078 ... }
  t = { 0.31835938 0.1328125 0.22363281 0.29833984 0.36767578 0.2529297 1.1269531 0.46777344 ... }
  expect lane 0 R8 = 0x3d842084 R9 = 0x3e94a495 R10 = 0x3f77bdf8 R11 = 0x3f3defbe
  expect lane 1 R8 = 0x3f56b5d7 R9 = 0x3d042084 R10 = 0x3f35adb6 R11 = 0x3ef7bcf8
  expect lane 2 R8 = 0x3f5ef7df R9 = 0x3d842084 R10 = 0x3f3defbe R11 = 0x3f042184
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f5ef7df R9 = 0x3d842084 R10 = 0x3f3defbe R11 = 0x3f042184
  expect lane 5 R8 = 0x3d842084 R9 = 0x3e94a495 R10 = 0x3f77bdf8 R11 = 0x3f3defbe
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TLD4.B R8, R36, 12, 2D, 0xf"   active 0xff
  s = { 0.6113281 0.3725586 0.71533203 0.5678711 -0.00048828125 1.0620117 0.328125 0.044921875 ... }
  t = { -0.001953125 -0.07763672 0.91552734 -0.023925781 -0.052734375 0.08105469 -0.14648438 0.57373047 ... }
  expect lane 0 R8 = 0x3e4630c6 R9 = 0x3ed6b4d7 R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 1 R8 = 0x3f4631c6 R9 = 0x3f800000 R10 = 0x3ea528a5 R11 = 0x3dc630c6
  expect lane 2 R8 = 0x3f56b5d7 R9 = 0x3d042084 R10 = 0x3f35adb6 R11 = 0x3ef7bcf8
  expect lane 3 R8 = 0x3e4630c6 R9 = 0x3ed6b4d7 R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 4 R8 = 0x3f5ef7df R9 = 0x3ea528a5 R10 = 0x3ea528a5 R11 = 0x3f5ef7df
  expect lane 5 R8 = 0x3e4630c6 R9 = 0x3f2d6bad R10 = 0x3ea528a5 R11 = 0x3f5ef7df
  expect lane 6 R8 = 0x3f4631c6 R9 = 0x3f800000 R10 = 0x3ea528a5 R11 = 0x3dc630c6
  expect lane 7 R8 = 0x3f14a595 R9 = 0x3d042084 R10 = 0x3f35adb6 R11 = 0x3e6738e7
}

warp 13 { asm "TLD4.A R8, R112, 13, 2D, 0xf"   active 0xff
  s = { 0.73339844 0.8300781 0.5283203 0.5493164 0.23388672 0.27294922 0.27783203 0.091796875 ... }
  t = { 0.81103516 1.0107422 0.22753906 1.0581055 0.9707031 0.31347656 0.98828125 0.86328125 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 14 { asm "TLD4.R R8, R104, 14, 2D, 0xf"   active 0xff
  s = { 1.0597098 -0.046875 0.79910713 0.9592634 0.042410713 1.1300223 1.1205357 0.47488838 ... }
  t = { 0.0921875 -0.0671875 0.4140625 0.03828125 0.396875 0.7671875 1.228125 1.096875 ... }
  expect lane 0 R8 = 0x3f13a494 R9 = 0x0 R10 = 0x0 R11 = 0x3f13a494
  expect lane 1 R8 = 0x3f13a494 R9 = 0x0 R10 = 0x0 R11 = 0x3f13a494
  expect lane 2 R8 = 0x3dee38ee R9 = 0x3ec230c2 R10 = 0x3f7a7efa R11 = 0x3f372db7
  expect lane 3 R8 = 0x3f13a494 R9 = 0x0 R10 = 0x0 R11 = 0x3f13a494
  expect lane 4 R8 = 0x3ec230c2 R9 = 0x3f4db3ce R10 = 0x3ecdb2ce R11 = 0x3f7a7efa
  expect lane 5 R8 = 0x3f1b269b R9 = 0x3f5e77de R10 = 0x3eef3aef R11 = 0x3e5134d1
  expect lane 6 R8 = 0x3e5134d1 R9 = 0x3eef3aef R10 = 0x3f5e77de R11 = 0x3f1b269b
  expect lane 7 R8 = 0x3e062086 R9 = 0x3ec9b2ca R10 = 0x3ec9b2ca R11 = 0x3e062086
}

warp 15 { asm "TLD4.G R8, R12, 15, 2D, 0xf"   active 0xff
  s = { 0.625 0.07366072 0.48828125 0.9860491 1.0898438 0.14174107 0.84375 0.17912947 ... }
  t = { 0.44453126 1.1234375 0.5992187 0.1296875 1.1523438 0.57109374 0.46796876 0.16484375 ... }
  expect lane 0 R8 = 0x3f6a3aea R9 = 0x3e352cb5 R10 = 0x3f46b1c7 R11 = 0x3f036083
  expect lane 1 R8 = 0x3f6dfbee R9 = 0x3e4430c4 R10 = 0x3e4430c4 R11 = 0x3f6dfbee
  expect lane 2 R8 = 0x3d5830d8 R9 = 0x3ea1a8a2 R10 = 0x3f6a3aea R11 = 0x3f26e9a7
  expect lane 3 R8 = 0x3e9a269a R9 = 0x0 R10 = 0x0 R11 = 0x3f6679e6
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f072187 R9 = 0x3f4a72ca R10 = 0x3ec730c7 R11 = 0x3e012081
  expect lane 6 R8 = 0x3ee138e1 R9 = 0x3f33ecb4 R10 = 0x3e9a269a R11 = 0x3d1c209c
  expect lane 7 R8 = 0x3f39aeba R9 = 0x3f7cfffd R10 = 0x3f162596 R11 = 0x3ea5a8a6
}

warp 16 { asm "TLD4.B R8, R52, 16, 2D, 0xf"   active 0xff
  s = { 0.5373884 -0.140625 0.46484375 0.9771205 0.2935268 0.5390625 0.63783485 0.6858259 ... }
  t = { 0.7421875 0.55546874 0.6109375 1.1125 0.63984376 1.23125 0.4640625 1.015625 ... }
  expect lane 0 R8 = 0x3d2420a4 R9 = 0x3e9b269b R10 = 0x3f66f9e7 R11 = 0x3f23a8a4
  expect lane 1 R8 = 0x3e2828a8 R9 = 0x3edab6db R10 = 0x3cd020d0 R11 = 0x3f4370c3
  expect lane 2 R8 = 0x3ec0b0c1 R9 = 0x3f23a8a4 R10 = 0x3e733cf3 R11 = 0x3f79befa
  expect lane 3 R8 = 0x3edab6db R9 = 0x3f59f6da R10 = 0x3e812081 R11 = 0x3f5435d4
  expect lane 4 R8 = 0x3de838e8 R9 = 0x3ec0b0c1 R10 = 0x3f79befa R11 = 0x3f366db6
  expect lane 5 R8 = 0x3f23a8a4 R9 = 0x3f66f9e7 R10 = 0x3e9b269b R11 = 0x3d2420a4
  expect lane 6 R8 = 0x3e733cf3 R9 = 0x3f002080 R10 = 0x3dca30ca R11 = 0x3f5635d6
  expect lane 7 R8 = 0x3e9b269b R9 = 0x3f10e491 R10 = 0x3f10e491 R11 = 0x3e9b269b
}

warp 17 { asm "TLD4.A R8, R52, 17, 2D, 0xf"   active 0xff
  s = { 0.9045759 0.73828125 0.015625 0.6032366 -0.05245536 0.16685268 0.13783482 0.46819195 ... }
  t = { 0.01015625 0.86640626 0.6515625 0.7132813 0.04296875 1.175 1.0296875 -0.125 ... }
  expect lane 0 R8 = 0x3f2aaaab R9 = 0x3eaaaaab R10 = 0x3eaaaaab R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f2aaaab R10 = 0x3eaaaaab R11 = 0x3f2aaaab
  expect lane 2 R8 = 0x0 R9 = 0x3f2aaaab R10 = 0x3eaaaaab R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2aaaab R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f800000
  expect lane 7 R8 = 0x3eaaaaab R9 = 0x0 R10 = 0x0 R11 = 0x3eaaaaab
}

warp 18 { asm "TLD4.R R8, R12, 18, 2D, 0xf"   active 0xff
  s = { 0.3877841 0.0028409092 0.9339489 -0.052556816 0.44850853 0.6949574 0.88210225 0.42542613 ... }
  t = { 0.66796875 -0.1484375 -0.020833334 -0.375 -0.3203125 0.18619792 0.5494792 0.50911456 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3ecccccd R10 = 0x3d888889 R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3ecccccd R9 = 0x0 R10 = 0x0 R11 = 0x3ecccccd
  expect lane 2 R8 = 0x3f800000 R9 = 0x3ecccccd R10 = 0x3ecccccd R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3ecccccd R10 = 0x3f3bbbbc R11 = 0x3e888889
  expect lane 4 R8 = 0x3f4ccccd R9 = 0x3e4ccccd R10 = 0x3f088889 R11 = 0x3d888889
  expect lane 5 R8 = 0x3ecccccd R9 = 0x3f5dddde R10 = 0x3f088889 R11 = 0x3d888889
  expect lane 6 R8 = 0x3f19999a R9 = 0x0 R10 = 0x3f3bbbbc R11 = 0x3e888889
  expect lane 7 R8 = 0x3ecccccd R9 = 0x3f5dddde R10 = 0x3f088889 R11 = 0x3d888889
}

warp 19 { asm "TLD4.G R8, R80, 19, 2D, 0xf"   active 0xff
  s = { 1.0422585 0.62322444 0.737571 0.71484375 0.15518466 0.6956676 0.42897728 0.21058239 ... }
  t = { 0.43489584 0.8984375 -0.25520834 0.18359375 1.2591146 1.2786459 -0.359375 0.5260417 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f3bbbbc
  expect lane 1 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f19999a
  expect lane 2 R8 = 0x3ecccccd R9 = 0x3f5dddde R10 = 0x3f5dddde R11 = 0x3ecccccd
  expect lane 3 R8 = 0x3f3bbbbc R9 = 0x3e088889 R10 = 0x3f5dddde R11 = 0x3ecccccd
  expect lane 4 R8 = 0x3ecccccd R9 = 0x3f5dddde R10 = 0x3f5dddde R11 = 0x3ecccccd
  expect lane 5 R8 = 0x0 R9 = 0x3eeeeeef R10 = 0x3eeeeeef R11 = 0x0
  expect lane 6 R8 = 0x3d888889 R9 = 0x3f088889 R10 = 0x3f088889 R11 = 0x3d888889
  expect lane 7 R8 = 0x3ecccccd R9 = 0x3f5dddde R10 = 0x3f088889 R11 = 0x3d888889
}

warp 20 { asm "TLD4.B R8, R4, 20, 2D, 0xf"   active 0xff
  s = { 0.8121449 0.7801847 0.7077415 0.29332387 0.88423294 0.4630682 0.6807528 0.7947443 ... }
  t = { 0.3138021 0.37109375 -0.328125 0.3671875 -0.2825521 0.9635417 -0.2747396 0.8567708 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TLD4.A R8, R20, 21, 2D, 0xf"   active 0xff
  s = { -0.011363637 0.2833807 1.0696023 0.90696025 0.10795455 0.7613636 0.046875 0.04190341 ... }
  t = { 0.45572916 0.39322916 1.0078125 0.52994794 -0.3841146 0.67838544 0.122395836 1.3658854 ... }
  expect lane 0 R8 = 0x3dcccccd R9 = 0x0 R10 = 0x0 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3dcccccd R9 = 0x0 R10 = 0x0 R11 = 0x3dcccccd
}

warp 22 { asm "TLD4.R R8, R64, 22, 2D, 0xf"   active 0xff
  s = { 1.1176758 -0.10205078 0.32080078 0.25878906 0.012207031 0.07373047 0.7910156 -0.08105469 ... }
  t = { 1.1044922 0.48535156 1.0688477 0.2133789 0.74121094 0.28808594 0.5292969 -0.0546875 ... }
  expect lane 0 R8 = 0xbea48949 R9 = 0xbc82c106 R10 = 0x3f6e35dc R11 = 0x3f200740
  expect lane 1 R8 = 0xbec38987 R9 = 0xbd9cb139 R10 = 0x3f7a21f4 R11 = 0x3f2bf358
  expect lane 2 R8 = 0x3e943128 R9 = 0x3f184731 R10 = 0xbeeae1d6 R11 = 0xbf439f87
  expect lane 3 R8 = 0x3e4b0996 R9 = 0x3f00f102 R10 = 0xbee2b5c5 R11 = 0xbf3f897f
  expect lane 4 R8 = 0xbe3c0978 R9 = 0xbea48949 R10 = 0x3f3b7377 R11 = 0x3f5eb5bd
  expect lane 5 R8 = 0xbddb61b7 R9 = 0x3e4b0996 R10 = 0xbf3f897f R11 = 0x3f724be5
  expect lane 6 R8 = 0xbf2ff360 R9 = 0xbec38987 R10 = 0x3f2bf358 R11 = 0x3ebb8977
  expect lane 7 R8 = 0xbe2bb157 R9 = 0x3e0d091a R10 = 0x3e0d091a R11 = 0xbe2bb157
}

warp 23 { asm "TLD4.B R8, R36, 23, 2D, 0xf"   active 0xff
  s = { 0.8808594 1.0908203 0.0234375 0.86376953 0.122558594 0.28710938 1.0375977 0.17382812 ... }
  t = { 0.36572266 0.5678711 0.061035156 0.77246094 0.1977539 0.7949219 -0.041992188 0.44140625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TLD4.R R8, R112, 24, 2D, 0xf"   active 0xff
  s = { 0.21428572 0.59933037 0.37220982 0.41964287 0.04073661 0.3560268 0.62723213 0.1484375 ... }
  t = { 0.86328125 0.025 0.13203125 0.03125 1.1140625 0.93671876 0.63359374 1.109375 ... }
  expect lane 0 R8 = 0xbf5dddbc R9 = 0xbecccd9a R10 = 0x3f800000 R11 = 0x3f088911
  expect lane 1 R8 = 0xbf3bbb77 R9 = 0xbe888911 R10 = 0xbe888911 R11 = 0xbf3bbb77
  expect lane 2 R8 = 0xbeeeedde R9 = 0x0 R10 = 0xbf3bbb77 R11 = 0x3f6eefde
  expect lane 3 R8 = 0x3f6eefde R9 = 0xbf3bbb77 R10 = 0xbf3bbb77 R11 = 0x3f6eefde
  expect lane 4 R8 = 0x3f3bbb77 R9 = 0x3d888111 R10 = 0x3f4ccd9a R11 = 0xbf2aab55
  expect lane 5 R8 = 0xbf5dddbc R9 = 0xbecccd9a R10 = 0xbecccd9a R11 = 0xbf5dddbc
  expect lane 6 R8 = 0xbf2aab55 R9 = 0xbe4cc99a R10 = 0xbf6eefde R11 = 0x3f3bbb77
  expect lane 7 R8 = 0x3d888111 R9 = 0x3f088911 R10 = 0xbf5dddbc R11 = 0x3f4ccd9a
}

warp 25 { asm "TLD4.G R8, R72, 25, 2D, 0xf"   active 0xff
  s = { -0.16685268 0.5998884 0.34654018 1.0697545 1.0982143 0.05747768 0.49330357 1.1601562 ... }
  t = { 0.7390625 0.55 1.0296875 0.0609375 0.075 0.478125 0.996875 1.1578125 ... }
  expect lane 0 R8 = 0xbeaaa955 R9 = 0xbeaaa955 R10 = 0xbeaaa955 R11 = 0xbeaaa955
  expect lane 1 R8 = 0xbeaaa955 R9 = 0x3e088911 R10 = 0xbf199933 R11 = 0xbf800000
  expect lane 2 R8 = 0xbf088911 R9 = 0xbd888111 R10 = 0xbd888111 R11 = 0xbf088911
  expect lane 3 R8 = 0x3f800000 R9 = 0xbeaaa955 R10 = 0xbeaaa955 R11 = 0x3f800000
  expect lane 4 R8 = 0xbeaaa955 R9 = 0xbeaaa955 R10 = 0xbeaaa955 R11 = 0xbeaaa955
  expect lane 5 R8 = 0xbeaaa955 R9 = 0xbeaaa955 R10 = 0xbf800000 R11 = 0xbeaaa955
  expect lane 6 R8 = 0xbd888111 R9 = 0x3ecccd9a R10 = 0x3ecccd9a R11 = 0xbd888111
  expect lane 7 R8 = 0xbeaaa955 R9 = 0xbeaaa955 R10 = 0xbeaaa955 R11 = 0xbeaaa955
}

warp 26 { asm "TLD4.B R8, R36, 26, 2D, 0xf"   active 0xff
  s = { 0.54129463 0.89341515 0.1780134 1.03125 0.5390625 0.672433 0.3314732 0.921317 ... }
  t = { -0.159375 -0.0375 0.9125 0.8140625 -0.01171875 1.0789063 -0.1796875 0.4390625 ... }
  expect lane 0 R8 = 0xbf0c6319 R9 = 0x3e46318c R10 = 0xbf2d6b5b R11 = 0x3f25294a
  expect lane 1 R8 = 0x3f6f7bdf R9 = 0xbec6318c R10 = 0xbec6318c R11 = 0x3f6f7bdf
  expect lane 2 R8 = 0xbd842108 R9 = 0x3f2d6b5b R10 = 0x3f2d6b5b R11 = 0xbd842108
  expect lane 3 R8 = 0x3e842108 R9 = 0xbd842108 R10 = 0x3f4e739d R11 = 0xbf6f7bdf
  expect lane 4 R8 = 0xbf0c6319 R9 = 0x3e46318c R10 = 0x3e46318c R11 = 0xbf0c6319
  expect lane 5 R8 = 0x3f56b5ad R9 = 0xbef7bdef R10 = 0xbef7bdef R11 = 0x3f56b5ad
  expect lane 6 R8 = 0x3d042108 R9 = 0x3f46318c R10 = 0xbdc6318c R11 = 0xbf56b5ad
  expect lane 7 R8 = 0xbf4e739d R9 = 0xbd842108 R10 = 0x3f4e739d R11 = 0x3d842108
}

warp 27 { asm "TLD4.A R8, R96, 27, 2D, 0xf"   active 0xff
  s = { 0.49274555 0.140625 0.7405134 1.1339285 0.16685268 0.32142857 1.109375 0.012834822 ... }
  t = { 0.0703125 -0.18046875 -0.146875 -0.06328125 -0.20703125 0.4984375 1.1148437 -0.096875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 7 R8 = 0x3dcccccd R9 = 0x0 R10 = 0x0 R11 = 0x3dcccccd
}

warp 28 { asm "TLD4.R R8, R44, 28, 2D, 0xf"   active 0xff
  s = { 0.22833806 0.1747159 0.04794034 0.36789772 0.2578125 0.046519887 0.30149147 0.8902699 ... }
  t = { 0.078125 0.046875 0.44791666 1.2265625 0.12760417 1.0091146 -0.15755208 -0.21354167 ... }
  expect lane 0 R8 = 0x3ee9d1d4 R9 = 0x3f2f5f5f R10 = 0x3f2f5f5f R11 = 0x3ee9d1d4
  expect lane 1 R8 = 0x3e69d1d4 R9 = 0x3ee9d1d4 R10 = 0x3ee9d1d4 R11 = 0x3e69d1d4
  expect lane 2 R8 = 0x3ed5a9ab R9 = 0x3f254b4b R10 = 0x3e69d1d4 R11 = 0x0
  expect lane 3 R8 = 0xbf69d3d4 R9 = 0xbf2f5f5f R10 = 0xbe891112 R11 = 0xbefdf9fc
  expect lane 4 R8 = 0x3ee9d1d4 R9 = 0x3f2f5f5f R10 = 0x3f2f5f5f R11 = 0x3ee9d1d4
  expect lane 5 R8 = 0x3f55abab R9 = 0xbf73e7e8 R10 = 0xbf73e7e8 R11 = 0x3f55abab
  expect lane 6 R8 = 0x3ee9d1d4 R9 = 0x3f2f5f5f R10 = 0x3f2f5f5f R11 = 0x3ee9d1d4
  expect lane 7 R8 = 0x3d214143 R9 = 0x3e891112 R10 = 0x3f2f5f5f R11 = 0x3ee9d1d4
}

warp 29 { asm "TLD4.G R8, R104, 29, 2D, 0xf"   active 0xff
  s = { 0.9605824 0.9058949 1.0681819 0.94815344 0.35404828 0.77166194 0.80397725 0.4900568 ... }
  t = { 0.5 0.24088542 1.28125 -0.0859375 -0.32291666 0.3658854 0.39453125 1.2617188 ... }
  expect lane 0 R8 = 0xbe499193 R9 = 0xbe993132 R10 = 0xbe993132 R11 = 0xbf1d3b3a
  expect lane 1 R8 = 0xbf57afaf R9 = 0xbf1d3b3a R10 = 0x3f7bf7f8 R11 = 0x3f418383
  expect lane 2 R8 = 0xbe993132 R9 = 0xbe993132 R10 = 0xbe993132 R11 = 0xbe993132
  expect lane 3 R8 = 0x3f418383 R9 = 0x3f7bf7f8 R10 = 0x3f7bf7f8 R11 = 0x3f418383
  expect lane 4 R8 = 0xbf1d3b3a R9 = 0xbec5898b R10 = 0xbec5898b R11 = 0xbf1d3b3a
  expect lane 5 R8 = 0x3f376f6f R9 = 0x3f71e3e4 R10 = 0x3f070f0e R11 = 0x3e993132
  expect lane 6 R8 = 0x3f71e3e4 R9 = 0xbf57afaf R10 = 0x3f418383 R11 = 0x3f070f0e
  expect lane 7 R8 = 0x3ee5c9cc R9 = 0x3f2d5b5b R10 = 0x3f2d5b5b R11 = 0x3ee5c9cc
}

warp 30 { asm "TLD4.B R8, R88, 30, 2D, 0xf"   active 0xff
  s = { 0.043323863 0.98615056 1.009233 0.37961647 0.5145597 0.55539775 1.0834517 0.44779828 ... }
  t = { 1.1002604 1.0481771 0.4205729 1.1614584 0.15494792 -0.024739584 1.2291666 0.08203125 ... }
  expect lane 0 R8 = 0x3f050b0a R9 = 0x3e810102 R10 = 0x3e810102 R11 = 0x3f050b0a
  expect lane 1 R8 = 0x3f050b0a R9 = 0x3e810102 R10 = 0x3e810102 R11 = 0x3f050b0a
  expect lane 2 R8 = 0x3dd1a1a3 R9 = 0xbe295153 R10 = 0xbf152b2a R11 = 0xbea14143
  expect lane 3 R8 = 0x3f6fdfe0 R9 = 0xbf59b3b3 R10 = 0xbf59b3b3 R11 = 0x3f6fdfe0
  expect lane 4 R8 = 0x3f0f1f1e R9 = 0x3f499393 R10 = 0x3f499393 R11 = 0x3f0f1f1e
  expect lane 5 R8 = 0x3f0f1f1e R9 = 0x3f499393 R10 = 0x3f499393 R11 = 0x3f0f1f1e
  expect lane 6 R8 = 0xbe295153 R9 = 0x3d810102 R10 = 0x3ef5e9ec R11 = 0x3e810102
  expect lane 7 R8 = 0x3ea95153 R9 = 0x3f0f1f1e R10 = 0x3f0f1f1e R11 = 0x3ea95153
}

warp 31 { asm "TLD4.A R8, R80, 31, 2D, 0xf"   active 0xff
  s = { 0.7890625 0.41264203 0.8448153 0.29829547 0.83877844 0.9477983 0.6416903 0.4275568 ... }
  t = { 0.7916667 0.10546875 -0.375 -0.17838542 0.43229166 0.37109375 0.8020833 0.81380206 ... }
  expect lane 0 R8 = 0x3f478f8f R9 = 0xbf800000 R10 = 0x3f172f2e R11 = 0x3eb97173
  expect lane 1 R8 = 0xbf77eff0 R9 = 0xbf3d7b7b R10 = 0xbf3d7b7b R11 = 0xbf77eff0
  expect lane 2 R8 = 0xbd61c1c4 R9 = 0x3e316163 R10 = 0x3e316163 R11 = 0xbd61c1c4
  expect lane 3 R8 = 0x3f172f2e R9 = 0x3f51a3a3 R10 = 0x3f51a3a3 R11 = 0x3f172f2e
  expect lane 4 R8 = 0x3eb97173 R9 = 0x3f172f2e R10 = 0x3e316163 R11 = 0xbd61c1c4
  expect lane 5 R8 = 0x3f172f2e R9 = 0x3f51a3a3 R10 = 0x3ecd999b R11 = 0x3e316163
  expect lane 6 R8 = 0x3ea5494b R9 = 0x3f0d1b1a R10 = 0x3e091112 R11 = 0xbdc18183
  expect lane 7 R8 = 0xbe091112 R9 = 0x3dc18183 R10 = 0xbea5494b R11 = 0xbf0d1b1a
}

warp 32 { asm "TLD4.R R8, R32, 32, 2D, 0xf"   active 0xff
  s = { 0.14697266 0.8745117 0.16503906 0.13330078 0.6538086 0.53125 0.72509766 0.20898438 ... }
  t = { 0.6665039 0.010253906 0.17675781 1.0683594 0.47558594 0.22460938 0.4399414 0.65527344 ... }
  expect lane 0 R8 = 0x38ae0000 R9 = 0x3cb80000 R10 = 0x45e20000 R11 = 0x41d80000
  expect lane 1 R8 = 0x40bc0000 R9 = 0x44c60000 R10 = 0x44c60000 R11 = 0x40bc0000
  expect lane 2 R8 = 0x3e560000 R9 = 0x42600000 R10 = 0x3c0a0000 R11 = 0x0
  expect lane 3 R8 = 0x3f040000 R9 = 0x430e0000 R10 = 0x39e40000 R11 = 0x455a0000
  expect lane 4 R8 = 0x42800000 R9 = 0x468a0000 R10 = 0x40340000 R11 = 0x3c2a0000
  expect lane 5 R8 = 0x414a0000 R9 = 0x45540000 R10 = 0x3efe0000 R11 = 0x3af40000
  expect lane 6 R8 = 0x468a0000 R9 = 0x3b140000 R10 = 0x443e0000 R11 = 0x40340000
  expect lane 7 R8 = 0x3cb80000 R9 = 0x40c20000 R10 = 0x3a6c0000 R11 = 0x45e20000
}

warp 33 { asm "TLD4.G R8, R80, 33, 2D, 0xf"   active 0xff
  s = { 0.9355469 1.0219727 0.8256836 0.8828125 0.8798828 0.99902344 0.7363281 1.0454102 ... }
  t = { 0.859375 -0.07324219 1.0400391 0.014160156 0.30273438 0.38085938 0.016113281 0.24121094 ... }
  expect lane 0 R8 = 0x43840000 R9 = 0x36e00000 R10 = 0x41380000 R11 = 0x3d2e0000
  expect lane 1 R8 = 0x3a340000 R9 = 0xbe99a000 R10 = 0xbe99a000 R11 = 0x3a340000
  expect lane 2 R8 = 0x43840000 R9 = 0x36e00000 R10 = 0x36e00000 R11 = 0x43840000
  expect lane 3 R8 = 0x45aa0000 R9 = 0x3a340000 R10 = 0x3a340000 R11 = 0x45aa0000
  expect lane 4 R8 = 0x42d60000 R9 = 0x46e00000 R10 = 0x408a0000 R11 = 0x3c800000
  expect lane 5 R8 = 0x3db60000 R9 = 0xbe99a000 R10 = 0xbe99a000 R11 = 0x46e00000
  expect lane 6 R8 = 0x41a00000 R9 = 0x45aa0000 R10 = 0x45aa0000 R11 = 0x41a00000
  expect lane 7 R8 = 0x46e00000 R9 = 0xbe99a000 R10 = 0xbe99a000 R11 = 0x408a0000
}

warp 34 { asm "TLD4.B R8, R76, 34, 2D, 0xf"   active 0xff
  s = { 0.5649414 1.0410156 0.60546875 0.72509766 0.13330078 0.97998047 0.96191406 0.8383789 ... }
  t = { 0.43115234 0.7324219 0.94921875 1.0410156 0.013183594 0.82177734 0.022460938 0.48486328 ... }
  expect lane 0 R8 = 0x476c0000 R9 = 0x3c200000 R10 = 0x45340000 R11 = 0x41000000
  expect lane 1 R8 = 0x38cc0000 R9 = 0x3a600000 R10 = 0x43740000 R11 = 0x41e00000
  expect lane 2 R8 = 0x421c0000 R9 = 0x46500000 R10 = 0x46500000 R11 = 0x421c0000
  expect lane 3 R8 = 0x46500000 R9 = 0x3b040000 R10 = 0x3b040000 R11 = 0x46500000
  expect lane 4 R8 = 0x42580000 R9 = 0x468c0000 R10 = 0x468c0000 R11 = 0x42580000
  expect lane 5 R8 = 0x3f380000 R9 = 0x40cc0000 R10 = 0x3a600000 R11 = 0x38cc0000
  expect lane 6 R8 = 0x40c40000 R9 = 0x42580000 R10 = 0x42580000 R11 = 0x40c40000
  expect lane 7 R8 = 0x46c00000 R9 = 0x3b740000 R10 = 0x44880000 R11 = 0x40540000
}

warp 35 { asm "TLD4.A R8, R32, 35, 2D, 0xf"   active 0xff
  s = { 1.0805664 0.45507812 0.38623047 0.60546875 0.31591797 0.5917969 0.7402344 0.8496094 ... }
  t = { 1.1264648 0.6870117 0.8754883 1.1220703 0.47558594 0.14257812 1.0722656 0.35009766 ... }
  expect lane 0 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 36 { asm "TLD4.R R8, R8, 36, 2D, 0xf"   active 0xff
  s = { 0.5452009 0.3236607 0.58035713 0.10212053 0.5563616 0.73828125 0.43359375 0.10100447 ... }
  t = { 0.77734375 0.20625 0.08046875 0.3546875 -0.00234375 0.165625 0.7914063 -0.2234375 ... }
  expect lane 0 R8 = 0x3cbb2000 R9 = 0x3c9e0000 R10 = 0x41796000 R11 = 0x3c968000
  expect lane 1 R8 = 0x3c878000 R9 = 0xc16a6000 R10 = 0x4145c000 R11 = 0x4162e000
  expect lane 2 R8 = 0xc128a000 R9 = 0xc10b8000 R10 = 0xc10b8000 R11 = 0xc128a000
  expect lane 3 R8 = 0x3cc94000 R9 = 0xbcac2000 R10 = 0x3c878000 R11 = 0x3ca4a000
  expect lane 4 R8 = 0xc128a000 R9 = 0xc10b8000 R10 = 0xc10b8000 R11 = 0xc128a000
  expect lane 5 R8 = 0xc1302000 R9 = 0x41130000 R10 = 0xc0ee6000 R11 = 0xc10b8000
  expect lane 6 R8 = 0x3cd84000 R9 = 0x3cbb2000 R10 = 0x3c968000 R11 = 0xbcb3a000
  expect lane 7 R8 = 0x3c800000 R9 = 0x4162e000 R10 = 0x3c878000 R11 = 0x3ca4a000
}

warp 37 { asm "TLD4.G R8, R44, 37, 2D, 0xf"   active 0xff
  s = { 1.079799 0.8498884 1.0731027 0.6328125 0.35770088 0.7042411 0.8510045 0.08984375 ... }
  t = { -0.0765625 0.7109375 -0.01796875 0.49609375 0.9117187 0.20078126 0.478125 0.3046875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f4bdccc R9 = 0x3f72f3f3 R10 = 0x3ef39cf4 R11 = 0x3ea56ea5
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f0b648b R9 = 0x3f327bb2 R10 = 0x3e6558e5 R11 = 0x3d91f892
  expect lane 4 R8 = 0x3ead2ead R9 = 0x3efb5cfb R10 = 0x3efb5cfb R11 = 0x3ead2ead
  expect lane 5 R8 = 0x3e6558e5 R9 = 0x3ec0dac1 R10 = 0x3f6748e7 R11 = 0x3f4031c0
  expect lane 6 R8 = 0x3f5992da R9 = 0x3b2900a9 R10 = 0x3f078488 R11 = 0x3ec0dac1
  expect lane 7 R8 = 0x3db0f8b1 R9 = 0x3e74d8f5 R10 = 0x3f4411c4 R11 = 0x3f1cfa9d
}

warp 38 { asm "TLD4.B R8, R40, 38, 2D, 0xf"   active 0xff
  s = { -0.16127232 0.5479911 0.7572545 0.1953125 1.1188616 0.50558037 0.4185268 0.6886161 ... }
  t = { 0.4828125 0.09140625 -0.22265625 1.1226562 0.771875 0.728125 1.1921875 0.69140625 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 7 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 39 { asm "TLD4.A R8, R8, 39, 2D, 0xf"   active 0xff
  s = { 0.5948661 0.6858259 0.042410713 1.0697545 0.78404015 0.79352677 0.6891741 1.0055803 ... }
  t = { 0.16953126 0.7164062 0.34140626 -0.1546875 0.5453125 0.7578125 0.4265625 0.9484375 ... }
  expect lane 0 R8 = 0x3d91f892 R9 = 0x3e6558e5 R10 = 0x3f4031c0 R11 = 0x3f191a99
  expect lane 1 R8 = 0x3f24c5a5 R9 = 0x3f4bdccc R10 = 0x3ea56ea5 R11 = 0x3e2e80af
  expect lane 2 R8 = 0x3dccd0cd R9 = 0x3db0f8b1 R10 = 0x3f1cfa9d R11 = 0x3dccd0cd
  expect lane 3 R8 = 0x3d65f0e6 R9 = 0x3dccd0cd R10 = 0x3dccd0cd R11 = 0x3d65f0e6
  expect lane 4 R8 = 0x3e2e80af R9 = 0x3ea56ea5 R10 = 0x3f5992da R11 = 0x3f327bb2
  expect lane 5 R8 = 0x3f4bdccc R9 = 0x3f72f3f3 R10 = 0x3ef39cf4 R11 = 0x3ea56ea5
  expect lane 6 R8 = 0x3f327bb2 R9 = 0x3f5992da R10 = 0x3ec0dac1 R11 = 0x3e6558e5
  expect lane 7 R8 = 0x3f72f3f3 R9 = 0x3dccd0cd R10 = 0x3dccd0cd R11 = 0x3f72f3f3
}

warp 40 { asm "TLD4.R R8, R24, 40, 2D, 0xf"   active 0xff
  s = { 0.00035511365 1.1054688 0.52840906 0.3622159 0.3849432 1.0738636 0.6995739 0.9886364 ... }
  t = { 1.0768229 -0.026041666 0.6536458 -0.2903646 -0.3684896 1.0104166 -0.096354164 0.37109375 ... }
  expect lane 0 R8 = 0x3c967601 R9 = 0x3bbc614f R10 = 0x3bbc614f R11 = 0x3c967601
  expect lane 1 R8 = 0x0 R9 = 0x3aa562ae R10 = 0x3aa562ae R11 = 0x0
  expect lane 2 R8 = 0x3c458e54 R9 = 0x3c5a3aaa R10 = 0x3c2b2256 R11 = 0x3c167601
  expect lane 3 R8 = 0x3b781405 R9 = 0x3ba562ae R10 = 0x3c01c9ab R11 = 0x3bda3aaa
  expect lane 4 R8 = 0x3b781405 R9 = 0x3ba562ae R10 = 0x3c01c9ab R11 = 0x3bda3aaa
  expect lane 5 R8 = 0x3bbc614f R9 = 0x3be5b9fb R10 = 0x3be5b9fb R11 = 0x3bbc614f
  expect lane 6 R8 = 0x3c10b658 R9 = 0x3c2562ae R10 = 0x3c2562ae R11 = 0x3c10b658
  expect lane 7 R8 = 0x3c7dd3ad R9 = 0x3b3c614f R10 = 0x0 R11 = 0x3c4ebb5a
}

warp 41 { asm "TLD4.B R8, R12, 41, 2D, 0xf"   active 0xff
  s = { 1.0213069 0.6015625 0.6296165 -0.021661932 0.041193184 0.5511364 0.21306819 0.07599432 ... }
  t = { 0.067708336 0.4765625 1.0403646 1.2890625 0.0078125 1.2096354 0.2109375 0.7421875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 42 { asm "TLD4.R R8, R40, 42, 2D, 0xf"   active 0xff
  s = { 0.9814453 1.0449219 0.5883789 -0.13378906 0.8613281 1.1132812 0.7949219 0.8779297 ... }
  t = { 0.15722656 0.90283203 0.5678711 1.0019531 0.09375 0.7158203 0.5004883 -0.0078125 ... }
  expect lane 0 R8 = 0x3f7f3ab1 R9 = 0x3f3c6150 R10 = 0x0 R11 = 0x3e85b2c3
  expect lane 1 R8 = 0x3ed30515 R9 = 0x3e1aa4a5 R10 = 0x3ed48fb5 R11 = 0x3f2d213c
  expect lane 2 R8 = 0x3f78abe8 R9 = 0x3e96ba7d R10 = 0x3f0efbf0 R11 = 0x3e712a61
  expect lane 3 R8 = 0x3db68999 R9 = 0x3ed30515 R10 = 0x3ed30515 R11 = 0x3db68999
  expect lane 4 R8 = 0x3f2c895a R9 = 0x3f7f3ab1 R10 = 0x3e85b2c3 R11 = 0x3f70280b
  expect lane 5 R8 = 0x3ed48fb5 R9 = 0x3f3cf932 R10 = 0x3b17e201 R11 = 0x3f2de68c
  expect lane 6 R8 = 0x3f0efbf0 R9 = 0x3f61ad47 R10 = 0x3e152fdd R11 = 0x3f529aa1
  expect lane 7 R8 = 0x3f70280b R9 = 0x3e85b2c3 R10 = 0x3e85b2c3 R11 = 0x3f70280b
}

warp 43 { asm "TLD4.G R8, R44, 43, 2D, 0xf"   active 0xff
  s = { 0.14697266 0.70703125 0.76660156 -0.125 -0.008300781 0.63183594 -0.12109375 0.76123047 ... }
  t = { 0.8022461 -0.071777344 -0.030273438 0.62841797 0.4711914 0.15527344 0.9633789 0.375 ... }
  expect lane 0 R8 = 0x3ed48fb5 R9 = 0x3f3cf932 R10 = 0x3b17e201 R11 = 0x3f2de68c
  expect lane 1 R8 = 0x3f1d76b4 R9 = 0x3f70280b R10 = 0x3f70280b R11 = 0x3f1d76b4
  expect lane 2 R8 = 0x3f1d76b4 R9 = 0x3f70280b R10 = 0x3f70280b R11 = 0x3f1d76b4
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f71853d R10 = 0x3e548fb5 R11 = 0x0
  expect lane 5 R8 = 0x3ce4d561 R9 = 0x3eb3b005 R10 = 0x3f1d76b4 R11 = 0x3e958ab9
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f529aa1 R9 = 0x3e152fdd R10 = 0x3ed1d551 R11 = 0x3db1ca89
}

warp 44 { asm "TLD4.B R8, R108, 44, 2D, 0xf"   active 0xff
  s = { 0.24609375 0.7084961 0.96240234 0.5673828 0.7988281 -0.1381836 0.61572266 0.61279297 ... }
  t = { 0.86865234 0.71435547 -0.03857422 0.69921875 0.07373047 0.65771484 0.72558594 0.05078125 ... }
  expect lane 0 R8 = 0x3ef2b501 R9 = 0x3f4c0bd8 R10 = 0x3d7aa881 R11 = 0x3f3cf932
  expect lane 1 R8 = 0x3cf7d1a1 R9 = 0x3eb4dfc9 R10 = 0x3f1e0e96 R11 = 0x3e96ba7d
  expect lane 2 R8 = 0x3e85b2c3 R9 = 0x0 R10 = 0x0 R11 = 0x3e85b2c3
  expect lane 3 R8 = 0x3f350d37 R9 = 0x3cf7d1a1 R10 = 0x3e96ba7d R11 = 0x3f78abe8
  expect lane 4 R8 = 0x3eb3b005 R9 = 0x3f2c895a R10 = 0x3f70280b R11 = 0x3f1d76b4
  expect lane 5 R8 = 0x3f1e0e96 R9 = 0x3f70bfed R10 = 0x3e517a75 R11 = 0x3f61ad47
  expect lane 6 R8 = 0x3f350d37 R9 = 0x3cf7d1a1 R10 = 0x3e96ba7d R11 = 0x3f78abe8
  expect lane 7 R8 = 0x3e958ab9 R9 = 0x3f1d76b4 R10 = 0x3f1d76b4 R11 = 0x3e958ab9
}

warp 45 { asm "TLD4.A R8, R88, 45, 2D, 0xf"   active 0xff
  s = { 0.59521484 0.38183594 0.9223633 0.2783203 0.6196289 -0.067871094 0.91308594 0.92089844 ... }
  t = { 0.8979492 0.46484375 0.5317383 1.1298828 0.24023438 -0.01953125 1.0869141 1.0073242 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 46 { asm "TLD4.R R8, R80, 46, 2D, 0xf"   active 0xff
  s = { -0.08147322 0.68470985 0.010044643 -0.04464286 0.8917411 1.1227678 0.43526787 0.234375 ... }
  t = { 0.5859375 0.02109375 0.5335938 0.5367187 0.203125 0.08984375 0.06640625 0.859375 ... }
  expect lane 0 R8 = 0x30 R9 = 0x4d R10 = 0x18 R11 = 0xfb
  expect lane 1 R8 = 0x74 R9 = 0x91 R10 = 0x91 R11 = 0x74
  expect lane 2 R8 = 0x4d R9 = 0x9f R10 = 0x6a R11 = 0x18
  expect lane 3 R8 = 0x4d R9 = 0x9f R10 = 0x6a R11 = 0x18
  expect lane 4 R8 = 0xc6 R9 = 0xe3 R10 = 0xae R11 = 0x91
  expect lane 5 R8 = 0x0 R9 = 0x1d R10 = 0x1d R11 = 0x0
  expect lane 6 R8 = 0x3a R9 = 0x57 R10 = 0x57 R11 = 0x3a
  expect lane 7 R8 = 0xf1 R9 = 0xe R10 = 0xd9 R11 = 0xbc
}

warp 47 { asm "TLD4.G R8, R116, 47, 2D, 0xf"   active 0xff
  s = { 0.703125 -0.14118303 0.25390625 1.1640625 0.5217634 0.39453125 0.03013393 0.16908482 ... }
  t = { 0.07109375 1.0539062 0.3046875 0.26171875 0.85 0.9320313 -0.228125 0.278125 ... }
  expect lane 0 R8 = 0xcf R9 = 0xec R10 = 0xec R11 = 0xcf
  expect lane 1 R8 = 0xbe99999a R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0xbe99999a
  expect lane 2 R8 = 0xe2 R9 = 0xff R10 = 0xca R11 = 0xad
  expect lane 3 R8 = 0xbe99999a R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0xbe99999a
  expect lane 4 R8 = 0x86 R9 = 0xa3 R10 = 0x6e R11 = 0x51
  expect lane 5 R8 = 0x69 R9 = 0x86 R10 = 0x86 R11 = 0x69
  expect lane 6 R8 = 0xbe99999a R9 = 0x5b R10 = 0x5b R11 = 0xbe99999a
  expect lane 7 R8 = 0x90 R9 = 0xad R10 = 0x78 R11 = 0x5b
}

warp 48 { asm "TLD4.B R8, R60, 48, 2D, 0xf"   active 0xff
  s = { 0.8292411 0.7332589 0.84709823 0.18861607 0.69029015 0.30078125 1.0541295 0.874442 ... }
  t = { 0.6195313 0.50859374 0.82890624 0.09140625 0.778125 -0.203125 0.01796875 0.88671875 ... }
  expect lane 0 R8 = 0xe6 R9 = 0x3 R10 = 0xce R11 = 0xb1
  expect lane 1 R8 = 0xc9 R9 = 0xe6 R10 = 0xb1 R11 = 0x94
  expect lane 2 R8 = 0x1b R9 = 0x38 R10 = 0x3 R11 = 0xe6
  expect lane 3 R8 = 0xb6 R9 = 0xd3 R10 = 0xd3 R11 = 0xb6
  expect lane 4 R8 = 0xfe R9 = 0x1b R10 = 0xe6 R11 = 0xc9
  expect lane 5 R8 = 0xd3 R9 = 0xf0 R10 = 0x25 R11 = 0x8
  expect lane 6 R8 = 0x64 R9 = 0xb6 R10 = 0xb6 R11 = 0x64
  expect lane 7 R8 = 0x1b R9 = 0x38 R10 = 0x3 R11 = 0xe6
}

warp 49 { asm "TLD4.A R8, R24, 49, 2D, 0xf"   active 0xff
  s = { 0.32645088 0.77008927 0.71651787 0.45591518 0.94140625 0.31752232 0.5011161 0.11551339 ... }
  t = { 0.70234376 0.5328125 1.0695312 0.2984375 0.6140625 0.6546875 0.7203125 0.7601563 ... }
  expect lane 0 R8 = 0x2 R9 = 0x1f R10 = 0xea R11 = 0xcd
  expect lane 1 R8 = 0x24 R9 = 0x41 R10 = 0xc R11 = 0xef
  expect lane 2 R8 = 0x59 R9 = 0x76 R10 = 0x76 R11 = 0x59
  expect lane 3 R8 = 0x80 R9 = 0x9d R10 = 0x68 R11 = 0x4b
  expect lane 4 R8 = 0x5e R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x29
  expect lane 5 R8 = 0xcd R9 = 0xea R10 = 0xb5 R11 = 0x98
  expect lane 6 R8 = 0x3c R9 = 0x59 R10 = 0x24 R11 = 0x7
  expect lane 7 R8 = 0xe5 R9 = 0x2 R10 = 0xcd R11 = 0xb0
}

warp 50 { asm "TLD4.R R8, R20, 50, 2D, 0xf"   active 0xff
  s = { 0.8004261 0.27592328 0.40625 0.79048294 0.34268466 0.05752841 0.6484375 0.7478693 ... }
  t = { -0.3346354 -0.13020833 0.96484375 0.3138021 0.49479166 -0.15885417 0.7734375 1.2981771 ... }
  expect lane 0 R8 = 0x38b8 R9 = 0x5fcf R10 = 0xffffd8f4 R11 = 0xffffb1dd
  expect lane 1 R8 = 0x4e2e R9 = 0x7545 R10 = 0x7545 R11 = 0x4e2e
  expect lane 2 R8 = 0x678f R9 = 0xffff8ea6 R10 = 0xffff8ea6 R11 = 0x678f
  expect lane 3 R8 = 0xffffb1dd R9 = 0xffffd8f4 R10 = 0x5fcf R11 = 0x38b8
  expect lane 4 R8 = 0xffffee6a R9 = 0x1581 R10 = 0xffff9c5c R11 = 0x7545
  expect lane 5 R8 = 0x0 R9 = 0x2717 R10 = 0x2717 R11 = 0x0
  expect lane 6 R8 = 0xffffdcd4 R9 = 0x3eb R10 = 0xffff8ac6 R11 = 0x63af
  expect lane 7 R8 = 0xffff8ac6 R9 = 0xffffb1dd R10 = 0x2b02 R11 = 0x3eb
}

warp 51 { asm "TLD4.B R8, R4, 51, 2D, 0xf"   active 0xff
  s = { 0.3963068 0.04794034 1.0355114 -0.0990767 0.1196733 0.34552556 0.9552557 0.49964488 ... }
  t = { 0.4231771 0.23567708 0.9973958 -0.3359375 1.0481771 1.3111979 0.44140625 1.0247396 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x0
  expect lane 3 R8 = 0x3fc00000 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x3fc00000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 52 { asm "TLD4.R R8, R12, 52, 2D, 0xf"   active 0xff
  s = { 0.93652344 1.046875 -0.12646484 0.29492188 0.15478516 0.28027344 0.24414062 0.56152344 ... }
  t = { 0.27929688 0.008300781 0.2109375 -0.061523438 0.5463867 0.6582031 -0.14648438 0.7114258 ... }
  expect lane 0 R8 = 0xa9 R9 = 0x27c0 R10 = 0xae9b R11 = 0x8784
  expect lane 1 R8 = 0x3576 R9 = 0x23d5 R10 = 0x23d5 R11 = 0x3576
  expect lane 2 R8 = 0xa9 R9 = 0x27c0 R10 = 0xae9b R11 = 0x8784
  expect lane 3 R8 = 0x4aec R9 = 0x7203 R10 = 0x7203 R11 = 0x4aec
  expect lane 4 R8 = 0x869 R9 = 0x2f80 R10 = 0xb65b R11 = 0x8f44
  expect lane 5 R8 = 0xa8a5 R9 = 0xcfbc R10 = 0x5697 R11 = 0x2f80
  expect lane 6 R8 = 0x4aec R9 = 0x7203 R10 = 0xeb28 R11 = 0xc411
  expect lane 7 R8 = 0x6ff8 R9 = 0x970f R10 = 0x1dea R11 = 0xf6d3
}

warp 53 { asm "TLD4.G R8, R76, 53, 2D, 0xf"   active 0xff
  s = { 0.33154297 0.3540039 0.5415039 0.8461914 0.5498047 0.7495117 1.0620117 0.5654297 ... }
  t = { 0.0546875 0.08642578 0.83691406 0.90527344 0.19824219 1.0385742 0.31982422 0.2836914 ... }
  expect lane 0 R8 = 0x3f1c5d39 R9 = 0x3f6a8bd5 R10 = 0x3f6a8bd5 R11 = 0x3f1c5d39
  expect lane 1 R8 = 0xbee2b5c5 R9 = 0xbe0cb119 R10 = 0x3f6a8bd5 R11 = 0x3f1c5d39
  expect lane 2 R8 = 0xbeeae1d6 R9 = 0xbe1d093a R10 = 0x3f6675cd R11 = 0x3f184731
  expect lane 3 R8 = 0x3eea35d4 R9 = 0x3f434987 R10 = 0xbe3c0978 R11 = 0xbefa61f5
  expect lane 4 R8 = 0x3f4f1f9e R9 = 0xbf62b5c5 R10 = 0x3e2c0958 R11 = 0xbe0cb119
  expect lane 5 R8 = 0x3e1bb137 R9 = 0x3eea35d4 R10 = 0x3eea35d4 R11 = 0x3e1bb137
  expect lane 6 R8 = 0x3f7a21f4 R9 = 0xbe999933 R10 = 0xbe999933 R11 = 0x3cfac1f6
  expect lane 7 R8 = 0xbf62b5c5 R9 = 0xbf148729 R10 = 0x3ef261e5 R11 = 0x3e2c0958
}

warp 54 { asm "TLD4.B R8, R28, 54, 2D, 0xf"   active 0xff
  s = { 1.0922852 0.39892578 1.0302734 0.020507812 0.8105469 0.5654297 0.35009766 0.58447266 ... }
  t = { 0.14550781 1.1147461 0.53222656 0.5683594 0.19238281 0.7524414 1.1147461 0.62939453 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 55 { asm "TLD4.A R8, R64, 55, 2D, 0xf"   active 0xff
  s = { 0.7602539 0.48242188 0.5024414 -0.072753906 0.43310547 0.14111328 0.93896484 -0.11621094 ... }
  t = { 0.2548828 0.76464844 0.41308594 0.32128906 0.5878906 1.1411133 0.6640625 0.9765625 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x1 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x1
  expect lane 7 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
}

warp 56 { asm "TLD4.R R8, R80, 56, 2D, 0xf"   active 0xff
  s = { 0.41964287 0.83816963 0.58147323 0.03404018 0.43080357 -0.04575893 0.10379464 0.038504463 ... }
  t = { 0.34296876 0.9328125 0.20859376 0.3796875 0.709375 0.94921875 0.33203125 0.2328125 ... }
  expect lane 0 R8 = 0x3f24a4a5 R9 = 0x3f41c1c2 R10 = 0x3f0c8c8d R11 = 0x3edededf
  expect lane 1 R8 = 0x3ecacacb R9 = 0x3f028283 R10 = 0x3f028283 R11 = 0x3ecacacb
  expect lane 2 R8 = 0x3f0c8c8d R9 = 0x3f29a9aa R10 = 0x3ee8e8e9 R11 = 0x3eaeaeaf
  expect lane 3 R8 = 0x3dc0c0c1 R9 = 0x3ed4d4d5 R10 = 0x3e54d4d5 R11 = 0x3f63e3e4
  expect lane 4 R8 = 0x3d60e0e1 R9 = 0x3e2cacad R10 = 0x3f76f6f7 R11 = 0x3f59d9da
  expect lane 5 R8 = 0x3f028283 R9 = 0x3f54d4d5 R10 = 0x3f54d4d5 R11 = 0x3f028283
  expect lane 6 R8 = 0x3ed4d4d5 R9 = 0x3f078788 R10 = 0x3ea4a4a5 R11 = 0x3e54d4d5
  expect lane 7 R8 = 0x3f63e3e4 R9 = 0x3e54d4d5 R10 = 0x0 R11 = 0x3f2eaeaf
}

warp 57 { asm "TLD4.G R8, R16, 57, 2D, 0xf"   active 0xff
  s = { 0.029575894 1.0027902 0.12834822 -0.075334825 1.015067 0.97154015 1.0446428 0.43861607 ... }
  t = { 0.99140626 0.40703124 0.35546875 -0.05234375 0.48125 0.059375 0.07421875 0.77734375 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3e3cbcbd R10 = 0x3e3cbcbd R11 = 0x0
  expect lane 1 R8 = 0x3ee6e6e7 R9 = 0x0 R10 = 0x0 R11 = 0x3e78f8f9
  expect lane 2 R8 = 0x3f45c5c6 R9 = 0x3f62e2e3 R10 = 0x3f2dadae R11 = 0x3f109091
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3ee6e6e7 R9 = 0x0 R10 = 0x0 R11 = 0x3e78f8f9
  expect lane 5 R8 = 0x3d109091 R9 = 0x0 R10 = 0x0 R11 = 0x3d109091
  expect lane 6 R8 = 0x3d109091 R9 = 0x0 R10 = 0x0 R11 = 0x3d109091
  expect lane 7 R8 = 0x3ed2d2d3 R9 = 0x3f068687 R10 = 0x3ea2a2a3 R11 = 0x3e50d0d1
}

warp 58 { asm "TLD4.B R8, R100, 58, 2D, 0xf"   active 0xff
  s = { 0.0061383927 0.11383928 1.0106027 0.03738839 0.30078125 0.71428573 0.79910713 0.5 ... }
  t = { 1.046875 0.57109374 0.94609374 0.30859375 0.6 0.3140625 0.05 1.1828125 ... }
  expect lane 0 R8 = 0x3e60e0e1 R9 = 0x3f0a8a8b R10 = 0x3f0a8a8b R11 = 0x3e60e0e1
  expect lane 1 R8 = 0x3eaaaaab R9 = 0x3ee4e4e5 R10 = 0x3e74f4f5 R11 = 0x3e008081
  expect lane 2 R8 = 0x3e60e0e1 R9 = 0x3f0a8a8b R10 = 0x3f0a8a8b R11 = 0x3e60e0e1
  expect lane 3 R8 = 0x3f4ececf R9 = 0x3e008081 R10 = 0x3f6bebec R11 = 0x3f19999a
  expect lane 4 R8 = 0x3ee4e4e5 R9 = 0x3f0f8f90 R10 = 0x3eb4b4b5 R11 = 0x3e74f4f5
  expect lane 5 R8 = 0x3f149495 R9 = 0x3f31b1b2 R10 = 0x3ef8f8f9 R11 = 0x3ebebebf
  expect lane 6 R8 = 0x3e8e8e8f R9 = 0x3ec8c8c9 R10 = 0x3ec8c8c9 R11 = 0x3e8e8e8f
  expect lane 7 R8 = 0x3f2cacad R9 = 0x3f49c9ca R10 = 0x3f7efeff R11 = 0x3f61e1e2
}

warp 59 { asm "TLD4.A R8, R28, 59, 2D, 0xf"   active 0xff
  s = { -0.1171875 -0.004464286 0.67745537 -0.11551339 0.16796875 0.35100445 0.30580357 -0.042410713 ... }
  t = { -0.00859375 0.78125 0.6226562 1.2148438 1.1203125 0.4171875 -0.0765625 0.27734375 ... }
  expect lane 0 R8 = 0x3dd0d0d1 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3dd0d0d1
  expect lane 1 R8 = 0x3dd0d0d1 R9 = 0x3f65e5e6 R10 = 0x3f30b0b1 R11 = 0x3dd0d0d1
  expect lane 2 R8 = 0x3e109091 R9 = 0x3e828283 R10 = 0x3d40c0c1 R11 = 0x3f6feff0
  expect lane 3 R8 = 0x3dd0d0d1 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3dd0d0d1
  expect lane 4 R8 = 0x3f65e5e6 R9 = 0x3c008081 R10 = 0x3c008081 R11 = 0x3f65e5e6
  expect lane 5 R8 = 0x3f189899 R9 = 0x3f35b5b6 R10 = 0x3f008081 R11 = 0x3ec6c6c7
  expect lane 6 R8 = 0x3e38b8b9 R9 = 0x3e969697 R10 = 0x3e969697 R11 = 0x3e38b8b9
  expect lane 7 R8 = 0x3dd0d0d1 R9 = 0x3e8c8c8d R10 = 0x3d888889 R11 = 0x3dd0d0d1
}

warp 60 { asm "TLD4.R R8, R60, 60, 2D, 0xf"   active 0xff
  s = { 0.1796875 0.7887074 0.79296875 0.014204546 0.39985797 -0.10014205 0 0.38813922 ... }
  t = { 0.37760416 0.55859375 0.8828125 0.51692706 0.56119794 1.3307291 0.22135417 1.3216146 ... }
  expect lane 0 R8 = 0x3c878000 R9 = 0xc16a6000 R10 = 0x4145c000 R11 = 0x4162e000
  expect lane 1 R8 = 0xc0e04000 R9 = 0xc0c32000 R10 = 0xc09e8000 R11 = 0xc0bba000
  expect lane 2 R8 = 0xc0e04000 R9 = 0xc0c32000 R10 = 0xc0c32000 R11 = 0xc0e04000
  expect lane 3 R8 = 0x40a60000 R9 = 0x3cc94000 R10 = 0x3ca4a000 R11 = 0xc0816000
  expect lane 4 R8 = 0xc171e000 R9 = 0x4154c000 R10 = 0xc1302000 R11 = 0xc14d4000
  expect lane 5 R8 = 0xc09e8000 R9 = 0xc0816000 R10 = 0x40a60000 R11 = 0xc0c32000
  expect lane 6 R8 = 0xc0816000 R9 = 0x3ca4a000 R10 = 0x3c800000 R11 = 0xc05cc000
  expect lane 7 R8 = 0xc14d4000 R9 = 0xc1302000 R10 = 0x4154c000 R11 = 0xc171e000
}

warp 61 { asm "TLD4.G R8, R112, 61, 2D, 0xf"   active 0xff
  s = { -0.04794034 0.81072444 1.0039062 0.37357953 0.7425426 0.70490056 0.3409091 0.013139204 ... }
  t = { 1.2734375 -0.38020834 1.3567709 0.13411458 0.7213542 0.63411456 0.9661458 0.04296875 ... }
  expect lane 0 R8 = 0xbe99a000 R9 = 0xbe99a000 R10 = 0xbe99a000 R11 = 0xbe99a000
  expect lane 1 R8 = 0xc011a000 R9 = 0xbff48000 R10 = 0xbff48000 R11 = 0xc011a000
  expect lane 2 R8 = 0x4020a000 R9 = 0xbe99a000 R10 = 0xbe99a000 R11 = 0x4020a000
  expect lane 3 R8 = 0xc0a34000 R9 = 0xc0862000 R10 = 0xc0862000 R11 = 0xc0a34000
  expect lane 4 R8 = 0xc0780000 R9 = 0xc05ae000 R10 = 0xc0364000 R11 = 0xc0536000
  expect lane 5 R8 = 0xc0780000 R9 = 0xc05ae000 R10 = 0xc0364000 R11 = 0xc0536000
  expect lane 6 R8 = 0x40ec8000 R9 = 0x40cf6000 R10 = 0x40cf6000 R11 = 0x40ec8000
  expect lane 7 R8 = 0xbe99a000 R9 = 0x40faa000 R10 = 0x40faa000 R11 = 0xbe99a000
}

warp 62 { asm "TLD4.B R8, R108, 62, 2D, 0xf"   active 0xff
  s = { 0.33238637 0.22514205 0.6541193 1.0678267 0.29616478 1.0678267 0.29367897 0.86576706 ... }
  t = { 0.9010417 0.84765625 -0.14713542 0.85546875 1.0859375 -0.35677084 0.47395834 0.6640625 ... }
  expect lane 0 R8 = 0x40672000 R9 = 0x404a0000 R10 = 0x404a0000 R11 = 0x40672000
  expect lane 1 R8 = 0xc0a16000 R9 = 0x40844000 R10 = 0x40844000 R11 = 0xc0a16000
  expect lane 2 R8 = 0x3fc68000 R9 = 0xbfa96000 R10 = 0xbfa96000 R11 = 0x3fc68000
  expect lane 3 R8 = 0xc0be8000 R9 = 0xc0a16000 R10 = 0xc0a16000 R11 = 0xc0be8000
  expect lane 4 R8 = 0x40844000 R9 = 0x40672000 R10 = 0x40672000 R11 = 0x40844000
  expect lane 5 R8 = 0x40754000 R9 = 0xc0582000 R10 = 0xc07cc000 R11 = 0xc099e000
  expect lane 6 R8 = 0xc05fa000 R9 = 0x40428000 R10 = 0xc01de000 R11 = 0xc03b0000
  expect lane 7 R8 = 0x3fb86000 R9 = 0x3f9b4000 R10 = 0x3f76a000 R11 = 0x3f93c000
}

warp 63 { asm "TLD4.A R8, R72, 63, 2D, 0xf"   active 0xff
  s = { 1.0308949 0.6921165 0.29083806 0.35582387 1.0205966 0.22620739 0.359375 0.5113636 ... }
  t = { 0.061197918 0.44140625 -0.32291666 0.8203125 0.014322917 1.3867188 0.100260414 0.1796875 ... }
  expect lane 0 R8 = 0x3ecca000 R9 = 0x3dccc000 R10 = 0x3dccc000 R11 = 0x3ecca000
  expect lane 1 R8 = 0xbf48a000 R9 = 0x3f2b8000 R10 = 0xbf06e000 R11 = 0xbf240000
  expect lane 2 R8 = 0xbfb5a000 R9 = 0x3f988000 R10 = 0x3f988000 R11 = 0xbfb5a000
  expect lane 3 R8 = 0x3fe1c000 R9 = 0xbfc4a000 R10 = 0x3fa00000 R11 = 0x3fbd2000
  expect lane 4 R8 = 0x3ecca000 R9 = 0x3dccc000 R10 = 0x3dccc000 R11 = 0x3ecca000
  expect lane 5 R8 = 0x401c0000 R9 = 0x3ffee000 R10 = 0x3ffee000 R11 = 0x401c0000
  expect lane 6 R8 = 0x3f988000 R9 = 0x3f7b6000 R10 = 0x3f7b6000 R11 = 0x3f988000
  expect lane 7 R8 = 0xbf82e000 R9 = 0xbf65c000 R10 = 0xbf412000 R11 = 0x3f5e4000
}

warp 0 { asm "TLD4.R R8, R116, 64, 2D, 0xf"   active 0xffff
  s = { 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 ... }
  t = { 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 ... }
  expect lane 0 R8 = 0x7fffffff R9 = 0x81000001 R10 = 0x0 R11 = 0x3baa4a61
  expect lane 1 R8 = 0x80000000 R9 = 0x7f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x80ffffff R10 = 0x3f800000 R11 = 0x3f2a5208
  expect lane 3 R8 = 0x0 R9 = 0x20059d47 R10 = 0xa6f1d976 R11 = 0x8a7b76ca
  expect lane 4 R8 = 0x7b46d143 R9 = 0x8d344f92 R10 = 0x892a2811 R11 = 0x80000000
  expect lane 5 R8 = 0x80000000 R9 = 0x3f800000 R10 = 0x7fffffff R11 = 0xa00000
  expect lane 6 R8 = 0x7f800000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x7e968465
  expect lane 7 R8 = 0x80ffffff R9 = 0x59d80362 R10 = 0x7f800000 R11 = 0x7fffffff
  expect lane 8 R8 = 0x9a582deb R9 = 0x3f1fdcc3 R10 = 0x7f800000 R11 = 0xbfc00000
  expect lane 9 R8 = 0x78c24b6c R9 = 0x7f800000 R10 = 0x0 R11 = 0x49f6c2f0
  expect lane 10 R8 = 0xff800000 R9 = 0xe06e943a R10 = 0x0 R11 = 0x7f800000
  expect lane 11 R8 = 0x80790a2 R9 = 0x800001 R10 = 0x7fffffff R11 = 0x7f800000
  expect lane 12 R8 = 0x800001 R9 = 0x27f50b83 R10 = 0x7fffffff R11 = 0x3ddb06c9
  expect lane 13 R8 = 0x0 R9 = 0x9ee5d761 R10 = 0x8b0e13e5 R11 = 0x800000
  expect lane 14 R8 = 0xdfcf5196 R9 = 0x8b787777 R10 = 0x42ae3ceb R11 = 0x8ff1fc18
  expect lane 15 R8 = 0x7fffffff R9 = 0xb750a8b4 R10 = 0x4a9438ce R11 = 0x6262d16e
}

warp 1 { asm "TLD4.R R8, R80, 65, 2D, 0xf"   active 0xffff
  s = { 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 ... }
  t = { 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 ... }
  expect lane 0 R8 = 0x33800000 R9 = 0xb87fc000 R10 = 0xbd040000 R11 = 0xc1c2a000
  expect lane 1 R8 = 0x7fffe000 R9 = 0xbd092000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 2 R8 = 0xc3a94000 R9 = 0xba756000 R10 = 0xc4a2a000 R11 = 0x0
  expect lane 3 R8 = 0xb87fc000 R9 = 0x411ca000 R10 = 0x43fcc000 R11 = 0x3f802000
  expect lane 4 R8 = 0x33800000 R9 = 0x40bbc000 R10 = 0x0 R11 = 0xbfffe000
  expect lane 5 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x38800000 R11 = 0x33800000
  expect lane 6 R8 = 0x43ab0000 R9 = 0x3aac8000 R10 = 0xbfffe000 R11 = 0x7fffe000
  expect lane 7 R8 = 0x7fffe000 R9 = 0x39df2000 R10 = 0x3f802000 R11 = 0xbb980000
  expect lane 8 R8 = 0xbfffe000 R9 = 0xff800000 R10 = 0x387fc000 R11 = 0x7f800000
  expect lane 9 R8 = 0x7fffe000 R9 = 0xbc402000 R10 = 0x3f802000 R11 = 0x387fc000
  expect lane 10 R8 = 0x3de10000 R9 = 0x477fe000 R10 = 0x3cf46000 R11 = 0x7fffe000
  expect lane 11 R8 = 0xbaac4000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x477fe000
  expect lane 12 R8 = 0xc7104000 R9 = 0x3b840000 R10 = 0x39098000 R11 = 0x7fffe000
  expect lane 13 R8 = 0x3fbee000 R9 = 0xb87fc000 R10 = 0x477fe000 R11 = 0xc3118000
  expect lane 14 R8 = 0xc5452000 R9 = 0x33800000 R10 = 0x3f802000 R11 = 0x7fffe000
  expect lane 15 R8 = 0x7fffe000 R9 = 0xc4b4e000 R10 = 0xbd90e000 R11 = 0x38800000
}

warp 2 { asm "TLD4.R R8, R12, 66, 2D, 0xf"   active 0xffff
  s = { 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 0.125 0.375 0.625 0.875 ... }
  t = { 0.125 0.125 0.125 0.125 0.375 0.375 0.375 0.375 0.625 0.625 0.625 0.625 0.875 0.875 0.875 0.875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x7fffffff R10 = 0xe7333bdc R11 = 0x0
  expect lane 1 R8 = 0x7fffffff R9 = 0x7fffffff R10 = 0xff800000 R11 = 0x7f800000
  expect lane 2 R8 = 0x7f800000 R9 = 0x30185f68 R10 = 0xc410ce R11 = 0x80000000
  expect lane 3 R8 = 0xd5e02699 R9 = 0x7764be6 R10 = 0x819d8c1d R11 = 0x7fffffff
  expect lane 4 R8 = 0x6418c9a6 R9 = 0x80000000 R10 = 0x7f800000 R11 = 0x80000000
  expect lane 5 R8 = 0x7fffffff R9 = 0xeae26cb3 R10 = 0xdd6d082a R11 = 0xf638513d
  expect lane 6 R8 = 0x5ac9e7d5 R9 = 0x7a50f5f9 R10 = 0x80000000 R11 = 0x7f800000
  expect lane 7 R8 = 0x7fffffff R9 = 0x372003ca R10 = 0x7f800000 R11 = 0xff800000
  expect lane 8 R8 = 0xff47373d R9 = 0x7a94edd8 R10 = 0x5b2e4571 R11 = 0x1f06984d
  expect lane 9 R8 = 0xc75eae84 R9 = 0xd28152d1 R10 = 0x7fffffff R11 = 0x82de3277
  expect lane 10 R8 = 0x7f800000 R9 = 0x7fffffff R10 = 0x0 R11 = 0x7fffffff
  expect lane 11 R8 = 0x7f800000 R9 = 0xb72856ea R10 = 0xa6327735 R11 = 0xede0bfd2
  expect lane 12 R8 = 0x78aa85e6 R9 = 0x0 R10 = 0xd754cc68 R11 = 0x52e06779
  expect lane 13 R8 = 0x4b123a51 R9 = 0x7f800000 R10 = 0x5605256e R11 = 0x80000000
  expect lane 14 R8 = 0x7fffffff R9 = 0x0 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 15 R8 = 0x7fffffff R9 = 0x0 R10 = 0x80000000 R11 = 0x7f800000
}

warp 3 { asm "TLD4.R R8, R52, 67, 2D, 0xf"   active 0xf
  s = { 0.25 0.75 0.25 0.75 ... }
  t = { 0.25 0.25 0.75 0.75 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0xc078c000 R10 = 0x7f800000 R11 = 0xbfb76000
  expect lane 1 R8 = 0x43fb8000 R9 = 0xff800000 R10 = 0x413fa000 R11 = 0x7fffe000
  expect lane 2 R8 = 0x7fffe000 R9 = 0xc36f4000 R10 = 0x0 R11 = 0x401b0000
  expect lane 3 R8 = 0x3e0b6000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 4 { asm "TLD4.G R8, R4, 68, 2D, 0xf"   active 0xfff
  s = { 0.86621094 0.25390625 0.6357422 0.9042969 0.8613281 0.65234375 -0.16796875 0.55371094 0.296875 1.0283203 0.6748047 0.58984375 ... }
  t = { 0.9277344 1.125 0.6171875 0.46289062 0.28027344 0.5107422 0.359375 0.3857422 0.08496094 -0.2763672 0.8076172 -0.27246094 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0x40c14000 R10 = 0x40c14000 R11 = 0x7fffe000
  expect lane 1 R8 = 0x38800000 R9 = 0xb87fc000 R10 = 0x38800000 R11 = 0xbf1d8000
  expect lane 2 R8 = 0x3f802000 R9 = 0x46c20000 R10 = 0x0 R11 = 0x477fe000
  expect lane 3 R8 = 0x46c20000 R9 = 0x38800000 R10 = 0xb87fc000 R11 = 0x0
  expect lane 4 R8 = 0x477fe000 R9 = 0x0 R10 = 0xff800000 R11 = 0x4012e000
  expect lane 5 R8 = 0x3f802000 R9 = 0x46c20000 R10 = 0x0 R11 = 0x477fe000
  expect lane 6 R8 = 0x477fe000 R9 = 0x0 R10 = 0xff800000 R11 = 0x4012e000
  expect lane 7 R8 = 0xb87fc000 R9 = 0x3f802000 R10 = 0x477fe000 R11 = 0xb87fc000
  expect lane 8 R8 = 0x41228000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x41228000
  expect lane 9 R8 = 0xff800000 R9 = 0x41228000 R10 = 0xb87fc000 R11 = 0x0
  expect lane 10 R8 = 0x7fffe000 R9 = 0x40c14000 R10 = 0x46c20000 R11 = 0x3f802000
  expect lane 11 R8 = 0xff800000 R9 = 0x4012e000 R10 = 0x477fe000 R11 = 0xb87fc000
}

warp 5 { asm "TLD4.B R8, R24, 69, 2D, 0xf"   active 0xfff
  s = { 0.33398438 -0.028320312 0.6669922 0.5722656 1.2080078 -0.23730469 0.47753906 -0.23632812 1.0263672 1.0830078 0.79296875 1.0126953 ... }
  t = { 0.040039062 1.2666016 0.3828125 -0.111328125 0.78808594 -0.18066406 0.25390625 0.7832031 0.6357422 0.35253906 0.14257812 0.8496094 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x80000000
  expect lane 1 R8 = 0xff800000 R9 = 0xc5ee2000 R10 = 0x80000000 R11 = 0x453d8000
  expect lane 2 R8 = 0x477fe000 R9 = 0xff800000 R10 = 0xbb540000 R11 = 0x3fe88000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0x7fffe000
  expect lane 4 R8 = 0x80000000 R9 = 0xb87fc000 R10 = 0x7fffe000 R11 = 0xc5ee2000
  expect lane 5 R8 = 0x3f802000 R9 = 0xb87fc000 R10 = 0xbb540000 R11 = 0x3fe88000
  expect lane 6 R8 = 0x0 R9 = 0x3fe88000 R10 = 0x3f802000 R11 = 0x7fffe000
  expect lane 7 R8 = 0x7fffe000 R9 = 0x453d8000 R10 = 0xff800000 R11 = 0x477fe000
  expect lane 8 R8 = 0x453d8000 R9 = 0x80000000 R10 = 0xc5ee2000 R11 = 0xff800000
  expect lane 9 R8 = 0xbb540000 R9 = 0x33800000 R10 = 0x80000000 R11 = 0xb87fc000
  expect lane 10 R8 = 0x3fe88000 R9 = 0xbb540000 R10 = 0xb87fc000 R11 = 0x3f802000
  expect lane 11 R8 = 0x453d8000 R9 = 0x80000000 R10 = 0xc5ee2000 R11 = 0xff800000
}

warp 6 { asm "TLD4.A R8, R112, 70, 2D, 0xf"   active 0xfff
  s = { 0.13671875 0.4765625 0.93652344 -0.12597656 0.0048828125 0.7470703 0.6796875 0.24804688 0.5673828 0.2265625 0.8154297 -0.29003906 ... }
  t = { 0.79296875 1.1318359 0.091796875 1.1679688 -0.005859375 1.0947266 0.64160156 -0.15917969 -0.18164062 0.38671875 -0.19921875 0.7011719 ... }
  expect lane 0 R8 = 0x38800000 R9 = 0x47092000 R10 = 0xff800000 R11 = 0x43edc000
  expect lane 1 R8 = 0xff800000 R9 = 0xc6d7c000 R10 = 0xbee06000 R11 = 0x47092000
  expect lane 2 R8 = 0x387fc000 R9 = 0x428c6000 R10 = 0x428c6000 R11 = 0x387fc000
  expect lane 3 R8 = 0xc6d7c000 R9 = 0x477fe000 R10 = 0x7fffe000 R11 = 0xbee06000
  expect lane 4 R8 = 0x387fc000 R9 = 0x428c6000 R10 = 0x428c6000 R11 = 0x387fc000
  expect lane 5 R8 = 0xbee06000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbee06000
  expect lane 6 R8 = 0xbee06000 R9 = 0x7fffe000 R10 = 0x477fe000 R11 = 0xc6d7c000
  expect lane 7 R8 = 0x428c6000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0xc310c000
  expect lane 8 R8 = 0xff800000 R9 = 0x387fc000 R10 = 0xb87fc000 R11 = 0x7fffe000
  expect lane 9 R8 = 0x43edc000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0xc310c000
  expect lane 10 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0xc70c4000 R11 = 0xb87fc000
  expect lane 11 R8 = 0xbee06000 R9 = 0x7fffe000 R10 = 0x477fe000 R11 = 0xc6d7c000
}

warp 7 { asm "TLD4.R R8, R112, 71, 2D, 0xf"   active 0x3f
  s = { 0.87109375 0.21191406 0.8857422 0.20019531 0.3515625 0.056640625 ... }
  t = { -0.052734375 0.32226562 -0.25878906 0.44140625 0.58984375 0.80566406 ... }
  expect lane 0 R8 = 0xc6cf2000 R9 = 0x44e34000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 1 R8 = 0xc57d4000 R9 = 0xc6b02000 R10 = 0xc42f2000 R11 = 0x43e86000
  expect lane 2 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 3 R8 = 0xc4374000 R9 = 0xc7154000 R10 = 0xc6b02000 R11 = 0xc57d4000
  expect lane 4 R8 = 0xc4374000 R9 = 0xc7154000 R10 = 0xc6b02000 R11 = 0xc57d4000
  expect lane 5 R8 = 0x7f800000 R9 = 0x46e6e000 R10 = 0xc4374000 R11 = 0x7f800000
}

warp 8 { asm "TLD4.G R8, R104, 72, 2D, 0xf"   active 0x3f
  s = { 1.0136719 -0.16503906 -0.12695312 0.31054688 -0.28222656 1.2490234 ... }
  t = { 0.040039062 1.2607422 0.79589844 0.4140625 0.14453125 0.7841797 ... }
  expect lane 0 R8 = 0xc4710000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 1 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 2 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 3 R8 = 0x44df8000 R9 = 0xc3b52000 R10 = 0xc3b12000 R11 = 0xc60a2000
  expect lane 4 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 5 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
}

warp 9 { asm "TLD4.B R8, R4, 73, 2D, 0xf"   active 0x3f
  s = { 0.515625 0.27539062 0.69921875 0.3232422 0.671875 0.2998047 ... }
  t = { -0.19726562 0.5761719 0.31933594 0.81347656 1.0859375 0.076171875 ... }
  expect lane 0 R8 = 0x33800000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x33800000
  expect lane 1 R8 = 0x4455e000 R9 = 0x466d0000 R10 = 0x437c4000 R11 = 0x46da4000
  expect lane 2 R8 = 0xc764e000 R9 = 0xc6ac8000 R10 = 0xc6094000 R11 = 0x434f8000
  expect lane 3 R8 = 0xc5062000 R9 = 0xc501a000 R10 = 0x466d0000 R11 = 0x4455e000
  expect lane 4 R8 = 0x33800000 R9 = 0x33800000 R10 = 0xc4b58000 R11 = 0x45bea000
  expect lane 5 R8 = 0x44802000 R9 = 0xc339e000 R10 = 0x33800000 R11 = 0x33800000
}

warp 10 { asm "TLD4.A R8, R64, 74, 2D, 0xf"   active 0x3f
  s = { 0.0009765625 1.1894531 0.46484375 0.9111328 0.72265625 0.3310547 ... }
  t = { 0.12109375 0.8261719 -0.0546875 0.15527344 0.34472656 -0.0859375 ... }
  expect lane 0 R8 = 0x3f802000 R9 = 0x44712000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 1 R8 = 0x3f802000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 2 R8 = 0xc6550000 R9 = 0x45fde000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 3 R8 = 0xc37d4000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0xc5546000
  expect lane 4 R8 = 0xc5f3c000 R9 = 0xc37d4000 R10 = 0xc5546000 R11 = 0x45fde000
  expect lane 5 R8 = 0x44712000 R9 = 0xc6550000 R10 = 0x3f802000 R11 = 0x3f802000
}

warp 11 { asm "TLD4.R R8, R116, 75, 2D, 0xf"   active 0x3f
  s = { 0 0.045898438 -0.2705078 0.9091797 0.7636719 1.1542969 ... }
  t = { 0.98535156 0.9511719 1.0771484 -0.14648438 1.1669922 1.0371094 ... }
  expect lane 0 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0xbd8078c2 R11 = 0x477ff000
  expect lane 1 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0xbd8078c2 R11 = 0x477ff000
  expect lane 2 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 3 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 4 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 5 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
}

warp 12 { asm "TLD4.R R8, R112, 76, ARRAY_2D, 0xf"   active 0xfff
  array = { 1 0 0 2 3 2 2 1 3 0 1 3 ... }
  s = { 0.70355904 0.58550346 -0.055555556 0.51432294 0.81814235 -0.015190972 0.9609375 0.19097222 0.69227433 0.106770836 0.62109375 0.6050347 ... }
  t = { -0.15429688 -0.092447914 0.39908853 0.29101562 -0.18684895 0.93098956 0.9973958 0.40885416 0.5266927 0.13802083 1.0071615 1.0559896 ... }
  expect lane 0 R8 = 0x3e993132 R9 = 0xbef5e9ec R10 = 0xbf499393 R11 = 0xbed9b1b3
  expect lane 1 R8 = 0x3f5dbbbb R9 = 0xbf53a7a7 R10 = 0xbf6fdfe0 R11 = 0x3f59b3b3
  expect lane 2 R8 = 0xbeb16163 R9 = 0x3c010102 R10 = 0x3eb5696b R11 = 0x3f438787
  expect lane 3 R8 = 0x3d418183 R9 = 0x3f112322 R10 = 0xbf69d3d4 R11 = 0xbf2f5f5f
  expect lane 4 R8 = 0x3e79f1f4 R9 = 0x3f4f9f9f R10 = 0xbea95153 R11 = 0xbebd797b
  expect lane 5 R8 = 0x3ee9d1d4 R9 = 0xbf6bd7d8 R10 = 0xbf6bd7d8 R11 = 0x3ee9d1d4
  expect lane 6 R8 = 0x3ee9d1d4 R9 = 0xbf6bd7d8 R10 = 0xbf6bd7d8 R11 = 0x3ee9d1d4
  expect lane 7 R8 = 0x3e091112 R9 = 0xbf458b8b R10 = 0x3ed1a1a3 R11 = 0x3f6ddbdc
  expect lane 8 R8 = 0xbf5bb7b7 R9 = 0x3f57afaf R10 = 0x3ef1e1e4 R11 = 0x3f112322
  expect lane 9 R8 = 0x3eb5696b R9 = 0x3e9d393a R10 = 0xbe193132 R11 = 0xbec99193
  expect lane 10 R8 = 0x3e499193 R9 = 0x3f030706 R10 = 0x3f030706 R11 = 0x3e499193
  expect lane 11 R8 = 0xbe316163 R9 = 0xbcc18183 R10 = 0xbcc18183 R11 = 0xbe316163
}

warp 13 { asm "TLD4.R.DC R8, R88, R220, 77, 2D, 0xf"   active 0xff
  s = { 0.84505206 0.84375 0.93098956 -0.1202257 0.03125 1.0577257 0.49131945 1.0026041 ... }
  t = { 0.15364583 0.7688802 0.81640625 0.6529948 -0.13346355 0.23177083 0.022135416 1.0677084 ... }
  dref = { 0.875 0.9375 0.5 0.6875 0.8125 0.5 0.625 0.6875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}

warp 14 { asm "TLD4.G.DC R8, R56, R220, 78, 2D, 0xf"   active 0xff
  s = { -0.069878474 0.5130208 0.8107639 0.4887153 0.90668404 0.9114583 0.4626736 0.4157986 ... }
  t = { 0.83203125 -0.12630208 0.34570312 0.49283853 0.9921875 0.2298177 0.30664062 0.6822917 ... }
  dref = { 0.9375 0.9375 0.6875 0.5 0.875 0.6875 0.8125 0.5625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 15 { asm "TLD4.B.DC R8, R64, R120, 79, 2D, 0xf"   active 0xff
  s = { 0.46831596 -0.1063368 0.74175346 0.6154514 -0.092447914 -0.038628474 -0.024739584 0.5815972 ... }
  t = { 1.0488281 0.50846356 0.6614583 -0.12174479 -0.15429688 0.5572917 0.60286456 0.38671875 ... }
  dref = { 0.625 0.5625 0.75 0.875 0.75 0.8125 0.75 0.9375 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 16 { asm "TLD4.A.DC R8, R104, R232, 80, 2D, 0xf"   active 0xff
  s = { 0.75477433 0.39149305 0.9704861 0.33984375 0.024739584 0.085503474 0.46788195 0.00043402778 ... }
  t = { 0.32356772 0.33203125 0.7369792 -0.13085938 0.45377603 0.3190104 0.7610677 0.21354167 ... }
  dref = { 0.5 0.5625 0.875 0.75 0.6875 0.875 0.8125 0.6875 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 17 { asm "TLD4.R R8, R100, 81, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8046875 -0.96875 0.8417969 0.7871094 -0.7890625 -0.9003906 0.9902344 0.8652344 -0.8652344 -0.8339844 0.78515625 0.7890625 0.859375 0.94140625 -0.984375 -0.7753906 ... }
  t = { 0.9765625 -0.9589844 0.7734375 -0.9667969 0.78125 -0.765625 0.83203125 -0.9746094 1 1 1 1 -1 -1 -1 -1 0.9453125 -0.7832031 0.9355469 -0.9375 0.9199219 -0.75390625 0.99609375 -0.91796875 ... }
  r = { 0.84765625 0.94921875 -0.76953125 -0.9707031 -0.7636719 -0.9472656 0.88671875 0.9042969 -0.86328125 0.9980469 -0.86328125 0.8886719 0.9121094 -0.93359375 0.9746094 -0.8222656 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbe2e44e5 R9 = 0x4060527b R10 = 0xbfe2df7f R11 = 0x3f084f33
  expect lane 1 R8 = 0xbfafe2cb R9 = 0xbfa3645e R10 = 0x3eff98d3 R11 = 0xc0577e32
  expect lane 2 R8 = 0x3d407fbc R9 = 0xc151abd1 R10 = 0xc09c342a R11 = 0xbfd28359
  expect lane 3 R8 = 0x3f316795 R9 = 0xbf81203d R10 = 0xbef55059 R11 = 0xc04db717
  expect lane 4 R8 = 0xbe0fffe7 R9 = 0x40fb0ce9 R10 = 0x3f5a7b79 R11 = 0x4037d26d
  expect lane 5 R8 = 0xc022ed09 R9 = 0x3d81ae3a R10 = 0x3db11203 R11 = 0xc0fa2c3d
  expect lane 6 R8 = 0xbe591c48 R9 = 0x3ea51926 R10 = 0x3ee62311 R11 = 0x3f9f7690
  expect lane 7 R8 = 0xbfe76ca2 R9 = 0xbf436c55 R10 = 0x405c8ac5 R11 = 0xc0790aca
  expect lane 8 R8 = 0x40fb0ce9 R9 = 0x3f5a7b79 R10 = 0xbe0fffe7 R11 = 0x403612f2
  expect lane 9 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 10 R8 = 0xbfd28359 R9 = 0x3d407fbc R10 = 0xc09c6a4c R11 = 0xc151abd1
  expect lane 11 R8 = 0xbe2e44e5 R9 = 0x3f03082a R10 = 0x4060527b R11 = 0xbfe2df7f
  expect lane 12 R8 = 0xc0790aca R9 = 0xbfe76ca2 R10 = 0x405c8ac5 R11 = 0xbf415703
  expect lane 13 R8 = 0xc022ee84 R9 = 0xc0fa2c3d R10 = 0x3d81ae3a R11 = 0x3db11203
  expect lane 14 R8 = 0xbfa3645e R9 = 0x3eff98d3 R10 = 0xbfb0c615 R11 = 0xc0577e32
  expect lane 15 R8 = 0xbef55059 R9 = 0xbf7e5835 R10 = 0xc04db717 R11 = 0x3f316795
  expect lane 16 R8 = 0xbe591c48 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0x3ee734b8
  expect lane 17 R8 = 0xbf3c15ff R9 = 0xbfe76ca2 R10 = 0x405c8ac5 R11 = 0xc0790aca
  expect lane 18 R8 = 0xbe2e44e5 R9 = 0x4060527b R10 = 0x3f04a258 R11 = 0xbfe2df7f
  expect lane 19 R8 = 0xbfa3645e R9 = 0xbfb1d1ad R10 = 0x3eff98d3 R11 = 0xc0577e32
  expect lane 20 R8 = 0x3d407fbc R9 = 0xc151abd1 R10 = 0xbfd28359 R11 = 0xc09dd903
  expect lane 21 R8 = 0xbf7f8445 R9 = 0x3f316795 R10 = 0xbef55059 R11 = 0xc04db717
  expect lane 22 R8 = 0xbe0fffe7 R9 = 0x40fb0ce9 R10 = 0x4035d353 R11 = 0x3f5a7b79
  expect lane 23 R8 = 0x3d81ae3a R9 = 0xc024e6ea R10 = 0x3db11203 R11 = 0xc0fa2c3d
}

warp 18 { asm "TLD4.R R8, R108, 82, CUBE, 0xf"   active 0xffff
  s = { -1.1132812 2 2 1.3945312 -0.453125 -1.15625 1.5507812 -2 -2 -2 -2 1.0644531 -1.671875 -0.7519531 -1.7304688 1.0996094 ... }
  t = { 2 -1.2246094 -0.14648438 1.4765625 -1.1464844 0.7480469 -2 -1.3183594 0.7714844 -1.0917969 -1.234375 -0.75 2 -2 2 2 ... }
  r = { 1.1367188 -0.7441406 1.3710938 -2 -2 2 1.7050781 -0.7480469 1.4433594 -1.5878906 0.43554688 -2 -1.2929688 -1.6640625 -0.8183594 1.078125 ... }
  expect lane 0 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 1 R8 = 0x3def708f R9 = 0x3f316795 R10 = 0xc04db717 R11 = 0x3f0cb78a
  expect lane 2 R8 = 0x3eb1e41b R9 = 0x3eb1e41b R10 = 0x3d836e0b R11 = 0x3d836e0b
  expect lane 3 R8 = 0xc09dd903 R9 = 0xc09dd903 R10 = 0xc09dd903 R11 = 0xc09dd903
  expect lane 4 R8 = 0x40fb3373 R9 = 0x3d81ae3a R10 = 0xc0fa2c3d R11 = 0x407b573d
  expect lane 5 R8 = 0x40214251 R9 = 0x40872a53 R10 = 0x3ea51926 R11 = 0xbe591c48
  expect lane 6 R8 = 0xbfb0c615 R9 = 0xbfb0c615 R10 = 0xbfb0c615 R11 = 0xbfb0c615
  expect lane 7 R8 = 0x3d81ae3a R9 = 0x40bd1d3d R10 = 0x40bd1d3d R11 = 0x3d81ae3a
  expect lane 8 R8 = 0x3ea51926 R9 = 0x3ea51926 R10 = 0x3ee62311 R11 = 0x3ee62311
  expect lane 9 R8 = 0xc022ed09 R9 = 0xc022ed09 R10 = 0xc0fa2c3d R11 = 0xc0fa2c3d
  expect lane 10 R8 = 0x3da4969b R9 = 0xbfe76ca2 R10 = 0xc0790aca R11 = 0x3ee1b93c
  expect lane 11 R8 = 0xbf7f8445 R9 = 0x3f316795 R10 = 0xbef55059 R11 = 0xc04db717
  expect lane 12 R8 = 0x403612f2 R9 = 0x403612f2 R10 = 0x403612f2 R11 = 0x403612f2
  expect lane 13 R8 = 0xc022ee84 R9 = 0xc0fa2c3d R10 = 0xc0fa2c3d R11 = 0xc022ee84
  expect lane 14 R8 = 0x40fb0ce9 R9 = 0x40fb0ce9 R10 = 0x403612f2 R11 = 0x403612f2
  expect lane 15 R8 = 0xbe2e44e5 R9 = 0x3f03082a R10 = 0x4060527b R11 = 0xbfe2df7f
}

warp 19 { asm "TLD4.R R8, R96, 83, CUBE, 0xf"   active 0xfff
  s = { -0.7910156 -1 0.75 1 -0.7519531 -0.7558594 1 0.390625 0.99609375 0.75 -0.7519531 -1 ... }
  t = { -1 -0.7480469 -1 1 1 1 -0.875 1 -0.7871094 -1 1 -0.25 ... }
  r = { -0.7480469 -0.15429688 -0.7480469 -0.7480469 0.75 -0.7519531 -1 -0.75 -1 -0.8027344 -0.24804688 -0.75 ... }
  expect lane 0 R8 = 0x3db11203 R9 = 0x3d81ae3a R10 = 0x40bd1d3d R11 = 0x4000014c
  expect lane 1 R8 = 0x4000014c R9 = 0x3ee1b93c R10 = 0x3d023b97 R11 = 0x3d9c590f
  expect lane 2 R8 = 0x3f316795 R9 = 0xc04db717 R10 = 0x3f0cb78a R11 = 0x3def708f
  expect lane 3 R8 = 0x417ea9ad R9 = 0xbf0aa39d R10 = 0x3d407fbc R11 = 0xbfd28359
  expect lane 4 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 5 R8 = 0x40fb0ce9 R9 = 0x3f5a7b79 R10 = 0xbe0fffe7 R11 = 0x403612f2
  expect lane 6 R8 = 0xbf7f8445 R9 = 0x3f316795 R10 = 0xbef55059 R11 = 0xc04db717
  expect lane 7 R8 = 0x4028830c R9 = 0x417ea9ad R10 = 0xbfd28359 R11 = 0xc11d7e33
  expect lane 8 R8 = 0xbf7f8445 R9 = 0x3f316795 R10 = 0xbef55059 R11 = 0xc04db717
  expect lane 9 R8 = 0xbef55059 R9 = 0xbf7e5835 R10 = 0xc04db717 R11 = 0x3f316795
  expect lane 10 R8 = 0xbf71862d R9 = 0xbdb5a46a R10 = 0x3db58e1d R11 = 0x3d09e59a
  expect lane 11 R8 = 0x3db11203 R9 = 0x4000014c R10 = 0x3d9c590f R11 = 0xc15a6c0b
}

warp 20 { asm "TLD4.R R8, R68, 84, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.859375 -0.7578125 0.9010417 0.7864583 -0.6770833 -0.6875 0.7265625 0.7734375 -0.875 -0.796875 0.90625 0.8098958 0.8255208 0.984375 -0.8567708 -0.7890625 ... }
  t = { 0.7083333 -0.7447917 0.8854167 -0.875 0.96875 -0.890625 0.9322917 -0.9427083 1 1 1 1 -1 -1 -1 -1 0.9765625 -0.7916667 0.78125 -0.8723958 0.9479167 -0.7395833 0.6848958 -0.8776042 ... }
  r = { 0.765625 0.7447917 -0.9739583 -0.9244792 -0.9973958 -0.8098958 0.8880208 0.8307292 -0.765625 0.8697917 -0.8411458 0.7135417 0.703125 -0.7864583 0.7005208 -0.9140625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3f63e3e4 R9 = 0x3f33b3b4 R10 = 0x3eacacad R11 = 0x3f24b3a5
  expect lane 1 R8 = 0x3f1cbc9d R9 = 0x3f71f1f2 R10 = 0x3f3cbcbd R11 = 0x3e1c9c9d
  expect lane 2 R8 = 0x3f0a8a8b R9 = 0x3efcfcfd R10 = 0x3eb5c0b6 R11 = 0x3ce0e0e1
  expect lane 3 R8 = 0x3f49c9ca R9 = 0x3f0c018c R10 = 0x3f038384 R11 = 0x3eaeaeaf
  expect lane 4 R8 = 0x3f59d9da R9 = 0x3f34b4b5 R10 = 0x3f25a5a6 R11 = 0x3f3c09bc
  expect lane 5 R8 = 0x3f2ffab0 R9 = 0x3e048485 R10 = 0x3f7afafb R11 = 0x3f72f2f3
  expect lane 6 R8 = 0x3f28a8a9 R9 = 0x3f3ebebf R10 = 0x3f4ba8cc R11 = 0x3f7bfbfc
  expect lane 7 R8 = 0x3f79f9fa R9 = 0x3f177897 R10 = 0x3ea8a8a9 R11 = 0x3ef0f0f1
  expect lane 8 R8 = 0x3f34b4b5 R9 = 0x3f25a5a6 R10 = 0x3f59d9da R11 = 0x3f3bfabc
  expect lane 9 R8 = 0x3f4bfbcc R9 = 0x3f3ebebf R10 = 0x3f7bfbfc R11 = 0x3f28a8a9
  expect lane 10 R8 = 0x3ce0e0e1 R9 = 0x3f0a8a8b R10 = 0x3eb4b8b5 R11 = 0x3efcfcfd
  expect lane 11 R8 = 0x3f63e3e4 R9 = 0x3f2456a4 R10 = 0x3f33b3b4 R11 = 0x3eacacad
  expect lane 12 R8 = 0x3ef0f0f1 R9 = 0x3f79f9fa R10 = 0x3ea8a8a9 R11 = 0x3f17f998
  expect lane 13 R8 = 0x3f2f20af R9 = 0x3f72f2f3 R10 = 0x3e048485 R11 = 0x3f7afafb
  expect lane 14 R8 = 0x3f71f1f2 R9 = 0x3f3cbcbd R10 = 0x3f1cf19d R11 = 0x3e1c9c9d
  expect lane 15 R8 = 0x3f038384 R9 = 0x3f0c748c R10 = 0x3eaeaeaf R11 = 0x3f49c9ca
  expect lane 16 R8 = 0x3f28a8a9 R9 = 0x3f3ebebf R10 = 0x3f7bfbfc R11 = 0x3f4bbecc
  expect lane 17 R8 = 0x3f175497 R9 = 0x3f79f9fa R10 = 0x3ea8a8a9 R11 = 0x3ef0f0f1
  expect lane 18 R8 = 0x3f63e3e4 R9 = 0x3f33b3b4 R10 = 0x3f24e3a5 R11 = 0x3eacacad
  expect lane 19 R8 = 0x3f71f1f2 R9 = 0x3f1c279c R10 = 0x3f3cbcbd R11 = 0x3e1c9c9d
  expect lane 20 R8 = 0x3f0a8a8b R9 = 0x3efcfcfd R10 = 0x3ce0e0e1 R11 = 0x3eb5a6b6
  expect lane 21 R8 = 0x3f0c2e8c R9 = 0x3f49c9ca R10 = 0x3f038384 R11 = 0x3eaeaeaf
  expect lane 22 R8 = 0x3f59d9da R9 = 0x3f34b4b5 R10 = 0x3f3c2ebc R11 = 0x3f25a5a6
  expect lane 23 R8 = 0x3e048485 R9 = 0x3f2ff2b0 R10 = 0x3f7afafb R11 = 0x3f72f2f3
}

warp 21 { asm "TLD4.R R8, R60, 85, CUBE, 0xf"   active 0xffff
  s = { -1.7786459 -0.9947917 -1.0807291 -1.9401041 2 1.3619791 2 -2 -1.1901041 1.703125 2 2 2 -1 -1.4401041 -1.7239584 ... }
  t = { -2 -2 0.9036458 -1.6223959 -1.3802084 0.15885417 -1.0546875 -1.2109375 -0.78125 2 -1.0182291 0.26302084 -1.0416666 -1.7057291 -2 -1.7109375 ... }
  r = { -1.4635416 1.5442709 -2 2 0.8307292 2 1.7291666 -0.15625 -2 1.9973959 -0.6666667 -1.578125 1.3020834 -2 0.875 2 ... }
  expect lane 0 R8 = 0x3f2f20af R9 = 0x3f2f20af R10 = 0x3f2f20af R11 = 0x3f2f20af
  expect lane 1 R8 = 0x3f17f998 R9 = 0x3ea8a8a9 R10 = 0x3ea8a8a9 R11 = 0x3f17f998
  expect lane 2 R8 = 0x3f59d9da R9 = 0x3f34b4b5 R10 = 0x3f3c2ebc R11 = 0x3f25a5a6
  expect lane 3 R8 = 0x3f175497 R9 = 0x3f175497 R10 = 0x3f175497 R11 = 0x3f175497
  expect lane 4 R8 = 0x3f1cbc9d R9 = 0x3f71f1f2 R10 = 0x3f71f1f2 R11 = 0x3f1cbc9d
  expect lane 5 R8 = 0x3de0e0e1 R9 = 0x3de0e0e1 R10 = 0x3f33b3b4 R11 = 0x3f33b3b4
  expect lane 6 R8 = 0x3f1cbc9d R9 = 0x3f1cbc9d R10 = 0x3e1c9c9d R11 = 0x3e1c9c9d
  expect lane 7 R8 = 0x3e048485 R9 = 0x3f25a5a6 R10 = 0x3dd8d8d9 R11 = 0x3f7afafb
  expect lane 8 R8 = 0x3e048485 R9 = 0x3f2ff2b0 R10 = 0x3f7afafb R11 = 0x3f72f2f3
  expect lane 9 R8 = 0x3f2456a4 R9 = 0x3f2456a4 R10 = 0x3f2456a4 R11 = 0x3f2456a4
  expect lane 10 R8 = 0x3f49c9ca R9 = 0x3f0c018c R10 = 0x3f038384 R11 = 0x3eaeaeaf
  expect lane 11 R8 = 0x3f63e3e4 R9 = 0x3f63e3e4 R10 = 0x3efcfcfd R11 = 0x3efcfcfd
  expect lane 12 R8 = 0x3f1cbc9d R9 = 0x3f71f1f2 R10 = 0x3f3cbcbd R11 = 0x3e1c9c9d
  expect lane 13 R8 = 0x3e048485 R9 = 0x3f2ff2b0 R10 = 0x3f2ff2b0 R11 = 0x3e048485
  expect lane 14 R8 = 0x3ef0f0f1 R9 = 0x3ef0f0f1 R10 = 0x3f17f998 R11 = 0x3f17f998
  expect lane 15 R8 = 0x3f175497 R9 = 0x3f175497 R10 = 0x3f175497 R11 = 0x3f175497
}

warp 22 { asm "TLD4.R R8, R80, 86, CUBE, 0xf"   active 0xfff
  s = { 1 0.8333333 0.96875 1 1 -1 -0.6666667 1 1 0.9375 1 -1 ... }
  t = { -0.6666667 0.671875 1 -0.8802083 -0.671875 -0.90625 1 0.7161458 0.6666667 -0.8541667 -1 0.7395833 ... }
  r = { 0.96875 -1 0.6692708 0.6666667 -1 0.9947917 -0.6744792 0.6666667 0.6666667 -1 -0.8333333 -0.8333333 ... }
  expect lane 0 R8 = 0x3f3cbcbd R9 = 0x3f3cbcbd R10 = 0x3f3cbcbd R11 = 0x3f3cbcbd
  expect lane 1 R8 = 0x3efcfcfd R9 = 0x3efcfcfd R10 = 0x3efcfcfd R11 = 0x3efcfcfd
  expect lane 2 R8 = 0x3eacacad R9 = 0x3eacacad R10 = 0x3eacacad R11 = 0x3eacacad
  expect lane 3 R8 = 0x3f3cbcbd R9 = 0x3ce0e0e1 R10 = 0x3ce0e0e1 R11 = 0x3f3cbcbd
  expect lane 4 R8 = 0x3f038384 R9 = 0x3f038384 R10 = 0x3f038384 R11 = 0x3f038384
  expect lane 5 R8 = 0x3ef0f0f1 R9 = 0x3ef0f0f1 R10 = 0x3ef0f0f1 R11 = 0x3ef0f0f1
  expect lane 6 R8 = 0x3f25a5a6 R9 = 0x3f35b5b6 R10 = 0x3f35b5b6 R11 = 0x3f25a5a6
  expect lane 7 R8 = 0x3f33b3b4 R9 = 0x3db0b0b1 R10 = 0x3db0b0b1 R11 = 0x3f33b3b4
  expect lane 8 R8 = 0x3de0e0e1 R9 = 0x3f3cbcbd R10 = 0x3db0b0b1 R11 = 0x3f33b3b4
  expect lane 9 R8 = 0x3f038384 R9 = 0x3f038384 R10 = 0x3f038384 R11 = 0x3f038384
  expect lane 10 R8 = 0x3f49c9ca R9 = 0x3f49c9ca R10 = 0x3f49c9ca R11 = 0x3f49c9ca
  expect lane 11 R8 = 0x3f34b4b5 R9 = 0x3f34b4b5 R10 = 0x3f34b4b5 R11 = 0x3f34b4b5
}

warp 23 { asm "TLD4.R R8, R64, 87, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.62109375 -0.89453125 0.953125 0.8046875 -0.8359375 -0.9765625 0.87109375 0.796875 -0.92578125 -0.5390625 0.703125 0.84765625 0.8359375 0.6953125 -0.921875 -0.87109375 ... }
  t = { 0.703125 -0.84765625 0.8125 -0.98046875 0.984375 -0.95703125 0.8359375 -0.98828125 1 1 1 1 -1 -1 -1 -1 0.6171875 -0.52734375 0.97265625 -0.62109375 0.7265625 -0.99609375 0.97265625 -0.64453125 ... }
  r = { 0.85546875 0.7734375 -0.71875 -0.99609375 -0.7265625 -0.79296875 0.921875 0.8828125 -0.71484375 0.9140625 -0.99609375 0.8828125 0.98046875 -0.84765625 0.8359375 -0.78515625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf59b3b3 R11 = 0xbefef9fe
  expect lane 1 R8 = 0x3dcf019e R9 = 0x3ec5898b R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 2 R8 = 0xbf800000 R9 = 0xbd418183 R10 = 0xbf2bab57 R11 = 0xbf75ebec
  expect lane 3 R8 = 0xbf4b9797 R9 = 0xbeff15fe R10 = 0xbf800000 R11 = 0x3e95292a
  expect lane 4 R8 = 0x3f3d7b7b R9 = 0x3f5dbbbb R10 = 0xbf73e7e8 R11 = 0x3e61a9c3
  expect lane 5 R8 = 0xbe3ff980 R9 = 0xbf0d1b1a R10 = 0xbef1e1e4 R11 = 0x3eedd9dc
  expect lane 6 R8 = 0x3e010102 R9 = 0xbf5bb7b7 R10 = 0xbeff69ff R11 = 0xbf458b8b
  expect lane 7 R8 = 0x3f234747 R9 = 0x3f07e710 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 8 R8 = 0x3f5dbbbb R9 = 0xbf73e7e8 R10 = 0x3f3d7b7b R11 = 0x3e5a61b5
  expect lane 9 R8 = 0xbf009b01 R9 = 0xbf5bb7b7 R10 = 0xbf458b8b R11 = 0x3e010102
  expect lane 10 R8 = 0xbf75ebec R9 = 0xbf800000 R10 = 0xbf2ba157 R11 = 0xbd418183
  expect lane 11 R8 = 0xbf800000 R9 = 0xbf00af01 R10 = 0x3eb16163 R11 = 0xbf59b3b3
  expect lane 12 R8 = 0x3f356b6b R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f07d510
  expect lane 13 R8 = 0xbe404981 R9 = 0x3eedd9dc R10 = 0xbf0d1b1a R11 = 0xbef1e1e4
  expect lane 14 R8 = 0x3ec5898b R9 = 0x3ee1c1c4 R10 = 0x3dce919d R11 = 0xbf070f0e
  expect lane 15 R8 = 0xbf800000 R9 = 0xbf00a101 R10 = 0x3e95292a R11 = 0xbf4b9797
  expect lane 16 R8 = 0x3e010102 R9 = 0xbf5bb7b7 R10 = 0xbf458b8b R11 = 0xbf00b101
  expect lane 17 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 18 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf00d502 R11 = 0xbf59b3b3
  expect lane 19 R8 = 0x3ec5898b R9 = 0x3dc7418f R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 20 R8 = 0xbf800000 R9 = 0xbd418183 R10 = 0xbf75ebec R11 = 0xbf2ab755
  expect lane 21 R8 = 0xbf00d502 R9 = 0xbf4b9797 R10 = 0xbf800000 R11 = 0x3e95292a
  expect lane 22 R8 = 0x3f3d7b7b R9 = 0x3f5dbbbb R10 = 0x3e6129c2 R11 = 0xbf73e7e8
  expect lane 23 R8 = 0xbf0d1b1a R9 = 0xbe3c3978 R10 = 0xbef1e1e4 R11 = 0x3eedd9dc
}

warp 24 { asm "TLD4.R R8, R88, 88, CUBE, 0xf"   active 0xffff
  s = { -3 2 -1.265625 -3 -2 3 -2 0.55859375 -2 2.328125 0.49609375 -2.1523438 -1.9414062 -2 -2.0585938 -1.2695312 ... }
  t = { -2.1289062 1.2070312 -0.5 1.6992188 1.5742188 0.640625 1.8164062 2.3476562 -1 3 -1.9140625 -0.4296875 -1.15625 1.03125 0.0546875 -1.1484375 ... }
  r = { -2.2695312 0.6953125 2 -2.03125 0.50390625 2.2265625 -1.109375 -3 -1.6875 -1.9804688 2 3 -2 -0.5 3 -2 ... }
  expect lane 0 R8 = 0xbe3ff980 R9 = 0xbe3ff980 R10 = 0xbe3ff980 R11 = 0xbe3ff980
  expect lane 1 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf59b3b3 R11 = 0xbefef9fe
  expect lane 2 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 3 R8 = 0x3e61a9c3 R9 = 0x3e61a9c3 R10 = 0x3e61a9c3 R11 = 0x3e61a9c3
  expect lane 4 R8 = 0xbf458b8b R9 = 0xbeff69ff R10 = 0xbeff69ff R11 = 0xbf458b8b
  expect lane 5 R8 = 0xbf800000 R9 = 0xbf800000 R10 = 0xbefef9fe R11 = 0xbefef9fe
  expect lane 6 R8 = 0x3e61a9c3 R9 = 0xbf73e7e8 R10 = 0xbf73e7e8 R11 = 0x3e61a9c3
  expect lane 7 R8 = 0xbf2ab755 R9 = 0xbf75ebec R10 = 0xbf75ebec R11 = 0xbf2ab755
  expect lane 8 R8 = 0xbe3ff980 R9 = 0xbe3ff980 R10 = 0x3eedd9dc R11 = 0x3eedd9dc
  expect lane 9 R8 = 0xbf2ba157 R9 = 0xbf2ba157 R10 = 0xbf2ba157 R11 = 0xbf2ba157
  expect lane 10 R8 = 0x3f234747 R9 = 0x3ec5898b R10 = 0x3ec5898b R11 = 0x3f234747
  expect lane 11 R8 = 0x3f356b6b R9 = 0x3f356b6b R10 = 0x3e010102 R11 = 0x3e010102
  expect lane 12 R8 = 0xbe3c3978 R9 = 0xbe3c3978 R10 = 0xbef1e1e4 R11 = 0xbef1e1e4
  expect lane 13 R8 = 0x3f5dbbbb R9 = 0x3e010102 R10 = 0xbf458b8b R11 = 0xbf73e7e8
  expect lane 14 R8 = 0x3f356b6b R9 = 0x3f356b6b R10 = 0x3e010102 R11 = 0x3e010102
  expect lane 15 R8 = 0xbf0d1b1a R9 = 0xbe3c3978 R10 = 0xbef1e1e4 R11 = 0x3eedd9dc
}

warp 25 { asm "TLD4.R R8, R4, 89, CUBE, 0xf"   active 0xfff
  s = { 0.02734375 -0.49609375 -1 0.50390625 -0.99609375 -0.75 -0.296875 -0.49609375 -0.49609375 0.50390625 0.5 0.73046875 ... }
  t = { 0.5 -1 0.7265625 -0.92578125 -0.5 -0.5 1 -0.5 -1 0.5 1 0.98046875 ... }
  r = { 1 0.50390625 0.99609375 1 1 1 -0.99609375 -1 0.99609375 1 -0.5 -1 ... }
  expect lane 0 R8 = 0x3e79f1f4 R9 = 0xbf070f0e R10 = 0xbf800000 R11 = 0xbf5bb7b7
  expect lane 1 R8 = 0x3f234747 R9 = 0x3ec5898b R10 = 0xbf070f0e R11 = 0x3e79f1f4
  expect lane 2 R8 = 0x3e010102 R9 = 0xbf5bb7b7 R10 = 0xbeff69ff R11 = 0xbf458b8b
  expect lane 3 R8 = 0x3ec5898b R9 = 0x3dc7418f R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 4 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 5 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 6 R8 = 0xbf73e7e8 R9 = 0xbf75ebec R10 = 0xbd418183 R11 = 0x3f3d7b7b
  expect lane 7 R8 = 0xbf4b9797 R9 = 0xbf0d1b1a R10 = 0x3eedd9dc R11 = 0xbf800000
  expect lane 8 R8 = 0x3f234747 R9 = 0x3ec5898b R10 = 0xbf070f0e R11 = 0x3e79f1f4
  expect lane 9 R8 = 0xbf070f0e R9 = 0x3ee1c1c4 R10 = 0x3eb16163 R11 = 0xbf800000
  expect lane 10 R8 = 0xbf59b3b3 R9 = 0x3eb16163 R10 = 0xbf800000 R11 = 0xbf75ebec
  expect lane 11 R8 = 0xbf800000 R9 = 0xbd418183 R10 = 0xbf75ebec R11 = 0xbf2ab755
}

warp 26 { asm "TLD4.R R8, R12, 90, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.9359375 -0.9359375 0.81875 0.80625 -0.871875 -0.846875 0.934375 0.975 -0.9296875 -0.8390625 0.875 0.8859375 0.9125 0.934375 -0.93125 -0.94375 ... }
  t = { 0.8078125 -0.878125 0.8609375 -0.8625 0.8703125 -0.9640625 0.809375 -0.89375 1 1 1 1 -1 -1 -1 -1 0.8671875 -0.99375 0.975 -0.83125 0.8015625 -0.8375 0.909375 -0.8359375 ... }
  r = { 0.9625 0.8859375 -0.8734375 -0.95 -0.9875 -0.940625 0.9453125 0.91875 -0.9953125 0.9875 -0.871875 0.9578125 0.8265625 -0.9515625 0.8203125 -0.8828125 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x477fe000 R9 = 0x3f802000 R10 = 0x43882000 R11 = 0x46aaa000
  expect lane 1 R8 = 0x464b2000 R9 = 0x38800000 R10 = 0x47172000 R11 = 0x0
  expect lane 2 R8 = 0xbfffe000 R9 = 0x477fe000 R10 = 0x46a9e000 R11 = 0x38800000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbfffe000
  expect lane 4 R8 = 0x38800000 R9 = 0x458e8000 R10 = 0x80000000 R11 = 0x44bf8000
  expect lane 5 R8 = 0x0 R9 = 0xb87fc000 R10 = 0x0 R11 = 0x387fc000
  expect lane 6 R8 = 0x7fffe000 R9 = 0x4170e000 R10 = 0x7fffe000 R11 = 0xbd818000
  expect lane 7 R8 = 0x33800000 R9 = 0x4107a000 R10 = 0xbdd34000 R11 = 0x41caa000
  expect lane 8 R8 = 0x458e8000 R9 = 0x80000000 R10 = 0x38800000 R11 = 0x44bd4000
  expect lane 9 R8 = 0x7fffe000 R9 = 0x4170e000 R10 = 0xbd818000 R11 = 0x7fffe000
  expect lane 10 R8 = 0x38800000 R9 = 0xbfffe000 R10 = 0x46a9e000 R11 = 0x477fe000
  expect lane 11 R8 = 0x477fe000 R9 = 0x46aaa000 R10 = 0x3f802000 R11 = 0x43882000
  expect lane 12 R8 = 0x41caa000 R9 = 0x33800000 R10 = 0xbdd34000 R11 = 0x41060000
  expect lane 13 R8 = 0xb4800000 R9 = 0x387fc000 R10 = 0xb87fc000 R11 = 0x0
  expect lane 14 R8 = 0x38800000 R9 = 0x47172000 R10 = 0x4648c000 R11 = 0x0
  expect lane 15 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xbfffe000 R11 = 0x7fffe000
  expect lane 16 R8 = 0x7fffe000 R9 = 0x4170e000 R10 = 0xbd818000 R11 = 0x7fffe000
  expect lane 17 R8 = 0x41060000 R9 = 0x33800000 R10 = 0xbdd34000 R11 = 0x41caa000
  expect lane 18 R8 = 0x477fe000 R9 = 0x3f802000 R10 = 0x46aca000 R11 = 0x43882000
  expect lane 19 R8 = 0x38800000 R9 = 0x4648c000 R10 = 0x47172000 R11 = 0x0
  expect lane 20 R8 = 0xbfffe000 R9 = 0x477fe000 R10 = 0x38800000 R11 = 0x46abe000
  expect lane 21 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbfffe000
  expect lane 22 R8 = 0x38800000 R9 = 0x458e8000 R10 = 0x44bd4000 R11 = 0x80000000
  expect lane 23 R8 = 0xb87fc000 R9 = 0x34800000 R10 = 0x0 R11 = 0x387fc000
}

warp 27 { asm "TLD4.R R8, R44, 91, CUBE, 0xf"   active 0xffff
  s = { -1.296875 -0.46875 1.5828125 -1.278125 0.8 1.228125 1.1859375 -0.8015625 -1.3546875 -1.11875 1 2 -2 -2 -1.1625 1.4828125 ... }
  t = { -1.3890625 -1.1875 -2 -1.3234375 2 0.8015625 2 -1.2984375 -2 -1.503125 -2 0.8 1.2671875 1.2296875 0.7984375 1.2171875 ... }
  r = { -2 2 0.4 2 1.51875 2 1.2640625 -2 0.5265625 2 1.0203125 1.428125 1.2765625 -0.8015625 -2 2 ... }
  expect lane 0 R8 = 0x34800000 R9 = 0x34800000 R10 = 0x34800000 R11 = 0x34800000
  expect lane 1 R8 = 0x33800000 R9 = 0x3f802000 R10 = 0x7fffe000 R11 = 0xbdd34000
  expect lane 2 R8 = 0xc32c0000 R9 = 0xc32c0000 R10 = 0x38800000 R11 = 0x38800000
  expect lane 3 R8 = 0x41060000 R9 = 0x41060000 R10 = 0x41060000 R11 = 0x41060000
  expect lane 4 R8 = 0x477fe000 R9 = 0x46aaa000 R10 = 0x46aaa000 R11 = 0x477fe000
  expect lane 5 R8 = 0x3f802000 R9 = 0x3f802000 R10 = 0x46aca000 R11 = 0x46aca000
  expect lane 6 R8 = 0x477fe000 R9 = 0x46aaa000 R10 = 0x46aaa000 R11 = 0x477fe000
  expect lane 7 R8 = 0xb87fc000 R9 = 0x34800000 R10 = 0x34800000 R11 = 0xb87fc000
  expect lane 8 R8 = 0x469f0000 R9 = 0x469f0000 R10 = 0x41caa000 R11 = 0x41caa000
  expect lane 9 R8 = 0x41060000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x41060000
  expect lane 10 R8 = 0x38800000 R9 = 0x47172000 R10 = 0x4648c000 R11 = 0x0
  expect lane 11 R8 = 0x477fe000 R9 = 0x477fe000 R10 = 0x477fe000 R11 = 0x477fe000
  expect lane 12 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 13 R8 = 0x44bf8000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x44bf8000
  expect lane 14 R8 = 0xb8c9a000 R9 = 0xff800000 R10 = 0x458e8000 R11 = 0x38800000
  expect lane 15 R8 = 0x46aca000 R9 = 0x46aca000 R10 = 0x46aca000 R11 = 0x46aca000
}

warp 28 { asm "TLD4.R R8, R36, 92, CUBE, 0xf"   active 0xfff
  s = { 0.8 -1 1 -1 -1 -0.9984375 -0.9 0.2109375 -0.7984375 1 -0.875 -0.8 ... }
  t = { 0.878125 0 0.140625 1 1 -1 -0.9 0 1 0.8484375 -1 0.8 ... }
  r = { 1 0 -0.4109375 -0.9375 0.96875 -0.8203125 1 -1 0.9984375 -0.8828125 -0.8 -1 ... }
  expect lane 0 R8 = 0x477fe000 R9 = 0x477fe000 R10 = 0x477fe000 R11 = 0x477fe000
  expect lane 1 R8 = 0x7fffe000 R9 = 0x42458000 R10 = 0xc2d34000 R11 = 0x7f800000
  expect lane 2 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x3f4b0000 R11 = 0x7fffe000
  expect lane 3 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 4 R8 = 0xbd818000 R9 = 0xbd818000 R10 = 0xbd818000 R11 = 0xbd818000
  expect lane 5 R8 = 0xb87fc000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 6 R8 = 0xbdd34000 R9 = 0xbdd34000 R10 = 0xbdd34000 R11 = 0xbdd34000
  expect lane 7 R8 = 0x3f802000 R9 = 0x7fffe000 R10 = 0xbb378000 R11 = 0x0
  expect lane 8 R8 = 0xbd818000 R9 = 0x3c1e6000 R10 = 0x3c1e6000 R11 = 0xbd818000
  expect lane 9 R8 = 0xbfffe000 R9 = 0xbfffe000 R10 = 0xbfffe000 R11 = 0xbfffe000
  expect lane 10 R8 = 0xb87fc000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 11 R8 = 0xb8c9a000 R9 = 0xb8c9a000 R10 = 0x38800000 R11 = 0x38800000
}

warp 29 { asm "TLD4.R R8, R12, 93, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.7369792 -0.7473958 0.9583333 0.734375 -0.7005208 -0.7838542 0.7395833 0.9635417 -0.7890625 -0.7317708 0.6875 0.6744792 0.8255208 0.7109375 -0.7786458 -0.9505208 ... }
  t = { 0.8046875 -0.7109375 0.9010417 -0.7317708 0.8177083 -0.921875 0.8828125 -0.9895833 1 1 1 1 -1 -1 -1 -1 0.8958333 -0.9036458 0.9166667 -0.8515625 0.8541667 -0.828125 0.9713542 -0.9348958 ... }
  r = { 0.796875 0.9635417 -0.7916667 -0.6953125 -0.7135417 -0.9557292 0.8046875 0.9088542 -0.9635417 0.96875 -0.9583333 0.875 0.7786458 -0.7526042 0.7369792 -0.8515625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbf038707 R9 = 0xbe6151c3 R10 = 0x3f6d39da R11 = 0x3d816103
  expect lane 1 R8 = 0xbd1f613f R9 = 0x3f3dad7b R10 = 0xbf432b86 R11 = 0xbdb1a163
  expect lane 2 R8 = 0xbf77dff0 R9 = 0x3cea01d4 R10 = 0x3c098113 R11 = 0x3f79eff4
  expect lane 3 R8 = 0x3e9d013a R9 = 0x3de3f1c8 R10 = 0xbca7014e R11 = 0x3d46018c
  expect lane 4 R8 = 0x3f7e65fd R9 = 0x3f180f30 R10 = 0x3e59a9b3 R11 = 0x3f199f33
  expect lane 5 R8 = 0xbe28d152 R9 = 0x3f50cfa2 R10 = 0xbf426785 R11 = 0xbf0b3916
  expect lane 6 R8 = 0x3eff39fe R9 = 0x3f2f195e R10 = 0x3e388171 R11 = 0xbf254d4b
  expect lane 7 R8 = 0xbf37a36f R9 = 0x3e57b9af R10 = 0x3f7fda00 R11 = 0x3eb25165
  expect lane 8 R8 = 0x3f180f30 R9 = 0x3e59a9b3 R10 = 0x3f7e65fd R11 = 0x3f193d32
  expect lane 9 R8 = 0x3e33e968 R9 = 0x3f2f195e R10 = 0xbf254d4b R11 = 0x3eff39fe
  expect lane 10 R8 = 0x3f79eff4 R9 = 0xbf77dff0 R10 = 0x3c82c106 R11 = 0x3cea01d4
  expect lane 11 R8 = 0xbf038707 R9 = 0x3d8a9115 R10 = 0xbe6151c3 R11 = 0x3f6d39da
  expect lane 12 R8 = 0x3eb25165 R9 = 0xbf37a36f R10 = 0x3f7fda00 R11 = 0x3e5371a7
  expect lane 13 R8 = 0xbe228145 R9 = 0xbf0b3916 R10 = 0x3f50cfa2 R11 = 0xbf426785
  expect lane 14 R8 = 0x3f3dad7b R9 = 0xbf432b86 R10 = 0xbd07410f R11 = 0xbdb1a163
  expect lane 15 R8 = 0xbca7014e R9 = 0x3de601cc R10 = 0x3d46018c R11 = 0x3e9d013a
  expect lane 16 R8 = 0x3eff39fe R9 = 0x3f2f195e R10 = 0xbf254d4b R11 = 0x3e393972
  expect lane 17 R8 = 0x3e5a51b5 R9 = 0xbf37a36f R10 = 0x3f7fda00 R11 = 0x3eb25165
  expect lane 18 R8 = 0xbf038707 R9 = 0xbe6151c3 R10 = 0x3d7e01fc R11 = 0x3f6d39da
  expect lane 19 R8 = 0x3f3dad7b R9 = 0xbd148129 R10 = 0xbf432b86 R11 = 0xbdb1a163
  expect lane 20 R8 = 0xbf77dff0 R9 = 0x3cea01d4 R10 = 0x3f79eff4 R11 = 0x3c490192
  expect lane 21 R8 = 0x3de361c7 R9 = 0x3e9d013a R10 = 0xbca7014e R11 = 0x3d46018c
  expect lane 22 R8 = 0x3f7e65fd R9 = 0x3f180f30 R10 = 0x3f1a0534 R11 = 0x3e59a9b3
  expect lane 23 R8 = 0x3f50cfa2 R9 = 0xbe27f150 R10 = 0xbf426785 R11 = 0xbf0b3916
}

warp 30 { asm "TLD4.R R8, R20, 94, CUBE, 0xf"   active 0xffff
  s = { 1.0104166 -0.6692708 -1.0494791 1.0546875 0.9088542 1.6875 -1.1640625 1 2 1.2473959 0.6666667 2 -1.9869791 2 1.421875 1.8177084 ... }
  t = { 1.7109375 -2 0.6666667 1.2161459 1.15625 0.111979164 -1.5572916 2 0 -1.5286459 2 0.5729167 1.7916666 -1.2005209 0.9947917 2 ... }
  r = { -2 -1.8567709 2 2 2 -2 2 -1.6354166 -1.8072916 2 -1.6953125 1.3307291 -2 0.6666667 2 1.6276041 ... }
  expect lane 0 R8 = 0x3c490192 R9 = 0x3f79eff4 R10 = 0x3f79eff4 R11 = 0x3c490192
  expect lane 1 R8 = 0xbe228145 R9 = 0xbf0b3916 R10 = 0xbf0b3916 R11 = 0xbe228145
  expect lane 2 R8 = 0x3edb51b7 R9 = 0xbea32546 R10 = 0x3f2f195e R11 = 0x3eff39fe
  expect lane 3 R8 = 0xbf038707 R9 = 0xbe6151c3 R10 = 0x3d7e01fc R11 = 0x3f6d39da
  expect lane 4 R8 = 0xbf038707 R9 = 0xbe6151c3 R10 = 0x3d7e01fc R11 = 0x3f6d39da
  expect lane 5 R8 = 0xbf7339e6 R9 = 0xbf7339e6 R10 = 0xbf77dff0 R11 = 0xbf77dff0
  expect lane 6 R8 = 0x3e5a51b5 R9 = 0xbf37a36f R10 = 0xbf37a36f R11 = 0x3e5a51b5
  expect lane 7 R8 = 0x3cea01d4 R9 = 0x3c82c106 R10 = 0x3c82c106 R11 = 0x3cea01d4
  expect lane 8 R8 = 0xbca7014e R9 = 0xbca7014e R10 = 0xbd05810b R11 = 0xbd05810b
  expect lane 9 R8 = 0x3f3dad7b R9 = 0xbd148129 R10 = 0xbd148129 R11 = 0x3f3dad7b
  expect lane 10 R8 = 0x3cea01d4 R9 = 0x3c82c106 R10 = 0x3c82c106 R11 = 0x3cea01d4
  expect lane 11 R8 = 0x3da8a151 R9 = 0x3f402d80 R10 = 0xbe6151c3 R11 = 0xbf038707
  expect lane 12 R8 = 0x3f1a0534 R9 = 0x3f1a0534 R10 = 0x3f1a0534 R11 = 0x3f1a0534
  expect lane 13 R8 = 0x3f3dad7b R9 = 0x3f45558b R10 = 0x3f70e5e2 R11 = 0xbf432b86
  expect lane 14 R8 = 0xbe6151c3 R9 = 0xbe6151c3 R10 = 0x3d7e01fc R11 = 0x3d7e01fc
  expect lane 15 R8 = 0x3d8a9115 R9 = 0x3d8a9115 R10 = 0x3d8a9115 R11 = 0x3d8a9115
}

warp 31 { asm "TLD4.R R8, R44, 95, CUBE, 0xf"   active 0xfff
  s = { 1 -0.6927083 -0.8932292 -1 -0.9583333 -0.9244792 1 0.6666667 -0.9557292 -1 1 0.9661458 ... }
  t = { -0.9088542 -0.8307292 1 0.7369792 0.7239583 0.6692708 0.9973958 0.6692708 -0.6692708 0.6692708 0 1 ... }
  r = { -0.8333333 1 -0.5416667 -1 -1 1 0.9453125 -1 -1 -0.6666667 -0.7734375 -1 ... }
  expect lane 0 R8 = 0x3e9d013a R9 = 0x3de3f1c8 R10 = 0xbca7014e R11 = 0x3d46018c
  expect lane 1 R8 = 0x3e5a51b5 R9 = 0xbf37a36f R10 = 0x3f7fda00 R11 = 0x3eb25165
  expect lane 2 R8 = 0xbf5617ac R9 = 0x3ec03d80 R10 = 0x3e59a9b3 R11 = 0x3f180f30
  expect lane 3 R8 = 0x3f7e65fd R9 = 0x3f180f30 R10 = 0x3f1a0534 R11 = 0x3e59a9b3
  expect lane 4 R8 = 0x3f7e65fd R9 = 0x3f180f30 R10 = 0x3f1a0534 R11 = 0x3e59a9b3
  expect lane 5 R8 = 0x3eff39fe R9 = 0x3f2f195e R10 = 0xbf254d4b R11 = 0x3e393972
  expect lane 6 R8 = 0xbf038707 R9 = 0xbe6151c3 R10 = 0x3f6d39da R11 = 0x3d816103
  expect lane 7 R8 = 0x3cea01d4 R9 = 0x3efc15f8 R10 = 0xbf2a3d54 R11 = 0x3f79eff4
  expect lane 8 R8 = 0x3f50cfa2 R9 = 0xbe27f150 R10 = 0xbf426785 R11 = 0xbf0b3916
  expect lane 9 R8 = 0x3f180f30 R9 = 0xbf5617ac R10 = 0x3ec03d80 R11 = 0x3e59a9b3
  expect lane 10 R8 = 0x3d46018c R9 = 0xbca7014e R10 = 0xbd05810b R11 = 0xbf7339e6
  expect lane 11 R8 = 0xbf77dff0 R9 = 0x3cea01d4 R10 = 0x3f79eff4 R11 = 0x3c490192
}

warp 32 { asm "TLD4.R R8, R76, 96, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.9921875 -0.8046875 0.59375 0.59375 -0.75 -0.9765625 0.375 0.0625 -0.6796875 -0.796875 0.6875 0.5625 0.5546875 0.6640625 -0.3359375 -0.328125 ... }
  t = { 0.421875 -0.515625 0.3203125 -0.59375 0.0625 -0.7578125 0.3359375 -0.046875 1 1 1 1 -1 -1 -1 -1 0.4921875 -0.0703125 0.859375 -0.3359375 0.6015625 -0.2109375 0.1328125 -0.609375 ... }
  r = { 0.7578125 0.5 -0.9296875 -0.859375 -0.0234375 -0.8359375 0.5 0.0390625 -0.6796875 0.4296875 -0.0078125 0.5546875 0.4921875 -0.1953125 0.484375 -0.546875 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x415ef246 R9 = 0x3f4bffac R10 = 0xc12d9f70 R11 = 0x3fa547fa
  expect lane 1 R8 = 0x4115cd02 R9 = 0x41575188 R10 = 0x3f4bffac R11 = 0x415ef246
  expect lane 2 R8 = 0x3f4bffac R9 = 0xc01f3b59 R10 = 0xc0852a3e R11 = 0xc12d9f70
  expect lane 3 R8 = 0x41575188 R9 = 0x407a3b8d R10 = 0xc01f3b59 R11 = 0x3f4bffac
  expect lane 4 R8 = 0xc01f3b59 R9 = 0xc0851917 R10 = 0xc12d9f70 R11 = 0xc0ba71a8
  expect lane 5 R8 = 0x400facb9 R9 = 0x41575188 R10 = 0xc0851917 R11 = 0xc01f3b59
  expect lane 6 R8 = 0xc0851917 R9 = 0x415ef246 R10 = 0xbebf56ba R11 = 0xc12d9f70
  expect lane 7 R8 = 0x41575188 R9 = 0x40f65299 R10 = 0x415ef246 R11 = 0xc0851917
  expect lane 8 R8 = 0xc0851917 R9 = 0xc12d9f70 R10 = 0xc01f3b59 R11 = 0xc0bb47ce
  expect lane 9 R8 = 0xbeccb916 R9 = 0x415ef246 R10 = 0xc12d9f70 R11 = 0xc0851917
  expect lane 10 R8 = 0xc12d9f70 R9 = 0x3f4bffac R10 = 0xc0869efd R11 = 0xc01f3b59
  expect lane 11 R8 = 0x415ef246 R9 = 0x3f9f74ff R10 = 0x3f4bffac R11 = 0xc12d9f70
  expect lane 12 R8 = 0xc0851917 R9 = 0x41575188 R10 = 0x415ef246 R11 = 0x40f88655
  expect lane 13 R8 = 0x40141431 R9 = 0xc01f3b59 R10 = 0x41575188 R11 = 0xc0851917
  expect lane 14 R8 = 0x41575188 R9 = 0x3f4bffac R10 = 0x41169793 R11 = 0x415ef246
  expect lane 15 R8 = 0xc01f3b59 R9 = 0x407d65d3 R10 = 0x3f4bffac R11 = 0x41575188
  expect lane 16 R8 = 0xc0851917 R9 = 0x415ef246 R10 = 0xc12d9f70 R11 = 0xbe9b26e0
  expect lane 17 R8 = 0x40f89597 R9 = 0x41575188 R10 = 0x415ef246 R11 = 0xc0851917
  expect lane 18 R8 = 0x415ef246 R9 = 0x3f4bffac R10 = 0x3fabd98d R11 = 0xc12d9f70
  expect lane 19 R8 = 0x41575188 R9 = 0x41169f34 R10 = 0x3f4bffac R11 = 0x415ef246
  expect lane 20 R8 = 0x3f4bffac R9 = 0xc01f3b59 R10 = 0xc12d9f70 R11 = 0xc085935c
  expect lane 21 R8 = 0x40796952 R9 = 0x41575188 R10 = 0xc01f3b59 R11 = 0x3f4bffac
  expect lane 22 R8 = 0xc01f3b59 R9 = 0xc0851917 R10 = 0xc0ba3c2d R11 = 0xc12d9f70
  expect lane 23 R8 = 0x41575188 R9 = 0x401017af R10 = 0xc0851917 R11 = 0xc01f3b59
}

warp 33 { asm "TLD4.R R8, R60, 97, CUBE, 0xf"   active 0xffff
  s = { -2.7578125 4 -3.3125 3.421875 1 3.0625 -1.4453125 3 -2.8984375 3.90625 0 4 -2.3515625 0.59375 -1.7734375 -2.328125 ... }
  t = { -4 -3.7265625 4 4 -1.1640625 4 4 2.0703125 0.78125 4 3.890625 0.0078125 -2.0703125 3 -1 -2.5859375 ... }
  r = { -3.265625 -0.1328125 0.984375 1.4609375 2 -0.984375 3.3671875 -0.9921875 -3 3.5 4 3.8828125 -3 2.2734375 2 3 ... }
  expect lane 0 R8 = 0x40141431 R9 = 0x40141431 R10 = 0x40141431 R11 = 0x40141431
  expect lane 1 R8 = 0x41575188 R9 = 0x407a3b8d R10 = 0x407a3b8d R11 = 0x41575188
  expect lane 2 R8 = 0xbeccb916 R9 = 0xbeccb916 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 3 R8 = 0x3f9f74ff R9 = 0x3f9f74ff R10 = 0x3f4bffac R11 = 0x3f4bffac
  expect lane 4 R8 = 0x41575188 R9 = 0x41169f34 R10 = 0x3f4bffac R11 = 0x415ef246
  expect lane 5 R8 = 0x3f4bffac R9 = 0x3f4bffac R10 = 0xc0869efd R11 = 0xc0869efd
  expect lane 6 R8 = 0xbeccb916 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0xbeccb916
  expect lane 7 R8 = 0xc12d9f70 R9 = 0xc0852a3e R10 = 0xc0852a3e R11 = 0xc12d9f70
  expect lane 8 R8 = 0xc0851917 R9 = 0xc0851917 R10 = 0xc0ba3c2d R11 = 0xc0ba3c2d
  expect lane 9 R8 = 0x3f9f74ff R9 = 0x3f9f74ff R10 = 0x3f9f74ff R11 = 0x3f9f74ff
  expect lane 10 R8 = 0xc12d9f70 R9 = 0x3fabd98d R10 = 0x3fabd98d R11 = 0xc12d9f70
  expect lane 11 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x3fa547fa R11 = 0x3fa547fa
  expect lane 12 R8 = 0x401017af R9 = 0x401017af R10 = 0x401017af R11 = 0x401017af
  expect lane 13 R8 = 0x415ef246 R9 = 0x3f9f74ff R10 = 0x3f9f74ff R11 = 0x415ef246
  expect lane 14 R8 = 0x40f89597 R9 = 0x41575188 R10 = 0x415ef246 R11 = 0xc0851917
  expect lane 15 R8 = 0x40f89597 R9 = 0x40f89597 R10 = 0x40f89597 R11 = 0x40f89597
}

warp 34 { asm "TLD4.R R8, R68, 98, CUBE, 0xf"   active 0xfff
  s = { -0.5 -0.5 0 1 -0.5 0.984375 -1 -1 -0.0078125 -0.0078125 -1 0 ... }
  t = { 0.9921875 0 -0.0078125 -0.0078125 0 -0.0859375 0.5703125 0.53125 0 1 0.609375 0.0078125 ... }
  r = { -1 -1 1 -0.1875 1 1 0.28125 -0.0078125 -1 0.5390625 -1 1 ... }
  expect lane 0 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 1 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 2 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
  expect lane 3 R8 = 0x3f4bffac R9 = 0x3f4bffac R10 = 0x3f4bffac R11 = 0x3f4bffac
  expect lane 4 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
  expect lane 5 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
  expect lane 6 R8 = 0xc0851917 R9 = 0xc0851917 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 7 R8 = 0xc0851917 R9 = 0xc0851917 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 8 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 9 R8 = 0xc12d9f70 R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc12d9f70
  expect lane 10 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 11 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
}

warp 35 { asm "TLD4.R R8, R0, 99, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8378906 -0.87109375 0.8261719 0.8457031 -0.9667969 -0.78515625 0.96875 0.81640625 -0.8261719 -0.8300781 0.8339844 0.80859375 0.91796875 0.77734375 -0.9609375 -0.9550781 ... }
  t = { 0.765625 -0.99609375 0.77734375 -0.9277344 0.875 -0.9785156 0.8125 -0.796875 1 1 1 1 -1 -1 -1 -1 0.9785156 -0.8066406 0.8515625 -0.7890625 0.8066406 -0.9355469 0.9296875 -0.9082031 ... }
  r = { 0.75390625 0.8847656 -0.8378906 -0.7675781 -0.8613281 -0.84765625 0.9199219 0.7519531 -0.8125 0.9902344 -0.94140625 0.95703125 0.7519531 -0.96875 0.8886719 -0.9003906 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3e042084 R9 = 0x3f2529a5 R10 = 0x3f2529a5 R11 = 0x3ef294f3
  expect lane 1 R8 = 0x3eaad6ab R9 = 0x3ec630c6 R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 2 R8 = 0x3f4e73ce R9 = 0x3ed6b4d7 R10 = 0x3f2294a3 R11 = 0x3f2d6bad
  expect lane 3 R8 = 0x3f5ef7df R9 = 0x3f03e784 R10 = 0x3ec630c6 R11 = 0x3e94a495
  expect lane 4 R8 = 0x3f800000 R9 = 0x3e4630c6 R10 = 0x3f14a595 R11 = 0x3f16ff97
  expect lane 5 R8 = 0x3eb54ab5 R9 = 0x3f042184 R10 = 0x3e2528a5 R11 = 0x3ec630c6
  expect lane 6 R8 = 0x3f6f7bef R9 = 0x3d042084 R10 = 0x3ed7bcd8 R11 = 0x3e94a495
  expect lane 7 R8 = 0x3f14a595 R9 = 0x3f3b10bb R10 = 0x3f800000 R11 = 0x3f1ce79d
  expect lane 8 R8 = 0x3e4630c6 R9 = 0x3f14a595 R10 = 0x3f800000 R11 = 0x3f176397
  expect lane 9 R8 = 0x3ed672d6 R9 = 0x3d042084 R10 = 0x3e94a495 R11 = 0x3f6f7bef
  expect lane 10 R8 = 0x3f2d6bad R9 = 0x3f4e73ce R10 = 0x3f2273a2 R11 = 0x3ed6b4d7
  expect lane 11 R8 = 0x3e042084 R9 = 0x3ef294f3 R10 = 0x3f2529a5 R11 = 0x3f2529a5
  expect lane 12 R8 = 0x3f1ce79d R9 = 0x3f14a595 R10 = 0x3f800000 R11 = 0x3f3b08bb
  expect lane 13 R8 = 0x3eb600b6 R9 = 0x3ec630c6 R10 = 0x3f042184 R11 = 0x3e2528a5
  expect lane 14 R8 = 0x3ec630c6 R9 = 0x3ed6b4d7 R10 = 0x3eaac4ab R11 = 0x3e4630c6
  expect lane 15 R8 = 0x3ec630c6 R9 = 0x3f047b84 R10 = 0x3e94a495 R11 = 0x3f5ef7df
  expect lane 16 R8 = 0x3f6f7bef R9 = 0x3d042084 R10 = 0x3e94a495 R11 = 0x3ed5eed6
  expect lane 17 R8 = 0x3f3b73bb R9 = 0x3f14a595 R10 = 0x3f800000 R11 = 0x3f1ce79d
  expect lane 18 R8 = 0x3e042084 R9 = 0x3f2529a5 R10 = 0x3ef18cf2 R11 = 0x3f2529a5
  expect lane 19 R8 = 0x3ec630c6 R9 = 0x3eaa62aa R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 20 R8 = 0x3f4e73ce R9 = 0x3ed6b4d7 R10 = 0x3f2d6bad R11 = 0x3f2231a2
  expect lane 21 R8 = 0x3f03ff84 R9 = 0x3f5ef7df R10 = 0x3ec630c6 R11 = 0x3e94a495
  expect lane 22 R8 = 0x3f800000 R9 = 0x3e4630c6 R10 = 0x3f17ce98 R11 = 0x3f14a595
  expect lane 23 R8 = 0x3f042184 R9 = 0x3eb5beb6 R10 = 0x3e2528a5 R11 = 0x3ec630c6
}

warp 36 { asm "TLD4.R R8, R80, 100, CUBE, 0xf"   active 0xffff
  s = { 1.0214844 2 1.7128906 -2 -0.75 1.0839844 -2 -0.66796875 -2 -1.1054688 -0.75 -1.5449219 2 0.984375 2 -1.3242188 ... }
  t = { 1.0742188 -1.203125 2 1.4550781 2 -0.75 -1.5859375 2 0.7988281 -2 -1.2167969 -2 1.3925781 -1.2402344 0.75 1.0117188 ... }
  r = { 2 0.859375 -0.98046875 1.6953125 -1.5488281 -2 -1.1738281 1.3066406 1.6386719 1.6425781 -2 -0.86328125 -1.3203125 -2 -1.1054688 2 ... }
  expect lane 0 R8 = 0x3e042084 R9 = 0x3f2529a5 R10 = 0x3ef18cf2 R11 = 0x3f2529a5
  expect lane 1 R8 = 0x3eaad6ab R9 = 0x3ec630c6 R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 2 R8 = 0x3f4e73ce R9 = 0x3f4e73ce R10 = 0x3f2273a2 R11 = 0x3f2273a2
  expect lane 3 R8 = 0x3ed7bcd8 R9 = 0x3ed7bcd8 R10 = 0x3ed7bcd8 R11 = 0x3ed7bcd8
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f77bdf8 R10 = 0x3f77bdf8 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f03ff84 R9 = 0x3f5ef7df R10 = 0x3ec630c6 R11 = 0x3e94a495
  expect lane 6 R8 = 0x3eb54ab5 R9 = 0x3f042184 R10 = 0x3f042184 R11 = 0x3eb54ab5
  expect lane 7 R8 = 0x3d042084 R9 = 0x3ed6b4d7 R10 = 0x3ed6b4d7 R11 = 0x3d042084
  expect lane 8 R8 = 0x3d042084 R9 = 0x3d042084 R10 = 0x3ed7bcd8 R11 = 0x3ed7bcd8
  expect lane 9 R8 = 0x3f3b08bb R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f3b08bb
  expect lane 10 R8 = 0x3f042184 R9 = 0x3eb5beb6 R10 = 0x3e2528a5 R11 = 0x3ec630c6
  expect lane 11 R8 = 0x3eb600b6 R9 = 0x3eb600b6 R10 = 0x3e2528a5 R11 = 0x3e2528a5
  expect lane 12 R8 = 0x3f2294a3 R9 = 0x3f2294a3 R10 = 0x3f2294a3 R11 = 0x3f2294a3
  expect lane 13 R8 = 0x3f03ff84 R9 = 0x3f5ef7df R10 = 0x3ec630c6 R11 = 0x3e94a495
  expect lane 14 R8 = 0x3f5ef7df R9 = 0x3f2d6bad R10 = 0x3ed6b4d7 R11 = 0x3f4e73ce
  expect lane 15 R8 = 0x3f6f7bef R9 = 0x3f6f7bef R10 = 0x3ed5eed6 R11 = 0x3ed5eed6
}

warp 37 { asm "TLD4.G R8, R56, 101, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.9433594 -0.8828125 -0.78515625 0.8925781 ... }
  t = { -0.7558594 -0.88671875 1 -1 -0.8535156 -0.8652344 ... }
  r = { 0.9941406 -0.8300781 0.9003906 -0.88671875 1 -1 ... }
  expect lane 0 R8 = 0x3efce6fd R9 = 0x3f6739e7 R10 = 0x3ea528a5 R11 = 0x3e842084
  expect lane 1 R8 = 0x3ef220f2 R9 = 0x3ed6b4d7 R10 = 0x3ed6b4d7 R11 = 0x3f14a595
  expect lane 2 R8 = 0x3f3073b0 R9 = 0x3eb5acb6 R10 = 0x3f77bdf8 R11 = 0x3f3defbe
  expect lane 3 R8 = 0x3ef220f2 R9 = 0x3f14a595 R10 = 0x3ed6b4d7 R11 = 0x3ed6b4d7
  expect lane 4 R8 = 0x3f095289 R9 = 0x3f6739e7 R10 = 0x3e6738e7 R11 = 0x3ef7bcf8
  expect lane 5 R8 = 0x3e8eb48f R9 = 0x3e94a495 R10 = 0x3d842084 R11 = 0x3ef7bcf8
}

warp 38 { asm "TLD4.B R8, R112, 102, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.7597656 0.8144531 0.8457031 -0.7949219 ... }
  t = { 0.9746094 0.86328125 1 -1 0.9394531 0.9550781 ... }
  r = { -0.8222656 0.8183594 -0.9765625 0.86328125 1 -1 ... }
  expect lane 0 R8 = 0x3f3defbe R9 = 0x3f5ef7df R10 = 0x3f35b5b6 R11 = 0x3f042184
  expect lane 1 R8 = 0x3d842084 R9 = 0x3f1ce79d R10 = 0x3ec58cc6 R11 = 0x3ef7bcf8
  expect lane 2 R8 = 0x3f042184 R9 = 0x3f3defbe R10 = 0x3f357bb5 R11 = 0x3f5ef7df
  expect lane 3 R8 = 0x3f2529a5 R9 = 0x3f0c638c R10 = 0x3f3b18bb R11 = 0x3f800000
  expect lane 4 R8 = 0x3f14a595 R9 = 0x3f5ef7df R10 = 0x3f3dc6be R11 = 0x3f4631c6
  expect lane 5 R8 = 0x3ed6b4d7 R9 = 0x3f2d6bad R10 = 0x3ebb4abb R11 = 0x0
}

warp 39 { asm "TLD4.A R8, R80, 103, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.8105469 0.93359375 0.97265625 -0.8300781 ... }
  t = { -0.8769531 -0.7792969 1 -1 -0.8964844 -0.98046875 ... }
  r = { -0.8828125 0.95703125 0.80078125 -0.9277344 1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f2affab R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f2affab R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 40 { asm "TLD4.A R8, R68, 104, CUBE, 0xf"   active 0xfff
  s = { -1 -0.6738281 -1 0.6503906 -0.25 1 -0.92578125 0.99609375 0.9980469 -1 -0.6640625 0.7519531 ... }
  t = { 0.9980469 0.9980469 0.75 1 0.7480469 -0.24414062 -0.921875 1 -1 0.79296875 1 -0.75 ... }
  r = { 0.84375 1 -0.7519531 -1 -1 0.7734375 1 0.10546875 -0.75 -1 1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3eac00ac R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 6 R8 = 0x3f2affab R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f29ffaa R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 41 { asm "TLD4.R R8, R104, 105, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.9739583 -0.6822917 0.7473958 0.8020833 -0.9765625 -0.7734375 0.8645833 0.9635417 -0.7630208 -0.6953125 0.8255208 0.7682292 0.7291667 0.984375 -0.7682292 -0.7708333 ... }
  t = { 0.7421875 -0.8619792 0.921875 -0.9401042 0.6822917 -0.9427083 0.7604167 -0.9270833 1 1 1 1 -1 -1 -1 -1 0.8619792 -0.9348958 0.8984375 -0.8489583 0.9479167 -0.8177083 0.703125 -0.9583333 ... }
  r = { 0.8880208 0.7890625 -0.7890625 -0.7447917 -0.9010417 -0.7057292 0.8723958 0.9296875 -0.6692708 0.9713542 -0.8567708 0.9713542 0.671875 -0.7291667 0.9661458 -0.8828125 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x46 R9 = 0xaa R10 = 0xb7 R11 = 0xaa
  expect lane 1 R8 = 0x68 R9 = 0x5f R10 = 0x68 R11 = 0x6f
  expect lane 2 R8 = 0x60 R9 = 0xb R10 = 0x60 R11 = 0xe0
  expect lane 3 R8 = 0x96 R9 = 0xb R10 = 0xf0 R11 = 0xb
  expect lane 4 R8 = 0xf1 R9 = 0x32 R10 = 0x7b R11 = 0x32
  expect lane 5 R8 = 0x6 R9 = 0x1d R10 = 0x6 R11 = 0x57
  expect lane 6 R8 = 0x59 R9 = 0x7a R10 = 0x59 R11 = 0x47
  expect lane 7 R8 = 0x83 R9 = 0xd7 R10 = 0x6f R11 = 0xd7
  expect lane 8 R8 = 0x32 R9 = 0x7b R10 = 0xf1 R11 = 0x7b
  expect lane 9 R8 = 0x47 R9 = 0x7a R10 = 0x47 R11 = 0x59
  expect lane 10 R8 = 0xe0 R9 = 0x60 R10 = 0xe0 R11 = 0xb
  expect lane 11 R8 = 0x46 R9 = 0xb7 R10 = 0xaa R11 = 0xb7
  expect lane 12 R8 = 0xd7 R9 = 0x83 R10 = 0x6f R11 = 0x83
  expect lane 13 R8 = 0x1d R9 = 0x57 R10 = 0x1d R11 = 0x6
  expect lane 14 R8 = 0x5f R9 = 0x68 R10 = 0x5f R11 = 0x6f
  expect lane 15 R8 = 0xf0 R9 = 0x96 R10 = 0xb R11 = 0x96
  expect lane 16 R8 = 0x59 R9 = 0x7a R10 = 0x47 R11 = 0x7a
  expect lane 17 R8 = 0x6f R9 = 0x83 R10 = 0x6f R11 = 0xd7
  expect lane 18 R8 = 0x46 R9 = 0xaa R10 = 0x46 R11 = 0xb7
  expect lane 19 R8 = 0x5f R9 = 0x6f R10 = 0x68 R11 = 0x6f
  expect lane 20 R8 = 0x60 R9 = 0xb R10 = 0xe0 R11 = 0xb
  expect lane 21 R8 = 0xf0 R9 = 0x96 R10 = 0xf0 R11 = 0xb
  expect lane 22 R8 = 0xf1 R9 = 0x32 R10 = 0xf1 R11 = 0x7b
  expect lane 23 R8 = 0x1d R9 = 0x57 R10 = 0x6 R11 = 0x57
}

warp 42 { asm "TLD4.R R8, R60, 106, CUBE, 0xf"   active 0xffff
  s = { -1.8541666 -0.9973958 2 -1.90625 -0.6666667 1.3880209 1.9973959 -0.6666667 -1.9765625 -2 2 -2 -2 0.46614584 -2 -2 ... }
  t = { 1.640625 -2 0.6901042 2 2 -2 -2 -1.9140625 2 1.4817709 1.7213541 1 -1.1666666 2 0.6692708 1.2317709 ... }
  r = { 2 1.3828125 -1.1692709 -1.4947916 -1.9609375 0.9192708 -1.0052084 -2 -0.6666667 -1.9192709 -0.30989584 -1.0989584 1.7109375 -1.28125 1.234375 -1.7552084 ... }
  expect lane 0 R8 = 0x7a R9 = 0x7a R10 = 0x7a R11 = 0x7a
  expect lane 1 R8 = 0x83 R9 = 0x6f R10 = 0x6f R11 = 0x83
  expect lane 2 R8 = 0x60 R9 = 0xb R10 = 0x60 R11 = 0xe0
  expect lane 3 R8 = 0x7b R9 = 0x7b R10 = 0x7b R11 = 0x7b
  expect lane 4 R8 = 0xf1 R9 = 0x73 R10 = 0x73 R11 = 0xf1
  expect lane 5 R8 = 0x68 R9 = 0x68 R10 = 0x5f R11 = 0x5f
  expect lane 6 R8 = 0x96 R9 = 0x96 R10 = 0xb R11 = 0xb
  expect lane 7 R8 = 0x1d R9 = 0x57 R10 = 0x57 R11 = 0x1d
  expect lane 8 R8 = 0x5e R9 = 0x5e R10 = 0x32 R11 = 0x32
  expect lane 9 R8 = 0x32 R9 = 0x32 R10 = 0x32 R11 = 0x32
  expect lane 10 R8 = 0x46 R9 = 0xe0 R10 = 0xe0 R11 = 0x46
  expect lane 11 R8 = 0xf1 R9 = 0x32 R10 = 0x7b R11 = 0x32
  expect lane 12 R8 = 0xd7 R9 = 0xd7 R10 = 0x6f R11 = 0x6f
  expect lane 13 R8 = 0x48 R9 = 0xe0 R10 = 0xb R11 = 0x73
  expect lane 14 R8 = 0x59 R9 = 0x7a R10 = 0x59 R11 = 0x47
  expect lane 15 R8 = 0xf1 R9 = 0xf1 R10 = 0x32 R11 = 0x32
}

warp 43 { asm "TLD4.G R8, R92, 107, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.7473958 -0.6744792 -0.9453125 0.6875 ... }
  t = { -0.7708333 -0.8411458 1 -1 -0.6848958 -0.6901042 ... }
  r = { 0.671875 -0.8958333 0.9895833 -0.9583333 1 -1 ... }
  expect lane 0 R8 = 0xb4 R9 = 0xb0 R10 = 0xb4 R11 = 0x8c
  expect lane 1 R8 = 0x2b R9 = 0x36 R10 = 0x2b R11 = 0xaa
  expect lane 2 R8 = 0x6d R9 = 0xf7 R10 = 0x6d R11 = 0xbf
  expect lane 3 R8 = 0x36 R9 = 0xaa R10 = 0x36 R11 = 0x2b
  expect lane 4 R8 = 0x77 R9 = 0xd1 R10 = 0x77 R11 = 0x54
  expect lane 5 R8 = 0xda R9 = 0xa3 R10 = 0xda R11 = 0xc
}

warp 44 { asm "TLD4.B R8, R52, 108, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.8385417 0.9270833 0.7213542 -0.9739583 ... }
  t = { 0.6875 0.6927083 1 -1 0.7161458 0.9010417 ... }
  r = { -0.9270833 0.7395833 -0.7317708 0.6796875 1 -1 ... }
  expect lane 0 R8 = 0x98 R9 = 0x3c R10 = 0x98 R11 = 0x4f
  expect lane 1 R8 = 0xf1 R9 = 0x1b R10 = 0xf1 R11 = 0x4a
  expect lane 2 R8 = 0x4f R9 = 0x98 R10 = 0x4f R11 = 0x3c
  expect lane 3 R8 = 0x9 R9 = 0x50 R10 = 0x9 R11 = 0xbc
  expect lane 4 R8 = 0x57 R9 = 0xc1 R10 = 0x57 R11 = 0xc3
  expect lane 5 R8 = 0x7e R9 = 0x4b R10 = 0x7e R11 = 0x50
}

warp 45 { asm "TLD4.A R8, R100, 109, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.8151042 0.8619792 0.8151042 -0.875 ... }
  t = { -0.8307292 -0.921875 1 -1 -0.9661458 -0.9869792 ... }
  r = { -0.9244792 0.9661458 0.8515625 -0.8958333 1 -1 ... }
  expect lane 0 R8 = 0x35 R9 = 0x7a R10 = 0xda R11 = 0x7a
  expect lane 1 R8 = 0xb8 R9 = 0x6 R10 = 0x99 R11 = 0x6
  expect lane 2 R8 = 0xb7 R9 = 0x4b R10 = 0x50 R11 = 0x4b
  expect lane 3 R8 = 0xda R9 = 0x35 R10 = 0x7a R11 = 0x35
  expect lane 4 R8 = 0x84 R9 = 0x7f R10 = 0x26 R11 = 0x7f
  expect lane 5 R8 = 0x2 R9 = 0x43 R10 = 0x45 R11 = 0x43
}

warp 46 { asm "TLD4.A R8, R60, 110, CUBE, 0xf"   active 0xfff
  s = { -0.6666667 -0.6666667 0.6666667 0 0.8958333 1 -0.75 0.6640625 -0.9947917 0.8333333 0.8359375 -1 ... }
  t = { 1 0.6666667 -1 0 1 0 -1 -1 -1 -1 -1 0.7734375 ... }
  r = { -0.9453125 -1 -0.6666667 -1 0.9010417 -0.9921875 -0.6692708 -0.6692708 0.6666667 0.6666667 -0.6666667 0.6692708 ... }
  expect lane 0 R8 = 0xab R9 = 0x79 R10 = 0x79 R11 = 0xab
  expect lane 1 R8 = 0xa2 R9 = 0xa2 R10 = 0xa0 R11 = 0xa0
  expect lane 2 R8 = 0x35 R9 = 0x35 R10 = 0x35 R11 = 0x35
  expect lane 3 R8 = 0x23 R9 = 0x43 R10 = 0xa2 R11 = 0x5e
  expect lane 4 R8 = 0x4b R9 = 0x4b R10 = 0x4b R11 = 0x4b
  expect lane 5 R8 = 0x7a R9 = 0x7a R10 = 0x8c R11 = 0x8c
  expect lane 6 R8 = 0x2 R9 = 0x2 R10 = 0x2 R11 = 0x2
  expect lane 7 R8 = 0x17 R9 = 0x35 R10 = 0x35 R11 = 0x17
  expect lane 8 R8 = 0xc7 R9 = 0xc7 R10 = 0xb8 R11 = 0xb8
  expect lane 9 R8 = 0x5 R9 = 0x5 R10 = 0x84 R11 = 0x84
  expect lane 10 R8 = 0x35 R9 = 0x35 R10 = 0x35 R11 = 0x35
  expect lane 11 R8 = 0x3 R9 = 0x3 R10 = 0x3 R11 = 0x3
}

warp 47 { asm "TLD4.R R8, R4, 111, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.984375 -0.51171875 0.5546875 0.64453125 -0.703125 -0.55859375 0.9296875 0.515625 -0.609375 -0.98828125 0.8046875 0.5546875 0.74609375 0.609375 -0.74609375 -0.9375 ... }
  t = { 0.51953125 -0.8828125 0.91796875 -0.640625 0.6640625 -0.54296875 0.98828125 -0.7578125 1 1 1 1 -1 -1 -1 -1 0.7578125 -0.63671875 0.76953125 -0.90234375 0.6484375 -0.58203125 0.88671875 -0.5546875 ... }
  r = { 0.8828125 0.69921875 -0.97265625 -0.546875 -0.8359375 -0.99609375 0.8828125 0.81640625 -0.6875 0.71484375 -0.66796875 0.9296875 0.7890625 -0.765625 0.921875 -0.65625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3fcc R9 = 0xffffad38 R10 = 0xffffa859 R11 = 0xffffad38
  expect lane 1 R8 = 0xffff867f R9 = 0xffffe70b R10 = 0xffff867f R11 = 0xffff9c59
  expect lane 2 R8 = 0xfffffa2f R9 = 0x2ccd R10 = 0xfffffa2f R11 = 0x65ae
  expect lane 3 R8 = 0xffffaa68 R9 = 0xffff8da7 R10 = 0xffffa9ec R11 = 0xffff8da7
  expect lane 4 R8 = 0xffffda8f R9 = 0xffffdce1 R10 = 0x2186 R11 = 0xffffdce1
  expect lane 5 R8 = 0xffffcc7c R9 = 0xffffb8b8 R10 = 0xffffcc7c R11 = 0x5bf8
  expect lane 6 R8 = 0x7c50 R9 = 0x4975 R10 = 0x7c50 R11 = 0x314c
  expect lane 7 R8 = 0xffffef74 R9 = 0x2661 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 8 R8 = 0xffffdce1 R9 = 0x2186 R10 = 0xffffda8f R11 = 0x2186
  expect lane 9 R8 = 0x314c R9 = 0x4975 R10 = 0x314c R11 = 0x7c50
  expect lane 10 R8 = 0x65ae R9 = 0xfffffa2f R10 = 0x65ae R11 = 0x2ccd
  expect lane 11 R8 = 0x3fcc R9 = 0xffffa859 R10 = 0xffffad38 R11 = 0xffffa859
  expect lane 12 R8 = 0x2661 R9 = 0xffffef74 R10 = 0xffff9c8a R11 = 0xffffef74
  expect lane 13 R8 = 0xffffb8b8 R9 = 0x5bf8 R10 = 0xffffb8b8 R11 = 0xffffcc7c
  expect lane 14 R8 = 0xffffe70b R9 = 0xffff867f R10 = 0xffffe70b R11 = 0xffff9c59
  expect lane 15 R8 = 0xffffa9ec R9 = 0xffffaa68 R10 = 0xffff8da7 R11 = 0xffffaa68
  expect lane 16 R8 = 0x7c50 R9 = 0x4975 R10 = 0x314c R11 = 0x4975
  expect lane 17 R8 = 0xffff9c8a R9 = 0xffffef74 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 18 R8 = 0x3fcc R9 = 0xffffad38 R10 = 0x3fcc R11 = 0xffffa859
  expect lane 19 R8 = 0xffffe70b R9 = 0xffff9c59 R10 = 0xffff867f R11 = 0xffff9c59
  expect lane 20 R8 = 0xfffffa2f R9 = 0x2ccd R10 = 0x65ae R11 = 0x2ccd
  expect lane 21 R8 = 0xffffa9ec R9 = 0xffffaa68 R10 = 0xffffa9ec R11 = 0xffff8da7
  expect lane 22 R8 = 0xffffda8f R9 = 0xffffdce1 R10 = 0xffffda8f R11 = 0x2186
  expect lane 23 R8 = 0xffffb8b8 R9 = 0x5bf8 R10 = 0xffffcc7c R11 = 0x5bf8
}

warp 48 { asm "TLD4.R R8, R20, 112, CUBE, 0xf"   active 0xffff
  s = { 2.4296875 -0.546875 1.578125 2 0.1953125 2 3 2 -3 2.296875 0.5 3 2 3 2.0117188 1.1171875 ... }
  t = { -3 2.4960938 -2 1.4257812 -3 -0.50390625 -1.296875 1.5585938 0.9921875 -3 2.1796875 0.50390625 -1.1875 2.1914062 3 1.984375 ... }
  r = { 2.0039062 3 -0.50390625 1.65625 -2.3515625 1.5742188 -2.328125 -0.5 2.1679688 -1.3203125 -3 2.0429688 -1.3867188 -0.5 -0.49609375 -2 ... }
  expect lane 0 R8 = 0xffffe70b R9 = 0xffffe70b R10 = 0xffffe70b R11 = 0xffffe70b
  expect lane 1 R8 = 0x4975 R9 = 0x314c R10 = 0x314c R11 = 0x4975
  expect lane 2 R8 = 0xffffaa68 R9 = 0xffffaa68 R10 = 0xffff8da7 R11 = 0xffff8da7
  expect lane 3 R8 = 0x3fcc R9 = 0x3fcc R10 = 0xffffad38 R11 = 0xffffad38
  expect lane 4 R8 = 0x5bf8 R9 = 0xffffa9ec R10 = 0xffffa9ec R11 = 0x5bf8
  expect lane 5 R8 = 0xffff867f R9 = 0xffff867f R10 = 0xffff9c59 R11 = 0xffff9c59
  expect lane 6 R8 = 0xffff8da7 R9 = 0xffff8da7 R10 = 0xffffa9ec R11 = 0xffffa9ec
  expect lane 7 R8 = 0x65ae R9 = 0xfffffa2f R10 = 0xfffffa2f R11 = 0x65ae
  expect lane 8 R8 = 0x4975 R9 = 0x4975 R10 = 0x7c50 R11 = 0x7c50
  expect lane 9 R8 = 0xffffaa68 R9 = 0xffffaa68 R10 = 0xffff8da7 R11 = 0xffff8da7
  expect lane 10 R8 = 0x65ae R9 = 0x2186 R10 = 0x2186 R11 = 0x65ae
  expect lane 11 R8 = 0x3fcc R9 = 0x3fcc R10 = 0xffffad38 R11 = 0xffffad38
  expect lane 12 R8 = 0xffffaa68 R9 = 0xffff8da7 R10 = 0xffffa9ec R11 = 0xffff8da7
  expect lane 13 R8 = 0x65ae R9 = 0xfffffa2f R10 = 0xfffffa2f R11 = 0x65ae
  expect lane 14 R8 = 0xffffad38 R9 = 0xffffad38 R10 = 0xfffffa2f R11 = 0xfffffa2f
  expect lane 15 R8 = 0x2ccd R9 = 0x65ae R10 = 0x65ae R11 = 0x2ccd
}

warp 49 { asm "TLD4.R R8, R108, 113, CUBE, 0xf"   active 0xfff
  s = { -1 -1 0.9921875 -1 -1 -0.12109375 -0.5 -0.49609375 -1 0.6328125 -1 1 ... }
  t = { 0.53125 -0.50390625 0.50390625 -0.9921875 1 0.6171875 -1 -0.703125 0.5 1 0.99609375 -0.5 ... }
  r = { 0.5 1 -1 0.5 -0.99609375 -1 -0.9921875 1 -0.75 1 0.48046875 -0.75 ... }
  expect lane 0 R8 = 0x7c50 R9 = 0x4975 R10 = 0x7c50 R11 = 0x314c
  expect lane 1 R8 = 0xffff9c8a R9 = 0xffffef74 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 2 R8 = 0xfffffa2f R9 = 0x2ccd R10 = 0x65ae R11 = 0x2ccd
  expect lane 3 R8 = 0xffffef74 R9 = 0x2661 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 4 R8 = 0xffffdce1 R9 = 0x2186 R10 = 0xffffda8f R11 = 0x2186
  expect lane 5 R8 = 0x2ccd R9 = 0xffffda8f R10 = 0x2186 R11 = 0x65ae
  expect lane 6 R8 = 0x5bf8 R9 = 0xffffa9ec R10 = 0xffffaa68 R11 = 0xffffb8b8
  expect lane 7 R8 = 0xffffef74 R9 = 0xffffe70b R10 = 0xffff9c59 R11 = 0xffff9c8a
  expect lane 8 R8 = 0x5bf8 R9 = 0xffffcc7c R10 = 0xffffdce1 R11 = 0xffffda8f
  expect lane 9 R8 = 0x3fcc R9 = 0xffffad38 R10 = 0x3fcc R11 = 0xffffa859
  expect lane 10 R8 = 0xffffdce1 R9 = 0x7c50 R10 = 0x314c R11 = 0x2186
  expect lane 11 R8 = 0xffffaa68 R9 = 0xffff8da7 R10 = 0xffffa9ec R11 = 0xffff8da7
}

warp 50 { asm "TLD4.R R8, R8, 114, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.89453125 -0.85546875 0.7578125 0.8125 -0.78125 -0.62109375 0.9453125 0.81640625 -0.72265625 -0.578125 0.84375 0.6953125 0.87109375 0.8203125 -0.6015625 -0.9453125 ... }
  t = { 0.80078125 -0.55078125 0.82421875 -0.953125 0.5390625 -0.6796875 0.5078125 -0.8046875 1 1 1 1 -1 -1 -1 -1 0.67578125 -0.75 0.91015625 -0.6015625 0.64453125 -0.9921875 0.7734375 -0.7421875 ... }
  r = { 0.71875 0.90234375 -0.81640625 -0.76171875 -0.65625 -0.73828125 0.5703125 0.79296875 -0.625 0.69921875 -0.625 0.87109375 0.7578125 -0.59375 0.6171875 -0.91015625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x46ae6000 R11 = 0x7fffe000
  expect lane 1 R8 = 0x44b6c000 R9 = 0x80000000 R10 = 0xc3282000 R11 = 0x458ee000
  expect lane 2 R8 = 0x0 R9 = 0xbad2c000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 3 R8 = 0x3d2b0000 R9 = 0x46abe000 R10 = 0xb87fc000 R11 = 0x477fe000
  expect lane 4 R8 = 0x33800000 R9 = 0x387fc000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 5 R8 = 0x46abe000 R9 = 0xbfffe000 R10 = 0x477fe000 R11 = 0x0
  expect lane 6 R8 = 0xff800000 R9 = 0xbaf16000 R10 = 0xff800000 R11 = 0xb87fc000
  expect lane 7 R8 = 0x391c0000 R9 = 0x42ee2000 R10 = 0x33800000 R11 = 0x43b14000
  expect lane 8 R8 = 0x387fc000 R9 = 0x7fffe000 R10 = 0x33800000 R11 = 0x7fffe000
  expect lane 9 R8 = 0xff800000 R9 = 0xbaf16000 R10 = 0xb87fc000 R11 = 0xff800000
  expect lane 10 R8 = 0x7f800000 R9 = 0x0 R10 = 0x7f800000 R11 = 0xbad2c000
  expect lane 11 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x46ae6000
  expect lane 12 R8 = 0x43b14000 R9 = 0x391c0000 R10 = 0x33800000 R11 = 0x42eb6000
  expect lane 13 R8 = 0x46a9e000 R9 = 0x0 R10 = 0xbfffe000 R11 = 0x477fe000
  expect lane 14 R8 = 0x80000000 R9 = 0xc3282000 R10 = 0x44b6c000 R11 = 0x458ee000
  expect lane 15 R8 = 0xb87fc000 R9 = 0x46a9e000 R10 = 0x477fe000 R11 = 0x3d2b0000
  expect lane 16 R8 = 0xff800000 R9 = 0xbaf16000 R10 = 0xb87fc000 R11 = 0xff800000
  expect lane 17 R8 = 0x42eb6000 R9 = 0x391c0000 R10 = 0x33800000 R11 = 0x43b14000
  expect lane 18 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x46ae6000
  expect lane 19 R8 = 0x80000000 R9 = 0x44b90000 R10 = 0xc3282000 R11 = 0x458ee000
  expect lane 20 R8 = 0x0 R9 = 0xbad2c000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 21 R8 = 0x46a9e000 R9 = 0x3d2b0000 R10 = 0xb87fc000 R11 = 0x477fe000
  expect lane 22 R8 = 0x33800000 R9 = 0x387fc000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 23 R8 = 0xbfffe000 R9 = 0x46a9e000 R10 = 0x477fe000 R11 = 0x0
}

warp 51 { asm "TLD4.R R8, R64, 115, CUBE, 0xf"   active 0xffff
  s = { -1.6015625 -0.50390625 3 -1.1679688 -0.99609375 1.6210938 -2 0.9921875 -2 -2.234375 -3 -1.53125 -2 -3 1.4804688 2 ... }
  t = { 1.1171875 3 -0.5 3 2.4960938 -2 -1.34375 -3 1 1.1640625 -2.171875 -2 -1.546875 2.0117188 -2 1.953125 ... }
  r = { 2 2.15625 -2.140625 -2.2890625 -3 -0.49609375 -1.3203125 2.078125 1.4179688 -3 -0.5 -0.98828125 1.7226562 0.99609375 -0.5 1.6640625 ... }
  expect lane 0 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 1 R8 = 0xff800000 R9 = 0xbaf16000 R10 = 0xbaf16000 R11 = 0xff800000
  expect lane 2 R8 = 0x46abe000 R9 = 0x46abe000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x7fffe000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 5 R8 = 0x477fe000 R9 = 0x477fe000 R10 = 0xc3282000 R11 = 0xc3282000
  expect lane 6 R8 = 0x46abe000 R9 = 0xbfffe000 R10 = 0x477fe000 R11 = 0x0
  expect lane 7 R8 = 0x458ee000 R9 = 0x44b6c000 R10 = 0x44b6c000 R11 = 0x458ee000
  expect lane 8 R8 = 0xff800000 R9 = 0xbaf16000 R10 = 0xff800000 R11 = 0xb87fc000
  expect lane 9 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 10 R8 = 0xbfffe000 R9 = 0x391c0000 R10 = 0x391c0000 R11 = 0xbfffe000
  expect lane 11 R8 = 0x46a9e000 R9 = 0x46a9e000 R10 = 0x477fe000 R11 = 0x477fe000
  expect lane 12 R8 = 0x42ee2000 R9 = 0x42ee2000 R10 = 0x42ee2000 R11 = 0x42ee2000
  expect lane 13 R8 = 0xb87fc000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xb87fc000
  expect lane 14 R8 = 0xb87fc000 R9 = 0x46a9e000 R10 = 0x477fe000 R11 = 0x3d2b0000
  expect lane 15 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 52 { asm "TLD4.G R8, R12, 116, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.7109375 -0.51171875 -0.69140625 0.7734375 ... }
  t = { -0.94921875 -0.94140625 1 -1 -0.87109375 -0.58203125 ... }
  r = { 0.71875 -0.828125 0.890625 -0.74609375 1 -1 ... }
  expect lane 0 R8 = 0xbca54000 R9 = 0xbb7ea000 R10 = 0x33800000 R11 = 0xbd690000
  expect lane 1 R8 = 0x460da000 R9 = 0xbfffe000 R10 = 0x46d2c000 R11 = 0x3bf0c000
  expect lane 2 R8 = 0xc506a000 R9 = 0xc5cac000 R10 = 0x3ac9a000 R11 = 0xb87fc000
  expect lane 3 R8 = 0x460c0000 R9 = 0x3bf0c000 R10 = 0xbfffe000 R11 = 0x46d2c000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xc2160000 R11 = 0x477fe000
  expect lane 5 R8 = 0xc2a08000 R9 = 0x38800000 R10 = 0xb87fc000 R11 = 0xc371a000
}

warp 53 { asm "TLD4.B R8, R72, 117, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.6015625 0.9921875 0.5234375 -0.890625 ... }
  t = { 0.71484375 0.59765625 1 -1 0.59765625 0.671875 ... }
  r = { -0.51171875 0.9921875 -0.6796875 0.609375 1 -1 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0x38800000 R10 = 0x7fffe000 R11 = 0xbcfbe000
  expect lane 1 R8 = 0x4777c000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x3e508000
  expect lane 2 R8 = 0xbcfbe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 3 R8 = 0x80000000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x0
  expect lane 4 R8 = 0xbfffe000 R9 = 0x408f8000 R10 = 0x3f514000 R11 = 0x387fc000
  expect lane 5 R8 = 0x44fe6000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x3ee24000
}

warp 54 { asm "TLD4.A R8, R92, 118, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.921875 0.92578125 0.5078125 -0.75 ... }
  t = { -0.81640625 -0.56640625 1 -1 -0.7109375 -0.51953125 ... }
  r = { -0.5859375 0.8515625 0.87109375 -0.82421875 1 -1 ... }
  expect lane 0 R8 = 0x3d05e000 R9 = 0x7fffe000 R10 = 0x41e34000 R11 = 0x7fffe000
  expect lane 1 R8 = 0x7f800000 R9 = 0x7fffe000 R10 = 0xff800000 R11 = 0x42458000
  expect lane 2 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x3f802000 R11 = 0x7fffe000
  expect lane 3 R8 = 0x41e34000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x3d05e000
  expect lane 4 R8 = 0x44c00000 R9 = 0x7fffe000 R10 = 0x3bd12000 R11 = 0x7fffe000
  expect lane 5 R8 = 0x3f802000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 55 { asm "TLD4.A R8, R76, 119, CUBE, 0xf"   active 0xfff
  s = { 0.5 -1 -1 1 1 1 0.50390625 -0.50390625 0.9921875 -1 -1 0.99609375 ... }
  t = { -0.5 1 -0.79296875 -1 0.5 1 -0.82421875 1 1 -0.97265625 -0.82421875 -0.99609375 ... }
  r = { 1 0.49609375 0.5 0.49609375 -0.04296875 -0.99609375 1 0.859375 -0.5 0.66796875 0.5 1 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 1 R8 = 0xc6950000 R9 = 0xc6950000 R10 = 0x3dc42000 R11 = 0x3dc42000
  expect lane 2 R8 = 0x42458000 R9 = 0x42458000 R10 = 0x42458000 R11 = 0x42458000
  expect lane 3 R8 = 0x3d05e000 R9 = 0x3d05e000 R10 = 0x44c00000 R11 = 0x44c00000
  expect lane 4 R8 = 0x3bd12000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x3f802000
  expect lane 5 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 6 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 7 R8 = 0xc6950000 R9 = 0xc6950000 R10 = 0xc6950000 R11 = 0xc6950000
  expect lane 8 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 9 R8 = 0x42458000 R9 = 0x42458000 R10 = 0x42458000 R11 = 0x42458000
  expect lane 10 R8 = 0x42458000 R9 = 0x42458000 R10 = 0x42458000 R11 = 0x42458000
  expect lane 11 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 56 { asm "TLD4.R R8, R28, 120, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.703125 -0.97265625 0.8671875 0.6171875 -0.83203125 -0.65234375 0.796875 0.92578125 -0.6328125 -0.921875 0.7890625 0.953125 0.93359375 0.86328125 -0.62109375 -0.875 ... }
  t = { 0.8203125 -0.54296875 0.92578125 -0.71484375 0.62890625 -0.82421875 0.953125 -0.59765625 1 1 1 1 -1 -1 -1 -1 0.55078125 -0.5546875 0.76953125 -0.9765625 0.59765625 -0.82421875 0.6328125 -0.66796875 ... }
  r = { 0.61328125 0.765625 -0.67578125 -0.55078125 -0.875 -0.859375 0.890625 0.796875 -0.94921875 0.76171875 -0.90234375 0.64453125 0.984375 -0.6328125 0.6640625 -0.54296875 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3ec256c2 R9 = 0x0 R10 = 0x3e7518f5 R11 = 0x3e5270d2
  expect lane 1 R8 = 0x3eeec0ef R9 = 0x3d953095 R10 = 0x3ef24af2 R11 = 0x3f5a50da
  expect lane 2 R8 = 0x3e1c5c9c R9 = 0x3f089989 R10 = 0x3ef736f7 R11 = 0x3f4421c4
  expect lane 3 R8 = 0x3f0bcb8c R9 = 0x3ec9a6ca R10 = 0x3bdf00df R11 = 0x3f203ca0
  expect lane 4 R8 = 0x3f2fb0b0 R9 = 0x3e9d0a9d R10 = 0x3f1d0a9d R11 = 0x3f08da89
  expect lane 5 R8 = 0x3ee424e4 R9 = 0x3ec968c9 R10 = 0x3f47aac8 R11 = 0x3e2354a3
  expect lane 6 R8 = 0x3eeb38eb R9 = 0x3e6850e8 R10 = 0x3e845284 R11 = 0x3db178b1
  expect lane 7 R8 = 0x3f6b8fec R9 = 0x3f59edda R10 = 0x3f3339b3 R11 = 0x3f6ec1ef
  expect lane 8 R8 = 0x3e9d0a9d R9 = 0x3f1d0a9d R10 = 0x3f2fb0b0 R11 = 0x3f092989
  expect lane 9 R8 = 0x3e839284 R9 = 0x3e6850e8 R10 = 0x3db178b1 R11 = 0x3eeb38eb
  expect lane 10 R8 = 0x3f4421c4 R9 = 0x3e1c5c9c R10 = 0x3ef872f8 R11 = 0x3f089989
  expect lane 11 R8 = 0x3ec256c2 R9 = 0x3e5364d3 R10 = 0x0 R11 = 0x3e7518f5
  expect lane 12 R8 = 0x3f6ec1ef R9 = 0x3f6b8fec R10 = 0x3f3339b3 R11 = 0x3f59eada
  expect lane 13 R8 = 0x3ee35ee3 R9 = 0x3e2354a3 R10 = 0x3ec968c9 R11 = 0x3f47aac8
  expect lane 14 R8 = 0x3d953095 R9 = 0x3ef24af2 R10 = 0x3eedf4ee R11 = 0x3f5a50da
  expect lane 15 R8 = 0x3bdf00df R9 = 0x3ec97cc9 R10 = 0x3f203ca0 R11 = 0x3f0bcb8c
  expect lane 16 R8 = 0x3eeb38eb R9 = 0x3e6850e8 R10 = 0x3db178b1 R11 = 0x3e83da84
  expect lane 17 R8 = 0x3f59b2da R9 = 0x3f6b8fec R10 = 0x3f3339b3 R11 = 0x3f6ec1ef
  expect lane 18 R8 = 0x3ec256c2 R9 = 0x0 R10 = 0x3e53f4d4 R11 = 0x3e7518f5
  expect lane 19 R8 = 0x3d953095 R9 = 0x3eef82f0 R10 = 0x3ef24af2 R11 = 0x3f5a50da
  expect lane 20 R8 = 0x3e1c5c9c R9 = 0x3f089989 R10 = 0x3f4421c4 R11 = 0x3ef7faf8
  expect lane 21 R8 = 0x3ec868c8 R9 = 0x3f0bcb8c R10 = 0x3bdf00df R11 = 0x3f203ca0
  expect lane 22 R8 = 0x3f2fb0b0 R9 = 0x3e9d0a9d R10 = 0x3f093c89 R11 = 0x3f1d0a9d
  expect lane 23 R8 = 0x3ec968c9 R9 = 0x3ee2e6e3 R10 = 0x3f47aac8 R11 = 0x3e2354a3
}

warp 57 { asm "TLD4.R R8, R72, 121, CUBE, 0xf"   active 0xffff
  s = { 2 0.7109375 2 -1.890625 -0.49609375 -1.8007812 -2.1210938 -0.5 1.140625 -1.2304688 0.5 2.140625 -2.4882812 -0.21484375 -2 2 ... }
  t = { -1.9921875 1.8710938 -0.859375 1.4921875 1.9414062 0.91796875 -1.9179688 2 0.50390625 1.1953125 -2.4414062 3 1.8203125 -3 0.5 1.390625 ... }
  r = { -1.2695312 -2 1.7695312 2 2 2 -3 -1.515625 2 -2 -3 0.81640625 -3 2.4453125 -1.7539062 -1.125 ... }
  expect lane 0 R8 = 0x3f0bcb8c R9 = 0x3ec9a6ca R10 = 0x3ec9a6ca R11 = 0x3f0bcb8c
  expect lane 1 R8 = 0x3ef7faf8 R9 = 0x3f4421c4 R10 = 0x3f4421c4 R11 = 0x3ef7faf8
  expect lane 2 R8 = 0x3eeec0ef R9 = 0x3eeec0ef R10 = 0x3f5a50da R11 = 0x3f5a50da
  expect lane 3 R8 = 0x3eeb38eb R9 = 0x3eeb38eb R10 = 0x3e83da84 R11 = 0x3e83da84
  expect lane 4 R8 = 0x3db178b1 R9 = 0x3e7518f5 R10 = 0x3e7518f5 R11 = 0x3db178b1
  expect lane 5 R8 = 0x3eeb38eb R9 = 0x3eeb38eb R10 = 0x3e83da84 R11 = 0x3e83da84
  expect lane 6 R8 = 0x3ee2e6e3 R9 = 0x3ee2e6e3 R10 = 0x3ee2e6e3 R11 = 0x3ee2e6e3
  expect lane 7 R8 = 0x3f2fb0b0 R9 = 0x3f089989 R10 = 0x3f089989 R11 = 0x3f2fb0b0
  expect lane 8 R8 = 0x3ec256c2 R9 = 0x0 R10 = 0x3e53f4d4 R11 = 0x3e7518f5
  expect lane 9 R8 = 0x3f2fb0b0 R9 = 0x3e9d0a9d R10 = 0x3f093c89 R11 = 0x3f1d0a9d
  expect lane 10 R8 = 0x3f0bcb8c R9 = 0x3ec968c9 R10 = 0x3ec968c9 R11 = 0x3f0bcb8c
  expect lane 11 R8 = 0x3e5364d3 R9 = 0x3e5364d3 R10 = 0x0 R11 = 0x0
  expect lane 12 R8 = 0x3f093c89 R9 = 0x3f093c89 R10 = 0x3f093c89 R11 = 0x3f093c89
  expect lane 13 R8 = 0x3f3339b3 R9 = 0x3f5a50da R10 = 0x3f5a50da R11 = 0x3f3339b3
  expect lane 14 R8 = 0x3e2354a3 R9 = 0x3e2354a3 R10 = 0x3f2fb0b0 R11 = 0x3f2fb0b0
  expect lane 15 R8 = 0x3e1c5c9c R9 = 0x3f089989 R10 = 0x3ef736f7 R11 = 0x3f4421c4
}

warp 58 { asm "TLD4.B R8, R24, 122, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.55078125 -0.61328125 -0.90625 0.50390625 ... }
  t = { -0.80859375 -0.53125 1 -1 -0.98828125 -0.56640625 ... }
  r = { 0.55859375 -0.50390625 0.83984375 -0.68359375 1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 59 { asm "TLD4.B R8, R116, 123, CUBE, 0xf"   active 0xfff
  s = { 1 0.7109375 1 -1 0.9921875 -1 1 0.9921875 -1 -0.5 0.6640625 -1 ... }
  t = { 0.5 0.5 1 0.99609375 -0.75 -0.50390625 0.5 -0.49609375 0.50390625 -0.5 -0.5 0.6953125 ... }
  r = { 0.59375 -1 0.9921875 -0.5234375 -1 0.5 -0.9921875 1 1 -1 1 -0.68359375 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 9 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 60 { asm "TLD4.R R8, R64, 124, ARRAY_CUBE, 0xf"   active 0xffffff
  array = { 2 0 1 0 2 1 2 0 1 0 1 2 0 0 0 2 1 2 2 0 0 1 0 1 ... }
  s = { 1 1 1 1 -1 -1 -1 -1 -0.703125 -0.9322917 0.7708333 0.7838542 -0.7578125 -0.75 0.9557292 0.8880208 -0.7005208 -0.84375 0.671875 0.9322917 0.7369792 0.7630208 -0.7239583 -0.7552083 ... }
  t = { 0.8880208 -0.7734375 0.9973958 -0.9947917 0.8984375 -0.7447917 0.7369792 -0.7682292 1 1 1 1 -1 -1 -1 -1 0.8489583 -0.7447917 0.984375 -0.7161458 0.8802083 -0.7890625 0.7552083 -0.9479167 ... }
  r = { 0.9244792 0.9453125 -0.9192708 -0.9114583 -0.6796875 -0.9348958 0.78125 0.9322917 -0.8984375 0.7317708 -0.8567708 0.9895833 0.8671875 -0.7942708 0.7604167 -0.9140625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3e21031e R9 = 0xc11d175a R10 = 0x3ec6a743 R11 = 0xc047814f
  expect lane 1 R8 = 0xbe9e9ba3 R9 = 0xbfadc7a3 R10 = 0x3ec3f1ad R11 = 0x3d197114
  expect lane 2 R8 = 0x3eabde3f R9 = 0xbec50487 R10 = 0x3e6c9bd3 R11 = 0x3f3db759
  expect lane 3 R8 = 0xc04886eb R9 = 0xbfbe4e52 R10 = 0xbfc96ab8 R11 = 0x3e67c960
  expect lane 4 R8 = 0x3d32a1dd R9 = 0xbd868dfb R10 = 0xc12d57bd R11 = 0xc066b4e6
  expect lane 5 R8 = 0x4074aae2 R9 = 0x41579145 R10 = 0xbfc3529b R11 = 0xbed4a0dd
  expect lane 6 R8 = 0x41018ba3 R9 = 0x3dd59808 R10 = 0x40eb1ad5 R11 = 0x415d4d4d
  expect lane 7 R8 = 0x40b83654 R9 = 0x3f8f6399 R10 = 0x4158cd3a R11 = 0xc17bf636
  expect lane 8 R8 = 0xbd868dfb R9 = 0xc12d57bd R10 = 0x3d32a1dd R11 = 0xc0696610
  expect lane 9 R8 = 0x3d8fe831 R9 = 0x3d6f1a6b R10 = 0xbe8cde51 R11 = 0x3edcfdc6
  expect lane 10 R8 = 0x3f3db759 R9 = 0x3eabde3f R10 = 0x3e6e3af4 R11 = 0xbec50487
  expect lane 11 R8 = 0x3e21031e R9 = 0xc044f41d R10 = 0xc11d175a R11 = 0x3ec6a743
  expect lane 12 R8 = 0xc17bf636 R9 = 0x40b83654 R10 = 0x4158cd3a R11 = 0x3f9a2424
  expect lane 13 R8 = 0x3fdb8c4e R9 = 0x3f79a55c R10 = 0xbf36bfae R11 = 0x409d36a0
  expect lane 14 R8 = 0xbfadc7a3 R9 = 0x3ec3f1ad R10 = 0xbea216b3 R11 = 0x3d197114
  expect lane 15 R8 = 0x3ec22068 R9 = 0xbddb9ff9 R10 = 0xbf459e2f R11 = 0x3d8d50db
  expect lane 16 R8 = 0x41018ba3 R9 = 0x3dd59808 R10 = 0x415d4d4d R11 = 0x40ea1b14
  expect lane 17 R8 = 0xc036c403 R9 = 0x40cf91aa R10 = 0xbdc04173 R11 = 0xc16fe06b
  expect lane 18 R8 = 0x3e21031e R9 = 0xc11d175a R10 = 0xc04502e2 R11 = 0x3ec6a743
  expect lane 19 R8 = 0xbfadc7a3 R9 = 0xbe9f4c66 R10 = 0x3ec3f1ad R11 = 0x3d197114
  expect lane 20 R8 = 0x3e72b081 R9 = 0x3dc95230 R10 = 0x3e12103d R11 = 0x3e22e4cd
  expect lane 21 R8 = 0xbdd924c8 R9 = 0x3d8d50db R10 = 0x3ec22068 R11 = 0xbf459e2f
  expect lane 22 R8 = 0xbe25ff9b R9 = 0x3f5227c3 R10 = 0x3e007358 R11 = 0xbe8ee74c
  expect lane 23 R8 = 0x41579145 R9 = 0x4074f1f8 R10 = 0xbfc3529b R11 = 0xbed4a0dd
}

warp 61 { asm "TLD4.R R8, R100, 125, ARRAY_CUBE, 0xf"   active 0xffff
  array = { 1 2 1 2 2 1 1 1 1 2 0 2 2 2 2 0 ... }
  s = { -1.421875 -0.6666667 1.5052084 -1.4817709 -0.26822916 1.4869791 -2 -0.0390625 1.4401041 -2 -2 2 1.0651041 -2 -1.046875 2 ... }
  t = { 2 2 -2 1.7552084 2 0.6640625 -1.1875 -1.5052084 -0.6666667 1.7890625 -1.6770834 0.6666667 1.0885416 1.1875 -0.6692708 1.703125 ... }
  r = { -1.9401041 1.3854166 0.7109375 -2 -1.7291666 2 -1.9661459 2 -2 1.7239584 -0.0546875 -1.2838541 -2 1 -2 -1.9635416 ... }
  expect lane 0 R8 = 0xc0696610 R9 = 0xc0696610 R10 = 0xc0696610 R11 = 0xc0696610
  expect lane 1 R8 = 0x3dd59808 R9 = 0x3ffb1f77 R10 = 0x3ffb1f77 R11 = 0x3dd59808
  expect lane 2 R8 = 0xc14e1485 R9 = 0xc14e1485 R10 = 0xc10444d8 R11 = 0xc10444d8
  expect lane 3 R8 = 0xc066ade7 R9 = 0xc066ade7 R10 = 0xc066ade7 R11 = 0xc066ade7
  expect lane 4 R8 = 0x3d32a1dd R9 = 0x3d3bd68f R10 = 0x3d3bd68f R11 = 0x3d32a1dd
  expect lane 5 R8 = 0xbd253feb R9 = 0xbd253feb R10 = 0xc11d175a R11 = 0xc11d175a
  expect lane 6 R8 = 0x4074aae2 R9 = 0x4074aae2 R10 = 0xbed4a0dd R11 = 0xbed4a0dd
  expect lane 7 R8 = 0x40cf91aa R9 = 0x4103fe2c R10 = 0x4103fe2c R11 = 0x40cf91aa
  expect lane 8 R8 = 0xbdd924c8 R9 = 0xbdd924c8 R10 = 0xbf459e2f R11 = 0xbf459e2f
  expect lane 9 R8 = 0x40eb1ad5 R9 = 0x40eb1ad5 R10 = 0x40eb1ad5 R11 = 0x40eb1ad5
  expect lane 10 R8 = 0xbf36bfae R9 = 0x3d2f6ed3 R10 = 0x3d2f6ed3 R11 = 0xbf36bfae
  expect lane 11 R8 = 0xc0adcb54 R9 = 0xbef1f9c9 R10 = 0xbec50487 R11 = 0x3eabde3f
  expect lane 12 R8 = 0x3eabde3f R9 = 0xbec50487 R10 = 0x3f3db759 R11 = 0x3e69ba0d
  expect lane 13 R8 = 0x41018ba3 R9 = 0x3dd59808 R10 = 0x40eb1ad5 R11 = 0x415d4d4d
  expect lane 14 R8 = 0x41579145 R9 = 0x4074f1f8 R10 = 0xbfc3529b R11 = 0xbed4a0dd
  expect lane 15 R8 = 0x3e2372d5 R9 = 0x3e2372d5 R10 = 0x3e2372d5 R11 = 0x3e2372d5
}

warp 62 { asm "TLD4.R R8, R0, 126, ARRAY_CUBE, 0xf"   active 0xfff
  array = { 1 2 0 0 0 1 2 2 0 2 0 1 ... }
  s = { -0.890625 -1 -0.8333333 0.6692708 0 0.111979164 0.6666667 0 -0.41927084 0 1 1 ... }
  t = { 1 -0.7578125 -0.8333333 -1 -1 1 -0.8151042 1 -0.2421875 -1 -0.6666667 -0.71875 ... }
  r = { 0 -0.8984375 1 -0.6666667 0.6666667 -0.8333333 1 -1 -1 -0.6666667 0.5234375 -0.9973958 ... }
  expect lane 0 R8 = 0x415d4d4d R9 = 0x415d4d4d R10 = 0xbdf90f56 R11 = 0xbdf90f56
  expect lane 1 R8 = 0xbfc3529b R9 = 0xbfc3529b R10 = 0xbfc3529b R11 = 0xbfc3529b
  expect lane 2 R8 = 0x4158cd3a R9 = 0x4158cd3a R10 = 0x4158cd3a R11 = 0x4158cd3a
  expect lane 3 R8 = 0xc04886eb R9 = 0xc04886eb R10 = 0xc04886eb R11 = 0xc04886eb
  expect lane 4 R8 = 0xbfbfa9cd R9 = 0xc109bd4c R10 = 0xbfadc7a3 R11 = 0x40c69ea5
  expect lane 5 R8 = 0x41435235 R9 = 0x3f3db759 R10 = 0x3f3db759 R11 = 0x41435235
  expect lane 6 R8 = 0xc1604a38 R9 = 0xc1604a38 R10 = 0xc1604a38 R11 = 0xc1604a38
  expect lane 7 R8 = 0x3d3bd68f R9 = 0x3d32a1dd R10 = 0x3d32a1dd R11 = 0x3d3bd68f
  expect lane 8 R8 = 0xbfe4d600 R9 = 0x3f79a55c R10 = 0x404451fa R11 = 0x402b2cf6
  expect lane 9 R8 = 0x40486185 R9 = 0x3d8d50db R10 = 0x3d8d50db R11 = 0x40486185
  expect lane 10 R8 = 0x3ec3f1ad R9 = 0x3fc61ce4 R10 = 0x3fc61ce4 R11 = 0x3ec3f1ad
  expect lane 11 R8 = 0xbf459e2f R9 = 0xbf459e2f R10 = 0xbf459e2f R11 = 0xbf459e2f
}

warp 63 { asm "TLD4.R R8, R0, 127, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8671875 -0.828125 0.91015625 0.53125 -0.6328125 -0.7109375 0.51953125 0.8671875 -0.609375 -0.57421875 0.875 0.5859375 0.65625 0.66015625 -0.90234375 -0.58984375 ... }
  t = { 0.93359375 -0.6953125 0.9765625 -0.6953125 0.74609375 -0.70703125 0.98046875 -0.67578125 1 1 1 1 -1 -1 -1 -1 0.765625 -0.890625 0.5625 -0.5625 0.91796875 -0.6484375 0.5234375 -0.85546875 ... }
  r = { 0.87890625 0.9609375 -0.52734375 -0.53515625 -0.92578125 -0.6953125 0.640625 0.640625 -0.66796875 0.95703125 -0.80859375 0.82421875 0.9609375 -0.51171875 0.84375 -0.92578125 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3deabafe R9 = 0xda1663e7 R10 = 0x81000001 R11 = 0xd94a163e
  expect lane 1 R8 = 0xff800000 R9 = 0x3f800000 R10 = 0xff800000 R11 = 0x692e2546
  expect lane 2 R8 = 0x80ffffff R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 3 R8 = 0x7115321a R9 = 0x7fffffff R10 = 0x80ffffff R11 = 0x7fffffff
  expect lane 4 R8 = 0xa00000 R9 = 0x7fffffff R10 = 0x3f800000 R11 = 0x7fffffff
  expect lane 5 R8 = 0x585c8449 R9 = 0x80000000 R10 = 0x800001 R11 = 0x59260940
  expect lane 6 R8 = 0x555beb4b R9 = 0x81000001 R10 = 0x5493c216 R11 = 0x86beb9d0
  expect lane 7 R8 = 0xe5b072c9 R9 = 0xe4ea5873 R10 = 0x2476e9d5 R11 = 0x116350d0
  expect lane 8 R8 = 0x7fffffff R9 = 0x3f800000 R10 = 0xa00000 R11 = 0x7fffffff
  expect lane 9 R8 = 0x54920a40 R9 = 0x81000001 R10 = 0x86beb9d0 R11 = 0x555beb4b
  expect lane 10 R8 = 0x80000000 R9 = 0x80ffffff R10 = 0x80000000 R11 = 0x80000000
  expect lane 11 R8 = 0x3deabafe R9 = 0xd947bcaf R10 = 0xda1663e7 R11 = 0x81000001
  expect lane 12 R8 = 0x116350d0 R9 = 0xe5b072c9 R10 = 0x2476e9d5 R11 = 0xe4ed1a3e
  expect lane 13 R8 = 0x585c8449 R9 = 0x59260940 R10 = 0x80000000 R11 = 0x800001
  expect lane 14 R8 = 0x3f800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x692e2546
  expect lane 15 R8 = 0x80ffffff R9 = 0x7fffffff R10 = 0x7fffffff R11 = 0x7115321a
  expect lane 16 R8 = 0x555beb4b R9 = 0x81000001 R10 = 0x86beb9d0 R11 = 0x54920a40
  expect lane 17 R8 = 0xe4ea5873 R9 = 0xe5b072c9 R10 = 0x2476e9d5 R11 = 0x116350d0
  expect lane 18 R8 = 0x3deabafe R9 = 0xda1663e7 R10 = 0xd947bcaf R11 = 0x81000001
  expect lane 19 R8 = 0x3f800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x692e2546
  expect lane 20 R8 = 0x80ffffff R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 21 R8 = 0x7fffffff R9 = 0x7115321a R10 = 0x80ffffff R11 = 0x7fffffff
  expect lane 22 R8 = 0xa00000 R9 = 0x7fffffff R10 = 0x7fffffff R11 = 0x3f800000
  expect lane 23 R8 = 0x80000000 R9 = 0x585f1c6e R10 = 0x800001 R11 = 0x59260940
}

warp 0 { asm "TLD4.R R8, R48, 128, CUBE, 0xf"   active 0xffff
  s = { 1.1523438 -0.99609375 2.3789062 1.4960938 0.1796875 3 3 -2 2 -1.6679688 -0.5 1.8007812 -2 0.50390625 3 -2 ... }
  t = { 2 2 -0.234375 2 -2 0.99609375 2.1328125 -1.4101562 0.59765625 -1.390625 -2 0.53125 1.3671875 -1.6992188 0.9921875 -1.9648438 ... }
  r = { -1.203125 -1.96875 -3 -1.5585938 1.0898438 -2.125 -1.8164062 -0.5 1.3945312 -2 1.2929688 2 1.4296875 2 2.0859375 -1.078125 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x80ffffff R10 = 0x80000000 R11 = 0x80000000
  expect lane 1 R8 = 0x7fffffff R9 = 0xa00000 R10 = 0xa00000 R11 = 0x7fffffff
  expect lane 2 R8 = 0x7fffffff R9 = 0x7fffffff R10 = 0x80ffffff R11 = 0x80ffffff
  expect lane 3 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 4 R8 = 0xe5b072c9 R9 = 0x3f800000 R10 = 0x692e2546 R11 = 0x2476e9d5
  expect lane 5 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 6 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 7 R8 = 0x80000000 R9 = 0xe5b072c9 R10 = 0x116350d0 R11 = 0x800001
  expect lane 8 R8 = 0x3deabafe R9 = 0xda1663e7 R10 = 0x81000001 R11 = 0xd94a163e
  expect lane 9 R8 = 0x585f1c6e R9 = 0x585f1c6e R10 = 0x800001 R11 = 0x800001
  expect lane 10 R8 = 0xe5b072c9 R9 = 0x3f800000 R10 = 0x692e2546 R11 = 0x2476e9d5
  expect lane 11 R8 = 0xda1663e7 R9 = 0xda1663e7 R10 = 0xd947bcaf R11 = 0xd947bcaf
  expect lane 12 R8 = 0x555beb4b R9 = 0x81000001 R10 = 0x5493c216 R11 = 0x86beb9d0
  expect lane 13 R8 = 0x3f800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x3f800000
  expect lane 14 R8 = 0x3deabafe R9 = 0x3deabafe R10 = 0xd94a163e R11 = 0xd94a163e
  expect lane 15 R8 = 0x585c8449 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x585c8449
}

warp 1 { asm "TLD4.R R8, R56, 129, CUBE, 0xf"   active 0xfff
  s = { -1 1 0.99609375 0.01171875 0.9921875 0.36328125 1 1 -0.5 -0.5 1 -1 ... }
  t = { -0.734375 0.57421875 1 0.5 -1 0.49609375 -0.5 -0.984375 -1 -1 -0.5 0.5 ... }
  r = { 0.70703125 -1 -0.60546875 1 1 -1 0.9921875 -0.9921875 0.75 0.5 0.5 0.50390625 ... }
  expect lane 0 R8 = 0xe5b072c9 R9 = 0xe4ea5873 R10 = 0x2476e9d5 R11 = 0x116350d0
  expect lane 1 R8 = 0x80ffffff R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 2 R8 = 0x80000000 R9 = 0x80ffffff R10 = 0x80000000 R11 = 0x80000000
  expect lane 3 R8 = 0x2476e9d5 R9 = 0x692e2546 R10 = 0x3deabafe R11 = 0x81000001
  expect lane 4 R8 = 0x3f800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x692e2546
  expect lane 5 R8 = 0x80ffffff R9 = 0x59260940 R10 = 0xa00000 R11 = 0x80000000
  expect lane 6 R8 = 0xff800000 R9 = 0x3f800000 R10 = 0xff800000 R11 = 0x692e2546
  expect lane 7 R8 = 0x7115321a R9 = 0x7fffffff R10 = 0x80ffffff R11 = 0x7fffffff
  expect lane 8 R8 = 0xe5b072c9 R9 = 0x3f800000 R10 = 0x692e2546 R11 = 0x2476e9d5
  expect lane 9 R8 = 0x80000000 R9 = 0x7115321a R10 = 0x3f800000 R11 = 0xe5b072c9
  expect lane 10 R8 = 0x3f800000 R9 = 0x7115321a R10 = 0x7fffffff R11 = 0xff800000
  expect lane 11 R8 = 0x116350d0 R9 = 0x2476e9d5 R10 = 0x81000001 R11 = 0x555beb4b
}

warp 2 { asm "TLD4.R R8, R108, 130, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8984375 -0.8463542 0.8020833 0.9635417 -0.9609375 -0.875 0.8958333 0.7942708 -0.7473958 -0.8072917 0.96875 0.8333333 0.7864583 0.9479167 -0.9557292 -0.8645833 ... }
  t = { 0.84375 -0.9947917 0.9583333 -0.6979167 0.7369792 -0.9427083 0.75 -0.734375 1 1 1 1 -1 -1 -1 -1 0.9140625 -0.765625 0.8854167 -0.7291667 0.6901042 -0.6692708 0.9765625 -0.8020833 ... }
  r = { 0.7630208 0.8151042 -0.7890625 -0.8958333 -0.9921875 -0.7734375 0.8229167 0.7838542 -0.9895833 0.9270833 -0.7734375 0.9244792 0.9895833 -0.7864583 0.9947917 -0.8463542 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xb87fc000 R9 = 0xff800000 R10 = 0x387fc000 R11 = 0xff800000
  expect lane 1 R8 = 0xff800000 R9 = 0xb9f4e000 R10 = 0xff800000 R11 = 0xc006c000
  expect lane 2 R8 = 0x7fffe000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0xc3150000
  expect lane 3 R8 = 0xc33d8000 R9 = 0x46a96000 R10 = 0x477fe000 R11 = 0xc1978000
  expect lane 4 R8 = 0x7f800000 R9 = 0xbe488000 R10 = 0x42612000 R11 = 0x7f800000
  expect lane 5 R8 = 0x7fffe000 R9 = 0x45062000 R10 = 0x3cb8a000 R11 = 0x7fffe000
  expect lane 6 R8 = 0x477fe000 R9 = 0xb7350000 R10 = 0x46ac4000 R11 = 0x42f4c000
  expect lane 7 R8 = 0x33800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 8 R8 = 0xbe488000 R9 = 0x42612000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 9 R8 = 0x46aa4000 R9 = 0xb7350000 R10 = 0x42f4c000 R11 = 0x477fe000
  expect lane 10 R8 = 0xc3150000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xff800000
  expect lane 11 R8 = 0xb87fc000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x387fc000
  expect lane 12 R8 = 0x7f800000 R9 = 0x33800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 13 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x45062000 R11 = 0x3cb8a000
  expect lane 14 R8 = 0xb9f4e000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xc006c000
  expect lane 15 R8 = 0x477fe000 R9 = 0x46a96000 R10 = 0xc1978000 R11 = 0xc33d8000
  expect lane 16 R8 = 0x477fe000 R9 = 0xb7350000 R10 = 0x42f4c000 R11 = 0x46aa4000
  expect lane 17 R8 = 0x7f800000 R9 = 0x33800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 18 R8 = 0xb87fc000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0x387fc000
  expect lane 19 R8 = 0xb9f4e000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xc006c000
  expect lane 20 R8 = 0x7fffe000 R9 = 0xff800000 R10 = 0xc3150000 R11 = 0x7fffe000
  expect lane 21 R8 = 0x46ab6000 R9 = 0xc33d8000 R10 = 0x477fe000 R11 = 0xc1978000
  expect lane 22 R8 = 0x7f800000 R9 = 0xbe488000 R10 = 0x7f800000 R11 = 0x42612000
  expect lane 23 R8 = 0x45062000 R9 = 0x7fffe000 R10 = 0x3cb8a000 R11 = 0x7fffe000
}

warp 3 { asm "TLD4.R R8, R20, 131, CUBE, 0xf"   active 0xffff
  s = { -1.4895834 -0.6666667 2 2 -0.19791667 1.3151041 1.3723959 -0.6666667 -2 1.8463541 -0.8333333 1.59375 -1.4192709 0.7395833 -1.03125 1.1197916 ... }
  t = { 2 -2 -0.6666667 1.7291666 -1.1041666 -0.9947917 1.0651041 1.140625 1 -2 -1.5520834 2 -1.1927084 1.6692709 2 2 ... }
  r = { -1.28125 1.6354166 -1.6666666 1.6536459 -2 -2 2 2 1.7135416 1.09375 2 -0.6666667 -2 -2 0.9401042 -1.1145834 ... }
  expect lane 0 R8 = 0xbe488000 R9 = 0xbe488000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 1 R8 = 0x7f800000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x7f800000
  expect lane 2 R8 = 0x46a96000 R9 = 0x46a96000 R10 = 0x477fe000 R11 = 0x477fe000
  expect lane 3 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 4 R8 = 0xbaa3e000 R9 = 0x45062000 R10 = 0x7fffe000 R11 = 0xb97d4000
  expect lane 5 R8 = 0x46ab6000 R9 = 0xc33d8000 R10 = 0x477fe000 R11 = 0xc1978000
  expect lane 6 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 7 R8 = 0xb7350000 R9 = 0x4679c000 R10 = 0xc5306000 R11 = 0x42f4c000
  expect lane 8 R8 = 0xb7350000 R9 = 0xb7350000 R10 = 0x46ac4000 R11 = 0x46ac4000
  expect lane 9 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 10 R8 = 0x7f800000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x7f800000
  expect lane 11 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 12 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x3cb8a000 R11 = 0x3cb8a000
  expect lane 13 R8 = 0x7fffe000 R9 = 0xc3150000 R10 = 0xc3150000 R11 = 0x7fffe000
  expect lane 14 R8 = 0x46aa4000 R9 = 0xb7350000 R10 = 0x42f4c000 R11 = 0x477fe000
  expect lane 15 R8 = 0xc3150000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xff800000
}

warp 4 { asm "TLD4.R R8, R4, 132, CUBE, 0xf"   active 0xfff
  s = { -0.09375 -1 -0.6770833 -0.9296875 -0.6692708 1 -0.6380208 0.6822917 -1 -0.8333333 0.9947917 0 ... }
  t = { -0.0026041667 -0.6640625 -0.9479167 -1 -0.9973958 -0.8385417 -1 -1 0.6692708 0.703125 1 -1 ... }
  r = { -1 -0.9947917 -1 1 -1 -0.9348958 -0.9973958 -0.9947917 -0.8671875 1 0.9947917 0.6692708 ... }
  expect lane 0 R8 = 0xb97d4000 R9 = 0x7fffe000 R10 = 0x38800000 R11 = 0x387fc000
  expect lane 1 R8 = 0x3cb8a000 R9 = 0x3cb8a000 R10 = 0x387fc000 R11 = 0x387fc000
  expect lane 2 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 3 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 5 R8 = 0xc1978000 R9 = 0xc1978000 R10 = 0xc1978000 R11 = 0xc1978000
  expect lane 6 R8 = 0x45062000 R9 = 0xbaa3e000 R10 = 0xbaa3e000 R11 = 0x45062000
  expect lane 7 R8 = 0xc33d8000 R9 = 0xc33d8000 R10 = 0xc33d8000 R11 = 0xc33d8000
  expect lane 8 R8 = 0xbe488000 R9 = 0xbe488000 R10 = 0xbe488000 R11 = 0xbe488000
  expect lane 9 R8 = 0xb7350000 R9 = 0xb7350000 R10 = 0xb7350000 R11 = 0xb7350000
  expect lane 10 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0x387fc000 R11 = 0x387fc000
  expect lane 11 R8 = 0x7fffe000 R9 = 0xb9f4e000 R10 = 0xb9f4e000 R11 = 0x7fffe000
}

warp 5 { asm "TLD4.G.DC R8, R104, R140, 133, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.97265625 ... }
  t = { -0.82421875 0.9433594 -0.76171875 0.890625 -0.77734375 0.94921875 -0.8046875 1 ... }
  r = { 0.9042969 -0.8300781 -0.76953125 -0.8027344 -0.89453125 0.9277344 0.859375 -0.875 ... }
  dref = { 0.75 0.6875 0.8125 0.625 0.75 0.625 0.75 0.875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f2b0000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 4 R8 = 0x3eaa0000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2a0000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 6 { asm "TLD4.A.DC R8, R36, R124, 134, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.9746094 -0.93359375 0.8613281 -0.921875 0.8652344 -0.828125 0.79296875 -0.78515625 ... }
  r = { 0.8378906 0.9316406 -0.9921875 -0.90234375 -0.79296875 -0.984375 0.83203125 0.7636719 ... }
  dref = { 0.875 0.5625 0.9375 0.875 0.625 0.6875 0.5625 0.8125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3eac0000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f2a0000
  expect lane 5 R8 = 0x3f2a0000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2a0000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
}

warp 7 { asm "TLD4.R.DC R8, R88, R212, 135, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.7910156 ... }
  t = { -0.8652344 0.828125 -0.9277344 0.9941406 -0.7988281 0.9316406 -0.9511719 1 ... }
  r = { 0.9589844 -0.859375 -0.84765625 -0.8847656 -0.77734375 0.828125 0.9589844 -0.9160156 ... }
  dref = { 0.5 0.5 0.9375 0.875 0.8125 0.5 0.5625 0.9375 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f2b0000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 8 { asm "TLD4.B.DC R8, R96, R168, 136, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.7734375 -0.91796875 0.86328125 -0.9355469 0.96875 -0.9550781 0.8652344 -0.8339844 ... }
  r = { 0.7597656 0.7949219 -0.8652344 -0.93359375 -0.8203125 -0.8222656 0.828125 0.94140625 ... }
  dref = { 0.5 0.6875 0.5 0.625 0.5 0.5625 0.8125 0.5625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3eac0000
  expect lane 1 R8 = 0x3f2b0000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3eac0000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x3eac0000 R10 = 0x0 R11 = 0x3f800000
}

warp 9 { asm "TLD4.R.DC R8, R4, R188, 137, CUBE, 0xf"   active 0xff
  s = { 2 1 -2 -1.0058594 0.99609375 -1.6054688 1.640625 2 ... }
  t = { -1.6074219 1.7402344 1 1.4003906 -2 -2 2 1.0742188 ... }
  r = { 1.0898438 -2 -1.3125 2 1.1054688 -0.765625 1.3964844 0.25 ... }
  dref = { 0.625 0.75 0.75 0.5 0.875 0.5625 0.6875 0.5 ... }
  expect lane 0 R8 = 0x3eaa0000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 1 R8 = 0x3f2b0000 R9 = 0x0 R10 = 0x0 R11 = 0x3f2b0000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f2b0000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 10 { asm "TLD4.G.DC R8, R32, R232, 138, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.9713542 ... }
  t = { -0.7942708 0.8723958 -0.8645833 0.9557292 -0.9270833 0.9635417 -0.9765625 1 ... }
  r = { 0.8697917 -0.8671875 -0.7369792 -0.7630208 -0.765625 0.6901042 0.8333333 -0.765625 ... }
  dref = { 0.5000004 0.5000004 0.50000024 0.50000006 0.50000024 0.5000004 0.50000024 0.5000003 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f2b0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3eaa0000
}

warp 11 { asm "TLD4.A.DC R8, R92, R196, 139, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.7135417 -0.8020833 0.7265625 -0.6692708 0.7864583 -0.921875 0.796875 -0.7083333 ... }
  r = { 0.921875 0.6796875 -0.9609375 -0.9114583 -0.953125 -0.7708333 0.8098958 0.6953125 ... }
  dref = { 0.5000004 0.5000003 0.5000004 0.5000002 0.5000003 0.50000036 0.5000005 0.5000003 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f2a0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 5 R8 = 0x3f2b0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 12 { asm "TLD4.R.DC R8, R84, R172, 140, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.8307292 ... }
  t = { -0.84375 0.7734375 -0.7708333 0.8333333 -0.7604167 0.9479167 -0.7135417 1 ... }
  r = { 0.9895833 -0.671875 -0.7083333 -0.9609375 -0.8932292 0.8645833 0.9609375 -0.8151042 ... }
  dref = { 0.5000005 0.5000002 0.5000004 0.50000024 0.50000024 0.5000004 0.5000004 0.5000002 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 4 R8 = 0x3eaa0000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
}

warp 13 { asm "TLD4.B.DC R8, R20, R176, 141, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.8046875 -0.75 0.8958333 -0.75 0.890625 -0.7916667 0.6770833 -0.9739583 ... }
  r = { 0.78125 0.828125 -0.875 -0.9791667 -0.9661458 -0.9088542 0.7864583 0.9895833 ... }
  dref = { 0.50000036 0.5000002 0.5000004 0.50000006 0.50000024 0.5000003 0.50000024 0.5000002 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3eac0000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 5 R8 = 0x3eaa0000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f2b0000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x3f2b0000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 14 { asm "TLD4.R.DC R8, R96, R184, 142, CUBE, 0xf"   active 0xff
  s = { 1.6067709 -2 -2 1.6458334 -2 2 1.8151041 0.6666667 ... }
  t = { 2 1.078125 0.84375 2 -1.9765625 0.9973958 -2 -1.2864584 ... }
  r = { -1.3229166 -0.9973958 1.640625 -1.1848959 -0.9427083 1.2135416 -1.9609375 -2 ... }
  dref = { 0.50000006 0.50000024 0.5000004 0.50000036 0.5000001 0.50000036 0.5000002 0.50000024 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f2b0000 R9 = 0x0 R10 = 0x0 R11 = 0x3f2b0000
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 6 R8 = 0x3f2b0000 R9 = 0x3f2b0000 R10 = 0x3f2b0000 R11 = 0x3f2b0000
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
}
