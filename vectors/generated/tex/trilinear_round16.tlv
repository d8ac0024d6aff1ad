# POLICY filter_round16: means of two levels, and of two slices, are codes of 16 bits.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-61b PD-82b PD-107 PD-109
rules without PD-113 PD-125

policy filter_round16
texture 0 { format R8 UNORM   type TWO_D   size 64 32   levels 6   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 33 17   levels 6   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type TWO_D   size 20 50   levels 6   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type TWO_D   size 100 37   levels 6   SRGB_CONVERSION 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type TWO_D   size 64 32   levels 6   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type TWO_D   size 33 17   levels 6   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format A1B5G5R5 UNORM   type TWO_D   size 20 50   levels 6   address 0x21800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 7 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 100 37   levels 6   address 0x21c00000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 8 { format A8B8G8R8 UNORM   type THREE_D   size 17 8 11   levels 4   address 0x22000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 9 { format R16 SNORM   type THREE_D   size 17 8 11   levels 4   address 0x22400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 10 { format A8B8G8R8 UNORM   type THREE_D   size 17 8 11   levels 4   SRGB_CONVERSION 0x1   address 0x22800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 42 { format R16 UNORM   type TWO_D   size 32 4   levels 2   address 0x2a800000   texels rows 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 660a 3386 0000 0000 53d2 9285 0000 0000 5ffd c449 0000 0000 2981 e74b 0000 0000 f1ce 42a0 0000 0000 0ffd 5023 0000 0000 06de f1e8 0000 0000 963a aa2a 0000 0000 6c76 0e12 0000 0000 0f3f 4e2f 0000 0000 176a 51dc 0000 0000 4660 03a0 0000 0000 884a d973 0000 0000 ae92 c46e 0000 0000 4b86 0bcf 0000 0000 e507 f9b4 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 96d2 63f5 1f0f 9563 4aca b3ff d0c8 5a8d 3356 d04e 7d74 f06a 38d4 2a5b 74cc 7dfd 0950 6702 046d 0ec1 d6d7 da72 9b2f 06a4 39aa f14b d536 d95e ec81 1524 1ebc 5d32 }
texture 43 { format R16 SNORM   type TWO_D   size 32 4   levels 2   address 0x2ac00000   texels rows 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0324 0068 0000 0000 dd96 f992 0000 0000 b003 4777 0000 0000 ce7c 8c77 0000 0000 01e1 dc8a 0000 0000 0517 c566 0000 0000 c9dd df9d 0000 0000 831b a03c 0000 0000 6772 6576 0000 0000 daf7 f6dc 0000 0000 db49 2179 0000 0000 d239 6565 0000 0000 5496 2ffe 0000 0000 be2a 3152 0000 0000 3597 76a9 0000 0000 2942 c611 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 5323 8712 22b9 50e9 951f fc1b 3a58 c37a ac94 ce8a d579 9d70 90c4 e9ea d620 684a d621 4064 c8c0 abfa 2353 9448 2c39 4e5e 31c5 a0da 9071 6b13 fbe1 a1fe 7a32 1167 }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 2 texture 2 sampler 2
sampler 3 { address MIRROR CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 3 texture 3 sampler 3
sampler 4 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 4 texture 4 sampler 4
sampler 5 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 5 sampler 5
sampler 6 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1e2b }
handle 6 texture 6 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER MIRROR MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 7 texture 7 sampler 7
sampler 8 { address CLAMP_TO_EDGE MIRROR CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 8 texture 8 sampler 8
sampler 9 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 9 texture 9 sampler 9
sampler 10 { address WRAP CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f40 SRGB_CONVERSION 0x1 }
handle 10 texture 10 sampler 10
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 11 texture 42 sampler 11
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 12 texture 43 sampler 12

warp 0 { asm "TEX.B.LL R8, R76, R136, 0, 2D, 0x1"   active 0x3f
  s = { 0.7602539 0.44726562 1.03125 1.6523438 0.22607422 0.75 ... }
  t = { 0.0146484375 0.078125 1.5625 0.45507812 -0.28710938 0.9609375 ... }
  handle = handle(texture 0, sampler 0)
  lod = { 2.5029297 1.9980469 3.4960938 3.4970703 1.453125 4.9970703 ... }
  expect lane 0 R8 = 0x3ed9fcda
  expect lane 1 R8 = 0x3f0a018a
  expect lane 2 R8 = 0x3eafacb0
  expect lane 3 R8 = 0x3ebbcabc
  expect lane 4 R8 = 0x3eb124b1
  expect lane 5 R8 = 0x3e3720b7
}

warp 1 { asm "TEX.LL R8, R80, R148, 1, 2D, 0xf"   active 0x3f
  s = { 0.6074219 1.15625 0.4609375 0.9375 0.7890625 0.54785156 ... }
  t = { 0.5390625 1.5 0.25 0.9433594 0.5810547 0.5488281 ... }
  lod = { 1.5009766 1.4980469 1.0019531 3.9970703 3.9980469 2.0019531 ... }
  expect lane 0 R8 = 0x3ecf6acf R9 = 0x3f24c2a5 R10 = 0x3f071587 R11 = 0x3ef18cf2
  expect lane 1 R8 = 0x3e9c769c R9 = 0x3f19a69a R10 = 0x3f3441b4 R11 = 0x3e9eb89f
  expect lane 2 R8 = 0x3ef0b0f1 R9 = 0x3f53b3d4 R10 = 0x3e7878f8 R11 = 0x3f096989
  expect lane 3 R8 = 0x3f16b997 R9 = 0x3f7154f1 R10 = 0x3e98de99 R11 = 0x3f27caa8
  expect lane 4 R8 = 0x3f1f4f9f R9 = 0x3f7a3afa R10 = 0x3eaa0aaa R11 = 0x3f3060b0
  expect lane 5 R8 = 0x3f0d008d R9 = 0x3f685be8 R10 = 0x3e856c85 R11 = 0x3f1e119e
}

warp 2 { asm "TEX.LL R8, R48, R192, 2, 2D, 0xf"   active 0x3f
  s = { -0.0107421875 1.359375 -0.01171875 -0.21875 2 0.25 ... }
  t = { 0.77953124 1.75 1.015625 0.140625 0.71875 3 ... }
  lod = { 3.4970703 4.998047 1.2617188 0.19433594 1.0068359 2.9980469 ... }
  expect lane 0 R8 = 0xbdd151a3 R9 = 0x3edf1dbe R10 = 0xbf06550d R11 = 0x3d01a103
  expect lane 1 R8 = 0xbe59d1b4 R9 = 0x3f00fb02 R10 = 0xbf4b1f96 R11 = 0xbda18143
  expect lane 2 R8 = 0x3ef419e8 R9 = 0xbe96fd2e R10 = 0x3e837907 R11 = 0x3f1c5139
  expect lane 3 R8 = 0x3f134327 R9 = 0xbeb03560 R10 = 0xbbf301e6 R11 = 0xbe208941
  expect lane 4 R8 = 0x3cf001e0 R9 = 0x3f3eef7e R10 = 0xbf0da91b R11 = 0x3e27114e
  expect lane 5 R8 = 0x3e9e893d R9 = 0x3c9e413d R10 = 0xbe8b4517 R11 = 0x3ee311c6
}

warp 3 { asm "TEX.LL R8, R96, R184, 3, 2D, 0xf"   active 0x3f
  s = { 0.5833333 0.3125 0.115885414 0.60078126 0.44820312 0.16666667 ... }
  t = { 0 0.3798828 0.30859375 0.39864865 0.29166666 -0.18945312 ... }
  lod = { 3.0761719 0.44726562 4.0029297 3.0019531 4.9960938 2.6611328 ... }
  expect lane 0 R8 = 0x3f3e54be R9 = 0x3d3950b9 R10 = 0x3e9c2a9c R11 = 0x3f711bf1
  expect lane 1 R8 = 0x3de428e4 R9 = 0x3eeee4ef R10 = 0x3e4f88d0 R11 = 0x3ed130d1
  expect lane 2 R8 = 0x3e92b293 R9 = 0x3f3183b2 R10 = 0x3d8a388a R11 = 0x3f2181a2
  expect lane 3 R8 = 0x3c9b809c R9 = 0x3e50f0d1 R10 = 0x3f1a599a R11 = 0x3e431cc3
  expect lane 4 R8 = 0x3dff50ff R9 = 0x3dccf0cd R10 = 0x3ee8cce9 R11 = 0x3e5cf0dd
  expect lane 5 R8 = 0x3d801080 R9 = 0x3eb366b3 R10 = 0x3f113191 R11 = 0x3ea876a8
}

warp 4 { asm "TEX.LL R8, R20, R172, 4, 2D, 0x1"   active 0x3f
  s = { 0.1350708 0.41796875 0.21289062 3.25 0.7442627 0.09375 ... }
  t = { 0.111816406 -2.0153809 1.0625 0.8125 -1.9987793 0.2421875 ... }
  lod = { 2.4990234 0.5019531 3.618164 2.0058594 4.5029297 0.0048828125 ... }
  expect lane 0 R8 = 0x3ea5fea6
  expect lane 1 R8 = 0x3f3575b5
  expect lane 2 R8 = 0x3ec36ec3
  expect lane 3 R8 = 0x3ef5c6f6
  expect lane 4 R8 = 0x3f0a3f8a
  expect lane 5 R8 = 0x3e8afa8b
}

warp 5 { asm "TEX.LL R8, R60, R216, 5, 2D, 0x1"   active 0x3f
  s = { 0.5 -1.0439453 -0.41796875 0.43017578 0.71484375 0.3046875 ... }
  t = { 3.7578125 1.1992188 0 3.125 -0.5 0.34765625 ... }
  lod = { 1.9208984 3.1669922 1.0048828 0.90527344 1.5244141 4.004883 ... }
  expect lane 0 R8 = 0x3e096913
  expect lane 1 R8 = 0x3cd241a5
  expect lane 2 R8 = 0xbeab8d57
  expect lane 3 R8 = 0xbe56c9ae
  expect lane 4 R8 = 0xbe17512f
  expect lane 5 R8 = 0xbf0f1b1e
}

warp 6 { asm "TEX.B.LL R8, R108, R168, 0, 2D, 0xf"   active 0x3f
  s = { -0.046875 0.75078124 0.6816406 0.43359375 -0.48046875 -1.0492188 ... }
  t = { 0.25 0.7259375 0.20833333 -1.1666666 4 0.5830078 ... }
  handle = handle(texture 6, sampler 6)
  lod = { 5.830078 2.8291016 3.8388672 2.7714844 5.836914 2.5517578 ... }
  expect lane 0 R8 = 0x3e600ce0 R9 = 0x3ec1c4c2 R10 = 0x3f0a2c8a R11 = 0x3b180098
  expect lane 1 R8 = 0x3efd84fe R9 = 0x3e987698 R10 = 0x3eeb0aeb R11 = 0x3eb582b6
  expect lane 2 R8 = 0x3ecbe2cc R9 = 0x3f0f208f R10 = 0x3f3831b8 R11 = 0x3f67c6e8
  expect lane 3 R8 = 0x3f039b84 R9 = 0x3ecd68cd R10 = 0x3f79edfa R11 = 0x3ed5e0d6
  expect lane 4 R8 = 0x3f1cd29d R9 = 0x3effd700 R10 = 0x3f10f391 R11 = 0x0
  expect lane 5 R8 = 0x3ed44ed4 R9 = 0x3ef832f8 R10 = 0x3f17ce98 R11 = 0x3e5004d0
}

warp 7 { asm "TEX.LL R8, R96, R184, 7, 2D, 0xf"   active 0x3f
  s = { 0.8229167 -0.16666667 1.1041666 -0.16276042 1.4434375 0.97125 ... }
  t = { 1.25 0.9199219 -1.0234375 1.25 0.8355152 0.7777778 ... }
  lod = { 3.4960938 1.5029297 2.9970703 2.5 3.006836 2.0019531 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 1 R8 = 0x40140400 R9 = 0x3f3f6dbf R10 = 0x0 R11 = 0x3f3f6dbf
  expect lane 2 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 3 R8 = 0x3ec00000 R9 = 0x0 R10 = 0x3fc00000 R11 = 0x3dccd0cd
  expect lane 4 R8 = 0xc081602e R9 = 0x3e876887 R10 = 0x0 R11 = 0x3e876887
  expect lane 5 R8 = 0xbdfda000 R9 = 0x3eef84f0 R10 = 0x1 R11 = 0x3eef84f0
}

warp 8 { asm "TEX.LL R8, R48, R128, 8, 3D, 0xf"   active 0x3f
  s = { 0.3125 0.19824219 0.46289062 0.073529415 0.53027344 -0.044921875 ... }
  t = { 1.5 2.625 0.5 0.8745117 0.375 0.6953125 ... }
  r = { 0.8125 0 -0.328125 0.28196022 0.6 -0.421875 ... }
  lod = { 1.0048828 1.0058594 1.5019531 2.9970703 2.9960938 1.9970703 ... }
  expect lane 0 R8 = 0x3f1faea0 R9 = 0x3e85e486 R10 = 0x3f1e0d9e R11 = 0x3f30b4b1
  expect lane 1 R8 = 0x3f1acc9b R9 = 0x3e0b988c R10 = 0x3f5093d1 R11 = 0x3effdb00
  expect lane 2 R8 = 0x3edc66dc R9 = 0x3e47dcc8 R10 = 0x3f5fa4e0 R11 = 0x3e909c91
  expect lane 3 R8 = 0x3e4510c5 R9 = 0x3ec58cc6 R10 = 0x3f6201e2 R11 = 0x3e3970b9
  expect lane 4 R8 = 0x3e6110e1 R9 = 0x3f006780 R10 = 0x3f6c3dec R11 = 0x3e80b681
  expect lane 5 R8 = 0x3f2913a9 R9 = 0x3e18d099 R10 = 0x3f53e1d4 R11 = 0x3de3c8e4
}

warp 9 { asm "TEX.B.LL R8, R96, R140, 0, 3D, 0x1"   active 0x3f
  s = { 0.2488511 0.66552734 0.47070312 3.8618164 0.04411765 0.15877758 ... }
  t = { 0.4272461 3.7177734 -1.25 1.0625 3.1689453 0.04345703 ... }
  r = { 0.9975142 0.05390625 0.90546876 0.90703124 0.9556108 0.81960225 ... }
  handle = handle(texture 9, sampler 9)
  lod = { 2.9970703 1.0039062 2.7529297 1.9990234 1.9980469 1.2734375 ... }
  expect lane 0 R8 = 0x3d5061a1
  expect lane 1 R8 = 0xbeab2556
  expect lane 2 R8 = 0x3d980130
  expect lane 3 R8 = 0x3e8f591f
  expect lane 4 R8 = 0x3e86750d
  expect lane 5 R8 = 0xbea7494f
}

warp 10 { asm "TEX.LL R8, R80, R164, 10, 3D, 0xf"   active 0x3f
  s = { 0.44384766 0.08731618 0.8955078 0.029296875 0 1.1015625 ... }
  t = { 0.7236328 2.09375 -0.5 1.21875 1.0195312 0.75 ... }
  r = { 0.9164063 0.5 1.5 0.2109375 -0.5 0.056640625 ... }
  lod = { 3.7480469 1.7558594 1.75 2.7519531 2.7480469 3.2509766 ... }
  expect lane 0 R8 = 0x3c8c608c R9 = 0x3e56acd7 R10 = 0x3f30f1b1 R11 = 0x3e51b0d2
  expect lane 1 R8 = 0x3e8a0c8a R9 = 0x3f501ad0 R10 = 0x3d7a50fa R11 = 0x3f1f4f9f
  expect lane 2 R8 = 0x3efb6716 R9 = 0x3bf5ba71 R10 = 0x3e25eb07 R11 = 0x3f4bcbcc
  expect lane 3 R8 = 0x3f6e1bbf R9 = 0x3daccd6f R10 = 0x3ed5f508 R11 = 0x3d008081
  expect lane 4 R8 = 0x3d48e0c9 R9 = 0x3ea416a4 R10 = 0x3f66bee7 R11 = 0x3e9f3e9f
  expect lane 5 R8 = 0x3ef268f2 R9 = 0x3e160896 R10 = 0x3f0e4e8e R11 = 0x3df0f0f1
}

warp 11 { asm "TEX.B.LL R8, R116, R204, 0, 2D, 0x1"   active 0xff
  s = { 0.04699707 0.17224121 0.32800293 0.42199707 0.5780029 0.7030029 0.7969971 0.9219971 ... }
  t = { 0.3779297 0.62402344 0.3779297 0.37597656 0.62402344 0.3779297 0.3779297 0.37597656 ... }
  handle = handle(texture 42, sampler 11)
  lod = { 0.9970703 0.9980469 0.9980469 0.99609375 0.99609375 0.9980469 0.99609375 0.99609375 ... }
  expect lane 0 R8 = 0x3f31bbb2
  expect lane 1 R8 = 0x3ed622d6
  expect lane 2 R8 = 0x3f5771d7
  expect lane 3 R8 = 0x3f1e859f
  expect lane 4 R8 = 0x3ebdc4be
  expect lane 5 R8 = 0x3ecd84ce
  expect lane 6 R8 = 0x3f22b8a3
  expect lane 7 R8 = 0x3f4866c8
}

warp 12 { asm "TEX.LL R8, R40, R140, 12, 2D, 0x1"   active 0xff
  s = { 0.04699707 0.20300293 0.2972412 0.45300293 0.5780029 0.6722412 0.8280029 0.9219971 ... }
  t = { 0.37597656 0.62402344 0.3779297 0.3779297 0.62402344 0.3779297 0.3779297 0.3779297 ... }
  lod = { 0.0068359375 0.005859375 0.0068359375 0.005859375 0.0048828125 0.00390625 0.0068359375 0.00390625 ... }
  expect lane 0 R8 = 0x3e925125
  expect lane 1 R8 = 0xbe8cb919
  expect lane 2 R8 = 0x3d402180
  expect lane 3 R8 = 0x3f6e9bdd
  expect lane 4 R8 = 0xbcb98173
  expect lane 5 R8 = 0x3e443188
  expect lane 6 R8 = 0xbf42ed86
  expect lane 7 R8 = 0x3e6161c3
}
