# POLICY coord_fixed21 on cubes: the face of any direction, and places on it, off it and in its middle.
# Written by tests/oracle/faces21.py.
texlock 1
rules PD-128 PD-128a PD-16
rules without PD-16b PD-125

policy coord_fixed21
texture 0 { format R32 UINT   type CUBEMAP   size 1 1   address 0x20000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 1 { format R32 UINT   type CUBEMAP   size 2 2   address 0x20400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 2 { format R32 UINT   type CUBEMAP   size 3 3   address 0x20800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 3 { format R32 UINT   type CUBEMAP   size 5 5   address 0x20c00000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 4 { format R32 UINT   type CUBEMAP   size 8 8   address 0x21000000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 5 { format R32 UINT   type CUBEMAP   size 100 100   address 0x21400000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 6 { format R32 UINT   type CUBEMAP_ARRAY   size 5 5   layers 3   levels 2   address 0x21800000   texels expression ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 4294967296) }
texture 7 { format R8 UNORM   type CUBEMAP_ARRAY   size 4 4   layers 2   address 0x21c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 8 { format R32 FLOAT   type CUBEMAP   size 4 4   levels 3   address 0x22000000   texels expression ((1040187392 + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % 41943040) + 2147483648 * ((x + y + z + layer + level + component) / 2 % 2)) }
texture 9 { format R8 UNORM   type CUBEMAP   size 7 7   address 0x22400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 10 { format R16 FLOAT   type CUBEMAP   size 13 13   levels 2   address 0x22800000   texels expression ((0x2400 + ((10007 * x + 31013 * y + 20101 * (z + layer) + 44257 * level + 9173 * component) / 1 % 10240)) + 32768 * ((x + y + z + layer + level + component) / 3 % 2)) }
texture 11 { format R8 UNORM   type CUBEMAP   size 64 64   levels 4   address 0x22c00000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
sampler 0 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 2 texture 2 sampler 2
sampler 3 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 3 texture 3 sampler 3
sampler 4 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 4 sampler 4
sampler 5 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 5 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 6 texture 6 sampler 6
sampler 7 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 7 texture 7 sampler 7
sampler 8 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 8 texture 0 sampler 8
sampler 9 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 10 texture 2 sampler 10
sampler 11 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 11 texture 3 sampler 11
sampler 12 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 12 texture 4 sampler 12
sampler 13 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 1 }
handle 13 texture 5 sampler 13
sampler 14 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 6 sampler 14
sampler 15 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 15 texture 7 sampler 15
sampler 16 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 16 texture 3 sampler 16
sampler 17 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 17 texture 3 sampler 17
sampler 18 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 18 texture 3 sampler 18
sampler 19 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 3 sampler 19
sampler 20 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 20 texture 3 sampler 20
sampler 21 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 21 texture 0 sampler 21
sampler 22 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 22 texture 1 sampler 22
sampler 23 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 1 }
handle 23 texture 2 sampler 23
sampler 24 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 24 texture 3 sampler 24
sampler 25 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 25 texture 4 sampler 25
sampler 26 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 1 }
handle 26 texture 5 sampler 26
sampler 27 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 27 texture 6 sampler 27
sampler 28 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 28 texture 7 sampler 28
sampler 29 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 29 texture 0 sampler 29
sampler 30 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 30 texture 1 sampler 30
sampler 31 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 31 texture 2 sampler 31
sampler 32 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 1 }
handle 32 texture 3 sampler 32
sampler 33 { address WRAP MIRROR WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 33 texture 4 sampler 33
sampler 34 { address BORDER WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 34 texture 5 sampler 34
sampler 35 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 1 }
handle 35 texture 6 sampler 35
sampler 36 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 36 texture 7 sampler 36
sampler 37 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 37 texture 2 sampler 37
sampler 38 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 38 texture 2 sampler 38
sampler 39 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 39 texture 2 sampler 39
sampler 40 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 40 texture 2 sampler 40
sampler 41 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff }
handle 41 texture 2 sampler 41
sampler 42 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 42 texture 8 sampler 42
sampler 43 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 43 texture 9 sampler 43
sampler 44 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 44 texture 10 sampler 44
sampler 45 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 45 texture 11 sampler 45
sampler 46 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 46 texture 7 sampler 46
sampler 47 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 47 texture 8 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 48 texture 9 sampler 48
sampler 49 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 3 }
handle 49 texture 10 sampler 49
sampler 50 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 50 texture 11 sampler 50
sampler 51 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 2 }
handle 51 texture 7 sampler 51
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 52 texture 8 sampler 52
sampler 53 { address MIRROR CLAMP_TO_EDGE WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 53 texture 9 sampler 53
sampler 54 { address WRAP MIRROR WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 54 texture 10 sampler 54
sampler 55 { address BORDER WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd CUBEMAP_INTERFACE_FILTERING 3 }
handle 55 texture 11 sampler 55
sampler 56 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd }
handle 56 texture 7 sampler 56

warp 0 { asm "TLD4.R R8, R56, 0, CUBE, 0xf"   active 0xff
  s = { bits(0xb2800000) 2.3208485 bits(0x807fffff) bits(0xff7fffff) bits(0x7f800000) -1.0000004 0.64453125 -1.0000011 ... }
  t = { 0.36938477 -1.4973379 bits(0x800000) bits(0x7fc00000) 0.53125 -1 0.7226563 bits(0x7efc1bf7) ... }
  r = { 1 0.99999994 bits(0x80800000) bits(0x7f800000) -0.65625 0.7036133 -1 bits(0xf48ff68c) ... }
  expect lane 0 R8 = 0x13a14 R9 = 0x0 R10 = 0x13a14 R11 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 81 coord.face = 4
  expect lane 1 R8 = 0x0 R9 = 0xeb8f R10 = 0x0 R11 = 0x13a14 coord.fixed[0] = 0 coord.fixed[1] = 256 coord.face = 0
  expect lane 2 R8 = 0xeb8f R9 = 0x18899 R10 = 0x4e85 R11 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 5
  expect lane 3 R8 = 0x13a14 R9 = 0xeb8f R10 = 0x13a14 R11 = 0x4e85 coord.fixed[0] = 0 coord.fixed[1] = 128 coord.face = 4
  expect lane 4 R8 = 0x0 R9 = 0x18899 R10 = 0x0 R11 = 0x9d0a coord.fixed[0] = 212 coord.fixed[1] = 60 coord.face = 0
  expect lane 5 R8 = 0xeb8f R9 = 0x4e85 R10 = 0x13a14 R11 = 0x4e85 coord.fixed[0] = 218 coord.fixed[1] = 256 coord.face = 1
  expect lane 6 R8 = 0x0 R9 = 0x18899 R10 = 0x9d0a R11 = 0x18899 coord.fixed[0] = 46 coord.fixed[1] = 35 coord.face = 5
  expect lane 7 R8 = 0x4e85 R9 = 0x9d0a R10 = 0x18899 R11 = 0x9d0a coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 2
}

warp 1 { asm "TLD4.R R8, R88, 1, CUBE, 0xf"   active 0xff
  s = { bits(0xff800000) -0.5686035 1 -0.7441407 -0.999999 bits(0xb5000000) bits(0x1aca918f) bits(0xff7fffff) ... }
  t = { bits(0x1) bits(0x33000000) 0.9999999 1 3.9141529 -1 bits(0xef80beca) bits(0x7f7fffff) ... }
  r = { bits(0x1) 0.84716797 -0.40698242 1 bits(0xe0275f5c) -0.6555176 bits(0xb692c205) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0xc7aa R9 = 0xeec1 R10 = 0x759c R11 = 0x4e85 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 1
  expect lane 1 R8 = 0x3ec00000 R9 = 0x1b339 R10 = 0x13a14 R11 = 0x3ec00000 coord.fixed[0] = 110 coord.fixed[1] = 256 coord.face = 4
  expect lane 2 R8 = 0x0 R9 = 0x2717 R10 = 0xa03c R11 = 0x7925 coord.fixed[0] = 360 coord.fixed[1] = 0 coord.face = 0
  expect lane 3 R8 = 0x3ec00000 R9 = 0x13a14 R10 = 0x1b339 R11 = 0x3ec00000 coord.fixed[0] = 65 coord.fixed[1] = 0 coord.face = 4
  expect lane 4 R8 = 0x1afb0 R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x228d5 coord.fixed[0] = 512 coord.fixed[1] = 0 coord.face = 5
  expect lane 5 R8 = 0xeb8f R9 = 0x112a6 R10 = 0x18bcb R11 = 0x164b4 coord.fixed[0] = 256 coord.fixed[1] = 424 coord.face = 3
  expect lane 6 R8 = 0x164b4 R9 = 0x18bcb R10 = 0x112a6 R11 = 0xeb8f coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 3
  expect lane 7 R8 = 0x3ec00000 R9 = 0x13a14 R10 = 0x1b339 R11 = 0x3ec00000 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 4
}

warp 2 { asm "TLD4.R R8, R24, 2, CUBE, 0xf"   active 0xff
  s = { -0.333333 1.0000002 -1 bits(0x6fa33af8) bits(0xffc00000) -1 1 bits(0x34800000) ... }
  t = { 1 1.985688 bits(0xb0000000) bits(0x5c9ee70e) bits(0x7fc00000) -0.333333 0.99999994 0.2697754 ... }
  r = { -0.33333302 0.3154297 bits(0xb1400000) bits(0xfcef3964) bits(0xffbfffff) -0.33723927 0.13671876 1 ... }
  expect lane 0 R8 = 0x1162f R9 = 0x13d46 R10 = 0xc421 R11 = 0x9d0a coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 2
  expect lane 1 R8 = 0x1dd82 R9 = 0x0 R10 = 0x2717 R11 = 0x1645d coord.fixed[0] = 768 coord.fixed[1] = 505 coord.face = 2
  expect lane 2 R8 = 0x167e6 R9 = 0x18efd R10 = 0x115d8 R11 = 0xeec1 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 1
  expect lane 3 R8 = 0x4e2e R9 = 0x18899 R10 = 0xeb38 R11 = 0x18899 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
  expect lane 4 R8 = 0x25375 R9 = 0x27a8c R10 = 0x20167 R11 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 5 R8 = 0x140cf R9 = 0x167e6 R10 = 0xeec1 R11 = 0xc7aa coord.fixed[0] = 255 coord.fixed[1] = 512 coord.face = 1
  expect lane 6 R8 = 0x0 R9 = 0x2717 R10 = 0x1645d R11 = 0x1dd82 coord.fixed[0] = 331 coord.fixed[1] = 0 coord.face = 0
  expect lane 7 R8 = 0x1da50 R9 = 0x20167 R10 = 0x18842 R11 = 0x1612b coord.fixed[0] = 384 coord.fixed[1] = 280 coord.face = 4
}

warp 3 { asm "TLD4.R R8, R56, 3, CUBE, 0xf"   active 0xff
  s = { bits(0xf3e7ce46) -0.016357422 0.5023441 0.828907 1 -24.525621 -1 bits(0xffffffff) ... }
  t = { bits(0x3086109f) bits(0x807fffff) 1 -0.19999981 bits(0xb5000000) -5.7526445 -0.99999994 bits(0x7fc00000) ... }
  r = { -782.66785 bits(0x7fffff) -0.46796796 -1 bits(0xb5400000) 1.5652641 1 -1 ... }
  expect lane 0 R8 = 0x1b9f4 R9 = 0x1b9f4 R10 = 0x140cf R11 = 0x140cf coord.fixed[0] = 0 coord.fixed[1] = 640 coord.face = 1
  expect lane 1 R8 = 0x20822 R9 = 0x22f39 R10 = 0x1b614 R11 = 0x18efd coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 1
  expect lane 2 R8 = 0x18b74 R9 = 0x1b28b R10 = 0x13966 R11 = 0x1124f coord.fixed[0] = 961 coord.fixed[1] = 341 coord.face = 2
  expect lane 3 R8 = 0x2f408 R9 = 0x2f408 R10 = 0x27ae3 R11 = 0x27ae3 coord.fixed[0] = 109 coord.fixed[1] = 768 coord.face = 5
  expect lane 4 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 5 R8 = 0x2cf75 R9 = 0x2cf75 R10 = 0x2cf75 R11 = 0x2cf75 coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 1
  expect lane 6 R8 = 0x31ea8 R9 = 0x31ea8 R10 = 0x31ea8 R11 = 0x31ea8 coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 4
  expect lane 7 R8 = 0x34236 R9 = 0x3694d R10 = 0x2f028 R11 = 0x2c911 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 5
}

warp 4 { asm "TLD4.R R8, R76, 4, CUBE, 0xf"   active 0xff
  s = { 1 -1 1 bits(0x80000001) bits(0xffc12345) 0.9406738 1 -1 ... }
  t = { -0.6928711 bits(0xb5c00000) 2.469438 bits(0x1) 0 bits(0x7f800001) -1 0.49999997 ... }
  r = { 0.5 bits(0xb5000000) 1.0000001 bits(0x1) bits(0x7f7fffff) 0.41748047 1.0000002 bits(0x1) ... }
  expect lane 0 R8 = 0x3771a R9 = 0x39e31 R10 = 0x3250c R11 = 0x2fdf5 coord.fixed[0] = 512 coord.fixed[1] = 1734 coord.face = 0
  expect lane 1 R8 = 0x2a85e R9 = 0x2cf75 R10 = 0x25650 R11 = 0x22f39 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 1
  expect lane 2 R8 = 0x24bb5 R9 = 0x4feae R10 = 0x0 R11 = 0x4feae coord.fixed[0] = 2048 coord.fixed[1] = 2048 coord.face = 2
  expect lane 3 R8 = 0x393ed R9 = 0x3bb04 R10 = 0x341df R11 = 0x31ac8 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 4 R8 = 0x393ed R9 = 0x3bb04 R10 = 0x341df R11 = 0x31ac8 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 5 R8 = 0x20bab R9 = 0x232c2 R10 = 0x1b99d R11 = 0x19286 coord.fixed[0] = 597 coord.fixed[1] = 1024 coord.face = 0
  expect lane 6 R8 = 0x1fd30 R9 = 0x59bb8 R10 = 0x35003 R11 = 0x59bb8 coord.fixed[0] = 2048 coord.fixed[1] = 2048 coord.face = 4
  expect lane 7 R8 = 0x1b614 R9 = 0x1dd2b R10 = 0x16406 R11 = 0x13cef coord.fixed[0] = 1024 coord.fixed[1] = 512 coord.face = 1
}

warp 5 { asm "TLD4.R R8, R48, 5, CUBE, 0xf"   active 0xff
  s = { bits(0xffc00000) bits(0x80000000) -0.8117676 0.99999994 1 0.6660156 bits(0x30400000) bits(0x8695e6b7) ... }
  t = { bits(0xffc00000) bits(0x33000000) 0.8532715 -0.49487305 -0.3199997 3.0237432 -0.8967285 bits(0x2774fd6f) ... }
  r = { -0.13598633 16777216 1 1 -0.83999914 -0.9999999 -1 -435.67377 ... }
  expect lane 0 R8 = 0x20ad3a R9 = 0x20d451 R10 = 0x205b2c R11 = 0x203415 coord.fixed[0] = 12800 coord.fixed[1] = 12800 coord.face = 5
  expect lane 1 R8 = 0x205eb5 R9 = 0x2085cc R10 = 0x200ca7 R11 = 0x1fe590 coord.fixed[0] = 12800 coord.fixed[1] = 12800 coord.face = 4
  expect lane 2 R8 = 0x5c2cf R9 = 0x5e9e6 R10 = 0x570c1 R11 = 0x549aa coord.fixed[0] = 2409 coord.fixed[1] = 1878 coord.face = 4
  expect lane 3 R8 = 0x33d5d0 R9 = 0x237dd7 R10 = 0x2304b2 R11 = 0x335cab coord.fixed[0] = 25600 coord.fixed[1] = 19134 coord.face = 4
  expect lane 4 R8 = 0x2d20b7 R9 = 0x2d47ce R10 = 0x2ccea9 R11 = 0x2ca792 coord.fixed[0] = 23552 coord.fixed[1] = 16896 coord.face = 0
  expect lane 5 R8 = 0xd2268 R9 = 0xd497f R10 = 0x3fa09 R11 = 0x42120 coord.fixed[0] = 21325 coord.fixed[1] = 0 coord.face = 2
  expect lane 6 R8 = 0x35f8bb R9 = 0x361fd2 R10 = 0x35a6ad R11 = 0x357f96 coord.fixed[0] = 12800 coord.fixed[1] = 24278 coord.face = 5
  expect lane 7 R8 = 0x20ad3a R9 = 0x20d451 R10 = 0x205b2c R11 = 0x203415 coord.fixed[0] = 12800 coord.fixed[1] = 12800 coord.face = 5
}

warp 6 { asm "TLD4.R R8, R104, 6, ARRAY_CUBE, 0xf"   active 0xff
  array = { 2 2 1 3 0 0 0 1 ... }
  s = { -0.9999999 -0.1999998 -0.9999999 -0.3171875 bits(0x51014c6) bits(0x7fbfffff) 0.6000003 0.9179687 ... }
  t = { -1.0000004 -1 -1.0000002 -1 bits(0x1215a5ea) bits(0x7fc00000) 0.6000004 1 ... }
  r = { -1 0.12109375 bits(0x6db70c4b) 0.025878906 bits(0x1a589cd) bits(0x7fc00000) -1 -0.19999982 ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x67e5f R11 = 0x67e5f coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 3
  expect lane 1 R8 = 0x5b32c R9 = 0x5da43 R10 = 0x5611e R11 = 0x53a07 coord.fixed[0] = 512 coord.fixed[1] = 563 coord.face = 3
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3ec00000 R10 = 0x4f5c6 R11 = 0x4f5c6 coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 4
  expect lane 3 R8 = 0x5b32c R9 = 0x5da43 R10 = 0x5611e R11 = 0x53a07 coord.fixed[0] = 437 coord.fixed[1] = 623 coord.face = 3
  expect lane 4 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 5 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 6 R8 = 0x201be R9 = 0x228d5 R10 = 0x1afb0 R11 = 0x18899 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 5
  expect lane 7 R8 = 0x402ce R9 = 0x3ec00000 R10 = 0x3ec00000 R11 = 0x389a9 coord.fixed[0] = 1227 coord.fixed[1] = 512 coord.face = 2
}

warp 7 { asm "TLD4.R R8, R48, 7, ARRAY_CUBE, 0xf"   active 0xff
  array = { 0 2 1 1 1 2 2 2 ... }
  s = { -1 bits(0xe7e9ac6a) 0.49316406 -1 bits(0xffffffff) -1 -5.8089056 bits(0x7fffff) ... }
  t = { bits(0x34c00000) bits(0x31861829) -3 bits(0x1) -0.6279297 bits(0xb6000000) -0.29858398 bits(0x807fffff) ... }
  r = { -0.8666992 bits(0x51b64b41) 3 -0.51269525 1 0.83374023 1.3601316 bits(0x807fffff) ... }
  expect lane 0 R8 = 0x3e109091 R9 = 0x3f31b1b2 R10 = 0x3ef8f8f9 R11 = 0x3f6feff0 coord.fixed[0] = 68 coord.fixed[1] = 512 coord.face = 1
  expect lane 1 R8 = 0x3f32b2b3 R9 = 0x3e40c0c1 R10 = 0x3f7bfbfc R11 = 0x3efafafb coord.fixed[0] = 1024 coord.fixed[1] = 512 coord.face = 1
  expect lane 2 R8 = 0x3f39b9ba R9 = 0x3f56d6d7 R10 = 0x3f3cbcbd R11 = 0x3f1f9fa0 coord.fixed[0] = 765 coord.fixed[1] = 1024 coord.face = 4
  expect lane 3 R8 = 0x3eb6b6b7 R9 = 0x3ef0f0f1 R10 = 0x3e868687 R11 = 0x3e189899 coord.fixed[0] = 250 coord.fixed[1] = 512 coord.face = 1
  expect lane 4 R8 = 0x3f028283 R9 = 0x3f1f9fa0 R10 = 0x3ed4d4d5 R11 = 0x3e9a9a9b coord.fixed[0] = 512 coord.fixed[1] = 834 coord.face = 4
  expect lane 5 R8 = 0x3f32b2b3 R9 = 0x3e40c0c1 R10 = 0x3f7bfbfc R11 = 0x3efafafb coord.fixed[0] = 939 coord.fixed[1] = 512 coord.face = 1
  expect lane 6 R8 = 0x3f67e7e8 R9 = 0x3ecacacb R10 = 0x3e40c0c1 R11 = 0x3f32b2b3 coord.fixed[0] = 1024 coord.fixed[1] = 665 coord.face = 1
  expect lane 7 R8 = 0x3f149495 R9 = 0x3f31b1b2 R10 = 0x3ef8f8f9 R11 = 0x3ebebebf coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 5
}

warp 8 { asm "TLD4.R R8, R56, 8, CUBE, 0xf"   active 0xff
  s = { 1 1 -1 -1.9200902 -3 bits(0xffffffff) 0.22827148 -1 ... }
  t = { 1 1.0000001 bits(0xb1000000) -1.3812507 3 bits(0x7fffff) 0.10571289 1 ... }
  r = { -0.38671878 0.99999994 0.11767578 0.10253906 -3 bits(0x7fffff) 2 -1.0000002 ... }
  expect lane 0 R8 = 0x9d0a R9 = 0x9d0a R10 = 0x9d0a R11 = 0x9d0a coord.fixed[0] = 256 coord.fixed[1] = 78 coord.face = 2
  expect lane 1 R8 = 0x9d0a R9 = 0x9d0a R10 = 0x9d0a R11 = 0x9d0a coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 2
  expect lane 2 R8 = 0x4e85 R9 = 0x4e85 R10 = 0x4e85 R11 = 0x4e85 coord.fixed[0] = 143 coord.fixed[1] = 128 coord.face = 1
  expect lane 3 R8 = 0x4e85 R9 = 0x4e85 R10 = 0x4e85 R11 = 0x4e85 coord.fixed[0] = 141 coord.fixed[1] = 256 coord.face = 1
  expect lane 4 R8 = 0x18899 R9 = 0x18899 R10 = 0x18899 R11 = 0x18899 coord.fixed[0] = 256 coord.fixed[1] = 0 coord.face = 5
  expect lane 5 R8 = 0x13a14 R9 = 0x13a14 R10 = 0x13a14 R11 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 6 R8 = 0x13a14 R9 = 0x13a14 R10 = 0x13a14 R11 = 0x13a14 coord.fixed[0] = 157 coord.fixed[1] = 114 coord.face = 4
  expect lane 7 R8 = 0x18899 R9 = 0x18899 R10 = 0x18899 R11 = 0x18899 coord.fixed[0] = 256 coord.fixed[1] = 0 coord.face = 5
}

warp 9 { asm "TLD4.R R8, R104, 9, CUBE, 0xf"   active 0xff
  s = { -0.999999 bits(0x800000) bits(0x80000000) 0.19677734 -1 1 5.720209 bits(0x2f800000) ... }
  t = { -1.9257232 bits(0x80800000) bits(0x7f800001) 0.059326172 -1.0000002 0 bits(0xf2b06714) -1 ... }
  r = { 14684719 bits(0x80800000) 2 bits(0x7f800000) 1 1 bits(0xd33df015) 0.47875977 ... }
  expect lane 0 R8 = 0x1b339 R9 = 0xeb8f R10 = 0x1b339 R11 = 0xeec1 coord.fixed[0] = 0 coord.fixed[1] = 512 coord.face = 4
  expect lane 1 R8 = 0x201be R9 = 0x228d5 R10 = 0x1afb0 R11 = 0x18899 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 5
  expect lane 2 R8 = 0x1b339 R9 = 0x1da50 R10 = 0x1612b R11 = 0x13a14 coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 4
  expect lane 3 R8 = 0x1b339 R9 = 0x1da50 R10 = 0x1612b R11 = 0x13a14 coord.fixed[0] = 306 coord.fixed[1] = 241 coord.face = 4
  expect lane 4 R8 = 0xeec1 R9 = 0xeb8f R10 = 0x1b339 R11 = 0xeb8f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 3
  expect lane 5 R8 = 0x1da50 R9 = 0x7925 R10 = 0x0 R11 = 0x1612b coord.fixed[0] = 512 coord.fixed[1] = 256 coord.face = 4
  expect lane 6 R8 = 0x201be R9 = 0x18bcb R10 = 0xa03c R11 = 0x18bcb coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 3
  expect lane 7 R8 = 0x164b4 R9 = 0x18bcb R10 = 0x112a6 R11 = 0xeb8f coord.fixed[0] = 256 coord.fixed[1] = 133 coord.face = 3
}

warp 10 { asm "TLD4.R R8, R44, 10, CUBE, 0xf"   active 0xff
  s = { 0.15576172 1.0000001 -1 bits(0x79ad95fd) bits(0xb5000000) bits(0xaf45caa) bits(0x80000000) 1 ... }
  t = { -0.8979492 0.53149414 0.6184902 -1.1893808 bits(0xb5000000) bits(0xd61d969) bits(0x80000000) 0.99999994 ... }
  r = { bits(0x33000000) 1 0.333334 6.203174 -1 -1475.6353 0 -0.7252598 ... }
  expect lane 0 R8 = 0x204f0 R9 = 0x22c07 R10 = 0x1b2e2 R11 = 0x18bcb coord.fixed[0] = 444 coord.fixed[1] = 384 coord.face = 3
  expect lane 1 R8 = 0x20167 R9 = 0x7925 R10 = 0x0 R11 = 0x18842 coord.fixed[0] = 0 coord.fixed[1] = 180 coord.face = 0
  expect lane 2 R8 = 0xeec1 R9 = 0x115d8 R10 = 0x9cb3 R11 = 0x759c coord.fixed[0] = 512 coord.fixed[1] = 146 coord.face = 1
  expect lane 3 R8 = 0xf24a R9 = 0x139bd R10 = 0xf24a R11 = 0x27a8c coord.fixed[0] = 0 coord.fixed[1] = 768 coord.face = 0
  expect lane 4 R8 = 0x2a1fa R9 = 0x2c911 R10 = 0x24fec R11 = 0x228d5 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 5
  expect lane 5 R8 = 0x2a1fa R9 = 0x2c911 R10 = 0x24fec R11 = 0x228d5 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 5
  expect lane 6 R8 = 0x25375 R9 = 0x27a8c R10 = 0x20167 R11 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 7 R8 = 0x4e2e R9 = 0x18899 R10 = 0x4e2e R11 = 0xeb38 coord.fixed[0] = 662 coord.fixed[1] = 0 coord.face = 0
}

warp 11 { asm "TLD4.R R8, R76, 11, CUBE, 0xf"   active 0xff
  s = { bits(0xdfb0fc87) bits(0xb0c00000) 60.081627 bits(0x7f800000) 0.4117193 -0.5999995 -1 -1.7248677 ... }
  t = { -1.0000011 bits(0xb6400000) bits(0x716e6479) bits(0xff800000) -0.9304685 -1 bits(0xb5800000) 1.0000001 ... }
  r = { -2.2013006 1 bits(0xf0a0fdf2) bits(0x7f7fffff) -1 0.058593746 bits(0xaf800000) 0.9999998 ... }
  expect lane 0 R8 = 0x23319 R9 = 0x23319 R10 = 0x23319 R11 = 0x23319 coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 1
  expect lane 1 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 2 R8 = 0x13966 R9 = 0x13966 R10 = 0x13966 R11 = 0x13966 coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 2
  expect lane 3 R8 = 0x187eb R9 = 0x187eb R10 = 0x187eb R11 = 0x187eb coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 3
  expect lane 4 R8 = 0x36d2d R9 = 0x39444 R10 = 0x39444 R11 = 0x36d2d coord.fixed[0] = 376 coord.fixed[1] = 1235 coord.face = 5
  expect lane 5 R8 = 0x1ddd9 R9 = 0x204f0 R10 = 0x18bcb R11 = 0x164b4 coord.fixed[0] = 256 coord.fixed[1] = 603 coord.face = 3
  expect lane 6 R8 = 0x20822 R9 = 0x22f39 R10 = 0x1b614 R11 = 0x18efd coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 1
  expect lane 7 R8 = 0xeae1 R9 = 0xeae1 R10 = 0xeae1 R11 = 0xeae1 coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 1
}

warp 12 { asm "TLD4.R R8, R76, 12, CUBE, 0xf"   active 0xff
  s = { bits(0x807fffff) 1 -0.39013675 bits(0xb0000000) bits(0xf44e47b7) bits(0x7fc00000) -1 bits(0xffffffff) ... }
  t = { bits(0x80800000) -0.25 -1 bits(0x31800000) -0.9999998 bits(0xffc00000) bits(0x80800000) 0.7141113 ... }
  r = { bits(0x80800000) 0.75 -0.104003906 1 4.4413447 bits(0xffc00000) bits(0x800000) -0.18359375 ... }
  expect lane 0 R8 = 0x3e272 R9 = 0x40989 R10 = 0x39064 R11 = 0x3694d coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 5
  expect lane 1 R8 = 0x25db9 R9 = 0x284d0 R10 = 0x20bab R11 = 0x1e494 coord.fixed[0] = 256 coord.fixed[1] = 1280 coord.face = 0
  expect lane 2 R8 = 0x2f73a R9 = 0x31e51 R10 = 0x2a52c R11 = 0x27e15 coord.fixed[0] = 624 coord.fixed[1] = 1131 coord.face = 3
  expect lane 3 R8 = 0x393ed R9 = 0x3bb04 R10 = 0x341df R11 = 0x31ac8 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 4 R8 = 0xeb8f R9 = 0x4b029 R10 = 0x48a17 R11 = 0x4b029 coord.fixed[0] = 2048 coord.fixed[1] = 2048 coord.face = 1
  expect lane 5 R8 = 0x393ed R9 = 0x3bb04 R10 = 0x341df R11 = 0x31ac8 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 6 R8 = 0x2a85e R9 = 0x2cf75 R10 = 0x25650 R11 = 0x22f39 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 1
  expect lane 7 R8 = 0x27dbe R9 = 0x2a4d5 R10 = 0x22bb0 R11 = 0x20499 coord.fixed[0] = 1024 coord.fixed[1] = 836 coord.face = 2
}

warp 13 { asm "TLD4.R R8, R28, 13, CUBE, 0xf"   active 0xff
  s = { -0.9290225 0.99999994 -1 2 1 -1.0000004 -1 1.0000001 ... }
  t = { 1 -5.035655 -1 1 0.88305664 -1 0.120195396 1.0160131 ... }
  r = { -0.8552246 1.440293 -0.77001953 bits(0x80000000) -0.9680176 -0.3701172 0.08652401 -11.886464 ... }
  expect lane 0 R8 = 0x46252 R9 = 0x48969 R10 = 0x41044 R11 = 0x3e92d coord.fixed[0] = 909 coord.fixed[1] = 1853 coord.face = 2
  expect lane 1 R8 = 0x100974 R9 = 0x100974 R10 = 0x100974 R11 = 0x100974 coord.fixed[0] = 25600 coord.fixed[1] = 0 coord.face = 3
  expect lane 2 R8 = 0x2b096c R9 = 0x2b096c R10 = 0x2a9047 R11 = 0x2a9047 coord.fixed[0] = 0 coord.fixed[1] = 22656 coord.face = 3
  expect lane 3 R8 = 0x77b67 R9 = 0x7a27e R10 = 0x7a27e R11 = 0x77b67 coord.fixed[0] = 12800 coord.fixed[1] = 0 coord.face = 0
  expect lane 4 R8 = 0x11a695 R9 = 0x11cdac R10 = 0x115487 R11 = 0x112d70 coord.fixed[0] = 25191 coord.fixed[1] = 1497 coord.face = 0
  expect lane 5 R8 = 0x33bc86 R9 = 0x33e39d R10 = 0x33e39d R11 = 0x33bc86 coord.fixed[0] = 8063 coord.fixed[1] = 25600 coord.face = 1
  expect lane 6 R8 = 0x1d38a4 R9 = 0x1d5fbb R10 = 0x1ce696 R11 = 0x1cbf7f coord.fixed[0] = 13908 coord.fixed[1] = 11261 coord.face = 1
  expect lane 7 R8 = 0x18899 R9 = 0x18899 R10 = 0x18899 R11 = 0x18899 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
}

warp 14 { asm "TLD4.R R8, R8, 14, ARRAY_CUBE, 0xf"   active 0xff
  array = { 2 2 1 1 2 1 1 3 ... }
  s = { bits(0x807fffff) 0.31176758 1 0.3351564 bits(0xee0b2897) bits(0xaf800000) 0.00039881482 0 ... }
  t = { bits(0x800000) -0.41259766 -1.0000004 -0.59999937 -1.2077194 0.4091797 bits(0x89c66ca6) bits(0x80000000) ... }
  r = { bits(0x800000) bits(0x7f7fffff) 1.0000004 -1 1.6673198 1 bits(0x6913fd0e) 0 ... }
  expect lane 0 R8 = 0x6a1ed R9 = 0x6c904 R10 = 0x64fdf R11 = 0x628c8 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 1 R8 = 0x71b12 R9 = 0x74229 R10 = 0x6c904 R11 = 0x6a1ed coord.fixed[0] = 840 coord.fixed[1] = 904 coord.face = 4
  expect lane 2 R8 = 0x35f09 R9 = 0x59222 R10 = 0x3bbb2 R11 = 0x59222 coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 4
  expect lane 3 R8 = 0x56b62 R9 = 0x59279 R10 = 0x51954 R11 = 0x4f23d coord.fixed[0] = 425 coord.fixed[1] = 1024 coord.face = 5
  expect lane 4 R8 = 0x499cb R9 = 0x67db1 R10 = 0x6cce4 R11 = 0x67db1 coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 1
  expect lane 5 R8 = 0x3d885 R9 = 0x3ff9c R10 = 0x38677 R11 = 0x35f60 coord.fixed[0] = 640 coord.fixed[1] = 378 coord.face = 4
  expect lane 6 R8 = 0x4cacf R9 = 0x4f1e6 R10 = 0x478c1 R11 = 0x451aa coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 7 R8 = 0x6a1ed R9 = 0x6c904 R10 = 0x64fdf R11 = 0x628c8 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
}

warp 15 { asm "TLD4.R R8, R40, 15, ARRAY_CUBE, 0xf"   active 0xff
  array = { 2 1 0 2 1 0 0 0 ... }
  s = { -1 bits(0x5b792538) 1 bits(0x94ca937a) bits(0xff7ffffe) -0.8388672 -0.4248047 1 ... }
  t = { 0.5 bits(0x707456de) bits(0xb2000000) bits(0x360680fb) bits(0xff7fffff) -1 -0.50000006 bits(0xaf800000) ... }
  r = { 0.5 1.6199057 bits(0xb1c00000) bits(0x704b09f) bits(0xff7fffff) bits(0xffffffff) 1 bits(0xb7400000) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3efafafb R10 = 0x3e909091 R11 = 0x3e2cacad coord.fixed[0] = 768 coord.fixed[1] = 256 coord.face = 1
  expect lane 1 R8 = 0x3de8e8e9 R9 = 0x3ea3f94f R10 = 0x3f2aaaab R11 = 0x3e38b8b9 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 2
  expect lane 2 R8 = 0x3f078788 R9 = 0x3f24a4a5 R10 = 0x3edededf R11 = 0x3ea4a4a5 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 0
  expect lane 3 R8 = 0x3f3fbfc0 R9 = 0x3f5cdcdd R10 = 0x3f27a7a8 R11 = 0x3f0a8a8b coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 2
  expect lane 4 R8 = 0x3df0f0f1 R9 = 0x3e6cecee R10 = 0x3f109091 R11 = 0x3c40c0c1 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 5
  expect lane 5 R8 = 0x3c40c0c1 R9 = 0x3e7cfcfd R10 = 0x3d20a0a1 R11 = 0x3e008081 coord.fixed[0] = 83 coord.fixed[1] = 512 coord.face = 3
  expect lane 6 R8 = 0x3f3bbbbc R9 = 0x3f58d8d9 R10 = 0x3f23a3a4 R11 = 0x3f068687 coord.fixed[0] = 295 coord.fixed[1] = 768 coord.face = 4
  expect lane 7 R8 = 0x3f078788 R9 = 0x3f24a4a5 R10 = 0x3edededf R11 = 0x3ea4a4a5 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 0
}

warp 16 { asm "TLD4.R R8, R20, 16, CUBE, 0xf"   active 0xff
  s = { 0 bits(0x80000000) 0 bits(0x80000000) 0 bits(0x80000000) 0 bits(0x80000000) ... }
  t = { 0 0 bits(0x80000000) bits(0x80000000) 0 0 bits(0x80000000) bits(0x80000000) ... }
  r = { 0 0 0 0 bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) ... }
  expect lane 0 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 1 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 2 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 3 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 4 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 5 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 6 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 7 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
}

warp 17 { asm "TLD4.R R8, R40, 17, CUBE, 0xf"   active 0xff
  s = { bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) ... }
  t = { bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) ... }
  r = { bits(0x7fc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) bits(0xffc00000) bits(0xffc00000) ... }
  expect lane 0 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 1 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 2 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 3 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 4 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 5 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 6 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 7 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
}

warp 18 { asm "TLD4.R R8, R48, 18, CUBE, 0xf"   active 0xff
  s = { bits(0x1) bits(0x80000002) bits(0x3) bits(0x80000001) bits(0x2) bits(0x80000003) bits(0x1) bits(0x80000002) ... }
  t = { bits(0x2) bits(0x3) bits(0x80000001) bits(0x80000002) bits(0x3) bits(0x1) bits(0x80000002) bits(0x80000003) ... }
  r = { bits(0x3) bits(0x1) bits(0x2) bits(0x3) bits(0x80000001) bits(0x80000002) bits(0x80000003) bits(0x80000001) ... }
  expect lane 0 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 1 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 2 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 3 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 4 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 5 R8 = 0x20822 R9 = 0x22f39 R10 = 0x1b614 R11 = 0x18efd coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 1
  expect lane 6 R8 = 0x34236 R9 = 0x3694d R10 = 0x2f028 R11 = 0x2c911 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 5
  expect lane 7 R8 = 0x2a52c R9 = 0x2cc43 R10 = 0x2531e R11 = 0x22c07 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 3
}

warp 19 { asm "TLD4.R R8, R8, 19, CUBE, 0xf"   active 0xffff
  s = { bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) ... }
  t = { bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) ... }
  r = { bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0x1d670 R9 = 0x31dfa R10 = 0x0 R11 = 0x31dfa coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 2
  expect lane 1 R8 = 0x187eb R9 = 0x3bb04 R10 = 0x1e494 R11 = 0x3bb04 coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 4
  expect lane 2 R8 = 0xeae1 R9 = 0x13a14 R10 = 0xeae1 R11 = 0x2819e coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 1
  expect lane 3 R8 = 0x2cf75 R9 = 0xeb8f R10 = 0x31ea8 R11 = 0xeb8f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 3
  expect lane 4 R8 = 0x1d670 R9 = 0x0 R10 = 0x1d670 R11 = 0x31dfa coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 4
  expect lane 5 R8 = 0x9c5c R9 = 0x18899 R10 = 0x9c5c R11 = 0x13966 coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 0
  expect lane 6 R8 = 0x187eb R9 = 0x1e494 R10 = 0x187eb R11 = 0x3bb04 coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 3
  expect lane 7 R8 = 0x36d2d R9 = 0x36c7f R10 = 0x36d2d R11 = 0x280f0 coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 5
  expect lane 8 R8 = 0x1d670 R9 = 0x0 R10 = 0x31dfa R11 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 9 R8 = 0x2819e R9 = 0x13a14 R10 = 0x2819e R11 = 0xeae1 coord.fixed[0] = 0 coord.fixed[1] = 1280 coord.face = 2
  expect lane 10 R8 = 0x9c5c R9 = 0x18899 R10 = 0x13966 R11 = 0x18899 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
  expect lane 11 R8 = 0x224f5 R9 = 0x4e85 R10 = 0x9d0a R11 = 0x4e85 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 1
  expect lane 12 R8 = 0x1d670 R9 = 0x31dfa R10 = 0x0 R11 = 0x31dfa coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 2
  expect lane 13 R8 = 0x187eb R9 = 0x3bb04 R10 = 0x1e494 R11 = 0x3bb04 coord.fixed[0] = 1280 coord.fixed[1] = 1280 coord.face = 4
  expect lane 14 R8 = 0xeae1 R9 = 0x13a14 R10 = 0xeae1 R11 = 0x2819e coord.fixed[0] = 1280 coord.fixed[1] = 0 coord.face = 1
  expect lane 15 R8 = 0x2cf75 R9 = 0xeb8f R10 = 0x31ea8 R11 = 0xeb8f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 3
}

warp 20 { asm "TLD4.R R8, R116, 20, CUBE, 0xf"   active 0xffff
  s = { 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) ... }
  t = { bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) ... }
  r = { bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) ... }
  expect lane 0 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 1 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 2 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 3 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 4 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 5 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 6 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 7 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 8 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 9 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 10 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 11 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 12 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 13 R8 = 0x256a7 R9 = 0x27dbe R10 = 0x20499 R11 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 14 R8 = 0x2f3b1 R9 = 0x31ac8 R10 = 0x2a1a3 R11 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 15 R8 = 0x1b99d R9 = 0x1e0b4 R10 = 0x1678f R11 = 0x14078 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
}

