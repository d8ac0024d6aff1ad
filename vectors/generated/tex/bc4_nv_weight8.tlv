# POLICY bc4_nv: BC4 and BC5, signed and not: pairs of ends with all indices, points and gathers, filtered with filter_weight8.
# Written by tests/oracle/bc4.py.
texlock 1
rules PD-135 PD-125a
rules without PD-135a PD-84b PD-134 PD-125c

policy bc4_nv
policy filter_weight8
texture 0 { format DXN1 UNORM   type TWO_D   size 32 16   address 0x20000000   texels rows 808188c6fa773905 818088c6fa773905 808088c6fa773905 807f88c6fa773905 7f8088c6fa773905 000088c6fa773905 ffff88c6fa773905 ff0088c6fa773905 00ff88c6fa773905 817f88c6fa773905 40c088c6fa773905 7f7f88c6fa773905 7fbf88c6fa773905 41c088c6fa773905 82c088c6fa773905 41fe88c6fa773905 3f0288c6fa773905 7f0088c6fa773905 7e0088c6fa773905 7ffe88c6fa773905 bf0288c6fa773905 7ebf88c6fa773905 c18288c6fa773905 008088c6fa773905 028088c6fa773905 023f88c6fa773905 bfbf88c6fa773905 c1ff88c6fa773905 007f88c6fa773905 418188c6fa773905 fe4188c6fa773905 fe4088c6fa773905 }
texture 1 { format DXN1 SNORM   type TWO_D   size 32 16   address 0x20400000   texels rows 808188c6fa773905 818088c6fa773905 808088c6fa773905 807f88c6fa773905 7f8088c6fa773905 000088c6fa773905 ffff88c6fa773905 ff0088c6fa773905 00ff88c6fa773905 817f88c6fa773905 40c088c6fa773905 7f7f88c6fa773905 7fbf88c6fa773905 41c088c6fa773905 82c088c6fa773905 41fe88c6fa773905 3f0288c6fa773905 7f0088c6fa773905 7e0088c6fa773905 7ffe88c6fa773905 bf0288c6fa773905 7ebf88c6fa773905 c18288c6fa773905 008088c6fa773905 818088c6fa773905 818088c6fa773905 818088c6fa773905 8180ffffffffffff 8180ffffffffffff 818088c6fa773905 8180ffffffffffff 8180ffffffffffff }
texture 2 { format DXN2 UNORM   source G R A ONE_FLOAT   type TWO_D   size 32 16   address 0x20800000   texels rows 5b02f0bb03746dad808188c6fa773905 c08de5d7f60370f1818088c6fa773905 9e9e8a1324e278be808088c6fa773905 2c4165e8711c382a807f88c6fa773905 7fb27b0d7097aee77f8088c6fa773905 6f5770f20a708f6f000088c6fa773905 807808e248c92f19ffff88c6fa773905 5282cbff56c6da98ff0088c6fa773905 d101f743832824ae00ff88c6fa773905 4bd03f4ce67ca8fe817f88c6fa773905 e9e9ae307b54871240c088c6fa773905 e80e75344a95e7717f7f88c6fa773905 60b662d28615c429bf8088c6fa773905 4ac164f4cf51f161820188c6fa773905 ffff5b4ceb29e71fc0fe88c6fa773905 0000f8b32b5b23d6404088c6fa773905 a5a5f28373973c5afe7f88c6fa773905 bcbc551754a6f477810088c6fa773905 2796d7ae7a7c684580c088c6fa773905 bf822ac921257f4a80c188c6fa773905 873fe558a63d9638824088c6fa773905 bfbf88cd2e6c8b3640ff88c6fa773905 fefeb2bf6d343b73bf0088c6fa773905 1bc32570160c80cdc1fe88c6fa773905 d86b360f6c098d80004088c6fa773905 39bf4ffaf5575fa2c00088c6fa773905 595988d229f64552fe4188c6fa773905 728b791b8275a4ea007f88c6fa773905 40867bf31edf7093ffc088c6fa773905 4b3494d24cb2f96afffe88c6fa773905 c0c3882fb65ebf20023f88c6fa773905 58ff8809243f0c14c00188c6fa773905 }
texture 3 { format DXN2 SNORM   source R G ZERO ONE_INT   type TWO_D   size 32 16   address 0x20c00000   texels rows 4646f4b8640225c4808188c6fa773905 c0c08e4e7be4e4ac818088c6fa773905 c0a75eb5a08b2f72808088c6fa773905 bfe55a291dfbafe9807f88c6fa773905 7173bc7d7c4dab897f8088c6fa773905 8e8e3251a6585644000088c6fa773905 2a8025091484d699ffff88c6fa773905 bfbf875c4d964807ff0088c6fa773905 6060677e54d5bbee00ff88c6fa773905 4865e3d3f6672a5a817f88c6fa773905 3f12e26bbcfd2caa40c088c6fa773905 7e7e384c2c82da337f7f88c6fa773905 c0c0fad877bf8ee5828288c6fa773905 eff9f69795dd20683fc088c6fa773905 2626e01c132ef5d5828088c6fa773905 815af7c6f497b0737ec088c6fa773905 757540072cdd203d7efe88c6fa773905 5f4216036490fc737f0088c6fa773905 66ee0a868f51bf2e7e8088c6fa773905 fefec9fbf90dce1c7e0288c6fa773905 5c012ae6d5631d30024088c6fa773905 cac1f1fe5031913c404088c6fa773905 3f2790ac71d2228f01c188c6fa773905 5e5e26b75c833f79820088c6fa773905 6f6f03cabc7fd1d6418088c6fa773905 0f7e487942c78e3180c188c6fa773905 7e7e82dd9b317e7b814188c6fa773905 d9d9e2481daad974fe4188c6fa773905 57af3b30f5d3aebfc00288c6fa773905 930155dddffc1139810188c6fa773905 37ff958b10cff262ffc088c6fa773905 828222564844c63cc1c188c6fa773905 }
texture 4 { format DXN2 SNORM G_DATA_TYPE 2   type TWO_D   size 32 16   address 0x21000000   texels rows 83c1dab3db63037cc2ca78dabb42faa1 2626bb199f61a73f809a497d5ba921b8 233fa9a7b1c4a501e200e2be512ab9b5 de416ebb5b53d0044027264cb093e482 7e7ec394a45adbe03ffe15ff76f50ef7 55b48ce332621110806260f724481c72 826c8a5062b6b6ff6a6a001c6d21d8f5 f9f88331ca0e8122dcdc89dc81dbec7d 09092085b95041c2f7204894d5fdb441 b3b3630391715c808d8704db8d3cf12b 41eea1d37be389bd4092c095146064de 9b45870cf9ad735e956e5870af6bef9a c1c164c8e4b268ea10c34e54442f620e 8b8b43b82b9df96301014911261a960f a64187dc565c38fd73e884559ba581ab 09dd83f1b95c531ce4752fa7368af9a3 000092ed8e0d21eb414123a55bd1e5a2 24a443b1bedce8294f7353971c4e9372 a63b20798016c34c808060ca272611f3 82be800a107363f7c1c1508b6bd8bff7 747136111b53aec80202d94fa7c2fcd7 0e0ed319335ddc3da1dedfd4b5a867fd 5c5c07da96c20607680088d13a09ede7 aff0f3dfde1db1398686afeb69f0fdb3 054ff0c0498a01135e3fd37f7eb17ab5 19980e6e422d056675757c4fd4681066 dab3de9d9a8213c480c15e97d081636c 8239a800a13e6135e39cd79b71cc617c 7aa49be2f1d18f62a43f4ffdd47fefc6 2014dc2bc14cf684ffffc56c938c9c54 ba4107082863e5a0f4cb0f00c3be4809 7070317b8848edf8efefbd0f5bea8eac }
texture 5 { format DXN2 UNORM G_DATA_TYPE 1   type TWO_D   size 32 16   address 0x21400000   texels rows a2eed1439b3bb077027f9e03abd9c576 4141c792859d56a3fe75bdc956a485e0 5d5df0507678d1603e80d77af8e9ed23 94948f0b9087fce9f2aa4ffb7b457169 7f7feafe514fce6bd9c1ee192eb28e5f 2e8178f6b4e9d888c0c0dd3e1b9107c9 7c3f9039070345ffc0f93f28d99a2cf2 d8b1314489db8462d17efa9810eb9898 8340483ac304b3638e406f69ed80aa39 a740713ea0295458c05cdc694faf40de 49491bd6bd3446f84d4d69b13e9c29a2 abf9f721a728f427821899dc1eb01730 d6748ca3a887a7454c5e8855236b4fc8 00002bf02ec1b83377b8815ea61d597e 3f0ef7915a4c444cc72b0bb327b9d067 1b1babf739d2d97f4025e43c60fce019 fa8846132848539f666670740c36eed4 806540d683a9610eb02c2303378fbdfe 808021301e9fc4c6e2bf55f5ccab33f4 81662cc551f57eed89f0c1a7c3fb67ea 62625354e8486319c9b684a0744f9a8c e680a46c0616833f7fe924f461254990 54545cfbf566e574e8bf13c409e4e865 e503983743491b8b6086aa25352f1ae5 630252fb8b3470864141160dca716ce3 0b814feb19dd8160c0f0b358efe250a0 fd80ea49b16b934a7e34fa1720a1de63 f37e2e0f8a77670f80b14b8479e4b76c b1417f215818e023628ae934d681d80c 0cd42ccb1e759475414104f4da498af0 a52ea21c02f4ff318fc18c8c8a51e563 38827a4c99c34376eba294cbad80ebf8 }
texture 6 { format DXN1 UNORM   type CUBEMAP   size 4 4   address 0x21800000   texels rows 4141c84dd584300f 80eb833cc559aed7 cb8460cd2f2b9bb1 cfe87415bb1109d3 4e17ae70a50ce5cc 69c1bf2440a75030 }
texture 7 { format DXN1 SNORM   type CUBEMAP   size 4 4   address 0x21c00000   texels rows 544b996957c98000 02159e4133c9df9b 80099a73b1482122 0e74d15f6fe23df5 c021c6b0288835ef 82823d7b67ab4f4f }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 4 texture 1 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 5 texture 1 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 6 texture 1 sampler 6
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 7 texture 1 sampler 7
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 8 texture 2 sampler 8
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 9 texture 2 sampler 9
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 10 texture 2 sampler 10
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 11 texture 2 sampler 11
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 12 texture 2 sampler 12
sampler 13 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 13 texture 2 sampler 13
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 14 texture 2 sampler 14
sampler 15 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 15 texture 3 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 16 texture 3 sampler 16
sampler 17 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 17 texture 3 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 18 texture 3 sampler 18
sampler 19 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 19 texture 3 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 20 texture 3 sampler 20
sampler 21 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 21 texture 3 sampler 21
sampler 22 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 22 texture 4 sampler 22
sampler 23 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 23 texture 4 sampler 23
sampler 24 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 24 texture 4 sampler 24
sampler 25 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 25 texture 4 sampler 25
sampler 26 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 26 texture 4 sampler 26
sampler 27 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 27 texture 5 sampler 27
sampler 28 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 28 texture 5 sampler 28
sampler 29 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 29 texture 5 sampler 29
sampler 30 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 30 texture 5 sampler 30
sampler 31 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff }
handle 31 texture 5 sampler 31
sampler 32 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 32 texture 6 sampler 32
sampler 33 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 33 texture 6 sampler 33
sampler 34 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 34 texture 7 sampler 34
sampler 35 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 0x2 MIN_FILTER 0x2 MIP_FILTER 0x1 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 35 texture 7 sampler 35

