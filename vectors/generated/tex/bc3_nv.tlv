# POLICY bc4_nv: alpha of BC3, pairs of ends with all indices; colours beside it, also of sRGB.
# Written by tests/oracle/bc4.py.
texlock 1
rules PD-135a PD-83
rules without PD-135 PD-83a

policy bc4_nv
texture 0 { format DXT45 UNORM   type TWO_D   size 32 48   address 0x20000000   texels rows 808188c6fa773905dbedaf75ad4e4374 818088c6fa773905b7f46bc2e71e0529 808088c6fa77390523735b879a643900 807f88c6fa773905de62de623ffce75e 7f8088c6fa773905e1e4504e75d98adc 000088c6fa773905cbebe3948a95a6c5 ffff88c6fa773905c54aa890d9a60af0 ff0088c6fa773905870787070fb9fe93 00ff88c6fa77390573a049765c88caa3 817f88c6fa773905a3fbc50a4e070a4e 40c088c6fa77390561075694e7ab6638 7f7f88c6fa773905e1c6e1c6da85424c 027e88c6fa7739054cd6a031a87787e3 014088c6fa773905f6be473f0fc7a6c6 c18088c6fa773905a61abaaf402486ba c18188c6fa7739051c061c06ad6f8b03 7e0288c6fa77390552e29851bc639d4d ff8088c6fa7739059bbeb43571672c3a 414188c6fa7739052192c4b1f73d23ad 404088c6fa773905d975d975e1b01131 7f8188c6fa773905c488e1458398f1f5 407e88c6fa773905ee629b451f5d26f4 40ff88c6fa7739056080319729190d2a bf0288c6fa7739059f639f63a120c8c8 410088c6fa773905c154332a4dcbd33b 02bf88c6fa773905b1f117163b0cf3f9 fefe88c6fa773905fd0130de8c28d292 41fe88c6fa7739056b836b8359d1bb04 023f88c6fa773905724fe1040944b0f4 bf8188c6fa7739053e9f084570c44c74 418188c6fa7739059b622dddf84cc714 3f8288c6fa773905cf5ccf5ccf8dc228 007f88c6fa773905a3217521bba3e5db c10288c6fa773905b94f1307567e2e5b c0ff88c6fa773905e1b84cb9d77d6497 c00088c6fa773905d56ed56e340c5e7f 82fe88c6fa7739052b4eab3fe7f7f773 c0c188c6fa773905cde3acdde035dcea c1c088c6fa773905bab07bf0db675cef 810188c6fa773905de0cde0c1ae915a5 7e4188c6fa773905479a363f577fbf08 fe4088c6fa773905e1fb7e8c8b59f03d 7e8288c6fa7739052b88fdbe5c6fda20 024188c6fa773905971697168195975a 413f88c6fa77390558d80b9719272ce4 bf4088c6fa77390578f8cecda6e1c968 bf4188c6fa7739056317a98307dd06b9 010288c6fa7739050115011536718fa1 c10188c6fa77390544b7dbb02a148504 c17f88c6fa7739058597b14dc0085908 fe8088c6fa773905ce2ea6633bb4ad36 000188c6fa77390565c965c91809dc8b 7ebf88c6fa77390522a09424a208cbba 00c088c6fa7739053fbf9a7c4ce7e578 fe0188c6fa773905668a6adc02ca8a70 81ff88c6fa7739056feb6feb7b3e1083 c13f88c6fa773905ad7340388970df1d 00fe88c6fa77390537ad779c81ac7d1a 004188c6fa773905784f4ec734d079be 407f88c6fa773905df1adf1a3cae23fc 824088c6fa77390529fb977caeb74e4c ffc188c6fa7739057e263d061baa327b 818288c6fa77390501132ecd1e84d9dc 7e8188c6fa773905d12ed12eb0001848 020288c6fa773905dbedaf75ad4e4374 bfc088c6fa773905b7f46bc2e71e0529 bffe88c6fa77390523735b879a643900 404188c6fa773905de62de623ffce75e 823f88c6fa773905e1e4504e75d98adc 017e88c6fa773905cbebe3948a95a6c5 018288c6fa773905c54aa890d9a60af0 c07e88c6fa773905870787070fb9fe93 3f7e88c6fa77390573a049765c88caa3 01fe88c6fa773905a3fbc50a4e070a4e 3f0288c6fa77390561075694e7ab6638 80ff88c6fa773905e1c6e1c6da85424c feff88c6fa7739054cd6a031a87787e3 020188c6fa773905f6be473f0fc7a6c6 bf8288c6fa773905a61abaaf402486ba febf88c6fa7739051c061c06ad6f8b03 7ffe88c6fa77390552e29851bc639d4d 7f8288c6fa7739059bbeb43571672c3a 810288c6fa7739052192c4b1f73d23ad 7ec188c6fa773905d975d975e1b01131 807e88c6fa773905c488e1458398f1f5 814188c6fa773905ee629b451f5d26f4 3f3f88c6fa7739056080319729190d2a 41c188c6fa7739059f639f63a120c8c8 80bf88c6fa773905c154332a4dcbd33b ff8188c6fa773905b1f117163b0cf3f9 418088c6fa773905fd0130de8c28d292 417f88c6fa7739056b836b8359d1bb04 7f0188c6fa773905724fe1040944b0f4 c0bf88c6fa7739053e9f084570c44c74 7ec088c6fa7739059b622dddf84cc714 ff0188c6fa773905cf5ccf5ccf8dc228 }
texture 1 { format DXT45 UNORM   source A B A ONE_FLOAT   type TWO_D   size 32 16   address 0x20400000   texels rows 0202ab173b005b6edbedaf75ad4e4374 3f3f4096196c4d21b7f46bc2e71e0529 f1b0e44727092b2223735b879a643900 f78ab98df6ad8146de62de623ffce75e db45982cb997fe3fe1e4504e75d98adc 7fe0d9531a638a56cbebe3948a95a6c5 7fba787d39830f8cc54aa890d9a60af0 f1f15697ae279a82870787070fb9fe93 82b093fc34e0388873a049765c88caa3 f2f8708dac623fa6a3fbc50a4e070a4e c2c21f533e22874061075694e7ab6638 7b026c399efb05a7e1c6e1c6da85424c c1c1f9b020f571644cd6a031a87787e3 e593245762fc3e3df6be473f0fc7a6c6 80f822c71ef106c3a61abaaf402486ba 8080cc59e2b7ffbf1c061c06ad6f8b03 0b41c1fe70b2ad0b52e29851bc639d4d 613ffbfea63794279bbeb43571672c3a 89895d5189bc95412192c4b1f73d23ad 5d7f248c41efa46dd975d975e1b01131 c0607e4451a49858c488e1458398f1f5 bff8d386ef5f26ddee629b451f5d26f4 8080e0c12953d6db6080319729190d2a 80b25aa841bdbcc39f639f63a120c8c8 80df4679f7abbd96c154332a4dcbd33b dbcba3eb295c7d26b1f117163b0cf3f9 c1c1c754ab9ed139fd0130de8c28d292 3d380c09a3f1cf1a6b836b8359d1bb04 4141b22025d81783724fe1040944b0f4 0dd49f983f2766e83e9f084570c44c74 11281656a12268549b622dddf84cc714 8130a2baf8b50fafcf5ccf5ccf8dc228 }
texture 2 { format DXT45 UNORM   type TWO_D   size 32 16   SRGB_CONVERSION 0x1   address 0x20800000   texels rows bf72ffde09ac9023dbedaf75ad4e4374 d8d82c491804b99ab7f46bc2e71e0529 c0c077a72c9b0ca923735b879a643900 5543b047d392f983de62de623ffce75e 09ae6ca683b993fee1e4504e75d98adc 767620d55718db9bcbebe3948a95a6c5 603f24a222e1ff95c54aa890d9a60af0 7ec1cb3930b949a3870787070fb9fe93 7caef5ee002430bd73a049765c88caa3 06066bc46213f2b2a3fbc50a4e070a4e 7a0b0330a07950ae61075694e7ab6638 3fc7707644601aa0e1c6e1c6da85424c 020219b98ae7c1d64cd6a031a87787e3 c2efe9b7712965f4f6be473f0fc7a6c6 c1c13cdfb904c22ba61abaaf402486ba 4f82a21a2f26ded31c061c06ad6f8b03 17ff09dba1a5c6a352e29851bc639d4d 46b91f200f5e15869bbeb43571672c3a 54408128118c31072192c4b1f73d23ad 8395ed1a22b803a5d975d975e1b01131 787f25f09cf2c950c488e1458398f1f5 270cf3b0fb805d3cee629b451f5d26f4 6f01ba723dcc6f676080319729190d2a 4bfe5360d292d57a9f639f63a120c8c8 0640ad92c877fa90c154332a4dcbd33b 157a03e222b2c6e1b1f117163b0cf3f9 ec41e4cdf2a9bb6ffd0130de8c28d292 b87e459ae5def1676b836b8359d1bb04 8030fa0e1aae755c724fe1040944b0f4 95a4f9332583700f3e9f084570c44c74 3fd2daa0bb3e6a7a9b622dddf84cc714 4e3b279fc18cc1d4cf5ccf5ccf8dc228 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 5 texture 0 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 6 texture 0 sampler 6
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 7 texture 0 sampler 7
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 9 texture 0 sampler 9
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 10 texture 0 sampler 10
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 11 texture 0 sampler 11
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 12 texture 0 sampler 12
sampler 13 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 13 texture 0 sampler 13
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 14 texture 1 sampler 14
sampler 15 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 15 texture 1 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 16 texture 1 sampler 16
sampler 17 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 18 texture 0 sampler 18
sampler 19 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 19 texture 0 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 20 texture 1 sampler 20
sampler 21 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 22 texture 2 sampler 22
sampler 23 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 0x1 }
handle 23 texture 2 sampler 23

