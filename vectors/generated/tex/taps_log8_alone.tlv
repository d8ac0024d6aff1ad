# POLICY taps_log8 without lod_float10 changes nothing: taps are a power of two and count alike.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-112
rules without PD-136 PD-136a PD-136b PD-136c PD-129

policy taps_log8
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 1 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   view 1 6   LOD_ISO_QUALITY 0x1   address 0x20400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 2 { format R32 FLOAT   type TWO_D_ARRAY   size 48 80   layers 3   levels 6   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 3 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x20c00000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 4 { format R32 FLOAT   type TWO_D   size 64 32   levels 7   NORMALIZED_COORDS 0x0   address 0x21000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 5 { format R32 FLOAT   type ONE_D_ARRAY   size 333   layers 2   levels 8   view 0 5   address 0x21400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 6 { format R32 FLOAT   type TWO_D   size 1000 20   levels 9   MIN_LOD_CLAMP 0x30   address 0x21800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
sampler 0 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x3d6 MAX_ANISOTROPY 0x7 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_OGL CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f6b MAX_ANISOTROPY 0x7 }
handle 1 texture 1 sampler 1
sampler 2 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x53c MAX_ANISOTROPY 0x5 }
handle 2 texture 2 sampler 2
sampler 3 { address CLAMP_OGL MIRROR BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1f0c MAX_ANISOTROPY 0x7 }
handle 3 texture 3 sampler 3
sampler 4 { address WRAP MIRROR_ONCE_CLAMP_OGL CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x3a7 MAX_ANISOTROPY 0x6 }
handle 4 texture 4 sampler 4
sampler 5 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x1fbf MAX_ANISOTROPY 0x7 }
handle 5 texture 5 sampler 5
sampler 6 { address MIRROR_ONCE_CLAMP_OGL BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x510 MAX_ANISOTROPY 0x7 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MIP_LOD_BIAS 0x420 MAX_ANISOTROPY 0x7 }
handle 7 texture 1 sampler 7

warp 0 { asm "TEX R8, R56, 0, 2D, 0x1"   active 0xff
  s = { -0.625 -0.6204623 -0.6208358 -0.61710453 -0.30078125 -0.3462 -0.25869408 -0.307928 ... }
  t = { -0.052734375 -0.047266934 0.007265568 0.016384032 -0.29492188 -0.18821812 -0.34284994 -0.24326178 ... }
  expect lane 0 R8 = 0x3f2468a5 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f1cbe33 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f1de926 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3f159a0e lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0xbf4897a4 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0xbf38a1fe lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 6 R8 = 0xbf4fcded lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0xbf4f90f6 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 1 { asm "TXD R8, R8, R152, 1, 2D, 0x1"   active 0x1f
  dsdx = { -0.04859375 0.017484672 0 -0.034837242 -0.04640625 ... }
  dsdy = { -0.079140626 -0.030323554 -0.053087354 -0.000997267 0 ... }
  dtdx = { 0.05747072 -0.042821255 0.046173096 -0.14778477 0 ... }
  dtdy = { -1.8645834 0.10323755 0 0.036745813 0.048386373 ... }
  s = { 1.4277344 0.6855469 1.0957031 0.203125 -0.35546875 ... }
  t = { 0.8222656 1.0253906 -0.3125 -0.4375 1.5273438 ... }
  expect lane 0 R8 = 0x3deeccb6 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f45a965 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbd9bf078 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbe5e0551 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3e2d3fa5 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 2 { asm "TEX R8, R92, 2, ARRAY_2D, 0x1"   active 0xff
  array = { 1 3 1 1 0 3 3 0 ... }
  s = { -0.234375 -0.23341054 -0.23863983 -0.23494786 1.2167969 1.2136004 1.222147 1.2193439 ... }
  t = { 1.6484375 1.6487089 1.6396797 1.6417861 1.4785156 1.4795376 1.4898453 1.497495 ... }
  expect lane 0 R8 = 0xbc777241 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec47e5c lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbc197457 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbc777241 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3e63bdea lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x3ec62cba lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 6 R8 = 0x3ec6016c lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0x3e63bdea lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 3 { asm "TXD R8, R108, R184, 3, 1D, 0x1"   active 0x1f
  dsdx = { 0.44833332 0.10625645 0 0 0 ... }
  dsdy = { 0.82717395 0.10625645 0.41963765 0.017317709 0.16125 ... }
  s = { 0.0390625 0.69921875 0.4453125 0.37890625 0.7832031 ... }
  expect lane 0 R8 = 0x3f160e82 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbe6a6578 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbeb97805 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3f4cac24 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3e401627 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 4 { asm "TEX R8, R80, 4, 2D, 0x1"   active 0xff
  s = { 125 125.02276 124.81607 124.756874 20.5 20.04173 20.906494 22.444563 ... }
  t = { 13.5625 13.496319 12.681641 12.659878 58.3125 59.184387 59.902344 62.257935 ... }
  expect lane 0 R8 = 0xbe004f33 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbe1a338d lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3d9505ca lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3e0b3dc8 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3e69c6ac lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x3e9cf65a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 6 R8 = 0xbd95a184 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0xbbe24214 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 5 { asm "TXD R8, R52, R124, 5, ARRAY_1D, 0x1"   active 0x1f
  dsdx = { 0.04926802 0.123622805 -0.10739841 -0.015202703 0.003970435 ... }
  dsdy = { 0.04926802 -0.1265015 -0.110125326 -0.015202703 0.0792042 ... }
  array = { 0x12340000 0x12340000 0x12340002 0x12340002 0x12340001 ... }
  s = { 1.1308594 1.1816406 0.1171875 0.34960938 0.16992188 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbe0bd430 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbfc76478 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3e9900f7 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 6 { asm "TEX R8, R108, 6, 2D, 0x1"   active 0xff
  s = { -0.31835938 -0.31070486 -0.24324703 -0.24954812 1.6269531 1.6270112 1.6290588 1.6294727 ... }
  t = { -0.8671875 -0.863038 -0.96083546 -0.94774145 0.20507812 0.20510937 0.20606518 0.20694056 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3eb9bbb5 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x3eb9bbb5 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 6 R8 = 0x3ebd9528 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0x3ec16e9a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 7 { asm "TXD R8, R4, R200, 7, 2D, 0x1"   active 0x1f
  dsdx = { 0 0.13210715 -0.022457886 -0.0096344 0 ... }
  dsdy = { -0.05167849 0 -1.22875 -0.2484375 0.02 ... }
  dtdx = { 0.038760714 0.19032118 -0.091662936 -0.027631124 0.0017361111 ... }
  dtdy = { 0 0 2.3229167 -0.6684028 0 ... }
  s = { 1.4511719 -0.30078125 1.3769531 1.796875 1.7929688 ... }
  t = { 1.9804688 -0.38085938 1.4746094 0.16601562 0.453125 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbdd529de lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3e940a7b lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ddcb804 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x3de3b406 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}
