# POLICY lod_float10 changes nothing: volumes, cubes, levels in a register.
# Written by tests/oracle/float10_cases.py.
texlock 1
rules PD-101 PD-102 PD-103 PD-104 PD-111 PD-112
rules without PD-129 PD-129a PD-129b PD-130 PD-131

policy lod_float10
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression (float(256.0 * level)) }
texture 1 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   address 0x20400000   texels expression (float(256.0 * level)) }
texture 2 { format R32 FLOAT   type TWO_D   size 1000 4   levels 10   address 0x20800000   texels expression (float(256.0 * level)) }
texture 18 { format R32 FLOAT   type THREE_D   size 20 9 13   levels 5   address 0x24800000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 19 { format A8B8G8R8 UNORM   type THREE_D   size 16 32 8   levels 5   view 1 4   LOD_ISO_QUALITY 0x1   address 0x24c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 20 { format R32 FLOAT   type CUBEMAP   size 16 16   levels 5   address 0x25000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 21 { format R16 UNORM   type CUBEMAP_ARRAY   size 12 12   layers 2   levels 4   address 0x25400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 65536) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 18 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 1 texture 19 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x3 }
handle 2 texture 20 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 21 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 4 texture 18 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 5 texture 19 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 6 texture 20 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x3 }
handle 7 texture 21 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 8 texture 18 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x2 }
handle 9 texture 19 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 10 texture 20 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x7 }
handle 11 texture 21 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 12 texture 18 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 13 texture 19 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x2 }
handle 14 texture 20 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 15 texture 21 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 16 texture 18 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 17 texture 19 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 18 texture 20 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x2 }
handle 19 texture 21 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 20 texture 18 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 21 texture 19 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 MAX_ANISOTROPY 0x3 }
handle 22 texture 20 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 23 texture 21 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 24 texture 0 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 25 texture 1 sampler 25
sampler 26 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 26 texture 2 sampler 26
sampler 27 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 27 texture 0 sampler 27
sampler 28 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 28 texture 1 sampler 28
sampler 29 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 29 texture 2 sampler 29
sampler 30 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 30 texture 0 sampler 30
sampler 31 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 31 texture 1 sampler 31
sampler 32 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 32 texture 2 sampler 32

warp 0 { asm "TEX R8, R92, 0, 3D, 0x1"   active 0xf
  s = { 1.3945312 1.0516754 1.7332993 1.4464554 ... }
  t = { 0.2421875 0.9318034 0.5636088 0.98998004 ... }
  r = { 1.2773438 1.1882278 0.77101487 0.7101323 ... }
  expect lane 0 R8 = 0x3d54ecc0
  expect lane 1 R8 = 0x3d54ecc0
  expect lane 2 R8 = 0x3eacf513
  expect lane 3 R8 = 0x3d54ecc0
}

warp 1 { asm "TEX R8, R96, 1, 3D, 0x1"   active 0xf
  s = { 1.6601562 1.6914254 1.6076655 1.6420656 ... }
  t = { 0.14257812 0.17168283 0.1993339 0.21714497 ... }
  r = { 0.40039062 0.45743394 0.21796703 0.2809527 ... }
  expect lane 0 R8 = 0x3f18dedf
  expect lane 1 R8 = 0x3f360e55
  expect lane 2 R8 = 0x3f08e6e7
  expect lane 3 R8 = 0x3f2bee1e
}

warp 2 { asm "TEX R8, R32, 2, CUBE, 0x1"   active 0xf
  s = { 0.048095703 0.25848874 -0.24798106 -0.023821622 ... }
  t = { 1 1 1 1 ... }
  r = { -0.78344727 -0.97928154 -0.43532684 -0.72096217 ... }
  expect lane 0 R8 = 0xbe0e8194
  expect lane 1 R8 = 0x3f300bc8
  expect lane 2 R8 = 0xbddfacac
  expect lane 3 R8 = 0xbe8df8a0
}

warp 3 { asm "TEX R8, R108, 3, ARRAY_CUBE, 0x1"   active 0xf
  array = { 0 1 2 2 ... }
  s = { -0.02319336 -0.007532265 -0.00052397896 0.01072196 ... }
  t = { -0.25268555 -0.24622115 -0.26791468 -0.26250002 ... }
  r = { -1 -1 -1 -1 ... }
  expect lane 0 R8 = 0x3f4326c3
  expect lane 1 R8 = 0x3f1a449a
  expect lane 2 R8 = 0x3f1a449a
  expect lane 3 R8 = 0x3ee65ae6
}

