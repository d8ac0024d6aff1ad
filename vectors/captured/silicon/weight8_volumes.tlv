# TEX of volumes: two slices, codes and floats.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-125a PD-126 PD-127
policy filter_weight8

texture 0 { type THREE_D  format R32 FLOAT  size 4 4 4  address 0x10000000  texels rows 8c7de548881b8ac0d4126549b59720bcaca5c5b83d74d84572771045187951461d6d323b12ed033700fe33c55d50553c38118c4599ba53bb906b71c200ef95c0d60784b59d880045b7783641790a3dbd1b61d7c14a1bca40c62525b9a2f7403cfdfd96bee36cc6c80b925cc150fe05374f95383e9421233c3ff47c421ca56839bfd460c623312db62b548346cbf2a3bc08b4763c23cd22b81c2767c10da49fb7c049363d7f550c393451ec3a23d664362c8bd94854e7bf42d18ad5bc9a3d9440f032e7c8c8a202c32cff7d3cacbbd546ef2976ba0a7c4c43864eacbd4a177b3cc78ec0b967e117bd3462723b08a181433069ed407c13153f73abe1bdea5c1c3e }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type THREE_D  format R8 UNORM  size 4 4 4  address 0x10020000  texels rows 278b2886c0393877577c8f443985cadd946172b0de0b831bc6938b680806217eb99563d92f97c9d4457e573e5021ed48e5df2f25ff4bee1badb01a0e1f47da5a }
handle 1 texture 1 sampler 0
texture 2 { type THREE_D  format R16 FLOAT  size 4 4 4  address 0x10040000  texels rows 8c01889bd412b597aca53d74727718791d6d126d00825d50381199ba90eb00efd6879d08b778798a1be14a1bc6a5a277fd81e3ec0b9250024f1594213f741c25bfd423b12b54cbf2083423cd1ca70da4c0497f55345123562c0b5467d18a9a3df0b2c8a22c03ac3befa90a0086ce4a17c78e67e13462082130697c1373abea5c }
handle 2 texture 2 sampler 0
texture 3 { type THREE_D  format R16 UNORM  size 4 4 4  address 0x10060000  texels rows e5270a8b6528a086c5c0583990385177b257837cb38f55440c39d38571ca15dd849480613672bdb057de4a0ba583401b96c64693dc8b0568b808a3067c21e87ee0b92d95036323d9f62f229767c91fd436458c7e6c57643ed950bf21d5ed944867e582dffd2fd525f6ff4c4bacee7b1b40ad97b0721a010eed1f154761da9c5a }
handle 3 texture 3 sampler 0
texture 4 { type THREE_D  format R16 SNORM  size 4 4 4  address 0x10080000  texels rows e5270a8b6528a086c5c0583990385177b257837cb38f55440c39d38571ca15dd849480613672bdb057de4a0ba583401b96c64693dc8b0568b808a3067c21e87ee0b92d95036323d9f62f229767c91fd436458c7e6c57643ed950bf21d5ed944867e582dffd2fd525f6ff4c4bacee7b1b40ad97b0721a010eed1f154761da9c5a }
handle 4 texture 4 sampler 0
texture 5 { type THREE_D  format R32 FLOAT  size 4 4 8  address 0x100a0000  texels rows 000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f }
handle 5 texture 5 sampler 0

