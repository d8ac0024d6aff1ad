# Samples of 1d: expected is what two renderers of Mesa agree on bit for bit, and the unit too:
# Mesa 22.3.6: softpipe and llvmpipe (LLVM 15.0.6, 256 bits).
# Captured by tests/oracle/bound_check.py, seed 1. Of 200 samples the others are left out.
texlock 1
rules PD-60 PD-100 PD-102 PD-103 PD-104 PD-105 PD-106 PD-113 PD-114 PD-120a
minimum filter 200
texture 0 { type ONE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 37 
  levels 6 view 0 5 address 0x10000000 texels rows bbd9da466b6d65ce97196cf6263400aca4e4806e78518f8bc26c993ff9a03ae3ea3166a6863efcdbcac045c35452985da48b3e9a42b4806aee25204611cdd6345b4fbcc6b5090678b46e56714b4659ddf5cca60325385953a7c6c39aa6dab2655dd9a3613966a396be1b1c03fa9fc8ed8172b983ac31b251ff7868dde02bdc9b7ad4a1827ff6e8eaff9679fcf3ee }
sampler 0 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR border 0x3e189899 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x1be MAX_LOD_CLAMP 0x2c8 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP border 0x3f7dfdfe 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
texture 1 { type ONE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 0 6 address 0x10100000 texels rows ad1227422b3d1b2b6a4a5400fb248840e3cada22eb2764f245cbfae0852d04eb4f877c7ab86f4a689af19fb40e54f84b5965ba4bc3046b49fb66135b848aeccc29be1154af212030f5eac5770da4857c6620b12fe89b5f067d891c70a92d17e53ffba0299877f616db4164044a90840d9285f2eacc2c05a134fad150537f6f19d59621891ef3f6505f12219c0a209a8f815a51ada9f42e164411fa9740d46a46bf2fd32aaa17a60b027ba541e257f32dd3155ace7c37bfac2d41b077ffdd02376b4b29b5c38a94dd323ff777ec6fe49eae5f5e1358122d800fc777fc36f615e77d2ee4ced2420597b5e1c8d9ca30bb8d7306eb283c49572b09c83099bd1d }
sampler 2 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP border 0x3eaaaaab 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 2 texture 1 sampler 2
sampler 3 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR border 0x3f21a1a2 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x2cc MAX_LOD_CLAMP 0x4b0 }
handle 3 texture 0 sampler 3
sampler 4 { address WRAP CLAMP_TO_EDGE CLAMP_OGL border 0x3f1c9c9d 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 4 texture 1 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER border 0x3f129293 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0xa9 MAX_LOD_CLAMP 0x197 }
handle 5 texture 0 sampler 5
texture 2 { type ONE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 1 1 address 0x10200000 texels rows ad1227422b3d1b2b6a4a5400fb248840e3cada22eb2764f245cbfae0852d04eb4f877c7ab86f4a689af19fb40e54f84b5965ba4bc3046b49fb66135b848aeccc29be1154af212030f5eac5770da4857c6620b12fe89b5f067d891c70a92d17e53ffba0299877f616db4164044a90840d9285f2eacc2c05a134fad150537f6f19d59621891ef3f6505f12219c0a209a8f815a51ada9f42e164411fa9740d46a46bf2fd32aaa17a60b027ba541e257f32dd3155ace7c37bfac2d41b077ffdd02376b4b29b5c38a94dd323ff777ec6fe49eae5f5e1358122d800fc777fc36f615e77d2ee4ced2420597b5e1c8d9ca30bb8d7306eb283c49572b09c83099bd1d }
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER border 0x3e868687 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 6 texture 2 sampler 6
sampler 7 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL border 0x3edcdcdd 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x1c7 MAX_LOD_CLAMP 0xfff }
handle 7 texture 0 sampler 7
texture 3 { type ONE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 1 5 address 0x10300000 texels rows ad1227422b3d1b2b6a4a5400fb248840e3cada22eb2764f245cbfae0852d04eb4f877c7ab86f4a689af19fb40e54f84b5965ba4bc3046b49fb66135b848aeccc29be1154af212030f5eac5770da4857c6620b12fe89b5f067d891c70a92d17e53ffba0299877f616db4164044a90840d9285f2eacc2c05a134fad150537f6f19d59621891ef3f6505f12219c0a209a8f815a51ada9f42e164411fa9740d46a46bf2fd32aaa17a60b027ba541e257f32dd3155ace7c37bfac2d41b077ffdd02376b4b29b5c38a94dd323ff777ec6fe49eae5f5e1358122d800fc777fc36f615e77d2ee4ced2420597b5e1c8d9ca30bb8d7306eb283c49572b09c83099bd1d }
sampler 8 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3ea6a6a7 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 8 texture 3 sampler 8
texture 4 { type ONE_D format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 2 2 address 0x10400000 texels rows ff3fffbf0000ff3f0000ff1fff1fff5fff9fff5fffffff5fffbfff1f0000ff1fff5fffbfff9fff7fff9fff7fff1fff7f0000ff1f00000000ff9fff3fffbfffffff9f0000ff3fff9fff9fff7fffbfffbfffffff3fff7fffbf0000ff3fff7fffdfffbfffdfffbfff1fff7fffffffffff5fff1f0000ff7fff1fffbfffdfff3fff3fffdfff1fff9fff7fffdfff1fff3fff1fffffffdfff7fffff0000ffffff1f0000ff1fff9f0000ffffff1fffbfffdfff9fff5fff3fffbfff3fffffffdf0000ffbf0000ff3f0000ffbfffbfffdfffbfffffffbfff9fffdfffbfff5fffbfffdfff5fffdfff9fffbfff7f0000ffbfff3f0000ff5fff9fffffff7fffffff7fff5f }
sampler 9 { address WRAP WRAP MIRROR_ONCE_CLAMP_OGL border 0x3f25a5a6 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 2 }
handle 9 texture 4 sampler 9
texture 5 { type ONE_D format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 37 
  levels 6 view 1 1 address 0x10500000 texels rows ff5fffdfff1fff9fff3fff5fffffff7fffbfff9fff3fffbfffbfff7fff3fff3fffffff1fff5fffdfffff0000ff7fffbfffbfff3fff9f0000ffffff1fffffffbfffdfff3fff3f0000ff1fff3fffbfffbfff9fff7fff3f0000ffffffdfffffff1fff9f0000ff3fffffffffff7fff7fff3fff3fff9fffdfffbf0000ff9fff1fffffff9fffffff7f0000ff1fffbfffff }