warp 21 { asm "TEX.LZ R8, R88, 21, CUBE, 0x1"   active 0xff
  s = { -4.2341967 bits(0xff7fffff) 1 16777216 1 0.5351563 3504051.2 bits(0xb2800000) ... }
  t = { -0.99999994 bits(0xff7ffffe) bits(0x7f800000) 0.24438477 -1 1 1.975482 bits(0xb4000000) ... }
  r = { 0.99999994 bits(0x7f7fffff) 0 -1 -0.17456055 0.99999994 -1 1 ... }
  expect lane 0 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 1 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 4
  expect lane 2 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 2
  expect lane 3 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 0
  expect lane 4 R8 = 0xeb8f coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 3
  expect lane 5 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 2
  expect lane 6 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 0
  expect lane 7 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
}

warp 22 { asm "TEX.LZ R8, R40, 22, CUBE, 0x1"   active 0xff
  s = { 0.55273443 3.6702585 1 497177.94 -1 1.0000001 0.99999994 -0.65234375 ... }
  t = { -1 -1.0000002 bits(0xb5800000) bits(0x49aa47f) 1 1.0000001 -0.7128906 -1 ... }
  r = { 1.0000001 -1.4002178 bits(0x32400000) bits(0xf439114b) -1 -1 -1 -0.19799805 ... }
  expect lane 0 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 640 coord.face = 4
  expect lane 1 R8 = 0xa03c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 0
  expect lane 2 R8 = 0x7925 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 0
  expect lane 3 R8 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 5
  expect lane 4 R8 = 0x1afb0 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 5
  expect lane 5 R8 = 0xc421 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 2
  expect lane 6 R8 = 0x201be coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 5
  expect lane 7 R8 = 0x164b4 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 3
}