warp 0 { asm "TLD4.A R8, R28, 0, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 0.020833334 ... }
  expect lane 0 R8 = 0x3f018182 R9 = 0x3f018182 R10 = 0x3f018182 R11 = 0x3f008081
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 2 R8 = 0x3f018182 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x3f018182
  expect lane 3 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f018182 R11 = 0x3f018182
  expect lane 4 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 6 R8 = 0x3f008081 R9 = 0x3efefeff R10 = 0x3efefeff R11 = 0x3f008081
  expect lane 7 R8 = 0x3efefeff R9 = 0x3efefeff R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 8 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x3efefeff
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3efefeff R11 = 0x3efefeff
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 12 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 14 R8 = 0x3f109091 R9 = 0x3edededf R10 = 0x0 R11 = 0x3f800000
  expect lane 15 R8 = 0x3e909091 R9 = 0x3e109091 R10 = 0x3f37b7b8 R11 = 0x3f5bdbdc
}

warp 1 { asm "TLD4.A R8, R76, 1, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 0.104166664 ... }
  expect lane 0 R8 = 0x3f1f9fa0 R9 = 0x3f4fcfd0 R10 = 0x3f800000 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3ec0c0c1 R11 = 0x3e40c0c1
  expect lane 2 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3efefeff R11 = 0x3f018182
  expect lane 3 R8 = 0x3f008081 R9 = 0x3efefeff R10 = 0x3f008081 R11 = 0x3f018182
  expect lane 4 R8 = 0x3f109091 R9 = 0x3f28a8a9 R10 = 0x3f40c0c1 R11 = 0x3e808081
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3ee0e0e1 R11 = 0x3eb0b0b1
  expect lane 6 R8 = 0x3efefeff R9 = 0x3efefeff R10 = 0x3efefeff R11 = 0x3efefeff
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3efefeff R11 = 0x3efefeff
  expect lane 8 R8 = 0x3e9e9e9f R9 = 0x3ecececf R10 = 0x3efcfcfd R11 = 0x3c008081
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e44c4c5 R11 = 0x3dc8c8c9
  expect lane 10 R8 = 0x3e20a0a1 R9 = 0x3e50d0d1 R10 = 0x3e808081 R11 = 0x3b808081
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3dc8c8c9 R11 = 0x3d50d0d1
  expect lane 12 R8 = 0x3f25a5a6 R9 = 0x3f1c9c9d R10 = 0x3f008081 R11 = 0x3f41c1c2
  expect lane 13 R8 = 0x3f129293 R9 = 0x3f09898a R10 = 0x3f2fafb0 R11 = 0x3f38b8b9
  expect lane 14 R8 = 0x3f25a5a6 R9 = 0x3f1d9d9e R10 = 0x3f018182 R11 = 0x3f41c1c2
  expect lane 15 R8 = 0x3f139394 R9 = 0x3f0a8a8b R10 = 0x3f2fafb0 R11 = 0x3f38b8b9
}

warp 2 { asm "TLD4.A R8, R8, 2, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 0.1875 ... }
  expect lane 0 R8 = 0x3e909091 R9 = 0x3e60e0e1 R10 = 0x3c008081 R11 = 0x3efcfcfd
  expect lane 1 R8 = 0x3e149495 R9 = 0x3d989899 R10 = 0x3eb6b6b7 R11 = 0x3edadadb
  expect lane 2 R8 = 0x3f48c8c9 R9 = 0x3f37b7b8 R10 = 0x3f008081 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f24a4a5 R9 = 0x3f129293 R10 = 0x3f5bdbdc R11 = 0x3f6dedee
  expect lane 4 R8 = 0x3e828283 R9 = 0x3e828283 R10 = 0x3e828283 R11 = 0x3e828283
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e828283 R11 = 0x3e828283
  expect lane 6 R8 = 0x3e808081 R9 = 0x3e808081 R10 = 0x3e808081 R11 = 0x3e808081
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e808081 R11 = 0x3e808081
  expect lane 8 R8 = 0x3f008081 R9 = 0x3f018182 R10 = 0x3f018182 R11 = 0x3efefeff
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f008081 R11 = 0x3efefeff
  expect lane 10 R8 = 0x3ecececf R9 = 0x3ee4e4e5 R10 = 0x3efcfcfd R11 = 0x3e808081
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eaeaeaf R11 = 0x3e989899
  expect lane 12 R8 = 0x3f37b7b8 R9 = 0x3f5bdbdc R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f088889 R11 = 0x3ec8c8c9
  expect lane 14 R8 = 0x3edadadb R9 = 0x3ea8a8a9 R10 = 0x3c008081 R11 = 0x3f3fbfc0
  expect lane 15 R8 = 0x3e5cdcdd R9 = 0x3de8e8e9 R10 = 0x3f0a8a8b R11 = 0x3f24a4a5
}

