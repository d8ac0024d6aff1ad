# TLD4 and TEX of a point of cubes, across their seams and of faces that stand alone.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128a
rules without PD-134
policy coord_fixed21

texture 0 { type CUBEMAP  format R32 UINT  size 3 3  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 UINT  size 3 3  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1
texture 2 { type CUBEMAP  format R32 UINT  size 7 7  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type CUBEMAP  format R32 FLOAT  size 7 7  address 0x10060000  texels rows 5e28353f850d3b3fcc06303f4b5e713f1fb03c3f03a36a3f52da063f0156033fb5f26b3f21da673f51577b3fcbb5593f77ca4b3f3d90203f1202043f9172233f3fd6703f1f79373f8d113a3f19540c3fa3ec293f7632593fe6a6343fef207c3fabf3673fdedc123f0b0b7e3f1315243fe8a14d3f7ea3153f97a06f3ffd4e4b3fab9b463fcd8c5e3ffde75e3f740e373f33d5133f3fd04e3fbfc5063fd633093fa199433ff3f4093f4359103f05c5313f2828633f3e7d573f54c5193f524f5e3f1530303fa3d73b3f05ec023fdbaa113f67b6613f43332c3fff8d163f4e69313fd399483f1edb273f571a553f2f8b093f9b7c1d3f01ca3d3fabae1d3fd14e003fc412633f1b3c1c3f88ad723f6f86653f7e30113f9d5a583faa8c513f46a2623f42c0773fa850233f45ce233f588f673ff252393fb2641c3f96ca1b3fdafa003f00627d3f8d1f643f2949633f7f83793fabd74e3f5591573fe203753ff7016c3fa2c75f3f7957513f08897c3f6f01243f6b1c043f3ba6753fd51b593ff61c363f119d563fed17333f0e04743fabbe553ff876443fd758323fac601e3f6b7d763f6e690e3f3614573f828d183f058a0f3f9df9393fb82f7b3f70bc663f7a6d3c3f45cd1c3f38b4703f5538643f29da063fb2ca3e3f6815233f93f74a3f7a87333fb536373f3ebd1a3f98406b3f92db5c3ffb07233fdc763b3f6b26063fdcb9293f3a485a3f61e9563f21d1603f53ba2b3fc36f193f69991c3f867e313fe00a2d3f3995773fb398523fb5c71a3fb38d483fdd99363ffe20363f31633c3f97b20f3faa28473f68e46b3fb1162c3f32816f3fd107043f770d3d3f50e0163f874a4d3f3ceb4e3ff04e343f59180e3fe295143f90053c3f53ef783f4ad3213fae695c3f71fe323f84e26b3ff58e3a3ff027513f49921f3f0a9e393f1a47703f7fb6693f1e44403f8ef95d3fb08d683fa3ea113fe017163fb283613fe355333fe232083f5a18423f0770553f9dc4043f06157c3ff7b4653fd7366b3fa3413b3f8ed9583f9eca623ff36b323f83c75c3fe9bc033f83a40d3f543a403f3a3d213f5c2f223fcae17b3fcc42123f4a93453f3b6d643feb61393fb0ca2c3f97c6053f163f2d3f3e31563fee52273f4b71773f5dd43f3fe0f7683f01585f3f0e8d7b3ff8b7603fe1f0023f18d8643fcbf2233f39505a3fc9854a3f3d10603f2edf5d3f7b31043f9c6d753f3a76363f493b4c3fea12023f7eb65a3f220b0a3f307d4e3f093a213f53f6213f35a0523f90c6133f01f17f3f1b866f3f1020583fd1b73c3f898d2b3ff5c50b3fb514353f753b033f76bb1a3f052b2a3f04ac5c3f873f153fb257273f24816a3f18ea423f91456a3f1e91533fa3c55c3f26160c3f55fc503fcdf0633f7d2e033fff84743f1793483f60e15f3f5bfb2f3fe5720e3f5bac7f3f24426d3f94a2603f65a26d3fa7023d3fa4370d3f820f043fbe31183feb326b3fd2cc6e3feb0b5a3f31b8453fec46013f93e4613f34c21a3f54cd493f0b9c223fdb803a3f3e162d3fad0a5d3f00eb193fa67f3b3f47846f3ff3770b3fb4c54f3fb6063a3f7e2d4d3fd512403fb36d533f3658473fbe3c033f6145633f8eb8763f2f212e3fbe7a453fca4d203f31170e3f51f9683f9e18293fe37a433f }
handle 3 texture 3 sampler 0
texture 4 { type CUBEMAP  format R32 UINT  size 7 7  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 1
texture 5 { type CUBEMAP  format R32 FLOAT  size 7 7  address 0x100a0000  texels rows 5e28353f850d3b3fcc06303f4b5e713f1fb03c3f03a36a3f52da063f0156033fb5f26b3f21da673f51577b3fcbb5593f77ca4b3f3d90203f1202043f9172233f3fd6703f1f79373f8d113a3f19540c3fa3ec293f7632593fe6a6343fef207c3fabf3673fdedc123f0b0b7e3f1315243fe8a14d3f7ea3153f97a06f3ffd4e4b3fab9b463fcd8c5e3ffde75e3f740e373f33d5133f3fd04e3fbfc5063fd633093fa199433ff3f4093f4359103f05c5313f2828633f3e7d573f54c5193f524f5e3f1530303fa3d73b3f05ec023fdbaa113f67b6613f43332c3fff8d163f4e69313fd399483f1edb273f571a553f2f8b093f9b7c1d3f01ca3d3fabae1d3fd14e003fc412633f1b3c1c3f88ad723f6f86653f7e30113f9d5a583faa8c513f46a2623f42c0773fa850233f45ce233f588f673ff252393fb2641c3f96ca1b3fdafa003f00627d3f8d1f643f2949633f7f83793fabd74e3f5591573fe203753ff7016c3fa2c75f3f7957513f08897c3f6f01243f6b1c043f3ba6753fd51b593ff61c363f119d563fed17333f0e04743fabbe553ff876443fd758323fac601e3f6b7d763f6e690e3f3614573f828d183f058a0f3f9df9393fb82f7b3f70bc663f7a6d3c3f45cd1c3f38b4703f5538643f29da063fb2ca3e3f6815233f93f74a3f7a87333fb536373f3ebd1a3f98406b3f92db5c3ffb07233fdc763b3f6b26063fdcb9293f3a485a3f61e9563f21d1603f53ba2b3fc36f193f69991c3f867e313fe00a2d3f3995773fb398523fb5c71a3fb38d483fdd99363ffe20363f31633c3f97b20f3faa28473f68e46b3fb1162c3f32816f3fd107043f770d3d3f50e0163f874a4d3f3ceb4e3ff04e343f59180e3fe295143f90053c3f53ef783f4ad3213fae695c3f71fe323f84e26b3ff58e3a3ff027513f49921f3f0a9e393f1a47703f7fb6693f1e44403f8ef95d3fb08d683fa3ea113fe017163fb283613fe355333fe232083f5a18423f0770553f9dc4043f06157c3ff7b4653fd7366b3fa3413b3f8ed9583f9eca623ff36b323f83c75c3fe9bc033f83a40d3f543a403f3a3d213f5c2f223fcae17b3fcc42123f4a93453f3b6d643feb61393fb0ca2c3f97c6053f163f2d3f3e31563fee52273f4b71773f5dd43f3fe0f7683f01585f3f0e8d7b3ff8b7603fe1f0023f18d8643fcbf2233f39505a3fc9854a3f3d10603f2edf5d3f7b31043f9c6d753f3a76363f493b4c3fea12023f7eb65a3f220b0a3f307d4e3f093a213f53f6213f35a0523f90c6133f01f17f3f1b866f3f1020583fd1b73c3f898d2b3ff5c50b3fb514353f753b033f76bb1a3f052b2a3f04ac5c3f873f153fb257273f24816a3f18ea423f91456a3f1e91533fa3c55c3f26160c3f55fc503fcdf0633f7d2e033fff84743f1793483f60e15f3f5bfb2f3fe5720e3f5bac7f3f24426d3f94a2603f65a26d3fa7023d3fa4370d3f820f043fbe31183feb326b3fd2cc6e3feb0b5a3f31b8453fec46013f93e4613f34c21a3f54cd493f0b9c223fdb803a3f3e162d3fad0a5d3f00eb193fa67f3b3f47846f3ff3770b3fb4c54f3fb6063a3f7e2d4d3fd512403fb36d533f3658473fbe3c033f6145633f8eb8763f2f212e3fbe7a453fca4d203f31170e3f51f9683f9e18293fe37a433f }
handle 5 texture 5 sampler 1

warp 0 {   # cube.point.n3.seamless
    asm "TEX.LZ R8, R0, 0, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3eaaaaab) bits(0xbf2aaaab)
        bits(0x3eaaaaab) bits(0x3eaaaaab) bits(0x3f7fd555) bits(0x3eaaaaab) bits(0xbf7fd555) bits(0x3f2aaaab)
        bits(0xbeaaaaab) bits(0x3f2aaaab) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f7faaab) bits(0x3f555555) bits(0x3f2aaaab) bits(0xbf2b5555)
        bits(0xbeaaaaab) bits(0x3f2b5555) bits(0xbeaaaaab) bits(0xbeaaaaab) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f2b5555) bits(0xbeaaaaab) bits(0xbeaaaaab)
        bits(0x80000000) bits(0xbeaaaaab) ... }
    r = { bits(0x3eaaaaab) bits(0xbeaaaaab) bits(0x3eaaaaab) bits(0xbeaaaaab) bits(0xbeaaaaab) bits(0xbeaaaaab)
        bits(0xbf7fd555) bits(0x3eaaaaab) bits(0xbf7fd555) bits(0x3f2aaaab) bits(0x00000000) bits(0x3eaaaaab)
        bits(0x3f800000) bits(0xbf2b5555) bits(0xbeaaaaab) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2001002
    expect lane 1 R8 = 0x2000002
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x1
    expect lane 5 R8 = 0x2001
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1000001
    expect lane 8 R8 = 0x1001000
    expect lane 9 R8 = 0x1001002
    expect lane 10 R8 = 0x2001001
    expect lane 11 R8 = 0x2001000
    expect lane 12 R8 = 0x4002001
    expect lane 13 R8 = 0x3002001
    expect lane 14 R8 = 0x3001002
    expect lane 15 R8 = 0x4000001
    expect lane 16 R8 = 0x4001000
    expect lane 17 R8 = 0x4001002
    expect lane 18 R8 = 0x5001001
    expect lane 19 R8 = 0x5001000
}

