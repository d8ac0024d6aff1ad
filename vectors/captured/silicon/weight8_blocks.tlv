# TEX of blocks, filtered: BC1 and BC3 as the device mixes their colours, BC6H and BC7.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-125a PD-126 PD-83a
policy bc1_nv
policy filter_weight8

texture 0 { type TWO_D_NO_MIPMAP  format DXT1 UNORM  size 16 16  address 0x10000000  texels rows e9e385a3ab092dd86b00edebdf5bb80546852070002334eaf51ed4b2a6b092a1197851534f644852d56b3d549b6759d6fea0d56a1cca977e666bce3ff01a175545e98f44d9b2f9eeb7bc45b7442eaf8b5c125a1568202d0ac56ef1b25e865dad493558158ccaba52e804b520d3ce984a7430fda5201ea52dcfa961b0b5b2c274 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format BC6H_UF16 FLOAT  size 16 16  address 0x10020000  texels rows e9e385a3ab092dd87ae16fba246a62896b00edebdf5bb80550cdd507491a038346852070002334ea3a2f7068a549b28cf51ed4b2a6b092a18169b34a821fd397197851534f644852041e086f00dd99a5d56b3d549b6759d694f1e898625021fffea0d56a1cca977ef316c2083bd1b931666bce3ff01a175556f311d5cff974e845e98f44d9b2f9ee7e6124d765c548deb7bc45b7442eaf8b6ed9944adb2db1be5c125a1568202d0a266aebeb59d7fc92c56ef1b25e865dad0e09d71b01c62e6d493558158ccaba5281fb5c4794068608e804b520d3ce984a554473a20afcd4777430fda5201ea52dc4185231bc68d928cfa961b0b5b2c27431d6cd00d51601f0 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format BC7U UNORM  size 16 16  address 0x10040000  texels rows e9e385a3ab092dd87ae16fba246a62896b00edebdf5bb80550cdd507491a038346852070002334ea3a2f7068a549b28cf51ed4b2a6b092a18169b34a821fd397197851534f644852041e086f00dd99a5d56b3d549b6759d694f1e898625021fffea0d56a1cca977ef316c2083bd1b931666bce3ff01a175556f311d5cff974e845e98f44d9b2f9ee7e6124d765c548deb7bc45b7442eaf8b6ed9944adb2db1be5c125a1568202d0a266aebeb59d7fc92c56ef1b25e865dad0e09d71b01c62e6d493558158ccaba5281fb5c4794068608e804b520d3ce984a554473a20afcd4777430fda5201ea52dc4185231bc68d928cfa961b0b5b2c27431d6cd00d51601f0 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format DXT45 UNORM  size 16 16  address 0x10060000  texels rows e9e385a3ab092dd87ae16fba246a62896b00edebdf5bb80550cdd507491a038346852070002334ea3a2f7068a549b28cf51ed4b2a6b092a18169b34a821fd397197851534f644852041e086f00dd99a5d56b3d549b6759d694f1e898625021fffea0d56a1cca977ef316c2083bd1b931666bce3ff01a175556f311d5cff974e845e98f44d9b2f9ee7e6124d765c548deb7bc45b7442eaf8b6ed9944adb2db1be5c125a1568202d0a266aebeb59d7fc92c56ef1b25e865dad0e09d71b01c62e6d493558158ccaba5281fb5c4794068608e804b520d3ce984a554473a20afcd4777430fda5201ea52dc4185231bc68d928cfa961b0b5b2c27431d6cd00d51601f0 }
handle 3 texture 3 sampler 0