warp 4 { asm "TMML.LOD R8, R28, 4, 3D, 0x3"   active 0xf
  s = { -0.86328125 -0.854921 -0.87524414 -0.8647721 ... }
  t = { -0.484375 -0.48334998 -0.45160592 -0.46870154 ... }
  r = { 0.7519531 0.76472634 0.7690805 0.78343123 ... }
  expect lane 0 R8 = 0xfffffed1 R9 = 0x0
  expect lane 1 R8 = 0xfffffed1 R9 = 0x0
  expect lane 2 R8 = 0xfffffed1 R9 = 0x0
  expect lane 3 R8 = 0xfffffed1 R9 = 0x0
}

warp 5 { asm "TMML.LOD R8, R32, 5, 3D, 0x3"   active 0xf
  s = { 1.8203125 1.5795288 1.8176893 1.461778 ... }
  t = { -0.51953125 -0.28538513 -0.5133184 -0.27522412 ... }
  r = { 1.3417969 1.6503296 1.380123 1.6117514 ... }
  expect lane 0 R8 = 0x247 R9 = 0x247
  expect lane 1 R8 = 0x247 R9 = 0x247
  expect lane 2 R8 = 0x247 R9 = 0x247
  expect lane 3 R8 = 0x247 R9 = 0x247
}

warp 6 { asm "TMML.LOD R8, R112, 6, CUBE, 0x3"   active 0xf
  s = { 1 1 1 1 ... }
  t = { 0.9522863 0.5877904 0.94003 0.57106876 ... }
  r = { -0.9353877 -0.91184497 -0.973974 -0.96802944 ... }
  expect lane 0 R8 = 0xffffff8c R9 = 0x0
  expect lane 1 R8 = 0xffffff8c R9 = 0x0
  expect lane 2 R8 = 0xffffff8c R9 = 0x0
  expect lane 3 R8 = 0xffffff8c R9 = 0x0
}

warp 7 { asm "TMML.LOD R8, R28, 7, ARRAY_CUBE, 0x3"   active 0xf
  array = { 1 1 0 2 ... }
  s = { -1 -0.8305772 -1 -0.8392542 ... }
  t = { -0.40020472 -1 -0.41141897 -1 ... }
  r = { 0.19242579 0.50480145 0.17037852 0.48218724 ... }
  expect lane 0 R8 = 0xffffff2c R9 = 0x0
  expect lane 1 R8 = 0xffffff2c R9 = 0x0
  expect lane 2 R8 = 0xffffff2c R9 = 0x0
  expect lane 3 R8 = 0xffffff2c R9 = 0x0
}

warp 8 { asm "TEX R8, R36, 8, 3D, 0x1"   active 0xf
  s = { -0.09765625 -0.20002404 -0.005220032 -0.027893066 ... }
  t = { 0.13476562 -0.11080509 0.49854618 0.15947342 ... }
  r = { -0.125 -0.11300014 0.033308763 -0.081696145 ... }
  expect lane 0 R8 = 0x3f2e54dc
  expect lane 1 R8 = 0x3f97168e
  expect lane 2 R8 = 0xbe6ab50a
  expect lane 3 R8 = 0x3f2e54dc
}

warp 9 { asm "TEX R8, R60, 9, 3D, 0x1"   active 0xf
  s = { 0.8046875 0.83027554 0.79315186 0.81305885 ... }
  t = { 0.51953125 0.5181711 0.5316644 0.5305829 ... }
  r = { 1.9589844 1.9554062 1.924284 1.9422083 ... }
  expect lane 0 R8 = 0x3f0f4141
  expect lane 1 R8 = 0x3f133f3f
  expect lane 2 R8 = 0x3f10d8d9
  expect lane 3 R8 = 0x3f17acad
}

warp 10 { asm "TEX R8, R36, 10, CUBE, 0x1"   active 0xf
  s = { 1 1 1 1 ... }
  t = { -0.56225586 -0.6912591 -0.7087866 -0.7674516 ... }
  r = { 0.6184082 0.82568455 0.6886309 0.7807513 ... }
  expect lane 0 R8 = 0x3e41aaf6
  expect lane 1 R8 = 0xbea312df
  expect lane 2 R8 = 0x3e972f0e
  expect lane 3 R8 = 0x3f020c3f
}

