# Samples of 1darray: expected is what two renderers of Mesa agree on bit for bit, and the unit too:
# Mesa 22.3.6: softpipe and llvmpipe (LLVM 15.0.6, 256 bits).
# Captured by tests/oracle/bound_check.py, seed 1. Of 216 samples the others are left out.
texlock 1
rules PD-60 PD-100 PD-102 PD-103 PD-104 PD-105 PD-106 PD-113 PD-114 PD-120a
minimum filter 216
texture 0 { type ONE_D_ARRAY format R16 UNORM source R ZERO ZERO ONE_FLOAT size 21 layers 3
  levels 5 view 0 4 address 0x10000000 texels rows cb605e90f878b95e90f879d1f1276b7a4f7a6bf37db9a89c5215a4e18211f7294dede8bc9a9e70db6fbdfd7ceb99d50823b3c9050d77ebfb970b93328294edd0401aee386dafc3b2d43233dd8a630acb08bd4508bc895edccf15f35f2350b4afeb8b43ab8fe535b38284249792ff632719f5134731cfa0501d365b19052a0b37663c0775ae3dabe16fad65f260a24ce53dad2b2ad584b29348510da995538431fd9e06a2dbff01dc3ed7d310bde259f4a56d662404fe019f3842416cb6a984d8f1d90eff9754746d8e1c7aeae60cb511f938c9a42237a02ff8bbc5071971007335829540157534b3cfb5 }