warp 23 { asm "TEX.LZ R8, R16, 23, CUBE, 0x1"   active 0xff
  s = { -0.64973927 -0.12630175 bits(0x36000000) 0.13354492 -1 bits(0xff7fffff) -0.33398438 0.99999994 ... }
  t = { 1 1 -1 -3.8144615 -1 bits(0x800000) -0.3466797 -1 ... }
  r = { -0.15755175 -0.37369728 0.84594727 -1.0000011 -1 bits(0x7fc00000) bits(0x7fffff) 1 ... }
  expect lane 0 R8 = 0x1162f coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 2
  expect lane 1 R8 = 0xc421 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.face = 2
  expect lane 2 R8 = 0x112a6 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.face = 3
  expect lane 3 R8 = 0x204f0 coord.fixed[0] = 384 coord.fixed[1] = 896 coord.face = 3
  expect lane 4 R8 = 0x2c911 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 5
  expect lane 5 R8 = 0xeec1 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 1
  expect lane 6 R8 = 0x164b4 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 3
  expect lane 7 R8 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 896 coord.face = 4
}

warp 24 { asm "TEX.LZ R8, R96, 24, CUBE, 0x1"   active 0xff
  s = { bits(0x800000) 0.31835938 -0.9999999 -0.27578068 0.114746094 bits(0xb4000000) -547.3477 bits(0x807fffff) ... }
  t = { 0.99999994 bits(0xff7fffff) 1 0.8585939 -1.5114979 1 bits(0x7cdc8eba) bits(0x7fffff) ... }
  r = { bits(0x807fffff) -1 0.96118164 -1 -1.0000004 0.9195312 bits(0x2a650d29) bits(0x7fffff) ... }
  expect lane 0 R8 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 1 R8 = 0x34568 coord.fixed[0] = 896 coord.fixed[1] = 1408 coord.face = 3
  expect lane 2 R8 = 0x2819e coord.fixed[0] = 128 coord.fixed[1] = 1152 coord.face = 2
  expect lane 3 R8 = 0x1fdde coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 5
  expect lane 4 R8 = 0x31e51 coord.fixed[0] = 640 coord.fixed[1] = 1408 coord.face = 3
  expect lane 5 R8 = 0x2cfcc coord.fixed[0] = 640 coord.fixed[1] = 1152 coord.face = 2
  expect lane 6 R8 = 0x18f54 coord.fixed[0] = 128 coord.fixed[1] = 640 coord.face = 2
  expect lane 7 R8 = 0x27a8c coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
}