warp 1 {   # cube.point.n3.faces
    asm "TEX.LZ R8, R0, 1, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3eaaaaab) bits(0xbf2aaaab)
        bits(0x3eaaaaab) bits(0x3eaaaaab) bits(0x3f7fd555) bits(0x3eaaaaab) bits(0xbf7fd555) bits(0x3f2aaaab)
        bits(0xbeaaaaab) bits(0x3f2aaaab) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f7faaab) bits(0x3f555555) bits(0x3f2aaaab) bits(0xbf2b5555)
        bits(0xbeaaaaab) bits(0x3f2b5555) bits(0xbeaaaaab) bits(0xbeaaaaab) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f2b5555) bits(0xbeaaaaab) bits(0xbeaaaaab)
        bits(0x80000000) bits(0xbeaaaaab) ... }
    r = { bits(0x3eaaaaab) bits(0xbeaaaaab) bits(0x3eaaaaab) bits(0xbeaaaaab) bits(0xbeaaaaab) bits(0xbeaaaaab)
        bits(0xbf7fd555) bits(0x3eaaaaab) bits(0xbf7fd555) bits(0x3f2aaaab) bits(0x00000000) bits(0x3eaaaaab)
        bits(0x3f800000) bits(0xbf2b5555) bits(0xbeaaaaab) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2001002
    expect lane 1 R8 = 0x2000002
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x1
    expect lane 5 R8 = 0x2001
    expect lane 6 R8 = 0x1002
    expect lane 7 R8 = 0x1000001
    expect lane 8 R8 = 0x1001000
    expect lane 9 R8 = 0x1001002
    expect lane 10 R8 = 0x2001001
    expect lane 11 R8 = 0x2001000
    expect lane 12 R8 = 0x4002001
    expect lane 13 R8 = 0x3002001
    expect lane 14 R8 = 0x3001002
    expect lane 15 R8 = 0x4000001
    expect lane 16 R8 = 0x4001000
    expect lane 17 R8 = 0x4001002
    expect lane 18 R8 = 0x5001001
    expect lane 19 R8 = 0x5001000
}