warp 0 {   # blocks.bc1.linear
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3e32c000) bits(0x3e470000) bits(0x3f4aa000) bits(0x3f15e000) bits(0x3f662000)
        bits(0x3f105000) bits(0x3f2c7000) bits(0x3d838000) bits(0x3f617000) bits(0x3e7d8000) bits(0x3e300000)
        bits(0x3ed0a000) bits(0x3f20b000) bits(0x3f3c0000) bits(0x3e060000) bits(0x3f221000) bits(0x3f56f000)
        bits(0x3f059000) bits(0x3e368000) bits(0x3f3b9000) bits(0x3cb20000) bits(0x3f03c000) bits(0x3e7f8000)
        bits(0x3f63e000) bits(0x3ea9c000) bits(0x3e4dc000) bits(0x3ed48000) bits(0x3e8a8000) bits(0x3f68d000)
        bits(0x3f45d000) bits(0x3f02c000) }
    t = { bits(0x3ee14000) bits(0x3e644000) bits(0x3f227000) bits(0x3f30f000) bits(0x3f5c7000) bits(0x3f142000)
        bits(0x3ef68000) bits(0x3e942000) bits(0x3e534000) bits(0x3f0a6000) bits(0x3edc2000) bits(0x3f450000)
        bits(0x3f591000) bits(0x3e9a0000) bits(0x3eb34000) bits(0x3f3c3000) bits(0x3f3bf000) bits(0x3f17c000)
        bits(0x3e802000) bits(0x3e824000) bits(0x3f047000) bits(0x3da38000) bits(0x3f433000) bits(0x3f693000)
        bits(0x3ef46000) bits(0x3f75e000) bits(0x3f206000) bits(0x3dc58000) bits(0x3eab8000) bits(0x3f4e5000)
        bits(0x3f71c000) bits(0x3f580000) }
    expect lane 0 R8 = 0x3ee8e4e9  R9 = 0x3d8ee08f  R10 = 0x3f42e6c3  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f2814a8  R9 = 0x3eda22da  R10 = 0x3e578cd8  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f07c388  R9 = 0x3ed1f2d2  R10 = 0x3eb4e4b5  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f17e598  R9 = 0x3e9c189c  R10 = 0x3eeafaeb  R11 = 0x3f55ffd6
    expect lane 4 R8 = 0x3e61b8e2  R9 = 0x3e7b38fb  R10 = 0x3eacb2ad  R11 = 0x3ec000c0
    expect lane 5 R8 = 0x3efe3cfe  R9 = 0x3f2f4eaf  R10 = 0x3e8ca28d  R11 = 0x3f78fff9
    expect lane 6 R8 = 0x3edebadf  R9 = 0x3e867886  R10 = 0x3f55c6d6  R11 = 0x3f800000
    expect lane 7 R8 = 0x3eff4cff  R9 = 0x3e883688  R10 = 0x3f4784c8  R11 = 0x3f800000
    expect lane 8 R8 = 0x3f53b7d4  R9 = 0x3ef3a2f4  R10 = 0x3e806480  R11 = 0x3f800000
    expect lane 9 R8 = 0x3ee04ee0  R9 = 0x3e8f8c90  R10 = 0x3ea64aa6  R11 = 0x3f26ffa7
    expect lane 10 R8 = 0x3eaaa4ab  R9 = 0x3eea7cea  R10 = 0x3f3298b3  R11 = 0x3f800000
    expect lane 11 R8 = 0x3e8a228a  R9 = 0x3f1a4a9a  R10 = 0x3ea5aea6  R11 = 0x3f800000
    expect lane 12 R8 = 0x3c0cc08d  R9 = 0x3f125292  R10 = 0x3e903290  R11 = 0x3f7afffb
    expect lane 13 R8 = 0x3f00ac81  R9 = 0x3e860486  R10 = 0x3f491bc9  R11 = 0x3f800000
    expect lane 14 R8 = 0x3eecdeed  R9 = 0x3eb624b6  R10 = 0x3f294ba9  R11 = 0x3f800000
    expect lane 15 R8 = 0x3efe5efe  R9 = 0x3eddb2de  R10 = 0x3eadf6ae  R11 = 0x3f800000
    expect lane 16 R8 = 0x3e054085  R9 = 0x3eac06ac  R10 = 0x3f5adcdb  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f3067b0  R9 = 0x3ec036c0  R10 = 0x3f070487  R11 = 0x3f7bfffc
    expect lane 18 R8 = 0x3f03a884  R9 = 0x3e914891  R10 = 0x3f0d8e8e  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f08c389  R9 = 0x3e8cb68d  R10 = 0x3ef83af8  R11 = 0x3f800000
    expect lane 20 R8 = 0x3e5fc4e0  R9 = 0x3f1e679e  R10 = 0x3f3552b5  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f2a90ab  R9 = 0x3ee4ace5  R10 = 0x3e2e78ae  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e2da8ae  R9 = 0x3e3d44bd  R10 = 0x3f115e91  R11 = 0x3f4fffd0
    expect lane 23 R8 = 0x3d989899  R9 = 0x3f224da2  R10 = 0x3ec0bac1  R11 = 0x3f800000
    expect lane 24 R8 = 0x3e87b688  R9 = 0x3f6303e3  R10 = 0x3ee3e0e4  R11 = 0x3f76fff7
    expect lane 25 R8 = 0x3d7a00fa  R9 = 0x3eb67cb6  R10 = 0x3eec06ec  R11 = 0x3f800000
    expect lane 26 R8 = 0x3f0f458f  R9 = 0x3ec796c8  R10 = 0x3eada4ae  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f668fe7  R9 = 0x3ef146f1  R10 = 0x3ecf28cf  R11 = 0x3f76fff7
    expect lane 28 R8 = 0x3eb1f2b2  R9 = 0x3efc64fc  R10 = 0x3f4c90cd  R11 = 0x3f800000
    expect lane 29 R8 = 0x3d106090  R9 = 0x3bde00de  R10 = 0x3c5740d7  R11 = 0x3d5000d0
    expect lane 30 R8 = 0x3f2131a1  R9 = 0x3e3e94bf  R10 = 0x3ee01ce0  R11 = 0x3f800000
    expect lane 31 R8 = 0x3e905890  R9 = 0x3e884088  R10 = 0x3f084088  R11 = 0x3f2bffac
}