warp 25 { asm "TEX.LZ R8, R96, 25, CUBE, 0x1"   active 0xff
  s = { bits(0x35000000) bits(0xe0f4ceb9) bits(0x1) -1 1 bits(0x31c00000) bits(0x53e0376e) 1 ... }
  t = { bits(0xb0400000) bits(0x711c0d81) bits(0x1) bits(0xffffffff) 0.75000006 1 4.1955724 0.2919922 ... }
  r = { -1 bits(0x7d52c6b4) bits(0x1) 0.5 -0.9047851 bits(0xb2c00000) 5.115081 -1 ... }
  expect lane 0 R8 = 0x3e272 coord.fixed[0] = 896 coord.fixed[1] = 1152 coord.face = 5
  expect lane 1 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 2 R8 = 0x3bb04 coord.fixed[0] = 1152 coord.fixed[1] = 1152 coord.face = 4
  expect lane 3 R8 = 0x31da3 coord.fixed[0] = 1664 coord.fixed[1] = 1152 coord.face = 1
  expect lane 4 R8 = 0x111a1 coord.fixed[0] = 1920 coord.fixed[1] = 128 coord.face = 0
  expect lane 5 R8 = 0x2a4d5 coord.fixed[0] = 1152 coord.fixed[1] = 896 coord.face = 2
  expect lane 6 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 0
  expect lane 7 R8 = 0x27ae3 coord.fixed[0] = 128 coord.fixed[1] = 640 coord.face = 5
}