warp 2 {   # cube.gather.n7.seamless
    asm "TLD4.R R8, R0, 2, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf5bb6db) bits(0x3f124925)
        bits(0xbf5b9249) bits(0xbf124925) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249)
        bits(0x3f5bb6db) bits(0xbf124925) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f5b9249) bits(0x3f5b9249) bits(0x3f5b9249)
        bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249)
        bits(0x3f5b9249) bits(0x3f5b9249) ... }
    r = { bits(0x3f124925) bits(0xbf5b9249) bits(0xbf124925) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925)
        bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249) bits(0xbf5b9249) bits(0xbf5b9249)
        bits(0x3f800000) bits(0x3f5b9249) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2006006  R9 = 0x0  R10 = 0x1  R11 = 0x2005006
    expect lane 1 R8 = 0x2000006  R9 = 0x6  R11 = 0x5000000
    expect lane 2 R8 = 0x2002006  R9 = 0x4  R10 = 0x5  R11 = 0x2001006
    expect lane 3 R8 = 0x4000006  R9 = 0x0  R10 = 0x2006006
    expect lane 4 R8 = 0x4000006  R9 = 0x0  R10 = 0x2006006
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2004006  R11 = 0x2005006
    expect lane 6 R8 = 0x3000006  R9 = 0x6000  R11 = 0x4006006
    expect lane 7 R8 = 0x5000006  R9 = 0x1000000  R10 = 0x2000000
    expect lane 8 R8 = 0x1000006  R9 = 0x4000000  R11 = 0x2006000
    expect lane 9 R9 = 0x3006000  R10 = 0x1006000  R11 = 0x5006006
    expect lane 10 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000006
    expect lane 11 R8 = 0x2000005  R9 = 0x2000006  R10 = 0x5000000  R11 = 0x5000001
    expect lane 12 R9 = 0x3000000  R10 = 0x4006000  R11 = 0x1006006
    expect lane 13 R8 = 0x3000001  R9 = 0x3000002  R10 = 0x4006002  R11 = 0x4006001
    expect lane 14 R9 = 0x3006006  R10 = 0x5006000  R11 = 0x6006
    expect lane 15 R8 = 0x1000006  R9 = 0x4000000  R10 = 0x2006000
    expect lane 16 R8 = 0x4000006  R9 = 0x0  R11 = 0x2006006
    expect lane 17 R9 = 0x3000000  R10 = 0x4006000  R11 = 0x1006006
    expect lane 18 R8 = 0x6  R9 = 0x5000000  R10 = 0x2000006
    expect lane 19 R8 = 0x5000005  R9 = 0x5000006  R10 = 0x2000000  R11 = 0x2000001
}