sampler 10 { address BORDER CLAMP_OGL MIRROR_ONCE_BORDER border 0x3eb2b2b3 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 10 texture 5 sampler 10
texture 6 { type ONE_D format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 0 6 address 0x10600000 texels rows ff3fffbf0000ff3f0000ff1fff1fff5fff9fff5fffffff5fffbfff1f0000ff1fff5fffbfff9fff7fff9fff7fff1fff7f0000ff1f00000000ff9fff3fffbfffffff9f0000ff3fff9fff9fff7fffbfffbfffffff3fff7fffbf0000ff3fff7fffdfffbfffdfffbfff1fff7fffffffffff5fff1f0000ff7fff1fffbfffdfff3fff3fffdfff1fff9fff7fffdfff1fff3fff1fffffffdfff7fffff0000ffffff1f0000ff1fff9f0000ffffff1fffbfffdfff9fff5fff3fffbfff3fffffffdf0000ffbf0000ff3f0000ffbfffbfffdfffbfffffffbfff9fffdfffbfff5fffbfffdfff5fffdfff9fffbfff7f0000ffbfff3f0000ff5fff9fffffff7fffffff7fff5f }
sampler 11 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_OGL border 0x3f1b9b9c 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x357 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 11 texture 6 sampler 11
texture 7 { type ONE_D format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 37 
  levels 6 view 0 5 address 0x10700000 texels rows ff5fffdfff1fff9fff3fff5fffffff7fffbfff9fff3fffbfffbfff7fff3fff3fffffff1fff5fffdfffff0000ff7fffbfffbfff3fff9f0000ffffff1fffffffbfffdfff3fff3f0000ff1fff3fffbfffbfff9fff7fff3f0000ffffffdfffffff1fff9f0000ff3fffffffffff7fff7fff3fff3fff9fffdfffbf0000ff9fff1fffffff9fffffff7f0000ff1fffbfffff }
sampler 12 { address MIRROR_ONCE_CLAMP_OGL BORDER MIRROR_ONCE_BORDER border 0x3d40c0c1 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0xab MAX_LOD_CLAMP 0x1cf DEPTH_COMPARE_FUNC 6 }
handle 12 texture 7 sampler 12
texture 8 { type ONE_D format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 1 5 address 0x10800000 texels rows 0000003e0000803e0000603f0000c03e0000803e0000803e0000403f0000803e0000003e0000003f0000203f0000803f0000803e0000203f0000803e00000000000000000000203f0000803e0000603f000000000000603f0000803f0000803e0000803f000000000000603f0000003f0000003e0000003f0000203f0000403f000000000000203f0000003f0000403f000000000000603f0000003f0000c03e0000003f000000000000603f0000c03e0000803f0000603f0000003e0000603f000000000000003f00000000000000000000403f000000000000003f0000c03e0000203f000000000000803f0000003f0000203f0000203f0000003e0000803f0000403f0000603f0000203f0000003e0000403f0000003e0000003f0000803f0000803f0000603f0000003f0000403f0000803f0000403f0000403f0000403f0000403f0000403f0000003e0000003f0000803e0000003e0000003e0000003e0000c03e0000003e0000c03e0000003e0000203f0000803e0000803f0000003e0000c03e0000803e0000203f0000603f0000003e0000603f0000003e0000003e0000203f0000603f0000003e0000203f0000203f0000003e000000000000803e0000603f0000003f0000003e000000000000c03e0000803e0000603f0000c03e0000203f000000000000003f0000003f0000203f0000603f0000203f }
sampler 13 { address MIRROR_ONCE_CLAMP_OGL MIRROR BORDER border 0x3e808081 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x17c MAX_LOD_CLAMP 0x3ef DEPTH_COMPARE_FUNC 1 }
handle 13 texture 8 sampler 13
texture 9 { type ONE_D format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 37 
  levels 6 view 0 5 address 0x10900000 texels rows 0000c03e000000000000803e00000000000000000000803f00000000000000000000c03e0000803e000000000000603f0000003f0000003f0000403f0000803f0000003e0000003f0000403f000000000000803e0000203f000000000000603f0000c03e0000003e0000203f000000000000403f0000003e0000c03e000000000000003e0000003e0000603f000000000000803f0000203f0000203f0000803e0000803f0000203f0000c03e0000803e0000603f0000803f0000c03e0000803f0000603f0000203f0000803e0000603f000000000000803f0000403f0000203f0000003e0000603f0000803e0000403f0000c03e0000003f000000000000003e0000003f0000c03e0000c03e000000000000203f0000803f0000203f }
sampler 14 { address CLAMP_OGL WRAP CLAMP_TO_EDGE border 0x3d70f0f1 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x29c MAX_LOD_CLAMP 0x363 DEPTH_COMPARE_FUNC 6 }
handle 14 texture 9 sampler 14
texture 10 { type ONE_D format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 0 6 address 0x10a00000 texels rows 0000003e0000803e0000603f0000c03e0000803e0000803e0000403f0000803e0000003e0000003f0000203f0000803f0000803e0000203f0000803e00000000000000000000203f0000803e0000603f000000000000603f0000803f0000803e0000803f000000000000603f0000003f0000003e0000003f0000203f0000403f000000000000203f0000003f0000403f000000000000603f0000003f0000c03e0000003f000000000000603f0000c03e0000803f0000603f0000003e0000603f000000000000003f00000000000000000000403f000000000000003f0000c03e0000203f000000000000803f0000003f0000203f0000203f0000003e0000803f0000403f0000603f0000203f0000003e0000403f0000003e0000003f0000803f0000803f0000603f0000003f0000403f0000803f0000403f0000403f0000403f0000403f0000403f0000003e0000003f0000803e0000003e0000003e0000003e0000c03e0000003e0000c03e0000003e0000203f0000803e0000803f0000003e0000c03e0000803e0000203f0000603f0000003e0000603f0000003e0000003e0000203f0000603f0000003e0000203f0000203f0000003e000000000000803e0000603f0000003f0000003e000000000000c03e0000803e0000603f0000c03e0000203f000000000000003f0000003f0000203f0000603f0000203f }
sampler 15 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER BORDER border 0x3f38b8b9 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x252 MAX_LOD_CLAMP 0x2c4 DEPTH_COMPARE_FUNC 4 }
handle 15 texture 10 sampler 15
sampler 16 { address MIRROR MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL border 0x3f2aaaab 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 }
handle 16 texture 9 sampler 16
sampler 17 { address CLAMP_OGL WRAP WRAP border 0x3f09898a 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 0 }
handle 17 texture 6 sampler 17
sampler 18 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP border 0x3ed4d4d5 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 18 texture 7 sampler 18
texture 11 { type ONE_D format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 64 
  levels 7 view 1 5 address 0x10b00000 texels rows ff3fffbf0000ff3f0000ff1fff1fff5fff9fff5fffffff5fffbfff1f0000ff1fff5fffbfff9fff7fff9fff7fff1fff7f0000ff1f00000000ff9fff3fffbfffffff9f0000ff3fff9fff9fff7fffbfffbfffffff3fff7fffbf0000ff3fff7fffdfffbfffdfffbfff1fff7fffffffffff5fff1f0000ff7fff1fffbfffdfff3fff3fffdfff1fff9fff7fffdfff1fff3fff1fffffffdfff7fffff0000ffffff1f0000ff1fff9f0000ffffff1fffbfffdfff9fff5fff3fffbfff3fffffffdf0000ffbf0000ff3f0000ffbfffbfffdfffbfffffffbfff9fffdfffbfff5fffbfffdfff5fffdfff9fffbfff7f0000ffbfff3f0000ff5fff9fffffff7fffffff7fff5f }