warp 11 { asm "TEX R8, R68, 11, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 1 2 1 ... }
  s = { -0.20092773 -0.20451033 -0.16382293 -0.1552879 ... }
  t = { -1 -1 -1 -1 ... }
  r = { -0.30297852 -0.25636256 -0.24970984 -0.19251584 ... }
  expect lane 0 R8 = 0x3f2f0caf
  expect lane 1 R8 = 0x3f2f0caf
  expect lane 2 R8 = 0x3f5623d6
  expect lane 3 R8 = 0x3f5623d6
}

warp 12 { asm "TEX R8, R44, 12, 3D, 0x1"   active 0xf
  s = { 0.59765625 0.59765625 0.6084229 0.6180719 ... }
  t = { 1.5058594 1.5132962 1.4894104 1.4769536 ... }
  r = { 1.359375 1.3364922 1.2992566 1.2873733 ... }
  expect lane 0 R8 = 0xbe534775
  expect lane 1 R8 = 0xbe534775
  expect lane 2 R8 = 0xbf90efed
  expect lane 3 R8 = 0xbf90efed
}

warp 13 { asm "TEX R8, R36, 13, 3D, 0x1"   active 0xf
  s = { -0.26953125 -0.2176609 -0.27904943 -0.20915678 ... }
  t = { 1.5820312 1.6005564 1.5826254 1.6098573 ... }
  r = { 0.19335938 0.28227997 0.18813936 0.25948757 ... }
  expect lane 0 R8 = 0x3f4fcfd0
  expect lane 1 R8 = 0x3e4ccccd
  expect lane 2 R8 = 0x3f4fcfd0
  expect lane 3 R8 = 0x3e4ccccd
}

warp 14 { asm "TEX R8, R0, 14, CUBE, 0x1"   active 0xf
  s = { 0.05263158 -0.13734916 0.09679407 -0.08120407 ... }
  t = { 0.95894736 0.8112768 0.7942847 0.6650672 ... }
  r = { 1 1 1 1 ... }
  expect lane 0 R8 = 0x3f1b6e0a
  expect lane 1 R8 = 0x3ed48193
  expect lane 2 R8 = 0x3d392b50
  expect lane 3 R8 = 0x3f0c866a
}

warp 15 { asm "TEX R8, R108, 15, ARRAY_CUBE, 0x1"   active 0xf
  array = { 1 1 2 2 ... }
  s = { 0.938856 0.14605162 0.7625216 0.0746541 ... }
  t = { 0.9546351 1 0.99017614 1 ... }
  r = { 1 0.60190964 1 0.6147215 ... }
  expect lane 0 R8 = 0x3f303ab4
  expect lane 1 R8 = 0x3f55ef05
  expect lane 2 R8 = 0x3f303ab4
  expect lane 3 R8 = 0x3f55ef05
}

warp 16 { asm "TMML.LOD R8, R16, 16, 3D, 0x3"   active 0xf
  s = { -0.4375 -0.45499572 -0.31632423 -0.3683428 ... }
  t = { 1.5820312 1.7870407 1.5859985 1.6438217 ... }
  r = { -0.017578125 -0.032735825 -0.08692932 -0.06329155 ... }
  expect lane 0 R8 = 0x5f R9 = 0x5f
  expect lane 1 R8 = 0x5f R9 = 0x5f
  expect lane 2 R8 = 0x5f R9 = 0x5f
  expect lane 3 R8 = 0x5f R9 = 0x5f
}

warp 17 { asm "TMML.LOD R8, R44, 17, 3D, 0x3"   active 0xf
  s = { 1.7910156 1.7409859 1.8304286 1.7734034 ... }
  t = { -0.5859375 -0.58057094 -0.64297724 -0.638396 ... }
  r = { 1.3378906 1.2152596 1.1137457 1.0604873 ... }
  expect lane 0 R8 = 0xffffff66 R9 = 0x0
  expect lane 1 R8 = 0xffffff66 R9 = 0x0
  expect lane 2 R8 = 0xffffff66 R9 = 0x0
  expect lane 3 R8 = 0xffffff66 R9 = 0x0
}

warp 18 { asm "TMML.LOD R8, R100, 18, CUBE, 0x3"   active 0xf
  s = { 0.53149414 0.5283128 0.5499271 0.54791874 ... }
  t = { 1 1 1 1 ... }
  r = { 0.42700195 0.43005648 0.41676754 0.42560548 ... }
  expect lane 0 R8 = 0xfffffd6f R9 = 0x0
  expect lane 1 R8 = 0xfffffd6f R9 = 0x0
  expect lane 2 R8 = 0xfffffd6f R9 = 0x0
  expect lane 3 R8 = 0xfffffd6f R9 = 0x0
}