warp 26 { asm "TEX.LZ R8, R112, 26, CUBE, 0x1"   active 0xff
  s = { bits(0xb4800000) 5.667628 bits(0x7fffff) 1 bits(0x7f800001) 1.0000002 -1 1.5020788 ... }
  t = { -0.58569336 1 bits(0x807fffff) bits(0x80000001) -0.59106445 -1.0000011 -0.37999913 -0.27954102 ... }
  r = { 1 -0.9584961 bits(0x807fffff) bits(0xffffffff) 0.059814453 -1 -0.28042886 bits(0xe8ea9d04) ... }
  expect lane 0 R8 = 0x2e17e6 coord.fixed[0] = 12672 coord.fixed[1] = 20352 coord.face = 4
  expect lane 1 R8 = 0xecfb7 coord.fixed[0] = 24960 coord.fixed[1] = 128 coord.face = 0
  expect lane 2 R8 = 0x20d451 coord.fixed[0] = 12928 coord.fixed[1] = 12928 coord.face = 5
  expect lane 3 R8 = 0x1f4bb8 coord.fixed[0] = 12928 coord.fixed[1] = 12928 coord.face = 0
  expect lane 4 R8 = 0x1ecbd8 coord.fixed[0] = 12928 coord.fixed[1] = 12160 coord.face = 3
  expect lane 5 R8 = 0x3ee2c3 coord.fixed[0] = 25728 coord.fixed[1] = 25728 coord.face = 3
  expect lane 6 R8 = 0x25d47e coord.fixed[0] = 9088 coord.fixed[1] = 17536 coord.face = 1
  expect lane 7 R8 = 0x1f58b4 coord.fixed[0] = 128 coord.fixed[1] = 16256 coord.face = 5
}

warp 27 { asm "TEX.LZ R8, R112, 27, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 3 3 3 3 1 0 0 ... }
  s = { 1.0000001 -1 1 -0.39296874 bits(0x8d7f89d) 0.5 -0.5999994 -0.9867182 ... }
  t = { 1 0.5023441 0.999999 1 344565.75 0.033203125 0.6000004 -1 ... }
  r = { -0.70996094 0.20000076 bits(0x746c5b15) 0.04711914 186603008 -0.5 -1 -0.2679682 ... }
  expect lane 0 R8 = 0x9c5c coord.fixed[0] = 1152 coord.fixed[1] = 128 coord.face = 0
  expect lane 1 R8 = 0x4eb2b coord.fixed[0] = 896 coord.fixed[1] = 384 coord.face = 1
  expect lane 2 R8 = 0x3ec00000 coord.fixed[0] = 1408 coord.fixed[1] = 128 coord.face = 4
  expect lane 3 R8 = 0x564a7 coord.fixed[0] = 384 coord.fixed[1] = 640 coord.face = 2
  expect lane 4 R8 = 0x5367e coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 4
  expect lane 5 R8 = 0x47918 coord.fixed[0] = 384 coord.fixed[1] = 640 coord.face = 5
  expect lane 6 R8 = 0x1fdde coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 5
  expect lane 7 R8 = 0x256fe coord.fixed[0] = 128 coord.fixed[1] = 896 coord.face = 3
}

warp 28 { asm "TEX.LZ R8, R92, 28, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 2 2 0 1 1 2 1 ... }
  s = { bits(0xff800000) 0.9638672 1 -0.53027356 0.9999998 -0.5 0 0.5058594 ... }
  t = { bits(0xff7fffff) -1 1 1 bits(0xd27f9f7f) -0.49999997 bits(0xff800000) -1 ... }
  r = { bits(0xff800000) 1 -0.11425782 -0.2590332 -0.06616211 -0.5 bits(0x80000001) -0.9658203 ... }
  expect lane 0 R8 = 0x3c40c0c1 coord.fixed[0] = 1152 coord.fixed[1] = 1152 coord.face = 5
  expect lane 1 R8 = 0x3f3cbcbd coord.fixed[0] = 896 coord.fixed[1] = 1152 coord.face = 4
  expect lane 2 R8 = 0x3f44c4c5 coord.fixed[0] = 1152 coord.fixed[1] = 384 coord.face = 2
  expect lane 3 R8 = 0x3f43c3c4 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 2
  expect lane 4 R8 = 0x3e808081 coord.fixed[0] = 896 coord.fixed[1] = 640 coord.face = 3
  expect lane 5 R8 = 0x3f4ececf coord.fixed[0] = 896 coord.fixed[1] = 640 coord.face = 5
  expect lane 6 R8 = 0x3e0c8c8d coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 3
  expect lane 7 R8 = 0x3eeaeaeb coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 3
}

warp 29 { asm "TEX.LZ R8, R108, 29, CUBE, 0x1"   active 0xff
  s = { -0.5 bits(0xffffffff) bits(0xff7fffff) 1.0000001 -1 -3.2319968 bits(0xb1800000) bits(0x16e6ef19) ... }
  t = { -0.5 bits(0x80000001) -0.796875 0.9999999 0.99999994 1.8075924 0.4255371 bits(0x5821f498) ... }
  r = { -0.5 2 -0.68359375 -1 0.7226563 0.999999 1 bits(0x35e073e4) ... }
  expect lane 0 R8 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 5
  expect lane 1 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 2 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 3 R8 = 0x0 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.face = 0
  expect lane 4 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 5 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 6 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 7 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 2
}

warp 30 { asm "TEX.LZ R8, R20, 30, CUBE, 0x1"   active 0xff
  s = { -1 bits(0xb5800000) bits(0xb0191c77) 1 -1 0.8300782 bits(0x34800000) -1.7612001 ... }
  t = { -379321.34 bits(0xb3400000) bits(0x58420ac6) -1 1 bits(0x1) bits(0x34000000) 1.0000011 ... }
  r = { -3.6933033 1 bits(0xeda2748b) 1 0 1 -1 1.5527072 ... }
  expect lane 0 R8 = 0xeb8f coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 3
  expect lane 1 R8 = 0x1b339 coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 4
  expect lane 2 R8 = 0x1afb0 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.face = 5
  expect lane 3 R8 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 4
  expect lane 4 R8 = 0x1162f coord.fixed[0] = 128 coord.fixed[1] = 384 coord.face = 2
  expect lane 5 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 5
  expect lane 7 R8 = 0x3ec00000 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 1
}

warp 31 { asm "TEX.LZ R8, R40, 31, CUBE, 0x1"   active 0xff
  s = { -1 -1 bits(0x6eb7203e) bits(0x80800000) bits(0x7fc00000) 0.5385742 1.0000002 -0.33333302 ... }
  t = { 0.22786522 -0.76823205 0.84399414 bits(0x80800000) -1 -0.19140625 -1 1 ... }
  r = { 0.55859375 0.17749023 -1.0000001 bits(0x80800000) bits(0xffffffff) 2 1.0000001 -1 ... }
  expect lane 0 R8 = 0x115d8 coord.fixed[0] = 640 coord.fixed[1] = 384 coord.face = 1
  expect lane 1 R8 = 0x167e6 coord.fixed[0] = 384 coord.fixed[1] = 640 coord.face = 1
  expect lane 2 R8 = 0x4e2e coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 0
  expect lane 3 R8 = 0x228d5 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 5
  expect lane 4 R8 = 0x18bcb coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 3
  expect lane 5 R8 = 0x20167 coord.fixed[0] = 640 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0xf24a coord.fixed[0] = 128 coord.fixed[1] = 896 coord.face = 0
  expect lane 7 R8 = 0x1afb0 coord.fixed[0] = 384 coord.fixed[1] = 128 coord.face = 5
}

warp 32 { asm "TEX.LZ R8, R100, 32, CUBE, 0x1"   active 0xff
  s = { -0.49316406 0.999999 -0.5585937 -1.6442566 bits(0xb3400000) bits(0xa89a691a) bits(0x800000) -0.1999998 ... }
  t = { bits(0x1) 1 1 bits(0x7960b495) 1 bits(0xd0680380) -0.21459961 0.6000004 ... }
  r = { 0.31323242 -0.9999998 -0.4914055 -0.99999994 0.1628418 bits(0x9b72277a) bits(0x80800000) 1 ... }
  expect lane 0 R8 = 0x1b614 coord.fixed[0] = 896 coord.fixed[1] = 640 coord.face = 1
  expect lane 1 R8 = 0x13966 coord.fixed[0] = 1152 coord.fixed[1] = 128 coord.face = 2
  expect lane 2 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 3 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 2
  expect lane 4 R8 = 0x1dd82 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 2
  expect lane 5 R8 = 0x22c07 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 3
  expect lane 6 R8 = 0x22c07 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 3
  expect lane 7 R8 = 0x18842 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 4
}

warp 33 { asm "TEX.LZ R8, R84, 33, CUBE, 0x1"   active 0xff
  s = { bits(0x7d4df0d9) 3 0.50000006 0.78564453 bits(0xb6400000) bits(0xd83c0669) bits(0xffc00000) 1 ... }
  t = { bits(0x73799b55) 3 -1 1 -1 bits(0x6baf7453) 0.4716797 16777216 ... }
  r = { bits(0xe54c3408) 3 0.99999994 0.18896484 0.076660156 -1 bits(0xffc00000) 16777216 ... }
  expect lane 0 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 0
  expect lane 1 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 2 R8 = 0x1d619 coord.fixed[0] = 1664 coord.fixed[1] = 128 coord.face = 3
  expect lane 3 R8 = 0x3933f coord.fixed[0] = 1920 coord.fixed[1] = 1152 coord.face = 2
  expect lane 4 R8 = 0x2cc43 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 3
  expect lane 5 R8 = 0x9d0a coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 2
  expect lane 6 R8 = 0x31dfa coord.fixed[0] = 1152 coord.fixed[1] = 1152 coord.face = 2
  expect lane 7 R8 = 0x13a14 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
}

