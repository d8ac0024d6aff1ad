# BC4 and BC3, filtered and gathered.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-135 PD-135a PD-125
rules without PD-84 PD-134
policy bc4_nv
policy bc1_nv
policy filter_weight8
policy coord_fixed21

texture 0 { type TWO_D_NO_MIPMAP  format DXN1 UNORM  size 16 16  address 0x10000000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format DXN1 UNORM  size 16 16  address 0x10020000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format DXN1 UNORM  size 16 16  address 0x10040000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
handle 2 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP  format DXN1 SNORM  size 16 16  address 0x10060000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP  format DXN1 SNORM  size 16 16  address 0x10080000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
handle 4 texture 4 sampler 1
texture 5 { type TWO_D  format DXN1 SNORM  size 16 16  address 0x100a0000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
handle 5 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP  format DXT45 UNORM  size 16 16  address 0x100c0000  texels rows e9e385a3ab092dd87ae16fba246a62896b00edebdf5bb80550cdd507491a038346852070002334ea3a2f7068a549b28cf51ed4b2a6b092a18169b34a821fd397197851534f644852041e086f00dd99a5d56b3d549b6759d694f1e898625021fffea0d56a1cca977ef316c2083bd1b931666bce3ff01a175556f311d5cff974e845e98f44d9b2f9ee7e6124d765c548deb7bc45b7442eaf8b6ed9944adb2db1be5c125a1568202d0a266aebeb59d7fc92c56ef1b25e865dad0e09d71b01c62e6d493558158ccaba5281fb5c4794068608e804b520d3ce984a554473a20afcd4777430fda5201ea52dc4185231bc68d928cfa961b0b5b2c27431d6cd00d51601f0 }
handle 6 texture 6 sampler 0

warp 0 {   # blocks.bc4u.linear
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3f407000) bits(0x3da90000) bits(0x3dee0000) bits(0x3e920000) bits(0x3f270000)
        bits(0x3f430000) bits(0x3eba4000) bits(0x3f052000) bits(0x3f486000) bits(0x3f52f000) bits(0x3e80a000)
        bits(0x3f2da000) bits(0x3e164000) bits(0x3e050000) bits(0x3f31f000) bits(0x3db30000) bits(0x3f130000)
        bits(0x3e7a0000) bits(0x3f11f000) bits(0x3eede000) bits(0x3efdc000) bits(0x3f119000) bits(0x3de48000)
        bits(0x3ef14000) bits(0x3eb02000) bits(0x3f258000) bits(0x3c920000) bits(0x3f14e000) bits(0x3f494000)
        bits(0x3f28b000) bits(0x3f25a000) }
    t = { bits(0x3ee14000) bits(0x3de68000) bits(0x3e66c000) bits(0x3f499000) bits(0x3f708000) bits(0x3f4bf000)
        bits(0x3ef14000) bits(0x3f2e5000) bits(0x3e754000) bits(0x3ead0000) bits(0x3dc08000) bits(0x3f6f2000)
        bits(0x3ea1a000) bits(0x3f348000) bits(0x3dc88000) bits(0x3f2e7000) bits(0x3c700000) bits(0x3f694000)
        bits(0x3f710000) bits(0x3f1b2000) bits(0x3f380000) bits(0x3e936000) bits(0x3e3f0000) bits(0x3f64e000)
        bits(0x3f78d000) bits(0x3ebca000) bits(0x3f6f6000) bits(0x3e93e000) bits(0x3e758000) bits(0x3ef60000)
        bits(0x3f531000) bits(0x3f696000) }
    expect lane 0 R8 = 0x3ea9b0aa  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f0e608e  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f5725d7  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3e846084  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3e0f708f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3e8e428e  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f0fa390  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f4d9ace  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f034883  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3ebdc2be  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3f100590  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3e50f8d1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3f5224d2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3edd4cdd  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x3f6725e7  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3e7e1cfe  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f6991ea  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3eb1c0b2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3e5228d2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3e838a84  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3f3ab6bb  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3f45b9c6  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0x3eceeacf  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0x3e709cf1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x3f452cc5  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x3f14fe95  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x3eb8cab9  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x3eeca0ed  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x3f158196  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x3ed838d8  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x3ec190c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x3eb1bab2  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 1 {   # blocks.bc4u.gather
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3f407000) bits(0x3da90000) bits(0x3efe0000) bits(0x3eda8000) bits(0x3f229000)
        bits(0x3f599000) bits(0x3e920000) bits(0x3edf8000) bits(0x3f410000) bits(0x3e96a000) bits(0x3f42e000)
        bits(0x3da68000) bits(0x3efaa000) bits(0x3e9bc000) bits(0x3ecae000) bits(0x3f065000) bits(0x3d650000)
        bits(0x3ea96000) bits(0x3f5ac000) bits(0x3f0c1000) bits(0x3f4dd000) bits(0x3eb58000) bits(0x3e932000)
        bits(0x3e408000) bits(0x3e554000) bits(0x3f2ac000) bits(0x3f58a000) bits(0x3f1c8000) bits(0x3f2e2000)
        bits(0x3f5b2000) bits(0x3ce00000) }
    t = { bits(0x3ee14000) bits(0x3de68000) bits(0x3e66c000) bits(0x3f3d1000) bits(0x3f173000) bits(0x3f041000)
        bits(0x3e8a2000) bits(0x3f708000) bits(0x3d4e0000) bits(0x3efb6000) bits(0x3f2f4000) bits(0x3eab0000)
        bits(0x3dda8000) bits(0x3f31a000) bits(0x3f26d000) bits(0x3f463000) bits(0x3ebec000) bits(0x3e54c000)
        bits(0x3ea80000) bits(0x3f257000) bits(0x3e98c000) bits(0x3f3aa000) bits(0x3f7cf000) bits(0x3d950000)
        bits(0x3f165000) bits(0x3f676000) bits(0x3f037000) bits(0x3f7cb000) bits(0x3f49a000) bits(0x3f48a000)
        bits(0x3f2e8000) bits(0x3e278000) }
    expect lane 0 R8 = 0x3ea9b0aa  R9 = 0x3ea9b0aa  R10 = 0x3ea9b0aa  R11 = 0x3ea9b0aa
    expect lane 1 R8 = 0x3ea42ca4  R9 = 0x3f75f5f6  R10 = 0x3f397db9  R11 = 0x3e8c8c8d
    expect lane 2 R8 = 0x3ef0f0f1  R9 = 0x3e2ba4ac  R10 = 0x3f69e9ea  R11 = 0x3f6911e9
    expect lane 3 R8 = 0x3f68e8e9  R9 = 0x3e9c689c  R10 = 0x3ea3e8a4  R11 = 0x3f3adcbb
    expect lane 4 R8 = 0x3f3cbcbd  R9 = 0x3f38a7b9  R10 = 0x3f3997ba  R11 = 0x3f3bccbc
    expect lane 5 R8 = 0x3e8f188f  R9 = 0x3e4af0cb  R10 = 0x3f2dd8ae  R11 = 0x3f4a1eca
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3f800000  R10 = 0x3f75f5f6  R11 = 0x3f397db9
    expect lane 7 R8 = 0x3c808081  R9 = 0x3ed150d1  R10 = 0x3c808081  R11 = 0x3e884888
    expect lane 8 R8 = 0x3d70c0f1  R9 = 0x3df0c0f1  R10 = 0x3e3cecbd  R11 = 0x3d70c0f1
    expect lane 9 R8 = 0x3ea3e8a4  R9 = 0x3edcdcdd  R10 = 0x3ed6d6d7  R11 = 0x3f648ee5
    expect lane 10 R8 = 0x3f38a7b9  R9 = 0x3f800000  R10 = 0x3f3bccbc  R11 = 0x0
    expect lane 11 R8 = 0x3f7efeff  R9 = 0x3ed08cd1  R10 = 0x0  R11 = 0x3f4a1eca
    expect lane 12 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f64bbe5  R11 = 0x3f6911e9
    expect lane 13 R8 = 0x3f3adcbb  R9 = 0x3ea3e8a4  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x3f3bccbc  R10 = 0x3f3cbcbd  R11 = 0x3f3997ba
    expect lane 15 R8 = 0x3e884888  R9 = 0x3f48d8c9  R10 = 0x3f38a7b9  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f270ba7  R9 = 0x3f71c6f2  R10 = 0x3f3b10bb  R11 = 0x3f270ba7
    expect lane 17 R8 = 0x3f6911e9  R9 = 0x3f69e9ea  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4
    expect lane 18 R8 = 0x3f1a359a  R9 = 0x3f093b89  R10 = 0x3ef4a6f5  R11 = 0x3f1a359a
    expect lane 19 R8 = 0x3f45c5c6  R9 = 0x3f06e687  R10 = 0x3ef554f5  R11 = 0x3f14d595
    expect lane 20 R8 = 0x3f3b10bb  R9 = 0x3f7efeff  R10 = 0x3f71c6f2  R11 = 0x3f4a1eca
    expect lane 21 R8 = 0x3f29a9aa  R9 = 0x3f3f09bf  R10 = 0x3f3989ba  R11 = 0x3f14d595
    expect lane 22 R8 = 0x3ed150d1  R9 = 0x3f48d8c9  R10 = 0x3f48d8c9  R11 = 0x3ed150d1
    expect lane 23 R8 = 0x3df0c0f1  R9 = 0x3d70c0f1  R10 = 0x3e3cecbd  R11 = 0x3e3cecbd
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x3ec80ac8  R11 = 0x3ec80ac8
    expect lane 25 R8 = 0x3e875287  R9 = 0x3e7824f8  R10 = 0x3e80ea81  R11 = 0x3e875287
    expect lane 26 R8 = 0x3e4af0cb  R9 = 0x3ea3e8a4  R10 = 0x3f648ee5  R11 = 0x3f2dd8ae
    expect lane 27 R8 = 0x3f29a9aa  R9 = 0x3f3a6fba  R10 = 0x3f3a6fba  R11 = 0x3f29a9aa
    expect lane 28 R8 = 0x3e40c0c1  R9 = 0x3ee8e8e9  R10 = 0x3e6700e7  R11 = 0x3e6700e7
    expect lane 29 R8 = 0x3ee8e8e9  R9 = 0x3e40c0c1  R10 = 0x3ed5c8d6  R11 = 0x3e6700e7
    expect lane 30 R8 = 0x3f3989ba  R9 = 0x3f2d4dad  R10 = 0x3f06e687  R11 = 0x3f45c5c6
    expect lane 31 R8 = 0x3f6911e9  R9 = 0x3f6911e9  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4
}