warp 3 {   # cube.point.n7.seamless
    asm "TEX.LZ R8, R0, 2, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f36db6e) bits(0xbf5b6db7)
        bits(0x3f36db6e) bits(0x3f36db6e) bits(0x3f7fedb7) bits(0x3f36db6e) bits(0xbf7fedb7) bits(0x3f5b6db7)
        bits(0xbf36db6e) bits(0x3f5b6db7) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f7fdb6e) bits(0x3f6db6db) bits(0x3f5b6db7) bits(0xbf5bb6db)
        bits(0xbf36db6e) bits(0x3f5bb6db) bits(0xbf36db6e) bits(0xbf36db6e) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0xbf36db6e) bits(0xbf36db6e)
        bits(0x3f124925) bits(0xbf36db6e) ... }
    r = { bits(0x3f36db6e) bits(0xbf36db6e) bits(0x3f36db6e) bits(0xbf36db6e) bits(0xbf36db6e) bits(0xbf36db6e)
        bits(0xbf7fedb7) bits(0x3f36db6e) bits(0xbf7fedb7) bits(0x3f5b6db7) bits(0xbf124925) bits(0x3f36db6e)
        bits(0x3f800000) bits(0xbf5bb6db) bits(0xbf36db6e) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2005006
    expect lane 1 R8 = 0x2000006
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x5
    expect lane 4 R8 = 0x5
    expect lane 5 R8 = 0x6005
    expect lane 6 R8 = 0x5006
    expect lane 7 R8 = 0x1000005
    expect lane 8 R8 = 0x1005000
    expect lane 9 R8 = 0x1005006
    expect lane 10 R8 = 0x2001005
    expect lane 11 R8 = 0x2005000
    expect lane 12 R8 = 0x4006005
    expect lane 13 R8 = 0x3006005
    expect lane 14 R8 = 0x3005006
    expect lane 15 R8 = 0x4000005
    expect lane 16 R8 = 0x4005000
    expect lane 17 R8 = 0x4005006
    expect lane 18 R8 = 0x5001005
    expect lane 19 R8 = 0x5005000
}

