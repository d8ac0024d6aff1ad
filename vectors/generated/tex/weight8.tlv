# POLICY filter_weight8: weights of 8 bits of texels, slices, levels, taps and corners; codes; floats, aligned and added.
# Written by tests/oracle/weight8.py.
texlock 1
rules PD-125 PD-125a PD-125c PD-126 PD-127
rules without PD-61b

policy filter_weight8
texture 0 { format R8 UNORM   type TWO_D   size 16 8   levels 3   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 11 5   levels 3   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format B5G6R5 UNORM   type TWO_D   size 8 8   levels 3   address 0x20800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 64) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) }
texture 3 { format A1B5G5R5 UNORM   type TWO_D   size 7 13   levels 3   address 0x20c00000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 4 { format A2B10G10R10 UNORM   type TWO_D   size 16 8   levels 3   address 0x21000000   texels expression ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 1024) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4) }
texture 5 { format R8 SNORM   type TWO_D   size 11 5   levels 3   address 0x21400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 6 { format A8B8G8R8 SNORM   type TWO_D   size 8 8   levels 3   address 0x21800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 7 { format R16 SNORM   type TWO_D   size 7 13   levels 3   address 0x21c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 8 { format R16 UNORM   type TWO_D   size 16 8   levels 3   address 0x22000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 9 { format B6G5R5 SNORM   type TWO_D   size 11 5   levels 3   address 0x22400000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 64) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) }
texture 10 { format G4R4 UNORM   type TWO_D   size 8 8   levels 3   address 0x22800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 16) }
texture 11 { format R32 FLOAT   type TWO_D   size 7 13   levels 3   address 0x22c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 12 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 16 8   levels 3   address 0x23000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 13 { format BF10GF11RF11 FLOAT   source R G B ONE_FLOAT   type TWO_D   size 11 5   levels 3   address 0x23400000   texels expression ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) ((269 * x + 411 * y + 77 * (z + layer) + 613 * level + 331 * component) / 1 % 992) ((517 * x + 811 * y + 173 * (z + layer) + 1213 * level + 631 * component) / 1 % 1984) }
texture 14 { format A8B8G8R8 UNORM   type TWO_D   size 8 8   levels 3   SRGB_CONVERSION 0x1   address 0x23800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 15 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 7 13   levels 3   address 0x23c00000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 16 { format R32 UNORM   type TWO_D   size 16 8   levels 3   address 0x24000000   texels expression (0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) }
texture 17 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 11 5   levels 3   address 0x24400000   texels expression ((0 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 4294967291) % 16777216) }
texture 18 { format R16 SNORM   type ONE_D   size 37   levels 5   address 0x24800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 19 { format A8B8G8R8 UNORM   type ONE_D_ARRAY   size 16   layers 2   levels 4   view 1 3   address 0x24c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 20 { format R32 FLOAT   type TWO_D_ARRAY   size 9 6   layers 3   levels 3   address 0x25000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 21 { format R8 UNORM   type TWO_D   size 16 16   levels 4   NORMALIZED_COORDS 0x0   address 0x25400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 22 { format A8B8G8R8 SNORM   type TWO_D_NO_MIPMAP   size 12 5   address 0x25800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 23 { format R32 FLOAT   type ONE_D   size 20   levels 4   address 0x25c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 24 { format R8 UNORM   type THREE_D   size 6 5 7   levels 3   address 0x26000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 25 { format A8B8G8R8 SNORM   type THREE_D   size 8 4 8   levels 3   address 0x26400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 26 { format R16 SNORM   type THREE_D   size 5 3 4   levels 3   address 0x26800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 27 { format R16 UNORM   type THREE_D   size 6 5 7   levels 3   address 0x26c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 28 { format R32 FLOAT   type THREE_D   size 8 4 8   levels 3   address 0x27000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 29 { format R16_G16_B16_A16 FLOAT   type THREE_D   size 5 3 4   levels 3   address 0x27400000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 30 { format B5G6R5 UNORM   type THREE_D   size 6 5 7   levels 3   address 0x27800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 64) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) }
texture 31 { format R32 FLOAT   type THREE_D   size 8 4 8   levels 3   address 0x27c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 32 { format R8 UNORM   type CUBEMAP   size 4 4   levels 2   address 0x28000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 33 { format A8B8G8R8 SNORM   type CUBEMAP   size 3 3   levels 2   address 0x28400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 34 { format R16 UNORM   type CUBEMAP   size 2 2   levels 2   address 0x28800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 35 { format R32 FLOAT   type CUBEMAP   size 5 5   levels 2   address 0x28c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 36 { format R16_G16_B16_A16 FLOAT   type CUBEMAP   size 4 4   levels 2   address 0x29000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 37 { format R16 SNORM   type CUBEMAP   size 3 3   levels 2   address 0x29400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 38 { format A8B8G8R8 UNORM   type CUBEMAP_ARRAY   size 4 4   layers 2   levels 3   address 0x29800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 39 { format R32 FLOAT   type CUBEMAP_ARRAY   size 3 3   layers 3   levels 2   address 0x29c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 40 { format R16 UNORM   type CUBEMAP   size 1 1   address 0x2a000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 41 { format R32 FLOAT   type CUBEMAP   size 1 1   address 0x2a400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 42 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 12 9   levels 4   address 0x2a800000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 43 { format X8Z24 UNORM   source R R R ONE_FLOAT   type TWO_D   size 9 6   levels 3   address 0x2ac00000   texels expression (0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8) }
texture 44 { format ZF32 FLOAT   source R R R ONE_FLOAT   type CUBEMAP   size 4 4   levels 2   address 0x2b000000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 45 { format R32 FLOAT   type THREE_D   size 4 3 4   levels 2   address 0x2b400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 46 { format R32 FLOAT   type TWO_D   size 16 4   levels 3   address 0x2b800000   texels rows ffdeadc0 67a83ec1 ccf8d63f 5a8cfa3e 7f34e1bf a3ab98bf 1ba64fbf 22674541 1c92f0bf 4f9877bf 6d476d40 b3c02e3e 95ab6dc1 5931493f 85c7763f fcba6dbe c983af3f 915d5a41 50eab540 92376740 b098d340 576eec40 ff3c3d3e fb580b3f 74f12840 9c9fab40 9b5694bf 7a192541 619b0fbf b4e304be db6ec13e fe8525be a5c791c0 a9164ac0 05ea6cbe c0dd2dc0 40c4bcc0 e972293f c2a1a2bf 61ec4941 bb9bd03f cb80a33e 6cb7b3bf 35f96541 95027741 6b32523f f8a413bf 101208bf 3b6c58be 0f34b03f f3821f3f fccc1841 1c05a1be aa0c40c0 a57a9dc0 5d1700c1 3937eebf 351fbb40 f965103e ecba6e40 e3355540 14a57341 2cd32e40 83080cbf 6f3fa8bf b1dbf23f ad7acbbf c5a6b640 1c3deec0 0f1c543e 741bab3f cdac4f40 7f7d5d41 9772ec3e 17c710c1 7e7785be bc34023e a6c5473f 3ad23dbe 3e26a1bf 87805fbf cae825bf e8fa3fbf acde26c1 }
texture 47 { format R32 FLOAT   type TWO_D   size 16 4   levels 3   address 0x2bc00000   texels rows 50c4abb2 7daf6e3f fa1ee1b7 19026a39 5079a73e 65e36a40 b7b79834 247a10b8 573424b3 db41d138 b86f15b4 c3c393b9 a7609035 73601c41 bc03a339 a698e7b3 e911ca37 db4bac3a f9ea81b2 7b0f89c0 4b8a3039 23af87bb 9e350f3e ee3203b9 7a9ef138 092609b2 9e7f903a b0566d41 d3bcb03c 972767b5 2bfb02bb b4eebf3f f0ab9eb9 b2f609b8 8343e4b2 4f79f8b4 1c0aefbb 6fbe8cb9 8bab843e d1747eb7 56c9bd35 7a92cebf 3bbf0c39 627ae3bf 7a7bfab9 ac06df35 a89958b6 be722e3e 0ebe6b3f 458a3132 e4b2afb7 b6612f3e 90770040 92f688b6 63eb1eb2 dabe3c35 43070738 361ffabe e0187c34 46e0ad40 1588ffbc f30e9540 010ac83a bbe7dfbb 7602dbbc 60855235 aeb0cf40 dcf3b639 e0db15b2 f73c1dbb dfbbd43f 7bd952b9 0098dd33 06d40041 482c613f 45e1f5c0 82be1341 92ee1b3e 6da9a4b2 4c6e6932 c66943b6 baac3834 ee162bc0 11b772be }
texture 48 { format R16 FLOAT   type TWO_D   size 16 4   levels 3   address 0x2c000000   texels rows 7bf2 b96c 1bf8 bb64 4bf5 1071 17f9 13e3 0179 88f1 0ae4 95f8 50e1 74e3 8e63 0978 1573 a36f 69f1 ccf6 9d6d d060 5ee8 9073 1960 78f2 466c b268 8ae7 d3ef 52e4 fef0 eee0 9372 2a70 39f1 7d71 33ea 6e6b eb6f 1e61 bf72 43e6 6f70 a861 a270 f0e8 46e8 566c 9de0 9d61 c16f ccf5 75eb 7f67 cb6c a0ec 3578 ffe4 e8e0 f9f8 396a 1b65 7d6b 6ae3 8860 5c69 30f6 1276 2be1 4d70 b8e4 75fb c767 a161 aaf2 35e9 6d60 8168 4279 a57a 7170 d363 f765 }
texture 49 { format R16 FLOAT   type TWO_D   size 16 4   levels 3   address 0x2c400000   texels rows 8529 7e1e ee0e 76c0 b3f4 2a07 b0a5 9391 5cde dbc4 bb86 9e59 baa0 6152 e7cd fc20 65a2 e090 eae7 4e31 1126 45e8 826c 6e1b 872e 22da 1a1b 3fc9 0aef a241 258f 0a04 3aaa a725 40bb 42be 133e 02ca 22d7 5119 b563 cdde 8737 f139 d21c ff43 7c81 9aed 399f 9f41 1ab3 37c8 87ed 6888 74cb 0104 d9a2 96bd 4a81 31e7 c708 310d fe89 6f1f 9b4b d24f 69c7 b429 8a09 5401 a4d5 0c6f d1ce 0743 7ecc 77f8 6394 bd9e 64cc 7791 2541 4fdd c47b a189 }
texture 50 { format R32 FLOAT   type TWO_D   size 16 4   levels 3   address 0x2c800000   texels rows 34bf76b9 b1176baa 16c31fb2 4054d3be b2643625 60bef62c 5fcd6323 42600825 656929bf a60221a5 3d3d9abe c22657be 1cceddb9 9b8b94b5 1b9a5c36 ee723a24 d882e3ac fc7bb8bf 5da945ac db7cdcab ea4ab733 93f4d4b8 c34337b0 173c7e2e c7acbfab bf12682b 4a216dad 3d905a3a faf40839 e436e2bb 6adc9d2d 62df2bbb eff19c23 05e8e1a9 e832d536 cd0778ac 19ddf2bc 1c4388ab c7b1e1bb b3a7e53d 0d906f3f da5ec92b 5297fea3 7c2dd13d a65e3cb0 98a440be b07c1241 52b83f3b 65dbf2a5 8815bea5 7dce7c30 88b91dbe b710e334 303058b6 087c353a 85fa38a5 97158f34 68ebd830 97379437 7e60732d 05c0daa3 008c87ae 531a76bd abe6ac3e 378b8931 a323d7bc 329702bb a85706b8 ad4e2335 89e46fa9 8e7820a3 6fd85bbd 6ae47a3e ba26762b a088302e c5f2f32b 970bfbb3 b8c7c72e 055dad29 3625cf32 8e598dad 3092f7b8 0291fa3e acb63331 }
texture 51 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2cc00000   texels rows b6a6d5c2 a9a6d5c2 b8a6d5c2 b6a6d5c2 b9a6d542 b7a6d542 a8a6d5c2 b8a6d542 b7a6d5c2 b9a6d5c2 b8a6d5c2 b9a6d542 b6a6d5c2 b7a6d542 b6a6d5c2 b9a6d5c2 b7a6d5c2 b7a6d542 b8a6d542 b7a6d542 a2a6d5c2 b7a6d542 b8a6d542 b6a6d542 b7a6d542 b6a6d5c2 b7a6d5c2 b8a6d5c2 b7a6d5c2 b7a6d542 b9a6d542 d3a6d5c2 a8a6d542 b7a6d5c2 b7a6d542 a4a6d542 b6a6d542 b8a6d542 b7a6d542 bba6d5c2 b8a6d542 b8a6d542 }
texture 52 { format R16 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2d000000   texels rows b5ca b5ca b54a b64a b5ca b4ca b7ca b4ca 8d4a b44a ce4a b5ca b6ca bb4a b7ca b7ca b44a b6ca b6ca b7ca b64a b44a b44a b54a b64a b54a ccca b64a b54a b4ca b74a a6ca b7ca 94ca b5ca b5ca b7ca b44a b54a b5ca b6ca 91ca }
texture 53 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2d400000   texels rows ffffff00 ffffff80 00008000 01000000 01000000 ffff7f80 ffffff00 ffffff80 00008000 00000001 ffffff00 ffffff00 00008080 00008080 00000080 00008080 ffff7f00 00008080 00000001 00008000 00000081 00008080 00008000 ffff7f80 ffffff80 01008080 80767400 ffff7f00 00000081 ffffff80 ffffff00 b4b27080 00008000 ffffff00 ffffff00 00008080 01000080 00008000 abe97280 ffff7f00 00000001 00008000 }
texture 54 { format R16 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2d800000   texels rows 0104 0100 0080 0000 0100 0000 0080 ff87 0080 ff87 0180 0184 ff07 0184 1280 eb00 0004 5c00 0000 0080 0180 0104 ff07 0184 0184 ff07 0000 ff87 0184 0000 0004 0080 0000 0084 0184 0084 0184 ff87 0184 3c80 0004 fa00 }
texture 55 { format R16 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2dc00000   texels rows fdfb fd7b fdfb ff7b fcfb fc7b fc7b fffb fefb ff7b fefb fcfb fcfb ff7b ff7b fe7b fcfb fefb fdfb fdfb fd7b fcfb fe7b fc7b fe7b fffb fffb fefb fefb fd7b fe7b fe7b fffb fffb fcfb fffb fd7b fc7b fd7b ff7b ff7b fcfb }
texture 56 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2e000000   texels rows fdff7f7f ffff7f7f feff7fff feff7f7f fcff7f7f fdff7fff fdff7fff fcff7f7f feff7f7f fdff7f7f ffff7f7f fdff7fff fdff7f7f ffff7f7f ffff7f7f feff7f7f fdff7fff fdff7fff ffff7f7f fcff7fff ffff7fff fdff7f7f ffff7fff ffff7fff ffff7f7f fcff7f7f fdff7fff fdff7fff feff7fff fcff7fff ffff7fff feff7fff fcff7f7f fdff7fff fdff7f7f ffff7fff ffff7f7f fdff7f7f feff7fff fdff7f7f fdff7f7f feff7f7f }
texture 57 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2e400000   texels rows 0000807f 0000807f 01000000 0000c0bf 0000c0bf 452381ff 452381ff 452381ff ffff7f80 0000803f ffff7f80 4523c17f 0000803f 0000807f 0000c0bf ffff7f80 0000807f 01000000 0000807f ffff7f80 0000807f 4523c17f 0000803f ffff7f80 0000807f 000080ff 4523c17f 0000807f ffff7f80 0000807f 0000c0bf 0000c0bf 4523c17f ffff7f80 4523c17f ffff7f80 ffff7f80 000080ff 0000807f 000080ff 000080ff 452381ff }
texture 58 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2e800000   texels rows ffff7f00 01000080 00000001 ffff7f00 01000081 00000000 00008080 00008080 00000080 00008000 0000a000 00000080 0000a000 0000a000 00000080 00000000 00008000 0000a000 00008080 01000081 ffff7f00 ffffff80 01008000 00000000 01000081 01000081 00000000 0000a000 00008080 00000000 ffffff80 00000080 00000080 00000001 00000080 00000001 01000081 00000080 ffff7f00 00000080 01008000 00008080 }
texture 59 { format R32 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2ec00000   texels rows 00000080 0000c03f 0000c0bf 0000c03f 010020c0 01002040 00000000 00000000 0000c0bf 00000080 00000080 00000000 00000080 01002040 00000000 0000c0bf 00000000 010020c0 00000080 01002040 00000000 00000080 00000080 0000c0bf 00000080 01002040 00000080 00000080 00000080 0000c0bf 010020c0 00000000 0000c03f 01002040 00000000 00000000 0000c03f 010020c0 00000080 01002040 00000080 0000c0bf }
texture 60 { format R16 FLOAT   type TWO_D   size 8 4   levels 3   address 0x2f000000   texels rows ffff 0100 003c 0100 017e 003c 00be 003c ffff 003c ffff 0100 017e 007c 0100 00fc 0080 0100 017e 003c 003c 007c 007c 00fc 0080 003c 003c 0080 00be 003c 00be 007c ffff 003c 003c 00be 0080 00be 003c 00fc 0100 003c }
texture 61 { format R32 FLOAT   type THREE_D   size 4 3 4   levels 2   address 0x2f400000   texels rows 01000000 0000803f 00000000 01002040 00000080 010020c0 0000803f 0000803f 00000080 01002040 ffff7f80 0000803f 4523c17f 01000000 010020c0 00000080 0000803f 01002040 0000c0bf ffff7f80 0000c03f 00000000 4523c17f 0000c0bf 01002040 0000c0bf 0000803f ffff7f80 00000080 01002040 010020c0 010020c0 0000c0bf 00000080 01000000 00000080 00000080 01002040 00000000 4523c17f 00000000 01000000 ffff7f80 0000c03f 00000080 00000080 0000803f 4523c17f 4523c17f 01000000 01002040 00000080 }
texture 62 { format R32 FLOAT   type TWO_D   size 8 8   address 0x2f800000   texels rows 6991b53c 4670b03e 000080ff 0930e63a 283eb439 000080ff 47b8c33a 17a6ae3d 0000807f a804d338 0000807f 164dd93e 61cf5138 3efeab3a 376f373a 1293093c e625bb3b d3dc0539 46ddf03f fd07cc3d 29b8303d a1617c3c 053fc23e b33cc738 7990433b 53fe333d c338e339 000080ff 633d8238 8f13bf3e 9cd2e53d 21d0f43a 000080ff dc99463d 87c73e3a 849a303a 1653d939 000080ff 0000807f 84fc503c 6221d73d 000080ff 000080ff 7ece553e 0000807f 7b55863a a991363b f1549d3d 0000807f 915d4038 2e75473a a318313b 729bde39 000080ff 39f6ad3b 76dba23a 7741e63b 0000807f d69e0f3e 000080ff 8fb1bc3f 8a394f3c 000080ff 0000807f }
texture 63 { format R32 FLOAT   type TWO_D   size 8 8   address 0x2fc00000   texels rows 0cf00c3f 05923c3b 91c36e39 0000c07f 28cb053d a819f43c 4523817f d1f72839 4523817f 0000c07f 431a803c 0000c07f 6963693f 38e7303e 0000c07f 4523817f 4523817f 4193743b 4523817f 0000c07f 4ff3833d 35577839 a4f1e93e cf54333b d836693f 0000c07f 5981033c 3b72ac3c 0000c07f 093bea39 4c9fcc3f 92f44e38 2538f13e 4523817f 9ed1e23a cb4fee38 7231923c 4523817f 0000c07f 835c2a3c 6f7cbe3d 05a05b3d fad7633d 52a1023f 514f5339 bb21a63a edee6239 4523817f 4523817f 0000c07f 524f9e39 4523817f 0df1a839 4523817f c9fdf93e 4523817f 0000c07f 4523817f 2abed13d a55ee138 5cd3313c dc0e1d39 56be643a bc8c1838 }
texture 64 { format R32 FLOAT   type TWO_D   size 8 8   address 0x30000000   texels rows 409a083b 4b31653d 00000060 51419838 000000e0 7d3e3b3e 000000e0 46ff763b e063423b f7f70239 f155e439 219b003d 000000e0 6f7e4d39 4b9abe3b 8ce6c93f 7b4cb13d 1852503d 32af713f 3bf41d39 f166a23d d6ad5b38 00000060 00000060 d9fe933e 20d5bd3f d82e9e39 3428c739 2f224538 00000060 000000e0 dde67d3b cf3d6e39 e60e0b3c ead3d539 aa545a3d 4858793f 000000e0 8151b83a b80cc83b af61d03c e71c1a3e d17a5c38 fb89683e 000000e0 7000e43b 00000060 e2bf763c 1acbf03f 1fde8d3a 3747dc3a 00000060 2d2ce93c 655cf13b 2bb8d138 25895039 5d848538 abb2413d 00000060 1bd23d3c e1bf9338 add09939 97a4b03a e9a00a3b }
texture 65 { format R16 FLOAT   type TWO_D   size 8 8   address 0x30400000   texels rows d33b 00fc f43d 00fc 00fc 393c 6e38 6e38 343d 6a3d f13c 8b3d f138 00fc 007c 007c 007c 6138 00fc 453b 273b 683c 5738 8f3c 4b3b 193a 007c 8e3c 853f 007c 4b3b bb3e 007c a838 9c3a 00fc 643d f73e 00fc 007c 00fc 00fc 473d cc38 193d 00fc d43f 7538 e43c fb3c 00fc 5f3c 00fc 007c 083f c13e 9c3e 583a 573d d93b 1c3d fe39 c53c 00fc }
texture 66 { format R16 FLOAT   type TWO_D   size 8 8   address 0x30800000   texels rows 953e 9f3b e53f 473f c539 303d f738 373b 323b a33f 3e3b 123a d13a c43a d33e 007e 5c3a 007e 9d3e 883a 3939 c43a f03a 2e3d cd3d fc3f d53d c038 e439 4f3c 007e e238 af3a 973d f33a a13e bd3f 6c3c 713a 593d 0a3d da3a d53b bd3b 383b 453d 007e 007e 993a 007e 543e 007e f83a 4a3c ef3b d838 007e 1a3f 793b 393f 007e 007e 593e d63f }
texture 67 { format R16 FLOAT   type TWO_D   size 8 8   address 0x30c00000   texels rows 053b c538 863a 007a 007a 123a aa38 b53a 8d3a 453f 007a 283a cb38 593f ca3f 603b 3b3a 007a bc3f 0f38 7c3c a538 103a c33a df3c ba3a b43e 007a 1a38 00f8 4d39 6f3f 00f8 d03b 007a 007a a43d 007a a03e 2b3f b139 00f8 643c 5b3e fa3a 007a e13d 007a 2b3d 9a3e 203e 6139 603f 683e 00f8 c538 e03d bb3f 943d 1d38 933a 423a 483e 007a }
texture 68 { format R32 FLOAT   type THREE_D   size 4 3 4   levels 2   address 0x31000000   texels rows 925c2c39 297f48ba aadee138 644457bf ea775f3b 10191fc1 75d8763c fcb90bb6 3e7dbeb5 e6a384bd e4913ab7 035ad4be 1e723f36 b76507b5 fb8ebd36 1297453f 8b14f0be 48817cc1 95feb8b7 eb07da37 fce8003d cc68033f c1700c37 24e95dbd 1b0381b5 cda24a3d 8b36bdbe fac111b9 ca9b6e41 046831be baf88ebb c258e3bc a7623a41 01d2e938 86df493d 048bb1b8 33749039 c441cf39 838a6bb5 c2534236 453ecb35 8df358c1 1ad38bb5 20444c36 8080eb36 ae2a87b6 08d5913e 053d7540 f194e0ba 91864cbf c6844b3d 461eecb5 }
texture 69 { format R16 FLOAT   type THREE_D   size 4 3 4   levels 2   address 0x31400000   texels rows 72d2 9adb 3e61 cd68 6673 8b68 d7ee 737a f4e1 e6f5 68ee 8b4e 52e6 f25e 7be0 b7d0 6669 6de2 a9d2 355b b0f5 c7cc db72 c766 acca 85e1 e1cb 8b6d bad2 dde3 a461 aa48 a9db efce c7e7 e3e8 9961 7de7 7462 79cb 094d 21f7 9452 fcd9 315a 7b62 6fe8 025f ee71 95f2 95e0 8f50 }
texture 70 { format A8B8G8R8 UNORM   type TWO_D   size 64 64   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x31800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 71 { format R32 FLOAT   type TWO_D   size 100 37   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x31c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 72 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 64 32   levels 5   address 0x32000000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 73 { format R16 UNORM   type THREE_D   size 20 9 13   levels 4   address 0x32400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 74 { format A8B8G8R8 SNORM   type TWO_D_ARRAY   size 48 80   layers 2   levels 6   view 0 4   address 0x32800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 75 { format R16 SNORM   type ONE_D   size 75   levels 6   address 0x32c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 76 { format R16 FLOAT   type TWO_D   size 16 8   levels 3   address 0x33000000   texels rows c277 8374 a9eb a4f7 876c b854 64da 7553 25e0 60de 1b66 ec6e cecd 3ad1 23cb 7ef7 10e7 dd6c 4f60 aa4e 35ea 36de 4dd8 6c74 87eb bb6a 9769 ed62 a6cd b66e 8c60 f66a 4679 8368 9b4c af65 30f8 3cdf cd6a 5ae5 0ae5 34f7 57e6 8d77 05ee c879 0de6 4a66 92e2 6d5d 1552 50ef d2e9 764e 2dde af75 b260 7663 b473 c560 e372 1071 0bd4 834e 8760 fb57 105e 9e5d 306d 3261 5ecd 82f1 b6d7 6ede a068 954d 9674 1be3 364d 36d1 89c8 f053 6ce8 b666 e7f2 8cdd 51d9 b06e 4ad4 656f ede3 3a4c d3cb 306a 76cc 0ed6 1ee8 4c4b 4d69 096e 9c72 54d8 21f7 fe71 8ae6 5759 d670 1149 46e7 6361 9658 0cce eecc 4c74 d9fa b4d7 09ef 9bd7 13f7 cff2 d661 c950 274e c668 cf4a baf0 91cb 985d 5ecd a15b 144a b6ef cf56 4960 904c d749 fae2 f8e6 8beb 9e79 29f7 1679 57e6 fcf6 92f0 e569 55e3 3455 1ed2 17cd b955 ad56 80ea 1fee dfe3 cfdb 1b71 575c c3f1 f56f 77df c959 d1d7 3650 c07b 06ef 7f74 ecc9 }
texture 77 { format R32 FLOAT   type CUBEMAP   size 8 8   levels 3   address 0x33400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 78 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 16 16   levels 4   address 0x33800000   texels expression (0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000) }
texture 79 { format R32 FLOAT   type TWO_D   size 8 16   levels 3   address 0x33c00000   texels rows 1012a6c0 a5bfed3e a0cef940 0efc0fbb 4484b140 d4a1f840 d0d49f3f bed43ebd 479d25bd 271f67be 4534b840 1e1e8cbd 74b112be a2f44ac0 47256341 31be69bc 88259ec0 c3b1e93f 211196be 08c4a8bb c4468bbf 98388f3b 7c7ed7c0 aad04340 865ee4be 8874a740 13d6cb3f 52b5b83e c8094e40 70e58ebb 67452ebc 16ad4e3e 3cb00641 4a7bb93f 08ae68c0 b95df73c c975973d 71f475bd 4816ec3d a20d8bbc 3070f03e e162edbb 97b30abc e8d16c40 3eaf2141 c0cc7ebc 2c56f9c0 aa96d4bd bfc1bebe aee0653e 8c1fca3e 9c3950bd 7f32253d dd89303e 9793743f b5c0c640 7a5d6bbb e8493d3e 176f3abf f4569bbc b26b4a40 165eeabf 54a4513b 208dfe3c bfc8443c c3ea0bbe ae72c4bc f5ae3a3f aad8d13d 00ef24bc 71f61bbe d25279bf 9f5c8c3e 50ac003f 1aa9b83c 510a6cbe 62bf5fbb 0fef873e 31b8ed3b f04b7c3e 4c0a133b aa91c1c0 f15e51be efa76b3c b113c1bb 0378cc40 71359fbf e4982d3e 36c3a83e eb53a33e 29aa81bf 0a0a663e a04c1a40 441b703f 7cfea43d 5b3eecc0 a3e94bc0 9326103f 60a8ce3f 848d9cbe e1598cbf 05f84d3d 71b9c5bd 2afe753b 16f1633d e6124e3b aba15b3f c4450abe 40cbbabe bf46003c 77caf33c 6a50d03e 879c453f c2d7f8be 1dcd2abe 64e2683e 613be3bd c5203b41 714322bb 155ed73c e7f0b0be a3ef4d3c 23605a3c 01ad7a3c eb7e38c1 864d8b3d debcb0bc 33d9883b df149640 411debc0 4dd7e5c0 c86f9e3e 9de7febe 156981bf 86d775bd 0a6574bb 0e00ae3b 6f403dbb edacda3e f9f0653c c7d2903b b2742440 ceb0a83b cff1e63b 3d878bbf 43b84d3d dd6fc3bf aa3a933d c5769b3d 32a4c3c0 e2dc983d 549dd93b 094344c1 78346e3f 72e23e41 c788e0c0 6a1882bc d7caf03e a42b5b3c 20173d3f 5a15bc3b 9137b8bd b3d76dc1 9c0f163b a67e313f bb9b6ec1 d0f73bbf 35fa78be }
texture 80 { format R32 FLOAT   type TWO_D   size 32 1   levels 2   address 0x34000000   texels rows d0af23c6 00000000 3ede23bb 00000000 2e2f46c6 00000000 30a13db7 00000000 fd6accba 00000000 69b83846 00000000 78954bc6 00000000 66c197b8 00000000 73fb03b9 00000000 7e207ec6 00000000 154ce6b7 00000000 f1150ec6 00000000 ca3436c6 00000000 ad9178c6 00000000 886847c6 00000000 e3e36946 00000000 56d57fbc 75007546 34b34cba 31565dc6 073b0546 be84f6b9 9c6cf0bb adfe62c6 53264246 210804bb c5ea3b46 ab4a15bb e27accb9 ec5120ba 0783e1b9 2cfb9cba }
texture 81 { format R16 FLOAT   type TWO_D   size 32 1   levels 2   address 0x34400000   texels rows 7c71 0000 2a70 0000 27c1 0000 75b6 0000 ba72 0000 4bf2 0000 ac73 0000 e572 0000 1eb0 0000 71c8 0000 45b2 0000 66c2 0000 56bd 0000 05b0 0000 99c2 0000 33f1 0000 e5bb 25bc 36f3 da72 3cb0 55c1 23c5 aabc f0f0 caf1 da71 18f2 4273 c8f2 c6f3 40bf }
texture 82 { format R32 FLOAT   type THREE_D   size 16 1 2   address 0x34800000   texels rows fd4a16c6 be275cc6 2c60adb6 72a62fc6 59344946 369421ba 0b1a4dc6 57207cc6 45cf14c6 49e243c6 dcb685bc ca6e44c6 f3d80ab8 f0361eb8 9fbe23c6 faea30c6 5e74aeba e5b3baba 0b456746 7762cbba 713e46bb 4c6446c6 ac80e0b8 6f30a5b8 7a0d75ba 0572cdb7 1d130846 d3201db9 6c4d1246 37492546 9737c6b8 5482ccb9 }
texture 83 { format R16 FLOAT   type THREE_D   size 16 1 2   address 0x34c00000   texels rows 3df0 8ff3 8ef2 3ec6 2dc3 a7f3 0773 fff2 8070 99bf 9470 acb5 8cbf 37ca 86b8 c570 ffc7 02bf c2bf 40f1 50f1 24ca 1dbe 3abd 2ac4 68f3 85bc 5af0 7df3 7972 30f1 8db4 }
texture 84 { format R32 FLOAT   type TWO_D   size 8 8   levels 2   address 0x35000000   texels rows 00000080 00000080 00000080 00000000 00000080 00000080 00000080 00000000 00000080 00000080 00000080 00000040 00000080 00000040 00000080 00000080 00000080 01000000 00000080 01000000 00000080 00000080 00000040 00000080 00000080 00000080 00000080 00000080 00000000 01000000 00000080 00000080 00000080 00000080 01000000 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000040 00000080 00000080 00000080 00000040 00000040 00000080 00000080 00000000 00000080 00000080 00000000 00000080 00000080 00000080 00000040 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000000 00000080 00000080 00000080 00000080 00000080 00000000 00000080 00000080 00000080 00000080 00000080 00000080 }
texture 85 { format R16 FLOAT   type TWO_D   size 8 8   levels 2   address 0x35400000   texels rows 0080 0080 0080 0080 0000 0080 0080 0080 0000 0040 0080 0080 0080 0080 0000 0080 0040 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0100 0000 0000 0080 0040 0080 0080 0080 0080 0080 0080 0080 0080 0040 0080 0080 0080 0000 0100 0080 0080 0080 0080 0080 0080 0000 0080 0040 0080 0080 0080 0080 0080 0080 0080 0080 0080 0080 0040 0080 0040 0080 0080 0080 0080 0080 0080 0080 0080 }
texture 86 { format R16_G16_B16_A16 FLOAT   type TWO_D   size 4 4   levels 2   address 0x35800000   texels rows ff7bfffbff7beef8 fefbfefbfc7bfdfb fe7bfc7b635bfffb 2c74fdfb1ed9fffb ff7bfdfb95dfacf6 fdfb575bfcfb4e7a fd7bfe7b60d9fe7b fefbfffbfd7bfefb 6ae84aedfcfbfd7b fe7bfdfbfefbf0e6 fc7b03d9fcfbd5e6 fcfb7dea47e5fcfb 6d69aceffc7bfe7b fc7bfd7bfcfbfc7b fefbfefbdbdb476e fc7bfe7bfefb0f75 0ff98eecfc7bfffb fcfbfe7bff7b39de fd7bfe7bfcfbc05a fd7bfe7bfcfb7578 }
texture 87 { format R32 FLOAT   type TWO_D   size 4 4   levels 2   address 0x35c00000   texels rows ffff7f7f 8c67983e fdff7f7f feff7f7f feff7fff feff7fff fcff7f7f b8a1123e feff7f7f ffff7f7f fdff7f7f ffff7fff fcff7fff e911c8be 481f4e3d ffff7f7f 4889013d 026bdabd fcff7f7f ffff7f7f }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 2 texture 1 sampler 2
sampler 3 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 1 sampler 3
sampler 4 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 4 texture 1 sampler 4
sampler 5 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 5 texture 2 sampler 5
sampler 6 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 6 texture 2 sampler 6
sampler 7 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 7 texture 3 sampler 7
sampler 8 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 8 texture 3 sampler 8
sampler 9 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 9 texture 3 sampler 9
sampler 10 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 10 texture 4 sampler 10
sampler 11 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 11 texture 4 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 12 texture 5 sampler 12
sampler 13 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 13 texture 5 sampler 13
sampler 14 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 14 texture 5 sampler 14
sampler 15 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 15 texture 6 sampler 15
sampler 16 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 16 texture 6 sampler 16
sampler 17 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 17 texture 7 sampler 17
sampler 18 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 18 texture 7 sampler 18
sampler 19 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 19 texture 7 sampler 19
sampler 20 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 20 texture 8 sampler 20
sampler 21 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 21 texture 8 sampler 21
sampler 22 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 22 texture 9 sampler 22
sampler 23 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 23 texture 9 sampler 23
sampler 24 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 24 texture 9 sampler 24
sampler 25 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 25 texture 10 sampler 25
sampler 26 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 26 texture 10 sampler 26
sampler 27 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 27 texture 11 sampler 27
sampler 28 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 28 texture 11 sampler 28
sampler 29 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 29 texture 11 sampler 29
sampler 30 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 30 texture 12 sampler 30
sampler 31 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 31 texture 12 sampler 31
sampler 32 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 32 texture 13 sampler 32
sampler 33 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 33 texture 13 sampler 33
sampler 34 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 34 texture 13 sampler 34
sampler 35 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 35 texture 14 sampler 35
sampler 36 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 36 texture 14 sampler 36
sampler 37 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 37 texture 15 sampler 37
sampler 38 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 38 texture 15 sampler 38
sampler 39 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 39 texture 15 sampler 39
sampler 40 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 40 texture 16 sampler 40
sampler 41 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 41 texture 16 sampler 41
sampler 42 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 42 texture 17 sampler 42
sampler 43 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 43 texture 17 sampler 43
sampler 44 { address BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 44 texture 17 sampler 44
sampler 45 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 45 texture 0 sampler 45
sampler 46 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 46 texture 0 sampler 46
sampler 47 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 47 texture 1 sampler 47
sampler 48 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 48 texture 2 sampler 48
sampler 49 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 49 texture 2 sampler 49
sampler 50 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 50 texture 3 sampler 50
sampler 51 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 51 texture 4 sampler 51
sampler 52 { address WRAP MIRROR_ONCE_CLAMP_OGL BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x22c }
handle 52 texture 4 sampler 52
sampler 53 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 53 texture 5 sampler 53
sampler 54 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 54 texture 6 sampler 54
sampler 55 { address CLAMP_TO_EDGE MIRROR BORDER MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 55 texture 6 sampler 55
sampler 56 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 56 texture 7 sampler 56
sampler 57 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 57 texture 8 sampler 57
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 58 texture 8 sampler 58
sampler 59 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 59 texture 9 sampler 59
sampler 60 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 60 texture 10 sampler 60
sampler 61 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ebb }
handle 61 texture 10 sampler 61
sampler 62 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 62 texture 11 sampler 62
sampler 63 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 63 texture 12 sampler 63
sampler 64 { address MIRROR BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1d57 }
handle 64 texture 12 sampler 64
sampler 65 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 65 texture 13 sampler 65
sampler 66 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 66 texture 14 sampler 66
sampler 67 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 0x1 }
handle 67 texture 14 sampler 67
sampler 68 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 68 texture 15 sampler 68
sampler 69 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 69 texture 16 sampler 69
sampler 70 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1ff6 }
handle 70 texture 16 sampler 70
sampler 71 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 71 texture 17 sampler 71
sampler 72 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 72 texture 18 sampler 72
sampler 73 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 73 texture 18 sampler 73
sampler 74 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 74 texture 19 sampler 74
sampler 75 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 75 texture 20 sampler 75
sampler 76 { address WRAP CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 76 texture 20 sampler 76
sampler 77 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 77 texture 21 sampler 77
sampler 78 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 78 texture 22 sampler 78
sampler 79 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x75 }
handle 79 texture 22 sampler 79
sampler 80 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 80 texture 23 sampler 80
sampler 81 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 81 texture 0 sampler 81
sampler 82 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 82 texture 8 sampler 82
sampler 83 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 83 texture 7 sampler 83
sampler 84 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 84 texture 11 sampler 84
sampler 85 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 85 texture 46 sampler 85
sampler 86 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 86 texture 48 sampler 86
sampler 87 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 87 texture 5 sampler 87
sampler 88 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 88 texture 46 sampler 88
sampler 89 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 89 texture 46 sampler 89
sampler 90 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 90 texture 46 sampler 90
sampler 91 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 91 texture 47 sampler 91
sampler 92 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 92 texture 47 sampler 92
sampler 93 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 93 texture 47 sampler 93
sampler 94 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 94 texture 48 sampler 94
sampler 95 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 95 texture 48 sampler 95
sampler 96 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 96 texture 48 sampler 96
sampler 97 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 97 texture 49 sampler 97
sampler 98 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 98 texture 49 sampler 98
sampler 99 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 99 texture 49 sampler 99
sampler 100 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 100 texture 50 sampler 100
sampler 101 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 101 texture 50 sampler 101
sampler 102 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 102 texture 50 sampler 102
sampler 103 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 103 texture 51 sampler 103
sampler 104 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 104 texture 51 sampler 104
sampler 105 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 105 texture 51 sampler 105
sampler 106 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 106 texture 52 sampler 106
sampler 107 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 107 texture 52 sampler 107
sampler 108 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 108 texture 52 sampler 108
sampler 109 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 109 texture 53 sampler 109
sampler 110 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 110 texture 53 sampler 110
sampler 111 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 111 texture 53 sampler 111
sampler 112 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 112 texture 54 sampler 112
sampler 113 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 113 texture 54 sampler 113
sampler 114 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 114 texture 54 sampler 114
sampler 115 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 115 texture 55 sampler 115
sampler 116 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 116 texture 55 sampler 116
sampler 117 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 117 texture 55 sampler 117
sampler 118 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 118 texture 56 sampler 118
sampler 119 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 119 texture 56 sampler 119
sampler 120 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 120 texture 56 sampler 120
sampler 121 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 121 texture 46 sampler 121
sampler 122 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 122 texture 47 sampler 122
sampler 123 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 123 texture 48 sampler 123
sampler 124 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 124 texture 49 sampler 124
sampler 125 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 125 texture 51 sampler 125
sampler 126 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 126 texture 52 sampler 126
sampler 127 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 127 texture 5 sampler 127
sampler 128 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 128 texture 7 sampler 128
sampler 129 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 129 texture 8 sampler 129
sampler 130 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 130 texture 9 sampler 130
sampler 131 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 131 texture 9 sampler 131
sampler 132 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 132 texture 80 sampler 132
sampler 133 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 133 texture 81 sampler 133
sampler 134 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 134 texture 82 sampler 134
sampler 135 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 135 texture 83 sampler 135
sampler 136 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 136 texture 86 sampler 136
sampler 137 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 137 texture 87 sampler 137
sampler 138 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 138 texture 86 sampler 138
sampler 139 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x477ff000 0xc7800000 0x33000000 0x3f801234 }
handle 139 texture 87 sampler 139
sampler 140 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 140 texture 57 sampler 140
sampler 141 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 141 texture 57 sampler 141
sampler 142 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 142 texture 58 sampler 142
sampler 143 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 143 texture 58 sampler 143
sampler 144 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 144 texture 59 sampler 144
sampler 145 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 145 texture 59 sampler 145
sampler 146 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 146 texture 60 sampler 146
sampler 147 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 147 texture 60 sampler 147
sampler 148 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 148 texture 61 sampler 148
sampler 149 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 149 texture 61 sampler 149
sampler 150 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 150 texture 62 sampler 150
sampler 151 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 151 texture 62 sampler 151
sampler 152 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 152 texture 63 sampler 152
sampler 153 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 153 texture 63 sampler 153
sampler 154 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 154 texture 64 sampler 154
sampler 155 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 155 texture 64 sampler 155
sampler 156 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 156 texture 65 sampler 156
sampler 157 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 157 texture 65 sampler 157
sampler 158 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 158 texture 66 sampler 158
sampler 159 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 159 texture 66 sampler 159
sampler 160 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 160 texture 67 sampler 160
sampler 161 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 161 texture 67 sampler 161
sampler 162 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 162 texture 84 sampler 162
sampler 163 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 163 texture 84 sampler 163
sampler 164 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 164 texture 85 sampler 164
sampler 165 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 165 texture 85 sampler 165
sampler 166 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 166 texture 84 sampler 166
sampler 167 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 167 texture 85 sampler 167
sampler 168 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 168 texture 24 sampler 168
sampler 169 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 169 texture 24 sampler 169
sampler 170 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 170 texture 24 sampler 170
sampler 171 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 171 texture 25 sampler 171
sampler 172 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 172 texture 25 sampler 172
sampler 173 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x299 }
handle 173 texture 25 sampler 173
sampler 174 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 174 texture 25 sampler 174
sampler 175 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 175 texture 26 sampler 175
sampler 176 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 176 texture 26 sampler 176
sampler 177 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 177 texture 26 sampler 177
sampler 178 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 178 texture 27 sampler 178
sampler 179 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 179 texture 27 sampler 179
sampler 180 { address MIRROR_ONCE_CLAMP_OGL WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 180 texture 27 sampler 180
sampler 181 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 181 texture 27 sampler 181
sampler 182 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 182 texture 28 sampler 182
sampler 183 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 183 texture 28 sampler 183
sampler 184 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 184 texture 28 sampler 184
sampler 185 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 185 texture 29 sampler 185
sampler 186 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 186 texture 29 sampler 186
sampler 187 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 187 texture 29 sampler 187
sampler 188 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 188 texture 29 sampler 188
sampler 189 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 189 texture 30 sampler 189
sampler 190 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 190 texture 30 sampler 190
sampler 191 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 191 texture 30 sampler 191
sampler 192 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 192 texture 31 sampler 192
sampler 193 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 193 texture 31 sampler 193
sampler 194 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 194 texture 31 sampler 194
sampler 195 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 195 texture 31 sampler 195
sampler 196 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 196 texture 68 sampler 196
sampler 197 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 197 texture 68 sampler 197
sampler 198 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 198 texture 68 sampler 198
sampler 199 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 199 texture 69 sampler 199
sampler 200 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 200 texture 69 sampler 200
sampler 201 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 201 texture 69 sampler 201
sampler 202 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 202 texture 69 sampler 202
sampler 203 { address CLAMP_TO_EDGE MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 203 texture 0 sampler 203
sampler 204 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 204 texture 0 sampler 204
sampler 205 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 205 texture 11 sampler 205
sampler 206 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 206 texture 11 sampler 206
sampler 207 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 207 texture 46 sampler 207
sampler 208 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 208 texture 46 sampler 208
sampler 209 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 209 texture 24 sampler 209
sampler 210 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 210 texture 24 sampler 210
sampler 211 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 211 texture 24 sampler 211
sampler 212 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 212 texture 28 sampler 212
sampler 213 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 213 texture 28 sampler 213
sampler 214 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 214 texture 28 sampler 214
sampler 215 { address CLAMP_TO_EDGE WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 215 texture 26 sampler 215
sampler 216 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 216 texture 26 sampler 216
sampler 217 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 217 texture 26 sampler 217
sampler 218 { address CLAMP_TO_EDGE MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 218 texture 68 sampler 218
sampler 219 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 219 texture 68 sampler 219
sampler 220 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 220 texture 68 sampler 220
sampler 221 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 221 texture 21 sampler 221
sampler 222 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 222 texture 21 sampler 222
sampler 223 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 223 texture 0 sampler 223
sampler 224 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 224 texture 0 sampler 224
sampler 225 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 225 texture 0 sampler 225
sampler 226 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 226 texture 0 sampler 226
sampler 227 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 227 texture 25 sampler 227
sampler 228 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 228 texture 25 sampler 228
sampler 229 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 229 texture 25 sampler 229
sampler 230 { address BORDER BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 230 texture 25 sampler 230
sampler 231 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x1 }
handle 231 texture 42 sampler 231
sampler 232 { address WRAP MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x1 }
handle 232 texture 43 sampler 232
sampler 233 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f9c DEPTH_COMPARE_FUNC 0x2 }
handle 233 texture 42 sampler 233
sampler 234 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x2 }
handle 234 texture 43 sampler 234
sampler 235 { address WRAP MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x3 }
handle 235 texture 42 sampler 235
sampler 236 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ea4 DEPTH_COMPARE_FUNC 0x3 }
handle 236 texture 43 sampler 236
sampler 237 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x4 }
handle 237 texture 42 sampler 237
sampler 238 { address WRAP CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x4 }
handle 238 texture 43 sampler 238
sampler 239 { address WRAP MIRROR MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1d4e DEPTH_COMPARE_FUNC 0x5 }
handle 239 texture 42 sampler 239
sampler 240 { address BORDER BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x5 }
handle 240 texture 43 sampler 240
sampler 241 { address MIRROR_ONCE_BORDER MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x6 }
handle 241 texture 42 sampler 241
sampler 242 { address CLAMP_OGL MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd DEPTH_COMPARE_FUNC 0x7 }
handle 242 texture 43 sampler 242
sampler 243 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 243 texture 32 sampler 243
sampler 244 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 244 texture 32 sampler 244
sampler 245 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 245 texture 32 sampler 245
sampler 246 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 246 texture 32 sampler 246
sampler 247 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 247 texture 33 sampler 247
sampler 248 { address WRAP BORDER BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 248 texture 33 sampler 248
sampler 249 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 249 texture 33 sampler 249
sampler 250 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 250 texture 33 sampler 250
sampler 251 { address MIRROR BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 251 texture 34 sampler 251
sampler 252 { address MIRROR WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 252 texture 34 sampler 252
sampler 253 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 253 texture 34 sampler 253
sampler 254 { address MIRROR WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 254 texture 34 sampler 254
sampler 255 { address CLAMP_TO_EDGE WRAP BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 255 texture 35 sampler 255
sampler 256 { address WRAP BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 256 texture 35 sampler 256
sampler 257 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 257 texture 35 sampler 257
sampler 258 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 258 texture 35 sampler 258
sampler 259 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 259 texture 36 sampler 259
sampler 260 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 260 texture 36 sampler 260
sampler 261 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 261 texture 36 sampler 261
sampler 262 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 262 texture 36 sampler 262
sampler 263 { address MIRROR MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 263 texture 37 sampler 263
sampler 264 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1b8 CUBEMAP_INTERFACE_FILTERING 2 }
handle 264 texture 37 sampler 264
sampler 265 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 265 texture 37 sampler 265
sampler 266 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 266 texture 37 sampler 266
sampler 267 { address WRAP BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 267 texture 38 sampler 267
sampler 268 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 268 texture 38 sampler 268
sampler 269 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 269 texture 38 sampler 269
sampler 270 { address BORDER CLAMP_TO_EDGE CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 270 texture 38 sampler 270
sampler 271 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 271 texture 39 sampler 271
sampler 272 { address CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 272 texture 39 sampler 272
sampler 273 { address MIRROR MIRROR_ONCE_BORDER WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 273 texture 39 sampler 273
sampler 274 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 274 texture 39 sampler 274
sampler 275 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 275 texture 40 sampler 275
sampler 276 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 276 texture 40 sampler 276
sampler 277 { address MIRROR MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 277 texture 40 sampler 277
sampler 278 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 278 texture 40 sampler 278
sampler 279 { address MIRROR CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 279 texture 41 sampler 279
sampler 280 { address BORDER BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1ec5 CUBEMAP_INTERFACE_FILTERING 2 }
handle 280 texture 41 sampler 280
sampler 281 { address WRAP WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 281 texture 41 sampler 281
sampler 282 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 282 texture 41 sampler 282
sampler 283 { address MIRROR MIRROR CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x1 }
handle 283 texture 44 sampler 283
sampler 284 { address CLAMP_OGL MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fc1 CUBEMAP_INTERFACE_FILTERING 2 DEPTH_COMPARE_FUNC 0x4 }
handle 284 texture 44 sampler 284
sampler 285 { address CLAMP_TO_EDGE MIRROR MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c6 CUBEMAP_INTERFACE_FILTERING 3 DEPTH_COMPARE_FUNC 0x6 }
handle 285 texture 44 sampler 285
sampler 286 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x21c }
handle 286 texture 1 sampler 286
sampler 287 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1eb7 }
handle 287 texture 11 sampler 287
sampler 288 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x334 }
handle 288 texture 24 sampler 288
sampler 289 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x266 }
handle 289 texture 12 sampler 289
sampler 290 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 290 texture 70 sampler 290
sampler 291 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x70 MAX_ANISOTROPY 0x7 }
handle 291 texture 71 sampler 291
sampler 292 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xb8 MAX_ANISOTROPY 0x7 }
handle 292 texture 72 sampler 292
sampler 293 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x7a MAX_ANISOTROPY 0x7 }
handle 293 texture 73 sampler 293
sampler 294 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e18 MAX_ANISOTROPY 0x7 }
handle 294 texture 74 sampler 294
sampler 295 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f82 MAX_ANISOTROPY 0x7 }
handle 295 texture 75 sampler 295
sampler 296 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f6a MAX_ANISOTROPY 0x7 }
handle 296 texture 76 sampler 296
sampler 297 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x4f CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 297 texture 77 sampler 297
sampler 298 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x209 DEPTH_COMPARE_FUNC 0x3 MAX_ANISOTROPY 0x7 }
handle 298 texture 78 sampler 298
sampler 299 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x196 MAX_ANISOTROPY 0x7 }
handle 299 texture 79 sampler 299
sampler 300 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x8e MAX_ANISOTROPY 0x7 }
handle 300 texture 70 sampler 300
sampler 301 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x10a MAX_ANISOTROPY 0x7 }
handle 301 texture 71 sampler 301
sampler 302 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 302 texture 72 sampler 302
sampler 303 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f3a MAX_ANISOTROPY 0x7 }
handle 303 texture 73 sampler 303
sampler 304 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ff6 MAX_ANISOTROPY 0x7 }
handle 304 texture 74 sampler 304
sampler 305 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x193 MAX_ANISOTROPY 0x7 }
handle 305 texture 75 sampler 305
sampler 306 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x55 MAX_ANISOTROPY 0x7 }
handle 306 texture 76 sampler 306
sampler 307 { address MIRROR WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x11f CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 307 texture 77 sampler 307
sampler 308 { address WRAP CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0x3 MAX_ANISOTROPY 0x7 }
handle 308 texture 78 sampler 308
sampler 309 { address CLAMP_TO_EDGE MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x59 MAX_ANISOTROPY 0x7 }
handle 309 texture 79 sampler 309
sampler 310 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xc7 MAX_ANISOTROPY 0x7 }
handle 310 texture 70 sampler 310
sampler 311 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xab MAX_ANISOTROPY 0x7 }
handle 311 texture 71 sampler 311
sampler 312 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1fe MAX_ANISOTROPY 0x7 }
handle 312 texture 74 sampler 312
sampler 313 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x64 MAX_ANISOTROPY 0x7 }
handle 313 texture 75 sampler 313
sampler 314 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x193 MAX_ANISOTROPY 0x7 }
handle 314 texture 76 sampler 314
sampler 315 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xad MAX_ANISOTROPY 0x7 }
handle 315 texture 79 sampler 315
sampler 316 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x212 MAX_ANISOTROPY 0x7 }
handle 316 texture 70 sampler 316
sampler 317 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x12b MAX_ANISOTROPY 0x7 }
handle 317 texture 71 sampler 317

warp 0 { asm "TEX.LL R8, R24, R228, 0, 2D, 0x1"   active 0xff
  s = { 0.23339844 0.875 1.0061035 0.9182129 0.36572266 0.005859375 0.6308594 0.5979004 ... }
  t = { 0.32421875 0.8671875 0.2709961 0.45947266 0.375 0.09667969 0.75 0.6660156 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f478bc8
  expect lane 1 R8 = 0x3f2555a5
  expect lane 2 R8 = 0x3eb78eb8
  expect lane 3 R8 = 0x3e884488
  expect lane 4 R8 = 0x3ee64ae6
  expect lane 5 R8 = 0x3eaf1aaf
  expect lane 6 R8 = 0x3e67c8e8
  expect lane 7 R8 = 0x3e4c10cc
}

warp 1 { asm "TEX.LL R8, R52, R208, 1, 2D, 0x1"   active 0x1f
  s = { 0.72021484 0.74609375 0.1640625 0.6640625 0.8183594 ... }
  t = { 0.84375 0.08203125 0.7949219 0.076171875 0.7109375 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f0b798b
  expect lane 1 R8 = 0x3ea898a9
  expect lane 2 R8 = 0x3ee940e9
  expect lane 3 R8 = 0x3e2e5cae
  expect lane 4 R8 = 0x3f00a881
}

warp 2 { asm "TEX.LL R8, R28, R148, 2, 2D, 0xf"   active 0xff
  s = { 1.0340909 0.521875 0.10078125 0.35 0.4375 0.73828125 0.6363636 0.25319603 ... }
  t = { 1.003125 -0.109375 1.4804688 0.875 0.51953125 1.0605469 0.359375 3.8695312 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f5918d9 R9 = 0x3e4dccce R10 = 0x3f0ece8f R11 = 0x3f4a09ca
  expect lane 1 R8 = 0x3f1b1d9b R9 = 0x3f2f31af R10 = 0x3ea1a6a2 R11 = 0x3f2c2eac
  expect lane 2 R8 = 0x3f015a81 R9 = 0x3f4da6ce R10 = 0x3e5c40dc R11 = 0x3f126b92
  expect lane 3 R8 = 0x3e87ac88 R9 = 0x3f0a1c8a R10 = 0x3f6577e5 R11 = 0x3e7f48ff
  expect lane 4 R8 = 0x3f5410d4 R9 = 0x3e8f088f R10 = 0x3f22dfa3 R11 = 0x3f1cd99d
  expect lane 5 R8 = 0x3f31b4b2 R9 = 0x3edae0db R10 = 0x3eced4cf R11 = 0x3f42c5c3
  expect lane 6 R8 = 0x3eb72eb7 R9 = 0x3eb930b9 R10 = 0x3f37f3b8 R11 = 0x3ed950d9
  expect lane 7 R8 = 0x3e954495 R9 = 0x3f25fda6 R10 = 0x3f1bf39c R11 = 0x3eb766b7
}

warp 3 { asm "TEX.LL R8, R4, R144, 3, 2D, 0x8"   active 0x1f
  s = { 0.06356534 0.32386363 0.72727275 0.32350853 0.7613636 ... }
  t = { 0.4 0.80625 1.0648438 0.6 0.646875 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ecd5acd
  expect lane 1 R8 = 0x3e147494
  expect lane 2 R8 = 0x3f63a7e4
  expect lane 3 R8 = 0x3edd42dd
  expect lane 4 R8 = 0x3f06d287
}

warp 4 { asm "TEX.B.LL R8, R24, R228, 0, 2D, 0xf"   active 0xf
  s = { 1 1.15625 -0.60014206 0.37109375 ... }
  t = { 1.2539062 0.75 0.0703125 -1 ... }
  handle = handle(texture 1, sampler 4)
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f060686 R9 = 0x3da2a0a3 R10 = 0x3f6b2aeb R11 = 0x3daaa8ab
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x0 R10 = 0x3f800000 R11 = 0x3dd0d0d1
  expect lane 3 R8 = 0x3ec8c6c9 R9 = 0x3ec3c0c4 R10 = 0x3f0f0d8f R11 = 0x3e939094
}

warp 5 { asm "TEX.LL R8, R104, R124, 5, 2D, 0xf"   active 0xff
  s = { 0.49560547 1.0625 -0.03125 0.7626953 1.0332031 0.65234375 1.25 1.6191406 ... }
  t = { 4.004883 0.94140625 0.32763672 1.25 0.9609375 -1.2880859 0.9140625 0.1875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f484ac8 R9 = 0x3f151895 R10 = 0x3f2008a0 R11 = 0x0
  expect lane 1 R8 = 0x3ed6b4d7 R9 = 0x3ec30cc3 R10 = 0x3f3defbe R11 = 0x0
  expect lane 2 R8 = 0x3eb708b7 R9 = 0x3e2648a6 R10 = 0x3ee894e9 R11 = 0x0
  expect lane 3 R8 = 0x3ea694a7 R9 = 0x3f077587 R10 = 0x3ee272e2 R11 = 0x0
  expect lane 4 R8 = 0x3f0c418c R9 = 0x3f00f481 R10 = 0x3f20e7a1 R11 = 0x0
  expect lane 5 R8 = 0x3f3308b3 R9 = 0x3e842084 R10 = 0x3ebcc6bd R11 = 0x0
  expect lane 6 R8 = 0x3f3108b1 R9 = 0x3ecfbed0 R10 = 0x3f184198 R11 = 0x0
  expect lane 7 R8 = 0x3ea7fea8 R9 = 0x3f03be84 R10 = 0x3f2694a7 R11 = 0x0
}

warp 6 { asm "TEX.LL R8, R100, R184, 6, 2D, 0xf"   active 0x1f
  s = { 0.78125 0.640625 0.42578125 0.55078125 0.7890625 ... }
  t = { 0.96777344 0.7949219 0.4921875 0.8515625 0.83984375 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f157b95 R9 = 0x3edfaee0 R10 = 0x3ea4c6a5 R11 = 0x0
  expect lane 1 R8 = 0x3f00a581 R9 = 0x3ee0e2e1 R10 = 0x3ecfbcd0 R11 = 0x0
  expect lane 2 R8 = 0x3edd6add R9 = 0x3ed79ed8 R10 = 0x3e4318c3 R11 = 0x0
  expect lane 3 R8 = 0x3f3c20bc R9 = 0x3ee8e2e9 R10 = 0x3eb210b2 R11 = 0x0
  expect lane 4 R8 = 0x3ed840d8 R9 = 0x3f4e59ce R10 = 0x3f0f398f R11 = 0x0
}

warp 7 { asm "TEX.LL R8, R112, R132, 7, 2D, 0xf"   active 0xff
  s = { 0.25 0.18359375 0.2578125 0.6026786 -1 0.52734375 0.32142857 -0.16666667 ... }
  t = { 1.0833334 4.1510415 -0.13802083 1.788762 0.087239586 0.52283657 0.97596157 0.16666667 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e51acd2 R9 = 0x3ebb6abb R10 = 0x3f070087 R11 = 0x3f3fffc0
  expect lane 1 R8 = 0x3f3273b2 R9 = 0x3ef77cf7 R10 = 0x3f0a318a R11 = 0x3e5c00dc
  expect lane 2 R8 = 0x3f2921a9 R9 = 0x3f1cbd9d R10 = 0x3f0d418d R11 = 0x3e9c009c
  expect lane 3 R8 = 0x3f1abe9b R9 = 0x3f159496 R10 = 0x3f2c4aac R11 = 0x3f37ffb8
  expect lane 4 R8 = 0x3ec58cc6 R9 = 0x3f0c108c R10 = 0x3f355ab5 R11 = 0x3f21ffa2
  expect lane 5 R8 = 0x3f158496 R9 = 0x3f1bb59c R10 = 0x3e3928b9 R11 = 0x3f20ffa1
  expect lane 6 R8 = 0x3f063186 R9 = 0x3f2f7caf R10 = 0x3f58c6d9 R11 = 0x3e800080
  expect lane 7 R8 = 0x3f08a589 R9 = 0x3f31efb2 R10 = 0x3ecb18cb R11 = 0x3eaa00aa
}

warp 8 { asm "TEX.LL R8, R72, R136, 8, 2D, 0xf"   active 0x1f
  s = { 0.703125 0.34598213 0.71428573 0.66071427 0.83928573 ... }
  t = { 0.39423078 0.4903846 0.7238582 0.7151442 0.58774036 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f133993 R9 = 0x3f3c83bd R10 = 0x3f1f9ca0 R11 = 0x3ed800d8
  expect lane 1 R8 = 0x3eeeb6ef R9 = 0x3f1d8c9e R10 = 0x3f46d6c7 R11 = 0x3da000a0
  expect lane 2 R8 = 0x3f1bf79c R9 = 0x3e845284 R10 = 0x3ed6e6d7 R11 = 0x3f000080
  expect lane 3 R8 = 0x3f59efda R9 = 0x3e8a948b R10 = 0x3edd28dd R11 = 0x3f5fffe0
  expect lane 4 R8 = 0x3f182198 R9 = 0x3f2ab5ab R10 = 0x3efeb4ff R11 = 0x3ec000c0
}

warp 9 { asm "TEX.LL.AOFFI R8, R108, R196, 9, 2D, 0xf"   active 0xf
  s = { 1.5 1.4921875 0.5714286 -0.89285713 ... }
  t = { -0.122395836 1.0390625 0.55558896 -0.03846154 ... }
  lod = { 0 0 0 0 ... }
  offset = { 0x4d8802e4 0x5ce342b4 0x87 0x888 ... }
  expect lane 0 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 2 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3ec630c6 R9 = 0x0 R10 = 0x3f800000 R11 = 0x0
}

warp 10 { asm "TEX.LL R8, R112, R212, 10, 2D, 0xf"   active 0xff
  s = { 0.23291016 0.625 0.65625 0.087890625 0.640625 0.049072266 -0.0068359375 0.7060547 ... }
  t = { 1 0.7636719 -1.4199219 0.53125 1.0976562 -1.9013672 3.8925781 1.0996094 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f2866a8 R9 = 0x3f412cc1 R10 = 0x3e9b9e9c R11 = 0x3f6caaed
  expect lane 1 R8 = 0x3ee2b2e3 R9 = 0x3eec34ec R10 = 0x3ec9acca R11 = 0x3f2155a1
  expect lane 2 R8 = 0x3e940a94 R9 = 0x3f1cda9d R10 = 0x3f4ba6cc R11 = 0x3ec2aac3
  expect lane 3 R8 = 0x3f3e71be R9 = 0x3ec634c6 R10 = 0x3ed3b8d4 R11 = 0x3f1d559d
  expect lane 4 R8 = 0x3ea83ca8 R9 = 0x3f14ef95 R10 = 0x3ebb42bb R11 = 0x3e8aaa8b
  expect lane 5 R8 = 0x3e43b4c4 R9 = 0x3f03c184 R10 = 0x3f0c848d R11 = 0x3f39aaba
  expect lane 6 R8 = 0x3eff8500 R9 = 0x3edcfadd R10 = 0x3f1d499d R11 = 0x3ea554a5
  expect lane 7 R8 = 0x3f06f787 R9 = 0x3e955095 R10 = 0x3ef0e8f1 R11 = 0x3f46aac7
}

warp 11 { asm "TEX.B.LL R8, R28, R120, 0, 2D, 0x8"   active 0x1f
  s = { 0.5578613 0.1875 0.43359375 0.15014648 0.59350586 ... }
  t = { 0.875 0.34521484 0.07421875 0.375 0.5 ... }
  handle = handle(texture 4, sampler 11)
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3eb754b7
  expect lane 1 R8 = 0x3f3faac0
  expect lane 2 R8 = 0x3e6000e0
  expect lane 3 R8 = 0x3eee00ee
  expect lane 4 R8 = 0x3f005580
}

warp 12 { asm "TEX.LL R8, R100, R216, 12, 2D, 0x1"   active 0xff
  s = { 0.9394531 0.28160512 0.20454545 0.21171875 -0.24609375 -0.8496094 1.7640625 0.34907672 ... }
  t = { -0.1015625 0.1 1.2 0.5449219 -0.1484375 0.26171875 0.9140625 3.15 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e6f19de
  expect lane 1 R8 = 0x3f17d930
  expect lane 2 R8 = 0xbe1f413f
  expect lane 3 R8 = 0xbf2b4b57
  expect lane 4 R8 = 0xbe0a7115
  expect lane 5 R8 = 0x3f19f934
  expect lane 6 R8 = 0xbf0e8d1d
  expect lane 7 R8 = 0x3e9fa93f
}

warp 13 { asm "TEX.LL R8, R8, R152, 13, 2D, 0x1"   active 0x1f
  s = { 0.4431818 0.46022728 0.72727275 0.1590909 0.51491475 ... }
  t = { 0.965625 0.41875 0.5054687 0.3796875 0.25 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f03a707
  expect lane 1 R8 = 0xbe9e1d3c
  expect lane 2 R8 = 0x3f02eb06
  expect lane 3 R8 = 0x3d86f10e
  expect lane 4 R8 = 0xbf06090c
}

warp 14 { asm "TEX.LL R8, R104, R128, 14, 2D, 0x1"   active 0xf
  s = { 0.23632812 -0.375 4.5 -0.65625 ... }
  t = { 1.1523438 -0.09375 0.1796875 0.4390625 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e82e906
  expect lane 1 R8 = 0x3ec18183
  expect lane 2 R8 = 0x3ec18183
  expect lane 3 R8 = 0x3ec18183
}

warp 15 { asm "TEX.B.LL R8, R12, R164, 0, 2D, 0xf"   active 0xff
  s = { 0.0625 0.171875 0.5234375 3.6875 0.13671875 0.06738281 0.3125 0.17871094 ... }
  t = { 0.625 0.4375 0.78125 -0.115234375 0.7109375 0.52978516 0.7753906 0.12207031 ... }
  handle = handle(texture 6, sampler 15)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe0d191a R9 = 0x3f142928 R10 = 0xbf387171 R11 = 0xbb810102
  expect lane 1 R8 = 0xbf106121 R9 = 0x3e1c3938 R10 = 0x3f5e7dbd R11 = 0xbedc39b8
  expect lane 2 R8 = 0xbe926525 R9 = 0xbd96312c R10 = 0x3f24a949 R11 = 0xbeff3dfe
  expect lane 3 R8 = 0xbf32ad65 R9 = 0x3c984131 R10 = 0x3f3c2f78 R11 = 0xbf106921
  expect lane 4 R8 = 0x3e91c524 R9 = 0xbeb0c162 R10 = 0xbe989131 R11 = 0x3ed64dad
  expect lane 5 R8 = 0xbee4bdc9 R9 = 0x3e8a2114 R10 = 0xbf007b01 R11 = 0xbea03540
  expect lane 6 R8 = 0x3f522ba4 R9 = 0xbef4d9ea R10 = 0x3e7409e8 R11 = 0xbeecc9da
  expect lane 7 R8 = 0x3ed285a5 R9 = 0x3e2b1956 R10 = 0xbe2fa15f R11 = 0x3f0b8717
}

warp 16 { asm "TEX.LL R8, R76, R164, 16, 2D, 0x3"   active 0x1f
  s = { 0.40625 0.3203125 0.72265625 0.9765625 0.59375 ... }
  t = { 0.07910156 0.55078125 0.6484375 0.90234375 0.56933594 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ef511ea R9 = 0xbf1da73b
  expect lane 1 R8 = 0x3daee15e R9 = 0x3f2f0d5e
  expect lane 2 R8 = 0xbed345a7 R9 = 0xbe1c7939
  expect lane 3 R8 = 0x3ebdd97c R9 = 0xbeb91172
  expect lane 4 R8 = 0x3f1d873b R9 = 0xbf27014e
}

warp 17 { asm "TEX.LL R8, R36, R140, 17, 2D, 0x1"   active 0xff
  s = { 0.7271205 0.78571427 1 0.042410713 -0.5 1.0833334 3.939732 0.5078125 ... }
  t = { 0.28846154 0.9948918 -0.14322917 0.15625 1.0807291 0.15690105 1.3846154 0.10126202 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbcb7416f
  expect lane 1 R8 = 0x3f625fc5
  expect lane 2 R8 = 0x3ef5b1eb
  expect lane 3 R8 = 0x3eb49569
  expect lane 4 R8 = 0xbe7dc1fc
  expect lane 5 R8 = 0x3ea6a14d
  expect lane 6 R8 = 0xbd6661cd
  expect lane 7 R8 = 0x3d49e194
}

warp 18 { asm "TEX.B.LL R8, R100, R136, 0, 2D, 0x1"   active 0x1f
  s = { 0.390625 1.0535715 0.32142857 0.96428573 0.53571427 ... }
  t = { 0.9519231 0.5612981 0.68810093 0.9092548 0.9645433 ... }
  handle = handle(texture 7, sampler 18)
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbda11142
  expect lane 1 R8 = 0x3e87c510
  expect lane 2 R8 = 0xbe13e928
  expect lane 3 R8 = 0xbdc11182
  expect lane 4 R8 = 0x3eb3f568
}

warp 19 { asm "TEX.LL R8, R108, R204, 19, 2D, 0x1"   active 0xf
  s = { 0.13783482 0.8532366 -0.13671875 0.046875 ... }
  t = { 0.16075721 0.16856971 0.6920573 0.083333336 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3dac6159
  expect lane 1 R8 = 0xbde2c1c6
  expect lane 2 R8 = 0x3ec00180
  expect lane 3 R8 = 0x3f04eb0a
}

warp 20 { asm "TEX.LL R8, R96, R156, 20, 2D, 0x1"   active 0xff
  s = { 0.042236328 1.0205078 0.9560547 0.79956055 0.95996094 0.48242188 -0.15673828 0.203125 ... }
  t = { 0.90625 0.45410156 0.9550781 0.7583008 0.30273438 1.3076172 0.9375 0.118652344 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ef132f1
  expect lane 1 R8 = 0x3f024d82
  expect lane 2 R8 = 0x3f126b92
  expect lane 3 R8 = 0x3f02df83
  expect lane 4 R8 = 0x3e835a83
  expect lane 5 R8 = 0x3ef544f5
  expect lane 6 R8 = 0x3e97c098
  expect lane 7 R8 = 0x3f21eba2
}

warp 21 { asm "TEX.LL R8, R12, R172, 21, 2D, 0x1"   active 0x1f
  s = { 0.6882324 0.05810547 0.23266602 0.3984375 0.6875 ... }
  t = { 0.875 0.34375 0.375 0.47460938 0.5864258 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f2e57ae
  expect lane 1 R8 = 0x3f0f5f8f
  expect lane 2 R8 = 0x3f0fd690
  expect lane 3 R8 = 0x3eea1aea
  expect lane 4 R8 = 0x3efa6cfa
}

warp 22 { asm "TEX.LL R8, R72, R192, 22, 2D, 0xf"   active 0xff
  s = { 0.1890625 0.78125 1.1972656 0.60866475 1.2663352 0.7367188 -0.7318892 0.09410512 ... }
  t = { 0.48046875 -0.16015625 1.2773438 0.1 3.6179688 -0.17382812 1.15 1.0359375 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbaf001e0 R9 = 0x3ea9bd53 R10 = 0xbed3ada7 R11 = 0x0
  expect lane 1 R8 = 0xbe89bd13 R9 = 0x3d83c108 R10 = 0xbf0a0914 R11 = 0x0
  expect lane 2 R8 = 0x3f303360 R9 = 0xbe81bd03 R10 = 0xbd120124 R11 = 0x0
  expect lane 3 R8 = 0x3eaead5d R9 = 0x3f2cab59 R10 = 0xbe7801f0 R11 = 0x0
  expect lane 4 R8 = 0x3d0de11c R9 = 0x3b990132 R10 = 0xbe0a7115 R11 = 0x0
  expect lane 5 R8 = 0xbee579cb R9 = 0xbdeb31d6 R10 = 0xbe9cb539 R11 = 0x0
  expect lane 6 R8 = 0xbda80150 R9 = 0xbd25414b R10 = 0xbdc0c182 R11 = 0x0
  expect lane 7 R8 = 0xbdbc4179 R9 = 0xbf401180 R10 = 0x3eaa4155 R11 = 0x0
}

warp 23 { asm "TEX.LL R8, R76, R136, 23, 2D, 0x1"   active 0x1f
  s = { 0.2840909 0.4943182 0.9577415 0.6051136 0.67045456 ... }
  t = { 0.978125 0.98125 0.4 0.7625 0.703125 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbde661cd
  expect lane 1 R8 = 0x3f25554b
  expect lane 2 R8 = 0xbf222144
  expect lane 3 R8 = 0x3e133126
  expect lane 4 R8 = 0xbf36ab6d
}

warp 24 { asm "TEX.LL.AOFFI R8, R104, R236, 24, 2D, 0xf"   active 0xf
  s = { 0.625 0.08700284 3.6 0 ... }
  t = { -0.39453125 -0.00859375 0.765625 -0.34375 ... }
  lod = { 0 0 0 0 ... }
  offset = { 0x361ce6a0 0x87 0x82c9bc9d 0xa6a6fdb8 ... }
  expect lane 0 R8 = 0x3e6221c4 R9 = 0x3caac156 R10 = 0x3ee421c8 R11 = 0x3d4ccccd
  expect lane 1 R8 = 0xbe45118a R9 = 0xbec8ed92 R10 = 0x3ebec57e R11 = 0x3d4ccccd
  expect lane 2 R8 = 0x3ecccd9a R9 = 0xbeaaa955 R10 = 0x3f800000 R11 = 0x3dcccccd
  expect lane 3 R8 = 0x3ecccd9a R9 = 0xbeaaa955 R10 = 0x3f800000 R11 = 0x3dcccccd
}

warp 25 { asm "TEX.LL R8, R84, R156, 25, 2D, 0xf"   active 0xff
  s = { 0.7011719 -0.1875 0.5390625 -0.04736328 2.2089844 0.5097656 0.9794922 0.31835938 ... }
  t = { -0.09375 0.6875 -0.375 0.7680664 1.2207031 0.47851562 1.0478516 0.0625 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3eab32ab R9 = 0x3f2377a3 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3e4ccccd R9 = 0x3f088889 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f144494 R9 = 0x3ec222c2 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f5f99e0 R9 = 0x3f04ee85 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3ea666a6 R9 = 0x3f066686 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3ee222e2 R9 = 0x3eb998ba R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3e7a20fa R9 = 0x3f13dd94 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3f67bbe8 R9 = 0x3e6334e3 R10 = 0x0 R11 = 0x0
}

warp 26 { asm "TEX.LL R8, R116, R144, 26, 2D, 0x8"   active 0x1f
  s = { 0.625 0.484375 0.90625 0.43945312 0.2241211 ... }
  t = { 0.23095703 0.45898438 0.38378906 0.578125 0.375 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
}

warp 27 { asm "TEX.LL R8, R64, R168, 27, 2D, 0x1"   active 0xff
  s = { 0.6785714 -1 -0.050223213 -0.032552082 0.71223956 0.15569197 1.75 0.60807294 ... }
  t = { 0.4155649 0.6666667 1.2298678 0.38216147 -0.07356771 0.46183893 0.13151042 0.9166667 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x402f81a5
  expect lane 1 R8 = 0x3e223c27
  expect lane 2 R8 = 0x3e9ad8c9
  expect lane 3 R8 = 0xbfac675d
  expect lane 4 R8 = 0x3e904704
  expect lane 5 R8 = 0xbfb4b7ea
  expect lane 6 R8 = 0xbfd264f3
  expect lane 7 R8 = 0xbf9bbaf3
}

warp 28 { asm "TEX.LL R8, R80, R148, 28, 2D, 0x1"   active 0x1f
  s = { 0.8828125 1.0530134 0.39285713 0.6328125 0.8498884 ... }
  t = { 0.057692308 1 0.19411057 0.44230768 0.53846157 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf732093
  expect lane 1 R8 = 0xbf90aafd
  expect lane 2 R8 = 0x402e82b3
  expect lane 3 R8 = 0x4030e5ee
  expect lane 4 R8 = 0x3f7eec13
}

warp 29 { asm "TEX.B.LL R8, R32, R188, 0, 2D, 0x1"   active 0xf
  s = { 0.2890625 -0.75 -0.110677086 0.19140625 ... }
  t = { 0.2877604 0.0859375 0.1796875 -0.0390625 ... }
  handle = handle(texture 11, sampler 29)
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3dd4d637
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3e917168
}

warp 30 { asm "TEX.LL R8, R40, R220, 30, 2D, 0xf"   active 0xff
  s = { 0.1875 0.09375 0.2529297 0.39404297 0.6550293 0.96435547 0.86621094 1.9335938 ... }
  t = { -1.9375 0.46875 0.041992188 0.25 0.0625 3.258789 1.6875 1.109375 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f690000 R9 = 0xc0b1e000 R10 = 0xc02c8000 R11 = 0xbde90000
  expect lane 1 R8 = 0xbcd9e000 R9 = 0xc0b92000 R10 = 0x40cf2000 R11 = 0x4049c000
  expect lane 2 R8 = 0xc118c000 R9 = 0xc0936000 R10 = 0xbc904000 R11 = 0x3f89e000
  expect lane 3 R8 = 0x410fe000 R9 = 0x3f1d0000 R10 = 0xbfd96000 R11 = 0xbf830000
  expect lane 4 R8 = 0xc05d6000 R9 = 0xbfd80000 R10 = 0x3f494000 R11 = 0x3ecd4000
  expect lane 5 R8 = 0x3ef0e000 R9 = 0xc0038000 R10 = 0xbf8b8000 R11 = 0xbd778000
  expect lane 6 R8 = 0xc0442000 R9 = 0xbfbec000 R10 = 0xbe832000 R11 = 0x3eb40000
  expect lane 7 R8 = 0xc076e000 R9 = 0xc048c000 R10 = 0xbf340000 R11 = 0x3ee44000
}

warp 31 { asm "TEX.LL R8, R24, R216, 31, 2D, 0x1"   active 0x1f
  s = { 0.203125 0.515625 0.56640625 0.453125 0.765625 ... }
  t = { 0.46972656 0.24707031 0.85546875 0.52246094 0.9326172 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3c47c000
  expect lane 1 R8 = 0xc09ac000
  expect lane 2 R8 = 0xc064c000
  expect lane 3 R8 = 0xc1422000
  expect lane 4 R8 = 0x41252000
}

warp 32 { asm "TEX.LL R8, R40, R228, 32, 2D, 0xf"   active 0xff
  s = { 0.8578125 0.83203125 0.2 -0.25 0.8695313 0.1 0.625 -0.25 ... }
  t = { -0.15625 0.11328125 -0.025390625 -0.234375 1.0058594 1.1953125 1.0976562 1.25 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x42b86000 R9 = 0x4263a000 R10 = 0x42abc000 R11 = 0x3f800000
  expect lane 1 R8 = 0x41730000 R9 = 0x42690000 R10 = 0x4420e000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3fcf4000 R9 = 0x44b62000 R10 = 0x45a88000 R11 = 0x3f800000
  expect lane 3 R8 = 0x4302a000 R9 = 0x44156000 R10 = 0x45fbc000 R11 = 0x3f800000
  expect lane 4 R8 = 0x47262000 R9 = 0x3ebe0000 R10 = 0x43cd6000 R11 = 0x3f800000
  expect lane 5 R8 = 0x450f6000 R9 = 0x45ace000 R10 = 0x44ef6000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3e6e8000 R9 = 0x43534000 R10 = 0x46700000 R11 = 0x3f800000
  expect lane 7 R8 = 0x41fc6000 R9 = 0x42420000 R10 = 0x434c4000 R11 = 0x3f800000
}

warp 33 { asm "TEX.LL R8, R56, R208, 33, 2D, 0xf"   active 0x1f
  s = { 0.1484375 0.22691761 0.37926137 1 0.15056819 ... }
  t = { 0.95 0.2 0.625 0.44296876 0.5375 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x45936000 R9 = 0x4295c000 R10 = 0x45844000 R11 = 0x3f800000
  expect lane 1 R8 = 0x45ea0000 R9 = 0x44810000 R10 = 0x42a10000 R11 = 0x3f800000
  expect lane 2 R8 = 0x44546000 R9 = 0x44b88000 R10 = 0x46c76000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e4de000 R9 = 0x4335a000 R10 = 0x4368c000 R11 = 0x3f800000
  expect lane 4 R8 = 0x4118e000 R9 = 0x4321c000 R10 = 0x439cc000 R11 = 0x3f800000
}

warp 34 { asm "TEX.LL R8, R56, R144, 34, 2D, 0xf"   active 0xf
  s = { 0.5827415 0.2828125 1.125 0.12535511 ... }
  t = { 0.2 -0.375 0.19140625 -1.0992187 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x46858000 R9 = 0x451a2000 R10 = 0x42668000 R11 = 0x3f800000
  expect lane 1 R8 = 0x43414000 R9 = 0x43cb2000 R10 = 0x3f854000 R11 = 0x3f0ccccd
  expect lane 2 R8 = 0x3ec00000 R9 = 0xbe99a000 R10 = 0x3fc00000 R11 = 0x3dcccccd
  expect lane 3 R8 = 0x3e43c000 R9 = 0x40518000 R10 = 0x45f74000 R11 = 0x3f0ccccd
}

warp 35 { asm "TEX.LL R8, R76, R216, 35, 2D, 0xf"   active 0xff
  s = { -0.045898438 1.0039062 -0.0048828125 0.7626953 0.515625 -1.3388672 1.0947266 1 ... }
  t = { 0.056640625 0.5 0.78125 3.4335938 0.15966797 0.375 0.12402344 -0.047851562 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f049485 R9 = 0x3cfb80fc R10 = 0x3e814881 R11 = 0x3f41cbc2
  expect lane 1 R8 = 0x3ec396c4 R9 = 0x3f1dcc9e R10 = 0x3dee38ee R11 = 0x3f325ab2
  expect lane 2 R8 = 0x3ddd88de R9 = 0x3e38acb9 R10 = 0x3f1e2e9e R11 = 0x3e90ec91
  expect lane 3 R8 = 0x3e45ecc6 R9 = 0x3f22afa3 R10 = 0x3cff8100 R11 = 0x3f09a38a
  expect lane 4 R8 = 0x3e9a4e9a R9 = 0x3eb7cab8 R10 = 0x3d99909a R11 = 0x3f23f6a4
  expect lane 5 R8 = 0x3ef0a2f1 R9 = 0x3e2328a3 R10 = 0x3f141794 R11 = 0x3e6e74ee
  expect lane 6 R8 = 0x3ccee0cf R9 = 0x3e6010e0 R10 = 0x3f113991 R11 = 0x3e4b0ccb
  expect lane 7 R8 = 0x3e98e299 R9 = 0x3d7df0fe R10 = 0x3eaff4b0 R11 = 0x3eedeeee
}

warp 36 { asm "TEX.LL R8, R40, R224, 36, 2D, 0x8"   active 0x1f
  s = { 0.15625 0.107421875 0.3046875 0.9785156 0.078125 ... }
  t = { 0.4189453 0.734375 0.66015625 0.203125 0.38867188 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f3ea0bf
  expect lane 1 R8 = 0x3e6210e2
  expect lane 2 R8 = 0x3e8dbe8e
  expect lane 3 R8 = 0x3dbdc0be
  expect lane 4 R8 = 0x3f1f8ba0
}

warp 37 { asm "TEX.LL R8, R116, R232, 37, 2D, 0xf"   active 0xff
  s = { -0.014322917 -0.32421875 4.153646 0.26450893 1.9375 -0.03125 1.0859375 1.3465402 ... }
  t = { -0.125 -1.875 1.0266927 0.28936297 0.93810093 0.6041667 -1.4166666 1.0192307 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x4098e000 R9 = 0x3efe6cfe R10 = 0x0 R11 = 0x3efe6cfe
  expect lane 1 R8 = 0xc07ac000 R9 = 0x3ea2faa3 R10 = 0x0 R11 = 0x3ea2faa3
  expect lane 2 R8 = 0x3e26c000 R9 = 0x3f6803e8 R10 = 0x0 R11 = 0x3f6803e8
  expect lane 3 R8 = 0xbca78000 R9 = 0x3f20cea1 R10 = 0x0 R11 = 0x3f20cea1
  expect lane 4 R8 = 0x3d056000 R9 = 0x3f188999 R10 = 0x0 R11 = 0x3f188999
  expect lane 5 R8 = 0x3d1fa000 R9 = 0x3f0f7b8f R10 = 0x0 R11 = 0x3f0f7b8f
  expect lane 6 R8 = 0x3d7f4000 R9 = 0x3eff8100 R10 = 0x0 R11 = 0x3eff8100
  expect lane 7 R8 = 0x3e00a000 R9 = 0x3e3f60bf R10 = 0x0 R11 = 0x3e3f60bf
}

warp 38 { asm "TEX.LL R8, R116, R236, 38, 2D, 0x1"   active 0x1f
  s = { 0.2857143 0.3392857 0.42857143 0.6785714 0.39285713 ... }
  t = { 1.0219351 0.1454327 0.34405047 0.9260817 0.5558894 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x41272000
  expect lane 1 R8 = 0xc0f94000
  expect lane 2 R8 = 0x3cc32000
  expect lane 3 R8 = 0xbdaae000
  expect lane 4 R8 = 0xbce3e000
}

warp 39 { asm "TEX.LL.AOFFI R8, R76, R156, 39, 2D, 0xf"   active 0xf
  s = { 0.9620536 1.0585938 0.2857143 -0.86328125 ... }
  t = { 0.042668268 1.0273438 0.09615385 0.7057292 ... }
  lod = { 0 0 0 0 ... }
  offset = { 0x178 0x178 0x87 0x888 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 1 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 2 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 3 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
}

warp 40 { asm "TEX.LL R8, R52, R124, 40, 2D, 0x1"   active 0xff
  s = { 1.4077148 0.703125 0.5517578 0.8095703 0.79125977 0.13842773 0.1875 1.03125 ... }
  t = { 0.32910156 0.09667969 -0.0546875 0.048828125 3.7319336 1.0439453 1.25 -0.0126953125 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3c60f7ef
  expect lane 1 R8 = 0x3c6b1d41
  expect lane 2 R8 = 0x3c2c2b3a
  expect lane 3 R8 = 0x3c80b90e
  expect lane 4 R8 = 0x3ca46b50
  expect lane 5 R8 = 0x3cb68ee9
  expect lane 6 R8 = 0x3c9b5a52
  expect lane 7 R8 = 0x0
}

warp 41 { asm "TEX.LL R8, R104, R152, 41, 2D, 0x1"   active 0x1f
  s = { 0.703125 0.9707031 0.5761719 0.7734375 0.80078125 ... }
  t = { 1.0458984 0.9140625 0.9765625 0.8457031 0.15234375 ... }
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3c85029c
  expect lane 1 R8 = 0x3d1dbbb0
  expect lane 2 R8 = 0x3ccb71d0
  expect lane 3 R8 = 0x3d0724ba
  expect lane 4 R8 = 0x3c9031ae
}

warp 42 { asm "TEX.B.LL R8, R32, R160, 0, 2D, 0x1"   active 0xff
  s = { 1.0390625 0.2984375 0.33451703 0.90909094 0.99360794 0.56640625 0.196875 0.7879972 ... }
  t = { 0.68359375 0.6328125 3.8851562 0.765625 0.91796875 -2.4726562 0.7890625 -1.4921875 ... }
  handle = handle(texture 17, sampler 42)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e7b528c
  expect lane 1 R8 = 0x3eadb0ee
  expect lane 2 R8 = 0x3f53eb1c
  expect lane 3 R8 = 0x3eb5112c
  expect lane 4 R8 = 0x3f0120a1
  expect lane 5 R8 = 0x3eb7bf1c
  expect lane 6 R8 = 0x3f20a25e
  expect lane 7 R8 = 0x3e0633b3
}

warp 43 { asm "TEX.B.LL R8, R20, R132, 0, 2D, 0x1"   active 0x1f
  s = { 0.8863636 0.13245739 0.671875 0.8831676 0.04971591 ... }
  t = { 0.6578125 0.6 0.375 0.4 0.375 ... }
  handle = handle(texture 17, sampler 43)
  lod = { 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e809f97
  expect lane 1 R8 = 0x3f2616ff
  expect lane 2 R8 = 0x3f5cd3c9
  expect lane 3 R8 = 0x3f149220
  expect lane 4 R8 = 0x3f1fe61d
}

warp 44 { asm "TEX.LL R8, R104, R224, 44, 2D, 0x1"   active 0xf
  s = { 0.83203125 -1.9515625 0.06640625 0.6773437 ... }
  t = { 1.46875 1.21875 3.1015625 0.375 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f0e577a
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3f1520b5
  expect lane 3 R8 = 0x3f61ac2d
}

warp 45 { asm "TEX.B.LL R8, R20, R172, 0, 2D, 0x1"   active 0x3f
  s = { 0.54956055 0.40625 0.8833008 0.18652344 0.88793945 -0.0009765625 ... }
  t = { 0.9555664 1.0488281 0.25 0.8125 0.15820312 0.90283203 ... }
  handle = handle(texture 0, sampler 45)
  lod = { 0.50097656 1.4707031 0.8798828 0.0048828125 0.9980469 0.5029297 ... }
  expect lane 0 R8 = 0x3ed57ed5
  expect lane 1 R8 = 0x3e5698d7
  expect lane 2 R8 = 0x3e875687
  expect lane 3 R8 = 0x3f063786
  expect lane 4 R8 = 0x3e210ca1
  expect lane 5 R8 = 0x3ec8acc9
}

warp 46 { asm "TEX.B.LL R8, R44, R140, 0, 2D, 0x1"   active 0xf
  s = { 0.5097656 0.3322754 0.81640625 0.78125 ... }
  t = { 0.055664062 0.625 1.375 0.6464844 ... }
  handle = handle(texture 0, sampler 46)
  lod = { 0.50097656 0.99902344 0.0068359375 0.0068359375 ... }
  expect lane 0 R8 = 0x3f5f5fdf
  expect lane 1 R8 = 0x3cb360b3
  expect lane 2 R8 = 0x3f6caeed
  expect lane 3 R8 = 0x3ecaf2cb
}

warp 47 { asm "TEX.LL R8, R72, R176, 47, 2D, 0xf"   active 0x3f
  s = { 0.5644531 0.9098011 0.98359376 0.32109374 -0.03125 0.87890625 ... }
  t = { 3.203125 -0.05 0.75 -2.140625 0.296875 -0.5 ... }
  lod = { 1.9980469 0.005859375 0.9550781 0.49804688 1.9990234 0.9980469 ... }
  expect lane 0 R8 = 0x3f5502d5 R9 = 0x3e3d74bd R10 = 0x3f0ab88b R11 = 0x3f6613e6
  expect lane 1 R8 = 0x3da408a4 R9 = 0x3eddb6de R10 = 0x3f4a36ca R11 = 0x3e164896
  expect lane 2 R8 = 0x3e957a95 R9 = 0x3f1d0f9d R10 = 0x3f0f018f R11 = 0x3eb398b4
  expect lane 3 R8 = 0x3ee434e4 R9 = 0x3f4c74cc R10 = 0x3e1f409f R11 = 0x3f032b83
  expect lane 4 R8 = 0x3f5318d3 R9 = 0x3e35ccb6 R10 = 0x3f08ce89 R11 = 0x3f6429e4
  expect lane 5 R8 = 0x3ef50af5 R9 = 0x3e90a691 R10 = 0x3f22ada3 R11 = 0x3f0b968c
}

warp 48 { asm "TEX.LL R8, R28, R184, 48, 2D, 0x1"   active 0x3f
  s = { 0.9946289 -0.125 0.6425781 0.5576172 0.87597656 -1.3847656 ... }
  t = { 0.74072266 0.75 0.15917969 0.28076172 1.9716797 3.34375 ... }
  lod = { 0.5019531 0.5 0.9980469 0.73046875 1.0068359 0.9033203 ... }
  expect lane 0 R8 = 0x3eec52ec
  expect lane 1 R8 = 0x3ee318e3
  expect lane 2 R8 = 0x3f5bf7dc
  expect lane 3 R8 = 0x3f017381
  expect lane 4 R8 = 0x3e4800c8
  expect lane 5 R8 = 0x3f178498
}

warp 49 { asm "TEX.LL R8, R20, R144, 49, 2D, 0x8"   active 0xf
  s = { 0.24414062 0.71875 -0.34521484 0.66259766 ... }
  t = { 0.43554688 1 0.875 0.7338867 ... }
  lod = { 0.0048828125 0.73828125 0.99609375 0.0068359375 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
}

warp 50 { asm "TEX.LL R8, R96, R164, 50, 2D, 0xf"   active 0x3f
  s = { -1.5885416 -2.1171875 0.72879463 0.13802083 0.6333705 0.85546875 ... }
  t = { 0.9654948 -0.12630208 0.56640625 1.125 0.3218149 4.1666665 ... }
  lod = { 0.6767578 0.0068359375 0.4970703 0.34960938 1.6660156 0.5029297 ... }
  expect lane 0 R8 = 0x3f008381 R9 = 0x3f29ceaa R10 = 0x3f3318b3 R11 = 0x3f1dff9e
  expect lane 1 R8 = 0x3f0f398f R9 = 0x3f377bb7 R10 = 0x3f5462d4 R11 = 0x3f2dffae
  expect lane 2 R8 = 0x3eb9acba R9 = 0x3efdcefe R10 = 0x3f030883 R11 = 0x3ec800c8
  expect lane 3 R8 = 0x3ee420e4 R9 = 0x3f06b587 R10 = 0x3eb294b3 R11 = 0x3e9c009c
  expect lane 4 R8 = 0x3e884288 R9 = 0x3edad6db R10 = 0x3f16b597 R11 = 0x3f4bffcc
  expect lane 5 R8 = 0x3f109491 R9 = 0x3eed8cee R10 = 0x3ee75ae7 R11 = 0x3f3effbf
}

warp 51 { asm "TEX.LL R8, R28, R208, 51, 2D, 0x1"   active 0x3f
  s = { -0.011230469 0.4091797 0.0234375 0.09667969 0.875 0.5197754 ... }
  t = { 0.75 0.0390625 0.6621094 1.2128906 1.5 0.5078125 ... }
  lod = { 1.0048828 1.0048828 0.5 0.94140625 1.1201172 1.5 ... }
  expect lane 0 R8 = 0x3f021182
  expect lane 1 R8 = 0x3ea7d4a8
  expect lane 2 R8 = 0x3ea23ca2
  expect lane 3 R8 = 0x3f0ef18f
  expect lane 4 R8 = 0x3f2a00aa
  expect lane 5 R8 = 0x3edc4adc
}

warp 52 { asm "TEX.LL R8, R4, R212, 52, 2D, 0x3"   active 0xf
  s = { 0.5644531 0.640625 -0.3137207 0.90625 ... }
  t = { 0.19335938 0.46191406 -0.3125 4 ... }
  lod = { -2.0058594 -1.1679688 -1.1767578 -1.1757812 ... }
  expect lane 0 R8 = 0x3f1d949e R9 = 0x3efc98fd
  expect lane 1 R8 = 0x3eb5b2b6 R9 = 0x3eeb3eeb
  expect lane 2 R8 = 0x3eeb56eb R9 = 0x3f097089
  expect lane 3 R8 = 0x3ef35ef3 R9 = 0x3ee61ae6
}

warp 53 { asm "TEX.LL R8, R4, R184, 53, 2D, 0x1"   active 0x3f
  s = { 0.8382813 0.84090906 0.7207031 0.2234375 1.0585938 0.05625 ... }
  t = { 0.5390625 0.4671875 1.0820312 -0.2421875 1.2539062 3.6308594 ... }
  lod = { 0.99902344 0.5019531 1.5019531 0.0048828125 1.0048828 1.4970703 ... }
  expect lane 0 R8 = 0xbe26f94e
  expect lane 1 R8 = 0x3e85790b
  expect lane 2 R8 = 0xbe4c2998
  expect lane 3 R8 = 0x3f3e797d
  expect lane 4 R8 = 0xbf21b743
  expect lane 5 R8 = 0xbd94c12a
}

warp 54 { asm "TEX.LL R8, R36, R132, 54, 2D, 0x1"   active 0x3f
  s = { 0.86328125 0.9140625 0.001953125 -0.047851562 1.1025391 -0.0625 ... }
  t = { -0.5 0.86328125 -0.044921875 0.3125 0.8125 0.40625 ... }
  lod = { 0.99902344 1.5009766 1.5029297 0.49609375 0.49902344 0.0068359375 ... }
  expect lane 0 R8 = 0x3d31e164
  expect lane 1 R8 = 0x3ea41948
  expect lane 2 R8 = 0xbe08b111
  expect lane 3 R8 = 0x3da97153
  expect lane 4 R8 = 0x3e85090a
  expect lane 5 R8 = 0x3f39f974
}

warp 55 { asm "TEX.LL R8, R116, R136, 55, 2D, 0x3"   active 0xf
  s = { 0.7167969 3.071289 0.36279297 0.8720703 ... }
  t = { 0.5546875 0.90283203 0.28125 0.20019531 ... }
  lod = { 1.9990234 0.0068359375 1.0009766 1.9960938 ... }
  expect lane 0 R8 = 0x3e20c942 R9 = 0x3f5fa1bf
  expect lane 1 R8 = 0x3efa59f5 R9 = 0xbf4f6d9f
  expect lane 2 R8 = 0xbf1b366d R9 = 0x3de1c387
  expect lane 3 R8 = 0xbe85a90b R9 = 0x3ee935d2
}

warp 56 { asm "TEX.LL R8, R20, R144, 56, 2D, 0x1"   active 0x3f
  s = { 0.091145836 0.5 0.50390625 0.071428575 0.1702009 0.4185268 ... }
  t = { 0.45833334 0.059495192 0.9166667 0.7364784 0.8203125 1.0576923 ... }
  lod = { 0.4970703 0.5029297 0.49609375 0.5029297 0.3857422 1.0058594 ... }
  expect lane 0 R8 = 0xbdf241e5
  expect lane 1 R8 = 0x3e117923
  expect lane 2 R8 = 0x3d7201e4
  expect lane 3 R8 = 0xbda13142
  expect lane 4 R8 = 0xbe908121
  expect lane 5 R8 = 0x3ea0b541
}

warp 57 { asm "TEX.LL R8, R32, R232, 57, 2D, 0x1"   active 0x3f
  s = { 0.6286621 3.1362305 0.15722656 0.9057617 0.63671875 0.9863281 ... }
  t = { 0.25 0.54589844 0.65625 -0.6875 1.0859375 0.40625 ... }
  lod = { 0.65625 1.4960938 1.0068359 0.49609375 0.50097656 0.43652344 ... }
  expect lane 0 R8 = 0x3f084988
  expect lane 1 R8 = 0x3f19d19a
  expect lane 2 R8 = 0x3f2bfcac
  expect lane 3 R8 = 0x3f02ce83
  expect lane 4 R8 = 0x3f3feec0
  expect lane 5 R8 = 0x3edeaedf
}

warp 58 { asm "TEX.LL R8, R8, R136, 58, 2D, 0x1"   active 0xf
  s = { 0.6567383 0.93652344 -0.0625 0.13378906 ... }
  t = { -0.35498047 0.5 0.73828125 1.0703125 ... }
  lod = { 1.0058594 0.50097656 1.0029297 0.9980469 ... }
  expect lane 0 R8 = 0x3ee118e1
  expect lane 1 R8 = 0x3eb8a2b9
  expect lane 2 R8 = 0x3f1f2b9f
  expect lane 3 R8 = 0x3e7f18ff
}

warp 59 { asm "TEX.LL R8, R0, R156, 59, 2D, 0xf"   active 0x3f
  s = { 0.15 3.1420455 3.3039062 1.2727273 0.56171876 0.7753906 ... }
  t = { -1.25 0.39609376 0.75 0.57734376 0.15820312 0.6328125 ... }
  lod = { 1.5029297 0.00390625 0.49902344 0.99902344 0.9970703 0.50097656 ... }
  expect lane 0 R8 = 0x3d188131 R9 = 0x3ebdb97b R10 = 0xbed4b5a9 R11 = 0x0
  expect lane 1 R8 = 0xbf0d551b R9 = 0xbe6001c0 R10 = 0xbe8eb51d R11 = 0x0
  expect lane 2 R8 = 0xbd58a1b1 R9 = 0x3e1f313e R10 = 0x3ee095c1 R11 = 0x0
  expect lane 3 R8 = 0xbde911d2 R9 = 0x3e5889b1 R10 = 0xbe437987 R11 = 0x0
  expect lane 4 R8 = 0x3da45149 R9 = 0x3ed3bda7 R10 = 0x3b26014c R11 = 0x0
  expect lane 5 R8 = 0xbe7d99fb R9 = 0xbeb6456d R10 = 0x3d142128 R11 = 0x0
}

warp 60 { asm "TEX.B.LL R8, R32, R180, 0, 2D, 0x1"   active 0x3f
  s = { -0.6933594 0.041015625 0.25976562 0.875 0.16796875 0.78466797 ... }
  t = { 0.125 0.32226562 -0.025390625 -0.12695312 0.1875 0.37109375 ... }
  handle = handle(texture 10, sampler 60)
  lod = { 1.9990234 1.9990234 0.4970703 0.125 1.0048828 1.4960938 ... }
  expect lane 0 R8 = 0x3e4044c0
  expect lane 1 R8 = 0x3ec0aac1
  expect lane 2 R8 = 0x3f076687
  expect lane 3 R8 = 0x3f059986
  expect lane 4 R8 = 0x3e6c00ec
  expect lane 5 R8 = 0x3f1bdd9c
}

warp 61 { asm "TEX.LL R8, R52, R236, 61, 2D, 0x1"   active 0xf
  s = { -0.09375 -0.03125 0.39257812 1 ... }
  t = { 1.125 0.5161133 0.9042969 1.3535156 ... }
  lod = { 3.265625 1.5136719 1.2705078 2.274414 ... }
  expect lane 0 R8 = 0x3f48ffc9
  expect lane 1 R8 = 0x3ea532a5
  expect lane 2 R8 = 0x3ec110c1
  expect lane 3 R8 = 0x3e2b34ab
}

warp 62 { asm "TEX.LL R8, R88, R140, 62, 2D, 0x1"   active 0x3f
  s = { 0.6796875 1.75 0.0078125 -1.7851562 -0.16666667 0.25 ... }
  t = { 0.6302083 -0.12109375 0.5652043 1.0716146 0.098958336 0.8177083 ... }
  lod = { 0.99609375 0.0068359375 0.50097656 1.4990234 0.5029297 0.005859375 ... }
  expect lane 0 R8 = 0xbf1622c3
  expect lane 1 R8 = 0xbff2014b
  expect lane 2 R8 = 0x3e39dd38
  expect lane 3 R8 = 0xbf86adfb
  expect lane 4 R8 = 0xbf9da182
  expect lane 5 R8 = 0x3c8217f8
}

warp 63 { asm "TEX.LL R8, R72, R196, 63, 2D, 0x1"   active 0x3f
  s = { -0.40966797 0.7578125 1.0236816 0.4897461 0.5683594 0.078125 ... }
  t = { 0.6875 0.734375 0.26367188 0 -0.005859375 1.03125 ... }
  lod = { 1.5 0.5 1.9960938 1.5009766 1.9990234 0.49609375 ... }
  expect lane 0 R8 = 0xbf148000
  expect lane 1 R8 = 0xc000a000
  expect lane 2 R8 = 0x3eeea000
  expect lane 3 R8 = 0xbf19c000
  expect lane 4 R8 = 0xbf84e000
  expect lane 5 R8 = 0xbdd1e000
}

warp 0 { asm "TEX.LL R8, R4, R160, 64, 2D, 0xf"   active 0xf
  s = { 3.2243652 0.546875 -0.81347656 0.00390625 ... }
  t = { -0.040527344 0.65625 0.078125 1.5 ... }
  lod = { 4.5585938 3.163086 2.6669922 2.6640625 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0xbe99a000 R10 = 0x3fc00000 R11 = 0x3dccc000
  expect lane 1 R8 = 0x40d00000 R9 = 0x404aa000 R10 = 0xbfc52000 R11 = 0xc0f88000
  expect lane 2 R8 = 0x4004e000 R9 = 0x3f7f0000 R10 = 0xbf0b0000 R11 = 0xbe880000
  expect lane 3 R8 = 0x3ec00000 R9 = 0xbe99a000 R10 = 0x3fc00000 R11 = 0x3dccc000
}

warp 1 { asm "TEX.LL R8, R28, R232, 65, 2D, 0xf"   active 0x3f
  s = { 0.27272728 0.71484375 0.72265625 0.5166903 0.6074219 1.7649148 ... }
  t = { 0 0.66015625 0.046875 0.55 0.203125 0.7 ... }
  lod = { 1.9990234 0.5019531 1.1865234 0.0048828125 1.4960938 0.63183594 ... }
  expect lane 0 R8 = 0x41846000 R9 = 0x423e6000 R10 = 0x45f30000 R11 = 0x3f800000
  expect lane 1 R8 = 0x4421a000 R9 = 0x4502e000 R10 = 0x4395e000 R11 = 0x3f800000
  expect lane 2 R8 = 0x40826000 R9 = 0x45684000 R10 = 0x42c00000 R11 = 0x3f800000
  expect lane 3 R8 = 0x4210e000 R9 = 0x440aa000 R10 = 0x44db6000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ec9c000 R9 = 0x43ba6000 R10 = 0x44c0e000 R11 = 0x3f800000
  expect lane 5 R8 = 0x43b6a000 R9 = 0x44378000 R10 = 0x431e2000 R11 = 0x3f800000
}

warp 2 { asm "TEX.B.LL R8, R88, R232, 0, 2D, 0x1"   active 0x3f
  s = { 0.20117188 0.7734375 0.8125 0.375 0.25683594 0.5 ... }
  t = { 0.8378906 -0.1171875 0.46289062 0.9765625 0.125 -0.5 ... }
  handle = handle(texture 14, sampler 66)
  lod = { 0.9970703 1.9960938 0.27246094 1.0058594 1.4960938 0.24804688 ... }
  expect lane 0 R8 = 0x3dd100d1
  expect lane 1 R8 = 0x3f3a43ba
  expect lane 2 R8 = 0x3e5e48de
  expect lane 3 R8 = 0x3c820082
  expect lane 4 R8 = 0x3eb4c8b5
  expect lane 5 R8 = 0x3e9d3a9d
}

warp 3 { asm "TEX.LL R8, R20, R216, 67, 2D, 0x1"   active 0xf
  s = { 0.6767578 0.4296875 -0.375 0.028320312 ... }
  t = { -0.1875 -0.052734375 0.20898438 -0.024414062 ... }
  lod = { 1.9960938 1.9599609 0.99902344 0.99902344 ... }
  expect lane 0 R8 = 0x3f3c7ebc
  expect lane 1 R8 = 0x3f067786
  expect lane 2 R8 = 0x3e5570d5
  expect lane 3 R8 = 0x3df3d8f4
}

warp 4 { asm "TEX.LL R8, R92, R176, 68, 2D, 0xf"   active 0x3f
  s = { 0.64285713 0.8828125 1.0390625 0.5703125 0.5833333 0.5729167 ... }
  t = { 0.7824519 1.0813802 0.29166666 1.1666666 1.0201823 -1.875 ... }
  lod = { 1.4980469 1.0048828 1.9960938 0.49316406 1.0068359 0.99609375 ... }
  expect lane 0 R8 = 0xbf574000 R9 = 0x3f005180 R10 = 0x0 R11 = 0x3f005180
  expect lane 1 R8 = 0x3e9d0000 R9 = 0x3ee1eae2 R10 = 0x0 R11 = 0x3ee1eae2
  expect lane 2 R8 = 0x3e852000 R9 = 0x3f2a58aa R10 = 0x0 R11 = 0x3f2a58aa
  expect lane 3 R8 = 0x3e34c000 R9 = 0x3f0a758a R10 = 0x0 R11 = 0x3f0a758a
  expect lane 4 R8 = 0x3eaa2000 R9 = 0x3ebeccbf R10 = 0x0 R11 = 0x3ebeccbf
  expect lane 5 R8 = 0xbcdd6000 R9 = 0x3f33e5b4 R10 = 0x0 R11 = 0x3f33e5b4
}

warp 5 { asm "TEX.LL R8, R116, R124, 69, 2D, 0x1"   active 0x3f
  s = { 0.40625 0.5 0.0625 0.65625 -1.6640625 0.8125 ... }
  t = { 0.15625 0.09082031 0.125 1.0888672 0.19726562 3.227539 ... }
  lod = { 1.1337891 0.5 0.6298828 0.9970703 0.76464844 1.0048828 ... }
  expect lane 0 R8 = 0x3cf22e03
  expect lane 1 R8 = 0x3c99b574
  expect lane 2 R8 = 0x3c79782d
  expect lane 3 R8 = 0x3d19fa4b
  expect lane 4 R8 = 0x3cb80a29
  expect lane 5 R8 = 0x3d1be84c
}

warp 6 { asm "TEX.LL R8, R28, R232, 70, 2D, 0x1"   active 0xf
  s = { -0.125 0.3100586 -0.1875 0.25927734 ... }
  t = { 0.8857422 0.49169922 1.375 0.75390625 ... }
  lod = { 0.040039062 1.3027344 1.4306641 0.9550781 ... }
  expect lane 0 R8 = 0x3caa965c
  expect lane 1 R8 = 0x3d0da89c
  expect lane 2 R8 = 0x3e5418f9
  expect lane 3 R8 = 0x3cff9679
}

warp 7 { asm "TEX.LL R8, R72, R120, 71, 2D, 0x1"   active 0x3f
  s = { 0.9410511 -0.36257103 0.4659091 0.653054 0.9398438 1.125 ... }
  t = { -0.1 0.25625 0.13125 0.95 0.7890625 -0.13671875 ... }
  lod = { 0.9970703 0.99609375 0.5019531 1.0068359 1.5009766 1.8115234 ... }
  expect lane 0 R8 = 0x3ea6c42a
  expect lane 1 R8 = 0x3f40a052
  expect lane 2 R8 = 0x3eee1a12
  expect lane 3 R8 = 0x3f039f82
  expect lane 4 R8 = 0x3f1b0fb7
  expect lane 5 R8 = 0x3f245c1c
}

warp 8 { asm "TEX.B.LL R8, R80, R220, 0, 1D, 0x1"   active 0x3f
  s = { 0.93359375 0.08810764 0.7020693 0.4609375 -0.1328125 0.71779984 ... }
  handle = handle(texture 18, sampler 72)
  lod = { 2.5 2.4960938 0.49804688 2.5009766 2.6865234 1.9980469 ... }
  expect lane 0 R8 = 0x3ce781cf
  expect lane 1 R8 = 0x3e483990
  expect lane 2 R8 = 0xbf145d29
  expect lane 3 R8 = 0x3e0e291c
  expect lane 4 R8 = 0x3f417983
  expect lane 5 R8 = 0x3f040708
}

warp 9 { asm "TEX.LL R8, R64, R228, 73, 1D, 0x1"   active 0xf
  s = { 0.8716216 0.625 0.11380912 1.2011719 ... }
  lod = { 1.0029297 3.0058594 2.9960938 1.4980469 ... }
  expect lane 0 R8 = 0xbd8c6119
  expect lane 1 R8 = 0x3f28af51
  expect lane 2 R8 = 0x3d43a187
  expect lane 3 R8 = 0x3e6941d3
}

warp 10 { asm "TEX.B.LL R8, R100, R136, 0, ARRAY_1D, 0xf"   active 0x3f
  array = { 0 0 0 0 0 0 ... }
  s = { -0.07324219 -0.095703125 1.25 0.4194336 0.68652344 0.060546875 ... }
  handle = handle(texture 19, sampler 74)
  lod = { 1.9980469 1.9960938 0.9980469 0.37304688 0.5019531 1.0039062 ... }
  expect lane 0 R8 = 0x3e5774d7 R9 = 0x3f113891 R10 = 0x3f6c93ed R11 = 0x3e8ddc8e
  expect lane 1 R8 = 0x3e5c74dc R9 = 0x3f127892 R10 = 0x3f6dd3ee R11 = 0x3e905c90
  expect lane 2 R8 = 0x3f5129d1 R9 = 0x3e3214b2 R10 = 0x3f06df87 R11 = 0x3f623ae2
  expect lane 3 R8 = 0x3f4691c7 R9 = 0x3e600ce0 R10 = 0x3ef88ef9 R11 = 0x3f4691c7
  expect lane 4 R8 = 0x3f5b5edb R9 = 0x3eabb2ac R10 = 0x3f3134b1 R11 = 0x3d4900c9
  expect lane 5 R8 = 0x3f166596 R9 = 0x3e500cd0 R10 = 0x3f0f5e8f R11 = 0x3f2776a7
}

warp 11 { asm "TEX.LL R8, R88, R152, 75, ARRAY_2D, 0x1"   active 0x3f
  array = { 0 0 3 2 1 3 ... }
  s = { -0.5 -0.375 0 0.14648438 0.5 0.38671875 ... }
  t = { 0.96875 -0.2890625 -0.06640625 0.25 0.11328125 -0.20703125 ... }
  lod = { 0.4970703 0.50097656 0.5029297 0.0048828125 1.9560547 1.9990234 ... }
  expect lane 0 R8 = 0x4004072f
  expect lane 1 R8 = 0xbf725c67
  expect lane 2 R8 = 0xbef82dc9
  expect lane 3 R8 = 0x3f81e543
  expect lane 4 R8 = 0x3dfa36c3
  expect lane 5 R8 = 0x4031504a
}

warp 12 { asm "TEX.B.LL R8, R84, R120, 0, ARRAY_2D, 0x1"   active 0xf
  array = { 0 3 3 3 ... }
  s = { -0.083333336 -0.19335938 0.83496094 1.875 ... }
  t = { 3.9869792 2.875 0.6979167 -0.75 ... }
  handle = handle(texture 20, sampler 76)
  lod = { 1.8505859 0.00390625 1.0048828 1.6484375 ... }
  expect lane 0 R8 = 0xc00588fa
  expect lane 1 R8 = 0xbf99b7df
  expect lane 2 R8 = 0x3f7d259b
  expect lane 3 R8 = 0x3d9f0a3b
}

warp 13 { asm "TEX.LL R8, R44, R160, 77, 2D, 0x1"   active 0x3f
  s = { 5.5703125 0.6953125 16.75 -7.6601562 4.953125 -0.5 ... }
  t = { 3.2421875 0.34765625 8.25 -0.23828125 -16.734375 2.0820312 ... }
  lod = { 0.49609375 2.9960938 2.5029297 2.0058594 0.5019531 2.9990234 ... }
  expect lane 0 R8 = 0x3ee850e8
  expect lane 1 R8 = 0x3e25c8a6
  expect lane 2 R8 = 0x3ef474f4
  expect lane 3 R8 = 0x3f26f6a7
  expect lane 4 R8 = 0x3f21c5a2
  expect lane 5 R8 = 0x3eeb06eb
}

warp 14 { asm "TEX.LL R8, R24, R128, 78, 2D, 0x1"   active 0x3f
  s = { 0.836263 0.0625 0.104166664 0.2877604 3.7063801 0.7395833 ... }
  t = { 0.18203124 0.72578126 0.68046874 -0.1 0.9796875 0.5 ... }
  lod = { 0.99902344 0.5029297 0.5029297 0.005859375 0.58203125 0.9970703 ... }
  expect lane 0 R8 = 0x3eaa5d55
  expect lane 1 R8 = 0xbf27254e
  expect lane 2 R8 = 0xbf16052c
  expect lane 3 R8 = 0x3f2ca159
  expect lane 4 R8 = 0xbf0a7115
  expect lane 5 R8 = 0x3f3b3576
}

warp 15 { asm "TEX.LL R8, R52, R164, 79, 2D, 0xf"   active 0xf
  s = { 0.20507812 0.89713544 -1.0328776 0.65494794 ... }
  t = { 0.53515625 0.62890625 -0.18125 0.63203126 ... }
  lod = { 0.041992188 -0.45507812 -0.4580078 0.5410156 ... }
  expect lane 0 R8 = 0xbf28f352 R9 = 0x3d67a1cf R10 = 0x3ede79bd R11 = 0xbf06af0d
  expect lane 1 R8 = 0xbf15712b R9 = 0x3e07f910 R10 = 0x3f00bb01 R11 = 0xbee659cd
  expect lane 2 R8 = 0xbd93f128 R9 = 0x3f24ef4a R10 = 0xbf117d23 R11 = 0x3d7c61f9
  expect lane 3 R8 = 0x3e96d12e R9 = 0xbf063b0c R10 = 0x3e44d18a R11 = 0x3edb59b7
}

warp 16 { asm "TEX.B.LL R8, R48, R224, 0, 1D, 0x1"   active 0x3f
  s = { 1.25 0.037109375 0.9 0.825 0.25 0.6921875 ... }
  handle = handle(texture 23, sampler 80)
  lod = { 1.4980469 2.7402344 2.5019531 0.49609375 1.4960938 2.5019531 ... }
  expect lane 0 R8 = 0xbfcee4c5
  expect lane 1 R8 = 0xbe96e985
  expect lane 2 R8 = 0xbda62502
  expect lane 3 R8 = 0x3e9c16be
  expect lane 4 R8 = 0xbfcee4c5
  expect lane 5 R8 = 0x3e8518ad
}

warp 17 { asm "TEX.LL R8, R60, R208, 81, 2D, 0x1"   active 0xff
  s = { 0.3486328 0.70336914 0.9765625 0.782959 0.15332031 0.36572266 0.9785156 0.9375 ... }
  t = { 0.16699219 0.953125 0.8642578 0.25 0.5761719 0.22460938 0.90527344 0.30908203 ... }
  lod = { 0.37695312 0.6816406 0.2998047 0.057617188 0.125 0.25097656 0.19042969 0.31640625 ... }
  expect lane 0 R8 = 0x3f392bb9
  expect lane 1 R8 = 0x3f1c689c
  expect lane 2 R8 = 0x3f121592
  expect lane 3 R8 = 0x3f277fa7
  expect lane 4 R8 = 0x3e501cd0
  expect lane 5 R8 = 0x3f43f5c4
  expect lane 6 R8 = 0x3ec8c6c9
  expect lane 7 R8 = 0x3e1db89e
}

warp 18 { asm "TEX.LL R8, R96, R176, 82, 2D, 0x1"   active 0xff
  s = { 0.7182617 0.8227539 0.06591797 0.35864258 0.15209961 0.6672363 0.7138672 0.87890625 ... }
  t = { 0.28222656 0.640625 0.125 0.6816406 0.9296875 0.7705078 0.328125 0.6635742 ... }
  lod = { 0.25097656 0.12109375 0.16601562 0.48046875 0.16699219 0.09082031 0.20507812 0.4716797 ... }
  expect lane 0 R8 = 0x3f09be8a
  expect lane 1 R8 = 0x3f004280
  expect lane 2 R8 = 0x3ec2a4c3
  expect lane 3 R8 = 0x3ec0e2c1
  expect lane 4 R8 = 0x3f058586
  expect lane 5 R8 = 0x3f059e86
  expect lane 6 R8 = 0x3f14f495
  expect lane 7 R8 = 0x3ef50cf5
}

warp 19 { asm "TEX.LL R8, R80, R216, 83, 2D, 0x1"   active 0xff
  s = { 0.62053573 0.46763393 0.4921875 0.17745535 1.061942 0.41350445 0.09375 0.7885045 ... }
  t = { 0.95372593 0.8449519 0.7878606 0.14723557 0.8918269 0.3846154 0.057391826 0.9657452 ... }
  lod = { 0.31445312 0.45410156 0.75 0.2529297 0.2626953 0.2763672 0.43945312 0.5019531 ... }
  expect lane 0 R8 = 0x3ee905d2
  expect lane 1 R8 = 0xbe02e906
  expect lane 2 R8 = 0xbe6da1db
  expect lane 3 R8 = 0xbe2c8959
  expect lane 4 R8 = 0x3e82d906
  expect lane 5 R8 = 0xbdca7195
  expect lane 6 R8 = 0xbde7d1d0
  expect lane 7 R8 = 0x3f3fb17f
}

warp 20 { asm "TEX.LL R8, R72, R212, 84, 2D, 0x1"   active 0xff
  s = { 0.5396205 0.58928573 0.2438616 0.78125 0.30747768 0.83091515 0.56640625 0.8370536 ... }
  t = { 0.47926682 0.20883414 0.90564907 0.34074518 0.22926682 0.9483173 0.5973558 1.006911 ... }
  lod = { 0.31054688 0.578125 0.5029297 0.18847656 0.23632812 0.4501953 0.2998047 0.8769531 ... }
  expect lane 0 R8 = 0x3f27d383
  expect lane 1 R8 = 0x3ca6ac09
  expect lane 2 R8 = 0xbf674397
  expect lane 3 R8 = 0x3ff9ac15
  expect lane 4 R8 = 0x3e31f137
  expect lane 5 R8 = 0x3e8d060c
  expect lane 6 R8 = 0xbe9d6b4a
  expect lane 7 R8 = 0x3e02b055
}

warp 21 { asm "TEX.LL R8, R8, R136, 85, 2D, 0x1"   active 0xff
  s = { 0.5480957 0.71240234 0.048095703 0.37890625 0.4724121 0.46972656 0.4519043 0.4501953 ... }
  t = { 0.7451172 0.609375 0.13476562 0.6953125 1.0625 0.29785156 0.7480469 0.52734375 ... }
  lod = { 0.31835938 0.06542969 0.080078125 0.9091797 0.58691406 0.6269531 0.6611328 0.58496094 ... }
  expect lane 0 R8 = 0x3f091050
  expect lane 1 R8 = 0x413d38b0
  expect lane 2 R8 = 0xc0c6c114
  expect lane 3 R8 = 0xc05e0175
  expect lane 4 R8 = 0xc050a32a
  expect lane 5 R8 = 0x403723df
  expect lane 6 R8 = 0x3e3fd1a2
  expect lane 7 R8 = 0x4053aa4a
}

warp 22 { asm "TEX.LL R8, R28, R184, 86, 2D, 0x1"   active 0xff
  s = { 0.26586914 0.046875 0.7973633 0.26953125 0.99121094 0.22460938 0.8322754 0.39868164 ... }
  t = { 0.94140625 0.56152344 0.7988281 0.48046875 0.96875 0.95703125 0.92578125 0.7529297 ... }
  lod = { 0.49804688 0.35351562 0.0234375 0.5957031 0.14941406 0.6904297 0.31445312 0.5 ... }
  expect lane 0 R8 = 0xc5e78000
  expect lane 1 R8 = 0xc5df8000
  expect lane 2 R8 = 0xc694e000
  expect lane 3 R8 = 0x4503c000
  expect lane 4 R8 = 0x45506000
  expect lane 5 R8 = 0x4522a000
  expect lane 6 R8 = 0xc3fe8000
  expect lane 7 R8 = 0xc55cc000
}

warp 23 { asm "TEX.LL R8, R20, R188, 87, 2D, 0x1"   active 0xff
  s = { 0.9630682 0.8480114 0.8323864 0.21484375 1.0316051 0.9456676 0.82634944 0.35227272 ... }
  t = { 0.6625 0.325 0.1265625 0.6078125 0.3625 0.85 0.1875 0.79375 ... }
  lod = { 0.0087890625 0.49121094 0.27734375 0.50097656 0.15527344 0.63183594 0.7734375 0.7998047 ... }
  expect lane 0 R8 = 0xbf10bb21
  expect lane 1 R8 = 0x3d9df13c
  expect lane 2 R8 = 0xbdd6b1ad
  expect lane 3 R8 = 0xbec86991
  expect lane 4 R8 = 0x3ee575cb
  expect lane 5 R8 = 0xbe1d593b
  expect lane 6 R8 = 0xbe98f132
  expect lane 7 R8 = 0xbeca3194
}

warp 24 { asm "TEX.B.LL R8, R28, R144, 0, 2D, 0x1"   active 0xfff
  s = { 0.0625 0.3125 -0.083984375 0.9248047 0.8125 0.375 0.74316406 1.03125 3.4111328 0.859375 3.7717285 0.9030762 ... }
  t = { 0.546875 1.4863281 1.3984375 0.00390625 0.20703125 0 0 0.5625 -1.5703125 0.3125 0.4375 0.87597656 ... }
  handle = handle(texture 46, sampler 88)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe9c022a
  expect lane 1 R8 = 0x3fd51bfb
  expect lane 2 R8 = 0xbefa8813
  expect lane 3 R8 = 0x3f1bdf69
  expect lane 4 R8 = 0xc09adcd0
  expect lane 5 R8 = 0xbf803f58
  expect lane 6 R8 = 0xc0b65a21
  expect lane 7 R8 = 0xc044bafe
  expect lane 8 R8 = 0x3dd8ff33
  expect lane 9 R8 = 0x3e526061
  expect lane 10 R8 = 0x40942657
  expect lane 11 R8 = 0x40576ffb
}

warp 25 { asm "TEX.LL R8, R64, R200, 89, 2D, 0x1"   active 0xfff
  s = { 0.49902344 0.8955078 0.11035156 0.03515625 1.09375 4.0625 1.125 -0.77490234 0.8935547 -0.095703125 -1.375 0.24853516 ... }
  t = { 0.98046875 -0.1640625 0.375 -0.25 -0.375 -0.25 -0.25 -0.375 -0.052734375 -1 0.21289062 2.0859375 ... }
  lod = { 1.9980469 1.2529297 0.78222656 1.25 1.9990234 1.0058594 1.9970703 0.2529297 0.78125 0.6767578 0.7832031 1.7832031 ... }
  expect lane 0 R8 = 0xbf32749a
  expect lane 1 R8 = 0xc029386a
  expect lane 2 R8 = 0x4085fb9f
  expect lane 3 R8 = 0x40da7d8a
  expect lane 4 R8 = 0xc000a59d
  expect lane 5 R8 = 0x415c9209
  expect lane 6 R8 = 0xbf5e2acd
  expect lane 7 R8 = 0xc02ad347
  expect lane 8 R8 = 0x3f9fe668
  expect lane 9 R8 = 0x3fa6f436
  expect lane 10 R8 = 0xc00fd953
  expect lane 11 R8 = 0xbf5df2b7
}

warp 26 { asm "TEX.LL R8, R64, R152, 90, 2D, 0x1"   active 0xff
  s = { 0.0625 -1.1022949 0.0625 1.0236816 -0.09375 1.0063477 0.71533203 -0.25 ... }
  t = { 0.69140625 0.17578125 0.41796875 0.5625 0.5390625 1.0097656 -1.25 0.71875 ... }
  lod = { 1.9960938 0.00390625 1.9960938 1.1181641 1.9628906 0.0068359375 1.3828125 1.0039062 ... }
  expect lane 0 R8 = 0xbf50c92f
  expect lane 1 R8 = 0x3f790f71
  expect lane 2 R8 = 0xbf5ff185
  expect lane 3 R8 = 0x4141e5b9
  expect lane 4 R8 = 0xc1212369
  expect lane 5 R8 = 0xc0ad5b30
  expect lane 6 R8 = 0x3e4737bf
  expect lane 7 R8 = 0xbe66cc13
}

warp 27 { asm "TEX.LL R8, R80, R192, 91, 2D, 0x1"   active 0xfff
  s = { 0.4350586 1.0078125 0.23486328 0.78125 0.8120117 0.79785156 -1.5625 0.10253906 0.9667969 0.125 3.4794922 4.125 ... }
  t = { -0.109375 -2 1.25 0.25 0.1953125 -1.5761719 0.25 0.94140625 0 0 0.41210938 0.5175781 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xb783e74d
  expect lane 1 R8 = 0xb3635fd6
  expect lane 2 R8 = 0x3ea48aa7
  expect lane 3 R8 = 0x3c30bf15
  expect lane 4 R8 = 0x405e8c3b
  expect lane 5 R8 = 0x3c4f5cb6
  expect lane 6 R8 = 0x3d0f0bdd
  expect lane 7 R8 = 0xb64510ae
  expect lane 8 R8 = 0x37214306
  expect lane 9 R8 = 0x3eeeadbb
  expect lane 10 R8 = 0xb89a5f60
  expect lane 11 R8 = 0x398f24d1
}

warp 28 { asm "TEX.LL R8, R108, R148, 92, 2D, 0x1"   active 0xfff
  s = { 0.28881836 0.22460938 0.61450195 0.115722656 0.0625 0.9375 0.37597656 1.0012207 3.6875 0.3256836 0.03125 0.3125 ... }
  t = { 0.86328125 -1 0.8027344 4 1.2617188 1.03125 -2.2539062 1.9433594 0.375 0.6035156 -1.125 0.1875 ... }
  lod = { 0.2529297 0.0146484375 0.61816406 1.7822266 0.7832031 0.9980469 1.9980469 0.50097656 1.2509766 0.25195312 0.00390625 1.5 ... }
  expect lane 0 R8 = 0x3ffe5317
  expect lane 1 R8 = 0x3e791b15
  expect lane 2 R8 = 0x403486b1
  expect lane 3 R8 = 0x3ebc97e2
  expect lane 4 R8 = 0x3cddaec9
  expect lane 5 R8 = 0xb8eb8c00
  expect lane 6 R8 = 0xbd25b632
  expect lane 7 R8 = 0x3e30984c
  expect lane 8 R8 = 0xbefa4aa4
  expect lane 9 R8 = 0x3ed54e95
  expect lane 10 R8 = 0x3f6ad250
  expect lane 11 R8 = 0x40393f48
}

warp 29 { asm "TEX.LL R8, R92, R192, 93, 2D, 0x1"   active 0xff
  s = { -1.9697266 0.009765625 0.8388672 -1.2431641 0 0.7553711 0.44140625 0.3798828 ... }
  t = { 0.96875 0.25 -0.09375 -0.33203125 0.98046875 0.68847656 -0.94921875 2.1875 ... }
  lod = { 1.9980469 0.50097656 0.9970703 0.005859375 1.6113281 1.9990234 1.9560547 0.3359375 ... }
  expect lane 0 R8 = 0xb6429f6f
  expect lane 1 R8 = 0xbc5acff2
  expect lane 2 R8 = 0x3c950ee9
  expect lane 3 R8 = 0xb9f98101
  expect lane 4 R8 = 0xb5e8bff3
  expect lane 5 R8 = 0xbe71c45a
  expect lane 6 R8 = 0x378a96ee
  expect lane 7 R8 = 0x38f63d1a
}

warp 30 { asm "TEX.LL R8, R36, R140, 94, 2D, 0x1"   active 0xfff
  s = { 0.55371094 0.6875 0.59277344 0.85058594 0.11328125 0.14941406 -1.5620117 0.46484375 0.6894531 0.6352539 -0.125 0.48535156 ... }
  t = { 0.29882812 -0.1328125 -0.17578125 1.4414062 0.375 1 0.4453125 -0.0390625 -0.28515625 1.0625 0.24804688 0.41796875 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x45668000
  expect lane 1 R8 = 0xc6912000
  expect lane 2 R8 = 0xc62ca000
  expect lane 3 R8 = 0x457ca000
  expect lane 4 R8 = 0x44ef4000
  expect lane 5 R8 = 0x440fe000
  expect lane 6 R8 = 0x45cbe000
  expect lane 7 R8 = 0xc557e000
  expect lane 8 R8 = 0xc5a34000
  expect lane 9 R8 = 0x4627a000
  expect lane 10 R8 = 0xc50c0000
  expect lane 11 R8 = 0x4625a000
}

warp 31 { asm "TEX.LL R8, R20, R212, 95, 2D, 0x1"   active 0xfff
  s = { -1 0.53808594 0.5878906 0.19506836 0.3125 0.86450195 0.71191406 0.1875 0.609375 0.3076172 0.2548828 0.71899414 ... }
  t = { 0.5 0.75 1.5976562 0.8935547 1.1992188 0.7050781 0.23828125 1.1875 0.8339844 1.0351562 1.1875 0.375 ... }
  lod = { 1.9970703 0.2548828 1.78125 0.95410156 1.9990234 0.25097656 0.25195312 0.50097656 0.5019531 0.50097656 1.5019531 1.7822266 ... }
  expect lane 0 R8 = 0x46d8a000
  expect lane 1 R8 = 0xc40e6000
  expect lane 2 R8 = 0x452da000
  expect lane 3 R8 = 0x44d40000
  expect lane 4 R8 = 0x469f6000
  expect lane 5 R8 = 0x45fac000
  expect lane 6 R8 = 0xc6452000
  expect lane 7 R8 = 0xc5fe2000
  expect lane 8 R8 = 0x463d2000
  expect lane 9 R8 = 0xc58a6000
  expect lane 10 R8 = 0x467d0000
  expect lane 11 R8 = 0x449d0000
}

warp 32 { asm "TEX.LL R8, R88, R208, 96, 2D, 0x1"   active 0xff
  s = { 0.028320312 0.08642578 0.625 0.71875 1.046875 0.59375 0.16699219 -1.1577148 ... }
  t = { 1.5 0.375 1.5 0.89160156 0.50390625 1.9375 1.046875 -2.125 ... }
  lod = { 0.50097656 1.5029297 0.72558594 1.0068359 0.99902344 1.9970703 1.9980469 0.0048828125 ... }
  expect lane 0 R8 = 0xc6f12000
  expect lane 1 R8 = 0x46d0e000
  expect lane 2 R8 = 0xc20cc000
  expect lane 3 R8 = 0x440e0000
  expect lane 4 R8 = 0xc76dc000
  expect lane 5 R8 = 0x4476c000
  expect lane 6 R8 = 0x4753c000
  expect lane 7 R8 = 0x4546e000
}

warp 33 { asm "TEX.B.LL R8, R88, R136, 0, 2D, 0x1"   active 0xfff
  s = { -1.28125 -0.55615234 0 -0.0625 1.0126953 1.0390625 0.5227051 0.77734375 0.7402344 0.4819336 0.3708496 0.37109375 ... }
  t = { 1.9628906 0.46679688 -0.125 -0.0390625 -1.4863281 -1 0.25 0.953125 0.625 0.7705078 2.875 2 ... }
  handle = handle(texture 49, sampler 97)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x4333c000
  expect lane 1 R8 = 0x44908000
  expect lane 2 R8 = 0x3cd88000
  expect lane 3 R8 = 0xc13cc000
  expect lane 4 R8 = 0xc46b4000
  expect lane 5 R8 = 0x3eb0c000
  expect lane 6 R8 = 0xc32ee000
  expect lane 7 R8 = 0xc2e62000
  expect lane 8 R8 = 0x3efa6000
  expect lane 9 R8 = 0x42b14000
  expect lane 10 R8 = 0xc0cee000
  expect lane 11 R8 = 0xbc1e4000
}

warp 34 { asm "TEX.LL R8, R104, R180, 98, 2D, 0x1"   active 0xfff
  s = { 0.20117188 0.6904297 1 0.03515625 0.5 3.7436523 0.46777344 0.89941406 0.5 0.6875 1.03125 -0.09375 ... }
  t = { 0.25 -0.25 1.1875 0.34179688 -0.5 -0.8652344 0.32910156 0.8623047 -0.078125 0.53515625 -1.125 0.4453125 ... }
  lod = { 0.7832031 0.02734375 0.00390625 1.0058594 0.18066406 0.9970703 0.5019531 1.9980469 1.7822266 0.25097656 0.2529297 1.78125 ... }
  expect lane 0 R8 = 0xc2298000
  expect lane 1 R8 = 0xc3f46000
  expect lane 2 R8 = 0x3d9f0000
  expect lane 3 R8 = 0x44a2c000
  expect lane 4 R8 = 0xc4aae000
  expect lane 5 R8 = 0xc200c000
  expect lane 6 R8 = 0xc503c000
  expect lane 7 R8 = 0x3e808000
  expect lane 8 R8 = 0x46ad0000
  expect lane 9 R8 = 0xbf8d0000
  expect lane 10 R8 = 0x42db4000
  expect lane 11 R8 = 0x44366000
}

warp 35 { asm "TEX.LL R8, R88, R180, 99, 2D, 0x1"   active 0xff
  s = { 0.78125 0.80078125 0 -1.7089844 0.016845703 0.7043457 -0.0390625 0.61035156 ... }
  t = { -0.5 0.2734375 -0.09472656 0.5 0.18652344 -0.875 0.1171875 1.75 ... }
  lod = { 1.0058594 1.9970703 1.0068359 1.5019531 1.5019531 1.5517578 1.4648438 0.5019531 ... }
  expect lane 0 R8 = 0xc18c0000
  expect lane 1 R8 = 0xbeb4a000
  expect lane 2 R8 = 0xc1d94000
  expect lane 3 R8 = 0xc332e000
  expect lane 4 R8 = 0x410e4000
  expect lane 5 R8 = 0x4708e000
  expect lane 6 R8 = 0x45716000
  expect lane 7 R8 = 0xbf32e000
}

warp 36 { asm "TEX.LL R8, R100, R192, 100, 2D, 0x1"   active 0xfff
  s = { -1.1420898 0.5 0.34375 0.1875 1.0771484 0.125 -0.0063476562 0.7541504 0.24121094 0.6875 -1.1289062 0.6269531 ... }
  t = { 0.5527344 0.99609375 1.46875 -0.8984375 0.80859375 1.1875 1.8349609 1.0625 0.95996094 0.8378906 0.234375 -1.4003906 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3fae3a0e
  expect lane 1 R8 = 0x340f1597
  expect lane 2 R8 = 0xb81fb76e
  expect lane 3 R8 = 0xbd9db988
  expect lane 4 R8 = 0xa8b2d21b
  expect lane 5 R8 = 0x35554a9b
  expect lane 6 R8 = 0xb9afb8a2
  expect lane 7 R8 = 0x2cd30d8e
  expect lane 8 R8 = 0xbdca15a2
  expect lane 9 R8 = 0x3bf8a51f
  expect lane 10 R8 = 0xbade9ea3
  expect lane 11 R8 = 0xa9d5a953
}

warp 37 { asm "TEX.B.LL R8, R68, R128, 0, 2D, 0x1"   active 0xfff
  s = { -0.022460938 0.084472656 0.5908203 0.9375 1.3203125 0.9511719 0.12695312 0.54589844 0.1015625 1 0.8886719 0.2553711 ... }
  t = { -0.62890625 0.30664062 3.25 0 1.0546875 -0.5 1.0996094 1.125 0.25 1.0947266 1.078125 0.8535156 ... }
  handle = handle(texture 50, sampler 101)
  lod = { 1.2519531 1.7832031 0.2529297 1.5 0.005859375 0.9970703 1.9980469 1.0048828 1.0048828 0.9980469 0.99609375 1.7841797 ... }
  expect lane 0 R8 = 0xbbd1b948
  expect lane 1 R8 = 0x3b7d1b83
  expect lane 2 R8 = 0xbc53c341
  expect lane 3 R8 = 0xbc5bd868
  expect lane 4 R8 = 0xb70b57b7
  expect lane 5 R8 = 0xbc2be1b0
  expect lane 6 R8 = 0xb8d912ca
  expect lane 7 R8 = 0x3afa3472
  expect lane 8 R8 = 0xbc067643
  expect lane 9 R8 = 0x3ca42e7e
  expect lane 10 R8 = 0xbcaf306f
  expect lane 11 R8 = 0xba1f65d1
}

warp 38 { asm "TEX.LL R8, R100, R132, 102, 2D, 0x1"   active 0xff
  s = { 0.875 0.6430664 1.0058594 0.057128906 0.39697266 0.3310547 -0.064453125 0.53027344 ... }
  t = { 0.5 -0.85546875 0.5 0.44335938 0.095703125 0.0234375 1.2890625 0.046875 ... }
  lod = { 1.4980469 1.0048828 0.56640625 0.5029297 0.66015625 0.0048828125 1.9970703 0.005859375 ... }
  expect lane 0 R8 = 0x32670d68
  expect lane 1 R8 = 0x3afa9102
  expect lane 2 R8 = 0x3e0e1b60
  expect lane 3 R8 = 0x31095256
  expect lane 4 R8 = 0xb7b15fbc
  expect lane 5 R8 = 0xb702972a
  expect lane 6 R8 = 0xb95bd7bc
  expect lane 7 R8 = 0xbf28bffc
}

warp 39 { asm "TEX.LL R8, R24, R224, 103, 2D, 0x1"   active 0xfff
  s = { 0.044921875 0.4375 0.09375 0.21875 0.890625 0.3125 -1.5898438 0.375 -0.1875 0.6816406 0.5029297 0.63720703 ... }
  t = { -1 1.5 -0.08105469 0.4375 4.3085938 -0.23242188 1.3671875 0.90234375 0.15234375 -0.0625 0.5761719 0.2265625 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x42998fd0
  expect lane 1 R8 = 0x42d5a6b8
  expect lane 2 R8 = 0xc2d5a6b3
  expect lane 3 R8 = 0xc255a6ba
  expect lane 4 R8 = 0xc28f8c02
  expect lane 5 R8 = 0xc2d5a6b8
  expect lane 6 R8 = 0x42c84c4c
  expect lane 7 R8 = 0xc2d5a6b8
  expect lane 8 R8 = 0xc2d5a6aa
  expect lane 9 R8 = 0x42d5a6b7
  expect lane 10 R8 = 0xc0a03c77
  expect lane 11 R8 = 0x428f8c04
}

warp 40 { asm "TEX.LL R8, R80, R168, 104, 2D, 0x1"   active 0xfff
  s = { 0.39648438 -0.390625 1.0625 0.3798828 0.05078125 0.43359375 0.71875 0.859375 0.087890625 0.125 4.015625 0.7949219 ... }
  t = { 0.10253906 2.1875 0.6425781 -0.5 1.125 4 1.25 -0.0625 1.5 0.45507812 0.022460938 0.25 ... }
  lod = { 0.5029297 1.7822266 1.5 1.9980469 0.0068359375 1.2509766 1.0039062 1.2529297 0.19335938 0.99609375 1.5078125 0.6035156 ... }
  expect lane 0 R8 = 0xc288decd
  expect lane 1 R8 = 0x42d0a4cf
  expect lane 2 R8 = 0x42abec25
  expect lane 3 R8 = 0x42d3fb6b
  expect lane 4 R8 = 0xc2abec26
  expect lane 5 R8 = 0x42379b46
  expect lane 6 R8 = 0x42d5a6b0
  expect lane 7 R8 = 0x4155a683
  expect lane 8 R8 = 0xc24ba2ea
  expect lane 9 R8 = 0x42d3fb60
  expect lane 10 R8 = 0x42abec23
  expect lane 11 R8 = 0x42058828
}

warp 41 { asm "TEX.LL R8, R28, R204, 105, 2D, 0x1"   active 0xff
  s = { 0.060546875 1.0859375 1.0683594 0.7109375 -2.0498047 0.5439453 0.48046875 -1.4648438 ... }
  t = { 0.6875 0.5 -0.0546875 -0.9609375 0.1875 0.875 0.85546875 1.0429688 ... }
  lod = { 1.0058594 0.50097656 0.50097656 0.50097656 0.5019531 0.7519531 0.8457031 0.0048828125 ... }
  expect lane 0 R8 = 0x42d5a6b6
  expect lane 1 R8 = 0xb6800000
  expect lane 2 R8 = 0x42d5a6b7
  expect lane 3 R8 = 0x42d5a6b7
  expect lane 4 R8 = 0x42d5a6ae
  expect lane 5 R8 = 0x4255a6b7
  expect lane 6 R8 = 0x4292e29f
  expect lane 7 R8 = 0x42d5a6b9
}

warp 42 { asm "TEX.LL R8, R36, R172, 106, 2D, 0x1"   active 0xfff
  s = { -0.125 0.28710938 0 0.8125 0.7675781 1.2285156 -0.16992188 -1.9902344 1.25 0.84765625 0.65625 0.8183594 ... }
  t = { 0.875 -0.2421875 -0.1484375 0.0234375 0.671875 1.171875 -0.29003906 3.9628906 0.5 -1.5 -0.1875 0.8769531 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3d880000
  expect lane 1 R8 = 0x4128e000
  expect lane 2 R8 = 0xc142c000
  expect lane 3 R8 = 0xc156e000
  expect lane 4 R8 = 0x413a0000
  expect lane 5 R8 = 0x3f9aa000
  expect lane 6 R8 = 0xc156e000
  expect lane 7 R8 = 0xc156a000
  expect lane 8 R8 = 0x3d300000
  expect lane 9 R8 = 0xbc2e0000
  expect lane 10 R8 = 0xc1060000
  expect lane 11 R8 = 0x4142e000
}

warp 43 { asm "TEX.LL R8, R112, R168, 107, 2D, 0x1"   active 0xfff
  s = { 1.0595703 0.35791016 1.25 0.83203125 0.7285156 0.15185547 0.5649414 -0.125 0.39990234 0.030273438 -0.044921875 0.875 ... }
  t = { 0.125 0.43066406 -0.2578125 -0.3701172 -0.16015625 0.48242188 1.1240234 0.3828125 0.69140625 -0.08984375 0.94140625 -0.75 ... }
  lod = { 0.2529297 1.78125 0.6308594 1.7832031 0.25097656 0.45703125 1.0068359 1.7832031 0.25097656 1.7832031 0.9970703 0.25195312 ... }
  expect lane 0 R8 = 0xc156a000
  expect lane 1 R8 = 0xc135a000
  expect lane 2 R8 = 0xc02fe000
  expect lane 3 R8 = 0xc1464000
  expect lane 4 R8 = 0xbfe34000
  expect lane 5 R8 = 0xc0306000
  expect lane 6 R8 = 0xc0d52000
  expect lane 7 R8 = 0xc1540000
  expect lane 8 R8 = 0xc0722000
  expect lane 9 R8 = 0xc1552000
  expect lane 10 R8 = 0xc156c000
  expect lane 11 R8 = 0xc156c000
}

warp 44 { asm "TEX.LL R8, R104, R140, 108, 2D, 0x1"   active 0xff
  s = { 1.125 0.11035156 1.2109375 -0.15820312 0.083984375 -1.3125 -0.9140625 0 ... }
  t = { 0.27734375 0.75 1.1992188 1.078125 1.3203125 3.9960938 4.1835938 -1.21875 ... }
  lod = { 1.9960938 0.9970703 0.6015625 1.9980469 0.14355469 0.005859375 0.0048828125 0.50097656 ... }
  expect lane 0 R8 = 0xc156c000
  expect lane 1 R8 = 0xc1554000
  expect lane 2 R8 = 0xc156c000
  expect lane 3 R8 = 0xc1522000
  expect lane 4 R8 = 0x4115e000
  expect lane 5 R8 = 0xc154e000
  expect lane 6 R8 = 0xc156a000
  expect lane 7 R8 = 0xbb800000
}

warp 45 { asm "TEX.LL R8, R88, R176, 109, 2D, 0x1"   active 0xfff
  s = { 0.21240234 0.8613281 -0.109375 0.375 0.6230469 0.17773438 0.125 0.057617188 0.75 -0.0107421875 0.4663086 0.125 ... }
  t = { 0.0146484375 0.8339844 1 0.5 1.3242188 0.22167969 1.5 0.47460938 0.26660156 -0.76953125 0.32421875 -0.005859375 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x80b37fff
  expect lane 1 R8 = 0x8effff
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0xe00000
  expect lane 4 R8 = 0x80ce8000
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x80000000
  expect lane 10 R8 = 0x857fff
  expect lane 11 R8 = 0x0
}

warp 46 { asm "TEX.LL R8, R4, R192, 110, 2D, 0x1"   active 0xfff
  s = { 0.46484375 0.6503906 0.875 1 0.3125 0.14648438 -0.09472656 0.63183594 0.2685547 0.63671875 1.0878906 1.1005859 ... }
  t = { 0.6015625 1.75 1.15625 -1.453125 0.13085938 0.27734375 0 0.625 -1.3515625 2.8984375 -0.5 0.8105469 ... }
  lod = { 0.61621094 0.005859375 1.6074219 1.5019531 1.0039062 0.0068359375 1.9589844 0.0048828125 1.0048828 1.5029297 1.0068359 1.0048828 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80d28000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0xc17fff
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x9f0000
  expect lane 7 R8 = 0x80b88000
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x0
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x0
}

warp 47 { asm "TEX.LL R8, R16, R180, 111, 2D, 0x1"   active 0xff
  s = { 4.0351562 0.052246094 -0.0390625 0.55566406 0.35546875 3.178711 0.875 0.40625 ... }
  t = { 0.6933594 -1.6611328 0.984375 2.9238281 0.56933594 0 0.375 0.4033203 ... }
  lod = { 0.50097656 1.5029297 0.9970703 1.5 0.5019531 1.0058594 1.9980469 0.50097656 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0xc00000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0xc00000
  expect lane 5 R8 = 0x808000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0xffffff
}

warp 48 { asm "TEX.LL R8, R24, R212, 112, 2D, 0x1"   active 0xfff
  s = { 1.125 0.81689453 0.3408203 0.9296875 0.3125 1.25 0.72558594 0.375 -0.125 0.89453125 0.111328125 0.8125 ... }
  t = { 1.2304688 3.203125 0.125 1.015625 0 0.12890625 0.9892578 -0.9189453 -0.25 0.6796875 1.1875 1.2167969 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3804c000
  expect lane 1 R8 = 0x38a08000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x36800000
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0xb5800000
  expect lane 6 R8 = 0x379c0000
  expect lane 7 R8 = 0xb8800000
  expect lane 8 R8 = 0xb7e50000
  expect lane 9 R8 = 0x36ce0000
  expect lane 10 R8 = 0x37940000
  expect lane 11 R8 = 0x38af0000
}

warp 49 { asm "TEX.LL R8, R4, R184, 113, 2D, 0x1"   active 0xfff
  s = { 0.05859375 1.375 1.0625 0.75 1.125 0.75 0.96875 0.84716797 0.29101562 -0.076171875 3.932129 0.38378906 ... }
  t = { 0.5654297 1.3125 0.98339844 0.6191406 -0.5 0.64160156 0.39941406 0.3046875 0.83984375 -0.125 0.71875 0 ... }
  lod = { 0.0068359375 1.9990234 1.2529297 0.50097656 1.8330078 1.8632812 1.9960938 1.25 0.25195312 1.0048828 0.31152344 0.103515625 ... }
  expect lane 0 R8 = 0x38358000
  expect lane 1 R8 = 0x384dc000
  expect lane 2 R8 = 0xb7570000
  expect lane 3 R8 = 0x37cc8000
  expect lane 4 R8 = 0x38180000
  expect lane 5 R8 = 0x37000000
  expect lane 6 R8 = 0x38120000
  expect lane 7 R8 = 0xb814c000
  expect lane 8 R8 = 0xb71a0000
  expect lane 9 R8 = 0xb7c18000
  expect lane 10 R8 = 0xb7eb0000
  expect lane 11 R8 = 0xb8290000
}

warp 50 { asm "TEX.LL R8, R52, R152, 114, 2D, 0x1"   active 0xff
  s = { 0.6894531 0.9375 1.0703125 -0.016601562 0.12207031 0.55859375 -0.0107421875 0.0625 ... }
  t = { 0.5 0.875 1.0195312 0.21679688 1.0263672 -0.125 1.375 1.5 ... }
  lod = { 1.2802734 0.99609375 1.2763672 0.5 1.1943359 1.0058594 0.5 1.8085938 ... }
  expect lane 0 R8 = 0xb827c000
  expect lane 1 R8 = 0xb6700000
  expect lane 2 R8 = 0x378c0000
  expect lane 3 R8 = 0xb8c00000
  expect lane 4 R8 = 0x37440000
  expect lane 5 R8 = 0xb87f0000
  expect lane 6 R8 = 0xb7c58000
  expect lane 7 R8 = 0x381e0000
}

warp 51 { asm "TEX.LL R8, R52, R192, 115, 2D, 0x1"   active 0xfff
  s = { 1.375 0.24316406 1.2167969 0.032226562 0.8339844 0.6621094 0.8330078 0.37695312 0.4375 -0.09863281 0.6074219 0.7529297 ... }
  t = { 2 0.7519531 -0.09765625 1 1.375 0.63671875 1.125 2 0.6875 1.2109375 1.1796875 1.5 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x42000000
  expect lane 1 R8 = 0xc77fc000
  expect lane 2 R8 = 0x4707c000
  expect lane 3 R8 = 0x477fc000
  expect lane 4 R8 = 0x477fc000
  expect lane 5 R8 = 0xc707c000
  expect lane 6 R8 = 0x477fc000
  expect lane 7 R8 = 0x4501e000
  expect lane 8 R8 = 0xc77fa000
  expect lane 9 R8 = 0x477fc000
  expect lane 10 R8 = 0xc6200000
  expect lane 11 R8 = 0x47060000
}

warp 52 { asm "TEX.LL R8, R52, R140, 116, 2D, 0x1"   active 0xfff
  s = { 0.94873047 0.8515625 1.003418 0.6875 0.22949219 -0.5908203 0.875 0.3251953 0.87890625 1.25 0.75 0.1875 ... }
  t = { -0.07421875 -0.21289062 0.2783203 0.013671875 1.1757812 0.9765625 1 0.9355469 1.75 0.60546875 -1.2363281 0.3798828 ... }
  lod = { 1.7822266 1.7832031 0.78125 0.25195312 1.2529297 1.9970703 0.2529297 1.5 1.9980469 1.2509766 1.0048828 0.2529297 ... }
  expect lane 0 R8 = 0xc5bea000
  expect lane 1 R8 = 0xc68b8000
  expect lane 2 R8 = 0xc749e000
  expect lane 3 R8 = 0x473da000
  expect lane 4 R8 = 0xc6940000
  expect lane 5 R8 = 0x46b82000
  expect lane 6 R8 = 0x46bfa000
  expect lane 7 R8 = 0x46f7c000
  expect lane 8 R8 = 0xc6f36000
  expect lane 9 R8 = 0x470fc000
  expect lane 10 R8 = 0x476fc000
  expect lane 11 R8 = 0x4717e000
}

warp 53 { asm "TEX.LL R8, R72, R136, 117, 2D, 0x1"   active 0xff
  s = { 0.49804688 0.25195312 -0.09375 0.71191406 1.1025391 0.5517578 0.76171875 0.80859375 ... }
  t = { 0.265625 3.2460938 0.5 0.375 0.75 0.25195312 0.75 0.9589844 ... }
  lod = { 0.76953125 1.0068359 1.8916016 1.0039062 1.4619141 1.5009766 1.7675781 0.5019531 ... }
  expect lane 0 R8 = 0xc77fc000
  expect lane 1 R8 = 0xc77de000
  expect lane 2 R8 = 0xc747a000
  expect lane 3 R8 = 0xc77f8000
  expect lane 4 R8 = 0x477fc000
  expect lane 5 R8 = 0xc77f8000
  expect lane 6 R8 = 0xc707a000
  expect lane 7 R8 = 0x477fe000
}

warp 54 { asm "TEX.LL R8, R8, R172, 118, 2D, 0x1"   active 0xfff
  s = { 1.0507812 0.5722656 -0.0625 -1.1230469 1.0517578 0.5 1.3378906 0.15966797 0.703125 1.2480469 3.5229492 1.0332031 ... }
  t = { 0 1.75 0.875 -0.70703125 -2.2304688 0.5 -0.3125 0.11621094 0.9003906 0.9375 -0.25 0.48242188 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7f7ffffd
  expect lane 1 R8 = 0x7f6bfffd
  expect lane 2 R8 = 0xff7ffffe
  expect lane 3 R8 = 0xff7fffff
  expect lane 4 R8 = 0x7f7ffffd
  expect lane 5 R8 = 0xfefffffe
  expect lane 6 R8 = 0x7e980000
  expect lane 7 R8 = 0x7f7fffff
  expect lane 8 R8 = 0xff7ffffc
  expect lane 9 R8 = 0x7cffffed
  expect lane 10 R8 = 0x7f2dfffe
  expect lane 11 R8 = 0x7e100000
}

warp 55 { asm "TEX.LL R8, R108, R236, 119, 2D, 0x1"   active 0xfff
  s = { 0.53125 0.3725586 1.0097656 1.0371094 0.06738281 0.18457031 1.046875 1.9375 -0.14648438 0.26953125 -0.19140625 0.34375 ... }
  t = { 0.625 0.60839844 3.6875 -0.125 -0.29882812 0.5175781 0.5 1.2050781 1.25 1.0517578 -0.18359375 0.984375 ... }
  lod = { 0.5 1.390625 1.2558594 1.9980469 1.7832031 1.78125 1.7832031 1.2519531 0.78222656 0.5029297 1.25 0.62402344 ... }
  expect lane 0 R8 = 0xff0fffff
  expect lane 1 R8 = 0x7f27fffe
  expect lane 2 R8 = 0x7f69fffe
  expect lane 3 R8 = 0x7f7ffffd
  expect lane 4 R8 = 0x7f7dfffe
  expect lane 5 R8 = 0x7f73fffd
  expect lane 6 R8 = 0x7f6dfffe
  expect lane 7 R8 = 0xfcc0001e
  expect lane 8 R8 = 0xff140000
  expect lane 9 R8 = 0xfbfffffc
  expect lane 10 R8 = 0x7f01fffe
  expect lane 11 R8 = 0xfe37fffe
}

warp 56 { asm "TEX.LL R8, R32, R152, 120, 2D, 0x1"   active 0xff
  s = { 0.37695312 -0.125 0.12109375 0.4375 0.2763672 0.1875 0.001953125 -0.00390625 ... }
  t = { 1.03125 1.1308594 -0.076171875 0.5 0.99609375 -1.7480469 0.25195312 0.265625 ... }
  lod = { 0.0068359375 0.5 0.99902344 1.0048828 1.9980469 1.9990234 0.99609375 1.5019531 ... }
  expect lane 0 R8 = 0x7f7dfffe
  expect lane 1 R8 = 0xf3c00000
  expect lane 2 R8 = 0x7f7fffff
  expect lane 3 R8 = 0x7f7ffffd
  expect lane 4 R8 = 0x7f7ffffd
  expect lane 5 R8 = 0x7f7ffffd
  expect lane 6 R8 = 0x7f7ffffc
  expect lane 7 R8 = 0xf3000000
}

warp 57 { asm "TEX.LL R8, R36, R220, 121, 2D, 0x1"   active 0xffff
  s = { 0.4375 0.40625 0.171875 0.0625 0.53125 0.234375 0.78125 0.40625 0.5625 0.734375 0.1875 0.3125 0.75 0.296875 0.65625 0.3125 ... }
  t = { 0.9375 0.8125 0.875 0.25 0.5 0.875 0.25 1 0.625 0.875 0.875 1 0.9375 0.375 0.5625 0.25 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc05a08a7
  expect lane 1 R8 = 0xc0804618
  expect lane 2 R8 = 0x4036b58a
  expect lane 3 R8 = 0xbf152772
  expect lane 4 R8 = 0x40089fa9
  expect lane 5 R8 = 0x40e2af66
  expect lane 6 R8 = 0xc0f6a54b
  expect lane 7 R8 = 0xc0376f68
  expect lane 8 R8 = 0x3f797bee
  expect lane 9 R8 = 0x406859aa
  expect lane 10 R8 = 0x40a2c52b
  expect lane 11 R8 = 0xbfc88eaf
  expect lane 12 R8 = 0x3f500812
  expect lane 13 R8 = 0x40d9ce1a
  expect lane 14 R8 = 0xbfabdf38
  expect lane 15 R8 = 0x4030c77f
}

warp 58 { asm "TEX.B.LL R8, R56, R176, 0, 2D, 0x1"   active 0xffff
  s = { 0.8125 0.5625 1 0.71875 0.71875 0.28125 0.25 0.5625 0.9375 0.0625 0.4375 0.09375 0.0625 0.6875 0.5625 0.59375 ... }
  t = { 0.25 0.375 0.5 1 0.8125 0.5625 0.1875 0.6875 0.6875 0.75 0.125 0.3125 0.125 0.125 0.125 0.25 ... }
  handle = handle(texture 47, sampler 122)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x401cb8d2
  expect lane 1 R8 = 0x38719a31
  expect lane 2 R8 = 0x3ed5b3eb
  expect lane 3 R8 = 0x402dddf7
  expect lane 4 R8 = 0x4068611d
  expect lane 5 R8 = 0xbbb1e680
  expect lane 6 R8 = 0xbed343be
  expect lane 7 R8 = 0xbf2a8f83
  expect lane 8 R8 = 0x3d8179a2
  expect lane 9 R8 = 0x3e6ba811
  expect lane 10 R8 = 0xb78f48b5
  expect lane 11 R8 = 0x3e6fb1ef
  expect lane 12 R8 = 0x3eeeaf7d
  expect lane 13 R8 = 0xb913d671
  expect lane 14 R8 = 0x38512d55
  expect lane 15 R8 = 0x38513d92
}

warp 59 { asm "TEX.B.LL R8, R112, R188, 0, 2D, 0x1"   active 0xffff
  s = { 0.75 0.625 0.6875 0.84375 0.859375 0.1875 0.859375 0.03125 0.34375 0.6875 0.09375 1 0.21875 0.0625 0.625 0.671875 ... }
  t = { 0.375 0.875 0.625 0.5625 0.625 0.9375 0.375 0.3125 0.5 1 0.25 0.625 0.3125 1 0.125 0.875 ... }
  handle = handle(texture 48, sampler 123)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x436d0000
  expect lane 1 R8 = 0x4681a000
  expect lane 2 R8 = 0x4569a000
  expect lane 3 R8 = 0x459fc000
  expect lane 4 R8 = 0x45caa000
  expect lane 5 R8 = 0xc4498000
  expect lane 6 R8 = 0xc5c46000
  expect lane 7 R8 = 0x45ec4000
  expect lane 8 R8 = 0xc49fe000
  expect lane 9 R8 = 0xc61e2000
  expect lane 10 R8 = 0x45c5c000
  expect lane 11 R8 = 0xc4b04000
  expect lane 12 R8 = 0xc6a0c000
  expect lane 13 R8 = 0xc48f6000
  expect lane 14 R8 = 0xc5c12000
  expect lane 15 R8 = 0xc48b8000
}

warp 60 { asm "TEX.LL R8, R96, R156, 124, 2D, 0x1"   active 0xffff
  s = { 0.9375 1 0.75 0.15625 0.53125 0.40625 0.75 0.25 0.75 0.21875 0.625 0.1875 0.6875 0.3125 0.3125 0.125 ... }
  t = { 0.25 0.9375 0.25 1 0.3125 0.3125 1 0.875 0.1875 0.5625 0.1875 0.1875 0.375 0.125 0.375 0.75 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc0bcc000
  expect lane 1 R8 = 0x3bdb0000
  expect lane 2 R8 = 0xc4dc0000
  expect lane 3 R8 = 0xbde2e000
  expect lane 4 R8 = 0xc2cb6000
  expect lane 5 R8 = 0x45586000
  expect lane 6 R8 = 0xc3cfa000
  expect lane 7 R8 = 0xc5312000
  expect lane 8 R8 = 0xc450c000
  expect lane 9 R8 = 0xbf90e000
  expect lane 10 R8 = 0xc1d2c000
  expect lane 11 R8 = 0xc37e0000
  expect lane 12 R8 = 0xc0a7e000
  expect lane 13 R8 = 0xc6166000
  expect lane 14 R8 = 0xc488a000
  expect lane 15 R8 = 0x3eda2000
}

warp 61 { asm "TEX.LL R8, R56, R188, 125, 2D, 0x1"   active 0xffff
  s = { 0.5 0.75 0.9375 0.5625 0.75 0.3125 0.9375 0.3125 0.875 0.34375 0.375 0.4375 0.3125 0.3125 0.1875 0.4375 ... }
  t = { 0.625 1 0.75 1 0.75 0.5625 0.25 0.5625 0.9375 0.625 0.9375 0.3125 0.25 1 0.75 0.5625 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x38a80000
  expect lane 1 R8 = 0x4255a6c0
  expect lane 2 R8 = 0xb8e80000
  expect lane 3 R8 = 0x37000000
  expect lane 4 R8 = 0x42d5a6b8
  expect lane 5 R8 = 0x4255a6b8
  expect lane 6 R8 = 0xb6800000
  expect lane 7 R8 = 0x4255a6b8
  expect lane 8 R8 = 0xb8780000
  expect lane 9 R8 = 0x42d5a6b8
  expect lane 10 R8 = 0xc2d5a6b7
  expect lane 11 R8 = 0x4255a6bb
  expect lane 12 R8 = 0xc2d5a6b8
  expect lane 13 R8 = 0xc2d5a6b8
  expect lane 14 R8 = 0x36800000
  expect lane 15 R8 = 0x42d5a6b8
}

warp 62 { asm "TEX.LL R8, R0, R212, 126, 2D, 0x1"   active 0xffff
  s = { 0.0625 0.5625 0.5 0.5 0.8125 0.4375 0.9375 0.96875 0.25 0.3125 0.25 0.21875 0.34375 0.625 1 0.71875 ... }
  t = { 0.75 0.75 0.5 0.625 0.5 0.75 0.3125 0.125 0.5 0.5 0.25 0.375 0.625 1 0.9375 0.625 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x4156a000
  expect lane 1 R8 = 0x4156c000
  expect lane 2 R8 = 0xc0d6c000
  expect lane 3 R8 = 0xbb800000
  expect lane 4 R8 = 0xbc400000
  expect lane 5 R8 = 0xbb800000
  expect lane 6 R8 = 0xc156c000
  expect lane 7 R8 = 0xc1568000
  expect lane 8 R8 = 0x3d300000
  expect lane 9 R8 = 0x3dc00000
  expect lane 10 R8 = 0x40d82000
  expect lane 11 R8 = 0x41576000
  expect lane 12 R8 = 0xc156c000
  expect lane 13 R8 = 0xc0d68000
  expect lane 14 R8 = 0xc053a000
  expect lane 15 R8 = 0x41568000
}

warp 63 { asm "TEX.LL R8, R84, R204, 127, 2D, 0x1"   active 0xffff
  s = { 0.95454544 0.95454544 0.13636364 0.45454547 1 0.6136364 0.4090909 0.27272728 0.45454547 0.52272725 0.5 0.54545456 0.13636364 1 0.6818182 0.54545456 ... }
  t = { 0.4 0.85 0.65 0.15 0.9 0.5 0.85 0.9 0.35 0.3 1.05 0.75 0.45 0.4 0.65 0.1 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbde9d1d4
  expect lane 1 R8 = 0xbe3b7977
  expect lane 2 R8 = 0xbf23c748
  expect lane 3 R8 = 0xbe030906
  expect lane 4 R8 = 0xbe59b1b3
  expect lane 5 R8 = 0x3e7bf9f8
  expect lane 6 R8 = 0x3eecd9da
  expect lane 7 R8 = 0x3e65c9cc
  expect lane 8 R8 = 0xbeeeddde
  expect lane 9 R8 = 0xbecc9999
  expect lane 10 R8 = 0xbee9d1d4
  expect lane 11 R8 = 0x3eb06161
  expect lane 12 R8 = 0xbf0d9b1b
  expect lane 13 R8 = 0x3e830506
  expect lane 14 R8 = 0x3f3af576
  expect lane 15 R8 = 0xbf428585
}

warp 0 { asm "TEX.LL R8, R44, R228, 128, 2D, 0x1"   active 0xffff
  s = { 0.9285714 0.53571427 0.42857143 0.2857143 0.5714286 0.9285714 1 0.21428572 0.5714286 0.96428573 0.21428572 0.10714286 0.64285713 0.5714286 0.2857143 0.2857143 ... }
  t = { 0.30769232 0.26923078 0.3846154 0.42307693 0.8269231 0.6923077 0.28846154 0.6923077 0.8076923 0.88461536 0.84615386 0.7307692 0.9423077 0.88461536 0.03846154 0.96153843 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e146129
  expect lane 1 R8 = 0xbe2c3158
  expect lane 2 R8 = 0x3cb80170
  expect lane 3 R8 = 0xbf4f499f
  expect lane 4 R8 = 0x3e8a3114
  expect lane 5 R8 = 0xbdfbb1f7
  expect lane 6 R8 = 0x3efbf5f8
  expect lane 7 R8 = 0x3eb34967
  expect lane 8 R8 = 0x3f088711
  expect lane 9 R8 = 0x3e91fd24
  expect lane 10 R8 = 0x3e78e1f2
  expect lane 11 R8 = 0x3f182730
  expect lane 12 R8 = 0x3eaf3d5e
  expect lane 13 R8 = 0xbf05310a
  expect lane 14 R8 = 0x3eea8dd5
  expect lane 15 R8 = 0xbe3d097a
}

warp 1 { asm "TEX.B.LL R8, R92, R148, 0, 2D, 0x1"   active 0xffff
  s = { 0.9375 0.6875 0.234375 0.25 0.65625 0.171875 0.125 0.09375 0.0625 0.6875 0.75 0.625 0.28125 0.34375 0.421875 0.46875 ... }
  t = { 0.3125 0.59375 0.4375 0.96875 0.875 0.4375 1 0.125 0.1875 0.5 0.3125 0.21875 0.90625 0.375 0.4375 0.65625 ... }
  handle = handle(texture 8, sampler 129)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e2460a4
  expect lane 1 R8 = 0x3efa9efb
  expect lane 2 R8 = 0x3f2a7aaa
  expect lane 3 R8 = 0x3f44d3c5
  expect lane 4 R8 = 0x3f1a579a
  expect lane 5 R8 = 0x3f4363c3
  expect lane 6 R8 = 0x3ec548c5
  expect lane 7 R8 = 0x3ec754c7
  expect lane 8 R8 = 0x3f0cb18d
  expect lane 9 R8 = 0x3f027382
  expect lane 10 R8 = 0x3f33d3b4
  expect lane 11 R8 = 0x3ed592d6
  expect lane 12 R8 = 0x3f4e16ce
  expect lane 13 R8 = 0x3ee4a0e5
  expect lane 14 R8 = 0x3ebf7ebf
  expect lane 15 R8 = 0x3f111191
}

warp 2 { asm "TEX.LL R8, R4, R160, 130, 2D, 0x1"   active 0xffff
  s = { 0.59090906 0.18181819 0.59090906 0.6136364 0.22727273 0.13636364 0.90909094 1 0.54545456 0.8863636 0.8863636 0.8181818 0.27272728 0.45454547 0.45454547 0.22727273 ... }
  t = { 0.85 0.75 0.4 0.3 1.05 0.45 0.5 0.15 0.2 0.7 0.1 1 0.9 0.15 0.4 1.05 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbea22144
  expect lane 1 R8 = 0x3ed555ab
  expect lane 2 R8 = 0xbebbb977
  expect lane 3 R8 = 0xbf1ddd3c
  expect lane 4 R8 = 0x3f199b33
  expect lane 5 R8 = 0xbec44189
  expect lane 6 R8 = 0xbefffe00
  expect lane 7 R8 = 0x3deef1de
  expect lane 8 R8 = 0x3e888911
  expect lane 9 R8 = 0x3deef1de
  expect lane 10 R8 = 0x3d4ce19a
  expect lane 11 R8 = 0x3dccd19a
  expect lane 12 R8 = 0xbe2aa955
  expect lane 13 R8 = 0x3e199933
  expect lane 14 R8 = 0x0
  expect lane 15 R8 = 0x3f199b33
}

warp 3 { asm "TEX.LL R8, R12, R164, 131, 2D, 0x1"   active 0xffff
  s = { 0.36363637 0.22727273 0.4090909 0.3181818 0.6136364 0.045454547 0.8636364 0.4090909 0.6363636 0.6136364 0.72727275 0.95454544 0.97727275 0.18181819 0.95454544 0.5 ... }
  t = { 1 0.65 0.45 0.65 0.1 0.85 0.25 0.65 0.55 0.3 0.6 0.45 0.3 0.8 0.4 0.65 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbdccd19a
  expect lane 1 R8 = 0x3f5111a2
  expect lane 2 R8 = 0xbf15552b
  expect lane 3 R8 = 0xbea22144
  expect lane 4 R8 = 0x3e800100
  expect lane 5 R8 = 0x3f1ddf3c
  expect lane 6 R8 = 0x3ef779ef
  expect lane 7 R8 = 0xbec44189
  expect lane 8 R8 = 0x3e199933
  expect lane 9 R8 = 0xbf1ddd3c
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0xbee665cd
  expect lane 12 R8 = 0xbf111122
  expect lane 13 R8 = 0x3d889111
  expect lane 14 R8 = 0xbf222144
  expect lane 15 R8 = 0x3daab155
}

warp 4 { asm "TEX.LL R8, R96, R148, 132, 2D, 0x1"   active 0xffff
  s = { 0.015625 0.078125 0.140625 0.203125 0.265625 0.328125 0.390625 0.453125 0.515625 0.578125 0.640625 0.703125 0.765625 0.828125 0.890625 0.953125 ... }
  t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
  lod = { 0.026367188 0.64453125 0.6269531 0.6855469 0.73828125 0.6347656 0.13085938 0.10644531 0.12207031 0.24804688 0.028320312 0.19042969 0.390625 0.29589844 0.4970703 0.41601562 ... }
  expect lane 0 R8 = 0xc61fd9b1
  expect lane 1 R8 = 0x461de94a
  expect lane 2 R8 = 0xc594a363
  expect lane 3 R8 = 0xc6174deb
  expect lane 4 R8 = 0x45c4b927
  expect lane 5 R8 = 0x4587a76c
  expect lane 6 R8 = 0xc6315734
  expect lane 7 R8 = 0xc4bf86e3
  expect lane 8 R8 = 0x44bc151f
  expect lane 9 R8 = 0xc63f9680
  expect lane 10 R8 = 0x43a46d6b
  expect lane 11 R8 = 0xc5e6e3a9
  expect lane 12 R8 = 0xc5de1056
  expect lane 13 R8 = 0xc62fbf00
  expect lane 14 R8 = 0xc5c8f759
  expect lane 15 R8 = 0x46090b86
}

warp 5 { asm "TEX.LL R8, R108, R152, 133, 2D, 0x1"   active 0xffff
  s = { 0.015625 0.078125 0.140625 0.203125 0.265625 0.328125 0.390625 0.453125 0.515625 0.578125 0.640625 0.703125 0.765625 0.828125 0.890625 0.953125 ... }
  t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
  lod = { 0.88964844 0.5449219 0.6376953 0.0703125 0.94628906 0.7167969 0.6347656 0.78027344 0.044921875 0.71875 0.04296875 0.37695312 0.25097656 0.021484375 0.5097656 0.5859375 ... }
  expect lane 0 R8 = 0x449ee000
  expect lane 1 R8 = 0x45738000
  expect lane 2 R8 = 0xc612e000
  expect lane 3 R8 = 0x44768000
  expect lane 4 R8 = 0x443c4000
  expect lane 5 R8 = 0xc565e000
  expect lane 6 R8 = 0x45b42000
  expect lane 7 R8 = 0x45446000
  expect lane 8 R8 = 0xc3d94000
  expect lane 9 R8 = 0xc6052000
  expect lane 10 R8 = 0x4400a000
  expect lane 11 R8 = 0xc5926000
  expect lane 12 R8 = 0x45682000
  expect lane 13 R8 = 0xc387a000
  expect lane 14 R8 = 0xc5fca000
  expect lane 15 R8 = 0xc589e000
}

warp 6 { asm "TEX.LL R8, R60, R128, 134, 3D, 0x1"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
  r = { 0.3359375 0.39453125 0.38085938 0.40234375 0.41015625 0.453125 0.6230469 0.5390625 0.43554688 0.71484375 0.72265625 0.40234375 0.2890625 0.29492188 0.5917969 0.46484375 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc5f8ec34
  expect lane 1 R8 = 0xc61c8441
  expect lane 2 R8 = 0x45721c47
  expect lane 3 R8 = 0xc5f44377
  expect lane 4 R8 = 0x4608c193
  expect lane 5 R8 = 0xc5a1317e
  expect lane 6 R8 = 0xc5504e73
  expect lane 7 R8 = 0xc5d4bb49
  expect lane 8 R8 = 0xc5bb2cb5
  expect lane 9 R8 = 0xc45c5e93
  expect lane 10 R8 = 0x4600a210
  expect lane 11 R8 = 0xc6089509
  expect lane 12 R8 = 0x4436e0c6
  expect lane 13 R8 = 0x446d993e
  expect lane 14 R8 = 0xc54f3d41
  expect lane 15 R8 = 0xc5c9cc05
}

warp 7 { asm "TEX.LL R8, R12, R212, 135, 3D, 0x1"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
  r = { 0.40625 0.66015625 0.45898438 0.58984375 0.5410156 0.33007812 0.42382812 0.5722656 0.49023438 0.35546875 0.58203125 0.31054688 0.40234375 0.6582031 0.30859375 0.6347656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc5ba8000
  expect lane 1 R8 = 0xc52e0000
  expect lane 2 R8 = 0xc5f42000
  expect lane 3 R8 = 0xc5e48000
  expect lane 4 R8 = 0xc5c60000
  expect lane 5 R8 = 0xc64da000
  expect lane 6 R8 = 0x4612a000
  expect lane 7 R8 = 0xc59f2000
  expect lane 8 R8 = 0x45958000
  expect lane 9 R8 = 0xc5480000
  expect lane 10 R8 = 0x4544c000
  expect lane 11 R8 = 0xc4870000
  expect lane 12 R8 = 0xc5922000
  expect lane 13 R8 = 0x46290000
  expect lane 14 R8 = 0xc49bc000
  expect lane 15 R8 = 0x450ca000
}

warp 8 { asm "TEX.LL R8, R116, R220, 136, 2D, 0xf"   active 0xff
  s = { 3.5 0.2265625 2.9853516 0.33789062 -0.021484375 1.0214844 0.7363281 -0.125 ... }
  t = { 0.71777344 -0.03515625 0.3623047 0.05859375 0.20507812 0.1015625 0.9277344 1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
  expect lane 1 R8 = 0x47360000 R9 = 0xc77fe000 R10 = 0x46b7c000 R11 = 0xc68da000
  expect lane 2 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
  expect lane 3 R8 = 0xc67f8000 R9 = 0xc77fe000 R10 = 0x473ba000 R11 = 0xc7310000
  expect lane 4 R8 = 0x477fe000 R9 = 0xc77fe000 R10 = 0x468f6000 R11 = 0xc66a2000
  expect lane 5 R8 = 0x47390000 R9 = 0xc77fe000 R10 = 0xc275a000 R11 = 0xc6bfe000
  expect lane 6 R8 = 0x45ff6000 R9 = 0xc6980000 R10 = 0xc6b4a000 R11 = 0x461dc000
  expect lane 7 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
}

warp 9 { asm "TEX.LL R8, R44, R200, 137, 2D, 0x1"   active 0xff
  s = { 0.03125 0 0.9667969 0.18066406 0.359375 0.01171875 -0.7480469 -0.0625 ... }
  t = { -0.25 0.35351562 -0.02734375 0.15332031 1.0742188 0.75 1.0175781 1.0283203 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x477ff000
  expect lane 1 R8 = 0xfed3fffe
  expect lane 2 R8 = 0x7e7bfffe
  expect lane 3 R8 = 0x7f130000
  expect lane 4 R8 = 0xfc3ffffd
  expect lane 5 R8 = 0x730c0000
  expect lane 6 R8 = 0x477ff000
  expect lane 7 R8 = 0xfdc7fffd
}

warp 10 { asm "TEX.LL R8, R24, R204, 138, 2D, 0xf"   active 0xff
  s = { 1.8769531 -1.046875 0.24804688 0.33398438 -0.028320312 1.0625 1.125 -1.0410156 ... }
  t = { -0.0625 4.1035156 1.203125 4.125 0.030273438 0.265625 0.02734375 0.375 ... }
  lod = { 0.7832031 0.26464844 0.23535156 0.36816406 0.26367188 0.022460938 0.9785156 0.21289062 ... }
  expect lane 0 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
  expect lane 1 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
  expect lane 2 R8 = 0x477fe000 R9 = 0xc7740000 R10 = 0xc4bfa000 R11 = 0x40c14000
  expect lane 3 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
  expect lane 4 R8 = 0x47642000 R9 = 0xc7704000 R10 = 0x4677c000 R11 = 0xc632e000
  expect lane 5 R8 = 0x47214000 R9 = 0xc77c0000 R10 = 0x46138000 R11 = 0xc67be000
  expect lane 6 R8 = 0x473c0000 R9 = 0xc73c0000 R10 = 0x4607e000 R11 = 0xc2502000
  expect lane 7 R8 = 0x7f800000 R9 = 0xff800000 R10 = 0x33800000 R11 = 0x3f802000
}

warp 11 { asm "TEX.B.LL R8, R24, R180, 0, 2D, 0x1"   active 0xff
  s = { -0.091796875 0.94921875 1.046875 1.2070312 0.98828125 0.89941406 0.58203125 1.0644531 ... }
  t = { 0.79785156 1.25 0.30273438 1.375 0.87109375 0.3984375 -0.25 0.08203125 ... }
  handle = handle(texture 87, sampler 139)
  lod = { 0.11425781 0.35742188 0.5107422 0.38867188 0.32128906 0.11816406 0.5722656 0.40234375 ... }
  expect lane 0 R8 = 0xfc7ffff8
  expect lane 1 R8 = 0x477ff000
  expect lane 2 R8 = 0x7d87ffff
  expect lane 3 R8 = 0x477ff000
  expect lane 4 R8 = 0x7efbffff
  expect lane 5 R8 = 0xfd4fffff
  expect lane 6 R8 = 0x477ff000
  expect lane 7 R8 = 0x7df7fffe
}

warp 12 { asm "TEX.LL R8, R100, R156, 140, 2D, 0x1"   active 0xffff
  s = { 1.1074219 0.8823242 0.40625 1.2382812 1.0219727 0.13476562 -0.3642578 2 0.5024414 1.0009766 -1.125 -1.4628906 0.6425781 0.1953125 1.5 4.120117 ... }
  t = { 3.7070312 0.75683594 -0.119140625 -0.5 0.7519531 0.57421875 -0.1875 1.25 0.41210938 0.625 1.125 0.81640625 0.4140625 1.0898438 -0.45703125 0.8359375 ... }
  lod = { 2.0019531 2.78125 1.9990234 1.0019531 1.5009766 2.7822266 2.0029297 1.9970703 2.0039062 2.5 2.5019531 1.7841797 1.7822266 2.006836 2.9990234 0.5029297 ... }
  expect lane 0 R8 = 0x7fffffff
  expect lane 1 R8 = 0x7fffffff
  expect lane 2 R8 = 0x7fffffff
  expect lane 3 R8 = 0x7fffffff
  expect lane 4 R8 = 0x7fffffff
  expect lane 5 R8 = 0x7fffffff
  expect lane 6 R8 = 0x7fffffff
  expect lane 7 R8 = 0x7fffffff
  expect lane 8 R8 = 0x7fffffff
  expect lane 9 R8 = 0x7fffffff
  expect lane 10 R8 = 0x7fffffff
  expect lane 11 R8 = 0x7fffffff
  expect lane 12 R8 = 0x7fffffff
  expect lane 13 R8 = 0x7fffffff
  expect lane 14 R8 = 0x7fffffff
  expect lane 15 R8 = 0x7fffffff
}

warp 13 { asm "TEX.B.LL R8, R20, R184, 0, 2D, 0x1"   active 0x3f
  s = { 0.40625 -0.013183594 1.375 -0.9375 0.017578125 -1.2148438 ... }
  t = { 3.875 0.47558594 -1 0.19335938 -0.25 3.4453125 ... }
  handle = handle(texture 57, sampler 141)
  lod = { 1.0039062 0.99902344 1.0019531 2 0.78222656 1 ... }
  expect lane 0 R8 = 0xff800000
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x807fffff
  expect lane 3 R8 = 0xff800000
  expect lane 4 R8 = 0x7fffffff
  expect lane 5 R8 = 0xff800000
}

warp 14 { asm "TEX.B.LL R8, R64, R220, 0, 2D, 0x1"   active 0xffff
  s = { 1.125 0.75 0.16552734 0.45507812 0.40185547 -1.6074219 0.81640625 0.80371094 -0.1875 0.2602539 0.25 1.125 0.7919922 0.45410156 0.25 0.8154297 ... }
  t = { 1.0585938 0.015625 0.41503906 0.97265625 0.7714844 2.609375 1.25 0.67871094 -0.5 0.9375 1.75 0.3828125 0.25 0.053710938 -0.9511719 -0.125 ... }
  handle = handle(texture 58, sampler 142)
  lod = { 1.7841797 0.0048828125 1.9990234 1.0019531 2.9980469 1.0009766 1.7832031 1.0058594 1.0068359 1.7822266 0.99902344 2.0029297 2.0048828 0 1.0039062 0.00390625 ... }
  expect lane 0 R8 = 0x80000000
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0xbe8000
  expect lane 9 R8 = 0x0
  expect lane 10 R8 = 0x80000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0x80000000
  expect lane 13 R8 = 0x80000000
  expect lane 14 R8 = 0x808000
  expect lane 15 R8 = 0x80000000
}

warp 15 { asm "TEX.B.LL R8, R56, R232, 0, 2D, 0x1"   active 0x3f
  s = { 1.0410156 0.8144531 0.96728516 0.8125 0.875 0.25 ... }
  t = { 0.8125 1 1.0869141 0.6855469 1.1113281 0.84765625 ... }
  handle = handle(texture 58, sampler 143)
  lod = { 2.5 1.9970703 0.78125 1.0068359 2.78125 2.5019531 ... }
  expect lane 0 R8 = 0x800001
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x80000000
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x80800000
  expect lane 5 R8 = 0x800001
}

warp 16 { asm "TEX.LL R8, R4, R160, 144, 2D, 0x1"   active 0xffff
  s = { 0.40625 0.21875 1.125 1.0703125 -0.052734375 3.4990234 0.875 1.1201172 0.90625 1.75 1.0200195 0.6074219 0.9375 -0.125 0.9746094 0.625 ... }
  t = { 0.9902344 0.095703125 0.125 0.625 0.17382812 0.2578125 1.0859375 0.095703125 0.2763672 2 0.36914062 0.69921875 3.0917969 1.2695312 -0.828125 0.038085938 ... }
  lod = { 0.0048828125 0.99609375 1.7832031 2.0029297 1.0019531 1.0029297 2.5019531 1 1.9960938 1.9980469 1.5029297 0.99902344 2.7841797 2.9970703 2.0029297 0.5019531 ... }
  expect lane 0 R8 = 0xbc200001
  expect lane 1 R8 = 0x3ff00001
  expect lane 2 R8 = 0x3d100000
  expect lane 3 R8 = 0xbf0a0000
  expect lane 4 R8 = 0x3ede0000
  expect lane 5 R8 = 0x3f9c4001
  expect lane 6 R8 = 0xbf900000
  expect lane 7 R8 = 0x3fbc4000
  expect lane 8 R8 = 0xbf834000
  expect lane 9 R8 = 0xbfbe0000
  expect lane 10 R8 = 0x3e5c0001
  expect lane 11 R8 = 0xbe0c0001
  expect lane 12 R8 = 0xbf700000
  expect lane 13 R8 = 0xbf900000
  expect lane 14 R8 = 0xbf538000
  expect lane 15 R8 = 0x0
}

warp 17 { asm "TEX.LL R8, R16, R188, 145, 2D, 0x1"   active 0x3f
  s = { 0.21289062 0.546875 0.8828125 0.076660156 0.84033203 -1.0532227 ... }
  t = { 1.25 1.25 5 1.0585938 -0.11816406 1.25 ... }
  lod = { 0.00390625 1.9980469 2.5029297 0 1.0009766 1.78125 ... }
  expect lane 0 R8 = 0x401fc001
  expect lane 1 R8 = 0xbfbf4000
  expect lane 2 R8 = 0xbfc00000
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0xbf1fffff
}

warp 18 { asm "TEX.LL R8, R20, R144, 146, 2D, 0x1"   active 0xffff
  s = { 0.0107421875 0.16015625 1.0751953 -0.115234375 0.5683594 0.65625 0.875 0.29638672 0.75 0.13867188 0.15625 -0.9428711 0.55371094 2.625 0.36328125 0.625 ... }
  t = { 0.14648438 1.546875 1.25 -0.48828125 3.5585938 0.6113281 0.6171875 0.041015625 2.25 1.0820312 1.125 0.54003906 0.47265625 1.25 4.171875 4.25 ... }
  lod = { 0 2.5019531 2.0009766 1.0009766 2.7822266 0.99902344 2.7822266 0.7832031 1 0.00390625 1.9970703 1.0029297 2.9970703 1.5 0.005859375 0.7832031 ... }
  expect lane 0 R8 = 0x7fffe000
  expect lane 1 R8 = 0x3e380000
  expect lane 2 R8 = 0x3eb40000
  expect lane 3 R8 = 0x7fffe000
  expect lane 4 R8 = 0x3f230000
  expect lane 5 R8 = 0x7fffe000
  expect lane 6 R8 = 0x3f400000
  expect lane 7 R8 = 0x7fffe000
  expect lane 8 R8 = 0xff800000
  expect lane 9 R8 = 0x3f1b0000
  expect lane 10 R8 = 0x3e400000
  expect lane 11 R8 = 0x7fffe000
  expect lane 12 R8 = 0x3f1c0000
  expect lane 13 R8 = 0x3f600000
  expect lane 14 R8 = 0x3f158000
  expect lane 15 R8 = 0x3f3a0000
}

warp 19 { asm "TEX.LL R8, R100, R160, 147, 2D, 0x1"   active 0x3f
  s = { -0.0625 -0.125 0.6640625 0.34375 0.35986328 0.8183594 ... }
  t = { 0.79003906 1 -0.0234375 0.375 1.1875 0.625 ... }
  lod = { 2.0029297 0.99609375 1.0009766 1.5009766 0 2.7822266 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x7fffe000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f000000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
}

warp 20 { asm "TEX.LL R8, R36, R216, 148, 3D, 0x1"   active 0xffff
  s = { -0.064453125 0.8486328 0.22558594 0.8535156 0.13476562 3.75 1.375 1.8535156 -0.7519531 -0.2109375 0.5595703 0.056640625 -0.068359375 1.0371094 0.38183594 0.5488281 ... }
  t = { -2.0833333 0.19921875 1.0234375 0.125 -0.25 1.03125 1.21875 1.25 0.53125 2 0.42447916 0.0013020834 3.5 -0.25 -0.11328125 1.0859375 ... }
  r = { 1.1875 3.1660156 0.625 0.17578125 0.125 0.6875 0.30273438 0.08984375 0.2421875 1.875 0.8222656 0.25976562 -0.044921875 -1.4746094 0.36035156 0.125 ... }
  lod = { 1.0019531 0.99609375 1.5 0.99609375 0.50097656 1.0009766 1.7841797 1.0019531 1.9960938 0 0.50097656 1.7841797 0 1.0019531 0.7841797 1.9960938 ... }
  expect lane 0 R8 = 0x7fffffff
  expect lane 1 R8 = 0x7fffffff
  expect lane 2 R8 = 0x7fffffff
  expect lane 3 R8 = 0x7fffffff
  expect lane 4 R8 = 0x7fffffff
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x7fffffff
  expect lane 7 R8 = 0x7fffffff
  expect lane 8 R8 = 0x7fffffff
  expect lane 9 R8 = 0x7fffffff
  expect lane 10 R8 = 0x7fffffff
  expect lane 11 R8 = 0x7fffffff
  expect lane 12 R8 = 0x7fffffff
  expect lane 13 R8 = 0x7fffffff
  expect lane 14 R8 = 0x7fffffff
  expect lane 15 R8 = 0x7fffffff
}

warp 21 { asm "TEX.LL R8, R88, R224, 149, 3D, 0x1"   active 0x3f
  s = { 0.24902344 0.125 0.7441406 0.90625 1.2402344 1.0869141 ... }
  t = { 1.3333334 0.265625 0.21875 0.4375 -0.75 0.8828125 ... }
  r = { 0.7109375 0.31640625 0.4765625 0.87109375 1.125 0.08691406 ... }
  lod = { 0.9980469 0.5019531 0 0.00390625 1.9960938 0 ... }
  expect lane 0 R8 = 0x401f0001
  expect lane 1 R8 = 0x7fffffff
  expect lane 2 R8 = 0xc0200001
  expect lane 3 R8 = 0x3fbf4000
  expect lane 4 R8 = 0x7fc12345
  expect lane 5 R8 = 0x80000000
}

warp 22 { asm "TEX.B.LL R8, R96, R168, 0, 2D, 0x1"   active 0xffff
  s = { 0.93847656 0.9428711 0.93847656 0.5649414 0.3149414 0.56347656 0.8178711 0.56347656 0.81347656 0.1899414 0.31298828 0.31347656 0.5649414 0.1899414 0.06347656 0.06347656 ... }
  t = { 0.1899414 0.8178711 0.9399414 0.06347656 0.4399414 0.68847656 0.1928711 0.4399414 0.18847656 0.9428711 0.6879883 0.93847656 0.3149414 0.68847656 0.6879883 0.43847656 ... }
  handle = handle(texture 62, sampler 150)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0x7f800000
  expect lane 2 R8 = 0x7f800000
  expect lane 3 R8 = 0xff800000
  expect lane 4 R8 = 0xff800000
  expect lane 5 R8 = 0x7fffffff
  expect lane 6 R8 = 0x3c8dbd59
  expect lane 7 R8 = 0xff800000
  expect lane 8 R8 = 0x3b73aff6
  expect lane 9 R8 = 0x7fffffff
  expect lane 10 R8 = 0xff800000
  expect lane 11 R8 = 0xff800000
  expect lane 12 R8 = 0x3d2b0db7
  expect lane 13 R8 = 0xff800000
  expect lane 14 R8 = 0x7fffffff
  expect lane 15 R8 = 0xff800000
}

warp 23 { asm "TEX.LL R8, R96, R124, 151, 2D, 0x1"   active 0xffff
  s = { 0.9379883 0.6850586 0.5620117 0.9350586 0.5620117 0.3100586 0.6850586 0.4350586 0.5625 0.18798828 0.6875 0.56152344 1.0600586 0.3100586 0.93652344 0.31298828 ... }
  t = { 0.9379883 0.5600586 0.1875 0.8129883 0.8100586 0.6870117 0.43701172 0.18798828 0.06298828 0.43798828 1.0600586 1.0620117 0.18701172 1.0615234 0.8120117 0.9350586 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0xff800000
  expect lane 2 R8 = 0x3adfd4f8
  expect lane 3 R8 = 0x7fffffff
  expect lane 4 R8 = 0x7f800000
  expect lane 5 R8 = 0xff800000
  expect lane 6 R8 = 0x3ebaa125
  expect lane 7 R8 = 0x7f800000
  expect lane 8 R8 = 0x39b3a424
  expect lane 9 R8 = 0x3d335eb7
  expect lane 10 R8 = 0xff800000
  expect lane 11 R8 = 0xff800000
  expect lane 12 R8 = 0x7f800000
  expect lane 13 R8 = 0x7fffffff
  expect lane 14 R8 = 0x3acdb7d0
  expect lane 15 R8 = 0xff800000
}

warp 24 { asm "TEX.LL R8, R64, R128, 152, 2D, 0x1"   active 0xffff
  s = { 0.6879883 0.31298828 0.9399414 0.5678711 0.1928711 0.93847656 0.81347656 0.6899414 0.4428711 0.8129883 0.067871094 0.8149414 0.6928711 0.9428711 0.6879883 0.8178711 ... }
  t = { 0.064941406 0.3149414 0.93847656 0.56347656 0.8129883 0.1928711 0.8149414 0.06347656 0.6879883 0.6899414 0.8129883 0.43798828 0.8178711 0.8149414 0.18847656 0.06347656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7fffffff
  expect lane 1 R8 = 0x7fffffff
  expect lane 2 R8 = 0x7fffffff
  expect lane 3 R8 = 0x7fffffff
  expect lane 4 R8 = 0x7fffffff
  expect lane 5 R8 = 0x7fffffff
  expect lane 6 R8 = 0x7fffffff
  expect lane 7 R8 = 0x7fffffff
  expect lane 8 R8 = 0x7fffffff
  expect lane 9 R8 = 0x7fffffff
  expect lane 10 R8 = 0x7fffffff
  expect lane 11 R8 = 0x7fffffff
  expect lane 12 R8 = 0x7fffffff
  expect lane 13 R8 = 0x7fffffff
  expect lane 14 R8 = 0x7fffffff
  expect lane 15 R8 = 0x7fffffff
}

warp 25 { asm "TEX.B.LL R8, R112, R188, 0, 2D, 0x1"   active 0xffff
  s = { 0.31152344 0.8129883 0.6879883 0.9370117 0.1850586 0.8129883 0.5625 0.3125 0.5625 0.31152344 0.9350586 0.4375 0.18701172 0.9370117 0.6875 0.6875 ... }
  t = { 0.43652344 0.0625 0.56152344 0.68652344 0.1875 0.8129883 0.18798828 1.0600586 1.0620117 0.43798828 0.8125 0.31298828 0.18652344 0.43652344 0.5629883 0.5600586 ... }
  handle = handle(texture 63, sampler 153)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7fffffff
  expect lane 1 R8 = 0x7fffffff
  expect lane 2 R8 = 0x7fffffff
  expect lane 3 R8 = 0x7fffffff
  expect lane 4 R8 = 0x7fffffff
  expect lane 5 R8 = 0x7fffffff
  expect lane 6 R8 = 0x3f688a84
  expect lane 7 R8 = 0x3b11b875
  expect lane 8 R8 = 0x3d0571d2
  expect lane 9 R8 = 0x7fffffff
  expect lane 10 R8 = 0x7fffffff
  expect lane 11 R8 = 0x7fffffff
  expect lane 12 R8 = 0x7fffffff
  expect lane 13 R8 = 0x3bceeba7
  expect lane 14 R8 = 0x7fffffff
  expect lane 15 R8 = 0x7fffffff
}

warp 26 { asm "TEX.LL R8, R96, R212, 154, 2D, 0x1"   active 0xffff
  s = { 0.93847656 0.1928711 0.68847656 0.4428711 0.68847656 0.3149414 0.8129883 0.43798828 0.56347656 0.1899414 0.3149414 0.81347656 0.067871094 0.43847656 0.1899414 0.81347656 ... }
  t = { 0.9428711 0.18798828 0.31347656 0.8178711 0.93847656 0.8178711 0.1928711 0.9428711 0.68847656 0.9379883 0.067871094 0.8178711 0.4428711 0.8178711 0.6899414 0.81347656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3b0e3c0d
  expect lane 1 R8 = 0x39b062e6
  expect lane 2 R8 = 0x5d000000
  expect lane 3 R8 = 0x5fea0000
  expect lane 4 R8 = 0x3ae27a1e
  expect lane 5 R8 = 0x5e000000
  expect lane 6 R8 = 0x5db00000
  expect lane 7 R8 = 0x3c34fa7f
  expect lane 8 R8 = 0xdffc0000
  expect lane 9 R8 = 0x5d200000
  expect lane 10 R8 = 0x5ff00000
  expect lane 11 R8 = 0x3921e28f
  expect lane 12 R8 = 0x3ea7e8db
  expect lane 13 R8 = 0x5ff30000
  expect lane 14 R8 = 0x3e141d96
  expect lane 15 R8 = 0x38e7c802
}

warp 27 { asm "TEX.LL R8, R80, R136, 155, 2D, 0x1"   active 0xffff
  s = { 0.0625 0.5620117 0.9350586 0.0625 0.8125 0.5620117 0.43701172 0.43701172 0.8129883 0.18652344 0.9379883 0.6875 0.06298828 0.18701172 0.6850586 0.43798828 ... }
  t = { 0.9379883 0.3125 0.8129883 0.0625 0.9370117 0.8120117 0.1850586 0.6850586 1.0620117 0.4375 1.0600586 0.3125 0.68652344 0.3100586 0.18652344 0.81152344 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x38961220
  expect lane 1 R8 = 0x3da1c4d9
  expect lane 2 R8 = 0x39565c49
  expect lane 3 R8 = 0x3b089a40
  expect lane 4 R8 = 0x3ab0010e
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3cfb3587
  expect lane 7 R8 = 0x3e6427b7
  expect lane 8 R8 = 0xdffe0000
  expect lane 9 R8 = 0x3fbca375
  expect lane 10 R8 = 0x3b747309
  expect lane 11 R8 = 0x385badd6
  expect lane 12 R8 = 0x3cd2c52a
  expect lane 13 R8 = 0x3d4cd553
  expect lane 14 R8 = 0xdd200000
  expect lane 15 R8 = 0x5ffd0000
}

warp 28 { asm "TEX.LL R8, R24, R236, 156, 2D, 0x1"   active 0xffff
  s = { 0.4428711 0.43798828 0.5629883 0.56347656 0.06347656 0.6899414 0.81347656 0.18798828 0.43847656 0.4399414 0.06298828 0.6899414 0.3149414 0.9379883 0.8129883 0.8149414 ... }
  t = { 0.43798828 0.18847656 0.6928711 0.6879883 0.8149414 0.68847656 0.4399414 0.1928711 0.43798828 0.68847656 0.18847656 0.1899414 0.8178711 0.6928711 0.9379883 0.56347656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xff800000
  expect lane 1 R8 = 0x3fb08000
  expect lane 2 R8 = 0x7fffe000
  expect lane 3 R8 = 0x7fffe000
  expect lane 4 R8 = 0x3f9da000
  expect lane 5 R8 = 0x7fffe000
  expect lane 6 R8 = 0x7fffe000
  expect lane 7 R8 = 0xff800000
  expect lane 8 R8 = 0xff800000
  expect lane 9 R8 = 0xff800000
  expect lane 10 R8 = 0x7f800000
  expect lane 11 R8 = 0x7fffe000
  expect lane 12 R8 = 0xff800000
  expect lane 13 R8 = 0xff800000
  expect lane 14 R8 = 0xff800000
  expect lane 15 R8 = 0x7fffe000
}

warp 29 { asm "TEX.LL R8, R76, R204, 157, 2D, 0x1"   active 0xffff
  s = { 0.6879883 0.9370117 0.31298828 0.06298828 0.3125 0.1850586 0.9375 0.43652344 0.68652344 0.6875 0.6879883 0.5600586 0.43701172 0.06298828 0.6870117 0.31298828 ... }
  t = { 0.43701172 0.9379883 0.9370117 0.81152344 0.18652344 0.9375 0.3100586 1.0620117 0.31201172 0.6870117 0.31152344 0.31152344 0.4350586 0.5600586 0.4375 0.6870117 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7f800000
  expect lane 1 R8 = 0xff800000
  expect lane 2 R8 = 0xff800000
  expect lane 3 R8 = 0xff800000
  expect lane 4 R8 = 0x3f9e6000
  expect lane 5 R8 = 0x3f4f4000
  expect lane 6 R8 = 0x7f800000
  expect lane 7 R8 = 0xff800000
  expect lane 8 R8 = 0xff800000
  expect lane 9 R8 = 0xff800000
  expect lane 10 R8 = 0x7fffe000
  expect lane 11 R8 = 0x3f646000
  expect lane 12 R8 = 0x7fffe000
  expect lane 13 R8 = 0x7f800000
  expect lane 14 R8 = 0x7f800000
  expect lane 15 R8 = 0xff800000
}

warp 30 { asm "TEX.LL R8, R20, R212, 158, 2D, 0x1"   active 0xffff
  s = { 0.18847656 0.68847656 0.067871094 0.43847656 0.1928711 0.06298828 0.3149414 0.06347656 0.06298828 0.1928711 0.31298828 0.9399414 0.43798828 0.31347656 0.31347656 0.93847656 ... }
  t = { 0.9428711 0.81347656 0.6928711 0.067871094 0.9379883 0.6928711 0.93847656 0.9399414 0.31347656 0.18798828 0.81347656 0.81347656 0.31298828 0.9379883 0.81347656 0.18847656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3fdde000
  expect lane 1 R8 = 0x7fffe000
  expect lane 2 R8 = 0x7fffe000
  expect lane 3 R8 = 0x3fe20000
  expect lane 4 R8 = 0x3fde4000
  expect lane 5 R8 = 0x7fffe000
  expect lane 6 R8 = 0x3f758000
  expect lane 7 R8 = 0x7fffe000
  expect lane 8 R8 = 0x7fffe000
  expect lane 9 R8 = 0x7fffe000
  expect lane 10 R8 = 0x7fffe000
  expect lane 11 R8 = 0x7fffe000
  expect lane 12 R8 = 0x3f50a000
  expect lane 13 R8 = 0x3f71e000
  expect lane 14 R8 = 0x7fffe000
  expect lane 15 R8 = 0x7fffe000
}

warp 31 { asm "TEX.LL R8, R84, R236, 159, 2D, 0x1"   active 0xffff
  s = { 0.6879883 0.31152344 0.5625 0.31201172 0.93652344 0.9350586 0.5620117 0.4375 0.43798828 1.0620117 1.0615234 0.6870117 0.43652344 0.68652344 0.1875 0.31201172 ... }
  t = { 0.9350586 0.31152344 0.6875 1.0620117 0.81152344 0.6875 0.43652344 0.9370117 0.5600586 0.06298828 0.9370117 0.5620117 0.06298828 0.6850586 0.3125 0.56152344 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x7fffe000
  expect lane 1 R8 = 0x7fffe000
  expect lane 2 R8 = 0x3f670000
  expect lane 3 R8 = 0x3ffba000
  expect lane 4 R8 = 0x7fffe000
  expect lane 5 R8 = 0x7fffe000
  expect lane 6 R8 = 0x3f3c4000
  expect lane 7 R8 = 0x7fffe000
  expect lane 8 R8 = 0x3fd1a000
  expect lane 9 R8 = 0x7fffe000
  expect lane 10 R8 = 0x7fffe000
  expect lane 11 R8 = 0x3f8de000
  expect lane 12 R8 = 0x3fe88000
  expect lane 13 R8 = 0x3fa7a000
  expect lane 14 R8 = 0x7fffe000
  expect lane 15 R8 = 0x3f602000
}

warp 32 { asm "TEX.LL R8, R16, R164, 160, 2D, 0x1"   active 0xffff
  s = { 0.9379883 0.8129883 0.4428711 0.8129883 0.68847656 0.56347656 0.43798828 0.3178711 0.31347656 0.81347656 0.3149414 0.06298828 0.6879883 0.3178711 0.18798828 0.5649414 ... }
  t = { 0.5629883 0.4399414 0.8129883 0.6879883 0.6899414 0.6879883 0.43798828 0.8178711 0.31298828 0.43798828 0.43798828 0.06347656 0.6879883 0.1928711 0.18798828 0.4399414 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x42800000
  expect lane 1 R8 = 0x3f2fc000
  expect lane 2 R8 = 0x3f38e000
  expect lane 3 R8 = 0x42800000
  expect lane 4 R8 = 0x473ac000
  expect lane 5 R8 = 0x43c00000
  expect lane 6 R8 = 0x473f4000
  expect lane 7 R8 = 0x3fbe8000
  expect lane 8 R8 = 0x3ff60000
  expect lane 9 R8 = 0x3f2d0000
  expect lane 10 R8 = 0x44900000
  expect lane 11 R8 = 0x3f604000
  expect lane 12 R8 = 0x473e8000
  expect lane 13 R8 = 0x472f8000
  expect lane 14 R8 = 0x43c00000
  expect lane 15 R8 = 0xc4200000
}

warp 33 { asm "TEX.B.LL R8, R100, R152, 0, 2D, 0x1"   active 0xffff
  s = { 0.1850586 0.6875 0.6875 0.3125 0.8129883 0.3100586 0.43652344 0.31152344 0.5620117 0.5620117 0.0625 1.0620117 0.93652344 0.4375 0.68652344 0.8120117 ... }
  t = { 0.5620117 0.6879883 0.18652344 0.8100586 0.3125 0.4350586 0.06298828 0.81152344 0.4375 0.9379883 0.0625 0.1875 0.9379883 0.4375 0.31298828 0.4375 ... }
  handle = handle(texture 67, sampler 161)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xc4200000
  expect lane 1 R8 = 0x473f4000
  expect lane 2 R8 = 0x3fea0000
  expect lane 3 R8 = 0x3fc2e000
  expect lane 4 R8 = 0x3f422000
  expect lane 5 R8 = 0x3fd50000
  expect lane 6 R8 = 0x473dc000
  expect lane 7 R8 = 0x3fc3a000
  expect lane 8 R8 = 0x43400000
  expect lane 9 R8 = 0x43400000
  expect lane 10 R8 = 0x3f60a000
  expect lane 11 R8 = 0x3f51c000
  expect lane 12 R8 = 0x473dc000
  expect lane 13 R8 = 0x47400000
  expect lane 14 R8 = 0xc3000000
  expect lane 15 R8 = 0xc3000000
}

warp 34 { asm "TEX.LL R8, R36, R220, 162, 2D, 0x1"   active 0xffff
  s = { 0.9379883 0.06298828 0.067871094 0.56347656 0.93847656 0.06347656 0.4399414 0.31347656 0.81347656 0.5649414 0.43798828 0.1899414 0.067871094 0.9379883 0.06298828 0.067871094 ... }
  t = { 0.06298828 0.4428711 0.6928711 0.31347656 0.81347656 0.56347656 0.8129883 0.06298828 0.6899414 0.5629883 0.3149414 0.06298828 0.06347656 0.5649414 0.1928711 0.93847656 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x80000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x3ffb0000
  expect lane 9 R8 = 0x80000000
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x80000000
  expect lane 12 R8 = 0x80000000
  expect lane 13 R8 = 0x3d200000
  expect lane 14 R8 = 0x80000000
  expect lane 15 R8 = 0x3db00000
}

warp 35 { asm "TEX.LL R8, R52, R220, 163, 2D, 0x1"   active 0xffff
  s = { 0.18798828 0.6850586 0.1875 1.0600586 0.1850586 0.31201172 1.0620117 0.6870117 0.81152344 0.31152344 0.1850586 0.6870117 0.93652344 0.3125 0.3125 0.5600586 ... }
  t = { 0.6875 0.6870117 0.4350586 0.9379883 0.3125 0.18798828 0.8125 0.31298828 0.81152344 0.6875 0.5600586 0.68652344 0.06298828 0.93652344 0.56152344 0.0625 ... }
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3c000000
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x3c800000
  expect lane 9 R8 = 0x3ffe0000
  expect lane 10 R8 = 0x80000000
  expect lane 11 R8 = 0x80000000
  expect lane 12 R8 = 0x0
  expect lane 13 R8 = 0x0
  expect lane 14 R8 = 0x0
  expect lane 15 R8 = 0x0
}

warp 36 { asm "TEX.B.LL R8, R96, R140, 0, 2D, 0x1"   active 0xffff
  s = { 0.68847656 0.68847656 0.81347656 0.06347656 0.31298828 0.31347656 0.3178711 0.31298828 0.3149414 0.68847656 0.5629883 0.31347656 0.68847656 0.06347656 0.064941406 0.4428711 ... }
  t = { 0.68847656 0.81347656 0.8178711 0.5629883 0.1899414 0.18798828 0.06298828 0.9399414 0.43798828 0.1928711 0.064941406 0.8149414 0.1928711 0.5678711 0.81347656 0.68847656 ... }
  handle = handle(texture 85, sampler 164)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x80000000
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x80000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x3ffa0000
  expect lane 8 R8 = 0x80000000
  expect lane 9 R8 = 0x0
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x3d200000
  expect lane 12 R8 = 0x0
  expect lane 13 R8 = 0x0
  expect lane 14 R8 = 0x0
  expect lane 15 R8 = 0x3db00000
}

warp 37 { asm "TEX.B.LL R8, R24, R168, 0, 2D, 0x1"   active 0xffff
  s = { 0.43701172 0.9375 0.1850586 0.9375 0.9370117 0.9375 0.3125 0.5625 0.9350586 0.31152344 0.9379883 0.9350586 1.0615234 0.3100586 0.4375 0.31201172 ... }
  t = { 0.9350586 0.43652344 0.3125 0.43652344 0.8120117 1.0620117 0.8100586 0.5625 0.43798828 0.5620117 0.68652344 0.18701172 0.3125 0.8129883 0.3100586 0.8129883 ... }
  handle = handle(texture 85, sampler 165)
  lod = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3c000000
  expect lane 1 R8 = 0x33800000
  expect lane 2 R8 = 0x3d200000
  expect lane 3 R8 = 0x33800000
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x80000000
  expect lane 8 R8 = 0x33800000
  expect lane 9 R8 = 0x0
  expect lane 10 R8 = 0x80000000
  expect lane 11 R8 = 0x0
  expect lane 12 R8 = 0x3ffe0000
  expect lane 13 R8 = 0x3c000000
  expect lane 14 R8 = 0x80000000
  expect lane 15 R8 = 0x3c000000
}

warp 38 { asm "TEX.B.LL R8, R36, R208, 0, 2D, 0x1"   active 0xffff
  s = { -0.036132812 0.15625 -1.6796875 0.32617188 0.5 0.09375 0.9375 0.6113281 0.8125 1.8237305 -0.4375 0.09375 0.99609375 -0.125 0.78125 0.796875 ... }
  t = { -1.987793 0.12109375 0.4921875 -0.034179688 -0.11230469 0.20361328 0.91308594 -0.25 3.3925781 0.7758789 0.3178711 -1.5600586 1.0976562 0.79589844 -0.10058594 1.8193359 ... }
  handle = handle(texture 84, sampler 166)
  lod = { 0.005859375 0.58496094 0.2998047 0.54296875 0.6191406 0.62597656 0.21582031 0.29882812 0.48828125 0.0068359375 0.0068359375 0.17480469 0.005859375 0.4345703 0.5205078 0.7294922 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x80000000
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x80000000
  expect lane 5 R8 = 0x80000000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x80000000
  expect lane 8 R8 = 0x80000000
  expect lane 9 R8 = 0x80000000
  expect lane 10 R8 = 0x80000000
  expect lane 11 R8 = 0x80000000
  expect lane 12 R8 = 0x0
  expect lane 13 R8 = 0x80000000
  expect lane 14 R8 = 0x80000000
  expect lane 15 R8 = 0x80000000
}

warp 39 { asm "TEX.LL R8, R60, R216, 167, 2D, 0x1"   active 0xffff
  s = { 0.36621094 -0.060058594 -0.8125 0.90722656 0.5810547 -1.7216797 -0.0625 0.17675781 0.375 0.35546875 -1.0249023 1.0244141 1.2216797 3.9375 0.5522461 1.25 ... }
  t = { -1.7373047 -1.2441406 -0.59375 1.1875 0.09375 0.96875 0.0048828125 -0.123046875 0.375 0.57421875 -0.125 1.1083984 0.9140625 0.5625 1.5625 0.14550781 ... }
  lod = { 0.005859375 0.0048828125 0.0048828125 0.005859375 0.18847656 0.99121094 0.0048828125 0.81347656 0.3076172 0.14941406 0.5097656 0.0068359375 0.47753906 0.00390625 0.6064453 0.0048828125 ... }
  expect lane 0 R8 = 0x3c000000
  expect lane 1 R8 = 0x80000000
  expect lane 2 R8 = 0x80000000
  expect lane 3 R8 = 0x80000000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3cc00000
  expect lane 6 R8 = 0x80000000
  expect lane 7 R8 = 0x80000000
  expect lane 8 R8 = 0x3f1c0000
  expect lane 9 R8 = 0x80000000
  expect lane 10 R8 = 0x80000000
  expect lane 11 R8 = 0x80000000
  expect lane 12 R8 = 0x80000000
  expect lane 13 R8 = 0x80000000
  expect lane 14 R8 = 0x80000000
  expect lane 15 R8 = 0x80000000
}

warp 40 { asm "TEX.LL R8, R68, R196, 168, 3D, 0x1"   active 0xff
  s = { 1.0638021 -0.9713542 1.5364584 0.9166667 0.08984375 1.1666666 1.1666666 0 ... }
  t = { 0.90625 1.0644531 0.49414062 0.85 0.546875 0.8964844 1.1464844 -0.025390625 ... }
  r = { 0.5714286 0.8307292 0.2421875 -0.035714287 0 0.8802083 1.0078125 4.1666665 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f403dc0
  expect lane 1 R8 = 0x3ec4dac5
  expect lane 2 R8 = 0x3e96b297
  expect lane 3 R8 = 0x3e8f0e8f
  expect lane 4 R8 = 0x3e99b69a
  expect lane 5 R8 = 0x3ee838e8
  expect lane 6 R8 = 0x3f3078b0
  expect lane 7 R8 = 0x3eefa6f0
}

warp 41 { asm "TEX.LL R8, R32, R196, 169, 3D, 0x1"   active 0x3ff
  s = { 2.03125 0.33333334 1.0885416 -1.8333334 0.3359375 0.5416667 0.9166667 0.75 0.53515625 -1 ... }
  t = { -0.25 1.1 -0.115234375 -0.19335938 0.578125 -2.0976562 -0.15 -1.2851562 0.8964844 1.4921875 ... }
  r = { 1.1875 0.5 -0.16666667 -1.1328125 0.3125 0.3033854 0.12555803 -0.5 -1.1875 -0.75 ... }
  lod = { 0.48828125 0.5 0.49023438 0.49804688 0.5019531 0.49902344 0.005859375 0.9980469 0.49609375 0.5 ... }
  expect lane 0 R8 = 0x3e185c98
  expect lane 1 R8 = 0x3f2401a4
  expect lane 2 R8 = 0x3f28bfa9
  expect lane 3 R8 = 0x3e90d891
  expect lane 4 R8 = 0x3f035383
  expect lane 5 R8 = 0x3f2913a9
  expect lane 6 R8 = 0x3ee70ae7
  expect lane 7 R8 = 0x3eb462b4
  expect lane 8 R8 = 0x3ed25ad2
  expect lane 9 R8 = 0x3e9f4e9f
}

warp 42 { asm "TEX.LL R8, R112, R216, 170, 3D, 0x1"   active 0xff
  s = { 0.8359375 0.6666667 0.35611978 0.5748698 0.2421875 1 0.703125 0.17903645 ... }
  t = { 0.7875 0.8296875 0.2625 0.7984375 1.0289062 0.12421875 0.67578125 0.75 ... }
  r = { 0.91908485 0.6478795 0.22265625 0.3872768 0.5535714 0.33426338 0.11495536 0.9765625 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f2915a9
  expect lane 1 R8 = 0x3e8b7e8b
  expect lane 2 R8 = 0x3f2620a6
  expect lane 3 R8 = 0x3f132a93
  expect lane 4 R8 = 0x3f1d869e
  expect lane 5 R8 = 0x3ec8bec9
  expect lane 6 R8 = 0x3eb6d4b7
  expect lane 7 R8 = 0x3f044f84
}

warp 43 { asm "TEX.LL R8, R108, R156, 171, 3D, 0xf"   active 0xff
  s = { 0.5097656 -0.01953125 -0.8886719 3.4458008 0.875 -0.0625 -0.91064453 0.034179688 ... }
  t = { 1.0390625 -0.28125 1.125 0.5 -0.25 1 0.12792969 0.119140625 ... }
  r = { -0.046875 0.0078125 0.87109375 0.9086914 0.63671875 0.9375 0.78564453 0.0625 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbd498193 R9 = 0x3f2ad756 R10 = 0xbf21c144 R11 = 0x3dad715b
  expect lane 1 R8 = 0xbd813102 R9 = 0x3e61a9c3 R10 = 0xbeddc9bc R11 = 0x3d90f122
  expect lane 2 R8 = 0xbc9a4135 R9 = 0xbebf0d7e R10 = 0x3eafcd60 R11 = 0x3deb91d7
  expect lane 3 R8 = 0x3e7261e5 R9 = 0xbe6141c3 R10 = 0x3ee205c4 R11 = 0xbeb5296a
  expect lane 4 R8 = 0x3e6b11d6 R9 = 0x3d46818d R10 = 0xbeb4c96a R11 = 0x3eba1574
  expect lane 5 R8 = 0x3f376f6f R9 = 0xbf152b2a R10 = 0x3e091112 R11 = 0x3f59b3b3
  expect lane 6 R8 = 0xbed26da5 R9 = 0xbcce419d R10 = 0x3f2af156 R11 = 0xbe8de51c
  expect lane 7 R8 = 0xbdc1a183 R9 = 0x3f1f393e R10 = 0xbf2d5f5b R11 = 0x3d210142
}

warp 44 { asm "TEX.B.LL R8, R40, R180, 0, 3D, 0x1"   active 0x3ff
  s = { 0.47753906 1.1289062 0.19140625 0.9863281 3 0.5317383 0.78125 0.6870117 1.1005859 0.90234375 ... }
  t = { 1.375 0.5625 0.12890625 -1.2822266 -2.25 0 0.75 0.8496094 1 -1.28125 ... }
  r = { 0.1953125 0.22070312 0.37109375 -0.03466797 1.1972656 0.5 0.75390625 0.6191406 -0.016601562 0.08496094 ... }
  handle = handle(texture 25, sampler 172)
  lod = { 0.9980469 0.64160156 0.0068359375 0.796875 0.99609375 0.5029297 0.49902344 0.00390625 0.75878906 0.5 ... }
  expect lane 0 R8 = 0xbce541cb
  expect lane 1 R8 = 0x3dc5518b
  expect lane 2 R8 = 0xbec98d93
  expect lane 3 R8 = 0xbcca0194
  expect lane 4 R8 = 0xbd845109
  expect lane 5 R8 = 0x3dd0a1a1
  expect lane 6 R8 = 0x3b7001e0
  expect lane 7 R8 = 0xbc220144
  expect lane 8 R8 = 0xbe73a1e7
  expect lane 9 R8 = 0x3e1c3938
}

warp 45 { asm "TEX.LL R8, R96, R128, 173, 3D, 0x3"   active 0xf
  s = { 1.4052734 -1.375 -0.119140625 1.0136719 ... }
  t = { 0.5 -1.5 1 -0.12890625 ... }
  r = { -0.5576172 1.078125 0.21484375 1 ... }
  lod = { -2.5957031 -1.6015625 -1.1044922 -1.5976562 ... }
  expect lane 0 R8 = 0xbf042b08 R9 = 0x3e1cb139
  expect lane 1 R8 = 0x3e30e162 R9 = 0xbe78f1f2
  expect lane 2 R8 = 0xbe10b121 R9 = 0x3e6231c4
  expect lane 3 R8 = 0x3dd7a1af R9 = 0xbede41bd
}

warp 46 { asm "TEX.LL R8, R112, R224, 174, 3D, 0x1"   active 0xff
  s = { 0.13085938 1.03125 0.3251953 0.75 1.0522461 0.38085938 1.0332031 0.25 ... }
  t = { 0.21484375 0.85058594 0.234375 0.7441406 0.703125 0.7529297 0.1484375 0.7939453 ... }
  r = { 0.27685547 0.96240234 0.30517578 0.98291016 0.6376953 0.125 0.78271484 0.7836914 ... }
  lod = { 0.033203125 0.9140625 0.67089844 0.6230469 0.080078125 0.0146484375 0.25097656 0.56640625 ... }
  expect lane 0 R8 = 0xbea0c542
  expect lane 1 R8 = 0xbc7281e5
  expect lane 2 R8 = 0xbe20e142
  expect lane 3 R8 = 0xbe4f319e
  expect lane 4 R8 = 0xbecee99e
  expect lane 5 R8 = 0xbde601cc
  expect lane 6 R8 = 0xbd48a191
  expect lane 7 R8 = 0x3e05d10c
}

warp 47 { asm "TEX.LL R8, R36, R164, 175, 3D, 0x1"   active 0xff
  s = { 0.40820312 0.10390625 -0.05859375 1.6640625 1 2.7617188 0.4578125 -0.24609375 ... }
  t = { 0.609375 -0.4752604 -0.75 0.18359375 0.033854168 -0.37109375 1 -0.44140625 ... }
  r = { 0.79296875 3.2666016 0.44140625 0.69921875 0.001953125 0 0.7998047 -0.2421875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe45698b
  expect lane 1 R8 = 0x3e2b2156
  expect lane 2 R8 = 0x3cd781af
  expect lane 3 R8 = 0x3e69c1d4
  expect lane 4 R8 = 0xbeef89df
  expect lane 5 R8 = 0x3d412182
  expect lane 6 R8 = 0x3dc2a185
  expect lane 7 R8 = 0xbebe617d
}

warp 48 { asm "TEX.LL R8, R96, R164, 176, 3D, 0x1"   active 0x3ff
  s = { 0.04296875 -0.15 -0.5 0.49296874 0.359375 -1.11875 1.1914062 1.3851563 0.74921876 1.15 ... }
  t = { -0.00390625 0 1 -0.33333334 2 0.16666667 1.5 4.0638022 0.9166667 0.8489583 ... }
  r = { -0.203125 0.64160156 -0.75 3.0136719 0.703125 0.37304688 0.087890625 0.54296875 0.625 0.8125 ... }
  lod = { 0.0048828125 0.4970703 0.5830078 0.5019531 0.49804688 0.9980469 0.7207031 0.23242188 0.2607422 0.005859375 ... }
  expect lane 0 R8 = 0x3e099113
  expect lane 1 R8 = 0xbee215c4
  expect lane 2 R8 = 0x3dd4d1aa
  expect lane 3 R8 = 0xbc1f013e
  expect lane 4 R8 = 0xbe0a2914
  expect lane 5 R8 = 0xbe44f18a
  expect lane 6 R8 = 0xbe7519ea
  expect lane 7 R8 = 0xbe3cb979
  expect lane 8 R8 = 0x3e092912
  expect lane 9 R8 = 0x3f2c3758
}

warp 49 { asm "TEX.LL R8, R68, R180, 177, 3D, 0x1"   active 0xff
  s = { 0.32265624 0.66015625 0.37265626 0.35 0.16640624 0.6453125 0.55 0.36015624 ... }
  t = { 0.47916666 0.9375 0.9166667 0.52734375 0.5416667 0.703125 0.5963542 0.22916667 ... }
  r = { 0.13378906 0.91503906 0.66503906 0.9042969 0.46777344 0.66796875 0.32226562 1.0693359 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf1f3f3e
  expect lane 1 R8 = 0x3f25ad4b
  expect lane 2 R8 = 0xbead855b
  expect lane 3 R8 = 0xbf3af576
  expect lane 4 R8 = 0xbdb13162
  expect lane 5 R8 = 0xbe07590f
  expect lane 6 R8 = 0xbd84d10a
  expect lane 7 R8 = 0x3e2c5159
}

warp 50 { asm "TEX.LL R8, R8, R176, 178, 3D, 0x1"   active 0xff
  s = { 0.8229167 1 0.7994792 0.47591147 1.796875 0 2 0.625 ... }
  t = { 0.009765625 -0.75 0.6230469 0.575 0.125 0.6796875 0.5 1.0679687 ... }
  r = { 0.66796875 0.38671875 0.8229167 0.8666295 0.16666667 0.84375 -0.33203125 1.8928572 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f4857c8
  expect lane 1 R8 = 0x3ec9f4ca
  expect lane 2 R8 = 0x3eec56ec
  expect lane 3 R8 = 0x3eecaeed
  expect lane 4 R8 = 0x3f20f2a1
  expect lane 5 R8 = 0x3f0b5a8b
  expect lane 6 R8 = 0x3f052185
  expect lane 7 R8 = 0x3eae38ae
}

warp 51 { asm "TEX.LL R8, R108, R176, 179, 3D, 0x1"   active 0x3ff
  s = { 0.66276044 0.95442706 0.6230469 -0.13802083 -0.16796875 0.0078125 0.9713542 -0.083333336 0.296875 0.104166664 ... }
  t = { -0.125 0 0.25 -0.90625 1.203125 -0.1328125 -0.04453125 -0.125 -0.46875 0.18164062 ... }
  r = { -1.3164062 0.27901787 4.042411 -0.25 1.4375 4.3789062 1.0714285 0.23307292 0 0.08984375 ... }
  lod = { 0.49121094 0.9970703 0.5029297 0.6855469 0.20410156 0.28710938 0.1484375 0.24804688 0.140625 0.5019531 ... }
  expect lane 0 R8 = 0x3f0b6c8b
  expect lane 1 R8 = 0x3f2785a8
  expect lane 2 R8 = 0x3f46cec7
  expect lane 3 R8 = 0x3f09978a
  expect lane 4 R8 = 0x3f12ec93
  expect lane 5 R8 = 0x3ef2daf3
  expect lane 6 R8 = 0x3efb60fb
  expect lane 7 R8 = 0x3e9ac69b
  expect lane 8 R8 = 0x3e7d20fd
  expect lane 9 R8 = 0x3eda72da
}

warp 52 { asm "TEX.B.LL.AOFFI R8, R76, R212, 0, 3D, 0x1"   active 0xf
  s = { 0.8333333 0.3372396 0.43359375 1 ... }
  t = { 1.875 1.1 -0.5 0.90625 ... }
  r = { -0.9166667 0.45033482 0.27864584 1.1875 ... }
  handle = handle(texture 27, sampler 180)
  lod = { 1.0068359 0 0.0068359375 1.7050781 ... }
  offset = { 0x178 0x178 0x9ff938ee 0x84688874 ... }
  expect lane 0 R8 = 0x3f7a6efa
  expect lane 1 R8 = 0x3f6fd1f0
  expect lane 2 R8 = 0x3a180098
  expect lane 3 R8 = 0x3f09a58a
}

warp 53 { asm "TEX.LL R8, R36, R196, 181, 3D, 0x1"   active 0xff
  s = { 1.078125 1 0.6894531 0.33333334 0.88216144 0.28841147 0.18684895 1.0416666 ... }
  t = { 0.125 0.778125 0.990625 0.29140624 0.45625 0.2984375 0.55 0.19375 ... }
  r = { 1.0217634 0.515625 0.8839286 0.99776787 0.9129464 0.6635045 0.7421875 0.1171875 ... }
  lod = { 0.23339844 0.57421875 0.3671875 0.040039062 0.20996094 0.50097656 0.46289062 0.055664062 ... }
  expect lane 0 R8 = 0x3ebdb6be
  expect lane 1 R8 = 0x3f066686
  expect lane 2 R8 = 0x3ed2acd3
  expect lane 3 R8 = 0x3f1baf9c
  expect lane 4 R8 = 0x3ee664e6
  expect lane 5 R8 = 0x3f0dd18e
  expect lane 6 R8 = 0x3f0afb8b
  expect lane 7 R8 = 0x3ebeb8bf
}

warp 54 { asm "TEX.LL R8, R56, R172, 182, 3D, 0x1"   active 0xff
  s = { 0.24365234 0.609375 0.47265625 0.8129883 0.53125 0.13085938 1.1875 0.008300781 ... }
  t = { 0 0.6796875 -0.25 -0.1875 0.9394531 0.0068359375 1.0273438 0.9267578 ... }
  r = { 0.7416992 -0.21875 0.5205078 0.8618164 0.15625 0.60058594 0.19628906 0.4375 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf8055e6
  expect lane 1 R8 = 0x3f99930d
  expect lane 2 R8 = 0xbf40d3e5
  expect lane 3 R8 = 0x3f5568d3
  expect lane 4 R8 = 0xbf1a262e
  expect lane 5 R8 = 0x3f39bda8
  expect lane 6 R8 = 0x3f8eb5f5
  expect lane 7 R8 = 0xbeebd035
}

warp 55 { asm "TEX.LL R8, R12, R192, 183, 3D, 0x1"   active 0x3ff
  s = { 0.5 1.9267578 0.16015625 0.5625 -1.9819336 0.81933594 0.23828125 -0.03125 1.25 1.4794922 ... }
  t = { 1.75 0.73535156 0.87109375 1.0771484 0.25 0.6699219 0.81640625 0.24511719 2.25 1.0019531 ... }
  r = { 0.048828125 -0.34375 0.27539062 0.12841797 0.61376953 0.4169922 2.7753906 0.40576172 0.083984375 2.0625 ... }
  lod = { 0.005859375 0.9980469 0.99609375 0.49804688 0.9091797 0.09863281 0.5019531 0.9980469 0.00390625 0.27734375 ... }
  expect lane 0 R8 = 0x3f3263d2
  expect lane 1 R8 = 0xbf0ae296
  expect lane 2 R8 = 0xbf785d4c
  expect lane 3 R8 = 0x3e34cdde
  expect lane 4 R8 = 0xbf85616a
  expect lane 5 R8 = 0xbea6e004
  expect lane 6 R8 = 0xbebc220a
  expect lane 7 R8 = 0xc05fe6ac
  expect lane 8 R8 = 0xbf63a814
  expect lane 9 R8 = 0xbcd94cd5
}

warp 56 { asm "TEX.LL R8, R68, R196, 184, 3D, 0x1"   active 0xff
  s = { 0.3491211 0.1459961 0.7714844 0.88671875 0.70996094 0.6455078 0.59375 0.6738281 ... }
  t = { 0.5332031 0.3515625 1.0976562 0.5439453 0.203125 0.13867188 0.43652344 0.75 ... }
  r = { 0.41992188 0.8359375 0.69628906 0.91748047 0.9326172 0.14013672 0.27246094 0.07373047 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbee73399
  expect lane 1 R8 = 0x3e857be2
  expect lane 2 R8 = 0xc0224f26
  expect lane 3 R8 = 0x3e9235dc
  expect lane 4 R8 = 0x3e56c96f
  expect lane 5 R8 = 0x3e66704b
  expect lane 6 R8 = 0xbe215b9a
  expect lane 7 R8 = 0x3e90b149
}

warp 57 { asm "TEX.LL R8, R24, R160, 185, 3D, 0xf"   active 0xff
  s = { -0.0609375 -2.0015626 2.25 1.3554688 0.4046875 -1 0.5570313 -0.8027344 ... }
  t = { 0.77734375 0.5651042 1 2 0.3424479 0.82421875 0.75 1.3710938 ... }
  r = { 0.29003906 0.53808594 -1.7109375 0.23828125 0.12988281 -1 1.1875 1.1835938 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x41024000 R9 = 0x40248000 R10 = 0xbf7f4000 R11 = 0xbf638000
  expect lane 1 R8 = 0x3fde0000 R9 = 0xc001a000 R10 = 0xbfc56000 R11 = 0xbe04c000
  expect lane 2 R8 = 0xc0f90000 R9 = 0xc1112000 R10 = 0xbf2f4000 R11 = 0x3fd24000
  expect lane 3 R8 = 0x411fc000 R9 = 0xbf096000 R10 = 0xc03aa000 R11 = 0xbf93a000
  expect lane 4 R8 = 0x40046000 R9 = 0xc07d0000 R10 = 0xc0588000 R11 = 0xbf35e000
  expect lane 5 R8 = 0xbf9d6000 R9 = 0xbf2fa000 R10 = 0xbec00000 R11 = 0xbf14c000
  expect lane 6 R8 = 0xc0df0000 R9 = 0xc0220000 R10 = 0x402d4000 R11 = 0x3fce0000
  expect lane 7 R8 = 0xbef70000 R9 = 0xc092e000 R10 = 0xc087a000 R11 = 0xbf6e4000
}

warp 58 { asm "TEX.LL R8, R36, R228, 186, 3D, 0x1"   active 0x3ff
  s = { 0.7320312 0.3984375 0.4 0.8359375 0.6664063 1.0859375 1.15 1.0929687 -0.19335938 0.25 ... }
  t = { 0.6692708 0.140625 -1.4166666 1.4335938 -0.5 -0.453125 0.6875 0.3893229 0.0390625 1.1796875 ... }
  r = { -0.8857422 -0.28125 0.125 0.9375 1.0976562 1 0.53125 0.4658203 1.0742188 1.0722656 ... }
  lod = { 0.013671875 0.00390625 0.005859375 0.18554688 0.005859375 0.5019531 0.7480469 0.953125 0.5751953 0.5019531 ... }
  expect lane 0 R8 = 0x40aa0000
  expect lane 1 R8 = 0x40908000
  expect lane 2 R8 = 0xc0afc000
  expect lane 3 R8 = 0x4085a000
  expect lane 4 R8 = 0x40c34000
  expect lane 5 R8 = 0x3fd82000
  expect lane 6 R8 = 0x3ff0c000
  expect lane 7 R8 = 0x3e4d2000
  expect lane 8 R8 = 0xc0034000
  expect lane 9 R8 = 0xc05a0000
}

warp 59 { asm "TEX.LL R8, R48, R192, 187, 3D, 0xf"   active 0xf
  s = { -0.90546876 0.33007812 0.2 0.38085938 ... }
  t = { 0.9166667 0.25 0.6276042 0.515625 ... }
  r = { 0.33496094 0.6738281 0.053710938 0.5 ... }
  lod = { 0.49902344 0.49609375 0 1.2773438 ... }
  expect lane 0 R8 = 0x40afc000 R9 = 0x40272000 R10 = 0xbf464000 R11 = 0xc0b6c000
  expect lane 1 R8 = 0xc0828000 R9 = 0xbfd58000 R10 = 0xbd48e000 R11 = 0xc073c000
  expect lane 2 R8 = 0x3dec8000 R9 = 0xc0346000 R10 = 0xc0408000 R11 = 0xbf78c000
  expect lane 3 R8 = 0x3ef24000 R9 = 0xbe4ca000 R10 = 0xbded6000 R11 = 0xc0816000
}

warp 60 { asm "TEX.LL R8, R104, R196, 188, 3D, 0x3"   active 0xff
  s = { 0.26640624 0.29140624 1.096875 0.3859375 0.41875 0.9117187 0.1328125 1.075 ... }
  t = { 0.7604167 0.27604166 0.86848956 0.19270833 0.41927084 1.046875 0.5729167 1.1354166 ... }
  r = { 0.67089844 0.3388672 0.79589844 0.26171875 0.5996094 0.4375 0.4248047 0.76953125 ... }
  lod = { 0.35742188 0.4140625 0.60839844 0.375 0.3173828 0.7734375 0.06347656 0.43066406 ... }
  expect lane 0 R8 = 0xc0c76000 R9 = 0x3fc6e000
  expect lane 1 R8 = 0x40288000 R9 = 0xc024c000
  expect lane 2 R8 = 0xc090c000 R9 = 0x3eb04000
  expect lane 3 R8 = 0x4074e000 R9 = 0xbfc78000
  expect lane 4 R8 = 0xc0c50000 R9 = 0xbf496000
  expect lane 5 R8 = 0x3ece8000 R9 = 0x3f1a8000
  expect lane 6 R8 = 0x40584000 R9 = 0xc0dac000
  expect lane 7 R8 = 0xbeb02000 R9 = 0xbfe58000
}

warp 61 { asm "TEX.LL R8, R4, R184, 189, 3D, 0xf"   active 0xff
  s = { 0.9583333 0.4453125 1 0.40234375 -0.102864586 0.8151042 3.3242188 0.078125 ... }
  t = { 0.14609376 -0.123046875 1.3984375 -0.046875 -0.0703125 -0.72265625 -2 0.38671875 ... }
  r = { -0.071428575 0.7421875 1.5 0.8125 1.03125 0.7786458 -0.75 0.60714287 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f1b219b R9 = 0x3f0e558e R10 = 0x3f30ceb1 R11 = 0x0
  expect lane 1 R8 = 0x3ed7eed8 R9 = 0x3eecfced R10 = 0x3f112091 R11 = 0x0
  expect lane 2 R8 = 0x3ec58cc6 R9 = 0x3ed196d2 R10 = 0x3ee8a4e9 R11 = 0x0
  expect lane 3 R8 = 0x3f0b078b R9 = 0x3edb1cdb R10 = 0x3f3031b0 R11 = 0x0
  expect lane 4 R8 = 0x3e927492 R9 = 0x3e9c629c R10 = 0x3f051885 R11 = 0x0
  expect lane 5 R8 = 0x3f1ede9f R9 = 0x3f24d7a5 R10 = 0x3eca20ca R11 = 0x0
  expect lane 6 R8 = 0x3f17e798 R9 = 0x3f015981 R10 = 0x3f11b592 R11 = 0x0
  expect lane 7 R8 = 0x3f32d6b3 R9 = 0x3ee9e6ea R10 = 0x3efa52fa R11 = 0x0
}

warp 62 { asm "TEX.LL R8, R48, R188, 190, 3D, 0x1"   active 0x3ff
  s = { 0.0703125 3.6471355 -0.041666668 -1 -0.125 0.421875 0.62369794 0.09765625 -0.3203125 0.3203125 ... }
  t = { 1.1835938 -0.25 0.10234375 1.3242188 0.7578125 0.01171875 0.0375 -0.15234375 0.5 -0.5 ... }
  r = { 0.25 1.0481771 0.07198661 0.5 0.17075893 0.059895832 0.42857143 0.38802084 -0.75 0.91015625 ... }
  lod = { 0.49609375 0.99609375 0.91015625 0.5029297 0.8535156 0.50097656 0.0068359375 0.5019531 0.9980469 0.0068359375 ... }
  expect lane 0 R8 = 0x3f1d319d
  expect lane 1 R8 = 0x3f5631d6
  expect lane 2 R8 = 0x3f184298
  expect lane 3 R8 = 0x3f042984
  expect lane 4 R8 = 0x3f525ad2
  expect lane 5 R8 = 0x3f102090
  expect lane 6 R8 = 0x3f14e795
  expect lane 7 R8 = 0x3ef718f7
  expect lane 8 R8 = 0x3f19ff9a
  expect lane 9 R8 = 0x3ef1fef2
}

warp 63 { asm "TEX.LL R8, R36, R224, 191, 3D, 0x3"   active 0xff
  s = { 1.0592448 0.87434894 0.19140625 0.5494792 0.8958333 0.5188802 0.69921875 0.9921875 ... }
  t = { 0.3875 0.6625 0.4125 0.575 0.80390626 0.2265625 1.015625 0.1125 ... }
  r = { 0.28962055 0.1266741 0.38504463 0.37779018 0.52008927 1.0206473 0.6573661 1.0513393 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ed020d0 R9 = 0x3f110c91
  expect lane 1 R8 = 0x3edf4adf R9 = 0x3f3af7bb
  expect lane 2 R8 = 0x3f03e784 R9 = 0x3e8caa8d
  expect lane 3 R8 = 0x3ed810d8 R9 = 0x3f11fb92
  expect lane 4 R8 = 0x3f009481 R9 = 0x3eda88db
  expect lane 5 R8 = 0x3ecd6acd R9 = 0x3f157d95
  expect lane 6 R8 = 0x3f1bdf9c R9 = 0x3e93ce94
  expect lane 7 R8 = 0x3e0c848d R9 = 0x3ea0baa1
}

warp 0 { asm "TEX.LL R8, R112, R128, 192, 3D, 0x1"   active 0xff
  s = { 0.55566406 0.7871094 0.5541992 -1.0058594 0 0.125 -0.22070312 0.25 ... }
  t = { -0.05078125 -0.29296875 0.58496094 0.85546875 0.8046875 -0.0859375 -0.04296875 1.2304688 ... }
  r = { 0.13769531 -0.8671875 0.07128906 -0.5 -0.10546875 0.021484375 1.5039062 0.7246094 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ed449cf
  expect lane 1 R8 = 0xbdf2367a
  expect lane 2 R8 = 0x3e862f82
  expect lane 3 R8 = 0xbe63001f
  expect lane 4 R8 = 0x3f16bac9
  expect lane 5 R8 = 0x3e280bf4
  expect lane 6 R8 = 0x3eec6f51
  expect lane 7 R8 = 0xbdb71a58
}

warp 1 { asm "TEX.LL R8, R72, R228, 193, 3D, 0x1"   active 0x3ff
  s = { -0.22460938 0.44726562 -0.09375 0.6875 0.72802734 0.625 0.07470703 -0.06347656 0.48779297 0.375 ... }
  t = { 1 -0.15039062 0.7841797 1.25 1.25 1.625 0.11230469 0.4375 0.6875 0.5800781 ... }
  r = { 0.953125 0.23828125 0.78808594 1.25 0.0043945312 0.20117188 -0.97802734 0.58203125 0.375 0.7548828 ... }
  lod = { 0.0068359375 0.00390625 0.99902344 0.85253906 0.49609375 0.9970703 0.5 0.5 0.49804688 0.0048828125 ... }
  expect lane 0 R8 = 0x3ee99a41
  expect lane 1 R8 = 0xbf9e7c07
  expect lane 2 R8 = 0x3fc527a8
  expect lane 3 R8 = 0x3ee633f2
  expect lane 4 R8 = 0xbef06be6
  expect lane 5 R8 = 0x3fd222f9
  expect lane 6 R8 = 0x3c8f8188
  expect lane 7 R8 = 0x3f15414b
  expect lane 8 R8 = 0x3f2e3222
  expect lane 9 R8 = 0xbf0ab558
}

warp 2 { asm "TEX.LL R8, R64, R140, 194, 3D, 0x1"   active 0xf
  s = { -0.60058594 0.0107421875 -0.087890625 -0.59765625 ... }
  t = { 0.8125 0.72265625 0.46484375 0.63671875 ... }
  r = { 0.5361328 0.24414062 0.9345703 0.13085938 ... }
  lod = { 1.9960938 0.00390625 1.0009766 1.0019531 ... }
  expect lane 0 R8 = 0x3f2ce59d
  expect lane 1 R8 = 0xbe8fbb61
  expect lane 2 R8 = 0x3ea22514
  expect lane 3 R8 = 0x4044ce74
}

warp 3 { asm "TEX.LL R8, R108, R148, 195, 3D, 0x1"   active 0xff
  s = { 0.9741211 1.0556641 0.88378906 0.96875 0.59472656 0.34521484 0.4921875 0.6777344 ... }
  t = { 0.26171875 1.0839844 1.09375 0.3330078 0.75 0.53125 0.40722656 1.0634766 ... }
  r = { 1.0219727 0.375 0.25146484 0.48828125 0.09033203 0.5683594 0.21777344 0.53125 ... }
  lod = { 0.36621094 0.7324219 0.18945312 0.9111328 0.52246094 0.5107422 0.13378906 0.50097656 ... }
  expect lane 0 R8 = 0xbe7ec722
  expect lane 1 R8 = 0xbfedeb8a
  expect lane 2 R8 = 0x3e20db36
  expect lane 3 R8 = 0xbf240cbe
  expect lane 4 R8 = 0x3f5b7eb1
  expect lane 5 R8 = 0x3f09a53b
  expect lane 6 R8 = 0xbf08b10a
  expect lane 7 R8 = 0x3f107c1a
}

warp 4 { asm "TEX.LL R8, R96, R200, 196, 3D, 0x1"   active 0xff
  s = { 0.6142578 0.27539062 0.095703125 0.7685547 0.49316406 -0.0625 -0.059570312 2.9199219 ... }
  t = { -0.33333334 0.106770836 0.83984375 0.41666666 -0.3294271 1.1666666 0.16666667 -0.2578125 ... }
  r = { 0.13476562 0.12207031 0.8066406 0.48632812 0.103515625 0.90722656 1.1875 0.28320312 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe678f89
  expect lane 1 R8 = 0xb9c9e7c6
  expect lane 2 R8 = 0x4049a2d8
  expect lane 3 R8 = 0x3d17aaeb
  expect lane 4 R8 = 0xc0294ccd
  expect lane 5 R8 = 0x401d633b
  expect lane 6 R8 = 0xbea63e2b
  expect lane 7 R8 = 0x3dc06096
}

warp 5 { asm "TEX.LL R8, R60, R148, 197, 3D, 0x1"   active 0x3ff
  s = { -0.109375 0.66308594 0.5332031 0.1875 0 0.4765625 0.9375 -0.037109375 0.875 0.96875 ... }
  t = { -2.0429688 1.1666666 0.16666667 -0.5 0.23697917 0.20703125 0.25 0.81640625 0.8125 -0.5 ... }
  r = { 1.0625 0.13964844 0.625 3.5 0.6875 -1.6308594 -2.0302734 0.4296875 -0.375 0.875 ... }
  lod = { 0.5019531 0.99609375 0.50097656 0.6591797 0.99609375 0.005859375 0.49804688 0.5029297 0.41796875 0.99902344 ... }
  expect lane 0 R8 = 0x3ccbf384
  expect lane 1 R8 = 0xbf28a62f
  expect lane 2 R8 = 0xbe1fb51b
  expect lane 3 R8 = 0x3f98976f
  expect lane 4 R8 = 0x3d306813
  expect lane 5 R8 = 0xbf8e0948
  expect lane 6 R8 = 0xbf3707b0
  expect lane 7 R8 = 0x3fa7bf11
  expect lane 8 R8 = 0xbe8eff72
  expect lane 9 R8 = 0xb5e9999f
}

warp 6 { asm "TEX.LL R8, R36, R216, 198, 3D, 0x1"   active 0xff
  s = { 0.72265625 1.1123047 0.89160156 0.6513672 0.5957031 0.60253906 0.21484375 0.5449219 ... }
  t = { 0.25520834 0.7083333 0.3138021 0.33333334 1.1510416 0.75 0.6302083 0.39583334 ... }
  r = { 0.7792969 0.14453125 0.24121094 1.0869141 0.5185547 1.0117188 0.7285156 1.0507812 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbd84e49e
  expect lane 1 R8 = 0xbcb26da4
  expect lane 2 R8 = 0xbd68cce9
  expect lane 3 R8 = 0xbcf8e4d4
  expect lane 4 R8 = 0xbe30e52c
  expect lane 5 R8 = 0xbe3f8ef6
  expect lane 6 R8 = 0x40785363
  expect lane 7 R8 = 0xc0195bfa
}

warp 7 { asm "TEX.LL R8, R32, R128, 199, 3D, 0x1"   active 0xff
  s = { -0.13867188 0.125 0.6015625 0.49902344 0.87890625 0.25 -0.17675781 1.8056641 ... }
  t = { -0.0078125 -0.37109375 0.875 0.51692706 1.0013021 1.25 -2.25 0.09765625 ... }
  r = { 1.5 0.5449219 0.4609375 -0.013671875 0.8339844 0.75 -0.12109375 0.7548828 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x45258000
  expect lane 1 R8 = 0x439bc000
  expect lane 2 R8 = 0x45f10000
  expect lane 3 R8 = 0xc60e6000
  expect lane 4 R8 = 0xc1ed8000
  expect lane 5 R8 = 0xc4daa000
  expect lane 6 R8 = 0x439b4000
  expect lane 7 R8 = 0x45024000
}

warp 8 { asm "TEX.LL R8, R108, R232, 200, 3D, 0x1"   active 0x3ff
  s = { 0.875 0.9375 0.029296875 -0.115234375 0.7050781 -1.4433594 0.125 0.7392578 1.7714844 0.25 ... }
  t = { -2.4804688 1.4283854 3.25 0.23697917 -0.05078125 0.6328125 0 0.046875 1.1210938 1.1666666 ... }
  r = { 0.27734375 0.8251953 0.30664062 0.953125 0.9199219 -0.20507812 1.125 0.29296875 0.24414062 0.58203125 ... }
  lod = { 0.07910156 0.3671875 0.9980469 0.49804688 0.49902344 0.50097656 0.015625 0.0048828125 0.5 0.4970703 ... }
  expect lane 0 R8 = 0x4685e000
  expect lane 1 R8 = 0x42b72000
  expect lane 2 R8 = 0x46266000
  expect lane 3 R8 = 0xc056c000
  expect lane 4 R8 = 0xc3b90000
  expect lane 5 R8 = 0xc5610000
  expect lane 6 R8 = 0x43dc8000
  expect lane 7 R8 = 0x44d1a000
  expect lane 8 R8 = 0x459d6000
  expect lane 9 R8 = 0x44cda000
}

warp 9 { asm "TEX.LL.AOFFI R8, R92, R120, 201, 3D, 0x1"   active 0xf
  s = { -0.25 2.9726562 0.75 0.859375 ... }
  t = { 0.44791666 0.7552083 0.9166667 0.43229166 ... }
  r = { 1.1191406 0.3125 0.7470703 0.23925781 ... }
  lod = { 0.9980469 0.9980469 0.5 0.5029297 ... }
  offset = { 0x3f90092d 0x89c26c24 0xece206ee 0x178 ... }
  expect lane 0 R8 = 0x4608e000
  expect lane 1 R8 = 0xc6378000
  expect lane 2 R8 = 0x45cb0000
  expect lane 3 R8 = 0xc5ca8000
}

warp 10 { asm "TEX.LL R8, R116, R204, 202, 3D, 0x1"   active 0xff
  s = { 0.48535156 0.92285156 0.38085938 0.59375 1.0761719 0.890625 0.48535156 0.37402344 ... }
  t = { 1.0208334 0.375 0.25520834 1.0950521 0.36458334 0.3997396 0.2734375 0.78255206 ... }
  r = { 1.046875 0.67871094 0.4921875 0.71777344 0.5097656 0.22363281 0.27441406 1.078125 ... }
  lod = { 0.2861328 0.06738281 0.2841797 0.19726562 0.7529297 0.5029297 0.2529297 0.15917969 ... }
  expect lane 0 R8 = 0xc5630000
  expect lane 1 R8 = 0x449ac000
  expect lane 2 R8 = 0x43f0e000
  expect lane 3 R8 = 0xc39da000
  expect lane 4 R8 = 0x44932000
  expect lane 5 R8 = 0x45f32000
  expect lane 6 R8 = 0xc3602000
  expect lane 7 R8 = 0xc6578000
}

warp 11 { asm "TEX.LL R8, R112, R228, 203, 2D, 0x1"   active 0xff
  s = { -0.048828125 0.96899414 -0.048828125 -0.07324219 -0.03125 1.0488281 0.98413086 -0.009765625 ... }
  t = { 0.6347656 0.609375 0.0126953125 0.38427734 0.56347656 0.08300781 0.09326172 0.38867188 ... }
  lod = { 0.40722656 0.125 0.5205078 0.22167969 0.5136719 0.94433594 0.5644531 0.1796875 ... }
  expect lane 0 R8 = 0x3f07eb88 wrap.frac[0] = 0 wrap.frac[1] = 148
  expect lane 1 R8 = 0x3f1a749a wrap.frac[0] = 0 wrap.frac[1] = 96
  expect lane 2 R8 = 0x3e4a5cca wrap.frac[0] = 0 wrap.frac[1] = 154
  expect lane 3 R8 = 0x3f0c658c wrap.frac[0] = 0 wrap.frac[1] = 147
  expect lane 4 R8 = 0x3f48c2c9 wrap.frac[0] = 0 wrap.frac[1] = 2
  expect lane 5 R8 = 0x3e521cd2 wrap.frac[0] = 0 wrap.frac[1] = 42
  expect lane 6 R8 = 0x3eda92db wrap.frac[0] = 0 wrap.frac[1] = 63
  expect lane 7 R8 = 0x3f0d948e wrap.frac[0] = 0 wrap.frac[1] = 156
}

warp 12 { asm "TEX.LL R8, R24, R160, 204, 2D, 0x1"   active 0xff
  s = { 0.8054199 0.9765625 0.40795898 0.06542969 0.040283203 0.011962891 0.88964844 0.14868164 ... }
  t = { 0.9682617 0.06201172 1.0004883 0.06201172 1.3417969 1.1464844 0.9379883 1.0625 ... }
  lod = { 0.47851562 0.8046875 0.29101562 0.546875 0.4345703 0.7792969 0.06347656 0.4169922 ... }
  expect lane 0 R8 = 0x3f4523c5 wrap.frac[0] = 99 wrap.frac[1] = 0
  expect lane 1 R8 = 0x3e9f769f wrap.frac[0] = 32 wrap.frac[1] = 0
  expect lane 2 R8 = 0x3e3dbcbe wrap.frac[0] = 7 wrap.frac[1] = 0
  expect lane 3 R8 = 0x3e730cf3 wrap.frac[0] = 140 wrap.frac[1] = 0
  expect lane 4 R8 = 0x3ea766a7 wrap.frac[0] = 37 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3ea980aa wrap.frac[0] = 177 wrap.frac[1] = 0
  expect lane 6 R8 = 0x3e9afe9b wrap.frac[0] = 188 wrap.frac[1] = 0
  expect lane 7 R8 = 0x3ed80ad8 wrap.frac[0] = 225 wrap.frac[1] = 0
}

warp 13 { asm "TEX.LL R8, R24, R144, 205, 2D, 0x1"   active 0xff
  s = { 0.16536458 -0.9114583 0.16536458 1.390625 0.91536456 1.0013021 0.16536458 1.9114584 ... }
  t = { 0.37434897 0.5442708 0.092447914 0.61848956 0.85026044 0.25065103 0.11783854 0.734375 ... }
  lod = { 0.9765625 0.9785156 0.8046875 0.84277344 0.34570312 0.75878906 0.36914062 0.6660156 ... }
  expect lane 0 R8 = 0xc033e8b7 wrap.frac[0] = 168 wrap.frac[1] = 94
  expect lane 1 R8 = 0xbf17d66f wrap.frac[0] = 0 wrap.frac[1] = 147
  expect lane 2 R8 = 0x3e86071f wrap.frac[0] = 168 wrap.frac[1] = 180
  expect lane 3 R8 = 0xbf2d8507 wrap.frac[0] = 0 wrap.frac[1] = 138
  expect lane 4 R8 = 0x3e9eb677 wrap.frac[0] = 232 wrap.frac[1] = 142
  expect lane 5 R8 = 0x402550fd wrap.frac[0] = 0 wrap.frac[1] = 194
  expect lane 6 R8 = 0xbe0b41c6 wrap.frac[0] = 168 wrap.frac[1] = 8
  expect lane 7 R8 = 0xbfb0172f wrap.frac[0] = 0 wrap.frac[1] = 12
}

warp 14 { asm "TEX.LL R8, R84, R200, 206, 2D, 0x1"   active 0xff
  s = { 0.072916664 0.6171875 0.81380206 0.52473956 0.79036456 0.71484375 0.52734375 0.82682294 ... }
  t = { 1.0833334 0.9173177 -0.083333336 -0.45572916 1.4557291 -0.0006510417 1.4557291 -0.0006510417 ... }
  lod = { 0.25390625 0.16015625 0.171875 0.23632812 0.69433594 0.24316406 0.8544922 0.3642578 ... }
  expect lane 0 R8 = 0x3d456561 wrap.frac[0] = 3 wrap.frac[1] = 0
  expect lane 1 R8 = 0xbfaa0d0e wrap.frac[0] = 210 wrap.frac[1] = 109
  expect lane 2 R8 = 0x3eaf372d wrap.frac[0] = 50 wrap.frac[1] = 0
  expect lane 3 R8 = 0xbebf293b wrap.frac[0] = 44 wrap.frac[1] = 0
  expect lane 4 R8 = 0xbe13d1fa wrap.frac[0] = 8 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3f0a58a4 wrap.frac[0] = 129 wrap.frac[1] = 0
  expect lane 6 R8 = 0xc0498bd6 wrap.frac[0] = 49 wrap.frac[1] = 0
  expect lane 7 R8 = 0xbe2f90c5 wrap.frac[0] = 74 wrap.frac[1] = 0
}

warp 15 { asm "TEX.LL R8, R44, R136, 207, 2D, 0x1"   active 0xff
  s = { 1.0732422 0.03100586 1.0002441 -0.009765625 1.0097656 0.03100586 0.98413086 -0.03125 ... }
  t = { 0.8144531 0.7314453 0.49316406 0.66503906 0.82910156 0.4033203 0.0078125 0.21582031 ... }
  lod = { 0.53027344 0.5253906 0.50878906 0.51464844 0.23632812 0.984375 0.55371094 0.013671875 ... }
  expect lane 0 R8 = 0xbf1f2276 wrap.frac[0] = 0 wrap.frac[1] = 194
  expect lane 1 R8 = 0x40b529e4 wrap.frac[0] = 0 wrap.frac[1] = 109
  expect lane 2 R8 = 0x3ebf116b wrap.frac[0] = 0 wrap.frac[1] = 121
  expect lane 3 R8 = 0x407590a0 wrap.frac[0] = 0 wrap.frac[1] = 41
  expect lane 4 R8 = 0xbf0da8cc wrap.frac[0] = 0 wrap.frac[1] = 209
  expect lane 5 R8 = 0x40525856 wrap.frac[0] = 0 wrap.frac[1] = 29
  expect lane 6 R8 = 0x3ed72333 wrap.frac[0] = 0 wrap.frac[1] = 136
  expect lane 7 R8 = 0xc03c252e wrap.frac[0] = 0 wrap.frac[1] = 93
}

warp 16 { asm "TEX.LL R8, R44, R168, 208, 2D, 0x1"   active 0xff
  s = { 0.9626465 0.31762695 0.37451172 0.5073242 0.34033203 0.20458984 0.45996094 0.3947754 ... }
  t = { 1.1953125 1.1953125 1.125 1.0009766 -0.0009765625 1.125 -0.125 0.87597656 ... }
  lod = { 0.9921875 0.38085938 0.56640625 0.049804688 0.49414062 0.8408203 0.7265625 0.5576172 ... }
  expect lane 0 R8 = 0xbfa06ffa wrap.frac[0] = 231 wrap.frac[1] = 0
  expect lane 1 R8 = 0xc08ecc87 wrap.frac[0] = 149 wrap.frac[1] = 0
  expect lane 2 R8 = 0xc08bc0e1 wrap.frac[0] = 126 wrap.frac[1] = 0
  expect lane 3 R8 = 0xc0803ed8 wrap.frac[0] = 158 wrap.frac[1] = 0
  expect lane 4 R8 = 0xbf1afdce wrap.frac[0] = 242 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3f06b259 wrap.frac[0] = 198 wrap.frac[1] = 0
  expect lane 6 R8 = 0x40a9f893 wrap.frac[0] = 220 wrap.frac[1] = 0
  expect lane 7 R8 = 0xc0771421 wrap.frac[0] = 209 wrap.frac[1] = 0
}

warp 17 { asm "TEX.LL R8, R92, R184, 209, 3D, 0x1"   active 0xff
  s = { 1.1666666 -0.16666667 1.390625 1.0520834 1.2604166 1.0013021 0.83463544 0.83463544 ... }
  t = { 0.041015625 0.17773438 0.91796875 0.5390625 0.24414062 0.6035156 0.30859375 0.5390625 ... }
  r = { 0.7447917 0.54817706 0.86328125 0.6510417 0.45833334 0.46354166 0.9244792 0.8828125 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f60a1e1 wrap.frac[0] = 0 wrap.frac[1] = 0 wrap.frac[2] = 183
  expect lane 1 R8 = 0x3ed3f0d4 wrap.frac[0] = 0 wrap.frac[1] = 100 wrap.frac[2] = 86
  expect lane 2 R8 = 0x3ec7e2c8 wrap.frac[0] = 0 wrap.frac[1] = 0 wrap.frac[2] = 139
  expect lane 3 R8 = 0x3e16a497 wrap.frac[0] = 0 wrap.frac[1] = 50 wrap.frac[2] = 15
  expect lane 4 R8 = 0x3eef84f0 wrap.frac[0] = 0 wrap.frac[1] = 184 wrap.frac[2] = 181
  expect lane 5 R8 = 0x3eef88f0 wrap.frac[0] = 0 wrap.frac[1] = 132 wrap.frac[2] = 191
  expect lane 6 R8 = 0x3ec47ac4 wrap.frac[0] = 130 wrap.frac[1] = 11 wrap.frac[2] = 249
  expect lane 7 R8 = 0x3f0ae08b wrap.frac[0] = 130 wrap.frac[1] = 50 wrap.frac[2] = 174
}

warp 18 { asm "TEX.LL R8, R64, R160, 210, 3D, 0x1"   active 0xff
  s = { 0.60286456 0.018229166 0.29296875 0.7682292 0.20703125 0.2643229 0.89973956 0.4765625 ... }
  t = { -0.001953125 2.3671875 1.078125 0.24804688 0.12695312 1.0019531 1.0019531 0.8730469 ... }
  r = { 0.30078125 0.45572916 0.10546875 0.4752604 0.16927083 0.68098956 0.14713542 0.23828125 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f3b1dbb wrap.frac[0] = 30 wrap.frac[1] = 0 wrap.frac[2] = 155
  expect lane 1 R8 = 0x3f13aa94 wrap.frac[0] = 0 wrap.frac[1] = 0 wrap.frac[2] = 177
  expect lane 2 R8 = 0x3f1aff9b wrap.frac[0] = 66 wrap.frac[1] = 0 wrap.frac[2] = 61
  expect lane 3 R8 = 0x3ecf6acf wrap.frac[0] = 28 wrap.frac[1] = 190 wrap.frac[2] = 212
  expect lane 4 R8 = 0x3e9acc9b wrap.frac[0] = 190 wrap.frac[1] = 34 wrap.frac[2] = 175
  expect lane 5 R8 = 0x3e09f08a wrap.frac[0] = 22 wrap.frac[1] = 0 wrap.frac[2] = 68
  expect lane 6 R8 = 0x3f084e88 wrap.frac[0] = 230 wrap.frac[1] = 0 wrap.frac[2] = 136
  expect lane 7 R8 = 0x3ec966c9 wrap.frac[0] = 92 wrap.frac[1] = 222 wrap.frac[2] = 43
}

warp 19 { asm "TEX.LL R8, R60, R148, 211, 3D, 0x1"   active 0xff
  s = { 0.80078125 0.13541667 0.99609375 0.0546875 0.31510416 0.45052084 0.4388021 0.71484375 ... }
  t = { 0.0234375 0.42773438 0.60546875 0.6328125 0.84375 0.74609375 0.7734375 0.37109375 ... }
  r = { 1.9114584 1.1666666 1.0013021 -0.16666667 1.2604166 -0.9114583 -0.0013020834 -0.052083332 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e1bf49c wrap.frac[0] = 78 wrap.frac[1] = 0 wrap.frac[2] = 0
  expect lane 1 R8 = 0x3eccd4cd wrap.frac[0] = 80 wrap.frac[1] = 164 wrap.frac[2] = 0
  expect lane 2 R8 = 0x3f41b4c2 wrap.frac[0] = 0 wrap.frac[1] = 135 wrap.frac[2] = 0
  expect lane 3 R8 = 0x3f0dbf8e wrap.frac[0] = 0 wrap.frac[1] = 170 wrap.frac[2] = 0
  expect lane 4 R8 = 0x3f180398 wrap.frac[0] = 100 wrap.frac[1] = 184 wrap.frac[2] = 0
  expect lane 5 R8 = 0x3f30cbb1 wrap.frac[0] = 52 wrap.frac[1] = 59 wrap.frac[2] = 0
  expect lane 6 R8 = 0x3f12e293 wrap.frac[0] = 34 wrap.frac[1] = 94 wrap.frac[2] = 0
  expect lane 7 R8 = 0x3f366fb6 wrap.frac[0] = 202 wrap.frac[1] = 91 wrap.frac[2] = 0
}

warp 20 { asm "TEX.LL R8, R84, R192, 212, 3D, 0x1"   active 0xff
  s = { 1.1464844 0.9379883 1.3417969 0.06201172 -0.01953125 -0.0625 -0.34179688 -0.00048828125 ... }
  t = { 0.20703125 0.72265625 0.21875 0.90234375 0.51953125 0.8574219 0.3935547 0.92578125 ... }
  r = { 0.022949219 0.66308594 0.69873047 0.10449219 0.68603516 0.10498047 0.15429688 0.74560547 ... }
  lod = { 0.5644531 0.1796875 0.73535156 0.6777344 0.94628906 0.2919922 0.8535156 0.11425781 ... }
  expect lane 0 R8 = 0xbec2bc9e wrap.frac[0] = 0 wrap.frac[1] = 84 wrap.frac[2] = 175
  expect lane 1 R8 = 0xbfb338c1 wrap.frac[0] = 0 wrap.frac[1] = 100 wrap.frac[2] = 206
  expect lane 2 R8 = 0xbe8b12c8 wrap.frac[0] = 0 wrap.frac[1] = 96 wrap.frac[2] = 23
  expect lane 3 R8 = 0xbf9fb540 wrap.frac[0] = 0 wrap.frac[1] = 28 wrap.frac[2] = 86
  expect lane 4 R8 = 0x3f6d7125 wrap.frac[0] = 0 wrap.frac[1] = 148 wrap.frac[2] = 253
  expect lane 5 R8 = 0xbfb3c640 wrap.frac[0] = 0 wrap.frac[1] = 238 wrap.frac[2] = 87
  expect lane 6 R8 = 0xbf23a140 wrap.frac[0] = 0 wrap.frac[1] = 19 wrap.frac[2] = 188
  expect lane 7 R8 = 0x3f629f95 wrap.frac[0] = 0 wrap.frac[1] = 52 wrap.frac[2] = 119
}

warp 21 { asm "TEX.LL R8, R56, R144, 213, 3D, 0x1"   active 0xff
  s = { 0.0546875 0.63671875 0.88964844 0.9794922 0.84277344 0.9086914 0.9296875 0.29003906 ... }
  t = { -0.1953125 1.2929688 1.1953125 -0.1953125 -0.1953125 1.0009766 1.0009766 -0.29296875 ... }
  r = { 0.64746094 0.5888672 0.76708984 0.2475586 0.099609375 0.45947266 0.14208984 0.9057617 ... }
  lod = { 0.28125 0.6816406 0.49316406 0.69628906 0.7607422 0.049804688 0.3359375 0.27148438 ... }
  expect lane 0 R8 = 0x3ccfd773 wrap.frac[0] = 240 wrap.frac[1] = 0 wrap.frac[2] = 174
  expect lane 1 R8 = 0xbe96e58a wrap.frac[0] = 152 wrap.frac[1] = 0 wrap.frac[2] = 54
  expect lane 2 R8 = 0x3ed70d1e wrap.frac[0] = 158 wrap.frac[1] = 0 wrap.frac[2] = 163
  expect lane 3 R8 = 0x3f6e7aee wrap.frac[0] = 86 wrap.frac[1] = 0 wrap.frac[2] = 123
  expect lane 4 R8 = 0x3ee53ce3 wrap.frac[0] = 62 wrap.frac[1] = 0 wrap.frac[2] = 76
  expect lane 5 R8 = 0x3f6fbd31 wrap.frac[0] = 197 wrap.frac[1] = 0 wrap.frac[2] = 45
  expect lane 6 R8 = 0xbf21a46c wrap.frac[0] = 240 wrap.frac[1] = 0 wrap.frac[2] = 163
  expect lane 7 R8 = 0x3f3efb68 wrap.frac[0] = 210 wrap.frac[1] = 0 wrap.frac[2] = 191
}

warp 22 { asm "TEX.LL R8, R20, R184, 214, 3D, 0x1"   active 0xff
  s = { 0.31835938 0.43310547 0.6381836 0.6982422 0.6870117 0.171875 0.5996094 0.47314453 ... }
  t = { 0.39746094 0.16992188 0.76464844 0.5126953 0.17871094 0.37597656 0.64160156 0.018554688 ... }
  r = { 1.3417969 1.0004883 0.9379883 -0.01953125 0.06201172 -0.14648438 0.9379883 -0.34179688 ... }
  lod = { 0.005859375 0.5419922 0.6767578 0.49316406 0.35253906 0.32910156 0.44921875 0.9316406 ... }
  expect lane 0 R8 = 0xc055b44a wrap.frac[0] = 12 wrap.frac[1] = 23 wrap.frac[2] = 0
  expect lane 1 R8 = 0xbf3647f5 wrap.frac[0] = 247 wrap.frac[1] = 46 wrap.frac[2] = 0
  expect lane 2 R8 = 0xbfe92a2a wrap.frac[0] = 155 wrap.frac[1] = 143 wrap.frac[2] = 0
  expect lane 3 R8 = 0xbe80faf7 wrap.frac[0] = 22 wrap.frac[1] = 141 wrap.frac[2] = 0
  expect lane 4 R8 = 0x3d18b8b0 wrap.frac[0] = 255 wrap.frac[1] = 55 wrap.frac[2] = 0
  expect lane 5 R8 = 0xbeb8aca7 wrap.frac[0] = 224 wrap.frac[1] = 1 wrap.frac[2] = 0
  expect lane 6 R8 = 0xbf4328dc wrap.frac[0] = 76 wrap.frac[1] = 17 wrap.frac[2] = 0
  expect lane 7 R8 = 0xbf4c6554 wrap.frac[0] = 73 wrap.frac[1] = 147 wrap.frac[2] = 0
}

warp 23 { asm "TEX.B.LL R8, R56, R164, 0, 3D, 0x1"   active 0xff
  s = { 0.24804688 -1.3671875 0.12695312 0.7519531 0.12695312 1.25 -0.5859375 0.8730469 ... }
  t = { 0.15234375 0.23828125 0.81640625 0.7265625 0.79296875 0.34375 0.859375 0.0234375 ... }
  r = { 0.9394531 0.44335938 0.390625 0.6933594 0.39453125 0.84375 0.0859375 0.9082031 ... }
  handle = handle(texture 26, sampler 215)
  lod = { 0.8105469 0.7910156 0.9316406 0.40527344 0.8828125 0.4892578 0.9003906 0.44726562 ... }
  expect lane 0 R8 = 0xbc828105 wrap.frac[0] = 190 wrap.frac[1] = 245 wrap.frac[2] = 66
  expect lane 1 R8 = 0xbe992d32 wrap.frac[0] = 0 wrap.frac[1] = 55 wrap.frac[2] = 70
  expect lane 2 R8 = 0xbed421a8 wrap.frac[0] = 34 wrap.frac[1] = 243 wrap.frac[2] = 16
  expect lane 3 R8 = 0x3d8bf118 wrap.frac[0] = 66 wrap.frac[1] = 174 wrap.frac[2] = 70
  expect lane 4 R8 = 0xbec02d80 wrap.frac[0] = 34 wrap.frac[1] = 225 wrap.frac[2] = 20
  expect lane 5 R8 = 0xbd8dd11c wrap.frac[0] = 0 wrap.frac[1] = 136 wrap.frac[2] = 224
  expect lane 6 R8 = 0xbf17ef30 wrap.frac[0] = 0 wrap.frac[1] = 20 wrap.frac[2] = 216
  expect lane 7 R8 = 0x3de951d3 wrap.frac[0] = 222 wrap.frac[1] = 146 wrap.frac[2] = 34
}

warp 24 { asm "TEX.LL R8, R16, R224, 216, 3D, 0x1"   active 0xff
  s = { 0.125 0.7792969 0.21679688 0.57421875 0.53125 0.9296875 0.31054688 0.1875 ... }
  t = { 3.734375 -1.171875 1.78125 -0.5 2.171875 -2.734375 -2.734375 1.5 ... }
  r = { 0.04296875 0.8964844 0.53515625 0.6425781 0.43359375 0.9277344 0.21875 0.57421875 ... }
  lod = { 0.0234375 0.0126953125 0.57421875 0.203125 0.9189453 0.8105469 0.5683594 0.1171875 ... }
  expect lane 0 R8 = 0xbda9b153 wrap.frac[0] = 32 wrap.frac[1] = 0 wrap.frac[2] = 172
  expect lane 1 R8 = 0x3da85151 wrap.frac[0] = 102 wrap.frac[1] = 0 wrap.frac[2] = 22
  expect lane 2 R8 = 0xbe848509 wrap.frac[0] = 150 wrap.frac[1] = 0 wrap.frac[2] = 164
  expect lane 3 R8 = 0x3ae401c8 wrap.frac[0] = 95 wrap.frac[1] = 0 wrap.frac[2] = 18
  expect lane 4 R8 = 0xbe939527 wrap.frac[0] = 40 wrap.frac[1] = 0 wrap.frac[2] = 60
  expect lane 5 R8 = 0x3d1ce13a wrap.frac[0] = 38 wrap.frac[1] = 0 wrap.frac[2] = 54
  expect lane 6 R8 = 0xbdfbd1f8 wrap.frac[0] = 14 wrap.frac[1] = 0 wrap.frac[2] = 96
  expect lane 7 R8 = 0xbee181c3 wrap.frac[0] = 112 wrap.frac[1] = 0 wrap.frac[2] = 204
}

warp 25 { asm "TEX.LL R8, R92, R148, 217, 3D, 0x1"   active 0xff
  s = { 0.7089844 0.28710938 0.6464844 0.48242188 0.234375 0.16210938 0.3984375 0.50390625 ... }
  t = { 0.1953125 0.0078125 0.70703125 0.6015625 0.40234375 0.78515625 0.61328125 0.66015625 ... }
  r = { 0.8730469 -1.3671875 1.078125 -0.5859375 0.8730469 1.25 1.078125 -0.078125 ... }
  lod = { 0.53808594 0.71875 0.11230469 0.2919922 0.58984375 0.6269531 0.7001953 0.24023438 ... }
  expect lane 0 R8 = 0x3ece699d wrap.frac[0] = 12 wrap.frac[1] = 22 wrap.frac[2] = 254
  expect lane 1 R8 = 0xbec42d88 wrap.frac[0] = 240 wrap.frac[1] = 134 wrap.frac[2] = 0
  expect lane 2 R8 = 0x3e56f9ae wrap.frac[0] = 188 wrap.frac[1] = 159 wrap.frac[2] = 0
  expect lane 3 R8 = 0xbe8c4919 wrap.frac[0] = 234 wrap.frac[1] = 78 wrap.frac[2] = 0
  expect lane 4 R8 = 0xbde8c1d2 wrap.frac[0] = 172 wrap.frac[1] = 181 wrap.frac[2] = 254
  expect lane 5 R8 = 0xbd7741ef wrap.frac[0] = 80 wrap.frac[1] = 219 wrap.frac[2] = 0
  expect lane 6 R8 = 0xbdbf917f wrap.frac[0] = 126 wrap.frac[1] = 87 wrap.frac[2] = 0
  expect lane 7 R8 = 0xbdd261a5 wrap.frac[0] = 5 wrap.frac[1] = 123 wrap.frac[2] = 0
}

warp 26 { asm "TEX.LL R8, R104, R120, 218, 3D, 0x1"   active 0xff
  s = { 1.0009766 1.2929688 -0.68359375 -0.0009765625 0.06347656 -0.0390625 -0.0009765625 1.125 ... }
  t = { 0.6901042 0.60286456 0.9427083 0.29166666 0.6875 0.63671875 0.58203125 0.063802086 ... }
  r = { 0.1953125 0.95703125 0.6972656 0.5205078 0.35839844 0.7011719 0.46484375 0.044921875 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe3713c4 wrap.frac[0] = 0 wrap.frac[1] = 146 wrap.frac[2] = 72
  expect lane 1 R8 = 0x3f975bbb wrap.frac[0] = 0 wrap.frac[1] = 79 wrap.frac[2] = 84
  expect lane 2 R8 = 0x41048225 wrap.frac[0] = 0 wrap.frac[1] = 84 wrap.frac[2] = 74
  expect lane 3 R8 = 0x404c17ec wrap.frac[0] = 0 wrap.frac[1] = 96 wrap.frac[2] = 149
  expect lane 4 R8 = 0xbe33f9f0 wrap.frac[0] = 0 wrap.frac[1] = 144 wrap.frac[2] = 239
  expect lane 5 R8 = 0x41170409 wrap.frac[0] = 0 wrap.frac[1] = 105 wrap.frac[2] = 78
  expect lane 6 R8 = 0x409b015e wrap.frac[0] = 0 wrap.frac[1] = 63 wrap.frac[2] = 92
  expect lane 7 R8 = 0xbf574464 wrap.frac[0] = 0 wrap.frac[1] = 177 wrap.frac[2] = 174
}

warp 27 { asm "TEX.LL R8, R60, R136, 219, 3D, 0x1"   active 0xff
  s = { 0.40234375 0.34472656 0.2685547 0.049804688 0.5371094 0.0068359375 0.9111328 0.48828125 ... }
  t = { 0.084635414 0.084635414 1.9114584 -0.390625 1.1666666 -0.052083332 -0.0013020834 -0.9114583 ... }
  r = { 0.09765625 0.29296875 0.0703125 0.89160156 0.0146484375 0.4814453 0.3935547 0.375 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xba2f7ab5 wrap.frac[0] = 28 wrap.frac[1] = 0 wrap.frac[2] = 228
  expect lane 1 R8 = 0xb9612875 wrap.frac[0] = 225 wrap.frac[1] = 0 wrap.frac[2] = 172
  expect lane 2 R8 = 0xbd1854dc wrap.frac[0] = 147 wrap.frac[1] = 0 wrap.frac[2] = 200
  expect lane 3 R8 = 0x394aec4c wrap.frac[0] = 179 wrap.frac[1] = 0 wrap.frac[2] = 17
  expect lane 4 R8 = 0xbcba959b wrap.frac[0] = 166 wrap.frac[1] = 0 wrap.frac[2] = 143
  expect lane 5 R8 = 0x3e54ffa4 wrap.frac[0] = 135 wrap.frac[1] = 0 wrap.frac[2] = 109
  expect lane 6 R8 = 0x3f1cae40 wrap.frac[0] = 37 wrap.frac[1] = 0 wrap.frac[2] = 19
  expect lane 7 R8 = 0x361946ab wrap.frac[0] = 116 wrap.frac[1] = 0 wrap.frac[2] = 0
}

warp 28 { asm "TEX.B.LL R8, R108, R172, 0, 3D, 0x1"   active 0xff
  s = { 0.8095703 0.55078125 0.27148438 0.57128906 0.9482422 0.4189453 0.076171875 0.98828125 ... }
  t = { 0.8177083 0.6536458 0.8880208 0.5 0.95703125 0.9895833 0.071614586 0.104166664 ... }
  r = { 0.06347656 0.12402344 0.06347656 -0.29296875 -0.1953125 -0.0390625 0.12402344 -0.68359375 ... }
  handle = handle(texture 68, sampler 220)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbe953886 wrap.frac[0] = 189 wrap.frac[1] = 244 wrap.frac[2] = 0
  expect lane 1 R8 = 0xbfcc3f51 wrap.frac[0] = 180 wrap.frac[1] = 118 wrap.frac[2] = 0
  expect lane 2 R8 = 0xbd1b70af wrap.frac[0] = 150 wrap.frac[1] = 42 wrap.frac[2] = 0
  expect lane 3 R8 = 0xc007f7ba wrap.frac[0] = 201 wrap.frac[1] = 0 wrap.frac[2] = 0
  expect lane 4 R8 = 0xbe9623b2 wrap.frac[0] = 75 wrap.frac[1] = 95 wrap.frac[2] = 0
  expect lane 5 R8 = 0xbd5aa83a wrap.frac[0] = 45 wrap.frac[1] = 120 wrap.frac[2] = 0
  expect lane 6 R8 = 0xbe280ac2 wrap.frac[0] = 206 wrap.frac[1] = 183 wrap.frac[2] = 0
  expect lane 7 R8 = 0xbeeb690a wrap.frac[0] = 116 wrap.frac[1] = 208 wrap.frac[2] = 0
}

warp 29 { asm "TEX.LL R8, R104, R136, 221, 2D, 0x1"   active 0xff
  s = { 0.49609375 8.5 8.003906 -0.5 9.171875 0.49609375 -1.171875 -1.171875 ... }
  t = { 6.1367188 1.8476562 3.4414062 0.06640625 0.0234375 3.0703125 2.5546875 3.3867188 ... }
  lod = { 0.41796875 0.9589844 0.9394531 0.7636719 0.25878906 0.53222656 0.5175781 0.8183594 ... }
  expect lane 0 R8 = 0x3ea73aa7 wrap.frac[0] = 0 wrap.frac[1] = 163
  expect lane 1 R8 = 0x3ee1e4e2 wrap.frac[0] = 0 wrap.frac[1] = 89
  expect lane 2 R8 = 0x3f43b5c4 wrap.frac[0] = 129 wrap.frac[1] = 241
  expect lane 3 R8 = 0x3e945a94 wrap.frac[0] = 0 wrap.frac[1] = 0
  expect lane 4 R8 = 0x3e8c9c8d wrap.frac[0] = 172 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3edc60dc wrap.frac[0] = 0 wrap.frac[1] = 146
  expect lane 6 R8 = 0x3f188299 wrap.frac[0] = 0 wrap.frac[1] = 14
  expect lane 7 R8 = 0x3e3d7cbd wrap.frac[0] = 0 wrap.frac[1] = 227
}

warp 30 { asm "TEX.LL R8, R20, R188, 222, 2D, 0x1"   active 0xff
  s = { 7.6289062 4.765625 5.0664062 7.5585938 2.4882812 0.16015625 5.03125 7.328125 ... }
  t = { 8.003906 -0.15625 -2.734375 -1.171875 8.5 -2.734375 8.5 7.5039062 ... }
  lod = { 0.40527344 0.69140625 0.82421875 0.609375 0.734375 0.6767578 0.5625 0.7939453 ... }
  expect lane 0 R8 = 0x3eef66ef wrap.frac[0] = 33 wrap.frac[1] = 129
  expect lane 1 R8 = 0x3f3f84c0 wrap.frac[0] = 68 wrap.frac[1] = 0
  expect lane 2 R8 = 0x3f5534d5 wrap.frac[0] = 145 wrap.frac[1] = 0
  expect lane 3 R8 = 0x3ed66ad6 wrap.frac[0] = 15 wrap.frac[1] = 0
  expect lane 4 R8 = 0x3e908291 wrap.frac[0] = 253 wrap.frac[1] = 0
  expect lane 5 R8 = 0x3e839e84 wrap.frac[0] = 0 wrap.frac[1] = 0
  expect lane 6 R8 = 0x3e891289 wrap.frac[0] = 136 wrap.frac[1] = 0
  expect lane 7 R8 = 0x3f067586 wrap.frac[0] = 212 wrap.frac[1] = 1
}

warp 31 { asm "TEX.B.LL R8, R88, R200, 0, 2D, 0x1"   active 0xff
  s = { 1.0002441 1.03125 0.96899414 1.1708984 -0.07324219 1.0488281 1.0732422 1.03125 ... }
  t = { 0.35888672 0.42773438 0.34472656 0.30566406 0.2944336 0.7895508 0.9736328 0.49169922 ... }
  handle = handle(texture 0, sampler 223)
  lod = { 0.390625 0.56347656 0.79589844 0.390625 0.9609375 0.36621094 0.42773438 0.3046875 ... }
  expect lane 0 R8 = 0x3e852c85
  expect lane 1 R8 = 0x3ebebabf
  expect lane 2 R8 = 0x3ea256a2
  expect lane 3 R8 = 0x3e6480e5
  expect lane 4 R8 = 0x3f076b87
  expect lane 5 R8 = 0x3f5768d7
  expect lane 6 R8 = 0x3ed95ad9
  expect lane 7 R8 = 0x3edd34dd
}

warp 32 { asm "TEX.LL R8, R104, R200, 224, 2D, 0x1"   active 0xff
  s = { 1.0097656 1.03125 -0.048828125 -0.009765625 1.0732422 1.0488281 0.01586914 0.96899414 ... }
  t = { 0.041992188 0.9736328 0.022949219 0.21386719 0.14111328 0.29052734 0.5444336 0.54345703 ... }
  lod = { 0.30566406 0.5644531 0.15722656 0.921875 0.94433594 0.6425781 0.5253906 0.11230469 ... }
  expect lane 0 R8 = 0x3ee652e6
  expect lane 1 R8 = 0x3ed37ad3
  expect lane 2 R8 = 0x3e892089
  expect lane 3 R8 = 0x3ed098d1
  expect lane 4 R8 = 0x3e98f099
  expect lane 5 R8 = 0x3eaa52aa
  expect lane 6 R8 = 0x3f2529a5
  expect lane 7 R8 = 0x3efd9efe
}

warp 33 { asm "TEX.LL R8, R100, R124, 225, 2D, 0x1"   active 0xff
  s = { 1.0732422 1.0732422 0.01586914 1.0097656 0.01586914 -0.00024414062 1.1708984 1.0097656 ... }
  t = { 0.25830078 0.7451172 0.9638672 0.21142578 0.11425781 0.19824219 0.067871094 0.2055664 ... }
  lod = { 0.5917969 0.50097656 0.30273438 0.87597656 0.14746094 0.6611328 0.6142578 0.6796875 ... }
  expect lane 0 R8 = 0x3ea360a3
  expect lane 1 R8 = 0x3f3792b8
  expect lane 2 R8 = 0x3ea172a1
  expect lane 3 R8 = 0x3e9dfc9e
  expect lane 4 R8 = 0x3e032083
  expect lane 5 R8 = 0x3ebcd8bd
  expect lane 6 R8 = 0x3e6344e3
  expect lane 7 R8 = 0x3ed502d5
}

warp 34 { asm "TEX.LL R8, R4, R224, 226, 2D, 0x1"   active 0xff
  s = { 1.0732422 0.96899414 1.0488281 -0.009765625 0.96899414 -0.03125 1.0097656 1.03125 ... }
  t = { 0.49902344 0.6333008 0.7402344 0.7270508 0.7050781 0.17773438 0.640625 0.43115234 ... }
  lod = { 0.3095703 0.18457031 0.7890625 0.6777344 0.18261719 0.8457031 0.056640625 0.2529297 ... }
  expect lane 0 R8 = 0x3ec0c0c1
  expect lane 1 R8 = 0x3f2055a0
  expect lane 2 R8 = 0x3ece3ace
  expect lane 3 R8 = 0x3ebe34be
  expect lane 4 R8 = 0x3f3b4bbb
  expect lane 5 R8 = 0x3ec5bec6
  expect lane 6 R8 = 0x3ef24cf2
  expect lane 7 R8 = 0x3ec28ac3
}

warp 35 { asm "TEX.LL R8, R0, R152, 227, 3D, 0x3"   active 0xff
  s = { 0.10595703 0.05859375 0.03125 0.3334961 0.62890625 0.35205078 0.3491211 0.12988281 ... }
  t = { 0.87597656 1.6835938 -0.125 1.125 0.12402344 -0.1953125 1.2929688 0.93652344 ... }
  r = { 0.72216797 0.73095703 0.03564453 0.30810547 0.29101562 0.76904297 0.11035156 0.38964844 ... }
  lod = { 0.296875 0.052734375 0.2861328 0.38867188 0.3623047 0.57421875 0.9375 0.10839844 ... }
  expect lane 0 R8 = 0x3ea6854d R9 = 0x3ed2dda6
  expect lane 1 R8 = 0x3e6511ca R9 = 0x3e7531ea
  expect lane 2 R8 = 0x3e5f01be R9 = 0x3eb81570
  expect lane 3 R8 = 0x3e6299c5 R9 = 0xbd7ea1fd
  expect lane 4 R8 = 0xbe002900 R9 = 0x3f17652f
  expect lane 5 R8 = 0x3e04e10a R9 = 0x3e04e10a
  expect lane 6 R8 = 0xbf17692f R9 = 0x3ddff1c0
  expect lane 7 R8 = 0x3de441c9 R9 = 0xbec0e182
}

warp 36 { asm "TEX.LL R8, R48, R192, 228, 3D, 0x1"   active 0xff
  s = { 0.5517578 0.9067383 0.57128906 0.6738281 0.8227539 0.7128906 0.390625 0.99560547 ... }
  t = { 1.1953125 -0.68359375 1.0009766 -0.0390625 -0.29296875 -0.0390625 -0.29296875 -0.68359375 ... }
  r = { 0.9501953 0.30908203 0.80322266 0.47558594 0.42236328 0.25732422 0.061523438 0.14208984 ... }
  lod = { 0.27539062 0.7910156 0.43847656 0.17675781 0.20214844 0.8300781 0.8925781 0.484375 ... }
  expect lane 0 R8 = 0x3e1a2134
  expect lane 1 R8 = 0x3e6479c9
  expect lane 2 R8 = 0xba940128
  expect lane 3 R8 = 0x3ea97d53
  expect lane 4 R8 = 0xbdf531ea
  expect lane 5 R8 = 0x3cb18163
  expect lane 6 R8 = 0x3f0d651b
  expect lane 7 R8 = 0x3e5431a8
}

warp 37 { asm "TEX.LL R8, R24, R144, 229, 3D, 0x1"   active 0xff
  s = { 0.83496094 0.2241211 0.36279297 0.6010742 0.056640625 0.22802734 0.036132812 0.19824219 ... }
  t = { 1.1953125 -0.0390625 -0.0390625 -0.125 0.12402344 1.0390625 -0.68359375 -0.0009765625 ... }
  r = { 0.03955078 0.24951172 0.77685547 0.56884766 0.8984375 0.27001953 0.9243164 0.74609375 ... }
  lod = { 0.021484375 0.61328125 0.3076172 0.99902344 0.93359375 0.7792969 0.4013672 0.64941406 ... }
  expect lane 0 R8 = 0x3f047f09
  expect lane 1 R8 = 0x3bfa01f4
  expect lane 2 R8 = 0xbd8e611d
  expect lane 3 R8 = 0x3e2f115e
  expect lane 4 R8 = 0x3ec1a183
  expect lane 5 R8 = 0xbe6099c1
  expect lane 6 R8 = 0x3f026b05
  expect lane 7 R8 = 0xbdff81ff
}

warp 38 { asm "TEX.LL R8, R92, R188, 230, 3D, 0xf"   active 0xff
  s = { 0.63183594 0.4169922 0.23242188 0.7597656 0.29248047 0.18652344 0.2548828 0.5786133 ... }
  t = { 0.87597656 1.0390625 1.0390625 1.6835938 1.0390625 -0.0390625 -0.29296875 -0.0009765625 ... }
  r = { 0.97998047 0.6791992 0.19091797 0.35546875 0.33740234 0.59228516 0.50439453 0.14794922 ... }
  lod = { 0.51953125 0.671875 0.0146484375 0.18652344 0.39941406 0.59277344 0.46484375 0.16601562 ... }
  expect lane 0 R8 = 0x3d86810d R9 = 0x3e0f291e R10 = 0x3ef965f3 R11 = 0x3c310162
  expect lane 1 R8 = 0x3eb7bd6f R9 = 0xbed541ab R10 = 0x3f228145 R11 = 0x3e7c59f9
  expect lane 2 R8 = 0x3e94f52a R9 = 0x3d87a10f R10 = 0x3f021f04 R11 = 0x3e1c9139
  expect lane 3 R8 = 0x3ec18183 R9 = 0xbe993132 R10 = 0x3f800000 R11 = 0x3dd1a1a3
  expect lane 4 R8 = 0x3e9a7135 R9 = 0xbe419183 R10 = 0x3f1c4939 R11 = 0x3e36416d
  expect lane 5 R8 = 0x3e5279a5 R9 = 0xbe0f291e R10 = 0x3efb51f7 R11 = 0x3db82170
  expect lane 6 R8 = 0x3ec18183 R9 = 0xbe993132 R10 = 0x3f800000 R11 = 0x3dd1a1a3
  expect lane 7 R8 = 0x3dc6c18e R9 = 0xbe15a12b R10 = 0x3f47998f R11 = 0xbe6a79d5
}

warp 39 { asm "TEX.B.LL.AOFFI.DC R8, R108, R224, 0, 2D, 0x1"   active 0xff
  s = { 3.9583333 0.375 0.45833334 -0.40234375 0.072916664 0.6110026 1.1796875 0.2109375 ... }
  t = { 0.36805555 0.3095703 0.68098956 -0.0234375 1.2777778 0.31293404 0.75 0.515625 ... }
  handle = handle(texture 42, sampler 231)
  lod = { 0.00390625 0.9970703 0.4970703 1.5019531 0.9970703 2.584961 2.0048828 0.19824219 ... }
  offset = { 0x777 0x888 0xc1a6430b 0x7b981533 0xda48cc9a 0x87 0x89f03c54 0x87 ... }
  dref = { 0.6875 0.875 0.875 0.5 0.5 0.9375 0.75 0.6875 ... }
  expect lane 0 R8 = 0x3e440000
  expect lane 1 R8 = 0x3e480000
  expect lane 2 R8 = 0x3e8a0000
  expect lane 3 R8 = 0x3f3b0000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3b800000
  expect lane 7 R8 = 0x3f740000
}

warp 40 { asm "TEX.LL.AOFFI.DC R8, R64, R212, 232, 2D, 0x1"   active 0xff
  s = { 1.1875 0.11111111 -0.20507812 0.9375 0.10253906 -0.10839844 0.117621526 0.15625 ... }
  t = { 0.8203125 0.41666666 0 0.19140625 0.7630208 0 0.6666667 2.5 ... }
  lod = { 0.99902344 1.0039062 1.9970703 0.50097656 1.5009766 1.0019531 0.5 0.49902344 ... }
  offset = { 0x8b49b06d 0xa3b70c90 0x888 0x337622b0 0x8cee6a19 0xc610180a 0x8c4cc9b2 0x888 ... }
  dref = { 0.50000006 0.5000004 0.50000024 0.50000024 0.50000036 0.5000005 0.5000002 0.5000002 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3e480000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3efc0000
  expect lane 7 R8 = 0x3efe0000
}

warp 41 { asm "TEX.LL.DC R8, R8, R236, 233, 2D, 0x1"   active 0xff
  s = { 0.86588544 1.0065104 0.33333334 0.7916667 0.7526042 -1.0429688 0.037760418 3.75 ... }
  t = { 1.1493056 0.625 1.0351562 1.1875 0.16666667 -0.03125 0.296875 0.6777344 ... }
  lod = { 3.3896484 3.3867188 1.1640625 1.8876953 2.8935547 0.3955078 1.8916016 1.3925781 ... }
  dref = { 0.6875 0.6875 0.5 0.6875 0.625 0.75 0.75 0.8125 ... }
  expect lane 0 R8 = 0x3b800000
  expect lane 1 R8 = 0x3b800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3ede0000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 42 { asm "TEX.LL.DC R8, R24, R152, 234, 2D, 0x1"   active 0xff
  s = { 0.9375 0 1.0555556 0.22222222 -0.119140625 -0.19726562 0.3125 -1.4375 ... }
  t = { 0.68880206 0.9166667 3.095052 1.0377604 -1.890625 -0.74609375 1.390625 0.33333334 ... }
  lod = { 0.49902344 1.4501953 0.5019531 0.00390625 1.6845703 1.234375 1.9980469 0 ... }
  dref = { 0.5000004 0.5000003 0.5000005 0.50000006 0.5000002 0.50000036 0.50000006 0.50000024 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3ece0000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3e800000
}

warp 43 { asm "TEX.LL.DC R8, R0, R196, 235, 2D, 0x1"   active 0xff
  s = { 0.51692706 0.5904948 0.041666668 -0.076171875 3.625 1.0833334 1.5 0.29882812 ... }
  t = { -0.5 0.375 0.25 0.24804688 0.8935547 -0.009765625 1.75 0.25 ... }
  lod = { 2.0048828 1.0019531 0.005859375 1.1816406 1.4960938 2.9970703 2.4882812 2.006836 ... }
  dref = { 0.8125 0.625 0.5 0.875 0.5 0.8125 0.8125 0.6875 ... }
  expect lane 0 R8 = 0x3b800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 44 { asm "TEX.LL.DC R8, R44, R124, 236, 2D, 0x1"   active 0xff
  s = { 0.80078125 0 0.66362846 0.8585069 1.0833334 0.8784722 0.22222222 1.125 ... }
  t = { 0.96484375 1.0416666 3.8567708 0.8333333 0.8333333 0.29166666 0.51171875 0.5703125 ... }
  lod = { 3.3574219 2.4902344 1.3632812 2.3642578 1.9726562 2.359375 3.3564453 2.8691406 ... }
  dref = { 0.50000024 0.5000004 0.5000004 0.5000002 0.50000036 0.50000024 0.5000001 0.50000006 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3e040000
  expect lane 2 R8 = 0x3b800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 45 { asm "TEX.LL.DC R8, R104, R168, 237, 2D, 0x1"   active 0xff
  s = { 0.029947916 0.8574219 0.375 0.2890625 1.1679688 3.4596355 0.6819661 -0.00390625 ... }
  t = { 1.8611112 0.7861328 0.76953125 0.56814235 0 -0.875 0.35546875 -0.049804688 ... }
  lod = { 0.5019531 2.006836 2.0029297 1.0039062 2.5029297 0 0.005859375 1.0068359 ... }
  dref = { 0.875 0.6875 0.8125 0.5625 0.8125 0.8125 0.6875 0.9375 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3d900000
  expect lane 2 R8 = 0x3ecc0000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f000000
  expect lane 5 R8 = 0x3f1e0000
  expect lane 6 R8 = 0x3f120000
  expect lane 7 R8 = 0x3b800000
}

warp 46 { asm "TEX.LL.DC R8, R24, R168, 238, 2D, 0x1"   active 0xff
  s = { -0.9375 0.6388889 0.5833333 -0.0009765625 0.6455078 -0.25 1.0449219 0.96571183 ... }
  t = { 0.067708336 0.9401042 0.4700521 0.91015625 1.1302084 -0.25 0.5 0.04296875 ... }
  lod = { 0 0.8466797 1.0029297 0 1.5 0.7675781 1.0068359 0 ... }
  dref = { 0.5000005 0.5000004 0.5000004 0.50000036 0.5000001 0.5000005 0.50000006 0.50000024 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3eea0000
  expect lane 2 R8 = 0x3f590000
  expect lane 3 R8 = 0x3d200000
  expect lane 4 R8 = 0x3f000000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 47 { asm "TEX.LL.AOFFI.DC R8, R92, R164, 239, 2D, 0x1"   active 0xff
  s = { 0.8046875 1 0.44140625 0.9947917 0.6692708 0.1953125 0.7291667 0.25 ... }
  t = { 0.76171875 0.46788195 -0.20898438 0.44444445 0.67578125 0.32617188 0.5078125 3.99783 ... }
  lod = { 3.6103516 4.698242 3.694336 4.694336 3.694336 3.3203125 4.6992188 3.9628906 ... }
  offset = { 0x87 0x178 0x17fb218c 0x178 0xcb47afa3 0xa061f0cc 0xa7dca957 0x777 ... }
  dref = { 0.9375 0.5625 0.5625 0.875 0.6875 0.5625 0.75 0.75 ... }
  expect lane 0 R8 = 0x3f740000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3ef80000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f210000
}

warp 48 { asm "TEX.B.LL.AOFFI.DC R8, R48, R152, 0, 2D, 0x1"   active 0xff
  s = { 1.6582031 3.5898438 -0.7777778 0.21484375 0.5 -1.375 -0.16796875 1.25 ... }
  t = { 0.92838544 -2.75 0.103515625 0.2513021 0.25 -0.065104164 1.375 0.6484375 ... }
  handle = handle(texture 43, sampler 240)
  lod = { 0.0068359375 1.5029297 1.9970703 0.0048828125 0.22851562 0.8154297 0 1.0058594 ... }
  offset = { 0x5e8cbb19 0x63942ec4 0x2f994ffd 0xfdf2a76e 0x9f206a86 0x731f25d8 0xeb3a760a 0x87 ... }
  dref = { 0.5000003 0.5000001 0.5000005 0.5000002 0.5000004 0.5000004 0.5000004 0.50000024 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 49 { asm "TEX.LL.DC R8, R108, R168, 241, 2D, 0x1"   active 0xff
  s = { 0.17838542 1.25 0.9401042 -0.07421875 0.49609375 1.125 0.78125 1.0416666 ... }
  t = { 0.17382812 0.2890625 0.92285156 1.3515625 0 0.625 0.36523438 -1.1618924 ... }
  lod = { 1.9960938 0.99609375 0.5029297 1.9990234 1.0068359 1.6953125 0.9970703 2.9169922 ... }
  dref = { 0.5 0.6875 0.75 0.875 0.625 0.9375 0.625 0.6875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f2b0000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f050000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3c000000
  expect lane 7 R8 = 0x3f150000
}

warp 50 { asm "TEX.LL.DC R8, R88, R236, 242, 2D, 0x1"   active 0xff
  s = { 0.76171875 0.5888672 -0.107421875 1.5 1 -1.25 -0.375 1.1875 ... }
  t = { 0.765625 1.1666666 1.75 -0.5 -0.0052083335 0.19140625 -0.0078125 4.25 ... }
  lod = { 0.99902344 0.50097656 1.9951172 1.5556641 0.99609375 1.0058594 1.4970703 1.5019531 ... }
  dref = { 0.50000006 0.50000036 0.50000036 0.5000002 0.5000004 0.50000036 0.5000004 0.5000001 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 51 { asm "TEX.LL R8, R44, R140, 243, CUBE, 0x1"   active 0xff
  s = { -1 -0.9628906 -1 -0.9453125 -0.7578125 -0.7597656 0.8847656 -1 ... }
  t = { -0.7519531 1 0.8886719 -1 -1 1 0.8671875 0.91796875 ... }
  r = { -0.9296875 0.9902344 0.8984375 -0.9042969 -0.86328125 -0.8925781 -1 -0.8378906 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f3395b4
  expect lane 1 R8 = 0x3e903490
  expect lane 2 R8 = 0x3ecb80cc
  expect lane 3 R8 = 0x3f11a192
  expect lane 4 R8 = 0x3edf84e0
  expect lane 5 R8 = 0x3f19dd9a
  expect lane 6 R8 = 0x3ef346f3
  expect lane 7 R8 = 0x3ed872d8
}

warp 52 { asm "TEX.LL R8, R8, R228, 244, CUBE, 0x1"   active 0xff
  s = { 1 0.99609375 0.8417969 -1 -0.9707031 1 -0.75 -0.5 ... }
  t = { 0.875 -1 1 -0.6015625 -1 -0.78125 -1 -1 ... }
  r = { 1 0.828125 0.8457031 0.74609375 0.7519531 0.87890625 -0.50390625 0.84375 ... }
  lod = { 0 0.5 0.0048828125 0.5029297 0 0.0048828125 0 0.00390625 ... }
  expect lane 0 R8 = 0x3e8c208c
  expect lane 1 R8 = 0x3ee4dce5
  expect lane 2 R8 = 0x3ed854d8
  expect lane 3 R8 = 0x3f032c83
  expect lane 4 R8 = 0x3f126092
  expect lane 5 R8 = 0x3eedc6ee
  expect lane 6 R8 = 0x3eb488b5
  expect lane 7 R8 = 0x3f5edfdf
}

warp 53 { asm "TEX.LL R8, R112, R140, 245, CUBE, 0x1"   active 0xff
  s = { -0.578125 1 -0.75390625 -0.984375 -0.84375 1 -1 1 ... }
  t = { 1 -0.890625 1 1 -0.90625 -0.8691406 -0.7363281 -0.25 ... }
  r = { -0.55078125 0.93359375 -0.96484375 0.96875 1 0.8847656 0.875 -0.9140625 ... }
  lod = { 0.7548828 0.24609375 0.6328125 0.41210938 0.12402344 0.9628906 0.9873047 0.8330078 ... }
  expect lane 0 R8 = 0x3f4b5ccb
  expect lane 1 R8 = 0x3f11d392
  expect lane 2 R8 = 0x3ee05ae0
  expect lane 3 R8 = 0x3edf06df
  expect lane 4 R8 = 0x3efdecfe
  expect lane 5 R8 = 0x3f0dde8e
  expect lane 6 R8 = 0x3f619ce2
  expect lane 7 R8 = 0x3f1c439c
}

warp 54 { asm "TEX.LL R8, R12, R136, 246, CUBE, 0x1"   active 0xff
  s = { 1.1035156 -1.1035156 -1.1035156 -2 1.1875 1.1875 -1.0332031 -2 ... }
  t = { 1.1035156 -1.1035156 2 1.0214844 1.0371094 -1.2109375 2 -1.1503906 ... }
  r = { 2 -2 -1.1035156 1.0703125 2 2 -1.0976562 1.1386719 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e9d1c9d
  expect lane 1 R8 = 0x3f189899
  expect lane 2 R8 = 0x3f046484
  expect lane 3 R8 = 0x3e8b468b
  expect lane 4 R8 = 0x3e6520e5
  expect lane 5 R8 = 0x3e973a97
  expect lane 6 R8 = 0x3f0bfd8c
  expect lane 7 R8 = 0x3f2634a6
}

warp 55 { asm "TEX.LL R8, R4, R216, 247, CUBE, 0xf"   active 0xff
  s = { -0.9765625 -1 -1 1 -1 -0.9869792 -0.7604167 0.9505208 ... }
  t = { -0.7369792 -0.9322917 -0.7265625 0.9296875 0.828125 0.9348958 1 1 ... }
  r = { 1 0.6822917 0.7395833 -0.9192708 0.7369792 -1 0.7135417 0.6848958 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf133f26 R9 = 0x3e10c122 R10 = 0xbe199133 R11 = 0xbee1f5c4
  expect lane 1 R8 = 0xbe7f39fe R9 = 0x3eef41df R10 = 0xbf4ae396 R11 = 0xbdec41d9
  expect lane 2 R8 = 0xbe85490b R9 = 0x3ee991d3 R10 = 0xbf236747 R11 = 0xbe018103
  expect lane 3 R8 = 0x3e8fe120 R9 = 0xbed6edae R10 = 0x3e97f130 R11 = 0x3ed469a9
  expect lane 4 R8 = 0xbf2fbd5f R9 = 0x3cf641ed R10 = 0x3dff11fe R11 = 0xbf0d791b
  expect lane 5 R8 = 0xbeaeb55d R9 = 0xbeaaad55 R10 = 0x3ec43188 R11 = 0xbe5459a9
  expect lane 6 R8 = 0xbe2dc95c R9 = 0x3f0bfb18 R10 = 0xbef829f0 R11 = 0xbd12e126
  expect lane 7 R8 = 0x3e7051e1 R9 = 0xbe6359c7 R10 = 0xbeb22d64 R11 = 0x3ebcb179
}

warp 56 { asm "TEX.LL R8, R36, R156, 248, CUBE, 0x1"   active 0xff
  s = { -0.9427083 0.0703125 0.984375 -0.65625 0.828125 0.8046875 -0.9895833 1 ... }
  t = { 0.7916667 -1 1 1 1 -1 0.7265625 -0.5703125 ... }
  r = { -1 0.203125 -0.0703125 -0.0390625 -0.3125 -0.1171875 1 -0.984375 ... }
  lod = { 0.99121094 0.00390625 0.49804688 0.23730469 0.4970703 0.0048828125 0 0 ... }
  expect lane 0 R8 = 0xbeea41d5
  expect lane 1 R8 = 0x3e5309a6
  expect lane 2 R8 = 0x3e41a183
  expect lane 3 R8 = 0xbeeb31d6
  expect lane 4 R8 = 0x3d200140
  expect lane 5 R8 = 0x3e96552d
  expect lane 6 R8 = 0xbeb5c96c
  expect lane 7 R8 = 0xbef669ed
}

warp 57 { asm "TEX.LL R8, R8, R124, 249, CUBE, 0xf"   active 0xff
  s = { -0.9947917 -1 -1 -0.5 -0.7734375 -0.8125 0.6770833 1 ... }
  t = { 0.7682292 -0.7890625 0.015625 0.9921875 -1 0.7083333 1 0.734375 ... }
  r = { 1 0 0.6484375 1 0.8541667 -1 0.8489583 0.453125 ... }
  lod = { 0.99609375 0.15527344 0 0.0048828125 0.005859375 0.9980469 0.50097656 0.50097656 ... }
  expect lane 0 R8 = 0x3da7014e R9 = 0x3d2cc15a R10 = 0x3e74c1ea R11 = 0xbf0a5f15
  expect lane 1 R8 = 0xbe999533 R9 = 0x3e98d132 R10 = 0xbf319363 R11 = 0xbe2a1154
  expect lane 2 R8 = 0xbf194533 R9 = 0x3df151e3 R10 = 0x3f5599ab R11 = 0xbeee01dc
  expect lane 3 R8 = 0x3e12b125 R9 = 0x3f17912f R10 = 0xbee0fdc2 R11 = 0x3e89d914
  expect lane 4 R8 = 0xbef005e0 R9 = 0x3e75a1eb R10 = 0xbf0c2b18 R11 = 0xbeab7957
  expect lane 5 R8 = 0xbee8a5d1 R9 = 0x3e86390c R10 = 0x3eeb01d6 R11 = 0xbea41d48
  expect lane 6 R8 = 0x3eea95d5 R9 = 0xbeccd99a R10 = 0xbdff01fe R11 = 0x3e85cd0c
  expect lane 7 R8 = 0x3e9d353a R9 = 0x3e85050a R10 = 0xbe8d1d1a R11 = 0x3e890d12
}

warp 58 { asm "TEX.LL R8, R104, R188, 250, CUBE, 0xf"   active 0xff
  s = { 1.1380209 1.1380209 -2 1.25 -2 1.3046875 -1.046875 2 ... }
  t = { 1.1380209 2 1.1380209 -2 1.234375 -2 2 1.0572916 ... }
  r = { 2 -1.1380209 1.1380209 1.1848959 1.0598959 -1.0494791 1.2578125 1.03125 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ea24545 R9 = 0xbe67d1d0 R10 = 0xbe881110 R11 = 0x3ee6cdce
  expect lane 1 R8 = 0x3eb4e96a R9 = 0xbee245c5 R10 = 0x3e8c9919 R11 = 0x3ef971f3
  expect lane 2 R8 = 0xbe438987 R9 = 0x3f068d0d R10 = 0xbe8a1514 R11 = 0xbd69e1d4
  expect lane 3 R8 = 0x3e5ff9c0 R9 = 0x3dadd15c R10 = 0x3e944529 R11 = 0x3eb48569
  expect lane 4 R8 = 0xbe53f1a8 R9 = 0x3f027305 R10 = 0xbea6714d R11 = 0xbd95c12c
  expect lane 5 R8 = 0xbea24145 R9 = 0xbc210142 R10 = 0x3e942d28 R11 = 0xbf17ad2f
  expect lane 6 R8 = 0xbe018103 R9 = 0x3f170d2e R10 = 0xbe7261e5 R11 = 0x3bf201e4
  expect lane 7 R8 = 0x3ebde97c R9 = 0xbea8e152 R10 = 0xbe58d1b2 R11 = 0x3f013b02
}

warp 59 { asm "TEX.LL R8, R44, R184, 251, CUBE, 0x1"   active 0xff
  s = { -0.63671875 0.7265625 0.91796875 1 1 0.95703125 0.61328125 0.640625 ... }
  t = { 1 -0.90234375 -0.62890625 0.50390625 0.61328125 0.90625 -0.67578125 -0.81640625 ... }
  r = { -0.96484375 -1 -1 0.5859375 0.546875 -1 -1 -1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f1d8c9e
  expect lane 1 R8 = 0x3e97a498
  expect lane 2 R8 = 0x3e96b697
  expect lane 3 R8 = 0x3d097089
  expect lane 4 R8 = 0x3d2e10ae
  expect lane 5 R8 = 0x3ef1eef2
  expect lane 6 R8 = 0x3e21f4a2
  expect lane 7 R8 = 0x3e6e68ee
}

warp 60 { asm "TEX.LL R8, R20, R200, 252, CUBE, 0x1"   active 0xff
  s = { 1 0 1 0.0859375 0 0.80859375 -0.5 0.5234375 ... }
  t = { 0 1 -0.59375 1 -1 -0.6640625 1 -1 ... }
  r = { 0 -0.5546875 -0.71875 0.0703125 0 -1 -0.5 -0.71875 ... }
  lod = { 0 0.35546875 0.005859375 0.5126953 0 0.9980469 0.5810547 0.00390625 ... }
  expect lane 0 R8 = 0x3ea03ca0
  expect lane 1 R8 = 0x3f094c89
  expect lane 2 R8 = 0x3efb96fc
  expect lane 3 R8 = 0x3eb8feb9
  expect lane 4 R8 = 0x3ef75af7
  expect lane 5 R8 = 0x3ee60ae6
  expect lane 6 R8 = 0x3f000080
  expect lane 7 R8 = 0x3ede3ede
}

warp 61 { asm "TEX.LL R8, R80, R236, 253, CUBE, 0x1"   active 0xff
  s = { -0.90625 0.8203125 -1 0.96875 0.6796875 -0.78125 -1 0 ... }
  t = { 0.6953125 -1 -0.3828125 0.0078125 0.421875 1 0.5 -1 ... }
  r = { -1 -0.8203125 0.5 -1 1 -0.2421875 -0.984375 0.0078125 ... }
  lod = { 0.6777344 0.24902344 0.7207031 0.890625 0.8798828 0.83496094 0.609375 0.33789062 ... }
  expect lane 0 R8 = 0x3eba34ba
  expect lane 1 R8 = 0x3f0ee88f
  expect lane 2 R8 = 0x3f740ef4
  expect lane 3 R8 = 0x3e5cc4dd
  expect lane 4 R8 = 0x3f57b4d8
  expect lane 5 R8 = 0x3ea42ca4
  expect lane 6 R8 = 0x3f37deb8
  expect lane 7 R8 = 0x3f055d85
}

warp 62 { asm "TEX.B.LL R8, R24, R132, 0, CUBE, 0x1"   active 0xff
  s = { -1.2070312 -1.2070312 -2 -1.1875 -1.3085938 -1.15625 -2 2 ... }
  t = { -2 2 -1.2070312 1.03125 -1.4414062 2 1.3125 -1.4960938 ... }
  r = { -1.2070312 1.2070312 -1.2070312 -2 2 -1.4921875 -1.328125 -1.4570312 ... }
  handle = handle(texture 34, sampler 254)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ee6bae7
  expect lane 1 R8 = 0x3e8edc8f
  expect lane 2 R8 = 0x3ecdfcce
  expect lane 3 R8 = 0x3efe0efe
  expect lane 4 R8 = 0x3f5d8ede
  expect lane 5 R8 = 0x3f163596
  expect lane 6 R8 = 0x3f0fdd90
  expect lane 7 R8 = 0x3ecc3ecc
}

warp 63 { asm "TEX.LL R8, R12, R204, 255, CUBE, 0x1"   active 0xff
  s = { 1 0.878125 -1 0.9421875 0.8515625 0.890625 1 -0.9296875 ... }
  t = { -0.8796875 -1 -0.915625 1 1 1 -0.8734375 1 ... }
  r = { -0.840625 -0.86875 -0.9578125 0.821875 -0.9578125 -0.834375 0.9390625 0.9265625 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f6ad3d0
  expect lane 1 R8 = 0xbeb3d3ef
  expect lane 2 R8 = 0x3fe25a06
  expect lane 3 R8 = 0xc00a1961
  expect lane 4 R8 = 0xbf63d5c8
  expect lane 5 R8 = 0xbf961ef0
  expect lane 6 R8 = 0x3e106cff
  expect lane 7 R8 = 0xbd11ea54
}

warp 0 { asm "TEX.B.LL R8, R108, R220, 0, CUBE, 0x1"   active 0xff
  s = { 0.83203125 1 -0.9921875 -0.171875 -1 -0.67578125 0.8 1 ... }
  t = { -1 -0.8359375 -0.37109375 -0.5 0.69921875 -0.75390625 -1 -0.8015625 ... }
  r = { -0.90625 -0.71875 -1 -1 0.6171875 1 -0.9984375 -0.996875 ... }
  handle = handle(texture 35, sampler 256)
  lod = { 0.9951172 0.9970703 0.9980469 0.99609375 0.49804688 0 0.99902344 0.9970703 ... }
  expect lane 0 R8 = 0xbfdd90a4
  expect lane 1 R8 = 0xbfe32583
  expect lane 2 R8 = 0x3f836277
  expect lane 3 R8 = 0x3fcb1f64
  expect lane 4 R8 = 0x3ecfe610
  expect lane 5 R8 = 0x3fca6b8d
  expect lane 6 R8 = 0xbfe42eee
  expect lane 7 R8 = 0xbfefe2a3
}

warp 1 { asm "TEX.LL R8, R100, R128, 257, CUBE, 0x1"   active 0xff
  s = { 1 1 1 0.9015625 0.9921875 0.9734375 -0.8 1 ... }
  t = { 0.8453125 0.5 0.865625 -1 -1 0.8078125 1 -0.90234375 ... }
  r = { -0.984375 0.75 0.984375 0.8140625 -0.5 1 -0.9984375 -0.56640625 ... }
  lod = { 0.5332031 0.00390625 0.46191406 0.005859375 0 0.0048828125 0.50097656 0.9980469 ... }
  expect lane 0 R8 = 0xbbbfa128
  expect lane 1 R8 = 0x3ebc87f8
  expect lane 2 R8 = 0x3e8b26d3
  expect lane 3 R8 = 0xbf08dbae
  expect lane 4 R8 = 0xbebf03e6
  expect lane 5 R8 = 0x3e1dc010
  expect lane 6 R8 = 0xbf37a0a5
  expect lane 7 R8 = 0xbff19fcd
}

warp 2 { asm "TEX.LL R8, R44, R208, 258, CUBE, 0x1"   active 0xff
  s = { -1.0828125 1.0828125 -2 1.11875 -1.0359375 2 1.009375 1.0359375 ... }
  t = { 1.0828125 -2 -1.0828125 -2 2 1.04375 -1.05625 1.153125 ... }
  r = { -2 1.0828125 -1.0828125 -1.103125 1.096875 1.075 -2 2 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f29dc2f
  expect lane 1 R8 = 0x3d741232
  expect lane 2 R8 = 0x3fb718c6
  expect lane 3 R8 = 0x3ef176cd
  expect lane 4 R8 = 0x3e90cdd3
  expect lane 5 R8 = 0xbf8cb3a1
  expect lane 6 R8 = 0x3e1bca2e
  expect lane 7 R8 = 0xbfee4299
}

warp 3 { asm "TEX.LL R8, R72, R168, 259, CUBE, 0xf"   active 0xff
  s = { -1 -0.8261719 -0.9472656 -0.8769531 1 -0.8359375 1 1 ... }
  t = { -0.8222656 1 0.9316406 -1 0.75390625 1 -0.77734375 0.7636719 ... }
  r = { -0.7753906 -0.8808594 1 -0.81640625 -0.99609375 -0.7988281 -0.9277344 -0.8808594 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3fd98000 R9 = 0xc1052000 R10 = 0x40a2e000 R11 = 0x4000e000
  expect lane 1 R8 = 0x410c6000 R9 = 0xc02a4000 R10 = 0xc0038000 R11 = 0xbf7e2000
  expect lane 2 R8 = 0xc09f4000 R9 = 0xbe0c8000 R10 = 0x4011e000 R11 = 0x3f8d6000
  expect lane 3 R8 = 0x410a6000 R9 = 0x4007a000 R10 = 0x40682000 R11 = 0xbec12000
  expect lane 4 R8 = 0xc0f3e000 R9 = 0xbfbfa000 R10 = 0xbf3a0000 R11 = 0x3f5ba000
  expect lane 5 R8 = 0x411f0000 R9 = 0xc031c000 R10 = 0xc0150000 R11 = 0xbf8fe000
  expect lane 6 R8 = 0x401aa000 R9 = 0x40812000 R10 = 0x3ff74000 R11 = 0xbfc8e000
  expect lane 7 R8 = 0xc10e8000 R9 = 0xc0418000 R10 = 0xbfbb4000 R11 = 0x3f80a000
}

warp 4 { asm "TEX.LL R8, R88, R220, 260, CUBE, 0x3"   active 0xff
  s = { -0.68359375 -0.93359375 -0.25 -1 0.875 0.8515625 -0.7441406 -1 ... }
  t = { 1 0.51953125 1 0.16210938 -1 -0.8027344 0.7519531 0.8105469 ... }
  r = { -0.9375 1 -0.8730469 0.7519531 1 -1 1 -0.9980469 ... }
  lod = { 0.5029297 0.99609375 0 0 0.0048828125 0.0068359375 0 0.5 ... }
  expect lane 0 R8 = 0x403a8000 R9 = 0xbfd86000
  expect lane 1 R8 = 0xbdcaa000 R9 = 0xbc9ba000
  expect lane 2 R8 = 0xc0ac8000 R9 = 0xc0260000
  expect lane 3 R8 = 0xc0bf8000 R9 = 0x409ec000
  expect lane 4 R8 = 0xbf504000 R9 = 0xc0362000
  expect lane 5 R8 = 0x40a00000 R9 = 0xbfb8a000
  expect lane 6 R8 = 0xc0c16000 R9 = 0xc0362000
  expect lane 7 R8 = 0x4083e000 R9 = 0x3f6b6000
}

warp 5 { asm "TEX.LL R8, R40, R208, 261, CUBE, 0x8"   active 0xff
  s = { -1 -1 -0.8730469 1 0.25 0.9785156 1 0.25 ... }
  t = { -0.8828125 -0.5 1 0.6015625 -0.7792969 0.7714844 0.6328125 -1 ... }
  r = { -0.8359375 -0.75 0.9316406 -0.94140625 1 -1 0.9921875 0.7519531 ... }
  lod = { 0.119140625 0.6279297 0.6113281 0.6855469 0.060546875 0.95703125 0.26367188 0.27734375 ... }
  expect lane 0 R8 = 0x401a0000
  expect lane 1 R8 = 0x3f6ca000
  expect lane 2 R8 = 0x410c6000
  expect lane 3 R8 = 0xc11ce000
  expect lane 4 R8 = 0x3ee12000
  expect lane 5 R8 = 0xc097a000
  expect lane 6 R8 = 0xbfbb8000
  expect lane 7 R8 = 0x401f0000
}

warp 6 { asm "TEX.B.LL R8, R60, R156, 0, CUBE, 0x3"   active 0xff
  s = { 1.1035156 -1.1035156 1.1035156 -1.0136719 -1.234375 2 1.0996094 1.0449219 ... }
  t = { 1.1035156 1.1035156 1.1035156 -2 -2 1.234375 2 2 ... }
  r = { 2 -2 -2 -1.2421875 1.0683594 1.2148438 1.0898438 1.1191406 ... }
  handle = handle(texture 36, sampler 262)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x40a76000 R9 = 0x3fa5e000
  expect lane 1 R8 = 0x41168000 R9 = 0x3e4bc000
  expect lane 2 R8 = 0xc0ef0000 R9 = 0xbe550000
  expect lane 3 R8 = 0xbf4fe000 R9 = 0x3f4ee000
  expect lane 4 R8 = 0x410c8000 R9 = 0x40890000
  expect lane 5 R8 = 0x40ada000 R9 = 0x3f6dc000
  expect lane 6 R8 = 0x40884000 R9 = 0x400f0000
  expect lane 7 R8 = 0x4090e000 R9 = 0x3fe26000
}

warp 7 { asm "TEX.LL R8, R100, R136, 263, CUBE, 0x1"   active 0xff
  s = { -0.7057292 -0.8125 1 0.8020833 -1 1 0.6796875 -0.7109375 ... }
  t = { 1 0.7291667 0.6770833 -0.765625 -0.9817708 -0.8932292 -0.8046875 -0.8177083 ... }
  r = { 0.671875 1 0.9192708 1 -0.71875 0.9765625 1 -1 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf5d1dba
  expect lane 1 R8 = 0x3db7d170
  expect lane 2 R8 = 0xbeb53d6a
  expect lane 3 R8 = 0x3f325b65
  expect lane 4 R8 = 0x3ddce1ba
  expect lane 5 R8 = 0x3ed005a0
  expect lane 6 R8 = 0x3f5683ad
  expect lane 7 R8 = 0xbeafb15f
}

warp 8 { asm "TEX.LL R8, R108, R156, 264, CUBE, 0x1"   active 0xff
  s = { -1 1 -1 0.9453125 -0.6666667 1 1 0.9114583 ... }
  t = { -0.734375 0.4921875 0.8307292 -1 0.9427083 -0.9609375 -0.7994792 -1 ... }
  r = { 0.9713542 0.484375 -0.8411458 -0.6171875 1 -0.2578125 0.6666667 -0.6666667 ... }
  lod = { -1.2246094 -1.6113281 -0.875 -1.7148438 -1.2207031 -1.5761719 -1.6884766 -1.0957031 ... }
  expect lane 0 R8 = 0xbe992532
  expect lane 1 R8 = 0x3e0ab115
  expect lane 2 R8 = 0x3e86290c
  expect lane 3 R8 = 0x3eb6456d
  expect lane 4 R8 = 0x3c828105
  expect lane 5 R8 = 0xbcc80190
  expect lane 6 R8 = 0xbc7481e9
  expect lane 7 R8 = 0xbe116123
}

warp 9 { asm "TEX.LL R8, R68, R168, 265, CUBE, 0x1"   active 0xff
  s = { 0.8125 1 1 0.6015625 0.78125 1 -0.1953125 -1 ... }
  t = { -0.734375 0.6640625 -0.8125 -1 -0.84375 -0.984375 1 -0.8333333 ... }
  r = { 1 0.8333333 0 0.3046875 1 -1 0 -0.6692708 ... }
  lod = { 0.0068359375 0.99609375 0 0.46875 0.5029297 0.8798828 0.12011719 0.19042969 ... }
  expect lane 0 R8 = 0x3f317363
  expect lane 1 R8 = 0xbe5461a9
  expect lane 2 R8 = 0x3cbd417b
  expect lane 3 R8 = 0xbece699d
  expect lane 4 R8 = 0x3db24165
  expect lane 5 R8 = 0xbe6729ce
  expect lane 6 R8 = 0x3ecf099e
  expect lane 7 R8 = 0x3e5f61bf
}

warp 10 { asm "TEX.LL R8, R44, R216, 266, CUBE, 0x1"   active 0xff
  s = { 1.1380209 2 1.1380209 -2 1.1640625 -2 2 -1.2473959 ... }
  t = { -2 -1.1380209 2 1.1875 1.2552084 1.2265625 1.0208334 1.0755209 ... }
  r = { 1.1380209 1.1380209 -1.1380209 1.1067709 -2 1.3098959 -1.1171875 2 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3edd01ba
  expect lane 1 R8 = 0x3f005d01
  expect lane 2 R8 = 0xbe25394a
  expect lane 3 R8 = 0xbedd6dbb
  expect lane 4 R8 = 0xbdfab1f5
  expect lane 5 R8 = 0xbe914123
  expect lane 6 R8 = 0xbe95052a
  expect lane 7 R8 = 0xbf039f07
}

warp 11 { asm "TEX.B.LL R8, R96, R184, 0, ARRAY_CUBE, 0xf"   active 0xff
  array = { 0 2 0 2 1 1 2 1 ... }
  s = { 0.8125 0.9472656 0.8203125 -0.8300781 0.9160156 -0.9355469 -1 1 ... }
  t = { 0.75390625 1 -0.7792969 1 0.87109375 -0.8671875 -0.765625 0.9902344 ... }
  r = { 1 -0.86328125 -1 -0.8066406 -1 1 0.9375 -0.9609375 ... }
  handle = handle(texture 38, sampler 267)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3eca4eca R9 = 0x3f4082c1 R10 = 0x3e6bf4ec R11 = 0x3eec70ec
  expect lane 1 R8 = 0x3e937e93 R9 = 0x3f251aa5 R10 = 0x3f00f681 R11 = 0x3eb5a0b6
  expect lane 2 R8 = 0x3e3a20ba R9 = 0x3eb164b1 R10 = 0x3f340db4 R11 = 0x3de3b0e4
  expect lane 3 R8 = 0x3eb08cb1 R9 = 0x3f0d7b8d R10 = 0x3f4ebccf R11 = 0x3e866286
  expect lane 4 R8 = 0x3e08b889 R9 = 0x3efb12fb R10 = 0x3f28b4a9 R11 = 0x3e4cfccd
  expect lane 5 R8 = 0x3f12c493 R9 = 0x3f1dcf9e R10 = 0x3e90f491 R11 = 0x3f23d5a4
  expect lane 6 R8 = 0x3f3589b6 R9 = 0x3ee890e9 R10 = 0x3ed67ed6 R11 = 0x3f469ac7
  expect lane 7 R8 = 0x3e55c4d6 R9 = 0x3f10cc91 R10 = 0x3f13cf94 R11 = 0x3e8d048d
}

warp 12 { asm "TEX.LL R8, R56, R152, 268, ARRAY_CUBE, 0xf"   active 0xff
  array = { 2 1 2 2 0 1 0 2 ... }
  s = { -0.2578125 0.859375 -0.75390625 1 -0.65234375 1 1 -1 ... }
  t = { -1 1 1 -0.75 0.49609375 -0.8496094 1 0.9921875 ... }
  r = { 0 -0.8828125 0.7675781 0.75 -1 0.8066406 0.8046875 -0.0078125 ... }
  lod = { 0.9980469 0.005859375 0.5029297 0.99609375 0.99902344 0 0 0.060546875 ... }
  expect lane 0 R8 = 0x3f01f882 R9 = 0x3eb9a6ba R10 = 0x3f382eb8 R11 = 0x3ee7d4e8
  expect lane 1 R8 = 0x3eb10eb1 R9 = 0x3f32e1b3 R10 = 0x3eed4aed R11 = 0x3ed330d3
  expect lane 2 R8 = 0x3f3572b5 R9 = 0x3e920c92 R10 = 0x3f094689 R11 = 0x3f4683c7
  expect lane 3 R8 = 0x3ee6d4e7 R9 = 0x3f19909a R10 = 0x3f3fb6c0 R11 = 0x3e9e8c9f
  expect lane 4 R8 = 0x3f586cd8 R9 = 0x3e4f20cf R10 = 0x3f0f238f R11 = 0x3f687ce8
  expect lane 5 R8 = 0x3edd18dd R9 = 0x3f019f82 R10 = 0x3f5cfadd R11 = 0x3eff3aff
  expect lane 6 R8 = 0x3e8b4c8b R9 = 0x3f2101a1 R10 = 0x3ee5a6e6 R11 = 0x3ead6ead
  expect lane 7 R8 = 0x3ea6aea7 R9 = 0x3f2bafac R10 = 0x3f058986 R11 = 0x3ec8d0c9
}

warp 13 { asm "TEX.B.LL R8, R40, R140, 0, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 0 0 1 0 2 1 ... }
  s = { 0.65625 0 -1 0 0.453125 0.7109375 0.5 -1 ... }
  t = { 1 1 -0.68359375 0.0078125 -1 -0.5 -0.9921875 -0.875 ... }
  r = { -0.61328125 0 0.8046875 -1 0.9921875 -1 -1 -1 ... }
  handle = handle(texture 38, sampler 269)
  lod = { 0.5722656 0.6904297 0.69628906 0.4560547 0.48632812 0.8955078 0.890625 0.5361328 ... }
  expect lane 0 R8 = 0x3f29bcaa
  expect lane 1 R8 = 0x3ecf6ecf
  expect lane 2 R8 = 0x3f3f16bf
  expect lane 3 R8 = 0x3f2607a6
  expect lane 4 R8 = 0x3f603fe0
  expect lane 5 R8 = 0x3f6b31eb
  expect lane 6 R8 = 0x3f2638a6
  expect lane 7 R8 = 0x3ed11ad1
}

warp 14 { asm "TEX.LL R8, R64, R180, 270, ARRAY_CUBE, 0x8"   active 0xff
  array = { 0 0 0 1 0 1 1 2 ... }
  s = { -2 1.1035156 -1.1035156 1.1035156 1.2421875 1.2226562 -1.2382812 1.1230469 ... }
  t = { 1.1035156 1.1035156 -2 1.1015625 -2 1.046875 2 2 ... }
  r = { 1.1035156 2 -1.1035156 2 1.0039062 2 1.1210938 1.1738281 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ea868a8
  expect lane 1 R8 = 0x3ebf3ebf
  expect lane 2 R8 = 0x3f2646a6
  expect lane 3 R8 = 0x3ed330d3
  expect lane 4 R8 = 0x3f03f684
  expect lane 5 R8 = 0x3f02a483
  expect lane 6 R8 = 0x3f1dd99e
  expect lane 7 R8 = 0x3ec0aec1
}

warp 15 { asm "TEX.LL R8, R64, R188, 271, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 3 1 2 0 1 3 ... }
  s = { -0.8125 1 1 0.875 1 1 -0.9557292 0.9479167 ... }
  t = { -0.84375 -0.7213542 0.8697917 0.7161458 0.8958333 0.9791667 -1 1 ... }
  r = { -1 -0.9114583 0.8984375 -1 0.9244792 -0.953125 0.7786458 -0.9244792 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e4403d8
  expect lane 1 R8 = 0xbeb99dc4
  expect lane 2 R8 = 0xbc41a595
  expect lane 3 R8 = 0xc0139a72
  expect lane 4 R8 = 0xbdb7bf3b
  expect lane 5 R8 = 0x3e5bcc9c
  expect lane 6 R8 = 0x3f7a90a0
  expect lane 7 R8 = 0xbe57fca5
}

warp 16 { asm "TEX.LL R8, R108, R236, 272, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 1 0 3 0 2 2 ... }
  s = { -0.0078125 -0.984375 -0.6171875 1 1 1 -0.5 1 ... }
  t = { -0.984375 -1 0.5 0.7630208 -0.8203125 0.265625 -1 0.7578125 ... }
  r = { 1 0 1 0.6666667 0.3203125 -0.96875 0.9921875 0.9973958 ... }
  lod = { 0.75097656 0 0.68652344 0 0.5019531 0.5019531 0.0048828125 0.99609375 ... }
  expect lane 0 R8 = 0xbf517f29
  expect lane 1 R8 = 0x3eacccec
  expect lane 2 R8 = 0xbe907b84
  expect lane 3 R8 = 0x3da12017
  expect lane 4 R8 = 0x3fae1303
  expect lane 5 R8 = 0xbec008a2
  expect lane 6 R8 = 0xbf7e7a1e
  expect lane 7 R8 = 0x3fc0d042
}

warp 17 { asm "TEX.B.LL R8, R56, R204, 0, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 3 0 1 3 3 3 1 ... }
  s = { -0.6640625 -0.265625 -1 0.5546875 -0.8515625 1 1 0 ... }
  t = { 1 0.2578125 -0.984375 -1 1 -0.71875 -0.828125 -1 ... }
  r = { 0.140625 1 -0.140625 -0.03125 -0.0078125 -0.671875 -0.8307292 0 ... }
  handle = handle(texture 39, sampler 273)
  lod = { 0 0.4296875 0.5019531 0.99902344 0.99609375 0.0068359375 0.50097656 0.34277344 ... }
  expect lane 0 R8 = 0x3ee4a847
  expect lane 1 R8 = 0xbe497865
  expect lane 2 R8 = 0xbfdc03bc
  expect lane 3 R8 = 0xbe1e7bcc
  expect lane 4 R8 = 0xbe896e91
  expect lane 5 R8 = 0x3f1d7304
  expect lane 6 R8 = 0x40030c6e
  expect lane 7 R8 = 0xbe3d6bb5
}

warp 18 { asm "TEX.LL R8, R116, R152, 274, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 0 2 0 0 1 ... }
  s = { -1.1380209 -2 -1.1380209 -1.3072916 1.0390625 -1.1692709 -2 1.171875 ... }
  t = { -1.1380209 -1.1380209 -1.1380209 2 -1.0052084 1.0364584 -1.0208334 1.1484375 ... }
  r = { 2 1.1380209 2 -1.1354166 -2 -2 -1.2786459 -2 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf1a83de
  expect lane 1 R8 = 0x3fd43c39
  expect lane 2 R8 = 0x3f9bea49
  expect lane 3 R8 = 0x3ebe4234
  expect lane 4 R8 = 0xbd4dbd0f
  expect lane 5 R8 = 0x3ea6c397
  expect lane 6 R8 = 0x3e301c9c
  expect lane 7 R8 = 0xbf7f92ed
}

warp 19 { asm "TEX.LL R8, R56, R188, 275, CUBE, 0x1"   active 0xff
  s = { -0.21875 -0.0390625 0.0390625 -1 -0.34375 1 -1 1 ... }
  t = { 1 -0.6953125 -0.46875 -0.8359375 1 0.84375 -0.5859375 -0.0390625 ... }
  r = { 0.9921875 -1 -1 0.3203125 0.8046875 0.15625 0.9921875 0.5625 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ed332d3
  expect lane 1 R8 = 0x3f29b5aa
  expect lane 2 R8 = 0x3f1d459d
  expect lane 3 R8 = 0x3f070487
  expect lane 4 R8 = 0x3ee018e0
  expect lane 5 R8 = 0x3e852c85
  expect lane 6 R8 = 0x3eca18ca
  expect lane 7 R8 = 0x3d9e509e
}

warp 20 { asm "TEX.LL R8, R0, R140, 276, CUBE, 0x1"   active 0xff
  s = { 1 -1 0.15625 0.859375 -0.0078125 0.375 -0.7265625 -1 ... }
  t = { -0.71875 1 1 1 -1 -0.015625 1 -1 ... }
  r = { 0.5 0.5 1 -0.2109375 0.0078125 1 -0.9375 0.1796875 ... }
  lod = { 0.63378906 0 0.005859375 0.99609375 0.9980469 0.5 0 0.0048828125 ... }
  expect lane 0 R8 = 0x3ea3f0a4
  expect lane 1 R8 = 0x3ed732d7
  expect lane 2 R8 = 0x3ecbcecc
  expect lane 3 R8 = 0x3eb9e8ba
  expect lane 4 R8 = 0x3f6a40ea
  expect lane 5 R8 = 0x3e424cc2
  expect lane 6 R8 = 0x3f022582
  expect lane 7 R8 = 0x3f178c98
}

warp 21 { asm "TEX.B.LL R8, R60, R120, 0, CUBE, 0x1"   active 0xff
  s = { 0 1 -1 1 0 0 -0.125 1 ... }
  t = { 0.4609375 -1 -0.453125 0.953125 -1 1 0.1875 -0.984375 ... }
  r = { -1 -0.9921875 -0.1953125 -0.0078125 -0.8359375 0 1 -0.28125 ... }
  handle = handle(texture 40, sampler 277)
  lod = { 0.5 0.030273438 0.46679688 0.6767578 0.7832031 0.55078125 0.5527344 0.45117188 ... }
  expect lane 0 R8 = 0x3f089989
  expect lane 1 R8 = 0x3f6b8fec
  expect lane 2 R8 = 0x3e9d0a9d
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f6b8fec
  expect lane 5 R8 = 0x3f1d0a9d
  expect lane 6 R8 = 0x3e6850e8
  expect lane 7 R8 = 0x0
}

warp 22 { asm "TEX.LL R8, R32, R164, 278, CUBE, 0x1"   active 0xff
  s = { -1.4140625 -1.4140625 1.4140625 2 -1.0234375 1.125 2 2 ... }
  t = { 1.4140625 -1.4140625 1.4140625 1.78125 1.4609375 2 -1.2265625 -1.15625 ... }
  r = { -2 2 -2 -1.4453125 -2 -1.2890625 1.859375 1.53125 ... }
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ef4f8f5
  expect lane 1 R8 = 0x3f044d84
  expect lane 2 R8 = 0x3eba14ba
  expect lane 3 R8 = 0x3ee0cee1
  expect lane 4 R8 = 0x3f033883
  expect lane 5 R8 = 0x3ec506c5
  expect lane 6 R8 = 0x3eac1aac
  expect lane 7 R8 = 0x3ebd3ebd
}

warp 23 { asm "TEX.B.LL R8, R4, R172, 0, CUBE, 0x1"   active 0xff
  s = { -0.3359375 -0.4140625 0.90625 1 0.390625 0.171875 -1 -1 ... }
  t = { -1 0.171875 -0.4609375 -0.53125 -0.703125 1 -0.796875 -0.859375 ... }
  r = { 0.2265625 1 1 0.09375 -1 0.96875 -0.53125 -0.390625 ... }
  handle = handle(texture 41, sampler 279)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbff99c51
  expect lane 1 R8 = 0x3f4eddba
  expect lane 2 R8 = 0xbd538d4f
  expect lane 3 R8 = 0xbf264a0f
  expect lane 4 R8 = 0xbf44475f
  expect lane 5 R8 = 0x3e668faf
  expect lane 6 R8 = 0xbec2c79e
  expect lane 7 R8 = 0xbf0614c4
}

warp 24 { asm "TEX.LL R8, R56, R188, 280, CUBE, 0x1"   active 0xff
  s = { -1 0.7265625 -1 0.5 -0.984375 0.8359375 -0.3984375 0.8046875 ... }
  t = { -0.2421875 -0.3671875 -0.7421875 0.0078125 -0.09375 1 -0.0078125 -0.0703125 ... }
  r = { 0.8046875 -1 1 -1 1 0.28125 1 1 ... }
  lod = { 1.2324219 1.9101562 2.2294922 1.2353516 1.5722656 2.1611328 1.2333984 1.2373047 ... }
  expect lane 0 R8 = 0x3f2ab92b
  expect lane 1 R8 = 0xbe83a4fc
  expect lane 2 R8 = 0x3b0f4702
  expect lane 3 R8 = 0x3e4ca3f4
  expect lane 4 R8 = 0x3f5e9298
  expect lane 5 R8 = 0xbd282014
  expect lane 6 R8 = 0x3f617165
  expect lane 7 R8 = 0x3eedc498
}

warp 25 { asm "TEX.LL R8, R72, R232, 281, CUBE, 0x1"   active 0xff
  s = { 1 0.140625 -0.609375 -1 1 0.7265625 -0.8828125 0.0078125 ... }
  t = { 0.5 1 1 0.9765625 0.1015625 -1 1 -1 ... }
  r = { -0.9921875 -0.9296875 0.515625 -0.796875 -0.34375 0.671875 0.0078125 0.28125 ... }
  lod = { 0.0048828125 0.50097656 0.50097656 0.005859375 0.123046875 0.50097656 0.9980469 0.1328125 ... }
  expect lane 0 R8 = 0x3db9d4d0
  expect lane 1 R8 = 0xbd744084
  expect lane 2 R8 = 0x3e938623
  expect lane 3 R8 = 0x3ebf8745
  expect lane 4 R8 = 0x3df77193
  expect lane 5 R8 = 0xbf923c3d
  expect lane 6 R8 = 0x3eaa7619
  expect lane 7 R8 = 0xc01bfe85
}

warp 26 { asm "TEX.B.LL R8, R12, R228, 0, CUBE, 0x1"   active 0xff
  s = { 2 -2 -1.4140625 2 1.4375 1.6640625 2 1.921875 ... }
  t = { 1.4140625 -1.4140625 1.4140625 -1.3125 1.1953125 1.90625 1.8203125 -1.734375 ... }
  r = { -1.4140625 -1.4140625 2 -1.921875 2 -2 1.765625 2 ... }
  handle = handle(texture 41, sampler 282)
  lod = { 0 0 0 0 0 0 0 0 ... }
  expect lane 0 R8 = 0xbc01cac6
  expect lane 1 R8 = 0xbf3e4753
  expect lane 2 R8 = 0x3f04ec33
  expect lane 3 R8 = 0xbf0c7c79
  expect lane 4 R8 = 0x3e24a8f3
  expect lane 5 R8 = 0xbd214eac
  expect lane 6 R8 = 0x3e49f79f
  expect lane 7 R8 = 0xbf263749
}

warp 27 { asm "TEX.LL.DC R8, R68, R124, 283, CUBE, 0x1"   active 0xff
  s = { 1 -0.75 0.8613281 1 -0.765625 1 -0.75390625 -1 ... }
  t = { 0.7519531 0.8359375 0.7871094 -0.75 -1 0.98046875 -0.9609375 1 ... }
  r = { -0.25 -1 1 0.9453125 0.921875 -0.984375 1 1 ... }
  lod = { 0.99902344 0 0 0.5019531 0.49804688 0.49609375 0.49902344 0.9970703 ... }
  dref = { 0.5 0.875 0.5 0.6875 0.625 0.875 0.8125 0.5625 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f4a0000
  expect lane 3 R8 = 0x3e920000
  expect lane 4 R8 = 0x3f2a0000
  expect lane 5 R8 = 0x3e3c0000
  expect lane 6 R8 = 0x3e600000
  expect lane 7 R8 = 0x3f800000
}

warp 28 { asm "TEX.LL.DC R8, R56, R208, 284, CUBE, 0x1"   active 0xff
  s = { 0.9355469 -0.7832031 0.78125 1 -0.8828125 0.59375 0.74609375 1 ... }
  t = { 1 -0.82421875 -1 0.875 0.7421875 1 1 -0.9902344 ... }
  r = { -0.7519531 -1 -0.80859375 0.14257812 -1 -1 0.81640625 0.8300781 ... }
  lod = { 0.25195312 0.24902344 0.24609375 0.7441406 0.25 0.6904297 1.2431641 1.0810547 ... }
  dref = { 0.9375 0.6875 0.75 0.8125 0.875 0.6875 0.8125 0.8125 ... }
  expect lane 0 R8 = 0x3f210000
  expect lane 1 R8 = 0x3d700000
  expect lane 2 R8 = 0x3f630000
  expect lane 3 R8 = 0x3eae0000
  expect lane 4 R8 = 0x3f7d0000
  expect lane 5 R8 = 0x3e900000
  expect lane 6 R8 = 0x3f4e0000
  expect lane 7 R8 = 0x3f2f0000
}

warp 29 { asm "TEX.LL.DC R8, R48, R236, 285, CUBE, 0x1"   active 0xff
  s = { 0.75 -0.80859375 -1 0.99609375 0.5 -0.5 0.7480469 -0.7890625 ... }
  t = { -1 -1 0.86328125 0.75 -0.5 0.76953125 0.9980469 -1 ... }
  r = { -0.5 -0.9980469 -0.8457031 -1 1 -1 1 -0.8183594 ... }
  lod = { -0.7783203 -0.80078125 -1.2763672 -0.78027344 -1.7714844 -1.7714844 -1.7714844 -0.8544922 ... }
  dref = { 0.75 0.625 0.9375 0.9375 0.9375 0.9375 0.625 0.875 ... }
  expect lane 0 R8 = 0x3f400000
  expect lane 1 R8 = 0x3b800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3efe0000
  expect lane 7 R8 = 0x3f800000
}

warp 30 { asm "TEX R8, R76, 286, 2D, 0xf"   active 0xff
  s = { 1.78125 1.7934692 1.7668334 1.7770562 0.375 0.33590958 0.36848494 0.34111586 ... }
  t = { 1 1.0432106 0.95967674 1.0246696 -0.12890625 -0.21505336 -0.16286545 -0.2866556 ... }
  expect lane 0 R8 = 0x3f38e1b9 R9 = 0x3e092c89 R10 = 0x3efb4cfb R11 = 0x3f49f2ca
  expect lane 1 R8 = 0x3f3a66ba R9 = 0x3e174897 R10 = 0x3f012d81 R11 = 0x3f4b77cb
  expect lane 2 R8 = 0x3f3775b7 R9 = 0x3e33acb4 R10 = 0x3ef26ef2 R11 = 0x3f4886c9
  expect lane 3 R8 = 0x3f3885b9 R9 = 0x3e03b884 R10 = 0x3ef892f9 R11 = 0x3f4996ca
  expect lane 4 R8 = 0x3f22dda3 R9 = 0x3f18d399 R10 = 0x3eb126b1 R11 = 0x3f33eeb4
  expect lane 5 R8 = 0x3f1e8b9f R9 = 0x3f148195 R10 = 0x3ea882a9 R11 = 0x3f2f9cb0
  expect lane 6 R8 = 0x3f222fa2 R9 = 0x3f182598 R10 = 0x3eafcab0 R11 = 0x3f3340b3
  expect lane 7 R8 = 0x3f2183a2 R9 = 0x3f0c6e8c R10 = 0x3eae72ae R11 = 0x3f3294b3
}

warp 31 { asm "TEX R8, R28, 287, 2D, 0x1"   active 0xff
  s = { -0.8671875 -0.3863787 -0.7980586 -0.16273499 1.3398438 1.3191414 1.147498 1.2720042 ... }
  t = { -0.083984375 -0.02747169 -0.0063811084 0.12171173 -0.4296875 -0.42241317 -0.33067793 -0.2725029 ... }
  expect lane 0 R8 = 0x3e2b2d60
  expect lane 1 R8 = 0xbe195618
  expect lane 2 R8 = 0x3e841fa5
  expect lane 3 R8 = 0xbf89f56b
  expect lane 4 R8 = 0xbfbb2e2b
  expect lane 5 R8 = 0xbfbc18a3
  expect lane 6 R8 = 0xba3a8d88
  expect lane 7 R8 = 0x3e23462c
}

warp 32 { asm "TEX R8, R24, 288, 3D, 0x1"   active 0xff
  s = { 0.9921875 0.98416877 1.0162029 1.0204065 1.7226562 1.6843189 1.7414951 1.684741 ... }
  t = { 0.9394531 0.9288651 0.9404651 0.9499356 0.6152344 0.7682251 0.7206055 0.76287425 ... }
  r = { 0.27148438 0.28917775 0.25453404 0.25864288 0.15234375 0.094764166 0.15077196 0.033147674 ... }
  expect lane 0 R8 = 0x3f1b9f9c
  expect lane 1 R8 = 0x3f1b609b
  expect lane 2 R8 = 0x3f179f98
  expect lane 3 R8 = 0x3f174297
  expect lane 4 R8 = 0x3f42c2c3
  expect lane 5 R8 = 0x3f42c2c3
  expect lane 6 R8 = 0x3f42c2c3
  expect lane 7 R8 = 0x3f42c2c3
}

warp 33 { asm "TEX R8, R8, 289, 2D, 0x1"   active 0xff
  s = { 0.21289062 0.20211148 0.19674611 0.19696045 1.7929688 1.8210754 1.8055878 1.8094635 ... }
  t = { -0.35351562 -0.34730327 -0.31097984 -0.28346503 -0.953125 -1.0645752 -0.9825134 -1.0786438 ... }
  expect lane 0 R8 = 0xbdc4c000
  expect lane 1 R8 = 0xbda86000
  expect lane 2 R8 = 0xbc4ce000
  expect lane 3 R8 = 0x3d16e000
  expect lane 4 R8 = 0x3e916000
  expect lane 5 R8 = 0x3f0bc000
  expect lane 6 R8 = 0x3ecd8000
  expect lane 7 R8 = 0x3ee00000
}

warp 34 { asm "TEX R8, R8, 290, 2D, 0xf"   active 0xff
  s = { 0.25 0.25 0.28125 0.28125 0.625 0.6875 0.625 0.6875 ... }
  t = { 0.625 0.640625 0.625 0.640625 0.625 0.625 0.640625 0.640625 ... }
  expect lane 0 R8 = 0x3f2fafb0 R9 = 0x3e949495 R10 = 0x3f25a5a6 R11 = 0x3f008081
  expect lane 1 R8 = 0x3ec8c8c9 R9 = 0x3efefeff R10 = 0x3f1a9a9b R11 = 0x3e54d4d5
  expect lane 2 R8 = 0x3e24a4a5 R9 = 0x3f048485 R10 = 0x3f1f9fa0 R11 = 0x3e68e8e9
  expect lane 3 R8 = 0x3ebcbcbd R9 = 0x3f39b9ba R10 = 0x3ea8a8a9 R11 = 0x3edededf
  expect lane 4 R8 = 0x3f27a7a8 R9 = 0x3f028283 R10 = 0x3ebababb R11 = 0x3f38b8b9
  expect lane 5 R8 = 0x3eb6b6b7 R9 = 0x3eececed R10 = 0x3f31b1b2 R11 = 0x3e989899
  expect lane 6 R8 = 0x3f1c9c9d R9 = 0x3eaeaeaf R10 = 0x3f129293 R11 = 0x3f2dadae
  expect lane 7 R8 = 0x3ea0a0a1 R9 = 0x3f2babac R10 = 0x3f068687 R11 = 0x3ec2c2c3
}

warp 35 { asm "TEX R8, R76, 291, 2D, 0x1"   active 0xff
  s = { 0.54296875 0.5487444 0.5626654 0.57793456 1.7128906 1.7065653 1.7340326 1.7219269 ... }
  t = { 0.2109375 0.24833184 0.14052108 0.19505928 0.5917969 0.5780157 0.63622224 0.6244956 ... }
  expect lane 0 R8 = 0x3e67719b
  expect lane 1 R8 = 0xbe42044a
  expect lane 2 R8 = 0x3f6f8f15
  expect lane 3 R8 = 0x3f174d8a
  expect lane 4 R8 = 0x3ff73b0c
  expect lane 5 R8 = 0x3fee946c
  expect lane 6 R8 = 0xbf85ef82
  expect lane 7 R8 = 0xbedc0871
}

warp 36 { asm "TEX R8, R16, 292, 2D, 0x1"   active 0xff
  s = { -0.1875 -0.18321323 -0.18677056 -0.17626107 -0.17578125 -0.14645576 -0.17390442 -0.13308334 ... }
  t = { 0.14453125 0.11908722 0.14168262 0.13039875 0.47460938 0.6041107 0.46571398 0.5926347 ... }
  expect lane 0 R8 = 0xc0478000
  expect lane 1 R8 = 0x3dfea000
  expect lane 2 R8 = 0xc0454000
  expect lane 3 R8 = 0xbe4fa000
  expect lane 4 R8 = 0x3d254000
  expect lane 5 R8 = 0xbe20e000
  expect lane 6 R8 = 0x3d458000
  expect lane 7 R8 = 0xbd252000
}

warp 37 { asm "TEX R8, R24, 293, 3D, 0x1"   active 0xf
  s = { 0.21484375 0.97578126 0.20244141 0.72509766 ... }
  t = { 1.2832031 3.4151475 1.4325087 3.3430989 ... }
  r = { 1.5957031 2.2447417 1.6373197 2.1505408 ... }
  expect lane 0 R8 = 0x3ee766e7
  expect lane 1 R8 = 0x3ecb14cb
  expect lane 2 R8 = 0x3f0d5d8d
  expect lane 3 R8 = 0x3ef7e4f8
}

warp 38 { asm "TEX R8, R48, 294, ARRAY_2D, 0xf"   active 0xff
  array = { 0 1 0 0 0 0 1 0 ... }
  s = { 1.3378906 1.1946474 1.4243597 1.2836552 -0.8027344 -0.757637 -0.7898369 -0.7570667 ... }
  t = { 0.32421875 0.2838768 0.3628067 0.29093894 1.6464844 1.5640457 1.6153198 1.5532277 ... }
  expect lane 0 R8 = 0xbee0edc2 R9 = 0xbdde71bd R10 = 0x3eba4975 R11 = 0xbea87d51
  expect lane 1 R8 = 0x3ebce57a R9 = 0xbe95c12c R10 = 0xbe2a8155 R11 = 0x3f00b701
  expect lane 2 R8 = 0x3df041e1 R9 = 0x3e38a171 R10 = 0xbe01d104 R11 = 0x3e809901
  expect lane 3 R8 = 0x3dbc2178 R9 = 0x3e46e18e R10 = 0xbeeb29d6 R11 = 0x3e5701ae
  expect lane 4 R8 = 0x3cdbc1b8 R9 = 0xbe938927 R10 = 0xbd9ab135 R11 = 0x3e248949
  expect lane 5 R8 = 0xbe122124 R9 = 0xbd65c1cc R10 = 0x3e204141 R11 = 0xbe428185
  expect lane 6 R8 = 0x3db95173 R9 = 0x3e9b2d36 R10 = 0xbd116123 R11 = 0xbb830106
  expect lane 7 R8 = 0x3d7cc1fa R9 = 0x3dbee17e R10 = 0xbe6b29d6 R11 = 0xbe8dc51c
}

warp 39 { asm "TEX R8, R24, 295, 1D, 0x1"   active 0xff
  s = { 0.046875 -0.027871095 0.11698568 0.051510416 -0.32421875 -0.3699479 -0.23755208 -0.29166666 ... }
  expect lane 0 R8 = 0xbe8ae116
  expect lane 1 R8 = 0xbeed35da
  expect lane 2 R8 = 0x3f05590b
  expect lane 3 R8 = 0xbe6001c0
  expect lane 4 R8 = 0xbe0df11c
  expect lane 5 R8 = 0xbf1f8f3f
  expect lane 6 R8 = 0xbdf411e8
  expect lane 7 R8 = 0x3ecc5199
}

warp 40 { asm "TEX R8, R112, 296, 2D, 0x1"   active 0xff
  s = { 0.625 0.6875 0.625 0.6875 0.25 1.75 0.25 1.75 ... }
  t = { 0.625 0.625 3.625 3.625 0.25 0.25 0.375 0.375 ... }
  expect lane 0 R8 = 0x436f6000
  expect lane 1 R8 = 0x45456000
  expect lane 2 R8 = 0x41fba000
  expect lane 3 R8 = 0x449a4000
  expect lane 4 R8 = 0x454ee000
  expect lane 5 R8 = 0x45036000
  expect lane 6 R8 = 0x45894000
  expect lane 7 R8 = 0x45156000
}

warp 41 { asm "TEX R8, R104, 297, CUBE, 0x1"   active 0xf
  s = { -0.9863281 -0.98624533 -0.96978456 -0.97358036 ... }
  t = { -1 -1 -1 -1 ... }
  r = { -0.9140625 -0.6907063 -0.89257723 -0.678287 ... }
  expect lane 0 R8 = 0xbf527751
  expect lane 1 R8 = 0x3f612e31
  expect lane 2 R8 = 0xbf955f5b
  expect lane 3 R8 = 0x3f660b16
}

warp 42 { asm "TEX.DC R8, R96, R188, 298, 2D, 0x1"   active 0xff
  s = { -0.546875 -0.56001663 -0.5463505 -0.5632448 1.2207031 1.103447 1.3163376 1.1730938 ... }
  t = { 0.6738281 0.65675735 0.68297386 0.6650448 1.0566406 1.8458328 0.95851135 1.7512379 ... }
  dref = { 0.9375 0.625 0.8125 1 0.6875 1 1 0.6875 ... }
  expect lane 0 R8 = 0x3d400000
  expect lane 1 R8 = 0x3f7f0000
  expect lane 2 R8 = 0x3eb20000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3ef80000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f2e0000
}

warp 43 { asm "TEX R8, R84, 299, 2D, 0x1"   active 0xff
  s = { 0.25 0.25 0.375 0.375 0.625 0.625 0.75 0.75 ... }
  t = { 0.625 1.375 0.625 1.375 0.625 1.375 0.625 1.375 ... }
  expect lane 0 R8 = 0xbfe9d849
  expect lane 1 R8 = 0x3d7e79ed
  expect lane 2 R8 = 0xbf9a6281
  expect lane 3 R8 = 0x3e8cdf09
  expect lane 4 R8 = 0x3f279e8b
  expect lane 5 R8 = 0xbd85f807
  expect lane 6 R8 = 0xbf334207
  expect lane 7 R8 = 0x3e90ae4a
}

warp 44 { asm "TEX R8, R0, 300, 2D, 0x1"   active 0xff
  s = { 0.18945312 0.17810059 0.16503906 0.14050293 -0.65234375 -0.6675594 -0.65263104 -0.6691159 ... }
  t = { -0.34570312 -0.3497162 -0.4284668 -0.44108582 -0.82421875 -0.82914543 -0.82289505 -0.8294815 ... }
  expect lane 0 R8 = 0x3eef6eef
  expect lane 1 R8 = 0x3eee34ee
  expect lane 2 R8 = 0x3f056685
  expect lane 3 R8 = 0x3f031683
  expect lane 4 R8 = 0x3f5211d2
  expect lane 5 R8 = 0x3f631ce3
  expect lane 6 R8 = 0x3f4d7fcd
  expect lane 7 R8 = 0x3f63f1e4
}

warp 45 { asm "TEX R8, R96, 301, 2D, 0x1"   active 0xff
  s = { -0.5390625 -0.506875 -0.53410643 -0.51191896 0.25585938 0.33889893 0.2566336 0.3186246 ... }
  t = { 1.6601562 1.8512458 1.666372 1.8834327 -0.044921875 -0.15500951 -0.027614284 -0.13826938 ... }
  expect lane 0 R8 = 0xbf3f7b2d
  expect lane 1 R8 = 0x3f358eac
  expect lane 2 R8 = 0xbf62fdf0
  expect lane 3 R8 = 0x3e8b92e3
  expect lane 4 R8 = 0xbe846877
  expect lane 5 R8 = 0x3e5c2bdf
  expect lane 6 R8 = 0xbee89aec
  expect lane 7 R8 = 0xbd177609
}

warp 46 { asm "TEX R8, R16, 302, 2D, 0xf"   active 0xff
  s = { 0.625 0.6875 0.625 0.6875 0.625 0.640625 0.625 0.640625 ... }
  t = { 0.625 0.625 0.65625 0.65625 0.625 0.625 0.75 0.75 ... }
  expect lane 0 R8 = 0xbf122000 R9 = 0x3de12000 R10 = 0x3e410000 R11 = 0x3d876000
  expect lane 1 R8 = 0xbdf20000 R9 = 0xbe55e000 R10 = 0xbd92c000 R11 = 0x3c61e000
  expect lane 2 R8 = 0x3e896000 R9 = 0x3ef72000 R10 = 0x3e272000 R11 = 0xbcfc2000
  expect lane 3 R8 = 0xbf062000 R9 = 0xbe3c0000 R10 = 0x3d09c000 R11 = 0x3d782000
  expect lane 4 R8 = 0xbe230000 R9 = 0x3e9f0000 R10 = 0x3e434000 R11 = 0x3c97e000
  expect lane 5 R8 = 0x3f0d4000 R9 = 0x3eacc000 R10 = 0x3cef2000 R11 = 0xbd824000
  expect lane 6 R8 = 0xbfb28000 R9 = 0xbf602000 R10 = 0xbdaac000 R11 = 0x3e24c000
  expect lane 7 R8 = 0xbfc36000 R9 = 0xbe17e000 R10 = 0x3e922000 R11 = 0x3e33a000
}

warp 47 { asm "TEX R8, R40, 303, 3D, 0x1"   active 0xf
  s = { 1.7226562 1.6982582 1.7578309 1.7179146 ... }
  t = { 1.1054688 0.9106293 1.8740981 1.6238912 ... }
  r = { 0.47070312 0.52415466 0.6977727 0.73689973 ... }
  expect lane 0 R8 = 0x3ec234c2
  expect lane 1 R8 = 0x3f01a982
  expect lane 2 R8 = 0x3f06d587
  expect lane 3 R8 = 0x3f159896
}

warp 48 { asm "TEX R8, R52, 304, ARRAY_2D, 0x1"   active 0xff
  array = { 1 0 1 1 1 1 0 0 ... }
  s = { 1.296875 1.3438905 1.3362325 1.3508524 0.73828125 0.760808 0.73553133 0.75919443 ... }
  t = { 0.18554688 0.16502342 0.2541626 0.24004403 1.21875 1.2210102 1.2179778 1.220577 ... }
  expect lane 0 R8 = 0xbdcd219a
  expect lane 1 R8 = 0xbcc7c190
  expect lane 2 R8 = 0x3dbe117c
  expect lane 3 R8 = 0x3de961d3
  expect lane 4 R8 = 0xbef4b5e9
  expect lane 5 R8 = 0xbe30a961
  expect lane 6 R8 = 0x3f5457a9
  expect lane 7 R8 = 0xbeee05dc
}

warp 49 { asm "TEX R8, R104, 305, 1D, 0x1"   active 0xff
  s = { 0.31445312 0.29425457 0.31451252 0.30762127 -0.08984375 -0.085166425 -0.11433594 -0.10331909 ... }
  expect lane 0 R8 = 0x3edcd9ba
  expect lane 1 R8 = 0x3f06190c
  expect lane 2 R8 = 0x3ed975b3
  expect lane 3 R8 = 0x3f1a9335
  expect lane 4 R8 = 0xbf044509
  expect lane 5 R8 = 0xbeeda9db
  expect lane 6 R8 = 0xbf4b1f96
  expect lane 7 R8 = 0xbf2b5b57
}

warp 50 { asm "TEX R8, R92, 306, 2D, 0x1"   active 0xff
  s = { -0.119140625 -0.16279125 -0.035877228 -0.075977325 1.2382812 1.2139053 1.2296982 1.1937923 ... }
  t = { 1.4960938 1.4839802 1.6094322 1.6099195 -0.44726562 -0.48434448 -0.35205078 -0.37493896 ... }
  expect lane 0 R8 = 0xc34b8000
  expect lane 1 R8 = 0xc28c8000
  expect lane 2 R8 = 0x466f0000
  expect lane 3 R8 = 0x4671c000
  expect lane 4 R8 = 0x41d06000
  expect lane 5 R8 = 0x41d06000
  expect lane 6 R8 = 0x44c94000
  expect lane 7 R8 = 0x44c94000
}

warp 51 { asm "TEX R8, R68, 307, CUBE, 0x1"   active 0xf
  s = { 0.97969544 0.9625471 1 1 ... }
  t = { -1 -1 -0.945435 -0.9631362 ... }
  r = { 0.9522843 0.72396225 0.9120505 0.70387256 ... }
  expect lane 0 R8 = 0xbedacce8
  expect lane 1 R8 = 0xbedda57e
  expect lane 2 R8 = 0xbe93946b
  expect lane 3 R8 = 0xbe196455
}

warp 52 { asm "TEX.DC R8, R40, R160, 308, 2D, 0x1"   active 0xff
  s = { 0.25 0.3125 0.25 0.3125 0.625 0.6875 0.625 0.6875 ... }
  t = { 0.25 0.25 1.25 1.25 0.25 0.25 0.75 0.75 ... }
  dref = { 0.5 0.9375 0.5 0.6875 0.875 0.6875 0.9375 0.5 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3e000000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f080000
  expect lane 4 R8 = 0x3e800000
  expect lane 5 R8 = 0x3f200000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0x3f800000
}

warp 53 { asm "TEX R8, R8, 309, 2D, 0x1"   active 0xff
  s = { 0.35546875 0.3682847 0.55342865 0.6412778 -0.7207031 -0.97418976 -0.728714 -0.9896393 ... }
  t = { 0.375 0.37068737 0.33029938 0.33924615 -0.140625 -0.19112206 -0.13714707 -0.2207247 ... }
  expect lane 0 R8 = 0x3f86891b
  expect lane 1 R8 = 0x3fa213d8
  expect lane 2 R8 = 0x40985071
  expect lane 3 R8 = 0x40399ed5
  expect lane 4 R8 = 0xc066eb83
  expect lane 5 R8 = 0xc01caefb
  expect lane 6 R8 = 0xc05cb609
  expect lane 7 R8 = 0x3e845e53
}

warp 54 { asm "TXD R8, R116, R204, 310, 2D, 0x1"   active 0xff
  dsdx = { 0.0067722797 0.00022374652 bits(0xb8ce4c00) -0.03651142 0.0007542397 0.0032107234 -0.048313428 -0.0005717203 ... }
  dsdy = { 0.0799346 0.0049872994 0.012320995 -0.08044338 -0.0015861914 0.025388956 -0.006419182 -0.0015294477 ... }
  dtdx = { -0.015241504 0.00038462877 0.000744313 0.02218771 0.00016763744 0.0073638856 0.2217242 -0.0011687651 ... }
  dtdy = { -0.12214899 0.00205189 0.0019686073 0.118403435 0.000135893 0.02358818 -0.7976742 -0.0014764965 ... }
  s = { 0.671875 0.41601562 1.5253906 -0.1953125 1.578125 0.9921875 0.0625 0.119140625 ... }
  t = { 1.4003906 -0.28515625 0.19726562 0.8125 0.5097656 -0.26171875 1.4550781 0.23046875 ... }
  expect lane 0 R8 = 0x3f0e0e8e
  expect lane 1 R8 = 0x3f5676d6
  expect lane 2 R8 = 0x3eadc8ae
  expect lane 3 R8 = 0x3f3255b2
  expect lane 4 R8 = 0x3f39d9ba
  expect lane 5 R8 = 0x3db0b0b1
  expect lane 6 R8 = 0x3e3ff4c0
  expect lane 7 R8 = 0x3f3a9abb
}

warp 55 { asm "TXD R8, R64, R192, 311, 2D, 0x1"   active 0xff
  dsdx = { 0.047539063 -0.0007619667 -0.0030072022 0.015563049 0.0105530545 0.000653286 0.010080414 -0.00036794425 ... }
  dsdy = { -0.008134766 0.0016280747 0.0011148071 -0.048658296 -0.0020072842 -0.00087268354 -0.0006713295 bits(0x377db333) ... }
  dtdx = { -0.12394426 0.012248322 0.043961808 1.0567693 -0.020565342 0.0005531827 -0.06918005 -0.0020836494 ... }
  dtdy = { -0.00032266154 -0.0028369105 -0.040187526 -0.017647078 -0.0052003344 0.0008891337 0.011049941 bits(0xb88ae0de) ... }
  s = { 0.45703125 1.1992188 1.6484375 0.44921875 -0.42578125 0.99609375 1.9453125 0.3671875 ... }
  t = { 0.32226562 1.4355469 1.6796875 1.5703125 1.0820312 1.0488281 0.71484375 1.2695312 ... }
  expect lane 0 R8 = 0x3f94c237
  expect lane 1 R8 = 0x3c1c0fa1
  expect lane 2 R8 = 0x3fce28bb
  expect lane 3 R8 = 0xbf656d90
  expect lane 4 R8 = 0x402f72d2
  expect lane 5 R8 = 0xbea59e0a
  expect lane 6 R8 = 0x3f8a10ee
  expect lane 7 R8 = 0x3eb0b623
}

warp 56 { asm "TXD R8, R68, R232, 312, ARRAY_2D, 0x1"   active 0xff
  dsdx = { -0.00040637123 bits(0x376eeaab) -0.00022423267 0.004727572 -0.00019786756 0.0024399757 0.00034546852 0.019176802 ... }
  dsdy = { -0.0118910475 0.00038519502 0.0025663376 0.006726543 -0.0006888807 0.0058689117 0.0023817222 0.09500822 ... }
  dtdx = { -0.014167977 0.0009247482 -0.003602314 -0.00090079906 bits(0x37c00ccd) bits(0xb821d70a) bits(0xb8bb4e66) -0.027650833 ... }
  dtdy = { 0.0023519516 0.00022845567 0.0017374277 -0.00028271676 0.0020744563 0.0015227556 0.00022537708 0.042146683 ... }
  array = { 0x12340001 0x12340000 0x12340000 0x12340001 0x12340000 0x12340001 0x12340000 0x12340001 ... }
  s = { 1.0039062 0.42773438 0.71484375 0.3125 -0.3515625 1.0722656 1.4492188 0.27734375 ... }
  t = { 1.8125 1.3769531 1.0878906 -0.18945312 -0.34375 1.4316406 1.0507812 -0.19921875 ... }
  expect lane 0 R8 = 0xbc448189
  expect lane 1 R8 = 0xbf43870e
  expect lane 2 R8 = 0x3edf6dbf
  expect lane 3 R8 = 0x3e6811d0
  expect lane 4 R8 = 0xbf7bf7f0
  expect lane 5 R8 = 0xbdf6a1ed
  expect lane 6 R8 = 0xbf091224
  expect lane 7 R8 = 0xbdab2156
}

warp 57 { asm "TXD R8, R44, R192, 313, 1D, 0x1"   active 0xff
  dsdx = { -0.020354005 -0.01861084 -0.00082143146 -0.0001783371 0.003050537 0.010910543 0.06608073 -0.0016069666 ... }
  dsdy = { 0.0007850647 -0.0001898346 bits(0x383ca1ca) -0.003726705 bits(0x38c86666) -0.0009935697 0.0064542643 0.00036961873 ... }
  s = { 0.7265625 1.2597656 1.9140625 1.4472656 -0.15429688 1.7734375 -0.109375 0.38476562 ... }
  expect lane 0 R8 = 0x3efa31f4
  expect lane 1 R8 = 0xbe4f399e
  expect lane 2 R8 = 0x3f443988
  expect lane 3 R8 = 0x3d9f713f
  expect lane 4 R8 = 0xbf42af85
  expect lane 5 R8 = 0xbecc8599
  expect lane 6 R8 = 0x3e044909
  expect lane 7 R8 = 0x3f0d091a
}

warp 58 { asm "TXD R8, R104, R156, 314, 2D, 0x1"   active 0xff
  dsdx = { -0.0004855126 -0.023618698 -0.00163275 0.023648739 -0.0013518855 -0.0057463646 0.024488926 0.01963377 ... }
  dsdy = { 0.00372912 -0.22257996 0.008398175 0.4568329 -0.001642853 0.0021157265 0.022416592 -0.29001236 ... }
  dtdx = { -0.004496932 -0.028807068 0.0011484772 0.19066525 -0.000674665 -0.011273861 -0.03587413 -0.022163391 ... }
  dtdy = { -0.05457318 0.07738304 0.014410973 0.2497654 0.00404945 -0.0008304119 -0.16260242 -0.3923416 ... }
  s = { 0.7441406 0.09765625 0.7050781 0.76171875 1.9082031 -0.3671875 1.0664062 0.6875 ... }
  t = { 1.7304688 -0.48828125 1.5839844 0.45117188 -0.37890625 -0.099609375 0.9628906 1.9199219 ... }
  expect lane 0 R8 = 0xc48c6000
  expect lane 1 R8 = 0xc2df8000
  expect lane 2 R8 = 0x44ef6000
  expect lane 3 R8 = 0x4545a000
  expect lane 4 R8 = 0xc4732000
  expect lane 5 R8 = 0x444e0000
  expect lane 6 R8 = 0xc5330000
  expect lane 7 R8 = 0x43dbc000
}

warp 59 { asm "TXD R8, R68, R232, 315, 2D, 0x1"   active 0xff
  dsdx = { -0.34580612 0.00024864078 0.005055189 0.13841343 0.2507019 0.65013885 0.009954482 0.019711733 ... }
  dsdy = { -0.22510242 -0.00014628768 -0.002396062 0.03055787 -0.0016617775 0.043888092 -0.0044374764 -0.0002195239 ... }
  dtdx = { 0.035205245 -0.0025588274 -0.025905132 0.029064894 0.077114105 0.5843811 -0.016566932 0.02524525 ... }
  dtdy = { 0.027148068 -0.00021719858 -0.00029289722 0.06082678 -0.011973381 0.0388546 -0.0010423958 -0.00093061104 ... }
  s = { 1.609375 0.5292969 0.25976562 1.0273438 1.4121094 1.5996094 1.4667969 0.5 ... }
  t = { 1.5019531 -0.43359375 0.3125 -0.2734375 0.8515625 -0.171875 1.0527344 -0.16992188 ... }
  expect lane 0 R8 = 0x3ddd3291
  expect lane 1 R8 = 0x4082585a
  expect lane 2 R8 = 0xbf3fcdbb
  expect lane 3 R8 = 0xc070d9cf
  expect lane 4 R8 = 0x3e9f0b4f
  expect lane 5 R8 = 0x4048d351
  expect lane 6 R8 = 0xc02c3710
  expect lane 7 R8 = 0x40317245
}

warp 60 { asm "TXD R8, R12, R216, 316, 2D, 0x1"   active 0xff
  dsdx = { -0.00014892919 -0.002580151 0.00044167042 -0.023181796 bits(0x3812e000) -0.014182806 0.1181066 -0.00013692118 ... }
  dsdy = { 0.0022011027 -0.043831587 -0.037435055 -0.19237518 -0.00010225177 0.10506201 -0.21076202 -0.00024873018 ... }
  dtdx = { -0.00029407162 0.024760008 0.0017980635 -0.042140722 0.00027086213 0.00626266 -0.12814999 -0.0001648236 ... }
  dtdy = { 0.0029967204 0.02278322 0.008094192 -0.47577667 0.0014294237 0.061967373 -0.0014901161 -0.0017307475 ... }
  s = { 0.095703125 1.1503906 0.34960938 0.24804688 -0.17382812 0.61328125 -0.2890625 1.8515625 ... }
  t = { -0.36914062 0.9160156 0.1171875 -0.34765625 0.8027344 0.7988281 0.49414062 1.0273438 ... }
  expect lane 0 R8 = 0x3f2eaeaf
  expect lane 1 R8 = 0x3f2c94ad
  expect lane 2 R8 = 0x3ec7bac8
  expect lane 3 R8 = 0x3eadc6ae
  expect lane 4 R8 = 0x3ee6e6e7
  expect lane 5 R8 = 0x3ec1f0c2
  expect lane 6 R8 = 0x3e4d2ccd
  expect lane 7 R8 = 0x3e24a4a5
}

warp 61 { asm "TXD R8, R68, R208, 317, 2D, 0x1"   active 0xff
  dsdx = { 0.011652756 0.0013765049 -0.10277161 0.00056396483 0.00045685767 0.026931763 0.021628646 -0.0027344227 ... }
  dsdy = { -0.00053466164 0.0003032255 0.017630005 -0.00046875002 -0.0006322527 -0.004519224 0.001132536 -0.0005674362 ... }
  dtdx = { 0.00046498067 0.0037287634 -0.40077335 0.016459698 -0.00050598866 0.050931364 -0.04607948 0.028950458 ... }
  dtdy = { -0.00020215318 -0.00093441183 0.01704314 0.0048621926 0.00031645878 -0.006427636 -0.025781991 0.00030180893 ... }
  s = { 0.9746094 0.4375 -0.39453125 -0.43554688 1.8984375 -0.14453125 0.46875 0.6308594 ... }
  t = { 0.6796875 1.1152344 1.7324219 1.6933594 -0.38476562 1.7949219 0.5234375 1.6914062 ... }
  expect lane 0 R8 = 0xbea845ba
  expect lane 1 R8 = 0xbe6178b9
  expect lane 2 R8 = 0xbe01dd7e
  expect lane 3 R8 = 0x3e4bd885
  expect lane 4 R8 = 0x3f3fa73f
  expect lane 5 R8 = 0x3ff3d8d7
  expect lane 6 R8 = 0x3fdb180a
  expect lane 7 R8 = 0xbf581314
}
