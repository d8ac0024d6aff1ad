# POLICY filter_round16: means of several taps are codes of 16 bits.
# Written by tests/oracle/levels.py.
texlock 1
rules PD-61b PD-112
rules without PD-113

policy filter_round16
texture 0 { format R8 UNORM   type TWO_D   size 16 64   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 64 16   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type TWO_D   size 16 64   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type TWO_D   size 64 16   levels 5   SRGB_CONVERSION 0x1   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type TWO_D   size 16 64   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type TWO_D   size 64 16   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format R16_G16 FLOAT   source R G ONE_INT G G_DATA_TYPE 2   type TWO_D   size 16 64   levels 5   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x21800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 7 { format A8B8G8R8 UNORM   type THREE_D   size 17 8 11   levels 4   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
sampler 0 { address CLAMP_OGL WRAP BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x14d MAX_ANISOTROPY 0x7 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x3f4 MAX_ANISOTROPY 0x7 }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR_ONCE_BORDER WRAP MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2fa MAX_ANISOTROPY 0x7 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1c71 MAX_ANISOTROPY 0x7 SRGB_CONVERSION 0x1 }
handle 3 texture 3 sampler 3
sampler 4 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f1 MAX_ANISOTROPY 0x7 }
handle 4 texture 4 sampler 4
sampler 5 { address CLAMP_OGL MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f9d MAX_ANISOTROPY 0x7 }
handle 5 texture 5 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER WRAP MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x240 MAX_ANISOTROPY 0x7 }
handle 6 texture 6 sampler 6
sampler 7 { address WRAP MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x252 MAX_ANISOTROPY 0x7 }
handle 7 texture 7 sampler 7
sampler 8 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1ae MAX_ANISOTROPY 0x6 }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_TO_EDGE CLAMP_OGL CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x288 MAX_ANISOTROPY 0x6 }
handle 9 texture 1 sampler 9
sampler 10 { address WRAP CLAMP_OGL BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x2ad MAX_ANISOTROPY 0x6 }
handle 10 texture 2 sampler 10
sampler 11 { address BORDER CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x452 MAX_ANISOTROPY 0x6 SRGB_CONVERSION 0x1 }
handle 11 texture 3 sampler 11
sampler 12 { address CLAMP_OGL WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1a0 MAX_ANISOTROPY 0x6 }
handle 12 texture 4 sampler 12
sampler 13 { address MIRROR WRAP MIRROR_ONCE_BORDER MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f96 MAX_ANISOTROPY 0x6 }
handle 13 texture 5 sampler 13
sampler 14 { address CLAMP_OGL CLAMP_TO_EDGE MIRROR MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x75 MAX_ANISOTROPY 0x6 }
handle 14 texture 6 sampler 14
sampler 15 { address CLAMP_TO_EDGE CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fa7 MAX_ANISOTROPY 0x6 }
handle 15 texture 7 sampler 15

warp 0 { asm "TEX R8, R16, 0, 2D, 0x1"   active 0xf
  s = { 1.765625 1.7608286 1.5979462 1.5803515 ... }
  t = { 1.7363281 1.7358004 1.7075005 1.7057873 ... }
  expect lane 0 R8 = 0x3f16af97
  expect lane 1 R8 = 0x3f177897
  expect lane 2 R8 = 0x3f110891
  expect lane 3 R8 = 0x3f0f9490
}

warp 1 { asm "TEX R8, R68, 1, 2D, 0xf"   active 0xf
  s = { 1.8066406 1.8214262 1.806762 1.8233038 ... }
  t = { -0.6035156 -0.5342026 -0.59992355 -0.5422694 ... }
  expect lane 0 R8 = 0x3f6578e5 R9 = 0x3e7f4cff R10 = 0x3f1b2e9b R11 = 0x3f7689f7
  expect lane 1 R8 = 0x3f6578e5 R9 = 0x3e7f4cff R10 = 0x3f1b2e9b R11 = 0x3f7689f7
  expect lane 2 R8 = 0x3f6578e5 R9 = 0x3e7f4cff R10 = 0x3f1b2e9b R11 = 0x3f7689f7
  expect lane 3 R8 = 0x3f6578e5 R9 = 0x3e7f4cff R10 = 0x3f1b2e9b R11 = 0x3f7689f7
}

warp 2 { asm "TEX R8, R24, 2, 2D, 0xf"   active 0xf
  s = { 0.18164062 0.09218718 0.18268776 0.10303666 ... }
  t = { 0.41601562 0.43862393 0.40321732 0.42690548 ... }
  expect lane 0 R8 = 0x3def81df R9 = 0x3f04bd09 R10 = 0xbeee75dd R11 = 0x3e806901
  expect lane 1 R8 = 0x3e5d69bb R9 = 0xbde261c5 R10 = 0xbebba177 R11 = 0x3eb33d66
  expect lane 2 R8 = 0x3d05010a R9 = 0x3f34a969 R10 = 0xbf0cdb1a R11 = 0x3e2a5155
  expect lane 3 R8 = 0x3e0fc920 R9 = 0x3e443988 R10 = 0xbee26dc5 R11 = 0x3e8c6d19
}