warp 0 {   # filter.3d.f32
    asm "TEXS.LZ R10, R8, R0, R4, 0, 3D, RGBA"  active 0xfffff
    s = { bits(0x3e150000) bits(0x3d580000) bits(0x3f044000) bits(0x3f0b8000) bits(0x3f784000) bits(0x3f528000)
        bits(0x3eaa0000) bits(0x3edb8000) bits(0x3e968000) bits(0x3ee20000) bits(0x3e8c0000) bits(0x3f054000)
        bits(0x3d980000) bits(0x3f434000) bits(0x3f6e0000) bits(0x3ebd8000) bits(0x3e7f0000) bits(0x3d9e0000)
        bits(0x3f2b8000) bits(0x3f3cc000) ... }
    t = { bits(0x3f7b8000) bits(0x3ce00000) bits(0x3b800000) bits(0x3ed48000) bits(0x3e950000) bits(0x3e180000)
        bits(0x3f67c000) bits(0x3f060000) bits(0x3f15c000) bits(0x3f314000) bits(0x3ed80000) bits(0x3f0d8000)
        bits(0x3e808000) bits(0x3e530000) bits(0x3e2b0000) bits(0x3ee70000) bits(0x3e750000) bits(0x3f280000)
        bits(0x3f3c0000) bits(0x3f33c000) ... }
    r = { bits(0x3e3a0000) bits(0x3e280000) bits(0x3e690000) bits(0x3ee68000) bits(0x3f59c000) bits(0x3edf0000)
        bits(0x3e530000) bits(0x3f440000) bits(0x3f4f0000) bits(0x3f68c000) bits(0x3e160000) bits(0x3f560000)
        bits(0x3f268000) bits(0x3e390000) bits(0x3dda0000) bits(0x3ee08000) bits(0x3ed90000) bits(0x3f3b0000)
        bits(0x3f000000) bits(0x3f4f0000) ... }
    expect lane 0 R8 = 0x45472914
    expect lane 1 R8 = 0x48c1a1ee
    expect lane 2 R8 = 0x489a1709
    expect lane 3 R8 = 0xc65f4400
    expect lane 4 R8 = 0x46023e66
    expect lane 5 R8 = 0x4445625a
    expect lane 6 R8 = 0x440350d5
    expect lane 7 R8 = 0x4210a959
    expect lane 8 R8 = 0x417f68fa
    expect lane 9 R8 = 0x3db68fe9
    expect lane 10 R8 = 0xc2ebb7b9
    expect lane 11 R8 = 0x41a2d370
    expect lane 12 R8 = 0xc6ede8be
    expect lane 13 R8 = 0x4858daa0
    expect lane 14 R8 = 0x450cbd3b
    expect lane 15 R8 = 0xc7b0b788
    expect lane 16 R8 = 0xc3ae7b23
    expect lane 17 R8 = 0x46f4bd5d
    expect lane 18 R8 = 0x4105cda7
    expect lane 19 R8 = 0x426baf0d
}

warp 1 {   # filter.3d.u8
    asm "TEXS.LZ R10, R8, R0, R4, 1, 3D, RGBA"  active 0xfffff
    s = { bits(0x3e150000) bits(0x3f670000) bits(0x3d580000) bits(0x3f010000) bits(0x3eaa0000) bits(0x3f414000)
        bits(0x3f2ec000) bits(0x3f770000) bits(0x3f400000) bits(0x3f38c000) bits(0x3ee80000) bits(0x3f458000)
        bits(0x3dec0000) bits(0x3f53c000) bits(0x3eef0000) bits(0x3e600000) bits(0x3c300000) bits(0x3e8b0000)
        bits(0x3eb98000) bits(0x3f520000) ... }
    t = { bits(0x3f7b8000) bits(0x3f37c000) bits(0x3ce00000) bits(0x3f46c000) bits(0x3f67c000) bits(0x3c800000)
        bits(0x3f000000) bits(0x3f640000) bits(0x3f704000) bits(0x3e830000) bits(0x3d8c0000) bits(0x3f7ec000)
        bits(0x3ddc0000) bits(0x3ea40000) bits(0x3edf0000) bits(0x3f564000) bits(0x3f584000) bits(0x3f554000)
        bits(0x3e8c0000) bits(0x3f004000) ... }
    r = { bits(0x3e3a0000) bits(0x3f2a4000) bits(0x3e280000) bits(0x3e750000) bits(0x3e530000) bits(0x3f55c000)
        bits(0x3d3c0000) bits(0x3f0a0000) bits(0x3eef8000) bits(0x3f630000) bits(0x3ef10000) bits(0x3f7c4000)
        bits(0x3f2ec000) bits(0x3f260000) bits(0x3f654000) bits(0x3e540000) bits(0x3d480000) bits(0x3d0c0000)
        bits(0x3eb98000) bits(0x3edf0000) ... }
    expect lane 0 R8 = 0x3e4b3ccb
    expect lane 1 R8 = 0x3e7888f9
    expect lane 2 R8 = 0x3e6100e1
    expect lane 3 R8 = 0x3ee7a8e8
    expect lane 4 R8 = 0x3ea6b4a7
    expect lane 5 R8 = 0x3e737cf3
    expect lane 6 R8 = 0x3ec476c4
    expect lane 7 R8 = 0x3eb5d6b6
    expect lane 8 R8 = 0x3ed738d7
    expect lane 9 R8 = 0x3ecd5ccd
    expect lane 10 R8 = 0x3ee51ae5
    expect lane 11 R8 = 0x3f0f8f90
    expect lane 12 R8 = 0x3f43e7c4
    expect lane 13 R8 = 0x3f41dec2
    expect lane 14 R8 = 0x3f03b484
    expect lane 15 R8 = 0x3e8cea8d
    expect lane 16 R8 = 0x3e737cf3
    expect lane 17 R8 = 0x3ece54ce
    expect lane 18 R8 = 0x3e5ed0df
    expect lane 19 R8 = 0x3ebe8cbf
}

