# Depth formats without a compare.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 288 gathers, left out: 118 on which the two differ, 12 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-3 PD-80
minimum filter 100

texture 0 { type TWO_D  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  address 0x10000000
            texels rows 9e08f22b }
sampler 0 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_ARRAY  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 13 6  layers 3  address 0x10100000
            texels rows f555070e163279caa683b990a0c73c80bc3ba0bb53cc7471534a6211a86d2c24dfc2507281a2f37a0ec48777a049e7f7aaabce40a5f504eb26f8ae34daeb029daa76bb7278fa941bc096711aab1914c4ed7630f0ed310339b2fdac55c677e1187968eedccc12a4463dc4e56590b3e8ba02de03c7b2b2e2954ee05bfe1bdec4c3675505eac6d682876c8893befad79b1a0eff9d24621e67f45aba42381274474392b8ed4a9947940a6c6a2af82d749004c8e6c95e619cb08dd7225947d42daa9b80ef2b67e57dd06dc789d1a0d745a842eafbfc5d7dfe94a2301b0014a3276bf6282958a1c9e12ffb4e8c849368dc422ae7e05b45e3188ac686b5978bc11907a44f81d16dc9215ec10d10c5de415429ec9155bdb7717f9353d4b9000e8cfa9d6b41e63a364a55772cf7339eb9f4776f7b843aebb75964d55c105daa43fd0f5232b22fd17636788b578ed54643e4455b18e5db994d833980da78a15690417445371d20c6242cb9d5a4c5f4911483e18ab3910b446e502d885fa1b892fc3179b2c9016944f64ab3d3b243f81e1792e51dc82118890f0ae34b7bf43368fc3fd48771eace4f9ced8e4f1977ff61d13b59d55e90dc441fccea33feb760a785e4c3f989464694dbdab5a80930c03bded4d134619753fe7cfc0e19f712595b5adc69ee21d3792deda39d275219210df3bbcc4449e7f2700ad2482a23bce9ac0ada752784be25c6873608fc0552cb8ba0ad825554e6da9b4b1e29fcffa09329b30f8aafba5fbd6e4835c703b9c241a5ef0546e546926defb0d0a86657d255fb9b268bc1711121650a8bf29df2c08957474687e0786c21eb5170637bbde95e8c89c54bdc2c2cfa086a864f2f97f5877e111c40e98c686156c39d13d06003f3bf81b3c1752d04e355fe055f707a53d22c994e899de54741d13602d37c2065ded054d4a9fa63d0a9845c428e5e36c4d0bc291cc3f4e39de69767de71ad654b6fcffd3b30f1b69e7449355de25158ea7c2de436514a84152e16302dec4627fad29fa6a59caf20bf07e28e308260469ecfd36a67ed5d3564cec8b83a2cb0653431ebf8e7b572c7acecf38561881f422226944e58cfe0f14cb823d0264e20f7e143018724e68ebddc8a0ed13a48afbffdf184cfc8849cf6a8b31e6aebfd0a0d815eecfc6f80569bf5ece94160f3171777ff6766f81bd873698c1c672bcf1a2e9ccc3906797974b970d5d016ddce2c712bd08e341f03b9585d451a82eb45a1799fe9161471fb23355ce1fb7c70c951eec268a7490a7cb7d0fd184dfbec417d1886bab08c42cede095a0a1c2b98bcdf70 }
sampler 1 { address WRAP MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 3 5  address 0x10200000
            texels rows 94fef062ce3721f7014f8e8abbb7339ef7d1a1da2f118dea9856b6e17bb488429651b86ee6f7dcee7907107cd89284f70e01fd23f135fbdda4a28c47 }
sampler 2 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D_ARRAY  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 2 2  layers 3  address 0x10300000
            texels rows bb6996f011443f549889624f1c32d0a9f12713e5f613b15852db544362188a57f88aeeeed056d2b2eb36aeac3cf36734 }
sampler 3 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type CUBEMAP  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  address 0x10400000
            texels rows 5cb064c6f3f6de3e836a8ee0fb45b1780d4159a7f753a207204d8965de5f42b375f5a7966a5e8c0c80298484b769d2826b42cb931f10b7a6074315df52caa23f471735a1b4b1e4f65e16e7d80ace12454229c263a7225793e164ec78741e7dbf }
sampler 4 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  address 0x10500000
            texels rows 451d2fcbb56fb1b21fa4b933fbd26589 }
sampler 5 { address WRAP CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D_ARRAY  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  layers 3  address 0x10600000
            texels rows 36b8cf3f50d610b61700252a9abf07d6d8e9dba2e76ecfc00d65eefbe9c30fd8350b3ebd2ca47d0adb86a52eed1029d7 }