warp 1 {   # blocks.bc6hu.linear
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3e32c000) bits(0x3e470000) bits(0x3f4aa000) bits(0x3f15e000) bits(0x3f662000)
        bits(0x3f105000) bits(0x3f2c7000) bits(0x3d838000) bits(0x3f617000) bits(0x3e7d8000) bits(0x3e300000)
        bits(0x3ed0a000) bits(0x3f20b000) bits(0x3f3c0000) bits(0x3e060000) bits(0x3f221000) bits(0x3f56f000)
        bits(0x3f059000) bits(0x3e368000) bits(0x3f3b9000) bits(0x3cb20000) bits(0x3f03c000) bits(0x3e7f8000)
        bits(0x3f63e000) bits(0x3ea9c000) bits(0x3e4dc000) bits(0x3ed48000) bits(0x3e8a8000) bits(0x3f68d000)
        bits(0x3f45d000) bits(0x3f02c000) }
    t = { bits(0x3ee14000) bits(0x3e644000) bits(0x3f227000) bits(0x3f30f000) bits(0x3f5c7000) bits(0x3f142000)
        bits(0x3ef68000) bits(0x3e942000) bits(0x3e534000) bits(0x3f0a6000) bits(0x3edc2000) bits(0x3f450000)
        bits(0x3f591000) bits(0x3e9a0000) bits(0x3eb34000) bits(0x3f3c3000) bits(0x3f3bf000) bits(0x3f17c000)
        bits(0x3e802000) bits(0x3e824000) bits(0x3f047000) bits(0x3da38000) bits(0x3f433000) bits(0x3f693000)
        bits(0x3ef46000) bits(0x3f75e000) bits(0x3f206000) bits(0x3dc58000) bits(0x3eab8000) bits(0x3f4e5000)
        bits(0x3f71c000) bits(0x3f580000) }
    expect lane 0 R8 = 0x40990000  R9 = 0x3c6f4000  R10 = 0x3ac00000  R11 = 0x0
    expect lane 1 R8 = 0x3d9ae000  R9 = 0x3fbf2000  R10 = 0x41258000  R11 = 0x0
    expect lane 2 R8 = 0x410b4000  R9 = 0x3b7f6000  R10 = 0x3e988000  R11 = 0x0
    expect lane 3 R8 = 0x44850000  R9 = 0x43180000  R10 = 0x44e72000  R11 = 0x0
    expect lane 4 R8 = 0x3dd62000  R9 = 0x46b68000  R10 = 0x39364000  R11 = 0x0
    expect lane 5 R8 = 0x46116000  R9 = 0x43ae6000  R10 = 0x43300000  R11 = 0x0
    expect lane 6 R8 = 0x44efc000  R9 = 0x41696000  R10 = 0x43b74000  R11 = 0x0
    expect lane 7 R8 = 0x3997c000  R9 = 0x45840000  R10 = 0x45ba2000  R11 = 0x0
    expect lane 8 R8 = 0x3bb60000  R9 = 0x40cc2000  R10 = 0x42b4a000  R11 = 0x0
    expect lane 9 R8 = 0x4496a000  R9 = 0x42c60000  R10 = 0x44602000  R11 = 0x0
    expect lane 10 R8 = 0x42cc0000  R9 = 0x45fd0000  R10 = 0x3cabe000  R11 = 0x0
    expect lane 11 R8 = 0x3ff9a000  R9 = 0x3fd38000  R10 = 0x43740000  R11 = 0x0
    expect lane 12 R8 = 0x38bce000  R9 = 0x3d92e000  R10 = 0x3e042000  R11 = 0x0
    expect lane 13 R8 = 0x3972e000  R9 = 0x45fd6000  R10 = 0x461ae000  R11 = 0x0
    expect lane 14 R8 = 0x453e0000  R9 = 0x460a0000  R10 = 0x45f70000  R11 = 0x0
    expect lane 15 R8 = 0x40ed0000  R9 = 0x3f170000  R10 = 0x42850000  R11 = 0x0
    expect lane 16 R8 = 0x3ce52000  R9 = 0x42960000  R10 = 0x46858000  R11 = 0x0
    expect lane 17 R8 = 0x42da2000  R9 = 0x43442000  R10 = 0x43c3c000  R11 = 0x0
    expect lane 18 R8 = 0x42126000  R9 = 0x423b0000  R10 = 0x4450e000  R11 = 0x0
    expect lane 19 R8 = 0x3f24a000  R9 = 0x3f568000  R10 = 0x40926000  R11 = 0x0
    expect lane 20 R8 = 0x45020000  R9 = 0x44b38000  R10 = 0x470fe000  R11 = 0x0
    expect lane 21 R8 = 0x3ba20000  R9 = 0x3daba000  R10 = 0x424ce000  R11 = 0x0
    expect lane 22 R8 = 0x3d634000  R9 = 0x46f04000  R10 = 0x46546000  R11 = 0x0
    expect lane 23 R8 = 0x3c846000  R9 = 0x3ffa8000  R10 = 0x44774000  R11 = 0x0
    expect lane 24 R8 = 0x46284000  R9 = 0x46b10000  R10 = 0x42b0a000  R11 = 0x0
    expect lane 25 R8 = 0x38aec000  R9 = 0x3d892000  R10 = 0x3e17e000  R11 = 0x0
    expect lane 26 R8 = 0x41114000  R9 = 0x3bb52000  R10 = 0x3e89e000  R11 = 0x0
    expect lane 27 R8 = 0x43d44000  R9 = 0x43630000  R10 = 0x3bda2000  R11 = 0x0
    expect lane 28 R8 = 0x427f0000  R9 = 0x414f8000  R10 = 0x3beae000  R11 = 0x0
    expect lane 29 R8 = 0x42024000  R9 = 0x4009e000  R10 = 0x3f31e000  R11 = 0x0
    expect lane 30 R8 = 0x41e0e000  R9 = 0x45978000  R10 = 0x3f19a000  R11 = 0x0
    expect lane 31 R8 = 0x3d93e000  R9 = 0x471ce000  R10 = 0x3d3d6000  R11 = 0x0
}