warp 4 {   # cube.gather.f32.n7.seamless
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf5bb6db) bits(0x3f124925)
        bits(0xbf5b9249) bits(0xbf124925) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249)
        bits(0x3f5bb6db) bits(0xbf124925) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f5b9249) bits(0x3f5b9249) bits(0x3f5b9249)
        bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249)
        bits(0x3f5b9249) bits(0x3f5b9249) ... }
    r = { bits(0x3f124925) bits(0xbf5b9249) bits(0xbf124925) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925)
        bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249) bits(0xbf5b9249) bits(0xbf5b9249)
        bits(0x3f800000) bits(0x3f5b9249) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f2c16b1  R9 = 0x3f35285e  R10 = 0x3f3b0d85  R11 = 0x3f488db3
    expect lane 1 R8 = 0x3f0e696e  R9 = 0x3f06da52  R11 = 0x3f0c1626
    expect lane 2 R8 = 0x3f4af793  R9 = 0x3f3cb01f  R10 = 0x3f6aa303  R11 = 0x3f3c6d7a
    expect lane 3 R8 = 0x3f77714b  R9 = 0x3f35285e  R10 = 0x3f2c16b1
    expect lane 4 R8 = 0x3f77714b  R9 = 0x3f35285e  R10 = 0x3f2c16b1
    expect lane 5 R8 = 0x3f3b0d85  R9 = 0x3f3006cc  R10 = 0x3f196fc3  R11 = 0x3f488db3
    expect lane 6 R8 = 0x3f344ef0  R9 = 0x3f105943  R11 = 0x3f5cc5a3
    expect lane 7 R8 = 0x3f5fe160  R9 = 0x3f3bd7a3  R10 = 0x3f74040e
    expect lane 8 R8 = 0x3f31694e  R9 = 0x3f3961eb  R11 = 0x3f3699dd
    expect lane 9 R9 = 0x3f403a54  R10 = 0x3f24016f  R11 = 0x3f437ae3
    expect lane 10 R8 = 0x3f3bd7a3  R9 = 0x3f74040e  R10 = 0x3f5fe160
    expect lane 11 R8 = 0x3f767d6b  R9 = 0x3f0e696e  R10 = 0x3f0c1626  R11 = 0x3f50fc55
    expect lane 12 R9 = 0x3f6f8132  R10 = 0x3f153f87  R11 = 0x3f3317ed
    expect lane 13 R8 = 0x3f0407d1  R9 = 0x3f3d0d77  R10 = 0x3f6a8124  R11 = 0x3f2757b2
    expect lane 14 R9 = 0x3f646d3b  R10 = 0x3f2e212f  R11 = 0x3f303015
    expect lane 15 R8 = 0x3f31694e  R9 = 0x3f3961eb  R10 = 0x3f3699dd
    expect lane 16 R8 = 0x3f77714b  R9 = 0x3f35285e  R11 = 0x3f2c16b1
    expect lane 17 R9 = 0x3f6f8132  R10 = 0x3f153f87  R11 = 0x3f3317ed
    expect lane 18 R8 = 0x3f06da52  R9 = 0x3f0c1626  R10 = 0x3f0e696e
    expect lane 19 R8 = 0x3f489317  R9 = 0x3f5fe160  R10 = 0x3f74040e  R11 = 0x3f55beab
}