warp 3 { asm "TEX R8, R0, 3, 2D, 0xf"   active 0xf
  s = { 1.2949219 1.4351755 1.6713333 1.7706257 ... }
  t = { -0.19140625 0.86828786 1.2372284 1.9287622 ... }
  expect lane 0 R8 = 0x3da448a4 R9 = 0x3f7db8fe R10 = 0x3b4700c7 R11 = 0x3dd0d0d1
  expect lane 1 R8 = 0x3da448a4 R9 = 0x3f7db8fe R10 = 0x3b4700c7 R11 = 0x3dd0d0d1
  expect lane 2 R8 = 0x3da448a4 R9 = 0x3f7db8fe R10 = 0x3b4700c7 R11 = 0x3dd0d0d1
  expect lane 3 R8 = 0x3da448a4 R9 = 0x3f7db8fe R10 = 0x3b4700c7 R11 = 0x3dd0d0d1
}

warp 4 { asm "TEX R8, R76, 4, 2D, 0x1"   active 0xf
  s = { 1.8144531 1.7719879 1.8126433 1.7583869 ... }
  t = { -0.8828125 -0.87849045 -0.88255775 -0.8796309 ... }
  expect lane 0 R8 = 0x3f1bbb9c
  expect lane 1 R8 = 0x3f25aea6
  expect lane 2 R8 = 0x3f1c309c
  expect lane 3 R8 = 0x3f28e5a9
}

warp 5 { asm "TEX R8, R72, 5, 2D, 0x1"   active 0xf
  s = { -0.7871094 -0.8286497 -0.72805786 -0.765135 ... }
  t = { 1.1992188 1.0175344 0.80371094 0.80970967 ... }
  expect lane 0 R8 = 0x3df481e9
  expect lane 1 R8 = 0xbb020104
  expect lane 2 R8 = 0x3df0b1e1
  expect lane 3 R8 = 0x3dea11d4
}

warp 6 { asm "TEX R8, R52, 6, 2D, 0xf"   active 0xf
  s = { -0.14453125 -0.016090393 -0.20388596 -0.08009426 ... }
  t = { 0.0234375 0.05523777 0.034180082 0.05268375 ... }
  expect lane 0 R8 = 0x3f482ad8 R9 = 0x3f138094 R10 = 0x0 R11 = 0x3f138094
  expect lane 1 R8 = 0x3e422345 R9 = 0x3f1f4e9f R10 = 0x0 R11 = 0x3f1f4e9f
  expect lane 2 R8 = 0x3e8c6e96 R9 = 0x3f101790 R10 = 0x0 R11 = 0x3f101790
  expect lane 3 R8 = 0x3e8d4f2f R9 = 0x3f1c309c R10 = 0x0 R11 = 0x3f1c309c
}

warp 7 { asm "TEX R8, R96, 7, 3D, 0xf"   active 0xf
  s = { -0.3671875 -0.35832223 -0.3730325 -0.3685095 ... }
  t = { -0.076171875 -0.06215403 -0.037992477 -0.035371993 ... }
  r = { 0.7578125 0.7466646 0.74662364 0.73013794 ... }
  expect lane 0 R8 = 0x3f15b296 R9 = 0x3e8f308f R10 = 0x3eea08ea R11 = 0x3f0d5f8d
  expect lane 1 R8 = 0x3f14ed95 R9 = 0x3e8a908b R10 = 0x3ef0e6f1 R11 = 0x3f14b795
  expect lane 2 R8 = 0x3f162096 R9 = 0x3e81ec82 R10 = 0x3ee8b2e9 R11 = 0x3f106590
  expect lane 3 R8 = 0x3f177197 R9 = 0x3e6b74eb R10 = 0x3ef0b6f1 R11 = 0x3f1ac59b
}

warp 8 { asm "TEX R8, R64, 8, 2D, 0x1"   active 0xf
  s = { 0.24804688 0.24662235 0.21824455 0.22863665 ... }
  t = { -0.31445312 -0.31353536 -0.32074142 -0.32262135 ... }
  expect lane 0 R8 = 0x3f0c988d
  expect lane 1 R8 = 0x3f0c418c
  expect lane 2 R8 = 0x3f05a886
  expect lane 3 R8 = 0x3f080c88
}

warp 9 { asm "TEX R8, R0, 9, 2D, 0xf"   active 0xf
  s = { 0.107421875 0.0068626404 0.10475601 -0.027414668 ... }
  t = { -0.9707031 -0.4065094 -0.94512814 -0.45378178 ... }
  expect lane 0 R8 = 0x3f22f2a3 R9 = 0x3e01c082 R10 = 0x3f4e1dce R11 = 0x3ebd70bd
  expect lane 1 R8 = 0x3f120792 R9 = 0x3d7850f8 R10 = 0x3f3d32bd R11 = 0x3eeed8ef
  expect lane 2 R8 = 0x3f2253a2 R9 = 0x3dfe88ff R10 = 0x3f4d7ecd R11 = 0x3ec310c3
  expect lane 3 R8 = 0x3f114191 R9 = 0x3d6bf0ec R10 = 0x3f3c6cbc R11 = 0x3eed4eed
}