sampler 6 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  address 0x10700000
            texels rows 000000000000803f7cf2ca3e0000803f }
sampler 7 { address BORDER CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D_ARRAY  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  layers 3  address 0x10800000
            texels rows 0000803f0000000000000000 }
sampler 8 { address CLAMP_OGL MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { type CUBEMAP  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 5 5  address 0x10900000
            texels rows 0000000015f20b3fa4c45d3e6da72a3f2226af3e000000009cbd5e3f2a11993d005e153f15bc3a3f3e0c0b3f0000803f790f923ecb2d593f00000000c5112d3f5a07613e0000803f0000803f0000000000000000b1f95f3f000000000000803f054a583f30fc3d3d0000803f7d25433f0000000000000000201b4e3f6daa9f3e000000000000803f51d1383fb88f8e3e0000803f7fbbfb3ed00c063f3a4f4a3f0000803f0000803fffdd223e000000000000803f9cfbf53d00000000fa2eea3d1d42ad3edbe2543d1561493e1e44533f000000000000803f00000000000000000000000002d45c3f0000000089e8243d0000000040ecb03e0000803f000000001201e43e0000803f000000000000803ffbd4d03d000000003f363f3f00000000a25ff53ed58e3f3f00000000000000001ec6a73e3f3b073f0000803f0000803f3756da3e0000803f0000803f0000803f000000000000803fdb31133f000000009fa3093f0000803f741f133f0aa92c3f570b783fb4cd133f0000803f0000803f0000803f703d7b3f02f7f53eb7eb103f0000803f85bb543f0000803f22e2303f0000000022b77a3f000000000000803f324bfe3e5c27743c00000000860f7f3e000000006443453f0000803f000000008e901f3e0216633ff6a6223fc2a69b3e7c262b3ea9ef5e3d0000803f0000803f6c8f553fe0be123f441f333f2f244a3f0000803fdda1333d0000803f0000803f6ed9143fee881d3fe4b5283feb8f353f000000000662ae3e89632b3fac4b483f0000803f00000000dace493f0000803fe011c03e000000004656a93e27fe313e0000000000000000 }
sampler 9 { address BORDER MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 1 1  address 0x10a00000
            texels rows f63e5b3fde9181e8 }
sampler 10 { address MIRROR MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D_ARRAY  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 2 2  layers 3  address 0x10b00000
            texels rows 4697c13e00a3e4050000803f9e9b41823122dc3dac993af70000803f113851aae3f8d93d238386d80000803facc3b45f0000803f006f4b98ed275c3f3b179a720000803ff1969c2d0000803f7f6cb464173c6d3f8a2eb5ef4483393f795db45a }
sampler 11 { address WRAP CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 11 texture 11 sampler 11
texture 12 { type CUBEMAP  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  address 0x10c00000
            texels rows 00000000b80d772b0000803fa3b44715f5f7413f4785781b0000803f1273b9522718453e3d01166c29bbb53edbb447460000803f9b328fa614aa3a3d7eb4b084bb480a3fad92a6ab0000000080f75fcbce3b743f91e25b1f5063743f12b49f4e0000803f69a9fcd40000803f1e5da126834dab3d608c5d8800000000fd121bdbd1e35b3e08915c979a38543e60b3cf2db98d5c3e6b1e5da4000000007915d2690000803ff36ad9040000803f8f673b0d000000001d174c6e5ee7d33e8849fbc4 }
sampler 12 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  address 0x10d00000
            texels rows 1bec }
sampler 13 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D_ARRAY  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 1  layers 1  address 0x10e00000
            texels rows 4874 }
sampler 14 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 14 texture 14 sampler 14

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xff
    s = { bits(0xbfe5af0a) 1.25 3.25 bits(0x3f01a02a) 2.5 bits(0x3e89b132) 2.5 1.25 ... }
    t = { 2.75 3.25 0.5 3.5 1.75 bits(0x3fe107f4) 2.25 3.75 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x3e2fc821
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x3e2fc821
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x3e2fc821 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x3e2fc821
}