warp 0 { asm "TLD4.R R8, R16, 0, 2D, 0xf"   active 0xfff
  s = { 1 0.53125 1 0.75 0.34375 0.15625 0.53125 0.5 0.09375 0.125 0.875 0.90625 ... }
  t = { 0.75 0.875 0.8125 0.4375 0 1 0.75 0.8125 0.25 0.875 0.9375 0.125 ... }
  expect lane 0 R8 = 0x3f498eca R9 = 0x3f498eca R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3ecf5ecf R11 = 0x3e9fbea0
  expect lane 2 R8 = 0x3eb5f0b6 R9 = 0x3eb5f0b6 R10 = 0x3f498eca R11 = 0x3f498eca
  expect lane 3 R8 = 0x3e828283 R9 = 0x3f19c29a R10 = 0x3f800000 R11 = 0x3f112091
  expect lane 4 R8 = 0x3f008081 R9 = 0x3f008081 R10 = 0x3f008081 R11 = 0x3f008081
  expect lane 5 R8 = 0x3dc710c7 R9 = 0x3d5720d7 R10 = 0x3d5720d7 R11 = 0x3dc710c7
  expect lane 6 R8 = 0x0 R9 = 0x3efefeff R10 = 0x3f252ba5 R11 = 0x3f0a978b
  expect lane 7 R8 = 0x3f800000 R9 = 0x3e9fbea0 R10 = 0x0 R11 = 0x3f5901d9
  expect lane 8 R8 = 0x3e3f40bf R9 = 0x3ebf40bf R10 = 0x3f008081 R11 = 0x3f018182
  expect lane 9 R8 = 0x3ea280a3 R9 = 0x3f800000 R10 = 0x3e217ca1 R11 = 0x3f800000
  expect lane 10 R8 = 0x3f7efeff R9 = 0x3f498eca R10 = 0x3eb5f0b6 R11 = 0x3f2b91ac
  expect lane 11 R8 = 0x3e0f708f R9 = 0x3e8f708f R10 = 0x3ee11ee1 R11 = 0x3f0f708f
}

warp 1 { asm "TEX.LZ R8, R72, 1, 2D, 0x1"   active 0xfff
  s = { 0.96875 0.09375 0.7344971 0.26574707 0.3638916 0.91503906 0.06237793 0.6763916 0.7076416 0.10925293 0.046875 0.2388916 ... }
  t = { 0.15649414 0.74975586 0.75 0.71899414 0.7277832 0.53149414 0.20507812 0.040283203 0.14257812 0.84399414 0.15625 0.46850586 ... }
  expect lane 0 R8 = 0x3f0f708f
  expect lane 1 R8 = 0x3e7cfcfd
  expect lane 2 R8 = 0x3eb282b3
  expect lane 3 R8 = 0x3eb61cb6
  expect lane 4 R8 = 0x3efcfcfd
  expect lane 5 R8 = 0x3f008081
  expect lane 6 R8 = 0x3f00b081
  expect lane 7 R8 = 0x0
  expect lane 8 R8 = 0x0
  expect lane 9 R8 = 0x3f800000
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x3f018182
}

warp 2 { asm "TEX.LZ R8, R104, 2, 2D, 0x1"   active 0xfff
  s = { 0.703125 0.921875 0.12512207 0.6873779 0.58691406 0.8905029 0.7545166 0.8905029 0.5311279 0.859375 0.015625 0.6405029 ... }
  t = { 0.42382812 0.81274414 0.25 0.31274414 0.28125 0.111328125 0.5625 0.1965332 0.21875 0.34375 0.111328125 0.48632812 ... }
  expect lane 0 R8 = 0x3f2fa3b0
  expect lane 1 R8 = 0x3ed506d5
  expect lane 2 R8 = 0x3ef1b0f2
  expect lane 3 R8 = 0x3ee200e2
  expect lane 4 R8 = 0x3f0edf8f
  expect lane 5 R8 = 0x3ee33ee3
  expect lane 6 R8 = 0x3f3bf9bc
  expect lane 7 R8 = 0x3f03cd84
  expect lane 8 R8 = 0x3eff8f00
  expect lane 9 R8 = 0x3f800000
  expect lane 10 R8 = 0x3f24cfa5
  expect lane 11 R8 = 0x3ee988ea
}

warp 3 { asm "TEX.LZ R8, R100, 3, 2D, 0x1"   active 0xfffff
  s = { 0.06262207 0.8795166 0.26550293 0.8126221 0.109375 0.36816406 0.5467529 0.15637207 0.828125 0.6717529 0.796875 0.5625 0.09362793 0.390625 0.10925293 0.015625 0.9063721 0.28137207 0.328125 0.953125 ... }
  t = { 0.71875 0.74975586 0.62524414 0.375 0.96850586 0.96875 0.7363281 0.75024414 0.15600586 0.90625 0.62475586 0.9465332 0.34375 0.15625 0.59375 0.75024414 0.62524414 0.048828125 0.68774414 0.4375 ... }
  expect lane 0 R8 = 0x3de110e1
  expect lane 1 R8 = 0x3f2789a8
  expect lane 2 R8 = 0x3e3134b1
  expect lane 3 R8 = 0x3eb68ab7
  expect lane 4 R8 = 0x3c144094
  expect lane 5 R8 = 0x3f46dac7
  expect lane 6 R8 = 0x3f1a789a
  expect lane 7 R8 = 0x3e851c85
  expect lane 8 R8 = 0x3f7effff
  expect lane 9 R8 = 0x3b800080
  expect lane 10 R8 = 0x3f195099
  expect lane 11 R8 = 0x3e866286
  expect lane 12 R8 = 0x3efe00fe
  expect lane 13 R8 = 0x3eff46ff
  expect lane 14 R8 = 0x3d29f0aa
  expect lane 15 R8 = 0x3dbf00bf
  expect lane 16 R8 = 0x3edbdedc
  expect lane 17 R8 = 0x3f008081
  expect lane 18 R8 = 0x3ddcb8dd
  expect lane 19 R8 = 0x3f6d46ed
}