warp 2 {   # filter.3d.f16
    asm "TEXS.LZ R10, R8, R0, R4, 2, 3D, RGBA"  active 0xfffff
    s = { bits(0x3e150000) bits(0x3f670000) bits(0x3d580000) bits(0x3e250000) bits(0x3ed28000) bits(0x3eb18000)
        bits(0x3ec70000) bits(0x3f2ec000) bits(0x00000000) bits(0x3f400000) bits(0x3f328000) bits(0x3f198000)
        bits(0x3f610000) bits(0x3f424000) bits(0x3eef0000) bits(0x3f5c4000) bits(0x3f6b8000) bits(0x3ed28000)
        bits(0x3f444000) bits(0x3edc8000) ... }
    t = { bits(0x3f7b8000) bits(0x3f37c000) bits(0x3ce00000) bits(0x3f454000) bits(0x3d700000) bits(0x3db80000)
        bits(0x3f2f8000) bits(0x3f000000) bits(0x3f1a0000) bits(0x3f704000) bits(0x3ea58000) bits(0x3e7e0000)
        bits(0x3f594000) bits(0x3f75c000) bits(0x3edf0000) bits(0x3e948000) bits(0x3f49c000) bits(0x3e110000)
        bits(0x3eb78000) bits(0x3f6d0000) ... }
    r = { bits(0x3e3a0000) bits(0x3f2a4000) bits(0x3e280000) bits(0x3f150000) bits(0x3f500000) bits(0x3dc40000)
        bits(0x3f1ec000) bits(0x3d3c0000) bits(0x3f454000) bits(0x3eef8000) bits(0x3f5e0000) bits(0x3ee68000)
        bits(0x3e750000) bits(0x3e930000) bits(0x3f654000) bits(0x3e160000) bits(0x3ef78000) bits(0x3f6c0000)
        bits(0x3e040000) bits(0x3d380000) ... }
    expect lane 0 R8 = 0xbd4f6000
    expect lane 1 R8 = 0x428d4000
    expect lane 2 R8 = 0x35a80000
    expect lane 3 R8 = 0x42a24000
    expect lane 4 R8 = 0x40134000
    expect lane 5 R8 = 0xbb558000
    expect lane 6 R8 = 0x43c9a000
    expect lane 7 R8 = 0x46812000
    expect lane 8 R8 = 0x408ba000
    expect lane 9 R8 = 0x45a9e000
    expect lane 10 R8 = 0xc15f4000
    expect lane 11 R8 = 0x46418000
    expect lane 12 R8 = 0xc558e000
    expect lane 13 R8 = 0x454b4000
    expect lane 14 R8 = 0xc2250000
    expect lane 15 R8 = 0x46ce6000
    expect lane 16 R8 = 0x4175c000
    expect lane 17 R8 = 0xbe5b2000
    expect lane 18 R8 = 0x4705c000
    expect lane 19 R8 = 0xc457a000
}

