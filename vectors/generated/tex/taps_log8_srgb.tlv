# POLICY taps_log8, lod_float10 and srgb_float8: sRGB of several taps is summed as floats, of one tap as codes.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-132 PD-133 PD-136 PD-136c
rules without PD-127

policy lod_float10
policy taps_log8
policy srgb_float8
texture 0 { format A8B8G8R8 UNORM   type TWO_D   size 64 64   levels 6   SRGB_CONVERSION 0x1   ANISO_FINE_SPREAD_FUNC 0x2   ANISO_COARSE_SPREAD_FUNC 0x1   address 0x20000000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
texture 1 { format R8 UNORM   type TWO_D   size 20 48   levels 5   SRGB_CONVERSION 0x1   address 0x20400000   texels expression ((29 * x + 53 * y + 71 * (z + layer) + 97 * level + 91 * component) / 1 % 256) }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x7f MAX_ANISOTROPY 0x7 SRGB_CONVERSION 0x1 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x49f MAX_ANISOTROPY 0x7 SRGB_CONVERSION 0x1 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1e12 MAX_ANISOTROPY 0x4 SRGB_CONVERSION 0x1 }
handle 2 texture 0 sampler 2
sampler 3 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER CLAMP_OGL MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1fa7 MAX_ANISOTROPY 0x2 SRGB_CONVERSION 0x1 }
handle 3 texture 1 sampler 3
sampler 4 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x3cf MAX_ANISOTROPY 0x5 SRGB_CONVERSION 0x1 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff border 0x3ec00000 0xbe99999a 0x3fc00000 0x3dcccccd SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 MIP_LOD_BIAS 0x1f79 MAX_ANISOTROPY 0x7 SRGB_CONVERSION 0x1 }
handle 5 texture 1 sampler 5

warp 0 { asm "TXD R8, R8, R236, 0, 2D, 0x1"   active 0xf
  dsdx = { 0.25 -0.17602539 -0.025979336 -0.019359373 ... }
  dsdy = { 0 0 -0.025777945 0 ... }
  dtdx = { 0 -0.24612689 -0.034626305 0 ... }
  dtdy = { 0.015625 0 -0.03143381 -0.019070864 ... }
  s = { 0.23632812 -0.0234375 -0.453125 1.4277344 ... }
  t = { -0.15820312 1.9785156 0.265625 1.1308594 ... }
  expect lane 0 R8 = 0x3ea68000 lod.pass.taps = 2 lod.pass.share = 32 lod.place[0] = -2700 lod.place[1] = 0 coord.fixed[0] = 1172 coord.fixed[1] = -2592
  expect lane 1 R8 = 0x3eaca000 lod.pass.taps = 2 lod.pass.share = 14 lod.place[0] = 1920 lod.place[1] = 2700 coord.fixed[0] = 1536 coord.fixed[1] = 35116
  expect lane 2 R8 = 0x3ecd4000 lod.pass.taps = 1 lod.pass.share = 117 lod.place[0] = 231 lod.place[1] = 306 coord.fixed[0] = -7193 coord.fixed[1] = 4658
  expect lane 3 R8 = 0x3d894000 lod.pass.taps = 1 lod.pass.share = 56 lod.place[0] = 7 lod.place[1] = 0 coord.fixed[0] = 23399 coord.fixed[1] = 18528
}

warp 1 { asm "TEX R8, R68, 1, 2D, 0x1"   active 0xf
  s = { -0.025390625 -0.031360377 0.28128356 0.36146036 ... }
  t = { 0.29296875 0.28468412 0.33378983 0.35447878 ... }
  expect lane 0 R8 = 0x3e8e4000 lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = -1106 lod.place[1] = -354 coord.fixed[0] = -1119 coord.fixed[1] = 96
  expect lane 1 R8 = 0x3e89e000
  expect lane 2 R8 = 0x3ea46000
  expect lane 3 R8 = 0x3eb06000
}