sampler 19 { address MIRROR_ONCE_BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL border 0x3f56d6d7 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x1e MAX_LOD_CLAMP 0x146 DEPTH_COMPARE_FUNC 4 }
handle 19 texture 11 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL BORDER border 0x3e2cacad 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0xa3 MAX_LOD_CLAMP 0x111 DEPTH_COMPARE_FUNC 1 }
handle 20 texture 7 sampler 20
sampler 21 { address WRAP WRAP MIRROR border 0x3f6bebec 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 1 }
handle 21 texture 10 sampler 21
texture 12 { type ONE_D format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 37 
  levels 6 view 1 4 address 0x10c00000 texels rows 0000c03e000000000000803e00000000000000000000803f00000000000000000000c03e0000803e000000000000603f0000003f0000003f0000403f0000803f0000003e0000003f0000403f000000000000803e0000203f000000000000603f0000c03e0000003e0000203f000000000000403f0000003e0000c03e000000000000003e0000003e0000603f000000000000803f0000203f0000203f0000803e0000803f0000203f0000c03e0000803e0000603f0000803f0000c03e0000803f0000603f0000203f0000803e0000603f000000000000803f0000403f0000203f0000003e0000603f0000803e0000403f0000c03e0000003f000000000000003e0000003f0000c03e0000c03e000000000000203f0000803f0000203f }