warp 34 { asm "TEX.LZ R8, R28, 34, CUBE, 0x1"   active 0xff
  s = { -28354364 bits(0x80000000) bits(0x7fffff) bits(0xff800000) -1.0000002 0.42511746 1.0000002 -1 ... }
  t = { 0.9999998 0 bits(0x80000001) -0.83081055 -0.012451172 0.50347704 1.2851985 bits(0xb3000000) ... }
  r = { -1.0000002 0 bits(0x7f800001) -1 -1 -1 1.0000001 -0.51000977 ... }
  expect lane 0 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 1 R8 = 0x2085cc coord.fixed[0] = 12928 coord.fixed[1] = 12928 coord.face = 4
  expect lane 2 R8 = 0x1f4bb8 coord.fixed[0] = 12928 coord.fixed[1] = 12928 coord.face = 0
  expect lane 3 R8 = 0x2b5eac coord.fixed[0] = 128 coord.fixed[1] = 23424 coord.face = 1
  expect lane 4 R8 = 0x17f7bf coord.fixed[0] = 128 coord.fixed[1] = 12928 coord.face = 1
  expect lane 5 R8 = 0x112a95 coord.fixed[0] = 7296 coord.fixed[1] = 6272 coord.face = 5
  expect lane 6 R8 = 0x3e943e coord.fixed[0] = 25728 coord.fixed[1] = 25728 coord.face = 2
  expect lane 7 R8 = 0x1ba1e7 coord.fixed[0] = 6272 coord.fixed[1] = 12928 coord.face = 1
}

warp 35 { asm "TEX.LZ R8, R52, 35, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 2 1 3 0 1 3 ... }
  s = { 0.6000004 -2.9448578 -1 bits(0x72ff7f1f) bits(0x807fffff) 0.38203147 -0.84296805 0.7531252 ... }
  t = { 0.7617188 2.2522044 0.14687404 bits(0x5646b29d) bits(0x7fffff) 1 -0.59999937 -1 ... }
  r = { 1 0.9999998 -0.89404297 bits(0xf26bed69) bits(0x807fffff) -0.19999981 1 bits(0x31000000) ... }
  expect lane 0 R8 = 0x1d670 coord.fixed[0] = 1152 coord.fixed[1] = 128 coord.face = 4
  expect lane 1 R8 = 0x2c1ff coord.fixed[0] = 1152 coord.fixed[1] = 128 coord.face = 1
  expect lane 2 R8 = 0x4ef0b coord.fixed[0] = 128 coord.fixed[1] = 640 coord.face = 1
  expect lane 3 R8 = 0x2737a coord.fixed[0] = 1408 coord.fixed[1] = 128 coord.face = 0
  expect lane 4 R8 = 0x6774d coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 5
  expect lane 5 R8 = 0x20499 coord.fixed[0] = 896 coord.fixed[1] = 640 coord.face = 2
  expect lane 6 R8 = 0x47ca1 coord.fixed[0] = 128 coord.fixed[1] = 896 coord.face = 4
  expect lane 7 R8 = 0x62871 coord.fixed[0] = 1152 coord.fixed[1] = 640 coord.face = 3
}

warp 36 { asm "TEX.LZ R8, R16, 36, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 1 2 0 0 2 1 ... }
  s = { 0 -1 0.31834793 0.29467773 bits(0xff800000) bits(0x7f800000) bits(0x33000000) -1.0000001 ... }
  t = { 1 0.6669921 bits(0xb0800000) 1.0000011 bits(0x7f800000) bits(0x33000000) 0.8183594 1 ... }
  r = { 0.7958985 1.0000001 1 7.3016744 bits(0xff800000) bits(0x7f800000) 0.55615234 -0.7729492 ... }
  expect lane 0 R8 = 0x3d888889 coord.fixed[0] = 640 coord.fixed[1] = 896 coord.face = 2
  expect lane 1 R8 = 0x3de0e0e1 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 4
  expect lane 2 R8 = 0x3ed4d4d5 coord.fixed[0] = 640 coord.fixed[1] = 640 coord.face = 4
  expect lane 3 R8 = 0x0 coord.fixed[0] = 640 coord.fixed[1] = 128 coord.face = 4
  expect lane 4 R8 = 0x3f3ababb coord.fixed[0] = 1152 coord.fixed[1] = 128 coord.face = 5
  expect lane 5 R8 = 0x3f28a8a9 coord.fixed[0] = 1152 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0x3d888889 coord.fixed[0] = 640 coord.fixed[1] = 896 coord.face = 2
  expect lane 7 R8 = 0x3f71f1f2 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
}

warp 37 { asm "TEX.LZ R8, R52, 37, CUBE, 0x1"   active 0xff
  s = { 0 bits(0x80000000) 0 bits(0x80000000) 0 bits(0x80000000) 0 bits(0x80000000) ... }
  t = { 0 0 bits(0x80000000) bits(0x80000000) 0 0 bits(0x80000000) bits(0x80000000) ... }
  r = { 0 0 0 0 bits(0x80000000) bits(0x80000000) bits(0x80000000) bits(0x80000000) ... }
  expect lane 0 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 1 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 2 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 3 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 4 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 5 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 7 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
}

warp 38 { asm "TEX.LZ R8, R72, 38, CUBE, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) bits(0x7fc00000) bits(0xffc00000) ... }
  t = { bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) ... }
  r = { bits(0x7fc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0x7fc00000) bits(0xffc00000) bits(0xffc00000) bits(0xffc00000) bits(0xffc00000) ... }
  expect lane 0 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 1 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 2 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 3 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 4 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 5 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 7 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
}

warp 39 { asm "TEX.LZ R8, R12, 39, CUBE, 0x1"   active 0xff
  s = { bits(0x1) bits(0x80000002) bits(0x3) bits(0x80000001) bits(0x2) bits(0x80000003) bits(0x1) bits(0x80000002) ... }
  t = { bits(0x2) bits(0x3) bits(0x80000001) bits(0x80000002) bits(0x3) bits(0x1) bits(0x80000002) bits(0x80000003) ... }
  r = { bits(0x3) bits(0x1) bits(0x2) bits(0x3) bits(0x80000001) bits(0x80000002) bits(0x80000003) bits(0x80000001) ... }
  expect lane 0 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 1 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 2 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 3 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 4 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 5 R8 = 0xeec1 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 1
  expect lane 6 R8 = 0x228d5 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 5
  expect lane 7 R8 = 0x18bcb coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 3
}

warp 40 { asm "TEX.LZ R8, R112, 40, CUBE, 0x1"   active 0xffff
  s = { bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) ... }
  t = { bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) ... }
  r = { bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0x7f7fffff) bits(0x7f7fffff) bits(0xff800000) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7f800000) bits(0x7f7fffff) bits(0x7f7fffff) ... }
  expect lane 0 R8 = 0x1dd82 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 2
  expect lane 1 R8 = 0x27a8c coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 2 R8 = 0x9cb3 coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 1
  expect lane 3 R8 = 0xeb8f coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 3
  expect lane 4 R8 = 0x18842 coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 4
  expect lane 5 R8 = 0x4e2e coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 0
  expect lane 6 R8 = 0x139bd coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 3
  expect lane 7 R8 = 0x27ae3 coord.fixed[0] = 128 coord.fixed[1] = 896 coord.face = 5
  expect lane 8 R8 = 0x0 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 0
  expect lane 9 R8 = 0x18f54 coord.fixed[0] = 128 coord.fixed[1] = 896 coord.face = 2
  expect lane 10 R8 = 0x18899 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 5
  expect lane 11 R8 = 0x4e85 coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 1
  expect lane 12 R8 = 0x1dd82 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 2
  expect lane 13 R8 = 0x27a8c coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 14 R8 = 0x9cb3 coord.fixed[0] = 896 coord.fixed[1] = 128 coord.face = 1
  expect lane 15 R8 = 0xeb8f coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 3
}

warp 41 { asm "TEX.LZ R8, R80, 41, CUBE, 0x1"   active 0xffff
  s = { 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) ... }
  t = { bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) ... }
  r = { bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) bits(0x7fc00000) 0 bits(0x7fc00000) bits(0xffc00000) 0 bits(0xffc00000) bits(0x7fc00000) bits(0x80000000) bits(0x7fc00000) bits(0xffc00000) bits(0x80000000) bits(0xffc00000) ... }
  expect lane 0 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 1 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 2 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 3 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 4 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 5 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 6 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 7 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 8 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 9 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 10 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 11 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 12 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
  expect lane 13 R8 = 0x13d46 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 2
  expect lane 14 R8 = 0x1da50 coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 4
  expect lane 15 R8 = 0xa03c coord.fixed[0] = 384 coord.fixed[1] = 384 coord.face = 0
}

warp 42 { asm "TEX.LL R8, R100, R140, 42, CUBE, 0x1"   active 0xff
  s = { bits(0x7f7fffff) -1 bits(0xff7fffff) -1.0000011 0.24902344 2.485379 bits(0xb6000000) bits(0x14a5d4bc) ... }
  t = { bits(0xff7fffff) bits(0x1) 0.548584 -1 0.06152344 bits(0x78edfbf3) 0.75927734 bits(0x67842ed3) ... }
  r = { bits(0x7f7fffff) bits(0x80000000) -0.19189453 -1.0000002 1 -1.3727247 1 bits(0x5e07ec16) ... }
  lod = { 1.9179688 0.41796875 2.0390625 2.5195312 0.171875 0.12890625 2.21875 0.84375 ... }
  expect lane 0 R8 = 0xbe8ec861 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 4
  expect lane 1 R8 = 0xbe6b8360 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 1
  expect lane 2 R8 = 0x3ee990b0 coord.fixed[0] = 103 coord.fixed[1] = 58 coord.face = 1
  expect lane 3 R8 = 0xbf3566fd coord.fixed[0] = 0 coord.fixed[1] = 256 coord.face = 1
  expect lane 4 R8 = 0x3db4777f coord.fixed[0] = 640 coord.fixed[1] = 480 coord.face = 4
  expect lane 5 R8 = 0x3e9b7221 coord.fixed[0] = 1024 coord.fixed[1] = 0 coord.face = 2
  expect lane 6 R8 = 0x3f9e0b0c coord.fixed[0] = 128 coord.fixed[1] = 31 coord.face = 4
  expect lane 7 R8 = 0x3f9b3547 coord.fixed[0] = 512 coord.fixed[1] = 1024 coord.face = 2
}

warp 43 { asm "TEX.LL R8, R88, R232, 43, CUBE, 0x1"   active 0xff
  s = { bits(0xa3db9e33) bits(0x807fffff) -0.6679687 -0.71428496 1 -153557808 bits(0x7fffff) bits(0x7f800000) ... }
  t = { bits(0x7d0a7445) bits(0x7fffff) 1 -1 bits(0xb1c00000) -0.9999998 bits(0x7ffffe) bits(0xffffffff) ... }
  r = { bits(0xa7289c4b) bits(0x7fffff) 0.7818088 -0.68805784 0.6279297 -1.6689978 bits(0x807fffff) 0 ... }
  lod = { 0.48046875 0.22265625 0.09765625 0.53125 0.93359375 0.6953125 0.22265625 0.3125 ... }
  expect lane 0 R8 = 0x3f048485 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 2
  expect lane 1 R8 = 0x3d909091 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 2 R8 = 0x3f520000 coord.fixed[0] = 298 coord.fixed[1] = 1596 coord.face = 2
  expect lane 3 R8 = 0x3f1aa2a3 coord.fixed[0] = 256 coord.fixed[1] = 1512 coord.face = 3
  expect lane 4 R8 = 0x3f36eff0 coord.fixed[0] = 333 coord.fixed[1] = 896 coord.face = 0
  expect lane 5 R8 = 0x3e9a9a9b coord.fixed[0] = 0 coord.fixed[1] = 1792 coord.face = 1
  expect lane 6 R8 = 0x3eb2b2b3 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 5
  expect lane 7 R8 = 0x3f76f6f7 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 0
}