warp 2 {   # blocks.bc4s.linear
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3f407000) bits(0x3da90000) bits(0x3dee0000) bits(0x3e7b4000) bits(0x3f47b000)
        bits(0x3d5a0000) bits(0x3c240000) bits(0x3f367000) bits(0x3f60b000) bits(0x3f3b7000) bits(0x3ef12000)
        bits(0x3e804000) bits(0x3e36c000) bits(0x3f545000) bits(0x3ed5e000) bits(0x3e96a000) bits(0x3f69f000)
        bits(0x3f5f3000) bits(0x3e980000) bits(0x3cda0000) bits(0x3ec22000) bits(0x3f6c3000) bits(0x3f6fe000)
        bits(0x3f1ff000) bits(0x3f51a000) bits(0x3e86c000) bits(0x3f359000) bits(0x3e92c000) bits(0x3f245000)
        bits(0x3d828000) bits(0x3f186000) }
    t = { bits(0x3ee14000) bits(0x3de68000) bits(0x3e66c000) bits(0x3f499000) bits(0x3f181000) bits(0x3f759000)
        bits(0x3f2b4000) bits(0x3eb56000) bits(0x3eef0000) bits(0x3e704000) bits(0x3ead8000) bits(0x3f30a000)
        bits(0x3f479000) bits(0x3f23c000) bits(0x3f0fb000) bits(0x3e530000) bits(0x3e800000) bits(0x3f713000)
        bits(0x3eec4000) bits(0x3f2a3000) bits(0x3e06c000) bits(0x3dda8000) bits(0x3f748000) bits(0x3f2b8000)
        bits(0x3f67c000) bits(0x3ecc4000) bits(0x3f06b000) bits(0x3f48a000) bits(0x3f16e000) bits(0x3e9a0000)
        bits(0x3ec62000) bits(0x3f7ed000) }
    expect lane 0 R8 = 0x3f2aa355  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e6aa1d5  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xbded01da  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f04f50a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0xbe6709ce  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0xbef879f1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3e6eb1dd  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f484791  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0xbe87550f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3e58b9b1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3ddf71bf  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3e3bc978  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3e809501  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3d97812f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0xbd7881f1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3e0f811f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f27a74f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0xbf01b703  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3f525ba5  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0xbf499b93  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0xbe5961b3  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3e17592f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0xbf06070c  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0xbf35d36c  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x3f383370  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x3f506fa1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0xbe44d98a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x3f44e18a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0xbf0ea91d  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0xbe97452f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x3ed731ae  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x3f439387  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 3 {   # blocks.bc4s.gather
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3f407000) bits(0x3da90000) bits(0x3efe0000) bits(0x3eda8000) bits(0x3f229000)
        bits(0x3f599000) bits(0x3e920000) bits(0x3edf8000) bits(0x3f410000) bits(0x3e96a000) bits(0x3f42e000)
        bits(0x3da68000) bits(0x3efaa000) bits(0x3e9bc000) bits(0x3ecae000) bits(0x3f065000) bits(0x3d650000)
        bits(0x3ea96000) bits(0x3f5ac000) bits(0x3f0c1000) bits(0x3f4dd000) bits(0x3eb58000) bits(0x3e932000)
        bits(0x3e408000) bits(0x3e554000) bits(0x3f2ac000) bits(0x3f58a000) bits(0x3f1c8000) bits(0x3f2e2000)
        bits(0x3f5b2000) bits(0x3ce00000) }
    t = { bits(0x3ee14000) bits(0x3de68000) bits(0x3e66c000) bits(0x3f3d1000) bits(0x3f173000) bits(0x3f041000)
        bits(0x3e8a2000) bits(0x3f708000) bits(0x3d4e0000) bits(0x3efb6000) bits(0x3f2f4000) bits(0x3eab0000)
        bits(0x3dda8000) bits(0x3f31a000) bits(0x3f26d000) bits(0x3f463000) bits(0x3ebec000) bits(0x3e54c000)
        bits(0x3ea80000) bits(0x3f257000) bits(0x3e98c000) bits(0x3f3aa000) bits(0x3f7cf000) bits(0x3d950000)
        bits(0x3f165000) bits(0x3f676000) bits(0x3f037000) bits(0x3f7cb000) bits(0x3f49a000) bits(0x3f48a000)
        bits(0x3f2e8000) bits(0x3e278000) }
    expect lane 0 R8 = 0x3f2aa355  R9 = 0x3f2aa355  R10 = 0x3f2aa355  R11 = 0x3f2aa355
    expect lane 1 R8 = 0x3eada55b  R9 = 0xbdb16163  R10 = 0x3d094113  R11 = 0x3f0d1b1a
    expect lane 2 R8 = 0x3f71e3e4  R9 = 0x3eac0958  R10 = 0xbe397173  R11 = 0xbe403180
    expect lane 3 R8 = 0xbe418183  R9 = 0x3f1d533b  R10 = 0x3f24a349  R11 = 0xbf0cd31a
    expect lane 4 R8 = 0xbf091312  R9 = 0xbf114723  R10 = 0xbf0f671f  R11 = 0xbf0af316
    expect lane 5 R8 = 0x3f0fd320  R9 = 0x3ecc6599  R10 = 0xbf27134e  R11 = 0xbedb91b7
    expect lane 6 R8 = 0x3f57afaf  R9 = 0x3f800000  R10 = 0xbdb16163  R11 = 0x3d094113
    expect lane 7 R8 = 0x3d010102  R9 = 0xbc1c0138  R10 = 0x3d010102  R11 = 0xbf800000
    expect lane 8 R8 = 0x3df0c1e2  R9 = 0x3e70c1e2  R10 = 0x3ebe9d7d  R11 = 0x3df0c1e2
    expect lane 9 R8 = 0x3f24a349  R9 = 0x3f5dbbbb  R10 = 0x3f57afaf  R11 = 0xbe63a1c7
    expect lane 10 R8 = 0xbf114723  R9 = 0x3f800000  R10 = 0xbf0af316  R11 = 0xbf800000
    expect lane 11 R8 = 0xbc810102  R9 = 0x3f515ba3  R10 = 0xbf800000  R11 = 0xbedb91b7
    expect lane 12 R8 = 0xbe69d1d4  R9 = 0xbe69d1d4  R10 = 0xbe6311c6  R11 = 0xbe403180
    expect lane 13 R8 = 0xbf0cd31a  R9 = 0x3f24a349  R10 = 0x3f397373  R11 = 0x3f800000
    expect lane 14 R8 = 0xbf800000  R9 = 0xbf0af316  R10 = 0xbf091312  R11 = 0xbf0f671f
    expect lane 15 R8 = 0xbf800000  R9 = 0xbe17812f  R10 = 0xbf114723  R11 = 0x3f800000
    expect lane 16 R8 = 0x3ece5d9d  R9 = 0xbdf3c1e8  R10 = 0xbf0ca319  R11 = 0x3ece5d9d
    expect lane 17 R8 = 0xbe403180  R9 = 0xbe397173  R10 = 0xbe69d1d4  R11 = 0xbe69d1d4
    expect lane 18 R8 = 0x3f1f6f3f  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f1f6f3f
    expect lane 19 R8 = 0xbeedd9dc  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f1e5b3d
    expect lane 20 R8 = 0xbf0ca319  R9 = 0xbc810102  R10 = 0xbdf3c1e8  R11 = 0xbedb91b7
    expect lane 21 R8 = 0xbf2f5f5f  R9 = 0xbf049f09  R10 = 0xbe5e31bc  R11 = 0x3f1e5b3d
    expect lane 22 R8 = 0xbc1c0138  R9 = 0xbe17812f  R10 = 0xbe17812f  R11 = 0xbc1c0138
    expect lane 23 R8 = 0x3e70c1e2  R9 = 0x3df0c1e2  R10 = 0x3ebe9d7d  R11 = 0x3ebe9d7d
    expect lane 24 R8 = 0x3cac8159  R9 = 0x3cac8159  R10 = 0x3ee26dc5  R11 = 0x3ee26dc5
    expect lane 25 R8 = 0x3f07e710  R9 = 0x3ef94df3  R10 = 0x3f015503  R11 = 0x3f07e710
    expect lane 26 R8 = 0x3ecc6599  R9 = 0x3f24a349  R10 = 0xbe63a1c7  R11 = 0xbf27134e
    expect lane 27 R8 = 0xbf2f5f5f  R9 = 0xbf0d851b  R10 = 0xbf0d851b  R11 = 0xbf2f5f5f
    expect lane 28 R8 = 0x3ec18183  R9 = 0x3f69d3d4  R10 = 0x3ee7c1d0  R11 = 0x3ee7c1d0
    expect lane 29 R8 = 0x3f69d3d4  R9 = 0x3ec18183  R10 = 0x3f56b3ad  R11 = 0x3ee7c1d0
    expect lane 30 R8 = 0xbe5e31bc  R9 = 0x3cfa81f5  R10 = 0xbf800000  R11 = 0xbeedd9dc
    expect lane 31 R8 = 0xbe403180  R9 = 0xbe403180  R10 = 0xbe69d1d4  R11 = 0xbe69d1d4
}