warp 5 {   # cube.gather.n7.faces
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf5bb6db) bits(0x3f124925)
        bits(0xbf5b9249) bits(0xbf124925) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249)
        bits(0x3f5bb6db) bits(0xbf124925) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f5b9249) bits(0x3f5b9249) bits(0x3f5b9249)
        bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249)
        bits(0x3f5b9249) bits(0x3f5b9249) ... }
    r = { bits(0x3f124925) bits(0xbf5b9249) bits(0xbf124925) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925)
        bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249) bits(0xbf5b9249) bits(0xbf5b9249)
        bits(0x3f800000) bits(0x3f5b9249) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2006006  R9 = 0x2006006  R10 = 0x2005006  R11 = 0x2005006
    expect lane 1 R8 = 0x2000006  R9 = 0x2000006  R10 = 0x2000006  R11 = 0x2000006
    expect lane 2 R8 = 0x2002006  R9 = 0x2002006  R10 = 0x2001006  R11 = 0x2001006
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x3000006  R9 = 0x3000006  R10 = 0x3000006  R11 = 0x3000006
    expect lane 7 R8 = 0x1000000  R9 = 0x1000000  R10 = 0x1000000  R11 = 0x1000000
    expect lane 8 R8 = 0x1000006  R9 = 0x1000006  R10 = 0x1000006  R11 = 0x1000006
    expect lane 9 R8 = 0x1006000  R9 = 0x1006000  R10 = 0x1006000  R11 = 0x1006000
    expect lane 10 R8 = 0x2000000  R9 = 0x2000000  R10 = 0x2000000  R11 = 0x2000000
    expect lane 11 R8 = 0x2000005  R9 = 0x2000006  R10 = 0x2000006  R11 = 0x2000005
    expect lane 12 R8 = 0x4006000  R9 = 0x4006000  R10 = 0x4006000  R11 = 0x4006000
    expect lane 13 R8 = 0x3000001  R9 = 0x3000002  R10 = 0x3000002  R11 = 0x3000001
    expect lane 14 R8 = 0x5006000  R9 = 0x5006000  R10 = 0x5006000  R11 = 0x5006000
    expect lane 15 R8 = 0x4000000  R9 = 0x4000000  R10 = 0x4000000  R11 = 0x4000000
    expect lane 16 R8 = 0x4000006  R9 = 0x4000006  R10 = 0x4000006  R11 = 0x4000006
    expect lane 17 R8 = 0x4006000  R9 = 0x4006000  R10 = 0x4006000  R11 = 0x4006000
    expect lane 18 R8 = 0x5000000  R9 = 0x5000000  R10 = 0x5000000  R11 = 0x5000000
    expect lane 19 R8 = 0x5000005  R9 = 0x5000006  R10 = 0x5000006  R11 = 0x5000005
}

warp 6 {   # cube.point.n7.faces
    asm "TEX.LZ R8, R0, 4, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f36db6e) bits(0xbf5b6db7)
        bits(0x3f36db6e) bits(0x3f36db6e) bits(0x3f7fedb7) bits(0x3f36db6e) bits(0xbf7fedb7) bits(0x3f5b6db7)
        bits(0xbf36db6e) bits(0x3f5b6db7) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f7fdb6e) bits(0x3f6db6db) bits(0x3f5b6db7) bits(0xbf5bb6db)
        bits(0xbf36db6e) bits(0x3f5bb6db) bits(0xbf36db6e) bits(0xbf36db6e) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0xbf36db6e) bits(0xbf36db6e)
        bits(0x3f124925) bits(0xbf36db6e) ... }
    r = { bits(0x3f36db6e) bits(0xbf36db6e) bits(0x3f36db6e) bits(0xbf36db6e) bits(0xbf36db6e) bits(0xbf36db6e)
        bits(0xbf7fedb7) bits(0x3f36db6e) bits(0xbf7fedb7) bits(0x3f5b6db7) bits(0xbf124925) bits(0x3f36db6e)
        bits(0x3f800000) bits(0xbf5bb6db) bits(0xbf36db6e) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2005006
    expect lane 1 R8 = 0x2000006
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x5
    expect lane 4 R8 = 0x5
    expect lane 5 R8 = 0x6005
    expect lane 6 R8 = 0x5006
    expect lane 7 R8 = 0x1000005
    expect lane 8 R8 = 0x1005000
    expect lane 9 R8 = 0x1005006
    expect lane 10 R8 = 0x2001005
    expect lane 11 R8 = 0x2005000
    expect lane 12 R8 = 0x4006005
    expect lane 13 R8 = 0x3006005
    expect lane 14 R8 = 0x3005006
    expect lane 15 R8 = 0x4000005
    expect lane 16 R8 = 0x4005000
    expect lane 17 R8 = 0x4005006
    expect lane 18 R8 = 0x5001005
    expect lane 19 R8 = 0x5005000
}

