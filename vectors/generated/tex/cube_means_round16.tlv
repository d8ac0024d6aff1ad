# POLICY filter_round16: means of cubes are codes of 16 bits.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-61b PD-110

policy filter_round16
texture 0 { format R8 UNORM   type CUBEMAP   size 8 8   levels 3   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type CUBEMAP   size 5 5   levels 3   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type CUBEMAP   size 4 4   levels 3   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type CUBEMAP   size 6 6   levels 3   SRGB_CONVERSION 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type CUBEMAP   size 3 3   levels 3   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type CUBEMAP   size 8 8   levels 3   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format A1B5G5R5 UNORM   type CUBEMAP   size 5 5   levels 3   address 0x21800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 7 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type CUBEMAP   size 4 4   levels 3   address 0x21c00000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
sampler 0 { address WRAP BORDER WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 2 texture 2 sampler 2
sampler 3 { address MIRROR MIRROR CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 0x1 }
handle 3 texture 3 sampler 3
sampler 4 { address MIRROR MIRROR MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 4 sampler 4
sampler 5 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 5 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 6 sampler 6
sampler 7 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 7 texture 7 sampler 7

warp 0 { asm "TEX.LL R8, R108, R236, 0, CUBE, 0x1"   active 0xfff
  s = { 1 -0.87109375 0.984375 -1 1 -0.53125 -1 0.9375 -1 0.7519531 -0.98339844 -1 ... }
  t = { 0.87402344 0.890625 1 -0.97265625 0.9003906 -0.8203125 0.875 1 0.9921875 -1 -0.9824219 -0.984375 ... }
  r = { 0.87597656 -1 0.984375 -0.93652344 -0.9980469 -1 1 0.90625 -0.99609375 0.7519531 1 -0.86328125 ... }
  lod = { 1.9980469 1.9980469 1.0058594 0.0048828125 0.005859375 0.99902344 0.5029297 0.95214844 1.9970703 1.3964844 1.6279297 1.0019531 ... }
  expect lane 0 R8 = 0x3f499cca
  expect lane 1 R8 = 0x3e5b88dc
  expect lane 2 R8 = 0x3f35c5b6
  expect lane 3 R8 = 0x3f10ce91
  expect lane 4 R8 = 0x3f142694
  expect lane 5 R8 = 0x3f351bb5
  expect lane 6 R8 = 0x3ecdcece
  expect lane 7 R8 = 0x3f393eb9
  expect lane 8 R8 = 0x3e4fccd0
  expect lane 9 R8 = 0x3f173d97
  expect lane 10 R8 = 0x3ea6cea7
  expect lane 11 R8 = 0x3f11fd92
}

warp 1 { asm "TEX.LL R8, R20, R232, 1, CUBE, 0xf"   active 0xfff
  s = { 0.96484375 -1 -0.5 -1 1 -1 1 1 0.8671875 -0.49609375 -0.95 0.51953125 ... }
  t = { -1 0 1 0.8171875 -0.853125 -0.8 0.475 -0.9859375 0.328125 1 1 1 ... }
  r = { -0.5390625 0.984375 -1 -0.8671875 -0.859375 -0.8 0.946875 0.8453125 -1 0.9921875 0.8625 0.921875 ... }
  lod = { 0.07324219 0.43652344 1.5498047 1.8476562 0 1.2558594 0.9980469 1.6035156 0.70996094 1.9980469 1.7226562 0.00390625 ... }
  expect lane 0 R8 = 0x3eeff6f0 R9 = 0x3edeaedf R10 = 0x3f414cc1 R11 = 0x3f088f89
  expect lane 1 R8 = 0x3f009281 R9 = 0x3f077a87 R10 = 0x3f04c085 R11 = 0x3ee9d0ea
  expect lane 2 R8 = 0x3f052085 R9 = 0x3ed80ed8 R10 = 0x3f0cd28d R11 = 0x3eb7eeb8
  expect lane 3 R8 = 0x3e7e64fe R9 = 0x3ee79ae8 R10 = 0x3f0fa290 R11 = 0x3e8e9e8f
  expect lane 4 R8 = 0x3e819c82 R9 = 0x3f1c299c R10 = 0x3f7784f8 R11 = 0x3ea3bea4
  expect lane 5 R8 = 0x3ef842f8 R9 = 0x3ee7eae8 R10 = 0x3f0e1c8e R11 = 0x3f0d328d
  expect lane 6 R8 = 0x3ef800f8 R9 = 0x3f5462d4 R10 = 0x3e4960c9 R11 = 0x3f0d118d
  expect lane 7 R8 = 0x3f2811a8 R9 = 0x3f07ad88 R10 = 0x3ebb8ebc R11 = 0x3f3922b9
  expect lane 8 R8 = 0x3f2fb0b0 R9 = 0x3ee95ee9 R10 = 0x3ecacccb R11 = 0x3f2cfead
  expect lane 9 R8 = 0x3efe46fe R9 = 0x3ee152e1 R10 = 0x3ec062c0 R11 = 0x3f103490
  expect lane 10 R8 = 0x3ecca2cd R9 = 0x3ee5eae6 R10 = 0x3ef01cf0 R11 = 0x3eeec4ef
  expect lane 11 R8 = 0x3f2caead R9 = 0x3eac14ac R10 = 0x3ec5eec6 R11 = 0x3f3dbfbe
}

warp 2 { asm "TEX.LL R8, R84, R140, 2, CUBE, 0xf"   active 0xfff
  s = { 0.1796875 -0.99609375 0.109375 -0.5 1 -1 0.75 -0.5390625 -0.609375 1 -0.875 -0.8574219 ... }
  t = { 1 -1 0.8984375 -0.984375 0.30078125 -0.0078125 1 0.4765625 -0.9921875 0.9980469 -1 -1 ... }
  r = { 0.234375 -0.5 1 1 1 1 -0.75 -1 -1 -0.7734375 0.9980469 -1 ... }
  lod = { 1.0058594 0.0068359375 1.0058594 1.0058594 1.0039062 1.9990234 1.1923828 1.0058594 1.5029297 1.2802734 1 1.5185547 ... }
  expect lane 0 R8 = 0x3ea81150 R9 = 0x3d144129 R10 = 0xbe81ed04 R11 = 0x3eec99d9
  expect lane 1 R8 = 0x3ea05d41 R9 = 0x3bca0194 R10 = 0xbe89f914 R11 = 0xbd808101
  expect lane 2 R8 = 0x3dd7a1af R9 = 0xbe104921 R10 = 0x3e849509 R11 = 0xbe6e41dd
  expect lane 3 R8 = 0xbde571cb R9 = 0xbebc7179 R10 = 0x3eb00d60 R11 = 0x3cb30166
  expect lane 4 R8 = 0xbe0d311a R9 = 0xbe6781cf R10 = 0x3e92e926 R11 = 0xbb840108
  expect lane 5 R8 = 0xbdccf19a R9 = 0x3f1d513b R10 = 0xbf2c7159 R11 = 0x3d026105
  expect lane 6 R8 = 0x3e327165 R9 = 0x3e8c7919 R10 = 0x3d228145 R11 = 0xbd00c102
  expect lane 7 R8 = 0xbe7fa1ff R9 = 0x3eebedd8 R10 = 0xbf417983 R11 = 0xbded21da
  expect lane 8 R8 = 0x3e000100 R9 = 0xbca98153 R10 = 0xbd72a1e5 R11 = 0x3e848909
  expect lane 9 R8 = 0x3e96a52d R9 = 0x3d837107 R10 = 0x3e3d017a R11 = 0xbe2b8157
  expect lane 10 R8 = 0xbda95153 R9 = 0xbdf9f1f4 R10 = 0x3db97173 R11 = 0x3d51a1a3
  expect lane 11 R8 = 0x3d895113 R9 = 0x3d302160 R10 = 0xbe144929 R11 = 0x3e4db99b
}

warp 3 { asm "TEX.B.LL R8, R40, R192, 0, CUBE, 0xf"   active 0xfff
  s = { -0.9166667 1 -1 -0.6692708 1 0.84505206 0.671875 -0.140625 1 -1 0.890625 1 ... }
  t = { -1 -0.890625 -1 0.6666667 -0.72786456 -0.9166667 1 0 -0.7734375 -0.9348958 1 -0.85286456 ... }
  r = { -1 0.859375 0 -1 -0.91015625 1 -0.6692708 -1 -0.25 0.9661458 -0.9505208 -0.018229166 ... }
  handle = handle(texture 3, sampler 3)
  lod = { 0.9980469 1.0048828 0.5 1.0048828 1.9970703 0.9970703 1.9970703 0.99902344 1.5 1.5019531 0.020507812 1.0039062 ... }
  expect lane 0 R8 = 0x3e3fdcc0 R9 = 0x3f1a4e9a R10 = 0x3e3d18bd R11 = 0x3ef1f4f2
  expect lane 1 R8 = 0x3eb2dab3 R9 = 0x3e5e7cde R10 = 0x3e894689 R11 = 0x3f1dfe9e
  expect lane 2 R8 = 0x3e1ba09c R9 = 0x3ed79cd8 R10 = 0x3eac72ac R11 = 0x3ee8e8e9
  expect lane 3 R8 = 0x3f7c29fc R9 = 0x3dccf0cd R10 = 0x3ee90ae9 R11 = 0x3d7e40fe
  expect lane 4 R8 = 0x3e9a469a R9 = 0x3e9b749b R10 = 0x3ead6aad R11 = 0x3f126392
  expect lane 5 R8 = 0x3e357cb5 R9 = 0x3e92d493 R10 = 0x3ec42ec4 R11 = 0x3ed9dcda
  expect lane 6 R8 = 0x3e3ba4bc R9 = 0x3e823482 R10 = 0x3e721cf2 R11 = 0x3ee77ce7
  expect lane 7 R8 = 0x3c5d00dd R9 = 0x3e4068c0 R10 = 0x3f25b4a6 R11 = 0x3e35acb6
  expect lane 8 R8 = 0x3ee9d6ea R9 = 0x3e51ecd2 R10 = 0x3e8f1c8f R11 = 0x3f3043b0
  expect lane 9 R8 = 0x3ea4c6a5 R9 = 0x3e969297 R10 = 0x3ea6dca7 R11 = 0x3f0c6c8c
  expect lane 10 R8 = 0x3db2f8b3 R9 = 0x3ec18ec2 R10 = 0x3ec3c8c4 R11 = 0x3eab0eab
  expect lane 11 R8 = 0x3f2becac R9 = 0x3d30c0b1 R10 = 0x3e8edc8f R11 = 0x3f62dae3
}

warp 4 { asm "TEX.LL R8, R12, R152, 4, CUBE, 0x1"   active 0xfff
  s = { -0.4140625 -1 1 -1 0 -1 0.0078125 -1 0.984375 -1 -1 0.3828125 ... }
  t = { 1 0.4140625 0.9296875 0.6666667 1 0.9348958 0 0.3515625 0 0.6666667 0.5 1 ... }
  r = { 0.9765625 -0.2890625 -0.390625 0.6640625 -0.0078125 -0.703125 1 0.8515625 1 0.8645833 -0.609375 0.9453125 ... }
  lod = { 0.49902344 0.9970703 0 1.4970703 0.99902344 1.4990234 0.23339844 0 1.9892578 1.5625 1.0068359 1.7382812 ... }
  expect lane 0 R8 = 0x3f0d798d
  expect lane 1 R8 = 0x3f415bc1
  expect lane 2 R8 = 0x3ed89cd9
  expect lane 3 R8 = 0x3f3fd4c0
  expect lane 4 R8 = 0x3e939894
  expect lane 5 R8 = 0x3f2ee7af
  expect lane 6 R8 = 0x3f5b38db
  expect lane 7 R8 = 0x3ec654c6
  expect lane 8 R8 = 0x3ef074f0
  expect lane 9 R8 = 0x3f3dd7be
  expect lane 10 R8 = 0x3f25eaa6
  expect lane 11 R8 = 0x3f3092b1
}

warp 5 { asm "TEX.LL R8, R96, R224, 5, CUBE, 0x1"   active 0xfff
  s = { 1 -1 -0.94921875 -1 1 0.98339844 0.26953125 1 -1 1 1 -0.9980469 ... }
  t = { -0.97265625 0.9980469 -0.734375 0.87109375 0.64453125 1 1 -0.9589844 0.8984375 -0.7480469 -0.51171875 -0.9980469 ... }
  r = { 1 -0.75 1 0.9980469 0.5625 1 0.7519531 0.9902344 -0.125 -1 0.5 -1 ... }
  lod = { 1.9990234 0.4970703 1.0039062 0.99902344 1.9824219 0 1.9960938 1.6142578 1.9990234 0.0048828125 1.9980469 0.00390625 ... }
  expect lane 0 R8 = 0x3e918123
  expect lane 1 R8 = 0x3e827505
  expect lane 2 R8 = 0x3e8acd16
  expect lane 3 R8 = 0x3e49b993
  expect lane 4 R8 = 0x3ecfb59f
  expect lane 5 R8 = 0x3e5389a7
  expect lane 6 R8 = 0xbef1fde4
  expect lane 7 R8 = 0x3e19f134
  expect lane 8 R8 = 0xbe6a89d5
  expect lane 9 R8 = 0x3e804901
  expect lane 10 R8 = 0xbeacbd59
  expect lane 11 R8 = 0xbe1d413b
}

warp 6 { asm "TEX.LL R8, R24, R216, 6, CUBE, 0xf"   active 0xfff
  s = { 1 -0.6171875 -0.99609375 -0.5 0.6640625 -0.3984375 1 -1 0.98046875 1 -0.72265625 -0.9515625 ... }
  t = { -0.3515625 -0.734375 -1 -1 -1 -0.8984375 0.5 0.9609375 -0.6484375 1 0.66015625 1 ... }
  r = { -0.5859375 1 0.3046875 0.5 -0.75 1 0.0859375 -0.99609375 -1 0.78515625 1 -0.90625 ... }
  lod = { 1 1.4970703 1.9375 1.4990234 0.13964844 1.0068359 1.9970703 1.5 0.99609375 1.4980469 1.4990234 1.0039062 ... }
  expect lane 0 R8 = 0x3e833083 R9 = 0x3eaf18af R10 = 0x3eb9f6ba R11 = 0x3db000b0
  expect lane 1 R8 = 0x3f0daf8e R9 = 0x3f36fab7 R10 = 0x3f052f85 R11 = 0x3decc8ed
  expect lane 2 R8 = 0x3edb5edb R9 = 0x3f16fa97 R10 = 0x3f2069a0 R11 = 0x3edab8db
  expect lane 3 R8 = 0x3f18f599 R9 = 0x3f423fc2 R10 = 0x3e962296 R11 = 0x3dd3a8d4
  expect lane 4 R8 = 0x3ed1b2d2 R9 = 0x3f006780 R10 = 0x3f29b2aa R11 = 0x3f2742a7
  expect lane 5 R8 = 0x3f2432a4 R9 = 0x3f42d5c3 R10 = 0x3efaa8fb R11 = 0x3dd050d0
  expect lane 6 R8 = 0x3e95d696 R9 = 0x3e5128d1 R10 = 0x3ea772a7 R11 = 0x3f3887b9
  expect lane 7 R8 = 0x3f1add9b R9 = 0x3ed7bcd8 R10 = 0x3ecf82d0 R11 = 0x3eae00ae
  expect lane 8 R8 = 0x3f029483 R9 = 0x3e43ecc4 R10 = 0x3eb48ab5 R11 = 0x3f10c691
  expect lane 9 R8 = 0x3f1bed9c R9 = 0x3ebda2be R10 = 0x3ecbeecc R11 = 0x3f177097
  expect lane 10 R8 = 0x3eed54ed R9 = 0x3efe7cfe R10 = 0x3eb196b2 R11 = 0x3f131093
  expect lane 11 R8 = 0x3f2f49af R9 = 0x3f013d81 R10 = 0x3ebfcac0 R11 = 0x3b2400a4
}

warp 7 { asm "TEX.LL R8, R112, R168, 7, CUBE, 0xf"   active 0xfff
  s = { -1 -0.984375 -1 0.64453125 0.75 1 -0.029296875 -0.6015625 -0.609375 -0.5625 0.9921875 1 ... }
  t = { -0.7109375 1 -0.9296875 -1 1 0.25 -1 -1 0.99609375 0.15234375 0 -0.70703125 ... }
  r = { -0.8046875 0 0.81640625 -0.53515625 -1 -0.7519531 -0.78125 -0.578125 -1 1 1 0.99609375 ... }
  lod = { 1.0068359 1.9892578 1.4980469 0.99609375 1 1.9980469 1.0048828 1.9189453 0.49804688 1.0048828 0.45703125 1.5019531 ... }
  expect lane 0 R8 = 0xbdaf4941 R9 = 0x3f2103a1 R10 = 0x0 R11 = 0x3f2103a1
  expect lane 1 R8 = 0xbf727575 R9 = 0x3ee3eee4 R10 = 0x0 R11 = 0x3ee3eee4
  expect lane 2 R8 = 0xbe8d765e R9 = 0x3f2af0ab R10 = 0x0 R11 = 0x3f2af0ab
  expect lane 3 R8 = 0x3d29d97f R9 = 0x3ec6e8c7 R10 = 0x0 R11 = 0x3ec6e8c7
  expect lane 4 R8 = 0x3bc3d554 R9 = 0x3f0c878d R10 = 0x0 R11 = 0x3f0c878d
  expect lane 5 R8 = 0x3f5d07cc R9 = 0x3e977097 R10 = 0x0 R11 = 0x3e977097
  expect lane 6 R8 = 0x3b758f06 R9 = 0x3ee8cee9 R10 = 0x0 R11 = 0x3ee8cee9
  expect lane 7 R8 = 0xbef6b0ba R9 = 0x3ecfd8d0 R10 = 0x0 R11 = 0x3ecfd8d0
  expect lane 8 R8 = 0x3fff667f R9 = 0x3f02b683 R10 = 0x0 R11 = 0x3f02b683
  expect lane 9 R8 = 0xbc9c04e4 R9 = 0x3e646ce4 R10 = 0x0 R11 = 0x3e646ce4
  expect lane 10 R8 = 0xbdd5099d R9 = 0x3eee96ef R10 = 0x0 R11 = 0x3eee96ef
  expect lane 11 R8 = 0x3eae2852 R9 = 0x3f0bdb8c R10 = 0x0 R11 = 0x3f0bdb8c
}