warp 4 {   # blocks.bc3.linear
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3f407000) bits(0x3f4dd000) bits(0x3df90000) bits(0x3e2a8000) bits(0x3f15c000)
        bits(0x3f4d5000) bits(0x3f4f4000) bits(0x3ca60000) bits(0x3c9e0000) bits(0x3f033000) bits(0x3e7d0000)
        bits(0x3ec68000) bits(0x3ec92000) bits(0x3ea12000) bits(0x3f161000) bits(0x3e958000) bits(0x3f4c9000)
        bits(0x3efaa000) bits(0x3eb94000) bits(0x3f43a000) bits(0x3f0aa000) bits(0x3f38f000) bits(0x3ee7e000)
        bits(0x3f14b000) bits(0x3ee46000) bits(0x3cb20000) bits(0x3f01f000) bits(0x3e434000) bits(0x3f3fa000)
        bits(0x3f17f000) bits(0x3f3c6000) }
    t = { bits(0x3ee14000) bits(0x3de68000) bits(0x3f304000) bits(0x3ec6e000) bits(0x3f5fd000) bits(0x3f1bf000)
        bits(0x3eace000) bits(0x3eb26000) bits(0x3f323000) bits(0x3f744000) bits(0x3f285000) bits(0x3f5ec000)
        bits(0x3f7a4000) bits(0x3ed0e000) bits(0x3f0c6000) bits(0x3ef6a000) bits(0x3df20000) bits(0x3eb3e000)
        bits(0x3f49b000) bits(0x3f58f000) bits(0x3f608000) bits(0x3f353000) bits(0x3f511000) bits(0x3e57c000)
        bits(0x3c940000) bits(0x3dab0000) bits(0x3f6ab000) bits(0x3f419000) bits(0x3ecda000) bits(0x3f2f1000)
        bits(0x3f1cf000) bits(0x3edc8000) }
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3f63e3e4  R10 = 0x3e848485  R11 = 0x3ea8a8a9
    expect lane 1 R8 = 0x3eb31eb3  R9 = 0x3e830883  R10 = 0x3efe18fe  R11 = 0x3f0e218e
    expect lane 2 R8 = 0x3d96e897  R9 = 0x3eb8bab9  R10 = 0x3f25cea6  R11 = 0x3f202aa0
    expect lane 3 R8 = 0x3ea20ea2  R9 = 0x3f5985da  R10 = 0x3e5ef0df  R11 = 0x3e9f389f
    expect lane 4 R8 = 0x3f7acffb  R9 = 0x3ee924e9  R10 = 0x3d6200e2  R11 = 0x3e853485
    expect lane 5 R8 = 0x3f5d4cdd  R9 = 0x3eeb96ec  R10 = 0x3ea98caa  R11 = 0x3e9b7e9b
    expect lane 6 R8 = 0x3f5e8fdf  R9 = 0x3f151895  R10 = 0x3f161296  R11 = 0x3ec1eec2
    expect lane 7 R8 = 0x3f615ce1  R9 = 0x3f100890  R10 = 0x3f197c99  R11 = 0x3ecf0ecf
    expect lane 8 R8 = 0x3ef75af7  R9 = 0x3ea3c6a4  R10 = 0x3f4a95cb  R11 = 0x3f4778c7
    expect lane 9 R8 = 0x3f712cf1  R9 = 0x3ef4c4f5  R10 = 0x3dcb88cc  R11 = 0x3e87f088
    expect lane 10 R8 = 0x3effbb00  R9 = 0x3e831c83  R10 = 0x3e94d695  R11 = 0x3f0ceb8d
    expect lane 11 R8 = 0x3f1b729b  R9 = 0x3f059b86  R10 = 0x3ec86cc8  R11 = 0x3ec894c9
    expect lane 12 R8 = 0x3f0e5a8e  R9 = 0x3eb56cb5  R10 = 0x3f20d8a1  R11 = 0x3f2bdfac
    expect lane 13 R8 = 0x3f5f42df  R9 = 0x3e2cc4ad  R10 = 0x3f0a788a  R11 = 0x3f1c9e9d
    expect lane 14 R8 = 0x3f08bf89  R9 = 0x3e837283  R10 = 0x3f108191  R11 = 0x3f3a0cba
    expect lane 15 R8 = 0x3e35a0b6  R9 = 0x3f30fdb1  R10 = 0x3ef862f8  R11 = 0x3f2b01ab
    expect lane 16 R8 = 0x3eef5aef  R9 = 0x3f4c2fcc  R10 = 0x3f154295  R11 = 0x3e3bd8bc
    expect lane 17 R8 = 0x3f5f34df  R9 = 0x3f13ed94  R10 = 0x3f16dc97  R11 = 0x3ecfa2d0
    expect lane 18 R8 = 0x3e63ace4  R9 = 0x3ec326c3  R10 = 0x3efc78fc  R11 = 0x3f2afcab
    expect lane 19 R8 = 0x3f067586  R9 = 0x3ebe84bf  R10 = 0x3f2248a2  R11 = 0x3ea9d6aa
    expect lane 20 R8 = 0x3e7450f4  R9 = 0x3e896689  R10 = 0x3ef154f1  R11 = 0x3f26e2a7
    expect lane 21 R8 = 0x3f0c348c  R9 = 0x3ea578a5  R10 = 0x3e6e7cee  R11 = 0x3ea060a0
    expect lane 22 R8 = 0x3e3114b1  R9 = 0x3e19f89a  R10 = 0x3ee6e8e7  R11 = 0x3e9f9ca0
    expect lane 23 R8 = 0x3f21e3a2  R9 = 0x3f3af0bb  R10 = 0x3f0cfa8d  R11 = 0x3e971297
    expect lane 24 R8 = 0x3ed6d6d7  R9 = 0x3d40c0c1  R10 = 0x3f048485  R11 = 0x3ecaa4cb
    expect lane 25 R8 = 0x3ef3f8f4  R9 = 0x3f4c04cc  R10 = 0x3f156695  R11 = 0x3dd390d4
    expect lane 26 R8 = 0x3f4b60cb  R9 = 0x3f112f91  R10 = 0x3e8bb08c  R11 = 0x3e8b888c
    expect lane 27 R8 = 0x3eb09eb1  R9 = 0x3e8d748d  R10 = 0x3eaf48af  R11 = 0x3f02da83
    expect lane 28 R8 = 0x3e9c229c  R9 = 0x3f5831d8  R10 = 0x3e5a18da  R11 = 0x3ec1bec2
    expect lane 29 R8 = 0x3ec9acca  R9 = 0x3eba72ba  R10 = 0x3ee528e5  R11 = 0x3ec832c8
    expect lane 30 R8 = 0x3f6221e2  R9 = 0x3eefaef0  R10 = 0x3eac8cad  R11 = 0x3ea450a4
    expect lane 31 R8 = 0x3e9c4a9c  R9 = 0x3f2401a4  R10 = 0x3f0f178f  R11 = 0x3f4246c2
}