warp 7 {   # cube.gather.f32.n7.faces
    asm "TLD4.R R8, R0, 5, CUBE, 0xf"  active 0xfffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf5bb6db) bits(0x3f124925)
        bits(0xbf5b9249) bits(0xbf124925) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249)
        bits(0x3f5bb6db) bits(0xbf124925) ... }
    t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f5b9249) bits(0x3f5b9249) bits(0x3f5b9249)
        bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bb6db) bits(0x3f5b9249) bits(0xbf5b9249)
        bits(0x3f5b9249) bits(0x3f5b9249) ... }
    r = { bits(0x3f124925) bits(0xbf5b9249) bits(0xbf124925) bits(0x3f7fedb7) bits(0x3f5b9249) bits(0x3f124925)
        bits(0x3f5b9249) bits(0xbf5b9249) bits(0x3f5bb6db) bits(0xbf5b9249) bits(0xbf5b9249) bits(0xbf5b9249)
        bits(0x3f800000) bits(0x3f5b9249) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f2c16b1  R9 = 0x3f2c16b1  R10 = 0x3f488db3  R11 = 0x3f488db3
    expect lane 1 R8 = 0x3f0e696e  R9 = 0x3f0e696e  R10 = 0x3f0e696e  R11 = 0x3f0e696e
    expect lane 2 R8 = 0x3f4af793  R9 = 0x3f4af793  R10 = 0x3f3c6d7a  R11 = 0x3f3c6d7a
    expect lane 3 R8 = 0x3f35285e  R9 = 0x3f35285e  R10 = 0x3f35285e  R11 = 0x3f35285e
    expect lane 4 R8 = 0x3f35285e  R9 = 0x3f35285e  R10 = 0x3f35285e  R11 = 0x3f35285e
    expect lane 5 R8 = 0x3f3b0d85  R9 = 0x3f3006cc  R10 = 0x3f3006cc  R11 = 0x3f3b0d85
    expect lane 6 R8 = 0x3f344ef0  R9 = 0x3f344ef0  R10 = 0x3f344ef0  R11 = 0x3f344ef0
    expect lane 7 R8 = 0x3f3bd7a3  R9 = 0x3f3bd7a3  R10 = 0x3f3bd7a3  R11 = 0x3f3bd7a3
    expect lane 8 R8 = 0x3f31694e  R9 = 0x3f31694e  R10 = 0x3f31694e  R11 = 0x3f31694e
    expect lane 9 R8 = 0x3f24016f  R9 = 0x3f24016f  R10 = 0x3f24016f  R11 = 0x3f24016f
    expect lane 10 R8 = 0x3f74040e  R9 = 0x3f74040e  R10 = 0x3f74040e  R11 = 0x3f74040e
    expect lane 11 R8 = 0x3f767d6b  R9 = 0x3f0e696e  R10 = 0x3f0e696e  R11 = 0x3f767d6b
    expect lane 12 R8 = 0x3f153f87  R9 = 0x3f153f87  R10 = 0x3f153f87  R11 = 0x3f153f87
    expect lane 13 R8 = 0x3f0407d1  R9 = 0x3f3d0d77  R10 = 0x3f3d0d77  R11 = 0x3f0407d1
    expect lane 14 R8 = 0x3f2e212f  R9 = 0x3f2e212f  R10 = 0x3f2e212f  R11 = 0x3f2e212f
    expect lane 15 R8 = 0x3f3961eb  R9 = 0x3f3961eb  R10 = 0x3f3961eb  R11 = 0x3f3961eb
    expect lane 16 R8 = 0x3f77714b  R9 = 0x3f77714b  R10 = 0x3f77714b  R11 = 0x3f77714b
    expect lane 17 R8 = 0x3f153f87  R9 = 0x3f153f87  R10 = 0x3f153f87  R11 = 0x3f153f87
    expect lane 18 R8 = 0x3f0c1626  R9 = 0x3f0c1626  R10 = 0x3f0c1626  R11 = 0x3f0c1626
    expect lane 19 R8 = 0x3f489317  R9 = 0x3f5fe160  R10 = 0x3f5fe160  R11 = 0x3f489317
}