warp 19 { asm "TMML.LOD R8, R44, 19, ARRAY_CUBE, 0x3"   active 0xf
  array = { 1 1 2 0 ... }
  s = { -1 -1 -1 -1 ... }
  t = { -0.6467285 -0.6417304 -0.653835 -0.6506721 ... }
  r = { -0.5686035 -0.565127 -0.5524269 -0.5500982 ... }
  expect lane 0 R8 = 0xfffffcc3 R9 = 0x0
  expect lane 1 R8 = 0xfffffcc3 R9 = 0x0
  expect lane 2 R8 = 0xfffffcc3 R9 = 0x0
  expect lane 3 R8 = 0xfffffcc3 R9 = 0x0
}

warp 20 { asm "TEX R8, R28, 20, 3D, 0x1"   active 0xf
  s = { 1.8828125 1.758014 1.8511539 1.7631748 ... }
  t = { -0.47460938 -0.15378486 -0.4539388 -0.19071198 ... }
  r = { 1.7050781 1.9322556 1.7331969 1.9123003 ... }
  expect lane 0 R8 = 0x3fbd2167
  expect lane 1 R8 = 0x3f80b9dc
  expect lane 2 R8 = 0x3fbd2167
  expect lane 3 R8 = 0x3f80b9dc
}

warp 21 { asm "TEX R8, R16, 21, 3D, 0x1"   active 0xf
  s = { 1.7324219 1.7228192 1.7887449 1.7808129 ... }
  t = { -0.5957031 -0.59045726 -0.62430525 -0.62751335 ... }
  r = { 0.98828125 0.99219346 0.8671169 0.9010999 ... }
  expect lane 0 R8 = 0x3e206a6a
  expect lane 1 R8 = 0x3e109495
  expect lane 2 R8 = 0x3f01f3f4
  expect lane 3 R8 = 0x3f02404e
}

warp 22 { asm "TEX R8, R112, 22, CUBE, 0x1"   active 0xf
  s = { -1 -1 -1 -1 ... }
  t = { -0.614433 -0.90312773 -0.6203842 -0.8821978 ... }
  r = { 0.15360825 -0.23729792 0.20924869 -0.14549753 ... }
  expect lane 0 R8 = 0xbf074acf
  expect lane 1 R8 = 0x3e1599f2
  expect lane 2 R8 = 0xbf1ed74c
  expect lane 3 R8 = 0xbf2e7b06
}

warp 23 { asm "TEX R8, R4, 23, ARRAY_CUBE, 0x1"   active 0xf
  array = { 2 1 2 2 ... }
  s = { -0.91699606 -0.9632134 -0.7859664 -0.86498 ... }
  t = { -1 -1 -1 -1 ... }
  r = { 0.9871541 0.5888034 0.8215606 0.4960351 ... }
  expect lane 0 R8 = 0x3eb2f43b
  expect lane 1 R8 = 0x3f3271a2
  expect lane 2 R8 = 0x3eb2f43b
  expect lane 3 R8 = 0x3f3271a2
}

warp 24 { asm "TEX.LL R8, R76, R176, 24, 2D, 0x1"   active 0xff
  s = { 0.052734375 0.15941937 -0.19482422 0.00970459 -0.009765625 -0.16259766 -0.019364834 0.2140836 ... }
  t = { -0.48828125 -0.7059299 -0.5273972 -0.45269775 0.15429688 0.18426514 0.105342865 0.5678711 ... }
  lod = { 2.1640625 1.421875 0.41015625 -0.30078125 -0.6191406 -0.22265625 2.8945312 0.96875 ... }
  expect lane 0 R8 = 0x440a8000
  expect lane 1 R8 = 0x43b60000
  expect lane 2 R8 = 0x42d20000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x44394000
  expect lane 7 R8 = 0x43780000
}