warp 3 {   # filter.3d.u16
    asm "TEXS.LZ R10, R8, R0, R4, 3, 3D, RGBA"  active 0xfffff
    s = { bits(0x3e150000) bits(0x3f670000) bits(0x3d580000) bits(0x3ed90000) bits(0x3f528000) bits(0x3ed58000)
        bits(0x3edb8000) bits(0x3f2ec000) bits(0x3f708000) bits(0x3f400000) bits(0x3f03c000) bits(0x3e6e0000)
        bits(0x3f610000) bits(0x3e040000) bits(0x3e940000) bits(0x3f284000) bits(0x3e600000) bits(0x3ee20000)
        bits(0x3ed28000) bits(0x3edc8000) ... }
    t = { bits(0x3f7b8000) bits(0x3f37c000) bits(0x3ce00000) bits(0x3f1a8000) bits(0x3e180000) bits(0x3f304000)
        bits(0x3f060000) bits(0x3f000000) bits(0x3f1fc000) bits(0x3f704000) bits(0x3f62c000) bits(0x3f640000)
        bits(0x3f594000) bits(0x3e730000) bits(0x3f280000) bits(0x3f270000) bits(0x3f564000) bits(0x3efd8000)
        bits(0x3e110000) bits(0x3f6d0000) ... }
    r = { bits(0x3e3a0000) bits(0x3f2a4000) bits(0x3e280000) bits(0x3f178000) bits(0x3edf0000) bits(0x3f728000)
        bits(0x3f440000) bits(0x3d3c0000) bits(0x3dd40000) bits(0x3eef8000) bits(0x3f714000) bits(0x3f49c000)
        bits(0x3e750000) bits(0x3f5e4000) bits(0x3cd00000) bits(0x3f334000) bits(0x3e540000) bits(0x3f034000)
        bits(0x3f6c0000) bits(0x3d380000) ... }
    expect lane 0 R8 = 0x3e4b6ccb
    expect lane 1 R8 = 0x3e7940f9
    expect lane 2 R8 = 0x3e6378e3
    expect lane 3 R8 = 0x3ef94ef9
    expect lane 4 R8 = 0x3f22e9a3
    expect lane 5 R8 = 0x3f095d89
    expect lane 6 R8 = 0x3f055585
    expect lane 7 R8 = 0x3ec4d0c5
    expect lane 8 R8 = 0x3e891089
    expect lane 9 R8 = 0x3ed7c8d8
    expect lane 10 R8 = 0x3f195c99
    expect lane 11 R8 = 0x3e53d0d4
    expect lane 12 R8 = 0x3f2805a8
    expect lane 13 R8 = 0x3f6cc2ed
    expect lane 14 R8 = 0x3ede9cdf
    expect lane 15 R8 = 0x3ea400a4
    expect lane 16 R8 = 0x3e8d508d
    expect lane 17 R8 = 0x3eee22ee
    expect lane 18 R8 = 0x3f3ef2bf
    expect lane 19 R8 = 0x3f151a95
}