warp 2 {   # blocks.bc7.linear
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3e32c000) bits(0x3e470000) bits(0x3f4aa000) bits(0x3f15e000) bits(0x3f662000)
        bits(0x3f105000) bits(0x3f2c7000) bits(0x3d838000) bits(0x3f617000) bits(0x3e7d8000) bits(0x3e300000)
        bits(0x3ed0a000) bits(0x3f20b000) bits(0x3f3c0000) bits(0x3e060000) bits(0x3f221000) bits(0x3f56f000)
        bits(0x3f059000) bits(0x3e368000) bits(0x3f3b9000) bits(0x3cb20000) bits(0x3f03c000) bits(0x3e7f8000)
        bits(0x3f63e000) bits(0x3ea9c000) bits(0x3e4dc000) bits(0x3ed48000) bits(0x3e8a8000) bits(0x3f68d000)
        bits(0x3f45d000) bits(0x3f02c000) }
    t = { bits(0x3ee14000) bits(0x3e644000) bits(0x3f227000) bits(0x3f30f000) bits(0x3f5c7000) bits(0x3f142000)
        bits(0x3ef68000) bits(0x3e942000) bits(0x3e534000) bits(0x3f0a6000) bits(0x3edc2000) bits(0x3f450000)
        bits(0x3f591000) bits(0x3e9a0000) bits(0x3eb34000) bits(0x3f3c3000) bits(0x3f3bf000) bits(0x3f17c000)
        bits(0x3e802000) bits(0x3e824000) bits(0x3f047000) bits(0x3da38000) bits(0x3f433000) bits(0x3f693000)
        bits(0x3ef46000) bits(0x3f75e000) bits(0x3f206000) bits(0x3dc58000) bits(0x3eab8000) bits(0x3f4e5000)
        bits(0x3f71c000) bits(0x3f580000) }
    expect lane 0 R8 = 0x3f0c5c8c  R9 = 0x3f020e82  R10 = 0x3ee550e5  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f2b0dab  R9 = 0x3f002e80  R10 = 0x3f179d98  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f46aac7  R9 = 0x3ef778f7  R10 = 0x3f100690  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f034283  R9 = 0x3f5695d7  R10 = 0x3efbd8fc  R11 = 0x3f800000
    expect lane 4 R8 = 0x3f1a759a  R9 = 0x3f2ba4ac  R10 = 0x3ec332c3  R11 = 0x3f800000
    expect lane 5 R8 = 0x3eca90cb  R9 = 0x3ecaa2cb  R10 = 0x3f1e0a9e  R11 = 0x3f800000
    expect lane 6 R8 = 0x3ef8d0f9  R9 = 0x3f2217a2  R10 = 0x3f0ffb90  R11 = 0x3f800000
    expect lane 7 R8 = 0x3eec30ec  R9 = 0x3efbb8fc  R10 = 0x3f445cc4  R11 = 0x3f800000
    expect lane 8 R8 = 0x3f37edb8  R9 = 0x3f2cfdad  R10 = 0x3f125492  R11 = 0x3f800000
    expect lane 9 R8 = 0x3ed7a0d8  R9 = 0x3f274ba7  R10 = 0x3f039684  R11 = 0x3f800000
    expect lane 10 R8 = 0x3ebca6bd  R9 = 0x3ee968e9  R10 = 0x3f2f9ab0  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f3110b1  R9 = 0x3eb35ab3  R10 = 0x3f11f992  R11 = 0x3f800000
    expect lane 12 R8 = 0x3e99b89a  R9 = 0x3ea69ca7  R10 = 0x3f0cd18d  R11 = 0x3f800000
    expect lane 13 R8 = 0x3efcb2fd  R9 = 0x3f2128a1  R10 = 0x3f0a8e8b  R11 = 0x3f800000
    expect lane 14 R8 = 0x3ed322d3  R9 = 0x3ef554f5  R10 = 0x3f19d69a  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f0eee8f  R9 = 0x3f07ce88  R10 = 0x3ef18ef2  R11 = 0x3f800000
    expect lane 16 R8 = 0x3ebcf6bd  R9 = 0x3f192299  R10 = 0x3f23dfa4  R11 = 0x3f800000
    expect lane 17 R8 = 0x3eccf2cd  R9 = 0x3ebc2abc  R10 = 0x3f208da1  R11 = 0x3f800000
    expect lane 18 R8 = 0x3eb4d8b5  R9 = 0x3e9b569b  R10 = 0x3f4609c6  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f19999a  R9 = 0x3ea43ca4  R10 = 0x3ee552e5  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f36a8b7  R9 = 0x3ebda2be  R10 = 0x3ed22ad2  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f461ec6  R9 = 0x3f3dbfbe  R10 = 0x3e8b688b  R11 = 0x3f800000
    expect lane 22 R8 = 0x3f15e596  R9 = 0x3f137b93  R10 = 0x3ea8f6a9  R11 = 0x3f800000
    expect lane 23 R8 = 0x3ef198f2  R9 = 0x3ec6f6c7  R10 = 0x3f3845b8  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f3f81c0  R9 = 0x3f3cfdbd  R10 = 0x3ef7d4f8  R11 = 0x3f800000
    expect lane 25 R8 = 0x3e93ec94  R9 = 0x3ea6a6a7  R10 = 0x3f236ea3  R11 = 0x3f800000
    expect lane 26 R8 = 0x3f44c2c5  R9 = 0x3ef8f4f9  R10 = 0x3f11ee92  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f079888  R9 = 0x3f6a62ea  R10 = 0x3dfa58fa  R11 = 0x3f800000
    expect lane 28 R8 = 0x3f43cdc4  R9 = 0x3f130693  R10 = 0x3ef128f1  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f21dfa2  R9 = 0x3ed9f0da  R10 = 0x3f2fe0b0  R11 = 0x3f800000
    expect lane 30 R8 = 0x3e53acd4  R9 = 0x3e93aa94  R10 = 0x3e3fb8c0  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f1bf39c  R9 = 0x3f36d2b7  R10 = 0x3ec534c5  R11 = 0x3f800000
}

