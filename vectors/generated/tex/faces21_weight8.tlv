# POLICY coord_fixed21 and filter_weight8: cubes, of any direction.
# Written by tests/oracle/faces21.py.
texlock 1
rules PD-128 PD-128a PD-125
rules without PD-16b

policy coord_fixed21
policy filter_weight8
texture 8 { format R32 FLOAT   type CUBEMAP   size 4 4   levels 3   address 0x22000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 9 { format R8 UNORM   type CUBEMAP   size 7 7   address 0x22400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 10 { format R16 FLOAT   type CUBEMAP   size 13 13   levels 2   address 0x22800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 11 { format R8 UNORM   type CUBEMAP   size 64 64   levels 4   address 0x22c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 7 { format R8 UNORM   type CUBEMAP_ARRAY   size 4 4   layers 2   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 8 sampler 0
sampler 1 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 1 texture 9 sampler 1
sampler 2 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 2 texture 10 sampler 2
sampler 3 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 11 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 4 texture 7 sampler 4
sampler 5 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 5 texture 8 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 9 sampler 6
sampler 7 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 7 texture 10 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 8 texture 11 sampler 8
sampler 9 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 9 texture 7 sampler 9
sampler 10 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 10 texture 8 sampler 10
sampler 11 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 11 texture 9 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 12 texture 10 sampler 12
sampler 13 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 13 texture 11 sampler 13
sampler 14 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 14 texture 7 sampler 14

warp 0 { asm "TEX.LL R8, R88, R200, 0, CUBE, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0xffc12345) -0.7126465 0.999999 -0.64941406 1.6566579 bits(0xb6800000) bits(0xeed536c6) ... }
  t = { bits(0x7fc00000) bits(0x1) -0.89941406 -0.029541016 -1 5.513301 bits(0xb6800000) bits(0xfe6d563c) ... }
  r = { bits(0x7fbfffff) bits(0x7fc00000) 16777216 1 bits(0xffffffff) -0.90478516 -1 bits(0x55379b5b) ... }
  lod = { 1.9179688 1.015625 0.109375 2.1640625 2.1875 1.8789062 1.3515625 0.07421875 ... }
  expect lane 0 R8 = 0xbe72a367 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 4
  expect lane 1 R8 = 0x3f83d492 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 2
  expect lane 2 R8 = 0xbf7dbeae coord.fixed[0] = 147 coord.fixed[1] = 973 coord.face = 4
  expect lane 3 R8 = 0xbf675d89 coord.fixed[0] = 256 coord.fixed[1] = 132 coord.face = 4
  expect lane 4 R8 = 0x3f107ced coord.fixed[0] = 45 coord.fixed[1] = 128 coord.face = 3
  expect lane 5 R8 = 0xbd372010 coord.fixed[0] = 512 coord.fixed[1] = 24 coord.face = 2
  expect lane 6 R8 = 0xbf893a34 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 5
  expect lane 7 R8 = 0xc000a8b3 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 3
}

warp 1 { asm "TEX.LL R8, R20, R160, 1, CUBE, 0x1"   active 0xff
  s = { bits(0xa04ec691) bits(0x807fffff) 1 -1 -1 1.5569528 bits(0xff800000) bits(0x80000000) ... }
  t = { -185775712 bits(0x807fffff) 1 -0.71428484 bits(0xb0000000) 0.9999999 bits(0x7f800000) 0.99999994 ... }
  r = { bits(0x6699af21) bits(0x7fffff) 0.42857173 1 -0.7956543 1.400816 -0.9602051 -1 ... }
  lod = { 0.2734375 0.14453125 0.55859375 0.75390625 0.390625 0.45703125 0.2109375 0.50390625 ... }
  expect lane 0 R8 = 0x3edddede coord.fixed[0] = 896 coord.fixed[1] = 1792 coord.face = 4
  expect lane 1 R8 = 0x3d909091 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 2 R8 = 0x3e2cacad coord.fixed[0] = 1792 coord.fixed[1] = 1280 coord.face = 2
  expect lane 3 R8 = 0x3ed8d8d9 coord.fixed[0] = 0 coord.fixed[1] = 1536 coord.face = 4
  expect lane 4 R8 = 0x3f35f0b6 coord.fixed[0] = 183 coord.fixed[1] = 896 coord.face = 1
  expect lane 5 R8 = 0x3ed800d8 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 6 R8 = 0x3eab4aab coord.fixed[0] = 0 coord.fixed[1] = 36 coord.face = 2
  expect lane 7 R8 = 0x3f5050d0 coord.fixed[0] = 896 coord.fixed[1] = 0 coord.face = 5
}

warp 2 { asm "TEX.LL R8, R84, R128, 2, CUBE, 0x1"   active 0xff
  s = { bits(0x1) 0.048095703 1.0000001 1 6.0315967 bits(0x33000000) bits(0x31c3bb22) bits(0x80800000) ... }
  t = { bits(0x807fffff) 0.8334961 1 -1 -1.2696338 bits(0xb4400000) bits(0xa317f4dc) bits(0x80800000) ... }
  r = { bits(0xffffffff) bits(0x7f800000) 0.9999999 -0.5384607 -40139.656 -1 bits(0x6d9cd426) bits(0x80800000) ... }
  lod = { 1.7539062 1.1640625 0.55078125 1.28125 0.39453125 1.7421875 0.67578125 1.421875 ... }
  expect lane 0 R8 = 0xbd248000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 3
  expect lane 1 R8 = 0x3d11a000 coord.fixed[0] = 805 coord.fixed[1] = 128 coord.face = 4
  expect lane 2 R8 = 0x3e6ee000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 3 R8 = 0x3e64c000 coord.fixed[0] = 1536 coord.fixed[1] = 1182 coord.face = 3
  expect lane 4 R8 = 0x3e1a2000 coord.fixed[0] = 0 coord.fixed[1] = 3328 coord.face = 5
  expect lane 5 R8 = 0xbcbe4000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 5
  expect lane 6 R8 = 0xc01de000 coord.fixed[0] = 1664 coord.fixed[1] = 1664 coord.face = 4
  expect lane 7 R8 = 0xbcbe4000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 5
}

warp 3 { asm "TEX.LL R8, R32, R188, 3, CUBE, 0x1"   active 0xff
  s = { 0.4560547 -1 -0.62499994 bits(0xb1000000) 2.9820716 bits(0x80000001) bits(0x80800000) 0.6772461 ... }
  t = { bits(0x1) -0.2825317 -0.4375 0.11694336 bits(0xf509747a) bits(0x1) 0 bits(0x80000001) ... }
  r = { bits(0x80000001) 0.21875 1 1 bits(0x687ff1e5) bits(0x1) bits(0xffffffff) 1 ... }
  lod = { 1.4296875 2.0742188 2.7070312 2.3867188 0.53125 3.9179688 2.6210938 3.8710938 ... }
  expect lane 0 R8 = 0x3e882488 coord.fixed[0] = 4096 coord.fixed[1] = 4096 coord.face = 0
  expect lane 1 R8 = 0x3e9f069f coord.fixed[0] = 2496 coord.fixed[1] = 2627 coord.face = 1
  expect lane 2 R8 = 0x3ee29ce3 coord.fixed[0] = 768 coord.fixed[1] = 2944 coord.face = 4
  expect lane 3 R8 = 0x3e92a293 coord.fixed[0] = 2048 coord.fixed[1] = 1809 coord.face = 4
  expect lane 4 R8 = 0x3f0c7d8c coord.fixed[0] = 16384 coord.fixed[1] = 0 coord.face = 3
  expect lane 5 R8 = 0x3ebcbcbd coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 6 R8 = 0x3f002480 coord.fixed[0] = 2048 coord.fixed[1] = 2048 coord.face = 1
  expect lane 7 R8 = 0x3f2d4bad coord.fixed[0] = 1718 coord.fixed[1] = 1024 coord.face = 4
}

warp 4 { asm "TEX.LL R8, R12, R132, 4, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 2 2 1 1 ... }
  s = { bits(0x7f800000) -1 bits(0x1) -5577593.5 -0.6796875 bits(0xb1895ab6) 0 0.088867195 ... }
  t = { -0.50341797 -0.9999999 1 1.6879729 1 bits(0xf15f142) 0 -0.043945316 ... }
  r = { -0.8371582 -0.2319336 0.49999997 bits(0xe39df4b7) bits(0x36c00000) bits(0x1d291403) bits(0x80000000) 1 ... }
  lod = { 0.64453125 0.8046875 0.11328125 0.52734375 0.16015625 0.16015625 0.5390625 0.98828125 ... }
  expect lane 0 R8 = 0x3f088e89 coord.fixed[0] = 941 coord.fixed[1] = 770 coord.face = 0
  expect lane 1 R8 = 0x3f4b35cb coord.fixed[0] = 393 coord.fixed[1] = 1024 coord.face = 1
  expect lane 2 R8 = 0x3f28a8a9 coord.fixed[0] = 512 coord.fixed[1] = 768 coord.face = 2
  expect lane 3 R8 = 0x3f04b985 coord.fixed[0] = 1024 coord.fixed[1] = 0 coord.face = 5
  expect lane 4 R8 = 0x3f0c208c coord.fixed[0] = 164 coord.fixed[1] = 512 coord.face = 2
  expect lane 5 R8 = 0x3ed8d8d9 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 1
  expect lane 6 R8 = 0x3e828283 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 4
  expect lane 7 R8 = 0x3e968897 coord.fixed[0] = 558 coord.fixed[1] = 535 coord.face = 4
}

warp 5 { asm "TEX.LL R8, R108, R220, 5, CUBE, 0x1"   active 0xff
  s = { -0.71191406 -0.678711 bits(0x30c00000) 0.46850586 bits(0x80000000) bits(0x807fffff) 0.25463867 1 ... }
  t = { 1.0000001 0.5 0.52368164 -2.6580257 0 bits(0xff7fffff) 0.4650879 1 ... }
  r = { -1 -1 -1 bits(0xf7643c5a) bits(0x80000000) -1 bits(0x33000000) 0.41503906 ... }
  lod = { 0.5 2.3515625 1.5 2.5117188 2.2851562 1.2578125 2.015625 0.3984375 ... }
  expect lane 0 R8 = 0x3ec8beea coord.fixed[0] = 148 coord.fixed[1] = 0 coord.face = 2
  expect lane 1 R8 = 0xbfd71432 coord.fixed[0] = 215 coord.fixed[1] = 64 coord.face = 5
  expect lane 2 R8 = 0xbfef82dc coord.fixed[0] = 256 coord.fixed[1] = 122 coord.face = 5
  expect lane 3 R8 = 0xc0008dfc coord.fixed[0] = 68 coord.fixed[1] = 0 coord.face = 5
  expect lane 4 R8 = 0xbe9a386a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 5 R8 = 0x3ea65383 coord.fixed[0] = 256 coord.fixed[1] = 0 coord.face = 3
  expect lane 6 R8 = 0x405449b0 coord.fixed[0] = 161 coord.fixed[1] = 128 coord.face = 2
  expect lane 7 R8 = 0x3e8931d2 coord.fixed[0] = 1024 coord.fixed[1] = 725 coord.face = 2
}

warp 6 { asm "TEX.LL R8, R88, R236, 6, CUBE, 0x1"   active 0xff
  s = { -1 -0.42857078 56154.43 -0.036832266 bits(0xea2b469) 3 -0.33761123 -0.1428566 ... }
  t = { -0.43017578 -0.7142849 bits(0x6ed882b4) bits(0xb6400000) bits(0xdd8f457) 3 -1 -0.7142849 ... }
  r = { 1 -1 -1.0000004 -1 bits(0xea6bc7d8) 3 -0.42857075 -1 ... }
  lod = { 0.5 0.3046875 0.15234375 0.0546875 0.3125 0.06640625 0.30078125 0.05078125 ... }
  expect lane 0 R8 = 0x3f36ebb7 coord.fixed[0] = 0 coord.fixed[1] = 1281 coord.face = 4
  expect lane 1 R8 = 0x3f09898a coord.fixed[0] = 1280 coord.fixed[1] = 1536 coord.face = 5
  expect lane 2 R8 = 0x3ede78de coord.fixed[0] = 1792 coord.fixed[1] = 0 coord.face = 2
  expect lane 3 R8 = 0x3eba34ba coord.fixed[0] = 929 coord.fixed[1] = 896 coord.face = 5
  expect lane 4 R8 = 0x3eb2b2b3 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 5
  expect lane 5 R8 = 0x3ed994da coord.fixed[0] = 1792 coord.fixed[1] = 0 coord.face = 4
  expect lane 6 R8 = 0x3f0fbc90 coord.fixed[0] = 593 coord.fixed[1] = 1280 coord.face = 3
  expect lane 7 R8 = 0x3f2cacad coord.fixed[0] = 1024 coord.fixed[1] = 1536 coord.face = 5
}

warp 7 { asm "TEX.LL R8, R8, R160, 7, CUBE, 0x1"   active 0xff
  s = { 0.04657459 bits(0xb3800000) bits(0xef1d2cf8) bits(0x7f800000) bits(0xff800000) bits(0x7fffff) 1.0000011 -0.84615326 ... }
  t = { 1 1 -1.2116991 bits(0x7f800000) bits(0x807fffff) -0.90527344 0.95288086 -0.8921271 ... }
  r = { 0.9636421 bits(0xb4400000) -1.3309898 bits(0x7f800000) bits(0x7fc00000) 0.0048828125 -1 -1 ... }
  lod = { 0.6171875 1.2578125 1.1601562 1.5078125 1.4648438 0.37890625 0.00390625 1.375 ... }
  expect lane 0 R8 = 0xbe8a8000 coord.fixed[0] = 1741 coord.fixed[1] = 3268 coord.face = 2
  expect lane 1 R8 = 0x3d4c6000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 2
  expect lane 2 R8 = 0x3cd7e000 coord.fixed[0] = 0 coord.fixed[1] = 1536 coord.face = 1
  expect lane 3 R8 = 0x3da1c000 coord.fixed[0] = 1536 coord.fixed[1] = 0 coord.face = 4
  expect lane 4 R8 = 0x3e044000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 1
  expect lane 5 R8 = 0xc0bac000 coord.fixed[0] = 1664 coord.fixed[1] = 1656 coord.face = 3
  expect lane 6 R8 = 0xbf320000 coord.fixed[0] = 3328 coord.fixed[1] = 78 coord.face = 0
  expect lane 7 R8 = 0xbd812000 coord.fixed[0] = 1418 coord.fixed[1] = 1453 coord.face = 5
}

warp 8 { asm "TEX.LL R8, R72, R160, 8, CUBE, 0x1"   active 0xff
  s = { -0.2810669 3.6537306 bits(0xb3400000) bits(0x57056a2a) bits(0x7fffff) -1 -1 -1 ... }
  t = { 0.125 0.9999998 bits(0x36400000) bits(0xb42dac5f) bits(0x7ffffe) 0.71875 0.0625 bits(0xb2800000) ... }
  r = { 1 -1.0000004 -1 bits(0x2525d0f9) bits(0x7fffff) -0.033996582 0.42877197 -0.3112793 ... }
  lod = { 3.9570312 0.859375 2.0078125 0.8671875 3.0195312 3.3320312 1.4296875 1.5195312 ... }
  expect lane 0 R8 = 0x3e0c0c8c coord.fixed[0] = 736 coord.fixed[1] = 896 coord.face = 4
  expect lane 1 R8 = 0x3f0eaa8f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 2 R8 = 0x3f0cbe8d coord.fixed[0] = 2048 coord.fixed[1] = 2048 coord.face = 5
  expect lane 3 R8 = 0x3eb16cb1 coord.fixed[0] = 8192 coord.fixed[1] = 8192 coord.face = 0
  expect lane 4 R8 = 0x3ebcbcbd coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 5 R8 = 0x3f335cb3 coord.fixed[0] = 989 coord.fixed[1] = 288 coord.face = 1
  expect lane 6 R8 = 0x3ed76cd7 coord.fixed[0] = 5852 coord.fixed[1] = 3840 coord.face = 1
  expect lane 7 R8 = 0x3e671ce7 coord.fixed[0] = 2821 coord.fixed[1] = 4096 coord.face = 1
}

warp 9 { asm "TEX.LL R8, R28, R144, 9, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 1 1 2 1 2 1 2 ... }
  s = { -0.010742199 -1816.9489 -3 bits(0x7fffff) bits(0x800000) 1 -1 -1.3037513 ... }
  t = { -0.5114746 -7.7201767 3 bits(0xffc12345) 0.35473633 1.0000001 0.9306641 -465.4052 ... }
  r = { 1 0.999999 3 bits(0x7f800000) 0.69018555 -1 0.64746094 -1.0000002 ... }
  lod = { 0.484375 0.421875 0.01171875 0.75 0.97265625 0.9453125 0.01953125 0.328125 ... }
  expect lane 0 R8 = 0x3eee0eee coord.fixed[0] = 506 coord.fixed[1] = 774 coord.face = 4
  expect lane 1 R8 = 0x3f19e79a coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 1
  expect lane 2 R8 = 0x3f2271a2 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 4
  expect lane 3 R8 = 0x3e828283 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 4
  expect lane 4 R8 = 0x3e5a20da coord.fixed[0] = 512 coord.fixed[1] = 330 coord.face = 4
  expect lane 5 R8 = 0x3e5394d4 coord.fixed[0] = 1024 coord.fixed[1] = 0 coord.face = 2
  expect lane 6 R8 = 0x3ee976e9 coord.fixed[0] = 844 coord.fixed[1] = 35 coord.face = 1
  expect lane 7 R8 = 0x3e6c78ec coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 3
}

warp 10 { asm "TEX.LL R8, R40, R216, 10, CUBE, 0x1"   active 0xff
  s = { 6.816681 bits(0xb1800000) bits(0x2e40e5e2) 3 1 0.82128906 1 -108471928 ... }
  t = { -1.2611958 -1 5690.386 -0.6398926 -0.5 -1 bits(0x34400000) 0.9008789 ... }
  r = { bits(0x664114f5) 0.5266113 bits(0x3114df80) -3 bits(0x1) -0.5 0.5664034 -0.9999999 ... }
  lod = { 1.0234375 1.8164062 0.93359375 1.1796875 2.9726562 2.1210938 1.2226562 2.234375 ... }
  expect lane 0 R8 = 0xbec3a70e coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 4
  expect lane 1 R8 = 0x3f210359 coord.fixed[0] = 256 coord.fixed[1] = 121 coord.face = 3
  expect lane 2 R8 = 0x3f834715 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 2
  expect lane 3 R8 = 0xbff0548e coord.fixed[0] = 0 coord.fixed[1] = 420 coord.face = 5
  expect lane 4 R8 = 0xbf6687a0 coord.fixed[0] = 128 coord.fixed[1] = 192 coord.face = 0
  expect lane 5 R8 = 0xbf0afb64 coord.fixed[0] = 233 coord.fixed[1] = 192 coord.face = 3
  expect lane 6 R8 = 0xbf121f67 coord.fixed[0] = 111 coord.fixed[1] = 256 coord.face = 0
  expect lane 7 R8 = 0x3c2155b3 coord.fixed[0] = 0 coord.fixed[1] = 13 coord.face = 1
}

warp 11 { asm "TEX.LL R8, R116, R228, 11, CUBE, 0x1"   active 0xff
  s = { bits(0xdf4090b2) -0.41967773 16777216 -0.27124023 1 0.98493385 bits(0x5a387262) bits(0xb4400000) ... }
  t = { 4.781596 bits(0x80000001) bits(0x7f800000) 0.8857422 -1 1 -1.0000002 1 ... }
  r = { 7.476207 bits(0x1) bits(0xff7fffff) 2 0.7739258 -0.14285661 2.9620287 -0.044090543 ... }
  lod = { 0.859375 0.73046875 0.68359375 0.8359375 0.0390625 0.796875 0.21484375 0.5 ... }
  expect lane 0 R8 = 0x3f75f5f6 coord.fixed[0] = 1792 coord.fixed[1] = 0 coord.face = 1
  expect lane 1 R8 = 0x3e74f4f5 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 1
  expect lane 2 R8 = 0x3e70f0f1 coord.fixed[0] = 1792 coord.fixed[1] = 0 coord.face = 2
  expect lane 3 R8 = 0x3eafa0b0 coord.fixed[0] = 653 coord.fixed[1] = 102 coord.face = 4
  expect lane 4 R8 = 0x3f131a93 coord.fixed[0] = 1792 coord.fixed[1] = 203 coord.face = 3
  expect lane 5 R8 = 0x3f4141c1 coord.fixed[0] = 1779 coord.fixed[1] = 768 coord.face = 2
  expect lane 6 R8 = 0x3e78f8f9 coord.fixed[0] = 0 coord.fixed[1] = 1792 coord.face = 0
  expect lane 7 R8 = 0x3ef868f8 coord.fixed[0] = 896 coord.fixed[1] = 856 coord.face = 2
}

warp 12 { asm "TEX.LL R8, R28, R132, 12, CUBE, 0x1"   active 0xff
  s = { 0.79657453 466830848 0 0.23077011 0.7935706 -1 -1.3174503 3 ... }
  t = { -0.89624023 bits(0x509a216d) bits(0x80000000) 0.022536278 -1 bits(0x33000000) 0.1430664 -3 ... }
  r = { 1 bits(0x7fb7aaae) bits(0x80000000) 1 0.6923085 bits(0xb1800000) 1.0000011 -3 ... }
  lod = { 0.4609375 0.98046875 0.60546875 1.8242188 0.16796875 1.5703125 1.515625 0.7421875 ... }
  expect lane 0 R8 = 0xc08e0000 coord.fixed[0] = 2989 coord.fixed[1] = 3155 coord.face = 4
  expect lane 1 R8 = 0x3d02a000 coord.fixed[0] = 3328 coord.fixed[1] = 1664 coord.face = 2
  expect lane 2 R8 = 0xc03f4000 coord.fixed[0] = 1664 coord.fixed[1] = 1664 coord.face = 4
  expect lane 3 R8 = 0xbd376000 coord.fixed[0] = 945 coord.fixed[1] = 751 coord.face = 4
  expect lane 4 R8 = 0xbfbe2000 coord.fixed[0] = 2985 coord.fixed[1] = 512 coord.face = 3
  expect lane 5 R8 = 0x3e044000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 1
  expect lane 6 R8 = 0x3a600000 coord.fixed[0] = 1536 coord.fixed[1] = 658 coord.face = 1
  expect lane 7 R8 = 0xbf932000 coord.fixed[0] = 0 coord.fixed[1] = 3328 coord.face = 5
}

warp 13 { asm "TEX.LL R8, R60, R232, 13, CUBE, 0x1"   active 0xff
  s = { bits(0xff7fffff) bits(0x7f800000) -0.8215332 1 0.96874994 bits(0x55bfaa56) 1 bits(0xefe739fd) ... }
  t = { bits(0xff7fffff) bits(0x7fffff) -0.16186523 1 1 1.6407819 0.51355076 bits(0xd381afde) ... }
  r = { bits(0xff7fffff) 2 bits(0x807fffff) 0.74902344 0.46874997 -1.0000002 bits(0xb4000000) bits(0xdba5a36) ... }
  lod = { 2.984375 3.0507812 3.9570312 0.4921875 1.2109375 3.8085938 3.3554688 2.390625 ... }
  expect lane 0 R8 = 0x3f2f5baf coord.fixed[0] = 4096 coord.fixed[1] = 4096 coord.face = 5
  expect lane 1 R8 = 0x3f50d0d1 coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 0
  expect lane 2 R8 = 0x3f2c09ac coord.fixed[0] = 1024 coord.fixed[1] = 1190 coord.face = 1
  expect lane 3 R8 = 0x3ef9a4fa coord.fixed[0] = 16384 coord.fixed[1] = 14328 coord.face = 2
  expect lane 4 R8 = 0x3e68b8e9 coord.fixed[0] = 8064 coord.fixed[1] = 6016 coord.face = 2
  expect lane 5 R8 = 0x3f2644a6 coord.fixed[0] = 2048 coord.fixed[1] = 0 coord.face = 0
  expect lane 6 R8 = 0x3f1cb69d coord.fixed[0] = 1024 coord.fixed[1] = 498 coord.face = 0
  expect lane 7 R8 = 0x3ec2cac3 coord.fixed[0] = 2048 coord.fixed[1] = 4096 coord.face = 1
}

warp 14 { asm "TEX.LL R8, R24, R172, 14, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 1 2 2 2 0 1 ... }
  s = { bits(0xf19eb9c5) bits(0x7f7fffff) -0.28808594 1 bits(0xb3000000) 1.9712937 bits(0x807ffffe) 1 ... }
  t = { bits(0x5077073f) bits(0xff7fffff) 1 -1 1 2.724915 bits(0x7fffff) 1 ... }
  r = { 87.62192 bits(0xff7fffff) 1.0000001 -0.50000006 bits(0xb0000000) 1.9185823 bits(0x807fffff) bits(0x7fc00000) ... }
  lod = { 0.6171875 0.13671875 0.1875 0.8125 0.90234375 0.4296875 0.6953125 0.38671875 ... }
  expect lane 0 R8 = 0x3eb4b4b5 coord.fixed[0] = 1024 coord.fixed[1] = 0 coord.face = 1
  expect lane 1 R8 = 0x3f068687 coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 5
  expect lane 2 R8 = 0x3f211ba1 coord.fixed[0] = 365 coord.fixed[1] = 0 coord.face = 4
  expect lane 3 R8 = 0x3ebb3abb coord.fixed[0] = 1024 coord.fixed[1] = 768 coord.face = 3
  expect lane 4 R8 = 0x3f33b3b4 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 2
  expect lane 5 R8 = 0x3ea7a8a8 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 2
  expect lane 6 R8 = 0x3f1e9e9f coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 5
  expect lane 7 R8 = 0x3f1fdfa0 coord.fixed[0] = 1024 coord.fixed[1] = 512 coord.face = 2
}