warp 3 { asm "TLD4.A R8, R32, 3, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 0.27083334 ... }
  expect lane 0 R8 = 0x3e149495 R9 = 0x3de0e0e1 R10 = 0x0 R11 = 0x3e828283
  expect lane 1 R8 = 0x3d909091 R9 = 0x3d109091 R10 = 0x3e3cbcbd R11 = 0x3e60e0e1
  expect lane 2 R8 = 0x3ef0f0f1 R9 = 0x3f1b9b9c R10 = 0x3f3fbfc0 R11 = 0x3c008081
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e929293 R11 = 0x3e189899
  expect lane 4 R8 = 0x3f7efeff R9 = 0x3f7efeff R10 = 0x3f7efeff R11 = 0x3f7efeff
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f7efeff R11 = 0x3f7efeff
  expect lane 6 R8 = 0x3f37b7b8 R9 = 0x3f5adadb R10 = 0x3f7efeff R11 = 0x3e828283
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f088889 R11 = 0x3ecacacb
  expect lane 8 R8 = 0x3e20a0a1 R9 = 0x3e50d0d1 R10 = 0x3e7cfcfd R11 = 0x3c008081
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3dc8c8c9 R11 = 0x3d50d0d1
  expect lane 10 R8 = 0x3f24a4a5 R9 = 0x3f1c9c9d R10 = 0x3f018182 R11 = 0x3f3fbfc0
  expect lane 11 R8 = 0x3f129293 R9 = 0x3f0a8a8b R10 = 0x3f2eaeaf R11 = 0x3f36b6b7
  expect lane 12 R8 = 0x3ed2d2d3 R9 = 0x3eeaeaeb R10 = 0x3f018182 R11 = 0x3e828283
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eb2b2b3 R11 = 0x3e9a9a9b
  expect lane 14 R8 = 0x3ed2d2d3 R9 = 0x3eeaeaeb R10 = 0x3f028283 R11 = 0x3e7cfcfd
  expect lane 15 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eb0b0b1 R11 = 0x3e989899
}

warp 4 { asm "TLD4.A R8, R28, 4, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 0.35416666 ... }
  expect lane 0 R8 = 0x3e9e9e9f R9 = 0x3ecececf R10 = 0x3efefeff R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e40c0c1 R11 = 0x3dc0c0c1
  expect lane 2 R8 = 0x3edcdcdd R9 = 0x3eaaaaab R10 = 0x3c008081 R11 = 0x3f41c1c2
  expect lane 3 R8 = 0x3e60e0e1 R9 = 0x3de8e8e9 R10 = 0x3f0b8b8c R11 = 0x3f26a6a7
  expect lane 4 R8 = 0x3f67e7e8 R9 = 0x3f73f3f4 R10 = 0x3f800000 R11 = 0x3f40c0c1
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f58d8d9 R11 = 0x3f4ccccd
  expect lane 6 R8 = 0x3ed8d8d9 R9 = 0x3ea8a8a9 R10 = 0x0 R11 = 0x3f40c0c1
  expect lane 7 R8 = 0x3e58d8d9 R9 = 0x3dd8d8d9 R10 = 0x3f0a8a8b R11 = 0x3f25a5a6
  expect lane 8 R8 = 0x3f4fcfd0 R9 = 0x3f67e7e8 R10 = 0x3f7efeff R11 = 0x3f028283
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f31b1b2 R11 = 0x3f19999a
  expect lane 10 R8 = 0x3f41c1c2 R9 = 0x3f41c1c2 R10 = 0x3f41c1c2 R11 = 0x3f40c0c1
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f40c0c1 R11 = 0x3f40c0c1
  expect lane 12 R8 = 0x3f41c1c2 R9 = 0x3f40c0c1 R10 = 0x3f40c0c1 R11 = 0x3f41c1c2
  expect lane 13 R8 = 0x3f40c0c1 R9 = 0x3f40c0c1 R10 = 0x3f41c1c2 R11 = 0x3f41c1c2
  expect lane 14 R8 = 0x3e929293 R9 = 0x3e64e4e5 R10 = 0x3b808081 R11 = 0x3f018182
  expect lane 15 R8 = 0x3e149495 R9 = 0x3d989899 R10 = 0x3ebababb R11 = 0x3edededf
}

warp 5 { asm "TLD4.A R8, R56, 5, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 0.4375 ... }
  expect lane 0 R8 = 0x3ec6c6c7 R9 = 0x3eb8b8b9 R10 = 0x3e828283 R11 = 0x3efcfcfd
  expect lane 1 R8 = 0x3ea4a4a5 R9 = 0x3e949495 R10 = 0x3edadadb R11 = 0x3eeaeaeb
  expect lane 2 R8 = 0x3f2babac R9 = 0x3f139394 R10 = 0x3e808081 R11 = 0x3f7efeff
  expect lane 3 R8 = 0x3eececed R9 = 0x3eb6b6b7 R10 = 0x3f48c8c9 R11 = 0x3f63e3e4
  expect lane 4 R8 = 0x3f008081 R9 = 0x3f018182 R10 = 0x3f028283 R11 = 0x3efcfcfd
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f008081 R11 = 0x3efefeff
  expect lane 6 R8 = 0x3e24a4a5 R9 = 0x3e54d4d5 R10 = 0x3e828283 R11 = 0x3c008081
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3dd0d0d1 R11 = 0x3d60e0e1
  expect lane 8 R8 = 0x3e808081 R9 = 0x3e808081 R10 = 0x3e7cfcfd R11 = 0x3e828283
  expect lane 9 R8 = 0x3e808081 R9 = 0x3e7cfcfd R10 = 0x3e808081 R11 = 0x3e828283
  expect lane 10 R8 = 0x3f088889 R9 = 0x3eeeeeef R10 = 0x3e808081 R11 = 0x3f3fbfc0
  expect lane 11 R8 = 0x3ec8c8c9 R9 = 0x3ea4a4a5 R10 = 0x3f1b9b9c R11 = 0x3f2dadae
  expect lane 12 R8 = 0x3f088889 R9 = 0x3ef0f0f1 R10 = 0x3e828283 R11 = 0x3f3fbfc0
  expect lane 13 R8 = 0x3ecacacb R9 = 0x3ea6a6a7 R10 = 0x3f1b9b9c R11 = 0x3f2dadae
  expect lane 14 R8 = 0x3c008081 R9 = 0x3c008081 R10 = 0x3c008081 R11 = 0x3b808081
  expect lane 15 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3b808081 R11 = 0x3b808081
}

