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
texture 31 { format R16 FLOAT   type CUBEMAP   size 5 5   address 0x27c00000   texels rows 2659 00fc ff03 017c 017c 017e ffbf 00fc 017c bccc 44b2 0080 ff7b ff03 254f 017e c525 00fc 007c 0953 0dd9 a8d8 0004 eb99 0723 a657 83e9 ff03 0100 017c a78f 0000 4de9 ff7b 3168 1f95 ecd9 b580 ce73 ff83 cb9d 05bf 0080 007c 0100 36c0 00fc 6545 007c 0000 ff03 0004 ff7b ea8b ffff 0100 52a2 0754 ff83 0004 0000 ff83 007c 0000 017c c5af ffff ff7b 0004 ffff 2165 017c e791 0000 6db5 0080 ff7b df22 ffff 0100 11b5 ff2c 0100 0000 5752 06d8 e6fe b2b4 c103 5a7a f96a ce20 ffff 007c ffff 0080 0100 270d 1cb2 401c 017e 00fc ffff 745b ffbf 0004 ff03 914b 2c6d 162a 6e12 0000 0004 d4ad f3ee 0044 813d 9f4b 00fc 0100 ff83 d9a6 0004 cc64 ff7b 9b79 ffff 33b8 c110 ffbf ad4a e33a 1acf b776 017c 0c7a 005e 00fc a511 530e 9332 f32f 0a69 013c a3e8 d7ec 114f 007c 19aa 0004 }
texture 32 { format R16 SNORM   type CUBEMAP   size 3 3   address 0x28000000   texels rows d6e3 5695 1184 1660 7a44 6486 6b9e 7278 3006 074c f594 ce3f b527 8f00 d436 cd9e 11b5 942c 351b e2aa f77c 0f30 c5e7 04df 5aad 9c9d 9c76 2fa4 8df5 d65e 316d 14aa aa62 6768 3564 4027 8c57 c069 3dbe 37d7 f715 8a0a ec7f bc8c e6f4 a803 053f 327f d4fb 7355 f860 64fd 682c 64ba }
texture 33 { format R32 FLOAT   type CUBEMAP   size 1 1   address 0x28400000   texels rows acff4b3f 171985c0 709f2dc1 88515741 46f25e41 593b1fc0 }
texture 34 { format A1B5G5R5 UNORM   type CUBEMAP   size 4 4   address 0x28800000   texels rows 94ee 400b 831c 195d 4398 5a76 60a5 9b7b f3e3 0485 95b1 3629 4dc5 fa2f 06ab e981 e6d6 3c6e 89aa fd8a 47b7 508c 2c94 6cc9 70fb 4d66 ff48 66da a5c1 3e3d 8213 f3c5 3283 990a c5a9 f543 e223 626b 72a0 c97f 1235 7c16 9593 a00d c93f 0c79 43df d4e3 926f e2fa 96cf 8c53 b6cb 8b98 49d9 0011 47f2 92bc e761 d1b6 b0c5 344c dc2d 3bc5 614d cdd7 d903 c4ca ce06 8d54 7180 dd27 0c20 55b7 e620 db9b ffd0 c096 187a 06fd ad6c ddfa 7ed5 9f35 1516 a77c ae4f d801 0e51 3bdf 0bef 4444 4ce4 4898 8b13 4cae }
texture 35 { format A8B8G8R8 UINT   type CUBEMAP   size 3 3   address 0x28c00000   texels rows aa47c150 a4e27b02 605698f9 f3fe000a b2bf0a67 6fe9a38c 68b45026 2750c4ac 0b0cd97a 324e4b73 5efea539 59bff103 20afda6c 41b9a2a8 901313f8 062b6c45 e9a01317 d7541a06 7be250ab 483d6379 e0664f84 e1f7eb2d 39952c23 468d84c8 476d4aad f39588fd b78bc34b 83d103b8 89453806 5fb00984 8d0152c7 50b67e47 ad757c05 1d36c402 cf2ea217 96a39535 7af71b0a 3587ed91 46a657b7 a855ad68 d6e7edec e6dc5d62 6f779799 e31ac6de 6f8cbc7f 0b353c06 73158483 f1e37ea0 3191ce05 0e0e405e e0bb1ea2 f0dab1da e2a9c923 57aace43 }
texture 36 { format R16 SINT   type CUBEMAP   size 2 2   address 0x29000000   texels rows 38ad 2ffa 7f86 a78d e1dc 507c 7ccc 6126 8621 ae65 4c31 59a8 74ef 0be7 b8b8 68aa 7549 cc3f 8a9c 599c cd2c 8fda eca9 f85b }
texture 37 { format R16_G16_B16_A16 FLOAT   type CUBEMAP   size 2 2   address 0x29400000   texels rows 000435abffbf8999 01001887ffbf0000 ff0300fc0100ff03 c36b0100ff7b007c 00fc00fcff83c0d7 007cff03d996013c ff7b00fc013cffbf 0080ff0301000004 00040b720004767c 0122c117017c7e9b a7ca1b6e024d017c 017e0cdd1de4a092 007c9fa0017e017c 3082e22400808461 4eeef47eed20ffbf ff03017c013cff03 2f510004ffffe685 75a6438a60c49562 017e3639007c017e db4100a3017c296d 625fff8345f2f426 007c07930b617542 29c7e3f6b412cb3c 007c007c211d4eb8 }
texture 38 { format R16 UNORM   source R ZERO ONE_FLOAT ONE_INT   type CUBEMAP   size 2 2   address 0x29800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 39 { format R32 FLOAT   type CUBEMAP_ARRAY   size 3 3   layers 2   address 0x29c00000   texels rows e5d2a63e d0d74abd 81b0723e 7fa54bc0 42f1153d a0cbae3e adf1c33e e41cc63f 60c9673e c327523f cef6ce3e c6fddc3e 66225cc1 9b5d053d 7bfb433e a0369d40 37ec17bd 36f67bc1 4ce78ebe 4124ebbf 3d10123e 663d173f 5f1dd840 cb61dd3d 51de8cbe 9b7e5bbd ead30a40 5436b840 a59ec640 a3c7adbf d36e2f3d cda9bfbf 4cbd09c1 aebf36bf 5a2433bf eb8648c0 6b1a6f3d 689b5340 850a5040 ecdeb63d a4b37141 e9ca35bf 3acd5841 2873273f 1471193d 3052c93d d742e73d 9bff25be 547a95be f62c2b40 fa514440 b86ac9bf 00d6e4bf 5ca5793f 5a171dc1 0eabecbe 3fdeab3e eb3f25bd 87f0353f 54cbadc0 85144ec1 47a43740 2f9e45bf fb8d86bd c678a5c0 a38b0141 85d9a0bd e0d09ac0 220e4c3d 9b52c3bf f75e673d 6be06fc1 bd572dc1 35524341 59b73d3f 560ff9bd 9fb97abd 632d81c0 4d4d5d41 4d19f9be 43a7c63e aa91cf40 2cfe0341 8f14fd3f 434e89bf ac1c7b40 f5b9bebf 45915741 85614840 db508d3d 0898d53d 771ffb3f 1e03213e 3b20743f aed1a8bd 8815fabd 7341c0bd 0eba6540 384a60c1 8704c5be 8fd63b3d dda1323d c9f9f1be fdff66bf eebc013e 6820c23e 3b472640 dda0d4be }
texture 40 { format R8 SNORM   type TWO_D_ARRAY   size 9 6   layers 3   address 0x2a000000   texels rows ce ed fe a3 6e 97 a2 30 ed 2d 27 cc f0 6c 89 0a 19 61 01 7f d0 63 53 06 90 f2 d4 27 ae 73 35 ad fc 54 c5 6b 3f 96 cb b0 66 f6 a4 0d 9c 36 24 87 93 cc ae 99 ce c7 b2 35 0a a6 72 26 c3 7b b1 25 76 34 e2 1c ca 9c 65 de f5 11 9e 52 b3 84 09 9e 3f 4c 0e ee ec e1 66 9e d7 b2 e2 e9 20 70 51 aa a1 c0 7b 50 8e 68 39 c3 19 41 52 43 da 0c 85 00 f3 ae 1f 67 2c 1e 50 95 55 a9 8c d1 d6 2f ad 65 56 ad 06 48 3c 2c 10 fd 47 f6 76 6f 93 6b ea 62 4a 3f 59 4f a3 38 d5 5c e4 8b 5b 79 fc ea fd 68 94 3a }
texture 41 { format R32 FLOAT   type CUBEMAP   size 2 2   address 0x2a400000   texels rows eba29615 c209cff3 04deafad 64a1157e fbeccd89 01008000 c48a7321 13964f7f 01008000 00000080 00008080 0000c0bf 631a5036 a819881e 01000080 0000a000 01000080 0000803f 7eab223b 2709c426 1f59c4e0 b2e5d1fd 0000803f f6587b89 }
texture 42 { format R16 FLOAT   type CUBEMAP   size 3 3   address 0x2a800000   texels rows 0000 0004 4490 5e34 017e 0000 017e 9b31 8aba f6ad ca53 0004 ff7b 00fc 00fc 8f9b 3e81 d88c 0080 ae6c 463a 7e70 ffff 9635 8e56 a12c ff83 0004 80d1 ffff ff7b 0080 0100 15c8 ff2b ff7b fa23 00fc 00fc 0004 7265 007c ff03 9fb0 22b1 0004 017e 9711 010d ff83 bf12 017c 0f40 5ffd }
texture 43 { format R32 UINT   type CUBEMAP   size 3 3   address 0x2ac00000   texels rows a9fcffff ffffff7f ffffffff f4b4c8f9 5cfdffff b0bff62b 40ffffff 87fcffff fdffffff ffffffff 00000080 fcffffff ffffff7f dd2bfd6f 507b27a4 176b3a9c feffffff abd35173 2dffffff 3cfdffff 00000000 77fdffff ffffff7f 00000000 feffffff feffffff ffffff7f 4106843f 00000080 00000080 ffffff7f fdffffff 14ffffff aafeffff 00000080 7cffffff 02000000 ffffff7f 00000000 fdffffff 20fdffff 63fcffff 00000000 00000080 ffffffff 96fcffff feffffff ffffff7f 00000000 d0e99eac 01000000 6afeffff f89d30c8 fdffffff }
texture 44 { format R32 SINT   type CUBEMAP   size 2 2   address 0x2b000000   texels rows 73ffffff fcffffff 00000000 f9662cd1 00000080 00000080 05da840a fcffffff bdbae7c6 73fdffff befeffff fcfcffff c2fdffff d6aeb0d0 b99bd4a9 18fdffff 00000080 dc5542f3 feffffff 01000000 00000080 c2fdffff 00000080 feffffff }
texture 45 { format R16_G16 UINT   source G R ZERO ONE_INT G_DATA_TYPE 3   type CUBEMAP   size 2 2   address 0x2b400000   texels rows 3f551841 28bdc23e cb27f403 b68417dc 0f86be86 1f0f09a2 b7ac9db8 7a3cb0e5 af8ec757 9a2f001a 9abf1948 66c69e66 1571cc11 ec44e1a8 82d7823b ea3db3ce 0a947624 77b1d45d 2e697836 8700e8ff 21e55c7b d5447157 6b995c8e 1b55796f }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 2 texture 5 sampler 2
sampler 3 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 3 texture 5 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 4 texture 6 sampler 4
sampler 5 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 6 sampler 5
sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 6 texture 7 sampler 6
sampler 7 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 7 texture 7 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 8 texture 7 sampler 8
sampler 9 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 9 texture 7 sampler 9
sampler 10 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 10 texture 8 sampler 10
sampler 11 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 11 texture 8 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 12 texture 8 sampler 12
sampler 13 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 13 texture 8 sampler 13
sampler 14 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 14 texture 9 sampler 14
sampler 15 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 15 texture 9 sampler 15
sampler 16 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 16 texture 9 sampler 16
sampler 17 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 17 texture 9 sampler 17
sampler 18 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 18 texture 10 sampler 18
sampler 19 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 19 texture 10 sampler 19
sampler 20 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 20 texture 10 sampler 20
sampler 21 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 21 texture 10 sampler 21
sampler 22 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 22 texture 11 sampler 22
sampler 23 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 23 texture 11 sampler 23
sampler 24 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 24 texture 12 sampler 24
sampler 25 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 25 texture 12 sampler 25
sampler 26 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 26 texture 12 sampler 26
sampler 27 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 27 texture 12 sampler 27
sampler 28 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 28 texture 13 sampler 28
sampler 29 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 29 texture 13 sampler 29
sampler 30 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 30 texture 13 sampler 30
sampler 31 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 31 texture 13 sampler 31
sampler 32 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 32 texture 14 sampler 32
sampler 33 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 33 texture 14 sampler 33
sampler 34 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 34 texture 14 sampler 34
sampler 35 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 35 texture 14 sampler 35
sampler 36 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 36 texture 15 sampler 36
sampler 37 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 37 texture 15 sampler 37
sampler 38 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 38 texture 15 sampler 38
sampler 39 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 39 texture 15 sampler 39
sampler 40 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 40 texture 16 sampler 40
sampler 41 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 41 texture 16 sampler 41
sampler 42 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 42 texture 17 sampler 42
sampler 43 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 43 texture 17 sampler 43
sampler 44 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 44 texture 17 sampler 44
sampler 45 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 45 texture 17 sampler 45
sampler 46 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 46 texture 18 sampler 46
sampler 47 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 47 texture 18 sampler 47
sampler 48 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 48 texture 18 sampler 48
sampler 49 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 49 texture 18 sampler 49
sampler 50 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 50 texture 19 sampler 50
sampler 51 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 51 texture 19 sampler 51
sampler 52 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 52 texture 20 sampler 52
sampler 53 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 53 texture 20 sampler 53
sampler 54 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 54 texture 20 sampler 54
sampler 55 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 20 sampler 55
sampler 56 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 56 texture 21 sampler 56
sampler 57 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 57 texture 21 sampler 57
sampler 58 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 58 texture 21 sampler 58
sampler 59 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 59 texture 21 sampler 59
sampler 60 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 60 texture 22 sampler 60
sampler 61 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 61 texture 22 sampler 61
sampler 62 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 62 texture 22 sampler 62
sampler 63 { address BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 63 texture 22 sampler 63
sampler 64 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 64 texture 1 sampler 64
sampler 65 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 65 texture 2 sampler 65
sampler 66 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 66 texture 3 sampler 66
sampler 67 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 67 texture 4 sampler 67
sampler 68 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 68 texture 4 sampler 68
sampler 69 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 69 texture 4 sampler 69
sampler 70 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 70 texture 4 sampler 70
sampler 71 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 71 texture 23 sampler 71
sampler 72 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 72 texture 23 sampler 72
sampler 73 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 73 texture 23 sampler 73
sampler 74 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 74 texture 23 sampler 74
sampler 75 { address BORDER BORDER BORDER MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 75 texture 24 sampler 75
sampler 76 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 76 texture 40 sampler 76
sampler 77 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x1 }
handle 77 texture 25 sampler 77
sampler 78 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x3 }
handle 78 texture 25 sampler 78
sampler 79 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x5 }
handle 79 texture 25 sampler 79
sampler 80 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x7 }
handle 80 texture 25 sampler 80
sampler 81 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 81 texture 28 sampler 81
sampler 82 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 82 texture 28 sampler 82
sampler 83 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 83 texture 28 sampler 83
sampler 84 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 84 texture 29 sampler 84
sampler 85 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 85 texture 29 sampler 85
sampler 86 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 86 texture 29 sampler 86
sampler 87 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 87 texture 30 sampler 87
sampler 88 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 88 texture 30 sampler 88
sampler 89 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 89 texture 30 sampler 89
sampler 90 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 90 texture 31 sampler 90
sampler 91 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 91 texture 31 sampler 91
sampler 92 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 92 texture 31 sampler 92
sampler 93 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 93 texture 32 sampler 93
sampler 94 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 94 texture 32 sampler 94
sampler 95 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 95 texture 32 sampler 95
sampler 96 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 96 texture 33 sampler 96
sampler 97 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 97 texture 33 sampler 97
sampler 98 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 98 texture 33 sampler 98
sampler 99 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 99 texture 34 sampler 99
sampler 100 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 100 texture 34 sampler 100
sampler 101 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 101 texture 34 sampler 101
sampler 102 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 102 texture 34 sampler 102
sampler 103 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 103 texture 34 sampler 103
sampler 104 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 104 texture 34 sampler 104
sampler 105 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 105 texture 35 sampler 105
sampler 106 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 106 texture 35 sampler 106
sampler 107 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 107 texture 35 sampler 107
sampler 108 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 108 texture 35 sampler 108
sampler 109 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 109 texture 35 sampler 109
sampler 110 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 110 texture 35 sampler 110
sampler 111 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 111 texture 36 sampler 111
sampler 112 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 112 texture 36 sampler 112
sampler 113 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 113 texture 36 sampler 113
sampler 114 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 114 texture 37 sampler 114
sampler 115 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 115 texture 37 sampler 115
sampler 116 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 116 texture 37 sampler 116
sampler 117 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 117 texture 37 sampler 117
sampler 118 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 118 texture 37 sampler 118
sampler 119 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 119 texture 37 sampler 119
sampler 120 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 120 texture 38 sampler 120
sampler 121 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 121 texture 38 sampler 121
sampler 122 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 122 texture 38 sampler 122
sampler 123 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 123 texture 38 sampler 123
sampler 124 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 124 texture 39 sampler 124
sampler 125 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 125 texture 39 sampler 125
sampler 126 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 126 texture 39 sampler 126
sampler 127 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 127 texture 41 sampler 127
sampler 128 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 128 texture 41 sampler 128
sampler 129 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 129 texture 41 sampler 129
sampler 130 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 130 texture 42 sampler 130
sampler 131 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 131 texture 42 sampler 131
sampler 132 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 132 texture 42 sampler 132
sampler 133 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 133 texture 43 sampler 133
sampler 134 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 134 texture 43 sampler 134
sampler 135 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 135 texture 43 sampler 135
sampler 136 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 136 texture 44 sampler 136
sampler 137 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 137 texture 44 sampler 137
sampler 138 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 138 texture 44 sampler 138
sampler 139 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 139 texture 45 sampler 139
sampler 140 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 140 texture 45 sampler 140
sampler 141 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 141 texture 45 sampler 141
sampler 142 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 142 texture 45 sampler 142
sampler 143 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 143 texture 45 sampler 143
sampler 144 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 144 texture 45 sampler 144
sampler 145 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 145 texture 26 sampler 145
sampler 146 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 146 texture 26 sampler 146
sampler 147 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 147 texture 26 sampler 147
sampler 148 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x6 }
handle 148 texture 26 sampler 148
sampler 149 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x1 }
handle 149 texture 26 sampler 149
sampler 150 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 150 texture 27 sampler 150
sampler 151 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x3 }
handle 151 texture 27 sampler 151
sampler 152 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 152 texture 27 sampler 152
sampler 153 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x6 }
handle 153 texture 27 sampler 153
sampler 154 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x1 }
handle 154 texture 27 sampler 154