warp 2 { asm "TXD R8, R16, R184, 2, 2D, 0x1"   active 0xf
  dsdx = { -0.10964444 0.08469799 0.010689497 -0.022002343 ... }
  dsdy = { 0 -0.08459473 0.008972168 0.0034851714 ... }
  dtdx = { 0.10877714 -0.103191614 0.049141407 0.00034715573 ... }
  dtdy = { -0.1184082 -0.09802246 0.048950195 0.22088626 ... }
  s = { 0.75 1.4960938 0.19140625 1.6132812 ... }
  t = { 0.7988281 1.0371094 1.6269531 0.1796875 ... }
  expect lane 0 R8 = 0x3f31e000 lod.pass.taps = 1 lod.pass.share = 54 lod.place[0] = 273 lod.place[1] = -270 coord.fixed[0] = 12561 coord.fixed[1] = 12818
  expect lane 1 R8 = 0x3da20000 lod.pass.taps = 1 lod.pass.share = 256 lod.place[0] = -19 lod.place[1] = 23 coord.fixed[0] = 12237 coord.fixed[1] = 8519
  expect lane 2 R8 = 0x3dcc6000 lod.pass.taps = 2 lod.pass.share = 68 lod.place[0] = -135 lod.place[1] = -625 coord.fixed[0] = 3001 coord.fixed[1] = 26031
  expect lane 3 R8 = 0x3e7b4000 lod.pass.taps = 2 lod.pass.share = 128 lod.place[0] = -7 lod.place[1] = -896 coord.fixed[0] = 26425 coord.fixed[1] = 2048
}

warp 3 { asm "TEX R8, R92, 3, 2D, 0x1"   active 0xf
  s = { -0.234375 -0.3970337 -0.17556706 -0.26778203 ... }
  t = { 1.765625 1.6388346 1.7835001 1.6492546 ... }
  expect lane 0 R8 = 0x3da40000 lod.pass.taps = 2 lod.pass.share = 127 lod.place[0] = 255 lod.place[1] = 480 coord.fixed[0] = -945 coord.fixed[1] = 22176
  expect lane 1 R8 = 0x3da40000
  expect lane 2 R8 = 0x3da40000
  expect lane 3 R8 = 0x3da40000
}

warp 4 { asm "TXD R8, R96, R188, 4, 2D, 0x1"   active 0xf
  dsdx = { 0.00050640106 0.11946246 -0.011459351 0 ... }
  dsdy = { -0.05834961 -0.16758986 0.08862305 0.009521484 ... }
  dtdx = { 0.04425049 -0.14009465 -0.015250287 0 ... }
  dtdy = { 0.05834961 0.14290836 -0.123491734 0.81152344 ... }
  s = { -0.3984375 1.3828125 0.9628906 1.9960938 ... }
  t = { 0.44335938 0.1796875 0.60546875 1.5585938 ... }
  expect lane 0 R8 = 0x3ec6a000 lod.pass.taps = 1 lod.pass.share = 14 lod.place[0] = 468 lod.place[1] = -468 coord.fixed[0] = 60 coord.fixed[1] = -14
  expect lane 1 R8 = 0x3d82a000 lod.pass.taps = 2 lod.pass.share = 43 lod.place[0] = 1296 lod.place[1] = -1116 coord.fixed[0] = 2712 coord.fixed[1] = -932
  expect lane 2 R8 = 0x3db54000 lod.pass.taps = 2 lod.pass.share = 36 lod.place[0] = -675 lod.place[1] = 936 coord.fixed[0] = 311 coord.fixed[1] = 1556
  expect lane 3 R8 = 0x3da40000 lod.pass.taps = 2 lod.pass.share = 100 lod.place[0] = -13 lod.place[1] = -1152 coord.fixed[0] = 1009 coord.fixed[1] = -354
}

warp 5 { asm "TEX R8, R16, 5, 2D, 0x1"   active 0xf
  s = { 0.7480469 0.5975781 -0.3008789 -0.33398926 ... }
  t = { 0.81640625 0.80677086 0.6900635 0.79179686 ... }
  expect lane 0 R8 = 0x3e86a000 lod.pass.taps = 2 lod.pass.share = 64 lod.place[0] = 1845 lod.place[1] = 525 coord.fixed[0] = 5675 coord.fixed[1] = 10557
  expect lane 1 R8 = 0x3e7d8000
  expect lane 2 R8 = 0x3e4dc000
  expect lane 3 R8 = 0x3e818000
}