warp 1 {
    asm "TLD4.R R8, R0, 1, ARRAY_2D, 0xf"  active 0x1
    array = { 2 ... }
    s = { bits(0x3f4f6f1c) ... }
    t = { 1.0 ... }
    expect lane 0 R8=0x3d1dece1 R9=0x3e2c7029 R10=0x3e2c7029 R11=0x3d1dece1
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1f
    s = { 1.75 bits(0x3f3d8862) bits(0x40255555) bits(0x3f2aaaab) bits(0x3f4b3134) ... }
    t = { 2.0 bits(0xbf59999a) -0.75 bits(0x3eb60356) 0.0 ... }
    expect lane 0 R8=0x3f0ca2a5 R9=0x3f800000 R10=0x3f800000 R11=0x3f0ca2a5
    expect lane 1 R8=0x3e04df39 R9=0x3f0e4f02 R10=0x3f0e4f02 R11=0x3e04df39
    expect lane 2 R8=0x3f0e4f02 R9=0x3f800000 R10=0x3f800000 R11=0x3f0e4f02
    expect lane 3 R8=0x3f08b47c R9=0x3f385197 R10=0x3f0d1130 R11=0x3f21d1f8
    expect lane 4 R8=0x3e04df39 R9=0x3f0e4f02 R10=0x3f0e4f02 R11=0x3e04df39
}