warp 6 { asm "TLD4.A R8, R12, 6, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 0.5208333 ... }
  expect lane 0 R8 = 0x3edadadb R9 = 0x3eaaaaab R10 = 0x3b808081 R11 = 0x3f41c1c2
  expect lane 1 R8 = 0x3e5cdcdd R9 = 0x3de0e0e1 R10 = 0x3f0b8b8c R11 = 0x3f26a6a7
  expect lane 2 R8 = 0x3f24a4a5 R9 = 0x3f1c9c9d R10 = 0x3efefeff R11 = 0x3f41c1c2
  expect lane 3 R8 = 0x3f129293 R9 = 0x3f088889 R10 = 0x3f2eaeaf R11 = 0x3f38b8b9
  expect lane 4 R8 = 0x3f47c7c8 R9 = 0x3f37b7b8 R10 = 0x3f008081 R11 = 0x3f7efeff
  expect lane 5 R8 = 0x3f24a4a5 R9 = 0x3f129293 R10 = 0x3f5adadb R11 = 0x3f6ceced
  expect lane 6 R8 = 0x3b808081 R9 = 0x3b808081 R10 = 0x3b808081 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x3f27a7a8 R9 = 0x3f33b3b4 R10 = 0x3f3fbfc0 R11 = 0x3efcfcfd
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f169697 R11 = 0x3f0a8a8b
  expect lane 10 R8 = 0x3ef0f0f1 R9 = 0x3f1c9c9d R10 = 0x3f40c0c1 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e909091 R11 = 0x3e109091
  expect lane 12 R8 = 0x3f109091 R9 = 0x3edededf R10 = 0x3b808081 R11 = 0x3f7efeff
  expect lane 13 R8 = 0x3e909091 R9 = 0x3e149495 R10 = 0x3f37b7b8 R11 = 0x3f5adadb
  expect lane 14 R8 = 0x3f50d0d1 R9 = 0x3f67e7e8 R10 = 0x3f800000 R11 = 0x3f018182
  expect lane 15 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f30b0b1 R11 = 0x3f19999a
}

warp 7 { asm "TLD4.A R8, R76, 7, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 0.6041667 ... }
  expect lane 0 R8 = 0x3f088889 R9 = 0x3ef0f0f1 R10 = 0x3e7cfcfd R11 = 0x3f41c1c2
  expect lane 1 R8 = 0x3ec8c8c9 R9 = 0x3ea2a2a3 R10 = 0x3f1c9c9d R11 = 0x3f2fafb0
  expect lane 2 R8 = 0x3f1f9fa0 R9 = 0x3f4ececf R10 = 0x3f7efeff R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3ebebebf R11 = 0x3e40c0c1
  expect lane 4 R8 = 0x3e24a4a5 R9 = 0x3e54d4d5 R10 = 0x3e828283 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3dc0c0c1 R11 = 0x3d40c0c1
  expect lane 6 R8 = 0x3ecececf R9 = 0x3ee6e6e7 R10 = 0x3efefeff R11 = 0x3e808081
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eb0b0b1 R11 = 0x3e989899
  expect lane 8 R8 = 0x3ecacacb R9 = 0x3ebababb R10 = 0x3e808081 R11 = 0x3f028283
  expect lane 9 R8 = 0x3ea6a6a7 R9 = 0x3e929293 R10 = 0x3edededf R11 = 0x3ef2f2f3
  expect lane 10 R8 = 0x3f64e4e5 R9 = 0x3f5cdcdd R10 = 0x3f41c1c2 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f52d2d3 R9 = 0x3f4acacb R10 = 0x3f6eeeef R11 = 0x3f76f6f7
  expect lane 12 R8 = 0x3f028283 R9 = 0x3f028283 R10 = 0x3f028283 R11 = 0x3f018182
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f018182 R11 = 0x3f018182
  expect lane 14 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f018182 R11 = 0x3efcfcfd
  expect lane 15 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3efefeff R11 = 0x3efefeff
}

warp 8 { asm "TLD4.A R8, R20, 8, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 0.6875 ... }
  expect lane 0 R8 = 0x3c008081 R9 = 0x3c008081 R10 = 0x3c008081 R11 = 0x3c008081
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3c008081 R11 = 0x3c008081
  expect lane 2 R8 = 0x3f40c0c1 R9 = 0x3f40c0c1 R10 = 0x3f40c0c1 R11 = 0x3f3fbfc0
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f3fbfc0 R11 = 0x3f3fbfc0
  expect lane 4 R8 = 0x3f66e6e7 R9 = 0x3f72f2f3 R10 = 0x3f7efeff R11 = 0x3f3fbfc0
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f57d7d8 R11 = 0x3f4bcbcc
  expect lane 6 R8 = 0x3e828283 R9 = 0x3e828283 R10 = 0x3e828283 R11 = 0x3e808081
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e808081 R11 = 0x3e808081
  expect lane 8 R8 = 0x3ecacacb R9 = 0x3eb8b8b9 R10 = 0x3e7cfcfd R11 = 0x3f028283
  expect lane 9 R8 = 0x3ea4a4a5 R9 = 0x3e909091 R10 = 0x3edededf R11 = 0x3ef2f2f3
  expect lane 10 R8 = 0x3e9e9e9f R9 = 0x3ecececf R10 = 0x3efcfcfd R11 = 0x3b808081
  expect lane 11 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e40c0c1 R11 = 0x3dc0c0c1
  expect lane 12 R8 = 0x3ea2a2a3 R9 = 0x3ed4d4d5 R10 = 0x3f028283 R11 = 0x3b808081
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e48c8c9 R11 = 0x3dc8c8c9
  expect lane 14 R8 = 0x3f23a3a4 R9 = 0x3f1b9b9c R10 = 0x3efcfcfd R11 = 0x3f40c0c1
  expect lane 15 R8 = 0x3f119192 R9 = 0x3f078788 R10 = 0x3f2dadae R11 = 0x3f37b7b8
}

warp 9 { asm "TLD4.A R8, R0, 9, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 0.7708333 ... }
  expect lane 0 R8 = 0x3ecccccd R9 = 0x3ee4e4e5 R10 = 0x3efcfcfd R11 = 0x3e7cfcfd
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eaeaeaf R11 = 0x3e969697
  expect lane 2 R8 = 0x3f1f9fa0 R9 = 0x3f4ececf R10 = 0x3f7efeff R11 = 0x3b808081
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3ec0c0c1 R11 = 0x3e44c4c5
  expect lane 4 R8 = 0x3e109091 R9 = 0x3de8e8e9 R10 = 0x3c008081 R11 = 0x3e7cfcfd
  expect lane 5 R8 = 0x3d989899 R9 = 0x3d30b0b1 R10 = 0x3e38b8b9 R11 = 0x3e58d8d9
  expect lane 6 R8 = 0x3f4fcfd0 R9 = 0x3f67e7e8 R10 = 0x3f800000 R11 = 0x3f008081
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f30b0b1 R11 = 0x3f189899
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f7efeff
  expect lane 9 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f7efeff R11 = 0x3f7efeff
  expect lane 10 R8 = 0x3c008081 R9 = 0x3b808081 R10 = 0x3b808081 R11 = 0x3c008081
  expect lane 11 R8 = 0x3b808081 R9 = 0x3b808081 R10 = 0x3c008081 R11 = 0x3c008081
  expect lane 12 R8 = 0x3f24a4a5 R9 = 0x3f1d9d9e R10 = 0x3f028283 R11 = 0x3f3fbfc0
  expect lane 13 R8 = 0x3f139394 R9 = 0x3f0b8b8c R10 = 0x3f2eaeaf R11 = 0x3f36b6b7
  expect lane 14 R8 = 0x3f63e3e4 R9 = 0x3f5adadb R10 = 0x3f3fbfc0 R11 = 0x3f7efeff
  expect lane 15 R8 = 0x3f51d1d2 R9 = 0x3f48c8c9 R10 = 0x3f6ceced R11 = 0x3f75f5f6
}