warp 0 { asm "TLD4.R R8, R116, 0, 2D, 0xf"   active 0xffffffff
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

warp 1 { asm "TLD4.R R8, R116, 1, 2D, 0xf"   active 0xffffffff
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

warp 2 { asm "TLD4.R R8, R116, 2, 2D, 0xf"   active 0xff
  s = { 0.90283203 0.5444336 -0.14160156 0.6557617 0.23828125 0.70214844 0.16992188 0.7128906 ... }
  t = { 0.42236328 1.034668 1.1425781 0.6689453 0.84228516 0.23046875 0.05419922 0.55566406 ... }
  expect lane 0 R8 = 0x3e9a9a9b R9 = 0x3ed4d4d5 R10 = 0x3e54d4d5 R11 = 0x3dc0c0c1
  expect lane 1 R8 = 0x3f4acacb R9 = 0x3f67e7e8 R10 = 0x3f67e7e8 R11 = 0x3f4acacb
  expect lane 2 R8 = 0x3f6ceced R9 = 0x3d109091 R10 = 0x3e78f8f9 R11 = 0x3e048485
  expect lane 3 R8 = 0x3efafafb R9 = 0x3f1a9a9b R10 = 0x3ecacacb R11 = 0x3e909091
  expect lane 4 R8 = 0x3f109091 R9 = 0x3f2dadae R10 = 0x3ef0f0f1 R11 = 0x3eb6b6b7
  expect lane 5 R8 = 0x3f7bfbfc R9 = 0x3dc0c0c1 R10 = 0x3f63e3e4 R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x0 R9 = 0x3de8e8e9 R10 = 0x3de8e8e9 R11 = 0x0
  expect lane 7 R8 = 0x3ecacacb R9 = 0x3f028283 R10 = 0x3e9a9a9b R11 = 0x3e40c0c1
}

warp 3 { asm "TLD4.B R8, R4, 3, 2D, 0xf"   active 0xff
  s = { 0.74121094 0.28808594 0.5292969 -0.0546875 0.3466797 -0.13085938 0.6948242 0.49365234 ... }
  t = { 0.6640625 0.99658203 0.6665039 0.03857422 0.36132812 -0.0024414062 0.9296875 0.34814453 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 4 { asm "TLD4.R R8, R88, 4, 2D, 0xf"   active 0xff
  s = { -0.04799107 0.50446427 0.06696428 0.39341518 0.5625 0.13671875 0.4486607 0.72377235 ... }
  t = { 0.4078125 0.13125 -0.0859375 0.1015625 0.7242187 0.7875 0.0328125 0.30234376 ... }
  expect lane 0 R8 = 0x3f5cd4dd R9 = 0x3f724af2 R10 = 0x3ef24af2 R11 = 0x3ec75ec7
  expect lane 1 R8 = 0x3f6e6aee R9 = 0x3dac08ac R10 = 0x3f1c5c9c R11 = 0x3eea8aeb
  expect lane 2 R8 = 0x3f6a8aeb R9 = 0x0 R10 = 0x0 R11 = 0x3f6a8aeb
  expect lane 3 R8 = 0x3f4753c7 R9 = 0x3f6e6aee R10 = 0x3eea8aeb R11 = 0x3e9c5c9c
  expect lane 4 R8 = 0x3eb3b2b4 R9 = 0x3f00f081 R10 = 0x3cf960f9 R11 = 0x3f60b4e1
  expect lane 5 R8 = 0x3f6494e5 R9 = 0x3d3ab0bb R10 = 0x3f128693 R11 = 0x3ed6ded7
  expect lane 6 R8 = 0x3e9c5c9c R9 = 0x3eea8aeb R10 = 0x3eea8aeb R11 = 0x3e9c5c9c
  expect lane 7 R8 = 0x3f0ea68f R9 = 0x3f35bdb6 R10 = 0x3e7260f2 R11 = 0x3dac08ac
}

warp 5 { asm "TLD4.B R8, R8, 5, 2D, 0xf"   active 0xff
  s = { 0.69977677 0.8448661 0.77120537 1.031808 0.12946428 -0.020089285 0.5061384 1.1043527 ... }
  t = { 0.36015624 1.2 0.7164062 0.94453126 0.92890626 0.4921875 1.040625 0.8304688 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 6 { asm "TLD4.R R8, R24, 6, 2D, 0xf"   active 0xff
  s = { 1.0127841 0.19602273 0.72940344 0.0078125 0.9137074 0.27876422 0.6495028 1.059304 ... }
  t = { 1.2565104 0.015625 -0.33984375 0.3424479 0.037760418 1.359375 1.25 0.076822914 ... }
  expect lane 0 R8 = 0x3f0c638c R9 = 0x3eb5acb6 R10 = 0x3f35adb6 R11 = 0x3f6739e7
  expect lane 1 R8 = 0x3e6738e7 R9 = 0x3ee738e7 R10 = 0x3ee738e7 R11 = 0x3e6738e7
  expect lane 2 R8 = 0x3f0c638c R9 = 0x3f4631c6 R10 = 0x3dc630c6 R11 = 0x3f6739e7
  expect lane 3 R8 = 0x3f0c638c R9 = 0x3eb5acb6 R10 = 0x0 R11 = 0x3e4630c6
  expect lane 4 R8 = 0x3f800000 R9 = 0x3e4630c6 R10 = 0x3e4630c6 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f4e73ce R9 = 0x0 R10 = 0x3eb5acb6 R11 = 0x3e042084
  expect lane 6 R8 = 0x3f2d6bad R9 = 0x3f6739e7 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3e6738e7 R11 = 0x0
}

warp 7 { asm "TLD4.G R8, R112, 7, 2D, 0xf"   active 0xff
  s = { 0.07244318 0.9364347 0.846946 0.09588068 1.087358 -0.056463066 0.5056818 0.1434659 ... }
  t = { -0.34114584 0.4544271 0.04296875 1.3346354 0.92057294 0.9869792 0.5364583 0.03515625 ... }
  expect lane 0 R8 = 0x3eaaaaab R9 = 0x3f32cbb3 R10 = 0x3f32cbb3 R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3e124892 R9 = 0x3f020882 R10 = 0x3f6fbef0 R11 = 0x3f124992
  expect lane 2 R8 = 0x3e534cd3 R9 = 0x3f124992 R10 = 0x3f124992 R11 = 0x3e534cd3
  expect lane 3 R8 = 0x3efbeefc R9 = 0x3f5b6ddb R10 = 0x3f5b6ddb R11 = 0x3efbeefc
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3e924892 R9 = 0x3f269aa7 R10 = 0x3d820882 R11 = 0x3f36dbb7
  expect lane 7 R8 = 0x3f32cbb3 R9 = 0x3d4300c3 R10 = 0x3d4300c3 R11 = 0x3f32cbb3
}

warp 8 { asm "TLD4.B R8, R52, 8, 2D, 0xf"   active 0xff
  s = { -0.057173297 -0.026988637 0.049360797 -0.08132102 0.5600142 0.018821023 -0.024502842 1.09375 ... }
  t = { 0.79296875 0.15755208 -0.26171875 1.0898438 0.061197918 0.9661458 0.65625 -0.23046875 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3e4630c6 R10 = 0x3f5ef7df R11 = 0x3f2529a5
  expect lane 1 R8 = 0x3f042184 R9 = 0x3ea528a5 R10 = 0x3ea528a5 R11 = 0x3f042184
  expect lane 2 R8 = 0x3ea528a5 R9 = 0x3f0c638c R10 = 0x3f6739e7 R11 = 0x3f2d6bad
  expect lane 3 R8 = 0x3f800000 R9 = 0x3e4630c6 R10 = 0x3e4630c6 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ed6b4d7 R9 = 0x3f2529a5 R10 = 0x3f2529a5 R11 = 0x3ed6b4d7
  expect lane 5 R8 = 0x3e4630c6 R9 = 0x0 R10 = 0x0 R11 = 0x3e4630c6
  expect lane 6 R8 = 0x3e4630c6 R9 = 0x0 R10 = 0x3f2d6bad R11 = 0x3f5ef7df
  expect lane 7 R8 = 0x3ea528a5 R9 = 0x3f0c638c R10 = 0x3f6739e7 R11 = 0x3f2d6bad
}

warp 9 { asm "TLD4.A R8, R28, 9, 2D, 0xf"   active 0xff
  s = { 0.8902699 0.14950284 0.13245739 0.35085228 0.7755682 0.17613636 0.6573153 0.020596592 ... }
  t = { -0.21354167 0.7317708 1.0247396 -0.35416666 0.6302083 0.47395834 1.1875 1.3645834 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3dcccccd R9 = 0x0 R10 = 0x0 R11 = 0x3dcccccd
}

warp 10 { asm "TLD4.R R8, R12, 10, 2D, 0xf"   active 0xff
  s = { 1.1074219 0.08251953 -0.095703125 0.42138672 0.4423828 1.0932617 -0.10205078 0.46240234 ... }
  t = { 0.56103516 0.08496094 0.4272461 -0.14453125 -0.11035156 0.9448242 0.31640625 0.14648438 ... }
  expect lane 0 R8 = 0x3ec630c6 R9 = 0x3f1ce79d R10 = 0x3e842084 R11 = 0x3d042084
  expect lane 1 R8 = 0x3eb5acb6 R9 = 0x3f14a595 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 2 R8 = 0x3eb5acb6 R9 = 0x3f14a595 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 3 R8 = 0x3ee738e7 R9 = 0x3f2d6bad R10 = 0x0 R11 = 0x3f4e73ce
  expect lane 4 R8 = 0x3f2d6bad R9 = 0x3f6739e7 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 5 R8 = 0x3ed6b4d7 R9 = 0x3f2529a5 R10 = 0x3f2529a5 R11 = 0x3ed6b4d7
  expect lane 6 R8 = 0x3eb5acb6 R9 = 0x3f14a595 R10 = 0x3e6738e7 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3f6739e7 R11 = 0x3f2d6bad
}

warp 11 { asm "TLD4.G R8, R0, 11, 2D, 0xf"   active 0xff
  s = { 1.097168 -0.01171875 -0.13183594 1.0224609 0.96875 -0.06738281 0.4897461 0.57373047 ... }
  t = { 0.41796875 0.7089844 0.79541016 0.032714844 0.7158203 1.0849609 0.5673828 0.41015625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3f6739e7 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f35adb6 R9 = 0x0 R10 = 0x0 R11 = 0x3f35adb6
  expect lane 4 R8 = 0x3f4631c6 R9 = 0x0 R10 = 0x0 R11 = 0x3ed6b4d7
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f0c638c R9 = 0x3f4631c6 R10 = 0x3ed6b4d7 R11 = 0x3e4630c6
  expect lane 7 R8 = 0x3d842084 R9 = 0x3e94a495 R10 = 0x3f77bdf8 R11 = 0x3f3defbe
}

warp 12 { asm "TLD4.B R8, R112, 12, 2D, 0xf"   active 0xff
  s = { 0.22070312 0.8564453 0.84472656 0.47509766 1.0771484 0.25732422 0.7207031 0.2548828 ... }
  t = { 0.51953125 0.9863281 0.5317383 0.58251953 0.14697266 0.8745117 0.16503906 0.13330078 ... }
  expect lane 0 R8 = 0x3f6f7bef R9 = 0x3e042084 R10 = 0x3f4e73ce R11 = 0x3f14a595
  expect lane 1 R8 = 0x3d042084 R9 = 0x3e842084 R10 = 0x3e842084 R11 = 0x3d042084
  expect lane 2 R8 = 0x0 R9 = 0x3e6738e7 R10 = 0x3f6739e7 R11 = 0x3f2d6bad
  expect lane 3 R8 = 0x3f35adb6 R9 = 0x3f6f7bef R10 = 0x3f14a595 R11 = 0x3eb5acb6
  expect lane 4 R8 = 0x3f2d6bad R9 = 0x3f6739e7 R10 = 0x3f0c638c R11 = 0x3ea528a5
  expect lane 5 R8 = 0x3f77bdf8 R9 = 0x3e2528a5 R10 = 0x3f56b5d7 R11 = 0x3f1ce79d
  expect lane 6 R8 = 0x3f4631c6 R9 = 0x3f800000 R10 = 0x3f2529a5 R11 = 0x3ed6b4d7
  expect lane 7 R8 = 0x3f6739e7 R9 = 0x3dc630c6 R10 = 0x3f4631c6 R11 = 0x3f0c638c
}

warp 13 { asm "TLD4.A R8, R32, 13, 2D, 0xf"   active 0xff
  s = { 0.65527344 0.020019531 0.6586914 -0.049804688 0.9682617 -0.09765625 -0.05126953 1.0551758 ... }
  t = { 0.9946289 0.30517578 0.45361328 1.1079102 0.82177734 0.7866211 0.16210938 0.9355469 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}

warp 14 { asm "TLD4.R R8, R80, 14, 2D, 0xf"   active 0xff
  s = { 0.04910714 0.82589287 0.65959823 0.29743305 0.98939735 0.6657366 -0.065290175 1.1434152 ... }
  t = { 0.221875 0.178125 0.334375 1.1289062 0.715625 1.1835938 0.3671875 1.1734375 ... }
  expect lane 0 R8 = 0x3f7a7efa R9 = 0x3ecdb2ce R10 = 0x0 R11 = 0x3f13a494
  expect lane 1 R8 = 0x3f372db7 R9 = 0x3f7a7efa R10 = 0x3f13a494 R11 = 0x3ea0a8a1
  expect lane 2 R8 = 0x3f5ab6db R9 = 0x3dee38ee R10 = 0x3f372db7 R11 = 0x3ee7b8e8
  expect lane 3 R8 = 0x3eef3aef R9 = 0x3f3aeebb R10 = 0x3e062086 R11 = 0x3f5e77de
  expect lane 4 R8 = 0x3e3a2cba R9 = 0x3f1b269b R10 = 0x3e5134d1 R11 = 0x3f47f1c8
  expect lane 5 R8 = 0x3e82a083 R9 = 0x3f04a185 R10 = 0x3f6b7aeb R11 = 0x3f282aa8
  expect lane 6 R8 = 0x3ec230c2 R9 = 0x3f4db3ce R10 = 0x3ecdb2ce R11 = 0x3f7a7efa
  expect lane 7 R8 = 0x3e5134d1 R9 = 0x3eef3aef R10 = 0x3f5e77de R11 = 0x3f1b269b
}

warp 15 { asm "TLD4.G R8, R92, 15, 2D, 0xf"   active 0xff
  s = { 0.8761161 0.9938616 0.70535713 -0.01841518 -0.027901785 0.7120536 1.030692 0.69252235 ... }
  t = { -0.0203125 1.0976562 0.45546874 -0.17265625 0.83671874 0.746875 0.246875 1.0992187 ... }
  expect lane 0 R8 = 0x3f2328a3 R9 = 0x3f6679e6 R10 = 0x3f6679e6 R11 = 0x3f2328a3
  expect lane 1 R8 = 0x3f016081 R9 = 0x0 R10 = 0x0 R11 = 0x3f016081
  expect lane 2 R8 = 0x3e352cb5 R9 = 0x3ee138e1 R10 = 0x3d1c209c R11 = 0x3f46b1c7
  expect lane 3 R8 = 0x0 R9 = 0x3ea5a8a6 R10 = 0x3ea5a8a6 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f6dfbee R10 = 0x3f072187 R11 = 0x0
  expect lane 5 R8 = 0x3f7afefb R9 = 0x3e783cf8 R10 = 0x3f5775d7 R11 = 0x3f142594
  expect lane 6 R8 = 0x3e9a269a R9 = 0x0 R10 = 0x0 R11 = 0x3f6679e6
  expect lane 7 R8 = 0x3f7afefb R9 = 0x3e783cf8 R10 = 0x3e783cf8 R11 = 0x3f7afefb
}

warp 16 { asm "TLD4.B R8, R116, 16, 2D, 0xf"   active 0xff
  s = { 0.89453125 0.4497768 0.36774555 0.844308 0.21316965 0.64620537 0.051339287 0.96372765 ... }
  t = { 0.24765626 0.903125 -0.034375 0.2640625 0.109375 0.2890625 -0.04609375 0.8414062 ... }
  expect lane 0 R8 = 0x3eb92eb9 R9 = 0x3f1fe7a0 R10 = 0x3e6438e4 R11 = 0x3f75fdf6
  expect lane 1 R8 = 0x3f4731c7 R9 = 0x3d2420a4 R10 = 0x3d2420a4 R11 = 0x3f4731c7
  expect lane 2 R8 = 0x3e302cb0 R9 = 0x3edeb6df R10 = 0x3edeb6df R11 = 0x3e302cb0
  expect lane 3 R8 = 0x3eb92eb9 R9 = 0x3f1fe7a0 R10 = 0x3e6438e4 R11 = 0x3f75fdf6
  expect lane 4 R8 = 0x3d4430c4 R9 = 0x3e9f269f R10 = 0x3f68fae9 R11 = 0x3f25a9a6
  expect lane 5 R8 = 0x3dca30ca R9 = 0x3eb92eb9 R10 = 0x3f75fdf6 R11 = 0x3f32acb3
  expect lane 6 R8 = 0x3e6438e4 R9 = 0x3f25a9a6 R10 = 0x3f25a9a6 R11 = 0x3e6438e4
  expect lane 7 R8 = 0x3f5435d4 R9 = 0x3e812081 R10 = 0x3f59f6da R11 = 0x3edab6db
}

warp 17 { asm "TLD4.A R8, R24, 17, 2D, 0xf"   active 0xff
  s = { 0.21149553 0.1969866 0.0625 -0.09765625 0.38113838 0.63058037 -0.15122768 0.10212053 ... }
  t = { 0.1359375 0.9359375 1.1398437 0.9578125 0.259375 1.0046875 0.6382812 0.73359376 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2aaaab R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f2aaaab R9 = 0x3eaaaaab R10 = 0x0 R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f2aaaab R10 = 0x3eaaaaab R11 = 0x3f2aaaab
}

warp 18 { asm "TLD4.R R8, R0, 18, 2D, 0xf"   active 0xff
  s = { 0.5415483 0.38387784 0.2056108 0.27095172 -0.10191762 0.45276988 0.021306818 0.63778406 ... }
  t = { -0.013020833 0.4453125 -0.17447917 0.6901042 1.0989584 -0.37109375 -0.3841146 0.4440104 ... }
  expect lane 0 R8 = 0x3e4ccccd R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3e4ccccd
  expect lane 1 R8 = 0x3f2aaaab R9 = 0x3d888889 R10 = 0x3f4ccccd R11 = 0x3eaaaaab
  expect lane 2 R8 = 0x3eeeeeef R9 = 0x3f6eeeef R10 = 0x3e4ccccd R11 = 0x3f4ccccd
  expect lane 3 R8 = 0x3f088889 R9 = 0x3f800000 R10 = 0x3f2aaaab R11 = 0x3e4ccccd
  expect lane 4 R8 = 0x3f19999a R9 = 0x0 R10 = 0x0 R11 = 0x3f19999a
  expect lane 5 R8 = 0x3f4ccccd R9 = 0x3e4ccccd R10 = 0x3f088889 R11 = 0x3d888889
  expect lane 6 R8 = 0x3ecccccd R9 = 0x0 R10 = 0x3eaaaaab R11 = 0x3f3bbbbc
  expect lane 7 R8 = 0x3f800000 R9 = 0x3ecccccd R10 = 0x3d888889 R11 = 0x3f2aaaab
}

warp 19 { asm "TLD4.G R8, R40, 19, 2D, 0xf"   active 0xff
  s = { 1.0870029 0.8416193 0.0017755682 1.0667614 0.16051136 1.0632102 0.10369318 0.82883525 ... }
  t = { 1.1888021 0.9192708 0.74609375 1.0585938 -0.3216146 0.23177083 -0.14192708 1.2773438 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3eeeeeef R9 = 0x3f6eeeef R10 = 0x3f6eeeef R11 = 0x3eeeeeef
  expect lane 2 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2aaaab R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f4ccccd R9 = 0x3e4ccccd R10 = 0x3e4ccccd R11 = 0x3f4ccccd
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3eaaaaab R9 = 0x3f4ccccd R10 = 0x3f4ccccd R11 = 0x3eaaaaab
  expect lane 7 R8 = 0x3eeeeeef R9 = 0x3f6eeeef R10 = 0x3f6eeeef R11 = 0x3eeeeeef
}

warp 20 { asm "TLD4.B R8, R28, 20, 2D, 0xf"   active 0xff
  s = { 0.79545456 0.49467328 0.9691051 0.5365767 0.85866475 0.35085228 0.45774147 0.1352983 ... }
  t = { -0.029947916 0.095052086 0.50911456 -0.2513021 0.29166666 1.3684896 1.3164062 1.0846354 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 21 { asm "TLD4.A R8, R108, 21, 2D, 0xf"   active 0xff
  s = { 0.30930397 0.96022725 0.70454544 0.2471591 0.6296165 0.98721594 0.17755681 0.1928267 ... }
  t = { 0.609375 1.1614584 -0.34375 1.125 -0.046875 -0.0052083335 0.34635416 0.22916667 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.R R8, R72, 22, 2D, 0xf"   active 0xff
  s = { 1.0541992 0.30517578 0.7036133 0.44726562 0.5498047 0.0390625 0.41259766 0.47070312 ... }
  t = { 0.71875 0.21582031 0.9116211 0.18115234 0.79248047 0.47314453 0.9814453 1.0449219 ... }
  expect lane 0 R8 = 0xbe3c0978 R9 = 0xbea48949 R10 = 0x3f3b7377 R11 = 0x3f5eb5bd
  expect lane 1 R8 = 0x3e4b0996 R9 = 0x3f00f102 R10 = 0xbee2b5c5 R11 = 0xbf3f897f
  expect lane 2 R8 = 0x3e1bb137 R9 = 0x3eea35d4 R10 = 0xbefa61f5 R11 = 0xbf4b5f97
  expect lane 3 R8 = 0xbe0cb119 R9 = 0x3e2c0958 R10 = 0xbf47498f R11 = 0x3f6a8bd5
  expect lane 4 R8 = 0x3f184731 R9 = 0x3f6675cd R10 = 0xbd3d617b R11 = 0xbeb40968
  expect lane 5 R8 = 0xbd9cb139 R9 = 0xbe5b61b7 R10 = 0x3f56dfae R11 = 0x3f7a21f4
  expect lane 6 R8 = 0xbf439f87 R9 = 0xbeeae1d6 R10 = 0xbeeae1d6 R11 = 0xbf439f87
  expect lane 7 R8 = 0xbeeae1d6 R9 = 0xbe1d093a R10 = 0xbe1d093a R11 = 0xbeeae1d6
}

warp 23 { asm "TLD4.B R8, R44, 23, 2D, 0xf"   active 0xff
  s = { 0.55322266 1.078125 0.84765625 0.72265625 -0.052246094 0.82714844 0.84375 0.40039062 ... }
  t = { 0.3671875 0.42773438 0.14697266 0.70703125 0.76660156 -0.125 -0.008300781 0.63183594 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TLD4.R R8, R100, 24, 2D, 0xf"   active 0xff
  s = { 0.0066964286 0.8577009 0.5479911 0.22991072 1.0558035 1.1127232 0.5323661 0.781808 ... }
  t = { 0.07890625 0.25390625 1.2289063 0.86640626 1.121875 1.1625 1.1421875 0.6546875 ... }
  expect lane 0 R8 = 0x3f2aab55 R9 = 0x0 R10 = 0x0 R11 = 0x3f2aab55
  expect lane 1 R8 = 0x3f6eefde R9 = 0xbf3bbb77 R10 = 0x3f2aab55 R11 = 0x3e4cc99a
  expect lane 2 R8 = 0xbf2aab55 R9 = 0xbe4cc99a R10 = 0x3f088911 R11 = 0x3d888111
  expect lane 3 R8 = 0xbf5dddbc R9 = 0xbecccd9a R10 = 0x3f800000 R11 = 0x3f088911
  expect lane 4 R8 = 0x3f3bbb77 R9 = 0x3d888111 R10 = 0x3f4ccd9a R11 = 0xbf2aab55
  expect lane 5 R8 = 0x3d888111 R9 = 0x3f088911 R10 = 0xbf5dddbc R11 = 0x3f4ccd9a
  expect lane 6 R8 = 0xbf2aab55 R9 = 0xbe4cc99a R10 = 0x3f088911 R11 = 0x3d888111
  expect lane 7 R8 = 0xbe4cc99a R9 = 0x3e888911 R10 = 0xbeeeedde R11 = 0xbf6eefde
}

warp 25 { asm "TLD4.G R8, R52, 25, 2D, 0xf"   active 0xff
  s = { 0.79910713 0.08426339 0.7516741 0.8292411 0.058035713 0.84151787 1.0424107 0.40680805 ... }
  t = { 0.2265625 0.178125 0.09765625 0.2 0.6546875 -0.2109375 0.26640624 0.84375 ... }
  expect lane 0 R8 = 0xbf5dddbc R9 = 0xbecccd9a R10 = 0x3f800000 R11 = 0x3f088911
  expect lane 1 R8 = 0xbf800000 R9 = 0xbf199933 R10 = 0x3f4ccd9a R11 = 0x3eaaa955
  expect lane 2 R8 = 0x3d888111 R9 = 0x3f088911 R10 = 0x3f088911 R11 = 0x3d888111
  expect lane 3 R8 = 0xbf5dddbc R9 = 0xbecccd9a R10 = 0x3f800000 R11 = 0x3f088911
  expect lane 4 R8 = 0xbeaaa955 R9 = 0x3ecccd9a R10 = 0xbeaaa955 R11 = 0xbeaaa955
  expect lane 5 R8 = 0x3f088911 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f088911
  expect lane 6 R8 = 0xbecccd9a R9 = 0xbeaaa955 R10 = 0xbeaaa955 R11 = 0x3f800000
  expect lane 7 R8 = 0xbd888111 R9 = 0x3ecccd9a R10 = 0xbeaaa955 R11 = 0xbf4ccd9a
}

warp 26 { asm "TLD4.B R8, R100, 26, 2D, 0xf"   active 0xff
  s = { -0.02232143 1.1512277 0.16183035 0.7952009 0.054129463 0.42857143 0.9151786 0.20647322 ... }
  t = { 0.48046875 1.1453125 0.80078125 -0.12265625 -0.1765625 1.0476563 0.00078125 -0.17421874 ... }
  expect lane 0 R8 = 0xbd842108 R9 = 0xbec6318c R10 = 0x3ef7bdef R11 = 0x3f4e739d
  expect lane 1 R8 = 0x3f4e739d R9 = 0xbf042108 R10 = 0x3f2d6b5b R11 = 0xbd842108
  expect lane 2 R8 = 0xbd842108 R9 = 0x3f2d6b5b R10 = 0xbf042108 R11 = 0x3f4e739d
  expect lane 3 R8 = 0x3f6f7bdf R9 = 0xbec6318c R10 = 0x3f4e739d R11 = 0x3d842108
  expect lane 4 R8 = 0xbec6318c R9 = 0xbf35ad6b R10 = 0x3ef7bdef R11 = 0x3f4e739d
  expect lane 5 R8 = 0xbf25294a R9 = 0x3dc6318c R10 = 0x3dc6318c R11 = 0xbf25294a
  expect lane 6 R8 = 0x3f6f7bdf R9 = 0xbec6318c R10 = 0xbec6318c R11 = 0x3f6f7bdf
  expect lane 7 R8 = 0xbf35ad6b R9 = 0x3d042108 R10 = 0xbf56b5ad R11 = 0x3ef7bdef
}

warp 27 { asm "TLD4.A R8, R32, 27, 2D, 0xf"   active 0xff
  s = { 0.29631695 0.26283482 0.6110491 0.2845982 0.9760045 0.24107143 0.069196425 1.0022322 ... }
  t = { 0.8890625 0.25 0.65625 0.98046875 0.6742188 0.95 -0.115625 0.46484375 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3dcccccd R9 = 0x0 R10 = 0x0 R11 = 0x3dcccccd
  expect lane 7 R8 = 0x0 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x0
}

warp 28 { asm "TLD4.R R8, R52, 28, 2D, 0xf"   active 0xff
  s = { 0.17151989 1.0646306 0.38387784 0.34446022 0.8796165 0.95383525 -0.10049716 0.35973012 ... }
  t = { 0.19661458 0.59244794 0.07421875 1.1927084 0.01171875 1.3528646 0.9791667 -0.0859375 ... }
  expect lane 0 R8 = 0x3f254b4b R9 = 0x3f5fbfbf R10 = 0x3ee9d1d4 R11 = 0x3e69d1d4
  expect lane 1 R8 = 0x3f55abab R9 = 0xbf73e7e8 R10 = 0x3f254b4b R11 = 0x3ed5a9ab
  expect lane 2 R8 = 0x3f2f5f5f R9 = 0x3f69d3d4 R10 = 0x3f69d3d4 R11 = 0x3f2f5f5f
  expect lane 3 R8 = 0xbf69d3d4 R9 = 0xbf2f5f5f R10 = 0xbe891112 R11 = 0xbefdf9fc
  expect lane 4 R8 = 0x3d214143 R9 = 0x3e891112 R10 = 0x3e891112 R11 = 0x3d214143
  expect lane 5 R8 = 0x3ee9d1d4 R9 = 0x3f2f5f5f R10 = 0xbf69d3d4 R11 = 0x3f5fbfbf
  expect lane 6 R8 = 0x3f5fbfbf R9 = 0xbf69d3d4 R10 = 0xbf69d3d4 R11 = 0x3f5fbfbf
  expect lane 7 R8 = 0x3f2f5f5f R9 = 0x3f69d3d4 R10 = 0x3f69d3d4 R11 = 0x3f2f5f5f
}

warp 29 { asm "TLD4.G R8, R96, 29, 2D, 0xf"   active 0xff
  s = { 0.19140625 0.6708097 0.55646306 0.6697443 0.56889206 0.86008525 0.18963069 0.81392044 ... }
  t = { -0.33854166 0.029947916 0.111979164 1.3841146 1.2864584 -0.123697914 1.0885416 -0.17057292 ... }
  expect lane 0 R8 = 0x3f71e3e4 R9 = 0xbf57afaf R10 = 0xbf57afaf R11 = 0x3f71e3e4
  expect lane 1 R8 = 0x3d912122 R9 = 0x3e993132 R10 = 0x3e993132 R11 = 0x3d912122
  expect lane 2 R8 = 0xbe214143 R9 = 0x3d912122 R10 = 0x3d912122 R11 = 0xbe214143
  expect lane 3 R8 = 0x3f67cfd0 R9 = 0xbf61c3c4 R10 = 0xbf61c3c4 R11 = 0x3f67cfd0
  expect lane 4 R8 = 0x3f2d5b5b R9 = 0x3f67cfd0 R10 = 0x3f67cfd0 R11 = 0x3f2d5b5b
  expect lane 5 R8 = 0x3f070f0e R9 = 0x3f418383 R10 = 0x3f418383 R11 = 0x3f070f0e
  expect lane 6 R8 = 0xbe71e1e4 R9 = 0xbc010102 R10 = 0xbc010102 R11 = 0xbe71e1e4
  expect lane 7 R8 = 0x3f070f0e R9 = 0x3f418383 R10 = 0x3f418383 R11 = 0x3f070f0e
}

warp 30 { asm "TLD4.B R8, R44, 30, 2D, 0xf"   active 0xff
  s = { 0.8725142 0.29012784 0.5990767 0.9776278 0.9598722 0.20205966 0.8270597 0.31889203 ... }
  t = { -0.061197918 1.1705729 0.8880208 0.49739584 1.0234375 1.0911459 1.2005209 1.2669271 ... }
  expect lane 0 R8 = 0xbf0b1716 R9 = 0xbea14143 R10 = 0xbea14143 R11 = 0xbf0b1716
  expect lane 1 R8 = 0x3e95292a R9 = 0x3f050b0a R10 = 0x3f6fdfe0 R11 = 0x3f356b6b
  expect lane 2 R8 = 0xbec99193 R9 = 0xbe295153 R10 = 0xbe295153 R11 = 0xbec99193
  expect lane 3 R8 = 0x3dd1a1a3 R9 = 0xbe295153 R10 = 0xbf152b2a R11 = 0xbea14143
  expect lane 4 R8 = 0x3f050b0a R9 = 0x3e810102 R10 = 0x3e810102 R11 = 0x3f050b0a
  expect lane 5 R8 = 0x3ef5e9ec R9 = 0x3f356b6b R10 = 0x3f356b6b R11 = 0x3ef5e9ec
  expect lane 6 R8 = 0xbeb5696b R9 = 0xbe010102 R10 = 0x3e95292a R11 = 0x3d810102
  expect lane 7 R8 = 0x3f050b0a R9 = 0x3f3f7f7f R10 = 0xbf59b3b3 R11 = 0x3f6fdfe0
}

warp 31 { asm "TLD4.A R8, R60, 31, 2D, 0xf"   active 0xff
  s = { 0.8004261 0.27592328 0.40625 0.79048294 0.34268466 0.05752841 0.6484375 0.7478693 ... }
  t = { -0.3346354 -0.13020833 0.96484375 0.3138021 0.49479166 -0.15885417 0.7734375 1.2981771 ... }
  expect lane 0 R8 = 0xbd61c1c4 R9 = 0x3e316163 R10 = 0x3e316163 R11 = 0xbd61c1c4
  expect lane 1 R8 = 0x3f172f2e R9 = 0x3f51a3a3 R10 = 0x3f51a3a3 R11 = 0x3f172f2e
  expect lane 2 R8 = 0xbeb97173 R9 = 0xbe091112 R10 = 0xbe091112 R11 = 0xbeb97173
  expect lane 3 R8 = 0x3eb97173 R9 = 0x3f172f2e R10 = 0x3e316163 R11 = 0xbd61c1c4
  expect lane 4 R8 = 0xbf478f8f R9 = 0xbf0d1b1a R10 = 0xbf77eff0 R11 = 0x3f51a3a3
  expect lane 5 R8 = 0x3e091112 R9 = 0x3eb97173 R10 = 0x3eb97173 R11 = 0x3e091112
  expect lane 6 R8 = 0x3ea5494b R9 = 0x3f0d1b1a R10 = 0x3e091112 R11 = 0xbdc18183
  expect lane 7 R8 = 0x3f0d1b1a R9 = 0x3f478f8f R10 = 0x3f478f8f R11 = 0x3f0d1b1a
}

warp 32 { asm "TLD4.R R8, R48, 32, 2D, 0xf"   active 0xff
  s = { 0.5449219 0.06591797 -0.13623047 0.16455078 0.47509766 0.6870117 0.46435547 0.3232422 ... }
  t = { 0.89453125 -0.10546875 0.9326172 1.1303711 0.47802734 0.91503906 0.96191406 -0.064941406 ... }
  expect lane 0 R8 = 0x41f80000 R9 = 0x46020000 R10 = 0x3fac0000 R11 = 0x3ba20000
  expect lane 1 R8 = 0x0 R9 = 0x3c0a0000 R10 = 0x42600000 R11 = 0x3e560000
  expect lane 2 R8 = 0x3e960000 R9 = 0x42a00000 R10 = 0x3c4a0000 R11 = 0x38000000
  expect lane 3 R8 = 0x3f040000 R9 = 0x430e0000 R10 = 0x39e40000 R11 = 0x455a0000
  expect lane 4 R8 = 0x3e760000 R9 = 0x42800000 R10 = 0x3c2a0000 R11 = 0x37800000
  expect lane 5 R8 = 0x46020000 R9 = 0x3a8c0000 R10 = 0x43b60000 R11 = 0x3fac0000
  expect lane 6 R8 = 0x41f80000 R9 = 0x46020000 R10 = 0x46020000 R11 = 0x41f80000
  expect lane 7 R8 = 0x40140000 R9 = 0x441e0000 R10 = 0x3af40000 R11 = 0x466a0000
}

warp 33 { asm "TLD4.G R8, R36, 33, 2D, 0xf"   active 0xff
  s = { 0.29492188 0.15478516 0.28027344 0.24414062 0.56152344 0.27929688 0.008300781 0.2109375 ... }
  t = { -0.061523438 0.5463867 0.6582031 -0.14648438 0.7114258 0.04736328 0.50341797 0.9033203 ... }
  expect lane 0 R8 = 0x40f80000 R9 = 0x45020000 R10 = 0x45020000 R11 = 0x40f80000
  expect lane 1 R8 = 0x46c60000 R9 = 0x3b500000 R10 = 0x447a0000 R11 = 0x40700000
  expect lane 2 R8 = 0x41a60000 R9 = 0x45b00000 R10 = 0x3f5a0000 R11 = 0x3b500000
  expect lane 3 R8 = 0x40f80000 R9 = 0x45020000 R10 = 0x45020000 R11 = 0x40f80000
  expect lane 4 R8 = 0x40900000 R9 = 0x449a0000 R10 = 0x3e440000 R11 = 0x3a3a0000
  expect lane 5 R8 = 0x40f80000 R9 = 0x45020000 R10 = 0x45020000 R11 = 0x40f80000
  expect lane 6 R8 = 0xbe99a000 R9 = 0x46c60000 R10 = 0x40700000 R11 = 0xbe99a000
  expect lane 7 R8 = 0x3ed20000 R9 = 0x42dc0000 R10 = 0x3c860000 R11 = 0x38780000
}

warp 34 { asm "TLD4.B R8, R76, 34, 2D, 0xf"   active 0xff
  s = { 0.5415039 0.8461914 0.5498047 0.7495117 1.0620117 0.5654297 0.0546875 0.08642578 ... }
  t = { 0.83691406 0.90527344 0.19824219 1.0385742 0.31982422 0.2836914 -0.030761719 0.30371094 ... }
  expect lane 0 R8 = 0x3de80000 R9 = 0x421c0000 R10 = 0x3bb00000 R11 = 0x46fc0000
  expect lane 1 R8 = 0x3b040000 R9 = 0x3f380000 R10 = 0x38cc0000 R11 = 0x44180000
  expect lane 2 R8 = 0x3ccc0000 R9 = 0x41000000 R10 = 0x3a940000 R11 = 0x45e00000
  expect lane 3 R8 = 0x46500000 R9 = 0x3b040000 R10 = 0x3b040000 R11 = 0x46500000
  expect lane 4 R8 = 0x44880000 R9 = 0x461c0000 R10 = 0x3fb00000 R11 = 0x3e1c0000
  expect lane 5 R8 = 0x41000000 R9 = 0x45340000 R10 = 0x3ec80000 R11 = 0x3a940000
  expect lane 6 R8 = 0x40c40000 R9 = 0x42580000 R10 = 0x42580000 R11 = 0x40c40000
  expect lane 7 R8 = 0x3fb00000 R9 = 0x43e40000 R10 = 0x3d780000 R11 = 0x39440000
}

warp 35 { asm "TLD4.A R8, R76, 35, 2D, 0xf"   active 0xff
  s = { 0.8105469 0.5654297 0.35009766 0.58447266 0.14550781 1.1147461 0.53222656 0.5683594 ... }
  t = { 0.19238281 0.7524414 1.1147461 0.62939453 1.1083984 -0.041503906 0.2705078 0.8569336 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 36 { asm "TLD4.R R8, R52, 36, 2D, 0xf"   active 0xff
  s = { 0.57421875 -0.083147325 0.49497768 0.16127232 1.0731027 -0.1328125 0.29129463 0.8738839 ... }
  t = { 0.21328124 0.13984375 1.20625 0.89375 0.353125 1.0453125 0.7953125 0.4140625 ... }
  expect lane 0 R8 = 0xc14d4000 R9 = 0xc1302000 R10 = 0xc10b8000 R11 = 0xc128a000
  expect lane 1 R8 = 0x41130000 R9 = 0x40f5e000 R10 = 0x40d14000 R11 = 0xc0ee6000
  expect lane 2 R8 = 0xbcb3a000 R9 = 0x3c968000 R10 = 0x3cbb2000 R11 = 0x3cd84000
  expect lane 3 R8 = 0xbd128000 R9 = 0xbcf56000 R10 = 0xbcd0c000 R11 = 0xbcede000
  expect lane 4 R8 = 0x3cc94000 R9 = 0xbcac2000 R10 = 0x3c878000 R11 = 0x3ca4a000
  expect lane 5 R8 = 0xbc80e000 R9 = 0xc163c000 R10 = 0xc163c000 R11 = 0xbc80e000
  expect lane 6 R8 = 0xbcf56000 R9 = 0x3cd84000 R10 = 0xbcb3a000 R11 = 0xbcd0c000
  expect lane 7 R8 = 0x4137a000 R9 = 0x411a8000 R10 = 0x40f5e000 R11 = 0x41130000
}

warp 37 { asm "TLD4.G R8, R56, 37, 2D, 0xf"   active 0xff
  s = { 0.41964287 0.83816963 0.58147323 0.03404018 0.43080357 -0.04575893 0.10379464 0.038504463 ... }
  t = { 0.34296876 0.9328125 0.20859376 0.3796875 0.709375 0.94921875 0.33203125 0.2328125 ... }
  expect lane 0 R8 = 0x3ec89ac9 R9 = 0x3f0b648b R10 = 0x3d91f892 R11 = 0x3f6b28eb
  expect lane 1 R8 = 0x3f4bdccc R9 = 0x3f72f3f3 R10 = 0x3f72f3f3 R11 = 0x3f4bdccc
  expect lane 2 R8 = 0x3d91f892 R9 = 0x3e6558e5 R10 = 0x3f4031c0 R11 = 0x3f191a99
  expect lane 3 R8 = 0x0 R9 = 0x3db0f8b1 R10 = 0x3f1cfa9d R11 = 0x0
  expect lane 4 R8 = 0x3ead2ead R9 = 0x3efb5cfb R10 = 0x3c912091 R11 = 0x3f5d72dd
  expect lane 5 R8 = 0x0 R9 = 0x3d069087 R10 = 0x3d069087 R11 = 0x0
  expect lane 6 R8 = 0x3db0f8b1 R9 = 0x3e74d8f5 R10 = 0x3f4411c4 R11 = 0x3f1cfa9d
  expect lane 7 R8 = 0x0 R9 = 0x3f1cfa9d R10 = 0x3e0f548f R11 = 0x0
}

warp 38 { asm "TLD4.B R8, R28, 38, 2D, 0xf"   active 0xff
  s = { 0.029575894 1.0027902 0.12834822 -0.075334825 1.015067 0.97154015 1.0446428 0.43861607 ... }
  t = { 0.99140626 0.40703124 0.35546875 -0.05234375 0.48125 0.059375 0.07421875 0.77734375 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 7 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 39 { asm "TLD4.A R8, R92, 39, 2D, 0xf"   active 0xff
  s = { 0.0061383927 0.11383928 1.0106027 0.03738839 0.30078125 0.71428573 0.79910713 0.5 ... }
  t = { 1.046875 0.57109374 0.94609374 0.30859375 0.6 0.3140625 0.05 1.1828125 ... }
  expect lane 0 R8 = 0x3dccd0cd R9 = 0x3d069087 R10 = 0x3d069087 R11 = 0x3dccd0cd
  expect lane 1 R8 = 0x3f0f448f R9 = 0x3f365bb6 R10 = 0x3e74d8f5 R11 = 0x3db0f8b1
  expect lane 2 R8 = 0x3f72f3f3 R9 = 0x3dccd0cd R10 = 0x3dccd0cd R11 = 0x3f72f3f3
  expect lane 3 R8 = 0x3dccd0cd R9 = 0x3db0f8b1 R10 = 0x3f1cfa9d R11 = 0x3dccd0cd
  expect lane 4 R8 = 0x3f365bb6 R9 = 0x3f5d72dd R10 = 0x3ec89ac9 R11 = 0x3e74d8f5
  expect lane 5 R8 = 0x3f327bb2 R9 = 0x3f5992da R10 = 0x3ec0dac1 R11 = 0x3e6558e5
  expect lane 6 R8 = 0x3f6748e7 R9 = 0x3d65f0e6 R10 = 0x3d65f0e6 R11 = 0x3f6748e7
  expect lane 7 R8 = 0x3efb5cfb R9 = 0x3f24c5a5 R10 = 0x3f24c5a5 R11 = 0x3efb5cfb
}

warp 40 { asm "TLD4.R R8, R24, 40, 2D, 0xf"   active 0xff
  s = { -0.07457387 -0.0028409092 0.9740767 0.43110797 -0.07350852 0.1068892 0.22336648 0.19460227 ... }
  t = { -0.24479167 -0.014322917 1.3020834 1.0377604 0.6953125 -0.12760417 0.4622396 0.8489583 ... }
  expect lane 0 R8 = 0x3c3a0f04 R9 = 0x3c4ebb5a R10 = 0x3c7dd3ad R11 = 0x3c692758
  expect lane 1 R8 = 0x3c4ebb5a R9 = 0x0 R10 = 0x0 R11 = 0x3c4ebb5a
  expect lane 2 R8 = 0x3c7dd3ad R9 = 0x3b3c614f R10 = 0x3bbc614f R11 = 0x3c967601
  expect lane 3 R8 = 0x3c30e1ff R9 = 0x3c458e54 R10 = 0x3c458e54 R11 = 0x3c30e1ff
  expect lane 4 R8 = 0x3c8c1fd6 R9 = 0x3c967601 R10 = 0x3c7dd3ad R11 = 0x3c692758
  expect lane 5 R8 = 0x0 R9 = 0x3aa562ae R10 = 0x3aa562ae R11 = 0x0
  expect lane 6 R8 = 0x3b878953 R9 = 0x3bb0e1ff R10 = 0x3b2562ae R11 = 0x3aa562ae
  expect lane 7 R8 = 0x3be5b9fb R9 = 0x3c078953 R10 = 0x3c078953 R11 = 0x3be5b9fb
}

warp 41 { asm "TLD4.B R8, R20, 41, 2D, 0xf"   active 0xff
  s = { 0.7887074 0.79296875 0.014204546 0.39985797 -0.10014205 0 0.38813922 0.31285512 ... }
  t = { 0.55859375 0.8828125 0.51692706 0.56119794 1.3307291 0.22135417 1.3216146 1.3411459 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 42 { asm "TLD4.R R8, R16, 42, 2D, 0xf"   active 0xff
  s = { -0.06591797 1.1147461 0.5136719 1.0209961 0.9692383 0.46875 0.018066406 1.1020508 ... }
  t = { -0.13867188 0.2475586 0.6875 0.6225586 0.87109375 0.17919922 0.18164062 0.7036133 ... }
  expect lane 0 R8 = 0x3f70280b R9 = 0x3e85b2c3 R10 = 0x3f7f3ab1 R11 = 0x3f2c895a
  expect lane 1 R8 = 0x3ef1853d R9 = 0x3f4b73f6 R10 = 0x3d712a61 R11 = 0x3f3c6150
  expect lane 2 R8 = 0x3ec4b7bf R9 = 0x3f350d37 R10 = 0x3f78abe8 R11 = 0x3f25fa91
  expect lane 3 R8 = 0x3f70bfed R9 = 0x3f2de68c R10 = 0x3f71853d R11 = 0x3e517a75
  expect lane 4 R8 = 0x3ed30515 R9 = 0x3e1aa4a5 R10 = 0x3ed48fb5 R11 = 0x3f2d213c
  expect lane 5 R8 = 0x3f347555 R9 = 0x3ce4d561 R10 = 0x3e958ab9 R11 = 0x3f781406
  expect lane 6 R8 = 0x3f7f3ab1 R9 = 0x3f3c6150 R10 = 0x0 R11 = 0x3e85b2c3
  expect lane 7 R8 = 0x3ed48fb5 R9 = 0x3f3cf932 R10 = 0x3b17e201 R11 = 0x3f2de68c
}

warp 43 { asm "TLD4.G R8, R36, 43, 2D, 0xf"   active 0xff
  s = { 0.89941406 0.40722656 0.4038086 0.8222656 0.78222656 0.036621094 0.78808594 0.9614258 ... }
  t = { -0.12060547 0.5024414 0.64453125 1.1123047 0.9433594 0.54003906 0.7504883 1.1010742 ... }
  expect lane 0 R8 = 0x3f70280b R9 = 0x3e85b2c3 R10 = 0x3e85b2c3 R11 = 0x3f70280b
  expect lane 1 R8 = 0x3f16e7eb R9 = 0x3f699942 R10 = 0x3e34dfc9 R11 = 0x3f5a869c
  expect lane 2 R8 = 0x3ea69273 R9 = 0x3f25fa91 R10 = 0x3f699942 R11 = 0x3f16e7eb
  expect lane 3 R8 = 0x3db68999 R9 = 0x3ed30515 R10 = 0x3ed30515 R11 = 0x3db68999
  expect lane 4 R8 = 0x3f441fdd R9 = 0x3db68999 R10 = 0x3db68999 R11 = 0x3f441fdd
  expect lane 5 R8 = 0x0 R9 = 0x3f71853d R10 = 0x3e548fb5 R11 = 0x0
  expect lane 6 R8 = 0x3cf7d1a1 R9 = 0x3eb4dfc9 R10 = 0x3f1e0e96 R11 = 0x3e96ba7d
  expect lane 7 R8 = 0x3ed30515 R9 = 0x0 R10 = 0x0 R11 = 0x3ed30515
}

warp 44 { asm "TLD4.B R8, R104, 44, 2D, 0xf"   active 0xff
  s = { 0.31103516 0.49414062 0.703125 0.1928711 0.47753906 -0.095214844 0.76171875 0.15771484 ... }
  t = { 0.22216797 0.28125 0.7807617 0.9042969 0.5625 0.72265625 1.0307617 1.0668945 ... }
  expect lane 0 R8 = 0x3f4b73f6 R9 = 0x3df12a61 R10 = 0x3ec387fb R11 = 0x3d712a61
  expect lane 1 R8 = 0x3ee1ad47 R9 = 0x3f4387fb R10 = 0x3ce4d561 R11 = 0x3f347555
  expect lane 2 R8 = 0x3cf7d1a1 R9 = 0x3eb4dfc9 R10 = 0x3f1e0e96 R11 = 0x3e96ba7d
  expect lane 3 R8 = 0x3ef2b501 R9 = 0x3f4c0bd8 R10 = 0x3d7aa881 R11 = 0x3f3cf932
  expect lane 4 R8 = 0x3f25fa91 R9 = 0x3f78abe8 R10 = 0x3e712a61 R11 = 0x3f699942
  expect lane 5 R8 = 0x3eb4dfc9 R9 = 0x3f2d213c R10 = 0x3f70bfed R11 = 0x3f1e0e96
  expect lane 6 R8 = 0x3f441fdd R9 = 0x3db68999 R10 = 0x3db68999 R11 = 0x3f441fdd
  expect lane 7 R8 = 0x3ed48fb5 R9 = 0x3f3cf932 R10 = 0x3ef2b501 R11 = 0x3e1aa4a5
}

warp 45 { asm "TLD4.A R8, R8, 45, 2D, 0xf"   active 0xff
  s = { 0.08984375 0.6010742 -0.05810547 1.0869141 0.65185547 0.5107422 0.06298828 1.1455078 ... }
  t = { -0.07470703 0.64941406 0.5732422 0.03515625 0.7763672 1.0800781 0.68359375 0.9589844 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3dcccccd R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3dcccccd
  expect lane 3 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
}

warp 46 { asm "TLD4.R R8, R68, 46, 2D, 0xf"   active 0xff
  s = { 0.87165177 0.04854911 0.54296875 0.22377232 0.2170759 1.064174 0.5245536 0.8733259 ... }
  t = { 0.9117187 0.31953126 0.6875 -0.1578125 0.40859374 -0.10234375 0.6898438 0.021875 ... }
  expect lane 0 R8 = 0x65 R9 = 0x82 R10 = 0x82 R11 = 0x65
  expect lane 1 R8 = 0x18 R9 = 0x6a R10 = 0x35 R11 = 0xe3
  expect lane 2 R8 = 0xf6 R9 = 0x13 R10 = 0xde R11 = 0xc1
  expect lane 3 R8 = 0x1d R9 = 0x3a R10 = 0x6f R11 = 0x52
  expect lane 4 R8 = 0x87 R9 = 0xa4 R10 = 0x6f R11 = 0x52
  expect lane 5 R8 = 0xae R9 = 0x0 R10 = 0x35 R11 = 0xe3
  expect lane 6 R8 = 0xf6 R9 = 0x13 R10 = 0xde R11 = 0xc1
  expect lane 7 R8 = 0x91 R9 = 0xae R10 = 0xae R11 = 0x91
}

warp 47 { asm "TLD4.G R8, R84, 47, 2D, 0xf"   active 0xff
  s = { 1.0591518 1.1127232 0.23046875 0.30301338 0.58035713 0.3861607 0.08203125 0.2578125 ... }
  t = { 0.20625 0.29609376 0.88203126 0.08828125 1.2109375 0.66328126 0.3671875 0.3453125 ... }
  expect lane 0 R8 = 0x3e R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0x9
  expect lane 1 R8 = 0xbe99999a R9 = 0xbe99999a R10 = 0xbe99999a R11 = 0xbe99999a
  expect lane 2 R8 = 0x4c R9 = 0x69 R10 = 0x34 R11 = 0x17
  expect lane 3 R8 = 0x78 R9 = 0x95 R10 = 0x95 R11 = 0x78
  expect lane 4 R8 = 0x86 R9 = 0xa3 R10 = 0xa3 R11 = 0x86
  expect lane 5 R8 = 0x34 R9 = 0x51 R10 = 0x1c R11 = 0xff
  expect lane 6 R8 = 0xc5 R9 = 0xe2 R10 = 0xad R11 = 0x90
  expect lane 7 R8 = 0xe2 R9 = 0xff R10 = 0xca R11 = 0xad
}

warp 48 { asm "TLD4.B R8, R8, 48, 2D, 0xf"   active 0xff
  s = { 0.87276787 0.6969866 0.4877232 0.7516741 0.578683 0.608817 0.26506695 -0.1484375 ... }
  t = { 0.6460937 -0.21796875 0.4984375 -0.2171875 0.64453125 0.30625 -0.19453125 0.18125 ... }
  expect lane 0 R8 = 0xe6 R9 = 0x3 R10 = 0xce R11 = 0xb1
  expect lane 1 R8 = 0x2a R9 = 0x47 R10 = 0x7c R11 = 0x5f
  expect lane 2 R8 = 0x5a R9 = 0x77 R10 = 0x42 R11 = 0x25
  expect lane 3 R8 = 0x2a R9 = 0x47 R10 = 0x7c R11 = 0x5f
  expect lane 4 R8 = 0xac R9 = 0xc9 R10 = 0x94 R11 = 0x77
  expect lane 5 R8 = 0x77 R9 = 0x94 R10 = 0x5f R11 = 0x42
  expect lane 6 R8 = 0xd3 R9 = 0xf0 R10 = 0x25 R11 = 0x8
  expect lane 7 R8 = 0x7c R9 = 0x99 R10 = 0x64 R11 = 0x47
}

warp 49 { asm "TLD4.A R8, R100, 49, 2D, 0xf"   active 0xff
  s = { 0.13560268 0.9302455 0.8219866 -0.10379464 0.71372765 -0.10212053 1.0736607 0.21372768 ... }
  t = { 1.0132812 0.30625 -0.0890625 0.6304687 -0.14453125 0.203125 0.6265625 0.50859374 ... }
  expect lane 0 R8 = 0xe5 R9 = 0x2 R10 = 0x2 R11 = 0xe5
  expect lane 1 R8 = 0x29 R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0xf4
  expect lane 2 R8 = 0xa2 R9 = 0xbf R10 = 0xbf R11 = 0xa2
  expect lane 3 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 4 R8 = 0x85 R9 = 0xa2 R10 = 0xa2 R11 = 0x85
  expect lane 5 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 6 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
  expect lane 7 R8 = 0xb0 R9 = 0xcd R10 = 0x98 R11 = 0x7b
}

warp 50 { asm "TLD4.R R8, R88, 50, 2D, 0xf"   active 0xff
  s = { 0.020596592 0.65340906 -0.09410512 0.59552556 0.15625 1.087358 0.31924716 0.22798295 ... }
  t = { 0.18229167 0.6354167 1.2486979 -0.16796875 0.0065104165 0.99609375 0.90625 0.33072916 ... }
  expect lane 0 R8 = 0xb R9 = 0x7925 R10 = 0x0 R11 = 0xffff86e6
  expect lane 1 R8 = 0xffffdcd4 R9 = 0x3eb R10 = 0xffff8ac6 R11 = 0x63af
  expect lane 2 R8 = 0xffffd8f4 R9 = 0xb R10 = 0x7930 R11 = 0x5219
  expect lane 3 R8 = 0xffffea8a R9 = 0x11a1 R10 = 0xffff8ac6 R11 = 0x63af
  expect lane 4 R8 = 0x2717 R9 = 0x4e2e R10 = 0x4e2e R11 = 0x2717
  expect lane 5 R8 = 0xfffff24a R9 = 0x1961 R10 = 0x1961 R11 = 0xfffff24a
  expect lane 6 R8 = 0x678f R9 = 0xffff8ea6 R10 = 0xffff8ea6 R11 = 0x678f
  expect lane 7 R8 = 0xffffc753 R9 = 0xffffee6a R10 = 0x7545 R11 = 0x4e2e
}

warp 51 { asm "TLD4.B R8, R68, 51, 2D, 0xf"   active 0xff
  s = { 0.61647725 0.08984375 0.68465906 0.39098012 1.043679 0.875 0.6537642 -0.042258523 ... }
  t = { 0.2421875 0.48697916 0.037760418 -0.18359375 -0.17447917 0.296875 0.022135416 0.17578125 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3fc00000 R10 = 0x3fc00000 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3fc00000 R9 = 0x0 R10 = 0x0 R11 = 0x3fc00000
}

warp 52 { asm "TLD4.R R8, R44, 52, 2D, 0xf"   active 0xff
  s = { 0.5878906 0.7368164 0.95214844 0.12060547 1.1337891 0.5698242 0.5908203 0.32177734 ... }
  t = { 0.8334961 0.796875 0.45166016 -0.10839844 -0.018554688 0.01953125 0.45703125 -0.1352539 ... }
  expect lane 0 R8 = 0x1034 R9 = 0x374b R10 = 0xbe26 R11 = 0x970f
  expect lane 1 R8 = 0xbe26 R9 = 0xe53d R10 = 0x6c18 R11 = 0x4501
  expect lane 2 R8 = 0x1a0a R9 = 0x869 R10 = 0x8f44 R11 = 0xa0e5
  expect lane 3 R8 = 0x23d5 R9 = 0x4aec R10 = 0xc411 R11 = 0x9cfa
  expect lane 4 R8 = 0x23d5 R9 = 0x4aec R10 = 0x4aec R11 = 0x23d5
  expect lane 5 R8 = 0xc031 R9 = 0xe748 R10 = 0xe748 R11 = 0xc031
  expect lane 6 R8 = 0xa4c5 R9 = 0xcbdc R10 = 0x52b7 R11 = 0x2ba0
  expect lane 7 R8 = 0x7203 R9 = 0x991a R10 = 0x123f R11 = 0xeb28
}

warp 53 { asm "TLD4.G R8, R108, 53, 2D, 0xf"   active 0xff
  s = { -0.053222656 0.66259766 0.42236328 0.8457031 0.46972656 0.81884766 0.44628906 -0.05078125 ... }
  t = { 0.72265625 0.4663086 0.95996094 0.22314453 0.021972656 0.9135742 0.87109375 0.084472656 ... }
  expect lane 0 R8 = 0xbe999933 R9 = 0xbea48949 R10 = 0x3f3b7377 R11 = 0xbe999933
  expect lane 1 R8 = 0xbf7e21fc R9 = 0xbf2ff360 R10 = 0x3ebb8977 R11 = 0x3d7961f3
  expect lane 2 R8 = 0xbf439f87 R9 = 0xbeeae1d6 R10 = 0xbeeae1d6 R11 = 0xbf439f87
  expect lane 3 R8 = 0xbe8cb119 R9 = 0x3cfac1f6 R10 = 0xbf6a75d5 R11 = 0x3f475f8f
  expect lane 4 R8 = 0x3f6a8bd5 R9 = 0xbf47498f R10 = 0xbf47498f R11 = 0x3f6a8bd5
  expect lane 5 R8 = 0x3eea35d4 R9 = 0x3f434987 R10 = 0xbe3c0978 R11 = 0xbefa61f5
  expect lane 6 R8 = 0xbeeae1d6 R9 = 0xbe1d093a R10 = 0x3f6675cd R11 = 0x3f184731
  expect lane 7 R8 = 0xbe999933 R9 = 0x3f724be5 R10 = 0x0 R11 = 0xbe999933
}

warp 54 { asm "TLD4.B R8, R116, 54, 2D, 0xf"   active 0xff
  s = { 0.97314453 0.092285156 0.3017578 0.49169922 0.060546875 -0.10839844 0.5107422 1.1010742 ... }
  t = { 0.38427734 -0.05517578 0.5083008 0.9350586 0.8095703 0.19042969 -0.1381836 0.14697266 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 55 { asm "TLD4.A R8, R92, 55, 2D, 0xf"   active 0xff
  s = { -0.029785156 0.7915039 0.6586914 -0.0625 0.5786133 0.92041016 -0.017089844 1.0810547 ... }
  t = { 0.21484375 0.7788086 0.12011719 0.69873047 0.68066406 -0.115722656 -0.06933594 0.2993164 ... }
  expect lane 0 R8 = 0x3dcccccd R9 = 0x1 R10 = 0x1 R11 = 0x3dcccccd
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x3dcccccd R9 = 0x1 R10 = 0x1 R11 = 0x3dcccccd
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x3dcccccd R9 = 0x1 R10 = 0x1 R11 = 0x3dcccccd
  expect lane 7 R8 = 0x3dcccccd R9 = 0x3dcccccd R10 = 0x3dcccccd R11 = 0x3dcccccd
}

warp 56 { asm "TLD4.R R8, R28, 56, 2D, 0xf"   active 0xff
  s = { 0.017299106 0.19252232 -0.03515625 -0.065290175 0.41908482 0.84709823 0.5145089 0.65178573 ... }
  t = { 0.6875 0.9398438 0.8265625 0.0046875 0.5515625 -0.109375 0.721875 0.8015625 ... }
  expect lane 0 R8 = 0x3e9a9a9b R9 = 0x3f1f9fa0 R10 = 0x3ed4d4d5 R11 = 0x3dc0c0c1
  expect lane 1 R8 = 0x3f54d4d5 R9 = 0x3f71f1f2 R10 = 0x3f71f1f2 R11 = 0x3f54d4d5
  expect lane 2 R8 = 0x3f028283 R9 = 0x3f54d4d5 R10 = 0x3f1f9fa0 R11 = 0x3e9a9a9b
  expect lane 3 R8 = 0x3f2eaeaf R9 = 0x0 R10 = 0x0 R11 = 0x3f2eaeaf
  expect lane 4 R8 = 0x3f59d9da R9 = 0x3f76f6f7 R10 = 0x3f41c1c2 R11 = 0x3f24a4a5
  expect lane 5 R8 = 0x3f119192 R9 = 0x3f2eaeaf R10 = 0x3f63e3e4 R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3e2cacad R9 = 0x3e909091 R10 = 0x3d989899 R11 = 0x3f76f6f7
  expect lane 7 R8 = 0x3e909091 R9 = 0x3ecacacb R10 = 0x3e40c0c1 R11 = 0x3d989899
}

warp 57 { asm "TLD4.G R8, R64, 57, 2D, 0xf"   active 0xff
  s = { 0.19866072 0.018973215 0.9151786 0.79129463 0.93973213 -0.08984375 0.38392857 0.688058 ... }
  t = { 1.0164063 0.72578126 -0.2140625 0.96875 1.1351563 0.009375 0.1640625 0.8703125 ... }
  expect lane 0 R8 = 0x3e3cbcbd R9 = 0x3e989899 R10 = 0x3e989899 R11 = 0x3e3cbcbd
  expect lane 1 R8 = 0x0 R9 = 0x3e3cbcbd R10 = 0x3f7afafb R11 = 0x0
  expect lane 2 R8 = 0x3f6ceced R9 = 0x3d109091 R10 = 0x3d109091 R11 = 0x3f6ceced
  expect lane 3 R8 = 0x3f40c0c1 R9 = 0x3f5dddde R10 = 0x3f5dddde R11 = 0x3f40c0c1
  expect lane 4 R8 = 0x3f5dddde R9 = 0x0 R10 = 0x0 R11 = 0x3f5dddde
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f4acacb R9 = 0x3f67e7e8 R10 = 0x3f32b2b3 R11 = 0x3f159596
  expect lane 7 R8 = 0x3f23a3a4 R9 = 0x3f40c0c1 R10 = 0x3f0b8b8c R11 = 0x3edcdcdd
}

warp 58 { asm "TLD4.B R8, R56, 58, 2D, 0xf"   active 0xff
  s = { -0.08984375 0.65959823 1.0424107 0.62834823 1.1657366 0.5948661 0.53459823 0.71316963 ... }
  t = { -0.19296876 0.88984376 0.8078125 0.08984375 0.178125 0.478125 0.0203125 1.0921875 ... }
  expect lane 0 R8 = 0x3e8e8e8f R9 = 0x3ec8c8c9 R10 = 0x3f19999a R11 = 0x3ef8f8f9
  expect lane 1 R8 = 0x3f7efeff R9 = 0x3dd8d8d9 R10 = 0x3f66e6e7 R11 = 0x3f49c9ca
  expect lane 2 R8 = 0x3e60e0e1 R9 = 0x3f0a8a8b R10 = 0x3eaaaaab R11 = 0x3c40c0c1
  expect lane 3 R8 = 0x3d50d0d1 R9 = 0x3e28a8a9 R10 = 0x3e28a8a9 R11 = 0x3d50d0d1
  expect lane 4 R8 = 0x3f6bebec R9 = 0x3d008081 R10 = 0x3f53d3d4 R11 = 0x3f36b6b7
  expect lane 5 R8 = 0x3eeeeeef R9 = 0x3f149495 R10 = 0x3ebebebf R11 = 0x3e848485
  expect lane 6 R8 = 0x3d50d0d1 R9 = 0x3e28a8a9 R10 = 0x3e28a8a9 R11 = 0x3d50d0d1
  expect lane 7 R8 = 0x3f7efeff R9 = 0x3dd8d8d9 R10 = 0x3dd8d8d9 R11 = 0x3f7efeff
}

warp 59 { asm "TLD4.A R8, R88, 59, 2D, 0xf"   active 0xff
  s = { 0.328125 0.65290177 -0.14564732 0.983817 0.7114955 0.53571427 0.7276786 0.07979911 ... }
  t = { 0.5804688 0.428125 -0.00703125 1.1796875 0.08828125 0.94453126 0.30390626 1.053125 ... }
  expect lane 0 R8 = 0x3f4dcdce R9 = 0x3f6aeaeb R10 = 0x3f35b5b6 R11 = 0x3f189899
  expect lane 1 R8 = 0x3f6feff0 R9 = 0x3d40c0c1 R10 = 0x3f57d7d8 R11 = 0x3f3ababb
  expect lane 2 R8 = 0x3dd0d0d1 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3dd0d0d1
  expect lane 3 R8 = 0x3f139394 R9 = 0x3dd0d0d1 R10 = 0x3dd0d0d1 R11 = 0x3f139394
  expect lane 4 R8 = 0x3f058586 R9 = 0x3f22a2a3 R10 = 0x3f22a2a3 R11 = 0x3f058586
  expect lane 5 R8 = 0x3e70f0f1 R9 = 0x3eb2b2b3 R10 = 0x3eb2b2b3 R11 = 0x3e70f0f1
  expect lane 6 R8 = 0x3f6feff0 R9 = 0x3d40c0c1 R10 = 0x3f57d7d8 R11 = 0x3f3ababb
  expect lane 7 R8 = 0x3f65e5e6 R9 = 0x3c008081 R10 = 0x3c008081 R11 = 0x3f65e5e6
}

warp 60 { asm "TLD4.R R8, R36, 60, 2D, 0xf"   active 0xff
  s = { -0.06640625 -0.08416193 0.30397728 0.89914775 0.32883522 1.0195312 0.9222301 1.0202415 ... }
  t = { 1.21875 0.19140625 1.3138021 1.3828125 -0.053385418 -0.109375 0.34114584 1.2747396 ... }
  expect lane 0 R8 = 0xc09e8000 R9 = 0xc0816000 R10 = 0x40a60000 R11 = 0xc0c32000
  expect lane 1 R8 = 0xc09e8000 R9 = 0xc0816000 R10 = 0xc05cc000 R11 = 0xc079e000
  expect lane 2 R8 = 0xc16a6000 R9 = 0xc14d4000 R10 = 0xc171e000 R11 = 0xbc8f0000
  expect lane 3 R8 = 0xc09e8000 R9 = 0xc0816000 R10 = 0x40a60000 R11 = 0xc0c32000
  expect lane 4 R8 = 0xc128a000 R9 = 0xc10b8000 R10 = 0xc10b8000 R11 = 0xc128a000
  expect lane 5 R8 = 0xc05cc000 R9 = 0x3c800000 R10 = 0x3c800000 R11 = 0xc05cc000
  expect lane 6 R8 = 0xc09e8000 R9 = 0xc0816000 R10 = 0xc05cc000 R11 = 0xc079e000
  expect lane 7 R8 = 0xc0816000 R9 = 0x3ca4a000 R10 = 0x3cc94000 R11 = 0x40a60000
}

warp 61 { asm "TLD4.G R8, R12, 61, 2D, 0xf"   active 0xff
  s = { 0.014204546 0.5600142 0.5870028 0.23224431 0.80610794 0.020241477 0.6175426 0.3203125 ... }
  t = { 1.2604166 0.3138021 -0.15885417 -0.067708336 0.50651044 -0.1953125 0.12760417 0.13671875 ... }
  expect lane 0 R8 = 0xbe99a000 R9 = 0xc143e000 R10 = 0xc143e000 R11 = 0xbe99a000
  expect lane 1 R8 = 0x408da000 R9 = 0x40708000 R10 = 0x404be000 R11 = 0x40690000
  expect lane 2 R8 = 0x40690000 R9 = 0x404be000 R10 = 0x404be000 R11 = 0x40690000
  expect lane 3 R8 = 0xc0c06000 R9 = 0xc0a34000 R10 = 0xc0a34000 R11 = 0xc0c06000
  expect lane 4 R8 = 0xc05ae000 R9 = 0x403dc000 R10 = 0xc0192000 R11 = 0xc0364000
  expect lane 5 R8 = 0xbe99a000 R9 = 0x40faa000 R10 = 0x40faa000 R11 = 0xbe99a000
  expect lane 6 R8 = 0x404be000 R9 = 0x402ec000 R10 = 0x402ec000 R11 = 0x404be000
  expect lane 7 R8 = 0xc0a34000 R9 = 0xc0862000 R10 = 0xc0862000 R11 = 0xc0a34000
}

warp 62 { asm "TLD4.B R8, R40, 62, 2D, 0xf"   active 0xff
  s = { 0.24360795 0.699929 0.47585228 0.35759944 0.18572444 0.68927556 0.5816761 0.91228694 ... }
  t = { -0.36979166 0.3125 0.38541666 0.32421875 0.64453125 0.4856771 1.3151041 -0.2734375 ... }
  expect lane 0 R8 = 0xc03b0000 R9 = 0xc01de000 R10 = 0x40428000 R11 = 0xc05fa000
  expect lane 1 R8 = 0xbfce0000 R9 = 0xbfb0e000 R10 = 0xbf8c4000 R11 = 0xbfa96000
  expect lane 2 R8 = 0x40256000 R9 = 0x40084000 R10 = 0x3fe3a000 R11 = 0x4000c000
  expect lane 3 R8 = 0x40428000 R9 = 0x40256000 R10 = 0x4000c000 R11 = 0xc01de000
  expect lane 4 R8 = 0xc0a16000 R9 = 0x40844000 R10 = 0xc05fa000 R11 = 0xc07cc000
  expect lane 5 R8 = 0xbfce0000 R9 = 0xbfb0e000 R10 = 0xbf8c4000 R11 = 0xbfa96000
  expect lane 6 R8 = 0x40084000 R9 = 0xbfeb2000 R10 = 0xc00fc000 R11 = 0xc02ce000
  expect lane 7 R8 = 0xbf6f2000 R9 = 0x3f520000 R10 = 0x3f76a000 R11 = 0x3f93c000
}

warp 63 { asm "TLD4.A R8, R68, 63, 2D, 0xf"   active 0xff
  s = { 0.036576703 1.0262784 0.6875 0.0678267 -0.09872159 0.8100142 0.68572444 0.5301847 ... }
  t = { 0.53515625 0.6510417 0.30208334 -0.30729166 -0.1328125 1.0351562 1.03125 0.1875 ... }
  expect lane 0 R8 = 0x3dccc000 R9 = 0xc0392000 R10 = 0xc0148000 R11 = 0x3dccc000
  expect lane 1 R8 = 0xbf15e000 R9 = 0x3dccc000 R10 = 0x3dccc000 R11 = 0x3ef14000
  expect lane 2 R8 = 0xbf48a000 R9 = 0x3f2b8000 R10 = 0xbf06e000 R11 = 0xbf240000
  expect lane 3 R8 = 0xbfefe000 R9 = 0xbfd2c000 R10 = 0xbfd2c000 R11 = 0xbfefe000
  expect lane 4 R8 = 0x3dccc000 R9 = 0x3dccc000 R10 = 0x3dccc000 R11 = 0x3dccc000
  expect lane 5 R8 = 0x3f502000 R9 = 0x3f330000 R10 = 0x3f330000 R11 = 0x3f502000
  expect lane 6 R8 = 0x3f6d4000 R9 = 0x3f502000 R10 = 0x3f502000 R11 = 0x3f6d4000
  expect lane 7 R8 = 0xbf82e000 R9 = 0xbf65c000 R10 = 0xbf412000 R11 = 0x3f5e4000
}

warp 0 { asm "TLD4.R R8, R56, 64, 2D, 0xf"   active 0xffff
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

warp 1 { asm "TLD4.R R8, R12, 65, 2D, 0xf"   active 0xffff
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

warp 2 { asm "TLD4.R R8, R80, 66, 2D, 0xf"   active 0xffff
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

warp 3 { asm "TLD4.R R8, R20, 67, 2D, 0xf"   active 0xf
  s = { 0.25 0.75 0.25 0.75 ... }
  t = { 0.25 0.25 0.75 0.75 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0xc078c000 R10 = 0x7f800000 R11 = 0xbfb76000
  expect lane 1 R8 = 0x43fb8000 R9 = 0xff800000 R10 = 0x413fa000 R11 = 0x7fffe000
  expect lane 2 R8 = 0x7fffe000 R9 = 0xc36f4000 R10 = 0x0 R11 = 0x401b0000
  expect lane 3 R8 = 0x3e0b6000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 4 { asm "TLD4.G R8, R32, 68, 2D, 0xf"   active 0xfff
  s = { 0.2626953 0.013671875 1.0449219 0.7578125 -0.20996094 0.50097656 0.4169922 0.68066406 0.421875 0.8095703 0.95410156 0.29589844 ... }
  t = { 0.8046875 -0.10058594 1.1132812 0.48242188 0.875 1.2646484 0.09277344 0.12597656 1.2763672 1.1650391 0.001953125 0.5292969 ... }
  expect lane 0 R8 = 0xbf1d8000 R9 = 0x38800000 R10 = 0xb87fc000 R11 = 0x38800000
  expect lane 1 R8 = 0xff800000 R9 = 0x41228000 R10 = 0x41228000 R11 = 0xff800000
  expect lane 2 R8 = 0x40c14000 R9 = 0xbf1d8000 R10 = 0xbf1d8000 R11 = 0x40c14000
  expect lane 3 R8 = 0x3f802000 R9 = 0x46c20000 R10 = 0x0 R11 = 0x477fe000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x40c14000 R10 = 0x40c14000 R11 = 0x7fffe000
  expect lane 5 R8 = 0xb87fc000 R9 = 0x3f802000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 6 R8 = 0xff800000 R9 = 0x4012e000 R10 = 0x4012e000 R11 = 0xff800000
  expect lane 7 R8 = 0x477fe000 R9 = 0x0 R10 = 0xff800000 R11 = 0x4012e000
  expect lane 8 R8 = 0xb87fc000 R9 = 0x3f802000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 9 R8 = 0x3f802000 R9 = 0x46c20000 R10 = 0x40c14000 R11 = 0x7fffe000
  expect lane 10 R8 = 0xff800000 R9 = 0x41228000 R10 = 0x41228000 R11 = 0xff800000
  expect lane 11 R8 = 0x38800000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xb87fc000
}

warp 5 { asm "TLD4.B R8, R72, 69, 2D, 0xf"   active 0xfff
  s = { 0.19433594 0.9355469 1.1455078 -0.22363281 0.8808594 1.2421875 0.5654297 -0.11035156 -0.0029296875 0.81347656 0.20800781 1.0908203 ... }
  t = { 0.03515625 -0.07421875 0.39746094 0.34765625 0.4248047 1.1826172 0.47558594 0.171875 0.053710938 0.013671875 1.2880859 -0.16601562 ... }
  expect lane 0 R8 = 0x80000000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x80000000
  expect lane 1 R8 = 0xb87fc000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0xb87fc000
  expect lane 2 R8 = 0xc5ee2000 R9 = 0x7fffe000 R10 = 0x0 R11 = 0x33800000
  expect lane 3 R8 = 0x3fe88000 R9 = 0xbb540000 R10 = 0xb87fc000 R11 = 0x3f802000
  expect lane 4 R8 = 0xff800000 R9 = 0xc5ee2000 R10 = 0x33800000 R11 = 0xbb540000
  expect lane 5 R8 = 0xc5ee2000 R9 = 0x7fffe000 R10 = 0xb87fc000 R11 = 0x80000000
  expect lane 6 R8 = 0x7fffe000 R9 = 0x477fe000 R10 = 0x3fe88000 R11 = 0x0
  expect lane 7 R8 = 0xbb540000 R9 = 0x33800000 R10 = 0x80000000 R11 = 0xb87fc000
  expect lane 8 R8 = 0xb87fc000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0xb87fc000
  expect lane 9 R8 = 0x3f802000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0x3f802000
  expect lane 10 R8 = 0xc5ee2000 R9 = 0x7fffe000 R10 = 0xb87fc000 R11 = 0x80000000
  expect lane 11 R8 = 0xb87fc000 R9 = 0x80000000 R10 = 0x33800000 R11 = 0xbb540000
}

warp 6 { asm "TLD4.A R8, R60, 70, 2D, 0xf"   active 0xfff
  s = { 0.22460938 1.0712891 0.2998047 -0.10546875 0.41308594 1.1777344 0.6269531 1.2695312 1.03125 0.5595703 0.9628906 -0.0068359375 ... }
  t = { 1.1650391 0.43945312 -0.24707031 0.5654297 0.6386719 0.90722656 1.1142578 -0.2783203 0.5390625 0.4111328 0.40039062 1.1796875 ... }
  expect lane 0 R8 = 0x43edc000 R9 = 0xff800000 R10 = 0x47092000 R11 = 0x38800000
  expect lane 1 R8 = 0x477fe000 R9 = 0x43edc000 R10 = 0xc310c000 R11 = 0xc70c4000
  expect lane 2 R8 = 0x428c6000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0xc310c000
  expect lane 3 R8 = 0x477fe000 R9 = 0x43edc000 R10 = 0xc310c000 R11 = 0xc70c4000
  expect lane 4 R8 = 0x47092000 R9 = 0xbee06000 R10 = 0xc6d7c000 R11 = 0xff800000
  expect lane 5 R8 = 0x38800000 R9 = 0x47092000 R10 = 0x47092000 R11 = 0x38800000
  expect lane 6 R8 = 0xbee06000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbee06000
  expect lane 7 R8 = 0x428c6000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0xc310c000
  expect lane 8 R8 = 0x477fe000 R9 = 0x43edc000 R10 = 0xc310c000 R11 = 0xc70c4000
  expect lane 9 R8 = 0xff800000 R9 = 0xc6d7c000 R10 = 0xb87fc000 R11 = 0x7fffe000
  expect lane 10 R8 = 0x477fe000 R9 = 0x43edc000 R10 = 0xc310c000 R11 = 0xc70c4000
  expect lane 11 R8 = 0x477fe000 R9 = 0x43edc000 R10 = 0x38800000 R11 = 0x7fffe000
}

warp 7 { asm "TLD4.R R8, R8, 71, 2D, 0xf"   active 0x3f
  s = { 1.1992188 0.14257812 -0.107421875 0.07519531 0.9580078 -0.109375 ... }
  t = { 1.2529297 0.29296875 0.10449219 0.7753906 0.29296875 0.75683594 ... }
  expect lane 0 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 1 R8 = 0xc57d4000 R9 = 0xc6b02000 R10 = 0xc42f2000 R11 = 0x43e86000
  expect lane 2 R8 = 0x7f800000 R9 = 0x43e86000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 3 R8 = 0x7f800000 R9 = 0x46e6e000 R10 = 0xc4374000 R11 = 0x7f800000
  expect lane 4 R8 = 0x4466a000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x44e34000
  expect lane 5 R8 = 0x7f800000 R9 = 0x46e6e000 R10 = 0xc4374000 R11 = 0x7f800000
}

warp 8 { asm "TLD4.G R8, R88, 72, 2D, 0xf"   active 0x3f
  s = { -0.12109375 0.49804688 0.53027344 -0.27539062 1.0625 0.099609375 ... }
  t = { 0.09472656 0.6875 0.30664062 -0.0029296875 -0.27734375 -0.10644531 ... }
  expect lane 0 R8 = 0xff800000 R9 = 0x47054000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 1 R8 = 0x43388000 R9 = 0x466ae000 R10 = 0x43cb4000 R11 = 0xc3b52000
  expect lane 2 R8 = 0xc3b12000 R9 = 0x434d2000 R10 = 0x448e0000 R11 = 0x46a5a000
  expect lane 3 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 4 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 5 R8 = 0xff800000 R9 = 0x47054000 R10 = 0xff800000 R11 = 0xff800000
}

warp 9 { asm "TLD4.B R8, R40, 73, 2D, 0xf"   active 0x3f
  s = { 0.043945312 1.2773438 0.18457031 0.5371094 0.5595703 0.13574219 ... }
  t = { 0.80078125 0.9111328 1.0087891 1.1259766 0.54003906 1.0751953 ... }
  expect lane 0 R8 = 0x33800000 R9 = 0xc5062000 R10 = 0x4455e000 R11 = 0x33800000
  expect lane 1 R8 = 0x33800000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x33800000
  expect lane 2 R8 = 0x33800000 R9 = 0x33800000 R10 = 0xc501a000 R11 = 0xc5062000
  expect lane 3 R8 = 0x33800000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x33800000
  expect lane 4 R8 = 0x466d0000 R9 = 0xc5f90000 R10 = 0xc764e000 R11 = 0x437c4000
  expect lane 5 R8 = 0x33800000 R9 = 0x33800000 R10 = 0xc501a000 R11 = 0xc5062000
}

warp 10 { asm "TLD4.A R8, R52, 74, 2D, 0xf"   active 0x3f
  s = { 0.5498047 0.63964844 -0.041992188 0.82421875 -0.078125 0.55371094 ... }
  t = { 0.7861328 1.2792969 -0.029296875 1.1806641 0.7373047 0.6689453 ... }
  expect lane 0 R8 = 0x44ffe000 R9 = 0xc6146000 R10 = 0xc3770000 R11 = 0xc7572000
  expect lane 1 R8 = 0x3f802000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 2 R8 = 0x3f802000 R9 = 0x44712000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 3 R8 = 0x3f802000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 4 R8 = 0x3f802000 R9 = 0xc5e98000 R10 = 0xc52be000 R11 = 0x3f802000
  expect lane 5 R8 = 0x44ffe000 R9 = 0xc6146000 R10 = 0xc3770000 R11 = 0xc7572000
}

warp 11 { asm "TLD4.R R8, R52, 75, 2D, 0xf"   active 0x3f
  s = { -0.29003906 0.5058594 0.890625 1.1552734 1.1484375 0.4951172 ... }
  t = { 1.1142578 -0.20410156 0.23144531 -0.19433594 1.2568359 1.0859375 ... }
  expect lane 0 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 1 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 2 R8 = 0x3d6ca869 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x3de5b38d
  expect lane 3 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 4 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x477ff000 R11 = 0x477ff000
  expect lane 5 R8 = 0x477ff000 R9 = 0x477ff000 R10 = 0x3fe473af R11 = 0x40162ba6
}

warp 12 { asm "TLD4.R R8, R104, 76, ARRAY_2D, 0xf"   active 0xfff
  array = { 2 3 0 2 1 2 0 3 1 1 3 0 ... }
  s = { 0.6102431 0.38845485 0.7421875 0.24088542 0.76779515 0.18359375 0.74956596 1.015191 0.25217015 0.4327257 -0.022569444 1.0447049 ... }
  t = { 0.89192706 0.48763022 0.7675781 0.5670573 0.6666667 0.8151042 0.7447917 0.79036456 0.29166666 -0.046875 -0.050130207 -0.10091146 ... }
  expect lane 0 R8 = 0xbe316163 R9 = 0xbcc18183 R10 = 0x3ee1c1c4 R11 = 0xbf3b7777
  expect lane 1 R8 = 0xbda14143 R9 = 0x3f6ddbdc R10 = 0xbf274f4f R11 = 0x3f2d5b5b
  expect lane 2 R8 = 0xbf4f9f9f R9 = 0xbec99193 R10 = 0x3dd1a1a3 R11 = 0xbf397373
  expect lane 3 R8 = 0x3f0f1f1e R9 = 0xbda14143 R10 = 0x3f2d5b5b R11 = 0x3f4b9797
  expect lane 4 R8 = 0xbf3f7f7f R9 = 0xbf010102 R10 = 0xbea5494b R11 = 0xbf458b8b
  expect lane 5 R8 = 0x3f376f6f R9 = 0x3f73e7e8 R10 = 0x3f336767 R11 = 0x3efdf9fc
  expect lane 6 R8 = 0xbf397373 R9 = 0x3dd1a1a3 R10 = 0xbeedd9dc R11 = 0x3f295353
  expect lane 7 R8 = 0x3ee9d1d4 R9 = 0xbf6bd7d8 R10 = 0x3f152b2a R11 = 0xbe61c1c4
  expect lane 8 R8 = 0x3e091112 R9 = 0xbf458b8b R10 = 0x3ed1a1a3 R11 = 0x3f6ddbdc
  expect lane 9 R8 = 0xbf356b6b R9 = 0x3f65cbcc R10 = 0x3f65cbcc R11 = 0xbf356b6b
  expect lane 10 R8 = 0x3eb16163 R9 = 0xbe993132 R10 = 0xbe993132 R11 = 0x3eb16163
  expect lane 11 R8 = 0xbe193132 R9 = 0xbec99193 R10 = 0x3eb5696b R11 = 0x3f438787
}

warp 13 { asm "TLD4.R.DC R8, R64, R124, 77, 2D, 0xf"   active 0xff
  s = { 1.0920138 -0.021267362 0.4878472 0.013454861 1.0789931 -0.070746526 0.0859375 0.4704861 ... }
  t = { 1.1152344 0.3528646 0.7910156 0.5996094 0.8951823 -0.1451823 -0.049479168 0.27539062 ... }
  dref = { 0.875 0.6875 0.8125 0.625 0.875 0.5625 0.875 0.5625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 14 { asm "TLD4.G.DC R8, R12, R232, 78, 2D, 0xf"   active 0xff
  s = { 0.27560765 0.73828125 1.0013021 0.67144096 0.7274306 -0.005642361 0.6467014 0.67664933 ... }
  t = { 0.49739584 0.7389323 0.41666666 -0.108072914 0.10481771 0.8300781 0.38997397 0.13932292 ... }
  dref = { 0.9375 0.6875 0.75 0.875 0.875 0.75 0.5625 0.5 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 15 { asm "TLD4.B.DC R8, R52, R196, 79, 2D, 0xf"   active 0xff
  s = { -0.074652776 0.58029515 0.91276044 0.4861111 -0.10329861 0.2513021 -0.11024305 -0.027777778 ... }
  t = { 1.1289062 0.95963544 0.80598956 1.1113281 -0.1875 -0.0078125 0.71875 0.39322916 ... }
  dref = { 0.8125 0.5 0.5625 0.8125 0.8125 0.6875 0.625 0.875 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 16 { asm "TLD4.A.DC R8, R40, R156, 80, 2D, 0xf"   active 0xff
  s = { 0.6328125 0.98220485 0.5138889 0.38020834 0.11501736 -0.05859375 -0.1046007 0.9696181 ... }
  t = { 0.42122397 -0.14192708 0.16927083 0.23567708 0.7291667 -0.024739584 1.1152344 0.039713543 ... }
  dref = { 0.6875 0.8125 0.9375 0.9375 0.625 0.625 0.6875 0.625 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 17 { asm "TLD4.R R8, R72, 81, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.7558594 -0.82421875 0.9746094 0.875 -0.8828125 -0.8222656 0.88671875 0.8359375 -0.87890625 -0.9746094 0.8359375 0.8691406 0.8222656 0.75390625 -0.7792969 -0.8105469 ... }
  t = { 0.8769531 -0.8671875 0.7734375 -0.7558594 0.8300781 -0.8027344 0.7832031 -0.83203125 1 1 1 1 -1 -1 -1 -1 0.9550781 -0.9863281 0.78515625 -0.94140625 0.89453125 -0.8828125 0.7871094 -0.7578125 ... }
  r = { 0.9042969 0.7636719 -0.93359375 -0.96484375 -0.88671875 -0.9238281 0.765625 0.87109375 -0.79296875 0.80859375 -0.8964844 0.8027344 0.984375 -0.9628906 0.9824219 -0.8300781 1 1 1 1 -1 -1 -1 -1 ... }
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

warp 18 { asm "TLD4.R R8, R24, 82, CUBE, 0xf"   active 0xffff
  s = { -1.2167969 0.33203125 1.7480469 1.484375 -2 1.03125 -2 0.7480469 1.2714844 1.1152344 -0.75 1.6230469 -1.4433594 2 1.5859375 -1.3789062 ... }
  t = { 2 -1.5273438 -2 2 1.171875 -2 1.3300781 -2 0.7480469 -1.1914062 -1.65625 0.9980469 1.6601562 -1.6445312 0.8574219 -2 ... }
  r = { 1.1425781 -2 -0.8808594 -1.0332031 0.10546875 0.75 1.5292969 1.5429688 2 2 2 -2 -2 0.875 2 1.0878906 ... }
  expect lane 0 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 1 R8 = 0x3f316795 R9 = 0xbd6529fb R10 = 0xbd6529fb R11 = 0x3f316795
  expect lane 2 R8 = 0xbf7e5835 R9 = 0xbf7e5835 R10 = 0xc04db717 R11 = 0xc04db717
  expect lane 3 R8 = 0x3d407fbc R9 = 0x3d407fbc R10 = 0xc09c6a4c R11 = 0xc09c6a4c
  expect lane 4 R8 = 0x3d09e59a R9 = 0xbf71862d R10 = 0xbdb5a46a R11 = 0x3db58e1d
  expect lane 5 R8 = 0x40a3c541 R9 = 0xbe218748 R10 = 0x3eff98d3 R11 = 0xbfa3645e
  expect lane 6 R8 = 0x3ee62311 R9 = 0x3ee62311 R10 = 0x3ee62311 R11 = 0x3ee62311
  expect lane 7 R8 = 0xc0fc3125 R9 = 0xc0577e32 R10 = 0xc0577e32 R11 = 0xc0fc3125
  expect lane 8 R8 = 0xbf054f21 R9 = 0xbf054f21 R10 = 0x4060527b R11 = 0x4060527b
  expect lane 9 R8 = 0xbfa3645e R9 = 0xbfb1d1ad R10 = 0x3eff98d3 R11 = 0xc0577e32
  expect lane 10 R8 = 0xbfe76ca2 R9 = 0x3d52bab5 R10 = 0x3d52bab5 R11 = 0xbfe76ca2
  expect lane 11 R8 = 0x3d407fbc R9 = 0x3d407fbc R10 = 0xc09dd903 R11 = 0xc09dd903
  expect lane 12 R8 = 0x4035d353 R9 = 0x4035d353 R10 = 0x4035d353 R11 = 0x4035d353
  expect lane 13 R8 = 0xbfafe2cb R9 = 0xbfa3645e R10 = 0xbfa3645e R11 = 0xbfafe2cb
  expect lane 14 R8 = 0x4060527b R9 = 0x4060527b R10 = 0x3f04a258 R11 = 0x3f04a258
  expect lane 15 R8 = 0xc0790aca R9 = 0xc0790aca R10 = 0xbf415703 R11 = 0xbf415703
}

warp 19 { asm "TLD4.R R8, R112, 83, CUBE, 0xf"   active 0xfff
  s = { -1 -0.75 -0.7558594 -1 0.32421875 -1 -0.8378906 0.9628906 -0.7519531 -1 -1 -0.25 ... }
  t = { 0.7480469 0.75 0.875 1 1 1 0.25 0.25 0.99609375 -0.7519531 0.1796875 -1 ... }
  r = { 1 -1 -1 0.75 -0.9199219 0.875 1 -1 1 -1 -0.8496094 0.7519531 ... }
  expect lane 0 R8 = 0x40214251 R9 = 0x40872a53 R10 = 0x3ea51926 R11 = 0xbe591c48
  expect lane 1 R8 = 0x3d64820e R9 = 0xbff74aae R10 = 0x40fb0ce9 R11 = 0xbe0fffe7
  expect lane 2 R8 = 0xbe0fffe7 R9 = 0x40fb0ce9 R10 = 0x4035d353 R11 = 0x3f5a7b79
  expect lane 3 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 4 R8 = 0xc11d7e33 R9 = 0xbfd28359 R10 = 0xc151abd1 R11 = 0x3f960765
  expect lane 5 R8 = 0x3ee90d79 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0xbe591c48
  expect lane 6 R8 = 0x3fe9e69c R9 = 0x41303e5e R10 = 0x40872a53 R11 = 0x40214251
  expect lane 7 R8 = 0x3ef21249 R9 = 0x40ee1405 R10 = 0xbe4daebd R11 = 0xc118dd3f
  expect lane 8 R8 = 0xbe591c48 R9 = 0x3ea51926 R10 = 0x3f9f7690 R11 = 0x3ee734b8
  expect lane 9 R8 = 0x3d81ae3a R9 = 0xc024e6ea R10 = 0x3db11203 R11 = 0xc0fa2c3d
  expect lane 10 R8 = 0x3e91435e R9 = 0xc15a6c0b R10 = 0xbff74aae R11 = 0x3d64820e
  expect lane 11 R8 = 0x3d52bab5 R9 = 0x40c23e09 R10 = 0xc0fc3125 R11 = 0x3f76473c
}

warp 20 { asm "TLD4.R R8, R4, 84, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.6796875 -0.7369792 0.828125 0.9453125 -0.953125 -0.9739583 0.8203125 0.8046875 -0.8385417 -0.9375 0.8619792 0.9713542 0.9375 0.9348958 -0.9713542 -0.9036458 ... }
  t = { 0.9947917 -0.9921875 0.9557292 -0.6953125 0.8984375 -0.9114583 0.7135417 -0.8125 1 1 1 1 -1 -1 -1 -1 0.9140625 -0.6770833 0.9270833 -0.9036458 0.8125 -0.7942708 0.8098958 -0.8489583 ... }
  r = { 0.9609375 0.9635417 -0.9817708 -0.8723958 -0.875 -0.8359375 0.8567708 0.8307292 -0.921875 0.6796875 -0.75 0.8828125 0.7005208 -0.9114583 0.8020833 -0.734375 1 1 1 1 -1 -1 -1 -1 ... }
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

warp 21 { asm "TLD4.R R8, R104, 85, CUBE, 0xf"   active 0xffff
  s = { -2 1 -1.609375 1.9088541 0.5052083 2 -1.8411459 0.6666667 -2 1.2526041 -0.8125 1.4166666 -1.234375 2 1.1197916 1.9739584 ... }
  t = { -1.8854166 -2 0.6666667 -2 1.09375 0.9973958 1.953125 -1.6848959 0.7421875 1.875 -2 2 -1.5260416 -1.796875 -2 -2 ... }
  r = { -1.9765625 1.4244791 -2 -1.6276041 2 1.0208334 2 2 -1.921875 -2 -1.6458334 0.6692708 -2 -0.9947917 0.6640625 -1.3828125 ... }
  expect lane 0 R8 = 0x3f2ffab0 R9 = 0x3f2ffab0 R10 = 0x3f2ffab0 R11 = 0x3f2ffab0
  expect lane 1 R8 = 0x3e1c9c9d R9 = 0x3f1cf19d R10 = 0x3f1cf19d R11 = 0x3e1c9c9d
  expect lane 2 R8 = 0x3d989899 R9 = 0x3d989899 R10 = 0x3f34b4b5 R11 = 0x3f34b4b5
  expect lane 3 R8 = 0x3f0c748c R9 = 0x3f0c748c R10 = 0x3f0c748c R11 = 0x3f0c748c
  expect lane 4 R8 = 0x3f2fafb0 R9 = 0x3f63e3e4 R10 = 0x3eacacad R11 = 0x3e44c4c5
  expect lane 5 R8 = 0x3f63e3e4 R9 = 0x3f33b3b4 R10 = 0x3eacacad R11 = 0x3f24b3a5
  expect lane 6 R8 = 0x3f4bbecc R9 = 0x3f4bbecc R10 = 0x3f4bbecc R11 = 0x3f4bbecc
  expect lane 7 R8 = 0x3f71f1f2 R9 = 0x3f1c279c R10 = 0x3f1c279c R11 = 0x3f71f1f2
  expect lane 8 R8 = 0x3f59d9da R9 = 0x3f59d9da R10 = 0x3f3c09bc R11 = 0x3f3c09bc
  expect lane 9 R8 = 0x3eb5a6b6 R9 = 0x3ce0e0e1 R10 = 0x3ce0e0e1 R11 = 0x3eb5a6b6
  expect lane 10 R8 = 0x3f2f20af R9 = 0x3f72f2f3 R10 = 0x3f72f2f3 R11 = 0x3f2f20af
  expect lane 11 R8 = 0x3f2456a4 R9 = 0x3f2456a4 R10 = 0x3f33b3b4 R11 = 0x3f33b3b4
  expect lane 12 R8 = 0x3e048485 R9 = 0x3f2ff2b0 R10 = 0x3f2ff2b0 R11 = 0x3e048485
  expect lane 13 R8 = 0x3f49c9ca R9 = 0x3f0c018c R10 = 0x3f0c018c R11 = 0x3f49c9ca
  expect lane 14 R8 = 0x3e8e8e8f R9 = 0x3ce0e0e1 R10 = 0x3f3cbcbd R11 = 0x3f71f1f2
  expect lane 15 R8 = 0x3f0c748c R9 = 0x3f0c748c R10 = 0x3f0c748c R11 = 0x3f0c748c
}

warp 22 { asm "TLD4.R R8, R100, 86, CUBE, 0xf"   active 0xfff
  s = { 0.6666667 -0.6692708 1 -1 1 -0.9973958 0.6666667 0 1 0.6796875 -0.8333333 -0.7760417 ... }
  t = { -1 -1 1 0 0.8333333 0.6692708 0.015625 -1 1 1 1 -0.34895834 ... }
  r = { -0.9973958 0.6666667 -0.6666667 0.7213542 -0.6640625 -1 1 -1 0.9947917 0 0.984375 1 ... }
  expect lane 0 R8 = 0x3f49c9ca R9 = 0x3f49c9ca R10 = 0x3f49c9ca R11 = 0x3f49c9ca
  expect lane 1 R8 = 0x3f25a5a6 R9 = 0x3f25a5a6 R10 = 0x3f79f9fa R11 = 0x3f79f9fa
  expect lane 2 R8 = 0x3ce0e0e1 R9 = 0x3ce0e0e1 R10 = 0x3ce0e0e1 R11 = 0x3ce0e0e1
  expect lane 3 R8 = 0x3ef0f0f1 R9 = 0x3ef0f0f1 R10 = 0x3d70f0f1 R11 = 0x3d70f0f1
  expect lane 4 R8 = 0x3db0b0b1 R9 = 0x3f0a8a8b R10 = 0x3f0a8a8b R11 = 0x3db0b0b1
  expect lane 5 R8 = 0x3f59d9da R9 = 0x3f59d9da R10 = 0x3f59d9da R11 = 0x3f59d9da
  expect lane 6 R8 = 0x3ce0e0e1 R9 = 0x3ce0e0e1 R10 = 0x3f63e3e4 R11 = 0x3f63e3e4
  expect lane 7 R8 = 0x3f2eaeaf R9 = 0x3f72f2f3 R10 = 0x3f72f2f3 R11 = 0x3f2eaeaf
  expect lane 8 R8 = 0x3eacacad R9 = 0x3eacacad R10 = 0x3eacacad R11 = 0x3eacacad
  expect lane 9 R8 = 0x3eacacad R9 = 0x3eacacad R10 = 0x3ce0e0e1 R11 = 0x3ce0e0e1
  expect lane 10 R8 = 0x3f7bfbfc R9 = 0x3f7bfbfc R10 = 0x3f7bfbfc R11 = 0x3f7bfbfc
  expect lane 11 R8 = 0x3ea8a8a9 R9 = 0x3ea8a8a9 R10 = 0x3ebebebf R11 = 0x3ebebebf
}

warp 23 { asm "TLD4.R R8, R96, 87, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.609375 -0.84375 0.86328125 0.67578125 -0.83203125 -0.74609375 0.99609375 0.5234375 -0.67578125 -0.765625 0.51953125 0.8828125 0.71875 0.6328125 -0.6953125 -0.6796875 ... }
  t = { 0.64453125 -0.56640625 0.984375 -0.70703125 0.71875 -0.546875 0.5859375 -0.55859375 1 1 1 1 -1 -1 -1 -1 0.53515625 -0.578125 0.60546875 -0.55078125 0.828125 -0.6171875 0.625 -0.96875 ... }
  r = { 0.66796875 0.578125 -0.578125 -0.75390625 -0.98046875 -0.75390625 0.65234375 0.578125 -0.98046875 0.8125 -0.75390625 0.75390625 0.875 -0.6484375 0.50390625 -0.9140625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf59b3b3 R11 = 0xbefef9fe
  expect lane 1 R8 = 0x3dcf019e R9 = 0x3ec5898b R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 2 R8 = 0xbf800000 R9 = 0xbd418183 R10 = 0xbf2bab57 R11 = 0xbf75ebec
  expect lane 3 R8 = 0xbf4b9797 R9 = 0xbf003700 R10 = 0xbf800000 R11 = 0x3e95292a
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
  expect lane 15 R8 = 0xbf800000 R9 = 0xbf014d03 R10 = 0x3e95292a R11 = 0xbf4b9797
  expect lane 16 R8 = 0x3e010102 R9 = 0xbf5bb7b7 R10 = 0xbf458b8b R11 = 0xbf00b101
  expect lane 17 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 18 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf00d502 R11 = 0xbf59b3b3
  expect lane 19 R8 = 0x3ec5898b R9 = 0x3dc7418f R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 20 R8 = 0xbf800000 R9 = 0xbd418183 R10 = 0xbf75ebec R11 = 0xbf2ab755
  expect lane 21 R8 = 0xbf018303 R9 = 0xbf4b9797 R10 = 0xbf800000 R11 = 0x3e95292a
  expect lane 22 R8 = 0x3f3d7b7b R9 = 0x3f5dbbbb R10 = 0x3e6129c2 R11 = 0xbf73e7e8
  expect lane 23 R8 = 0xbf0d1b1a R9 = 0xbe3c3978 R10 = 0xbef1e1e4 R11 = 0x3eedd9dc
}

warp 24 { asm "TLD4.R R8, R56, 88, CUBE, 0xf"   active 0xffff
  s = { 2.1875 -0.5 -2.3359375 2.0507812 -2 1.0625 -2 -2 -1.40625 2.2070312 0.78125 1.7460938 -1.2304688 0.5 2 -1.8476562 ... }
  t = { 3 2 -0.99609375 -3 1.8046875 0.9375 1.6679688 1.5742188 0.49609375 1.5429688 3 -2 3 2.125 -0.58203125 1.6171875 ... }
  r = { 1.4648438 -1.953125 -3 1.296875 1 2 1.6914062 -0.50390625 -2 3 2.1679688 -0.5 2.0585938 -3 1.7578125 -2 ... }
  expect lane 0 R8 = 0xbf00af01 R9 = 0xbf00af01 R10 = 0x3eb16163 R11 = 0x3eb16163
  expect lane 1 R8 = 0x3f3d7b7b R9 = 0xbd418183 R10 = 0xbd418183 R11 = 0x3f3d7b7b
  expect lane 2 R8 = 0xbe3c3978 R9 = 0xbe3c3978 R10 = 0xbef1e1e4 R11 = 0xbef1e1e4
  expect lane 3 R8 = 0x3ee1c1c4 R9 = 0x3ee1c1c4 R10 = 0x3dce919d R11 = 0x3dce919d
  expect lane 4 R8 = 0xbf458b8b R9 = 0xbeff69ff R10 = 0xbeff69ff R11 = 0xbf458b8b
  expect lane 5 R8 = 0xbf800000 R9 = 0x3eb16163 R10 = 0xbf00d502 R11 = 0xbf59b3b3
  expect lane 6 R8 = 0xbeff69ff R9 = 0xbeff69ff R10 = 0xbeff69ff R11 = 0xbeff69ff
  expect lane 7 R8 = 0x3e61a9c3 R9 = 0xbf73e7e8 R10 = 0xbf73e7e8 R11 = 0x3e61a9c3
  expect lane 8 R8 = 0x3eedd9dc R9 = 0xbef1e1e4 R10 = 0x3f5dbbbb R11 = 0x3f3d7b7b
  expect lane 9 R8 = 0xbf00d502 R9 = 0xbf00d502 R10 = 0xbf00d502 R11 = 0xbf00d502
  expect lane 10 R8 = 0xbf800000 R9 = 0xbf00af01 R10 = 0xbf00af01 R11 = 0xbf800000
  expect lane 11 R8 = 0xbf014d03 R9 = 0xbf014d03 R10 = 0x3e95292a R11 = 0x3e95292a
  expect lane 12 R8 = 0xbf009b01 R9 = 0xbf5bb7b7 R10 = 0xbf5bb7b7 R11 = 0xbf009b01
  expect lane 13 R8 = 0xbf75ebec R9 = 0xbf73e7e8 R10 = 0xbf73e7e8 R11 = 0xbf75ebec
  expect lane 14 R8 = 0x3dcf019e R9 = 0x3dcf019e R10 = 0xbf070f0e R11 = 0xbf070f0e
  expect lane 15 R8 = 0x3e6129c2 R9 = 0x3e6129c2 R10 = 0x3e6129c2 R11 = 0x3e6129c2
}

warp 25 { asm "TLD4.R R8, R52, 89, CUBE, 0xf"   active 0xfff
  s = { -0.75 -0.99609375 0.5 1 -1 -0.9921875 -1 0.5 -0.98828125 0.75 -1 1 ... }
  t = { -1 -1 -0.5 -0.75390625 -1 1 -0.7578125 -1 -0.5 -0.99609375 -0.91015625 -0.99609375 ... }
  r = { 1 0.5 1 -0.99609375 -0.9921875 1 0.9921875 -0.9921875 1 -1 0.6953125 -0.66796875 ... }
  expect lane 0 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 1 R8 = 0xbef1e1e4 R9 = 0xbf0d1b1a R10 = 0x3f234747 R11 = 0x3f356b6b
  expect lane 2 R8 = 0x3ec5898b R9 = 0x3dc7418f R10 = 0x3ee1c1c4 R11 = 0xbf070f0e
  expect lane 3 R8 = 0xbf4b9797 R9 = 0xbf003700 R10 = 0xbf800000 R11 = 0x3e95292a
  expect lane 4 R8 = 0xbe404981 R9 = 0x3eedd9dc R10 = 0xbf0d1b1a R11 = 0xbef1e1e4
  expect lane 5 R8 = 0x3e010102 R9 = 0xbf5bb7b7 R10 = 0xbf458b8b R11 = 0xbf00b101
  expect lane 6 R8 = 0x3f234747 R9 = 0x3f07e710 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 7 R8 = 0xbf800000 R9 = 0xbf014d03 R10 = 0x3e95292a R11 = 0xbf4b9797
  expect lane 8 R8 = 0x3f07710f R9 = 0x3f234747 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 9 R8 = 0xbf018303 R9 = 0xbf4b9797 R10 = 0xbf800000 R11 = 0x3e95292a
  expect lane 10 R8 = 0x3f234747 R9 = 0x3f07e710 R10 = 0x3e79f1f4 R11 = 0x3f356b6b
  expect lane 11 R8 = 0xbf4b9797 R9 = 0xbf003700 R10 = 0xbf800000 R11 = 0x3e95292a
}

warp 26 { asm "TLD4.R R8, R100, 90, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8078125 -0.846875 0.990625 0.9671875 -0.88125 -0.878125 0.9953125 0.840625 -0.9359375 -0.8734375 0.959375 0.8015625 0.809375 0.990625 -0.896875 -0.9671875 ... }
  t = { 0.8015625 -0.8703125 0.98125 -0.9921875 0.984375 -0.8125 0.9640625 -0.878125 1 1 1 1 -1 -1 -1 -1 0.953125 -0.8515625 0.9765625 -0.8359375 0.878125 -0.8265625 0.8265625 -0.8328125 ... }
  r = { 0.81875 0.9375 -0.9046875 -0.9921875 -0.9140625 -0.8609375 0.95625 0.96875 -0.8953125 0.903125 -0.9671875 0.8953125 0.990625 -0.971875 0.8875 -0.9515625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbfffe000 R9 = 0x4324c000 R10 = 0xbeada000 R11 = 0x425a4000
  expect lane 1 R8 = 0x46a98000 R9 = 0x33800000 R10 = 0xc321a000 R11 = 0x477fe000
  expect lane 2 R8 = 0x7fffe000 R9 = 0x47336000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 3 R8 = 0x3b880000 R9 = 0xc4cdc000 R10 = 0xc59ae000 R11 = 0x3c60e000
  expect lane 4 R8 = 0xbfffe000 R9 = 0x42f4c000 R10 = 0x387fc000 R11 = 0x4221c000
  expect lane 5 R8 = 0xbf352000 R9 = 0x80000000 R10 = 0xc006c000 R11 = 0x38800000
  expect lane 6 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x44a42000
  expect lane 7 R8 = 0x80000000 R9 = 0xb7aa0000 R10 = 0xb87fc000 R11 = 0x0
  expect lane 8 R8 = 0x42f4c000 R9 = 0x387fc000 R10 = 0xbfffe000 R11 = 0x421fe000
  expect lane 9 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x44a42000 R11 = 0x7fffe000
  expect lane 10 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x47336000
  expect lane 11 R8 = 0xbfffe000 R9 = 0x4257c000 R10 = 0x4324c000 R11 = 0xbeada000
  expect lane 12 R8 = 0x0 R9 = 0x80000000 R10 = 0xb87fc000 R11 = 0xb7aa0000
  expect lane 13 R8 = 0xbf330000 R9 = 0x38800000 R10 = 0x80000000 R11 = 0xc006c000
  expect lane 14 R8 = 0x33800000 R9 = 0xc321a000 R10 = 0x46a98000 R11 = 0x477fe000
  expect lane 15 R8 = 0xc59ae000 R9 = 0xc4cdc000 R10 = 0x3c60e000 R11 = 0x3b880000
  expect lane 16 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x44a42000 R11 = 0x7fffe000
  expect lane 17 R8 = 0xb7ac0000 R9 = 0x80000000 R10 = 0xb87fc000 R11 = 0x0
  expect lane 18 R8 = 0xbfffe000 R9 = 0x4324c000 R10 = 0x4257a000 R11 = 0xbeada000
  expect lane 19 R8 = 0x33800000 R9 = 0x46ab8000 R10 = 0xc321a000 R11 = 0x477fe000
  expect lane 20 R8 = 0x7fffe000 R9 = 0x47336000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 21 R8 = 0xc4d02000 R9 = 0x3b880000 R10 = 0xc59ae000 R11 = 0x3c60e000
  expect lane 22 R8 = 0xbfffe000 R9 = 0x42f4c000 R10 = 0x421fe000 R11 = 0x387fc000
  expect lane 23 R8 = 0x80000000 R9 = 0xbf330000 R10 = 0xc006c000 R11 = 0x38800000
}

warp 27 { asm "TLD4.R R8, R56, 91, CUBE, 0xf"   active 0xffff
  s = { -1.45625 2 1.321875 -2 -1 1.4921875 -2 -0.9 1.2796875 -2 2 -1.3703125 -1.4609375 0.8640625 -2 2 ... }
  t = { -1.3171875 -1.484375 -0.5859375 -1.384375 2 -2 -1.065625 -2 2 1.125 1.4609375 0.8921875 2 -2 -0.5484375 1.184375 ... }
  r = { 2 0.8703125 -2 -1.475 1.253125 0.8 1.3765625 1.0203125 0.325 1.15625 -0.9453125 2 -1.428125 -1.2921875 -1.5671875 -1.2234375 ... }
  expect lane 0 R8 = 0xb7ac0000 R9 = 0xb7ac0000 R10 = 0xb7ac0000 R11 = 0xb7ac0000
  expect lane 1 R8 = 0x46a98000 R9 = 0x33800000 R10 = 0x33800000 R11 = 0x46a98000
  expect lane 2 R8 = 0x3c60e000 R9 = 0x3c60e000 R10 = 0x42612000 R11 = 0x42612000
  expect lane 3 R8 = 0xbf352000 R9 = 0xbf352000 R10 = 0xbf352000 R11 = 0xbf352000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 5 R8 = 0xc3150000 R9 = 0xc3150000 R10 = 0xc321a000 R11 = 0xc321a000
  expect lane 6 R8 = 0xb7aa0000 R9 = 0xb7aa0000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 7 R8 = 0x0 R9 = 0x80000000 R10 = 0xb87fc000 R11 = 0xb7aa0000
  expect lane 8 R8 = 0xff800000 R9 = 0xff800000 R10 = 0x387fc000 R11 = 0x387fc000
  expect lane 9 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x44a42000
  expect lane 10 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 11 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 12 R8 = 0x421fe000 R9 = 0x421fe000 R10 = 0x421fe000 R11 = 0x421fe000
  expect lane 13 R8 = 0xc59ae000 R9 = 0xc4cdc000 R10 = 0xc4cdc000 R11 = 0xc59ae000
  expect lane 14 R8 = 0x38800000 R9 = 0x38800000 R10 = 0xc5146000 R11 = 0xc5146000
  expect lane 15 R8 = 0x47336000 R9 = 0x47336000 R10 = 0x7fffe000 R11 = 0x7fffe000
}

warp 28 { asm "TLD4.R R8, R44, 92, CUBE, 0xf"   active 0xfff
  s = { 0.7984375 -0.9984375 1 0.2671875 -1 1 0.775 -1 0.8 0.996875 -0.9328125 -0.8 ... }
  t = { 0.8 -0.9796875 -0.9734375 0.8 -0.8640625 -1 -1 -0.9265625 -1 -1 1 -1 ... }
  r = { -1 1 0 1 0.8015625 -0.8 1 -0.9109375 0.8 0.1796875 0.8 -0.2640625 ... }
  expect lane 0 R8 = 0x4155a000 R9 = 0x3f5c6000 R10 = 0x7fffe000 R11 = 0x47336000
  expect lane 1 R8 = 0xb87fc000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 2 R8 = 0x38800000 R9 = 0xbb3d6000 R10 = 0xbb3d6000 R11 = 0x38800000
  expect lane 3 R8 = 0x41722000 R9 = 0x45a58000 R10 = 0x436e8000 R11 = 0x7fffe000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3b880000 R9 = 0x3b880000 R10 = 0x3b880000 R11 = 0x3b880000
  expect lane 6 R8 = 0x44998000 R9 = 0x477fe000 R10 = 0x477fe000 R11 = 0x44998000
  expect lane 7 R8 = 0xc006c000 R9 = 0xc006c000 R10 = 0xc006c000 R11 = 0xc006c000
  expect lane 8 R8 = 0x424ae000 R9 = 0x424ae000 R10 = 0x33800000 R11 = 0x33800000
  expect lane 9 R8 = 0x474b4000 R9 = 0x474b4000 R10 = 0x424ae000 R11 = 0x424ae000
  expect lane 10 R8 = 0x44a42000 R9 = 0x44a42000 R10 = 0x44a42000 R11 = 0x44a42000
  expect lane 11 R8 = 0x455f2000 R9 = 0x3c19c000 R10 = 0x7fffe000 R11 = 0xc300c000
}

warp 29 { asm "TLD4.R R8, R48, 93, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8125 -0.7135417 0.9973958 0.7135417 -0.8385417 -0.984375 0.6744792 0.828125 -0.7552083 -0.7864583 0.9453125 0.8125 0.828125 0.7786458 -0.921875 -0.9114583 ... }
  t = { 0.8411458 -0.8255208 0.7786458 -0.8802083 0.7135417 -0.8098958 0.6822917 -0.796875 1 1 1 1 -1 -1 -1 -1 0.8046875 -0.875 0.9479167 -0.9140625 0.7734375 -0.7161458 0.9921875 -0.9296875 ... }
  r = { 0.8984375 0.796875 -0.7421875 -0.6979167 -0.9609375 -0.9140625 0.96875 0.9947917 -0.9713542 0.6822917 -0.8671875 0.9609375 0.9114583 -0.8125 0.84375 -0.8723958 1 1 1 1 -1 -1 -1 -1 ... }
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

warp 30 { asm "TLD4.R R8, R80, 94, CUBE, 0xf"   active 0xffff
  s = { 1.4973959 -1 -1.1458334 1.75 -2 1.734375 -2 2 1.9583334 1.0494791 0.31770834 -2 -1.6588541 1 1.1171875 -1.5234375 ... }
  t = { -1.6484375 -2 -0.6692708 -1.8489584 1.3020834 0.1171875 1.7421875 -1.640625 -2 2 -1.9166666 0.40104166 -1.0364584 2 -2 1.28125 ... }
  r = { 2 1.6770834 2 2 0.6666667 -2 1.5286459 0.7109375 -0.6484375 -1.8411459 -2 -1.109375 2 1.1848959 0.6666667 -2 ... }
  expect lane 0 R8 = 0xbd148129 R9 = 0xbd148129 R10 = 0xbd148129 R11 = 0xbd148129
  expect lane 1 R8 = 0x3e5371a7 R9 = 0x3f7fda00 R10 = 0x3f7fda00 R11 = 0x3e5371a7
  expect lane 2 R8 = 0x3e5a51b5 R9 = 0xbf37a36f R10 = 0x3f7fda00 R11 = 0x3eb25165
  expect lane 3 R8 = 0xbd148129 R9 = 0xbd148129 R10 = 0xbd148129 R11 = 0xbd148129
  expect lane 4 R8 = 0x3eff39fe R9 = 0x3f2f195e R10 = 0x3e388171 R11 = 0xbf254d4b
  expect lane 5 R8 = 0xbf7339e6 R9 = 0xbf7339e6 R10 = 0xbf77dff0 R11 = 0xbf77dff0
  expect lane 6 R8 = 0x3e388171 R9 = 0x3e388171 R10 = 0x3e388171 R11 = 0x3e388171
  expect lane 7 R8 = 0xbd1f613f R9 = 0x3f3dad7b R10 = 0x3f3dad7b R11 = 0xbd1f613f
  expect lane 8 R8 = 0x3d46018c R9 = 0x3d46018c R10 = 0x3f70e5e2 R11 = 0x3f70e5e2
  expect lane 9 R8 = 0x3cea01d4 R9 = 0x3c82c106 R10 = 0x3c82c106 R11 = 0x3cea01d4
  expect lane 10 R8 = 0x3e9d013a R9 = 0x3f486b91 R10 = 0x3f486b91 R11 = 0x3e9d013a
  expect lane 11 R8 = 0x3f41f184 R9 = 0x3e9ed53e R10 = 0x3f180f30 R11 = 0x3f7e65fd
  expect lane 12 R8 = 0x3e5a51b5 R9 = 0x3e5a51b5 R10 = 0x3eb25165 R11 = 0x3eb25165
  expect lane 13 R8 = 0xbf038707 R9 = 0x3d8a9115 R10 = 0xbe6151c3 R11 = 0x3f6d39da
  expect lane 14 R8 = 0x3f45558b R9 = 0x3f70e5e2 R10 = 0xbf432b86 R11 = 0x3f3dad7b
  expect lane 15 R8 = 0x3f180f30 R9 = 0x3f180f30 R10 = 0x3f1a0534 R11 = 0x3f1a0534
}

warp 31 { asm "TLD4.R R8, R108, 95, CUBE, 0xf"   active 0xfff
  s = { -0.9166667 -0.9869792 -1 -1 0.0703125 0 -1 1 0.6666667 1 -0.8489583 0.9947917 ... }
  t = { 0.6640625 0 -0.6692708 0.84375 1 1 -1 1 1 -0.6666667 1 1 ... }
  r = { -1 -1 0.6640625 0.7317708 -0.6692708 -0.6666667 -0.8203125 0 -0.8333333 0.7864583 0.6666667 0.6666667 ... }
  expect lane 0 R8 = 0x3f41f184 R9 = 0x3e9ed53e R10 = 0x3f180f30 R11 = 0x3f7e65fd
  expect lane 1 R8 = 0xbf0b3916 R9 = 0xbf426785 R10 = 0x3e9ed53e R11 = 0x3f41f184
  expect lane 2 R8 = 0x3f5a63b5 R9 = 0xbf37a36f R10 = 0x3eb25165 R11 = 0xbf15df2c
  expect lane 3 R8 = 0x3eff39fe R9 = 0x3f2f195e R10 = 0x3e388171 R11 = 0xbf254d4b
  expect lane 4 R8 = 0xbf2a3d54 R9 = 0x3f79eff4 R10 = 0x3cea01d4 R11 = 0x3efc15f8
  expect lane 5 R8 = 0xbe41d984 R9 = 0xbe83f108 R10 = 0x3f79eff4 R11 = 0xbf2a3d54
  expect lane 6 R8 = 0xbe228145 R9 = 0xbf0b3916 R10 = 0x3f50cfa2 R11 = 0xbf426785
  expect lane 7 R8 = 0x3f6d39da R9 = 0xbe6151c3 R10 = 0xbf5555ab R11 = 0xbe83f108
  expect lane 8 R8 = 0x3f79eff4 R9 = 0xbf77dff0 R10 = 0x3c82c106 R11 = 0x3cea01d4
  expect lane 9 R8 = 0xbd1f613f R9 = 0x3f3dad7b R10 = 0xbf432b86 R11 = 0xbdb1a163
  expect lane 10 R8 = 0x3e33e968 R9 = 0x3f2f195e R10 = 0xbf254d4b R11 = 0x3eff39fe
  expect lane 11 R8 = 0xbf038707 R9 = 0x3d8a9115 R10 = 0xbe6151c3 R11 = 0x3f6d39da
}

warp 32 { asm "TLD4.R R8, R0, 96, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.0859375 -0.921875 0.296875 0.3125 -0.03125 -0.7109375 0.1484375 0.390625 -0.109375 -0.609375 0.0703125 0.078125 0.515625 0.2109375 -0.0625 -0.5234375 ... }
  t = { 0.875 -0.09375 0.4296875 -0.359375 0.2734375 -0.96875 0.59375 -0.21875 1 1 1 1 -1 -1 -1 -1 0.78125 -0.1875 0.9375 -0.203125 0.796875 -0.953125 0.4609375 -0.28125 ... }
  r = { 0.8671875 0.1484375 -0.0859375 -0.921875 -0.515625 -0.984375 0.0546875 0.9765625 -0.8046875 0.421875 -0.4921875 0.0703125 0.6640625 -0.25 0.015625 -0.25 1 1 1 1 -1 -1 -1 -1 ... }
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
  s = { 1.1796875 -0.0078125 -4 -1.421875 0 -3.1796875 3 0.9375 2 -2.296875 0.921875 3 2 0.640625 -2.5234375 -2.546875 ... }
  t = { 2 3 0.1953125 -4 -1.8671875 -4 2.5703125 -1.9609375 0 1.046875 3.0078125 0.5 1.5078125 2.59375 -0.0078125 -2.1875 ... }
  r = { -1.6953125 2.2265625 3.5546875 3.5703125 -2 -0.453125 -2.28125 -2 -1.421875 3 4 2.7421875 -1.4375 -3 3 -3 ... }
  expect lane 0 R8 = 0xc12d9f70 R9 = 0x3f4bffac R10 = 0xc0869efd R11 = 0xc01f3b59
  expect lane 1 R8 = 0xbeccb916 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0xbeccb916
  expect lane 2 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0xbebf56ba R11 = 0xbebf56ba
  expect lane 3 R8 = 0x40f88655 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x40f88655
  expect lane 4 R8 = 0x41575188 R9 = 0x401017af R10 = 0xc0851917 R11 = 0xc01f3b59
  expect lane 5 R8 = 0x40141431 R9 = 0x40141431 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 6 R8 = 0xc0852a3e R9 = 0xc0852a3e R10 = 0xc0852a3e R11 = 0xc0852a3e
  expect lane 7 R8 = 0x40796952 R9 = 0x41575188 R10 = 0xc01f3b59 R11 = 0x3f4bffac
  expect lane 8 R8 = 0x41575188 R9 = 0x407a3b8d R10 = 0xc01f3b59 R11 = 0x3f4bffac
  expect lane 9 R8 = 0xc0851917 R9 = 0xc0851917 R10 = 0xbe9b26e0 R11 = 0xbe9b26e0
  expect lane 10 R8 = 0xc12d9f70 R9 = 0x3fabd98d R10 = 0x3fabd98d R11 = 0xc12d9f70
  expect lane 11 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x3fa547fa R11 = 0x3fa547fa
  expect lane 12 R8 = 0x3f4bffac R9 = 0xc01f3b59 R10 = 0xc0852a3e R11 = 0xc12d9f70
  expect lane 13 R8 = 0xc085935c R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc085935c
  expect lane 14 R8 = 0x40f89597 R9 = 0x40f89597 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 15 R8 = 0x401017af R9 = 0x401017af R10 = 0x401017af R11 = 0x401017af
}

warp 34 { asm "TLD4.R R8, R0, 98, CUBE, 0xf"   active 0xfff
  s = { 1 0.0078125 0 -0.0078125 -0.390625 -0.9921875 -1 0.65625 0 1 -0.703125 0.984375 ... }
  t = { -0.9921875 1 -1 1 1 0.9921875 0 1 -0.0078125 -0.2421875 -0.921875 1 ... }
  r = { 0 0.9921875 -0.0078125 -0.0078125 -0.5703125 1 -0.0078125 -1 -1 0.09375 1 0.1015625 ... }
  expect lane 0 R8 = 0x3f4bffac R9 = 0x3f4bffac R10 = 0x3f4bffac R11 = 0x3f4bffac
  expect lane 1 R8 = 0xc12d9f70 R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc12d9f70
  expect lane 2 R8 = 0x41575188 R9 = 0x41575188 R10 = 0x41575188 R11 = 0x41575188
  expect lane 3 R8 = 0xc12d9f70 R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc12d9f70
  expect lane 4 R8 = 0xc12d9f70 R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc12d9f70
  expect lane 5 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
  expect lane 6 R8 = 0xc0851917 R9 = 0xc0851917 R10 = 0xc0851917 R11 = 0xc0851917
  expect lane 7 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 8 R8 = 0xc01f3b59 R9 = 0xc01f3b59 R10 = 0xc01f3b59 R11 = 0xc01f3b59
  expect lane 9 R8 = 0x3f4bffac R9 = 0x3f4bffac R10 = 0x3f4bffac R11 = 0x3f4bffac
  expect lane 10 R8 = 0x415ef246 R9 = 0x415ef246 R10 = 0x415ef246 R11 = 0x415ef246
  expect lane 11 R8 = 0xc12d9f70 R9 = 0xc12d9f70 R10 = 0xc12d9f70 R11 = 0xc12d9f70
}

warp 35 { asm "TLD4.R R8, R68, 99, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.87109375 -0.8261719 0.875 0.9472656 -0.80078125 -0.8535156 0.8046875 0.796875 -0.828125 -0.95703125 0.7910156 0.8203125 0.89453125 0.7988281 -0.91796875 -0.7734375 ... }
  t = { 0.85546875 -0.95703125 0.7558594 -0.7910156 0.8339844 -0.8808594 0.9628906 -0.875 1 1 1 1 -1 -1 -1 -1 0.94140625 -0.9785156 0.81640625 -0.8378906 0.8730469 -0.8105469 0.9863281 -0.8886719 ... }
  r = { 0.76953125 0.91015625 -0.7871094 -0.9160156 -0.9941406 -0.89453125 0.9140625 0.89453125 -0.93359375 0.7753906 -0.9277344 0.80859375 0.8222656 -0.8828125 0.8964844 -0.9375 1 1 1 1 -1 -1 -1 -1 ... }
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

warp 36 { asm "TLD4.R R8, R56, 100, CUBE, 0xf"   active 0xffff
  s = { -1.1210938 2 -1.4277344 -1.5175781 2 -1.2382812 -2 -0.10546875 -1.4804688 1.1269531 -0.9980469 1.6523438 -2 0.9941406 -2 -1.6875 ... }
  t = { 1.3320312 1.2128906 -2 -2 -1.3847656 -2 -1.578125 1.640625 -2 -2 -2 2 1.4765625 2 1 1.6894531 ... }
  r = { -2 -0.5097656 -0.38476562 -1.6894531 0.875 0.859375 1.5527344 -2 0.9980469 -1.1054688 -1.3242188 -0.9980469 -1.1660156 -1.0957031 1.109375 -2 ... }
  expect lane 0 R8 = 0x3f14a595 R9 = 0x3f17ce98 R10 = 0x3f17ce98 R11 = 0x3f14a595
  expect lane 1 R8 = 0x3dc630c6 R9 = 0x3f4e73ce R10 = 0x3f2d6bad R11 = 0x3e94a495
  expect lane 2 R8 = 0x3e2528a5 R9 = 0x3e2528a5 R10 = 0x3f77bdf8 R11 = 0x3f77bdf8
  expect lane 3 R8 = 0x3eb600b6 R9 = 0x3eb600b6 R10 = 0x3eb600b6 R11 = 0x3eb600b6
  expect lane 4 R8 = 0x3eaad6ab R9 = 0x3ec630c6 R10 = 0x3ec630c6 R11 = 0x3eaad6ab
  expect lane 5 R8 = 0x3f1ce79d R9 = 0x3f14a595 R10 = 0x3f800000 R11 = 0x3f3b08bb
  expect lane 6 R8 = 0x3f3b10bb R9 = 0x3f3b10bb R10 = 0x3f3b10bb R11 = 0x3f3b10bb
  expect lane 7 R8 = 0x3e2528a5 R9 = 0x3f4e73ce R10 = 0x3f4e73ce R11 = 0x3e2528a5
  expect lane 8 R8 = 0x3f1ce79d R9 = 0x3f1ce79d R10 = 0x3f3b08bb R11 = 0x3f3b08bb
  expect lane 9 R8 = 0x3ec630c6 R9 = 0x3f047b84 R10 = 0x3e94a495 R11 = 0x3f5ef7df
  expect lane 10 R8 = 0x3eb600b6 R9 = 0x3ec630c6 R10 = 0x3ec630c6 R11 = 0x3eb600b6
  expect lane 11 R8 = 0x3f4e73ce R9 = 0x3f4e73ce R10 = 0x3f2273a2 R11 = 0x3f2273a2
  expect lane 12 R8 = 0x3f16ff97 R9 = 0x3f14a595 R10 = 0x3f14a595 R11 = 0x3f16ff97
  expect lane 13 R8 = 0x3f2d6bad R9 = 0x3f4e73ce R10 = 0x3f2273a2 R11 = 0x3ed6b4d7
  expect lane 14 R8 = 0x3f6f7bef R9 = 0x3d042084 R10 = 0x3ed7bcd8 R11 = 0x3e94a495
  expect lane 15 R8 = 0x3f17ce98 R9 = 0x3f17ce98 R10 = 0x3f17ce98 R11 = 0x3f17ce98
}

warp 37 { asm "TLD4.G R8, R76, 101, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.84765625 -0.7910156 -0.8144531 0.9550781 ... }
  t = { -0.8808594 -0.8730469 1 -1 -0.9277344 -0.9550781 ... }
  r = { 0.8105469 -0.8886719 0.9550781 -0.98046875 1 -1 ... }
  expect lane 0 R8 = 0x3efce6fd R9 = 0x3f6739e7 R10 = 0x3ea528a5 R11 = 0x3e842084
  expect lane 1 R8 = 0x3ef220f2 R9 = 0x3ed6b4d7 R10 = 0x3ed6b4d7 R11 = 0x3f14a595
  expect lane 2 R8 = 0x3f3073b0 R9 = 0x3eb5acb6 R10 = 0x3f77bdf8 R11 = 0x3f3defbe
  expect lane 3 R8 = 0x3ef220f2 R9 = 0x3f14a595 R10 = 0x3ed6b4d7 R11 = 0x3ed6b4d7
  expect lane 4 R8 = 0x3f095289 R9 = 0x3f6739e7 R10 = 0x3e6738e7 R11 = 0x3ef7bcf8
  expect lane 5 R8 = 0x3e8eb48f R9 = 0x3e94a495 R10 = 0x3d842084 R11 = 0x3ef7bcf8
}

warp 38 { asm "TLD4.B R8, R40, 102, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.828125 0.8808594 0.9921875 -0.96875 ... }
  t = { 0.984375 0.7597656 1 -1 0.765625 0.921875 ... }
  r = { -0.9667969 0.9609375 -0.7675781 0.7988281 1 -1 ... }
  expect lane 0 R8 = 0x3f3defbe R9 = 0x3f5ef7df R10 = 0x3f35b5b6 R11 = 0x3f042184
  expect lane 1 R8 = 0x3d842084 R9 = 0x3f1ce79d R10 = 0x3ec58cc6 R11 = 0x3ef7bcf8
  expect lane 2 R8 = 0x3f042184 R9 = 0x3f3defbe R10 = 0x3f357bb5 R11 = 0x3f5ef7df
  expect lane 3 R8 = 0x3f2529a5 R9 = 0x3f0c638c R10 = 0x3f3b18bb R11 = 0x3f800000
  expect lane 4 R8 = 0x3f14a595 R9 = 0x3f5ef7df R10 = 0x3f3dc6be R11 = 0x3f4631c6
  expect lane 5 R8 = 0x3ed6b4d7 R9 = 0x3f2d6bad R10 = 0x3ebb4abb R11 = 0x0
}

warp 39 { asm "TLD4.A R8, R36, 103, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.9550781 0.9238281 0.9121094 -0.76953125 ... }
  t = { -0.9667969 -0.9453125 1 -1 -0.9453125 -0.7910156 ... }
  r = { -0.7871094 0.8730469 0.8046875 -0.87890625 1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f2affab R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f2affab R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 40 { asm "TLD4.A R8, R36, 104, CUBE, 0xf"   active 0xfff
  s = { -1 -0.9453125 -0.875 0.9980469 0.26953125 -1 -0.25 -0.25 -0.99609375 0.75 -0.99609375 -0.037109375 ... }
  t = { 0.75 1 -0.875 1 1 -0.7480469 1 1 -1 -0.7519531 -1 -1 ... }
  r = { 0.9550781 0.875 1 -0.7480469 0.703125 -0.7480469 -0.25 -0.7519531 -0.7519531 1 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3eaa00aa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f2affab R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x3f2affab R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 41 { asm "TLD4.R R8, R16, 105, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.9921875 -0.9036458 0.8489583 0.8177083 -0.9739583 -0.9635417 0.96875 0.96875 -0.9609375 -0.6796875 0.921875 0.9453125 0.7604167 0.7760417 -0.6953125 -0.9921875 ... }
  t = { 0.7760417 -0.8411458 0.9010417 -0.984375 0.8828125 -0.9713542 0.9427083 -0.9088542 1 1 1 1 -1 -1 -1 -1 0.921875 -0.7994792 0.9817708 -0.6979167 0.890625 -0.9973958 0.921875 -0.8776042 ... }
  r = { 0.9192708 0.6927083 -0.8645833 -0.8802083 -0.6953125 -0.6979167 0.7786458 0.734375 -0.9010417 0.7786458 -0.9453125 0.8567708 0.9348958 -0.9635417 0.796875 -0.7760417 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x46 R9 = 0xaa R10 = 0xb7 R11 = 0x8d
  expect lane 1 R8 = 0x67 R9 = 0x5f R10 = 0x68 R11 = 0x6f
  expect lane 2 R8 = 0x60 R9 = 0xb R10 = 0x6e R11 = 0xe0
  expect lane 3 R8 = 0x96 R9 = 0x85 R10 = 0xf0 R11 = 0xb
  expect lane 4 R8 = 0xf1 R9 = 0x32 R10 = 0x7b R11 = 0x89
  expect lane 5 R8 = 0x28 R9 = 0x1d R10 = 0x6 R11 = 0x57
  expect lane 6 R8 = 0x59 R9 = 0x7a R10 = 0x5d R11 = 0x47
  expect lane 7 R8 = 0x83 R9 = 0x98 R10 = 0x6f R11 = 0xd7
  expect lane 8 R8 = 0x32 R9 = 0x7b R10 = 0xf1 R11 = 0x89
  expect lane 9 R8 = 0x5d R9 = 0x7a R10 = 0x47 R11 = 0x59
  expect lane 10 R8 = 0xe0 R9 = 0x60 R10 = 0x6e R11 = 0xb
  expect lane 11 R8 = 0x46 R9 = 0x8d R10 = 0xaa R11 = 0xb7
  expect lane 12 R8 = 0xd7 R9 = 0x83 R10 = 0x6f R11 = 0x98
  expect lane 13 R8 = 0x28 R9 = 0x57 R10 = 0x1d R11 = 0x6
  expect lane 14 R8 = 0x5f R9 = 0x68 R10 = 0x67 R11 = 0x6f
  expect lane 15 R8 = 0xf0 R9 = 0x85 R10 = 0xb R11 = 0x96
  expect lane 16 R8 = 0x59 R9 = 0x7a R10 = 0x47 R11 = 0x5e
  expect lane 17 R8 = 0x98 R9 = 0x83 R10 = 0x6f R11 = 0xd7
  expect lane 18 R8 = 0x46 R9 = 0xaa R10 = 0x8c R11 = 0xb7
  expect lane 19 R8 = 0x5f R9 = 0x67 R10 = 0x68 R11 = 0x6f
  expect lane 20 R8 = 0x60 R9 = 0xb R10 = 0xe0 R11 = 0x6d
  expect lane 21 R8 = 0x86 R9 = 0x96 R10 = 0xf0 R11 = 0xb
  expect lane 22 R8 = 0xf1 R9 = 0x32 R10 = 0x8a R11 = 0x7b
  expect lane 23 R8 = 0x1d R9 = 0x28 R10 = 0x6 R11 = 0x57
}

warp 42 { asm "TLD4.R R8, R84, 106, CUBE, 0xf"   active 0xffff
  s = { 1.7395834 0.6666667 1.9505209 2 -0.8098958 -1.5104166 1.2838541 0.9947917 1.6901041 2 2 -2 1.8645834 -1 -1.6953125 2 ... }
  t = { -2 -1.9583334 2 -1.609375 -2 0.8333333 1.5130209 2 -2 -1.1979166 1.3723959 0.9947917 -2 1.7864584 -0.6666667 1.125 ... }
  r = { 1.8671875 2 0.6666667 1.6692709 -1.3854166 2 -2 1.1041666 0.9921875 1.4583334 0.6692708 1.7786459 -1.2135416 -2 2 -1.9296875 ... }
  expect lane 0 R8 = 0x67 R9 = 0x67 R10 = 0x67 R11 = 0x67
  expect lane 1 R8 = 0x5f R9 = 0x67 R10 = 0x67 R11 = 0x5f
  expect lane 2 R8 = 0x8d R9 = 0x8d R10 = 0xaa R11 = 0xaa
  expect lane 3 R8 = 0x67 R9 = 0x67 R10 = 0x67 R11 = 0x67
  expect lane 4 R8 = 0x28 R9 = 0x57 R10 = 0x57 R11 = 0x28
  expect lane 5 R8 = 0x59 R9 = 0x59 R10 = 0x5e R11 = 0x5e
  expect lane 6 R8 = 0x6d R9 = 0xe0 R10 = 0xe0 R11 = 0x6d
  expect lane 7 R8 = 0x46 R9 = 0x8d R10 = 0xaa R11 = 0xb7
  expect lane 8 R8 = 0x68 R9 = 0x68 R10 = 0x67 R11 = 0x67
  expect lane 9 R8 = 0x67 R9 = 0x67 R10 = 0x6f R11 = 0x6f
  expect lane 10 R8 = 0x8d R9 = 0xb7 R10 = 0xb7 R11 = 0x8d
  expect lane 11 R8 = 0x7a R9 = 0x7a R10 = 0x5d R11 = 0x5d
  expect lane 12 R8 = 0x85 R9 = 0x85 R10 = 0xb R11 = 0xb
  expect lane 13 R8 = 0x7b R9 = 0x8a R10 = 0x8a R11 = 0x7b
  expect lane 14 R8 = 0x98 R9 = 0x98 R10 = 0xd7 R11 = 0xd7
  expect lane 15 R8 = 0xb R9 = 0xb R10 = 0x6e R11 = 0x6e
}

warp 43 { asm "TLD4.G R8, R84, 107, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.7005208 -0.8359375 -0.8489583 0.9348958 ... }
  t = { -0.9088542 -0.6927083 1 -1 -0.9947917 -0.8645833 ... }
  r = { 0.9348958 -0.9791667 0.8072917 -0.9609375 1 -1 ... }
  expect lane 0 R8 = 0xa5 R9 = 0xb0 R10 = 0xb4 R11 = 0x8c
  expect lane 1 R8 = 0x58 R9 = 0x36 R10 = 0x2b R11 = 0xaa
  expect lane 2 R8 = 0xb6 R9 = 0xf7 R10 = 0x6d R11 = 0xbf
  expect lane 3 R8 = 0x58 R9 = 0xaa R10 = 0x36 R11 = 0x2b
  expect lane 4 R8 = 0x89 R9 = 0xd1 R10 = 0x77 R11 = 0x54
  expect lane 5 R8 = 0x83 R9 = 0xa3 R10 = 0xda R11 = 0xc
}

warp 44 { asm "TLD4.B R8, R88, 108, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.9947917 0.9791667 0.8229167 -0.7942708 ... }
  t = { 0.6744792 0.7239583 1 -1 0.6953125 0.8984375 ... }
  r = { -0.921875 0.75 -0.8098958 0.6953125 1 -1 ... }
  expect lane 0 R8 = 0x98 R9 = 0x3c R10 = 0x61 R11 = 0x4f
  expect lane 1 R8 = 0xf1 R9 = 0x1b R10 = 0x72 R11 = 0x4a
  expect lane 2 R8 = 0x4f R9 = 0x98 R10 = 0x60 R11 = 0x3c
  expect lane 3 R8 = 0x9 R9 = 0x50 R10 = 0x5c R11 = 0xbc
  expect lane 4 R8 = 0x57 R9 = 0xc1 R10 = 0x9e R11 = 0xc3
  expect lane 5 R8 = 0x7e R9 = 0x4b R10 = 0x5d R11 = 0x50
}

warp 45 { asm "TLD4.A R8, R56, 109, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.7630208 0.9713542 0.8697917 -0.7395833 ... }
  t = { -0.9557292 -0.7109375 1 -1 -0.7604167 -0.90625 ... }
  r = { -0.6692708 0.921875 0.9817708 -0.8802083 1 -1 ... }
  expect lane 0 R8 = 0x35 R9 = 0x82 R10 = 0xda R11 = 0x7a
  expect lane 1 R8 = 0xb8 R9 = 0x71 R10 = 0x99 R11 = 0x6
  expect lane 2 R8 = 0xb7 R9 = 0x70 R10 = 0x50 R11 = 0x4b
  expect lane 3 R8 = 0xda R9 = 0x82 R10 = 0x7a R11 = 0x35
  expect lane 4 R8 = 0x84 R9 = 0x63 R10 = 0x26 R11 = 0x7f
  expect lane 5 R8 = 0x2 R9 = 0x2e R10 = 0x45 R11 = 0x43
}

warp 46 { asm "TLD4.A R8, R64, 110, CUBE, 0xf"   active 0xfff
  s = { 0 -1 0.8333333 -1 -1 -0.046875 -1 0 -0.6640625 1 0.6692708 -0.6640625 ... }
  t = { -1 0.6666667 0.6692708 -0.8333333 -0.6666667 1 -0.6692708 -0.39322916 1 -0.6666667 -0.9973958 1 ... }
  r = { -0.7447917 0.9947917 1 0.7942708 -0.41666666 0.46354166 -0.9973958 1 0.6666667 -0.6875 -1 -0.7604167 ... }
  expect lane 0 R8 = 0x17 R9 = 0x35 R10 = 0x35 R11 = 0x17
  expect lane 1 R8 = 0xf8 R9 = 0xf8 R10 = 0x3 R11 = 0x3
  expect lane 2 R8 = 0xb7 R9 = 0xb7 R10 = 0xb7 R11 = 0xb7
  expect lane 3 R8 = 0x6 R9 = 0x6 R10 = 0x6 R11 = 0x6
  expect lane 4 R8 = 0x45 R9 = 0x17 R10 = 0x17 R11 = 0x45
  expect lane 5 R8 = 0xad R9 = 0xfd R10 = 0x23 R11 = 0x2d
  expect lane 6 R8 = 0x45 R9 = 0x45 R10 = 0x45 R11 = 0x45
  expect lane 7 R8 = 0xde R9 = 0x7f R10 = 0x62 R11 = 0xec
  expect lane 8 R8 = 0xad R9 = 0xfd R10 = 0xfd R11 = 0xad
  expect lane 9 R8 = 0x7a R9 = 0x7a R10 = 0x7a R11 = 0x7a
  expect lane 10 R8 = 0xda R9 = 0xda R10 = 0xda R11 = 0xda
  expect lane 11 R8 = 0xab R9 = 0x79 R10 = 0x79 R11 = 0xab
}

warp 47 { asm "TLD4.R R8, R72, 111, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8125 -0.796875 0.85546875 0.54296875 -0.57421875 -0.82421875 0.53515625 0.890625 -0.890625 -0.97265625 0.95703125 0.51953125 0.82421875 0.9296875 -0.6640625 -0.859375 ... }
  t = { 0.96875 -0.8203125 0.62109375 -0.8671875 0.5234375 -0.99609375 0.5625 -0.515625 1 1 1 1 -1 -1 -1 -1 0.71875 -0.8984375 0.984375 -0.67578125 0.515625 -0.58203125 0.98828125 -0.68359375 ... }
  r = { 0.87890625 0.73828125 -0.90625 -0.9375 -0.59765625 -0.6875 0.61328125 0.94140625 -0.63671875 0.7109375 -0.83984375 0.71484375 0.94921875 -0.5546875 0.76171875 -0.81640625 1 1 1 1 -1 -1 -1 -1 ... }
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

warp 48 { asm "TLD4.R R8, R84, 112, CUBE, 0xf"   active 0xffff
  s = { -2 -1 -1.1640625 -3 0.5 -2 -3 0.5 -1.953125 -1.6679688 -2 -1.8554688 -3 -0.5 2 -2.3828125 ... }
  t = { -1.5664062 1.7460938 2 1.53125 -1.7226562 0.9921875 1.8984375 2 2 -1.6757812 -1.3359375 2 2.15625 2 0.9921875 1.4648438 ... }
  r = { 1.4648438 2 -0.5 -2.3632812 2 1.546875 -2.0117188 1.3398438 -0.5 2 0.5 -0.9921875 -1.9492188 1.8632812 -1.8984375 3 ... }
  expect lane 0 R8 = 0xffffef74 R9 = 0x2661 R10 = 0x2661 R11 = 0xffffef74
  expect lane 1 R8 = 0x4975 R9 = 0x314c R10 = 0x314c R11 = 0x4975
  expect lane 2 R8 = 0x7c50 R9 = 0x314c R10 = 0x2186 R11 = 0xffffdce1
  expect lane 3 R8 = 0xffffdce1 R9 = 0xffffdce1 R10 = 0xffffdce1 R11 = 0xffffdce1
  expect lane 4 R8 = 0xffffe70b R9 = 0xffff9c59 R10 = 0xffff9c59 R11 = 0xffffe70b
  expect lane 5 R8 = 0x4975 R9 = 0x4975 R10 = 0x7c50 R11 = 0x7c50
  expect lane 6 R8 = 0xffffdce1 R9 = 0xffffdce1 R10 = 0xffffdce1 R11 = 0xffffdce1
  expect lane 7 R8 = 0x3fcc R9 = 0xffffa859 R10 = 0xffffad38 R11 = 0xffffa859
  expect lane 8 R8 = 0x7c50 R9 = 0x7c50 R10 = 0xffffdce1 R11 = 0xffffdce1
  expect lane 9 R8 = 0xffff9c8a R9 = 0xffff9c8a R10 = 0xffff9c8a R11 = 0xffff9c8a
  expect lane 10 R8 = 0xffffef74 R9 = 0x2661 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 11 R8 = 0xffffdce1 R9 = 0xffffdce1 R10 = 0x2186 R11 = 0x2186
  expect lane 12 R8 = 0xffffdce1 R9 = 0xffffdce1 R10 = 0xffffdce1 R11 = 0xffffdce1
  expect lane 13 R8 = 0x4975 R9 = 0x3fcc R10 = 0x3fcc R11 = 0x4975
  expect lane 14 R8 = 0x2ccd R9 = 0x2ccd R10 = 0xfffffa2f R11 = 0xfffffa2f
  expect lane 15 R8 = 0x7c50 R9 = 0x7c50 R10 = 0x4975 R11 = 0x4975
}

warp 49 { asm "TLD4.R R8, R108, 113, CUBE, 0xf"   active 0xfff
  s = { -0.75 -0.1640625 0.50390625 0.5 -1 -1 1 1 1 0.50390625 -0.50390625 0.9921875 ... }
  t = { 0.9921875 -0.671875 1 -0.5 1 -0.79296875 -1 0.5 1 -0.82421875 1 1 ... }
  r = { 1 -1 0.6484375 1 0.49609375 0.5 0.49609375 -0.04296875 -0.99609375 1 0.859375 -0.5 ... }
  expect lane 0 R8 = 0x7c50 R9 = 0x4975 R10 = 0x314c R11 = 0x4975
  expect lane 1 R8 = 0xffffaa68 R9 = 0xffffb8b8 R10 = 0x5bf8 R11 = 0xffffa9ec
  expect lane 2 R8 = 0x3fcc R9 = 0xffffa859 R10 = 0xffffad38 R11 = 0xffffa859
  expect lane 3 R8 = 0xffffe70b R9 = 0xffff9c59 R10 = 0xffff867f R11 = 0xffff9c59
  expect lane 4 R8 = 0x7c50 R9 = 0x314c R10 = 0x2186 R11 = 0xffffdce1
  expect lane 5 R8 = 0xffffef74 R9 = 0x2661 R10 = 0xffff9c8a R11 = 0x2661
  expect lane 6 R8 = 0xffffaa68 R9 = 0xffff8da7 R10 = 0xffff867f R11 = 0xffffe70b
  expect lane 7 R8 = 0xffff867f R9 = 0xffff8da7 R10 = 0xfffffa2f R11 = 0xffffad38
  expect lane 8 R8 = 0x65ae R9 = 0xfffffa2f R10 = 0x65ae R11 = 0x2ccd
  expect lane 9 R8 = 0xffffe70b R9 = 0xffff9c59 R10 = 0xffff867f R11 = 0xffff9c59
  expect lane 10 R8 = 0x314c R9 = 0x4975 R10 = 0x314c R11 = 0x7c50
  expect lane 11 R8 = 0xffffa859 R9 = 0xffffad38 R10 = 0xfffffa2f R11 = 0x65ae
}

warp 50 { asm "TLD4.R R8, R0, 114, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.796875 -0.75 0.69140625 0.62109375 -0.52734375 -0.921875 0.8125 0.91796875 -0.94921875 -0.609375 0.984375 0.83203125 0.52734375 0.83984375 -0.5625 -0.73828125 ... }
  t = { 0.6640625 -0.76171875 0.58203125 -0.8125 0.58203125 -0.68359375 0.73828125 -0.73046875 1 1 1 1 -1 -1 -1 -1 0.9453125 -0.75390625 0.58984375 -0.85546875 0.9375 -0.81640625 0.7890625 -0.83203125 ... }
  r = { 0.65625 0.85546875 -0.97265625 -0.578125 -0.81640625 -0.65234375 0.90234375 0.61328125 -0.875 0.51171875 -0.7890625 0.76953125 0.65625 -0.98828125 0.53125 -0.96484375 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xbccea000 R9 = 0x38800000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 1 R8 = 0x3f78e000 R9 = 0xb80c0000 R10 = 0x387fc000 R11 = 0x403b6000
  expect lane 2 R8 = 0x33800000 R9 = 0x43ec4000 R10 = 0x431ce000 R11 = 0x3c402000
  expect lane 3 R8 = 0x387fc000 R9 = 0x44a6a000 R10 = 0xc0e52000 R11 = 0x45786000
  expect lane 4 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x38800000 R11 = 0x7fffe000
  expect lane 5 R8 = 0x7f800000 R9 = 0xc5c9c000 R10 = 0x477fe000 R11 = 0x7f800000
  expect lane 6 R8 = 0x7f800000 R9 = 0x4225e000 R10 = 0x7f800000 R11 = 0xc154e000
  expect lane 7 R8 = 0x7f800000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x80000000
  expect lane 8 R8 = 0xff800000 R9 = 0x38800000 R10 = 0x7f800000 R11 = 0x7fffe000
  expect lane 9 R8 = 0x7f800000 R9 = 0x4225e000 R10 = 0xc154e000 R11 = 0x7f800000
  expect lane 10 R8 = 0x3c402000 R9 = 0x33800000 R10 = 0x431ce000 R11 = 0x43ec4000
  expect lane 11 R8 = 0xbccea000 R9 = 0x7fffe000 R10 = 0x38800000 R11 = 0x7fffe000
  expect lane 12 R8 = 0x80000000 R9 = 0x7f800000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 13 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0xc5c9c000 R11 = 0x477fe000
  expect lane 14 R8 = 0xb80c0000 R9 = 0x387fc000 R10 = 0x3f78e000 R11 = 0x403b6000
  expect lane 15 R8 = 0xc0e52000 R9 = 0x44a4a000 R10 = 0x45786000 R11 = 0x387fc000
  expect lane 16 R8 = 0x7f800000 R9 = 0x4225e000 R10 = 0xc154e000 R11 = 0x7f800000
  expect lane 17 R8 = 0x7fffe000 R9 = 0x7f800000 R10 = 0x7fffe000 R11 = 0x80000000
  expect lane 18 R8 = 0xbccea000 R9 = 0x38800000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 19 R8 = 0xb80c0000 R9 = 0x3f7bc000 R10 = 0x387fc000 R11 = 0x403b6000
  expect lane 20 R8 = 0x33800000 R9 = 0x43ec4000 R10 = 0x3c402000 R11 = 0x431ec000
  expect lane 21 R8 = 0x44a4a000 R9 = 0x387fc000 R10 = 0xc0e52000 R11 = 0x45786000
  expect lane 22 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 23 R8 = 0xc5c9c000 R9 = 0x7f800000 R10 = 0x477fe000 R11 = 0x7f800000
}

warp 51 { asm "TLD4.R R8, R80, 115, CUBE, 0xf"   active 0xffff
  s = { 2.4101562 -0.49609375 -2.328125 2.1210938 -0.5 -2.203125 2 0.7109375 2 -1.890625 -0.49609375 -1.8007812 -2.1210938 -0.5 1.140625 -1.2304688 ... }
  t = { -1.0585938 2 3 1.75 -2 3 -1.9921875 1.8710938 -0.859375 1.4921875 1.9414062 0.91796875 -1.9179688 2 0.50390625 1.1953125 ... }
  r = { -3 -1.546875 -0.5 3 1.2109375 -0.5 -1.2695312 -2 1.7695312 2 2 2 -3 -1.515625 2 -2 ... }
  expect lane 0 R8 = 0x44a4a000 R9 = 0x44a4a000 R10 = 0x45786000 R11 = 0x45786000
  expect lane 1 R8 = 0x7f800000 R9 = 0x43ec4000 R10 = 0x43ec4000 R11 = 0x7f800000
  expect lane 2 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 4 R8 = 0x7f800000 R9 = 0xb80c0000 R10 = 0x403b6000 R11 = 0x7fffe000
  expect lane 5 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 6 R8 = 0x387fc000 R9 = 0x44a6a000 R10 = 0x44a6a000 R11 = 0x387fc000
  expect lane 7 R8 = 0x431ec000 R9 = 0x3c402000 R10 = 0x3c402000 R11 = 0x431ec000
  expect lane 8 R8 = 0x3f78e000 R9 = 0x3f78e000 R10 = 0x403b6000 R11 = 0x403b6000
  expect lane 9 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 10 R8 = 0xc154e000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xc154e000
  expect lane 11 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 12 R8 = 0x7f800000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x7f800000
  expect lane 13 R8 = 0x7f800000 R9 = 0x43ec4000 R10 = 0x43ec4000 R11 = 0x7f800000
  expect lane 14 R8 = 0xbccea000 R9 = 0x38800000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 15 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x7fffe000 R11 = 0x38800000
}

warp 52 { asm "TLD4.G R8, R36, 116, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.953125 -0.73828125 -0.60546875 0.67578125 ... }
  t = { -0.8984375 -0.640625 1 -1 -0.5234375 -0.78515625 ... }
  r = { 0.98828125 -0.51171875 0.61328125 -0.8125 1 -1 ... }
  expect lane 0 R8 = 0xff800000 R9 = 0x3c9c4000 R10 = 0xff800000 R11 = 0xbc600000
  expect lane 1 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xff800000 R11 = 0x7f800000
  expect lane 2 R8 = 0x45034000 R9 = 0x38800000 R10 = 0x45c36000 R11 = 0x387fc000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x7f800000 R10 = 0x7fffe000 R11 = 0xff800000
  expect lane 4 R8 = 0x3e5d0000 R9 = 0xbc13e000 R10 = 0x3f26c000 R11 = 0x387fc000
  expect lane 5 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xc6dc6000 R11 = 0x33800000
}

warp 53 { asm "TLD4.B R8, R52, 117, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.80859375 0.51171875 0.72265625 -0.71875 ... }
  t = { 0.91796875 0.73046875 1 -1 0.7265625 0.65234375 ... }
  r = { -0.81640625 0.75390625 -0.6953125 0.9453125 1 -1 ... }
  expect lane 0 R8 = 0xbfffe000 R9 = 0xc648a000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 1 R8 = 0xbadb2000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x41a04000
  expect lane 2 R8 = 0x7fffe000 R9 = 0xbfffe000 R10 = 0x7fffe000 R11 = 0xc648a000
  expect lane 3 R8 = 0x80000000 R9 = 0x33800000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 4 R8 = 0xc08c0000 R9 = 0xbfffe000 R10 = 0xc3afe000 R11 = 0xc483a000
  expect lane 5 R8 = 0x44216000 R9 = 0xb87fc000 R10 = 0x4358e000 R11 = 0x38800000
}

warp 54 { asm "TLD4.A R8, R68, 118, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.6875 0.8671875 0.75390625 -0.67578125 ... }
  t = { -0.70703125 -0.671875 1 -1 -0.578125 -0.765625 ... }
  r = { -0.9140625 0.61328125 0.71875 -0.98046875 1 -1 ... }
  expect lane 0 R8 = 0x387fc000 R9 = 0x7f800000 R10 = 0x3f996000 R11 = 0x7f800000
  expect lane 1 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 2 R8 = 0x4452a000 R9 = 0x438be000 R10 = 0xbb312000 R11 = 0xba540000
  expect lane 3 R8 = 0x3f996000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x387fc000
  expect lane 4 R8 = 0x44308000 R9 = 0x44fb4000 R10 = 0x387fc000 R11 = 0x45a52000
  expect lane 5 R8 = 0xbfffe000 R9 = 0xbfc10000 R10 = 0xbfffe000 R11 = 0xbf09c000
}

warp 55 { asm "TLD4.A R8, R28, 119, CUBE, 0xf"   active 0xfff
  s = { 1 -1 0.5 -0.49609375 0.76953125 0.75 1 -1 -0.984375 0.75 0.50390625 0.58984375 ... }
  t = { -0.50390625 0.91796875 -0.75 -1 -0.75 -1 -1 -0.6640625 -1 0.5 -0.50390625 1 ... }
  r = { 0.5 0.5 -1 1 -1 -0.9921875 -0.984375 -1 0.99609375 -1 -1 0.875 ... }
  expect lane 0 R8 = 0x387fc000 R9 = 0x7f800000 R10 = 0x7f800000 R11 = 0x387fc000
  expect lane 1 R8 = 0x3f802000 R9 = 0x3f802000 R10 = 0x3f802000 R11 = 0x3f802000
  expect lane 2 R8 = 0x3f996000 R9 = 0xbf09c000 R10 = 0xbf09c000 R11 = 0x3f996000
  expect lane 3 R8 = 0x7fffe000 R9 = 0x45a52000 R10 = 0x45a52000 R11 = 0x7fffe000
  expect lane 4 R8 = 0x3f996000 R9 = 0x3f996000 R10 = 0x3f996000 R11 = 0x3f996000
  expect lane 5 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0x387fc000 R11 = 0x387fc000
  expect lane 6 R8 = 0x387fc000 R9 = 0x387fc000 R10 = 0x387fc000 R11 = 0x387fc000
  expect lane 7 R8 = 0xbf09c000 R9 = 0xbf09c000 R10 = 0xbf09c000 R11 = 0xbf09c000
  expect lane 8 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 9 R8 = 0x3f996000 R9 = 0x3f996000 R10 = 0x3cde8000 R11 = 0x3cde8000
  expect lane 10 R8 = 0x3f996000 R9 = 0x3f996000 R10 = 0x3f996000 R11 = 0x3f996000
  expect lane 11 R8 = 0xba540000 R9 = 0xba540000 R10 = 0xba540000 R11 = 0xba540000
}

warp 56 { asm "TLD4.R R8, R116, 120, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8671875 -0.87890625 0.8203125 0.98046875 -0.81640625 -0.8125 0.80859375 0.9609375 -0.87109375 -0.6328125 0.609375 0.70703125 0.75390625 0.81640625 -0.71484375 -0.640625 ... }
  t = { 0.76171875 -0.6640625 0.953125 -0.875 0.70703125 -0.83984375 0.97265625 -0.56640625 1 1 1 1 -1 -1 -1 -1 0.72265625 -0.5390625 0.515625 -0.8671875 0.84765625 -0.8828125 0.59375 -0.7734375 ... }
  r = { 0.6953125 0.7109375 -0.87890625 -0.7890625 -0.8359375 -0.96875 0.546875 0.64453125 -0.8984375 0.91015625 -0.875 0.69140625 0.85546875 -0.75 0.55078125 -0.78125 1 1 1 1 -1 -1 -1 -1 ... }
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
  s = { 2 0.5 2 -2.2695312 0.97265625 1.3007812 1.0703125 0.5 -2 -2.3789062 0.7890625 1.7617188 -3 0.50390625 -2.1328125 -1.453125 ... }
  t = { 1.6601562 3 -0.6484375 3 -3 -0.98046875 1.1679688 3 -0.1640625 3 -2.359375 2 -2.15625 3 -0.5 -2 ... }
  r = { -1.7578125 -2.375 -1.8984375 -2.4375 2.46875 2 2 -2.390625 -1.9960938 -2.2148438 -3 -0.84765625 2.4335938 -2.0625 -3 -1.546875 ... }
  expect lane 0 R8 = 0x3ef736f7 R9 = 0x3ef736f7 R10 = 0x3ef736f7 R11 = 0x3ef736f7
  expect lane 1 R8 = 0x3f089989 R9 = 0x3ef872f8 R10 = 0x3ef872f8 R11 = 0x3f089989
  expect lane 2 R8 = 0x3ec9a6ca R9 = 0x3ec9a6ca R10 = 0x3bdf00df R11 = 0x3bdf00df
  expect lane 3 R8 = 0x3f092989 R9 = 0x3f092989 R10 = 0x3f092989 R11 = 0x3f092989
  expect lane 4 R8 = 0x3f5a50da R9 = 0x3eedf4ee R10 = 0x3eedf4ee R11 = 0x3f5a50da
  expect lane 5 R8 = 0x3d953095 R9 = 0x3eef82f0 R10 = 0x3ef24af2 R11 = 0x3f5a50da
  expect lane 6 R8 = 0x3ec256c2 R9 = 0x0 R10 = 0x3e53f4d4 R11 = 0x3e7518f5
  expect lane 7 R8 = 0x3f089989 R9 = 0x3ef872f8 R10 = 0x3ef872f8 R11 = 0x3f089989
  expect lane 8 R8 = 0x3e2354a3 R9 = 0x3e2354a3 R10 = 0x3f2fb0b0 R11 = 0x3f2fb0b0
  expect lane 9 R8 = 0x3f092989 R9 = 0x3f092989 R10 = 0x3f092989 R11 = 0x3f092989
  expect lane 10 R8 = 0x3ec868c8 R9 = 0x3f0bcb8c R10 = 0x3f0bcb8c R11 = 0x3ec868c8
  expect lane 11 R8 = 0x3e1c5c9c R9 = 0x3e1c5c9c R10 = 0x3ef872f8 R11 = 0x3ef872f8
  expect lane 12 R8 = 0x3f59edda R9 = 0x3f59edda R10 = 0x3f59edda R11 = 0x3f59edda
  expect lane 13 R8 = 0x3f089989 R9 = 0x3ef872f8 R10 = 0x3ef872f8 R11 = 0x3f089989
  expect lane 14 R8 = 0x3ee2e6e3 R9 = 0x3ee2e6e3 R10 = 0x3f47aac8 R11 = 0x3f47aac8
  expect lane 15 R8 = 0x3ee35ee3 R9 = 0x3e2354a3 R10 = 0x3e2354a3 R11 = 0x3ee35ee3
}

warp 58 { asm "TLD4.B R8, R88, 122, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.7890625 -0.87109375 -0.69140625 0.59375 ... }
  t = { -0.74609375 -0.9765625 1 -1 -0.5078125 -0.6796875 ... }
  r = { 0.84765625 -0.6015625 0.63671875 -0.8515625 1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 59 { asm "TLD4.B R8, R0, 123, CUBE, 0xf"   active 0xfff
  s = { 0.8828125 -0.5 0.5 1 -0.49609375 1 0.80859375 -1 -1 0.50390625 -0.49609375 -1 ... }
  t = { -1 -0.5 -1 0.9921875 1 0.75 1 0.5 0.8125 1 -1 -0.75 ... }
  r = { -0.49609375 -1 -1 0.49609375 0.03515625 0.5 -0.28515625 -1 0.49609375 0.50390625 0.99609375 -0.49609375 ... }
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

warp 60 { asm "TLD4.R R8, R68, 124, ARRAY_CUBE, 0xf"   active 0xffffff
  array = { 2 1 1 2 0 2 0 1 1 0 0 1 1 0 2 0 0 1 1 0 0 2 0 2 ... }
  s = { 1 1 1 1 -1 -1 -1 -1 -0.8984375 -0.7786458 0.6770833 0.9921875 -0.9244792 -0.671875 0.7135417 0.71875 -0.6927083 -0.9661458 0.9375 0.984375 0.7942708 0.8958333 -0.9140625 -0.6692708 ... }
  t = { 0.7395833 -0.8046875 0.6822917 -0.9505208 0.7135417 -0.6796875 0.7473958 -0.9036458 1 1 1 1 -1 -1 -1 -1 0.9270833 -0.6692708 0.9296875 -0.9583333 0.7213542 -0.7864583 0.8177083 -0.9036458 ... }
  r = { 0.9296875 0.9557292 -0.8307292 -0.9739583 -0.8463542 -0.6901042 0.9036458 0.8645833 -0.8411458 0.8020833 -0.7213542 0.6744792 0.8802083 -0.7213542 0.8020833 -0.8776042 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3e21031e R9 = 0xc11d175a R10 = 0x3ec6a743 R11 = 0xc047814f
  expect lane 1 R8 = 0xc105328f R9 = 0x3ffd148f R10 = 0xc14e1485 R11 = 0xc1604a38
  expect lane 2 R8 = 0x3eabde3f R9 = 0xbec50487 R10 = 0x3e6c9bd3 R11 = 0x3f3db759
  expect lane 3 R8 = 0x3d8d50db R9 = 0xbde25a3b R10 = 0x3ec22068 R11 = 0xbf459e2f
  expect lane 4 R8 = 0xbe25ff9b R9 = 0x3f5227c3 R10 = 0xbe8ee74c R11 = 0x3e0461f7
  expect lane 5 R8 = 0x4074aae2 R9 = 0x41579145 R10 = 0xbfc3529b R11 = 0xbed4a0dd
  expect lane 6 R8 = 0x3edcfdc6 R9 = 0x3d6f1a6b R10 = 0x3d958fa1 R11 = 0xbe8cde51
  expect lane 7 R8 = 0x40cf91aa R9 = 0xc03a7d83 R10 = 0xbdc04173 R11 = 0xc16fe06b
  expect lane 8 R8 = 0xbd868dfb R9 = 0xc12d57bd R10 = 0x3d32a1dd R11 = 0xc0696610
  expect lane 9 R8 = 0x3d8fe831 R9 = 0x3d6f1a6b R10 = 0xbe8cde51 R11 = 0x3edcfdc6
  expect lane 10 R8 = 0x3e12103d R9 = 0x3e72b081 R10 = 0x3e231234 R11 = 0x3dc95230
  expect lane 11 R8 = 0x3e21031e R9 = 0xc044f41d R10 = 0xc11d175a R11 = 0x3ec6a743
  expect lane 12 R8 = 0xc16fe06b R9 = 0x40cf91aa R10 = 0xbdc04173 R11 = 0xc0351ede
  expect lane 13 R8 = 0x3fdb8c4e R9 = 0x3f79a55c R10 = 0xbf36bfae R11 = 0x409d36a0
  expect lane 14 R8 = 0x3ffd148f R9 = 0xc14e1485 R10 = 0xc10444d8 R11 = 0xc1604a38
  expect lane 15 R8 = 0xbfc96ab8 R9 = 0xbfbffc59 R10 = 0x3e67c960 R11 = 0xc04886eb
  expect lane 16 R8 = 0x3edcfdc6 R9 = 0x3d6f1a6b R10 = 0xbe8cde51 R11 = 0x3d929337
  expect lane 17 R8 = 0xc036c403 R9 = 0x40cf91aa R10 = 0xbdc04173 R11 = 0xc16fe06b
  expect lane 18 R8 = 0x3e21031e R9 = 0xc11d175a R10 = 0xc04502e2 R11 = 0x3ec6a743
  expect lane 19 R8 = 0xbfadc7a3 R9 = 0xbe9f4c66 R10 = 0x3ec3f1ad R11 = 0x3d197114
  expect lane 20 R8 = 0x3e72b081 R9 = 0x3dc95230 R10 = 0x3e12103d R11 = 0x3e22e4cd
  expect lane 21 R8 = 0xbdd924c8 R9 = 0x3d8d50db R10 = 0x3ec22068 R11 = 0xbf459e2f
  expect lane 22 R8 = 0xbe25ff9b R9 = 0x3f5227c3 R10 = 0x3e007358 R11 = 0xbe8ee74c
  expect lane 23 R8 = 0x41579145 R9 = 0x4074f1f8 R10 = 0xbfc3529b R11 = 0xbed4a0dd
}

warp 61 { asm "TLD4.R R8, R104, 125, ARRAY_CUBE, 0xf"   active 0xffff
  array = { 0 1 2 2 1 0 2 0 2 1 1 1 2 0 1 2 ... }
  s = { -1.203125 -0.1328125 -1.0364584 -1.5703125 -0.6640625 -1.0651041 2 -0.9973958 -1.7421875 -1.1770834 0.9947917 1.2942709 2 0.21614583 1.4010416 1.1901041 ... }
  t = { -2 2 2 1.1302084 -1.4166666 -0.6666667 -1.46875 -2 -0.6692708 -1.9270834 -1.6692709 0.6640625 1.5338541 1.2135416 2 2 ... }
  r = { -1.9270834 -1.5286459 0.734375 2 -2 2 -1.203125 1.5182291 -2 2 2 -2 -1.21875 -2 -1 -1.6614584 ... }
  expect lane 0 R8 = 0x3fdb8c4e R9 = 0x3f79a55c R10 = 0x3f79a55c R11 = 0x3fdb8c4e
  expect lane 1 R8 = 0x3d32a1dd R9 = 0x3d3bd68f R10 = 0x3d3bd68f R11 = 0x3d32a1dd
  expect lane 2 R8 = 0x40ebd258 R9 = 0x3dd59808 R10 = 0x415d4d4d R11 = 0x41018ba3
  expect lane 3 R8 = 0x41018ba3 R9 = 0x41018ba3 R10 = 0x40ea1b14 R11 = 0x40ea1b14
  expect lane 4 R8 = 0x40486185 R9 = 0x41579145 R10 = 0x41579145 R11 = 0x40486185
  expect lane 5 R8 = 0x3f9e09b4 R9 = 0x40b83654 R10 = 0x4158cd3a R11 = 0xc17bf636
  expect lane 6 R8 = 0x3d8d50db R9 = 0xbde25a3b R10 = 0xbde25a3b R11 = 0x3d8d50db
  expect lane 7 R8 = 0x3f9a2424 R9 = 0x4158cd3a R10 = 0x4158cd3a R11 = 0x3f9a2424
  expect lane 8 R8 = 0x4074f1f8 R9 = 0x4074f1f8 R10 = 0xbfc3529b R11 = 0xbfc3529b
  expect lane 9 R8 = 0xc036c403 R9 = 0x40cf91aa R10 = 0x40cf91aa R11 = 0xc036c403
  expect lane 10 R8 = 0x3ffd148f R9 = 0xc10544c5 R10 = 0xc10544c5 R11 = 0x3ffd148f
  expect lane 11 R8 = 0xc0adcb54 R9 = 0xbef1f9c9 R10 = 0xbec50487 R11 = 0x3eabde3f
  expect lane 12 R8 = 0x3f3db759 R9 = 0x3e6c9bd3 R10 = 0x3e6c9bd3 R11 = 0x3f3db759
  expect lane 13 R8 = 0x3dc95230 R9 = 0x3de742d7 R10 = 0xbfeb2441 R11 = 0x3e12103d
  expect lane 14 R8 = 0x3eabde3f R9 = 0x3eabde3f R10 = 0x3e6e3af4 R11 = 0x3e6e3af4
  expect lane 15 R8 = 0xbec50487 R9 = 0x3e6e3af4 R10 = 0x3e6e3af4 R11 = 0xbec50487
}

warp 62 { asm "TLD4.R R8, R108, 126, ARRAY_CUBE, 0xf"   active 0xfff
  array = { 1 1 1 1 2 2 1 0 1 0 2 2 ... }
  s = { 0.6666667 -0.3515625 -0.9947917 -0.6666667 -0.9973958 -0.7864583 -0.6666667 -0.8333333 -0.6666667 -0.7057292 -1 -0.9973958 ... }
  t = { 0.9947917 0.6666667 -0.9973958 -0.6666667 -0.921875 -1 -0.6666667 0.6666667 -0.41666666 -1 0.8255208 0.046875 ... }
  r = { 1 1 -1 1 1 1 -1 1 -1 0.6666667 -0.6666667 1 ... }
  expect lane 0 R8 = 0x3e21031e R9 = 0x3e21031e R10 = 0x3e21031e R11 = 0x3e21031e
  expect lane 1 R8 = 0x3f74203b R9 = 0xbda8d1ae R10 = 0x3ffb1f77 R11 = 0x3dd59808
  expect lane 2 R8 = 0xbed4a0dd R9 = 0xbed4a0dd R10 = 0xbed4a0dd R11 = 0xbed4a0dd
  expect lane 3 R8 = 0xbdc04173 R9 = 0x4065ba0e R10 = 0x4065ba0e R11 = 0xbdc04173
  expect lane 4 R8 = 0xbdc04173 R9 = 0xbdc04173 R10 = 0xbdc04173 R11 = 0xbdc04173
  expect lane 5 R8 = 0xbdc04173 R9 = 0xbdc04173 R10 = 0xbdc04173 R11 = 0xbdc04173
  expect lane 6 R8 = 0xbed4a0dd R9 = 0xbed4a0dd R10 = 0xbed4a0dd R11 = 0xbed4a0dd
  expect lane 7 R8 = 0x3db6deec R9 = 0x3db6deec R10 = 0x3d6f1a6b R11 = 0x3d6f1a6b
  expect lane 8 R8 = 0xbed4a0dd R9 = 0xbed4a0dd R10 = 0x3e01bcee R11 = 0x3e01bcee
  expect lane 9 R8 = 0x3d2f6ed3 R9 = 0x3d2f6ed3 R10 = 0x40b83654 R11 = 0x40b83654
  expect lane 10 R8 = 0xbd868dfb R9 = 0xc0a578c6 R10 = 0xc0a578c6 R11 = 0xbd868dfb
  expect lane 11 R8 = 0x3f74203b R9 = 0x3f74203b R10 = 0x3dd59808 R11 = 0x3dd59808
}

warp 63 { asm "TLD4.R R8, R4, 127, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.89453125 -0.7734375 0.7734375 0.56640625 -0.51171875 -0.75390625 0.9609375 0.6328125 -0.87890625 -0.62890625 0.99609375 0.91796875 0.5078125 0.90234375 -0.90625 -0.671875 ... }
  t = { 0.74609375 -0.7265625 0.75390625 -0.91015625 0.953125 -0.6328125 0.96875 -0.71875 1 1 1 1 -1 -1 -1 -1 0.984375 -0.88671875 0.6171875 -0.5390625 0.60546875 -0.6328125 0.5390625 -0.81640625 ... }
  r = { 0.6171875 0.98828125 -0.9140625 -0.64453125 -0.7265625 -0.7421875 0.58984375 0.7265625 -0.859375 0.84375 -0.640625 0.64453125 0.52734375 -0.5859375 0.5625 -0.8828125 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x1596a2eb R10 = 0xbfc00000 R11 = 0xbe2a0000
  expect lane 1 R8 = 0xacec4e44 R9 = 0x1e8819a8 R10 = 0xadafde04 R11 = 0x26c40927
  expect lane 2 R8 = 0xf3cf09c2 R9 = 0xe0c4591f R10 = 0xf30b1a8e R11 = 0x80000000
  expect lane 3 R8 = 0xa00000 R9 = 0x7d4910de R10 = 0x3f800000 R11 = 0x7e15a164
  expect lane 4 R8 = 0xfdd1e5b2 R9 = 0x89cdecfb R10 = 0x800001 R11 = 0xfd0b6288
  expect lane 5 R8 = 0x20a3a13c R9 = 0x80000000 R10 = 0x21738ac4 R11 = 0x897b58f6
  expect lane 6 R8 = 0x800001 R9 = 0x80000000 R10 = 0x0 R11 = 0x80800000
  expect lane 7 R8 = 0x36501a63 R9 = 0x7e8b78d5 R10 = 0x3b22ab7e R11 = 0x7f4f9613
  expect lane 8 R8 = 0x89cdecfb R9 = 0x800001 R10 = 0xfdd1e5b2 R11 = 0xfd0b6288
  expect lane 9 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80800000 R11 = 0x800001
  expect lane 10 R8 = 0x80000000 R9 = 0xf3cf09c2 R10 = 0xf3097c7b R11 = 0xe0c4591f
  expect lane 11 R8 = 0x3f800000 R9 = 0xbe300000 R10 = 0x1596a2eb R11 = 0xbfc00000
  expect lane 12 R8 = 0x7f4f9613 R9 = 0x36501a63 R10 = 0x3b22ab7e R11 = 0x7e89d9a9
  expect lane 13 R8 = 0x20a1ba26 R9 = 0x897b58f6 R10 = 0x80000000 R11 = 0x21738ac4
  expect lane 14 R8 = 0x1e8819a8 R9 = 0xadafde04 R10 = 0xace98ecc R11 = 0x26c40927
  expect lane 15 R8 = 0x3f800000 R9 = 0x7d46ba59 R10 = 0x7e15a164 R11 = 0xa00000
  expect lane 16 R8 = 0x800001 R9 = 0x80000000 R10 = 0x80800000 R11 = 0x0
  expect lane 17 R8 = 0x7e89d9a9 R9 = 0x36501a63 R10 = 0x3b22ab7e R11 = 0x7f4f9613
  expect lane 18 R8 = 0x3f800000 R9 = 0x1596a2eb R10 = 0xbe260000 R11 = 0xbfc00000
  expect lane 19 R8 = 0x1e8819a8 R9 = 0xace98ec0 R10 = 0xadafde04 R11 = 0x26c40927
  expect lane 20 R8 = 0xf3cf09c2 R9 = 0xe0c4591f R10 = 0x80000000 R11 = 0xf3097c7b
  expect lane 21 R8 = 0x7d46ba59 R9 = 0xa00000 R10 = 0x3f800000 R11 = 0x7e15a164
  expect lane 22 R8 = 0xfdd1e5b2 R9 = 0x89cdecfb R10 = 0xfd0d0654 R11 = 0x800001
  expect lane 23 R8 = 0x80000000 R9 = 0x20a1ba26 R10 = 0x21738ac4 R11 = 0x897b58f6
}

warp 0 { asm "TLD4.R R8, R20, 128, CUBE, 0xf"   active 0xffff
  s = { -1.3125 0.77734375 2.34375 3 -0.9765625 -1.2695312 3 0.5 -1.7304688 2.3203125 -2 -2 1.3320312 0.921875 -1.2265625 -3 ... }
  t = { 2.4960938 -1.1484375 -0.49609375 -2.0234375 -1.1835938 1 1.9179688 1.2148438 -0.5 -2.390625 1.5742188 -0.49609375 -1.4335938 -2 -2 2.2148438 ... }
  r = { -3 2 -3 -1.7890625 2 -2 -2.2695312 2 2 3 0.5 -1.0195312 -2 1.6835938 0.75 -2.390625 ... }
  expect lane 0 R8 = 0x800001 R9 = 0xfd0d0654 R10 = 0xfd0d0654 R11 = 0x800001
  expect lane 1 R8 = 0x1e8819a8 R9 = 0xace98ec0 R10 = 0xadafde04 R11 = 0x26c40927
  expect lane 2 R8 = 0x7e15a164 R9 = 0x7e15a164 R10 = 0xf3cf09c2 R11 = 0xf3cf09c2
  expect lane 3 R8 = 0x7d4910de R9 = 0x7d4910de R10 = 0x7d4910de R11 = 0x7d4910de
  expect lane 4 R8 = 0x7e89d9a9 R9 = 0x36501a63 R10 = 0x3b22ab7e R11 = 0x7f4f9613
  expect lane 5 R8 = 0xfdd1e5b2 R9 = 0x89cdecfb R10 = 0xfd0d0654 R11 = 0x800001
  expect lane 6 R8 = 0xf30b1a8e R9 = 0xf30b1a8e R10 = 0xf30b1a8e R11 = 0xf30b1a8e
  expect lane 7 R8 = 0x3f800000 R9 = 0x1596a2eb R10 = 0xbe260000 R11 = 0xbfc00000
  expect lane 8 R8 = 0x7e89d9a9 R9 = 0x7e89d9a9 R10 = 0x7f4f9613 R11 = 0x7f4f9613
  expect lane 9 R8 = 0xace98ec0 R9 = 0xace98ec0 R10 = 0xace98ec0 R11 = 0xace98ec0
  expect lane 10 R8 = 0x80800000 R9 = 0x0 R10 = 0x0 R11 = 0x80800000
  expect lane 11 R8 = 0x897b58f6 R9 = 0x21738ac4 R10 = 0x89cdecfb R11 = 0xfdd1e5b2
  expect lane 12 R8 = 0x7d46ba59 R9 = 0xa00000 R10 = 0x3f800000 R11 = 0x7e15a164
  expect lane 13 R8 = 0x26c40927 R9 = 0xace98ecc R10 = 0xace98ecc R11 = 0x26c40927
  expect lane 14 R8 = 0x7f4f9613 R9 = 0x36501a63 R10 = 0x3b22ab7e R11 = 0x7e89d9a9
  expect lane 15 R8 = 0xfd0b6288 R9 = 0xfd0b6288 R10 = 0xfd0b6288 R11 = 0xfd0b6288
}

warp 1 { asm "TLD4.R R8, R56, 129, CUBE, 0xf"   active 0xfff
  s = { 1 1 1 -1 -0.5 0.5 -0.5 0.49609375 0.78125 -1 1 -1 ... }
  t = { -0.9921875 -0.5 -0.50390625 -0.5 1 -1 -1 0.71484375 -1 0.99609375 -0.49609375 -1 ... }
  r = { 0.50390625 0.5 0.59765625 0.99609375 0.9921875 0.50390625 -0.1640625 1 0.9921875 1 0.61328125 -0.34765625 ... }
  expect lane 0 R8 = 0xacec4e44 R9 = 0x1e8819a8 R10 = 0xadafde04 R11 = 0x26c40927
  expect lane 1 R8 = 0x1e8819a8 R9 = 0xa00000 R10 = 0x7e15a164 R11 = 0xadafde04
  expect lane 2 R8 = 0xacec4e44 R9 = 0x1e8819a8 R10 = 0xadafde04 R11 = 0x26c40927
  expect lane 3 R8 = 0x36501a63 R9 = 0x7e8b78d5 R10 = 0x3b22ab7e R11 = 0x7f4f9613
  expect lane 4 R8 = 0x80000000 R9 = 0x3f800000 R10 = 0xbfc00000 R11 = 0x80800000
  expect lane 5 R8 = 0x1e8819a8 R9 = 0xadafde04 R10 = 0xace98ecc R11 = 0x26c40927
  expect lane 6 R8 = 0x80000000 R9 = 0xa00000 R10 = 0x1e8819a8 R11 = 0x36501a63
  expect lane 7 R8 = 0x80000000 R9 = 0x3f800000 R10 = 0xbfc00000 R11 = 0x80800000
  expect lane 8 R8 = 0x1e8819a8 R9 = 0xadafde04 R10 = 0xace98ecc R11 = 0x26c40927
  expect lane 9 R8 = 0x800001 R9 = 0x80000000 R10 = 0x80800000 R11 = 0x0
  expect lane 10 R8 = 0x26c40927 R9 = 0xadafde04 R10 = 0x1596a2eb R11 = 0x3f800000
  expect lane 11 R8 = 0x21738ac4 R9 = 0x80000000 R10 = 0x36501a63 R11 = 0x7f4f9613
}

warp 2 { asm "TLD4.R R8, R112, 130, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.890625 -0.8151042 0.6927083 0.75 -0.9140625 -0.8489583 0.90625 0.7578125 -0.7682292 -0.6848958 0.8385417 0.9921875 0.9869792 0.8307292 -0.84375 -0.7291667 ... }
  t = { 0.703125 -0.7708333 0.9453125 -0.7213542 0.75 -0.8828125 0.7734375 -0.953125 1 1 1 1 -1 -1 -1 -1 0.7786458 -0.7760417 0.7395833 -0.9921875 0.7838542 -0.7838542 0.8723958 -0.7135417 ... }
  r = { 0.9921875 0.7317708 -0.9088542 -0.9348958 -0.8880208 -0.8776042 0.7473958 0.8098958 -0.9010417 0.9010417 -0.7395833 0.9114583 0.7395833 -0.7708333 0.7708333 -0.9088542 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xff800000 R9 = 0x0 R10 = 0xb87fc000 R11 = 0xff800000
  expect lane 1 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbe244000
  expect lane 2 R8 = 0xba088000 R9 = 0x38800000 R10 = 0x3e854000 R11 = 0x3f48c000
  expect lane 3 R8 = 0x477fe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbf514000
  expect lane 4 R8 = 0x3a32e000 R9 = 0xbdbec000 R10 = 0x80000000 R11 = 0xbcfe8000
  expect lane 5 R8 = 0x7fffe000 R9 = 0xc102a000 R10 = 0xbb71e000 R11 = 0x7fffe000
  expect lane 6 R8 = 0x38800000 R9 = 0x3c7f4000 R10 = 0x420b4000 R11 = 0x42d1c000
  expect lane 7 R8 = 0x38800000 R9 = 0xb876c000 R10 = 0x387fc000 R11 = 0xb99b0000
  expect lane 8 R8 = 0xbdbec000 R9 = 0x80000000 R10 = 0x3a32e000 R11 = 0xbcfb8000
  expect lane 9 R8 = 0x420d0000 R9 = 0x3c7f4000 R10 = 0x42d1c000 R11 = 0x38800000
  expect lane 10 R8 = 0x3f48c000 R9 = 0xba088000 R10 = 0x3e86c000 R11 = 0x38800000
  expect lane 11 R8 = 0xff800000 R9 = 0xff800000 R10 = 0x0 R11 = 0xb87fc000
  expect lane 12 R8 = 0xb99b0000 R9 = 0x38800000 R10 = 0x387fc000 R11 = 0xb870c000
  expect lane 13 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xc102a000 R11 = 0xbb71e000
  expect lane 14 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbe244000
  expect lane 15 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xbf514000 R11 = 0x477fe000
  expect lane 16 R8 = 0x38800000 R9 = 0x3c7f4000 R10 = 0x42d1c000 R11 = 0x420b4000
  expect lane 17 R8 = 0xb870c000 R9 = 0x38800000 R10 = 0x387fc000 R11 = 0xb99b0000
  expect lane 18 R8 = 0xff800000 R9 = 0x0 R10 = 0xff800000 R11 = 0xb87fc000
  expect lane 19 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbe244000
  expect lane 20 R8 = 0xba088000 R9 = 0x38800000 R10 = 0x3f48c000 R11 = 0x3e854000
  expect lane 21 R8 = 0x7fffe000 R9 = 0x477fe000 R10 = 0x7fffe000 R11 = 0xbf514000
  expect lane 22 R8 = 0x3a32e000 R9 = 0xbdbec000 R10 = 0xbcfb8000 R11 = 0x80000000
  expect lane 23 R8 = 0xc102a000 R9 = 0x7fffe000 R10 = 0xbb71e000 R11 = 0x7fffe000
}

warp 3 { asm "TLD4.R R8, R108, 131, CUBE, 0xf"   active 0xffff
  s = { -1.8151041 -2 1.2369791 2 0.6666667 2 -1.4166666 -0.6692708 1.0364584 -1.8072916 0.671875 -1.3098959 1.6276041 2 -1.7942709 2 ... }
  t = { -1.21875 -1.7473959 2 1.6666666 -2 0.8333333 -2 1.5338541 -2 -2 -2 0.875 -1.3645834 1.4505209 2 1.2265625 ... }
  r = { -2 -0.9973958 -0.9947917 1.7708334 1.1197916 1.2786459 -1.3984375 2 0.6666667 -1.640625 -1.34375 2 -2 0.9114583 -0.6692708 -1.078125 ... }
  expect lane 0 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0xbb71e000 R11 = 0xbb71e000
  expect lane 1 R8 = 0x7fffe000 R9 = 0xc102a000 R10 = 0xc102a000 R11 = 0x7fffe000
  expect lane 2 R8 = 0x3f48c000 R9 = 0xba088000 R10 = 0x3e86c000 R11 = 0x38800000
  expect lane 3 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 4 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0xbe244000
  expect lane 5 R8 = 0xff800000 R9 = 0x0 R10 = 0xb87fc000 R11 = 0xff800000
  expect lane 6 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 7 R8 = 0x420b4000 R9 = 0x42d1c000 R10 = 0x42d1c000 R11 = 0x420b4000
  expect lane 8 R8 = 0x33800000 R9 = 0x3e336000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 9 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 10 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 11 R8 = 0x38800000 R9 = 0x3c7f4000 R10 = 0x42d1c000 R11 = 0x420b4000
  expect lane 12 R8 = 0x7fffe000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x7fffe000
  expect lane 13 R8 = 0xff800000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xff800000
  expect lane 14 R8 = 0xbdbec000 R9 = 0xbdbec000 R10 = 0xbcfb8000 R11 = 0xbcfb8000
  expect lane 15 R8 = 0xba088000 R9 = 0x38800000 R10 = 0x3e854000 R11 = 0x3f48c000
}

warp 4 { asm "TLD4.R R8, R84, 132, CUBE, 0xf"   active 0xfff
  s = { 1 -0.6666667 0.6692708 0.6640625 0.6640625 1 -1 -0.6666667 0.3515625 -0.9973958 0.6666667 0.515625 ... }
  t = { -0.6692708 0.8333333 1 0.9973958 0.7942708 0.9583333 -0.703125 1 -1 -1 0.7265625 -0.9088542 ... }
  r = { -0.5546875 -1 0.9817708 1 1 -0.7161458 -0.9296875 0.6692708 0 0.8333333 -1 -1 ... }
  expect lane 0 R8 = 0x3e336000 R9 = 0xbf514000 R10 = 0xbf514000 R11 = 0x3e336000
  expect lane 1 R8 = 0x3a32e000 R9 = 0x3a32e000 R10 = 0x3a32e000 R11 = 0x3a32e000
  expect lane 2 R8 = 0xb87fc000 R9 = 0xb87fc000 R10 = 0xb87fc000 R11 = 0xb87fc000
  expect lane 3 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 4 R8 = 0xff800000 R9 = 0xff800000 R10 = 0xff800000 R11 = 0xff800000
  expect lane 5 R8 = 0xba088000 R9 = 0xba088000 R10 = 0xba088000 R11 = 0xba088000
  expect lane 6 R8 = 0xbb71e000 R9 = 0xbb71e000 R10 = 0xbb71e000 R11 = 0xbb71e000
  expect lane 7 R8 = 0x42d1c000 R9 = 0x3d942000 R10 = 0x3d942000 R11 = 0x42d1c000
  expect lane 8 R8 = 0x3d7fe000 R9 = 0x477fe000 R10 = 0x33800000 R11 = 0x80000000
  expect lane 9 R8 = 0x38800000 R9 = 0x38800000 R10 = 0x38800000 R11 = 0x38800000
  expect lane 10 R8 = 0x38800000 R9 = 0x7fffe000 R10 = 0x7fffe000 R11 = 0x38800000
  expect lane 11 R8 = 0x7fffe000 R9 = 0x4001e000 R10 = 0x4001e000 R11 = 0x7fffe000
}

warp 5 { asm "TLD4.R R8, R52, 133, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.9739583 -0.8046875 0.8802083 0.6901042 -0.9869792 -0.9583333 0.7786458 0.9375 -0.6901042 -0.703125 0.7057292 0.7578125 0.9635417 0.9921875 -0.7578125 -0.7838542 ... }
  t = { 0.78125 -0.828125 0.875 -0.9791667 0.9661458 -0.9088542 0.7864583 -0.9895833 1 1 1 1 -1 -1 -1 -1 0.765625 -0.9036458 0.8229167 -0.9635417 0.890625 -0.7578125 0.8828125 -0.8619792 ... }
  r = { 0.8723958 0.8046875 -0.75 -0.8958333 -0.75 -0.890625 0.7916667 0.6770833 -0.7838542 0.84375 -0.953125 0.8151042 0.7552083 -0.9609375 0.9244792 -0.7265625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x0 R9 = 0xfffffca9 R10 = 0x7fffffff R11 = 0x807ffee0
  expect lane 1 R8 = 0xd57fffbf R9 = 0x80000000 R10 = 0xffffff40 R11 = 0xffffffff
  expect lane 2 R8 = 0xffffffff R9 = 0xfffffc96 R10 = 0xaafffedd R11 = 0x0
  expect lane 3 R8 = 0xffffff7c R9 = 0xffffff4c R10 = 0xfffffe6a R11 = 0xfffffffd
  expect lane 4 R8 = 0x7fffffff R9 = 0xffffffff R10 = 0xffffff2d R11 = 0xd57fffb9
  expect lane 5 R8 = 0xde7b9f87 R9 = 0xfffffeaa R10 = 0x9c3a6b17 R11 = 0xfffffffd
  expect lane 6 R8 = 0xfffffffc R9 = 0x2 R10 = 0xaafffffe R11 = 0xfffffffe
  expect lane 7 R8 = 0x3f840641 R9 = 0x3bd4532f R10 = 0x0 R11 = 0x7351d3ab
  expect lane 8 R8 = 0xffffffff R9 = 0xffffff2d R10 = 0x7fffffff R11 = 0xd57fffb8
  expect lane 9 R8 = 0xaafffffe R9 = 0x2 R10 = 0xfffffffe R11 = 0xfffffffc
  expect lane 10 R8 = 0x0 R9 = 0xffffffff R10 = 0xa9fffedd R11 = 0xfffffc96
  expect lane 11 R8 = 0x0 R9 = 0x7ffffee3 R10 = 0xfffffca9 R11 = 0x7fffffff
  expect lane 12 R8 = 0x7351d3ab R9 = 0x3f840641 R10 = 0x0 R11 = 0x3ba08561
  expect lane 13 R8 = 0xdedf651a R9 = 0xfffffffd R10 = 0xfffffeaa R11 = 0x9c3a6b17
  expect lane 14 R8 = 0x80000000 R9 = 0xffffff40 R10 = 0xd4ffffbf R11 = 0xffffffff
  expect lane 15 R8 = 0xfffffe6a R9 = 0xffffff4b R10 = 0xfffffffd R11 = 0xffffff7c
  expect lane 16 R8 = 0xfffffffc R9 = 0x2 R10 = 0xfffffffe R11 = 0xa9fffffe
  expect lane 17 R8 = 0x3b61015b R9 = 0x3f840641 R10 = 0x0 R11 = 0x7351d3ab
  expect lane 18 R8 = 0x0 R9 = 0xfffffca9 R10 = 0x7f7ffee3 R11 = 0x7fffffff
  expect lane 19 R8 = 0x80000000 R9 = 0xd57fffbf R10 = 0xffffff40 R11 = 0xffffffff
  expect lane 20 R8 = 0xffffffff R9 = 0xfffffc96 R10 = 0x0 R11 = 0xaafffeda
  expect lane 21 R8 = 0xffffff4a R9 = 0xffffff7c R10 = 0xfffffe6a R11 = 0xfffffffd
  expect lane 22 R8 = 0x7fffffff R9 = 0xffffffff R10 = 0xd4ffffb9 R11 = 0xffffff2d
  expect lane 23 R8 = 0xfffffeaa R9 = 0xdedf651c R10 = 0x9c3a6b17 R11 = 0xfffffffd
}

warp 6 { asm "TLD4.R R8, R68, 134, CUBE, 0xf"   active 0xffff
  s = { 2 -2 1.1171875 -1.1171875 2 1.1067709 1.5494791 2 -2 2 -2 1.5442709 1.3958334 -2 -2 -1.9479166 ... }
  t = { -1.3671875 1.734375 0.6666667 1.7395834 -1.1328125 2 1.9296875 -1.0208334 0.6666667 -1.2552084 1.2317709 0.8619792 1.5390625 -1.4348959 0.6666667 2 ... }
  r = { 1.1197916 -0.6692708 2 2 -0.9947917 -0.6692708 -2 0.6666667 -1.2109375 -1.7161459 -0.6640625 -2 2 0.7473958 -1.3359375 1.4505209 ... }
  expect lane 0 R8 = 0xd57fffbf R9 = 0x80000000 R10 = 0x80000000 R11 = 0xd57fffbf
  expect lane 1 R8 = 0xd57fffb9 R9 = 0xffffff2d R10 = 0xffffff2d R11 = 0xd57fffb9
  expect lane 2 R8 = 0xfffffc63 R9 = 0xf9c8b4f4 R10 = 0xfffffca9 R11 = 0x0
  expect lane 3 R8 = 0xa9fffffe R9 = 0xfffffffe R10 = 0xfffffffe R11 = 0xa9fffffe
  expect lane 4 R8 = 0xffffff7c R9 = 0xffffff4c R10 = 0xfffffe6a R11 = 0xfffffffd
  expect lane 5 R8 = 0x0 R9 = 0xffffffff R10 = 0xa9fffedd R11 = 0xfffffc96
  expect lane 6 R8 = 0xaafffeda R9 = 0xaafffeda R10 = 0xaafffeda R11 = 0xaafffeda
  expect lane 7 R8 = 0x80000000 R9 = 0xffffff14 R10 = 0xfffffc87 R11 = 0xffffff40
  expect lane 8 R8 = 0x1 R9 = 0x7fffffff R10 = 0xffffffff R11 = 0x7fffffff
  expect lane 9 R8 = 0xffffff4c R9 = 0xffffff4c R10 = 0xfffffe6a R11 = 0xfffffe6a
  expect lane 10 R8 = 0xffffffff R9 = 0x80000000 R10 = 0xfffffd77 R11 = 0xffffff2d
  expect lane 11 R8 = 0xffffffff R9 = 0xffffffff R10 = 0xaafffeda R11 = 0xaafffeda
  expect lane 12 R8 = 0x7f7ffee3 R9 = 0x7f7ffee3 R10 = 0x7f7ffee3 R11 = 0x7f7ffee3
  expect lane 13 R8 = 0x3f840641 R9 = 0x3bd4532f R10 = 0x3bd4532f R11 = 0x3f840641
  expect lane 14 R8 = 0x1 R9 = 0x1 R10 = 0x7fffffff R11 = 0x7fffffff
  expect lane 15 R8 = 0xaafffffe R9 = 0xaafffffe R10 = 0xaafffffe R11 = 0xaafffffe
}

warp 7 { asm "TLD4.R R8, R0, 135, CUBE, 0xf"   active 0xfff
  s = { -1 0.8489583 1 -0.6666667 1 -0.6640625 0 0.7682292 0 1 0.6666667 -0.9947917 ... }
  t = { 1 -1 -0.6666667 -0.7708333 -1 -1 -1 1 -1 0.8411458 -0.8333333 0.6666667 ... }
  r = { -0.8151042 1 -0.671875 -1 0.9947917 0.8958333 0.26822916 0 -0.6666667 -0.6666667 -1 -1 ... }
  expect lane 0 R8 = 0xffffffff R9 = 0xffffff2d R10 = 0x7fffffff R11 = 0xd57fffb8
  expect lane 1 R8 = 0x80000000 R9 = 0xd57fffbf R10 = 0xffffff40 R11 = 0xffffffff
  expect lane 2 R8 = 0xffffff7c R9 = 0xffffff4c R10 = 0xfffffe6a R11 = 0xfffffffd
  expect lane 3 R8 = 0xfffffeaa R9 = 0xdedf651c R10 = 0x9c3a6b17 R11 = 0xfffffffd
  expect lane 4 R8 = 0x80000000 R9 = 0xffffff40 R10 = 0xd4ffffbf R11 = 0xffffffff
  expect lane 5 R8 = 0x3f840641 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x0
  expect lane 6 R8 = 0xfffffffd R9 = 0xffffff14 R10 = 0x80000000 R11 = 0x80000000
  expect lane 7 R8 = 0x7fffffff R9 = 0xfffffca9 R10 = 0x7fffffff R11 = 0x0
  expect lane 8 R8 = 0xc8309df8 R9 = 0xfffffe6a R10 = 0xffffff7c R11 = 0x80000000
  expect lane 9 R8 = 0xffffffff R9 = 0xfffffc96 R10 = 0xaafffedd R11 = 0x0
  expect lane 10 R8 = 0xffffff7c R9 = 0x80000000 R10 = 0xc8309df8 R11 = 0xfffffe6a
  expect lane 11 R8 = 0x1 R9 = 0x7fffffff R10 = 0xffffffff R11 = 0x7fffffff
}

warp 8 { asm "TLD4.R R8, R104, 136, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.84375 -0.828125 0.875 0.69140625 -0.99609375 -0.9453125 0.9375 0.65625 -0.60546875 -0.51953125 0.875 0.7421875 0.50390625 0.6015625 -0.62109375 -0.86328125 ... }
  t = { 0.59765625 -0.546875 0.890625 -0.625 0.93359375 -0.859375 0.71484375 -0.86328125 1 1 1 1 -1 -1 -1 -1 0.71875 -0.875 0.609375 -0.921875 0.64453125 -0.78515625 0.67578125 -0.53515625 ... }
  r = { 0.875 0.53515625 -0.6015625 -0.9375 -0.95703125 -0.9375 0.70703125 0.578125 -0.5078125 0.8828125 -0.76171875 0.85546875 0.69921875 -0.51953125 0.5546875 -0.83203125 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0xf34255dc R9 = 0xffffff73 R10 = 0xfffffcfc R11 = 0xffffff73
  expect lane 1 R8 = 0x0 R9 = 0xd0b0aed6 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xfffffffc R9 = 0x80000000 R10 = 0xfffffffc R11 = 0xfffffd73
  expect lane 3 R8 = 0xfffffd18 R9 = 0xd12c66f9 R10 = 0x80000000 R11 = 0xd12c66f9
  expect lane 4 R8 = 0xfffffdc2 R9 = 0x80000000 R10 = 0xc6e7babd R11 = 0x80000000
  expect lane 5 R8 = 0xa84da05 R9 = 0xa9d49bb9 R10 = 0xa84da05 R11 = 0xfffffffe
  expect lane 6 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0xfffffebe
  expect lane 7 R8 = 0xfffffdc2 R9 = 0xfffffffc R10 = 0xfffffffe R11 = 0xfffffffc
  expect lane 8 R8 = 0x80000000 R9 = 0xc6e7babd R10 = 0xfffffdc2 R11 = 0xc6e7babd
  expect lane 9 R8 = 0xfffffebe R9 = 0x80000000 R10 = 0xfffffebe R11 = 0x80000000
  expect lane 10 R8 = 0xfffffd73 R9 = 0xfffffffc R10 = 0xfffffd73 R11 = 0x80000000
  expect lane 11 R8 = 0xf34255dc R9 = 0xfffffcfc R10 = 0xffffff73 R11 = 0xfffffcfc
  expect lane 12 R8 = 0xfffffffc R9 = 0xfffffdc2 R10 = 0xfffffffe R11 = 0xfffffdc2
  expect lane 13 R8 = 0xa9d49bb9 R9 = 0xfffffffe R10 = 0xa9d49bb9 R11 = 0xa84da05
  expect lane 14 R8 = 0xd0b0aed6 R9 = 0x0 R10 = 0xd0b0aed6 R11 = 0x1
  expect lane 15 R8 = 0x80000000 R9 = 0xfffffd18 R10 = 0xd12c66f9 R11 = 0xfffffd18
  expect lane 16 R8 = 0x80000000 R9 = 0x80000000 R10 = 0xfffffebe R11 = 0x80000000
  expect lane 17 R8 = 0xfffffffe R9 = 0xfffffdc2 R10 = 0xfffffffe R11 = 0xfffffffc
  expect lane 18 R8 = 0xf34255dc R9 = 0xffffff73 R10 = 0xf34255dc R11 = 0xfffffcfc
  expect lane 19 R8 = 0xd0b0aed6 R9 = 0x1 R10 = 0x0 R11 = 0x1
  expect lane 20 R8 = 0xfffffffc R9 = 0x80000000 R10 = 0xfffffd73 R11 = 0x80000000
  expect lane 21 R8 = 0x80000000 R9 = 0xfffffd18 R10 = 0x80000000 R11 = 0xd12c66f9
  expect lane 22 R8 = 0xfffffdc2 R9 = 0x80000000 R10 = 0xfffffdc2 R11 = 0xc6e7babd
  expect lane 23 R8 = 0xa9d49bb9 R9 = 0xfffffffe R10 = 0xa84da05 R11 = 0xfffffffe
}

warp 9 { asm "TLD4.R R8, R24, 137, CUBE, 0xf"   active 0xffff
  s = { 3 0.671875 -1.6757812 -3 0.5 -2 -3 0.49609375 -1.2148438 -2 -3 1.1523438 2 3 2.0703125 -1.4921875 ... }
  t = { 2.4179688 -2 -0.5 -1.3984375 2 -0.7109375 1.0625 2 0.53515625 -1.953125 -2.4375 0.99609375 -1.1835938 2.2929688 -3 3 ... }
  r = { 2.1445312 1.5117188 -2 -2.296875 -1.46875 3 -2.4726562 -1.1015625 -2 -1.4804688 0.796875 2 1.6210938 0.9921875 -0.5 -2.4609375 ... }
  expect lane 0 R8 = 0xffffff73 R9 = 0xffffff73 R10 = 0xffffff73 R11 = 0xffffff73
  expect lane 1 R8 = 0x1 R9 = 0xd0b0aed6 R10 = 0xd0b0aed6 R11 = 0x1
  expect lane 2 R8 = 0xfffffffe R9 = 0xfffffffe R10 = 0xa84da05 R11 = 0xa84da05
  expect lane 3 R8 = 0xa84da05 R9 = 0xa84da05 R10 = 0xfffffffe R11 = 0xfffffffe
  expect lane 4 R8 = 0xfffffd73 R9 = 0xfffffffc R10 = 0xfffffd73 R11 = 0x80000000
  expect lane 5 R8 = 0xfffffffe R9 = 0xfffffffe R10 = 0xfffffffc R11 = 0xfffffffc
  expect lane 6 R8 = 0xfffffdc2 R9 = 0xfffffdc2 R10 = 0x80000000 R11 = 0x80000000
  expect lane 7 R8 = 0xc6e7babd R9 = 0xfffffd73 R10 = 0x80000000 R11 = 0xfffffdc2
  expect lane 8 R8 = 0xfffffdc2 R9 = 0x80000000 R10 = 0xfffffdc2 R11 = 0xc6e7babd
  expect lane 9 R8 = 0xa84da05 R9 = 0xa9d49bb9 R10 = 0xa9d49bb9 R11 = 0xa84da05
  expect lane 10 R8 = 0xfffffdc2 R9 = 0xfffffffc R10 = 0xfffffffc R11 = 0xfffffdc2
  expect lane 11 R8 = 0xf34255dc R9 = 0xffffff73 R10 = 0xf34255dc R11 = 0xfffffcfc
  expect lane 12 R8 = 0x0 R9 = 0x0 R10 = 0x1 R11 = 0x1
  expect lane 13 R8 = 0xffffff73 R9 = 0xfffffcfc R10 = 0xfffffcfc R11 = 0xffffff73
  expect lane 14 R8 = 0xfffffd18 R9 = 0xfffffd18 R10 = 0xd12c66f9 R11 = 0xd12c66f9
  expect lane 15 R8 = 0xc6e7babd R9 = 0xfffffdc2 R10 = 0xfffffdc2 R11 = 0xc6e7babd
}

warp 10 { asm "TLD4.R R8, R84, 138, CUBE, 0xf"   active 0xfff
  s = { -0.5 -0.87109375 -0.5 -1 -1 0.5 1 1 -0.75 1 -1 -1 ... }
  t = { -1 0.9921875 -1 0.765625 -0.328125 0.203125 0.50390625 -0.6640625 1 -0.9921875 0.015625 -0.88671875 ... }
  r = { 1 -1 -0.01171875 -0.35546875 -0.5 1 -0.5 -0.5 -0.49609375 -0.80859375 -0.9296875 -0.75 ... }
  expect lane 0 R8 = 0xfffffffe R9 = 0x1 R10 = 0x1 R11 = 0xfffffffe
  expect lane 1 R8 = 0xfffffdc2 R9 = 0xfffffdc2 R10 = 0xfffffdc2 R11 = 0xfffffdc2
  expect lane 2 R8 = 0xa9d49bb9 R9 = 0xfffffd18 R10 = 0xd0b0aed6 R11 = 0xfffffdc2
  expect lane 3 R8 = 0x80000000 R9 = 0x80000000 R10 = 0x80000000 R11 = 0x80000000
  expect lane 4 R8 = 0xa84da05 R9 = 0xfffffffc R10 = 0x80000000 R11 = 0x80000000
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0xf34255dc R11 = 0xf34255dc
  expect lane 6 R8 = 0xfffffffc R9 = 0xfffffffc R10 = 0xfffffffc R11 = 0xfffffffc
  expect lane 7 R8 = 0xd12c66f9 R9 = 0xd12c66f9 R10 = 0xd12c66f9 R11 = 0xd12c66f9
  expect lane 8 R8 = 0xfffffebe R9 = 0xfffffebe R10 = 0xc6e7babd R11 = 0xc6e7babd
  expect lane 9 R8 = 0xd12c66f9 R9 = 0xd12c66f9 R10 = 0xd12c66f9 R11 = 0xd12c66f9
  expect lane 10 R8 = 0xa84da05 R9 = 0xa84da05 R10 = 0x80000000 R11 = 0x80000000
  expect lane 11 R8 = 0xa84da05 R9 = 0xa84da05 R10 = 0xa84da05 R11 = 0xa84da05
}

warp 11 { asm "TLD4.R R8, R108, 139, CUBE, 0xf"   active 0xffffff
  s = { 1 1 1 1 -1 -1 -1 -1 -0.77734375 -0.5078125 0.515625 0.5078125 -0.68359375 -0.62109375 0.53515625 0.9296875 -0.546875 -0.7421875 0.80859375 0.82421875 0.94140625 0.8671875 -0.55078125 -0.859375 ... }
  t = { 0.62890625 -0.95703125 0.6484375 -0.515625 0.5390625 -0.84765625 0.578125 -0.6484375 1 1 1 1 -1 -1 -1 -1 0.80859375 -0.68359375 0.75 -0.9296875 0.8671875 -0.78125 0.8359375 -0.7734375 ... }
  r = { 0.5390625 0.67578125 -0.63671875 -0.9609375 -0.58203125 -0.92578125 0.96484375 0.88671875 -0.7109375 0.66796875 -0.8359375 0.53515625 0.93359375 -0.58984375 0.578125 -0.94140625 1 1 1 1 -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x5dd4 R9 = 0x4118 R10 = 0x669e R11 = 0x4118
  expect lane 1 R8 = 0x3f4 R9 = 0xffffa8e1 R10 = 0x3f4 R11 = 0xffffffe8
  expect lane 2 R8 = 0x3ec2 R9 = 0x7b5c R10 = 0x3ec2 R11 = 0x1a00
  expect lane 3 R8 = 0xffffceb3 R9 = 0xffffdc17 R10 = 0xffff8e5c R11 = 0xffffdc17
  expect lane 4 R8 = 0x5771 R9 = 0xffff86be R10 = 0x57c7 R11 = 0xffff86be
  expect lane 5 R8 = 0xffffb89d R9 = 0x3b82 R10 = 0xffffb89d R11 = 0x6f79
  expect lane 6 R8 = 0xffffa209 R9 = 0x2476 R10 = 0xffffa209 R11 = 0x4819
  expect lane 7 R8 = 0x11cc R9 = 0xffffe5b0 R10 = 0x3678 R11 = 0xffffe5b0
  expect lane 8 R8 = 0xffff86be R9 = 0x57c7 R10 = 0x5771 R11 = 0x57c7
  expect lane 9 R8 = 0x4819 R9 = 0x2476 R10 = 0x4819 R11 = 0xffffa209
  expect lane 10 R8 = 0x1a00 R9 = 0x3ec2 R10 = 0x1a00 R11 = 0x7b5c
  expect lane 11 R8 = 0x5dd4 R9 = 0x669e R10 = 0x4118 R11 = 0x669e
  expect lane 12 R8 = 0xffffe5b0 R9 = 0x11cc R10 = 0x3678 R11 = 0x11cc
  expect lane 13 R8 = 0x3b82 R9 = 0x6f79 R10 = 0x3b82 R11 = 0xffffb89d
  expect lane 14 R8 = 0xffffa8e1 R9 = 0x3f4 R10 = 0xffffa8e1 R11 = 0xffffffe8
  expect lane 15 R8 = 0xffff8e5c R9 = 0xffffceb3 R10 = 0xffffdc17 R11 = 0xffffceb3
  expect lane 16 R8 = 0xffffa209 R9 = 0x2476 R10 = 0x4819 R11 = 0x2476
  expect lane 17 R8 = 0x3678 R9 = 0x11cc R10 = 0x3678 R11 = 0xffffe5b0
  expect lane 18 R8 = 0x5dd4 R9 = 0x4118 R10 = 0x5dd4 R11 = 0x669e
  expect lane 19 R8 = 0xffffa8e1 R9 = 0xffffffe8 R10 = 0x3f4 R11 = 0xffffffe8
  expect lane 20 R8 = 0x3ec2 R9 = 0x7b5c R10 = 0x1a00 R11 = 0x7b5c
  expect lane 21 R8 = 0xffff8e5c R9 = 0xffffceb3 R10 = 0xffff8e5c R11 = 0xffffdc17
  expect lane 22 R8 = 0x5771 R9 = 0xffff86be R10 = 0x5771 R11 = 0x57c7
  expect lane 23 R8 = 0x3b82 R9 = 0x6f79 R10 = 0xffffb89d R11 = 0x6f79
}

warp 12 { asm "TLD4.R R8, R28, 140, CUBE, 0xf"   active 0xffff
  s = { 1.7734375 -0.49609375 -2.09375 2.4726562 2 3 1.875 0.5 -2 2 2 2 1.7070312 0.49609375 1.8164062 -3 ... }
  t = { -2 -1.078125 3 1.9335938 -1.0351562 -0.9921875 1.9609375 2.4960938 0.9921875 1.984375 -1.3203125 -0.49609375 -1.953125 1.1953125 2 -1.1601562 ... }
  r = { 1.2929688 -2 0.75 -3 0.5 -2.2695312 -2 3 1.5117188 1.9335938 -0.5 1.3398438 -2 -2 0.99609375 2.3476562 ... }
  expect lane 0 R8 = 0x3f4 R9 = 0x3f4 R10 = 0xffffa8e1 R11 = 0xffffa8e1
  expect lane 1 R8 = 0xffffceb3 R9 = 0x3b82 R10 = 0x6f79 R11 = 0xffff8e5c
  expect lane 2 R8 = 0x4819 R9 = 0x4819 R10 = 0xffffa209 R11 = 0xffffa209
  expect lane 3 R8 = 0x7b5c R9 = 0x7b5c R10 = 0x7b5c R11 = 0x7b5c
  expect lane 4 R8 = 0xffffa8e1 R9 = 0xffffceb3 R10 = 0xffffdc17 R11 = 0x3f4
  expect lane 5 R8 = 0xffffdc17 R9 = 0xffffdc17 R10 = 0xffff8e5c R11 = 0xffff8e5c
  expect lane 6 R8 = 0x7b5c R9 = 0x7b5c R10 = 0x7b5c R11 = 0x7b5c
  expect lane 7 R8 = 0x669e R9 = 0x5dd4 R10 = 0x5dd4 R11 = 0x669e
  expect lane 8 R8 = 0x2476 R9 = 0x2476 R10 = 0xffffa209 R11 = 0xffffa209
  expect lane 9 R8 = 0x4118 R9 = 0x4118 R10 = 0x4118 R11 = 0x4118
  expect lane 10 R8 = 0xffffceb3 R9 = 0xffffdc17 R10 = 0xffff8e5c R11 = 0xffffdc17
  expect lane 11 R8 = 0xffffffe8 R9 = 0x3f4 R10 = 0x4118 R11 = 0x5dd4
  expect lane 12 R8 = 0xffff8e5c R9 = 0xffff8e5c R10 = 0xffff8e5c R11 = 0xffff8e5c
  expect lane 13 R8 = 0x7b5c R9 = 0x5771 R10 = 0x57c7 R11 = 0x1a00
  expect lane 14 R8 = 0x669e R9 = 0x669e R10 = 0x4118 R11 = 0x4118
  expect lane 15 R8 = 0xffffe5b0 R9 = 0xffffe5b0 R10 = 0x3678 R11 = 0x3678
}

warp 13 { asm "TLD4.G R8, R72, 141, CUBE, 0xf"   active 0x3f
  s = { 1 -1 -0.609375 -0.95703125 -0.59375 0.80859375 ... }
  t = { -0.84375 -0.6484375 1 -1 -0.96484375 -0.7890625 ... }
  r = { 0.94921875 -0.65625 0.97265625 -0.71484375 1 -1 ... }
  expect lane 0 R8 = 0x246d R9 = 0x44ec R10 = 0x27cb R11 = 0x87
  expect lane 1 R8 = 0x9dd5 R9 = 0xd782 R10 = 0xacb7 R11 = 0x551b
  expect lane 2 R8 = 0x768a R9 = 0x940a R10 = 0xbf9a R11 = 0xf1f
  expect lane 3 R8 = 0x9e00 R9 = 0x551b R10 = 0xd782 R11 = 0xacb7
  expect lane 4 R8 = 0x5cf5 R9 = 0x7115 R10 = 0x692e R11 = 0x3c7a
  expect lane 5 R8 = 0x7429 R9 = 0x3dea R10 = 0x996b R11 = 0x84b6
}

warp 14 { asm "TLD4.B R8, R40, 142, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.87890625 0.79296875 0.6015625 -0.76171875 ... }
  t = { 0.83203125 0.859375 1 -1 0.81640625 0.6640625 ... }
  r = { -0.97265625 0.78125 -0.91796875 0.609375 1 -1 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 15 { asm "TLD4.A R8, R80, 143, CUBE, 0xf"   active 0x3f
  s = { 1 -1 0.99609375 0.85546875 0.60546875 -0.61328125 ... }
  t = { -0.9296875 -0.78125 1 -1 -0.6484375 -0.72265625 ... }
  r = { -0.828125 0.5390625 0.55859375 -0.5625 1 -1 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 16 { asm "TLD4.A R8, R36, 144, CUBE, 0xf"   active 0xfff
  s = { -0.81640625 -0.50390625 -0.99609375 1 -1 -0.58203125 1 1 -0.5 0.49609375 -0.5 -0.34375 ... }
  t = { -0.53515625 -1 0.5 1 0.4375 0.5 0.50390625 0.5 -1 -1 0.5 1 ... }
  r = { 1 -0.921875 -1 -0.5 0.5 -1 -0.234375 0.78515625 0.9921875 0.49609375 -1 0.5 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 7 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 8 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 9 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 10 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 11 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 17 { asm "TLD4.G.DC R8, R92, R224, 145, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.984375 ... }
  t = { -0.7636719 0.7519531 -0.9238281 0.9707031 -0.9042969 0.8574219 -0.7558594 1 ... }
  r = { 0.80859375 -0.7988281 -0.87109375 -0.87109375 -0.76953125 0.91796875 0.98046875 -0.99609375 ... }
  dref = { 0.5 0.5 0.75 0.5625 0.8125 0.6875 0.6875 0.75 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f2a0000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eaa0000 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3eaa0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.A.DC R8, R52, R164, 146, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.78125 -0.9355469 0.8339844 -0.9609375 0.82421875 -0.7753906 0.87890625 -0.8496094 ... }
  r = { 0.82421875 0.9609375 -0.9238281 -0.9863281 -0.8964844 -0.8417969 0.85546875 0.8183594 ... }
  dref = { 0.8125 0.8125 0.8125 0.9375 0.8125 0.875 0.6875 0.5625 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f2b0000 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2a0000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 19 { asm "TLD4.R.DC R8, R104, R144, 147, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.875 ... }
  t = { -0.9433594 0.890625 -0.9628906 0.78515625 -0.8613281 0.9550781 -0.7636719 1 ... }
  r = { 0.94140625 -0.8574219 -0.9394531 -0.8964844 -0.7675781 0.9433594 0.80078125 -0.91015625 ... }
  dref = { 0.5625 0.625 0.8125 0.6875 0.6875 0.75 0.5625 0.5 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x3eaa0000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f2b0000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 4 R8 = 0x3eac0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f2b0000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 20 { asm "TLD4.B.DC R8, R0, R196, 148, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.95703125 -0.9199219 0.82421875 -0.7714844 0.9140625 -0.89453125 0.9160156 -0.8339844 ... }
  r = { 0.8691406 0.8964844 -0.8203125 -0.9921875 -0.9238281 -0.94140625 0.890625 0.94140625 ... }
  dref = { 0.75 0.8125 0.625 0.75 0.9375 0.5 0.75 0.625 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x3eaa0000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f2b0000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x3eac0000 R10 = 0x0 R11 = 0x3f800000
}

warp 21 { asm "TLD4.R.DC R8, R112, R172, 149, CUBE, 0xf"   active 0xff
  s = { -2 0.25 -1.3886719 -1.15625 2 -1.4023438 2 -2 ... }
  t = { -1.7070312 1.4765625 -2 1.2539062 1.5820312 0.875 1.6269531 1.1855469 ... }
  r = { 1.4472656 -2 -0.875 -2 0.1171875 2 -1.7070312 -0.24414062 ... }
  dref = { 0.5 0.8125 0.9375 0.5625 0.875 0.8125 0.5 0.9375 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f2b0000 R10 = 0x3f2b0000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 22 { asm "TLD4.G.DC R8, R44, R212, 150, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.6953125 ... }
  t = { -0.7708333 0.7786458 -0.9921875 0.7135417 -0.8619792 0.7213542 -0.7786458 1 ... }
  r = { 0.859375 -0.8463542 -0.6875 -0.8177083 -0.7057292 0.9036458 0.9244792 -0.7994792 ... }
  dref = { 0.50000036 0.5000001 0.5000001 0.5000004 0.50000036 0.50000006 0.50000006 0.50000036 ... }
  expect lane 0 R8 = 0x3eac0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f2a0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 4 R8 = 0x3eac0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f2b0000 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3eaa0000
}

warp 23 { asm "TLD4.A.DC R8, R64, R172, 151, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.9427083 -0.7213542 0.6953125 -0.9817708 0.7109375 -0.6953125 0.953125 -0.9322917 ... }
  r = { 0.7942708 0.9739583 -0.8697917 -0.8671875 -0.9010417 -0.703125 0.8723958 0.6979167 ... }
  dref = { 0.5000004 0.5000005 0.5000002 0.50000024 0.5000005 0.50000036 0.5000003 0.5000005 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f2a0000 R10 = 0x3f800000 R11 = 0x0
  expect lane 4 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 5 R8 = 0x3f2b0000 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eaa0000 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 24 { asm "TLD4.R.DC R8, R36, R156, 152, CUBE, 0xf"   active 0xff
  s = { 1 1 1 -1 -1 -1 -1 -0.9479167 ... }
  t = { -0.7317708 0.7708333 -0.671875 0.90625 -0.9036458 0.7057292 -0.7552083 1 ... }
  r = { 0.765625 -0.7864583 -0.7682292 -0.9895833 -0.6875 0.6875 0.796875 -0.9739583 ... }
  dref = { 0.5000002 0.50000006 0.5000005 0.50000036 0.50000006 0.50000036 0.5000003 0.5000004 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f2b0000
}

warp 25 { asm "TLD4.B.DC R8, R72, R120, 153, CUBE, 0xf"   active 0xff
  s = { 1 1 1 1 -1 -1 -1 -1 ... }
  t = { 0.7578125 -0.890625 0.8411458 -0.890625 0.6875 -0.7994792 0.7890625 -0.6744792 ... }
  r = { 0.8619792 0.7864583 -0.8020833 -0.8932292 -0.9505208 -0.7708333 0.984375 0.7057292 ... }
  dref = { 0.5000001 0.50000024 0.50000006 0.50000006 0.5000003 0.5000001 0.5000005 0.5000003 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3eac0000
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3eac0000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f2b0000
  expect lane 5 R8 = 0x3eaa0000 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 26 { asm "TLD4.R.DC R8, R20, R160, 154, CUBE, 0xf"   active 0xff
  s = { 1.8020834 -2 -1.375 1.40625 -0.8333333 2 -2 -0.6666667 ... }
  t = { -2 -1.1796875 -0.6666667 2 -2 -0.9895833 -1.2630209 2 ... }
  r = { 1.8229166 -0.7552083 -2 -1.5182291 -1.765625 -1.0494791 -1.234375 1.4375 ... }
  dref = { 0.5000004 0.50000006 0.5000003 0.5000001 0.50000036 0.50000036 0.5000005 0.50000036 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f2b0000 R9 = 0x3f2b0000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3eaa0000 R9 = 0x0 R10 = 0x0 R11 = 0x3eaa0000
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