warp 10 { asm "TEX R8, R40, 10, 2D, 0xf"   active 0xf
  s = { 0.6347656 0.7422914 0.28549194 0.46328443 ... }
  t = { 1.8671875 1.8283068 1.9692688 1.9150816 ... }
  expect lane 0 R8 = 0x3e6589cb R9 = 0x3e79b9f3 R10 = 0x3eedbddb R11 = 0x3e1cf93a
  expect lane 1 R8 = 0x3e6761cf R9 = 0x3e7b91f7 R10 = 0x3eeea9dd R11 = 0x3e1ed13e
  expect lane 2 R8 = 0x3e56b9ad R9 = 0x3e6ae9d6 R10 = 0x3ee655cd R11 = 0x3e0e291c
  expect lane 3 R8 = 0x3e5d29ba R9 = 0x3e7159e3 R10 = 0x3ee98dd3 R11 = 0x3e149929
}

warp 11 { asm "TEX R8, R60, 11, 2D, 0xf"   active 0xf
  s = { 0.7578125 0.76062405 0.758271 0.7599314 ... }
  t = { -0.56640625 -0.5799866 -0.5652506 -0.58825225 ... }
  expect lane 0 R8 = 0x3e8ff090 R9 = 0x3db540b5 R10 = 0x3eca9ccb R11 = 0x3ef906f9
  expect lane 1 R8 = 0x3e912c91 R9 = 0x3db9d0ba R10 = 0x3ecd6ecd R11 = 0x3efb14fb
  expect lane 2 R8 = 0x3e902490 R9 = 0x3db608b6 R10 = 0x3ecb14cb R11 = 0x3ef95ef9
  expect lane 3 R8 = 0x3e90c691 R9 = 0x3db8a0b9 R10 = 0x3eccaccd R11 = 0x3efa82fb
}

warp 12 { asm "TEX R8, R80, 12, 2D, 0x1"   active 0xf
  s = { -0.5078125 -0.69982105 -0.050598145 -0.1998058 ... }
  t = { -0.087890625 -0.11370082 -0.097457886 -0.1327724 ... }
  expect lane 0 R8 = 0x3f07cb88
  expect lane 1 R8 = 0x3f083b88
  expect lane 2 R8 = 0x3f15b796
  expect lane 3 R8 = 0x3f041c84
}

warp 13 { asm "TEX R8, R40, 13, 2D, 0x1"   active 0xf
  s = { 0.01953125 -0.10633087 0.059560794 -0.11299752 ... }
  t = { 0.9511719 0.5137787 0.96034396 0.7291504 ... }
  expect lane 0 R8 = 0xbc27814f
  expect lane 1 R8 = 0xbd038107
  expect lane 2 R8 = 0xbd6401c8
  expect lane 3 R8 = 0x3cc18183
}

warp 14 { asm "TEX R8, R52, 14, 2D, 0xf"   active 0xf
  s = { -0.6308594 -0.6290732 -0.58193207 -0.5926662 ... }
  t = { -0.009765625 -0.0016246707 -0.029036522 -0.03148302 ... }
  expect lane 0 R8 = 0x3e484610 R9 = 0x3d920892 R10 = 0x3f400000 R11 = 0x3df870f8
  expect lane 1 R8 = 0x3e484610 R9 = 0x3d920892 R10 = 0x3f400000 R11 = 0x3df870f8
  expect lane 2 R8 = 0x3e484610 R9 = 0x3d920892 R10 = 0x3f400000 R11 = 0x3df870f8
  expect lane 3 R8 = 0x3e484610 R9 = 0x3d920892 R10 = 0x3f400000 R11 = 0x3df870f8
}

warp 15 { asm "TEX R8, R8, 15, 3D, 0xf"   active 0xf
  s = { -0.44335938 -1.7339154 -0.4019608 -1.7995007 ... }
  t = { -0.67578125 0.59503174 -0.5157105 0.07164612 ... }
  r = { 0.390625 -1.0217952 0.48589903 -0.61827135 ... }
  expect lane 0 R8 = 0x3ed36ed3 R9 = 0x3e5218d2 R10 = 0x3f4af0cb R11 = 0x3e69f4ea
  expect lane 1 R8 = 0x3ec26cc2 R9 = 0x3e7778f7 R10 = 0x3f46bbc7 R11 = 0x3e80a081
  expect lane 2 R8 = 0x3ed46ad4 R9 = 0x3e5894d9 R10 = 0x3f497ac9 R11 = 0x3e7028f0
  expect lane 3 R8 = 0x3ec1ccc2 R9 = 0x3e6854e8 R10 = 0x3f4672c6 R11 = 0x3e7320f3
}