warp 44 { asm "TEX.LL R8, R8, R144, 44, CUBE, 0x1"   active 0xff
  s = { bits(0xffc12345) -0.49804688 -1 -1 0.999999 0.29176706 bits(0x69c2fa9c) -0.09716797 ... }
  t = { bits(0x80000001) bits(0x80000001) -1.0000002 0.8461542 -0.9951172 -1 bits(0x65b1819) bits(0x807fffff) ... }
  r = { bits(0x807fffff) -0.19873047 0.6911621 -0.85246366 2.3243315 bits(0xb0800000) bits(0xed4621d9) bits(0x807fffff) ... }
  lod = { 0.26953125 1.1640625 0.0234375 0.62109375 1.015625 1.1757812 0.89453125 1.9804688 ... }
  expect lane 0 R8 = 0xc08c8aa7 coord.fixed[0] = 1664 coord.fixed[1] = 1664 coord.face = 5
  expect lane 1 R8 = 0x3e02efb0 coord.fixed[0] = 615 coord.fixed[1] = 768 coord.face = 1
  expect lane 2 R8 = 0xc1252a0c coord.fixed[0] = 0 coord.fixed[1] = 514 coord.face = 3
  expect lane 3 R8 = 0x40319dc8 coord.fixed[0] = 246 coord.fixed[1] = 256 coord.face = 1
  expect lane 4 R8 = 0x3e85fbf0 coord.fixed[0] = 1536 coord.fixed[1] = 1532 coord.face = 4
  expect lane 5 R8 = 0xbd8a0700 coord.fixed[0] = 992 coord.fixed[1] = 768 coord.face = 3
  expect lane 6 R8 = 0xbfca7843 coord.fixed[0] = 0 coord.fixed[1] = 1664 coord.face = 5
  expect lane 7 R8 = 0x3e043400 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 1
}

warp 45 { asm "TEX.LL R8, R44, R184, 45, CUBE, 0x1"   active 0xff
  s = { bits(0x7fc00000) -1 1 bits(0x36000000) -10.437797 bits(0xff7fffff) bits(0x7f800001) -0.3569336 ... }
  t = { bits(0xffc00000) 1.0000001 -0.7434693 0.31713867 -4.9152336 bits(0x7f7fffff) bits(0x80800000) 0.9772949 ... }
  r = { bits(0x7fc00000) 0.2255249 0.9369506 -1 1.0000001 bits(0x7f7fffff) bits(0xffc12345) -1 ... }
  lod = { 3.15625 0.06640625 0.22265625 1.1367188 1.703125 3.1992188 3.2734375 3.2578125 ... }
  expect lane 0 R8 = 0x3ebcbcbd coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 1 R8 = 0x3f21b8fd coord.fixed[0] = 0 coord.fixed[1] = 10040 coord.face = 2
  expect lane 2 R8 = 0x3f12feec coord.fixed[0] = 517 coord.fixed[1] = 14283 coord.face = 0
  expect lane 3 R8 = 0x3f29d147 coord.fixed[0] = 4096 coord.fixed[1] = 2797 coord.face = 5
  expect lane 4 R8 = 0x3f3c055b coord.fixed[0] = 8192 coord.fixed[1] = 8192 coord.face = 1
  expect lane 5 R8 = 0x3e4b7621 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 4
  expect lane 6 R8 = 0x3eaeaeaf coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 3
  expect lane 7 R8 = 0x3ee286ef coord.fixed[0] = 1390 coord.fixed[1] = 23 coord.face = 5
}

warp 46 { asm "TEX.LL R8, R56, R232, 46, ARRAY_CUBE, 0x1"   active 0xff
  array = { 1 0 1 2 1 1 2 0 ... }
  s = { bits(0xffc12345) -1 0.99999994 1.9742588 bits(0xb0400000) bits(0x3546b419) bits(0x7fc00000) 0.5 ... }
  t = { -0.12158203 -1 1 -1.0000001 -1 bits(0xa2a5034c) bits(0xffc00000) 0.3857422 ... }
  r = { 0.7368164 -0.9999999 -1 1.3794389 -0.9379883 bits(0xd60f22b2) bits(0x7fc00000) 1 ... }
  lod = { 0.3125 0.4140625 0.125 0.7421875 0.3515625 0.453125 0.73828125 0.23046875 ... }
  expect lane 0 R8 = 0x3e9c4848 coord.fixed[0] = 512 coord.fixed[1] = 574 coord.face = 4
  expect lane 1 R8 = 0x3f119192 coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 3
  expect lane 2 R8 = 0x3e52277d coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
  expect lane 3 R8 = 0x3f1ef44a coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 0
  expect lane 4 R8 = 0x3efe7e7e coord.fixed[0] = 512 coord.fixed[1] = 992 coord.face = 3
  expect lane 5 R8 = 0x3f088889 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 5
  expect lane 6 R8 = 0x3e828283 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 4
  expect lane 7 R8 = 0x3f0bc2c3 coord.fixed[0] = 768 coord.fixed[1] = 315 coord.face = 4
}

warp 47 { asm "TEX.LL R8, R88, R236, 47, CUBE, 0x1"   active 0xff
  s = { 1 -0.3447266 bits(0xb2c00000) bits(0x77c9e443) 0 bits(0x7fc00000) -0.4880371 -1.0000001 ... }
  t = { 0.5 0 -1 1 bits(0x80000000) bits(0x7fc00000) bits(0x80800000) 1 ... }
  r = { bits(0xffffffff) -1 -0.32739258 1 bits(0x80000000) -1 0.4050293 -0.03125 ... }
  lod = { 2.203125 2.9492188 0.92578125 1.0390625 1.3984375 1.8632812 1.6992188 2.2265625 ... }
  expect lane 0 R8 = 0xbfc614ee coord.fixed[0] = 128 coord.fixed[1] = 64 coord.face = 0
  expect lane 1 R8 = 0xc00d0210 coord.fixed[0] = 172 coord.fixed[1] = 128 coord.face = 5
  expect lane 2 R8 = 0xbe753217 coord.fixed[0] = 512 coord.fixed[1] = 680 coord.face = 3
  expect lane 3 R8 = 0xbd110178 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 4 R8 = 0x3e48e30e coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 4
  expect lane 5 R8 = 0xc018edbc coord.fixed[0] = 256 coord.fixed[1] = 256 coord.face = 5
  expect lane 6 R8 = 0xbe4ca5e5 coord.fixed[0] = 360 coord.fixed[1] = 256 coord.face = 1
  expect lane 7 R8 = 0xbed4b156 coord.fixed[0] = 124 coord.fixed[1] = 0 coord.face = 1
}

warp 48 { asm "TEX.LL R8, R88, R228, 48, CUBE, 0x1"   active 0xff
  s = { 1 1 1.0358466 bits(0xb4000000) bits(0x9884041e) bits(0xffc00000) -0.8420753 0.19475462 ... }
  t = { 0.9999998 1 1.7798787 -1 bits(0x225c83c1) bits(0x7fc00000) 1 -0.11774539 ... }
  r = { -0.8959961 0.4034605 3.697832 bits(0x33800000) 13570.4795 bits(0x7fc00000) 0.71428585 -1 ... }
  lod = { 0.75 0.25390625 0.30859375 0.3203125 0.3046875 0.24609375 0.28125 0.8125 ... }
  expect lane 0 R8 = 0x3ee79fa0 coord.fixed[0] = 1699 coord.fixed[1] = 0 coord.face = 0
  expect lane 1 R8 = 0x3e288889 coord.fixed[0] = 1792 coord.fixed[1] = 1258 coord.face = 2
  expect lane 2 R8 = 0x3ed8d8d9 coord.fixed[0] = 1792 coord.fixed[1] = 0 coord.face = 4
  expect lane 3 R8 = 0x3f4bcbcc coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 3
  expect lane 4 R8 = 0x3d909091 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 5 R8 = 0x3d909091 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 4
  expect lane 6 R8 = 0x3f33c9ca coord.fixed[0] = 142 coord.fixed[1] = 1536 coord.face = 2
  expect lane 7 R8 = 0x3eb68a8b coord.fixed[0] = 721 coord.fixed[1] = 1001 coord.face = 5
}

warp 49 { asm "TEX.LL R8, R40, R128, 49, CUBE, 0x1"   active 0xff
  s = { -0.8999395 bits(0x31000000) 5.111481 bits(0x800000) bits(0xffffffff) 0.6738281 -1 0.20462799 ... }
  t = { 1 1 0.79589844 bits(0x7fffff) bits(0x33000000) bits(0xffffffff) -0.9999999 -0.07692242 ... }
  r = { -0.9353962 0.7861328 -1.5222633 bits(0x80800000) bits(0xffc12345) -0.60498047 -1.0000011 1 ... }
  lod = { 0.671875 1.4726562 1.1914062 1.4570312 0.57421875 1.4765625 0.32421875 1.5976562 ... }
  expect lane 0 R8 = 0x400a1cb6 coord.fixed[0] = 167 coord.fixed[1] = 108 coord.face = 2
  expect lane 1 R8 = 0xbe26cd00 coord.fixed[0] = 768 coord.fixed[1] = 1372 coord.face = 2
  expect lane 2 R8 = 0x3d685930 coord.fixed[0] = 1536 coord.fixed[1] = 157 coord.face = 0
  expect lane 3 R8 = 0xbcbe4000 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 5
  expect lane 4 R8 = 0x40b08d36 coord.fixed[0] = 1664 coord.fixed[1] = 1664 coord.face = 2
  expect lane 5 R8 = 0x3db2bbc0 coord.fixed[0] = 1233 coord.fixed[1] = 768 coord.face = 0
  expect lane 6 R8 = 0xbfd32a40 coord.fixed[0] = 3328 coord.fixed[1] = 3328 coord.face = 5
  expect lane 7 R8 = 0xbd4434f0 coord.fixed[0] = 925 coord.fixed[1] = 827 coord.face = 4
}

warp 50 { asm "TEX.LL R8, R72, R124, 50, CUBE, 0x1"   active 0xff
  s = { -0.42816165 1.0000011 -0.6767578 bits(0x7c8872fd) bits(0xff7fffff) -1 -0.15625 bits(0xb2000000) ... }
  t = { 0.8718872 5.097002 -0.8132324 -0.000114476505 bits(0x7f7fffff) 0.9375 1 bits(0xb4800000) ... }
  r = { -1 1.0000004 1 bits(0xa30359e5) bits(0x7f7fffff) -0.08782958 -0.47760007 1 ... }
  lod = { 2.65625 3.2890625 1.4648438 3.3554688 2.1757812 1.1523438 3.3164062 1.8828125 ... }
  expect lane 0 R8 = 0x3e7bbb7b coord.fixed[0] = 2925 coord.fixed[1] = 262 coord.face = 5
  expect lane 1 R8 = 0x3f0a0a0a coord.fixed[0] = 0 coord.fixed[1] = 2048 coord.face = 2
  expect lane 2 R8 = 0x3f3c102b coord.fixed[0] = 1324 coord.fixed[1] = 7427 coord.face = 4
  expect lane 3 R8 = 0x3e848485 coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 0
  expect lane 4 R8 = 0x3f1e4747 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 4
  expect lane 5 R8 = 0x3eda4bc4 coord.fixed[0] = 3736 coord.fixed[1] = 256 coord.face = 1
  expect lane 6 R8 = 0x3eb1f7f8 coord.fixed[0] = 864 coord.fixed[1] = 535 coord.face = 2
  expect lane 7 R8 = 0x3e95999a coord.fixed[0] = 4096 coord.fixed[1] = 4096 coord.face = 4
}