warp 3 {   # blocks.bc3.linear
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x3c080000) bits(0x3e32c000) bits(0x3e470000) bits(0x3f4aa000) bits(0x3f15e000) bits(0x3f662000)
        bits(0x3f105000) bits(0x3f2c7000) bits(0x3d838000) bits(0x3f617000) bits(0x3e7d8000) bits(0x3e300000)
        bits(0x3ed0a000) bits(0x3f20b000) bits(0x3f3c0000) bits(0x3e060000) bits(0x3f221000) bits(0x3f56f000)
        bits(0x3f059000) bits(0x3e368000) bits(0x3f3b9000) bits(0x3cb20000) bits(0x3f03c000) bits(0x3e7f8000)
        bits(0x3f63e000) bits(0x3ea9c000) bits(0x3e4dc000) bits(0x3ed48000) bits(0x3e8a8000) bits(0x3f68d000)
        bits(0x3f45d000) bits(0x3f02c000) }
    t = { bits(0x3ee14000) bits(0x3e644000) bits(0x3f227000) bits(0x3f30f000) bits(0x3f5c7000) bits(0x3f142000)
        bits(0x3ef68000) bits(0x3e942000) bits(0x3e534000) bits(0x3f0a6000) bits(0x3edc2000) bits(0x3f450000)
        bits(0x3f591000) bits(0x3e9a0000) bits(0x3eb34000) bits(0x3f3c3000) bits(0x3f3bf000) bits(0x3f17c000)
        bits(0x3e802000) bits(0x3e824000) bits(0x3f047000) bits(0x3da38000) bits(0x3f433000) bits(0x3f693000)
        bits(0x3ef46000) bits(0x3f75e000) bits(0x3f206000) bits(0x3dc58000) bits(0x3eab8000) bits(0x3f4e5000)
        bits(0x3f71c000) bits(0x3f580000) }
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3f63e3e4  R10 = 0x3e848485
    expect lane 1 R8 = 0x3f5642d6  R9 = 0x3e63f0e4  R10 = 0x3f4289c3
    expect lane 2 R8 = 0x3f21b1a2  R9 = 0x3f121492  R10 = 0x3f041684
    expect lane 3 R8 = 0x3d99b89a  R9 = 0x3ebcc0bd  R10 = 0x3f27b9a8
    expect lane 4 R8 = 0x3e034083  R9 = 0x3de818e8  R10 = 0x3e8c8a8d
    expect lane 5 R8 = 0x3d179098  R9 = 0x3e209ca1  R10 = 0x3ef440f4
    expect lane 6 R8 = 0x3e4494c5  R9 = 0x3ef6c6f7  R10 = 0x3eacfaad
    expect lane 7 R8 = 0x3d3fa0c0  R9 = 0x3ee39ee4  R10 = 0x3ea2dea3
    expect lane 8 R8 = 0x3f50aed1  R9 = 0x3e779cf8  R10 = 0x3f24b1a5
    expect lane 9 R8 = 0x3d109091  R9 = 0x3e16d897  R10 = 0x3ef030f0
    expect lane 10 R8 = 0x3ed398d4  R9 = 0x3ef9e8fa  R10 = 0x3e70b4f1
    expect lane 11 R8 = 0x3eec0cec  R9 = 0x3f5742d7  R10 = 0x3f2797a8
    expect lane 12 R8 = 0x3f06b787  R9 = 0x3ebe38be  R10 = 0x3f223ca2
    expect lane 13 R8 = 0x3d3e40be  R9 = 0x3eee94ef  R10 = 0x3ea71ea7
    expect lane 14 R8 = 0x3e7c30fc  R9 = 0x3edadedb  R10 = 0x3eae66ae
    expect lane 15 R8 = 0x3f247aa4  R9 = 0x3f5723d7  R10 = 0x3ed52ed5
    expect lane 16 R8 = 0x3f19bf9a  R9 = 0x3eaee2af  R10 = 0x3ea76ea7
    expect lane 17 R8 = 0x3db8e0b9  R9 = 0x3ee806e8  R10 = 0x3f3950b9
    expect lane 18 R8 = 0x3e3208b2  R9 = 0x3f175297  R10 = 0x3f058b86
    expect lane 19 R8 = 0x3ede7ede  R9 = 0x3f042884  R10 = 0x3ed53cd5
    expect lane 20 R8 = 0x3f24c4a5  R9 = 0x3f0cb08d  R10 = 0x3ef6ecf7
    expect lane 21 R8 = 0x3f5cfadd  R9 = 0x3e4fe8d0  R10 = 0x3f3f6dbf
    expect lane 22 R8 = 0x3e902690  R9 = 0x3e7894f9  R10 = 0x3e93e894
    expect lane 23 R8 = 0x3f074b87  R9 = 0x3f0e328e  R10 = 0x3ef7fef8
    expect lane 24 R8 = 0x3f4da1ce  R9 = 0x3eddfcde  R10 = 0x3f2084a1
    expect lane 25 R8 = 0x3f1d5d9d  R9 = 0x3ea45ca4  R10 = 0x3f1e169e
    expect lane 26 R8 = 0x3f28f3a9  R9 = 0x3f1e3e9e  R10 = 0x3eed3aed
    expect lane 27 R8 = 0x3e116891  R9 = 0x3f6db0ee  R10 = 0x3f2671a6
    expect lane 28 R8 = 0x3f5627d6  R9 = 0x3e984098  R10 = 0x3f0e448e
    expect lane 29 R8 = 0x3ccd80ce  R9 = 0x3dea00ea  R10 = 0x3ed8d2d9
    expect lane 30 R8 = 0x3eeb0aeb  R9 = 0x3eeab0eb  R10 = 0x3eedeaee
    expect lane 31 R8 = 0x3e6eacef  R9 = 0x3e3f40bf  R10 = 0x3e973e97
}