warp 4 {   # filter.3d.s16
    asm "TEXS.LZ R10, R8, R0, R4, 4, 3D, RGBA"  active 0xfffff
    s = { bits(0x3e150000) bits(0x3f670000) bits(0x3d580000) bits(0x3f608000) bits(0x3f684000) bits(0x3e880000)
        bits(0x3f2ec000) bits(0x3f75c000) bits(0x3f400000) bits(0x3e870000) bits(0x3f0b0000) bits(0x3f134000)
        bits(0x3f3f8000) bits(0x3ec78000) bits(0x3f490000) bits(0x3f284000) bits(0x3e600000) bits(0x3ee20000)
        bits(0x3ed28000) bits(0x3edc8000) ... }
    t = { bits(0x3f7b8000) bits(0x3f37c000) bits(0x3ce00000) bits(0x3e390000) bits(0x3f034000) bits(0x3f280000)
        bits(0x3f000000) bits(0x3ef68000) bits(0x3f704000) bits(0x3f0f4000) bits(0x3f468000) bits(0x3e020000)
        bits(0x3eef8000) bits(0x3f1c8000) bits(0x3ee18000) bits(0x3f270000) bits(0x3f564000) bits(0x3efd8000)
        bits(0x3e110000) bits(0x3f6d0000) ... }
    r = { bits(0x3e3a0000) bits(0x3f2a4000) bits(0x3e280000) bits(0x3d640000) bits(0x3cf00000) bits(0x3f434000)
        bits(0x3d3c0000) bits(0x3e830000) bits(0x3eef8000) bits(0x3e8e8000) bits(0x3f348000) bits(0x3dca0000)
        bits(0x3ef70000) bits(0x3ef90000) bits(0x3f1c8000) bits(0x3f334000) bits(0x3e540000) bits(0x3f034000)
        bits(0x3f6c0000) bits(0x3d380000) ... }
    expect lane 0 R8 = 0x3e8b6d17
    expect lane 1 R8 = 0x3ef941f3
    expect lane 2 R8 = 0x3e06f10e
    expect lane 3 R8 = 0xbf07930f
    expect lane 4 R8 = 0x3f36796d
    expect lane 5 R8 = 0x3d7e01fc
    expect lane 6 R8 = 0x3b5001a0
    expect lane 7 R8 = 0x3f1bbb37
    expect lane 8 R8 = 0x3ef391e7
    expect lane 9 R8 = 0xbd91f124
    expect lane 10 R8 = 0x3e4b1996
    expect lane 11 R8 = 0x3d92c126
    expect lane 12 R8 = 0xbe248949
    expect lane 13 R8 = 0xbd6cc1da
    expect lane 14 R8 = 0xbe017103
    expect lane 15 R8 = 0x3ee801d0
    expect lane 16 R8 = 0x3caa0154
    expect lane 17 R8 = 0xbe47798f
    expect lane 18 R8 = 0xbdf0e1e2
    expect lane 19 R8 = 0xbf55cdac
}

warp 5 {   # filter.3d.f32.step.z
    asm "TEXS.LZ R10, R8, R0, R4, 5, 3D, RGBA"  active 0xfffff
    s = bits(0x3ec00000)
    t = bits(0x3ec00000)
    r = { bits(0x3d800000) bits(0x3d8c0000) bits(0x3d995000) bits(0x3da55000) bits(0x3db2a000) bits(0x3dc00000)
        bits(0x3dcc0000) bits(0x3dd95000) bits(0x3de55000) bits(0x3df2a000) bits(0x3e000000) bits(0x3e060000)
        bits(0x3e0ca800) bits(0x3e12a800) bits(0x3e195000) bits(0x3e200000) bits(0x3e260000) bits(0x3e2ca800)
        bits(0x3e32a800) bits(0x3e395000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d400000
    expect lane 2 R8 = 0x3dc80000
    expect lane 3 R8 = 0x3e140000
    expect lane 4 R8 = 0x3e4c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e980000
    expect lane 7 R8 = 0x3eb20000
    expect lane 8 R8 = 0x3eca0000
    expect lane 9 R8 = 0x3ee60000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f0c0000
    expect lane 12 R8 = 0x3f190000
    expect lane 13 R8 = 0x3f250000
    expect lane 14 R8 = 0x3f330000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f4c0000
    expect lane 17 R8 = 0x3f590000
    expect lane 18 R8 = 0x3f650000
    expect lane 19 R8 = 0x3f730000
}