warp 3 {
    asm "TLD4.R R8, R0, 3, ARRAY_2D, 0xf"  active 0xff
    array = { 4 4 3 1 2 1 4 2 ... }
    s = { 2.125 bits(0x3fc9a571) 1.5 2.75 1.375 2.25 1.625 2.0 ... }
    t = { 2.125 bits(0x3f57291f) 2.375 1.625 bits(0x3f435e19) -0.625 bits(0x4009e2dc) bits(0x3e62a6c0) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 4 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 5 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 6 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 7 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 4 {
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0xf
    s = { -0.75 0.75 bits(0x3f269b0f) -1.0 ... }
    t = { 1.0 -1.0 -1.0 -0.75 ... }
    r = { 0.5 -0.75 bits(0x3f37d1b7) bits(0xbf6d1587) ... }
    expect lane 0 R8=0x3f042981 R9=0x3f042981 R10=0x3f042981 R11=0x3f042981
    expect lane 1 R8=0x3f22ca53 R9=0x3f22ca53 R10=0x3f22ca53 R11=0x3f22ca53
    expect lane 2 R8=0x3f371020 R9=0x3f371020 R10=0x3f371020 R11=0x3f371020
    expect lane 3 R8=0x3f094d21 R9=0x3f094d21 R10=0x3f094d21 R11=0x3f094d21
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xff
    s = { -0.625 1.75 bits(0x3e91ec72) 0.875 bits(0x40282a8d) 0.875 2.875 -1.375 ... }
    t = { bits(0xbf388402) bits(0x3db85f3e) bits(0xbf483f5c) -1.125 -0.125 -1.125 bits(0x3ccb7c78) -0.875 ... }
    expect lane 0 R8=0x3e3c7515 R9=0x3f316fb6 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f316fb6 R9=0x3e3c7515 R10=0x0 R11=0x0
    expect lane 2 R8=0x3e3c7515 R9=0x3f316fb6 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f316fb6 R9=0x3e3c7515 R10=0x0 R11=0x0
    expect lane 4 R8=0x3e3c7515 R9=0x3f316fb6 R10=0x0 R11=0x0
    expect lane 5 R8=0x3f316fb6 R9=0x3e3c7515 R10=0x0 R11=0x0
    expect lane 6 R8=0x3f316fb6 R9=0x3e3c7515 R10=0x0 R11=0x0
    expect lane 7 R8=0x3e3c7515 R9=0x3f316fb6 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xff
    array = { 0 4 0 3 3 1 0 3 ... }
    s = { bits(0xbf67986b) 2.875 1.0 bits(0x3e804bdc) 1.75 1.875 bits(0x3f143adc) -0.625 ... }
    t = { -0.75 1.25 -0.875 1.125 bits(0x3f468c11) -0.625 1.875 -1.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3e2443b5 R11=0x3f2586dc
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3e2443b5 R11=0x3e2443b5
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xff
    s = { -0.875 -0.75 bits(0x3ef65234) bits(0x3f625ba1) bits(0x3f47ef0f) 2.75 -1.125 -1.5 ... }
    t = { -0.375 -1.0 1.875 -1.0 bits(0xbf0157f9) 0.25 2.875 2.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3ecaf27c R9=0x3f800000 R10=0x3f800000 R11=0x3ecaf27c
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R R8, R0, 8, ARRAY_2D, 0xf"  active 0xff
    array = { 3 4 2 2 2 2 4 0 ... }
    s = { -1.0 0.25 0.0 bits(0x3f7e1058) bits(0x3f13712e) -0.75 bits(0x3f379ee5) -1.0 ... }
    t = { bits(0xbf9c2be2) bits(0x3ee94619) 2.75 bits(0x3f037d1d) 0.75 bits(0x3deb379e) bits(0x3f498e2c) 1.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 4 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 5 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 6 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 7 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 9 {
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x3f
    s = { -1.0 -1.0 1.0 bits(0xbe99999a) bits(0x3ddb32f0) bits(0xbe6b7cf7) ... }
    t = { bits(0xbf56f8bf) bits(0x3f666666) bits(0xbf791b6e) -1.0 bits(0xbf48e743) 1.0 ... }
    r = { bits(0x3f19abf4) 0.5 bits(0x3f333333) bits(0xbc377e65) -1.0 bits(0xbf6727b6) ... }
    expect lane 0 R8=0x3ead421d R9=0x3d54e2db R10=0x3d54e2db R11=0x3ead421d
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f5ff9b1 R10=0x3f5ff9b1 R11=0x0
    expect lane 3 R8=0x3f2ca90a R9=0x3f780b57 R10=0x0 R11=0x3f1331db
    expect lane 4 R8=0x3ea95646 R9=0x3e31fe27 R10=0x3f49ceda R11=0x0
    expect lane 5 R8=0x3f53441e R9=0x0 R10=0x0 R11=0x3f53441e
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xff
    s = { 3.0 3.75 -0.25 bits(0x3e6cbe35) -0.5 -0.5 bits(0xbe34bc9b) 2.5 ... }
    t = { -0.25 bits(0x3f35c5ff) 0.0 1.0 -1.75 3.5 bits(0x40217569) 2.75 ... }
    expect lane 0 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 1 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 2 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 3 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 4 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 5 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 6 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
    expect lane 7 R8=0x3f5b3ef6 R9=0x3f5b3ef6 R10=0x3f5b3ef6 R11=0x3f5b3ef6
}

warp 11 {
    asm "TLD4.R R8, R0, 11, ARRAY_2D, 0xf"  active 0xff
    array = { 2 2 1 3 4 3 0 0 ... }
    s = { 2.875 bits(0x3ed11af1) 2.5 -0.375 bits(0xbc7975ec) -0.125 -1.375 bits(0x3f2b9ce1) ... }
    t = { bits(0x3eeff92e) bits(0x3e5d6e20) bits(0x3f434349) bits(0xbf8ca29b) 2.375 -1.125 -1.375 0.5 ... }
    expect lane 0 R8=0x3f398344 R9=0x3f6d3c17 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f5c27ed R10=0x3f5c27ed R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x3f398344 R9=0x3f6d3c17 R10=0x3f6d3c17 R11=0x3f398344
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x3ec19746 R9=0x3f800000 R10=0x3f800000 R11=0x3ec19746
    expect lane 7 R8=0x3ddc2231 R9=0x3f800000 R10=0x3f800000 R11=0x3ec19746
}

warp 12 {
    asm "TLD4.R R8, R0, 12, CUBE, 0xf"  active 0xf
    s = { -1.0 -0.5 1.0 -0.5 ... }
    t = { bits(0xbf0c9c8c) 0.75 bits(0x3f4c3358) -0.75 ... }
    r = { 0.25 1.0 0.5 1.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3d3aaa14 R10=0x3d3aaa14 R11=0x3f800000
    expect lane 1 R8=0x3e5be3d1 R9=0x3e54389a R10=0x3e54389a R11=0x3e5be3d1
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3e5c8db9 R9=0x0 R10=0x0 R11=0x3e5c8db9
}

warp 13 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xff
    s = { -1.0 bits(0x3f433729) bits(0x3f225594) 3.0 bits(0x3e825b59) 3.5 -1.5 -1.25 ... }
    t = { bits(0x3f16a434) 1.5 -1.75 0.5 1.0 bits(0x3e9f28f5) bits(0x3f9037c6) -1.75 ... }
    expect lane 0 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 1 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 2 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 3 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 4 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 5 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 6 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
    expect lane 7 R8=0x3f6c1bec R9=0x3f6c1bec R10=0x3f6c1bec R11=0x3f6c1bec
}

warp 14 {
    asm "TLD4.R R8, R0, 14, ARRAY_2D, 0xf"  active 0xff
    array = { 2 0 1 2 2 1 0 1 ... }
    s = { 2.25 2.75 2.25 2.25 -0.5 0.75 bits(0x4039a7de) bits(0x3f79f6a9) ... }
    t = { bits(0x3f2aa50e) bits(0x3fe1dc18) 1.5 3.5 3.5 3.5 bits(0x3f38b75a) bits(0x3f5bfe6e) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 4 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 5 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 6 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 7 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3ee890e9
}
