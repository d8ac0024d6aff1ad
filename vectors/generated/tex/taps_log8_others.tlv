# POLICY taps_log8 and lod_float10 change nothing: volumes, cubes, levels in a register, integers, MAX_ANISOTROPY 0.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-104 PD-107 PD-111 PD-112
rules without PD-136 PD-136a PD-136b PD-136c

policy lod_float10
policy taps_log8
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 1 { format R32 FLOAT   type ONE_D   size 75   levels 7   address 0x20400000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 2 { format R32 UINT   type TWO_D   size 64 32   levels 7   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 18 { format R32 FLOAT   type THREE_D   size 20 9 13   levels 5   address 0x24800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 19 { format A8B8G8R8 UNORM   type THREE_D   size 16 32 8   levels 5   view 1 4   LOD_ISO_QUALITY 0x1   address 0x24c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 20 { format R32 FLOAT   type CUBEMAP   size 16 16   levels 5   address 0x25000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 21 { format R16 UNORM   type CUBEMAP_ARRAY   size 12 12   layers 2   levels 4   address 0x25400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x455 MAX_ANISOTROPY 0x7 }
handle 0 texture 18 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1c4 MAX_ANISOTROPY 0x6 }
handle 1 texture 19 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x29c CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x5 }
handle 2 texture 20 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x20c CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 3 texture 21 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x46d MAX_ANISOTROPY 0x6 }
handle 4 texture 18 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xbf MAX_ANISOTROPY 0x5 }
handle 5 texture 19 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x237 CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 6 texture 20 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0xfc CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x6 }
handle 7 texture 21 sampler 7
sampler 8 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 10 texture 0 sampler 10
sampler 11 { address CLAMP_OGL CLAMP_OGL CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x7 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x0 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd MAX_ANISOTROPY 0x0 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 14 texture 2 sampler 14

warp 0 { asm "TEX R8, R0, 0, 3D, 0x1"   active 0xf
  s = { -0.037109375 -0.046916302 -0.0707428 -0.09361125 ... }
  t = { -0.7167969 -0.7264046 -0.59017265 -0.6022294 ... }
  r = { -0.75 -0.7507374 -0.7757463 -0.80285794 ... }
  expect lane 0 R8 = 0x3ee2f1de lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ee3d811 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3ee61791 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ee82907 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 1 { asm "TEX R8, R44, 1, 3D, 0x1"   active 0xf
  s = { 0.7753906 0.77667075 0.74529266 0.7189353 ... }
  t = { -0.94921875 -0.9485974 -0.9295349 -0.9184279 ... }
  r = { 0.20703125 0.2024227 0.30178833 0.32521778 ... }
  expect lane 0 R8 = 0x3ee17908 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3edfc343 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3ee7fede lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ee78c9a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 2 { asm "TEX R8, R100, 2, CUBE, 0x1"   active 0xf
  s = { 0.9627715 0.84675956 0.9647726 0.85038185 ... }
  t = { -1 -1 -1 -1 ... }
  r = { 0.73629785 0.7373203 0.7016499 0.7031206 ... }
  expect lane 0 R8 = 0x3fadf792 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3fd6d59e lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f9f1123 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3fc6b919 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 3 { asm "TEX R8, R32, 3, ARRAY_CUBE, 0x1"   active 0xf
  array = { 0 0 0 2 ... }
  s = { -1 -0.9986388 -1 -1 ... }
  t = { -0.9812992 -1 -0.83604634 -0.91519064 ... }
  r = { 0.8996063 0.930874 0.8288759 0.8892486 ... }
  expect lane 0 R8 = 0x3f15db8d lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f1221a5 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f31e8e3 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3eefbfae lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 4 { asm "TEX R8, R56, 4, 3D, 0x1"   active 0xf
  s = { 0.7480469 0.7495311 0.74083406 0.74334705 ... }
  t = { 1.1015625 1.1013885 1.1018575 1.0916533 ... }
  r = { 1.6015625 1.599922 1.5751483 1.5813878 ... }
  expect lane 0 R8 = 0x3e7a2bcc lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3e7bd0bc lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3e73980b lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3e76e1ec lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 5 { asm "TEX R8, R96, 5, 3D, 0x1"   active 0xf
  s = { 0.21679688 0.21861267 0.56224585 0.26672503 ... }
  t = { 1.4882812 1.4773865 1.4742192 1.5225648 ... }
  r = { 1.9414062 3.6264648 2.610017 3.6913235 ... }
  expect lane 0 R8 = 0x3f0821a2 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f065c1c lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f0df9fa lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3f0d1a9b lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 6 { asm "TEX R8, R56, 6, CUBE, 0x1"   active 0xf
  s = { -0.73629785 -0.13697863 -0.7636763 -0.15703991 ... }
  t = { -1 -1 -0.91388047 -1 ... }
  r = { -0.99689764 -0.89839184 -1 -0.9565057 ... }
  expect lane 0 R8 = 0x3ead3c56 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbef9e171 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3e85101e lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbea03c41 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 7 { asm "TEX R8, R72, 7, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 2 2 0 ... }
  s = { 0.88770056 0.9943949 0.8006326 0.93421865 ... }
  t = { -0.19465241 -0.76397115 -0.2920633 -0.8816872 ... }
  r = { 1 1 1 1 ... }
  expect lane 0 R8 = 0x3f259c5b lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f1b33b8 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3f1e6ae8 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3e64e9f3 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 8 { asm "TEX.LL R8, R36, R164, 8, 2D, 0x1"   active 0xf
  s = { 0.20703125 0.20414543 0.21891403 0.13174534 ... }
  t = { -0.6347656 -0.68207043 -0.4653511 -0.5286128 ... }
  lod = { 0.7734375 -0.640625 -1.859375 2.5703125 ... }
  expect lane 0 R8 = 0x3e374db3 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3f96052a lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbec5b505 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3f1939e8 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 9 { asm "TEX.LL R8, R92, R128, 9, 1D, 0x1"   active 0xf
  s = { 1.4824219 1.4840577 1.4730176 1.4681128 ... }
  lod = { 2.9960938 -0.08984375 2.296875 1.6914062 ... }
  expect lane 0 R8 = 0xbe4a292e lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xc00d4023 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xc004df42 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 10 { asm "TEX.LZ R8, R100, 10, 2D, 0x1"   active 0xf
  s = { 1.4238281 1.4337769 1.4142456 1.4320221 ... }
  t = { 0.5488281 0.4961548 0.5508016 0.4892324 ... }
  expect lane 0 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ec00000 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 11 { asm "TEX.LZ R8, R20, 11, 1D, 0x1"   active 0xf
  s = { 1.2441406 1.255304 1.2408673 1.252305 ... }
  expect lane 0 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbf674326 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 12 { asm "TEX R8, R64, 12, 2D, 0x1"   active 0xf
  s = { 0.6875 0.6838045 0.65805435 0.666554 ... }
  t = { 1.7597656 1.7739563 1.8444662 1.8552866 ... }
  expect lane 0 R8 = 0xbf857977 lod.length = 2.59765625 lod.minor = -3.81640625 lod.lambda = 665 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0xbf882cc4 lod.length = 2.59765625 lod.minor = -3.81640625 lod.lambda = 665 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0xbf9c21fc lod.length = 2.59765625 lod.minor = -3.81640625 lod.lambda = 665 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0xbf958296 lod.length = 2.59765625 lod.minor = -3.81640625 lod.lambda = 665 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 13 { asm "TEX R8, R84, 13, 1D, 0x1"   active 0xf
  s = { 1.4570312 1.4521363 1.4400024 1.4302826 ... }
  expect lane 0 R8 = 0x3ec00000 lod.length = 0.35546875 lod.minor = -128.0 lod.lambda = 91 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x3ec00000 lod.length = 0.35546875 lod.minor = -128.0 lod.lambda = 91 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x3ec00000 lod.length = 0.35546875 lod.minor = -128.0 lod.lambda = 91 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x3ec00000 lod.length = 0.35546875 lod.minor = -128.0 lod.lambda = 91 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}

warp 14 { asm "TEX R8, R84, 14, 2D, 0x1"   active 0xff
  s = { 1.9296875 1.9149969 1.9272252 1.9161373 0.94921875 0.9513879 0.9629235 0.96230674 ... }
  t = { 1.3359375 1.362555 1.3236089 1.3572016 -0.6621094 -0.65981203 -0.65483665 -0.649509 ... }
  expect lane 0 R8 = 0x184a24 lod.length = 0.30078125 lod.minor = -1.28515625 lod.lambda = 77 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 1 R8 = 0x184a24 lod.length = 0.30078125 lod.minor = -1.28515625 lod.lambda = 77 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 2 R8 = 0x184a24 lod.length = 0.30078125 lod.minor = -1.28515625 lod.lambda = 77 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 3 R8 = 0x184a24 lod.length = 0.30078125 lod.minor = -1.28515625 lod.lambda = 77 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 4 R8 = 0x92964 lod.length = -0.06640625 lod.minor = -4.890625 lod.lambda = -17 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 5 R8 = 0x92964 lod.length = -0.06640625 lod.minor = -4.890625 lod.lambda = -17 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 6 R8 = 0x9507b lod.length = -0.06640625 lod.minor = -4.890625 lod.lambda = -17 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
  expect lane 7 R8 = 0x9507b lod.length = -0.06640625 lod.minor = -4.890625 lod.lambda = -17 lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0
}