warp 25 { asm "TEX.LL R8, R116, R168, 25, 2D, 0x1"   active 0xff
  s = { 1.0878906 1.0878906 1.2478906 1.0758399 bits(0x2a4a3d71) 0.0246875 0.2896875 0.0246875 ... }
  t = { 1.2773438 1.2807221 1.2773438 1.4716005 bits(0x2ad8375a) 0.44341215 0.052787162 0.44341215 ... }
  lod = { -1.6796875 1.5976562 1.6210938 0.70703125 0.7421875 -0.76953125 -1.5078125 0.73046875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x43cc8000
  expect lane 2 R8 = 0x43cf8000
  expect lane 3 R8 = 0x43350000
  expect lane 4 R8 = 0x433e0000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x433b0000
}

warp 26 { asm "TEX.LL R8, R16, R228, 26, 2D, 0x1"   active 0xff
  s = { -0.49414062 -0.49414062 0.017859375 -0.5453906 -0.40039062 -0.105931334 -0.40039062 -0.42929688 ... }
  t = { -0.98046875 31.019531 -0.98046875 -5.6210938 -0.20703125 -0.20703125 40.5625 -10.007215 ... }
  lod = { 0.06640625 1.7148438 0.3671875 0.76171875 0.9140625 -0.4140625 1.5039062 2.6640625 ... }
  expect lane 0 R8 = 0x41880000
  expect lane 1 R8 = 0x43db8000
  expect lane 2 R8 = 0x42bc0000
  expect lane 3 R8 = 0x43430000
  expect lane 4 R8 = 0x436a0000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x43c08000
  expect lane 7 R8 = 0x442a8000
}

warp 27 { asm "TEX.LZ R8, R68, 27, 2D, 0x1"   active 0xff
  s = { -0.78125 -1.5722656 -0.8626709 -0.8535156 bits(0x2ce4c000) 0.049865723 0.027923584 0.049865723 ... }
  t = { 1.1875 1.6882517 1.1874498 0.9511719 bits(0x29bb4000) 0.064331055 0.045715332 0.064331055 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 28 { asm "TEX.LZ R8, R68, 28, 2D, 0x1"   active 0xff
  s = { -0.76953125 -0.76953125 -0.79270387 -1.0157813 0.8144531 0.81557065 0.9549538 0.7881641 ... }
  t = { 0.5761719 0.57134014 0.5761719 0.27422932 -0.28710938 -0.0112106595 -0.2829524 0.48316088 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 29 { asm "TEX.LZ R8, R32, 29, 2D, 0x1"   active 0xff
  s = { -0.5527344 -0.55230176 -0.5891719 -0.5553008 0.88671875 0.8882754 0.88378155 0.9236694 ... }
  t = { -0.8515625 6.4520397 -10.509823 -1.1220703 0.29882812 -0.43547636 0.6879883 12.939453 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 30 { asm "TEX.LLA R8, R20, R160, 30, 2D, 0x1"   active 0xff
  s = { -0.546875 -0.57995605 -0.5652771 -0.565979 0.05078125 0.05078125 0.077697754 -0.044921875 ... }
  t = { 1.1796875 1.1980896 1.1466064 1.7568359 0.54296875 0.5447844 0.54296875 -0.1283387 ... }
  lod = { 0.9921875 0.3515625 -1.4179688 -1.8398438 3.8945312 0.87890625 1.1191406 0.15234375 ... }
  expect lane 0 R8 = 0x437e0000
  expect lane 1 R8 = 0x42b40000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x44794000
  expect lane 5 R8 = 0x43610000
  expect lane 6 R8 = 0x438f0000
  expect lane 7 R8 = 0x421c0000
}

warp 31 { asm "TEX.LLA R8, R100, R220, 31, 2D, 0x1"   active 0xff
  s = { 1.6425781 1.6420355 0.64682794 1.3122885 1.8261719 2.0636718 1.8261889 1.8926562 ... }
  t = { -0.95703125 -1.6508605 -0.9627194 -0.53684545 -0.56640625 -0.5666547 -0.4473052 0.91501266 ... }
  lod = { 3.3554688 1.7070312 1.8515625 -1.8476562 1.9648438 3.0195312 1.3671875 0.37890625 ... }
  expect lane 0 R8 = 0x4456c000
  expect lane 1 R8 = 0x43da8000
  expect lane 2 R8 = 0x43ed0000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x43fb8000
  expect lane 5 R8 = 0x44414000
  expect lane 6 R8 = 0x43af0000
  expect lane 7 R8 = 0x42c20000
}

warp 32 { asm "TEX.LLA R8, R8, R132, 32, 2D, 0x1"   active 0xff
  s = { 1.4765625 1.7660625 1.0060625 1.4966121 1.7246094 1.7246094 1.7886094 1.7183828 ... }
  t = { 0.5390625 0.5739136 0.71899414 -0.45037657 1.8847656 2.0097656 1.8847656 12.21691 ... }
  lod = { -0.9550781 -0.5917969 0.66015625 -0.171875 -0.81640625 0.5625 0.125 1.9746094 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x43290000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x43100000
  expect lane 6 R8 = 0x42000000
  expect lane 7 R8 = 0x43fc8000
}