sampler 0 { address WRAP BORDER WRAP border 0x3f09898a 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
texture 1 { type ONE_D_ARRAY format R16 UNORM source R ZERO ZERO ONE_FLOAT size 32 layers 3
  levels 6 view 0 5 address 0x10100000 texels rows dae4030654846c0d0bb2d63cfc56ee8e9a9b707cd68d5823be502368b242ec84269951c1aa204ea1c29205517234be2f0e6d3c020690bc8d23cfd7d85a2f93a70df8d1f139154efde207baa8e979f706faf735122e3a11dfeeef0de9c8385763987ad71ff3afed5eba558edcf874899de7b59a03f3d61b6d74d4589e11f63f13e1b29de31954db793949b76cfdc22454675401050e308346ee67852c0a45aae92625c3d7cd27fb2cf219c334df65c68e7aedb3f7c1ee3e64311e7b1192b9edcc4868411c5a9f35cb8bd8b518553e294ef0f0172bf0916260ec5f1ffdbc9392570b4cd2c61423bb28ce92ccd8982259314d836a3695b42eb3701e4a4df1ff92f236670b343c15aae80c3e5f96518d097d0b4651cfd682cbe30cc338385f56c0a4692c8816e583a069d4b3e65d48cdd9490af73820f1ce14fe49ece4f5ed104a982af79604ccb7a27cdd2f3c0ffbd97651f9a2388c604cb7ab7747282f4132dc7179767eb557a81818de62474d4970df51aa1e9f43cfb7c097fc0d }
sampler 1 { address CLAMP_TO_EDGE BORDER MIRROR_ONCE_BORDER border 0x3f3fbfc0 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 1 texture 1 sampler 1
sampler 2 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP CLAMP_OGL border 0x3f68e8e9 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER WRAP border 0x3e3cbcbd 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 3 texture 0 sampler 3
sampler 4 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER CLAMP_OGL border 0x3ee2e2e3 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 4 texture 1 sampler 4
sampler 5 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE border 0x3f3fbfc0 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 5 texture 0 sampler 5
texture 2 { type ONE_D_ARRAY format R16 UNORM source R ZERO ZERO ONE_FLOAT size 32 layers 3
  levels 6 view 1 4 address 0x10200000 texels rows dae4030654846c0d0bb2d63cfc56ee8e9a9b707cd68d5823be502368b242ec84269951c1aa204ea1c29205517234be2f0e6d3c020690bc8d23cfd7d85a2f93a70df8d1f139154efde207baa8e979f706faf735122e3a11dfeeef0de9c8385763987ad71ff3afed5eba558edcf874899de7b59a03f3d61b6d74d4589e11f63f13e1b29de31954db793949b76cfdc22454675401050e308346ee67852c0a45aae92625c3d7cd27fb2cf219c334df65c68e7aedb3f7c1ee3e64311e7b1192b9edcc4868411c5a9f35cb8bd8b518553e294ef0f0172bf0916260ec5f1ffdbc9392570b4cd2c61423bb28ce92ccd8982259314d836a3695b42eb3701e4a4df1ff92f236670b343c15aae80c3e5f96518d097d0b4651cfd682cbe30cc338385f56c0a4692c8816e583a069d4b3e65d48cdd9490af73820f1ce14fe49ece4f5ed104a982af79604ccb7a27cdd2f3c0ffbd97651f9a2388c604cb7ab7747282f4132dc7179767eb557a81818de62474d4970df51aa1e9f43cfb7c097fc0d }
sampler 6 { address MIRROR CLAMP_TO_EDGE MIRROR border 0x3f52d2d3 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x297 MAX_LOD_CLAMP 0x449 }
handle 6 texture 2 sampler 6
sampler 7 { address WRAP BORDER MIRROR_ONCE_CLAMP_OGL border 0x3ec2c2c3 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 7 texture 0 sampler 7
sampler 8 { address MIRROR WRAP BORDER border 0x3ea6a6a7 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 8 texture 1 sampler 8
sampler 9 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR BORDER border 0x3ec2c2c3 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 9 texture 0 sampler 9
sampler 10 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP border 0x3f6aeaeb 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 10 texture 2 sampler 10
texture 3 { type ONE_D_ARRAY format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 32 layers 3
  levels 6 view 0 5 address 0x10300000 texels rows ff3fff3fff1f0000ffffffbfff9fff9fff5fff3f0000ff7fff9fffff0000ff7fffffffffff1fff3f0000ff3fff7fffffff7fff1fffbfffbfff7fff1fffbf0000ff5fff9fff3fff3fffffffbfff3fff3fffbfffbfffdf00000000ff1fff3fff7fffdfffbfffffffdfff1fff3fffbfffbfff9fff1fff3fff3fffdfff3fff5fffdfff9fff7fff5fffffff9fffffffffff3fffbfffdfffbfff3fff5fff9f0000ff5fff5fffffff7fff9fff3fffdfff9fffffffbfffbfff3fffffff7fff9fff1fffbfff1fffffffbfffbfffffff7fffbfff1fff9fff7fff5fffbfff7fff9fffbfffbfff7f00000000ff7fffbfffbfff7fff3fff1fff3fff5f0000ff3fffbfffffff5f0000ff5f0000ff5fff1fffffff1fffbfffdfffdfff9fffffff1fff1fff9fff5fff7fff7fff9fffffff3fff1fffffff9fffdfff3fff1fff5fffbfff5fff7f0000ffbfffbf0000ff9fff7fffbfffbfffffff3fffbfff9fff1fff9f00000000ffdfff7f0000ff7fffbfff7fffdfffdfff9fffdfffffff5fffffff7f }
sampler 11 { address WRAP CLAMP_TO_EDGE MIRROR border 0x3f29a9aa 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0xc2 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 11 texture 3 sampler 11
texture 4 { type ONE_D_ARRAY format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 21 layers 3
  levels 5 view 1 3 address 0x10400000 texels rows ffbfffbfff7fff3fff5fffffffdf0000ffdfffbfff9fffbfff9fff9fffbfff3fffdfff3f00000000ffffff9fff7fff1fff7fff9f0000ff7fff5fffbf0000ff3fff9fffbfff7fffff00000000ffdfffbfff9fff1fff5f0000ff3fffdfff9fff5f0000ffffffbfff5fff3fffbfff3fff7fff5fff1fffffff9fff5fffbfff9fff9f0000ff7fff3fff5f0000ffffff9fffdfffbfff1f0000ff9fffdfff7fff3fff7fff9fffbfff3fff5fff5fffdf0000ff5fffffff9fffffff7fff1fffbfff5f0000ffbfff3fff7fffbfffffff9fffbfffffff1fff1fff9fff3fffffffbf0000ff1fff5fff1fff5fff5fffff }
sampler 12 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE border 0x3ee2e2e3 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 4 }
handle 12 texture 4 sampler 12
texture 5 { type ONE_D_ARRAY format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 32 layers 3
  levels 6 view 1 4 address 0x10500000 texels rows ff3fff3fff1f0000ffffffbfff9fff9fff5fff3f0000ff7fff9fffff0000ff7fffffffffff1fff3f0000ff3fff7fffffff7fff1fffbfffbfff7fff1fffbf0000ff5fff9fff3fff3fffffffbfff3fff3fffbfffbfffdf00000000ff1fff3fff7fffdfffbfffffffdfff1fff3fffbfffbfff9fff1fff3fff3fffdfff3fff5fffdfff9fff7fff5fffffff9fffffffffff3fffbfffdfffbfff3fff5fff9f0000ff5fff5fffffff7fff9fff3fffdfff9fffffffbfffbfff3fffffff7fff9fff1fffbfff1fffffffbfffbfffffff7fffbfff1fff9fff7fff5fffbfff7fff9fffbfffbfff7f00000000ff7fffbfffbfff7fff3fff1fff3fff5f0000ff3fffbfffffff5f0000ff5f0000ff5fff1fffffff1fffbfffdfffdfff9fffffff1fff1fff9fff5fff7fff7fff9fffffff3fff1fffffff9fffdfff3fff1fff5fffbfff5fff7f0000ffbfffbf0000ff9fff7fffbfffbfffffff3fffbfff9fff1fff9f00000000ffdfff7f0000ff7fffbfff7fffdfffdfff9fffdfffffff5fffffff7f }
sampler 13 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL border 0x3f51d1d2 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 }
handle 13 texture 5 sampler 13
texture 6 { type ONE_D_ARRAY format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 21 layers 3
  levels 5 view 0 4 address 0x10600000 texels rows ffbfffbfff7fff3fff5fffffffdf0000ffdfffbfff9fffbfff9fff9fffbfff3fffdfff3f00000000ffffff9fff7fff1fff7fff9f0000ff7fff5fffbf0000ff3fff9fffbfff7fffff00000000ffdfffbfff9fff1fff5f0000ff3fffdfff9fff5f0000ffffffbfff5fff3fffbfff3fff7fff5fff1fffffff9fff5fffbfff9fff9f0000ff7fff3fff5f0000ffffff9fffdfffbfff1f0000ff9fffdfff7fff3fff7fff9fffbfff3fff5fff5fffdf0000ff5fffffff9fffffff7fff1fffbfff5f0000ffbfff3fff7fffbfffffff9fffbfffffff1fff1fff9fff3fffffffbf0000ff1fff5fff1fff5fff5fffff }
sampler 14 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL border 0x3e989899 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 1 }
handle 14 texture 6 sampler 14
texture 7 { type ONE_D_ARRAY format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 layers 3
  levels 6 view 0 5 address 0x10700000 texels rows 0000c03e0000c03e0000803e0000403f0000003f00000000000000000000803e0000803e0000403f0000c03e0000803e0000203f000000000000203f0000803e0000403f0000003f0000603f0000603f0000003e0000203f0000003e0000803f0000c03e0000203f0000003e0000603f0000c03e0000603f0000803f0000c03e0000803e0000203f0000003f0000803f0000003f0000603f0000003f0000803e0000603f000000000000803e000000000000403f000000000000403f0000003e0000403f0000803e0000603f0000203f0000203f0000403f0000603f0000603f000000000000003f0000803e0000603f0000003e0000803f0000803f0000803e0000003f0000203f000000000000403f0000c03e0000603f0000003e0000203f000000000000803f000000000000c03e0000c03e0000003e0000c03e0000603f0000203f0000203f0000603f000000000000803e0000003f0000603f0000603f0000203f000000000000003f0000803f0000003e0000803e0000403f000000000000c03e0000803f0000403f0000c03e0000c03e0000603f000000000000803e0000c03e0000c03e0000203f0000003e000000000000c03e0000003e0000403f0000803f0000003e0000803f0000003e0000803e0000c03e0000803f0000003e0000803f0000403f0000803e0000603f0000003f0000003e00000000000000000000003e0000003e0000003e0000803f0000803f0000203f0000803f0000003e0000403f0000203f0000c03e0000203f0000603f0000803e0000803f0000403f0000003e0000c03e0000203f0000603f0000003f0000403f0000003f0000603f0000403f000000000000c03e0000003f0000003e0000803e0000003e0000003f000000000000003f0000c03e0000003f0000203f0000803f000000000000003e0000403f0000203f0000203f0000003e0000003f0000c03e000000000000003f0000603f0000203f0000403f0000803f0000c03e0000003f0000003f0000603f0000003f0000203f0000803e0000c03e0000803e }
sampler 15 { address WRAP WRAP MIRROR_ONCE_CLAMP_OGL border 0x3e34b4b5 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 5 }
handle 15 texture 7 sampler 15
texture 8 { type ONE_D_ARRAY format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 21 layers 3
  levels 5 view 1 3 address 0x10800000 texels rows 0000003e000000000000203f0000603f0000803e0000603f0000c03e0000803e0000603f0000c03e000000000000003f0000603f0000203f0000803e0000203f0000203f0000003e0000003f0000803f0000c03e0000003e0000403f000000000000003f000000000000203f0000603f0000403f0000803e0000c03e0000003e0000003f0000003f000000000000003e0000003f0000203f0000403f000000000000003f0000603f0000c03e0000c03e0000803f0000403f0000003e0000c03e0000603f0000803f0000003f0000803e0000603f0000003e0000803e000000000000803f0000c03e0000803e0000003f0000403f0000c03e000000000000003f0000603f0000203f0000803e0000803e0000403f0000803e0000203f0000603f0000803e0000803f0000203f0000203f0000c03e0000403f0000003f0000803e0000c03e0000803e0000403f0000c03e000000000000603f0000603f0000403f0000803f000000000000803e0000603f000000000000803e0000803f0000003f0000003e000000000000803f0000003f0000803e0000003e00000000000000000000603f0000603f0000803e0000403f0000c03e0000603f0000003e0000803e0000603f0000c03e000000000000003f00000000 }
sampler 16 { address BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL border 0x3f32b2b3 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 }
handle 16 texture 8 sampler 16
sampler 17 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL border 0x3eb0b0b1 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x12b MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 1 }
handle 17 texture 7 sampler 17
texture 9 { type ONE_D_ARRAY format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 21 layers 3
  levels 5 view 0 4 address 0x10900000 texels rows 0000003e000000000000203f0000603f0000803e0000603f0000c03e0000803e0000603f0000c03e000000000000003f0000603f0000203f0000803e0000203f0000203f0000003e0000003f0000803f0000c03e0000003e0000403f000000000000003f000000000000203f0000603f0000403f0000803e0000c03e0000003e0000003f0000003f000000000000003e0000003f0000203f0000403f000000000000003f0000603f0000c03e0000c03e0000803f0000403f0000003e0000c03e0000603f0000803f0000003f0000803e0000603f0000003e0000803e000000000000803f0000c03e0000803e0000003f0000403f0000c03e000000000000003f0000603f0000203f0000803e0000803e0000403f0000803e0000203f0000603f0000803e0000803f0000203f0000203f0000c03e0000403f0000003f0000803e0000c03e0000803e0000403f0000c03e000000000000603f0000603f0000403f0000803f000000000000803e0000603f000000000000803e0000803f0000003f0000003e000000000000803f0000003f0000803e0000003e00000000000000000000603f0000603f0000803e0000403f0000c03e0000603f0000003e0000803e0000603f0000c03e000000000000003f00000000 }
sampler 18 { address BORDER MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL border 0x3eeaeaeb 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 1 }
handle 18 texture 9 sampler 18
sampler 19 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP border 0x3efefeff 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 }
handle 19 texture 3 sampler 19
sampler 20 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE BORDER border 0x3f038384 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 4 }
handle 20 texture 6 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE border 0x3edededf 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x27d MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 1 }
handle 21 texture 3 sampler 21
sampler 22 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_OGL border 0x3e929293 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 22 texture 4 sampler 22
sampler 23 { address MIRROR WRAP WRAP border 0x3f0b8b8c 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x29d MAX_LOD_CLAMP 0x385 DEPTH_COMPARE_FUNC 1 }
handle 23 texture 7 sampler 23
sampler 24 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f7efeff 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 24 texture 9 sampler 24
sampler 25 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3e6ceced 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 25 texture 7 sampler 25
sampler 26 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE border 0x3ea2a2a3 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 4 }
handle 26 texture 9 sampler 26
warp 0 { asm "TEX R8, R0, 0, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x0 0x2 0x1 0x0 0x1 0x1 0x0 ... }
  s = { bits(0xbdc2e000) bits(0xbe01d000) bits(0xbf955200) bits(0xbf995e00) bits(0x3fad6c00) bits(0x402a8500)
        bits(0x3fa94800) bits(0x40287300) ... }
  expect lane 0 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f35cfb6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 1 { asm "TEX R8, R0, 1, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x0 0x0 0x2 0x2 0x1 0x1 0x1 ... }
  s = { bits(0xbef88800) bits(0xbef88800) bits(0xbef88800) bits(0xbef88800) bits(0x3f434000) bits(0x3f522000)
        bits(0x3f3d4000) bits(0x3f4c2000) ... }
  expect lane 0 R8 = 0x3f64dae5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f64dae5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f64dae5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f7ff200 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f4d48cd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f77b3f8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3ecbbecc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f6d7aed R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 2 { asm "TEX.AOFFI R8, R0, R4, 2, ARRAY_1D, 0xf"  active 0xff
  array = { 0x2 0x0 0x1 0x0 0x1 0x0 0x0 0x1 ... }
  s = { bits(0xbe432000) bits(0x3f30c000) bits(0xbe601000) bits(0x3f298400) bits(0x3e64a000) bits(0xbeb85800)
        bits(0x3e34a000) bits(0xbed05800) ... }
  offset = { 0x5 0x5 0x5 0x5 0x5 0x5 0x5 0x5 ... }
  expect lane 0 R8 = 0x3f35cfb6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 3 { asm "TEX.LB R8, R0, R4, 3, ARRAY_1D, 0xf"  active 0xff
  array = { 0x2 0x2 0x2 0x2 0x1 0x0 0x1 0x2 ... }
  s = { bits(0x3fb6de00) bits(0x4007a000) bits(0x3fc55800) bits(0x400edd00) bits(0x3f8f3c00) bits(0x3fbf3c00)
        bits(0x3f261800) bits(0x3f830c00) ... }
  lod = { 1.65625 1.47265625 1.22265625 -0.96875 -0.8046875 bits(0xbef60000) -1.0859375 -1.734375 ... }
  expect lane 1 R8 = 0x3e3cbcbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3e3cbcbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e3cbcbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3e3cbcbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 4 { asm "TEX.LB R8, R0, R4, 4, ARRAY_1D, 0xf"  active 0xff
  array = { 0x1 0x2 0x1 0x2 0x0 0x0 0x2 0x0 ... }
  s = { bits(0xbf349c00) bits(0xbf93ce00) bits(0xbf019c00) bits(0xbf749c00) bits(0x3f97fe00) bits(0x3fabfe00)
        bits(0xbe501000) bits(0xbd404000) ... }
  lod = { 0.27734375 bits(0xbfa98000) 1.2109375 -0.6875 -1.0625 -0.09375 bits(0xbe1c0000) -0.4296875 ... }
  expect lane 0 R8 = 0x3e530cd3 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f75e4f6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f69aaea R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f6c49ec R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f2793a8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f2793a8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3e7830f8 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3cc060c0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 5 { asm "TEX.LL R8, R0, R4, 5, ARRAY_1D, 0xf"  active 0xff
  array = { 0x2 0x2 0x1 0x2 0x0 0x2 0x1 0x1 ... }
  s = { bits(0x3e5b8000) 1.3125 bits(0x3fcf3a00) bits(0x3e987000) bits(0xbf9c7c00) bits(0xbed9c000) bits(0x3c370000)
        bits(0x3fc61a00) ... }
  lod = { bits(0x409ef800) bits(0x3fbb2000) 4.171875 bits(0x3b400000) bits(0x4098e800) bits(0x403ff000)
        bits(0x4098d000) bits(0xbefe8000) ... }
  expect lane 0 R8 = 0x3f35cfb6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ec714c7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f290da9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ea140a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 6 { asm "TEX.LL R8, R0, R4, 6, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x2 0x0 0x2 0x0 0x2 0x2 0x0 ... }
  s = { 1.078125 bits(0x3ffdf800) bits(0x3fd80200) bits(0x3fce1400) bits(0x3eaa5800) bits(0x3fe80200)
        bits(0x3e5d4000) bits(0x3f8c3200) ... }
  lod = { bits(0x40a39000) bits(0x4064b000) bits(0x3f8f4000) bits(0x40a17000) bits(0x409e1800) bits(0x3fffe000)
        bits(0x3fc9e000) bits(0xbf7f8000) ... }
  expect lane 0 R8 = 0x3e86d807 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3d876887 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 7 { asm "TEX.LL R8, R0, R4, 7, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x2 0x2 0x0 0x0 0x1 0x2 0x2 ... }
  s = { bits(0x3e183000) bits(0xbf0c3000) bits(0x3f1c4800) bits(0xbf578000) bits(0x3f679c00) bits(0x400a2a00)
        bits(0xbe9e7800) bits(0xbf2c6400) ... }
  lod = { bits(0x403d2000) bits(0x405fe000) bits(0xbf0b8000) bits(0x401ff000) bits(0xbe260000) bits(0x3fbfa000)
        bits(0x408ed800) bits(0x3f444000) ... }
  expect lane 2 R8 = 0x3f7e04fe R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f1e9a9f R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f35cfb6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 8 { asm "TXD R8, R0, R4, 8, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x2 0x2 0x0 0x0 0x2 0x1 0x2 ... }
  s = { bits(0x3e97f800) bits(0xbf070400) bits(0x3fd4a400) bits(0xbf4c9400) bits(0x3ec99800) bits(0x3e0ff000)
        bits(0x3dc02000) bits(0xbf07fc00) ... }
  dsdx = { 0.0 bits(0xbcd40000) bits(0xbda20000) bits(0xbd0a0000) bits(0xbeee0000) 0.0 bits(0x3c860000) bits(0xbc980000) ... }
  dsdy = { 0.0 -0.59375 0.15234375 1.265625 -0.9296875 0.0 0.296875 bits(0x3cfa0000) ... }
  expect lane 3 R8 = 0x3f7611f6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 9 { asm "TXD R8, R0, R4, 9, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x0 0x0 0x1 0x0 0x0 0x1 0x1 ... }
  s = { bits(0x3fea0e00) bits(0xbf1e7c00) bits(0x3ff6de00) bits(0x3ebc8800) bits(0x3f9e7800) bits(0xbe142000)
        bits(0x3fb1f200) bits(0xbe430000) ... }
  dsdx = { bits(0xbe8db800) bits(0x3f861800) bits(0xbd0c4000) 0.0 bits(0xbf830c00) bits(0x3d2f4000) bits(0xbfb3d000)
        bits(0x3d7a0000) ... }
  dsdy = { bits(0xbdfd0000) bits(0x3ebb7000) bits(0x3f39e800) 0.0 bits(0x3e618000) bits(0x3e618000) bits(0xbdc30000)
        bits(0x3d33c000) ... }
  expect lane 0 R8 = 0x3f3d6fbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f3d6fbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ea046a0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f3d6fbd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3ea140a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 10 { asm "TXD R8, R0, R4, 10, ARRAY_1D, 0xf"  active 0xff
  array = { 0x0 0x0 0x2 0x2 0x2 0x0 0x0 0x1 ... }
  s = { bits(0x3fb5b000) bits(0x3ff94800) bits(0x3daf8000) bits(0xbe4b0000) bits(0x3eef4000) 0.96875 bits(0xbf640400)
        bits(0x3e8c4800) ... }
  dsdx = { 1.140625 bits(0x3dd60000) bits(0xbdb20000) 0.0 0.16796875 bits(0x3de40000) bits(0xbd180000) bits(0x3d6e0000) ... }
  dsdy = { 0.28515625 1.203125 bits(0x3c900000) 0.0 0.24609375 bits(0x3cde0000) 1.90625 bits(0xbdcc0000) ... }
  expect lane 0 R8 = 0x3f6aeaeb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f6aeaeb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 11 { asm "TEX.DC R8, R0, R4, 11, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x2 0x0 0x2 0x0 0x1 0x1 0x0 ... }
  s = { bits(0x3f940200) bits(0x3f985200) bits(0x3f8c1200) bits(0x3f906200) bits(0x3ebff800) bits(0xbc010000)
        bits(0x3eca5800) bits(0x3c4b0000) ... }
  dref = { 0.0625 0.625 0.875 0.1875 0.875 0.0625 0.125 0.75 ... }
  expect lane 0 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
}
warp 12 { asm "TEX.DC R8, R0, R4, 12, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x2 0x2 0x2 0x0 0x1 0x2 0x0 ... }
  s = { bits(0x3f000400) bits(0x3f11ec00) bits(0x3de7c000) bits(0x3e3b8000) bits(0x3f19cc00) bits(0x3efb3800)
        bits(0x3ee21000) bits(0x3ea9b000) ... }
  dref = { 0.625 0.875 0.875 0.3125 0.5 -0.0625 0.25 0.3125 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 13 { asm "TEX.DC R8, R0, R4, 13, ARRAY_1D, 0x1"  active 0xff
  array = { 0x0 0x1 0x2 0x0 0x1 0x2 0x0 0x0 ... }
  s = { bits(0x3f8fa200) bits(0x3f714400) bits(0xbd4bc000) bits(0xbe6af000) bits(0xbf73fc00) bits(0xbf7edc00)
        bits(0xbf7b6c00) bits(0xbf832600) ... }
  dref = { 0.4375 0.125 1.0 0.1875 0.8125 0.625 0.5 0.25 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}
warp 14 { asm "TEX.DC R8, R0, R4, 14, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x1 0x0 0x1 0x1 0x2 0x2 0x2 ... }
  s = { bits(0xbe2aa000) bits(0xbe2aa000) bits(0xbe2aa000) bits(0xbe2aa000) bits(0x3e862000) bits(0x3ea31000)
        bits(0x3ef86800) bits(0x3f0aac00) ... }
  dref = { 0.6875 0.75 0.375 0.75 1.0 0.6875 0.625 0.875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 15 { asm "TEX.DC R8, R0, R4, 15, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x0 0x0 0x1 0x1 0x0 0x1 0x2 ... }
  s = { bits(0xbd338000) bits(0xbcdf0000) bits(0xbd88c000) bits(0xbd4d8000) bits(0xbf640400) bits(0xbf5d8400)
        bits(0xbf691400) bits(0xbf629400) ... }
  dref = { 1.0625 0.5 0.75 0.875 0.75 0.8125 0.8125 0.5 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
warp 16 { asm "TEX.DC R8, R0, R4, 16, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x1 0x0 0x2 0x2 0x0 0x0 0x2 ... }
  s = { bits(0xbf79e800) bits(0xbf90c400) bits(0xbf8a1800) bits(0xbf9de800) bits(0x3c8b8000) bits(0x3e4b5000)
        bits(0xbf5d2c00) bits(0xbf2eb400) ... }
  dref = { 0.25 0.375 0.1875 -0.0625 0.75 0.75 0.125 0.875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 17 { asm "TEX.DC R8, R0, R4, 17, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x1 0x0 0x0 0x1 0x0 0x2 0x2 ... }
  s = { bits(0x3ecff800) bits(0x3e3df000) bits(0x3ec4f800) bits(0x3e27f000) bits(0x3f350400) bits(0x3f500400)
        bits(0x3f50c400) bits(0x3f6bc400) ... }
  dref = { 0.75 0.5 0.25 0.75 0.5 0.3125 0.5625 0.6875 ... }
  expect lane 3 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 18 { asm "TEX.DC R8, R0, R4, 18, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x2 0x0 0x0 0x0 0x0 0x0 0x0 ... }
  s = { bits(0xbbda0000) bits(0xbbda0000) bits(0xbbda0000) bits(0xbbda0000) bits(0xbf492000) bits(0xbf492000)
        bits(0xbf492000) bits(0xbf492000) ... }
  dref = { 0.9375 0.8125 0.4375 0.125 -0.0625 1.0625 0.0 1.0625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 19 { asm "TEX.LL.DC R8, R0, R4, 19, ARRAY_1D, 0x1"  active 0xff
  array = { 0x0 0x0 0x0 0x2 0x0 0x1 0x2 0x2 ... }
  s = { bits(0xbf24f000) bits(0x3fc26e00) bits(0x4001f600) bits(0x3f01a800) bits(0xbf812800) bits(0xbf2c0400)
        2.203125 bits(0x3f600400) ... }
  lod = { 3.60546875 bits(0x409fb800) bits(0x3f8f6000) 4.6484375 bits(0x4093b000) 4.98828125 1.375 bits(0xbb000000) ... }
  dref = { 0.1875 0.8125 0.5 0.5625 0.6875 0.25 0.4375 0.625 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 20 { asm "TEX.LL.DC R8, R0, R4, 20, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x1 0x2 0x0 0x1 0x0 0x0 0x1 ... }
  s = { bits(0x3f061800) bits(0x3f031c00) bits(0xbf6c4c00) -0.15625 bits(0x3e35e000) bits(0x3eeb3000)
        bits(0x3edff800) bits(0xbf5d0800) ... }
  lod = { bits(0x405af000) bits(0x3f38c000) bits(0x40910800) bits(0x3fffa000) bits(0x3b000000) -0.8828125
        bits(0x40967000) bits(0x3b000000) ... }
  dref = { 0.375 0.625 0.5625 0.25 0.6875 0.3125 0.3125 -0.0625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 21 { asm "TEX.LL.DC R8, R0, R4, 21, ARRAY_1D, 0x1"  active 0xff
  array = { 0x0 0x1 0x1 0x0 0x2 0x1 0x0 0x0 ... }
  s = { bits(0x3ea7f800) bits(0xbed8c800) bits(0x40075700) bits(0xbf2af800) -0.625 bits(0xbf7b1400) -0.625
        bits(0x3fd2f800) ... }
  lod = { bits(0x40901800) 5.88671875 bits(0x3fe16000) bits(0x3dac0000) 0.7421875 bits(0x40a0d800) bits(0xbda20000)
        bits(0x40202000) ... }
  dref = { 0.625 -0.0625 0.125 -0.0625 -0.0625 1.0625 0.6875 1.0 ... }
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 22 { asm "TEX.LL.DC R8, R0, R4, 22, ARRAY_1D, 0x1"  active 0xff
  array = { 0x1 0x0 0x0 0x1 0x0 0x0 0x1 0x2 ... }
  s = { bits(0x3edb6800) bits(0xbf4b0000) bits(0x3f957400) bits(0x3eeb2800) bits(0x3fb3d200) bits(0x3f015000)
        bits(0x3e862000) bits(0x3f9b7000) ... }
  lod = { bits(0xbd080000) bits(0xbf806000) bits(0xbf004000) 1.15234375 bits(0x3fc04000) bits(0xbf5b0000)
        bits(0x409ed800) bits(0x3fd2c000) ... }
  dref = { 0.5 0.9375 0.9375 0.625 0.875 0.375 0.1875 0.1875 ... }
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
}
warp 23 { asm "TEX.LL.DC R8, R0, R4, 23, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x1 0x2 0x0 0x2 0x1 0x0 0x1 ... }
  s = { bits(0xbee7f800) bits(0x40034500) bits(0xbf6c0400) bits(0xbe515000) bits(0x3fb54c00) bits(0xbf249c00)
        bits(0x3f2e6800) bits(0x3f6ffc00) ... }
  lod = { bits(0x3e320000) bits(0x3f008000) bits(0xbf00c000) bits(0x40723000) bits(0x40a01800) 2.66015625
        bits(0x40801800) bits(0xbf7f8000) ... }
  dref = { 1.0 0.75 0.375 0.9375 0.0 0.0625 0.1875 0.6875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
}
warp 24 { asm "TEX.LL.DC R8, R0, R4, 24, ARRAY_1D, 0x1"  active 0xff
  array = { 0x0 0x1 0x2 0x1 0x2 0x0 0x2 0x2 ... }
  s = { bits(0x3f7f6800) bits(0x3fe43400) bits(0x3edb6800) bits(0x400cd700) bits(0x3fb0c200) bits(0x3fbffe00)
        bits(0x3edb7800) bits(0x3fede800) ... }
  lod = { 2.0546875 -1.0 bits(0x3f00c000) bits(0x3edb8000) bits(0x40832800) 0.9140625 bits(0xbf806000) bits(0x408db800) ... }
  dref = { 0.5625 0.4375 1.0625 0.9375 0.625 0.75 0.8125 0.6875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
warp 25 { asm "TEX.LL.DC R8, R0, R4, 25, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x0 0x2 0x0 0x2 0x0 0x2 0x1 ... }
  s = { bits(0x40006c00) bits(0x3fd90800) bits(0x3f402800) bits(0xbf6cd400) bits(0x3fa20200) bits(0x3e11c000)
        bits(0xbefff800) bits(0xbe801000) ... }
  lod = { bits(0xbf648000) bits(0xbf354000) bits(0x40202000) bits(0x40002000) bits(0x3f004000) 0.22265625
        bits(0xbd700000) bits(0x40afe800) ... }
  dref = { 0.3125 0.6875 0.8125 0.3125 0.25 -0.0625 0.5 0.8125 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}
warp 26 { asm "TEX.LL.DC R8, R0, R4, 26, ARRAY_1D, 0x1"  active 0xff
  array = { 0x2 0x2 0x2 0x1 0x2 0x0 0x1 0x0 ... }
  s = { bits(0x3d430000) bits(0x3ffede00) bits(0x3fb02600) bits(0x3e924800) bits(0x400f9700) bits(0x3e1e9000)
        bits(0x3ee28800) bits(0x3f5f2400) ... }
  lod = { bits(0x3fe3e000) bits(0x40202000) bits(0x3fd1c000) bits(0xbeac8000) 4.66796875 bits(0x3fcd6000)
        bits(0x40869800) 3.33984375 ... }
  dref = { -0.0625 0.625 1.0625 0.5 0.75 0.75 0.0 0.0 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