warp 51 { asm "TEX.LL R8, R68, R208, 51, ARRAY_CUBE, 0x1"   active 0xff
  array = { 0 1 1 0 2 1 0 2 ... }
  s = { bits(0xb2000000) 2.0864496 -0.75927734 bits(0x7f800000) bits(0xff7fffff) -0.999999 -1 1.0000011 ... }
  t = { 1 -0.4165039 bits(0x7fc00000) bits(0x33000000) 0.35327148 1 0.55371094 -6.381881 ... }
  r = { 0.9536133 -0.9999999 bits(0xffc00000) bits(0x33000000) -0.8317871 -0.061767578 -0.5537109 4.8329177 ... }
  lod = { 0.66796875 0.2578125 0.98046875 0.93359375 0.671875 0.28125 0.05859375 0.9609375 ... }
  expect lane 0 R8 = 0x3ea3d3d4 coord.fixed[0] = 512 coord.fixed[1] = 1000 coord.face = 2
  expect lane 1 R8 = 0x3f031c1c coord.fixed[0] = 1024 coord.fixed[1] = 725 coord.face = 0
  expect lane 2 R8 = 0x3ed8d8d9 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 1
  expect lane 3 R8 = 0x3ef6f6f7 coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 0
  expect lane 4 R8 = 0x3eb51b1b coord.fixed[0] = 86 coord.fixed[1] = 331 coord.face = 1
  expect lane 5 R8 = 0x3e9a5a5a coord.fixed[0] = 0 coord.fixed[1] = 480 coord.face = 2
  expect lane 6 R8 = 0x3ecf8384 coord.fixed[0] = 229 coord.fixed[1] = 229 coord.face = 1
  expect lane 7 R8 = 0x3f1ef44a coord.fixed[0] = 1024 coord.fixed[1] = 0 coord.face = 3
}

warp 52 { asm "TEX.LL R8, R76, R164, 52, CUBE, 0x1"   active 0xff
  s = { 0.99999994 bits(0xaf800000) bits(0x1cbb7380) bits(0x7fffff) -0.5 0.50000006 bits(0x31c00000) 1.0000004 ... }
  t = { 1.0000011 -1 bits(0xec880847) -0.60913086 1 1 1 -1.4134632 ... }
  r = { bits(0xdfcdea5a) 0.44433594 -1977550.8 bits(0x807fffff) -0.15136717 0.42089847 0.4855957 1.2040416 ... }
  lod = { 2.5976562 1.5234375 2.1210938 2.671875 1.4296875 0.4609375 1.9648438 2.1757812 ... }
  expect lane 0 R8 = 0xbe361b14 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
  expect lane 1 R8 = 0x3f0f83c3 coord.fixed[0] = 256 coord.fixed[1] = 142 coord.face = 3
  expect lane 2 R8 = 0xbf595307 coord.fixed[0] = 128 coord.fixed[1] = 256 coord.face = 3
  expect lane 3 R8 = 0x3f852f8b coord.fixed[0] = 128 coord.fixed[1] = 128 coord.face = 3
  expect lane 4 R8 = 0x3f9d1102 coord.fixed[0] = 128 coord.fixed[1] = 217 coord.face = 2
  expect lane 5 R8 = 0x3d8e8bd1 coord.fixed[0] = 768 coord.fixed[1] = 728 coord.face = 2
  expect lane 6 R8 = 0x402ec0e6 coord.fixed[0] = 256 coord.fixed[1] = 380 coord.face = 2
  expect lane 7 R8 = 0xbe89ef52 coord.fixed[0] = 256 coord.fixed[1] = 0 coord.face = 3
}

warp 53 { asm "TEX.LL R8, R44, R140, 53, CUBE, 0x1"   active 0xff
  s = { 1.0000004 bits(0x800000) bits(0xffffffff) bits(0x80000001) -1.0000004 1 29981.08 1 ... }
  t = { 2.8844101 bits(0x80800000) bits(0x7f7fffff) -0.88427734 1 0.82979965 5.959784 -0.31138417 ... }
  r = { bits(0xd975edc9) bits(0x80800000) bits(0xff7fffff) 0.9008789 -1 0.99999994 1.0000004 -0.12866211 ... }
  lod = { 0.37109375 0.25390625 0.32421875 0.328125 0.36328125 0.140625 0.28515625 0.3515625 ... }
  expect lane 0 R8 = 0x3ec6c6c7 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 5
  expect lane 1 R8 = 0x3eb2b2b3 coord.fixed[0] = 896 coord.fixed[1] = 896 coord.face = 5
  expect lane 2 R8 = 0x3f3ababb coord.fixed[0] = 896 coord.fixed[1] = 0 coord.face = 5
  expect lane 3 R8 = 0x3f31b1b2 coord.fixed[0] = 896 coord.fixed[1] = 1688 coord.face = 4
  expect lane 4 R8 = 0x3e8e8e8f coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 1
  expect lane 5 R8 = 0x3c9f9fa0 coord.fixed[0] = 0 coord.fixed[1] = 152 coord.face = 0
  expect lane 6 R8 = 0x0 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 0
  expect lane 7 R8 = 0x3e741c1c coord.fixed[0] = 1011 coord.fixed[1] = 1175 coord.face = 0
}

warp 54 { asm "TEX.LL R8, R80, R168, 54, CUBE, 0x1"   active 0xff
  s = { bits(0x30000000) -0.09350238 bits(0x7f800000) -1 1 bits(0x30c00000) bits(0x580cdc59) bits(0xff800000) ... }
  t = { 1 bits(0x9b46af53) bits(0xff800000) -0.38461497 0.07692337 1 -1.275355 bits(0x7f800000) ... }
  r = { 0.5637207 bits(0x4febb2b) bits(0xff800000) 0.8461542 -0.84615326 0.5566406 -3.7733853 bits(0xff800000) ... }
  lod = { 0.16796875 1.359375 1.1601562 1.3828125 1.8945312 1.8085938 0.88671875 0 ... }
  expect lane 0 R8 = 0xbc72b3ec coord.fixed[0] = 1664 coord.fixed[1] = 2602 coord.face = 2
  expect lane 1 R8 = 0x3e043400 coord.fixed[0] = 768 coord.fixed[1] = 768 coord.face = 1
  expect lane 2 R8 = 0xbd920aab coord.fixed[0] = 0 coord.fixed[1] = 1536 coord.face = 5
  expect lane 3 R8 = 0xbddb7976 coord.fixed[0] = 1418 coord.fixed[1] = 1063 coord.face = 1
  expect lane 4 R8 = 0x3d2c6453 coord.fixed[0] = 1418 coord.fixed[1] = 709 coord.face = 0
  expect lane 5 R8 = 0xbe0ee900 coord.fixed[0] = 768 coord.fixed[1] = 1196 coord.face = 2
  expect lane 6 R8 = 0xbf0b952b coord.fixed[0] = 3328 coord.fixed[1] = 3328 coord.face = 0
  expect lane 7 R8 = 0x40ef0400 coord.fixed[0] = 3328 coord.fixed[1] = 0 coord.face = 5
}

warp 55 { asm "TEX.LL R8, R96, R224, 55, CUBE, 0x1"   active 0xff
  s = { bits(0x7fc00000) bits(0x1) -0.5407715 -1 1 -0.99999994 -1 bits(0xeede1056) ... }
  t = { bits(0xffc00000) 1 0.73168945 -0.999999 -0.0037231445 1.7286905 bits(0xb4400000) bits(0x73a51eb5) ... }
  r = { bits(0x7fc00000) 0 bits(0xff800000) 0.0007324219 0.24999999 bits(0xe3330992) 0.8256836 bits(0x4f17927) ... }
  lod = { 3.4375 1.7929688 2.5234375 2.8984375 0.234375 3.484375 2.0195312 2.8125 ... }
  expect lane 0 R8 = 0x3ebcbcbd coord.fixed[0] = 1024 coord.fixed[1] = 1024 coord.face = 4
  expect lane 1 R8 = 0x3f342f2f coord.fixed[0] = 4096 coord.fixed[1] = 4096 coord.face = 2
  expect lane 2 R8 = 0x3f0b54af coord.fixed[0] = 3156 coord.fixed[1] = 550 coord.face = 5
  expect lane 3 R8 = 0x3eec49da coord.fixed[0] = 2050 coord.fixed[1] = 4096 coord.face = 1
  expect lane 4 R8 = 0x3e9d39ba coord.fixed[0] = 6144 coord.fixed[1] = 8223 coord.face = 0
  expect lane 5 R8 = 0x3ef39e49 coord.fixed[0] = 2048 coord.fixed[1] = 0 coord.face = 5
  expect lane 6 R8 = 0x3e456efb coord.fixed[0] = 3739 coord.fixed[1] = 2048 coord.face = 1
  expect lane 7 R8 = 0x3f2a3a3a coord.fixed[0] = 0 coord.fixed[1] = 2048 coord.face = 2
}

warp 56 { asm "TEX.LL R8, R88, R168, 56, ARRAY_CUBE, 0x1"   active 0xff
  array = { 2 0 1 0 1 2 1 0 ... }
  s = { bits(0xfcf1c185) 3 0.16503906 0.75683594 1 -3.1363766 -0.34179688 0 ... }
  t = { bits(0x676bf466) -3 1 bits(0x1) bits(0xb4400000) bits(0xdfe5656e) bits(0x7f7fffff) 2 ... }
  r = { bits(0xd6563552) -3 -0.32714844 1 -0.24584961 -0.9999998 bits(0x7f7fffff) bits(0x7fc00000) ... }
  lod = { 0.60546875 0.7421875 0.73046875 0.69140625 0.74609375 0.84765625 0.06640625 0.7265625 ... }
  expect lane 0 R8 = 0x3f292929 coord.fixed[0] = 0 coord.fixed[1] = 0 coord.face = 1
  expect lane 1 R8 = 0x3e44c4c5 coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 5
  expect lane 2 R8 = 0x3f1aa8a9 coord.fixed[0] = 597 coord.fixed[1] = 345 coord.face = 2
  expect lane 3 R8 = 0x3f41b7b8 coord.fixed[0] = 900 coord.fixed[1] = 512 coord.face = 4
  expect lane 4 R8 = 0x3e51e9ea coord.fixed[0] = 638 coord.fixed[1] = 512 coord.face = 0
  expect lane 5 R8 = 0x3e7cfcfd coord.fixed[0] = 0 coord.fixed[1] = 1024 coord.face = 3
  expect lane 6 R8 = 0x3f1f75f6 coord.fixed[0] = 337 coord.fixed[1] = 0 coord.face = 4
  expect lane 7 R8 = 0x3f09898a coord.fixed[0] = 512 coord.fixed[1] = 512 coord.face = 2
}
