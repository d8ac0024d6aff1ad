# POLICY filter_weight8 and filter_round16: as with the first alone.
# Written by tests/oracle/weight8.py.
texlock 1
rules PD-125 PD-125a
rules without PD-61b PD-126 PD-127

policy filter_weight8
policy filter_round16
texture 0 { format R8 UNORM   type TWO_D   size 16 8   levels 3   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D   size 11 5   levels 3   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 2 { format A8B8G8R8 SNORM   type TWO_D   size 8 8   levels 3   address 0x20800000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 3 { format A8B8G8R8 UNORM   type TWO_D   size 7 13   levels 3   SRGB_CONVERSION 0x1   address 0x20c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 4 { format R16 UNORM   type TWO_D   size 16 8   levels 3   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 5 { format R16 SNORM   type TWO_D   size 11 5   levels 3   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
texture 6 { format A1B5G5R5 UNORM   type TWO_D   size 8 8   levels 3   address 0x21800000   texels expression ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((7 * x + 11 * y + 13 * (z + layer) + 17 * level + 5 * component) / 1 % 32) ((3 * x + 5 * y + 7 * (z + layer) + 11 * level + 4 * component) / 3 % 2) }
texture 7 { format A8B8G8R8 UNORM   type THREE_D   size 6 5 7   levels 3   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 8 { format R16 SNORM   type THREE_D   size 6 5 7   levels 3   address 0x22000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 2 texture 1 sampler 2
sampler 3 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 1 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 4 texture 2 sampler 4
sampler 5 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 5 texture 2 sampler 5
sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 6 texture 3 sampler 6
sampler 7 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 7 texture 3 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 8 texture 4 sampler 8
sampler 9 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 9 texture 4 sampler 9
sampler 10 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 10 texture 5 sampler 10
sampler 11 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 11 texture 5 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 12 texture 6 sampler 12
sampler 13 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 13 texture 6 sampler 13
sampler 14 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 14 texture 7 sampler 14
sampler 15 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 15 texture 7 sampler 15
sampler 16 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 16 texture 8 sampler 16
sampler 17 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 17 texture 8 sampler 17

warp 0 { asm "TEX.LL R8, R108, R204, 0, 2D, 0x1"   active 0xf
  s = { 0.7883301 0.8598633 0.3798828 0.0625 ... }
  t = { 0.057128906 0.5625 -0.10546875 0.6064453 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ebf50bf
  expect lane 1 R8 = 0x3ea99caa
  expect lane 2 R8 = 0x3f34b0b5
  expect lane 3 R8 = 0x3f1bbd9c
}

warp 1 { asm "TEX.LL R8, R32, R232, 1, 2D, 0x1"   active 0xf
  s = { 0.16772461 0.0625 0.63671875 1.9541016 ... }
  t = { 0.3227539 1.1484375 0.25 0.099609375 ... }
  lod = { 0.16113281 0.123046875 0.85839844 0.75683594 ... }
  expect lane 0 R8 = 0x3f2cadad
  expect lane 1 R8 = 0x3ea8fca9
  expect lane 2 R8 = 0x3efc4cfc
  expect lane 3 R8 = 0x3ea9eeaa
}

warp 2 { asm "TEX.LL R8, R32, R136, 2, 2D, 0xf"   active 0xf
  s = { 0.21484375 0.71377844 0.75 -0.091796875 ... }
  t = { 1.375 -0.07109375 1.09375 -1.1601562 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f41eac2 R9 = 0x3ef94af9 R10 = 0x3eef40ef R11 = 0x3f52fbd3
  expect lane 1 R8 = 0x3f5607d6 R9 = 0x3e4188c2 R10 = 0x3f0bbd8c R11 = 0x3f6718e7
  expect lane 2 R8 = 0x3f3575b5 R9 = 0x3ea020a0 R10 = 0x3ed656d6 R11 = 0x3f4686c7
  expect lane 3 R8 = 0x3f582cd8 R9 = 0x3eb35cb3 R10 = 0x3f0de28e R11 = 0x3f10e591
}

warp 3 { asm "TEX.LL R8, R36, R136, 3, 2D, 0xf"   active 0xf
  s = { 0.625 1.3648437 -0.19921875 0.70454544 ... }
  t = { -0.1015625 1.1953125 1.2695312 -1.540625 ... }
  lod = { 0.58984375 0.86035156 0.5605469 0.30859375 ... }
  expect lane 0 R8 = 0x3f32c3b3 R9 = 0x3e8cae8d R10 = 0x3ed0f2d1 R11 = 0x3f43d4c4
  expect lane 1 R8 = 0x3f2feab0 R9 = 0x3e158096 R10 = 0x3f00bb81 R11 = 0x3f37f2b8
  expect lane 2 R8 = 0x3f09e98a R9 = 0x3f09e98a R10 = 0x3f04e485 R11 = 0x3f1afa9b
  expect lane 3 R8 = 0x3ec2cac3 R9 = 0x3edce4dd R10 = 0x3f26aaa7 R11 = 0x3ee4ece5
}

warp 4 { asm "TEX.LL R8, R100, R172, 4, 2D, 0xf"   active 0xf
  s = { 0.9453125 -0.020507812 0.7734375 0.9082031 ... }
  t = { 0.65722656 2.0595703 0.625 1.125 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0xbed7c9b0 R9 = 0x3e97152e R10 = 0xbf0c2518 R11 = 0xbe933d26
  expect lane 1 R8 = 0xbe8de51c R9 = 0x3ee0f9c2 R10 = 0xbf5c1bb8 R11 = 0xbe12b925
  expect lane 2 R8 = 0xbf0a3514 R9 = 0xbe0d991b R10 = 0x3f140728 R11 = 0xbecfe1a0
  expect lane 3 R8 = 0x3e6771cf R9 = 0x3e2f015e R10 = 0xbeb69d6d R11 = 0x3eb84171
}

warp 5 { asm "TEX.B.LL R8, R52, R200, 0, 2D, 0xf"   active 0xf
  s = { 0.83984375 0.8261719 -0.10839844 0.5 ... }
  t = { 0.08642578 -0.18164062 -1.2412109 -1.0585938 ... }
  handle = handle(texture 2, sampler 5)
  lod = { 0.53027344 0.4033203 0.030273438 0.9296875 ... }
  expect lane 0 R8 = 0xbf0f771f R9 = 0x3e1fe140 R10 = 0x3f06b50d R11 = 0xbeda65b5
  expect lane 1 R8 = 0xbeadd95c R9 = 0x3ec10582 R10 = 0xbe818103 R11 = 0xbe5299a5
  expect lane 2 R8 = 0xbe30f962 R9 = 0x3f032106 R10 = 0xbee595cb R11 = 0xbd1fa13f
  expect lane 3 R8 = 0x3e97d930 R9 = 0x3d9bd138 R10 = 0xbe927d25 R11 = 0x3edc61b9
}

warp 6 { asm "TEX.B.LL R8, R60, R148, 0, 2D, 0xf"   active 0xf
  s = { 0.8046875 -0.12109375 -0.0625 0.828683 ... }
  t = { 0.8391927 1.0729166 0.41666666 3.164964 ... }
  handle = handle(texture 3, sampler 6)
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3f05ca86 R9 = 0x3f063086 R10 = 0x3e3c1cbc R11 = 0x3f4057c0
  expect lane 1 R8 = 0x3ec48ec5 R9 = 0x3e0ed08f R10 = 0x3f08ae89 R11 = 0x3e82ba83
  expect lane 2 R8 = 0x3edaaedb R9 = 0x3d8dd88e R10 = 0x3e2a04aa R11 = 0x3f3a81bb
  expect lane 3 R8 = 0x3f091389 R9 = 0x3eed9eee R10 = 0x3e4368c3 R11 = 0x3f3545b5
}

warp 7 { asm "TEX.LL R8, R16, R220, 7, 2D, 0xf"   active 0xf
  s = { 0.79817706 0.38020834 1.4765625 0.7421875 ... }
  t = { 0.59440106 -1.0611979 -0.05078125 0.53059894 ... }
  lod = { 0.7480469 0.056640625 0.52246094 0.14550781 ... }
  expect lane 0 R8 = 0x3d19809a R9 = 0x3e8a428a R10 = 0x3f3d35bd R11 = 0x3e82ae83
  expect lane 1 R8 = 0x3ed150d1 R9 = 0x3e82f883 R10 = 0x3e003080 R11 = 0x3f3a19ba
  expect lane 2 R8 = 0x3e2284a3 R9 = 0x3f14f695 R10 = 0x3da368a3 R11 = 0x3efaccfb
  expect lane 3 R8 = 0x3ec70ac7 R9 = 0x3d955095 R10 = 0x3eb75cb7 R11 = 0x3f181198
}

warp 8 { asm "TEX.LL R8, R108, R148, 8, 2D, 0x1"   active 0xf
  s = { 0.6875 0.046875 0.64697266 3.6054688 ... }
  t = { -0.12695312 -0.65625 1.0605469 0 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ea9d2aa
  expect lane 1 R8 = 0x3ef26cf2
  expect lane 2 R8 = 0x3f511cd1
  expect lane 3 R8 = 0x3ece46ce
}

warp 9 { asm "TEX.LL R8, R8, R212, 9, 2D, 0x1"   active 0xf
  s = { 0.35766602 0.10449219 0.21875 0.17285156 ... }
  t = { 0.6098633 -0.8203125 -0.09375 -0.041015625 ... }
  lod = { 0.20605469 0.4326172 0.93847656 0.9296875 ... }
  expect lane 0 R8 = 0x3f03e684
  expect lane 1 R8 = 0x3f152095
  expect lane 2 R8 = 0x3f591bd9
  expect lane 3 R8 = 0x3f470dc7
}

warp 10 { asm "TEX.LL R8, R24, R236, 10, 2D, 0x1"   active 0xf
  s = { -0.5 3.3867188 0.22727273 0.15198864 ... }
  t = { 0.875 -0.85 0.2 0.0140625 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0xbf0e3d1c
  expect lane 1 R8 = 0xbedfe1c0
  expect lane 2 R8 = 0x3dac1158
  expect lane 3 R8 = 0x3eb73d6e
}

warp 11 { asm "TEX.LL R8, R0, R212, 11, 2D, 0x1"   active 0xf
  s = { 3.9628906 0.27592328 0.22727273 0.95 ... }
  t = { 0.75 0.9 0.9 -0.25 ... }
  lod = { 0.4658203 0.10546875 0.0546875 0.52734375 ... }
  expect lane 0 R8 = 0xbc944129
  expect lane 1 R8 = 0x3f0fb91f
  expect lane 2 R8 = 0x3ecdc19c
  expect lane 3 R8 = 0x3cf0c1e2
}

warp 12 { asm "TEX.LL R8, R64, R152, 12, 2D, 0xf"   active 0xf
  s = { 3.7080078 1.1542969 -1.1933594 0.15234375 ... }
  t = { 0.85253906 0.0078125 0.921875 0.13867188 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e9fbea0 R9 = 0x3ef252f2 R10 = 0x3f150795 R11 = 0x3f1dff9e
  expect lane 1 R8 = 0x3e29ccaa R9 = 0x3ea77aa7 R10 = 0x3efa10fa R11 = 0x3f3bffbc
  expect lane 2 R8 = 0x3f2fdeb0 R9 = 0x3f5929d9 R10 = 0x3e163096 R11 = 0x3f57ffd8
  expect lane 3 R8 = 0x3ec1cec2 R9 = 0x3f0a318a R10 = 0x3f337bb3 R11 = 0x3ee800e8
}

warp 13 { asm "TEX.B.LL R8, R56, R196, 0, 2D, 0xf"   active 0xf
  s = { 0.9560547 0.34765625 0.56152344 0.8339844 ... }
  t = { 0.55566406 1.25 0.6254883 0.45507812 ... }
  handle = handle(texture 6, sampler 13)
  lod = { 0.9736328 0.8222656 0.068359375 0.036132812 ... }
  expect lane 0 R8 = 0x3f2e41ae R9 = 0x3e76f8f7 R10 = 0x3ece10ce R11 = 0x3eae00ae
  expect lane 1 R8 = 0x3f116b91 R9 = 0x3f3ab5bb R10 = 0x3efb9cfc R11 = 0x3eea00ea
  expect lane 2 R8 = 0x3ee4d6e5 R9 = 0x3f1bb59c R10 = 0x3f44ffc5 R11 = 0x3d7000f0
  expect lane 3 R8 = 0x3ee6a4e7 R9 = 0x3f135293 R10 = 0x3f1ead9f R11 = 0x3f36ffb7
}

warp 14 { asm "TEX.LL R8, R72, R180, 14, 3D, 0xf"   active 0xf
  s = { 1.4140625 3.78125 -0.33333334 0.048177082 ... }
  t = { 0.25 4.15625 1.05625 0.05859375 ... }
  r = { -0.12109375 1.25 0.5714286 0.71223956 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3ef02af0 R9 = 0x3ec802c8 R10 = 0x3f2946a9 R11 = 0x3f072487
  expect lane 1 R8 = 0x3f17af98 R9 = 0x3e7150f1 R10 = 0x3f14ac95 R11 = 0x3ef928f9
  expect lane 2 R8 = 0x3e48c8c9 R9 = 0x3f0d8d8e R10 = 0x3f28a8a9 R11 = 0x3e868687
  expect lane 3 R8 = 0x3ebaaebb R9 = 0x3f027c82 R10 = 0x3ef6eaf7 R11 = 0x3ea89ca9
}

warp 15 { asm "TEX.LL R8, R100, R160, 15, 3D, 0xf"   active 0xf
  s = { 1.0507812 0.0546875 1.25 0.9095052 ... }
  t = { 0.78515625 0.9746094 1.375 0.875 ... }
  r = { 0 -0.15625 3.25 0.49330357 ... }
  lod = { 0.9433594 0.16992188 0.29101562 0.34570312 ... }
  expect lane 0 R8 = 0x3ee6bce7 R9 = 0x3f208ba1 R10 = 0x3ef6ccf7 R11 = 0x3f046f84
  expect lane 1 R8 = 0x3eabb2ac R9 = 0x3f1b1e9b R10 = 0x3f1f229f R11 = 0x3ecdd4ce
  expect lane 2 R8 = 0x3ec682c7 R9 = 0x3edc98dd R10 = 0x3efebaff R11 = 0x3ee09ce1
  expect lane 3 R8 = 0x3e800080 R9 = 0x3efa7afa R10 = 0x3f5898d9 R11 = 0x3e941494
}

warp 16 { asm "TEX.LL R8, R56, R208, 16, 3D, 0x1"   active 0xf
  s = { -0.00390625 0.78059894 0.578125 0.33333334 ... }
  t = { 0.578125 -0.05 0.08984375 0.55 ... }
  r = { -0.25 0.45368305 0.59151787 1.0357143 ... }
  lod = { 0 0 0 0 ... }
  expect lane 0 R8 = 0x3e807d01
  expect lane 1 R8 = 0xbedd75bb
  expect lane 2 R8 = 0xbe10c122
  expect lane 3 R8 = 0x3d8fd120
}

warp 17 { asm "TEX.LL R8, R28, R148, 17, 3D, 0x1"   active 0xf
  s = { 0.20898438 -1.0585938 0.6302083 1 ... }
  t = { 0.56171876 1.4609375 -0.234375 0.94453126 ... }
  r = { -0.06808036 -0.48046875 0.8307292 1.0580357 ... }
  lod = { 0.93847656 0.93066406 0.359375 0.48046875 ... }
  expect lane 0 R8 = 0xbcba0174
  expect lane 1 R8 = 0x3da8f152
  expect lane 2 R8 = 0x3e5cf1ba
  expect lane 3 R8 = 0xbd0ae116
}