warp 4 { asm "TLD4.R R8, R24, 4, 2D, 0xf"   active 0xfff
  s = { 0.0625 0.625 0.8125 0.90625 0.875 0.90625 0.625 0.8125 0.40625 1 0.46875 0.9375 ... }
  t = { 0.625 0.3125 0.125 0.0625 0 0.875 0.0625 0.3125 0.25 0.25 1 1 ... }
  expect lane 0 R8 = 0x3e196133 R9 = 0x3e6971d3 R10 = 0x3e196133 R11 = 0x3e6971d3
  expect lane 1 R8 = 0xbe9a0d34 R9 = 0x3d80f102 R10 = 0x3f030706 R11 = 0x3f13ff28
  expect lane 2 R8 = 0xbf800000 R9 = 0xbc010102 R10 = 0xbf800000 R11 = 0xbc010102
  expect lane 3 R8 = 0xbb400180 R9 = 0xbac00180 R10 = 0x0 R11 = 0xbc010102
  expect lane 4 R8 = 0xbc010102 R9 = 0xbc010102 R10 = 0xbc010102 R11 = 0xbc010102
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0xbf388f71 R9 = 0x0 R10 = 0x0 R11 = 0x3ee23dc4
  expect lane 7 R8 = 0xbf184331 R9 = 0xbf800000 R10 = 0xbf66bbcd R11 = 0xbf010302
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0xbf20bf41 R11 = 0xbe82fd06
  expect lane 9 R8 = 0x3ebaad75 R9 = 0x3ebaad75 R10 = 0xbc010102 R11 = 0xbc010102
  expect lane 10 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 5 { asm "TEX.LZ R8, R60, 5, 2D, 0x1"   active 0xfff
  s = { 0.29699707 0.66503906 0.3951416 0.125 0.06237793 0.46862793 0.40612793 1.0087891 1.0087891 0.43737793 0.97753906 0.5467529 ... }
  t = { 0.46899414 0.37475586 0.40625 0.6652832 0.625 0.46899414 0.03149414 0.46875 0.96875 0.15600586 0.7277832 0.5 ... }
  expect lane 0 R8 = 0x3eba0574
  expect lane 1 R8 = 0xbd61a1c3
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3e0ee11e
  expect lane 4 R8 = 0x3e196133
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0xbf800000
  expect lane 7 R8 = 0x3f030706
  expect lane 8 R8 = 0x3f800000
  expect lane 9 R8 = 0xbf800000
  expect lane 10 R8 = 0x0
  expect lane 11 R8 = 0x3c810102
}

warp 6 { asm "TEX.LZ R8, R0, 6, 2D, 0x1"   active 0xfff
  s = { 0.61816406 0.703125 0.078125 0.6717529 0.5155029 0.4375 0.03112793 0.09362793 0.24316406 0.17175293 0.984375 0.7030029 ... }
  t = { 0.81225586 0.75024414 0.31274414 0.40600586 0.9863281 0.5715332 0.18774414 0.6340332 0.7363281 0.4375 0.03125 0.15625 ... }
  expect lane 0 R8 = 0x3ee001c0
  expect lane 1 R8 = 0xbf41ff84
  expect lane 2 R8 = 0xbb6001c0
  expect lane 3 R8 = 0xbe61b1c3
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3ebf417f
  expect lane 6 R8 = 0xbefffe00
  expect lane 7 R8 = 0x3e5339a6
  expect lane 8 R8 = 0x3ec26185
  expect lane 9 R8 = 0xbf4e5f9d
  expect lane 10 R8 = 0xbba20144
  expect lane 11 R8 = 0xbb800100
}

warp 7 { asm "TEX.LZ R8, R12, 7, 2D, 0x1"   active 0xfffff
  s = { 0.46191406 0.671875 0.15612793 0.6295166 0.953125 0.296875 0.09387207 0.140625 0.8748779 0.203125 0.6248779 0.27441406 0.796875 0.36816406 0.015625 0.6405029 0.953125 0.64941406 0.5001221 0.734375 ... }
  t = { 0.43725586 0.6340332 0.43725586 0.59350586 0.28100586 0.2590332 0.84350586 0.53100586 0.048828125 0.42382812 0.48632812 0.6875 0.42382812 0.7988281 0.81225586 0.03125 0.7363281 0.46850586 0.9238281 0.111328125 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0xbba7014e
  expect lane 2 R8 = 0xbe5bb9b7
  expect lane 3 R8 = 0x3f11b523
  expect lane 4 R8 = 0x3edf7dbf
  expect lane 5 R8 = 0xbf2e275c
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f7ebdfd
  expect lane 8 R8 = 0x3e09c914
  expect lane 9 R8 = 0x3f3b8977
  expect lane 10 R8 = 0x3f0a2314
  expect lane 11 R8 = 0x3eee79dd
  expect lane 12 R8 = 0xbf78e3f2
  expect lane 13 R8 = 0xbd000100
  expect lane 14 R8 = 0xbf800000
  expect lane 15 R8 = 0x3ae401c8
  expect lane 16 R8 = 0xbee001c0
  expect lane 17 R8 = 0x3e882910
  expect lane 18 R8 = 0x3f800000
  expect lane 19 R8 = 0x3f37ff70
}

warp 8 { asm "TLD4.R R8, R104, 8, 2D, 0xf"   active 0xfff
  s = { 0.25 0.1875 0.59375 0.03125 0.125 0.53125 0.375 0.78125 0.59375 0.875 0.3125 0.9375 ... }
  t = { 0.625 0.875 0.9375 0.25 0.0625 0.5625 0.5625 0.375 0.625 0.6875 0.4375 0.375 ... }
  expect lane 0 R8 = 0x3e912091 R9 = 0x3f800000 R10 = 0x3f28c0a9 R11 = 0x3d912091
  expect lane 1 R8 = 0x3e5800d8 R9 = 0x3ea980aa R10 = 0x3e5800d8 R11 = 0x3ea980aa
  expect lane 2 R8 = 0x3f40c0c1 R9 = 0x3f800000 R10 = 0x3f6430e4 R11 = 0x3f5c8fdd
  expect lane 3 R8 = 0x0 R9 = 0x3f800000 R10 = 0x3f00b081 R11 = 0x3f00e081
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f011081 R10 = 0x3f018182 R11 = 0x3f00e081
  expect lane 5 R8 = 0x3ecac0cb R9 = 0x3ebac4bb R10 = 0x3e808081 R11 = 0x3f028283
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f2961a9 R10 = 0x3f008081 R11 = 0x3f188099
  expect lane 7 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f735ef3 R11 = 0x3f67bee8
  expect lane 8 R8 = 0x3ebac4bb R9 = 0x3ecac0cb R10 = 0x3e931093 R11 = 0x3ea5a0a6
  expect lane 9 R8 = 0x3f3fbfc0 R9 = 0x3f58a1d9 R10 = 0x3f800000 R11 = 0x3ed6e0d7
  expect lane 10 R8 = 0x3eb080b1 R9 = 0x3f40c0c1 R10 = 0x3f28c0a9 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x3e808081 R10 = 0x0 R11 = 0x3e808081
}

warp 9 { asm "TLD4.G R8, R32, 9, 2D, 0xf"   active 0xfff
  s = { 1 0.90625 0 0 0.8125 0.6875 0.9375 0 0.53125 0.40625 0.5625 0.1875 ... }
  t = { 0.3125 0.5 0.9375 0.4375 0.0625 0.5625 0.875 0.1875 0.25 0.875 0.75 0.875 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3f2443a4 R9 = 0x3f04c385 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3f58d8d9 R9 = 0x3f58d8d9 R10 = 0x3ed6d6d7 R11 = 0x3ed6d6d7
  expect lane 3 R8 = 0x3f3491b5 R9 = 0x3f3491b5 R10 = 0x3f51d1d2 R11 = 0x3f51d1d2
  expect lane 4 R8 = 0x3ef0f0f1 R9 = 0x3efec0ff R10 = 0x3f008081 R11 = 0x3ef0f0f1
  expect lane 5 R8 = 0x3f3fbfc0 R9 = 0x3f3fbfc0 R10 = 0x0 R11 = 0x3f3fbfc0
  expect lane 6 R8 = 0x3f800000 R9 = 0x3eb0b0b1 R10 = 0x3f800000 R11 = 0x3eb0b0b1
  expect lane 7 R8 = 0x3dd850d8 R9 = 0x3dd850d8 R10 = 0x3e5048d0 R11 = 0x3e5048d0
  expect lane 8 R8 = 0x3ee100e1 R9 = 0x3f167696 R10 = 0x3f800000 R11 = 0x3f090f89
  expect lane 9 R8 = 0x3f06db87 R9 = 0x0 R10 = 0x3f022b82 R11 = 0x3f0b8b8c
  expect lane 10 R8 = 0x3f800000 R9 = 0x3ef2ccf3 R10 = 0x3ea6fea7 R11 = 0x3e7cfcfd
  expect lane 11 R8 = 0x3ea4b2a5 R9 = 0x3f269fa7 R10 = 0x3f269fa7 R11 = 0x3ed6f2d7
}

warp 10 { asm "TLD4.B R8, R104, 10, 2D, 0xf"   active 0xfff
  s = { 0.0625 0.65625 0.96875 0.59375 0.78125 0.90625 0.40625 0.125 0.8125 0.625 0.875 0.46875 ... }
  t = { 0.0625 0.25 0.6875 0.125 0.9375 0 0.75 0.25 0.8125 0.4375 0.75 0 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 11 { asm "TLD4.A R8, R40, 11, 2D, 0xf"   active 0xfff
  s = { 0.1875 0.78125 0.4375 0.5625 0 1 0.0625 0.3125 0.40625 0.25 0.90625 0.9375 ... }
  t = { 0.875 0.3125 0.5 0.1875 0.1875 0.6875 1 0.3125 0.8125 0.0625 0.75 0.0625 ... }
  expect lane 0 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 9 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000 R9 = 0x3f800000 R10 = 0x3f800000 R11 = 0x3f800000
}

warp 12 { asm "TEX.LZ R8, R96, 12, 2D, 0xf"   active 0xfff
  s = { 0.140625 0.29003906 0.125 0.8594971 0.8594971 0.9686279 0.26550293 1.0155029 0.20324707 0.875 0.59375 0.4888916 ... }
  t = { 0.84375 0.71850586 0.34350586 0.59350586 0.03149414 0.1652832 0.7277832 0.9550781 1 0.62475586 0.96850586 0.09375 ... }
  expect lane 0 R8 = 0x3ed800d8 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f0c808d R9 = 0x3e6fdcf0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f009f81 R9 = 0x3f1ef09f R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3dd6e0d7 R9 = 0x3f7efeff R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000 R9 = 0x3ef0f0f1 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3ee11ee1 R9 = 0x3ec8a4c9 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f188099 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f40c0c1 R9 = 0x3eb0b0b1 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x3e64e4e5 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x3f681ee8 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000 R9 = 0x3ed88cd9 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x3eff46ff R9 = 0x3e5030d0 R10 = 0x0 R11 = 0x3f800000
}

warp 13 { asm "TEX.LZ R8, R12, 13, 2D, 0x3"   active 0xfff
  s = { 0.328125 0.27441406 0.6717529 0.28112793 0.9998779 0.55566406 0.015625 0.2545166 0.30566406 0.765625 0.31262207 0.18762207 ... }
  t = { 0.31274414 0.3840332 0.048828125 0.34375 0.7988281 0.84375 0.71875 0.53125 0.59375 0.875 0.8840332 0.9863281 ... }
  expect lane 0 R8 = 0x3e2f20af R9 = 0x3ee816e8
  expect lane 1 R8 = 0x3f2ce4ad R9 = 0x3f5227d2
  expect lane 2 R8 = 0x0 R9 = 0x3ebe7abe
  expect lane 3 R8 = 0x3f1ca89d R9 = 0x3eebbcec
  expect lane 4 R8 = 0x3ed788d8 R9 = 0x3f52fcd3
  expect lane 5 R8 = 0x3f59b9da R9 = 0x3f1f419f
  expect lane 6 R8 = 0x3f5b46db R9 = 0x3f25a5a6
  expect lane 7 R8 = 0x3ee7ece8 R9 = 0x3f6816e8
  expect lane 8 R8 = 0x3f01ea82 R9 = 0x3eba8cbb
  expect lane 9 R8 = 0x3f142f94 R9 = 0x3ec150c1
  expect lane 10 R8 = 0x3f058c86 R9 = 0x3ee584e6
  expect lane 11 R8 = 0x3ea474a4 R9 = 0x3ec610c6
}

warp 14 { asm "TEX.LZ R8, R32, 14, 2D, 0x3"   active 0xfffff
  s = { 0.10925293 0.7030029 0.33691406 0.00012207031 0.5467529 0.75 0.9842529 0.21191406 0.34375 0.5155029 0.3482666 0.890625 0.765625 0.9375 0.03112793 0.7967529 0.6248779 0.1920166 0.8125 0.953125 ... }
  t = { 0.28125 0.3215332 0.23632812 0.3125 0.28125 0.34375 0.37475586 0.8125 0.4465332 0.28125 0.06225586 0.59375 0.6340332 0.56274414 0.12524414 0.28125 0.9375 0.59375 0.40625 0.43774414 ... }
  expect lane 0 R8 = 0x3ebee0bf R9 = 0x3b8f008f
  expect lane 1 R8 = 0x3e801c80 R9 = 0x3f120e92
  expect lane 2 R8 = 0x3eee1cee R9 = 0x3f6601e6
  expect lane 3 R8 = 0x3ea060a0 R9 = 0x3e944294
  expect lane 4 R8 = 0x3f00bf81 R9 = 0x3f165096
  expect lane 5 R8 = 0x3efae4fb R9 = 0x3f000080
  expect lane 6 R8 = 0x3f1fdfa0 R9 = 0x0
  expect lane 7 R8 = 0x3ecc90cd R9 = 0x3f3c38bc
  expect lane 8 R8 = 0x3f0a578a R9 = 0x3f69e9ea
  expect lane 9 R8 = 0x3f3f7fbf R9 = 0x3ee1b4e2
  expect lane 10 R8 = 0x3f12c093 R9 = 0x3f021e82
  expect lane 11 R8 = 0x3f681ee8 R9 = 0x3f800000
  expect lane 12 R8 = 0x3e5e04de R9 = 0x3f7efeff
  expect lane 13 R8 = 0x3f2f22af R9 = 0x3ee584e6
  expect lane 14 R8 = 0x3f011b81 R9 = 0x3e208ca1
  expect lane 15 R8 = 0x3f7ec0ff R9 = 0x3f800000
  expect lane 16 R8 = 0x3f78a7f9 R9 = 0x3e95f296
  expect lane 17 R8 = 0x3e2e80af R9 = 0x3f3cbcbd
  expect lane 18 R8 = 0x3ef35ef3 R9 = 0x3f800000
  expect lane 19 R8 = 0x3e808081 R9 = 0x0
}

warp 15 { asm "TLD4.R R8, R4, 15, 2D, 0xf"   active 0xfff
  s = { 0.5625 0.75 0.9375 0.9375 0.71875 1 0.75 0.4375 0.875 0.75 0.65625 0.875 ... }
  t = { 0.1875 0.25 0 0.4375 0.3125 0.0625 0.0625 1 0.0625 0.625 0.75 0.25 ... }
  expect lane 0 R8 = 0x3f6547cb R9 = 0x3f6487c9 R10 = 0x3f670fce R11 = 0x3f67cfd0
  expect lane 1 R8 = 0xbdd621ac R9 = 0x3e993132 R10 = 0xbed2f1a6 R11 = 0xbf65cbcc
  expect lane 2 R8 = 0xbf030706 R9 = 0xbf030706 R10 = 0xbf030706 R11 = 0xbf030706
  expect lane 3 R8 = 0x3f800000 R9 = 0x3d95512b R10 = 0xbf2e9f5d R11 = 0xbf2e9f5d
  expect lane 4 R8 = 0xbd8ee11e R9 = 0xbdace15a R10 = 0xbdd621ac R11 = 0x3f800000
  expect lane 5 R8 = 0xbf030706 R9 = 0xbf030706 R10 = 0xbf800000 R11 = 0xbf800000
  expect lane 6 R8 = 0xbf65cbcc R9 = 0x3ea95153 R10 = 0xbed2f1a6 R11 = 0xbf65cbcc
  expect lane 7 R8 = 0xbe9d393a R9 = 0xbe9d393a R10 = 0xbe9d393a R11 = 0xbe9d393a
  expect lane 8 R8 = 0x3ea95153 R9 = 0xbf030706 R10 = 0x3f800000 R11 = 0xbe83bd07
  expect lane 9 R8 = 0xbed9b1b3 R9 = 0x3ef079e1 R10 = 0x3ef079e1 R11 = 0xbedec1be
  expect lane 10 R8 = 0xbe1cf13a R9 = 0xbf327765 R10 = 0xbefdf9fc R11 = 0xbefdf9fc
  expect lane 11 R8 = 0xbf800000 R9 = 0x3f800000 R10 = 0xbf030706 R11 = 0xbe83bd07
}

warp 16 { asm "TLD4.G R8, R48, 16, 2D, 0xf"   active 0xfff
  s = { 0.6875 0.46875 0.8125 0.5 1 0.875 0.84375 0.625 0.34375 0.15625 0.03125 0.375 ... }
  t = { 0.75 0 0 0.0625 0.625 0.8125 0.125 0.4375 0.0625 0.125 0.3125 0.75 ... }
  expect lane 0 R8 = 0x3c010102 R9 = 0xbf4fffa0 R10 = 0x3f010302 R11 = 0x3f010302
  expect lane 1 R8 = 0xbf20bf41 R9 = 0xbe82fd06 R10 = 0xbe82fd06 R11 = 0xbf20bf41
  expect lane 2 R8 = 0xbc010102 R9 = 0xbc010102 R10 = 0xbc010102 R11 = 0xbc010102
  expect lane 3 R8 = 0x3f800000 R9 = 0x3dee11dc R10 = 0x3f800000 R11 = 0xbe82fd06
  expect lane 4 R8 = 0xbebd017a R9 = 0xbebd017a R10 = 0x3f800000 R11 = 0x3f800000
  expect lane 5 R8 = 0xbede95bd R9 = 0xbefdf9fc R10 = 0xbefdf9fc R11 = 0xbe15d12c
  expect lane 6 R8 = 0xbc010102 R9 = 0xbc010102 R10 = 0x3f800000 R11 = 0xbf800000
  expect lane 7 R8 = 0xbf7dfbfc R9 = 0x3e5e31bc R10 = 0xbeba9575 R11 = 0xbf7dfbfc
  expect lane 8 R8 = 0xbf800000 R9 = 0x3f800000 R10 = 0xbf800000 R11 = 0xbf800000
  expect lane 9 R8 = 0x3f800000 R9 = 0xbf800000 R10 = 0xbf800000 R11 = 0xbf800000
  expect lane 10 R8 = 0xbb6401c8 R9 = 0xbb900120 R10 = 0xbc010102 R11 = 0x0
  expect lane 11 R8 = 0xbedffdc0 R9 = 0xbc810102 R10 = 0x3f383b70 R11 = 0x3f7dfbfc
}

warp 17 { asm "TLD4.B R8, R24, 17, 2D, 0xf"   active 0xfff
  s = { 0.1875 0.6875 0.6875 0.9375 0.46875 0.1875 0 0.4375 0.59375 0 0.34375 0.28125 ... }
  t = { 0.3125 0.875 0.6875 0.5 0.3125 0.125 0.125 0.25 0.375 0.75 0.75 0.5 ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}

warp 18 { asm "TLD4.A R8, R60, 18, 2D, 0xf"   active 0xfff
  s = { 0.75 0.8125 0.53125 0.40625 0.375 0.875 0.84375 0.65625 1 0.125 0.25 0.21875 ... }
  t = { 0.9375 0.8125 0.1875 0 0.375 0 0.3125 0.75 0.1875 0.25 0.0625 0.8125 ... }
  expect lane 0 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 3 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 4 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 5 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 6 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 7 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 8 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 9 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 10 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
  expect lane 11 R8 = 0x1 R9 = 0x1 R10 = 0x1 R11 = 0x1
}

warp 19 { asm "TEX.LZ R8, R104, 19, 2D, 0xf"   active 0xfff
  s = { 0.45324707 0.06237793 0.4375 0.8282471 0.7498779 0.703125 1 0.8125 0.41503906 0.53125 0.18737793 0.8905029 ... }
  t = { 0.96850586 0.875 0.7675781 0.34350586 0.90600586 0.34350586 0.39257812 0.84375 0.78125 0.080078125 1 0.09350586 ... }
  expect lane 0 R8 = 0xbe9d393a R9 = 0x3f030706 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x3f800000 R9 = 0xbf13ff28 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xbe9d393a R9 = 0x3da8c152 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x3e993132 R9 = 0xbf7f6fff R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xbf5bb7b7 R9 = 0xbebbf978 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xbd8ee11e R9 = 0xbe6649cd R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xbf800000 R9 = 0x3ea97d53 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x3e73f1e8 R9 = 0xbebb2576 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0xbe9d393a R9 = 0x3f030706 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x3f63c7c8 R9 = 0xbdee11dc R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x3ee2f9c6 R9 = 0xbf67ffd0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0xbf030706 R9 = 0xbb400180 R10 = 0x0 R11 = 0x1
}

warp 20 { asm "TEX.LZ R8, R84, 20, 2D, 0x3"   active 0xfff
  s = { 0.96191406 0.8748779 0.609375 0.265625 0.09387207 0.61816406 0.625 0.828125 0.046875 0.34362793 0.43066406 0.5982666 ... }
  t = { 0.96875 0.56225586 0.6875 0.40625 0.50024414 0.625 0.8125 0.5488281 0.34375 0.9863281 0.25 0.6875 ... }
  expect lane 0 R8 = 0x3ee121c2 R9 = 0xbefdf9fc
  expect lane 1 R8 = 0x3e099113 R9 = 0xbef541eb
  expect lane 2 R8 = 0x3ddce1ba R9 = 0x3e2d195a
  expect lane 3 R8 = 0x3e98b931 R9 = 0xbeba0574
  expect lane 4 R8 = 0x3f6677cd R9 = 0x3ec86991
  expect lane 5 R8 = 0x3c388171 R9 = 0x3f2fcb60
  expect lane 6 R8 = 0xbc990132 R9 = 0xbe2d815b
  expect lane 7 R8 = 0x3ee841d1 R9 = 0xbe145129
  expect lane 8 R8 = 0x3f418383 R9 = 0xbb900120
  expect lane 9 R8 = 0xbc400180 R9 = 0xbe73e1e8
  expect lane 10 R8 = 0x3e94e52a R9 = 0x3ed475a9
  expect lane 11 R8 = 0x3e4be198 R9 = 0x3e8ad516
}

warp 21 { asm "TEX.LZ R8, R52, 21, 2D, 0x3"   active 0xfffff
  s = { 0.7501221 0.21862793 0.046875 0.18762207 0.8126221 0.09387207 0.5313721 0.609375 0.33691406 0.37512207 0.875 0.5670166 0.9688721 0.09387207 0.9375 0.890625 0.6092529 0.7342529 0.2857666 0.046875 ... }
  t = { 0 0.93774414 0.49975586 0.9375 0.03125 0.68774414 0.6340332 0.5625 0.81274414 0.53125 0.1965332 0.6875 0.17382812 0.29882812 0.18725586 0.06274414 0.21875 0.2590332 0.75024414 0.6875 ... }
  expect lane 0 R8 = 0xbf27254e R9 = 0xbb820104
  expect lane 1 R8 = 0x3f46378c R9 = 0xbf310d62
  expect lane 2 R8 = 0x3f5683ad R9 = 0xbc090112
  expect lane 3 R8 = 0x3ed669ad R9 = 0xbf3f157e
  expect lane 4 R8 = 0xbe83bd07 R9 = 0xbc010102
  expect lane 5 R8 = 0x3f70e1e2 R9 = 0x3efb15f6
  expect lane 6 R8 = 0x3edca9b9 R9 = 0x3e020904
  expect lane 7 R8 = 0x3ebb7977 R9 = 0x3f194533
  expect lane 8 R8 = 0xbf384971 R9 = 0xbf0a2714
  expect lane 9 R8 = 0x3e84f50a R9 = 0x3f37616f
  expect lane 10 R8 = 0xbedce5ba R9 = 0x3e2e515d
  expect lane 11 R8 = 0x3edfa1bf R9 = 0x3e0a0114
  expect lane 12 R8 = 0xbf030706 R9 = 0xbb300160
  expect lane 13 R8 = 0x3f5837b0 R9 = 0xbb400180
  expect lane 14 R8 = 0xbf21c944 R9 = 0xbe82fd06
  expect lane 15 R8 = 0x3e73e1e8 R9 = 0xbbb00160
  expect lane 16 R8 = 0x3f664dcd R9 = 0x3f7dfffc
  expect lane 17 R8 = 0xbec3a987 R9 = 0x3e0fc120
  expect lane 18 R8 = 0x3f2edf5e R9 = 0x3e95592b
  expect lane 19 R8 = 0x3f6bd7d8 R9 = 0x3f0efb1e
}

warp 22 { asm "TLD4.R R8, R32, 22, 2D, 0xf"   active 0xfff
  s = { 0.21875 0.46875 0.46875 0.125 0.46875 0.34375 0.59375 0.75 0.125 0.5625 0.875 0.21875 ... }
  t = { 0.6875 0.625 0.25 0.625 0.625 0.0625 0.3125 0.0625 0.0625 0.75 0.1875 0 ... }
  expect lane 0 R8 = 0x3e124125 R9 = 0xbf397373 R10 = 0xbe25c94c R11 = 0x3b100120
  expect lane 1 R8 = 0xbf1b8b37 R9 = 0xbf050b0a R10 = 0xbf7dfbfc R11 = 0xbf320b64
  expect lane 2 R8 = 0xbf0bd718 R9 = 0xbf800000 R10 = 0xbe891112 R11 = 0x3f030706
  expect lane 3 R8 = 0x0 R9 = 0xbe25c94c R10 = 0x3b100120 R11 = 0x0
  expect lane 4 R8 = 0xbf1b8b37 R9 = 0xbf050b0a R10 = 0xbf7dfbfc R11 = 0xbf320b64
  expect lane 5 R8 = 0x3ed3f9a8 R9 = 0x3ee8f9d2 R10 = 0x3eb7196e R11 = 0xbf800000
  expect lane 6 R8 = 0xbefdf9fc R9 = 0x3f800000 R10 = 0xbefdf9fc R11 = 0xbefdf9fc
  expect lane 7 R8 = 0xbf193332 R9 = 0x3f01f304 R10 = 0xbf263b4c R11 = 0xbf193332
  expect lane 8 R8 = 0xbf800000 R9 = 0x3e993132 R10 = 0x3e993132 R11 = 0xbefdf9fc
  expect lane 9 R8 = 0x3efb15f6 R9 = 0x3f39bb73 R10 = 0x3f68fbd2 R11 = 0x3f63c7c8
  expect lane 10 R8 = 0x3f800000 R9 = 0xbd61c1c4 R10 = 0xbd7901f2 R11 = 0xbe9cf53a
  expect lane 11 R8 = 0xbf800000 R9 = 0x3e993132 R10 = 0x3e993132 R11 = 0xbf800000
}

warp 23 { asm "TLD4.G R8, R64, 23, 2D, 0xf"   active 0xfff
  s = { 0.5625 0.90625 0.28125 0.53125 0.5 0.625 0.3125 0.375 0.03125 0.34375 0.65625 0.3125 ... }
  t = { 0.5625 0.3125 0.5 0 0.3125 0.5 0.125 0.5625 0.9375 0.8125 0.125 0.1875 ... }
  expect lane 0 R8 = 0x3f000180 R9 = 0x3c010081 R10 = 0x3effff00 R11 = 0x3c010081
  expect lane 1 R8 = 0x3f7ef8ff R9 = 0x3eb576b5 R10 = 0x3eb576b5 R11 = 0x3effff00
  expect lane 2 R8 = 0x3f000180 R9 = 0x3f000180 R10 = 0x3f7303f3 R11 = 0x3f4213c2
  expect lane 3 R8 = 0x3dd770d7 R9 = 0x3e5968d9 R10 = 0x3e5968d9 R11 = 0x3dd770d7
  expect lane 4 R8 = 0x3e8c5a8c R9 = 0x3f64d0e5 R10 = 0x3f582ed8 R11 = 0x3f142994
  expect lane 5 R8 = 0x3effff00 R9 = 0x3effff00 R10 = 0x3b810081 R11 = 0x3d810081
  expect lane 6 R8 = 0x3f7a60fa R9 = 0x3f74c0f5 R10 = 0x3f74c0f5 R11 = 0x3f6d04ed
  expect lane 7 R8 = 0x3f000180 R9 = 0x3f4082c1 R10 = 0x3f4082c1 R11 = 0x3f000180
  expect lane 8 R8 = 0x3e87b488 R9 = 0x3eb4c2b5 R10 = 0x3e906c90 R11 = 0x3e7df8fe
  expect lane 9 R8 = 0x3f2882a9 R9 = 0x3f000180 R10 = 0x3f180198 R11 = 0x3f3482b5
  expect lane 10 R8 = 0x3f000180 R9 = 0x3ec58ac6 R10 = 0x3ec58ac6 R11 = 0x3effff00
  expect lane 11 R8 = 0x3f6d04ed R9 = 0x3f7a60fa R10 = 0x3f74c0f5 R11 = 0x3f7a60fa
}

warp 24 { asm "TEX.LZ R8, R16, 24, 2D, 0xf"   active 0xfff
  s = { 0.44628906 0.125 0.125 0.57128906 0.4263916 0.9888916 0.2701416 0.359375 0.65625 0.25 0.07824707 0.375 ... }
  t = { 0.875 0.40600586 0.34350586 0.78100586 1 0.14257812 0.28100586 0.0625 0.53125 0.1875 0.59350586 0.96899414 ... }
  expect lane 0 R8 = 0xbdb2e166 R9 = 0x3f2533a5 R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0xbf1b3736 R9 = 0x3f096d89 R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0xbf1b3736 R9 = 0x3f08b989 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f39bb73 R9 = 0x3e09b88a R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0xbf395b73 R9 = 0x3f62c6e3 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0xbd61c1c4 R9 = 0x3f000180 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0xbe112122 R9 = 0x3e810281 R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x3ee8f9d2 R9 = 0x3f6764e7 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x3de1c1c4 R9 = 0x3f3721b7 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x3ea21944 R9 = 0x3f6d04ed R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x3f000180 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0xbf800000 R9 = 0x3f2f2faf R10 = 0x0 R11 = 0x0
}

warp 25 { asm "TEX.LZ R8, R60, 25, 2D, 0x3"   active 0xfff
  s = { 0.8751221 0.9217529 0.68066406 0.6875 0.24987793 0.8123779 0.9061279 0.9842529 0.296875 0.77441406 0.8482666 0.31262207 ... }
  t = { 0.18774414 0.12524414 0.00024414062 0.49975586 0.6738281 0.99975586 0.50024414 0.59375 0.9863281 0.68725586 0.03100586 0.68774414 ... }
  expect lane 0 R8 = 0x3e14d92a R9 = 0x3f11b892
  expect lane 1 R8 = 0xbd7901f2 R9 = 0x3f5bb8dc
  expect lane 2 R8 = 0xbeff75ff R9 = 0x3dd218d2
  expect lane 3 R8 = 0x3e99f934 R9 = 0x3ef734f7
  expect lane 4 R8 = 0xbf032106 R9 = 0x3eed68ed
  expect lane 5 R8 = 0xbc7e81fd R9 = 0x3f6e24ee
  expect lane 6 R8 = 0xbec0e982 R9 = 0x3f014281
  expect lane 7 R8 = 0xbf7dfffc R9 = 0x3f050b85
  expect lane 8 R8 = 0xbe993132 R9 = 0x3f000180
  expect lane 9 R8 = 0x3ef6bded R9 = 0x3d4740c7
  expect lane 10 R8 = 0xbf5ec9be R9 = 0x3ef0f4f1
  expect lane 11 R8 = 0xbd888111 R9 = 0x3f000180
}

warp 26 { asm "TEX.LZ R8, R72, 26, 2D, 0x3"   active 0xfffff
  s = { 0.80566406 0.80566406 0.9420166 0.578125 0.4420166 0.515625 0.5045166 0.90625 0.15637207 0.03137207 0.7186279 0.11816406 0.578125 0.24316406 0.8123779 0.31237793 0.9107666 0.10925293 0.11816406 0.859375 ... }
  t = { 0.46850586 0.81274414 0.46850586 0.5625 0.0625 0.90625 0.1340332 0.62475586 0.17382812 0.43725586 0.09375 0.8613281 0.68725586 0.34375 0.9238281 0.84375 0.8840332 0.90600586 0.62475586 0.93774414 ... }
  expect lane 0 R8 = 0xbd832106 R9 = 0x3f4efecf
  expect lane 1 R8 = 0xbf05fd0c R9 = 0x3f5a65da
  expect lane 2 R8 = 0xbdf781ef R9 = 0x3f3fecc0
  expect lane 3 R8 = 0x3f664fcd R9 = 0x3e820482
  expect lane 4 R8 = 0x3d0f411f R9 = 0x3e6b90ec
  expect lane 5 R8 = 0xbf397373 R9 = 0x3effff00
  expect lane 6 R8 = 0x3f0ffb20 R9 = 0x3e049c85
  expect lane 7 R8 = 0xbe8e351c R9 = 0x3f028183
  expect lane 8 R8 = 0x3ecba597 R9 = 0x3f111291
  expect lane 9 R8 = 0x3d912122 R9 = 0x3e2710a7
  expect lane 10 R8 = 0xbe77b1ef R9 = 0x3ec58ac6
  expect lane 11 R8 = 0xbd5b01b6 R9 = 0x3eba70ba
  expect lane 12 R8 = 0x3f665bcd R9 = 0x3c010081
  expect lane 13 R8 = 0xbec9f194 R9 = 0x3f0b988c
  expect lane 14 R8 = 0x3e17e930 R9 = 0x3f6352e3
  expect lane 15 R8 = 0xbefda5fb R9 = 0x3f349ab5
  expect lane 16 R8 = 0x3f658bcb R9 = 0x3f5551d5
  expect lane 17 R8 = 0x3d126125 R9 = 0x3e9ac69b
  expect lane 18 R8 = 0xbcb80170 R9 = 0x3ea2c6a3
  expect lane 19 R8 = 0xbc8c0118 R9 = 0x3f6ad9eb
}

warp 27 { asm "TLD4.R R8, R20, 27, 2D, 0xf"   active 0xfff
  s = { 0.5625 0.3125 1 0.34375 0 0 0.75 0.96875 0.5625 0.9375 0.90625 1 ... }
  t = { 0.625 0.125 0.625 0.0625 0.5 0.8125 0.3125 0 0.0625 0.0625 0.75 0.8125 ... }
  expect lane 0 R8 = 0x3ec4c4c5 R9 = 0x3ec4c4c5 R10 = 0x3ec4c4c5 R11 = 0x3ec4c4c5
  expect lane 1 R8 = 0x3f800000 R9 = 0x3ebababb R10 = 0x3ebababb R11 = 0x3ebababb
  expect lane 2 R8 = 0x3ecd8ace R9 = 0x3ecd8ace R10 = 0x3f461dc6 R11 = 0x3f461dc6
  expect lane 3 R8 = 0x3ebababb R9 = 0x3ebababb R10 = 0x3ebababb R11 = 0x3ebababb
  expect lane 4 R8 = 0x3f2898a9 R9 = 0x3f2898a9 R10 = 0x3ee156e1 R11 = 0x3ee156e1
  expect lane 5 R8 = 0x3d7a60fa R9 = 0x3d7a60fa R10 = 0x3eab7eab R11 = 0x3eab7eab
  expect lane 6 R8 = 0x0 R9 = 0x3d60e0e1 R10 = 0x3da790a8 R11 = 0x0
  expect lane 7 R8 = 0x3f58d8d9 R9 = 0x3f535cd3 R10 = 0x3f535cd3 R11 = 0x3f58d8d9
  expect lane 8 R8 = 0x3efefeff R9 = 0x3efefeff R10 = 0x3efefeff R11 = 0x3efefeff
  expect lane 9 R8 = 0x3f535cd3 R9 = 0x3f535cd3 R10 = 0x3f58d8d9 R11 = 0x3f3ca9bd
  expect lane 10 R8 = 0x3e8c308c R9 = 0x3f800000 R10 = 0x3e852685 R11 = 0x3c40c0c1
  expect lane 11 R8 = 0x3ecd84ce R9 = 0x3ecd84ce R10 = 0x0 R11 = 0x0
}

warp 28 { asm "TLD4.G R8, R80, 28, 2D, 0xf"   active 0xfff
  s = { 0.4375 0.34375 0.25 0.15625 0.53125 0.46875 0.21875 0.46875 0.40625 0.78125 0.90625 0.21875 ... }
  t = { 0.625 0.8125 0.6875 0.6875 0.3125 0.625 0.1875 0.5625 0.375 0.8125 0.4375 0 ... }
  expect lane 0 R8 = 0xb8000100 R9 = 0xb8000100 R10 = 0xbf6cefda R11 = 0xb8000100
  expect lane 1 R8 = 0x3f7cfdfa R9 = 0x3ed0d1a2 R10 = 0x3f535da7 R11 = 0x3efa71f5
  expect lane 2 R8 = 0x3efaf1f6 R9 = 0xbe9bd938 R10 = 0xbe9bd938 R11 = 0x3f229945
  expect lane 3 R8 = 0xbf68e1d2 R9 = 0x3f4ce19a R10 = 0x3eb0b161 R11 = 0x3efaf1f6
  expect lane 4 R8 = 0x3f35fd6c R9 = 0x0 R10 = 0x3f3cbd79 R11 = 0x3f189931
  expect lane 5 R8 = 0xb8000100 R9 = 0xbf1faf3f R10 = 0x0 R11 = 0xbf6cefda
  expect lane 6 R8 = 0xbc010102 R9 = 0xbf6e8fdd R10 = 0xbe223144 R11 = 0xbf480790
  expect lane 7 R8 = 0xbf6cefda R9 = 0x0 R10 = 0xbf1faf3f R11 = 0xb8000100
  expect lane 8 R8 = 0xbf7afdf6 R9 = 0x3ed7a1af R10 = 0x3f0dc51c R11 = 0x3f0dc51c
  expect lane 9 R8 = 0xbf60e3c2 R9 = 0xbf0f3f1e R10 = 0xbef8fdf2 R11 = 0xbf21ff44
  expect lane 10 R8 = 0x3eb2f566 R9 = 0x3ee2a1c5 R10 = 0x3ea3c548 R11 = 0x3ed155a3
  expect lane 11 R8 = 0xbf480790 R9 = 0xbef5edec R10 = 0xbef5edec R11 = 0xbf480790
}

warp 29 { asm "TEX.LZ R8, R84, 29, 2D, 0xf"   active 0xfff
  s = { 0.6873779 0.46875 0.546875 0.42175293 0.9888916 0.71875 0.16503906 0.65625 0.5625 0.8326416 0.9219971 0.71875 ... }
  t = { 0.71899414 0.5 0.1027832 0.90649414 0.62475586 0.90600586 0.9375 0.375 0.99975586 0.53100586 0.84375 0.040283203 ... }
  expect lane 0 R8 = 0x3f0ed88f R9 = 0x3f7efffe R10 = 0x0 R11 = 0x0
  expect lane 1 R8 = 0x3efb6afb R9 = 0xbf1faf3f R10 = 0x0 R11 = 0x0
  expect lane 2 R8 = 0x3efefeff R9 = 0xbec2fd86 R10 = 0x0 R11 = 0x0
  expect lane 3 R8 = 0x3f1f669f R9 = 0xbf415f83 R10 = 0x0 R11 = 0x0
  expect lane 4 R8 = 0x3f461dc6 R9 = 0xbf72f5e6 R10 = 0x0 R11 = 0x0
  expect lane 5 R8 = 0x3e4630c6 R9 = 0x3f028305 R10 = 0x0 R11 = 0x0
  expect lane 6 R8 = 0x3f018182 R9 = 0xbefd01fa R10 = 0x0 R11 = 0x0
  expect lane 7 R8 = 0x0 R9 = 0xbf6053c1 R10 = 0x0 R11 = 0x0
  expect lane 8 R8 = 0x3f31b1b2 R9 = 0x3f62c5c6 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x3ea8a8a9 R9 = 0xbe38c172 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x3e8c308c R9 = 0xbea27545 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x3e9a9c9b R9 = 0xb8000100 R10 = 0x0 R11 = 0x0
}

warp 30 { asm "TEX.LZ R8, R104, 30, 2D, 0x3"   active 0xfff
  s = { 0.01550293 0.671875 0.203125 0.859375 0.0045166016 0.08691406 0.5467529 0.078125 0.43737793 0.421875 0.15625 0.578125 ... }
  t = { 0.9465332 0.29882812 0.81225586 0.90600586 0.31225586 0.31225586 0.125 0.6965332 0.46875 0.8613281 0.5625 0.53125 ... }
  expect lane 0 R8 = 0x3df190f2 R9 = 0x3e399173
  expect lane 1 R8 = 0x0 R9 = 0x3eebd9d8
  expect lane 2 R8 = 0x3e5870d8 R9 = 0xbec7258e
  expect lane 3 R8 = 0x3e7d44fd R9 = 0xbf4df79c
  expect lane 4 R8 = 0x3ef454f4 R9 = 0x3f215343
  expect lane 5 R8 = 0x3ebdf0be R9 = 0x3f5105a2
  expect lane 6 R8 = 0x3f000080 R9 = 0xbed0b1a1
  expect lane 7 R8 = 0x3f24c0a5 R9 = 0x3f4ccd9a
  expect lane 8 R8 = 0x3f7d02fd R9 = 0xbe2da15b
  expect lane 9 R8 = 0x3f370db7 R9 = 0xbf5341a7
  expect lane 10 R8 = 0x3eedc0ee R9 = 0x3bfe01fc
  expect lane 11 R8 = 0x3ec4c4c5 R9 = 0xbee38dc7
}

warp 31 { asm "TEX.LZ R8, R64, 31, 2D, 0x3"   active 0xfffff
  s = { 0.43737793 0.09375 0.40612793 0.453125 0.453125 0.04675293 0.7501221 0 0.453125 0.40637207 0.1295166 0.0357666 0.8280029 0.40637207 0.71875 0.03137207 0.24316406 0.5780029 0.234375 0.48425293 ... }
  t = { 0.9465332 0.23632812 0.62524414 0.6738281 0.37524414 0.34375 0.111328125 0.75 0.46875 0.99975586 0.59350586 0.43774414 0.53100586 0.00024414062 0.9238281 0.93725586 0.71875 0.53100586 0.36132812 0.68774414 ... }
  expect lane 0 R8 = 0x3f333cb3 R9 = 0xbf1b6f37
  expect lane 1 R8 = 0x3f2ba9ac R9 = 0x3f281950
  expect lane 2 R8 = 0x3ee7d8e8 R9 = 0xbeb44169
  expect lane 3 R8 = 0x3ef3d2f4 R9 = 0xbe5f21be
  expect lane 4 R8 = 0x3f5284d3 R9 = 0x3eba0d74
  expect lane 5 R8 = 0x3ea66ca6 R9 = 0xbf772fee
  expect lane 6 R8 = 0x3ed8d8d9 R9 = 0xbee775cf
  expect lane 7 R8 = 0x3f084d88 R9 = 0x0
  expect lane 8 R8 = 0x3f79f9fa R9 = 0x3f27714f
  expect lane 9 R8 = 0x3f1f669f R9 = 0xbf3b3376
  expect lane 10 R8 = 0x3ef340f3 R9 = 0xbdedd1dc
  expect lane 11 R8 = 0x3ed05ad0 R9 = 0xbe9e1d3c
  expect lane 12 R8 = 0x3ea862a8 R9 = 0xbe36e16e
  expect lane 13 R8 = 0x3f49deca R9 = 0xbf20a141
  expect lane 14 R8 = 0x3f033083 R9 = 0x3ee051c1
  expect lane 15 R8 = 0x3e1e4c9e R9 = 0x3e028105
  expect lane 16 R8 = 0x3f008081 R9 = 0x3e888911
  expect lane 17 R8 = 0x3ec4e8c5 R9 = 0xbee161c3
  expect lane 18 R8 = 0x3ef3e0f4 R9 = 0xbf12b725
  expect lane 19 R8 = 0x3ed484d5 R9 = 0xbe9ffd40
}

warp 32 { asm "TLD4.R R8, R88, 32, CUBE, 0xf"   active 0xfff
  s = { -1 -0.7832031 0.8222656 0.05859375 -0.8144531 -1 0.91015625 0.75 -0.8671875 0.9980469 -1 0.80078125 ... }
  t = { -0.8066406 -1 -1 1 -1 0.75 -1 1 0.96875 -0.25 -0.953125 -0.7480469 ... }
  r = { -0.7910156 -0.06640625 -0.8105469 0.7519531 0.9785156 -0.99609375 0.7792969 -0.25 1 -1 0.8828125 -1 ... }
  expect lane 0 R8 = 0x3f373db7 R9 = 0x3f4fcfd0 R10 = 0x3f149095 R11 = 0x3f41c1c2
  expect lane 1 R8 = 0x3f800000 R9 = 0x3f68e8e9 R10 = 0x3f68e8e9 R11 = 0x3f57dbd8
  expect lane 2 R8 = 0x3f3141b1 R9 = 0x3ea10aa1 R10 = 0x3e828283 R11 = 0x0
  expect lane 3 R8 = 0x3e3d78bd R9 = 0x3e8d248d R10 = 0x3f2c74ac R11 = 0x3f37d3b8
  expect lane 4 R8 = 0x0 R9 = 0x3f5f88e0 R10 = 0x3e1a3c9a R11 = 0x3eafcab0
  expect lane 5 R8 = 0x3ef3d2f4 R9 = 0x3f28a0a9 R10 = 0x3f28a0a9 R11 = 0x3ef3d2f4
  expect lane 6 R8 = 0x3f547fd4 R9 = 0x3e828283 R10 = 0x3ed3b6d4 R11 = 0x3e1a3c9a
  expect lane 7 R8 = 0x3f23dba4 R9 = 0x3e828283 R10 = 0x3f800000 R11 = 0x3f048485
  expect lane 8 R8 = 0x0 R9 = 0x3e1a3c9a R10 = 0x3f048485 R11 = 0x3e63d0e4
  expect lane 9 R8 = 0x3e828283 R9 = 0x3f3141b1 R10 = 0x3f800000 R11 = 0x3e828283
  expect lane 10 R8 = 0x3f5f88e0 R9 = 0x3eae0cae R10 = 0x3e1a3c9a R11 = 0x0
  expect lane 11 R8 = 0x3e828283 R9 = 0x3f3141b1 R10 = 0x3f800000 R11 = 0x3e828283
}

warp 33 { asm "TEX.LZ R8, R28, 33, CUBE, 0x1"   active 0xfff
  s = { -1 -0.7832031 0.8222656 0.05859375 -0.8144531 -1 0.91015625 0.75 -0.8671875 0.9980469 -1 0.80078125 ... }
  t = { -0.8066406 -1 -1 1 -1 0.75 -1 1 0.96875 -0.25 -0.953125 -0.7480469 ... }
  r = { -0.7910156 -0.06640625 -0.8105469 0.7519531 0.9785156 -0.99609375 0.7792969 -0.25 1 -1 0.8828125 -1 ... }
  expect lane 0 R8 = 0x3f1e939f
  expect lane 1 R8 = 0x3f6980ea
  expect lane 2 R8 = 0x3de070e0
  expect lane 3 R8 = 0x3f3068b0
  expect lane 4 R8 = 0x3efc46fc
  expect lane 5 R8 = 0x3f11a292
  expect lane 6 R8 = 0x3f1ee89f
  expect lane 7 R8 = 0x3f048485
  expect lane 8 R8 = 0x3e85e686
  expect lane 9 R8 = 0x3f215fa1
  expect lane 10 R8 = 0x3ea334a3
  expect lane 11 R8 = 0x3f2630a6
}

warp 34 { asm "TLD4.R R8, R80, 34, CUBE, 0xf"   active 0xfff
  s = { -0.8535156 0.75 1 1 0.95703125 0.7519531 -1 1 1 -0.875 -0.9609375 -0.9921875 ... }
  t = { -1 0.875 -0.8984375 1 -0.8496094 1 -0.8222656 0.9980469 -0.9628906 1 0.7714844 1 ... }
  r = { -0.78125 -1 0.8886719 -0.8808594 1 -0.25 0.9863281 -0.28710938 0.78515625 0.99609375 1 -0.99609375 ... }
  expect lane 0 R8 = 0xbe15d92c R9 = 0xbf7dfbfc R10 = 0x3ed171a3 R11 = 0x3e0cd11a
  expect lane 1 R8 = 0xbf7dfbfc R9 = 0x3f800000 R10 = 0xbf800000 R11 = 0x3d912122
  expect lane 2 R8 = 0x3f62e1c6 R9 = 0x3f800000 R10 = 0x3f295353 R11 = 0x3f800000
  expect lane 3 R8 = 0x3d912122 R9 = 0x3f214f43 R10 = 0xbdc5718b R11 = 0xbf7dfbfc
  expect lane 4 R8 = 0x3f800000 R9 = 0x3f6337c6 R10 = 0x3f295353 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf800000 R9 = 0x3f244349 R10 = 0x3f1c3f38 R11 = 0xbe037107
  expect lane 6 R8 = 0x3f69d3d4 R9 = 0x3e88c912 R10 = 0xbe6109c2 R11 = 0x3de0a1c1
  expect lane 7 R8 = 0x3f1c3f38 R9 = 0x3f214f43 R10 = 0x3d912122 R11 = 0xbe037107
  expect lane 8 R8 = 0x3f62e1c6 R9 = 0x3f800000 R10 = 0x3f295353 R11 = 0x3f800000
  expect lane 9 R8 = 0xbf188731 R9 = 0xbf800000 R10 = 0xbf4cff9a R11 = 0x3c810102
  expect lane 10 R8 = 0x3c810102 R9 = 0xbf800000 R10 = 0xbf4cff9a R11 = 0xbf18bb31
  expect lane 11 R8 = 0xbf800000 R9 = 0xbf4cff9a R10 = 0xbf7dfbfc R11 = 0xbf6e31dc
}

warp 35 { asm "TEX.LZ R8, R44, 35, CUBE, 0x1"   active 0xfff
  s = { -0.8535156 0.75 1 1 0.95703125 0.7519531 -1 1 1 -0.875 -0.9609375 -0.9921875 ... }
  t = { -1 0.875 -0.8984375 1 -0.8496094 1 -0.8222656 0.9980469 -0.9628906 1 0.7714844 1 ... }
  r = { -0.78125 -1 0.8886719 -0.8808594 1 -0.25 0.9863281 -0.28710938 0.78515625 0.99609375 1 -0.99609375 ... }
  expect lane 0 R8 = 0x3e8e811d
  expect lane 1 R8 = 0xbf39f374
  expect lane 2 R8 = 0x3f519da3
  expect lane 3 R8 = 0x3decb1d9
  expect lane 4 R8 = 0x3f60d9c2
  expect lane 5 R8 = 0xbe007901
  expect lane 6 R8 = 0x3d4bc198
  expect lane 7 R8 = 0x3e80d902
  expect lane 8 R8 = 0x3f50efa2
  expect lane 9 R8 = 0xbf3ecd7e
  expect lane 10 R8 = 0xbf13c128
  expect lane 11 R8 = 0xbf6dcbdc
}