warp 10 { asm "TLD4.A R8, R12, 10, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 0.8541667 ... }
  expect lane 0 R8 = 0x3f4ececf R9 = 0x3f66e6e7 R10 = 0x3f7efeff R11 = 0x3efefeff
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f2fafb0 R11 = 0x3f179798
  expect lane 2 R8 = 0x3f018182 R9 = 0x3f018182 R10 = 0x3f028283 R11 = 0x3efefeff
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 4 R8 = 0x3e949495 R9 = 0x3e64e4e5 R10 = 0x3c008081 R11 = 0x3f018182
  expect lane 5 R8 = 0x3e189899 R9 = 0x3da0a0a1 R10 = 0x3ebababb R11 = 0x3edededf
  expect lane 6 R8 = 0x3f28a8a9 R9 = 0x3f34b4b5 R10 = 0x3f41c1c2 R11 = 0x3efcfcfd
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f179798 R11 = 0x3f0b8b8c
  expect lane 8 R8 = 0x3efefeff R9 = 0x3efefeff R10 = 0x3efcfcfd R11 = 0x3f008081
  expect lane 9 R8 = 0x3efefeff R9 = 0x3efcfcfd R10 = 0x3efefeff R11 = 0x3f008081
  expect lane 10 R8 = 0x3ecacacb R9 = 0x3ebababb R10 = 0x3e828283 R11 = 0x3f018182
  expect lane 11 R8 = 0x3ea6a6a7 R9 = 0x3e949495 R10 = 0x3edededf R11 = 0x3ef0f0f1
  expect lane 12 R8 = 0x3e7cfcfd R9 = 0x3e7cfcfd R10 = 0x3e7cfcfd R11 = 0x3e7cfcfd
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3e7cfcfd R11 = 0x3e7cfcfd
  expect lane 14 R8 = 0x3f119192 R9 = 0x3f29a9aa R10 = 0x3f41c1c2 R11 = 0x3e828283
  expect lane 15 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3ee2e2e3 R11 = 0x3eb2b2b3
}

warp 11 { asm "TLD4.A R8, R4, 11, 2D, 0xf"   active 0xffff
  s = { 0.03125 0.09375 0.15625 0.21875 0.28125 0.34375 0.40625 0.46875 0.53125 0.59375 0.65625 0.71875 0.78125 0.84375 0.90625 0.96875 ... }
  t = { 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 ... }
  expect lane 0 R8 = 0x3f27a7a8 R9 = 0x3f33b3b4 R10 = 0x3f3fbfc0 R11 = 0x3f008081
  expect lane 1 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f189899 R11 = 0x3f0c8c8d
  expect lane 2 R8 = 0x3f48c8c9 R9 = 0x3f38b8b9 R10 = 0x3f018182 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f25a5a6 R9 = 0x3f139394 R10 = 0x3f5bdbdc R11 = 0x3f6dedee
  expect lane 4 R8 = 0x3ed0d0d1 R9 = 0x3ee8e8e9 R10 = 0x3f008081 R11 = 0x3e828283
  expect lane 5 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eb2b2b3 R11 = 0x3e9a9a9b
  expect lane 6 R8 = 0x3ed0d0d1 R9 = 0x3ee6e6e7 R10 = 0x3efefeff R11 = 0x3e828283
  expect lane 7 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3eb0b0b1 R11 = 0x3e9a9a9b
  expect lane 8 R8 = 0x3e909091 R9 = 0x3e60e0e1 R10 = 0x3b808081 R11 = 0x3efefeff
  expect lane 9 R8 = 0x3e149495 R9 = 0x3d989899 R10 = 0x3eb6b6b7 R11 = 0x3edadadb
  expect lane 10 R8 = 0x3f40c0c1 R9 = 0x3f3fbfc0 R10 = 0x3f3fbfc0 R11 = 0x3f40c0c1
  expect lane 11 R8 = 0x3f3fbfc0 R9 = 0x3f3fbfc0 R10 = 0x3f40c0c1 R11 = 0x3f40c0c1
  expect lane 12 R8 = 0x3f27a7a8 R9 = 0x3f34b4b5 R10 = 0x3f40c0c1 R11 = 0x3efcfcfd
  expect lane 13 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f179798 R11 = 0x3f0a8a8b
  expect lane 14 R8 = 0x3f109091 R9 = 0x3ee0e0e1 R10 = 0x3b808081 R11 = 0x3f800000
  expect lane 15 R8 = 0x3e929293 R9 = 0x3e149495 R10 = 0x3f37b7b8 R11 = 0x3f5bdbdc
}