sampler 22 { address CLAMP_TO_EDGE CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE border 0x3f41c1c2 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 }
handle 22 texture 12 sampler 22
sampler 23 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f028283 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 }
handle 23 texture 10 sampler 23
sampler 24 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP border 0x3f73f3f4 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 4 }
handle 24 texture 12 sampler 24
warp 0 { asm "TEX R8, R0, 0, 1D, 0xf"  active 0xff
  s = { bits(0x3fd06a00) bits(0x3fc9e000) bits(0x3fdab000) bits(0x3fd42600) bits(0x3f4f2400) bits(0x3f57b000)
        bits(0x3fc79200) bits(0x3fcbd800) ... }
  expect lane 0 R8 = 0x3ec202c2 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec202c2 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3ec202c2 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ec202c2 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 1 { asm "TEX R8, R0, 1, 1D, 0xf"  active 0xff
  s = { bits(0x3e8a5800) bits(0x3d9b8000) bits(0x3e7d2000) bits(0x3d58c000) bits(0x3fab2200) bits(0x3f703800)
        bits(0x3fa24400) bits(0x3f5e7c00) ... }
  expect lane 4 R8 = 0x3edd68dd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3edd68dd R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 2 { asm "TEX.LB R8, R0, R4, 2, 1D, 0xf"  active 0xff
  s = { bits(0x3f95fe00) bits(0x403aff00) bits(0x3fbf7e00) bits(0x404fbf00) bits(0x3fa2fe00) bits(0x3fa7ce00)
        bits(0x3fa41e00) bits(0x3fa8ee00) ... }
  lod = { bits(0xbf190000) 1.98828125 -0.65625 0.8515625 1.0390625 1.56640625 0.14453125 -1.1171875 ... }
  expect lane 0 R8 = 0x3dede8ee R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3dede8ee R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3dede8ee R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3dede8ee R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 3 { asm "TEX.LL R8, R0, R4, 3, 1D, 0xf"  active 0xff
  s = { bits(0xbf476c00) bits(0x3f5f2000) bits(0xbf83a200) bits(0xbf589000) bits(0x3fb0fc00) bits(0xbf87dc00)
        bits(0x3fcf9200) bits(0xbf83c400) ... }
  lod = { bits(0x400de000) bits(0xbf802000) bits(0x4023f000) bits(0x40801000) bits(0x3fc06000) 4.734375
        bits(0x3fdea000) bits(0x40375000) ... }
  expect lane 0 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f7c79fc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f6ef3ef R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f6ae8eb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 4 { asm "TEX.LL R8, R0, R4, 4, 1D, 0xf"  active 0xff
  s = { 0.9375 bits(0x4007b100) bits(0x3ea14000) bits(0x3f55e400) bits(0x3fa08e00) bits(0x3fd8fe00) bits(0x3f319000)
        bits(0x3f426400) ... }
  lod = { bits(0x400ab000) 3.51953125 bits(0x40089000) bits(0x40601000) 6.546875 4.5 bits(0x400c2000) bits(0x40a48800) ... }
  expect lane 4 R8 = 0x3dede8ee R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3ee26ce2 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 5 { asm "TEX.LL R8, R0, R4, 5, 1D, 0xf"  active 0xff
  s = { bits(0x3ff75a00) bits(0x3ed21000) bits(0x3f89b200) bits(0x3fb91200) -0.5 bits(0xbe182000) bits(0xbf2cb000)
        bits(0x40023000) ... }
  lod = { 2.5390625 bits(0x409ff800) bits(0x3ebd0000) bits(0x3f5e4000) bits(0x40697000) bits(0x40603000)
        bits(0xbb000000) bits(0x40b31000) ... }
  expect lane 0 R8 = 0x3f00a381 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f00a381 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f00a381 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e7a18fa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f00a381 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 6 { asm "TXD R8, R0, R4, 6, 1D, 0xf"  active 0xff
  s = { 1.1171875 bits(0x3fc14000) bits(0xbedff800) 1.96875 1.2890625 bits(0x3f66f000) bits(0x3e840800)
        bits(0x3fc30200) ... }
  dsdx = { 1.625 bits(0xbd340000) bits(0xbc200000) 1.046875 bits(0xbc480000) -0.5859375 1.484375 0.8515625 ... }
  dsdy = { 0.13671875 0.421875 -1.5625 bits(0x3e660000) bits(0xbc600000) bits(0x3c480000) -1.4375 0.37109375 ... }
  expect lane 0 R8 = 0x3e5c08dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3e5c08dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f16d597 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e5c08dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e5c08dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3eaa62de R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3e5c08dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 7 { asm "TXD R8, R0, R4, 7, 1D, 0xf"  active 0xff
  s = { bits(0x3ffda000) bits(0xbe198000) bits(0x3eb3e000) bits(0x3ef91800) bits(0x3fd14c00) bits(0xbf307400)
        bits(0x3f718400) bits(0xbf58c400) ... }
  dsdx = { bits(0x3ce10000) bits(0x3ed30800) bits(0xbea7c800) bits(0xbd4dc000) bits(0x3e130000) 0.0 -0.125 0.0 ... }
  dsdy = { bits(0x3ca10000) bits(0xbc610000) 0.5 bits(0x3e0dd000) bits(0xbd724000) 0.0 bits(0x3c8f8000) 0.0 ... }
  expect lane 0 R8 = 0x3f59bbda R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f766cf6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3ed984da R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e7a18fa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e7e64fe R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f1a3e9a R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3d1b509b R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3e5358d3 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 8 { asm "TXD.AOFFI R8, R0, R4, 8, 1D, 0xf"  active 0xff
  array = { 0x70000 0x70000 0x70000 0x70000 0x70000 0x70000 0x70000 0x70000 ... }
  s = { bits(0x3f660400) bits(0x3f87e600) bits(0x3fc0de00) bits(0x400f7900) bits(0x3ff0fa00) bits(0xbe08f000)
        bits(0xbf0e5400) bits(0x3f6e0400) ... }
  dsdx = { -1.359375 bits(0xbd420000) bits(0xbe040000) bits(0xbd3c0000) -1.734375 bits(0xbcb60000) bits(0x3c100000)
        bits(0xbed60000) ... }
  dsdy = { 0.0546875 bits(0x3c3c0000) bits(0x3d1c0000) bits(0xbe020000) -1.5625 0.9921875 -0.6328125 1.8125 ... }
  expect lane 0 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3ea6a6a7 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 9 { asm "TEX.AOFFI.DC R8, R0, R4, 9, 1D, 0x1"  active 0xff
  s = { bits(0x3f56fc00) bits(0x3f592400) bits(0x3f367c00) bits(0x3f38a400) bits(0x3ffce400) bits(0x3f87e400)
        bits(0x3ffe2c00) bits(0x3f892c00) ... }
  dref = { 0.375 0.625 0.5 0.6875 0.5 0.875 0.0 0.8125 ... }
  offset = { 0x9 0x9 0x9 0x9 0x9 0x9 0x9 0x9 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 10 { asm "TEX.DC R8, R0, R4, 10, 1D, 0x1"  active 0xff
  s = { bits(0xbf22e000) bits(0xbf29cc00) bits(0xbf073400) bits(0xbf0e2000) bits(0x3f3d4400) 1.24609375
        bits(0x3fa74800) bits(0x3fe82600) ... }
  dref = { 0.25 0.8125 0.3125 0.6875 0.125 1.0 0.875 0.5 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
warp 11 { asm "TEX.DC R8, R0, R4, 11, 1D, 0x1"  active 0xff
  s = { bits(0x3f83c200) bits(0x3e361000) bits(0x3f748400) bits(0x3dd42000) bits(0xbf639c00) bits(0xbfd8ce00)
        bits(0x3f346400) bits(0xbdcce000) ... }
  dref = { 0.5625 0.125 1.0 0.1875 0.8125 0.5 0.5625 1.0625 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
warp 12 { asm "TEX.AOFFI.DC R8, R0, R4, 12, 1D, 0x1"  active 0xff
  s = { bits(0x3fda9600) bits(0x3fd27a00) bits(0x3fdf9c00) 1.68359375 bits(0xbe09d000) bits(0x3e2a1000)
        bits(0xbe343000) bits(0x3dff6000) ... }
  dref = { 0.6875 0.0625 0.875 1.0 1.0625 0.0 0.8125 0.0625 ... }
  offset = { 0x8 0x8 0x8 0x8 0x8 0x8 0x8 0x8 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 13 { asm "TEX.AOFFI.DC R8, R0, R4, 13, 1D, 0x1"  active 0xff
  s = { bits(0xbdf54000) bits(0xbe46a000) bits(0xbe076000) bits(0xbe536000) -0.703125 bits(0xbf0e8000) -0.765625
        bits(0xbf1e8000) ... }
  dref = { 0.25 0.0625 0.75 0.75 0.4375 0.25 0.4375 0.625 ... }
  offset = { 0x4 0x4 0x4 0x4 0x4 0x4 0x4 0x4 ... }
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
}
warp 14 { asm "TEX.DC R8, R0, R4, 14, 1D, 0x1"  active 0xff
  s = { bits(0x3f4b5000) bits(0x3f33c000) bits(0x3f512800) bits(0x3f399800) bits(0x3f81ba00) bits(0x3f575800)
        bits(0x3fec1a00) bits(0x3fd60c00) ... }
  dref = { 0.4375 0.1875 0.3125 0.875 0.0625 0.6875 0.9375 0.125 ... }
  expect lane 3 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
}
warp 15 { asm "TEX.DC R8, R0, R4, 15, 1D, 0x1"  active 0xff
  s = { 1.4921875 bits(0x3fbae000) bits(0x3fc0b000) bits(0x3fbc9000) bits(0x3ed40800) bits(0x3f08c400)
        bits(0x3f400400) bits(0x3f5ec400) ... }
  dref = { 1.0 0.5625 1.0 -0.0625 -0.0625 1.0 0.875 0.875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
}
warp 16 { asm "TEX.AOFFI.DC R8, R0, R4, 16, 1D, 0x1"  active 0xff
  s = { bits(0xbd84e000) bits(0xbe781000) bits(0xbe2cd000) bits(0xbeb13800) bits(0x3f0a1400) bits(0x3f168400)
        bits(0x3f22bc00) bits(0x3f2f2c00) ... }
  dref = { 0.8125 0.8125 0.75 0.5 0.375 0.375 0.625 0.375 ... }
  offset = { 0x6 0x6 0x6 0x6 0x6 0x6 0x6 0x6 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}
warp 17 { asm "TEX.LL.DC R8, R0, R4, 17, 1D, 0x1"  active 0xff
  s = { bits(0x3f580400) bits(0xbed53000) bits(0x3fa10200) bits(0xbefc4000) bits(0x40085a00) bits(0x3f3e7800)
        -0.171875 bits(0xbf7f3000) ... }
  lod = { bits(0x408e5800) bits(0xbf00c000) bits(0xbeff0000) bits(0x40bff800) bits(0x40bb9800) 3.875 bits(0x3eff8000)
        bits(0x3f11c000) ... }
  dref = { 0.875 0.5625 0.25 0.5 0.75 0.1875 0.3125 1.0625 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 18 { asm "TEX.LL.DC R8, R0, R4, 18, 1D, 0x1"  active 0xff
  s = { bits(0x3ff11e00) bits(0x3f70ac00) bits(0x3f94c200) bits(0xbf836000) bits(0x3ec1b800) bits(0x3e911800)
        bits(0x3e5d6000) bits(0x3fd9f400) ... }
  lod = { bits(0x408dd800) bits(0x3cf00000) bits(0x40001000) bits(0x40800800) bits(0x40712000) bits(0x409ff000)
        bits(0x40402000) bits(0x40863000) ... }
  dref = { 1.0625 0.6875 0.5625 0.75 0.25 0.8125 0.25 1.0 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}
warp 19 { asm "TEX.LL.DC R8, R0, R4, 19, 1D, 0x1"  active 0xff
  s = { bits(0x3fd3e400) bits(0xbf3ffc00) bits(0x3fa1fe00) bits(0x3ea3f800) bits(0x3ec80800) bits(0xbd7f0000)
        bits(0x3ea5b000) bits(0x3ff9f600) ... }
  lod = { bits(0xbf4ec000) bits(0x40824800) 5.79296875 bits(0x3f3dc000) bits(0x40acd000) bits(0x40a01000)
        bits(0x3eff8000) bits(0x405c9000) ... }
  dref = { 1.0625 0.75 0.8125 0.5625 0.0 0.3125 0.875 0.6875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 20 { asm "TEX.LL.DC R8, R0, R4, 20, 1D, 0x1"  active 0xff
  s = { bits(0x4002dd00) bits(0x3ffac800) bits(0x3e441000) bits(0x3f8b7a00) bits(0xbf1b8000) bits(0x3ff22c00)
        bits(0x3d25c000) bits(0x3f06e800) ... }
  lod = { 0.86328125 bits(0x40003000) bits(0xbe6c0000) bits(0x4066d000) 3.8671875 bits(0x3e1b0000) 3.18359375
        bits(0x3ff34000) ... }
  dref = { 0.3125 0.6875 0.375 0.25 0.875 0.0 0.3125 1.0 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 21 { asm "TEX.LL.DC R8, R0, R4, 21, 1D, 0x1"  active 0xff
  s = { bits(0x3e6ff000) bits(0xbdb4a000) bits(0xbe9bf800) 2.1640625 bits(0xbf4dfc00) bits(0xbd9fe000)
        bits(0x3fea5e00) bits(0x40050200) ... }
  lod = { bits(0xbeff0000) bits(0x40581000) bits(0x3fc12000) bits(0x40b00800) bits(0x407df000) bits(0x4061d000)
        bits(0x40aff000) bits(0x4039d000) ... }
  dref = { 0.0 0.25 0.75 0.1875 0.9375 0.4375 0.0 0.625 ... }
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
}
warp 22 { asm "TEX.LL.DC R8, R0, R4, 22, 1D, 0x1"  active 0xff
  s = { bits(0x3fda4200) bits(0xbe1d0000) bits(0xbf33e000) bits(0xbf44a800) bits(0x3f0a6000) bits(0xbf33e400)
        bits(0x3fd4ba00) bits(0x3cdd0000) ... }
  lod = { bits(0x40b91000) bits(0x3b000000) 5.19140625 3.5 4.05859375 bits(0x3daa0000) -0.1953125 bits(0xbf5e4000) ... }
  dref = { 1.0 1.0 0.25 0.125 0.5 0.875 0.75 0.375 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}
warp 23 { asm "TEX.LL.DC R8, R0, R4, 23, 1D, 0x1"  active 0xff
  s = { bits(0x3f8f8400) bits(0x3fdbe200) bits(0x3e7b2000) 1.6484375 bits(0xbd808000) bits(0xbf246800)
        bits(0x3d308000) 0.3828125 ... }
  lod = { 0.5 bits(0x3fffc000) bits(0xbe848000) bits(0xbe6c0000) bits(0x403a5000) bits(0x400da000) bits(0xbeae0000)
        bits(0x3fffa000) ... }
  dref = { 0.5625 0.8125 0.9375 1.0625 0.875 1.0625 0.25 0.25 ... }
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
}
warp 24 { asm "TEX.LL.DC R8, R0, R4, 24, 1D, 0x1"  active 0xff
  s = { bits(0xbf34f000) bits(0x3f86ee00) bits(0x3fbbe000) bits(0xbf9a3a00) bits(0x3f9d6600) bits(0x3f868800)
        bits(0xbf741400) bits(0xbf00c000) ... }
  lod = { 1.0 bits(0x3fc06000) 4.12890625 bits(0x3e1b0000) bits(0x403fd000) bits(0x3fbfe000) bits(0x3e670000)
        bits(0x40887800) ... }
  dref = { 0.25 0.625 0.375 0.9375 0.6875 0.5 0.125 0.875 ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
}