warp 12 { asm "TLD4.R R8, R76, 12, 2D, 0xf"   active 0xff
  s = { 0.9375 0.3125 0.0625 0.8125 0.90625 0.3125 0.15625 0.1875 ... }
  t = { 0.125 0.8541667 0.35416666 0.35416666 0.6041667 0.9166667 0.4375 0.7708333 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f2aaaab R9 = 0x3f2aaaab R10 = 0x3f2aaaab R11 = 0x3f35b5b6
  expect lane 2 R8 = 0x3e048485 R9 = 0x3e048485 R10 = 0x3e048485 R11 = 0x3e048485
  expect lane 3 R8 = 0x3f77f7f8 R9 = 0x3f4bcbcc R10 = 0x3f77f7f8 R11 = 0x3f4bcbcc
  expect lane 4 R8 = 0x3e24a4a5 R9 = 0x3e24a4a5 R10 = 0x3e24a4a5 R11 = 0x3e24a4a5
  expect lane 5 R8 = 0x3f149495 R9 = 0x0 R10 = 0x3f1f9fa0 R11 = 0x3f2aaaab
  expect lane 6 R8 = 0x3f0c8c8d R9 = 0x3f58d8d9 R10 = 0x3f58d8d9 R11 = 0x3f32b2b3
  expect lane 7 R8 = 0x3d008081 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3eb4b4b5
}

warp 13 { asm "TLD4.B R8, R112, 13, 2D, 0xf"   active 0xff
  s = { 0.40625 0.71875 0.84375 0.5 0.625 0.125 0.1875 0.4375 ... }
  t = { 0.7916667 0.0625 0.7708333 0.4375 0.7916667 0.20833333 0.20833333 0.25 ... }
  expect lane 0 R8 = 0x3d008081 R9 = 0x3d008081 R10 = 0x3d008081 R11 = 0x3d008081
  expect lane 1 R8 = 0x3eb4b4b5 R9 = 0x3e38b8b9 R10 = 0x3e888889 R11 = 0x3e888889
  expect lane 2 R8 = 0x3ed0d0d1 R9 = 0x3e44c4c5 R10 = 0x3f56d6d7 R11 = 0x3e44c4c5
  expect lane 3 R8 = 0x3f3dbdbe R9 = 0x3efcfcfd R10 = 0x3eb4b4b5 R11 = 0x3f3dbdbe
  expect lane 4 R8 = 0x3e848485 R9 = 0x3f0b8b8c R10 = 0x3ec4c4c5 R11 = 0x0
  expect lane 5 R8 = 0x3f24a4a5 R9 = 0x3f5ededf R10 = 0x3f38b8b9 R11 = 0x3f46c6c7
  expect lane 6 R8 = 0x3f38b8b9 R9 = 0x3f4bcbcc R10 = 0x3f4bcbcc R11 = 0x3f25a5a6
  expect lane 7 R8 = 0x3eb4b4b5 R9 = 0x3eb4b4b5 R10 = 0x3f4ececf R11 = 0x3f4ececf
}

warp 14 { asm "TLD4.R R8, R20, 14, 2D, 0xf"   active 0xff
  s = { 0.40625 0.5625 0.5625 0.28125 0.125 0.15625 0 0.21875 ... }
  t = { 0.9375 0.625 0.4375 0 0.0625 1 0.25 0.4375 ... }
  expect lane 0 R8 = 0x3e6ceced R9 = 0x3e68e8e9 R10 = 0x3e64e4e5 R11 = 0x3e60e0e1
  expect lane 1 R8 = 0x3f169697 R9 = 0x3f32b2b3 R10 = 0x3f169697 R11 = 0x3f32b2b3
  expect lane 2 R8 = 0x3f41c1c2 R9 = 0x3f41c1c2 R10 = 0x3f800000 R11 = 0x0
  expect lane 3 R8 = 0x3f55d5d6 R9 = 0x3f55d5d6 R10 = 0x3f55d5d6 R11 = 0x3f55d5d6
  expect lane 4 R8 = 0x3c008081 R9 = 0x3e7cfcfd R10 = 0x3e7cfcfd R11 = 0x3c008081
  expect lane 5 R8 = 0x3f4dcdce R9 = 0x3f54d4d5 R10 = 0x3f54d4d5 R11 = 0x3f4dcdce
  expect lane 6 R8 = 0x3f139394 R9 = 0x3f139394 R10 = 0x3c008081 R11 = 0x3c008081
  expect lane 7 R8 = 0x3f78f8f9 R9 = 0x3f77f7f8 R10 = 0x3f800000 R11 = 0x3f77f7f8
}

warp 15 { asm "TLD4.G R8, R32, 15, 2D, 0xf"   active 0xff
  s = { 0.15625 0.84375 0.3125 0.96875 0.78125 0.34375 0.90625 0.0625 ... }
  t = { 0.75 0.0625 0.1875 0.5625 0.4375 0.875 0.125 0.125 ... }
  expect lane 0 R8 = 0x3f2cacad R9 = 0x3f1c9c9d R10 = 0x3f4bcbcc R11 = 0x3f4bcbcc
  expect lane 1 R8 = 0x3e44c4c5 R9 = 0x3e44c4c5 R10 = 0x3e64e4e5 R11 = 0x3e848485
  expect lane 2 R8 = 0x3dc0c0c1 R9 = 0x3dc0c0c1 R10 = 0x3f1c9c9d R11 = 0x3eb4b4b5
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ed0d0d1 R9 = 0x3ed0d0d1 R10 = 0x3f56d6d7 R11 = 0x3ed0d0d1
  expect lane 5 R8 = 0x3f048485 R9 = 0x3f27a7a8 R10 = 0x3f6feff0 R11 = 0x3f4bcbcc
  expect lane 6 R8 = 0x3e64e4e5 R9 = 0x3e64e4e5 R10 = 0x3e64e4e5 R11 = 0x3e64e4e5
  expect lane 7 R8 = 0x3f5ededf R9 = 0x3f5ededf R10 = 0x3f5ededf R11 = 0x3f1c9c9d
}

warp 16 { asm "TLD4.B R8, R20, 16, 2D, 0xf"   active 0xff
  s = { 0 0.15625 0.125 0.8125 0.09375 0.46875 0.15625 0.0625 ... }
  t = { 0.25 0.5 0.3125 0.0625 0.0625 0.5625 0.0625 0.5 ... }
  expect lane 0 R8 = 0x3f139394 R9 = 0x3f139394 R10 = 0x3c008081 R11 = 0x3c008081
  expect lane 1 R8 = 0x3eaeaeaf R9 = 0x3e888889 R10 = 0x3f76f6f7 R11 = 0x3f74f4f5
  expect lane 2 R8 = 0x3f30b0b1 R9 = 0x3f72f2f3 R10 = 0x3f72f2f3 R11 = 0x0
  expect lane 3 R8 = 0x3f0a8a8b R9 = 0x0 R10 = 0x3f2fafb0 R11 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3c008081 R10 = 0x3c008081 R11 = 0x0
  expect lane 5 R8 = 0x3ebababb R9 = 0x3ec6c6c7 R10 = 0x0 R11 = 0x3ebababb
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3e7cfcfd R10 = 0x3e7cfcfd R11 = 0x3e7cfcfd
  expect lane 7 R8 = 0x3d30b0b1 R9 = 0x3df8f8f9 R10 = 0x3f0b8b8c R11 = 0x3f028283
}

warp 17 { asm "TLD4.A R8, R104, 17, 2D, 0xf"   active 0xff
  s = { 0.375 0.8125 0.375 0.03125 0 0.21875 0.1875 0.5625 ... }
  t = { 0.5625 0.8125 0.9375 0.9375 0.875 0 0.25 0.6875 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 18 { asm "TEX.LZ R8, R72, 18, 2D, 0xf"   active 0xfff
  s = { 0.71875 0.7342529 0.765625 0.203125 0.07824707 0.359375 0.32824707 0.44628906 0.9061279 0.7388916 0.0625 0.9532471 ... }
  t = { 0.90616864 0.25 0.17708333 0.72908527 0.5683594 0.21883138 0.1175944 0.32291666 0.5891927 0.7916667 0.32592773 0.5058594 ... }
  expect lane 0 R8 = 0x3e9a9a9b R9 = 0x3f159596 R10 = 0x3f3ababb R11 = 0x3f018182
  expect lane 1 R8 = 0x3e848485 R9 = 0x3f22a2a3 R10 = 0x3e848485 R11 = 0x3f2eaeaf
  expect lane 2 R8 = 0x3f149495 R9 = 0x3f67e7e8 R10 = 0x3f0c8c8d R11 = 0x3e808081
  expect lane 3 R8 = 0x3f77f7f8 R9 = 0x3f169697 R10 = 0x3f3dbdbe R11 = 0x3f40c0c1
  expect lane 4 R8 = 0x3f35b5b6 R9 = 0x3f6bebec R10 = 0x3e048485 R11 = 0x3b808081
  expect lane 5 R8 = 0x3f149495 R9 = 0x3e8a8a8b R10 = 0x3d008081 R11 = 0x3e828283
  expect lane 6 R8 = 0x3e44c4c5 R9 = 0x3f4dcdce R10 = 0x3e828283 R11 = 0x0
  expect lane 7 R8 = 0x3f048485 R9 = 0x3edadadb R10 = 0x3eb4b4b5 R11 = 0x3f7efeff
  expect lane 8 R8 = 0x3e24a4a5 R9 = 0x3f5bdbdc R10 = 0x3f0c8c8d R11 = 0x3efcfcfd
  expect lane 9 R8 = 0x3f119192 R9 = 0x3f63e3e4 R10 = 0x3f0b8b8c R11 = 0x3c008081
  expect lane 10 R8 = 0x3e58d8d9 R9 = 0x3ec2c2c3 R10 = 0x3ed4d4d5 R11 = 0x0
  expect lane 11 R8 = 0x3f6feff0 R9 = 0x3edadadb R10 = 0x3ef6f6f7 R11 = 0x3f19999a
}

warp 19 { asm "TEX.LZ R8, R60, 19, 2D, 0xf"   active 0xffff
  s = { 0.078125 0.35925293 0.055664062 0.265625 0.875 0.34387207 0.6295166 0.024414062 0.015625 0.59375 0.578125 0.6561279 0.9686279 0.828125 0.07800293 0.6561279 ... }
  t = { 0.78125 0.84366864 0.29174805 0.041666668 0.4374186 0.2500814 0.64575195 0.08341471 0.3124186 0.5520833 0.21875 0.5104167 0.5208333 0.63533527 0.79158527 0.79174805 ... }
  expect lane 0 R8 = 0x3f25a5a6 R9 = 0x3d40c0c1 R10 = 0x3f1c9c9d R11 = 0x0
  expect lane 1 R8 = 0x3f2a0062 R9 = 0x3e73beaf R10 = 0x3dc043dc R11 = 0x3ebaa204
  expect lane 2 R8 = 0x3e8ef404 R9 = 0x3f042111 R10 = 0x3e3a8424 R11 = 0x3db89596
  expect lane 3 R8 = 0x3ef7f7f8 R9 = 0x3f28a8a9 R10 = 0x3ef6f6f7 R11 = 0x3f404040
  expect lane 4 R8 = 0x3e0cf2f3 R9 = 0x3f34ddde R10 = 0x3dc23e3e R11 = 0x3e728081
  expect lane 5 R8 = 0x3ec41aaf R9 = 0x3e93e844 R10 = 0x3eef651d R11 = 0x3f20ddde
  expect lane 6 R8 = 0x3e5a64c1 R9 = 0x3f372393 R10 = 0x3f605dcd R11 = 0x3f37706d
  expect lane 7 R8 = 0x3f344b9c R9 = 0x3ee86e1e R10 = 0x3f27ca2a R11 = 0x3ec80f7f
  expect lane 8 R8 = 0x3e58d8d9 R9 = 0x3ec2c2c3 R10 = 0x3ed4d4d5 R11 = 0x3ddfafb0
  expect lane 9 R8 = 0x3ef2f2f3 R9 = 0x3e4ccccd R10 = 0x3e838384 R11 = 0x3f2dadae
  expect lane 10 R8 = 0x3eb4b4b5 R9 = 0x3f068687 R10 = 0x3d808081 R11 = 0x3f018182
  expect lane 11 R8 = 0x3f27d3d4 R9 = 0x3f4b8485 R10 = 0x3f720e0e R11 = 0x3ebf3f3f
  expect lane 12 R8 = 0x3f6feff0 R9 = 0x3edadadb R10 = 0x3ef6f6f7 R11 = 0x3f120707
  expect lane 13 R8 = 0x3f4e1010 R9 = 0x3f266161 R10 = 0x3ee61010 R11 = 0x3f020000
  expect lane 14 R8 = 0x3f259495 R9 = 0x3d44b4b5 R10 = 0x3f1c8081 R11 = 0x3e631eaf
  expect lane 15 R8 = 0x3eb565be R9 = 0x3f68e0dd R10 = 0x3eb0d527 R11 = 0x3ba0a020
}

warp 20 { asm "TEX.LZ R8, R116, 20, 2D, 0xf"   active 0xfff
  s = { 0.32128906 0.265625 0.8638916 0.2701416 0.17175293 0.88378906 0.32800293 0.10253906 0.45324707 0.7811279 0.4576416 0.85253906 ... }
  t = { 0.39257812 0.46850586 0.78100586 0.5402832 0.09375 0.1027832 0.09399414 0.09399414 0.2277832 0.40600586 0.20507812 0.875 ... }
  expect lane 0 R8 = 0x3f42c2c3 R9 = 0x3e828283 R10 = 0x3f42c2c3 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f42c2c3 R9 = 0x3d008081 R10 = 0x3f42c2c3 R11 = 0x3f800000
  expect lane 2 R8 = 0x3dd0d0d1 R9 = 0x3f119192 R10 = 0x3dd0d0d1 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f09898a R9 = 0x3dc0c0c1 R10 = 0x3f09898a R11 = 0x3f800000
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3ef6f6f7 R10 = 0x3e7cfcfd R11 = 0x3f800000
  expect lane 5 R8 = 0x3f71f1f2 R9 = 0x3e64e4e5 R10 = 0x3f71f1f2 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f30b0b1 R9 = 0x3eb4b4b5 R10 = 0x3f30b0b1 R11 = 0x3f800000
  expect lane 7 R8 = 0x3c008081 R9 = 0x3ef6f6f7 R10 = 0x3c008081 R11 = 0x3f800000
  expect lane 8 R8 = 0x3f0a8a8b R9 = 0x3f77f7f8 R10 = 0x3f0a8a8b R11 = 0x3f800000
  expect lane 9 R8 = 0x3f78f8f9 R9 = 0x3ed0d0d1 R10 = 0x3f78f8f9 R11 = 0x3f800000
  expect lane 10 R8 = 0x3f0a8a8b R9 = 0x3f77f7f8 R10 = 0x3f0a8a8b R11 = 0x3f800000
  expect lane 11 R8 = 0x3df8f8f9 R9 = 0x3f119192 R10 = 0x3df8f8f9 R11 = 0x3f800000
}

warp 21 { asm "TEX.LZ R8, R20, 21, 2D, 0xf"   active 0xffff
  s = { 0.0625 0.921875 0.6717529 0.15625 0.90625 0.31237793 0.03112793 0.953125 0.484375 0.125 0.1920166 0.7811279 0.8123779 0.03125 0.6092529 0.671875 ... }
  t = { 0.875 0.21850586 0.9863281 0.84350586 0.2590332 0.71875 0.75 0.84375 0.84375 0 0.048828125 0.12524414 0.43774414 0.68774414 0.31225586 0.9238281 ... }
  expect lane 0 R8 = 0x3ecdcdce R9 = 0x3e65e5e6 R10 = 0x3ecdcdce R11 = 0x3f800000
  expect lane 1 R8 = 0x3f71f1f2 R9 = 0x3e64e4e5 R10 = 0x3f71f1f2 R11 = 0x3f800000
  expect lane 2 R8 = 0x3d500000 R9 = 0x3e85eff0 R10 = 0x3d500000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f53d5d6 R9 = 0x3f1ca4a5 R10 = 0x3f53d5d6 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f28d3d4 R9 = 0x3f29cfd0 R10 = 0x3f28d3d4 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f09898a R9 = 0x3da0e0e1 R10 = 0x3f09898a R11 = 0x3f800000
  expect lane 6 R8 = 0x3ec95f5f R9 = 0x3f210283 R10 = 0x3ec95f5f R11 = 0x3f800000
  expect lane 7 R8 = 0x3e8e8e8f R9 = 0x3ef6f6f7 R10 = 0x3e8e8e8f R11 = 0x3f800000
  expect lane 8 R8 = 0x3e68e8e9 R9 = 0x3eb4b4b5 R10 = 0x3e68e8e9 R11 = 0x3f800000
  expect lane 9 R8 = 0x3e028283 R9 = 0x3f1c9c9d R10 = 0x3e028283 R11 = 0x3f800000
  expect lane 10 R8 = 0x3e4f20c1 R9 = 0x3ef8b848 R10 = 0x3e4f20c1 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f27f294 R9 = 0x3e5591d6 R10 = 0x3f27f294 R11 = 0x3f800000
  expect lane 12 R8 = 0x3e95bc16 R9 = 0x3f043a5e R10 = 0x3e95bc16 R11 = 0x3f800000
  expect lane 13 R8 = 0x3e961515 R9 = 0x3f3e3e3e R10 = 0x3e961515 R11 = 0x3f800000
  expect lane 14 R8 = 0x3f41c1c2 R9 = 0x3e05cf4b R10 = 0x3f41c1c2 R11 = 0x3f800000
  expect lane 15 R8 = 0x3ecd0d0d R9 = 0x3edb1b1b R10 = 0x3ecd0d0d R11 = 0x3f800000
}

warp 22 { asm "TEX.LZ R8, R68, 22, 2D, 0xf"   active 0xfff
  s = { 0.21862793 0.875 0.9686279 0.8905029 0.8638916 0.890625 0.28125 0.484375 0.5155029 0.96875 0.875 0.7076416 ... }
  t = { 0.5 0.65600586 0.90649414 0.96850586 0.6425781 0.09375 0.21899414 0.96850586 0.53149414 0.75 0.56225586 0.4777832 ... }
  expect lane 0 R8 = 0x3dea5d18 R9 = 0x3f055ff7 R10 = 0x3ef56974 R11 = 0x3e8c8c8d
  expect lane 1 R8 = 0x3dff885e R9 = 0x3e29186a R10 = 0x3f800000 R11 = 0x3edadadb
  expect lane 2 R8 = 0x3dd1641d R9 = 0x3ea57307 R10 = 0x3e4ad2af R11 = 0x3e808081
  expect lane 3 R8 = 0x3dd1641d R9 = 0x3ea57307 R10 = 0x3e4ad2af R11 = 0x3e8c8c8d
  expect lane 4 R8 = 0x3e6c471f R9 = 0x3b70f18f R10 = 0x0 R11 = 0x3d888889
  expect lane 5 R8 = 0x0 R9 = 0x3f6571e9 R10 = 0x3d2796b2 R11 = 0x3f179798
  expect lane 6 R8 = 0x3e2f8e42 R9 = 0x3e05427f R10 = 0x3c15a705 R11 = 0x3f40c0c1
  expect lane 7 R8 = 0x3e6c471f R9 = 0x3e1c98ac R10 = 0x3dd1641d R11 = 0x3f28a8a9
  expect lane 8 R8 = 0x3dd1641d R9 = 0x3e741e7e R10 = 0x3ba9c9b6 R11 = 0x3efcfcfd
  expect lane 9 R8 = 0x3dd1641d R9 = 0x3ea57307 R10 = 0x3e4ad2af R11 = 0x3e78f8f9
  expect lane 10 R8 = 0x3dff885e R9 = 0x3e29186a R10 = 0x3f800000 R11 = 0x3f0e8e8f
  expect lane 11 R8 = 0x3f02460c R9 = 0x3f3ce7b2 R10 = 0x3eec955b R11 = 0x3f67e7e8
}

warp 23 { asm "TEX.LZ R8, R28, 23, 2D, 0xf"   active 0xffff
  s = { 0.359375 0.421875 0.43066406 0.203125 0.5 0.61816406 0.53125 0.6092529 0.24316406 0.5982666 0.734375 0.140625 0.8170166 0.21887207 0.21191406 0.6248779 ... }
  t = { 0.49975586 0.29882812 0.78125 0.23632812 0.9465332 0.34350586 0.09350586 0.0715332 0.18774414 0.875 0.90625 0.78125 0.1340332 0.125 0.18725586 0.43774414 ... }
  expect lane 0 R8 = 0x3e4c352c R9 = 0x3eea2bb6 R10 = 0x3bbca4bd R11 = 0x3e866666
  expect lane 1 R8 = 0x3f109091 R9 = 0x3f3ce7bd R10 = 0x3b1f009f R11 = 0x3d8e4e4e
  expect lane 2 R8 = 0x3e6c48ec R9 = 0x3e1c989d R10 = 0x3dd160d1 R11 = 0x3f285858
  expect lane 3 R8 = 0x3f599982 R9 = 0x3e4a2c0a R10 = 0x3e775077 R11 = 0x3bd8d8d9
  expect lane 4 R8 = 0x3e193499 R9 = 0x3f020f02 R10 = 0x3e4bf6cc R11 = 0x3eede1e2
  expect lane 5 R8 = 0x3d73f8b2 R9 = 0x3e801b59 R10 = 0x3d0d52ec R11 = 0x3e7433b4
  expect lane 6 R8 = 0x3e832013 R9 = 0x3f020576 R10 = 0x3e0644f0 R11 = 0x3f140000
  expect lane 7 R8 = 0x3e22773a R9 = 0x3f0959ab R10 = 0x3e179daa R11 = 0x3ec361d6
  expect lane 8 R8 = 0x3f399a50 R9 = 0x3eb50649 R10 = 0x3ef01de2 R11 = 0x3f521212
  expect lane 9 R8 = 0x3cc21c22 R9 = 0x3f0fdf26 R10 = 0x3dd0b569 R11 = 0x3ed13434
  expect lane 10 R8 = 0x3d5f20df R9 = 0x3eb8fcb9 R10 = 0x3d5f20df R11 = 0x3f159596
  expect lane 11 R8 = 0x3de030e0 R9 = 0x3e956295 R10 = 0x3ed338d3 R11 = 0x3e6ceced
  expect lane 12 R8 = 0x3df982e9 R9 = 0x3d89ec62 R10 = 0x3cf7244b R11 = 0x3e9e2331
  expect lane 13 R8 = 0x3f56e7dc R9 = 0x3e7db024 R10 = 0x3ed0e7eb R11 = 0x3f230f0f
  expect lane 14 R8 = 0x3f617030 R9 = 0x3e89e9a5 R10 = 0x3ee456ea R11 = 0x3f0b86c7
  expect lane 15 R8 = 0x3e864a84 R9 = 0x3efc92de R10 = 0x3e150ea1 R11 = 0x3e6e35ea
}
